/* RFC 3986, January 2005. Written by uric-grammar pack from grammar/rfc3986.*: do not edit. */
/* clang-format off */

/* RFC 3986, January 2005 (+6307). */
#ifndef URIC_GRAMMAR_RFC3986
#define URIC_GRAMMAR_RFC3986 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_RFC3986 && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char rfc3986_terms[] =
    "end of input\0"
    "\"[\"\0"
    "unreserved\0"
    "sub-delims\0"
    "\":\"\0"
    "\"]\"\0"
    "HEXDIG\0"
    "\"v\"\0"
    "\".\"\0"
    "DIGIT\0"
    "%x30-35\0"
    "\"#\"\0"
    "\"%\"\0"
    "\"/\"\0"
    "\"?\"\0"
    "\"@\"\0"
    "pchar\0"
    "ALPHA\0"
    "\"+\"\0"
    "\"-\"\0"
    "reserved\0"
    "gen-delims\0";
#endif

/* rfc3986_IP_literal: 157 states, 2 actions, 14 classes, 8 row templates */
static const uint8_t rfc3986_IP_literal_byte_class[47] = {
    1, 16, 16, 17, 17, 17, 33, 48, 84, 102, 135, 136, 152, 1, 1, 0,
    170, 170, 170, 17, 17, 17, 17, 17, 17, 17, 177, 17, 17, 12, 13, 1,
    170, 170, 170, 17, 17, 17, 17, 17, 17, 17, 177, 17, 17, 0, 16};
static const uint8_t rfc3986_IP_literal_entry[653] = {
    0, 6, 0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 4, 0, 159, 0,
    0, 0, 158, 0, 8, 8, 8, 8, 9, 8, 10, 126, 154, 64, 155, 87,
    38, 0, 11, 12, 0, 95, 109, 0, 13, 12, 14, 96, 15, 12, 16, 17,
    0, 12, 18, 17, 19, 99, 20, 17, 21, 22, 0, 17, 23, 22, 24, 102,
    25, 22, 26, 27, 0, 22, 28, 27, 29, 105, 30, 27, 31, 32, 0, 27,
    33, 32, 34, 107, 35, 32, 36, 7, 0, 32, 37, 7, 40, 7, 41, 42,
    90, 0, 0, 7, 43, 42, 90, 5, 44, 42, 0, 42, 97, 135, 47, 112,
    98, 69, 158, 97, 136, 48, 113, 100, 70, 158, 97, 114, 114, 71, 98, 71,
    158, 97, 116, 116, 73, 100, 73, 158, 101, 139, 51, 137, 0, 0, 0, 97,
    142, 52, 117, 103, 75, 158, 101, 137, 137, 0, 0, 0, 0, 97, 119, 119,
    78, 103, 78, 158, 104, 145, 55, 143, 0, 0, 0, 97, 148, 56, 120, 106,
    79, 158, 104, 143, 143, 0, 0, 0, 0, 97, 122, 122, 82, 106, 82, 158,
    0, 59, 59, 59, 0, 0, 158, 0, 59, 61, 5, 0, 0, 158, 0, 5,
    5, 5, 0, 0, 158, 97, 151, 62, 123, 108, 83, 158, 0, 5, 5, 0,
    0, 0, 158, 97, 125, 125, 86, 108, 86, 158, 97, 156, 65, 127, 39, 88,
    158, 97, 157, 66, 128, 42, 41, 0, 97, 129, 129, 91, 39, 91, 158, 97,
    130, 130, 43, 42, 43, 0, 69, 98, 158, 70, 100, 158, 71, 98, 158, 73,
    100, 158, 74, 98, 158, 75, 103, 158, 76, 100, 158, 0, 98, 158, 78, 103,
    158, 0, 100, 158, 79, 106, 158, 80, 103, 158, 82, 106, 158, 0, 103, 158,
    83, 108, 158, 84, 106, 158, 86, 108, 158, 0, 106, 158, 88, 39, 158, 89,
    108, 158, 90, 0, 158, 91, 39, 158, 0, 108, 158, 92, 0, 158, 93, 39,
    158, 94, 0, 158, 0, 39, 158, 5, 0, 158, 110, 131, 45, 132, 67, 158,
    111, 133, 46, 134, 68, 158, 137, 138, 49, 139, 0, 0, 111, 133, 46, 134,
    68, 0, 115, 140, 50, 141, 72, 158, 115, 140, 50, 141, 72, 0, 143, 144,
    53, 145, 0, 0, 118, 146, 54, 147, 77, 158, 118, 146, 54, 147, 77, 0,
    5, 57, 58, 59, 0, 0, 121, 149, 60, 150, 81, 158, 121, 149, 60, 150,
    81, 0, 124, 152, 63, 153, 85, 158, 124, 152, 63, 153, 85, 0, 3, 109,
    0, 0, 97, 69, 98, 158, 97, 70, 100, 158, 97, 71, 98, 158, 97, 73,
    100, 158, 97, 74, 98, 158, 97, 75, 103, 158, 97, 76, 100, 158, 97, 78,
    103, 158, 97, 79, 106, 158, 97, 80, 103, 158, 97, 82, 106, 158, 97, 83,
    108, 158, 97, 84, 106, 158, 97, 86, 108, 158, 97, 88, 39, 158, 97, 89,
    108, 158, 97, 41, 42, 0, 97, 91, 39, 158, 97, 43, 42, 0, 97, 93,
    39, 158, 97, 44, 42, 0, 97, 135, 98, 69, 158, 97, 112, 98, 69, 158,
    97, 136, 100, 70, 158, 97, 113, 100, 70, 158, 97, 114, 98, 71, 158, 97,
    116, 100, 73, 158, 101, 0, 0, 0, 0, 101, 139, 0, 0, 0, 101, 137,
    0, 0, 0, 97, 142, 103, 75, 158, 97, 117, 103, 75, 158, 97, 119, 103,
    78, 158, 104, 0, 0, 0, 0, 104, 145, 0, 0, 0, 104, 143, 0, 0,
    0, 97, 148, 106, 79, 158, 97, 120, 106, 79, 158, 97, 122, 106, 82, 158,
    97, 151, 108, 83, 158, 97, 123, 108, 83, 158, 97, 125, 108, 86, 158, 97,
    156, 39, 88, 158, 97, 127, 39, 88, 158, 97, 157, 42, 41, 0, 97, 128,
    42, 41, 0, 97, 129, 39, 91, 158, 97, 130, 42, 43, 0};
static const uint8_t rfc3986_IP_literal_row_template[157] = {
    0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7};
static const uric_row_template rfc3986_IP_literal_templates[8] = {
    {65535, 4}, {65520, 7}, {19, 2}, {65335, 7}, {63, 3}, {65317, 6}, {65533, 4}, {65403, 5},
};
static const uint8_t rfc3986_IP_literal_template_entry[120] = {
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4,
    0, 0, 0, 1, 2, 3, 4, 4, 4, 5, 6, 7, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 1, 0, 0, 0, 0,
    0, 0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 0, 0, 7, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 1, 0, 0, 3, 0,
    0, 0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0, 0, 6, 0,
    0, 0, 1, 2, 2, 2, 2, 2, 2, 3, 2, 0, 0, 4, 0,
    0, 0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 0, 0, 5, 0,
};
static const uric_action rfc3986_IP_literal_action[2] = {
    {0, 0, 1}, {2, 0, 1},
};
static const uint8_t rfc3986_IP_literal_operations[4] = {
    14, 255, 15, 255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc3986_IP_literal_expected[157] = {
    0, 2, 4, 8, 11, 13, 17, 17, 6, 20, 17, 17, 17, 17, 6, 17,
    17, 17, 17, 6, 17, 17, 17, 17, 6, 17, 17, 17, 17, 6, 17, 17,
    17, 17, 6, 17, 17, 17, 20, 6, 17, 17, 17, 6, 22, 22, 22, 22,
    27, 22, 30, 22, 27, 22, 30, 22, 33, 33, 33, 22, 36, 22, 22, 39,
    22, 39, 43, 43, 43, 43, 43, 43, 43, 10, 43, 10, 43, 43, 43, 10,
    43, 43, 43, 10, 43, 43, 47, 43, 10, 47, 43, 47, 10, 47, 47, 47,
    50, 20, 47, 20, 50, 47, 20, 50, 47, 20, 47, 20, 52, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 39, 22, 39,
    22, 39, 22, 22, 22, 22, 22, 22, 28, 27, 27, 22, 22, 22, 28, 27,
    27, 22, 22, 22, 22, 22, 22, 22, 22, 39, 39, 22, 39};
static const uint8_t rfc3986_IP_literal_expected_terms[55] = {
    1, 255, 0, 255, 2, 3, 4, 255, 2, 3, 4, 5, 255, 6, 4, 7,
    255, 6, 4, 255, 6, 255, 6, 8, 4, 5, 255, 9, 8, 255, 8, 10,
    255, 9, 5, 255, 10, 5, 255, 6, 8, 4, 255, 6, 4, 5, 255, 6,
    5, 255, 9, 255, 6, 8, 255};
static const uric_error_component rfc3986_IP_literal_error_component[157] = {
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5},
    {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}};
#endif
static const uric_machine rfc3986_IP_literal = {
    rfc3986_IP_literal_byte_class, rfc3986_IP_literal_entry, NULL,
    rfc3986_IP_literal_row_template, rfc3986_IP_literal_templates, rfc3986_IP_literal_template_entry, rfc3986_IP_literal_action, rfc3986_IP_literal_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc3986_IP_literal_expected, rfc3986_IP_literal_expected_terms, rfc3986_terms, rfc3986_IP_literal_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    157, 2, 14, 15, 0, 33, 93,
};
static const char rfc3986_call_IP_literal_name[] = "IP-literal";
static const uric_rule rfc3986_call_IP_literal = {rfc3986_call_IP_literal_name, &rfc3986_IP_literal, NULL, 0};

#if URIC_KINDS

/* rfc3986_IPv4address: 24 states, 0 actions, 14 classes, 3 row templates */
static const uint8_t rfc3986_IPv4address_entry[89] = {
    5, 6, 14, 7, 8, 9, 16, 10, 11, 12, 18, 13, 20, 21, 22, 23,
    2, 0, 2, 7, 2, 5, 3, 0, 3, 10, 3, 8, 4, 0, 4, 13,
    4, 11, 2, 7, 15, 5, 0, 2, 5, 5, 0, 0, 3, 10, 17, 8,
    0, 3, 8, 8, 0, 0, 4, 13, 19, 11, 0, 4, 11, 11, 0, 0,
    0, 0, 0, 0, 1, 0, 23, 23, 23, 1, 0, 23, 24, 20, 1, 0,
    20, 20, 20, 1, 0, 20, 20, 0, 1};
static const uint8_t rfc3986_IPv4address_row_template[24] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template rfc3986_IPv4address_templates[3] = {
    {65535, 4}, {7, 2}, {65504, 5},
};
static const uint8_t rfc3986_IPv4address_template_entry[45] = {
    0, 0, 0, 1, 2, 3, 4, 4, 4, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 2, 2, 2, 2, 3, 4, 0, 0, 0, 0, 0, 5,
};
static const uric_machine rfc3986_IPv4address = {
    rfc3986_IP_literal_byte_class, rfc3986_IPv4address_entry, NULL,
    rfc3986_IPv4address_row_template, rfc3986_IPv4address_templates, rfc3986_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    24, 0, 14, 15, 0, 33, 93,
};
static const char rfc3986_kind_IPv4address_name[] = "IPv4address";
static const uric_rule rfc3986_kind_IPv4address = {rfc3986_kind_IPv4address_name, &rfc3986_IPv4address, NULL, 0};
#endif

static const char rfc3986_scheme_http[] = "http";
static const char rfc3986_path_of_http[] = "/";
static const char rfc3986_scheme_https[] = "https";
static const char rfc3986_path_of_https[] = "/";
static const char rfc3986_scheme_ftp[] = "ftp";
static const char rfc3986_scheme_ws[] = "ws";
static const char rfc3986_path_of_ws[] = "/";
static const char rfc3986_scheme_wss[] = "wss";
static const char rfc3986_path_of_wss[] = "/";
static const uric_scheme_defaults rfc3986_schemes[] = {
    {rfc3986_scheme_http, rfc3986_path_of_http, 80},
    {rfc3986_scheme_https, rfc3986_path_of_https, 443},
    {rfc3986_scheme_ftp, NULL, 21},
    {rfc3986_scheme_ws, rfc3986_path_of_ws, 80},
    {rfc3986_scheme_wss, rfc3986_path_of_wss, 443},
};

static const uric_revision rfc3986_revision = {
    /* resolves */ 1,
    /* empty-reference base-without-fragment */ 2,
    /* query-reference keeps-segment */ 1,
    /* above-root dropped */ 2,
    /* rooted-path loses-dots */ 1,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x03ff6000, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments removed */ 2,
    /* results derived */ NULL,
    rfc3986_schemes, 5,
};
#if URIC_KINDS
static const uric_kind rfc3986_kinds[3] = {
    {1, 0, &rfc3986_kind_IPv4address}, /* ipv4 */
    {2, 15, NULL}, /* ipv6 */
    {3, 16, NULL}, /* ipvfuture */
};
static const uric_host_kinds rfc3986_host_kinds = {rfc3986_kinds, {0x00000000, 0x03ff0000, 0x08000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 3, 4}; /* otherwise, reg-name */
#endif

static const uric_capture rfc3986_captures_URI_reference[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {1, 3}, /* userinfo */
    {4, 5}, /* host */
    {6, 7}, /* port */
    {8, 9}, /* path */
    {10, 11}, /* query */
    {12, 13}, /* fragment */
};
static const uric_components rfc3986_components_URI_reference = {
#if URIC_OPERATIONS
    .revision = &rfc3986_revision,
#endif
#if URIC_KINDS
    .host = &rfc3986_host_kinds,
#endif
    .capture = rfc3986_captures_URI_reference,
    .registers = 16,
    .component_registers = 14,
    .parts = 0,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* rfc3986_parse_URI_reference: 30 states, 15 actions, 13 classes, 4 row templates */
static const uint8_t rfc3986_parse_URI_reference_byte_class[47] = {
    1, 18, 19, 17, 17, 20, 68, 101, 102, 102, 102, 102, 118, 1, 1, 152,
    170, 170, 170, 187, 187, 187, 187, 187, 187, 187, 187, 187, 187, 12, 0, 1,
    170, 170, 170, 187, 187, 187, 187, 187, 187, 187, 187, 187, 187, 0, 16};
static const uint8_t rfc3986_parse_URI_reference_entry[154] = {
    2, 31, 17, 13, 0, 32, 2, 8, 0, 2, 2, 31, 17, 15, 0, 32,
    2, 2, 0, 2, 4, 36, 24, 37, 38, 39, 40, 4, 41, 4, 4, 36,
    24, 37, 38, 39, 40, 4, 0, 4, 7, 36, 28, 37, 45, 39, 0, 7,
    41, 4, 6, 0, 27, 0, 6, 0, 40, 6, 0, 0, 7, 36, 28, 37,
    45, 39, 0, 7, 0, 4, 2, 31, 17, 8, 15, 8, 35, 32, 2, 2,
    6, 42, 27, 6, 43, 9, 6, 44, 40, 9, 0, 36, 0, 0, 37, 0,
    45, 39, 0, 4, 0, 42, 0, 0, 43, 11, 0, 44, 0, 9, 12, 0,
    18, 12, 12, 14, 15, 31, 20, 33, 32, 2, 14, 34, 21, 14, 14, 16,
    15, 31, 20, 15, 32, 2, 15, 31, 20, 13, 32, 2, 19, 22, 2, 23,
    25, 12, 15, 26, 14, 4, 29, 30, 6, 7};
static const uint8_t rfc3986_parse_URI_reference_row_template[30] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
static const uric_row_template rfc3986_parse_URI_reference_templates[4] = {
    {65535, 10}, {65535, 10}, {43, 6}, {123, 1},
};
static const uint8_t rfc3986_parse_URI_reference_template_entry[56] = {
    0, 1, 2, 3, 1, 4, 1, 5, 6, 7, 8, 8, 9, 10,
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 4, 0, 10,
    0, 1, 2, 3, 1, 4, 1, 1, 5, 1, 1, 1, 0, 6,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
};
static const uric_action rfc3986_parse_URI_reference_action[15] = {
    {16, 0, 11}, {19, 0, 13}, {22, 0, 2}, {25, 0, 11}, {28, 0, 15}, {31, 0, 11}, {37, 0, 14}, {41, 0, 8},
    {44, 0, 13}, {50, 0, 4}, {1, 1, 9}, {53, 0, 11}, {59, 0, 14}, {63, 0, 13}, {41, 0, 10},
};
static const uint8_t rfc3986_parse_URI_reference_operations[69] = {
    9, 255, 40, 2, 5, 9, 255, 40, 2, 7, 9, 255, 13, 255, 11, 255,
    9, 12, 255, 9, 10, 255, 1, 4, 255, 11, 12, 255, 0, 8, 255, 40,
    2, 5, 9, 12, 255, 40, 2, 5, 255, 5, 6, 255, 40, 2, 5, 9,
    10, 255, 3, 4, 255, 40, 2, 7, 9, 12, 255, 40, 2, 7, 255, 40,
    2, 7, 9, 10, 255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc3986_parse_URI_reference_expected[30] = {
    0, 0, 9, 16, 22, 32, 34, 16, 16, 43, 49, 55, 16, 16, 16, 16,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60};
static const uint8_t rfc3986_parse_URI_reference_expected_terms[62] = {
    2, 3, 11, 12, 13, 14, 15, 0, 255, 16, 11, 13, 14, 1, 0, 255,
    16, 11, 13, 14, 0, 255, 2, 3, 11, 12, 13, 4, 14, 1, 0, 255,
    16, 255, 2, 3, 11, 12, 13, 4, 14, 0, 255, 11, 13, 4, 14, 0,
    255, 9, 11, 13, 14, 0, 255, 16, 13, 14, 0, 255, 6, 255};
static const uric_error_component rfc3986_parse_URI_reference_error_component[30] = {
    {8, 9}, {8, 9}, {4, 5}, {4, 5}, {4, 5}, {1, 3}, {4, 5}, {8, 9}, {6, 7}, {4, 5}, {6, 7}, {12, 13}, {8, 9}, {10, 11}, {8, 9}, {8, 9},
    {8, 9}, {12, 13}, {8, 9}, {8, 9}, {10, 11}, {12, 13}, {8, 9}, {4, 5}, {10, 11}, {4, 5}, {1, 3}, {4, 5}, {1, 3}, {4, 5}};
#endif
static const uric_link rfc3986_parse_URI_reference_links[1] = {
    {&rfc3986_call_IP_literal, false},
};
static const uric_machine rfc3986_parse_URI_reference = {
    rfc3986_parse_URI_reference_byte_class, rfc3986_parse_URI_reference_entry, NULL,
    rfc3986_parse_URI_reference_row_template, rfc3986_parse_URI_reference_templates, rfc3986_parse_URI_reference_template_entry, rfc3986_parse_URI_reference_action, rfc3986_parse_URI_reference_operations,
    rfc3986_parse_URI_reference_links,
#if URIC_ERROR_DETAIL
    rfc3986_parse_URI_reference_expected, rfc3986_parse_URI_reference_expected_terms, rfc3986_terms, rfc3986_parse_URI_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    30, 15, 13, 15, 1, 33, 93,
};
static const char uric_rfc3986_URI_reference_name[] = "URI-reference";
const uric_rule uric_rfc3986_URI_reference = {uric_rfc3986_URI_reference_name, &rfc3986_parse_URI_reference, &rfc3986_components_URI_reference, 0};

/* rfc3986_parse_URI: 55 states, 26 actions, 13 classes, 5 row templates */
static const uint8_t rfc3986_parse_URI_entry[252] = {
    0, 0, 3, 0, 0, 4, 3, 58, 3, 4, 61, 4, 6, 56, 32, 24,
    0, 57, 6, 0, 2, 6, 56, 32, 27, 0, 57, 6, 0, 2, 8, 62,
    39, 63, 64, 65, 66, 67, 4, 8, 62, 39, 63, 64, 65, 66, 0, 4,
    10, 62, 44, 63, 72, 65, 0, 67, 4, 10, 62, 44, 63, 72, 65, 0,
    0, 4, 12, 0, 49, 74, 75, 76, 77, 78, 4, 12, 0, 49, 74, 75,
    76, 77, 0, 4, 14, 0, 53, 74, 81, 76, 0, 78, 4, 14, 0, 53,
    74, 81, 76, 0, 0, 4, 17, 69, 43, 70, 15, 17, 71, 66, 9, 0,
    62, 0, 63, 0, 72, 65, 0, 4, 17, 0, 43, 0, 17, 17, 0, 66,
    0, 0, 69, 0, 70, 18, 0, 71, 0, 9, 21, 0, 52, 79, 19, 21,
    80, 77, 9, 0, 0, 0, 74, 0, 81, 76, 0, 4, 21, 0, 52, 0,
    21, 21, 0, 77, 0, 0, 0, 0, 79, 22, 0, 80, 0, 9, 23, 0,
    33, 23, 23, 14, 27, 56, 35, 59, 57, 2, 25, 60, 36, 25, 25, 16,
    27, 56, 35, 24, 57, 2, 27, 56, 35, 27, 57, 2, 29, 0, 41, 30,
    68, 2, 29, 0, 41, 29, 68, 2, 29, 0, 41, 73, 68, 2, 31, 0,
    46, 31, 31, 16, 34, 37, 6, 38, 40, 23, 27, 42, 25, 45, 8, 47,
    48, 29, 50, 17, 10, 51, 31, 12, 54, 55, 21, 14};
static const uint8_t rfc3986_parse_URI_row_template[55] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4};
static const uric_row_template rfc3986_parse_URI_templates[5] = {
    {65535, 3}, {65511, 9}, {65511, 9}, {41, 6}, {196, 1},
};
static const uint8_t rfc3986_parse_URI_template_entry[70] = {
    0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 3, 3, 0, 0,
    0, 1, 2, 3, 1, 4, 1, 5, 6, 7, 1, 1, 8, 9,
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 1, 1, 0, 9,
    0, 1, 2, 3, 1, 4, 1, 1, 5, 1, 1, 1, 0, 6,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
};
static const uric_action rfc3986_parse_URI_action[26] = {
    {16, 0, 22}, {19, 0, 24}, {22, 0, 25}, {25, 0, 6}, {28, 0, 22}, {22, 0, 27}, {31, 0, 22}, {37, 0, 26},
    {41, 0, 14}, {44, 0, 24}, {50, 0, 8}, {1, 1, 15}, {19, 0, 30}, {53, 0, 22}, {59, 0, 26}, {63, 0, 24},
    {41, 0, 17}, {25, 0, 10}, {37, 0, 28}, {41, 0, 18}, {44, 0, 30}, {50, 0, 12}, {1, 1, 19}, {59, 0, 28},
    {63, 0, 30}, {41, 0, 21},
};
static const uint8_t rfc3986_parse_URI_operations[69] = {
    9, 255, 40, 2, 5, 9, 255, 40, 2, 7, 9, 255, 13, 255, 11, 255,
    9, 12, 255, 9, 10, 255, 0, 8, 255, 1, 4, 255, 11, 12, 255, 40,
    2, 5, 9, 12, 255, 40, 2, 5, 255, 5, 6, 255, 40, 2, 5, 9,
    10, 255, 3, 4, 255, 40, 2, 7, 9, 12, 255, 40, 2, 7, 255, 40,
    2, 7, 9, 10, 255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc3986_parse_URI_expected[55] = {
    0, 0, 2, 2, 9, 9, 18, 25, 31, 41, 50, 56, 61, 70, 25, 78,
    84, 86, 56, 45, 84, 92, 56, 25, 25, 25, 25, 56, 56, 56, 56, 97,
    97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97,
    97, 97, 97, 97, 97, 97, 97};
static const uint8_t rfc3986_parse_URI_expected_terms[99] = {
    17, 255, 17, 9, 18, 19, 8, 4, 255, 2, 3, 11, 12, 13, 14, 15,
    0, 255, 16, 11, 13, 14, 1, 0, 255, 16, 11, 13, 14, 0, 255, 2,
    3, 11, 12, 13, 4, 14, 1, 0, 255, 2, 3, 11, 12, 13, 4, 14,
    0, 255, 16, 13, 14, 1, 0, 255, 16, 13, 14, 0, 255, 2, 3, 12,
    13, 4, 14, 1, 0, 255, 2, 3, 12, 13, 4, 14, 0, 255, 11, 13,
    4, 14, 0, 255, 16, 255, 9, 11, 13, 14, 0, 255, 9, 13, 14, 0,
    255, 6, 255};
static const uric_error_component rfc3986_parse_URI_error_component[55] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {8, 9}, {8, 9}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {4, 5}, {6, 7}, {4, 5},
    {1, 3}, {6, 7}, {6, 7}, {4, 5}, {1, 3}, {6, 7}, {12, 13}, {8, 9}, {10, 11}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {10, 11}, {8, 9},
    {12, 13}, {8, 9}, {8, 9}, {10, 11}, {12, 13}, {8, 9}, {4, 5}, {10, 11}, {8, 9}, {4, 5}, {1, 3}, {4, 5}, {8, 9}, {10, 11}, {1, 3}, {4, 5},
    {4, 5}, {10, 11}, {4, 5}, {1, 3}, {4, 5}, {1, 3}, {4, 5}};
#endif
static const uric_link rfc3986_parse_URI_links[1] = {
    {&rfc3986_call_IP_literal, false},
};
static const uric_machine rfc3986_parse_URI = {
    rfc3986_parse_URI_reference_byte_class, rfc3986_parse_URI_entry, NULL,
    rfc3986_parse_URI_row_template, rfc3986_parse_URI_templates, rfc3986_parse_URI_template_entry, rfc3986_parse_URI_action, rfc3986_parse_URI_operations,
    rfc3986_parse_URI_links,
#if URIC_ERROR_DETAIL
    rfc3986_parse_URI_expected, rfc3986_parse_URI_expected_terms, rfc3986_terms, rfc3986_parse_URI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    55, 26, 13, 15, 1, 33, 93,
};
static const char uric_rfc3986_URI_name[] = "URI";
const uric_rule uric_rfc3986_URI = {uric_rfc3986_URI_name, &rfc3986_parse_URI, &rfc3986_components_URI_reference, 0};
static const char uric_rfc3986_relative_ref_name[] = "relative-ref";
const uric_rule uric_rfc3986_relative_ref = {uric_rfc3986_relative_ref_name, &rfc3986_parse_URI, &rfc3986_components_URI_reference, 4};
static const char uric_rfc3986_absolute_URI_name[] = "absolute-URI";
const uric_rule uric_rfc3986_absolute_URI = {uric_rfc3986_absolute_URI_name, &rfc3986_parse_URI, &rfc3986_components_URI_reference, 1};

static const uint32_t rfc3986_kept_0[8] = {0x00000000, 0x2bff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc3986_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc3986_kept_3[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc3986_kept_4[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc3986_kept_7[8] = {0x00000000, 0x2bff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc3986_kept_8[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_rfc3986_authority_encoding_name[] = "authority";
const uric_encoding uric_rfc3986_authority_encoding = {uric_rfc3986_authority_encoding_name, rfc3986_kept_0, 1};
static const char uric_rfc3986_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_rfc3986_userinfo_encoding = {uric_rfc3986_userinfo_encoding_name, rfc3986_kept_1, 1};
static const char uric_rfc3986_host_encoding_name[] = "host";
const uric_encoding uric_rfc3986_host_encoding = {uric_rfc3986_host_encoding_name, rfc3986_kept_0, 1};
static const char uric_rfc3986_path_encoding_name[] = "path";
const uric_encoding uric_rfc3986_path_encoding = {uric_rfc3986_path_encoding_name, rfc3986_kept_3, 1};
static const char uric_rfc3986_query_encoding_name[] = "query";
const uric_encoding uric_rfc3986_query_encoding = {uric_rfc3986_query_encoding_name, rfc3986_kept_4, 1};
static const char uric_rfc3986_fragment_encoding_name[] = "fragment";
const uric_encoding uric_rfc3986_fragment_encoding = {uric_rfc3986_fragment_encoding_name, rfc3986_kept_4, 1};
static const char uric_rfc3986_reg_name_encoding_name[] = "reg-name";
const uric_encoding uric_rfc3986_reg_name_encoding = {uric_rfc3986_reg_name_encoding_name, rfc3986_kept_0, 1};
static const char uric_rfc3986_path_noscheme_encoding_name[] = "path-noscheme";
const uric_encoding uric_rfc3986_path_noscheme_encoding = {uric_rfc3986_path_noscheme_encoding_name, rfc3986_kept_7, 0};
static const char uric_rfc3986_path_rootless_encoding_name[] = "path-rootless";
const uric_encoding uric_rfc3986_path_rootless_encoding = {uric_rfc3986_path_rootless_encoding_name, rfc3986_kept_8, 0};
static const char uric_rfc3986_segment_encoding_name[] = "segment";
const uric_encoding uric_rfc3986_segment_encoding = {uric_rfc3986_segment_encoding_name, rfc3986_kept_8, 1};
static const char uric_rfc3986_segment_nz_encoding_name[] = "segment-nz";
const uric_encoding uric_rfc3986_segment_nz_encoding = {uric_rfc3986_segment_nz_encoding_name, rfc3986_kept_8, 0};
static const char uric_rfc3986_segment_nz_nc_encoding_name[] = "segment-nz-nc";
const uric_encoding uric_rfc3986_segment_nz_nc_encoding = {uric_rfc3986_segment_nz_nc_encoding_name, rfc3986_kept_7, 0};

/* rfc3986_check_URI: 125 states, 5 actions, 18 classes, 11 row templates */
static const uint8_t rfc3986_check_URI_byte_class[94] = {
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 4, 1, 5, 6, 7, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 1, 0, 1, 0, 10, 11,
    12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 14, 13, 13, 13, 13, 15, 0, 16, 0, 17, 0,
    12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 14, 13, 13, 13, 13, 0, 0, 0, 17};
static const uint8_t rfc3986_check_URI_entry[518] = {
    0, 74, 74, 0, 75, 75, 0, 76, 76, 0, 0, 87, 73, 73, 73, 8,
    81, 13, 8, 1, 14, 83, 13, 0, 1, 8, 81, 8, 8, 1, 14, 83,
    0, 0, 0, 10, 88, 0, 10, 1, 16, 89, 0, 0, 0, 0, 90, 0,
    0, 0, 8, 81, 29, 8, 1, 14, 83, 8, 0, 1, 8, 81, 0, 8,
    1, 16, 89, 0, 0, 1, 19, 60, 82, 61, 19, 0, 62, 19, 45, 1,
    19, 60, 82, 61, 19, 0, 62, 19, 19, 1, 19, 60, 82, 62, 19, 0,
    62, 19, 19, 1, 54, 0, 97, 0, 20, 54, 0, 28, 54, 1, 56, 0,
    111, 8, 21, 56, 0, 32, 56, 1, 57, 60, 114, 62, 22, 57, 62, 48,
    57, 1, 59, 0, 122, 60, 23, 59, 60, 36, 59, 1, 27, 84, 0, 20,
    0, 28, 126, 1, 26, 86, 0, 0, 0, 0, 127, 1, 26, 86, 0, 0,
    0, 0, 0, 1, 27, 84, 0, 20, 0, 28, 0, 1, 30, 98, 0, 66,
    0, 0, 126, 1, 31, 105, 8, 21, 0, 32, 128, 1, 30, 98, 0, 66,
    0, 0, 0, 1, 31, 105, 8, 21, 0, 32, 0, 1, 33, 112, 8, 79,
    0, 0, 128, 1, 33, 112, 8, 79, 0, 0, 0, 1, 35, 120, 60, 23,
    60, 36, 130, 1, 35, 120, 60, 23, 60, 36, 0, 1, 37, 123, 60, 70,
    60, 0, 130, 1, 37, 123, 60, 70, 60, 0, 0, 1, 73, 73, 0, 0,
    0, 0, 73, 0, 0, 0, 73, 0, 0, 0, 0, 0, 0, 0, 43, 1,
    0, 0, 55, 42, 0, 0, 0, 0, 44, 1, 0, 0, 0, 73, 1, 19,
    60, 82, 45, 62, 63, 19, 0, 1, 47, 60, 107, 47, 62, 22, 48, 129,
    1, 47, 60, 107, 47, 62, 22, 48, 0, 1, 49, 60, 115, 49, 62, 68,
    0, 129, 1, 49, 60, 115, 49, 62, 68, 0, 0, 1, 50, 85, 0, 1,
    8, 81, 8, 0, 10, 88, 10, 0, 73, 90, 73, 0, 54, 97, 28, 0,
    58, 0, 0, 0, 56, 111, 32, 0, 57, 114, 48, 0, 58, 0, 0, 1,
    59, 122, 36, 0, 60, 0, 91, 60, 1, 62, 60, 94, 46, 1, 62, 60,
    94, 62, 1, 62, 60, 94, 61, 1, 60, 0, 91, 65, 1, 60, 0, 91,
    34, 1, 0, 0, 66, 0, 1, 60, 62, 0, 68, 1, 60, 62, 68, 0,
    1, 0, 60, 0, 70, 1, 0, 60, 70, 0, 1, 0, 8, 0, 0, 1,
    0, 15, 0, 0, 0, 0, 0, 0, 0, 1, 74, 0, 74, 63, 0, 75,
    0, 75, 64, 0, 76, 0, 76, 0, 1, 0, 0, 0, 66, 1, 0, 8,
    0, 79, 1, 0, 8, 79, 0, 1, 41, 92, 93, 95, 96, 99, 100, 42,
    101, 102, 103, 104, 8, 19, 106, 14, 27, 108, 109, 50, 26, 10, 16, 73,
    60, 110, 62, 113, 54, 30, 31, 116, 117, 47, 118, 119, 56, 33, 57, 49,
    121, 35, 124, 125, 59, 37};
static const uint8_t rfc3986_check_URI_row_template[125] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5,
    5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7,
    7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10};
static const uric_row_template rfc3986_check_URI_templates[11] = {
    {65535, 3}, {65525, 5}, {65445, 10}, {65491, 8}, {66, 5}, {65426, 9}, {135, 4}, {76, 5},
    {76, 5}, {76, 5}, {392, 1},
};
static const uint8_t rfc3986_check_URI_template_entry[209] = {
    0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 2, 2, 3, 0, 0, 1, 0,
    0, 1, 0, 2, 1, 1, 1, 3, 1, 4, 0, 1, 1, 1, 1, 0, 0, 1, 5,
    0, 1, 2, 3, 1, 1, 1, 4, 5, 6, 7, 8, 9, 9, 9, 0, 0, 1, 10,
    0, 1, 0, 2, 1, 1, 1, 3, 1, 4, 5, 6, 1, 1, 1, 7, 0, 1, 8,
    0, 1, 2, 0, 1, 0, 3, 2, 4, 2, 2, 2, 4, 0, 0, 2, 2, 0, 5,
    0, 1, 2, 3, 4, 4, 4, 5, 4, 6, 5, 7, 4, 4, 4, 8, 0, 1, 9,
    0, 1, 0, 2, 1, 1, 1, 0, 1, 1, 0, 3, 1, 1, 1, 0, 0, 1, 4,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 5,
    0, 0, 1, 0, 0, 0, 0, 2, 3, 4, 2, 0, 0, 0, 0, 0, 0, 0, 5,
    0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 0, 0, 1, 1, 1, 0, 0, 0, 5,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
};
static const uric_action rfc3986_check_URI_action[5] = {
    {0, 1, 76}, {0, 1, 72}, {0, 1, 77}, {0, 1, 66}, {0, 1, 68},
};
static const uint8_t rfc3986_check_URI_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc3986_check_URI_expected[125] = {
    0, 0, 0, 2, 4, 6, 10, 6, 17, 22, 17, 25, 6, 10, 22, 27,
    33, 33, 33, 22, 6, 42, 48, 53, 57, 63, 22, 68, 75, 80, 6, 86,
    94, 101, 48, 107, 116, 124, 126, 128, 130, 133, 130, 130, 42, 136, 42, 143,
    153, 80, 162, 162, 162, 162, 164, 162, 162, 168, 162, 48, 42, 42, 42, 48,
    48, 173, 176, 182, 119, 188, 7, 193, 8, 195, 195, 202, 83, 97, 209, 213,
    213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213,
    213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213,
    213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213, 213};
static const uint8_t rfc3986_check_URI_expected_terms[215] = {
    17, 255, 7, 255, 2, 255, 16, 13, 0, 255, 2, 3, 12, 13, 15, 0,
    255, 2, 3, 12, 15, 255, 16, 0, 255, 12, 255, 2, 3, 12, 15, 0,
    255, 2, 3, 11, 12, 13, 14, 15, 0, 255, 16, 11, 13, 14, 0, 255,
    16, 13, 14, 0, 255, 16, 1, 0, 255, 2, 3, 12, 1, 0, 255, 2,
    3, 12, 0, 255, 2, 3, 12, 4, 1, 0, 255, 16, 13, 1, 0, 255,
    2, 3, 12, 4, 0, 255, 2, 3, 12, 13, 4, 1, 0, 255, 2, 3,
    12, 13, 4, 0, 255, 16, 13, 14, 1, 0, 255, 2, 3, 12, 13, 4,
    14, 1, 0, 255, 2, 3, 12, 13, 4, 14, 0, 255, 20, 255, 21, 255,
    3, 255, 6, 0, 255, 6, 8, 255, 16, 11, 13, 14, 1, 0, 255, 2,
    3, 11, 12, 13, 4, 14, 1, 0, 255, 2, 3, 11, 12, 13, 4, 14,
    0, 255, 16, 255, 2, 3, 4, 255, 2, 3, 4, 0, 255, 9, 0, 255,
    11, 13, 4, 14, 0, 255, 9, 11, 13, 14, 0, 255, 9, 13, 14, 0,
    255, 13, 255, 17, 9, 18, 19, 8, 4, 255, 17, 9, 18, 19, 8, 0,
    255, 9, 13, 0, 255, 6, 255};
#endif
static const uric_link rfc3986_check_URI_links[1] = {
    {&rfc3986_call_IP_literal, false},
};
static const uric_machine rfc3986_check_URI = {
    rfc3986_check_URI_byte_class, rfc3986_check_URI_entry, NULL,
    rfc3986_check_URI_row_template, rfc3986_check_URI_templates, rfc3986_check_URI_template_entry, rfc3986_check_URI_action, rfc3986_check_URI_operations,
    rfc3986_check_URI_links,
#if URIC_ERROR_DETAIL
    rfc3986_check_URI_expected, rfc3986_check_URI_expected_terms, rfc3986_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    125, 5, 18, 31, 1, 33, 93,
};

/* rfc3986_check_IPv6address: 170 states, 0 actions, 10 classes, 9 row templates */
static const uint8_t rfc3986_check_IPv6address_byte_class[29] = {
    1, 50, 84, 101, 119, 119, 8, 0, 0, 144, 153, 153, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 153, 153, 9};
static const uint8_t rfc3986_check_IPv6address_entry[660] = {
    2, 3, 5, 6, 0, 114, 7, 8, 9, 6, 10, 115, 11, 8, 144, 0,
    12, 6, 13, 14, 15, 8, 0, 6, 16, 14, 17, 116, 0, 8, 18, 14,
    19, 20, 0, 14, 21, 20, 22, 117, 23, 20, 24, 25, 0, 20, 26, 25,
    27, 118, 28, 25, 29, 30, 0, 25, 31, 30, 32, 119, 33, 30, 34, 120,
    0, 30, 35, 120, 37, 120, 38, 39, 0, 120, 40, 39, 144, 54, 41, 39,
    0, 39, 90, 52, 121, 53, 4, 134, 135, 122, 136, 0, 54, 55, 123, 56,
    0, 137, 138, 126, 139, 0, 94, 60, 127, 61, 145, 140, 141, 128, 142, 0,
    98, 64, 129, 65, 151, 101, 67, 130, 68, 156, 104, 70, 131, 71, 160, 107,
    73, 132, 74, 164, 45, 57, 8, 7, 0, 45, 91, 8, 7, 0, 0, 0,
    0, 0, 1, 0, 56, 0, 0, 1, 0, 54, 0, 0, 1, 45, 93, 8,
    11, 0, 45, 62, 46, 146, 1, 45, 95, 46, 146, 1, 45, 63, 48, 148,
    1, 45, 96, 48, 148, 1, 45, 97, 46, 149, 1, 45, 99, 48, 152, 1,
    45, 66, 49, 154, 1, 45, 100, 49, 154, 1, 45, 102, 49, 157, 1, 45,
    69, 50, 158, 1, 45, 103, 50, 158, 1, 45, 105, 50, 161, 1, 45, 72,
    51, 162, 1, 45, 106, 51, 162, 1, 45, 108, 51, 165, 1, 45, 77, 8,
    167, 1, 45, 110, 8, 167, 1, 45, 78, 39, 38, 0, 45, 111, 39, 38,
    0, 45, 112, 8, 169, 1, 45, 113, 39, 40, 0, 45, 93, 11, 8, 0,
    45, 134, 0, 0, 0, 45, 97, 149, 46, 1, 47, 137, 0, 0, 0, 45,
    99, 152, 48, 1, 44, 140, 0, 0, 0, 45, 102, 157, 49, 1, 45, 105,
    161, 50, 1, 45, 108, 165, 51, 1, 45, 112, 169, 8, 1, 45, 113, 40,
    39, 0, 45, 7, 8, 0, 45, 11, 8, 0, 45, 146, 46, 1, 45, 15,
    8, 0, 45, 148, 48, 1, 45, 149, 46, 1, 45, 152, 48, 1, 45, 153,
    46, 1, 45, 154, 49, 1, 45, 155, 48, 1, 45, 157, 49, 1, 45, 158,
    50, 1, 45, 159, 49, 1, 45, 161, 50, 1, 45, 162, 51, 1, 45, 163,
    50, 1, 45, 165, 51, 1, 45, 167, 8, 1, 45, 168, 51, 1, 45, 38,
    39, 0, 45, 169, 8, 1, 45, 40, 39, 0, 45, 170, 8, 1, 45, 41,
    39, 0, 92, 58, 125, 59, 0, 143, 1, 94, 60, 127, 61, 0, 145, 1,
    98, 64, 129, 65, 0, 151, 1, 101, 67, 130, 68, 0, 156, 1, 104, 70,
    131, 71, 0, 160, 1, 107, 73, 132, 74, 0, 164, 1, 109, 75, 133, 76,
    166, 36, 0, 45, 57, 79, 91, 8, 7, 0, 45, 136, 80, 134, 0, 0,
    0, 0, 56, 124, 54, 0, 0, 1, 0, 54, 54, 0, 0, 0, 1, 45,
    62, 81, 95, 46, 146, 1, 47, 139, 82, 137, 0, 0, 0, 45, 63, 83,
    96, 48, 148, 1, 44, 142, 84, 140, 0, 0, 0, 45, 66, 85, 100, 49,
    154, 1, 45, 69, 86, 103, 50, 158, 1, 45, 72, 87, 106, 51, 162, 1,
    45, 77, 88, 110, 8, 167, 1, 45, 78, 89, 111, 39, 38, 0, 45, 0,
    45, 136, 45, 134, 47, 0, 47, 139, 47, 137, 44, 0, 44, 142, 44, 140,
    146, 46, 1, 147, 0, 1, 148, 48, 1, 149, 46, 1, 150, 0, 1, 152,
    48, 1, 153, 46, 1, 54, 0, 1, 154, 49, 1, 155, 48, 1, 0, 46,
    1, 157, 49, 1, 0, 48, 1, 158, 50, 1, 159, 49, 1, 161, 50, 1,
    0, 49, 1, 162, 51, 1, 163, 50, 1, 165, 51, 1, 0, 50, 1, 167,
    8, 1, 168, 51, 1, 144, 0, 1, 169, 8, 1, 0, 51, 1, 170, 8,
    1, 0, 8, 1};
static const uint8_t rfc3986_check_IPv6address_row_template[170] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
static const uric_row_template rfc3986_check_IPv6address_templates[9] = {
    {65535, 2}, {65412, 5}, {65412, 5}, {65412, 5}, {65501, 4}, {65162, 7}, {65162, 7}, {291, 2},
    {149, 3},
};
static const uint8_t rfc3986_check_IPv6address_template_entry[99] = {
    0, 0, 1, 1, 1, 1, 1, 1, 2, 1, 0,
    0, 0, 1, 2, 3, 4, 4, 4, 0, 5, 0,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 4, 5,
    0, 1, 2, 2, 2, 2, 2, 3, 4, 3, 5,
    0, 1, 2, 2, 2, 2, 2, 2, 3, 2, 4,
    0, 0, 1, 2, 3, 4, 4, 4, 5, 6, 7,
    0, 1, 2, 2, 2, 2, 3, 4, 5, 6, 7,
    0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 2, 1, 3,
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc3986_check_IPv6address_expected[170] = {
    0, 0, 1, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 1, 0,
    0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    1, 0, 0, 0, 1, 0, 0, 0, 1, 3, 5, 5, 5, 3, 5, 3,
    3, 3, 3, 7, 7, 11, 13, 13, 7, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 7, 7, 16, 7, 7, 21,
    16, 21, 16, 21, 16, 16, 16, 16, 7, 7, 7, 16, 7, 16, 16, 16,
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 7, 16, 7, 16,
    7, 24, 24, 24, 24, 24, 24, 0, 7, 27, 13, 30, 16, 27, 16, 27,
    16, 16, 16, 16, 7, 28, 27, 27, 28, 27, 27, 28, 27, 27, 33, 24,
    33, 33, 24, 33, 33, 24, 33, 33, 18, 33, 18, 33, 33, 33, 18, 33,
    33, 33, 18, 33, 33, 24, 33, 18, 33, 18};
static const uint8_t rfc3986_check_IPv6address_expected_terms[37] = {
    6, 4, 255, 6, 255, 9, 255, 6, 8, 4, 255, 0, 255, 9, 0, 255,
    6, 8, 4, 0, 255, 8, 10, 255, 6, 0, 255, 9, 8, 255, 10, 0,
    255, 6, 4, 0, 255};
#endif
static const uric_machine rfc3986_check_IPv6address = {
    rfc3986_check_IPv6address_byte_class, rfc3986_check_IPv6address_entry, NULL,
    rfc3986_check_IPv6address_row_template, rfc3986_check_IPv6address_templates, rfc3986_check_IPv6address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc3986_check_IPv6address_expected, rfc3986_check_IPv6address_expected_terms, rfc3986_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    170, 0, 10, 15, 0, 46, 56,
};

static const uric_rule rfc3986_rules[] = {
    {"URI", &rfc3986_check_URI, NULL, 0},
    {"hier-part", &rfc3986_check_URI, NULL, 5},
    {"URI-reference", &rfc3986_check_URI, NULL, 16},
    {"absolute-URI", &rfc3986_check_URI, NULL, 1},
    {"relative-ref", &rfc3986_check_URI, NULL, 17},
    {"relative-part", &rfc3986_check_URI, NULL, 6},
    {"scheme", &rfc3986_check_URI, NULL, 2},
    {"authority", &rfc3986_check_URI, NULL, 23},
    {"userinfo", &rfc3986_check_URI, NULL, 49},
    {"host", &rfc3986_check_URI, NULL, 24},
    {"port", &rfc3986_check_URI, NULL, 65},
    {"IP-literal", &rfc3986_IP_literal, NULL, 0},
    {"IPvFuture", &rfc3986_check_URI, NULL, 3},
    {"IPv6address", &rfc3986_check_IPv6address, NULL, 0},
    {"h16", &rfc3986_check_URI, NULL, 79},
    {"ls32", &rfc3986_check_IPv6address, NULL, 41},
    {"IPv4address", &rfc3986_check_IPv6address, NULL, 42},
    {"dec-octet", &rfc3986_check_IPv6address, NULL, 43},
    {"reg-name", &rfc3986_check_URI, NULL, 25},
    {"path", &rfc3986_check_URI, NULL, 7},
    {"path-abempty", &rfc3986_check_URI, NULL, 70},
    {"path-absolute", &rfc3986_check_URI, NULL, 71},
    {"path-noscheme", &rfc3986_check_URI, NULL, 8},
    {"path-rootless", &rfc3986_check_URI, NULL, 50},
    {"path-empty", &rfc3986_check_URI, NULL, 72},
    {"segment", &rfc3986_check_URI, NULL, 9},
    {"segment-nz", &rfc3986_check_URI, NULL, 51},
    {"segment-nz-nc", &rfc3986_check_URI, NULL, 10},
    {"pchar", &rfc3986_check_URI, NULL, 52},
    {"query", &rfc3986_check_URI, NULL, 59},
    {"fragment", &rfc3986_check_URI, NULL, 59},
    {"pct-encoded", &rfc3986_check_URI, NULL, 11},
    {"unreserved", &rfc3986_check_URI, NULL, 4},
    {"reserved", &rfc3986_check_URI, NULL, 37},
    {"gen-delims", &rfc3986_check_URI, NULL, 38},
    {"sub-delims", &rfc3986_check_URI, NULL, 39},
};

static const uric_rule *const rfc3986_parsers[] = {
    &uric_rfc3986_URI_reference,
    &uric_rfc3986_URI,
    &uric_rfc3986_relative_ref,
    &uric_rfc3986_absolute_URI,
};

static const char *const rfc3986_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "query",
    "fragment",
};
static const uric_encoding *const rfc3986_encodings[] = {
    &uric_rfc3986_authority_encoding,
    &uric_rfc3986_userinfo_encoding,
    &uric_rfc3986_host_encoding,
    &uric_rfc3986_path_encoding,
    &uric_rfc3986_query_encoding,
    &uric_rfc3986_fragment_encoding,
    &uric_rfc3986_reg_name_encoding,
    &uric_rfc3986_path_noscheme_encoding,
    &uric_rfc3986_path_rootless_encoding,
    &uric_rfc3986_segment_encoding,
    &uric_rfc3986_segment_nz_encoding,
    &uric_rfc3986_segment_nz_nc_encoding,
};

const uric_grammar uric_rfc3986 = {
    .name = "rfc3986",
    .title = "RFC 3986, January 2005",
    .absolute = "URI",
    .reference = "URI-reference",
    .rule = rfc3986_rules,
    .parser = rfc3986_parsers,
    .component = rfc3986_component_names,
    .revision = &rfc3986_revision,
    .encoding = rfc3986_encodings,
    .resolver = &uric_rfc3986_URI_reference,
    .rules = 36,
    .parsers = 4,
    .components = 8,
    .encodings = 12,
};
#endif
