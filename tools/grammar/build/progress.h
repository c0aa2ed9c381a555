/* The steps of a build: what is being done, and how long it took. A step that takes longer than a
 * second is shown, with its seconds, on standard error if that is a terminal. */
#ifndef BUILD_PROGRESS_H
#define BUILD_PROGRESS_H

#include <stdbool.h>
#include <stdio.h>

/* Ends the step before, and begins one: "lint", for example. NULL: none begins. */
void begin_step(const char *name);

/* Prints a line for each step done: its name and its seconds. */
void print_timings(FILE *out);

#endif
