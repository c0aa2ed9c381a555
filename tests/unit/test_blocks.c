/* Long texts between two pages that cannot be touched: blocks look at nothing else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "exact_blocks.h"
#include "long_texts.h"
#include "room.h"

static room bytes;

void fail_long_text(const char *what) {
    fail_msg("%s", what);
}

static void test_all_lengths(void **state) {
    (void)state;
    assert_true(try_all_lengths(bytes.begin, bytes.end) > 0);
}

static void test_all_bytes_everywhere(void **state) {
    (void)state;
    assert_true(try_all_bytes_everywhere(bytes.end) > 0);
}

static void test_blocks_are_exact(void **state) {
    (void)state;
    assert_true(has_exact_blocks(bytes.end));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_lengths),
        cmocka_unit_test(test_all_bytes_everywhere),
        cmocka_unit_test(test_blocks_are_exact),
    };
    bytes = make_room(LONGEST_TEXT);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
