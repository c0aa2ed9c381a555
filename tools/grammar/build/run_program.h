/* Programs that a build runs, and the files that it hands to them. */
#ifndef RUN_PROGRAM_H
#define RUN_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>

/* Makes a folder for files of a run. */
char *make_folder(void);

/* False: errno says why. */
bool write_file(const char *path, const char *text, size_t len);

/* Runs a program, which is looked for in PATH unless its name has a slash. `words` ends with NULL.
 * What it prints goes to the file `log`. Gives the status of waitpid; -1: there is no such program.
 */
int run_program(char **words, const char *log);

#endif
