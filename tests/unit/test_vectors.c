/* Every vector through the library: whole, in pieces, and at the edge of a page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#include "laws.h"
#include "vectors.h"

static const uric_grammar *grammar;
static vectors all;

/* All vectors are tried before a test fails, each with its file and line. */
static unsigned failures;

static void fail_vector(const vector *v, const char *what) {
    print_error("%s:%u: %s: %s\n", v->file, v->line, v->rule, what);
    failures++;
}

static void for_each_vector(void (*test)(const vector *)) {
    failures = 0;
    for (size_t i = 0; i < all.count; i++)
        test(&all.at[i]);
    assert_int_equal(failures, 0);
}

static const uric_rule *verdict_rule(const vector *v) {
    return uric_grammar_rule(grammar, v->rule, strlen(v->rule));
}

static const uric_rule *parser_rule(const vector *v) {
    return uric_grammar_parser(grammar, v->rule, strlen(v->rule));
}

static void for_each_table(void (*test)(const vector *, const uric_rule *)) {
    failures = 0;
    for (size_t i = 0; i < all.count; i++) {
        const vector *v = &all.at[i];
        test(v, verdict_rule(v));
        if (parser_rule(v) != NULL)
            test(v, parser_rule(v));
    }
    assert_int_equal(failures, 0);
}

static void expect_verdict(const vector *v, uric_status status, const uric_error *error) {
    char said[200];
    int byte = v->status == URIC_REFUSED ? (unsigned char)v->text[v->offset] : -1;
    uric_error e = status == URIC_OK ? (uric_error){.byte = -1} : *error;
    if (status == v->status && error->status == status && e.offset == v->offset && e.byte == byte)
        return;
    snprintf(said, sizeof said, "%s at %zu (%d), got %s at %zu (%d)", uric_status_name(v->status),
             v->offset, byte, uric_status_name(status), e.offset, e.byte);
    fail_vector(v, said);
}

static void check_one(const vector *v, const uric_rule *rule) {
    uric_error error;
    uric_status status = uric_check(rule, v->text, v->len, &error);
    expect_verdict(v, status, &error);
    if (uric_check(rule, v->text, v->len, NULL) != status)
        fail_vector(v, "the verdict depends on the error record");
}

static void test_check(void **state) {
    (void)state;
    for_each_table(check_one);
}

static void expect_component(const vector *v, const char *name, uric_span value) {
    const field *expected = find_field(v, name);
    char said[300];
    if (expected == NULL && value.at == NULL)
        return;
    if (expected != NULL && value.at != NULL && expected->len == value.len &&
        memcmp(expected->value, value.at, value.len) == 0)
        return;
    snprintf(said, sizeof said, "%s is %s%.*s", name, value.at == NULL ? "absent" : "=",
             (int)value.len, value.at == NULL ? "" : value.at);
    fail_vector(v, said);
}

static unsigned expect_parts(const vector *v, const uric_uri *uri) {
    const char *name;
    unsigned named = 0;
    for (size_t i = 0; (name = uric_part_name(uri->chosen, i)) != NULL; i++) {
        expect_component(v, name, uri->part[i]);
        named += find_field(v, name) != NULL;
    }
    return named;
}

static void expect_components(const vector *v, const uric_uri *uri) {
    const char *kind = uric_host_kind_name(uri->host_kind);
    const struct {
        const char *name;
        uric_span value;
    } components[] = {
        {"scheme", uri->scheme},
        {"authority", uri->authority},
        {"userinfo", uri->userinfo},
        {"host", uri->host},
        {"host_kind", {kind, kind != NULL ? strlen(kind) : 0}},
        {"port", uri->port},
        {"path", uri->path},
        {"query", uri->query},
        {"fragment", uri->fragment},
    };
    unsigned named = expect_parts(v, uri);
    for (size_t i = 0; i < sizeof components / sizeof *components; i++) {
        expect_component(v, components[i].name, components[i].value);
        named += find_field(v, components[i].name) != NULL;
    }
    if (named != v->field_count)
        fail_vector(v, "the vector names a component that there is not");
}

static void parse_one(const vector *v) {
    const uric_rule *rule = parser_rule(v);
    uric_error error;
    uric_uri uri;
    if (rule == NULL) {
        if (v->field_count > 0 || v->in != NULL)
            fail_vector(v, "no components are reported for this rule");
        return;
    }
    expect_verdict(v, uric_parse(&uri, rule, v->text, v->len, &error), &error);
    if (v->field_count > 0)
        expect_components(v, &uri);
    if (v->in != NULL && (error.component == NULL || strcmp(error.component, v->in) != 0))
        fail_vector(v, error.component != NULL ? error.component : "no component");
}

static void test_parse(void **state) {
    (void)state;
    for_each_vector(parse_one);
}

/* A rule without components gives a verdict, and all components are absent. */
static void parse_without_components(const vector *v) {
    uric_uri uri;
    uric_error error;
    expect_verdict(v, uric_parse(&uri, verdict_rule(v), v->text, v->len, &error), &error);
    if (uri.scheme.at != NULL || uri.authority.at != NULL || uri.userinfo.at != NULL ||
        uri.host.at != NULL || uri.port.at != NULL || uri.path.at != NULL || uri.query.at != NULL ||
        uri.fragment.at != NULL || uri.host_kind != URIC_HOST_NONE)
        fail_vector(v, "a component of a rule without components");
}

static void test_parse_without_components(void **state) {
    (void)state;
    for_each_vector(parse_without_components);
}

/* After a scan in pieces: the verdict, and the components as uric_parse finds them. */
static void expect_end(const vector *v, const uric_rule *rule, uric_scan *scan) {
    uric_error error, whole_error;
    uric_uri uri, whole;
    expect_verdict(v, uric_scan_end(scan, &error), &error);
    uric_parse(&whole, rule, v->text, v->len, &whole_error);
    if (v->status != URIC_OK) {
        if (error.component != whole_error.component || error.machine != whole_error.machine ||
            error.state != whole_error.state)
            fail_vector(v, "in pieces, the error differs");
        return;
    }
    uric_scan_split(scan, v->text, &uri);
    if (!same_uri(&uri, &whole))
        fail_vector(v, "in pieces, the components differ");
}

static void feed_bytes(const vector *v, const uric_rule *rule) {
    uric_scan scan;
    uric_scan_begin(&scan, rule);
    for (size_t i = 0; i < v->len; i++) {
        bool fits = v->status != URIC_REFUSED || i < v->offset;
        uric_status status = uric_scan_feed(&scan, v->text + i, 1);
        if (status != (fits ? URIC_OK : URIC_REFUSED) || scan.length != (fits ? i + 1 : v->offset))
            fail_vector(v, "byte by byte, the refusal comes elsewhere");
    }
    expect_end(v, rule, &scan);
}

static void test_byte_by_byte(void **state) {
    (void)state;
    for_each_table(feed_bytes);
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

/* A piece need not outlive its call. */
static void feed_from_one_place(const vector *v, const uric_rule *rule) {
    uric_scan scan;
    char place[3];
    uric_scan_begin(&scan, rule);
    for (size_t at = 0; at < v->len;) {
        size_t len = v->len - at < sizeof place ? v->len - at : sizeof place;
        memcpy(place, v->text + at, len);
        uric_scan_feed(&scan, place, len);
        memset(place, 0xEE, sizeof place);
        at += len;
    }
    expect_end(v, rule, &scan);
}

static void test_pieces_die(void **state) {
    (void)state;
    for_each_table(feed_from_one_place);
}

/* Pages that may be read, between two that may not. */
static struct { char *begin, *end; } room;

static int map_room(void **state) {
    (void)state;
    size_t page = (size_t)sysconf(_SC_PAGESIZE), len = 16 * page;
    char *map = mmap(NULL, len + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED)
        return -1;
    room.begin = map + page;
    room.end = room.begin + len;
    return mprotect(room.begin, len, PROT_READ | PROT_WRITE);
}

static void parse_in_place(const vector *v, const uric_rule *rule, char *place) {
    uric_error error;
    uric_uri uri;
    memcpy(place, v->text, v->len);
    expect_verdict(v, uric_check(rule, place, v->len, &error), &error);
    expect_verdict(v, uric_parse(&uri, rule, place, v->len, &error), &error);
    uint16_t port;
    uint8_t address[16];
    size_t len;
    uric_port(&uri, &port);
    uric_host_address(&uri, address, &len);
}

static void parse_at_guards(const vector *v, const uric_rule *rule) {
    assert_true(v->len <= (size_t)(room.end - room.begin));
    parse_in_place(v, rule, room.begin);
    parse_in_place(v, rule, room.end - v->len);
}

static void test_guard_pages(void **state) {
    (void)state;
    for_each_table(parse_at_guards);
}

static void obey_laws(const vector *v) {
    const char *broken = broken_law(grammar, v->rule, v->text, v->len, 1 + v->line);
    if (broken != NULL)
        fail_vector(v, broken);
}

static void test_laws(void **state) {
    (void)state;
    for_each_vector(obey_laws);
}

/* The offset is that of the first byte that no valid text could have there: so what stands before
 * it is the beginning of one. */
static void complete(const vector *v, const uric_rule *rule) {
    uric_scan scan;
    uric_scan_begin(&scan, rule);
    uric_scan_feed(&scan, v->text, v->offset);
    if (!can_be_completed(&scan))
        fail_vector(v, "no valid text begins with what stands before the error");
}

static void test_what_stands_before_an_error(void **state) {
    (void)state;
    for_each_table(complete);
}

static bool has_vector(const char *rule, bool valid) {
    for (size_t i = 0; i < all.count; i++)
        if (strcmp(all.at[i].rule, rule) == 0 && (all.at[i].status == URIC_OK) == valid)
            return true;
    return false;
}

static void test_every_rule_has_vectors(void **state) {
    (void)state;
    const uric_rule *rule;
    for (size_t i = 0; (rule = uric_grammar_rule_at(grammar, i)) != NULL; i++) {
        const char *name = uric_rule_name(rule);
        if (!has_vector(name, true) || !has_vector(name, false))
            fail_msg("%s lacks a valid vector or a refused one", name);
    }
}

static void read_arguments(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: %s GRAMMAR FILE...\n", argv[0]);
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
        if (verdict_rule(&all.at[i]) == NULL) {
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
        cmocka_unit_test(test_pieces_die),
        cmocka_unit_test_setup(test_guard_pages, map_room),
        cmocka_unit_test(test_laws),
        cmocka_unit_test(test_what_stands_before_an_error),
    };
    read_arguments(argc, argv);
    int failed = cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
    free_vectors(&all);
    return failed;
}
