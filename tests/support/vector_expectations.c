#include "vector_expectations.h"

#include <string.h>

#include "message.h"
#include "scan_laws.h"

const uric_rule *verdict_rule(const uric_grammar *grammar, const vector *v) {
    return uric_grammar_rule(grammar, v->rule, strlen(v->rule));
}

const uric_rule *parser_rule(const uric_grammar *grammar, const vector *v) {
    return uric_grammar_parser(grammar, v->rule, strlen(v->rule));
}

/* Adds for example "URIC_REFUSED at 3 (94)": status, offset and byte. */
static void add_verdict(message *m, uric_status status, size_t offset, int byte) {
    add_text(m, uric_status_name(status));
    add_text(m, " at ");
    add_number(m, offset);
    if (byte >= 0) {
        add_text(m, " (");
        add_number(m, (unsigned)byte);
        add_text(m, ")");
    }
}

void expect_verdict(const vector *v, uric_status status, const uric_error *error) {
    int byte = v->status == URIC_REFUSED ? (unsigned char)v->text[v->offset] : -1;
    uric_error e = status == URIC_OK ? (uric_error){.byte = -1} : *error;
    if (status == v->status && error->status == status && e.offset == v->offset && e.byte == byte)
        return;
    message said = {.len = 0};
    add_text(&said, "expected ");
    add_verdict(&said, v->status, v->offset, byte);
    add_text(&said, ", got ");
    add_verdict(&said, status, e.offset, e.byte);
    fail_vector(v, said.text);
}

void try_check(const vector *v, const uric_rule *rule) {
    uric_error error;
    uric_status status = uric_check(rule, v->text, v->len, &error);
    expect_verdict(v, status, &error);
    if (uric_check(rule, v->text, v->len, NULL) != status)
        fail_vector(v, "the verdict depends on the error record");
    for (size_t i = 0; status == URIC_OK && i < v->len; i++)
        if (uric_rule_excludes(rule, (unsigned char)v->text[i]))
            fail_vector(v, "uric_rule_excludes excludes a byte of a valid text");
}

static void expect_component(const vector *v, const char *name, uric_span value) {
    const field *expected = find_field(v, name);
    if (expected == NULL && value.at == NULL)
        return;
    if (expected != NULL && value.at != NULL && expected->len == value.len &&
        memcmp(expected->value, value.at, value.len) == 0)
        return;
    message said = {.len = 0};
    add_text(&said, name);
    add_text(&said, value.at == NULL ? " is absent" : " is =");
    add_bytes(&said, value.at, value.len);
    fail_vector(v, said.text);
}

/* A vector names a list once for each item. Returns the number of items that the vector names. */
static unsigned expect_items(const vector *v, const uric_uri *uri, unsigned component,
                             const char *name) {
    uric_span rest = uric_component_of(uri, component), item;
    bool same = true;
    unsigned items = 0;
    for (unsigned i = 0; i < v->field_count; i++) {
        const field *expected = &v->fields[i];
        if (strcmp(expected->name, name) != 0)
            continue;
        items++;
        same = same && uric_next_item(uri, component, &rest, &item) && item.len == expected->len &&
               memcmp(item.at, expected->value, item.len) == 0;
    }
    if (!same || uric_next_item(uri, component, &rest, &item))
        fail_vector(v, name);
    return items;
}

static void expect_components(const vector *v, const uric_uri *uri) {
    const char *name, *kind = uric_host_kind_name(uri->host_kind);
    unsigned named = find_field(v, "host_kind") != NULL;
    expect_component(v, "host_kind",
                     (uric_span){kind, (uric_size)(kind != NULL ? strlen(kind) : 0)});
    for (unsigned i = 0; (name = uric_component_name(uri->chosen, i)) != NULL; i++) {
        if (uric_is_list(uri->chosen, i))
            named += expect_items(v, uri, i, name);
        else {
            expect_component(v, name, uric_component_of(uri, i));
            named += find_field(v, name) != NULL;
        }
    }
    if (named != v->field_count)
        fail_vector(v, "the vector names a component that the grammar does not have");
}

#if URIC_ERROR_DETAIL

static void expect_in(const vector *v, const uric_error *error) {
    if (v->in != NULL && (error->component == NULL || strcmp(error->component, v->in) != 0))
        fail_vector(v, error->component != NULL ? error->component : "no component");
}

static bool same_state(const uric_error *a, const uric_error *b) {
    return a->component == b->component && a->machine == b->machine && a->state == b->state;
}

#else

static void expect_in(const vector *v, const uric_error *error) {
    (void)v;
    (void)error;
}

static bool same_state(const uric_error *a, const uric_error *b) {
    return a->offset == b->offset;
}

#endif

void try_parse(const vector *v, const uric_rule *rule) {
    uric_error error;
    uric_uri uri;
    if (rule == NULL) {
        if (v->field_count > 0 || v->in != NULL)
            fail_vector(v, "no components are reported for this rule");
        return;
    }
    expect_verdict(v, uric_parse(&uri, rule, v->text, v->len, &error), &error);
    if (v->field_count > 0)
        expect_components(v, &uri);
    expect_in(v, &error);
}

void try_without_components(const vector *v, const uric_rule *rule) {
    uric_uri uri;
    uric_error error;
    expect_verdict(v, uric_parse(&uri, rule, v->text, v->len, &error), &error);
    bool any = uri.host_kind != URIC_HOST_NONE;
    for (unsigned i = 0; uric_component_name(rule, i) != NULL; i++)
        any = any || uric_component_of(&uri, i).at != NULL;
    size_t most;
    const char *limited;
    if (any && !uric_rule_limit(rule, 0, &limited, &most))
        fail_vector(v, "a rule without components reports a component");
}

void expect_end(const vector *v, const uric_rule *rule, uric_scan *scan) {
    uric_error error, whole_error;
    uric_uri uri, whole;
    expect_verdict(v, uric_scan_end(scan, &error), &error);
    uric_parse(&whole, rule, v->text, v->len, &whole_error);
    if (v->status != URIC_OK) {
        if (!same_state(&error, &whole_error))
            fail_vector(v, "in pieces, the error differs");
        return;
    }
    uric_scan_split(scan, v->text, &uri);
    if (!same_uri(&uri, &whole))
        fail_vector(v, "in pieces, the components differ");
}

void try_bytes(const vector *v, const uric_rule *rule) {
    uric_scan scan;
    uric_scan_begin(&scan, rule);
    for (size_t i = 0; i < v->len; i++) {
        bool fits = v->status != URIC_REFUSED || i < v->offset;
        uric_status status = uric_scan_feed(&scan, v->text + i, 1);
        if (uric_rule_has_code_points(rule) &&
            i >= v->offset) /* a later byte may be refused, too */
            continue;
        if (status != (fits ? URIC_OK : URIC_REFUSED) || scan.length != (fits ? i + 1 : v->offset))
            fail_vector(v, "byte by byte, another byte is refused");
    }
    expect_end(v, rule, &scan);
}
