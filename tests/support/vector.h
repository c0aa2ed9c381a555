/* Reads a line of tests/vectors; tests/README.md describes the format. Firmware uses this code,
 * too: it needs no heap, and only string.h of libc. */
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
    size_t offset; /* of the refused byte; `len` if the text ends too early */
    char *in;      /* the component of the error, or NULL */
    field fields[MOST_FIELDS];
    unsigned field_count; /* 0: the vector does not state the components */
} vector;

/* Splits a line in place: the vector points into the line. For a comment or an empty line, `rule`
 * is NULL. Returns NULL or an error message. */
const char *read_vector(vector *v, const char *file, unsigned number, char *line);

/* Decodes \xHH and \\ in place. Returns NULL or an error message. */
const char *unescape(char *word, size_t *len);

/* Returns the field of a name, or NULL. */
const field *find_field(const vector *v, const char *name);

#endif
