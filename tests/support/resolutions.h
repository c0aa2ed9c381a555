/* Reads the files of tests/resolution; tests/README.md describes their format. */
#ifndef RESOLUTIONS_H
#define RESOLUTIONS_H

#include <stdbool.h>

#include "uric.h"

typedef struct resolution {
    const char *file;
    unsigned line;
    char *base;
    char *reference;
    char *target;
    char *printed; /* or NULL */
    unsigned options;
    bool above_root;
} resolution;

typedef struct resolutions {
    resolution *at;
    size_t count;
} resolutions;

/* Appends the cases of a file. Ends the program if a line is malformed. */
void read_resolutions(resolutions *list, const char *file);
void free_resolutions(resolutions *list);

#endif
