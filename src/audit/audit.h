/* The parts of an audit. Internal to the library.
 *
 * Each part is about one component, and yields its findings one at a time: audit->at is 0 at first,
 * and counts what is done; false means that the part is done. */
#ifndef URIC_AUDIT_AUDIT_H
#define URIC_AUDIT_AUDIT_H

#include "text/text.h"

bool uric_audit_scheme(uric_audit *audit, uric_finding *finding);
bool uric_audit_userinfo(uric_audit *audit, uric_finding *finding);
bool uric_audit_name(uric_audit *audit, uric_finding *finding);
bool uric_audit_address(uric_audit *audit, uric_finding *finding);
bool uric_audit_port(uric_audit *audit, uric_finding *finding);
bool uric_audit_path(uric_audit *audit, uric_finding *finding);
bool uric_audit_octets(uric_audit *audit, uric_finding *finding);

/* Sets a finding about bytes of the text, and returns true. */
static inline bool uric_find(const uric_audit *audit, uric_finding *finding, uric_finding_kind kind,
                             uric_span bytes) {
    finding->kind = kind;
    finding->offset = (uric_size)(bytes.at - audit->text.at);
    finding->len = bytes.len;
    finding->address_bytes = 0;
    return true;
}

/* What is known of a scheme. */
typedef struct uric_known_scheme {
    char name[12];
    uint16_t port; /* its default; 0: none */
    uint8_t facts; /* a mask of these: */
} uric_known_scheme;

enum {
    URIC_SCHEME_NEEDS_HOST = 1,
    URIC_SCHEME_WHATWG = 2, /* "special" for the WHATWG parser, which then decodes the host */
    URIC_SCHEME_RUNS = 4,   /* what follows is a program, or a page */
    URIC_SCHEME_FILE = 8
};

/* NULL: the scheme is not known. */
const uric_known_scheme *uric_find_scheme(uric_span scheme);

/* Does a WHATWG parser read the host as one of the web, by the scheme, or by the base of a
 * reference? */
bool uric_has_web_host(const uric_audit *audit);

/* Finds the bytes from the first upper-case letter of a component to the last; those of triplets do
 * not count. */
bool uric_find_upper_case(const uric_audit *audit, uric_finding *finding, unsigned component);

#endif
