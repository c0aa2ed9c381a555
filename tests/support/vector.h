/* A case of tests/vectors; tests/README.md describes their format. Needs no heap and of libc no
 * more than string.h: firmware reads its vectors by the same code. */
#ifndef VECTOR_H
#define VECTOR_H

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
    char *text;
    size_t len;
    uric_status status;
    size_t offset; /* where it is refused; `len` if it ends too early */
    char *in;      /* the component of the error, or NULL */
    field fields[MOST_FIELDS];
    unsigned field_count; /* 0: the components are not told */
} vector;

/* Takes a line apart in place: the vector points into it. A comment or an empty line leaves `rule`
 * NULL. Returns NULL, or what is wrong with the line. */
const char *read_vector(vector *v, const char *file, unsigned number, char *line);

/* Undoes \xHH and \\ in place. Returns NULL, or what is wrong with the word. */
const char *unescape(char *word, size_t *len);

/* The value of a field, NULL if it is not there. */
const field *find_field(const vector *v, const char *name);

#endif
