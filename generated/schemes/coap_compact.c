/* RFC 7252, section 6; RFC 8323, section 8. Written by uric-grammar pack from grammar/coap.*: do not edit. */
/* clang-format off */

/* RFC 7252, section 6; RFC 8323, section 8 (+4353). */
#ifndef URIC_GRAMMAR_COAP
#define URIC_GRAMMAR_COAP 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_COAP && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char coap_terms[] =
    "end of input\0"
    "HEXDIG\0"
    "\":\"\0"
    "\".\"\0"
    "DIGIT\0"
    "%x30-35\0"
    "\"c\"\0"
    "\"p\"\0"
    "\"o\"\0"
    "\"a\"\0"
    "\"]\"\0"
    "unreserved\0"
    "sub-delims\0"
    "\"+\"\0"
    "\"s\"\0"
    "\"v\"\0"
    "\"t\"\0"
    "\"w\"\0"
    "\"/\"\0"
    "\"%\"\0"
    "\"[\"\0"
    "\"?\"\0"
    "pchar\0";
#endif

/* coap_IPv6address: 151 states, 0 actions, 10 classes, 8 row templates */
static const uint8_t coap_IPv6address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t coap_IPv6address_entry[601] = {
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
static const uint8_t coap_IPv6address_row_template[151] = {
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
static const uric_row_template coap_IPv6address_templates[8] = {
    {65535, 2}, {65535, 2}, {65320, 7}, {65470, 4}, {65399, 5}, {65211, 7}, {131, 3}, {65381, 5},
};
static const uint8_t coap_IPv6address_template_entry[88] = {
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
static const uint16_t coap_IPv6address_expected[151] = {
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
static const uint8_t coap_IPv6address_expected_terms[37] = {
    1, 2, 255, 1, 255, 3, 255, 4, 3, 255, 1, 0, 255, 1, 3, 2,
    0, 255, 1, 3, 2, 255, 4, 0, 255, 3, 5, 255, 5, 0, 255, 1,
    2, 0, 255, 4, 255};
static const uric_error_component coap_IPv6address_error_component[151] = {
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}};
#endif
static const uric_machine coap_IPv6address = {
    coap_IPv6address_byte_class, coap_IPv6address_entry, NULL,
    coap_IPv6address_row_template, coap_IPv6address_templates, coap_IPv6address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    coap_IPv6address_expected, coap_IPv6address_expected_terms, coap_terms, coap_IPv6address_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    151, 0, 10, 15, 0, 46, 56,
};
static const char coap_call_IPv6address_name[] = "IPv6address";
static const uric_rule coap_call_IPv6address = {coap_call_IPv6address_name, &coap_IPv6address, NULL, 0};

#if URIC_KINDS

/* coap_IPv4address: 24 states, 0 actions, 10 classes, 3 row templates */
static const uint8_t coap_IPv4address_entry[89] = {
    5, 6, 14, 7, 8, 9, 16, 10, 11, 12, 18, 13, 20, 21, 22, 23,
    2, 0, 2, 7, 2, 5, 3, 0, 3, 10, 3, 8, 4, 0, 4, 13,
    4, 11, 2, 7, 15, 5, 0, 2, 5, 5, 0, 0, 3, 10, 17, 8,
    0, 3, 8, 8, 0, 0, 4, 13, 19, 11, 0, 4, 11, 11, 0, 0,
    0, 0, 0, 0, 1, 0, 23, 23, 23, 1, 0, 23, 24, 20, 1, 0,
    20, 20, 20, 1, 0, 20, 20, 0, 1};
static const uint8_t coap_IPv4address_row_template[24] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template coap_IPv4address_templates[3] = {
    {65535, 4}, {7, 2}, {65504, 5},
};
static const uint8_t coap_IPv4address_template_entry[33] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
};
static const uric_machine coap_IPv4address = {
    coap_IPv6address_byte_class, coap_IPv4address_entry, NULL,
    coap_IPv4address_row_template, coap_IPv4address_templates, coap_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    24, 0, 10, 15, 0, 46, 56,
};
static const char coap_kind_IPv4address_name[] = "IPv4address";
static const uric_rule coap_kind_IPv4address = {coap_kind_IPv4address_name, &coap_IPv4address, NULL, 0};
#endif

static const char coap_scheme_coap[] = "coap";
static const char coap_scheme_coaps[] = "coaps";
static const char coap_scheme_coap_plustcp[] = "coap+tcp";
static const char coap_scheme_coaps_plustcp[] = "coaps+tcp";
static const char coap_scheme_coap_plusws[] = "coap+ws";
static const char coap_scheme_coaps_plusws[] = "coaps+ws";
static const uric_scheme_defaults coap_schemes[] = {
    {coap_scheme_coap, NULL, 5683},
    {coap_scheme_coaps, NULL, 5684},
    {coap_scheme_coap_plustcp, NULL, 5683},
    {coap_scheme_coaps_plustcp, NULL, 5684},
    {coap_scheme_coap_plusws, NULL, 80},
    {coap_scheme_coaps_plusws, NULL, 443},
};

extern const uric_rule uric_coap_URI;
static const uric_revision coap_revision = {
    /* resolves */ 1,
    /* empty-reference base-without-fragment */ 2,
    /* query-reference keeps-segment */ 1,
    /* above-root dropped */ 2,
    /* rooted-path loses-dots */ 1,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x03ff6000, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments removed */ 2,
    /* results checked */ &uric_coap_URI,
    coap_schemes, 6,
};
#if URIC_KINDS
static const uric_kind coap_kinds[3] = {
    {1, 0, &coap_kind_IPv4address}, /* ipv4 */
    {2, 11, NULL}, /* ipv6 */
    {3, 12, NULL}, /* ipvfuture */
};
static const uric_host_kinds coap_host_kinds = {coap_kinds, {0x00000000, 0x03ff0000, 0x08000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 3, 4}; /* otherwise, reg-name */
#endif

static const uric_capture coap_captures_URI[] = {
    {33, 8}, /* scheme */
    {0, 9}, /* authority */
    {33, 33}, /* not reported */
    {0, 1}, /* host */
    {2, 3}, /* port */
    {4, 5}, /* path */
    {6, 7}, /* query */
    {33, 33}, /* not reported */
};
static const uric_components coap_components_URI = {
#if URIC_OPERATIONS
    .revision = &coap_revision,
#endif
#if URIC_KINDS
    .host = &coap_host_kinds,
#endif
    .capture = coap_captures_URI,
    .registers = 12,
    .component_registers = 10,
    .parts = 0,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* coap_parse_URI: 31 states, 11 actions, 21 classes, 5 row templates */
static const uint8_t coap_parse_URI_byte_class[94] = {
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 4, 5, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 1, 0, 1, 0, 8, 9,
    10, 11, 12, 11, 11, 11, 1, 1, 1, 1, 1, 1, 1, 1, 13, 14,
    1, 1, 15, 16, 1, 17, 18, 1, 1, 1, 19, 0, 20, 0, 1, 0,
    10, 11, 12, 11, 11, 11, 1, 1, 1, 1, 1, 1, 1, 1, 13, 14,
    1, 1, 15, 16, 1, 17, 18, 1, 1, 1, 0, 0, 0, 1};
static const uint8_t coap_parse_URI_entry[152] = {
    0, 12, 0, 0, 0, 17, 0, 4, 0, 0, 0, 20, 6, 6, 0, 27,
    27, 0, 22, 22, 0, 10, 10, 0, 11, 11, 0, 28, 28, 0, 30, 30,
    0, 0, 0, 13, 0, 0, 2, 0, 0, 0, 0, 0, 41, 16, 16, 16,
    0, 16, 16, 16, 42, 23, 0, 0, 32, 18, 0, 23, 0, 0, 32, 0,
    0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 32, 0, 0, 0, 0, 37,
    37, 0, 7, 0, 15, 22, 0, 0, 0, 0, 3, 19, 25, 0, 0, 33,
    0, 0, 27, 5, 0, 27, 0, 0, 0, 21, 0, 27, 5, 34, 27, 35,
    36, 0, 0, 2, 28, 8, 28, 28, 28, 38, 28, 0, 7, 0, 0, 39,
    29, 0, 40, 0, 0, 9, 30, 9, 30, 30, 30, 30, 30, 0, 14, 0,
    0, 34, 0, 35, 36, 0, 0, 2};
static const uint8_t coap_parse_URI_row_template[31] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4};
static const uric_row_template coap_parse_URI_templates[5] = {
    {65535, 3}, {65524, 4}, {65492, 6}, {22, 3}, {65408, 9},
};
static const uint8_t coap_parse_URI_template_entry[110] = {
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 2, 1, 1, 3, 1, 1, 1, 1, 1, 0, 4, 0,
    0, 0, 0, 1, 2, 0, 3, 4, 0, 0, 3, 3, 3, 0, 0, 5, 0, 6, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0,
    0, 1, 2, 1, 1, 3, 4, 5, 6, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 0, 9,
};
static const uric_action coap_parse_URI_action[11] = {
    {14, 0, 23}, {16, 0, 25}, {18, 0, 27}, {22, 0, 28}, {25, 0, 29}, {4, 1, 13}, {31, 0, 29}, {34, 0, 27},
    {38, 0, 29}, {44, 0, 30}, {46, 0, 30},
};
static const uint8_t coap_parse_URI_operations[48] = {
    36, 1, 5, 9, 255, 5, 255, 36, 3, 5, 9, 255, 7, 255, 8, 255,
    0, 255, 36, 1, 9, 255, 1, 2, 255, 36, 1, 5, 6, 9, 255, 5,
    6, 255, 36, 3, 9, 255, 36, 3, 5, 6, 9, 255, 10, 255, 11, 255};
#if URIC_ERROR_DETAIL
static const uint16_t coap_parse_URI_expected[31] = {
    0, 2, 0, 2, 4, 4, 4, 4, 4, 4, 4, 6, 8, 10, 12, 16,
    21, 25, 23, 14, 28, 32, 35, 38, 38, 40, 45, 53, 58, 53, 48};
static const uint8_t coap_parse_URI_expected_terms[63] = {
    6, 255, 7, 255, 1, 255, 8, 255, 9, 255, 10, 255, 11, 12, 2, 255,
    11, 12, 2, 10, 255, 13, 2, 14, 255, 13, 2, 255, 1, 2, 15, 255,
    1, 3, 255, 16, 17, 255, 18, 255, 11, 12, 19, 20, 255, 11, 12, 19,
    18, 2, 21, 0, 255, 22, 18, 21, 0, 255, 4, 18, 21, 0, 255};
static const uric_error_component coap_parse_URI_error_component[31] = {
    {33, 8}, {33, 8}, {33, 8}, {33, 8}, {0, 1}, {0, 1}, {0, 1}, {4, 5}, {6, 7}, {4, 5}, {6, 7}, {33, 8}, {33, 8}, {0, 1}, {0, 1}, {0, 1},
    {33, 8}, {33, 8}, {33, 8}, {33, 8}, {0, 1}, {0, 1}, {33, 8}, {33, 33}, {33, 33}, {0, 1}, {0, 1}, {4, 5}, {2, 3}, {6, 7}, {0, 9}};
#endif
static const uric_link coap_parse_URI_links[1] = {
    {&coap_call_IPv6address, false},
};
static const uric_machine coap_parse_URI = {
    coap_parse_URI_byte_class, coap_parse_URI_entry, NULL,
    coap_parse_URI_row_template, coap_parse_URI_templates, coap_parse_URI_template_entry, coap_parse_URI_action, coap_parse_URI_operations,
    coap_parse_URI_links,
#if URIC_ERROR_DETAIL
    coap_parse_URI_expected, coap_parse_URI_expected_terms, coap_terms, coap_parse_URI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    31, 11, 21, 31, 1, 33, 93,
};
static const char uric_coap_URI_name[] = "URI";
const uric_rule uric_coap_URI = {uric_coap_URI_name, &coap_parse_URI, &coap_components_URI, 0};

static const uint32_t coap_kept_0[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t coap_kept_1[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t coap_kept_4[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_coap_host_encoding_name[] = "host";
const uric_encoding uric_coap_host_encoding = {uric_coap_host_encoding_name, coap_kept_0, 1};
static const char uric_coap_query_encoding_name[] = "query";
const uric_encoding uric_coap_query_encoding = {uric_coap_query_encoding_name, coap_kept_1, 1};
static const char uric_coap_authority_encoding_name[] = "authority";
const uric_encoding uric_coap_authority_encoding = {uric_coap_authority_encoding_name, coap_kept_0, 0};
static const char uric_coap_coap_host_encoding_name[] = "coap-host";
const uric_encoding uric_coap_coap_host_encoding = {uric_coap_coap_host_encoding_name, coap_kept_0, 0};
static const char uric_coap_segment_encoding_name[] = "segment";
const uric_encoding uric_coap_segment_encoding = {uric_coap_segment_encoding_name, coap_kept_4, 1};
static const char uric_coap_reg_name_encoding_name[] = "reg-name";
const uric_encoding uric_coap_reg_name_encoding = {uric_coap_reg_name_encoding_name, coap_kept_0, 1};

/* coap_check_coap_URI: 136 states, 3 actions, 22 classes, 11 row templates */
static const uint8_t coap_check_coap_URI_byte_class[94] = {
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 3, 1, 4, 5, 6, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 1, 0, 1, 0, 9, 10,
    11, 12, 13, 12, 12, 12, 4, 4, 4, 4, 4, 4, 4, 4, 14, 15,
    4, 4, 16, 17, 4, 18, 19, 4, 4, 4, 20, 0, 21, 0, 4, 0,
    11, 12, 13, 12, 12, 12, 4, 4, 4, 4, 4, 4, 4, 4, 14, 15,
    4, 4, 16, 17, 4, 18, 19, 4, 4, 4, 0, 0, 0, 4};
static const uint8_t coap_check_coap_URI_entry[354] = {
    69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 95, 101, 44,
    119, 35, 0, 20, 120, 36, 0, 20, 120, 36, 1, 0, 0, 36, 0, 20,
    120, 0, 1, 0, 123, 0, 0, 47, 134, 42, 0, 0, 0, 27, 0, 0,
    1, 24, 121, 24, 24, 24, 1, 25, 122, 0, 25, 0, 1, 28, 123, 0,
    28, 0, 0, 27, 129, 27, 27, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 30, 0, 1, 0, 0, 0, 31, 0, 1, 0, 0, 0, 28, 0,
    1, 0, 0, 33, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 124,
    0, 137, 0, 126, 0, 138, 0, 128, 0, 0, 14, 0, 0, 0, 0, 0,
    51, 0, 15, 0, 0, 0, 0, 0, 56, 0, 14, 0, 51, 139, 0, 136,
    0, 0, 0, 0, 43, 0, 1, 44, 119, 0, 44, 43, 1, 0, 0, 0,
    0, 43, 1, 46, 0, 0, 46, 46, 1, 47, 134, 24, 47, 48, 1, 0,
    0, 24, 48, 0, 1, 0, 0, 24, 0, 48, 1, 0, 32, 0, 0, 0,
    50, 37, 0, 0, 0, 0, 52, 38, 0, 0, 0, 0, 54, 0, 0, 28,
    39, 0, 0, 0, 0, 57, 40, 0, 0, 0, 0, 59, 41, 32, 62, 41,
    32, 0, 0, 28, 28, 28, 28, 0, 0, 0, 0, 0, 110, 65, 0, 0,
    111, 66, 0, 0, 112, 67, 0, 0, 116, 68, 0, 82, 0, 83, 0, 84,
    0, 85, 0, 86, 0, 87, 0, 88, 0, 89, 0, 90, 0, 91, 0, 92,
    0, 93, 0, 94, 95, 0, 96, 0, 97, 0, 98, 0, 99, 0, 100, 0,
    101, 0, 102, 0, 103, 0, 104, 0, 105, 0, 106, 0, 107, 0, 50, 51,
    52, 53, 54, 55, 28, 56, 57, 58, 59, 60, 61, 0, 45, 0, 28, 46,
    0, 113, 0, 114, 0, 113, 45, 114, 28, 0, 49, 117, 0, 117, 49, 29,
    125, 127, 130, 131, 132, 65, 44, 66, 20, 67, 133, 24, 25, 28, 27, 135,
    47, 68};
static const uint8_t coap_check_coap_URI_row_template[136] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4,
    4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6,
    6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10};
static const uric_row_template coap_check_coap_URI_templates[11] = {
    {65535, 1}, {65490, 4}, {65446, 6}, {65512, 4}, {65428, 6}, {39, 3}, {65513, 4}, {113, 2},
    {207, 1}, {100, 2}, {217, 1},
};
static const uint8_t coap_check_coap_URI_template_entry[253] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 1, 1, 1, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 4,
    0, 1, 2, 1, 1, 1, 3, 4, 1, 5, 1, 4, 4, 4, 1, 1, 1, 1, 1, 1, 0, 0, 6,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 2, 3, 4, 0, 0, 0,
    0, 1, 2, 1, 1, 1, 3, 4, 5, 3, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 6,
    0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 1, 2, 3, 0, 4, 0, 0, 0, 4, 4, 4, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uric_action coap_check_coap_URI_action[3] = {
    {0, 1, 107}, {0, 1, 108}, {0, 1, 114},
};
static const uint8_t coap_check_coap_URI_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t coap_check_coap_URI_expected[136] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    2, 7, 5, 13, 18, 2, 20, 23, 28, 31, 33, 11, 37, 37, 37, 40,
    40, 42, 44, 44, 48, 50, 48, 50, 52, 44, 55, 58, 61, 64, 69, 77,
    72, 82, 84, 86, 84, 86, 84, 84, 86, 84, 86, 84, 88, 92, 95, 97,
    99, 99, 99, 99, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 106, 106,
    106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 108, 108, 110, 110, 110,
    114, 114, 108, 110, 114, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119,
    119, 119, 119, 119, 119, 119, 119, 119};
static const uint8_t coap_check_coap_URI_expected_terms[121] = {
    6, 255, 11, 12, 19, 20, 255, 11, 12, 19, 20, 0, 255, 11, 12, 19,
    0, 255, 19, 255, 18, 0, 255, 22, 18, 21, 0, 255, 22, 0, 255, 22,
    255, 22, 18, 0, 255, 1, 0, 255, 18, 255, 15, 255, 1, 2, 15, 255,
    16, 255, 17, 255, 16, 17, 255, 4, 0, 255, 11, 12, 19, 2, 0, 255,
    11, 12, 2, 0, 255, 11, 12, 19, 18, 2, 21, 0, 255, 4, 18, 21,
    0, 255, 2, 255, 14, 255, 13, 255, 13, 2, 14, 255, 13, 2, 255, 11,
    255, 12, 255, 1, 3, 255, 8, 255, 9, 255, 7, 255, 10, 255, 11, 12,
    2, 255, 11, 12, 2, 10, 255, 1, 255};
#endif
static const uric_link coap_check_coap_URI_links[1] = {
    {&coap_call_IPv6address, false},
};
static const uric_machine coap_check_coap_URI = {
    coap_check_coap_URI_byte_class, coap_check_coap_URI_entry, NULL,
    coap_check_coap_URI_row_template, coap_check_coap_URI_templates, coap_check_coap_URI_template_entry, coap_check_coap_URI_action, coap_check_coap_URI_operations,
    coap_check_coap_URI_links,
#if URIC_ERROR_DETAIL
    coap_check_coap_URI_expected, coap_check_coap_URI_expected_terms, coap_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    136, 3, 22, 31, 1, 33, 93,
};

/* coap_check_IPv4address: 41 states, 0 actions, 10 classes, 6 row templates */
static const uint8_t coap_check_IPv4address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t coap_check_IPv4address_entry[157] = {
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
static const uint8_t coap_check_IPv4address_row_template[41] = {
    0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5, 5};
static const uric_row_template coap_check_IPv4address_templates[6] = {
    {65535, 5}, {65530, 6}, {22, 2}, {65510, 5}, {65534, 4}, {33, 3},
};
static const uint8_t coap_check_IPv4address_template_entry[66] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 0, 2, 3,
};
#if URIC_ERROR_DETAIL
static const uint16_t coap_check_IPv4address_expected[41] = {
    0, 0, 2, 0, 0, 4, 4, 8, 10, 10, 8, 10, 10, 8, 10, 10,
    10, 13, 16, 19, 10, 16, 10, 16, 4, 4, 4, 22, 22, 2, 4, 4,
    22, 4, 6, 14, 13, 13, 25, 25, 25};
static const uint8_t coap_check_IPv4address_expected_terms[28] = {
    4, 255, 1, 255, 1, 3, 2, 255, 3, 255, 4, 3, 255, 4, 0, 255,
    3, 5, 255, 5, 0, 255, 1, 2, 255, 1, 0, 255};
#endif
static const uric_machine coap_check_IPv4address = {
    coap_check_IPv4address_byte_class, coap_check_IPv4address_entry, NULL,
    coap_check_IPv4address_row_template, coap_check_IPv4address_templates, coap_check_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    coap_check_IPv4address_expected, coap_check_IPv4address_expected_terms, coap_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    41, 0, 10, 15, 0, 46, 56,
};

static const uric_rule coap_rules[] = {
    {"coap-URI", &coap_check_coap_URI, NULL, 0},
    {"coaps-URI", &coap_check_coap_URI, NULL, 1},
    {"coap-tcp-URI", &coap_check_coap_URI, NULL, 2},
    {"coaps-tcp-URI", &coap_check_coap_URI, NULL, 3},
    {"coap-ws-URI", &coap_check_coap_URI, NULL, 4},
    {"coaps-ws-URI", &coap_check_coap_URI, NULL, 5},
    {"coap", &coap_check_coap_URI, NULL, 6},
    {"coaps", &coap_check_coap_URI, NULL, 7},
    {"coap+tcp", &coap_check_coap_URI, NULL, 8},
    {"coaps+tcp", &coap_check_coap_URI, NULL, 9},
    {"coap+ws", &coap_check_coap_URI, NULL, 10},
    {"coaps+ws", &coap_check_coap_URI, NULL, 11},
    {"authority", &coap_check_coap_URI, NULL, 15},
    {"coap-host", &coap_check_coap_URI, NULL, 16},
    {"URI", &coap_check_coap_URI, NULL, 12},
    {"path-abempty", &coap_check_coap_URI, NULL, 22},
    {"query", &coap_check_coap_URI, NULL, 23},
    {"port", &coap_check_coap_URI, NULL, 42},
    {"host", &coap_check_coap_URI, NULL, 17},
    {"segment", &coap_check_coap_URI, NULL, 24},
    {"pchar", &coap_check_coap_URI, NULL, 25},
    {"IP-literal", &coap_check_coap_URI, NULL, 18},
    {"IPv4address", &coap_check_IPv4address, NULL, 0},
    {"reg-name", &coap_check_coap_URI, NULL, 19},
    {"unreserved", &coap_check_coap_URI, NULL, 62},
    {"pct-encoded", &coap_check_coap_URI, NULL, 20},
    {"sub-delims", &coap_check_coap_URI, NULL, 63},
    {"IPv6address", &coap_IPv6address, NULL, 0},
    {"IPvFuture", &coap_check_coap_URI, NULL, 33},
    {"dec-octet", &coap_check_IPv4address, NULL, 1},
    {"h16", &coap_check_coap_URI, NULL, 117},
    {"ls32", &coap_check_IPv4address, NULL, 2},
};

static const uric_rule *const coap_parsers[] = {
    &uric_coap_URI,
};

static const char *const coap_component_names[] = {
    "scheme",
    "authority",
    "host",
    "port",
    "path",
    "query",
};
static const uric_encoding *const coap_encodings[] = {
    &uric_coap_host_encoding,
    &uric_coap_query_encoding,
    &uric_coap_authority_encoding,
    &uric_coap_coap_host_encoding,
    &uric_coap_segment_encoding,
    &uric_coap_reg_name_encoding,
};

const uric_grammar uric_coap = {
    .name = "coap",
    .title = "RFC 7252, section 6; RFC 8323, section 8",
    .absolute = "URI",
    .reference = "URI",
    .rule = coap_rules,
    .parser = coap_parsers,
    .component = coap_component_names,
    .revision = &coap_revision,
    .encoding = coap_encodings,
    .resolver = &uric_coap_URI,
    .rules = 32,
    .parsers = 1,
    .components = 6,
    .encodings = 6,
};
#endif
