/* RFC 4516, section 2. Written by uric-grammar pack from grammar/ldap.*: do not edit. */
/* clang-format off */

/* RFC 4516, section 2 (+5748). */
#ifndef URIC_GRAMMAR_LDAP
#define URIC_GRAMMAR_LDAP 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_LDAP && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char ldap_terms[] =
    "end of input\0"
    "HEXDIG\0"
    "\":\"\0"
    "\".\"\0"
    "DIGIT\0"
    "%x30-35\0"
    "\"l\"\0"
    "\"d\"\0"
    "\"p\"\0"
    "ALPHA\0"
    "\"!\"\0"
    "\",\"\0"
    "\"-\"\0"
    "\"=\"\0"
    "\"a\"\0"
    "\"u\"\0"
    "\"s\"\0"
    "\"e\"\0"
    "pchar\0"
    "\"/\"\0"
    "\"?\"\0"
    "unreserved\0"
    "\"$\"\0"
    "\"%\"\0"
    "\"&\"\0"
    "\"'\"\0"
    "\"(\"\0"
    "\")\"\0"
    "\"*\"\0"
    "\"+\"\0"
    "\";\"\0"
    "\"@\"\0"
    "\"v\"\0"
    "\"]\"\0"
    "sub-delims\0"
    "\"[\"\0"
    "\"b\"\0"
    "\"o\"\0"
    "\"n\"\0";
#endif

/* ldap_IPv6address: 151 states, 0 actions, 10 classes, 8 row templates */
static const uint8_t ldap_IPv6address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t ldap_IPv6address_entry[601] = {
    2, 3, 4, 5, 0, 44, 6, 5, 7, 45, 8, 5, 9, 10, 0, 5,
    11, 10, 12, 46, 13, 10, 14, 15, 0, 10, 16, 15, 17, 47, 18, 15,
    19, 20, 0, 15, 21, 20, 22, 48, 23, 20, 24, 25, 0, 20, 26, 25,
    27, 49, 28, 25, 29, 50, 0, 25, 30, 50, 33, 50, 34, 35, 139, 0,
    0, 50, 36, 35, 139, 129, 37, 35, 0, 35, 147, 0, 147, 40, 147, 38,
    149, 0, 149, 43, 149, 41, 51, 72, 95, 73, 0, 115, 1, 52, 74, 96,
    75, 0, 116, 1, 56, 78, 100, 79, 0, 120, 1, 59, 81, 104, 82, 0,
    125, 1, 62, 86, 108, 87, 0, 130, 1, 65, 89, 111, 90, 0, 134, 1,
    67, 91, 112, 92, 136, 31, 0, 144, 117, 145, 1, 144, 118, 146, 1, 144,
    119, 145, 1, 144, 121, 146, 1, 144, 122, 145, 1, 144, 123, 148, 1, 144,
    124, 146, 1, 144, 126, 148, 1, 144, 127, 150, 1, 144, 128, 148, 1, 144,
    131, 150, 1, 144, 132, 151, 1, 144, 133, 150, 1, 144, 135, 151, 1, 144,
    137, 32, 1, 144, 138, 151, 1, 144, 34, 35, 0, 144, 140, 32, 1, 144,
    36, 35, 0, 144, 142, 32, 1, 144, 37, 35, 0, 144, 76, 145, 117, 1,
    144, 53, 145, 117, 1, 144, 77, 146, 118, 1, 144, 54, 146, 118, 1, 144,
    55, 145, 119, 1, 144, 57, 146, 121, 1, 144, 80, 148, 123, 1, 144, 58,
    148, 123, 1, 144, 60, 148, 126, 1, 144, 83, 150, 127, 1, 144, 61, 150,
    127, 1, 144, 63, 150, 131, 1, 0, 85, 0, 0, 1, 0, 129, 0, 0,
    1, 144, 88, 151, 132, 1, 144, 64, 151, 132, 1, 144, 66, 151, 135, 1,
    144, 93, 32, 137, 1, 144, 68, 32, 137, 1, 144, 94, 35, 34, 0, 144,
    69, 35, 34, 0, 144, 70, 32, 140, 1, 144, 71, 35, 36, 0, 144, 76,
    97, 53, 145, 117, 1, 144, 77, 98, 54, 146, 118, 1, 144, 55, 55, 119,
    145, 119, 1, 144, 57, 57, 121, 146, 121, 1, 147, 40, 101, 38, 0, 0,
    0, 144, 80, 102, 58, 148, 123, 1, 147, 38, 38, 0, 0, 0, 0, 144,
    60, 60, 126, 148, 126, 1, 149, 43, 105, 41, 0, 0, 0, 144, 83, 106,
    61, 150, 127, 1, 149, 41, 41, 0, 0, 0, 0, 144, 63, 63, 131, 150,
    131, 1, 0, 85, 109, 129, 0, 0, 1, 144, 88, 110, 64, 151, 132, 1,
    0, 129, 129, 0, 0, 0, 1, 144, 66, 66, 135, 151, 135, 1, 144, 93,
    113, 68, 32, 137, 1, 144, 94, 114, 69, 35, 34, 0, 144, 70, 70, 140,
    32, 140, 1, 144, 71, 71, 36, 35, 36, 0, 117, 145, 1, 118, 146, 1,
    119, 145, 1, 121, 146, 1, 122, 145, 1, 123, 148, 1, 124, 146, 1, 0,
    145, 1, 126, 148, 1, 0, 146, 1, 127, 150, 1, 128, 148, 1, 131, 150,
    1, 0, 148, 1, 0, 0, 1, 132, 151, 1, 133, 150, 1, 135, 151, 1,
    0, 150, 1, 137, 32, 1, 138, 151, 1, 139, 0, 1, 140, 32, 1, 0,
    151, 1, 141, 0, 1, 142, 32, 1, 143, 0, 1, 0, 32, 1, 129, 0,
    1, 38, 39, 99, 40, 0, 52, 74, 96, 75, 116, 56, 78, 100, 79, 120,
    41, 42, 103, 43, 0, 59, 81, 104, 82, 125, 129, 84, 107, 85, 0, 62,
    86, 108, 87, 130, 65, 89, 111, 90, 134};
static const uint8_t ldap_IPv6address_row_template[151] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7,
    7, 7, 7, 7, 7, 7, 7};
static const uric_row_template ldap_IPv6address_templates[8] = {
    {65535, 2}, {65535, 2}, {65320, 7}, {65470, 4}, {65399, 5}, {65211, 7}, {131, 3}, {65381, 5},
};
static const uint8_t ldap_IPv6address_template_entry[88] = {
    0, 0, 1, 1, 1, 1, 1, 1, 2, 1, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 0, 1, 2, 3, 4, 4, 4, 5, 6, 7,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 2, 4,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 5,
    0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 7,
    0, 0, 1, 1, 1, 1, 1, 1, 2, 1, 3,
    0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t ldap_IPv6address_expected[151] = {
    0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 3,
    1, 0, 0, 0, 1, 5, 7, 7, 5, 7, 7, 10, 10, 10, 10, 10,
    10, 0, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 18, 13, 18, 13, 18, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 22, 22, 13, 13, 13, 13, 13, 18, 18, 13, 18, 13, 13,
    13, 13, 7, 13, 25, 13, 7, 13, 25, 13, 22, 13, 28, 13, 13, 18,
    13, 18, 31, 31, 31, 31, 31, 31, 31, 15, 31, 15, 31, 31, 31, 15,
    11, 31, 31, 31, 15, 31, 31, 10, 31, 15, 10, 31, 10, 15, 10, 35,
    3, 3, 35, 3, 35, 3, 3};
static const uint8_t ldap_IPv6address_expected_terms[37] = {
    1, 2, 255, 1, 255, 3, 255, 4, 3, 255, 1, 0, 255, 1, 3, 2,
    0, 255, 1, 3, 2, 255, 4, 0, 255, 3, 5, 255, 5, 0, 255, 1,
    2, 0, 255, 4, 255};
static const uric_error_component ldap_IPv6address_error_component[151] = {
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3},
    {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}};
#endif
static const uric_machine ldap_IPv6address = {
    ldap_IPv6address_byte_class, ldap_IPv6address_entry, NULL,
    ldap_IPv6address_row_template, ldap_IPv6address_templates, ldap_IPv6address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    ldap_IPv6address_expected, ldap_IPv6address_expected_terms, ldap_terms, ldap_IPv6address_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    151, 0, 10, 15, 0, 46, 56,
};
static const char ldap_call_IPv6address_name[] = "IPv6address";
static const uric_rule ldap_call_IPv6address = {ldap_call_IPv6address_name, &ldap_IPv6address, NULL, 0};

#if URIC_KINDS

/* ldap_IPv4address: 24 states, 0 actions, 10 classes, 3 row templates */
static const uint8_t ldap_IPv4address_entry[89] = {
    5, 6, 14, 7, 8, 9, 16, 10, 11, 12, 18, 13, 20, 21, 22, 23,
    2, 0, 2, 7, 2, 5, 3, 0, 3, 10, 3, 8, 4, 0, 4, 13,
    4, 11, 2, 7, 15, 5, 0, 2, 5, 5, 0, 0, 3, 10, 17, 8,
    0, 3, 8, 8, 0, 0, 4, 13, 19, 11, 0, 4, 11, 11, 0, 0,
    0, 0, 0, 0, 1, 0, 23, 23, 23, 1, 0, 23, 24, 20, 1, 0,
    20, 20, 20, 1, 0, 20, 20, 0, 1};
static const uint8_t ldap_IPv4address_row_template[24] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template ldap_IPv4address_templates[3] = {
    {65535, 4}, {7, 2}, {65504, 5},
};
static const uint8_t ldap_IPv4address_template_entry[33] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
};
static const uric_machine ldap_IPv4address = {
    ldap_IPv6address_byte_class, ldap_IPv4address_entry, NULL,
    ldap_IPv4address_row_template, ldap_IPv4address_templates, ldap_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    24, 0, 10, 15, 0, 46, 56,
};
static const char ldap_kind_IPv4address_name[] = "IPv4address";
static const uric_rule ldap_kind_IPv4address = {ldap_kind_IPv4address_name, &ldap_IPv4address, NULL, 0};
#endif

static const char ldap_scheme_ldap[] = "ldap";
static const uric_scheme_defaults ldap_schemes[] = {
    {ldap_scheme_ldap, NULL, 389},
};

static const uric_revision ldap_revision = {
    /* resolves */ 0,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results derived */ NULL,
    ldap_schemes, 1,
};
#if URIC_KINDS
static const uric_kind ldap_kinds[3] = {
    {1, 0, &ldap_kind_IPv4address}, /* ipv4 */
    {2, 21, NULL}, /* ipv6 */
    {3, 22, NULL}, /* ipvfuture */
};
static const uric_host_kinds ldap_host_kinds = {ldap_kinds, {0x00000000, 0x03ff0000, 0x08000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 3, 4}; /* otherwise, reg-name */
#endif
static const char ldap_parts_ldapurl[] = "dn\0" "attributes\0" "attribute\0" "scope\0" "filter\0" "extensions\0" "extension\0";

static const uric_capture ldap_captures_ldapurl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {1, 3}, /* host */
    {4, 5}, /* port */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {6, 7}, /* dn */
    {8, 9}, /* attributes */
    {10, 11}, /* attribute */
    {12, 13}, /* scope */
    {14, 15}, /* filter */
    {16, 17}, /* extensions */
    {18, 19}, /* extension */
};
static const uric_components ldap_items_ldapurl = {
    .part_names = ldap_parts_ldapurl,
    .capture = ldap_captures_ldapurl,
    .registers = 22,
    .component_registers = 20,
    .parts = 7,
    .lists = 0,
};

/* ldap_items_ldapurl_attribute: 6 states, 3 actions, 13 classes, 1 row templates */
static const uint8_t ldap_items_ldapurl_extension_byte_class[47] = {
    1, 32, 35, 34, 34, 66, 101, 114, 136, 136, 136, 136, 40, 2, 9, 42,
    187, 187, 187, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 0, 0, 2,
    187, 187, 187, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 0, 32};
static const uint8_t ldap_items_ldapurl_attribute_entry[36] = {
    2, 3, 0, 2, 0, 0, 2, 3, 7, 2, 8, 2, 0, 0, 0, 6,
    0, 0, 9, 9, 0, 9, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 2, 0, 0};
static const uint8_t ldap_items_ldapurl_attribute_row_template[6] = {
    0, 0, 0, 0, 0, 0};
static const uric_row_template ldap_items_ldapurl_attribute_templates[1] = {
    {65535, 6},
};
static const uint8_t ldap_items_ldapurl_attribute_template_entry[14] = {
    0, 1, 1, 2, 3, 1, 1, 4, 4, 1, 5, 4, 1, 6,
};
static const uric_action ldap_items_ldapurl_attribute_action[3] = {
    {0, 0, 3}, {0, 0, 4}, {2, 0, 4},
};
static const uint8_t ldap_items_ldapurl_attribute_operations[4] = {
    42, 255, 11, 255};
static const uric_machine ldap_items_ldapurl_attribute = {
    ldap_items_ldapurl_extension_byte_class, ldap_items_ldapurl_attribute_entry, NULL,
    ldap_items_ldapurl_attribute_row_template, ldap_items_ldapurl_attribute_templates, ldap_items_ldapurl_attribute_template_entry, ldap_items_ldapurl_attribute_action, ldap_items_ldapurl_attribute_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    6, 3, 13, 15, 0, 33, 93,
};
static const uric_rule ldap_items_ldapurl_attribute_rule = {"attribute", &ldap_items_ldapurl_attribute, &ldap_items_ldapurl, 0};

/* ldap_items_ldapurl_extension: 13 states, 2 actions, 13 classes, 4 row templates */
static const uint8_t ldap_items_ldapurl_extension_entry[57] = {
    2, 4, 5, 11, 0, 4, 5, 11, 0, 12, 13, 0, 3, 0, 0, 3,
    5, 0, 0, 7, 7, 0, 9, 9, 15, 0, 0, 0, 0, 9, 9, 6,
    14, 2, 0, 0, 0, 0, 1, 14, 11, 0, 11, 9, 2, 14, 0, 3,
    0, 9, 2, 14, 0, 3, 13, 9, 2};
static const uint8_t ldap_items_ldapurl_extension_row_template[13] = {
    0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3};
static const uric_row_template ldap_items_ldapurl_extension_templates[4] = {
    {65535, 4}, {2, 3}, {65524, 5}, {65514, 6},
};
static const uint8_t ldap_items_ldapurl_extension_template_entry[56] = {
    0, 1, 0, 0, 0, 0, 0, 2, 3, 0, 0, 4, 4, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 2, 0, 0, 3, 0, 0,
    0, 1, 2, 3, 4, 2, 2, 1, 1, 2, 0, 1, 1, 5,
    0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 0, 2, 2, 6,
};
static const uric_action ldap_items_ldapurl_extension_action[2] = {
    {0, 0, 7}, {2, 0, 9},
};
static const uint8_t ldap_items_ldapurl_extension_operations[4] = {
    50, 255, 19, 255};
static const uric_machine ldap_items_ldapurl_extension = {
    ldap_items_ldapurl_extension_byte_class, ldap_items_ldapurl_extension_entry, NULL,
    ldap_items_ldapurl_extension_row_template, ldap_items_ldapurl_extension_templates, ldap_items_ldapurl_extension_template_entry, ldap_items_ldapurl_extension_action, ldap_items_ldapurl_extension_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    13, 2, 13, 15, 0, 33, 93,
};
static const uric_rule ldap_items_ldapurl_extension_rule = {"extension", &ldap_items_ldapurl_extension, &ldap_items_ldapurl, 0};
static const uric_list ldap_lists_ldapurl[] = {{10, &ldap_items_ldapurl_attribute_rule}, {14, &ldap_items_ldapurl_extension_rule}, };
static const uric_components ldap_components_ldapurl = {
#if URIC_OPERATIONS
    .revision = &ldap_revision,
#endif
#if URIC_KINDS
    .host = &ldap_host_kinds,
#endif
    .part_names = ldap_parts_ldapurl,
    .capture = ldap_captures_ldapurl,
    .list = ldap_lists_ldapurl,
    .registers = 22,
    .component_registers = 20,
    .parts = 7,
    .lists = 2,
    .params = 0,
    .composes = 0,
};

/* ldap_parse_ldapurl: 52 states, 18 actions, 29 classes, 8 row templates */
static const uint8_t ldap_parse_ldapurl_byte_class[94] = {
    1, 0, 0, 2, 3, 2, 2, 2, 2, 2, 2, 4, 5, 6, 7, 8,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 2, 0, 11, 0, 12, 13,
    14, 15, 16, 17, 18, 16, 19, 19, 19, 19, 19, 20, 19, 21, 22, 23,
    19, 19, 24, 19, 25, 26, 19, 19, 19, 19, 27, 0, 28, 0, 2, 0,
    14, 15, 16, 17, 18, 16, 19, 19, 19, 19, 19, 20, 19, 21, 22, 23,
    19, 19, 24, 19, 25, 26, 19, 19, 19, 19, 0, 0, 0, 2};
static const uint8_t ldap_parse_ldapurl_entry[261] = {
    0, 0, 2, 0, 0, 12, 0, 0, 0, 0, 0, 4, 53, 0, 0, 0,
    6, 0, 0, 0, 52, 7, 0, 8, 0, 0, 0, 0, 0, 52, 7, 0,
    8, 0, 0, 0, 0, 9, 7, 7, 0, 0, 0, 0, 5, 8, 0, 8,
    8, 35, 8, 2, 0, 0, 0, 0, 10, 11, 0, 0, 0, 0, 5, 0,
    9, 0, 0, 35, 0, 2, 0, 5, 0, 9, 11, 11, 35, 0, 2, 3,
    0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 51, 0, 0, 16, 0, 0,
    34, 0, 0, 18, 44, 21, 48, 28, 23, 30, 25, 33, 27, 35, 28, 19,
    28, 57, 5, 30, 22, 0, 47, 1, 30, 22, 31, 61, 7, 30, 22, 0,
    0, 0, 65, 66, 65, 67, 1, 33, 24, 33, 68, 10, 0, 0, 0, 70,
    12, 35, 26, 5, 0, 2, 33, 24, 33, 67, 1, 0, 38, 0, 0, 0,
    0, 54, 0, 0, 0, 0, 0, 59, 20, 0, 0, 0, 0, 0, 60, 42,
    0, 42, 42, 0, 42, 0, 42, 42, 69, 44, 17, 55, 44, 56, 39, 14,
    44, 17, 55, 44, 56, 0, 14, 0, 0, 58, 45, 0, 0, 17, 0, 0,
    55, 0, 56, 0, 14, 0, 0, 32, 62, 0, 63, 64, 1, 41, 48, 0,
    48, 0, 0, 0, 0, 0, 0, 32, 13, 0, 50, 14, 1, 0, 0, 0,
    0, 16, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 9, 0, 0,
    0, 0, 0, 0, 0};
static const uint8_t ldap_parse_ldapurl_row_template[52] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7,
    7, 7, 7, 7};
static const uric_row_template ldap_parse_ldapurl_templates[8] = {
    {65535, 4}, {65515, 9}, {34, 4}, {82, 1}, {65510, 5}, {65510, 5}, {65426, 7}, {65380, 8},
};
static const uint8_t ldap_parse_ldapurl_template_entry[240] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 2, 3, 4, 0, 5, 6, 0, 7, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 9,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 5,
    0, 1, 1, 0, 1, 1, 1, 2, 3, 3, 3, 1, 0, 0, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 4, 0, 5, 0,
    0, 1, 1, 2, 1, 1, 1, 3, 4, 4, 5, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 0, 7,
    0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 3, 0, 2, 4, 2, 2, 2, 0, 0, 5, 6, 0, 7, 0, 0, 0, 0, 8,
};
static const uric_action ldap_parse_ldapurl_action[18] = {
    {18, 0, 36}, {20, 0, 42}, {22, 0, 27}, {26, 0, 44}, {29, 0, 28}, {33, 0, 27}, {2, 1, 39}, {37, 0, 45},
    {39, 0, 48}, {43, 0, 12}, {43, 0, 49}, {43, 0, 13}, {45, 0, 32}, {45, 0, 23}, {47, 0, 4}, {50, 0, 4},
    {54, 0, 45}, {56, 0, 35},
};
static const uint8_t ldap_parse_ldapurl_operations[59] = {
    17, 19, 255, 7, 255, 9, 11, 255, 15, 255, 13, 255, 2, 3, 255, 2,
    5, 255, 0, 255, 1, 255, 2, 3, 6, 255, 3, 4, 255, 7, 8, 10,
    255, 2, 5, 6, 255, 20, 255, 9, 11, 12, 255, 44, 255, 46, 255, 16,
    18, 255, 15, 16, 18, 255, 21, 255, 13, 14, 255};
#if URIC_ERROR_DETAIL
static const uint16_t ldap_parse_ldapurl_expected[52] = {
    0, 2, 4, 6, 8, 12, 15, 18, 13, 25, 30, 36, 36, 38, 40, 42,
    44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 46, 51, 46, 69, 46,
    46, 48, 85, 46, 89, 89, 91, 95, 97, 101, 106, 114, 121, 117, 125, 131,
    125, 134, 136, 16};
static const uint8_t ldap_parse_ldapurl_expected_terms[138] = {
    6, 255, 7, 255, 8, 255, 2, 255, 9, 4, 10, 255, 9, 4, 255, 4,
    3, 255, 9, 4, 11, 12, 13, 0, 255, 11, 3, 13, 0, 255, 4, 11,
    3, 13, 0, 255, 14, 255, 15, 255, 16, 255, 17, 255, 1, 255, 18, 19,
    20, 0, 255, 21, 10, 22, 23, 24, 25, 26, 27, 28, 29, 19, 2, 30,
    13, 20, 31, 0, 255, 21, 10, 22, 23, 24, 25, 26, 27, 28, 29, 19,
    2, 30, 13, 31, 255, 18, 19, 0, 255, 19, 255, 1, 2, 32, 255, 33,
    255, 21, 34, 2, 255, 21, 34, 2, 33, 255, 21, 34, 23, 19, 2, 35,
    0, 255, 21, 34, 23, 19, 2, 0, 255, 4, 19, 0, 255, 20, 36, 37,
    16, 0, 255, 1, 3, 255, 38, 255, 36, 255};
static const uric_error_component ldap_parse_ldapurl_error_component[52] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {18, 19}, {18, 19}, {18, 19}, {18, 19}, {18, 19}, {18, 19}, {18, 19}, {33, 0}, {12, 13}, {12, 13}, {12, 13}, {12, 13},
    {1, 3}, {1, 3}, {6, 7}, {1, 3}, {6, 7}, {10, 11}, {10, 11}, {14, 15}, {14, 15}, {18, 19}, {18, 19}, {6, 7}, {10, 11}, {10, 11}, {10, 11}, {254, 15},
    {14, 15}, {12, 13}, {18, 19}, {14, 15}, {33, 33}, {33, 33}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {4, 5}, {1, 3}, {254, 13}, {1, 3},
    {12, 13}, {12, 13}, {12, 13}, {18, 19}};
#endif
static const uric_link ldap_parse_ldapurl_links[1] = {
    {&ldap_call_IPv6address, false},
};
static const uric_machine ldap_parse_ldapurl = {
    ldap_parse_ldapurl_byte_class, ldap_parse_ldapurl_entry, NULL,
    ldap_parse_ldapurl_row_template, ldap_parse_ldapurl_templates, ldap_parse_ldapurl_template_entry, ldap_parse_ldapurl_action, ldap_parse_ldapurl_operations,
    ldap_parse_ldapurl_links,
#if URIC_ERROR_DETAIL
    ldap_parse_ldapurl_expected, ldap_parse_ldapurl_expected_terms, ldap_terms, ldap_parse_ldapurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    52, 18, 29, 31, 1, 33, 93,
};
static const char uric_ldap_ldapurl_name[] = "ldapurl";
const uric_rule uric_ldap_ldapurl = {uric_ldap_ldapurl_name, &ldap_parse_ldapurl, &ldap_components_ldapurl, 0};

static const uint32_t ldap_kept_0[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t ldap_kept_2[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t ldap_kept_3[8] = {0x00000000, 0x2fffefd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_ldap_authority_encoding_name[] = "authority";
const uric_encoding uric_ldap_authority_encoding = {uric_ldap_authority_encoding_name, ldap_kept_0, 1};
static const char uric_ldap_host_encoding_name[] = "host";
const uric_encoding uric_ldap_host_encoding = {uric_ldap_host_encoding_name, ldap_kept_0, 1};
static const char uric_ldap_dn_encoding_name[] = "dn";
const uric_encoding uric_ldap_dn_encoding = {uric_ldap_dn_encoding_name, ldap_kept_2, 1};
static const char uric_ldap_attributes_encoding_name[] = "attributes";
const uric_encoding uric_ldap_attributes_encoding = {uric_ldap_attributes_encoding_name, ldap_kept_3, 0};
static const char uric_ldap_attribute_encoding_name[] = "attribute";
const uric_encoding uric_ldap_attribute_encoding = {uric_ldap_attribute_encoding_name, ldap_kept_3, 0};
static const char uric_ldap_filter_encoding_name[] = "filter";
const uric_encoding uric_ldap_filter_encoding = {uric_ldap_filter_encoding_name, ldap_kept_2, 0};
static const char uric_ldap_attrdesc_encoding_name[] = "attrdesc";
const uric_encoding uric_ldap_attrdesc_encoding = {uric_ldap_attrdesc_encoding_name, ldap_kept_3, 0};
static const char uric_ldap_selector_encoding_name[] = "selector";
const uric_encoding uric_ldap_selector_encoding = {uric_ldap_selector_encoding_name, ldap_kept_3, 0};
static const char uric_ldap_exvalue_encoding_name[] = "exvalue";
const uric_encoding uric_ldap_exvalue_encoding = {uric_ldap_exvalue_encoding_name, ldap_kept_3, 1};
static const char uric_ldap_distinguishedName_encoding_name[] = "distinguishedName";
const uric_encoding uric_ldap_distinguishedName_encoding = {uric_ldap_distinguishedName_encoding_name, ldap_kept_2, 1};
static const char uric_ldap_attributeSelector_encoding_name[] = "attributeSelector";
const uric_encoding uric_ldap_attributeSelector_encoding = {uric_ldap_attributeSelector_encoding_name, ldap_kept_3, 0};
static const char uric_ldap_LDAPString_encoding_name[] = "LDAPString";
const uric_encoding uric_ldap_LDAPString_encoding = {uric_ldap_LDAPString_encoding_name, ldap_kept_3, 1};
static const char uric_ldap_reg_name_encoding_name[] = "reg-name";
const uric_encoding uric_ldap_reg_name_encoding = {uric_ldap_reg_name_encoding_name, ldap_kept_0, 1};

/* ldap_check_ldapurl: 135 states, 3 actions, 30 classes, 11 row templates */
static const uint8_t ldap_check_ldapurl_byte_class[94] = {
    1, 0, 0, 2, 3, 2, 2, 2, 2, 2, 2, 4, 5, 6, 7, 8,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 2, 0, 11, 0, 12, 13,
    14, 15, 16, 17, 18, 16, 19, 19, 19, 19, 19, 20, 19, 21, 22, 23,
    19, 19, 24, 19, 25, 26, 19, 19, 19, 19, 27, 0, 28, 0, 29, 0,
    14, 15, 16, 17, 18, 16, 19, 19, 19, 19, 19, 20, 19, 21, 22, 23,
    19, 19, 24, 19, 25, 26, 19, 19, 19, 19, 0, 0, 0, 29};
static const uint8_t ldap_check_ldapurl_entry[574] = {
    0, 0, 96, 0, 0, 0, 97, 0, 0, 0, 0, 22, 0, 29, 29, 0,
    29, 0, 0, 0, 6, 47, 6, 0, 1, 12, 48, 0, 0, 0, 9, 49,
    0, 0, 0, 9, 49, 0, 0, 1, 6, 47, 6, 0, 0, 0, 55, 0,
    0, 0, 12, 48, 7, 0, 1, 13, 66, 35, 0, 1, 14, 72, 14, 15,
    1, 16, 75, 0, 33, 1, 16, 75, 17, 33, 1, 16, 75, 0, 0, 0,
    18, 78, 18, 35, 1, 0, 29, 0, 0, 0, 0, 0, 56, 136, 136, 136,
    61, 137, 137, 137, 63, 0, 0, 29, 0, 0, 109, 0, 0, 138, 138, 138,
    73, 0, 0, 34, 0, 0, 0, 101, 98, 128, 0, 0, 29, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 31, 0, 31, 0, 0, 1, 32, 0, 32,
    0, 0, 1, 29, 0, 29, 0, 0, 1, 0, 18, 114, 99, 133, 1, 0,
    18, 0, 0, 0, 1, 41, 50, 81, 82, 42, 51, 83, 84, 0, 52, 85,
    86, 0, 0, 0, 86, 0, 52, 85, 0, 0, 29, 119, 0, 0, 50, 81,
    82, 0, 51, 83, 84, 0, 87, 88, 0, 0, 89, 90, 0, 0, 91, 92,
    0, 0, 30, 0, 57, 0, 58, 0, 59, 43, 0, 44, 0, 45, 0, 0,
    60, 0, 62, 0, 64, 0, 65, 0, 6, 0, 12, 0, 9, 0, 121, 0,
    67, 0, 120, 0, 68, 0, 29, 106, 65, 0, 69, 107, 67, 108, 68, 0,
    13, 0, 71, 0, 125, 0, 74, 0, 76, 0, 14, 0, 77, 115, 76, 0,
    16, 0, 79, 0, 18, 0, 0, 0, 0, 29, 0, 0, 0, 43, 81, 0,
    0, 35, 82, 0, 82, 13, 1, 0, 0, 44, 83, 0, 0, 0, 84, 0,
    84, 9, 1, 0, 0, 45, 85, 0, 0, 0, 86, 0, 86, 0, 1, 35,
    0, 43, 0, 13, 1, 35, 0, 43, 88, 13, 1, 0, 0, 44, 0, 9,
    1, 0, 0, 44, 90, 9, 1, 0, 0, 45, 0, 0, 1, 0, 0, 45,
    92, 0, 1, 29, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 29,
    29, 55, 29, 29, 29, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 103,
    0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 135, 0, 29, 0,
    0, 0, 0, 129, 0, 0, 0, 131, 0, 0, 0, 132, 0, 0, 0, 0,
    122, 0, 0, 0, 29, 123, 0, 123, 0, 110, 0, 110, 0, 111, 0, 111,
    0, 0, 112, 0, 0, 110, 0, 110, 122, 111, 0, 111, 29, 0, 124, 0,
    0, 0, 0, 0, 127, 0, 0, 134, 0, 116, 0, 116, 0, 116, 0, 116,
    127, 121, 53, 0, 121, 119, 21, 1, 120, 54, 0, 120, 0, 22, 1, 0,
    0, 0, 119, 0, 0, 1, 120, 54, 0, 120, 0, 0, 1, 121, 53, 0,
    121, 119, 0, 1, 0, 0, 0, 0, 119, 0, 1, 123, 0, 0, 123, 123,
    0, 1, 125, 70, 14, 125, 126, 25, 1, 125, 70, 14, 125, 126, 0, 1,
    0, 0, 14, 126, 0, 0, 1, 0, 0, 14, 0, 126, 0, 1, 0, 0,
    0, 23, 0, 0, 130, 0, 29, 0, 0, 0, 0, 24, 0, 0, 0, 29,
    0, 0, 0, 0, 0, 26, 0, 0, 135, 0, 34, 0, 0, 0};
static const uint8_t ldap_check_ldapurl_row_template[135] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
    3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7,
    7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10,
    10, 10, 10, 10, 10, 10, 10};
static const uric_row_template ldap_check_ldapurl_templates[11] = {
    {65535, 4}, {65530, 5}, {12, 4}, {65496, 6}, {28, 4}, {118, 2}, {65338, 6}, {65338, 6},
    {0, 4}, {65188, 7}, {33, 4},
};
static const uint8_t ldap_check_ldapurl_template_entry[341] = {
    0, 1, 1, 0, 1, 2, 2, 0, 2, 2, 0, 1, 0, 0, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 4, 0, 2, 0,
    0, 1, 1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 5,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 1, 3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 2, 0, 1, 3, 1, 1, 1, 0, 0, 0, 4, 0, 5, 0, 0, 0, 0, 0, 6,
    0, 1, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 2, 3, 0, 4, 4, 0, 5, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 6,
    0, 1, 2, 3, 4, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 2, 5, 2, 2, 2, 6, 2, 2, 2, 2, 2, 0, 0, 2, 0,
    0, 1, 1, 0, 1, 1, 1, 2, 1, 1, 1, 1, 0, 0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 4, 1, 0,
    0, 1, 1, 2, 1, 1, 1, 3, 4, 4, 5, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 0, 1, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 3, 4, 0, 0, 0, 0, 0,
};
static const uric_action ldap_check_ldapurl_action[3] = {
    {0, 1, 103}, {0, 1, 104}, {0, 1, 112},
};
static const uint8_t ldap_check_ldapurl_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t ldap_check_ldapurl_expected[135] = {
    0, 0, 2, 4, 6, 8, 12, 12, 28, 45, 48, 8, 8, 50, 55, 50,
    12, 50, 73, 75, 77, 77, 81, 73, 77, 81, 83, 87, 10, 89, 89, 89,
    92, 52, 98, 98, 102, 105, 103, 103, 102, 102, 103, 103, 103, 107, 107, 107,
    107, 109, 109, 109, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107,
    111, 107, 111, 111, 107, 107, 107, 107, 107, 107, 107, 111, 107, 107, 107, 114,
    116, 119, 116, 126, 116, 132, 137, 142, 138, 148, 153, 156, 100, 160, 162, 164,
    164, 166, 166, 46, 168, 168, 168, 170, 170, 172, 172, 172, 46, 176, 176, 46,
    170, 168, 172, 176, 181, 188, 194, 197, 202, 205, 208, 213, 221, 228, 224, 232,
    85, 234, 236, 236, 232, 85, 234};
static const uint8_t ldap_check_ldapurl_expected_terms[238] = {
    6, 255, 35, 255, 21, 255, 34, 255, 18, 19, 0, 255, 21, 10, 22, 23,
    24, 25, 26, 27, 28, 29, 19, 2, 30, 13, 31, 255, 21, 10, 22, 23,
    24, 25, 26, 27, 28, 29, 19, 2, 30, 13, 31, 0, 255, 18, 19, 255,
    23, 255, 18, 19, 20, 0, 255, 21, 10, 22, 23, 24, 25, 26, 27, 28,
    29, 19, 2, 30, 13, 20, 31, 0, 255, 2, 255, 32, 255, 1, 2, 32,
    255, 36, 255, 36, 37, 16, 255, 20, 255, 1, 0, 255, 20, 36, 37, 16,
    0, 255, 9, 4, 10, 255, 9, 4, 255, 9, 255, 1, 255, 3, 255, 1,
    3, 255, 13, 255, 4, 3, 255, 9, 4, 11, 12, 13, 0, 255, 9, 4,
    12, 13, 0, 255, 9, 4, 12, 0, 255, 11, 3, 13, 0, 255, 4, 11,
    3, 13, 0, 255, 4, 3, 13, 0, 255, 3, 0, 255, 4, 3, 0, 255,
    11, 255, 18, 255, 7, 255, 38, 255, 14, 255, 33, 255, 21, 34, 2, 255,
    21, 34, 2, 33, 255, 21, 34, 23, 2, 35, 0, 255, 21, 34, 23, 35,
    0, 255, 4, 0, 255, 21, 34, 23, 0, 255, 21, 34, 23, 2, 0, 255,
    21, 34, 2, 0, 255, 21, 34, 23, 19, 2, 35, 0, 255, 21, 34, 23,
    19, 2, 0, 255, 4, 19, 0, 255, 15, 255, 17, 255, 8, 255};
#endif
static const uric_link ldap_check_ldapurl_links[1] = {
    {&ldap_call_IPv6address, false},
};
static const uric_machine ldap_check_ldapurl = {
    ldap_check_ldapurl_byte_class, ldap_check_ldapurl_entry, NULL,
    ldap_check_ldapurl_row_template, ldap_check_ldapurl_templates, ldap_check_ldapurl_template_entry, ldap_check_ldapurl_action, ldap_check_ldapurl_operations,
    ldap_check_ldapurl_links,
#if URIC_ERROR_DETAIL
    ldap_check_ldapurl_expected, ldap_check_ldapurl_expected_terms, ldap_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    135, 3, 30, 31, 1, 33, 93,
};

/* ldap_check_IPv4address: 41 states, 0 actions, 10 classes, 6 row templates */
static const uint8_t ldap_check_IPv4address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t ldap_check_IPv4address_entry[157] = {
    8, 9, 17, 10, 0, 36, 37, 18, 38, 0, 25, 26, 6, 27, 28, 11,
    12, 21, 13, 0, 14, 15, 23, 16, 0, 4, 31, 7, 32, 30, 29, 4,
    34, 34, 33, 30, 33, 4, 0, 4, 10, 4, 8, 5, 0, 5, 13, 5,
    11, 2, 0, 2, 16, 2, 14, 4, 10, 19, 8, 0, 0, 38, 20, 36,
    1, 4, 8, 8, 0, 0, 0, 36, 36, 0, 1, 5, 13, 22, 11, 0,
    5, 11, 11, 0, 0, 2, 16, 24, 14, 0, 2, 14, 14, 0, 0, 4,
    29, 30, 29, 4, 31, 30, 29, 4, 32, 30, 29, 0, 29, 30, 29, 0,
    33, 30, 33, 0, 39, 0, 39, 4, 34, 30, 33, 4, 33, 30, 33, 0,
    35, 30, 35, 4, 35, 30, 35, 0, 0, 30, 0, 0, 0, 1, 38, 0,
    1, 36, 0, 1, 40, 40, 1, 41, 41, 1, 36, 36, 1};
static const uint8_t ldap_check_IPv4address_row_template[41] = {
    0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5, 5};
static const uric_row_template ldap_check_IPv4address_templates[6] = {
    {65535, 5}, {65530, 6}, {22, 2}, {65510, 5}, {65534, 4}, {33, 3},
};
static const uint8_t ldap_check_IPv4address_template_entry[66] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 0, 2, 3,
};
#if URIC_ERROR_DETAIL
static const uint16_t ldap_check_IPv4address_expected[41] = {
    0, 0, 2, 0, 0, 4, 4, 8, 10, 10, 8, 10, 10, 8, 10, 10,
    10, 13, 16, 19, 10, 16, 10, 16, 4, 4, 4, 22, 22, 2, 4, 4,
    22, 4, 6, 14, 13, 13, 25, 25, 25};
static const uint8_t ldap_check_IPv4address_expected_terms[28] = {
    4, 255, 1, 255, 1, 3, 2, 255, 3, 255, 4, 3, 255, 4, 0, 255,
    3, 5, 255, 5, 0, 255, 1, 2, 255, 1, 0, 255};
#endif
static const uric_machine ldap_check_IPv4address = {
    ldap_check_IPv4address_byte_class, ldap_check_IPv4address_entry, NULL,
    ldap_check_IPv4address_row_template, ldap_check_IPv4address_templates, ldap_check_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    ldap_check_IPv4address_expected, ldap_check_IPv4address_expected_terms, ldap_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    41, 0, 10, 15, 0, 46, 56,
};

static const uric_rule ldap_rules[] = {
    {"ldapurl", &ldap_check_ldapurl, NULL, 0},
    {"scheme", &ldap_check_ldapurl, NULL, 1},
    {"dn", &ldap_check_ldapurl, NULL, 5},
    {"attributes", &ldap_check_ldapurl, NULL, 6},
    {"attrdesc", &ldap_check_ldapurl, NULL, 7},
    {"selector", &ldap_check_ldapurl, NULL, 7},
    {"scope", &ldap_check_ldapurl, NULL, 26},
    {"extensions", &ldap_check_ldapurl, NULL, 34},
    {"extension", &ldap_check_ldapurl, NULL, 35},
    {"extype", &ldap_check_ldapurl, NULL, 36},
    {"exvalue", &ldap_check_ldapurl, NULL, 8},
    {"EXCLAMATION", &ldap_check_ldapurl, NULL, 92},
    {"SLASH", &ldap_check_ldapurl, NULL, 99},
    {"COLON", &ldap_check_ldapurl, NULL, 18},
    {"QUESTION", &ldap_check_ldapurl, NULL, 27},
    {"COMMA", &ldap_check_ldapurl, NULL, 93},
    {"EQUALS", &ldap_check_ldapurl, NULL, 79},
    {"oid", &ldap_check_ldapurl, NULL, 36},
    {"descr", &ldap_check_ldapurl, NULL, 37},
    {"numericoid", &ldap_check_ldapurl, NULL, 38},
    {"number", &ldap_check_ldapurl, NULL, 39},
    {"authority", &ldap_check_ldapurl, NULL, 116},
    {"distinguishedName", &ldap_check_ldapurl, NULL, 5},
    {"filter", &ldap_check_ldapurl, NULL, 9},
    {"attributeSelector", &ldap_check_ldapurl, NULL, 7},
    {"LDAPString", &ldap_check_ldapurl, NULL, 8},
    {"host", &ldap_check_ldapurl, NULL, 117},
    {"port", &ldap_check_ldapurl, NULL, 118},
    {"pchar", &ldap_check_ldapurl, NULL, 94},
    {"IP-literal", &ldap_check_ldapurl, NULL, 2},
    {"IPv4address", &ldap_check_IPv4address, NULL, 0},
    {"reg-name", &ldap_check_ldapurl, NULL, 119},
    {"unreserved", &ldap_check_ldapurl, NULL, 3},
    {"pct-encoded", &ldap_check_ldapurl, NULL, 10},
    {"sub-delims", &ldap_check_ldapurl, NULL, 4},
    {"IPv6address", &ldap_IPv6address, NULL, 0},
    {"IPvFuture", &ldap_check_ldapurl, NULL, 19},
    {"dec-octet", &ldap_check_IPv4address, NULL, 1},
    {"h16", &ldap_check_ldapurl, NULL, 45},
    {"ls32", &ldap_check_IPv4address, NULL, 2},
};

static const uric_rule *const ldap_parsers[] = {
    &uric_ldap_ldapurl,
};

static const char *const ldap_component_names[] = {
    "scheme",
    "authority",
    "host",
    "port",
    "dn",
    "attributes",
    "attribute",
    "scope",
    "filter",
    "extensions",
    "extension",
};
static const uric_encoding *const ldap_encodings[] = {
    &uric_ldap_authority_encoding,
    &uric_ldap_host_encoding,
    &uric_ldap_dn_encoding,
    &uric_ldap_attributes_encoding,
    &uric_ldap_attribute_encoding,
    &uric_ldap_filter_encoding,
    &uric_ldap_attrdesc_encoding,
    &uric_ldap_selector_encoding,
    &uric_ldap_exvalue_encoding,
    &uric_ldap_distinguishedName_encoding,
    &uric_ldap_attributeSelector_encoding,
    &uric_ldap_LDAPString_encoding,
    &uric_ldap_reg_name_encoding,
};

const uric_grammar uric_ldap = {
    .name = "ldap",
    .title = "RFC 4516, section 2",
    .absolute = "ldapurl",
    .reference = "ldapurl",
    .rule = ldap_rules,
    .parser = ldap_parsers,
    .component = ldap_component_names,
    .revision = &ldap_revision,
    .encoding = ldap_encodings,
    .rules = 40,
    .parsers = 1,
    .components = 11,
    .encodings = 13,
};
#endif
