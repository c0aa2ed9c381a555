/* Long texts between two inaccessible pages: code that loads many bytes at once must not load bytes
 * outside of the text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "effort.h"
#include "exact_already_normal.h"
#include "exact_blocks.h"
#include "guard_pages.h"
#include "long_texts.h"

static guarded_memory bytes, copied;

void fail_long_text(const char *what) {
    fail_msg("%s", what);
}

static void test_all_lengths(void **state) {
    (void)state;
    assert_true(try_all_lengths(bytes.begin, bytes.end) > 0);
}

static void test_all_bytes_everywhere(void **state) {
    (void)state;
    assert_true(try_all_bytes_everywhere(bytes.end, STRIDE) > 0);
}

static void test_blocks_are_exact(void **state) {
    (void)state;
    assert_true(blocks_are_exact(bytes.end));
}

static void test_already_normal_is_exact(void **state) {
    (void)state;
    assert_true(already_normal_is_exact(bytes.end, copied.end, STRIDE));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_lengths),
        cmocka_unit_test(test_all_bytes_everywhere),
        cmocka_unit_test(test_blocks_are_exact),
        cmocka_unit_test(test_already_normal_is_exact),
    };
    bytes = make_guarded_memory(ALREADY_NORMAL_ROOM);
    copied = make_guarded_memory(ALREADY_NORMAL_ROOM);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
