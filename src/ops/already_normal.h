/* A fast test for text that is normal already. Internal to the library. */
#ifndef URIC_ALREADY_NORMAL_H
#define URIC_ALREADY_NORMAL_H

#include "text/text.h"

#if !URIC_COMPACT

/* Stands for no byte: no text contains it. */
#define URIC_NO_BYTE '\0'

/* Is the text plain: without an upper-case letter in its first `head` bytes, without `alien`, and
 * without a segment that begins with a dot, where the text begins or behind a slash? At the same
 * look, it is copied to `to`, unless that is NULL; if it is not plain, some of it may be. */
bool uric_is_already_normal(uric_span text, size_t head, char alien, char *to);

/* The same, but it may have triplets of octets that are not ASCII, or control characters, in upper
 * case. Vectors find them; without, or in a short text, the answer is false. */
#if URIC_VECTORS
bool uric_has_stable_triplets(uric_span text, size_t head, char *to);
#else
static inline bool uric_has_stable_triplets(uric_span text, size_t head, char *to) {
    (void)text, (void)head, (void)to;
    return false;
}
#endif

/* Writes two texts, one behind the other, if they fit, and sets out->len. False if the second is to
 * be `plain`, without a segment that begins with a dot, and is not. */
bool uric_write_halves(uric_buffer *out, const uric_span halves[2], bool plain);

#endif

#endif
