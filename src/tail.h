/* Text that is put together from its end, where a path says what is left of it. */
#ifndef URIC_TAIL_H
#define URIC_TAIL_H

#include "text.h"

/* What is put stands before what was put already. Three uses, by what is set:
 *     nothing         the bytes are counted,
 *     end             they are written before it,
 *     expected        they are compared with a text that they may become; `total` is the length
 *                     that counting gave, or that they would have then.
 * Counting comes first: a text whose length is URIC_UNCOUNTABLE is not written. */
typedef struct uric_tail {
    char *end;
    uric_span expected;
    size_t total;
    size_t len;     /* put so far */
    size_t same;    /* when all is put: so many bytes at the beginning are those of `expected`, */
    bool counts;    /* and, if this is set, */
    size_t slashes; /* so many of those compared are "/" */
    char front[2];  /* the first bytes, as many as there are */
} uric_tail;

static inline uric_tail uric_tail_compared(uric_span expected, size_t total) {
    size_t same = total < expected.len ? total : expected.len;
    return (uric_tail){.expected = expected, .total = total, .same = same};
}

/* Are the bytes those of `expected`, all of them? */
static inline bool uric_tail_is_expected(const uric_tail *tail) {
    return tail->len == tail->expected.len && tail->same == tail->len;
}

static inline void uric_compare_tail(uric_tail *tail, const char *bytes, size_t len) {
    size_t at = tail->total - tail->len; /* where they stand */
    if (tail->len > tail->total) {
        tail->same = 0;
        return;
    }
    if (URIC_FAST && !tail->counts && bytes == tail->expected.at + at)
        return; /* most are a part of `expected` */
    for (size_t i = 0; i < len; i++) {
        tail->slashes += bytes[i] == '/';
        if (at + i < tail->same && tail->expected.at[at + i] != bytes[i])
            tail->same = at + i;
    }
}

/* The bytes do not overlap with where they are written. */
static inline void uric_put_before(uric_tail *tail, const char *bytes, size_t len) {
    tail->len = uric_add_lengths(tail->len, len);
    if (len > 0) {
        tail->front[1] = len > 1 ? bytes[1] : tail->front[0];
        tail->front[0] = bytes[0];
    }
    if (tail->end != NULL)
        uric_copy(tail->end - tail->len, bytes, len);
    else if (tail->expected.at != NULL)
        uric_compare_tail(tail, bytes, len);
}

#endif
