/* draft-fielding-url-syntax-02, December 1996. Written by uric-grammar pack from grammar/url-syntax-02.*: do not edit. */
/* clang-format off */

/* draft-fielding-url-syntax-02, December 1996 (+5470). */
#ifndef URIC_GRAMMAR_URL_SYNTAX_02
#define URIC_GRAMMAR_URL_SYNTAX_02 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_URL_SYNTAX_02 && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char url_syntax_02_terms[] =
    "end of input\0"
    "urlchar\0"
    "\"#\"\0"
    "hex\0"
    "alphanum\0"
    "\"+\"\0"
    "\"-\"\0"
    "\".\"\0"
    "\":\"\0"
    "pchar\0"
    "\"%\"\0"
    "\"/\"\0"
    "digit\0"
    "\";\"\0"
    "unreserved\0"
    "\"&\"\0"
    "\"=\"\0"
    "\"@\"\0"
    "alpha\0"
    "reserved\0"
    "mark\0";
#endif
static const uint8_t url_syntax_02_hostnumber_byte_class[47] = {
    1, 18, 19, 17, 17, 20, 101, 135, 136, 136, 136, 136, 152, 1, 1, 186,
    204, 204, 204, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 0, 0, 1,
    204, 204, 204, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 0, 16};

#if URIC_KINDS

/* url_syntax_02_hostnumber: 8 states, 0 actions, 14 classes, 1 row templates */
static const uint8_t url_syntax_02_hostnumber_entry[24] = {
    0, 2, 0, 3, 2, 0, 0, 4, 0, 5, 4, 0, 0, 6, 0, 7,
    6, 0, 0, 8, 0, 0, 8, 1};
static const uint8_t url_syntax_02_hostnumber_row_template[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_row_template url_syntax_02_hostnumber_templates[1] = {
    {65535, 3},
};
static const uint8_t url_syntax_02_hostnumber_template_entry[15] = {
    0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 3,
};
static const uric_machine url_syntax_02_hostnumber = {
    url_syntax_02_hostnumber_byte_class, url_syntax_02_hostnumber_entry, NULL,
    url_syntax_02_hostnumber_row_template, url_syntax_02_hostnumber_templates, url_syntax_02_hostnumber_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 14, 15, 0, 33, 93,
};
static const char url_syntax_02_kind_hostnumber_name[] = "hostnumber";
static const uric_rule url_syntax_02_kind_hostnumber = {url_syntax_02_kind_hostnumber_name, &url_syntax_02_hostnumber, NULL, 0};
#endif

static const char url_syntax_02_scheme_http[] = "http";
static const char url_syntax_02_path_of_http[] = "/";
static const char url_syntax_02_scheme_ftp[] = "ftp";
static const char url_syntax_02_scheme_gopher[] = "gopher";
static const char url_syntax_02_path_of_gopher[] = "/";
static const char url_syntax_02_scheme_telnet[] = "telnet";
static const char url_syntax_02_path_of_telnet[] = "/";
static const uric_scheme_defaults url_syntax_02_schemes[] = {
    {url_syntax_02_scheme_http, url_syntax_02_path_of_http, 80},
    {url_syntax_02_scheme_ftp, NULL, 21},
    {url_syntax_02_scheme_gopher, url_syntax_02_path_of_gopher, 70},
    {url_syntax_02_scheme_telnet, url_syntax_02_path_of_telnet, 23},
};

extern const uric_rule uric_url_syntax_02_resolvable;
static const uric_revision url_syntax_02_revision = {
    /* resolves */ 1,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query merged */ 1,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment colon */ 1,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x03ff7792, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results checked */ &uric_url_syntax_02_resolvable,
    url_syntax_02_schemes, 4,
};
#if URIC_KINDS
static const uric_kind url_syntax_02_kinds[1] = {
    {1, 0, &url_syntax_02_kind_hostnumber}, /* ipv4 */
};
static const uric_host_kinds url_syntax_02_host_kinds = {url_syntax_02_kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 1, 5}; /* otherwise, hostname */
#endif
static const char url_syntax_02_parts_URL_reference[] = "user\0" "password\0";

static const uric_capture url_syntax_02_captures_URL_reference[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {3, 4}, /* userinfo */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {14, 15}, /* query */
    {16, 17}, /* fragment */
    {3, 5}, /* user */
    {6, 7}, /* password */
};
static const uric_components url_syntax_02_components_URL_reference = {
#if URIC_OPERATIONS
    .revision = &url_syntax_02_revision,
#endif
#if URIC_KINDS
    .host = &url_syntax_02_host_kinds,
#endif
    .part_names = url_syntax_02_parts_URL_reference,
    .capture = url_syntax_02_captures_URL_reference,
    .registers = 19,
    .component_registers = 19,
    .parts = 2,
    .lists = 0,
    .params = 0,
    .composes = 1,
};
static const char url_syntax_02_parts_absoluteURL[] = "user\0" "password\0";

static const uric_capture url_syntax_02_captures_absoluteURL[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {3, 4}, /* userinfo */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {14, 15}, /* query */
    {33, 33}, /* not reported */
    {3, 5}, /* user */
    {6, 7}, /* password */
};
static const uric_components url_syntax_02_components_absoluteURL = {
#if URIC_OPERATIONS
    .revision = &url_syntax_02_revision,
#endif
#if URIC_KINDS
    .host = &url_syntax_02_host_kinds,
#endif
    .part_names = url_syntax_02_parts_absoluteURL,
    .capture = url_syntax_02_captures_absoluteURL,
    .registers = 16,
    .component_registers = 16,
    .parts = 2,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* url_syntax_02_parse_URL_reference: 73 states, 61 actions, 14 classes, 7 row templates */
static const uint8_t url_syntax_02_parse_URL_reference_entry[534] = {
    5, 74, 28, 3, 7, 5, 75, 2, 5, 74, 28, 4, 9, 5, 75, 2,
    5, 74, 28, 3, 5, 76, 75, 2, 5, 74, 28, 4, 5, 78, 75, 2,
    5, 74, 28, 5, 75, 2, 6, 0, 29, 6, 6, 4, 5, 74, 28, 64,
    75, 2, 8, 77, 31, 8, 8, 6, 5, 74, 28, 79, 75, 2, 80, 81,
    82, 83, 84, 8, 80, 81, 82, 93, 84, 8, 12, 94, 35, 95, 96, 11,
    5, 74, 28, 110, 75, 2, 123, 86, 124, 88, 125, 15, 15, 94, 40, 95,
    96, 11, 65, 74, 33, 18, 67, 5, 16, 97, 75, 98, 19, 2, 65, 107,
    33, 21, 68, 108, 17, 109, 75, 98, 17, 20, 65, 74, 33, 18, 65, 5,
    19, 97, 75, 98, 19, 2, 65, 74, 33, 18, 68, 5, 19, 97, 75, 98,
    19, 2, 103, 107, 105, 56, 45, 108, 20, 115, 106, 103, 20, 20, 65, 74,
    33, 21, 65, 5, 17, 97, 75, 98, 17, 2, 65, 74, 33, 18, 71, 5,
    22, 97, 75, 98, 19, 2, 111, 107, 113, 59, 47, 108, 23, 126, 114, 111,
    23, 20, 65, 74, 33, 18, 73, 5, 24, 97, 75, 98, 19, 2, 65, 107,
    33, 18, 68, 108, 25, 109, 75, 98, 19, 20, 103, 107, 105, 54, 45, 108,
    26, 115, 106, 103, 55, 20, 111, 107, 113, 57, 47, 108, 27, 126, 114, 111,
    58, 20, 30, 32, 5, 34, 6, 36, 8, 38, 65, 39, 12, 66, 41, 15,
    103, 104, 105, 52, 106, 20, 25, 111, 112, 113, 53, 114, 23, 29, 103, 104,
    105, 60, 106, 20, 25, 103, 104, 105, 55, 106, 20, 25, 111, 112, 113, 61,
    114, 23, 29, 111, 112, 113, 58, 114, 23, 29, 103, 104, 105, 62, 106, 20,
    25, 111, 112, 113, 63, 114, 23, 29, 103, 104, 105, 26, 106, 20, 25, 111,
    112, 113, 27, 114, 23, 29, 103, 104, 105, 54, 44, 52, 106, 55, 25, 111,
    112, 113, 57, 46, 53, 114, 58, 29, 103, 104, 105, 54, 103, 55, 106, 55,
    25, 103, 104, 105, 54, 45, 55, 106, 55, 25, 103, 104, 105, 56, 103, 20,
    106, 20, 25, 111, 112, 113, 57, 111, 58, 114, 58, 29, 111, 112, 113, 57,
    47, 58, 114, 58, 29, 111, 112, 113, 59, 111, 23, 114, 23, 29, 103, 104,
    105, 54, 48, 60, 106, 55, 25, 111, 112, 113, 57, 49, 61, 114, 58, 29,
    103, 104, 105, 54, 50, 62, 106, 55, 25, 111, 112, 113, 57, 51, 63, 114,
    58, 29, 85, 86, 87, 88, 89, 90, 75, 91, 92, 15, 65, 74, 33, 5,
    65, 97, 75, 98, 65, 2, 66, 99, 37, 100, 66, 100, 101, 102, 66, 34,
    65, 74, 33, 5, 22, 97, 75, 98, 17, 2, 65, 74, 33, 5, 19, 97,
    75, 98, 17, 2, 116, 117, 118, 119, 69, 120, 121, 122, 116, 37, 127, 128,
    129, 130, 70, 127, 131, 127, 127, 43, 65, 74, 33, 5, 24, 97, 75, 98,
    17, 2, 132, 128, 133, 130, 72, 132, 134, 132, 132, 43, 65, 74, 33, 5,
    25, 97, 75, 98, 17, 2};
static const uint8_t url_syntax_02_parse_URL_reference_row_template[73] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6};
static const uric_row_template url_syntax_02_parse_URL_reference_templates[7] = {
    {65535, 8}, {7, 6}, {65453, 12}, {214, 1}, {65504, 7}, {65402, 9}, {65339, 10},
};
static const uint8_t url_syntax_02_parse_URL_reference_template_entry[105] = {
    0, 1, 2, 3, 4, 4, 4, 5, 4, 6, 7, 1, 4, 4, 8,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 5, 1, 1, 1, 6,
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
    0, 1, 2, 3, 1, 1, 1, 1, 4, 1, 5, 1, 6, 6, 7,
    0, 1, 2, 3, 1, 4, 5, 1, 6, 1, 7, 1, 8, 8, 9,
    0, 1, 2, 3, 1, 1, 1, 4, 5, 6, 7, 8, 9, 9, 10,
};
static const uric_action url_syntax_02_parse_URL_reference_action[61] = {
    {46, 0, 5}, {49, 0, 7}, {52, 0, 9}, {54, 0, 5}, {52, 0, 10}, {57, 0, 11}, {59, 0, 4}, {61, 0, 5},
    {59, 0, 27}, {59, 0, 6}, {65, 0, 7}, {69, 0, 64}, {72, 0, 5}, {69, 0, 32}, {78, 0, 4}, {82, 0, 15},
    {86, 0, 65}, {91, 0, 41}, {82, 0, 16}, {97, 0, 12}, {73, 0, 5}, {79, 0, 4}, {101, 0, 7}, {88, 0, 65},
    {93, 0, 41}, {106, 0, 5}, {25, 0, 4}, {110, 0, 7}, {114, 0, 42}, {24, 0, 4}, {118, 0, 5}, {24, 0, 27},
    {123, 0, 7}, {128, 0, 5}, {134, 0, 4}, {138, 0, 68}, {143, 0, 13}, {28, 0, 4}, {146, 0, 5}, {28, 0, 27},
    {152, 0, 7}, {140, 0, 69}, {158, 0, 65}, {160, 0, 5}, {158, 0, 36}, {167, 0, 4}, {172, 0, 4}, {175, 0, 7},
    {180, 0, 42}, {185, 0, 14}, {185, 0, 39}, {187, 0, 7}, {140, 0, 71}, {193, 0, 4}, {197, 0, 5}, {193, 0, 27},
    {203, 0, 4}, {207, 0, 7}, {213, 0, 4}, {213, 0, 27}, {218, 0, 7},
};
static const uint8_t url_syntax_02_parse_URL_reference_operations[225] = {
    13, 255, 17, 255, 15, 255, 44, 13, 255, 44, 2, 13, 255, 33, 44, 2,
    13, 255, 44, 2, 9, 13, 255, 13, 68, 69, 255, 13, 68, 69, 71, 255,
    13, 69, 255, 44, 2, 11, 13, 69, 255, 44, 2, 11, 13, 255, 13, 16,
    255, 13, 14, 255, 0, 255, 15, 16, 255, 1, 255, 44, 255, 44, 13, 16,
    255, 44, 13, 14, 255, 33, 35, 255, 33, 44, 2, 13, 16, 255, 33, 44,
    2, 255, 33, 35, 40, 255, 33, 35, 5, 6, 255, 33, 35, 4, 5, 8,
    255, 114, 12, 44, 255, 44, 2, 13, 14, 255, 13, 16, 69, 255, 13, 14,
    69, 255, 4, 7, 8, 255, 13, 16, 68, 69, 255, 13, 14, 68, 69, 255,
    44, 2, 9, 13, 16, 255, 44, 2, 9, 255, 5, 6, 9, 10, 255, 108,
    18, 255, 13, 16, 68, 69, 71, 255, 13, 14, 68, 69, 71, 255, 73, 255,
    44, 2, 11, 13, 16, 69, 255, 44, 2, 11, 69, 255, 69, 73, 255, 13,
    14, 69, 73, 255, 4, 7, 8, 73, 255, 33, 255, 33, 44, 2, 13, 14,
    255, 68, 69, 73, 255, 44, 2, 11, 13, 16, 255, 44, 2, 11, 255, 13,
    14, 68, 69, 73, 255, 68, 69, 71, 73, 255, 13, 14, 68, 69, 71, 73,
    255};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_parse_URL_reference_expected[73] = {
    0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t url_syntax_02_parse_URL_reference_expected_terms[9] = {
    1, 2, 0, 255, 1, 0, 255, 3, 255};
static const uric_error_component url_syntax_02_parse_URL_reference_error_component[73] = {
    {12, 13}, {12, 13}, {12, 13}, {12, 13}, {12, 13}, {16, 17}, {12, 13}, {14, 15}, {12, 13}, {254, 13}, {254, 13}, {1, 2}, {12, 13}, {254, 13}, {12, 13}, {3, 5},
    {3, 5}, {3, 5}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {8, 9}, {8, 9}, {12, 13}, {16, 17}, {12, 13}, {14, 15}, {16, 17},
    {3, 5}, {14, 15}, {1, 2}, {3, 5}, {6, 7}, {1, 2}, {6, 7}, {12, 13}, {12, 13}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9},
    {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {254, 5},
    {3, 5}, {6, 7}, {3, 5}, {3, 5}, {6, 7}, {10, 11}, {3, 5}, {10, 11}, {3, 5}};
#endif
static const uric_machine url_syntax_02_parse_URL_reference = {
    url_syntax_02_hostnumber_byte_class, url_syntax_02_parse_URL_reference_entry, NULL,
    url_syntax_02_parse_URL_reference_row_template, url_syntax_02_parse_URL_reference_templates, url_syntax_02_parse_URL_reference_template_entry, url_syntax_02_parse_URL_reference_action, url_syntax_02_parse_URL_reference_operations,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_parse_URL_reference_expected, url_syntax_02_parse_URL_reference_expected_terms, url_syntax_02_terms, url_syntax_02_parse_URL_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    73, 61, 14, 15, 0, 33, 93,
};
static const char uric_url_syntax_02_URL_reference_name[] = "URL-reference";
const uric_rule uric_url_syntax_02_URL_reference = {uric_url_syntax_02_URL_reference_name, &url_syntax_02_parse_URL_reference, &url_syntax_02_components_URL_reference, 0};
static const char uric_url_syntax_02_resolvable_name[] = "resolvable";
const uric_rule uric_url_syntax_02_resolvable = {uric_url_syntax_02_resolvable_name, &url_syntax_02_parse_URL_reference, &url_syntax_02_components_URL_reference, 1};

/* url_syntax_02_parse_absoluteURL: 58 states, 37 actions, 14 classes, 4 row templates */
static const uint8_t url_syntax_02_parse_absoluteURL_entry[458] = {
    2, 2, 0, 2, 2, 60, 0, 4, 0, 0, 12, 0, 0, 7, 0, 0,
    8, 0, 0, 14, 0, 0, 28, 0, 0, 10, 0, 0, 30, 0, 12, 3,
    13, 12, 59, 12, 2, 12, 3, 12, 12, 59, 12, 2, 12, 3, 27, 12,
    59, 12, 2, 14, 5, 14, 14, 14, 14, 4, 73, 74, 73, 47, 75, 35,
    6, 78, 79, 78, 48, 80, 40, 10, 73, 74, 73, 55, 75, 35, 6, 73,
    74, 73, 50, 75, 35, 6, 89, 90, 91, 19, 92, 89, 15, 78, 79, 78,
    56, 80, 40, 10, 78, 79, 78, 53, 80, 40, 10, 93, 94, 91, 22, 95,
    93, 15, 73, 74, 73, 57, 75, 35, 6, 78, 79, 78, 58, 80, 40, 10,
    73, 74, 73, 45, 75, 35, 6, 78, 79, 78, 46, 80, 40, 10, 61, 62,
    61, 61, 63, 64, 65, 59, 66, 67, 20, 28, 6, 28, 28, 12, 28, 68,
    59, 69, 28, 2, 28, 6, 32, 33, 12, 29, 68, 59, 69, 34, 2, 30,
    9, 30, 30, 70, 30, 70, 71, 72, 30, 25, 28, 6, 36, 37, 76, 31,
    77, 59, 69, 31, 28, 28, 6, 32, 28, 12, 34, 68, 59, 69, 34, 2,
    28, 6, 28, 28, 12, 39, 68, 59, 69, 31, 2, 28, 6, 32, 37, 12,
    34, 68, 59, 69, 34, 2, 73, 74, 51, 18, 76, 35, 81, 75, 73, 35,
    28, 28, 6, 36, 28, 12, 31, 68, 59, 69, 31, 2, 28, 6, 28, 28,
    12, 34, 68, 59, 69, 31, 2, 82, 83, 82, 82, 84, 38, 85, 86, 87,
    82, 33, 28, 6, 32, 41, 12, 39, 68, 59, 69, 34, 2, 78, 79, 54,
    21, 76, 40, 88, 80, 78, 40, 28, 28, 6, 28, 28, 12, 42, 68, 59,
    69, 31, 2, 28, 6, 32, 43, 12, 42, 68, 59, 69, 34, 2, 28, 6,
    28, 28, 12, 44, 68, 59, 69, 31, 2, 28, 6, 32, 37, 76, 44, 77,
    59, 69, 34, 28, 73, 74, 49, 18, 76, 45, 81, 75, 73, 50, 28, 78,
    79, 52, 21, 76, 46, 88, 80, 78, 53, 28, 73, 74, 49, 17, 47, 75,
    50, 6, 78, 79, 52, 20, 48, 80, 53, 10, 73, 74, 49, 73, 50, 75,
    50, 6, 73, 74, 49, 18, 50, 75, 50, 6, 73, 74, 51, 73, 35, 75,
    35, 6, 78, 79, 52, 78, 53, 80, 53, 10, 78, 79, 52, 21, 53, 80,
    53, 10, 78, 79, 54, 78, 40, 80, 40, 10, 73, 74, 49, 23, 55, 75,
    50, 6, 78, 79, 52, 24, 56, 80, 53, 10, 73, 74, 49, 25, 57, 75,
    50, 6, 78, 79, 52, 26, 58, 80, 53, 10};
static const uint8_t url_syntax_02_parse_absoluteURL_row_template[58] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
static const uric_row_template url_syntax_02_parse_absoluteURL_templates[4] = {
    {65535, 3}, {65495, 7}, {65391, 11}, {65529, 8},
};
static const uint8_t url_syntax_02_parse_absoluteURL_template_entry[60] = {
    0, 0, 0, 0, 1, 1, 1, 0, 2, 3, 0, 0, 2, 1, 0,
    0, 1, 0, 2, 1, 1, 1, 3, 4, 1, 5, 1, 6, 6, 7,
    0, 1, 0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11,
    0, 1, 0, 2, 1, 3, 4, 1, 5, 1, 6, 1, 7, 7, 8,
};
static const uric_action url_syntax_02_parse_absoluteURL_action[37] = {
    {37, 0, 13}, {40, 0, 10}, {43, 0, 27}, {43, 0, 5}, {46, 0, 11}, {50, 0, 28}, {54, 0, 29}, {59, 0, 14},
    {50, 0, 30}, {56, 0, 29}, {61, 0, 14}, {6, 0, 11}, {65, 0, 13}, {69, 0, 15}, {5, 0, 11}, {5, 0, 2},
    {73, 0, 13}, {78, 0, 11}, {82, 0, 37}, {9, 0, 11}, {9, 0, 2}, {87, 0, 13}, {84, 0, 18}, {93, 0, 29},
    {93, 0, 8}, {95, 0, 11}, {100, 0, 11}, {103, 0, 13}, {108, 0, 15}, {84, 0, 21}, {113, 0, 11}, {113, 0, 2},
    {117, 0, 11}, {121, 0, 13}, {127, 0, 11}, {127, 0, 2}, {132, 0, 13},
};
static const uint8_t url_syntax_02_parse_absoluteURL_operations[139] = {
    13, 255, 15, 255, 13, 68, 69, 255, 13, 68, 69, 71, 255, 44, 2, 11,
    13, 255, 33, 44, 2, 13, 255, 13, 69, 255, 44, 2, 9, 13, 255, 44,
    2, 11, 13, 69, 255, 13, 14, 255, 0, 12, 255, 33, 35, 255, 33, 44,
    2, 255, 33, 35, 40, 255, 33, 35, 5, 6, 255, 33, 35, 4, 5, 8,
    255, 13, 14, 69, 255, 4, 7, 8, 255, 13, 14, 68, 69, 255, 44, 2,
    9, 255, 5, 6, 9, 10, 255, 13, 14, 68, 69, 71, 255, 73, 255, 44,
    2, 11, 69, 255, 69, 73, 255, 13, 14, 69, 73, 255, 4, 7, 8, 73,
    255, 68, 69, 73, 255, 44, 2, 11, 255, 13, 14, 68, 69, 73, 255, 68,
    69, 71, 73, 255, 13, 14, 68, 69, 71, 73, 255};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_parse_absoluteURL_expected[58] = {
    0, 5, 11, 11, 11, 11, 11, 11, 11, 11, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13};
static const uint8_t url_syntax_02_parse_absoluteURL_expected_terms[16] = {
    4, 5, 6, 7, 255, 4, 5, 6, 7, 8, 255, 3, 255, 1, 0, 255};
static const uric_error_component url_syntax_02_parse_absoluteURL_error_component[58] = {
    {33, 0}, {33, 0}, {12, 13}, {12, 13}, {14, 15}, {3, 5}, {14, 15}, {3, 5}, {6, 7}, {6, 7}, {12, 13}, {12, 13}, {12, 13}, {14, 15}, {8, 9}, {8, 9},
    {8, 9}, {8, 9}, {10, 11}, {8, 9}, {8, 9}, {10, 11}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {254, 5}, {3, 5}, {3, 5}, {6, 7}, {3, 5}, {3, 5},
    {3, 5}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {6, 7}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {3, 5}, {3, 5}, {8, 9}, {8, 9}, {8, 9}, {8, 9},
    {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}};
#endif
static const uric_machine url_syntax_02_parse_absoluteURL = {
    url_syntax_02_hostnumber_byte_class, url_syntax_02_parse_absoluteURL_entry, NULL,
    url_syntax_02_parse_absoluteURL_row_template, url_syntax_02_parse_absoluteURL_templates, url_syntax_02_parse_absoluteURL_template_entry, url_syntax_02_parse_absoluteURL_action, url_syntax_02_parse_absoluteURL_operations,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_parse_absoluteURL_expected, url_syntax_02_parse_absoluteURL_expected_terms, url_syntax_02_terms, url_syntax_02_parse_absoluteURL_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    58, 37, 14, 15, 0, 33, 93,
};
static const char uric_url_syntax_02_absoluteURL_name[] = "absoluteURL";
const uric_rule uric_url_syntax_02_absoluteURL = {uric_url_syntax_02_absoluteURL_name, &url_syntax_02_parse_absoluteURL, &url_syntax_02_components_absoluteURL, 0};
static const char uric_url_syntax_02_relativeURL_name[] = "relativeURL";
const uric_rule uric_url_syntax_02_relativeURL = {uric_url_syntax_02_relativeURL_name, &url_syntax_02_parse_absoluteURL, &url_syntax_02_components_absoluteURL, 10};

static const uint32_t url_syntax_02_kept_0[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_2[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_5[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t url_syntax_02_kept_12[8] = {0x00000000, 0x27ff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_url_syntax_02_path_encoding_name[] = "path";
const uric_encoding uric_url_syntax_02_path_encoding = {uric_url_syntax_02_path_encoding_name, url_syntax_02_kept_0, 1};
static const char uric_url_syntax_02_authority_encoding_name[] = "authority";
const uric_encoding uric_url_syntax_02_authority_encoding = {uric_url_syntax_02_authority_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_url_syntax_02_userinfo_encoding = {uric_url_syntax_02_userinfo_encoding_name, url_syntax_02_kept_2, 1};
static const char uric_url_syntax_02_user_encoding_name[] = "user";
const uric_encoding uric_url_syntax_02_user_encoding = {uric_url_syntax_02_user_encoding_name, url_syntax_02_kept_2, 1};
static const char uric_url_syntax_02_password_encoding_name[] = "password";
const uric_encoding uric_url_syntax_02_password_encoding = {uric_url_syntax_02_password_encoding_name, url_syntax_02_kept_2, 1};
static const char uric_url_syntax_02_query_encoding_name[] = "query";
const uric_encoding uric_url_syntax_02_query_encoding = {uric_url_syntax_02_query_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_fragment_encoding_name[] = "fragment";
const uric_encoding uric_url_syntax_02_fragment_encoding = {uric_url_syntax_02_fragment_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_URL_reference_encoding_name[] = "URL-reference";
const uric_encoding uric_url_syntax_02_URL_reference_encoding = {uric_url_syntax_02_URL_reference_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_relativeURL_encoding_name[] = "relativeURL";
const uric_encoding uric_url_syntax_02_relativeURL_encoding = {uric_url_syntax_02_relativeURL_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_rel_path_encoding_name[] = "rel_path";
const uric_encoding uric_url_syntax_02_rel_path_encoding = {uric_url_syntax_02_rel_path_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_path_segments_encoding_name[] = "path_segments";
const uric_encoding uric_url_syntax_02_path_segments_encoding = {uric_url_syntax_02_path_segments_encoding_name, url_syntax_02_kept_0, 1};
static const char uric_url_syntax_02_segment_encoding_name[] = "segment";
const uric_encoding uric_url_syntax_02_segment_encoding = {uric_url_syntax_02_segment_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_param_encoding_name[] = "param";
const uric_encoding uric_url_syntax_02_param_encoding = {uric_url_syntax_02_param_encoding_name, url_syntax_02_kept_12, 1};
static const char uric_url_syntax_02_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_url_syntax_02_resolvable_encoding = {uric_url_syntax_02_resolvable_encoding_name, url_syntax_02_kept_5, 1};
static const char uric_url_syntax_02_greedy_server_encoding_name[] = "greedy_server";
const uric_encoding uric_url_syntax_02_greedy_server_encoding = {uric_url_syntax_02_greedy_server_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_single_path_encoding_name[] = "single_path";
const uric_encoding uric_url_syntax_02_single_path_encoding = {uric_url_syntax_02_single_path_encoding_name, url_syntax_02_kept_1, 1};
static const char uric_url_syntax_02_first_segment_encoding_name[] = "first_segment";
const uric_encoding uric_url_syntax_02_first_segment_encoding = {uric_url_syntax_02_first_segment_encoding_name, url_syntax_02_kept_1, 0};

/* url_syntax_02_check_URL_reference: 136 states, 0 actions, 16 classes, 11 row templates */
static const uint8_t url_syntax_02_check_URL_reference_byte_class[47] = {
    1, 18, 67, 17, 17, 21, 118, 152, 153, 153, 153, 153, 169, 11, 4, 220,
    238, 238, 238, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 1,
    238, 238, 238, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 16};
static const uint8_t url_syntax_02_check_URL_reference_entry[587] = {
    1, 2, 69, 1, 1, 2, 0, 70, 2, 1, 3, 0, 75, 0, 1, 22,
    0, 76, 0, 0, 22, 0, 76, 22, 0, 0, 0, 76, 0, 0, 9, 0,
    0, 10, 0, 0, 9, 2, 0, 10, 0, 1, 98, 54, 0, 11, 20, 11,
    1, 100, 46, 0, 12, 0, 12, 1, 101, 0, 0, 13, 0, 13, 1, 108,
    62, 2, 14, 24, 14, 1, 96, 54, 0, 15, 20, 97, 1, 99, 46, 0,
    16, 0, 94, 1, 106, 62, 2, 17, 24, 107, 1, 23, 0, 0, 2, 0,
    0, 0, 20, 1, 34, 0, 0, 0, 0, 1, 27, 0, 0, 2, 24, 1,
    39, 71, 39, 39, 0, 114, 40, 44, 26, 1, 39, 71, 118, 119, 0, 26,
    28, 44, 26, 1, 42, 87, 42, 42, 2, 120, 43, 57, 29, 1, 40, 81,
    40, 40, 0, 28, 0, 44, 40, 1, 42, 87, 125, 126, 2, 29, 30, 57,
    29, 1, 43, 90, 43, 43, 2, 30, 0, 57, 43, 1, 39, 71, 115, 119,
    0, 31, 28, 44, 117, 1, 42, 87, 122, 126, 2, 32, 30, 57, 124, 1,
    33, 72, 0, 0, 0, 1, 34, 73, 34, 34, 34, 1, 35, 74, 0, 35,
    35, 1, 36, 77, 0, 33, 0, 1, 34, 73, 41, 34, 34, 1, 35, 74,
    0, 35, 35, 0, 39, 71, 0, 40, 44, 0, 40, 81, 0, 0, 44, 0,
    34, 73, 0, 34, 34, 1, 42, 87, 0, 43, 57, 0, 43, 90, 0, 0,
    57, 0, 92, 11, 93, 12, 94, 12, 13, 13, 0, 13, 95, 0, 22, 22,
    0, 22, 22, 0, 102, 11, 97, 11, 103, 12, 104, 0, 105, 14, 109, 11,
    110, 12, 111, 0, 112, 14, 107, 14, 15, 11, 16, 12, 20, 0, 113, 14,
    17, 14, 22, 78, 79, 80, 82, 83, 84, 85, 68, 86, 1, 2, 39, 88,
    33, 34, 35, 3, 36, 89, 40, 42, 91, 43, 96, 53, 92, 97, 99, 55,
    93, 94, 99, 46, 94, 94, 0, 56, 95, 0, 96, 0, 97, 97, 96, 54,
    97, 97, 98, 0, 11, 11, 99, 0, 94, 94, 100, 0, 12, 12, 101, 0,
    13, 13, 96, 58, 102, 97, 99, 59, 103, 94, 0, 60, 104, 0, 106, 61,
    105, 107, 106, 0, 107, 107, 106, 62, 107, 107, 108, 0, 14, 14, 96, 63,
    109, 97, 99, 64, 110, 94, 0, 65, 111, 0, 106, 66, 112, 107, 106, 67,
    113, 107, 39, 71, 115, 116, 114, 40, 44, 117, 39, 71, 115, 39, 117, 40,
    44, 117, 39, 71, 39, 39, 121, 40, 44, 26, 39, 71, 115, 119, 117, 40,
    44, 117, 39, 71, 118, 39, 26, 40, 44, 26, 39, 71, 39, 39, 117, 40,
    44, 26, 42, 87, 122, 123, 120, 43, 57, 124, 39, 71, 115, 127, 121, 40,
    44, 117, 42, 87, 122, 42, 124, 43, 57, 124, 42, 87, 42, 42, 128, 43,
    57, 29, 42, 87, 122, 126, 124, 43, 57, 124, 42, 87, 125, 42, 29, 43,
    57, 29, 42, 87, 42, 42, 124, 43, 57, 29, 39, 71, 39, 39, 129, 40,
    44, 26, 42, 87, 122, 130, 128, 43, 57, 124, 39, 71, 115, 131, 129, 40,
    44, 117, 42, 87, 42, 42, 132, 43, 57, 29, 39, 71, 39, 39, 31, 40,
    44, 26, 42, 87, 122, 133, 132, 43, 57, 124, 42, 87, 42, 42, 32, 43,
    57, 29, 0, 22, 0, 22, 0, 22, 22, 0, 0};
static const uint8_t url_syntax_02_check_URL_reference_row_template[136] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 10, 10, 10};
static const uric_row_template url_syntax_02_check_URL_reference_templates[11] = {
    {65535, 5}, {11, 3}, {65507, 7}, {39, 3}, {65407, 10}, {65535, 6}, {171, 2}, {238, 1},
    {65501, 4}, {65049, 8}, {178, 3},
};
static const uint8_t url_syntax_02_check_URL_reference_template_entry[187] = {
    0, 1, 2, 3, 1, 1, 1, 1, 4, 1, 1, 4, 4, 1, 1, 1, 5,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 0, 0, 0, 1, 1, 3,
    0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 0, 0, 0, 6, 6, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 3,
    0, 1, 0, 2, 1, 1, 3, 4, 5, 6, 7, 1, 0, 8, 9, 9, 10,
    0, 1, 0, 2, 1, 1, 1, 1, 3, 1, 4, 1, 0, 5, 1, 1, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 4, 4, 0,
    0, 1, 0, 2, 1, 1, 3, 4, 0, 5, 6, 1, 0, 7, 8, 8, 0,
    0, 1, 0, 0, 2, 2, 1, 1, 2, 3, 2, 2, 2, 2, 3, 3, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t url_syntax_02_check_URL_reference_expected[136] = {
    0, 4, 7, 10, 12, 14, 16, 16, 21, 27, 33, 39, 44, 48, 33, 39,
    48, 55, 55, 57, 55, 2, 55, 60, 64, 64, 68, 73, 68, 82, 64, 68,
    92, 68, 64, 100, 68, 109, 109, 112, 64, 109, 112, 120, 120, 120, 120, 122,
    124, 120, 122, 124, 120, 120, 120, 124, 120, 120, 120, 124, 120, 120, 120, 120,
    124, 120, 120, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126,
    126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126, 128, 128, 128, 132, 135,
    128, 135, 135, 135, 135, 128, 128, 132, 128, 135, 128, 135, 128, 128, 132, 128,
    128, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109,
    109, 109, 109, 109, 109, 138, 140, 142};
static const uint8_t url_syntax_02_check_URL_reference_expected_terms[144] = {
    1, 2, 0, 255, 1, 0, 255, 9, 0, 255, 9, 255, 1, 255, 10, 255,
    4, 5, 6, 7, 255, 4, 5, 6, 7, 8, 255, 4, 5, 6, 7, 0,
    255, 4, 6, 7, 8, 0, 255, 4, 6, 7, 0, 255, 4, 6, 0, 255,
    4, 6, 7, 11, 8, 0, 255, 11, 255, 12, 0, 255, 12, 11, 0, 255,
    9, 13, 0, 255, 9, 11, 13, 0, 255, 14, 10, 15, 5, 13, 16, 17,
    0, 255, 14, 10, 15, 5, 11, 13, 16, 17, 0, 255, 14, 10, 15, 5,
    13, 16, 0, 255, 14, 10, 15, 5, 8, 13, 16, 0, 255, 9, 13, 255,
    14, 10, 15, 5, 13, 16, 17, 255, 4, 255, 18, 255, 12, 255, 3, 255,
    4, 6, 7, 255, 12, 7, 255, 4, 6, 255, 19, 255, 14, 255, 20, 255};
#endif
static const uric_machine url_syntax_02_check_URL_reference = {
    url_syntax_02_check_URL_reference_byte_class, url_syntax_02_check_URL_reference_entry, NULL,
    url_syntax_02_check_URL_reference_row_template, url_syntax_02_check_URL_reference_templates, url_syntax_02_check_URL_reference_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    url_syntax_02_check_URL_reference_expected, url_syntax_02_check_URL_reference_expected_terms, url_syntax_02_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    136, 0, 16, 15, 0, 33, 93,
};

static const uric_rule url_syntax_02_rules[] = {
    {"URL-reference", &url_syntax_02_check_URL_reference, NULL, 0},
    {"absoluteURL", &url_syntax_02_check_URL_reference, NULL, 6},
    {"opaque-URL", &url_syntax_02_check_URL_reference, NULL, 6},
    {"generic-URL", &url_syntax_02_check_URL_reference, NULL, 6},
    {"relativeURL", &url_syntax_02_check_URL_reference, NULL, 1},
    {"net_path", &url_syntax_02_check_URL_reference, NULL, 17},
    {"abs_path", &url_syntax_02_check_URL_reference, NULL, 18},
    {"rel_path", &url_syntax_02_check_URL_reference, NULL, 1},
    {"scheme", &url_syntax_02_check_URL_reference, NULL, 7},
    {"server", &url_syntax_02_check_URL_reference, NULL, 24},
    {"user", &url_syntax_02_check_URL_reference, NULL, 32},
    {"password", &url_syntax_02_check_URL_reference, NULL, 32},
    {"hostport", &url_syntax_02_check_URL_reference, NULL, 43},
    {"host", &url_syntax_02_check_URL_reference, NULL, 44},
    {"hostname", &url_syntax_02_check_URL_reference, NULL, 45},
    {"domainlabel", &url_syntax_02_check_URL_reference, NULL, 46},
    {"toplabel", &url_syntax_02_check_URL_reference, NULL, 47},
    {"hostnumber", &url_syntax_02_check_URL_reference, NULL, 48},
    {"port", &url_syntax_02_check_URL_reference, NULL, 19},
    {"path", &url_syntax_02_check_URL_reference, NULL, 33},
    {"path_segments", &url_syntax_02_check_URL_reference, NULL, 33},
    {"segment", &url_syntax_02_check_URL_reference, NULL, 34},
    {"param", &url_syntax_02_check_URL_reference, NULL, 2},
    {"pchar", &url_syntax_02_check_URL_reference, NULL, 3},
    {"query", &url_syntax_02_check_URL_reference, NULL, 1},
    {"fragment", &url_syntax_02_check_URL_reference, NULL, 1},
    {"urlchar", &url_syntax_02_check_URL_reference, NULL, 4},
    {"reserved", &url_syntax_02_check_URL_reference, NULL, 133},
    {"unreserved", &url_syntax_02_check_URL_reference, NULL, 134},
    {"mark", &url_syntax_02_check_URL_reference, NULL, 135},
    {"escaped", &url_syntax_02_check_URL_reference, NULL, 5},
    {"hex", &url_syntax_02_check_URL_reference, NULL, 67},
    {"alphanum", &url_syntax_02_check_URL_reference, NULL, 49},
    {"alpha", &url_syntax_02_check_URL_reference, NULL, 50},
    {"lowalpha", &url_syntax_02_check_URL_reference, NULL, 50},
    {"hialpha", &url_syntax_02_check_URL_reference, NULL, 50},
    {"digit", &url_syntax_02_check_URL_reference, NULL, 51},
    {"rooted_path", &url_syntax_02_check_URL_reference, NULL, 20},
    {"empty_path", &url_syntax_02_check_URL_reference, NULL, 21},
    {"userinfo", &url_syntax_02_check_URL_reference, NULL, 35},
    {"resolvable", &url_syntax_02_check_URL_reference, NULL, 0},
    {"greedy_server", &url_syntax_02_check_URL_reference, NULL, 34},
    {"single_path", &url_syntax_02_check_URL_reference, NULL, 36},
    {"first_segment", &url_syntax_02_check_URL_reference, NULL, 37},
};

static const uric_rule *const url_syntax_02_parsers[] = {
    &uric_url_syntax_02_URL_reference,
    &uric_url_syntax_02_resolvable,
    &uric_url_syntax_02_absoluteURL,
    &uric_url_syntax_02_relativeURL,
};

static const char *const url_syntax_02_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "query",
    "fragment",
    "user",
    "password",
};
static const uric_encoding *const url_syntax_02_encodings[] = {
    &uric_url_syntax_02_path_encoding,
    &uric_url_syntax_02_authority_encoding,
    &uric_url_syntax_02_userinfo_encoding,
    &uric_url_syntax_02_user_encoding,
    &uric_url_syntax_02_password_encoding,
    &uric_url_syntax_02_query_encoding,
    &uric_url_syntax_02_fragment_encoding,
    &uric_url_syntax_02_URL_reference_encoding,
    &uric_url_syntax_02_relativeURL_encoding,
    &uric_url_syntax_02_rel_path_encoding,
    &uric_url_syntax_02_path_segments_encoding,
    &uric_url_syntax_02_segment_encoding,
    &uric_url_syntax_02_param_encoding,
    &uric_url_syntax_02_resolvable_encoding,
    &uric_url_syntax_02_greedy_server_encoding,
    &uric_url_syntax_02_single_path_encoding,
    &uric_url_syntax_02_first_segment_encoding,
};

const uric_grammar uric_url_syntax_02 = {
    .name = "url-syntax-02",
    .title = "draft-fielding-url-syntax-02, December 1996",
    .absolute = "absoluteURL",
    .reference = "URL-reference",
    .rule = url_syntax_02_rules,
    .parser = url_syntax_02_parsers,
    .component = url_syntax_02_component_names,
    .revision = &url_syntax_02_revision,
    .encoding = url_syntax_02_encodings,
    .resolver = &uric_url_syntax_02_resolvable,
    .rules = 44,
    .parsers = 4,
    .components = 10,
    .encodings = 17,
};
#endif
