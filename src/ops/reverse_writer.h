/* The reverse writer: text that is put together from its end, because the removal of dot segments
 * yields a path's segments from the last to the first. Internal to the library. */
#ifndef URIC_REVERSE_WRITER_H
#define URIC_REVERSE_WRITER_H

#include "text/text.h"

/* Each text is put before those that were put already. The writer has three uses, by what is set:
 *
 *     nothing        counts the bytes;
 *     end            writes the bytes, so that the last stands before `end`;
 *     expected       compares the bytes with a text; `total` is the length of the whole, as counted
 *                    before, or as it must be.
 *
 * Counting comes first: a text whose length is URIC_UNCOUNTABLE is not written. */
typedef struct uric_reverse_writer {
    char *end;
    uric_span expected;
    size_t total;
    size_t len;     /* number of bytes so far */
    size_t same;    /* at the end: length of the common beginning with `expected` */
    bool counts;    /* count slashes */
    size_t slashes; /* number of "/" among the bytes compared */
    char front[2];  /* the first two bytes, or as many as there are */
} uric_reverse_writer;

static inline uric_reverse_writer uric_reverse_comparison(uric_span expected, size_t total) {
    size_t same = total < expected.len ? total : expected.len;
    return (uric_reverse_writer){.expected = expected, .total = total, .same = same};
}

/* Is the text equal to `expected`? */
static inline bool uric_is_expected_text(const uric_reverse_writer *writer) {
    return writer->len == writer->expected.len && writer->same == writer->len;
}

static inline void uric_compare_prepended(uric_reverse_writer *writer, const char *bytes,
                                          size_t len) {
    size_t at = writer->total - writer->len; /* the offset of `bytes` in the text */
    if (writer->len > writer->total) {
        writer->same = 0;
        return;
    }
    if (!URIC_COMPACT && !writer->counts && bytes == writer->expected.at + at)
        return; /* most pieces lie in `expected` itself */
    for (size_t i = 0; i < len; i++) {
        writer->slashes += bytes[i] == '/';
        if (at + i < writer->same && writer->expected.at[at + i] != bytes[i])
            writer->same = at + i;
    }
}

/* Puts bytes before the text. They must not overlap the place where they are written. */
static inline void uric_prepend(uric_reverse_writer *writer, const char *bytes, size_t len) {
    writer->len = uric_add_lengths(writer->len, len);
    if (len > 0) {
        writer->front[1] = len > 1 ? bytes[1] : writer->front[0];
        writer->front[0] = bytes[0];
    }
    if (writer->end != NULL)
        uric_copy(writer->end - writer->len, bytes, len);
    else if (writer->expected.at != NULL)
        uric_compare_prepended(writer, bytes, len);
}

#endif
