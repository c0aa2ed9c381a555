/* The grammars of the library. Written by uric-grammar index: do not edit. */
/* clang-format off */
#ifndef URIC_GRAMMARS_H
#define URIC_GRAMMARS_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* RFC 1738, December 1994 */
URIC_API extern const uric_grammar uric_rfc1738;
URIC_API extern const uric_rule uric_rfc1738_url;
URIC_API extern const uric_rule uric_rfc1738_httpurl;
URIC_API extern const uric_rule uric_rfc1738_ftpurl;
URIC_API extern const uric_rule uric_rfc1738_newsurl;
URIC_API extern const uric_rule uric_rfc1738_nntpurl;
URIC_API extern const uric_rule uric_rfc1738_telneturl;
URIC_API extern const uric_rule uric_rfc1738_gopherurl;
URIC_API extern const uric_rule uric_rfc1738_waisurl;
URIC_API extern const uric_rule uric_rfc1738_mailtourl;
URIC_API extern const uric_rule uric_rfc1738_fileurl;
URIC_API extern const uric_rule uric_rfc1738_prosperourl;
URIC_API extern const uric_rule uric_rfc1738_schemepart;

/* RFC 1808, June 1995 */
URIC_API extern const uric_grammar uric_rfc1808;
URIC_API extern const uric_rule uric_rfc1808_URL;
URIC_API extern const uric_rule uric_rfc1808_absoluteURL;
URIC_API extern const uric_rule uric_rfc1808_relativeURL;

/* draft-fielding-url-syntax-02, December 1996 */
URIC_API extern const uric_grammar uric_url_syntax_02;
URIC_API extern const uric_rule uric_url_syntax_02_URL_reference;
URIC_API extern const uric_rule uric_url_syntax_02_resolvable;
URIC_API extern const uric_rule uric_url_syntax_02_absoluteURL;
URIC_API extern const uric_rule uric_url_syntax_02_relativeURL;

/* draft-fielding-url-syntax, 1997 */
URIC_API extern const uric_grammar uric_url_syntax_1997;
URIC_API extern const uric_rule uric_url_syntax_1997_URL_reference;
URIC_API extern const uric_rule uric_url_syntax_1997_resolvable;
URIC_API extern const uric_rule uric_url_syntax_1997_absoluteURL;
URIC_API extern const uric_rule uric_url_syntax_1997_relativeURL;

/* RFC 2396, August 1998 */
URIC_API extern const uric_grammar uric_rfc2396;
URIC_API extern const uric_rule uric_rfc2396_URI_reference;
URIC_API extern const uric_rule uric_rfc2396_resolvable;
URIC_API extern const uric_rule uric_rfc2396_absoluteURI;
URIC_API extern const uric_rule uric_rfc2396_relativeURI;

/* RFC 2732, December 1999: RFC 2396 with IPv6 literals */
URIC_API extern const uric_grammar uric_rfc2732;
URIC_API extern const uric_rule uric_rfc2732_URI_reference;
URIC_API extern const uric_rule uric_rfc2732_resolvable;
URIC_API extern const uric_rule uric_rfc2732_absoluteURI;
URIC_API extern const uric_rule uric_rfc2732_relativeURI;

/* draft-fielding-uri-rfc2396bis-01, March 2003 */
URIC_API extern const uric_grammar uric_rfc2396bis_01;
URIC_API extern const uric_rule uric_rfc2396bis_01_URI_reference;
URIC_API extern const uric_rule uric_rfc2396bis_01_resolvable;

/* RFC 3986, January 2005 */
URIC_API extern const uric_grammar uric_rfc3986;
URIC_API extern const uric_rule uric_rfc3986_URI_reference;
URIC_API extern const uric_rule uric_rfc3986_URI;
URIC_API extern const uric_rule uric_rfc3986_relative_ref;
URIC_API extern const uric_rule uric_rfc3986_absolute_URI;

/* X(name), for each grammar, the oldest document first. */
#define URIC_GRAMMARS(X) \
    X(rfc1738) \
    X(rfc1808) \
    X(url_syntax_02) \
    X(url_syntax_1997) \
    X(rfc2396) \
    X(rfc2732) \
    X(rfc2396bis_01) \
    X(rfc3986)

#ifdef __cplusplus
}
#endif

#endif
