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
    8, 1, 2, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    8, 1, 1, 6, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    8, 1, 4, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    8, 7, 7, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    8, 1, 1, 8, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t spiffe_items_spiffe_id_segment_accept[6] = {
    0, 2, 0, 0, 0, 1};
static const uric_action spiffe_items_spiffe_id_segment_action[2] = {
    {{32, 32, 32, 32}, 5, 0, 0, 3}, {{6, 32, 32, 32}, 32, 0, 0, 5},
};
static const uint8_t spiffe_items_spiffe_id_segment_operations[2] = {
    37, 255};
static const uint8_t spiffe_items_spiffe_id_segment_self_loop[6] = {
    0, 1, 0, 0, 0, 0};
static const uric_machine spiffe_items_spiffe_id_segment = {
    spiffe_parse_spiffe_id_byte_class, spiffe_items_spiffe_id_segment_entry, NULL,
    spiffe_items_spiffe_id_segment_accept, spiffe_items_spiffe_id_segment_action, spiffe_items_spiffe_id_segment_operations,
    spiffe_items_spiffe_id_segment_self_loop, NULL, spiffe_parse_spiffe_id_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    6, 2, 16, 15, 0, 0, 16,
};
static const uric_rule spiffe_items_spiffe_id_segment_rule = {"segment", &spiffe_items_spiffe_id_segment, &spiffe_items_spiffe_id, 0, 0, NULL};
static const uric_list spiffe_lists_spiffe_id[] = {{8, &spiffe_items_spiffe_id_segment_rule}, };
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
    .params = 0,
    .composes = 0,
};

/* spiffe_parse_spiffe_id: 15 states, 3 actions, 16 classes */
static const uint8_t spiffe_parse_spiffe_id_entry[240] = {
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 1, 18, 18, 18, 18, 1,
    18, 18, 18, 18, 18, 18, 18, 18, 18, 2, 18, 18, 18, 18, 2, 18,
    18, 18, 18, 18, 18, 18, 18, 18, 8, 18, 18, 18, 18, 8, 18, 18,
    18, 18, 18, 18, 18, 18, 4, 18, 18, 18, 18, 4, 18, 18, 18, 18,
    18, 18, 18, 18, 15, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 6, 6, 18, 18, 18, 18, 18, 18, 18, 18, 6, 6, 6, 6, 6,
    18, 6, 6, 17, 18, 18, 18, 18, 18, 18, 18, 6, 6, 6, 6, 6,
    18, 7, 7, 12, 18, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    18, 18, 18, 18, 18, 18, 18, 9, 18, 18, 18, 18, 9, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 3, 18, 18, 18, 18, 3, 18, 18, 18,
    18, 18, 18, 11, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 16, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 7, 13, 18, 18, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    18, 7, 14, 18, 18, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    18, 7, 7, 18, 18, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
};
static const uint8_t spiffe_parse_spiffe_id_accept[15] = {
    0, 0, 0, 0, 0, 0, 2, 6, 0, 0, 0, 0, 0, 0, 0};
static const uric_action spiffe_parse_spiffe_id_action[3] = {
    {{0, 32, 32, 32}, 32, 0, 0, 10}, {{1, 32, 32, 32}, 32, 0, 0, 5}, {{2, 5, 32, 32}, 3, 0, 0, 12},
};
static const uint8_t spiffe_parse_spiffe_id_operations[7] = {
    35, 2, 4, 255, 4, 6, 255};
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
    spiffe_parse_spiffe_id_accept, spiffe_parse_spiffe_id_action, spiffe_parse_spiffe_id_operations,
    spiffe_parse_spiffe_id_self_loop, NULL, spiffe_parse_spiffe_id_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_parse_spiffe_id_expected, spiffe_parse_spiffe_id_expected_terms, spiffe_terms, spiffe_parse_spiffe_id_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    15, 3, 16, 15, 0, 0, 16,
};
static const char uric_spiffe_spiffe_id_name[] = "spiffe-id";
const uric_rule uric_spiffe_spiffe_id = {uric_spiffe_spiffe_id_name, &spiffe_parse_spiffe_id, &spiffe_components_spiffe_id, 0, 0, NULL};


/* spiffe_check_spiffe_id: 30 states, 0 actions, 16 classes */
static const uint8_t spiffe_check_spiffe_id_byte_class[256] = {
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
static const uint8_t spiffe_check_spiffe_id_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112},
    {136, 200, 200, 200, 200, 200, 200, 200, 200, 200, 192, 64, 64, 68, 68, 96},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t spiffe_check_spiffe_id_entry[480] = {
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 2, 30, 30, 30, 30, 2,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 3, 30, 30, 30, 30, 3,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 18, 30, 30, 30, 30, 18, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 19, 30, 30, 30, 30, 19, 30,
    30, 30, 30, 30, 30, 30, 6, 30, 30, 30, 30, 6, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 11, 30, 30, 30, 30, 11, 30, 30, 30, 30,
    30, 30, 30, 30, 14, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 10, 10, 30, 30, 30, 30, 30, 30, 30, 30, 10, 10, 10, 10, 10,
    30, 11, 11, 30, 30, 30, 30, 30, 30, 30, 30, 11, 11, 11, 11, 11,
    30, 30, 30, 25, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 10, 10, 30, 30, 30, 30, 30, 30, 30, 30, 10, 10, 10, 10, 10,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 12, 12, 30, 30, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    30, 13, 13, 25, 30, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    30, 30, 30, 15, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 16, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 17, 17, 30, 30, 30, 30, 30, 30, 30, 30, 17, 17, 17, 17, 17,
    30, 17, 17, 25, 30, 30, 30, 30, 30, 30, 30, 17, 17, 17, 17, 17,
    30, 30, 30, 30, 30, 30, 30, 30, 20, 30, 30, 30, 30, 20, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 21, 30, 30, 30, 30, 21, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 22, 30, 30, 30, 30, 22, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 23, 30, 30, 30, 30, 23, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 4, 30, 30, 30, 30, 4, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 5, 30, 30, 30, 30, 5, 30, 30, 30,
    30, 12, 26, 30, 30, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    30, 13, 27, 30, 30, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    30, 12, 28, 30, 30, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    30, 13, 29, 30, 30, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    30, 12, 12, 30, 30, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    30, 13, 13, 30, 30, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
};
static const uint8_t spiffe_check_spiffe_id_accept[30] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t spiffe_check_spiffe_id_self_loop[30] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_ERROR_DETAIL
static const uint16_t spiffe_check_spiffe_id_expected[30] = {
    0, 0, 2, 2, 4, 4, 6, 8, 8, 10, 13, 11, 16, 20, 25, 25,
    8, 21, 27, 27, 29, 29, 29, 29, 31, 31, 31, 31, 31, 31};
static const uint8_t spiffe_check_spiffe_id_expected_terms[34] = {
    1, 255, 2, 255, 4, 255, 5, 255, 6, 255, 7, 0, 255, 6, 0, 255,
    8, 6, 0, 255, 8, 6, 7, 0, 255, 7, 255, 3, 255, 9, 255, 8,
    6, 255};
#endif
static const uric_machine spiffe_check_spiffe_id = {
    spiffe_check_spiffe_id_byte_class, spiffe_check_spiffe_id_entry, NULL,
    spiffe_check_spiffe_id_accept, NULL, NULL,
    spiffe_check_spiffe_id_self_loop, NULL, spiffe_check_spiffe_id_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_check_spiffe_id_expected, spiffe_check_spiffe_id_expected_terms, spiffe_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    30, 0, 16, 15, 0, 0, 16,
};

static const uric_rule spiffe_rules[] = {
    {"spiffe-id", &spiffe_check_spiffe_id, NULL, 0, 0, NULL},
    {"scheme", &spiffe_check_spiffe_id, NULL, 1, 0, NULL},
    {"trust-domain", &spiffe_check_spiffe_id, NULL, 7, 0, NULL},
    {"domain-char", &spiffe_check_spiffe_id, NULL, 8, 0, NULL},
    {"path", &spiffe_check_spiffe_id, NULL, 9, 0, NULL},
    {"segment", &spiffe_check_spiffe_id, NULL, 24, 0, NULL},
};

static const uric_rule *const spiffe_parsers[] = {
    &uric_spiffe_spiffe_id,
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
    .parsers = 1,
    .components = 4,
    .encodings = 0,
};
#endif
