#include "comparison.h"

char *quoted(const char *text, size_t len) {
    char *out = copy_text("\"", 1);
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        out = c < 0x20 || c > 0x7E ? format_text("%s\\x%02X", out, c) : format_text("%s%c", out, c);
    }
    return format_text("%s\"", out);
}

static const uric_span *component_span(const uric_uri *uri, unsigned component) {
    const uric_span *standard[URIC_PART] = {&uri->scheme, &uri->authority, &uri->userinfo,
                                            &uri->host,   &uri->port,      &uri->path,
                                            &uri->query,  &uri->fragment};
    return component < URIC_PART ? standard[component] : &uri->part[component - URIC_PART];
}

static const char *capture_of_component(const profile *p, unsigned component) {
    for (unsigned i = 0; i < p->capture_count; i++)
        if (p->captures[i].component == component)
            return p->captures[i].name;
    return "?";
}

static const char *span_text(const char *text, const uric_span *span) {
    if (span->at == NULL)
        return "none";
    return format_text("%s at %td", quoted(span->at, span->len), span->at - text);
}

static const char *kind_text(unsigned host_kind) {
    const char *name = uric_host_kind_name((uric_host_kind)host_kind);
    return name != NULL ? name : "none";
}

bool same_components(const profile *p, const rule *r, const char *text, size_t len,
                     const uric_uri *got, const uric_span expected[URIC_COMPONENTS],
                     unsigned host_kind) {
    source at = {.file = p->path};
    for (unsigned i = 0; i < URIC_COMPONENTS; i++) {
        const uric_span *mine = component_span(got, i);
        if (mine->at == expected[i].at && mine->len == expected[i].len)
            continue;
        if (i == p->rest && expected[i].at == NULL && mine->len == 0)
            continue; /* what the grammar leaves out may be reported as empty */
        error_at(at, "rule %s: %s: %s is %s by the tables, %s by the grammar", r->name,
                 quoted(text, len), capture_of_component(p, i), span_text(text, mine),
                 span_text(text, &expected[i]));
        return false;
    }
    if ((unsigned)got->host_kind == host_kind)
        return true;
    error_at(at, "rule %s: %s: the kind of host is %s by the tables, %s by the grammar", r->name,
             quoted(text, len), kind_text((unsigned)got->host_kind), kind_text(host_kind));
    return false;
}
