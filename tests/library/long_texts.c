#include "long_texts.h"

#include <string.h>

#include "message.h"
#include "uric_tables.h"

/* Texts that end in long runs of `fill`: in each self-loop set, and in a called machine. */
typedef struct long_run {
    const uric_grammar *grammar;
    const char *rule, *begin;
    char fill;
} long_run;

static const long_run runs[] = {
    {&uric_rfc3986, "URI-reference", "", 'a'},
    {&uric_rfc3986, "URI-reference", "https://", 'a'},
    {&uric_rfc3986, "URI-reference", "https://h", '/'},
    {&uric_rfc3986, "URI-reference", "http://u@h:1?", '?'},
    {&uric_rfc3986, "URI-reference", "http://[v1.", ':'},
    {&uric_rfc3986, "URI-reference", "http://[v1.x]:", '1'},
    {&uric_rfc3986, "URI", "x:", ':'},
    {&uric_rfc3986, "URI", "x:%41%", 'a'},
    {&uric_rfc3986, "URI", "x:%", '4'},
    {&uric_rfc3986, "URI-reference", "//h?%%41%4g", '%'},
    {&uric_rfc3986, "relative-ref", "#", '?'},
    {&uric_rfc2396bis_01, "URI-reference", "http://a.b-", 'c'},
    {&uric_rfc1738, "url", "http://host/", 'p'},
    {&uric_rfc1738, "url", "mailto:", '%'},
    {&uric_rfc1808, "URL", "http:", 'a'},
};

enum { RUNS = sizeof runs / sizeof *runs };

static const uric_rule *rule_of(const long_run *run) {
    size_t len = strlen(run->rule);
    const uric_rule *parser = uric_grammar_parser(run->grammar, run->rule, len);
    return parser != NULL ? parser : uric_grammar_rule(run->grammar, run->rule, len);
}

static void write_run(const long_run *run, char *text, size_t len) {
    size_t begin = strlen(run->begin);
    memset(text, run->fill, len);
    memcpy(text, run->begin, begin < len ? begin : len);
}

static bool same_state(const uric_scan *a, const uric_scan *b) {
    const uric_rule *rule = uric_parser(a);
    size_t registers = rule->components != NULL ? rule->components->registers : 0;
    return a->chosen == b->chosen && a->call == b->call && a->state == b->state &&
           a->length == b->length && a->refused == b->refused &&
           memcmp(a->registers, b->registers, registers * sizeof *a->registers) == 0;
}

/* Feeds the rest of the text byte by byte. */
static void feed_bytes(uric_scan *scan, const char *text, size_t len) {
    for (size_t i = scan->length; i < len && uric_scan_feed(scan, text + i, 1) == URIC_OK; i++)
        continue;
}

/* Compares three scans: of the whole text; of two pieces, the first too short for blocks; and
 * `begun`, which has read the start of the text byte by byte and continues so. */
static void try_text(const uric_scan *begun, const char *text, size_t len) {
    const uric_rule *rule = begun->rule;
    uric_scan whole, pieces, single = *begun;
    size_t first = len % 40;
    uric_scan_begin(&whole, rule);
    uric_scan_begin(&pieces, rule);
    uric_scan_feed(&whole, text, len);
    if (uric_scan_feed(&pieces, text, first) == URIC_OK)
        uric_scan_feed(&pieces, text + first, len - first);
    feed_bytes(&single, text, len);
    if (same_state(&whole, &single) && same_state(&pieces, &single))
        return;
    message m = {.len = 0};
    add_text(&m, rule->name);
    add_text(&m, " of ");
    add_number(&m, len);
    add_text(&m, " bytes: ");
    add_bytes(&m, text, len);
    fail_long_text(m.text);
}

/* Over all lengths, begin and end of the text fall on every position in a vector. */
unsigned try_all_lengths(char *begin, char *end) {
    unsigned done = 0;
    for (size_t i = 0; i < RUNS; i++) {
        uric_scan begun;
        uric_scan_begin(&begun, rule_of(&runs[i]));
        for (size_t len = 0; len <= LONGEST_TEXT; len++, done += 2) {
            write_run(&runs[i], begin, len);
            try_text(&begun, begin, len);
            write_run(&runs[i], end - len, len);
            try_text(&begun, end - len, len);
        }
    }
    return done;
}

static unsigned try_bytes_at(char *at, const uric_rule *rule, const char *text, size_t len,
                             unsigned step) {
    const char kept = *at;
    uric_scan begun;
    uric_scan_begin(&begun, rule);
    feed_bytes(&begun, text, (size_t)(at - text));
    unsigned done = 0;
    for (unsigned byte = (unsigned)(at - text) % step; byte < 256; byte += step, done++) {
        *at = (char)byte;
        try_text(&begun, text, len);
    }
    *at = kept;
    return done;
}

unsigned try_all_bytes_everywhere(char *end, unsigned step) {
    static const size_t lengths[] = {31, 32, 33, 63, 64, 65, 127, LONGEST_TEXT};
    unsigned done = 0;
    for (size_t i = 0; i < RUNS; i++)
        for (size_t n = 0; n < sizeof lengths / sizeof *lengths; n++) {
            char *text = end - lengths[n];
            write_run(&runs[i], text, lengths[n]);
            for (char *at = text; at < end; at++)
                done += try_bytes_at(at, rule_of(&runs[i]), text, lengths[n], step);
        }
    return done;
}
