/* uric_replace: results and refusals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "uric.h"

static uric_span span(const char *text) {
    return (uric_span){text, text != NULL ? (uric_size)strlen(text) : 0};
}

static uric_uri parse(const uric_rule *rule, const char *text) {
    uric_uri uri;
    assert_int_equal(uric_parse(&uri, rule, text, strlen(text), NULL), URIC_OK);
    return uri;
}

/* Tries buffers of every size. */
static void expect(const uric_uri *uri, const uric_change *changes, size_t count,
                   const char *expected) {
    for (size_t size = 0; size <= strlen(expected) + 2; size++) {
        char *room = malloc(size + 1);
        uric_buffer out = {room, size, 99};
        bool fits = size >= strlen(expected);
        assert_int_equal(uric_replace(uri, changes, count, &out, NULL),
                         fits ? URIC_OK : URIC_NO_ROOM);
        if (fits) {
            assert_int_equal(out.len, strlen(expected));
            assert_memory_equal(room, expected, out.len);
        }
        free(room);
    }
}

static void expect_one(const uric_rule *rule, const char *text, const char *name, const char *value,
                       const char *expected) {
    uric_uri uri = parse(rule, text);
    uric_change change = {uric_component_named(uri.chosen, name, strlen(name)), span(value)};
    expect(&uri, &change, 1, expected);
}

static void test_one(void **state) {
    (void)state;
    const uric_rule *rule = &uric_rfc3986_URI_reference;
    static const char text[] = "http://u@h:1/p?q#f";
    expect_one(rule, text, "scheme", "x", "x://u@h:1/p?q#f");
    expect_one(rule, text, "scheme", NULL, "//u@h:1/p?q#f");
    expect_one(rule, text, "userinfo", "", "http://@h:1/p?q#f");
    expect_one(rule, text, "userinfo", NULL, "http://h:1/p?q#f");
    expect_one(rule, text, "host", "[::1]", "http://u@[::1]:1/p?q#f");
    expect_one(rule, text, "port", NULL, "http://u@h/p?q#f");
    expect_one(rule, text, "authority", "i", "http://i/p?q#f");
    expect_one(rule, text, "authority", NULL, "http:/p?q#f");
    expect_one(rule, text, "path", NULL, "http://u@h:1?q#f");
    expect_one(rule, text, "query", "", "http://u@h:1/p?#f");
    expect_one(rule, text, "query", NULL, "http://u@h:1/p#f");
    expect_one(rule, text, "fragment", NULL, "http://u@h:1/p?q");
    expect_one(rule, "", "host", "h", "//h");
    expect_one(rule, "//h", "host", NULL, "");
    expect_one(&uric_rfc1808_URL, "a?q", "params", "x;y", "a;x;y?q");
    expect_one(&uric_rfc1808_URL, "a;x?q", "params", NULL, "a?q");
}

static void test_several(void **state) {
    (void)state;
    uric_uri uri = parse(&uric_rfc3986_URI_reference, "/a");
    const uric_change change[] = {{URIC_PORT, span("80")},
                                  {URIC_SCHEME, span("http")},
                                  {URIC_HOST, span("h")},
                                  {URIC_QUERY, span("q")}};
    expect(&uri, change, 4, "http://h:80/a?q");
    expect(&uri, change, 0, "/a");
}

/* RFC 1738 does not define how components are put together, so values are replaced in the text. */
static void test_parts(void **state) {
    (void)state;
    const uric_rule *url = &uric_rfc1738_url;
    expect_one(url, "ftp://u:p@h/a/b;type=i", "type", "d", "ftp://u:p@h/a/b;type=d");
    expect_one(url, "ftp://u:p@h/a/b;type=i", "host", "longer.example",
               "ftp://u:p@longer.example/a/b;type=i");
    expect_one(url, "ftp://u:p@h/a/b;type=i", "password", "", "ftp://u:@h/a/b;type=i");
    expect_one(url, "ftp://u:p@h/a/b", "cwd", "c/d", "ftp://u:p@h/c/d/b");
    expect_one(url, "http://h/p?s", "search", "t", "http://h/p?t");
    expect_one(url, "ftp://h/a", "scheme", "FTP", "FTP://h/a");
    expect_one(&uric_rfc2396_URI_reference, "http://u@h:1/p", "server", "i", "http://i/p");
    uric_uri uri = parse(url, "ftp://u:p@h:1/a");
    const uric_change change[] = {{URIC_PORT, span("21")}, {URIC_HOST, span("i")}};
    expect(&uri, change, 2, "ftp://u:p@i:21/a");
}

static void expect_refusal(const uric_rule *rule, const char *text, const char *name,
                           const char *value, uric_status status, const char *component,
                           size_t offset) {
    char room[64];
    uric_error error;
    uric_buffer out = {room, sizeof room, 99};
    uric_uri uri = parse(rule, text);
    uric_change change = {uric_component_named(uri.chosen, name, strlen(name)), span(value)};
    assert_int_equal(uric_replace(&uri, &change, 1, &out, &error), status);
    assert_int_equal(out.len, 0);
    assert_int_equal(error.status, status);
    assert_string_equal(error.component, component);
    assert_int_equal(error.offset, offset);
}

static void test_refusals(void **state) {
    (void)state;
    const uric_rule *rule = &uric_rfc3986_URI_reference, *url = &uric_rfc1738_url;
    expect_refusal(rule, "http://h/p", "host", "a b", URIC_REFUSED, "host", 1);
    expect_refusal(rule, "http://h/p", "path", "p", URIC_PATH_NEEDS_SLASH, "path", 0);
    expect_refusal(rule, "http://h//p", "authority", NULL, URIC_PATH_LIKE_AUTHORITY, "path", 0);
    expect_refusal(rule, "x:a:b", "scheme", NULL, URIC_PATH_LIKE_SCHEME, "path", 1);
    expect_refusal(rule, "http://h/p", "query", "a#b", URIC_MISREAD, "query", 1);
    expect_refusal(rule, "http://u@h/p", "host", NULL, URIC_ABSENT, "host", 0);
    expect_refusal(rule, "x:p", "port", "1", URIC_ABSENT, "host", 0);
    expect_refusal(url, "ftp://h/a;type=i", "type", "x", URIC_REFUSED, "type", 0);
    expect_refusal(url, "ftp://h/a;type=i", "host", "a/b", URIC_MISREAD, "host", 0);
    expect_refusal(url, "ftp://h/a", "type", "i", URIC_NO_COMPOSITION, "type", 0);
    expect_refusal(url, "ftp://h:1/a", "port", NULL, URIC_NO_COMPOSITION, "port", 0);
    expect_refusal(url, "ftp://h/a", "scheme", "http", URIC_MISREAD, "scheme", 0);
    expect_refusal(url, "http://h/p?s", "path", "p?x", URIC_REFUSED, "path", 3);
}

/* Empty components that lie side by side, set in either order. */
static void test_empty_components(void **state) {
    (void)state;
    uric_uri uri = parse(&uric_rfc1738_url, "ftp://:@h/");
    const unsigned user = uric_component_named(uri.chosen, "user", 4);
    const unsigned password = uric_component_named(uri.chosen, "password", 8);
    const uric_change changes[] = {
        {password, span("p")}, {user, span("u")}, {URIC_PATH, span("a")}, {password, span("q")}};
    expect(&uri, changes, 1, "ftp://:p@h/");
    expect(&uri, changes, 2, "ftp://u:p@h/");
    expect(&uri, changes + 1, 3, "ftp://u:q@h/a");
}

static void test_misuse(void **state) {
    (void)state;
    char room[64];
    uric_buffer out = {room, sizeof room, 99};
    uric_uri uri;
    const uric_change change = {URIC_PART, span("x")};
    uric_parse(&uri, &uric_rfc3986_URI, "^", 1, NULL);
    assert_int_equal(uric_replace(&uri, &change, 1, &out, NULL), URIC_NOT_PARSED);
    assert_int_equal(out.len, 0);
    uri = parse(uric_grammar_rule(&uric_rfc3986, "URI", 3), "x:y");
    assert_int_equal(uric_replace(&uri, &change, 1, &out, NULL), URIC_NOT_PARSED);
    uri = parse(&uric_rfc3986_URI, "x:y"); /* a rule without components of its own */
    assert_int_equal(uric_replace(&uri, &change, 1, &out, NULL), URIC_NO_COMPOSITION);
    uri = parse(&uric_rfc1738_url, "ftp://u:p@h/a"); /* the host lies in the authority */
    const uric_change both[] = {{URIC_AUTHORITY, span("i")}, {URIC_HOST, span("i")}};
    uric_error error;
    assert_int_equal(uric_replace(&uri, both, 2, &out, &error), URIC_MISREAD);
    assert_string_equal(error.component, "authority");
    assert_int_equal(error.offset, 0);
}

/* Values whose sum of lengths overflows: the values must not be read. */
static void expect_too_long(const uric_rule *rule, const char *text, const char *component) {
    char room[8];
    uric_error error;
    uric_buffer out = {room, sizeof room, 99};
    uric_uri uri = parse(rule, text);
    const uric_change changes[] = {{URIC_PORT, {"1", URIC_SIZE_MAX - 9}}, {URIC_HOST, {"h", 9}}};
    assert_int_equal(uric_replace(&uri, changes, 2, &out, &error), URIC_TOO_LONG);
    assert_int_equal(error.status, URIC_TOO_LONG);
    assert_string_equal(error.component, component);
    assert_int_equal(error.offset, 0);
    assert_int_equal(out.len, 0);
}

static void test_too_long(void **state) {
    (void)state;
    expect_too_long(&uric_rfc1738_url, "ftp://h:1/a", "host"); /* the last change */
    expect_too_long(&uric_rfc3986_URI, "ftp://h:1/a",
                    "port"); /* the first component in the text that exceeds the limit */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one),
        cmocka_unit_test(test_several),
        cmocka_unit_test(test_parts),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_empty_components),
        cmocka_unit_test(test_misuse),
        cmocka_unit_test(test_too_long),
    };
    return cmocka_run_group_tests_name("api replace", tests, NULL, NULL);
}
