/* RFC 6874, section 2: RFC 3986 with IPv6 zones; obsolete (RFC 9844). Written by uric-grammar pack from grammar/zone.*: do not edit. */
/* clang-format off */

/* RFC 6874, section 2: RFC 3986 with IPv6 zones; obsolete (RFC 9844) (+5234). */
#ifndef URIC_GRAMMAR_ZONE
#define URIC_GRAMMAR_ZONE 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_ZONE && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char zone_terms[] =
    "end of input\0"
    "HEXDIG\0"
    "\":\"\0"
    "\".\"\0"
    "DIGIT\0"
    "%x30-35\0"
    "unreserved\0"
    "sub-delims\0"
    "\"#\"\0"
    "\"%\"\0"
    "\"/\"\0"
    "\"?\"\0"
    "\"@\"\0"
    "pchar\0"
    "\"[\"\0"
    "ALPHA\0"
    "\"+\"\0"
    "\"-\"\0"
    "\"2\"\0"
    "\"5\"\0"
    "\"]\"\0"
    "\"v\"\0";
#endif

/* zone_IPv6address: 151 states, 0 actions, 10 classes, 8 row templates */
static const uint8_t zone_IPv6address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t zone_IPv6address_entry[601] = {
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
static const uint8_t zone_IPv6address_row_template[151] = {
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
static const uric_row_template zone_IPv6address_templates[8] = {
    {65535, 2}, {65535, 2}, {65320, 7}, {65470, 4}, {65399, 5}, {65211, 7}, {131, 3}, {65381, 5},
};
static const uint8_t zone_IPv6address_template_entry[88] = {
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
static const uint16_t zone_IPv6address_expected[151] = {
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
static const uint8_t zone_IPv6address_expected_terms[37] = {
    1, 2, 255, 1, 255, 3, 255, 4, 3, 255, 1, 0, 255, 1, 3, 2,
    0, 255, 1, 3, 2, 255, 4, 0, 255, 3, 5, 255, 5, 0, 255, 1,
    2, 0, 255, 4, 255};
static const uric_error_component zone_IPv6address_error_component[151] = {
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}};
#endif
static const uric_machine zone_IPv6address = {
    zone_IPv6address_byte_class, zone_IPv6address_entry, NULL,
    zone_IPv6address_row_template, zone_IPv6address_templates, zone_IPv6address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    zone_IPv6address_expected, zone_IPv6address_expected_terms, zone_terms, zone_IPv6address_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    151, 0, 10, 15, 0, 46, 56,
};
static const char zone_call_IPv6address_name[] = "IPv6address";
static const uric_rule zone_call_IPv6address = {zone_call_IPv6address_name, &zone_IPv6address, NULL, 0};

#if URIC_KINDS

/* zone_IPv4address: 24 states, 0 actions, 10 classes, 3 row templates */
static const uint8_t zone_IPv4address_entry[89] = {
    5, 6, 14, 7, 8, 9, 16, 10, 11, 12, 18, 13, 20, 21, 22, 23,
    2, 0, 2, 7, 2, 5, 3, 0, 3, 10, 3, 8, 4, 0, 4, 13,
    4, 11, 2, 7, 15, 5, 0, 2, 5, 5, 0, 0, 3, 10, 17, 8,
    0, 3, 8, 8, 0, 0, 4, 13, 19, 11, 0, 4, 11, 11, 0, 0,
    0, 0, 0, 0, 1, 0, 23, 23, 23, 1, 0, 23, 24, 20, 1, 0,
    20, 20, 20, 1, 0, 20, 20, 0, 1};
static const uint8_t zone_IPv4address_row_template[24] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template zone_IPv4address_templates[3] = {
    {65535, 4}, {7, 2}, {65504, 5},
};
static const uint8_t zone_IPv4address_template_entry[33] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
};
static const uric_machine zone_IPv4address = {
    zone_IPv6address_byte_class, zone_IPv4address_entry, NULL,
    zone_IPv4address_row_template, zone_IPv4address_templates, zone_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    24, 0, 10, 15, 0, 46, 56,
};
static const char zone_kind_IPv4address_name[] = "IPv4address";
static const uric_rule zone_kind_IPv4address = {zone_kind_IPv4address_name, &zone_IPv4address, NULL, 0};
#endif

static const char zone_scheme_http[] = "http";
static const char zone_path_of_http[] = "/";
static const char zone_scheme_https[] = "https";
static const char zone_path_of_https[] = "/";
static const char zone_scheme_ftp[] = "ftp";
static const char zone_scheme_ws[] = "ws";
static const char zone_path_of_ws[] = "/";
static const char zone_scheme_wss[] = "wss";
static const char zone_path_of_wss[] = "/";
static const uric_scheme_defaults zone_schemes[] = {
    {zone_scheme_http, zone_path_of_http, 80},
    {zone_scheme_https, zone_path_of_https, 443},
    {zone_scheme_ftp, NULL, 21},
    {zone_scheme_ws, zone_path_of_ws, 80},
    {zone_scheme_wss, zone_path_of_wss, 443},
};

static const uric_revision zone_revision = {
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
    /* results derived */ NULL,
    zone_schemes, 5,
};
#if URIC_KINDS
static const uric_kind zone_kinds[3] = {
    {1, 0, &zone_kind_IPv4address}, /* ipv4 */
    {2, 17, NULL}, /* ipv6 */
    {3, 18, NULL}, /* ipvfuture */
};
static const uric_host_kinds zone_host_kinds = {zone_kinds, {0x00000000, 0x03ff0000, 0x08000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 3, 4}; /* otherwise, reg-name */
#endif
static const char zone_parts_URI_reference[] = "zone\0";

static const uric_capture zone_captures_URI_reference[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {1, 3}, /* userinfo */
    {4, 5}, /* host */
    {6, 7}, /* port */
    {8, 9}, /* path */
    {10, 11}, /* query */
    {12, 13}, /* fragment */
    {14, 15}, /* zone */
};
static const uric_components zone_components_URI_reference = {
#if URIC_OPERATIONS
    .revision = &zone_revision,
#endif
#if URIC_KINDS
    .host = &zone_host_kinds,
#endif
    .part_names = zone_parts_URI_reference,
    .capture = zone_captures_URI_reference,
    .registers = 18,
    .component_registers = 16,
    .parts = 1,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* zone_parse_URI_reference: 44 states, 20 actions, 20 classes, 6 row templates */
static const uint8_t zone_parse_URI_reference_byte_class[94] = {
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 4, 1, 5, 6, 7, 8,
    8, 9, 8, 8, 10, 8, 8, 8, 8, 11, 1, 0, 1, 0, 12, 13,
    14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 16, 15, 15, 15, 15, 17, 0, 18, 0, 19, 0,
    14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 16, 15, 15, 15, 15, 0, 0, 0, 19};
static const uint8_t zone_parse_URI_reference_entry[225] = {
    2, 45, 26, 4, 0, 46, 2, 22, 0, 2, 2, 45, 26, 6, 0, 46,
    2, 2, 0, 2, 3, 0, 27, 3, 3, 3, 3, 3, 0, 4, 6, 45,
    29, 47, 6, 46, 6, 6, 0, 2, 5, 48, 30, 5, 5, 5, 5, 5,
    0, 6, 6, 45, 29, 6, 6, 46, 6, 6, 0, 2, 9, 50, 33, 51,
    52, 53, 54, 9, 43, 8, 6, 45, 29, 4, 6, 46, 6, 6, 0, 2,
    9, 50, 33, 51, 52, 53, 54, 9, 0, 8, 11, 50, 37, 51, 58, 53,
    0, 11, 43, 8, 11, 50, 37, 51, 58, 53, 0, 11, 0, 8, 0, 0,
    0, 0, 13, 13, 13, 13, 49, 13, 0, 15, 0, 0, 0, 0, 0, 62,
    0, 0, 16, 36, 16, 54, 0, 0, 60, 0, 0, 61, 20, 0, 20, 0,
    0, 0, 41, 21, 0, 0, 20, 0, 20, 0, 63, 0, 41, 21, 0, 64,
    2, 45, 26, 22, 6, 22, 49, 46, 2, 2, 16, 55, 36, 16, 56, 23,
    16, 57, 54, 13, 0, 55, 0, 0, 56, 24, 0, 57, 0, 13, 0, 50,
    0, 0, 51, 0, 58, 53, 0, 8, 28, 31, 2, 32, 34, 3, 6, 35,
    5, 9, 39, 40, 44, 16, 11, 42, 21, 0, 59, 59, 38, 18, 44, 0,
    0};
static const uint8_t zone_parse_URI_reference_row_template[44] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5};
static const uric_row_template zone_parse_URI_reference_templates[6] = {
    {65535, 10}, {54, 5}, {54, 5}, {65485, 10}, {174, 1}, {48, 4},
};
static const uint8_t zone_parse_URI_reference_template_entry[126] = {
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 1, 5, 6, 7, 8, 8, 8, 9, 0, 1, 10,
    0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 3, 4, 0, 0, 5, 5, 5, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 3, 0, 3, 3, 3, 1, 0, 4, 3, 3, 3, 0, 5, 3, 0,
    0, 1, 2, 3, 4, 4, 4, 5, 6, 6, 6, 7, 8, 9, 4, 4, 4, 0, 0, 1, 10,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 2, 3, 0, 0, 2, 0, 4, 0, 0, 0, 0,
};
static const uric_action zone_parse_URI_reference_action[20] = {
    {16, 0, 2}, {19, 0, 4}, {22, 0, 6}, {25, 0, 2}, {28, 0, 7}, {31, 0, 2}, {37, 0, 5}, {41, 0, 22},
    {44, 0, 4}, {50, 0, 9}, {53, 0, 2}, {59, 0, 5}, {63, 0, 4}, {41, 0, 23}, {1, 1, 16}, {69, 0, 13},
    {69, 0, 24}, {71, 0, 18}, {73, 0, 24}, {75, 0, 24},
};
static const uint8_t zone_parse_URI_reference_operations[77] = {
    9, 255, 13, 255, 11, 255, 40, 2, 5, 9, 255, 40, 2, 7, 9, 255,
    9, 12, 255, 9, 10, 255, 1, 4, 255, 11, 12, 255, 0, 8, 255, 40,
    2, 5, 9, 12, 255, 40, 2, 5, 255, 5, 6, 255, 40, 2, 5, 9,
    10, 255, 3, 4, 255, 40, 2, 7, 9, 12, 255, 40, 2, 7, 255, 40,
    2, 7, 9, 10, 255, 16, 255, 14, 255, 17, 255, 15, 255};
#if URIC_ERROR_DETAIL
static const uint16_t zone_parse_URI_reference_expected[44] = {
    0, 0, 9, 14, 14, 14, 20, 14, 14, 27, 37, 46, 48, 55, 57, 59,
    61, 64, 68, 71, 76, 14, 14, 80, 86, 92, 92, 92, 92, 92, 92, 92,
    92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 94, 98};
static const uint8_t zone_parse_URI_reference_expected_terms[101] = {
    6, 7, 8, 9, 10, 11, 12, 0, 255, 13, 10, 11, 0, 255, 13, 8,
    10, 11, 0, 255, 13, 8, 10, 11, 14, 0, 255, 6, 7, 8, 9, 10,
    2, 11, 14, 0, 255, 6, 7, 8, 9, 10, 2, 11, 0, 255, 15, 255,
    15, 4, 16, 17, 3, 2, 255, 18, 255, 19, 255, 13, 255, 9, 20, 255,
    6, 7, 2, 255, 6, 9, 255, 6, 7, 2, 20, 255, 6, 9, 20, 255,
    4, 8, 10, 11, 0, 255, 8, 10, 2, 11, 0, 255, 1, 255, 1, 2,
    21, 255, 1, 3, 255};
static const uric_error_component zone_parse_URI_reference_error_component[44] = {
    {8, 9}, {8, 9}, {12, 13}, {8, 9}, {10, 11}, {8, 9}, {4, 5}, {8, 9}, {4, 5}, {4, 5}, {4, 5}, {33, 0}, {33, 0}, {4, 5}, {4, 5}, {1, 3},
    {4, 5}, {4, 5}, {14, 15}, {4, 5}, {14, 15}, {8, 9}, {6, 7}, {6, 7}, {4, 5}, {8, 9}, {12, 13}, {8, 9}, {8, 9}, {10, 11}, {12, 13}, {8, 9},
    {4, 5}, {10, 11}, {4, 5}, {1, 3}, {4, 5}, {4, 5}, {1, 3}, {4, 5}, {14, 15}, {14, 15}, {4, 5}, {4, 5}};
#endif
static const uric_link zone_parse_URI_reference_links[1] = {
    {&zone_call_IPv6address, false},
};
static const uric_machine zone_parse_URI_reference = {
    zone_parse_URI_reference_byte_class, zone_parse_URI_reference_entry, NULL,
    zone_parse_URI_reference_row_template, zone_parse_URI_reference_templates, zone_parse_URI_reference_template_entry, zone_parse_URI_reference_action, zone_parse_URI_reference_operations,
    zone_parse_URI_reference_links,
#if URIC_ERROR_DETAIL
    zone_parse_URI_reference_expected, zone_parse_URI_reference_expected_terms, zone_terms, zone_parse_URI_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    44, 20, 20, 31, 1, 33, 93,
};
static const char uric_zone_URI_reference_name[] = "URI-reference";
const uric_rule uric_zone_URI_reference = {uric_zone_URI_reference_name, &zone_parse_URI_reference, &zone_components_URI_reference, 0};
static const char uric_zone_URI_name[] = "URI";
const uric_rule uric_zone_URI = {uric_zone_URI_name, &zone_parse_URI_reference, &zone_components_URI_reference, 11};

static const uint32_t zone_kept_0[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t zone_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t zone_kept_3[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t zone_kept_4[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t zone_kept_6[8] = {0x00000000, 0x03ff6000, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t zone_kept_8[8] = {0x00000000, 0x2bff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t zone_kept_9[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_zone_authority_encoding_name[] = "authority";
const uric_encoding uric_zone_authority_encoding = {uric_zone_authority_encoding_name, zone_kept_0, 1};
static const char uric_zone_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_zone_userinfo_encoding = {uric_zone_userinfo_encoding_name, zone_kept_1, 1};
static const char uric_zone_host_encoding_name[] = "host";
const uric_encoding uric_zone_host_encoding = {uric_zone_host_encoding_name, zone_kept_0, 1};
static const char uric_zone_path_encoding_name[] = "path";
const uric_encoding uric_zone_path_encoding = {uric_zone_path_encoding_name, zone_kept_3, 1};
static const char uric_zone_query_encoding_name[] = "query";
const uric_encoding uric_zone_query_encoding = {uric_zone_query_encoding_name, zone_kept_4, 1};
static const char uric_zone_fragment_encoding_name[] = "fragment";
const uric_encoding uric_zone_fragment_encoding = {uric_zone_fragment_encoding_name, zone_kept_4, 1};
static const char uric_zone_zone_encoding_name[] = "zone";
const uric_encoding uric_zone_zone_encoding = {uric_zone_zone_encoding_name, zone_kept_6, 0};
static const char uric_zone_reg_name_encoding_name[] = "reg-name";
const uric_encoding uric_zone_reg_name_encoding = {uric_zone_reg_name_encoding_name, zone_kept_0, 1};
static const char uric_zone_path_noscheme_encoding_name[] = "path-noscheme";
const uric_encoding uric_zone_path_noscheme_encoding = {uric_zone_path_noscheme_encoding_name, zone_kept_8, 0};
static const char uric_zone_path_rootless_encoding_name[] = "path-rootless";
const uric_encoding uric_zone_path_rootless_encoding = {uric_zone_path_rootless_encoding_name, zone_kept_9, 0};
static const char uric_zone_segment_encoding_name[] = "segment";
const uric_encoding uric_zone_segment_encoding = {uric_zone_segment_encoding_name, zone_kept_9, 1};
static const char uric_zone_segment_nz_encoding_name[] = "segment-nz";
const uric_encoding uric_zone_segment_nz_encoding = {uric_zone_segment_nz_encoding_name, zone_kept_9, 0};
static const char uric_zone_segment_nz_nc_encoding_name[] = "segment-nz-nc";
const uric_encoding uric_zone_segment_nz_nc_encoding = {uric_zone_segment_nz_nc_encoding_name, zone_kept_8, 0};
static const char uric_zone_ZoneID_encoding_name[] = "ZoneID";
const uric_encoding uric_zone_ZoneID_encoding = {uric_zone_ZoneID_encoding_name, zone_kept_6, 0};

/* zone_check_URI: 162 states, 5 actions, 20 classes, 12 row templates */
static const uint8_t zone_check_URI_byte_class[94] = {
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 4, 1, 5, 6, 7, 8,
    8, 9, 8, 8, 10, 8, 8, 8, 8, 11, 1, 0, 1, 0, 12, 13,
    14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 16, 15, 15, 15, 15, 17, 0, 18, 0, 19, 0,
    14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 16, 15, 15, 15, 15, 0, 0, 0, 19};
static const uint8_t zone_check_URI_entry[594] = {
    0, 90, 0, 0, 91, 0, 0, 0, 106, 89, 0, 0, 17, 110, 18, 17,
    17, 0, 1, 19, 112, 18, 0, 19, 0, 1, 20, 113, 0, 74, 21, 105,
    1, 9, 115, 0, 0, 0, 106, 1, 9, 115, 0, 0, 0, 0, 1, 19,
    112, 0, 0, 19, 0, 0, 17, 110, 0, 17, 17, 0, 0, 12, 117, 0,
    12, 12, 0, 1, 12, 117, 0, 12, 12, 0, 0, 23, 118, 0, 0, 23,
    0, 0, 89, 119, 0, 89, 89, 0, 0, 0, 119, 0, 0, 0, 0, 0,
    17, 110, 17, 17, 17, 0, 1, 17, 110, 25, 17, 17, 0, 1, 19, 112,
    17, 0, 19, 0, 1, 20, 113, 0, 74, 21, 0, 1, 27, 128, 0, 86,
    0, 105, 1, 17, 110, 0, 17, 17, 0, 1, 23, 118, 0, 0, 23, 0,
    1, 0, 49, 0, 0, 0, 0, 0, 28, 138, 17, 76, 29, 107, 1, 26,
    127, 0, 26, 21, 0, 0, 27, 128, 0, 86, 0, 0, 1, 28, 138, 17,
    76, 29, 0, 1, 31, 145, 17, 93, 0, 107, 1, 30, 144, 0, 30, 29,
    0, 0, 31, 145, 17, 93, 0, 0, 1, 32, 148, 0, 32, 82, 0, 0,
    36, 35, 111, 37, 0, 38, 78, 1, 36, 35, 111, 37, 0, 38, 36, 1,
    35, 0, 120, 35, 35, 35, 35, 1, 36, 35, 111, 38, 0, 38, 36, 1,
    38, 35, 124, 79, 38, 38, 38, 1, 38, 35, 124, 38, 38, 38, 38, 1,
    38, 35, 124, 37, 38, 38, 38, 1, 77, 0, 43, 0, 44, 0, 43, 92,
    44, 89, 47, 0, 48, 0, 47, 94, 48, 85, 52, 0, 53, 0, 54, 0,
    0, 60, 0, 65, 0, 66, 57, 0, 58, 0, 0, 69, 0, 70, 0, 89,
    0, 121, 75, 0, 50, 0, 92, 51, 0, 89, 55, 0, 94, 56, 0, 85,
    155, 67, 0, 156, 68, 0, 155, 67, 92, 156, 68, 89, 159, 71, 0, 160,
    72, 0, 159, 71, 94, 160, 72, 85, 73, 114, 73, 0, 73, 0, 1, 26,
    127, 26, 0, 74, 21, 1, 0, 121, 75, 0, 75, 0, 1, 30, 144, 30,
    17, 76, 29, 1, 77, 0, 77, 0, 77, 0, 1, 36, 35, 111, 78, 38,
    78, 39, 36, 0, 1, 80, 35, 140, 80, 38, 80, 81, 82, 108, 1, 80,
    35, 140, 80, 38, 80, 81, 82, 0, 1, 32, 35, 148, 32, 38, 81, 32,
    82, 0, 1, 83, 35, 149, 83, 38, 83, 84, 0, 108, 1, 83, 35, 149,
    83, 38, 83, 84, 0, 0, 1, 0, 35, 0, 0, 38, 84, 0, 0, 0,
    1, 0, 35, 0, 0, 38, 0, 84, 0, 0, 1, 0, 0, 86, 0, 1,
    0, 17, 0, 0, 1, 0, 22, 0, 0, 0, 0, 0, 0, 0, 1, 90,
    0, 90, 39, 0, 91, 0, 91, 0, 1, 0, 0, 0, 86, 1, 0, 17,
    93, 0, 1, 0, 17, 0, 93, 1, 0, 97, 1, 40, 96, 0, 0, 100,
    1, 41, 98, 0, 42, 99, 0, 0, 89, 1, 45, 101, 0, 46, 102, 0,
    0, 116, 163, 0, 164, 129, 165, 132, 166, 146, 167, 150, 95, 122, 123, 125,
    126, 130, 131, 96, 133, 134, 135, 136, 137, 17, 36, 139, 19, 20, 141, 142,
    98, 73, 9, 99, 12, 23, 89, 35, 75, 143, 38, 147, 26, 27, 28, 151,
    152, 101, 80, 153, 154, 102, 30, 31, 32, 83, 157, 158, 67, 68, 161, 162,
    71, 72};
static const uint8_t zone_check_URI_row_template[162] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7,
    7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9,
    9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11};
static const uric_row_template zone_check_URI_templates[12] = {
    {65535, 3}, {65519, 7}, {65487, 8}, {185, 2}, {185, 2}, {127, 3}, {65375, 7}, {65144, 10},
    {33, 5}, {221, 3}, {323, 2}, {431, 1},
};
static const uint8_t zone_check_URI_template_entry[252] = {
    0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 3, 0, 0, 0,
    0, 1, 0, 2, 1, 1, 1, 3, 1, 1, 1, 4, 0, 5, 1, 1, 1, 6, 0, 1, 7,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 1, 5, 6, 1, 7, 7, 7, 0, 0, 1, 8,
    0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 2, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 2, 2, 0, 2, 2, 2, 0, 0, 0, 2, 2, 2, 0, 3, 2, 0,
    0, 1, 0, 2, 1, 3, 3, 4, 5, 5, 5, 1, 0, 6, 3, 3, 3, 0, 0, 3, 7,
    0, 1, 2, 3, 4, 4, 4, 5, 6, 6, 6, 7, 5, 8, 4, 4, 4, 9, 0, 1, 10,
    0, 0, 0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 0, 0, 1, 1, 1, 0, 0, 0, 5,
    0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
};
static const uric_action zone_check_URI_action[5] = {
    {0, 1, 23}, {0, 1, 60}, {0, 1, 61}, {0, 1, 62}, {0, 1, 63},
};
static const uint8_t zone_check_URI_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t zone_check_URI_expected[162] = {
    0, 0, 2, 4, 6, 10, 17, 21, 27, 32, 37, 39, 37, 32, 37, 42,
    6, 6, 10, 39, 44, 39, 51, 42, 57, 37, 62, 6, 68, 37, 76, 37,
    83, 83, 92, 83, 97, 97, 97, 103, 103, 103, 107, 107, 103, 103, 107, 107,
    112, 112, 112, 114, 114, 114, 112, 112, 114, 114, 116, 118, 121, 121, 121, 121,
    118, 118, 124, 124, 118, 118, 124, 124, 62, 39, 128, 6, 132, 97, 137, 97,
    97, 144, 154, 163, 169, 175, 7, 178, 8, 180, 187, 65, 194, 79, 198, 201,
    198, 201, 201, 198, 201, 201, 204, 206, 209, 209, 209, 209, 213, 213, 213, 213,
    213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213,
    213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213,
    213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213,
    213, 213};
static const uint8_t zone_check_URI_expected_terms[215] = {
    15, 255, 14, 255, 7, 255, 13, 10, 0, 255, 6, 7, 9, 10, 12, 0,
    255, 13, 14, 0, 255, 6, 7, 9, 14, 0, 255, 6, 7, 9, 0, 255,
    6, 7, 9, 12, 255, 13, 255, 13, 0, 255, 9, 255, 6, 7, 9, 2,
    14, 0, 255, 6, 7, 9, 12, 0, 255, 13, 10, 14, 0, 255, 6, 7,
    9, 2, 0, 255, 6, 7, 9, 10, 2, 14, 0, 255, 6, 7, 9, 10,
    2, 0, 255, 6, 7, 8, 9, 10, 11, 12, 0, 255, 13, 10, 11, 0,
    255, 13, 8, 10, 11, 0, 255, 6, 7, 2, 255, 6, 7, 2, 20, 255,
    18, 255, 19, 255, 6, 255, 6, 9, 255, 9, 20, 255, 6, 9, 20, 255,
    6, 9, 0, 255, 6, 7, 2, 0, 255, 13, 8, 10, 11, 14, 0, 255,
    6, 7, 8, 9, 10, 2, 11, 14, 0, 255, 6, 7, 8, 9, 10, 2,
    11, 0, 255, 4, 8, 10, 11, 0, 255, 8, 10, 2, 11, 0, 255, 4,
    0, 255, 10, 255, 15, 4, 16, 17, 3, 2, 255, 15, 4, 16, 17, 3,
    0, 255, 4, 10, 0, 255, 1, 0, 255, 1, 3, 255, 21, 255, 1, 2,
    255, 1, 2, 21, 255, 1, 255};
#endif
static const uric_link zone_check_URI_links[1] = {
    {&zone_call_IPv6address, false},
};
static const uric_machine zone_check_URI = {
    zone_check_URI_byte_class, zone_check_URI_entry, NULL,
    zone_check_URI_row_template, zone_check_URI_templates, zone_check_URI_template_entry, zone_check_URI_action, zone_check_URI_operations,
    zone_check_URI_links,
#if URIC_ERROR_DETAIL
    zone_check_URI_expected, zone_check_URI_expected_terms, zone_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    162, 5, 20, 31, 1, 33, 93,
};

/* zone_check_ls32: 41 states, 0 actions, 10 classes, 6 row templates */
static const uint8_t zone_check_ls32_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t zone_check_ls32_entry[157] = {
    14, 15, 31, 16, 17, 33, 34, 6, 35, 0, 25, 26, 7, 27, 0, 36,
    37, 10, 38, 0, 39, 40, 12, 41, 0, 4, 35, 8, 33, 0, 0, 27,
    9, 25, 1, 4, 33, 33, 0, 0, 0, 25, 25, 0, 1, 5, 38, 11,
    36, 0, 5, 36, 36, 0, 0, 3, 41, 13, 39, 0, 3, 39, 39, 0,
    0, 4, 18, 19, 18, 4, 20, 19, 18, 4, 21, 19, 18, 0, 18, 19,
    18, 0, 22, 19, 22, 0, 28, 0, 28, 4, 23, 19, 22, 4, 22, 19,
    22, 0, 24, 19, 24, 4, 24, 19, 24, 0, 0, 19, 0, 0, 0, 1,
    27, 0, 1, 25, 0, 1, 29, 29, 1, 30, 30, 1, 25, 25, 1, 4,
    20, 32, 21, 19, 18, 4, 23, 23, 22, 19, 22, 4, 0, 4, 35, 4,
    33, 5, 0, 5, 38, 5, 36, 3, 0, 3, 41, 3, 39};
static const uint8_t zone_check_ls32_row_template[41] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4,
    5, 5, 5, 5, 5, 5, 5, 5, 5};
static const uric_row_template zone_check_ls32_templates[6] = {
    {65535, 5}, {65535, 5}, {12, 4}, {36, 3}, {65482, 6}, {74, 2},
};
static const uint8_t zone_check_ls32_template_entry[66] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 0, 2, 3,
    0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t zone_check_ls32_expected[41] = {
    0, 2, 2, 2, 2, 4, 7, 10, 13, 4, 10, 4, 10, 16, 16, 16,
    20, 20, 0, 16, 16, 20, 16, 18, 8, 7, 7, 23, 23, 23, 16, 16,
    5, 4, 4, 5, 4, 4, 5, 4, 4};
static const uint8_t zone_check_ls32_expected_terms[26] = {
    1, 255, 4, 255, 4, 3, 255, 4, 0, 255, 3, 5, 255, 5, 0, 255,
    1, 3, 2, 255, 1, 2, 255, 1, 0, 255};
#endif
static const uric_machine zone_check_ls32 = {
    zone_check_ls32_byte_class, zone_check_ls32_entry, NULL,
    zone_check_ls32_row_template, zone_check_ls32_templates, zone_check_ls32_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    zone_check_ls32_expected, zone_check_ls32_expected_terms, zone_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    41, 0, 10, 15, 0, 46, 56,
};

static const uric_rule zone_rules[] = {
    {"URI", &zone_check_URI, NULL, 0},
    {"hier-part", &zone_check_URI, NULL, 4},
    {"URI-reference", &zone_check_URI, NULL, 32},
    {"relative-ref", &zone_check_URI, NULL, 33},
    {"relative-part", &zone_check_URI, NULL, 5},
    {"scheme", &zone_check_URI, NULL, 1},
    {"authority", &zone_check_URI, NULL, 6},
    {"userinfo", &zone_check_URI, NULL, 72},
    {"host", &zone_check_URI, NULL, 7},
    {"port", &zone_check_URI, NULL, 85},
    {"IP-literal", &zone_check_URI, NULL, 2},
    {"IPvFuture", &zone_check_URI, NULL, 102},
    {"IPv6address", &zone_IPv6address, NULL, 0},
    {"h16", &zone_check_URI, NULL, 108},
    {"ls32", &zone_check_ls32, NULL, 0},
    {"IPv4address", &zone_check_ls32, NULL, 1},
    {"dec-octet", &zone_check_ls32, NULL, 2},
    {"reg-name", &zone_check_URI, NULL, 8},
    {"path-abempty", &zone_check_URI, NULL, 86},
    {"path-absolute", &zone_check_URI, NULL, 87},
    {"path-noscheme", &zone_check_URI, NULL, 9},
    {"path-rootless", &zone_check_URI, NULL, 10},
    {"path-empty", &zone_check_URI, NULL, 88},
    {"segment", &zone_check_URI, NULL, 11},
    {"segment-nz", &zone_check_URI, NULL, 12},
    {"segment-nz-nc", &zone_check_URI, NULL, 13},
    {"pchar", &zone_check_URI, NULL, 14},
    {"query", &zone_check_URI, NULL, 34},
    {"fragment", &zone_check_URI, NULL, 34},
    {"pct-encoded", &zone_check_URI, NULL, 15},
    {"unreserved", &zone_check_URI, NULL, 58},
    {"sub-delims", &zone_check_URI, NULL, 3},
    {"ZoneID", &zone_check_URI, NULL, 59},
    {"IPv6addrz", &zone_check_URI, NULL, 103},
};

static const uric_rule *const zone_parsers[] = {
    &uric_zone_URI_reference,
    &uric_zone_URI,
};

static const char *const zone_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "query",
    "fragment",
    "zone",
};
static const uric_encoding *const zone_encodings[] = {
    &uric_zone_authority_encoding,
    &uric_zone_userinfo_encoding,
    &uric_zone_host_encoding,
    &uric_zone_path_encoding,
    &uric_zone_query_encoding,
    &uric_zone_fragment_encoding,
    &uric_zone_zone_encoding,
    &uric_zone_reg_name_encoding,
    &uric_zone_path_noscheme_encoding,
    &uric_zone_path_rootless_encoding,
    &uric_zone_segment_encoding,
    &uric_zone_segment_nz_encoding,
    &uric_zone_segment_nz_nc_encoding,
    &uric_zone_ZoneID_encoding,
};

const uric_grammar uric_zone = {
    .name = "zone",
    .title = "RFC 6874, section 2: RFC 3986 with IPv6 zones; obsolete (RFC 9844)",
    .absolute = "URI",
    .reference = "URI-reference",
    .rule = zone_rules,
    .parser = zone_parsers,
    .component = zone_component_names,
    .revision = &zone_revision,
    .encoding = zone_encodings,
    .resolver = &uric_zone_URI_reference,
    .rules = 34,
    .parsers = 2,
    .components = 9,
    .encodings = 14,
};
#endif
