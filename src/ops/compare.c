/* Comparison by the ladder of RFC 3986, 6.2.
 *
 * Two texts are compared by their normal forms, which are not written: a cursor (normal_form.h)
 * yields the bytes of each, and both advance together. Runs of equal bytes are skipped in blocks,
 * because equal bytes have equal normal forms.
 *
 * A path that loses dot segments is the exception. Its segments come from the last to the first
 * (see dot_segments.h), so both paths are walked backward in step, aligned at their first segment,
 * and the last difference that is met, which is the first in the text, decides. */
#include "ops/normal_form.h"
#include "text/swar.h"

#if !URIC_COMPACT

enum { COMPARED = 128 };

/* Without an early exit, so that the compiler vectorizes the loop. */
static inline bool same_block(const char *a, const char *b) {
    unsigned char differ = 0;
    for (unsigned i = 0; i < COMPARED; i++)
        differ |= (unsigned char)(a[i] ^ b[i]);
    return differ == 0;
}

#endif

/* The length of the common beginning. */
static size_t same_bytes(const char *a, const char *b, size_t len) {
    size_t i = 0;
#if !URIC_COMPACT
    while (len - i >= COMPARED && same_block(a + i, b + i))
        i += COMPARED;
    while (len - i >= URIC_WORD && uric_word_at(a + i) == uric_word_at(b + i))
        i += URIC_WORD;
    if (len >= URIC_WORD && len - i < URIC_WORD &&
        uric_word_at(a + len - URIC_WORD) == uric_word_at(b + len - URIC_WORD))
        return len;
#endif
    while (i < len && a[i] == b[i])
        i++;
    return i;
}

#if !URIC_COMPACT

/* Are equal bytes in both normalized in the same way? */
static bool become_the_same(const uric_cursor *a, const uric_cursor *b) {
    return a->normal->how[a->piece] == b->normal->how[b->piece] &&
           a->normal->unreserved == b->normal->unreserved;
}

/* Advances both cursors over equal bytes, but not into a triplet that the equal bytes end in. */
static void skip_same(uric_cursor *a, uric_cursor *b) {
    size_t len_a = (size_t)(a->end - a->at), len_b = (size_t)(b->end - b->at);
    if (a->left + b->left > 0 || len_a == 0 || len_b == 0 || *a->at != *b->at ||
        !become_the_same(a, b))
        return;
    size_t same = same_bytes(a->at, b->at, len_a < len_b ? len_a : len_b);
    if (a->at[same - 1] == '%')
        same--;
    else if (same > 1 && a->at[same - 2] == '%')
        same -= 2;
    a->at += same;
    b->at += same;
}

#else

static void skip_same(uric_cursor *a, uric_cursor *b) {
    (void)a, (void)b;
}

#endif

/* Compares from `text` in the piece `first` to the end of the piece `last`. A cursor at its end
 * yields -1, which is less than every byte. */
static int compare_texts(const uric_normal *a, const uric_span *text_a, const uric_normal *b,
                         const uric_span *text_b, unsigned first, unsigned last) {
    uric_cursor cursor_a = uric_cursor_over(a, first, last, text_a);
    uric_cursor cursor_b = uric_cursor_over(b, first, last, text_b);
    int byte_a, byte_b;
    do {
        skip_same(&cursor_a, &cursor_b);
        byte_a = uric_cursor_next(&cursor_a);
        byte_b = uric_cursor_next(&cursor_b);
    } while (byte_a == byte_b && byte_a >= 0);
    return (byte_a > byte_b) - (byte_a < byte_b);
}

static int compare_pieces(const uric_normal *a, const uric_normal *b, unsigned first,
                          unsigned last) {
    return compare_texts(a, &a->piece[first], b, &b->piece[first], first, last);
}

/* Counts the segments of the path in normal form, and restarts the walk. */
static size_t count_segments(uric_walk *walk, const uric_normal *normal) {
    uric_span segment;
    size_t count = 0;
    uric_walk_normal(walk, normal);
    while (uric_next_segment(walk, &segment))
        count++;
    uric_walk_normal(walk, normal);
    return count;
}

/* Comparing segment by segment gives the order of the bytes: a segment that is the beginning of
 * another is followed by "/", unless it is the last of its path. */
static int compare_segments(const uric_normal *a, const uric_normal *b) {
    uric_walk walk_a, walk_b;
    uric_span segment_a, segment_b;
    size_t count_a = count_segments(&walk_a, a), count_b = count_segments(&walk_b, b);
    int order = (count_a > count_b) - (count_a < count_b);
    for (; count_a > count_b; count_a--)
        uric_next_segment(&walk_a, &segment_a);
    for (; count_b > count_a; count_b--)
        uric_next_segment(&walk_b, &segment_b);
    while (uric_next_segment(&walk_a, &segment_a) && uric_next_segment(&walk_b, &segment_b)) {
        int here = compare_texts(a, &segment_a, b, &segment_b, URIC_PIECE_PATH, URIC_PIECE_PATH);
        order = here != 0 ? here : order;
    }
    return order;
}

#if !URIC_COMPACT

static int order_of(size_t a, size_t b) {
    return (a > b) - (a < b);
}

/* Compares bytes; a text is less than the longer texts that begin with it. */
static int compare_text(const char *a, const char *end_a, const char *b, const char *end_b) {
    size_t len_a = (size_t)(end_a - a), len_b = (size_t)(end_b - b);
    size_t len = len_a < len_b ? len_a : len_b, same = same_bytes(a, b, len);
    return same < len ? order_of((unsigned char)a[same], (unsigned char)b[same])
                      : order_of(len_a, len_b);
}

static int compare_as_they_are(const uric_uri *a, const uric_uri *b) {
    const char *path_a = uric_path_begin(a), *path_end_a = uric_path_end(a);
    const char *path_b = uric_path_begin(b), *path_end_b = uric_path_end(b);
    int order = compare_text(a->text.at, path_a, b->text.at, path_b);
    if (order == 0)
        order = compare_text(path_a, path_end_a, path_b, path_end_b);
    if (order == 0)
        order = compare_text(path_end_a, uric_end(a->text), path_end_b, uric_end(b->text));
    return order;
}

#endif

int uric_compare(const uric_uri *a, const uric_uri *b, unsigned levels) {
    if (a->rule == b->rule && a->text.len == b->text.len &&
        same_bytes(a->text.at, b->text.at, a->text.len) == a->text.len)
        return 0;
#if !URIC_COMPACT
    if (uric_is_normal(a, levels, NULL) && uric_is_normal(b, levels, NULL))
        return compare_as_they_are(a, b);
#endif
    uric_normal normal_a, normal_b;
    uric_normal_form(&normal_a, a, levels);
    uric_normal_form(&normal_b, b, levels);
    int order = compare_pieces(&normal_a, &normal_b, URIC_PIECE_SCHEME, URIC_PIECE_PORT);
    if (order == 0 && (normal_a.has_dots || normal_b.has_dots))
        order = compare_segments(&normal_a, &normal_b);
    else if (order == 0)
        order = compare_pieces(&normal_a, &normal_b, URIC_PIECE_PATH, URIC_PIECE_PATH);
    if (order == 0)
        order = compare_pieces(&normal_a, &normal_b, URIC_PIECE_REST, URIC_PIECE_REST);
    return order;
}
