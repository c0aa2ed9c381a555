/* From marks to components. */
#include "scan.h"

/* A component's place in uric_uri, which keeps them in the order of uric_component. */
static uric_span *component_of(uric_uri *uri, unsigned component) {
    _Static_assert(offsetof(uric_uri, fragment) == URIC_FRAGMENT * sizeof(uric_span), "order");
    _Static_assert(offsetof(uric_uri, part) == URIC_PART * sizeof(uric_span), "order");
    return (uric_span *)(void *)((char *)uri + component * sizeof(uric_span));
}

static void clear(uric_uri *uri) {
    for (unsigned i = 0; i < URIC_COMPONENTS; i++)
        *component_of(uri, i) = (uric_span){NULL, 0};
    uri->host_kind = URIC_HOST_NONE;
}

/* Which captures count: those that began and ended, inside an enclosing one that counts. Bit i for
 * capture i; an enclosing capture stands earlier in the list. */
static unsigned complete_captures(const uric_components *components, const size_t *mark) {
    unsigned complete = 0;
    for (unsigned i = 0; i < components->captures; i++) {
        size_t begin = mark[2 * i], end = mark[2 * i + 1];
        if (end == URIC_UNMARKED || begin > end) /* URIC_UNMARKED is larger than any end */
            continue;
        unsigned within = components->capture[i].within;
        if (within != 0) {
            const size_t *outer = &mark[2 * (within - 1)];
            if (!(complete >> (within - 1) & 1) || begin < outer[0] || end > outer[1])
                continue;
        }
        complete |= 1u << i;
    }
    return complete;
}

static uric_host_kind host_kind(const uric_components *components, unsigned complete,
                                uric_span host) {
    for (unsigned i = 0; i < components->kinds; i++) {
        const uric_kind *kind = &components->kind[i];
        if (kind->capture != 0 && !(complete >> (kind->capture - 1) & 1))
            continue;
        if (kind->rule != NULL && uric_check(kind->rule, host.at, host.len, NULL) != URIC_OK)
            continue;
        return (uric_host_kind)kind->kind;
    }
    return URIC_HOST_NONE;
}

void uric_scan_split(const uric_scan *scan, const char *text, uric_uri *uri) {
    const uric_components *components = scan->rule->components;
    clear(uri);
    uri->rule = scan->rule;
    if (components == NULL)
        return;
    unsigned complete = complete_captures(components, scan->mark);
    for (unsigned i = 0; i < components->captures; i++) {
        unsigned component = components->capture[i].component;
        size_t begin = scan->mark[2 * i];
        if ((complete >> i & 1) && component != URIC_NOWHERE)
            *component_of(uri, component) =
                (uric_span){begin > 0 ? text + begin : text, scan->mark[2 * i + 1] - begin};
    }
    if (uri->host.at != NULL)
        uri->host_kind = host_kind(components, complete, uri->host);
}

const char *uric_part_name(const uric_rule *rule, size_t index) {
    const uric_components *components = rule->components;
    return components != NULL && index < components->parts ? components->part_names[index] : NULL;
}
