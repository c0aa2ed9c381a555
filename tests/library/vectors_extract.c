/* URIs in running text: the cases of tests/extract, and laws that hold for every text.
 *     test-vectors-extract FILE...
 * A case is lines of a text, each behind "> ", and below them what is found in it, in order:
 * DELIMITER, URI and, if a line was broken behind a hyphen, `hyphen`. An empty line ends the case.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "guard_pages.h"
#include "random.h"
#include "uric.h"
#include "vectors.h"

enum { TEXT_MAX = 4096, FOUND_MAX = 200, RANDOM_TEXTS = 60000, RANDOM_PARTS = 24 };

static guarded_memory page;
static unsigned failures, cases;
static const uric_extractor how = {&uric_rfc3986_URI_reference, URIC_EXTRACT_SCHEMES};

struct text {
    char at[TEXT_MAX];
    size_t len;
};

/* What was found in a text: a line for each URI. */
struct results {
    char at[4 * TEXT_MAX];
    size_t len;
};

static void failed(const struct text *text, const char *what) {
    failures++;
    printf("%s: in \"%.*s\"\n", what, (int)text->len, text->at);
}

static void add_found(struct results *results, const uric_found *found) {
    char room[TEXT_MAX];
    uric_buffer uri = {room, sizeof room, 0};
    uric_unbroken(found, &uri);
    results->len += (size_t)snprintf(results->at + results->len, sizeof results->at - results->len,
                                     "%s %.*s%s\n", uric_delimiter_name(found->delimiter),
                                     (int)uri.len, uri.at, found->hyphen ? " hyphen" : "");
}

/* The whole text at an edge of the page. Each result must be what the rule accepts, and lie behind
 * the one before. */
static void extract_whole(const struct text *text, bool at_end, struct results *results) {
    const char *at = place_bytes(page, text->at, text->len, at_end), *behind = at;
    size_t next = 0;
    uric_found found;
    results->len = 0;
    while (uric_extract(&how, at, text->len, false, &next, &found) == URIC_OK) {
        char room[TEXT_MAX];
        uric_buffer uri = {room, sizeof room, 0};
        if (found.text.at < behind || found.text.at + found.text.len > at + text->len)
            failed(text, "a URI is out of order");
        behind = found.text.at + found.text.len;
        uric_unbroken(&found, &uri);
        if (uric_check(&uric_rfc3986_URI_reference, uri.at, uri.len, NULL) != URIC_OK ||
            memchr(uri.at, ':', uri.len) == NULL)
            failed(text, "a result is no URI");
        add_found(results, &found);
    }
    if (next != text->len)
        failed(text, "the search ends before the text");
}

/* The text in pieces, in a window that has no byte more than it has to. */
static void extract_pieces(const struct text *text, size_t first, size_t step,
                           struct results *results) {
    size_t dropped = 0, len = first < text->len ? first : text->len, next = 0;
    results->len = 0;
    for (bool more = true; more;) {
        more = len < text->len;
        char *window = place_bytes(page, text->at + dropped, len - dropped, true);
        uric_found found;
        while (uric_extract(&how, window, len - dropped, more, &next, &found) == URIC_OK)
            add_found(results, &found);
        size_t drop = next > URIC_EXTRACT_CONTEXT ? next - URIC_EXTRACT_CONTEXT : 0;
        dropped += drop;
        next -= drop;
        len = len + step < text->len ? len + step : text->len;
    }
}

static bool same(const struct results *a, const struct results *b) {
    return a->len == b->len && memcmp(a->at, b->at, a->len) == 0;
}

static void expect_pieces(const struct text *text, const struct results *whole) {
    static struct results other;
    extract_whole(text, false, &other);
    if (!same(whole, &other))
        failed(text, "at the begin of a page, other URIs");
    for (size_t first = 0; first <= text->len; first++) {
        extract_pieces(text, first, text->len, &other);
        if (!same(whole, &other)) {
            failed(text, "in two pieces, other URIs");
            return;
        }
    }
    for (size_t step = 1; step < 8; step++) {
        extract_pieces(text, step, step, &other);
        if (!same(whole, &other))
            failed(text, "in many pieces, other URIs");
    }
}

/* ---- Cases ---- */

static void expect(const struct text *text, const struct results *expected) {
    static struct results whole;
    extract_whole(text, true, &whole);
    cases++;
    if (!same(&whole, expected)) {
        failed(text, "other URIs");
        printf("expected:\n%.*sfound:\n%.*s", (int)expected->len, expected->at, (int)whole.len,
               whole.at);
    }
    expect_pieces(text, &whole);
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
    char line[TEXT_MAX];
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

/* ---- Laws ---- */

static void try_random_texts(void) {
    static const char *const parts[] = {
        "http://", "h",     "<",  ">",  "<URL:", " ", "\n",       "\n\n", "(",          ")",
        "](",      ":",     "-",  ".",  "\"",    "[", "mailto:",  "%41",  "%",          "]",
        "//",      "a+b:",  "\r", "'",  "*",     "{", "x:",       "@",    "?",          "#",
        "\t",      "[::1]", "_",  "80", "/",     "}", "\303\251", "URL:", "http://h/a", NULL};
    static struct text text;
    static struct results whole;
    uint32_t seed = 1;
    for (unsigned i = 0; i < RANDOM_TEXTS; i++) {
        text.len = 0;
        for (unsigned count = next_random(&seed) % RANDOM_PARTS; count > 0; count--) {
            const char *part = random_string(parts, &seed);
            memcpy(text.at + text.len, part, strlen(part));
            text.len += strlen(part);
        }
        extract_whole(&text, true, &whole);
        expect_pieces(&text, &whole);
    }
}

int main(int argc, char **argv) {
    page = make_guarded_memory(TEXT_MAX);
    for (int i = 1; i < argc; i++)
        read_file(argv[i]);
    if (cases == 0)
        failures++;
    try_random_texts();
    printf("%u cases, %u failures\n", cases, failures);
    return failures > 0;
}
