/* Reads the files of tests/vectors. */
#ifndef VECTORS_H
#define VECTORS_H

#include "vector.h"

/* Each text has memory of its own, of exactly `len` bytes, so that a sanitizer finds reads beyond
 * it. */
typedef struct vectors {
    vector *at;
    char **line; /* the line that each vector points into */
    size_t count;
} vectors;

/* Appends the cases of a file. Ends the program if a line is malformed. */
void read_vectors(vectors *list, const char *file);
void free_vectors(vectors *list);

/* Returns the grammar of a name, or NULL. */
const uric_grammar *grammar_named(const char *name);

#endif
