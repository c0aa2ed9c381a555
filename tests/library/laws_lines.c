/* uric_check_lines must give the same result as uric_check on each line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "guard_pages.h"
#include "uric.h"

/* Checks line by line: returns the bytes of the leading complete lines that the rule accepts, and
 * their number. */
static size_t lines_of(const uric_rule *rule, char delimiter, const char *bytes, size_t len,
                       size_t *count) {
    size_t taken = 0;
    *count = 0;
    for (;;) {
        const char *end = memchr(bytes + taken, delimiter, len - taken);
        if (end == NULL ||
            uric_check(rule, bytes + taken, (size_t)(end - bytes) - taken, NULL) != URIC_OK)
            return taken;
        taken = (size_t)(end - bytes) + 1;
        ++*count;
    }
}

static void assert_same(const uric_rule *rule, char delimiter, const char *bytes, size_t len) {
    size_t expected_count, count = 7;
    size_t expected = lines_of(rule, delimiter, bytes, len, &expected_count);
    assert_int_equal(uric_check_lines(rule, delimiter, bytes, len, &count), expected);
    assert_int_equal(count, 7 + expected_count);
}

static const uric_rule *named(const uric_grammar *grammar, const char *rule) {
    return uric_grammar_rule(grammar, rule, strlen(rule));
}

/* Tries all buffers of up to `longest` bytes of the alphabet. */
static void try_all(const uric_rule *rule, const char *alphabet, unsigned longest) {
    size_t letters = strlen(alphabet);
    char *end = make_guarded_memory(1000).end;
    for (unsigned len = 0; len <= longest; len++) {
        unsigned digit[16] = {0};
        char *bytes = end - len;
        for (bool more = true; more;) {
            for (unsigned i = 0; i < len; i++)
                bytes[i] = alphabet[digit[i]];
            assert_same(rule, '\n', bytes, len);
            unsigned i = 0;
            while (i < len && ++digit[i] == letters)
                digit[i++] = 0;
            more = i < len;
        }
    }
}

/* A machine without links; one with calls; one with wide entries; one with gotos and calls. */
static void test_all_short_buffers(void **state) {
    (void)state;
    try_all(named(&uric_rfc3986, "segment-nz-nc"), "a:\n", 9);
    try_all(named(&uric_rfc3986, "URI-reference"), "a:/[]%\n", 6);
    try_all(named(&uric_rfc2396bis_01, "URI-reference"), "a:/[]-\n", 6);
    try_all(named(&uric_rfc1738, "url"), "a:/%1.\n", 6);
}

static void test_longer_lines(void **state) {
    (void)state;
    static const char text[] = "http://h/\nhttps://[::1]:80/a?b#c\nftp://a/\n\nhttp:\nhttps:/\n"
                               "HTTP://h/%41\nx:[\nftp://u@h/a;type=i\nnews:a@b\nlast:line";
    const uric_grammar *const grammars[] = {&uric_rfc1738, &uric_rfc3986};
    char *end = make_guarded_memory(1000).end;
    for (size_t g = 0; g < 2; g++) {
        const uric_rule *rule = named(grammars[g], uric_grammar_absolute(grammars[g]));
        for (size_t from = 0; from < sizeof text; from++)
            for (size_t len = 0; from + len < sizeof text; len++) {
                memcpy(end - len, text + from, len);
                assert_same(rule, '\n', end - len, len);
            }
    }
}

/* If the rule accepts the delimiter as a byte, a line ends at the first delimiter that the rule
 * does not accept. Nothing is read behind the buffer. */
static void test_delimiter_of_the_rule(void **state) {
    (void)state;
    char *end = make_guarded_memory(1000).end;
    const uric_rule *rule = named(&uric_rfc3986, "URI-reference");
    size_t count = 0;
    memcpy(end - 8, "a/b//c/d", 8);
    assert_int_equal(uric_check_lines(rule, 'd', end - 8, 8, &count), 0);
    memcpy(end - 4, "[[[[", 4);
    assert_int_equal(uric_check_lines(rule, '[', end - 4, 4, &count), 4);
    assert_int_equal(count, 4);
}

/* uric.h promises that no rule of the library accepts a newline or a NUL. */
static void test_no_rule_has_newlines(void **state) {
    (void)state;
#define GRAMMAR(name) &uric_##name,
    static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR)};
#undef GRAMMAR
    for (size_t g = 0; g < sizeof grammars / sizeof *grammars; g++)
        for (size_t i = 0; uric_grammar_rule_at(grammars[g], i) != NULL; i++) {
            uric_error error;
            const uric_rule *rule = uric_grammar_rule_at(grammars[g], i);
            assert_int_not_equal(uric_check(rule, "\n", 1, &error), URIC_OK);
            assert_int_equal(error.offset, 0);
            assert_int_not_equal(uric_check(rule, "", 1, &error), URIC_OK);
            assert_int_equal(error.offset, 0);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_short_buffers),
        cmocka_unit_test(test_longer_lines),
        cmocka_unit_test(test_delimiter_of_the_rule),
        cmocka_unit_test(test_no_rule_has_newlines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
