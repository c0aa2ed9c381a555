/* Every vector of the configuration's grammars through the amalgamation, whole and byte by byte.
 * Features that the configuration leaves out are not expected. Prints a digest: which bytes and
 * which components are possible at each offset of each text. Configurations with the same features
 * print the same digest. */
#include <stdio.h>
#include <string.h>

#include "uric.h"
#include "vectors.h"

static unsigned failures, composed;

static void fail_vector(const vector *v, const char *what) {
    fprintf(stderr, "%s:%u: %s: %s\n", v->file, v->line, v->rule, what);
    failures++;
}

/* A vector's grammar has the name of its folder. */
static void read_folder(const char *file, char name[64]) {
    const char *end = strrchr(file, '/'), *begin = end;
    while (begin > file && begin[-1] != '/')
        begin--;
    memset(name, 0, 64);
    if (end != NULL && end - begin < 64)
        memcpy(name, begin, (size_t)(end - begin));
}

/* Tests that the refused byte is not among the expected bytes and terms. */
static void expect_expected(const vector *v, const uric_error *error) {
#if URIC_ERROR_DETAIL
    char quoted[] = {'"', (char)error->byte, '"', '\0'};
    const char *term;
    if (error->byte < 0)
        return;
    if (uric_error_expects(error, (unsigned char)error->byte))
        fail_vector(v, "the refused byte is among the expected bytes");
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++)
        if (strcmp(term, quoted) == 0)
            fail_vector(v, "the refused byte is among the expected terms");
#else
    (void)v;
    (void)error;
#endif
}

static void expect_verdict(const vector *v, uric_status status, const uric_error *error) {
    int byte = v->status == URIC_REFUSED ? (unsigned char)v->text[v->offset] : -1;
    if (status != v->status || error->status != status)
        fail_vector(v, uric_status_name(status));
    else if (status != URIC_OK && (error->offset != v->offset || error->byte != byte))
        fail_vector(v, "the error has another offset or byte");
    else if (status == URIC_REFUSED)
        expect_expected(v, error);
#if URIC_ERROR_DETAIL && URIC_REGISTERS == 32
    if (v->in != NULL && (error->component == NULL || strcmp(error->component, v->in) != 0))
        fail_vector(v, "the error is in another component");
#endif
}

static void expect_component(const vector *v, const char *name, uric_span value) {
    const field *expected = find_field(v, name);
    if (URIC_REGISTERS < 32 && value.at == NULL)
        return;
    bool same = expected == NULL ? value.at == NULL
                                 : value.at != NULL && value.len == expected->len &&
                                       memcmp(value.at, expected->value, value.len) == 0;
    if (!same)
        fail_vector(v, name);
}

static void expect_components(const vector *v, const uric_uri *uri) {
    const char *name, *kind = uric_host_kind_name(uri->host_kind);
    const field *expected = find_field(v, "host_kind");
    for (unsigned i = 0; (name = uric_component_name(uri->rule, i)) != NULL; i++)
        expect_component(v, name, uric_component_of(uri, i));
    if (kind == NULL && URIC_KINDS && URIC_REGISTERS == 32 && expected != NULL)
        fail_vector(v, "the kind of the host is not reported");
    if (kind != NULL && (expected == NULL || strcmp(kind, expected->value) != 0))
        fail_vector(v, "the host is of another kind");
}

static bool same_span(uric_span a, uric_span b) {
    return a.at == b.at && a.len == b.len;
}

/* Byte by byte, a scan must give the verdict of the vector and the components of uric_parse. */
static void feed_bytes(const vector *v, const uric_rule *rule, const uric_uri *whole) {
    uric_scan scan;
    uric_error error;
    uric_uri uri;
    uric_scan_begin(&scan, rule);
    for (size_t i = 0; i < v->len; i++)
        uric_scan_feed(&scan, v->text + i, 1);
    expect_verdict(v, uric_scan_end(&scan, &error), &error);
    if (v->status != URIC_OK)
        return;
    uric_scan_split(&scan, v->text, &uri);
    if (!same_span(uri.scheme, whole->scheme) || !same_span(uri.host, whole->host) ||
        !same_span(uri.path, whole->path) || !same_span(uri.query, whole->query) ||
        uri.host_kind != whole->host_kind)
        fail_vector(v, "in pieces, the components differ");
}

/* The components that were parsed make up the text. */
static void expect_composed(const vector *v, const uric_uri *uri) {
    static char text[4096];
    uric_buffer out = {text, sizeof text, 0};
    uric_error error;
    uric_status status = uric_compose(uri, &out, &error);
    if (error.status != status)
        fail_vector(v, "composition: the error has another status");
    bool leaves_out = !URIC_OPERATIONS || URIC_REGISTERS < 32;
    if (status == URIC_NO_COMPOSITION || (status == URIC_NOT_PARSED && leaves_out))
        return;
    if (status != URIC_OK || out.len != v->len || memcmp(text, v->text, v->len) != 0)
        fail_vector(v, "composition gives another text");
    composed++;
}

static uint64_t digest;

static void add(size_t value) {
    digest = (digest ^ value) * UINT64_C(1099511628211);
}

static void add_span(const char *text, uric_span span) {
    add(span.at == NULL ? SIZE_MAX : (size_t)(span.at - text));
    add(span.len);
}

/* Adds the verdict and the components if the text ended here. */
static void add_end(const uric_scan *scan, const char *text) {
    uric_scan last = *scan;
    uric_uri uri;
    uric_status status = uric_scan_end(&last, NULL);
    add(status);
    if (status != URIC_OK)
        return;
    uric_scan_split(&last, text, &uri);
    for (unsigned i = 0; uric_component_name(uri.chosen, i) != NULL; i++)
        add_span(text, uric_component_of(&uri, i));
    add(uri.host_kind);
}

/* Adds, for each prefix of the text, which bytes can follow, and whether the prefix is valid. */
static void add_prefixes(const vector *v, const uric_rule *rule) {
    uric_scan scan;
    uric_scan_begin(&scan, rule);
    for (size_t i = 0;; i++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            uric_scan next = scan;
            add(uric_scan_feed(&next, &(char){(char)byte}, 1));
        }
        add_end(&scan, v->text);
        if (i == v->len || uric_scan_feed(&scan, v->text + i, 1) != URIC_OK)
            return;
    }
}

static void try_rule(const vector *v, const uric_rule *rule) {
    uric_error error;
    uric_uri uri;
    expect_verdict(v, uric_check(rule, v->text, v->len, &error), &error);
    expect_verdict(v, uric_parse(&uri, rule, v->text, v->len, &error), &error);
    if (v->field_count > 0)
        expect_components(v, &uri);
    if (v->status == URIC_OK)
        expect_composed(v, &uri);
    feed_bytes(v, rule, &uri);
    add_prefixes(v, rule);
}

static void try_verdict_rule(const vector *v, const uric_rule *rule) {
    uric_error error;
    vector verdict = *v;
    verdict.in = NULL;
    expect_verdict(&verdict, uric_check(rule, v->text, v->len, &error), &error);
    add_prefixes(v, rule);
}

#if URIC_SPANS_16 && URIC_GRAMMAR_RFC3986

/* The longest text that can be counted, and one byte more. */
static void try_too_long(const uric_rule *rule) {
    static char text[UINT16_MAX];
    uric_error error;
    uric_uri uri;
    vector v = {
        .file = __FILE__, .line = __LINE__, .rule = (char *)(uintptr_t)uric_rule_name(rule)};
    memset(text, 'a', sizeof text);
    if (uric_parse(&uri, rule, text, sizeof text, &error) != URIC_TOO_LONG ||
        uric_parse(&uri, rule, text, sizeof text - 1, &error) != URIC_OK)
        fail_vector(&v, "the longest text");
    if (URIC_REGISTERS == 32 && uri.path.len != UINT16_MAX - 1)
        fail_vector(&v, "the longest path");
}

#endif

#if URIC_GRAMMAR_RFC3986 && URIC_OPERATIONS && URIC_REGISTERS >= 14

static void try_compose(const char *path, const char *query, uric_status status, uric_size offset) {
    char text[32];
    uric_buffer out = {text, sizeof text, 0};
    uric_error error;
    uric_uri uri;
    vector v = {.file = __FILE__, .line = __LINE__, .rule = (char *)(uintptr_t)path};
    memset(&uri, 0, sizeof uri);
    uri.rule = &uric_rfc3986_URI_reference;
    uri.host.at = "h";
    uri.host.len = 1;
    uri.path.at = path;
    uri.path.len = (uric_size)strlen(path);
    uri.query.at = query;
    uri.query.len = (uric_size)strlen(query);
    if (uric_compose(&uri, &out, &error) != status || error.status != status ||
        (status != URIC_OK && (error.offset != offset || out.len != 0)))
        fail_vector(&v, "composition has another result");
}

static void try_compositions(void) {
    try_compose("/p", "q", URIC_OK, 0);
    try_compose("p", "q", URIC_PATH_NEEDS_SLASH, 0);
    try_compose("/p", "q q", URIC_REFUSED, 1);
    try_compose("/p", "%4", URIC_ENDED, 2);
    try_compose("/p#", "q", URIC_MISREAD, 2);
    if (composed == 0)
        try_compose("nothing was composed", "", URIC_OK, 0);
}

#else

static void try_compositions(void) {
}

#endif

static bool try_vector(const vector *v, const uric_grammar *grammar) {
    size_t len = strlen(v->rule);
    const uric_rule *rule = uric_grammar_rule(grammar, v->rule, len);
    const uric_rule *parser = uric_grammar_parser(grammar, v->rule, len);
    if (rule != NULL)
        try_verdict_rule(v, rule);
    if (parser != NULL)
        try_rule(v, parser);
    return rule != NULL || parser != NULL;
}

int main(int argc, char **argv) {
    unsigned tried = 0;
    for (int i = 1; i < argc; i++) {
        char folder[64];
        vectors all = {NULL, NULL, 0};
        read_folder(argv[i], folder);
        const uric_grammar *grammar = grammar_named(folder);
        read_vectors(&all, argv[i]);
        for (size_t n = 0; grammar != NULL && n < all.count; n++)
            tried += try_vector(&all.at[n], grammar);
        free_vectors(&all);
    }
#if URIC_SPANS_16 && URIC_GRAMMAR_RFC3986
    try_too_long(&uric_rfc3986_URI_reference);
#endif
    try_compositions();
    printf("%u vectors, %u failures; a scan is %zu bytes\n", tried, failures, sizeof(uric_scan));
    printf("digest %016llx\n", (unsigned long long)digest);
    return failures > 0 || tried == 0;
}
