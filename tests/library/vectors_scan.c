/* Every vector through the library: whole, in pieces, and beside inaccessible pages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "edge_laws.h"
#include "guard_pages.h"
#include "normal_laws.h"
#include "scan_laws.h"
#include "valid_prefix.h"
#include "vector_expectations.h"
#include "vectors.h"

static const uric_grammar *grammar;
static vectors all;

/* A test tries all vectors before it fails, and reports each failure with file and line. */
static unsigned failures;

void fail_vector(const vector *v, const char *what) {
    print_error("%s:%u: %s: %s\n", v->file, v->line, v->rule, what);
    failures++;
}

static void for_each_vector(void (*test)(const vector *)) {
    failures = 0;
    for (size_t i = 0; i < all.count; i++)
        test(&all.at[i]);
    assert_int_equal(failures, 0);
}

static void for_each_table(void (*test)(const vector *, const uric_rule *)) {
    failures = 0;
    for (size_t i = 0; i < all.count; i++) {
        const vector *v = &all.at[i];
        test(v, verdict_rule(grammar, v));
        if (parser_rule(grammar, v) != NULL)
            test(v, parser_rule(grammar, v));
    }
    assert_int_equal(failures, 0);
}

static void test_check(void **state) {
    (void)state;
    for_each_table(try_check);
}

static void parse_one(const vector *v) {
    try_parse(v, parser_rule(grammar, v));
}

static void test_parse(void **state) {
    (void)state;
    for_each_vector(parse_one);
}

static void parse_without_components(const vector *v) {
    try_without_components(v, verdict_rule(grammar, v));
}

static void test_parse_without_components(void **state) {
    (void)state;
    for_each_vector(parse_without_components);
}

static void test_byte_by_byte(void **state) {
    (void)state;
    for_each_table(try_bytes);
}

static void feed_halves(const vector *v, const uric_rule *rule) {
    for (size_t cut = 0; cut <= v->len; cut++) {
        uric_scan scan;
        uric_scan_begin(&scan, rule);
        uric_scan_feed(&scan, v->text, cut);
        uric_scan_feed(&scan, NULL, 0);
        uric_scan_feed(&scan, v->text + cut, v->len - cut);
        expect_end(v, rule, &scan);
    }
}

static void test_every_split(void **state) {
    (void)state;
    for_each_table(feed_halves);
}

/* A piece need not outlive its call: feeds all pieces from the same memory. */
static void feed_from_one_buffer(const vector *v, const uric_rule *rule) {
    uric_scan scan;
    char piece[3];
    uric_scan_begin(&scan, rule);
    for (size_t at = 0; at < v->len;) {
        size_t len = v->len - at < sizeof piece ? v->len - at : sizeof piece;
        memcpy(piece, v->text + at, len);
        uric_scan_feed(&scan, piece, len);
        memset(piece, 0xEE, sizeof piece);
        at += len;
    }
    expect_end(v, rule, &scan);
}

static void test_pieces_need_not_last(void **state) {
    (void)state;
    for_each_table(feed_from_one_buffer);
}

static guarded_memory guarded;

static void parse_at(const vector *v, const uric_rule *rule, char *at) {
    uric_error error;
    uric_uri uri;
    memcpy(at, v->text, v->len);
    expect_verdict(v, uric_check(rule, at, v->len, &error), &error);
    expect_verdict(v, uric_parse(&uri, rule, at, v->len, &error), &error);
    uint16_t port;
    uint8_t address[16];
    size_t len;
    uric_port(&uri, &port);
    uric_host_address(&uri, address, &len);
}

static void parse_at_guards(const vector *v, const uric_rule *rule) {
    assert_true(v->len <= (size_t)(guarded.end - guarded.begin));
    parse_at(v, rule, guarded.begin);
    parse_at(v, rule, guarded.end - v->len);
}

static void test_guard_pages(void **state) {
    (void)state;
    for_each_table(parse_at_guards);
}

static void obey_laws(const vector *v) {
    const char *broken = broken_scan_law(grammar, v->rule, v->text, v->len, 1 + v->line);
    if (broken != NULL)
        fail_vector(v, broken);
}

static void test_laws(void **state) {
    (void)state;
    for_each_vector(obey_laws);
}

/* Tests the laws about memory on the text alone, as a reference, as a base, and against itself. */
static void obey_edge_laws(const vector *v, const uric_rule *rule) {
    static const char base_text[] = "http://a/b/c/d;p?q";
    uric_uri base, uri;
    const char *broken = broken_edge_law(grammar, rule, v->text, v->len);
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    if (broken == NULL && resolver != NULL) {
        uric_parse(&base, resolver, base_text, sizeof base_text - 1, NULL);
        uric_parse(&uri, resolver, v->text, v->len, NULL);
        broken = broken_edge_pair_law(&base, &uri);
        if (broken == NULL)
            broken = broken_edge_pair_law(&uri, &base);
        if (broken == NULL)
            broken = broken_edge_pair_law(&uri, &uri);
    }
    if (broken != NULL)
        fail_vector(v, broken);
}

static void test_edges(void **state) {
    (void)state;
    for_each_table(obey_edge_laws);
}

/* Levels that hold for every grammar; case and schemes have a meaning only in documents of URIs. */
enum { NORMAL_LEVELS = URIC_BY_PERCENT | URIC_BY_PATH };

/* Parses the text; returns true if its components have a normal form. */
static bool parse_normalizable(uric_uri *uri, const vector *v) {
    const uric_rule *rule = parser_rule(grammar, v);
    uric_buffer none = {NULL, 0, 0};
    return rule != NULL && uric_parse(uri, rule, v->text, v->len, NULL) == URIC_OK &&
           uric_normalize(uri, NORMAL_LEVELS, &none) != URIC_NOT_PARSED;
}

static void test_normal_forms(void **state) {
    (void)state;
    uric_uri uri, last;
    bool has_last = false;
    failures = 0;
    for (size_t i = 0; i < all.count; i++) {
        if (!parse_normalizable(&uri, &all.at[i]))
            continue;
        const char *broken = broken_normal_law(&uri, NORMAL_LEVELS);
        if (broken == NULL && has_last)
            broken = broken_order_law(&last, &uri, NORMAL_LEVELS);
        if (broken != NULL)
            fail_vector(&all.at[i], broken);
        last = uri;
        has_last = true;
    }
    assert_int_equal(failures, 0);
}

/* The offset is that of the first byte that no valid text has there, so the bytes before it begin a
 * valid text. */
static void expect_valid_prefix(const vector *v, const uric_rule *rule) {
    uric_scan scan;
    uric_scan_begin(&scan, rule);
    uric_scan_feed(&scan, v->text, v->offset);
    if (!is_valid_prefix(&scan))
        fail_vector(v, "no valid text begins with the bytes before the error");
}

static void test_bytes_before_errors(void **state) {
    (void)state;
    for_each_table(expect_valid_prefix);
}

static bool some_rules; /* --some: rules that report no components need no vectors */

static bool has_vector(const char *rule, bool valid) {
    for (size_t i = 0; i < all.count; i++)
        if (strcmp(all.at[i].rule, rule) == 0 && (all.at[i].status == URIC_OK) == valid)
            return true;
    return false;
}

static void test_every_rule_has_vectors(void **state) {
    (void)state;
    const uric_rule *rule;
    for (size_t i = 0;
         (rule = (some_rules ? uric_grammar_parser_at : uric_grammar_rule_at)(grammar, i)) != NULL;
         i++) {
        const char *name = uric_rule_name(rule);
        if (!has_vector(name, true) || !has_vector(name, false))
            fail_msg("%s lacks a valid vector or a refused one", name);
    }
}

static void read_arguments(int argc, char **argv) {
    some_rules = argc > 1 && strcmp(argv[1], "--some") == 0;
    argc -= some_rules;
    argv += some_rules;
    if (argc < 3) {
        fputs("usage: test-vectors-scan [--some] GRAMMAR FILE...    (--some: vectors of the "
              "rules with components)\n",
              stderr);
        exit(2);
    }
    grammar = grammar_named(argv[1]);
    if (grammar == NULL) {
        fprintf(stderr, "no grammar %s\n", argv[1]);
        exit(2);
    }
    for (int i = 2; i < argc; i++)
        read_vectors(&all, argv[i]);
    for (size_t i = 0; i < all.count; i++)
        if (verdict_rule(grammar, &all.at[i]) == NULL) {
            fprintf(stderr, "%s:%u: no rule %s\n", all.at[i].file, all.at[i].line, all.at[i].rule);
            exit(2);
        }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_rule_has_vectors),
        cmocka_unit_test(test_check),
        cmocka_unit_test(test_parse),
        cmocka_unit_test(test_parse_without_components),
        cmocka_unit_test(test_byte_by_byte),
        cmocka_unit_test(test_every_split),
        cmocka_unit_test(test_pieces_need_not_last),
        cmocka_unit_test(test_guard_pages),
        cmocka_unit_test(test_laws),
        cmocka_unit_test(test_edges),
        cmocka_unit_test(test_normal_forms),
        cmocka_unit_test(test_bytes_before_errors),
    };
    read_arguments(argc, argv);
    guarded = make_guarded_memory(1 << 16);
    int failed = cmocka_run_group_tests_name("vectors scan", tests, NULL, NULL);
    free_vectors(&all);
    return failed;
}
