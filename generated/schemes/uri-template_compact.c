/* RFC 6570, section 2. Written by uric-grammar pack from grammar/uri-template.*: do not edit. */
/* clang-format off */

/* RFC 6570, section 2 (+4055). */
#ifndef URIC_GRAMMAR_URI_TEMPLATE
#define URIC_GRAMMAR_URI_TEMPLATE 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_URI_TEMPLATE && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char uri_template_terms[] =
    "end of input\0"
    "literals\0"
    "\"{\"\0"
    "HEXDIG\0"
    "varchar\0"
    "operator\0"
    "\"*\"\0"
    "\",\"\0"
    "\".\"\0"
    "\":\"\0"
    "\"}\"\0"
    "DIGIT\0"
    "%x31-39\0"
    "\"%\"\0"
    "op-reserve\0"
    "op-level2\0"
    "op-level3\0"
    "ucschar\0"
    "iprivate\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision uri_template_revision = {
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
static const char uri_template_parts_URI_Template[] = "variable\0";

static const uric_capture uri_template_captures_URI_Template[] = {
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {0, 1}, /* variable */
};
static const uric_components uri_template_items_URI_Template = {
    .part_names = uri_template_parts_URI_Template,
    .capture = uri_template_captures_URI_Template,
    .registers = 2,
    .component_registers = 2,
    .parts = 1,
    .lists = 0,
};

/* uri_template_items_URI_Template_variable: 32 states, 4 actions, 36 classes, 5 row templates */
static const uint8_t uri_template_items_URI_Template_variable_byte_class[212] = {
    1, 0, 1, 2, 3, 1, 2, 2, 2, 4, 1, 5, 2, 6, 1, 7,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 1, 0, 1, 0, 1, 1,
    10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 2, 0, 2, 0, 11, 0,
    10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 2, 0, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 19,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 22,
    22, 22, 22, 22, 22, 22, 23, 22, 22, 22, 22, 22, 22, 24, 25, 0,
    0, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 30, 29, 31, 32,
    33, 33, 34, 35};
static const uint8_t uri_template_items_URI_Template_variable_entry[207] = {
    0, 9, 0, 0, 0, 2, 0, 2, 0, 0, 9, 33, 34, 1, 2, 29,
    2, 35, 0, 0, 0, 4, 0, 0, 0, 0, 28, 0, 36, 0, 0, 0,
    36, 0, 36, 0, 0, 0, 0, 34, 0, 7, 0, 0, 35, 4, 36, 0,
    4, 4, 36, 0, 36, 0, 0, 0, 0, 34, 0, 8, 0, 0, 35, 0,
    0, 0, 34, 0, 33, 0, 0, 35, 10, 0, 0, 2, 0, 0, 16, 0,
    0, 0, 0, 28, 0, 28, 28, 0, 0, 17, 0, 17, 17, 28, 0, 0,
    0, 28, 28, 0, 19, 19, 0, 28, 28, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 17, 17, 17, 17, 17, 17, 26, 31, 0, 0, 0, 18, 27, 18,
    18, 18, 27, 0, 18, 27, 18, 27, 18, 18, 18, 27, 0, 18, 27, 18,
    27, 0, 18, 18, 27, 0, 18, 27, 0, 0, 0, 0, 0, 0, 0, 28,
    28, 0, 0, 0, 28, 28, 28, 0, 19, 19, 19, 19, 19, 19, 19, 32,
    0, 28, 11, 6, 12, 13, 14, 15, 30, 21, 22, 23, 24, 25, 1, 5,
    0, 0, 0, 0, 17, 0, 0, 0, 28, 28, 0, 0, 28, 28, 28};
static const uint8_t uri_template_items_URI_Template_variable_row_template[32] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 4};
static const uric_row_template uri_template_items_URI_Template_variable_templates[5] = {
    {65535, 9}, {47, 3}, {65469, 9}, {65334, 14}, {78, 4},
};
static const uint8_t uri_template_items_URI_Template_variable_template_entry[185] = {
    0, 1, 0, 2, 3, 4, 5, 6, 6, 7, 8, 8, 0, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 3, 4, 6, 7, 6, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9,
    0, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 3, 3, 3, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uric_action uri_template_items_URI_Template_variable_action[4] = {
    {0, 0, 2}, {2, 0, 3}, {2, 0, 27}, {4, 0, 19},
};
static const uint8_t uri_template_items_URI_Template_variable_operations[6] = {
    0, 255, 32, 255, 1, 255};
#if URIC_CODE_POINTS
static const uint8_t uri_template_items_URI_Template_variable_point_bytes[32] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
    2, 2, 3, 0, 1, 1, 1, 1, 1, 2, 2, 0, 0, 1, 2, 3};
static const uint16_t uri_template_items_URI_Template_variable_point_state[32] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 27, 27, 27, 27, 15,
    27, 27, 27, 19, 27, 27, 27, 27, 27, 27, 27, 27, 28, 27, 27, 27};
#endif
static const uric_machine uri_template_items_URI_Template_variable = {
    uri_template_items_URI_Template_variable_byte_class, uri_template_items_URI_Template_variable_entry, NULL,
    uri_template_items_URI_Template_variable_row_template, uri_template_items_URI_Template_variable_templates, uri_template_items_URI_Template_variable_template_entry, uri_template_items_URI_Template_variable_action, uri_template_items_URI_Template_variable_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    uri_template_items_URI_Template_variable_point_bytes, uri_template_items_URI_Template_variable_point_state, 1,
#endif
    32, 4, 36, 63, 0, 33, 211,
};
static const uric_rule uri_template_items_URI_Template_variable_rule = {"variable", &uri_template_items_URI_Template_variable, &uri_template_items_URI_Template, 0};
static const uric_list uri_template_lists_URI_Template[] = {{8, &uri_template_items_URI_Template_variable_rule}, };
static const uric_components uri_template_components_URI_Template = {
#if URIC_OPERATIONS
    .revision = &uri_template_revision,
#endif
    .part_names = uri_template_parts_URI_Template,
    .capture = uri_template_captures_URI_Template,
    .list = uri_template_lists_URI_Template,
    .registers = 2,
    .component_registers = 2,
    .parts = 1,
    .lists = 1,
    .params = 0,
    .composes = 0,
};

/* uri_template_parse_URI_Template: 51 states, 4 actions, 36 classes, 6 row templates */
static const uint8_t uri_template_parse_URI_Template_byte_class[212] = {
    1, 0, 1, 2, 3, 1, 2, 2, 2, 4, 1, 5, 2, 6, 1, 7,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 1, 0, 1, 0, 1, 1,
    10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 2, 0, 2, 0, 11, 0,
    10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 14, 2, 0, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 19,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 22,
    22, 22, 22, 22, 22, 22, 23, 22, 22, 22, 22, 22, 22, 24, 25, 0,
    0, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 30, 29, 31, 32,
    33, 33, 34, 35};
static const uint8_t uri_template_parse_URI_Template_entry[270] = {
    1, 3, 23, 4, 5, 6, 7, 33, 44, 24, 45, 46, 34, 1, 2, 14,
    26, 15, 16, 17, 18, 39, 48, 27, 49, 50, 40, 1, 8, 0, 0, 0,
    0, 1, 0, 1, 1, 0, 0, 10, 0, 10, 10, 1, 0, 0, 12, 0,
    0, 0, 1, 1, 0, 13, 13, 28, 0, 0, 0, 1, 1, 19, 0, 0,
    0, 0, 2, 0, 2, 2, 0, 0, 20, 0, 20, 20, 2, 0, 0, 0,
    2, 2, 0, 22, 22, 0, 2, 2, 52, 53, 54, 0, 0, 0, 0, 0,
    11, 47, 0, 9, 28, 0, 0, 25, 9, 28, 0, 0, 0, 0, 0, 21,
    51, 9, 29, 25, 25, 28, 37, 28, 55, 0, 0, 25, 0, 0, 0, 0,
    55, 0, 0, 25, 0, 31, 0, 0, 55, 0, 0, 25, 0, 32, 0, 0,
    55, 0, 0, 25, 0, 29, 0, 0, 55, 0, 10, 10, 10, 0, 0, 0,
    0, 11, 47, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 1,
    1, 1, 1, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    1, 1, 0, 0, 20, 20, 20, 0, 0, 0, 0, 21, 51, 0, 0, 0,
    0, 0, 2, 2, 0, 0, 2, 2, 0, 2, 2, 2, 2, 0, 0, 0,
    2, 2, 2, 2, 2, 0, 10, 10, 10, 35, 36, 11, 47, 11, 11, 47,
    11, 47, 0, 11, 47, 13, 13, 13, 13, 38, 20, 20, 20, 41, 42, 21,
    51, 21, 21, 51, 21, 51, 0, 21, 51, 22, 22, 22, 22, 43};
static const uint8_t uri_template_parse_URI_Template_row_template[51] = {
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5,
    5, 5, 5};
static const uric_row_template uri_template_parse_URI_Template_templates[6] = {
    {65535, 14}, {21, 3}, {65513, 5}, {65432, 8}, {65464, 7}, {14, 5},
};
static const uint8_t uri_template_parse_URI_Template_template_entry[222] = {
    0, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 0, 1, 1, 3, 3, 0, 3, 3, 0, 1, 0, 0, 0, 4, 5, 4, 4, 5, 4, 4, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 7, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 2, 3, 1, 2, 1, 4, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uric_action uri_template_parse_URI_Template_action[4] = {
    {0, 0, 24}, {2, 0, 8}, {2, 0, 27}, {4, 0, 1},
};
static const uint8_t uri_template_parse_URI_Template_operations[6] = {
    0, 255, 32, 255, 1, 255};
#if URIC_CODE_POINTS
static const uint8_t uri_template_parse_URI_Template_point_bytes[51] = {
    0, 0, 0, 1, 1, 1, 1, 0, 0, 2, 2, 0, 3, 0, 1, 1,
    1, 1, 0, 2, 2, 3, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0,
    1, 1, 2, 2, 0, 3, 1, 1, 2, 2, 3, 1, 1, 1, 2, 1,
    1, 1, 2};
static const uint16_t uri_template_parse_URI_Template_point_state[51] = {
    0, 1, 2, 0, 0, 0, 0, 7, 8, 0, 0, 11, 0, 13, 1, 1,
    1, 1, 18, 1, 1, 1, 22, 0, 24, 25, 1, 27, 28, 29, 30, 31,
    0, 0, 0, 0, 36, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1,
    1, 1, 1};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t uri_template_parse_URI_Template_expected[51] = {
    0, 0, 4, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 4, 0, 0,
    0, 0, 4, 0, 0, 0, 6, 0, 9, 6, 0, 11, 18, 21, 21, 21,
    0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0};
static const uint8_t uri_template_parse_URI_Template_expected_terms[27] = {
    1, 2, 0, 255, 3, 255, 4, 5, 255, 4, 255, 4, 6, 7, 8, 9,
    10, 255, 7, 10, 255, 11, 7, 10, 255, 12, 255};
static const uric_error_component uri_template_parse_URI_Template_error_component[51] = {
    {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {0, 1}, {33, 33}, {33, 33}, {0, 1}, {33, 33}, {33, 33}, {33, 33}, {33, 33},
    {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {254, 1}, {33, 33}, {0, 1}, {0, 1}, {33, 33}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1},
    {33, 33}, {33, 33}, {33, 33}, {33, 33}, {0, 1}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33}, {33, 33},
    {33, 33}, {33, 33}, {33, 33}};
#endif
static const uric_machine uri_template_parse_URI_Template = {
    uri_template_parse_URI_Template_byte_class, uri_template_parse_URI_Template_entry, NULL,
    uri_template_parse_URI_Template_row_template, uri_template_parse_URI_Template_templates, uri_template_parse_URI_Template_template_entry, uri_template_parse_URI_Template_action, uri_template_parse_URI_Template_operations,
    NULL,
#if URIC_ERROR_DETAIL
    uri_template_parse_URI_Template_expected, uri_template_parse_URI_Template_expected_terms, uri_template_terms, uri_template_parse_URI_Template_error_component,
#endif
#if URIC_CODE_POINTS
    uri_template_parse_URI_Template_point_bytes, uri_template_parse_URI_Template_point_state, 1,
#endif
    51, 4, 36, 63, 0, 33, 211,
};
static const char uric_uri_template_URI_Template_name[] = "URI-Template";
const uric_rule uric_uri_template_URI_Template = {uric_uri_template_URI_Template_name, &uri_template_parse_URI_Template, &uri_template_components_URI_Template, 0};

static const uint32_t uri_template_kept_0[8] = {0x00000000, 0x03ff0000, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t uri_template_kept_1[8] = {0x00000000, 0xafffffda, 0xafffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_uri_template_variable_encoding_name[] = "variable";
const uric_encoding uric_uri_template_variable_encoding = {uric_uri_template_variable_encoding_name, uri_template_kept_0, 0};
static const char uric_uri_template_URI_Template_encoding_name[] = "URI-Template";
const uric_encoding uric_uri_template_URI_Template_encoding = {uric_uri_template_URI_Template_encoding_name, uri_template_kept_1, 1};
static const char uric_uri_template_variable_list_encoding_name[] = "variable-list";
const uric_encoding uric_uri_template_variable_list_encoding = {uric_uri_template_variable_list_encoding_name, uri_template_kept_0, 0};
static const char uric_uri_template_varspec_encoding_name[] = "varspec";
const uric_encoding uric_uri_template_varspec_encoding = {uric_uri_template_varspec_encoding_name, uri_template_kept_0, 0};
static const char uric_uri_template_varname_encoding_name[] = "varname";
const uric_encoding uric_uri_template_varname_encoding = {uric_uri_template_varname_encoding_name, uri_template_kept_0, 0};

/* uri_template_check_URI_Template: 92 states, 0 actions, 38 classes, 9 row templates */
static const uint8_t uri_template_check_URI_Template_byte_class[212] = {
    1, 0, 2, 3, 4, 5, 3, 3, 3, 6, 2, 7, 3, 8, 5, 9,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 5, 0, 1, 0, 5, 1,
    12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 3, 0, 3, 0, 13, 0,
    12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 15, 16, 3, 0, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 20, 21,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 24,
    24, 24, 24, 24, 24, 24, 25, 24, 24, 24, 24, 24, 24, 26, 27, 0,
    0, 28, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 30,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 32, 31, 33, 34,
    35, 35, 36, 37};
static const uint8_t uri_template_check_URI_Template_entry[388] = {
    1, 56, 24, 57, 3, 58, 4, 36, 5, 47, 48, 49, 50, 1, 77, 59,
    0, 60, 6, 61, 7, 37, 8, 51, 52, 53, 54, 0, 1, 1, 1, 9,
    9, 9, 9, 32, 38, 77, 77, 77, 12, 12, 12, 12, 33, 39, 1, 1,
    1, 15, 15, 15, 15, 15, 40, 77, 77, 77, 16, 16, 16, 16, 16, 41,
    1, 1, 1, 77, 77, 77, 0, 0, 0, 25, 77, 0, 0, 0, 0, 62,
    42, 0, 0, 63, 43, 0, 0, 64, 44, 0, 0, 59, 77, 0, 0, 59,
    0, 0, 26, 66, 45, 0, 27, 68, 46, 0, 0, 66, 45, 0, 0, 68,
    46, 0, 77, 0, 0, 0, 0, 77, 55, 0, 0, 0, 55, 0, 0, 77,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 77, 77, 0, 0, 0, 0, 0,
    77, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 12, 0, 0, 0, 0,
    1, 1, 0, 0, 0, 77, 77, 0, 0, 0, 1, 1, 1, 0, 0, 77,
    77, 77, 62, 79, 19, 19, 42, 70, 0, 1, 63, 77, 0, 20, 43, 55,
    0, 1, 64, 0, 0, 21, 44, 0, 0, 1, 66, 81, 26, 26, 45, 74,
    1, 0, 68, 82, 27, 27, 46, 76, 77, 0, 0, 0, 10, 11, 10, 10,
    11, 10, 11, 10, 10, 11, 10, 11, 0, 10, 11, 0, 0, 0, 0, 0,
    13, 14, 13, 13, 14, 13, 14, 13, 13, 14, 13, 14, 0, 13, 14, 0,
    0, 0, 0, 78, 0, 65, 65, 0, 0, 0, 1, 0, 0, 9, 67, 67,
    0, 0, 0, 77, 0, 0, 12, 69, 69, 0, 71, 71, 0, 72, 72, 0,
    1, 1, 0, 73, 73, 0, 77, 77, 0, 75, 75, 0, 42, 42, 0, 0,
    83, 0, 43, 43, 0, 44, 44, 0, 45, 45, 0, 0, 85, 0, 46, 46,
    0, 0, 86, 0, 0, 0, 0, 1, 0, 80, 0, 1, 19, 0, 0, 1,
    0, 84, 0, 1, 26, 0, 1, 0, 27, 0, 77, 0, 19, 87, 0, 1,
    0, 77, 0, 1, 26, 88, 1, 0, 27, 89, 77, 0, 19, 90, 0, 1,
    26, 91, 1, 0, 27, 92, 77, 0, 19, 79, 0, 1, 26, 81, 1, 0,
    27, 82, 77, 0};
static const uint8_t uri_template_check_URI_Template_row_template[92] = {
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
    3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6,
    6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
static const uric_row_template uri_template_check_URI_Template_templates[9] = {
    {65535, 14}, {21, 3}, {5, 4}, {5, 4}, {65508, 5}, {65385, 8}, {65523, 5}, {95, 3},
    {19, 4},
};
static const uint8_t uri_template_check_URI_Template_template_entry[351] = {
    0, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, 2, 1, 0, 1, 1, 3, 3, 0, 3, 3, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 0, 0, 0, 1, 0, 4, 4, 0, 0, 0, 0, 0, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 4, 4, 4, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 2, 3, 4, 5, 5, 6, 5, 5, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 3, 4, 3, 3, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
};
#if URIC_CODE_POINTS
static const uint8_t uri_template_check_URI_Template_point_bytes[92] = {
    0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    2, 0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint16_t uri_template_check_URI_Template_point_state[92] = {
    0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1,
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 0,
    1, 33, 34, 0, 1, 0, 1, 0, 1, 41, 42, 43, 44, 45, 0, 0,
    0, 0, 1, 1, 1, 1, 54, 55, 0, 0, 58, 1, 1, 61, 62, 63,
    64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t uri_template_check_URI_Template_expected[92] = {
    0, 4, 0, 0, 0, 4, 4, 4, 0, 0, 0, 4, 4, 4, 0, 4,
    6, 8, 10, 10, 10, 10, 12, 14, 14, 10, 10, 17, 19, 20, 22, 0,
    4, 24, 26, 0, 4, 0, 4, 0, 4, 28, 35, 41, 45, 45, 0, 0,
    0, 0, 4, 4, 4, 4, 52, 54, 0, 0, 54, 4, 4, 54, 54, 54,
    54, 54, 54, 54, 54, 52, 54, 54, 54, 52, 54, 52, 2, 56, 59, 56,
    62, 62, 65, 56, 69, 69, 65, 69, 69, 65, 69, 69};
static const uint8_t uri_template_check_URI_Template_expected_terms[73] = {
    1, 2, 0, 255, 1, 255, 2, 255, 5, 255, 4, 255, 13, 255, 4, 5,
    255, 14, 255, 6, 9, 255, 6, 255, 15, 255, 16, 255, 4, 6, 7, 8,
    9, 0, 255, 4, 6, 8, 9, 0, 255, 4, 8, 0, 255, 4, 6, 7,
    8, 9, 10, 255, 12, 255, 3, 255, 11, 0, 255, 7, 0, 255, 7, 10,
    255, 11, 7, 0, 255, 11, 7, 10, 255};
#endif
static const uric_machine uri_template_check_URI_Template = {
    uri_template_check_URI_Template_byte_class, uri_template_check_URI_Template_entry, NULL,
    uri_template_check_URI_Template_row_template, uri_template_check_URI_Template_templates, uri_template_check_URI_Template_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    uri_template_check_URI_Template_expected, uri_template_check_URI_Template_expected_terms, uri_template_terms, NULL,
#endif
#if URIC_CODE_POINTS
    uri_template_check_URI_Template_point_bytes, uri_template_check_URI_Template_point_state, 1,
#endif
    92, 0, 38, 63, 0, 33, 211,
};

/* uri_template_check_ucschar: 28 states, 0 actions, 24 classes, 5 row templates */
static const uint8_t uri_template_check_ucschar_byte_class[117] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4,
    5, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8,
    9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 11, 12,
    0, 0, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 18, 19,
    20, 21, 21, 22, 23};
static const uint8_t uri_template_check_ucschar_entry[126] = {
    7, 8, 9, 10, 11, 0, 25, 20, 21, 3, 0, 0, 0, 0, 0, 0,
    12, 13, 0, 0, 26, 22, 15, 23, 0, 0, 27, 27, 27, 0, 27, 27,
    27, 27, 27, 27, 27, 27, 0, 27, 27, 27, 27, 27, 0, 14, 14, 14,
    14, 14, 14, 0, 0, 16, 16, 16, 16, 16, 0, 27, 27, 27, 18, 18,
    18, 27, 27, 27, 19, 19, 19, 27, 27, 27, 27, 27, 27, 0, 0, 15,
    23, 23, 15, 23, 15, 23, 23, 17, 24, 0, 0, 0, 18, 18, 18, 18,
    5, 19, 19, 19, 19, 6, 0, 14, 14, 28, 4, 0, 0, 0, 17, 17,
    24, 0, 0, 0, 0, 0, 0, 1, 27, 0, 27, 27, 27, 0};
static const uint8_t uri_template_check_ucschar_row_template[28] = {
    0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4};
static const uric_row_template uri_template_check_ucschar_templates[5] = {
    {65535, 11}, {13, 4}, {19, 3}, {65517, 5}, {65493, 6},
};
static const uint8_t uri_template_check_ucschar_template_entry[125] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0,
    0, 1, 2, 1, 2, 3, 1, 1, 2, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 4, 3, 3, 3, 4, 3, 3, 3, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, 0, 0, 0, 2, 2, 3, 4, 3, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
};
#if URIC_CODE_POINTS
static const uint8_t uri_template_check_ucschar_point_bytes[28] = {
    0, 0, 1, 2, 3, 3, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 3, 3, 1, 1, 1, 2, 2, 1, 1, 0, 2};
static const uint16_t uri_template_check_ucschar_point_state[28] = {
    0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1,
    1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 26, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t uri_template_check_ucschar_expected[28] = {
    0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 2,
    2, 0, 2, 0, 0, 2, 0, 2, 0, 2, 4, 0};
static const uint8_t uri_template_check_ucschar_expected_terms[6] = {
    17, 255, 18, 255, 0, 255};
#endif
static const uric_machine uri_template_check_ucschar = {
    uri_template_check_ucschar_byte_class, uri_template_check_ucschar_entry, NULL,
    uri_template_check_ucschar_row_template, uri_template_check_ucschar_templates, uri_template_check_ucschar_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    uri_template_check_ucschar_expected, uri_template_check_ucschar_expected_terms, uri_template_terms, NULL,
#endif
#if URIC_CODE_POINTS
    uri_template_check_ucschar_point_bytes, uri_template_check_ucschar_point_state, 1,
#endif
    28, 0, 24, 31, 0, 128, 116,
};

static const uric_rule uri_template_rules[] = {
    {"URI-Template", &uri_template_check_URI_Template, NULL, 0},
    {"literals", &uri_template_check_URI_Template, NULL, 1},
    {"expression", &uri_template_check_URI_Template, NULL, 16},
    {"operator", &uri_template_check_URI_Template, NULL, 17},
    {"op-level2", &uri_template_check_URI_Template, NULL, 33},
    {"op-level3", &uri_template_check_URI_Template, NULL, 34},
    {"op-reserve", &uri_template_check_URI_Template, NULL, 27},
    {"variable-list", &uri_template_check_URI_Template, NULL, 18},
    {"varspec", &uri_template_check_URI_Template, NULL, 19},
    {"varname", &uri_template_check_URI_Template, NULL, 20},
    {"varchar", &uri_template_check_URI_Template, NULL, 21},
    {"modifier-level4", &uri_template_check_URI_Template, NULL, 28},
    {"prefix", &uri_template_check_URI_Template, NULL, 29},
    {"max-length", &uri_template_check_URI_Template, NULL, 54},
    {"explode", &uri_template_check_URI_Template, NULL, 30},
    {"pct-encoded", &uri_template_check_URI_Template, NULL, 22},
    {"ucschar", &uri_template_check_ucschar, NULL, 0},
    {"iprivate", &uri_template_check_ucschar, NULL, 1},
};

static const uric_rule *const uri_template_parsers[] = {
    &uric_uri_template_URI_Template,
};

static const char *const uri_template_component_names[] = {
    "variable",
};
static const uric_encoding *const uri_template_encodings[] = {
    &uric_uri_template_variable_encoding,
    &uric_uri_template_URI_Template_encoding,
    &uric_uri_template_variable_list_encoding,
    &uric_uri_template_varspec_encoding,
    &uric_uri_template_varname_encoding,
};

const uric_grammar uric_uri_template = {
    .name = "uri-template",
    .title = "RFC 6570, section 2",
    .absolute = "URI-Template",
    .reference = "URI-Template",
    .rule = uri_template_rules,
    .parser = uri_template_parsers,
    .component = uri_template_component_names,
    .revision = &uri_template_revision,
    .encoding = uri_template_encodings,
    .rules = 18,
    .parsers = 1,
    .components = 1,
    .encodings = 5,
};
#endif
