/* Checks that a rule parses the text of components back into the same components. In older grammars
 * this can fail: in RFC 2732, "b[" can be an opaque part behind a scheme, but not the path of a
 * reference. The text is fed to a scan in pieces, so that it needs no buffer. */
#include "ops/recompose.h"
#include "scan/scan.h"

static void read_path(uric_scan *scan, const uric_pieces *path) {
    uric_scan_feed(scan, path->directory.at, path->directory.len);
    for (size_t i = 0; i < path->ups; i++)
        uric_scan_feed(scan, "../", 3);
    uric_scan_feed(scan, path->rest.at, path->rest.len);
}

/* The component (uric_component) of a target's span. */
static unsigned component_in_place(const uric_rule *rule, unsigned which) {
    static const uint8_t component[] = {URIC_SCHEME, URIC_AUTHORITY, 0, URIC_QUERY, URIC_FRAGMENT};
    return which == URIC_TARGET_PARAMS ? rule->components->params : component[which];
}

bool uric_parses_back(const uric_target *target, const uric_rule *rule) {
    static const char before[URIC_TARGET_SPANS][3] = {"", "//", ";", "?", "#"};
    uric_scan scan;
    size_t begin[URIC_TARGET_SPANS];
    uric_scan_begin(&scan, rule);
    for (unsigned i = 0; i < URIC_TARGET_SPANS; i++) {
        uric_span span = target->span[i];
        if (i == URIC_TARGET_PARAMS)
            read_path(&scan, &target->path);
        bool given = !uric_is_absent(span);
        uric_scan_feed(&scan, before[i], given ? uric_length(before[i]) : 0);
        begin[i] = scan.length;
        uric_scan_feed(&scan, span.at, span.len);
        uric_scan_feed(&scan, ":", given && i == URIC_TARGET_SCHEME);
    }
    if (uric_scan_end(&scan, NULL) != URIC_OK)
        return false;
    for (unsigned i = 0; i < URIC_TARGET_SPANS; i++) {
        unsigned component = component_in_place(rule, i);
        bool has_place = i != URIC_TARGET_PARAMS || component != 0;
        if (has_place && !uric_scan_finds(&scan, component, target->span[i], begin[i]))
            return false;
    }
    return true;
}
