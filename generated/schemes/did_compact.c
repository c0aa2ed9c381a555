/* W3C Decentralized Identifiers (DIDs) v1.0, section 3. Written by uric-grammar pack from grammar/did.*: do not edit. */
/* clang-format off */

/* W3C Decentralized Identifiers (DIDs) v1.0, section 3 (+1678). */
#ifndef URIC_GRAMMAR_DID
#define URIC_GRAMMAR_DID 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_DID && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char did_terms[] =
    "end of input\0"
    "\"d\"\0"
    "\"i\"\0"
    "HEXDIG\0"
    "\":\"\0"
    "method-char\0"
    "idchar\0"
    "\"#\"\0"
    "\"/\"\0"
    "\"?\"\0"
    "pchar\0"
    "\"%\"\0"
    "unreserved\0"
    "sub-delims\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision did_revision = {
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
static const char did_parts_did_url[] = "did\0" "method\0" "id\0";

static const uric_capture did_captures_did_url[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {6, 7}, /* path */
    {8, 9}, /* query */
    {10, 11}, /* fragment */
    {33, 1}, /* did */
    {2, 3}, /* method */
    {4, 5}, /* id */
};
static const uric_components did_components_did_url = {
#if URIC_OPERATIONS
    .revision = &did_revision,
#endif
    .part_names = did_parts_did_url,
    .capture = did_captures_did_url,
    .registers = 12,
    .component_registers = 12,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

/* did_parse_did_url: 29 states, 10 actions, 15 classes, 4 row templates */
static const uint8_t did_parse_did_url_byte_class[47] = {
    1, 18, 19, 17, 17, 17, 68, 101, 102, 102, 102, 102, 118, 1, 1, 24,
    153, 169, 153, 68, 75, 68, 68, 68, 68, 68, 68, 68, 68, 0, 0, 4,
    102, 198, 102, 221, 222, 221, 221, 221, 221, 221, 221, 221, 221, 0, 16};
static const uint8_t did_parse_did_url_entry[90] = {
    3, 0, 4, 0, 0, 5, 0, 6, 17, 0, 18, 0, 9, 10, 25, 26,
    14, 15, 16, 27, 28, 29, 0, 30, 0, 31, 21, 0, 22, 0, 21, 32,
    22, 33, 0, 0, 7, 25, 0, 23, 0, 0, 0, 0, 8, 26, 0, 24,
    0, 0, 0, 34, 7, 25, 35, 23, 36, 2, 0, 0, 8, 26, 0, 24,
    0, 7, 27, 0, 11, 27, 27, 27, 27, 10, 28, 37, 12, 28, 28, 28,
    38, 5, 29, 39, 13, 29, 29, 29, 29, 12};
static const uint8_t did_parse_did_url_row_template[29] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3};
static const uric_row_template did_parse_did_url_templates[4] = {
    {65535, 2}, {5, 1}, {65525, 2}, {65393, 8},
};
static const uint8_t did_parse_did_url_template_entry[64] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 2, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 1, 1, 1, 0,
    0, 1, 2, 3, 4, 5, 4, 6, 7, 4, 4, 4, 4, 4, 4, 8,
};
static const uric_action did_parse_did_url_action[10] = {
    {12, 0, 18}, {12, 0, 19}, {15, 0, 22}, {15, 0, 23}, {18, 0, 26}, {24, 0, 27}, {28, 0, 28}, {21, 0, 26},
    {31, 0, 28}, {34, 0, 26},
};
static const uint8_t did_parse_did_url_operations[37] = {
    38, 1, 5, 7, 255, 1, 5, 255, 11, 255, 9, 255, 0, 2, 255, 3,
    4, 255, 38, 1, 5, 7, 10, 255, 38, 1, 5, 255, 38, 1, 5, 7,
    8, 255, 9, 10, 255};
#if URIC_ERROR_DETAIL
static const uint16_t did_parse_did_url_expected[29] = {
    0, 0, 2, 2, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    6, 6, 8, 8, 10, 10, 13, 13, 16, 23, 27, 32, 32};
static const uint8_t did_parse_did_url_expected_terms[38] = {
    1, 255, 2, 255, 3, 255, 4, 255, 5, 255, 5, 4, 255, 6, 4, 255,
    6, 7, 8, 4, 9, 0, 255, 6, 4, 0, 255, 10, 8, 9, 0, 255,
    10, 7, 8, 9, 0, 255};
static const uric_error_component did_parse_did_url_error_component[29] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {10, 11}, {6, 7}, {8, 9}, {10, 11}, {6, 7}, {8, 9},
    {33, 0}, {33, 0}, {2, 3}, {2, 3}, {2, 3}, {2, 3}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {10, 11}, {6, 7}, {8, 9}};
#endif
static const uric_machine did_parse_did_url = {
    did_parse_did_url_byte_class, did_parse_did_url_entry, NULL,
    did_parse_did_url_row_template, did_parse_did_url_templates, did_parse_did_url_template_entry, did_parse_did_url_action, did_parse_did_url_operations,
    NULL,
#if URIC_ERROR_DETAIL
    did_parse_did_url_expected, did_parse_did_url_expected_terms, did_terms, did_parse_did_url_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    29, 10, 15, 15, 0, 33, 93,
};
static const char uric_did_did_url_name[] = "did-url";
const uric_rule uric_did_did_url = {uric_did_did_url_name, &did_parse_did_url, &did_components_did_url, 0};
static const char uric_did_did_name[] = "did";
const uric_rule uric_did_did = {uric_did_did_name, &did_parse_did_url, &did_components_did_url, 1};

static const uint32_t did_kept_0[8] = {0x00000000, 0x03ff6000, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t did_kept_1[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t did_kept_4[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_did_id_encoding_name[] = "id";
const uric_encoding uric_did_id_encoding = {uric_did_id_encoding_name, did_kept_0, 0};
static const char uric_did_query_encoding_name[] = "query";
const uric_encoding uric_did_query_encoding = {uric_did_query_encoding_name, did_kept_1, 1};
static const char uric_did_fragment_encoding_name[] = "fragment";
const uric_encoding uric_did_fragment_encoding = {uric_did_fragment_encoding_name, did_kept_1, 1};
static const char uric_did_method_specific_id_encoding_name[] = "method-specific-id";
const uric_encoding uric_did_method_specific_id_encoding = {uric_did_method_specific_id_encoding_name, did_kept_0, 0};
static const char uric_did_segment_encoding_name[] = "segment";
const uric_encoding uric_did_segment_encoding = {uric_did_segment_encoding_name, did_kept_4, 1};

/* did_check_did: 47 states, 0 actions, 17 classes, 5 row templates */
static const uint8_t did_check_did_byte_class[94] = {
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 4, 5, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 1, 0, 1, 0, 8, 9,
    10, 10, 10, 11, 10, 10, 4, 4, 12, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 4, 0,
    6, 6, 6, 13, 6, 6, 14, 14, 15, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 0, 0, 0, 16};
static const uint8_t did_check_did_entry[164] = {
    0, 45, 0, 46, 0, 47, 9, 9, 10, 10, 14, 14, 15, 15, 0, 23,
    31, 31, 40, 40, 0, 24, 0, 40, 16, 16, 36, 36, 37, 37, 41, 41,
    18, 18, 33, 33, 20, 20, 42, 42, 39, 0, 40, 0, 0, 25, 0, 26,
    27, 0, 28, 0, 27, 29, 28, 32, 0, 4, 31, 0, 29, 0, 0, 5,
    40, 0, 0, 0, 0, 4, 31, 0, 29, 1, 0, 17, 33, 0, 32, 0,
    36, 17, 33, 42, 32, 1, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0,
    41, 0, 0, 1, 36, 0, 6, 36, 36, 36, 1, 37, 0, 7, 0, 37,
    0, 1, 40, 0, 5, 0, 40, 0, 0, 0, 0, 0, 0, 39, 0, 1,
    0, 0, 0, 0, 0, 0, 1, 41, 0, 13, 41, 41, 0, 1, 42, 36,
    19, 42, 42, 42, 1, 0, 40, 40, 40, 0, 0, 0, 0, 8, 0, 0,
    11, 0, 0, 12};
static const uint8_t did_check_did_row_template[47] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4};
static const uric_row_template did_check_did_templates[5] = {
    {65535, 2}, {65535, 2}, {65423, 6}, {65390, 7}, {22, 3},
};
static const uint8_t did_check_did_template_entry[90] = {
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0,
    0, 0, 1, 2, 3, 4, 3, 5, 4, 0, 3, 3, 3, 3, 3, 3, 0, 6,
    0, 1, 2, 3, 1, 4, 5, 1, 6, 1, 1, 1, 1, 5, 5, 5, 1, 7,
    0, 1, 0, 0, 2, 0, 2, 0, 0, 0, 2, 2, 3, 2, 2, 3, 2, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t did_check_did_expected[47] = {
    0, 0, 0, 2, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 2, 2,
    2, 2, 2, 2, 4, 4, 6, 6, 4, 4, 8, 8, 11, 14, 16, 11,
    20, 27, 29, 32, 37, 40, 42, 18, 45, 49, 55, 57, 59, 59, 59};
static const uint8_t did_check_did_expected_terms[61] = {
    1, 255, 3, 255, 5, 255, 4, 255, 5, 4, 255, 6, 4, 255, 6, 255,
    6, 4, 0, 255, 6, 7, 8, 4, 9, 0, 255, 11, 255, 8, 0, 255,
    10, 8, 9, 0, 255, 10, 0, 255, 10, 255, 5, 0, 255, 10, 8, 0,
    255, 10, 7, 8, 9, 0, 255, 12, 255, 13, 255, 2, 255};
#endif
static const uric_machine did_check_did = {
    did_check_did_byte_class, did_check_did_entry, NULL,
    did_check_did_row_template, did_check_did_templates, did_check_did_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    did_check_did_expected, did_check_did_expected_terms, did_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    47, 0, 17, 31, 0, 33, 93,
};

static const uric_rule did_rules[] = {
    {"did", &did_check_did, NULL, 0},
    {"method-name", &did_check_did, NULL, 20},
    {"method-char", &did_check_did, NULL, 21},
    {"method-specific-id", &did_check_did, NULL, 28},
    {"idchar", &did_check_did, NULL, 29},
    {"pct-encoded", &did_check_did, NULL, 33},
    {"did-url", &did_check_did, NULL, 1},
    {"scheme", &did_check_did, NULL, 2},
    {"path-abempty", &did_check_did, NULL, 34},
    {"query", &did_check_did, NULL, 35},
    {"fragment", &did_check_did, NULL, 35},
    {"segment", &did_check_did, NULL, 36},
    {"pchar", &did_check_did, NULL, 37},
    {"unreserved", &did_check_did, NULL, 42},
    {"rfc3986.pct-encoded", &did_check_did, NULL, 33},
    {"sub-delims", &did_check_did, NULL, 43},
};

static const uric_rule *const did_parsers[] = {
    &uric_did_did_url,
    &uric_did_did,
};

static const char *const did_component_names[] = {
    "scheme",
    "path",
    "query",
    "fragment",
    "did",
    "method",
    "id",
};
static const uric_encoding *const did_encodings[] = {
    &uric_did_id_encoding,
    &uric_did_query_encoding,
    &uric_did_fragment_encoding,
    &uric_did_method_specific_id_encoding,
    &uric_did_segment_encoding,
};

const uric_grammar uric_did = {
    .name = "did",
    .title = "W3C Decentralized Identifiers (DIDs) v1.0, section 3",
    .absolute = "did",
    .reference = "did-url",
    .rule = did_rules,
    .parser = did_parsers,
    .component = did_component_names,
    .revision = &did_revision,
    .encoding = did_encodings,
    .rules = 16,
    .parsers = 2,
    .components = 7,
    .encodings = 5,
};
#endif
