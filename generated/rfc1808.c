/* RFC 1808, June 1995. Written by uric-grammar pack from grammar/rfc1808.*: do not edit. */
/* clang-format off */

/* RFC 1808, June 1995. */
#ifndef URIC_GRAMMAR_RFC1808
#define URIC_GRAMMAR_RFC1808 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_RFC1808 && !URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char rfc1808_terms[] =
    "end of input\0"
    "pchar\0"
    "reserved\0"
    "\"#\"\0"
    "\";\"\0"
    "\"?\"\0"
    "hex\0"
    "scheme_char\0"
    "\":\"\0"
    "safe\0"
    "extra\0"
    "national\0"
    "\"/\"\0"
    "no_scheme_char\0"
    "uchar\0"
    "\"%\"\0"
    "unreserved\0"
    "alpha\0"
    "digit\0"
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

extern const uric_rule uric_rfc1808_resolvable;
static const uric_revision rfc1808_revision = {
    /* resolves */ 1,
    /* empty-reference base */ 1,
    /* query-reference keeps-segment */ 1,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-before-query */ 2,
    /* first-segment colon */ 1,
    /* empty-component absent */ 1,
    /* unreserved */ {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results checked */ &uric_rfc1808_resolvable,
    rfc1808_schemes, 3,
};
static const char rfc1808_parts_URL[] = "params\0";

static const uric_capture rfc1808_captures_URL[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 4}, /* path */
    {7, 8}, /* query */
    {9, 10}, /* fragment */
    {5, 6}, /* params */
};
static const uric_components rfc1808_components_URL = {
#if URIC_OPERATIONS
    .revision = &rfc1808_revision,
#endif
    .part_names = rfc1808_parts_URL,
    .capture = rfc1808_captures_URL,
    .registers = 11,
    .component_registers = 11,
    .parts = 1,
    .lists = 0,
    .params = 8,
    .composes = 1,
};
static const char rfc1808_parts_absoluteURL[] = "params\0";

static const uric_capture rfc1808_captures_absoluteURL[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 4}, /* path */
    {7, 8}, /* query */
    {33, 33}, /* not reported */
    {5, 6}, /* params */
};
static const uric_components rfc1808_components_absoluteURL = {
#if URIC_OPERATIONS
    .revision = &rfc1808_revision,
#endif
    .part_names = rfc1808_parts_absoluteURL,
    .capture = rfc1808_captures_absoluteURL,
    .registers = 9,
    .component_registers = 9,
    .parts = 1,
    .lists = 0,
    .params = 8,
    .composes = 1,
};

/* rfc1808_parse_URL: 25 states, 12 actions, 10 classes */
static const uint8_t rfc1808_parse_URL_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 225, 0, 2, 225, 3, 225, 225, 225, 225, 225, 244, 225, 244, 244, 101,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 231, 168, 0, 225, 0, 169,
    225, 246, 246, 246, 246, 246, 246, 244, 244, 244, 244, 244, 244, 244, 244, 244,
    244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 0, 0, 0, 0, 225,
    0, 246, 246, 246, 246, 246, 246, 244, 244, 244, 244, 244, 244, 244, 244, 244,
    244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 244, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1808_parse_URL_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 120},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 92, 84, 116},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 84, 80, 84, 84, 80},
};
static const uint8_t rfc1808_parse_URL_entry[250] = {
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 3, 3, 3, 3, 4, 3, 6,
    7, 3, 3, 10, 11, 3, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 25, 25, 25, 25, 37, 25, 30, 32, 25, 25, 34, 34, 25, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 13, 13, 13, 13, 14,
    13, 16, 17, 13, 13, 19, 22, 13, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 2, 2, 2, 3, 4, 3, 6, 7, 3, 3, 10, 11,
    3, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 5, 8, 3,
    3, 4, 29, 6, 7, 33, 8, 35, 36, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 2, 2, 2, 3, 4, 3, 6, 7, 3, 3,
    10, 11, 3, 15, 18, 3, 20, 21, 4, 23, 6, 7, 24, 10, 11, 3,
    3, 28, 3, 4, 3, 6, 7, 3, 3, 10, 11, 3, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 26, 26, 26, 26, 4, 26, 6, 7,
    26, 26, 10, 11, 26, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 27, 27, 27, 27, 4, 27, 31, 7, 27, 27, 10, 11, 27, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37};
static const uint8_t rfc1808_parse_URL_accept[25] = {
    2, 2, 2, 2, 3, 2, 4, 5, 2, 2, 6, 6, 2, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1808_parse_URL_final_action[5] = {
    {{4, 32, 32, 32}, 32, 0, 0, 0, 0x10, 0x0}, {{10, 32, 32, 32}, 32, 0, 0, 0, 0x400, 0x0},
    {{6, 32, 32, 32}, 32, 0, 0, 0, 0x40, 0x0}, {{8, 32, 32, 32}, 32, 0, 0, 0, 0x100, 0x0},
    {{2, 4, 32, 32}, 3, 0, 0, 0, 0x14, 0x8},
};
static const uric_action rfc1808_parse_URL_action[12] = {
    {{4, 9, 32, 32}, 32, 0, 0, 4, 0x210, 0x0}, {{4, 5, 32, 32}, 32, 0, 0, 6, 0x30, 0x0},
    {{4, 7, 32, 32}, 32, 0, 0, 7, 0x90, 0x0}, {{0, 3, 32, 32}, 32, 0, 0, 9, 0x9, 0x0},
    {{1, 32, 32, 32}, 32, 0, 0, 10, 0x2, 0x0}, {{6, 9, 32, 32}, 32, 0, 0, 4, 0x240, 0x0},
    {{6, 7, 32, 32}, 32, 0, 0, 7, 0xc0, 0x0}, {{8, 9, 32, 32}, 32, 0, 0, 4, 0x300, 0x0},
    {{1, 32, 32, 32}, 32, 0, 0, 11, 0x2, 0x0}, {{2, 4, 9, 32}, 3, 0, 0, 4, 0x214, 0x8},
    {{2, 32, 32, 32}, 3, 0, 0, 12, 0x4, 0x8}, {{2, 32, 32, 32}, 3, 0, 0, 3, 0x4, 0x8},
};
static const uint8_t rfc1808_parse_URL_self_loop[25] = {
    0, 0, 4, 2, 3, 0, 2, 3, 0, 0, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_triplet_loop rfc1808_parse_URL_triplet_loop[1] = {{37, 7, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1808_parse_URL_likely[25] = {
    {{0x50, 0x20}, {2, 5}}, {{0x50, 0x20}, {2, 8}}, {{0x80, 0x0}, {28, 0}},
    {{0x200, 0x8}, {27, 13}}, {{0x8, 0x0}, {14, 0}}, {{0xd2, 0x0}, {3, 0}},
    {{0x200, 0x0}, {31, 0}}, {{0x4, 0x8}, {32, 17}}, {{0x20, 0xd2}, {33, 3}},
    {{0x20, 0x0}, {8, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x20, 0x0}, {36, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x40, 0x0}, {15, 0}}, {{0x40, 0x0}, {18, 0}},
    {{0x40, 0x0}, {3, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x40, 0x0}, {21, 0}},
    {{0x40, 0x0}, {4, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x40, 0x0}, {7, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_parse_URL_expected[25] = {
    0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 9, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15};
static const uint8_t rfc1808_parse_URL_expected_terms[17] = {
    1, 2, 3, 0, 255, 1, 2, 0, 255, 1, 3, 4, 5, 0, 255, 6,
    255};
static const uric_error_component rfc1808_parse_URL_error_component[25] = {
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {9, 10}, {3, 4}, {5, 6}, {7, 8}, {3, 4}, {3, 4}, {1, 2}, {1, 2}, {3, 4}, {3, 4}, {9, 10}, {3, 4},
    {5, 6}, {7, 8}, {9, 10}, {1, 2}, {5, 6}, {7, 8}, {1, 2}, {1, 2}, {1, 2}};
#endif
static const uric_machine rfc1808_parse_URL = {
    rfc1808_parse_URL_byte_class, rfc1808_parse_URL_entry, NULL,
    rfc1808_parse_URL_accept, rfc1808_parse_URL_final_action, rfc1808_parse_URL_action, NULL,
    rfc1808_parse_URL_self_loop, rfc1808_parse_URL_likely, rfc1808_parse_URL_self_loop_sets, rfc1808_parse_URL_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_parse_URL_expected, rfc1808_parse_URL_expected_terms, rfc1808_terms, rfc1808_parse_URL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    25, 12, 10, 15, 0,
};
static const uric_prefix uric_rfc1808_URL_prefixes[] = {
    {"https://", 8, {0, 1, 3, 32}, {6, 8, 6, 0}, 11},
    {"http://", 7, {0, 1, 3, 32}, {5, 7, 5, 0}, 11},
};
static const char uric_rfc1808_URL_name[] = "URL";
const uric_rule uric_rfc1808_URL = {uric_rfc1808_URL_name, &rfc1808_parse_URL, &rfc1808_components_URL, 0, 2, uric_rfc1808_URL_prefixes};
static const uric_prefix uric_rfc1808_resolvable_prefixes[] = {
    {"https://", 8, {0, 1, 3, 32}, {6, 8, 6, 0}, 11},
    {"http://", 7, {0, 1, 3, 32}, {5, 7, 5, 0}, 11},
};
static const char uric_rfc1808_resolvable_name[] = "resolvable";
const uric_rule uric_rfc1808_resolvable = {uric_rfc1808_resolvable_name, &rfc1808_parse_URL, &rfc1808_components_URL, 1, 2, uric_rfc1808_resolvable_prefixes};

/* rfc1808_parse_absoluteURL: 22 states, 8 actions, 10 classes */
static const uint8_t rfc1808_parse_absoluteURL_entry[220] = {
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 3, 3, 3, 5, 6, 3, 8, 3,
    3, 11, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 12, 12, 12, 14, 15, 12, 16, 12, 12, 20, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 1, 1, 3, 3, 3, 5, 6, 3,
    8, 3, 3, 11, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    4, 3, 25, 5, 6, 9, 27, 28, 30, 29, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 1, 1, 3, 3, 3, 5, 6, 3, 8, 3, 3, 11,
    13, 3, 17, 18, 19, 5, 6, 8, 21, 11, 30, 24, 3, 3, 3, 5,
    6, 3, 8, 3, 3, 11, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 22, 22, 22, 5, 6, 22, 8, 22, 22, 11, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 23, 23, 23, 26, 6, 23, 8, 23,
    23, 11, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30};
static const uint8_t rfc1808_parse_absoluteURL_accept[22] = {
    0, 0, 2, 2, 2, 3, 4, 2, 5, 2, 2, 5, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0};
static const uric_action rfc1808_parse_absoluteURL_final_action[4] = {
    {{4, 32, 32, 32}, 32, 0, 0, 0, 0x10, 0x0}, {{6, 32, 32, 32}, 32, 0, 0, 0, 0x40, 0x0},
    {{8, 32, 32, 32}, 32, 0, 0, 0, 0x100, 0x0}, {{2, 4, 32, 32}, 3, 0, 0, 0, 0x14, 0x8},
};
static const uric_action rfc1808_parse_absoluteURL_action[8] = {
    {{4, 5, 32, 32}, 32, 0, 0, 5, 0x30, 0x0}, {{4, 7, 32, 32}, 32, 0, 0, 6, 0x90, 0x0},
    {{0, 3, 32, 32}, 32, 0, 0, 7, 0x9, 0x0}, {{1, 32, 32, 32}, 32, 0, 0, 8, 0x2, 0x0},
    {{6, 7, 32, 32}, 32, 0, 0, 6, 0xc0, 0x0}, {{2, 32, 32, 32}, 3, 0, 0, 10, 0x4, 0x8},
    {{1, 32, 32, 32}, 32, 0, 0, 11, 0x2, 0x0}, {{2, 32, 32, 32}, 3, 0, 0, 3, 0x4, 0x8},
};
static const uint8_t rfc1808_parse_absoluteURL_self_loop[22] = {
    0, 4, 0, 2, 0, 2, 3, 0, 1, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0};
static const uric_triplet_loop rfc1808_parse_absoluteURL_triplet_loop[1] = {{37, 7, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1808_parse_absoluteURL_likely[22] = {
    {{0x50, 0x0}, {1, 0}}, {{0x80, 0x0}, {24, 0}}, {{0xd2, 0x20}, {3, 4}},
    {{0x200, 0x8}, {23, 12}}, {{0xd2, 0x0}, {3, 0}}, {{0x200, 0x0}, {26, 0}},
    {{0x8, 0x0}, {15, 0}}, {{0x20, 0x0}, {9, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x20, 0x0}, {28, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x20, 0x0}, {29, 0}},
    {{0x40, 0x0}, {13, 0}}, {{0x40, 0x0}, {3, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x40, 0x0}, {18, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x40, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_parse_absoluteURL_expected[22] = {
    0, 2, 5, 5, 5, 5, 5, 5, 5, 5, 9, 5, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14};
static const uint8_t rfc1808_parse_absoluteURL_expected_terms[16] = {
    7, 255, 7, 8, 255, 1, 2, 0, 255, 1, 4, 5, 0, 255, 6, 255};
static const uric_error_component rfc1808_parse_absoluteURL_error_component[22] = {
    {33, 0}, {33, 0}, {3, 4}, {3, 4}, {3, 4}, {5, 6}, {7, 8}, {3, 4}, {1, 2}, {3, 4}, {3, 4}, {1, 2}, {3, 4}, {3, 4}, {5, 6}, {7, 8},
    {1, 2}, {5, 6}, {7, 8}, {1, 2}, {1, 2}, {1, 2}};
#endif
static const uric_machine rfc1808_parse_absoluteURL = {
    rfc1808_parse_URL_byte_class, rfc1808_parse_absoluteURL_entry, NULL,
    rfc1808_parse_absoluteURL_accept, rfc1808_parse_absoluteURL_final_action, rfc1808_parse_absoluteURL_action, NULL,
    rfc1808_parse_absoluteURL_self_loop, rfc1808_parse_absoluteURL_likely, rfc1808_parse_URL_self_loop_sets, rfc1808_parse_absoluteURL_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_parse_absoluteURL_expected, rfc1808_parse_absoluteURL_expected_terms, rfc1808_terms, rfc1808_parse_absoluteURL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    22, 8, 10, 15, 0,
};
static const uric_prefix uric_rfc1808_absoluteURL_prefixes[] = {
    {"https://", 8, {0, 1, 3, 32}, {6, 8, 6, 0}, 11},
    {"http://", 7, {0, 1, 3, 32}, {5, 7, 5, 0}, 11},
};
static const char uric_rfc1808_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_rfc1808_absoluteURL = {uric_rfc1808_absoluteURL_name, &rfc1808_parse_absoluteURL, &rfc1808_components_absoluteURL, 0, 2, uric_rfc1808_absoluteURL_prefixes};
static const uric_prefix uric_rfc1808_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 3},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 3},
};
static const char uric_rfc1808_relativeURL_name[] = "relativeURL";
const uric_rule uric_rfc1808_relativeURL = {uric_rfc1808_relativeURL_name, &rfc1808_parse_absoluteURL, &rfc1808_components_absoluteURL, 2, 2, uric_rfc1808_relativeURL_prefixes};

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
static const char uric_rfc1808_loose_encoding_name[] = "loose";
const uric_encoding uric_rfc1808_loose_encoding = {uric_rfc1808_loose_encoding_name, rfc1808_kept_3, 1};
static const char uric_rfc1808_local_path_encoding_name[] = "local_path";
const uric_encoding uric_rfc1808_local_path_encoding = {uric_rfc1808_local_path_encoding_name, rfc1808_kept_0, 0};
static const char uric_rfc1808_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_rfc1808_resolvable_encoding = {uric_rfc1808_resolvable_encoding_name, rfc1808_kept_3, 1};

/* rfc1808_check_URL: 71 states, 0 actions, 16 classes */
static const uint8_t rfc1808_check_URL_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 113, 2, 3, 116, 5, 118, 113, 113, 113, 113, 247, 113, 247, 247, 24,
    249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 122, 59, 2, 118, 2, 60,
    118, 253, 253, 253, 253, 253, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254,
    254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 15, 15, 15, 15, 116,
    15, 253, 253, 253, 253, 253, 253, 254, 254, 254, 254, 254, 254, 254, 254, 254,
    254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 15, 15, 15, 15, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1808_check_URL_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 84, 80, 84, 84, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 92, 84, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 120},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
};
static const uint8_t rfc1808_check_URL_entry[1136] = {
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 5, 4, 4, 3, 4, 5, 5, 4, 8,
    9, 5, 71, 71, 71, 71, 71, 71, 71, 71, 71, 14, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 64, 4, 64, 41, 14, 64, 4, 64, 41, 64, 41,
    41, 14, 71, 64, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 63, 64, 14, 14, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 14, 71, 4, 71, 71, 71, 71, 4, 4, 71, 4, 71, 4,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 14, 71, 5, 4, 4, 3,
    4, 5, 5, 4, 8, 9, 5, 71, 71, 71, 71, 71, 71, 71, 71, 14,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 64, 4, 64, 41, 14, 64,
    4, 64, 41, 64, 41, 41, 14, 71, 64, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 63, 64, 14, 14, 71,
    71, 71, 71, 46, 47, 47, 51, 47, 46, 46, 47, 59, 60, 46, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 48, 47, 48, 49, 52, 48, 47, 48, 49, 48, 49, 49, 52, 52, 48,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 50, 48, 52, 71, 71, 71, 14, 71, 5, 4, 4, 3, 4, 5,
    5, 4, 8, 9, 5, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    14, 71, 71, 71, 71, 71, 71, 71, 64, 4, 64, 41, 14, 64, 4, 64,
    41, 64, 41, 41, 14, 71, 64, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 63, 64, 71, 71, 71, 71, 71,
    71, 5, 4, 4, 3, 4, 5, 5, 4, 8, 9, 5, 16, 17, 18, 71,
    14, 16, 17, 18, 14, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 64,
    36, 37, 38, 71, 37, 36, 37, 38, 64, 41, 41, 14, 71, 64, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    63, 64, 14, 14, 71, 71, 71, 71, 6, 7, 71, 71, 4, 5, 8, 9,
    10, 2, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 14, 28,
    2, 29, 64, 44, 9, 4, 44, 7, 71, 71, 71, 44, 4, 64, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 63, 64, 71, 71, 71, 71, 71, 71, 5,
    4, 4, 3, 4, 5, 5, 4, 8, 9, 5, 16, 17, 18, 71, 14, 16,
    17, 18, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 64, 36, 37,
    38, 71, 37, 36, 37, 38, 64, 41, 41, 14, 71, 64, 14, 53, 54, 55,
    56, 57, 58, 45, 5, 4, 64, 41, 63, 3, 61, 62, 8, 9, 63, 64,
    14, 14, 71, 14, 71, 71, 5, 4, 4, 3, 4, 5, 5, 4, 8, 9,
    5, 71, 71, 71, 71, 71, 4, 1, 71, 71, 71, 71, 14, 71, 71, 71,
    71, 71, 71, 71, 64, 4, 64, 41, 71, 64, 71, 71, 71, 64, 41, 41,
    14, 71, 64, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 63, 64, 71, 71, 71, 71, 71, 71, 5, 4, 4,
    3, 4, 5, 5, 4, 8, 9, 5, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 14, 71, 71, 71, 71, 71, 71, 71, 71, 4, 71, 71, 71,
    71, 4, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 63, 71, 71, 71,
    71, 71, 71, 4, 5, 4, 4, 3, 4, 5, 5, 4, 8, 9, 5, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 14, 71, 71, 71, 71, 71,
    71, 71, 71, 4, 71, 71, 71, 71, 4, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 4, 5, 4, 4, 3, 4,
    5, 5, 4, 8, 9, 5, 16, 17, 18, 71, 14, 16, 17, 18, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 64, 36, 37, 38, 71, 37, 36,
    37, 38, 64, 41, 41, 14, 71, 64, 14, 53, 54, 55, 56, 57, 58, 45,
    5, 4, 64, 41, 63, 3, 61, 62, 8, 9, 63, 64, 14, 14, 14, 71,
    71, 71, 5, 4, 4, 3, 4, 5, 5, 4, 8, 9, 5, 16, 17, 18,
    71, 14, 16, 17, 18, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    64, 36, 37, 38, 71, 37, 36, 37, 38, 64, 41, 41, 14, 71, 64, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 63, 64, 14, 14, 14, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 14, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71};
static const uint8_t rfc1808_check_URL_accept[71] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1, 0, 0, 0, 0, 0, 1};
static const uint8_t rfc1808_check_URL_self_loop[71] = {
    0, 0, 0, 3, 4, 4, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    2, 0, 0, 0, 0, 0, 0};
static const uric_triplet_loop rfc1808_check_URL_triplet_loop[1] = {{37, 14, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1808_check_URL_likely[71] = {
    {{0x7ed2, 0x100}, {5, 6}}, {{0x100, 0x7ed2}, {7, 4}}, {{0x7ed2, 0x0}, {4, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x20, 0x0}, {47, 0}}, {{0x8, 0x20}, {4, 46}},
    {{0x7ed2, 0x0}, {5, 0}}, {{0x100, 0x7ed2}, {9, 4}}, {{0x0, 0x0}, {0, 0}},
    {{0x100, 0x0}, {2, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x6280, 0x0}, {16, 0}},
    {{0x6280, 0x0}, {17, 0}}, {{0x6280, 0x0}, {18, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x6280, 0x0}, {14, 0}}, {{0x400, 0x0}, {4, 0}}, {{0x400, 0x0}, {1, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x1d40, 0x0}, {14, 0}}, {{0x100, 0x0}, {28, 0}},
    {{0x100, 0x0}, {2, 0}}, {{0x100, 0x0}, {29, 0}}, {{0x100, 0x0}, {64, 0}},
    {{0x100, 0x0}, {44, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x66d2, 0x100}, {64, 44}}, {{0x6280, 0x100}, {36, 7}}, {{0x6280, 0x0}, {37, 0}},
    {{0x6280, 0x0}, {38, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x6280, 0x100}, {37, 44}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x66d2, 0x0}, {64, 0}}, {{0x66d2, 0x0}, {41, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x66d2, 0x0}, {14, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x66d2, 0x0}, {64, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x2200, 0x0}, {53, 0}}, {{0x2200, 0x0}, {54, 0}},
    {{0x2200, 0x0}, {55, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x2200, 0x0}, {57, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x2200, 0x0}, {5, 0}},
    {{0x2200, 0x0}, {4, 0}}, {{0x2200, 0x0}, {64, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x2200, 0x0}, {63, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x6fd2, 0x20}, {63, 50}}, {{0x67d2, 0x20}, {64, 48}}, {{0x6292, 0x0}, {14, 0}},
    {{0x6292, 0x0}, {14, 0}}, {{0x6000, 0x0}, {14, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_check_URL_expected[71] = {
    0, 5, 9, 9, 5, 0, 0, 5, 0, 5, 14, 20, 20, 20, 3, 20,
    22, 22, 25, 28, 30, 32, 34, 36, 36, 36, 36, 36, 36, 36, 38, 5,
    41, 41, 43, 38, 45, 52, 57, 41, 41, 61, 41, 64, 61, 66, 66, 66,
    66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 68,
    73, 77, 79, 81, 83, 85, 10};
static const uint8_t rfc1808_check_URL_expected_terms[87] = {
    1, 2, 3, 0, 255, 1, 2, 0, 255, 1, 4, 5, 0, 255, 1, 3,
    4, 5, 0, 255, 7, 255, 7, 8, 255, 7, 0, 255, 9, 255, 10, 255,
    11, 255, 2, 255, 12, 255, 1, 12, 255, 1, 255, 13, 255, 14, 13, 12,
    4, 5, 0, 255, 14, 13, 12, 0, 255, 14, 13, 0, 255, 1, 0, 255,
    15, 255, 6, 255, 1, 12, 4, 0, 255, 1, 12, 0, 255, 14, 255, 16,
    255, 17, 255, 18, 255, 19, 255};
#endif
static const uric_machine rfc1808_check_URL = {
    rfc1808_check_URL_byte_class, rfc1808_check_URL_entry, NULL,
    rfc1808_check_URL_accept, NULL, NULL, NULL,
    rfc1808_check_URL_self_loop, rfc1808_check_URL_likely, rfc1808_check_URL_self_loop_sets, rfc1808_check_URL_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_check_URL_expected, rfc1808_check_URL_expected_terms, rfc1808_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    71, 0, 16, 15, 0,
};
static const uric_prefix rfc1808_check_URL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 5},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 5},
};
static const uric_prefix rfc1808_check_absoluteURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
};
static const uric_prefix rfc1808_check_generic_RL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 9},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 9},
};
static const uric_prefix rfc1808_check_relativeURL_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
};
static const uric_prefix rfc1808_check_rel_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
};
static const uric_prefix rfc1808_check_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 64},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 64},
};
static const uric_prefix rfc1808_check_params_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 63},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 63},
};
static const uric_prefix rfc1808_check_param_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 64},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 64},
};
static const uric_prefix rfc1808_check_query_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
};
static const uric_prefix rfc1808_check_fragment_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
};
static const uric_prefix rfc1808_check_loose_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 4},
};
static const uric_prefix rfc1808_check_local_path_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 64},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 64},
};
static const uric_prefix rfc1808_check_resolvable_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 5},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 5},
};

static const uric_rule rfc1808_rules[] = {
    {"URL", &rfc1808_check_URL, NULL, 0, 2, rfc1808_check_URL_prefixes},
    {"absoluteURL", &rfc1808_check_URL, NULL, 11, 2, rfc1808_check_absoluteURL_prefixes},
    {"generic-RL", &rfc1808_check_URL, NULL, 12, 2, rfc1808_check_generic_RL_prefixes},
    {"relativeURL", &rfc1808_check_URL, NULL, 1, 2, rfc1808_check_relativeURL_prefixes},
    {"net_path", &rfc1808_check_URL, NULL, 23, 0, NULL},
    {"abs_path", &rfc1808_check_URL, NULL, 24, 0, NULL},
    {"rel_path", &rfc1808_check_URL, NULL, 2, 2, rfc1808_check_rel_path_prefixes},
    {"path", &rfc1808_check_URL, NULL, 39, 2, rfc1808_check_path_prefixes},
    {"fsegment", &rfc1808_check_URL, NULL, 40, 0, NULL},
    {"segment", &rfc1808_check_URL, NULL, 41, 0, NULL},
    {"params", &rfc1808_check_URL, NULL, 63, 2, rfc1808_check_params_prefixes},
    {"param", &rfc1808_check_URL, NULL, 64, 2, rfc1808_check_param_prefixes},
    {"scheme", &rfc1808_check_URL, NULL, 13, 0, NULL},
    {"net_loc", &rfc1808_check_URL, NULL, 3, 0, NULL},
    {"query", &rfc1808_check_URL, NULL, 4, 2, rfc1808_check_query_prefixes},
    {"fragment", &rfc1808_check_URL, NULL, 4, 2, rfc1808_check_fragment_prefixes},
    {"pchar", &rfc1808_check_URL, NULL, 42, 0, NULL},
    {"uchar", &rfc1808_check_URL, NULL, 65, 0, NULL},
    {"unreserved", &rfc1808_check_URL, NULL, 66, 0, NULL},
    {"escape", &rfc1808_check_URL, NULL, 43, 0, NULL},
    {"hex", &rfc1808_check_URL, NULL, 45, 0, NULL},
    {"alpha", &rfc1808_check_URL, NULL, 67, 0, NULL},
    {"lowalpha", &rfc1808_check_URL, NULL, 67, 0, NULL},
    {"hialpha", &rfc1808_check_URL, NULL, 67, 0, NULL},
    {"digit", &rfc1808_check_URL, NULL, 68, 0, NULL},
    {"safe", &rfc1808_check_URL, NULL, 19, 0, NULL},
    {"extra", &rfc1808_check_URL, NULL, 20, 0, NULL},
    {"national", &rfc1808_check_URL, NULL, 21, 0, NULL},
    {"reserved", &rfc1808_check_URL, NULL, 22, 0, NULL},
    {"punctuation", &rfc1808_check_URL, NULL, 69, 0, NULL},
    {"loose", &rfc1808_check_URL, NULL, 4, 2, rfc1808_check_loose_prefixes},
    {"loose_net_path", &rfc1808_check_URL, NULL, 25, 0, NULL},
    {"loose_path", &rfc1808_check_URL, NULL, 26, 0, NULL},
    {"local_path", &rfc1808_check_URL, NULL, 30, 2, rfc1808_check_local_path_prefixes},
    {"rooted_path", &rfc1808_check_URL, NULL, 27, 0, NULL},
    {"empty_path", &rfc1808_check_URL, NULL, 14, 0, NULL},
    {"tail", &rfc1808_check_URL, NULL, 70, 0, NULL},
    {"schemeless", &rfc1808_check_URL, NULL, 31, 0, NULL},
    {"schemeless_path", &rfc1808_check_URL, NULL, 32, 0, NULL},
    {"schemeless_segment", &rfc1808_check_URL, NULL, 33, 0, NULL},
    {"scheme_char", &rfc1808_check_URL, NULL, 15, 0, NULL},
    {"no_scheme_char", &rfc1808_check_URL, NULL, 34, 0, NULL},
    {"resolvable", &rfc1808_check_URL, NULL, 5, 2, rfc1808_check_resolvable_prefixes},
    {"loose_schemeless_path", &rfc1808_check_URL, NULL, 35, 0, NULL},
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
    &uric_rfc1808_loose_encoding,
    &uric_rfc1808_local_path_encoding,
    &uric_rfc1808_resolvable_encoding,
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
    .rules = 44,
    .parsers = 4,
    .components = 6,
    .encodings = 15,
};
#endif
