/* RFC 2397, section 3. Written by uric-grammar pack from grammar/data.*: do not edit. */
/* clang-format off */

/* RFC 2397, section 3. */
#ifndef URIC_GRAMMAR_DATA
#define URIC_GRAMMAR_DATA 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_DATA && !URIC_COMPACT

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

/* data_items_dataurl_parameter: 16 states, 5 actions, 18 classes */
static const uint8_t data_parse_dataurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 0, 193, 2, 193, 193, 67, 67, 193, 193, 68, 193, 193, 69,
    198, 198, 198, 198, 199, 198, 200, 198, 198, 198, 73, 74, 0, 75, 0, 67,
    67, 204, 205, 198, 206, 207, 198, 193, 193, 193, 193, 193, 193, 193, 193, 193,
    193, 193, 193, 208, 209, 193, 193, 193, 193, 193, 193, 0, 0, 0, 0, 193,
    0, 204, 205, 198, 206, 207, 198, 193, 193, 193, 193, 193, 193, 193, 193, 193,
    193, 193, 193, 208, 209, 193, 193, 193, 193, 193, 193, 0, 0, 0, 193, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t data_parse_dataurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 248, 248, 244, 84, 80, 84, 212, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t data_items_dataurl_parameter_entry[288] = {
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    1, 1, 3, 3, 12, 12, 12, 12, 21, 21, 21, 21, 21, 18, 12, 12,
    8, 8, 10, 10, 12, 12, 12, 12, 21, 21, 21, 21, 21, 18, 12, 12,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 16, 21, 21, 21, 20, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    1, 1, 3, 3, 12, 12, 12, 12, 9, 1, 11, 3, 21, 18, 12, 12,
    1, 1, 3, 3, 12, 12, 7, 12, 9, 1, 11, 3, 21, 18, 12, 12,
    1, 1, 3, 3, 12, 12, 12, 12, 9, 1, 11, 3, 21, 18, 12, 6,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 17, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 2, 21, 21, 12, 12, 12, 12, 21, 21, 21, 21, 21, 21, 12, 12,
    1, 1, 3, 3, 5, 12, 12, 12, 9, 1, 11, 3, 21, 18, 12, 12,
    1, 1, 3, 3, 12, 12, 12, 12, 9, 1, 11, 3, 21, 19, 12, 12,
    1, 1, 3, 3, 12, 12, 12, 12, 9, 1, 11, 3, 21, 18, 12, 12,
    1, 1, 3, 3, 12, 12, 12, 12, 9, 1, 11, 3, 21, 18, 15, 12,
    1, 1, 3, 3, 12, 14, 12, 12, 21, 21, 21, 21, 21, 18, 12, 12,
    1, 1, 3, 3, 12, 12, 12, 12, 21, 21, 21, 21, 21, 18, 12, 12};
static const uint8_t data_items_dataurl_parameter_accept[16] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0};
static const uric_action data_items_dataurl_parameter_action[5] = {
    {{32, 32, 32, 32}, 6, 0, 0, 12, 0x0, 0x40}, {{32, 32, 32, 32}, 6, 0, 0, 13, 0x0, 0x40},
    {{7, 32, 32, 32}, 32, 0, 0, 12, 0x80, 0x0}, {{7, 32, 32, 32}, 32, 0, 0, 4, 0x80, 0x0},
    {{32, 32, 32, 32}, 32, 1, 0, 12, 0x0, 0x0},
};
static const uint8_t data_items_dataurl_parameter_operations[2] = {
    71, 255};
static const uint8_t data_items_dataurl_parameter_self_loop[16] = {
    0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_triplet_loop data_items_dataurl_parameter_triplet_loop[1] = {{37, 1, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_machine data_items_dataurl_parameter = {
    data_parse_dataurl_byte_class, data_items_dataurl_parameter_entry, NULL,
    data_items_dataurl_parameter_accept, NULL, data_items_dataurl_parameter_action, data_items_dataurl_parameter_operations,
    data_items_dataurl_parameter_self_loop, NULL, data_parse_dataurl_self_loop_sets, data_items_dataurl_parameter_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    16, 5, 18, 31, 0,
};
static const uric_rule data_items_dataurl_parameter_rule = {"parameter", &data_items_dataurl_parameter, &data_items_dataurl, 0, 0, NULL};
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

/* data_parse_dataurl: 30 states, 9 actions, 18 classes */
static const uint8_t data_parse_dataurl_entry[540] = {
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 15, 15, 15,
    15, 15, 15, 15, 22, 23, 15, 22, 27, 27, 29, 29, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 8, 8, 8, 8, 8,
    8, 8, 5, 7, 8, 5, 9, 9, 13, 13, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 23, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 38, 39, 23,
    39, 31, 39, 34, 39, 36, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 33, 23, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 6, 22, 10, 11, 12, 23, 15,
    27, 14, 29, 15, 15, 15, 15, 15, 15, 15, 22, 23, 15, 22, 27, 27,
    29, 29, 39, 39, 39, 39, 39, 6, 22, 10, 11, 12, 23, 15, 27, 14,
    29, 15, 15, 15, 15, 15, 21, 15, 22, 23, 15, 22, 27, 27, 29, 29,
    39, 39, 39, 39, 39, 6, 22, 10, 11, 12, 23, 15, 27, 14, 29, 15,
    15, 15, 15, 20, 15, 15, 22, 23, 15, 22, 27, 27, 29, 29, 39, 39,
    39, 39, 30, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 23, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 23, 39, 32, 39, 35, 39, 37, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 28, 28, 28, 28, 28, 28, 28,
    39, 23, 39, 39, 39, 39, 39, 39, 39, 2, 39, 4, 39, 6, 22, 10,
    11, 12, 23, 15, 27, 14, 29, 15, 17, 15, 15, 15, 15, 15, 22, 23,
    15, 22, 27, 27, 29, 29, 39, 39, 39, 39, 39, 6, 22, 10, 11, 12,
    23, 15, 27, 14, 29, 15, 15, 15, 15, 15, 15, 15, 22, 23, 16, 22,
    27, 27, 29, 29, 1, 39, 39, 39, 39, 6, 22, 10, 11, 12, 23, 15,
    27, 14, 29, 15, 15, 15, 15, 15, 15, 15, 22, 23, 15, 22, 27, 27,
    29, 29, 39, 39, 39, 39, 39, 6, 22, 10, 11, 12, 23, 15, 27, 14,
    29, 15, 15, 15, 19, 15, 15, 15, 22, 23, 15, 22, 27, 27, 29, 29,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 15,
    15, 18, 15, 15, 15, 15, 22, 23, 15, 22, 27, 27, 29, 29, 39, 39,
    3, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 15, 15, 15,
    15, 15, 15, 15, 22, 23, 15, 22, 27, 27, 29, 29};
static const uint8_t data_parse_dataurl_accept[30] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0};
static const uric_action data_parse_dataurl_final_action[1] = {
    {{11, 32, 32, 32}, 32, 0, 0, 0, 0x800, 0x0},
};
static const uric_action data_parse_dataurl_action[9] = {
    {{0, 1, 32, 32}, 32, 0, 0, 25, 0x3, 0x0}, {{2, 10, 32, 32}, 32, 0, 0, 23, 0x404, 0x0},
    {{2, 6, 8, 32}, 32, 0, 0, 24, 0x144, 0x0}, {{3, 4, 32, 32}, 32, 0, 0, 26, 0x18, 0x0},
    {{2, 5, 10, 32}, 32, 0, 0, 23, 0x424, 0x0}, {{2, 5, 6, 8}, 32, 0, 0, 24, 0x164, 0x0},
    {{2, 7, 10, 32}, 32, 0, 0, 23, 0x484, 0x0}, {{2, 7, 8, 32}, 32, 0, 0, 24, 0x184, 0x0},
    {{9, 10, 32, 32}, 32, 0, 0, 23, 0x600, 0x0},
};
static const uint8_t data_parse_dataurl_self_loop[30] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 1, 0, 1};
static const uric_triplet_loop data_parse_dataurl_triplet_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
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
    data_parse_dataurl_accept, data_parse_dataurl_final_action, data_parse_dataurl_action, NULL,
    data_parse_dataurl_self_loop, NULL, data_parse_dataurl_self_loop_sets, data_parse_dataurl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    data_parse_dataurl_expected, data_parse_dataurl_expected_terms, data_terms, data_parse_dataurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    30, 9, 18, 31, 0,
};
static const char uric_data_dataurl_name[] = "dataurl";
const uric_rule uric_data_dataurl = {uric_data_dataurl_name, &data_parse_dataurl, &data_components_dataurl, 0, 0, NULL};

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

/* data_check_dataurl: 67 states, 0 actions, 22 classes */
static const uint8_t data_check_dataurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 0, 194, 3, 194, 193, 68, 68, 193, 194, 69, 193, 193, 70,
    199, 199, 199, 199, 200, 199, 201, 199, 199, 199, 74, 75, 0, 76, 0, 77,
    77, 206, 207, 208, 209, 210, 208, 211, 211, 211, 211, 211, 211, 211, 211, 211,
    211, 211, 211, 212, 213, 211, 211, 211, 211, 211, 211, 0, 0, 0, 0, 193,
    0, 206, 207, 208, 209, 210, 208, 211, 211, 211, 211, 211, 211, 211, 211, 211,
    211, 211, 211, 212, 213, 211, 211, 211, 211, 211, 211, 0, 0, 0, 193, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t data_check_dataurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 248, 248, 244, 84, 80, 84, 212, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t data_check_dataurl_entry[1474] = {
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 58, 6, 8, 67, 9, 10, 59, 12,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 37, 9, 67, 39, 37, 10, 39, 12, 41, 41, 41, 41,
    41, 67, 67, 67, 67, 8, 67, 8, 67, 67, 67, 67, 67, 58, 59, 41,
    41, 41, 67, 67, 67, 67, 67, 67, 67, 67, 67, 58, 6, 8, 67, 9,
    10, 59, 12, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 37, 9, 67, 39, 37, 10, 39, 12, 41,
    41, 41, 41, 41, 67, 8, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    58, 59, 41, 41, 41, 67, 67, 67, 67, 67, 67, 67, 67, 67, 14, 15,
    17, 67, 18, 24, 27, 30, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 16, 18, 17, 20, 16, 24,
    20, 30, 29, 29, 29, 29, 29, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 14, 27, 29, 29, 29, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 6, 8, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 8, 67,
    8, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 6, 8, 67, 67, 67, 6, 6, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 8, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 6, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 6, 8, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 8, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 38, 40, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 58, 6, 8, 67, 9, 10,
    59, 12, 8, 19, 21, 22, 13, 23, 58, 25, 6, 37, 9, 26, 39, 10,
    28, 59, 31, 32, 41, 12, 37, 9, 67, 39, 37, 10, 39, 12, 41, 41,
    41, 41, 41, 67, 67, 67, 67, 8, 8, 67, 67, 67, 67, 67, 67, 58,
    59, 41, 41, 41, 8, 67, 67, 67, 67, 67, 67, 67, 67, 58, 6, 8,
    67, 9, 10, 59, 12, 8, 19, 21, 22, 13, 23, 58, 25, 6, 37, 9,
    26, 39, 10, 28, 59, 31, 32, 41, 12, 37, 9, 67, 39, 37, 10, 39,
    12, 41, 41, 41, 41, 62, 67, 67, 67, 67, 8, 8, 67, 67, 67, 67,
    67, 67, 58, 59, 41, 41, 41, 8, 67, 67, 8, 67, 67, 67, 67, 67,
    58, 6, 8, 67, 9, 10, 59, 12, 8, 19, 21, 22, 13, 23, 58, 25,
    6, 37, 9, 26, 39, 10, 28, 59, 31, 32, 41, 12, 37, 9, 67, 39,
    37, 10, 39, 12, 41, 41, 41, 45, 41, 67, 67, 67, 67, 8, 8, 67,
    67, 67, 67, 67, 67, 58, 59, 41, 41, 41, 8, 67, 66, 67, 67, 67,
    67, 67, 11, 67, 6, 8, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 8, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 36, 6, 8, 67, 67, 36, 60, 60, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    8, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 6, 8, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 34, 67, 38, 67, 40, 40, 40,
    40, 40, 67, 8, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 40, 40, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 6, 8, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 8, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 58,
    6, 8, 67, 9, 10, 59, 12, 8, 19, 21, 22, 13, 23, 58, 25, 6,
    37, 9, 26, 39, 10, 28, 59, 31, 32, 41, 12, 37, 9, 67, 39, 37,
    10, 39, 12, 41, 43, 41, 41, 41, 67, 67, 67, 67, 8, 8, 67, 48,
    49, 2, 4, 8, 58, 59, 41, 41, 41, 67, 8, 67, 67, 67, 67, 67,
    67, 67, 58, 6, 8, 67, 9, 10, 59, 12, 8, 19, 21, 22, 13, 23,
    58, 25, 6, 37, 9, 26, 39, 10, 28, 59, 31, 32, 41, 12, 37, 9,
    67, 39, 37, 10, 39, 12, 41, 41, 41, 41, 41, 55, 67, 67, 67, 8,
    8, 67, 67, 67, 67, 67, 67, 58, 59, 42, 41, 41, 67, 8, 67, 67,
    67, 67, 67, 67, 67, 58, 6, 8, 67, 9, 10, 59, 12, 8, 19, 21,
    22, 13, 23, 58, 25, 6, 37, 9, 26, 39, 10, 28, 59, 31, 32, 41,
    12, 37, 9, 67, 39, 37, 10, 39, 12, 41, 41, 41, 41, 41, 67, 67,
    67, 67, 8, 8, 67, 67, 67, 67, 67, 67, 58, 59, 41, 41, 41, 67,
    8, 67, 67, 53, 54, 67, 67, 67, 58, 6, 8, 67, 9, 10, 59, 12,
    8, 19, 21, 22, 13, 23, 58, 25, 6, 37, 9, 26, 39, 10, 28, 59,
    31, 32, 41, 12, 37, 9, 67, 39, 37, 10, 39, 12, 41, 41, 41, 41,
    41, 67, 67, 67, 67, 8, 8, 67, 67, 67, 67, 67, 67, 58, 59, 41,
    41, 41, 67, 8, 67, 67, 67, 67, 67, 65, 67, 58, 6, 8, 67, 9,
    10, 59, 12, 8, 19, 21, 22, 13, 23, 58, 25, 6, 37, 9, 26, 39,
    10, 28, 59, 31, 32, 41, 12, 37, 9, 67, 39, 37, 10, 39, 12, 41,
    41, 41, 41, 41, 67, 67, 67, 67, 8, 8, 67, 67, 67, 67, 67, 67,
    58, 59, 41, 44, 41, 67, 8, 67, 67, 67, 67, 67, 67, 67, 58, 6,
    8, 67, 9, 10, 59, 12, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 37, 9, 67, 39, 37, 10,
    39, 12, 41, 41, 41, 41, 41, 67, 67, 67, 67, 8, 8, 67, 67, 67,
    67, 67, 67, 58, 59, 41, 41, 41, 67, 8, 67, 67, 67, 67, 3, 67,
    67, 58, 6, 8, 67, 9, 10, 59, 12, 67, 67, 67, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 37, 9, 67,
    39, 37, 10, 39, 12, 41, 41, 61, 41, 41, 67, 67, 67, 67, 8, 8,
    67, 67, 67, 67, 67, 67, 58, 59, 41, 41, 41, 67, 8, 67, 67, 67,
    67, 67, 67, 67, 58, 6, 8, 67, 9, 10, 59, 12, 67, 67, 67, 67,
    67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67,
    37, 9, 67, 39, 37, 10, 39, 12, 41, 41, 41, 41, 41, 67, 67, 56,
    57, 8, 8, 67, 67, 67, 67, 67, 67, 58, 59, 41, 41, 41, 67, 8,
    67, 67};
static const uint8_t data_check_dataurl_accept[67] = {
    0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0};
static const uint8_t data_check_dataurl_self_loop[67] = {
    0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
    0, 0, 0};
static const uric_triplet_loop data_check_dataurl_triplet_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
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
    data_check_dataurl_accept, NULL, NULL, NULL,
    data_check_dataurl_self_loop, NULL, data_check_dataurl_self_loop_sets, data_check_dataurl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    data_check_dataurl_expected, data_check_dataurl_expected_terms, data_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    67, 0, 22, 31, 0,
};

static const uric_rule data_rules[] = {
    {"dataurl", &data_check_dataurl, NULL, 0, 0, NULL},
    {"mediatype", &data_check_dataurl, NULL, 5, 0, NULL},
    {"data", &data_check_dataurl, NULL, 6, 0, NULL},
    {"parameter", &data_check_dataurl, NULL, 33, 0, NULL},
    {"urlchar", &data_check_dataurl, NULL, 7, 0, NULL},
    {"type", &data_check_dataurl, NULL, 34, 0, NULL},
    {"subtype", &data_check_dataurl, NULL, 34, 0, NULL},
    {"attribute", &data_check_dataurl, NULL, 34, 0, NULL},
    {"value", &data_check_dataurl, NULL, 34, 0, NULL},
    {"token", &data_check_dataurl, NULL, 34, 0, NULL},
    {"scheme", &data_check_dataurl, NULL, 1, 0, NULL},
    {"base64", &data_check_dataurl, NULL, 46, 0, NULL},
    {"uric", &data_check_dataurl, NULL, 7, 0, NULL},
    {"escaped", &data_check_dataurl, NULL, 35, 0, NULL},
    {"reserved", &data_check_dataurl, NULL, 47, 0, NULL},
    {"unreserved", &data_check_dataurl, NULL, 50, 0, NULL},
    {"hex", &data_check_dataurl, NULL, 13, 0, NULL},
    {"alphanum", &data_check_dataurl, NULL, 51, 0, NULL},
    {"mark", &data_check_dataurl, NULL, 52, 0, NULL},
    {"rfc2396.digit", &data_check_dataurl, NULL, 63, 0, NULL},
    {"rfc2396.alpha", &data_check_dataurl, NULL, 64, 0, NULL},
    {"lowalpha", &data_check_dataurl, NULL, 64, 0, NULL},
    {"upalpha", &data_check_dataurl, NULL, 64, 0, NULL},
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
