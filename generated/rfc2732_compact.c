/* RFC 2732, December 1999: RFC 2396 with IPv6 literals. Written by uric-grammar pack from grammar/rfc2732.*: do not edit. */
/* clang-format off */

/* RFC 2732, December 1999: RFC 2396 with IPv6 literals (+7171). */
#ifndef URIC_GRAMMAR_RFC2732
#define URIC_GRAMMAR_RFC2732 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_RFC2732 && URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char rfc2732_terms[] =
    "end of input\0"
    "\"[\"\0"
    "hex\0"
    "\":\"\0"
    "\"]\"\0"
    "digit\0"
    "\".\"\0"
    "unreserved\0"
    "\"#\"\0"
    "\"$\"\0"
    "\"%\"\0"
    "\"&\"\0"
    "\"+\"\0"
    "\",\"\0"
    "\"/\"\0"
    "\";\"\0"
    "\"=\"\0"
    "\"@\"\0"
    "\"?\"\0"
    "uric_no_slash\0"
    "uric\0"
    "alpha\0"
    "alphanum\0"
    "\"-\"\0"
    "pchar\0"
    "reserved\0"
    "mark\0";
#endif

/* rfc2732_ipv6reference: 37 states, 0 actions, 7 classes, 4 row templates */
static const uint8_t rfc2732_ipv6reference_byte_class[29] = {
    1, 34, 34, 34, 34, 34, 3, 0, 0, 64, 68, 68, 4, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 80, 96, 0, 64, 68, 68, 4};
static const uint8_t rfc2732_ipv6reference_entry[116] = {
    3, 0, 0, 1, 4, 5, 0, 6, 28, 2, 0, 7, 0, 8, 28, 2,
    9, 15, 2, 10, 28, 2, 11, 31, 2, 0, 28, 2, 12, 31, 2, 13,
    31, 2, 0, 31, 2, 0, 0, 2, 0, 17, 0, 18, 16, 19, 20, 21,
    16, 22, 0, 23, 20, 24, 16, 0, 25, 26, 20, 0, 0, 36, 25, 27,
    25, 0, 0, 29, 7, 4, 0, 16, 30, 28, 6, 2, 16, 32, 28, 8,
    2, 0, 33, 0, 9, 0, 16, 10, 28, 10, 2, 16, 34, 31, 11, 2,
    16, 35, 31, 12, 2, 16, 13, 31, 13, 2, 0, 37, 0, 0, 2, 0,
    14, 0, 0, 2};
static const uint8_t rfc2732_ipv6reference_row_template[37] = {
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3};
static const uric_row_template rfc2732_ipv6reference_templates[4] = {
    {65535, 2}, {65533, 3}, {11, 2}, {65466, 5},
};
static const uint8_t rfc2732_ipv6reference_template_entry[32] = {
    0, 0, 0, 0, 0, 1, 0, 2,
    0, 0, 1, 2, 1, 0, 3, 0,
    0, 1, 2, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 4, 0, 5, 0,
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2732_ipv6reference_expected[37] = {
    0, 2, 4, 7, 5, 7, 7, 7, 7, 8, 7, 7, 8, 9, 11, 11,
    13, 13, 13, 11, 13, 14, 13, 14, 11, 13, 14, 4, 16, 16, 21, 16,
    16, 16, 16, 23, 23};
static const uint8_t rfc2732_ipv6reference_expected_terms[26] = {
    1, 255, 0, 255, 2, 3, 255, 2, 3, 4, 255, 5, 255, 5, 6, 255,
    2, 6, 3, 4, 255, 2, 255, 5, 4, 255};
static const uric_error_component rfc2732_ipv6reference_error_component[37] = {
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}};
#endif
static const uric_machine rfc2732_ipv6reference = {
    rfc2732_ipv6reference_byte_class, rfc2732_ipv6reference_entry, NULL,
    rfc2732_ipv6reference_row_template, rfc2732_ipv6reference_templates, rfc2732_ipv6reference_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc2732_ipv6reference_expected, rfc2732_ipv6reference_expected_terms, rfc2732_terms, rfc2732_ipv6reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    37, 0, 7, 7, 0, 46, 56,
};
static const char rfc2732_call_ipv6reference_name[] = "ipv6reference";
static const uric_rule rfc2732_call_ipv6reference = {rfc2732_call_ipv6reference_name, &rfc2732_ipv6reference, NULL, 0};

#if URIC_KINDS
static const char rfc2732_kind_ipv6reference_name[] = "ipv6reference";
static const uric_rule rfc2732_kind_ipv6reference = {rfc2732_kind_ipv6reference_name, &rfc2732_ipv6reference, NULL, 0};

/* rfc2732_IPv4address: 16 states, 0 actions, 7 classes, 2 row templates */
static const uint8_t rfc2732_IPv4address_entry[32] = {
    0, 2, 3, 4, 0, 5, 3, 6, 7, 8, 3, 0, 0, 9, 7, 10,
    11, 12, 7, 0, 0, 14, 11, 13, 11, 0, 15, 1, 16, 1, 0, 1};
static const uint8_t rfc2732_IPv4address_row_template[16] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1};
static const uric_row_template rfc2732_IPv4address_templates[2] = {
    {65535, 2}, {65535, 2},
};
static const uint8_t rfc2732_IPv4address_template_entry[16] = {
    0, 1, 2, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 2,
};
static const uric_machine rfc2732_IPv4address = {
    rfc2732_ipv6reference_byte_class, rfc2732_IPv4address_entry, NULL,
    rfc2732_IPv4address_row_template, rfc2732_IPv4address_templates, rfc2732_IPv4address_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    16, 0, 7, 7, 0, 46, 56,
};
static const char rfc2732_kind_IPv4address_name[] = "IPv4address";
static const uric_rule rfc2732_kind_IPv4address = {rfc2732_kind_IPv4address_name, &rfc2732_IPv4address, NULL, 0};
#endif

static const char rfc2732_scheme_http[] = "http";
static const char rfc2732_path_of_http[] = "/";
static const char rfc2732_scheme_ftp[] = "ftp";
static const char rfc2732_scheme_gopher[] = "gopher";
static const char rfc2732_path_of_gopher[] = "/";
static const char rfc2732_scheme_telnet[] = "telnet";
static const char rfc2732_path_of_telnet[] = "/";
static const uric_scheme_defaults rfc2732_schemes[] = {
    {rfc2732_scheme_http, rfc2732_path_of_http, 80},
    {rfc2732_scheme_ftp, NULL, 21},
    {rfc2732_scheme_gopher, rfc2732_path_of_gopher, 70},
    {rfc2732_scheme_telnet, rfc2732_path_of_telnet, 23},
};

extern const uric_rule uric_rfc2732_resolvable;
static const uric_revision rfc2732_revision = {
    /* resolves */ 1,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root open */ 1,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x03ff6782, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results checked */ &uric_rfc2732_resolvable,
    rfc2732_schemes, 4,
};
#if URIC_KINDS
static const uric_kind rfc2732_kinds[2] = {
    {2, 0, &rfc2732_kind_ipv6reference}, /* ipv6 */
    {1, 0, &rfc2732_kind_IPv4address}, /* ipv4 */
};
static const uric_host_kinds rfc2732_host_kinds = {rfc2732_kinds, {0x00000000, 0x03ff0000, 0x08000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 2, 5}; /* otherwise, hostname */
#endif
static const char rfc2732_parts_URI_reference[] = "server\0" "reg_name\0" "opaque_part\0";

static const uric_capture rfc2732_captures_URI_reference[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {4, 6}, /* userinfo */
    {7, 8}, /* host */
    {9, 10}, /* port */
    {11, 12}, /* path */
    {15, 16}, /* query */
    {17, 18}, /* fragment */
    {1, 3}, /* server */
    {4, 5}, /* reg_name */
    {13, 14}, /* opaque_part */
};
static const uric_components rfc2732_components_URI_reference = {
#if URIC_OPERATIONS
    .revision = &rfc2732_revision,
#endif
#if URIC_KINDS
    .host = &rfc2732_host_kinds,
#endif
    .part_names = rfc2732_parts_URI_reference,
    .capture = rfc2732_captures_URI_reference,
    .registers = 19,
    .component_registers = 19,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 1,
};
static const char rfc2732_parts_absoluteURI[] = "server\0" "reg_name\0" "opaque_part\0";

static const uric_capture rfc2732_captures_absoluteURI[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {4, 6}, /* userinfo */
    {7, 8}, /* host */
    {9, 10}, /* port */
    {11, 12}, /* path */
    {15, 16}, /* query */
    {33, 33}, /* not reported */
    {1, 3}, /* server */
    {4, 5}, /* reg_name */
    {13, 14}, /* opaque_part */
};
static const uric_components rfc2732_components_absoluteURI = {
#if URIC_OPERATIONS
    .revision = &rfc2732_revision,
#endif
#if URIC_KINDS
    .host = &rfc2732_host_kinds,
#endif
    .part_names = rfc2732_parts_absoluteURI,
    .capture = rfc2732_captures_absoluteURI,
    .registers = 17,
    .component_registers = 17,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 1,
};

/* rfc2732_parse_URI_reference: 79 states, 39 actions, 16 classes, 6 row templates */
static const uint8_t rfc2732_parse_absoluteURI_byte_class[47] = {
    1, 18, 19, 17, 17, 20, 101, 135, 136, 136, 136, 136, 152, 1, 1, 186,
    204, 204, 204, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 14, 15, 1,
    204, 204, 204, 221, 221, 221, 221, 221, 221, 221, 221, 221, 221, 0, 16};
static const uint8_t rfc2732_parse_URI_reference_entry[662] = {
    3, 80, 51, 3, 43, 0, 0, 4, 2, 3, 80, 51, 3, 43, 0, 81,
    5, 2, 3, 80, 51, 3, 45, 0, 81, 3, 2, 3, 80, 51, 4, 45,
    82, 81, 4, 2, 3, 80, 51, 5, 45, 84, 81, 5, 2, 68, 94, 58,
    9, 70, 95, 10, 68, 96, 97, 11, 4, 68, 104, 58, 13, 14, 105, 7,
    106, 107, 97, 7, 9, 0, 104, 0, 0, 0, 105, 0, 108, 107, 0, 0,
    9, 68, 94, 58, 9, 68, 95, 11, 68, 96, 97, 11, 4, 68, 94, 58,
    9, 70, 95, 17, 68, 96, 97, 11, 4, 68, 94, 58, 9, 72, 95, 11,
    68, 96, 97, 11, 4, 98, 104, 100, 34, 18, 105, 12, 110, 107, 98, 12,
    9, 68, 94, 58, 13, 68, 95, 7, 68, 96, 97, 7, 4, 68, 104, 58,
    68, 68, 105, 11, 106, 107, 97, 7, 9, 0, 112, 0, 0, 0, 114, 15,
    0, 115, 0, 0, 15, 68, 94, 58, 9, 75, 95, 19, 68, 96, 97, 11,
    4, 68, 94, 58, 9, 70, 95, 11, 68, 96, 97, 11, 4, 98, 104, 100,
    98, 98, 105, 33, 110, 107, 98, 12, 9, 68, 94, 58, 9, 75, 95, 21,
    68, 96, 97, 11, 4, 68, 94, 58, 9, 78, 95, 22, 68, 96, 97, 11,
    4, 68, 94, 58, 9, 75, 95, 11, 68, 96, 97, 11, 4, 68, 94, 58,
    9, 78, 95, 24, 68, 96, 97, 11, 4, 68, 104, 58, 9, 72, 105, 25,
    106, 107, 97, 11, 9, 68, 94, 58, 9, 78, 95, 11, 68, 96, 97, 11,
    4, 68, 104, 58, 9, 72, 105, 27, 106, 107, 97, 11, 9, 98, 104, 100,
    31, 76, 105, 28, 110, 107, 98, 33, 9, 68, 104, 58, 9, 72, 105, 11,
    106, 107, 97, 11, 9, 98, 104, 100, 31, 76, 105, 29, 110, 107, 98, 33,
    9, 98, 104, 100, 31, 76, 105, 33, 110, 107, 98, 33, 9, 98, 99, 100,
    31, 73, 101, 32, 102, 33, 21, 98, 99, 100, 31, 98, 101, 33, 102, 33,
    21, 98, 99, 100, 31, 73, 101, 36, 102, 33, 21, 98, 99, 100, 31, 76,
    101, 33, 102, 33, 21, 98, 99, 100, 34, 98, 101, 12, 102, 12, 21, 98,
    99, 100, 31, 77, 101, 37, 102, 33, 21, 98, 99, 100, 31, 73, 101, 33,
    102, 33, 21, 98, 99, 100, 31, 77, 101, 39, 102, 33, 21, 98, 99, 100,
    31, 79, 101, 40, 102, 33, 21, 98, 99, 100, 31, 77, 101, 33, 102, 33,
    21, 98, 99, 100, 31, 79, 101, 41, 102, 33, 21, 98, 99, 100, 31, 79,
    101, 33, 102, 33, 21, 42, 0, 52, 42, 42, 42, 27, 45, 80, 54, 67,
    81, 0, 2, 44, 83, 55, 44, 44, 44, 29, 45, 80, 54, 45, 81, 0,
    2, 48, 0, 59, 43, 48, 0, 0, 49, 80, 61, 43, 81, 0, 2, 48,
    109, 59, 48, 48, 48, 31, 49, 80, 61, 49, 81, 49, 2, 50, 94, 63,
    95, 96, 0, 4, 53, 56, 3, 57, 60, 42, 45, 62, 64, 44, 65, 68,
    66, 48, 49, 50, 85, 86, 87, 88, 89, 90, 91, 92, 93, 34, 68, 94,
    58, 95, 68, 96, 97, 68, 0, 4, 98, 99, 100, 101, 30, 102, 98, 12,
    103, 21, 68, 94, 58, 95, 16, 96, 97, 7, 0, 4, 111, 112, 113, 114,
    71, 115, 116, 111, 0, 15, 68, 94, 58, 95, 11, 96, 97, 7, 0, 4,
    98, 99, 100, 101, 35, 102, 98, 12, 0, 21, 117, 112, 118, 114, 74, 115,
    117, 117, 0, 15, 68, 94, 58, 95, 20, 96, 97, 7, 0, 4, 98, 99,
    100, 101, 33, 102, 98, 12, 0, 21, 98, 99, 100, 101, 38, 102, 98, 12,
    0, 21, 68, 94, 58, 95, 23, 96, 97, 7, 0, 4, 98, 99, 100, 101,
    26, 102, 98, 12, 0, 21};
static const uint8_t rfc2732_parse_URI_reference_row_template[79] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5};
static const uric_row_template rfc2732_parse_URI_reference_templates[6] = {
    {65535, 9}, {65520, 12}, {42, 10}, {165, 7}, {465, 1}, {65407, 10},
};
static const uint8_t rfc2732_parse_URI_reference_template_entry[102] = {
    0, 1, 2, 3, 4, 4, 4, 5, 4, 6, 7, 1, 8, 8, 0, 0, 9,
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 11, 0, 0, 12,
    0, 1, 2, 3, 1, 4, 5, 6, 7, 1, 8, 1, 9, 9, 0, 0, 10,
    0, 1, 2, 3, 1, 1, 1, 4, 1, 1, 5, 1, 1, 1, 6, 6, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 1, 1, 4, 5, 1, 6, 7, 8, 8, 9, 0, 10,
};
static const uric_action rfc2732_parse_URI_reference_action[39] = {
    {38, 0, 41}, {41, 0, 43}, {44, 0, 45}, {48, 0, 41}, {51, 0, 46}, {54, 0, 67}, {57, 0, 41}, {54, 0, 57},
    {64, 0, 44}, {69, 0, 5}, {73, 0, 43}, {80, 0, 68}, {69, 0, 6}, {85, 1, 7}, {88, 0, 41}, {94, 0, 44},
    {98, 0, 43}, {82, 0, 68}, {23, 0, 49}, {104, 0, 41}, {23, 0, 62}, {111, 0, 44}, {116, 0, 43}, {1, 1, 7},
    {123, 0, 41}, {130, 0, 44}, {135, 0, 70}, {138, 0, 43}, {135, 0, 14}, {145, 0, 41}, {135, 0, 73}, {149, 0, 67},
    {151, 0, 41}, {149, 0, 57}, {158, 0, 44}, {163, 0, 43}, {170, 0, 68}, {174, 0, 49}, {174, 0, 62},
};
static const uint8_t rfc2732_parse_URI_reference_operations[177] = {
    12, 255, 43, 2, 5, 12, 255, 43, 2, 3, 8, 12, 255, 43, 2, 3,
    10, 12, 255, 43, 2, 5, 12, 70, 255, 18, 255, 16, 255, 12, 14, 255,
    33, 43, 2, 3, 12, 255, 12, 17, 255, 12, 15, 255, 0, 11, 13, 255,
    16, 17, 255, 0, 11, 255, 33, 36, 255, 33, 43, 2, 3, 12, 17, 255,
    33, 43, 2, 3, 255, 33, 36, 39, 255, 33, 43, 2, 3, 12, 15, 255,
    33, 36, 6, 7, 255, 33, 39, 255, 43, 2, 5, 12, 17, 255, 43, 2,
    5, 255, 43, 2, 5, 12, 15, 255, 43, 2, 5, 12, 17, 70, 255, 43,
    2, 5, 70, 255, 43, 2, 5, 12, 15, 70, 255, 43, 2, 3, 8, 12,
    17, 255, 43, 2, 3, 8, 255, 8, 9, 255, 43, 2, 3, 8, 12, 15,
    255, 12, 14, 17, 255, 72, 255, 43, 2, 3, 10, 12, 17, 255, 43, 2,
    3, 10, 255, 43, 2, 3, 10, 12, 15, 255, 6, 7, 72, 255, 70, 72,
    255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2732_parse_URI_reference_expected[79] = {
    0, 13, 13, 27, 27, 27, 27, 32, 27, 27, 27, 27, 27, 27, 38, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 44, 27, 47, 27, 51, 27, 47,
    47, 27, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54,
    54, 54, 56, 27, 56, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27};
static const uint8_t rfc2732_parse_URI_reference_expected_terms[62] = {
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 0, 255, 7, 8, 9,
    10, 11, 12, 13, 14, 15, 16, 18, 17, 0, 255, 19, 8, 14, 0, 255,
    8, 14, 3, 18, 0, 255, 5, 8, 14, 18, 0, 255, 20, 0, 255, 20,
    8, 0, 255, 19, 14, 255, 2, 255, 19, 8, 14, 1, 0, 255};
static const uric_error_component rfc2732_parse_URI_reference_error_component[79] = {
    {11, 12}, {11, 12}, {11, 12}, {11, 12}, {11, 12}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {9, 10}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {17, 18}, {11, 12}, {15, 16}, {11, 12}, {13, 14}, {11, 12}, {13, 14},
    {11, 12}, {4, 5}, {11, 12}, {17, 18}, {11, 12}, {11, 12}, {15, 16}, {17, 18}, {11, 12}, {4, 6}, {13, 14}, {15, 16}, {11, 12}, {4, 6}, {4, 5}, {13, 14},
    {11, 12}, {4, 5}, {254, 8}, {4, 6}, {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}};
#endif
static const uric_link rfc2732_parse_URI_reference_links[1] = {
    {&rfc2732_call_ipv6reference, false},
};
static const uric_machine rfc2732_parse_URI_reference = {
    rfc2732_parse_absoluteURI_byte_class, rfc2732_parse_URI_reference_entry, NULL,
    rfc2732_parse_URI_reference_row_template, rfc2732_parse_URI_reference_templates, rfc2732_parse_URI_reference_template_entry, rfc2732_parse_URI_reference_action, rfc2732_parse_URI_reference_operations,
    rfc2732_parse_URI_reference_links,
#if URIC_ERROR_DETAIL
    rfc2732_parse_URI_reference_expected, rfc2732_parse_URI_reference_expected_terms, rfc2732_terms, rfc2732_parse_URI_reference_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    79, 39, 16, 15, 1, 33, 93,
};
static const char uric_rfc2732_URI_reference_name[] = "URI-reference";
const uric_rule uric_rfc2732_URI_reference = {uric_rfc2732_URI_reference_name, &rfc2732_parse_URI_reference, &rfc2732_components_URI_reference, 0};
static const char uric_rfc2732_resolvable_name[] = "resolvable";
const uric_rule uric_rfc2732_resolvable = {uric_rfc2732_resolvable_name, &rfc2732_parse_URI_reference, &rfc2732_components_URI_reference, 1};

/* rfc2732_parse_absoluteURI: 71 states, 30 actions, 16 classes, 5 row templates */
static const uint8_t rfc2732_parse_absoluteURI_entry[583] = {
    0, 0, 0, 0, 2, 0, 0, 0, 2, 72, 2, 0, 3, 64, 3, 3,
    3, 2, 4, 63, 4, 4, 4, 4, 6, 60, 7, 6, 0, 0, 0, 6,
    60, 9, 6, 0, 73, 7, 9, 62, 47, 9, 9, 73, 7, 4, 63, 7,
    4, 4, 4, 0, 9, 62, 9, 9, 9, 73, 7, 0, 0, 90, 0, 93,
    92, 9, 11, 70, 82, 11, 11, 83, 15, 0, 0, 97, 12, 0, 98, 20,
    48, 66, 15, 50, 82, 16, 48, 83, 84, 17, 15, 48, 66, 20, 21, 90,
    14, 91, 92, 84, 14, 9, 48, 66, 15, 48, 82, 17, 48, 83, 84, 17,
    15, 48, 66, 15, 50, 82, 23, 48, 83, 84, 17, 15, 48, 66, 15, 52,
    82, 17, 48, 83, 84, 17, 15, 85, 86, 24, 53, 87, 25, 85, 88, 85,
    26, 26, 85, 86, 27, 28, 90, 19, 94, 92, 85, 19, 9, 48, 66, 20,
    48, 82, 14, 48, 83, 84, 14, 15, 48, 66, 48, 48, 90, 17, 91, 92,
    84, 14, 9, 48, 66, 15, 55, 82, 29, 48, 83, 84, 17, 15, 48, 66,
    15, 50, 82, 17, 48, 83, 84, 17, 15, 85, 86, 24, 85, 87, 26, 85,
    88, 85, 26, 26, 85, 86, 24, 53, 87, 31, 85, 88, 85, 26, 26, 85,
    86, 24, 56, 87, 26, 85, 88, 85, 26, 26, 85, 86, 27, 85, 87, 19,
    85, 88, 85, 19, 26, 85, 86, 85, 85, 90, 26, 94, 92, 85, 19, 9,
    48, 66, 15, 55, 82, 33, 48, 83, 84, 17, 15, 85, 86, 24, 57, 87,
    34, 85, 88, 85, 26, 26, 85, 86, 24, 53, 87, 26, 85, 88, 85, 26,
    26, 48, 66, 15, 58, 82, 35, 48, 83, 84, 17, 15, 48, 66, 15, 55,
    82, 17, 48, 83, 84, 17, 15, 85, 86, 24, 57, 87, 37, 85, 88, 85,
    26, 26, 48, 66, 15, 58, 82, 39, 48, 83, 84, 17, 15, 85, 86, 24,
    59, 87, 40, 85, 88, 85, 26, 26, 85, 86, 24, 57, 87, 26, 85, 88,
    85, 26, 26, 48, 66, 15, 52, 90, 41, 91, 92, 84, 17, 9, 48, 66,
    15, 58, 82, 17, 48, 83, 84, 17, 15, 85, 86, 24, 59, 87, 43, 85,
    88, 85, 26, 26, 48, 66, 15, 52, 90, 44, 91, 92, 84, 17, 9, 85,
    86, 24, 56, 90, 45, 94, 92, 85, 26, 9, 85, 86, 24, 59, 87, 26,
    85, 88, 85, 26, 26, 48, 66, 15, 52, 90, 17, 91, 92, 84, 17, 9,
    85, 86, 24, 56, 90, 46, 94, 92, 85, 26, 9, 85, 86, 24, 56, 90,
    26, 94, 92, 85, 26, 9, 74, 75, 76, 77, 78, 79, 80, 81, 32, 48,
    66, 82, 48, 83, 84, 48, 0, 15, 85, 86, 87, 18, 88, 85, 19, 89,
    26, 48, 66, 82, 22, 83, 84, 14, 0, 15, 95, 96, 97, 51, 98, 99,
    95, 0, 20, 48, 66, 82, 17, 83, 84, 14, 0, 15, 85, 86, 87, 30,
    88, 85, 19, 0, 26, 100, 101, 97, 54, 98, 100, 100, 0, 20, 48, 66,
    82, 32, 83, 84, 14, 0, 15, 85, 86, 87, 26, 88, 85, 19, 0, 26,
    85, 86, 87, 36, 88, 85, 19, 0, 26, 48, 66, 82, 38, 83, 84, 14,
    0, 15, 85, 86, 87, 42, 88, 85, 19, 0, 26, 61, 6, 65, 67, 68,
    9, 69, 4, 3, 48, 71, 11};
static const uint8_t rfc2732_parse_absoluteURI_row_template[71] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4};
static const uric_row_template rfc2732_parse_absoluteURI_templates[5] = {
    {65535, 6}, {65531, 7}, {65483, 11}, {39, 9}, {511, 1},
};
static const uint8_t rfc2732_parse_absoluteURI_template_entry[85] = {
    0, 1, 0, 2, 3, 3, 3, 1, 3, 4, 1, 1, 5, 5, 1, 1, 6,
    0, 1, 0, 2, 1, 1, 1, 3, 4, 5, 6, 1, 1, 1, 0, 0, 7,
    0, 1, 0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 10, 0, 0, 11,
    0, 1, 0, 2, 1, 1, 1, 3, 4, 1, 5, 6, 7, 7, 8, 0, 9,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0,
};
static const uric_action rfc2732_parse_absoluteURI_action[30] = {
    {36, 0, 7}, {40, 0, 2}, {43, 0, 47}, {43, 0, 65}, {46, 0, 8}, {51, 0, 12}, {55, 0, 2}, {62, 0, 48},
    {51, 0, 13}, {67, 1, 9}, {70, 0, 8}, {74, 0, 2}, {64, 0, 48}, {28, 0, 10}, {28, 0, 69}, {80, 0, 8},
    {85, 0, 2}, {1, 1, 9}, {92, 0, 8}, {97, 0, 50}, {100, 0, 2}, {97, 0, 11}, {97, 0, 53}, {107, 0, 47},
    {107, 0, 65}, {109, 0, 8}, {114, 0, 2}, {121, 0, 48}, {125, 0, 10}, {125, 0, 69},
};
static const uint8_t rfc2732_parse_absoluteURI_operations[128] = {
    16, 255, 12, 14, 255, 12, 255, 43, 2, 3, 8, 12, 255, 43, 2, 5,
    12, 255, 43, 2, 3, 10, 12, 255, 43, 2, 5, 12, 70, 255, 33, 43,
    2, 3, 12, 255, 0, 11, 13, 255, 12, 15, 255, 33, 36, 255, 33, 43,
    2, 3, 255, 33, 36, 39, 255, 33, 43, 2, 3, 12, 15, 255, 33, 36,
    6, 7, 255, 33, 39, 255, 43, 2, 5, 255, 43, 2, 5, 12, 15, 255,
    43, 2, 5, 70, 255, 43, 2, 5, 12, 15, 70, 255, 43, 2, 3, 8,
    255, 8, 9, 255, 43, 2, 3, 8, 12, 15, 255, 72, 255, 43, 2, 3,
    10, 255, 43, 2, 3, 10, 12, 15, 255, 6, 7, 72, 255, 70, 72, 255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2732_parse_absoluteURI_expected[71] = {
    0, 2, 8, 8, 11, 22, 35, 39, 35, 42, 35, 47, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 52, 35,
    52, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 57, 57, 57, 57, 57,
    57, 57, 57, 57, 57, 57, 57};
static const uint8_t rfc2732_parse_absoluteURI_expected_terms[59] = {
    21, 255, 22, 12, 23, 6, 3, 255, 20, 0, 255, 7, 9, 10, 11, 12,
    13, 14, 15, 16, 17, 255, 7, 9, 10, 11, 12, 13, 14, 15, 16, 18,
    17, 0, 255, 19, 14, 0, 255, 19, 14, 255, 14, 3, 18, 0, 255, 5,
    14, 18, 0, 255, 19, 14, 1, 0, 255, 2, 255};
static const uric_error_component rfc2732_parse_absoluteURI_error_component[71] = {
    {33, 0}, {33, 0}, {15, 16}, {13, 14}, {11, 12}, {11, 12}, {11, 12}, {13, 14}, {11, 12}, {7, 8}, {4, 5}, {9, 10}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8},
    {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {254, 8}, {4, 6},
    {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8}, {9, 10}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {7, 8}, {11, 12}, {11, 12}, {11, 12}, {13, 14}, {15, 16},
    {11, 12}, {4, 6}, {13, 14}, {15, 16}, {4, 6}, {4, 5}, {4, 5}};
#endif
static const uric_link rfc2732_parse_absoluteURI_links[1] = {
    {&rfc2732_call_ipv6reference, false},
};
static const uric_machine rfc2732_parse_absoluteURI = {
    rfc2732_parse_absoluteURI_byte_class, rfc2732_parse_absoluteURI_entry, NULL,
    rfc2732_parse_absoluteURI_row_template, rfc2732_parse_absoluteURI_templates, rfc2732_parse_absoluteURI_template_entry, rfc2732_parse_absoluteURI_action, rfc2732_parse_absoluteURI_operations,
    rfc2732_parse_absoluteURI_links,
#if URIC_ERROR_DETAIL
    rfc2732_parse_absoluteURI_expected, rfc2732_parse_absoluteURI_expected_terms, rfc2732_terms, rfc2732_parse_absoluteURI_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    71, 30, 16, 15, 1, 33, 93,
};
static const char uric_rfc2732_absoluteURI_name[] = "absoluteURI";
const uric_rule uric_rfc2732_absoluteURI = {uric_rfc2732_absoluteURI_name, &rfc2732_parse_absoluteURI, &rfc2732_components_absoluteURI, 0};
static const char uric_rfc2732_relativeURI_name[] = "relativeURI";
const uric_rule uric_rfc2732_relativeURI = {uric_rfc2732_relativeURI_name, &rfc2732_parse_absoluteURI, &rfc2732_components_absoluteURI, 4};

static const uint32_t rfc2732_kept_0[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2732_kept_1[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2732_kept_3[8] = {0x00000000, 0x2fff7fd2, 0x87fffffe, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2732_kept_4[8] = {0x00000000, 0xafff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2732_kept_5[8] = {0x00000000, 0xafffffd2, 0xafffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2732_kept_7[8] = {0x00000000, 0x2bffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2732_kept_9[8] = {0x00000000, 0x2bff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2732_kept_13[8] = {0x00000000, 0x27ff7fd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc2732_kept_14[8] = {0x00000000, 0xabffffd2, 0x87ffffff, 0x47fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_rfc2732_path_encoding_name[] = "path";
const uric_encoding uric_rfc2732_path_encoding = {uric_rfc2732_path_encoding_name, rfc2732_kept_0, 1};
static const char uric_rfc2732_authority_encoding_name[] = "authority";
const uric_encoding uric_rfc2732_authority_encoding = {uric_rfc2732_authority_encoding_name, rfc2732_kept_1, 1};
static const char uric_rfc2732_reg_name_encoding_name[] = "reg_name";
const uric_encoding uric_rfc2732_reg_name_encoding = {uric_rfc2732_reg_name_encoding_name, rfc2732_kept_1, 0};
static const char uric_rfc2732_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_rfc2732_userinfo_encoding = {uric_rfc2732_userinfo_encoding_name, rfc2732_kept_3, 1};
static const char uric_rfc2732_opaque_part_encoding_name[] = "opaque_part";
const uric_encoding uric_rfc2732_opaque_part_encoding = {uric_rfc2732_opaque_part_encoding_name, rfc2732_kept_4, 0};
static const char uric_rfc2732_query_encoding_name[] = "query";
const uric_encoding uric_rfc2732_query_encoding = {uric_rfc2732_query_encoding_name, rfc2732_kept_5, 1};
static const char uric_rfc2732_fragment_encoding_name[] = "fragment";
const uric_encoding uric_rfc2732_fragment_encoding = {uric_rfc2732_fragment_encoding_name, rfc2732_kept_5, 1};
static const char uric_rfc2732_URI_reference_encoding_name[] = "URI-reference";
const uric_encoding uric_rfc2732_URI_reference_encoding = {uric_rfc2732_URI_reference_encoding_name, rfc2732_kept_7, 1};
static const char uric_rfc2732_relativeURI_encoding_name[] = "relativeURI";
const uric_encoding uric_rfc2732_relativeURI_encoding = {uric_rfc2732_relativeURI_encoding_name, rfc2732_kept_7, 0};
static const char uric_rfc2732_rel_path_encoding_name[] = "rel_path";
const uric_encoding uric_rfc2732_rel_path_encoding = {uric_rfc2732_rel_path_encoding_name, rfc2732_kept_9, 0};
static const char uric_rfc2732_rel_segment_encoding_name[] = "rel_segment";
const uric_encoding uric_rfc2732_rel_segment_encoding = {uric_rfc2732_rel_segment_encoding_name, rfc2732_kept_9, 0};
static const char uric_rfc2732_path_segments_encoding_name[] = "path_segments";
const uric_encoding uric_rfc2732_path_segments_encoding = {uric_rfc2732_path_segments_encoding_name, rfc2732_kept_0, 1};
static const char uric_rfc2732_segment_encoding_name[] = "segment";
const uric_encoding uric_rfc2732_segment_encoding = {uric_rfc2732_segment_encoding_name, rfc2732_kept_1, 1};
static const char uric_rfc2732_param_encoding_name[] = "param";
const uric_encoding uric_rfc2732_param_encoding = {uric_rfc2732_param_encoding_name, rfc2732_kept_13, 1};
static const char uric_rfc2732_resolvable_encoding_name[] = "resolvable";
const uric_encoding uric_rfc2732_resolvable_encoding = {uric_rfc2732_resolvable_encoding_name, rfc2732_kept_14, 1};
static const char uric_rfc2732_rootless_encoding_name[] = "rootless";
const uric_encoding uric_rfc2732_rootless_encoding = {uric_rfc2732_rootless_encoding_name, rfc2732_kept_4, 1};
static const char uric_rfc2732_rootless_path_encoding_name[] = "rootless_path";
const uric_encoding uric_rfc2732_rootless_path_encoding = {uric_rfc2732_rootless_path_encoding_name, rfc2732_kept_1, 1};

/* rfc2732_check_URI_reference: 167 states, 4 actions, 18 classes, 14 row templates */
static const uint8_t rfc2732_check_URI_reference_byte_class[94] = {
    1, 0, 2, 3, 4, 3, 1, 1, 1, 1, 5, 3, 6, 7, 8, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 11, 0, 3, 0, 12, 13,
    14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 0, 17, 0, 1, 0,
    14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 0, 1};
static const uint8_t rfc2732_check_URI_reference_entry[638] = {
    3, 164, 57, 3, 95, 0, 0, 4, 1, 3, 164, 57, 3, 95, 0, 166,
    6, 1, 3, 164, 57, 3, 97, 0, 166, 3, 1, 3, 164, 57, 4, 97,
    23, 166, 4, 1, 5, 0, 58, 5, 99, 0, 164, 5, 1, 3, 164, 57,
    6, 97, 102, 166, 6, 1, 0, 39, 96, 0, 14, 0, 93, 0, 0, 40,
    0, 122, 0, 114, 101, 0, 5, 58, 96, 0, 0, 164, 59, 0, 164, 0,
    114, 60, 0, 114, 0, 21, 61, 0, 0, 0, 22, 62, 0, 0, 0, 0,
    60, 0, 0, 0, 21, 61, 93, 0, 1, 22, 62, 0, 0, 1, 166, 81,
    95, 166, 0, 164, 59, 96, 164, 0, 0, 26, 149, 142, 0, 129, 27, 25,
    148, 1, 129, 29, 25, 155, 1, 0, 30, 0, 156, 0, 129, 42, 25, 42,
    1, 129, 31, 28, 160, 1, 129, 32, 28, 161, 1, 129, 45, 28, 45, 1,
    164, 97, 0, 36, 166, 1, 0, 99, 0, 37, 164, 1, 0, 93, 0, 38,
    0, 1, 164, 97, 36, 0, 166, 1, 0, 99, 37, 0, 164, 1, 0, 93,
    38, 0, 0, 1, 39, 24, 0, 40, 0, 1, 0, 110, 1, 0, 25, 1,
    0, 151, 1, 0, 55, 1, 0, 28, 1, 52, 63, 53, 168, 1, 49, 64,
    49, 0, 0, 48, 65, 0, 0, 1, 49, 64, 49, 0, 1, 167, 68, 167,
    0, 1, 114, 60, 114, 0, 0, 52, 63, 53, 0, 1, 49, 64, 49, 168,
    1, 114, 146, 147, 69, 71, 73, 54, 74, 75, 76, 77, 78, 79, 80, 82,
    3, 83, 5, 85, 164, 21, 22, 52, 49, 48, 93, 162, 88, 167, 97, 89,
    99, 90, 91, 166, 103, 105, 107, 164, 0, 59, 93, 164, 164, 0, 1, 93,
    0, 66, 93, 0, 93, 0, 1, 164, 0, 59, 0, 164, 164, 0, 1, 97,
    164, 70, 98, 166, 97, 0, 1, 99, 0, 72, 100, 164, 99, 0, 1, 97,
    164, 70, 97, 166, 97, 0, 1, 103, 164, 84, 97, 166, 104, 169, 1, 99,
    0, 72, 99, 164, 99, 0, 1, 105, 0, 86, 99, 164, 106, 170, 1, 107,
    0, 87, 93, 0, 108, 171, 1, 166, 164, 81, 95, 166, 166, 0, 1, 103,
    164, 84, 97, 166, 104, 0, 1, 97, 164, 70, 97, 166, 97, 169, 1, 105,
    0, 86, 99, 164, 106, 0, 1, 99, 0, 72, 99, 164, 99, 170, 1, 107,
    0, 87, 93, 0, 108, 0, 1, 93, 0, 66, 93, 0, 93, 171, 1, 0,
    0, 120, 121, 0, 0, 0, 110, 0, 1, 0, 114, 0, 0, 0, 114, 0,
    114, 114, 0, 114, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 120,
    121, 1, 0, 0, 117, 0, 1, 0, 0, 114, 0, 1, 0, 0, 122, 0,
    0, 0, 114, 0, 123, 109, 120, 0, 124, 115, 121, 1, 125, 0, 122, 1,
    123, 0, 120, 0, 124, 0, 121, 0, 125, 0, 122, 0, 0, 128, 0, 114,
    129, 130, 0, 131, 129, 132, 133, 134, 129, 0, 0, 135, 133, 136, 137, 138,
    133, 0, 0, 116, 137, 139, 137, 0, 142, 143, 0, 144, 145, 0, 148, 25,
    1, 0, 149, 0, 150, 151, 1, 0, 152, 0, 153, 55, 1, 154, 0, 1,
    155, 25, 1, 156, 126, 1, 157, 151, 1, 144, 152, 0, 146, 0, 1, 158,
    55, 1, 159, 0, 1, 42, 25, 1, 160, 28, 1, 43, 151, 1, 44, 55,
    1, 114, 0, 1, 161, 28, 1, 45, 28, 1, 162, 0, 67, 0, 0, 1,
    114, 0, 60, 0, 0, 0, 164, 0, 59, 164, 164, 1, 114, 0, 60, 114,
    114, 0, 166, 164, 81, 166, 166, 1, 167, 0, 68, 167, 0, 1};
static const uint8_t rfc2732_check_URI_reference_row_template[167] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6,
    6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 13, 13, 13, 13, 13, 13};
static const uric_row_template rfc2732_check_URI_reference_templates[14] = {
    {65535, 9}, {41, 2}, {65535, 5}, {65535, 5}, {65503, 6}, {81, 3}, {65527, 5}, {203, 1},
    {65102, 8}, {65426, 5}, {7, 4}, {257, 2}, {118, 3}, {65171, 6},
};
static const uint8_t rfc2732_check_URI_reference_template_entry[266] = {
    0, 1, 2, 1, 3, 4, 4, 4, 5, 4, 6, 1, 7, 1, 8, 8, 0, 0, 9,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0,
    0, 1, 0, 1, 2, 1, 1, 1, 3, 1, 4, 1, 4, 1, 1, 1, 0, 0, 5,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 0, 0, 0, 4, 0, 0, 0, 5,
    0, 0, 1, 0, 0, 0, 0, 0, 2, 3, 4, 0, 5, 0, 0, 0, 0, 0, 6,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 0, 0, 0, 1, 1, 0, 0, 3,
    0, 1, 0, 1, 2, 1, 1, 1, 0, 1, 1, 1, 0, 3, 1, 1, 4, 0, 5,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 1, 2, 1, 3, 1, 1, 1, 4, 1, 1, 1, 5, 6, 1, 1, 7, 0, 8,
    0, 1, 0, 2, 0, 2, 1, 1, 2, 3, 2, 2, 2, 2, 4, 4, 2, 2, 5,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 3, 3, 0, 0, 4,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 3,
    0, 1, 2, 1, 3, 1, 1, 1, 4, 1, 1, 4, 5, 1, 1, 1, 4, 4, 6,
};
static const uric_action rfc2732_check_URI_reference_action[4] = {
    {0, 1, 40}, {0, 1, 32}, {0, 1, 33}, {0, 1, 34},
};
static const uint8_t rfc2732_check_URI_reference_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2732_check_URI_reference_expected[167] = {
    0, 13, 13, 27, 32, 27, 45, 47, 47, 47, 45, 45, 45, 47, 49, 60,
    60, 62, 62, 72, 74, 86, 97, 97, 100, 103, 103, 108, 103, 103, 103, 103,
    110, 111, 116, 120, 126, 131, 135, 141, 105, 105, 105, 105, 105, 147, 152, 155,
    166, 166, 152, 166, 147, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108,
    108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 170, 174, 179, 27, 170,
    27, 182, 170, 188, 193, 27, 27, 182, 170, 188, 174, 193, 199, 201, 204, 206,
    208, 11, 210, 201, 201, 199, 199, 213, 217, 222, 226, 226, 226, 229, 229, 231,
    229, 231, 231, 215, 229, 231, 231, 215, 229, 231, 215, 100, 100, 234, 101, 234,
    101, 234, 238, 234, 234, 234, 100, 238, 234, 238, 234, 234, 234, 234, 238, 234,
    234, 241, 244, 246, 249, 251, 255};
static const uint8_t rfc2732_check_URI_reference_expected_terms[262] = {
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 0, 255, 7, 8, 9,
    10, 11, 12, 13, 14, 15, 16, 18, 17, 0, 255, 19, 8, 14, 0, 255,
    7, 9, 10, 11, 12, 13, 14, 15, 16, 18, 17, 0, 255, 21, 255, 14,
    255, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 255, 19, 255, 7, 9,
    10, 11, 12, 13, 15, 16, 17, 255, 10, 255, 7, 9, 10, 11, 12, 13,
    14, 15, 16, 17, 0, 255, 7, 9, 10, 11, 12, 13, 15, 16, 17, 0,
    255, 19, 14, 255, 2, 3, 255, 2, 6, 3, 0, 255, 2, 255, 8, 14,
    3, 18, 0, 255, 14, 3, 0, 255, 5, 8, 14, 18, 0, 255, 5, 14,
    18, 0, 255, 5, 14, 0, 255, 22, 12, 23, 6, 3, 255, 22, 12, 23,
    6, 0, 255, 24, 15, 1, 0, 255, 24, 15, 255, 7, 9, 10, 11, 12,
    13, 3, 15, 16, 0, 255, 24, 15, 0, 255, 19, 14, 0, 255, 24, 14,
    15, 0, 255, 19, 0, 255, 19, 8, 14, 1, 0, 255, 19, 14, 1, 0,
    255, 24, 14, 15, 1, 0, 255, 22, 255, 5, 0, 255, 25, 255, 7, 255,
    26, 255, 22, 0, 255, 22, 23, 6, 255, 22, 23, 6, 0, 255, 22, 23,
    0, 255, 22, 23, 255, 5, 255, 5, 6, 255, 2, 3, 0, 255, 2, 0,
    255, 24, 0, 255, 24, 255, 20, 0, 255, 20, 255, 20, 8, 0, 255, 24,
    14, 15, 1, 4, 0, 255};
#endif
static const uric_link rfc2732_check_URI_reference_links[1] = {
    {&rfc2732_call_ipv6reference, false},
};
static const uric_machine rfc2732_check_URI_reference = {
    rfc2732_check_URI_reference_byte_class, rfc2732_check_URI_reference_entry, NULL,
    rfc2732_check_URI_reference_row_template, rfc2732_check_URI_reference_templates, rfc2732_check_URI_reference_template_entry, rfc2732_check_URI_reference_action, rfc2732_check_URI_reference_operations,
    rfc2732_check_URI_reference_links,
#if URIC_ERROR_DETAIL
    rfc2732_check_URI_reference_expected, rfc2732_check_URI_reference_expected_terms, rfc2732_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    167, 4, 18, 31, 1, 33, 93,
};

/* rfc2732_check_server: 73 states, 2 actions, 11 classes, 7 row templates */
static const uint8_t rfc2732_check_server_byte_class[47] = {
    1, 16, 18, 17, 17, 17, 67, 80, 85, 85, 85, 85, 101, 1, 1, 112,
    136, 136, 136, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 10, 0, 1,
    136, 136, 136, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 0, 16};
static const uint8_t rfc2732_check_server_entry[383] = {
    12, 29, 12, 12, 13, 12, 8, 2, 74, 1, 12, 29, 18, 3, 2, 4,
    8, 2, 0, 1, 12, 29, 12, 12, 17, 4, 8, 2, 0, 1, 12, 29,
    12, 12, 4, 12, 8, 12, 0, 1, 12, 29, 14, 21, 6, 4, 8, 17,
    0, 1, 12, 29, 14, 21, 7, 4, 8, 17, 0, 1, 12, 29, 14, 21,
    17, 4, 8, 17, 0, 1, 33, 57, 74, 0, 34, 58, 75, 0, 10, 0,
    0, 1, 41, 58, 0, 1, 12, 29, 12, 12, 12, 8, 12, 12, 29, 14,
    15, 16, 8, 17, 12, 29, 14, 12, 17, 8, 17, 12, 29, 12, 12, 19,
    8, 2, 12, 29, 14, 15, 20, 8, 17, 12, 29, 14, 21, 17, 8, 17,
    12, 29, 18, 12, 2, 8, 2, 12, 29, 14, 22, 23, 8, 17, 12, 29,
    14, 15, 17, 8, 17, 12, 29, 12, 12, 17, 8, 2, 12, 29, 12, 12,
    24, 8, 2, 12, 29, 14, 22, 25, 8, 17, 12, 29, 14, 26, 27, 8,
    17, 12, 29, 14, 22, 17, 8, 17, 12, 29, 12, 12, 5, 8, 2, 12,
    29, 14, 26, 28, 8, 17, 12, 29, 14, 26, 17, 8, 17, 32, 0, 0,
    0, 10, 1, 0, 0, 1, 12, 0, 0, 35, 66, 36, 37, 39, 67, 40,
    41, 35, 0, 37, 37, 35, 66, 44, 37, 35, 68, 37, 37, 38, 0, 57,
    57, 39, 0, 41, 41, 39, 67, 46, 41, 39, 69, 41, 41, 42, 0, 58,
    58, 35, 70, 47, 37, 35, 66, 37, 37, 39, 71, 48, 41, 39, 67, 41,
    41, 35, 70, 50, 37, 39, 71, 52, 41, 35, 72, 53, 37, 35, 70, 37,
    37, 39, 73, 54, 41, 39, 71, 41, 41, 35, 72, 55, 37, 39, 73, 56,
    41, 35, 72, 37, 37, 39, 73, 41, 41, 38, 59, 57, 10, 57, 1, 42,
    11, 58, 0, 58, 1, 0, 0, 37, 10, 57, 1, 35, 68, 62, 10, 37,
    1, 39, 69, 63, 0, 41, 1, 35, 68, 64, 10, 37, 1, 39, 69, 65,
    0, 41, 1, 35, 68, 37, 10, 37, 1, 39, 69, 41, 0, 41, 1, 43,
    57, 45, 58, 37, 57, 41, 58, 49, 57, 51, 58, 60, 57, 61, 58};
static const uint8_t rfc2732_check_server_row_template[73] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 6, 6, 6, 6, 6, 6, 6, 6};
static const uric_row_template rfc2732_check_server_templates[7] = {
    {65535, 10}, {41, 4}, {8, 7}, {120, 3}, {88, 4}, {65512, 6}, {236, 2},
};
static const uint8_t rfc2732_check_server_template_entry[84] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10,
    0, 0, 0, 0, 0, 1, 0, 0, 2, 2, 3, 4,
    0, 1, 2, 3, 4, 5, 1, 6, 7, 7, 0, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 1, 0, 0, 3,
    0, 0, 0, 1, 2, 3, 0, 0, 4, 4, 0, 0,
    0, 0, 0, 1, 2, 3, 4, 0, 5, 5, 0, 6,
    0, 0, 0, 0, 0, 1, 0, 0, 2, 2, 0, 0,
};
static const uric_action rfc2732_check_server_action[2] = {
    {0, 1, 29}, {0, 1, 30},
};
static const uint8_t rfc2732_check_server_operations[1] = {
    255};
#if URIC_ERROR_DETAIL
static const uint16_t rfc2732_check_server_expected[73] = {
    0, 5, 5, 5, 5, 5, 5, 9, 9, 12, 15, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 21, 23, 3, 21,
    26, 26, 30, 26, 26, 30, 30, 26, 26, 30, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 26, 26, 26, 26, 26, 33, 39, 44, 33, 39, 33, 39, 33,
    39, 48, 48, 48, 48, 48, 48, 48, 48};
static const uint8_t rfc2732_check_server_expected_terms[50] = {
    24, 15, 1, 0, 255, 24, 15, 0, 255, 22, 1, 255, 5, 0, 255, 22,
    0, 255, 24, 15, 255, 2, 255, 3, 0, 255, 22, 23, 6, 255, 22, 23,
    255, 22, 23, 6, 3, 0, 255, 22, 23, 6, 0, 255, 22, 3, 0, 255,
    22, 255};
#endif
static const uric_link rfc2732_check_server_links[1] = {
    {&rfc2732_call_ipv6reference, false},
};
static const uric_machine rfc2732_check_server = {
    rfc2732_check_server_byte_class, rfc2732_check_server_entry, NULL,
    rfc2732_check_server_row_template, rfc2732_check_server_templates, rfc2732_check_server_template_entry, rfc2732_check_server_action, rfc2732_check_server_operations,
    rfc2732_check_server_links,
#if URIC_ERROR_DETAIL
    rfc2732_check_server_expected, rfc2732_check_server_expected_terms, rfc2732_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    73, 2, 11, 15, 1, 33, 93,
};

static const uric_rule rfc2732_rules[] = {
    {"URI-reference", &rfc2732_check_URI_reference, NULL, 0},
    {"absoluteURI", &rfc2732_check_URI_reference, NULL, 6},
    {"relativeURI", &rfc2732_check_URI_reference, NULL, 14},
    {"hier_part", &rfc2732_check_URI_reference, NULL, 7},
    {"opaque_part", &rfc2732_check_URI_reference, NULL, 15},
    {"uric_no_slash", &rfc2732_check_URI_reference, NULL, 16},
    {"net_path", &rfc2732_check_URI_reference, NULL, 8},
    {"abs_path", &rfc2732_check_URI_reference, NULL, 9},
    {"rel_path", &rfc2732_check_URI_reference, NULL, 17},
    {"rel_segment", &rfc2732_check_URI_reference, NULL, 18},
    {"scheme", &rfc2732_check_URI_reference, NULL, 10},
    {"authority", &rfc2732_check_URI_reference, NULL, 45},
    {"reg_name", &rfc2732_check_URI_reference, NULL, 46},
    {"server", &rfc2732_check_server, NULL, 0},
    {"userinfo", &rfc2732_check_URI_reference, NULL, 47},
    {"hostport", &rfc2732_check_server, NULL, 7},
    {"host", &rfc2732_check_server, NULL, 8},
    {"hostname", &rfc2732_check_URI_reference, NULL, 108},
    {"domainlabel", &rfc2732_check_URI_reference, NULL, 117},
    {"toplabel", &rfc2732_check_URI_reference, NULL, 11},
    {"IPv4address", &rfc2732_check_URI_reference, NULL, 125},
    {"port", &rfc2732_check_URI_reference, NULL, 109},
    {"path", &rfc2732_check_URI_reference, NULL, 91},
    {"path_segments", &rfc2732_check_URI_reference, NULL, 92},
    {"segment", &rfc2732_check_URI_reference, NULL, 48},
    {"param", &rfc2732_check_URI_reference, NULL, 161},
    {"pchar", &rfc2732_check_URI_reference, NULL, 162},
    {"query", &rfc2732_check_URI_reference, NULL, 163},
    {"fragment", &rfc2732_check_URI_reference, NULL, 163},
    {"uric", &rfc2732_check_URI_reference, NULL, 164},
    {"reserved", &rfc2732_check_URI_reference, NULL, 110},
    {"unreserved", &rfc2732_check_URI_reference, NULL, 111},
    {"mark", &rfc2732_check_URI_reference, NULL, 112},
    {"escaped", &rfc2732_check_URI_reference, NULL, 19},
    {"hex", &rfc2732_check_URI_reference, NULL, 53},
    {"alphanum", &rfc2732_check_URI_reference, NULL, 118},
    {"alpha", &rfc2732_check_URI_reference, NULL, 12},
    {"lowalpha", &rfc2732_check_URI_reference, NULL, 12},
    {"upalpha", &rfc2732_check_URI_reference, NULL, 12},
    {"digit", &rfc2732_check_URI_reference, NULL, 126},
    {"ipv6reference", &rfc2732_ipv6reference, NULL, 0},
    {"IPv6address", &rfc2732_check_URI_reference, NULL, 139},
    {"hexpart", &rfc2732_check_URI_reference, NULL, 140},
    {"hexseq", &rfc2732_check_URI_reference, NULL, 54},
    {"hex4", &rfc2732_check_URI_reference, NULL, 55},
    {"empty_path", &rfc2732_check_URI_reference, NULL, 113},
    {"resolvable", &rfc2732_check_URI_reference, NULL, 1},
    {"rootless", &rfc2732_check_URI_reference, NULL, 93},
    {"rootless_path", &rfc2732_check_URI_reference, NULL, 49},
    {"rootless_char", &rfc2732_check_URI_reference, NULL, 50},
};

static const uric_rule *const rfc2732_parsers[] = {
    &uric_rfc2732_URI_reference,
    &uric_rfc2732_resolvable,
    &uric_rfc2732_absoluteURI,
    &uric_rfc2732_relativeURI,
};

static const char *const rfc2732_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "query",
    "fragment",
    "server",
    "reg_name",
    "opaque_part",
};
static const uric_encoding *const rfc2732_encodings[] = {
    &uric_rfc2732_path_encoding,
    &uric_rfc2732_authority_encoding,
    &uric_rfc2732_reg_name_encoding,
    &uric_rfc2732_userinfo_encoding,
    &uric_rfc2732_opaque_part_encoding,
    &uric_rfc2732_query_encoding,
    &uric_rfc2732_fragment_encoding,
    &uric_rfc2732_URI_reference_encoding,
    &uric_rfc2732_relativeURI_encoding,
    &uric_rfc2732_rel_path_encoding,
    &uric_rfc2732_rel_segment_encoding,
    &uric_rfc2732_path_segments_encoding,
    &uric_rfc2732_segment_encoding,
    &uric_rfc2732_param_encoding,
    &uric_rfc2732_resolvable_encoding,
    &uric_rfc2732_rootless_encoding,
    &uric_rfc2732_rootless_path_encoding,
};

const uric_grammar uric_rfc2732 = {
    .name = "rfc2732",
    .title = "RFC 2732, December 1999: RFC 2396 with IPv6 literals",
    .absolute = "absoluteURI",
    .reference = "URI-reference",
    .rule = rfc2732_rules,
    .parser = rfc2732_parsers,
    .component = rfc2732_component_names,
    .revision = &rfc2732_revision,
    .encoding = rfc2732_encodings,
    .resolver = &uric_rfc2732_resolvable,
    .rules = 50,
    .parsers = 4,
    .components = 11,
    .encodings = 17,
};
#endif
