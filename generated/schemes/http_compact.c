/* RFC 9110, section 4.2. Written by uric-grammar pack from grammar/http.*: do not edit. */
/* clang-format off */

/* RFC 9110, section 4.2 (+4383). */
#ifndef URIC_GRAMMAR_HTTP
#define URIC_GRAMMAR_HTTP 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_HTTP && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char http_terms[] =
    "end of input\0"
    "HEXDIG\0"
    "\":\"\0"
    "\".\"\0"
    "DIGIT\0"
    "%x30-35\0"
    "\"h\"\0"
    "\"/\"\0"
    "\"]\"\0"
    "unreserved\0"
    "sub-delims\0"
    "\"t\"\0"
    "\"p\"\0"
    "\"s\"\0"
    "\"v\"\0"
    "pchar\0"
    "\"[\"\0"
    "\"?\"\0"
    "\"%\"\0";
#endif

/* http_IPv6address: 151 states, 0 actions, 10 classes, 8 row templates */
static const uint8_t http_IPv6address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t http_IPv6address_entry[601] = {
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
static const uint8_t http_IPv6address_row_template[151] = {
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
static const uric_row_template http_IPv6address_templates[8] = {
    {65535, 2}, {65535, 2}, {65320, 7}, {65470, 4}, {65399, 5}, {65211, 7}, {131, 3}, {65381, 5},
};
static const uint8_t http_IPv6address_template_entry[88] = {
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
static const uint16_t http_IPv6address_expected[151] = {
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
static const uint8_t http_IPv6address_expected_terms[37] = {
    1, 2, 255, 1, 255, 3, 255, 4, 3, 255, 1, 0, 255, 1, 3, 2,
    0, 255, 1, 3, 2, 255, 4, 0, 255, 3, 5, 255, 5, 0, 255, 1,
    2, 0, 255, 4, 255};
static const uric_error_component http_IPv6address_error_component[151] = {
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}};
#endif
static const uric_machine http_IPv6address = {
    http_IPv6address_byte_class, http_IPv6address_entry, NULL,
    http_IPv6address_row_template, http_IPv6address_templates, http_IPv6address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    http_IPv6address_expected, http_IPv6address_expected_terms, http_terms, http_IPv6address_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    151, 0, 10, 15, 0, 46, 56,
};
static const char http_call_IPv6address_name[] = "IPv6address";
static const uric_rule http_call_IPv6address = {http_call_IPv6address_name, &http_IPv6address, NULL, 0};

#if URIC_KINDS

/* http_IPv4address: 24 states, 0 actions, 10 classes, 3 row templates */
static const uint8_t http_IPv4address_entry[89] = {
    5, 6, 14, 7, 8, 9, 16, 10, 11, 12, 18, 13, 20, 21, 22, 23,
    2, 0, 2, 7, 2, 5, 3, 0, 3, 10, 3, 8, 4, 0, 4, 13,
    4, 11, 2, 7, 15, 5, 0, 2, 5, 5, 0, 0, 3, 10, 17, 8,
    0, 3, 8, 8, 0, 0, 4, 13, 19, 11, 0, 4, 11, 11, 0, 0,
    0, 0, 0, 0, 1, 0, 23, 23, 23, 1, 0, 23, 24, 20, 1, 0,
    20, 20, 20, 1, 0, 20, 20, 0, 1};
static const uint8_t http_IPv4address_row_template[24] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template http_IPv4address_templates[3] = {
    {65535, 4}, {7, 2}, {65504, 5},
};
static const uint8_t http_IPv4address_template_entry[33] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
};
static const uric_machine http_IPv4address = {
    http_IPv6address_byte_class, http_IPv4address_entry, NULL,
    http_IPv4address_row_template, http_IPv4address_templates, http_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    24, 0, 10, 15, 0, 46, 56,
};
static const char http_kind_IPv4address_name[] = "IPv4address";
static const uric_rule http_kind_IPv4address = {http_kind_IPv4address_name, &http_IPv4address, NULL, 0};
#endif

static const char http_scheme_http[] = "http";
static const char http_path_of_http[] = "/";
static const char http_scheme_https[] = "https";
static const char http_path_of_https[] = "/";
static const uric_scheme_defaults http_schemes[] = {
    {http_scheme_http, http_path_of_http, 80},
    {http_scheme_https, http_path_of_https, 443},
};

extern const uric_rule uric_http_URI;
static const uric_revision http_revision = {
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
    /* results checked */ &uric_http_URI,
    http_schemes, 2,
};
#if URIC_KINDS
static const uric_kind http_kinds[3] = {
    {1, 0, &http_kind_IPv4address}, /* ipv4 */
    {2, 13, NULL}, /* ipv6 */
    {3, 14, NULL}, /* ipvfuture */
};
static const uric_host_kinds http_host_kinds = {http_kinds, {0x00000000, 0x03ff0000, 0x08000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 3, 4}; /* otherwise, reg-name */
#endif

static const uric_capture http_captures_URI[] = {
    {33, 11}, /* scheme */
    {0, 1}, /* authority */
    {0, 2}, /* userinfo */
    {3, 4}, /* host */
    {5, 6}, /* port */
    {7, 8}, /* path */
    {9, 10}, /* query */
    {33, 33}, /* not reported */
};
static const uric_components http_components_URI = {
#if URIC_OPERATIONS
    .revision = &http_revision,
#endif
#if URIC_KINDS
    .host = &http_host_kinds,
#endif
    .capture = http_captures_URI,
    .registers = 14,
    .component_registers = 12,
    .parts = 0,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* http_parse_URI: 44 states, 14 actions, 17 classes, 5 row templates */
static const uint8_t http_parse_URI_byte_class[94] = {
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 4, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 1, 0, 1, 0, 7, 8,
    9, 9, 9, 9, 9, 9, 1, 10, 1, 1, 1, 1, 1, 1, 1, 11,
    1, 1, 12, 13, 1, 14, 1, 1, 1, 1, 15, 0, 16, 0, 1, 0,
    9, 9, 9, 9, 9, 9, 1, 10, 1, 1, 1, 1, 1, 1, 1, 11,
    1, 1, 12, 13, 1, 14, 1, 1, 1, 1, 0, 0, 0, 1};
static const uint8_t http_parse_URI_entry[185] = {
    0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 5, 0, 0,
    0, 46, 0, 0, 0, 0, 0, 57, 8, 0, 8, 0, 8, 0, 8, 58,
    0, 12, 0, 13, 0, 14, 0, 15, 0, 16, 0, 17, 29, 0, 30, 0,
    31, 0, 19, 35, 25, 26, 33, 27, 28, 41, 42, 38, 40, 0, 0, 45,
    30, 0, 0, 0, 45, 0, 0, 0, 0, 0, 30, 0, 0, 52, 52, 0,
    22, 7, 33, 0, 0, 0, 35, 18, 0, 35, 47, 0, 48, 32, 0, 35,
    18, 49, 35, 50, 51, 48, 0, 2, 41, 20, 0, 36, 41, 0, 48, 0,
    0, 42, 21, 0, 42, 0, 0, 0, 32, 0, 38, 23, 38, 38, 38, 53,
    38, 0, 5, 41, 20, 54, 39, 41, 55, 48, 0, 7, 40, 24, 40, 40,
    40, 40, 40, 0, 12, 41, 20, 0, 41, 41, 0, 48, 0, 0, 42, 21,
    49, 42, 56, 51, 0, 0, 2, 0, 0, 54, 43, 0, 55, 0, 0, 7,
    0, 0, 49, 0, 56, 51, 0, 0, 2};
static const uint8_t http_parse_URI_row_template[44] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
    3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
static const uric_row_template http_parse_URI_templates[5] = {
    {65535, 4}, {15, 2}, {32, 1}, {65456, 5}, {65324, 9},
};
static const uint8_t http_parse_URI_template_entry[90] = {
    0, 1, 0, 1, 2, 1, 1, 0, 0, 1, 3, 1, 1, 1, 1, 0, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 2, 3, 0, 0, 2, 0, 0, 4, 0, 5, 0, 0, 0,
    0, 1, 2, 1, 3, 4, 5, 6, 7, 1, 1, 1, 1, 1, 1, 8, 0, 9,
};
static const uric_action http_parse_URI_action[14] = {
    {12, 0, 3}, {14, 0, 33}, {17, 0, 35}, {19, 0, 36}, {22, 0, 37}, {26, 0, 38}, {29, 0, 39}, {4, 1, 5},
    {32, 0, 39}, {35, 0, 37}, {39, 0, 39}, {26, 0, 42}, {45, 0, 43}, {47, 0, 43},
};
static const uint8_t http_parse_URI_operations[49] = {
    39, 1, 4, 8, 255, 39, 1, 6, 8, 255, 10, 255, 11, 255, 0, 3,
    255, 5, 255, 2, 3, 255, 39, 1, 4, 255, 4, 5, 255, 39, 1, 4,
    8, 9, 255, 39, 1, 6, 255, 39, 1, 6, 8, 9, 255, 12, 255, 13,
    255};
#if URIC_ERROR_DETAIL
static const uint16_t http_parse_URI_expected[44] = {
    0, 0, 0, 2, 2, 4, 6, 10, 15, 15, 15, 15, 15, 15, 17, 17,
    17, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 21, 8, 22, 24,
    28, 31, 34, 39, 41, 34, 34, 34, 39, 46, 54, 49};
static const uint8_t http_parse_URI_expected_terms[59] = {
    6, 255, 7, 255, 8, 255, 9, 10, 2, 255, 9, 10, 2, 8, 255, 11,
    255, 12, 255, 1, 255, 2, 13, 255, 1, 2, 14, 255, 1, 3, 255, 15,
    16, 255, 15, 7, 17, 0, 255, 15, 255, 9, 10, 18, 16, 255, 9, 10,
    18, 7, 2, 17, 0, 255, 4, 7, 17, 0, 255};
static const uric_error_component http_parse_URI_error_component[44] = {
    {33, 11}, {33, 11}, {33, 11}, {33, 33}, {33, 33}, {3, 4}, {3, 4}, {3, 4}, {33, 11}, {33, 11}, {33, 11}, {33, 11}, {33, 11}, {33, 11}, {33, 11}, {33, 11},
    {33, 11}, {3, 4}, {3, 4}, {0, 2}, {3, 4}, {3, 4}, {7, 8}, {9, 10}, {0, 2}, {3, 4}, {7, 8}, {9, 10}, {33, 11}, {33, 11}, {33, 11}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {5, 6}, {3, 4}, {7, 8}, {5, 6}, {9, 10}, {0, 2}, {3, 4}, {5, 6}, {3, 4}};
#endif
static const uric_link http_parse_URI_links[1] = {
    {&http_call_IPv6address, false},
};
static const uric_machine http_parse_URI = {
    http_parse_URI_byte_class, http_parse_URI_entry, NULL,
    http_parse_URI_row_template, http_parse_URI_templates, http_parse_URI_template_entry, http_parse_URI_action, http_parse_URI_operations,
    http_parse_URI_links,
#if URIC_ERROR_DETAIL
    http_parse_URI_expected, http_parse_URI_expected_terms, http_terms, http_parse_URI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    44, 14, 17, 31, 1, 33, 93,
};
static const char uric_http_URI_name[] = "URI";
const uric_rule uric_http_URI = {uric_http_URI_name, &http_parse_URI, &http_components_URI, 0};
static const char uric_http_http_URI_name[] = "http-URI";
const uric_rule uric_http_http_URI = {uric_http_http_URI_name, &http_parse_URI, &http_components_URI, 1};
static const char uric_http_https_URI_name[] = "https-URI";
const uric_rule uric_http_https_URI = {uric_http_https_URI_name, &http_parse_URI, &http_components_URI, 2};

static const uint32_t http_kept_0[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t http_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t http_kept_3[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t http_kept_7[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_http_authority_encoding_name[] = "authority";
const uric_encoding uric_http_authority_encoding = {uric_http_authority_encoding_name, http_kept_0, 1};
static const char uric_http_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_http_userinfo_encoding = {uric_http_userinfo_encoding_name, http_kept_1, 1};
static const char uric_http_host_encoding_name[] = "host";
const uric_encoding uric_http_host_encoding = {uric_http_host_encoding_name, http_kept_0, 1};
static const char uric_http_query_encoding_name[] = "query";
const uric_encoding uric_http_query_encoding = {uric_http_query_encoding_name, http_kept_3, 1};
static const char uric_http_http_authority_encoding_name[] = "http-authority";
const uric_encoding uric_http_http_authority_encoding = {uric_http_http_authority_encoding_name, http_kept_0, 0};
static const char uric_http_rfc3986_authority_encoding_name[] = "rfc3986.authority";
const uric_encoding uric_http_rfc3986_authority_encoding = {uric_http_rfc3986_authority_encoding_name, http_kept_0, 1};
static const char uric_http_rfc3986_query_encoding_name[] = "rfc3986.query";
const uric_encoding uric_http_rfc3986_query_encoding = {uric_http_rfc3986_query_encoding_name, http_kept_3, 1};
static const char uric_http_segment_encoding_name[] = "segment";
const uric_encoding uric_http_segment_encoding = {uric_http_segment_encoding_name, http_kept_7, 1};
static const char uric_http_reg_name_encoding_name[] = "reg-name";
const uric_encoding uric_http_reg_name_encoding = {uric_http_reg_name_encoding_name, http_kept_0, 1};

/* http_check_authority: 115 states, 3 actions, 18 classes, 9 row templates */
static const uint8_t http_check_authority_byte_class[94] = {
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 3, 4, 5, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 1, 0, 1, 0, 8, 9,
    10, 10, 10, 10, 10, 10, 3, 11, 3, 3, 3, 3, 3, 3, 3, 12,
    3, 3, 13, 14, 3, 15, 3, 3, 3, 3, 16, 0, 17, 0, 3, 0,
    10, 10, 10, 10, 10, 10, 3, 11, 3, 3, 3, 3, 3, 3, 3, 12,
    3, 3, 13, 14, 3, 15, 3, 3, 3, 3, 0, 0, 0, 3};
static const uint8_t http_check_authority_entry[375] = {
    8, 84, 20, 9, 61, 1, 10, 86, 11, 71, 61, 0, 3, 87, 3, 0,
    0, 1, 7, 88, 0, 0, 62, 1, 5, 89, 5, 5, 0, 1, 22, 90,
    22, 22, 0, 0, 7, 88, 0, 0, 0, 1, 8, 84, 20, 9, 0, 1,
    13, 94, 17, 0, 61, 1, 10, 86, 23, 71, 0, 1, 11, 99, 11, 71,
    0, 0, 12, 93, 12, 9, 0, 0, 13, 94, 17, 0, 0, 1, 14, 0,
    14, 0, 0, 1, 25, 109, 16, 72, 67, 0, 16, 111, 16, 72, 0, 0,
    0, 0, 0, 17, 0, 0, 0, 1, 18, 85, 18, 18, 18, 18, 18, 1,
    0, 90, 0, 0, 0, 0, 0, 0, 12, 93, 0, 20, 12, 0, 9, 1,
    21, 96, 21, 21, 21, 0, 21, 1, 0, 0, 0, 0, 0, 0, 0, 1,
    11, 99, 0, 23, 11, 0, 71, 1, 0, 0, 0, 0, 17, 0, 0, 1,
    25, 109, 18, 25, 26, 18, 72, 1, 16, 111, 18, 26, 16, 18, 72, 1,
    27, 112, 18, 27, 28, 18, 0, 1, 0, 0, 18, 28, 0, 18, 0, 1,
    0, 0, 18, 0, 28, 18, 0, 1, 0, 21, 0, 1, 0, 0, 33, 1,
    75, 0, 32, 0, 0, 0, 36, 1, 76, 0, 34, 0, 77, 0, 35, 0,
    0, 0, 22, 1, 0, 38, 0, 0, 0, 15, 0, 0, 81, 0, 39, 0,
    45, 46, 47, 48, 49, 55, 56, 57, 58, 59, 40, 0, 41, 0, 42, 0,
    43, 0, 44, 0, 0, 63, 0, 64, 0, 22, 0, 65, 0, 66, 0, 0,
    0, 91, 116, 116, 0, 95, 117, 117, 0, 102, 0, 37, 0, 0, 0, 0,
    63, 0, 0, 0, 22, 0, 0, 37, 63, 0, 118, 118, 0, 113, 0, 0,
    22, 0, 22, 0, 0, 0, 0, 0, 0, 62, 13, 94, 13, 61, 27, 112,
    27, 67, 0, 24, 0, 22, 14, 0, 78, 0, 79, 0, 78, 24, 79, 22,
    0, 29, 82, 0, 82, 29, 31, 92, 97, 98, 100, 101, 103, 104, 32, 8,
    105, 106, 34, 107, 18, 10, 108, 3, 7, 35, 5, 22, 12, 13, 21, 11,
    110, 25, 114, 115, 39, 16, 27};
static const uint8_t http_check_authority_row_template[115] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8};
static const uric_row_template http_check_authority_templates[9] = {
    {65535, 6}, {65503, 8}, {83, 4}, {200, 1}, {151, 2}, {33, 4}, {33, 4}, {177, 2},
    {259, 1},
};
static const uint8_t http_check_authority_template_entry[171] = {
    0, 1, 2, 1, 1, 0, 1, 3, 0, 4, 1, 1, 1, 1, 1, 1, 5, 0, 6,
    0, 1, 2, 1, 1, 3, 4, 5, 6, 7, 1, 1, 1, 1, 1, 1, 0, 0, 8,
    0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 3, 0, 4, 0, 0, 0,
    0, 1, 2, 3, 3, 0, 3, 0, 0, 0, 3, 3, 3, 3, 3, 3, 4, 0, 0,
    0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 2, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uric_action http_check_authority_action[3] = {
    {0, 1, 72}, {0, 1, 73}, {0, 1, 79},
};
static const uint8_t http_check_authority_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t http_check_authority_expected[115] = {
    0, 4, 7, 13, 19, 22, 24, 19, 29, 19, 22, 22, 7, 36, 4, 22,
    41, 44, 49, 19, 51, 2, 19, 10, 44, 44, 55, 63, 58, 52, 68, 71,
    68, 71, 71, 68, 74, 74, 71, 76, 76, 76, 76, 76, 76, 76, 76, 76,
    76, 78, 78, 78, 78, 78, 80, 80, 80, 80, 80, 82, 84, 84, 88, 90,
    90, 92, 84, 95, 97, 5, 99, 99, 104, 104, 106, 106, 106, 110, 110, 104,
    106, 110, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115,
    115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115,
    115, 115, 115};
static const uint8_t http_check_authority_expected_terms[117] = {
    15, 16, 0, 255, 15, 16, 255, 9, 10, 18, 2, 0, 255, 9, 10, 18,
    16, 0, 255, 15, 0, 255, 15, 255, 9, 10, 18, 0, 255, 9, 10, 18,
    2, 16, 0, 255, 9, 10, 2, 0, 255, 4, 0, 255, 15, 7, 17, 0,
    255, 18, 255, 15, 7, 0, 255, 9, 10, 18, 7, 2, 17, 0, 255, 4,
    7, 17, 0, 255, 1, 0, 255, 1, 3, 255, 7, 255, 11, 255, 6, 255,
    12, 255, 14, 255, 1, 2, 14, 255, 2, 255, 13, 255, 2, 13, 255, 9,
    255, 10, 255, 9, 10, 18, 16, 255, 8, 255, 9, 10, 2, 255, 9, 10,
    2, 8, 255, 1, 255};
#endif
static const uric_link http_check_authority_links[1] = {
    {&http_call_IPv6address, false},
};
static const uric_machine http_check_authority = {
    http_check_authority_byte_class, http_check_authority_entry, NULL,
    http_check_authority_row_template, http_check_authority_templates, http_check_authority_template_entry, http_check_authority_action, http_check_authority_operations,
    http_check_authority_links,
#if URIC_ERROR_DETAIL
    http_check_authority_expected, http_check_authority_expected_terms, http_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    115, 3, 18, 31, 1, 33, 93,
};

/* http_check_IPv4address: 41 states, 0 actions, 10 classes, 6 row templates */
static const uint8_t http_check_IPv4address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t http_check_IPv4address_entry[157] = {
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
static const uint8_t http_check_IPv4address_row_template[41] = {
    0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5, 5};
static const uric_row_template http_check_IPv4address_templates[6] = {
    {65535, 5}, {65530, 6}, {22, 2}, {65510, 5}, {65534, 4}, {33, 3},
};
static const uint8_t http_check_IPv4address_template_entry[66] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 0, 2, 3,
};
#if URIC_ERROR_DETAIL
static const uint16_t http_check_IPv4address_expected[41] = {
    0, 0, 2, 0, 0, 4, 4, 8, 10, 10, 8, 10, 10, 8, 10, 10,
    10, 13, 16, 19, 10, 16, 10, 16, 4, 4, 4, 22, 22, 2, 4, 4,
    22, 4, 6, 14, 13, 13, 25, 25, 25};
static const uint8_t http_check_IPv4address_expected_terms[28] = {
    4, 255, 1, 255, 1, 3, 2, 255, 3, 255, 4, 3, 255, 4, 0, 255,
    3, 5, 255, 5, 0, 255, 1, 2, 255, 1, 0, 255};
#endif
static const uric_machine http_check_IPv4address = {
    http_check_IPv4address_byte_class, http_check_IPv4address_entry, NULL,
    http_check_IPv4address_row_template, http_check_IPv4address_templates, http_check_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    http_check_IPv4address_expected, http_check_IPv4address_expected_terms, http_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    41, 0, 10, 15, 0, 46, 56,
};

static const uric_rule http_rules[] = {
    {"authority", &http_check_authority, NULL, 0},
    {"port", &http_check_authority, NULL, 16},
    {"path-abempty", &http_check_authority, NULL, 29},
    {"query", &http_check_authority, NULL, 17},
    {"http-URI", &http_check_authority, NULL, 49},
    {"https-URI", &http_check_authority, NULL, 50},
    {"http", &http_check_authority, NULL, 51},
    {"https", &http_check_authority, NULL, 52},
    {"http-authority", &http_check_authority, NULL, 1},
    {"URI", &http_check_authority, NULL, 53},
    {"rfc3986.authority", &http_check_authority, NULL, 0},
    {"rfc3986.port", &http_check_authority, NULL, 16},
    {"rfc3986.path-abempty", &http_check_authority, NULL, 29},
    {"rfc3986.query", &http_check_authority, NULL, 17},
    {"userinfo", &http_check_authority, NULL, 2},
    {"host", &http_check_authority, NULL, 3},
    {"segment", &http_check_authority, NULL, 4},
    {"pchar", &http_check_authority, NULL, 5},
    {"unreserved", &http_check_authority, NULL, 67},
    {"pct-encoded", &http_check_authority, NULL, 18},
    {"sub-delims", &http_check_authority, NULL, 68},
    {"IP-literal", &http_check_authority, NULL, 69},
    {"IPv4address", &http_check_IPv4address, NULL, 0},
    {"reg-name", &http_check_authority, NULL, 6},
    {"IPv6address", &http_IPv6address, NULL, 0},
    {"IPvFuture", &http_check_authority, NULL, 59},
    {"dec-octet", &http_check_IPv4address, NULL, 1},
    {"h16", &http_check_authority, NULL, 82},
    {"ls32", &http_check_IPv4address, NULL, 2},
};

static const uric_rule *const http_parsers[] = {
    &uric_http_URI,
    &uric_http_http_URI,
    &uric_http_https_URI,
};

static const char *const http_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "query",
};
static const uric_encoding *const http_encodings[] = {
    &uric_http_authority_encoding,
    &uric_http_userinfo_encoding,
    &uric_http_host_encoding,
    &uric_http_query_encoding,
    &uric_http_http_authority_encoding,
    &uric_http_rfc3986_authority_encoding,
    &uric_http_rfc3986_query_encoding,
    &uric_http_segment_encoding,
    &uric_http_reg_name_encoding,
};

const uric_grammar uric_http = {
    .name = "http",
    .title = "RFC 9110, section 4.2",
    .absolute = "URI",
    .reference = "URI",
    .rule = http_rules,
    .parser = http_parsers,
    .component = http_component_names,
    .revision = &http_revision,
    .encoding = http_encodings,
    .resolver = &uric_http_URI,
    .rules = 29,
    .parsers = 3,
    .components = 7,
    .encodings = 9,
};
#endif
