/* RFC 8141, section 2. Written by uric-grammar pack from grammar/urn.*: do not edit. */
/* clang-format off */

/* RFC 8141, section 2 (+2084). */
#ifndef URIC_GRAMMAR_URN
#define URIC_GRAMMAR_URN 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_URN && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char urn_terms[] =
    "end of input\0"
    "alphanum\0"
    "ldh\0"
    "\"u\"\0"
    "\"r\"\0"
    "\"n\"\0"
    "pchar\0"
    "rq-char\0"
    "\"#\"\0"
    "HEXDIG\0"
    "\":\"\0"
    "\"+\"\0"
    "\"=\"\0"
    "sub-delims\0"
    "unreserved\0"
    "\"%\"\0"
    "\"?\"\0"
    "\"/\"\0"
    "\"!\"\0"
    "\"$\"\0"
    "\"&\"\0"
    "\"'\"\0"
    "\"(\"\0"
    "\")\"\0"
    "\"*\"\0"
    "\",\"\0"
    "\";\"\0"
    "\"@\"\0";
#endif

/* urn_NID: 63 states, 0 actions, 3 classes, 2 row templates */
static const uint8_t urn_NID_byte_class[39] = {
    1, 32, 34, 34, 34, 34, 2, 0, 0, 0, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 0, 0, 0, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34};
static const uint8_t urn_NID_entry[157] = {
    0, 2, 3, 33, 4, 34, 5, 35, 6, 36, 7, 37, 8, 38, 9, 39,
    10, 40, 11, 41, 12, 42, 13, 43, 14, 44, 15, 45, 16, 46, 17, 47,
    18, 48, 19, 49, 20, 50, 21, 51, 22, 52, 23, 53, 24, 54, 25, 55,
    26, 56, 27, 57, 28, 58, 29, 59, 30, 60, 31, 61, 32, 62, 0, 63,
    4, 34, 1, 5, 35, 1, 6, 36, 1, 7, 37, 1, 8, 38, 1, 9,
    39, 1, 10, 40, 1, 11, 41, 1, 12, 42, 1, 13, 43, 1, 14, 44,
    1, 15, 45, 1, 16, 46, 1, 17, 47, 1, 18, 48, 1, 19, 49, 1,
    20, 50, 1, 21, 51, 1, 22, 52, 1, 23, 53, 1, 24, 54, 1, 25,
    55, 1, 26, 56, 1, 27, 57, 1, 28, 58, 1, 29, 59, 1, 30, 60,
    1, 31, 61, 1, 32, 62, 1, 0, 63, 1, 0, 0, 1};
static const uint8_t urn_NID_row_template[63] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
static const uric_row_template urn_NID_templates[2] = {
    {65535, 2}, {65503, 3},
};
static const uint8_t urn_NID_template_entry[8] = {
    0, 1, 2, 0,
    0, 1, 2, 3,
};
#if URIC_ERROR_DETAIL
static const uint16_t urn_NID_expected[63] = {
    0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 7, 5};
static const uint8_t urn_NID_expected_terms[10] = {
    1, 255, 2, 255, 2, 0, 255, 1, 0, 255};
static const uric_error_component urn_NID_error_component[63] = {
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2},
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2},
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2},
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}};
#endif
static const uric_machine urn_NID = {
    urn_NID_byte_class, urn_NID_entry, NULL,
    urn_NID_row_template, urn_NID_templates, urn_NID_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    urn_NID_expected, urn_NID_expected_terms, urn_terms, urn_NID_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    63, 0, 3, 3, 0, 45, 77,
};
static const char urn_call_NID_name[] = "NID";
static const uric_rule urn_call_NID = {urn_call_NID_name, &urn_NID, NULL, 0};

#if URIC_KINDS
#endif

static const uric_revision urn_revision = {
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
static const char urn_parts_namestring[] = "nid\0" "nss\0" "r-component\0" "q-component\0";

static const uric_capture urn_captures_namestring[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {9, 10}, /* fragment */
    {1, 2}, /* nid */
    {3, 4}, /* nss */
    {5, 6}, /* r-component */
    {7, 8}, /* q-component */
};
static const uric_components urn_components_namestring = {
#if URIC_OPERATIONS
    .revision = &urn_revision,
#endif
    .part_names = urn_parts_namestring,
    .capture = urn_captures_namestring,
    .registers = 11,
    .component_registers = 11,
    .parts = 4,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

/* urn_parse_namestring: 27 states, 12 actions, 14 classes, 4 row templates */
static const uint8_t urn_parse_namestring_byte_class[47] = {
    1, 18, 19, 17, 17, 20, 17, 101, 102, 102, 102, 102, 118, 1, 8, 25,
    102, 102, 102, 170, 170, 170, 186, 170, 202, 170, 173, 170, 170, 0, 0, 1,
    102, 102, 102, 170, 170, 170, 186, 170, 202, 170, 173, 170, 170, 0, 16};
static const uint8_t urn_parse_namestring_entry[105] = {
    0, 0, 0, 2, 0, 0, 3, 0, 0, 25, 0, 0, 29, 29, 29, 29,
    6, 0, 15, 0, 6, 0, 0, 6, 31, 15, 6, 6, 32, 2, 7, 0,
    17, 7, 7, 7, 4, 10, 0, 19, 0, 10, 0, 0, 11, 0, 20, 0,
    11, 0, 0, 10, 35, 19, 10, 10, 36, 6, 11, 37, 20, 11, 11, 11,
    8, 10, 35, 19, 10, 13, 36, 6, 38, 35, 39, 14, 38, 14, 6, 14,
    35, 23, 14, 14, 14, 6, 16, 6, 18, 7, 21, 22, 10, 11, 24, 14,
    0, 28, 0, 0, 30, 0, 33, 0, 34};
static const uint8_t urn_parse_namestring_row_template[27] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3};
static const uric_row_template urn_parse_namestring_templates[4] = {
    {65535, 4}, {65523, 7}, {71, 1}, {23, 3},
};
static const uint8_t urn_parse_namestring_template_entry[60] = {
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2, 3, 4, 0,
    0, 1, 2, 3, 1, 4, 1, 1, 5, 6, 1, 1, 1, 1, 7,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0,
};
static const uric_action urn_parse_namestring_action[12] = {
    {8, 0, 3}, {1, 1, 25}, {11, 0, 4}, {14, 0, 6}, {0, 0, 26}, {17, 0, 7}, {19, 0, 8}, {21, 0, 6},
    {4, 0, 11}, {24, 0, 6}, {27, 0, 10}, {27, 0, 19},
};
static const uint8_t urn_parse_namestring_operations[29] = {
    4, 255, 10, 255, 6, 255, 8, 255, 0, 1, 255, 2, 3, 255, 4, 9,
    255, 5, 255, 7, 255, 6, 9, 255, 8, 9, 255, 39, 255};
#if URIC_ERROR_DETAIL
static const uint16_t urn_parse_namestring_expected[27] = {
    0, 2, 4, 6, 8, 10, 14, 8, 8, 10, 10, 10, 10, 10, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 19, 19, 21};
static const uint8_t urn_parse_namestring_expected_terms[24] = {
    3, 255, 4, 255, 5, 255, 1, 255, 6, 255, 7, 8, 0, 255, 7, 0,
    255, 9, 255, 10, 255, 11, 12, 255};
static const uric_error_component urn_parse_namestring_error_component[27] = {
    {33, 0}, {33, 0}, {33, 0}, {1, 2}, {3, 4}, {3, 4}, {9, 10}, {5, 6}, {7, 8}, {5, 6}, {7, 8}, {5, 6}, {254, 8}, {5, 6}, {3, 4}, {3, 4},
    {9, 10}, {9, 10}, {5, 6}, {7, 8}, {5, 6}, {7, 8}, {5, 6}, {5, 6}, {33, 0}, {1, 2}, {33, 33}};
#endif
static const uric_link urn_parse_namestring_links[1] = {
    {&urn_call_NID, false},
};
static const uric_machine urn_parse_namestring = {
    urn_parse_namestring_byte_class, urn_parse_namestring_entry, NULL,
    urn_parse_namestring_row_template, urn_parse_namestring_templates, urn_parse_namestring_template_entry, urn_parse_namestring_action, urn_parse_namestring_operations,
    urn_parse_namestring_links,
#if URIC_ERROR_DETAIL
    urn_parse_namestring_expected, urn_parse_namestring_expected_terms, urn_terms, urn_parse_namestring_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    27, 12, 14, 15, 1, 33, 93,
};
static const char uric_urn_namestring_name[] = "namestring";
const uric_rule uric_urn_namestring = {uric_urn_namestring_name, &urn_parse_namestring, &urn_components_namestring, 0};

static const uint32_t urn_kept_0[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t urn_kept_3[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_urn_nss_encoding_name[] = "nss";
const uric_encoding uric_urn_nss_encoding = {uric_urn_nss_encoding_name, urn_kept_0, 0};
static const char uric_urn_r_component_encoding_name[] = "r-component";
const uric_encoding uric_urn_r_component_encoding = {uric_urn_r_component_encoding_name, urn_kept_0, 0};
static const char uric_urn_q_component_encoding_name[] = "q-component";
const uric_encoding uric_urn_q_component_encoding = {uric_urn_q_component_encoding_name, urn_kept_0, 0};
static const char uric_urn_fragment_encoding_name[] = "fragment";
const uric_encoding uric_urn_fragment_encoding = {uric_urn_fragment_encoding_name, urn_kept_3, 1};
static const char uric_urn_NSS_encoding_name[] = "NSS";
const uric_encoding uric_urn_NSS_encoding = {uric_urn_NSS_encoding_name, urn_kept_0, 0};
static const char uric_urn_f_component_encoding_name[] = "f-component";
const uric_encoding uric_urn_f_component_encoding = {uric_urn_f_component_encoding_name, urn_kept_3, 1};
static const char uric_urn_r_head_encoding_name[] = "r-head";
const uric_encoding uric_urn_r_head_encoding = {uric_urn_r_head_encoding_name, urn_kept_0, 0};

/* urn_check_namestring: 49 states, 2 actions, 17 classes, 6 row templates */
static const uint8_t urn_check_namestring_byte_class[94] = {
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 4, 1, 5, 6, 7, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 1, 0, 10, 0, 11, 12,
    8, 8, 8, 8, 8, 8, 13, 13, 13, 13, 13, 13, 13, 14, 13, 13,
    13, 15, 13, 13, 16, 13, 13, 13, 13, 13, 0, 0, 0, 0, 6, 0,
    8, 8, 8, 8, 8, 8, 13, 13, 13, 13, 13, 13, 13, 14, 13, 13,
    13, 15, 13, 13, 16, 13, 13, 13, 13, 13, 0, 0, 0, 6};
static const uint8_t urn_check_namestring_entry[146] = {
    0, 0, 0, 44, 0, 0, 0, 45, 0, 0, 0, 46, 0, 0, 26, 26,
    26, 26, 0, 0, 0, 17, 0, 0, 0, 0, 50, 50, 0, 0, 51, 51,
    0, 22, 0, 0, 26, 0, 0, 26, 26, 0, 0, 0, 7, 0, 0, 8,
    0, 0, 21, 0, 0, 16, 27, 32, 24, 33, 28, 34, 26, 35, 0, 35,
    30, 40, 31, 42, 0, 0, 0, 0, 6, 1, 24, 0, 33, 24, 24, 1,
    26, 0, 35, 26, 26, 0, 0, 0, 0, 0, 0, 1, 27, 0, 32, 27,
    0, 1, 28, 0, 34, 28, 29, 1, 28, 0, 34, 0, 29, 1, 30, 24,
    40, 30, 9, 1, 31, 24, 42, 31, 31, 1, 36, 37, 38, 39, 27, 24,
    28, 26, 41, 30, 43, 31, 0, 47, 0, 48, 0, 49, 12, 0, 13, 0,
    26, 0};
static const uint8_t urn_check_namestring_row_template[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5,
    5};
static const uric_row_template urn_check_namestring_templates[6] = {
    {65535, 4}, {8, 3}, {23, 2}, {65471, 6}, {90, 1}, {47, 2},
};
static const uint8_t urn_check_namestring_template_entry[108] = {
    0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 2, 0, 0, 3, 3, 3, 4, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 1, 3, 0, 0, 0, 1, 1, 1, 1, 0,
    0, 1, 0, 2, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0,
    0, 1, 2, 3, 1, 1, 1, 1, 1, 1, 4, 5, 1, 1, 1, 1, 1, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0,
};
static const uric_action urn_check_namestring_action[2] = {
    {0, 1, 13}, {0, 1, 14},
};
static const uint8_t urn_check_namestring_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t urn_check_namestring_expected[49] = {
    0, 0, 0, 2, 4, 6, 2, 2, 6, 9, 11, 13, 13, 13, 13, 15,
    15, 15, 15, 17, 15, 15, 19, 22, 25, 20, 27, 22, 31, 49, 49, 53,
    53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 55, 55, 55, 57, 57,
    57};
static const uint8_t urn_check_namestring_expected_terms[59] = {
    3, 255, 1, 255, 13, 255, 11, 12, 255, 2, 255, 14, 255, 10, 255, 6,
    255, 15, 255, 16, 0, 255, 7, 0, 255, 7, 255, 6, 17, 0, 255, 14,
    18, 19, 15, 20, 21, 22, 23, 24, 11, 25, 17, 10, 26, 16, 27, 0,
    255, 7, 8, 0, 255, 9, 255, 4, 255, 5, 255};
#endif
static const uric_link urn_check_namestring_links[1] = {
    {&urn_call_NID, false},
};
static const uric_machine urn_check_namestring = {
    urn_check_namestring_byte_class, urn_check_namestring_entry, NULL,
    urn_check_namestring_row_template, urn_check_namestring_templates, urn_check_namestring_template_entry, urn_check_namestring_action, urn_check_namestring_operations,
    urn_check_namestring_links,
#if URIC_ERROR_DETAIL
    urn_check_namestring_expected, urn_check_namestring_expected_terms, urn_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    49, 2, 17, 31, 1, 33, 93,
};

static const uric_rule urn_rules[] = {
    {"namestring", &urn_check_namestring, NULL, 0},
    {"assigned-name", &urn_check_namestring, NULL, 1},
    {"NID", &urn_NID, NULL, 0},
    {"ldh", &urn_check_namestring, NULL, 9},
    {"NSS", &urn_check_namestring, NULL, 15},
    {"rq-components", &urn_check_namestring, NULL, 22},
    {"r-component", &urn_check_namestring, NULL, 16},
    {"q-component", &urn_check_namestring, NULL, 16},
    {"f-component", &urn_check_namestring, NULL, 23},
    {"urn", &urn_check_namestring, NULL, 2},
    {"alphanum", &urn_check_namestring, NULL, 3},
    {"r-head", &urn_check_namestring, NULL, 17},
    {"rq-char", &urn_check_namestring, NULL, 24},
    {"pchar", &urn_check_namestring, NULL, 18},
    {"fragment", &urn_check_namestring, NULL, 23},
    {"unreserved", &urn_check_namestring, NULL, 10},
    {"pct-encoded", &urn_check_namestring, NULL, 19},
    {"sub-delims", &urn_check_namestring, NULL, 4},
};

static const uric_rule *const urn_parsers[] = {
    &uric_urn_namestring,
};

static const char *const urn_component_names[] = {
    "scheme",
    "fragment",
    "nid",
    "nss",
    "r-component",
    "q-component",
};
static const uric_encoding *const urn_encodings[] = {
    &uric_urn_nss_encoding,
    &uric_urn_r_component_encoding,
    &uric_urn_q_component_encoding,
    &uric_urn_fragment_encoding,
    &uric_urn_NSS_encoding,
    &uric_urn_f_component_encoding,
    &uric_urn_r_head_encoding,
};

const uric_grammar uric_urn = {
    .name = "urn",
    .title = "RFC 8141, section 2",
    .absolute = "namestring",
    .reference = "namestring",
    .rule = urn_rules,
    .parser = urn_parsers,
    .component = urn_component_names,
    .revision = &urn_revision,
    .encoding = urn_encodings,
    .rules = 18,
    .parsers = 1,
    .components = 6,
    .encodings = 7,
};
#endif
