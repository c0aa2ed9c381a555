/* Laws under random strings of each rule, which uric-grammar derives from the ABNF. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "random.h"
#include "scan_laws.h"
#include "vectors.h"

enum { LINE_BYTES = 65536, DATA_MAX = 40, COUNT = 400 };

static const char *tool, *profile;
static const uric_grammar *grammar;
static uint32_t seed = 3986;
static unsigned failures;

/* A string of a rule. */
typedef struct sample {
    const char *rule;
    const char *text;
    size_t len;
} sample;

static void fail_sample(const sample *s, const char *what) {
    print_error("%s: %s: %.*s: %s\n", uric_grammar_name(grammar), s->rule, (int)s->len, s->text,
                what);
    failures++;
}

static void for_each_sample(void (*test)(const sample *)) {
    static char line[LINE_BYTES];
    char command[4096];
    unsigned count = 0;
    failures = 0;
    snprintf(command, sizeof command, "exec '%s' random '%s' '*' %d", tool, profile, COUNT);
    FILE *samples = popen(command, "r");
    assert_non_null(samples);
    while (fgets(line, sizeof line, samples) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        char *tab = strchr(line, '\t');
        assert_non_null(tab);
        *tab = '\0';
        sample s = {line, tab + 1, 0};
        assert_null(unescape(tab + 1, &s.len));
        char *exact = malloc(s.len + 1); /* so that a sanitizer finds reads beyond it */
        assert_non_null(exact);
        memcpy(exact + 1, s.text, s.len);
        s.text = exact + 1;
        test(&s);
        free(exact);
        count++;
    }
    assert_int_equal(pclose(samples), 0);
    assert_true(count > 0);
    assert_int_equal(failures, 0);
}

/* The tables accept every string that the ABNF derives, whole and in pieces. */
static void try_verdict(const sample *s) {
    const uric_rule *rule = uric_grammar_rule(grammar, s->rule, strlen(s->rule));
    const uric_rule *parser = uric_grammar_parser(grammar, s->rule, strlen(s->rule));
    if (rule == NULL || uric_check(rule, s->text, s->len, NULL) != URIC_OK)
        fail_sample(s, "is refused");
    if (parser != NULL && uric_check(parser, s->text, s->len, NULL) != URIC_OK)
        fail_sample(s, "is refused by its parser");
    const char *law = broken_scan_law(grammar, s->rule, s->text, s->len, next_random(&seed));
    if (law != NULL)
        fail_sample(s, law);
}

static void test_verdict(void **state) {
    (void)state;
    for_each_sample(try_verdict);
}

static bool is_composed(const sample *s, const uric_uri *uri, uric_status *status) {
    static char text[LINE_BYTES];
    uric_buffer out = {text, s->len, 0};
    *status = uric_compose(uri, &out, NULL);
    return *status == URIC_OK && out.len == s->len && memcmp(text, s->text, s->len) == 0;
}

/* compose(parse(x)) = x, with the whole authority and with its parts. */
static void try_compose(const sample *s) {
    uric_uri uri;
    uric_status status;
    const uric_rule *parser = uric_grammar_parser(grammar, s->rule, strlen(s->rule));
    if (parser == NULL || uric_parse(&uri, parser, s->text, s->len, NULL) != URIC_OK)
        return;
    bool composed = is_composed(s, &uri, &status);
    if (status == URIC_NO_COMPOSITION)
        return;
    if (!composed)
        fail_sample(s, uric_status_name(status));
    if (uri.host.at == NULL)
        return;
    uri.authority = (uric_span){NULL, 0};
    if (!is_composed(s, &uri, &status))
        fail_sample(s, "the parts of its authority are not composed");
}

static void test_compose(void **state) {
    (void)state;
    for_each_sample(try_compose);
}

/* decode(encode(x)) = x for any bytes, and the rule accepts the encoded text. */
static void try_data(const uric_encoding *encoding, const uric_rule *rule) {
    char data[DATA_MAX], text[3 * DATA_MAX];
    size_t len = next_random(&seed) % DATA_MAX + !uric_encoding_takes_empty(encoding);
    len = len < DATA_MAX ? len : DATA_MAX;
    bool bytes = next_random(&seed) % 2 == 0;
    for (size_t i = 0; i < len; i++)
        data[i] = (char)(bytes ? next_random(&seed) % 256 : 0x20 + next_random(&seed) % 0x5F);
    uric_buffer out = {text, sizeof text, 0};
    const char *also = next_random(&seed) % 2 == 0 ? NULL : "&=+;a";
    assert_int_equal(uric_encode(encoding, data, len, also, &out), URIC_OK);
    sample s = {uric_encoding_name(encoding), text, out.len};
    if (rule != NULL && uric_check(rule, text, out.len, NULL) != URIC_OK)
        fail_sample(&s, "the encoded text is refused");
    for (size_t i = 0; also != NULL && i < out.len; i++)
        if (text[i] != '%' && strchr("&=+;", text[i]) != NULL)
            fail_sample(&s, "a byte of `also` is not encoded");
    uric_buffer back = {text, sizeof text, 0};
    assert_int_equal(uric_decode(text, out.len, 0, &back, NULL), URIC_OK);
    if (back.len != len || memcmp(text, data, len) != 0)
        fail_sample(&s, "decoding does not undo encoding");
}

/* Returns the rule that has the encoding's name; NULL for a component that is not named like its
 * rule. */
static const uric_rule *rule_of(const uric_encoding *encoding) {
    const char *name = uric_encoding_name(encoding);
    return uric_grammar_rule(grammar, name, strlen(name));
}

static void test_data(void **state) {
    (void)state;
    const uric_encoding *encoding;
    failures = 0;
    for (size_t i = 0; (encoding = uric_grammar_encoding_at(grammar, i)) != NULL; i++)
        for (unsigned n = 0; n < COUNT; n++)
            try_data(encoding, rule_of(encoding));
    assert_int_equal(failures, 0);
}

/* Decoding a string of a rule and encoding the result gives a string of the rule with the same
 * data. */
static void try_recoding(const sample *s) {
    static char data[LINE_BYTES], text[3 * LINE_BYTES], again[LINE_BYTES];
    const uric_encoding *encoding = uric_grammar_encoding(grammar, s->rule, strlen(s->rule));
    uric_buffer octets = {data, sizeof data, 0}, out = {text, sizeof text, 0};
    uric_buffer back = {again, sizeof again, 0};
    if (encoding == NULL)
        return;
    if (uric_decode(s->text, s->len, 0, &octets, NULL) != URIC_OK ||
        uric_encode(encoding, data, octets.len, NULL, &out) != URIC_OK ||
        uric_decode(text, out.len, 0, &back, NULL) != URIC_OK)
        fail_sample(s, "cannot be decoded and encoded");
    else if (uric_check(rule_of(encoding), text, out.len, NULL) != URIC_OK)
        fail_sample(s, "is refused when encoded again");
    else if (back.len != octets.len || memcmp(data, again, back.len) != 0)
        fail_sample(s, "stands for something else when encoded again");
}

static void test_recoding(void **state) {
    (void)state;
    for_each_sample(try_recoding);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_verdict),
        cmocka_unit_test(test_compose),
        cmocka_unit_test(test_data),
        cmocka_unit_test(test_recoding),
    };
    if (argc != 4 || (grammar = grammar_named(argv[3])) == NULL) {
        fprintf(stderr, "usage: %s URIC-GRAMMAR PROFILE GRAMMAR\n", argv[0]);
        return 2;
    }
    tool = argv[1];
    profile = argv[2];
    return cmocka_run_group_tests_name("laws random strings", tests, NULL, NULL);
}
