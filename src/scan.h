/* What the parts of the scan share; not for users of the library. */
#ifndef URIC_SCAN_H
#define URIC_SCAN_H

#include "uric_tables.h"

/* Has a scan this register? */
static inline bool uric_is_tracked(unsigned which) {
    return URIC_REGISTERS == URIC_MOST_REGISTERS || which < URIC_REGISTERS;
}

/* What it holds; 0 if the scan does not have it. */
static inline uric_size uric_register(const uric_scan *scan, unsigned which) {
    return uric_is_tracked(which) ? scan->registers[which] : 0;
}

/* How many a uric_uri has for a rule: those of every grammar, and its grammar's own. */
static inline unsigned uric_count_components(const uric_components *components) {
    return URIC_PART + (components != NULL ? components->parts : 0u);
}

/* What uric_uri calls a component, or the grammar one of its own; the component must exist. */
const char *uric_name_of_component(const uric_components *components, unsigned component);

/* Where a component is in a text that was accepted: begin and end. False: it is absent.
 */
bool uric_scan_place(const uric_scan *scan, unsigned component, uric_size place[2]);

/* Is a component of a text that was accepted where `begin` is, and as long as `span`; or absent, if
 * that is? */
bool uric_scan_finds(const uric_scan *scan, unsigned component, uric_span span, size_t begin);

/* Is all of `text` a string of `rule`? Its machine has no events. */
bool uric_derives(const uric_rule *rule, const char *text, size_t len);

/* Begins, feeds all of `text`, and ends; its registers then tell the components. */
#if URIC_FAST
uric_status uric_scan_whole(uric_scan *scan, const uric_rule *rule, const char *text, size_t len,
                            uric_error *error);
#endif

/* Reads on, from where a scan is in a text, and ends. */
uric_status uric_scan_rest(uric_scan *scan, const char *text, size_t len, uric_error *error);

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
