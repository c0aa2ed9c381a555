/* The parse: scans a text, and makes components of the registers. Each component has a register for
 * its start and one for its end; what lies between the two is its span. */
#include "scan/scan_loop.h"
#include "text/text.h"

/* Makes all components absent. */
static void clear(uric_uri *uri, const uric_rule *rule) {
    uri->rule = rule;
    uri->chosen = rule;
    uri->text = uric_span_of(NULL, 0);
    uri->host_kind = URIC_HOST_NONE;
    for (unsigned i = 0; i < uric_count_components(rule->components); i++)
        *uric_component_at(uri, i) = uric_span_of(NULL, 0);
}

#if URIC_KINDS

/* Tests the kinds of hosts in order. */
static URIC_LANES_INLINE uric_host_kind find_kind(const uric_host_kinds *tests,
                                                  const uric_scan *scan, const uric_lanes *lanes,
                                                  uric_span host) {
    for (const uric_kind *kind = tests->kind; kind < tests->kind + tests->kinds; kind++)
        if ((kind->shown_by == 0 || uric_register_of(scan, lanes, kind->shown_by - 1u) != 0) &&
            (kind->rule == NULL || uric_derives(kind->rule, host.at, host.len)))
            return (uric_host_kind)kind->kind;
    return (uric_host_kind)tests->other;
}

static URIC_LANES_INLINE uric_host_kind kind_of_host(const uric_components *components,
                                                     const uric_scan *scan, const uric_lanes *lanes,
                                                     uric_span host) {
    const uric_host_kinds *tests = components->host;
    if (host.at == NULL || tests == NULL || !uric_is_tracked(components->registers - 1u))
        return URIC_HOST_NONE;
    const unsigned char first = host.len > 0 ? (unsigned char)host.at[0] : 0;
    if (!uric_in_set(tests->first, first))
        return (uric_host_kind)tests->other;
    return find_kind(tests, scan, lanes, host);
}

#endif

/* Gets the start and end of a component. False: the component is absent. */
static URIC_INLINE bool find_offsets(const uric_scan *scan, const uric_lanes *lanes,
                                     const uric_capture *capture, uric_size offsets[2]) {
    const uric_size end = (uric_size)uric_register_of(scan, lanes, capture->end);
    offsets[0] = (uric_size)uric_register_of(scan, lanes, capture->begin);
    offsets[1] = (uric_size)(end - 1);
    return end != 0 && (capture->begin == URIC_NO_REGISTER || uric_is_tracked(capture->begin));
}

static URIC_INLINE void split(const uric_scan *scan, const uric_lanes *lanes, const char *text,
                              uric_uri *uri) {
    const uric_rule *chosen = uric_parser(scan);
    const uric_components *components = chosen->components;
    if (text == NULL)
        text = ""; /* components of an empty text are empty, not absent */
    uri->rule = scan->rule;
    uri->chosen = chosen;
    uri->text = uric_span_of(text, scan->length);
    uri->host_kind = URIC_HOST_NONE;
    const unsigned count = uric_count_components(components);
    unsigned i = 0;
    uric_span host = {0};
    if (lanes != NULL && components != NULL) {
        host = uric_split_lanes(lanes, components->capture, text, uri);
        i = URIC_PART;
    }
    for (; i < count; i++) {
        uric_size offsets[2];
        *uric_component_at(uri, i) =
            components != NULL && find_offsets(scan, lanes, &components->capture[i], offsets)
                ? uric_span_of(text + offsets[0], (size_t)(offsets[1] - offsets[0]))
                : uric_span_of(NULL, 0);
    }
#if URIC_KINDS
    if (components != NULL)
        uri->host_kind = kind_of_host(components, scan, lanes, lanes != NULL ? host : uri->host);
#else
    (void)host;
#endif
}

static URIC_INLINE void split_scan(const uric_scan *scan, const char *text, uric_uri *uri) {
    split(scan, NULL, text, uri);
}

void uric_scan_split(const uric_scan *scan, const char *text, uric_uri *uri) {
    split(scan, NULL, text, uri);
}

bool uric_scan_offsets(const uric_scan *scan, unsigned component, uric_size offsets[2]) {
    return find_offsets(scan, NULL, &uric_parser(scan)->components->capture[component], offsets);
}

bool uric_scan_finds(const uric_scan *scan, unsigned component, uric_span span, size_t begin) {
    uric_size offsets[2];
    if (!uric_scan_offsets(scan, component, offsets))
        return uric_is_absent(span);
    return !uric_is_absent(span) && offsets[0] == begin && offsets[1] - begin == span.len;
}

#if URIC_LANES

/* Parses the rest of a text that left the lanes. */
URIC_NOINLINE static uric_status parse_rest(uric_scan *scan, uric_uri *uri, const char *text,
                                            size_t len, uric_error *error) {
    uric_status status = uric_scan_rest(scan, text, len, error);
    if (status == URIC_OK)
        split_scan(scan, text, uri);
    else
        clear(uri, scan->rule);
    return status;
}

URIC_LARGE_VECTOR_CODE static uric_status parse_in_lanes(uric_uri *uri, const uric_rule *rule,
                                                         const char *text, size_t len,
                                                         uric_error *error) {
    uric_scan scan;
    uric_lanes lanes;
    if (!scan_in_lanes(&scan, &lanes, rule, text, len))
        return parse_rest(&scan, uri, text, len, error);
    split(&scan, &lanes, text, uri);
    if (error != NULL)
        error->status = URIC_OK;
    return URIC_OK;
}

#endif

/* Out of line, so that texts scanned in lanes do not save the processor's registers for it. */
#if URIC_LANES
URIC_NOINLINE
#endif
static uric_status parse_in_scan(uric_uri *uri, const uric_rule *rule, const char *text, size_t len,
                                 uric_error *error) {
    uric_scan scan;
    uric_status status = uric_scan_whole(&scan, rule, text, len, error);
    if (status == URIC_OK)
        (URIC_COMPACT ? uric_scan_split : split_scan)(&scan, text, uri); /* compact: not inlined */
    else
        clear(uri, rule);
    return status;
}

uric_status uric_parse(uric_uri *uri, const uric_rule *rule, const char *text, size_t len,
                       uric_error *error) {
#if URIC_LANES
    if (uric_has_lanes(text, len))
        return parse_in_lanes(uri, rule, text, len, error);
#endif
    return parse_in_scan(uri, rule, text, len, error);
}
