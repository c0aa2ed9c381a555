/* The grammars of the library. Written by uric-grammar index: do not edit. */
/* clang-format off */
#ifndef URIC_GRAMMARS_H
#define URIC_GRAMMARS_H

#include "uric.h"

/* Each has an option, which leaves it out if 0: for the amalgamation. */

#ifdef __cplusplus
extern "C" {
#endif

/* RFC 1738, December 1994 */
#ifndef URIC_RFC1738
#define URIC_RFC1738 1
#endif
#if URIC_RFC1738
#define URIC_WITH_RFC1738(x) x
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
#else
#define URIC_WITH_RFC1738(x)
#endif

/* RFC 1808, June 1995 */
#ifndef URIC_RFC1808
#define URIC_RFC1808 1
#endif
#if URIC_RFC1808
#define URIC_WITH_RFC1808(x) x
URIC_API extern const uric_grammar uric_rfc1808;
URIC_API extern const uric_rule uric_rfc1808_URL;
URIC_API extern const uric_rule uric_rfc1808_absoluteURL;
URIC_API extern const uric_rule uric_rfc1808_relativeURL;
#else
#define URIC_WITH_RFC1808(x)
#endif

/* draft-fielding-url-syntax-02, December 1996 */
#ifndef URIC_URL_SYNTAX_02
#define URIC_URL_SYNTAX_02 1
#endif
#if URIC_URL_SYNTAX_02
#define URIC_WITH_URL_SYNTAX_02(x) x
URIC_API extern const uric_grammar uric_url_syntax_02;
URIC_API extern const uric_rule uric_url_syntax_02_URL_reference;
URIC_API extern const uric_rule uric_url_syntax_02_resolvable;
URIC_API extern const uric_rule uric_url_syntax_02_absoluteURL;
URIC_API extern const uric_rule uric_url_syntax_02_relativeURL;
#else
#define URIC_WITH_URL_SYNTAX_02(x)
#endif

/* draft-fielding-url-syntax, 1997 */
#ifndef URIC_URL_SYNTAX_1997
#define URIC_URL_SYNTAX_1997 1
#endif
#if URIC_URL_SYNTAX_1997
#define URIC_WITH_URL_SYNTAX_1997(x) x
URIC_API extern const uric_grammar uric_url_syntax_1997;
URIC_API extern const uric_rule uric_url_syntax_1997_URL_reference;
URIC_API extern const uric_rule uric_url_syntax_1997_resolvable;
URIC_API extern const uric_rule uric_url_syntax_1997_absoluteURL;
URIC_API extern const uric_rule uric_url_syntax_1997_relativeURL;
#else
#define URIC_WITH_URL_SYNTAX_1997(x)
#endif

/* RFC 2396, August 1998 */
#ifndef URIC_RFC2396
#define URIC_RFC2396 1
#endif
#if URIC_RFC2396
#define URIC_WITH_RFC2396(x) x
URIC_API extern const uric_grammar uric_rfc2396;
URIC_API extern const uric_rule uric_rfc2396_URI_reference;
URIC_API extern const uric_rule uric_rfc2396_resolvable;
URIC_API extern const uric_rule uric_rfc2396_absoluteURI;
URIC_API extern const uric_rule uric_rfc2396_relativeURI;
#else
#define URIC_WITH_RFC2396(x)
#endif

/* RFC 2732, December 1999: RFC 2396 with IPv6 literals */
#ifndef URIC_RFC2732
#define URIC_RFC2732 1
#endif
#if URIC_RFC2732
#define URIC_WITH_RFC2732(x) x
URIC_API extern const uric_grammar uric_rfc2732;
URIC_API extern const uric_rule uric_rfc2732_URI_reference;
URIC_API extern const uric_rule uric_rfc2732_resolvable;
URIC_API extern const uric_rule uric_rfc2732_absoluteURI;
URIC_API extern const uric_rule uric_rfc2732_relativeURI;
#else
#define URIC_WITH_RFC2732(x)
#endif

/* draft-fielding-uri-rfc2396bis-01, March 2003 */
#ifndef URIC_RFC2396BIS_01
#define URIC_RFC2396BIS_01 1
#endif
#if URIC_RFC2396BIS_01
#define URIC_WITH_RFC2396BIS_01(x) x
URIC_API extern const uric_grammar uric_rfc2396bis_01;
URIC_API extern const uric_rule uric_rfc2396bis_01_URI_reference;
URIC_API extern const uric_rule uric_rfc2396bis_01_resolvable;
#else
#define URIC_WITH_RFC2396BIS_01(x)
#endif

/* RFC 3986, January 2005 */
#ifndef URIC_RFC3986
#define URIC_RFC3986 1
#endif
#if URIC_RFC3986
#define URIC_WITH_RFC3986(x) x
URIC_API extern const uric_grammar uric_rfc3986;
URIC_API extern const uric_rule uric_rfc3986_URI_reference;
URIC_API extern const uric_rule uric_rfc3986_URI;
URIC_API extern const uric_rule uric_rfc3986_relative_ref;
URIC_API extern const uric_rule uric_rfc3986_absolute_URI;
#else
#define URIC_WITH_RFC3986(x)
#endif

/* X(name), for each grammar, the oldest document first. */
#define URIC_GRAMMARS(X) \
    URIC_WITH_RFC1738(X(rfc1738)) \
    URIC_WITH_RFC1808(X(rfc1808)) \
    URIC_WITH_URL_SYNTAX_02(X(url_syntax_02)) \
    URIC_WITH_URL_SYNTAX_1997(X(url_syntax_1997)) \
    URIC_WITH_RFC2396(X(rfc2396)) \
    URIC_WITH_RFC2732(X(rfc2732)) \
    URIC_WITH_RFC2396BIS_01(X(rfc2396bis_01)) \
    URIC_WITH_RFC3986(X(rfc3986))

#ifdef __cplusplus
}
#endif

#endif
