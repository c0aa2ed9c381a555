/* Reads and writes files; failures end the program. */
#ifndef URIC_MANUAL_SUPPORT_H
#define URIC_MANUAL_SUPPORT_H

#include <stddef.h>
#include <stdio.h>

/* Prints "uric-manual: PATH: WHAT" and the text of errno; exits with 1. */
_Noreturn void give_up(const char *what, const char *path);

/* Returns the text of a file, which ends with NUL and is never freed. */
const char *read_whole(const char *path);

/* Opens a file for writing, and creates its folders. close_created fails if something was not
 * written. */
FILE *create(const char *path);
void close_created(FILE *file, const char *path);

/* Returns the path of a name in a folder, which is never freed. */
const char *path_in(const char *folder, const char *name);

#endif
