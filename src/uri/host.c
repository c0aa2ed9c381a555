/* The values that components denote: the number of a port, the bytes of an address. The grammar has
 * checked the form of both. Older revisions do not limit octets and do not count groups, so that
 * values are checked here. */
#include "uri/host.h"

#include "text/text.h"

uric_status uric_port(const uric_uri *uri, uint16_t *port) {
    if (uri->port.at == NULL)
        return URIC_ABSENT;
    if (uri->port.len == 0)
        return URIC_EMPTY;
    uint_fast32_t value = 0;
    for (size_t i = 0; i < uri->port.len; i++) {
        value = value * 10 + (uint_fast32_t)(uri->port.at[i] - '0');
        if (value > UINT16_MAX)
            return URIC_OVERFLOW;
    }
    *port = (uint16_t)value;
    return URIC_OK;
}

/* Reads four decimal octets. False: an octet exceeds 255, or there are not four. */
static bool read_ipv4(const char *at, const char *end, uint8_t address[4]) {
    for (unsigned i = 0; i < 4; i++) {
        unsigned value = 0;
        const char *begin = at;
        while (at < end && *at != '.') {
            value = value * 10 + (unsigned)(*at++ - '0');
            if (value > 255)
                return false;
        }
        bool last = i == 3;
        if (at == begin || (at < end) == last)
            return false;
        at += !last;
        address[i] = (uint8_t)value;
    }
    return true;
}

/* Reads one group of hexadecimal digits at `*at`, and advances `*at` behind the group. */
static unsigned read_h16(const char **at, const char *end) {
    unsigned value = 0;
    while (*at < end && **at != ':')
        value = value << 4 | uric_hex_value(*(*at)++);
    return value;
}

static bool is_ipv4(const char *at, const char *end) {
    while (at < end && *at != '.' && *at != ':')
        at++;
    return at < end && *at == '.';
}

bool uric_read_ipv6(const char *at, const char *end, uint8_t address[16]) {
    uint8_t bytes[16];
    size_t len = 0, gap = sizeof bytes;
    bool has_gap = false;
    while (at < end) {
        if (end - at >= 2 && at[0] == ':' && at[1] == ':') {
            gap = len;
            has_gap = true;
            at += 2;
        } else if (*at == ':')
            at++;
        else if (is_ipv4(at, end)) {
            if (len > 12 || !read_ipv4(at, end, bytes + len))
                return false;
            len += 4;
            at = end;
        } else {
            if (len > 14)
                return false;
            unsigned group = read_h16(&at, end);
            bytes[len++] = (uint8_t)(group >> 8);
            bytes[len++] = (uint8_t)(group & 0xFF);
        }
    }
    if (has_gap ? len > 14 : len != 16)
        return false;
    size_t missing = 16 - len, to = 0;
    for (size_t i = 0; i < (has_gap ? gap : len); i++)
        address[to++] = bytes[i];
    for (size_t i = 0; i < missing; i++)
        address[to++] = 0;
    for (size_t i = gap; i < len; i++)
        address[to++] = bytes[i];
    return true;
}

uric_status uric_host_address(const uric_uri *uri, uint8_t address[16], size_t *len) {
    const char *at = uri->host.at;
    if (at == NULL)
        return URIC_ABSENT;
    const char *end = at + uri->host.len;
    uint8_t bytes[16];
    size_t count = 0;
    if (uri->host_kind == URIC_HOST_IPV4 && read_ipv4(at, end, bytes))
        count = 4;
    else if (uri->host_kind == URIC_HOST_IPV6 && uric_read_ipv6(at + 1, end - 1, bytes))
        count = 16;
    if (count == 0)
        return URIC_NOT_ADDRESS;
    for (size_t i = 0; i < count; i++)
        address[i] = bytes[i];
    *len = count;
    return URIC_OK;
}
