/* Looking for bytes in text, as many at a time as a word holds; not for users of the library. */
#ifndef URIC_SEARCH_H
#define URIC_SEARCH_H

#include "text.h"

#if URIC_FAST

#if SIZE_MAX > UINT32_MAX
typedef uint64_t uric_word;
#else
typedef uint32_t uric_word;
#endif

enum { URIC_WORD = sizeof(uric_word) };

/* So many bytes at `at`, at most eight, the first in the lowest bits. */
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

/* A byte in each place of a word. */
static inline uric_word uric_every(unsigned char byte) {
    return ~(uric_word)0 / 255 * byte;
}

/* What tells of each byte of a word, by its highest bit, whether it is what is looked for; bits
 * above a byte that is may be set, too, and lower ones of each mean nothing. `before` is the word
 * that begins a byte earlier, and `byte` a byte in each place. */
typedef uric_word uric_test(uric_word before, uric_word word, uric_word byte);

static inline uric_word uric_tests_zero(uric_word word) {
    return (word - uric_every(1)) & ~word;
}

static inline uric_word uric_tests_byte(uric_word before, uric_word word, uric_word byte) {
    (void)before;
    return uric_tests_zero(word ^ byte);
}

static inline uric_word uric_tests_upper(uric_word before, uric_word word, uric_word byte) {
    uric_word low = word & uric_every(0x7F); /* for sums to stay in their bytes */
    (void)before, (void)byte;
    return (low + uric_every(0x80 - 'A')) & ~(low + uric_every(0x7F - 'Z')) & ~word;
}

/* A segment begins with the byte. */
static inline uric_word uric_tests_begin(uric_word before, uric_word word, uric_word byte) {
    return uric_tests_zero((before ^ uric_every('/')) | (word ^ byte));
}

/* The byte, or a segment that begins with a dot. */
static inline uric_word uric_tests_byte_or_dot(uric_word before, uric_word word, uric_word byte) {
    return uric_tests_byte(before, word, byte) | uric_tests_begin(before, word, uric_every('.'));
}

/* A segment begins with the byte or a dot. */
static inline uric_word uric_tests_begin_or_dot(uric_word before, uric_word word, uric_word byte) {
    return uric_tests_begin(before, word, byte) | uric_tests_begin(before, word, uric_every('.'));
}

/* Is it so of a byte behind the first? The last word may overlap with the one before it. */
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

/* How many bytes of the word there are up to the last that is `byte`; 0: none is. */
static inline unsigned uric_up_to_last(uric_word word, unsigned char byte) {
    const uric_word low = uric_every(0x7F), differs = word ^ uric_every(byte);
    uric_word found = ~(((differs & low) + low) | differs | low); /* exactly, of each byte */
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

/* Is there an upper-case letter? */
static inline bool uric_any_upper(const char *at, const char *end) {
    return at < end && (uric_lower(*at) != *at || uric_any(at, end, uric_tests_upper, 0));
}

#endif

/* The first such byte from `at` on, or `end`. */
static inline const char *uric_first(const char *at, const char *end, char byte) {
#if URIC_FAST
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
