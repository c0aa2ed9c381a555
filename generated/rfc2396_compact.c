/* RFC 2396, August 1998. Written by uric-grammar pack from grammar/rfc2396.*: do not edit. */
/* clang-format off */

/* RFC 2396, August 1998 (+5305). */
#ifndef URIC_GRAMMAR_RFC2396
#define URIC_GRAMMAR_RFC2396 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_RFC2396 && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char rfc2396_terms[] =
    "end of input\0"
    "unreserved\0"
    "\"#\"\0"
    "\"$\"\0"
    "\"%\"\0"
    "\"&\"\0"
    "\"+\"\0"
    "\",\"\0"
    "\"/\"\0"
    "\";\"\0"
    "\"=\"\0"
    "\"@\"\0"
    "\"?\"\0"
    "uric\0"
    "hex\0"
    "alpha\0"
    "alphanum\0"
    "\"-\"\0"
    "\".\"\0"
    "\":\"\0"
    "digit\0"
    "uric_no_slash\0"
    "mark\0"
    "reserved\0"
    "pchar\0";
#endif
static const uint8_t rfc2396_IPv4address_byte_class[47] = {
    1, 18, 19, 17, 17, 20, 101, 135, 136, 136, 136, 136, 152, 1, 1, 186,
    204, 204, 204, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 0, 0, 1,
    204, 204, 204, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 0, 16};

#if URIC_KINDS

/* rfc2396_IPv4address: 8 states, 0 actions, 14 classes, 1 row templates */
static const uint8_t rfc2396_IPv4address_entry[24] = {
    0, 2, 0, 3, 2, 0, 0, 4, 0, 5, 4, 0, 0, 6, 0, 7,
    6, 0, 0, 8, 0, 0, 8, 1};
static const uint8_t rfc2396_IPv4address_row_template[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_row_template rfc2396_IPv4address_templates[1] = {
    {65535, 3},
};
static const uint8_t rfc2396_IPv4address_template_entry[15] = {
    0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 3,
};
static const uric_machine rfc2396_IPv4address = {
    rfc2396_IPv4address_byte_class, rfc2396_IPv4address_entry, NULL,
    rfc2396_IPv4address_row_template, rfc2396_IPv4address_templates, rfc2396_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 14, 15, 0, 33, 93,
};
static const char rfc2396_kind_IPv4address_name[] = "IPv4address";
static const uric_rule rfc2396_kind_IPv4address = {rfc2396_kind_IPv4address_name, &rfc2396_IPv4address, NULL, 0};
#endif

static const char rfc2396_scheme_http[] = "http";
static const char rfc2396_path_of_http[] = "/";
static const char rfc2396_scheme_ftp[] = "ftp";
static const char rfc2396_scheme_gopher[] = "gopher";
static const char rfc2396_path_of_gopher[] = "/";
static const char rfc2396_scheme_telnet[] = "telnet";
static const char rfc2396_path_of_telnet[] = "/";
static const uric_scheme_defaults rfc2396_schemes[] = {
    {rfc2396_scheme_http, rfc2396_path_of_http, 80},
    {rfc2396_scheme_ftp, NULL, 21},
    {rfc2396_scheme_gopher, rfc2396_path_of_gopher, 70},
    {rfc2396_scheme_telnet, rfc2396_path_of_telnet, 23},
};

extern const uric_rule uric_rfc2396_resolvable;
static const uric_revision rfc2396_revision = {
    /* resolves */ 1,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root open */ 1,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x03ff6782, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results checked */ &uric_rfc2396_resolvable,
    rfc2396_schemes, 4,
};
#if URIC_KINDS
static const uric_kind rfc2396_kinds[1] = {
    {1, 0, &rfc2396_kind_IPv4address}, /* ipv4 */
};
static const uric_host_kinds rfc2396_host_kinds = {rfc2396_kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 1, 5}; /* otherwise, hostname */
#endif
static const char rfc2396_parts_URI_reference[] = "server\0" "reg_name\0" "opaque_part\0";

static const uric_capture rfc2396_captures_URI_reference[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {4, 6}, /* userinfo */
    {7, 8}, /* host */
    {9, 10}, /* port */
    {11, 12}, /* path */
    {15, 16}, /* query */
    {17, 18}, /* fragment */
    {1, 3}, /* server */
    {4, 5}, /* reg_name */
    {13, 14}, /* opaque_part */
};
static const uric_components rfc2396_components_URI_reference = {
#if URIC_OPERATIONS
    .revision = &rfc2396_revision,
#endif
#if URIC_KINDS
    .host = &rfc2396_host_kinds,
#endif
    .part_names = rfc2396_parts_URI_reference,
    .capture = rfc2396_captures_URI_reference,
    .registers = 19,
    .component_registers = 19,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 1,
};
static const char rfc2396_parts_absoluteURI[] = "server\0" "reg_name\0" "opaque_part\0";

static const uric_capture rfc2396_captures_absoluteURI[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {4, 6}, /* userinfo */
    {7, 8}, /* host */
    {9, 10}, /* port */
    {11, 12}, /* path */
    {15, 16}, /* query */
    {33, 33}, /* not reported */
    {1, 3}, /* server */
    {4, 5}, /* reg_name */
    {13, 14}, /* opaque_part */
};
static const uric_components rfc2396_components_absoluteURI = {
#if URIC_OPERATIONS
    .revision = &rfc2396_revision,
#endif
#if URIC_KINDS
    .host = &rfc2396_host_kinds,
#endif
    .part_names = rfc2396_parts_absoluteURI,
    .capture = rfc2396_captures_absoluteURI,
    .registers = 17,
    .component_registers = 17,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* rfc2396_parse_URI_reference: 58 states, 36 actions, 14 classes, 5 row templates */
static const uint8_t rfc2396_parse_URI_reference_entry[443] = {
    3, 59, 45, 3, 38, 0, 0, 4, 2, 3, 59, 45, 3, 38, 0, 60,
    5, 2, 3, 59, 45, 3, 40, 0, 60, 3, 2, 3, 59, 45, 4, 40,
    61, 60, 4, 2, 3, 59, 45, 5, 40, 63, 60, 5, 2, 6, 72, 52,
    6, 6, 73, 6, 6, 74, 75, 6, 4, 6, 72, 52, 9, 27, 73, 7,
    6, 74, 75, 10, 4, 6, 81, 52, 13, 14, 82, 8, 83, 84, 75, 8,
    9, 6, 72, 52, 9, 6, 73, 10, 6, 74, 75, 10, 4, 6, 72, 52,
    9, 29, 73, 10, 6, 74, 75, 10, 4, 76, 77, 78, 16, 30, 79, 11,
    76, 80, 76, 17, 15, 76, 81, 78, 18, 19, 82, 12, 86, 84, 76, 12,
    9, 6, 72, 52, 13, 6, 73, 8, 6, 74, 75, 8, 4, 6, 81, 52,
    6, 6, 82, 10, 83, 84, 75, 8, 9, 6, 72, 52, 9, 32, 73, 15,
    6, 74, 75, 10, 4, 76, 77, 78, 16, 76, 79, 17, 76, 80, 76, 17,
    15, 76, 77, 78, 16, 33, 79, 17, 76, 80, 76, 17, 15, 76, 77, 78,
    18, 76, 79, 12, 76, 80, 76, 12, 15, 76, 81, 78, 76, 76, 82, 17,
    86, 84, 76, 12, 9, 76, 77, 78, 16, 34, 79, 20, 76, 80, 76, 17,
    15, 6, 72, 52, 9, 35, 73, 21, 6, 74, 75, 10, 4, 76, 77, 78,
    16, 36, 79, 22, 76, 80, 76, 17, 15, 6, 81, 52, 9, 29, 82, 23,
    83, 84, 75, 10, 9, 76, 81, 78, 16, 33, 82, 24, 86, 84, 76, 17,
    9, 64, 65, 66, 67, 68, 69, 70, 71, 21, 76, 77, 78, 79, 11, 80,
    76, 12, 15, 6, 72, 52, 73, 15, 74, 75, 8, 4, 87, 88, 89, 90,
    28, 91, 92, 87, 27, 6, 72, 52, 73, 10, 74, 75, 8, 4, 76, 77,
    78, 79, 20, 80, 76, 12, 15, 93, 88, 94, 90, 31, 91, 93, 93, 27,
    6, 72, 52, 73, 21, 74, 75, 8, 4, 76, 77, 78, 79, 17, 80, 76,
    12, 15, 76, 77, 78, 79, 22, 80, 76, 12, 15, 6, 72, 52, 73, 23,
    74, 75, 8, 4, 76, 77, 78, 79, 24, 80, 76, 12, 15, 37, 0, 46,
    37, 37, 33, 40, 59, 48, 25, 60, 2, 39, 62, 49, 39, 39, 35, 40,
    59, 48, 40, 60, 2, 43, 0, 53, 38, 43, 0, 40, 59, 48, 38, 60,
    2, 43, 85, 53, 43, 43, 37, 44, 72, 56, 73, 74, 4, 47, 50, 3,
    51, 54, 37, 40, 55, 57, 39, 6, 58, 43, 44};
static const uint8_t rfc2396_parse_URI_reference_row_template[58] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
static const uric_row_template rfc2396_parse_URI_reference_templates[5] = {
    {65535, 9}, {65520, 12}, {56, 9}, {164, 6}, {384, 1},
};
static const uint8_t rfc2396_parse_URI_reference_template_entry[75] = {
    0, 1, 2, 3, 4, 4, 4, 5, 4, 6, 7, 1, 8, 8, 9,
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12,
    0, 1, 2, 3, 1, 1, 1, 4, 5, 1, 6, 7, 8, 8, 9,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 5, 1, 1, 1, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
};
static const uric_action rfc2396_parse_URI_reference_action[36] = {
    {38, 0, 36}, {41, 0, 38}, {44, 0, 40}, {48, 0, 36}, {51, 0, 41}, {54, 0, 5}, {57, 0, 36}, {54, 0, 51},
    {64, 0, 39}, {69, 0, 6}, {73, 0, 38}, {80, 0, 25}, {69, 0, 7}, {85, 0, 36}, {91, 0, 39}, {95, 0, 38},
    {82, 0, 25}, {17, 0, 43}, {101, 0, 36}, {17, 0, 55}, {108, 0, 39}, {113, 0, 38}, {120, 0, 36}, {127, 0, 39},
    {132, 0, 27}, {135, 0, 38}, {142, 0, 36}, {132, 0, 30}, {146, 0, 5}, {148, 0, 36}, {146, 0, 51}, {155, 0, 39},
    {160, 0, 38}, {167, 0, 25}, {171, 0, 43}, {171, 0, 55},
};
static const uint8_t rfc2396_parse_URI_reference_operations[174] = {
    12, 255, 43, 2, 5, 12, 255, 43, 2, 3, 8, 12, 255, 43, 2, 5,
    12, 70, 255, 33, 43, 2, 3, 12, 255, 43, 2, 3, 10, 12, 255, 18,
    255, 16, 255, 12, 14, 255, 12, 17, 255, 12, 15, 255, 0, 11, 13, 255,
    16, 17, 255, 0, 11, 255, 33, 36, 255, 33, 43, 2, 3, 12, 17, 255,
    33, 43, 2, 3, 255, 33, 36, 39, 255, 33, 43, 2, 3, 12, 15, 255,
    33, 36, 6, 7, 255, 43, 2, 5, 12, 17, 255, 43, 2, 5, 255, 43,
    2, 5, 12, 15, 255, 43, 2, 5, 12, 17, 70, 255, 43, 2, 5, 70,
    255, 43, 2, 5, 12, 15, 70, 255, 43, 2, 3, 8, 12, 17, 255, 43,
    2, 3, 8, 255, 8, 9, 255, 43, 2, 3, 8, 12, 15, 255, 12, 14,
    17, 255, 72, 255, 43, 2, 3, 10, 12, 17, 255, 43, 2, 3, 10, 255,
    43, 2, 3, 10, 12, 15, 255, 6, 7, 72, 255, 70, 72, 255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2396_parse_URI_reference_expected[58] = {
    0, 13, 13, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 31, 27, 27, 27, 34, 27, 27, 27, 36, 36, 36, 36,
    36, 36, 36, 36, 36, 36, 36, 36, 36, 36};
static const uint8_t rfc2396_parse_URI_reference_expected_terms[38] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 255, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 12, 11, 0, 255, 13, 2, 0, 255, 13,
    0, 255, 13, 255, 14, 255};
static const uric_error_component rfc2396_parse_URI_reference_error_component[58] = {
    {11, 12}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {4, 6}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {254, 8}, {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8}, {9, 10}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {17, 18}, {11, 12}, {15, 16}, {11, 12}, {13, 14}, {11, 12}, {13, 14}, {4, 5}, {11, 12}, {17, 18}, {11, 12}, {11, 12},
    {15, 16}, {17, 18}, {11, 12}, {4, 6}, {13, 14}, {15, 16}, {4, 6}, {4, 5}, {13, 14}, {4, 5}};
#endif
static const uric_machine rfc2396_parse_URI_reference = {
    rfc2396_IPv4address_byte_class, rfc2396_parse_URI_reference_entry, NULL,
    rfc2396_parse_URI_reference_row_template, rfc2396_parse_URI_reference_templates, rfc2396_parse_URI_reference_template_entry, rfc2396_parse_URI_reference_action, rfc2396_parse_URI_reference_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc2396_parse_URI_reference_expected, rfc2396_parse_URI_reference_expected_terms, rfc2396_terms, rfc2396_parse_URI_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    58, 36, 14, 15, 0, 33, 93,
};
static const char uric_rfc2396_URI_reference_name[] = "URI-reference";
const uric_rule uric_rfc2396_URI_reference = {uric_rfc2396_URI_reference_name, &rfc2396_parse_URI_reference, &rfc2396_components_URI_reference, 0};
static const char uric_rfc2396_resolvable_name[] = "resolvable";
const uric_rule uric_rfc2396_resolvable = {uric_rfc2396_resolvable_name, &rfc2396_parse_URI_reference, &rfc2396_components_URI_reference, 1};

/* rfc2396_parse_absoluteURI: 53 states, 27 actions, 14 classes, 5 row templates */
static const uint8_t rfc2396_parse_absoluteURI_entry[371] = {
    0, 0, 2, 2, 54, 2, 4, 42, 5, 0, 0, 0, 4, 42, 7, 0,
    55, 2, 7, 44, 11, 7, 55, 2, 9, 45, 5, 9, 9, 0, 7, 44,
    7, 7, 55, 2, 8, 46, 8, 8, 8, 4, 9, 45, 9, 9, 9, 6,
    10, 52, 63, 10, 64, 9, 56, 57, 58, 59, 60, 61, 62, 14, 66, 67,
    68, 28, 69, 66, 29, 20, 23, 48, 63, 32, 64, 65, 25, 9, 74, 75,
    76, 14, 77, 78, 74, 26, 23, 48, 63, 27, 64, 65, 25, 9, 66, 67,
    68, 37, 69, 66, 29, 20, 79, 80, 76, 17, 77, 79, 79, 26, 23, 48,
    63, 38, 64, 65, 25, 9, 66, 67, 68, 34, 69, 66, 29, 20, 66, 67,
    68, 39, 69, 66, 29, 20, 23, 48, 63, 40, 64, 65, 25, 9, 66, 67,
    68, 41, 69, 66, 29, 20, 23, 48, 23, 23, 63, 23, 23, 64, 65, 23,
    9, 23, 48, 26, 13, 63, 24, 23, 64, 65, 27, 9, 23, 48, 30, 31,
    70, 25, 71, 72, 65, 25, 32, 23, 48, 26, 23, 63, 27, 23, 64, 65,
    27, 9, 23, 48, 26, 15, 63, 27, 23, 64, 65, 27, 9, 66, 67, 33,
    16, 68, 28, 66, 69, 66, 34, 20, 66, 67, 35, 36, 70, 29, 73, 72,
    66, 29, 32, 23, 48, 30, 23, 63, 25, 23, 64, 65, 25, 9, 23, 48,
    23, 23, 70, 27, 71, 72, 65, 25, 32, 23, 48, 26, 18, 63, 32, 23,
    64, 65, 27, 9, 66, 67, 33, 66, 68, 34, 66, 69, 66, 34, 20, 66,
    67, 33, 19, 68, 34, 66, 69, 66, 34, 20, 66, 67, 35, 66, 68, 29,
    66, 69, 66, 29, 20, 66, 67, 66, 66, 70, 34, 73, 72, 66, 29, 32,
    66, 67, 33, 20, 68, 37, 66, 69, 66, 34, 20, 23, 48, 26, 21, 63,
    38, 23, 64, 65, 27, 9, 66, 67, 33, 22, 68, 39, 66, 69, 66, 34,
    20, 23, 48, 26, 15, 70, 40, 71, 72, 65, 27, 32, 66, 67, 33, 19,
    70, 41, 73, 72, 66, 34, 32, 43, 4, 47, 49, 50, 7, 51, 9, 8,
    23, 53, 10};
static const uint8_t rfc2396_parse_absoluteURI_row_template[53] = {
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4};
static const uric_row_template rfc2396_parse_absoluteURI_templates[5] = {
    {65535, 3}, {65529, 6}, {65509, 8}, {65443, 11}, {317, 1},
};
static const uint8_t rfc2396_parse_absoluteURI_template_entry[75] = {
    0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 0, 0, 3, 3, 0,
    0, 1, 0, 2, 1, 1, 1, 3, 1, 4, 5, 1, 1, 1, 6,
    0, 1, 0, 2, 1, 1, 1, 3, 4, 1, 5, 6, 7, 7, 8,
    0, 1, 0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
};
static const uric_action rfc2396_parse_absoluteURI_action[27] = {
    {36, 0, 5}, {40, 0, 7}, {43, 0, 22}, {43, 0, 47}, {46, 0, 6}, {51, 0, 23}, {55, 0, 7}, {62, 0, 11},
    {51, 0, 24}, {67, 0, 6}, {71, 0, 7}, {64, 0, 11}, {22, 0, 9}, {22, 0, 51}, {77, 0, 6}, {82, 0, 7},
    {89, 0, 6}, {94, 0, 13}, {97, 0, 7}, {94, 0, 16}, {104, 0, 22}, {104, 0, 47}, {106, 0, 6}, {111, 0, 7},
    {118, 0, 11}, {122, 0, 9}, {122, 0, 51},
};
static const uint8_t rfc2396_parse_absoluteURI_operations[125] = {
    12, 255, 16, 255, 12, 14, 255, 43, 2, 5, 12, 255, 33, 43, 2, 3,
    12, 255, 43, 2, 5, 12, 70, 255, 43, 2, 3, 10, 12, 255, 43, 2,
    3, 8, 12, 255, 0, 11, 13, 255, 12, 15, 255, 33, 36, 255, 33, 43,
    2, 3, 255, 33, 36, 39, 255, 33, 43, 2, 3, 12, 15, 255, 33, 36,
    6, 7, 255, 43, 2, 5, 255, 43, 2, 5, 12, 15, 255, 43, 2, 5,
    70, 255, 43, 2, 5, 12, 15, 70, 255, 43, 2, 3, 8, 255, 8, 9,
    255, 43, 2, 3, 8, 12, 15, 255, 72, 255, 43, 2, 3, 10, 255, 43,
    2, 3, 10, 12, 15, 255, 6, 7, 72, 255, 70, 72, 255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2396_parse_absoluteURI_expected[53] = {
    0, 2, 8, 19, 32, 35, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37};
static const uint8_t rfc2396_parse_absoluteURI_expected_terms[39] = {
    15, 255, 16, 6, 17, 18, 19, 255, 1, 3, 4, 5, 6, 7, 8, 9,
    10, 11, 255, 1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11, 0, 255,
    13, 0, 255, 13, 255, 14, 255};
static const uric_error_component rfc2396_parse_absoluteURI_error_component[53] = {
    {33, 0}, {33, 0}, {11, 12}, {11, 12}, {11, 12}, {13, 14}, {11, 12}, {15, 16}, {13, 14}, {4, 5}, {254, 8}, {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8},
    {9, 10}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {4, 6}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {11, 12}, {11, 12}, {11, 12}, {13, 14}, {15, 16}, {11, 12}, {4, 6},
    {13, 14}, {15, 16}, {4, 6}, {4, 5}, {4, 5}};
#endif
static const uric_machine rfc2396_parse_absoluteURI = {
    rfc2396_IPv4address_byte_class, rfc2396_parse_absoluteURI_entry, NULL,
    rfc2396_parse_absoluteURI_row_template, rfc2396_parse_absoluteURI_templates, rfc2396_parse_absoluteURI_template_entry, rfc2396_parse_absoluteURI_action, rfc2396_parse_absoluteURI_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc2396_parse_absoluteURI_expected, rfc2396_parse_absoluteURI_expected_terms, rfc2396_terms, rfc2396_parse_absoluteURI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    53, 27, 14, 15, 0, 33, 93,
};
static const char uric_rfc2396_absoluteURI_name[] = "absoluteURI";
const uric_rule uric_rfc2396_absoluteURI = {uric_rfc2396_absoluteURI_name, &rfc2396_parse_absoluteURI, &rfc2396_components_absoluteURI, 0};
static const char uric_rfc2396_relativeURI_name[] = "relativeURI";
const uric_rule uric_rfc2396_relativeURI = {uric_rfc2396_relativeURI_name, &rfc2396_parse_absoluteURI, &rfc2396_components_absoluteURI, 2};

static const uint32_t rfc2396_kept_0[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2396_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2396_kept_3[8] = {0x00000000, 0x2fff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2396_kept_4[8] = {0x00000000, 0xafff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2396_kept_5[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2396_kept_7[8] = {0x00000000, 0x2bffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2396_kept_9[8] = {0x00000000, 0x2bff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2396_kept_13[8] = {0x00000000, 0x27ff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2396_kept_14[8] = {0x00000000, 0xabffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_rfc2396_path_encoding_name[] = "path";
const uric_encoding uric_rfc2396_path_encoding = {uric_rfc2396_path_encoding_name, rfc2396_kept_0, 1};
static const char uric_rfc2396_authority_encoding_name[] = "authority";
const uric_encoding uric_rfc2396_authority_encoding = {uric_rfc2396_authority_encoding_name, rfc2396_kept_1, 1};
static const char uric_rfc2396_reg_name_encoding_name[] = "reg_name";
const uric_encoding uric_rfc2396_reg_name_encoding = {uric_rfc2396_reg_name_encoding_name, rfc2396_kept_1, 0};
static const char uric_rfc2396_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_rfc2396_userinfo_encoding = {uric_rfc2396_userinfo_encoding_name, rfc2396_kept_3, 1};
static const char uric_rfc2396_opaque_part_encoding_name[] = "opaque_part";
const uric_encoding uric_rfc2396_opaque_part_encoding = {uric_rfc2396_opaque_part_encoding_name, rfc2396_kept_4, 0};
static const char uric_rfc2396_query_encoding_name[] = "query";
const uric_encoding uric_rfc2396_query_encoding = {uric_rfc2396_query_encoding_name, rfc2396_kept_5, 1};
static const char uric_rfc2396_fragment_encoding_name[] = "fragment";
const uric_encoding uric_rfc2396_fragment_encoding = {uric_rfc2396_fragment_encoding_name, rfc2396_kept_5, 1};
static const char uric_rfc2396_URI_reference_encoding_name[] = "URI-reference";
const uric_encoding uric_rfc2396_URI_reference_encoding = {uric_rfc2396_URI_reference_encoding_name, rfc2396_kept_7, 1};
static const char uric_rfc2396_relativeURI_encoding_name[] = "relativeURI";
const uric_encoding uric_rfc2396_relativeURI_encoding = {uric_rfc2396_relativeURI_encoding_name, rfc2396_kept_7, 0};
static const char uric_rfc2396_rel_path_encoding_name[] = "rel_path";
const uric_encoding uric_rfc2396_rel_path_encoding = {uric_rfc2396_rel_path_encoding_name, rfc2396_kept_9, 0};
static const char uric_rfc2396_rel_segment_encoding_name[] = "rel_segment";
const uric_encoding uric_rfc2396_rel_segment_encoding = {uric_rfc2396_rel_segment_encoding_name, rfc2396_kept_9, 0};
static const char uric_rfc2396_path_segments_encoding_name[] = "path_segments";
const uric_encoding uric_rfc2396_path_segments_encoding = {uric_rfc2396_path_segments_encoding_name, rfc2396_kept_0, 1};
static const char uric_rfc2396_segment_encoding_name[] = "segment";
const uric_encoding uric_rfc2396_segment_encoding = {uric_rfc2396_segment_encoding_name, rfc2396_kept_1, 1};
static const char uric_rfc2396_param_encoding_name[] = "param";
const uric_encoding uric_rfc2396_param_encoding = {uric_rfc2396_param_encoding_name, rfc2396_kept_13, 1};
static const char uric_rfc2396_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_rfc2396_resolvable_encoding = {uric_rfc2396_resolvable_encoding_name, rfc2396_kept_14, 1};
static const char uric_rfc2396_rootless_encoding_name[] = "rootless";
const uric_encoding uric_rfc2396_rootless_encoding = {uric_rfc2396_rootless_encoding_name, rfc2396_kept_4, 1};
static const char uric_rfc2396_rootless_path_encoding_name[] = "rootless_path";
const uric_encoding uric_rfc2396_rootless_path_encoding = {uric_rfc2396_rootless_path_encoding_name, rfc2396_kept_1, 1};

/* rfc2396_check_URI_reference: 105 states, 0 actions, 16 classes, 9 row templates */
static const uint8_t rfc2396_check_URI_reference_byte_class[47] = {
    1, 50, 52, 17, 17, 53, 118, 152, 153, 153, 153, 153, 169, 11, 3, 220,
    238, 238, 238, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 1,
    238, 238, 238, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 16};
static const uint8_t rfc2396_check_URI_reference_entry[392] = {
    4, 38, 85, 4, 5, 0, 0, 6, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 4, 38, 85, 4, 5, 0, 5, 10, 1, 4, 38, 85, 4, 5,
    0, 5, 4, 1, 5, 38, 96, 5, 5, 5, 5, 5, 1, 4, 38, 85,
    6, 5, 66, 5, 6, 1, 0, 0, 0, 7, 0, 67, 0, 7, 0, 8,
    0, 86, 8, 38, 0, 38, 8, 1, 0, 0, 0, 9, 0, 0, 0, 9,
    1, 4, 38, 85, 10, 5, 5, 5, 10, 1, 0, 7, 0, 9, 47, 77,
    48, 78, 49, 78, 79, 79, 0, 79, 50, 0, 2, 2, 0, 2, 2, 0,
    57, 77, 58, 78, 59, 0, 52, 77, 60, 77, 61, 78, 62, 0, 82, 77,
    83, 78, 76, 0, 8, 86, 38, 0, 0, 38, 87, 0, 38, 0, 2, 88,
    0, 2, 0, 41, 89, 0, 0, 0, 42, 90, 0, 0, 0, 38, 87, 71,
    38, 1, 38, 87, 38, 38, 1, 0, 88, 0, 0, 0, 38, 87, 0, 38,
    1, 41, 89, 71, 0, 1, 42, 90, 0, 0, 1, 0, 38, 0, 45, 0,
    71, 2, 0, 51, 22, 47, 52, 54, 23, 48, 49, 54, 15, 49, 49, 0,
    24, 50, 0, 51, 0, 52, 52, 51, 25, 52, 52, 53, 0, 77, 77, 54,
    0, 49, 49, 55, 0, 78, 78, 56, 0, 79, 79, 51, 26, 57, 52, 54,
    27, 58, 49, 0, 28, 59, 0, 51, 29, 60, 52, 54, 30, 61, 49, 0,
    31, 62, 0, 2, 2, 88, 0, 2, 0, 2, 0, 0, 5, 5, 96, 38,
    38, 87, 68, 91, 0, 68, 68, 1, 68, 91, 0, 68, 68, 0, 70, 92,
    0, 70, 0, 1, 71, 93, 71, 71, 71, 1, 72, 94, 0, 0, 72, 1,
    2, 88, 0, 0, 2, 0, 71, 93, 0, 71, 71, 1, 2, 88, 0, 2,
    2, 0, 0, 0, 76, 0, 0, 1, 53, 80, 77, 76, 77, 1, 55, 81,
    78, 0, 78, 1, 56, 0, 79, 0, 79, 1, 0, 0, 52, 76, 77, 1,
    0, 0, 49, 0, 78, 1, 51, 25, 82, 76, 52, 1, 54, 15, 83, 0,
    49, 1, 2, 95, 97, 98, 84, 99, 100, 101, 102, 103, 104, 4, 105, 8,
    38, 41, 42, 68, 70, 71, 72, 5};
static const uint8_t rfc2396_check_URI_reference_row_template[105] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7,
    7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8};
static const uric_row_template rfc2396_check_URI_reference_templates[9] = {
    {65535, 9}, {69, 2}, {65512, 5}, {102, 2}, {10, 4}, {72, 3}, {65407, 6}, {65407, 6},
    {286, 1},
};
static const uint8_t rfc2396_check_URI_reference_template_entry[153] = {
    0, 1, 2, 1, 3, 4, 4, 4, 5, 4, 6, 1, 7, 1, 8, 8, 9,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0,
    0, 1, 0, 1, 2, 1, 1, 1, 3, 1, 4, 1, 4, 1, 1, 1, 5,
    0, 1, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 4, 4, 0,
    0, 1, 0, 2, 3, 2, 1, 1, 2, 1, 2, 2, 2, 2, 1, 1, 0,
    0, 1, 0, 1, 2, 1, 1, 1, 3, 1, 1, 4, 0, 5, 1, 1, 6,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 4, 0, 0, 0, 5, 5, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2396_check_URI_reference_expected[105] = {
    0, 11, 13, 13, 27, 27, 31, 37, 50, 27, 56, 56, 58, 58, 58, 58,
    56, 60, 58, 56, 60, 58, 58, 60, 58, 58, 58, 60, 58, 58, 60, 62,
    73, 73, 75, 75, 85, 85, 88, 90, 93, 105, 116, 116, 116, 118, 120, 120,
    120, 124, 127, 120, 127, 127, 127, 127, 120, 120, 124, 120, 120, 124, 130, 132,
    134, 130, 130, 136, 140, 143, 154, 159, 162, 136, 140, 164, 167, 173, 178, 182,
    186, 167, 173, 189, 189, 189, 189, 189, 189, 189, 189, 189, 189, 189, 189, 189,
    189, 189, 189, 189, 189, 189, 189, 189, 189};
static const uint8_t rfc2396_check_URI_reference_expected_terms[191] = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 255, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 12, 11, 0, 255, 13, 2, 0, 255, 16,
    6, 17, 18, 19, 255, 1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11,
    0, 255, 16, 6, 17, 18, 0, 255, 15, 255, 16, 255, 20, 255, 1, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 255, 21, 255, 1, 3, 4, 5, 6,
    7, 9, 10, 11, 255, 13, 0, 255, 4, 255, 21, 0, 255, 1, 3, 4,
    5, 6, 7, 8, 9, 10, 11, 0, 255, 1, 3, 4, 5, 6, 7, 9,
    10, 11, 0, 255, 8, 255, 22, 255, 16, 17, 18, 255, 20, 18, 255, 16,
    17, 255, 13, 255, 23, 255, 1, 255, 24, 9, 0, 255, 24, 9, 255, 1,
    3, 4, 5, 6, 7, 19, 9, 10, 0, 255, 24, 8, 9, 0, 255, 24,
    0, 255, 24, 255, 20, 0, 255, 16, 17, 18, 19, 0, 255, 16, 17, 18,
    0, 255, 16, 17, 0, 255, 16, 19, 0, 255, 16, 0, 255, 14, 255};
#endif
static const uric_machine rfc2396_check_URI_reference = {
    rfc2396_check_URI_reference_byte_class, rfc2396_check_URI_reference_entry, NULL,
    rfc2396_check_URI_reference_row_template, rfc2396_check_URI_reference_templates, rfc2396_check_URI_reference_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc2396_check_URI_reference_expected, rfc2396_check_URI_reference_expected_terms, rfc2396_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    105, 0, 16, 15, 0, 33, 93,
};

/* rfc2396_check_server: 33 states, 0 actions, 16 classes, 3 row templates */
static const uint8_t rfc2396_check_server_entry[221] = {
    10, 27, 10, 10, 11, 10, 28, 2, 1, 10, 27, 16, 4, 2, 5, 28,
    2, 1, 0, 0, 21, 6, 3, 7, 0, 3, 1, 10, 27, 10, 10, 14,
    5, 28, 2, 1, 10, 27, 10, 10, 5, 10, 28, 10, 1, 0, 0, 0,
    0, 20, 7, 0, 3, 1, 0, 0, 0, 0, 7, 0, 0, 0, 1, 10,
    27, 12, 18, 8, 5, 28, 14, 1, 0, 0, 19, 31, 9, 7, 0, 20,
    1, 10, 27, 10, 10, 10, 28, 10, 10, 27, 12, 13, 11, 28, 14, 10,
    27, 12, 10, 14, 28, 14, 10, 27, 10, 10, 17, 28, 2, 10, 27, 12,
    18, 14, 28, 14, 0, 0, 19, 30, 15, 0, 20, 10, 27, 16, 10, 2,
    28, 2, 10, 27, 12, 22, 17, 28, 14, 10, 27, 10, 10, 14, 28, 2,
    0, 0, 19, 0, 20, 0, 20, 0, 0, 19, 31, 20, 0, 20, 0, 0,
    21, 0, 3, 0, 3, 10, 27, 10, 10, 24, 28, 2, 0, 0, 19, 32,
    23, 0, 20, 10, 27, 12, 25, 24, 28, 14, 10, 27, 10, 10, 8, 28,
    2, 0, 0, 19, 33, 26, 0, 20, 29, 29, 0, 15, 3, 3, 10, 10,
    0, 23, 3, 3, 20, 3, 3, 26, 3, 3, 9, 3, 3};
static const uint8_t rfc2396_check_server_row_template[33] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2};
static const uric_row_template rfc2396_check_server_templates[3] = {
    {65535, 9}, {17, 7}, {121, 3},
};
static const uint8_t rfc2396_check_server_template_entry[51] = {
    0, 1, 0, 1, 2, 1, 3, 4, 0, 5, 6, 1, 0, 7, 8, 8, 9,
    0, 1, 0, 1, 2, 1, 3, 4, 0, 5, 1, 1, 0, 6, 7, 7, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 3, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2396_check_server_expected[33] = {
    0, 0, 4, 0, 0, 10, 14, 0, 4, 17, 17, 17, 17, 17, 20, 17,
    17, 17, 24, 20, 24, 17, 20, 17, 17, 20, 27, 29, 27, 29, 29, 29,
    29};
static const uint8_t rfc2396_check_server_expected_terms[31] = {
    24, 9, 0, 255, 16, 17, 18, 19, 0, 255, 16, 19, 0, 255, 20, 0,
    255, 24, 9, 255, 16, 17, 18, 255, 16, 17, 255, 14, 255, 16, 255};
#endif
static const uric_machine rfc2396_check_server = {
    rfc2396_check_URI_reference_byte_class, rfc2396_check_server_entry, NULL,
    rfc2396_check_server_row_template, rfc2396_check_server_templates, rfc2396_check_server_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc2396_check_server_expected, rfc2396_check_server_expected_terms, rfc2396_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    33, 0, 16, 15, 0, 33, 93,
};

static const uric_rule rfc2396_rules[] = {
    {"URI-reference", &rfc2396_check_URI_reference, NULL, 0},
    {"absoluteURI", &rfc2396_check_URI_reference, NULL, 10},
    {"relativeURI", &rfc2396_check_URI_reference, NULL, 31},
    {"hier_part", &rfc2396_check_URI_reference, NULL, 42},
    {"opaque_part", &rfc2396_check_URI_reference, NULL, 32},
    {"uric_no_slash", &rfc2396_check_URI_reference, NULL, 33},
    {"net_path", &rfc2396_check_URI_reference, NULL, 43},
    {"abs_path", &rfc2396_check_URI_reference, NULL, 44},
    {"rel_path", &rfc2396_check_URI_reference, NULL, 34},
    {"rel_segment", &rfc2396_check_URI_reference, NULL, 35},
    {"scheme", &rfc2396_check_URI_reference, NULL, 11},
    {"authority", &rfc2396_check_URI_reference, NULL, 67},
    {"reg_name", &rfc2396_check_URI_reference, NULL, 68},
    {"server", &rfc2396_check_server, NULL, 0},
    {"userinfo", &rfc2396_check_URI_reference, NULL, 69},
    {"hostport", &rfc2396_check_URI_reference, NULL, 12},
    {"host", &rfc2396_check_URI_reference, NULL, 13},
    {"hostname", &rfc2396_check_URI_reference, NULL, 14},
    {"domainlabel", &rfc2396_check_URI_reference, NULL, 15},
    {"toplabel", &rfc2396_check_URI_reference, NULL, 16},
    {"IPv4address", &rfc2396_check_URI_reference, NULL, 17},
    {"port", &rfc2396_check_URI_reference, NULL, 75},
    {"path", &rfc2396_check_URI_reference, NULL, 36},
    {"path_segments", &rfc2396_check_URI_reference, NULL, 70},
    {"segment", &rfc2396_check_URI_reference, NULL, 67},
    {"param", &rfc2396_check_URI_reference, NULL, 71},
    {"pchar", &rfc2396_check_URI_reference, NULL, 72},
    {"query", &rfc2396_check_URI_reference, NULL, 37},
    {"fragment", &rfc2396_check_URI_reference, NULL, 37},
    {"uric", &rfc2396_check_URI_reference, NULL, 62},
    {"reserved", &rfc2396_check_URI_reference, NULL, 63},
    {"unreserved", &rfc2396_check_URI_reference, NULL, 64},
    {"mark", &rfc2396_check_URI_reference, NULL, 45},
    {"escaped", &rfc2396_check_URI_reference, NULL, 38},
    {"hex", &rfc2396_check_URI_reference, NULL, 83},
    {"alphanum", &rfc2396_check_URI_reference, NULL, 18},
    {"alpha", &rfc2396_check_URI_reference, NULL, 19},
    {"lowalpha", &rfc2396_check_URI_reference, NULL, 19},
    {"upalpha", &rfc2396_check_URI_reference, NULL, 19},
    {"digit", &rfc2396_check_URI_reference, NULL, 20},
    {"empty_path", &rfc2396_check_URI_reference, NULL, 1},
    {"resolvable", &rfc2396_check_URI_reference, NULL, 2},
    {"rootless", &rfc2396_check_URI_reference, NULL, 39},
    {"rootless_path", &rfc2396_check_URI_reference, NULL, 73},
    {"rootless_char", &rfc2396_check_URI_reference, NULL, 74},
};

static const uric_rule *const rfc2396_parsers[] = {
    &uric_rfc2396_URI_reference,
    &uric_rfc2396_resolvable,
    &uric_rfc2396_absoluteURI,
    &uric_rfc2396_relativeURI,
};

static const char *const rfc2396_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "query",
    "fragment",
    "server",
    "reg_name",
    "opaque_part",
};
static const uric_encoding *const rfc2396_encodings[] = {
    &uric_rfc2396_path_encoding,
    &uric_rfc2396_authority_encoding,
    &uric_rfc2396_reg_name_encoding,
    &uric_rfc2396_userinfo_encoding,
    &uric_rfc2396_opaque_part_encoding,
    &uric_rfc2396_query_encoding,
    &uric_rfc2396_fragment_encoding,
    &uric_rfc2396_URI_reference_encoding,
    &uric_rfc2396_relativeURI_encoding,
    &uric_rfc2396_rel_path_encoding,
    &uric_rfc2396_rel_segment_encoding,
    &uric_rfc2396_path_segments_encoding,
    &uric_rfc2396_segment_encoding,
    &uric_rfc2396_param_encoding,
    &uric_rfc2396_resolvable_encoding,
    &uric_rfc2396_rootless_encoding,
    &uric_rfc2396_rootless_path_encoding,
};

const uric_grammar uric_rfc2396 = {
    .name = "rfc2396",
    .title = "RFC 2396, August 1998",
    .absolute = "absoluteURI",
    .reference = "URI-reference",
    .rule = rfc2396_rules,
    .parser = rfc2396_parsers,
    .component = rfc2396_component_names,
    .revision = &rfc2396_revision,
    .encoding = rfc2396_encodings,
    .resolver = &uric_rfc2396_resolvable,
    .rules = 45,
    .parsers = 4,
    .components = 11,
    .encodings = 17,
};
#endif
