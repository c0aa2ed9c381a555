/* SPIFFE-ID, section 2. Written by uric-grammar pack from grammar/spiffe.*: do not edit. */
/* clang-format off */

/* SPIFFE-ID, section 2 (+1295). */
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

/* spiffe_parse_trust_domain: 2 states, 0 actions, 16 classes, 1 row templates */
static const uint8_t spiffe_parse_trust_domain_entry[4] = {
    2, 0, 2, 2};
static const uint8_t spiffe_parse_trust_domain_row_template[2] = {
    0, 0};
static const uric_row_template spiffe_parse_trust_domain_templates[1] = {
    {65535, 2},
};
static const uint8_t spiffe_parse_trust_domain_template_entry[17] = {
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2,
};
static const uint8_t spiffe_parse_trust_domain_operations[2] = {
    2, 255};
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
    spiffe_parse_trust_domain_row_template, spiffe_parse_trust_domain_templates, spiffe_parse_trust_domain_template_entry, NULL, spiffe_parse_trust_domain_operations,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_parse_trust_domain_expected, spiffe_parse_trust_domain_expected_terms, spiffe_terms, spiffe_parse_trust_domain_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    2, 0, 16, 15, 0, 45, 77,
};
static const char uric_spiffe_trust_domain_name[] = "trust-domain";
const uric_rule uric_spiffe_trust_domain = {uric_spiffe_trust_domain_name, &spiffe_parse_trust_domain, &spiffe_components_trust_domain, 0};


/* spiffe_check_scheme: 17 states, 0 actions, 15 classes, 3 row templates */
static const uint8_t spiffe_check_scheme_byte_class[39] = {
    33, 19, 17, 17, 17, 17, 1, 0, 0, 0, 68, 68, 101, 68, 71, 68,
    68, 132, 68, 73, 68, 68, 68, 0, 0, 1, 17, 17, 186, 17, 28, 17,
    17, 209, 17, 30, 17, 17, 17};
static const uint8_t spiffe_check_scheme_entry[62] = {
    0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0,
    5, 0, 0, 0, 0, 6, 0, 0, 0, 9, 0, 0, 0, 0, 9, 0,
    0, 0, 0, 13, 0, 1, 0, 0, 0, 1, 10, 0, 10, 1, 11, 13,
    11, 1, 10, 14, 11, 15, 10, 16, 11, 17, 10, 10, 11, 11};
static const uint8_t spiffe_check_scheme_row_template[17] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2};
static const uric_row_template spiffe_check_scheme_templates[3] = {
    {65535, 5}, {5, 4}, {27, 2},
};
static const uint8_t spiffe_check_scheme_template_entry[48] = {
    0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0,
    0, 1, 1, 2, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 4,
    0, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
};
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
    spiffe_check_scheme_row_template, spiffe_check_scheme_templates, spiffe_check_scheme_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    spiffe_check_scheme_expected, spiffe_check_scheme_expected_terms, spiffe_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    17, 0, 15, 15, 0, 45, 77,
};

static const uric_rule spiffe_rules[] = {
    {"spiffe-id", &spiffe_parse_spiffe_id, &spiffe_components_spiffe_id, 0},
    {"scheme", &spiffe_check_scheme, NULL, 0},
    {"trust-domain", &spiffe_parse_trust_domain, &spiffe_components_trust_domain, 0},
    {"domain-char", &spiffe_check_scheme, NULL, 6},
    {"path", &spiffe_check_scheme, NULL, 7},
    {"segment", &spiffe_check_scheme, NULL, 11},
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
