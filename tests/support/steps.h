/* The documents' steps, transcribed line by line, without a thought of cost: what the library is
 * held against. Texts end with NUL; the caller has room for them. */
#ifndef STEPS_H
#define STEPS_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

enum { STEPS_ROOM = 256 };

/* RFC 3986, 5.2.4 */
void steps_remove_dot_segments(char *output, const char *path, size_t len);

/* RFC 2396, 5.2, step 6 c to g; in g, what is above the root is removed (`drop`) or retained. */
void steps_merge_2396(char *buffer, const char *path, size_t len, bool drop);

/* Components as strings; NULL: undefined. */
typedef struct components {
    const char *scheme, *authority, *path, *params, *query, *fragment;
    char room[STEPS_ROOM]; /* where they are */
} components;

void steps_take(components *c, const uric_uri *uri);

/* What a document makes of a reference; false: it is to the current document. */
typedef bool steps_resolve(char *result, const components *base, const components *reference);

/* The document's steps, by the name of its grammar; NULL if there are none. */
steps_resolve *steps_of(const char *grammar);

#endif
