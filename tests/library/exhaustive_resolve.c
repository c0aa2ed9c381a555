/* Resolution and its inverse on all short texts, compared with the document's algorithm:
 *     test-exhaustive-resolve GRAMMAR BASE-LENGTH REFERENCE-LENGTH [ALPHABET] */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "document_steps.h"
#include "vectors.h"

enum { ROOM = STEPS_ROOM };

typedef struct text {
    char bytes[12];
    uric_uri uri;
    component_texts components;
} text;

typedef struct texts {
    text *at;
    size_t count;
} texts;

static const char *alphabet = "a:/.?#";

static const uric_grammar *grammar;
static steps_resolve *resolve_by_steps;
static texts bases, references;

/* Returns all texts of at most `longest` bytes of the alphabet that the grammar accepts. */
static texts all_texts(size_t longest, bool absolute) {
    texts list = {NULL, 0};
    size_t room = 0, letters = strlen(alphabet);
    for (size_t len = 0; len <= longest; len++) {
        size_t count = 1;
        for (size_t i = 0; i < len; i++)
            count *= letters;
        for (size_t n = 0; n < count; n++) {
            char bytes[12] = {0};
            uric_uri uri;
            size_t rest = n;
            for (size_t i = 0; i < len; i++, rest /= letters)
                bytes[i] = alphabet[rest % letters];
            uric_status status = uric_parse(&uri, uric_grammar_resolver(grammar), bytes, len, NULL);
            if (status != URIC_OK || (absolute && uri.scheme.at == NULL))
                continue;
            if (list.count == room) {
                room = 2 * room + 64;
                list.at = realloc(list.at, room * sizeof *list.at);
                assert_non_null(list.at);
            }
            memcpy(list.at[list.count++].bytes, bytes, sizeof bytes);
        }
    }
    for (size_t i = 0; i < list.count; i++) { /* the texts have their final addresses only now */
        text *t = &list.at[i];
        uric_parse(&t->uri, uric_grammar_resolver(grammar), t->bytes, strlen(t->bytes), NULL);
        steps_copy(&t->components, &t->uri);
    }
    return list;
}

static void for_each_pair(void (*test)(const text *base, const text *reference)) {
    for (size_t i = 0; i < bases.count; i++)
        for (size_t k = 0; k < references.count; k++)
            test(&bases.at[i], &references.at[k]);
}

static uric_status resolve(const uric_uri *base, const uric_uri *reference, char *result) {
    uric_buffer out = {.at = result, .size = ROOM - 1};
    uric_status status = uric_resolve(base, reference, 0, &out, NULL);
    result[out.len] = '\0';
    return status;
}

static bool is_derived(const char *result) {
    return uric_check(uric_grammar_resolver(grammar), result, strlen(result), NULL) == URIC_OK;
}

static void expect_steps(const text *base, const text *reference) {
    char result[ROOM], expected[ROOM] = "";
    bool has_target = resolve_by_steps(expected, &base->components, &reference->components);
    uric_status status = resolve(&base->uri, &reference->uri, result);
    if (status == URIC_NO_TARGET && has_target && !is_derived(expected))
        return;
    if (status != (has_target ? URIC_OK : URIC_CURRENT_DOCUMENT) ||
        (has_target && strcmp(result, expected) != 0))
        fail_msg("%s against %s: %s, not %s", reference->bytes, base->bytes, result, expected);
}

static void test_resolve(void **state) {
    (void)state;
    for_each_pair(expect_steps);
}

/* With any option, a target is a string of the grammar. */
static void expect_derived(const text *base, const text *reference) {
    static const unsigned options[] = {URIC_NON_STRICT, URIC_LEAVE_DOTS, URIC_DROP_ABOVE_ROOT};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        char result[ROOM];
        uric_buffer out = {.at = result, .size = ROOM - 1};
        uric_status status = uric_resolve(&base->uri, &reference->uri, options[i], &out, NULL);
        result[out.len] = '\0';
        if (status == URIC_OK && !is_derived(result))
            fail_msg("%s against %s: %s is refused", reference->bytes, base->bytes, result);
    }
}

static void test_derived(void **state) {
    (void)state;
    for_each_pair(expect_derived);
}

static bool same_span(uric_span a, uric_span b) {
    return (a.at == NULL) == (b.at == NULL) && a.len == b.len &&
           (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

/* Does a path begin with "//" without an authority, although recomposition would guard it? */
static bool has_odd_path(const uric_uri *uri) {
    return uri->authority.at == NULL && uri->path.len >= 2 && memcmp(uri->path.at, "//", 2) == 0;
}

/* Does the target parse into the components that resolution put together? Some targets of the older
 * grammars do not: a net_loc of RFC 1808 may contain "?", and a path of the drafts may begin with
 * "//". */
static bool parses_back(const uric_uri *base, const uric_uri *reference, const uric_uri *target) {
    bool network = reference->scheme.at != NULL || reference->authority.at != NULL;
    uric_span authority = network ? reference->authority : base->authority;
    return same_span(authority, target->authority) && !has_odd_path(reference);
}

/* resolve(base, relativize(base, t)) = t, and the result of relativize is not longer than the
 * reference that t was resolved from. */
static void expect_inverse(const text *base, const text *reference) {
    char target[ROOM], shortest[ROOM], again[ROOM];
    uric_uri uri, parsed;
    if (resolve(&base->uri, &reference->uri, target) != URIC_OK)
        return;
    const uric_rule *rule = uric_grammar_resolver(grammar);
    if (uric_parse(&uri, rule, target, strlen(target), NULL) != URIC_OK)
        fail_msg("%s against %s: %s is refused", reference->bytes, base->bytes, target);
    if (!parses_back(&base->uri, &reference->uri, &uri))
        return;
    uric_buffer out = {.at = shortest, .size = ROOM - 1};
    uric_status status = uric_relativize(&base->uri, &uri, &out);
    shortest[out.len] = '\0';
    if ((status != URIC_OK && status != URIC_NO_SHORTER) || out.len > strlen(reference->bytes))
        fail_msg("%s against %s is %s: %s, %s", reference->bytes, base->bytes, target, shortest,
                 uric_status_name(status));
    if ((status == URIC_NO_SHORTER) != (strcmp(shortest, target) == 0))
        fail_msg("%s against %s: URIC_NO_SHORTER, but the target is not the reference", shortest,
                 base->bytes);
    if (uric_parse(&parsed, rule, shortest, out.len, NULL) != URIC_OK ||
        resolve(&base->uri, &parsed, again) != URIC_OK || strcmp(again, target) != 0)
        fail_msg("%s against %s is %s, not %s", shortest, base->bytes, again, target);
}

static void test_relativize(void **state) {
    (void)state;
    for_each_pair(expect_inverse);
}

/* Any text as a target: a reference exists unless resolution changes the target itself. */
static void expect_reference(const text *base, const text *target) {
    char resolved[ROOM], room[ROOM], again[ROOM];
    uric_uri reference;
    uric_buffer out = {.at = room, .size = ROOM};
    uric_status status = uric_relativize(&base->uri, &target->uri, &out);
    if (target->uri.scheme.at == NULL) {
        assert_int_equal(status, URIC_NOT_ABSOLUTE);
        return;
    }
    resolve(&base->uri, &target->uri, resolved);
    bool changes = strcmp(resolved, target->bytes) != 0;
    if (status == URIC_NO_REFERENCE && changes)
        return;
    if (uric_parse(&reference, uric_grammar_resolver(grammar), room, out.len, NULL) != URIC_OK ||
        resolve(&base->uri, &reference, again) != URIC_OK || strcmp(again, target->bytes) != 0)
        fail_msg("%s against %s: %s", target->bytes, base->bytes, uric_status_name(status));
}

static void test_targets(void **state) {
    (void)state;
    for_each_pair(expect_reference);
}

/* RFC 3986, 5.3: the components of a text make up the text. */
static void test_recompose(void **state) {
    (void)state;
    for (size_t i = 0; i < references.count; i++) {
        const text *t = &references.at[i];
        char room[ROOM];
        uric_buffer out = {.at = room, .size = ROOM};
        assert_int_equal(uric_recompose(&t->uri, &out), URIC_OK);
        if (out.len != strlen(t->bytes) || memcmp(room, t->bytes, out.len) != 0)
            fail_msg("%s is recomposed as %.*s", t->bytes, (int)out.len, room);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_resolve),    cmocka_unit_test(test_derived),
        cmocka_unit_test(test_relativize), cmocka_unit_test(test_targets),
        cmocka_unit_test(test_recompose),
    };
    if (argc < 4 || argc > 5 || (grammar = grammar_named(argv[1])) == NULL ||
        (resolve_by_steps = steps_of(argv[1])) == NULL) {
        fprintf(stderr, "usage: %s GRAMMAR BASE-LENGTH REFERENCE-LENGTH [ALPHABET]\n", argv[0]);
        return 2;
    }
    if (strcmp(argv[1], "rfc1808") == 0)
        alphabet = "a:/.?#;"; /* params begin with ";" */
    if (argc == 5)
        alphabet = argv[4];
    bases = all_texts(strtoul(argv[2], NULL, 10), true);
    references = all_texts(strtoul(argv[3], NULL, 10), false);
    printf("%zu bases, %zu references\n", bases.count, references.count);
    int failed = cmocka_run_group_tests_name("exhaustive resolve", tests, NULL, NULL);
    free(bases.at);
    free(references.at);
    return failed;
}
