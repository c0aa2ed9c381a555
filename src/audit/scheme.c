/* Findings about the scheme, the port, and whether there is an authority. */
#include "audit/audit.h"

enum { WEB = URIC_SCHEME_NEEDS_HOST | URIC_SCHEME_WHATWG };

/* Ports: the schemes' own documents, and IANA's registry of services. */
static const uric_known_scheme known_schemes[] = {
    {"http", 80, WEB},
    {"https", 443, WEB},
    {"ws", 80, WEB},
    {"wss", 443, WEB},
    {"ftp", 21, WEB},
    {"file", 0, URIC_SCHEME_FILE | URIC_SCHEME_WHATWG},
    {"netdoc", 0, URIC_SCHEME_FILE}, /* of Java */
    {"php", 0, URIC_SCHEME_FILE},    /* of PHP, as are phar and expect */
    {"phar", 0, URIC_SCHEME_FILE},
    {"expect", 0, URIC_SCHEME_RUNS},
    {"javascript", 0, URIC_SCHEME_RUNS},
    {"vbscript", 0, URIC_SCHEME_RUNS},
    {"data", 0, URIC_SCHEME_RUNS},
    {"coap", 5683, URIC_SCHEME_NEEDS_HOST},
    {"coaps", 5684, URIC_SCHEME_NEEDS_HOST},
    {"gopher", 70, URIC_SCHEME_NEEDS_HOST},
    {"imap", 143, 0},
    {"ldap", 389, 0},
    {"ldaps", 636, 0},
    {"nntp", 119, 0},
    {"pop", 110, 0},
    {"rtsp", 554, 0},
    {"ssh", 22, 0},
    {"telnet", 23, 0},
};

static bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}

static bool is_called(uric_span scheme, const char *name) {
    for (size_t i = 0; i < scheme.len; i++)
        if (name[i] == '\0' || uric_lower(scheme.at[i]) != name[i])
            return false;
    return name[scheme.len] == '\0';
}

const uric_known_scheme *uric_find_scheme(uric_span scheme) {
    for (size_t i = 0; i < sizeof known_schemes / sizeof *known_schemes; i++)
        if (is_called(scheme, known_schemes[i].name))
            return &known_schemes[i];
    return NULL;
}

static unsigned facts_of(const uric_audit *audit) {
    const uric_known_scheme *known = uric_find_scheme(audit->component[URIC_SCHEME]);
    return known != NULL ? known->facts : 0;
}

bool uric_has_web_host(const uric_audit *audit) {
    return uric_is_absent(audit->component[URIC_SCHEME]) ||
           (facts_of(audit) & URIC_SCHEME_WHATWG) != 0;
}

bool uric_find_upper_case(const uric_audit *audit, uric_finding *finding, unsigned component) {
    uric_span text = audit->component[component];
    const char *first = NULL, *last = NULL;
    for (const char *at = text.at; at < uric_end(text); at++) {
        if (uric_is_triplet(at, uric_end(text))) {
            at += 2;
        } else if (is_upper(*at)) {
            first = first != NULL ? first : at;
            last = at;
        }
    }
    return first != NULL &&
           uric_find(audit, finding, URIC_FOUND_UPPER_CASE, uric_span_from(first, last + 1));
}

/* Is the host that the scheme needs missing? A reference has that of its base. */
static bool audit_authority(const uric_audit *audit, uric_finding *finding) {
    uric_span scheme = audit->component[URIC_SCHEME], authority = audit->component[URIC_AUTHORITY];
    bool needs_host = (facts_of(audit) & URIC_SCHEME_NEEDS_HOST) != 0;
    if (uric_is_absent(authority))
        return needs_host && uric_find(audit, finding, URIC_FOUND_NO_AUTHORITY,
                                       uric_span_of(scheme.at, scheme.len + 1u));
    uric_span whole = uric_span_of(authority.at - 2, authority.len + 2u);
    if (audit->component[URIC_HOST].len == 0 && (needs_host || uric_is_absent(scheme)))
        return uric_find(audit, finding, URIC_FOUND_EMPTY_HOST, whole);
    return uric_is_absent(scheme) && uric_find(audit, finding, URIC_FOUND_NETWORK_PATH, whole);
}

static bool audit_facts(const uric_audit *audit, uric_finding *finding) {
    uric_span scheme = audit->component[URIC_SCHEME];
    unsigned facts = facts_of(audit);
    if (facts & URIC_SCHEME_RUNS)
        return uric_find(audit, finding, URIC_FOUND_SCRIPT_SCHEME, scheme);
    if (facts & URIC_SCHEME_FILE)
        return uric_find(audit, finding, URIC_FOUND_FILE_SCHEME, scheme);
    return !uric_has_web_host(audit) &&
           uric_find(audit, finding, URIC_FOUND_SCHEME_NOT_WEB, scheme);
}

bool uric_audit_scheme(uric_audit *audit, uric_finding *finding) {
    bool found = false;
    while (!found && audit->at < 3)
        switch (audit->at++) {
        case 0: found = audit_facts(audit, finding); break;
        case 1: found = uric_find_upper_case(audit, finding, URIC_SCHEME); break;
        default: found = audit_authority(audit, finding);
        }
    return found;
}
