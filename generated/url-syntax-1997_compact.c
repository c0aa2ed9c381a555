/* draft-fielding-url-syntax, 1997. Written by uric-grammar pack from grammar/url-syntax-1997.*: do not edit. */
/* clang-format off */

/* draft-fielding-url-syntax, 1997 (+4776). */
#ifndef URIC_GRAMMAR_URL_SYNTAX_1997
#define URIC_GRAMMAR_URL_SYNTAX_1997 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_URL_SYNTAX_1997 && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char url_syntax_1997_terms[] =
    "end of input\0"
    "urlc\0"
    "\"#\"\0"
    "hex\0"
    "alphanum\0"
    "\"+\"\0"
    "\"-\"\0"
    "\".\"\0"
    "\":\"\0"
    "\"%\"\0"
    "digit\0"
    "\"/\"\0"
    "reserved\0"
    "unreserved\0"
    "mark\0"
    "pchar\0"
    "\";\"\0"
    "\"&\"\0"
    "\"=\"\0"
    "alpha\0";
#endif
static const uint8_t url_syntax_1997_IPv4address_byte_class[47] = {
    1, 18, 19, 17, 17, 20, 101, 135, 136, 136, 136, 136, 152, 1, 1, 186,
    204, 204, 204, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 0, 0, 1,
    204, 204, 204, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 0, 16};

#if URIC_KINDS

/* url_syntax_1997_IPv4address: 8 states, 0 actions, 14 classes, 1 row templates */
static const uint8_t url_syntax_1997_IPv4address_entry[24] = {
    0, 2, 0, 3, 2, 0, 0, 4, 0, 5, 4, 0, 0, 6, 0, 7,
    6, 0, 0, 8, 0, 0, 8, 1};
static const uint8_t url_syntax_1997_IPv4address_row_template[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_row_template url_syntax_1997_IPv4address_templates[1] = {
    {65535, 3},
};
static const uint8_t url_syntax_1997_IPv4address_template_entry[15] = {
    0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 3,
};
static const uric_machine url_syntax_1997_IPv4address = {
    url_syntax_1997_IPv4address_byte_class, url_syntax_1997_IPv4address_entry, NULL,
    url_syntax_1997_IPv4address_row_template, url_syntax_1997_IPv4address_templates, url_syntax_1997_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 14, 15, 0, 33, 93,
};
static const char url_syntax_1997_kind_IPv4address_name[] = "IPv4address";
static const uric_rule url_syntax_1997_kind_IPv4address = {url_syntax_1997_kind_IPv4address_name, &url_syntax_1997_IPv4address, NULL, 0};
#endif

static const char url_syntax_1997_scheme_http[] = "http";
static const char url_syntax_1997_path_of_http[] = "/";
static const char url_syntax_1997_scheme_ftp[] = "ftp";
static const char url_syntax_1997_scheme_gopher[] = "gopher";
static const char url_syntax_1997_path_of_gopher[] = "/";
static const char url_syntax_1997_scheme_telnet[] = "telnet";
static const char url_syntax_1997_path_of_telnet[] = "/";
static const uric_scheme_defaults url_syntax_1997_schemes[] = {
    {url_syntax_1997_scheme_http, url_syntax_1997_path_of_http, 80},
    {url_syntax_1997_scheme_ftp, NULL, 21},
    {url_syntax_1997_scheme_gopher, url_syntax_1997_path_of_gopher, 70},
    {url_syntax_1997_scheme_telnet, url_syntax_1997_path_of_telnet, 23},
};

extern const uric_rule uric_url_syntax_1997_resolvable;
static const uric_revision url_syntax_1997_revision = {
    /* resolves */ 1,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root open */ 1,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment colon */ 1,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x03ff7792, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results checked */ &uric_url_syntax_1997_resolvable,
    url_syntax_1997_schemes, 4,
};
#if URIC_KINDS
static const uric_kind url_syntax_1997_kinds[1] = {
    {1, 0, &url_syntax_1997_kind_IPv4address}, /* ipv4 */
};
static const uric_host_kinds url_syntax_1997_host_kinds = {url_syntax_1997_kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 1, 5}; /* otherwise, hostname */
#endif
static const char url_syntax_1997_parts_URL_reference[] = "server\0";

static const uric_capture url_syntax_1997_captures_URL_reference[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {5, 6}, /* userinfo */
    {7, 8}, /* host */
    {9, 10}, /* port */
    {11, 12}, /* path */
    {13, 14}, /* query */
    {15, 16}, /* fragment */
    {3, 4}, /* server */
};
static const uric_components url_syntax_1997_components_URL_reference = {
#if URIC_OPERATIONS
    .revision = &url_syntax_1997_revision,
#endif
#if URIC_KINDS
    .host = &url_syntax_1997_host_kinds,
#endif
    .part_names = url_syntax_1997_parts_URL_reference,
    .capture = url_syntax_1997_captures_URL_reference,
    .registers = 18,
    .component_registers = 18,
    .parts = 1,
    .lists = 0,
    .params = 0,
    .composes = 1,
};
static const char url_syntax_1997_parts_absoluteURL[] = "server\0";

static const uric_capture url_syntax_1997_captures_absoluteURL[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {5, 6}, /* userinfo */
    {7, 8}, /* host */
    {9, 10}, /* port */
    {11, 12}, /* path */
    {13, 14}, /* query */
    {33, 33}, /* not reported */
    {3, 4}, /* server */
};
static const uric_components url_syntax_1997_components_absoluteURL = {
#if URIC_OPERATIONS
    .revision = &url_syntax_1997_revision,
#endif
#if URIC_KINDS
    .host = &url_syntax_1997_host_kinds,
#endif
    .part_names = url_syntax_1997_parts_absoluteURL,
    .capture = url_syntax_1997_captures_absoluteURL,
    .registers = 15,
    .component_registers = 15,
    .parts = 1,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* url_syntax_1997_parse_URL_reference: 61 states, 47 actions, 14 classes, 5 row templates */
static const uint8_t url_syntax_1997_parse_URL_reference_entry[451] = {
    5, 62, 35, 3, 7, 5, 63, 2, 5, 62, 35, 4, 9, 5, 63, 2,
    5, 62, 35, 3, 5, 64, 63, 2, 5, 62, 35, 4, 5, 66, 63, 2,
    5, 62, 35, 5, 63, 2, 6, 0, 36, 6, 6, 4, 5, 62, 35, 49,
    63, 2, 8, 65, 38, 8, 8, 6, 5, 62, 35, 67, 63, 2, 68, 69,
    70, 71, 72, 8, 68, 69, 70, 80, 72, 8, 12, 81, 42, 82, 83, 11,
    5, 62, 35, 93, 63, 2, 14, 81, 44, 82, 63, 11, 101, 102, 103, 104,
    105, 15, 16, 81, 47, 82, 83, 11, 50, 81, 40, 19, 52, 82, 17, 50,
    63, 84, 20, 11, 50, 90, 40, 23, 24, 91, 18, 92, 63, 84, 18, 20,
    50, 81, 40, 19, 50, 82, 20, 50, 63, 84, 20, 11, 50, 81, 40, 19,
    54, 82, 20, 50, 63, 84, 20, 11, 85, 86, 87, 26, 55, 88, 21, 85,
    89, 85, 27, 26, 85, 90, 87, 28, 29, 91, 22, 94, 89, 85, 22, 20,
    50, 81, 40, 23, 50, 82, 18, 50, 63, 84, 18, 11, 50, 90, 40, 50,
    50, 91, 20, 92, 63, 84, 18, 20, 50, 81, 40, 19, 57, 82, 25, 50,
    63, 84, 20, 11, 85, 86, 87, 26, 85, 88, 27, 85, 89, 85, 27, 26,
    85, 86, 87, 26, 58, 88, 27, 85, 89, 85, 27, 26, 85, 86, 87, 28,
    85, 88, 22, 85, 89, 85, 22, 26, 85, 90, 87, 85, 85, 91, 27, 94,
    89, 85, 22, 20, 85, 86, 87, 26, 59, 88, 30, 85, 89, 85, 27, 26,
    50, 81, 40, 19, 60, 82, 31, 50, 63, 84, 20, 11, 85, 86, 87, 26,
    61, 88, 32, 85, 89, 85, 27, 26, 50, 90, 40, 19, 54, 91, 33, 92,
    63, 84, 20, 20, 85, 90, 87, 26, 58, 91, 34, 94, 89, 85, 27, 20,
    37, 39, 5, 41, 6, 43, 8, 45, 50, 46, 12, 14, 48, 16, 73, 74,
    75, 76, 77, 63, 78, 79, 31, 50, 81, 40, 82, 50, 63, 84, 50, 11,
    85, 86, 87, 88, 21, 89, 85, 22, 26, 50, 81, 40, 82, 25, 63, 84,
    18, 11, 95, 96, 97, 98, 53, 99, 100, 95, 38, 50, 81, 40, 82, 20,
    63, 84, 18, 11, 85, 86, 87, 88, 30, 89, 85, 22, 26, 106, 96, 107,
    98, 56, 108, 106, 106, 38, 50, 81, 40, 82, 31, 63, 84, 18, 11, 85,
    86, 87, 88, 27, 89, 85, 22, 26, 85, 86, 87, 88, 32, 89, 85, 22,
    26, 50, 81, 40, 82, 33, 63, 84, 18, 11, 85, 86, 87, 88, 34, 89,
    85, 22, 26};
static const uint8_t url_syntax_1997_parse_URL_reference_row_template[61] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
static const uric_row_template url_syntax_1997_parse_URL_reference_templates[5] = {
    {65535, 8}, {7, 6}, {65447, 12}, {285, 1}, {65437, 9},
};
static const uint8_t url_syntax_1997_parse_URL_reference_template_entry[75] = {
    0, 1, 2, 3, 4, 4, 4, 5, 4, 6, 7, 1, 4, 4, 8,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 5, 1, 1, 1, 6,
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
    0, 1, 2, 3, 1, 1, 1, 4, 5, 1, 6, 7, 8, 8, 9,
};
static const uric_action url_syntax_1997_parse_URL_reference_action[47] = {
    {42, 0, 5}, {45, 0, 7}, {48, 0, 9}, {50, 0, 5}, {48, 0, 10}, {53, 0, 11}, {55, 0, 4}, {57, 0, 5},
    {55, 0, 34}, {55, 0, 6}, {61, 0, 7}, {65, 0, 49}, {69, 0, 5}, {65, 0, 39}, {77, 0, 4}, {83, 0, 16},
    {88, 0, 50}, {83, 0, 17}, {94, 0, 12}, {98, 0, 5}, {103, 0, 4}, {106, 0, 7}, {91, 0, 50}, {27, 0, 13},
    {111, 0, 5}, {27, 0, 43}, {117, 0, 4}, {121, 0, 7}, {125, 0, 5}, {132, 0, 4}, {137, 0, 52}, {140, 0, 14},
    {137, 0, 55}, {143, 0, 49}, {145, 0, 5}, {143, 0, 39}, {152, 0, 4}, {157, 0, 7}, {161, 0, 50}, {165, 0, 15},
    {167, 0, 5}, {165, 0, 46}, {173, 0, 4}, {177, 0, 7}, {183, 0, 13}, {183, 0, 43}, {186, 0, 7},
};
static const uint8_t url_syntax_1997_parse_URL_reference_operations[191] = {
    12, 255, 16, 255, 14, 255, 43, 12, 255, 43, 2, 12, 255, 33, 43, 2,
    12, 255, 43, 2, 4, 8, 12, 255, 43, 2, 12, 70, 255, 33, 35, 43,
    2, 4, 12, 255, 43, 2, 4, 10, 12, 255, 12, 15, 255, 12, 13, 255,
    0, 255, 14, 15, 255, 1, 255, 43, 255, 43, 12, 15, 255, 43, 12, 13,
    255, 33, 35, 37, 255, 33, 35, 43, 2, 4, 12, 15, 255, 33, 35, 43,
    2, 4, 255, 33, 35, 37, 39, 255, 33, 35, 37, 6, 7, 255, 113, 11,
    43, 255, 43, 2, 12, 15, 255, 43, 2, 255, 43, 2, 12, 13, 255, 43,
    2, 12, 15, 70, 255, 43, 2, 70, 255, 12, 13, 70, 255, 43, 2, 4,
    8, 12, 15, 255, 43, 2, 4, 8, 255, 8, 9, 255, 107, 17, 255, 72,
    255, 43, 2, 4, 10, 12, 15, 255, 43, 2, 4, 10, 255, 12, 13, 72,
    255, 6, 7, 72, 255, 33, 255, 33, 43, 2, 12, 15, 255, 33, 43, 2,
    255, 33, 43, 2, 12, 13, 255, 70, 72, 255, 12, 13, 70, 72, 255};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_1997_parse_URL_reference_expected[61] = {
    0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t url_syntax_1997_parse_URL_reference_expected_terms[9] = {
    1, 2, 0, 255, 1, 0, 255, 3, 255};
static const uric_error_component url_syntax_1997_parse_URL_reference_error_component[61] = {
    {11, 12}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {15, 16}, {11, 12}, {13, 14}, {11, 12}, {254, 12}, {254, 12}, {1, 2}, {11, 12}, {11, 12}, {254, 12}, {11, 12},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {11, 12}, {15, 16}, {11, 12}, {13, 14}, {15, 16}, {5, 6}, {13, 14}, {1, 2}, {5, 6}, {11, 12}, {1, 2}, {11, 12}, {11, 12}, {11, 12},
    {254, 8}, {5, 6}, {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}};
#endif
static const uric_machine url_syntax_1997_parse_URL_reference = {
    url_syntax_1997_IPv4address_byte_class, url_syntax_1997_parse_URL_reference_entry, NULL,
    url_syntax_1997_parse_URL_reference_row_template, url_syntax_1997_parse_URL_reference_templates, url_syntax_1997_parse_URL_reference_template_entry, url_syntax_1997_parse_URL_reference_action, url_syntax_1997_parse_URL_reference_operations,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_parse_URL_reference_expected, url_syntax_1997_parse_URL_reference_expected_terms, url_syntax_1997_terms, url_syntax_1997_parse_URL_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    61, 47, 14, 15, 0, 33, 93,
};
static const char uric_url_syntax_1997_URL_reference_name[] = "URL-reference";
const uric_rule uric_url_syntax_1997_URL_reference = {uric_url_syntax_1997_URL_reference_name, &url_syntax_1997_parse_URL_reference, &url_syntax_1997_components_URL_reference, 0};
static const char uric_url_syntax_1997_resolvable_name[] = "resolvable";
const uric_rule uric_url_syntax_1997_resolvable = {uric_url_syntax_1997_resolvable_name, &url_syntax_1997_parse_URL_reference, &url_syntax_1997_components_URL_reference, 1};

/* url_syntax_1997_parse_absoluteURL: 46 states, 25 actions, 14 classes, 3 row templates */
static const uint8_t url_syntax_1997_parse_absoluteURL_entry[375] = {
    2, 2, 0, 2, 2, 48, 0, 4, 0, 0, 12, 0, 0, 7, 0, 0,
    8, 0, 0, 14, 0, 0, 28, 0, 0, 10, 0, 0, 18, 0, 12, 3,
    13, 12, 47, 12, 12, 2, 12, 3, 12, 12, 47, 12, 12, 2, 12, 3,
    15, 12, 47, 12, 12, 2, 14, 5, 14, 14, 14, 14, 14, 4, 49, 50,
    51, 52, 47, 53, 54, 6, 57, 58, 59, 33, 60, 57, 34, 13, 28, 6,
    55, 37, 47, 56, 30, 18, 18, 9, 55, 18, 47, 18, 18, 18, 64, 65,
    66, 19, 67, 68, 64, 22, 28, 6, 55, 32, 47, 56, 30, 18, 57, 58,
    59, 42, 60, 57, 34, 13, 69, 70, 66, 22, 71, 69, 69, 22, 28, 6,
    55, 43, 47, 56, 30, 18, 57, 58, 59, 39, 60, 57, 34, 13, 57, 58,
    59, 44, 60, 57, 34, 13, 28, 6, 55, 45, 47, 56, 30, 18, 57, 58,
    59, 46, 60, 57, 34, 13, 28, 6, 28, 28, 55, 28, 28, 47, 56, 28,
    18, 28, 6, 31, 17, 55, 29, 28, 47, 56, 32, 18, 28, 6, 35, 36,
    61, 30, 62, 47, 56, 30, 28, 28, 6, 31, 28, 55, 32, 28, 47, 56,
    32, 18, 28, 6, 31, 20, 55, 32, 28, 47, 56, 32, 18, 57, 58, 38,
    21, 59, 33, 57, 60, 57, 39, 13, 57, 58, 40, 41, 61, 34, 63, 60,
    57, 34, 28, 28, 6, 35, 28, 55, 30, 28, 47, 56, 30, 18, 28, 6,
    28, 28, 61, 32, 62, 47, 56, 30, 28, 28, 6, 31, 23, 55, 37, 28,
    47, 56, 32, 18, 57, 58, 38, 57, 59, 39, 57, 60, 57, 39, 13, 57,
    58, 38, 24, 59, 39, 57, 60, 57, 39, 13, 57, 58, 40, 57, 59, 34,
    57, 60, 57, 34, 13, 57, 58, 57, 57, 61, 39, 63, 60, 57, 34, 28,
    57, 58, 38, 25, 59, 42, 57, 60, 57, 39, 13, 28, 6, 31, 26, 55,
    43, 28, 47, 56, 32, 18, 57, 58, 38, 27, 59, 44, 57, 60, 57, 39,
    13, 28, 6, 31, 20, 61, 45, 62, 47, 56, 32, 28, 57, 58, 38, 24,
    61, 46, 63, 60, 57, 39, 28};
static const uint8_t url_syntax_1997_parse_absoluteURL_row_template[46] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template url_syntax_1997_parse_absoluteURL_templates[3] = {
    {65535, 3}, {65485, 8}, {65404, 11},
};
static const uint8_t url_syntax_1997_parse_absoluteURL_template_entry[45] = {
    0, 0, 0, 0, 1, 1, 1, 0, 2, 3, 0, 0, 2, 1, 0,
    0, 1, 0, 2, 1, 1, 1, 3, 4, 1, 5, 6, 7, 7, 8,
    0, 1, 0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11,
};
static const uric_action url_syntax_1997_parse_absoluteURL_action[25] = {
    {32, 0, 13}, {35, 0, 10}, {38, 0, 27}, {38, 0, 5}, {42, 0, 11}, {48, 0, 28}, {53, 0, 15}, {48, 0, 29},
    {59, 0, 11}, {56, 0, 15}, {14, 0, 17}, {14, 0, 8}, {62, 0, 11}, {66, 0, 13}, {70, 0, 11}, {75, 0, 18},
    {75, 0, 21}, {78, 0, 27}, {78, 0, 5}, {80, 0, 11}, {85, 0, 13}, {89, 0, 15}, {93, 0, 17}, {93, 0, 8},
    {96, 0, 13},
};
static const uint8_t url_syntax_1997_parse_absoluteURL_operations[101] = {
    12, 255, 14, 255, 33, 35, 43, 2, 4, 12, 255, 43, 2, 12, 70, 255,
    43, 2, 12, 255, 43, 2, 4, 10, 12, 255, 43, 2, 4, 8, 12, 255,
    12, 13, 255, 0, 11, 255, 33, 35, 37, 255, 33, 35, 43, 2, 4, 255,
    33, 35, 37, 39, 255, 33, 35, 37, 6, 7, 255, 43, 2, 255, 43, 2,
    70, 255, 12, 13, 70, 255, 43, 2, 4, 8, 255, 8, 9, 255, 72, 255,
    43, 2, 4, 10, 255, 12, 13, 72, 255, 6, 7, 72, 255, 70, 72, 255,
    12, 13, 70, 72, 255};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_1997_parse_absoluteURL_expected[46] = {
    0, 5, 11, 11, 11, 11, 11, 11, 11, 11, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13};
static const uint8_t url_syntax_1997_parse_absoluteURL_expected_terms[16] = {
    4, 5, 6, 7, 255, 4, 5, 6, 7, 8, 255, 3, 255, 1, 0, 255};
static const uric_error_component url_syntax_1997_parse_absoluteURL_error_component[46] = {
    {33, 0}, {33, 0}, {11, 12}, {11, 12}, {13, 14}, {5, 6}, {13, 14}, {5, 6}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {13, 14}, {254, 8}, {7, 8},
    {7, 8}, {11, 12}, {9, 10}, {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {5, 6}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}};
#endif
static const uric_machine url_syntax_1997_parse_absoluteURL = {
    url_syntax_1997_IPv4address_byte_class, url_syntax_1997_parse_absoluteURL_entry, NULL,
    url_syntax_1997_parse_absoluteURL_row_template, url_syntax_1997_parse_absoluteURL_templates, url_syntax_1997_parse_absoluteURL_template_entry, url_syntax_1997_parse_absoluteURL_action, url_syntax_1997_parse_absoluteURL_operations,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_parse_absoluteURL_expected, url_syntax_1997_parse_absoluteURL_expected_terms, url_syntax_1997_terms, url_syntax_1997_parse_absoluteURL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    46, 25, 14, 15, 0, 33, 93,
};
static const char uric_url_syntax_1997_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_url_syntax_1997_absoluteURL = {uric_url_syntax_1997_absoluteURL_name, &url_syntax_1997_parse_absoluteURL, &url_syntax_1997_components_absoluteURL, 0};
static const char uric_url_syntax_1997_relativeURL_name[] = "relativeURL";
const uric_rule uric_url_syntax_1997_relativeURL = {uric_url_syntax_1997_relativeURL_name, &url_syntax_1997_parse_absoluteURL, &url_syntax_1997_components_absoluteURL, 10};

static const uint32_t url_syntax_1997_kept_0[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_1997_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_1997_kept_2[8] = {0x00000000, 0x2fff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_1997_kept_3[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_1997_kept_11[8] = {0x00000000, 0x27ff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_url_syntax_1997_path_encoding_name[] = "path";
const uric_encoding uric_url_syntax_1997_path_encoding = {uric_url_syntax_1997_path_encoding_name, url_syntax_1997_kept_0, 1};
static const char uric_url_syntax_1997_authority_encoding_name[] = "authority";
const uric_encoding uric_url_syntax_1997_authority_encoding = {uric_url_syntax_1997_authority_encoding_name, url_syntax_1997_kept_1, 1};
static const char uric_url_syntax_1997_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_url_syntax_1997_userinfo_encoding = {uric_url_syntax_1997_userinfo_encoding_name, url_syntax_1997_kept_2, 1};
static const char uric_url_syntax_1997_query_encoding_name[] = "query";
const uric_encoding uric_url_syntax_1997_query_encoding = {uric_url_syntax_1997_query_encoding_name, url_syntax_1997_kept_3, 1};
static const char uric_url_syntax_1997_fragment_encoding_name[] = "fragment";
const uric_encoding uric_url_syntax_1997_fragment_encoding = {uric_url_syntax_1997_fragment_encoding_name, url_syntax_1997_kept_3, 1};
static const char uric_url_syntax_1997_URL_reference_encoding_name[] = "URL-reference";
const uric_encoding uric_url_syntax_1997_URL_reference_encoding = {uric_url_syntax_1997_URL_reference_encoding_name, url_syntax_1997_kept_3, 1};
static const char uric_url_syntax_1997_relativeURL_encoding_name[] = "relativeURL";
const uric_encoding uric_url_syntax_1997_relativeURL_encoding = {uric_url_syntax_1997_relativeURL_encoding_name, url_syntax_1997_kept_3, 1};
static const char uric_url_syntax_1997_rel_path_encoding_name[] = "rel_path";
const uric_encoding uric_url_syntax_1997_rel_path_encoding = {uric_url_syntax_1997_rel_path_encoding_name, url_syntax_1997_kept_3, 1};
static const char uric_url_syntax_1997_site_encoding_name[] = "site";
const uric_encoding uric_url_syntax_1997_site_encoding = {uric_url_syntax_1997_site_encoding_name, url_syntax_1997_kept_1, 1};
static const char uric_url_syntax_1997_path_segments_encoding_name[] = "path_segments";
const uric_encoding uric_url_syntax_1997_path_segments_encoding = {uric_url_syntax_1997_path_segments_encoding_name, url_syntax_1997_kept_0, 1};
static const char uric_url_syntax_1997_segment_encoding_name[] = "segment";
const uric_encoding uric_url_syntax_1997_segment_encoding = {uric_url_syntax_1997_segment_encoding_name, url_syntax_1997_kept_1, 1};
static const char uric_url_syntax_1997_param_encoding_name[] = "param";
const uric_encoding uric_url_syntax_1997_param_encoding = {uric_url_syntax_1997_param_encoding_name, url_syntax_1997_kept_11, 1};
static const char uric_url_syntax_1997_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_url_syntax_1997_resolvable_encoding = {uric_url_syntax_1997_resolvable_encoding_name, url_syntax_1997_kept_3, 1};
static const char uric_url_syntax_1997_greedy_site_encoding_name[] = "greedy_site";
const uric_encoding uric_url_syntax_1997_greedy_site_encoding = {uric_url_syntax_1997_greedy_site_encoding_name, url_syntax_1997_kept_1, 1};
static const char uric_url_syntax_1997_single_path_encoding_name[] = "single_path";
const uric_encoding uric_url_syntax_1997_single_path_encoding = {uric_url_syntax_1997_single_path_encoding_name, url_syntax_1997_kept_1, 1};
static const char uric_url_syntax_1997_first_segment_encoding_name[] = "first_segment";
const uric_encoding uric_url_syntax_1997_first_segment_encoding = {uric_url_syntax_1997_first_segment_encoding_name, url_syntax_1997_kept_1, 0};

/* url_syntax_1997_check_URL_reference: 102 states, 0 actions, 16 classes, 9 row templates */
static const uint8_t url_syntax_1997_check_URL_reference_byte_class[47] = {
    1, 18, 67, 17, 17, 21, 118, 152, 153, 153, 153, 153, 169, 11, 4, 220,
    238, 238, 238, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 1,
    238, 238, 238, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 16};
static const uint8_t url_syntax_1997_check_URL_reference_entry[425] = {
    1, 2, 51, 1, 2, 0, 52, 1, 8, 0, 58, 0, 0, 0, 58, 0,
    9, 9, 0, 0, 10, 10, 0, 0, 0, 7, 0, 1, 0, 0, 0, 1,
    9, 9, 2, 0, 10, 10, 0, 1, 93, 14, 11, 7, 11, 1, 95, 15,
    12, 0, 12, 1, 96, 0, 13, 0, 13, 1, 0, 0, 92, 7, 11, 1,
    0, 0, 89, 0, 12, 1, 91, 80, 16, 7, 92, 1, 94, 70, 17, 0,
    89, 1, 0, 0, 24, 0, 0, 0, 2, 0, 0, 8, 8, 0, 8, 0,
    0, 8, 8, 0, 0, 0, 0, 0, 27, 0, 0, 0, 34, 0, 25, 53,
    0, 25, 25, 1, 26, 55, 0, 26, 0, 1, 27, 56, 27, 27, 27, 1,
    28, 57, 0, 0, 28, 1, 8, 58, 0, 0, 8, 0, 27, 56, 33, 27,
    27, 1, 25, 53, 0, 25, 25, 0, 32, 54, 0, 32, 68, 0, 27, 56,
    0, 27, 27, 1, 34, 66, 2, 34, 34, 1, 32, 54, 32, 32, 36, 32,
    68, 37, 1, 32, 54, 38, 39, 36, 32, 68, 40, 0, 32, 54, 41, 42,
    37, 43, 68, 37, 1, 32, 54, 38, 32, 40, 32, 68, 40, 0, 32, 54,
    32, 32, 44, 32, 68, 37, 0, 32, 54, 38, 45, 40, 32, 68, 40, 0,
    32, 54, 41, 32, 37, 32, 68, 37, 0, 32, 54, 32, 32, 40, 43, 68,
    37, 1, 32, 54, 32, 32, 43, 32, 68, 32, 1, 32, 54, 38, 46, 44,
    32, 68, 40, 0, 32, 54, 32, 32, 40, 32, 68, 37, 0, 32, 54, 32,
    32, 47, 32, 68, 37, 0, 32, 54, 38, 48, 47, 32, 68, 40, 0, 32,
    54, 32, 32, 49, 32, 68, 37, 0, 32, 54, 38, 45, 49, 43, 68, 40,
    1, 8, 59, 60, 61, 62, 63, 64, 65, 50, 1, 2, 25, 32, 26, 27,
    28, 67, 34, 87, 11, 88, 12, 89, 12, 13, 13, 0, 13, 90, 0, 8,
    8, 0, 8, 8, 0, 97, 11, 98, 12, 99, 0, 92, 11, 100, 11, 101,
    12, 102, 0, 16, 11, 17, 12, 7, 0, 91, 77, 87, 92, 94, 78, 88,
    89, 94, 70, 89, 89, 0, 79, 90, 0, 91, 0, 92, 92, 91, 80, 92,
    92, 93, 0, 11, 11, 94, 0, 89, 89, 95, 0, 12, 12, 96, 0, 13,
    13, 91, 81, 97, 92, 94, 82, 98, 89, 0, 83, 99, 0, 91, 84, 100,
    92, 94, 85, 101, 89, 0, 86, 102, 0};
static const uint8_t url_syntax_1997_check_URL_reference_row_template[102] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8};
static const uric_row_template url_syntax_1997_check_URL_reference_templates[9] = {
    {65535, 4}, {65535, 4}, {65515, 6}, {13, 4}, {65501, 6}, {65399, 9}, {255, 1}, {188, 2},
    {16, 4},
};
static const uint8_t url_syntax_1997_check_URL_reference_template_entry[153] = {
    0, 1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 2, 3, 0, 0, 0, 1, 1, 4,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 4, 0, 0, 0, 5, 5, 6,
    0, 1, 0, 0, 2, 2, 1, 1, 3, 4, 2, 2, 2, 2, 4, 4, 0,
    0, 1, 0, 2, 1, 1, 1, 1, 3, 1, 1, 4, 0, 5, 1, 1, 6,
    0, 1, 0, 2, 1, 1, 3, 4, 0, 5, 6, 1, 0, 7, 8, 8, 9,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 4, 4, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_1997_check_URL_reference_expected[102] = {
    0, 4, 7, 9, 11, 11, 16, 2, 19, 25, 31, 37, 42, 46, 50, 31,
    37, 53, 53, 55, 57, 59, 53, 53, 61, 65, 74, 79, 82, 74, 84, 84,
    61, 74, 61, 84, 61, 84, 84, 84, 84, 61, 61, 84, 84, 84, 84, 84,
    61, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87,
    87, 87, 87, 89, 89, 89, 89, 91, 93, 89, 91, 93, 89, 89, 93, 89,
    89, 89, 93, 89, 89, 93, 95, 95, 95, 99, 102, 95, 102, 102, 102, 102,
    95, 95, 99, 95, 95, 99};
static const uint8_t url_syntax_1997_check_URL_reference_expected_terms[105] = {
    1, 2, 0, 255, 1, 0, 255, 1, 255, 9, 255, 4, 5, 6, 7, 255,
    10, 0, 255, 4, 5, 6, 7, 8, 255, 4, 5, 6, 7, 0, 255, 4,
    6, 7, 8, 0, 255, 4, 6, 7, 0, 255, 4, 6, 0, 255, 4, 8,
    0, 255, 4, 0, 255, 11, 255, 12, 255, 13, 255, 14, 255, 15, 16, 0,
    255, 13, 9, 17, 5, 8, 16, 18, 0, 255, 15, 11, 16, 0, 255, 15,
    0, 255, 15, 255, 15, 16, 255, 3, 255, 4, 255, 19, 255, 10, 255, 4,
    6, 7, 255, 10, 7, 255, 4, 6, 255};
#endif
static const uric_machine url_syntax_1997_check_URL_reference = {
    url_syntax_1997_check_URL_reference_byte_class, url_syntax_1997_check_URL_reference_entry, NULL,
    url_syntax_1997_check_URL_reference_row_template, url_syntax_1997_check_URL_reference_templates, url_syntax_1997_check_URL_reference_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_check_URL_reference_expected, url_syntax_1997_check_URL_reference_expected_terms, url_syntax_1997_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    102, 0, 16, 15, 0, 33, 93,
};

static const uric_rule url_syntax_1997_rules[] = {
    {"URL-reference", &url_syntax_1997_check_URL_reference, NULL, 0},
    {"absoluteURL", &url_syntax_1997_check_URL_reference, NULL, 4},
    {"opaque-URL", &url_syntax_1997_check_URL_reference, NULL, 4},
    {"generic-URL", &url_syntax_1997_check_URL_reference, NULL, 4},
    {"relativeURL", &url_syntax_1997_check_URL_reference, NULL, 1},
    {"net_path", &url_syntax_1997_check_URL_reference, NULL, 17},
    {"abs_path", &url_syntax_1997_check_URL_reference, NULL, 18},
    {"rel_path", &url_syntax_1997_check_URL_reference, NULL, 1},
    {"scheme", &url_syntax_1997_check_URL_reference, NULL, 5},
    {"site", &url_syntax_1997_check_URL_reference, NULL, 24},
    {"authority", &url_syntax_1997_check_URL_reference, NULL, 24},
    {"server", &url_syntax_1997_check_URL_reference, NULL, 34},
    {"userinfo", &url_syntax_1997_check_URL_reference, NULL, 25},
    {"hostport", &url_syntax_1997_check_URL_reference, NULL, 67},
    {"host", &url_syntax_1997_check_URL_reference, NULL, 68},
    {"hostname", &url_syntax_1997_check_URL_reference, NULL, 69},
    {"domainlabel", &url_syntax_1997_check_URL_reference, NULL, 70},
    {"toplabel", &url_syntax_1997_check_URL_reference, NULL, 71},
    {"IPv4address", &url_syntax_1997_check_URL_reference, NULL, 72},
    {"port", &url_syntax_1997_check_URL_reference, NULL, 6},
    {"path", &url_syntax_1997_check_URL_reference, NULL, 26},
    {"path_segments", &url_syntax_1997_check_URL_reference, NULL, 26},
    {"segment", &url_syntax_1997_check_URL_reference, NULL, 24},
    {"param", &url_syntax_1997_check_URL_reference, NULL, 27},
    {"pchar", &url_syntax_1997_check_URL_reference, NULL, 28},
    {"query", &url_syntax_1997_check_URL_reference, NULL, 1},
    {"fragment", &url_syntax_1997_check_URL_reference, NULL, 1},
    {"urlc", &url_syntax_1997_check_URL_reference, NULL, 2},
    {"reserved", &url_syntax_1997_check_URL_reference, NULL, 19},
    {"unreserved", &url_syntax_1997_check_URL_reference, NULL, 20},
    {"mark", &url_syntax_1997_check_URL_reference, NULL, 21},
    {"escaped", &url_syntax_1997_check_URL_reference, NULL, 3},
    {"hex", &url_syntax_1997_check_URL_reference, NULL, 49},
    {"alphanum", &url_syntax_1997_check_URL_reference, NULL, 73},
    {"alpha", &url_syntax_1997_check_URL_reference, NULL, 74},
    {"lowalpha", &url_syntax_1997_check_URL_reference, NULL, 74},
    {"upalpha", &url_syntax_1997_check_URL_reference, NULL, 74},
    {"digit", &url_syntax_1997_check_URL_reference, NULL, 75},
    {"rooted_path", &url_syntax_1997_check_URL_reference, NULL, 22},
    {"empty_path", &url_syntax_1997_check_URL_reference, NULL, 7},
    {"resolvable", &url_syntax_1997_check_URL_reference, NULL, 0},
    {"greedy_site", &url_syntax_1997_check_URL_reference, NULL, 24},
    {"single_path", &url_syntax_1997_check_URL_reference, NULL, 29},
    {"first_segment", &url_syntax_1997_check_URL_reference, NULL, 30},
};

static const uric_rule *const url_syntax_1997_parsers[] = {
    &uric_url_syntax_1997_URL_reference,
    &uric_url_syntax_1997_resolvable,
    &uric_url_syntax_1997_absoluteURL,
    &uric_url_syntax_1997_relativeURL,
};

static const char *const url_syntax_1997_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "query",
    "fragment",
    "server",
};
static const uric_encoding *const url_syntax_1997_encodings[] = {
    &uric_url_syntax_1997_path_encoding,
    &uric_url_syntax_1997_authority_encoding,
    &uric_url_syntax_1997_userinfo_encoding,
    &uric_url_syntax_1997_query_encoding,
    &uric_url_syntax_1997_fragment_encoding,
    &uric_url_syntax_1997_URL_reference_encoding,
    &uric_url_syntax_1997_relativeURL_encoding,
    &uric_url_syntax_1997_rel_path_encoding,
    &uric_url_syntax_1997_site_encoding,
    &uric_url_syntax_1997_path_segments_encoding,
    &uric_url_syntax_1997_segment_encoding,
    &uric_url_syntax_1997_param_encoding,
    &uric_url_syntax_1997_resolvable_encoding,
    &uric_url_syntax_1997_greedy_site_encoding,
    &uric_url_syntax_1997_single_path_encoding,
    &uric_url_syntax_1997_first_segment_encoding,
};

const uric_grammar uric_url_syntax_1997 = {
    .name = "url-syntax-1997",
    .title = "draft-fielding-url-syntax, 1997",
    .absolute = "absoluteURL",
    .reference = "URL-reference",
    .rule = url_syntax_1997_rules,
    .parser = url_syntax_1997_parsers,
    .component = url_syntax_1997_component_names,
    .revision = &url_syntax_1997_revision,
    .encoding = url_syntax_1997_encodings,
    .resolver = &uric_url_syntax_1997_resolvable,
    .rules = 44,
    .parsers = 4,
    .components = 9,
    .encodings = 16,
};
#endif
