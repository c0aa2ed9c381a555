/* tests/resolution: tests/README.md describes the format. */
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

/* Appends a file's lines. Ends the program if one is malformed. */
void read_resolutions(resolutions *list, const char *file);
void free_resolutions(resolutions *list);

#endif
