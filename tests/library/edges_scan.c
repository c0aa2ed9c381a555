/* Long texts between two pages that cannot be touched: what looks at many bytes at once looks at
 * nothing else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "effort.h"
#include "exact_blocks.h"
#include "exact_plain.h"
#include "long_texts.h"
#include "room.h"

static room bytes, copied;

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
    assert_true(has_exact_blocks(bytes.end));
}

static void test_plain_texts_are_told(void **state) {
    (void)state;
    assert_true(has_exact_plain(bytes.end, copied.end, STRIDE));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_lengths),
        cmocka_unit_test(test_all_bytes_everywhere),
        cmocka_unit_test(test_blocks_are_exact),
        cmocka_unit_test(test_plain_texts_are_told),
    };
    bytes = make_room(EXACT_PLAIN_ROOM);
    copied = make_room(EXACT_PLAIN_ROOM);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
