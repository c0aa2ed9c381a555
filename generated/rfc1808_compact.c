/* RFC 1808, June 1995. Written by uric-grammar pack from grammar/rfc1808.*: do not edit. */
/* clang-format off */

/* RFC 1808, June 1995 (+3187). */
#ifndef URIC_GRAMMAR_RFC1808
#define URIC_GRAMMAR_RFC1808 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_RFC1808 && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char rfc1808_terms[] =
    "end of input\0"
    "pchar\0"
    "reserved\0"
    "\"#\"\0"
    "\";\"\0"
    "\"?\"\0"
    "hex\0"
    "scheme_char\0"
    "\":\"\0"
    "safe\0"
    "extra\0"
    "national\0"
    "\"/\"\0"
    "no_scheme_char\0"
    "uchar\0"
    "\"%\"\0"
    "unreserved\0"
    "alpha\0"
    "digit\0"
    "punctuation\0";
#endif

#if URIC_KINDS
#endif

static const char rfc1808_scheme_http[] = "http";
static const char rfc1808_path_of_http[] = "/";
static const char rfc1808_scheme_gopher[] = "gopher";
static const char rfc1808_path_of_gopher[] = "/";
static const char rfc1808_scheme_telnet[] = "telnet";
static const char rfc1808_path_of_telnet[] = "/";
static const uric_scheme_defaults rfc1808_schemes[] = {
    {rfc1808_scheme_http, rfc1808_path_of_http, 0},
    {rfc1808_scheme_gopher, rfc1808_path_of_gopher, 0},
    {rfc1808_scheme_telnet, rfc1808_path_of_telnet, 0},
};

extern const uric_rule uric_rfc1808_resolvable;
static const uric_revision rfc1808_revision = {
    /* resolves */ 1,
    /* empty-reference base */ 1,
    /* query-reference keeps-segment */ 1,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-before-query */ 2,
    /* first-segment colon */ 1,
    /* empty-component absent */ 1,
    /* unreserved */ {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results checked */ &uric_rfc1808_resolvable,
    rfc1808_schemes, 3,
};
static const char rfc1808_parts_URL[] = "params\0";

static const uric_capture rfc1808_captures_URL[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 4}, /* path */
    {7, 8}, /* query */
    {9, 10}, /* fragment */
    {5, 6}, /* params */
};
static const uric_components rfc1808_components_URL = {
#if URIC_OPERATIONS
    .revision = &rfc1808_revision,
#endif
    .part_names = rfc1808_parts_URL,
    .capture = rfc1808_captures_URL,
    .registers = 11,
    .component_registers = 11,
    .parts = 1,
    .lists = 0,
    .params = 8,
    .composes = 1,
};
static const char rfc1808_parts_absoluteURL[] = "params\0";

static const uric_capture rfc1808_captures_absoluteURL[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 4}, /* path */
    {7, 8}, /* query */
    {33, 33}, /* not reported */
    {5, 6}, /* params */
};
static const uric_components rfc1808_components_absoluteURL = {
#if URIC_OPERATIONS
    .revision = &rfc1808_revision,
#endif
    .part_names = rfc1808_parts_absoluteURL,
    .capture = rfc1808_captures_absoluteURL,
    .registers = 9,
    .component_registers = 9,
    .parts = 1,
    .lists = 0,
    .params = 8,
    .composes = 1,
};

/* rfc1808_parse_URL: 25 states, 12 actions, 10 classes, 3 row templates */
static const uint8_t rfc1808_parse_URL_byte_class[45] = {
    1, 18, 19, 17, 17, 20, 68, 101, 102, 102, 102, 102, 118, 8, 1, 25,
    102, 102, 102, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 0, 0, 1,
    102, 102, 102, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68};
static const uint8_t rfc1808_parse_URL_entry[109] = {
    4, 26, 14, 3, 6, 4, 27, 28, 2, 4, 26, 14, 3, 9, 4, 27,
    28, 2, 4, 26, 14, 3, 4, 29, 27, 28, 2, 4, 26, 14, 4, 27,
    28, 2, 5, 0, 15, 5, 5, 5, 4, 4, 26, 14, 30, 27, 28, 2,
    7, 31, 17, 7, 7, 32, 6, 8, 33, 18, 8, 8, 8, 8, 4, 26,
    14, 34, 27, 28, 2, 4, 26, 14, 9, 27, 28, 2, 11, 35, 20, 36,
    11, 11, 10, 12, 35, 23, 37, 12, 12, 10, 4, 26, 14, 0, 27, 28,
    2, 16, 19, 4, 21, 22, 5, 24, 7, 8, 25, 11, 12};
static const uint8_t rfc1808_parse_URL_row_template[25] = {
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template rfc1808_parse_URL_templates[3] = {
    {65535, 9}, {5, 7}, {83, 1},
};
static const uint8_t rfc1808_parse_URL_template_entry[33] = {
    0, 1, 2, 3, 4, 5, 4, 6, 7, 8, 9,
    0, 1, 2, 3, 1, 4, 1, 1, 5, 6, 7,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
};
static const uric_action rfc1808_parse_URL_action[12] = {
    {12, 0, 4}, {15, 0, 6}, {18, 0, 7}, {21, 0, 9}, {24, 0, 10}, {26, 0, 4}, {29, 0, 7}, {32, 0, 4},
    {24, 0, 11}, {35, 0, 4}, {40, 0, 12}, {40, 0, 3},
};
static const uint8_t rfc1808_parse_URL_operations[43] = {
    4, 255, 10, 255, 6, 255, 8, 255, 35, 2, 4, 255, 4, 9, 255, 4,
    5, 255, 4, 7, 255, 0, 3, 255, 1, 255, 6, 9, 255, 6, 7, 255,
    8, 9, 255, 35, 2, 4, 9, 255, 35, 2, 255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_parse_URL_expected[25] = {
    0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 9, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15};
static const uint8_t rfc1808_parse_URL_expected_terms[17] = {
    1, 2, 3, 0, 255, 1, 2, 0, 255, 1, 3, 4, 5, 0, 255, 6,
    255};
static const uric_error_component rfc1808_parse_URL_error_component[25] = {
    {3, 4}, {3, 4}, {3, 4}, {3, 4}, {9, 10}, {3, 4}, {5, 6}, {7, 8}, {3, 4}, {3, 4}, {1, 2}, {1, 2}, {3, 4}, {3, 4}, {9, 10}, {3, 4},
    {5, 6}, {7, 8}, {9, 10}, {1, 2}, {5, 6}, {7, 8}, {1, 2}, {1, 2}, {1, 2}};
#endif
static const uric_machine rfc1808_parse_URL = {
    rfc1808_parse_URL_byte_class, rfc1808_parse_URL_entry, NULL,
    rfc1808_parse_URL_row_template, rfc1808_parse_URL_templates, rfc1808_parse_URL_template_entry, rfc1808_parse_URL_action, rfc1808_parse_URL_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_parse_URL_expected, rfc1808_parse_URL_expected_terms, rfc1808_terms, rfc1808_parse_URL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    25, 12, 10, 15, 0, 33, 89,
};
static const char uric_rfc1808_URL_name[] = "URL";
const uric_rule uric_rfc1808_URL = {uric_rfc1808_URL_name, &rfc1808_parse_URL, &rfc1808_components_URL, 0};
static const char uric_rfc1808_resolvable_name[] = "resolvable";
const uric_rule uric_rfc1808_resolvable = {uric_rfc1808_resolvable_name, &rfc1808_parse_URL, &rfc1808_components_URL, 1};

/* rfc1808_parse_absoluteURL: 22 states, 8 actions, 10 classes, 3 row templates */
static const uint8_t rfc1808_parse_absoluteURL_entry[74] = {
    2, 0, 2, 25, 4, 13, 5, 23, 24, 2, 4, 13, 4, 23, 24, 2,
    4, 13, 26, 23, 24, 2, 6, 15, 6, 6, 27, 4, 7, 16, 7, 7,
    7, 6, 4, 13, 10, 23, 24, 2, 9, 17, 28, 9, 9, 8, 4, 13,
    29, 23, 24, 2, 4, 13, 0, 23, 24, 2, 12, 21, 30, 12, 12, 8,
    14, 4, 18, 19, 20, 6, 7, 9, 22, 12};
static const uint8_t rfc1808_parse_absoluteURL_row_template[22] = {
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2};
static const uric_row_template rfc1808_parse_absoluteURL_templates[3] = {
    {65535, 2}, {65527, 6}, {51, 1},
};
static const uint8_t rfc1808_parse_absoluteURL_template_entry[33] = {
    0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 1, 4, 5, 6,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
};
static const uric_action rfc1808_parse_absoluteURL_action[8] = {
    {10, 0, 5}, {13, 0, 6}, {16, 0, 7}, {19, 0, 8}, {21, 0, 6}, {24, 0, 10}, {19, 0, 11}, {24, 0, 3},
};
static const uint8_t rfc1808_parse_absoluteURL_operations[27] = {
    4, 255, 6, 255, 8, 255, 35, 2, 4, 255, 4, 5, 255, 4, 7, 255,
    0, 3, 255, 1, 255, 6, 7, 255, 35, 2, 255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_parse_absoluteURL_expected[22] = {
    0, 2, 5, 5, 5, 5, 5, 5, 5, 5, 9, 5, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14};
static const uint8_t rfc1808_parse_absoluteURL_expected_terms[16] = {
    7, 255, 7, 8, 255, 1, 2, 0, 255, 1, 4, 5, 0, 255, 6, 255};
static const uric_error_component rfc1808_parse_absoluteURL_error_component[22] = {
    {33, 0}, {33, 0}, {3, 4}, {3, 4}, {3, 4}, {5, 6}, {7, 8}, {3, 4}, {1, 2}, {3, 4}, {3, 4}, {1, 2}, {3, 4}, {3, 4}, {5, 6}, {7, 8},
    {1, 2}, {5, 6}, {7, 8}, {1, 2}, {1, 2}, {1, 2}};
#endif
static const uric_machine rfc1808_parse_absoluteURL = {
    rfc1808_parse_URL_byte_class, rfc1808_parse_absoluteURL_entry, NULL,
    rfc1808_parse_absoluteURL_row_template, rfc1808_parse_absoluteURL_templates, rfc1808_parse_absoluteURL_template_entry, rfc1808_parse_absoluteURL_action, rfc1808_parse_absoluteURL_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_parse_absoluteURL_expected, rfc1808_parse_absoluteURL_expected_terms, rfc1808_terms, rfc1808_parse_absoluteURL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    22, 8, 10, 15, 0, 33, 89,
};
static const char uric_rfc1808_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_rfc1808_absoluteURL = {uric_rfc1808_absoluteURL_name, &rfc1808_parse_absoluteURL, &rfc1808_components_absoluteURL, 0};
static const char uric_rfc1808_relativeURL_name[] = "relativeURL";
const uric_rule uric_rfc1808_relativeURL = {uric_rfc1808_relativeURL_name, &rfc1808_parse_absoluteURL, &rfc1808_components_absoluteURL, 2};

static const uint32_t rfc1808_kept_0[8] = {0x00000000, 0x27ff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1808_kept_1[8] = {0x00000000, 0xafff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1808_kept_2[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1808_kept_3[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1808_kept_10[8] = {0x00000000, 0x27ffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_rfc1808_path_encoding_name[] = "path";
const uric_encoding uric_rfc1808_path_encoding = {uric_rfc1808_path_encoding_name, rfc1808_kept_0, 0};
static const char uric_rfc1808_authority_encoding_name[] = "authority";
const uric_encoding uric_rfc1808_authority_encoding = {uric_rfc1808_authority_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_params_encoding_name[] = "params";
const uric_encoding uric_rfc1808_params_encoding = {uric_rfc1808_params_encoding_name, rfc1808_kept_2, 1};
static const char uric_rfc1808_query_encoding_name[] = "query";
const uric_encoding uric_rfc1808_query_encoding = {uric_rfc1808_query_encoding_name, rfc1808_kept_3, 1};
static const char uric_rfc1808_fragment_encoding_name[] = "fragment";
const uric_encoding uric_rfc1808_fragment_encoding = {uric_rfc1808_fragment_encoding_name, rfc1808_kept_3, 1};
static const char uric_rfc1808_URL_encoding_name[] = "URL";
const uric_encoding uric_rfc1808_URL_encoding = {uric_rfc1808_URL_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_relativeURL_encoding_name[] = "relativeURL";
const uric_encoding uric_rfc1808_relativeURL_encoding = {uric_rfc1808_relativeURL_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_rel_path_encoding_name[] = "rel_path";
const uric_encoding uric_rfc1808_rel_path_encoding = {uric_rfc1808_rel_path_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_fsegment_encoding_name[] = "fsegment";
const uric_encoding uric_rfc1808_fsegment_encoding = {uric_rfc1808_fsegment_encoding_name, rfc1808_kept_0, 0};
static const char uric_rfc1808_segment_encoding_name[] = "segment";
const uric_encoding uric_rfc1808_segment_encoding = {uric_rfc1808_segment_encoding_name, rfc1808_kept_0, 1};
static const char uric_rfc1808_param_encoding_name[] = "param";
const uric_encoding uric_rfc1808_param_encoding = {uric_rfc1808_param_encoding_name, rfc1808_kept_10, 1};
static const char uric_rfc1808_net_loc_encoding_name[] = "net_loc";
const uric_encoding uric_rfc1808_net_loc_encoding = {uric_rfc1808_net_loc_encoding_name, rfc1808_kept_1, 1};
static const char uric_rfc1808_loose_encoding_name[] = "loose";
const uric_encoding uric_rfc1808_loose_encoding = {uric_rfc1808_loose_encoding_name, rfc1808_kept_3, 1};
static const char uric_rfc1808_local_path_encoding_name[] = "local_path";
const uric_encoding uric_rfc1808_local_path_encoding = {uric_rfc1808_local_path_encoding_name, rfc1808_kept_0, 0};
static const char uric_rfc1808_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_rfc1808_resolvable_encoding = {uric_rfc1808_resolvable_encoding_name, rfc1808_kept_3, 1};

/* rfc1808_check_URL: 71 states, 0 actions, 16 classes, 9 row templates */
static const uint8_t rfc1808_check_URL_byte_class[47] = {
    33, 67, 101, 17, 17, 23, 119, 152, 153, 153, 153, 153, 169, 43, 38, 108,
    221, 221, 221, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 255, 255, 244,
    221, 221, 221, 238, 238, 238, 238, 238, 238, 238, 238, 238, 238, 255, 255};
static const uint8_t rfc1808_check_URL_entry[241] = {
    6, 5, 47, 7, 1, 5, 0, 48, 8, 1, 5, 0, 48, 0, 1, 4,
    0, 52, 0, 1, 5, 0, 48, 5, 1, 6, 5, 47, 6, 1, 6, 5,
    47, 9, 1, 5, 0, 48, 10, 1, 9, 5, 60, 11, 1, 10, 0, 61,
    3, 1, 6, 5, 47, 0, 1, 17, 0, 0, 18, 0, 0, 19, 0, 0,
    0, 0, 1, 15, 0, 0, 17, 5, 0, 18, 2, 0, 19, 0, 1, 0,
    15, 0, 0, 15, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 29,
    3, 30, 65, 45, 10, 5, 65, 49, 65, 45, 65, 0, 0, 5, 48, 37,
    8, 5, 5, 1, 65, 49, 38, 0, 65, 0, 0, 42, 50, 39, 0, 42,
    0, 0, 15, 53, 0, 0, 0, 0, 0, 65, 49, 38, 45, 65, 0, 0,
    5, 48, 37, 5, 0, 5, 1, 65, 49, 38, 65, 0, 0, 1, 42, 50,
    39, 0, 0, 0, 1, 65, 49, 0, 42, 50, 0, 42, 50, 1, 15, 53,
    0, 0, 53, 0, 65, 49, 1, 15, 54, 55, 56, 57, 58, 59, 46, 6,
    5, 65, 42, 64, 4, 62, 63, 9, 10, 64, 51, 64, 64, 1, 65, 49,
    65, 0, 1, 15, 53, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0,
    15, 0, 0, 15, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 5, 0,
    1};
static const uint8_t rfc1808_check_URL_row_template[71] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7,
    7, 7, 7, 8, 8, 8, 8};
static const uric_row_template rfc1808_check_URL_templates[9] = {
    {65535, 5}, {21, 3}, {2, 4}, {71, 1}, {65427, 7}, {47, 3}, {137, 1}, {65421, 5},
    {65421, 5},
};
static const uint8_t rfc1808_check_URL_template_entry[153] = {
    0, 1, 0, 2, 1, 3, 1, 1, 4, 1, 1, 1, 1, 1, 1, 0, 5,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 1, 1, 0, 3,
    0, 1, 0, 0, 2, 0, 3, 2, 3, 0, 3, 3, 3, 0, 0, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 1, 2, 1, 3, 4, 3, 5, 6, 6, 3, 3, 0, 7,
    0, 1, 0, 0, 1, 2, 1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 3,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
    0, 1, 0, 0, 1, 2, 3, 1, 3, 1, 3, 4, 0, 1, 1, 0, 5,
    0, 0, 1, 1, 0, 1, 0, 0, 0, 2, 0, 3, 3, 4, 4, 0, 5,
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1808_check_URL_expected[71] = {
    0, 5, 9, 9, 5, 0, 0, 5, 0, 5, 14, 20, 20, 20, 3, 20,
    22, 22, 25, 28, 30, 32, 34, 36, 36, 36, 36, 36, 36, 36, 38, 5,
    41, 41, 43, 38, 45, 52, 57, 41, 41, 61, 41, 64, 61, 66, 66, 66,
    66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 68,
    73, 77, 79, 81, 83, 85, 10};
static const uint8_t rfc1808_check_URL_expected_terms[87] = {
    1, 2, 3, 0, 255, 1, 2, 0, 255, 1, 4, 5, 0, 255, 1, 3,
    4, 5, 0, 255, 7, 255, 7, 8, 255, 7, 0, 255, 9, 255, 10, 255,
    11, 255, 2, 255, 12, 255, 1, 12, 255, 1, 255, 13, 255, 14, 13, 12,
    4, 5, 0, 255, 14, 13, 12, 0, 255, 14, 13, 0, 255, 1, 0, 255,
    15, 255, 6, 255, 1, 12, 4, 0, 255, 1, 12, 0, 255, 14, 255, 16,
    255, 17, 255, 18, 255, 19, 255};
#endif
static const uric_machine rfc1808_check_URL = {
    rfc1808_check_URL_byte_class, rfc1808_check_URL_entry, NULL,
    rfc1808_check_URL_row_template, rfc1808_check_URL_templates, rfc1808_check_URL_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1808_check_URL_expected, rfc1808_check_URL_expected_terms, rfc1808_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    71, 0, 16, 15, 0, 33, 93,
};

static const uric_rule rfc1808_rules[] = {
    {"URL", &rfc1808_check_URL, NULL, 0},
    {"absoluteURL", &rfc1808_check_URL, NULL, 11},
    {"generic-RL", &rfc1808_check_URL, NULL, 12},
    {"relativeURL", &rfc1808_check_URL, NULL, 1},
    {"net_path", &rfc1808_check_URL, NULL, 23},
    {"abs_path", &rfc1808_check_URL, NULL, 24},
    {"rel_path", &rfc1808_check_URL, NULL, 2},
    {"path", &rfc1808_check_URL, NULL, 39},
    {"fsegment", &rfc1808_check_URL, NULL, 40},
    {"segment", &rfc1808_check_URL, NULL, 41},
    {"params", &rfc1808_check_URL, NULL, 63},
    {"param", &rfc1808_check_URL, NULL, 64},
    {"scheme", &rfc1808_check_URL, NULL, 13},
    {"net_loc", &rfc1808_check_URL, NULL, 3},
    {"query", &rfc1808_check_URL, NULL, 4},
    {"fragment", &rfc1808_check_URL, NULL, 4},
    {"pchar", &rfc1808_check_URL, NULL, 42},
    {"uchar", &rfc1808_check_URL, NULL, 65},
    {"unreserved", &rfc1808_check_URL, NULL, 66},
    {"escape", &rfc1808_check_URL, NULL, 43},
    {"hex", &rfc1808_check_URL, NULL, 45},
    {"alpha", &rfc1808_check_URL, NULL, 67},
    {"lowalpha", &rfc1808_check_URL, NULL, 67},
    {"hialpha", &rfc1808_check_URL, NULL, 67},
    {"digit", &rfc1808_check_URL, NULL, 68},
    {"safe", &rfc1808_check_URL, NULL, 19},
    {"extra", &rfc1808_check_URL, NULL, 20},
    {"national", &rfc1808_check_URL, NULL, 21},
    {"reserved", &rfc1808_check_URL, NULL, 22},
    {"punctuation", &rfc1808_check_URL, NULL, 69},
    {"loose", &rfc1808_check_URL, NULL, 4},
    {"loose_net_path", &rfc1808_check_URL, NULL, 25},
    {"loose_path", &rfc1808_check_URL, NULL, 26},
    {"local_path", &rfc1808_check_URL, NULL, 30},
    {"rooted_path", &rfc1808_check_URL, NULL, 27},
    {"empty_path", &rfc1808_check_URL, NULL, 14},
    {"tail", &rfc1808_check_URL, NULL, 70},
    {"schemeless", &rfc1808_check_URL, NULL, 31},
    {"schemeless_path", &rfc1808_check_URL, NULL, 32},
    {"schemeless_segment", &rfc1808_check_URL, NULL, 33},
    {"scheme_char", &rfc1808_check_URL, NULL, 15},
    {"no_scheme_char", &rfc1808_check_URL, NULL, 34},
    {"resolvable", &rfc1808_check_URL, NULL, 5},
    {"loose_schemeless_path", &rfc1808_check_URL, NULL, 35},
};

static const uric_rule *const rfc1808_parsers[] = {
    &uric_rfc1808_URL,
    &uric_rfc1808_resolvable,
    &uric_rfc1808_absoluteURL,
    &uric_rfc1808_relativeURL,
};

static const char *const rfc1808_component_names[] = {
    "scheme",
    "authority",
    "path",
    "query",
    "fragment",
    "params",
};
static const uric_encoding *const rfc1808_encodings[] = {
    &uric_rfc1808_path_encoding,
    &uric_rfc1808_authority_encoding,
    &uric_rfc1808_params_encoding,
    &uric_rfc1808_query_encoding,
    &uric_rfc1808_fragment_encoding,
    &uric_rfc1808_URL_encoding,
    &uric_rfc1808_relativeURL_encoding,
    &uric_rfc1808_rel_path_encoding,
    &uric_rfc1808_fsegment_encoding,
    &uric_rfc1808_segment_encoding,
    &uric_rfc1808_param_encoding,
    &uric_rfc1808_net_loc_encoding,
    &uric_rfc1808_loose_encoding,
    &uric_rfc1808_local_path_encoding,
    &uric_rfc1808_resolvable_encoding,
};

const uric_grammar uric_rfc1808 = {
    .name = "rfc1808",
    .title = "RFC 1808, June 1995",
    .absolute = "absoluteURL",
    .reference = "URL",
    .rule = rfc1808_rules,
    .parser = rfc1808_parsers,
    .component = rfc1808_component_names,
    .revision = &rfc1808_revision,
    .encoding = rfc1808_encodings,
    .resolver = &uric_rfc1808_resolvable,
    .rules = 44,
    .parsers = 4,
    .components = 6,
    .encodings = 15,
};
#endif
