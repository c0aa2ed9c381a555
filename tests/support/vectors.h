/* The cases of tests/vectors; README.md there describes their format. */
#ifndef VECTORS_H
#define VECTORS_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

enum { MOST_FIELDS = 24 };

typedef struct field {
    char *name, *value;
    size_t len;
} field;

typedef struct vector {
    const char *file;
    unsigned line;
    char *rule;
    char *text; /* of exactly `len` bytes, for a sanitizer to see what is read beyond */
    size_t len;
    uric_status status;
    size_t offset; /* where it is refused; `len` if it ends too early */
    char *in;      /* the component of the error, or NULL */
    field fields[MOST_FIELDS];
    unsigned field_count; /* 0: the components are not told */
} vector;

typedef struct vectors {
    vector *at;
    size_t count;
} vectors;

/* Adds the cases of a file; a line that is none ends the program. */
void read_vectors(vectors *list, const char *file);
void free_vectors(vectors *list);

/* Undoes \xHH and \\ in place; false if a backslash has neither behind it. */
bool unescape(char *word, size_t *len);

/* The grammar of that name, or NULL. */
const uric_grammar *grammar_named(const char *name);

/* The value of a field, NULL if it is not there. */
const field *find_field(const vector *v, const char *name);

#endif
