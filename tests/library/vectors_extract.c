/* URIs in running text: the cases of tests/extract, and laws that hold for every text.
 *     test-vectors-extract GRAMMAR FILE...
 * The URIs are texts of the grammar's reference rule.
 * A case is lines of a text, each behind "> ", and below them what is found in it, in order:
 * DELIMITER, URI (with bytes as \\xHH where they are not printable ASCII) and, if a line was broken
 * behind a hyphen, `hyphen`. An empty line ends the case. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "effort.h"
#include "extract_laws.h"
#include "random.h"
#include "uric_schemes.h"
#include "vectors.h"

enum { RANDOM_TEXTS = 60000, RANDOM_PARTS = 24 };

static unsigned failures, cases;
static uric_extractor how = {.candidates = &uric_running_text};

struct text {
    char at[EXTRACT_TEXT_MAX];
    size_t len;
};

/* A line for each URI. */
struct results {
    char at[4 * EXTRACT_TEXT_MAX];
    size_t len;
};

static void failed(const struct text *text, const char *what) {
    failures++;
    printf("%s: in \"%.*s\"\n", what, (int)text->len, text->at);
}

static void add(struct results *results, const char *format, unsigned value) {
    results->len += (size_t)snprintf(results->at + results->len, sizeof results->at - results->len,
                                     format, value);
}

static void add_found(struct results *results, const uric_found *found) {
    char room[EXTRACT_TEXT_MAX];
    uric_buffer uri = {room, sizeof room, 0};
    uric_unbroken(found, &uri);
    for (const char *name = found->delimiter; *name != '\0'; name++)
        add(results, "%c", (unsigned char)*name);
    add(results, "%c", ' ');
    for (size_t i = 0; i < uri.len; i++) {
        unsigned char byte = (unsigned char)uri.at[i];
        add(results, byte > ' ' && byte < 0x7F ? "%c" : "\\x%02X", byte);
    }
    for (const char *word = found->hyphen ? " hyphen\n" : "\n"; *word != '\0'; word++)
        add(results, "%c", (unsigned char)*word);
}

static void expect_laws(const struct text *text, size_t stride) {
    const char *broken = broken_extract_law(&how, text->at, text->len, stride);
    if (broken != NULL)
        failed(text, broken);
}

static void expect(const struct text *text, const struct results *expected) {
    static struct results found;
    size_t next = 0;
    uric_found one;
    found.len = 0;
    cases++;
    while (uric_extract(&how, text->at, text->len, false, &next, &one) == URIC_OK)
        add_found(&found, &one);
    if (found.len != expected->len || memcmp(found.at, expected->at, found.len) != 0) {
        failed(text, "other URIs");
        printf("expected:\n%.*sfound:\n%.*s", (int)expected->len, expected->at, (int)found.len,
               found.at);
    }
    expect_laws(text, 1);
}

static void add_line(struct text *text, char *line) {
    size_t len = strlen(line);
    if (len > 0 && unescape(line, &len) != NULL)
        abort();
    memcpy(text->at + text->len, line, len);
    text->len += len;
    text->at[text->len++] = '\n';
}

static void read_file(const char *name) {
    static struct text text;
    static struct results expected;
    char line[EXTRACT_TEXT_MAX];
    FILE *file = fopen(name, "r");
    if (file == NULL) {
        perror(name);
        exit(2);
    }
    for (bool more = true; more;) {
        more = fgets(line, sizeof line, file) != NULL;
        line[more ? strcspn(line, "\n") : 0] = '\0';
        if (*line == '>') {
            add_line(&text, line + (line[1] == ' ' ? 2 : 1));
        } else if (*line == '\0' && text.len > 0) {
            expect(&text, &expected);
            text.len = expected.len = 0;
        } else if (*line != '\0' && *line != '#') {
            expected.len += (size_t)snprintf(expected.at + expected.len,
                                             sizeof expected.at - expected.len, "%s\n", line);
        }
    }
    fclose(file);
}

static void try_random_texts(void) {
    static const char *const parts[] = {
        "http://", "h",        "<",       ">",          "<URL:", " ",    "\n",
        "\n\n",    "(",        ")",       "](",         ":",     "-",    ".",
        "\"",      "[",        "mailto:", "%41",        "%",     "]",    "//",
        "a+b:",    "\r",       "'",       "*",          "{",     "x:",   "@",
        "?",       "#",        "\t",      "[::1]",      "_",     "80",   "/",
        "}",       "\303\251", "URL:",    "http://h/a", "\303",  "\251", "\356\200\200",
        "news:",   "+",        NULL};
    static struct text text;
    uint32_t seed = 1;
    for (unsigned i = 0; i < TRIED(RANDOM_TEXTS); i++) {
        text.len = 0;
        for (unsigned count = next_random(&seed) % RANDOM_PARTS; count > 0; count--) {
            const char *part = random_string(parts, &seed);
            memcpy(text.at + text.len, part, strlen(part));
            text.len += strlen(part);
        }
        expect_laws(&text, 1);
    }
}

int main(int argc, char **argv) {
    const uric_grammar *grammar = argc > 1 ? grammar_named(argv[1]) : NULL;
    if (grammar == NULL)
        return 2;
    const char *reference = uric_grammar_reference(grammar);
    how.rule = uric_grammar_parser(grammar, reference, strlen(reference));
    for (int i = 2; i < argc; i++)
        read_file(argv[i]);
    if (cases == 0)
        failures++;
    try_random_texts();
    printf("%u cases, %u failures\n", cases, failures);
    return failures > 0;
}
