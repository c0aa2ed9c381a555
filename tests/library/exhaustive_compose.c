/* uric_compose on all combinations of small components. The expected results come from the rules of
 * RFC 3986's grammar for the single components, not from a parse of the whole text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "effort.h"
#include "uric.h"

enum { TEXT_MAX = 256 };

static const char *const schemes[] = {NULL, "a", "h2+.-", "", "1", "a:b", "a/", "a^", "%61"};
static const char *const userinfos[] = {NULL, "", "u", "u:p", "u@v", "u/v", "%4", "%41"};
static const char *const hosts[] = {NULL,  "",    "h",  "1.2.3.4", "[::1]", "[::1", "[v1.]",  "h:1",
                                    "u@h", "h/x", "%4", "h?",      "h i",   "]",    "[::1]:2"};
static const char *const ports[] = {NULL, "", "80", "8a", "8/", "8@9"};
static const char *const paths[] = {NULL,  "",     "/",   "//",    "a",       "a:b",
                                    "1:b", "/a:b", "//a", "a/b:c", "a?b",     "a#b",
                                    "%",   "%zz",  "a^:", "///",   "//a@b@c", ":"};
static const char *const queries[] = {NULL, "", "q?/", "q#", "%4", "^"};
static const char *const fragments[] = {NULL, "", "f?/", "f#", "%4z"};

#define COUNT(list) (sizeof list / sizeof *list)

static uric_span span(const char *text) {
    return (uric_span){text, text != NULL ? strlen(text) : 0};
}

static bool derives(const char *rule, uric_span text) {
    const uric_rule *found = uric_grammar_rule(&uric_rfc3986, rule, strlen(rule));
    assert_non_null(found);
    return uric_check(found, text.at, text.len, NULL) == URIC_OK;
}

static bool fits(const char *rule, uric_span text) {
    return text.at == NULL || derives(rule, text);
}

/* The defects of a combination by the document: their number, and the first. */
typedef struct wrong {
    unsigned count;
    const char *component;
    uric_status status; /* expected status; URIC_OK: any status that is not URIC_OK */
} wrong;

static void add(wrong *w, bool right, const char *component, uric_status status) {
    if (right || w->count++ > 0)
        return;
    w->component = component;
    w->status = status;
}

/* RFC 3986, 3 and 4.2. */
static wrong judge(const uric_uri *uri) {
    wrong w = {0};
    uric_span path = uri->path.at != NULL ? uri->path : span("");
    bool alone = uri->host.at == NULL && (uri->userinfo.at != NULL || uri->port.at != NULL);
    add(&w, !alone, "host", URIC_ABSENT);
    add(&w, fits("scheme", uri->scheme), "scheme", URIC_OK);
    add(&w, fits("userinfo", uri->userinfo), "userinfo", URIC_OK);
    add(&w, fits("host", uri->host), "host", URIC_OK);
    add(&w, fits("port", uri->port), "port", URIC_OK);
    if (uri->host.at != NULL)
        add(&w, derives("path-abempty", path), "path",
            path.len > 0 && *path.at != '/' ? URIC_PATH_NEEDS_SLASH : URIC_OK);
    else if (path.len > 1 && memcmp(path.at, "//", 2) == 0)
        add(&w, false, "path", URIC_PATH_LIKE_AUTHORITY);
    else if (uri->scheme.at == NULL && derives("path-rootless", path))
        add(&w, derives("path-noscheme", path), "path", URIC_PATH_LIKE_SCHEME);
    else
        add(&w, derives("path", path), "path", URIC_OK);
    add(&w, fits("query", uri->query), "query", URIC_OK);
    add(&w, fits("fragment", uri->fragment), "fragment", URIC_OK);
    return w;
}

static void put(char *text, const char *before, uric_span value, const char *behind) {
    if (value.at == NULL)
        return;
    size_t len = strlen(text);
    snprintf(text + len, TEXT_MAX - len, "%s%.*s%s", before, (int)value.len, value.at, behind);
}

/* RFC 3986, 5.3 */
static void recompose(const uric_uri *uri, char text[TEXT_MAX]) {
    *text = '\0';
    put(text, "", uri->scheme, ":");
    if (uri->host.at != NULL)
        put(text, "//", uri->userinfo, "@");
    put(text, uri->userinfo.at != NULL ? "" : "//", uri->host, "");
    put(text, ":", uri->port, "");
    put(text, "", uri->path, "");
    put(text, "?", uri->query, "");
    put(text, "#", uri->fragment, "");
}

static unsigned accepted, refused;

static void fail_case(const uric_uri *uri, const char *what, const uric_error *error) {
    char text[TEXT_MAX], message[TEXT_MAX];
    recompose(uri, text);
    uric_error_message(error, message, sizeof message);
    fail_msg("%s: %s: %s", text, what, message);
}

static void try_uri(const uric_uri *uri) {
    char text[TEXT_MAX], got[TEXT_MAX];
    uric_error error;
    uric_buffer out = {got, sizeof got, 0};
    wrong w = judge(uri);
    uric_status status = uric_compose(uri, &out, &error);
    assert_int_equal(error.status, status);
    if ((status == URIC_OK) != (w.count == 0))
        fail_case(uri, w.count == 0 ? "should be accepted" : "should be refused", &error);
    if (status == URIC_OK) {
        recompose(uri, text);
        if (out.len != strlen(text) || memcmp(text, got, out.len) != 0)
            fail_case(uri, "is another text", &error);
        accepted++;
        return;
    }
    refused++;
    assert_int_equal(out.len, 0);
    if (error.component == NULL)
        fail_case(uri, "no component is named", &error);
    if (strcmp(error.component, w.component) != 0)
        fail_case(uri, w.component, &error);
    if (w.status != URIC_OK && status != w.status)
        fail_case(uri, uric_status_name(w.status), &error);
}

static void test_all(void **state) {
    (void)state;
    uric_uri uri = {.rule = &uric_rfc3986_URI_reference};
    size_t number = 0;
    for (size_t s = 0; s < COUNT(schemes); s++)
        for (size_t u = 0; u < COUNT(userinfos); u++)
            for (size_t h = 0; h < COUNT(hosts); h++)
                for (size_t o = 0; o < COUNT(ports); o++)
                    for (size_t p = 0; p < COUNT(paths); p++)
                        for (size_t q = 0; q < COUNT(queries); q++)
                            for (size_t f = 0; f < COUNT(fragments); f++) {
                                if (number++ % STRIDE != 0)
                                    continue;
                                uri.scheme = span(schemes[s]);
                                uri.userinfo = span(userinfos[u]);
                                uri.host = span(hosts[h]);
                                uri.port = span(ports[o]);
                                uri.path = span(paths[p]);
                                uri.query = span(queries[q]);
                                uri.fragment = span(fragments[f]);
                                try_uri(&uri);
                            }
    assert_true(accepted > 1000 && refused > 1000);
    print_message("%u composed, %u refused\n", accepted, refused);
}

/* For every grammar, uric_compose succeeds if and only if the components with their delimiters
 * parse into the same components; the result is that text. */
static void try_rule(const uric_rule *rule, uric_uri *uri) {
    char text[TEXT_MAX], got[TEXT_MAX];
    uric_error error;
    uric_buffer out = {got, sizeof got, 0};
    uric_uri read;
    uri->rule = rule;
    uric_status status = uric_compose(uri, &out, &error);
    recompose(uri, text);
    bool parses = uric_parse(&read, rule, text, strlen(text), NULL) == URIC_OK;
    uric_span path = uri->path.at != NULL ? uri->path : span("");
#define SAME(a, b)                                                                                 \
    ((a).len == (b).len && ((a).at == NULL) == ((b).at == NULL) &&                                 \
     ((a).len == 0 || memcmp((a).at, (b).at, (a).len) == 0))
    bool same = parses && SAME(read.scheme, uri->scheme) && SAME(read.host, uri->host) &&
                SAME(read.port, uri->port) && SAME(read.path, path) &&
                SAME(read.query, uri->query) && SAME(read.fragment, uri->fragment);
    if ((status == URIC_OK) != same)
        fail_case(uri, uric_rule_name(rule), &error);
    if (same && (out.len != strlen(text) || memcmp(got, text, out.len) != 0))
        fail_case(uri, "is another text", &error);
    if (!same && (error.component == NULL || out.len != 0))
        fail_case(uri, "the error names no component", &error);
}

static void test_rules(void **state) {
    (void)state;
    static const uric_grammar *const grammars[] = {
        &uric_rfc3986,       &uric_rfc2732,       &uric_rfc2396,
        &uric_rfc2396bis_01, &uric_url_syntax_02, &uric_url_syntax_1997,
    };
    const uric_rule *rule;
    size_t number = 0;
    for (size_t g = 0; g < COUNT(grammars); g++)
        for (size_t r = 0; (rule = uric_grammar_parser_at(grammars[g], r)) != NULL; r++)
            for (size_t s = 0; s < COUNT(schemes); s++)
                for (size_t h = 0; h < COUNT(hosts); h++)
                    for (size_t p = 0; p < COUNT(paths); p++)
                        for (size_t q = 0; q < COUNT(queries); q++)
                            for (size_t f = 0; f < COUNT(fragments); f++) {
                                if (number++ % STRIDE != 0)
                                    continue;
                                uric_uri uri = {.scheme = span(schemes[s]),
                                                .host = span(hosts[h]),
                                                .path = span(paths[p]),
                                                .query = span(queries[q]),
                                                .fragment = span(fragments[f])};
                                try_rule(rule, &uri);
                            }
}

/* Single cases */

static void expect(uric_uri uri, uric_status status, const char *component, size_t offset,
                   const char *text) {
    char got[TEXT_MAX];
    uric_error error;
    uric_buffer out = {got, sizeof got, 0};
    if (uri.rule == NULL)
        uri.rule = &uric_rfc3986_URI_reference;
    assert_int_equal(uric_compose(&uri, &out, &error), status);
    if (status != URIC_OK) {
        char message[TEXT_MAX];
        size_t len = uric_error_message(&error, message, sizeof message);
        assert_in_range(strlen(text), 1, len);
        assert_string_equal(message + len - strlen(text), text); /* its end: api_errors has more */
        assert_int_equal(error.offset, offset);
        if (component == NULL)
            assert_null(error.component);
        else
            assert_string_equal(error.component, component);
        return;
    }
    assert_int_equal(out.len, strlen(text));
    assert_memory_equal(got, text, out.len);
}

static void test_messages(void **state) {
    (void)state;
    expect((uric_uri){.scheme = span("a"), .host = span("[::1"), .path = span("/b")}, URIC_ENDED,
           "host", 4, "in host: expected HEXDIG, \".\", \":\" or \"]\"");
    expect((uric_uri){.path = span("a/b^")}, URIC_REFUSED, "path", 3,
           "in path: expected pchar, \"#\", \"/\", \"?\" or end of input");
    expect((uric_uri){.path = span("a:b")}, URIC_PATH_LIKE_SCHEME, "path", 1,
           "path: must not have \":\" in its first segment without a scheme");
    expect((uric_uri){.path = span("//b")}, URIC_PATH_LIKE_AUTHORITY, "path", 0,
           "path: must not begin with \"//\" without an authority");
    expect((uric_uri){.host = span("h"), .path = span("b")}, URIC_PATH_NEEDS_SLASH, "path", 0,
           "path: must be empty or begin with \"/\" beside an authority");
    expect((uric_uri){.query = span("a#b")}, URIC_MISREAD, "query", 1,
           "query: would be parsed into other components");
    expect((uric_uri){.host = span("u@h")}, URIC_MISREAD, "host", 1,
           "host: would be parsed into other components");
    expect((uric_uri){.host = span("h"), .port = span("8x")}, URIC_REFUSED, "port", 1,
           "in port: expected DIGIT, \"#\", \"/\", \"?\" or end of input");
    expect((uric_uri){.rule = &uric_rfc2396_URI_reference,
                      .scheme = span("a"),
                      .host = span("h"),
                      .port = span("x")}, /* "h:x" is a reg_name */
           URIC_MISREAD, "port", 0, "port: would be parsed into other components");
    expect((uric_uri){.userinfo = span("u@"), .host = span("h")}, URIC_MISREAD, "userinfo", 0,
           "userinfo: would be parsed into other components");
    expect((uric_uri){.userinfo = span("%4"), .host = span("^")}, URIC_ENDED, "userinfo", 2,
           "in userinfo");
    expect(
        (uric_uri){.rule = &uric_rfc3986_absolute_URI, .scheme = span("a"), .fragment = span("f")},
        URIC_REFUSED, "fragment", 0, "fragment: expected pchar, \"/\", \"?\" or end of input");
    expect((uric_uri){.port = span("80")}, URIC_ABSENT, "host", 0, "host: the component is absent");
    expect((uric_uri){.rule = &uric_rfc3986_URI, .path = span("a")}, URIC_ABSENT, "scheme", 0,
           "scheme: the component is absent");
    expect((uric_uri){.rule = &uric_rfc1738_url, .scheme = span("a")}, URIC_NO_COMPOSITION, NULL, 0,
           "the grammar does not define how components are put together");
}

/* If the path is valid, the error must name the component behind it. */
static void test_path_of_two_slashes(void **state) {
    (void)state;
    expect((uric_uri){.rule = &uric_url_syntax_02_URL_reference,
                      .scheme = span("s"),
                      .path = span("//a_b/x"),
                      .query = span("q^")},
           URIC_REFUSED, "query", 1, "in query: expected urlchar, \"#\" or end of input");
}

/* The whole authority, and its parts beside it. */
static void test_authority(void **state) {
    (void)state;
    expect((uric_uri){.authority = span("u@h:1"), .path = span("/")}, URIC_OK, NULL, 0, "//u@h:1/");
    expect((uric_uri){.authority = span("u@h:1"), .host = span("h")}, URIC_OK, NULL, 0, "//u@h:1");
    expect((uric_uri){.authority = span("u@h:1"), .host = span("i")}, URIC_STALE_AUTHORITY, "host",
           0, "host: disagrees with the authority: leave the authority out");
    expect((uric_uri){.authority = span("h"), .port = span("")}, URIC_STALE_AUTHORITY, "port", 0,
           "port: disagrees with the authority: leave the authority out");
    expect((uric_uri){.authority = span("h/p")}, URIC_MISREAD, "authority", 1,
           "authority: would be parsed into other components");
}

/* RFC 1808's params follow the path. */
static void test_params(void **state) {
    (void)state;
    uric_uri uri = {.rule = &uric_rfc1808_URL, .path = span("a"), .query = span("q")};
    size_t params = 0;
    while (strcmp(uric_part_name(uri.rule, params), "params") != 0)
        params++;
    uri.part[params] = span("x;y");
    expect(uri, URIC_OK, NULL, 0, "a;x;y?q");
    uri.path = span("a;b");
    expect(uri, URIC_MISREAD, "path", 1, "path: would be parsed into other components");
}

static void test_room(void **state) {
    (void)state;
    char got[8] = "unspoilt";
    uric_uri uri = {.rule = &uric_rfc3986_URI_reference, .scheme = span("a"), .path = span("b")};
    uric_buffer out = {NULL, 0, 0};
    assert_int_equal(uric_compose(&uri, &out, NULL), URIC_NO_ROOM);
    assert_int_equal(out.len, 3);
    out = (uric_buffer){got, 3, 0};
    assert_int_equal(uric_compose(&uri, &out, NULL), URIC_OK);
    assert_memory_equal(got, "a:bpoilt", 8);
    uri = (uric_uri){.rule = &uric_rfc3986_URI_reference};
    out = (uric_buffer){NULL, 0, 1};
    assert_int_equal(uric_compose(&uri, &out, NULL), URIC_OK);
    assert_int_equal(out.len, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all),       cmocka_unit_test(test_rules),
        cmocka_unit_test(test_messages),  cmocka_unit_test(test_path_of_two_slashes),
        cmocka_unit_test(test_authority), cmocka_unit_test(test_params),
        cmocka_unit_test(test_room),
    };
    return cmocka_run_group_tests_name("exhaustive compose", tests, NULL, NULL);
}
