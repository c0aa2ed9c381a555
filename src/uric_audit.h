/* What programs and people may misread in a text, and references that must stay below a prefix: a
 * part of uric.h, which includes this file. */
#ifndef URIC_AUDIT_H
#define URIC_AUDIT_H

#include "uric.h"
#include "uric_findings.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Audit ---- */

/* Returns whether a reference, resolved against a base, is below a prefix, so that a program may
 * follow it: scheme, userinfo, host and port are those of the prefix (default ports, case,
 * triplets and spellings of an IPv6 address make no difference), and the path, without dot
 * segments, is that of the prefix, or goes on behind it at a "/". Query and fragment do not matter.
 *
 *   prefix http://h/app     http://h/app, http://h/app/x?y      not http://h/apple
 *   prefix http://h/app/    http://h/app/, http://h/app/x       not http://h/app
 *
 * When in doubt the answer is false: if the path leaves the prefix for a program that decodes
 * "%2e", or for one that does not; if a program that decodes a segment, or cuts it at ";", finds
 * ".." (as in "..%2f"); if ".." stands behind a segment that such a program leaves out (as an empty
 * one, or ";a"); if the host is another spelling of an IPv4 address. Base and prefix must be
 * absolute, all three of one grammar that defines resolution, and parsed. */
URIC_API bool uric_within(const uric_uri *base, const uric_uri *reference, const uric_uri *prefix);

/* What a text is audited for. */
typedef enum uric_purpose {
    URIC_FOR_ANY,
    URIC_FOR_FETCH,    /* a program requests it: other programs must read the same host in it */
    URIC_FOR_STORE,    /* it becomes a key: equal resources should have equal texts */
    URIC_FOR_DISPLAY,  /* a person reads it, or clicks on it */
    URIC_FOR_REDIRECT, /* it is sent to a browser, as a target of one's own site */
    URIC_PURPOSES
} uric_purpose;

/* How severe a finding is, in ascending order. */
typedef enum uric_severity {
    URIC_SEVERITY_NONE,    /* does not matter for the purpose */
    URIC_SEVERITY_NOTICE,  /* unusual */
    URIC_SEVERITY_WARNING, /* programs or people may misread it */
    URIC_SEVERITY_DANGER,  /* a known way to deceive them */
    URIC_SEVERITIES
} uric_severity;

/* The kinds of findings: URIC_FOUND_PASSWORD and so on, from the table in uric_findings.h. */
typedef enum uric_finding_kind {
#define URIC_FINDING(id, name, section, any, fetch, store, display, redirect, text) URIC_FOUND_##id,
    URIC_FINDINGS(URIC_FINDING)
#undef URIC_FINDING
        URIC_FINDING_KINDS
} uric_finding_kind;

/* Something in a text that a program or a person may misread. */
typedef struct uric_finding {
    uric_finding_kind kind;
    uric_size offset; /* of the bytes that it is about, in the text */
    uric_size len;
    uint8_t address[16];   /* the address that the host stands for, in network order, */
    uint8_t address_bytes; /* and its length: 4 or 16; 0: the finding is about no address */
} uric_finding;

/* An audit in progress. */
typedef struct uric_audit {
    uric_span text;
    uric_span component[URIC_PART]; /* by uric_component */
    uric_size at;                   /* how far the current step is */
    uric_size depth;                /* number of segments in front of it that ".." can remove */
    uint8_t step;
} uric_audit;

/* Begins an audit of a text, which need not be valid: the verdict is that of uric_check, and an
 * audit says nothing of it. The text is split as RFC 3986, Appendix B splits every text (the
 * authority at its last "@"), for a valid text into the components that uric_parse reports. Returns
 * URIC_OK, or URIC_TOO_LONG: there will be no finding. */
URIC_API uric_status uric_audit_begin(uric_audit *audit, const char *text, size_t len);

/* Gets the next finding; stop at false. First come the findings about components, in the order of
 * the text, then those about single octets, in the order of the text. Of a kind that is about a
 * host or its labels, only the first is found. Linear in total.
 *
 *   uric_audit audit;
 *   uric_finding finding;
 *   uric_audit_begin(&audit, text, len);
 *   while (uric_audit_next(&audit, &finding))
 *       show(uric_finding_text(finding.kind), finding.offset, finding.len);
 *
 * No finding does not mean that a request is safe: a name can stand for any address, and a server
 * can redirect to any. */
URIC_API bool uric_audit_next(uric_audit *audit, uric_finding *finding);

/* Return the name of a kind of finding ("password"), the section that it is about ("7.5", of RFC
 * 3986; or "RFC 5952, 4"), and a sentence without a full stop; never NULL, for any value. */
URIC_API const char *uric_finding_name(uric_finding_kind kind);
URIC_API const char *uric_finding_section(uric_finding_kind kind);
URIC_API const char *uric_finding_text(uric_finding_kind kind);

/* Returns how severe a kind of finding is for a purpose. */
URIC_API uric_severity uric_finding_severity(uric_finding_kind kind, uric_purpose purpose);

/* Returns "none", "notice", "warning" or "danger". */
URIC_API const char *uric_severity_name(uric_severity severity);

#ifdef __cplusplus
}
#endif

#endif
