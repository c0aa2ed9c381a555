/* Findings about what stands around the host: userinfo and port. */
#include "audit/audit.h"

static const char *find_byte(uric_span span, char byte) {
    for (size_t i = 0; i < span.len; i++)
        if (span.at[i] == byte)
            return span.at + i;
    return NULL;
}

/* Stands a dot between letters or digits, as in "cnn.example.com&story=1" (RFC 3986, 7.6)? */
static bool looks_like_host(uric_span user) {
    for (size_t i = 1; i + 1 < user.len; i++)
        if (user.at[i] == '.' && uric_is_alphanumeric(user.at[i - 1]) &&
            uric_is_alphanumeric(user.at[i + 1]))
            return true;
    return false;
}

/* As in "http://good.example?@evil.example/": "@" behind an authority that no slash ends. */
static bool find_at_behind(const uric_audit *audit, uric_finding *finding) {
    uric_span authority = audit->component[URIC_AUTHORITY];
    if (uric_is_absent(authority))
        return false;
    const char *begin = uric_end(authority), *end = uric_end(audit->text), *at = begin;
    while (at < end && !uric_is_one_of(*at, "@/\\"))
        at++;
    return at < end && *at == '@' &&
           uric_find(audit, finding, URIC_FOUND_AT_BEHIND, uric_span_from(begin, at + 1));
}

bool uric_audit_userinfo(uric_audit *audit, uric_finding *finding) {
    uric_span userinfo = audit->component[URIC_USERINFO];
    if (audit->at == 0) {
        audit->at++;
        if (find_at_behind(audit, finding))
            return true;
    }
    if (uric_is_absent(userinfo))
        return false;
    const char *end = uric_end(userinfo), *at_sign = find_byte(userinfo, '@');
    const char *colon = find_byte(userinfo, ':');
    uric_span user = uric_span_from(userinfo.at, colon != NULL ? colon : end);
    uric_span password = uric_span_from(colon != NULL ? colon + 1 : end, end);
    bool found = false;
    while (!found && audit->at < 5)
        switch (audit->at++) {
        case 1:
            found = at_sign != NULL && uric_find(audit, finding, URIC_FOUND_SEVERAL_AT,
                                                 uric_span_from(at_sign, end + 1));
            break;
        case 2: /* an empty one is shown by its "@" */
            found = uric_find(audit, finding, URIC_FOUND_USERINFO,
                              uric_span_of(userinfo.at, userinfo.len > 0 ? userinfo.len : 1));
            break;
        case 3:
            found = looks_like_host(user) &&
                    uric_find(audit, finding, URIC_FOUND_USERINFO_LIKE_HOST, user);
            break;
        default:
            found = password.len > 0 && uric_find(audit, finding, URIC_FOUND_PASSWORD, password);
        }
    return found;
}

/* A number above 65535 stands for all larger ones. False: the port has other characters. */
static bool read_port(uric_span port, uint32_t *number) {
    *number = 0;
    for (size_t i = 0; i < port.len; i++) {
        if (port.at[i] < '0' || port.at[i] > '9')
            return false;
        if (*number <= UINT16_MAX)
            *number = *number * 10 + (uint32_t)(port.at[i] - '0');
    }
    return true;
}

/* URIC_FINDING_KINDS: the port is as it should be, or the scheme is not known. */
static uric_finding_kind kind_of_port(const uric_audit *audit, uint32_t number) {
    const uric_known_scheme *scheme = uric_find_scheme(audit->component[URIC_SCHEME]);
    if (number == 0)
        return URIC_FOUND_PORT_ZERO;
    if (number > UINT16_MAX)
        return URIC_FOUND_PORT_TOO_LARGE;
    if (scheme != NULL && scheme->port == number)
        return URIC_FOUND_PORT_DEFAULT;
    if (number < 1024)
        return URIC_FOUND_PORT_RESERVED;
    return scheme != NULL && scheme->port != 0 ? URIC_FOUND_PORT_OTHER : URIC_FINDING_KINDS;
}

static bool audit_digits(const uric_audit *audit, uric_finding *finding) {
    uric_span port = audit->component[URIC_PORT];
    if (port.len == 0) /* shown by its colon */
        return uric_find(audit, finding, URIC_FOUND_PORT_EMPTY, uric_span_of(port.at - 1, 1));
    return port.len > 1 && port.at[0] == '0' &&
           uric_find(audit, finding, URIC_FOUND_PORT_LEADING_ZERO, port);
}

bool uric_audit_port(uric_audit *audit, uric_finding *finding) {
    uric_span port = audit->component[URIC_PORT];
    uint32_t number;
    bool found = false;
    if (uric_is_absent(port) || !read_port(port, &number))
        return false;
    while (!found && audit->at < 2) {
        uric_finding_kind kind = kind_of_port(audit, number);
        if (audit->at++ == 0)
            found = audit_digits(audit, finding);
        else
            found =
                port.len > 0 && kind != URIC_FINDING_KINDS && uric_find(audit, finding, kind, port);
    }
    return found;
}
