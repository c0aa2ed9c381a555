/* Tests by vectors whether a text is certainly normal, and copies it in the same pass. Most texts
 * are; the others are left to the exact, slower code. The tests look at pairs of neighbouring
 * bytes: a dot behind a slash may begin a dot segment, and "%" may begin a triplet that changes. */
#include "ops/already_normal.h"
#include "text/simd.h"
#include "text/swar.h"

#if !URIC_COMPACT

static bool begins_plain(uric_span text, char alien) {
    return text.len == 0 || (text.at[0] != '.' && text.at[0] != alien);
}

#if URIC_VECTORS

/* Yields 0 for each byte that is `alien`, or a dot behind a slash. */
URIC_VECTOR_CODE static URIC_INLINE uric_bytes plain_bytes(uric_bytes before, uric_bytes bytes,
                                                           char alien) {
    return uric_least(uric_but(alien, bytes),
                      uric_either(uric_but('/', before), uric_but('.', bytes)));
}

/* Tests the 32 bytes from offset `i` on. Yields 0 for each byte that is `alien` or a dot behind a
 * slash, or, if `stable`, follows the "%" of a triplet that changes. */
URIC_VECTOR_CODE static URIC_INLINE uric_bytes plain_32(const unsigned char *text, size_t i,
                                                        char alien, bool stable, unsigned char *to,
                                                        bool copy) {
    static const uint8_t first[16] = {0x08, 0x18, 0x10, 0x10, 0x10, 0x10, 0x10, 0, 0x08, 0x08};
    static const uint8_t second[16] = {0x08, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x08, 0x08, 0x08};
    uric_bytes before = uric_bytes_at(text + i - 1), bytes = uric_bytes_at(text + i);
    if (copy)
        uric_put_32(to + i, bytes);
    if (!stable)
        return plain_bytes(before, bytes, alien);
    uric_bytes plain = uric_either(uric_but('/', before), uric_but('.', bytes));
    uric_bytes triplet = uric_least(uric_inside(uric_set_at(first), bytes),
                                    uric_inside(uric_set_at(second), uric_bytes_at(text + i + 1)));
    return uric_least(uric_either(uric_but(alien, before), triplet), plain);
}

/* Tests all bytes behind the first. The last 32 may overlap those before them. */
URIC_VECTOR_CODE static URIC_INLINE bool read_on(const unsigned char *text, size_t len, char alien,
                                                 bool stable, unsigned char *to, bool copy) {
    uric_bytes plain = plain_32(text, len - 32, alien, stable, to, copy);
    size_t i = 1;
    for (; len - i > 128; i += 128) {
        uric_bytes a = plain_32(text, i, alien, stable, to, copy);
        uric_bytes b = plain_32(text, i + 32, alien, stable, to, copy);
        uric_bytes c = plain_32(text, i + 64, alien, stable, to, copy);
        uric_bytes d = plain_32(text, i + 96, alien, stable, to, copy);
        plain = uric_least(plain, uric_least(uric_least(a, b), uric_least(c, d)));
        if (uric_zeros(plain) != 0)
            return false;
    }
    for (; len - i > 32; i += 32)
        plain = uric_least(plain, plain_32(text, i, alien, stable, to, copy));
    return uric_zeros(plain) == 0;
}

/* Is there an upper-case letter among the first `head` bytes, at most 32? */
URIC_VECTOR_CODE static inline bool has_upper_in_32(const unsigned char *text, size_t head) {
    static const uint8_t upper[16] = {0x20, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30,
                                      0x30, 0x30, 0x30, 0x10, 0x10, 0x10, 0x10, 0x10};
    uric_bytes inside = uric_inside(uric_set_at(upper), uric_bytes_at(text));
    return (~uric_zeros(inside) & (((uint64_t)1 << head) - 1)) != 0;
}

/* Tests the bytes behind the first of a text of 17 to 33 bytes: the first 16 of them and the last
 * 16. */
URIC_VECTOR_CODE static URIC_INLINE bool read_halves(const unsigned char *text, size_t len,
                                                     char alien, unsigned char *to, bool copy) {
    const size_t last = len - 16;
    uric_bytes before = uric_bytes_of(text, text + last - 1);
    uric_bytes bytes = uric_bytes_of(text + 1, text + last);
    if (copy)
        uric_put_halves(to + 1, to + last, bytes);
    return uric_zeros(plain_bytes(before, bytes, alien)) == 0;
}

URIC_VECTOR_CODE static URIC_INLINE bool
read_behind_first(const unsigned char *text, size_t len, char alien, unsigned char *to, bool copy) {
    return len <= 32 ? read_halves(text, len, alien, to, copy)
                     : read_on(text, len, alien, false, to, copy);
}

/* For texts of at least 17 bytes; with a head, of at least 32, and heads of at most 32. */
URIC_VECTOR_CODE static bool is_plain_by_vectors(uric_span text, size_t head, char alien,
                                                 char *to) {
    const unsigned char *bytes = (const unsigned char *)text.at;
    if (head > 0 && has_upper_in_32(bytes, head))
        return false;
    if (to == NULL)
        return read_behind_first(bytes, text.len, alien, NULL, false);
    *to = *text.at;
    return read_behind_first(bytes, text.len, alien, (unsigned char *)to, true);
}

#endif

bool uric_is_already_normal(uric_span text, size_t head, char alien, char *to) {
    if (!begins_plain(text, alien))
        return false;
#if URIC_VECTORS
    if (text.len > 16 && uric_has_vectors()) {
        bool by_words = head > 0 && (head > 32 || text.len < 32);
        if (by_words && uric_any_upper(text.at, text.at + head))
            return false;
        return is_plain_by_vectors(text, by_words ? 0 : head, alien, to);
    }
#endif
    if ((head > 0 && uric_any_upper(text.at, text.at + head)) ||
        uric_any(text.at, uric_end(text), uric_tests_byte_or_dot, alien))
        return false;
    if (to != NULL)
        uric_copy(to, text.at, text.len);
    return true;
}

#if URIC_VECTORS

/* For texts of more than 33 bytes: tests of triplets look one byte ahead. */
URIC_VECTOR_CODE static bool is_stable(uric_span text, char *to) {
    const unsigned char *bytes = (const unsigned char *)text.at;
    const size_t last = text.len - 1;
    if (bytes[last] == '%' || bytes[last - 1] == '%' ||
        (bytes[last] == '.' && bytes[last - 1] == '/'))
        return false;
    if (to == NULL)
        return read_on(bytes, last, '%', true, NULL, false);
    to[0] = text.at[0];
    to[last] = text.at[last];
    return read_on(bytes, last, '%', true, (unsigned char *)to, true);
}

bool uric_has_stable_triplets(uric_span text, size_t head, char *to) {
    return text.len > 33 && uric_has_vectors() && begins_plain(text, '%') &&
           !uric_any_upper(text.at, text.at + head) && is_stable(text, to);
}

#endif

bool uric_write_halves(uric_buffer *out, const uric_span halves[2], bool plain) {
    size_t len = uric_add_lengths(halves[0].len, halves[1].len);
    char *to = len <= out->size ? out->at + halves[0].len : NULL;
    if (plain && !uric_is_already_normal(halves[1], 0, URIC_NO_BYTE, to))
        return false;
    out->len = len;
    if (to == NULL)
        return true;
    uric_copy(out->at, halves[0].at, halves[0].len);
    if (!plain)
        uric_copy(to, halves[1].at, halves[1].len);
    return true;
}

#endif
