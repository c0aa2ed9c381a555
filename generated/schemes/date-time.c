/* RFC 3339, section 5.6. Written by uric-grammar pack from grammar/date-time.*: do not edit. */
/* clang-format off */

/* RFC 3339, section 5.6. */
#ifndef URIC_GRAMMAR_DATE_TIME
#define URIC_GRAMMAR_DATE_TIME 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_DATE_TIME && !URIC_COMPACT

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

/* date_time_parse_date_time: 48 states, 12 actions, 14 classes */
static const uint8_t date_time_parse_date_time_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 0,
    132, 133, 134, 135, 136, 136, 137, 138, 138, 138, 11, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t date_time_parse_date_time_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t date_time_parse_date_time_entry[672] = {
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 54, 58, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 54, 58, 49, 50, 60, 60, 52, 53, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 55, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    2, 3, 5, 6, 30, 7, 8, 40, 41, 32, 38, 28, 35, 39, 36, 34,
    4, 42, 43, 44, 45, 38, 28, 35, 14, 30, 46, 47, 60, 36, 60, 9,
    60, 10, 60, 60, 60, 15, 60, 39, 60, 60, 60, 60, 60, 60, 60, 60,
    2, 3, 5, 6, 30, 7, 8, 40, 41, 32, 38, 28, 35, 39, 36, 34,
    4, 19, 20, 44, 45, 60, 28, 35, 14, 30, 11, 12, 60, 36, 60, 9,
    60, 10, 60, 60, 60, 15, 60, 39, 60, 60, 44, 45, 60, 60, 28, 35,
    2, 3, 5, 6, 30, 7, 8, 40, 41, 32, 38, 28, 35, 39, 36, 34,
    25, 60, 60, 44, 45, 60, 60, 60, 29, 30, 11, 12, 60, 36, 60, 9,
    60, 10, 60, 60, 60, 15, 60, 39, 60, 60, 44, 45, 60, 60, 28, 35,
    2, 3, 5, 6, 30, 7, 8, 40, 41, 32, 38, 28, 35, 39, 36, 34,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 30, 22, 23, 60, 36, 60, 9,
    60, 10, 60, 60, 60, 15, 60, 39, 60, 60, 44, 45, 60, 60, 28, 35,
    2, 3, 5, 6, 30, 7, 8, 40, 41, 32, 38, 28, 35, 39, 36, 34,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 9,
    60, 10, 60, 60, 60, 15, 60, 39, 60, 60, 44, 45, 60, 60, 28, 35,
    2, 3, 5, 6, 30, 7, 8, 40, 41, 32, 38, 28, 35, 39, 36, 34,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 21, 60, 60, 60, 60, 60, 39, 60, 60, 44, 45, 60, 60, 28, 35,
    2, 3, 5, 6, 30, 7, 8, 40, 41, 32, 38, 28, 35, 39, 36, 34,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 39, 60, 60, 44, 45, 60, 60, 28, 35,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 48, 60,
    51, 60, 60, 60, 37, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 57, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 56, 59, 60, 60, 60, 60, 60, 60, 60, 60};
static const uint8_t date_time_parse_date_time_accept[48] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action date_time_parse_date_time_final_action[2] = {
    {{14, 32, 32, 32}, 32, 0, 0, 0, 0x4000, 0x0}, {{4, 32, 32, 32}, 32, 0, 0, 0, 0x10, 0x0},
};
static const uric_action date_time_parse_date_time_action[12] = {
    {{6, 7, 32, 32}, 32, 0, 0, 31, 0xc0, 0x0}, {{0, 1, 32, 32}, 32, 0, 0, 17, 0x3, 0x0},
    {{0, 1, 32, 32}, 32, 0, 0, 18, 0x3, 0x0}, {{8, 9, 32, 32}, 32, 0, 0, 33, 0x300, 0x0},
    {{2, 3, 32, 32}, 32, 0, 0, 26, 0xc, 0x0}, {{2, 3, 32, 32}, 32, 0, 0, 27, 0xc, 0x0},
    {{10, 32, 32, 32}, 13, 0, 0, 24, 0x400, 0x2000}, {{10, 32, 32, 32}, 11, 0, 0, 13, 0x400, 0x800},
    {{10, 32, 32, 32}, 13, 0, 0, 34, 0x400, 0x2000}, {{4, 5, 32, 32}, 32, 0, 0, 16, 0x30, 0x0},
    {{12, 32, 32, 32}, 13, 0, 0, 24, 0x1000, 0x2000}, {{12, 32, 32, 32}, 13, 0, 0, 34, 0x1000, 0x2000},
};
static const uint8_t date_time_parse_date_time_self_loop[48] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0};
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
    date_time_parse_date_time_accept, date_time_parse_date_time_final_action, date_time_parse_date_time_action, NULL,
    date_time_parse_date_time_self_loop, NULL, date_time_parse_date_time_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    date_time_parse_date_time_expected, date_time_parse_date_time_expected_terms, date_time_terms, date_time_parse_date_time_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    48, 12, 14, 15, 0,
};
static const char uric_date_time_date_time_name[] = "date-time";
const uric_rule uric_date_time_date_time = {uric_date_time_date_time_name, &date_time_parse_date_time, &date_time_components_date_time, 0, 0, NULL};
static const char uric_date_time_full_date_name[] = "full-date";
const uric_rule uric_date_time_full_date = {uric_date_time_full_date_name, &date_time_parse_date_time, &date_time_components_date_time, 1, 0, NULL};
static const char uric_date_time_full_time_name[] = "full-time";
const uric_rule uric_date_time_full_time = {uric_date_time_full_time_name, &date_time_parse_date_time, &date_time_components_date_time, 16, 0, NULL};


/* date_time_check_date_fullyear: 71 states, 0 actions, 14 classes */
static const uint8_t date_time_check_date_fullyear_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 0,
    132, 133, 134, 135, 136, 136, 137, 138, 138, 138, 11, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t date_time_check_date_fullyear_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t date_time_check_date_fullyear_entry[994] = {
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 29, 29,
    71, 71, 71, 29, 29, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 30, 31, 37, 38, 71, 71,
    71, 71, 71, 71, 71, 29, 29, 71, 71, 71, 29, 29, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 5, 71, 71, 71, 71,
    5, 20, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 3, 7, 9, 10,
    57, 58, 63, 12, 64, 13, 4, 65, 14, 15, 44, 45, 66, 67, 59, 60,
    61, 39, 62, 4, 6, 8, 57, 57, 57, 11, 68, 69, 46, 47, 59, 60,
    39, 62, 70, 71, 57, 63, 64, 65, 71, 71, 71, 71, 4, 4, 16, 17,
    18, 19, 71, 71, 71, 71, 58, 71, 71, 61, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 3, 7, 9, 10, 57, 58, 63, 12, 64, 13, 4, 65, 14,
    15, 44, 45, 66, 67, 59, 60, 61, 39, 26, 4, 6, 8, 57, 57, 71,
    11, 32, 33, 46, 47, 71, 71, 39, 4, 21, 71, 57, 63, 64, 65, 71,
    71, 71, 71, 4, 4, 16, 17, 18, 19, 71, 71, 71, 71, 58, 71, 71,
    61, 57, 71, 71, 71, 71, 71, 46, 47, 39, 3, 7, 9, 10, 57, 58,
    63, 12, 64, 13, 4, 65, 14, 15, 44, 45, 66, 67, 59, 60, 61, 39,
    71, 40, 41, 42, 57, 71, 71, 43, 71, 71, 46, 47, 71, 71, 71, 4,
    21, 71, 57, 63, 64, 65, 71, 71, 71, 71, 4, 4, 16, 17, 18, 19,
    71, 71, 71, 71, 58, 71, 71, 61, 57, 71, 71, 71, 71, 71, 46, 47,
    39, 3, 7, 9, 10, 57, 58, 63, 12, 64, 13, 4, 65, 14, 15, 44,
    45, 66, 67, 59, 60, 61, 39, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 27, 36, 71, 57, 63, 64, 65, 71, 71, 71,
    71, 4, 4, 16, 17, 18, 19, 71, 71, 71, 71, 58, 71, 71, 61, 57,
    71, 71, 71, 71, 71, 46, 47, 39, 3, 7, 9, 10, 57, 58, 63, 12,
    64, 13, 4, 65, 14, 15, 44, 45, 66, 67, 59, 60, 61, 39, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 4, 4, 16, 17, 18, 19, 71, 71,
    71, 71, 58, 71, 71, 61, 57, 71, 71, 71, 71, 71, 46, 47, 39, 3,
    7, 9, 10, 57, 58, 63, 12, 64, 13, 4, 65, 14, 15, 44, 45, 66,
    67, 59, 60, 61, 39, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    28, 71, 71, 34, 35, 71, 71, 71, 71, 58, 71, 71, 61, 57, 71, 71,
    71, 71, 71, 46, 47, 39, 3, 7, 9, 10, 57, 58, 63, 12, 64, 13,
    4, 65, 14, 15, 44, 45, 66, 67, 59, 60, 61, 39, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    58, 71, 71, 61, 57, 71, 71, 71, 71, 71, 46, 47, 39, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 50, 51, 48, 52,
    53, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 25, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    71, 71, 71, 57, 71, 71, 71, 57, 57, 71, 71, 71, 71, 71, 71, 71,
    71, 71};
static const uint8_t date_time_check_date_fullyear_accept[71] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0};
static const uint8_t date_time_check_date_fullyear_self_loop[71] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0};
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
    date_time_check_date_fullyear_accept, NULL, NULL, NULL,
    date_time_check_date_fullyear_self_loop, NULL, date_time_check_date_fullyear_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    date_time_check_date_fullyear_expected, date_time_check_date_fullyear_expected_terms, date_time_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    71, 0, 14, 15, 0,
};

static const uric_rule date_time_rules[] = {
    {"date-fullyear", &date_time_check_date_fullyear, NULL, 0, 0, NULL},
    {"date-month", &date_time_check_date_fullyear, NULL, 22, 0, NULL},
    {"date-mday", &date_time_check_date_fullyear, NULL, 37, 0, NULL},
    {"time-hour", &date_time_check_date_fullyear, NULL, 23, 0, NULL},
    {"time-minute", &date_time_check_date_fullyear, NULL, 48, 0, NULL},
    {"time-second", &date_time_check_date_fullyear, NULL, 49, 0, NULL},
    {"time-secfrac", &date_time_check_date_fullyear, NULL, 54, 0, NULL},
    {"time-numoffset", &date_time_check_date_fullyear, NULL, 55, 0, NULL},
    {"time-offset", &date_time_check_date_fullyear, NULL, 56, 0, NULL},
    {"partial-time", &date_time_check_date_fullyear, NULL, 24, 0, NULL},
    {"full-date", &date_time_check_date_fullyear, NULL, 1, 0, NULL},
    {"full-time", &date_time_check_date_fullyear, NULL, 25, 0, NULL},
    {"date-time", &date_time_check_date_fullyear, NULL, 2, 0, NULL},
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
