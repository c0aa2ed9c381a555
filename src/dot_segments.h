/* Paths without "." and ".."; not for users of the library. */
#ifndef URIC_DOT_SEGMENTS_H
#define URIC_DOT_SEGMENTS_H

#include "tail.h"

/* What becomes of a ".." that finds no segment to remove, as a document has it. */
typedef enum uric_dots {
    URIC_DOTS_LEFT,   /* nothing is removed: "." and ".." are segments as others */
    URIC_DOTS_3986,   /* RFC 3986, 5.2.4: it goes; and a path whose first segment went has a root */
    URIC_DOTS_KEPT,   /* RFC 2396, 5.2, 6 c to f: it stays */
    URIC_DOTS_DROPPED /* the same with the choice of 6 g: it goes */
} uric_dots;

/* A path as a reference and its base make it: the pieces follow each other. */
typedef struct uric_pieces {
    uric_span directory; /* empty, or ends with "/" */
    size_t ups;          /* so many "../" */
    uric_span rest;
} uric_pieces;

/* Is "." or ".." a segment of the path? */
bool uric_has_dot_segments(uric_span path);

/* Puts what is left of the path before the tail; linear in its length, in constant memory. Returns
 * how many ".." went above the root. */
size_t uric_put_path(uric_tail *tail, const uric_pieces *path, uric_dots dots);

#endif
