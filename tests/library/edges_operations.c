/* Operations process many bytes at a time. They must notice a byte that changes the result at every
 * position, for every length and alignment, and must not read or write outside of text and buffer.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "guard_pages.h"
#include "uric.h"

enum { LONGEST = 600 };

static guarded_memory first_page, second_page, out_page;

/* Copies a text to the end or the start of a page, and parses it there. */
static void place(uric_uri *uri, guarded_memory page, bool at_end, const char *text) {
    size_t len = strlen(text);
    char *at = at_end ? page.end - len : page.begin;
    memcpy(at, text, len);
    if (uric_parse(uri, &uric_rfc3986_URI_reference, at, len, NULL) != URIC_OK)
        fail_msg("%s is no reference", text);
}

static void expect_text(const char *what, const uric_uri *uri, const char *text, size_t len,
                        const char *expected) {
    if (len != strlen(expected) || memcmp(text, expected, len) != 0)
        fail_msg("%s of %.*s is %.*s", what, (int)uri->text.len, uri->text.at, (int)len, text);
}

/* Returns a buffer of exactly `len` bytes. */
static uric_buffer exact(size_t len, bool at_end) {
    return (uric_buffer){at_end ? out_page.end - len : out_page.begin, len, 0};
}

static void expect_normal(const char *text, const char *normal, unsigned levels, bool at_end) {
    uric_uri uri;
    place(&uri, first_page, at_end, text);
    uric_buffer out = exact(strlen(normal), at_end);
    assert_int_equal(uric_normalize(&uri, levels, &out), URIC_OK);
    expect_text("the normal form", &uri, out.at, out.len, normal);
    uric_buffer in_place = {at_end ? first_page.end - strlen(text) : first_page.begin, strlen(text),
                            0};
    assert_int_equal(uric_normalize(&uri, levels, &in_place), URIC_OK);
    if (in_place.len != strlen(normal) || memcmp(in_place.at, normal, in_place.len) != 0)
        fail_msg("in place, the normal form of %s is %.*s", text, (int)in_place.len, in_place.at);
}

/* Changes the last byte so that the text becomes less, then greater. */
static void expect_neighbours(const uric_uri *uri, const char *normal, unsigned levels,
                              bool at_end) {
    char other[LONGEST];
    uric_uri neighbour;
    size_t last = strlen(strcpy(other, normal)) - 1;
    for (int step = -1; step <= 1; step += 2) {
        other[last] = (char)(normal[last] + step);
        place(&neighbour, second_page, at_end, other);
        int order = uric_compare(uri, &neighbour, levels);
        int back = uric_compare(&neighbour, uri, levels);
        if ((order > 0) - (order < 0) != -step || (back > 0) - (back < 0) != step)
            fail_msg("the order of %.*s and %s is %d", (int)uri->text.len, uri->text.at, other,
                     order);
        if (uric_hash(uri, levels, 1) == uric_hash(&neighbour, levels, 1))
            fail_msg("%.*s and %s have one hash", (int)uri->text.len, uri->text.at, other);
    }
}

static void expect_equal(const char *text, const char *normal, unsigned levels, bool at_end) {
    uric_uri uri, other;
    place(&uri, first_page, at_end, text);
    place(&other, second_page, at_end, normal);
    if (uric_compare(&uri, &other, levels) != 0 || uric_compare(&other, &uri, levels) != 0)
        fail_msg("%s and %s are not equal", text, normal);
    if (uric_hash(&uri, levels, 1) != uric_hash(&other, levels, 1))
        fail_msg("%s and %s have two hashes", text, normal);
    expect_neighbours(&uri, normal, levels, at_end);
}

static void expect_recomposed(const char *text, bool at_end) {
    uric_uri uri;
    place(&uri, first_page, at_end, text);
    uric_buffer out = exact(strlen(text), at_end);
    assert_int_equal(uric_recompose(&uri, &out), URIC_OK);
    expect_text("the text", &uri, out.at, out.len, text);
}

/* Resolves against the base "s://authority/d/e?q". */
static void expect_resolved(const char *text, const char *target, bool at_end) {
    uric_uri base, reference;
    place(&base, second_page, at_end, "s://authority/d/e?q");
    place(&reference, first_page, at_end, text);
    uric_buffer out = exact(strlen(target), at_end);
    assert_int_equal(uric_resolve(&base, &reference, 0, &out, NULL), URIC_OK);
    expect_text("the target", &reference, out.at, out.len, target);
}

static void write_text(char *text, const char *head, unsigned before, const char *unit,
                       unsigned behind, const char *tail) {
    char *at = text + sprintf(text, "%s", head);
    memset(at, 'k', before);
    at += before;
    at += sprintf(at, "%s", unit);
    memset(at, 'k', behind);
    sprintf(at + behind, "%s", tail);
}

/* A unit, and its normal form: it is tried between letters, behind `head` and before `tail`. */
static const struct unit {
    const char *head, *unit, *normal, *tail;
    unsigned levels;
} units[] = {
    {"s://h/", "k", "k", "m", URIC_BY_SYNTAX},
    {"s://h/", "%4B", "K", "m", URIC_BY_SYNTAX},
    {"s://h/", "%2f", "%2F", "m", URIC_BY_SYNTAX},
    {"s://h/", "%2F", "%2F", "m", URIC_BY_SYNTAX},
    {"s://h/", "/./", "/", "m", URIC_BY_SYNTAX},
    {"s://h/", "/x/%2e%2E/", "/", "m", URIC_BY_SYNTAX},
    {"s://h/", "/.x", "/.x", "m", URIC_BY_SYNTAX},
    {"s://h/", "A", "A", "m", URIC_BY_SYNTAX},
    {"s://h/?", "%4B%4b", "KK", "m", URIC_BY_SYNTAX},
    {"s://h/?", "/./", "/./", "m", URIC_BY_SYNTAX},
    {"s://h", "A", "a", "/m", URIC_BY_SYNTAX},
    {"s://h", "Z", "z", "/m", URIC_BY_SYNTAX},
    {"s://h", "%4b", "k", "/m", URIC_BY_SYNTAX},
    {"s", "Q", "q", ":m", URIC_BY_SYNTAX},
    {"", "Q", "q", ":m", URIC_BY_SYNTAX},
    {"s://", "@", "@", "/m", URIC_BY_SYNTAX}, /* next to "A" in ASCII */
    {"s://h", "A", "A", "/m", URIC_BY_PERCENT},
    {"s://h/", "/./%4b", "/./%4b", "m", URIC_BY_STRING},
};

static void try_unit(const struct unit *u, unsigned before, unsigned behind, bool at_end) {
    char text[LONGEST], normal[LONGEST];
    write_text(text, u->head, before, u->unit, behind, u->tail);
    write_text(normal, u->head, before, u->normal, behind, u->tail);
    expect_normal(text, normal, u->levels, at_end);
    expect_equal(text, normal, u->levels, at_end);
    expect_recomposed(text, at_end);
}

/* Lengths near those of words, of a few words, and of the longest blocks. */
static bool is_tried(unsigned len) {
    return len <= 40 || (len >= 122 && len <= 138) || (len >= 250 && len <= 264);
}

static void test_units_everywhere(void **state) {
    (void)state;
    for (unsigned len = 0; len <= 264; len++)
        for (unsigned before = 0; is_tried(len) && before <= len; before++)
            for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
                try_unit(&units[i], before, len - before, true);
                try_unit(&units[i], before, len - before, false);
            }
}

static const struct {
    const char *unit, *resolved;
} segments[] = {
    {"k", "k"}, {"/./", "/"}, {"/.x", "/.x"}, {"/x/../", "/"}, {"%2e/%2E", "%2e/%2E"},
};

static void try_reference(const char *head, const char *target_head, unsigned before,
                          unsigned behind, bool at_end) {
    char text[LONGEST], target[LONGEST];
    for (size_t i = 0; i < sizeof segments / sizeof *segments; i++) {
        write_text(text, head, before, segments[i].unit, behind, "?m/./m");
        write_text(target, target_head, before, segments[i].resolved, behind, "?m/./m");
        expect_resolved(text, target, at_end);
    }
}

static void test_references_of_every_length(void **state) {
    (void)state;
    for (unsigned len = 0; len <= 264; len++)
        for (unsigned before = 0; is_tried(len) && before <= len; before++)
            for (unsigned at_end = 0; at_end < 2; at_end++) {
                try_reference("/e", "s://authority/e", before, len - before, at_end);
                try_reference("e", "s://authority/d/e", before, len - before, at_end);
                try_reference("../e", "s://authority/e", before, len - before, at_end);
                try_reference("t://h/e", "t://h/e", before, len - before, at_end);
            }
}

/* Equal texts, and texts that differ in one byte at every position. */
static void test_every_byte_counts(void **state) {
    (void)state;
    char text[LONGEST], other[LONGEST];
    uric_uri a, b;
    for (unsigned len = 1; len < 300; len++) {
        write_text(text, "s:", len, "", 0, "");
        place(&a, first_page, len % 2, text);
        for (unsigned at = 0; at < len; at++) {
            strcpy(other, text)[2 + at] = 'j';
            place(&b, second_page, true, other);
            assert_true(uric_compare(&a, &b, URIC_BY_SYNTAX) > 0);
            assert_true(uric_compare(&b, &a, URIC_BY_STRING) < 0);
            assert_true(uric_hash(&a, URIC_BY_SYNTAX, 1) != uric_hash(&b, URIC_BY_SYNTAX, 1));
        }
        place(&b, second_page, true, text);
        assert_int_equal(uric_compare(&a, &b, URIC_BY_SYNTAX), 0);
    }
}

static int make_pages(void **state) {
    (void)state;
    first_page = make_guarded_memory(LONGEST);
    second_page = make_guarded_memory(LONGEST);
    out_page = make_guarded_memory(LONGEST);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_units_everywhere),
        cmocka_unit_test(test_references_of_every_length),
        cmocka_unit_test(test_every_byte_counts),
    };
    return cmocka_run_group_tests_name("edges operations", tests, make_pages, NULL);
}
