/* RFC 4151, section 2.1. Written by uric-grammar pack from grammar/tag.*: do not edit. */
/* clang-format off */

/* RFC 4151, section 2.1 (+1679). */
#ifndef URIC_GRAMMAR_TAG
#define URIC_GRAMMAR_TAG 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_TAG && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char tag_terms[] =
    "end of input\0"
    "\"t\"\0"
    "\"a\"\0"
    "\"g\"\0"
    "pchar\0"
    "\"#\"\0"
    "\"/\"\0"
    "\"?\"\0"
    "\":\"\0"
    "\"-\"\0"
    "HEXDIG\0"
    "DIGIT\0"
    "alphaNum\0"
    "\".\"\0"
    "\"_\"\0"
    "\"@\"\0"
    "\",\"\0"
    "unreserved\0"
    "sub-delims\0"
    "\"%\"\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision tag_revision = {
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
static const char tag_parts_tagURI[] = "entity\0" "name\0" "date\0" "specific\0";

static const uric_capture tag_captures_tagURI[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {8, 9}, /* fragment */
    {1, 2}, /* entity */
    {1, 3}, /* name */
    {4, 5}, /* date */
    {6, 7}, /* specific */
};
static const uric_components tag_components_tagURI = {
#if URIC_OPERATIONS
    .revision = &tag_revision,
#endif
    .part_names = tag_parts_tagURI,
    .capture = tag_captures_tagURI,
    .registers = 10,
    .component_registers = 10,
    .parts = 4,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

/* tag_parse_tagURI: 29 states, 4 actions, 16 classes, 4 row templates */
static const uint8_t tag_parse_tagURI_byte_class[47] = {
    1, 18, 19, 17, 17, 65, 101, 113, 119, 119, 119, 119, 135, 1, 1, 145,
    186, 187, 187, 220, 221, 221, 221, 221, 221, 237, 221, 221, 221, 0, 0, 15,
    186, 187, 187, 220, 221, 221, 221, 221, 221, 237, 221, 221, 221, 0, 16};
static const uint8_t tag_parse_tagURI_entry[115] = {
    0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0,
    0, 0, 6, 0, 0, 4, 33, 8, 4, 4, 4, 2, 5, 0, 10, 5,
    5, 5, 4, 0, 0, 30, 18, 0, 32, 0, 11, 0, 20, 0, 32, 0,
    12, 0, 0, 4, 0, 0, 5, 0, 0, 0, 32, 15, 16, 17, 7, 19,
    9, 21, 13, 0, 23, 23, 24, 0, 23, 0, 23, 23, 23, 25, 23, 31,
    26, 27, 24, 25, 23, 0, 0, 0, 28, 0, 0, 0, 26, 23, 24, 25,
    23, 0, 23, 23, 24, 25, 23, 31, 29, 25, 28, 0, 0, 0, 29, 0,
    28, 0, 0};
static const uint8_t tag_parse_tagURI_row_template[29] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3};
static const uric_row_template tag_parse_tagURI_templates[4] = {
    {65535, 7}, {19, 3}, {45, 1}, {65476, 6},
};
static const uint8_t tag_parse_tagURI_template_entry[68] = {
    0, 1, 2, 3, 1, 1, 1, 1, 1, 1, 4, 1, 5, 1, 6, 1, 7,
    0, 0, 0, 0, 0, 1, 0, 2, 3, 0, 2, 2, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 2, 3, 4, 0, 5, 4, 4, 4, 4, 4, 6, 0,
};
static const uric_action tag_parse_tagURI_action[4] = {
    {4, 0, 21}, {7, 0, 13}, {10, 0, 3}, {14, 0, 4},
};
static const uint8_t tag_parse_tagURI_operations[17] = {
    7, 255, 9, 255, 0, 1, 255, 3, 4, 255, 2, 5, 6, 255, 7, 8,
    255};
#if URIC_ERROR_DETAIL
static const uint16_t tag_parse_tagURI_expected[29] = {
    0, 2, 4, 6, 12, 17, 19, 22, 19, 22, 22, 22, 17, 24, 24, 24,
    24, 24, 24, 24, 24, 26, 31, 37, 44, 31, 31, 46, 51};
static const uint8_t tag_parse_tagURI_expected_terms[54] = {
    1, 255, 2, 255, 3, 255, 4, 5, 6, 7, 0, 255, 4, 6, 7, 0,
    255, 8, 255, 9, 8, 255, 10, 255, 11, 255, 12, 9, 13, 14, 255, 12,
    9, 13, 15, 14, 255, 12, 16, 9, 13, 15, 14, 255, 12, 255, 12, 16,
    9, 13, 255, 12, 9, 255};
static const uric_error_component tag_parse_tagURI_error_component[29] = {
    {33, 0}, {33, 0}, {33, 0}, {6, 7}, {8, 9}, {33, 0}, {4, 5}, {6, 7}, {4, 5}, {8, 9}, {6, 7}, {8, 9}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}, {1, 3}};
#endif
static const uric_machine tag_parse_tagURI = {
    tag_parse_tagURI_byte_class, tag_parse_tagURI_entry, NULL,
    tag_parse_tagURI_row_template, tag_parse_tagURI_templates, tag_parse_tagURI_template_entry, tag_parse_tagURI_action, tag_parse_tagURI_operations,
    NULL,
#if URIC_ERROR_DETAIL
    tag_parse_tagURI_expected, tag_parse_tagURI_expected_terms, tag_terms, tag_parse_tagURI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    29, 4, 16, 15, 0, 33, 93,
};
static const char uric_tag_tagURI_name[] = "tagURI";
const uric_rule uric_tag_tagURI = {uric_tag_tagURI_name, &tag_parse_tagURI, &tag_components_tagURI, 0};

static const uint32_t tag_kept_0[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_tag_specific_encoding_name[] = "specific";
const uric_encoding uric_tag_specific_encoding = {uric_tag_specific_encoding_name, tag_kept_0, 1};
static const char uric_tag_fragment_encoding_name[] = "fragment";
const uric_encoding uric_tag_fragment_encoding = {uric_tag_fragment_encoding_name, tag_kept_0, 1};

/* tag_check_tagURI: 72 states, 0 actions, 18 classes, 7 row templates */
static const uint8_t tag_check_tagURI_byte_class[94] = {
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 1, 4, 5, 6, 7, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 1, 0, 1, 0, 7, 10,
    11, 12, 12, 12, 12, 12, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 15, 14, 14, 14, 14, 14, 14, 0, 0, 0, 0, 16, 0,
    11, 12, 12, 12, 12, 12, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 15, 14, 14, 14, 14, 14, 14, 0, 0, 0, 17};
static const uint8_t tag_check_tagURI_entry[244] = {
    0, 0, 0, 5, 0, 0, 0, 6, 0, 56, 56, 56, 56, 0, 0, 0,
    0, 0, 53, 0, 0, 0, 54, 0, 10, 63, 0, 11, 64, 0, 11, 11,
    0, 10, 10, 40, 11, 11, 35, 10, 63, 40, 11, 64, 35, 15, 70, 0,
    15, 15, 46, 15, 70, 46, 20, 21, 22, 23, 19, 56, 24, 58, 27, 28,
    59, 29, 30, 60, 32, 61, 34, 62, 0, 65, 65, 0, 66, 66, 0, 56,
    56, 0, 43, 0, 0, 44, 0, 0, 69, 69, 41, 65, 65, 42, 66, 66,
    0, 50, 0, 0, 56, 0, 45, 69, 69, 0, 72, 72, 47, 72, 72, 0,
    49, 0, 0, 55, 0, 50, 0, 38, 50, 50, 1, 56, 0, 39, 0, 56,
    0, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 57, 0, 0, 0, 0,
    0, 56, 0, 55, 50, 48, 55, 55, 1, 0, 0, 1, 0, 14, 0, 25,
    0, 1, 19, 0, 1, 31, 55, 0, 33, 55, 0, 0, 55, 0, 17, 67,
    12, 63, 40, 10, 0, 0, 68, 13, 64, 35, 11, 1, 0, 41, 35, 65,
    0, 0, 1, 0, 42, 0, 66, 0, 0, 1, 0, 67, 10, 63, 40, 10,
    0, 0, 68, 11, 64, 35, 11, 0, 17, 45, 40, 69, 0, 0, 0, 26,
    71, 16, 70, 46, 15, 0, 0, 71, 15, 70, 46, 15, 0, 26, 47, 46,
    72, 0, 0, 0};
static const uint8_t tag_check_tagURI_row_template[72] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6};
static const uric_row_template tag_check_tagURI_templates[7] = {
    {65535, 4}, {5, 3}, {37, 1}, {65505, 3}, {65358, 6}, {65523, 3}, {65275, 7},
};
static const uint8_t tag_check_tagURI_template_entry[133] = {
    0, 1, 0, 0, 1, 2, 2, 0, 2, 0, 0, 3, 2, 2, 2, 4, 2, 2, 0,
    0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 3, 2, 2, 2, 2, 2, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 2, 2, 3, 3, 3, 0, 0, 0,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 6,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3,
    0, 0, 0, 0, 1, 2, 3, 0, 4, 0, 5, 4, 4, 4, 4, 4, 6, 0, 7,
};
#if URIC_ERROR_DETAIL
static const uint16_t tag_check_tagURI_expected[72] = {
    0, 0, 2, 4, 6, 6, 8, 8, 8, 13, 13, 13, 13, 8, 13, 13,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 21, 21, 21, 23, 23, 21, 25, 25, 23, 23, 25, 21, 25, 23,
    23, 28, 33, 35, 37, 37, 39, 31, 45, 47, 47, 50, 50, 45, 53, 60,
    67, 72, 13, 13, 76, 53, 13, 76};
static const uint8_t tag_check_tagURI_expected_terms[81] = {
    1, 255, 17, 255, 18, 255, 2, 255, 12, 9, 13, 14, 255, 12, 9, 13,
    15, 14, 255, 11, 255, 12, 255, 10, 255, 12, 9, 255, 4, 6, 7, 0,
    255, 4, 255, 19, 255, 3, 255, 4, 5, 6, 7, 0, 255, 8, 255, 9,
    0, 255, 9, 8, 255, 12, 16, 9, 13, 15, 14, 255, 12, 9, 13, 15,
    14, 0, 255, 12, 9, 13, 0, 255, 12, 9, 0, 255, 12, 16, 9, 13,
    255};
#endif
static const uric_machine tag_check_tagURI = {
    tag_check_tagURI_byte_class, tag_check_tagURI_entry, NULL,
    tag_check_tagURI_row_template, tag_check_tagURI_templates, tag_check_tagURI_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    tag_check_tagURI_expected, tag_check_tagURI_expected_terms, tag_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    72, 0, 18, 31, 0, 33, 93,
};

static const uric_rule tag_rules[] = {
    {"tagURI", &tag_check_tagURI, NULL, 0},
    {"taggingEntity", &tag_check_tagURI, NULL, 6},
    {"authorityName", &tag_check_tagURI, NULL, 7},
    {"date", &tag_check_tagURI, NULL, 16},
    {"year", &tag_check_tagURI, NULL, 17},
    {"month", &tag_check_tagURI, NULL, 18},
    {"day", &tag_check_tagURI, NULL, 18},
    {"DNSname", &tag_check_tagURI, NULL, 34},
    {"DNScomp", &tag_check_tagURI, NULL, 35},
    {"emailAddress", &tag_check_tagURI, NULL, 8},
    {"alphaNum", &tag_check_tagURI, NULL, 36},
    {"specific", &tag_check_tagURI, NULL, 49},
    {"fragment", &tag_check_tagURI, NULL, 49},
    {"tag", &tag_check_tagURI, NULL, 1},
    {"pchar", &tag_check_tagURI, NULL, 50},
    {"unreserved", &tag_check_tagURI, NULL, 2},
    {"pct-encoded", &tag_check_tagURI, NULL, 51},
    {"sub-delims", &tag_check_tagURI, NULL, 3},
};

static const uric_rule *const tag_parsers[] = {
    &uric_tag_tagURI,
};

static const char *const tag_component_names[] = {
    "scheme",
    "fragment",
    "entity",
    "name",
    "date",
    "specific",
};
static const uric_encoding *const tag_encodings[] = {
    &uric_tag_specific_encoding,
    &uric_tag_fragment_encoding,
};

const uric_grammar uric_tag = {
    .name = "tag",
    .title = "RFC 4151, section 2.1",
    .absolute = "tagURI",
    .reference = "tagURI",
    .rule = tag_rules,
    .parser = tag_parsers,
    .component = tag_component_names,
    .revision = &tag_revision,
    .encoding = tag_encodings,
    .rules = 18,
    .parsers = 1,
    .components = 6,
    .encodings = 2,
};
#endif
