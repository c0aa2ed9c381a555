/* A program as a user of the library writes it: prints a host, and fails if a result differs from
 * what the headers promise. VERSION is the version that the package states. */
#include <stdio.h>
#include <string.h>

#include <uric.h>
#include <uric_tables.h>

#if URIC_VERSION_NUMBER !=                                                                         \
    URIC_VERSION_MAJOR * 10000L + URIC_VERSION_MINOR * 100 + URIC_VERSION_PATCH
#error "URIC_VERSION_NUMBER does not match the parts of the version"
#endif

int main(void) {
    static const char text[] = "http://[2001:db8::1]:8080/a/b?c";
    uric_uri uri;
    uric_error error;
    uint16_t port = 0;
    uint8_t address[16];
    size_t len = 0;
    char version[32];

    snprintf(version, sizeof version, "%d.%d.%d", URIC_VERSION_MAJOR, URIC_VERSION_MINOR,
             URIC_VERSION_PATCH);
    if (uric_parse(&uri, &uric_rfc3986_URI, text, sizeof text - 1, &error) != URIC_OK ||
        uric_port(&uri, &port) != URIC_OK || port != 8080 ||
        uric_host_address(&uri, address, &len) != URIC_OK || len != 16 ||
        uric_check(&uric_rfc3986_URI, "a b", 3, &error) != URIC_REFUSED || error.offset != 1 ||
        uric_rfc3986.rules == 0 || strcmp(URIC_VERSION, VERSION) != 0 ||
        strcmp(version, VERSION) != 0 || strcmp(uric_version(), VERSION) != 0) {
        return 1;
    }
    printf("%.*s\n", (int)uri.host.len, uri.host.at);
    return 0;
}
