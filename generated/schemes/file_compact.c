/* RFC 8089, section 2. Written by uric-grammar pack from grammar/file.*: do not edit. */
/* clang-format off */

/* RFC 8089, section 2 (+3363). */
#ifndef URIC_GRAMMAR_FILE
#define URIC_GRAMMAR_FILE 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_FILE && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char file_terms[] =
    "end of input\0"
    "HEXDIG\0"
    "\":\"\0"
    "\".\"\0"
    "DIGIT\0"
    "%x30-35\0"
    "\"f\"\0"
    "\"i\"\0"
    "\"/\"\0"
    "\"v\"\0"
    "\"l\"\0"
    "\"e\"\0"
    "\"]\"\0"
    "unreserved\0"
    "sub-delims\0"
    "pchar\0"
    "\"%\"\0"
    "\"[\"\0";
#endif

/* file_IPv6address: 151 states, 0 actions, 10 classes, 8 row templates */
static const uint8_t file_IPv6address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t file_IPv6address_entry[601] = {
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
static const uint8_t file_IPv6address_row_template[151] = {
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
static const uric_row_template file_IPv6address_templates[8] = {
    {65535, 2}, {65535, 2}, {65320, 7}, {65470, 4}, {65399, 5}, {65211, 7}, {131, 3}, {65381, 5},
};
static const uint8_t file_IPv6address_template_entry[88] = {
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
static const uint16_t file_IPv6address_expected[151] = {
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
static const uint8_t file_IPv6address_expected_terms[37] = {
    1, 2, 255, 1, 255, 3, 255, 4, 3, 255, 1, 0, 255, 1, 3, 2,
    0, 255, 1, 3, 2, 255, 4, 0, 255, 3, 5, 255, 5, 0, 255, 1,
    2, 0, 255, 4, 255};
static const uric_error_component file_IPv6address_error_component[151] = {
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
static const uric_machine file_IPv6address = {
    file_IPv6address_byte_class, file_IPv6address_entry, NULL,
    file_IPv6address_row_template, file_IPv6address_templates, file_IPv6address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    file_IPv6address_expected, file_IPv6address_expected_terms, file_terms, file_IPv6address_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    151, 0, 10, 15, 0, 46, 56,
};
static const char file_call_IPv6address_name[] = "IPv6address";
static const uric_rule file_call_IPv6address = {file_call_IPv6address_name, &file_IPv6address, NULL, 0};

#if URIC_KINDS

/* file_IPv4address: 24 states, 0 actions, 10 classes, 3 row templates */
static const uint8_t file_IPv4address_entry[89] = {
    5, 6, 14, 7, 8, 9, 16, 10, 11, 12, 18, 13, 20, 21, 22, 23,
    2, 0, 2, 7, 2, 5, 3, 0, 3, 10, 3, 8, 4, 0, 4, 13,
    4, 11, 2, 7, 15, 5, 0, 2, 5, 5, 0, 0, 3, 10, 17, 8,
    0, 3, 8, 8, 0, 0, 4, 13, 19, 11, 0, 4, 11, 11, 0, 0,
    0, 0, 0, 0, 1, 0, 23, 23, 23, 1, 0, 23, 24, 20, 1, 0,
    20, 20, 20, 1, 0, 20, 20, 0, 1};
static const uint8_t file_IPv4address_row_template[24] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template file_IPv4address_templates[3] = {
    {65535, 4}, {7, 2}, {65504, 5},
};
static const uint8_t file_IPv4address_template_entry[33] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
};
static const uric_machine file_IPv4address = {
    file_IPv6address_byte_class, file_IPv4address_entry, NULL,
    file_IPv4address_row_template, file_IPv4address_templates, file_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    24, 0, 10, 15, 0, 46, 56,
};
static const char file_kind_IPv4address_name[] = "IPv4address";
static const uric_rule file_kind_IPv4address = {file_kind_IPv4address_name, &file_IPv4address, NULL, 0};
#endif

extern const uric_rule uric_file_file_URI;
static const uric_revision file_revision = {
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
    /* results checked */ &uric_file_file_URI,
    NULL, 0,
};
#if URIC_KINDS
static const uric_kind file_kinds[3] = {
    {1, 0, &file_kind_IPv4address}, /* ipv4 */
    {2, 7, NULL}, /* ipv6 */
    {3, 8, NULL}, /* ipvfuture */
};
static const uric_host_kinds file_host_kinds = {file_kinds, {0x00000000, 0x03ff0000, 0x08000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 3, 4}; /* otherwise, reg-name */
#endif

static const uric_capture file_captures_file_URI[] = {
    {33, 4}, /* scheme */
    {0, 5}, /* authority */
    {33, 33}, /* not reported */
    {0, 1}, /* host */
    {33, 33}, /* not reported */
    {2, 3}, /* path */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
};
static const uric_components file_components_file_URI = {
#if URIC_OPERATIONS
    .revision = &file_revision,
#endif
#if URIC_KINDS
    .host = &file_host_kinds,
#endif
    .capture = file_captures_file_URI,
    .registers = 8,
    .component_registers = 6,
    .parts = 0,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* file_parse_file_URI: 22 states, 6 actions, 15 classes, 4 row templates */
static const uint8_t file_parse_file_URI_byte_class[47] = {
    1, 16, 18, 17, 17, 17, 49, 84, 85, 85, 85, 85, 101, 1, 1, 112,
    85, 85, 152, 17, 26, 177, 17, 17, 17, 17, 193, 17, 17, 13, 14, 1,
    85, 85, 152, 17, 26, 177, 17, 17, 17, 17, 193, 17, 17, 0, 16};
static const uint8_t file_parse_file_URI_entry[94] = {
    0, 2, 0, 0, 0, 13, 18, 0, 0, 25, 0, 0, 0, 0, 23, 0,
    0, 7, 0, 0, 0, 19, 0, 0, 0, 10, 0, 0, 0, 26, 26, 11,
    0, 21, 0, 0, 0, 12, 0, 0, 16, 12, 0, 0, 0, 0, 14, 0,
    0, 5, 0, 0, 0, 0, 0, 27, 17, 17, 17, 0, 17, 17, 17, 28,
    19, 6, 24, 19, 0, 2, 19, 6, 19, 19, 0, 2, 21, 8, 25, 0,
    9, 0, 21, 8, 25, 0, 0, 0, 19, 6, 0, 19, 0, 2};
static const uint8_t file_parse_file_URI_row_template[22] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    2, 3, 3, 3, 3, 3};
static const uric_row_template file_parse_file_URI_templates[4] = {
    {65535, 3}, {65531, 4}, {65531, 4}, {65497, 6},
};
static const uint8_t file_parse_file_URI_template_entry[64] = {
    0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 2, 3, 0, 2, 2, 0, 0, 4, 0, 0, 0,
    0, 1, 0, 1, 0, 1, 1, 0, 2, 1, 1, 3, 1, 0, 4, 0,
    0, 1, 2, 1, 3, 1, 4, 4, 1, 1, 1, 1, 1, 5, 0, 6,
};
static const uric_action file_parse_file_URI_action[6] = {
    {2, 0, 2}, {5, 0, 19}, {7, 0, 21}, {1, 1, 14}, {11, 0, 3}, {13, 0, 3},
};
static const uint8_t file_parse_file_URI_operations[15] = {
    3, 255, 2, 4, 255, 0, 255, 34, 1, 5, 255, 6, 255, 7, 255};
#if URIC_ERROR_DETAIL
static const uint16_t file_parse_file_URI_expected[22] = {
    0, 2, 4, 4, 6, 8, 8, 8, 10, 8, 8, 14, 17, 19, 21, 23,
    27, 32, 32, 36, 42, 47};
static const uint8_t file_parse_file_URI_expected_terms[50] = {
    6, 255, 7, 255, 8, 255, 2, 255, 1, 255, 1, 2, 9, 255, 1, 3,
    255, 10, 255, 11, 255, 12, 255, 13, 14, 2, 255, 13, 14, 2, 12, 255,
    15, 8, 0, 255, 13, 14, 16, 8, 17, 255, 13, 14, 16, 8, 255, 15,
    0, 255};
static const uric_error_component file_parse_file_URI_error_component[22] = {
    {33, 4}, {33, 4}, {2, 3}, {0, 5}, {33, 4}, {2, 3}, {2, 3}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {33, 4}, {33, 4}, {0, 1}, {0, 1},
    {0, 1}, {2, 3}, {2, 3}, {0, 1}, {0, 1}, {2, 3}};
#endif
static const uric_link file_parse_file_URI_links[1] = {
    {&file_call_IPv6address, false},
};
static const uric_machine file_parse_file_URI = {
    file_parse_file_URI_byte_class, file_parse_file_URI_entry, NULL,
    file_parse_file_URI_row_template, file_parse_file_URI_templates, file_parse_file_URI_template_entry, file_parse_file_URI_action, file_parse_file_URI_operations,
    file_parse_file_URI_links,
#if URIC_ERROR_DETAIL
    file_parse_file_URI_expected, file_parse_file_URI_expected_terms, file_terms, file_parse_file_URI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    22, 6, 15, 15, 1, 33, 93,
};
static const char uric_file_file_URI_name[] = "file-URI";
const uric_rule uric_file_file_URI = {uric_file_file_URI_name, &file_parse_file_URI, &file_components_file_URI, 0};

static const uint32_t file_kept_0[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t file_kept_3[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_file_host_encoding_name[] = "host";
const uric_encoding uric_file_host_encoding = {uric_file_host_encoding_name, file_kept_0, 1};
static const char uric_file_authority_encoding_name[] = "authority";
const uric_encoding uric_file_authority_encoding = {uric_file_authority_encoding_name, file_kept_0, 1};
static const char uric_file_file_auth_encoding_name[] = "file-auth";
const uric_encoding uric_file_file_auth_encoding = {uric_file_file_auth_encoding_name, file_kept_0, 1};
static const char uric_file_segment_nz_encoding_name[] = "segment-nz";
const uric_encoding uric_file_segment_nz_encoding = {uric_file_segment_nz_encoding_name, file_kept_3, 0};
static const char uric_file_segment_encoding_name[] = "segment";
const uric_encoding uric_file_segment_encoding = {uric_file_segment_encoding_name, file_kept_3, 1};
static const char uric_file_reg_name_encoding_name[] = "reg-name";
const uric_encoding uric_file_reg_name_encoding = {uric_file_reg_name_encoding_name, file_kept_0, 1};

/* file_check_file_URI: 57 states, 2 actions, 16 classes, 7 row templates */
static const uint8_t file_check_file_URI_byte_class[47] = {
    1, 16, 18, 17, 17, 17, 67, 101, 102, 102, 102, 102, 118, 1, 1, 128,
    102, 102, 169, 51, 59, 195, 51, 51, 51, 51, 211, 51, 51, 14, 15, 3,
    102, 102, 169, 51, 59, 195, 51, 51, 51, 51, 211, 51, 51, 0, 48};
static const uint8_t file_check_file_URI_entry[189] = {
    0, 0, 42, 0, 0, 0, 43, 0, 22, 0, 0, 0, 24, 0, 0, 0,
    0, 0, 0, 7, 0, 0, 0, 8, 0, 39, 0, 0, 0, 26, 0, 0,
    0, 11, 1, 29, 10, 0, 0, 14, 1, 30, 12, 0, 31, 13, 0, 0,
    26, 1, 23, 45, 24, 0, 37, 0, 19, 46, 0, 0, 38, 1, 18, 47,
    0, 18, 0, 0, 18, 47, 0, 18, 0, 1, 19, 46, 0, 0, 0, 1,
    26, 48, 0, 26, 0, 0, 0, 48, 0, 0, 0, 0, 25, 50, 15, 25,
    0, 1, 23, 45, 24, 0, 0, 0, 25, 50, 0, 25, 0, 1, 25, 50,
    25, 25, 0, 1, 0, 0, 1, 0, 4, 0, 0, 26, 0, 32, 0, 0,
    33, 0, 0, 34, 0, 0, 32, 0, 1, 33, 4, 0, 34, 26, 0, 0,
    0, 0, 49, 26, 0, 0, 0, 0, 58, 58, 52, 0, 59, 59, 54, 0,
    0, 3, 0, 0, 0, 38, 26, 26, 0, 0, 5, 0, 0, 6, 0, 9,
    51, 53, 55, 56, 10, 57, 23, 12, 19, 13, 18, 26, 25};
static const uint8_t file_check_file_URI_row_template[57] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6};
static const uric_row_template file_check_file_URI_templates[7] = {
    {65535, 4}, {7, 3}, {65501, 6}, {40, 3}, {6, 4}, {45, 3}, {131, 1},
};
static const uint8_t file_check_file_URI_template_entry[119] = {
    0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 3, 0, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 2, 0, 0, 2, 2, 0, 0, 0, 0, 0, 3,
    0, 1, 2, 1, 1, 3, 1, 4, 4, 1, 1, 1, 1, 1, 5, 0, 6,
    0, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 2, 3,
    0, 1, 0, 0, 0, 0, 2, 3, 0, 2, 2, 0, 0, 4, 0, 0, 0,
    0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 2, 1, 1, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0,
};
static const uric_action file_check_file_URI_action[2] = {
    {0, 1, 26}, {0, 1, 27},
};
static const uint8_t file_check_file_URI_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t file_check_file_URI_expected[57] = {
    0, 0, 2, 2, 4, 4, 6, 6, 8, 11, 8, 11, 11, 8, 14, 20,
    26, 28, 31, 26, 36, 38, 42, 28, 38, 9, 47, 47, 49, 49, 49, 53,
    58, 58, 63, 65, 67, 67, 51, 18, 71, 73, 73, 75, 75, 75, 75, 75,
    75, 75, 75, 75, 75, 75, 75, 75, 75};
static const uint8_t file_check_file_URI_expected_terms[77] = {
    6, 255, 8, 255, 10, 255, 11, 255, 1, 0, 255, 1, 3, 255, 13, 14,
    16, 8, 17, 255, 13, 14, 16, 17, 0, 255, 15, 255, 15, 0, 255, 13,
    14, 16, 0, 255, 16, 255, 15, 8, 0, 255, 13, 14, 16, 8, 255, 12,
    255, 13, 14, 2, 255, 13, 14, 2, 0, 255, 13, 14, 2, 12, 255, 9,
    255, 14, 255, 1, 2, 9, 255, 13, 255, 7, 255, 1, 255};
#endif
static const uric_link file_check_file_URI_links[1] = {
    {&file_call_IPv6address, false},
};
static const uric_machine file_check_file_URI = {
    file_check_file_URI_byte_class, file_check_file_URI_entry, NULL,
    file_check_file_URI_row_template, file_check_file_URI_templates, file_check_file_URI_template_entry, file_check_file_URI_action, file_check_file_URI_operations,
    file_check_file_URI_links,
#if URIC_ERROR_DETAIL
    file_check_file_URI_expected, file_check_file_URI_expected_terms, file_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    57, 2, 16, 15, 1, 33, 93,
};

/* file_check_IPv4address: 41 states, 0 actions, 10 classes, 6 row templates */
static const uint8_t file_check_IPv4address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t file_check_IPv4address_entry[157] = {
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
static const uint8_t file_check_IPv4address_row_template[41] = {
    0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5, 5};
static const uric_row_template file_check_IPv4address_templates[6] = {
    {65535, 5}, {65530, 6}, {22, 2}, {65510, 5}, {65534, 4}, {33, 3},
};
static const uint8_t file_check_IPv4address_template_entry[66] = {
    0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 5,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 0, 2, 3,
};
#if URIC_ERROR_DETAIL
static const uint16_t file_check_IPv4address_expected[41] = {
    0, 0, 2, 0, 0, 4, 4, 8, 10, 10, 8, 10, 10, 8, 10, 10,
    10, 13, 16, 19, 10, 16, 10, 16, 4, 4, 4, 22, 22, 2, 4, 4,
    22, 4, 6, 14, 13, 13, 25, 25, 25};
static const uint8_t file_check_IPv4address_expected_terms[28] = {
    4, 255, 1, 255, 1, 3, 2, 255, 3, 255, 4, 3, 255, 4, 0, 255,
    3, 5, 255, 5, 0, 255, 1, 2, 255, 1, 0, 255};
#endif
static const uric_machine file_check_IPv4address = {
    file_check_IPv4address_byte_class, file_check_IPv4address_entry, NULL,
    file_check_IPv4address_row_template, file_check_IPv4address_templates, file_check_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    file_check_IPv4address_expected, file_check_IPv4address_expected_terms, file_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    41, 0, 10, 15, 0, 46, 56,
};

static const uric_rule file_rules[] = {
    {"file-URI", &file_check_file_URI, NULL, 0},
    {"file-scheme", &file_check_file_URI, NULL, 1},
    {"file-hier-part", &file_check_file_URI, NULL, 2},
    {"auth-path", &file_check_file_URI, NULL, 14},
    {"local-path", &file_check_file_URI, NULL, 3},
    {"file-auth", &file_check_file_URI, NULL, 15},
    {"path-absolute", &file_check_file_URI, NULL, 3},
    {"host", &file_check_file_URI, NULL, 15},
    {"segment-nz", &file_check_file_URI, NULL, 16},
    {"segment", &file_check_file_URI, NULL, 17},
    {"IP-literal", &file_check_file_URI, NULL, 39},
    {"IPv4address", &file_check_IPv4address, NULL, 0},
    {"reg-name", &file_check_file_URI, NULL, 18},
    {"pchar", &file_check_file_URI, NULL, 19},
    {"IPv6address", &file_IPv6address, NULL, 0},
    {"IPvFuture", &file_check_file_URI, NULL, 34},
    {"dec-octet", &file_check_IPv4address, NULL, 1},
    {"unreserved", &file_check_file_URI, NULL, 40},
    {"pct-encoded", &file_check_file_URI, NULL, 20},
    {"sub-delims", &file_check_file_URI, NULL, 35},
    {"h16", &file_check_file_URI, NULL, 43},
    {"ls32", &file_check_IPv4address, NULL, 2},
};

static const uric_rule *const file_parsers[] = {
    &uric_file_file_URI,
};

static const char *const file_component_names[] = {
    "scheme",
    "authority",
    "host",
    "path",
};
static const uric_encoding *const file_encodings[] = {
    &uric_file_host_encoding,
    &uric_file_authority_encoding,
    &uric_file_file_auth_encoding,
    &uric_file_segment_nz_encoding,
    &uric_file_segment_encoding,
    &uric_file_reg_name_encoding,
};

const uric_grammar uric_file = {
    .name = "file",
    .title = "RFC 8089, section 2",
    .absolute = "file-URI",
    .reference = "file-URI",
    .rule = file_rules,
    .parser = file_parsers,
    .component = file_component_names,
    .revision = &file_revision,
    .encoding = file_encodings,
    .resolver = &uric_file_file_URI,
    .rules = 22,
    .parsers = 1,
    .components = 4,
    .encodings = 6,
};
#endif
