/* Uses a grammar that is not part of the library. */
#include "coap.h"

#include <stdio.h>
#include <string.h>

static int failures;

static void expect(bool holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "failed: %s\n", what);
        failures++;
    }
}

static uric_status parse(uric_uri *uri, const char *text, uric_error *error) {
    return uric_parse(uri, &uric_coap_coap_URI, text, strlen(text), error);
}

int main(void) {
    uric_uri uri;
    uric_error error;
    uint16_t port = 0;
    expect(parse(&uri, "coap://[2001:db8::1]:61616/sensors?u=C", &error) == URIC_OK, "accepted");
    expect(uri.host.len == 13 && uri.host_kind == URIC_HOST_IPV6, "an IPv6 host");
    expect(uri.path.len == 8 && memcmp(uri.path.at, "/sensors", 8) == 0, "the path");
    expect(uri.query.len == 3 && uri.fragment.at == NULL, "a query and no fragment");
    expect(uric_port(&uri, &port) == URIC_OK && port == 61616, "the port");

    expect(parse(&uri, "COAP://h", &error) == URIC_OK && uri.port.at == NULL, "no port");
    expect(uric_default_port(&uric_coap, "CoAP", 4, &port) == URIC_OK && port == 5683, "5683");
    expect(uric_default_port(&uric_coap, "http", 4, &port) == URIC_ABSENT, "none for http");

    expect(parse(&uri, "coap://ann@h/", &error) == URIC_REFUSED && error.offset == 10, "no user");
    expect(parse(&uri, "coap://h/#f", &error) == URIC_REFUSED && error.offset == 9, "no fragment");
    expect(parse(&uri, "http://h/", &error) == URIC_REFUSED && error.offset == 0, "coap alone");
    return failures > 0;
}
