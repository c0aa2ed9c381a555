/* RFC 6455, section 3. Written by uric-grammar pack from grammar/ws.*: do not edit. */
/* clang-format off */

/* RFC 6455, section 3 (+3778). */
#ifndef URIC_GRAMMAR_WS
#define URIC_GRAMMAR_WS 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_WS && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char ws_terms[] =
    "end of input\0"
    "HEXDIG\0"
    "\":\"\0"
    "\".\"\0"
    "DIGIT\0"
    "%x30-35\0"
    "\"w\"\0"
    "\"/\"\0"
    "\"]\"\0"
    "unreserved\0"
    "sub-delims\0"
    "\"s\"\0"
    "\"v\"\0"
    "\"%\"\0"
    "\"?\"\0"
    "\"[\"\0"
    "pchar\0";
#endif

/* ws_IPv6address: 151 states, 0 actions, 10 classes, 8 row templates */
static const uint8_t ws_IPv6address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t ws_IPv6address_entry[601] = {
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
static const uint8_t ws_IPv6address_row_template[151] = {
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
static const uric_row_template ws_IPv6address_templates[8] = {
    {65535, 2}, {65535, 2}, {65320, 7}, {65470, 4}, {65399, 5}, {65211, 7}, {131, 3}, {65381, 5},
};
static const uint8_t ws_IPv6address_template_entry[88] = {
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
static const uint16_t ws_IPv6address_expected[151] = {
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
static const uint8_t ws_IPv6address_expected_terms[37] = {
    1, 2, 255, 1, 255, 3, 255, 4, 3, 255, 1, 0, 255, 1, 3, 2,
    0, 255, 1, 3, 2, 255, 4, 0, 255, 3, 5, 255, 5, 0, 255, 1,
    2, 0, 255, 4, 255};
static const uric_error_component ws_IPv6address_error_component[151] = {
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
static const uric_machine ws_IPv6address = {
    ws_IPv6address_byte_class, ws_IPv6address_entry, NULL,
    ws_IPv6address_row_template, ws_IPv6address_templates, ws_IPv6address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    ws_IPv6address_expected, ws_IPv6address_expected_terms, ws_terms, ws_IPv6address_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    151, 0, 10, 15, 0, 46, 56,
};
static const char ws_call_IPv6address_name[] = "IPv6address";
static const uric_rule ws_call_IPv6address = {ws_call_IPv6address_name, &ws_IPv6address, NULL, 0};

#if URIC_KINDS

/* ws_IPv4address: 24 states, 0 actions, 10 classes, 3 row templates */
static const uint8_t ws_IPv4address_entry[89] = {
    5, 6, 14, 7, 8, 9, 16, 10, 11, 12, 18, 13, 20, 21, 22, 23,
    2, 0, 2, 7, 2, 5, 3, 0, 3, 10, 3, 8, 4, 0, 4, 13,
    4, 11, 2, 7, 15, 5, 0, 2, 5, 5, 0, 0, 3, 10, 17, 8,
    0, 3, 8, 8, 0, 0, 4, 13, 19, 11, 0, 4, 11, 11, 0, 0,
    0, 0, 0, 0, 1, 0, 23, 23, 23, 1, 0, 23, 24, 20, 1, 0,
    20, 20, 20, 1, 0, 20, 20, 0, 1};
static const uint8_t ws_IPv4address_row_template[24] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template ws_IPv4address_templates[3] = {
    {65535, 4}, {7, 2}, {65504, 5},
};
static const uint8_t ws_IPv4address_template_entry[33] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
};
static const uric_machine ws_IPv4address = {
    ws_IPv6address_byte_class, ws_IPv4address_entry, NULL,
    ws_IPv4address_row_template, ws_IPv4address_templates, ws_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    24, 0, 10, 15, 0, 46, 56,
};
static const char ws_kind_IPv4address_name[] = "IPv4address";
static const uric_rule ws_kind_IPv4address = {ws_kind_IPv4address_name, &ws_IPv4address, NULL, 0};
#endif

static const char ws_scheme_ws[] = "ws";
static const char ws_path_of_ws[] = "/";
static const char ws_scheme_wss[] = "wss";
static const char ws_path_of_wss[] = "/";
static const uric_scheme_defaults ws_schemes[] = {
    {ws_scheme_ws, ws_path_of_ws, 80},
    {ws_scheme_wss, ws_path_of_wss, 443},
};

extern const uric_rule uric_ws_URI;
static const uric_revision ws_revision = {
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
    /* results checked */ &uric_ws_URI,
    ws_schemes, 2,
};
#if URIC_KINDS
static const uric_kind ws_kinds[3] = {
    {1, 0, &ws_kind_IPv4address}, /* ipv4 */
    {2, 11, NULL}, /* ipv6 */
    {3, 12, NULL}, /* ipvfuture */
};
static const uric_host_kinds ws_host_kinds = {ws_kinds, {0x00000000, 0x03ff0000, 0x08000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 3, 4}; /* otherwise, reg-name */
#endif

static const uric_capture ws_captures_URI[] = {
    {33, 8}, /* scheme */
    {0, 9}, /* authority */
    {33, 33}, /* not reported */
    {0, 1}, /* host */
    {2, 3}, /* port */
    {4, 5}, /* path */
    {6, 7}, /* query */
    {33, 33}, /* not reported */
};
static const uric_components ws_components_URI = {
#if URIC_OPERATIONS
    .revision = &ws_revision,
#endif
#if URIC_KINDS
    .host = &ws_host_kinds,
#endif
    .capture = ws_captures_URI,
    .registers = 12,
    .component_registers = 10,
    .parts = 0,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* ws_parse_URI: 28 states, 11 actions, 15 classes, 4 row templates */
static const uint8_t ws_parse_URI_byte_class[47] = {
    1, 16, 18, 17, 17, 17, 49, 84, 85, 85, 85, 85, 101, 1, 1, 135,
    153, 153, 153, 17, 17, 17, 17, 17, 17, 26, 177, 28, 17, 13, 14, 1,
    153, 153, 153, 17, 17, 17, 17, 17, 17, 26, 177, 28, 17, 0, 16};
static const uint8_t ws_parse_URI_entry[128] = {
    0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 5, 0, 0,
    0, 30, 0, 0, 0, 0, 0, 38, 8, 0, 8, 0, 8, 0, 8, 39,
    0, 0, 0, 12, 0, 0, 0, 0, 13, 0, 0, 0, 0, 10, 0, 0,
    0, 29, 13, 0, 0, 0, 29, 0, 0, 0, 37, 37, 0, 26, 7, 15,
    0, 0, 0, 17, 22, 31, 17, 32, 33, 0, 14, 2, 17, 22, 31, 17,
    32, 33, 0, 0, 2, 18, 24, 18, 18, 18, 34, 18, 0, 7, 0, 0,
    35, 19, 0, 36, 0, 0, 9, 20, 25, 20, 20, 20, 20, 20, 0, 14,
    0, 0, 31, 0, 32, 33, 0, 0, 2, 23, 17, 27, 28, 15, 18, 20};
static const uint8_t ws_parse_URI_row_template[28] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3};
static const uric_row_template ws_parse_URI_templates[4] = {
    {65535, 4}, {65527, 5}, {65467, 9}, {99, 1},
};
static const uint8_t ws_parse_URI_template_entry[64] = {
    0, 1, 0, 1, 2, 1, 1, 0, 0, 1, 1, 1, 3, 0, 4, 0,
    0, 0, 0, 1, 0, 2, 3, 0, 0, 2, 4, 5, 0, 0, 0, 0,
    0, 1, 2, 1, 3, 4, 5, 6, 7, 1, 1, 1, 1, 8, 0, 9,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
};
static const uric_action ws_parse_URI_action[11] = {
    {14, 0, 3}, {16, 0, 15}, {18, 0, 17}, {22, 0, 18}, {25, 0, 19}, {31, 0, 19}, {34, 0, 17}, {38, 0, 19},
    {4, 1, 5}, {44, 0, 20}, {46, 0, 20},
};
static const uint8_t ws_parse_URI_operations[48] = {
    36, 1, 5, 9, 255, 5, 255, 36, 3, 5, 9, 255, 7, 255, 8, 255,
    0, 255, 36, 1, 9, 255, 1, 2, 255, 36, 1, 5, 6, 9, 255, 5,
    6, 255, 36, 3, 9, 255, 36, 3, 5, 6, 9, 255, 10, 255, 11, 255};
#if URIC_ERROR_DETAIL
static const uint16_t ws_parse_URI_expected[28] = {
    0, 0, 0, 2, 2, 4, 6, 10, 15, 15, 15, 17, 8, 20, 24, 27,
    36, 44, 49, 44, 39, 54, 54, 54, 54, 54, 54, 54};
static const uint8_t ws_parse_URI_expected_terms[56] = {
    6, 255, 7, 255, 8, 255, 9, 10, 2, 255, 9, 10, 2, 8, 255, 11,
    255, 2, 11, 255, 1, 2, 12, 255, 1, 3, 255, 9, 10, 13, 7, 2,
    14, 15, 0, 255, 9, 10, 13, 7, 2, 14, 0, 255, 16, 7, 14, 0,
    255, 4, 7, 14, 0, 255, 1, 255};
static const uric_error_component ws_parse_URI_error_component[28] = {
    {33, 8}, {33, 8}, {33, 8}, {33, 33}, {33, 33}, {0, 1}, {0, 1}, {0, 1}, {33, 8}, {33, 8}, {33, 8}, {33, 8}, {33, 8}, {0, 1}, {0, 1}, {0, 1},
    {0, 1}, {4, 5}, {2, 3}, {6, 7}, {0, 9}, {0, 1}, {0, 1}, {4, 5}, {6, 7}, {0, 1}, {4, 5}, {6, 7}};
#endif
static const uric_link ws_parse_URI_links[1] = {
    {&ws_call_IPv6address, false},
};
static const uric_machine ws_parse_URI = {
    ws_parse_URI_byte_class, ws_parse_URI_entry, NULL,
    ws_parse_URI_row_template, ws_parse_URI_templates, ws_parse_URI_template_entry, ws_parse_URI_action, ws_parse_URI_operations,
    ws_parse_URI_links,
#if URIC_ERROR_DETAIL
    ws_parse_URI_expected, ws_parse_URI_expected_terms, ws_terms, ws_parse_URI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    28, 11, 15, 15, 1, 33, 93,
};
static const char uric_ws_URI_name[] = "URI";
const uric_rule uric_ws_URI = {uric_ws_URI_name, &ws_parse_URI, &ws_components_URI, 0};
static const char uric_ws_ws_URI_name[] = "ws-URI";
const uric_rule uric_ws_ws_URI = {uric_ws_ws_URI_name, &ws_parse_URI, &ws_components_URI, 1};
static const char uric_ws_wss_URI_name[] = "wss-URI";
const uric_rule uric_ws_wss_URI = {uric_ws_wss_URI_name, &ws_parse_URI, &ws_components_URI, 2};

static const uint32_t ws_kept_0[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t ws_kept_1[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t ws_kept_6[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_ws_host_encoding_name[] = "host";
const uric_encoding uric_ws_host_encoding = {uric_ws_host_encoding_name, ws_kept_0, 1};
static const char uric_ws_query_encoding_name[] = "query";
const uric_encoding uric_ws_query_encoding = {uric_ws_query_encoding_name, ws_kept_1, 1};
static const char uric_ws_authority_encoding_name[] = "authority";
const uric_encoding uric_ws_authority_encoding = {uric_ws_authority_encoding_name, ws_kept_0, 1};
static const char uric_ws_rfc3986_host_encoding_name[] = "rfc3986.host";
const uric_encoding uric_ws_rfc3986_host_encoding = {uric_ws_rfc3986_host_encoding_name, ws_kept_0, 1};
static const char uric_ws_rfc3986_query_encoding_name[] = "rfc3986.query";
const uric_encoding uric_ws_rfc3986_query_encoding = {uric_ws_rfc3986_query_encoding_name, ws_kept_1, 1};
static const char uric_ws_reg_name_encoding_name[] = "reg-name";
const uric_encoding uric_ws_reg_name_encoding = {uric_ws_reg_name_encoding_name, ws_kept_0, 1};
static const char uric_ws_segment_encoding_name[] = "segment";
const uric_encoding uric_ws_segment_encoding = {uric_ws_segment_encoding_name, ws_kept_6, 1};

/* ws_check_ws_URI: 75 states, 3 actions, 16 classes, 9 row templates */
static const uint8_t ws_check_ws_URI_byte_class[47] = {
    1, 16, 18, 17, 17, 17, 67, 101, 102, 102, 102, 102, 118, 1, 1, 152,
    170, 170, 170, 51, 51, 51, 51, 51, 51, 59, 195, 61, 51, 14, 15, 3,
    170, 170, 170, 51, 51, 51, 51, 51, 51, 59, 195, 61, 51, 0, 48};
static const uint8_t ws_check_ws_URI_entry[220] = {
    0, 0, 69, 0, 0, 70, 0, 0, 71, 0, 0, 72, 0, 0, 73, 23,
    6, 0, 24, 7, 0, 25, 8, 0, 29, 9, 0, 13, 44, 0, 13, 0,
    66, 1, 0, 0, 0, 11, 0, 0, 1, 14, 46, 0, 14, 11, 67, 1,
    13, 44, 0, 13, 0, 0, 1, 14, 46, 0, 14, 11, 0, 1, 0, 0,
    0, 0, 11, 0, 1, 16, 0, 0, 16, 16, 0, 1, 18, 59, 38, 18,
    19, 68, 1, 18, 59, 38, 18, 19, 0, 1, 0, 0, 38, 19, 0, 0,
    1, 0, 0, 38, 0, 19, 0, 1, 0, 32, 0, 15, 16, 0, 26, 0,
    27, 0, 26, 32, 27, 15, 0, 20, 30, 0, 30, 20, 42, 0, 1, 0,
    0, 1, 0, 34, 1, 0, 36, 1, 37, 0, 0, 0, 32, 1, 17, 0,
    0, 38, 45, 38, 38, 1, 39, 47, 0, 0, 1, 32, 48, 0, 0, 0,
    0, 48, 0, 0, 0, 42, 52, 42, 0, 1, 33, 50, 53, 54, 56, 57,
    6, 13, 7, 58, 38, 14, 8, 39, 32, 42, 60, 18, 9, 0, 0, 66,
    0, 32, 0, 32, 0, 0, 0, 49, 76, 51, 77, 55, 78, 61, 0, 74,
    0, 69, 0, 32, 0, 71, 0, 75, 35, 0, 35, 74};
static const uint8_t ws_check_ws_URI_row_template[75] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6,
    7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8};
static const uric_row_template ws_check_ws_URI_templates[9] = {
    {65535, 3}, {65499, 7}, {63, 2}, {33, 3}, {65495, 5}, {127, 1}, {5, 3}, {69, 2},
    {69, 2},
};
static const uint8_t ws_check_ws_URI_template_entry[153] = {
    0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0,
    0, 1, 2, 1, 1, 3, 4, 5, 3, 0, 1, 1, 1, 1, 6, 0, 7,
    0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 2, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3,
    0, 1, 2, 1, 1, 3, 1, 1, 4, 1, 1, 1, 1, 1, 0, 0, 5,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 2, 0, 2, 0, 0, 0, 2, 2, 2, 2, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0,
};
static const uric_action ws_check_ws_URI_action[3] = {
    {0, 1, 20}, {0, 1, 21}, {0, 1, 27},
};
static const uint8_t ws_check_ws_URI_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t ws_check_ws_URI_expected[75] = {
    0, 0, 0, 0, 0, 2, 2, 2, 2, 5, 11, 14, 21, 26, 29, 32,
    37, 46, 54, 49, 59, 59, 61, 61, 61, 65, 65, 59, 61, 65, 70, 9,
    73, 73, 76, 73, 76, 78, 83, 86, 88, 90, 94, 94, 94, 94, 94, 94,
    94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 96, 98, 100,
    102, 104, 104, 104, 108, 108, 108, 108, 108, 63, 110};
static const uint8_t ws_check_ws_URI_expected_terms[113] = {
    6, 255, 1, 3, 255, 9, 10, 13, 15, 0, 255, 4, 0, 255, 9, 10,
    13, 2, 15, 0, 255, 9, 10, 13, 0, 255, 9, 10, 13, 2, 0, 255,
    9, 10, 2, 0, 255, 9, 10, 13, 7, 2, 14, 15, 0, 255, 9, 10,
    13, 7, 2, 14, 0, 255, 4, 7, 14, 0, 255, 8, 255, 9, 10, 2,
    255, 9, 10, 2, 8, 255, 7, 0, 255, 1, 0, 255, 7, 255, 16, 7,
    14, 0, 255, 16, 0, 255, 16, 255, 13, 255, 16, 7, 0, 255, 1, 255,
    15, 255, 9, 255, 10, 255, 12, 255, 1, 2, 12, 255, 11, 255, 2, 11,
    255};
#endif
static const uric_link ws_check_ws_URI_links[1] = {
    {&ws_call_IPv6address, false},
};
static const uric_machine ws_check_ws_URI = {
    ws_check_ws_URI_byte_class, ws_check_ws_URI_entry, NULL,
    ws_check_ws_URI_row_template, ws_check_ws_URI_templates, ws_check_ws_URI_template_entry, ws_check_ws_URI_action, ws_check_ws_URI_operations,
    ws_check_ws_URI_links,
#if URIC_ERROR_DETAIL
    ws_check_ws_URI_expected, ws_check_ws_URI_expected_terms, ws_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    75, 3, 16, 15, 1, 33, 93,
};

/* ws_check_IPv4address: 41 states, 0 actions, 10 classes, 6 row templates */
static const uint8_t ws_check_IPv4address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t ws_check_IPv4address_entry[157] = {
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
static const uint8_t ws_check_IPv4address_row_template[41] = {
    0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5, 5};
static const uric_row_template ws_check_IPv4address_templates[6] = {
    {65535, 5}, {65530, 6}, {22, 2}, {65510, 5}, {65534, 4}, {33, 3},
};
static const uint8_t ws_check_IPv4address_template_entry[66] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 0, 2, 3,
};
#if URIC_ERROR_DETAIL
static const uint16_t ws_check_IPv4address_expected[41] = {
    0, 0, 2, 0, 0, 4, 4, 8, 10, 10, 8, 10, 10, 8, 10, 10,
    10, 13, 16, 19, 10, 16, 10, 16, 4, 4, 4, 22, 22, 2, 4, 4,
    22, 4, 6, 14, 13, 13, 25, 25, 25};
static const uint8_t ws_check_IPv4address_expected_terms[28] = {
    4, 255, 1, 255, 1, 3, 2, 255, 3, 255, 4, 3, 255, 4, 0, 255,
    3, 5, 255, 5, 0, 255, 1, 2, 255, 1, 0, 255};
#endif
static const uric_machine ws_check_IPv4address = {
    ws_check_IPv4address_byte_class, ws_check_IPv4address_entry, NULL,
    ws_check_IPv4address_row_template, ws_check_IPv4address_templates, ws_check_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    ws_check_IPv4address_expected, ws_check_IPv4address_expected_terms, ws_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    41, 0, 10, 15, 0, 46, 56,
};

static const uric_rule ws_rules[] = {
    {"ws-URI", &ws_check_ws_URI, NULL, 0},
    {"wss-URI", &ws_check_ws_URI, NULL, 1},
    {"host", &ws_check_ws_URI, NULL, 9},
    {"port", &ws_check_ws_URI, NULL, 10},
    {"path", &ws_check_ws_URI, NULL, 30},
    {"query", &ws_check_ws_URI, NULL, 37},
    {"ws", &ws_check_ws_URI, NULL, 2},
    {"wss", &ws_check_ws_URI, NULL, 3},
    {"authority", &ws_check_ws_URI, NULL, 11},
    {"URI", &ws_check_ws_URI, NULL, 4},
    {"rfc3986.host", &ws_check_ws_URI, NULL, 9},
    {"rfc3986.port", &ws_check_ws_URI, NULL, 10},
    {"path-abempty", &ws_check_ws_URI, NULL, 30},
    {"rfc3986.query", &ws_check_ws_URI, NULL, 37},
    {"IP-literal", &ws_check_ws_URI, NULL, 61},
    {"IPv4address", &ws_check_IPv4address, NULL, 0},
    {"reg-name", &ws_check_ws_URI, NULL, 12},
    {"segment", &ws_check_ws_URI, NULL, 38},
    {"pchar", &ws_check_ws_URI, NULL, 39},
    {"IPv6address", &ws_IPv6address, NULL, 0},
    {"IPvFuture", &ws_check_ws_URI, NULL, 64},
    {"dec-octet", &ws_check_IPv4address, NULL, 1},
    {"unreserved", &ws_check_ws_URI, NULL, 62},
    {"pct-encoded", &ws_check_ws_URI, NULL, 40},
    {"sub-delims", &ws_check_ws_URI, NULL, 63},
    {"h16", &ws_check_ws_URI, NULL, 42},
    {"ls32", &ws_check_IPv4address, NULL, 2},
};

static const uric_rule *const ws_parsers[] = {
    &uric_ws_URI,
    &uric_ws_ws_URI,
    &uric_ws_wss_URI,
};

static const char *const ws_component_names[] = {
    "scheme",
    "authority",
    "host",
    "port",
    "path",
    "query",
};
static const uric_encoding *const ws_encodings[] = {
    &uric_ws_host_encoding,
    &uric_ws_query_encoding,
    &uric_ws_authority_encoding,
    &uric_ws_rfc3986_host_encoding,
    &uric_ws_rfc3986_query_encoding,
    &uric_ws_reg_name_encoding,
    &uric_ws_segment_encoding,
};

const uric_grammar uric_ws = {
    .name = "ws",
    .title = "RFC 6455, section 3",
    .absolute = "URI",
    .reference = "URI",
    .rule = ws_rules,
    .parser = ws_parsers,
    .component = ws_component_names,
    .revision = &ws_revision,
    .encoding = ws_encodings,
    .resolver = &uric_ws_URI,
    .rules = 27,
    .parsers = 3,
    .components = 6,
    .encodings = 7,
};
#endif
