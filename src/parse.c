/* From registers to components: the parse. */
#include "scan.h"
#include "text.h"

static inline void clear(uric_uri *uri, const uric_rule *rule, const uric_rule *chosen) {
    uri->rule = rule;
    uri->chosen = chosen;
    uri->text = uric_span_of(NULL, 0);
    uri->host_kind = URIC_HOST_NONE;
    unsigned parts = chosen->components != NULL ? chosen->components->parts : 0;
    for (unsigned i = 0; i < URIC_PART; i++)
        *uric_component_at(uri, i) = uric_span_of(NULL, 0);
    for (unsigned i = 0; i < parts; i++)
        uri->part[i] = uric_span_of(NULL, 0);
}

#if URIC_KINDS

/* The first kind that holds. What a part of the host is, its register shows. */
static uric_host_kind host_kind(const uric_components *components, const uric_size *registers,
                                uric_span host) {
    const uric_host_kinds *told = components->host;
    unsigned char first = host.len > 0 ? (unsigned char)host.at[0] : 0;
    for (unsigned i = uric_in_set(told->first, first) ? 0 : told->kinds - 1u; i < told->kinds;
         i++) {
        const uric_kind *kind = &told->kind[i];
        if (kind->shown_by != 0 && registers[kind->shown_by - 1u] == 0)
            continue;
        if (kind->rule == NULL || uric_derives(kind->rule, host.at, host.len))
            return (uric_host_kind)kind->kind;
    }
    return URIC_HOST_NONE;
}

#endif

/* Where a component begins and ends; false if it is absent. */
static inline bool find_place(const uric_capture *c, const uric_size *registers,
                              uric_size place[2]) {
    if (!uric_is_tracked(c->end) || registers[c->end] == 0)
        return false;
    if (c->begin != URIC_NO_REGISTER && !uric_is_tracked(c->begin))
        return false;
    place[0] = c->begin != URIC_NO_REGISTER ? registers[c->begin] : 0;
    place[1] = (uric_size)(registers[c->end] - 1);
    return true;
}

void uric_scan_split(const uric_scan *scan, const char *text, uric_uri *uri) {
    const uric_rule *chosen = uric_parser(scan);
    const uric_components *components = chosen->components;
    clear(uri, scan->rule, chosen);
    uri->text = uric_span_of(text != NULL ? text : "", scan->length); /* empty is not absent */
    if (components == NULL)
        return;
    const uric_capture *c = components->capture;
    for (unsigned i = 0; i < components->captures; i++, c++) {
        uric_size place[2];
        if (find_place(c, scan->registers, place))
            *uric_component_at(uri, c->component) =
                uric_span_of(uri->text.at + place[0], (size_t)(place[1] - place[0]));
    }
#if URIC_KINDS
    if (uri->host.at != NULL && components->host != NULL && components->registers <= URIC_REGISTERS)
        uri->host_kind = host_kind(components, scan->registers, uri->host);
#endif
}

bool uric_scan_place(const uric_scan *scan, unsigned component, uric_size place[2]) {
    const uric_components *components = uric_parser(scan)->components;
    for (unsigned i = 0; i < components->captures; i++)
        if (components->capture[i].component == component)
            return find_place(&components->capture[i], scan->registers, place);
    return false;
}

bool uric_scan_finds(const uric_scan *scan, unsigned component, uric_span span, size_t begin) {
    uric_size place[2];
    if (!uric_scan_place(scan, component, place))
        return uric_is_absent(span);
    return !uric_is_absent(span) && place[0] == begin && place[1] - begin == span.len;
}

uric_status uric_parse(uric_uri *uri, const uric_rule *rule, const char *text, size_t len,
                       uric_error *error) {
    uric_scan scan;
    uric_status status = uric_scan_whole(&scan, rule, text, len, error);
    if (status == URIC_OK)
        uric_scan_split(&scan, text, uri);
    else
        clear(uri, rule, rule);
    return status;
}
