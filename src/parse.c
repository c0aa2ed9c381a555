/* From marks to components: the parse. */
#include "scan.h"
#include "text.h"

static inline void clear(uric_uri *uri, const uric_rule *rule, const uric_rule *chosen) {
    uri->rule = rule;
    uri->chosen = chosen;
    uri->text = uric_span_of(NULL, 0);
    uri->host_kind = URIC_HOST_NONE;
    unsigned parts = chosen->components != NULL ? chosen->components->parts : 0;
    for (unsigned i = 0; i < URIC_PART; i++)
        *uric_component_of(uri, i) = uric_span_of(NULL, 0);
    for (unsigned i = 0; i < parts; i++)
        uri->part[i] = uric_span_of(NULL, 0);
}

/* Has a capture begun and ended? One that began again has its old end before its beginning. */
static inline bool complete(const uric_size *mark, unsigned capture) {
    return uric_is_tracked(capture) && mark[2 * capture] < (uric_size)(mark[2 * capture + 1] + 1);
}

/* Is a capture complete, and do the conditions hold that it puts on others? An automaton follows
 * all readings of a text at once, and these tell which of them came to the end, and comes first.
 * `counted`: which of those reported before it count, bit i for capture i. */
static inline bool counts(const uric_capture *c, const uric_size *mark, unsigned capture,
                          unsigned counted) {
    if (!complete(mark, capture))
        return false;
    if (!c->conditions)
        return true;
    if (!uric_is_tracked(c->ahead_of - 1u) || !uric_is_tracked(c->unless - 1u))
        return false;
    if (c->ahead_of != 0 && mark[2 * (c->ahead_of - 1)] <= mark[2 * capture + 1])
        return false;
    if (c->unless != 0 && complete(mark, c->unless - 1u))
        return false;
    if (c->within == 0)
        return true;
    unsigned outer = c->within - 1u;
    return (counted >> outer & 1) && mark[2 * capture] >= mark[2 * outer] &&
           mark[2 * capture + 1] <= mark[2 * outer + 1];
}

#if URIC_KINDS

/* The first kind that holds. What only a called machine sees is told by its marks. */
static uric_host_kind host_kind(const uric_components *components, const uric_size *mark,
                                unsigned counted, uric_span host) {
    const uric_host_kinds *told = components->host;
    unsigned char first = host.len > 0 ? (unsigned char)host.at[0] : 0;
    for (unsigned i = uric_in_set(told->first, first) ? 0 : told->kinds - 1u; i < told->kinds;
         i++) {
        const uric_kind *kind = &told->kind[i];
        if (kind->capture != 0 &&
            !counts(&components->capture[kind->capture - 1u], mark, kind->capture - 1u, counted))
            continue;
        if (kind->rule == NULL || uric_derives(kind->rule, host.at, host.len))
            return (uric_host_kind)kind->kind;
    }
    return URIC_HOST_NONE;
}

#endif

/* A component that goes from one offset to another. */
static inline void set_component(uric_uri *uri, unsigned component, uric_size begin,
                                 uric_size end) {
    *uric_component_of(uri, component) = uric_span_of(uri->text.at + begin, (size_t)(end - begin));
}

static inline void set_join(const uric_join *join, const uric_size *mark, unsigned counted,
                            uric_uri *uri) {
    if (!(counted >> join->first & 1) || !uric_is_tracked(join->last))
        return;
    unsigned last = counted >> join->last & 1 ? join->last : join->first;
    set_component(uri, join->component, mark[2 * join->first], mark[2 * last + 1]);
}

/* Most paths need no marks: they are what the other components leave. */
static inline void set_rest(const uric_components *components, uric_uri *uri) {
    const char *begin = uri->text.at, *end = begin + uri->text.len;
    for (unsigned i = 0; i < components->behinds; i++) {
        const uric_span *other = uric_component_of(uri, components->behind[i].component);
        if (other->at != NULL)
            begin = other->at + other->len + components->behind[i].delimiter;
    }
    for (unsigned i = 0; i < components->befores; i++) {
        const uric_span *other = uric_component_of(uri, components->before[i].component);
        if (other->at != NULL)
            end = other->at - components->before[i].delimiter;
    }
    *uric_component_of(uri, components->rest) = uric_span_of(begin, (size_t)(end - begin));
}

void uric_scan_split(const uric_scan *scan, const char *text, uric_uri *uri) {
    const uric_rule *chosen = uric_parser(scan);
    const uric_components *components = chosen->components;
    const uric_size *mark = scan->mark;
    clear(uri, scan->rule, chosen);
    uri->text = uric_span_of(text, scan->length);
    if (components == NULL)
        return;
    unsigned counted = 0;
    const uric_capture *c = components->capture;
    for (unsigned i = 0; i < components->reported; i++, c++) {
        if (!counts(c, mark, i, counted))
            continue;
        counted |= 1u << i;
        if (c->component != URIC_NOWHERE)
            set_component(uri, c->component, mark[2 * i], mark[2 * i + 1]);
    }
    for (unsigned i = 0; i < components->joins; i++)
        set_join(&components->join[i], mark, counted, uri);
    if (components->rest != URIC_NOWHERE && components->reported <= URIC_CAPTURES)
        set_rest(components, uri);
#if URIC_KINDS
    if (uri->host.at != NULL && components->host != NULL && components->captures <= URIC_CAPTURES)
        uri->host_kind = host_kind(components, mark, counted, uri->host);
#endif
}

const char *uric_component_name(const uric_components *components, unsigned component) {
    static const char names[] = "scheme\0authority\0userinfo\0host\0port\0path\0query\0fragment";
    return component < URIC_PART ? uric_nth(names, component)
                                 : uric_nth(components->part_names, component - URIC_PART);
}

const char *uric_part_name(const uric_rule *rule, size_t index) {
    const uric_components *components = rule->components;
    return components != NULL && index < components->parts ? uric_nth(components->part_names, index)
                                                           : NULL;
}

static bool same_text(const char *a, const char *b) {
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

uric_span uric_part(const uric_uri *uri, const char *name) {
    const char *known;
    for (size_t i = 0; (known = uric_part_name(uri->chosen, i)) != NULL; i++)
        if (same_text(known, name))
            return uri->part[i];
    return uric_span_of(NULL, 0);
}

uric_status uric_parse(uric_uri *uri, const uric_rule *rule, const char *text, size_t len,
                       uric_error *error) {
    static const char empty[] = ""; /* what is empty is not absent */
    uric_scan scan;
    uric_status status = uric_scan_whole(&scan, rule, text, len, error);
    if (status == URIC_OK)
        uric_scan_split(&scan, text != NULL ? text : empty, uri);
    else
        clear(uri, rule, rule);
    return status;
}
