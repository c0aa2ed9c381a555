#include "command/io/escape.h"

#include <stdint.h>
#include <string.h>

static bool is_printable(unsigned char byte) {
    return byte >= 0x20 && byte <= 0x7E;
}

bool needs_escape(unsigned char byte, bool in_json) {
    return !is_printable(byte) || (in_json && (byte == '"' || byte == '\\'));
}

/* Does any byte of the word need an escape? Such a byte sets bit 7 of its own: as it is, by the
 * subtraction (below 0x20), or by the addition (0x7F). Bit 7 of a higher byte may be set falsely,
 * by a borrow or a carry, but only if a lower byte needs an escape. */
static inline bool any_needs_escape(uint64_t word, bool in_json) {
    const uint64_t each = 0x0101010101010101;
    uint64_t found = word | (word - 0x20 * each) | (word + each);
    if (in_json) {
        uint64_t quotes = word ^ '"' * each, backslashes = word ^ '\\' * each;
        found |= (quotes - each) | (backslashes - each);
    }
    return (found & 0x80 * each) != 0;
}

static inline uint64_t word_at(const char *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/* `in_json` is a constant in both calls, so that each gets a loop of its own. The last word may
 * overlap with the one before it. */
static inline size_t plain_length_in(const char *bytes, size_t len, bool in_json) {
    size_t plain = 0, word = sizeof(uint64_t);
    while (len - plain >= word && !any_needs_escape(word_at(bytes + plain), in_json))
        plain += word;
    if (len >= word && len - plain < word &&
        !any_needs_escape(word_at(bytes + len - word), in_json))
        return len;
    while (plain < len && !needs_escape((unsigned char)bytes[plain], in_json))
        plain++;
    return plain;
}

size_t plain_length(const char *bytes, size_t len, bool in_json) {
    return in_json ? plain_length_in(bytes, len, true) : plain_length_in(bytes, len, false);
}

size_t escape_byte(char escaped[ESCAPE_MAX], unsigned char byte) {
    static const char hex[] = "0123456789ABCDEF";
    if (is_printable(byte)) {
        escaped[0] = (char)byte;
        return 1;
    }
    escaped[0] = '\\';
    escaped[1] = 'x';
    escaped[2] = hex[byte >> 4];
    escaped[3] = hex[byte & 15];
    return ESCAPE_MAX;
}

size_t escape_json_byte(char escaped[ESCAPE_JSON_MAX], unsigned char byte) {
    char text[ESCAPE_MAX];
    if (escape_byte(text, byte) == 1) { /* a quote or a backslash */
        escaped[0] = '\\';
        escaped[1] = (char)byte;
        return 2;
    }
    memcpy(escaped, "\\u00", 4);
    memcpy(escaped + 4, text + 2, 2);
    return ESCAPE_JSON_MAX;
}
