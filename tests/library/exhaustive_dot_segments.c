/* Removal of dot segments, compared with transcriptions of the documents' steps. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "document_steps.h"
#include "ops/dot_segments.h"

enum { LONGEST = 10, ROOM = 3 * LONGEST };

/* Calls `test` with every path of at most LONGEST bytes of "a./". */
static void for_each_path(void (*test)(const char *path, size_t len)) {
    char path[LONGEST] = "";
    for (size_t len = 0; len <= LONGEST; len++) {
        size_t count = 1;
        for (size_t i = 0; i < len; i++)
            count *= 3;
        for (size_t n = 0; n < count; n++) {
            size_t rest = n;
            for (size_t i = 0; i < len; i++, rest /= 3)
                path[i] = "a./"[rest % 3];
            test(path, len);
        }
    }
}

#if !URIC_COMPACT

/* Tests uric_copy_without_dots, which writes from the start on: the directory must begin with "/"
 * and have no dot segments. If `above` of the ".." have no segment to remove, the function gives
 * up. */
static void expect_copy(const uric_pieces *path, size_t above, const char *expected) {
    uric_span directory = path->directory, rest = path->rest;
    if (directory.len == 0 || directory.at[0] != '/' || uric_has_dot_segments(directory, false))
        return;
    char room[ROOM];
    memset(room, 0x5A, sizeof room);
    memcpy(room, directory.at, directory.len);
    const char *end = uric_copy_without_dots(room + directory.len, room + 1, rest);
    bool same =
        above > 0 ? end == NULL
                  : end == room + strlen(expected) && memcmp(room, expected, strlen(expected)) == 0;
    for (size_t i = directory.len + rest.len; i < sizeof room; i++)
        same = same && room[i] == 0x5A;
    if (!same)
        fail_msg("%.*s: not %s", (int)(directory.len + rest.len), directory.at, expected);
}

#else

static void expect_copy(const uric_pieces *path, size_t above, const char *expected) {
    (void)path, (void)above, (void)expected;
}

#endif

/* Counting, writing and comparing must all give `expected`, for the path whole and in two pieces.
 */
static void expect_path(const char *path, size_t len, uric_dots dots, const char *expected) {
    size_t expected_len = strlen(expected);
    for (size_t cut = 0; cut <= len; cut++) {
        if (cut > 0 && path[cut - 1] != '/')
            continue;
        uric_pieces pieces = {.directory = {path, cut}, .rest = {path + cut, len - cut}};
        uric_reverse_writer counted = {.end = NULL};
        size_t above = uric_put_path(&counted, &pieces, dots);
        if (dots == URIC_DOTS_3986)
            expect_copy(&pieces, above, expected);
        char room[ROOM];
        memset(room, 0x5A, sizeof room);
        uric_reverse_writer written = {.end = room + sizeof room};
        size_t above_again = uric_put_path(&written, &pieces, dots);
        uric_reverse_writer compared =
            uric_reverse_comparison((uric_span){expected, expected_len}, counted.len);
        uric_put_path(&compared, &pieces, dots);
        bool same = counted.len == expected_len && written.len == expected_len &&
                    memcmp(room + sizeof room - written.len, expected, expected_len) == 0 &&
                    uric_is_expected_text(&compared) && above == above_again;
        for (size_t i = 0; i < sizeof room - written.len; i++)
            same = same && room[i] == 0x5A;
        if (!same)
            fail_msg("%.*s|%.*s, %d: %.*s, not %s", (int)cut, path, (int)(len - cut), path + cut,
                     (int)dots, (int)written.len, room + sizeof room - written.len, expected);
    }
}

static void expect_3986(const char *path, size_t len) {
    char expected[ROOM];
    steps_remove_dot_segments(expected, path, len);
    expect_path(path, len, URIC_DOTS_3986, expected);
}

static void expect_2396(const char *path, size_t len) {
    char expected[ROOM];
    steps_merge_2396(expected, path, len, false);
    expect_path(path, len, URIC_DOTS_KEPT, expected);
    steps_merge_2396(expected, path, len, true);
    expect_path(path, len, URIC_DOTS_DROPPED, expected);
}

static void test_rfc3986(void **state) {
    (void)state;
    for_each_path(expect_3986);
}

static void test_rfc2396(void **state) {
    (void)state;
    for_each_path(expect_2396);
}

static void expect_left(const char *path, size_t len) {
    char expected[ROOM];
    memcpy(expected, path, len);
    expected[len] = '\0';
    expect_path(path, len, URIC_DOTS_LEFT, expected);
}

static void expect_dots_found(const char *path, size_t len) {
    bool found = false;
    for (size_t i = 0; i < len; i++) {
        size_t end = i;
        while (end < len && path[end] != '/')
            end++;
        bool begins = i == 0 || path[i - 1] == '/';
        found |= begins && (end - i == 1 || end - i == 2) && memcmp(path + i, "..", end - i) == 0;
    }
    assert_int_equal(uric_has_dot_segments((uric_span){path, len}, false), found);
}

static void test_left(void **state) {
    (void)state;
    for_each_path(expect_left);
    for_each_path(expect_dots_found);
}

/* `ups` of uric_pieces counts "../" between the pieces: the result is that of the text with them.
 */
static void expect_ups(const char *path, size_t len) {
    char text[ROOM], room[ROOM], room_of_ups[ROOM];
    for (size_t cut = 0; cut <= len && cut < 6; cut++) {
        if (cut > 0 && path[cut - 1] != '/')
            continue;
        for (size_t ups = 1; ups <= 3; ups++) {
            memcpy(text, path, cut);
            for (size_t i = 0; i < ups; i++)
                memcpy(text + cut + 3 * i, "../", 3);
            memcpy(text + cut + 3 * ups, path + cut, len - cut);
            uric_pieces whole = {.directory = {"", 0}, .rest = {text, len + 3 * ups}};
            uric_pieces pieces = {{path, cut}, ups, {path + cut, len - cut}};
            for (uric_dots dots = URIC_DOTS_LEFT; dots <= URIC_DOTS_DROPPED; dots++) {
                uric_reverse_writer a = {.end = room + ROOM}, b = {.end = room_of_ups + ROOM};
                assert_int_equal(uric_put_path(&a, &whole, dots), uric_put_path(&b, &pieces, dots));
                assert_int_equal(a.len, b.len);
                assert_memory_equal(room + ROOM - a.len, room_of_ups + ROOM - b.len, a.len);
            }
        }
    }
}

static void test_ups(void **state) {
    (void)state;
    for_each_path(expect_ups);
}

/* A comparison counts the bytes at the start that agree. */
static void test_comparing(void **state) {
    (void)state;
    uric_pieces path = {{"/a/./b/", 7}, 1, {"c/d", 3}}; /* /a/c/d */
    static const struct {
        const char *expected;
        size_t same;
    } given[] = {{"/a/c/d", 6}, {"/a/c/dd", 6}, {"/a/c/", 5}, {"/a/x/d", 3},
                 {"x", 0},      {"/b/c/d", 1},  {"", 0},      {"/a/c/x", 5}};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        uric_span expected = {given[i].expected, strlen(given[i].expected)};
        uric_reverse_writer writer = uric_reverse_comparison(expected, 6);
        uric_put_path(&writer, &path, URIC_DOTS_3986);
        assert_int_equal(writer.same, given[i].same);
        assert_int_equal(uric_is_expected_text(&writer), i == 0);
    }
}

static void test_above_root(void **state) {
    (void)state;
    static const struct {
        const char *path;
        size_t above_root;
    } given[] = {
        {"/a/b", 0},       {"/..", 1},       {"/../a", 1}, {"/a/../..", 1}, {"/a/b/../..", 0},
        {"../a/../..", 2}, {"a/../../b", 1}, {"..", 1},    {"/..a", 0},     {"", 0}};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        for (uric_dots dots = URIC_DOTS_3986; dots <= URIC_DOTS_DROPPED; dots++) {
            uric_reverse_writer writer = {.end = NULL};
            uric_pieces path = {.rest = {given[i].path, strlen(given[i].path)}};
            assert_int_equal(uric_put_path(&writer, &path, dots), given[i].above_root);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rfc3986),   cmocka_unit_test(test_rfc2396),
        cmocka_unit_test(test_left),      cmocka_unit_test(test_ups),
        cmocka_unit_test(test_comparing), cmocka_unit_test(test_above_root),
    };
    return cmocka_run_group_tests_name("exhaustive dot segments", tests, NULL, NULL);
}
