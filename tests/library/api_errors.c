/* Errors: messages, what was expected, and how long an error record lasts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rfc3986.h"

static uric_error refuse(const uric_rule *rule, const char *text, size_t len) {
    uric_error error;
    assert_int_not_equal(uric_check(rule, text, len, &error), URIC_OK);
    return error;
}

static void expect_message(const uric_rule *rule, const char *text, size_t len,
                           const char *expected) {
    uric_error error = refuse(rule, text, len);
    char message[200];
    assert_int_equal(uric_error_message(&error, message, sizeof message), strlen(expected));
    assert_string_equal(message, expected);
}

static void expect_parse_message(const char *text, const char *expected) {
    expect_message(&uric_rfc3986_URI_reference, text, strlen(text), expected);
}

static void expect_check_message(const char *rule, const char *text, const char *expected) {
    expect_message(rule_named(rule), text, strlen(text), expected);
}

static void test_messages(void **state) {
    (void)state;
    expect_parse_message(
        "http://h/a^b",
        "\"^\" is not allowed in path: expected pchar, \"#\", \"/\", \"?\" or end of input");
    expect_parse_message("/a\"b", "'\"' is not allowed in path: expected pchar, \"#\", \"/\", "
                                  "\"?\" or end of input");
    expect_parse_message("/a b", "a space is not allowed in path: expected pchar, \"#\", \"/\", "
                                 "\"?\" or end of input");
    expect_parse_message("/?a\\b", "\"\\\" is not allowed in query: expected pchar, \"#\", \"/\", "
                                   "\"?\" or end of input");
    expect_parse_message("#a#", "\"#\" is not allowed in fragment: expected pchar, \"/\", \"?\" or "
                                "end of input");
    expect_parse_message("/%zz", "\"%\" must be followed by two hexadecimal digits in path");
    expect_parse_message("/%4", "\"%\" must be followed by two hexadecimal digits in path");
    expect_parse_message("/%", "\"%\" must be followed by two hexadecimal digits in path");
    expect_parse_message("/%4z", "\"%\" must be followed by two hexadecimal digits in path");
    expect_parse_message("/\xC3\xA4",
                         "byte 0xC3 is not allowed in path: expected pchar, \"#\", \"/\", "
                         "\"?\" or end of input");
    expect_parse_message("//[v1.", "unexpected end of input in host: expected unreserved, "
                                   "sub-delims or \":\"");
    expect_parse_message("//u@h:8a", "\"a\" is not allowed in port: expected DIGIT, \"#\", \"/\", "
                                     "\"?\" or end of input");
    expect_parse_message("//h:8a^", "\"^\" is not allowed in userinfo: expected pchar");
    expect_parse_message("//h:8a", "unexpected end of input in userinfo: expected pchar");
    expect_parse_message("//[::]8", "\"8\" is not allowed in host: expected \"#\", \"/\", \":\", "
                                    "\"?\" or end of input");
}

static void test_messages_without_component(void **state) {
    (void)state;
    expect_check_message("h16", "", "unexpected end of input: expected HEXDIG");
    expect_check_message("h16", "12345", "\"5\" is not allowed: expected end of input");
    expect_check_message("path-empty", "a", "\"a\" is not allowed: expected end of input");
    expect_check_message("scheme", "1", "\"1\" is not allowed: expected ALPHA");
    expect_check_message("port", "8a", "\"a\" is not allowed: expected DIGIT or end of input");
    expect_check_message("dec-octet", "256",
                         "\"6\" is not allowed: expected %x30-35 or end of input");
    expect_check_message("query", "%zz", "\"%\" must be followed by two hexadecimal digits");
    expect_check_message("reg-name", "a%4", "\"%\" must be followed by two hexadecimal digits");
    expect_check_message("IPvFuture", "x", "\"x\" is not allowed: expected \"v\"");
    expect_message(rule_named("port"), "\0", 1,
                   "byte 0x00 is not allowed: expected DIGIT or end of input");
    expect_message(rule_named("port"), "\x7F", 1,
                   "byte 0x7F is not allowed: expected DIGIT or end of input");
}

/* Tests the reference rule of a grammar, with and without components. */
static void expect_triplet_message(const uric_rule *rule, const char *text) {
    static const char expected[] = "\"%\" must be followed by two hexadecimal digits";
    uric_error error = refuse(rule, text, strlen(text));
    char message[200];
    uric_error_message(&error, message, sizeof message);
    assert_memory_equal(message, expected, sizeof expected - 1);
}

static void test_messages_of_triplets(void **state) {
    (void)state;
#define GRAMMAR(grammar) &uric_##grammar,
    static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR)};
#undef GRAMMAR
    static const char *const texts[] = {"http://h/%", "http://h/%z", "http://h/%4", "http://h/%4z"};
    for (size_t g = 0; g < sizeof grammars / sizeof *grammars; g++) {
        const char *name = uric_grammar_reference(grammars[g]);
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            expect_triplet_message(uric_grammar_rule(grammars[g], name, strlen(name)), texts[i]);
            expect_triplet_message(uric_grammar_parser(grammars[g], name, strlen(name)), texts[i]);
        }
    }
}

static void test_message_of_a_text_too_long(void **state) {
    (void)state;
    uric_error error = refuse(rule_named("port"), "1", SIZE_MAX);
    char message[200];
    assert_int_equal(error.status, URIC_TOO_LONG);
    uric_error_message(&error, message, sizeof message);
    assert_string_equal(message, uric_status_text(URIC_TOO_LONG));
}

/* As snprintf does, uric_error_message returns the same length for every size of the buffer, and
 * ends the text with NUL inside the buffer. */
static void test_message_in_any_size(void **state) {
    (void)state;
    uric_error error = refuse(&uric_rfc3986_URI_reference, "/a^", 3);
    char whole[200], part[200];
    size_t len = uric_error_message(&error, whole, sizeof whole);
    assert_int_equal(strlen(whole), len);
    assert_int_equal(uric_error_message(&error, NULL, 0), len);
    for (size_t size = 0; size <= len + 3; size++) {
        size_t fits = size == 0 ? 0 : size - 1 < len ? size - 1 : len;
        memset(part, 0xA5, sizeof part);
        assert_int_equal(uric_error_message(&error, part, size), len);
        assert_memory_equal(part, whole, fits);
        if (size > 0)
            assert_int_equal(part[fits], '\0');
        for (size_t i = size; i < sizeof part; i++)
            assert_int_equal((unsigned char)part[i], 0xA5);
    }
}

/* Expected terms and bytes */

static void expect_terms(const uric_rule *rule, const char *text, const char *const *expected) {
    uric_error error = refuse(rule, text, strlen(text));
    size_t i = 0;
    for (; expected[i] != NULL; i++) {
        const char *term = uric_error_expected(&error, i);
        assert_non_null(term);
        assert_string_equal(term, expected[i]);
    }
    assert_null(uric_error_expected(&error, i));
    assert_null(uric_error_expected(&error, i + 1000));
}

static void test_expected_terms(void **state) {
    (void)state;
    expect_terms(&uric_rfc3986_URI_reference, "/%", (const char *const[]){"HEXDIG", NULL});
    expect_terms(&uric_rfc3986_URI_reference, "#a#",
                 (const char *const[]){"pchar", "\"/\"", "\"?\"", "end of input", NULL});
    expect_terms(rule_named("dec-octet"), "256",
                 (const char *const[]){"%x30-35", "end of input", NULL});
    expect_terms(rule_named("path-empty"), "a", (const char *const[]){"end of input", NULL});
    expect_terms(rule_named("pct-encoded"), "41", (const char *const[]){"\"%\"", NULL});
}

static void test_expected_bytes(void **state) {
    (void)state;
    uric_error error = refuse(rule_named("dec-octet"), "256", 3);
    for (unsigned byte = 0; byte < 256; byte++)
        assert_int_equal(uric_error_expects(&error, (unsigned char)byte),
                         byte >= '0' && byte <= '5');
    assert_true(uric_error_expects_end(&error));

    error = refuse(rule_named("pct-encoded"), "", 0);
    for (unsigned byte = 0; byte < 256; byte++)
        assert_int_equal(uric_error_expects(&error, (unsigned char)byte), byte == '%');
    assert_false(uric_error_expects_end(&error));
}

/* An error record stays valid after the text is gone. */
static void test_error_outlives_its_text(void **state) {
    (void)state;
    char *text = malloc(6);
    memcpy(text, "//[::g", 6);
    uric_error error = refuse(&uric_rfc3986_URI_reference, text, 6);
    memset(text, 0, 6);
    free(text);
    char message[200];
    uric_error_message(&error, message, sizeof message);
    assert_string_equal(message, "\"g\" is not allowed in host: expected HEXDIG or \"]\"");
    assert_true(uric_error_expects(&error, 'F'));
    assert_true(uric_error_expects(&error, ']'));
    assert_false(uric_error_expects(&error, ':'));
    assert_false(uric_error_expects_end(&error));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_messages),
        cmocka_unit_test(test_messages_without_component),
        cmocka_unit_test(test_messages_of_triplets),
        cmocka_unit_test(test_message_of_a_text_too_long),
        cmocka_unit_test(test_message_in_any_size),
        cmocka_unit_test(test_expected_terms),
        cmocka_unit_test(test_expected_bytes),
        cmocka_unit_test(test_error_outlives_its_text),
    };
    return cmocka_run_group_tests_name("api errors", tests, NULL, NULL);
}
