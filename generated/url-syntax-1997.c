/* draft-fielding-url-syntax, 1997. Written by uric-grammar pack from grammar/url-syntax-1997.*: do not edit. */
/* clang-format off */

/* draft-fielding-url-syntax, 1997 (+4822). */
#ifndef URIC_GRAMMAR_URL_SYNTAX_1997
#define URIC_GRAMMAR_URL_SYNTAX_1997 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_URL_SYNTAX_1997

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
#if URIC_COMPACT
static const uint8_t url_syntax_1997_IPv4address_byte_class[48] = {
    16, 32, 49, 17, 17, 65, 81, 118, 136, 136, 136, 136, 136, 25, 16, 160,
    203, 204, 204, 220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 13, 0, 16,
    192, 204, 204, 220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 13, 0, 1};
#else
static const uint8_t url_syntax_1997_IPv4address_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 161, 0, 2, 161, 3, 161, 161, 161, 161, 161, 164, 161, 165, 166, 39,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 169, 161, 0, 161, 0, 42,
    43, 236, 236, 236, 236, 236, 236, 237, 237, 237, 237, 237, 237, 237, 237, 237,
    237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 0, 0, 0, 0, 161,
    0, 236, 236, 236, 236, 236, 236, 237, 237, 237, 237, 237, 237, 237, 237, 237,
    237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 0, 0, 0, 161, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if !URIC_COMPACT
static const uint8_t url_syntax_1997_IPv4address_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
#endif
#endif

#if URIC_KINDS

/* url_syntax_1997_IPv4address: 8 states, 0 actions, 14 classes, 1 row templates */
#if URIC_COMPACT
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
#else
static const uint8_t url_syntax_1997_IPv4address_entry[112] = {
    8, 8, 8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 2, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 4, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 6, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
};
static const uint8_t url_syntax_1997_IPv4address_accept[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
#endif
#if !URIC_COMPACT
static const uint8_t url_syntax_1997_IPv4address_self_loop[8] = {
    0, 4, 0, 4, 0, 4, 0, 4};
#endif
#if URIC_ERROR_DETAIL
#endif
static const uric_machine url_syntax_1997_IPv4address = {
    url_syntax_1997_IPv4address_byte_class, url_syntax_1997_IPv4address_entry, NULL,
#if URIC_COMPACT
    url_syntax_1997_IPv4address_row_template, url_syntax_1997_IPv4address_templates, url_syntax_1997_IPv4address_template_entry, NULL, NULL,
#else
    url_syntax_1997_IPv4address_accept, NULL, NULL,
#endif
#if !URIC_COMPACT
    url_syntax_1997_IPv4address_self_loop, NULL, url_syntax_1997_IPv4address_self_loop_sets, NULL,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
    8, 0, 14, 15, 0,
#if !URIC_COMPACT
    0, 14,
#endif
};
static const char url_syntax_1997_kind_IPv4address_name[] = "IPv4address";
static const uric_rule url_syntax_1997_kind_IPv4address = {url_syntax_1997_kind_IPv4address_name, &url_syntax_1997_IPv4address, NULL, 0 URIC_PREFIXES(0, NULL)};
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
#if URIC_COMPACT
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
#else
static const uint8_t url_syntax_1997_parse_URL_reference_entry[854] = {
    108, 4, 61, 34, 2, 2, 2, 6, 2, 4, 62, 4, 2, 2,
    108, 4, 61, 34, 3, 3, 3, 8, 3, 4, 62, 4, 3, 3,
    108, 4, 61, 34, 2, 2, 2, 4, 2, 63, 62, 4, 2, 2,
    108, 4, 61, 34, 3, 3, 3, 4, 3, 65, 62, 4, 3, 3,
    108, 4, 61, 34, 4, 4, 4, 4, 4, 4, 62, 4, 4, 4,
    108, 5, 108, 35, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    108, 4, 61, 34, 4, 4, 4, 48, 4, 4, 62, 4, 4, 4,
    108, 7, 64, 37, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    108, 4, 61, 34, 4, 4, 4, 66, 4, 4, 62, 4, 4, 4,
    108, 67, 68, 69, 67, 67, 67, 70, 67, 67, 71, 67, 67, 67,
    108, 67, 68, 69, 67, 67, 67, 79, 67, 67, 71, 67, 67, 67,
    108, 11, 80, 41, 11, 11, 11, 81, 11, 11, 82, 11, 11, 11,
    108, 4, 61, 34, 4, 4, 4, 92, 4, 4, 62, 4, 4, 4,
    108, 13, 80, 43, 13, 13, 13, 81, 13, 13, 62, 13, 13, 13,
    108, 100, 101, 102, 100, 100, 100, 103, 100, 100, 104, 100, 100, 100,
    108, 15, 80, 46, 15, 15, 15, 81, 15, 15, 82, 15, 15, 15,
    108, 49, 80, 39, 49, 18, 51, 81, 16, 49, 62, 83, 19, 19,
    108, 49, 89, 39, 49, 22, 23, 90, 17, 91, 62, 83, 17, 17,
    108, 49, 80, 39, 49, 18, 49, 81, 19, 49, 62, 83, 19, 19,
    108, 49, 80, 39, 49, 18, 53, 81, 19, 49, 62, 83, 19, 19,
    108, 84, 85, 86, 84, 25, 54, 87, 20, 84, 88, 84, 26, 26,
    108, 84, 89, 86, 84, 27, 28, 90, 21, 93, 88, 84, 21, 21,
    108, 49, 80, 39, 49, 22, 49, 81, 17, 49, 62, 83, 17, 17,
    108, 49, 89, 39, 49, 49, 49, 90, 19, 91, 62, 83, 17, 17,
    108, 49, 80, 39, 49, 18, 56, 81, 24, 49, 62, 83, 19, 19,
    108, 84, 85, 86, 84, 25, 84, 87, 26, 84, 88, 84, 26, 26,
    108, 84, 85, 86, 84, 25, 57, 87, 26, 84, 88, 84, 26, 26,
    108, 84, 85, 86, 84, 27, 84, 87, 21, 84, 88, 84, 21, 21,
    108, 84, 89, 86, 84, 84, 84, 90, 26, 93, 88, 84, 21, 21,
    108, 84, 85, 86, 84, 25, 58, 87, 29, 84, 88, 84, 26, 26,
    108, 49, 80, 39, 49, 18, 59, 81, 30, 49, 62, 83, 19, 19,
    108, 84, 85, 86, 84, 25, 60, 87, 31, 84, 88, 84, 26, 26,
    108, 49, 89, 39, 49, 18, 53, 90, 32, 91, 62, 83, 19, 19,
    108, 84, 89, 86, 84, 25, 57, 90, 33, 93, 88, 84, 26, 26,
    108, 108, 108, 108, 108, 108, 108, 108, 36, 108, 108, 108, 36, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 38, 108, 108, 108, 38, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 4, 108, 108, 108, 4, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 40, 108, 108, 108, 40, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 5, 108, 108, 108, 5, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 42, 108, 108, 108, 42, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 7, 108, 108, 108, 7, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 44, 108, 108, 108, 44, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 49, 108, 108, 108, 49, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 45, 108, 108, 108, 45, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 11, 108, 108, 108, 11, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 13, 108, 108, 108, 13, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 47, 108, 108, 108, 47, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 15, 108, 108, 108, 15, 108,
    108, 72, 73, 74, 72, 72, 72, 75, 76, 72, 62, 77, 78, 78,
    108, 49, 80, 39, 49, 49, 49, 81, 49, 49, 62, 83, 49, 49,
    108, 84, 85, 86, 84, 84, 84, 87, 20, 84, 88, 84, 21, 21,
    108, 49, 80, 39, 49, 49, 49, 81, 24, 49, 62, 83, 17, 17,
    108, 94, 95, 96, 94, 94, 94, 97, 52, 94, 98, 99, 94, 94,
    108, 49, 80, 39, 49, 49, 49, 81, 19, 49, 62, 83, 17, 17,
    108, 84, 85, 86, 84, 84, 84, 87, 29, 84, 88, 84, 21, 21,
    108, 105, 95, 106, 105, 105, 105, 97, 55, 105, 107, 105, 105, 105,
    108, 49, 80, 39, 49, 49, 49, 81, 30, 49, 62, 83, 17, 17,
    108, 84, 85, 86, 84, 84, 84, 87, 26, 84, 88, 84, 21, 21,
    108, 84, 85, 86, 84, 84, 84, 87, 31, 84, 88, 84, 21, 21,
    108, 49, 80, 39, 49, 49, 49, 81, 32, 49, 62, 83, 17, 17,
    108, 84, 85, 86, 84, 84, 84, 87, 33, 84, 88, 84, 21, 21,
};
static const uint8_t url_syntax_1997_parse_URL_reference_accept[61] = {
    2, 2, 2, 2, 2, 4, 2, 6, 2, 8, 8, 11, 2, 11, 15, 11,
    11, 20, 11, 11, 26, 20, 11, 20, 11, 26, 26, 26, 20, 26, 11, 26,
    20, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    31, 11, 26, 11, 38, 11, 26, 38, 11, 26, 26, 11, 26};
static const uric_action url_syntax_1997_parse_URL_reference_action[47] = {
    {{12, 15, 32, 32}, 32, 0, 0, 5}, {{12, 13, 32, 32}, 32, 0, 0, 7}, {{0, 32, 32, 32}, 32, 0, 0, 9}, {{14, 15, 32, 32}, 32, 0, 0, 5},
    {{0, 32, 32, 32}, 32, 0, 0, 10}, {{1, 32, 32, 32}, 32, 0, 0, 11}, {{32, 32, 32, 32}, 11, 0, 0, 4}, {{12, 15, 32, 32}, 11, 0, 0, 5},
    {{32, 32, 32, 32}, 11, 0, 0, 34}, {{32, 32, 32, 32}, 11, 0, 0, 6}, {{12, 13, 32, 32}, 11, 0, 0, 7}, {{32, 32, 32, 32}, 1, 43, 0, 49},
    {{2, 4, 12, 15}, 1, 46, 0, 5}, {{32, 32, 32, 32}, 1, 43, 0, 39}, {{2, 4, 32, 32}, 1, 46, 0, 4}, {{32, 32, 32, 32}, 1, 49, 0, 16},
    {{6, 7, 32, 32}, 1, 43, 0, 50}, {{32, 32, 32, 32}, 1, 49, 0, 17}, {{32, 32, 32, 32}, 32, 53, 0, 12}, {{2, 12, 15, 32}, 11, 0, 0, 5},
    {{2, 32, 32, 32}, 11, 0, 0, 4}, {{2, 12, 13, 32}, 11, 0, 0, 7}, {{6, 7, 32, 32}, 32, 0, 0, 50}, {{32, 32, 32, 32}, 32, 28, 0, 13},
    {{2, 12, 15, 32}, 11, 28, 0, 5}, {{32, 32, 32, 32}, 32, 28, 0, 43}, {{2, 32, 32, 32}, 11, 28, 0, 4}, {{12, 13, 32, 32}, 32, 28, 0, 7},
    {{2, 4, 8, 12}, 11, 57, 0, 5}, {{2, 4, 8, 32}, 11, 0, 0, 4}, {{8, 9, 32, 32}, 32, 0, 0, 52}, {{32, 32, 32, 32}, 32, 59, 0, 14},
    {{8, 9, 32, 32}, 32, 0, 0, 55}, {{32, 32, 32, 32}, 32, 62, 0, 49}, {{2, 4, 10, 12}, 11, 57, 0, 5}, {{32, 32, 32, 32}, 32, 62, 0, 39},
    {{2, 4, 10, 32}, 11, 0, 0, 4}, {{12, 13, 32, 32}, 32, 62, 0, 7}, {{6, 7, 32, 32}, 32, 62, 0, 50}, {{32, 32, 32, 32}, 1, 0, 0, 15},
    {{2, 12, 15, 32}, 1, 47, 0, 5}, {{32, 32, 32, 32}, 1, 0, 0, 46}, {{2, 32, 32, 32}, 1, 47, 0, 4}, {{2, 12, 13, 32}, 1, 47, 0, 7},
    {{32, 32, 32, 32}, 32, 64, 0, 13}, {{32, 32, 32, 32}, 32, 64, 0, 43}, {{12, 13, 32, 32}, 32, 64, 0, 7},
};
static const uint8_t url_syntax_1997_parse_URL_reference_operations[66] = {
    12, 255, 16, 255, 14, 255, 43, 12, 255, 43, 2, 12, 255, 33, 43, 2,
    12, 255, 43, 2, 4, 8, 12, 255, 43, 2, 12, 70, 255, 33, 35, 43,
    2, 4, 12, 255, 43, 2, 4, 10, 12, 255, 35, 37, 255, 35, 43, 255,
    35, 37, 39, 255, 113, 11, 43, 255, 15, 255, 107, 17, 255, 72, 255, 70,
    72, 255};
#endif
#if !URIC_COMPACT
static const uint8_t url_syntax_1997_parse_URL_reference_self_loop[61] = {
    0, 0, 2, 2, 1, 3, 0, 3, 0, 0, 0, 1, 0, 1, 0, 1,
    4, 2, 0, 2, 4, 2, 0, 0, 4, 0, 2, 0, 0, 4, 4, 4,
    4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 4, 0, 0, 4, 0, 0, 0, 0, 0};
static const uric_triplet_loop url_syntax_1997_parse_URL_reference_triplet_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely url_syntax_1997_parse_URL_reference_likely[61] = {
    {{0x3170, 0x80}, {2, 6}}, {{0x3170, 0x80}, {3, 8}}, {{0x200, 0x0}, {63, 0}},
    {{0x200, 0x0}, {65, 0}}, {{0x400, 0x8}, {62, 34}}, {{0x8, 0x0}, {35, 0}},
    {{0x80, 0x3b72}, {48, 4}}, {{0x4, 0x8}, {64, 37}}, {{0x3b72, 0x0}, {4, 0}},
    {{0x80, 0x3b72}, {70, 67}}, {{0x80, 0x3b72}, {79, 67}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {92, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x3b72, 0x0}, {100, 0}},
    {{0x80, 0x0}, {81, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x80, 0x200}, {90, 91}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x3000, 0x0}, {17, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x1100, 0x0}, {36, 0}}, {{0x1100, 0x0}, {38, 0}},
    {{0x1100, 0x0}, {4, 0}}, {{0x1100, 0x0}, {40, 0}}, {{0x1100, 0x0}, {5, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x1100, 0x0}, {7, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x3000, 0x0}, {78, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x80, 0x0}, {97, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#endif
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
#if URIC_COMPACT
    url_syntax_1997_parse_URL_reference_row_template, url_syntax_1997_parse_URL_reference_templates, url_syntax_1997_parse_URL_reference_template_entry, url_syntax_1997_parse_URL_reference_action, url_syntax_1997_parse_URL_reference_operations,
#else
    url_syntax_1997_parse_URL_reference_accept, url_syntax_1997_parse_URL_reference_action, url_syntax_1997_parse_URL_reference_operations,
#endif
#if !URIC_COMPACT
    url_syntax_1997_parse_URL_reference_self_loop, url_syntax_1997_parse_URL_reference_likely, url_syntax_1997_IPv4address_self_loop_sets, url_syntax_1997_parse_URL_reference_triplet_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_parse_URL_reference_expected, url_syntax_1997_parse_URL_reference_expected_terms, url_syntax_1997_terms, url_syntax_1997_parse_URL_reference_error_component,
#endif
    61, 47, 14, 15, 0,
#if !URIC_COMPACT
    0, 14,
#endif
};
#if !URIC_COMPACT
static const uric_prefix uric_url_syntax_1997_URL_reference_prefixes[] = {
    {"https://", 8, {0, 11, 32, 32}, {6, 6, 0, 0}, 48},
    {"http://", 7, {0, 11, 32, 32}, {5, 5, 0, 0}, 48},
};
#endif
static const char uric_url_syntax_1997_URL_reference_name[] = "URL-reference";
const uric_rule uric_url_syntax_1997_URL_reference = {uric_url_syntax_1997_URL_reference_name, &url_syntax_1997_parse_URL_reference, &url_syntax_1997_components_URL_reference, 0 URIC_PREFIXES(2, uric_url_syntax_1997_URL_reference_prefixes)};
#if !URIC_COMPACT
static const uric_prefix uric_url_syntax_1997_resolvable_prefixes[] = {
    {"https://", 8, {0, 32, 32, 32}, {6, 0, 0, 0}, 14},
    {"http://", 7, {0, 32, 32, 32}, {5, 0, 0, 0}, 14},
};
#endif
static const char uric_url_syntax_1997_resolvable_name[] = "resolvable";
const uric_rule uric_url_syntax_1997_resolvable = {uric_url_syntax_1997_resolvable_name, &url_syntax_1997_parse_URL_reference, &url_syntax_1997_components_URL_reference, 1 URIC_PREFIXES(2, uric_url_syntax_1997_resolvable_prefixes)};

/* url_syntax_1997_parse_absoluteURL: 46 states, 25 actions, 14 classes, 3 row templates */
#if URIC_COMPACT
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
#else
static const uint8_t url_syntax_1997_parse_absoluteURL_entry[644] = {
    71, 71, 71, 71, 1, 1, 1, 71, 1, 71, 71, 71, 1, 1,
    71, 71, 71, 71, 1, 1, 1, 71, 1, 47, 71, 71, 1, 1,
    71, 71, 71, 71, 71, 71, 71, 71, 3, 71, 71, 71, 3, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 11, 71, 71, 71, 11, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 6, 71, 71, 71, 6, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 7, 71, 71, 71, 7, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 13, 71, 71, 71, 13, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 27, 71, 71, 71, 27, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 9, 71, 71, 71, 9, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 17, 71, 71, 71, 17, 71,
    71, 11, 71, 2, 11, 11, 11, 12, 11, 11, 46, 11, 11, 11,
    71, 11, 71, 2, 11, 11, 11, 11, 11, 11, 46, 11, 11, 11,
    71, 11, 71, 2, 11, 11, 11, 14, 11, 11, 46, 11, 11, 11,
    71, 13, 71, 4, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    71, 48, 71, 49, 48, 48, 48, 50, 51, 48, 46, 52, 53, 53,
    71, 56, 71, 57, 56, 56, 56, 58, 32, 56, 59, 56, 33, 33,
    71, 27, 71, 5, 27, 27, 27, 54, 36, 27, 46, 55, 29, 29,
    71, 17, 71, 8, 17, 17, 17, 54, 17, 17, 46, 17, 17, 17,
    71, 63, 71, 64, 63, 63, 63, 65, 18, 63, 66, 67, 63, 63,
    71, 27, 71, 5, 27, 27, 27, 54, 31, 27, 46, 55, 29, 29,
    71, 56, 71, 57, 56, 56, 56, 58, 41, 56, 59, 56, 33, 33,
    71, 68, 71, 69, 68, 68, 68, 65, 21, 68, 70, 68, 68, 68,
    71, 27, 71, 5, 27, 27, 27, 54, 42, 27, 46, 55, 29, 29,
    71, 56, 71, 57, 56, 56, 56, 58, 38, 56, 59, 56, 33, 33,
    71, 56, 71, 57, 56, 56, 56, 58, 43, 56, 59, 56, 33, 33,
    71, 27, 71, 5, 27, 27, 27, 54, 44, 27, 46, 55, 29, 29,
    71, 56, 71, 57, 56, 56, 56, 58, 45, 56, 59, 56, 33, 33,
    71, 27, 71, 5, 27, 27, 27, 54, 27, 27, 46, 55, 27, 27,
    71, 27, 71, 5, 27, 30, 16, 54, 28, 27, 46, 55, 31, 31,
    71, 27, 71, 5, 27, 34, 35, 60, 29, 61, 46, 55, 29, 29,
    71, 27, 71, 5, 27, 30, 27, 54, 31, 27, 46, 55, 31, 31,
    71, 27, 71, 5, 27, 30, 19, 54, 31, 27, 46, 55, 31, 31,
    71, 56, 71, 57, 56, 37, 20, 58, 32, 56, 59, 56, 38, 38,
    71, 56, 71, 57, 56, 39, 40, 60, 33, 62, 59, 56, 33, 33,
    71, 27, 71, 5, 27, 34, 27, 54, 29, 27, 46, 55, 29, 29,
    71, 27, 71, 5, 27, 27, 27, 60, 31, 61, 46, 55, 29, 29,
    71, 27, 71, 5, 27, 30, 22, 54, 36, 27, 46, 55, 31, 31,
    71, 56, 71, 57, 56, 37, 56, 58, 38, 56, 59, 56, 38, 38,
    71, 56, 71, 57, 56, 37, 23, 58, 38, 56, 59, 56, 38, 38,
    71, 56, 71, 57, 56, 39, 56, 58, 33, 56, 59, 56, 33, 33,
    71, 56, 71, 57, 56, 56, 56, 60, 38, 62, 59, 56, 33, 33,
    71, 56, 71, 57, 56, 37, 24, 58, 41, 56, 59, 56, 38, 38,
    71, 27, 71, 5, 27, 30, 25, 54, 42, 27, 46, 55, 31, 31,
    71, 56, 71, 57, 56, 37, 26, 58, 43, 56, 59, 56, 38, 38,
    71, 27, 71, 5, 27, 30, 19, 60, 44, 61, 46, 55, 31, 31,
    71, 56, 71, 57, 56, 37, 23, 60, 45, 62, 59, 56, 38, 38,
};
static const uint8_t url_syntax_1997_parse_absoluteURL_accept[46] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 4, 6, 13,
    18, 18, 22, 18, 13, 22, 18, 13, 13, 18, 13, 18, 18, 28, 18, 18,
    13, 28, 18, 28, 18, 13, 13, 13, 28, 13, 18, 13, 28, 28};
static const uric_action url_syntax_1997_parse_absoluteURL_action[25] = {
    {{12, 13, 32, 32}, 32, 0, 0, 13}, {{0, 11, 32, 32}, 32, 0, 0, 10}, {{32, 32, 32, 32}, 1, 33, 0, 27}, {{32, 32, 32, 32}, 1, 33, 0, 5},
    {{2, 4, 32, 32}, 1, 36, 0, 11}, {{32, 32, 32, 32}, 1, 39, 0, 28}, {{6, 7, 32, 32}, 1, 33, 0, 15}, {{32, 32, 32, 32}, 1, 39, 0, 29},
    {{2, 32, 32, 32}, 11, 0, 0, 11}, {{6, 7, 32, 32}, 32, 0, 0, 15}, {{32, 32, 32, 32}, 32, 15, 0, 17}, {{32, 32, 32, 32}, 32, 15, 0, 8},
    {{2, 32, 32, 32}, 11, 15, 0, 11}, {{12, 13, 32, 32}, 32, 15, 0, 13}, {{2, 4, 8, 32}, 11, 0, 0, 11}, {{8, 9, 32, 32}, 32, 0, 0, 18},
    {{8, 9, 32, 32}, 32, 0, 0, 21}, {{32, 32, 32, 32}, 32, 43, 0, 27}, {{32, 32, 32, 32}, 32, 43, 0, 5}, {{2, 4, 10, 32}, 11, 0, 0, 11},
    {{12, 13, 32, 32}, 32, 43, 0, 13}, {{6, 7, 32, 32}, 32, 43, 0, 15}, {{32, 32, 32, 32}, 32, 45, 0, 17}, {{32, 32, 32, 32}, 32, 45, 0, 8},
    {{12, 13, 32, 32}, 32, 45, 0, 13},
};
static const uint8_t url_syntax_1997_parse_absoluteURL_operations[47] = {
    12, 255, 14, 255, 33, 35, 43, 2, 4, 12, 255, 43, 2, 12, 70, 255,
    43, 2, 12, 255, 43, 2, 4, 10, 12, 255, 43, 2, 4, 8, 12, 255,
    35, 37, 255, 35, 43, 255, 35, 37, 39, 255, 72, 255, 70, 72, 255};
#endif
#if !URIC_COMPACT
static const uint8_t url_syntax_1997_parse_absoluteURL_self_loop[46] = {
    0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0,
    0, 1, 4, 0, 0, 4, 0, 0, 0, 0, 0, 1, 4, 2, 0, 2,
    4, 2, 0, 0, 4, 0, 2, 0, 0, 4, 4, 4, 4, 4};
static const uric_triplet_loop url_syntax_1997_parse_absoluteURL_triplet_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely url_syntax_1997_parse_absoluteURL_likely[46] = {
    {{0x3170, 0x0}, {1, 0}}, {{0x200, 0x0}, {47, 0}}, {{0x1100, 0x0}, {3, 0}},
    {{0x1100, 0x0}, {11, 0}}, {{0x1100, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1100, 0x0}, {13, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x80, 0x3b72}, {12, 11}}, {{0x400, 0x3bf2}, {46, 11}},
    {{0x80, 0x3b72}, {14, 11}}, {{0x8, 0x0}, {4, 0}}, {{0x3000, 0x0}, {53, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {65, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x80, 0x200}, {60, 61}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x3000, 0x0}, {29, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#endif
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
#if URIC_COMPACT
    url_syntax_1997_parse_absoluteURL_row_template, url_syntax_1997_parse_absoluteURL_templates, url_syntax_1997_parse_absoluteURL_template_entry, url_syntax_1997_parse_absoluteURL_action, url_syntax_1997_parse_absoluteURL_operations,
#else
    url_syntax_1997_parse_absoluteURL_accept, url_syntax_1997_parse_absoluteURL_action, url_syntax_1997_parse_absoluteURL_operations,
#endif
#if !URIC_COMPACT
    url_syntax_1997_parse_absoluteURL_self_loop, url_syntax_1997_parse_absoluteURL_likely, url_syntax_1997_IPv4address_self_loop_sets, url_syntax_1997_parse_absoluteURL_triplet_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_parse_absoluteURL_expected, url_syntax_1997_parse_absoluteURL_expected_terms, url_syntax_1997_terms, url_syntax_1997_parse_absoluteURL_error_component,
#endif
    46, 25, 14, 15, 0,
#if !URIC_COMPACT
    0, 14,
#endif
};
#if !URIC_COMPACT
static const uric_prefix uric_url_syntax_1997_absoluteURL_prefixes[] = {
    {"https://", 8, {0, 11, 32, 32}, {6, 6, 0, 0}, 14},
    {"http://", 7, {0, 11, 32, 32}, {5, 5, 0, 0}, 14},
};
#endif
static const char uric_url_syntax_1997_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_url_syntax_1997_absoluteURL = {uric_url_syntax_1997_absoluteURL_name, &url_syntax_1997_parse_absoluteURL, &url_syntax_1997_components_absoluteURL, 0 URIC_PREFIXES(2, uric_url_syntax_1997_absoluteURL_prefixes)};
#if !URIC_COMPACT
static const uric_prefix uric_url_syntax_1997_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 11},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 11},
};
#endif
static const char uric_url_syntax_1997_relativeURL_name[] = "relativeURL";
const uric_rule uric_url_syntax_1997_relativeURL = {uric_url_syntax_1997_relativeURL_name, &url_syntax_1997_parse_absoluteURL, &url_syntax_1997_components_absoluteURL, 10 URIC_PREFIXES(2, uric_url_syntax_1997_relativeURL_prefixes)};

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
#if URIC_COMPACT
static const uint8_t url_syntax_1997_check_URL_reference_byte_class[48] = {
    16, 32, 49, 20, 17, 81, 97, 135, 153, 153, 153, 153, 153, 186, 64, 192,
    237, 238, 238, 254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15, 0, 16,
    224, 238, 238, 254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15, 0, 1};
#else
static const uint8_t url_syntax_1997_check_URL_reference_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 161, 0, 2, 161, 3, 164, 161, 161, 161, 161, 165, 161, 166, 167, 40,
    249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 170, 171, 0, 164, 0, 44,
    45, 238, 238, 238, 238, 238, 238, 239, 239, 239, 239, 239, 239, 239, 239, 239,
    239, 239, 239, 239, 239, 239, 239, 239, 239, 239, 239, 0, 0, 0, 0, 161,
    0, 238, 238, 238, 238, 238, 238, 239, 239, 239, 239, 239, 239, 239, 239, 239,
    239, 239, 239, 239, 239, 239, 239, 239, 239, 239, 239, 0, 0, 0, 161, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if !URIC_COMPACT
static const uint8_t url_syntax_1997_check_URL_reference_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#if URIC_COMPACT
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
#else
static const uint8_t url_syntax_1997_check_URL_reference_entry[1632] = {
    102, 0, 1, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    102, 1, 102, 51, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    102, 7, 102, 57, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    102, 102, 102, 57, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 8, 8, 8, 102, 8, 102, 102, 102, 102, 8, 8,
    102, 102, 102, 102, 102, 9, 9, 9, 102, 9, 102, 102, 102, 102, 9, 9,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 6, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 8, 8, 8, 102, 8, 1, 102, 102, 102, 8, 8,
    102, 102, 102, 102, 102, 9, 9, 9, 102, 9, 102, 102, 102, 102, 9, 9,
    102, 102, 102, 102, 102, 102, 92, 13, 102, 10, 6, 102, 102, 102, 10, 10,
    102, 102, 102, 102, 102, 102, 94, 14, 102, 11, 102, 102, 102, 102, 11, 11,
    102, 102, 102, 102, 102, 102, 95, 102, 102, 12, 102, 102, 102, 102, 12, 12,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 91, 6, 102, 102, 102, 10, 10,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 88, 102, 102, 102, 102, 11, 11,
    102, 102, 102, 102, 102, 102, 90, 79, 102, 15, 6, 102, 102, 102, 91, 91,
    102, 102, 102, 102, 102, 102, 93, 69, 102, 16, 102, 102, 102, 102, 88, 88,
    102, 102, 102, 102, 102, 102, 102, 102, 23, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 1, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 7, 7, 102, 102, 7, 102, 7, 7, 7, 7, 102, 102,
    102, 7, 102, 102, 102, 102, 7, 7, 102, 7, 102, 102, 102, 102, 7, 7,
    102, 7, 102, 102, 102, 102, 7, 7, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 26, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 33, 102, 102, 102, 102, 102, 102, 102,
    102, 24, 102, 52, 24, 24, 24, 24, 102, 24, 24, 24, 102, 24, 24, 24,
    102, 25, 102, 54, 25, 25, 25, 25, 102, 25, 25, 25, 102, 102, 25, 25,
    102, 26, 102, 55, 26, 26, 26, 26, 26, 26, 26, 26, 102, 26, 26, 26,
    102, 27, 102, 56, 27, 27, 27, 27, 102, 27, 27, 102, 102, 27, 27, 27,
    102, 7, 102, 57, 7, 7, 7, 7, 102, 7, 7, 102, 102, 7, 7, 7,
    102, 26, 102, 55, 26, 26, 26, 26, 32, 26, 26, 26, 102, 26, 26, 26,
    102, 24, 102, 52, 24, 24, 24, 24, 102, 24, 24, 24, 102, 24, 24, 24,
    102, 31, 102, 53, 31, 31, 31, 31, 102, 31, 31, 31, 102, 67, 31, 31,
    102, 26, 102, 55, 26, 26, 26, 26, 102, 26, 26, 26, 102, 26, 26, 26,
    102, 33, 102, 65, 33, 33, 33, 33, 1, 33, 33, 33, 102, 33, 33, 33,
    102, 31, 102, 53, 31, 31, 31, 31, 102, 35, 31, 31, 102, 67, 36, 36,
    102, 31, 102, 53, 31, 31, 37, 38, 102, 35, 31, 31, 102, 67, 39, 39,
    102, 31, 102, 53, 31, 31, 40, 41, 102, 36, 42, 31, 102, 67, 36, 36,
    102, 31, 102, 53, 31, 31, 37, 31, 102, 39, 31, 31, 102, 67, 39, 39,
    102, 31, 102, 53, 31, 31, 31, 31, 102, 43, 31, 31, 102, 67, 36, 36,
    102, 31, 102, 53, 31, 31, 37, 44, 102, 39, 31, 31, 102, 67, 39, 39,
    102, 31, 102, 53, 31, 31, 40, 31, 102, 36, 31, 31, 102, 67, 36, 36,
    102, 31, 102, 53, 31, 31, 31, 31, 102, 39, 42, 31, 102, 67, 36, 36,
    102, 31, 102, 53, 31, 31, 31, 31, 102, 42, 31, 31, 102, 67, 31, 31,
    102, 31, 102, 53, 31, 31, 37, 45, 102, 43, 31, 31, 102, 67, 39, 39,
    102, 31, 102, 53, 31, 31, 31, 31, 102, 39, 31, 31, 102, 67, 36, 36,
    102, 31, 102, 53, 31, 31, 31, 31, 102, 46, 31, 31, 102, 67, 36, 36,
    102, 31, 102, 53, 31, 31, 37, 47, 102, 46, 31, 31, 102, 67, 39, 39,
    102, 31, 102, 53, 31, 31, 31, 31, 102, 48, 31, 31, 102, 67, 36, 36,
    102, 31, 102, 53, 31, 31, 37, 44, 102, 48, 42, 31, 102, 67, 39, 39,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 7, 102, 102, 102, 102, 7, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 58, 102, 102, 102, 102, 58, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 59, 102, 102, 102, 102, 59, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 60, 102, 102, 102, 102, 60, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 61, 102, 102, 102, 102, 61, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 62, 102, 102, 102, 102, 62, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 63, 102, 102, 102, 102, 63, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 64, 102, 102, 102, 102, 64, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 49, 102, 102, 102, 102, 49, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 0, 102, 102, 102, 102, 0, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 1, 102, 102, 102, 102, 1, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 24, 102, 102, 102, 102, 24, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 31, 102, 102, 102, 102, 31, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 25, 102, 102, 102, 102, 25, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 26, 102, 102, 102, 102, 26, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 27, 102, 102, 102, 102, 27, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 66, 102, 102, 102, 102, 66, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 33, 102, 102, 102, 102, 33, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 86, 102, 102, 102, 102, 10, 10,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 87, 102, 102, 102, 102, 11, 11,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 88, 102, 102, 102, 102, 11, 11,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 12, 102, 102, 102, 102, 12, 12,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 12, 12,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 89, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 7, 102, 102, 102, 102, 7, 7,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 7, 7,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 7, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 96, 102, 102, 102, 102, 10, 10,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 97, 102, 102, 102, 102, 11, 11,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 98, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 91, 102, 102, 102, 102, 10, 10,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 99, 102, 102, 102, 102, 10, 10,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 100, 102, 102, 102, 102, 11, 11,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 101, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 15, 102, 102, 102, 102, 10, 10,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 16, 102, 102, 102, 102, 11, 11,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 6, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 90, 76, 102, 86, 102, 102, 102, 102, 91, 91,
    102, 102, 102, 102, 102, 102, 93, 77, 102, 87, 102, 102, 102, 102, 88, 88,
    102, 102, 102, 102, 102, 102, 93, 69, 102, 88, 102, 102, 102, 102, 88, 88,
    102, 102, 102, 102, 102, 102, 102, 78, 102, 89, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 90, 102, 102, 91, 102, 102, 102, 102, 91, 91,
    102, 102, 102, 102, 102, 102, 90, 79, 102, 91, 102, 102, 102, 102, 91, 91,
    102, 102, 102, 102, 102, 102, 92, 102, 102, 10, 102, 102, 102, 102, 10, 10,
    102, 102, 102, 102, 102, 102, 93, 102, 102, 88, 102, 102, 102, 102, 88, 88,
    102, 102, 102, 102, 102, 102, 94, 102, 102, 11, 102, 102, 102, 102, 11, 11,
    102, 102, 102, 102, 102, 102, 95, 102, 102, 12, 102, 102, 102, 102, 12, 12,
    102, 102, 102, 102, 102, 102, 90, 80, 102, 96, 102, 102, 102, 102, 91, 91,
    102, 102, 102, 102, 102, 102, 93, 81, 102, 97, 102, 102, 102, 102, 88, 88,
    102, 102, 102, 102, 102, 102, 102, 82, 102, 98, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 90, 83, 102, 99, 102, 102, 102, 102, 91, 91,
    102, 102, 102, 102, 102, 102, 93, 84, 102, 100, 102, 102, 102, 102, 88, 88,
    102, 102, 102, 102, 102, 102, 102, 85, 102, 101, 102, 102, 102, 102, 102, 102,
};
static const uint8_t url_syntax_1997_check_URL_reference_accept[102] = {
    1, 1, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0,
    1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0};
#endif
#if !URIC_COMPACT
static const uint8_t url_syntax_1997_check_URL_reference_self_loop[102] = {
    3, 3, 0, 0, 0, 0, 4, 0, 2, 2, 2, 2, 2, 0, 0, 4,
    4, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 0, 0, 0, 1,
    0, 1, 0, 4, 2, 0, 0, 2, 0, 0, 4, 4, 0, 0, 4, 0,
    4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 2, 4, 0, 2, 0, 0, 0, 0,
    4, 4, 4, 4, 4, 4};
static const uric_triplet_loop url_syntax_1997_check_URL_reference_triplet_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely url_syntax_1997_check_URL_reference_likely[102] = {
    {{0x4, 0x8}, {1, 50}}, {{0x8, 0x0}, {51, 0}}, {{0xfff2, 0x0}, {7, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xc2e0, 0x0}, {8, 0}}, {{0xc2e0, 0x0}, {9, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x400, 0x0}, {1, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x400, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {23, 0}},
    {{0x100, 0x0}, {1, 0}}, {{0x3d30, 0x0}, {7, 0}}, {{0xc2c2, 0x0}, {7, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {26, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xeef2, 0x0}, {24, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xeff2, 0x8}, {26, 55}},
    {{0xe6f2, 0x0}, {27, 0}}, {{0xe6f2, 0x0}, {7, 0}}, {{0xeef2, 0x100}, {26, 32}},
    {{0xeef2, 0x0}, {24, 0}}, {{0x2000, 0x0}, {67, 0}}, {{0xeef2, 0x0}, {26, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xc000, 0x0}, {36, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x400, 0x0}, {42, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xccf2, 0x0}, {31, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {58, 0}},
    {{0x4200, 0x0}, {59, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {63, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {0, 0}}, {{0x4200, 0x0}, {1, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x4200, 0x0}, {26, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xc000, 0x0}, {10, 0}}, {{0xc000, 0x0}, {11, 0}},
    {{0xc000, 0x0}, {11, 0}}, {{0xc200, 0x0}, {12, 0}}, {{0xc000, 0x0}, {12, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xc200, 0x0}, {7, 0}}, {{0xc000, 0x0}, {7, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
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
#if URIC_COMPACT
    url_syntax_1997_check_URL_reference_row_template, url_syntax_1997_check_URL_reference_templates, url_syntax_1997_check_URL_reference_template_entry, NULL, NULL,
#else
    url_syntax_1997_check_URL_reference_accept, NULL, NULL,
#endif
#if !URIC_COMPACT
    url_syntax_1997_check_URL_reference_self_loop, url_syntax_1997_check_URL_reference_likely, url_syntax_1997_check_URL_reference_self_loop_sets, url_syntax_1997_check_URL_reference_triplet_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_check_URL_reference_expected, url_syntax_1997_check_URL_reference_expected_terms, url_syntax_1997_terms, NULL,
#endif
    102, 0, 16, 15, 0,
#if !URIC_COMPACT
    0, 16,
#endif
};
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_URL_reference_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_absoluteURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_opaque_URL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_generic_URL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_rel_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_path_segments_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_query_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_fragment_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_resolvable_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
};
#endif
#if !URIC_COMPACT
static const uric_prefix url_syntax_1997_check_single_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
};
#endif

static const uric_rule url_syntax_1997_rules[] = {
    {"URL-reference", &url_syntax_1997_check_URL_reference, NULL, 0 URIC_PREFIXES(2, url_syntax_1997_check_URL_reference_prefixes)},
    {"absoluteURL", &url_syntax_1997_check_URL_reference, NULL, 4 URIC_PREFIXES(2, url_syntax_1997_check_absoluteURL_prefixes)},
    {"opaque-URL", &url_syntax_1997_check_URL_reference, NULL, 4 URIC_PREFIXES(2, url_syntax_1997_check_opaque_URL_prefixes)},
    {"generic-URL", &url_syntax_1997_check_URL_reference, NULL, 4 URIC_PREFIXES(2, url_syntax_1997_check_generic_URL_prefixes)},
    {"relativeURL", &url_syntax_1997_check_URL_reference, NULL, 1 URIC_PREFIXES(2, url_syntax_1997_check_relativeURL_prefixes)},
    {"net_path", &url_syntax_1997_check_URL_reference, NULL, 17 URIC_PREFIXES(0, NULL)},
    {"abs_path", &url_syntax_1997_check_URL_reference, NULL, 18 URIC_PREFIXES(0, NULL)},
    {"rel_path", &url_syntax_1997_check_URL_reference, NULL, 1 URIC_PREFIXES(2, url_syntax_1997_check_rel_path_prefixes)},
    {"scheme", &url_syntax_1997_check_URL_reference, NULL, 5 URIC_PREFIXES(0, NULL)},
    {"site", &url_syntax_1997_check_URL_reference, NULL, 24 URIC_PREFIXES(0, NULL)},
    {"authority", &url_syntax_1997_check_URL_reference, NULL, 24 URIC_PREFIXES(0, NULL)},
    {"server", &url_syntax_1997_check_URL_reference, NULL, 34 URIC_PREFIXES(0, NULL)},
    {"userinfo", &url_syntax_1997_check_URL_reference, NULL, 25 URIC_PREFIXES(0, NULL)},
    {"hostport", &url_syntax_1997_check_URL_reference, NULL, 67 URIC_PREFIXES(0, NULL)},
    {"host", &url_syntax_1997_check_URL_reference, NULL, 68 URIC_PREFIXES(0, NULL)},
    {"hostname", &url_syntax_1997_check_URL_reference, NULL, 69 URIC_PREFIXES(0, NULL)},
    {"domainlabel", &url_syntax_1997_check_URL_reference, NULL, 70 URIC_PREFIXES(0, NULL)},
    {"toplabel", &url_syntax_1997_check_URL_reference, NULL, 71 URIC_PREFIXES(0, NULL)},
    {"IPv4address", &url_syntax_1997_check_URL_reference, NULL, 72 URIC_PREFIXES(0, NULL)},
    {"port", &url_syntax_1997_check_URL_reference, NULL, 6 URIC_PREFIXES(0, NULL)},
    {"path", &url_syntax_1997_check_URL_reference, NULL, 26 URIC_PREFIXES(2, url_syntax_1997_check_path_prefixes)},
    {"path_segments", &url_syntax_1997_check_URL_reference, NULL, 26 URIC_PREFIXES(2, url_syntax_1997_check_path_segments_prefixes)},
    {"segment", &url_syntax_1997_check_URL_reference, NULL, 24 URIC_PREFIXES(0, NULL)},
    {"param", &url_syntax_1997_check_URL_reference, NULL, 27 URIC_PREFIXES(0, NULL)},
    {"pchar", &url_syntax_1997_check_URL_reference, NULL, 28 URIC_PREFIXES(0, NULL)},
    {"query", &url_syntax_1997_check_URL_reference, NULL, 1 URIC_PREFIXES(2, url_syntax_1997_check_query_prefixes)},
    {"fragment", &url_syntax_1997_check_URL_reference, NULL, 1 URIC_PREFIXES(2, url_syntax_1997_check_fragment_prefixes)},
    {"urlc", &url_syntax_1997_check_URL_reference, NULL, 2 URIC_PREFIXES(0, NULL)},
    {"reserved", &url_syntax_1997_check_URL_reference, NULL, 19 URIC_PREFIXES(0, NULL)},
    {"unreserved", &url_syntax_1997_check_URL_reference, NULL, 20 URIC_PREFIXES(0, NULL)},
    {"mark", &url_syntax_1997_check_URL_reference, NULL, 21 URIC_PREFIXES(0, NULL)},
    {"escaped", &url_syntax_1997_check_URL_reference, NULL, 3 URIC_PREFIXES(0, NULL)},
    {"hex", &url_syntax_1997_check_URL_reference, NULL, 49 URIC_PREFIXES(0, NULL)},
    {"alphanum", &url_syntax_1997_check_URL_reference, NULL, 73 URIC_PREFIXES(0, NULL)},
    {"alpha", &url_syntax_1997_check_URL_reference, NULL, 74 URIC_PREFIXES(0, NULL)},
    {"lowalpha", &url_syntax_1997_check_URL_reference, NULL, 74 URIC_PREFIXES(0, NULL)},
    {"upalpha", &url_syntax_1997_check_URL_reference, NULL, 74 URIC_PREFIXES(0, NULL)},
    {"digit", &url_syntax_1997_check_URL_reference, NULL, 75 URIC_PREFIXES(0, NULL)},
    {"rooted_path", &url_syntax_1997_check_URL_reference, NULL, 22 URIC_PREFIXES(0, NULL)},
    {"empty_path", &url_syntax_1997_check_URL_reference, NULL, 7 URIC_PREFIXES(0, NULL)},
    {"resolvable", &url_syntax_1997_check_URL_reference, NULL, 0 URIC_PREFIXES(2, url_syntax_1997_check_resolvable_prefixes)},
    {"greedy_site", &url_syntax_1997_check_URL_reference, NULL, 24 URIC_PREFIXES(0, NULL)},
    {"single_path", &url_syntax_1997_check_URL_reference, NULL, 29 URIC_PREFIXES(2, url_syntax_1997_check_single_path_prefixes)},
    {"first_segment", &url_syntax_1997_check_URL_reference, NULL, 30 URIC_PREFIXES(0, NULL)},
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
