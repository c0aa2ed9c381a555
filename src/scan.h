/* What the parts of the scan share; not for users of the library. */
#ifndef URIC_SCAN_H
#define URIC_SCAN_H

#include "uric_tables.h"

/* Has a scan marks of a capture? (Or of none, whose number is -1u.) */
static inline bool uric_is_tracked(unsigned which) {
    return URIC_CAPTURES == URIC_MOST_CAPTURES || which + 1 <= URIC_CAPTURES;
}

/* An end that was not set. */
#define URIC_UNMARKED URIC_SIZE_MAX

/* What uric_uri calls a component, or the grammar one of its own. */
const char *uric_component_name(const uric_components *components, unsigned component);

/* Is all of `text` a string of `rule`? Its machine hands over to no other. */
bool uric_derives(const uric_rule *rule, const char *text, size_t len);

/* Begins, feeds all of `text`, and ends; `scan` then has the marks. */
#if URIC_FAST
uric_status uric_scan_whole(uric_scan *scan, const uric_rule *rule, const char *text, size_t len,
                            uric_error *error);
#endif

/* Writes why `scan` cannot be completed: after a refusal, or at the end of the text. */
void uric_explain(const uric_scan *scan, uric_status status, uric_error *error);

#if !URIC_FAST
/* Stack counts, and this takes none of its own where it is called. */
static URIC_INLINE uric_status uric_scan_whole(uric_scan *scan, const uric_rule *by,
                                               const char *text, size_t len, uric_error *error) {
    uric_scan_begin(scan, by);
    uric_status status = uric_scan_feed(scan, text, len);
    if (status != URIC_TOO_LONG)
        return uric_scan_end(scan, error);
    if (error != NULL)
        uric_explain(scan, status, error);
    return status;
}
#endif

#endif
