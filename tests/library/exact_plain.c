#include "exact_plain.h"

#include <string.h>

#include "plain.h"

#if URIC_FAST

static bool is_plain(uric_span text, size_t head, char alien) {
    for (size_t i = 0; i < text.len; i++) {
        bool begins = i == 0 || text.at[i - 1] == '/', upper = uric_lower(text.at[i]) != text.at[i];
        if (text.at[i] == alien || (begins && text.at[i] == '.') || (upper && i < head))
            return false;
    }
    return true;
}

static bool is_told(uric_span text, size_t head, char alien, char *copy_end) {
    bool plain = is_plain(text, head, alien);
    char *copy = copy_end - text.len;
    memset(copy_end - EXACT_PLAIN_ROOM, 0, EXACT_PLAIN_ROOM);
    if (uric_is_plain(text, head, alien, NULL) != plain ||
        uric_is_plain(text, head, alien, copy) != plain)
        return false;
    for (const char *at = copy_end - EXACT_PLAIN_ROOM; at < copy; at++)
        if (*at != 0)
            return false;
    return !plain || memcmp(copy, text.at, text.len) == 0;
}

/* With heads that end before the byte, with it, and with the text. */
static bool is_told_with_byte(uric_span text, size_t at, char *copy_end) {
    return is_told(text, 0, '%', copy_end) && is_told(text, at, '%', copy_end) &&
           is_told(text, at + 1, URIC_NO_BYTE, copy_end) && is_told(text, text.len, '%', copy_end);
}

/* Every `step`th byte at one place, between slashes or letters. */
static bool tells_bytes(char *text, size_t len, size_t at, char fill, char *copy_end,
                        unsigned step) {
    memset(text, fill, len);
    for (unsigned byte = (unsigned)(at % step); byte < 256; byte += step) {
        text[at] = (char)byte;
        if (!is_told_with_byte(uric_span_of(text, len), at, copy_end))
            return false;
    }
    return true;
}

bool has_exact_plain(char *end, char *copy_end, unsigned step) {
    if (!is_told(uric_span_of(end, 0), 0, '%', copy_end))
        return false;
    for (size_t len = 1; len <= EXACT_PLAIN_ROOM; len += len < 70 ? 1 : 23)
        for (size_t at = 0; at < len; at++)
            if (!tells_bytes(end - len, len, at, 'a', copy_end, step) ||
                !tells_bytes(end - len, len, at, '/', copy_end, step))
                return false;
    return true;
}

#else

bool has_exact_plain(char *end, char *copy_end, unsigned step) {
    (void)end, (void)copy_end, (void)step;
    return true;
}

#endif
