#include "agree/whatwg_host.h"

#include "agree/put.h"
#include "audit/ipv4_forms.h"
#include "ops/ipv6_text.h"

const char uric_needs_idna[] = "the host needs IDNA, which is not compared";

/* 3.2: the forbidden host code points, and the forbidden domain code points without controls. */
static const char forbidden[] = " #/:<>?@[\\]^|", forbidden_in_domain[] = " #/:<>?@[\\]^|%\x7F";

/* RFC 5952's text, except that an IPv4-mapped address has no dots: ::ffff:7f00:1. */
static char *put_ipv6(char *to, const uint8_t address[16]) {
    size_t len = uric_ipv6_text(address, to), dot = 0;
    while (dot < len && to[dot] != '.')
        dot++;
    if (dot == len)
        return to + len;
    for (const char *at = "::ffff:"; *at != '\0'; at++)
        *to++ = *at;
    for (unsigned i = 12; i < 16; i += 2) {
        unsigned group = (unsigned)address[i] << 8 | address[i + 1];
        for (unsigned shift = 16; shift > 0;) {
            shift -= 4;
            if (group >> shift != 0 || shift == 0)
                *to++ = "0123456789abcdef"[group >> shift & 15];
        }
        if (i == 12)
            *to++ = ':';
    }
    return to;
}

static const char *read_ipv6(uric_span text, char **to) {
    uint8_t address[16];
    const char *begin = text.at + 1, *end = uric_end(text) - 1;
    if (text.len < 2 || *end != ']')
        return "the bracket of the host is not closed";
    if (!uric_read_ipv6_host(begin, end, address))
        return "the host is no IPv6 address";
    *(*to)++ = '[';
    *to = put_ipv6(*to, address);
    *(*to)++ = ']';
    return NULL;
}

static const char *read_opaque_host(uric_span text, char **to) {
    for (size_t i = 0; i < text.len; i++) {
        if (text.at[i] == '\0' || uric_is_one_of(text.at[i], forbidden))
            return "the host contains a forbidden character";
        *to = uric_put_encoded(*to, text.at[i], "");
    }
    return NULL;
}

/* Is there a label in Punycode, in lower case? */
static bool has_punycode(const char *at, const char *end) {
    for (bool begins = true; end - at >= 4; begins = *at++ == '.')
        if (begins && at[0] == 'x' && at[1] == 'n' && at[2] == '-' && at[3] == '-')
            return true;
    return false;
}

const char *uric_read_whatwg_host(uric_span text, bool is_special, char **to) {
    if (text.len > 0 && *text.at == '[')
        return read_ipv6(text, to);
    if (!is_special)
        return read_opaque_host(text, to);
    char *begin = *to, *end = begin;
    bool is_forbidden = false;
    for (const char *at = text.at; at < uric_end(text);) {
        bool triplet = uric_is_triplet(at, uric_end(text));
        char c = triplet ? (char)uric_octet(at) : *at;
        at += triplet ? 3 : 1;
        if ((unsigned char)c >= 0x80)
            return uric_needs_idna;
        is_forbidden |= (unsigned char)c < 0x20 || uric_is_one_of(c, forbidden_in_domain);
        *end++ = uric_lower(c);
    }
    if (is_forbidden)
        return "the host contains a forbidden character";
    if (has_punycode(begin, end))
        return uric_needs_idna;
    uint8_t address[4];
    switch (uric_read_ipv4_form(uric_span_from(begin, end), URIC_FORM_WHATWG, address)) {
    case URIC_READ_NOTHING: return "the host ends in a number, and is no IPv4 address";
    case URIC_READ_ADDRESS: *to = uric_put_ipv4(begin, address); break;
    default: *to = end;
    }
    return NULL;
}
