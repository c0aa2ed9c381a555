/* An audit goes through the components of a text, and then through its octets.
 *
 * The text is split by RFC 3986, Appendix B, whatever a grammar says of it, behind blanks at its
 * begin, as a WHATWG parser reads it:
 *
 *     http://good.example\@evil.example/..%2f
 *     scheme userinfo     host          path      findings: userinfo, userinfo-like-host,
 *                                                 dot-segment-hidden, backslash, slash-encoded
 *
 * The parts that follow (audit.h) keep all their state in the uric_audit. */
#include "audit/audit.h"

/* Sets a component to what stands from `at` to one of the delimiters, or to the end. */
static const char *split_off(uric_audit *audit, unsigned component, const char *at, const char *end,
                             const char *delimiters) {
    const char *to = at;
    for (; to < end; to++)
        for (const char *delimiter = delimiters; *delimiter != '\0'; delimiter++)
            if (*to == *delimiter)
                goto found;
found:
    audit->component[component] = uric_span_from(at, to);
    return to;
}

/* userinfo up to the last "@"; port behind the first colon that is not in brackets. */
static void split_authority(uric_audit *audit) {
    uric_span authority = audit->component[URIC_AUTHORITY];
    const char *at = authority.at, *end = uric_end(authority), *host = at;
    for (; at < end; at++)
        if (*at == '@')
            host = at + 1;
    if (host > authority.at)
        audit->component[URIC_USERINFO] = uric_span_from(authority.at, host - 1);
    at = host;
    if (at < end && *at == '[')
        while (at < end && *at != ']')
            at++;
    while (at < end && *at != ':')
        at++;
    audit->component[URIC_HOST] = uric_span_from(host, at);
    if (at < end)
        audit->component[URIC_PORT] = uric_span_from(at + 1, end);
}

/* ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))? */
static void split_text(uric_audit *audit) {
    const char *at = audit->text.at, *end = uric_end(audit->text);
    while (at < end && (unsigned char)*at <= ' ') /* which a WHATWG parser removes */
        at++;
    const char *behind = split_off(audit, URIC_SCHEME, at, end, ":/?#");
    if (behind > at && behind < end && *behind == ':')
        at = behind + 1;
    else
        audit->component[URIC_SCHEME] = uric_span_of(NULL, 0);
    if (end - at >= 2 && at[0] == '/' && at[1] == '/') {
        at = split_off(audit, URIC_AUTHORITY, at + 2, end, "/?#");
        split_authority(audit);
    }
    at = split_off(audit, URIC_PATH, at, end, "?#");
    if (at < end && *at == '?')
        at = split_off(audit, URIC_QUERY, at + 1, end, "#");
    if (at < end)
        split_off(audit, URIC_FRAGMENT, at + 1, end, "");
}

uric_status uric_audit_begin(uric_audit *audit, const char *text, size_t len) {
    bool too_long = len >= URIC_SIZE_MAX;
    audit->text = len == 0 || too_long ? uric_span_of("", 0) : uric_span_of(text, len);
    for (unsigned i = 0; i < URIC_PART; i++)
        audit->component[i] = uric_span_of(NULL, 0);
    audit->at = audit->depth = 0;
    audit->step = 0;
    split_text(audit);
    return too_long ? URIC_TOO_LONG : URIC_OK;
}

bool uric_audit_next(uric_audit *audit, uric_finding *finding) {
    for (;; audit->step++, audit->at = 0) {
        bool found;
        switch (audit->step) {
        case 0: found = uric_audit_scheme(audit, finding); break;
        case 1: found = uric_audit_userinfo(audit, finding); break;
        case 2: found = uric_audit_name(audit, finding); break;
        case 3: found = uric_audit_address(audit, finding); break;
        case 4: found = uric_audit_port(audit, finding); break;
        case 5: found = uric_audit_path(audit, finding); break;
        case 6: found = uric_audit_octets(audit, finding); break;
        default: return false;
        }
        if (found)
            return true;
    }
}
