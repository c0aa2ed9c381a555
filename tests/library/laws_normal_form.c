/* Normal forms, order and hashes: their laws on all short texts and on random ones, and texts so
 * long that only linear algorithms finish. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "effort.h"
#include "normal_laws.h"
#include "random.h"
#include "uric_tables.h"

#define GRAMMAR(grammar) &uric_##grammar,
static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR) NULL};
#undef GRAMMAR

static const unsigned all_levels[] = {
    URIC_BY_STRING,
    URIC_BY_CASE,
    URIC_BY_PERCENT,
    URIC_BY_PATH,
    URIC_BY_SYNTAX,
    URIC_BY_SCHEME,
    URIC_BY_DEFAULTS,
    URIC_BY_CASE | URIC_BY_PATH,
    31,
    URIC_BY_IPV6,
    URIC_BY_PERCENT | URIC_BY_PATH,
};
enum { LEVELS = sizeof all_levels / sizeof *all_levels };

static const uric_rule *reference_rule(const uric_grammar *grammar) {
    const char *name = uric_grammar_reference(grammar);
    return uric_grammar_parser(grammar, name, strlen(name));
}

static void expect_laws(const uric_uri *uri) {
    for (unsigned i = 0; i < LEVELS; i++) {
        const char *law = broken_normal_law(uri, all_levels[i]);
        if (law != NULL)
            fail_msg("%s: %.*s, level %u: violated: %s", uric_rule_name(uri->rule),
                     (int)uri->text.len, uri->text.at, all_levels[i], law);
    }
}

static void expect_order(const uric_uri *a, const uric_uri *b, unsigned levels) {
    const char *law = broken_order_law(a, b, levels);
    if (law != NULL)
        fail_msg("%s: %.*s and %.*s, level %u: violated: %s", uric_rule_name(a->rule),
                 (int)a->text.len, a->text.at, (int)b->text.len, b->text.at, levels, law);
}

/* Texts of a rule, each with its components. */
typedef struct texts {
    char (*text)[16];
    uric_uri *uri;
    size_t count;
} texts;

static void add_text(texts *list, const uric_rule *rule, const char *text, size_t len) {
    uric_uri uri;
    if (uric_parse(&uri, rule, text, len, NULL) != URIC_OK)
        return;
    memcpy(list->text[list->count], text, len);
    uric_parse(&list->uri[list->count], rule, list->text[list->count], len, NULL);
    list->count++;
}

/* Returns all texts of a prefix and up to `longest` units that the rule accepts. */
static texts all_texts(const uric_rule *rule, const char *prefix, const char *const *units,
                       unsigned longest) {
    unsigned count = 0;
    while (units[count] != NULL)
        count++;
    size_t total = 1, power = 1;
    for (unsigned len = 1; len <= longest; len++)
        total += power *= count;
    texts list = {malloc(total * sizeof *list.text), malloc(total * sizeof *list.uri), 0};
    assert_true(list.text != NULL && list.uri != NULL);
    power = 1;
    for (unsigned len = 0; len <= longest; len++, power *= count)
        for (size_t number = 0; number < power; number++) {
            char text[16];
            strcpy(text, prefix);
            for (size_t i = 0, left = number; i < len; i++, left /= count)
                strcat(text, units[left % count]);
            add_text(&list, rule, text, strlen(text));
        }
    return list;
}

static void free_texts(texts *list) {
    free(list->text);
    free(list->uri);
}

static const char *const bytes[] = {"a", "A", "%", "4", "1", ":", "/", ".", "?", NULL};
static const char *const dotted[] = {"a", "/", ".", "%2e", "%41", ":", NULL};

static void test_all_short_texts(void **state) {
    (void)state;
    for (unsigned g = 0; grammars[g] != NULL; g++) {
        const uric_rule *rule = reference_rule(grammars[g]);
        bool is_newest = grammars[g] == &uric_rfc3986; /* the others differ little from it */
        texts list = all_texts(rule, "", bytes, is_newest && !SANITIZED ? 5 : 4);
        for (size_t i = 0; i < list.count; i++)
            expect_laws(&list.uri[i]);
        free_texts(&list);
        list = all_texts(rule, "", dotted, 5 - SANITIZED);
        for (size_t i = 0; i < list.count; i++)
            expect_laws(&list.uri[i]);
        free_texts(&list);
    }
}

/* Paths behind a scheme or an authority. */
static void test_all_short_paths(void **state) {
    (void)state;
    static const char *const prefixes[] = {"a:", "a:/", "//a/", NULL};
    static const char *const path[] = {"a", "/", ".", NULL};
    for (unsigned g = 0; grammars[g] != NULL; g++)
        for (unsigned p = 0; prefixes[p] != NULL; p++) {
            texts list = all_texts(reference_rule(grammars[g]), prefixes[p], path, 7 - SANITIZED);
            for (size_t i = 0; i < list.count; i++) {
                const char *law = broken_normal_law(&list.uri[i], URIC_BY_SYNTAX);
                if (law != NULL)
                    fail_msg("%s: violated: %s", list.text[i], law);
            }
            free_texts(&list);
        }
}

static void expect_all_orders(const texts *list, unsigned levels) {
    for (size_t a = 0; a < list->count; a++)
        for (size_t b = 0; b < a; b++)
            expect_order(&list->uri[a], &list->uri[b], levels);
}

/* uric_compare has the order of the normal forms' parts, so it is antisymmetric and transitive. */
static void test_all_pairs(void **state) {
    (void)state;
    static const char *const units[] = {"a", "A", "%41", "%61", ":", "/", ".", "?", NULL};
    for (unsigned g = 0; grammars[g] != NULL; g++) {
        const uric_rule *rule = reference_rule(grammars[g]);
        texts list = all_texts(rule, "", units, 3);
        expect_all_orders(&list, URIC_BY_SYNTAX);
        expect_all_orders(&list, URIC_BY_SCHEME);
        expect_all_orders(&list, URIC_BY_STRING);
        free_texts(&list);
    }
    static const char *const path[] = {"a", "/", ".", NULL};
    static const char *const prefixes[] = {"a:", "a:/", "//a/", "/", "", NULL};
    for (unsigned p = 0; prefixes[p] != NULL; p++) {
        texts list = all_texts(&uric_rfc3986_URI_reference, prefixes[p], path, 5);
        expect_all_orders(&list, URIC_BY_SYNTAX);
        free_texts(&list);
    }
}

static uint32_t seed = 6022;

static const char *const schemes[] = {"", "http:", "HTTP:", "a:", "ftp:", "wais:", "mailto:", NULL};
static const char *const authorities[] = {"",
                                          "//",
                                          "//h",
                                          "//H:80",
                                          "//u%41@h:",
                                          "//h:21",
                                          "//%41",
                                          "//1.2.3.%34",
                                          "//[::A]",
                                          "//[0:0::1]:80",
                                          "//h%2e",
                                          "//[::ffff:ffff:ffff]",
                                          "//[1:2:3::5:6:7:8]",
                                          NULL};
static const char *const pieces[] = {"/",   "/",   "a",   "B",   ".",   "..",  "/.", "/..",
                                     "%2e", "%2E", "%41", "%7e", "%5f", "%3a", ":",  "%c3%A9",
                                     ";",   "%21", "~",   "=",   "@",   "",    NULL};
static const char *const tails[] = {"",      "",        "?",        "?%41%3f/../", "#",
                                    "#F%6f", "?a=B;c#", ";x=%61?y", NULL};

static size_t random_text(char *text) {
    strcpy(text, random_string(schemes, &seed));
    strcat(text, random_string(authorities, &seed));
    for (uint32_t count = next_random(&seed) % 9; count > 0; count--)
        strcat(text, random_string(pieces, &seed));
    strcat(text, random_string(tails, &seed));
    return strlen(text);
}

static void test_random_texts(void **state) {
    (void)state;
    char text[2][256] = {"", ""};
    uric_uri uri[2];
    for (unsigned round = 0; round < TRIED(20000); round++)
        for (unsigned g = 0; grammars[g] != NULL; g++) {
            unsigned side = round % 2, level = all_levels[next_random(&seed) % LEVELS];
            const uric_rule *rule = reference_rule(grammars[g]);
            size_t len = random_text(text[side]);
            if (uric_parse(&uri[side], rule, text[side], len, NULL) != URIC_OK)
                continue;
            const char *law = broken_normal_law(&uri[side], level);
            if (law != NULL)
                fail_msg("%s: %s, level %u: violated: %s", uric_grammar_name(grammars[g]),
                         text[side], level, law);
            if (uric_parse(&uri[!side], rule, text[!side], strlen(text[!side]), NULL) == URIC_OK)
                expect_order(&uri[0], &uri[1], level);
        }
}

/* Equal texts that are written differently: half of the bytes become triplets, and dot segments are
 * inserted. */
static void test_random_disguises(void **state) {
    (void)state;
    static const char hex[] = "0123456789abcdefABCDEF";
    for (unsigned round = 0; round < TRIED(20000); round++) {
        char plain[64] = "http://h/", other[256] = "hTTp://H:80/";
        for (unsigned i = next_random(&seed) % 20; i > 0; i--) {
            char byte[2] = {"abXY09-._~/"[next_random(&seed) % 11]};
            char triplet[4] = {'%', hex[(unsigned char)*byte >> 4],
                               hex[((unsigned)*byte & 15) + (next_random(&seed) % 2 ? 6 : 0)]};
            if (((unsigned)*byte & 15) < 10)
                triplet[2] = hex[(unsigned)*byte & 15];
            strcat(plain, byte);
            if (*byte == '/' && next_random(&seed) % 2)
                strcat(other, next_random(&seed) % 2 ? "/." : "/x/%2e.");
            strcat(other, *byte != '/' && next_random(&seed) % 2 ? triplet : byte);
        }
        uric_uri a, b;
        const uric_rule *rule = &uric_rfc3986_URI_reference;
        assert_int_equal(uric_parse(&a, rule, plain, strlen(plain), NULL), URIC_OK);
        assert_int_equal(uric_parse(&b, rule, other, strlen(other), NULL), URIC_OK);
        if (uric_compare(&a, &b, URIC_BY_SCHEME) != 0)
            fail_msg("%s is not %s", other, plain);
        expect_order(&a, &b, URIC_BY_SYNTAX);
    }
}

/* A megabyte of each unit: an algorithm that is not linear would not finish. */
static void test_long_texts(void **state) {
    (void)state;
    static const struct {
        const char *begin, *unit, *normal;
    } cases[] = {
        {"a:", "/.", "a:/"},
        {"a:/", "a/../", "a:/"},
        {"a://h", "/..", "a://h/"},
        {"a:/", "../", "a:/"},
        {"a:", "../", "a:"},
        {"a:", "./", "a:"},
        {"a://h/", "%2e%2E/", "a://h/"},
        {"a:b", "/../c", "a:/c"},
    };
    enum { LONG = 1 << 20 };
    static char text[LONG + 16], normal[LONG + 16];
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        size_t len = strlen(cases[i].begin), unit = strlen(cases[i].unit);
        memcpy(text, cases[i].begin, len);
        for (; len + unit <= LONG; len += unit)
            memcpy(text + len, cases[i].unit, unit);
        uric_uri uri, other;
        uric_buffer out = {.at = normal, .size = sizeof normal};
        assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, text, len, NULL), URIC_OK);
        assert_int_equal(uric_normalize(&uri, URIC_BY_SYNTAX, &out), URIC_OK);
        assert_int_equal(out.len, strlen(cases[i].normal));
        assert_memory_equal(normal, cases[i].normal, out.len);
        assert_int_equal(uric_parse(&other, &uric_rfc3986_URI, normal, out.len, NULL), URIC_OK);
        assert_int_equal(uric_compare(&uri, &other, URIC_BY_SYNTAX), 0);
        assert_true(uric_hash(&uri, URIC_BY_SYNTAX, 1) == uric_hash(&other, URIC_BY_SYNTAX, 1));
    }
}

static void test_megabyte_of_triplets(void **state) {
    (void)state;
    enum { COUNT = 350000 };
    static char text[3 * COUNT + 8], normal[COUNT + 8];
    memcpy(text, "a://h/", 6);
    for (unsigned i = 0; i < COUNT; i++)
        memcpy(text + 6 + 3 * i, "%41", 3);
    uric_uri uri;
    uric_buffer out = {.at = normal, .size = sizeof normal};
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, text, 6 + 3 * COUNT, NULL), URIC_OK);
    assert_int_equal(uric_normalize(&uri, URIC_BY_SYNTAX, &out), URIC_OK);
    assert_int_equal(out.len, 6 + COUNT);
    for (unsigned i = 0; i < COUNT; i++)
        assert_true(normal[6 + i] == 'A');
}

/* A profile may give a scheme a default path and no default port. Then no port is dropped, not even
 * 0. */
static void test_no_default_port(void **state) {
    (void)state;
    static const uric_scheme_defaults known[] = {{.scheme = "s", .path = "/", .port = 0}};
    uric_revision revision = *uric_rfc3986_URI.components->revision;
    uric_components components = *uric_rfc3986_URI.components;
    uric_rule rule = uric_rfc3986_URI;
    revision.scheme = known;
    revision.schemes = 1;
    components.revision = &revision;
    rule.components = &components;
    uric_uri uri;
    char normal[NORMAL_MAX];
    assert_int_equal(uric_parse(&uri, &rule, "s://h:0", 7, NULL), URIC_OK);
    assert_int_equal(normal_form(&uri, URIC_BY_SCHEME, normal), 8);
    assert_memory_equal(normal, "s://h:0/", 8);
}

/* Texts that were refused, or parsed by a rule without components. */
static void test_not_parsed(void **state) {
    (void)state;
    uric_uri uri, other;
    uric_buffer out = {.at = NULL, .size = 0, .len = 9};
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, "^", 1, NULL), URIC_REFUSED);
    assert_int_equal(uric_normalize(&uri, URIC_BY_SYNTAX, &out), URIC_NOT_PARSED);
    assert_int_equal(out.len, 0);
    const uric_rule *host = uric_grammar_rule(&uric_rfc3986, "host", 4);
    assert_int_equal(uric_parse(&other, host, "H%41", 4, NULL), URIC_OK);
    assert_int_equal(uric_normalize(&other, URIC_BY_SYNTAX, &out), URIC_NOT_PARSED);
    assert_true(uric_compare(&uri, &other, URIC_BY_SYNTAX) < 0);
    assert_int_equal(uric_compare(&uri, &uri, URIC_BY_SYNTAX), 0);
    uric_uri with_dot;
    assert_int_equal(uric_parse(&with_dot, &uric_rfc3986_URI, "a:/./b", 6, NULL), URIC_OK);
    assert_true(uric_compare(&uri, &with_dot, URIC_BY_PATH) < 0);
    assert_true(uric_compare(&with_dot, &uri, URIC_BY_PATH) > 0);
    assert_int_equal(uric_parse(&uri, host, "h%41", 4, NULL), URIC_OK);
    assert_true(uric_compare(&uri, &other, URIC_BY_SYNTAX) > 0);
}

/* If the caller has set a component that lies outside of the text, normalization refuses, and
 * uric_compare compares the texts. */
static void test_components_elsewhere(void **state) {
    (void)state;
    static const char host[] = "i";
    uric_uri uri, other;
    uric_buffer out = {.at = NULL, .size = 0};
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, "A://h/../b", 10, NULL), URIC_OK);
    other = uri;
    other.host.at = host;
    assert_int_equal(uric_normalize(&other, URIC_BY_SYNTAX, &out), URIC_NOT_PARSED);
    assert_int_equal(uric_normalize(&other, URIC_BY_STRING, &out), URIC_NOT_PARSED);
    assert_int_equal(uric_compare(&uri, &other, URIC_BY_SYNTAX), 0);
    other = uri;
    other.path = other.scheme; /* in the text, but not behind the authority */
    assert_int_equal(uric_normalize(&other, URIC_BY_SYNTAX, &out), URIC_NOT_PARSED);
    /* A text in normal form, with a component behind its end. */
    static const char text[] = "a://h/b/c";
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, text, 7, NULL), URIC_OK);
    other = uri;
    other.path.at = text + 7;
    assert_int_equal(uric_normalize(&other, URIC_BY_SYNTAX, &out), URIC_NOT_PARSED);
    other = uri;
    other.host.at = text + 8;
    assert_int_equal(uric_normalize(&other, URIC_BY_SYNTAX, &out), URIC_NOT_PARSED);
}

/* The same text, parsed by two documents, of which one keeps dot segments. */
static void test_two_revisions(void **state) {
    (void)state;
    uric_uri newer, older;
    const char *text = "a:/b/../c";
    assert_int_equal(uric_parse(&newer, &uric_rfc3986_URI_reference, text, 9, NULL), URIC_OK);
    assert_int_equal(uric_parse(&older, &uric_rfc2396_URI_reference, text, 9, NULL), URIC_OK);
    assert_int_equal(uric_compare(&newer, &older, URIC_BY_STRING), 0);
    expect_order(&newer, &older, URIC_BY_SYNTAX);
    assert_true(uric_compare(&newer, &older, URIC_BY_SYNTAX) > 0);
    text = "a:/%21"; /* only the older document has "!" as unreserved */
    assert_int_equal(uric_parse(&newer, &uric_rfc3986_URI_reference, text, 6, NULL), URIC_OK);
    assert_int_equal(uric_parse(&older, &uric_rfc2396_URI_reference, text, 6, NULL), URIC_OK);
    expect_order(&newer, &older, URIC_BY_SYNTAX);
    assert_true(uric_compare(&newer, &older, URIC_BY_SYNTAX) > 0);
}

static void test_hash_depends_on_seed(void **state) {
    (void)state;
    uric_uri uri;
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, "a:b", 3, NULL), URIC_OK);
    assert_true(uric_hash(&uri, URIC_BY_SYNTAX, 1) != uric_hash(&uri, URIC_BY_SYNTAX, 2));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_short_texts),
        cmocka_unit_test(test_all_short_paths),
        cmocka_unit_test(test_all_pairs),
        cmocka_unit_test(test_random_texts),
        cmocka_unit_test(test_random_disguises),
        cmocka_unit_test(test_long_texts),
        cmocka_unit_test(test_megabyte_of_triplets),
        cmocka_unit_test(test_no_default_port),
        cmocka_unit_test(test_not_parsed),
        cmocka_unit_test(test_components_elsewhere),
        cmocka_unit_test(test_two_revisions),
        cmocka_unit_test(test_hash_depends_on_seed),
    };
    return cmocka_run_group_tests_name("laws normal form", tests, NULL, NULL);
}
