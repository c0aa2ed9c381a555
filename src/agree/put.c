#include "agree/put.h"

#include "uri/host.h"

bool uric_begins_with(const char *at, const char *end, const char *string) {
    while (*string != '\0' && at < end && uric_lower(*at) == *string)
        at++, string++;
    return *string == '\0';
}

bool uric_is_string(uric_span text, const char *string) {
    size_t i = 0;
    while (i < text.len && string[i] == text.at[i])
        i++;
    return i == text.len && string[i] == '\0';
}

bool uric_read_ipv6_host(const char *at, const char *end, uint8_t address[16]) {
    const uric_rule *rule = uric_grammar_rule(&uric_rfc3986, "IPv6address", 11);
    return uric_check(rule, at, (size_t)(end - at), NULL) == URIC_OK &&
           uric_read_ipv6(at, end, address);
}

void uric_make_lower(char *at, const char *end) {
    for (; at < end; at++)
        *at = uric_lower(*at);
}

char *uric_put_encoded(char *to, char byte, const char *set) {
    unsigned char octet = (unsigned char)byte;
    if (octet >= 0x20 && octet < 0x7F && !uric_is_one_of(byte, set)) {
        *to++ = byte;
        return to;
    }
    *to++ = '%';
    *to++ = "0123456789ABCDEF"[octet >> 4];
    *to++ = "0123456789ABCDEF"[octet & 15];
    return to;
}

char *uric_put_decimal(char *to, uint32_t number) {
    uint32_t power = 1;
    while (number / power >= 10)
        power *= 10;
    for (; power > 0; power /= 10)
        *to++ = (char)('0' + number / power % 10);
    return to;
}

char *uric_put_ipv4(char *to, const uint8_t address[4]) {
    for (unsigned i = 0; i < 4; i++) {
        if (i > 0)
            *to++ = '.';
        to = uric_put_decimal(to, address[i]);
    }
    return to;
}
