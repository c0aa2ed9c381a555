/* Findings about a host as an address: which address programs read in it, and what that address is
 * for.
 *
 *     [::ffff:7f00:1]    ipv6-spelling, ipv6-with-ipv4 (127.0.0.1), loopback
 *     0x7f.1             ipv4-inet-aton and ipv4-whatwg (127.0.0.1), loopback
 *     127.0.0.1.h        name-with-address (127.0.0.1)
 *
 * audit->at counts the readings, two for each: its form, and its class. */
#include "audit/audit.h"

#include "audit/address_class.h"
#include "audit/ipv4_forms.h"
#include "ops/ipv6_text.h"
#include "text/swar.h"
#include "uri/host.h"

/* A host as one kind of programs reads it. */
typedef struct reading_of_host {
    uric_finding_kind form; /* URIC_FINDING_KINDS: the usual form, no finding */
    uint8_t address[16];
    uint8_t len; /* 0: no address */
} reading_of_host;

enum {
    READ_LITERAL,
    READ_EMBEDDED,
    READ_INET_ATON,
    READ_WHATWG,
    READ_DECIMAL,
    READ_OVERFLOW,
    READ_NAME,
    READINGS
};

/* Has the text between brackets the form of an IPv6 address, as far as uric_read_ipv6 relies on it?
 */
static bool has_form_of_ipv6(uric_span text) {
    unsigned digits = 0, colons = 0, gaps = 0;
    for (size_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        if (c == '.') {
            uric_span ipv4 = uric_span_of(text.at + i - digits, text.len - i + digits);
            return i > digits && gaps < 2 && uric_is_dotted_decimal(ipv4);
        }
        if (c != ':' && !uric_is_hex(c))
            return false;
        digits = c == ':' ? 0 : digits + 1;
        colons = c == ':' ? colons + 1 : 0;
        gaps += colons == 2;
        bool single = c == ':' && i == 0 && (text.len < 2 || text.at[1] != ':');
        if (digits > 4 || colons > 2 || gaps > 1 || single)
            return false;
    }
    return text.len >= 2 && (colons == 0 || colons == 2);
}

/* Without a zone, which RFC 3986 does not know: "[fe80::1%25eth0]". */
static uric_span inside_brackets(uric_span host) {
    bool literal = host.len >= 2 && host.at[0] == '[' && host.at[host.len - 1] == ']';
    return literal ? uric_span_from(host.at + 1, uric_first(host.at + 1, uric_end(host) - 1, '%'))
                   : uric_span_of(NULL, 0);
}

static bool read_literal(uric_span host, uint8_t address[16]) {
    uric_span text = inside_brackets(host);
    return !uric_is_absent(text) && has_form_of_ipv6(text) &&
           uric_read_ipv6(text.at, uric_end(text), address);
}

static bool is_recommended_form(uric_span text, const uint8_t address[16]) {
    char recommended[URIC_IPV6_TEXT_MAX];
    size_t len = uric_ipv6_text(address, recommended);
    for (size_t i = 0; i < len; i++)
        if (len != text.len || recommended[i] != text.at[i])
            return false;
    return true;
}

/* The usual forms: an IP literal, or dotted decimals. */
static void read_usual(reading_of_host *reading, uric_span host) {
    uric_span text = inside_brackets(host);
    if (read_literal(host, reading->address)) {
        reading->len = 16;
        if (!is_recommended_form(text, reading->address))
            reading->form = URIC_FOUND_IPV6_SPELLING;
    } else if (text.len > 0 && uric_lower(text.at[0]) == 'v')
        reading->form = URIC_FOUND_IPVFUTURE;
    else if (uric_is_dotted_decimal(host) &&
             uric_read_ipv4_form(host, URIC_FORM_DECIMAL, reading->address) == URIC_READ_ADDRESS)
        reading->len = 4;
}

static void read_form(reading_of_host *reading, uric_span host, uric_ipv4_form form) {
    static const uint8_t kinds[] = {URIC_FOUND_IPV4_INET_ATON, URIC_FOUND_IPV4_WHATWG,
                                    URIC_FOUND_IPV4_DECIMAL, URIC_FOUND_IPV4_OVERFLOW};
    uric_ipv4_reading read = uric_read_ipv4_form(host, form, reading->address);
    if (read == URIC_READ_ADDRESS && !uric_is_dotted_decimal(host)) {
        reading->len = 4;
        reading->form = (uric_finding_kind)kinds[form];
    } else if (read == URIC_READ_NOTHING && form == URIC_FORM_WHATWG)
        reading->form = URIC_FOUND_ENDS_IN_NUMBER;
}

static void read_embedded(reading_of_host *reading, uric_span host) {
    uint8_t address[16];
    if (read_literal(host, address) && uric_embedded_ipv4(address, reading->address)) {
        reading->len = 4;
        reading->form = URIC_FOUND_IPV6_WITH_IPV4;
    }
}

/* Reads four numbers of at most 255, each with a dot or a hyphen behind it. */
static bool read_numbers(const char *at, const char *end, uint8_t address[4]) {
    for (unsigned i = 0; i < 4; i++, at++) {
        unsigned number = 0, digits = 0;
        for (; at < end && *at >= '0' && *at <= '9' && digits < 3; at++, digits++)
            number = number * 10 + (unsigned)(*at - '0');
        if (digits == 0 || number > UINT8_MAX || at == end || (*at != '.' && *at != '-'))
            return false;
        address[i] = (uint8_t)number;
    }
    return true;
}

/* The address of a machine or a local network in a name: "www.127-0-0-1.h". Other addresses are too
 * frequent in names to tell anything. */
static void read_name(reading_of_host *reading, uric_span host) {
    if (uric_read_ipv4_form(host, URIC_FORM_WHATWG, reading->address) != URIC_READ_NAME)
        return;
    for (const char *at = host.at; at < uric_end(host); at++) {
        bool begins = at == host.at || at[-1] == '.' || at[-1] == '-';
        if (!begins || !read_numbers(at, uric_end(host), reading->address))
            continue;
        uric_finding_kind kind = uric_class_of_address(reading->address, 4);
        if (kind < URIC_FOUND_UNSPECIFIED || kind > URIC_FOUND_SHARED)
            continue;
        reading->len = 4;
        reading->form = URIC_FOUND_NAME_WITH_ADDRESS;
        return;
    }
}

static reading_of_host read_host(const uric_audit *audit, unsigned which) {
    uric_span host = audit->component[URIC_HOST];
    reading_of_host reading = {URIC_FINDING_KINDS, {0}, 0};
    switch (which) {
    case READ_LITERAL: read_usual(&reading, host); break;
    case READ_EMBEDDED: read_embedded(&reading, host); break;
    case READ_INET_ATON: read_form(&reading, host, URIC_FORM_INET_ATON); break;
    case READ_WHATWG:
        if (uric_has_web_host(audit))
            read_form(&reading, host, URIC_FORM_WHATWG);
        break;
    case READ_DECIMAL: read_form(&reading, host, URIC_FORM_DECIMAL); break;
    case READ_OVERFLOW: read_form(&reading, host, URIC_FORM_OVERFLOW); break;
    default: read_name(&reading, host);
    }
    return reading;
}

/* Did inet_aton read the same address? */
static bool is_known_address(const uric_audit *audit, unsigned which,
                             const reading_of_host *reading) {
    if (which <= READ_INET_ATON)
        return false;
    reading_of_host known = read_host(audit, READ_INET_ATON);
    for (unsigned i = 0; i < 4; i++)
        if (known.address[i] != reading->address[i])
            return false;
    return known.len == reading->len;
}

bool uric_audit_address(uric_audit *audit, uric_finding *finding) {
    uric_span host = audit->component[URIC_HOST];
    if (uric_is_absent(host) || host.len == 0)
        return false;
    while (audit->at < 2 * READINGS - 1) { /* what stands in a name has no class */
        unsigned step = (unsigned)audit->at++, which = step / 2;
        bool of_class = step % 2 == 1;
        reading_of_host reading = read_host(audit, which);
        bool known = reading.len > 0 && is_known_address(audit, which, &reading);
        uric_finding_kind kind = reading.form;
        if (of_class)
            kind = reading.len == 0 || known ? URIC_FINDING_KINDS
                                             : uric_class_of_address(reading.address, reading.len);
        else if (which >= READ_DECIMAL && known)
            kind = URIC_FINDING_KINDS;
        if (kind == URIC_FINDING_KINDS)
            continue;
        uric_find(audit, finding, kind, host);
        finding->address_bytes = reading.len;
        for (unsigned i = 0; i < 16; i++)
            finding->address[i] = reading.address[i];
        return true;
    }
    return false;
}
