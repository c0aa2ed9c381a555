/* Long texts are read by blocks, single bytes one by one: both come to the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "room.h"
#include "uric.h"
#include "uric_tables.h"

enum { LONGEST = 200 };

static room bytes;

static const uric_rule *named(const uric_grammar *grammar, const char *rule) {
    const uric_rule *parser = uric_grammar_parser(grammar, rule, strlen(rule));
    return parser != NULL ? parser : uric_grammar_rule(grammar, rule, strlen(rule));
}

static void assert_same(const uric_scan *whole, const uric_scan *single) {
    const uric_rule *rule = uric_parser(whole);
    size_t captures = rule->components != NULL ? rule->components->captures : 0;
    assert_ptr_equal(whole->chosen, single->chosen);
    assert_int_equal(whole->call, single->call);
    assert_int_equal(whole->state, single->state);
    assert_int_equal(whole->length, single->length);
    assert_int_equal(whole->refused, single->refused);
    assert_memory_equal(whole->mark, single->mark, 2 * captures * sizeof *whole->mark);
}

/* Whole, and in two pieces, the second of which has blocks if the first has none. */
static void try_text(const uric_rule *rule, const char *text, size_t len) {
    uric_scan whole, pieces, single;
    size_t first = len % 40;
    uric_scan_begin(&whole, rule);
    uric_scan_begin(&pieces, rule);
    uric_scan_begin(&single, rule);
    uric_scan_feed(&whole, text, len);
    if (uric_scan_feed(&pieces, text, first) == URIC_OK)
        uric_scan_feed(&pieces, text + first, len - first);
    for (size_t i = 0; i < len && uric_scan_feed(&single, text + i, 1) == URIC_OK; i++)
        continue;
    assert_same(&whole, &single);
    assert_same(&pieces, &single);
}

/* `begin`, and `fill` up to `len` bytes, at the very end of what may be touched, and at its begin:
 * with each length, the end falls on each place of a vector, and so does the begin. */
static void try_length(const uric_rule *rule, const char *begin, char fill, size_t len) {
    char *const places[] = {bytes.begin, bytes.end - len};
    size_t given = strlen(begin) < len ? strlen(begin) : len;
    for (size_t i = 0; i < 2; i++) {
        memset(places[i], fill, len);
        memcpy(places[i], begin, given);
        try_text(rule, places[i], len);
    }
}

/* Texts that begin so end in long runs, in each of the sets and in a machine that was called. */
static const struct {
    const uric_grammar *grammar;
    const char *rule, *begin;
    char fill;
} runs[] = {
    {&uric_rfc3986, "URI-reference", "", 'a'},
    {&uric_rfc3986, "URI-reference", "https://", 'a'},
    {&uric_rfc3986, "URI-reference", "https://h", '/'},
    {&uric_rfc3986, "URI-reference", "http://u@h:1?", '?'},
    {&uric_rfc3986, "URI-reference", "http://[v1.", ':'},
    {&uric_rfc3986, "URI-reference", "http://[v1.x]:", '1'},
    {&uric_rfc3986, "URI", "x:", ':'},
    {&uric_rfc3986, "URI", "x:%41%", 'a'},
    {&uric_rfc3986, "relative-ref", "#", '?'},
    {&uric_rfc2396bis_01, "URI-reference", "http://a.b-", 'c'},
    {&uric_rfc1738, "url", "http://host/", 'p'},
    {&uric_rfc1738, "url", "mailto:", '%'},
    {&uric_rfc1808, "URL", "http:", 'a'},
};

static void test_all_lengths(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        const uric_rule *rule = named(runs[i].grammar, runs[i].rule);
        assert_non_null(rule);
        for (size_t len = 0; len <= LONGEST; len++)
            try_length(rule, runs[i].begin, runs[i].fill, len);
    }
}

/* Each byte, at each place of the run. */
static void test_all_bytes_everywhere(void **state) {
    (void)state;
    static const size_t lengths[] = {31, 32, 33, 63, 64, 65, 127, 128, 129, 130};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
        for (size_t n = 0; n < sizeof lengths / sizeof *lengths; n++) {
            size_t len = lengths[n];
            char *text = bytes.end - len;
            const uric_rule *rule = named(runs[i].grammar, runs[i].rule);
            memset(text, runs[i].fill, len);
            memcpy(text, runs[i].begin, strlen(runs[i].begin));
            for (size_t place = 0; place < len; place++)
                for (unsigned byte = 0; byte < 256; byte++) {
                    char kept = text[place];
                    text[place] = (char)byte;
                    try_text(rule, text, len);
                    text[place] = kept;
                }
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_lengths),
        cmocka_unit_test(test_all_bytes_everywhere),
    };
    bytes = make_room(LONGEST);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
