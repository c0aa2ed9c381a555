/* What the files of the scan share. Internal to the library. */
#ifndef URIC_SCAN_H
#define URIC_SCAN_H

#include "uric_tables.h"

/* Has a uric_scan this register (URIC_REGISTERS)? */
static inline bool uric_is_tracked(unsigned which) {
    return URIC_REGISTERS == URIC_MOST_REGISTERS || which < URIC_REGISTERS;
}

/* The value of a register; 0 if the scan does not have it. */
static inline uric_size uric_register(const uric_scan *scan, unsigned which) {
    return uric_is_tracked(which) ? scan->registers[which] : 0;
}

/* The number of components that a rule can report: those of every grammar, and its own parts. */
static inline unsigned uric_count_components(const uric_components *components) {
    return URIC_PART + (components != NULL ? components->parts : 0u);
}

/* The name of a component, which must be below uric_count_components. */
const char *uric_name_of_component(const uric_components *components, unsigned component);

/* Gets the start and end of a component of an accepted text. False: the component is absent. */
bool uric_scan_offsets(const uric_scan *scan, unsigned component, uric_size offsets[2]);

/* Has a component of an accepted text the offset `begin` and the length of `span`; or is it absent,
 * as `span` is? */
bool uric_scan_finds(const uric_scan *scan, unsigned component, uric_span span, size_t begin);

/* Is the whole text a string of `rule`, whose machine must have no actions? */
bool uric_derives(const uric_rule *rule, const char *text, size_t len);

/* Feeds the rest of a text, of which scan->length bytes are scanned, and ends it. */
uric_status uric_scan_rest(uric_scan *scan, const char *text, size_t len, uric_error *error);

/* The offset of the code point that is read, or of the next one; in a machine of octets, that of
 * the next byte. */
static inline uric_size uric_point_begin(const uric_scan *scan) {
#if URIC_CODE_POINTS
    const uint8_t *read = uric_active_machine(scan)->point_bytes;
    if (read != NULL)
        return (uric_size)(scan->length - read[scan->state]);
#endif
    return scan->length;
}

/* The offset of an error: of the code point that is refused, or the length of the text. */
static inline uric_size uric_error_offset(const uric_scan *scan, uric_status status) {
    return status == URIC_REFUSED ? uric_point_begin(scan) : scan->length;
}

/* Makes the offset of URIC_OVER_LIMIT, whose error names the component, one in this component. */
static inline uric_status uric_offset_in_limited(uric_error *error) {
#if URIC_ERROR_DETAIL
    error->offset = (uric_size)(error->offset - error->begin);
    error->begin = 0;
#endif
    return error->status;
}

/* Sets the error of a scan: after a refusal, or at the end of the text. */
void uric_describe_error(const uric_scan *scan, uric_status status, uric_error *error);

/* Begins a scan, feeds the whole text, and ends it. */
#if URIC_COMPACT
/* Inlined, so that it needs no stack of its own. */
static URIC_INLINE uric_status uric_scan_whole(uric_scan *scan, const uric_rule *by_rule,
                                               const char *text, size_t len, uric_error *error) {
    uric_scan_begin(scan, by_rule);
    uric_status status = uric_scan_feed(scan, text, len);
    if (status != URIC_TOO_LONG)
        return uric_scan_end(scan, error);
    if (error != NULL)
        uric_describe_error(scan, status, error);
    return status;
}
#else
uric_status uric_scan_whole(uric_scan *scan, const uric_rule *rule, const char *text, size_t len,
                            uric_error *error);
#endif

#endif
