#include "agree/departing_host.h"

#include "agree/put.h"
#include "audit/ipv4_forms.h"
#include "ops/ipv6_text.h"

/* IPvFuture, of any characters; or an IPv6 address, perhaps with a zone. */
static bool is_bracketed_host(char *at, char *end) {
    if (at < end && *at == 'v') {
        char *dot = uric_find_byte(at, end, "."), *digit = at + 1;
        while (digit < dot && uric_is_hex(*digit))
            digit++;
        return digit == dot && dot > at + 1 && end - dot > 1;
    }
    char *zone = uric_find_byte(at, end, "%");
    uint8_t address[16];
    if (zone < end && (zone + 1 == end || uric_find_byte(zone + 1, end, "%") < end))
        return false;
    return uric_read_ipv6_host(at, zone, address);
}

const char *uric_check_brackets(char *begin, char *host, char *end) {
    char *host_end = uric_find_byte(host, end, ":");
    if (uric_find_byte(begin, end, "[") == end && uric_find_byte(begin, end, "]") == end)
        return NULL;
    if (uric_find_byte(begin, end, "[") == end || uric_find_byte(begin, end, "]") == end)
        return "a bracket in the authority has no counterpart";
    if (host < end && *host == '[') {
        host_end = uric_find_byte(++host, end, "]");
        if (end - host_end > 1 && host_end[1] != ':')
            return "what stands behind the bracket is no port";
    } else if (uric_find_byte(host, end, "[") < end) {
        return "something stands before the bracket of the host";
    }
    return is_bracketed_host(host, host_end) ? NULL : "the host is no IPv6 address";
}

/* Writes an address as inet_ntop does: RFC 5952's text, but with dots in ::1.2.3.4, too. */
static size_t write_ipv6(const uint8_t address[16], char text[URIC_IPV6_TEXT_MAX]) {
    unsigned zeros = 0;
    while (zeros < 16 && address[zeros] == 0)
        zeros++;
    if (zeros < 12 || zeros >= 14)
        return uric_ipv6_text(address, text);
    text[0] = text[1] = ':';
    return (size_t)(uric_put_ipv4(text + 2, address + 12) - text);
}

/* Rewrites the host in brackets between `begin` and `*end`, which moves: without its zone, and with
 * the address as inet_ntop writes it where that is shorter. The last byte counts as "]", whatever
 * it is: that of a decoded host need not be one. */
static const char *rewrite_ipv6(char *begin, char **end) {
    enum { LONGEST_ZONE = 15 };
    static const char refused[] = "the host is no IPv6 address";
    char *at = begin + 1, *last = *end - 1, text[URIC_IPV6_TEXT_MAX];
    char *address_end = at;
    uint8_t address[16];
    if (*end - begin < 4)
        return refused;
    while (address_end < *end &&
           (uric_is_hex(*address_end) || *address_end == ':' || *address_end == '.'))
        address_end++;
    if (address_end != last) {
        char *zone = address_end + 1, *zone_end;
        if (address_end == *end || *address_end != '%')
            return refused;
        if (*end - zone > 2 && zone[0] == '2' && zone[1] == '5' && zone[2] != ']')
            zone += 2;
        zone_end = uric_find_byte(zone, *end, "]");
        if (zone_end == *end || zone_end == zone || zone_end - zone > LONGEST_ZONE)
            return refused;
    }
    if (!uric_read_ipv6_host(at, address_end, address))
        return refused;
    size_t len = write_ipv6(address, text);
    if (len < (size_t)(address_end - at)) {
        address_end = at;
        for (size_t i = 0; i < len; i++)
            *address_end++ = text[i];
    }
    *address_end++ = ']';
    *end = address_end;
    return NULL;
}

static bool is_ipv4(const uric_departures *departures, uric_span text, uint8_t address[4]) {
    for (size_t i = 0; i < text.len; i++)
        if (!uric_is_hex(text.at[i]) && text.at[i] != '.' && text.at[i] != 'x' &&
            (text.at[i] != 'X' || departures->lower_0x))
            return false;
    return uric_read_ipv4_form(text, URIC_FORM_INET_ATON, address) == URIC_READ_ADDRESS;
}

const char *uric_rewrite_host(const uric_departures *departures, uric_span text, char **to) {
    uint8_t address[4];
    char *begin = *to, *end = begin;
    bool decodes = text.len == 0 || *text.at != '[';
    if (!decodes && uric_end(text)[-1] != ']')
        return "the bracket of the host is not closed";
    if (is_ipv4(departures, text, address)) {
        *to = uric_put_ipv4(begin, address);
        return NULL;
    }
    for (const char *at = text.at; at < uric_end(text);) {
        bool triplet = decodes && uric_is_triplet(at, uric_end(text));
        *end = triplet ? (char)uric_octet(at) : *at;
        at += triplet ? 3 : 1;
        if ((unsigned char)*end++ < ' ')
            return "the host contains an encoded control";
    }
    *to = end;
    if (begin < end && *begin == '[')
        return rewrite_ipv6(begin, to);
    for (const char *at = begin; at < end; at++)
        if (uric_is_one_of(*at, " /:#?!@{}[]\\$'\"^`*<>=;,+&()") ||
            (*at == '%' && departures->refuses_percent))
            return "the host contains a character that no name has";
    return NULL;
}
