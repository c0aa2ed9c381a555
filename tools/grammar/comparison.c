#include "comparison.h"

#include <string.h>

char *quoted(const char *text, size_t len) {
    char *out = copy_text("\"", 1);
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        out = c < 0x20 || c > 0x7E ? format_text("%s\\x%02X", out, c) : format_text("%s%c", out, c);
    }
    return format_text("%s\"", out);
}

const char *name_of_component(const profile *p, unsigned component) {
    for (unsigned i = 0; component >= URIC_PART && i < p->capture_count; i++)
        if (p->captures[i].component == component)
            return p->captures[i].name;
    return component_name(component);
}

/* What a parse reports as a component of the profile; a part that its rule never has is absent. */
static const uric_span *component_span(const profile *p, const uric_uri *uri, unsigned component) {
    static const uric_span absent;
    const uric_span *standard[URIC_PART] = {&uri->scheme, &uri->authority, &uri->userinfo,
                                            &uri->host,   &uri->port,      &uri->path,
                                            &uri->query,  &uri->fragment};
    if (component < URIC_PART)
        return standard[component];
    const char *name, *wanted = name_of_component(p, component);
    for (size_t i = 0; (name = uric_part_name(uri->chosen, i)) != NULL; i++)
        if (strcmp(name, wanted) == 0)
            return &uri->part[i];
    return &absent;
}

/* A span of the text that it is said to be of; wrong tables may lead anywhere. */
static const char *span_text(const char *text, size_t len, const uric_span *span) {
    if (span->at == NULL)
        return "none";
    size_t begin = (size_t)((uintptr_t)span->at - (uintptr_t)text);
    if (begin > len || span->len > len - begin)
        return "outside of the text";
    return format_text("%s at %zu", quoted(span->at, span->len), begin);
}

static const char *kind_text(unsigned host_kind) {
    const char *name = uric_host_kind_name((uric_host_kind)host_kind);
    return name != NULL ? name : "none";
}

/* The spans of captures, by the component that they are reported as; a hidden one has none. */
static const uric_span *span_of(const profile *p, const uric_span spans[COMPONENTS],
                                unsigned which) {
    unsigned component = p->captures[which].component;
    return component < COMPONENTS && spans[component].at != NULL ? &spans[component] : NULL;
}

/* Adds what is no rule's: joins, and the rest where the profile has no rule for it. */
static void complete_spans(const profile *p, const char *text, size_t len,
                           uric_span spans[COMPONENTS]) {
    for (unsigned i = 0; i < p->join_count; i++) {
        const uric_span *first = span_of(p, spans, p->joins[i].first);
        const uric_span *last = span_of(p, spans, p->joins[i].last);
        if (first != NULL && last == NULL)
            last = first;
        if (first != NULL)
            spans[p->joins[i].component] =
                (uric_span){first->at, (size_t)(last->at + last->len - first->at)};
    }
    if (p->rest == URIC_NOWHERE || p->marked_count < p->capture_count)
        return;
    const char *begin = text, *end = text + len;
    for (unsigned i = 0; i < p->behind_count; i++) {
        const uric_span *other = &spans[p->behind[i].component];
        if (other->at != NULL)
            begin = other->at + other->len + p->behind[i].delimiter;
    }
    for (unsigned i = 0; i < p->before_count; i++) {
        const uric_span *other = &spans[p->before[i].component];
        if (other->at != NULL)
            end = other->at - p->before[i].delimiter;
    }
    spans[p->rest] = (uric_span){begin, (size_t)(end - begin)};
}

bool same_components(const profile *p, const rule *r, const char *text, size_t len,
                     const uric_uri *got, const uric_span read[COMPONENTS], unsigned host_kind) {
    source at = {.file = p->path};
    uric_span expected[COMPONENTS];
    memcpy(expected, read, sizeof expected);
    complete_spans(p, text, len, expected);
    for (unsigned i = 0; i < COMPONENTS; i++) {
        const uric_span *mine = component_span(p, got, i);
        if (mine->at == expected[i].at && mine->len == expected[i].len)
            continue;
        if (i == p->rest && expected[i].at == NULL && mine->len == 0)
            continue; /* what the grammar leaves out may be reported as empty */
        error_at(at, "rule %s: %s: %s is %s by the tables, %s by the grammar", r->name,
                 quoted(text, len), name_of_component(p, i), span_text(text, len, mine),
                 span_text(text, len, &expected[i]));
        return false;
    }
    if ((unsigned)got->host_kind == host_kind)
        return true;
    error_at(at, "rule %s: %s: the kind of host is %s by the tables, %s by the grammar", r->name,
             quoted(text, len), kind_text((unsigned)got->host_kind), kind_text(host_kind));
    return false;
}
