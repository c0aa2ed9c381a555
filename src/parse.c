/* Whole texts: a scan fed once. */
#include "scan.h"

static const char empty[] = "";

/* Scans all of `text`; `scan` then has its marks, or is where it failed. */
static uric_status scan_whole(uric_scan *scan, const uric_rule *rule, const char *text, size_t len,
                              uric_error *error) {
    uric_scan_begin(scan, rule);
    uric_status status = uric_scan_feed(scan, text, len);
    if (status != URIC_TOO_LONG)
        return uric_scan_end(scan, error);
    if (error != NULL)
        uric_explain(scan, status, error);
    return status;
}

uric_status uric_check(const uric_rule *rule, const char *text, size_t len, uric_error *error) {
    uric_scan scan;
    return scan_whole(&scan, rule, text, len, error);
}

uric_status uric_parse(uric_uri *uri, const uric_rule *rule, const char *text, size_t len,
                       uric_error *error) {
    uric_scan scan;
    uric_status status = scan_whole(&scan, rule, text, len, error);
    if (status == URIC_OK)
        uric_scan_split(&scan, text != NULL ? text : empty, uri);
    else
        *uri = (uric_uri){.rule = rule};
    return status;
}
