/* The segments of a path from the last to the first, without dot segments if it loses them, in
 * constant memory; not for users of the library. */
#ifndef URIC_SEGMENTS_H
#define URIC_SEGMENTS_H

#include "normal.h"

typedef struct uric_normal_segments {
    const uric_normal *normal;
    const char *begin, *at; /* what has not been read */
    size_t ups;             /* ".." that have found no segment yet */
    bool open;              /* the path ends with one of these, without a "/" */
    bool root;              /* "/" is the first of all */
    bool empty_first;       /* the segment given last is "/" */
} uric_normal_segments;

void uric_normal_segments_begin(uric_normal_segments *segments, const uric_normal *normal);

/* The next one that stays, with the "/" behind it; the root is "/". Its triplets are as they were.
 * All of them, joined from the last given to the first, are the path that RFC 3986, 5.2.4 makes;
 * where that would begin with "//" without an authority, "./" stands behind the root. False: there
 * is no further one. */
bool uric_normal_segments_next(uric_normal_segments *segments, uric_span *segment);

#endif
