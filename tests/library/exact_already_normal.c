#include "exact_already_normal.h"

#include <string.h>

#include "ops/already_normal.h"
#include "text/simd.h"

#if !URIC_COMPACT

static bool is_normal_at(uric_span text, size_t head, size_t i) {
    bool begins = i == 0 || text.at[i - 1] == '/', upper = uric_lower(text.at[i]) != text.at[i];
    return !(begins && text.at[i] == '.') && !(upper && i < head);
}

static bool is_normal(uric_span text, size_t head, char alien) {
    for (size_t i = 0; i < text.len; i++)
        if (text.at[i] == alien || !is_normal_at(text, head, i))
            return false;
    return true;
}

static bool is_recognized(uric_span text, size_t head, char alien, char *copy_end) {
    bool normal = is_normal(text, head, alien);
    char *copy = copy_end - text.len;
    memset(copy_end - ALREADY_NORMAL_ROOM, 0, ALREADY_NORMAL_ROOM);
    if (uric_is_already_normal(text, head, alien, NULL) != normal ||
        uric_is_already_normal(text, head, alien, copy) != normal)
        return false;
    for (const char *at = copy_end - ALREADY_NORMAL_ROOM; at < copy; at++)
        if (*at != 0)
            return false;
    return !normal || memcmp(copy, text.at, text.len) == 0;
}

/* Tries heads (the part in which upper case is not normal) that end before the byte at `at`, behind
 * it, and with the text. */
static bool is_recognized_with_byte(uric_span text, size_t at, char *copy_end) {
    return is_recognized(text, 0, '%', copy_end) && is_recognized(text, at, '%', copy_end) &&
           is_recognized(text, at + 1, URIC_NO_BYTE, copy_end) &&
           is_recognized(text, text.len, '%', copy_end);
}

/* Tries every `step`th byte value at offset `at` of a text of slashes or letters. */
static bool recognizes_bytes(char *text, size_t len, size_t at, char fill, char *copy_end,
                             unsigned step) {
    memset(text, fill, len);
    for (unsigned byte = (unsigned)(at % step); byte < 256; byte += step) {
        text[at] = (char)byte;
        if (!is_recognized_with_byte(uric_span_of(text, len), at, copy_end))
            return false;
    }
    return true;
}

#if URIC_VECTORS

static bool begins_stable_triplet(const char *at, size_t left) {
    return left >= 3 && strchr("0189ABCDEF", at[1]) != NULL && at[1] != '\0' &&
           uric_is_hex(at[2]) && uric_upper(at[2]) == at[2];
}

static bool is_stable(uric_span text, size_t head) {
    for (size_t i = 0; i < text.len; i++) {
        bool triplet = i > 0 && begins_stable_triplet(text.at + i, text.len - i);
        if ((text.at[i] == '%' && !triplet) || !is_normal_at(text, head, i))
            return false;
    }
    return text.len > 33 && uric_has_vectors();
}

static bool is_recognized_stable(uric_span text, size_t head, char *copy) {
    bool stable = is_stable(text, head);
    memset(copy, 0, text.len);
    return uric_has_stable_triplets(text, head, NULL) == stable &&
           uric_has_stable_triplets(text, head, copy) == stable &&
           (!stable || memcmp(copy, text.at, text.len) == 0);
}

/* Tries every `step`th byte value at each offset, also as the first or second byte behind a "%",
 * in texts of triplets, of which some begin or end within a triplet. */
static bool recognizes_triplets(char *text, size_t len, char *copy, unsigned step) {
    static const char stable[] = "a%E3%8Fb%B0%1A%99";
    for (size_t at = 0; at < len; at++)
        for (unsigned byte = (unsigned)(at % step); byte < 256; byte += step)
            for (size_t behind = 0; behind < 3 && at + behind < len; behind++) {
                for (size_t i = 0; i < len; i++)
                    text[i] = stable[(i + len) % (sizeof stable - 1)];
                text[at] = '%';
                text[at + behind] = (char)byte;
                if (!is_recognized_stable(uric_span_of(text, len), 0, copy) ||
                    !is_recognized_stable(uric_span_of(text, len), at, copy))
                    return false;
            }
    return true;
}

#else

static bool recognizes_triplets(char *text, size_t len, char *copy, unsigned step) {
    (void)text, (void)len, (void)copy, (void)step;
    return true;
}

#endif

bool already_normal_is_exact(char *end, char *copy_end, unsigned step) {
    for (size_t len = 1; len <= ALREADY_NORMAL_ROOM; len += len < 70 ? 1 : 41)
        if (!recognizes_triplets(end - len, len, copy_end - len, step))
            return false;
    if (!is_recognized(uric_span_of(end, 0), 0, '%', copy_end))
        return false;
    for (size_t len = 1; len <= ALREADY_NORMAL_ROOM; len += len < 70 ? 1 : 23)
        for (size_t at = 0; at < len; at++)
            if (!recognizes_bytes(end - len, len, at, 'a', copy_end, step) ||
                !recognizes_bytes(end - len, len, at, '/', copy_end, step))
                return false;
    return true;
}

#else

bool already_normal_is_exact(char *end, char *copy_end, unsigned step) {
    (void)end, (void)copy_end, (void)step;
    return true;
}

#endif
