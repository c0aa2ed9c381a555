#include "audit/address_class.h"

#include "audit/special_addresses.h"

enum { URIC_FOUND_GLOBAL = URIC_FINDING_KINDS }; /* in special_addresses.h: no finding */

typedef struct special_address {
    uint8_t prefix[10]; /* the first four groups and the last; of IPv4, the first four bytes */
    uint8_t bits;
    uint8_t kind;
} special_address;

#define IPV4(a, b, c, d, bits, class) {{a, b, c, d, 0, 0, 0, 0, 0, 0}, bits, URIC_FOUND_##class},
#define GROUP(h) (h) >> 8, (h)&0xFF
#define IPV6(h1, h2, h3, h4, h8, bits, class)                                                      \
    {{GROUP(h1), GROUP(h2), GROUP(h3), GROUP(h4), GROUP(h8)}, bits, URIC_FOUND_##class},

static const special_address special_ipv4[] = {URIC_SPECIAL_IPV4(IPV4)};
static const special_address special_ipv6[] = {URIC_SPECIAL_IPV6(IPV6)};

#undef IPV4
#undef GROUP
#undef IPV6

/* A prefix of more than 64 bits is a whole address, whose groups 5 to 7 are 0. */
static uint8_t byte_of_prefix(const special_address *special, unsigned i) {
    return i < 8 ? special->prefix[i] : i < 14 ? 0 : special->prefix[i - 6];
}

static bool is_special(const special_address *special, const uint8_t *address) {
    for (unsigned bit = 0; bit < special->bits; bit += 8) {
        unsigned left = special->bits - bit;
        unsigned mask = left < 8 ? 0xFF00u >> left & 0xFF : 0xFF;
        if (((address[bit / 8] ^ byte_of_prefix(special, bit / 8)) & mask) != 0)
            return false;
    }
    return true;
}

uric_finding_kind uric_class_of_address(const uint8_t *address, size_t len) {
    const special_address *special = len == 4 ? special_ipv4 : special_ipv6;
    size_t count = len == 4 ? sizeof special_ipv4 / sizeof *special_ipv4
                            : sizeof special_ipv6 / sizeof *special_ipv6;
    for (size_t i = 0; i < count; i++)
        if (is_special(&special[i], address))
            return (uric_finding_kind)special[i].kind;
    return URIC_FINDING_KINDS;
}

/* Has an address these first bytes, and zeros up to `zeros`? */
static bool has_prefix(const uint8_t address[16], const uint8_t *prefix, unsigned len,
                       unsigned zeros) {
    for (unsigned i = 0; i < zeros; i++)
        if (address[i] != (i < len ? prefix[i] : 0))
            return false;
    return true;
}

bool uric_embedded_ipv4(const uint8_t ipv6[16], uint8_t ipv4[4]) {
    static const uint8_t translated[] = {0, 0x64, 0xFF, 0x9B}, to_ipv4[] = {0x20, 0x02},
                         teredo[] = {0x20, 0x01, 0, 0};
    unsigned from = 12, mask = 0;
    bool mapped = has_prefix(ipv6, NULL, 0, 10) && ipv6[10] == 0xFF && ipv6[11] == 0xFF;
    bool mapped_zero = has_prefix(ipv6, NULL, 0, 8) && ipv6[8] == 0xFF && ipv6[9] == 0xFF &&
                       ipv6[10] == 0 && ipv6[11] == 0; /* ::ffff:0:a.b.c.d, RFC 2765 */
    bool compatible = has_prefix(ipv6, NULL, 0, 12) && (ipv6[12] | ipv6[13]) != 0;
    if (has_prefix(ipv6, to_ipv4, 2, 2)) /* RFC 3056 */
        from = 2;
    else if (has_prefix(ipv6, teredo, 4, 4)) /* RFC 4380, 4: the client's address, inverted */
        mask = 0xFF;
    else if (!mapped && !mapped_zero && !compatible && !has_prefix(ipv6, translated, 4, 12))
        return false; /* RFC 4291, 2.5.5; RFC 6052, 2.1 */
    for (unsigned i = 0; i < 4; i++)
        ipv4[i] = (uint8_t)(ipv6[from + i] ^ mask);
    return true;
}
