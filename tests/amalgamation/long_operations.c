/* Texts with a long path or query, of lengths around 64 KiB. With URIC_SPANS_16, an input of more
 * than 65534 bytes is URIC_TOO_LONG; the output of an operation may be longer. Other builds have no
 * limit. */
#include "long_operations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "uric.h"
#include "uric_tables.h"

enum { HALF = 40000, LONGEST = UINT16_MAX - 1, LONG = 70000, ROOM = 4 * LONG };

static const uric_rule *const rule = &uric_rfc3986_URI_reference;
static unsigned failures;

static void expect(bool holds, const char *law) {
    if (!holds) {
        fprintf(stderr, "long_operations: violated: %s\n", law);
        failures++;
    }
}

static bool operates(void) {
    return URIC_OPERATIONS && rule->components->component_registers <= URIC_REGISTERS;
}

static uric_status when_operating(uric_status status) {
    return operates() ? status : URIC_NOT_PARSED;
}

static bool counts(size_t len) {
    return len <= URIC_SIZE_MAX - 1;
}

static char *allocate(size_t len) {
    char *made = malloc(len);
    if (made == NULL)
        exit(2);
    return made;
}

/* Returns a text of `len` bytes: `begin`, then `fill` repeated. */
static char *text_of(const char *begin, char fill, size_t len) {
    char *text = allocate(len);
    memset(text, fill, len);
    memcpy(text, begin, strlen(begin));
    return text;
}

static bool is_written(const uric_buffer *out, const char *begin, char fill, size_t len) {
    char *text = text_of(begin, fill, len);
    bool same = out->len == len && memcmp(out->at, text, len) == 0;
    free(text);
    return same;
}

static void try_verdicts(size_t len) {
    char *text = text_of("http://h/", 'a', len);
    uric_status expected = counts(len) ? URIC_OK : URIC_TOO_LONG;
    uric_error error;
    uric_uri uri;
    uric_scan scan;
    expect(uric_check(rule, text, len, &error) == expected && error.status == expected,
           "a text is too long if its length cannot be counted");
    expect(uric_parse(&uri, rule, text, len, &error) == expected,
           "uric_parse, too, reports a text that is too long");
    expect(uri.text.at == (counts(len) ? text : NULL), "a text that is too long has no components");
    uric_scan_begin(&scan, rule);
    for (size_t at = 0; at < len; at += 1000)
        uric_scan_feed(&scan, text + at, len - at < 1000 ? len - at : 1000);
    uric_status status = uric_scan_feed(&scan, NULL, 0);
    expect(counts(len) ? status == URIC_OK && scan.length == len : scan.length <= LONGEST,
           "in pieces, a scan accepts all bytes that it can count");
    free(text);
}

/* Three lines; the middle one has `len` bytes. */
static void try_lines(size_t len) {
    char *bytes = allocate(len + 20), *at = bytes;
    memcpy(at, "http://h/\n", 10);
    memset(at + 10, 'a', len);
    memcpy(at + 10 + len, "\nhttp://h/", 10);
    size_t count = 0, taken = uric_check_lines(rule, '\n', bytes, len + 20, &count);
    expect(count == (counts(len) ? 2 : 1) && taken == (counts(len) ? 11 + len : 10),
           "a line that is too long is refused, and ends the valid ones");
    count = 0;
    taken = uric_check_lines(rule, '\n', bytes + 10, len, &count);
    expect(count == 0 && taken == 0, "without a delimiter there is no line");
    count = 0;
    taken = uric_check_lines(rule, '\n', bytes + 10, len + 1, &count);
    expect(count == counts(len) && taken == (counts(len) ? len + 1 : 0),
           "with a delimiter there is a line");
    free(bytes);
}

static void try_many_lines(void) {
    char *bytes = allocate(LONG);
    for (size_t i = 0; i < LONG; i++)
        bytes[i] = "a:/\n"[i % 4];
    size_t count = 0;
    expect(uric_check_lines(rule, '\n', bytes, LONG, &count) == LONG && count == LONG / 4,
           "there may be more lines than fit in 64 KiB");
    free(bytes);
}

static void try_alone(size_t len) {
    char *text = text_of("HTTP://h/%41/../", 'a', len), *other = text_of("http://h/", 'a', len - 7);
    uric_buffer out = {allocate(ROOM), ROOM, 0};
    uric_uri uri, normal;
    uric_error error;
    uric_status read = when_operating(counts(len) ? URIC_OK : URIC_NOT_PARSED);
    uric_parse(&uri, rule, text, len, NULL);
    expect(uric_normalize(&uri, URIC_BY_SYNTAX, &out) == read, "a long text is normalized");
    expect(read != URIC_OK || is_written(&out, "http://h/", 'a', len - 7),
           "the normal form is right");
    expect(uric_recompose(&uri, &out) == read, "a long text is recomposed");
    expect(read != URIC_OK || (out.len == len && memcmp(out.at, text, len) == 0),
           "recompose gives the text");
    if (read == URIC_OK) {
        expect(uric_compose(&uri, &out, &error) == URIC_OK && out.len == len,
               "a long text is composed");
        uric_parse(&normal, rule, other, len - 7, NULL);
        expect(uric_compare(&uri, &normal, URIC_BY_SYNTAX) == 0 &&
                   uric_compare(&uri, &normal, URIC_BY_STRING) < 0 &&
                   uric_hash(&uri, URIC_BY_SYNTAX, 3) == uric_hash(&normal, URIC_BY_SYNTAX, 3),
               "a long text equals its normal form");
        uric_buffer here = {text, len, 0};
        expect(uric_normalize(&uri, URIC_BY_SYNTAX, &here) == URIC_OK && here.len == len - 7 &&
                   memcmp(text, other, len - 7) == 0,
               "in place, the normal form is the same");
    }
    free(text);
    free(other);
    free(out.at);
}

/* Resolves: base and reference can be counted, the target perhaps not. */
static void try_both(size_t len) {
    char *base_text = text_of("http://h/", 'a', len), *text = text_of("", 'b', len);
    uric_buffer out = {allocate(ROOM), ROOM, 0};
    uric_uri base, uri, target;
    base_text[len - 1] = '/';
    uric_parse(&base, rule, base_text, len, NULL);
    uric_parse(&uri, rule, text, len, NULL);
    expect(uric_resolve(&base, &uri, 0, &out, NULL) == when_operating(URIC_OK),
           "long texts are resolved");
    expect(!operates() || (out.len == 2 * len && memcmp(out.at, base_text, len) == 0 &&
                           memcmp(out.at + len, text, len) == 0),
           "the target is base and reference");
    uric_status status = uric_parse(&target, rule, out.at, out.len, NULL);
    expect(!operates() || (status == URIC_OK) == counts(2 * len),
           "the target parses unless it is too long");
    uric_buffer back = {allocate(ROOM), ROOM, 0};
    if (operates() && status == URIC_OK)
        expect(uric_relativize(&base, &target, &back) == URIC_OK && is_written(&back, "", 'b', len),
               "relativize undoes resolve");
    free(base_text);
    free(text);
    free(out.at);
    free(back.at);
}

static uric_span span_of(const char *at, size_t len) {
    return (uric_span){at, (uric_size)len};
}

/* Components that were not parsed: each can be counted, their sum perhaps not. */
static void try_composition(size_t len) {
    char *text = text_of("/", 'a', len);
    uric_buffer out = {allocate(ROOM), ROOM, 0};
    uric_uri uri;
    uric_error error;
    memset(&uri, 0, sizeof uri);
    uri.rule = rule;
    uri.scheme = span_of("http", 4);
    uri.host = span_of("h", 1);
    uri.path = span_of(text, len);
    uri.query = span_of(text, len);
    size_t whole = 9 + 2 * len;
    uric_status expected = when_operating(counts(whole) ? URIC_OK : URIC_TOO_LONG);
    expect(uric_compose(&uri, &out, &error) == expected && error.status == expected,
           "long components are composed");
    expect(out.len == (expected == URIC_OK ? whole : 0), "compose gives the length");
    uri.chosen = rule;
    uri.authority = span_of("h", 1);
    expect(uric_recompose(&uri, &out) == when_operating(URIC_OK), "long components are recomposed");
    expect(!operates() || out.len == whole, "recompose has no limit");
    uric_uri absent = {.rule = rule, .chosen = rule};
    expect(uric_compare(&uri, &absent, URIC_BY_SCHEME) == 0 &&
               uric_hash(&uri, URIC_BY_SCHEME, 9) == uric_hash(&absent, URIC_BY_SCHEME, 9),
           "components without a text are compared as an empty text");
    expect(uric_normalize(&uri, URIC_BY_SCHEME, &out) == URIC_NOT_PARSED,
           "components without a text have no normal form");
    free(text);
    free(out.at);
}

static void try_data(size_t len) {
    char *data = text_of("", '/', len);
    uric_buffer out = {allocate(ROOM), ROOM, 0}, back = {allocate(ROOM), ROOM, 0};
    size_t offset = 0;
    expect(uric_encode(&uric_rfc3986_segment_encoding, data, len, NULL, &out) == URIC_OK &&
               out.len == 3 * len,
           "data of any length is encoded");
    expect(uric_decode(out.at, out.len, 0, &back, &offset) == URIC_OK &&
               is_written(&back, "", '/', len),
           "data of any length is decoded");
    out.at[out.len - 3] = '\0';
    expect(uric_decode(out.at, out.len, URIC_REFUSE_NUL, &back, &offset) == URIC_NUL_OCTET &&
               offset == out.len - 3,
           "a refused octet is found at any offset");
    free(data);
    free(out.at);
    free(back.at);
}

/* A name of 64 KiB more than a known name: its length must not be cut to 16 bits. */
static void try_names(void) {
    char *name = text_of("http", '\0', 4 + 65536);
    uint16_t port = 7;
    expect(uric_default_port(&uric_rfc3986, name, 4, &port) == URIC_OK && port == 80,
           "http has a default port");
    port = 7;
    expect(uric_default_port(&uric_rfc3986, name, 4 + 65536, &port) == URIC_ABSENT && port == 7,
           "a longer name has no default port");
    memcpy(name, "host", 4);
    expect(uric_grammar_rule(&uric_rfc3986, name, 4 + 65536) == NULL,
           "a longer name is not a rule");
    free(name);
}

static void try_list(size_t len) {
    char *text = text_of("a=b&", '&', len);
    uric_span rest = span_of(text, len), item, value;
    size_t items = 0;
    while (uric_next_pair(&rest, "&", &item, &value))
        items++;
    expect(items == len - 2, "a long list has all its items");
    rest = uric_segments(span_of(text, len));
    expect(uric_next(&rest, "/", &item) && item.len == len && !uric_next(&rest, "/", &item),
           "a long item has its length");
    free(text);
}

unsigned broken_long_operations(void) {
    static const size_t lengths[] = {HALF, LONGEST - 1, LONGEST, LONGEST + 1, LONGEST + 2, LONG};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        try_verdicts(lengths[i]);
        try_lines(lengths[i]);
        try_alone(lengths[i]);
        try_data(lengths[i]);
        if (counts(lengths[i])) {
            try_both(lengths[i]);
            try_composition(lengths[i]);
            try_list(lengths[i]);
        }
    }
    try_both(LONGEST / 2);
    try_many_lines();
    try_names();
    return failures;
}
