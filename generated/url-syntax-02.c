/* draft-fielding-url-syntax-02, December 1996. Written by uric-grammar pack from grammar/url-syntax-02.*: do not edit. */
/* clang-format off */

/* draft-fielding-url-syntax-02, December 1996. */
#ifndef URIC_GRAMMAR_URL_SYNTAX_02
#define URIC_GRAMMAR_URL_SYNTAX_02 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_URL_SYNTAX_02 && !URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char url_syntax_02_terms[] =
    "end of input\0"
    "urlchar\0"
    "\"#\"\0"
    "hex\0"
    "alphanum\0"
    "\"+\"\0"
    "\"-\"\0"
    "\".\"\0"
    "\":\"\0"
    "pchar\0"
    "\"%\"\0"
    "\"/\"\0"
    "digit\0"
    "\";\"\0"
    "unreserved\0"
    "\"&\"\0"
    "\"=\"\0"
    "\"@\"\0"
    "alpha\0"
    "reserved\0"
    "mark\0";
#endif
static const uint8_t url_syntax_02_hostnumber_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 161, 0, 2, 161, 3, 161, 161, 161, 161, 161, 164, 161, 165, 166, 39,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 41, 161, 0, 161, 0, 42,
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
static const uint8_t url_syntax_02_hostnumber_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 212, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};

#if URIC_KINDS

/* url_syntax_02_hostnumber: 8 states, 0 actions, 14 classes */
static const uint8_t url_syntax_02_hostnumber_entry[112] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 2, 8, 4, 8, 6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    1, 1, 3, 3, 5, 5, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
static const uint8_t url_syntax_02_hostnumber_accept[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
static const uint8_t url_syntax_02_hostnumber_self_loop[8] = {
    0, 4, 0, 4, 0, 4, 0, 4};
static const uric_machine url_syntax_02_hostnumber = {
    url_syntax_02_hostnumber_byte_class, url_syntax_02_hostnumber_entry, NULL,
    url_syntax_02_hostnumber_accept, NULL, NULL, NULL,
    url_syntax_02_hostnumber_self_loop, NULL, url_syntax_02_hostnumber_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 14, 15, 0,
};
static const char url_syntax_02_kind_hostnumber_name[] = "hostnumber";
static const uric_rule url_syntax_02_kind_hostnumber = {url_syntax_02_kind_hostnumber_name, &url_syntax_02_hostnumber, NULL, 0, 0, NULL};
#endif

static const char url_syntax_02_scheme_http[] = "http";
static const char url_syntax_02_path_of_http[] = "/";
static const char url_syntax_02_scheme_ftp[] = "ftp";
static const char url_syntax_02_scheme_gopher[] = "gopher";
static const char url_syntax_02_path_of_gopher[] = "/";
static const char url_syntax_02_scheme_telnet[] = "telnet";
static const char url_syntax_02_path_of_telnet[] = "/";
static const uric_scheme_defaults url_syntax_02_schemes[] = {
    {url_syntax_02_scheme_http, url_syntax_02_path_of_http, 80},
    {url_syntax_02_scheme_ftp, NULL, 21},
    {url_syntax_02_scheme_gopher, url_syntax_02_path_of_gopher, 70},
    {url_syntax_02_scheme_telnet, url_syntax_02_path_of_telnet, 23},
};

extern const uric_rule uric_url_syntax_02_resolvable;
static const uric_revision url_syntax_02_revision = {
    /* resolves */ 1,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query merged */ 1,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment colon */ 1,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x03ff7792, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results checked */ &uric_url_syntax_02_resolvable,
    url_syntax_02_schemes, 4,
};
#if URIC_KINDS
static const uric_kind url_syntax_02_kinds[1] = {
    {1, 0, &url_syntax_02_kind_hostnumber}, /* ipv4 */
};
static const uric_host_kinds url_syntax_02_host_kinds = {url_syntax_02_kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 1, 5}; /* otherwise, hostname */
#endif
static const char url_syntax_02_parts_URL_reference[] = "user\0" "password\0";

static const uric_capture url_syntax_02_captures_URL_reference[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {3, 4}, /* userinfo */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {14, 15}, /* query */
    {16, 17}, /* fragment */
    {3, 5}, /* user */
    {6, 7}, /* password */
};
static const uric_components url_syntax_02_components_URL_reference = {
#if URIC_OPERATIONS
    .revision = &url_syntax_02_revision,
#endif
#if URIC_KINDS
    .host = &url_syntax_02_host_kinds,
#endif
    .part_names = url_syntax_02_parts_URL_reference,
    .capture = url_syntax_02_captures_URL_reference,
    .registers = 19,
    .component_registers = 19,
    .parts = 2,
    .lists = 0,
    .params = 0,
    .composes = 1,
};
static const char url_syntax_02_parts_absoluteURL[] = "user\0" "password\0";

static const uric_capture url_syntax_02_captures_absoluteURL[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {3, 4}, /* userinfo */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {14, 15}, /* query */
    {33, 33}, /* not reported */
    {3, 5}, /* user */
    {6, 7}, /* password */
};
static const uric_components url_syntax_02_components_absoluteURL = {
#if URIC_OPERATIONS
    .revision = &url_syntax_02_revision,
#endif
#if URIC_KINDS
    .host = &url_syntax_02_host_kinds,
#endif
    .part_names = url_syntax_02_parts_absoluteURL,
    .capture = url_syntax_02_captures_absoluteURL,
    .registers = 16,
    .component_registers = 16,
    .parts = 2,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* url_syntax_02_parse_URL_reference: 73 states, 61 actions, 14 classes */
static const uint8_t url_syntax_02_parse_URL_reference_entry[1022] = {
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 4, 4, 4, 4, 4, 5, 4,
    7, 4, 79, 79, 11, 4, 122, 14, 64, 64, 64, 64, 102, 64, 64, 110,
    64, 64, 102, 110, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 102, 110, 102, 102, 110, 110, 102, 110, 102, 110, 102, 110, 102, 102,
    102, 110, 110, 110, 102, 110, 102, 110, 84, 64, 65, 64, 64, 115, 126, 64,
    131, 64, 73, 73, 73, 73, 73, 134, 73, 76, 73, 80, 80, 93, 73, 85,
    93, 73, 106, 73, 73, 106, 73, 73, 106, 73, 106, 106, 106, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 103, 111, 103, 103, 111,
    111, 103, 111, 103, 111, 103, 111, 103, 103, 103, 111, 111, 111, 103, 111, 103,
    111, 85, 73, 98, 73, 73, 116, 127, 73, 127, 73, 27, 27, 27, 27, 27,
    28, 27, 30, 27, 81, 81, 34, 27, 123, 39, 32, 32, 32, 32, 104, 32,
    32, 112, 32, 32, 104, 112, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 134, 104, 112, 104, 104, 112, 112, 104, 112, 104, 112, 104, 112,
    104, 104, 104, 112, 112, 112, 104, 112, 104, 112, 86, 32, 36, 32, 32, 117,
    128, 32, 132, 32, 2, 3, 2, 3, 4, 5, 4, 7, 4, 79, 79, 11,
    4, 122, 14, 64, 64, 64, 64, 102, 64, 64, 110, 64, 64, 102, 110, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 102, 110, 102,
    102, 110, 110, 102, 110, 102, 110, 102, 110, 102, 102, 102, 110, 110, 110, 102,
    110, 102, 110, 84, 64, 65, 64, 64, 115, 126, 64, 131, 64, 2, 3, 2,
    3, 4, 5, 4, 7, 4, 79, 79, 11, 4, 122, 14, 17, 20, 17, 17,
    55, 20, 17, 58, 17, 17, 53, 56, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 102, 110, 102, 102, 110, 110, 102, 110, 102, 110,
    53, 56, 53, 53, 55, 56, 56, 58, 53, 56, 53, 56, 84, 64, 65, 64,
    64, 115, 126, 64, 131, 64, 2, 3, 2, 3, 4, 5, 4, 7, 4, 79,
    79, 11, 4, 122, 14, 66, 67, 64, 67, 44, 64, 70, 46, 72, 67, 44,
    46, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 102,
    110, 102, 102, 110, 110, 102, 110, 102, 110, 43, 45, 102, 44, 102, 110, 46,
    110, 47, 48, 49, 50, 84, 64, 65, 64, 64, 115, 126, 64, 131, 64, 6,
    8, 4, 4, 4, 5, 63, 7, 78, 82, 92, 94, 109, 87, 94, 4, 107,
    4, 4, 107, 4, 4, 107, 4, 107, 107, 107, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 102, 110, 102, 102, 110, 110, 102, 110,
    102, 110, 102, 110, 102, 102, 102, 110, 110, 110, 102, 110, 102, 110, 87, 4,
    99, 4, 4, 118, 129, 4, 129, 4, 2, 3, 2, 3, 4, 5, 4, 7,
    4, 79, 79, 11, 4, 122, 14, 15, 16, 18, 18, 19, 16, 21, 22, 23,
    24, 25, 26, 29, 31, 4, 33, 5, 35, 7, 37, 64, 38, 11, 65, 40,
    14, 51, 52, 59, 54, 60, 57, 61, 62, 25, 26, 51, 52, 54, 54, 19,
    57, 57, 22, 59, 60, 61, 62, 88, 64, 65, 21, 18, 68, 69, 23, 71,
    24, 4, 4, 75, 77, 4, 5, 4, 7, 4, 79, 79, 11, 4, 122, 14,
    96, 108, 96, 96, 114, 96, 96, 125, 96, 108, 114, 125, 134, 134, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 102, 110, 102, 102, 110, 110,
    102, 110, 102, 110, 102, 110, 102, 102, 102, 110, 110, 110, 102, 110, 102, 110,
    89, 96, 99, 96, 96, 119, 126, 96, 131, 96, 74, 74, 74, 74, 74, 5,
    74, 7, 74, 83, 83, 95, 74, 124, 95, 74, 74, 74, 74, 105, 74, 74,
    113, 74, 74, 105, 113, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134,
    134, 134, 134, 105, 113, 105, 105, 113, 113, 105, 113, 105, 113, 105, 113, 105,
    105, 105, 113, 113, 113, 105, 113, 105, 113, 74, 74, 100, 74, 74, 120, 130,
    74, 133, 74, 4, 4, 4, 4, 4, 5, 4, 7, 4, 79, 79, 11, 4,
    122, 14, 97, 97, 97, 97, 102, 97, 97, 110, 97, 97, 102, 110, 134, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 102, 110, 102, 102,
    110, 110, 102, 110, 102, 110, 102, 110, 102, 102, 102, 110, 110, 110, 102, 110,
    102, 110, 90, 97, 101, 97, 97, 121, 126, 97, 131, 97, 2, 3, 2, 3,
    4, 5, 4, 7, 4, 79, 79, 11, 4, 122, 14, 18, 16, 18, 18, 19,
    16, 18, 22, 18, 18, 54, 57, 29, 31, 4, 33, 5, 35, 7, 37, 64,
    38, 11, 65, 40, 14, 19, 22, 19, 19, 22, 22, 19, 22, 19, 22, 54,
    57, 54, 54, 19, 57, 57, 22, 54, 57, 54, 57, 91, 64, 65, 16, 16,
    115, 126, 16, 131, 16, 2, 3, 2, 3, 4, 5, 4, 7, 4, 79, 79,
    11, 4, 122, 14, 18, 16, 18, 18, 19, 16, 18, 22, 18, 18, 54, 57,
    134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 19, 22,
    19, 19, 22, 22, 19, 22, 19, 22, 54, 57, 54, 54, 19, 57, 57, 22,
    54, 57, 54, 57, 91, 64, 65, 16, 16, 115, 126, 16, 131, 16};
static const uint8_t url_syntax_02_parse_URL_reference_accept[73] = {
    2, 2, 2, 2, 2, 3, 2, 4, 2, 5, 5, 6, 2, 7, 6, 2,
    8, 2, 2, 8, 2, 2, 8, 2, 8, 8, 8, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 9, 9, 10, 10, 9,
    10, 9, 10, 9, 10, 9, 9, 9, 10, 10, 10, 9, 10, 9, 10, 7,
    2, 11, 2, 2, 12, 13, 2, 13, 2};
static const uric_action url_syntax_02_parse_URL_reference_final_action[12] = {
    {{13, 32, 32, 32}, 32, 0, 0, 0, 0x2000, 0x0}, {{17, 32, 32, 32}, 32, 0, 0, 0, 0x20000, 0x0},
    {{15, 32, 32, 32}, 32, 0, 0, 0, 0x8000, 0x0}, {{13, 32, 32, 32}, 12, 0, 0, 0, 0x2000, 0x1000},
    {{2, 13, 32, 32}, 12, 0, 0, 0, 0x2004, 0x1000}, {{2, 13, 32, 32}, 1, 1, 0, 0, 0x2004, 0x2},
    {{2, 9, 13, 32}, 12, 0, 0, 0, 0x2204, 0x1000}, {{13, 32, 32, 32}, 32, 3, 0, 0, 0x2000, 0x0},
    {{13, 32, 32, 32}, 32, 6, 0, 0, 0x2000, 0x0}, {{13, 32, 32, 32}, 32, 4, 0, 0, 0x2000, 0x0},
    {{2, 11, 13, 32}, 12, 4, 0, 0, 0x2804, 0x1000}, {{2, 11, 13, 32}, 12, 0, 0, 0, 0x2804, 0x1000},
};
static const uric_action url_syntax_02_parse_URL_reference_action[61] = {
    {{13, 16, 32, 32}, 32, 0, 0, 5, 0x12000, 0x0}, {{13, 14, 32, 32}, 32, 0, 0, 7, 0x6000, 0x0},
    {{0, 32, 32, 32}, 32, 0, 0, 9, 0x1, 0x0}, {{15, 16, 32, 32}, 32, 0, 0, 5, 0x18000, 0x0},
    {{0, 32, 32, 32}, 32, 0, 0, 10, 0x1, 0x0}, {{1, 32, 32, 32}, 32, 0, 0, 11, 0x2, 0x0},
    {{32, 32, 32, 32}, 12, 0, 0, 4, 0x0, 0x1000}, {{13, 16, 32, 32}, 12, 0, 0, 5, 0x12000, 0x1000},
    {{32, 32, 32, 32}, 12, 0, 0, 27, 0x0, 0x1000}, {{32, 32, 32, 32}, 12, 0, 0, 6, 0x0, 0x1000},
    {{13, 14, 32, 32}, 12, 0, 0, 7, 0x6000, 0x1000}, {{32, 32, 32, 32}, 1, 10, 0, 64, 0x0, 0x2},
    {{2, 13, 16, 32}, 1, 1, 0, 5, 0x12004, 0x2}, {{32, 32, 32, 32}, 1, 10, 0, 32, 0x0, 0x2},
    {{2, 32, 32, 32}, 1, 1, 0, 4, 0x4, 0x2}, {{32, 32, 32, 32}, 1, 12, 0, 15, 0x0, 0x2},
    {{5, 6, 32, 32}, 1, 10, 0, 65, 0x60, 0x2}, {{4, 5, 8, 32}, 1, 10, 0, 41, 0x130, 0x2},
    {{32, 32, 32, 32}, 1, 12, 0, 16, 0x0, 0x2}, {{32, 32, 32, 32}, 32, 15, 0, 12, 0x0, 0x0},
    {{2, 13, 16, 32}, 12, 0, 0, 5, 0x12004, 0x1000}, {{2, 32, 32, 32}, 12, 0, 0, 4, 0x4, 0x1000},
    {{2, 13, 14, 32}, 12, 0, 0, 7, 0x6004, 0x1000}, {{5, 6, 32, 32}, 32, 0, 0, 65, 0x60, 0x0},
    {{4, 5, 8, 32}, 32, 0, 0, 41, 0x130, 0x0}, {{13, 16, 32, 32}, 32, 4, 0, 5, 0x12000, 0x0},
    {{32, 32, 32, 32}, 32, 4, 0, 4, 0x0, 0x0}, {{13, 14, 32, 32}, 32, 4, 0, 7, 0x6000, 0x0},
    {{4, 7, 8, 32}, 32, 0, 0, 42, 0x190, 0x0}, {{32, 32, 32, 32}, 32, 3, 0, 4, 0x0, 0x0},
    {{13, 16, 32, 32}, 32, 3, 0, 5, 0x12000, 0x0}, {{32, 32, 32, 32}, 32, 3, 0, 27, 0x0, 0x0},
    {{13, 14, 32, 32}, 32, 3, 0, 7, 0x6000, 0x0}, {{2, 9, 13, 16}, 12, 0, 0, 5, 0x12204, 0x1000},
    {{2, 9, 32, 32}, 12, 0, 0, 4, 0x204, 0x1000}, {{5, 6, 9, 10}, 32, 0, 0, 68, 0x660, 0x0},
    {{32, 32, 32, 32}, 32, 19, 0, 13, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 6, 0, 4, 0x0, 0x0},
    {{13, 16, 32, 32}, 32, 6, 0, 5, 0x12000, 0x0}, {{32, 32, 32, 32}, 32, 6, 0, 27, 0x0, 0x0},
    {{13, 14, 32, 32}, 32, 6, 0, 7, 0x6000, 0x0}, {{9, 10, 32, 32}, 32, 0, 0, 69, 0x600, 0x0},
    {{32, 32, 32, 32}, 32, 22, 0, 65, 0x0, 0x0}, {{2, 11, 13, 16}, 12, 4, 0, 5, 0x12804, 0x1000},
    {{32, 32, 32, 32}, 32, 22, 0, 36, 0x0, 0x0}, {{2, 11, 32, 32}, 12, 4, 0, 4, 0x804, 0x1000},
    {{32, 32, 32, 32}, 32, 24, 0, 4, 0x0, 0x0}, {{13, 14, 32, 32}, 32, 24, 0, 7, 0x6000, 0x0},
    {{4, 7, 8, 32}, 32, 22, 0, 42, 0x190, 0x0}, {{32, 32, 32, 32}, 1, 0, 0, 14, 0x0, 0x2},
    {{32, 32, 32, 32}, 1, 0, 0, 39, 0x0, 0x2}, {{2, 13, 14, 32}, 1, 1, 0, 7, 0x6004, 0x2},
    {{9, 10, 32, 32}, 32, 0, 0, 71, 0x600, 0x0}, {{32, 32, 32, 32}, 32, 27, 0, 4, 0x0, 0x0},
    {{2, 11, 13, 16}, 12, 0, 0, 5, 0x12804, 0x1000}, {{32, 32, 32, 32}, 32, 27, 0, 27, 0x0, 0x0},
    {{2, 11, 32, 32}, 12, 0, 0, 4, 0x804, 0x1000}, {{13, 14, 32, 32}, 32, 27, 0, 7, 0x6000, 0x0},
    {{32, 32, 32, 32}, 32, 31, 0, 4, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 31, 0, 27, 0x0, 0x0},
    {{13, 14, 32, 32}, 32, 31, 0, 7, 0x6000, 0x0},
};
static const uint8_t url_syntax_02_parse_URL_reference_operations[35] = {
    44, 255, 68, 69, 255, 68, 69, 71, 255, 35, 255, 35, 40, 255, 114, 12,
    44, 255, 108, 18, 255, 73, 255, 69, 73, 255, 68, 69, 73, 255, 68, 69,
    71, 73, 255};
static const uint8_t url_syntax_02_parse_URL_reference_self_loop[73] = {
    0, 0, 2, 2, 1, 3, 0, 3, 0, 0, 0, 1, 0, 0, 1, 4,
    2, 0, 2, 2, 0, 4, 2, 4, 4, 4, 4, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4, 4, 0, 2, 0, 0, 2, 0, 4, 4, 4, 4, 0,
    1, 1, 0, 0, 4, 4, 0, 4, 0};
static const uric_triplet_loop url_syntax_02_parse_URL_reference_triplet_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely url_syntax_02_parse_URL_reference_likely[73] = {
    {{0x3170, 0x80}, {2, 6}}, {{0x3170, 0x80}, {3, 8}}, {{0x200, 0x0}, {75, 0}},
    {{0x200, 0x0}, {77, 0}}, {{0x400, 0x8}, {74, 27}}, {{0x8, 0x0}, {28, 0}},
    {{0x80, 0x3b72}, {63, 4}}, {{0x4, 0x8}, {76, 30}}, {{0x3b72, 0x0}, {4, 0}},
    {{0x80, 0x3b72}, {82, 79}}, {{0x80, 0x3b72}, {92, 79}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {109, 0}}, {{0x3b72, 0x0}, {122, 0}}, {{0x80, 0x3b72}, {94, 14}},
    {{0x0, 0x0}, {0, 0}}, {{0x80, 0x200}, {107, 108}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1100, 0x0}, {29, 0}}, {{0x1100, 0x0}, {31, 0}}, {{0x1100, 0x0}, {4, 0}},
    {{0x1100, 0x0}, {33, 0}}, {{0x1100, 0x0}, {5, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1100, 0x0}, {7, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x3000, 0x0}, {91, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x3000, 0x0}, {16, 0}}, {{0x80, 0x0}, {118, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_parse_URL_reference_expected[73] = {
    0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t url_syntax_02_parse_URL_reference_expected_terms[9] = {
    1, 2, 0, 255, 1, 0, 255, 3, 255};
static const uric_error_component url_syntax_02_parse_URL_reference_error_component[73] = {
    {12, 13}, {12, 13}, {12, 13}, {12, 13}, {12, 13}, {16, 17}, {12, 13}, {14, 15}, {12, 13}, {254, 13}, {254, 13}, {1, 2}, {12, 13}, {254, 13}, {12, 13}, {3, 5},
    {3, 5}, {3, 5}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {8, 9}, {8, 9}, {12, 13}, {16, 17}, {12, 13}, {14, 15}, {16, 17},
    {3, 5}, {14, 15}, {1, 2}, {3, 5}, {6, 7}, {1, 2}, {6, 7}, {12, 13}, {12, 13}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9},
    {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {254, 5},
    {3, 5}, {6, 7}, {3, 5}, {3, 5}, {6, 7}, {10, 11}, {3, 5}, {10, 11}, {3, 5}};
#endif
static const uric_machine url_syntax_02_parse_URL_reference = {
    url_syntax_02_hostnumber_byte_class, url_syntax_02_parse_URL_reference_entry, NULL,
    url_syntax_02_parse_URL_reference_accept, url_syntax_02_parse_URL_reference_final_action, url_syntax_02_parse_URL_reference_action, url_syntax_02_parse_URL_reference_operations,
    url_syntax_02_parse_URL_reference_self_loop, url_syntax_02_parse_URL_reference_likely, url_syntax_02_hostnumber_self_loop_sets, url_syntax_02_parse_URL_reference_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_parse_URL_reference_expected, url_syntax_02_parse_URL_reference_expected_terms, url_syntax_02_terms, url_syntax_02_parse_URL_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    73, 61, 14, 15, 0,
};
static const uric_prefix uric_url_syntax_02_URL_reference_prefixes[] = {
    {"https://", 8, {0, 12, 32, 32}, {6, 6, 0, 0}, 63},
    {"http://", 7, {0, 12, 32, 32}, {5, 5, 0, 0}, 63},
};
static const char uric_url_syntax_02_URL_reference_name[] = "URL-reference";
const uric_rule uric_url_syntax_02_URL_reference = {uric_url_syntax_02_URL_reference_name, &url_syntax_02_parse_URL_reference, &url_syntax_02_components_URL_reference, 0, 2, uric_url_syntax_02_URL_reference_prefixes};
static const uric_prefix uric_url_syntax_02_resolvable_prefixes[] = {
    {"https://", 8, {0, 32, 32, 32}, {6, 0, 0, 0}, 13},
    {"http://", 7, {0, 32, 32, 32}, {5, 0, 0, 0}, 13},
};
static const char uric_url_syntax_02_resolvable_name[] = "resolvable";
const uric_rule uric_url_syntax_02_resolvable = {uric_url_syntax_02_resolvable_name, &url_syntax_02_parse_URL_reference, &url_syntax_02_components_URL_reference, 1, 2, uric_url_syntax_02_resolvable_prefixes};

/* url_syntax_02_parse_absoluteURL: 58 states, 37 actions, 14 classes */
static const uint8_t url_syntax_02_parse_absoluteURL_entry[812] = {
    95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95, 95, 95, 11, 11, 11, 13, 72, 77, 72, 72, 88, 77, 77, 92,
    72, 77, 72, 77, 60, 27, 27, 29, 27, 27, 27, 27, 72, 27, 27, 81,
    27, 77, 27, 27, 27, 27, 72, 77, 72, 77, 72, 72, 72, 77, 77, 77,
    72, 77, 72, 77, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 2, 2, 2, 4, 73, 78, 73, 73,
    89, 78, 78, 93, 73, 78, 73, 78, 61, 5, 5, 8, 5, 5, 5, 5,
    73, 5, 5, 82, 5, 78, 5, 5, 5, 5, 73, 78, 73, 78, 73, 73,
    73, 78, 78, 78, 73, 78, 73, 78, 1, 1, 95, 95, 95, 95, 95, 95,
    95, 95, 11, 11, 11, 13, 72, 77, 72, 72, 88, 77, 77, 92, 72, 77,
    72, 77, 60, 27, 27, 29, 27, 27, 27, 27, 72, 27, 27, 81, 27, 77,
    27, 27, 27, 27, 72, 77, 72, 77, 72, 72, 72, 77, 77, 77, 72, 77,
    72, 77, 1, 1, 95, 95, 95, 95, 95, 95, 95, 95, 11, 11, 11, 13,
    72, 77, 72, 72, 88, 77, 77, 92, 72, 77, 72, 77, 60, 27, 31, 29,
    35, 31, 27, 31, 50, 35, 27, 81, 31, 53, 27, 31, 27, 31, 48, 51,
    48, 51, 48, 48, 50, 51, 51, 53, 48, 51, 48, 51, 1, 1, 95, 95,
    95, 95, 95, 95, 95, 95, 11, 11, 11, 13, 72, 77, 72, 72, 88, 77,
    77, 92, 72, 77, 72, 77, 60, 27, 32, 29, 36, 27, 27, 36, 17, 27,
    27, 81, 40, 20, 27, 42, 27, 36, 17, 20, 16, 19, 72, 17, 72, 77,
    20, 77, 22, 23, 24, 25, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    12, 11, 26, 13, 72, 77, 72, 72, 90, 77, 77, 90, 72, 77, 72, 77,
    62, 11, 11, 69, 75, 11, 11, 11, 75, 11, 11, 83, 11, 75, 11, 11,
    11, 75, 75, 75, 72, 77, 72, 72, 72, 77, 77, 77, 72, 77, 72, 77,
    1, 1, 3, 11, 6, 7, 13, 27, 9, 29, 11, 11, 11, 13, 46, 47,
    54, 49, 18, 55, 52, 21, 56, 57, 44, 45, 63, 27, 28, 29, 30, 33,
    38, 33, 34, 30, 33, 37, 38, 39, 41, 41, 43, 43, 44, 45, 46, 47,
    49, 49, 34, 52, 52, 39, 54, 55, 56, 57, 95, 59, 95, 95, 95, 95,
    95, 95, 95, 95, 11, 11, 11, 13, 72, 77, 72, 72, 88, 77, 77, 92,
    72, 77, 72, 77, 64, 67, 67, 69, 76, 67, 67, 67, 80, 67, 67, 84,
    67, 87, 67, 67, 67, 76, 80, 87, 72, 77, 72, 72, 72, 77, 77, 77,
    72, 77, 72, 77, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 58, 58,
    58, 13, 74, 79, 74, 74, 91, 79, 79, 94, 74, 79, 74, 79, 58, 58,
    58, 70, 58, 58, 58, 58, 74, 58, 58, 85, 58, 79, 58, 58, 58, 58,
    74, 79, 74, 79, 74, 74, 74, 79, 79, 79, 74, 79, 74, 79, 95, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 11, 11, 11, 13, 72, 77, 72, 72,
    88, 77, 77, 92, 72, 77, 72, 77, 65, 68, 68, 71, 68, 68, 68, 68,
    72, 68, 68, 86, 68, 77, 68, 68, 68, 68, 72, 77, 72, 77, 72, 72,
    72, 77, 77, 77, 72, 77, 72, 77, 1, 1, 3, 11, 6, 7, 13, 27,
    9, 29, 11, 11, 11, 13, 34, 39, 34, 34, 88, 39, 39, 92, 34, 39,
    34, 39, 66, 27, 33, 29, 30, 33, 30, 33, 34, 30, 30, 81, 33, 39,
    30, 33, 30, 33, 49, 52, 49, 52, 49, 49, 34, 52, 52, 39, 49, 52,
    49, 52, 1, 1, 95, 95, 95, 95, 95, 95, 95, 95, 11, 11, 11, 13,
    34, 39, 34, 34, 88, 39, 39, 92, 34, 39, 34, 39, 66, 27, 33, 29,
    30, 33, 30, 33, 34, 30, 30, 81, 33, 39, 30, 33, 30, 33, 49, 52,
    49, 52, 49, 49, 34, 52, 52, 39, 49, 52, 49, 52};
static const uint8_t url_syntax_02_parse_absoluteURL_accept[58] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 3, 4, 5,
    4, 4, 6, 5, 5, 6, 4, 5, 4, 5, 7, 2, 2, 8, 9, 2,
    2, 2, 9, 2, 2, 10, 2, 9, 2, 2, 2, 9, 9, 9, 4, 5,
    4, 4, 4, 5, 5, 5, 4, 5, 4, 5};
static const uric_action url_syntax_02_parse_absoluteURL_final_action[9] = {
    {{13, 32, 32, 32}, 32, 0, 0, 0, 0x2000, 0x0}, {{15, 32, 32, 32}, 32, 0, 0, 0, 0x8000, 0x0},
    {{13, 32, 32, 32}, 32, 1, 0, 0, 0x2000, 0x0}, {{13, 32, 32, 32}, 32, 4, 0, 0, 0x2000, 0x0},
    {{2, 11, 13, 32}, 12, 0, 0, 0, 0x2804, 0x1000}, {{2, 13, 32, 32}, 1, 8, 0, 0, 0x2004, 0x2},
    {{13, 32, 32, 32}, 32, 2, 0, 0, 0x2000, 0x0}, {{2, 9, 13, 32}, 12, 0, 0, 0, 0x2204, 0x1000},
    {{2, 11, 13, 32}, 12, 2, 0, 0, 0x2804, 0x1000},
};
static const uric_action url_syntax_02_parse_absoluteURL_action[37] = {
    {{13, 14, 32, 32}, 32, 0, 0, 13, 0x6000, 0x0}, {{0, 12, 32, 32}, 32, 0, 0, 10, 0x1001, 0x0},
    {{32, 32, 32, 32}, 1, 10, 0, 27, 0x0, 0x2}, {{32, 32, 32, 32}, 1, 10, 0, 5, 0x0, 0x2},
    {{2, 32, 32, 32}, 1, 8, 0, 11, 0x4, 0x2}, {{32, 32, 32, 32}, 1, 12, 0, 28, 0x0, 0x2},
    {{5, 6, 32, 32}, 1, 10, 0, 29, 0x60, 0x2}, {{4, 5, 8, 32}, 1, 10, 0, 14, 0x130, 0x2},
    {{32, 32, 32, 32}, 1, 12, 0, 30, 0x0, 0x2}, {{5, 6, 32, 32}, 32, 0, 0, 29, 0x60, 0x0},
    {{4, 5, 8, 32}, 32, 0, 0, 14, 0x130, 0x0}, {{32, 32, 32, 32}, 32, 2, 0, 11, 0x0, 0x0},
    {{13, 14, 32, 32}, 32, 2, 0, 13, 0x6000, 0x0}, {{4, 7, 8, 32}, 32, 0, 0, 15, 0x190, 0x0},
    {{32, 32, 32, 32}, 32, 1, 0, 11, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 1, 0, 2, 0x0, 0x0},
    {{13, 14, 32, 32}, 32, 1, 0, 13, 0x6000, 0x0}, {{2, 9, 32, 32}, 12, 0, 0, 11, 0x204, 0x1000},
    {{5, 6, 9, 10}, 32, 0, 0, 37, 0x660, 0x0}, {{32, 32, 32, 32}, 32, 4, 0, 11, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 4, 0, 2, 0x0, 0x0}, {{13, 14, 32, 32}, 32, 4, 0, 13, 0x6000, 0x0},
    {{9, 10, 32, 32}, 32, 0, 0, 18, 0x600, 0x0}, {{32, 32, 32, 32}, 32, 15, 0, 29, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 15, 0, 8, 0x0, 0x0}, {{2, 11, 32, 32}, 12, 2, 0, 11, 0x804, 0x1000},
    {{32, 32, 32, 32}, 32, 17, 0, 11, 0x0, 0x0}, {{13, 14, 32, 32}, 32, 17, 0, 13, 0x6000, 0x0},
    {{4, 7, 8, 32}, 32, 15, 0, 15, 0x190, 0x0}, {{9, 10, 32, 32}, 32, 0, 0, 21, 0x600, 0x0},
    {{32, 32, 32, 32}, 32, 20, 0, 11, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 20, 0, 2, 0x0, 0x0},
    {{2, 11, 32, 32}, 12, 0, 0, 11, 0x804, 0x1000}, {{13, 14, 32, 32}, 32, 20, 0, 13, 0x6000, 0x0},
    {{32, 32, 32, 32}, 32, 24, 0, 11, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 24, 0, 2, 0x0, 0x0},
    {{13, 14, 32, 32}, 32, 24, 0, 13, 0x6000, 0x0},
};
static const uint8_t url_syntax_02_parse_absoluteURL_operations[28] = {
    68, 69, 255, 68, 69, 71, 255, 44, 255, 35, 255, 35, 40, 255, 73, 255,
    69, 73, 255, 68, 69, 73, 255, 68, 69, 71, 73, 255};
static const uint8_t url_syntax_02_parse_absoluteURL_self_loop[58] = {
    0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3, 0, 0,
    0, 0, 4, 0, 0, 4, 0, 0, 0, 0, 0, 1, 4, 1, 2, 0,
    0, 2, 2, 0, 0, 4, 4, 2, 0, 4, 0, 4, 4, 4, 4, 4,
    0, 2, 0, 0, 2, 0, 4, 4, 4, 4};
static const uric_triplet_loop url_syntax_02_parse_absoluteURL_triplet_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely url_syntax_02_parse_absoluteURL_likely[58] = {
    {{0x3170, 0x0}, {1, 0}}, {{0x200, 0x0}, {59, 0}}, {{0x1100, 0x0}, {3, 0}},
    {{0x1100, 0x0}, {11, 0}}, {{0x1100, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1100, 0x0}, {13, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x80, 0x3b72}, {12, 11}}, {{0x400, 0x3bf2}, {58, 11}},
    {{0x80, 0x3b72}, {26, 11}}, {{0x8, 0x0}, {4, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x3000, 0x0}, {66, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x200}, {75, 76}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x3000, 0x0}, {30, 0}}, {{0x80, 0x0}, {83, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_parse_absoluteURL_expected[58] = {
    0, 5, 11, 11, 11, 11, 11, 11, 11, 11, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13};
static const uint8_t url_syntax_02_parse_absoluteURL_expected_terms[16] = {
    4, 5, 6, 7, 255, 4, 5, 6, 7, 8, 255, 3, 255, 1, 0, 255};
static const uric_error_component url_syntax_02_parse_absoluteURL_error_component[58] = {
    {33, 0}, {33, 0}, {12, 13}, {12, 13}, {14, 15}, {3, 5}, {14, 15}, {3, 5}, {6, 7}, {6, 7}, {12, 13}, {12, 13}, {12, 13}, {14, 15}, {8, 9}, {8, 9},
    {8, 9}, {8, 9}, {10, 11}, {8, 9}, {8, 9}, {10, 11}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {254, 5}, {3, 5}, {3, 5}, {6, 7}, {3, 5}, {3, 5},
    {3, 5}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {6, 7}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {3, 5}, {3, 5}, {8, 9}, {8, 9}, {8, 9}, {8, 9},
    {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}};
#endif
static const uric_machine url_syntax_02_parse_absoluteURL = {
    url_syntax_02_hostnumber_byte_class, url_syntax_02_parse_absoluteURL_entry, NULL,
    url_syntax_02_parse_absoluteURL_accept, url_syntax_02_parse_absoluteURL_final_action, url_syntax_02_parse_absoluteURL_action, url_syntax_02_parse_absoluteURL_operations,
    url_syntax_02_parse_absoluteURL_self_loop, url_syntax_02_parse_absoluteURL_likely, url_syntax_02_hostnumber_self_loop_sets, url_syntax_02_parse_absoluteURL_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_parse_absoluteURL_expected, url_syntax_02_parse_absoluteURL_expected_terms, url_syntax_02_terms, url_syntax_02_parse_absoluteURL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    58, 37, 14, 15, 0,
};
static const uric_prefix uric_url_syntax_02_absoluteURL_prefixes[] = {
    {"https://", 8, {0, 12, 32, 32}, {6, 6, 0, 0}, 26},
    {"http://", 7, {0, 12, 32, 32}, {5, 5, 0, 0}, 26},
};
static const char uric_url_syntax_02_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_url_syntax_02_absoluteURL = {uric_url_syntax_02_absoluteURL_name, &url_syntax_02_parse_absoluteURL, &url_syntax_02_components_absoluteURL, 0, 2, uric_url_syntax_02_absoluteURL_prefixes};
static const uric_prefix uric_url_syntax_02_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 11},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 11},
};
static const char uric_url_syntax_02_relativeURL_name[] = "relativeURL";
const uric_rule uric_url_syntax_02_relativeURL = {uric_url_syntax_02_relativeURL_name, &url_syntax_02_parse_absoluteURL, &url_syntax_02_components_absoluteURL, 10, 2, uric_url_syntax_02_relativeURL_prefixes};

static const uint32_t url_syntax_02_kept_0[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_2[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_5[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_12[8] = {0x00000000, 0x27ff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_url_syntax_02_path_encoding_name[] = "path";
const uric_encoding uric_url_syntax_02_path_encoding = {uric_url_syntax_02_path_encoding_name, url_syntax_02_kept_0, 1};
static const char uric_url_syntax_02_authority_encoding_name[] = "authority";
const uric_encoding uric_url_syntax_02_authority_encoding = {uric_url_syntax_02_authority_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_url_syntax_02_userinfo_encoding = {uric_url_syntax_02_userinfo_encoding_name, url_syntax_02_kept_2, 1};
static const char uric_url_syntax_02_user_encoding_name[] = "user";
const uric_encoding uric_url_syntax_02_user_encoding = {uric_url_syntax_02_user_encoding_name, url_syntax_02_kept_2, 1};
static const char uric_url_syntax_02_password_encoding_name[] = "password";
const uric_encoding uric_url_syntax_02_password_encoding = {uric_url_syntax_02_password_encoding_name, url_syntax_02_kept_2, 1};
static const char uric_url_syntax_02_query_encoding_name[] = "query";
const uric_encoding uric_url_syntax_02_query_encoding = {uric_url_syntax_02_query_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_fragment_encoding_name[] = "fragment";
const uric_encoding uric_url_syntax_02_fragment_encoding = {uric_url_syntax_02_fragment_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_URL_reference_encoding_name[] = "URL-reference";
const uric_encoding uric_url_syntax_02_URL_reference_encoding = {uric_url_syntax_02_URL_reference_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_relativeURL_encoding_name[] = "relativeURL";
const uric_encoding uric_url_syntax_02_relativeURL_encoding = {uric_url_syntax_02_relativeURL_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_rel_path_encoding_name[] = "rel_path";
const uric_encoding uric_url_syntax_02_rel_path_encoding = {uric_url_syntax_02_rel_path_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_path_segments_encoding_name[] = "path_segments";
const uric_encoding uric_url_syntax_02_path_segments_encoding = {uric_url_syntax_02_path_segments_encoding_name, url_syntax_02_kept_0, 1};
static const char uric_url_syntax_02_segment_encoding_name[] = "segment";
const uric_encoding uric_url_syntax_02_segment_encoding = {uric_url_syntax_02_segment_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_param_encoding_name[] = "param";
const uric_encoding uric_url_syntax_02_param_encoding = {uric_url_syntax_02_param_encoding_name, url_syntax_02_kept_12, 1};
static const char uric_url_syntax_02_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_url_syntax_02_resolvable_encoding = {uric_url_syntax_02_resolvable_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_greedy_server_encoding_name[] = "greedy_server";
const uric_encoding uric_url_syntax_02_greedy_server_encoding = {uric_url_syntax_02_greedy_server_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_single_path_encoding_name[] = "single_path";
const uric_encoding uric_url_syntax_02_single_path_encoding = {uric_url_syntax_02_single_path_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_first_segment_encoding_name[] = "first_segment";
const uric_encoding uric_url_syntax_02_first_segment_encoding = {uric_url_syntax_02_first_segment_encoding_name, url_syntax_02_kept_1, 0};

/* url_syntax_02_check_URL_reference: 136 states, 0 actions, 16 classes */
static const uint8_t url_syntax_02_check_URL_reference_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 161, 0, 2, 161, 3, 164, 161, 161, 161, 161, 165, 161, 166, 167, 40,
    249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 42, 171, 0, 164, 0, 44,
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
static const uint8_t url_syntax_02_check_URL_reference_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 212, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
static const uint8_t url_syntax_02_check_URL_reference_entry[2176] = {
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 0, 1, 2, 21, 21, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    38, 38, 41, 39, 41, 42, 38, 41, 32, 33, 34, 35, 33, 34, 38, 39,
    33, 41, 42, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 38, 38, 38, 38, 38, 38, 41,
    38, 41, 41, 41, 41, 41, 38, 41, 38, 41, 38, 41, 41, 136, 21, 21,
    1, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 68, 69, 74, 75, 75, 75, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    70, 70, 86, 80, 86, 89, 70, 86, 71, 72, 73, 76, 72, 73, 70, 80,
    72, 86, 89, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 70, 70, 70, 70, 70, 70, 86,
    70, 86, 86, 86, 86, 86, 70, 86, 70, 86, 70, 86, 86, 136, 136, 136,
    0, 1, 2, 21, 21, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 38, 38, 41, 39, 41, 42, 38, 41,
    32, 33, 34, 35, 33, 34, 38, 39, 33, 41, 42, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 38, 38, 38, 38, 38, 38, 41, 38, 41, 41, 41, 41, 41, 38, 41,
    38, 41, 38, 41, 41, 21, 136, 136, 0, 1, 2, 21, 21, 136, 8, 9,
    8, 9, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    38, 38, 41, 39, 41, 42, 38, 41, 32, 33, 34, 35, 33, 34, 38, 39,
    33, 41, 42, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 38, 38, 38, 38, 38, 38, 41,
    38, 41, 41, 41, 41, 41, 38, 41, 38, 41, 38, 41, 41, 21, 136, 136,
    0, 1, 2, 21, 21, 136, 8, 9, 8, 9, 97, 99, 100, 107, 95, 98,
    105, 136, 136, 136, 136, 136, 136, 136, 38, 117, 41, 39, 124, 42, 114, 121,
    32, 33, 34, 35, 33, 34, 38, 39, 33, 41, 42, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 95, 98, 98, 136, 95,
    95, 97, 98, 99, 100, 95, 98, 136, 105, 105, 105, 107, 95, 98, 136, 105,
    105, 114, 114, 38, 114, 117, 38, 121, 114, 121, 41, 121, 124, 41, 38, 121,
    114, 41, 38, 121, 41, 136, 21, 21, 0, 1, 2, 21, 21, 136, 8, 9,
    8, 9, 53, 45, 136, 61, 53, 45, 61, 136, 136, 136, 136, 136, 136, 136,
    38, 118, 41, 39, 125, 42, 118, 125, 32, 33, 34, 35, 33, 34, 38, 39,
    33, 41, 42, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 52, 54, 45, 55, 136, 53, 136, 136, 136, 136, 57, 58, 59,
    60, 136, 61, 136, 62, 63, 64, 65, 66, 115, 38, 38, 118, 38, 38, 122,
    126, 41, 41, 125, 41, 41, 38, 129, 130, 41, 38, 132, 41, 136, 21, 21,
    0, 1, 136, 136, 21, 136, 136, 136, 136, 136, 136, 136, 136, 1, 136, 136,
    1, 22, 1, 136, 33, 136, 26, 1, 136, 136, 1, 136, 1, 1, 136, 1,
    136, 33, 136, 136, 40, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 21, 136, 136, 0, 1, 2, 21, 21, 136, 8, 9,
    8, 9, 10, 11, 12, 13, 14, 15, 16, 136, 136, 19, 136, 136, 136, 23,
    113, 25, 119, 27, 28, 29, 30, 31, 32, 33, 34, 35, 33, 34, 38, 39,
    33, 41, 42, 91, 92, 93, 12, 136, 94, 21, 136, 21, 101, 96, 102, 103,
    104, 108, 109, 110, 111, 106, 14, 15, 19, 112, 16, 21, 77, 78, 79, 81,
    82, 83, 84, 67, 85, 0, 1, 38, 87, 32, 33, 34, 2, 35, 88, 39,
    41, 90, 42, 91, 92, 93, 94, 96, 96, 10, 93, 11, 12, 101, 102, 103,
    104, 106, 106, 13, 108, 109, 110, 111, 112, 113, 116, 120, 116, 25, 116, 119,
    120, 123, 127, 123, 28, 123, 128, 127, 128, 131, 30, 131, 31, 136, 21, 136,
    0, 1, 2, 21, 21, 136, 136, 136, 1, 136, 19, 136, 136, 23, 19, 136,
    23, 136, 136, 136, 136, 136, 136, 136, 39, 27, 42, 136, 29, 136, 27, 29,
    136, 33, 34, 32, 33, 34, 39, 136, 33, 42, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 39, 39, 39, 39, 39, 39, 42, 39, 42, 42, 42, 42, 42, 39, 42,
    39, 42, 39, 42, 42, 21, 136, 136, 0, 1, 136, 136, 21, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    38, 38, 41, 39, 41, 42, 38, 41, 32, 33, 34, 35, 33, 34, 38, 39,
    33, 41, 42, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 38, 38, 38, 38, 38, 38, 41,
    38, 41, 41, 41, 41, 41, 38, 41, 38, 41, 38, 41, 41, 21, 136, 136,
    0, 1, 136, 136, 21, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 21, 136, 136, 0, 1, 2, 21, 21, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    43, 43, 56, 43, 56, 56, 43, 56, 136, 33, 34, 136, 33, 34, 43, 43,
    33, 56, 56, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 43, 43, 43, 43, 43, 43, 56,
    43, 56, 56, 56, 56, 56, 43, 56, 43, 56, 43, 56, 56, 21, 136, 136,
    0, 1, 2, 21, 21, 136, 8, 9, 8, 9, 10, 11, 12, 13, 96, 93,
    106, 136, 136, 136, 136, 136, 136, 136, 25, 25, 28, 39, 28, 42, 116, 123,
    32, 33, 34, 35, 33, 34, 38, 39, 33, 41, 42, 10, 11, 11, 12, 12,
    136, 21, 21, 136, 10, 10, 11, 136, 13, 10, 11, 136, 13, 13, 10, 11,
    136, 13, 13, 21, 77, 78, 79, 81, 82, 83, 84, 67, 85, 0, 1, 38,
    87, 32, 33, 34, 2, 35, 88, 39, 41, 90, 42, 96, 93, 93, 136, 96,
    96, 10, 93, 11, 12, 96, 93, 136, 106, 106, 106, 13, 96, 93, 136, 106,
    106, 116, 116, 25, 116, 25, 25, 123, 116, 123, 28, 123, 28, 28, 25, 123,
    116, 28, 25, 123, 28, 136, 21, 136, 0, 1, 2, 21, 21, 136, 8, 9,
    8, 9, 10, 11, 12, 13, 96, 93, 106, 136, 136, 136, 136, 136, 136, 136,
    25, 25, 28, 39, 28, 42, 116, 123, 32, 33, 34, 35, 33, 34, 38, 39,
    33, 41, 42, 10, 11, 11, 12, 12, 136, 21, 21, 136, 10, 10, 11, 136,
    13, 10, 11, 136, 13, 13, 10, 11, 136, 13, 13, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 96, 93, 93, 136, 96, 96, 10, 93, 11, 12, 96, 93, 136,
    106, 106, 106, 13, 96, 93, 136, 106, 106, 116, 116, 25, 116, 25, 25, 123,
    116, 123, 28, 123, 28, 28, 25, 123, 116, 28, 25, 123, 28, 136, 21, 136};
static const uint8_t url_syntax_02_check_URL_reference_accept[136] = {
    1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t url_syntax_02_check_URL_reference_self_loop[136] = {
    3, 3, 2, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 4, 4,
    4, 0, 0, 4, 0, 0, 0, 4, 0, 2, 0, 4, 2, 4, 4, 4,
    1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 2, 4, 0,
    2, 0, 0, 0, 0, 4, 4, 4, 4, 0, 2, 0, 4, 4, 4, 4,
    4, 4, 0, 0, 2, 0, 0, 4, 4, 0, 0, 2, 0, 0, 0, 4,
    4, 0, 0, 4, 0, 0, 0, 0};
static const uric_triplet_loop url_syntax_02_check_URL_reference_triplet_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely url_syntax_02_check_URL_reference_likely[136] = {
    {{0x4, 0x8}, {1, 68}}, {{0x8, 0x0}, {69, 0}}, {{0xe6f2, 0x0}, {2, 0}},
    {{0xe6f2, 0x0}, {21, 0}}, {{0xfff2, 0x0}, {21, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xc2e0, 0x0}, {8, 0}}, {{0xc2e0, 0x0}, {9, 0}}, {{0x400, 0x0}, {1, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x400, 0x0}, {19, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {22, 0}},
    {{0x100, 0x0}, {1, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {33, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xc000, 0x0}, {25, 0}}, {{0x400, 0x0}, {27, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xc8f2, 0x0}, {39, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xeff2, 0x8}, {33, 72}}, {{0xeef2, 0x0}, {34, 0}}, {{0x400, 0x0}, {32, 0}},
    {{0xeef2, 0x100}, {33, 40}}, {{0xeef2, 0x0}, {34, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x2000, 0x0}, {43, 0}}, {{0xeef2, 0x0}, {33, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xc000, 0x0}, {10, 0}}, {{0xc000, 0x0}, {11, 0}},
    {{0xc000, 0x0}, {11, 0}}, {{0xc200, 0x0}, {12, 0}}, {{0xc000, 0x0}, {12, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xc200, 0x0}, {21, 0}}, {{0xc000, 0x0}, {21, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {77, 0}},
    {{0x4200, 0x0}, {78, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x4200, 0x0}, {82, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {0, 0}},
    {{0x4200, 0x0}, {1, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {33, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x3d30, 0x0}, {21, 0}}, {{0xc2c2, 0x0}, {21, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_check_URL_reference_expected[136] = {
    0, 4, 7, 10, 12, 14, 16, 16, 21, 27, 33, 39, 44, 48, 33, 39,
    48, 55, 55, 57, 55, 2, 55, 60, 64, 64, 68, 73, 68, 82, 64, 68,
    92, 68, 64, 100, 68, 109, 109, 112, 64, 109, 112, 120, 120, 120, 120, 122,
    124, 120, 122, 124, 120, 120, 120, 124, 120, 120, 120, 124, 120, 120, 120, 120,
    124, 120, 120, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
    126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 128, 128, 128, 132, 135,
    128, 135, 135, 135, 135, 128, 128, 132, 128, 135, 128, 135, 128, 128, 132, 128,
    128, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109,
    109, 109, 109, 109, 109, 138, 140, 142};
static const uint8_t url_syntax_02_check_URL_reference_expected_terms[144] = {
    1, 2, 0, 255, 1, 0, 255, 9, 0, 255, 9, 255, 1, 255, 10, 255,
    4, 5, 6, 7, 255, 4, 5, 6, 7, 8, 255, 4, 5, 6, 7, 0,
    255, 4, 6, 7, 8, 0, 255, 4, 6, 7, 0, 255, 4, 6, 0, 255,
    4, 6, 7, 11, 8, 0, 255, 11, 255, 12, 0, 255, 12, 11, 0, 255,
    9, 13, 0, 255, 9, 11, 13, 0, 255, 14, 10, 15, 5, 13, 16, 17,
    0, 255, 14, 10, 15, 5, 11, 13, 16, 17, 0, 255, 14, 10, 15, 5,
    13, 16, 0, 255, 14, 10, 15, 5, 8, 13, 16, 0, 255, 9, 13, 255,
    14, 10, 15, 5, 13, 16, 17, 255, 4, 255, 18, 255, 12, 255, 3, 255,
    4, 6, 7, 255, 12, 7, 255, 4, 6, 255, 19, 255, 14, 255, 20, 255};
#endif
static const uric_machine url_syntax_02_check_URL_reference = {
    url_syntax_02_check_URL_reference_byte_class, url_syntax_02_check_URL_reference_entry, NULL,
    url_syntax_02_check_URL_reference_accept, NULL, NULL, NULL,
    url_syntax_02_check_URL_reference_self_loop, url_syntax_02_check_URL_reference_likely, url_syntax_02_check_URL_reference_self_loop_sets, url_syntax_02_check_URL_reference_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_check_URL_reference_expected, url_syntax_02_check_URL_reference_expected_terms, url_syntax_02_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    136, 0, 16, 15, 0,
};
static const uric_prefix url_syntax_02_check_URL_reference_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
};
static const uric_prefix url_syntax_02_check_absoluteURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_02_check_opaque_URL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_02_check_generic_URL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_02_check_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_02_check_rel_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_02_check_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
};
static const uric_prefix url_syntax_02_check_path_segments_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
};
static const uric_prefix url_syntax_02_check_query_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_02_check_fragment_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 1},
};
static const uric_prefix url_syntax_02_check_resolvable_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 0},
};
static const uric_prefix url_syntax_02_check_single_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
};

static const uric_rule url_syntax_02_rules[] = {
    {"URL-reference", &url_syntax_02_check_URL_reference, NULL, 0, 2, url_syntax_02_check_URL_reference_prefixes},
    {"absoluteURL", &url_syntax_02_check_URL_reference, NULL, 6, 2, url_syntax_02_check_absoluteURL_prefixes},
    {"opaque-URL", &url_syntax_02_check_URL_reference, NULL, 6, 2, url_syntax_02_check_opaque_URL_prefixes},
    {"generic-URL", &url_syntax_02_check_URL_reference, NULL, 6, 2, url_syntax_02_check_generic_URL_prefixes},
    {"relativeURL", &url_syntax_02_check_URL_reference, NULL, 1, 2, url_syntax_02_check_relativeURL_prefixes},
    {"net_path", &url_syntax_02_check_URL_reference, NULL, 17, 0, NULL},
    {"abs_path", &url_syntax_02_check_URL_reference, NULL, 18, 0, NULL},
    {"rel_path", &url_syntax_02_check_URL_reference, NULL, 1, 2, url_syntax_02_check_rel_path_prefixes},
    {"scheme", &url_syntax_02_check_URL_reference, NULL, 7, 0, NULL},
    {"server", &url_syntax_02_check_URL_reference, NULL, 24, 0, NULL},
    {"user", &url_syntax_02_check_URL_reference, NULL, 32, 0, NULL},
    {"password", &url_syntax_02_check_URL_reference, NULL, 32, 0, NULL},
    {"hostport", &url_syntax_02_check_URL_reference, NULL, 43, 0, NULL},
    {"host", &url_syntax_02_check_URL_reference, NULL, 44, 0, NULL},
    {"hostname", &url_syntax_02_check_URL_reference, NULL, 45, 0, NULL},
    {"domainlabel", &url_syntax_02_check_URL_reference, NULL, 46, 0, NULL},
    {"toplabel", &url_syntax_02_check_URL_reference, NULL, 47, 0, NULL},
    {"hostnumber", &url_syntax_02_check_URL_reference, NULL, 48, 0, NULL},
    {"port", &url_syntax_02_check_URL_reference, NULL, 19, 0, NULL},
    {"path", &url_syntax_02_check_URL_reference, NULL, 33, 2, url_syntax_02_check_path_prefixes},
    {"path_segments", &url_syntax_02_check_URL_reference, NULL, 33, 2, url_syntax_02_check_path_segments_prefixes},
    {"segment", &url_syntax_02_check_URL_reference, NULL, 34, 0, NULL},
    {"param", &url_syntax_02_check_URL_reference, NULL, 2, 0, NULL},
    {"pchar", &url_syntax_02_check_URL_reference, NULL, 3, 0, NULL},
    {"query", &url_syntax_02_check_URL_reference, NULL, 1, 2, url_syntax_02_check_query_prefixes},
    {"fragment", &url_syntax_02_check_URL_reference, NULL, 1, 2, url_syntax_02_check_fragment_prefixes},
    {"urlchar", &url_syntax_02_check_URL_reference, NULL, 4, 0, NULL},
    {"reserved", &url_syntax_02_check_URL_reference, NULL, 133, 0, NULL},
    {"unreserved", &url_syntax_02_check_URL_reference, NULL, 134, 0, NULL},
    {"mark", &url_syntax_02_check_URL_reference, NULL, 135, 0, NULL},
    {"escaped", &url_syntax_02_check_URL_reference, NULL, 5, 0, NULL},
    {"hex", &url_syntax_02_check_URL_reference, NULL, 67, 0, NULL},
    {"alphanum", &url_syntax_02_check_URL_reference, NULL, 49, 0, NULL},
    {"alpha", &url_syntax_02_check_URL_reference, NULL, 50, 0, NULL},
    {"lowalpha", &url_syntax_02_check_URL_reference, NULL, 50, 0, NULL},
    {"hialpha", &url_syntax_02_check_URL_reference, NULL, 50, 0, NULL},
    {"digit", &url_syntax_02_check_URL_reference, NULL, 51, 0, NULL},
    {"rooted_path", &url_syntax_02_check_URL_reference, NULL, 20, 0, NULL},
    {"empty_path", &url_syntax_02_check_URL_reference, NULL, 21, 0, NULL},
    {"userinfo", &url_syntax_02_check_URL_reference, NULL, 35, 0, NULL},
    {"resolvable", &url_syntax_02_check_URL_reference, NULL, 0, 2, url_syntax_02_check_resolvable_prefixes},
    {"greedy_server", &url_syntax_02_check_URL_reference, NULL, 34, 0, NULL},
    {"single_path", &url_syntax_02_check_URL_reference, NULL, 36, 2, url_syntax_02_check_single_path_prefixes},
    {"first_segment", &url_syntax_02_check_URL_reference, NULL, 37, 0, NULL},
};

static const uric_rule *const url_syntax_02_parsers[] = {
    &uric_url_syntax_02_URL_reference,
    &uric_url_syntax_02_resolvable,
    &uric_url_syntax_02_absoluteURL,
    &uric_url_syntax_02_relativeURL,
};

static const char *const url_syntax_02_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "query",
    "fragment",
    "user",
    "password",
};
static const uric_encoding *const url_syntax_02_encodings[] = {
    &uric_url_syntax_02_path_encoding,
    &uric_url_syntax_02_authority_encoding,
    &uric_url_syntax_02_userinfo_encoding,
    &uric_url_syntax_02_user_encoding,
    &uric_url_syntax_02_password_encoding,
    &uric_url_syntax_02_query_encoding,
    &uric_url_syntax_02_fragment_encoding,
    &uric_url_syntax_02_URL_reference_encoding,
    &uric_url_syntax_02_relativeURL_encoding,
    &uric_url_syntax_02_rel_path_encoding,
    &uric_url_syntax_02_path_segments_encoding,
    &uric_url_syntax_02_segment_encoding,
    &uric_url_syntax_02_param_encoding,
    &uric_url_syntax_02_resolvable_encoding,
    &uric_url_syntax_02_greedy_server_encoding,
    &uric_url_syntax_02_single_path_encoding,
    &uric_url_syntax_02_first_segment_encoding,
};

const uric_grammar uric_url_syntax_02 = {
    .name = "url-syntax-02",
    .title = "draft-fielding-url-syntax-02, December 1996",
    .absolute = "absoluteURL",
    .reference = "URL-reference",
    .rule = url_syntax_02_rules,
    .parser = url_syntax_02_parsers,
    .component = url_syntax_02_component_names,
    .revision = &url_syntax_02_revision,
    .encoding = url_syntax_02_encodings,
    .resolver = &uric_url_syntax_02_resolvable,
    .rules = 44,
    .parsers = 4,
    .components = 10,
    .encodings = 17,
};
#endif
