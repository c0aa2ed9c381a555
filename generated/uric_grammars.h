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
#ifndef URIC_GRAMMAR_RFC1738
#define URIC_GRAMMAR_RFC1738 1
#endif
#if URIC_GRAMMAR_RFC1738
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
URIC_API extern const uric_encoding uric_rfc1738_path_encoding;
URIC_API extern const uric_encoding uric_rfc1738_userinfo_encoding;
URIC_API extern const uric_encoding uric_rfc1738_user_encoding;
URIC_API extern const uric_encoding uric_rfc1738_password_encoding;
URIC_API extern const uric_encoding uric_rfc1738_cwd_encoding;
URIC_API extern const uric_encoding uric_rfc1738_name_encoding;
URIC_API extern const uric_encoding uric_rfc1738_type_encoding;
URIC_API extern const uric_encoding uric_rfc1738_search_encoding;
URIC_API extern const uric_encoding uric_rfc1738_gopher_plus_string_encoding;
URIC_API extern const uric_encoding uric_rfc1738_schemepart_encoding;
URIC_API extern const uric_encoding uric_rfc1738_urlpath_encoding;
URIC_API extern const uric_encoding uric_rfc1738_fpath_encoding;
URIC_API extern const uric_encoding uric_rfc1738_fsegment_encoding;
URIC_API extern const uric_encoding uric_rfc1738_hpath_encoding;
URIC_API extern const uric_encoding uric_rfc1738_hsegment_encoding;
URIC_API extern const uric_encoding uric_rfc1738_encoded822addr_encoding;
URIC_API extern const uric_encoding uric_rfc1738_database_encoding;
URIC_API extern const uric_encoding uric_rfc1738_wtype_encoding;
URIC_API extern const uric_encoding uric_rfc1738_wpath_encoding;
URIC_API extern const uric_encoding uric_rfc1738_ppath_encoding;
URIC_API extern const uric_encoding uric_rfc1738_psegment_encoding;
URIC_API extern const uric_encoding uric_rfc1738_fieldname_encoding;
URIC_API extern const uric_encoding uric_rfc1738_fieldvalue_encoding;
URIC_API extern const uric_encoding uric_rfc1738_opaque_encoding;
URIC_API extern const uric_encoding uric_rfc1738_ftppath_encoding;
#else
#define URIC_WITH_RFC1738(x)
#endif

/* RFC 1808, June 1995 */
#ifndef URIC_GRAMMAR_RFC1808
#define URIC_GRAMMAR_RFC1808 1
#endif
#if URIC_GRAMMAR_RFC1808
#define URIC_WITH_RFC1808(x) x
URIC_API extern const uric_grammar uric_rfc1808;
URIC_API extern const uric_rule uric_rfc1808_URL;
URIC_API extern const uric_rule uric_rfc1808_resolvable;
URIC_API extern const uric_rule uric_rfc1808_absoluteURL;
URIC_API extern const uric_rule uric_rfc1808_relativeURL;
URIC_API extern const uric_encoding uric_rfc1808_path_encoding;
URIC_API extern const uric_encoding uric_rfc1808_authority_encoding;
URIC_API extern const uric_encoding uric_rfc1808_params_encoding;
URIC_API extern const uric_encoding uric_rfc1808_query_encoding;
URIC_API extern const uric_encoding uric_rfc1808_fragment_encoding;
URIC_API extern const uric_encoding uric_rfc1808_URL_encoding;
URIC_API extern const uric_encoding uric_rfc1808_relativeURL_encoding;
URIC_API extern const uric_encoding uric_rfc1808_rel_path_encoding;
URIC_API extern const uric_encoding uric_rfc1808_fsegment_encoding;
URIC_API extern const uric_encoding uric_rfc1808_segment_encoding;
URIC_API extern const uric_encoding uric_rfc1808_param_encoding;
URIC_API extern const uric_encoding uric_rfc1808_net_loc_encoding;
URIC_API extern const uric_encoding uric_rfc1808_loose_encoding;
URIC_API extern const uric_encoding uric_rfc1808_local_path_encoding;
URIC_API extern const uric_encoding uric_rfc1808_resolvable_encoding;
#else
#define URIC_WITH_RFC1808(x)
#endif

/* draft-fielding-url-syntax-02, December 1996 */
#ifndef URIC_GRAMMAR_URL_SYNTAX_02
#define URIC_GRAMMAR_URL_SYNTAX_02 1
#endif
#if URIC_GRAMMAR_URL_SYNTAX_02
#define URIC_WITH_URL_SYNTAX_02(x) x
URIC_API extern const uric_grammar uric_url_syntax_02;
URIC_API extern const uric_rule uric_url_syntax_02_URL_reference;
URIC_API extern const uric_rule uric_url_syntax_02_resolvable;
URIC_API extern const uric_rule uric_url_syntax_02_absoluteURL;
URIC_API extern const uric_rule uric_url_syntax_02_relativeURL;
URIC_API extern const uric_encoding uric_url_syntax_02_path_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_authority_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_userinfo_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_user_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_password_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_query_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_fragment_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_URL_reference_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_relativeURL_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_rel_path_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_path_segments_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_segment_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_param_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_resolvable_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_greedy_server_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_single_path_encoding;
URIC_API extern const uric_encoding uric_url_syntax_02_first_segment_encoding;
#else
#define URIC_WITH_URL_SYNTAX_02(x)
#endif

/* draft-fielding-url-syntax, 1997 */
#ifndef URIC_GRAMMAR_URL_SYNTAX_1997
#define URIC_GRAMMAR_URL_SYNTAX_1997 1
#endif
#if URIC_GRAMMAR_URL_SYNTAX_1997
#define URIC_WITH_URL_SYNTAX_1997(x) x
URIC_API extern const uric_grammar uric_url_syntax_1997;
URIC_API extern const uric_rule uric_url_syntax_1997_URL_reference;
URIC_API extern const uric_rule uric_url_syntax_1997_resolvable;
URIC_API extern const uric_rule uric_url_syntax_1997_absoluteURL;
URIC_API extern const uric_rule uric_url_syntax_1997_relativeURL;
URIC_API extern const uric_encoding uric_url_syntax_1997_path_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_authority_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_userinfo_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_query_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_fragment_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_URL_reference_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_relativeURL_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_rel_path_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_site_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_path_segments_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_segment_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_param_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_resolvable_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_greedy_site_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_single_path_encoding;
URIC_API extern const uric_encoding uric_url_syntax_1997_first_segment_encoding;
#else
#define URIC_WITH_URL_SYNTAX_1997(x)
#endif

/* RFC 2396, August 1998 */
#ifndef URIC_GRAMMAR_RFC2396
#define URIC_GRAMMAR_RFC2396 1
#endif
#if URIC_GRAMMAR_RFC2396
#define URIC_WITH_RFC2396(x) x
URIC_API extern const uric_grammar uric_rfc2396;
URIC_API extern const uric_rule uric_rfc2396_URI_reference;
URIC_API extern const uric_rule uric_rfc2396_resolvable;
URIC_API extern const uric_rule uric_rfc2396_absoluteURI;
URIC_API extern const uric_rule uric_rfc2396_relativeURI;
URIC_API extern const uric_encoding uric_rfc2396_path_encoding;
URIC_API extern const uric_encoding uric_rfc2396_authority_encoding;
URIC_API extern const uric_encoding uric_rfc2396_reg_name_encoding;
URIC_API extern const uric_encoding uric_rfc2396_userinfo_encoding;
URIC_API extern const uric_encoding uric_rfc2396_opaque_part_encoding;
URIC_API extern const uric_encoding uric_rfc2396_query_encoding;
URIC_API extern const uric_encoding uric_rfc2396_fragment_encoding;
URIC_API extern const uric_encoding uric_rfc2396_URI_reference_encoding;
URIC_API extern const uric_encoding uric_rfc2396_relativeURI_encoding;
URIC_API extern const uric_encoding uric_rfc2396_rel_path_encoding;
URIC_API extern const uric_encoding uric_rfc2396_rel_segment_encoding;
URIC_API extern const uric_encoding uric_rfc2396_path_segments_encoding;
URIC_API extern const uric_encoding uric_rfc2396_segment_encoding;
URIC_API extern const uric_encoding uric_rfc2396_param_encoding;
URIC_API extern const uric_encoding uric_rfc2396_resolvable_encoding;
URIC_API extern const uric_encoding uric_rfc2396_rootless_encoding;
URIC_API extern const uric_encoding uric_rfc2396_rootless_path_encoding;
#else
#define URIC_WITH_RFC2396(x)
#endif

/* RFC 2732, December 1999: RFC 2396 with IPv6 literals */
#ifndef URIC_GRAMMAR_RFC2732
#define URIC_GRAMMAR_RFC2732 1
#endif
#if URIC_GRAMMAR_RFC2732
#define URIC_WITH_RFC2732(x) x
URIC_API extern const uric_grammar uric_rfc2732;
URIC_API extern const uric_rule uric_rfc2732_URI_reference;
URIC_API extern const uric_rule uric_rfc2732_resolvable;
URIC_API extern const uric_rule uric_rfc2732_absoluteURI;
URIC_API extern const uric_rule uric_rfc2732_relativeURI;
URIC_API extern const uric_encoding uric_rfc2732_path_encoding;
URIC_API extern const uric_encoding uric_rfc2732_authority_encoding;
URIC_API extern const uric_encoding uric_rfc2732_reg_name_encoding;
URIC_API extern const uric_encoding uric_rfc2732_userinfo_encoding;
URIC_API extern const uric_encoding uric_rfc2732_opaque_part_encoding;
URIC_API extern const uric_encoding uric_rfc2732_query_encoding;
URIC_API extern const uric_encoding uric_rfc2732_fragment_encoding;
URIC_API extern const uric_encoding uric_rfc2732_URI_reference_encoding;
URIC_API extern const uric_encoding uric_rfc2732_relativeURI_encoding;
URIC_API extern const uric_encoding uric_rfc2732_rel_path_encoding;
URIC_API extern const uric_encoding uric_rfc2732_rel_segment_encoding;
URIC_API extern const uric_encoding uric_rfc2732_path_segments_encoding;
URIC_API extern const uric_encoding uric_rfc2732_segment_encoding;
URIC_API extern const uric_encoding uric_rfc2732_param_encoding;
URIC_API extern const uric_encoding uric_rfc2732_resolvable_encoding;
URIC_API extern const uric_encoding uric_rfc2732_rootless_encoding;
URIC_API extern const uric_encoding uric_rfc2732_rootless_path_encoding;
#else
#define URIC_WITH_RFC2732(x)
#endif

/* draft-fielding-uri-rfc2396bis-01, March 2003 */
#ifndef URIC_GRAMMAR_RFC2396BIS_01
#define URIC_GRAMMAR_RFC2396BIS_01 1
#endif
#if URIC_GRAMMAR_RFC2396BIS_01
#define URIC_WITH_RFC2396BIS_01(x) x
URIC_API extern const uric_grammar uric_rfc2396bis_01;
URIC_API extern const uric_rule uric_rfc2396bis_01_URI_reference;
URIC_API extern const uric_rule uric_rfc2396bis_01_resolvable;
URIC_API extern const uric_encoding uric_rfc2396bis_01_path_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_query_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_authority_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_reg_name_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_userinfo_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_opaque_part_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_fragment_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_URI_reference_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_relative_URI_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_rel_path_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_rel_segment_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_path_segments_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_segment_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_resolvable_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_rootless_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_rootless_path_encoding;
URIC_API extern const uric_encoding uric_rfc2396bis_01_rootless_query_encoding;
#else
#define URIC_WITH_RFC2396BIS_01(x)
#endif

/* RFC 3986, January 2005 */
#ifndef URIC_GRAMMAR_RFC3986
#define URIC_GRAMMAR_RFC3986 1
#endif
#if URIC_GRAMMAR_RFC3986
#define URIC_WITH_RFC3986(x) x
URIC_API extern const uric_grammar uric_rfc3986;
URIC_API extern const uric_rule uric_rfc3986_URI_reference;
URIC_API extern const uric_rule uric_rfc3986_URI;
URIC_API extern const uric_rule uric_rfc3986_relative_ref;
URIC_API extern const uric_rule uric_rfc3986_absolute_URI;
URIC_API extern const uric_encoding uric_rfc3986_authority_encoding;
URIC_API extern const uric_encoding uric_rfc3986_userinfo_encoding;
URIC_API extern const uric_encoding uric_rfc3986_host_encoding;
URIC_API extern const uric_encoding uric_rfc3986_path_encoding;
URIC_API extern const uric_encoding uric_rfc3986_query_encoding;
URIC_API extern const uric_encoding uric_rfc3986_fragment_encoding;
URIC_API extern const uric_encoding uric_rfc3986_reg_name_encoding;
URIC_API extern const uric_encoding uric_rfc3986_path_noscheme_encoding;
URIC_API extern const uric_encoding uric_rfc3986_path_rootless_encoding;
URIC_API extern const uric_encoding uric_rfc3986_segment_encoding;
URIC_API extern const uric_encoding uric_rfc3986_segment_nz_encoding;
URIC_API extern const uric_encoding uric_rfc3986_segment_nz_nc_encoding;
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
