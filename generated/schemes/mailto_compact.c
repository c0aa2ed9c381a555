/* RFC 6068, section 2. Written by uric-grammar pack from grammar/mailto.*: do not edit. */
/* clang-format off */

/* RFC 6068, section 2 (+3887). */
#ifndef URIC_GRAMMAR_MAILTO
#define URIC_GRAMMAR_MAILTO 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_MAILTO && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char mailto_terms[] =
    "end of input\0"
    "\"m\"\0"
    "\"a\"\0"
    "\":\"\0"
    "qchar\0"
    "\"=\"\0"
    "\"&\"\0"
    "atext\0"
    "\".\"\0"
    "\"@\"\0"
    "qcontent\0"
    "dtext-no-obs\0"
    "\"i\"\0"
    "\"l\"\0"
    "\"t\"\0"
    "\"o\"\0"
    "HEXDIG\0"
    "\"?\"\0"
    "\",\"\0"
    "unreserved\0"
    "some-delims\0"
    "\"2\"\0"
    "\"%\"\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision mailto_revision = {
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
static const char mailto_parts_mailtoURI[] = "to\0" "address\0" "header\0";

static const uric_capture mailto_captures_mailtoURI[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {1, 2}, /* to */
    {3, 4}, /* address */
    {5, 6}, /* header */
};
static const uric_components mailto_items_mailtoURI = {
    .part_names = mailto_parts_mailtoURI,
    .capture = mailto_captures_mailtoURI,
    .registers = 7,
    .component_registers = 7,
    .parts = 3,
    .lists = 0,
};

/* mailto_items_mailtoURI_address: 56 states, 3 actions, 13 classes, 6 row templates */
static const uint8_t mailto_items_mailtoURI_address_byte_class[47] = {
    1, 16, 2, 49, 19, 65, 81, 96, 118, 102, 104, 102, 54, 0, 0, 169,
    182, 198, 102, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0, 1,
    182, 198, 102, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 16};
static const uint8_t mailto_items_mailtoURI_address_entry[203] = {
    10, 18, 0, 10, 31, 0, 44, 20, 0, 59, 59, 0, 44, 33, 0, 6,
    21, 6, 11, 35, 6, 46, 22, 6, 46, 24, 6, 10, 31, 0, 2, 3,
    11, 35, 6, 7, 8, 12, 26, 12, 12, 0, 45, 37, 12, 12, 0, 6,
    21, 6, 6, 8, 15, 29, 15, 15, 6, 48, 27, 15, 15, 6, 15, 29,
    15, 15, 8, 32, 19, 32, 10, 11, 10, 34, 34, 53, 38, 23, 38, 39,
    25, 54, 6, 14, 6, 39, 25, 39, 46, 47, 46, 41, 41, 55, 42, 28,
    42, 48, 50, 48, 43, 30, 56, 15, 17, 15, 32, 10, 34, 44, 36, 11,
    40, 6, 46, 45, 12, 48, 15, 44, 33, 0, 57, 5, 58, 0, 2, 45,
    37, 12, 57, 13, 58, 0, 2, 46, 24, 6, 57, 9, 58, 6, 2, 46,
    24, 6, 57, 9, 58, 8, 2, 48, 27, 15, 57, 16, 58, 6, 2, 12,
    26, 12, 57, 12, 58, 0, 2, 48, 27, 15, 57, 16, 58, 8, 2, 15,
    29, 15, 57, 15, 58, 6, 2, 0, 0, 0, 1, 44, 45, 44, 0, 46,
    48, 46, 0, 12, 12, 49, 0, 15, 15, 51, 0};
static const uint8_t mailto_items_mailtoURI_address_row_template[56] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5};
static const uric_row_template mailto_items_mailtoURI_address_templates[6] = {
    {65535, 3}, {65517, 5}, {15, 3}, {75, 1}, {65310, 8}, {65514, 4},
};
static const uint8_t mailto_items_mailtoURI_address_template_entry[84] = {
    0, 1, 2, 3, 0, 3, 1, 1, 1, 0, 3, 1, 1, 0,
    0, 1, 2, 3, 0, 4, 1, 1, 1, 0, 5, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0,
    0, 1, 2, 3, 4, 5, 1, 1, 1, 6, 7, 1, 1, 8,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 2, 3, 4,
};
static const uric_action mailto_items_mailtoURI_address_action[3] = {
    {0, 0, 3}, {0, 0, 51}, {2, 0, 51},
};
static const uint8_t mailto_items_mailtoURI_address_operations[4] = {
    35, 255, 4, 255};
static const uric_machine mailto_items_mailtoURI_address = {
    mailto_items_mailtoURI_address_byte_class, mailto_items_mailtoURI_address_entry, NULL,
    mailto_items_mailtoURI_address_row_template, mailto_items_mailtoURI_address_templates, mailto_items_mailtoURI_address_template_entry, mailto_items_mailtoURI_address_action, mailto_items_mailtoURI_address_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    56, 3, 13, 15, 0, 33, 93,
};
static const uric_rule mailto_items_mailtoURI_address_rule = {"address", &mailto_items_mailtoURI_address, &mailto_items_mailtoURI, 0};

/* mailto_items_mailtoURI_header: 8 states, 2 actions, 23 classes, 1 row templates */
static const uint8_t mailto_parse_mailtoURI_byte_class[94] = {
    1, 0, 0, 1, 2, 3, 1, 4, 4, 1, 1, 5, 1, 6, 0, 7,
    7, 8, 7, 7, 9, 7, 7, 7, 7, 10, 11, 0, 12, 0, 13, 14,
    15, 16, 7, 17, 7, 7, 1, 1, 18, 1, 1, 19, 20, 1, 21, 1,
    1, 1, 1, 22, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0,
    15, 16, 7, 17, 7, 7, 1, 1, 18, 1, 1, 19, 20, 1, 21, 1,
    1, 1, 1, 22, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1};
static const uint8_t mailto_items_mailtoURI_header_entry[48] = {
    1, 2, 0, 1, 3, 0, 0, 0, 0, 4, 0, 0, 3, 5, 9, 3,
    0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 7, 0, 0, 10, 10,
    0, 10, 10, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1};
static const uint8_t mailto_items_mailtoURI_header_row_template[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_row_template mailto_items_mailtoURI_header_templates[1] = {
    {65535, 6},
};
static const uint8_t mailto_items_mailtoURI_header_template_entry[24] = {
    0, 1, 2, 3, 1, 1, 1, 4, 4, 4, 1, 1, 5, 0, 1, 4, 4, 4, 1, 1, 1, 1, 1, 6,
};
static const uric_action mailto_items_mailtoURI_header_action[2] = {
    {0, 0, 5}, {2, 0, 7},
};
static const uint8_t mailto_items_mailtoURI_header_operations[4] = {
    37, 255, 6, 255};
static const uric_machine mailto_items_mailtoURI_header = {
    mailto_parse_mailtoURI_byte_class, mailto_items_mailtoURI_header_entry, NULL,
    mailto_items_mailtoURI_header_row_template, mailto_items_mailtoURI_header_templates, mailto_items_mailtoURI_header_template_entry, mailto_items_mailtoURI_header_action, mailto_items_mailtoURI_header_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 2, 23, 31, 0, 33, 93,
};
static const uric_rule mailto_items_mailtoURI_header_rule = {"header", &mailto_items_mailtoURI_header, &mailto_items_mailtoURI, 0};
static const uric_list mailto_lists_mailtoURI[] = {{9, &mailto_items_mailtoURI_address_rule}, {10, &mailto_items_mailtoURI_header_rule}, };
static const uric_components mailto_components_mailtoURI = {
#if URIC_OPERATIONS
    .revision = &mailto_revision,
#endif
    .part_names = mailto_parts_mailtoURI,
    .capture = mailto_captures_mailtoURI,
    .list = mailto_lists_mailtoURI,
    .registers = 7,
    .component_registers = 7,
    .parts = 3,
    .lists = 2,
    .params = 0,
    .composes = 0,
};

/* mailto_parse_mailtoURI: 68 states, 3 actions, 23 classes, 7 row templates */
static const uint8_t mailto_parse_mailtoURI_entry[276] = {
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 22, 0, 0,
    0, 0, 0, 69, 0, 0, 0, 0, 4, 28, 0, 4, 5, 4, 4, 0,
    5, 30, 4, 5, 0, 5, 5, 2, 6, 26, 0, 7, 8, 6, 26, 0,
    0, 0, 61, 45, 0, 0, 0, 9, 33, 12, 13, 14, 6, 43, 0, 0,
    0, 61, 31, 0, 0, 0, 12, 46, 12, 12, 12, 9, 33, 12, 12, 12,
    63, 47, 12, 12, 12, 15, 51, 15, 15, 0, 62, 36, 15, 15, 0, 63,
    49, 12, 12, 12, 12, 46, 12, 12, 14, 19, 54, 19, 19, 12, 65, 52,
    19, 19, 12, 19, 54, 19, 19, 14, 23, 0, 0, 0, 0, 24, 0, 0,
    0, 0, 0, 25, 0, 0, 3, 0, 27, 6, 29, 4, 34, 32, 61, 35,
    5, 9, 39, 12, 63, 62, 15, 65, 19, 27, 44, 27, 6, 9, 6, 32,
    32, 56, 37, 48, 37, 38, 50, 57, 12, 18, 12, 38, 50, 38, 63, 64,
    63, 40, 40, 58, 41, 53, 41, 65, 67, 65, 42, 55, 59, 19, 21, 19,
    61, 62, 61, 63, 65, 63, 15, 15, 66, 19, 19, 68, 6, 43, 0, 0,
    0, 70, 0, 1, 61, 31, 0, 10, 11, 71, 0, 4, 62, 36, 15, 10,
    16, 71, 0, 4, 63, 49, 12, 10, 17, 71, 12, 4, 63, 49, 12, 10,
    17, 71, 14, 4, 65, 52, 19, 10, 20, 71, 12, 4, 15, 51, 15, 10,
    15, 71, 0, 4, 65, 52, 19, 10, 20, 71, 14, 4, 19, 54, 19, 10,
    19, 71, 12, 4};
static const uint8_t mailto_parse_mailtoURI_row_template[68] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6,
    6, 6, 6, 6};
static const uric_row_template mailto_parse_mailtoURI_templates[7] = {
    {65535, 8}, {14, 5}, {35, 4}, {110, 1}, {26, 3}, {26, 3}, {65267, 8},
};
static const uint8_t mailto_parse_mailtoURI_template_entry[168] = {
    0, 1, 2, 3, 1, 1, 1, 1, 1, 1, 4, 1, 5, 0, 1, 6, 1, 1, 1, 1, 7, 1, 1, 8,
    0, 1, 2, 0, 3, 0, 4, 1, 1, 1, 3, 0, 0, 0, 5, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 0, 3, 4, 5, 1, 1, 1, 3, 0, 0, 6, 7, 1, 1, 1, 1, 1, 1, 1, 1, 8,
};
static const uric_action mailto_parse_mailtoURI_action[3] = {
    {5, 0, 59}, {9, 0, 3}, {11, 0, 3},
};
static const uint8_t mailto_parse_mailtoURI_operations[15] = {
    6, 255, 2, 4, 255, 0, 1, 3, 255, 5, 255, 2, 4, 5, 255};
#if URIC_ERROR_DETAIL
static const uint16_t mailto_parse_mailtoURI_expected[68] = {
    0, 2, 4, 6, 9, 13, 17, 17, 19, 17, 17, 19, 19, 19, 21, 21,
    19, 19, 19, 19, 19, 23, 25, 27, 29, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 33, 37, 43, 48, 48,
    48, 43, 48, 48};
static const uint8_t mailto_parse_mailtoURI_expected_terms[53] = {
    1, 255, 2, 255, 3, 255, 4, 5, 255, 4, 6, 0, 255, 7, 8, 9,
    255, 7, 255, 10, 255, 11, 255, 12, 255, 13, 255, 14, 255, 15, 255, 16,
    255, 7, 17, 0, 255, 7, 18, 8, 17, 0, 255, 11, 18, 17, 0, 255,
    10, 18, 17, 0, 255};
static const uric_error_component mailto_parse_mailtoURI_error_component[68] = {
    {33, 0}, {33, 0}, {33, 0}, {5, 6}, {5, 6}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {3, 4}, {3, 4}, {5, 6}, {5, 6}, {5, 6}, {3, 4}, {3, 4},
    {3, 4}, {5, 6}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {3, 4},
    {3, 4}, {3, 4}, {3, 4}, {3, 4}};
#endif
static const uric_machine mailto_parse_mailtoURI = {
    mailto_parse_mailtoURI_byte_class, mailto_parse_mailtoURI_entry, NULL,
    mailto_parse_mailtoURI_row_template, mailto_parse_mailtoURI_templates, mailto_parse_mailtoURI_template_entry, mailto_parse_mailtoURI_action, mailto_parse_mailtoURI_operations,
    NULL,
#if URIC_ERROR_DETAIL
    mailto_parse_mailtoURI_expected, mailto_parse_mailtoURI_expected_terms, mailto_terms, mailto_parse_mailtoURI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    68, 3, 23, 31, 0, 33, 93,
};
static const char uric_mailto_mailtoURI_name[] = "mailtoURI";
const uric_rule uric_mailto_mailtoURI = {uric_mailto_mailtoURI_name, &mailto_parse_mailtoURI, &mailto_components_mailtoURI, 0};

static const uint32_t mailto_kept_0[8] = {0x00000000, 0x0fff7f92, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t mailto_kept_2[8] = {0x00000000, 0x03ff2c92, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_mailto_hfname_encoding_name[] = "hfname";
const uric_encoding uric_mailto_hfname_encoding = {uric_mailto_hfname_encoding_name, mailto_kept_0, 1};
static const char uric_mailto_hfvalue_encoding_name[] = "hfvalue";
const uric_encoding uric_mailto_hfvalue_encoding = {uric_mailto_hfvalue_encoding_name, mailto_kept_0, 1};
static const char uric_mailto_local_part_encoding_name[] = "local-part";
const uric_encoding uric_mailto_local_part_encoding = {uric_mailto_local_part_encoding_name, mailto_kept_2, 0};
static const char uric_mailto_domain_encoding_name[] = "domain";
const uric_encoding uric_mailto_domain_encoding = {uric_mailto_domain_encoding_name, mailto_kept_2, 0};
static const char uric_mailto_dot_atom_text_encoding_name[] = "dot-atom-text";
const uric_encoding uric_mailto_dot_atom_text_encoding = {uric_mailto_dot_atom_text_encoding_name, mailto_kept_2, 0};

/* mailto_check_mailtoURI: 122 states, 0 actions, 24 classes, 9 row templates */
static const uint8_t mailto_check_mailtoURI_byte_class[94] = {
    1, 0, 0, 1, 2, 3, 1, 4, 4, 1, 1, 5, 6, 7, 0, 8,
    8, 9, 8, 8, 10, 8, 8, 8, 8, 11, 12, 0, 13, 0, 14, 15,
    16, 17, 8, 18, 8, 8, 6, 6, 19, 6, 6, 20, 21, 6, 22, 6,
    6, 6, 6, 23, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 6, 0,
    16, 17, 8, 18, 8, 8, 6, 6, 19, 6, 6, 20, 21, 6, 22, 6,
    6, 6, 6, 23, 6, 6, 6, 6, 6, 6, 0, 0, 0, 6};
static const uint8_t mailto_check_mailtoURI_entry[445] = {
    0, 0, 109, 0, 0, 0, 110, 0, 4, 0, 4, 0, 0, 0, 0, 1,
    0, 95, 0, 0, 0, 13, 0, 4, 0, 0, 0, 0, 111, 0, 0, 112,
    10, 59, 0, 11, 0, 11, 60, 0, 0, 1, 4, 61, 0, 0, 0, 13,
    63, 0, 14, 0, 14, 69, 13, 0, 1, 66, 18, 66, 66, 66, 117, 0,
    19, 0, 90, 91, 90, 0, 44, 0, 75, 22, 75, 76, 76, 118, 44, 94,
    44, 78, 24, 78, 97, 99, 97, 80, 80, 119, 84, 28, 84, 85, 30, 120,
    51, 56, 51, 85, 30, 85, 101, 103, 101, 87, 87, 121, 88, 33, 88, 104,
    107, 104, 89, 35, 122, 57, 58, 57, 90, 15, 0, 0, 90, 16, 0, 0,
    4, 61, 4, 0, 90, 62, 0, 0, 4, 61, 0, 0, 0, 17, 0, 0,
    4, 61, 4, 4, 0, 61, 0, 0, 44, 20, 44, 44, 91, 71, 44, 44,
    46, 21, 46, 0, 97, 77, 0, 0, 98, 25, 0, 0, 97, 23, 0, 0,
    98, 79, 0, 0, 51, 26, 51, 51, 99, 81, 51, 51, 101, 27, 51, 51,
    54, 31, 54, 0, 101, 29, 51, 51, 51, 26, 51, 53, 57, 34, 57, 51,
    57, 34, 57, 53, 64, 65, 67, 66, 68, 10, 11, 90, 4, 13, 70, 14,
    73, 74, 91, 92, 44, 46, 78, 97, 80, 98, 82, 99, 86, 51, 101, 100,
    54, 104, 57, 90, 62, 0, 0, 39, 0, 0, 1, 91, 71, 44, 0, 45,
    0, 44, 1, 92, 72, 46, 0, 93, 0, 0, 1, 92, 72, 46, 0, 46,
    0, 0, 0, 44, 20, 44, 0, 44, 0, 44, 1, 97, 23, 0, 0, 0,
    13, 0, 1, 46, 21, 46, 0, 46, 0, 0, 1, 97, 77, 0, 0, 47,
    0, 48, 0, 98, 79, 0, 49, 50, 13, 0, 1, 99, 81, 51, 0, 52,
    0, 53, 0, 100, 83, 54, 49, 102, 13, 0, 1, 101, 29, 51, 49, 55,
    13, 51, 1, 100, 83, 54, 0, 54, 0, 0, 0, 101, 29, 51, 49, 55,
    13, 53, 1, 104, 32, 57, 49, 105, 13, 51, 1, 104, 32, 57, 0, 57,
    0, 51, 0, 54, 31, 54, 49, 54, 13, 0, 1, 104, 32, 57, 49, 105,
    13, 53, 1, 57, 34, 57, 49, 57, 13, 51, 1, 8, 0, 0, 0, 9,
    0, 0, 0, 0, 113, 0, 0, 0, 114, 0, 0, 0, 0, 0, 115, 0,
    0, 0, 116, 0, 0, 5, 0, 0, 0, 4, 0, 90, 92, 90, 46, 46,
    96, 98, 100, 98, 101, 104, 101, 54, 54, 106, 57, 57, 108};
static const uint8_t mailto_check_mailtoURI_row_template[122] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7,
    7, 7, 7, 7, 8, 8, 8, 8, 8, 8};
static const uric_row_template mailto_check_mailtoURI_templates[9] = {
    {65535, 4}, {4, 3}, {65522, 5}, {14, 3}, {65515, 4}, {153, 1}, {65066, 8}, {65498, 4},
    {78, 3},
};
static const uint8_t mailto_check_mailtoURI_template_entry[225] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 1, 1, 4,
    0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 2, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 0, 3, 0, 1, 3, 1, 1, 1, 3, 0, 0, 0, 4, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 0, 3, 4, 1, 5, 1, 1, 1, 3, 0, 0, 6, 7, 1, 1, 1, 1, 1, 1, 1, 1, 8,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 3, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t mailto_check_mailtoURI_expected[122] = {
    0, 0, 2, 4, 6, 8, 10, 12, 12, 14, 17, 20, 14, 22, 26, 26,
    28, 26, 28, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 30, 30, 32, 30, 30, 34, 36, 34, 36, 36, 32, 30, 30,
    30, 30, 36, 36, 36, 32, 36, 36, 36, 36, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 26, 26, 26, 26, 26, 26, 38, 42, 45, 32, 42, 48, 45,
    52, 56, 36, 62, 67, 32, 67, 67, 36, 62, 67, 67, 72, 72, 74, 74,
    76, 76, 78, 78, 26, 26, 26, 26, 26, 26};
static const uint8_t mailto_check_mailtoURI_expected_terms[80] = {
    1, 255, 19, 255, 0, 255, 3, 255, 17, 255, 20, 255, 12, 255, 4, 5,
    255, 4, 0, 255, 4, 255, 4, 6, 0, 255, 16, 255, 21, 255, 7, 255,
    11, 255, 22, 255, 10, 255, 7, 8, 0, 255, 10, 0, 255, 11, 0, 255,
    7, 17, 0, 255, 7, 8, 9, 255, 7, 18, 8, 17, 0, 255, 11, 18,
    17, 0, 255, 10, 18, 17, 0, 255, 2, 255, 13, 255, 14, 255, 15, 255};
#endif
static const uric_machine mailto_check_mailtoURI = {
    mailto_check_mailtoURI_byte_class, mailto_check_mailtoURI_entry, NULL,
    mailto_check_mailtoURI_row_template, mailto_check_mailtoURI_templates, mailto_check_mailtoURI_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    mailto_check_mailtoURI_expected, mailto_check_mailtoURI_expected_terms, mailto_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    122, 0, 24, 31, 0, 33, 93,
};

/* mailto_check_to: 108 states, 0 actions, 12 classes, 7 row templates */
static const uint8_t mailto_check_to_byte_class[47] = {
    1, 16, 2, 49, 19, 65, 81, 96, 118, 102, 104, 102, 54, 0, 0, 144,
    166, 182, 102, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 0, 1,
    166, 182, 102, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 16};
static const uint8_t mailto_check_to_entry[350] = {
    17, 33, 0, 18, 34, 0, 17, 51, 0, 77, 93, 0, 18, 53, 0, 78,
    94, 0, 77, 55, 0, 8, 37, 8, 19, 57, 8, 80, 95, 8, 78, 58,
    0, 12, 38, 12, 20, 60, 12, 82, 96, 12, 80, 40, 8, 82, 43, 12,
    17, 51, 0, 3, 4, 18, 53, 0, 5, 6, 19, 57, 8, 9, 10, 20,
    60, 12, 13, 14, 21, 97, 21, 21, 0, 79, 63, 21, 21, 0, 23, 98,
    23, 23, 0, 81, 66, 23, 23, 0, 8, 37, 8, 8, 10, 12, 38, 12,
    12, 14, 27, 99, 27, 27, 8, 84, 45, 27, 27, 8, 29, 100, 29, 29,
    12, 86, 46, 29, 29, 12, 27, 99, 27, 27, 10, 29, 100, 29, 29, 14,
    52, 35, 54, 36, 17, 19, 18, 20, 64, 39, 67, 42, 8, 25, 65, 41,
    80, 83, 12, 26, 68, 44, 82, 85, 73, 47, 74, 48, 84, 89, 86, 90,
    27, 31, 29, 32, 52, 17, 54, 18, 56, 77, 61, 59, 78, 62, 19, 20,
    69, 8, 80, 70, 12, 82, 79, 81, 21, 23, 84, 86, 27, 29, 77, 55,
    0, 1, 7, 0, 1, 78, 58, 0, 0, 11, 0, 1, 79, 63, 21, 1,
    22, 0, 1, 80, 40, 8, 1, 15, 8, 1, 81, 66, 23, 0, 24, 0,
    1, 82, 43, 12, 0, 16, 12, 1, 80, 40, 8, 1, 15, 10, 1, 84,
    45, 27, 1, 28, 8, 1, 82, 43, 12, 0, 16, 14, 1, 86, 46, 29,
    0, 30, 12, 1, 21, 97, 21, 1, 21, 0, 1, 23, 98, 23, 0, 23,
    0, 1, 84, 45, 27, 1, 28, 10, 1, 86, 46, 29, 0, 30, 14, 1,
    27, 99, 27, 1, 27, 8, 1, 29, 100, 29, 0, 29, 12, 1, 56, 56,
    101, 59, 59, 102, 65, 41, 103, 68, 44, 104, 71, 71, 105, 72, 72, 106,
    75, 49, 107, 76, 50, 108, 77, 79, 77, 78, 81, 78, 80, 84, 80, 82,
    86, 82, 21, 21, 87, 23, 23, 88, 27, 27, 91, 29, 29, 92};
static const uint8_t mailto_check_to_row_template[108] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5,
    5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6};
static const uric_row_template mailto_check_to_templates[7] = {
    {65535, 3}, {65503, 5}, {63, 2}, {113, 1}, {65193, 7}, {25, 3}, {25, 3},
};
static const uint8_t mailto_check_to_template_entry[91] = {
    0, 1, 2, 3, 0, 3, 1, 1, 1, 3, 1, 1, 0,
    0, 1, 2, 3, 0, 4, 1, 1, 1, 5, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0,
    0, 1, 2, 3, 4, 5, 1, 1, 1, 6, 1, 1, 7,
    0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 2, 3, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t mailto_check_to_expected[108] = {
    0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 2, 2, 2, 2, 2,
    4, 4, 2, 2, 8, 8, 8, 8, 2, 2, 2, 2, 2, 2, 2, 2,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 12, 17, 21, 25,
    29, 32, 25, 25, 32, 32, 21, 29, 25, 32, 25, 32, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10};
static const uint8_t mailto_check_to_expected_terms[35] = {
    7, 255, 10, 255, 7, 8, 9, 255, 11, 255, 16, 255, 7, 18, 8, 0,
    255, 7, 8, 0, 255, 11, 18, 0, 255, 10, 18, 0, 255, 11, 0, 255,
    10, 0, 255};
#endif
static const uric_machine mailto_check_to = {
    mailto_check_to_byte_class, mailto_check_to_entry, NULL,
    mailto_check_to_row_template, mailto_check_to_templates, mailto_check_to_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    mailto_check_to_expected, mailto_check_to_expected_terms, mailto_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    108, 0, 12, 15, 0, 33, 93,
};

static const uric_rule mailto_rules[] = {
    {"mailtoURI", &mailto_check_mailtoURI, NULL, 0},
    {"to", &mailto_check_to, NULL, 0},
    {"hfields", &mailto_check_mailtoURI, NULL, 5},
    {"hfield", &mailto_check_mailtoURI, NULL, 9},
    {"hfname", &mailto_check_mailtoURI, NULL, 10},
    {"hfvalue", &mailto_check_mailtoURI, NULL, 10},
    {"addr-spec", &mailto_check_to, NULL, 1},
    {"local-part", &mailto_check_mailtoURI, NULL, 35},
    {"domain", &mailto_check_mailtoURI, NULL, 36},
    {"dtext-no-obs", &mailto_check_mailtoURI, NULL, 37},
    {"qchar", &mailto_check_mailtoURI, NULL, 11},
    {"some-delims", &mailto_check_mailtoURI, NULL, 6},
    {"dot-atom-text", &mailto_check_mailtoURI, NULL, 38},
    {"atext", &mailto_check_mailtoURI, NULL, 39},
    {"quoted-string", &mailto_check_mailtoURI, NULL, 40},
    {"qcontent", &mailto_check_mailtoURI, NULL, 41},
    {"mailto", &mailto_check_mailtoURI, NULL, 1},
    {"unreserved", &mailto_check_mailtoURI, NULL, 2},
    {"pct-encoded", &mailto_check_mailtoURI, NULL, 42},
};

static const uric_rule *const mailto_parsers[] = {
    &uric_mailto_mailtoURI,
};

static const char *const mailto_component_names[] = {
    "scheme",
    "to",
    "address",
    "header",
};
static const uric_encoding *const mailto_encodings[] = {
    &uric_mailto_hfname_encoding,
    &uric_mailto_hfvalue_encoding,
    &uric_mailto_local_part_encoding,
    &uric_mailto_domain_encoding,
    &uric_mailto_dot_atom_text_encoding,
};

const uric_grammar uric_mailto = {
    .name = "mailto",
    .title = "RFC 6068, section 2",
    .absolute = "mailtoURI",
    .reference = "mailtoURI",
    .rule = mailto_rules,
    .parser = mailto_parsers,
    .component = mailto_component_names,
    .revision = &mailto_revision,
    .encoding = mailto_encodings,
    .rules = 19,
    .parsers = 1,
    .components = 4,
    .encodings = 5,
};
#endif
