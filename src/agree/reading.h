/* How another program reads a string: its components, or why it refuses the string. No reader has a
 * heap, libc or recursion, and each takes time linear in the length of the string. */
#ifndef URIC_AGREE_READING_H
#define URIC_AGREE_READING_H

#include "text/text.h"

enum { URIC_READ_COMPONENTS = URIC_FRAGMENT + 1 };

typedef struct uric_reading {
    const char *refused; /* why; NULL: the string is read */
    bool undecided;      /* refused, because the reading depends on tables of Unicode */
    uric_span component[URIC_READ_COMPONENTS]; /* by uric_component; URIC_AUTHORITY is not set */
} uric_reading;

/* The room that a reader needs for a string of `len` bytes, which must be below SIZE_MAX / 8. */
static inline size_t uric_reading_room(size_t len) {
    return 4 * len + 64;
}

static inline void uric_refuse_reading(uric_reading *reading, const char *why) {
    if (reading->refused == NULL)
        reading->refused = why;
}

#endif
