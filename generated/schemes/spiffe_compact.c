/* SPIFFE-ID, section 2. Written by uric-grammar pack from grammar/spiffe.*: do not edit. */
/* clang-format off */

/* SPIFFE-ID, section 2 (+1039). */
#ifndef URIC_GRAMMAR_SPIFFE
#define URIC_GRAMMAR_SPIFFE 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_SPIFFE && URIC_COMPACT

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

/* spiffe_items_spiffe_id_segment: 6 states, 2 actions, 16 classes, 1 row templates */
static const uint8_t spiffe_parse_spiffe_id_byte_class[39] = {
    33, 19, 17, 17, 17, 17, 65, 0, 0, 0, 85, 85, 118, 85, 88, 85,
    85, 149, 85, 90, 85, 85, 85, 0, 0, 1, 17, 17, 203, 17, 29, 17,
    17, 225, 17, 31, 17, 17, 17};
static const uint8_t spiffe_items_spiffe_id_segment_entry[24] = {
    2, 3, 0, 0, 2, 2, 7, 2, 2, 5, 0, 0, 8, 8, 0, 0,
    2, 2, 0, 0, 0, 0, 0, 1};
static const uint8_t spiffe_items_spiffe_id_segment_row_template[6] = {
    0, 0, 0, 0, 0, 0};
static const uric_row_template spiffe_items_spiffe_id_segment_templates[1] = {
    {65535, 4},
};
static const uint8_t spiffe_items_spiffe_id_segment_template_entry[17] = {
    0, 1, 2, 3, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4,
};
static const uric_action spiffe_items_spiffe_id_segment_action[2] = {
    {0, 0, 3}, {2, 0, 5},
};
static const uint8_t spiffe_items_spiffe_id_segment_operations[4] = {
    37, 255, 6, 255};
static const uric_machine spiffe_items_spiffe_id_segment = {
    spiffe_parse_spiffe_id_byte_class, spiffe_items_spiffe_id_segment_entry, NULL,
    spiffe_items_spiffe_id_segment_row_template, spiffe_items_spiffe_id_segment_templates, spiffe_items_spiffe_id_segment_template_entry, spiffe_items_spiffe_id_segment_action, spiffe_items_spiffe_id_segment_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    6, 2, 16, 15, 0, 45, 77,
};
static const uric_rule spiffe_items_spiffe_id_segment_rule = {"segment", &spiffe_items_spiffe_id_segment, &spiffe_items_spiffe_id, 0};
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

/* spiffe_parse_spiffe_id: 15 states, 3 actions, 16 classes, 3 row templates */
static const uint8_t spiffe_parse_spiffe_id_entry[64] = {
    0, 0, 0, 2, 0, 0, 3, 0, 0, 9, 0, 0, 5, 0, 0, 0,
    0, 0, 16, 0, 0, 7, 0, 0, 0, 0, 7, 18, 0, 0, 2, 8,
    13, 0, 8, 6, 0, 0, 0, 10, 0, 0, 0, 4, 0, 0, 12, 0,
    0, 0, 17, 0, 8, 14, 0, 8, 8, 15, 0, 8, 8, 8, 0, 8};
static const uint8_t spiffe_parse_spiffe_id_row_template[15] = {
    0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template spiffe_parse_spiffe_id_templates[3] = {
    {65535, 4}, {65531, 5}, {3, 4},
};
static const uint8_t spiffe_parse_spiffe_id_template_entry[51] = {
    0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1, 0, 2, 3, 4, 0,
    0, 1, 1, 2, 3, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 5,
    0, 1, 2, 3, 0, 1, 1, 4, 1, 1, 1, 1, 4, 1, 1, 1, 0,
};
static const uric_action spiffe_parse_spiffe_id_action[3] = {
    {7, 0, 10}, {9, 0, 5}, {11, 0, 12},
};
static const uint8_t spiffe_parse_spiffe_id_operations[15] = {
    35, 2, 4, 255, 4, 6, 255, 0, 255, 1, 255, 35, 2, 5, 255};
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
    spiffe_parse_spiffe_id_row_template, spiffe_parse_spiffe_id_templates, spiffe_parse_spiffe_id_template_entry, spiffe_parse_spiffe_id_action, spiffe_parse_spiffe_id_operations,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_parse_spiffe_id_expected, spiffe_parse_spiffe_id_expected_terms, spiffe_terms, spiffe_parse_spiffe_id_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    15, 3, 16, 15, 0, 45, 77,
};
static const char uric_spiffe_spiffe_id_name[] = "spiffe-id";
const uric_rule uric_spiffe_spiffe_id = {uric_spiffe_spiffe_id_name, &spiffe_parse_spiffe_id, &spiffe_components_spiffe_id, 0};


/* spiffe_check_spiffe_id: 30 states, 0 actions, 16 classes, 4 row templates */
static const uint8_t spiffe_check_spiffe_id_byte_class[39] = {
    33, 19, 17, 17, 17, 17, 65, 0, 0, 0, 85, 85, 118, 85, 88, 85,
    85, 149, 85, 90, 85, 85, 85, 0, 0, 1, 17, 17, 203, 17, 29, 17,
    17, 225, 17, 31, 17, 17, 17};
static const uint8_t spiffe_check_spiffe_id_entry[96] = {
    0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 19, 0, 0, 0, 20, 0,
    0, 7, 0, 0, 0, 12, 0, 0, 15, 0, 0, 0, 11, 0, 0, 0,
    12, 0, 0, 0, 0, 26, 0, 1, 11, 0, 0, 1, 0, 0, 0, 1,
    13, 0, 13, 1, 14, 26, 14, 1, 0, 16, 0, 0, 0, 17, 0, 0,
    18, 0, 0, 0, 18, 26, 0, 1, 0, 21, 0, 22, 23, 0, 24, 0,
    5, 0, 6, 0, 13, 27, 14, 28, 13, 29, 14, 30, 13, 13, 14, 14};
static const uint8_t spiffe_check_spiffe_id_row_template[30] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3};
static const uric_row_template spiffe_check_spiffe_id_templates[4] = {
    {65535, 4}, {65535, 4}, {35, 2}, {35, 2},
};
static const uint8_t spiffe_check_spiffe_id_template_entry[68] = {
    0, 0, 0, 0, 1, 0, 2, 0, 0, 3, 4, 2, 0, 0, 3, 4, 0,
    0, 1, 1, 2, 0, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 4,
    0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 1, 2, 0, 0, 0,
    0, 1, 2, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
};
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
    spiffe_check_spiffe_id_row_template, spiffe_check_spiffe_id_templates, spiffe_check_spiffe_id_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_check_spiffe_id_expected, spiffe_check_spiffe_id_expected_terms, spiffe_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    30, 0, 16, 15, 0, 45, 77,
};

static const uric_rule spiffe_rules[] = {
    {"spiffe-id", &spiffe_check_spiffe_id, NULL, 0},
    {"scheme", &spiffe_check_spiffe_id, NULL, 1},
    {"trust-domain", &spiffe_check_spiffe_id, NULL, 7},
    {"domain-char", &spiffe_check_spiffe_id, NULL, 8},
    {"path", &spiffe_check_spiffe_id, NULL, 9},
    {"segment", &spiffe_check_spiffe_id, NULL, 24},
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
