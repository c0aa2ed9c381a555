#include "edge_laws.h"

#include <stdlib.h>
#include <string.h>

#include "guard_pages.h"

/* Areas between guard pages, by what lies in them. */
enum { TEXT, OTHER, COMPONENT, FIRST_OUT, SECOND_OUT, AREAS };
enum { LONGER_MAX = 8, ALL_LEVELS = URIC_BY_SCHEME | URIC_BY_IPV6 };

/* Each byte takes up to three when encoded; a base and a reference together take twice that. */
static guarded_memory memory_of(unsigned which) {
    static guarded_memory areas[AREAS];
    if (areas[which].begin == NULL)
        areas[which] = make_guarded_memory(6 * (size_t)EDGE_TEXT_MAX + LONGER_MAX);
    return areas[which];
}

static char *place(unsigned which, const char *bytes, size_t len, bool at_end) {
    return place_bytes(memory_of(which), bytes, len, at_end);
}

/* A call of an operation that writes to a buffer, and its arguments. */
typedef struct call {
    uric_status (*run)(const struct call *call, uric_buffer *out);
    const uric_uri *a, *b;
    uric_span text;
    const uric_encoding *encoding;
    unsigned options;
} call;

/* The status and the text that a call gives; without a text, `len` is 0. */
typedef struct result {
    uric_status status;
    char *at;
    size_t len;
    const char *broken;
} result;

static bool writes(uric_status status) {
    return status == URIC_OK || status == URIC_NO_SHORTER;
}

static const char *try_size(const call *c, const result *r, size_t size, bool at_end) {
    uric_buffer out = {guarded_edge(memory_of(SECOND_OUT), size, at_end), size, 0};
    uric_status status = c->run(c, &out);
    if (out.len != r->len || status != (size < r->len ? URIC_NO_ROOM : r->status))
        return "the size of the buffer changes neither status nor length";
    if (size >= r->len && r->len > 0 && memcmp(out.at, r->at, r->len) != 0)
        return "every buffer gets the same text";
    return NULL;
}

/* Makes the call without a buffer, with a large one, with one of the exact length and with one that
 * is a byte shorter. */
static result try_call(const call *c) {
    guarded_memory first = memory_of(FIRST_OUT);
    uric_buffer counted = {NULL, 0, 0}, out = {first.begin, (size_t)(first.end - first.begin), 0};
    uric_status measured = c->run(c, &counted);
    result r = {c->run(c, &out), first.begin, 0, NULL};
    r.len = out.len;
    if (r.status == URIC_NO_TARGET && measured == URIC_NO_ROOM)
        return r; /* the target is checked only once it is written */
    if (measured != (r.len > 0 ? URIC_NO_ROOM : r.status) || counted.len != r.len)
        r.broken = "the length is the same with and without a buffer";
    else if (!writes(r.status) && r.len != 0)
        r.broken = "a call that writes nothing gives length 0";
    for (unsigned edge = 0; r.broken == NULL && edge < 2; edge++) {
        r.broken = try_size(c, &r, r.len, edge);
        if (r.broken == NULL && r.len > 0)
            r.broken = try_size(c, &r, r.len - 1, edge);
    }
    return r;
}

static uric_status recompose(const call *c, uric_buffer *out) {
    return uric_recompose(c->a, out);
}

static uric_status compose(const call *c, uric_buffer *out) {
    return uric_compose(c->a, out, NULL);
}

static uric_status normalize(const call *c, uric_buffer *out) {
    return uric_normalize(c->a, c->options, out);
}

static uric_status resolve(const call *c, uric_buffer *out) {
    bool above_root;
    return uric_resolve(c->a, c->b, c->options, out, &above_root);
}

static uric_status relativize(const call *c, uric_buffer *out) {
    return uric_relativize(c->a, c->b, out);
}

static uric_status encode(const call *c, uric_buffer *out) {
    return uric_encode(c->encoding, c->text.at, c->text.len, NULL, out);
}

static uric_status decode(const call *c, uric_buffer *out) {
    return uric_decode(c->text.at, c->text.len, c->options, out, NULL);
}

/* A hash (FNV-1a) of all results at one edge, to be compared with that of the other edge. */
typedef struct digest {
    uint64_t sum;
    const char *broken;
} digest;

static void add(digest *d, uint64_t value) {
    d->sum = (d->sum ^ value) * UINT64_C(1099511628211);
}

static void add_bytes(digest *d, const char *bytes, size_t len) {
    add(d, len);
    for (size_t i = 0; i < len; i++)
        add(d, (unsigned char)bytes[i]);
}

static void add_call(digest *d, const call *c) {
    if (d->broken != NULL)
        return;
    result r = try_call(c);
    d->broken = r.broken;
    add(d, r.status);
    if (writes(r.status))
        add_bytes(d, r.at, r.len);
}

static void add_error(digest *d, uric_status status, const uric_error *error) {
    add(d, status);
    if (status != URIC_OK) {
        add(d, error->offset);
        add(d, (uint64_t)(error->byte + 1));
    }
}

/* Scans the text in two pieces, each at the edge of its area. */
static void add_scan(digest *d, const uric_rule *rule, const char *text, size_t len, bool at_end) {
    uric_scan scan;
    uric_error error;
    size_t half = len / 2;
    uric_scan_begin(&scan, rule);
    uric_scan_feed(&scan, place(OTHER, text, half, at_end), half);
    uric_scan_feed(&scan, place(OTHER, text + half, len - half, at_end), len - half);
    add_error(d, uric_scan_end(&scan, &error), &error);
}

static void add_lists(digest *d, const uric_uri *uri) {
    uric_span rest = uric_segments(uri->path), item, value;
    while (uric_next(&rest, "/", &item))
        add_bytes(d, item.at, item.len);
    rest = uri->query;
    while (uric_next_pair(&rest, "&;", &item, &value)) {
        add_bytes(d, item.at, item.len);
        add_bytes(d, value.at, value.len);
    }
    for (unsigned i = 0; uric_component_name(uri->chosen, i) != NULL; i++) {
        rest = uric_component_of(uri, i);
        while (uric_next_item(uri, i, &rest, &item))
            add_bytes(d, item.at, item.len);
    }
}

static void add_values(digest *d, const uric_grammar *grammar, const uric_uri *uri) {
    uint16_t port = 0;
    uint8_t address[16];
    size_t len = 0;
    add(d, uric_port(uri, &port));
    add(d, port);
    add(d, uric_host_address(uri, address, &len));
    add_bytes(d, (const char *)address, len);
    port = 0;
    add(d, uric_default_port(grammar, uri->scheme.at, uri->scheme.len, &port));
    add(d, port);
}

/* Normalizes in place, with LONGER_MAX bytes behind the text and with none. */
static const char *normalize_in_place(const uric_uri *uri, unsigned levels, bool at_end) {
    char expected[64];
    uric_buffer expected_out = {expected, sizeof expected, 0};
    uric_status status = uric_normalize(uri, levels, &expected_out);
    size_t len = uri->text.len;
    for (size_t more = 0; more <= LONGER_MAX; more += LONGER_MAX) {
        uric_uri here;
        char *at = guarded_edge(memory_of(OTHER), len + more, at_end);
        memcpy(at, uri->text.at, len);
        uric_parse(&here, uri->rule, at, len, NULL);
        uric_buffer out = {at, len + more, 0};
        uric_status in_place = uric_normalize(&here, levels, &out);
        if (out.len != expected_out.len || (more > 0 && in_place == URIC_NO_ROOM))
            return "in place, LONGER_MAX more bytes are enough for the normal form";
        if (status == URIC_OK && in_place == URIC_OK && memcmp(at, expected, out.len) != 0)
            return "in place, the normal form is the same";
    }
    return NULL;
}

static void add_normal(digest *d, const uric_uri *uri, bool at_end) {
    static const unsigned levels[] = {URIC_BY_STRING, URIC_BY_CASE,   URIC_BY_PERCENT,
                                      URIC_BY_PATH,   URIC_BY_SYNTAX, ALL_LEVELS};
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        add_call(d, &(call){normalize, .a = uri, .options = levels[i]});
        add(d, uric_hash(uri, levels[i], 1));
        if (uri->text.len > 0 && d->broken == NULL)
            d->broken = normalize_in_place(uri, levels[i], at_end);
    }
}

static void add_data(digest *d, const uric_grammar *grammar, uric_span text) {
    const uric_encoding *encoding;
    for (unsigned options = 0; options < 8; options++)
        add_call(d, &(call){decode, .text = text, .options = options});
    for (size_t i = 0; (encoding = uric_grammar_encoding_at(grammar, i)) != NULL; i++)
        add_call(d, &(call){encode, .text = text, .encoding = encoding});
}

/* Without an authority, a path that begins with "//" may be written with "/." before it. */
static bool may_need_guard(const uric_uri *uri) {
    return uri->authority.at == NULL && uri->path.len >= 2 && memcmp(uri->path.at, "//", 2) == 0;
}

/* Moves each component in turn to memory of its own. The recomposed text must stay the same, or the
 * operation must refuse; operations that use the parsed text must not touch the moved component. */
static void try_moved(digest *d, const uric_uri *uri, bool at_end) {
    static char text[EDGE_TEXT_MAX + LONGER_MAX];
    call whole = {recompose, .a = uri};
    result expected = try_call(&whole);
    memcpy(text, expected.at, expected.len);
    for (unsigned i = 0; uric_component_name(uri->chosen, i) != NULL; i++) {
        uric_uri moved = *uri;
        uric_span span = uric_component_of(uri, i);
        if (span.at == NULL || d->broken != NULL)
            continue;
        span.at = place(COMPONENT, span.at, span.len, at_end);
        uric_set_component(&moved, i, span);
        result r = try_call(&(call){recompose, .a = &moved});
        if (r.status == URIC_OK && expected.status == URIC_OK && !may_need_guard(uri) &&
            (r.len != expected.len || memcmp(r.at, text, r.len) != 0))
            r.broken = "a component may lie outside of the text";
        d->broken = r.broken;
        add_call(d, &(call){compose, .a = &moved});
        add_call(d, &(call){resolve, .a = uri, .b = &moved});
        add_call(d, &(call){resolve, .a = &moved, .b = uri});
        add_call(d, &(call){relativize, .a = uri, .b = &moved});
        add_call(d, &(call){relativize, .a = &moved, .b = uri});
        add_call(d, &(call){normalize, .a = &moved, .options = ALL_LEVELS});
        uric_hash(&moved, ALL_LEVELS, 1);
        uric_compare(uri, &moved, URIC_BY_STRING);
        uric_compare(&moved, uri, ALL_LEVELS);
    }
}

static digest try_edge(const uric_grammar *grammar, const uric_rule *rule, const char *text,
                       size_t len, bool at_end) {
    digest d = {0, NULL};
    uric_uri uri;
    uric_error error;
    size_t count = 0;
    const char *here = place(TEXT, text, len, at_end);
    add_error(&d, uric_check(rule, here, len, &error), &error);
    add(&d, uric_check_lines(rule, '\n', here, len, &count));
    add(&d, count);
    add_error(&d, uric_parse(&uri, rule, here, len, &error), &error);
    add_scan(&d, rule, here, len, at_end);
    add_values(&d, grammar, &uri);
    add_lists(&d, &uri);
    add_call(&d, &(call){recompose, .a = &uri});
    add_call(&d, &(call){compose, .a = &uri});
    add_normal(&d, &uri, at_end);
    add_data(&d, grammar, (uric_span){here, (uric_size)len});
    try_moved(&d, &uri, at_end);
    return d;
}

const char *broken_edge_law(const uric_grammar *grammar, const uric_rule *rule, const char *text,
                            size_t len) {
    if (len > EDGE_TEXT_MAX)
        return "the text fits in the areas";
    digest begin = try_edge(grammar, rule, text, len, false);
    if (begin.broken != NULL)
        return begin.broken;
    digest end = try_edge(grammar, rule, text, len, true);
    if (end.broken != NULL)
        return end.broken;
    return begin.sum == end.sum ? NULL : "the results do not depend on where the text lies";
}

/* Copies the text of `uri`, which was parsed or refused, to an area and parses it there. */
static uric_uri parse_at(unsigned which, const uric_uri *uri, bool at_end) {
    uric_uri here = *uri;
    if (uri->text.at != NULL)
        uric_parse(&here, uri->rule, place(which, uri->text.at, uri->text.len, at_end),
                   uri->text.len, NULL);
    return here;
}

static digest try_pair(const uric_uri *a, const uric_uri *b) {
    digest d = {0, NULL};
    for (unsigned options = 0; options < 16; options += options < 2 ? 1 : 2)
        add_call(&d, &(call){resolve, .a = a, .b = b, .options = options});
    add_call(&d, &(call){relativize, .a = a, .b = b});
    for (unsigned levels = 0; levels < 32; levels++) {
        int order = uric_compare(a, b, levels), back = uric_compare(b, a, levels);
        add(&d, (uint64_t)((order > 0) - (order < 0) + 1));
        if ((order > 0) != (back < 0) || (order < 0) != (back > 0))
            d.broken = "swapping the operands reverses the order";
    }
    return d;
}

const char *broken_edge_pair_law(const uric_uri *base, const uric_uri *reference) {
    digest first = {0, NULL};
    const size_t len = base->text.len, other = reference->text.len;
    if (len > EDGE_TEXT_MAX || other > EDGE_TEXT_MAX)
        return "the texts fit in the areas";
    for (unsigned edges = 0; edges < 4; edges++) {
        uric_uri a = parse_at(TEXT, base, edges & 1), b = parse_at(OTHER, reference, edges >> 1);
        digest d = try_pair(&a, &b);
        if (d.broken != NULL)
            return d.broken;
        if (edges == 0)
            first = d;
        else if (d.sum != first.sum)
            return "the results do not depend on where the two texts lie";
    }
    return NULL;
}
