/* The cases of tests/within: test-vectors-within GRAMMAR FILE. tests/README.md describes the
 * format. Each is also tried with all three texts between guard pages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "guard_pages.h"
#include "vectors.h"

static const char *grammar_name, *file_name;

/* A text of a URI at the edge of memory of its own; a refused one has no components. */
static void place(uric_uri *uri, unsigned which, char *word, bool at_end) {
    static guarded_memory areas[3];
    const uric_grammar *grammar = grammar_named(grammar_name);
    const char *rule = uric_grammar_reference(grammar);
    size_t len = 0;
    if (areas[which].begin == NULL)
        areas[which] = make_guarded_memory(1024);
    if (strcmp(word, "\"\"") != 0)
        len = strlen(word);
    const char *text = place_bytes(areas[which], word, len, at_end);
    uric_parse(uri, uric_grammar_parser(grammar, rule, strlen(rule)), text, len, NULL);
}

static void test_lines(void **state) {
    (void)state;
    FILE *file = fopen(file_name, "r");
    char line[1024], word[4][256];
    unsigned failures = 0, cases = 0;
    assert_non_null(file);
    for (unsigned number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        int words = sscanf(line, "%255s %255s %255s %255s", word[0], word[1], word[2], word[3]);
        if (words <= 0 || *line == '#')
            continue;
        assert_int_equal(words, 4);
        cases++;
        bool expected = strcmp(word[3], "within") == 0;
        for (unsigned edge = 0; edge < 2; edge++) {
            uric_uri base, reference, prefix;
            place(&prefix, 0, word[0], edge);
            place(&base, 1, word[1], edge);
            place(&reference, 2, word[2], edge);
            if (uric_within(&base, &reference, &prefix) != expected) {
                print_error("%s:%u: not %s\n", file_name, number, word[3]);
                failures++;
            }
        }
    }
    fclose(file);
    assert_int_equal(failures, 0);
    assert_true(cases > 0);
}

int main(int argc, char **argv) {
    if (argc != 3)
        return 2;
    grammar_name = argv[1];
    file_name = argv[2];
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_lines)};
    return cmocka_run_group_tests_name(grammar_name, tests, NULL, NULL);
}
