/* Dot segments (RFC 3986, 5.2.4; RFC 2396, 5.2, step 6; RFC 1808, 4, step 6). Internal to the
 * library.
 *
 * A path is walked from its last segment to its first. In that direction a ".." is known before the
 * segment that it removes, so that a count of pending ".." is all the memory that a walk needs:
 *
 *     /a/b/../../c     "c" stays; two ".." are pending; "b" and "a" go; the root "/" stays
 */
#ifndef URIC_DOT_SEGMENTS_H
#define URIC_DOT_SEGMENTS_H

#include "ops/reverse_writer.h"

/* What a document does with a ".." that finds no segment to remove. */
typedef enum uric_dots {
    URIC_DOTS_LEFT,   /* nothing: "." and ".." are ordinary segments, and none is removed */
    URIC_DOTS_3986,   /* RFC 3986, 5.2.4: drops it; a path that loses its first segment begins with
                         "/" */
    URIC_DOTS_KEPT,   /* RFC 2396, 5.2, step 6 c to f: keeps it */
    URIC_DOTS_DROPPED /* RFC 2396, with the choice of step 6 g: drops it */
} uric_dots;

/* A path in three pieces: the base's directory, "../" some times, and the reference's path. */
typedef struct uric_pieces {
    uric_span directory; /* empty, or ends with "/" */
    size_t ups;          /* number of "../" */
    uric_span rest;
} uric_pieces;

/* Has the path a segment "." or ".."; with `triplets`, percent-encoded ones, too? */
bool uric_has_dot_segments(uric_span path, bool triplets);

#if !URIC_COMPACT

/* Copies a path without its dot segments to `to`, behind a "/" that stands there, and perhaps
 * further segments from `root` on. Returns the end, or NULL if ".." leads above the root. What is
 * written is never longer than what was read. */
char *uric_copy_without_dots(char *to, const char *root, uric_span path);

#endif

/* A walk over a path, from its last segment to its first. */
typedef struct uric_walk {
    uric_pieces path; /* what has not been visited */
    size_t ups;       /* number of pending ".."; at the end, those above the root */
    size_t above;     /* number of other ".." above the root */
    uric_dots dots;
    bool dot_triplets; /* "%2E" counts as a dot */
    bool guarded;      /* the path would begin with "//", and gets "./" behind its root */
    bool open;         /* the path ends with one of the pending "..", without a "/" */
    bool root;         /* the path begins with "/" */
    bool empty_first;  /* the last visited segment is "/" */
} uric_walk;

/* Begins a walk whose `path`, `dots`, `dot_triplets` and `guarded` are set. */
void uric_begin_walk(uric_walk *walk);

/* Gets the next segment that stays, with the "/" behind it; the root is "/". The segments, in the
 * reverse order of the walk, are the path without its dot segments. False: there are no more. */
bool uric_next_segment(uric_walk *walk, uric_span *segment);

/* Prepends the path without its dot segments, in linear time and constant memory. Returns the
 * number of ".." that went above the root. */
size_t uric_put_path(uric_reverse_writer *writer, const uric_pieces *path, uric_dots dots);

#endif
