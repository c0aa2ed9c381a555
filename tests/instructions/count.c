/* Runs operations for a tool that counts the instructions in the function `measured`:
 *     count-instructions                 prints the names of all cases
 *     count-instructions CASE LENGTH     runs a case on a text of that length that is hard for it
 *     count-instructions CASE FILE       runs a case on each line of a file
 *     count-instructions all LENGTH      runs all cases in order
 *     count-instructions steps CASE FILE counts by single steps (step.h) and prints the sum */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "agree/agreement.h"
#include "agree/readers.h"
#include "step.h"
#include "uric_schemes.h"

enum { MOST = 1 << 20 };

static char text[MOST], copied[MOST], room[4 * MOST];
static uric_uri base;
static uric_uri given, copy, shorter; /* the text, parsed; a copy; one without the last byte */

static void parse_text(uric_uri *uri, uric_span t) {
    uric_parse(uri, &uric_rfc3986_URI_reference, t.at, t.len, NULL);
}

static void parse(uric_span t) {
    uric_uri uri;
    parse_text(&uri, t);
}

static void check(uric_span t) {
    uric_check(uric_grammar_rule(&uric_rfc3986, "URI", 3), t.at, t.len, NULL);
}

static void check_url(uric_span t) {
    uric_check(&uric_rfc1738_url, t.at, t.len, NULL);
}

static void check_lines(uric_span t) {
    size_t count = 0, taken = 0;
    while (taken < t.len) { /* skips a refused line */
        taken += uric_check_lines(&uric_rfc3986_URI_reference, '\n', t.at + taken, t.len - taken,
                                  &count);
        while (taken < t.len && t.at[taken++] != '\n')
            continue;
    }
}

static void resolve(uric_span t) {
    uric_uri uri;
    uric_buffer out = {room, sizeof room, 0};
    parse_text(&uri, t);
    uric_resolve(&base, &uri, 0, &out, NULL);
}

static void resolve_2396(uric_span t) {
    uric_uri of_2396, uri;
    uric_buffer out = {room, sizeof room, 0};
    const uric_rule *rule = uric_grammar_resolver(&uric_rfc2396);
    uric_parse(&of_2396, rule, "http://a/b/c/d", 14, NULL);
    uric_parse(&uri, rule, t.at, t.len, NULL);
    uric_resolve(&of_2396, &uri, 0, &out, NULL);
}

static void relativize(uric_span t) {
    uric_uri uri;
    uric_buffer out = {room, sizeof room, 0};
    parse_text(&uri, t);
    uric_relativize(&base, &uri, &out);
}

static void normalize(uric_span t) {
    uric_uri uri;
    uric_buffer out = {room, sizeof room, 0};
    parse_text(&uri, t);
    uric_normalize(&uri, URIC_BY_SCHEME, &out);
}

static void compare(uric_span t) {
    uric_uri uri, other;
    parse_text(&uri, t);
    parse_text(&other, (uric_span){t.at, t.len - 1});
    uric_compare(&uri, &other, URIC_BY_SCHEME);
    uric_hash(&uri, URIC_BY_SCHEME, 1);
}

/* Operations on texts that were parsed before. */

static void normalize_given(uric_span t) {
    uric_buffer out = {room, sizeof room, 0};
    (void)t;
    uric_normalize(&given, URIC_BY_SCHEME, &out);
}

static void recompose_given(uric_span t) {
    uric_buffer out = {room, sizeof room, 0};
    (void)t;
    uric_recompose(&given, &out);
}

static void compare_equal(uric_span t) {
    (void)t;
    uric_compare(&given, &copy, URIC_BY_SCHEME);
}

static void compare_different(uric_span t) {
    (void)t;
    uric_compare(&given, &shorter, URIC_BY_SCHEME);
}

static void hash_given(uric_span t) {
    (void)t;
    uric_hash(&given, URIC_BY_SCHEME, 1);
}

static void encode(uric_span t) {
    uric_buffer out = {room, sizeof room, 0};
    uric_encode(&uric_rfc3986_segment_encoding, t.at, t.len, "", &out);
}

static void decode(uric_span t) {
    size_t offset;
    uric_buffer out = {room, sizeof room, 0};
    uric_decode(t.at, t.len, 0, &out, &offset);
}

static void compose(uric_span t) {
    uric_uri uri = {.rule = &uric_rfc3986_URI_reference};
    uric_buffer out = {room, sizeof room, 0};
    uric_error error;
    uri.path = t;
    uric_compose(&uri, &out, &error);
}

static void extract(uric_span t) {
    static const uric_extractor how = {&uric_rfc3986_URI_reference, &uric_running_text};
    uric_found found;
    size_t at = 0;
    while (uric_extract(&how, t.at, t.len, false, &at, &found) == URIC_OK)
        continue;
}

/* All readers read the text, and their readings are compared. */
static void agree(uric_span t) {
    static char first_room[4 * MOST + 128], agree_room[3][4 * MOST + 128];
    const uric_reader *reader = uric_reader_at(0);
    uric_reading first, reading, normal;
    uric_read(reader, t, agree_room[0], &reading);
    uric_normal_reading(&reading, first_room, uric_agreement_room(t.len), &first);
    for (size_t i = 1; (reader = uric_reader_at(i)) != NULL; i++) {
        uric_read(reader, t, agree_room[1], &reading);
        uric_normal_reading(&reading, agree_room[2], uric_agreement_room(t.len), &normal);
        uric_differences(&first, &normal);
    }
}

#define A16 "aaaaaaaaaaaaaaaa"
#define A256 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16

/* A case, and its text: `first`, then `again` repeated. */
static const struct measured_case {
    const char *name;
    void (*run)(uric_span);
    const char *first, *again;
} cases[] = {
    {"parse", parse, "http://h/", "a"},
    {"parse-colons", parse, "", ":"},
    {"parse-percents", parse, "", "%"},
    {"parse-triplets", parse, "", "%41"},
    {"parse-at-signs", parse, "//", "@"},
    {"parse-ports", parse, "//a:1", "1"},
    {"parse-groups", parse, "//[", "1:"},
    {"parse-slashes", parse, "", "/"},
    {"parse-breakers", parse, "//h/", "aaaaaaa%41"},
    {"parse-long-breakers", parse, "//h/", A256 "aaaaaaa%41"},
    {"check", check, "http://h/", "a"},
    {"check-url", check_url, "ftp://u@h/", "a/"},
    {"check-lines", check_lines, "", "a/b\n"},
    {"check-refused-lines", check_lines, "", "a^b\n"},
    {"resolve-ups", resolve, "", "../"},
    {"resolve-segments-and-ups", resolve, "", "a/../"},
    {"resolve-dots", resolve, "/", "/."},
    {"resolve-segments", resolve, "", "a/"},
    {"resolve-2396-ups", resolve_2396, "", "../"},
    {"resolve-2396-dots", resolve_2396, "x", "/."},
    {"relativize-segments", relativize, "http://a/b/c/", "a/"},
    {"relativize-slashes", relativize, "http://a/", "/"},
    {"normalize-triplets", normalize, "http://h/", "%41"},
    {"normalize-dots", normalize, "http://h", "/."},
    {"normalize-ups", normalize, "http://h", "/.."},
    {"normalize-escaped-ups", normalize, "http://h", "/%2e%2E"},
    {"normalize-segments-and-ups", normalize, "http://h", "/a/.."},
    {"compare-triplets", compare, "http://h/", "%41"},
    {"compare-ups", compare, "http://h", "/a/.."},
    {"normal-segments", normalize_given, "http://h/", "a/"},
    {"recompose-segments", recompose_given, "http://h/", "a/"},
    {"equal-segments", compare_equal, "http://h/", "a/"},
    {"order-segments", compare_different, "http://h/", "a/"},
    {"order-triplets", compare_different, "http://h/", "%41"},
    {"hash-segments", hash_given, "http://h/", "a/"},
    {"hash-triplets", hash_given, "http://h/", "%41"},
    {"encode", encode, "", " "},
    {"decode", decode, "", "%41"},
    {"compose", compose, "", "a/"},
    {"compose-refused", compose, "", "^"},
    {"extract-colons", extract, "", ":"},
    {"extract-schemes", extract, "", "a:"},
    {"extract-one", extract, "http://h/", "a"},
    {"extract-many", extract, "", "http://h/ "},
    {"extract-refused", extract, "", "a://%"},
    {"extract-refused-later", extract, "", "a://%" A16},
    {"extract-brackets", extract, "", "a://h/("},
    {"extract-points", extract, "a://h/", "."},
    {"extract-users", extract, "a://h:", "urn:b:"},
    {"extract-angles", extract, "", "<a://h/ "},
    {"extract-one-angle", extract, "<a://h/", " a://h/"},
    {"extract-url-angles", extract, "", "<URL: "},
    {"extract-spaces", extract, "<URL:a:b", " "},
    {"extract-links", extract, "", "](a:b("},
    {"agree-controls", agree, "http://h/", "\t"},
    {"agree-colons", agree, "", ":"},
    {"agree-at-signs", agree, "http://", "@"},
    {"agree-ports", agree, "http://h", ":1"},
    {"agree-digits", agree, "h:", "0"},
    {"agree-brackets", agree, "http://", "[::1]@"},
    {"agree-zones", agree, "http://[::1%", "25"},
    {"agree-numbers", agree, "http://", "0x7f."},
    {"agree-encoded-hosts", agree, "http://", "%5b"},
    {"agree-labels", agree, "http://", "xn-."},
    {"agree-slashes", agree, "http:", "/"},
    {"agree-dots", agree, "http://h", "/."},
    {"agree-ups", agree, "http://h", "/a/%2e."},
    {"agree-many-ups", agree, "file:///", "../"},
    {"agree-paths", agree, "foo:", "a/../"},
    {"agree-questions", agree, "http://h/", "?"},
    {"agree-hashes", agree, "http://h/?", "#"},
};

static size_t make_text(const struct measured_case *c, size_t len) {
    size_t at = strlen(c->first), step = strlen(c->again);
    memcpy(text, c->first, at);
    for (; at + step <= len; at += step)
        memcpy(text + at, c->again, step);
    return at;
}

__attribute__((noinline)) static void measured(void (*run)(uric_span), uric_span t) {
    run(t);
}

static bool steps;

static void nothing(uric_span t) {
    (void)t;
}

static void measure(const struct measured_case *c, uric_span t) {
    memcpy(copied, t.at, t.len);
    parse_text(&given, t);
    parse_text(&copy, (uric_span){copied, t.len});
    parse_text(&shorter, (uric_span){copied, t.len - 1});
    if (steps)
        step_boundary();
    measured(c->run, t);
    if (steps)
        step_boundary();
}

static void measure_length(const struct measured_case *c, size_t len) {
    measure(c, (uric_span){text, make_text(c, len)});
}

static void measure_lines(const struct measured_case *c, const char *path) {
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(text, sizeof text, file) != NULL)
        measure(c, (uric_span){text, strcspn(text, "\n")});
}

static const struct measured_case *stepped;
static const char *stepped_path;

static void measure_stepped(void) {
    measure_lines(stepped, stepped_path);
}

/* Counts the steps of a case, less those of an empty case. */
static long long count_steps(const struct measured_case *c, const char *path) {
    static const struct measured_case no_case = {"nothing", nothing, "", ""};
    steps = true;
    stepped_path = path;
    stepped = &no_case;
    long long none = step_count(measure_stepped);
    stepped = c;
    return step_count(measure_stepped) - none;
}

int main(int argc, char **argv) {
    const struct measured_case *end = cases + sizeof cases / sizeof *cases;
    bool by_steps = argc == 4 && strcmp(argv[1], "steps") == 0, known = argc == 1;
    if (by_steps)
        argv++, argc--;
    size_t len = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;
    parse_text(&base, (uric_span){"http://a/b/c/d;p?q", 18});
    for (const struct measured_case *c = cases; c < end; c++) {
        if (argc == 1)
            puts(c->name);
        if (argc != 3 || (strcmp(argv[1], "all") != 0 && strcmp(argv[1], c->name) != 0))
            continue;
        known = true;
        if (by_steps)
            printf("%lld\n", count_steps(c, argv[2]));
        else if (len > 0 && len < sizeof text)
            measure_length(c, len);
        else
            measure_lines(c, argv[2]);
    }
    return !known;
}
