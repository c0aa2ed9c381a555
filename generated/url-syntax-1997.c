/* draft-fielding-url-syntax, 1997. Written by uric-grammar pack from grammar/url-syntax-1997.*: do not edit. */
/* clang-format off */

/* draft-fielding-url-syntax, 1997 (+4800). */
#ifndef URIC_URL_SYNTAX_1997
#define URIC_URL_SYNTAX_1997 1
#endif

#include "uric_tables.h"

#if URIC_URL_SYNTAX_1997

#if URIC_ERROR_DETAIL
static const char url_syntax_1997_terms[] =
    "end of input\0"
    "digit\0"
    "\".\"\0"
    "urlc\0"
    "\"#\"\0"
    "hex\0"
    "alphanum\0"
    "\"+\"\0"
    "\"-\"\0"
    "\":\"\0"
    "reserved\0"
    "unreserved\0"
    "\"%\"\0"
    "\"/\"\0"
    "mark\0"
    "pchar\0"
    "\";\"\0"
    "\"&\"\0"
    "\"=\"\0"
    "alpha\0";
#endif
#if URIC_COMPACT
static const uint8_t url_syntax_1997_IPv4address_byte[48] = {
    16, 32, 49, 17, 17, 65, 81, 118, 136, 136, 136, 136, 136, 25, 16, 160,
    203, 204, 204, 220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 13, 0, 16,
    192, 204, 204, 220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 13, 0, 1};
#else
static const uint8_t url_syntax_1997_IPv4address_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 2, 193, 3, 193, 193, 193, 193, 193, 196, 193, 197, 198, 71,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 201, 193, 0, 193, 0, 74,
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
static const uint8_t url_syntax_1997_IPv4address_runs[URIC_RUN_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
#endif
#endif

#if URIC_KINDS

/* url_syntax_1997_IPv4address: 8 states, 0 events, 14 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t url_syntax_1997_IPv4address_next[24] = {
    0, 2, 0, 3, 2, 0, 0, 4, 0, 5, 4, 0, 0, 6, 0, 7,
    6, 0, 0, 8, 0, 0, 8, 1};
static const uint8_t url_syntax_1997_IPv4address_shape[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_shape url_syntax_1997_IPv4address_shapes[1] = {
    {65535, 3},
};
static const uint8_t url_syntax_1997_IPv4address_slot[15] = {
    0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 3,
};
static const uint8_t url_syntax_1997_IPv4address_mark[1] = {
    32};
#else
static const uint8_t url_syntax_1997_IPv4address_next[112] = {
    8, 8, 8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 2, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 4, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 6, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
};
static const uint8_t url_syntax_1997_IPv4address_at_end[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
#endif
#if URIC_FAST
static const uint8_t url_syntax_1997_IPv4address_run[8] = {
    0, 4, 0, 4, 0, 4, 0, 4};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_1997_IPv4address_expected[8] = {
    0, 2, 0, 2, 0, 2, 0, 5};
static const uint8_t url_syntax_1997_IPv4address_expected_terms[8] = {
    1, 255, 1, 2, 255, 1, 0, 255};
#endif
static const uric_machine url_syntax_1997_IPv4address = {
    url_syntax_1997_IPv4address_byte, url_syntax_1997_IPv4address_next, NULL,
#if URIC_COMPACT
    url_syntax_1997_IPv4address_shape, url_syntax_1997_IPv4address_shapes, url_syntax_1997_IPv4address_slot, url_syntax_1997_IPv4address_mark, NULL,
#else
    url_syntax_1997_IPv4address_at_end, NULL,
#endif
#if URIC_FAST
    url_syntax_1997_IPv4address_run, NULL, url_syntax_1997_IPv4address_runs, NULL,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_IPv4address_expected, url_syntax_1997_IPv4address_expected_terms, url_syntax_1997_terms, NULL,
#endif
    8, 0, 14, 15, 0};
static const char url_syntax_1997_kind_IPv4address_name[] = "IPv4address";
static const uric_rule url_syntax_1997_kind_IPv4address = {url_syntax_1997_kind_IPv4address_name, &url_syntax_1997_IPv4address, NULL, 0, 0, 1 URIC_PREFIXED(0, NULL)};
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
    /* unreserved */ {0x00000000, 0x03ff7792, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    url_syntax_1997_schemes, 4,
};
#if URIC_KINDS
static const uric_kind url_syntax_1997_kinds[] = {
    {1, 0, &url_syntax_1997_kind_IPv4address}, /* ipv4 */
    {5, 0, NULL}, /* hostname */
};
static const uric_host_kinds url_syntax_1997_host_kinds = {url_syntax_1997_kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 2};
#endif

static const uric_capture url_syntax_1997_captures_URL_reference[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 0}, /* server */
    {2, 3, 1, 3, 0, 0}, /* userinfo */
    {3, 3, 1, 3, 0, 0}, /* host */
    {4, 3, 1, 3, 0, 0}, /* port */
    {6, 0, 0, 0, 0, 0}, /* query */
    {7, 0, 0, 0, 0, 0}, /* fragment */
};
static const char url_syntax_1997_parts_URL_reference[] = "server\0";
static const uric_components url_syntax_1997_components_URL_reference = {
#if URIC_OPERATIONS
    .revision = &url_syntax_1997_revision,
#endif
    .capture = url_syntax_1997_captures_URL_reference,
#if URIC_KINDS
    .host = &url_syntax_1997_host_kinds,
#endif
    .part_names = url_syntax_1997_parts_URL_reference,
    .behind = {{0, 1}, {1, 0}},
    .before = {{7, 1}, {6, 1}},
    .joins = 0,
    .behinds = 2,
    .befores = 2,
    .rest = 5,
    .params = 0,
    .captures = 8,
    .reported = 8,
    .parts = 1,
};

static const uric_capture url_syntax_1997_captures_absoluteURL[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 0}, /* server */
    {2, 3, 1, 3, 0, 0}, /* userinfo */
    {3, 3, 1, 3, 0, 0}, /* host */
    {4, 3, 1, 3, 0, 0}, /* port */
    {6, 0, 0, 0, 0, 0}, /* query */
};
static const char url_syntax_1997_parts_absoluteURL[] = "server\0";
static const uric_components url_syntax_1997_components_absoluteURL = {
#if URIC_OPERATIONS
    .revision = &url_syntax_1997_revision,
#endif
    .capture = url_syntax_1997_captures_absoluteURL,
#if URIC_KINDS
    .host = &url_syntax_1997_host_kinds,
#endif
    .part_names = url_syntax_1997_parts_absoluteURL,
    .behind = {{0, 1}, {1, 0}},
    .before = {{7, 1}, {6, 1}},
    .joins = 0,
    .behinds = 2,
    .befores = 2,
    .rest = 5,
    .params = 0,
    .captures = 7,
    .reported = 7,
    .parts = 1,
};

/* url_syntax_1997_parse_URL_reference: 61 states, 36 events, 14 classes, 5 shapes */
#if URIC_COMPACT
static const uint8_t url_syntax_1997_parse_URL_reference_next[467] = {
    5, 6, 32, 3, 7, 5, 8, 1, 5, 6, 32, 4, 9, 5, 8, 1,
    5, 6, 32, 3, 5, 64, 8, 1, 5, 6, 32, 4, 5, 68, 8, 1,
    5, 6, 32, 5, 8, 1, 62, 0, 63, 62, 62, 3, 5, 6, 32, 17,
    8, 1, 65, 66, 67, 65, 65, 6, 5, 6, 32, 14, 8, 1, 10, 0,
    33, 10, 10, 4, 5, 6, 32, 7, 8, 1, 12, 76, 35, 12, 12, 7,
    5, 6, 32, 9, 8, 1, 77, 78, 79, 80, 81, 9, 15, 82, 39, 83,
    90, 10, 16, 82, 41, 83, 8, 10, 69, 70, 71, 72, 73, 8, 74, 75,
    12, 18, 82, 37, 83, 18, 8, 84, 18, 10, 16, 82, 41, 83, 85, 8,
    16, 86, 10, 18, 82, 37, 83, 52, 8, 84, 45, 10, 18, 92, 37, 93,
    94, 8, 84, 18, 17, 18, 82, 37, 83, 47, 8, 84, 45, 10, 16, 82,
    41, 83, 57, 8, 16, 49, 10, 16, 92, 41, 93, 95, 8, 16, 16, 17,
    18, 96, 37, 97, 25, 8, 84, 18, 22, 18, 82, 37, 83, 58, 8, 84,
    45, 10, 16, 82, 41, 83, 54, 8, 16, 49, 10, 16, 96, 41, 97, 28,
    8, 16, 16, 22, 16, 82, 41, 83, 59, 8, 16, 49, 10, 18, 82, 37,
    83, 60, 8, 84, 45, 10, 16, 82, 41, 83, 61, 8, 16, 49, 10, 34,
    36, 5, 38, 10, 40, 12, 42, 18, 43, 15, 16, 18, 82, 37, 46, 20,
    83, 44, 18, 8, 84, 47, 10, 18, 87, 37, 50, 51, 88, 45, 89, 8,
    84, 45, 26, 18, 82, 37, 46, 18, 83, 47, 18, 8, 84, 47, 10, 18,
    82, 37, 46, 22, 83, 47, 18, 8, 84, 47, 10, 16, 82, 41, 53, 23,
    83, 48, 16, 8, 16, 54, 10, 16, 87, 41, 55, 56, 88, 49, 91, 8,
    16, 49, 26, 18, 82, 37, 50, 18, 83, 45, 18, 8, 84, 45, 10, 18,
    87, 37, 18, 18, 88, 47, 89, 8, 84, 45, 26, 18, 82, 37, 46, 26,
    83, 52, 18, 8, 84, 47, 10, 16, 82, 41, 53, 16, 83, 54, 16, 8,
    16, 54, 10, 16, 82, 41, 53, 27, 83, 54, 16, 8, 16, 54, 10, 16,
    82, 41, 55, 16, 83, 49, 16, 8, 16, 49, 10, 16, 87, 41, 16, 16,
    88, 54, 91, 8, 16, 49, 26, 16, 82, 41, 53, 29, 83, 57, 16, 8,
    16, 54, 10, 18, 82, 37, 46, 30, 83, 58, 18, 8, 84, 47, 10, 16,
    82, 41, 53, 31, 83, 59, 16, 8, 16, 54, 10, 18, 87, 37, 46, 22,
    88, 60, 89, 8, 84, 47, 26, 16, 87, 41, 53, 27, 88, 61, 91, 8,
    16, 54, 26};
static const uint8_t url_syntax_1997_parse_URL_reference_shape[61] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
static const uric_shape url_syntax_1997_parse_URL_reference_shapes[5] = {
    {65535, 8}, {7, 6}, {65495, 9}, {207, 1}, {65270, 12},
};
static const uint8_t url_syntax_1997_parse_URL_reference_slot[75] = {
    0, 1, 2, 3, 4, 4, 4, 5, 4, 6, 7, 1, 4, 4, 8,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 5, 1, 1, 1, 6,
    0, 1, 2, 3, 1, 1, 1, 4, 5, 1, 6, 7, 8, 8, 9,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12,
};
static const uric_event url_syntax_1997_parse_URL_reference_event[36] = {
    {28, 0, 9}, {28, 0, 32}, {30, 0, 10}, {32, 0, 11}, {4, 0, 5}, {32, 0, 34}, {30, 0, 12}, {34, 0, 17},
    {10, 0, 5}, {34, 0, 36}, {10, 0, 4}, {38, 0, 43}, {43, 0, 18}, {38, 0, 44}, {5, 0, 5}, {48, 0, 14},
    {7, 0, 5}, {48, 0, 38}, {7, 0, 4}, {7, 0, 7}, {8, 0, 5}, {8, 0, 4}, {46, 0, 18}, {41, 0, 47},
    {41, 0, 48}, {24, 0, 5}, {24, 0, 4}, {26, 0, 20}, {8, 0, 7}, {26, 0, 23}, {15, 0, 5}, {15, 0, 4},
    {50, 0, 24}, {50, 0, 27}, {20, 0, 5}, {20, 0, 4},
};
static const uint8_t url_syntax_1997_parse_URL_reference_mark[52] = {
    32, 14, 15, 32, 12, 13, 32, 2, 3, 32, 2, 3, 4, 5, 32, 3,
    5, 10, 11, 32, 3, 5, 11, 32, 3, 5, 9, 32, 14, 32, 1, 32,
    12, 32, 2, 4, 6, 32, 2, 4, 6, 8, 32, 2, 4, 6, 7, 32,
    2, 32, 10, 32};
#else
static const uint8_t url_syntax_1997_parse_URL_reference_next[854] = {
    97, 4, 5, 31, 2, 2, 2, 6, 2, 4, 7, 4, 2, 2,
    97, 4, 5, 31, 3, 3, 3, 8, 3, 4, 7, 4, 3, 3,
    97, 4, 5, 31, 2, 2, 2, 4, 2, 63, 7, 4, 2, 2,
    97, 4, 5, 31, 3, 3, 3, 4, 3, 67, 7, 4, 3, 3,
    97, 4, 5, 31, 4, 4, 4, 4, 4, 4, 7, 4, 4, 4,
    97, 61, 97, 62, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61,
    97, 4, 5, 31, 4, 4, 4, 16, 4, 4, 7, 4, 4, 4,
    97, 64, 65, 66, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    97, 4, 5, 31, 4, 4, 4, 13, 4, 4, 7, 4, 4, 4,
    97, 9, 97, 32, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    97, 4, 5, 31, 4, 4, 4, 6, 4, 4, 7, 4, 4, 4,
    97, 11, 75, 34, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    97, 4, 5, 31, 4, 4, 4, 8, 4, 4, 7, 4, 4, 4,
    97, 76, 77, 78, 76, 76, 76, 79, 76, 76, 80, 76, 76, 76,
    97, 14, 81, 38, 14, 14, 14, 82, 14, 14, 89, 14, 14, 14,
    97, 15, 81, 40, 15, 15, 15, 82, 15, 15, 7, 15, 15, 15,
    97, 68, 69, 70, 68, 68, 68, 71, 72, 68, 7, 73, 74, 74,
    97, 17, 81, 36, 17, 17, 17, 82, 17, 17, 7, 83, 17, 17,
    97, 15, 81, 40, 15, 15, 15, 82, 84, 15, 7, 15, 85, 85,
    97, 17, 81, 36, 17, 17, 17, 82, 51, 17, 7, 83, 44, 44,
    97, 17, 91, 36, 17, 17, 17, 92, 93, 17, 7, 83, 17, 17,
    97, 17, 81, 36, 17, 17, 17, 82, 46, 17, 7, 83, 44, 44,
    97, 15, 81, 40, 15, 15, 15, 82, 56, 15, 7, 15, 48, 48,
    97, 15, 91, 40, 15, 15, 15, 92, 94, 15, 7, 15, 15, 15,
    97, 17, 95, 36, 17, 17, 17, 96, 24, 17, 7, 83, 17, 17,
    97, 17, 81, 36, 17, 17, 17, 82, 57, 17, 7, 83, 44, 44,
    97, 15, 81, 40, 15, 15, 15, 82, 53, 15, 7, 15, 48, 48,
    97, 15, 95, 40, 15, 15, 15, 96, 27, 15, 7, 15, 15, 15,
    97, 15, 81, 40, 15, 15, 15, 82, 58, 15, 7, 15, 48, 48,
    97, 17, 81, 36, 17, 17, 17, 82, 59, 17, 7, 83, 44, 44,
    97, 15, 81, 40, 15, 15, 15, 82, 60, 15, 7, 15, 48, 48,
    97, 97, 97, 97, 97, 97, 97, 97, 33, 97, 97, 97, 33, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 35, 97, 97, 97, 35, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 4, 97, 97, 97, 4, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 37, 97, 97, 97, 37, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 9, 97, 97, 97, 9, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 39, 97, 97, 97, 39, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 11, 97, 97, 97, 11, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 41, 97, 97, 97, 41, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 17, 97, 97, 97, 17, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 42, 97, 97, 97, 42, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 14, 97, 97, 97, 14, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 15, 97, 97, 97, 15, 97,
    97, 17, 81, 36, 17, 45, 19, 82, 43, 17, 7, 83, 46, 46,
    97, 17, 86, 36, 17, 49, 50, 87, 44, 88, 7, 83, 44, 44,
    97, 17, 81, 36, 17, 45, 17, 82, 46, 17, 7, 83, 46, 46,
    97, 17, 81, 36, 17, 45, 21, 82, 46, 17, 7, 83, 46, 46,
    97, 15, 81, 40, 15, 52, 22, 82, 47, 15, 7, 15, 53, 53,
    97, 15, 86, 40, 15, 54, 55, 87, 48, 90, 7, 15, 48, 48,
    97, 17, 81, 36, 17, 49, 17, 82, 44, 17, 7, 83, 44, 44,
    97, 17, 86, 36, 17, 17, 17, 87, 46, 88, 7, 83, 44, 44,
    97, 17, 81, 36, 17, 45, 25, 82, 51, 17, 7, 83, 46, 46,
    97, 15, 81, 40, 15, 52, 15, 82, 53, 15, 7, 15, 53, 53,
    97, 15, 81, 40, 15, 52, 26, 82, 53, 15, 7, 15, 53, 53,
    97, 15, 81, 40, 15, 54, 15, 82, 48, 15, 7, 15, 48, 48,
    97, 15, 86, 40, 15, 15, 15, 87, 53, 90, 7, 15, 48, 48,
    97, 15, 81, 40, 15, 52, 28, 82, 56, 15, 7, 15, 53, 53,
    97, 17, 81, 36, 17, 45, 29, 82, 57, 17, 7, 83, 46, 46,
    97, 15, 81, 40, 15, 52, 30, 82, 58, 15, 7, 15, 53, 53,
    97, 17, 86, 36, 17, 45, 21, 87, 59, 88, 7, 83, 46, 46,
    97, 15, 86, 40, 15, 52, 26, 87, 60, 90, 7, 15, 53, 53,
};
static const uint8_t url_syntax_1997_parse_URL_reference_at_end[61] = {
    1, 1, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 7, 7,
    8, 7, 7, 7, 9, 7, 7, 9, 10, 7, 7, 10, 7, 7, 7, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 11, 7, 7, 7,
    11, 7, 11, 7, 7, 7, 7, 11, 7, 7, 7, 11, 11};
static const uric_event url_syntax_1997_parse_URL_reference_event[46] = {
    {{14, 32, 32, 32}, 0, 0, 9}, {{14, 32, 32, 32}, 0, 0, 32}, {{1, 32, 32, 32}, 0, 0, 10}, {{12, 32, 32, 32}, 0, 0, 11},
    {{12, 13, 32, 32}, 0, 0, 5}, {{12, 32, 32, 32}, 0, 0, 34}, {{1, 32, 32, 32}, 0, 0, 12}, {{2, 4, 6, 32}, 0, 0, 17},
    {{2, 3, 4, 5}, 0, 0, 5}, {{2, 4, 6, 32}, 0, 0, 36}, {{2, 3, 4, 5}, 0, 0, 4}, {{2, 4, 6, 8}, 0, 0, 43},
    {{2, 4, 6, 7}, 0, 0, 18}, {{2, 4, 6, 8}, 0, 0, 44}, {{13, 32, 32, 32}, 0, 0, 5}, {{2, 32, 32, 32}, 0, 0, 14},
    {{2, 3, 32, 32}, 0, 0, 5}, {{2, 32, 32, 32}, 0, 0, 38}, {{2, 3, 32, 32}, 0, 0, 4}, {{2, 3, 32, 32}, 0, 0, 7},
    {{3, 32, 32, 32}, 0, 0, 5}, {{3, 32, 32, 32}, 0, 0, 4}, {{7, 32, 32, 32}, 0, 0, 18}, {{8, 32, 32, 32}, 0, 0, 47},
    {{8, 32, 32, 32}, 0, 0, 48}, {{3, 5, 9, 32}, 0, 0, 5}, {{3, 5, 9, 32}, 0, 0, 4}, {{9, 32, 32, 32}, 0, 0, 20},
    {{3, 32, 32, 32}, 0, 0, 7}, {{9, 32, 32, 32}, 0, 0, 23}, {{3, 5, 10, 11}, 0, 0, 5}, {{3, 5, 10, 11}, 0, 0, 4},
    {{10, 32, 32, 32}, 0, 0, 24}, {{10, 32, 32, 32}, 0, 0, 27}, {{3, 5, 11, 32}, 0, 0, 5}, {{3, 5, 11, 32}, 0, 0, 4},
    {{14, 15, 32, 32}, 0, 0, 0}, {{12, 13, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0}, {{13, 32, 32, 32}, 0, 0, 0},
    {{2, 3, 32, 32}, 0, 0, 0}, {{3, 32, 32, 32}, 0, 0, 0}, {{2, 3, 4, 5}, 0, 0, 0}, {{3, 5, 10, 11}, 0, 0, 0},
    {{3, 5, 11, 32}, 0, 0, 0}, {{3, 5, 9, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t url_syntax_1997_parse_URL_reference_run[61] = {
    0, 0, 3, 3, 1, 0, 0, 0, 0, 2, 0, 2, 0, 0, 1, 1,
    0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 4,
    3, 0, 0, 4, 0, 3, 0, 0, 4, 4, 4, 4, 4};
static const uric_loop url_syntax_1997_parse_URL_reference_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual url_syntax_1997_parse_URL_reference_usual[61] = {
    {{0x3170, 0x80}, {2, 6}}, {{0x3170, 0x80}, {3, 8}}, {{0x200, 0x0}, {63, 0}},
    {{0x200, 0x0}, {67, 0}}, {{0x400, 0x8}, {7, 31}}, {{0x3ff2, 0x0}, {61, 0}},
    {{0x80, 0x3b72}, {16, 4}}, {{0x3ff2, 0x0}, {64, 0}}, {{0x80, 0x3b72}, {13, 4}},
    {{0x8, 0x0}, {32, 0}}, {{0x80, 0x3b72}, {6, 4}}, {{0x4, 0x8}, {75, 34}},
    {{0x80, 0x3b72}, {8, 4}}, {{0x3b72, 0x0}, {76, 0}}, {{0x80, 0x0}, {82, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x3000, 0x0}, {74, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {93, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {96, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x1100, 0x0}, {33, 0}}, {{0x1100, 0x0}, {35, 0}},
    {{0x1100, 0x0}, {4, 0}}, {{0x1100, 0x0}, {37, 0}}, {{0x1100, 0x0}, {9, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x1100, 0x0}, {11, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x80, 0x200}, {87, 88}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_1997_parse_URL_reference_expected[61] = {
    0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t url_syntax_1997_parse_URL_reference_expected_terms[9] = {
    3, 4, 0, 255, 3, 0, 255, 5, 255};
static const uint16_t url_syntax_1997_parse_URL_reference_inside[61] = {
    1, 1, 1, 1, 0, 0, 0, 0, 0, 128, 0, 64, 0, 0, 2, 2,
    0, 14, 6, 30, 14, 30, 22, 6, 46, 30, 22, 38, 22, 30, 22, 0,
    128, 0, 64, 128, 14, 64, 2, 14, 2, 2, 2, 30, 30, 30, 30, 22,
    22, 30, 30, 30, 22, 22, 22, 22, 22, 30, 22, 30, 22};
#endif
static const uric_machine url_syntax_1997_parse_URL_reference = {
    url_syntax_1997_IPv4address_byte, url_syntax_1997_parse_URL_reference_next, NULL,
#if URIC_COMPACT
    url_syntax_1997_parse_URL_reference_shape, url_syntax_1997_parse_URL_reference_shapes, url_syntax_1997_parse_URL_reference_slot, url_syntax_1997_parse_URL_reference_mark, url_syntax_1997_parse_URL_reference_event,
#else
    url_syntax_1997_parse_URL_reference_at_end, url_syntax_1997_parse_URL_reference_event,
#endif
#if URIC_FAST
    url_syntax_1997_parse_URL_reference_run, url_syntax_1997_parse_URL_reference_usual, url_syntax_1997_IPv4address_runs, url_syntax_1997_parse_URL_reference_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_parse_URL_reference_expected, url_syntax_1997_parse_URL_reference_expected_terms, url_syntax_1997_terms, url_syntax_1997_parse_URL_reference_inside,
#endif
    61, 36, 14, 15, 0};
#if URIC_FAST
static const uric_prefix uric_url_syntax_1997_URL_reference_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 16},
    {"http://", 7, {1, 32}, {4, 0}, 16},
};
#endif
static const char uric_url_syntax_1997_URL_reference_name[] = "URL-reference";
const uric_rule uric_url_syntax_1997_URL_reference = {uric_url_syntax_1997_URL_reference_name, &url_syntax_1997_parse_URL_reference, &url_syntax_1997_components_URL_reference, 0, 1, 1 URIC_PREFIXED(2, uric_url_syntax_1997_URL_reference_prefixes)};
#if URIC_FAST
static const uric_prefix uric_url_syntax_1997_resolvable_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 13},
    {"http://", 7, {1, 32}, {4, 0}, 13},
};
#endif
static const char uric_url_syntax_1997_resolvable_name[] = "resolvable";
const uric_rule uric_url_syntax_1997_resolvable = {uric_url_syntax_1997_resolvable_name, &url_syntax_1997_parse_URL_reference, &url_syntax_1997_components_URL_reference, 1, 1, 1 URIC_PREFIXED(2, uric_url_syntax_1997_resolvable_prefixes)};

/* url_syntax_1997_parse_absoluteURL: 49 states, 20 events, 14 classes, 3 shapes */
#if URIC_COMPACT
static const uint8_t url_syntax_1997_parse_absoluteURL_next[396] = {
    2, 2, 0, 2, 2, 50, 0, 4, 0, 0, 12, 0, 0, 7, 0, 0,
    8, 0, 0, 16, 0, 0, 17, 0, 0, 10, 0, 0, 20, 0, 12, 3,
    13, 12, 14, 12, 12, 1, 12, 3, 12, 12, 14, 12, 12, 1, 12, 3,
    15, 12, 14, 12, 12, 1, 51, 52, 51, 51, 51, 51, 51, 3, 53, 54,
    55, 56, 14, 57, 58, 6, 16, 5, 16, 16, 16, 16, 16, 4, 17, 6,
    59, 17, 14, 60, 17, 11, 20, 9, 59, 61, 14, 20, 62, 11, 17, 6,
    59, 40, 14, 60, 33, 11, 20, 9, 59, 20, 14, 20, 20, 11, 17, 6,
    66, 67, 14, 60, 17, 13, 17, 6, 59, 35, 14, 60, 33, 11, 20, 9,
    59, 45, 14, 20, 37, 11, 20, 9, 66, 68, 14, 20, 20, 13, 17, 6,
    69, 25, 14, 60, 17, 18, 17, 6, 59, 46, 14, 60, 33, 11, 20, 9,
    59, 42, 14, 20, 37, 11, 20, 9, 69, 28, 14, 20, 20, 18, 20, 9,
    59, 47, 14, 20, 37, 11, 17, 6, 59, 48, 14, 60, 33, 11, 20, 9,
    59, 49, 14, 20, 37, 11, 17, 6, 34, 19, 59, 32, 17, 14, 60, 35,
    11, 17, 6, 38, 39, 63, 33, 64, 14, 60, 33, 22, 17, 6, 34, 17,
    59, 35, 17, 14, 60, 35, 11, 17, 6, 34, 22, 59, 35, 17, 14, 60,
    35, 11, 20, 9, 41, 23, 59, 36, 20, 14, 20, 42, 11, 20, 9, 43,
    44, 63, 37, 65, 14, 20, 37, 22, 17, 6, 38, 17, 59, 33, 17, 14,
    60, 33, 11, 17, 6, 17, 17, 63, 35, 64, 14, 60, 33, 22, 17, 6,
    34, 26, 59, 40, 17, 14, 60, 35, 11, 20, 9, 41, 20, 59, 42, 20,
    14, 20, 42, 11, 20, 9, 41, 27, 59, 42, 20, 14, 20, 42, 11, 20,
    9, 43, 20, 59, 37, 20, 14, 20, 37, 11, 20, 9, 20, 20, 63, 42,
    65, 14, 20, 37, 22, 20, 9, 41, 29, 59, 45, 20, 14, 20, 42, 11,
    17, 6, 34, 30, 59, 46, 17, 14, 60, 35, 11, 20, 9, 41, 31, 59,
    47, 20, 14, 20, 42, 11, 17, 6, 34, 22, 63, 48, 64, 14, 60, 35,
    22, 20, 9, 41, 27, 63, 49, 65, 14, 20, 42, 22};
static const uint8_t url_syntax_1997_parse_absoluteURL_shape[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2};
static const uric_shape url_syntax_1997_parse_absoluteURL_shapes[3] = {
    {65535, 3}, {65485, 8}, {65392, 11},
};
static const uint8_t url_syntax_1997_parse_absoluteURL_slot[45] = {
    0, 0, 0, 0, 1, 1, 1, 0, 2, 3, 0, 0, 2, 1, 0,
    0, 1, 0, 2, 1, 1, 1, 3, 4, 1, 5, 6, 7, 7, 8,
    0, 1, 0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11,
};
static const uric_event url_syntax_1997_parse_absoluteURL_event[20] = {
    {24, 0, 10}, {26, 0, 15}, {26, 0, 4}, {28, 0, 16}, {28, 0, 5}, {4, 0, 11}, {32, 0, 31}, {37, 0, 17},
    {32, 0, 32}, {9, 0, 11}, {40, 0, 17}, {35, 0, 35}, {35, 0, 36}, {20, 0, 11}, {22, 0, 20}, {22, 0, 23},
    {11, 0, 11}, {42, 0, 24}, {42, 0, 27}, {16, 0, 11},
};
static const uint8_t url_syntax_1997_parse_absoluteURL_mark[44] = {
    32, 12, 13, 32, 2, 3, 4, 5, 32, 3, 32, 3, 5, 10, 11, 32,
    3, 5, 11, 32, 3, 5, 9, 32, 1, 32, 12, 32, 2, 4, 6, 32,
    2, 4, 6, 8, 32, 2, 4, 6, 7, 32, 10, 32};
#else
static const uint8_t url_syntax_1997_parse_absoluteURL_next[686] = {
    69, 69, 69, 69, 1, 1, 1, 69, 1, 69, 69, 69, 1, 1,
    69, 69, 69, 69, 1, 1, 1, 69, 1, 49, 69, 69, 1, 1,
    69, 69, 69, 69, 69, 69, 69, 69, 3, 69, 69, 69, 3, 69,
    69, 69, 69, 69, 69, 69, 69, 69, 11, 69, 69, 69, 11, 69,
    69, 69, 69, 69, 69, 69, 69, 69, 6, 69, 69, 69, 6, 69,
    69, 69, 69, 69, 69, 69, 69, 69, 7, 69, 69, 69, 7, 69,
    69, 69, 69, 69, 69, 69, 69, 69, 15, 69, 69, 69, 15, 69,
    69, 69, 69, 69, 69, 69, 69, 69, 16, 69, 69, 69, 16, 69,
    69, 69, 69, 69, 69, 69, 69, 69, 9, 69, 69, 69, 9, 69,
    69, 69, 69, 69, 69, 69, 69, 69, 19, 69, 69, 69, 19, 69,
    69, 11, 69, 2, 11, 11, 11, 12, 11, 11, 13, 11, 11, 11,
    69, 11, 69, 2, 11, 11, 11, 11, 11, 11, 13, 11, 11, 11,
    69, 11, 69, 2, 11, 11, 11, 14, 11, 11, 13, 11, 11, 11,
    69, 50, 69, 51, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50,
    69, 52, 69, 53, 52, 52, 52, 54, 55, 52, 13, 56, 57, 57,
    69, 15, 69, 4, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    69, 16, 69, 5, 16, 16, 16, 58, 16, 16, 13, 59, 16, 16,
    69, 19, 69, 8, 19, 19, 19, 58, 60, 19, 13, 19, 61, 61,
    69, 16, 69, 5, 16, 16, 16, 58, 39, 16, 13, 59, 32, 32,
    69, 19, 69, 8, 19, 19, 19, 58, 19, 19, 13, 19, 19, 19,
    69, 16, 69, 5, 16, 16, 16, 65, 66, 16, 13, 59, 16, 16,
    69, 16, 69, 5, 16, 16, 16, 58, 34, 16, 13, 59, 32, 32,
    69, 19, 69, 8, 19, 19, 19, 58, 44, 19, 13, 19, 36, 36,
    69, 19, 69, 8, 19, 19, 19, 65, 67, 19, 13, 19, 19, 19,
    69, 16, 69, 5, 16, 16, 16, 68, 24, 16, 13, 59, 16, 16,
    69, 16, 69, 5, 16, 16, 16, 58, 45, 16, 13, 59, 32, 32,
    69, 19, 69, 8, 19, 19, 19, 58, 41, 19, 13, 19, 36, 36,
    69, 19, 69, 8, 19, 19, 19, 68, 27, 19, 13, 19, 19, 19,
    69, 19, 69, 8, 19, 19, 19, 58, 46, 19, 13, 19, 36, 36,
    69, 16, 69, 5, 16, 16, 16, 58, 47, 16, 13, 59, 32, 32,
    69, 19, 69, 8, 19, 19, 19, 58, 48, 19, 13, 19, 36, 36,
    69, 16, 69, 5, 16, 33, 18, 58, 31, 16, 13, 59, 34, 34,
    69, 16, 69, 5, 16, 37, 38, 62, 32, 63, 13, 59, 32, 32,
    69, 16, 69, 5, 16, 33, 16, 58, 34, 16, 13, 59, 34, 34,
    69, 16, 69, 5, 16, 33, 21, 58, 34, 16, 13, 59, 34, 34,
    69, 19, 69, 8, 19, 40, 22, 58, 35, 19, 13, 19, 41, 41,
    69, 19, 69, 8, 19, 42, 43, 62, 36, 64, 13, 19, 36, 36,
    69, 16, 69, 5, 16, 37, 16, 58, 32, 16, 13, 59, 32, 32,
    69, 16, 69, 5, 16, 16, 16, 62, 34, 63, 13, 59, 32, 32,
    69, 16, 69, 5, 16, 33, 25, 58, 39, 16, 13, 59, 34, 34,
    69, 19, 69, 8, 19, 40, 19, 58, 41, 19, 13, 19, 41, 41,
    69, 19, 69, 8, 19, 40, 26, 58, 41, 19, 13, 19, 41, 41,
    69, 19, 69, 8, 19, 42, 19, 58, 36, 19, 13, 19, 36, 36,
    69, 19, 69, 8, 19, 19, 19, 62, 41, 64, 13, 19, 36, 36,
    69, 19, 69, 8, 19, 40, 28, 58, 44, 19, 13, 19, 41, 41,
    69, 16, 69, 5, 16, 33, 29, 58, 45, 16, 13, 59, 34, 34,
    69, 19, 69, 8, 19, 40, 30, 58, 46, 19, 13, 19, 41, 41,
    69, 16, 69, 5, 16, 33, 21, 62, 47, 63, 13, 59, 34, 34,
    69, 19, 69, 8, 19, 40, 26, 62, 48, 64, 13, 19, 41, 41,
};
static const uint8_t url_syntax_1997_parse_absoluteURL_at_end[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 4,
    5, 5, 5, 5, 6, 5, 5, 6, 7, 5, 5, 7, 5, 5, 5, 5,
    8, 5, 5, 5, 8, 5, 8, 5, 5, 5, 5, 8, 5, 5, 5, 8,
    8};
static const uric_event url_syntax_1997_parse_absoluteURL_event[27] = {
    {{1, 32, 32, 32}, 0, 0, 10}, {{12, 32, 32, 32}, 0, 0, 15}, {{12, 32, 32, 32}, 0, 0, 4}, {{2, 4, 6, 32}, 0, 0, 16},
    {{2, 4, 6, 32}, 0, 0, 5}, {{2, 3, 4, 5}, 0, 0, 11}, {{2, 4, 6, 8}, 0, 0, 31}, {{2, 4, 6, 7}, 0, 0, 17},
    {{2, 4, 6, 8}, 0, 0, 32}, {{3, 32, 32, 32}, 0, 0, 11}, {{7, 32, 32, 32}, 0, 0, 17}, {{8, 32, 32, 32}, 0, 0, 35},
    {{8, 32, 32, 32}, 0, 0, 36}, {{3, 5, 9, 32}, 0, 0, 11}, {{9, 32, 32, 32}, 0, 0, 20}, {{9, 32, 32, 32}, 0, 0, 23},
    {{3, 5, 10, 11}, 0, 0, 11}, {{10, 32, 32, 32}, 0, 0, 24}, {{10, 32, 32, 32}, 0, 0, 27}, {{3, 5, 11, 32}, 0, 0, 11},
    {{12, 13, 32, 32}, 0, 0, 0}, {{2, 3, 4, 5}, 0, 0, 0}, {{13, 32, 32, 32}, 0, 0, 0}, {{3, 32, 32, 32}, 0, 0, 0},
    {{3, 5, 10, 11}, 0, 0, 0}, {{3, 5, 11, 32}, 0, 0, 0}, {{3, 5, 9, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t url_syntax_1997_parse_absoluteURL_run[49] = {
    0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2,
    1, 0, 0, 1, 0, 0, 0, 0, 4, 0, 0, 4, 0, 0, 0, 4,
    3, 0, 3, 4, 3, 0, 0, 4, 0, 3, 0, 0, 4, 4, 4, 4,
    4};
static const uric_loop url_syntax_1997_parse_absoluteURL_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual url_syntax_1997_parse_absoluteURL_usual[49] = {
    {{0x3170, 0x0}, {1, 0}}, {{0x200, 0x0}, {49, 0}}, {{0x1100, 0x0}, {3, 0}},
    {{0x1100, 0x0}, {11, 0}}, {{0x1100, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1100, 0x0}, {15, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x80, 0x3b72}, {12, 11}}, {{0x400, 0x3bf2}, {13, 11}},
    {{0x80, 0x3b72}, {14, 11}}, {{0x3ff2, 0x0}, {50, 0}}, {{0x3000, 0x0}, {57, 0}},
    {{0x8, 0x0}, {4, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {66, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {68, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x80, 0x200}, {62, 63}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_1997_parse_absoluteURL_expected[49] = {
    0, 5, 11, 11, 11, 11, 11, 11, 11, 11, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13};
static const uint8_t url_syntax_1997_parse_absoluteURL_expected_terms[16] = {
    6, 7, 8, 2, 255, 6, 7, 8, 2, 9, 255, 5, 255, 3, 0, 255};
static const uint16_t url_syntax_1997_parse_absoluteURL_inside[49] = {
    1, 1, 0, 0, 64, 14, 64, 14, 2, 2, 0, 0, 0, 0, 0, 64,
    14, 6, 30, 2, 14, 30, 22, 6, 46, 30, 22, 38, 22, 30, 22, 30,
    30, 30, 30, 22, 22, 30, 30, 30, 22, 22, 22, 22, 22, 30, 22, 30,
    22};
#endif
static const uric_machine url_syntax_1997_parse_absoluteURL = {
    url_syntax_1997_IPv4address_byte, url_syntax_1997_parse_absoluteURL_next, NULL,
#if URIC_COMPACT
    url_syntax_1997_parse_absoluteURL_shape, url_syntax_1997_parse_absoluteURL_shapes, url_syntax_1997_parse_absoluteURL_slot, url_syntax_1997_parse_absoluteURL_mark, url_syntax_1997_parse_absoluteURL_event,
#else
    url_syntax_1997_parse_absoluteURL_at_end, url_syntax_1997_parse_absoluteURL_event,
#endif
#if URIC_FAST
    url_syntax_1997_parse_absoluteURL_run, url_syntax_1997_parse_absoluteURL_usual, url_syntax_1997_IPv4address_runs, url_syntax_1997_parse_absoluteURL_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_parse_absoluteURL_expected, url_syntax_1997_parse_absoluteURL_expected_terms, url_syntax_1997_terms, url_syntax_1997_parse_absoluteURL_inside,
#endif
    49, 20, 14, 15, 0};
#if URIC_FAST
static const uric_prefix uric_url_syntax_1997_absoluteURL_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 14},
    {"http://", 7, {1, 32}, {4, 0}, 14},
};
#endif
static const char uric_url_syntax_1997_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_url_syntax_1997_absoluteURL = {uric_url_syntax_1997_absoluteURL_name, &url_syntax_1997_parse_absoluteURL, &url_syntax_1997_components_absoluteURL, 0, 1, 0 URIC_PREFIXED(2, uric_url_syntax_1997_absoluteURL_prefixes)};
#if URIC_FAST
static const uric_prefix uric_url_syntax_1997_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 11},
    {"http://", 7, {32, 32}, {0, 0}, 11},
};
#endif
static const char uric_url_syntax_1997_relativeURL_name[] = "relativeURL";
const uric_rule uric_url_syntax_1997_relativeURL = {uric_url_syntax_1997_relativeURL_name, &url_syntax_1997_parse_absoluteURL, &url_syntax_1997_components_absoluteURL, 10, 0, 1 URIC_PREFIXED(2, uric_url_syntax_1997_relativeURL_prefixes)};

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

/* url_syntax_1997_check_URL_reference: 101 states, 0 events, 16 classes, 9 shapes */
#if URIC_COMPACT
static const uint8_t url_syntax_1997_check_URL_reference_byte[48] = {
    16, 32, 49, 20, 17, 81, 97, 135, 153, 153, 153, 153, 153, 186, 64, 192,
    237, 238, 238, 254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15, 0, 16,
    224, 238, 238, 254, 255, 255, 255, 255, 255, 255, 255, 255, 255, 15, 0, 1};
#else
static const uint8_t url_syntax_1997_check_URL_reference_byte[256] = {
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
#if URIC_FAST
static const uint8_t url_syntax_1997_check_URL_reference_runs[URIC_RUN_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#if URIC_COMPACT
static const uint8_t url_syntax_1997_check_URL_reference_next[419] = {
    1, 2, 85, 1, 1, 2, 0, 86, 2, 1, 12, 0, 92, 12, 0, 0,
    0, 0, 12, 0, 12, 0, 0, 0, 0, 0, 0, 92, 0, 0, 10, 10,
    0, 0, 11, 11, 0, 0, 0, 9, 0, 1, 10, 10, 2, 0, 11, 11,
    0, 1, 0, 0, 0, 1, 55, 16, 13, 9, 13, 1, 57, 17, 14, 0,
    14, 1, 58, 0, 15, 0, 15, 1, 0, 0, 54, 9, 13, 1, 0, 0,
    51, 0, 14, 1, 53, 77, 18, 9, 54, 1, 56, 67, 19, 0, 51, 1,
    0, 23, 0, 2, 12, 0, 0, 33, 24, 87, 0, 24, 24, 1, 25, 89,
    0, 25, 0, 1, 26, 90, 26, 26, 26, 1, 27, 91, 0, 0, 27, 1,
    12, 92, 0, 0, 12, 0, 26, 90, 32, 26, 26, 1, 24, 87, 0, 24,
    24, 0, 31, 88, 0, 31, 65, 0, 26, 90, 0, 26, 26, 1, 33, 100,
    2, 33, 33, 1, 31, 88, 31, 31, 35, 31, 65, 36, 1, 31, 88, 37,
    38, 35, 31, 65, 39, 0, 31, 88, 40, 41, 36, 42, 65, 36, 1, 31,
    88, 37, 31, 39, 31, 65, 39, 0, 31, 88, 31, 31, 43, 31, 65, 36,
    0, 31, 88, 37, 44, 39, 31, 65, 39, 0, 31, 88, 40, 31, 36, 31,
    65, 36, 0, 31, 88, 31, 31, 39, 42, 65, 36, 1, 31, 88, 31, 31,
    42, 31, 65, 31, 1, 31, 88, 37, 45, 43, 31, 65, 39, 0, 31, 88,
    31, 31, 39, 31, 65, 36, 0, 31, 88, 31, 31, 46, 31, 65, 36, 0,
    31, 88, 37, 47, 46, 31, 65, 39, 0, 31, 88, 31, 31, 48, 31, 65,
    36, 0, 31, 88, 37, 44, 48, 42, 65, 39, 1, 53, 74, 49, 54, 56,
    75, 50, 51, 56, 67, 51, 51, 0, 76, 52, 0, 53, 0, 54, 54, 53,
    77, 54, 54, 55, 0, 13, 13, 56, 0, 51, 51, 57, 0, 14, 14, 58,
    0, 15, 15, 53, 78, 59, 54, 56, 79, 60, 51, 0, 80, 61, 0, 53,
    81, 62, 54, 56, 82, 63, 51, 0, 83, 64, 0, 49, 13, 50, 14, 51,
    14, 15, 15, 0, 15, 52, 0, 12, 12, 0, 12, 12, 0, 59, 13, 60,
    14, 61, 0, 54, 13, 62, 13, 63, 14, 64, 0, 18, 13, 19, 14, 9,
    0, 12, 93, 94, 95, 96, 97, 98, 99, 84, 1, 2, 24, 31, 25, 26,
    27, 101, 33};
static const uint8_t url_syntax_1997_check_URL_reference_shape[101] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8};
static const uric_shape url_syntax_1997_check_URL_reference_shapes[9] = {
    {65535, 5}, {5, 4}, {65517, 6}, {57, 2}, {65501, 6}, {65402, 9}, {106, 4}, {234, 2},
    {317, 1},
};
static const uint8_t url_syntax_1997_check_URL_reference_slot[153] = {
    0, 1, 2, 3, 4, 4, 1, 1, 4, 1, 4, 4, 4, 4, 1, 1, 5,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 2, 3, 0, 0, 0, 1, 1, 4,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 4, 0, 0, 0, 5, 5, 6,
    0, 1, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 1, 1, 1, 3, 1, 1, 4, 0, 5, 1, 1, 6,
    0, 1, 0, 2, 1, 1, 3, 4, 0, 5, 6, 1, 0, 7, 8, 8, 9,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 4, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,
};
static const uint8_t url_syntax_1997_check_URL_reference_mark[1] = {
    32};
#else
static const uint8_t url_syntax_1997_check_URL_reference_next[1616] = {
    101, 0, 1, 84, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    101, 1, 101, 85, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    101, 11, 101, 91, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    101, 101, 101, 101, 11, 11, 101, 101, 11, 101, 11, 11, 11, 11, 101, 101,
    101, 11, 101, 101, 101, 101, 11, 11, 101, 11, 101, 101, 101, 101, 11, 11,
    101, 101, 101, 91, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 9, 9, 9, 101, 9, 101, 101, 101, 101, 9, 9,
    101, 101, 101, 101, 101, 10, 10, 10, 101, 10, 101, 101, 101, 101, 10, 10,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 8, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 9, 9, 9, 101, 9, 1, 101, 101, 101, 9, 9,
    101, 101, 101, 101, 101, 10, 10, 10, 101, 10, 101, 101, 101, 101, 10, 10,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 54, 15, 101, 12, 8, 101, 101, 101, 12, 12,
    101, 101, 101, 101, 101, 101, 56, 16, 101, 13, 101, 101, 101, 101, 13, 13,
    101, 101, 101, 101, 101, 101, 57, 101, 101, 14, 101, 101, 101, 101, 14, 14,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 53, 8, 101, 101, 101, 12, 12,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 50, 101, 101, 101, 101, 13, 13,
    101, 101, 101, 101, 101, 101, 52, 76, 101, 17, 8, 101, 101, 101, 53, 53,
    101, 101, 101, 101, 101, 101, 55, 66, 101, 18, 101, 101, 101, 101, 50, 50,
    101, 101, 101, 101, 101, 101, 101, 101, 22, 101, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 1, 101, 101, 101, 101, 101, 101, 101,
    101, 11, 101, 101, 101, 101, 11, 11, 101, 101, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 32, 101, 101, 101, 101, 101, 101, 101,
    101, 23, 101, 86, 23, 23, 23, 23, 101, 23, 23, 23, 101, 23, 23, 23,
    101, 24, 101, 88, 24, 24, 24, 24, 101, 24, 24, 24, 101, 101, 24, 24,
    101, 25, 101, 89, 25, 25, 25, 25, 25, 25, 25, 25, 101, 25, 25, 25,
    101, 26, 101, 90, 26, 26, 26, 26, 101, 26, 26, 101, 101, 26, 26, 26,
    101, 11, 101, 91, 11, 11, 11, 11, 101, 11, 11, 101, 101, 11, 11, 11,
    101, 25, 101, 89, 25, 25, 25, 25, 31, 25, 25, 25, 101, 25, 25, 25,
    101, 23, 101, 86, 23, 23, 23, 23, 101, 23, 23, 23, 101, 23, 23, 23,
    101, 30, 101, 87, 30, 30, 30, 30, 101, 30, 30, 30, 101, 64, 30, 30,
    101, 25, 101, 89, 25, 25, 25, 25, 101, 25, 25, 25, 101, 25, 25, 25,
    101, 32, 101, 99, 32, 32, 32, 32, 1, 32, 32, 32, 101, 32, 32, 32,
    101, 30, 101, 87, 30, 30, 30, 30, 101, 34, 30, 30, 101, 64, 35, 35,
    101, 30, 101, 87, 30, 30, 36, 37, 101, 34, 30, 30, 101, 64, 38, 38,
    101, 30, 101, 87, 30, 30, 39, 40, 101, 35, 41, 30, 101, 64, 35, 35,
    101, 30, 101, 87, 30, 30, 36, 30, 101, 38, 30, 30, 101, 64, 38, 38,
    101, 30, 101, 87, 30, 30, 30, 30, 101, 42, 30, 30, 101, 64, 35, 35,
    101, 30, 101, 87, 30, 30, 36, 43, 101, 38, 30, 30, 101, 64, 38, 38,
    101, 30, 101, 87, 30, 30, 39, 30, 101, 35, 30, 30, 101, 64, 35, 35,
    101, 30, 101, 87, 30, 30, 30, 30, 101, 38, 41, 30, 101, 64, 35, 35,
    101, 30, 101, 87, 30, 30, 30, 30, 101, 41, 30, 30, 101, 64, 30, 30,
    101, 30, 101, 87, 30, 30, 36, 44, 101, 42, 30, 30, 101, 64, 38, 38,
    101, 30, 101, 87, 30, 30, 30, 30, 101, 38, 30, 30, 101, 64, 35, 35,
    101, 30, 101, 87, 30, 30, 30, 30, 101, 45, 30, 30, 101, 64, 35, 35,
    101, 30, 101, 87, 30, 30, 36, 46, 101, 45, 30, 30, 101, 64, 38, 38,
    101, 30, 101, 87, 30, 30, 30, 30, 101, 47, 30, 30, 101, 64, 35, 35,
    101, 30, 101, 87, 30, 30, 36, 43, 101, 47, 41, 30, 101, 64, 38, 38,
    101, 101, 101, 101, 101, 101, 52, 73, 101, 48, 101, 101, 101, 101, 53, 53,
    101, 101, 101, 101, 101, 101, 55, 74, 101, 49, 101, 101, 101, 101, 50, 50,
    101, 101, 101, 101, 101, 101, 55, 66, 101, 50, 101, 101, 101, 101, 50, 50,
    101, 101, 101, 101, 101, 101, 101, 75, 101, 51, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 52, 101, 101, 53, 101, 101, 101, 101, 53, 53,
    101, 101, 101, 101, 101, 101, 52, 76, 101, 53, 101, 101, 101, 101, 53, 53,
    101, 101, 101, 101, 101, 101, 54, 101, 101, 12, 101, 101, 101, 101, 12, 12,
    101, 101, 101, 101, 101, 101, 55, 101, 101, 50, 101, 101, 101, 101, 50, 50,
    101, 101, 101, 101, 101, 101, 56, 101, 101, 13, 101, 101, 101, 101, 13, 13,
    101, 101, 101, 101, 101, 101, 57, 101, 101, 14, 101, 101, 101, 101, 14, 14,
    101, 101, 101, 101, 101, 101, 52, 77, 101, 58, 101, 101, 101, 101, 53, 53,
    101, 101, 101, 101, 101, 101, 55, 78, 101, 59, 101, 101, 101, 101, 50, 50,
    101, 101, 101, 101, 101, 101, 101, 79, 101, 60, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 52, 80, 101, 61, 101, 101, 101, 101, 53, 53,
    101, 101, 101, 101, 101, 101, 55, 81, 101, 62, 101, 101, 101, 101, 50, 50,
    101, 101, 101, 101, 101, 101, 101, 82, 101, 63, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 48, 101, 101, 101, 101, 12, 12,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 49, 101, 101, 101, 101, 13, 13,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 50, 101, 101, 101, 101, 13, 13,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 14, 101, 101, 101, 101, 14, 14,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 14, 14,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 51, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 11, 101, 101, 101, 101, 11, 11,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 11, 11,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 11, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 58, 101, 101, 101, 101, 12, 12,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 59, 101, 101, 101, 101, 13, 13,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 60, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 53, 101, 101, 101, 101, 12, 12,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 61, 101, 101, 101, 101, 12, 12,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 62, 101, 101, 101, 101, 13, 13,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 63, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 17, 101, 101, 101, 101, 12, 12,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 18, 101, 101, 101, 101, 13, 13,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 8, 101, 101, 101, 101, 101, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 11, 101, 101, 101, 101, 11, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 92, 101, 101, 101, 101, 92, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 93, 101, 101, 101, 101, 93, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 94, 101, 101, 101, 101, 94, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 95, 101, 101, 101, 101, 95, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 96, 101, 101, 101, 101, 96, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 97, 101, 101, 101, 101, 97, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 98, 101, 101, 101, 101, 98, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 83, 101, 101, 101, 101, 83, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 0, 101, 101, 101, 101, 0, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 1, 101, 101, 101, 101, 1, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 23, 101, 101, 101, 101, 23, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 30, 101, 101, 101, 101, 30, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 24, 101, 101, 101, 101, 24, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 25, 101, 101, 101, 101, 25, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 26, 101, 101, 101, 101, 26, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 100, 101, 101, 101, 101, 100, 101,
    101, 101, 101, 101, 101, 101, 101, 101, 101, 32, 101, 101, 101, 101, 32, 101,
};
static const uint8_t url_syntax_1997_check_URL_reference_at_end[101] = {
    1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 1,
    1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
#endif
#if URIC_FAST
static const uint8_t url_syntax_1997_check_URL_reference_run[101] = {
    3, 3, 0, 0, 0, 0, 0, 0, 4, 2, 2, 0, 2, 2, 2, 0,
    0, 4, 4, 0, 0, 0, 0, 1, 1, 1, 2, 0, 0, 0, 1, 0,
    1, 0, 4, 2, 0, 0, 2, 0, 0, 4, 4, 0, 0, 4, 0, 4,
    4, 4, 2, 4, 0, 2, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const uric_loop url_syntax_1997_check_URL_reference_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual url_syntax_1997_check_URL_reference_usual[101] = {
    {{0x4, 0x8}, {1, 84}}, {{0x8, 0x0}, {85, 0}}, {{0xfff2, 0x0}, {11, 0}},
    {{0x3d30, 0x0}, {11, 0}}, {{0xc2c2, 0x0}, {11, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xc2e0, 0x0}, {9, 0}}, {{0xc2e0, 0x0}, {10, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x400, 0x0}, {1, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x400, 0x0}, {8, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {22, 0}}, {{0x100, 0x0}, {1, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xeef2, 0x0}, {23, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xeff2, 0x8}, {25, 89}}, {{0xe6f2, 0x0}, {26, 0}},
    {{0xe6f2, 0x0}, {11, 0}}, {{0xeef2, 0x100}, {25, 31}}, {{0xeef2, 0x0}, {23, 0}},
    {{0x2000, 0x0}, {64, 0}}, {{0xeef2, 0x0}, {25, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xc000, 0x0}, {35, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x400, 0x0}, {41, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xccf2, 0x0}, {30, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xc000, 0x0}, {12, 0}}, {{0xc000, 0x0}, {13, 0}},
    {{0xc000, 0x0}, {13, 0}}, {{0xc200, 0x0}, {14, 0}}, {{0xc000, 0x0}, {14, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xc200, 0x0}, {11, 0}}, {{0xc000, 0x0}, {11, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x4200, 0x0}, {92, 0}}, {{0x4200, 0x0}, {93, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {97, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {0, 0}},
    {{0x4200, 0x0}, {1, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x4200, 0x0}, {25, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_1997_check_URL_reference_expected[101] = {
    0, 4, 7, 9, 11, 13, 15, 15, 20, 23, 29, 2, 35, 41, 46, 50,
    54, 35, 41, 57, 57, 59, 57, 61, 65, 74, 79, 82, 74, 84, 84, 61,
    74, 61, 84, 61, 84, 84, 84, 84, 61, 61, 84, 84, 84, 84, 84, 61,
    87, 87, 87, 91, 94, 87, 94, 94, 94, 94, 87, 87, 91, 87, 87, 91,
    97, 97, 97, 97, 99, 101, 97, 99, 101, 97, 97, 101, 97, 97, 97, 101,
    97, 97, 101, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103,
    103, 103, 103, 103, 103};
static const uint8_t url_syntax_1997_check_URL_reference_expected_terms[105] = {
    3, 4, 0, 255, 3, 0, 255, 3, 255, 10, 255, 11, 255, 12, 255, 6,
    7, 8, 2, 255, 1, 0, 255, 6, 7, 8, 2, 9, 255, 6, 7, 8,
    2, 0, 255, 6, 8, 2, 9, 0, 255, 6, 8, 2, 0, 255, 6, 8,
    0, 255, 6, 9, 0, 255, 6, 0, 255, 13, 255, 14, 255, 15, 16, 0,
    255, 11, 12, 17, 7, 9, 16, 18, 0, 255, 15, 13, 16, 0, 255, 15,
    0, 255, 15, 255, 15, 16, 255, 6, 8, 2, 255, 1, 2, 255, 6, 8,
    255, 6, 255, 19, 255, 1, 255, 5, 255};
#endif
static const uric_machine url_syntax_1997_check_URL_reference = {
    url_syntax_1997_check_URL_reference_byte, url_syntax_1997_check_URL_reference_next, NULL,
#if URIC_COMPACT
    url_syntax_1997_check_URL_reference_shape, url_syntax_1997_check_URL_reference_shapes, url_syntax_1997_check_URL_reference_slot, url_syntax_1997_check_URL_reference_mark, NULL,
#else
    url_syntax_1997_check_URL_reference_at_end, NULL,
#endif
#if URIC_FAST
    url_syntax_1997_check_URL_reference_run, url_syntax_1997_check_URL_reference_usual, url_syntax_1997_check_URL_reference_runs, url_syntax_1997_check_URL_reference_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_1997_check_URL_reference_expected, url_syntax_1997_check_URL_reference_expected_terms, url_syntax_1997_terms, NULL,
#endif
    101, 0, 16, 15, 0};
#if URIC_FAST
static const uric_prefix url_syntax_1997_check_URL_reference_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 0},
    {"http://", 7, {32, 32}, {0, 0}, 0},
};
#endif
#if URIC_FAST
static const uric_prefix url_syntax_1997_check_absoluteURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 1},
    {"http://", 7, {32, 32}, {0, 0}, 1},
};
#endif
#if URIC_FAST
static const uric_prefix url_syntax_1997_check_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 1},
    {"http://", 7, {32, 32}, {0, 0}, 1},
};
#endif
#if URIC_FAST
static const uric_prefix url_syntax_1997_check_resolvable_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 0},
    {"http://", 7, {32, 32}, {0, 0}, 0},
};
#endif

static const uric_rule url_syntax_1997_rules[] = {
    {"URL-reference", &url_syntax_1997_check_URL_reference, NULL, 0, 0, 1 URIC_PREFIXED(2, url_syntax_1997_check_URL_reference_prefixes)},
    {"absoluteURL", &url_syntax_1997_check_URL_reference, NULL, 6, 0, 1 URIC_PREFIXED(2, url_syntax_1997_check_absoluteURL_prefixes)},
    {"opaque-URL", &url_syntax_1997_check_URL_reference, NULL, 6, 0, 1 URIC_PREFIXED(0, NULL)},
    {"generic-URL", &url_syntax_1997_check_URL_reference, NULL, 6, 0, 1 URIC_PREFIXED(0, NULL)},
    {"relativeURL", &url_syntax_1997_check_URL_reference, NULL, 1, 0, 1 URIC_PREFIXED(2, url_syntax_1997_check_relativeURL_prefixes)},
    {"net_path", &url_syntax_1997_check_URL_reference, NULL, 19, 0, 1 URIC_PREFIXED(0, NULL)},
    {"abs_path", &url_syntax_1997_check_URL_reference, NULL, 20, 0, 1 URIC_PREFIXED(0, NULL)},
    {"rel_path", &url_syntax_1997_check_URL_reference, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"scheme", &url_syntax_1997_check_URL_reference, NULL, 7, 0, 1 URIC_PREFIXED(0, NULL)},
    {"site", &url_syntax_1997_check_URL_reference, NULL, 23, 0, 1 URIC_PREFIXED(0, NULL)},
    {"authority", &url_syntax_1997_check_URL_reference, NULL, 23, 0, 1 URIC_PREFIXED(0, NULL)},
    {"server", &url_syntax_1997_check_URL_reference, NULL, 33, 0, 1 URIC_PREFIXED(0, NULL)},
    {"userinfo", &url_syntax_1997_check_URL_reference, NULL, 24, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hostport", &url_syntax_1997_check_URL_reference, NULL, 64, 0, 1 URIC_PREFIXED(0, NULL)},
    {"host", &url_syntax_1997_check_URL_reference, NULL, 65, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hostname", &url_syntax_1997_check_URL_reference, NULL, 66, 0, 1 URIC_PREFIXED(0, NULL)},
    {"domainlabel", &url_syntax_1997_check_URL_reference, NULL, 67, 0, 1 URIC_PREFIXED(0, NULL)},
    {"toplabel", &url_syntax_1997_check_URL_reference, NULL, 68, 0, 1 URIC_PREFIXED(0, NULL)},
    {"IPv4address", &url_syntax_1997_check_URL_reference, NULL, 69, 0, 1 URIC_PREFIXED(0, NULL)},
    {"port", &url_syntax_1997_check_URL_reference, NULL, 8, 0, 1 URIC_PREFIXED(0, NULL)},
    {"path", &url_syntax_1997_check_URL_reference, NULL, 25, 0, 1 URIC_PREFIXED(0, NULL)},
    {"path_segments", &url_syntax_1997_check_URL_reference, NULL, 25, 0, 1 URIC_PREFIXED(0, NULL)},
    {"segment", &url_syntax_1997_check_URL_reference, NULL, 23, 0, 1 URIC_PREFIXED(0, NULL)},
    {"param", &url_syntax_1997_check_URL_reference, NULL, 26, 0, 1 URIC_PREFIXED(0, NULL)},
    {"pchar", &url_syntax_1997_check_URL_reference, NULL, 27, 0, 1 URIC_PREFIXED(0, NULL)},
    {"query", &url_syntax_1997_check_URL_reference, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fragment", &url_syntax_1997_check_URL_reference, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"urlc", &url_syntax_1997_check_URL_reference, NULL, 2, 0, 1 URIC_PREFIXED(0, NULL)},
    {"reserved", &url_syntax_1997_check_URL_reference, NULL, 3, 0, 1 URIC_PREFIXED(0, NULL)},
    {"unreserved", &url_syntax_1997_check_URL_reference, NULL, 4, 0, 1 URIC_PREFIXED(0, NULL)},
    {"mark", &url_syntax_1997_check_URL_reference, NULL, 21, 0, 1 URIC_PREFIXED(0, NULL)},
    {"escaped", &url_syntax_1997_check_URL_reference, NULL, 5, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hex", &url_syntax_1997_check_URL_reference, NULL, 83, 0, 1 URIC_PREFIXED(0, NULL)},
    {"alphanum", &url_syntax_1997_check_URL_reference, NULL, 70, 0, 1 URIC_PREFIXED(0, NULL)},
    {"alpha", &url_syntax_1997_check_URL_reference, NULL, 71, 0, 1 URIC_PREFIXED(0, NULL)},
    {"lowalpha", &url_syntax_1997_check_URL_reference, NULL, 71, 0, 1 URIC_PREFIXED(0, NULL)},
    {"upalpha", &url_syntax_1997_check_URL_reference, NULL, 71, 0, 1 URIC_PREFIXED(0, NULL)},
    {"digit", &url_syntax_1997_check_URL_reference, NULL, 72, 0, 1 URIC_PREFIXED(0, NULL)},
    {"resolvable", &url_syntax_1997_check_URL_reference, NULL, 0, 0, 1 URIC_PREFIXED(2, url_syntax_1997_check_resolvable_prefixes)},
    {"greedy_site", &url_syntax_1997_check_URL_reference, NULL, 23, 0, 1 URIC_PREFIXED(0, NULL)},
    {"single_path", &url_syntax_1997_check_URL_reference, NULL, 28, 0, 1 URIC_PREFIXED(0, NULL)},
    {"first_segment", &url_syntax_1997_check_URL_reference, NULL, 29, 0, 1 URIC_PREFIXED(0, NULL)},
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
    .rules = 42,
    .parsers = 4,
    .components = 9,
    .encodings = 16,
};
#endif
