/* Laws of uric_audit_next under random texts, and the table of findings. The seed is fixed, so that
 * a failure can be repeated. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "effort.h"
#include "guard_pages.h"
#include "random.h"
#include "uric.h"

enum { TEXT_MAX = 200, FINDINGS_MAX = 400 };

static uint32_t seed = 7;

/* What findings are about, and what stands around them. */
static const char *const pieces[] = {
    "http:",
    "https:",
    "x:",
    "HTTP:",
    "data:",
    "file:",
    "/",
    "//",
    ":",
    "@",
    "?",
    "#",
    "[",
    "]",
    "[::1]",
    "[::",
    "]:",
    "[1:2",
    "127.1",
    "0x7f",
    "0x",
    "010",
    "1.2.3.4",
    ".",
    "..",
    "%2e",
    "%2E",
    "%252e",
    "%2f",
    "\\",
    ";",
    "%",
    "%4",
    "%00",
    "%0a",
    "%c0",
    "%7F",
    "%e3%80%82",
    "%EF",
    "\xEF\xBC\x91",
    "\xE2\x91\xA0",
    "\xC2\xAD",
    "\xF0\x9D\x9F\x8E",
    "\x80",
    " ",
    "\t",
    "\r\n",
    "\x01",
    "\x7F",
    "localhost",
    "local",
    "xn--",
    "_",
    "-",
    "a",
    "Z",
    "80",
    "65536",
    "0",
    "99999999999999999999",
    "metadata.google.internal",
    "home.arpa",
    "user:pw@",
    "a.b@",
    "^",
    "::ffff:1.2.3.4",
    "[::ffff:127.0.0.1]",
    "[1::2::3]",
    "[:::]",
    "[12345::]",
    "[v1.a]",
    "[fe80::1%25a]",
    "4294967296",
    NULL,
};

static size_t random_text(char *text) {
    size_t len = 0;
    for (uint32_t count = next_random(&seed) % 10; count > 0; count--) {
        const char *piece = random_string(pieces, &seed);
        size_t more = strlen(piece);
        if (len + more > TEXT_MAX)
            break;
        memcpy(text + len, piece, more);
        len += more;
    }
    if (len > 0 && next_random(&seed) % 4 == 0)
        text[next_random(&seed) % len] = (char)(next_random(&seed) % 256);
    return len;
}

/* All findings about a text; returns their number. */
static size_t find_all(const char *text, size_t len, uric_finding *findings) {
    uric_audit audit;
    size_t count = 0;
    memset(findings, 0, FINDINGS_MAX * sizeof *findings);
    assert_int_equal(uric_audit_begin(&audit, text, len), URIC_OK);
    while (uric_audit_next(&audit, &findings[count])) {
        const uric_finding *finding = &findings[count];
        assert_true((size_t)finding->kind < URIC_FINDING_KINDS);
        assert_true(finding->len > 0 && finding->offset <= len);
        assert_true(finding->len <= len - finding->offset);
        assert_true(finding->address_bytes == 0 || finding->address_bytes == 4 ||
                    finding->address_bytes == 16);
        if (++count == FINDINGS_MAX)
            fail_msg("findings without end about %.*s", (int)len, text);
    }
    assert_false(uric_audit_next(&audit, &findings[count]));
    return count;
}

/* Kinds about octets come last, in the order of the text, and do not overlap. */
static void expect_order(const uric_finding *findings, size_t count) {
    size_t end = 0;
    for (size_t i = 0; i < count; i++) {
        bool of_octets = findings[i].kind >= URIC_FOUND_TRIMMED;
        assert_true(of_octets || end == 0);
        if (of_octets) {
            assert_true(findings[i].offset >= end);
            end = findings[i].offset + findings[i].len;
        }
    }
}

static void test_random_texts(void **state) {
    (void)state;
    guarded_memory memory = make_guarded_memory(TEXT_MAX);
    static uric_finding at_begin[FINDINGS_MAX], at_end[FINDINGS_MAX];
    char text[TEXT_MAX];
    for (int i = 0; i < TRIED(200000); i++) {
        size_t len = random_text(text);
        size_t count = find_all(place_bytes(memory, text, len, false), len, at_begin);
        assert_int_equal(find_all(place_bytes(memory, text, len, true), len, at_end), count);
        assert_memory_equal(at_begin, at_end, sizeof at_begin);
        expect_order(at_begin, count);
    }
}

/* Appendix B splits a valid text into the components that the grammar finds, and what a byte that
 * no URI contains gives a finding. */
static void test_verdicts(void **state) {
    (void)state;
    char text[TEXT_MAX];
    unsigned valid = 0;
    for (int i = 0; i < TRIED(200000); i++) {
        size_t len = random_text(text);
        uric_audit audit;
        uric_uri uri;
        if (uric_parse(&uri, &uric_rfc3986_URI_reference, text, len, NULL) != URIC_OK)
            continue;
        valid++;
        uric_audit_begin(&audit, text, len);
        for (unsigned c = URIC_SCHEME; len > 0 && c <= URIC_FRAGMENT; c++) {
            uric_span parsed = uric_component_of(&uri, c);
            if (parsed.at != audit.component[c].at || parsed.len != audit.component[c].len)
                fail_msg("another %s in %.*s", uric_component_name(uri.rule, c), (int)len, text);
        }
    }
    assert_true(valid > 100);
}

static void test_bytes(void **state) {
    (void)state;
    for (int byte = 0; byte < 256; byte++) {
        char text[] = "http://h/a.b";
        uric_audit audit;
        uric_finding finding;
        text[10] = (char)byte;
        uric_audit_begin(&audit, text, sizeof text - 1);
        bool found = uric_audit_next(&audit, &finding);
        if (uric_check(&uric_rfc3986_URI, text, sizeof text - 1, NULL) != URIC_OK)
            assert_true(found && finding.offset == 10 && finding.len == 1);
        else
            assert_false(found);
    }
}

static void test_table(void **state) {
    (void)state;
    for (int i = 0; i < URIC_FINDING_KINDS; i++) {
        uric_finding_kind kind = (uric_finding_kind)i;
        assert_true(strlen(uric_finding_name(kind)) > 0);
        assert_true(strlen(uric_finding_section(kind)) > 0);
        assert_true(strlen(uric_finding_text(kind)) > 0);
        for (int k = 0; k < i; k++)
            assert_string_not_equal(uric_finding_name(kind),
                                    uric_finding_name((uric_finding_kind)k));
    }
    uric_finding_kind none = URIC_FINDING_KINDS;
    assert_string_equal(uric_finding_name(none), "(no uric_finding_kind)");
    assert_string_equal(uric_finding_section(none), "(no section)");
    assert_string_equal(uric_finding_text(none), "no finding of this library");
    assert_int_equal(uric_finding_severity(none, URIC_FOR_ANY), URIC_SEVERITY_NONE);
    assert_int_equal(uric_finding_severity(URIC_FOUND_PASSWORD, URIC_PURPOSES), URIC_SEVERITY_NONE);
    assert_int_equal(uric_finding_severity(URIC_FOUND_PASSWORD, URIC_FOR_ANY),
                     URIC_SEVERITY_DANGER);
    assert_int_equal(uric_finding_severity(URIC_FOUND_NETWORK_PATH, URIC_FOR_ANY),
                     URIC_SEVERITY_NOTICE);
    assert_int_equal(uric_finding_severity(URIC_FOUND_NETWORK_PATH, URIC_FOR_REDIRECT),
                     URIC_SEVERITY_DANGER);
    assert_string_equal(uric_severity_name(URIC_SEVERITY_NONE), "none");
    assert_string_equal(uric_severity_name(URIC_SEVERITY_DANGER), "danger");
    assert_string_equal(uric_severity_name(URIC_SEVERITIES), "(no uric_severity)");
}

static void test_null(void **state) {
    (void)state;
    uric_audit audit;
    uric_finding finding;
    assert_int_equal(uric_audit_begin(&audit, NULL, 0), URIC_OK);
    assert_false(uric_audit_next(&audit, &finding));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_texts), cmocka_unit_test(test_verdicts),
        cmocka_unit_test(test_bytes),        cmocka_unit_test(test_table),
        cmocka_unit_test(test_null),
    };
    return cmocka_run_group_tests_name("laws audit", tests, NULL, NULL);
}
