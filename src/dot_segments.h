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

/* Is "." or ".." a segment of the path, or, if `triplets`, what means it percent-encoded? */
bool uric_has_dot_segments(uric_span path, bool triplets);

#if URIC_FAST

/* Copies a path without its dot segments to `to`, behind a "/" that stands there, and perhaps
 * further segments from `root` on. Returns the end, or NULL if ".." leads above the root. What is
 * written is never longer than what was read. */
char *uric_copy_without_dots(char *to, const char *root, uric_span path);

#endif

/* A path on its way from its last segment to its first. */
typedef struct uric_walk {
    uric_pieces path; /* what has not been read */
    size_t ups;       /* ".." that have found no segment yet; at the end, those above the root, */
    size_t above;     /* and others that are */
    uric_dots dots;
    bool dot_triplets; /* a dot may stand as a triplet */
    bool guarded;      /* "./" stands behind the root of a path that would begin with "//" */
    bool open;         /* the path ends with one of `ups`, without a "/" */
    bool root;         /* "/" is the first of all */
    bool empty_first;  /* the segment given last is "/" */
} uric_walk;

/* Of a walk, `path`, `dots`, `dot_triplets` and `guarded` are set. */
void uric_begin_walk(uric_walk *walk);

/* The next segment that stays, with the "/" behind it; the root is "/". All of them, joined from
 * the last given to the first, are the path without its dot segments. False: there is no further
 * one. */
bool uric_next_segment(uric_walk *walk, uric_span *segment);

/* Puts what is left of the path before the tail; linear in its length, in constant memory. Returns
 * how many ".." went above the root. */
size_t uric_put_path(uric_tail *tail, const uric_pieces *path, uric_dots dots);

#endif
