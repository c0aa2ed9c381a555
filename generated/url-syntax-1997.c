/* draft-fielding-url-syntax, 1997. Written by uric-grammar pack from grammar/url-syntax-1997.*: do not edit. */
/* clang-format off */

/* draft-fielding-url-syntax, 1997. */
#ifndef URIC_GRAMMAR_URL_SYNTAX_1997
#define URIC_GRAMMAR_URL_SYNTAX_1997 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_URL_SYNTAX_1997 && !URIC_COMPACT

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
static const uint8_t url_syntax_1997_IPv4address_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};

#if URIC_KINDS

/* url_syntax_1997_IPv4address: 8 states, 0 actions, 14 classes */
static const uint8_t url_syntax_1997_IPv4address_entry[112] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 2, 8, 4, 8, 6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    1, 1, 3, 3, 5, 5, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
static const uint8_t url_syntax_1997_IPv4address_accept[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
static const uint8_t url_syntax_1997_IPv4address_self_loop[8] = {
    0, 4, 0, 4, 0, 4, 0, 4};
static const uric_machine url_syntax_1997_IPv4address = {
    url_syntax_1997_IPv4address_byte_class, url_syntax_1997_IPv4address_entry, NULL,
    url_syntax_1997_IPv4address_accept, NULL, NULL, NULL,
    url_syntax_1997_IPv4address_self_loop, NULL, url_syntax_1997_IPv4address_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 14, 15, 0,
};
static const char url_syntax_1997_kind_IPv4address_name[] = "IPv4address";
static const uric_rule url_syntax_1997_kind_IPv4address = {url_syntax_1997_kind_IPv4address_name, &url_syntax_1997_IPv4address, NULL, 0, 0, NULL};
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

/* url_syntax_1997_parse_URL_reference: 61 states, 47 actions, 14 classes */
static const uint8_t url_syntax_1997_parse_URL_reference_entry[854] = {
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 4, 4, 4,
    4, 4, 5, 4, 7, 4, 67, 67, 11, 4, 13, 100, 15, 49, 49, 49,
    49, 84, 84, 49, 49, 49, 84, 84, 84, 84, 84, 49, 84, 49, 84, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 72, 49, 84,
    49, 94, 49, 84, 105, 49, 84, 84, 49, 84, 61, 61, 61, 61, 61, 108,
    61, 64, 61, 68, 68, 80, 61, 80, 101, 80, 80, 89, 80, 80, 85, 89,
    80, 89, 80, 85, 85, 85, 89, 85, 80, 85, 89, 89, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 73, 80, 85, 80, 95, 80,
    85, 95, 80, 85, 85, 80, 85, 34, 34, 34, 34, 34, 35, 34, 37, 34,
    69, 69, 41, 34, 43, 102, 46, 39, 39, 39, 39, 86, 86, 39, 39, 39,
    86, 86, 86, 86, 86, 39, 86, 39, 86, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 74, 39, 86, 39, 96, 39, 86, 106, 39,
    86, 86, 39, 86, 2, 3, 2, 3, 4, 5, 4, 7, 4, 67, 67, 11,
    4, 13, 100, 15, 49, 49, 49, 49, 84, 84, 49, 49, 49, 84, 84, 84,
    84, 84, 49, 84, 49, 84, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 72, 49, 84, 49, 94, 49, 84, 105, 49, 84, 84, 49,
    84, 2, 3, 2, 3, 4, 5, 4, 7, 4, 67, 67, 11, 4, 13, 100,
    15, 18, 22, 18, 18, 25, 27, 22, 49, 18, 25, 25, 27, 84, 25, 18,
    25, 18, 25, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 72, 49, 84, 49, 94, 49, 84, 105, 49, 84, 84, 49, 84, 2, 3,
    2, 3, 4, 5, 4, 7, 4, 67, 67, 11, 4, 13, 100, 15, 51, 23,
    49, 53, 54, 28, 49, 49, 56, 84, 57, 84, 84, 58, 59, 60, 53, 57,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 72, 49,
    84, 49, 94, 49, 84, 105, 49, 84, 84, 49, 84, 6, 8, 4, 4, 4,
    5, 48, 7, 66, 70, 79, 81, 92, 81, 103, 81, 81, 90, 81, 81, 87,
    90, 81, 90, 81, 87, 87, 87, 90, 87, 81, 87, 90, 90, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 75, 81, 87, 81, 97,
    81, 87, 97, 81, 87, 87, 81, 87, 2, 3, 2, 3, 4, 5, 4, 7,
    4, 67, 67, 11, 4, 13, 100, 15, 16, 17, 19, 19, 20, 21, 17, 19,
    24, 26, 26, 21, 26, 29, 30, 31, 32, 33, 36, 38, 4, 40, 5, 42,
    7, 44, 49, 45, 11, 13, 47, 15, 76, 49, 20, 24, 52, 19, 29, 55,
    30, 26, 31, 32, 33, 4, 4, 63, 65, 4, 5, 4, 7, 4, 67, 67,
    11, 4, 13, 100, 15, 49, 91, 49, 49, 84, 93, 49, 91, 49, 84, 84,
    84, 93, 84, 49, 84, 91, 93, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 72, 49, 84, 49, 94, 49, 84, 105, 49, 84, 84,
    49, 84, 62, 62, 62, 62, 62, 5, 62, 7, 62, 71, 71, 82, 62, 62,
    104, 82, 62, 62, 62, 62, 88, 88, 62, 62, 62, 88, 88, 88, 88, 88,
    62, 88, 62, 88, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 62, 62, 88, 62, 98, 62, 88, 107, 62, 88, 88, 62, 88, 4,
    4, 4, 4, 4, 5, 4, 7, 4, 67, 67, 11, 4, 13, 100, 15, 83,
    83, 83, 83, 84, 84, 83, 83, 83, 84, 84, 84, 84, 84, 83, 84, 83,
    84, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 77,
    83, 84, 83, 99, 83, 84, 105, 83, 84, 84, 83, 84, 2, 3, 2, 3,
    4, 5, 4, 7, 4, 67, 67, 11, 4, 13, 100, 15, 19, 17, 19, 19,
    26, 21, 17, 17, 19, 26, 26, 21, 21, 26, 19, 26, 19, 26, 36, 38,
    4, 40, 5, 42, 7, 44, 49, 45, 11, 13, 47, 15, 78, 49, 21, 17,
    94, 17, 21, 105, 17, 21, 21, 17, 21, 2, 3, 2, 3, 4, 5, 4,
    7, 4, 67, 67, 11, 4, 13, 100, 15, 19, 17, 19, 19, 26, 21, 17,
    17, 19, 26, 26, 21, 21, 26, 19, 26, 19, 26, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 78, 49, 21, 17, 94, 17, 21,
    105, 17, 21, 21, 17, 21};
static const uint8_t url_syntax_1997_parse_URL_reference_accept[61] = {
    2, 2, 2, 2, 2, 3, 2, 4, 2, 5, 5, 6, 2, 6, 7, 6,
    6, 8, 6, 6, 9, 8, 6, 8, 6, 9, 9, 9, 8, 9, 6, 9,
    8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    10, 6, 9, 6, 11, 6, 9, 11, 6, 9, 9, 6, 9};
static const uric_action url_syntax_1997_parse_URL_reference_final_action[10] = {
    {{12, 32, 32, 32}, 32, 0, 0, 0, 0x1000, 0x0}, {{16, 32, 32, 32}, 32, 0, 0, 0, 0x10000, 0x0},
    {{14, 32, 32, 32}, 32, 0, 0, 0, 0x4000, 0x0}, {{12, 32, 32, 32}, 11, 0, 0, 0, 0x1000, 0x800},
    {{2, 12, 32, 32}, 11, 0, 0, 0, 0x1004, 0x800}, {{2, 12, 32, 32}, 1, 1, 0, 0, 0x1004, 0x2},
    {{2, 4, 8, 12}, 11, 0, 0, 0, 0x1114, 0x800}, {{2, 12, 32, 32}, 11, 3, 0, 0, 0x1004, 0x800},
    {{2, 4, 12, 32}, 1, 5, 0, 0, 0x1014, 0x2}, {{2, 4, 10, 12}, 11, 0, 0, 0, 0x1414, 0x800},
};
static const uric_action url_syntax_1997_parse_URL_reference_action[47] = {
    {{12, 15, 32, 32}, 32, 0, 0, 5, 0x9000, 0x0}, {{12, 13, 32, 32}, 32, 0, 0, 7, 0x3000, 0x0},
    {{0, 32, 32, 32}, 32, 0, 0, 9, 0x1, 0x0}, {{14, 15, 32, 32}, 32, 0, 0, 5, 0xc000, 0x0},
    {{0, 32, 32, 32}, 32, 0, 0, 10, 0x1, 0x0}, {{1, 32, 32, 32}, 32, 0, 0, 11, 0x2, 0x0},
    {{32, 32, 32, 32}, 11, 0, 0, 4, 0x0, 0x800}, {{12, 15, 32, 32}, 11, 0, 0, 5, 0x9000, 0x800},
    {{32, 32, 32, 32}, 11, 0, 0, 34, 0x0, 0x800}, {{32, 32, 32, 32}, 11, 0, 0, 6, 0x0, 0x800},
    {{12, 13, 32, 32}, 11, 0, 0, 7, 0x3000, 0x800}, {{32, 32, 32, 32}, 1, 8, 0, 49, 0x0, 0x2},
    {{2, 4, 12, 15}, 1, 5, 0, 5, 0x9014, 0x2}, {{32, 32, 32, 32}, 1, 8, 0, 39, 0x0, 0x2},
    {{2, 4, 32, 32}, 1, 5, 0, 4, 0x14, 0x2}, {{32, 32, 32, 32}, 1, 11, 0, 16, 0x0, 0x2},
    {{6, 7, 32, 32}, 1, 8, 0, 50, 0xc0, 0x2}, {{32, 32, 32, 32}, 1, 11, 0, 17, 0x0, 0x2},
    {{32, 32, 32, 32}, 32, 15, 0, 12, 0x0, 0x0}, {{2, 12, 15, 32}, 11, 0, 0, 5, 0x9004, 0x800},
    {{2, 32, 32, 32}, 11, 0, 0, 4, 0x4, 0x800}, {{2, 12, 13, 32}, 11, 0, 0, 7, 0x3004, 0x800},
    {{6, 7, 32, 32}, 32, 0, 0, 50, 0xc0, 0x0}, {{32, 32, 32, 32}, 32, 3, 0, 13, 0x0, 0x0},
    {{2, 12, 15, 32}, 11, 3, 0, 5, 0x9004, 0x800}, {{32, 32, 32, 32}, 32, 3, 0, 43, 0x0, 0x0},
    {{2, 32, 32, 32}, 11, 3, 0, 4, 0x4, 0x800}, {{12, 13, 32, 32}, 32, 3, 0, 7, 0x3000, 0x0},
    {{2, 4, 8, 12}, 11, 19, 0, 5, 0x1114, 0x800}, {{2, 4, 8, 32}, 11, 0, 0, 4, 0x114, 0x800},
    {{8, 9, 32, 32}, 32, 0, 0, 52, 0x300, 0x0}, {{32, 32, 32, 32}, 32, 21, 0, 14, 0x0, 0x0},
    {{8, 9, 32, 32}, 32, 0, 0, 55, 0x300, 0x0}, {{32, 32, 32, 32}, 32, 24, 0, 49, 0x0, 0x0},
    {{2, 4, 10, 12}, 11, 19, 0, 5, 0x1414, 0x800}, {{32, 32, 32, 32}, 32, 24, 0, 39, 0x0, 0x0},
    {{2, 4, 10, 32}, 11, 0, 0, 4, 0x414, 0x800}, {{12, 13, 32, 32}, 32, 24, 0, 7, 0x3000, 0x0},
    {{6, 7, 32, 32}, 32, 24, 0, 50, 0xc0, 0x0}, {{32, 32, 32, 32}, 1, 0, 0, 15, 0x0, 0x2},
    {{2, 12, 15, 32}, 1, 1, 0, 5, 0x9004, 0x2}, {{32, 32, 32, 32}, 1, 0, 0, 46, 0x0, 0x2},
    {{2, 32, 32, 32}, 1, 1, 0, 4, 0x4, 0x2}, {{2, 12, 13, 32}, 1, 1, 0, 7, 0x3004, 0x2},
    {{32, 32, 32, 32}, 32, 26, 0, 13, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 26, 0, 43, 0x0, 0x0},
    {{12, 13, 32, 32}, 32, 26, 0, 7, 0x3000, 0x0},
};
static const uint8_t url_syntax_1997_parse_URL_reference_operations[28] = {
    43, 255, 70, 255, 35, 43, 255, 35, 37, 255, 35, 37, 39, 255, 113, 11,
    43, 255, 15, 255, 107, 17, 255, 72, 255, 70, 72, 255};
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
    url_syntax_1997_parse_URL_reference_accept, url_syntax_1997_parse_URL_reference_final_action, url_syntax_1997_parse_URL_reference_action, url_syntax_1997_parse_URL_reference_operations,
    url_syntax_1997_parse_URL_reference_self_loop, url_syntax_1997_parse_URL_reference_likely, url_syntax_1997_IPv4address_self_loop_sets, url_syntax_1997_parse_URL_reference_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_parse_URL_reference_expected, url_syntax_1997_parse_URL_reference_expected_terms, url_syntax_1997_terms, url_syntax_1997_parse_URL_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    61, 47, 14, 15, 0,
};
static const uric_prefix uric_url_syntax_1997_URL_reference_prefixes[] = {
    {"https://", 8, {0, 11, 32, 32}, {6, 6, 0, 0}, 48},
    {"http://", 7, {0, 11, 32, 32}, {5, 5, 0, 0}, 48},
};
static const char uric_url_syntax_1997_URL_reference_name[] = "URL-reference";
const uric_rule uric_url_syntax_1997_URL_reference = {uric_url_syntax_1997_URL_reference_name, &url_syntax_1997_parse_URL_reference, &url_syntax_1997_components_URL_reference, 0, 2, uric_url_syntax_1997_URL_reference_prefixes};
static const uric_prefix uric_url_syntax_1997_resolvable_prefixes[] = {
    {"https://", 8, {0, 32, 32, 32}, {6, 0, 0, 0}, 14},
    {"http://", 7, {0, 32, 32, 32}, {5, 0, 0, 0}, 14},
};
static const char uric_url_syntax_1997_resolvable_name[] = "resolvable";
const uric_rule uric_url_syntax_1997_resolvable = {uric_url_syntax_1997_resolvable_name, &url_syntax_1997_parse_URL_reference, &url_syntax_1997_components_URL_reference, 1, 2, uric_url_syntax_1997_resolvable_prefixes};

/* url_syntax_1997_parse_absoluteURL: 46 states, 25 actions, 14 classes */
static const uint8_t url_syntax_1997_parse_absoluteURL_entry[644] = {
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 11, 11, 11, 13, 48, 56, 27, 17,
    63, 27, 56, 68, 27, 56, 56, 27, 56, 27, 27, 27, 27, 27, 56, 56,
    27, 27, 27, 56, 56, 56, 56, 56, 27, 56, 27, 56, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 2, 2, 2, 4, 49, 57, 5, 8, 64, 5, 57, 69,
    5, 57, 57, 5, 57, 5, 5, 5, 5, 5, 57, 57, 5, 5, 5, 57,
    57, 57, 57, 57, 5, 57, 5, 57, 1, 1, 71, 71, 71, 71, 71, 71,
    71, 71, 11, 11, 11, 13, 48, 56, 27, 17, 63, 27, 56, 68, 27, 56,
    56, 27, 56, 27, 27, 27, 27, 27, 56, 56, 27, 27, 27, 56, 56, 56,
    56, 56, 27, 56, 27, 56, 1, 1, 71, 71, 71, 71, 71, 71, 71, 71,
    11, 11, 11, 13, 48, 56, 27, 17, 63, 27, 56, 68, 27, 56, 56, 27,
    56, 27, 30, 34, 30, 30, 37, 39, 34, 27, 30, 37, 37, 39, 56, 37,
    30, 37, 30, 37, 1, 1, 71, 71, 71, 71, 71, 71, 71, 71, 11, 11,
    11, 13, 48, 56, 27, 17, 63, 27, 56, 68, 27, 56, 56, 27, 56, 27,
    16, 35, 27, 19, 20, 40, 27, 27, 22, 56, 23, 56, 56, 24, 25, 26,
    19, 23, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 12, 11, 14, 13,
    50, 58, 54, 54, 65, 54, 58, 65, 54, 58, 58, 54, 58, 54, 54, 60,
    54, 54, 58, 60, 54, 60, 54, 58, 58, 58, 60, 58, 54, 58, 60, 60,
    1, 1, 3, 11, 6, 7, 13, 27, 9, 17, 11, 11, 11, 13, 51, 32,
    36, 17, 18, 31, 41, 21, 42, 38, 43, 44, 45, 27, 28, 29, 31, 31,
    32, 33, 29, 31, 36, 38, 38, 33, 38, 41, 42, 43, 44, 45, 71, 47,
    71, 71, 71, 71, 71, 71, 71, 71, 11, 11, 11, 13, 48, 56, 27, 17,
    63, 27, 56, 68, 27, 56, 56, 27, 56, 27, 27, 61, 27, 27, 56, 62,
    27, 61, 27, 56, 56, 56, 62, 56, 27, 56, 61, 62, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 46, 46, 46, 13, 46, 59, 46, 46, 66, 46,
    59, 70, 46, 59, 59, 46, 59, 46, 46, 46, 46, 46, 59, 59, 46, 46,
    46, 59, 59, 59, 59, 59, 46, 59, 46, 59, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 11, 11, 11, 13, 52, 56, 55, 17, 67, 55, 56, 68,
    55, 56, 56, 55, 56, 55, 55, 55, 55, 55, 56, 56, 55, 55, 55, 56,
    56, 56, 56, 56, 55, 56, 55, 56, 1, 1, 3, 11, 6, 7, 13, 27,
    9, 17, 11, 11, 11, 13, 53, 33, 29, 17, 63, 29, 33, 68, 29, 33,
    33, 29, 33, 27, 31, 29, 31, 31, 38, 33, 29, 29, 31, 38, 38, 33,
    33, 38, 31, 38, 31, 38, 1, 1, 71, 71, 71, 71, 71, 71, 71, 71,
    11, 11, 11, 13, 53, 33, 29, 17, 63, 29, 33, 68, 29, 33, 33, 29,
    33, 27, 31, 29, 31, 31, 38, 33, 29, 29, 31, 38, 38, 33, 33, 38,
    31, 38, 31, 38};
static const uint8_t url_syntax_1997_parse_absoluteURL_accept[46] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 3, 4, 5,
    6, 6, 7, 6, 5, 7, 6, 5, 5, 6, 5, 6, 6, 8, 6, 6,
    5, 8, 6, 8, 6, 5, 5, 5, 8, 5, 6, 5, 8, 8};
static const uric_action url_syntax_1997_parse_absoluteURL_final_action[7] = {
    {{12, 32, 32, 32}, 32, 0, 0, 0, 0x1000, 0x0}, {{14, 32, 32, 32}, 32, 0, 0, 0, 0x4000, 0x0},
    {{2, 4, 12, 32}, 1, 1, 0, 0, 0x1014, 0x2}, {{2, 12, 32, 32}, 11, 4, 0, 0, 0x1004, 0x800},
    {{2, 12, 32, 32}, 11, 0, 0, 0, 0x1004, 0x800}, {{2, 4, 10, 12}, 11, 0, 0, 0, 0x1414, 0x800},
    {{2, 4, 8, 12}, 11, 0, 0, 0, 0x1114, 0x800},
};
static const uric_action url_syntax_1997_parse_absoluteURL_action[25] = {
    {{12, 13, 32, 32}, 32, 0, 0, 13, 0x3000, 0x0}, {{0, 11, 32, 32}, 32, 0, 0, 10, 0x801, 0x0},
    {{32, 32, 32, 32}, 1, 6, 0, 27, 0x0, 0x2}, {{32, 32, 32, 32}, 1, 6, 0, 5, 0x0, 0x2},
    {{2, 4, 32, 32}, 1, 1, 0, 11, 0x14, 0x2}, {{32, 32, 32, 32}, 1, 9, 0, 28, 0x0, 0x2},
    {{6, 7, 32, 32}, 1, 6, 0, 15, 0xc0, 0x2}, {{32, 32, 32, 32}, 1, 9, 0, 29, 0x0, 0x2},
    {{2, 32, 32, 32}, 11, 0, 0, 11, 0x4, 0x800}, {{6, 7, 32, 32}, 32, 0, 0, 15, 0xc0, 0x0},
    {{32, 32, 32, 32}, 32, 4, 0, 17, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 4, 0, 8, 0x0, 0x0},
    {{2, 32, 32, 32}, 11, 4, 0, 11, 0x4, 0x800}, {{12, 13, 32, 32}, 32, 4, 0, 13, 0x3000, 0x0},
    {{2, 4, 8, 32}, 11, 0, 0, 11, 0x114, 0x800}, {{8, 9, 32, 32}, 32, 0, 0, 18, 0x300, 0x0},
    {{8, 9, 32, 32}, 32, 0, 0, 21, 0x300, 0x0}, {{32, 32, 32, 32}, 32, 13, 0, 27, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 13, 0, 5, 0x0, 0x0}, {{2, 4, 10, 32}, 11, 0, 0, 11, 0x414, 0x800},
    {{12, 13, 32, 32}, 32, 13, 0, 13, 0x3000, 0x0}, {{6, 7, 32, 32}, 32, 13, 0, 15, 0xc0, 0x0},
    {{32, 32, 32, 32}, 32, 15, 0, 17, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 15, 0, 8, 0x0, 0x0},
    {{12, 13, 32, 32}, 32, 15, 0, 13, 0x3000, 0x0},
};
static const uint8_t url_syntax_1997_parse_absoluteURL_operations[17] = {
    35, 43, 255, 70, 255, 35, 37, 255, 35, 37, 39, 255, 72, 255, 70, 72,
    255};
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
    url_syntax_1997_parse_absoluteURL_accept, url_syntax_1997_parse_absoluteURL_final_action, url_syntax_1997_parse_absoluteURL_action, url_syntax_1997_parse_absoluteURL_operations,
    url_syntax_1997_parse_absoluteURL_self_loop, url_syntax_1997_parse_absoluteURL_likely, url_syntax_1997_IPv4address_self_loop_sets, url_syntax_1997_parse_absoluteURL_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_parse_absoluteURL_expected, url_syntax_1997_parse_absoluteURL_expected_terms, url_syntax_1997_terms, url_syntax_1997_parse_absoluteURL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    46, 25, 14, 15, 0,
};
static const uric_prefix uric_url_syntax_1997_absoluteURL_prefixes[] = {
    {"https://", 8, {0, 11, 32, 32}, {6, 6, 0, 0}, 14},
    {"http://", 7, {0, 11, 32, 32}, {5, 5, 0, 0}, 14},
};
static const char uric_url_syntax_1997_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_url_syntax_1997_absoluteURL = {uric_url_syntax_1997_absoluteURL_name, &url_syntax_1997_parse_absoluteURL, &url_syntax_1997_components_absoluteURL, 0, 2, uric_url_syntax_1997_absoluteURL_prefixes};
static const uric_prefix uric_url_syntax_1997_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 11},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 11},
};
static const char uric_url_syntax_1997_relativeURL_name[] = "relativeURL";
const uric_rule uric_url_syntax_1997_relativeURL = {uric_url_syntax_1997_relativeURL_name, &url_syntax_1997_parse_absoluteURL, &url_syntax_1997_components_absoluteURL, 10, 2, uric_url_syntax_1997_relativeURL_prefixes};

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

/* url_syntax_1997_check_URL_reference: 102 states, 0 actions, 16 classes */
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
static const uint8_t url_syntax_1997_check_URL_reference_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
static const uint8_t url_syntax_1997_check_URL_reference_entry[1632] = {
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 0, 1, 7, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 7, 7, 102, 102, 24, 25,
    26, 27, 7, 26, 24, 31, 26, 33, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 1, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 50, 51, 57, 57, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 52, 54, 55, 56, 57, 55,
    52, 53, 55, 65, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
    53, 53, 53, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 0, 1, 7, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 7, 102, 102, 102, 102,
    24, 25, 26, 27, 7, 26, 24, 31, 26, 33, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 0, 1,
    7, 102, 8, 9, 102, 102, 8, 9, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 7, 102, 102, 102, 102, 24, 25, 26, 27, 7, 26, 24, 31, 26, 33,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 0, 1, 7, 102, 8, 9, 102, 102, 8, 9, 92, 94,
    95, 102, 102, 90, 93, 102, 102, 102, 7, 7, 102, 102, 24, 25, 26, 27,
    7, 26, 24, 31, 26, 33, 31, 37, 40, 37, 31, 37, 40, 31, 31, 37,
    31, 31, 37, 31, 37, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 90, 93, 93, 102, 90, 90,
    92, 93, 94, 95, 90, 93, 102, 90, 93, 102, 0, 1, 7, 102, 8, 9,
    102, 102, 8, 9, 13, 14, 102, 102, 102, 79, 69, 102, 102, 102, 7, 7,
    102, 102, 24, 25, 26, 27, 7, 26, 24, 31, 26, 33, 31, 38, 41, 31,
    31, 44, 31, 31, 31, 45, 31, 31, 47, 31, 44, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    76, 77, 69, 78, 102, 79, 102, 102, 102, 102, 80, 81, 82, 83, 84, 85,
    0, 1, 7, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 23, 1, 7, 102, 102, 26, 33, 102, 102, 26, 102, 102, 32, 102, 102,
    102, 1, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 0, 1, 7, 102, 8, 9, 6, 102, 8, 9,
    10, 11, 12, 91, 88, 15, 16, 102, 102, 102, 7, 102, 102, 102, 24, 25,
    26, 27, 7, 26, 24, 31, 26, 33, 35, 35, 36, 39, 43, 39, 36, 39,
    42, 43, 39, 46, 46, 48, 48, 7, 58, 59, 60, 61, 62, 63, 64, 49,
    0, 1, 24, 31, 25, 26, 27, 66, 33, 86, 87, 88, 12, 102, 89, 7,
    102, 7, 96, 97, 98, 91, 99, 100, 101, 15, 16, 6, 86, 87, 88, 89,
    91, 91, 10, 88, 11, 12, 96, 97, 98, 99, 100, 101, 0, 1, 7, 102,
    102, 102, 102, 102, 1, 102, 6, 102, 102, 6, 102, 6, 102, 102, 102, 7,
    102, 102, 102, 102, 24, 25, 26, 27, 7, 26, 24, 31, 26, 33, 31, 31,
    42, 31, 31, 31, 31, 42, 31, 31, 31, 31, 31, 31, 42, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 0, 1, 7, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 7, 102, 102, 102, 102, 24, 25, 26, 102, 102, 26,
    24, 31, 26, 33, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 0, 1, 7, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 7, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 0, 1,
    7, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 7, 102, 102, 102, 102, 24, 102, 26, 27, 7, 26, 24, 67, 26, 33,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 0, 1, 7, 102, 8, 9, 102, 102, 8, 9, 10, 11,
    12, 10, 11, 91, 88, 102, 102, 102, 7, 102, 102, 102, 24, 25, 26, 27,
    7, 26, 24, 31, 26, 33, 36, 39, 36, 39, 36, 39, 36, 36, 31, 39,
    36, 36, 39, 36, 39, 7, 58, 59, 60, 61, 62, 63, 64, 49, 0, 1,
    24, 31, 25, 26, 27, 66, 33, 10, 11, 11, 12, 12, 102, 7, 7, 102,
    10, 11, 102, 10, 10, 11, 102, 10, 11, 102, 91, 88, 88, 102, 91, 91,
    10, 88, 11, 12, 91, 88, 102, 91, 88, 102, 0, 1, 7, 102, 8, 9,
    102, 102, 8, 9, 10, 11, 12, 10, 11, 91, 88, 102, 102, 102, 7, 102,
    102, 102, 24, 25, 26, 27, 7, 26, 24, 31, 26, 33, 36, 39, 36, 39,
    36, 39, 36, 36, 31, 39, 36, 36, 39, 36, 39, 102, 102, 102, 102, 102,
    102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 10, 11, 11,
    12, 12, 102, 7, 7, 102, 10, 11, 102, 10, 10, 11, 102, 10, 11, 102,
    91, 88, 88, 102, 91, 91, 10, 88, 11, 12, 91, 88, 102, 91, 88, 102};
static const uint8_t url_syntax_1997_check_URL_reference_accept[102] = {
    1, 1, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0,
    1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0};
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
    url_syntax_1997_check_URL_reference_accept, NULL, NULL, NULL,
    url_syntax_1997_check_URL_reference_self_loop, url_syntax_1997_check_URL_reference_likely, url_syntax_1997_check_URL_reference_self_loop_sets, url_syntax_1997_check_URL_reference_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_check_URL_reference_expected, url_syntax_1997_check_URL_reference_expected_terms, url_syntax_1997_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    102, 0, 16, 15, 0,
};
static const uric_prefix url_syntax_1997_check_URL_reference_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
};
static const uric_prefix url_syntax_1997_check_absoluteURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_1997_check_opaque_URL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_1997_check_generic_URL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_1997_check_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_1997_check_rel_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_1997_check_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
};
static const uric_prefix url_syntax_1997_check_path_segments_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
};
static const uric_prefix url_syntax_1997_check_query_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_1997_check_fragment_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_1997_check_resolvable_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
};
static const uric_prefix url_syntax_1997_check_single_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 26},
};

static const uric_rule url_syntax_1997_rules[] = {
    {"URL-reference", &url_syntax_1997_check_URL_reference, NULL, 0, 2, url_syntax_1997_check_URL_reference_prefixes},
    {"absoluteURL", &url_syntax_1997_check_URL_reference, NULL, 4, 2, url_syntax_1997_check_absoluteURL_prefixes},
    {"opaque-URL", &url_syntax_1997_check_URL_reference, NULL, 4, 2, url_syntax_1997_check_opaque_URL_prefixes},
    {"generic-URL", &url_syntax_1997_check_URL_reference, NULL, 4, 2, url_syntax_1997_check_generic_URL_prefixes},
    {"relativeURL", &url_syntax_1997_check_URL_reference, NULL, 1, 2, url_syntax_1997_check_relativeURL_prefixes},
    {"net_path", &url_syntax_1997_check_URL_reference, NULL, 17, 0, NULL},
    {"abs_path", &url_syntax_1997_check_URL_reference, NULL, 18, 0, NULL},
    {"rel_path", &url_syntax_1997_check_URL_reference, NULL, 1, 2, url_syntax_1997_check_rel_path_prefixes},
    {"scheme", &url_syntax_1997_check_URL_reference, NULL, 5, 0, NULL},
    {"site", &url_syntax_1997_check_URL_reference, NULL, 24, 0, NULL},
    {"authority", &url_syntax_1997_check_URL_reference, NULL, 24, 0, NULL},
    {"server", &url_syntax_1997_check_URL_reference, NULL, 34, 0, NULL},
    {"userinfo", &url_syntax_1997_check_URL_reference, NULL, 25, 0, NULL},
    {"hostport", &url_syntax_1997_check_URL_reference, NULL, 67, 0, NULL},
    {"host", &url_syntax_1997_check_URL_reference, NULL, 68, 0, NULL},
    {"hostname", &url_syntax_1997_check_URL_reference, NULL, 69, 0, NULL},
    {"domainlabel", &url_syntax_1997_check_URL_reference, NULL, 70, 0, NULL},
    {"toplabel", &url_syntax_1997_check_URL_reference, NULL, 71, 0, NULL},
    {"IPv4address", &url_syntax_1997_check_URL_reference, NULL, 72, 0, NULL},
    {"port", &url_syntax_1997_check_URL_reference, NULL, 6, 0, NULL},
    {"path", &url_syntax_1997_check_URL_reference, NULL, 26, 2, url_syntax_1997_check_path_prefixes},
    {"path_segments", &url_syntax_1997_check_URL_reference, NULL, 26, 2, url_syntax_1997_check_path_segments_prefixes},
    {"segment", &url_syntax_1997_check_URL_reference, NULL, 24, 0, NULL},
    {"param", &url_syntax_1997_check_URL_reference, NULL, 27, 0, NULL},
    {"pchar", &url_syntax_1997_check_URL_reference, NULL, 28, 0, NULL},
    {"query", &url_syntax_1997_check_URL_reference, NULL, 1, 2, url_syntax_1997_check_query_prefixes},
    {"fragment", &url_syntax_1997_check_URL_reference, NULL, 1, 2, url_syntax_1997_check_fragment_prefixes},
    {"urlc", &url_syntax_1997_check_URL_reference, NULL, 2, 0, NULL},
    {"reserved", &url_syntax_1997_check_URL_reference, NULL, 19, 0, NULL},
    {"unreserved", &url_syntax_1997_check_URL_reference, NULL, 20, 0, NULL},
    {"mark", &url_syntax_1997_check_URL_reference, NULL, 21, 0, NULL},
    {"escaped", &url_syntax_1997_check_URL_reference, NULL, 3, 0, NULL},
    {"hex", &url_syntax_1997_check_URL_reference, NULL, 49, 0, NULL},
    {"alphanum", &url_syntax_1997_check_URL_reference, NULL, 73, 0, NULL},
    {"alpha", &url_syntax_1997_check_URL_reference, NULL, 74, 0, NULL},
    {"lowalpha", &url_syntax_1997_check_URL_reference, NULL, 74, 0, NULL},
    {"upalpha", &url_syntax_1997_check_URL_reference, NULL, 74, 0, NULL},
    {"digit", &url_syntax_1997_check_URL_reference, NULL, 75, 0, NULL},
    {"rooted_path", &url_syntax_1997_check_URL_reference, NULL, 22, 0, NULL},
    {"empty_path", &url_syntax_1997_check_URL_reference, NULL, 7, 0, NULL},
    {"resolvable", &url_syntax_1997_check_URL_reference, NULL, 0, 2, url_syntax_1997_check_resolvable_prefixes},
    {"greedy_site", &url_syntax_1997_check_URL_reference, NULL, 24, 0, NULL},
    {"single_path", &url_syntax_1997_check_URL_reference, NULL, 29, 2, url_syntax_1997_check_single_path_prefixes},
    {"first_segment", &url_syntax_1997_check_URL_reference, NULL, 30, 0, NULL},
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
