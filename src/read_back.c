/* Is a text read back as the components that it is made of? Older grammars have texts that are not:
 * in RFC 2732, "b[" can be an opaque part behind a scheme, and no path of a reference. The text is
 * fed to a scan in pieces, for nothing may have room for it. */
#include "recompose.h"
#include "scan.h"

typedef struct reader {
    uric_scan scan;
    uric_size place[URIC_COMPONENTS][2]; /* where components were written: begin and end */
    bool given[URIC_COMPONENTS];
} reader;

static void read_span(reader *r, uric_span span) {
    uric_scan_feed(&r->scan, span.at, span.len);
}

static void read_component(reader *r, const char *before, unsigned component, uric_span span,
                           const char *behind) {
    if (uric_is_absent(span))
        return;
    for (; *before != '\0'; before++)
        uric_scan_feed(&r->scan, before, 1);
    r->given[component] = true;
    r->place[component][0] = r->scan.length;
    read_span(r, span);
    r->place[component][1] = r->scan.length;
    uric_scan_feed(&r->scan, behind, *behind != '\0');
}

static bool is_in_place(const reader *r, unsigned component) {
    uric_size place[2];
    if (!uric_scan_place(&r->scan, component, place))
        return !r->given[component];
    return r->given[component] && place[0] == r->place[component][0] &&
           place[1] == r->place[component][1];
}

bool uric_reads_back(const uric_target *target, const uric_rule *rule) {
    unsigned params = rule->components->params;
    reader r = {.given = {false}};
    uric_scan_begin(&r.scan, rule);
    read_component(&r, "", URIC_SCHEME, target->scheme, ":");
    read_component(&r, "//", URIC_AUTHORITY, target->authority, "");
    read_span(&r, target->path.directory);
    for (size_t i = 0; i < target->path.ups; i++)
        uric_scan_feed(&r.scan, "../", 3);
    read_span(&r, target->path.rest);
    read_component(&r, ";", params, target->params, "");
    read_component(&r, "?", URIC_QUERY, target->query, "");
    read_component(&r, "#", URIC_FRAGMENT, target->fragment, "");
    return uric_scan_end(&r.scan, NULL) == URIC_OK && is_in_place(&r, URIC_SCHEME) &&
           is_in_place(&r, URIC_AUTHORITY) && (params == 0 || is_in_place(&r, params)) &&
           is_in_place(&r, URIC_QUERY) && is_in_place(&r, URIC_FRAGMENT);
}
