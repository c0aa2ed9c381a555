/* The documents' algorithms for resolution, transcribed step by step without regard to speed. Tests
 * compare the library's results with theirs. Texts end with NUL; the caller provides buffers of
 * STEPS_ROOM bytes. */
#ifndef DOCUMENT_STEPS_H
#define DOCUMENT_STEPS_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

enum { STEPS_ROOM = 256 };

/* RFC 3986, 5.2.4 */
void steps_remove_dot_segments(char *output, const char *path, size_t len);

/* RFC 2396, 5.2, steps 6 c to g. Step g removes (`drop`) or keeps ".." above the root. */
void steps_merge_2396(char *buffer, const char *path, size_t len, bool drop);

/* Components as strings; NULL: undefined. */
typedef struct component_texts {
    const char *scheme, *authority, *path, *params, *query, *fragment;
    char room[STEPS_ROOM]; /* the texts of the components */
} component_texts;

/* Copies the components of a parsed text. */
void steps_copy(component_texts *c, const uric_uri *uri);

/* A document's algorithm: resolves a reference. Returns false if it refers to the current document,
 * which has no target. */
typedef bool steps_resolve(char *result, const component_texts *base,
                           const component_texts *reference);

/* Returns the algorithm of a grammar's document; NULL if it defines no resolution. */
steps_resolve *steps_of(const char *grammar);

#endif
