/* Resolution beyond the tables of tests/resolution: statuses, guards, bases, hostile sizes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "uric.h"

static uric_uri parse_by(const uric_rule *rule, const char *text) {
    uric_uri uri;
    assert_int_equal(uric_parse(&uri, rule, text, strlen(text), NULL), URIC_OK);
    return uri;
}

static uric_uri parse(const char *text) {
    return parse_by(&uric_rfc3986_URI_reference, text);
}

/* Statuses */

static void expect_status(const uric_uri *base, const uric_uri *reference, uric_status resolved,
                          uric_status relativized) {
    char room[64];
    uric_buffer out = {room, sizeof room, 99};
    assert_int_equal(uric_resolve(base, reference, 0, &out, NULL), resolved);
    assert_int_equal(out.len == 0, resolved != URIC_OK);
    out.len = 99;
    assert_int_equal(uric_relativize(base, reference, &out), relativized);
    assert_int_equal(out.len == 0, relativized != URIC_OK && relativized != URIC_NO_SHORTER);
}

static void test_statuses(void **state) {
    (void)state;
    uric_uri base = parse("http://a/b"), relative = parse("g"), other = parse("x:y");
    uric_uri sibling = parse("http://a/c");
    uric_uri older = parse_by(&uric_rfc2396_URI_reference, "http://a/b");
    uric_uri url = parse_by(&uric_rfc1738_url, "http://a/b");
    expect_status(&base, &sibling, URIC_OK, URIC_OK);
    expect_status(&base, &relative, URIC_OK, URIC_NOT_ABSOLUTE);
    expect_status(&relative, &base, URIC_NOT_ABSOLUTE, URIC_NOT_ABSOLUTE);
    expect_status(&base, &other, URIC_OK, URIC_NO_SHORTER);
    expect_status(&base, &older, URIC_GRAMMAR_MISMATCH, URIC_GRAMMAR_MISMATCH);
    expect_status(&older, &older, URIC_OK, URIC_OK); /* the reference is "b", not "" */
    expect_status(&url, &url, URIC_NO_RESOLUTION, URIC_NO_RESOLUTION);
    uric_uri mail = parse_by(&uric_rfc1738_url, "mailto:a"); /* without a path */
    uric_uri host = parse_by(&uric_rfc1738_url, "http://h");
    expect_status(&mail, &host, URIC_NO_RESOLUTION, URIC_NO_RESOLUTION);
    expect_status(&base, &host, URIC_GRAMMAR_MISMATCH, URIC_GRAMMAR_MISMATCH);

    uric_uri dots = parse("http://a/../b");
    expect_status(&base, &dots, URIC_OK, URIC_NO_REFERENCE);
    uric_uri empty = parse_by(&uric_rfc2396_URI_reference, "#s");
    expect_status(&older, &empty, URIC_CURRENT_DOCUMENT, URIC_NOT_ABSOLUTE);
}

/* A base and a reference may be parsed by different rules of the same grammar. */
static void test_rules_of_one_grammar(void **state) {
    (void)state;
    uric_uri base = parse_by(&uric_rfc3986_URI, "http://a/b");
    uric_uri reference = parse_by(&uric_rfc3986_relative_ref, "g");
    char room[64];
    uric_buffer out = {room, sizeof room, 0};
    assert_int_equal(uric_resolve(&base, &reference, 0, &out, NULL), URIC_OK);
    assert_memory_equal(room, "http://a/g", out.len);
}

static void test_not_parsed(void **state) {
    (void)state;
    uric_uri base = parse("http://a/b"), refused, verdict;
    assert_int_equal(uric_parse(&refused, &uric_rfc3986_URI_reference, "a^", 2, NULL),
                     URIC_REFUSED);
    const uric_rule *rule = uric_grammar_rule(&uric_rfc3986, "URI", 3);
    assert_int_equal(uric_parse(&verdict, rule, "a:b", 3, NULL), URIC_OK);
    expect_status(&base, &refused, URIC_NOT_PARSED, URIC_NOT_PARSED);
    expect_status(&refused, &base, URIC_NOT_PARSED, URIC_NOT_PARSED);
    expect_status(&base, &verdict, URIC_NOT_PARSED, URIC_NOT_PARSED);
    uric_buffer out = {NULL, 0, 99};
    assert_int_equal(uric_recompose(&verdict, &out), URIC_NOT_PARSED);
    assert_int_equal(uric_recompose(&refused, &out), URIC_NOT_PARSED);
}

static void test_resolvers(void **state) {
    (void)state;
    assert_ptr_equal(uric_grammar_resolver(&uric_rfc3986), &uric_rfc3986_URI_reference);
    assert_ptr_equal(uric_grammar_resolver(&uric_rfc2396), &uric_rfc2396_resolvable);
    assert_ptr_equal(uric_grammar_resolver(&uric_rfc1808), &uric_rfc1808_resolvable);
    assert_null(uric_grammar_resolver(&uric_rfc1738)); /* the document defines no resolution */
}

/* Components that the caller has set */

static void expect_recomposed(const uric_uri *uri, const char *expected) {
    char room[64];
    for (size_t size = 0; size <= sizeof room; size++) {
        memset(room, 0x5A, sizeof room);
        uric_buffer out = {size > 0 ? room : NULL, size, 99};
        bool fits = size >= strlen(expected);
        assert_int_equal(uric_recompose(uri, &out), fits ? URIC_OK : URIC_NO_ROOM);
        assert_int_equal(out.len, strlen(expected));
        if (fits)
            assert_memory_equal(room, expected, out.len);
        for (size_t i = size; i < sizeof room; i++)
            assert_int_equal(room[i], 0x5A);
    }
}

static void test_recompose(void **state) {
    (void)state;
    static const uric_span absent = {NULL, 0};
    uric_uri uri = parse("http://u@h:1/p/q?r#s");
    expect_recomposed(&uri, "http://u@h:1/p/q?r#s");
    uri.fragment = absent;
    uri.scheme = (uric_span){"ftp", 3};
    expect_recomposed(&uri, "ftp://u@h:1/p/q?r");
    uri = parse("x:a:b/c");
    uri.scheme = absent;
    expect_recomposed(&uri, "./a:b/c");
    uri = parse("x://h//p");
    uri.authority = absent;
    expect_recomposed(&uri, "x:/.//p");
    uri.scheme = absent;
    expect_recomposed(&uri, "/.//p");
    uri = parse("?");
    expect_recomposed(&uri, "?");
    uri.query = absent;
    expect_recomposed(&uri, "");
    uri = parse_by(&uric_rfc1808_URL, "http://a/b;c;d?e#f");
    expect_recomposed(&uri, "http://a/b;c;d?e#f");
    uri = parse_by(&uric_rfc1808_URL, "a_b:c"); /* "a_b" is not a scheme */
    expect_recomposed(&uri, "a_b:c");
    uri.path = (uric_span){"ab:c", 4};
    expect_recomposed(&uri, "./ab:c");
    uri.path = (uric_span){"a1+-.:c", 7};
    expect_recomposed(&uri, "./a1+-.:c");
}

/* If the caller has set a part of the authority, it is written, or the status says why not. */
static void test_recompose_authority(void **state) {
    (void)state;
    static const uric_span absent = {NULL, 0}, other = {"i", 1};
    uric_buffer none = {NULL, 0, 99};
    uric_uri uri = parse("http://u@h:1/p");
    uri.host = other;
    assert_int_equal(uric_recompose(&uri, &none), URIC_STALE_AUTHORITY);
    assert_int_equal(uric_resolve(&uri, &uri, 0, &none, NULL), URIC_STALE_AUTHORITY);
    uri.authority = absent;
    expect_recomposed(&uri, "http://u@i:1/p");
    assert_int_equal(uric_relativize(&uri, &uri, &none), URIC_STALE_AUTHORITY);
    uri.userinfo = uri.port = absent;
    expect_recomposed(&uri, "http://i/p");
    uri.scheme = absent;
    expect_recomposed(&uri, "//i/p");
    uri.host = absent;
    uri.port = other;
    assert_int_equal(uric_recompose(&uri, &none), URIC_STALE_AUTHORITY);

    uri = parse("http://u@h:1/p");
    uri.port = absent; /* and the authority still has one */
    assert_int_equal(uric_recompose(&uri, &none), URIC_STALE_AUTHORITY);
    uri = parse("x:p");
    uri.host = other;
    assert_int_equal(uric_recompose(&uri, &none), URIC_PATH_NEEDS_SLASH);
    uri.path = absent;
    assert_int_equal(uric_recompose(&uri, &none), URIC_NOT_PARSED);
    uric_uri url = {.rule = &uric_rfc1808_URL, /* its net_loc may contain "?" */
                    .authority = other,
                    .path = {"", 0},
                    .query = {"q", 1}};
    expect_recomposed(&url, "//i/?q");
}

/* In the drafts, a path before a query can begin with two slashes. */
static void test_recompose_unguarded(void **state) {
    (void)state;
    uric_uri uri = parse_by(&uric_url_syntax_02_URL_reference, "//a?b");
    expect_recomposed(&uri, "//a?b");
    uri.fragment = (uric_span){"c", 1};
    expect_recomposed(&uri, "//a?b#c");
    uri.query = (uric_span){NULL, 0}; /* without the query, "a" would be a server */
    expect_recomposed(&uri, "/.//a#c");
    uri = parse_by(&uric_url_syntax_1997_URL_reference, "//a?b");
    expect_recomposed(&uri, "//a?b");
    uri = parse_by(&uric_url_syntax_1997_URL_reference, "//?b");
    expect_recomposed(&uri, "//?b");
}

/* The older grammars allow bytes in an opaque part that they do not allow in a path. Results must
 * nevertheless be strings of the grammar. */
static void test_results_are_derived(void **state) {
    (void)state;
    char room[64];
    uric_buffer out = {room, sizeof room, 0};
    uric_uri base = parse_by(&uric_rfc2732_resolvable, "http://h/");
    uric_uri opaque = parse_by(&uric_rfc2732_resolvable, "http:a[");
    assert_int_equal(uric_resolve(&base, &opaque, URIC_NON_STRICT, &out, NULL), URIC_NO_TARGET);
    assert_int_equal(out.len, 0);
    assert_int_equal(uric_resolve(&base, &opaque, 0, &out, NULL), URIC_OK);
    base = parse_by(&uric_rfc2732_resolvable, "http:b");
    assert_int_equal(uric_relativize(&base, &opaque, &out), URIC_NO_SHORTER);

    base = parse_by(&uric_rfc2396_resolvable, "s:a//b/?");
    uric_uri split = parse_by(&uric_rfc2396_URI_reference, "s:a//b/.?"); /* all of it is a path */
    assert_int_equal(uric_relativize(&base, &split, &out), URIC_NO_SHORTER);
    base = parse_by(&uric_rfc2396_resolvable, "s:a/b");
    uric_uri up = parse_by(&uric_rfc2396_resolvable, "..");
    assert_int_equal(uric_resolve(&base, &up, 0, &out, NULL), URIC_OK); /* s: */
    up = parse_by(&uric_rfc2396_URI_reference, "..");
    assert_int_equal(uric_resolve(&base, &up, 0, &out, NULL), URIC_NO_TARGET);
    base = parse_by(&uric_rfc2396_absoluteURI, "s:/a/b");
    up = parse_by(&uric_rfc2396_relativeURI, "../c");
    assert_int_equal(uric_resolve(&base, &up, 0, &out, NULL), URIC_OK);
    uric_uri target = parse_by(&uric_rfc2396_absoluteURI, "s:/a/c");
    assert_int_equal(uric_relativize(&base, &target, &out), URIC_OK); /* c */
    assert_int_equal(out.len, 1);
}

/* Components of base and reference may lie outside of the parsed texts. */
static void test_resolve_set_components(void **state) {
    (void)state;
    uric_uri base = parse("http://a/b/c?q"), reference = parse("g?y#s");
    char room[64];
    uric_buffer out = {room, sizeof room, 0};
    base.authority = (uric_span){"other", 5};
    reference.query = (uric_span){"zzz", 3};
    assert_int_equal(uric_resolve(&base, &reference, 0, &out, NULL), URIC_OK);
    assert_int_equal(out.len, strlen("http://other/b/g?zzz#s"));
    assert_memory_equal(room, "http://other/b/g?zzz#s", out.len);
    assert_int_equal(uric_relativize(&base, &base, &out), URIC_NOT_PARSED);
}

/* Bases */

static void test_choose_base(void **state) {
    (void)state;
    uric_uri one = parse("a:1"), two = parse("a:2"), relative = parse("b");
    uric_bases bases = {.embedded = &one, .encapsulating = &two, .fallback = &two};
    assert_ptr_equal(uric_choose_base(&bases), &one);
    bases.embedded = &relative;
    assert_ptr_equal(uric_choose_base(&bases), &two);
    bases = (uric_bases){.retrieval = &one, .fallback = &two};
    assert_ptr_equal(uric_choose_base(&bases), &one);
    bases = (uric_bases){.retrieval = &relative, .fallback = &two};
    assert_ptr_equal(uric_choose_base(&bases), &two);
    bases = (uric_bases){.embedded = &relative};
    assert_null(uric_choose_base(&bases));
    assert_null(uric_choose_base(&(uric_bases){.embedded = NULL}));
}

/* Hostile sizes: an algorithm that is not linear would not finish. */

enum { MANY = 10000, MEGABYTE = 1 << 20 };

/* Returns `count` times `unit`, followed by `end`. */
static char *repeated(const char *unit, size_t count, const char *end) {
    size_t len = strlen(unit);
    char *text = malloc(len * count + strlen(end) + 1);
    assert_non_null(text);
    for (size_t i = 0; i < count; i++)
        memcpy(text + i * len, unit, len);
    strcpy(text + count * len, end);
    return text;
}

/* Measures with a buffer of size 0, then writes to one of exactly that length. */
static void expect_target(const uric_rule *rule, const char *base, const char *reference,
                          unsigned options, const char *expected) {
    uric_uri b = parse_by(rule, base), r = parse_by(rule, reference);
    uric_buffer out = {NULL, 0, 0};
    assert_int_equal(uric_resolve(&b, &r, options, &out, NULL), URIC_NO_ROOM);
    assert_int_equal(out.len, strlen(expected));
    out.size = out.len;
    out.at = malloc(out.size);
    assert_non_null(out.at);
    assert_int_equal(uric_resolve(&b, &r, options, &out, NULL), URIC_OK);
    assert_memory_equal(out.at, expected, out.len);
    free(out.at);
}

static void test_many_ups(void **state) {
    (void)state;
    const uric_rule *rfc3986 = &uric_rfc3986_URI_reference, *rfc2396 = &uric_rfc2396_resolvable;
    char *ups = repeated("../", MANY, "g"), *deep = repeated("x/", MANY, "y");
    char *base = malloc(strlen(deep) + 10), *kept = malloc(strlen(ups) + 10);
    assert_non_null(base);
    assert_non_null(kept);
    strcat(strcpy(base, "http://a/"), deep);
    strcat(strcpy(kept, "http://a/"), ups);
    expect_target(rfc3986, "http://a/b/c", ups, 0, "http://a/g");
    expect_target(rfc3986, base, ups, 0, "http://a/g");
    expect_target(rfc2396, base, ups, 0, "http://a/g");
    expect_target(rfc2396, "http://a/b", ups, URIC_DROP_ABOVE_ROOT, "http://a/g");
    expect_target(rfc2396, "http://a/b", ups, 0, kept);
    free(ups);
    free(deep);
    free(base);
    free(kept);
}

static void test_a_megabyte_of_dots(void **state) {
    (void)state;
    char *dots = repeated("/.", MEGABYTE / 2, ""), *slashes = repeated("/.//..", MEGABYTE / 6, "");
    char *climbs = repeated("x/../", MEGABYTE / 5, "y");
    expect_target(&uric_rfc3986_URI_reference, "http://a/b", dots, 0, "http://a/");
    expect_target(&uric_rfc3986_URI_reference, "http://a/b", slashes, 0, "http://a/");
    expect_target(&uric_rfc3986_URI_reference, "http://a/b", climbs, 0, "http://a/y");
    expect_target(&uric_rfc2396_resolvable, "x:b", climbs, 0, "x:y");
    free(dots);
    free(slashes);
    free(climbs);
}

/* A common prefix of two first segments ("a" of "ab" and "ax") is not a directory. */
static void test_relativize_first_segment(void **state) {
    (void)state;
    uric_uri base = parse_by(&uric_rfc1808_URL, "http:ab/c");
    uric_uri target = parse_by(&uric_rfc1808_URL, "http:ax");
    char room[8];
    uric_buffer out = {room, sizeof room, 0};
    assert_int_equal(uric_relativize(&base, &target, &out), URIC_OK);
    assert_int_equal(out.len, 5);
    assert_memory_equal(room, "../ax", 5);
}

static void test_relativize_far(void **state) {
    (void)state;
    char *deep = repeated("/x", MANY, "/"), *other = repeated("/x/./y/..", MANY, "/");
    char *base = malloc(strlen(other) + 10), *target = malloc(strlen(deep) + 10);
    assert_non_null(base);
    assert_non_null(target);
    strcat(strcpy(base, "http://a"), other);
    strcat(strcpy(target, "http://a"), deep);
    uric_uri b = parse(base), t = parse(target);
    char room[8];
    uric_buffer out = {room, sizeof room, 0};
    assert_int_equal(uric_relativize(&b, &t, &out), URIC_OK);
    assert_int_equal(out.len, 1);
    assert_int_equal(room[0], '.');
    uric_uri near = parse("http://a/x/z"); /* 9,999 times "../" is longer than "/x/z" */
    assert_int_equal(uric_relativize(&b, &near, &out), URIC_OK);
    assert_int_equal(out.len, 4);
    assert_memory_equal(room, "/x/z", 4);
    free(deep);
    free(other);
    free(base);
    free(target);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_statuses),
        cmocka_unit_test(test_rules_of_one_grammar),
        cmocka_unit_test(test_not_parsed),
        cmocka_unit_test(test_resolvers),
        cmocka_unit_test(test_recompose),
        cmocka_unit_test(test_recompose_authority),
        cmocka_unit_test(test_recompose_unguarded),
        cmocka_unit_test(test_results_are_derived),
        cmocka_unit_test(test_resolve_set_components),
        cmocka_unit_test(test_choose_base),
        cmocka_unit_test(test_many_ups),
        cmocka_unit_test(test_a_megabyte_of_dots),
        cmocka_unit_test(test_relativize_first_segment),
        cmocka_unit_test(test_relativize_far),
    };
    return cmocka_run_group_tests_name("api resolve", tests, NULL, NULL);
}
