/* The names and texts of findings, and how severe they are. */
#include "uric_tables.h"

/* The severities of a kind of finding, two bits for each purpose. */
typedef uint16_t finding_severities;

#define SEVERITY(name, purpose) (URIC_SEVERITY_##name << 2 * URIC_FOR_##purpose)
#define URIC_FINDING(id, name, section, any, fetch, store, display, redirect, text)                \
    SEVERITY(any, ANY) | SEVERITY(fetch, FETCH) | SEVERITY(store, STORE) |                         \
        SEVERITY(display, DISPLAY) | SEVERITY(redirect, REDIRECT),
static const finding_severities severities_of_finding[] = {URIC_FINDINGS(URIC_FINDING)};
#undef URIC_FINDING
#undef SEVERITY

static bool is_finding_kind(uric_finding_kind kind) {
    return (size_t)kind < URIC_FINDING_KINDS;
}

const char *uric_finding_name(uric_finding_kind kind) {
#define URIC_FINDING(id, name, section, any, fetch, store, display, redirect, text) name "\0"
    static const char names[] = URIC_FINDINGS(URIC_FINDING);
#undef URIC_FINDING
    return is_finding_kind(kind) ? uric_nth(names, (size_t)kind) : "(no uric_finding_kind)";
}

const char *uric_finding_section(uric_finding_kind kind) {
#define URIC_FINDING(id, name, section, any, fetch, store, display, redirect, text) section "\0"
    static const char sections[] = URIC_FINDINGS(URIC_FINDING);
#undef URIC_FINDING
    return is_finding_kind(kind) ? uric_nth(sections, (size_t)kind) : "(no section)";
}

const char *uric_finding_text(uric_finding_kind kind) {
    /* In one string they would be longer than C guarantees. */
#define URIC_FINDING(id, name, section, any, fetch, store, display, redirect, text) text,
    static const char *const texts[] = {URIC_FINDINGS(URIC_FINDING)};
#undef URIC_FINDING
    return is_finding_kind(kind) ? texts[kind] : "no finding of this library";
}

uric_severity uric_finding_severity(uric_finding_kind kind, uric_purpose purpose) {
    if (!is_finding_kind(kind) || (size_t)purpose >= URIC_PURPOSES)
        return URIC_SEVERITY_NONE;
    return (uric_severity)(severities_of_finding[kind] >> 2 * purpose & 3);
}

const char *uric_severity_name(uric_severity severity) {
    static const char names[] = "none\0notice\0warning\0danger\0";
    return (size_t)severity < URIC_SEVERITIES ? uric_nth(names, (size_t)severity)
                                              : "(no uric_severity)";
}
