/* What readers share: kinds of characters and of texts, and texts that they write. Each function
 * that writes returns the end of what it writes. */
#ifndef URIC_AGREE_PUT_H
#define URIC_AGREE_PUT_H

#include "text/text.h"

static inline bool uric_is_alpha(char c) {
    return uric_lower(c) >= 'a' && uric_lower(c) <= 'z';
}

static inline bool uric_is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* Is the text "C:" or, if `colons` has "|", too, "C|"? */
static inline bool uric_is_drive_letter(const char *at, const char *end, const char *colons) {
    return end - at == 2 && uric_is_alpha(*at) && uric_is_one_of(at[1], colons);
}

/* Finds the first byte that is one of `bytes`; returns `end` if there is none. */
static inline char *uric_find_byte(char *at, const char *end, const char *bytes) {
    while (at < end && !uric_is_one_of(*at, bytes))
        at++;
    return at;
}

/* Does the text begin with a string in lower case, whatever its own case? */
bool uric_begins_with(const char *at, const char *end, const char *string);

/* Is the text this string, byte for byte? */
bool uric_is_string(uric_span text, const char *string);

/* Reads what RFC 3986's IPv6address derives; false: anything else. */
bool uric_read_ipv6_host(const char *at, const char *end, uint8_t address[16]);

void uric_make_lower(char *at, const char *end);

/* Writes a byte, percent-encoded if it is a control, not ASCII, or in the set. */
char *uric_put_encoded(char *to, char byte, const char *set);
char *uric_put_decimal(char *to, uint32_t number);
char *uric_put_ipv4(char *to, const uint8_t address[4]);

#endif
