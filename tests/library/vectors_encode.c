/* Encoding, decoding and lists: the cases of tests/encoding, and exhaustive tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "vectors.h"

enum { TEXT_MAX = 1024 };

/* Cases */

static char **files;
static int file_count;
static unsigned failures;

typedef struct word {
    char *at;
    size_t len;
} word;

enum { WORDS = 6 };

/* Splits a line into words; returns their number. */
static unsigned split(char *line, word words[WORDS]) {
    unsigned count = 0;
    for (char *at = strtok(line, " \t\n"); at != NULL && count < WORDS;
         at = strtok(NULL, " \t\n")) {
        words[count].at = at;
        if (strcmp(at, "\"\"") == 0)
            words[count].len = 0;
        else
            assert_null(unescape(at, &words[count].len));
        count++;
    }
    return count;
}

static const uric_encoding *encoding_named(const uric_grammar *grammar, word name) {
    return uric_grammar_encoding(grammar, name.at, name.len);
}

static bool is_result(uric_status status, const uric_buffer *out, word expected) {
    return status == URIC_OK && out->len == expected.len &&
           memcmp(out->at, expected.at, expected.len) == 0;
}

static bool is_encoded(const uric_grammar *grammar, const word *words, unsigned count) {
    char text[TEXT_MAX];
    uric_buffer out = {text, sizeof text, 0};
    const uric_encoding *encoding = encoding_named(grammar, words[1]);
    return encoding != NULL && is_result(uric_encode(encoding, words[2].at, words[2].len,
                                                     count > 4 ? words[4].at : NULL, &out),
                                         &out, words[3]);
}

static unsigned option_named(const word *words, unsigned count, unsigned at) {
    if (count <= at)
        return 0;
    if (strcmp(words[at].at, "plus") == 0)
        return URIC_PLUS_IS_SPACE;
    return strcmp(words[at].at, "nul") == 0 ? URIC_REFUSE_NUL : URIC_REFUSE_CONTROLS;
}

static bool is_decoded(const word *words, unsigned count) {
    char data[TEXT_MAX];
    uric_buffer out = {data, sizeof data, 0};
    return is_result(
        uric_decode(words[1].at, words[1].len, option_named(words, count, 3), &out, NULL), &out,
        words[2]);
}

static bool is_refused(const word *words, unsigned count) {
    char data[TEXT_MAX] = "";
    size_t offset = SIZE_MAX;
    uric_buffer out = {data, sizeof data, 0};
    uric_status status =
        uric_decode(words[1].at, words[1].len, option_named(words, count, 4), &out, &offset);
    return strcmp(uric_status_name(status) + strlen("URIC_"), words[3].at) == 0 && out.len == 0 &&
           offset == strtoul(words[2].at, NULL, 10) && *data == '\0';
}

static bool holds(const uric_grammar *grammar, const word *words, unsigned count) {
    const char *verb = words[0].at;
    if (strcmp(verb, "encode") == 0)
        return count >= 4 && is_encoded(grammar, words, count);
    if (strcmp(verb, "decode") == 0)
        return count >= 3 && is_decoded(words, count);
    if (strcmp(verb, "refuse") == 0)
        return count >= 4 && is_refused(words, count);
    bool there = count == 2 && encoding_named(grammar, words[1]) != NULL;
    return count == 2 && strcmp(verb, there ? "has" : "lacks") == 0;
}

static const uric_grammar *grammar_of(const char *file) {
    const char *name = strrchr(file, '/');
    char copied[64];
    snprintf(copied, sizeof copied, "%s", name != NULL ? name + 1 : file);
    *strrchr(copied, '.') = '\0';
    return grammar_named(copied);
}

static void try_file(const char *file) {
    char line[TEXT_MAX];
    word words[WORDS];
    const uric_grammar *grammar = grammar_of(file);
    FILE *stream = fopen(file, "r");
    assert_non_null(stream);
    assert_non_null(grammar);
    for (unsigned number = 1; fgets(line, sizeof line, stream) != NULL; number++) {
        unsigned count = *line == '#' ? 0 : split(line, words);
        if (count > 0 && !holds(grammar, words, count)) {
            print_error("%s:%u: %s does not hold\n", file, number, words[0].at);
            failures++;
        }
    }
    fclose(stream);
}

static void test_cases(void **state) {
    (void)state;
    assert_true(file_count > 0);
    for (int i = 0; i < file_count; i++)
        try_file(files[i]);
    assert_int_equal(failures, 0);
}

/* All encodings */

static void for_each_encoding(void (*try)(const uric_grammar *, const uric_encoding *)) {
#define GRAMMAR(name) &uric_##name,
    static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR)};
#undef GRAMMAR
    const uric_encoding *encoding;
    for (size_t g = 0; g < sizeof grammars / sizeof *grammars; g++)
        for (size_t i = 0; (encoding = uric_grammar_encoding_at(grammars[g], i)) != NULL; i++)
            try(grammars[g], encoding);
}

/* Returns the rule that has the encoding's name; NULL for a component, whose rule may have another
 * name. */
static const uric_rule *rule_of(const uric_grammar *grammar, const uric_encoding *encoding) {
    const char *component, *name = uric_encoding_name(encoding);
    for (size_t i = 0; (component = uric_grammar_component_at(grammar, i)) != NULL; i++)
        if (strcmp(component, name) == 0)
            return NULL;
    return uric_grammar_rule(grammar, name, strlen(name));
}

/* Does the rule accept the byte everywhere among others and triplets? */
static bool fits(const uric_rule *rule, char byte) {
    static const char *const patterns[] = {"x", "%41x%00", "%ffx", "x%5b", "x%41x", "xxxx"};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        char text[8];
        size_t len = strlen(patterns[i]);
        for (size_t k = 0; k < len; k++)
            text[k] = patterns[i][k] == 'x' ? byte : patterns[i][k];
        if (uric_check(rule, text, len, NULL) != URIC_OK)
            return false;
    }
    return true;
}

/* An encoding keeps exactly the bytes that its rule accepts everywhere. */
static void try_bytes(const uric_grammar *grammar, const uric_encoding *encoding) {
    const uric_rule *rule = rule_of(grammar, encoding);
    for (unsigned byte = 0; byte < 256; byte++) {
        char text[8], data = (char)byte, triplet[8];
        uric_buffer out = {text, sizeof text, 0};
        bool kept = uric_encoding_keeps(encoding, (unsigned char)byte);
        assert_int_equal(uric_encode(encoding, &data, 1, NULL, &out), URIC_OK);
        snprintf(triplet, sizeof triplet, "%%%02X", byte);
        assert_int_equal(out.len, kept ? 1 : 3);
        assert_memory_equal(text, kept ? &data : triplet, out.len);
        if (byte == '%')
            assert_false(kept);
        if (rule != NULL && byte != '%' && fits(rule, data) != kept)
            fail_msg("%s %s: byte %02X", uric_grammar_name(grammar), uric_encoding_name(encoding),
                     byte);
    }
    uric_buffer none = {NULL, 0, 0};
    bool takes_empty = uric_encoding_takes_empty(encoding);
    assert_int_equal(uric_encode(encoding, NULL, 0, NULL, &none),
                     takes_empty ? URIC_OK : URIC_EMPTY);
    if (rule != NULL)
        assert_int_equal(uric_check(rule, NULL, 0, NULL) == URIC_OK, takes_empty);
}

static void test_bytes(void **state) {
    (void)state;
    for_each_encoding(try_bytes);
}

/* Decoding, compared with a plain implementation */

static bool is_hex(char c) {
    return c != '\0' && strchr("0123456789ABCDEFabcdef", c) != NULL;
}

/* Decodes to `data`. Returns the offset of the refused byte or triplet, or SIZE_MAX. */
static size_t decode_plainly(const char *text, size_t len, unsigned options, char *data,
                             size_t *count) {
    *count = 0;
    for (size_t i = 0; i < len; i++) {
        size_t begin = i;
        char octet = text[i];
        if (octet == '%') {
            if (i + 2 >= len || !is_hex(text[i + 1]) || !is_hex(text[i + 2]))
                return begin;
            char digits[] = {text[i + 1], text[i + 2], '\0'};
            octet = (char)strtoul(digits, NULL, 16);
            i += 2;
        } else if (octet == '+' && (options & URIC_PLUS_IS_SPACE))
            octet = ' ';
        unsigned char value = (unsigned char)octet;
        if (value == 0 && (options & 3))
            return begin;
        if ((value < 32 || value == 127) && (options & URIC_REFUSE_CONTROLS))
            return begin;
        data[(*count)++] = octet;
    }
    return SIZE_MAX;
}

static void try_decode(const char *text, size_t len) {
    char expected[8], in_place[8], data[8];
    for (unsigned options = 0; options < 8; options++) {
        size_t count, offset = SIZE_MAX;
        size_t refused = decode_plainly(text, len, options, expected, &count);
        memset(in_place, '0',
               sizeof in_place); /* digits behind the text would complete a triplet */
        memcpy(in_place, text, len);
        uric_buffer out = {in_place, len, 0};
        uric_status status = uric_decode(in_place, len, options, &out, &offset);
        assert_int_equal(offset, refused);
        if (refused != SIZE_MAX) {
            assert_int_not_equal(status, URIC_OK);
            assert_memory_equal(in_place, text, len);
            continue;
        }
        assert_int_equal(status, URIC_OK);
        assert_int_equal(out.len, count);
        assert_memory_equal(in_place, expected, count);
        for (size_t room = 0; room < count; room++) {
            out = (uric_buffer){data, room, 0};
            assert_int_equal(uric_decode(text, len, options, &out, NULL), URIC_NO_ROOM);
            assert_int_equal(out.len, count);
        }
    }
}

static void test_decode(void **state) {
    (void)state;
    static const char alphabet[] = {'%', '0', '1', 'f', 'A', 'g', '+', '\n', '\0'};
    enum { LETTERS = sizeof alphabet, LONGEST = 5 };
    char text[LONGEST];
    size_t words = 1;
    for (size_t len = 0; len <= LONGEST; len++, words *= LETTERS)
        for (size_t number = 0; number < words; number++) {
            size_t rest = number;
            for (size_t i = 0; i < len; i++, rest /= LETTERS)
                text[i] = alphabet[rest % LETTERS];
            try_decode(text, len);
        }
}

static void test_triplets(void **state) {
    (void)state;
    for (unsigned octet = 0; octet < 256; octet++)
        for (unsigned form = 0; form < 2; form++) {
            char text[8], data;
            uric_buffer out = {&data, 1, 0};
            snprintf(text, sizeof text, form == 0 ? "%%%02X" : "%%%02x", octet);
            assert_int_equal(uric_decode(text, 3, 0, &out, NULL), URIC_OK);
            assert_int_equal((unsigned char)data, octet);
        }
}

/* `also` adds one byte to those that are encoded. */
static void test_also(void **state) {
    (void)state;
    const uric_encoding *encoding = &uric_rfc3986_query_encoding;
    for (unsigned also = 1; also < 256; also++)
        for (unsigned byte = 0; byte < 256; byte++) {
            char text[3], data = (char)byte, string[2] = {(char)also, '\0'};
            uric_buffer out = {text, sizeof text, 0};
            bool kept = uric_encoding_keeps(encoding, (unsigned char)byte) && byte != also;
            assert_int_equal(uric_encode(encoding, &data, 1, string, &out), URIC_OK);
            assert_int_equal(out.len, kept ? 1 : 3);
        }
}

static void test_room(void **state) {
    (void)state;
    char text[4] = "....";
    uric_buffer out = {NULL, 0, 0};
    assert_int_equal(uric_encode(&uric_rfc3986_segment_encoding, "a/", 2, NULL, &out),
                     URIC_NO_ROOM);
    assert_int_equal(out.len, 4);
    out = (uric_buffer){text, 4, 0};
    assert_int_equal(uric_encode(&uric_rfc3986_segment_encoding, "a/", 2, NULL, &out), URIC_OK);
    assert_memory_equal(text, "a%2F", 4);
}

/* Lists */

static uric_span span(const char *text) {
    return (uric_span){text, text != NULL ? strlen(text) : 0};
}

/* Appends a span between two bytes; a NUL is shown as "?". */
static void show(char got[TEXT_MAX], char before, uric_span item, char behind) {
    size_t len = strlen(got);
    got[len++] = before;
    for (size_t i = 0; i < item.len; i++)
        got[len++] = item.at[i] != '\0' ? item.at[i] : '?';
    got[len++] = behind;
    got[len] = '\0';
}

static void expect_items(uric_span list, const char *delimiters, const char *expected) {
    char got[TEXT_MAX] = "";
    uric_span item;
    while (uric_next(&list, delimiters, &item))
        show(got, '[', item, ']');
    assert_string_equal(got, expected);
    assert_null(list.at);
}

static void test_items(void **state) {
    (void)state;
    expect_items(span(NULL), "&", "");
    expect_items(span(""), "&", "[]");
    expect_items(span("a"), "&", "[a]");
    expect_items(span("&"), "&", "[][]");
    expect_items(span("a&b;c&"), "&", "[a][b;c][]");
    expect_items(span("a&b;c&"), "&;", "[a][b][c][]");
    expect_items((uric_span){"a\0b&c", 5}, "&", "[a?b][c]");
    /* RFC 1738, 3.2.2: CWD with no name, CWD etc, RETR motd. */
    expect_items(span("/etc/motd"), "/", "[][etc][motd]");
    expect_items(span("%2Fetc/motd"), "/", "[%2Fetc][motd]");
}

static void test_segments(void **state) {
    (void)state;
    expect_items(uric_segments(span(NULL)), "/", "");
    expect_items(uric_segments(span("")), "/", "");
    expect_items(uric_segments(span("/")), "/", "[]");
    expect_items(uric_segments(span("/a/")), "/", "[a][]");
    expect_items(uric_segments(span("a/b")), "/", "[a][b]");
    expect_items(uric_segments(span("//")), "/", "[][]");
    expect_items(uric_segments(span("a")), "/", "[a]");
}

static void expect_pairs(const char *list, const char *delimiters, const char *expected) {
    char got[TEXT_MAX] = "";
    uric_span rest = span(list), name, value;
    while (uric_next_pair(&rest, delimiters, &name, &value)) {
        show(got, '[', name, ']');
        if (value.at != NULL)
            show(got, '(', value, ')');
    }
    assert_string_equal(got, expected);
}

static void test_pairs(void **state) {
    (void)state;
    expect_pairs("a=1&b&c=&=d&&e=f=g", "&", "[a](1)[b][c]()[](d)[][e](f=g)");
    expect_pairs("a=1;b=2&c=3", ";", "[a](1)[b](2&c=3)");
    expect_pairs("a=1;b=2&c=3", "&;", "[a](1)[b](2)[c](3)");
    expect_pairs("", "&", "[]");
    expect_pairs(NULL, "&", "");
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cases),  cmocka_unit_test(test_bytes),
        cmocka_unit_test(test_decode), cmocka_unit_test(test_triplets),
        cmocka_unit_test(test_also),   cmocka_unit_test(test_room),
        cmocka_unit_test(test_items),  cmocka_unit_test(test_segments),
        cmocka_unit_test(test_pairs),
    };
    files = argv + 1;
    file_count = argc - 1;
    return cmocka_run_group_tests_name("vectors encode", tests, NULL, NULL);
}
