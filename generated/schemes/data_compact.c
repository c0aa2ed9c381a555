/* RFC 2397, section 3. Written by uric-grammar pack from grammar/data.*: do not edit. */
/* clang-format off */

/* RFC 2397, section 3 (+2407). */
#ifndef URIC_GRAMMAR_DATA
#define URIC_GRAMMAR_DATA 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_DATA && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char data_terms[] =
    "end of input\0"
    "\"d\"\0"
    "\"a\"\0"
    "\"t\"\0"
    "\":\"\0"
    "hex\0"
    "alphanum\0"
    "\"!\"\0"
    "\"$\"\0"
    "\"%\"\0"
    "\"&\"\0"
    "\"'\"\0"
    "\"*\"\0"
    "\"+\"\0"
    "\"-\"\0"
    "\".\"\0"
    "\"=\"\0"
    "\"_\"\0"
    "\"~\"\0"
    "\",\"\0"
    "\"/\"\0"
    "urlchar\0"
    "\";\"\0"
    "\"s\"\0"
    "\"e\"\0"
    "\"b\"\0"
    "reserved\0"
    "unreserved\0"
    "mark\0"
    "DIGIT\0"
    "ALPHA\0"
    "\"6\"\0"
    "\"4\"\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision data_revision = {
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
static const char data_parts_dataurl[] = "mediatype\0" "type\0" "subtype\0" "parameter\0" "base64\0" "data\0";

static const uric_capture data_captures_dataurl[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {1, 2}, /* mediatype */
    {1, 3}, /* type */
    {4, 5}, /* subtype */
    {6, 7}, /* parameter */
    {8, 9}, /* base64 */
    {10, 11}, /* data */
};
static const uric_components data_items_dataurl = {
    .part_names = data_parts_dataurl,
    .capture = data_captures_dataurl,
    .registers = 12,
    .component_registers = 12,
    .parts = 6,
    .lists = 0,
};

/* data_items_dataurl_parameter: 16 states, 5 actions, 18 classes, 4 row templates */
static const uint8_t data_parse_dataurl_byte_class[94] = {
    1, 0, 0, 1, 2, 1, 1, 3, 3, 1, 1, 4, 1, 1, 5, 6,
    6, 6, 6, 7, 6, 8, 6, 6, 6, 9, 10, 0, 11, 0, 3, 3,
    12, 13, 6, 14, 15, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 16, 17, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0,
    12, 13, 6, 14, 15, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 16, 17, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1};
static const uint8_t data_items_dataurl_parameter_entry[68] = {
    2, 9, 0, 0, 0, 2, 9, 0, 0, 3, 4, 11, 0, 0, 0, 4,
    11, 17, 18, 0, 13, 0, 13, 6, 13, 13, 0, 13, 13, 15, 13, 0,
    8, 13, 13, 13, 21, 13, 13, 13, 10, 2, 12, 4, 0, 0, 0, 0,
    0, 1, 19, 19, 0, 20, 19, 0, 13, 13, 13, 13, 16, 0, 13, 7,
    13, 13, 13, 0};
static const uint8_t data_items_dataurl_parameter_row_template[16] = {
    0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
static const uric_row_template data_items_dataurl_parameter_templates[4] = {
    {65535, 5}, {65535, 5}, {31, 1}, {65507, 6},
};
static const uint8_t data_items_dataurl_parameter_template_entry[76] = {
    0, 1, 2, 0, 3, 0, 1, 1, 1, 0, 4, 5, 1, 1, 1, 1, 1, 1, 0,
    0, 1, 1, 0, 2, 0, 1, 3, 1, 0, 0, 1, 4, 1, 1, 1, 5, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0,
    0, 1, 1, 0, 0, 0, 1, 1, 2, 0, 0, 3, 1, 4, 1, 5, 1, 1, 6,
};
static const uric_action data_items_dataurl_parameter_action[5] = {
    {0, 0, 12}, {0, 0, 13}, {2, 0, 12}, {2, 0, 4}, {4, 0, 12},
};
static const uint8_t data_items_dataurl_parameter_operations[6] = {
    38, 255, 7, 255, 71, 255};
static const uric_machine data_items_dataurl_parameter = {
    data_parse_dataurl_byte_class, data_items_dataurl_parameter_entry, NULL,
    data_items_dataurl_parameter_row_template, data_items_dataurl_parameter_templates, data_items_dataurl_parameter_template_entry, data_items_dataurl_parameter_action, data_items_dataurl_parameter_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    16, 5, 18, 31, 0, 33, 93,
};
static const uric_rule data_items_dataurl_parameter_rule = {"parameter", &data_items_dataurl_parameter, &data_items_dataurl, 0};
static const uric_list data_lists_dataurl[] = {{11, &data_items_dataurl_parameter_rule}, };
static const uric_components data_components_dataurl = {
#if URIC_OPERATIONS
    .revision = &data_revision,
#endif
    .part_names = data_parts_dataurl,
    .capture = data_captures_dataurl,
    .list = data_lists_dataurl,
    .registers = 12,
    .component_registers = 12,
    .parts = 6,
    .lists = 1,
    .params = 0,
    .composes = 0,
};

/* data_parse_dataurl: 30 states, 9 actions, 18 classes, 5 row templates */
static const uint8_t data_parse_dataurl_entry[131] = {
    0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4, 0, 5, 0, 0,
    31, 0, 0, 0, 7, 23, 11, 12, 13, 24, 16, 28, 15, 30, 16, 9,
    0, 16, 16, 29, 16, 16, 16, 16, 9, 0, 16, 16, 29, 18, 16, 16,
    16, 9, 0, 16, 16, 29, 16, 16, 19, 16, 9, 0, 16, 16, 29, 16,
    20, 16, 16, 9, 0, 16, 21, 29, 16, 16, 16, 16, 9, 0, 22, 16,
    29, 16, 16, 16, 16, 9, 39, 16, 16, 29, 16, 16, 16, 23, 6, 0,
    34, 23, 0, 24, 8, 24, 24, 24, 2, 16, 9, 0, 0, 17, 0, 23,
    6, 32, 33, 28, 10, 0, 0, 28, 10, 35, 36, 30, 14, 0, 0, 30,
    14, 37, 38};
static const uint8_t data_parse_dataurl_row_template[30] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4};
static const uric_row_template data_parse_dataurl_templates[5] = {
    {65535, 4}, {14, 1}, {65430, 9}, {65496, 6}, {10, 4},
};
static const uint8_t data_parse_dataurl_template_entry[95] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 0, 0, 4, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0,
    0, 1, 2, 0, 3, 0, 1, 4, 5, 0, 0, 6, 7, 1, 1, 8, 9, 1, 0,
    0, 1, 2, 3, 3, 4, 1, 1, 1, 3, 3, 3, 1, 5, 1, 1, 1, 1, 6,
    0, 1, 2, 0, 3, 0, 1, 1, 1, 0, 4, 0, 1, 1, 1, 1, 1, 1, 0,
};
static const uric_action data_parse_dataurl_action[9] = {
    {2, 0, 25}, {5, 0, 23}, {8, 0, 24}, {12, 0, 26}, {15, 0, 23}, {19, 0, 24}, {24, 0, 23}, {28, 0, 24},
    {32, 0, 23},
};
static const uint8_t data_parse_dataurl_operations[35] = {
    11, 255, 0, 1, 255, 2, 10, 255, 2, 6, 8, 255, 3, 4, 255, 2,
    5, 10, 255, 2, 5, 6, 8, 255, 2, 7, 10, 255, 2, 7, 8, 255,
    9, 10, 255};
#if URIC_ERROR_DETAIL
static const uint16_t data_parse_dataurl_expected[30] = {
    0, 2, 4, 2, 6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 10,
    10, 10, 10, 10, 10, 24, 39, 53, 56, 69, 56, 69, 56, 69};
static const uint8_t data_parse_dataurl_expected_terms[84] = {
    1, 255, 2, 255, 3, 255, 4, 255, 5, 255, 6, 7, 8, 9, 10, 11,
    12, 13, 14, 15, 16, 17, 18, 255, 6, 7, 8, 9, 10, 11, 12, 13,
    19, 14, 15, 16, 17, 18, 255, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    15, 20, 17, 18, 255, 21, 0, 255, 6, 7, 8, 9, 10, 11, 12, 13,
    14, 15, 17, 18, 255, 6, 7, 8, 9, 10, 11, 12, 13, 19, 14, 15,
    22, 17, 18, 255};
static const uric_error_component data_parse_dataurl_error_component[30] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {1, 3}, {1, 3}, {10, 11}, {6, 7}, {4, 5}, {10, 11}, {6, 7}, {4, 5}, {6, 7}, {6, 7}, {6, 7},
    {6, 7}, {6, 7}, {6, 7}, {6, 7}, {6, 7}, {6, 7}, {1, 3}, {10, 11}, {6, 7}, {1, 3}, {4, 5}, {4, 5}, {6, 7}, {6, 7}};
#endif
static const uric_machine data_parse_dataurl = {
    data_parse_dataurl_byte_class, data_parse_dataurl_entry, NULL,
    data_parse_dataurl_row_template, data_parse_dataurl_templates, data_parse_dataurl_template_entry, data_parse_dataurl_action, data_parse_dataurl_operations,
    NULL,
#if URIC_ERROR_DETAIL
    data_parse_dataurl_expected, data_parse_dataurl_expected_terms, data_terms, data_parse_dataurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    30, 9, 18, 31, 0, 33, 93,
};
static const char uric_data_dataurl_name[] = "dataurl";
const uric_rule uric_data_dataurl = {uric_data_dataurl_name, &data_parse_dataurl, &data_components_dataurl, 0};

static const uint32_t data_kept_0[8] = {0x00000000, 0x03ff6cd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t data_kept_2[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_data_type_encoding_name[] = "type";
const uric_encoding uric_data_type_encoding = {uric_data_type_encoding_name, data_kept_0, 0};
static const char uric_data_subtype_encoding_name[] = "subtype";
const uric_encoding uric_data_subtype_encoding = {uric_data_subtype_encoding_name, data_kept_0, 0};
static const char uric_data_data_encoding_name[] = "data";
const uric_encoding uric_data_data_encoding = {uric_data_data_encoding_name, data_kept_2, 1};
static const char uric_data_attribute_encoding_name[] = "attribute";
const uric_encoding uric_data_attribute_encoding = {uric_data_attribute_encoding_name, data_kept_0, 0};
static const char uric_data_value_encoding_name[] = "value";
const uric_encoding uric_data_value_encoding = {uric_data_value_encoding_name, data_kept_0, 0};
static const char uric_data_token_encoding_name[] = "token";
const uric_encoding uric_data_token_encoding = {uric_data_token_encoding_name, data_kept_0, 0};

/* data_check_dataurl: 67 states, 0 actions, 22 classes, 9 row templates */
static const uint8_t data_check_dataurl_byte_class[94] = {
    1, 0, 0, 2, 3, 2, 1, 4, 4, 1, 2, 5, 1, 1, 6, 7,
    7, 7, 7, 8, 7, 9, 7, 7, 7, 10, 11, 0, 12, 0, 13, 13,
    14, 15, 16, 17, 18, 16, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 20, 21, 19, 19, 19, 19, 19, 19, 0, 0, 0, 0, 1, 0,
    14, 15, 16, 17, 18, 16, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 20, 21, 19, 19, 19, 19, 19, 19, 0, 0, 0, 1};
static const uint8_t data_check_dataurl_entry[230] = {
    0, 54, 0, 0, 0, 55, 0, 0, 0, 0, 0, 4, 0, 0, 66, 0,
    12, 0, 0, 0, 59, 15, 0, 0, 37, 1, 7, 16, 7, 7, 7, 1,
    9, 18, 9, 9, 9, 0, 0, 0, 0, 0, 0, 1, 10, 19, 0, 0,
    0, 1, 11, 25, 0, 0, 37, 1, 60, 28, 0, 7, 61, 0, 13, 31,
    0, 7, 61, 0, 9, 20, 22, 23, 14, 24, 59, 26, 7, 38, 10, 27,
    40, 11, 29, 60, 32, 33, 42, 13, 38, 17, 0, 10, 19, 0, 0, 18,
    0, 40, 21, 0, 38, 17, 35, 11, 25, 0, 40, 21, 39, 13, 31, 0,
    42, 30, 41, 42, 30, 42, 42, 41, 44, 42, 42, 30, 42, 42, 41, 42,
    62, 42, 30, 42, 46, 41, 42, 42, 42, 30, 63, 42, 41, 42, 42, 0,
    56, 0, 9, 0, 0, 0, 0, 57, 0, 0, 58, 9, 9, 9, 0, 9,
    9, 9, 0, 0, 0, 0, 49, 0, 0, 50, 0, 0, 3, 0, 0, 5,
    0, 0, 9, 59, 15, 0, 39, 0, 59, 59, 60, 28, 0, 41, 0, 60,
    60, 42, 30, 0, 0, 0, 43, 42, 42, 30, 0, 0, 41, 42, 45, 42,
    30, 7, 0, 41, 42, 42, 9, 9, 9, 0, 0, 0, 0, 9, 0, 0,
    67, 0, 0, 9, 0, 0};
static const uint8_t data_check_dataurl_row_template[67] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5,
    5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8,
    8, 8, 8};
static const uric_row_template data_check_dataurl_templates[9] = {
    {65535, 4}, {65525, 6}, {54, 1}, {65524, 3}, {65356, 7}, {4, 3}, {4, 3}, {65308, 7},
    {65497, 4},
};
static const uint8_t data_check_dataurl_template_entry[207] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 3, 0, 4, 0, 0,
    0, 1, 1, 2, 3, 4, 3, 1, 1, 1, 3, 5, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 6,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0,
    0, 1, 1, 2, 0, 0, 0, 1, 1, 1, 0, 0, 3, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 1, 1, 2, 0, 0, 0, 1, 3, 4, 0, 0, 5, 0, 6, 1, 1, 1, 1, 1, 7, 1, 0,
    0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 2, 0, 0, 0, 0, 0, 3, 0,
    0, 1, 0, 0, 1, 0, 0, 2, 2, 2, 0, 0, 0, 0, 3, 2, 2, 2, 2, 2, 2, 2, 0,
    0, 1, 1, 2, 0, 3, 4, 1, 1, 1, 0, 0, 5, 0, 1, 6, 1, 1, 7, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t data_check_dataurl_expected[67] = {
    0, 0, 2, 4, 6, 8, 23, 26, 21, 28, 8, 42, 42, 57, 57, 57,
    57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57,
    57, 59, 59, 72, 59, 74, 59, 74, 59, 74, 74, 74, 74, 74, 88, 90,
    92, 92, 94, 96, 98, 100, 100, 100, 100, 100, 102, 102, 59, 74, 116, 131,
    133, 135, 137};
static const uint8_t data_check_dataurl_expected_terms[139] = {
    1, 255, 23, 255, 24, 255, 4, 255, 6, 7, 8, 9, 10, 11, 12, 13,
    14, 15, 22, 17, 18, 0, 255, 21, 0, 255, 21, 255, 6, 7, 8, 9,
    10, 11, 12, 13, 14, 15, 17, 18, 0, 255, 6, 7, 8, 9, 10, 11,
    12, 13, 19, 14, 15, 22, 17, 18, 255, 5, 255, 6, 7, 8, 9, 10,
    11, 12, 13, 14, 15, 17, 18, 255, 9, 255, 6, 7, 8, 9, 10, 11,
    12, 13, 14, 15, 16, 17, 18, 255, 25, 255, 26, 255, 3, 255, 27, 255,
    6, 255, 28, 255, 2, 255, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    20, 17, 18, 255, 6, 7, 8, 9, 10, 11, 12, 13, 19, 14, 15, 16,
    17, 18, 255, 29, 255, 30, 255, 31, 255, 32, 255};
#endif
static const uric_machine data_check_dataurl = {
    data_check_dataurl_byte_class, data_check_dataurl_entry, NULL,
    data_check_dataurl_row_template, data_check_dataurl_templates, data_check_dataurl_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    data_check_dataurl_expected, data_check_dataurl_expected_terms, data_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    67, 0, 22, 31, 0, 33, 93,
};

static const uric_rule data_rules[] = {
    {"dataurl", &data_check_dataurl, NULL, 0},
    {"mediatype", &data_check_dataurl, NULL, 5},
    {"data", &data_check_dataurl, NULL, 6},
    {"parameter", &data_check_dataurl, NULL, 33},
    {"urlchar", &data_check_dataurl, NULL, 7},
    {"type", &data_check_dataurl, NULL, 34},
    {"subtype", &data_check_dataurl, NULL, 34},
    {"attribute", &data_check_dataurl, NULL, 34},
    {"value", &data_check_dataurl, NULL, 34},
    {"token", &data_check_dataurl, NULL, 34},
    {"scheme", &data_check_dataurl, NULL, 1},
    {"base64", &data_check_dataurl, NULL, 46},
    {"uric", &data_check_dataurl, NULL, 7},
    {"escaped", &data_check_dataurl, NULL, 35},
    {"reserved", &data_check_dataurl, NULL, 47},
    {"unreserved", &data_check_dataurl, NULL, 50},
    {"hex", &data_check_dataurl, NULL, 13},
    {"alphanum", &data_check_dataurl, NULL, 51},
    {"mark", &data_check_dataurl, NULL, 52},
    {"rfc2396.digit", &data_check_dataurl, NULL, 63},
    {"rfc2396.alpha", &data_check_dataurl, NULL, 64},
    {"lowalpha", &data_check_dataurl, NULL, 64},
    {"upalpha", &data_check_dataurl, NULL, 64},
};

static const uric_rule *const data_parsers[] = {
    &uric_data_dataurl,
};

static const char *const data_component_names[] = {
    "scheme",
    "mediatype",
    "type",
    "subtype",
    "parameter",
    "base64",
    "data",
};
static const uric_encoding *const data_encodings[] = {
    &uric_data_type_encoding,
    &uric_data_subtype_encoding,
    &uric_data_data_encoding,
    &uric_data_attribute_encoding,
    &uric_data_value_encoding,
    &uric_data_token_encoding,
};

const uric_grammar uric_data = {
    .name = "data",
    .title = "RFC 2397, section 3",
    .absolute = "dataurl",
    .reference = "dataurl",
    .rule = data_rules,
    .parser = data_parsers,
    .component = data_component_names,
    .revision = &data_revision,
    .encoding = data_encodings,
    .rules = 23,
    .parsers = 1,
    .components = 7,
    .encodings = 6,
};
#endif
