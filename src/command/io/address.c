#include "command/io/address.h"

#include <stdio.h>

#include "uric.h"

/* The library writes an address as RFC 5952 recommends where it is the host of a reference. */
static void put_ipv6(char text[ADDRESS_TEXT], const uint8_t *byte) {
    char reference[ADDRESS_TEXT + 4] = "//[", normal[ADDRESS_TEXT + 4];
    uric_buffer out = {normal, sizeof normal, 0};
    uric_uri uri;
    int at = 3;
    for (size_t i = 0; i < 16; i += 2)
        at += snprintf(reference + at, sizeof reference - (size_t)at,
                       i < 14 ? "%02x%02x:" : "%02x%02x]", byte[i], byte[i + 1]);
    uric_parse(&uri, &uric_rfc3986_URI_reference, reference, (size_t)at, NULL);
    uric_normalize(&uri, URIC_BY_IPV6, &out);
    snprintf(text, ADDRESS_TEXT, "%.*s", (int)(out.len - 4), normal + 3);
}

void put_address(char text[ADDRESS_TEXT], const uint8_t *byte, size_t len) {
    if (len == 4)
        snprintf(text, ADDRESS_TEXT, "%u.%u.%u.%u", byte[0], byte[1], byte[2], byte[3]);
    else
        put_ipv6(text, byte);
}
