/* RFC 3339, section 5.6. Written by uric-grammar pack from grammar/date-time.*: do not edit. */
/* clang-format off */

/* RFC 3339, section 5.6 (+1512). */
#ifndef URIC_GRAMMAR_DATE_TIME
#define URIC_GRAMMAR_DATE_TIME 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_DATE_TIME && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char date_time_terms[] =
    "end of input\0"
    "DIGIT\0"
    "date-month\0"
    "\"2\"\0"
    "\"0\"\0"
    "\"3\"\0"
    "\"t\"\0"
    "\":\"\0"
    "%x32-35\0"
    "%x32-36\0"
    "\"+\"\0"
    "\"-\"\0"
    "\".\"\0"
    "\"z\"\0"
    "%x31-39\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision date_time_revision = {
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
static const char date_time_parts_date_time[] = "year\0" "month\0" "day\0" "hour\0" "minute\0" "second\0" "fraction\0" "offset\0";

static const uric_capture date_time_captures_date_time[] = {
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 0}, /* year */
    {1, 2}, /* month */
    {3, 4}, /* day */
    {5, 6}, /* hour */
    {7, 8}, /* minute */
    {9, 10}, /* second */
    {11, 12}, /* fraction */
    {13, 14}, /* offset */
};
static const uric_components date_time_components_date_time = {
#if URIC_OPERATIONS
    .revision = &date_time_revision,
#endif
    .part_names = date_time_parts_date_time,
    .capture = date_time_captures_date_time,
    .registers = 15,
    .component_registers = 15,
    .parts = 8,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

/* date_time_parse_date_time: 48 states, 12 actions, 14 classes, 6 row templates */
static const uint8_t date_time_parse_date_time_byte_class[40] = {
    1, 50, 64, 101, 135, 152, 170, 186, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 192, 0, 0, 208, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 192, 0, 0, 208};
static const uint8_t date_time_parse_date_time_entry[119] = {
    3, 4, 6, 7, 31, 8, 9, 41, 42, 33, 39, 29, 36, 40, 37, 35,
    5, 5, 26, 43, 20, 0, 44, 21, 0, 45, 45, 45, 46, 46, 46, 39,
    0, 0, 29, 29, 0, 36, 36, 0, 15, 15, 30, 31, 31, 31, 0, 47,
    12, 23, 0, 48, 13, 24, 0, 0, 0, 0, 58, 37, 37, 37, 0, 0,
    0, 49, 0, 10, 0, 0, 0, 0, 0, 52, 0, 11, 22, 0, 0, 0,
    0, 0, 2, 0, 0, 0, 4, 0, 0, 38, 0, 16, 0, 0, 0, 55,
    56, 0, 57, 59, 0, 40, 60, 50, 0, 51, 0, 0, 45, 0, 46, 53,
    0, 54, 0, 0, 29, 0, 36};
static const uint8_t date_time_parse_date_time_row_template[48] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5};
static const uric_row_template date_time_parse_date_time_templates[6] = {
    {65535, 1}, {65503, 3}, {65478, 4}, {65478, 4}, {65478, 4}, {22, 2},
};
static const uint8_t date_time_parse_date_time_template_entry[90] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 2, 2, 3, 0, 0, 0, 0, 4, 0, 0,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 0, 3, 0, 0, 4,
    0, 1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 0, 0, 4, 0,
    0, 0, 1, 0, 0, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0,
};
static const uric_action date_time_parse_date_time_action[12] = {
    {4, 0, 31}, {7, 0, 17}, {7, 0, 18}, {10, 0, 33}, {13, 0, 26}, {13, 0, 27}, {16, 0, 24}, {19, 0, 13},
    {16, 0, 34}, {22, 0, 16}, {25, 0, 24}, {25, 0, 34},
};
static const uint8_t date_time_parse_date_time_operations[28] = {
    14, 255, 4, 255, 6, 7, 255, 0, 1, 255, 8, 9, 255, 2, 3, 255,
    45, 10, 255, 43, 10, 255, 4, 5, 255, 45, 12, 255};
#if URIC_ERROR_DETAIL
static const uint16_t date_time_parse_date_time_expected[48] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 5, 5, 2, 2, 7, 5, 5, 2, 9, 9, 9, 13, 9, 15, 17,
    15, 20, 23, 23, 15, 17, 25, 30, 35, 35, 37, 37, 35, 35, 37, 37};
static const uint8_t date_time_parse_date_time_expected_terms[39] = {
    1, 255, 2, 3, 255, 2, 255, 4, 255, 2, 3, 5, 255, 6, 255, 7,
    255, 2, 8, 255, 2, 9, 255, 0, 255, 10, 11, 12, 13, 255, 1, 10,
    11, 13, 255, 11, 255, 14, 255};
static const uric_error_component date_time_parse_date_time_error_component[48] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {5, 6}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {7, 8}, {9, 10}, {3, 4}, {3, 4}, {11, 12}, {13, 14}, {13, 14},
    {5, 6}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {9, 10}, {3, 4}, {3, 4}, {13, 14}, {5, 6}, {3, 4}, {3, 4}, {3, 4}, {13, 14}, {5, 6}, {7, 8},
    {7, 8}, {9, 10}, {13, 14}, {3, 4}, {13, 14}, {13, 14}, {9, 10}, {11, 12}, {33, 0}, {33, 0}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {3, 4}, {3, 4}};
#endif
static const uric_machine date_time_parse_date_time = {
    date_time_parse_date_time_byte_class, date_time_parse_date_time_entry, NULL,
    date_time_parse_date_time_row_template, date_time_parse_date_time_templates, date_time_parse_date_time_template_entry, date_time_parse_date_time_action, date_time_parse_date_time_operations,
    NULL,
#if URIC_ERROR_DETAIL
    date_time_parse_date_time_expected, date_time_parse_date_time_expected_terms, date_time_terms, date_time_parse_date_time_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    48, 12, 14, 15, 0, 43, 79,
};
static const char uric_date_time_date_time_name[] = "date-time";
const uric_rule uric_date_time_date_time = {uric_date_time_date_time_name, &date_time_parse_date_time, &date_time_components_date_time, 0};
static const char uric_date_time_full_date_name[] = "full-date";
const uric_rule uric_date_time_full_date = {uric_date_time_full_date_name, &date_time_parse_date_time, &date_time_components_date_time, 1};
static const char uric_date_time_full_time_name[] = "full-time";
const uric_rule uric_date_time_full_time = {uric_date_time_full_time_name, &date_time_parse_date_time, &date_time_components_date_time, 16};


/* date_time_check_date_fullyear: 71 states, 0 actions, 14 classes, 7 row templates */
static const uint8_t date_time_check_date_fullyear_byte_class[40] = {
    1, 50, 64, 101, 135, 152, 170, 186, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 192, 0, 0, 208, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 192, 0, 0, 208};
static const uint8_t date_time_check_date_fullyear_entry[165] = {
    4, 8, 10, 11, 58, 59, 64, 13, 65, 14, 5, 66, 15, 16, 45, 46,
    67, 68, 60, 61, 62, 40, 63, 27, 0, 5, 5, 41, 7, 7, 42, 9,
    9, 43, 58, 58, 58, 58, 58, 0, 58, 0, 0, 12, 12, 44, 69, 33,
    0, 70, 34, 0, 47, 47, 47, 48, 48, 48, 60, 0, 0, 61, 0, 0,
    40, 40, 0, 63, 5, 28, 0, 71, 22, 37, 0, 0, 0, 0, 26, 0,
    58, 0, 64, 0, 65, 0, 66, 31, 0, 32, 0, 38, 0, 39, 0, 5,
    0, 5, 29, 17, 0, 18, 0, 19, 35, 20, 36, 0, 6, 0, 0, 0,
    30, 0, 0, 0, 0, 30, 0, 0, 58, 0, 0, 0, 0, 0, 1, 0,
    0, 59, 0, 1, 0, 6, 0, 0, 1, 30, 21, 0, 58, 0, 30, 0,
    62, 58, 0, 58, 0, 0, 51, 0, 52, 0, 49, 0, 53, 0, 54, 47,
    0, 48, 0, 40, 0};
static const uint8_t date_time_check_date_fullyear_row_template[71] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6,
    6, 6, 6, 6, 6, 6, 6};
static const uric_row_template date_time_check_date_fullyear_templates[7] = {
    {65535, 1}, {65491, 3}, {65454, 4}, {65534, 2}, {65534, 2}, {65372, 5}, {22, 2},
};
static const uint8_t date_time_check_date_fullyear_template_entry[105] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 2, 2, 3, 0, 0, 0, 0, 4, 0, 0,
    0, 0, 1, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 0,
    0, 1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 0, 0, 4, 5,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 0, 0, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t date_time_check_date_fullyear_expected[71] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 2, 4, 4, 4, 4, 2, 7, 4, 2, 2,
    4, 4, 7, 7, 2, 9, 9, 13, 9, 9, 9, 9, 15, 15, 15, 15,
    17, 20, 17, 17, 20, 20, 23, 25, 28, 32, 34, 37, 40, 45, 50, 52,
    52, 52, 52, 52, 50, 50, 50};
static const uint8_t date_time_check_date_fullyear_expected_terms[54] = {
    1, 255, 2, 255, 2, 3, 255, 4, 255, 2, 3, 5, 255, 6, 255, 11,
    255, 2, 8, 255, 2, 9, 255, 12, 255, 10, 11, 255, 10, 11, 13, 255,
    0, 255, 1, 0, 255, 12, 0, 255, 10, 11, 12, 13, 255, 1, 10, 11,
    13, 255, 14, 255, 7, 255};
#endif
static const uric_machine date_time_check_date_fullyear = {
    date_time_check_date_fullyear_byte_class, date_time_check_date_fullyear_entry, NULL,
    date_time_check_date_fullyear_row_template, date_time_check_date_fullyear_templates, date_time_check_date_fullyear_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    date_time_check_date_fullyear_expected, date_time_check_date_fullyear_expected_terms, date_time_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    71, 0, 14, 15, 0, 43, 79,
};

static const uric_rule date_time_rules[] = {
    {"date-fullyear", &date_time_check_date_fullyear, NULL, 0},
    {"date-month", &date_time_check_date_fullyear, NULL, 22},
    {"date-mday", &date_time_check_date_fullyear, NULL, 37},
    {"time-hour", &date_time_check_date_fullyear, NULL, 23},
    {"time-minute", &date_time_check_date_fullyear, NULL, 48},
    {"time-second", &date_time_check_date_fullyear, NULL, 49},
    {"time-secfrac", &date_time_check_date_fullyear, NULL, 54},
    {"time-numoffset", &date_time_check_date_fullyear, NULL, 55},
    {"time-offset", &date_time_check_date_fullyear, NULL, 56},
    {"partial-time", &date_time_check_date_fullyear, NULL, 24},
    {"full-date", &date_time_check_date_fullyear, NULL, 1},
    {"full-time", &date_time_check_date_fullyear, NULL, 25},
    {"date-time", &date_time_check_date_fullyear, NULL, 2},
};

static const uric_rule *const date_time_parsers[] = {
    &uric_date_time_date_time,
    &uric_date_time_full_date,
    &uric_date_time_full_time,
};

static const char *const date_time_component_names[] = {
    "year",
    "month",
    "day",
    "hour",
    "minute",
    "second",
    "fraction",
    "offset",
};

const uric_grammar uric_date_time = {
    .name = "date-time",
    .title = "RFC 3339, section 5.6",
    .absolute = "date-time",
    .reference = "date-time",
    .rule = date_time_rules,
    .parser = date_time_parsers,
    .component = date_time_component_names,
    .revision = &date_time_revision,
    .rules = 13,
    .parsers = 3,
    .components = 8,
    .encodings = 0,
};
#endif
