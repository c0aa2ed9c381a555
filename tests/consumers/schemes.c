/* A program that uses a grammar of uric_schemes: prints a host. */
#include <stdio.h>

#include <uric_schemes.h>

int main(void) {
    static const char text[] = "coaps+tcp://[2001:db8::1]/sensors";
    uric_uri uri;
    uric_error error;
    uint16_t port = 0;
    if (uric_parse(&uri, &uric_coap_URI, text, sizeof text - 1, &error) != URIC_OK ||
        uric_check(&uric_coap_URI, "coap:///", 8, &error) != URIC_REFUSED || error.offset != 7 ||
        uric_default_port(&uric_coap, "coaps+tcp", 9, &port) != URIC_OK || port != 5684)
        return 1;
    printf("%.*s\n", (int)uri.host.len, uri.host.at);
    return 0;
}
