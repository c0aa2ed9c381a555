/* Example: may a device fetch its next firmware from this URL? */
#include <string.h>

#include "tally.h"
#include "uric.h"

static const char *const hosts[] = {"updates.example.com", "mirror.example.net"};

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Ignores case (RFC 3986, 6.2.2.1). */
static bool is(uric_span span, const char *name) {
    size_t len = strlen(name);
    if (span.len != len)
        return false;
    for (size_t i = 0; i < len; i++)
        if (lower(span.at[i]) != name[i])
            return false;
    return true;
}

static bool is_on_the_list(uric_span host) {
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++)
        if (is(host, hosts[i]))
            return true;
    return false;
}

/* Returns NULL, or the reason for a refusal. */
static const char *refuse_update(const char *url) {
    uric_uri uri;
    uint16_t port = 443;
    if (uric_parse(&uri, &uric_rfc3986_absolute_URI, url, strlen(url), NULL) != URIC_OK)
        return "not an absolute URI";
    if (!is(uri.scheme, "https"))
        return "not https";
    if (uri.userinfo.at != NULL)
        return "userinfo";
    if (!is_on_the_list(uri.host))
        return "host not on the list";
    if (uric_port(&uri, &port) == URIC_OVERFLOW || port != 443)
        return "odd port";
    return NULL;
}

int main(void) {
    static const struct {
        const char *url, *refusal;
    } cases[] = {
        {"https://updates.example.com/v2/image.bin", NULL},
        {"HTTPS://Mirror.Example.NET:443/image.bin?board=7", NULL},
        {"https://updates.example.com:/image.bin", NULL},
        {"http://updates.example.com/image.bin", "not https"},
        {"https://updates.example.com@evil.example/image.bin", "userinfo"},
        {"https://:@updates.example.com/", "userinfo"},
        {"https://updates.example.com.evil.example/", "host not on the list"},
        {"https://192.0.2.1/image.bin", "host not on the list"},
        {"https:/updates.example.com/", "host not on the list"},
        {"https:///image.bin", "host not on the list"},
        {"https://updates.example.com:8443/", "odd port"},
        {"https://updates.example.com:65979/", "odd port"},
        {"https://updates.example.com\\@evil.example/", "not an absolute URI"},
        {"https://updates.example.com/image.bin#x", "not an absolute URI"},
        {"//updates.example.com/image.bin", "not an absolute URI"},
    };
    tally t = {0, 0};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *why = refuse_update(cases[i].url), *expected = cases[i].refusal;
        bool as_expected =
            why == NULL || expected == NULL ? why == expected : strcmp(why, expected) == 0;
        expect(&t, as_expected, cases[i].url);
    }
    return sum_up(&t, "update URLs");
}
