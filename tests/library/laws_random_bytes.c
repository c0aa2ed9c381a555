/* Laws under random texts. The seed is fixed, so that a failure can be repeated. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "edge_laws.h"
#include "effort.h"
#include "random.h"
#include "scan_laws.h"
#include "valid_prefix.h"

enum { TEXT_MAX = 120 };

static uint32_t seed = 3986;

static uint32_t random_below(uint32_t limit) {
    return next_random(&seed) % limit;
}

static const uric_rule *random_rule(const uric_grammar *grammar) {
    uint32_t rules = 0, parsers = 0;
    while (uric_grammar_rule_at(grammar, rules) != NULL)
        rules++;
    while (uric_grammar_parser_at(grammar, parsers) != NULL)
        parsers++;
    if (random_below(2) == 0 && parsers > 0)
        return uric_grammar_parser_at(grammar, random_below(parsers));
    return uric_grammar_rule_at(grammar, random_below(rules));
}

/* Pieces of URIs, and bytes that make them invalid. */
static const char *const pieces[] = {
    ":",    "/",   "//",  "?",    "#",   "@",     "[",      "]",  "::",    "[::1]", "1.2.3.4",
    "255.", "256", "%41", "%",    "%4",  "%zz",   "http:",  "a",  "z9",    "-._~",  "!$&'()*+,;=",
    "v1.",  "[v",  ":80", "h16",  "1:2", "f",     "ABCD",   ".",  "..",    "/.",    " ",
    "^",    "\"",  "\\",  "\x80", "|",   "[1:2:", "::ffff", "00", "65536", "",      NULL,
};

static size_t random_text(char *text) {
    size_t len = 0;
    for (uint32_t count = random_below(12); count > 0; count--) {
        const char *piece = random_string(pieces, &seed);
        size_t more = strlen(piece);
        memcpy(text + len, piece, more);
        len += more;
    }
    if (len > 0 && random_below(4) == 0)
        text[random_below((uint32_t)len)] = (char)random_below(256);
    return len;
}

/* Tests the laws on a copy of exactly `len` bytes, so that a sanitizer finds reads beyond it. */
static void obey(const uric_grammar *grammar, const char *text, size_t len) {
    const uric_rule *rule = random_rule(grammar);
    const char *name = uric_rule_name(rule);
    char *exact = malloc(len > 0 ? len : 1);
    memcpy(exact, text, len);
    const char *broken = broken_scan_law(grammar, name, exact, len, 1 + random_below(1000000));
    if (broken == NULL)
        broken = broken_edge_law(grammar, rule, exact, len);
    if (broken != NULL)
        fail_msg("%s of %s, \"%.*s\": violated: %s", name, uric_grammar_name(grammar), (int)len,
                 text, broken);
    free(exact);
}

#define GRAMMAR(grammar) &uric_##grammar,
static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR)};
#undef GRAMMAR

static void test_random_texts(void **state) {
    (void)state;
    char text[TEXT_MAX];
    for (int i = 0; i < TRIED(10000); i++)
        for (size_t g = 0; g < sizeof grammars / sizeof *grammars; g++) {
            size_t len = random_text(text);
            obey(grammars[g], text, len);
        }
}

/* The components that a URI is put together from (RFC 3986, 5.3). */
typedef struct parts {
    const char *scheme, *userinfo, *host, *port, *path, *query, *fragment;
    uric_host_kind kind;
} parts;

static const struct {
    const char *host;
    uric_host_kind kind;
} hosts[] = {
    {"", URIC_HOST_REG_NAME},
    {"example.com", URIC_HOST_REG_NAME},
    {"%41!$&'()*+,;=", URIC_HOST_REG_NAME},
    {"1.2.3", URIC_HOST_REG_NAME},
    {"1.2.3.4.5", URIC_HOST_REG_NAME},
    {"1.2.3.256", URIC_HOST_REG_NAME},
    {"1.2.3.04", URIC_HOST_REG_NAME},
    {"1.2.3.4", URIC_HOST_IPV4},
    {"255.249.199.99", URIC_HOST_IPV4},
    {"[::]", URIC_HOST_IPV6},
    {"[1:2:3:4:5:6:7:8]", URIC_HOST_IPV6},
    {"[::ffff:1.2.3.4]", URIC_HOST_IPV6},
    {"[v1.a:b]", URIC_HOST_IPVFUTURE},
    {"[VF.::1]", URIC_HOST_IPVFUTURE},
};

static const char *const schemes[] = {"a", "http", "A+-.9", NULL};
static const char *const texts[] = {"",      "a",     ":",          "a:b", "1.2.3.4",
                                    "80:80", "%7E~_", "!$&'()*+,;", "::1", NULL};
static const char *const ports[] = {"", "0", "80", "65536", "00099", NULL};
static const char *const paths_behind_authority[] = {"",       "/",     "//", "/a:@b",
                                                     "/%41//", "/../.", NULL};
static const char *const paths_behind_scheme[] = {"",   "/",     "/a//b",   "a:b", "@",
                                                  ":/", "a@b:1", "1.2.3.4", NULL};
static const char *const paths_alone[] = {"", "/", "/a//b", "a", "@/:", "./a:b", "1.2.3.4", NULL};
static const char *const tails[] = {"", "a=b", "/?:@", "//h:1", "%00", "?", NULL};

static const char *maybe(const char *const *list) {
    return random_below(2) == 0 ? NULL : random_string(list, &seed);
}

static parts random_parts(void) {
    parts p = {.scheme = maybe(schemes), .query = maybe(tails), .fragment = maybe(tails)};
    if (random_below(3) > 0) {
        size_t which = random_below(sizeof hosts / sizeof *hosts);
        p.userinfo = maybe(texts);
        p.host = hosts[which].host;
        p.kind = hosts[which].kind;
        p.port = maybe(ports);
        p.path = random_string(paths_behind_authority, &seed);
    } else
        p.path = random_string(p.scheme != NULL ? paths_behind_scheme : paths_alone, &seed);
    return p;
}

static void add(char *text, const char *before, const char *part, const char *behind) {
    if (part != NULL)
        strcat(strcat(strcat(text, before), part), behind);
}

static void put_together(const parts *p, char *text) {
    *text = '\0';
    add(text, "", p->scheme, ":");
    add(text, "//", p->host != NULL ? "" : NULL, "");
    add(text, "", p->userinfo, "@");
    add(text, "", p->host, "");
    add(text, ":", p->port, "");
    add(text, "", p->path, "");
    add(text, "?", p->query, "");
    add(text, "#", p->fragment, "");
}

static void expect_part(const char *text, const char *part, uric_span found) {
    bool same = part == NULL ? found.at == NULL
                             : found.at != NULL && found.len == strlen(part) &&
                                   memcmp(found.at, part, found.len) == 0;
    if (!same)
        fail_msg("%s: \"%s\" became \"%.*s\"", text, part != NULL ? part : "(absent)",
                 (int)found.len, found.at != NULL ? found.at : "");
}

static void expect_parts(const char *text, const uric_uri *uri, const parts *p) {
    expect_part(text, p->scheme, uri->scheme);
    expect_part(text, p->userinfo, uri->userinfo);
    expect_part(text, p->host, uri->host);
    expect_part(text, p->port, uri->port);
    expect_part(text, p->path, uri->path);
    expect_part(text, p->query, uri->query);
    expect_part(text, p->fragment, uri->fragment);
    assert_int_equal(uri->host_kind, p->kind);
}

static void test_parts_come_back(void **state) {
    (void)state;
    for (int i = 0; i < TRIED(50000); i++) {
        parts p = random_parts();
        char text[TEXT_MAX];
        uric_uri uri;
        put_together(&p, text);
        const uric_rule *rule = p.scheme == NULL     ? &uric_rfc3986_relative_ref
                                : p.fragment == NULL ? &uric_rfc3986_absolute_URI
                                                     : &uric_rfc3986_URI;
        if (random_below(2) == 0)
            rule = &uric_rfc3986_URI_reference;
        if (uric_parse(&uri, rule, text, strlen(text), NULL) != URIC_OK)
            fail_msg("%s is refused as %s", text, uric_rule_name(rule));
        expect_parts(text, &uri, &p);
    }
}

/* Bytes that a scan accepts are the start of some valid text. */
static void test_random_prefixes(void **state) {
    (void)state;
    for (int i = 0; i < 500; i++) {
        char text[TEXT_MAX];
        size_t len = random_text(text);
        const uric_rule *rule = random_rule(&uric_rfc3986);
        uric_scan scan;
        uric_scan_begin(&scan, rule);
        if (uric_scan_feed(&scan, text, len) == URIC_OK && !is_valid_prefix(&scan))
            fail_msg("%.*s is accepted, but begins no string of %s", (int)len, text,
                     uric_rule_name(rule));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_texts),
        cmocka_unit_test(test_parts_come_back),
        cmocka_unit_test(test_random_prefixes),
    };
    return cmocka_run_group_tests_name("laws random bytes", tests, NULL, NULL);
}
