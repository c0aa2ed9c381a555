/* The grammars of the library. Written by uric-grammar index: do not edit. */
/* clang-format off */
#ifndef URIC_SCHEMES_H
#define URIC_SCHEMES_H

#include "uric.h"

/* Each has an option, which leaves it out if 0: for the amalgamation. */

#ifdef __cplusplus
extern "C" {
#endif

/* URIs in running text (RFC 3986, Appendix C) */
#ifndef URIC_GRAMMAR_RUNNING_TEXT
#define URIC_GRAMMAR_RUNNING_TEXT 1
#endif
#if URIC_GRAMMAR_RUNNING_TEXT
#define URIC_WITH_RUNNING_TEXT(x) x
URIC_API extern const uric_grammar uric_running_text;
URIC_API extern const uric_rule uric_running_text_before;
URIC_API extern const uric_rule uric_running_text_bare;
URIC_API extern const uric_rule uric_running_text_emphasis;
URIC_API extern const uric_rule uric_running_text_angles;
URIC_API extern const uric_rule uric_running_text_label;
URIC_API extern const uric_rule uric_running_text_quotes;
URIC_API extern const uric_rule uric_running_text_link;
URIC_API extern const uric_rule uric_running_text_suffix;
URIC_API extern const uric_encoding uric_running_text_content_encoding;
#else
#define URIC_WITH_RUNNING_TEXT(x)
#endif

/* RFC 2397, section 3 */
#ifndef URIC_GRAMMAR_DATA
#define URIC_GRAMMAR_DATA 1
#endif
#if URIC_GRAMMAR_DATA
#define URIC_WITH_DATA(x) x
URIC_API extern const uric_grammar uric_data;
URIC_API extern const uric_rule uric_data_dataurl;
URIC_API extern const uric_encoding uric_data_type_encoding;
URIC_API extern const uric_encoding uric_data_subtype_encoding;
URIC_API extern const uric_encoding uric_data_data_encoding;
URIC_API extern const uric_encoding uric_data_attribute_encoding;
URIC_API extern const uric_encoding uric_data_value_encoding;
URIC_API extern const uric_encoding uric_data_token_encoding;
#else
#define URIC_WITH_DATA(x)
#endif

/* RFC 3261, section 25.1, and RFC 5954 */
#ifndef URIC_GRAMMAR_SIP
#define URIC_GRAMMAR_SIP 1
#endif
#if URIC_GRAMMAR_SIP
#define URIC_WITH_SIP(x) x
URIC_API extern const uric_grammar uric_sip;
URIC_API extern const uric_rule uric_sip_URI;
URIC_API extern const uric_encoding uric_sip_user_encoding;
URIC_API extern const uric_encoding uric_sip_password_encoding;
URIC_API extern const uric_encoding uric_sip_parameter_encoding;
URIC_API extern const uric_encoding uric_sip_uri_parameter_encoding;
URIC_API extern const uric_encoding uric_sip_other_transport_encoding;
URIC_API extern const uric_encoding uric_sip_other_user_encoding;
URIC_API extern const uric_encoding uric_sip_other_param_encoding;
URIC_API extern const uric_encoding uric_sip_pname_encoding;
URIC_API extern const uric_encoding uric_sip_pvalue_encoding;
URIC_API extern const uric_encoding uric_sip_hname_encoding;
URIC_API extern const uric_encoding uric_sip_hvalue_encoding;
URIC_API extern const uric_encoding uric_sip_token_encoding;
URIC_API extern const uric_encoding uric_sip_Method_encoding;
URIC_API extern const uric_encoding uric_sip_extension_method_encoding;
#else
#define URIC_WITH_SIP(x)
#endif

/* RFC 3339, section 5.6 */
#ifndef URIC_GRAMMAR_DATE_TIME
#define URIC_GRAMMAR_DATE_TIME 1
#endif
#if URIC_GRAMMAR_DATE_TIME
#define URIC_WITH_DATE_TIME(x) x
URIC_API extern const uric_grammar uric_date_time;
URIC_API extern const uric_rule uric_date_time_date_time;
URIC_API extern const uric_rule uric_date_time_full_date;
URIC_API extern const uric_rule uric_date_time_full_time;
#else
#define URIC_WITH_DATE_TIME(x)
#endif

/* RFC 3966, section 3 */
#ifndef URIC_GRAMMAR_TEL
#define URIC_GRAMMAR_TEL 1
#endif
#if URIC_GRAMMAR_TEL
#define URIC_WITH_TEL(x) x
URIC_API extern const uric_grammar uric_tel;
URIC_API extern const uric_rule uric_tel_telephone_uri;
URIC_API extern const uric_encoding uric_tel_isub_encoding;
URIC_API extern const uric_encoding uric_tel_pvalue_encoding;
#else
#define URIC_WITH_TEL(x)
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

/* RFC 4151, section 2.1 */
#ifndef URIC_GRAMMAR_TAG
#define URIC_GRAMMAR_TAG 1
#endif
#if URIC_GRAMMAR_TAG
#define URIC_WITH_TAG(x) x
URIC_API extern const uric_grammar uric_tag;
URIC_API extern const uric_rule uric_tag_tagURI;
URIC_API extern const uric_encoding uric_tag_specific_encoding;
URIC_API extern const uric_encoding uric_tag_fragment_encoding;
#else
#define URIC_WITH_TAG(x)
#endif

/* RFC 4516, section 2 */
#ifndef URIC_GRAMMAR_LDAP
#define URIC_GRAMMAR_LDAP 1
#endif
#if URIC_GRAMMAR_LDAP
#define URIC_WITH_LDAP(x) x
URIC_API extern const uric_grammar uric_ldap;
URIC_API extern const uric_rule uric_ldap_ldapurl;
URIC_API extern const uric_encoding uric_ldap_authority_encoding;
URIC_API extern const uric_encoding uric_ldap_host_encoding;
URIC_API extern const uric_encoding uric_ldap_dn_encoding;
URIC_API extern const uric_encoding uric_ldap_attributes_encoding;
URIC_API extern const uric_encoding uric_ldap_attribute_encoding;
URIC_API extern const uric_encoding uric_ldap_filter_encoding;
URIC_API extern const uric_encoding uric_ldap_attrdesc_encoding;
URIC_API extern const uric_encoding uric_ldap_selector_encoding;
URIC_API extern const uric_encoding uric_ldap_exvalue_encoding;
URIC_API extern const uric_encoding uric_ldap_distinguishedName_encoding;
URIC_API extern const uric_encoding uric_ldap_attributeSelector_encoding;
URIC_API extern const uric_encoding uric_ldap_LDAPString_encoding;
URIC_API extern const uric_encoding uric_ldap_reg_name_encoding;
#else
#define URIC_WITH_LDAP(x)
#endif

/* RFC 5646, section 2.1 */
#ifndef URIC_GRAMMAR_LANGUAGE_TAG
#define URIC_GRAMMAR_LANGUAGE_TAG 1
#endif
#if URIC_GRAMMAR_LANGUAGE_TAG
#define URIC_WITH_LANGUAGE_TAG(x) x
URIC_API extern const uric_grammar uric_language_tag;
URIC_API extern const uric_rule uric_language_tag_Language_Tag;
#else
#define URIC_WITH_LANGUAGE_TAG(x)
#endif

/* RFC 5870, section 3.3 */
#ifndef URIC_GRAMMAR_GEO
#define URIC_GRAMMAR_GEO 1
#endif
#if URIC_GRAMMAR_GEO
#define URIC_WITH_GEO(x) x
URIC_API extern const uric_grammar uric_geo;
URIC_API extern const uric_rule uric_geo_geo_URI;
URIC_API extern const uric_encoding uric_geo_pvalue_encoding;
#else
#define URIC_WITH_GEO(x)
#endif

/* RFC 6068, section 2 */
#ifndef URIC_GRAMMAR_MAILTO
#define URIC_GRAMMAR_MAILTO 1
#endif
#if URIC_GRAMMAR_MAILTO
#define URIC_WITH_MAILTO(x) x
URIC_API extern const uric_grammar uric_mailto;
URIC_API extern const uric_rule uric_mailto_mailtoURI;
URIC_API extern const uric_encoding uric_mailto_hfname_encoding;
URIC_API extern const uric_encoding uric_mailto_hfvalue_encoding;
URIC_API extern const uric_encoding uric_mailto_local_part_encoding;
URIC_API extern const uric_encoding uric_mailto_domain_encoding;
URIC_API extern const uric_encoding uric_mailto_dot_atom_text_encoding;
#else
#define URIC_WITH_MAILTO(x)
#endif

/* RFC 6455, section 3 */
#ifndef URIC_GRAMMAR_WS
#define URIC_GRAMMAR_WS 1
#endif
#if URIC_GRAMMAR_WS
#define URIC_WITH_WS(x) x
URIC_API extern const uric_grammar uric_ws;
URIC_API extern const uric_rule uric_ws_URI;
URIC_API extern const uric_rule uric_ws_ws_URI;
URIC_API extern const uric_rule uric_ws_wss_URI;
URIC_API extern const uric_encoding uric_ws_host_encoding;
URIC_API extern const uric_encoding uric_ws_query_encoding;
URIC_API extern const uric_encoding uric_ws_authority_encoding;
URIC_API extern const uric_encoding uric_ws_rfc3986_host_encoding;
URIC_API extern const uric_encoding uric_ws_rfc3986_query_encoding;
URIC_API extern const uric_encoding uric_ws_reg_name_encoding;
URIC_API extern const uric_encoding uric_ws_segment_encoding;
#else
#define URIC_WITH_WS(x)
#endif

/* RFC 6570, section 2 */
#ifndef URIC_GRAMMAR_URI_TEMPLATE
#define URIC_GRAMMAR_URI_TEMPLATE 1
#endif
#if URIC_GRAMMAR_URI_TEMPLATE
#define URIC_WITH_URI_TEMPLATE(x) x
URIC_API extern const uric_grammar uric_uri_template;
URIC_API extern const uric_rule uric_uri_template_URI_Template;
URIC_API extern const uric_encoding uric_uri_template_variable_encoding;
URIC_API extern const uric_encoding uric_uri_template_URI_Template_encoding;
URIC_API extern const uric_encoding uric_uri_template_variable_list_encoding;
URIC_API extern const uric_encoding uric_uri_template_varspec_encoding;
URIC_API extern const uric_encoding uric_uri_template_varname_encoding;
#else
#define URIC_WITH_URI_TEMPLATE(x)
#endif

/* RFC 6874, section 2: RFC 3986 with IPv6 zones; obsolete (RFC 9844) */
#ifndef URIC_GRAMMAR_ZONE
#define URIC_GRAMMAR_ZONE 1
#endif
#if URIC_GRAMMAR_ZONE
#define URIC_WITH_ZONE(x) x
URIC_API extern const uric_grammar uric_zone;
URIC_API extern const uric_rule uric_zone_URI_reference;
URIC_API extern const uric_rule uric_zone_URI;
URIC_API extern const uric_encoding uric_zone_authority_encoding;
URIC_API extern const uric_encoding uric_zone_userinfo_encoding;
URIC_API extern const uric_encoding uric_zone_host_encoding;
URIC_API extern const uric_encoding uric_zone_path_encoding;
URIC_API extern const uric_encoding uric_zone_query_encoding;
URIC_API extern const uric_encoding uric_zone_fragment_encoding;
URIC_API extern const uric_encoding uric_zone_zone_encoding;
URIC_API extern const uric_encoding uric_zone_reg_name_encoding;
URIC_API extern const uric_encoding uric_zone_path_noscheme_encoding;
URIC_API extern const uric_encoding uric_zone_path_rootless_encoding;
URIC_API extern const uric_encoding uric_zone_segment_encoding;
URIC_API extern const uric_encoding uric_zone_segment_nz_encoding;
URIC_API extern const uric_encoding uric_zone_segment_nz_nc_encoding;
URIC_API extern const uric_encoding uric_zone_ZoneID_encoding;
#else
#define URIC_WITH_ZONE(x)
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
URIC_API extern const uric_encoding uric_coap_authority_encoding;
URIC_API extern const uric_encoding uric_coap_coap_host_encoding;
URIC_API extern const uric_encoding uric_coap_segment_encoding;
URIC_API extern const uric_encoding uric_coap_reg_name_encoding;
#else
#define URIC_WITH_COAP(x)
#endif

/* RFC 8089, section 2 */
#ifndef URIC_GRAMMAR_FILE
#define URIC_GRAMMAR_FILE 1
#endif
#if URIC_GRAMMAR_FILE
#define URIC_WITH_FILE(x) x
URIC_API extern const uric_grammar uric_file;
URIC_API extern const uric_rule uric_file_file_URI;
URIC_API extern const uric_encoding uric_file_host_encoding;
URIC_API extern const uric_encoding uric_file_authority_encoding;
URIC_API extern const uric_encoding uric_file_file_auth_encoding;
URIC_API extern const uric_encoding uric_file_segment_nz_encoding;
URIC_API extern const uric_encoding uric_file_segment_encoding;
URIC_API extern const uric_encoding uric_file_reg_name_encoding;
#else
#define URIC_WITH_FILE(x)
#endif

/* RFC 8141, section 2 */
#ifndef URIC_GRAMMAR_URN
#define URIC_GRAMMAR_URN 1
#endif
#if URIC_GRAMMAR_URN
#define URIC_WITH_URN(x) x
URIC_API extern const uric_grammar uric_urn;
URIC_API extern const uric_rule uric_urn_namestring;
URIC_API extern const uric_encoding uric_urn_nss_encoding;
URIC_API extern const uric_encoding uric_urn_r_component_encoding;
URIC_API extern const uric_encoding uric_urn_q_component_encoding;
URIC_API extern const uric_encoding uric_urn_fragment_encoding;
URIC_API extern const uric_encoding uric_urn_NSS_encoding;
URIC_API extern const uric_encoding uric_urn_f_component_encoding;
URIC_API extern const uric_encoding uric_urn_r_head_encoding;
#else
#define URIC_WITH_URN(x)
#endif

/* SPIFFE-ID, section 2 */
#ifndef URIC_GRAMMAR_SPIFFE
#define URIC_GRAMMAR_SPIFFE 1
#endif
#if URIC_GRAMMAR_SPIFFE
#define URIC_WITH_SPIFFE(x) x
URIC_API extern const uric_grammar uric_spiffe;
URIC_API extern const uric_rule uric_spiffe_spiffe_id;
URIC_API extern const uric_rule uric_spiffe_trust_domain;
#else
#define URIC_WITH_SPIFFE(x)
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

/* W3C Decentralized Identifiers (DIDs) v1.0, section 3 */
#ifndef URIC_GRAMMAR_DID
#define URIC_GRAMMAR_DID 1
#endif
#if URIC_GRAMMAR_DID
#define URIC_WITH_DID(x) x
URIC_API extern const uric_grammar uric_did;
URIC_API extern const uric_rule uric_did_did_url;
URIC_API extern const uric_rule uric_did_did;
URIC_API extern const uric_encoding uric_did_id_encoding;
URIC_API extern const uric_encoding uric_did_query_encoding;
URIC_API extern const uric_encoding uric_did_fragment_encoding;
URIC_API extern const uric_encoding uric_did_method_specific_id_encoding;
URIC_API extern const uric_encoding uric_did_segment_encoding;
#else
#define URIC_WITH_DID(x)
#endif

/* References of container images (distribution/reference 0.6.0) */
#ifndef URIC_GRAMMAR_OCI
#define URIC_GRAMMAR_OCI 1
#endif
#if URIC_GRAMMAR_OCI
#define URIC_WITH_OCI(x) x
URIC_API extern const uric_grammar uric_oci;
URIC_API extern const uric_rule uric_oci_reference;
URIC_API extern const uric_rule uric_oci_name;
URIC_API extern const uric_rule uric_oci_remote_name;
#else
#define URIC_WITH_OCI(x)
#endif

/* a subset of RFC 3986 on which the WHATWG URL Standard agrees */
#ifndef URIC_GRAMMAR_AGREED
#define URIC_GRAMMAR_AGREED 1
#endif
#if URIC_GRAMMAR_AGREED
#define URIC_WITH_AGREED(x) x
URIC_API extern const uric_grammar uric_agreed;
URIC_API extern const uric_rule uric_agreed_URI;
URIC_API extern const uric_encoding uric_agreed_query_encoding;
URIC_API extern const uric_encoding uric_agreed_fragment_encoding;
URIC_API extern const uric_encoding uric_agreed_userinfo_encoding;
URIC_API extern const uric_encoding uric_agreed_credentials_encoding;
URIC_API extern const uric_encoding uric_agreed_web_query_encoding;
URIC_API extern const uric_encoding uric_agreed_segment_encoding;
#else
#define URIC_WITH_AGREED(x)
#endif

/* X(name), for each grammar, the oldest document first. */
#define URIC_SCHEMES(X) \
    URIC_WITH_RUNNING_TEXT(X(running_text)) \
    URIC_WITH_DATA(X(data)) \
    URIC_WITH_SIP(X(sip)) \
    URIC_WITH_DATE_TIME(X(date_time)) \
    URIC_WITH_TEL(X(tel)) \
    URIC_WITH_RFC3987(X(rfc3987)) \
    URIC_WITH_TAG(X(tag)) \
    URIC_WITH_LDAP(X(ldap)) \
    URIC_WITH_LANGUAGE_TAG(X(language_tag)) \
    URIC_WITH_GEO(X(geo)) \
    URIC_WITH_MAILTO(X(mailto)) \
    URIC_WITH_WS(X(ws)) \
    URIC_WITH_URI_TEMPLATE(X(uri_template)) \
    URIC_WITH_ZONE(X(zone)) \
    URIC_WITH_COAP(X(coap)) \
    URIC_WITH_FILE(X(file)) \
    URIC_WITH_URN(X(urn)) \
    URIC_WITH_SPIFFE(X(spiffe)) \
    URIC_WITH_HTTP(X(http)) \
    URIC_WITH_DID(X(did)) \
    URIC_WITH_OCI(X(oci)) \
    URIC_WITH_AGREED(X(agreed))

#ifdef __cplusplus
}
#endif

#endif
