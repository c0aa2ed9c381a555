/* Files and failures. */
#ifndef URIC_MANUAL_SUPPORT_H
#define URIC_MANUAL_SUPPORT_H

#include <stddef.h>
#include <stdio.h>

_Noreturn void give_up(const char *what, const char *path);

/* The text of a file, which ends with NUL, and lives as long as the program. */
const char *read_whole(const char *path);

/* Opens a file for writing; makes the folders that it is in. close_whole fails for what was not
 * written. */
FILE *create(const char *path);
void close_created(FILE *file, const char *path);

/* A path in a folder; it lives as long as the program. */
const char *path_in(const char *folder, const char *name);

#endif
