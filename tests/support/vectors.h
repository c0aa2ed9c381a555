/* The cases of files in tests/vectors. */
#ifndef VECTORS_H
#define VECTORS_H

#include "vector.h"

/* Each vector has memory of its own, its text exactly `len` bytes, for a sanitizer to see what is
 * read beyond. */
typedef struct vectors {
    vector *at;
    char **line; /* what each points into */
    size_t count;
} vectors;

/* Adds the cases of a file; a line that is none ends the program. */
void read_vectors(vectors *list, const char *file);
void free_vectors(vectors *list);

/* The grammar of that name, or NULL. */
const uric_grammar *grammar_named(const char *name);

#endif
