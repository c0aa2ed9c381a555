/* The cases of tests/normal through the library: test-vectors-normalize GRAMMAR FILE.
 * tests/README.md describes the format. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "normal_laws.h"
#include "vectors.h"

static const char *grammar_name, *file_name;
static unsigned number, failures;

static void fail_line(const char *what) {
    print_error("%s:%u: %s\n", file_name, number, what);
    failures++;
}

static unsigned level_of(char *name) {
    static const struct {
        const char *name;
        unsigned levels;
    } known[] = {
        {"string", URIC_BY_STRING}, {"case", URIC_BY_CASE},     {"percent", URIC_BY_PERCENT},
        {"path", URIC_BY_PATH},     {"syntax", URIC_BY_SYNTAX}, {"scheme", URIC_BY_SCHEME},
    };
    char *plus = strchr(name, '+');
    unsigned ipv6 = plus != NULL ? URIC_BY_IPV6 : 0;
    if (plus != NULL)
        *plus = '\0';
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].name, name) == 0)
            return known[i].levels | ipv6;
    fail_line("unknown level");
    return 0;
}

static bool parse(uric_uri *uri, const char *text) {
    const uric_grammar *grammar = grammar_named(grammar_name);
    const char *rule = uric_grammar_reference(grammar);
    size_t len = strcmp(text, "\"\"") == 0 ? 0 : strlen(text);
    bool accepted = uric_parse(uri, uric_grammar_parser(grammar, rule, strlen(rule)), text, len,
                               NULL) == URIC_OK;
    if (!accepted)
        fail_line("the text is refused");
    return accepted;
}

static void expect_normal(unsigned levels, const char *text, const char *expected) {
    uric_uri uri, other;
    char normal[NORMAL_MAX];
    if (!parse(&uri, text) || !parse(&other, expected))
        return;
    size_t len = normal_form(&uri, levels, normal);
    if (len != other.text.len || memcmp(normal, expected, len) != 0) {
        normal[len] = '\0';
        fail_line(normal);
    }
    const char *law = broken_normal_law(&uri, levels);
    if (law != NULL)
        fail_line(law);
}

static void expect_comparison(unsigned levels, const char *a, const char *b, bool same) {
    uric_uri uri_a, uri_b;
    if (!parse(&uri_a, a) || !parse(&uri_b, b))
        return;
    if ((uric_compare(&uri_a, &uri_b, levels) == 0) != same)
        fail_line(same ? "the texts are different" : "the texts are equal");
    const char *law = broken_order_law(&uri_a, &uri_b, levels);
    if (law != NULL)
        fail_line(law);
}

static void test_lines(void **state) {
    (void)state;
    FILE *file = fopen(file_name, "r");
    char line[1024], level[32], word[3][512];
    assert_non_null(file);
    for (number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        int words = sscanf(line, "%31s %511s %511s %511s", level, word[0], word[1], word[2]);
        if (words <= 0 || *line == '#')
            continue;
        unsigned levels = level_of(level);
        if (words == 3)
            expect_normal(levels, word[0], word[1]);
        else if (words == 4)
            expect_comparison(levels, word[0], word[2], strcmp(word[1], "==") == 0);
        else
            fail_line("expected LEVEL TEXT NORMAL, or LEVEL A ==|!= B");
    }
    fclose(file);
    assert_int_equal(failures, 0);
}

int main(int argc, char **argv) {
    if (argc != 3)
        return 2;
    grammar_name = argv[1];
    file_name = argv[2];
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_lines)};
    return cmocka_run_group_tests_name(grammar_name, tests, NULL, NULL);
}
