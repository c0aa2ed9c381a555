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
    8, 8, 8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 2, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 4, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 6, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
};
static const uint8_t url_syntax_02_hostnumber_accept[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
static const uint8_t url_syntax_02_hostnumber_self_loop[8] = {
    0, 4, 0, 4, 0, 4, 0, 4};
static const uric_machine url_syntax_02_hostnumber = {
    url_syntax_02_hostnumber_byte_class, url_syntax_02_hostnumber_entry, NULL,
    url_syntax_02_hostnumber_accept, NULL, NULL,
    url_syntax_02_hostnumber_self_loop, NULL, url_syntax_02_hostnumber_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 14, 15, 0, 0, 14,
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
    134, 4, 73, 27, 2, 2, 2, 6, 2, 4, 74, 4, 2, 2,
    134, 4, 73, 27, 3, 3, 3, 8, 3, 4, 74, 4, 3, 3,
    134, 4, 73, 27, 2, 2, 2, 4, 2, 75, 74, 4, 2, 2,
    134, 4, 73, 27, 3, 3, 3, 4, 3, 77, 74, 4, 3, 3,
    134, 4, 73, 27, 4, 4, 4, 4, 4, 4, 74, 4, 4, 4,
    134, 5, 134, 28, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    134, 4, 73, 27, 4, 4, 4, 63, 4, 4, 74, 4, 4, 4,
    134, 7, 76, 30, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    134, 4, 73, 27, 4, 4, 4, 78, 4, 4, 74, 4, 4, 4,
    134, 79, 80, 81, 79, 79, 79, 82, 79, 79, 83, 79, 79, 79,
    134, 79, 80, 81, 79, 79, 79, 92, 79, 79, 83, 79, 79, 79,
    134, 11, 93, 34, 11, 11, 11, 94, 11, 11, 95, 11, 11, 11,
    134, 4, 73, 27, 4, 4, 4, 109, 4, 4, 74, 4, 4, 4,
    134, 122, 85, 123, 122, 122, 122, 87, 122, 122, 124, 122, 122, 122,
    134, 14, 93, 39, 14, 14, 14, 94, 14, 14, 95, 14, 14, 14,
    134, 64, 73, 32, 64, 17, 66, 4, 15, 96, 74, 97, 18, 18,
    134, 64, 106, 32, 64, 20, 67, 107, 16, 108, 74, 97, 16, 16,
    134, 64, 73, 32, 64, 17, 64, 4, 18, 96, 74, 97, 18, 18,
    134, 64, 73, 32, 64, 17, 67, 4, 18, 96, 74, 97, 18, 18,
    134, 102, 106, 104, 102, 55, 44, 107, 19, 114, 105, 102, 19, 19,
    134, 64, 73, 32, 64, 20, 64, 4, 16, 96, 74, 97, 16, 16,
    134, 64, 73, 32, 64, 17, 70, 4, 21, 96, 74, 97, 18, 18,
    134, 110, 106, 112, 110, 58, 46, 107, 22, 125, 113, 110, 22, 22,
    134, 64, 73, 32, 64, 17, 72, 4, 23, 96, 74, 97, 18, 18,
    134, 64, 106, 32, 64, 17, 67, 107, 24, 108, 74, 97, 18, 18,
    134, 102, 106, 104, 102, 53, 44, 107, 25, 114, 105, 102, 54, 54,
    134, 110, 106, 112, 110, 56, 46, 107, 26, 125, 113, 110, 57, 57,
    134, 134, 134, 134, 134, 134, 134, 134, 29, 134, 134, 134, 29, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 31, 134, 134, 134, 31, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 4, 134, 134, 134, 4, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 33, 134, 134, 134, 33, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 5, 134, 134, 134, 5, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 35, 134, 134, 134, 35, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 7, 134, 134, 134, 7, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 37, 134, 134, 134, 37, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 64, 134, 134, 134, 64, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 38, 134, 134, 134, 38, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 11, 134, 134, 134, 11, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 65, 134, 134, 134, 65, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 40, 134, 134, 134, 40, 134,
    134, 134, 134, 134, 134, 134, 134, 134, 14, 134, 134, 134, 14, 134,
    134, 102, 103, 104, 102, 102, 102, 102, 51, 102, 105, 102, 19, 19,
    134, 110, 111, 112, 110, 110, 110, 110, 52, 110, 113, 110, 22, 22,
    134, 102, 103, 104, 102, 102, 102, 102, 59, 102, 105, 102, 19, 19,
    134, 102, 103, 104, 102, 102, 102, 102, 54, 102, 105, 102, 19, 19,
    134, 110, 111, 112, 110, 110, 110, 110, 60, 110, 113, 110, 22, 22,
    134, 110, 111, 112, 110, 110, 110, 110, 57, 110, 113, 110, 22, 22,
    134, 102, 103, 104, 102, 102, 102, 102, 61, 102, 105, 102, 19, 19,
    134, 110, 111, 112, 110, 110, 110, 110, 62, 110, 113, 110, 22, 22,
    134, 102, 103, 104, 102, 102, 102, 102, 25, 102, 105, 102, 19, 19,
    134, 110, 111, 112, 110, 110, 110, 110, 26, 110, 113, 110, 22, 22,
    134, 102, 103, 104, 102, 53, 43, 102, 51, 102, 105, 102, 54, 54,
    134, 110, 111, 112, 110, 56, 45, 110, 52, 110, 113, 110, 57, 57,
    134, 102, 103, 104, 102, 53, 102, 102, 54, 102, 105, 102, 54, 54,
    134, 102, 103, 104, 102, 53, 44, 102, 54, 102, 105, 102, 54, 54,
    134, 102, 103, 104, 102, 55, 102, 102, 19, 102, 105, 102, 19, 19,
    134, 110, 111, 112, 110, 56, 110, 110, 57, 110, 113, 110, 57, 57,
    134, 110, 111, 112, 110, 56, 46, 110, 57, 110, 113, 110, 57, 57,
    134, 110, 111, 112, 110, 58, 110, 110, 22, 110, 113, 110, 22, 22,
    134, 102, 103, 104, 102, 53, 47, 102, 59, 102, 105, 102, 54, 54,
    134, 110, 111, 112, 110, 56, 48, 110, 60, 110, 113, 110, 57, 57,
    134, 102, 103, 104, 102, 53, 49, 102, 61, 102, 105, 102, 54, 54,
    134, 110, 111, 112, 110, 56, 50, 110, 62, 110, 113, 110, 57, 57,
    134, 84, 85, 86, 84, 84, 84, 87, 88, 89, 74, 90, 91, 91,
    134, 64, 73, 32, 64, 64, 64, 4, 64, 96, 74, 97, 64, 64,
    134, 65, 98, 36, 65, 65, 65, 99, 65, 99, 100, 101, 65, 65,
    134, 64, 73, 32, 64, 64, 64, 4, 21, 96, 74, 97, 16, 16,
    134, 64, 73, 32, 64, 64, 64, 4, 18, 96, 74, 97, 16, 16,
    134, 115, 116, 117, 115, 115, 115, 118, 68, 119, 120, 121, 115, 115,
    134, 126, 127, 128, 126, 126, 126, 129, 69, 126, 130, 126, 126, 126,
    134, 64, 73, 32, 64, 64, 64, 4, 23, 96, 74, 97, 16, 16,
    134, 131, 127, 132, 131, 131, 131, 129, 71, 131, 133, 131, 131, 131,
    134, 64, 73, 32, 64, 64, 64, 4, 24, 96, 74, 97, 16, 16,
};
static const uint8_t url_syntax_02_parse_URL_reference_accept[73] = {
    2, 2, 2, 2, 2, 4, 2, 6, 2, 8, 8, 11, 2, 15, 11, 2,
    20, 2, 2, 20, 2, 2, 20, 2, 20, 20, 20, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 29, 25, 25, 29, 29, 25,
    29, 25, 29, 25, 29, 25, 25, 25, 29, 29, 29, 25, 29, 25, 29, 15,
    2, 34, 2, 2, 37, 43, 2, 43, 2};
static const uric_action url_syntax_02_parse_URL_reference_action[61] = {
    {{13, 16, 32, 32}, 32, 0, 0, 5}, {{13, 14, 32, 32}, 32, 0, 0, 7}, {{0, 32, 32, 32}, 32, 0, 0, 9}, {{15, 16, 32, 32}, 32, 0, 0, 5},
    {{0, 32, 32, 32}, 32, 0, 0, 10}, {{1, 32, 32, 32}, 32, 0, 0, 11}, {{32, 32, 32, 32}, 12, 0, 0, 4}, {{13, 16, 32, 32}, 12, 0, 0, 5},
    {{32, 32, 32, 32}, 12, 0, 0, 27}, {{32, 32, 32, 32}, 12, 0, 0, 6}, {{13, 14, 32, 32}, 12, 0, 0, 7}, {{32, 32, 32, 32}, 1, 47, 0, 64},
    {{2, 13, 16, 32}, 1, 49, 0, 5}, {{32, 32, 32, 32}, 1, 47, 0, 32}, {{2, 32, 32, 32}, 1, 49, 0, 4}, {{32, 32, 32, 32}, 1, 51, 0, 15},
    {{5, 6, 32, 32}, 1, 47, 0, 65}, {{4, 5, 8, 32}, 1, 47, 0, 41}, {{32, 32, 32, 32}, 1, 51, 0, 16}, {{32, 32, 32, 32}, 32, 54, 0, 12},
    {{2, 13, 16, 32}, 12, 0, 0, 5}, {{2, 32, 32, 32}, 12, 0, 0, 4}, {{2, 13, 14, 32}, 12, 0, 0, 7}, {{5, 6, 32, 32}, 32, 0, 0, 65},
    {{4, 5, 8, 32}, 32, 0, 0, 41}, {{13, 16, 32, 32}, 32, 26, 0, 5}, {{32, 32, 32, 32}, 32, 26, 0, 4}, {{13, 14, 32, 32}, 32, 26, 0, 7},
    {{4, 7, 8, 32}, 32, 0, 0, 42}, {{32, 32, 32, 32}, 32, 25, 0, 4}, {{13, 16, 32, 32}, 32, 25, 0, 5}, {{32, 32, 32, 32}, 32, 25, 0, 27},
    {{13, 14, 32, 32}, 32, 25, 0, 7}, {{2, 9, 13, 16}, 12, 0, 0, 5}, {{2, 9, 32, 32}, 12, 0, 0, 4}, {{5, 6, 9, 10}, 32, 0, 0, 68},
    {{32, 32, 32, 32}, 32, 58, 0, 13}, {{32, 32, 32, 32}, 32, 29, 0, 4}, {{13, 16, 32, 32}, 32, 29, 0, 5}, {{32, 32, 32, 32}, 32, 29, 0, 27},
    {{13, 14, 32, 32}, 32, 29, 0, 7}, {{9, 10, 32, 32}, 32, 0, 0, 69}, {{32, 32, 32, 32}, 32, 61, 0, 65}, {{2, 11, 13, 16}, 12, 26, 0, 5},
    {{32, 32, 32, 32}, 32, 61, 0, 36}, {{2, 11, 32, 32}, 12, 26, 0, 4}, {{32, 32, 32, 32}, 32, 63, 0, 4}, {{13, 14, 32, 32}, 32, 63, 0, 7},
    {{4, 7, 8, 32}, 32, 61, 0, 42}, {{32, 32, 32, 32}, 1, 0, 0, 14}, {{32, 32, 32, 32}, 1, 0, 0, 39}, {{2, 13, 14, 32}, 1, 49, 0, 7},
    {{9, 10, 32, 32}, 32, 0, 0, 71}, {{32, 32, 32, 32}, 32, 66, 0, 4}, {{2, 11, 13, 16}, 12, 0, 0, 5}, {{32, 32, 32, 32}, 32, 66, 0, 27},
    {{2, 11, 32, 32}, 12, 0, 0, 4}, {{13, 14, 32, 32}, 32, 66, 0, 7}, {{32, 32, 32, 32}, 32, 70, 0, 4}, {{32, 32, 32, 32}, 32, 70, 0, 27},
    {{13, 14, 32, 32}, 32, 70, 0, 7},
};
static const uint8_t url_syntax_02_parse_URL_reference_operations[74] = {
    13, 255, 17, 255, 15, 255, 44, 13, 255, 44, 2, 13, 255, 33, 44, 2,
    13, 255, 44, 2, 9, 13, 255, 13, 68, 69, 255, 13, 68, 69, 71, 255,
    13, 69, 255, 44, 2, 11, 13, 69, 255, 44, 2, 11, 13, 255, 35, 255,
    44, 255, 35, 40, 255, 114, 12, 44, 255, 108, 18, 255, 73, 255, 69, 73,
    255, 68, 69, 73, 255, 68, 69, 71, 73, 255};
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
    url_syntax_02_parse_URL_reference_accept, url_syntax_02_parse_URL_reference_action, url_syntax_02_parse_URL_reference_operations,
    url_syntax_02_parse_URL_reference_self_loop, url_syntax_02_parse_URL_reference_likely, url_syntax_02_hostnumber_self_loop_sets, url_syntax_02_parse_URL_reference_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_parse_URL_reference_expected, url_syntax_02_parse_URL_reference_expected_terms, url_syntax_02_terms, url_syntax_02_parse_URL_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    73, 61, 14, 15, 0, 0, 14,
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
    95, 95, 95, 95, 1, 1, 1, 95, 1, 95, 95, 95, 1, 1,
    95, 95, 95, 95, 1, 1, 1, 95, 1, 59, 95, 95, 1, 1,
    95, 95, 95, 95, 95, 95, 95, 95, 3, 95, 95, 95, 3, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 11, 95, 95, 95, 11, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 6, 95, 95, 95, 6, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 7, 95, 95, 95, 7, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 13, 95, 95, 95, 13, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 27, 95, 95, 95, 27, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 9, 95, 95, 95, 9, 95,
    95, 95, 95, 95, 95, 95, 95, 95, 29, 95, 95, 95, 29, 95,
    95, 11, 95, 2, 11, 11, 11, 12, 11, 11, 58, 11, 11, 11,
    95, 11, 95, 2, 11, 11, 11, 11, 11, 11, 58, 11, 11, 11,
    95, 11, 95, 2, 11, 11, 11, 26, 11, 11, 58, 11, 11, 11,
    95, 13, 95, 4, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    95, 72, 95, 73, 72, 72, 72, 72, 46, 72, 74, 72, 34, 34,
    95, 77, 95, 78, 77, 77, 77, 77, 47, 77, 79, 77, 39, 39,
    95, 72, 95, 73, 72, 72, 72, 72, 54, 72, 74, 72, 34, 34,
    95, 72, 95, 73, 72, 72, 72, 72, 49, 72, 74, 72, 34, 34,
    95, 88, 95, 89, 88, 88, 88, 90, 18, 88, 91, 88, 88, 88,
    95, 77, 95, 78, 77, 77, 77, 77, 55, 77, 79, 77, 39, 39,
    95, 77, 95, 78, 77, 77, 77, 77, 52, 77, 79, 77, 39, 39,
    95, 92, 95, 93, 92, 92, 92, 90, 21, 92, 94, 92, 92, 92,
    95, 72, 95, 73, 72, 72, 72, 72, 56, 72, 74, 72, 34, 34,
    95, 77, 95, 78, 77, 77, 77, 77, 57, 77, 79, 77, 39, 39,
    95, 72, 95, 73, 72, 72, 72, 72, 44, 72, 74, 72, 34, 34,
    95, 77, 95, 78, 77, 77, 77, 77, 45, 77, 79, 77, 39, 39,
    95, 60, 95, 61, 60, 60, 60, 62, 63, 64, 58, 65, 66, 66,
    95, 27, 95, 5, 27, 27, 27, 11, 27, 67, 58, 68, 27, 27,
    95, 27, 95, 5, 27, 31, 32, 11, 28, 67, 58, 68, 33, 33,
    95, 29, 95, 8, 29, 29, 29, 69, 29, 69, 70, 71, 29, 29,
    95, 27, 95, 5, 27, 35, 36, 75, 30, 76, 58, 68, 30, 30,
    95, 27, 95, 5, 27, 31, 27, 11, 33, 67, 58, 68, 33, 33,
    95, 27, 95, 5, 27, 27, 27, 11, 38, 67, 58, 68, 30, 30,
    95, 27, 95, 5, 27, 31, 36, 11, 33, 67, 58, 68, 33, 33,
    95, 72, 95, 73, 72, 50, 17, 75, 34, 80, 74, 72, 34, 34,
    95, 27, 95, 5, 27, 35, 27, 11, 30, 67, 58, 68, 30, 30,
    95, 27, 95, 5, 27, 27, 27, 11, 33, 67, 58, 68, 30, 30,
    95, 81, 95, 82, 81, 81, 81, 83, 37, 84, 85, 86, 81, 81,
    95, 27, 95, 5, 27, 31, 40, 11, 38, 67, 58, 68, 33, 33,
    95, 77, 95, 78, 77, 53, 20, 75, 39, 87, 79, 77, 39, 39,
    95, 27, 95, 5, 27, 27, 27, 11, 41, 67, 58, 68, 30, 30,
    95, 27, 95, 5, 27, 31, 42, 11, 41, 67, 58, 68, 33, 33,
    95, 27, 95, 5, 27, 27, 27, 11, 43, 67, 58, 68, 30, 30,
    95, 27, 95, 5, 27, 31, 36, 75, 43, 76, 58, 68, 33, 33,
    95, 72, 95, 73, 72, 48, 17, 75, 44, 80, 74, 72, 49, 49,
    95, 77, 95, 78, 77, 51, 20, 75, 45, 87, 79, 77, 52, 52,
    95, 72, 95, 73, 72, 48, 16, 72, 46, 72, 74, 72, 49, 49,
    95, 77, 95, 78, 77, 51, 19, 77, 47, 77, 79, 77, 52, 52,
    95, 72, 95, 73, 72, 48, 72, 72, 49, 72, 74, 72, 49, 49,
    95, 72, 95, 73, 72, 48, 17, 72, 49, 72, 74, 72, 49, 49,
    95, 72, 95, 73, 72, 50, 72, 72, 34, 72, 74, 72, 34, 34,
    95, 77, 95, 78, 77, 51, 77, 77, 52, 77, 79, 77, 52, 52,
    95, 77, 95, 78, 77, 51, 20, 77, 52, 77, 79, 77, 52, 52,
    95, 77, 95, 78, 77, 53, 77, 77, 39, 77, 79, 77, 39, 39,
    95, 72, 95, 73, 72, 48, 22, 72, 54, 72, 74, 72, 49, 49,
    95, 77, 95, 78, 77, 51, 23, 77, 55, 77, 79, 77, 52, 52,
    95, 72, 95, 73, 72, 48, 24, 72, 56, 72, 74, 72, 49, 49,
    95, 77, 95, 78, 77, 51, 25, 77, 57, 77, 79, 77, 52, 52,
};
static const uint8_t url_syntax_02_parse_absoluteURL_accept[58] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 4, 6, 10,
    6, 6, 15, 10, 10, 15, 6, 10, 6, 10, 20, 2, 2, 25, 28, 2,
    2, 2, 28, 2, 2, 33, 2, 28, 2, 2, 2, 28, 28, 28, 6, 10,
    6, 6, 6, 10, 10, 10, 6, 10, 6, 10};
static const uric_action url_syntax_02_parse_absoluteURL_action[37] = {
    {{13, 14, 32, 32}, 32, 0, 0, 13}, {{0, 12, 32, 32}, 32, 0, 0, 10}, {{32, 32, 32, 32}, 1, 38, 0, 27}, {{32, 32, 32, 32}, 1, 38, 0, 5},
    {{2, 32, 32, 32}, 1, 40, 0, 11}, {{32, 32, 32, 32}, 1, 42, 0, 28}, {{5, 6, 32, 32}, 1, 38, 0, 29}, {{4, 5, 8, 32}, 1, 38, 0, 14},
    {{32, 32, 32, 32}, 1, 42, 0, 30}, {{5, 6, 32, 32}, 32, 0, 0, 29}, {{4, 5, 8, 32}, 32, 0, 0, 14}, {{32, 32, 32, 32}, 32, 7, 0, 11},
    {{13, 14, 32, 32}, 32, 7, 0, 13}, {{4, 7, 8, 32}, 32, 0, 0, 15}, {{32, 32, 32, 32}, 32, 6, 0, 11}, {{32, 32, 32, 32}, 32, 6, 0, 2},
    {{13, 14, 32, 32}, 32, 6, 0, 13}, {{2, 9, 32, 32}, 12, 0, 0, 11}, {{5, 6, 9, 10}, 32, 0, 0, 37}, {{32, 32, 32, 32}, 32, 10, 0, 11},
    {{32, 32, 32, 32}, 32, 10, 0, 2}, {{13, 14, 32, 32}, 32, 10, 0, 13}, {{9, 10, 32, 32}, 32, 0, 0, 18}, {{32, 32, 32, 32}, 32, 45, 0, 29},
    {{32, 32, 32, 32}, 32, 45, 0, 8}, {{2, 11, 32, 32}, 12, 7, 0, 11}, {{32, 32, 32, 32}, 32, 47, 0, 11}, {{13, 14, 32, 32}, 32, 47, 0, 13},
    {{4, 7, 8, 32}, 32, 45, 0, 15}, {{9, 10, 32, 32}, 32, 0, 0, 21}, {{32, 32, 32, 32}, 32, 50, 0, 11}, {{32, 32, 32, 32}, 32, 50, 0, 2},
    {{2, 11, 32, 32}, 12, 0, 0, 11}, {{13, 14, 32, 32}, 32, 50, 0, 13}, {{32, 32, 32, 32}, 32, 54, 0, 11}, {{32, 32, 32, 32}, 32, 54, 0, 2},
    {{13, 14, 32, 32}, 32, 54, 0, 13},
};
static const uint8_t url_syntax_02_parse_absoluteURL_operations[58] = {
    13, 255, 15, 255, 13, 68, 69, 255, 13, 68, 69, 71, 255, 44, 2, 11,
    13, 255, 33, 44, 2, 13, 255, 13, 69, 255, 44, 2, 9, 13, 255, 44,
    2, 11, 13, 69, 255, 35, 255, 44, 255, 35, 40, 255, 73, 255, 69, 73,
    255, 68, 69, 73, 255, 68, 69, 71, 73, 255};
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
    url_syntax_02_parse_absoluteURL_accept, url_syntax_02_parse_absoluteURL_action, url_syntax_02_parse_absoluteURL_operations,
    url_syntax_02_parse_absoluteURL_self_loop, url_syntax_02_parse_absoluteURL_likely, url_syntax_02_hostnumber_self_loop_sets, url_syntax_02_parse_absoluteURL_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_parse_absoluteURL_expected, url_syntax_02_parse_absoluteURL_expected_terms, url_syntax_02_terms, url_syntax_02_parse_absoluteURL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    58, 37, 14, 15, 0, 0, 14,
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
    136, 0, 1, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    136, 1, 136, 69, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    136, 2, 136, 74, 2, 2, 2, 2, 136, 2, 2, 136, 136, 2, 2, 2,
    136, 21, 136, 75, 21, 21, 21, 21, 136, 21, 21, 136, 136, 21, 21, 21,
    136, 21, 136, 75, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    136, 136, 136, 75, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 8, 8, 8, 136, 8, 136, 136, 136, 136, 8, 8,
    136, 136, 136, 136, 136, 9, 9, 9, 136, 9, 136, 136, 136, 136, 9, 9,
    136, 136, 136, 136, 136, 8, 8, 8, 136, 8, 1, 136, 136, 136, 8, 8,
    136, 136, 136, 136, 136, 9, 9, 9, 136, 9, 136, 136, 136, 136, 9, 9,
    136, 136, 136, 136, 136, 136, 97, 53, 136, 10, 19, 136, 136, 136, 10, 10,
    136, 136, 136, 136, 136, 136, 99, 45, 136, 11, 136, 136, 136, 136, 11, 11,
    136, 136, 136, 136, 136, 136, 100, 136, 136, 12, 136, 136, 136, 136, 12, 12,
    136, 136, 136, 136, 136, 136, 107, 61, 1, 13, 23, 136, 136, 136, 13, 13,
    136, 136, 136, 136, 136, 136, 95, 53, 136, 14, 19, 136, 136, 136, 96, 96,
    136, 136, 136, 136, 136, 136, 98, 45, 136, 15, 136, 136, 136, 136, 93, 93,
    136, 136, 136, 136, 136, 136, 105, 61, 1, 16, 23, 136, 136, 136, 106, 106,
    136, 136, 136, 136, 136, 136, 136, 136, 22, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 1, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 19, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 33, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 26, 136, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 1, 23, 136, 136, 136, 136, 136, 136,
    136, 38, 136, 70, 38, 38, 38, 38, 136, 113, 39, 38, 136, 43, 25, 25,
    136, 38, 136, 70, 38, 38, 117, 118, 136, 25, 27, 38, 136, 43, 25, 25,
    136, 41, 136, 86, 41, 41, 41, 41, 1, 119, 42, 41, 136, 56, 28, 28,
    136, 39, 136, 80, 39, 39, 39, 39, 136, 27, 136, 39, 136, 43, 39, 39,
    136, 41, 136, 86, 41, 41, 124, 125, 1, 28, 29, 41, 136, 56, 28, 28,
    136, 42, 136, 89, 42, 42, 42, 42, 1, 29, 136, 42, 136, 56, 42, 42,
    136, 38, 136, 70, 38, 38, 114, 118, 136, 30, 27, 38, 136, 43, 116, 116,
    136, 41, 136, 86, 41, 41, 121, 125, 1, 31, 29, 41, 136, 56, 123, 123,
    136, 32, 136, 71, 32, 32, 32, 32, 136, 32, 136, 32, 136, 136, 32, 32,
    136, 33, 136, 72, 33, 33, 33, 33, 33, 33, 33, 33, 136, 33, 33, 33,
    136, 34, 136, 73, 34, 34, 34, 34, 136, 34, 34, 34, 136, 34, 34, 34,
    136, 35, 136, 76, 35, 35, 35, 35, 136, 35, 32, 35, 136, 136, 35, 35,
    136, 33, 136, 72, 33, 33, 33, 33, 40, 33, 33, 33, 136, 33, 33, 33,
    136, 34, 136, 73, 34, 34, 34, 34, 136, 34, 34, 34, 136, 34, 34, 34,
    136, 38, 136, 70, 38, 38, 38, 38, 136, 38, 39, 38, 136, 43, 38, 38,
    136, 39, 136, 80, 39, 39, 39, 39, 136, 39, 136, 39, 136, 43, 39, 39,
    136, 33, 136, 72, 33, 33, 33, 33, 136, 33, 33, 33, 136, 33, 33, 33,
    136, 41, 136, 86, 41, 41, 41, 41, 136, 41, 42, 41, 136, 56, 41, 41,
    136, 42, 136, 89, 42, 42, 42, 42, 136, 42, 136, 42, 136, 56, 42, 42,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 91, 136, 136, 136, 136, 10, 10,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 92, 136, 136, 136, 136, 11, 11,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 93, 136, 136, 136, 136, 11, 11,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 12, 136, 136, 136, 136, 12, 12,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 12, 12,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 94, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 21, 136, 136, 136, 136, 21, 21,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 136, 21, 21,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 21, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 101, 136, 136, 136, 136, 10, 10,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 96, 136, 136, 136, 136, 10, 10,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 102, 136, 136, 136, 136, 11, 11,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 103, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 104, 136, 136, 136, 136, 13, 13,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 108, 136, 136, 136, 136, 10, 10,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 109, 136, 136, 136, 136, 11, 11,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 110, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 111, 136, 136, 136, 136, 13, 13,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 106, 136, 136, 136, 136, 13, 13,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 14, 136, 136, 136, 136, 10, 10,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 15, 136, 136, 136, 136, 11, 11,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 19, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 112, 136, 136, 136, 136, 13, 13,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 16, 136, 136, 136, 136, 13, 13,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 21, 136, 136, 136, 136, 21, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 77, 136, 136, 136, 136, 77, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 78, 136, 136, 136, 136, 78, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 79, 136, 136, 136, 136, 79, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 81, 136, 136, 136, 136, 81, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 82, 136, 136, 136, 136, 82, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 83, 136, 136, 136, 136, 83, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 84, 136, 136, 136, 136, 84, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 67, 136, 136, 136, 136, 67, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 85, 136, 136, 136, 136, 85, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 0, 136, 136, 136, 136, 0, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 1, 136, 136, 136, 136, 1, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 38, 136, 136, 136, 136, 38, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 87, 136, 136, 136, 136, 87, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 32, 136, 136, 136, 136, 32, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 33, 136, 136, 136, 136, 33, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 34, 136, 136, 136, 136, 34, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 2, 136, 136, 136, 136, 2, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 35, 136, 136, 136, 136, 35, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 88, 136, 136, 136, 136, 88, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 39, 136, 136, 136, 136, 39, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 41, 136, 136, 136, 136, 41, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 90, 136, 136, 136, 136, 90, 136,
    136, 136, 136, 136, 136, 136, 136, 136, 136, 42, 136, 136, 136, 136, 42, 136,
    136, 136, 136, 136, 136, 136, 95, 52, 136, 91, 136, 136, 136, 136, 96, 96,
    136, 136, 136, 136, 136, 136, 98, 54, 136, 92, 136, 136, 136, 136, 93, 93,
    136, 136, 136, 136, 136, 136, 98, 45, 136, 93, 136, 136, 136, 136, 93, 93,
    136, 136, 136, 136, 136, 136, 136, 55, 136, 94, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 95, 136, 136, 96, 136, 136, 136, 136, 96, 96,
    136, 136, 136, 136, 136, 136, 95, 53, 136, 96, 136, 136, 136, 136, 96, 96,
    136, 136, 136, 136, 136, 136, 97, 136, 136, 10, 136, 136, 136, 136, 10, 10,
    136, 136, 136, 136, 136, 136, 98, 136, 136, 93, 136, 136, 136, 136, 93, 93,
    136, 136, 136, 136, 136, 136, 99, 136, 136, 11, 136, 136, 136, 136, 11, 11,
    136, 136, 136, 136, 136, 136, 100, 136, 136, 12, 136, 136, 136, 136, 12, 12,
    136, 136, 136, 136, 136, 136, 95, 57, 136, 101, 136, 136, 136, 136, 96, 96,
    136, 136, 136, 136, 136, 136, 98, 58, 136, 102, 136, 136, 136, 136, 93, 93,
    136, 136, 136, 136, 136, 136, 136, 59, 136, 103, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 105, 60, 136, 104, 136, 136, 136, 136, 106, 106,
    136, 136, 136, 136, 136, 136, 105, 136, 136, 106, 136, 136, 136, 136, 106, 106,
    136, 136, 136, 136, 136, 136, 105, 61, 136, 106, 136, 136, 136, 136, 106, 106,
    136, 136, 136, 136, 136, 136, 107, 136, 136, 13, 136, 136, 136, 136, 13, 13,
    136, 136, 136, 136, 136, 136, 95, 62, 136, 108, 136, 136, 136, 136, 96, 96,
    136, 136, 136, 136, 136, 136, 98, 63, 136, 109, 136, 136, 136, 136, 93, 93,
    136, 136, 136, 136, 136, 136, 136, 64, 136, 110, 136, 136, 136, 136, 136, 136,
    136, 136, 136, 136, 136, 136, 105, 65, 136, 111, 136, 136, 136, 136, 106, 106,
    136, 136, 136, 136, 136, 136, 105, 66, 136, 112, 136, 136, 136, 136, 106, 106,
    136, 38, 136, 70, 38, 38, 114, 115, 136, 113, 39, 38, 136, 43, 116, 116,
    136, 38, 136, 70, 38, 38, 114, 38, 136, 116, 39, 38, 136, 43, 116, 116,
    136, 38, 136, 70, 38, 38, 38, 38, 136, 120, 39, 38, 136, 43, 25, 25,
    136, 38, 136, 70, 38, 38, 114, 118, 136, 116, 39, 38, 136, 43, 116, 116,
    136, 38, 136, 70, 38, 38, 117, 38, 136, 25, 39, 38, 136, 43, 25, 25,
    136, 38, 136, 70, 38, 38, 38, 38, 136, 116, 39, 38, 136, 43, 25, 25,
    136, 41, 136, 86, 41, 41, 121, 122, 136, 119, 42, 41, 136, 56, 123, 123,
    136, 38, 136, 70, 38, 38, 114, 126, 136, 120, 39, 38, 136, 43, 116, 116,
    136, 41, 136, 86, 41, 41, 121, 41, 136, 123, 42, 41, 136, 56, 123, 123,
    136, 41, 136, 86, 41, 41, 41, 41, 136, 127, 42, 41, 136, 56, 28, 28,
    136, 41, 136, 86, 41, 41, 121, 125, 136, 123, 42, 41, 136, 56, 123, 123,
    136, 41, 136, 86, 41, 41, 124, 41, 136, 28, 42, 41, 136, 56, 28, 28,
    136, 41, 136, 86, 41, 41, 41, 41, 136, 123, 42, 41, 136, 56, 28, 28,
    136, 38, 136, 70, 38, 38, 38, 38, 136, 128, 39, 38, 136, 43, 25, 25,
    136, 41, 136, 86, 41, 41, 121, 129, 136, 127, 42, 41, 136, 56, 123, 123,
    136, 38, 136, 70, 38, 38, 114, 130, 136, 128, 39, 38, 136, 43, 116, 116,
    136, 41, 136, 86, 41, 41, 41, 41, 136, 131, 42, 41, 136, 56, 28, 28,
    136, 38, 136, 70, 38, 38, 38, 38, 136, 30, 39, 38, 136, 43, 25, 25,
    136, 41, 136, 86, 41, 41, 121, 132, 136, 131, 42, 41, 136, 56, 123, 123,
    136, 41, 136, 86, 41, 41, 41, 41, 136, 31, 42, 41, 136, 56, 28, 28,
    136, 136, 136, 136, 21, 21, 136, 136, 21, 136, 21, 21, 21, 21, 136, 136,
    136, 21, 136, 136, 136, 136, 21, 21, 136, 21, 136, 136, 136, 136, 21, 21,
    136, 21, 136, 136, 136, 136, 21, 21, 136, 136, 136, 136, 136, 136, 136, 136,
};
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
    url_syntax_02_check_URL_reference_accept, NULL, NULL,
    url_syntax_02_check_URL_reference_self_loop, url_syntax_02_check_URL_reference_likely, url_syntax_02_check_URL_reference_self_loop_sets, url_syntax_02_check_URL_reference_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_check_URL_reference_expected, url_syntax_02_check_URL_reference_expected_terms, url_syntax_02_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    136, 0, 16, 15, 0, 0, 16,
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
