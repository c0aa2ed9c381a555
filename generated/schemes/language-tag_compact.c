/* RFC 5646, section 2.1. Written by uric-grammar pack from grammar/language-tag.*: do not edit. */
/* clang-format off */

/* RFC 5646, section 2.1 (+4885). */
#ifndef URIC_GRAMMAR_LANGUAGE_TAG
#define URIC_GRAMMAR_LANGUAGE_TAG 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_LANGUAGE_TAG && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char language_tag_terms[] =
    "end of input\0"
    "ALPHA\0"
    "\"a\"\0"
    "\"b\"\0"
    "\"d\"\0"
    "\"e\"\0"
    "\"h\"\0"
    "\"k\"\0"
    "\"l\"\0"
    "\"m\"\0"
    "\"n\"\0"
    "\"p\"\0"
    "\"t\"\0"
    "alphanum\0"
    "\"-\"\0"
    "\"w\"\0"
    "\"f\"\0"
    "\"v\"\0"
    "\"o\"\0"
    "\"y\"\0"
    "\"j\"\0"
    "\"u\"\0"
    "\"s\"\0"
    "\"g\"\0"
    "\"i\"\0"
    "\"c\"\0"
    "\"x\"\0"
    "\"z\"\0"
    "singleton\0"
    "DIGIT\0"
    "\"r\"\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision language_tag_revision = {
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
static const char language_tag_parts_Language_Tag[] = "language\0" "extlang\0" "script\0" "region\0" "variant\0" "extension\0" "privateuse\0" "grandfathered\0";

static const uric_capture language_tag_captures_Language_Tag[] = {
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 0}, /* language */
    {1, 2}, /* extlang */
    {3, 4}, /* script */
    {5, 6}, /* region */
    {7, 8}, /* variant */
    {9, 10}, /* extension */
    {11, 12}, /* privateuse */
    {33, 13}, /* grandfathered */
};
static const uric_components language_tag_items_Language_Tag = {
    .part_names = language_tag_parts_Language_Tag,
    .capture = language_tag_captures_Language_Tag,
    .registers = 15,
    .component_registers = 15,
    .parts = 8,
    .lists = 0,
};

/* language_tag_items_Language_Tag_variant: 16 states, 4 actions, 5 classes, 2 row templates */
static const uint8_t language_tag_items_Language_Tag_variant_byte_class[39] = {
    1, 32, 34, 34, 34, 34, 2, 0, 0, 0, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 67, 51, 0, 0, 0, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 67, 51};
static const uint8_t language_tag_items_Language_Tag_variant_entry[39] = {
    2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 10, 10, 8, 8, 11, 11,
    18, 18, 17, 11, 2, 17, 13, 2, 19, 14, 0, 17, 15, 2, 0, 0,
    1, 17, 20, 2, 9, 0, 1};
static const uint8_t language_tag_items_Language_Tag_variant_row_template[16] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1};
static const uric_row_template language_tag_items_Language_Tag_variant_templates[2] = {
    {65535, 2}, {65526, 3},
};
static const uint8_t language_tag_items_Language_Tag_variant_template_entry[12] = {
    0, 0, 1, 2, 2, 0,
    0, 1, 2, 2, 2, 3,
};
static const uric_action language_tag_items_Language_Tag_variant_action[4] = {
    {0, 0, 8}, {2, 0, 11}, {4, 0, 13}, {6, 0, 15},
};
static const uint8_t language_tag_items_Language_Tag_variant_operations[8] = {
    39, 255, 8, 255, 72, 255, 7, 255};
static const uric_machine language_tag_items_Language_Tag_variant = {
    language_tag_items_Language_Tag_variant_byte_class, language_tag_items_Language_Tag_variant_entry, NULL,
    language_tag_items_Language_Tag_variant_row_template, language_tag_items_Language_Tag_variant_templates, language_tag_items_Language_Tag_variant_template_entry, language_tag_items_Language_Tag_variant_action, language_tag_items_Language_Tag_variant_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    16, 4, 5, 7, 0, 45, 77,
};
static const uric_rule language_tag_items_Language_Tag_variant_rule = {"variant", &language_tag_items_Language_Tag_variant, &language_tag_items_Language_Tag, 0};

/* language_tag_items_Language_Tag_extension: 15 states, 3 actions, 5 classes, 2 row templates */
static const uint8_t language_tag_items_Language_Tag_extension_entry[41] = {
    5, 0, 3, 3, 6, 6, 17, 9, 2, 0, 0, 16, 7, 2, 16, 10,
    2, 11, 18, 0, 11, 6, 0, 16, 12, 2, 0, 0, 1, 16, 13, 2,
    16, 14, 2, 16, 15, 2, 16, 0, 2};
static const uint8_t language_tag_items_Language_Tag_extension_row_template[15] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
static const uric_row_template language_tag_items_Language_Tag_extension_templates[2] = {
    {65535, 2}, {65531, 3},
};
static const uint8_t language_tag_items_Language_Tag_extension_template_entry[12] = {
    0, 0, 1, 1, 2, 0,
    0, 1, 2, 2, 2, 3,
};
static const uric_action language_tag_items_Language_Tag_extension_action[3] = {
    {0, 0, 3}, {2, 0, 7}, {4, 0, 5},
};
static const uint8_t language_tag_items_Language_Tag_extension_operations[6] = {
    41, 255, 10, 255, 74, 255};
static const uric_machine language_tag_items_Language_Tag_extension = {
    language_tag_items_Language_Tag_variant_byte_class, language_tag_items_Language_Tag_extension_entry, NULL,
    language_tag_items_Language_Tag_extension_row_template, language_tag_items_Language_Tag_extension_templates, language_tag_items_Language_Tag_extension_template_entry, language_tag_items_Language_Tag_extension_action, language_tag_items_Language_Tag_extension_operations,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    15, 3, 5, 7, 0, 45, 77,
};
static const uric_rule language_tag_items_Language_Tag_extension_rule = {"extension", &language_tag_items_Language_Tag_extension, &language_tag_items_Language_Tag, 0};
static const uric_list language_tag_lists_Language_Tag[] = {{12, &language_tag_items_Language_Tag_variant_rule}, {13, &language_tag_items_Language_Tag_extension_rule}, };
static const uric_components language_tag_components_Language_Tag = {
#if URIC_OPERATIONS
    .revision = &language_tag_revision,
#endif
    .part_names = language_tag_parts_Language_Tag,
    .capture = language_tag_captures_Language_Tag,
    .list = language_tag_lists_Language_Tag,
    .registers = 15,
    .component_registers = 15,
    .parts = 8,
    .lists = 2,
    .params = 0,
    .composes = 0,
};

/* language_tag_parse_Language_Tag: 200 states, 21 actions, 29 classes, 15 row templates */
static const uint8_t language_tag_parse_Language_Tag_byte_class[78] = {
    1, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 0, 0, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 0, 0,
    0, 0, 0, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28};
static const uint8_t language_tag_parse_Language_Tag_entry[1002] = {
    3, 4, 5, 4, 67, 4, 4, 24, 4, 4, 4, 68, 4, 78, 4, 25,
    69, 99, 172, 0, 6, 173, 0, 107, 0, 174, 108, 126, 109, 100, 0, 110,
    0, 0, 0, 0, 26, 26, 26, 118, 0, 0, 26, 26, 26, 26, 0, 0,
    26, 119, 26, 26, 0, 0, 0, 101, 0, 0, 183, 186, 38, 38, 91, 38,
    180, 186, 38, 38, 92, 38, 183, 186, 38, 46, 38, 38, 183, 186, 186, 86,
    186, 186, 183, 186, 186, 155, 186, 186, 183, 186, 38, 38, 38, 38, 15, 38,
    0, 183, 186, 38, 38, 38, 38, 38, 17, 0, 183, 186, 38, 38, 38, 38,
    19, 38, 0, 209, 190, 41, 41, 41, 45, 41, 41, 2, 183, 186, 38, 47,
    38, 38, 38, 38, 0, 209, 190, 41, 41, 41, 41, 122, 41, 2, 209, 190,
    41, 41, 41, 21, 41, 41, 2, 209, 190, 41, 41, 123, 41, 41, 41, 2,
    209, 190, 41, 41, 41, 41, 41, 124, 2, 211, 192, 144, 144, 144, 94, 144,
    144, 4, 217, 147, 147, 147, 147, 147, 147, 149, 7, 216, 158, 158, 162, 158,
    158, 158, 158, 9, 2, 0, 26, 0, 180, 0, 26, 0, 201, 0, 30, 11,
    202, 0, 30, 11, 203, 0, 30, 11, 204, 0, 30, 11, 201, 0, 37, 11,
    205, 0, 37, 11, 206, 0, 37, 11, 207, 0, 37, 11, 183, 184, 185, 0,
    183, 186, 38, 0, 180, 186, 38, 0, 208, 0, 39, 11, 209, 190, 41, 2,
    208, 0, 44, 11, 210, 190, 41, 2, 211, 192, 144, 4, 183, 186, 49, 0,
    180, 186, 49, 0, 208, 0, 50, 11, 211, 192, 144, 13, 212, 190, 41, 2,
    213, 190, 41, 2, 214, 192, 144, 13, 209, 190, 196, 2, 208, 0, 53, 11,
    183, 186, 54, 0, 180, 186, 54, 0, 208, 0, 0, 11, 209, 190, 57, 2,
    183, 186, 159, 0, 180, 186, 159, 0, 218, 192, 144, 4, 180, 0, 0, 16,
    218, 192, 144, 18, 216, 0, 0, 9, 183, 186, 64, 0, 180, 186, 64, 0,
    215, 0, 0, 22, 209, 190, 65, 2, 221, 192, 144, 4, 219, 0, 0, 22,
    0, 26, 26, 26, 26, 26, 27, 26, 26, 0, 26, 26, 26, 26, 26, 26,
    28, 26, 0, 26, 26, 29, 26, 26, 26, 26, 26, 34, 35, 13, 88, 35,
    7, 35, 35, 8, 34, 35, 35, 35, 14, 35, 35, 35, 36, 141, 142, 142,
    142, 142, 142, 142, 10, 143, 0, 0, 0, 131, 0, 0, 0, 0, 0, 217,
    147, 149, 147, 147, 147, 7, 217, 147, 147, 77, 147, 147, 7, 183, 186, 186,
    186, 155, 186, 0, 216, 153, 153, 153, 153, 23, 9, 0, 26, 26, 26, 26,
    26, 87, 26, 26, 34, 35, 35, 35, 35, 35, 120, 35, 36, 34, 35, 12,
    35, 35, 35, 35, 121, 36, 34, 35, 35, 35, 35, 35, 89, 35, 36, 34,
    35, 9, 16, 35, 35, 35, 35, 36, 141, 142, 142, 142, 142, 76, 142, 125,
    143, 141, 142, 142, 142, 11, 142, 142, 142, 143, 34, 51, 51, 51, 51, 51,
    51, 96, 52, 190, 190, 190, 190, 154, 190, 190, 190, 190, 201, 0, 30, 30,
    33, 11, 183, 186, 18, 38, 38, 0, 183, 186, 20, 38, 38, 0, 209, 190,
    41, 41, 45, 2, 209, 190, 41, 41, 48, 2, 209, 190, 93, 41, 41, 2,
    211, 192, 144, 144, 74, 4, 217, 147, 149, 147, 147, 7, 217, 147, 97, 147,
    147, 7, 183, 186, 98, 54, 54, 0, 216, 153, 153, 153, 160, 9, 209, 190,
    57, 57, 59, 2, 0, 0, 0, 127, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 175, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 135, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 114, 0, 0, 0, 0, 0,
    135, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 135, 0, 0, 102, 0, 0, 0, 0, 0, 0, 182, 103, 0, 0, 0,
    104, 0, 111, 0, 0, 0, 0, 135, 115, 0, 0, 0, 0, 130, 0, 0,
    105, 0, 0, 0, 0, 0, 0, 179, 0, 132, 0, 0, 175, 0, 0, 0,
    201, 0, 30, 30, 30, 31, 30, 11, 201, 0, 30, 30, 32, 30, 30, 11,
    183, 186, 38, 40, 38, 38, 38, 0, 183, 186, 38, 38, 38, 38, 90, 0,
    211, 192, 144, 144, 144, 144, 22, 4, 211, 192, 144, 95, 144, 144, 144, 4,
    211, 192, 144, 144, 75, 144, 144, 4, 183, 186, 186, 186, 155, 186, 186, 0,
    176, 0, 135, 0, 0, 177, 178, 0, 0, 135, 117, 0, 0, 175, 180, 134,
    16, 180, 136, 16, 0, 0, 24, 180, 138, 16, 209, 140, 2, 180, 145, 16,
    215, 146, 22, 216, 147, 9, 183, 185, 0, 183, 186, 0, 180, 186, 0, 217,
    147, 7, 180, 148, 16, 215, 152, 22, 216, 153, 9, 180, 156, 16, 216, 153,
    13, 197, 139, 0, 180, 139, 0, 215, 157, 22, 216, 158, 9, 0, 192, 26,
    0, 190, 26, 180, 58, 16, 215, 161, 22, 216, 60, 9, 209, 190, 2, 216,
    158, 13, 215, 164, 22, 216, 60, 13, 219, 165, 22, 215, 63, 22, 219, 168,
    22, 197, 163, 0, 220, 163, 0, 219, 169, 22, 219, 170, 22, 219, 171, 22,
    219, 66, 22, 0, 0, 175, 0, 0, 128, 0, 129, 0, 0, 0, 135, 0,
    0, 113, 73, 0, 0, 0, 0, 116, 0, 106, 0, 133, 133, 133, 34, 35,
    36, 0, 0, 135, 188, 188, 188, 137, 189, 189, 189, 189, 189, 190, 190, 190,
    34, 42, 43, 139, 139, 139, 140, 140, 140, 192, 192, 192, 141, 142, 143, 147,
    147, 147, 34, 51, 52, 150, 150, 151, 34, 55, 56, 192, 144, 144, 198, 198,
    198, 163, 163, 163, 34, 61, 62, 166, 166, 167};
static const uint8_t language_tag_parse_Language_Tag_row_template[200] = {
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11,
    11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13,
    13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14};
static const uric_row_template language_tag_parse_Language_Tag_templates[15] = {
    {65535, 17}, {21, 6}, {65524, 9}, {103, 4}, {65309, 9}, {65455, 7}, {65301, 9}, {23, 6},
    {65363, 8}, {251, 4}, {65319, 8}, {533, 2}, {401, 3}, {401, 3}, {401, 3},
};
static const uint8_t language_tag_parse_Language_Tag_template_entry[450] = {
    0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 6, 9, 10, 11, 12, 6, 13, 6, 6, 14, 15, 6, 6, 6, 16, 6, 17, 0,
    0, 1, 2, 3, 3, 3, 3, 4, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 0,
    0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 4, 3, 5, 6, 3, 3, 3, 7, 3, 3, 3, 3, 3, 8, 3, 3, 3, 3, 3, 9,
    0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4,
    0, 0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 2, 2, 2, 5, 6, 7, 8, 2, 2, 2, 2, 2, 2, 2, 2, 9, 2, 2, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 2, 3, 2, 4, 2, 2, 2, 2, 2, 2, 2, 2, 5, 6, 2, 2, 2, 2, 2, 2, 2, 7,
    0, 0, 1, 2, 3, 4, 5, 2, 6, 7, 2, 2, 2, 2, 2, 2, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 2, 2, 0,
    0, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 3, 0, 4, 0, 5, 0, 0, 0, 0, 6, 0, 7, 8, 0, 5, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 7, 3, 8,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 0,
};
static const uric_action language_tag_parse_Language_Tag_action[21] = {
    {28, 0, 180}, {28, 0, 78}, {28, 0, 79}, {28, 0, 69}, {28, 0, 70}, {28, 0, 80}, {28, 0, 81}, {36, 0, 186},
    {43, 0, 190}, {43, 0, 71}, {48, 0, 192}, {43, 0, 82}, {43, 0, 83}, {48, 0, 84}, {56, 0, 193}, {59, 0, 190},
    {63, 0, 194}, {48, 0, 198}, {69, 0, 199}, {72, 0, 179}, {48, 0, 186},
};
static const uint8_t language_tag_parse_Language_Tag_operations[75] = {
    6, 255, 0, 2, 255, 4, 255, 8, 255, 0, 255, 13, 64, 255, 12, 255,
    13, 64, 66, 255, 10, 255, 13, 255, 13, 64, 70, 255, 0, 1, 3, 5,
    7, 9, 11, 255, 0, 3, 5, 7, 9, 11, 255, 6, 7, 9, 11, 255,
    0, 2, 3, 5, 7, 9, 11, 255, 10, 11, 255, 8, 9, 11, 255, 4,
    5, 7, 9, 11, 255, 11, 14, 255, 106, 14, 255};
#if URIC_ERROR_DETAIL
static const uint16_t language_tag_parse_Language_Tag_expected[200] = {
    0, 2, 0, 0, 0, 14, 16, 16, 16, 16, 16, 16, 16, 16, 19, 16,
    19, 19, 19, 19, 19, 19, 19, 23, 23, 26, 26, 26, 26, 26, 26, 26,
    26, 16, 16, 16, 26, 19, 26, 19, 19, 16, 16, 26, 19, 19, 19, 19,
    19, 26, 16, 16, 20, 19, 16, 16, 19, 20, 19, 20, 16, 16, 20, 19,
    19, 20, 0, 0, 0, 30, 30, 30, 32, 19, 19, 16, 19, 0, 30, 30,
    30, 30, 30, 30, 30, 30, 26, 16, 16, 19, 19, 19, 19, 19, 19, 16,
    19, 19, 34, 36, 38, 40, 42, 44, 47, 12, 49, 51, 49, 53, 51, 49,
    56, 49, 51, 56, 49, 26, 26, 16, 16, 19, 19, 19, 16, 58, 58, 60,
    58, 60, 58, 60, 19, 19, 21, 19, 19, 19, 19, 19, 16, 16, 16, 19,
    19, 19, 19, 19, 19, 16, 16, 19, 19, 62, 62, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 16, 16, 19, 19, 19, 19, 65, 65, 67, 65, 65,
    69, 65, 67, 30, 30, 71, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30};
static const uint8_t language_tag_parse_Language_Tag_expected_terms[73] = {
    1, 255, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 255, 5, 255,
    13, 14, 255, 13, 14, 0, 255, 1, 14, 255, 1, 14, 0, 255, 13, 255,
    6, 255, 9, 255, 15, 255, 16, 255, 7, 255, 17, 255, 18, 19, 255, 20,
    255, 2, 255, 21, 255, 2, 22, 255, 23, 255, 24, 255, 18, 255, 13, 0,
    255, 10, 255, 8, 255, 25, 255, 26, 255};
static const uric_error_component language_tag_parse_Language_Tag_error_component[200] = {
    {33, 13}, {33, 13}, {33, 13}, {33, 0}, {33, 13}, {33, 13}, {1, 2}, {1, 2}, {1, 2}, {33, 13}, {33, 13}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2},
    {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {33, 13}, {33, 13}, {33, 13}, {11, 12}, {33, 0}, {33, 13}, {33, 13}, {33, 13}, {33, 0}, {33, 13}, {33, 13},
    {33, 13}, {9, 10}, {1, 2}, {1, 2}, {33, 0}, {1, 2}, {33, 0}, {1, 2}, {1, 2}, {9, 10}, {11, 12}, {33, 0}, {1, 2}, {1, 2}, {1, 2}, {1, 2},
    {7, 8}, {33, 0}, {1, 2}, {1, 2}, {33, 0}, {1, 2}, {9, 10}, {11, 12}, {1, 2}, {11, 12}, {1, 2}, {7, 8}, {1, 2}, {1, 2}, {9, 10}, {1, 2},
    {7, 8}, {9, 10}, {33, 13}, {33, 13}, {33, 13}, {1, 2}, {1, 2}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {1, 2}, {1, 2},
    {1, 2}, {1, 2}, {33, 13}, {33, 13}, {1, 2}, {33, 13}, {33, 13}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {33, 13}, {33, 13}, {1, 2},
    {33, 13}, {1, 2}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13},
    {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {1, 2}, {33, 13}, {33, 13}, {33, 13}, {33, 13},
    {33, 13}, {33, 13}, {33, 13}, {33, 13}, {11, 12}, {11, 12}, {33, 13}, {11, 12}, {7, 8}, {11, 12}, {9, 10}, {7, 8}, {9, 10}, {9, 10}, {11, 12}, {7, 8},
    {11, 12}, {9, 10}, {7, 8}, {11, 12}, {7, 8}, {9, 10}, {11, 12}, {9, 10}, {7, 8}, {7, 8}, {7, 8}, {11, 12}, {9, 10}, {7, 8}, {7, 8}, {7, 8},
    {9, 10}, {7, 8}, {9, 10}, {9, 10}, {9, 10}, {9, 10}, {11, 12}, {9, 10}, {9, 10}, {9, 10}, {9, 10}, {33, 13}, {33, 13}, {33, 13}, {33, 13}, {33, 13},
    {33, 13}, {33, 13}, {33, 13}, {11, 12}, {1, 2}, {33, 13}, {9, 10}, {7, 8}, {7, 8}, {7, 8}, {11, 12}, {9, 10}, {7, 8}, {7, 8}, {11, 12}, {7, 8},
    {1, 2}, {11, 12}, {11, 12}, {7, 8}, {9, 10}, {9, 10}, {1, 2}, {11, 12}};
#endif
static const uric_machine language_tag_parse_Language_Tag = {
    language_tag_parse_Language_Tag_byte_class, language_tag_parse_Language_Tag_entry, NULL,
    language_tag_parse_Language_Tag_row_template, language_tag_parse_Language_Tag_templates, language_tag_parse_Language_Tag_template_entry, language_tag_parse_Language_Tag_action, language_tag_parse_Language_Tag_operations,
    NULL,
#if URIC_ERROR_DETAIL
    language_tag_parse_Language_Tag_expected, language_tag_parse_Language_Tag_expected_terms, language_tag_terms, language_tag_parse_Language_Tag_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    200, 21, 29, 31, 0, 45, 77,
};
static const char uric_language_tag_Language_Tag_name[] = "Language-Tag";
const uric_rule uric_language_tag_Language_Tag = {uric_language_tag_Language_Tag_name, &language_tag_parse_Language_Tag, &language_tag_components_Language_Tag, 0};


/* language_tag_check_Language_Tag: 213 states, 0 actions, 29 classes, 17 row templates */
static const uint8_t language_tag_check_Language_Tag_byte_class[78] = {
    1, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 0, 0, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 0, 0,
    0, 0, 0, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28};
static const uint8_t language_tag_check_Language_Tag_entry[761] = {
    10, 10, 10, 117, 123, 10, 118, 124, 10, 41, 0, 204, 90, 53, 165, 180,
    0, 26, 0, 0, 0, 90, 53, 0, 180, 0, 0, 41, 0, 204, 0, 0,
    165, 0, 0, 26, 0, 10, 10, 0, 11, 11, 12, 13, 13, 125, 125, 0,
    0, 0, 52, 0, 126, 126, 0, 14, 14, 15, 0, 0, 0, 125, 125, 0,
    13, 13, 125, 0, 0, 130, 131, 132, 0, 0, 125, 64, 111, 111, 130, 138,
    139, 70, 71, 72, 130, 146, 147, 78, 78, 79, 130, 150, 151, 113, 73, 73,
    130, 155, 156, 56, 0, 0, 0, 0, 0, 125, 0, 0, 0, 0, 95, 67,
    0, 0, 0, 0, 0, 35, 0, 177, 0, 0, 0, 0, 175, 0, 0, 0,
    103, 0, 0, 0, 0, 0, 207, 0, 0, 200, 0, 125, 0, 0, 0, 196,
    0, 0, 0, 0, 0, 0, 197, 0, 0, 125, 0, 46, 191, 0, 0, 0,
    0, 0, 42, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 125, 107, 109,
    109, 83, 109, 107, 109, 83, 109, 109, 0, 0, 0, 125, 0, 130, 131, 131,
    131, 131, 131, 160, 131, 131, 132, 130, 131, 161, 162, 131, 131, 131, 131, 131,
    132, 70, 71, 71, 71, 71, 71, 71, 71, 163, 72, 70, 71, 71, 71, 71,
    44, 71, 45, 71, 72, 70, 71, 71, 71, 164, 71, 71, 71, 71, 72, 106,
    0, 0, 203, 0, 0, 183, 0, 0, 94, 0, 0, 122, 0, 0, 106, 61,
    1, 184, 0, 0, 185, 0, 0, 98, 0, 0, 106, 62, 1, 106, 65, 1,
    176, 0, 0, 20, 69, 1, 106, 74, 1, 40, 0, 0, 114, 0, 0, 22,
    75, 1, 20, 76, 1, 107, 108, 0, 107, 109, 0, 106, 109, 0, 23, 76,
    1, 106, 77, 1, 22, 80, 1, 20, 81, 1, 106, 84, 1, 107, 68, 0,
    106, 68, 0, 22, 85, 1, 20, 86, 1, 0, 113, 1, 0, 112, 1, 106,
    153, 1, 22, 88, 1, 20, 154, 1, 20, 112, 1, 22, 89, 1, 22, 157,
    1, 0, 0, 54, 0, 0, 60, 0, 0, 95, 0, 0, 168, 170, 0, 28,
    0, 0, 125, 0, 0, 186, 63, 0, 0, 209, 29, 0, 0, 31, 0, 0,
    0, 187, 0, 0, 143, 0, 0, 190, 201, 0, 0, 0, 0, 201, 125, 125,
    57, 57, 110, 110, 111, 111, 112, 112, 68, 68, 69, 69, 113, 113, 76, 76,
    0, 213, 112, 82, 0, 125, 0, 126, 126, 126, 126, 127, 126, 126, 0, 0,
    126, 119, 126, 126, 126, 126, 126, 0, 16, 128, 128, 128, 128, 129, 128, 128,
    1, 0, 0, 0, 0, 167, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    95, 0, 0, 0, 0, 208, 195, 171, 0, 0, 172, 0, 203, 0, 126, 0,
    106, 0, 126, 0, 0, 0, 0, 1, 16, 0, 128, 1, 47, 0, 128, 1,
    16, 0, 133, 1, 48, 0, 133, 1, 107, 18, 108, 0, 107, 109, 134, 0,
    106, 109, 134, 0, 19, 0, 135, 1, 20, 112, 137, 1, 19, 0, 140, 1,
    49, 112, 137, 1, 21, 113, 73, 1, 107, 109, 144, 0, 106, 109, 144, 0,
    19, 0, 145, 1, 50, 112, 137, 1, 51, 112, 137, 1, 104, 0, 0, 1,
    20, 112, 24, 1, 19, 0, 148, 1, 107, 109, 149, 0, 106, 109, 149, 0,
    19, 0, 0, 1, 20, 112, 152, 1, 107, 109, 87, 0, 106, 109, 87, 0,
    25, 113, 73, 1, 106, 0, 0, 1, 20, 0, 0, 1, 107, 109, 158, 0,
    106, 109, 158, 0, 22, 0, 0, 1, 20, 112, 159, 1, 19, 113, 73, 1,
    107, 109, 134, 136, 134, 134, 107, 109, 134, 134, 141, 134, 107, 109, 134, 134,
    134, 142, 107, 109, 109, 109, 115, 109, 107, 109, 109, 109, 83, 109, 0, 55,
    96, 0, 125, 0, 0, 99, 100, 0, 0, 27, 101, 0, 199, 0, 0, 33,
    0, 34, 0, 125, 0, 212, 201, 0, 0, 95, 202, 0, 91, 0, 0, 59,
    0, 169, 97, 0, 0, 173, 198, 0, 175, 0, 178, 0, 0, 43, 0, 179,
    125, 0, 0, 125, 27, 0, 38, 0, 39, 207, 30, 0, 210, 0, 32, 0,
    211, 0, 102, 0, 125, 0, 95, 0, 0, 36, 120, 92, 205, 93, 192, 182,
    206, 166, 193, 121, 194, 181, 0, 37, 0, 0, 17, 0, 125, 0, 174, 66,
    0, 0, 188, 0, 189, 116, 0, 125, 0};
static const uint8_t language_tag_check_Language_Tag_row_template[213] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11,
    11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16};
static const uric_row_template language_tag_check_Language_Tag_templates[17] = {
    {65535, 9}, {23, 3}, {65534, 4}, {65534, 4}, {65494, 5}, {65264, 10}, {85, 3}, {85, 3},
    {189, 2}, {64913, 9}, {65523, 4}, {65205, 6}, {325, 2}, {325, 2}, {325, 2}, {64043, 11},
    {334, 2},
};
static const uint8_t language_tag_check_Language_Tag_template_entry[510] = {
    0, 0, 0, 1, 2, 3, 2, 4, 2, 2, 2, 5, 2, 2, 2, 2, 6, 2, 2, 2, 2, 7, 2, 2, 2, 2, 8, 2, 9, 0,
    0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 4, 0, 0, 3, 0, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 4, 2, 5, 2, 2, 2, 2, 2, 2, 0,
    0, 0, 1, 2, 3, 4, 5, 2, 6, 7, 2, 2, 2, 2, 2, 2, 8, 9, 2, 2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3,
    0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 1, 0, 2, 2, 2, 2, 2, 2, 3, 4, 2, 2, 2, 2, 5, 6, 2, 2, 2, 2, 2, 2, 2, 2, 7, 8, 2, 2, 9,
    0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4,
    0, 1, 2, 3, 4, 3, 3, 5, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 2, 0, 3, 4, 0, 0, 5, 0, 0, 6, 7, 8, 9, 0, 10, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t language_tag_check_Language_Tag_expected[213] = {
    0, 2, 10, 14, 0, 0, 19, 21, 23, 0, 0, 25, 0, 0, 25, 19,
    23, 19, 19, 19, 19, 19, 19, 19, 19, 27, 29, 31, 27, 29, 27, 33,
    33, 31, 29, 27, 35, 37, 39, 42, 45, 47, 47, 49, 49, 45, 19, 19,
    19, 19, 19, 50, 50, 50, 50, 50, 52, 50, 50, 50, 52, 52, 50, 52,
    52, 50, 50, 52, 52, 49, 49, 49, 52, 52, 52, 52, 52, 49, 49, 52,
    52, 56, 56, 52, 52, 52, 52, 52, 52, 43, 43, 43, 43, 59, 43, 43,
    62, 64, 65, 43, 43, 43, 62, 43, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 67, 19, 67, 0, 0, 69, 73, 75, 77, 82, 82, 54, 69, 69, 69,
    69, 49, 49, 49, 69, 52, 69, 52, 52, 49, 49, 69, 52, 52, 53, 52,
    69, 49, 49, 53, 52, 49, 49, 52, 53, 53, 49, 49, 53, 52, 52, 49,
    49, 49, 49, 49, 85, 87, 87, 85, 87, 85, 87, 87, 85, 85, 85, 85,
    87, 85, 87, 89, 91, 91, 89, 91, 89, 89, 89, 91, 91, 89, 91, 93,
    93, 95, 93, 93, 93, 93, 93, 93, 93, 12, 98, 110, 110, 112, 112, 112,
    110, 112, 112, 110, 110};
static const uint8_t language_tag_check_Language_Tag_expected_terms[114] = {
    1, 255, 2, 25, 5, 24, 10, 22, 27, 255, 5, 24, 22, 255, 2, 25,
    10, 27, 255, 13, 255, 28, 255, 26, 255, 29, 255, 6, 255, 7, 255, 19,
    255, 20, 255, 16, 255, 17, 255, 18, 19, 255, 16, 10, 255, 30, 255, 12,
    255, 13, 14, 255, 13, 14, 0, 255, 13, 0, 255, 3, 10, 255, 3, 255,
    3, 25, 255, 4, 255, 1, 14, 0, 255, 9, 255, 15, 255, 23, 6, 9,
    26, 255, 1, 14, 255, 18, 255, 24, 255, 23, 255, 8, 255, 2, 255, 2,
    22, 255, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 255, 5, 255,
    21, 255};
#endif
static const uric_machine language_tag_check_Language_Tag = {
    language_tag_check_Language_Tag_byte_class, language_tag_check_Language_Tag_entry, NULL,
    language_tag_check_Language_Tag_row_template, language_tag_check_Language_Tag_templates, language_tag_check_Language_Tag_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    language_tag_check_Language_Tag_expected, language_tag_check_Language_Tag_expected_terms, language_tag_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    213, 0, 29, 31, 0, 45, 77,
};

/* language_tag_check_language: 43 states, 0 actions, 5 classes, 5 row templates */
static const uint8_t language_tag_check_language_byte_class[39] = {
    1, 32, 34, 34, 34, 34, 2, 0, 0, 0, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 67, 51, 0, 0, 0, 51, 51, 51, 51, 51, 51,
    51, 51, 51, 51, 51, 67, 51};
static const uint8_t language_tag_check_language_entry[89] = {
    3, 4, 38, 5, 15, 7, 8, 22, 10, 11, 25, 29, 30, 30, 14, 14,
    0, 33, 0, 0, 6, 0, 1, 0, 18, 1, 33, 19, 1, 0, 20, 1,
    33, 21, 1, 0, 23, 1, 33, 24, 1, 9, 0, 1, 0, 25, 1, 33,
    26, 1, 0, 0, 1, 33, 27, 1, 33, 28, 1, 33, 0, 1, 31, 32,
    34, 35, 36, 16, 37, 17, 18, 2, 39, 1, 2, 40, 1, 0, 41, 1,
    0, 42, 1, 0, 43, 1, 0, 25, 1};
static const uint8_t language_tag_check_language_row_template[43] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4};
static const uric_row_template language_tag_check_language_templates[5] = {
    {65535, 1}, {65513, 3}, {65513, 3}, {33, 1}, {65495, 3},
};
static const uint8_t language_tag_check_language_template_entry[30] = {
    0, 0, 0, 1, 1, 0,
    0, 0, 1, 2, 3, 0,
    0, 1, 2, 2, 2, 3,
    0, 0, 1, 1, 1, 0,
    0, 1, 0, 2, 2, 3,
};
#if URIC_ERROR_DETAIL
static const uint16_t language_tag_check_language_expected[43] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 11,
    14, 11, 14, 11, 14, 8, 11, 14, 9, 14, 14, 8, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 18, 18, 22, 22, 22, 22};
static const uint8_t language_tag_check_language_expected_terms[25] = {
    1, 255, 13, 255, 28, 255, 14, 255, 14, 0, 255, 13, 0, 255, 13, 14,
    0, 255, 1, 14, 0, 255, 1, 0, 255};
#endif
static const uric_machine language_tag_check_language = {
    language_tag_check_language_byte_class, language_tag_check_language_entry, NULL,
    language_tag_check_language_row_template, language_tag_check_language_templates, language_tag_check_language_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    language_tag_check_language_expected, language_tag_check_language_expected_terms, language_tag_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    43, 0, 5, 7, 0, 45, 77,
};

static const uric_rule language_tag_rules[] = {
    {"Language-Tag", &language_tag_check_Language_Tag, NULL, 0},
    {"langtag", &language_tag_check_Language_Tag, NULL, 4},
    {"language", &language_tag_check_language, NULL, 0},
    {"extlang", &language_tag_check_language, NULL, 1},
    {"script", &language_tag_check_Language_Tag, NULL, 5},
    {"region", &language_tag_check_Language_Tag, NULL, 6},
    {"variant", &language_tag_check_language, NULL, 11},
    {"extension", &language_tag_check_language, NULL, 12},
    {"singleton", &language_tag_check_Language_Tag, NULL, 7},
    {"privateuse", &language_tag_check_Language_Tag, NULL, 8},
    {"grandfathered", &language_tag_check_Language_Tag, NULL, 1},
    {"irregular", &language_tag_check_Language_Tag, NULL, 2},
    {"regular", &language_tag_check_Language_Tag, NULL, 3},
    {"alphanum", &language_tag_check_Language_Tag, NULL, 104},
};

static const uric_rule *const language_tag_parsers[] = {
    &uric_language_tag_Language_Tag,
};

static const char *const language_tag_component_names[] = {
    "language",
    "extlang",
    "script",
    "region",
    "variant",
    "extension",
    "privateuse",
    "grandfathered",
};

const uric_grammar uric_language_tag = {
    .name = "language-tag",
    .title = "RFC 5646, section 2.1",
    .absolute = "Language-Tag",
    .reference = "Language-Tag",
    .rule = language_tag_rules,
    .parser = language_tag_parsers,
    .component = language_tag_component_names,
    .revision = &language_tag_revision,
    .rules = 14,
    .parsers = 1,
    .components = 8,
    .encodings = 0,
};
#endif
