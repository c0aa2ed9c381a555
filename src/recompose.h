/* From components to text (RFC 3986, 5.3); not for users of the library. */
#ifndef URIC_RECOMPOSE_H
#define URIC_RECOMPOSE_H

#include "dot_segments.h"

/* Components of which some may be another text's, and the path is yet to be merged. */
typedef struct uric_target {
    uric_span scheme;
    uric_span authority;
    uric_pieces path;
    uric_dots dots;
    bool as_read;    /* unless dots are removed, the path needs no guard: it is read as it stands */
    bool simple;     /* nothing but the rest of the path can have dot segments to be removed */
    const char *own; /* where the reference's text begins that is in the target's; or NULL */
    uric_span params;
    uric_span query;
    uric_span fragment;
} uric_target;

/* Puts the text before the tail; returns how many ".." went above the root. */
size_t uric_put_target(uric_tail *tail, const uric_target *target);

/* Writes the text, whose length must have been counted, or says that there is no room. */
uric_status uric_write_target(uric_buffer *out, const uric_target *target, size_t len);

/* Does the first segment of a path have to be guarded by "./" where no scheme stands before it? */
bool uric_has_colon_first(const uric_revision *revision, uric_span path);

#endif
