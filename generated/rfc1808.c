/* RFC 1808, June 1995. Written by uric-grammar pack from grammar/rfc1808.*: do not edit. */
/* clang-format off */
#include "uric_tables.h"

#if URIC_ERROR_DETAIL
static const char rfc1808_terms[] =
    "end of input\0"
    "pchar\0"
    "reserved\0"
    "\"#\"\0"
    "\";\"\0"
    "\"?\"\0"
    "hex\0"
    "alpha\0"
    "\"+\"\0"
    "\"-\"\0"
    "\".\"\0"
    "\":\"\0"
    "\"/\"\0"
    "digit\0"
    "extra\0"
    "\"%\"\0"
    "uchar\0"
    "unreserved\0"
    "safe\0"
    "national\0"
    "punctuation\0";
#endif

#if URIC_KINDS
#endif

static const char rfc1808_scheme_http[] = "http";
static const char rfc1808_path_of_http[] = "/";
static const char rfc1808_scheme_gopher[] = "gopher";
static const char rfc1808_path_of_gopher[] = "/";
static const char rfc1808_scheme_telnet[] = "telnet";
static const char rfc1808_path_of_telnet[] = "/";
static const uric_scheme_defaults rfc1808_schemes[] = {
    {rfc1808_scheme_http, rfc1808_path_of_http, 0},
    {rfc1808_scheme_gopher, rfc1808_path_of_gopher, 0},
    {rfc1808_scheme_telnet, rfc1808_path_of_telnet, 0},
};

static const uric_revision rfc1808_revision = {
    /* resolves */ 1,
    /* empty-reference base */ 1,
    /* query-reference keeps-segment */ 1,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment colon */ 1,
    /* unreserved */ {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    rfc1808_schemes, 3,
};

static const uric_capture rfc1808_captures_URL[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {255, 0, 0, 0, 0, 0}, /* absolute */
    {1, 2, 1, 2, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 0}, /* params */
    {6, 2, 1, 2, 0, 0}, /* query */
    {255, 0, 1, 0, 1, 0}, /* relative */
    {1, 6, 1, 6, 0, 0}, /* authority */
    {8, 6, 1, 6, 0, 0}, /* params */
    {6, 6, 1, 6, 0, 0}, /* query */
    {7, 0, 0, 0, 0, 0}, /* fragment */
};
static const char rfc1808_parts_URL[] = "params\0";
static const uric_components rfc1808_components_URL = {
#if URIC_OPERATIONS
    .revision = &rfc1808_revision,
#endif
    .capture = rfc1808_captures_URL,
    .part_names = rfc1808_parts_URL,
    .behind = {{0, 1}, {1, 0}},
    .before = {{7, 1}, {6, 1}, {8, 1}},
    .joins = 0,
    .behinds = 2,
    .befores = 3,
    .rest = 5,
    .params = 8,
    .captures = 10,
    .reported = 10,
    .parts = 1,
};

static const uric_capture rfc1808_captures_absoluteURL[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {255, 0, 0, 0, 0, 0}, /* absolute */
    {1, 2, 1, 2, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 0}, /* params */
    {6, 2, 1, 2, 0, 0}, /* query */
    {255, 0, 1, 0, 1, 0}, /* relative */
    {1, 6, 1, 6, 0, 0}, /* authority */
    {8, 6, 1, 6, 0, 0}, /* params */
    {6, 6, 1, 6, 0, 0}, /* query */
};
static const char rfc1808_parts_absoluteURL[] = "params\0";
static const uric_components rfc1808_components_absoluteURL = {
#if URIC_OPERATIONS
    .revision = &rfc1808_revision,
#endif
    .capture = rfc1808_captures_absoluteURL,
    .part_names = rfc1808_parts_absoluteURL,
    .behind = {{0, 1}, {1, 0}},
    .before = {{7, 1}, {6, 1}, {8, 1}},
    .joins = 0,
    .behinds = 2,
    .befores = 3,
    .rest = 5,
    .params = 8,
    .captures = 9,
    .reported = 9,
    .parts = 1,
};

/* rfc1808_parse_URL: 66 states, 73 events, 10 classes, 4 shapes */
static const uint8_t rfc1808_parse_URL_byte[URIC_BYTES] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 241, 0, 2, 241, 3, 241, 241, 241, 241, 241, 244, 241, 244, 244, 101,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 247, 232, 0, 241, 0, 169,
    241, 246, 246, 246, 246, 246, 246, 244, 244, 244, 244, 244, 244, 244, 244, 244,
    244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 0, 0, 0, 0, 241,
    0, 246, 246, 246, 246, 246, 246, 244, 244, 244, 244, 244, 244, 244, 244, 244,
    244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 0, 0, 0, 0, 0,
#if !URIC_COMPACT
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
#endif
};
#if URIC_COMPACT
static const uint8_t rfc1808_parse_URL_next[262] = {
    4, 67, 37, 3, 5, 4, 6, 25, 3, 4, 67, 37, 3, 7, 4, 6,
    25, 3, 4, 67, 37, 3, 4, 70, 6, 25, 4, 4, 67, 37, 4, 6,
    25, 4, 4, 67, 37, 27, 6, 25, 4, 71, 72, 73, 71, 71, 74, 6,
    4, 67, 37, 29, 6, 25, 4, 10, 78, 43, 11, 12, 30, 10, 9, 83,
    40, 9, 9, 84, 13, 10, 78, 43, 10, 12, 30, 10, 10, 78, 43, 14,
    12, 30, 10, 89, 90, 91, 89, 89, 92, 16, 4, 67, 37, 0, 6, 25,
    4, 99, 100, 101, 102, 103, 104, 23, 15, 105, 49, 15, 15, 106, 28, 16,
    108, 53, 109, 17, 34, 33, 110, 111, 112, 113, 110, 114, 37, 18, 119, 57,
    120, 18, 121, 43, 19, 122, 60, 19, 21, 123, 48, 20, 126, 62, 20, 22,
    36, 52, 127, 128, 129, 127, 127, 130, 56, 131, 132, 133, 131, 131, 134, 62,
    23, 138, 65, 23, 23, 139, 68, 68, 0, 69, 68, 73, 75, 76, 77, 75,
    76, 26, 0, 38, 26, 74, 79, 80, 81, 82, 80, 28, 85, 41, 28, 53,
    86, 80, 87, 88, 80, 93, 94, 95, 93, 84, 31, 96, 44, 97, 91, 32,
    96, 47, 98, 91, 33, 107, 50, 33, 94, 115, 116, 117, 118, 99, 35, 124,
    58, 125, 105, 135, 136, 137, 135, 110, 39, 42, 4, 45, 46, 26, 48, 51,
    9, 28, 52, 10, 54, 55, 31, 32, 56, 15, 33, 16, 59, 61, 18, 63,
    35, 64, 19, 20, 66, 23};
static const uint8_t rfc1808_parse_URL_shape[66] = {
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3};
static const uric_shape rfc1808_parse_URL_shapes[4] = {
    {65535, 0, 9}, {5, 11, 7}, {51, 22, 5}, {195, 33, 1},
};
static const uint8_t rfc1808_parse_URL_slot[44] = {
    0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9,
    0, 1, 2, 3, 1, 4, 1, 1, 5, 6, 7,
    0, 1, 2, 3, 1, 4, 1, 1, 1, 1, 5,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
};
static const uric_event rfc1808_parse_URL_event[73] = {
    {2, 0, 23}, {114, 0, 25}, {114, 0, 37}, {116, 0, 7}, {118, 0, 8}, {4, 0, 23}, {118, 0, 39}, {5, 0, 24},
    {120, 0, 27}, {74, 0, 23}, {120, 0, 40}, {8, 0, 23}, {122, 0, 30}, {78, 0, 23}, {122, 0, 43}, {79, 0, 12},
    {11, 0, 23}, {6, 0, 24}, {51, 0, 23}, {122, 0, 31}, {122, 0, 46}, {79, 0, 3}, {124, 0, 14}, {14, 0, 23},
    {124, 0, 48}, {127, 0, 29}, {132, 0, 32}, {82, 0, 23}, {132, 0, 49}, {89, 0, 23}, {80, 0, 12}, {80, 0, 3},
    {135, 0, 15}, {21, 0, 23}, {135, 0, 52}, {137, 0, 9}, {135, 0, 16}, {135, 0, 33}, {26, 0, 23}, {140, 0, 29},
    {92, 0, 23}, {31, 0, 23}, {138, 0, 9}, {118, 0, 17}, {35, 0, 23}, {118, 0, 56}, {143, 0, 18}, {5, 0, 33},
    {120, 0, 34}, {97, 0, 23}, {120, 0, 57}, {146, 0, 19}, {41, 0, 23}, {138, 0, 18}, {6, 0, 33}, {46, 0, 23},
    {6, 0, 29}, {103, 0, 23}, {138, 0, 19}, {50, 0, 23}, {149, 0, 14}, {54, 0, 23}, {149, 0, 48}, {151, 0, 29},
    {149, 0, 22}, {60, 0, 23}, {149, 0, 64}, {155, 0, 35}, {158, 0, 32}, {108, 0, 23}, {158, 0, 49}, {66, 0, 23},
    {156, 0, 35},
};
static const uint8_t rfc1808_parse_URL_mark[160] = {
    32, 10, 11, 32, 11, 14, 15, 32, 3, 11, 32, 11, 15, 32, 3, 6,
    7, 11, 14, 15, 32, 3, 4, 5, 11, 32, 3, 7, 11, 15, 32, 3,
    5, 11, 32, 3, 5, 11, 14, 15, 32, 3, 5, 11, 15, 32, 3, 11,
    15, 32, 3, 11, 17, 32, 3, 6, 7, 11, 15, 32, 3, 6, 7, 11,
    17, 32, 3, 7, 11, 17, 32, 18, 19, 32, 11, 16, 17, 32, 11, 12,
    13, 32, 3, 8, 9, 11, 16, 17, 32, 11, 13, 32, 3, 9, 11, 17,
    32, 3, 5, 11, 16, 17, 32, 3, 5, 11, 17, 32, 3, 8, 9, 11,
    17, 32, 18, 32, 1, 32, 14, 32, 16, 32, 12, 32, 6, 14, 32, 6,
    7, 14, 15, 32, 8, 16, 32, 4, 32, 4, 5, 32, 7, 15, 32, 5,
    14, 32, 5, 16, 32, 6, 32, 6, 7, 15, 32, 6, 7, 32, 8, 32};
#else
static const uint8_t rfc1808_parse_URL_next[660] = {
    139, 3, 66, 36, 2, 4, 2, 3, 5, 24,
    139, 3, 66, 36, 2, 6, 2, 3, 5, 24,
    139, 3, 66, 36, 2, 3, 2, 69, 5, 24,
    139, 3, 66, 36, 3, 3, 3, 3, 5, 24,
    139, 3, 66, 36, 3, 26, 3, 3, 5, 24,
    139, 70, 71, 72, 70, 70, 70, 70, 70, 73,
    139, 3, 66, 36, 3, 28, 3, 3, 5, 24,
    139, 9, 77, 42, 9, 10, 9, 9, 11, 29,
    139, 8, 82, 39, 8, 8, 8, 8, 8, 83,
    139, 9, 77, 42, 9, 9, 9, 9, 11, 29,
    139, 9, 77, 42, 9, 13, 9, 9, 11, 29,
    139, 88, 89, 90, 88, 88, 88, 88, 88, 91,
    139, 3, 66, 36, 3, 139, 3, 3, 5, 24,
    139, 98, 99, 100, 98, 101, 98, 98, 102, 103,
    139, 14, 104, 48, 14, 14, 14, 14, 14, 105,
    139, 15, 107, 52, 15, 108, 15, 15, 16, 33,
    139, 109, 110, 111, 109, 112, 109, 109, 109, 113,
    139, 17, 118, 56, 17, 119, 17, 17, 17, 120,
    139, 18, 121, 59, 18, 18, 18, 18, 20, 122,
    139, 19, 125, 61, 19, 19, 19, 19, 21, 35,
    139, 126, 127, 128, 126, 126, 126, 126, 126, 129,
    139, 130, 131, 132, 130, 130, 130, 130, 130, 133,
    139, 22, 137, 64, 22, 22, 22, 22, 22, 138,
    139, 67, 139, 68, 67, 67, 67, 67, 67, 67,
    139, 74, 75, 76, 74, 74, 74, 74, 74, 74,
    139, 25, 139, 37, 25, 25, 25, 25, 25, 25,
    139, 78, 79, 80, 78, 81, 78, 78, 78, 78,
    139, 27, 84, 40, 27, 27, 27, 27, 27, 27,
    139, 85, 79, 86, 85, 87, 85, 85, 85, 85,
    139, 92, 93, 94, 92, 92, 92, 92, 92, 92,
    139, 30, 95, 43, 30, 96, 30, 30, 30, 30,
    139, 31, 95, 46, 31, 97, 31, 31, 31, 31,
    139, 32, 106, 49, 32, 32, 32, 32, 32, 32,
    139, 114, 115, 116, 114, 117, 114, 114, 114, 114,
    139, 34, 123, 57, 34, 124, 34, 34, 34, 34,
    139, 134, 135, 136, 134, 134, 134, 134, 134, 134,
    139, 139, 139, 139, 139, 139, 38, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 41, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 3, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 44, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 45, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 25, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 47, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 50, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 8, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 27, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 51, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 9, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 53, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 54, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 30, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 31, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 55, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 14, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 32, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 15, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 58, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 60, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 17, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 62, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 34, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 63, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 18, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 19, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 65, 139, 139, 139,
    139, 139, 139, 139, 139, 139, 22, 139, 139, 139,
};
static const uint8_t rfc1808_parse_URL_at_end[66] = {
    6, 6, 7, 7, 7, 8, 7, 9, 10, 9, 9, 11, 7, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 25, 27, 28, 28,
    29, 30, 31, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};
static const uric_event rfc1808_parse_URL_event[104] = {
    {{11, 32, 32, 32}, 0, 0, 23}, {{18, 32, 32, 32}, 0, 0, 25}, {{18, 32, 32, 32}, 0, 0, 37}, {{1, 32, 32, 32}, 0, 0, 7},
    {{14, 32, 32, 32}, 0, 0, 8}, {{11, 14, 15, 32}, 0, 0, 23}, {{14, 32, 32, 32}, 0, 0, 39}, {{14, 15, 32, 32}, 0, 0, 24},
    {{16, 32, 32, 32}, 0, 0, 27}, {{11, 16, 17, 32}, 0, 0, 23}, {{16, 32, 32, 32}, 0, 0, 40}, {{3, 11, 32, 32}, 0, 0, 23},
    {{12, 32, 32, 32}, 0, 0, 30}, {{11, 12, 13, 32}, 0, 0, 23}, {{12, 32, 32, 32}, 0, 0, 43}, {{12, 13, 32, 32}, 0, 0, 12},
    {{11, 15, 32, 32}, 0, 0, 23}, {{15, 32, 32, 32}, 0, 0, 24}, {{11, 17, 32, 32}, 0, 0, 23}, {{12, 32, 32, 32}, 0, 0, 31},
    {{12, 32, 32, 32}, 0, 0, 46}, {{12, 13, 32, 32}, 0, 0, 3}, {{6, 14, 32, 32}, 0, 0, 14}, {{3, 6, 7, 11}, 1, 0, 23},
    {{6, 14, 32, 32}, 0, 0, 48}, {{6, 7, 14, 15}, 0, 0, 29}, {{8, 16, 32, 32}, 0, 0, 32}, {{3, 8, 9, 11}, 2, 0, 23},
    {{8, 16, 32, 32}, 0, 0, 49}, {{11, 13, 32, 32}, 0, 0, 23}, {{13, 32, 32, 32}, 0, 0, 12}, {{13, 32, 32, 32}, 0, 0, 3},
    {{4, 32, 32, 32}, 0, 0, 15}, {{3, 4, 5, 11}, 0, 0, 23}, {{4, 32, 32, 32}, 0, 0, 52}, {{4, 5, 32, 32}, 0, 0, 9},
    {{4, 32, 32, 32}, 0, 0, 16}, {{4, 32, 32, 32}, 0, 0, 33}, {{3, 7, 11, 15}, 0, 0, 23}, {{7, 15, 32, 32}, 0, 0, 29},
    {{3, 9, 11, 17}, 0, 0, 23}, {{3, 5, 11, 32}, 0, 0, 23}, {{5, 32, 32, 32}, 0, 0, 9}, {{14, 32, 32, 32}, 0, 0, 17},
    {{3, 5, 11, 14}, 3, 0, 23}, {{14, 32, 32, 32}, 0, 0, 56}, {{5, 14, 32, 32}, 0, 0, 18}, {{14, 15, 32, 32}, 0, 0, 33},
    {{16, 32, 32, 32}, 0, 0, 34}, {{3, 5, 11, 16}, 4, 0, 23}, {{16, 32, 32, 32}, 0, 0, 57}, {{5, 16, 32, 32}, 0, 0, 19},
    {{3, 5, 11, 15}, 0, 0, 23}, {{5, 32, 32, 32}, 0, 0, 18}, {{15, 32, 32, 32}, 0, 0, 33}, {{3, 11, 15, 32}, 0, 0, 23},
    {{15, 32, 32, 32}, 0, 0, 29}, {{3, 5, 11, 17}, 0, 0, 23}, {{5, 32, 32, 32}, 0, 0, 19}, {{3, 11, 17, 32}, 0, 0, 23},
    {{6, 32, 32, 32}, 0, 0, 14}, {{3, 6, 7, 11}, 3, 0, 23}, {{6, 32, 32, 32}, 0, 0, 48}, {{6, 7, 15, 32}, 0, 0, 29},
    {{6, 32, 32, 32}, 0, 0, 22}, {{3, 6, 7, 11}, 4, 0, 23}, {{6, 32, 32, 32}, 0, 0, 64}, {{6, 7, 32, 32}, 0, 0, 35},
    {{8, 32, 32, 32}, 0, 0, 32}, {{3, 8, 9, 11}, 4, 0, 23}, {{8, 32, 32, 32}, 0, 0, 49}, {{3, 7, 11, 17}, 0, 0, 23},
    {{7, 32, 32, 32}, 0, 0, 35}, {{14, 15, 32, 32}, 0, 0, 0}, {{16, 17, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0},
    {{17, 32, 32, 32}, 0, 0, 0}, {{10, 11, 32, 32}, 0, 0, 0}, {{11, 32, 32, 32}, 0, 0, 0}, {{11, 14, 15, 32}, 0, 0, 0},
    {{3, 11, 32, 32}, 0, 0, 0}, {{11, 15, 32, 32}, 0, 0, 0}, {{3, 6, 7, 11}, 1, 0, 0}, {{3, 4, 5, 11}, 0, 0, 0},
    {{3, 7, 11, 15}, 0, 0, 0}, {{3, 5, 11, 32}, 0, 0, 0}, {{3, 5, 11, 14}, 3, 0, 0}, {{3, 5, 11, 15}, 0, 0, 0},
    {{3, 11, 15, 32}, 0, 0, 0}, {{3, 11, 17, 32}, 0, 0, 0}, {{3, 6, 7, 11}, 3, 0, 0}, {{3, 6, 7, 11}, 4, 0, 0},
    {{3, 7, 11, 17}, 0, 0, 0}, {{18, 19, 32, 32}, 0, 0, 0}, {{11, 16, 17, 32}, 0, 0, 0}, {{19, 32, 32, 32}, 0, 0, 0},
    {{11, 12, 13, 32}, 0, 0, 0}, {{11, 17, 32, 32}, 0, 0, 0}, {{3, 8, 9, 11}, 2, 0, 0}, {{11, 13, 32, 32}, 0, 0, 0},
    {{3, 9, 11, 17}, 0, 0, 0}, {{3, 5, 11, 16}, 4, 0, 0}, {{3, 5, 11, 17}, 0, 0, 0}, {{3, 8, 9, 11}, 4, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1808_parse_URL_run[66] = {
    0, 0, 0, 16, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 64, 16,
    0, 16, 16, 16, 0, 0, 64, 0, 0, 32, 0, 32, 0, 0, 128, 128,
    32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_parse_URL_expected[66] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 11, 0, 11, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15};
static const uint8_t rfc1808_parse_URL_expected_terms[17] = {
    1, 2, 3, 0, 255, 1, 3, 4, 5, 0, 255, 1, 2, 0, 255, 6,
    255};
#endif
static const uric_machine rfc1808_parse_URL = {
    rfc1808_parse_URL_byte, rfc1808_parse_URL_next, NULL,
#if URIC_COMPACT
    rfc1808_parse_URL_shape, rfc1808_parse_URL_shapes, rfc1808_parse_URL_slot, rfc1808_parse_URL_mark, rfc1808_parse_URL_event,
#else
    rfc1808_parse_URL_at_end, rfc1808_parse_URL_event,
#endif
#if URIC_FAST
    rfc1808_parse_URL_run,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_parse_URL_expected, rfc1808_parse_URL_expected_terms, rfc1808_terms,
#endif
    66, 73, 10, 15, 0};
#if URIC_FAST
static const uric_prefix uric_rfc1808_URL_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 13},
    {"http://", 7, {1, 32}, {4, 0}, 13},
};
#endif
static const char uric_rfc1808_URL_name[] = "URL";
const uric_rule uric_rfc1808_URL = {uric_rfc1808_URL_name, &rfc1808_parse_URL, &rfc1808_components_URL, 0, 35, 1 URIC_PREFIXED(2, uric_rfc1808_URL_prefixes)};
#if URIC_FAST
static const uric_prefix uric_rfc1808_resolvable_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 13},
    {"http://", 7, {1, 32}, {4, 0}, 13},
};
#endif
static const char uric_rfc1808_resolvable_name[] = "resolvable";
const uric_rule uric_rfc1808_resolvable = {uric_rfc1808_resolvable_name, &rfc1808_parse_URL, &rfc1808_components_URL, 1, 35, 1 URIC_PREFIXED(2, uric_rfc1808_resolvable_prefixes)};

/* rfc1808_parse_absoluteURL: 37 states, 21 events, 10 classes, 4 shapes */
#if URIC_COMPACT
static const uint8_t rfc1808_parse_absoluteURL_next[118] = {
    2, 0, 2, 38, 4, 22, 5, 6, 14, 3, 4, 22, 4, 6, 14, 4,
    4, 22, 15, 6, 14, 4, 39, 40, 39, 39, 41, 6, 9, 26, 10, 11,
    17, 10, 8, 24, 8, 8, 47, 12, 9, 26, 9, 11, 17, 10, 9, 26,
    19, 11, 17, 10, 48, 49, 48, 48, 50, 15, 4, 22, 0, 6, 14, 4,
    13, 31, 13, 13, 57, 19, 42, 43, 42, 22, 44, 45, 46, 26, 16, 25,
    16, 30, 51, 52, 51, 33, 18, 27, 53, 37, 54, 55, 56, 40, 20, 32,
    20, 44, 21, 34, 58, 47, 23, 4, 28, 29, 30, 33, 8, 16, 9, 35,
    36, 18, 37, 13, 20, 21};
static const uint8_t rfc1808_parse_absoluteURL_shape[37] = {
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3};
static const uric_shape rfc1808_parse_absoluteURL_shapes[4] = {
    {65535, 0, 2}, {65527, 11, 6}, {17, 22, 4}, {80, 33, 1},
};
static const uint8_t rfc1808_parse_absoluteURL_slot[44] = {
    0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 1, 4, 5, 6,
    0, 1, 0, 2, 1, 3, 1, 1, 1, 1, 4,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
};
static const uric_event rfc1808_parse_absoluteURL_event[21] = {
    {48, 0, 6}, {50, 0, 7}, {50, 0, 23}, {5, 0, 13}, {52, 0, 15}, {52, 0, 24}, {54, 0, 17}, {54, 0, 26},
    {25, 0, 11}, {6, 0, 13}, {56, 0, 12}, {56, 0, 30}, {14, 0, 16}, {58, 0, 19}, {58, 0, 31}, {26, 0, 11},
    {60, 0, 20}, {60, 0, 33}, {39, 0, 8}, {15, 0, 16}, {40, 0, 8},
};
static const uint8_t rfc1808_parse_absoluteURL_mark[62] = {
    32, 10, 11, 32, 11, 14, 15, 32, 3, 32, 11, 15, 32, 3, 6, 7,
    32, 3, 7, 32, 11, 16, 17, 32, 11, 12, 13, 32, 11, 17, 32, 3,
    8, 9, 32, 11, 13, 32, 3, 4, 5, 32, 3, 9, 32, 3, 5, 32,
    1, 32, 14, 32, 16, 32, 12, 32, 6, 32, 8, 32, 4, 32};
#else
static const uint8_t rfc1808_parse_absoluteURL_next[370] = {
    58, 58, 58, 58, 1, 58, 1, 58, 58, 58,
    58, 58, 58, 58, 1, 58, 1, 37, 58, 58,
    58, 3, 58, 21, 3, 4, 3, 3, 5, 13,
    58, 3, 58, 21, 3, 3, 3, 3, 5, 13,
    58, 3, 58, 21, 3, 14, 3, 3, 5, 13,
    58, 38, 58, 39, 38, 38, 38, 38, 38, 40,
    58, 8, 58, 25, 8, 9, 8, 8, 10, 16,
    58, 7, 58, 23, 7, 7, 7, 7, 7, 46,
    58, 8, 58, 25, 8, 8, 8, 8, 10, 16,
    58, 8, 58, 25, 8, 18, 8, 8, 10, 16,
    58, 47, 58, 48, 47, 47, 47, 47, 47, 49,
    58, 3, 58, 21, 3, 58, 3, 3, 5, 13,
    58, 12, 58, 30, 12, 12, 12, 12, 12, 56,
    58, 41, 58, 42, 41, 41, 41, 41, 41, 41,
    58, 43, 58, 44, 43, 45, 43, 43, 43, 43,
    58, 15, 58, 24, 15, 15, 15, 15, 15, 15,
    58, 50, 58, 51, 50, 50, 50, 50, 50, 50,
    58, 17, 58, 26, 17, 52, 17, 17, 17, 17,
    58, 53, 58, 54, 53, 55, 53, 53, 53, 53,
    58, 19, 58, 31, 19, 19, 19, 19, 19, 19,
    58, 20, 58, 33, 20, 57, 20, 20, 20, 20,
    58, 58, 58, 58, 58, 58, 22, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 3, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 27, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 28, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 29, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 32, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 7, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 15, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 8, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 34, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 35, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 17, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 36, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 12, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 19, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 20, 58, 58, 58,
};
static const uint8_t rfc1808_parse_absoluteURL_at_end[37] = {
    0, 0, 2, 3, 3, 4, 5, 6, 5, 5, 7, 3, 8, 9, 10, 11,
    12, 13, 14, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const uric_event rfc1808_parse_absoluteURL_event[36] = {
    {{1, 32, 32, 32}, 0, 0, 6}, {{14, 32, 32, 32}, 0, 0, 7}, {{14, 32, 32, 32}, 0, 0, 23}, {{14, 15, 32, 32}, 0, 0, 13},
    {{16, 32, 32, 32}, 0, 0, 15}, {{16, 32, 32, 32}, 0, 0, 24}, {{12, 32, 32, 32}, 0, 0, 17}, {{12, 32, 32, 32}, 0, 0, 26},
    {{12, 13, 32, 32}, 0, 0, 11}, {{15, 32, 32, 32}, 0, 0, 13}, {{6, 32, 32, 32}, 0, 0, 12}, {{6, 32, 32, 32}, 0, 0, 30},
    {{6, 7, 32, 32}, 0, 0, 16}, {{8, 32, 32, 32}, 0, 0, 19}, {{8, 32, 32, 32}, 0, 0, 31}, {{13, 32, 32, 32}, 0, 0, 11},
    {{4, 32, 32, 32}, 0, 0, 20}, {{4, 32, 32, 32}, 0, 0, 33}, {{4, 5, 32, 32}, 0, 0, 8}, {{7, 32, 32, 32}, 0, 0, 16},
    {{5, 32, 32, 32}, 0, 0, 8}, {{10, 11, 32, 32}, 0, 0, 0}, {{11, 32, 32, 32}, 0, 0, 0}, {{11, 14, 15, 32}, 0, 0, 0},
    {{3, 32, 32, 32}, 0, 0, 0}, {{11, 15, 32, 32}, 0, 0, 0}, {{3, 6, 7, 32}, 0, 0, 0}, {{3, 7, 32, 32}, 0, 0, 0},
    {{11, 16, 17, 32}, 0, 0, 0}, {{11, 12, 13, 32}, 0, 0, 0}, {{11, 17, 32, 32}, 0, 0, 0}, {{3, 8, 9, 32}, 0, 0, 0},
    {{11, 13, 32, 32}, 0, 0, 0}, {{3, 4, 5, 32}, 0, 0, 0}, {{3, 9, 32, 32}, 0, 0, 0}, {{3, 5, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1808_parse_absoluteURL_run[37] = {
    0, 0, 0, 16, 0, 0, 0, 64, 16, 0, 0, 0, 64, 0, 0, 32,
    0, 128, 0, 32, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_parse_absoluteURL_expected[37] = {
    0, 6, 13, 13, 13, 13, 13, 13, 13, 13, 13, 17, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22};
static const uint8_t rfc1808_parse_absoluteURL_expected_terms[24] = {
    7, 6, 8, 9, 10, 255, 7, 6, 8, 9, 10, 11, 255, 1, 2, 0,
    255, 1, 4, 5, 0, 255, 6, 255};
#endif
static const uric_machine rfc1808_parse_absoluteURL = {
    rfc1808_parse_URL_byte, rfc1808_parse_absoluteURL_next, NULL,
#if URIC_COMPACT
    rfc1808_parse_absoluteURL_shape, rfc1808_parse_absoluteURL_shapes, rfc1808_parse_absoluteURL_slot, rfc1808_parse_absoluteURL_mark, rfc1808_parse_absoluteURL_event,
#else
    rfc1808_parse_absoluteURL_at_end, rfc1808_parse_absoluteURL_event,
#endif
#if URIC_FAST
    rfc1808_parse_absoluteURL_run,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_parse_absoluteURL_expected, rfc1808_parse_absoluteURL_expected_terms, rfc1808_terms,
#endif
    37, 21, 10, 15, 0};
#if URIC_FAST
static const uric_prefix uric_rfc1808_absoluteURL_prefixes[] = {
    {"https://", 8, {1, 32}, {5, 0}, 18},
    {"http://", 7, {1, 32}, {4, 0}, 18},
};
#endif
static const char uric_rfc1808_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_rfc1808_absoluteURL = {uric_rfc1808_absoluteURL_name, &rfc1808_parse_absoluteURL, &rfc1808_components_absoluteURL, 0, 3, 0 URIC_PREFIXED(2, uric_rfc1808_absoluteURL_prefixes)};
#if URIC_FAST
static const uric_prefix uric_rfc1808_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 3},
    {"http://", 7, {32, 32}, {0, 0}, 3},
};
#endif
static const char uric_rfc1808_relativeURL_name[] = "relativeURL";
const uric_rule uric_rfc1808_relativeURL = {uric_rfc1808_relativeURL_name, &rfc1808_parse_absoluteURL, &rfc1808_components_absoluteURL, 2, 32, 1 URIC_PREFIXED(2, uric_rfc1808_relativeURL_prefixes)};

/* rfc1808_check_URL: 58 states, 0 events, 16 classes, 7 shapes */
static const uint8_t rfc1808_check_URL_byte[URIC_BYTES] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 209, 2, 3, 212, 5, 214, 209, 209, 209, 209, 247, 209, 247, 247, 136,
    249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 218, 203, 2, 214, 2, 204,
    214, 253, 253, 253, 253, 253, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254,
    254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 15, 15, 15, 15, 212,
    15, 253, 253, 253, 253, 253, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254,
    254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 15, 15, 15, 15, 0,
#if !URIC_COMPACT
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
#endif
};
#if URIC_COMPACT
static const uint8_t rfc1808_check_URL_next[192] = {
    6, 5, 25, 7, 1, 5, 0, 26, 8, 1, 5, 0, 26, 0, 1, 4,
    0, 30, 0, 1, 5, 0, 26, 5, 1, 6, 5, 25, 6, 1, 6, 5,
    25, 9, 1, 5, 0, 26, 10, 1, 9, 5, 38, 11, 1, 10, 0, 39,
    3, 1, 6, 5, 25, 0, 1, 15, 0, 0, 16, 0, 0, 17, 0, 0,
    15, 5, 0, 16, 2, 0, 17, 0, 1, 0, 0, 1, 0, 23, 0, 0,
    3, 0, 0, 0, 18, 18, 0, 0, 0, 10, 0, 18, 32, 33, 34, 35,
    36, 37, 24, 6, 5, 45, 44, 50, 4, 40, 41, 9, 10, 45, 27, 0,
    0, 44, 28, 0, 0, 44, 28, 0, 1, 45, 27, 45, 1, 18, 31, 0,
    0, 0, 31, 0, 0, 45, 27, 49, 0, 45, 27, 0, 1, 50, 50, 29,
    50, 50, 0, 1, 18, 18, 31, 0, 0, 0, 0, 18, 18, 0, 0, 0,
    0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 1,
    0, 0, 18, 0, 0, 0, 0, 18, 0, 18, 0, 0, 18, 0, 0, 0};
static const uint8_t rfc1808_check_URL_shape[58] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4,
    4, 5, 5, 5, 5, 5, 6, 6, 6, 6};
static const uric_shape rfc1808_check_URL_shapes[7] = {
    {65535, 0, 5}, {21, 17, 3}, {21, 34, 3}, {67, 51, 1}, {65480, 68, 4}, {65333, 85, 7}, {65495, 102, 4},
};
static const uint8_t rfc1808_check_URL_slot[119] = {
    0, 1, 0, 2, 1, 3, 1, 1, 4, 1, 1, 1, 1, 1, 1, 0, 5,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 1, 1, 0, 3,
    0, 1, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
    0, 1, 0, 0, 1, 2, 1, 1, 3, 1, 1, 0, 0, 1, 1, 0, 4,
    0, 1, 0, 0, 2, 3, 4, 2, 4, 1, 4, 5, 6, 1, 1, 0, 7,
    0, 0, 1, 1, 0, 1, 2, 0, 2, 0, 2, 2, 2, 3, 3, 4, 0,
};
static const uint8_t rfc1808_check_URL_mark[1] = {
    32};
#else
static const uint8_t rfc1808_check_URL_next[928] = {
    58, 5, 58, 4, 5, 24, 5, 5, 6, 5, 5, 5, 5, 5, 5, 58,
    58, 4, 58, 58, 4, 25, 4, 4, 7, 4, 4, 4, 4, 4, 4, 58,
    58, 4, 58, 58, 4, 25, 4, 4, 58, 4, 4, 4, 4, 4, 4, 58,
    58, 3, 58, 58, 3, 29, 3, 3, 58, 3, 3, 3, 3, 3, 3, 58,
    58, 4, 58, 58, 4, 25, 4, 4, 4, 4, 4, 4, 4, 4, 4, 58,
    58, 5, 58, 4, 5, 24, 5, 5, 5, 5, 5, 5, 5, 5, 5, 58,
    58, 5, 58, 4, 5, 24, 5, 5, 8, 5, 5, 5, 5, 5, 5, 58,
    58, 4, 58, 58, 4, 25, 4, 4, 9, 4, 4, 4, 4, 4, 4, 58,
    58, 8, 58, 4, 8, 37, 8, 8, 10, 8, 8, 8, 8, 8, 8, 58,
    58, 9, 58, 58, 9, 38, 9, 9, 2, 9, 9, 9, 9, 9, 9, 58,
    58, 5, 58, 4, 5, 24, 5, 5, 58, 5, 5, 5, 5, 5, 5, 58,
    58, 58, 58, 58, 58, 58, 58, 14, 58, 14, 58, 58, 58, 14, 14, 58,
    58, 58, 58, 58, 58, 58, 58, 15, 58, 15, 58, 58, 58, 15, 15, 58,
    58, 58, 58, 58, 58, 58, 58, 16, 58, 16, 58, 58, 58, 16, 16, 58,
    58, 58, 58, 58, 58, 58, 58, 14, 58, 14, 4, 58, 58, 14, 14, 58,
    58, 58, 58, 58, 58, 58, 58, 15, 58, 15, 1, 58, 58, 15, 15, 58,
    58, 58, 58, 58, 58, 58, 58, 16, 58, 16, 58, 58, 58, 16, 16, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 22, 58, 58, 58, 58, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 2, 58, 58, 58, 58, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 17, 58, 58, 58, 58, 58, 58,
    58, 17, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 9, 58, 58, 58, 58, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 17, 58, 58, 58, 17, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 31, 58, 58, 58, 31, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 32, 58, 58, 58, 32, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 33, 58, 58, 58, 33, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 34, 58, 58, 58, 34, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 35, 58, 58, 58, 35, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 36, 58, 58, 58, 36, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 23, 58, 58, 58, 23, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 5, 58, 58, 58, 5, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 4, 58, 58, 58, 4, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 44, 58, 58, 58, 44, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 43, 58, 58, 58, 43, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 49, 58, 58, 58, 49, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 3, 58, 58, 58, 3, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 39, 58, 58, 58, 39, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 40, 58, 58, 58, 40, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 8, 58, 58, 58, 8, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 9, 58, 58, 58, 9, 58, 58,
    58, 44, 58, 58, 44, 26, 44, 44, 58, 44, 44, 58, 58, 44, 44, 58,
    58, 43, 58, 58, 43, 27, 43, 43, 58, 43, 43, 58, 58, 43, 43, 58,
    58, 43, 58, 58, 43, 27, 43, 43, 58, 43, 43, 58, 58, 43, 43, 58,
    58, 44, 58, 58, 44, 26, 44, 44, 44, 44, 44, 58, 58, 44, 44, 58,
    58, 17, 58, 58, 17, 30, 17, 17, 58, 17, 17, 58, 58, 17, 17, 58,
    58, 58, 58, 58, 58, 30, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58,
    58, 44, 58, 58, 44, 26, 44, 44, 48, 44, 44, 58, 58, 44, 44, 58,
    58, 44, 58, 58, 44, 26, 44, 44, 58, 44, 44, 58, 58, 44, 44, 58,
    58, 49, 58, 58, 49, 28, 49, 49, 49, 49, 49, 49, 58, 49, 49, 58,
    58, 17, 58, 58, 17, 30, 58, 17, 58, 17, 58, 58, 58, 17, 17, 58,
    58, 17, 58, 58, 17, 58, 58, 17, 58, 17, 58, 58, 58, 17, 17, 58,
    58, 58, 58, 58, 17, 58, 58, 17, 58, 58, 58, 58, 58, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 4, 4, 58, 58, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 17, 17, 58,
    58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 17,
    58, 58, 58, 58, 58, 58, 17, 58, 17, 58, 17, 17, 17, 58, 58, 58,
    58, 58, 17, 17, 58, 17, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58,
};
static const uint8_t rfc1808_check_URL_at_end[58] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0,
    1, 1, 0, 0, 0, 1, 0, 0, 0, 0};
#endif
#if URIC_FAST
static const uint8_t rfc1808_check_URL_run[58] = {
    0, 0, 0, 64, 128, 128, 0, 0, 64, 64, 0, 0, 0, 0, 32, 32,
    32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 0, 0,
    0, 16, 0, 0, 0, 0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_check_URL_expected[58] = {
    0, 5, 9, 9, 5, 0, 0, 5, 0, 5, 14, 20, 20, 20, 26, 26,
    33, 3, 40, 40, 42, 44, 40, 46, 46, 46, 46, 46, 46, 46, 46, 46,
    46, 46, 46, 46, 46, 46, 46, 46, 46, 48, 48, 50, 53, 48, 57, 59,
    50, 62, 67, 69, 71, 10, 73, 75, 77, 79};
static const uint8_t rfc1808_check_URL_expected_terms[81] = {
    1, 2, 3, 0, 255, 1, 2, 0, 255, 1, 4, 5, 0, 255, 1, 3,
    4, 5, 0, 255, 7, 6, 8, 9, 10, 255, 7, 6, 8, 9, 10, 11,
    255, 7, 6, 8, 9, 10, 0, 255, 12, 255, 13, 255, 14, 255, 6, 255,
    1, 255, 1, 0, 255, 1, 12, 0, 255, 15, 255, 1, 12, 255, 1, 12,
    4, 0, 255, 16, 255, 17, 255, 18, 255, 7, 255, 19, 255, 2, 255, 20,
    255};
#endif
static const uric_machine rfc1808_check_URL = {
    rfc1808_check_URL_byte, rfc1808_check_URL_next, NULL,
#if URIC_COMPACT
    rfc1808_check_URL_shape, rfc1808_check_URL_shapes, rfc1808_check_URL_slot, rfc1808_check_URL_mark, NULL,
#else
    rfc1808_check_URL_at_end, NULL,
#endif
#if URIC_FAST
    rfc1808_check_URL_run,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_check_URL_expected, rfc1808_check_URL_expected_terms, rfc1808_terms,
#endif
    58, 0, 16, 15, 0};
#if URIC_FAST
static const uric_prefix rfc1808_check_URL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 5},
    {"http://", 7, {32, 32}, {0, 0}, 5},
};
#endif
#if URIC_FAST
static const uric_prefix rfc1808_check_absoluteURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 4},
    {"http://", 7, {32, 32}, {0, 0}, 4},
};
#endif
#if URIC_FAST
static const uric_prefix rfc1808_check_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 4},
    {"http://", 7, {32, 32}, {0, 0}, 4},
};
#endif
#if URIC_FAST
static const uric_prefix rfc1808_check_resolvable_prefixes[] = {
    {"https://", 8, {32, 32}, {0, 0}, 5},
    {"http://", 7, {32, 32}, {0, 0}, 5},
};
#endif

static const uric_rule rfc1808_rules[] = {
    {"URL", &rfc1808_check_URL, NULL, 0, 0, 1 URIC_PREFIXED(2, rfc1808_check_URL_prefixes)},
    {"absoluteURL", &rfc1808_check_URL, NULL, 11, 0, 1 URIC_PREFIXED(2, rfc1808_check_absoluteURL_prefixes)},
    {"generic-RL", &rfc1808_check_URL, NULL, 12, 0, 1 URIC_PREFIXED(0, NULL)},
    {"relativeURL", &rfc1808_check_URL, NULL, 1, 0, 1 URIC_PREFIXED(2, rfc1808_check_relativeURL_prefixes)},
    {"net_path", &rfc1808_check_URL, NULL, 18, 0, 1 URIC_PREFIXED(0, NULL)},
    {"abs_path", &rfc1808_check_URL, NULL, 19, 0, 1 URIC_PREFIXED(0, NULL)},
    {"rel_path", &rfc1808_check_URL, NULL, 2, 0, 1 URIC_PREFIXED(0, NULL)},
    {"path", &rfc1808_check_URL, NULL, 41, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fsegment", &rfc1808_check_URL, NULL, 42, 0, 1 URIC_PREFIXED(0, NULL)},
    {"segment", &rfc1808_check_URL, NULL, 43, 0, 1 URIC_PREFIXED(0, NULL)},
    {"params", &rfc1808_check_URL, NULL, 49, 0, 1 URIC_PREFIXED(0, NULL)},
    {"param", &rfc1808_check_URL, NULL, 44, 0, 1 URIC_PREFIXED(0, NULL)},
    {"scheme", &rfc1808_check_URL, NULL, 13, 0, 1 URIC_PREFIXED(0, NULL)},
    {"net_loc", &rfc1808_check_URL, NULL, 3, 0, 1 URIC_PREFIXED(0, NULL)},
    {"query", &rfc1808_check_URL, NULL, 4, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fragment", &rfc1808_check_URL, NULL, 4, 0, 1 URIC_PREFIXED(0, NULL)},
    {"pchar", &rfc1808_check_URL, NULL, 45, 0, 1 URIC_PREFIXED(0, NULL)},
    {"uchar", &rfc1808_check_URL, NULL, 50, 0, 1 URIC_PREFIXED(0, NULL)},
    {"unreserved", &rfc1808_check_URL, NULL, 51, 0, 1 URIC_PREFIXED(0, NULL)},
    {"escape", &rfc1808_check_URL, NULL, 46, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hex", &rfc1808_check_URL, NULL, 23, 0, 1 URIC_PREFIXED(0, NULL)},
    {"alpha", &rfc1808_check_URL, NULL, 54, 0, 1 URIC_PREFIXED(0, NULL)},
    {"lowalpha", &rfc1808_check_URL, NULL, 54, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hialpha", &rfc1808_check_URL, NULL, 54, 0, 1 URIC_PREFIXED(0, NULL)},
    {"digit", &rfc1808_check_URL, NULL, 20, 0, 1 URIC_PREFIXED(0, NULL)},
    {"safe", &rfc1808_check_URL, NULL, 52, 0, 1 URIC_PREFIXED(0, NULL)},
    {"extra", &rfc1808_check_URL, NULL, 21, 0, 1 URIC_PREFIXED(0, NULL)},
    {"national", &rfc1808_check_URL, NULL, 55, 0, 1 URIC_PREFIXED(0, NULL)},
    {"reserved", &rfc1808_check_URL, NULL, 56, 0, 1 URIC_PREFIXED(0, NULL)},
    {"punctuation", &rfc1808_check_URL, NULL, 57, 0, 1 URIC_PREFIXED(0, NULL)},
    {"local_path", &rfc1808_check_URL, NULL, 47, 0, 1 URIC_PREFIXED(0, NULL)},
    {"tail", &rfc1808_check_URL, NULL, 53, 0, 1 URIC_PREFIXED(0, NULL)},
    {"resolvable", &rfc1808_check_URL, NULL, 5, 0, 1 URIC_PREFIXED(2, rfc1808_check_resolvable_prefixes)},
    {"loose", &rfc1808_check_URL, NULL, 4, 0, 1 URIC_PREFIXED(0, NULL)},
};

static const uric_rule *const rfc1808_parsers[] = {
    &uric_rfc1808_URL,
    &uric_rfc1808_resolvable,
    &uric_rfc1808_absoluteURL,
    &uric_rfc1808_relativeURL,
};

static const char *const rfc1808_component_names[] = {
    "scheme",
    "authority",
    "path",
    "query",
    "fragment",
    "params",
};

static const uint32_t rfc1808_kept_0[8] = {0x00000000, 0x27ff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1808_kept_1[8] = {0x00000000, 0xafff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1808_kept_2[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1808_kept_3[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1808_kept_10[8] = {0x00000000, 0x27ffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_rfc1808_path_encoding_name[] = "path";
const uric_encoding uric_rfc1808_path_encoding = {uric_rfc1808_path_encoding_name, rfc1808_kept_0, 0};
static const char uric_rfc1808_authority_encoding_name[] = "authority";
const uric_encoding uric_rfc1808_authority_encoding = {uric_rfc1808_authority_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_params_encoding_name[] = "params";
const uric_encoding uric_rfc1808_params_encoding = {uric_rfc1808_params_encoding_name, rfc1808_kept_2, 1};
static const char uric_rfc1808_query_encoding_name[] = "query";
const uric_encoding uric_rfc1808_query_encoding = {uric_rfc1808_query_encoding_name, rfc1808_kept_3, 1};
static const char uric_rfc1808_fragment_encoding_name[] = "fragment";
const uric_encoding uric_rfc1808_fragment_encoding = {uric_rfc1808_fragment_encoding_name, rfc1808_kept_3, 1};
static const char uric_rfc1808_URL_encoding_name[] = "URL";
const uric_encoding uric_rfc1808_URL_encoding = {uric_rfc1808_URL_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_relativeURL_encoding_name[] = "relativeURL";
const uric_encoding uric_rfc1808_relativeURL_encoding = {uric_rfc1808_relativeURL_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_rel_path_encoding_name[] = "rel_path";
const uric_encoding uric_rfc1808_rel_path_encoding = {uric_rfc1808_rel_path_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_fsegment_encoding_name[] = "fsegment";
const uric_encoding uric_rfc1808_fsegment_encoding = {uric_rfc1808_fsegment_encoding_name, rfc1808_kept_0, 0};
static const char uric_rfc1808_segment_encoding_name[] = "segment";
const uric_encoding uric_rfc1808_segment_encoding = {uric_rfc1808_segment_encoding_name, rfc1808_kept_0, 1};
static const char uric_rfc1808_param_encoding_name[] = "param";
const uric_encoding uric_rfc1808_param_encoding = {uric_rfc1808_param_encoding_name, rfc1808_kept_10, 1};
static const char uric_rfc1808_net_loc_encoding_name[] = "net_loc";
const uric_encoding uric_rfc1808_net_loc_encoding = {uric_rfc1808_net_loc_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_local_path_encoding_name[] = "local_path";
const uric_encoding uric_rfc1808_local_path_encoding = {uric_rfc1808_local_path_encoding_name, rfc1808_kept_0, 0};
static const char uric_rfc1808_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_rfc1808_resolvable_encoding = {uric_rfc1808_resolvable_encoding_name, rfc1808_kept_3, 1};
static const char uric_rfc1808_loose_encoding_name[] = "loose";
const uric_encoding uric_rfc1808_loose_encoding = {uric_rfc1808_loose_encoding_name, rfc1808_kept_3, 1};
static const uric_encoding *const rfc1808_encodings[] = {
    &uric_rfc1808_path_encoding,
    &uric_rfc1808_authority_encoding,
    &uric_rfc1808_params_encoding,
    &uric_rfc1808_query_encoding,
    &uric_rfc1808_fragment_encoding,
    &uric_rfc1808_URL_encoding,
    &uric_rfc1808_relativeURL_encoding,
    &uric_rfc1808_rel_path_encoding,
    &uric_rfc1808_fsegment_encoding,
    &uric_rfc1808_segment_encoding,
    &uric_rfc1808_param_encoding,
    &uric_rfc1808_net_loc_encoding,
    &uric_rfc1808_local_path_encoding,
    &uric_rfc1808_resolvable_encoding,
    &uric_rfc1808_loose_encoding,
};

const uric_grammar uric_rfc1808 = {
    .name = "rfc1808",
    .title = "RFC 1808, June 1995",
    .absolute = "absoluteURL",
    .reference = "URL",
    .rule = rfc1808_rules,
    .parser = rfc1808_parsers,
    .component = rfc1808_component_names,
    .revision = &rfc1808_revision,
    .encoding = rfc1808_encodings,
    .resolver = &uric_rfc1808_resolvable,
    .rules = 34,
    .parsers = 4,
    .components = 6,
    .encodings = 15,
};
