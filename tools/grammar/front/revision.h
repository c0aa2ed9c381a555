/* The statements of a profile that fill the revision record: how the document resolves, normalizes
 * and compares. */
#ifndef REVISION_H
#define REVISION_H

#include "front/statement.h"

/* A key of the statement "resolution KEY VALUE". */
typedef struct revision_choice {
    const char *key;
    size_t field;          /* its offset in uric_revision */
    const char *values[3]; /* in the order of their numbers in uric_tables.h */
} revision_choice;

enum { REVISION_CHOICES = 8, DOT_SEGMENTS_VALUES = 3 };
extern const revision_choice revision_choices[REVISION_CHOICES];

/* The values of "normalization dot-segments". */
extern const char *const dot_segments_values[DOT_SEGMENTS_VALUES];

/* resolution KEY VALUE [KEY VALUE]… */
void read_resolution_line(profile *p, const line *l);

/* normalization dot-segments VALUE; normalization unreserved RULE… */
void read_normalization_line(profile *p, const line *l);

/* scheme NAME [port NUMBER] [path PATH] */
void read_scheme_line(profile *p, const line *l);

#endif
