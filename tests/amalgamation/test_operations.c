/* The operations in one configuration. For every vector they must obey the laws of the default
 * build or, for components that they cannot read (of a refused text, of a rule without components,
 * or in a build without operations), return the status that uric.h states. Prints a digest of the
 * results: configurations that leave no operation out print the same digest. test-operations FILE…
 * of tests/vectors */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "edge_laws.h"
#include "long_operations.h"
#include "normal_laws.h"
#include "resolution_laws.h"
#include "scan_laws.h"
#include "uric_tables.h"
#include "vectors.h"

static const unsigned levels[] = {URIC_BY_STRING, URIC_BY_CASE,   URIC_BY_PERCENT,
                                  URIC_BY_PATH,   URIC_BY_SYNTAX, URIC_BY_SCHEME | URIC_BY_IPV6};

enum { LEVELS = sizeof levels / sizeof *levels, OUT_SIZE = 8192 };

static unsigned failures;
static uint64_t digest;

static void add(uint64_t value) {
    digest = (digest ^ value) * UINT64_C(1099511628211);
}

static void expect(const vector *v, const char *broken) {
    if (broken == NULL)
        return;
    fprintf(stderr, "%s:%u: %s: violated: %s\n", v->file, v->line, v->rule, broken);
    failures++;
}

static void expect_that(const vector *v, bool holds, const char *law) {
    expect(v, holds ? NULL : law);
}

static bool operates_on(const uric_rule *rule) {
    return URIC_OPERATIONS && rule->components != NULL &&
           rule->components->component_registers <= URIC_REGISTERS;
}

/* Adds the status and the text of an operation to the digest. */
static void add_result(uric_status status, const uric_buffer *out) {
    add(status);
    for (size_t i = 0; status == URIC_OK && i < out->len; i++)
        add((unsigned char)out->at[i]);
}

static int sign(int order) {
    return (order > 0) - (order < 0);
}

/* Compares bytes; if one text begins the other, the shorter is less. */
static int compare_text(uric_span a, uric_span b) {
    size_t len = a.len < b.len ? a.len : b.len;
    int order = len > 0 ? sign(memcmp(a.at, b.at, len)) : 0;
    return order != 0 ? order : (a.len > b.len) - (a.len < b.len);
}

/* Tests that all operations refuse components that they cannot read. */
static void expect_unread(const vector *v, const uric_uri *uri, const uric_uri *other) {
    char text[OUT_SIZE];
    uric_buffer out = {text, sizeof text, 1};
    uric_error error;
    expect_that(v, uric_normalize(uri, URIC_BY_SCHEME, &out) == URIC_NOT_PARSED && out.len == 0,
                "normalize refuses unreadable components");
    expect_that(v, uric_recompose(uri, &out) == URIC_NOT_PARSED,
                "recompose refuses unreadable components");
    expect_that(v, uric_resolve(uri, other, 0, &out, NULL) == URIC_NOT_PARSED,
                "resolve refuses an unreadable base");
    expect_that(v, uric_resolve(other, uri, 0, &out, NULL) == URIC_NOT_PARSED,
                "resolve refuses an unreadable reference");
    expect_that(v, uric_relativize(uri, other, &out) == URIC_NOT_PARSED,
                "relativize refuses an unreadable base");
    expect_that(v, uric_relativize(other, uri, &out) == URIC_NOT_PARSED,
                "relativize refuses an unreadable target");
    if (!operates_on(uri->rule)) {
        const uric_components *components = uri->rule->components;
        bool composes = components != NULL && components->composes;
        uric_status expected = composes ? URIC_NOT_PARSED : URIC_NO_COMPOSITION;
        expect_that(v, uric_compose(uri, &out, &error) == expected && error.status == expected,
                    "compose refuses unreadable components");
    }
}

/* Unreadable components are compared by their texts; a refused text is empty. */
static void expect_order_of_texts(const vector *v, const uric_uri *a, const uric_uri *b) {
    for (unsigned i = 0; i < LEVELS; i++) {
        int order = uric_compare(a, b, levels[i]);
        expect_that(v, sign(order) == compare_text(a->text, b->text),
                    "unreadable components are compared by their texts");
        expect_that(v, order != 0 || uric_hash(a, levels[i], 5) == uric_hash(b, levels[i], 5),
                    "equal texts have the same hash");
    }
}

static void expect_normal_laws(const vector *v, const uric_uri *uri, const uric_uri *other) {
    for (unsigned i = 0; i < LEVELS; i++) {
        expect(v, broken_normal_law(uri, levels[i]));
        expect(v, broken_order_law(uri, other, levels[i]));
    }
}

static void expect_resolution_laws(const vector *v, const uric_grammar *grammar) {
    static const char base_text[] = "http://a/b/c/d;p?q";
    uric_uri base, uri;
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    if (resolver == NULL || uric_parse(&uri, resolver, v->text, v->len, NULL) != URIC_OK ||
        uric_parse(&base, resolver, base_text, sizeof base_text - 1, NULL) != URIC_OK)
        return;
    expect(v, broken_resolution_law(&base, &uri));
    expect(v, broken_resolution_law(&uri, &base));
}

/* Adds the results of all operations on a text and on a pair of texts. */
static void add_results(const uric_uri *uri, const uric_uri *other) {
    char text[OUT_SIZE];
    uric_buffer out = {text, sizeof text, 0};
    uint8_t address[16];
    uint16_t port = 0;
    size_t len = 0;
    add_result(uric_normalize(uri, URIC_BY_SYNTAX, &out), &out);
    add_result(uric_normalize(uri, URIC_BY_SCHEME, &out), &out);
    add_result(uric_recompose(uri, &out), &out);
    add_result(uric_resolve(other, uri, 0, &out, NULL), &out);
    add_result(uric_resolve(uri, other, URIC_NON_STRICT, &out, NULL), &out);
    add_result(uric_relativize(other, uri, &out), &out);
    add_result(uric_compose(uri, &out, NULL), &out);
    add((uint64_t)sign(uric_compare(uri, other, URIC_BY_SCHEME)));
    add(uric_port(uri, &port));
    add(port);
    add(uric_host_address(uri, address, &len));
    for (size_t i = 0; i < len; i++)
        add(address[i]);
}

/* The previous texts of a file: each text is paired with the one before it. */
typedef struct neighbours {
    const uric_grammar *grammar;
    uric_uri read, unread; /* the last of each kind; `rule` is null before the first */
} neighbours;

static void try_text(neighbours *n, const vector *v, const uric_uri *uri) {
    bool read = operates_on(uri->rule) && uri->text.at != NULL;
    uric_uri *before = read ? &n->read : &n->unread;
    const uric_uri *other = before->rule != NULL ? before : uri;
    if (read) {
        expect_normal_laws(v, uri, other);
        add_results(uri, other);
    } else {
        expect_unread(v, uri, n->read.rule != NULL ? &n->read : other);
        expect_order_of_texts(v, uri, other);
    }
    expect(v, broken_edge_law(n->grammar, uri->rule, v->text, v->len));
    expect(v, broken_edge_pair_law(uri, other));
    *before = *uri;
}

static void try_vector(neighbours *n, const vector *v) {
    const uric_rule *rule = uric_grammar_rule(n->grammar, v->rule, strlen(v->rule));
    const uric_rule *parser = uric_grammar_parser(n->grammar, v->rule, strlen(v->rule));
    uric_uri uri;
    if (rule == NULL)
        return;
    expect(v, broken_scan_law(n->grammar, v->rule, v->text, v->len, v->line + 1));
    uric_parse(&uri, rule, v->text, v->len, NULL);
    try_text(n, v, &uri);
    if (parser == NULL)
        return;
    uric_parse(&uri, parser, v->text, v->len, NULL);
    try_text(n, v, &uri);
    if (operates_on(parser))
        expect_resolution_laws(v, n->grammar);
}

/* Returns the grammar of a vector file, whose folder has its name. */
static const uric_grammar *grammar_of(const char *file) {
#define GRAMMAR(grammar) &uric_##grammar,
    static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR) NULL};
#undef GRAMMAR
    char folder[64];
    for (size_t i = 0; grammars[i] != NULL; i++) {
        snprintf(folder, sizeof folder, "/%s/", uric_grammar_name(grammars[i]));
        if (strstr(file, folder) != NULL)
            return grammars[i];
    }
    return NULL;
}

int main(int argc, char **argv) {
    size_t tried = 0;
    for (int i = 1; i < argc; i++) {
        neighbours n = {.grammar = grammar_of(argv[i])};
        vectors all = {NULL, NULL, 0};
        if (n.grammar == NULL)
            continue;
        read_vectors(&all, argv[i]);
        for (size_t k = 0; k < all.count; k++)
            try_vector(&n, &all.at[k]);
        tried += all.count;
        free_vectors(&all);
    }
    failures += broken_long_operations();
    printf("%zu vectors, %u failures\n", tried, failures);
    printf("digest %016llx\n", (unsigned long long)digest);
    return failures > 0 || tried == 0;
}
