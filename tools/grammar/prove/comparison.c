#include "prove/comparison.h"

#include <string.h>

#include "prove/backtrack.h"
#include "span_lines.h"

char *quoted(const char *text, size_t len) {
    char *out = copy_text("\"", 1);
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        out = c < 0x20 || c > 0x7E ? format_text("%s\\x%02X", out, c) : format_text("%s%c", out, c);
    }
    return format_text("%s\"", out);
}

/* What a parse reports as a component, given by the profile's number; absent if its rule never has
 * the component. */
static uric_span component_span(const profile *p, const uric_uri *uri, unsigned number) {
    const char *name = component_name(p, number);
    return uric_component_of(uri, uric_component_named(uri->chosen, name, strlen(name)));
}

const char *span_text(const char *text, size_t len, const uric_span *span) {
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

/* A component by the tables or by the grammar; by wrong tables, a span may lie outside of the text.
 */
static marked_span marked(const char *by, const char *name, const char *text, size_t len,
                          const uric_span *span) {
    marked_span m = {NULL, NOWHERE, NOWHERE};
    size_t begin = (size_t)((uintptr_t)span->at - (uintptr_t)text);
    if (span->at == NULL)
        m.label = format_text("%s: no %s", by, name);
    else if (begin > len || span->len > len - begin)
        m.label = format_text("%s: %s outside of the text", by, name);
    else
        m = (marked_span){format_text("%s: %s", by, name), begin, begin + span->len};
    return m;
}

static void report_spans(const profile *p, const rule *r, const char *what, const char *lines,
                         const char *cause) {
    error_at(
        (source){.file = p->path},
        "rule %s: %s by the tables are not those of the grammar's first reading:%s\n    if the "
        "tables are of an older grammar or profile, build them again; if not, %s",
        r->name, what, lines, cause);
}

bool same_components(const profile *p, const rule *r, const char *text, size_t len,
                     const uric_uri *got, const uric_span read[COMPONENTS], unsigned host_kind) {
    marked_span spans[2 * COMPONENTS];
    unsigned count = 0;
    for (unsigned i = 0; i < COMPONENTS; i++) {
        uric_span mine = component_span(p, got, i);
        if (component_index(p, i) < 0 || (mine.at == read[i].at && mine.len == read[i].len))
            continue;
        spans[count++] = marked("tables", component_name(p, i), text, len, &mine);
        spans[count++] = marked("grammar", component_name(p, i), text, len, &read[i]);
    }
    if (count > 0)
        report_spans(p, r, "the components", span_lines(text, len, spans, count),
                     "the tool is wrong");
    else if ((unsigned)got->host_kind != host_kind)
        error_at((source){.file = p->path},
                 "rule %s: %s: the kind of host is %s by the tables, %s by the grammar", r->name,
                 quoted(text, len), kind_text((unsigned)got->host_kind), kind_text(host_kind));
    return count == 0 && (unsigned)got->host_kind == host_kind;
}

bool same_items(const profile *p, const rule *r, const char *text, size_t len,
                const uric_uri *got) {
    for (unsigned i = 0; i < p->component_count; i++) {
        const char *name = p->components[i].name;
        unsigned component = uric_component_named(got->chosen, name, strlen(name)), index = 0;
        uric_span rest = uric_component_of(got, component), mine, read;
        for (bool more = p->components[i].is_list; more; index++) {
            more = uric_next_item(got, component, &rest, &mine);
            mine = more ? mine : (uric_span){NULL, 0};
            read = item_of_reading(i, index);
            if (mine.at == read.at && mine.len == read.len)
                continue;
            marked_span spans[] = {marked("tables", name, text, len, &mine),
                                   marked("grammar", name, text, len, &read)};
            report_spans(p, r, format_text("the items of %s (here number %u)", name, index + 1),
                         span_lines(text, len, spans, 2), "and " DECLARE_LISTS);
            return false;
        }
    }
    return true;
}
