/* draft-fielding-url-syntax-02, December 1996. Written by uric-grammar pack from grammar/url-syntax-02.*: do not edit. */
/* clang-format off */

/* draft-fielding-url-syntax-02, December 1996 (+5059). */
#ifndef URIC_URL_SYNTAX_02
#define URIC_URL_SYNTAX_02 1
#endif

#include "uric_tables.h"

#if URIC_URL_SYNTAX_02

#if URIC_ERROR_DETAIL
static const char url_syntax_02_terms[] =
    "end of input\0"
    "digit\0"
    "\".\"\0"
    "urlchar\0"
    "\"#\"\0"
    "hex\0"
    "alphanum\0"
    "\"+\"\0"
    "\"-\"\0"
    "\":\"\0"
    "pchar\0"
    "\"%\"\0"
    "\"/\"\0"
    "reserved\0"
    "unreserved\0"
    "mark\0"
    "\";\"\0"
    "\"&\"\0"
    "\"=\"\0"
    "\"@\"\0"
    "alpha\0";
#endif
#if URIC_COMPACT
static const uint8_t url_syntax_02_hostnumber_byte[48] = {
    16, 32, 49, 17, 17, 65, 81, 118, 136, 136, 136, 136, 136, 25, 16, 160,
    203, 204, 204, 220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 13, 0, 16,
    192, 204, 204, 220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 13, 0, 1};
#else
static const uint8_t url_syntax_02_hostnumber_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 2, 193, 3, 193, 193, 193, 193, 193, 196, 193, 197, 198, 71,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 73, 193, 0, 193, 0, 74,
    75, 236, 236, 236, 236, 236, 236, 237, 237, 237, 237, 237, 237, 237, 237, 237,
    237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 0, 0, 0, 0, 193,
    0, 236, 236, 236, 236, 236, 236, 237, 237, 237, 237, 237, 237, 237, 237, 237,
    237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 237, 0, 0, 0, 193, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_FAST
static const uint8_t url_syntax_02_hostnumber_runs[URIC_RUN_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 212, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
#endif
#endif

#if URIC_KINDS

/* url_syntax_02_hostnumber: 8 states, 0 events, 14 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t url_syntax_02_hostnumber_next[24] = {
    0, 2, 0, 3, 2, 0, 0, 4, 0, 5, 4, 0, 0, 6, 0, 7,
    6, 0, 0, 8, 0, 0, 8, 1};
static const uint8_t url_syntax_02_hostnumber_shape[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_shape url_syntax_02_hostnumber_shapes[1] = {
    {65535, 3},
};
static const uint8_t url_syntax_02_hostnumber_slot[15] = {
    0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 3,
};
static const uint8_t url_syntax_02_hostnumber_mark[1] = {
    32};
#else
static const uint8_t url_syntax_02_hostnumber_next[112] = {
    8, 8, 8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 2, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 4, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 6, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
};
static const uint8_t url_syntax_02_hostnumber_at_end[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
#endif
#if URIC_FAST
static const uint8_t url_syntax_02_hostnumber_run[8] = {
    0, 4, 0, 4, 0, 4, 0, 4};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_hostnumber_expected[8] = {
    0, 2, 0, 2, 0, 2, 0, 5};
static const uint8_t url_syntax_02_hostnumber_expected_terms[8] = {
    1, 255, 1, 2, 255, 1, 0, 255};
#endif
static const uric_machine url_syntax_02_hostnumber = {
    url_syntax_02_hostnumber_byte, url_syntax_02_hostnumber_next, NULL,
#if URIC_COMPACT
    url_syntax_02_hostnumber_shape, url_syntax_02_hostnumber_shapes, url_syntax_02_hostnumber_slot, url_syntax_02_hostnumber_mark, NULL,
#else
    url_syntax_02_hostnumber_at_end, NULL,
#endif
#if URIC_FAST
    url_syntax_02_hostnumber_run, NULL, url_syntax_02_hostnumber_runs, NULL,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_hostnumber_expected, url_syntax_02_hostnumber_expected_terms, url_syntax_02_terms, NULL,
#endif
    8, 0, 14, 15, 0};
static const char url_syntax_02_kind_hostnumber_name[] = "hostnumber";
static const uric_rule url_syntax_02_kind_hostnumber = {url_syntax_02_kind_hostnumber_name, &url_syntax_02_hostnumber, NULL, 0, 0, 1 URIC_PREFIXED(0, NULL)};
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

static const uric_revision url_syntax_02_revision = {
    /* resolves */ 1,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query merged */ 1,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment colon */ 1,
    /* unreserved */ {0x00000000, 0x03ff7792, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    url_syntax_02_schemes, 4,
};
#if URIC_KINDS
static const uric_kind url_syntax_02_kinds[] = {
    {1, 0, &url_syntax_02_kind_hostnumber}, /* ipv4 */
    {5, 0, NULL}, /* hostname */
};
static const uric_host_kinds url_syntax_02_host_kinds = {url_syntax_02_kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 2};
#endif

static const uric_capture url_syntax_02_captures_URL_reference[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 5}, /* user */
    {9, 2, 1, 2, 0, 0}, /* password */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {6, 0, 0, 0, 0, 0}, /* query */
    {7, 0, 0, 0, 0, 0}, /* fragment */
};
static const uric_join url_syntax_02_joins_URL_reference[] = {
    {2, 2, 3}, /* userinfo */
};
static const char url_syntax_02_parts_URL_reference[] = "user\0" "password\0";
static const uric_components url_syntax_02_components_URL_reference = {
#if URIC_OPERATIONS
    .revision = &url_syntax_02_revision,
#endif
    .capture = url_syntax_02_captures_URL_reference,
    .join = url_syntax_02_joins_URL_reference,
#if URIC_KINDS
    .host = &url_syntax_02_host_kinds,
#endif
    .part_names = url_syntax_02_parts_URL_reference,
    .behind = {{0, 1}, {1, 0}},
    .before = {{7, 1}, {6, 1}},
    .joins = 1,
    .behinds = 2,
    .befores = 2,
    .rest = 5,
    .params = 0,
    .captures = 8,
    .reported = 8,
    .parts = 2,
};

static const uric_capture url_syntax_02_captures_absoluteURL[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 5}, /* user */
    {9, 2, 1, 2, 0, 0}, /* password */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {6, 0, 0, 0, 0, 0}, /* query */
};
static const uric_join url_syntax_02_joins_absoluteURL[] = {
    {2, 2, 3}, /* userinfo */
};
static const char url_syntax_02_parts_absoluteURL[] = "user\0" "password\0";
static const uric_components url_syntax_02_components_absoluteURL = {
#if URIC_OPERATIONS
    .revision = &url_syntax_02_revision,
#endif
    .capture = url_syntax_02_captures_absoluteURL,
    .join = url_syntax_02_joins_absoluteURL,
#if URIC_KINDS
    .host = &url_syntax_02_host_kinds,
#endif
    .part_names = url_syntax_02_parts_absoluteURL,
    .behind = {{0, 1}, {1, 0}},
    .before = {{7, 1}, {6, 1}},
    .joins = 1,
    .behinds = 2,
    .befores = 2,
    .rest = 5,
    .params = 0,
    .captures = 7,
    .reported = 7,
    .parts = 2,
};

/* url_syntax_02_parse_URL_reference: 60 states, 40 events, 14 classes, 6 shapes */
#if URIC_COMPACT
static const uint8_t url_syntax_02_parse_URL_reference_next[449] = {
    5, 6, 27, 3, 7, 5, 8, 1, 5, 6, 27, 4, 9, 5, 8, 1,
    5, 6, 27, 3, 5, 63, 8, 1, 5, 6, 27, 4, 5, 67, 8, 1,
    5, 6, 27, 5, 8, 1, 61, 0, 62, 61, 61, 3, 5, 6, 27, 49,
    8, 1, 64, 65, 66, 64, 64, 6, 5, 6, 27, 14, 8, 1, 10, 0,
    28, 10, 10, 4, 5, 6, 27, 7, 8, 1, 12, 76, 30, 12, 12, 7,
    5, 6, 27, 9, 8, 1, 77, 69, 78, 71, 79, 9, 15, 90, 34, 91,
    92, 10, 5, 6, 27, 5, 5, 85, 8, 86, 1, 5, 6, 27, 18, 19,
    17, 8, 20, 1, 5, 6, 27, 18, 5, 20, 8, 20, 1, 5, 6, 27,
    5, 5, 23, 8, 43, 1, 5, 6, 27, 18, 22, 20, 8, 20, 1, 5,
    6, 27, 21, 5, 43, 8, 43, 1, 5, 6, 27, 5, 5, 20, 8, 43,
    1, 5, 6, 27, 18, 24, 23, 8, 20, 1, 5, 6, 27, 5, 5, 25,
    8, 43, 1, 5, 6, 27, 18, 26, 25, 8, 20, 1, 5, 6, 27, 5,
    5, 48, 8, 43, 1, 29, 31, 5, 33, 10, 35, 12, 37, 50, 38, 15,
    53, 50, 6, 32, 41, 52, 5, 39, 80, 8, 81, 42, 1, 50, 87, 32,
    44, 54, 88, 40, 89, 8, 81, 40, 12, 50, 6, 32, 41, 50, 5, 42,
    80, 8, 81, 42, 1, 50, 6, 32, 41, 54, 5, 42, 80, 8, 81, 42,
    1, 5, 87, 27, 21, 22, 88, 43, 94, 8, 5, 43, 12, 50, 6, 32,
    44, 50, 5, 40, 80, 8, 81, 40, 1, 50, 6, 32, 41, 58, 5, 45,
    80, 8, 81, 42, 1, 50, 6, 32, 41, 60, 5, 46, 80, 8, 81, 42,
    1, 50, 87, 32, 41, 54, 88, 47, 89, 8, 81, 42, 12, 5, 87, 27,
    18, 22, 88, 48, 94, 8, 5, 20, 12, 68, 69, 70, 71, 72, 73, 8,
    74, 75, 9, 50, 6, 32, 5, 50, 80, 8, 81, 50, 1, 82, 6, 83,
    5, 82, 5, 8, 84, 82, 1, 50, 6, 32, 5, 45, 80, 8, 81, 40,
    1, 53, 6, 36, 5, 53, 5, 8, 93, 53, 1, 50, 6, 32, 5, 42,
    80, 8, 81, 40, 1, 82, 95, 83, 96, 97, 5, 8, 84, 82, 15, 5,
    95, 27, 96, 98, 5, 8, 5, 5, 15, 53, 99, 36, 100, 57, 5, 8,
    93, 53, 19, 50, 6, 32, 5, 46, 80, 8, 81, 40, 1, 5, 99, 27,
    100, 59, 5, 8, 5, 5, 19, 50, 6, 32, 5, 47, 80, 8, 81, 40,
    1};
static const uint8_t url_syntax_02_parse_URL_reference_shape[60] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5};
static const uric_shape url_syntax_02_parse_URL_reference_shapes[6] = {
    {65535, 8}, {7, 6}, {65498, 9}, {170, 1}, {65288, 12}, {65384, 10},
};
static const uint8_t url_syntax_02_parse_URL_reference_slot[90] = {
    0, 1, 2, 3, 4, 4, 4, 5, 4, 6, 7, 1, 4, 4, 8,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 5, 1, 1, 1, 6,
    0, 1, 2, 3, 1, 4, 5, 1, 6, 1, 7, 1, 8, 8, 9,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12,
    0, 1, 2, 3, 1, 1, 1, 4, 5, 6, 7, 8, 9, 9, 10,
};
static const uric_event url_syntax_02_parse_URL_reference_event[40] = {
    {20, 0, 9}, {20, 0, 27}, {22, 0, 10}, {24, 0, 11}, {4, 0, 5}, {24, 0, 29}, {22, 0, 12}, {26, 0, 49},
    {7, 0, 5}, {26, 0, 31}, {7, 0, 4}, {29, 0, 38}, {33, 0, 50}, {33, 0, 15}, {29, 0, 39}, {5, 0, 5},
    {37, 0, 14}, {37, 0, 33}, {7, 0, 7}, {35, 0, 50}, {35, 0, 15}, {39, 0, 52}, {39, 0, 35}, {41, 0, 15},
    {31, 0, 16}, {31, 0, 42}, {10, 0, 5}, {10, 0, 4}, {44, 0, 54}, {8, 0, 5}, {8, 0, 4}, {8, 0, 7},
    {42, 0, 15}, {11, 0, 55}, {13, 0, 5}, {13, 0, 4}, {47, 0, 56}, {48, 0, 58}, {17, 0, 5}, {17, 0, 4},
};
static const uint8_t url_syntax_02_parse_URL_reference_mark[50] = {
    32, 14, 15, 32, 12, 13, 32, 2, 3, 32, 3, 9, 32, 3, 10, 11,
    32, 3, 11, 32, 14, 32, 1, 32, 12, 32, 2, 4, 32, 2, 4, 8,
    32, 2, 4, 5, 32, 2, 32, 6, 32, 6, 7, 32, 5, 9, 32, 6,
    10, 32};
#else
static const uint8_t url_syntax_02_parse_URL_reference_next[840] = {
    100, 4, 5, 26, 2, 2, 2, 6, 2, 4, 7, 4, 2, 2,
    100, 4, 5, 26, 3, 3, 3, 8, 3, 4, 7, 4, 3, 3,
    100, 4, 5, 26, 2, 2, 2, 4, 2, 62, 7, 4, 2, 2,
    100, 4, 5, 26, 3, 3, 3, 4, 3, 66, 7, 4, 3, 3,
    100, 4, 5, 26, 4, 4, 4, 4, 4, 4, 7, 4, 4, 4,
    100, 60, 100, 61, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    100, 4, 5, 26, 4, 4, 4, 48, 4, 4, 7, 4, 4, 4,
    100, 63, 64, 65, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
    100, 4, 5, 26, 4, 4, 4, 13, 4, 4, 7, 4, 4, 4,
    100, 9, 100, 27, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    100, 4, 5, 26, 4, 4, 4, 6, 4, 4, 7, 4, 4, 4,
    100, 11, 75, 29, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    100, 4, 5, 26, 4, 4, 4, 8, 4, 4, 7, 4, 4, 4,
    100, 76, 68, 77, 76, 76, 76, 70, 76, 76, 78, 76, 76, 76,
    100, 14, 89, 33, 14, 14, 14, 90, 14, 14, 91, 14, 14, 14,
    100, 4, 5, 26, 4, 4, 4, 4, 84, 4, 7, 4, 85, 85,
    100, 4, 5, 26, 4, 17, 18, 4, 16, 4, 7, 4, 19, 19,
    100, 4, 5, 26, 4, 17, 4, 4, 19, 4, 7, 4, 19, 19,
    100, 4, 5, 26, 4, 4, 4, 4, 22, 4, 7, 4, 42, 42,
    100, 4, 5, 26, 4, 17, 21, 4, 19, 4, 7, 4, 19, 19,
    100, 4, 5, 26, 4, 20, 4, 4, 42, 4, 7, 4, 42, 42,
    100, 4, 5, 26, 4, 4, 4, 4, 19, 4, 7, 4, 42, 42,
    100, 4, 5, 26, 4, 17, 23, 4, 22, 4, 7, 4, 19, 19,
    100, 4, 5, 26, 4, 4, 4, 4, 24, 4, 7, 4, 42, 42,
    100, 4, 5, 26, 4, 17, 25, 4, 24, 4, 7, 4, 19, 19,
    100, 4, 5, 26, 4, 4, 4, 4, 47, 4, 7, 4, 42, 42,
    100, 100, 100, 100, 100, 100, 100, 100, 28, 100, 100, 100, 28, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 30, 100, 100, 100, 30, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 4, 100, 100, 100, 4, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 32, 100, 100, 100, 32, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 9, 100, 100, 100, 9, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 34, 100, 100, 100, 34, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 11, 100, 100, 100, 11, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 36, 100, 100, 100, 36, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 49, 100, 100, 100, 49, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 37, 100, 100, 100, 37, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 14, 100, 100, 100, 14, 100,
    100, 100, 100, 100, 100, 100, 100, 100, 52, 100, 100, 100, 52, 100,
    100, 49, 5, 31, 49, 40, 51, 4, 38, 79, 7, 80, 41, 41,
    100, 49, 86, 31, 49, 43, 53, 87, 39, 88, 7, 80, 39, 39,
    100, 49, 5, 31, 49, 40, 49, 4, 41, 79, 7, 80, 41, 41,
    100, 49, 5, 31, 49, 40, 53, 4, 41, 79, 7, 80, 41, 41,
    100, 4, 86, 26, 4, 20, 21, 87, 42, 93, 7, 4, 42, 42,
    100, 49, 5, 31, 49, 43, 49, 4, 39, 79, 7, 80, 39, 39,
    100, 49, 5, 31, 49, 40, 57, 4, 44, 79, 7, 80, 41, 41,
    100, 49, 5, 31, 49, 40, 59, 4, 45, 79, 7, 80, 41, 41,
    100, 49, 86, 31, 49, 40, 53, 87, 46, 88, 7, 80, 41, 41,
    100, 4, 86, 26, 4, 17, 21, 87, 47, 93, 7, 4, 19, 19,
    100, 67, 68, 69, 67, 67, 67, 70, 71, 72, 7, 73, 74, 74,
    100, 49, 5, 31, 49, 49, 49, 4, 49, 79, 7, 80, 49, 49,
    100, 81, 5, 82, 81, 81, 81, 4, 81, 4, 7, 83, 81, 81,
    100, 49, 5, 31, 49, 49, 49, 4, 44, 79, 7, 80, 39, 39,
    100, 52, 5, 35, 52, 52, 52, 4, 52, 4, 7, 92, 52, 52,
    100, 49, 5, 31, 49, 49, 49, 4, 41, 79, 7, 80, 39, 39,
    100, 81, 94, 82, 81, 81, 81, 95, 96, 4, 7, 83, 81, 81,
    100, 4, 94, 26, 4, 4, 4, 95, 97, 4, 7, 4, 4, 4,
    100, 52, 98, 35, 52, 52, 52, 99, 56, 4, 7, 92, 52, 52,
    100, 49, 5, 31, 49, 49, 49, 4, 45, 79, 7, 80, 39, 39,
    100, 4, 98, 26, 4, 4, 4, 99, 58, 4, 7, 4, 4, 4,
    100, 49, 5, 31, 49, 49, 49, 4, 46, 79, 7, 80, 39, 39,
};
static const uint8_t url_syntax_02_parse_URL_reference_at_end[60] = {
    1, 1, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 7, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 8, 1, 1, 8, 1, 1, 1, 8, 8,
    6, 1, 1, 1, 1, 1, 9, 9, 10, 1, 10, 1};
static const uric_event url_syntax_02_parse_URL_reference_event[49] = {
    {{14, 32, 32, 32}, 0, 0, 9}, {{14, 32, 32, 32}, 0, 0, 27}, {{1, 32, 32, 32}, 0, 0, 10}, {{12, 32, 32, 32}, 0, 0, 11},
    {{12, 13, 32, 32}, 0, 0, 5}, {{12, 32, 32, 32}, 0, 0, 29}, {{1, 32, 32, 32}, 0, 0, 12}, {{2, 4, 32, 32}, 0, 0, 49},
    {{2, 3, 32, 32}, 0, 0, 5}, {{2, 4, 32, 32}, 0, 0, 31}, {{2, 3, 32, 32}, 0, 0, 4}, {{2, 4, 8, 32}, 0, 0, 38},
    {{2, 4, 5, 32}, 0, 0, 50}, {{2, 4, 5, 32}, 0, 0, 15}, {{2, 4, 8, 32}, 0, 0, 39}, {{13, 32, 32, 32}, 0, 0, 5},
    {{2, 32, 32, 32}, 0, 0, 14}, {{2, 32, 32, 32}, 0, 0, 33}, {{2, 3, 32, 32}, 0, 0, 7}, {{5, 32, 32, 32}, 0, 0, 50},
    {{5, 32, 32, 32}, 0, 0, 15}, {{6, 32, 32, 32}, 0, 0, 52}, {{6, 32, 32, 32}, 0, 0, 35}, {{6, 7, 32, 32}, 0, 0, 15},
    {{8, 32, 32, 32}, 0, 0, 16}, {{8, 32, 32, 32}, 0, 0, 42}, {{3, 9, 32, 32}, 0, 0, 5}, {{3, 9, 32, 32}, 0, 0, 4},
    {{5, 9, 32, 32}, 0, 0, 54}, {{3, 32, 32, 32}, 0, 0, 5}, {{3, 32, 32, 32}, 0, 0, 4}, {{3, 32, 32, 32}, 0, 0, 7},
    {{7, 32, 32, 32}, 0, 0, 15}, {{9, 32, 32, 32}, 0, 0, 55}, {{3, 10, 11, 32}, 0, 0, 5}, {{3, 10, 11, 32}, 0, 0, 4},
    {{6, 10, 32, 32}, 0, 0, 56}, {{10, 32, 32, 32}, 0, 0, 58}, {{3, 11, 32, 32}, 0, 0, 5}, {{3, 11, 32, 32}, 0, 0, 4},
    {{14, 15, 32, 32}, 0, 0, 0}, {{12, 13, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0}, {{13, 32, 32, 32}, 0, 0, 0},
    {{2, 3, 32, 32}, 0, 0, 0}, {{3, 32, 32, 32}, 0, 0, 0}, {{3, 9, 32, 32}, 0, 0, 0}, {{3, 10, 11, 32}, 0, 0, 0},
    {{3, 11, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t url_syntax_02_parse_URL_reference_run[60] = {
    0, 0, 3, 3, 1, 0, 0, 0, 0, 2, 0, 2, 0, 0, 1, 0,
    4, 0, 0, 3, 0, 0, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 3, 0, 4, 4, 4, 4,
    0, 1, 0, 0, 1, 0, 0, 0, 4, 0, 4, 0};
static const uric_loop url_syntax_02_parse_URL_reference_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual url_syntax_02_parse_URL_reference_usual[60] = {
    {{0x3170, 0x80}, {2, 6}}, {{0x3170, 0x80}, {3, 8}}, {{0x200, 0x0}, {62, 0}},
    {{0x200, 0x0}, {66, 0}}, {{0x400, 0x8}, {7, 26}}, {{0x3ff2, 0x0}, {60, 0}},
    {{0x80, 0x3b72}, {48, 4}}, {{0x3ff2, 0x0}, {63, 0}}, {{0x80, 0x3b72}, {13, 4}},
    {{0x8, 0x0}, {27, 0}}, {{0x80, 0x3b72}, {6, 4}}, {{0x4, 0x8}, {75, 29}},
    {{0x80, 0x3b72}, {8, 4}}, {{0x3b72, 0x0}, {76, 0}}, {{0x80, 0x3b72}, {90, 14}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x1100, 0x0}, {28, 0}},
    {{0x1100, 0x0}, {30, 0}}, {{0x1100, 0x0}, {4, 0}}, {{0x1100, 0x0}, {32, 0}},
    {{0x1100, 0x0}, {9, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x1100, 0x0}, {11, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x200}, {87, 88}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x3000, 0x0}, {74, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x100, 0x0}, {96, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x80, 0x0}, {99, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_parse_URL_reference_expected[60] = {
    0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t url_syntax_02_parse_URL_reference_expected_terms[9] = {
    3, 4, 0, 255, 3, 0, 255, 5, 255};
static const uint16_t url_syntax_02_parse_URL_reference_inside[60] = {
    1, 1, 1, 1, 0, 0, 0, 0, 0, 128, 0, 64, 0, 0, 2, 2,
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 0, 128, 0, 64, 128, 6,
    64, 2, 6, 10, 2, 10, 22, 22, 22, 22, 18, 22, 22, 22, 22, 18,
    0, 6, 2, 22, 10, 22, 2, 2, 42, 22, 34, 22};
#endif
static const uric_machine url_syntax_02_parse_URL_reference = {
    url_syntax_02_hostnumber_byte, url_syntax_02_parse_URL_reference_next, NULL,
#if URIC_COMPACT
    url_syntax_02_parse_URL_reference_shape, url_syntax_02_parse_URL_reference_shapes, url_syntax_02_parse_URL_reference_slot, url_syntax_02_parse_URL_reference_mark, url_syntax_02_parse_URL_reference_event,
#else
    url_syntax_02_parse_URL_reference_at_end, url_syntax_02_parse_URL_reference_event,
#endif
#if URIC_FAST
    url_syntax_02_parse_URL_reference_run, url_syntax_02_parse_URL_reference_usual, url_syntax_02_hostnumber_runs, url_syntax_02_parse_URL_reference_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_parse_URL_reference_expected, url_syntax_02_parse_URL_reference_expected_terms, url_syntax_02_terms, url_syntax_02_parse_URL_reference_inside,
#endif
    60, 40, 14, 15, 0};
#if URIC_FAST
static const uric_prefix uric_url_syntax_02_URL_reference_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 48},
    {"http://", 7, {1, 32}, {4, 0}, 48},
};
#endif
static const char uric_url_syntax_02_URL_reference_name[] = "URL-reference";
const uric_rule uric_url_syntax_02_URL_reference = {uric_url_syntax_02_URL_reference_name, &url_syntax_02_parse_URL_reference, &url_syntax_02_components_URL_reference, 0, 1, 1 URIC_PREFIXED(2, uric_url_syntax_02_URL_reference_prefixes)};
#if URIC_FAST
static const uric_prefix uric_url_syntax_02_resolvable_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 13},
    {"http://", 7, {1, 32}, {4, 0}, 13},
};
#endif
static const char uric_url_syntax_02_resolvable_name[] = "resolvable";
const uric_rule uric_url_syntax_02_resolvable = {uric_url_syntax_02_resolvable_name, &url_syntax_02_parse_URL_reference, &url_syntax_02_components_URL_reference, 1, 1, 1 URIC_PREFIXED(2, uric_url_syntax_02_resolvable_prefixes)};

/* url_syntax_02_parse_absoluteURL: 48 states, 25 events, 14 classes, 5 shapes */
#if URIC_COMPACT
static const uint8_t url_syntax_02_parse_absoluteURL_next[360] = {
    2, 2, 0, 2, 2, 49, 0, 4, 0, 0, 12, 0, 0, 7, 0, 0,
    8, 0, 0, 15, 0, 0, 40, 0, 0, 10, 0, 0, 43, 0, 12, 3,
    13, 12, 14, 1, 12, 3, 12, 12, 14, 1, 12, 3, 39, 12, 14, 1,
    50, 51, 50, 50, 50, 3, 15, 5, 15, 15, 15, 4, 12, 3, 70, 72,
    14, 6, 12, 3, 73, 17, 14, 10, 40, 6, 20, 42, 12, 18, 59, 14,
    60, 21, 1, 40, 6, 23, 44, 66, 19, 67, 14, 60, 19, 13, 40, 6,
    20, 40, 12, 21, 59, 14, 60, 21, 1, 40, 6, 20, 44, 12, 21, 59,
    14, 60, 21, 1, 12, 3, 33, 34, 66, 22, 69, 14, 12, 22, 13, 40,
    6, 23, 40, 12, 19, 59, 14, 60, 19, 1, 40, 6, 20, 47, 12, 24,
    59, 14, 60, 21, 1, 40, 6, 20, 48, 12, 25, 59, 14, 60, 21, 1,
    40, 6, 20, 44, 66, 26, 67, 14, 60, 21, 13, 12, 3, 30, 34, 66,
    27, 69, 14, 12, 32, 13, 12, 3, 12, 12, 64, 14, 65, 1, 12, 3,
    30, 31, 29, 14, 32, 1, 12, 3, 30, 12, 32, 14, 32, 1, 12, 3,
    12, 12, 35, 14, 22, 1, 12, 3, 30, 34, 32, 14, 32, 1, 12, 3,
    33, 12, 22, 14, 22, 1, 12, 3, 12, 12, 32, 14, 22, 1, 12, 3,
    30, 36, 35, 14, 32, 1, 12, 3, 12, 12, 37, 14, 22, 1, 12, 3,
    30, 38, 37, 14, 32, 1, 12, 3, 12, 12, 27, 14, 22, 1, 52, 53,
    54, 55, 56, 14, 57, 58, 16, 40, 6, 12, 40, 59, 14, 60, 40, 1,
    61, 62, 12, 61, 12, 14, 63, 61, 1, 40, 6, 12, 24, 59, 14, 60,
    19, 1, 43, 9, 12, 43, 12, 14, 68, 43, 1, 40, 6, 12, 21, 59,
    14, 60, 19, 1, 61, 62, 70, 71, 12, 14, 63, 61, 6, 43, 9, 73,
    46, 12, 14, 68, 43, 10, 40, 6, 12, 25, 59, 14, 60, 19, 1, 40,
    6, 12, 26, 59, 14, 60, 19, 1};
static const uint8_t url_syntax_02_parse_absoluteURL_shape[48] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
static const uric_shape url_syntax_02_parse_absoluteURL_shapes[5] = {
    {65535, 3}, {65505, 6}, {65420, 11}, {65501, 8}, {65463, 9},
};
static const uint8_t url_syntax_02_parse_absoluteURL_slot[75] = {
    0, 0, 0, 0, 1, 1, 1, 0, 2, 3, 0, 0, 2, 1, 0,
    0, 1, 0, 2, 1, 1, 1, 3, 4, 1, 5, 1, 1, 1, 6,
    0, 1, 0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11,
    0, 1, 0, 2, 1, 3, 4, 1, 5, 1, 6, 1, 7, 7, 8,
    0, 1, 0, 2, 1, 1, 1, 3, 4, 5, 6, 7, 8, 8, 9,
};
static const uric_event url_syntax_02_parse_absoluteURL_event[25] = {
    {17, 0, 10}, {19, 0, 14}, {19, 0, 4}, {21, 0, 39}, {21, 0, 5}, {14, 0, 11}, {24, 0, 17}, {28, 0, 40},
    {28, 0, 27}, {24, 0, 18}, {30, 0, 40}, {30, 0, 27}, {32, 0, 42}, {32, 0, 8}, {34, 0, 27}, {26, 0, 28},
    {26, 0, 21}, {11, 0, 11}, {37, 0, 44}, {35, 0, 27}, {12, 0, 15}, {4, 0, 11}, {40, 0, 45}, {41, 0, 16},
    {8, 0, 11},
};
static const uint8_t url_syntax_02_parse_absoluteURL_mark[43] = {
    32, 12, 13, 32, 3, 10, 11, 32, 3, 11, 32, 3, 9, 32, 2, 3,
    32, 1, 32, 12, 32, 2, 4, 32, 2, 4, 8, 32, 2, 4, 5, 32,
    6, 32, 6, 7, 32, 5, 9, 32, 6, 10, 32};
#else
static const uint8_t url_syntax_02_parse_absoluteURL_next[672] = {
    73, 73, 73, 73, 1, 1, 1, 73, 1, 73, 73, 73, 1, 1,
    73, 73, 73, 73, 1, 1, 1, 73, 1, 48, 73, 73, 1, 1,
    73, 73, 73, 73, 73, 73, 73, 73, 3, 73, 73, 73, 3, 73,
    73, 73, 73, 73, 73, 73, 73, 73, 11, 73, 73, 73, 11, 73,
    73, 73, 73, 73, 73, 73, 73, 73, 6, 73, 73, 73, 6, 73,
    73, 73, 73, 73, 73, 73, 73, 73, 7, 73, 73, 73, 7, 73,
    73, 73, 73, 73, 73, 73, 73, 73, 14, 73, 73, 73, 14, 73,
    73, 73, 73, 73, 73, 73, 73, 73, 39, 73, 73, 73, 39, 73,
    73, 73, 73, 73, 73, 73, 73, 73, 9, 73, 73, 73, 9, 73,
    73, 73, 73, 73, 73, 73, 73, 73, 42, 73, 73, 73, 42, 73,
    73, 11, 73, 2, 11, 11, 11, 12, 11, 11, 13, 11, 11, 11,
    73, 11, 73, 2, 11, 11, 11, 11, 11, 11, 13, 11, 11, 11,
    73, 11, 73, 2, 11, 11, 11, 38, 11, 11, 13, 11, 11, 11,
    73, 49, 73, 50, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49,
    73, 14, 73, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    73, 11, 73, 2, 11, 11, 11, 69, 71, 11, 13, 11, 11, 11,
    73, 11, 73, 2, 11, 11, 11, 72, 16, 11, 13, 11, 11, 11,
    73, 39, 73, 5, 39, 19, 41, 11, 17, 58, 13, 59, 20, 20,
    73, 39, 73, 5, 39, 22, 43, 65, 18, 66, 13, 59, 18, 18,
    73, 39, 73, 5, 39, 19, 39, 11, 20, 58, 13, 59, 20, 20,
    73, 39, 73, 5, 39, 19, 43, 11, 20, 58, 13, 59, 20, 20,
    73, 11, 73, 2, 11, 32, 33, 65, 21, 68, 13, 11, 21, 21,
    73, 39, 73, 5, 39, 22, 39, 11, 18, 58, 13, 59, 18, 18,
    73, 39, 73, 5, 39, 19, 46, 11, 23, 58, 13, 59, 20, 20,
    73, 39, 73, 5, 39, 19, 47, 11, 24, 58, 13, 59, 20, 20,
    73, 39, 73, 5, 39, 19, 43, 65, 25, 66, 13, 59, 20, 20,
    73, 11, 73, 2, 11, 29, 33, 65, 26, 68, 13, 11, 31, 31,
    73, 11, 73, 2, 11, 11, 11, 11, 63, 11, 13, 11, 64, 64,
    73, 11, 73, 2, 11, 29, 30, 11, 28, 11, 13, 11, 31, 31,
    73, 11, 73, 2, 11, 29, 11, 11, 31, 11, 13, 11, 31, 31,
    73, 11, 73, 2, 11, 11, 11, 11, 34, 11, 13, 11, 21, 21,
    73, 11, 73, 2, 11, 29, 33, 11, 31, 11, 13, 11, 31, 31,
    73, 11, 73, 2, 11, 32, 11, 11, 21, 11, 13, 11, 21, 21,
    73, 11, 73, 2, 11, 11, 11, 11, 31, 11, 13, 11, 21, 21,
    73, 11, 73, 2, 11, 29, 35, 11, 34, 11, 13, 11, 31, 31,
    73, 11, 73, 2, 11, 11, 11, 11, 36, 11, 13, 11, 21, 21,
    73, 11, 73, 2, 11, 29, 37, 11, 36, 11, 13, 11, 31, 31,
    73, 11, 73, 2, 11, 11, 11, 11, 26, 11, 13, 11, 21, 21,
    73, 51, 73, 52, 51, 51, 51, 53, 54, 55, 13, 56, 57, 57,
    73, 39, 73, 5, 39, 39, 39, 11, 39, 58, 13, 59, 39, 39,
    73, 60, 73, 61, 60, 60, 60, 11, 60, 11, 13, 62, 60, 60,
    73, 39, 73, 5, 39, 39, 39, 11, 23, 58, 13, 59, 18, 18,
    73, 42, 73, 8, 42, 42, 42, 11, 42, 11, 13, 67, 42, 42,
    73, 39, 73, 5, 39, 39, 39, 11, 20, 58, 13, 59, 18, 18,
    73, 60, 73, 61, 60, 60, 60, 69, 70, 11, 13, 62, 60, 60,
    73, 42, 73, 8, 42, 42, 42, 72, 45, 11, 13, 67, 42, 42,
    73, 39, 73, 5, 39, 39, 39, 11, 24, 58, 13, 59, 18, 18,
    73, 39, 73, 5, 39, 39, 39, 11, 25, 58, 13, 59, 18, 18,
};
static const uint8_t url_syntax_02_parse_absoluteURL_at_end[48] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 4,
    5, 1, 6, 1, 1, 6, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 4, 5, 1, 1};
static const uric_event url_syntax_02_parse_absoluteURL_event[31] = {
    {{1, 32, 32, 32}, 0, 0, 10}, {{12, 32, 32, 32}, 0, 0, 14}, {{12, 32, 32, 32}, 0, 0, 4}, {{2, 4, 32, 32}, 0, 0, 39},
    {{2, 4, 32, 32}, 0, 0, 5}, {{2, 3, 32, 32}, 0, 0, 11}, {{2, 4, 8, 32}, 0, 0, 17}, {{2, 4, 5, 32}, 0, 0, 40},
    {{2, 4, 5, 32}, 0, 0, 27}, {{2, 4, 8, 32}, 0, 0, 18}, {{5, 32, 32, 32}, 0, 0, 40}, {{5, 32, 32, 32}, 0, 0, 27},
    {{6, 32, 32, 32}, 0, 0, 42}, {{6, 32, 32, 32}, 0, 0, 8}, {{6, 7, 32, 32}, 0, 0, 27}, {{8, 32, 32, 32}, 0, 0, 28},
    {{8, 32, 32, 32}, 0, 0, 21}, {{3, 9, 32, 32}, 0, 0, 11}, {{5, 9, 32, 32}, 0, 0, 44}, {{7, 32, 32, 32}, 0, 0, 27},
    {{9, 32, 32, 32}, 0, 0, 15}, {{3, 10, 11, 32}, 0, 0, 11}, {{6, 10, 32, 32}, 0, 0, 45}, {{10, 32, 32, 32}, 0, 0, 16},
    {{3, 11, 32, 32}, 0, 0, 11}, {{12, 13, 32, 32}, 0, 0, 0}, {{13, 32, 32, 32}, 0, 0, 0}, {{3, 10, 11, 32}, 0, 0, 0},
    {{3, 11, 32, 32}, 0, 0, 0}, {{3, 9, 32, 32}, 0, 0, 0}, {{2, 3, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t url_syntax_02_parse_absoluteURL_run[48] = {
    0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0,
    4, 4, 3, 0, 3, 3, 0, 4, 4, 4, 4, 0, 4, 0, 0, 3,
    0, 0, 4, 0, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 0};
static const uric_loop url_syntax_02_parse_absoluteURL_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual url_syntax_02_parse_absoluteURL_usual[48] = {
    {{0x3170, 0x0}, {1, 0}}, {{0x200, 0x0}, {48, 0}}, {{0x1100, 0x0}, {3, 0}},
    {{0x1100, 0x0}, {11, 0}}, {{0x1100, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1100, 0x0}, {14, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x80, 0x3b72}, {12, 11}}, {{0x400, 0x3bf2}, {13, 11}},
    {{0x80, 0x3b72}, {38, 11}}, {{0x3ff2, 0x0}, {49, 0}}, {{0x8, 0x0}, {4, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x200}, {65, 66}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x3000, 0x0}, {57, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {70, 0}},
    {{0x80, 0x0}, {72, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_parse_absoluteURL_expected[48] = {
    0, 5, 11, 11, 11, 11, 11, 11, 11, 11, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13};
static const uint8_t url_syntax_02_parse_absoluteURL_expected_terms[16] = {
    6, 7, 8, 2, 255, 6, 7, 8, 2, 9, 255, 5, 255, 3, 0, 255};
static const uint16_t url_syntax_02_parse_absoluteURL_inside[48] = {
    1, 1, 0, 0, 64, 6, 64, 6, 10, 10, 0, 0, 0, 0, 64, 2,
    34, 22, 22, 22, 22, 18, 22, 22, 22, 22, 18, 2, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 0, 6, 2, 22, 10, 22, 2, 42, 22, 22};
#endif
static const uric_machine url_syntax_02_parse_absoluteURL = {
    url_syntax_02_hostnumber_byte, url_syntax_02_parse_absoluteURL_next, NULL,
#if URIC_COMPACT
    url_syntax_02_parse_absoluteURL_shape, url_syntax_02_parse_absoluteURL_shapes, url_syntax_02_parse_absoluteURL_slot, url_syntax_02_parse_absoluteURL_mark, url_syntax_02_parse_absoluteURL_event,
#else
    url_syntax_02_parse_absoluteURL_at_end, url_syntax_02_parse_absoluteURL_event,
#endif
#if URIC_FAST
    url_syntax_02_parse_absoluteURL_run, url_syntax_02_parse_absoluteURL_usual, url_syntax_02_hostnumber_runs, url_syntax_02_parse_absoluteURL_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_parse_absoluteURL_expected, url_syntax_02_parse_absoluteURL_expected_terms, url_syntax_02_terms, url_syntax_02_parse_absoluteURL_inside,
#endif
    48, 25, 14, 15, 0};
#if URIC_FAST
static const uric_prefix uric_url_syntax_02_absoluteURL_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 38},
    {"http://", 7, {1, 32}, {4, 0}, 38},
};
#endif
static const char uric_url_syntax_02_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_url_syntax_02_absoluteURL = {uric_url_syntax_02_absoluteURL_name, &url_syntax_02_parse_absoluteURL, &url_syntax_02_components_absoluteURL, 0, 1, 0 URIC_PREFIXED(2, uric_url_syntax_02_absoluteURL_prefixes)};
#if URIC_FAST
static const uric_prefix uric_url_syntax_02_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 11},
    {"http://", 7, {32, 32}, {0, 0}, 11},
};
#endif
static const char uric_url_syntax_02_relativeURL_name[] = "relativeURL";
const uric_rule uric_url_syntax_02_relativeURL = {uric_url_syntax_02_relativeURL_name, &url_syntax_02_parse_absoluteURL, &url_syntax_02_components_absoluteURL, 10, 0, 1 URIC_PREFIXED(2, uric_url_syntax_02_relativeURL_prefixes)};

static const uint32_t url_syntax_02_kept_0[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_2[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_4[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_11[8] = {0x00000000, 0x27ff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_url_syntax_02_path_encoding_name[] = "path";
const uric_encoding uric_url_syntax_02_path_encoding = {uric_url_syntax_02_path_encoding_name, url_syntax_02_kept_0, 1};
static const char uric_url_syntax_02_authority_encoding_name[] = "authority";
const uric_encoding uric_url_syntax_02_authority_encoding = {uric_url_syntax_02_authority_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_user_encoding_name[] = "user";
const uric_encoding uric_url_syntax_02_user_encoding = {uric_url_syntax_02_user_encoding_name, url_syntax_02_kept_2, 1};
static const char uric_url_syntax_02_password_encoding_name[] = "password";
const uric_encoding uric_url_syntax_02_password_encoding = {uric_url_syntax_02_password_encoding_name, url_syntax_02_kept_2, 1};
static const char uric_url_syntax_02_query_encoding_name[] = "query";
const uric_encoding uric_url_syntax_02_query_encoding = {uric_url_syntax_02_query_encoding_name, url_syntax_02_kept_4, 1};
static const char uric_url_syntax_02_fragment_encoding_name[] = "fragment";
const uric_encoding uric_url_syntax_02_fragment_encoding = {uric_url_syntax_02_fragment_encoding_name, url_syntax_02_kept_4, 1};
static const char uric_url_syntax_02_URL_reference_encoding_name[] = "URL-reference";
const uric_encoding uric_url_syntax_02_URL_reference_encoding = {uric_url_syntax_02_URL_reference_encoding_name, url_syntax_02_kept_4, 1};
static const char uric_url_syntax_02_relativeURL_encoding_name[] = "relativeURL";
const uric_encoding uric_url_syntax_02_relativeURL_encoding = {uric_url_syntax_02_relativeURL_encoding_name, url_syntax_02_kept_4, 1};
static const char uric_url_syntax_02_rel_path_encoding_name[] = "rel_path";
const uric_encoding uric_url_syntax_02_rel_path_encoding = {uric_url_syntax_02_rel_path_encoding_name, url_syntax_02_kept_4, 1};
static const char uric_url_syntax_02_path_segments_encoding_name[] = "path_segments";
const uric_encoding uric_url_syntax_02_path_segments_encoding = {uric_url_syntax_02_path_segments_encoding_name, url_syntax_02_kept_0, 1};
static const char uric_url_syntax_02_segment_encoding_name[] = "segment";
const uric_encoding uric_url_syntax_02_segment_encoding = {uric_url_syntax_02_segment_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_param_encoding_name[] = "param";
const uric_encoding uric_url_syntax_02_param_encoding = {uric_url_syntax_02_param_encoding_name, url_syntax_02_kept_11, 1};
static const char uric_url_syntax_02_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_url_syntax_02_resolvable_encoding = {uric_url_syntax_02_resolvable_encoding_name, url_syntax_02_kept_4, 1};
static const char uric_url_syntax_02_greedy_server_encoding_name[] = "greedy_server";
const uric_encoding uric_url_syntax_02_greedy_server_encoding = {uric_url_syntax_02_greedy_server_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_single_path_encoding_name[] = "single_path";
const uric_encoding uric_url_syntax_02_single_path_encoding = {uric_url_syntax_02_single_path_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_first_segment_encoding_name[] = "first_segment";
const uric_encoding uric_url_syntax_02_first_segment_encoding = {uric_url_syntax_02_first_segment_encoding_name, url_syntax_02_kept_1, 0};

/* url_syntax_02_check_URL_reference: 132 states, 0 events, 16 classes, 12 shapes */
#if URIC_COMPACT
static const uint8_t url_syntax_02_check_URL_reference_byte[48] = {
    16, 32, 49, 20, 17, 81, 97, 135, 153, 153, 153, 153, 153, 186, 64, 192,
    237, 238, 238, 254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15, 0, 16,
    224, 238, 238, 254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15, 0, 1};
#else
static const uint8_t url_syntax_02_check_URL_reference_byte[256] = {
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
#if URIC_FAST
static const uint8_t url_syntax_02_check_URL_reference_runs[URIC_RUN_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 212, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#if URIC_COMPACT
static const uint8_t url_syntax_02_check_URL_reference_next[557] = {
    1, 2, 95, 1, 1, 2, 0, 96, 2, 1, 3, 0, 101, 0, 1, 32,
    0, 102, 0, 0, 32, 0, 102, 32, 0, 0, 0, 102, 0, 0, 9, 0,
    0, 10, 0, 0, 9, 2, 0, 10, 0, 1, 66, 46, 0, 11, 31, 11,
    1, 68, 38, 0, 12, 0, 12, 1, 69, 0, 0, 13, 0, 13, 1, 76,
    54, 2, 14, 35, 14, 1, 64, 46, 0, 15, 31, 65, 1, 67, 38, 0,
    16, 0, 62, 1, 74, 54, 2, 17, 35, 75, 1, 0, 0, 23, 0, 0,
    0, 2, 0, 0, 32, 32, 0, 32, 0, 0, 32, 32, 0, 0, 0, 0,
    0, 26, 0, 116, 97, 116, 116, 0, 82, 117, 36, 25, 1, 116, 97, 85,
    119, 0, 25, 33, 36, 25, 1, 120, 111, 120, 120, 2, 86, 121, 49, 27,
    1, 120, 111, 90, 123, 2, 27, 34, 49, 27, 1, 116, 97, 83, 119, 0,
    28, 33, 36, 84, 1, 120, 111, 88, 123, 2, 29, 34, 49, 89, 1, 30,
    98, 0, 30, 0, 1, 0, 0, 0, 31, 0, 1, 0, 0, 0, 0, 0,
    1, 117, 106, 0, 33, 36, 1, 121, 114, 2, 34, 49, 1, 0, 0, 2,
    35, 0, 1, 60, 11, 61, 12, 62, 12, 13, 13, 0, 13, 63, 0, 32,
    32, 0, 32, 32, 0, 70, 11, 65, 11, 71, 12, 72, 0, 73, 14, 77,
    11, 78, 12, 79, 0, 80, 14, 75, 14, 15, 11, 16, 12, 31, 0, 81,
    14, 17, 14, 64, 45, 60, 65, 67, 47, 61, 62, 67, 38, 62, 62, 0,
    48, 63, 0, 64, 0, 65, 65, 64, 46, 65, 65, 66, 0, 11, 11, 67,
    0, 62, 62, 68, 0, 12, 12, 69, 0, 13, 13, 64, 50, 70, 65, 67,
    51, 71, 62, 0, 52, 72, 0, 74, 53, 73, 75, 74, 0, 75, 75, 74,
    54, 75, 75, 76, 0, 14, 14, 64, 55, 77, 65, 67, 56, 78, 62, 0,
    57, 79, 0, 74, 58, 80, 75, 74, 59, 81, 75, 116, 97, 83, 118, 82,
    117, 36, 84, 116, 97, 83, 116, 84, 117, 36, 84, 116, 97, 83, 119, 84,
    117, 36, 84, 116, 97, 85, 116, 25, 117, 36, 25, 120, 111, 88, 122, 86,
    121, 49, 89, 116, 97, 83, 124, 87, 117, 36, 84, 120, 111, 88, 120, 89,
    121, 49, 89, 120, 111, 88, 123, 89, 121, 49, 89, 120, 111, 90, 120, 27,
    121, 49, 27, 120, 111, 88, 125, 91, 121, 49, 89, 116, 97, 83, 126, 92,
    117, 36, 84, 120, 111, 88, 127, 93, 121, 49, 89, 32, 103, 104, 105, 107,
    108, 109, 110, 94, 1, 2, 116, 112, 30, 128, 129, 3, 113, 117, 120, 115,
    121, 116, 97, 116, 117, 36, 116, 117, 106, 117, 0, 36, 117, 116, 97, 87,
    117, 36, 25, 116, 97, 84, 117, 36, 25, 120, 111, 120, 121, 49, 120, 121,
    114, 121, 0, 49, 121, 120, 111, 91, 121, 49, 27, 120, 111, 89, 121, 49,
    27, 116, 97, 92, 117, 36, 25, 120, 111, 93, 121, 49, 27, 116, 97, 28,
    117, 36, 25, 120, 111, 29, 121, 49, 27, 128, 99, 128, 1, 129, 100, 0,
    1, 128, 99, 132, 1, 129, 100, 0, 0, 128, 99, 0, 1};
static const uint8_t url_syntax_02_check_URL_reference_shape[132] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11,
    11, 11, 11, 11};
static const uric_shape url_syntax_02_check_URL_reference_shapes[12] = {
    {65535, 5}, {11, 3}, {65507, 7}, {22, 4}, {65420, 10}, {0, 6}, {140, 2}, {22, 4},
    {65234, 8}, {349, 1}, {65310, 6}, {28, 4},
};
static const uint8_t url_syntax_02_check_URL_reference_slot[204] = {
    0, 1, 2, 3, 1, 1, 1, 1, 4, 1, 1, 4, 4, 1, 1, 1, 5,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 0, 0, 0, 1, 1, 3,
    0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 0, 0, 0, 6, 6, 7,
    0, 1, 0, 0, 2, 2, 1, 1, 3, 4, 2, 2, 2, 2, 4, 4, 0,
    0, 1, 0, 2, 1, 1, 3, 4, 5, 6, 7, 1, 0, 8, 9, 9, 10,
    0, 1, 0, 2, 1, 1, 1, 1, 3, 4, 0, 1, 0, 5, 1, 1, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 4, 4, 0,
    0, 1, 0, 2, 1, 1, 3, 4, 0, 5, 6, 1, 0, 7, 8, 8, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,
    0, 1, 0, 2, 1, 1, 1, 1, 0, 3, 4, 1, 0, 5, 6, 6, 0,
    0, 1, 0, 2, 1, 1, 1, 1, 3, 1, 1, 1, 0, 1, 1, 1, 4,
};
static const uint8_t url_syntax_02_check_URL_reference_mark[1] = {
    32};
#else
static const uint8_t url_syntax_02_check_URL_reference_next[2112] = {
    132, 0, 1, 94, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    132, 1, 132, 95, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    132, 2, 132, 100, 2, 2, 2, 2, 132, 2, 2, 132, 132, 2, 2, 2,
    132, 31, 132, 101, 31, 31, 31, 31, 132, 31, 31, 132, 132, 31, 31, 31,
    132, 31, 132, 101, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    132, 132, 132, 101, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 8, 8, 8, 132, 8, 132, 132, 132, 132, 8, 8,
    132, 132, 132, 132, 132, 9, 9, 9, 132, 9, 132, 132, 132, 132, 9, 9,
    132, 132, 132, 132, 132, 8, 8, 8, 132, 8, 1, 132, 132, 132, 8, 8,
    132, 132, 132, 132, 132, 9, 9, 9, 132, 9, 132, 132, 132, 132, 9, 9,
    132, 132, 132, 132, 132, 132, 65, 45, 132, 10, 30, 132, 132, 132, 10, 10,
    132, 132, 132, 132, 132, 132, 67, 37, 132, 11, 132, 132, 132, 132, 11, 11,
    132, 132, 132, 132, 132, 132, 68, 132, 132, 12, 132, 132, 132, 132, 12, 12,
    132, 132, 132, 132, 132, 132, 75, 53, 1, 13, 34, 132, 132, 132, 13, 13,
    132, 132, 132, 132, 132, 132, 63, 45, 132, 14, 30, 132, 132, 132, 64, 64,
    132, 132, 132, 132, 132, 132, 66, 37, 132, 15, 132, 132, 132, 132, 61, 61,
    132, 132, 132, 132, 132, 132, 73, 53, 1, 16, 34, 132, 132, 132, 74, 74,
    132, 132, 132, 132, 132, 132, 132, 132, 22, 132, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 1, 132, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 31, 31, 132, 132, 31, 132, 31, 31, 31, 31, 132, 132,
    132, 31, 132, 132, 132, 132, 31, 31, 132, 31, 132, 132, 132, 132, 31, 31,
    132, 31, 132, 132, 132, 132, 31, 31, 132, 132, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 25, 132, 132, 132, 132, 132, 132, 132,
    132, 115, 132, 96, 115, 115, 115, 115, 132, 81, 116, 115, 132, 35, 24, 24,
    132, 115, 132, 96, 115, 115, 84, 118, 132, 24, 32, 115, 132, 35, 24, 24,
    132, 119, 132, 110, 119, 119, 119, 119, 1, 85, 120, 119, 132, 48, 26, 26,
    132, 119, 132, 110, 119, 119, 89, 122, 1, 26, 33, 119, 132, 48, 26, 26,
    132, 115, 132, 96, 115, 115, 82, 118, 132, 27, 32, 115, 132, 35, 83, 83,
    132, 119, 132, 110, 119, 119, 87, 122, 1, 28, 33, 119, 132, 48, 88, 88,
    132, 29, 132, 97, 29, 29, 29, 29, 132, 29, 132, 29, 132, 132, 29, 29,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 30, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132,
    132, 116, 132, 105, 116, 116, 116, 116, 132, 32, 132, 116, 132, 35, 116, 116,
    132, 120, 132, 113, 120, 120, 120, 120, 1, 33, 132, 120, 132, 48, 120, 120,
    132, 132, 132, 132, 132, 132, 132, 132, 1, 34, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 59, 132, 132, 132, 132, 10, 10,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 60, 132, 132, 132, 132, 11, 11,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 61, 132, 132, 132, 132, 11, 11,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 12, 132, 132, 132, 132, 12, 12,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 12, 12,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 62, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 31, 132, 132, 132, 132, 31, 31,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 31, 31,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 31, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 69, 132, 132, 132, 132, 10, 10,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 64, 132, 132, 132, 132, 10, 10,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 70, 132, 132, 132, 132, 11, 11,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 71, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 72, 132, 132, 132, 132, 13, 13,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 76, 132, 132, 132, 132, 10, 10,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 77, 132, 132, 132, 132, 11, 11,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 78, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 79, 132, 132, 132, 132, 13, 13,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 74, 132, 132, 132, 132, 13, 13,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 14, 132, 132, 132, 132, 10, 10,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 15, 132, 132, 132, 132, 11, 11,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 30, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 80, 132, 132, 132, 132, 13, 13,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 16, 132, 132, 132, 132, 13, 13,
    132, 132, 132, 132, 132, 132, 63, 44, 132, 59, 132, 132, 132, 132, 64, 64,
    132, 132, 132, 132, 132, 132, 66, 46, 132, 60, 132, 132, 132, 132, 61, 61,
    132, 132, 132, 132, 132, 132, 66, 37, 132, 61, 132, 132, 132, 132, 61, 61,
    132, 132, 132, 132, 132, 132, 132, 47, 132, 62, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 63, 132, 132, 64, 132, 132, 132, 132, 64, 64,
    132, 132, 132, 132, 132, 132, 63, 45, 132, 64, 132, 132, 132, 132, 64, 64,
    132, 132, 132, 132, 132, 132, 65, 132, 132, 10, 132, 132, 132, 132, 10, 10,
    132, 132, 132, 132, 132, 132, 66, 132, 132, 61, 132, 132, 132, 132, 61, 61,
    132, 132, 132, 132, 132, 132, 67, 132, 132, 11, 132, 132, 132, 132, 11, 11,
    132, 132, 132, 132, 132, 132, 68, 132, 132, 12, 132, 132, 132, 132, 12, 12,
    132, 132, 132, 132, 132, 132, 63, 49, 132, 69, 132, 132, 132, 132, 64, 64,
    132, 132, 132, 132, 132, 132, 66, 50, 132, 70, 132, 132, 132, 132, 61, 61,
    132, 132, 132, 132, 132, 132, 132, 51, 132, 71, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 73, 52, 132, 72, 132, 132, 132, 132, 74, 74,
    132, 132, 132, 132, 132, 132, 73, 132, 132, 74, 132, 132, 132, 132, 74, 74,
    132, 132, 132, 132, 132, 132, 73, 53, 132, 74, 132, 132, 132, 132, 74, 74,
    132, 132, 132, 132, 132, 132, 75, 132, 132, 13, 132, 132, 132, 132, 13, 13,
    132, 132, 132, 132, 132, 132, 63, 54, 132, 76, 132, 132, 132, 132, 64, 64,
    132, 132, 132, 132, 132, 132, 66, 55, 132, 77, 132, 132, 132, 132, 61, 61,
    132, 132, 132, 132, 132, 132, 132, 56, 132, 78, 132, 132, 132, 132, 132, 132,
    132, 132, 132, 132, 132, 132, 73, 57, 132, 79, 132, 132, 132, 132, 74, 74,
    132, 132, 132, 132, 132, 132, 73, 58, 132, 80, 132, 132, 132, 132, 74, 74,
    132, 115, 132, 96, 115, 115, 82, 117, 132, 81, 116, 115, 132, 35, 83, 83,
    132, 115, 132, 96, 115, 115, 82, 115, 132, 83, 116, 115, 132, 35, 83, 83,
    132, 115, 132, 96, 115, 115, 82, 118, 132, 83, 116, 115, 132, 35, 83, 83,
    132, 115, 132, 96, 115, 115, 84, 115, 132, 24, 116, 115, 132, 35, 24, 24,
    132, 119, 132, 110, 119, 119, 87, 121, 132, 85, 120, 119, 132, 48, 88, 88,
    132, 115, 132, 96, 115, 115, 82, 123, 132, 86, 116, 115, 132, 35, 83, 83,
    132, 119, 132, 110, 119, 119, 87, 119, 132, 88, 120, 119, 132, 48, 88, 88,
    132, 119, 132, 110, 119, 119, 87, 122, 132, 88, 120, 119, 132, 48, 88, 88,
    132, 119, 132, 110, 119, 119, 89, 119, 132, 26, 120, 119, 132, 48, 26, 26,
    132, 119, 132, 110, 119, 119, 87, 124, 132, 90, 120, 119, 132, 48, 88, 88,
    132, 115, 132, 96, 115, 115, 82, 125, 132, 91, 116, 115, 132, 35, 83, 83,
    132, 119, 132, 110, 119, 119, 87, 126, 132, 92, 120, 119, 132, 48, 88, 88,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 31, 132, 132, 132, 132, 31, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 102, 132, 132, 132, 132, 102, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 103, 132, 132, 132, 132, 103, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 104, 132, 132, 132, 132, 104, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 106, 132, 132, 132, 132, 106, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 107, 132, 132, 132, 132, 107, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 108, 132, 132, 132, 132, 108, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 109, 132, 132, 132, 132, 109, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 93, 132, 132, 132, 132, 93, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 0, 132, 132, 132, 132, 0, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 1, 132, 132, 132, 132, 1, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 115, 132, 132, 132, 132, 115, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 111, 132, 132, 132, 132, 111, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 29, 132, 132, 132, 132, 29, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 127, 132, 132, 132, 132, 127, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 128, 132, 132, 132, 132, 128, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 2, 132, 132, 132, 132, 2, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 112, 132, 132, 132, 132, 112, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 116, 132, 132, 132, 132, 116, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 119, 132, 132, 132, 132, 119, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 114, 132, 132, 132, 132, 114, 132,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 120, 132, 132, 132, 132, 120, 132,
    132, 115, 132, 96, 115, 115, 115, 115, 132, 115, 116, 115, 132, 35, 115, 115,
    132, 116, 132, 105, 116, 116, 116, 116, 132, 116, 132, 116, 132, 35, 116, 116,
    132, 115, 132, 96, 115, 115, 115, 115, 132, 86, 116, 115, 132, 35, 24, 24,
    132, 115, 132, 96, 115, 115, 115, 115, 132, 83, 116, 115, 132, 35, 24, 24,
    132, 119, 132, 110, 119, 119, 119, 119, 132, 119, 120, 119, 132, 48, 119, 119,
    132, 120, 132, 113, 120, 120, 120, 120, 132, 120, 132, 120, 132, 48, 120, 120,
    132, 119, 132, 110, 119, 119, 119, 119, 132, 90, 120, 119, 132, 48, 26, 26,
    132, 119, 132, 110, 119, 119, 119, 119, 132, 88, 120, 119, 132, 48, 26, 26,
    132, 115, 132, 96, 115, 115, 115, 115, 132, 91, 116, 115, 132, 35, 24, 24,
    132, 119, 132, 110, 119, 119, 119, 119, 132, 92, 120, 119, 132, 48, 26, 26,
    132, 115, 132, 96, 115, 115, 115, 115, 132, 27, 116, 115, 132, 35, 24, 24,
    132, 119, 132, 110, 119, 119, 119, 119, 132, 28, 120, 119, 132, 48, 26, 26,
    132, 127, 132, 98, 127, 127, 127, 127, 127, 127, 127, 127, 132, 127, 127, 127,
    132, 128, 132, 99, 128, 128, 128, 128, 132, 128, 128, 128, 132, 128, 128, 128,
    132, 127, 132, 98, 127, 127, 127, 127, 131, 127, 127, 127, 132, 127, 127, 127,
    132, 128, 132, 99, 128, 128, 128, 128, 132, 128, 128, 128, 132, 128, 128, 128,
    132, 127, 132, 98, 127, 127, 127, 127, 132, 127, 127, 127, 132, 127, 127, 127,
};
static const uint8_t url_syntax_02_check_URL_reference_at_end[132] = {
    1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1, 1, 0, 1};
#endif
#if URIC_FAST
static const uint8_t url_syntax_02_check_URL_reference_run[132] = {
    3, 3, 2, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 4, 4,
    4, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 4, 4, 1, 4, 0,
    4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 2, 4, 0,
    2, 0, 0, 0, 0, 4, 4, 4, 4, 0, 2, 0, 4, 4, 4, 4,
    4, 4, 0, 2, 0, 4, 4, 0, 2, 0, 4, 4, 4, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1,
    1, 0, 0, 0};
static const uric_loop url_syntax_02_check_URL_reference_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual url_syntax_02_check_URL_reference_usual[132] = {
    {{0x4, 0x8}, {1, 94}}, {{0x8, 0x0}, {95, 0}}, {{0xe6f2, 0x0}, {2, 0}},
    {{0xe6f2, 0x0}, {31, 0}}, {{0xfff2, 0x0}, {31, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xc2e0, 0x0}, {8, 0}}, {{0xc2e0, 0x0}, {9, 0}}, {{0x400, 0x0}, {1, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x400, 0x0}, {30, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {22, 0}},
    {{0x100, 0x0}, {1, 0}}, {{0x3d30, 0x0}, {31, 0}}, {{0xc2c2, 0x0}, {31, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xc000, 0x0}, {24, 0}},
    {{0x400, 0x0}, {32, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xc8f2, 0x0}, {116, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xc000, 0x0}, {10, 0}},
    {{0xc000, 0x0}, {11, 0}}, {{0xc000, 0x0}, {11, 0}}, {{0xc200, 0x0}, {12, 0}},
    {{0xc000, 0x0}, {12, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xc200, 0x0}, {31, 0}},
    {{0xc000, 0x0}, {31, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
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
    {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {102, 0}}, {{0x4200, 0x0}, {103, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {107, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x4200, 0x0}, {0, 0}}, {{0x4200, 0x0}, {1, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {127, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x2000, 0x0}, {35, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xeff2, 0x8}, {127, 98}}, {{0xeef2, 0x0}, {128, 0}},
    {{0xeef2, 0x100}, {127, 131}}, {{0xeef2, 0x0}, {128, 0}}, {{0xeef2, 0x0}, {127, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_check_URL_reference_expected[132] = {
    0, 4, 7, 10, 12, 14, 16, 16, 21, 27, 33, 39, 44, 48, 33, 39,
    48, 55, 55, 57, 59, 61, 55, 63, 63, 67, 67, 63, 67, 72, 80, 2,
    83, 92, 102, 106, 106, 106, 106, 108, 110, 106, 108, 110, 106, 106, 106, 110,
    106, 106, 106, 110, 106, 106, 106, 106, 110, 106, 106, 112, 112, 112, 116, 119,
    112, 119, 119, 119, 119, 112, 112, 116, 112, 119, 112, 119, 112, 112, 116, 112,
    112, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 125, 125, 125,
    125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125,
    125, 125, 125, 122, 127, 122, 122, 122, 127, 122, 122, 122, 122, 122, 122, 67,
    63, 67, 122, 63};
static const uint8_t url_syntax_02_check_URL_reference_expected_terms[135] = {
    3, 4, 0, 255, 3, 0, 255, 10, 0, 255, 10, 255, 3, 255, 11, 255,
    6, 7, 8, 2, 255, 6, 7, 8, 2, 9, 255, 6, 7, 8, 2, 0,
    255, 6, 8, 2, 9, 0, 255, 6, 8, 2, 0, 255, 6, 8, 0, 255,
    6, 8, 2, 12, 9, 0, 255, 12, 255, 13, 255, 14, 255, 15, 255, 10,
    16, 0, 255, 10, 12, 16, 0, 255, 14, 11, 17, 7, 16, 18, 0, 255,
    1, 0, 255, 14, 11, 17, 7, 16, 18, 19, 0, 255, 14, 11, 17, 7,
    12, 16, 18, 19, 0, 255, 1, 12, 0, 255, 6, 255, 20, 255, 1, 255,
    6, 8, 2, 255, 1, 2, 255, 6, 8, 255, 10, 16, 255, 5, 255, 14,
    11, 17, 7, 16, 18, 19, 255};
#endif
static const uric_machine url_syntax_02_check_URL_reference = {
    url_syntax_02_check_URL_reference_byte, url_syntax_02_check_URL_reference_next, NULL,
#if URIC_COMPACT
    url_syntax_02_check_URL_reference_shape, url_syntax_02_check_URL_reference_shapes, url_syntax_02_check_URL_reference_slot, url_syntax_02_check_URL_reference_mark, NULL,
#else
    url_syntax_02_check_URL_reference_at_end, NULL,
#endif
#if URIC_FAST
    url_syntax_02_check_URL_reference_run, url_syntax_02_check_URL_reference_usual, url_syntax_02_check_URL_reference_runs, url_syntax_02_check_URL_reference_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_check_URL_reference_expected, url_syntax_02_check_URL_reference_expected_terms, url_syntax_02_terms, NULL,
#endif
    132, 0, 16, 15, 0};
#if URIC_FAST
static const uric_prefix url_syntax_02_check_URL_reference_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 0},
    {"http://", 7, {32, 32}, {0, 0}, 0},
};
#endif
#if URIC_FAST
static const uric_prefix url_syntax_02_check_absoluteURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 1},
    {"http://", 7, {32, 32}, {0, 0}, 1},
};
#endif
#if URIC_FAST
static const uric_prefix url_syntax_02_check_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 1},
    {"http://", 7, {32, 32}, {0, 0}, 1},
};
#endif
#if URIC_FAST
static const uric_prefix url_syntax_02_check_resolvable_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 0},
    {"http://", 7, {32, 32}, {0, 0}, 0},
};
#endif

static const uric_rule url_syntax_02_rules[] = {
    {"URL-reference", &url_syntax_02_check_URL_reference, NULL, 0, 0, 1 URIC_PREFIXED(2, url_syntax_02_check_URL_reference_prefixes)},
    {"absoluteURL", &url_syntax_02_check_URL_reference, NULL, 6, 0, 1 URIC_PREFIXED(2, url_syntax_02_check_absoluteURL_prefixes)},
    {"opaque-URL", &url_syntax_02_check_URL_reference, NULL, 6, 0, 1 URIC_PREFIXED(0, NULL)},
    {"generic-URL", &url_syntax_02_check_URL_reference, NULL, 6, 0, 1 URIC_PREFIXED(0, NULL)},
    {"relativeURL", &url_syntax_02_check_URL_reference, NULL, 1, 0, 1 URIC_PREFIXED(2, url_syntax_02_check_relativeURL_prefixes)},
    {"net_path", &url_syntax_02_check_URL_reference, NULL, 17, 0, 1 URIC_PREFIXED(0, NULL)},
    {"abs_path", &url_syntax_02_check_URL_reference, NULL, 18, 0, 1 URIC_PREFIXED(0, NULL)},
    {"rel_path", &url_syntax_02_check_URL_reference, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"scheme", &url_syntax_02_check_URL_reference, NULL, 7, 0, 1 URIC_PREFIXED(0, NULL)},
    {"server", &url_syntax_02_check_URL_reference, NULL, 23, 0, 1 URIC_PREFIXED(0, NULL)},
    {"user", &url_syntax_02_check_URL_reference, NULL, 29, 0, 1 URIC_PREFIXED(0, NULL)},
    {"password", &url_syntax_02_check_URL_reference, NULL, 29, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hostport", &url_syntax_02_check_URL_reference, NULL, 35, 0, 1 URIC_PREFIXED(0, NULL)},
    {"host", &url_syntax_02_check_URL_reference, NULL, 36, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hostname", &url_syntax_02_check_URL_reference, NULL, 37, 0, 1 URIC_PREFIXED(0, NULL)},
    {"domainlabel", &url_syntax_02_check_URL_reference, NULL, 38, 0, 1 URIC_PREFIXED(0, NULL)},
    {"toplabel", &url_syntax_02_check_URL_reference, NULL, 39, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hostnumber", &url_syntax_02_check_URL_reference, NULL, 40, 0, 1 URIC_PREFIXED(0, NULL)},
    {"port", &url_syntax_02_check_URL_reference, NULL, 30, 0, 1 URIC_PREFIXED(0, NULL)},
    {"path", &url_syntax_02_check_URL_reference, NULL, 127, 0, 1 URIC_PREFIXED(0, NULL)},
    {"path_segments", &url_syntax_02_check_URL_reference, NULL, 127, 0, 1 URIC_PREFIXED(0, NULL)},
    {"segment", &url_syntax_02_check_URL_reference, NULL, 128, 0, 1 URIC_PREFIXED(0, NULL)},
    {"param", &url_syntax_02_check_URL_reference, NULL, 2, 0, 1 URIC_PREFIXED(0, NULL)},
    {"pchar", &url_syntax_02_check_URL_reference, NULL, 3, 0, 1 URIC_PREFIXED(0, NULL)},
    {"query", &url_syntax_02_check_URL_reference, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fragment", &url_syntax_02_check_URL_reference, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"urlchar", &url_syntax_02_check_URL_reference, NULL, 4, 0, 1 URIC_PREFIXED(0, NULL)},
    {"reserved", &url_syntax_02_check_URL_reference, NULL, 19, 0, 1 URIC_PREFIXED(0, NULL)},
    {"unreserved", &url_syntax_02_check_URL_reference, NULL, 20, 0, 1 URIC_PREFIXED(0, NULL)},
    {"mark", &url_syntax_02_check_URL_reference, NULL, 21, 0, 1 URIC_PREFIXED(0, NULL)},
    {"escaped", &url_syntax_02_check_URL_reference, NULL, 5, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hex", &url_syntax_02_check_URL_reference, NULL, 93, 0, 1 URIC_PREFIXED(0, NULL)},
    {"alphanum", &url_syntax_02_check_URL_reference, NULL, 41, 0, 1 URIC_PREFIXED(0, NULL)},
    {"alpha", &url_syntax_02_check_URL_reference, NULL, 42, 0, 1 URIC_PREFIXED(0, NULL)},
    {"lowalpha", &url_syntax_02_check_URL_reference, NULL, 42, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hialpha", &url_syntax_02_check_URL_reference, NULL, 42, 0, 1 URIC_PREFIXED(0, NULL)},
    {"digit", &url_syntax_02_check_URL_reference, NULL, 43, 0, 1 URIC_PREFIXED(0, NULL)},
    {"resolvable", &url_syntax_02_check_URL_reference, NULL, 0, 0, 1 URIC_PREFIXED(2, url_syntax_02_check_resolvable_prefixes)},
    {"greedy_server", &url_syntax_02_check_URL_reference, NULL, 128, 0, 1 URIC_PREFIXED(0, NULL)},
    {"single_path", &url_syntax_02_check_URL_reference, NULL, 129, 0, 1 URIC_PREFIXED(0, NULL)},
    {"first_segment", &url_syntax_02_check_URL_reference, NULL, 130, 0, 1 URIC_PREFIXED(0, NULL)},
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
    .rules = 41,
    .parsers = 4,
    .components = 10,
    .encodings = 16,
};
#endif
