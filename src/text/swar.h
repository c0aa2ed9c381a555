/* SWAR: searches for bytes in text, a word at a time (SIMD within a register). Internal to the
 * library.
 *
 * A predicate sets bit 7 of each byte of a word that matches. With borrows and carries, bits of
 * bytes above a match may be set, too: the lowest match is exact, higher ones may be false. Lower
 * bits are undefined. For the predicate "is 'b'" and the word "abcb", the lowest byte first:
 *
 *     a    b    c    b
 *     00   80   x    80
 */
#ifndef URIC_SWAR_H
#define URIC_SWAR_H

#include "text/text.h"

#if !URIC_COMPACT

#if SIZE_MAX > UINT32_MAX
typedef uint64_t uric_word;
#else
typedef uint32_t uric_word;
#endif

enum { URIC_WORD = sizeof(uric_word) };

/* Loads up to eight bytes, the first in the lowest bits. */
static inline uint64_t uric_number_at(const char *at, unsigned bytes) {
    uint64_t number = 0;
#if defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    __builtin_memcpy(&number, at, bytes); /* of a constant number: one load, and no call */
#else
    for (unsigned i = 0; i < bytes; i++)
        number |= (uint64_t)(unsigned char)at[i] << 8 * i;
#endif
    return number;
}

static inline uric_word uric_word_at(const char *at) {
    return (uric_word)uric_number_at(at, URIC_WORD);
}

/* A word of equal bytes. */
static inline uric_word uric_every(unsigned char byte) {
    return ~(uric_word)0 / 255 * byte;
}

/* A predicate. `before` is the word that begins one byte earlier; `byte` is a word of equal bytes.
 */
typedef uric_word uric_test(uric_word before, uric_word word, uric_word byte);

static inline uric_word uric_tests_zero(uric_word word) {
    return (word - uric_every(1)) & ~word;
}

static inline uric_word uric_tests_byte(uric_word before, uric_word word, uric_word byte) {
    (void)before;
    return uric_tests_zero(word ^ byte);
}

static inline uric_word uric_tests_upper(uric_word before, uric_word word, uric_word byte) {
    uric_word low = word & uric_every(0x7F); /* so that no sum carries into the next byte */
    (void)before, (void)byte;
    return (low + uric_every(0x80 - 'A')) & ~(low + uric_every(0x7F - 'Z')) & ~word;
}

/* Matches the byte at the start of a path segment. */
static inline uric_word uric_tests_begin(uric_word before, uric_word word, uric_word byte) {
    return uric_tests_zero((before ^ uric_every('/')) | (word ^ byte));
}

/* Matches the byte, and a dot at the start of a path segment. */
static inline uric_word uric_tests_byte_or_dot(uric_word before, uric_word word, uric_word byte) {
    return uric_tests_byte(before, word, byte) | uric_tests_begin(before, word, uric_every('.'));
}

/* Matches the byte and a dot at the start of a path segment. */
static inline uric_word uric_tests_begin_or_dot(uric_word before, uric_word word, uric_word byte) {
    return uric_tests_begin(before, word, byte) | uric_tests_begin(before, word, uric_every('.'));
}

/* Does a byte behind the first match? The last word may overlap the one before it. */
static inline bool uric_any(const char *at, const char *end, uric_test *test, char byte) {
    uric_word every = uric_every((unsigned char)byte), found = 0;
    if (end - at > URIC_WORD) {
        size_t words = (size_t)(end - at - 1) / URIC_WORD;
        for (size_t i = 0; i < words; i++)
            found |=
                test(uric_word_at(at + i * URIC_WORD), uric_word_at(at + i * URIC_WORD + 1), every);
        found |= test(uric_word_at(end - URIC_WORD - 1), uric_word_at(end - URIC_WORD), every);
        return (found & uric_every(0x80)) != 0;
    }
    for (; end - at > 1; at++)
        found |= test((unsigned char)at[0], (unsigned char)at[1], every & 0xFF);
    return (found & 0x80) != 0;
}

/* The number of bytes in a word up to and including the last that equals `byte`; 0: none does. */
static inline unsigned uric_up_to_last(uric_word word, unsigned char byte) {
    const uric_word low = uric_every(0x7F), differs = word ^ uric_every(byte);
    uric_word found = ~(((differs & low) + low) | differs | low); /* exact for every byte */
    unsigned count = 0;
#if defined(__GNUC__) && SIZE_MAX > UINT32_MAX
    if (found != 0)
        count = URIC_WORD - (unsigned)__builtin_clzll(found) / 8;
#else
    for (; found != 0; found >>= 8)
        count++;
#endif
    return count;
}

/* How many bytes of the word there are up to the first that is `byte`, or all. */
static inline size_t uric_up_to_first(uric_word word, unsigned char byte) {
    uric_word found = uric_tests_byte(0, word, uric_every(byte)) & uric_every(0x80);
    size_t count = URIC_WORD;
#if defined(__GNUC__) && SIZE_MAX > UINT32_MAX
    if (found != 0)
        count = 1 + (unsigned)__builtin_ctzll(found) / 8;
#else
    for (count = 1; count < URIC_WORD && (found & 0x80) == 0; found >>= 8)
        count++;
#endif
    return count;
}

/* Has the text an upper-case letter? */
static inline bool uric_any_upper(const char *at, const char *end) {
    return at < end && (uric_lower(*at) != *at || uric_any(at, end, uric_tests_upper, 0));
}

#endif

/* The first byte equal to `byte` from `at` on, or `end`. */
static inline const char *uric_first(const char *at, const char *end, char byte) {
#if !URIC_COMPACT
    const uric_word every = uric_every((unsigned char)byte);
    while (end - at >= URIC_WORD &&
           (uric_tests_byte(0, uric_word_at(at), every) & uric_every(0x80)) == 0)
        at += URIC_WORD;
#endif
    while (at < end && *at != byte)
        at++;
    return at;
}

#endif
