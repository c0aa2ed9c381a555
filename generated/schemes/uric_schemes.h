/* The grammars of the library. Written by uric-grammar index: do not edit. */
/* clang-format off */
#ifndef URIC_SCHEMES_H
#define URIC_SCHEMES_H

#include "uric.h"

/* Each has an option, which leaves it out if 0: for the amalgamation. */

#ifdef __cplusplus
extern "C" {
#endif

/* RFC 3987, January 2005 */
#ifndef URIC_GRAMMAR_RFC3987
#define URIC_GRAMMAR_RFC3987 1
#endif
#if URIC_GRAMMAR_RFC3987
#define URIC_WITH_RFC3987(x) x
URIC_API extern const uric_grammar uric_rfc3987;
URIC_API extern const uric_rule uric_rfc3987_IRI_reference;
URIC_API extern const uric_rule uric_rfc3987_IRI;
URIC_API extern const uric_rule uric_rfc3987_irelative_ref;
URIC_API extern const uric_rule uric_rfc3987_absolute_IRI;
URIC_API extern const uric_encoding uric_rfc3987_authority_encoding;
URIC_API extern const uric_encoding uric_rfc3987_userinfo_encoding;
URIC_API extern const uric_encoding uric_rfc3987_host_encoding;
URIC_API extern const uric_encoding uric_rfc3987_path_encoding;
URIC_API extern const uric_encoding uric_rfc3987_query_encoding;
URIC_API extern const uric_encoding uric_rfc3987_fragment_encoding;
URIC_API extern const uric_encoding uric_rfc3987_iauthority_encoding;
URIC_API extern const uric_encoding uric_rfc3987_iuserinfo_encoding;
URIC_API extern const uric_encoding uric_rfc3987_ihost_encoding;
URIC_API extern const uric_encoding uric_rfc3987_ireg_name_encoding;
URIC_API extern const uric_encoding uric_rfc3987_ipath_encoding;
URIC_API extern const uric_encoding uric_rfc3987_ipath_noscheme_encoding;
URIC_API extern const uric_encoding uric_rfc3987_ipath_rootless_encoding;
URIC_API extern const uric_encoding uric_rfc3987_isegment_encoding;
URIC_API extern const uric_encoding uric_rfc3987_isegment_nz_encoding;
URIC_API extern const uric_encoding uric_rfc3987_isegment_nz_nc_encoding;
URIC_API extern const uric_encoding uric_rfc3987_iquery_encoding;
URIC_API extern const uric_encoding uric_rfc3987_ifragment_encoding;
#else
#define URIC_WITH_RFC3987(x)
#endif

/* RFC 7252, section 6; RFC 8323, section 8 */
#ifndef URIC_GRAMMAR_COAP
#define URIC_GRAMMAR_COAP 1
#endif
#if URIC_GRAMMAR_COAP
#define URIC_WITH_COAP(x) x
URIC_API extern const uric_grammar uric_coap;
URIC_API extern const uric_rule uric_coap_URI;
URIC_API extern const uric_encoding uric_coap_host_encoding;
URIC_API extern const uric_encoding uric_coap_query_encoding;
URIC_API extern const uric_encoding uric_coap_coap_host_encoding;
URIC_API extern const uric_encoding uric_coap_segment_encoding;
URIC_API extern const uric_encoding uric_coap_reg_name_encoding;
#else
#define URIC_WITH_COAP(x)
#endif

/* RFC 9110, section 4.2 */
#ifndef URIC_GRAMMAR_HTTP
#define URIC_GRAMMAR_HTTP 1
#endif
#if URIC_GRAMMAR_HTTP
#define URIC_WITH_HTTP(x) x
URIC_API extern const uric_grammar uric_http;
URIC_API extern const uric_rule uric_http_URI;
URIC_API extern const uric_rule uric_http_http_URI;
URIC_API extern const uric_rule uric_http_https_URI;
URIC_API extern const uric_encoding uric_http_authority_encoding;
URIC_API extern const uric_encoding uric_http_userinfo_encoding;
URIC_API extern const uric_encoding uric_http_host_encoding;
URIC_API extern const uric_encoding uric_http_query_encoding;
URIC_API extern const uric_encoding uric_http_http_authority_encoding;
URIC_API extern const uric_encoding uric_http_rfc3986_authority_encoding;
URIC_API extern const uric_encoding uric_http_rfc3986_query_encoding;
URIC_API extern const uric_encoding uric_http_segment_encoding;
URIC_API extern const uric_encoding uric_http_reg_name_encoding;
#else
#define URIC_WITH_HTTP(x)
#endif

/* X(name), for each grammar, the oldest document first. */
#define URIC_SCHEMES(X) \
    URIC_WITH_RFC3987(X(rfc3987)) \
    URIC_WITH_COAP(X(coap)) \
    URIC_WITH_HTTP(X(http))

#ifdef __cplusplus
}
#endif

#endif
