/* RFC 8141, section 2. Written by uric-grammar pack from grammar/urn.*: do not edit. */
/* clang-format off */

/* RFC 8141, section 2. */
#ifndef URIC_GRAMMAR_URN
#define URIC_GRAMMAR_URN 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_URN && !URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char urn_terms[] =
    "end of input\0"
    "alphanum\0"
    "ldh\0"
    "\"u\"\0"
    "\"r\"\0"
    "\"n\"\0"
    "pchar\0"
    "rq-char\0"
    "\"#\"\0"
    "HEXDIG\0"
    "\":\"\0"
    "\"+\"\0"
    "\"=\"\0"
    "sub-delims\0"
    "unreserved\0"
    "\"%\"\0"
    "\"?\"\0"
    "\"/\"\0"
    "\"!\"\0"
    "\"$\"\0"
    "\"&\"\0"
    "\"'\"\0"
    "\"(\"\0"
    "\")\"\0"
    "\"*\"\0"
    "\",\"\0"
    "\";\"\0"
    "\"@\"\0";
#endif

/* urn_NID: 63 states, 0 actions, 3 classes */
static const uint8_t urn_NID_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0,
    0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0,
    0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t urn_NID_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t urn_NID_entry[189] = {
    63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
    63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
    63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
    63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 63, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 63, 63, 1, 32,
    33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
    49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 33, 34,
    35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
static const uint8_t urn_NID_accept[63] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
static const uint8_t urn_NID_self_loop[63] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_ERROR_DETAIL
static const uint16_t urn_NID_expected[63] = {
    0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 7, 5};
static const uint8_t urn_NID_expected_terms[10] = {
    1, 255, 2, 255, 2, 0, 255, 1, 0, 255};
static const uric_error_component urn_NID_error_component[63] = {
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2},
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2},
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2},
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}};
#endif
static const uric_machine urn_NID = {
    urn_NID_byte_class, urn_NID_entry, NULL,
    urn_NID_accept, NULL, NULL, NULL,
    urn_NID_self_loop, NULL, urn_NID_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    urn_NID_expected, urn_NID_expected_terms, urn_terms, urn_NID_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    63, 0, 3, 3, 0,
};
static const char urn_call_NID_name[] = "NID";
static const uric_rule urn_call_NID = {urn_call_NID_name, &urn_NID, NULL, 0, 0, NULL};

#if URIC_KINDS
#endif

static const uric_revision urn_revision = {
    /* resolves */ 0,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results derived */ NULL,
    NULL, 0,
};
static const char urn_parts_namestring[] = "nid\0" "nss\0" "r-component\0" "q-component\0";

static const uric_capture urn_captures_namestring[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {9, 10}, /* fragment */
    {1, 2}, /* nid */
    {3, 4}, /* nss */
    {5, 6}, /* r-component */
    {7, 8}, /* q-component */
};
static const uric_components urn_components_namestring = {
#if URIC_OPERATIONS
    .revision = &urn_revision,
#endif
    .part_names = urn_parts_namestring,
    .capture = urn_captures_namestring,
    .registers = 11,
    .component_registers = 11,
    .parts = 4,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

/* urn_parse_namestring: 27 states, 12 actions, 14 classes */
static const uint8_t urn_parse_namestring_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 2, 193, 3, 193, 193, 193, 193, 193, 196, 193, 193, 193, 197,
    198, 198, 198, 198, 198, 198, 198, 198, 198, 198, 199, 193, 0, 200, 0, 73,
    193, 198, 198, 198, 198, 198, 198, 202, 202, 202, 202, 202, 202, 202, 203, 202,
    202, 202, 204, 202, 202, 205, 202, 202, 202, 202, 202, 0, 0, 0, 0, 193,
    0, 198, 198, 198, 198, 198, 198, 202, 202, 202, 202, 202, 202, 202, 203, 202,
    202, 202, 204, 202, 202, 205, 202, 202, 202, 202, 202, 0, 0, 0, 193, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t urn_parse_namestring_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 116},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t urn_parse_namestring_entry[378] = {
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 5,
    5, 6, 9, 10, 9, 10, 9, 37, 13, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 30, 39, 39, 39, 34,
    36, 34, 34, 34, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 14, 14, 16, 18, 19, 18, 19, 18, 38, 22, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    5, 5, 6, 9, 10, 9, 10, 9, 37, 13, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 32, 39, 39, 39, 39, 39, 5, 6, 39, 39,
    9, 10, 9, 13, 13, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 28, 5, 5, 6, 9, 10, 9, 10, 9, 37, 13,
    15, 5, 17, 6, 20, 21, 9, 10, 23, 13, 39, 39, 39, 39, 39, 39,
    39, 5, 5, 6, 9, 10, 9, 10, 9, 37, 13, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 27, 29, 39, 39, 39, 39, 39, 5, 5, 6, 9,
    10, 9, 10, 12, 37, 13, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 33, 39, 39, 39, 39, 39, 31, 6, 39, 39, 35, 10, 35, 13,
    13, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 28, 5, 5, 6, 9, 10, 9, 10, 9, 37, 13, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 24, 28, 5, 5, 6,
    9, 10, 9, 10, 9, 37, 13, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 2, 39, 28, 5, 5, 6, 9, 10, 9, 10, 9,
    37, 13, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 1,
    39, 39, 28, 5, 5, 6, 9, 10, 9, 10, 9, 37, 13, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39};
static const uint8_t urn_parse_namestring_accept[27] = {
    0, 0, 0, 0, 0, 2, 3, 0, 0, 4, 5, 4, 4, 4, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action urn_parse_namestring_final_action[4] = {
    {{4, 32, 32, 32}, 32, 0, 0, 0, 0x10, 0x0}, {{10, 32, 32, 32}, 32, 0, 0, 0, 0x400, 0x0},
    {{6, 32, 32, 32}, 32, 0, 0, 0, 0x40, 0x0}, {{8, 32, 32, 32}, 32, 0, 0, 0, 0x100, 0x0},
};
static const uric_action urn_parse_namestring_action[12] = {
    {{0, 1, 32, 32}, 32, 0, 0, 3, 0x3, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 25, 0x0, 0x0},
    {{2, 3, 32, 32}, 32, 0, 0, 4, 0xc, 0x0}, {{4, 9, 32, 32}, 32, 0, 0, 6, 0x210, 0x0},
    {{4, 32, 32, 32}, 32, 0, 0, 26, 0x10, 0x0}, {{5, 32, 32, 32}, 32, 0, 0, 7, 0x20, 0x0},
    {{7, 32, 32, 32}, 32, 0, 0, 8, 0x80, 0x0}, {{6, 9, 32, 32}, 32, 0, 0, 6, 0x240, 0x0},
    {{6, 32, 32, 32}, 32, 0, 0, 11, 0x40, 0x0}, {{8, 9, 32, 32}, 32, 0, 0, 6, 0x300, 0x0},
    {{32, 32, 32, 32}, 7, 0, 0, 10, 0x0, 0x80}, {{32, 32, 32, 32}, 7, 0, 0, 19, 0x0, 0x80},
};
static const uint8_t urn_parse_namestring_self_loop[27] = {
    0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 2, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_triplet_loop urn_parse_namestring_triplet_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#if URIC_ERROR_DETAIL
static const uint16_t urn_parse_namestring_expected[27] = {
    0, 2, 4, 6, 8, 10, 14, 8, 8, 10, 10, 10, 10, 10, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 19, 19, 21};
static const uint8_t urn_parse_namestring_expected_terms[24] = {
    3, 255, 4, 255, 5, 255, 1, 255, 6, 255, 7, 8, 0, 255, 7, 0,
    255, 9, 255, 10, 255, 11, 12, 255};
static const uric_error_component urn_parse_namestring_error_component[27] = {
    {33, 0}, {33, 0}, {33, 0}, {1, 2}, {3, 4}, {3, 4}, {9, 10}, {5, 6}, {7, 8}, {5, 6}, {7, 8}, {5, 6}, {254, 8}, {5, 6}, {3, 4}, {3, 4},
    {9, 10}, {9, 10}, {5, 6}, {7, 8}, {5, 6}, {7, 8}, {5, 6}, {5, 6}, {33, 0}, {1, 2}, {33, 33}};
#endif
static const uric_link urn_parse_namestring_links[1] = {
    {&urn_call_NID, false},
};
static const uric_machine urn_parse_namestring = {
    urn_parse_namestring_byte_class, urn_parse_namestring_entry, NULL,
    urn_parse_namestring_accept, urn_parse_namestring_final_action, urn_parse_namestring_action, NULL,
    urn_parse_namestring_self_loop, NULL, urn_parse_namestring_self_loop_sets, urn_parse_namestring_triplet_loop,
    urn_parse_namestring_links,
#if URIC_ERROR_DETAIL
    urn_parse_namestring_expected, urn_parse_namestring_expected_terms, urn_terms, urn_parse_namestring_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    27, 12, 14, 15, 1,
};
static const char uric_urn_namestring_name[] = "namestring";
const uric_rule uric_urn_namestring = {uric_urn_namestring_name, &urn_parse_namestring, &urn_components_namestring, 0, 0, NULL};

static const uint32_t urn_kept_0[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t urn_kept_3[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_urn_nss_encoding_name[] = "nss";
const uric_encoding uric_urn_nss_encoding = {uric_urn_nss_encoding_name, urn_kept_0, 0};
static const char uric_urn_r_component_encoding_name[] = "r-component";
const uric_encoding uric_urn_r_component_encoding = {uric_urn_r_component_encoding_name, urn_kept_0, 0};
static const char uric_urn_q_component_encoding_name[] = "q-component";
const uric_encoding uric_urn_q_component_encoding = {uric_urn_q_component_encoding_name, urn_kept_0, 0};
static const char uric_urn_fragment_encoding_name[] = "fragment";
const uric_encoding uric_urn_fragment_encoding = {uric_urn_fragment_encoding_name, urn_kept_3, 1};
static const char uric_urn_NSS_encoding_name[] = "NSS";
const uric_encoding uric_urn_NSS_encoding = {uric_urn_NSS_encoding_name, urn_kept_0, 0};
static const char uric_urn_f_component_encoding_name[] = "f-component";
const uric_encoding uric_urn_f_component_encoding = {uric_urn_f_component_encoding_name, urn_kept_3, 1};
static const char uric_urn_r_head_encoding_name[] = "r-head";
const uric_encoding uric_urn_r_head_encoding = {uric_urn_r_head_encoding_name, urn_kept_0, 0};

/* urn_check_namestring: 49 states, 2 actions, 17 classes */
static const uint8_t urn_check_namestring_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 2, 193, 3, 193, 193, 193, 193, 193, 196, 193, 197, 198, 199,
    200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 201, 193, 0, 202, 0, 107,
    204, 200, 200, 200, 200, 200, 200, 205, 205, 205, 205, 205, 205, 205, 206, 205,
    205, 205, 207, 205, 205, 208, 205, 205, 205, 205, 205, 0, 0, 0, 0, 198,
    0, 200, 200, 200, 200, 200, 200, 205, 205, 205, 205, 205, 205, 205, 206, 205,
    205, 205, 207, 205, 205, 208, 205, 205, 205, 205, 205, 0, 0, 0, 198, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t urn_check_namestring_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 116},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t urn_check_namestring_entry[833] = {
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 25, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    26, 23, 27, 25, 51, 29, 30, 51, 23, 25, 51, 26, 27, 27, 29, 30,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 23,
    23, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 31, 32, 33, 34, 34, 39, 41, 51, 32, 34, 51, 31, 33, 33,
    39, 41, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 25, 16, 51, 51, 21, 51, 51, 51,
    51, 51, 51, 26, 23, 27, 25, 51, 29, 30, 51, 23, 25, 51, 26, 27,
    27, 29, 30, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 25, 25,
    51, 51, 51, 51, 26, 23, 27, 25, 51, 29, 30, 51, 23, 25, 51, 26,
    27, 27, 29, 30, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    25, 51, 51, 51, 51, 26, 23, 27, 25, 51, 29, 30, 51, 23, 25, 51,
    26, 27, 27, 29, 30, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 23, 25,
    51, 26, 27, 27, 29, 30, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 25, 51, 51, 49, 50,
    51, 25, 25, 51, 51, 51, 51, 26, 23, 27, 25, 51, 29, 30, 51, 23,
    25, 51, 26, 27, 27, 29, 30, 35, 36, 37, 38, 26, 23, 27, 25, 40,
    29, 42, 30, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 6, 7, 20, 15, 26, 23, 27, 25, 51, 29, 30, 51,
    23, 25, 51, 26, 27, 27, 29, 30, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 25, 16,
    51, 51, 21, 51, 51, 51, 51, 51, 51, 26, 23, 27, 25, 51, 29, 30,
    51, 23, 25, 51, 26, 27, 51, 29, 30, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 5, 23, 25, 51, 51, 28, 28, 8, 30, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 26, 23, 27, 25, 51,
    29, 30, 51, 23, 25, 51, 26, 27, 27, 29, 30, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    25, 51, 51, 49, 50, 51, 25, 25, 51, 51, 51, 51, 26, 23, 27, 25,
    51, 29, 30, 51, 23, 25, 51, 26, 27, 27, 29, 30, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51, 25, 51, 51, 49, 50, 51, 25, 25, 51, 51, 51, 51, 26, 23, 27,
    25, 51, 29, 30, 51, 23, 25, 51, 26, 27, 27, 29, 30, 51, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 11, 12, 25, 51,
    51, 51, 25, 51, 51, 49, 50, 51, 25, 25, 51, 51, 51, 51, 26, 23,
    27, 25, 51, 29, 30, 51, 23, 25, 51, 26, 27, 27, 29, 30, 51, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 46, 47, 48, 51, 51, 51,
    43, 44, 45, 25, 51, 51, 49, 50, 51, 25, 25, 51, 51, 51, 51, 26,
    23, 27, 25, 51, 29, 30, 51, 23, 25, 51, 26, 27, 27, 29, 30, 51,
    51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51,
    51};
static const uint8_t urn_check_namestring_accept[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_action urn_check_namestring_action[2] = {
    {{32, 32, 32, 32}, 32, 0, 1, 13, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 14, 0x0, 0x0},
};
static const uint8_t urn_check_namestring_self_loop[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 1, 3, 1, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_triplet_loop urn_check_namestring_triplet_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#if URIC_ERROR_DETAIL
static const uint16_t urn_check_namestring_expected[49] = {
    0, 0, 0, 2, 4, 6, 2, 2, 6, 9, 11, 13, 13, 13, 13, 15,
    15, 15, 15, 17, 15, 15, 19, 22, 25, 20, 27, 22, 31, 49, 49, 53,
    53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 55, 55, 55, 57, 57,
    57};
static const uint8_t urn_check_namestring_expected_terms[59] = {
    3, 255, 1, 255, 13, 255, 11, 12, 255, 2, 255, 14, 255, 10, 255, 6,
    255, 15, 255, 16, 0, 255, 7, 0, 255, 7, 255, 6, 17, 0, 255, 14,
    18, 19, 15, 20, 21, 22, 23, 24, 11, 25, 17, 10, 26, 16, 27, 0,
    255, 7, 8, 0, 255, 9, 255, 4, 255, 5, 255};
#endif
static const uric_link urn_check_namestring_links[1] = {
    {&urn_call_NID, false},
};
static const uric_machine urn_check_namestring = {
    urn_check_namestring_byte_class, urn_check_namestring_entry, NULL,
    urn_check_namestring_accept, NULL, urn_check_namestring_action, NULL,
    urn_check_namestring_self_loop, NULL, urn_check_namestring_self_loop_sets, urn_check_namestring_triplet_loop,
    urn_check_namestring_links,
#if URIC_ERROR_DETAIL
    urn_check_namestring_expected, urn_check_namestring_expected_terms, urn_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    49, 2, 17, 31, 1,
};

static const uric_rule urn_rules[] = {
    {"namestring", &urn_check_namestring, NULL, 0, 0, NULL},
    {"assigned-name", &urn_check_namestring, NULL, 1, 0, NULL},
    {"NID", &urn_NID, NULL, 0, 0, NULL},
    {"ldh", &urn_check_namestring, NULL, 9, 0, NULL},
    {"NSS", &urn_check_namestring, NULL, 15, 0, NULL},
    {"rq-components", &urn_check_namestring, NULL, 22, 0, NULL},
    {"r-component", &urn_check_namestring, NULL, 16, 0, NULL},
    {"q-component", &urn_check_namestring, NULL, 16, 0, NULL},
    {"f-component", &urn_check_namestring, NULL, 23, 0, NULL},
    {"urn", &urn_check_namestring, NULL, 2, 0, NULL},
    {"alphanum", &urn_check_namestring, NULL, 3, 0, NULL},
    {"r-head", &urn_check_namestring, NULL, 17, 0, NULL},
    {"rq-char", &urn_check_namestring, NULL, 24, 0, NULL},
    {"pchar", &urn_check_namestring, NULL, 18, 0, NULL},
    {"fragment", &urn_check_namestring, NULL, 23, 0, NULL},
    {"unreserved", &urn_check_namestring, NULL, 10, 0, NULL},
    {"pct-encoded", &urn_check_namestring, NULL, 19, 0, NULL},
    {"sub-delims", &urn_check_namestring, NULL, 4, 0, NULL},
};

static const uric_rule *const urn_parsers[] = {
    &uric_urn_namestring,
};

static const char *const urn_component_names[] = {
    "scheme",
    "fragment",
    "nid",
    "nss",
    "r-component",
    "q-component",
};
static const uric_encoding *const urn_encodings[] = {
    &uric_urn_nss_encoding,
    &uric_urn_r_component_encoding,
    &uric_urn_q_component_encoding,
    &uric_urn_fragment_encoding,
    &uric_urn_NSS_encoding,
    &uric_urn_f_component_encoding,
    &uric_urn_r_head_encoding,
};

const uric_grammar uric_urn = {
    .name = "urn",
    .title = "RFC 8141, section 2",
    .absolute = "namestring",
    .reference = "namestring",
    .rule = urn_rules,
    .parser = urn_parsers,
    .component = urn_component_names,
    .revision = &urn_revision,
    .encoding = urn_encodings,
    .rules = 18,
    .parsers = 1,
    .components = 6,
    .encodings = 7,
};
#endif
