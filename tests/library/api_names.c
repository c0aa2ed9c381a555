/* Components, rules, grammars and statuses by number and by name; properties of rules and
 * grammars. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "rfc3986.h"

/* Components by number and by name */

static void test_components_by_number(void **state) {
    (void)state;
    static const char *const names[] = {"scheme", "authority", "userinfo", "host",
                                        "port",   "path",      "query",    "fragment"};
    uric_uri uri = parse("s://u@h:1/p?q#f");
    const uric_span *spans[] = {&uri.scheme, &uri.authority, &uri.userinfo, &uri.host,
                                &uri.port,   &uri.path,      &uri.query,    &uri.fragment};
    for (unsigned i = 0; i < URIC_PART; i++) {
        assert_string_equal(uric_component_name(uri.chosen, i), names[i]);
        assert_int_equal(uric_component_named(uri.chosen, names[i], strlen(names[i])), i);
        assert_ptr_equal(uric_component_of(&uri, i).at, spans[i]->at);
        assert_int_equal(uric_component_of(&uri, i).len, spans[i]->len);
    }
    for (unsigned i = 0; i < URIC_PART; i++) {
        const uric_span value = {names[i], 1 + i};
        assert_true(uric_set_component(&uri, i, value));
        assert_ptr_equal(spans[i]->at, names[i]);
        assert_int_equal(spans[i]->len, 1 + i);
    }
}

/* The grammar's own components follow the common ones. Where a rule chooses among others, the
 * components are those of the chosen rule. */
static void test_own_components_by_number(void **state) {
    (void)state;
    static const char text[] = "ftp://h/a/b;type=i";
    uric_uri uri;
    const char *name;
    unsigned count = URIC_PART;
    assert_int_equal(uric_parse(&uri, &uric_rfc1738_url, text, strlen(text), NULL), URIC_OK);
    for (; (name = uric_component_name(uri.chosen, count)) != NULL; count++) {
        assert_string_equal(name, uric_part_name(uri.chosen, count - URIC_PART));
        assert_int_equal(uric_component_named(uri.chosen, name, strlen(name)), count);
        assert_ptr_equal(uric_component_of(&uri, count).at, uri.part[count - URIC_PART].at);
    }
    assert_true(count > URIC_PART);
    unsigned type = uric_component_named(uri.chosen, "type", 4);
    assert_int_equal(uric_component_of(&uri, type).at - text, 17);
    assert_true(uric_set_component(&uri, type, (uric_span){"d", 1}));
    assert_string_equal(uric_part(&uri, "type").at, "d");
}

/* Numbers and names that no component has. */
static void test_no_such_component(void **state) {
    (void)state;
    uric_uri uri = parse("s:");
    const uric_span value = {"x", 1};
    const uric_uri before = uri;
    for (unsigned i = URIC_PART; i <= URIC_COMPONENTS; i++) {
        assert_null(uric_component_name(uri.rule, i));
        assert_null(uric_component_of(&uri, i).at);
        assert_false(uric_set_component(&uri, i, value));
    }
    assert_memory_equal(&uri, &before, sizeof uri);
    assert_int_equal(uric_component_named(uri.rule, "Scheme", 6), URIC_COMPONENTS);
    assert_int_equal(uric_component_named(uri.rule, "schem", 5), URIC_COMPONENTS);
    assert_int_equal(uric_component_named(uri.rule, "schemes", 7), URIC_COMPONENTS);
    assert_int_equal(uric_component_named(uri.rule, NULL, 0), URIC_COMPONENTS);
    const uric_uri given = {.rule = &uric_rfc1808_URL, .part = {{"x", 1}}}; /* `chosen` is NULL */
    assert_ptr_equal(uric_component_of(&given, URIC_PART).at, given.part[0].at);
}

/* Names */

static const char *const rule_names[] = {
    "URI",        "hier-part",   "URI-reference", "absolute-URI",  "relative-ref",  "relative-part",
    "scheme",     "authority",   "userinfo",      "host",          "port",          "IP-literal",
    "IPvFuture",  "IPv6address", "h16",           "ls32",          "IPv4address",   "dec-octet",
    "reg-name",   "path",        "path-abempty",  "path-absolute", "path-noscheme", "path-rootless",
    "path-empty", "segment",     "segment-nz",    "segment-nz-nc", "pchar",         "query",
    "fragment",   "pct-encoded", "unreserved",    "reserved",      "gen-delims",    "sub-delims",
};

/* The 36 rules of appendix A, in its order. */
static void test_rules_in_order(void **state) {
    (void)state;
    size_t count = sizeof rule_names / sizeof *rule_names;
    for (size_t i = 0; i < count; i++) {
        const uric_rule *rule = uric_grammar_rule_at(&uric_rfc3986, i);
        assert_non_null(rule);
        assert_string_equal(uric_rule_name(rule), rule_names[i]);
        assert_ptr_equal(uric_grammar_rule(&uric_rfc3986, rule_names[i], strlen(rule_names[i])),
                         rule);
    }
    assert_null(uric_grammar_rule_at(&uric_rfc3986, count));
    assert_null(uric_grammar_rule_at(&uric_rfc3986, SIZE_MAX));
}

static void expect_lookup(const char *name, size_t len, const char *found) {
    const uric_rule *rule = uric_grammar_rule(&uric_rfc3986, name, len);
    if (found == NULL)
        assert_null(rule);
    else {
        assert_non_null(rule);
        assert_string_equal(uric_rule_name(rule), found);
    }
}

static void test_rules_by_name(void **state) {
    (void)state;
    expect_lookup("URI", 3, "URI");
    expect_lookup("uri", 3, "URI");
    expect_lookup("uRi", 3, "URI");
    expect_lookup("uri-REFERENCE", 13, "URI-reference");
    expect_lookup("URI-reference", 3, "URI"); /* the length counts, not a NUL */
    expect_lookup("H16", 3, "h16");
    expect_lookup("SEGMENT-NZ", 10, "segment-nz");
    expect_lookup("", 0, NULL);
    expect_lookup(NULL, 0, NULL);
    expect_lookup("UR", 2, NULL);
    expect_lookup("URIs", 4, NULL);
    expect_lookup("URI\0", 4, NULL);
    expect_lookup("URI_reference", 13, NULL);
    expect_lookup("nothing", 7, NULL);
    expect_lookup("ALPHA", 5, NULL); /* core rules do not belong to the document */
}

static void test_components(void **state) {
    (void)state;
    static const char *const names[] = {"scheme", "authority", "userinfo", "host",
                                        "port",   "path",      "query",    "fragment"};
    const size_t count = sizeof names / sizeof *names;
    for (size_t i = 0; i < count; i++)
        assert_string_equal(uric_grammar_component_at(&uric_rfc3986, i), names[i]);
    assert_null(uric_grammar_component_at(&uric_rfc3986, count));
    assert_null(uric_grammar_component_at(&uric_rfc3986, SIZE_MAX));
}

static void test_parsers(void **state) {
    (void)state;
    static const char *const names[] = {"URI-reference", "URI", "relative-ref", "absolute-URI"};
    static const uric_rule *const rules[] = {&uric_rfc3986_URI_reference, &uric_rfc3986_URI,
                                             &uric_rfc3986_relative_ref,
                                             &uric_rfc3986_absolute_URI};
    size_t count = 0;
    while (uric_grammar_parser_at(&uric_rfc3986, count) != NULL)
        count++;
    assert_int_equal(count, 4);
    assert_null(uric_grammar_parser_at(&uric_rfc3986, SIZE_MAX));
    for (size_t i = 0; i < 4; i++) {
        assert_ptr_equal(uric_grammar_parser(&uric_rfc3986, names[i], strlen(names[i])), rules[i]);
        assert_string_equal(uric_rule_name(rules[i]), names[i]);
    }
    assert_ptr_equal(uric_grammar_parser(&uric_rfc3986, "ABSOLUTE-uri", 12), rules[3]);
    assert_null(uric_grammar_parser(&uric_rfc3986, "host", 4)); /* a rule without components */
    assert_null(uric_grammar_parser(&uric_rfc3986, "UR", 2));
    assert_null(uric_grammar_parser(&uric_rfc3986, NULL, 0));
}

static void test_grammar(void **state) {
    (void)state;
    assert_string_equal(uric_grammar_name(&uric_rfc3986), "rfc3986");
    assert_string_equal(uric_grammar_title(&uric_rfc3986), "RFC 3986, January 2005");
    assert_string_equal(uric_grammar_absolute(&uric_rfc3986), "URI");
    assert_string_equal(uric_grammar_reference(&uric_rfc3986), "URI-reference");
    for (size_t i = 0; i <= URIC_PARTS; i++) {
        assert_null(uric_part_name(&uric_rfc3986_URI, i));
        assert_null(uric_part_name(rule_named("host"), i));
    }
}

static void test_status_names(void **state) {
    (void)state;
    assert_string_equal(uric_status_name(URIC_OK), "URIC_OK");
    assert_string_equal(uric_status_name(URIC_REFUSED), "URIC_REFUSED");
    assert_string_equal(uric_status_name(URIC_OVERFLOW), "URIC_OVERFLOW");
#define EXPECT(name, text)                                                                         \
    assert_string_equal(uric_status_name(URIC_##name), "URIC_" #name);                             \
    assert_string_equal(uric_status_text(URIC_##name), text);
    URIC_STATUSES(EXPECT)
#undef EXPECT
#define COUNT(name, text) +1
    static const int others[] = {URIC_STATUSES(COUNT), 1000, -1, INT32_MAX, INT32_MIN};
#undef COUNT
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        volatile int other = others[i]; /* not a value of the enum: a caller's mistake */
        assert_non_null(uric_status_name((uric_status)other));
        assert_non_null(uric_status_text((uric_status)other));
    }
}

static void test_host_kind_names(void **state) {
    (void)state;
    assert_null(uric_host_kind_name(URIC_HOST_NONE));
    assert_string_equal(uric_host_kind_name(URIC_HOST_IPV4), "ipv4");
    assert_string_equal(uric_host_kind_name(URIC_HOST_IPV6), "ipv6");
    assert_string_equal(uric_host_kind_name(URIC_HOST_IPVFUTURE), "ipvfuture");
    assert_string_equal(uric_host_kind_name(URIC_HOST_REG_NAME), "reg-name");
    assert_string_equal(uric_host_kind_name(URIC_HOST_HOSTNAME), "hostname");
    assert_null(uric_host_kind_name(URIC_HOST_KINDS));
}

/* Properties of rules and grammars */

static void expect_excluded(const uric_rule *rule, const char *bytes) {
    for (unsigned i = 0; i < 256; i++) {
        bool has = memchr(bytes, (int)i, strlen(bytes)) != NULL;
        assert_int_equal(uric_rule_excludes(rule, (unsigned char)i), !has);
    }
}

#define ALPHANUMERIC "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/* Covers machines that call another (rfc3986, at "[") and machines with gotos (rfc1738). */
static void test_excluded_bytes(void **state) {
    (void)state;
    static const char all[] = ALPHANUMERIC "-._~:/?#[]@!$&'()*+,;=%";
    expect_excluded(&uric_rfc3986_URI_reference, all);
    expect_excluded(rule_named("URI"), all);
    expect_excluded(&uric_rfc1738_url, ALPHANUMERIC "-._:/?@!$&'()*+,;=%");
}

static void test_above_root(void **state) {
    (void)state;
    static const struct {
        const uric_grammar *grammar;
        uric_above_root expected;
    } given[] = {
        {&uric_rfc1808, URIC_ABOVE_ROOT_KEPT},         {&uric_url_syntax_02, URIC_ABOVE_ROOT_KEPT},
        {&uric_url_syntax_1997, URIC_ABOVE_ROOT_OPEN}, {&uric_rfc2396, URIC_ABOVE_ROOT_OPEN},
        {&uric_rfc2396bis_01, URIC_ABOVE_ROOT_OPEN},   {&uric_rfc3986, URIC_ABOVE_ROOT_DROPPED},
    };
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        assert_int_equal(uric_grammar_above_root(given[i].grammar), given[i].expected);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_components_by_number),
        cmocka_unit_test(test_own_components_by_number),
        cmocka_unit_test(test_no_such_component),
        cmocka_unit_test(test_rules_in_order),
        cmocka_unit_test(test_rules_by_name),
        cmocka_unit_test(test_components),
        cmocka_unit_test(test_parsers),
        cmocka_unit_test(test_grammar),
        cmocka_unit_test(test_status_names),
        cmocka_unit_test(test_host_kind_names),
        cmocka_unit_test(test_excluded_bytes),
        cmocka_unit_test(test_above_root),
    };
    return cmocka_run_group_tests_name("api names", tests, NULL, NULL);
}
