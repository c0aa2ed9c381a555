/* The files of a grammar: NAME.rl, NAME.c, NAME.h and others. */
#ifndef BUILD_FILES_H
#define BUILD_FILES_H

#include "build/build.h"

typedef struct wanted_files {
    const char *folder;  /* where they are written; NULL: the current folder */
    bool compact;        /* NAME_compact.c, too */
    bool header;         /* NAME.h */
    const char *depfile; /* for Make and Ninja: the files on which NAME.c depends; or NULL */
} wanted_files;

/* Fails if the folder is not there and cannot be made, so that nobody learns it only from a long
 * build. */
void check_folder(const wanted_files *wanted);

/* Writes those that differ, and prints a line for each. */
void write_files(const built *b, const wanted_files *wanted);

#endif
