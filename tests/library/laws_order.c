/* uric_compare is a total order at every mask of levels: test-laws-order GRAMMAR. A few hundred
 * texts are compared each with each. The order is total exactly if every comparison agrees with the
 * ranks of the two, where the rank of a text is the number of texts below it: so all triples are
 * covered.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "guard_pages.h"
#include "normal_laws.h"
#include "random.h"
#include "vectors.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

enum { TEXTS = 240, TEXT_MAX = 160, MASKS = 32 };

static const uric_grammar *grammar;
static char text[TEXTS][TEXT_MAX];
static uric_uri uri[TEXTS];
static size_t count;

/* Copies the text to memory before an inaccessible page, and parses it there. */
static bool parse(uric_uri *to, const uric_rule *rule, const char *from) {
    size_t len = strlen(from);
    return uric_parse(to, rule, place_bytes(make_guarded_memory(len), from, len, true), len,
                      NULL) == URIC_OK;
}

static void add(const uric_rule *rule, const char *added) {
    if (uric_check(rule, added, strlen(added), NULL) != URIC_OK)
        return;
    snprintf(text[count], TEXT_MAX, "%s", added);
    assert_true(parse(&uri[count], rule, added));
    count++;
}

/* Puts a random text together. */
static void pick(char made[TEXT_MAX], uint32_t *seed) {
    static const char *const schemes[] = {
        "", "", "http:", "http:", "HTTP:", "x:", "gopher:", "ftp:", "mailto:"};
    static const char *const authorities[] = {
        "",      "",        "//",       "//a",
        "//A",   "//a.b",   "//a.b:1",  "//a:80",
        "//a:",  "//a:080", "//a:01",   "//%61",
        "//u@a", "//[::1]", "//[0::1]", "//aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};
    static const char *const paths[] = {
        "",
        "",
        "/",
        "/A",
        "/%41",
        "/%2e/%41",
        "/.c",
        "/b/../A",
        "/..",
        "A",
        "%41",
        "/.//c",
        "//c",
        "a:b",
        "%61:b",
        "..",
        "/b/",
        "/bb",
        "a@b",
        "/1A",
        "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/../A"};
    static const char *const tails[] = {"", "", "", "?", "?q", "?%71", ";x", ";type=a", "#", "#f"};
    const char *scheme = schemes[next_random(seed) % COUNT(schemes)];
    const char *authority = authorities[next_random(seed) % COUNT(authorities)];
    const char *path = paths[next_random(seed) % COUNT(paths)];
    const char *tail = tails[next_random(seed) % COUNT(tails)];
    snprintf(made, TEXT_MAX, "%s%s%s%s", scheme, authority, path, tail);
}

/* Adds texts that once broke the order, a refused text, and one of a rule without components. */
static void make_special(const uric_rule *reference) {
    static const char *const once[] = {"http://a/A",  "http://a/%41", "http://a.b/c",
                                       "http://a/.c", "http://a.b:1", "http://a.b:1/c"};
    for (size_t i = 0; i < COUNT(once); i++)
        add(reference, once[i]);
    assert_false(parse(&uri[count++], reference, "^"));
    const char *name = uric_grammar_absolute(grammar);
    add(uric_grammar_rule(grammar, name, strlen(name)), "http://a/%41");
}

static void make_texts(void) {
    const char *name = uric_grammar_reference(grammar);
    const uric_rule *rule, *reference = uric_grammar_parser(grammar, name, strlen(name));
    uint32_t seed = 1;
    char made[TEXT_MAX];
    make_special(reference);
    while (count < TEXTS / 2) {
        pick(made, &seed);
        add(reference, made);
    }
    while (count < TEXTS) { /* parsed by every rule that accepts them */
        pick(made, &seed);
        for (size_t i = 0; count < TEXTS && (rule = uric_grammar_parser_at(grammar, i)) != NULL;
             i++)
            add(rule, made);
    }
}

static int sign(int number) {
    return (number > 0) - (number < 0);
}

static void fail_pair(const char *what, size_t a, size_t b, unsigned levels) {
    fail_msg("%s: levels %u, \"%s\" by %s, \"%s\" by %s", what, levels, text[a],
             uric_rule_name(uri[a].rule), text[b], uric_rule_name(uri[b].rule));
}

static void test_order(void **state) {
    (void)state;
    static signed char order[TEXTS][TEXTS];
    make_texts();
    for (unsigned levels = 0; levels < MASKS; levels++) {
        int rank[TEXTS] = {0};
        for (size_t a = 0; a < count; a++)
            for (size_t b = 0; b < count; b++) {
                order[a][b] = (signed char)sign(uric_compare(&uri[a], &uri[b], levels));
                rank[a] += order[a][b] > 0;
            }
        for (size_t a = 0; a < count; a++)
            for (size_t b = 0; b < count; b++)
                if (order[a][b] != sign(rank[a] - rank[b]))
                    fail_pair("no order", a, b, levels);
    }
}

/* Equal texts have the same hash and, if parsed by the same rule, the same normal form. */
static void test_normal_forms(void **state) {
    (void)state;
    static char normal[TEXTS][NORMAL_MAX];
    static size_t len[TEXTS];
    static uint64_t hash[TEXTS];
    for (unsigned levels = 0; levels < MASKS; levels++) {
        for (size_t i = 0; i < count; i++) {
            bool normalizes = uri[i].text.at != NULL && uri[i].path.at != NULL;
            len[i] = normalizes ? normal_form(&uri[i], levels, normal[i]) : 0;
            hash[i] = uric_hash(&uri[i], levels, 3);
        }
        for (size_t a = 0; a < count; a++)
            for (size_t b = 0; b < count; b++) {
                bool equal = uric_compare(&uri[a], &uri[b], levels) == 0;
                if (equal && hash[a] != hash[b])
                    fail_pair("equal, but different hashes", a, b, levels);
                if (len[a] == 0 || len[b] == 0 || uri[a].rule != uri[b].rule)
                    continue;
                if (equal != (len[a] == len[b] && memcmp(normal[a], normal[b], len[a]) == 0))
                    fail_pair("the comparison contradicts the normal forms", a, b, levels);
                const char *law =
                    (a + 7 * b) % 97 == 0 ? broken_order_law(&uri[a], &uri[b], levels) : NULL;
                if (law != NULL)
                    fail_pair(law, a, b, levels);
            }
    }
}

int main(int argc, char **argv) {
    if (argc != 2 || (grammar = grammar_named(argv[1])) == NULL)
        return 2;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_order),
                                       cmocka_unit_test(test_normal_forms)};
    return cmocka_run_group_tests_name(argv[1], tests, NULL, NULL);
}
