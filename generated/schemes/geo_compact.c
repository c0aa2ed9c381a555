/* RFC 5870, section 3.3. Written by uric-grammar pack from grammar/geo.*: do not edit. */
/* clang-format off */

/* RFC 5870, section 3.3 (+2399). */
#ifndef URIC_GRAMMAR_GEO
#define URIC_GRAMMAR_GEO 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_GEO && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char geo_terms[] =
    "end of input\0"
    "\"g\"\0"
    "\"e\"\0"
    "HEXDIG\0"
    "alphanum\0"
    "\"-\"\0"
    "\"=\"\0"
    "\"o\"\0"
    "\":\"\0"
    "paramchar\0"
    "\";\"\0"
    "DIGIT\0"
    "\",\"\0"
    "\".\"\0"
    "unreserved\0"
    "mark\0"
    "\"c\"\0"
    "\"u\"\0"
    "p-unreserved\0"
    "\"r\"\0"
    "\"s\"\0"
    "\"%\"\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision geo_revision = {
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
static const char geo_parts_geo_URI[] = "latitude\0" "longitude\0" "altitude\0" "crs\0" "uncertainty\0" "parameter\0";

static const uric_capture geo_captures_geo_URI[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {1, 2}, /* latitude */
    {3, 4}, /* longitude */
    {5, 6}, /* altitude */
    {7, 8}, /* crs */
    {9, 10}, /* uncertainty */
    {11, 12}, /* parameter */
};
static const uric_components geo_items_geo_URI = {
    .part_names = geo_parts_geo_URI,
    .capture = geo_captures_geo_URI,
    .registers = 13,
    .component_registers = 13,
    .parts = 6,
    .lists = 0,
};

/* geo_items_geo_URI_parameter: 11 states, 1 actions, 19 classes, 2 row templates */
static const uint8_t geo_parse_geo_URI_byte_class[94] = {
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 3, 4, 5, 0, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 8, 0, 9, 0, 0, 0,
    10, 10, 11, 10, 12, 10, 13, 14, 14, 14, 14, 14, 14, 14, 15, 14,
    14, 16, 17, 14, 18, 14, 14, 14, 14, 14, 1, 0, 1, 0, 1, 0,
    10, 10, 11, 10, 12, 10, 13, 14, 14, 14, 14, 14, 14, 14, 15, 14,
    14, 16, 17, 14, 18, 14, 14, 14, 14, 14, 0, 0, 0, 1};
static const uint8_t geo_items_geo_URI_parameter_entry[73] = {
    0, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 4, 3, 3, 5, 0,
    3, 12, 8, 3, 3, 3, 3, 2, 3, 12, 8, 3, 6, 3, 3, 2,
    3, 0, 0, 3, 3, 3, 3, 0, 3, 12, 8, 3, 3, 5, 3, 2,
    0, 0, 0, 0, 1, 9, 10, 9, 0, 0, 9, 10, 9, 12, 2, 0,
    0, 11, 0, 0, 0, 0, 9, 0, 0};
static const uint8_t geo_items_geo_URI_parameter_row_template[11] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1};
static const uric_row_template geo_items_geo_URI_parameter_templates[2] = {
    {65535, 8}, {17, 5},
};
static const uint8_t geo_items_geo_URI_parameter_template_entry[40] = {
    0, 0, 0, 0, 1, 0, 1, 0, 2, 3, 1, 4, 1, 1, 1, 1, 5, 6, 7, 8,
    0, 1, 2, 0, 1, 1, 3, 1, 4, 0, 3, 3, 3, 1, 1, 1, 1, 1, 1, 5,
};
static const uric_action geo_items_geo_URI_parameter_action[1] = {
    {2, 0, 6},
};
static const uint8_t geo_items_geo_URI_parameter_operations[5] = {
    43, 255, 43, 12, 255};
static const uric_machine geo_items_geo_URI_parameter = {
    geo_parse_geo_URI_byte_class, geo_items_geo_URI_parameter_entry, NULL,
    geo_items_geo_URI_parameter_row_template, geo_items_geo_URI_parameter_templates, geo_items_geo_URI_parameter_template_entry, geo_items_geo_URI_parameter_action, geo_items_geo_URI_parameter_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    11, 1, 19, 31, 0, 33, 93,
};
static const uric_rule geo_items_geo_URI_parameter_rule = {"parameter", &geo_items_geo_URI_parameter, &geo_items_geo_URI, 0};
static const uric_list geo_lists_geo_URI[] = {{13, &geo_items_geo_URI_parameter_rule}, };
static const uric_components geo_components_geo_URI = {
#if URIC_OPERATIONS
    .revision = &geo_revision,
#endif
    .part_names = geo_parts_geo_URI,
    .capture = geo_captures_geo_URI,
    .list = geo_lists_geo_URI,
    .registers = 13,
    .component_registers = 13,
    .parts = 6,
    .lists = 1,
    .params = 0,
    .composes = 0,
};

/* geo_parse_geo_URI: 40 states, 9 actions, 19 classes, 6 row templates */
static const uint8_t geo_parse_geo_URI_entry[162] = {
    0, 0, 2, 0, 12, 0, 4, 4, 0, 15, 15, 0, 16, 0, 17, 6,
    16, 46, 16, 16, 16, 0, 19, 8, 16, 0, 16, 16, 16, 47, 16, 16,
    21, 0, 21, 21, 16, 0, 19, 6, 0, 0, 0, 0, 13, 0, 0, 0,
    41, 0, 0, 0, 15, 3, 15, 0, 15, 0, 15, 3, 15, 7, 15, 2,
    16, 7, 14, 16, 16, 2, 16, 7, 14, 18, 16, 2, 16, 7, 14, 16,
    9, 2, 16, 7, 14, 20, 16, 2, 16, 7, 14, 16, 8, 2, 21, 49,
    0, 21, 21, 4, 23, 33, 0, 33, 26, 34, 0, 35, 0, 34, 29, 36,
    0, 37, 0, 36, 0, 38, 0, 39, 0, 40, 42, 25, 33, 0, 0, 43,
    28, 34, 44, 6, 42, 0, 35, 0, 0, 0, 30, 36, 45, 8, 43, 0,
    37, 44, 6, 0, 0, 38, 45, 8, 0, 32, 39, 48, 10, 0, 0, 40,
    48, 10};
static const uint8_t geo_parse_geo_URI_row_template[40] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3,
    3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    5, 5, 5, 5, 5, 5, 5, 5};
static const uric_row_template geo_parse_geo_URI_templates[6] = {
    {65535, 3}, {65531, 4}, {65509, 6}, {65509, 6}, {57, 2}, {65497, 5},
};
static const uint8_t geo_parse_geo_URI_template_entry[120] = {
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 2, 3, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 3, 1, 1, 1, 1, 1, 1, 4, 0,
    0, 1, 2, 0, 1, 1, 1, 3, 4, 0, 1, 1, 1, 1, 1, 5, 1, 1, 1, 6,
    0, 0, 0, 0, 1, 0, 1, 0, 2, 3, 1, 1, 1, 1, 1, 1, 4, 5, 1, 6,
    0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 2, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5,
};
static const uric_action geo_parse_geo_URI_action[9] = {
    {10, 0, 21}, {13, 0, 23}, {16, 0, 26}, {19, 0, 4}, {22, 0, 4}, {25, 0, 30}, {27, 0, 9}, {29, 0, 6},
    {32, 0, 10},
};
static const uint8_t geo_parse_geo_URI_operations[35] = {
    12, 255, 8, 255, 4, 255, 6, 255, 10, 255, 0, 1, 255, 2, 3, 255,
    4, 5, 255, 43, 4, 255, 43, 6, 255, 9, 255, 7, 255, 43, 10, 255,
    43, 8, 255};
#if URIC_ERROR_DETAIL
static const uint16_t geo_parse_geo_URI_expected[40] = {
    0, 2, 4, 4, 6, 9, 6, 6, 9, 6, 6, 13, 15, 17, 19, 23,
    23, 23, 23, 23, 29, 34, 37, 34, 37, 37, 34, 37, 37, 37, 37, 37,
    39, 43, 49, 52, 57, 62, 52, 62};
static const uint8_t geo_parse_geo_URI_expected_terms[66] = {
    1, 255, 2, 255, 3, 255, 4, 5, 255, 4, 5, 6, 255, 7, 255, 8,
    255, 9, 255, 9, 10, 0, 255, 4, 5, 10, 6, 0, 255, 4, 5, 10,
    0, 255, 11, 5, 255, 11, 255, 11, 12, 13, 255, 11, 12, 13, 10, 0,
    255, 11, 12, 255, 11, 13, 10, 0, 255, 11, 12, 10, 0, 255, 11, 10,
    0, 255};
static const uric_error_component geo_parse_geo_URI_error_component[40] = {
    {33, 0}, {33, 0}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {7, 8}, {11, 12}, {33, 0}, {33, 0}, {11, 12}, {11, 12}, {11, 12},
    {11, 12}, {11, 12}, {11, 12}, {11, 12}, {7, 8}, {1, 2}, {1, 2}, {3, 4}, {1, 2}, {3, 4}, {5, 6}, {3, 4}, {5, 6}, {5, 6}, {9, 10}, {9, 10},
    {1, 2}, {3, 4}, {1, 2}, {5, 6}, {3, 4}, {5, 6}, {9, 10}, {9, 10}};
#endif
static const uric_machine geo_parse_geo_URI = {
    geo_parse_geo_URI_byte_class, geo_parse_geo_URI_entry, NULL,
    geo_parse_geo_URI_row_template, geo_parse_geo_URI_templates, geo_parse_geo_URI_template_entry, geo_parse_geo_URI_action, geo_parse_geo_URI_operations,
    NULL,
#if URIC_ERROR_DETAIL
    geo_parse_geo_URI_expected, geo_parse_geo_URI_expected_terms, geo_terms, geo_parse_geo_URI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    40, 9, 19, 31, 0, 33, 93,
};
static const char uric_geo_geo_URI_name[] = "geo-URI";
const uric_rule uric_geo_geo_URI = {uric_geo_geo_URI_name, &geo_parse_geo_URI, &geo_components_geo_URI, 0};

static const uint32_t geo_kept_0[8] = {0x00000000, 0x07ff6fd2, 0xaffffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_geo_pvalue_encoding_name[] = "pvalue";
const uric_encoding uric_geo_pvalue_encoding = {uric_geo_pvalue_encoding_name, geo_kept_0, 0};

/* geo_check_geo_URI: 91 states, 0 actions, 20 classes, 8 row templates */
static const uint8_t geo_check_geo_URI_byte_class[94] = {
    1, 0, 0, 2, 3, 2, 1, 1, 1, 1, 2, 4, 5, 6, 0, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 9, 0, 10, 0, 0, 0,
    11, 11, 12, 11, 13, 11, 14, 15, 15, 15, 15, 15, 15, 15, 16, 15,
    15, 17, 18, 15, 19, 15, 15, 15, 15, 15, 2, 0, 2, 0, 1, 0,
    11, 11, 12, 11, 13, 11, 14, 15, 15, 15, 15, 15, 15, 15, 16, 15,
    15, 17, 18, 15, 19, 15, 15, 15, 15, 15, 0, 0, 0, 1};
static const uint8_t geo_check_geo_URI_entry[355] = {
    0, 0, 0, 6, 0, 0, 0, 7, 31, 31, 31, 31, 31, 0, 0, 0,
    0, 31, 31, 31, 0, 0, 47, 0, 0, 0, 48, 0, 12, 72, 13, 73,
    11, 74, 0, 74, 0, 72, 0, 73, 19, 75, 0, 76, 20, 77, 0, 78,
    0, 79, 0, 75, 0, 77, 0, 80, 25, 81, 0, 82, 0, 83, 0, 81,
    0, 84, 0, 85, 0, 55, 0, 0, 0, 1, 29, 0, 0, 29, 29, 1,
    29, 0, 0, 36, 29, 1, 0, 0, 0, 0, 0, 1, 32, 62, 90, 32,
    32, 1, 32, 62, 90, 37, 32, 1, 34, 0, 86, 34, 34, 1, 34, 0,
    86, 38, 34, 1, 29, 0, 0, 29, 53, 1, 32, 62, 90, 32, 64, 1,
    34, 0, 86, 34, 61, 1, 32, 62, 90, 40, 32, 1, 32, 62, 90, 32,
    63, 1, 41, 67, 0, 41, 41, 1, 0, 56, 0, 0, 57, 0, 0, 58,
    0, 49, 0, 0, 50, 0, 0, 0, 0, 70, 0, 0, 31, 89, 0, 0,
    31, 0, 0, 52, 0, 0, 91, 0, 0, 29, 0, 29, 29, 29, 0, 30,
    53, 32, 0, 33, 59, 0, 0, 69, 0, 0, 0, 0, 60, 34, 0, 35,
    61, 32, 21, 32, 32, 0, 11, 0, 0, 34, 0, 34, 34, 32, 0, 39,
    63, 32, 0, 32, 32, 32, 66, 32, 32, 0, 53, 0, 0, 41, 0, 41,
    41, 32, 0, 39, 59, 31, 31, 0, 0, 0, 0, 71, 0, 0, 8, 0,
    0, 0, 0, 0, 65, 14, 15, 72, 0, 0, 16, 17, 73, 0, 0, 0,
    18, 74, 0, 1, 22, 23, 75, 55, 1, 14, 0, 76, 0, 0, 10, 24,
    77, 0, 1, 16, 0, 78, 0, 0, 0, 0, 79, 0, 1, 0, 26, 80,
    62, 1, 0, 27, 81, 55, 1, 22, 0, 82, 55, 1, 10, 0, 83, 0,
    1, 0, 0, 84, 62, 1, 0, 0, 85, 55, 1, 89, 45, 0, 0, 31,
    46, 0, 0, 0, 46, 0, 0, 89, 45, 0, 1, 91, 51, 0, 0, 91,
    51, 62, 1};
static const uint8_t geo_check_geo_URI_row_template[91] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7};
static const uric_row_template geo_check_geo_URI_templates[8] = {
    {65535, 4}, {13, 2}, {65441, 6}, {28, 3}, {65512, 4}, {65512, 4}, {65441, 5}, {65526, 4},
};
static const uint8_t geo_check_geo_URI_template_entry[168] = {
    0, 1, 0, 0, 0, 1, 1, 2, 0, 0, 0, 2, 2, 3, 4, 2, 2, 2, 2, 2, 0,
    0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 1, 0, 2, 3, 1, 1, 1, 1, 1, 1, 4, 5, 1, 6,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 1, 1, 1, 0, 0, 3, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 3, 1, 1, 1, 1, 1, 1, 4, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0,
    0, 0, 0, 0, 1, 0, 2, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5,
    0, 1, 1, 2, 0, 1, 1, 1, 1, 3, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4,
};
#if URIC_ERROR_DETAIL
static const uint16_t geo_check_geo_URI_expected[91] = {
    0, 0, 2, 4, 6, 8, 8, 10, 10, 10, 13, 13, 13, 10, 13, 10,
    13, 13, 13, 13, 13, 10, 13, 13, 13, 13, 13, 15, 18, 18, 16, 22,
    22, 28, 28, 18, 22, 28, 22, 22, 33, 38, 38, 38, 40, 40, 42, 42,
    40, 40, 40, 40, 44, 44, 44, 47, 49, 44, 51, 53, 44, 44, 44, 51,
    53, 44, 44, 55, 57, 59, 61, 63, 63, 67, 71, 77, 80, 77, 85, 88,
    88, 93, 98, 102, 102, 106, 106, 108, 110, 106, 113};
static const uint8_t geo_check_geo_URI_expected_terms[117] = {
    1, 255, 14, 255, 15, 255, 4, 255, 2, 255, 11, 5, 255, 11, 255, 10,
    0, 255, 4, 5, 0, 255, 4, 5, 10, 6, 0, 255, 4, 5, 6, 0,
    255, 4, 5, 10, 0, 255, 10, 255, 3, 255, 7, 255, 4, 5, 255, 16,
    255, 17, 255, 4, 5, 6, 255, 18, 255, 19, 255, 8, 255, 20, 255, 11,
    12, 13, 255, 11, 13, 0, 255, 11, 12, 13, 10, 0, 255, 11, 12, 255,
    11, 12, 13, 0, 255, 11, 0, 255, 11, 13, 10, 0, 255, 11, 12, 10,
    0, 255, 11, 12, 0, 255, 11, 10, 0, 255, 9, 255, 21, 255, 9, 0,
    255, 9, 10, 0, 255};
#endif
static const uric_machine geo_check_geo_URI = {
    geo_check_geo_URI_byte_class, geo_check_geo_URI_entry, NULL,
    geo_check_geo_URI_row_template, geo_check_geo_URI_templates, geo_check_geo_URI_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    geo_check_geo_URI_expected, geo_check_geo_URI_expected_terms, geo_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    91, 0, 20, 31, 0, 33, 93,
};

static const uric_rule geo_rules[] = {
    {"geo-URI", &geo_check_geo_URI, NULL, 0},
    {"geo-scheme", &geo_check_geo_URI, NULL, 1},
    {"geo-path", &geo_check_geo_URI, NULL, 7},
    {"coordinates", &geo_check_geo_URI, NULL, 8},
    {"coord-a", &geo_check_geo_URI, NULL, 9},
    {"coord-b", &geo_check_geo_URI, NULL, 9},
    {"coord-c", &geo_check_geo_URI, NULL, 9},
    {"p", &geo_check_geo_URI, NULL, 27},
    {"crsp", &geo_check_geo_URI, NULL, 41},
    {"crslabel", &geo_check_geo_URI, NULL, 52},
    {"uncp", &geo_check_geo_URI, NULL, 42},
    {"uval", &geo_check_geo_URI, NULL, 10},
    {"parameter", &geo_check_geo_URI, NULL, 43},
    {"pname", &geo_check_geo_URI, NULL, 53},
    {"pvalue", &geo_check_geo_URI, NULL, 85},
    {"paramchar", &geo_check_geo_URI, NULL, 86},
    {"labeltext", &geo_check_geo_URI, NULL, 52},
    {"pnum", &geo_check_geo_URI, NULL, 10},
    {"num", &geo_check_geo_URI, NULL, 9},
    {"unreserved", &geo_check_geo_URI, NULL, 2},
    {"mark", &geo_check_geo_URI, NULL, 3},
    {"pct-encoded", &geo_check_geo_URI, NULL, 87},
    {"p-unreserved", &geo_check_geo_URI, NULL, 67},
    {"alphanum", &geo_check_geo_URI, NULL, 4},
};

static const uric_rule *const geo_parsers[] = {
    &uric_geo_geo_URI,
};

static const char *const geo_component_names[] = {
    "scheme",
    "latitude",
    "longitude",
    "altitude",
    "crs",
    "uncertainty",
    "parameter",
};
static const uric_encoding *const geo_encodings[] = {
    &uric_geo_pvalue_encoding,
};

const uric_grammar uric_geo = {
    .name = "geo",
    .title = "RFC 5870, section 3.3",
    .absolute = "geo-URI",
    .reference = "geo-URI",
    .rule = geo_rules,
    .parser = geo_parsers,
    .component = geo_component_names,
    .revision = &geo_revision,
    .encoding = geo_encodings,
    .rules = 24,
    .parsers = 1,
    .components = 7,
    .encodings = 1,
};
#endif
