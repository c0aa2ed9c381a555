/* Files of tests/vectors as C, written by `embed`. */
#ifndef EMBEDDED_H
#define EMBEDDED_H

#include "uric.h"

typedef struct embedded {
    const char *name; /* rfc3986/ipv6.txt */
    const uric_grammar *grammar;
    const char *text;
    size_t len;
} embedded;

extern const embedded embedded_files[];
extern const size_t embedded_count;

#endif
