/* The cases of tests/resolution through the library, with buffers of every size:
 *     test-vectors-resolve GRAMMAR FILE... */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "resolutions.h"
#include "vectors.h"

enum { ROOM = 256, BEYOND = 0x5A };

static const uric_grammar *grammar;
static resolutions all;
static unsigned failures;

static void fail_line(const resolution *r, const char *what, size_t len) {
    print_error("%s:%u: %s against %s: %.*s\n", r->file, r->line, r->reference, r->base, (int)len,
                what);
    failures++;
}

static uric_uri parse(const char *text) {
    uric_uri uri;
    uric_status status = uric_parse(&uri, uric_grammar_resolver(grammar), text, strlen(text), NULL);
    if (status != URIC_OK)
        fail_msg("%s is refused", text);
    return uri;
}

/* The status that the line expects. */
static uric_status expected_status(const resolution *r) {
    if (strncmp(r->target, "(current_document)", 18) == 0)
        return URIC_CURRENT_DOCUMENT;
    return strcmp(r->target, "(refused)") == 0 ? URIC_ABOVE_ROOT : URIC_OK;
}

static void expect_target(const resolution *r) {
    uric_uri base = parse(r->base), reference = parse(r->reference);
    uric_status expected = expected_status(r);
    size_t len = expected == URIC_OK ? strlen(r->target) : 0;
    for (size_t size = 0; size <= len + 1; size++) {
        char room[ROOM];
        bool above_root = !r->above_root;
        uric_buffer out = {.at = size > 0 ? room : NULL, .size = size, .len = 99};
        memset(room, BEYOND, sizeof room);
        uric_status status = uric_resolve(&base, &reference, r->options, &out, &above_root);
        bool fits = expected != URIC_OK || size >= len;
        if (status != (fits ? expected : URIC_NO_ROOM) || out.len != len)
            fail_line(r, uric_status_name(status), 99);
        else if (above_root != r->above_root)
            fail_line(r, "`above-root` is wrong", 99);
        else if (fits && len > 0 && memcmp(room, r->target, len) != 0)
            fail_line(r, room, len);
        for (size_t i = size; i < ROOM; i++)
            assert_int_equal(room[i], BEYOND);
    }
    if (r->printed != NULL && strcmp(r->printed, r->target) == 0)
        fail_line(r, "printed= is the target: there is no contradiction", 99);
}

static void test_tables(void **state) {
    (void)state;
    failures = 0;
    assert_true(all.count > 0);
    for (size_t i = 0; i < all.count; i++)
        expect_target(&all.at[i]);
    assert_int_equal(failures, 0);
}

/* uric_relativize must give a reference that resolves to the target and is not longer than that of
 * the line. */
static void expect_inverse(const resolution *r) {
    uric_uri base = parse(r->base), target = parse(r->target), reference;
    char room[ROOM], again[ROOM];
    uric_buffer out = {.at = room, .size = ROOM}, back = {.at = again, .size = ROOM};
    uric_status status = uric_relativize(&base, &target, &out);
    if (status != URIC_OK && status != URIC_NO_SHORTER) {
        fail_line(r, uric_status_name(status), 99);
        return;
    }
    if (out.len > strlen(r->reference))
        fail_line(r, room, out.len);
    status = uric_parse(&reference, uric_grammar_resolver(grammar), room, out.len, NULL);
    assert_int_equal(status, URIC_OK);
    assert_int_equal(uric_resolve(&base, &reference, 0, &back, NULL), URIC_OK);
    if (back.len != strlen(r->target) || memcmp(again, r->target, back.len) != 0)
        fail_line(r, again, back.len);
}

static void test_relativize(void **state) {
    (void)state;
    failures = 0;
    for (size_t i = 0; i < all.count; i++)
        if (expected_status(&all.at[i]) == URIC_OK && all.at[i].options == 0)
            expect_inverse(&all.at[i]);
    assert_int_equal(failures, 0);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tables),
        cmocka_unit_test(test_relativize),
    };
    if (argc < 3 || (grammar = grammar_named(argv[1])) == NULL) {
        fprintf(stderr, "usage: %s GRAMMAR FILE...\n", argv[0]);
        return 2;
    }
    for (int i = 2; i < argc; i++)
        read_resolutions(&all, argv[i]);
    int failed = cmocka_run_group_tests_name("vectors resolve", tests, NULL, NULL);
    free_resolutions(&all);
    return failed;
}
