/* Writes an IPv6 address in the form that RFC 5952 recommends. Sections are those of RFC 5952. */
#include "ops/ipv6_text.h"

#include <stdbool.h>

enum { GROUPS = 8 };

typedef struct zeros {
    unsigned first, len;
} zeros;

static unsigned group_of(const uint8_t address[16], unsigned i) {
    return (unsigned)address[2 * i] << 8 | address[2 * i + 1];
}

/* The groups that "::" replaces: the longest run of at least two zero groups, the first of equal
 * runs (4.2). */
static zeros longest_zeros(const uint8_t address[16]) {
    zeros best = {GROUPS, 1}, here = {0, 0};
    for (unsigned i = 0; i < GROUPS; i++) {
        if (group_of(address, i) != 0) {
            here = (zeros){i + 1, 0};
            continue;
        }
        here.len++;
        if (here.len > best.len)
            best = here;
    }
    return best;
}

/* Writes a group without leading zeros (4.1), in lower case (4.3). */
static char *put_group(char *to, unsigned group) {
    for (unsigned shift = 16; shift > 0;) {
        shift -= 4;
        if (group >> shift != 0 || shift == 0)
            *to++ = "0123456789abcdef"[group >> shift & 15];
    }
    return to;
}

static char *put_decimal(char *to, unsigned octet) {
    if (octet >= 100)
        *to++ = (char)('0' + octet / 100);
    if (octet >= 10)
        *to++ = (char)('0' + octet / 10 % 10);
    *to++ = (char)('0' + octet % 10);
    return to;
}

static char *put_ipv4(char *to, const uint8_t octet[4]) {
    for (unsigned i = 0; i < 4; i++) {
        if (i > 0)
            *to++ = '.';
        to = put_decimal(to, octet[i]);
    }
    return to;
}

/* Is the address in ::ffff:0:0/96, whose text ends with an IPv4 address (5; RFC 4291, 2.5.5.2)? */
static bool is_ipv4_mapped(const uint8_t address[16]) {
    for (unsigned i = 0; i < 5; i++)
        if (group_of(address, i) != 0)
            return false;
    return group_of(address, 5) == 0xFFFF;
}

size_t uric_ipv6_text(const uint8_t address[16], char text[URIC_IPV6_TEXT_MAX]) {
    unsigned groups = is_ipv4_mapped(address) ? 6 : GROUPS;
    zeros gap = longest_zeros(address);
    char *to = text;
    for (unsigned i = 0; i < groups; i++) {
        if (i == gap.first) {
            *to++ = ':';
            i += gap.len - 1;
            if (i + 1 == GROUPS)
                *to++ = ':';
            continue;
        }
        if (i > 0)
            *to++ = ':';
        to = put_group(to, group_of(address, i));
    }
    if (groups < GROUPS) {
        *to++ = ':';
        to = put_ipv4(to, address + 12);
    }
    return (size_t)(to - text);
}
