/* W3C Decentralized Identifiers (DIDs) v1.0, section 3. Written by uric-grammar pack from grammar/did.*: do not edit. */
/* clang-format off */

/* W3C Decentralized Identifiers (DIDs) v1.0, section 3. */
#ifndef URIC_GRAMMAR_DID
#define URIC_GRAMMAR_DID 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_DID && !URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char did_terms[] =
    "end of input\0"
    "\"d\"\0"
    "\"i\"\0"
    "HEXDIG\0"
    "\":\"\0"
    "method-char\0"
    "idchar\0"
    "\"#\"\0"
    "\"/\"\0"
    "\"?\"\0"
    "pchar\0"
    "\"%\"\0"
    "unreserved\0"
    "sub-delims\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision did_revision = {
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
static const char did_parts_did_url[] = "did\0" "method\0" "id\0";

static const uric_capture did_captures_did_url[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {6, 7}, /* path */
    {8, 9}, /* query */
    {10, 11}, /* fragment */
    {33, 1}, /* did */
    {2, 3}, /* method */
    {4, 5}, /* id */
};
static const uric_components did_components_did_url = {
#if URIC_OPERATIONS
    .revision = &did_revision,
#endif
    .part_names = did_parts_did_url,
    .capture = did_captures_did_url,
    .registers = 12,
    .component_registers = 12,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

/* did_parse_did_url: 29 states, 10 actions, 15 classes */
static const uint8_t did_parse_did_url_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 2, 193, 3, 193, 193, 193, 193, 193, 193, 193, 228, 228, 197,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 199, 193, 0, 193, 0, 72,
    193, 233, 233, 233, 234, 233, 233, 228, 228, 235, 228, 228, 228, 228, 228, 228,
    228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 0, 0, 0, 0, 228,
    0, 246, 246, 246, 252, 246, 246, 253, 253, 254, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 0, 0, 0, 193, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t did_parse_did_url_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 116},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112},
    {136, 200, 200, 200, 200, 200, 200, 200, 200, 200, 192, 64, 64, 64, 64, 64},
};
static const uint8_t did_parse_did_url_entry[435] = {
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 26, 27, 28, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 33, 39, 39, 36, 38, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 6, 7, 6,
    7, 10, 11, 12, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 24, 25, 24, 25, 26, 27,
    28, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 34, 39, 26, 27, 28, 39, 39,
    39, 39, 39, 39, 8, 9, 24, 25, 13, 14, 15, 26, 27, 28, 39, 39,
    20, 21, 20, 21, 24, 25, 24, 25, 26, 27, 28, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 29, 30, 39, 39, 31,
    32, 22, 23, 22, 23, 26, 27, 28, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    35, 39, 26, 37, 28, 39, 39, 39, 39, 39, 39, 8, 9, 24, 25, 13,
    14, 15, 26, 27, 28, 39, 39, 39, 39, 39, 39, 24, 25, 24, 25, 26,
    27, 28, 2, 3, 39, 39, 16, 17, 8, 9, 24, 25, 13, 14, 15, 26,
    27, 28, 39, 39, 39, 39, 39, 39, 24, 25, 24, 25, 26, 27, 28, 39,
    39, 4, 5, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 24, 25, 24, 25, 26, 27, 28, 2, 3, 39, 39,
    16, 17, 8, 9, 24, 25, 13, 14, 15, 26, 27, 28, 39, 39, 20, 21,
    20, 21, 24, 25, 24, 25, 26, 27, 28, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 20, 21, 20, 21, 24,
    25, 24, 25, 26, 27, 28, 39, 39, 4, 5, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 20, 21, 20, 21, 24, 25, 24, 25,
    26, 27, 28};
static const uint8_t did_parse_did_url_accept[29] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6};
static const uric_action did_parse_did_url_final_action[5] = {
    {{1, 5, 7, 32}, 6, 0, 0, 0, 0xa2, 0x40}, {{1, 5, 32, 32}, 32, 0, 0, 0, 0x22, 0x0},
    {{11, 32, 32, 32}, 32, 0, 0, 0, 0x800, 0x0}, {{7, 32, 32, 32}, 32, 0, 0, 0, 0x80, 0x0},
    {{9, 32, 32, 32}, 32, 0, 0, 0, 0x200, 0x0},
};
static const uric_action did_parse_did_url_action[10] = {
    {{0, 2, 32, 32}, 32, 0, 0, 18, 0x5, 0x0}, {{0, 2, 32, 32}, 32, 0, 0, 19, 0x5, 0x0},
    {{3, 4, 32, 32}, 32, 0, 0, 22, 0x18, 0x0}, {{3, 4, 32, 32}, 32, 0, 0, 23, 0x18, 0x0},
    {{1, 5, 7, 10}, 6, 0, 0, 26, 0x4a2, 0x40}, {{1, 5, 32, 32}, 6, 0, 0, 27, 0x22, 0x40},
    {{1, 5, 7, 8}, 6, 0, 0, 28, 0x1a2, 0x40}, {{7, 10, 32, 32}, 32, 0, 0, 26, 0x480, 0x0},
    {{7, 8, 32, 32}, 32, 0, 0, 28, 0x180, 0x0}, {{9, 10, 32, 32}, 32, 0, 0, 26, 0x600, 0x0},
};
static const uint8_t did_parse_did_url_self_loop[29] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4, 4, 0, 0, 3, 3, 2, 1, 2};
static const uric_triplet_loop did_parse_did_url_triplet_loop[1] = {{37, 7, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#if URIC_ERROR_DETAIL
static const uint16_t did_parse_did_url_expected[29] = {
    0, 0, 2, 2, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    6, 6, 8, 8, 10, 10, 13, 13, 16, 23, 27, 32, 32};
static const uint8_t did_parse_did_url_expected_terms[38] = {
    1, 255, 2, 255, 3, 255, 4, 255, 5, 255, 5, 4, 255, 6, 4, 255,
    6, 7, 8, 4, 9, 0, 255, 6, 4, 0, 255, 10, 8, 9, 0, 255,
    10, 7, 8, 9, 0, 255};
static const uric_error_component did_parse_did_url_error_component[29] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {10, 11}, {6, 7}, {8, 9}, {10, 11}, {6, 7}, {8, 9},
    {33, 0}, {33, 0}, {2, 3}, {2, 3}, {2, 3}, {2, 3}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {10, 11}, {6, 7}, {8, 9}};
#endif
static const uric_machine did_parse_did_url = {
    did_parse_did_url_byte_class, did_parse_did_url_entry, NULL,
    did_parse_did_url_accept, did_parse_did_url_final_action, did_parse_did_url_action, NULL,
    did_parse_did_url_self_loop, NULL, did_parse_did_url_self_loop_sets, did_parse_did_url_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    did_parse_did_url_expected, did_parse_did_url_expected_terms, did_terms, did_parse_did_url_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    29, 10, 15, 15, 0,
};
static const char uric_did_did_url_name[] = "did-url";
const uric_rule uric_did_did_url = {uric_did_did_url_name, &did_parse_did_url, &did_components_did_url, 0, 0, NULL};
static const char uric_did_did_name[] = "did";
const uric_rule uric_did_did = {uric_did_did_name, &did_parse_did_url, &did_components_did_url, 1, 0, NULL};

static const uint32_t did_kept_0[8] = {0x00000000, 0x03ff6000, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t did_kept_1[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t did_kept_4[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_did_id_encoding_name[] = "id";
const uric_encoding uric_did_id_encoding = {uric_did_id_encoding_name, did_kept_0, 0};
static const char uric_did_query_encoding_name[] = "query";
const uric_encoding uric_did_query_encoding = {uric_did_query_encoding_name, did_kept_1, 1};
static const char uric_did_fragment_encoding_name[] = "fragment";
const uric_encoding uric_did_fragment_encoding = {uric_did_fragment_encoding_name, did_kept_1, 1};
static const char uric_did_method_specific_id_encoding_name[] = "method-specific-id";
const uric_encoding uric_did_method_specific_id_encoding = {uric_did_method_specific_id_encoding_name, did_kept_0, 0};
static const char uric_did_segment_encoding_name[] = "segment";
const uric_encoding uric_did_segment_encoding = {uric_did_segment_encoding_name, did_kept_4, 1};

/* did_check_did: 47 states, 0 actions, 17 classes */
static const uint8_t did_check_did_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 2, 193, 3, 193, 193, 193, 193, 193, 193, 193, 228, 228, 69,
    230, 230, 230, 230, 230, 230, 230, 230, 230, 230, 199, 193, 0, 193, 0, 72,
    201, 234, 234, 234, 235, 234, 234, 228, 228, 236, 228, 228, 228, 228, 228, 228,
    228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 228, 0, 0, 0, 0, 228,
    0, 230, 230, 230, 237, 230, 230, 238, 238, 239, 238, 238, 238, 238, 238, 238,
    238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 0, 0, 0, 208, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t did_check_did_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112},
    {136, 200, 200, 200, 200, 200, 200, 200, 200, 200, 192, 64, 64, 64, 64, 64},
};
static const uint8_t did_check_did_entry[799] = {
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 35, 36, 39, 47, 47, 40, 41, 47, 39, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 35, 47,
    47, 47, 47, 47, 47, 47, 47, 35, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 3, 4, 3, 16, 16, 4, 47,
    5, 6, 4, 47, 47, 12, 18, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 30, 39, 30, 32, 32, 47, 47, 35,
    36, 39, 47, 47, 40, 41, 39, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 41, 47, 40, 35, 47,
    47, 47, 47, 40, 41, 47, 47, 47, 47, 47, 47, 47, 47, 8, 9, 13,
    14, 47, 30, 39, 47, 47, 15, 35, 36, 40, 17, 32, 19, 41, 38, 39,
    47, 47, 26, 27, 26, 27, 30, 39, 30, 32, 32, 47, 47, 35, 36, 39,
    38, 47, 40, 41, 39, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 24,
    25, 47, 47, 28, 31, 28, 47, 28, 31, 31, 47, 47, 35, 36, 39, 47,
    47, 40, 41, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 41, 47, 47, 35, 47, 47, 47, 47,
    47, 41, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 35, 36, 39, 47, 47, 40,
    41, 47, 47, 47, 47, 47, 47, 47, 47, 8, 9, 13, 14, 47, 30, 39,
    47, 47, 15, 35, 36, 40, 17, 32, 19, 41, 47, 47, 47, 47, 47, 47,
    47, 47, 30, 39, 30, 32, 32, 47, 47, 35, 36, 39, 47, 47, 40, 41,
    39, 47, 47, 47, 47, 44, 45, 46, 8, 9, 13, 14, 22, 30, 39, 23,
    39, 15, 35, 36, 40, 17, 32, 19, 41, 47, 47, 47, 47, 47, 47, 47,
    47, 30, 39, 30, 32, 32, 47, 47, 35, 36, 39, 47, 47, 40, 41, 39,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    30, 39, 30, 32, 32, 47, 47, 35, 36, 39, 47, 47, 40, 41, 39, 47,
    7, 10, 11, 44, 45, 46, 8, 9, 13, 14, 22, 30, 39, 23, 39, 15,
    35, 36, 40, 17, 32, 19, 41, 38, 39, 47, 47, 26, 27, 26, 27, 30,
    39, 30, 32, 32, 47, 47, 35, 36, 39, 38, 47, 40, 41, 39, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 38, 39, 47, 47, 26, 27, 26, 27, 30, 39,
    30, 32, 32, 47, 47, 35, 36, 39, 38, 47, 40, 41, 39, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 38, 39, 47, 47, 26, 27, 26, 27, 30, 39, 30,
    32, 32, 47, 47, 35, 36, 39, 38, 47, 40, 41, 39, 47, 7, 10, 11,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 35, 36, 39, 47, 47, 40, 41, 39, 47, 47, 47, 47};
static const uint8_t did_check_did_accept[47] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0};
static const uint8_t did_check_did_self_loop[47] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 3, 0,
    3, 0, 0, 2, 1, 0, 4, 0, 1, 2, 0, 0, 0, 0, 0};
static const uric_triplet_loop did_check_did_triplet_loop[1] = {{37, 7, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#if URIC_ERROR_DETAIL
static const uint16_t did_check_did_expected[47] = {
    0, 0, 0, 2, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 2, 2,
    2, 2, 2, 2, 4, 4, 6, 6, 4, 4, 8, 8, 11, 14, 16, 11,
    20, 27, 29, 32, 37, 40, 42, 18, 45, 49, 55, 57, 59, 59, 59};
static const uint8_t did_check_did_expected_terms[61] = {
    1, 255, 3, 255, 5, 255, 4, 255, 5, 4, 255, 6, 4, 255, 6, 255,
    6, 4, 0, 255, 6, 7, 8, 4, 9, 0, 255, 11, 255, 8, 0, 255,
    10, 8, 9, 0, 255, 10, 0, 255, 10, 255, 5, 0, 255, 10, 8, 0,
    255, 10, 7, 8, 9, 0, 255, 12, 255, 13, 255, 2, 255};
#endif
static const uric_machine did_check_did = {
    did_check_did_byte_class, did_check_did_entry, NULL,
    did_check_did_accept, NULL, NULL, NULL,
    did_check_did_self_loop, NULL, did_check_did_self_loop_sets, did_check_did_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    did_check_did_expected, did_check_did_expected_terms, did_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    47, 0, 17, 31, 0,
};

static const uric_rule did_rules[] = {
    {"did", &did_check_did, NULL, 0, 0, NULL},
    {"method-name", &did_check_did, NULL, 20, 0, NULL},
    {"method-char", &did_check_did, NULL, 21, 0, NULL},
    {"method-specific-id", &did_check_did, NULL, 28, 0, NULL},
    {"idchar", &did_check_did, NULL, 29, 0, NULL},
    {"pct-encoded", &did_check_did, NULL, 33, 0, NULL},
    {"did-url", &did_check_did, NULL, 1, 0, NULL},
    {"scheme", &did_check_did, NULL, 2, 0, NULL},
    {"path-abempty", &did_check_did, NULL, 34, 0, NULL},
    {"query", &did_check_did, NULL, 35, 0, NULL},
    {"fragment", &did_check_did, NULL, 35, 0, NULL},
    {"segment", &did_check_did, NULL, 36, 0, NULL},
    {"pchar", &did_check_did, NULL, 37, 0, NULL},
    {"unreserved", &did_check_did, NULL, 42, 0, NULL},
    {"rfc3986.pct-encoded", &did_check_did, NULL, 33, 0, NULL},
    {"sub-delims", &did_check_did, NULL, 43, 0, NULL},
};

static const uric_rule *const did_parsers[] = {
    &uric_did_did_url,
    &uric_did_did,
};

static const char *const did_component_names[] = {
    "scheme",
    "path",
    "query",
    "fragment",
    "did",
    "method",
    "id",
};
static const uric_encoding *const did_encodings[] = {
    &uric_did_id_encoding,
    &uric_did_query_encoding,
    &uric_did_fragment_encoding,
    &uric_did_method_specific_id_encoding,
    &uric_did_segment_encoding,
};

const uric_grammar uric_did = {
    .name = "did",
    .title = "W3C Decentralized Identifiers (DIDs) v1.0, section 3",
    .absolute = "did",
    .reference = "did-url",
    .rule = did_rules,
    .parser = did_parsers,
    .component = did_component_names,
    .revision = &did_revision,
    .encoding = did_encodings,
    .rules = 16,
    .parsers = 2,
    .components = 7,
    .encodings = 5,
};
#endif
