/* SPIFFE-ID, section 2. Written by uric-grammar pack from grammar/spiffe.*: do not edit. */
/* clang-format off */

/* SPIFFE-ID, section 2. */
#ifndef URIC_GRAMMAR_SPIFFE
#define URIC_GRAMMAR_SPIFFE 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_SPIFFE && !URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char spiffe_terms[] =
    "end of input\0"
    "\"s\"\0"
    "\"p\"\0"
    "\"i\"\0"
    "\"e\"\0"
    "\":\"\0"
    "domain-char\0"
    "\"/\"\0"
    "ALPHA\0"
    "\"f\"\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision spiffe_revision = {
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
static const char spiffe_parts_spiffe_id[] = "segment\0";

static const uric_capture spiffe_captures_spiffe_id[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 4}, /* path */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {5, 6}, /* segment */
};
static const uric_components spiffe_items_spiffe_id = {
    .part_names = spiffe_parts_spiffe_id,
    .capture = spiffe_captures_spiffe_id,
    .registers = 7,
    .component_registers = 7,
    .parts = 1,
    .lists = 0,
};

/* spiffe_items_spiffe_id_segment: 6 states, 2 actions, 16 classes */
static const uint8_t spiffe_parse_spiffe_id_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 194, 3,
    193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 4, 0, 0, 0, 0, 0,
    0, 133, 133, 133, 133, 134, 135, 133, 133, 136, 133, 133, 133, 133, 133, 133,
    137, 133, 133, 138, 133, 133, 133, 133, 133, 133, 133, 0, 0, 0, 0, 193,
    0, 193, 193, 193, 193, 203, 204, 193, 193, 205, 193, 193, 193, 193, 193, 193,
    206, 193, 193, 207, 193, 193, 193, 193, 193, 193, 193, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t spiffe_parse_spiffe_id_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112},
    {136, 200, 200, 200, 200, 200, 200, 200, 200, 200, 192, 64, 64, 68, 68, 96},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t spiffe_items_spiffe_id_segment_entry[96] = {
    8, 8, 8, 8, 8, 8, 1, 1, 1, 7, 1, 8, 2, 1, 4, 7,
    1, 8, 8, 6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 1,
    1, 7, 1, 8, 1, 1, 1, 7, 1, 8, 1, 1, 1, 7, 1, 8,
    1, 1, 1, 7, 1, 8, 1, 1, 1, 7, 1, 8, 1, 1, 1, 7,
    1, 8, 1, 1, 1, 7, 1, 8, 1, 1, 1, 7, 1, 8, 1, 1,
    1, 7, 1, 8, 1, 1, 1, 7, 1, 8, 1, 1, 1, 7, 1, 8};
static const uint8_t spiffe_items_spiffe_id_segment_accept[6] = {
    0, 2, 0, 0, 0, 1};
static const uric_action spiffe_items_spiffe_id_segment_final_action[1] = {
    {{32, 32, 32, 32}, 5, 0, 0, 0, 0x0, 0x20},
};
static const uric_action spiffe_items_spiffe_id_segment_action[2] = {
    {{32, 32, 32, 32}, 5, 0, 0, 3, 0x0, 0x20}, {{6, 32, 32, 32}, 32, 0, 0, 5, 0x40, 0x0},
};
static const uint8_t spiffe_items_spiffe_id_segment_self_loop[6] = {
    0, 1, 0, 0, 0, 0};
static const uric_machine spiffe_items_spiffe_id_segment = {
    spiffe_parse_spiffe_id_byte_class, spiffe_items_spiffe_id_segment_entry, NULL,
    spiffe_items_spiffe_id_segment_accept, spiffe_items_spiffe_id_segment_final_action, spiffe_items_spiffe_id_segment_action, NULL,
    spiffe_items_spiffe_id_segment_self_loop, NULL, spiffe_parse_spiffe_id_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    6, 2, 16, 15, 0,
};
static const uric_rule spiffe_items_spiffe_id_segment_rule = {"segment", &spiffe_items_spiffe_id_segment, &spiffe_items_spiffe_id, 0, 0, NULL};
static const uric_list spiffe_lists_spiffe_id[] = {{8, &spiffe_items_spiffe_id_segment_rule}, };
static const uric_limit spiffe_limit_spiffe_id[] = {
    {"authority\0authority is longer than 255 bytes", 255, 1},
    {"spiffe-id\0spiffe-id is longer than 2048 bytes", 2048, 255},
};
static const uric_limits spiffe_limits_spiffe_id = {uric_end_limited, spiffe_limit_spiffe_id, 2};
static const uric_components spiffe_components_spiffe_id = {
#if URIC_OPERATIONS
    .revision = &spiffe_revision,
#endif
    .part_names = spiffe_parts_spiffe_id,
    .capture = spiffe_captures_spiffe_id,
    .list = spiffe_lists_spiffe_id,
    .registers = 7,
    .component_registers = 7,
    .parts = 1,
    .lists = 1,
    .limits = &spiffe_limits_spiffe_id,
    .params = 0,
    .composes = 0,
};

static const uric_capture spiffe_captures_trust_domain[] = {
    {33, 33}, /* not reported */
    {33, 2}, /* authority */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
};
static const uric_limit spiffe_limit_trust_domain[] = {
    {"authority\0authority is longer than 255 bytes", 255, 1},
};
static const uric_limits spiffe_limits_trust_domain = {uric_end_limited, spiffe_limit_trust_domain, 1};
static const uric_components spiffe_components_trust_domain = {
#if URIC_OPERATIONS
    .revision = &spiffe_revision,
#endif
    .capture = spiffe_captures_trust_domain,
    .registers = 3,
    .component_registers = 3,
    .parts = 0,
    .lists = 0,
    .limits = &spiffe_limits_trust_domain,
    .params = 0,
    .composes = 0,
};

/* spiffe_parse_spiffe_id: 15 states, 3 actions, 16 classes */
static const uint8_t spiffe_parse_spiffe_id_entry[240] = {
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 6, 6, 7, 18, 18, 18, 18, 7, 7, 7, 18, 18,
    18, 18, 18, 6, 6, 7, 18, 18, 18, 18, 13, 14, 7, 18, 18, 18,
    18, 18, 18, 17, 12, 18, 18, 11, 16, 18, 18, 18, 18, 18, 18, 18,
    15, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 7, 18, 18, 18, 18, 7, 7, 7, 18, 18, 18, 4, 18, 18,
    18, 7, 18, 18, 18, 18, 7, 7, 7, 18, 18, 18, 18, 18, 18, 18,
    7, 9, 3, 18, 18, 7, 7, 7, 18, 18, 8, 18, 18, 18, 18, 7,
    18, 18, 18, 18, 7, 7, 7, 18, 2, 18, 18, 18, 18, 18, 7, 18,
    18, 18, 18, 7, 7, 7, 1, 18, 18, 18, 18, 18, 18, 7, 18, 18,
    18, 18, 7, 7, 7, 18, 18, 18, 4, 18, 6, 6, 7, 18, 18, 18,
    18, 7, 7, 7, 18, 18, 18, 18, 18, 6, 6, 7, 9, 3, 18, 18,
    7, 7, 7, 18, 18, 8, 18, 18, 6, 6, 7, 18, 18, 18, 18, 7,
    7, 7, 18, 2, 18, 18, 18, 6, 6, 7, 18, 18, 18, 18, 7, 7,
    7, 1, 18, 18, 18, 18, 6, 6, 7, 18, 18, 18, 18, 7, 7, 7};
static const uint8_t spiffe_parse_spiffe_id_accept[15] = {
    0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0};
static const uric_action spiffe_parse_spiffe_id_final_action[2] = {
    {{32, 32, 32, 32}, 32, 1, 0, 0, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 6, 0, 0, 0x0, 0x0},
};
static const uric_action spiffe_parse_spiffe_id_action[3] = {
    {{0, 32, 32, 32}, 32, 0, 0, 10, 0x1, 0x0}, {{1, 32, 32, 32}, 32, 0, 0, 5, 0x2, 0x0},
    {{2, 5, 32, 32}, 3, 0, 0, 12, 0x24, 0x8},
};
static const uint8_t spiffe_parse_spiffe_id_operations[9] = {
    128, 35, 2, 4, 255, 128, 4, 6, 255};
static const uint8_t spiffe_parse_spiffe_id_self_loop[15] = {
    0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0};
#if URIC_ERROR_DETAIL
static const uint16_t spiffe_parse_spiffe_id_expected[15] = {
    0, 2, 4, 6, 8, 10, 12, 16, 21, 21, 23, 23, 25, 25, 25};
static const uint8_t spiffe_parse_spiffe_id_expected_terms[28] = {
    1, 255, 2, 255, 3, 255, 4, 255, 5, 255, 6, 255, 6, 7, 0, 255,
    8, 6, 7, 0, 255, 9, 255, 7, 255, 8, 6, 255};
static const uric_error_component spiffe_parse_spiffe_id_error_component[15] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {1, 2}, {1, 2}, {5, 6}, {33, 0}, {33, 0}, {33, 33}, {33, 33}, {5, 6}, {5, 6}, {5, 6}};
#endif
static const uric_machine spiffe_parse_spiffe_id = {
    spiffe_parse_spiffe_id_byte_class, spiffe_parse_spiffe_id_entry, NULL,
    spiffe_parse_spiffe_id_accept, spiffe_parse_spiffe_id_final_action, spiffe_parse_spiffe_id_action, spiffe_parse_spiffe_id_operations,
    spiffe_parse_spiffe_id_self_loop, NULL, spiffe_parse_spiffe_id_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_parse_spiffe_id_expected, spiffe_parse_spiffe_id_expected_terms, spiffe_terms, spiffe_parse_spiffe_id_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    15, 3, 16, 15, 0,
};
static const char uric_spiffe_spiffe_id_name[] = "spiffe-id";
const uric_rule uric_spiffe_spiffe_id = {uric_spiffe_spiffe_id_name, &spiffe_parse_spiffe_id, &spiffe_components_spiffe_id, 0, 0, NULL};

/* spiffe_parse_trust_domain: 2 states, 0 actions, 16 classes */
static const uint8_t spiffe_parse_trust_domain_entry[32] = {
    2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
static const uint8_t spiffe_parse_trust_domain_accept[2] = {
    0, 2};
static const uric_action spiffe_parse_trust_domain_final_action[1] = {
    {{32, 32, 32, 32}, 32, 1, 0, 0, 0x0, 0x0},
};
static const uint8_t spiffe_parse_trust_domain_operations[3] = {
    128, 2, 255};
static const uint8_t spiffe_parse_trust_domain_self_loop[2] = {
    0, 2};
#if URIC_ERROR_DETAIL
static const uint16_t spiffe_parse_trust_domain_expected[2] = {
    0, 2};
static const uint8_t spiffe_parse_trust_domain_expected_terms[5] = {
    6, 255, 6, 0, 255};
static const uric_error_component spiffe_parse_trust_domain_error_component[2] = {
    {1, 2}, {1, 2}};
#endif
static const uric_machine spiffe_parse_trust_domain = {
    spiffe_parse_spiffe_id_byte_class, spiffe_parse_trust_domain_entry, NULL,
    spiffe_parse_trust_domain_accept, spiffe_parse_trust_domain_final_action, NULL, spiffe_parse_trust_domain_operations,
    spiffe_parse_trust_domain_self_loop, NULL, spiffe_parse_spiffe_id_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_parse_trust_domain_expected, spiffe_parse_trust_domain_expected_terms, spiffe_terms, spiffe_parse_trust_domain_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    2, 0, 16, 15, 0,
};
static const char uric_spiffe_trust_domain_name[] = "trust-domain";
const uric_rule uric_spiffe_trust_domain = {uric_spiffe_trust_domain_name, &spiffe_parse_trust_domain, &spiffe_components_trust_domain, 0, 0, NULL};


/* spiffe_check_scheme: 17 states, 0 actions, 15 classes */
static const uint8_t spiffe_check_scheme_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 130, 3,
    129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 0, 0, 0, 0, 0, 0,
    0, 132, 132, 132, 132, 133, 134, 132, 132, 135, 132, 132, 132, 132, 132, 132,
    136, 132, 132, 137, 132, 132, 132, 132, 132, 132, 132, 0, 0, 0, 0, 129,
    0, 129, 129, 129, 129, 138, 139, 129, 129, 140, 129, 129, 129, 129, 129, 129,
    141, 129, 129, 142, 129, 129, 129, 129, 129, 129, 129, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t spiffe_check_scheme_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t spiffe_check_scheme_entry[255] = {
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 8, 17, 17, 9, 10, 9, 10, 9, 10,
    9, 10, 17, 17, 17, 17, 17, 17, 8, 17, 17, 9, 10, 13, 14, 15,
    16, 9, 10, 17, 17, 17, 17, 17, 17, 17, 12, 17, 17, 12, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 9, 10, 9,
    10, 9, 10, 9, 10, 17, 17, 17, 17, 17, 8, 17, 17, 17, 9, 10,
    9, 10, 9, 10, 9, 10, 17, 17, 17, 4, 5, 17, 17, 17, 17, 9,
    10, 9, 10, 9, 10, 9, 10, 17, 17, 3, 17, 17, 17, 17, 17, 17,
    9, 10, 9, 10, 9, 10, 9, 10, 17, 2, 17, 17, 17, 17, 17, 17,
    17, 9, 10, 9, 10, 9, 10, 9, 10, 1, 17, 17, 17, 17, 17, 17,
    17, 17, 9, 10, 9, 10, 9, 10, 9, 10, 17, 17, 17, 17, 17, 8,
    8, 17, 17, 9, 10, 9, 10, 9, 10, 9, 10, 17, 17, 17, 4, 5,
    17, 8, 17, 17, 9, 10, 9, 10, 9, 10, 9, 10, 17, 17, 3, 17,
    17, 17, 8, 17, 17, 9, 10, 9, 10, 9, 10, 9, 10, 17, 2, 17,
    17, 17, 17, 8, 17, 17, 9, 10, 9, 10, 9, 10, 9, 10, 1, 17,
    17, 17, 17, 17, 8, 17, 17, 9, 10, 9, 10, 9, 10, 9, 10};
static const uint8_t spiffe_check_scheme_accept[17] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    0};
static const uint8_t spiffe_check_scheme_self_loop[17] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    0};
#if URIC_ERROR_DETAIL
static const uint16_t spiffe_check_scheme_expected[17] = {
    0, 2, 4, 6, 6, 8, 10, 12, 13, 15, 19, 24, 24, 24, 24, 24,
    24};
static const uint8_t spiffe_check_scheme_expected_terms[27] = {
    1, 255, 2, 255, 3, 255, 9, 255, 4, 255, 6, 255, 7, 0, 255, 8,
    6, 0, 255, 8, 6, 7, 0, 255, 8, 6, 255};
#endif
static const uric_machine spiffe_check_scheme = {
    spiffe_check_scheme_byte_class, spiffe_check_scheme_entry, NULL,
    spiffe_check_scheme_accept, NULL, NULL, NULL,
    spiffe_check_scheme_self_loop, NULL, spiffe_check_scheme_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_check_scheme_expected, spiffe_check_scheme_expected_terms, spiffe_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    17, 0, 15, 15, 0,
};

static const uric_rule spiffe_rules[] = {
    {"spiffe-id", &spiffe_parse_spiffe_id, &spiffe_components_spiffe_id, 0, 0, NULL},
    {"scheme", &spiffe_check_scheme, NULL, 0, 0, NULL},
    {"trust-domain", &spiffe_parse_trust_domain, &spiffe_components_trust_domain, 0, 0, NULL},
    {"domain-char", &spiffe_check_scheme, NULL, 6, 0, NULL},
    {"path", &spiffe_check_scheme, NULL, 7, 0, NULL},
    {"segment", &spiffe_check_scheme, NULL, 11, 0, NULL},
};

static const uric_rule *const spiffe_parsers[] = {
    &uric_spiffe_spiffe_id,
    &uric_spiffe_trust_domain,
};

static const char *const spiffe_component_names[] = {
    "scheme",
    "authority",
    "path",
    "segment",
};

const uric_grammar uric_spiffe = {
    .name = "spiffe",
    .title = "SPIFFE-ID, section 2",
    .absolute = "spiffe-id",
    .reference = "spiffe-id",
    .rule = spiffe_rules,
    .parser = spiffe_parsers,
    .component = spiffe_component_names,
    .revision = &spiffe_revision,
    .rules = 6,
    .parsers = 2,
    .components = 4,
    .encodings = 0,
};
#endif
