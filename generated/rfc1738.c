/* RFC 1738, December 1994. Written by uric-grammar pack from grammar/rfc1738.*: do not edit. */
/* clang-format off */

/* RFC 1738, December 1994. */
#ifndef URIC_GRAMMAR_RFC1738
#define URIC_GRAMMAR_RFC1738 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_RFC1738 && !URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char rfc1738_terms[] =
    "end of input\0"
    "uchar\0"
    "\"&\"\0"
    "\":\"\0"
    "\";\"\0"
    "\"=\"\0"
    "\"?\"\0"
    "\"@\"\0"
    "alphadigit\0"
    "\"-\"\0"
    "\".\"\0"
    "digit\0"
    "hex\0"
    "\"/\"\0"
    "gtype\0"
    "\"t\"\0"
    "ftptype\0"
    "\"y\"\0"
    "\"p\"\0"
    "\"e\"\0"
    "lowalpha\0"
    "\"+\"\0"
    "\"_\"\0"
    "\"h\"\0"
    "\"f\"\0"
    "\"n\"\0"
    "\"w\"\0"
    "\"s\"\0"
    "\"l\"\0"
    "\"g\"\0"
    "\"o\"\0"
    "\"r\"\0"
    "\"a\"\0"
    "\"i\"\0"
    "\"m\"\0"
    "%x30-38\0"
    "\"b\"\0"
    "\"c\"\0"
    "\"d\"\0"
    "safe\0"
    "national\0"
    "punctuation\0"
    "extra\0"
    "reserved\0"
    "\"*\"\0"
    "\"%\"\0"
    "unreserved\0";
#endif

/* rfc1738_account: 36 states, 11 actions, 11 classes */
static const uint8_t rfc1738_account_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 161, 0, 0, 161, 2, 161, 161, 161, 161, 161, 161, 161, 163, 164, 37,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 39, 161, 0, 161, 0, 161,
    40, 185, 185, 185, 185, 185, 185, 186, 186, 186, 186, 186, 186, 186, 186, 186,
    186, 186, 186, 186, 186, 186, 186, 186, 186, 186, 186, 0, 0, 0, 0, 161,
    0, 185, 185, 185, 185, 185, 185, 186, 186, 186, 186, 186, 186, 186, 186, 186,
    186, 186, 186, 186, 186, 186, 186, 186, 186, 186, 186, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_account_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 84, 120},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
};
static const uint8_t rfc1738_account_entry[576] = {
    47, 36, 37, 36, 36, 47, 38, 39, 40, 41, 41, 47, 47, 47, 47, 47,
    47, 1, 19, 1, 1, 47, 1, 42, 43, 1, 1, 47, 47, 47, 47, 47,
    47, 2, 21, 2, 2, 47, 2, 47, 44, 2, 2, 47, 47, 47, 47, 47,
    47, 1, 19, 1, 1, 47, 30, 42, 43, 24, 24, 47, 47, 47, 47, 47,
    47, 1, 19, 1, 1, 47, 26, 42, 43, 24, 24, 47, 47, 47, 47, 47,
    47, 1, 19, 1, 1, 47, 33, 42, 43, 24, 24, 47, 47, 47, 47, 47,
    47, 1, 19, 1, 1, 47, 34, 42, 43, 24, 24, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 8, 47, 47, 27, 27, 47, 47, 47, 47, 47,
    47, 47, 47, 9, 10, 47, 8, 47, 47, 11, 11, 47, 47, 47, 47, 47,
    47, 47, 47, 9, 47, 47, 11, 47, 47, 11, 11, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 15, 47, 47, 27, 27, 47, 47, 47, 47, 47,
    47, 47, 47, 9, 13, 47, 11, 47, 47, 11, 11, 47, 47, 47, 47, 47,
    47, 47, 47, 12, 47, 47, 27, 47, 47, 27, 27, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 11, 47, 47, 27, 27, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 32, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 9, 16, 47, 15, 47, 47, 11, 11, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 17, 47, 47, 27, 27, 47, 47, 47, 47, 47,
    47, 47, 47, 9, 18, 47, 17, 47, 47, 11, 11, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 35, 47, 47, 27, 27, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 20, 47, 47, 20, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 1, 47, 47, 1, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 22, 47, 47, 22, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 2, 47, 47, 2, 47, 47, 47, 47, 47, 47,
    47, 1, 19, 25, 3, 47, 23, 42, 43, 26, 26, 47, 47, 47, 47, 47,
    47, 1, 19, 28, 4, 47, 24, 45, 43, 24, 24, 47, 47, 47, 47, 47,
    47, 1, 19, 25, 1, 47, 26, 42, 43, 26, 26, 47, 47, 47, 47, 47,
    47, 1, 19, 25, 4, 47, 26, 42, 43, 26, 26, 47, 47, 47, 47, 47,
    47, 47, 47, 12, 13, 47, 27, 46, 47, 27, 27, 47, 47, 47, 47, 47,
    47, 1, 19, 28, 1, 47, 24, 42, 43, 24, 24, 47, 47, 47, 47, 47,
    47, 2, 21, 2, 2, 47, 31, 47, 44, 2, 2, 47, 47, 47, 47, 47,
    47, 1, 19, 25, 5, 47, 30, 42, 43, 26, 26, 47, 47, 47, 47, 47,
    47, 2, 21, 2, 2, 47, 31, 47, 44, 2, 2, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 32, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 1, 19, 25, 6, 47, 33, 42, 43, 26, 26, 47, 47, 47, 47, 47,
    47, 1, 19, 25, 4, 47, 34, 45, 43, 26, 26, 47, 47, 47, 47, 47,
    47, 47, 47, 9, 13, 47, 35, 46, 47, 11, 11, 47, 47, 47, 47, 47,
};
static const uint8_t rfc1738_account_accept[36] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 5,
    9, 0, 2, 2};
static const uric_action rfc1738_account_action[11] = {
    {{32, 32, 32, 32}, 1, 11, 0, 1}, {{32, 32, 32, 32}, 1, 11, 0, 19}, {{32, 32, 32, 32}, 1, 13, 0, 23}, {{5, 6, 32, 32}, 1, 11, 0, 2},
    {{4, 5, 8, 32}, 1, 11, 0, 7}, {{32, 32, 32, 32}, 1, 13, 0, 24}, {{5, 6, 32, 32}, 32, 0, 0, 2}, {{4, 5, 8, 32}, 32, 0, 0, 7},
    {{4, 7, 8, 32}, 32, 0, 0, 7}, {{5, 6, 9, 10}, 32, 0, 0, 29}, {{9, 10, 32, 32}, 32, 0, 0, 14},
};
static const uint8_t rfc1738_account_operations[15] = {
    2, 9, 255, 2, 11, 69, 255, 2, 11, 255, 35, 255, 35, 40, 255};
static const uint8_t rfc1738_account_self_loop[36] = {
    0, 1, 1, 0, 0, 0, 0, 0, 2, 0, 0, 4, 0, 0, 0, 2,
    0, 2, 0, 0, 0, 0, 0, 2, 4, 0, 4, 4, 0, 0, 2, 2,
    2, 2, 2, 2};
static const uric_triplet_loop rfc1738_account_triplet_loop[1] = {{37, 1, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_account_likely[36] = {
    {{0x600, 0x0}, {41, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {44, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x600, 0x0}, {27, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {45, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x61a, 0x0}, {2, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_account_expected[36] = {
    0, 0, 8, 0, 0, 0, 0, 15, 17, 21, 15, 17, 21, 15, 24, 17,
    15, 17, 15, 26, 26, 26, 26, 0, 28, 0, 0, 37, 0, 8, 0, 43,
    51, 0, 28, 37};
static const uint8_t rfc1738_account_expected_terms[54] = {
    1, 2, 3, 4, 5, 6, 7, 255, 1, 2, 4, 5, 6, 7, 255, 8,
    255, 8, 9, 10, 255, 8, 9, 255, 11, 255, 12, 255, 1, 2, 3, 4,
    5, 6, 7, 0, 255, 8, 9, 10, 3, 0, 255, 1, 2, 4, 5, 6,
    7, 0, 255, 11, 0, 255};
static const uric_error_component rfc1738_account_error_component[36] = {
    {254, 5}, {3, 5}, {6, 7}, {3, 5}, {3, 5}, {3, 5}, {3, 5}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {10, 11}, {8, 9},
    {8, 9}, {8, 9}, {8, 9}, {3, 5}, {3, 5}, {6, 7}, {6, 7}, {3, 5}, {3, 5}, {3, 5}, {3, 5}, {8, 9}, {3, 5}, {6, 7}, {3, 5}, {6, 7},
    {10, 11}, {3, 5}, {3, 5}, {8, 9}};
#endif
static const uric_machine rfc1738_account = {
    rfc1738_account_byte_class, rfc1738_account_entry, NULL,
    rfc1738_account_accept, rfc1738_account_action, rfc1738_account_operations,
    rfc1738_account_self_loop, rfc1738_account_likely, rfc1738_account_self_loop_sets, rfc1738_account_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_account_expected, rfc1738_account_expected_terms, rfc1738_terms, rfc1738_account_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    36, 11, 11, 15, 0, 4, 16,
};
static const char rfc1738_call_account_name[] = "account";
static const uric_rule rfc1738_call_account = {rfc1738_call_account_name, &rfc1738_account, NULL, 0, 0, NULL};

/* rfc1738_site: 15 states, 3 actions, 11 classes */
static const uint8_t rfc1738_site_entry[240] = {
    18, 18, 18, 18, 18, 18, 15, 18, 18, 16, 16, 18, 18, 18, 18, 18,
    18, 18, 18, 2, 3, 18, 1, 18, 18, 4, 4, 18, 18, 18, 18, 18,
    18, 18, 18, 2, 18, 18, 4, 18, 18, 4, 4, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 8, 18, 18, 12, 12, 18, 18, 18, 18, 18,
    18, 18, 18, 2, 6, 18, 4, 18, 18, 4, 4, 18, 18, 18, 18, 18,
    18, 18, 18, 5, 18, 18, 12, 18, 18, 12, 12, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 4, 18, 18, 12, 12, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 13, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 2, 9, 18, 8, 18, 18, 4, 4, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 10, 18, 18, 12, 12, 18, 18, 18, 18, 18,
    18, 18, 18, 2, 11, 18, 10, 18, 18, 4, 4, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 14, 18, 18, 12, 12, 18, 18, 18, 18, 18,
    18, 18, 18, 5, 6, 18, 12, 17, 18, 12, 12, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 13, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 2, 6, 18, 14, 17, 18, 4, 4, 18, 18, 18, 18, 18,
};
static const uint8_t rfc1738_site_accept[15] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 2};
static const uric_action rfc1738_site_action[3] = {
    {{32, 32, 32, 32}, 8, 0, 0, 1}, {{32, 32, 32, 32}, 8, 0, 0, 12}, {{9, 10, 32, 32}, 32, 0, 0, 7},
};
static const uint8_t rfc1738_site_operations[4] = {
    9, 255, 11, 255};
static const uint8_t rfc1738_site_self_loop[15] = {
    0, 2, 0, 0, 4, 0, 0, 0, 2, 0, 2, 0, 4, 2, 2};
static const uric_likely rfc1738_site_likely[15] = {
    {{0x600, 0x0}, {16, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {17, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_site_expected[15] = {
    0, 2, 6, 0, 2, 6, 0, 9, 2, 0, 2, 0, 11, 17, 11};
static const uint8_t rfc1738_site_expected_terms[20] = {
    8, 255, 8, 9, 10, 255, 8, 9, 255, 11, 255, 8, 9, 10, 3, 0,
    255, 11, 0, 255};
static const uric_error_component rfc1738_site_error_component[15] = {
    {254, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {10, 11}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {10, 11}, {8, 9}};
#endif
static const uric_machine rfc1738_site = {
    rfc1738_account_byte_class, rfc1738_site_entry, NULL,
    rfc1738_site_accept, rfc1738_site_action, rfc1738_site_operations,
    rfc1738_site_self_loop, rfc1738_site_likely, rfc1738_account_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_site_expected, rfc1738_site_expected_terms, rfc1738_terms, rfc1738_site_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    15, 3, 11, 15, 0, 4, 16,
};
static const char rfc1738_call_site_name[] = "site";
static const uric_rule rfc1738_call_site = {rfc1738_call_site_name, &rfc1738_site, NULL, 0, 0, NULL};

#if URIC_KINDS

/* rfc1738_hostnumber: 8 states, 0 actions, 11 classes */
static const uint8_t rfc1738_hostnumber_entry[88] = {
    8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8,
    8, 8, 8, 8, 2, 8, 1, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8,
    8, 8, 8, 8, 4, 8, 3, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 5, 8, 8, 8, 8,
    8, 8, 8, 8, 6, 8, 5, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8,
};
static const uint8_t rfc1738_hostnumber_accept[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
static const uint8_t rfc1738_hostnumber_self_loop[8] = {
    0, 2, 0, 2, 0, 2, 0, 2};
static const uric_machine rfc1738_hostnumber = {
    rfc1738_account_byte_class, rfc1738_hostnumber_entry, NULL,
    rfc1738_hostnumber_accept, NULL, NULL,
    rfc1738_hostnumber_self_loop, NULL, rfc1738_account_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 11, 15, 0, 0, 11,
};
static const char rfc1738_kind_hostnumber_name[] = "hostnumber";
static const uric_rule rfc1738_kind_hostnumber = {rfc1738_kind_hostnumber_name, &rfc1738_hostnumber, NULL, 0, 0, NULL};
#endif

static const char rfc1738_scheme_ftp[] = "ftp";
static const char rfc1738_scheme_http[] = "http";
static const char rfc1738_path_of_http[] = "/";
static const char rfc1738_scheme_gopher[] = "gopher";
static const char rfc1738_path_of_gopher[] = "/";
static const char rfc1738_scheme_nntp[] = "nntp";
static const char rfc1738_scheme_telnet[] = "telnet";
static const char rfc1738_path_of_telnet[] = "/";
static const char rfc1738_scheme_wais[] = "wais";
static const char rfc1738_scheme_prospero[] = "prospero";
static const uric_scheme_defaults rfc1738_schemes[] = {
    {rfc1738_scheme_ftp, NULL, 21},
    {rfc1738_scheme_http, rfc1738_path_of_http, 80},
    {rfc1738_scheme_gopher, rfc1738_path_of_gopher, 70},
    {rfc1738_scheme_nntp, NULL, 119},
    {rfc1738_scheme_telnet, rfc1738_path_of_telnet, 23},
    {rfc1738_scheme_wais, NULL, 210},
    {rfc1738_scheme_prospero, NULL, 1525},
};

static const uric_revision rfc1738_revision = {
    /* resolves */ 0,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results derived */ NULL,
    rfc1738_schemes, 7,
};
#if URIC_KINDS
static const uric_kind rfc1738_kinds[1] = {
    {1, 0, &rfc1738_kind_hostnumber}, /* ipv4 */
};
static const uric_host_kinds rfc1738_host_kinds = {rfc1738_kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 1, 5}; /* otherwise, hostname */
#endif

static const uric_capture rfc1738_captures_url[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
};
static const uric_components rfc1738_components_url = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_url,
    .registers = 24,
    .component_registers = 24,
    .parts = 0,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_httpurl[] = "search\0";

static const uric_capture rfc1738_captures_httpurl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 4}, /* search */
};
static const uric_components rfc1738_components_httpurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_httpurl,
    .capture = rfc1738_captures_httpurl,
    .registers = 24,
    .component_registers = 24,
    .parts = 1,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_ftpurl[] = "user\0" "password\0" "cwd\0" "name\0" "type\0";

static const uric_capture rfc1738_captures_ftpurl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {3, 4}, /* userinfo */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 5}, /* user */
    {6, 7}, /* password */
    {14, 15}, /* cwd */
    {16, 17}, /* name */
    {18, 19}, /* type */
};
static const uric_components rfc1738_components_ftpurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_ftpurl,
    .capture = rfc1738_captures_ftpurl,
    .registers = 24,
    .component_registers = 24,
    .parts = 5,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_newsurl[] = "group\0" "article\0" "article-host\0";

static const uric_capture rfc1738_captures_newsurl[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {20, 3}, /* group */
    {21, 1}, /* article */
    {2, 4}, /* article-host */
};
static const uric_components rfc1738_components_newsurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .part_names = rfc1738_parts_newsurl,
    .capture = rfc1738_captures_newsurl,
    .registers = 24,
    .component_registers = 24,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_nntpurl[] = "group\0" "number\0";

static const uric_capture rfc1738_captures_nntpurl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {20, 3}, /* group */
    {4, 5}, /* number */
};
static const uric_components rfc1738_components_nntpurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_nntpurl,
    .capture = rfc1738_captures_nntpurl,
    .registers = 24,
    .component_registers = 24,
    .parts = 2,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_telneturl[] = "user\0" "password\0";

static const uric_capture rfc1738_captures_telneturl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {3, 4}, /* userinfo */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 5}, /* user */
    {6, 7}, /* password */
};
static const uric_components rfc1738_components_telneturl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_telneturl,
    .capture = rfc1738_captures_telneturl,
    .registers = 24,
    .component_registers = 24,
    .parts = 2,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_gopherurl[] = "type\0" "search\0" "selector\0" "gopher+_string\0";

static const uric_capture rfc1738_captures_gopherurl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {18, 19}, /* type */
    {3, 4}, /* search */
    {5, 6}, /* selector */
    {7, 12}, /* gopher+_string */
};
static const uric_components rfc1738_components_gopherurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_gopherurl,
    .capture = rfc1738_captures_gopherurl,
    .registers = 24,
    .component_registers = 24,
    .parts = 4,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_waisurl[] = "type\0" "search\0" "database\0";

static const uric_capture rfc1738_captures_waisurl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {18, 19}, /* type */
    {3, 4}, /* search */
    {5, 6}, /* database */
};
static const uric_components rfc1738_components_waisurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_waisurl,
    .capture = rfc1738_captures_waisurl,
    .registers = 24,
    .component_registers = 24,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_mailtourl[] = "address\0";

static const uric_capture rfc1738_captures_mailtourl[] = {
    {33, 0}, /* scheme */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {22, 1}, /* address */
};
static const uric_components rfc1738_components_mailtourl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .part_names = rfc1738_parts_mailtourl,
    .capture = rfc1738_captures_mailtourl,
    .registers = 24,
    .component_registers = 24,
    .parts = 1,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

static const uric_capture rfc1738_captures_fileurl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {8, 9}, /* host */
    {33, 33}, /* not reported */
    {12, 13}, /* path */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
};
static const uric_components rfc1738_components_fileurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .capture = rfc1738_captures_fileurl,
    .registers = 24,
    .component_registers = 24,
    .parts = 0,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_prosperourl[] = "fields\0";

static const uric_capture rfc1738_captures_prosperourl[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {33, 33}, /* not reported */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 4}, /* fields */
};
static const uric_components rfc1738_components_prosperourl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_prosperourl,
    .capture = rfc1738_captures_prosperourl,
    .registers = 24,
    .component_registers = 24,
    .parts = 1,
    .lists = 0,
    .params = 0,
    .composes = 0,
};
static const char rfc1738_parts_schemepart[] = "user\0" "password\0" "opaque\0";

static const uric_capture rfc1738_captures_schemepart[] = {
    {33, 0}, /* scheme */
    {1, 2}, /* authority */
    {3, 4}, /* userinfo */
    {8, 9}, /* host */
    {10, 11}, /* port */
    {12, 13}, /* path */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {3, 5}, /* user */
    {6, 7}, /* password */
    {23, 14}, /* opaque */
};
static const uric_components rfc1738_components_schemepart = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_schemepart,
    .capture = rfc1738_captures_schemepart,
    .registers = 24,
    .component_registers = 24,
    .parts = 3,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

/* rfc1738_rest_of_httpurl: 10 states, 4 actions, 12 classes */
static const uint8_t rfc1738_rest_of_httpurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 241, 0, 0, 241, 2, 211, 241, 241, 241, 241, 241, 241, 241, 241, 68,
    245, 246, 246, 246, 246, 246, 246, 246, 246, 247, 211, 200, 0, 201, 0, 90,
    211, 246, 246, 246, 246, 246, 246, 251, 251, 251, 251, 251, 251, 251, 251, 251,
    251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 0, 0, 0, 0, 241,
    0, 246, 246, 246, 246, 246, 246, 251, 251, 251, 251, 251, 251, 251, 251, 251,
    251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_rest_of_httpurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
    {168, 252, 248, 248, 252, 248, 248, 252, 252, 252, 244, 84, 84, 84, 84, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 84, 84, 120},
};
static const uint8_t rfc1738_rest_of_httpurl_entry[120] = {
    14, 14, 14, 14, 1, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 10, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 11, 11, 11, 14, 14, 14, 11,
    14, 14, 14, 14, 12, 14, 14, 14, 14, 14, 14, 14,
    14, 4, 6, 4, 4, 4, 4, 4, 4, 4, 13, 4,
    14, 5, 8, 5, 14, 5, 5, 5, 5, 5, 14, 5,
    14, 14, 14, 14, 14, 7, 7, 7, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 4, 4, 4, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 9, 9, 9, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 5, 5, 5, 14, 14, 14, 14,
};
static const uint8_t rfc1738_rest_of_httpurl_accept[10] = {
    0, 0, 0, 2, 4, 6, 0, 0, 0, 0};
static const uric_action rfc1738_rest_of_httpurl_action[4] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2}, {{32, 32, 32, 32}, 32, 0, 1, 3}, {{2, 12, 32, 32}, 32, 0, 0, 4}, {{13, 3, 32, 32}, 32, 0, 0, 5},
};
static const uint8_t rfc1738_rest_of_httpurl_operations[6] = {
    2, 255, 13, 255, 4, 255};
static const uint8_t rfc1738_rest_of_httpurl_self_loop[10] = {
    0, 0, 0, 0, 1, 1, 0, 0, 0, 0};
static const uric_triplet_loop rfc1738_rest_of_httpurl_triplet_loop[1] = {{37, 1, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_rest_of_httpurl_likely[10] = {
    {{0x10, 0x0}, {1, 0}}, {{0x10, 0x0}, {10, 0}}, {{0x8e0, 0x0}, {11, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_httpurl_expected[10] = {
    0, 0, 2, 4, 7, 10, 18, 18, 18, 18};
static const uint8_t rfc1738_rest_of_httpurl_expected_terms[20] = {
    13, 255, 8, 255, 13, 0, 255, 14, 0, 255, 1, 2, 3, 4, 5, 7,
    0, 255, 12, 255};
static const uric_error_component rfc1738_rest_of_httpurl_error_component[10] = {
    {33, 33}, {33, 33}, {254, 9}, {1, 2}, {12, 13}, {3, 4}, {12, 13}, {12, 13}, {3, 4}, {3, 4}};
#endif
static const uric_link rfc1738_rest_of_httpurl_links[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_httpurl = {
    rfc1738_rest_of_httpurl_byte_class, rfc1738_rest_of_httpurl_entry, NULL,
    rfc1738_rest_of_httpurl_accept, rfc1738_rest_of_httpurl_action, rfc1738_rest_of_httpurl_operations,
    rfc1738_rest_of_httpurl_self_loop, rfc1738_rest_of_httpurl_likely, rfc1738_rest_of_httpurl_self_loop_sets, rfc1738_rest_of_httpurl_triplet_loop,
    rfc1738_rest_of_httpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_httpurl_expected, rfc1738_rest_of_httpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_httpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    10, 4, 12, 15, 1, 0, 12,
};
static const char rfc1738_rest_of_httpurl_rule_name[] = "httpurl";
static const uric_rule rfc1738_rest_of_httpurl_rule = {rfc1738_rest_of_httpurl_rule_name, &rfc1738_rest_of_httpurl, &rfc1738_components_httpurl, 0, 0, NULL};

/* rfc1738_rest_of_ftpurl: 14 states, 5 actions, 13 classes */
static const uint8_t rfc1738_rest_of_ftpurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 129, 0, 0, 129, 2, 129, 129, 129, 129, 129, 129, 129, 129, 129, 3,
    132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 129, 5, 0, 134, 0, 129,
    129, 135, 132, 132, 135, 136, 132, 129, 129, 137, 129, 129, 129, 129, 129, 129,
    138, 129, 129, 129, 139, 129, 129, 129, 129, 140, 129, 0, 0, 0, 0, 129,
    0, 135, 132, 132, 135, 136, 132, 129, 129, 137, 129, 129, 129, 129, 129, 129,
    138, 129, 129, 129, 139, 129, 129, 129, 129, 140, 129, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_rest_of_ftpurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 92, 84, 120},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t rfc1738_rest_of_ftpurl_entry[182] = {
    19, 19, 19, 1, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 5, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 15, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 3, 9, 16, 3, 17, 3, 3, 3, 3, 3, 3, 3,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 14, 14, 19, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 11, 19,
    19, 19, 19, 19, 19, 19, 18, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 4, 19, 4, 19, 19, 19,
    19, 19, 19, 19, 10, 19, 19, 10, 10, 19, 19, 19, 19,
    19, 19, 19, 19, 3, 19, 19, 3, 3, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 12,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 13, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 7, 19, 19, 19, 19,
};
static const uint8_t rfc1738_rest_of_ftpurl_accept[14] = {
    0, 0, 1, 2, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_rest_of_ftpurl_action[5] = {
    {{32, 32, 32, 32}, 32, 0, 1, 2}, {{12, 14, 16, 32}, 32, 0, 0, 3}, {{15, 16, 32, 32}, 32, 0, 0, 3}, {{13, 17, 32, 32}, 32, 0, 0, 6},
    {{18, 32, 32, 32}, 32, 0, 0, 8},
};
static const uint8_t rfc1738_rest_of_ftpurl_operations[5] = {
    13, 17, 255, 19, 255};
static const uint8_t rfc1738_rest_of_ftpurl_self_loop[14] = {
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_triplet_loop rfc1738_rest_of_ftpurl_triplet_loop[1] = {{37, 1, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_rest_of_ftpurl_likely[14] = {
    {{0x8, 0x0}, {1, 0}}, {{0x8, 0x0}, {5, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x1ff6, 0x0}, {14, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_ftpurl_expected[14] = {
    0, 0, 2, 5, 3, 8, 16, 18, 20, 22, 22, 24, 26, 28};
static const uint8_t rfc1738_rest_of_ftpurl_expected_terms[30] = {
    13, 255, 13, 0, 255, 14, 0, 255, 1, 2, 3, 4, 5, 6, 7, 255,
    15, 255, 5, 255, 16, 255, 12, 255, 17, 255, 18, 255, 19, 255};
static const uric_error_component rfc1738_rest_of_ftpurl_error_component[14] = {
    {33, 33}, {33, 33}, {33, 33}, {16, 17}, {18, 19}, {254, 5}, {33, 33}, {33, 33}, {18, 19}, {16, 17}, {16, 17}, {33, 33}, {33, 33}, {33, 33}};
#endif
static const uric_link rfc1738_rest_of_ftpurl_links[1] = {
    {&rfc1738_call_account, false},
};
static const uric_machine rfc1738_rest_of_ftpurl = {
    rfc1738_rest_of_ftpurl_byte_class, rfc1738_rest_of_ftpurl_entry, NULL,
    rfc1738_rest_of_ftpurl_accept, rfc1738_rest_of_ftpurl_action, rfc1738_rest_of_ftpurl_operations,
    rfc1738_rest_of_ftpurl_self_loop, rfc1738_rest_of_ftpurl_likely, rfc1738_rest_of_ftpurl_self_loop_sets, rfc1738_rest_of_ftpurl_triplet_loop,
    rfc1738_rest_of_ftpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_ftpurl_expected, rfc1738_rest_of_ftpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_ftpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    14, 5, 13, 15, 1, 0, 13,
};
static const char rfc1738_rest_of_ftpurl_rule_name[] = "ftpurl";
static const uric_rule rfc1738_rest_of_ftpurl_rule = {rfc1738_rest_of_ftpurl_rule_name, &rfc1738_rest_of_ftpurl, &rfc1738_components_ftpurl, 0, 0, NULL};

/* rfc1738_rest_of_newsurl: 19 states, 1 actions, 13 classes */
static const uint8_t rfc1738_rest_of_newsurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 97, 0, 0, 97, 2, 97, 97, 97, 97, 99, 100, 97, 101, 102, 103,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 97, 41, 0, 97, 0, 97,
    74, 235, 235, 235, 235, 235, 235, 236, 236, 236, 236, 236, 236, 236, 236, 236,
    236, 236, 236, 236, 236, 236, 236, 236, 236, 236, 236, 0, 0, 0, 0, 100,
    0, 235, 235, 235, 235, 235, 235, 236, 236, 236, 236, 236, 236, 236, 236, 236,
    236, 236, 236, 236, 236, 236, 236, 236, 236, 236, 236, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_rest_of_newsurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 92, 84, 124},
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
static const uint8_t rfc1738_rest_of_newsurl_entry[247] = {
    20, 1, 4, 2, 1, 1, 1, 1, 1, 1, 20, 3, 3,
    20, 1, 4, 1, 1, 1, 1, 1, 1, 1, 19, 1, 1,
    20, 1, 4, 1, 1, 1, 1, 1, 1, 1, 19, 1, 1,
    20, 1, 4, 1, 3, 3, 3, 1, 3, 1, 19, 3, 3,
    20, 20, 20, 20, 20, 20, 20, 20, 6, 20, 20, 6, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 13, 20, 20, 14, 14,
    20, 20, 20, 20, 20, 20, 20, 20, 1, 20, 20, 1, 20,
    20, 20, 20, 20, 20, 7, 20, 20, 15, 20, 20, 15, 15,
    20, 20, 20, 20, 20, 20, 20, 20, 16, 20, 20, 14, 14,
    20, 20, 20, 20, 20, 9, 20, 20, 14, 20, 20, 14, 14,
    20, 20, 20, 20, 20, 20, 20, 20, 15, 20, 20, 14, 14,
    20, 20, 20, 20, 20, 20, 20, 20, 17, 20, 20, 14, 14,
    20, 20, 20, 20, 20, 20, 20, 20, 18, 20, 20, 14, 14,
    20, 20, 20, 20, 20, 7, 8, 20, 13, 20, 20, 15, 15,
    20, 20, 20, 20, 20, 9, 10, 20, 14, 20, 20, 14, 14,
    20, 20, 20, 20, 20, 7, 10, 20, 15, 20, 20, 15, 15,
    20, 20, 20, 20, 20, 7, 11, 20, 16, 20, 20, 15, 15,
    20, 20, 20, 20, 20, 7, 12, 20, 17, 20, 20, 15, 15,
    20, 20, 20, 20, 20, 7, 10, 20, 18, 20, 20, 15, 15,
};
static const uint8_t rfc1738_rest_of_newsurl_accept[19] = {
    0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
    0, 0, 4};
static const uric_action rfc1738_rest_of_newsurl_action[1] = {
    {{2, 32, 32, 32}, 32, 0, 0, 5},
};
static const uint8_t rfc1738_rest_of_newsurl_operations[5] = {
    3, 255, 1, 4, 255};
static const uint8_t rfc1738_rest_of_newsurl_self_loop[19] = {
    0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 1,
    4, 4, 4};
static const uric_triplet_loop rfc1738_rest_of_newsurl_triplet_loop[1] = {{37, 4, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_rest_of_newsurl_likely[19] = {
    {{0x1800, 0x0}, {3, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_newsurl_expected[19] = {
    0, 8, 10, 10, 13, 15, 13, 17, 15, 17, 15, 15, 15, 20, 24, 20,
    20, 20, 24};
static const uint8_t rfc1738_rest_of_newsurl_expected_terms[29] = {
    1, 2, 13, 3, 4, 5, 6, 255, 14, 255, 14, 0, 255, 12, 255, 8,
    255, 8, 9, 255, 8, 9, 10, 255, 8, 9, 10, 0, 255};
static const uric_error_component rfc1738_rest_of_newsurl_error_component[19] = {
    {21, 1}, {21, 1}, {21, 1}, {21, 1}, {21, 1}, {2, 4}, {21, 1}, {2, 4}, {2, 4}, {2, 4}, {2, 4}, {2, 4}, {2, 4}, {2, 4}, {2, 4}, {2, 4},
    {2, 4}, {2, 4}, {2, 4}};
#endif
static const uric_machine rfc1738_rest_of_newsurl = {
    rfc1738_rest_of_newsurl_byte_class, rfc1738_rest_of_newsurl_entry, NULL,
    rfc1738_rest_of_newsurl_accept, rfc1738_rest_of_newsurl_action, rfc1738_rest_of_newsurl_operations,
    rfc1738_rest_of_newsurl_self_loop, rfc1738_rest_of_newsurl_likely, rfc1738_rest_of_newsurl_self_loop_sets, rfc1738_rest_of_newsurl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_newsurl_expected, rfc1738_rest_of_newsurl_expected_terms, rfc1738_terms, rfc1738_rest_of_newsurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    19, 1, 13, 15, 0, 0, 13,
};
static const char rfc1738_rest_of_newsurl_rule_name[] = "newsurl";
static const uric_rule rfc1738_rest_of_newsurl_rule = {rfc1738_rest_of_newsurl_rule_name, &rfc1738_rest_of_newsurl, &rfc1738_components_newsurl, 0, 0, NULL};

/* rfc1738_rest_of_nntpurl: 8 states, 4 actions, 13 classes */
static const uint8_t rfc1738_rest_of_nntpurl_entry[104] = {
    12, 12, 12, 12, 12, 12, 12, 1, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 8, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 9, 12, 12, 9, 9,
    12, 12, 12, 12, 12, 12, 12, 10, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 5, 5,
    12, 12, 12, 12, 5, 5, 5, 11, 5, 12, 12, 5, 5,
    12, 12, 12, 12, 12, 12, 12, 12, 7, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 7, 12, 12, 12, 12,
};
static const uint8_t rfc1738_rest_of_nntpurl_accept[8] = {
    0, 0, 0, 0, 0, 2, 0, 4};
static const uric_action rfc1738_rest_of_nntpurl_action[4] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2}, {{32, 32, 32, 32}, 32, 0, 1, 3}, {{2, 20, 32, 32}, 32, 0, 0, 4}, {{3, 4, 32, 32}, 32, 0, 0, 6},
};
static const uint8_t rfc1738_rest_of_nntpurl_operations[4] = {
    3, 255, 5, 255};
static const uint8_t rfc1738_rest_of_nntpurl_self_loop[8] = {
    0, 0, 0, 0, 0, 1, 0, 4};
static const uric_likely rfc1738_rest_of_nntpurl_likely[8] = {
    {{0x80, 0x0}, {1, 0}}, {{0x80, 0x0}, {8, 0}}, {{0x1900, 0x0}, {9, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_nntpurl_expected[8] = {
    0, 0, 2, 0, 4, 6, 14, 16};
static const uint8_t rfc1738_rest_of_nntpurl_expected_terms[19] = {
    13, 255, 8, 255, 20, 255, 8, 21, 9, 10, 13, 22, 0, 255, 11, 255,
    11, 0, 255};
static const uric_error_component rfc1738_rest_of_nntpurl_error_component[8] = {
    {33, 33}, {33, 33}, {254, 9}, {1, 2}, {20, 3}, {20, 3}, {4, 5}, {4, 5}};
#endif
static const uric_link rfc1738_rest_of_nntpurl_links[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_nntpurl = {
    rfc1738_rest_of_newsurl_byte_class, rfc1738_rest_of_nntpurl_entry, NULL,
    rfc1738_rest_of_nntpurl_accept, rfc1738_rest_of_nntpurl_action, rfc1738_rest_of_nntpurl_operations,
    rfc1738_rest_of_nntpurl_self_loop, rfc1738_rest_of_nntpurl_likely, rfc1738_rest_of_newsurl_self_loop_sets, NULL,
    rfc1738_rest_of_nntpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_nntpurl_expected, rfc1738_rest_of_nntpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_nntpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 4, 13, 15, 1, 0, 13,
};
static const char rfc1738_rest_of_nntpurl_rule_name[] = "nntpurl";
static const uric_rule rfc1738_rest_of_nntpurl_rule = {rfc1738_rest_of_nntpurl_rule_name, &rfc1738_rest_of_nntpurl, &rfc1738_components_nntpurl, 0, 0, NULL};

/* rfc1738_rest_of_telneturl: 5 states, 1 actions, 12 classes */
static const uint8_t rfc1738_rest_of_telneturl_entry[60] = {
    6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6,
    6, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5,
    6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_rest_of_telneturl_accept[5] = {
    0, 0, 0, 1, 1};
static const uric_action rfc1738_rest_of_telneturl_action[1] = {
    {{32, 32, 32, 32}, 32, 0, 1, 3},
};
static const uint8_t rfc1738_rest_of_telneturl_self_loop[5] = {
    0, 0, 0, 0, 0};
static const uric_likely rfc1738_rest_of_telneturl_likely[5] = {
    {{0x10, 0x0}, {1, 0}}, {{0x10, 0x0}, {2, 0}}, {{0xfee, 0x0}, {5, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_telneturl_expected[5] = {
    0, 0, 2, 10, 11};
static const uint8_t rfc1738_rest_of_telneturl_expected_terms[13] = {
    13, 255, 1, 2, 3, 4, 5, 6, 7, 255, 13, 0, 255};
static const uric_error_component rfc1738_rest_of_telneturl_error_component[5] = {
    {33, 33}, {33, 33}, {254, 5}, {33, 33}, {33, 33}};
#endif
static const uric_link rfc1738_rest_of_telneturl_links[1] = {
    {&rfc1738_call_account, false},
};
static const uric_machine rfc1738_rest_of_telneturl = {
    rfc1738_rest_of_httpurl_byte_class, rfc1738_rest_of_telneturl_entry, NULL,
    rfc1738_rest_of_telneturl_accept, rfc1738_rest_of_telneturl_action, NULL,
    rfc1738_rest_of_telneturl_self_loop, rfc1738_rest_of_telneturl_likely, rfc1738_rest_of_httpurl_self_loop_sets, NULL,
    rfc1738_rest_of_telneturl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_telneturl_expected, rfc1738_rest_of_telneturl_expected_terms, rfc1738_terms, rfc1738_rest_of_telneturl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 12, 15, 1, 0, 12,
};
static const char rfc1738_rest_of_telneturl_rule_name[] = "telneturl";
static const uric_rule rfc1738_rest_of_telneturl_rule = {rfc1738_rest_of_telneturl_rule_name, &rfc1738_rest_of_telneturl, &rfc1738_components_telneturl, 0, 0, NULL};

/* rfc1738_rest_of_gopherurl: 21 states, 11 actions, 12 classes */
static const uint8_t rfc1738_rest_of_gopherurl_entry[252] = {
    32, 32, 32, 32, 1, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 21, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 22, 22, 22, 32, 32, 32, 22,
    32, 32, 32, 32, 23, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 8, 9, 9, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 10, 11, 11, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 7, 7, 7, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 15, 15, 15, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 16, 16, 17, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 16, 16, 16, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 18, 18, 19, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 18, 18, 18, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 13, 13, 13, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 20, 20, 20, 32, 32, 32, 32,
    32, 15, 6, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    32, 24, 25, 24, 24, 24, 24, 24, 24, 24, 24, 24,
    32, 16, 26, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    32, 27, 28, 27, 32, 27, 27, 27, 27, 27, 32, 27,
    32, 18, 29, 18, 32, 18, 18, 18, 18, 18, 32, 18,
    32, 30, 31, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    32, 20, 12, 20, 20, 20, 20, 20, 20, 20, 20, 20,
};
static const uint8_t rfc1738_rest_of_gopherurl_accept[21] = {
    0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4,
    6, 8, 9, 11, 12};
static const uric_action rfc1738_rest_of_gopherurl_action[11] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2}, {{32, 32, 32, 32}, 32, 0, 1, 3}, {{2, 18, 32, 32}, 32, 0, 0, 14}, {{19, 32, 32, 32}, 5, 0, 0, 16},
    {{19, 6, 32, 32}, 5, 0, 0, 4}, {{6, 32, 32, 32}, 32, 0, 0, 4}, {{32, 32, 32, 32}, 3, 0, 0, 18}, {{4, 32, 32, 32}, 3, 0, 0, 5},
    {{4, 32, 32, 32}, 32, 0, 0, 5}, {{32, 32, 32, 32}, 7, 0, 0, 20}, {{32, 32, 32, 32}, 7, 0, 0, 12},
};
static const uint8_t rfc1738_rest_of_gopherurl_operations[12] = {
    2, 255, 37, 19, 6, 255, 35, 4, 255, 39, 12, 255};
static const uint8_t rfc1738_rest_of_gopherurl_self_loop[21] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 0, 2};
static const uric_likely rfc1738_rest_of_gopherurl_likely[21] = {
    {{0x10, 0x0}, {1, 0}}, {{0x10, 0x0}, {21, 0}}, {{0x8e0, 0x0}, {22, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_gopherurl_expected[21] = {
    0, 0, 2, 4, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 9, 9,
    9, 12, 12, 9, 9};
static const uint8_t rfc1738_rest_of_gopherurl_expected_terms[20] = {
    13, 255, 8, 255, 13, 0, 255, 12, 255, 14, 0, 255, 1, 2, 3, 4,
    5, 7, 0, 255};
static const uric_error_component rfc1738_rest_of_gopherurl_error_component[21] = {
    {33, 33}, {33, 33}, {254, 9}, {1, 2}, {5, 6}, {5, 6}, {18, 19}, {18, 19}, {5, 6}, {5, 6}, {5, 6}, {5, 6}, {7, 12}, {7, 12}, {18, 19}, {18, 19},
    {5, 6}, {5, 6}, {5, 6}, {254, 12}, {7, 12}};
#endif
static const uric_link rfc1738_rest_of_gopherurl_links[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_gopherurl = {
    rfc1738_rest_of_httpurl_byte_class, rfc1738_rest_of_gopherurl_entry, NULL,
    rfc1738_rest_of_gopherurl_accept, rfc1738_rest_of_gopherurl_action, rfc1738_rest_of_gopherurl_operations,
    rfc1738_rest_of_gopherurl_self_loop, rfc1738_rest_of_gopherurl_likely, rfc1738_rest_of_httpurl_self_loop_sets, NULL,
    rfc1738_rest_of_gopherurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_gopherurl_expected, rfc1738_rest_of_gopherurl_expected_terms, rfc1738_terms, rfc1738_rest_of_gopherurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    21, 11, 12, 15, 1, 0, 12,
};
static const char rfc1738_rest_of_gopherurl_rule_name[] = "gopherurl";
static const uric_rule rfc1738_rest_of_gopherurl_rule = {rfc1738_rest_of_gopherurl_rule_name, &rfc1738_rest_of_gopherurl, &rfc1738_components_gopherurl, 0, 0, NULL};

/* rfc1738_rest_of_waisurl: 16 states, 6 actions, 12 classes */
static const uint8_t rfc1738_rest_of_waisurl_entry[192] = {
    22, 22, 22, 22, 1, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 16, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 17, 17, 17, 22, 22, 22, 17,
    22, 22, 22, 22, 18, 22, 22, 22, 22, 22, 22, 22,
    22, 4, 8, 22, 19, 4, 4, 4, 22, 22, 20, 4,
    22, 5, 10, 22, 21, 5, 5, 5, 22, 22, 22, 5,
    22, 6, 11, 6, 22, 6, 6, 6, 6, 6, 22, 6,
    22, 7, 13, 22, 22, 7, 7, 7, 22, 22, 22, 7,
    22, 22, 22, 22, 22, 9, 9, 9, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 4, 4, 4, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 12, 12, 12, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 14, 14, 14, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 5, 5, 5, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 15, 15, 15, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 6, 6, 6, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 7, 7, 7, 22, 22, 22, 22,
};
static const uint8_t rfc1738_rest_of_waisurl_accept[16] = {
    0, 0, 0, 0, 2, 0, 4, 6, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_rest_of_waisurl_action[6] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2}, {{32, 32, 32, 32}, 32, 0, 1, 3}, {{2, 5, 32, 32}, 32, 0, 0, 4}, {{18, 6, 32, 32}, 32, 0, 0, 5},
    {{3, 6, 32, 32}, 32, 0, 0, 6}, {{12, 19, 32, 32}, 32, 0, 0, 7},
};
static const uint8_t rfc1738_rest_of_waisurl_operations[6] = {
    6, 255, 4, 255, 13, 255};
static const uint8_t rfc1738_rest_of_waisurl_self_loop[16] = {
    0, 0, 0, 0, 3, 3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_triplet_loop rfc1738_rest_of_waisurl_triplet_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_rest_of_waisurl_likely[16] = {
    {{0x10, 0x0}, {1, 0}}, {{0x10, 0x0}, {16, 0}}, {{0x8e0, 0x0}, {17, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_waisurl_expected[16] = {
    0, 0, 2, 0, 4, 9, 12, 20, 23, 23, 23, 23, 23, 23, 23, 23};
static const uint8_t rfc1738_rest_of_waisurl_expected_terms[25] = {
    13, 255, 8, 255, 1, 13, 6, 0, 255, 1, 13, 255, 1, 2, 3, 4,
    5, 7, 0, 255, 1, 0, 255, 12, 255};
static const uric_error_component rfc1738_rest_of_waisurl_error_component[16] = {
    {33, 33}, {33, 33}, {254, 9}, {1, 2}, {5, 6}, {18, 19}, {3, 4}, {12, 13}, {5, 6}, {5, 6}, {18, 19}, {3, 4}, {18, 19}, {12, 13}, {3, 4}, {12, 13}};
#endif
static const uric_link rfc1738_rest_of_waisurl_links[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_waisurl = {
    rfc1738_rest_of_httpurl_byte_class, rfc1738_rest_of_waisurl_entry, NULL,
    rfc1738_rest_of_waisurl_accept, rfc1738_rest_of_waisurl_action, rfc1738_rest_of_waisurl_operations,
    rfc1738_rest_of_waisurl_self_loop, rfc1738_rest_of_waisurl_likely, rfc1738_rest_of_httpurl_self_loop_sets, rfc1738_rest_of_waisurl_triplet_loop,
    rfc1738_rest_of_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_waisurl_expected, rfc1738_rest_of_waisurl_expected_terms, rfc1738_terms, rfc1738_rest_of_waisurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    16, 6, 12, 15, 1, 0, 12,
};
static const char rfc1738_rest_of_waisurl_rule_name[] = "waisurl";
static const uric_rule rfc1738_rest_of_waisurl_rule = {rfc1738_rest_of_waisurl_rule_name, &rfc1738_rest_of_waisurl, &rfc1738_components_waisurl, 0, 0, NULL};

/* rfc1738_rest_of_mailtourl: 4 states, 0 actions, 12 classes */
static const uint8_t rfc1738_rest_of_mailtourl_entry[48] = {
    4, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    4, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    4, 4, 4, 4, 4, 3, 3, 3, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 1, 1, 1, 4, 4, 4, 4,
};
static const uint8_t rfc1738_rest_of_mailtourl_accept[4] = {
    0, 2, 0, 0};
static const uint8_t rfc1738_rest_of_mailtourl_operations[2] = {
    1, 255};
static const uint8_t rfc1738_rest_of_mailtourl_self_loop[4] = {
    0, 2, 0, 0};
static const uric_triplet_loop rfc1738_rest_of_mailtourl_triplet_loop[1] = {{37, 2, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_rest_of_mailtourl_likely[4] = {
    {{0xffa, 0x0}, {1, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_mailtourl_expected[4] = {
    0, 2, 5, 5};
static const uint8_t rfc1738_rest_of_mailtourl_expected_terms[7] = {
    14, 255, 14, 0, 255, 12, 255};
static const uric_error_component rfc1738_rest_of_mailtourl_error_component[4] = {
    {22, 1}, {22, 1}, {22, 1}, {22, 1}};
#endif
static const uric_machine rfc1738_rest_of_mailtourl = {
    rfc1738_rest_of_httpurl_byte_class, rfc1738_rest_of_mailtourl_entry, NULL,
    rfc1738_rest_of_mailtourl_accept, NULL, rfc1738_rest_of_mailtourl_operations,
    rfc1738_rest_of_mailtourl_self_loop, rfc1738_rest_of_mailtourl_likely, rfc1738_rest_of_httpurl_self_loop_sets, rfc1738_rest_of_mailtourl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_mailtourl_expected, rfc1738_rest_of_mailtourl_expected_terms, rfc1738_terms, rfc1738_rest_of_mailtourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    4, 0, 12, 15, 0, 0, 12,
};
static const char rfc1738_rest_of_mailtourl_rule_name[] = "mailtourl";
static const uric_rule rfc1738_rest_of_mailtourl_rule = {rfc1738_rest_of_mailtourl_rule_name, &rfc1738_rest_of_mailtourl, &rfc1738_components_mailtourl, 0, 0, NULL};

/* rfc1738_rest_of_fileurl: 18 states, 3 actions, 13 classes */
static const uint8_t rfc1738_rest_of_fileurl_entry[234] = {
    21, 21, 21, 21, 21, 21, 21, 1, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 18, 21, 21, 21, 21, 21,
    21, 2, 3, 2, 2, 2, 2, 2, 2, 21, 2, 2, 2,
    21, 21, 21, 21, 21, 21, 21, 21, 4, 21, 21, 4, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 2, 21, 21, 2, 21,
    21, 21, 21, 21, 21, 21, 21, 19, 6, 21, 21, 7, 7,
    21, 21, 21, 21, 21, 8, 9, 21, 6, 21, 21, 10, 10,
    21, 21, 21, 21, 21, 11, 12, 20, 7, 21, 21, 7, 7,
    21, 21, 21, 21, 21, 8, 21, 21, 10, 21, 21, 10, 10,
    21, 21, 21, 21, 21, 21, 21, 21, 13, 21, 21, 7, 7,
    21, 21, 21, 21, 21, 8, 12, 21, 10, 21, 21, 10, 10,
    21, 21, 21, 21, 21, 11, 21, 21, 7, 21, 21, 7, 7,
    21, 21, 21, 21, 21, 21, 21, 21, 10, 21, 21, 7, 7,
    21, 21, 21, 21, 21, 8, 14, 21, 13, 21, 21, 10, 10,
    21, 21, 21, 21, 21, 21, 21, 21, 15, 21, 21, 7, 7,
    21, 21, 21, 21, 21, 8, 16, 21, 15, 21, 21, 10, 10,
    21, 21, 21, 21, 21, 21, 21, 21, 17, 21, 21, 7, 7,
    21, 21, 21, 21, 21, 8, 12, 20, 17, 21, 21, 10, 10,
};
static const uint8_t rfc1738_rest_of_fileurl_accept[18] = {
    0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};
static const uric_action rfc1738_rest_of_fileurl_action[3] = {
    {{1, 8, 32, 32}, 32, 0, 0, 5}, {{2, 12, 32, 32}, 32, 0, 0, 2}, {{2, 9, 12, 32}, 32, 0, 0, 2},
};
static const uint8_t rfc1738_rest_of_fileurl_operations[2] = {
    13, 255};
static const uint8_t rfc1738_rest_of_fileurl_self_loop[18] = {
    0, 0, 2, 0, 0, 0, 4, 1, 0, 0, 1, 0, 0, 4, 0, 4,
    0, 4};
static const uric_triplet_loop rfc1738_rest_of_fileurl_triplet_loop[1] = {{37, 2, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_rest_of_fileurl_likely[18] = {
    {{0x80, 0x0}, {1, 0}}, {{0x80, 0x0}, {18, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x80, 0x0}, {19, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_fileurl_expected[18] = {
    0, 0, 2, 11, 11, 13, 16, 20, 25, 28, 16, 25, 28, 16, 28, 16,
    28, 20};
static const uint8_t rfc1738_rest_of_fileurl_expected_terms[30] = {
    13, 255, 1, 2, 13, 3, 5, 6, 7, 0, 255, 12, 255, 8, 13, 255,
    8, 9, 10, 255, 8, 9, 10, 13, 255, 8, 9, 255, 8, 255};
static const uric_error_component rfc1738_rest_of_fileurl_error_component[18] = {
    {33, 33}, {33, 33}, {12, 13}, {12, 13}, {12, 13}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9},
    {8, 9}, {8, 9}};
#endif
static const uric_machine rfc1738_rest_of_fileurl = {
    rfc1738_rest_of_newsurl_byte_class, rfc1738_rest_of_fileurl_entry, NULL,
    rfc1738_rest_of_fileurl_accept, rfc1738_rest_of_fileurl_action, rfc1738_rest_of_fileurl_operations,
    rfc1738_rest_of_fileurl_self_loop, rfc1738_rest_of_fileurl_likely, rfc1738_rest_of_newsurl_self_loop_sets, rfc1738_rest_of_fileurl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_fileurl_expected, rfc1738_rest_of_fileurl_expected_terms, rfc1738_terms, rfc1738_rest_of_fileurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    18, 3, 13, 15, 0, 0, 13,
};
static const char rfc1738_rest_of_fileurl_rule_name[] = "fileurl";
static const uric_rule rfc1738_rest_of_fileurl_rule = {rfc1738_rest_of_fileurl_rule_name, &rfc1738_rest_of_fileurl, &rfc1738_components_fileurl, 0, 0, NULL};

/* rfc1738_rest_of_prosperourl: 13 states, 4 actions, 12 classes */
static const uint8_t rfc1738_rest_of_prosperourl_entry[156] = {
    17, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 13, 17, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 14, 14, 14, 17, 17, 17, 14,
    17, 17, 17, 17, 15, 17, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 5, 5, 5, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 10, 10, 10, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 7, 7, 7, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 11, 11, 11, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 9, 9, 9, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 12, 12, 12, 17, 17, 17, 17,
    17, 10, 4, 10, 10, 10, 10, 10, 16, 10, 10, 10,
    17, 11, 6, 11, 17, 11, 11, 11, 17, 12, 11, 11,
    17, 12, 8, 12, 17, 12, 12, 12, 11, 17, 12, 12,
};
static const uint8_t rfc1738_rest_of_prosperourl_accept[13] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 4};
static const uric_action rfc1738_rest_of_prosperourl_action[4] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2}, {{32, 32, 32, 32}, 32, 0, 1, 3}, {{2, 12, 32, 32}, 32, 0, 0, 10}, {{13, 32, 32, 32}, 3, 0, 0, 11},
};
static const uint8_t rfc1738_rest_of_prosperourl_operations[4] = {
    13, 255, 4, 255};
static const uint8_t rfc1738_rest_of_prosperourl_self_loop[13] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4};
static const uric_triplet_loop rfc1738_rest_of_prosperourl_triplet_loop[1] = {{37, 8, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_rest_of_prosperourl_likely[13] = {
    {{0x10, 0x0}, {1, 0}}, {{0x10, 0x0}, {13, 0}}, {{0x8e0, 0x0}, {14, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_prosperourl_expected[13] = {
    0, 0, 2, 0, 4, 4, 4, 4, 4, 4, 6, 9, 16};
static const uint8_t rfc1738_rest_of_prosperourl_expected_terms[24] = {
    13, 255, 8, 255, 12, 255, 14, 0, 255, 1, 2, 3, 5, 6, 7, 255,
    1, 2, 3, 4, 6, 7, 0, 255};
static const uric_error_component rfc1738_rest_of_prosperourl_error_component[13] = {
    {33, 33}, {33, 33}, {254, 9}, {1, 2}, {12, 13}, {12, 13}, {3, 4}, {3, 4}, {3, 4}, {3, 4}, {12, 13}, {3, 4}, {3, 4}};
#endif
static const uric_link rfc1738_rest_of_prosperourl_links[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_prosperourl = {
    rfc1738_rest_of_httpurl_byte_class, rfc1738_rest_of_prosperourl_entry, NULL,
    rfc1738_rest_of_prosperourl_accept, rfc1738_rest_of_prosperourl_action, rfc1738_rest_of_prosperourl_operations,
    rfc1738_rest_of_prosperourl_self_loop, rfc1738_rest_of_prosperourl_likely, rfc1738_rest_of_httpurl_self_loop_sets, rfc1738_rest_of_prosperourl_triplet_loop,
    rfc1738_rest_of_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_prosperourl_expected, rfc1738_rest_of_prosperourl_expected_terms, rfc1738_terms, rfc1738_rest_of_prosperourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    13, 4, 12, 15, 1, 0, 12,
};
static const char rfc1738_rest_of_prosperourl_rule_name[] = "prosperourl";
static const uric_rule rfc1738_rest_of_prosperourl_rule = {rfc1738_rest_of_prosperourl_rule_name, &rfc1738_rest_of_prosperourl, &rfc1738_components_prosperourl, 0, 0, NULL};

/* rfc1738_rest_of_schemepart: 59 states, 28 actions, 11 classes */
static const uint8_t rfc1738_rest_of_schemepart_entry[649] = {
    87, 1, 20, 1, 1, 2, 1, 1, 1, 1, 1,
    87, 1, 20, 1, 1, 1, 1, 1, 1, 1, 1,
    87, 1, 20, 1, 1, 28, 1, 1, 1, 1, 1,
    87, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3,
    87, 81, 82, 81, 81, 81, 6, 81, 81, 81, 81,
    87, 84, 85, 84, 84, 84, 7, 84, 84, 84, 84,
    87, 81, 82, 81, 81, 86, 6, 81, 81, 81, 81,
    87, 84, 85, 84, 84, 86, 7, 84, 84, 84, 84,
    87, 29, 22, 10, 31, 1, 8, 65, 66, 11, 11,
    87, 29, 22, 13, 32, 71, 9, 72, 66, 9, 9,
    87, 29, 22, 10, 29, 1, 11, 65, 66, 11, 11,
    87, 29, 22, 10, 32, 1, 11, 65, 66, 11, 11,
    87, 69, 70, 51, 40, 71, 12, 75, 69, 12, 12,
    87, 29, 22, 13, 29, 1, 9, 65, 66, 9, 9,
    87, 29, 22, 10, 35, 1, 14, 65, 66, 11, 11,
    87, 73, 74, 54, 42, 71, 15, 80, 73, 15, 15,
    87, 29, 22, 10, 36, 1, 16, 65, 66, 11, 11,
    87, 29, 22, 10, 32, 71, 17, 72, 66, 11, 11,
    87, 69, 70, 49, 40, 71, 18, 75, 69, 50, 50,
    87, 73, 74, 52, 42, 71, 19, 80, 73, 53, 53,
    87, 87, 87, 87, 87, 87, 21, 87, 87, 21, 87,
    87, 87, 87, 87, 87, 87, 1, 87, 87, 1, 87,
    87, 87, 87, 87, 87, 87, 23, 87, 87, 23, 87,
    87, 87, 87, 87, 87, 87, 29, 87, 87, 29, 87,
    87, 87, 87, 87, 87, 87, 25, 87, 87, 25, 87,
    87, 87, 87, 87, 87, 87, 30, 87, 87, 30, 87,
    87, 87, 87, 87, 87, 87, 27, 87, 87, 27, 87,
    87, 87, 87, 87, 87, 87, 3, 87, 87, 3, 87,
    87, 59, 60, 59, 59, 1, 61, 62, 63, 64, 64,
    87, 29, 22, 29, 29, 1, 29, 65, 66, 29, 29,
    87, 30, 24, 30, 30, 67, 30, 67, 68, 30, 30,
    87, 29, 22, 29, 29, 1, 14, 65, 66, 9, 9,
    87, 29, 22, 29, 29, 1, 11, 65, 66, 9, 9,
    87, 76, 77, 76, 76, 78, 34, 78, 79, 76, 76,
    87, 76, 77, 76, 76, 83, 34, 78, 79, 76, 76,
    87, 29, 22, 29, 29, 1, 16, 65, 66, 9, 9,
    87, 29, 22, 29, 29, 1, 17, 65, 66, 9, 9,
    87, 69, 70, 69, 69, 69, 47, 69, 69, 12, 12,
    87, 73, 74, 73, 73, 73, 48, 73, 73, 15, 15,
    87, 69, 70, 69, 69, 69, 55, 69, 69, 12, 12,
    87, 69, 70, 69, 69, 69, 50, 69, 69, 12, 12,
    87, 73, 74, 73, 73, 73, 56, 73, 73, 15, 15,
    87, 73, 74, 73, 73, 73, 53, 73, 73, 15, 15,
    87, 69, 70, 69, 69, 69, 57, 69, 69, 12, 12,
    87, 73, 74, 73, 73, 73, 58, 73, 73, 15, 15,
    87, 69, 70, 69, 69, 69, 18, 69, 69, 12, 12,
    87, 73, 74, 73, 73, 73, 19, 73, 73, 15, 15,
    87, 69, 70, 49, 39, 69, 47, 69, 69, 50, 50,
    87, 73, 74, 52, 41, 73, 48, 73, 73, 53, 53,
    87, 69, 70, 49, 69, 69, 50, 69, 69, 50, 50,
    87, 69, 70, 49, 40, 69, 50, 69, 69, 50, 50,
    87, 69, 70, 51, 69, 69, 12, 69, 69, 12, 12,
    87, 73, 74, 52, 73, 73, 53, 73, 73, 53, 53,
    87, 73, 74, 52, 42, 73, 53, 73, 73, 53, 53,
    87, 73, 74, 54, 73, 73, 15, 73, 73, 15, 15,
    87, 69, 70, 49, 43, 69, 55, 69, 69, 50, 50,
    87, 73, 74, 52, 44, 73, 56, 73, 73, 53, 53,
    87, 69, 70, 49, 45, 69, 57, 69, 69, 50, 50,
    87, 73, 74, 52, 46, 73, 58, 73, 73, 53, 53,
};
static const uint8_t rfc1738_rest_of_schemepart_accept[59] = {
    2, 2, 2, 4, 6, 11, 17, 17, 2, 20, 2, 2, 20, 2, 2, 20,
    2, 20, 20, 20, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 23, 2,
    2, 26, 30, 2, 2, 34, 38, 34, 34, 38, 38, 34, 38, 34, 38, 34,
    38, 34, 34, 34, 38, 38, 38, 34, 38, 34, 38};
static const uric_action rfc1738_rest_of_schemepart_action[28] = {
    {{32, 32, 32, 32}, 1, 42, 0, 29}, {{32, 32, 32, 32}, 1, 42, 0, 22}, {{32, 32, 32, 32}, 1, 44, 0, 8}, {{5, 6, 32, 32}, 1, 42, 0, 30},
    {{4, 5, 8, 32}, 1, 42, 0, 37}, {{32, 32, 32, 32}, 1, 44, 0, 9}, {{5, 6, 32, 32}, 32, 0, 0, 30}, {{4, 5, 8, 32}, 32, 0, 0, 37},
    {{32, 32, 32, 32}, 32, 23, 0, 1}, {{4, 7, 8, 32}, 32, 0, 0, 38}, {{32, 32, 32, 32}, 32, 34, 0, 1}, {{32, 32, 32, 32}, 32, 34, 0, 20},
    {{2, 9, 12, 32}, 32, 0, 0, 3}, {{5, 6, 9, 10}, 32, 0, 0, 33}, {{32, 32, 32, 32}, 32, 38, 0, 1}, {{32, 32, 32, 32}, 32, 38, 0, 20},
    {{9, 10, 32, 32}, 32, 0, 0, 4}, {{32, 32, 32, 32}, 32, 8, 0, 30}, {{32, 32, 32, 32}, 32, 8, 0, 24}, {{32, 32, 32, 32}, 32, 7, 0, 1},
    {{4, 7, 8, 32}, 32, 8, 0, 38}, {{9, 10, 32, 32}, 32, 0, 0, 5}, {{32, 32, 32, 32}, 32, 6, 0, 1}, {{32, 32, 32, 32}, 32, 6, 0, 20},
    {{2, 11, 12, 32}, 32, 23, 0, 3}, {{32, 32, 32, 32}, 32, 11, 0, 1}, {{32, 32, 32, 32}, 32, 11, 0, 20}, {{2, 11, 12, 32}, 32, 0, 0, 3},
};
static const uint8_t rfc1738_rest_of_schemepart_operations[46] = {
    14, 255, 13, 255, 14, 68, 69, 73, 255, 14, 68, 69, 71, 73, 255, 2,
    11, 255, 2, 9, 255, 14, 69, 255, 14, 69, 73, 255, 2, 11, 69, 255,
    14, 68, 69, 255, 14, 68, 69, 71, 255, 35, 255, 35, 40, 255};
static const uint8_t rfc1738_rest_of_schemepart_self_loop[59] = {
    0, 3, 0, 3, 0, 0, 2, 2, 2, 4, 0, 4, 4, 0, 2, 4,
    2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    2, 0, 4, 0, 0, 4, 0, 2, 2, 2, 2};
static const uric_triplet_loop rfc1738_rest_of_schemepart_triplet_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_rest_of_schemepart_likely[59] = {
    {{0x20, 0x0}, {2, 0}}, {{0x4, 0x0}, {20, 0}}, {{0x20, 0x0}, {28, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x20, 0x10}, {71, 32}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x240, 0x0}, {21, 0}},
    {{0x240, 0x0}, {1, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x600, 0x0}, {64, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x600, 0x0}, {9, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_schemepart_expected[59] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_rest_of_schemepart_expected_terms[5] = {
    14, 0, 255, 12, 255};
static const uric_error_component rfc1738_rest_of_schemepart_error_component[59] = {
    {23, 14}, {23, 14}, {23, 14}, {23, 14}, {10, 11}, {10, 11}, {10, 11}, {10, 11}, {3, 5}, {3, 5}, {3, 5}, {3, 5}, {8, 9}, {3, 5}, {3, 5}, {8, 9},
    {3, 5}, {3, 5}, {8, 9}, {8, 9}, {23, 14}, {23, 14}, {3, 5}, {3, 5}, {6, 7}, {6, 7}, {23, 14}, {23, 14}, {254, 5}, {3, 5}, {6, 7}, {3, 5},
    {3, 5}, {6, 7}, {6, 7}, {3, 5}, {3, 5}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9},
    {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}, {8, 9}};
#endif
static const uric_machine rfc1738_rest_of_schemepart = {
    rfc1738_account_byte_class, rfc1738_rest_of_schemepart_entry, NULL,
    rfc1738_rest_of_schemepart_accept, rfc1738_rest_of_schemepart_action, rfc1738_rest_of_schemepart_operations,
    rfc1738_rest_of_schemepart_self_loop, rfc1738_rest_of_schemepart_likely, rfc1738_account_self_loop_sets, rfc1738_rest_of_schemepart_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_schemepart_expected, rfc1738_rest_of_schemepart_expected_terms, rfc1738_terms, rfc1738_rest_of_schemepart_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    59, 28, 11, 15, 0, 0, 11,
};
static const char rfc1738_rest_of_schemepart_rule_name[] = "schemepart";
static const uric_rule rfc1738_rest_of_schemepart_rule = {rfc1738_rest_of_schemepart_rule_name, &rfc1738_rest_of_schemepart, &rfc1738_components_schemepart, 0, 0, NULL};

/* rfc1738_parse_url: 49 states, 11 actions, 18 classes */
static const uint8_t rfc1738_parse_nntpurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 0, 129, 129, 0,
    129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 2, 0, 0, 0, 0, 0,
    0, 131, 129, 129, 129, 132, 133, 134, 135, 136, 129, 129, 137, 138, 139, 140,
    141, 129, 142, 143, 144, 129, 129, 145, 129, 129, 129, 0, 0, 0, 0, 0,
    0, 131, 129, 129, 129, 132, 133, 134, 135, 136, 129, 129, 137, 138, 139, 140,
    141, 129, 142, 143, 144, 129, 129, 145, 129, 129, 129, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_parse_nntpurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 84, 80, 84, 84, 80},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t rfc1738_parse_url_entry[882] = {
    60, 3, 60, 3, 3, 4, 29, 5, 3, 3, 38, 22, 3, 39, 3, 3, 23, 40,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 44,
    60, 3, 49, 3, 3, 3, 3, 26, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 41, 3, 3, 3, 3, 3, 3, 3, 30, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 33, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 43, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 34, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 46, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 50, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 51, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 52, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 36, 3,
    60, 3, 53, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 54, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 55, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 20, 3,
    60, 3, 56, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 57, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 58, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 59, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 1, 3, 3, 3, 3, 3, 3, 8, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 42, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 27, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 47, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 17, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 48, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 31, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 10, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 45, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 12, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 15, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 28, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 19, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 21, 3, 3, 3, 3, 3,
    60, 3, 49, 7, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 32, 3, 3, 3,
    60, 3, 49, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 24, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 25, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 13, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 14, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 35, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 16, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 18, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 37, 3, 3, 3,
};
static const uint8_t rfc1738_parse_url_accept[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_action rfc1738_parse_url_action[11] = {
    {{0, 23, 32, 32}, 32, 0, 11, 0}, {{0, 32, 32, 32}, 32, 0, 2, 0}, {{0, 32, 32, 32}, 32, 0, 9, 0}, {{0, 32, 32, 32}, 32, 0, 1, 0},
    {{0, 20, 21, 32}, 32, 0, 3, 0}, {{0, 32, 32, 32}, 32, 0, 4, 0}, {{0, 32, 32, 32}, 32, 0, 7, 0}, {{0, 32, 32, 32}, 32, 0, 6, 0},
    {{0, 22, 32, 32}, 32, 0, 8, 0}, {{0, 32, 32, 32}, 32, 0, 5, 0}, {{0, 32, 32, 32}, 32, 0, 10, 0},
};
static const uint8_t rfc1738_parse_url_self_loop[49] = {
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_likely rfc1738_parse_url_likely[49] = {
    {{0x80, 0x20}, {5, 4}}, {{0x20000, 0x0}, {44, 0}}, {{0x80, 0x0}, {26, 0}},
    {{0x4, 0x0}, {49, 0}}, {{0x10000, 0x100}, {30, 41}}, {{0x10000, 0x0}, {6, 0}},
    {{0x10000, 0x0}, {33, 0}}, {{0x100, 0x0}, {43, 0}}, {{0x10000, 0x0}, {34, 0}},
    {{0x100, 0x0}, {46, 0}}, {{0x4, 0x0}, {50, 0}}, {{0x4, 0x0}, {51, 0}},
    {{0x3fffa, 0x4}, {3, 52}}, {{0x10000, 0x0}, {36, 0}}, {{0x4, 0x0}, {53, 0}},
    {{0x4, 0x0}, {54, 0}}, {{0x4, 0x0}, {55, 0}}, {{0x10000, 0x0}, {20, 0}},
    {{0x4, 0x0}, {56, 0}}, {{0x4, 0x0}, {57, 0}}, {{0x4, 0x0}, {58, 0}},
    {{0x4, 0x0}, {59, 0}}, {{0x10, 0x800}, {1, 8}}, {{0x10, 0x0}, {42, 0}},
    {{0x10, 0x0}, {11, 0}}, {{0x800, 0x0}, {27, 0}}, {{0x10, 0x0}, {47, 0}},
    {{0x10, 0x0}, {17, 0}}, {{0x10, 0x0}, {48, 0}}, {{0x1000, 0x0}, {31, 0}},
    {{0x2000, 0x0}, {10, 0}}, {{0x2000, 0x0}, {2, 0}}, {{0x1000, 0x0}, {45, 0}},
    {{0x2000, 0x0}, {12, 0}}, {{0x2000, 0x0}, {15, 0}}, {{0x2000, 0x0}, {28, 0}},
    {{0x1000, 0x0}, {19, 0}}, {{0x1000, 0x0}, {21, 0}}, {{0x8, 0x0}, {7, 0}},
    {{0x4000, 0x0}, {32, 0}}, {{0x8, 0x0}, {9, 0}}, {{0x200, 0x0}, {24, 0}},
    {{0x200, 0x0}, {25, 0}}, {{0x200, 0x0}, {13, 0}}, {{0x8000, 0x0}, {14, 0}},
    {{0x8000, 0x0}, {35, 0}}, {{0x8000, 0x0}, {16, 0}}, {{0x4000, 0x0}, {18, 0}},
    {{0x4000, 0x0}, {37, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_url_expected[49] = {
    0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5};
static const uint8_t rfc1738_parse_url_expected_terms[11] = {
    8, 21, 9, 10, 255, 8, 21, 9, 10, 3, 255};
static const uric_error_component rfc1738_parse_url_error_component[49] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0},
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0},
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0},
    {33, 0}};
#endif
static const uric_link rfc1738_parse_url_links[11] = {
    {&rfc1738_rest_of_httpurl_rule, true},
    {&rfc1738_rest_of_ftpurl_rule, true},
    {&rfc1738_rest_of_newsurl_rule, true},
    {&rfc1738_rest_of_nntpurl_rule, true},
    {&rfc1738_rest_of_telneturl_rule, true},
    {&rfc1738_rest_of_gopherurl_rule, true},
    {&rfc1738_rest_of_waisurl_rule, true},
    {&rfc1738_rest_of_mailtourl_rule, true},
    {&rfc1738_rest_of_fileurl_rule, true},
    {&rfc1738_rest_of_prosperourl_rule, true},
    {&rfc1738_rest_of_schemepart_rule, true},
};
static const uric_machine rfc1738_parse_url = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_url_entry, NULL,
    rfc1738_parse_url_accept, rfc1738_parse_url_action, NULL,
    rfc1738_parse_url_self_loop, rfc1738_parse_url_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_url_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_url_expected, rfc1738_parse_url_expected_terms, rfc1738_terms, rfc1738_parse_url_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    49, 11, 18, 31, 11, 0, 18,
};
static const char uric_rfc1738_url_name[] = "url";
const uric_rule uric_rfc1738_url = {uric_rfc1738_url_name, &rfc1738_parse_url, &rfc1738_components_url, 0, 0, NULL};

/* rfc1738_parse_httpurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_httpurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_httpurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_httpurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_httpurl_self_loop[5] = {
    0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_httpurl_likely[5] = {
    {{0x80, 0x0}, {1, 0}}, {{0x10000, 0x0}, {2, 0}}, {{0x10000, 0x0}, {3, 0}},
    {{0x2000, 0x0}, {4, 0}}, {{0x4, 0x0}, {5, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_httpurl_expected[5] = {
    0, 2, 2, 4, 6};
static const uint8_t rfc1738_parse_httpurl_expected_terms[8] = {
    23, 255, 15, 255, 18, 255, 3, 255};
static const uric_error_component rfc1738_parse_httpurl_error_component[5] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_httpurl_links[1] = {
    {&rfc1738_rest_of_httpurl_rule, true},
};
static const uric_machine rfc1738_parse_httpurl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_httpurl_entry, NULL,
    rfc1738_parse_httpurl_accept, rfc1738_parse_httpurl_action, NULL,
    rfc1738_parse_httpurl_self_loop, rfc1738_parse_httpurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_httpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_httpurl_expected, rfc1738_parse_httpurl_expected_terms, rfc1738_terms, rfc1738_parse_httpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_httpurl_name[] = "httpurl";
const uric_rule uric_rfc1738_httpurl = {uric_rfc1738_httpurl_name, &rfc1738_parse_httpurl, &rfc1738_components_httpurl, 0, 0, NULL};

/* rfc1738_parse_ftpurl: 4 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_ftpurl_entry[72] = {
    5, 5, 5, 5, 5, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 5, 5, 5, 5,
    5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
};
static const uint8_t rfc1738_parse_ftpurl_accept[4] = {
    0, 0, 0, 0};
static const uric_action rfc1738_parse_ftpurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_ftpurl_self_loop[4] = {
    0, 0, 0, 0};
static const uric_likely rfc1738_parse_ftpurl_likely[4] = {
    {{0x20, 0x0}, {1, 0}}, {{0x10000, 0x0}, {2, 0}}, {{0x2000, 0x0}, {3, 0}},
    {{0x4, 0x0}, {4, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_ftpurl_expected[4] = {
    0, 2, 4, 6};
static const uint8_t rfc1738_parse_ftpurl_expected_terms[8] = {
    24, 255, 15, 255, 18, 255, 3, 255};
static const uric_error_component rfc1738_parse_ftpurl_error_component[4] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_ftpurl_links[1] = {
    {&rfc1738_rest_of_ftpurl_rule, true},
};
static const uric_machine rfc1738_parse_ftpurl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_ftpurl_entry, NULL,
    rfc1738_parse_ftpurl_accept, rfc1738_parse_ftpurl_action, NULL,
    rfc1738_parse_ftpurl_self_loop, rfc1738_parse_ftpurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_ftpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_ftpurl_expected, rfc1738_parse_ftpurl_expected_terms, rfc1738_terms, rfc1738_parse_ftpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    4, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_ftpurl_name[] = "ftpurl";
const uric_rule uric_rfc1738_ftpurl = {uric_rfc1738_ftpurl_name, &rfc1738_parse_ftpurl, &rfc1738_components_ftpurl, 0, 0, NULL};

/* rfc1738_parse_newsurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_newsurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_newsurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_newsurl_action[1] = {
    {{0, 20, 21, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_newsurl_self_loop[5] = {
    0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_newsurl_likely[5] = {
    {{0x800, 0x0}, {1, 0}}, {{0x10, 0x0}, {2, 0}}, {{0x20000, 0x0}, {3, 0}},
    {{0x8000, 0x0}, {4, 0}}, {{0x4, 0x0}, {5, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_newsurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t rfc1738_parse_newsurl_expected_terms[10] = {
    25, 255, 19, 255, 26, 255, 27, 255, 3, 255};
static const uric_error_component rfc1738_parse_newsurl_error_component[5] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_newsurl_links[1] = {
    {&rfc1738_rest_of_newsurl_rule, true},
};
static const uric_machine rfc1738_parse_newsurl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_newsurl_entry, NULL,
    rfc1738_parse_newsurl_accept, rfc1738_parse_newsurl_action, NULL,
    rfc1738_parse_newsurl_self_loop, rfc1738_parse_newsurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_newsurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_newsurl_expected, rfc1738_parse_newsurl_expected_terms, rfc1738_terms, rfc1738_parse_newsurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_newsurl_name[] = "newsurl";
const uric_rule uric_rfc1738_newsurl = {uric_rfc1738_newsurl_name, &rfc1738_parse_newsurl, &rfc1738_components_newsurl, 0, 0, NULL};

/* rfc1738_parse_nntpurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_nntpurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_nntpurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_nntpurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_nntpurl_self_loop[5] = {
    0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_nntpurl_likely[5] = {
    {{0x800, 0x0}, {1, 0}}, {{0x800, 0x0}, {2, 0}}, {{0x10000, 0x0}, {3, 0}},
    {{0x2000, 0x0}, {4, 0}}, {{0x4, 0x0}, {5, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_nntpurl_expected[5] = {
    0, 0, 2, 4, 6};
static const uint8_t rfc1738_parse_nntpurl_expected_terms[8] = {
    25, 255, 15, 255, 18, 255, 3, 255};
static const uric_error_component rfc1738_parse_nntpurl_error_component[5] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_nntpurl_links[1] = {
    {&rfc1738_rest_of_nntpurl_rule, true},
};
static const uric_machine rfc1738_parse_nntpurl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_nntpurl_entry, NULL,
    rfc1738_parse_nntpurl_accept, rfc1738_parse_nntpurl_action, NULL,
    rfc1738_parse_nntpurl_self_loop, rfc1738_parse_nntpurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_nntpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_nntpurl_expected, rfc1738_parse_nntpurl_expected_terms, rfc1738_terms, rfc1738_parse_nntpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_nntpurl_name[] = "nntpurl";
const uric_rule uric_rfc1738_nntpurl = {uric_rfc1738_nntpurl_name, &rfc1738_parse_nntpurl, &rfc1738_components_nntpurl, 0, 0, NULL};

/* rfc1738_parse_telneturl: 7 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_telneturl_entry[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 8,
    8, 8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t rfc1738_parse_telneturl_accept[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_telneturl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_telneturl_self_loop[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_telneturl_likely[7] = {
    {{0x10000, 0x0}, {1, 0}}, {{0x10, 0x0}, {2, 0}}, {{0x200, 0x0}, {3, 0}},
    {{0x800, 0x0}, {4, 0}}, {{0x10, 0x0}, {5, 0}}, {{0x10000, 0x0}, {6, 0}},
    {{0x4, 0x0}, {7, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_telneturl_expected[7] = {
    0, 2, 4, 6, 2, 0, 8};
static const uint8_t rfc1738_parse_telneturl_expected_terms[10] = {
    15, 255, 19, 255, 28, 255, 25, 255, 3, 255};
static const uric_error_component rfc1738_parse_telneturl_error_component[7] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_telneturl_links[1] = {
    {&rfc1738_rest_of_telneturl_rule, true},
};
static const uric_machine rfc1738_parse_telneturl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_telneturl_entry, NULL,
    rfc1738_parse_telneturl_accept, rfc1738_parse_telneturl_action, NULL,
    rfc1738_parse_telneturl_self_loop, rfc1738_parse_telneturl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_telneturl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_telneturl_expected, rfc1738_parse_telneturl_expected_terms, rfc1738_terms, rfc1738_parse_telneturl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_telneturl_name[] = "telneturl";
const uric_rule uric_rfc1738_telneturl = {uric_rfc1738_telneturl_name, &rfc1738_parse_telneturl, &rfc1738_components_telneturl, 0, 0, NULL};

/* rfc1738_parse_gopherurl: 7 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_gopherurl_entry[126] = {
    8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t rfc1738_parse_gopherurl_accept[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_gopherurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_gopherurl_self_loop[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_gopherurl_likely[7] = {
    {{0x40, 0x0}, {1, 0}}, {{0x1000, 0x0}, {3, 0}}, {{0x10, 0x0}, {5, 0}},
    {{0x2000, 0x0}, {4, 0}}, {{0x80, 0x0}, {2, 0}}, {{0x4000, 0x0}, {6, 0}},
    {{0x4, 0x0}, {7, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_gopherurl_expected[7] = {
    0, 2, 4, 6, 8, 10, 12};
static const uint8_t rfc1738_parse_gopherurl_expected_terms[14] = {
    29, 255, 30, 255, 19, 255, 18, 255, 23, 255, 31, 255, 3, 255};
static const uric_error_component rfc1738_parse_gopherurl_error_component[7] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_gopherurl_links[1] = {
    {&rfc1738_rest_of_gopherurl_rule, true},
};
static const uric_machine rfc1738_parse_gopherurl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_gopherurl_entry, NULL,
    rfc1738_parse_gopherurl_accept, rfc1738_parse_gopherurl_action, NULL,
    rfc1738_parse_gopherurl_self_loop, rfc1738_parse_gopherurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_gopherurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_gopherurl_expected, rfc1738_parse_gopherurl_expected_terms, rfc1738_terms, rfc1738_parse_gopherurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_gopherurl_name[] = "gopherurl";
const uric_rule uric_rfc1738_gopherurl = {uric_rfc1738_gopherurl_name, &rfc1738_parse_gopherurl, &rfc1738_components_gopherurl, 0, 0, NULL};

/* rfc1738_parse_waisurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_waisurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1,
    6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_waisurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_waisurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_waisurl_self_loop[5] = {
    0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_waisurl_likely[5] = {
    {{0x20000, 0x0}, {1, 0}}, {{0x8, 0x0}, {2, 0}}, {{0x100, 0x0}, {3, 0}},
    {{0x8000, 0x0}, {4, 0}}, {{0x4, 0x0}, {5, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_waisurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t rfc1738_parse_waisurl_expected_terms[10] = {
    26, 255, 32, 255, 33, 255, 27, 255, 3, 255};
static const uric_error_component rfc1738_parse_waisurl_error_component[5] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_waisurl_links[1] = {
    {&rfc1738_rest_of_waisurl_rule, true},
};
static const uric_machine rfc1738_parse_waisurl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_waisurl_entry, NULL,
    rfc1738_parse_waisurl_accept, rfc1738_parse_waisurl_action, NULL,
    rfc1738_parse_waisurl_self_loop, rfc1738_parse_waisurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_waisurl_expected, rfc1738_parse_waisurl_expected_terms, rfc1738_terms, rfc1738_parse_waisurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_waisurl_name[] = "waisurl";
const uric_rule uric_rfc1738_waisurl = {uric_rfc1738_waisurl_name, &rfc1738_parse_waisurl, &rfc1738_components_waisurl, 0, 0, NULL};

/* rfc1738_parse_mailtourl: 7 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_mailtourl_entry[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 3, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t rfc1738_parse_mailtourl_accept[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_mailtourl_action[1] = {
    {{0, 22, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_mailtourl_self_loop[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_mailtourl_likely[7] = {
    {{0x400, 0x0}, {1, 0}}, {{0x8, 0x0}, {3, 0}}, {{0x10000, 0x0}, {5, 0}},
    {{0x100, 0x0}, {4, 0}}, {{0x200, 0x0}, {2, 0}}, {{0x1000, 0x0}, {6, 0}},
    {{0x4, 0x0}, {7, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_mailtourl_expected[7] = {
    0, 2, 4, 6, 8, 10, 12};
static const uint8_t rfc1738_parse_mailtourl_expected_terms[14] = {
    34, 255, 32, 255, 15, 255, 33, 255, 28, 255, 30, 255, 3, 255};
static const uric_error_component rfc1738_parse_mailtourl_error_component[7] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_mailtourl_links[1] = {
    {&rfc1738_rest_of_mailtourl_rule, true},
};
static const uric_machine rfc1738_parse_mailtourl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_mailtourl_entry, NULL,
    rfc1738_parse_mailtourl_accept, rfc1738_parse_mailtourl_action, NULL,
    rfc1738_parse_mailtourl_self_loop, rfc1738_parse_mailtourl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_mailtourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_mailtourl_expected, rfc1738_parse_mailtourl_expected_terms, rfc1738_terms, rfc1738_parse_mailtourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_mailtourl_name[] = "mailtourl";
const uric_rule uric_rfc1738_mailtourl = {uric_rfc1738_mailtourl_name, &rfc1738_parse_mailtourl, &rfc1738_components_mailtourl, 0, 0, NULL};

/* rfc1738_parse_fileurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_fileurl_entry[90] = {
    6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_fileurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_fileurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_fileurl_self_loop[5] = {
    0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_fileurl_likely[5] = {
    {{0x20, 0x0}, {1, 0}}, {{0x100, 0x0}, {2, 0}}, {{0x200, 0x0}, {3, 0}},
    {{0x10, 0x0}, {4, 0}}, {{0x4, 0x0}, {5, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_fileurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t rfc1738_parse_fileurl_expected_terms[10] = {
    24, 255, 33, 255, 28, 255, 19, 255, 3, 255};
static const uric_error_component rfc1738_parse_fileurl_error_component[5] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_fileurl_links[1] = {
    {&rfc1738_rest_of_fileurl_rule, true},
};
static const uric_machine rfc1738_parse_fileurl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_fileurl_entry, NULL,
    rfc1738_parse_fileurl_accept, rfc1738_parse_fileurl_action, NULL,
    rfc1738_parse_fileurl_self_loop, rfc1738_parse_fileurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_fileurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_fileurl_expected, rfc1738_parse_fileurl_expected_terms, rfc1738_terms, rfc1738_parse_fileurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_fileurl_name[] = "fileurl";
const uric_rule uric_rfc1738_fileurl = {uric_rfc1738_fileurl_name, &rfc1738_parse_fileurl, &rfc1738_components_fileurl, 0, 0, NULL};

/* rfc1738_parse_prosperourl: 9 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_prosperourl_entry[162] = {
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 2, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 3, 10, 10, 10, 10,
    10, 10, 10, 10, 7, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 6, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 1, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 8, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 4, 10, 10, 10, 10, 10,
};
static const uint8_t rfc1738_parse_prosperourl_accept[9] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_prosperourl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0},
};
static const uint8_t rfc1738_parse_prosperourl_self_loop[9] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_likely rfc1738_parse_prosperourl_likely[9] = {
    {{0x2000, 0x0}, {5, 0}}, {{0x8000, 0x0}, {2, 0}}, {{0x2000, 0x0}, {3, 0}},
    {{0x10, 0x0}, {7, 0}}, {{0x4, 0x0}, {9, 0}}, {{0x4000, 0x0}, {6, 0}},
    {{0x1000, 0x0}, {1, 0}}, {{0x4000, 0x0}, {8, 0}}, {{0x1000, 0x0}, {4, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_prosperourl_expected[9] = {
    0, 2, 0, 4, 6, 8, 10, 8, 10};
static const uint8_t rfc1738_parse_prosperourl_expected_terms[12] = {
    18, 255, 27, 255, 19, 255, 3, 255, 31, 255, 30, 255};
static const uric_error_component rfc1738_parse_prosperourl_error_component[9] = {
    {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}, {33, 0}};
#endif
static const uric_link rfc1738_parse_prosperourl_links[1] = {
    {&rfc1738_rest_of_prosperourl_rule, true},
};
static const uric_machine rfc1738_parse_prosperourl = {
    rfc1738_parse_nntpurl_byte_class, rfc1738_parse_prosperourl_entry, NULL,
    rfc1738_parse_prosperourl_accept, rfc1738_parse_prosperourl_action, NULL,
    rfc1738_parse_prosperourl_self_loop, rfc1738_parse_prosperourl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_prosperourl_expected, rfc1738_parse_prosperourl_expected_terms, rfc1738_terms, rfc1738_parse_prosperourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    9, 1, 18, 31, 1, 0, 18,
};
static const char uric_rfc1738_prosperourl_name[] = "prosperourl";
const uric_rule uric_rfc1738_prosperourl = {uric_rfc1738_prosperourl_name, &rfc1738_parse_prosperourl, &rfc1738_components_prosperourl, 0, 0, NULL};

/* rfc1738_parse_schemepart: 1 states, 3 actions, 12 classes */
static const uint8_t rfc1738_parse_schemepart_entry[12] = {
    4, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1,
};
static const uint8_t rfc1738_parse_schemepart_accept[1] = {
    2};
static const uric_action rfc1738_parse_schemepart_action[3] = {
    {{32, 32, 32, 32}, 32, 0, 1, 1}, {{32, 32, 32, 32}, 32, 0, 1, 20}, {{32, 32, 32, 32}, 32, 0, 1, 2},
};
static const uint8_t rfc1738_parse_schemepart_operations[2] = {
    14, 255};
static const uint8_t rfc1738_parse_schemepart_self_loop[1] = {
    0};
static const uric_likely rfc1738_parse_schemepart_likely[1] = {
    {{0xfea, 0x0}, {1, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_schemepart_expected[1] = {
    0};
static const uint8_t rfc1738_parse_schemepart_expected_terms[3] = {
    14, 0, 255};
static const uric_error_component rfc1738_parse_schemepart_error_component[1] = {
    {23, 14}};
#endif
static const uric_link rfc1738_parse_schemepart_links[1] = {
    {&rfc1738_rest_of_schemepart_rule, true},
};
static const uric_machine rfc1738_parse_schemepart = {
    rfc1738_rest_of_httpurl_byte_class, rfc1738_parse_schemepart_entry, NULL,
    rfc1738_parse_schemepart_accept, rfc1738_parse_schemepart_action, rfc1738_parse_schemepart_operations,
    rfc1738_parse_schemepart_self_loop, rfc1738_parse_schemepart_likely, rfc1738_rest_of_httpurl_self_loop_sets, NULL,
    rfc1738_parse_schemepart_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_schemepart_expected, rfc1738_parse_schemepart_expected_terms, rfc1738_terms, rfc1738_parse_schemepart_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    1, 3, 12, 15, 1, 0, 12,
};
static const char uric_rfc1738_schemepart_name[] = "schemepart";
const uric_rule uric_rfc1738_schemepart = {uric_rfc1738_schemepart_name, &rfc1738_parse_schemepart, &rfc1738_components_schemepart, 0, 0, NULL};

static const uint32_t rfc1738_kept_0[8] = {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_1[8] = {0x00000000, 0xabff7fd2, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_4[8] = {0x00000000, 0xa7ffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_5[8] = {0x00000000, 0xa7ff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_7[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_8[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_13[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_21[8] = {0x00000000, 0x87ff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_rfc1738_path_encoding_name[] = "path";
const uric_encoding uric_rfc1738_path_encoding = {uric_rfc1738_path_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_userinfo_encoding_name[] = "userinfo";
const uric_encoding uric_rfc1738_userinfo_encoding = {uric_rfc1738_userinfo_encoding_name, rfc1738_kept_1, 1};
static const char uric_rfc1738_user_encoding_name[] = "user";
const uric_encoding uric_rfc1738_user_encoding = {uric_rfc1738_user_encoding_name, rfc1738_kept_1, 1};
static const char uric_rfc1738_password_encoding_name[] = "password";
const uric_encoding uric_rfc1738_password_encoding = {uric_rfc1738_password_encoding_name, rfc1738_kept_1, 1};
static const char uric_rfc1738_cwd_encoding_name[] = "cwd";
const uric_encoding uric_rfc1738_cwd_encoding = {uric_rfc1738_cwd_encoding_name, rfc1738_kept_4, 1};
static const char uric_rfc1738_name_encoding_name[] = "name";
const uric_encoding uric_rfc1738_name_encoding = {uric_rfc1738_name_encoding_name, rfc1738_kept_5, 1};
static const char uric_rfc1738_type_encoding_name[] = "type";
const uric_encoding uric_rfc1738_type_encoding = {uric_rfc1738_type_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_search_encoding_name[] = "search";
const uric_encoding uric_rfc1738_search_encoding = {uric_rfc1738_search_encoding_name, rfc1738_kept_7, 1};
static const char uric_rfc1738_gopher_plus_string_encoding_name[] = "gopher+_string";
const uric_encoding uric_rfc1738_gopher_plus_string_encoding = {uric_rfc1738_gopher_plus_string_encoding_name, rfc1738_kept_8, 1};
static const char uric_rfc1738_schemepart_encoding_name[] = "schemepart";
const uric_encoding uric_rfc1738_schemepart_encoding = {uric_rfc1738_schemepart_encoding_name, rfc1738_kept_8, 1};
static const char uric_rfc1738_urlpath_encoding_name[] = "urlpath";
const uric_encoding uric_rfc1738_urlpath_encoding = {uric_rfc1738_urlpath_encoding_name, rfc1738_kept_8, 1};
static const char uric_rfc1738_fpath_encoding_name[] = "fpath";
const uric_encoding uric_rfc1738_fpath_encoding = {uric_rfc1738_fpath_encoding_name, rfc1738_kept_4, 1};
static const char uric_rfc1738_fsegment_encoding_name[] = "fsegment";
const uric_encoding uric_rfc1738_fsegment_encoding = {uric_rfc1738_fsegment_encoding_name, rfc1738_kept_5, 1};
static const char uric_rfc1738_hpath_encoding_name[] = "hpath";
const uric_encoding uric_rfc1738_hpath_encoding = {uric_rfc1738_hpath_encoding_name, rfc1738_kept_13, 1};
static const char uric_rfc1738_hsegment_encoding_name[] = "hsegment";
const uric_encoding uric_rfc1738_hsegment_encoding = {uric_rfc1738_hsegment_encoding_name, rfc1738_kept_7, 1};
static const char uric_rfc1738_encoded822addr_encoding_name[] = "encoded822addr";
const uric_encoding uric_rfc1738_encoded822addr_encoding = {uric_rfc1738_encoded822addr_encoding_name, rfc1738_kept_8, 0};
static const char uric_rfc1738_database_encoding_name[] = "database";
const uric_encoding uric_rfc1738_database_encoding = {uric_rfc1738_database_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_wtype_encoding_name[] = "wtype";
const uric_encoding uric_rfc1738_wtype_encoding = {uric_rfc1738_wtype_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_wpath_encoding_name[] = "wpath";
const uric_encoding uric_rfc1738_wpath_encoding = {uric_rfc1738_wpath_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_ppath_encoding_name[] = "ppath";
const uric_encoding uric_rfc1738_ppath_encoding = {uric_rfc1738_ppath_encoding_name, rfc1738_kept_4, 1};
static const char uric_rfc1738_psegment_encoding_name[] = "psegment";
const uric_encoding uric_rfc1738_psegment_encoding = {uric_rfc1738_psegment_encoding_name, rfc1738_kept_5, 1};
static const char uric_rfc1738_fieldname_encoding_name[] = "fieldname";
const uric_encoding uric_rfc1738_fieldname_encoding = {uric_rfc1738_fieldname_encoding_name, rfc1738_kept_21, 1};
static const char uric_rfc1738_fieldvalue_encoding_name[] = "fieldvalue";
const uric_encoding uric_rfc1738_fieldvalue_encoding = {uric_rfc1738_fieldvalue_encoding_name, rfc1738_kept_21, 1};
static const char uric_rfc1738_opaque_encoding_name[] = "opaque";
const uric_encoding uric_rfc1738_opaque_encoding = {uric_rfc1738_opaque_encoding_name, rfc1738_kept_8, 1};
static const char uric_rfc1738_ftppath_encoding_name[] = "ftppath";
const uric_encoding uric_rfc1738_ftppath_encoding = {uric_rfc1738_ftppath_encoding_name, rfc1738_kept_4, 1};

/* rfc1738_check_genericurl: 248 states, 7 actions, 37 classes */
static const uint8_t rfc1738_check_genericurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 0, 193, 2, 67, 193, 193, 193, 196, 197, 193, 198, 199, 72,
    201, 202, 202, 202, 202, 202, 202, 202, 202, 203, 76, 13, 0, 78, 0, 79,
    80, 209, 210, 210, 211, 212, 213, 214, 215, 216, 217, 217, 218, 219, 220, 221,
    222, 217, 223, 224, 225, 217, 217, 226, 217, 227, 217, 0, 0, 0, 0, 228,
    0, 209, 210, 210, 211, 212, 213, 214, 215, 216, 217, 217, 218, 219, 220, 221,
    222, 217, 223, 224, 225, 217, 217, 226, 217, 227, 217, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_check_genericurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 248, 252, 252, 252, 244, 84, 84, 84, 84, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 92, 84, 124},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
};
static const uint8_t rfc1738_check_genericurl_entry[9176] = {
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 36, 36, 36, 255, 36, 36, 36, 255, 255, 255, 255, 255, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 229, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 229, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 230, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 232, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 151, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 233, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 234, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 230, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 232, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 151, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 233, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 239, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 34, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 240, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 239, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 34, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 240, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 245, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 2, 2, 2, 2, 212, 141, 213, 2, 2, 2, 127, 128, 2, 142, 2, 2, 129, 130, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 199, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 81, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 221, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 225, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 137, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 27, 161, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    255, 28, 163, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 255, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    255, 29, 164, 29, 29, 29, 29, 29, 255, 29, 29, 29, 29, 255, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    255, 30, 165, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 255, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    255, 31, 166, 31, 31, 31, 31, 31, 255, 31, 31, 31, 31, 31, 31, 255, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    255, 37, 167, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    255, 33, 91, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    255, 27, 161, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    255, 35, 170, 35, 35, 35, 35, 35, 255, 35, 35, 35, 35, 255, 255, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
    255, 255, 255, 255, 255, 36, 36, 36, 255, 36, 36, 36, 255, 255, 255, 255, 255, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 38, 181, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 210, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    255, 39, 183, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 31, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    255, 41, 188, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41,
    255, 41, 100, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41,
    255, 42, 191, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 43, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
    255, 43, 193, 43, 43, 43, 43, 43, 255, 43, 43, 43, 43, 255, 45, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43,
    255, 44, 102, 44, 44, 44, 44, 44, 255, 44, 44, 44, 44, 44, 44, 255, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44,
    255, 45, 195, 45, 45, 45, 45, 45, 255, 45, 45, 45, 45, 43, 255, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 104, 104, 104, 255, 255, 255, 255, 255, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 106, 106, 106, 255, 255, 255, 255, 255, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 107, 107, 107, 255, 255, 255, 255, 255, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 37, 37, 37, 255, 255, 255, 255, 255, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 108, 108, 108, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 109, 109, 109, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 113, 113, 113, 255, 255, 255, 255, 255, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 114, 114, 114, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 115, 115, 115, 255, 255, 255, 255, 255, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 116, 116, 116, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 118, 118, 118, 255, 255, 255, 255, 255, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 249, 249, 249, 255, 255, 255, 255, 255, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 250, 250, 250, 255, 255, 255, 255, 255, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 250, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 251, 251, 251, 255, 255, 255, 255, 255, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 251, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 124, 124, 124, 255, 255, 255, 255, 255, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 122, 122, 122, 255, 255, 255, 255, 255, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 252, 252, 252, 255, 255, 255, 255, 255, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 252, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 125, 125, 125, 255, 255, 255, 255, 255, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 254, 254, 254, 255, 255, 255, 255, 255, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 254, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 126, 126, 126, 255, 255, 255, 255, 255, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 255,
    255, 70, 162, 70, 70, 70, 70, 70, 255, 70, 70, 70, 255, 70, 70, 70, 255, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
    255, 71, 169, 255, 71, 71, 71, 71, 255, 71, 71, 71, 255, 255, 255, 255, 255, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
    255, 255, 255, 255, 255, 72, 72, 72, 255, 72, 72, 72, 255, 255, 255, 255, 255, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72,
    255, 255, 255, 255, 255, 255, 255, 255, 38, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 39, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 75, 184, 255, 75, 75, 75, 75, 79, 75, 75, 75, 255, 255, 255, 31, 255, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75,
    255, 255, 255, 255, 255, 255, 255, 255, 40, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 77, 77, 77, 52, 77, 77, 77, 255, 255, 255, 255, 255, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    255, 255, 255, 255, 255, 255, 255, 255, 37, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 79, 187, 255, 79, 79, 79, 79, 71, 79, 79, 79, 255, 255, 255, 255, 255, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 200, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 82, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 205, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 86, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 98, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 206, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 207, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 248, 248, 248, 248, 248, 248, 248, 255, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 248,
    255, 253, 253, 253, 253, 253, 253, 253, 255, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 201, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 92, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 95, 177, 177, 255, 255, 255, 255, 255, 177, 177, 177, 177, 177, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 204, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 4, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 85, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 33, 33, 255, 255, 255, 255, 255, 255, 33, 33, 33, 33, 33, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 11, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 13, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 208, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 211, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 101, 190, 190, 255, 255, 255, 255, 255, 190, 190, 190, 190, 190, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 41, 41, 44, 255, 255, 255, 255, 255, 41, 41, 41, 41, 41, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 103, 196, 196, 255, 255, 255, 255, 255, 196, 196, 196, 196, 196, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 44, 44, 27, 255, 255, 255, 255, 255, 44, 44, 44, 44, 44, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 110, 55, 255, 104, 104, 104, 255, 255, 255, 255, 255, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 255,
    255, 255, 255, 255, 255, 255, 111, 47, 255, 105, 105, 105, 255, 255, 255, 255, 255, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 255,
    255, 255, 255, 255, 255, 255, 110, 47, 255, 106, 106, 106, 255, 255, 255, 255, 255, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 255,
    255, 255, 255, 255, 255, 255, 112, 255, 255, 107, 107, 107, 255, 255, 255, 255, 255, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 255,
    255, 255, 255, 255, 255, 255, 255, 56, 255, 108, 108, 108, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 109, 109, 109, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 110, 255, 255, 106, 106, 106, 255, 255, 255, 255, 255, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 255,
    255, 255, 255, 255, 255, 255, 111, 255, 255, 105, 105, 105, 255, 255, 255, 255, 255, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 255,
    255, 255, 255, 255, 255, 255, 112, 255, 255, 107, 107, 107, 255, 255, 255, 255, 255, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 255,
    255, 255, 255, 255, 255, 255, 110, 57, 255, 113, 113, 113, 255, 255, 255, 255, 255, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 255,
    255, 255, 255, 255, 255, 255, 255, 58, 255, 114, 114, 114, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 110, 59, 255, 115, 115, 115, 255, 255, 255, 255, 255, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 255,
    255, 255, 255, 255, 255, 255, 255, 52, 255, 116, 116, 116, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 28, 119, 119, 119, 255, 255, 255, 255, 255, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 255,
    255, 255, 255, 255, 255, 255, 110, 47, 255, 118, 118, 118, 255, 255, 255, 255, 255, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 255,
    255, 255, 255, 255, 255, 255, 121, 63, 255, 119, 119, 119, 255, 255, 255, 255, 255, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 255,
    255, 255, 255, 255, 255, 255, 123, 64, 28, 120, 120, 120, 255, 255, 255, 255, 255, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 255,
    255, 255, 255, 255, 255, 255, 121, 255, 255, 122, 122, 122, 255, 255, 255, 255, 255, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 255,
    255, 255, 255, 255, 255, 255, 121, 64, 255, 122, 122, 122, 255, 255, 255, 255, 255, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 255,
    255, 255, 255, 255, 255, 255, 123, 255, 255, 120, 120, 120, 255, 255, 255, 255, 255, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 255,
    255, 255, 255, 255, 255, 255, 121, 67, 255, 124, 124, 124, 255, 255, 255, 255, 255, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 255,
    255, 255, 255, 255, 255, 255, 121, 69, 255, 125, 125, 125, 255, 255, 255, 255, 255, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 255,
    255, 255, 255, 255, 255, 255, 121, 64, 28, 126, 126, 126, 255, 255, 255, 255, 255, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 217, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 24, 2, 2, 2, 2, 2, 2, 2, 218, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 133, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 219, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 83, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 134, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 136, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 226, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 138, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 145, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 228, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 149, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 131, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 215, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 144, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 94, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 223, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 14, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 15, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 17, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 18, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 150, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 20, 2, 2, 2, 2, 2, 2, 255,
    255, 153, 168, 153, 154, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 255, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 153,
    255, 153, 168, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 255, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153,
    255, 153, 168, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 46, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153,
    255, 153, 168, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 46, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153, 153,
    255, 153, 168, 153, 153, 155, 155, 155, 153, 155, 155, 155, 153, 153, 153, 153, 46, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155, 155,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 37, 255, 37, 255, 255, 255, 255, 37, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 143, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 99, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 156, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 37, 37, 37, 255, 255, 255, 255, 255, 37, 37, 37, 37, 37, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 171, 171, 171, 255, 255, 255, 255, 255, 171, 171, 171, 171, 171, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 172, 172, 172, 255, 255, 255, 255, 255, 172, 172, 172, 172, 172, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 173, 173, 173, 255, 255, 255, 255, 255, 173, 173, 173, 173, 173, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 174, 174, 174, 255, 255, 255, 255, 255, 174, 174, 174, 174, 174, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 175, 175, 175, 255, 255, 255, 255, 255, 175, 175, 175, 175, 175, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 176, 176, 176, 255, 255, 255, 255, 255, 176, 176, 176, 176, 176, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 160, 160, 160, 255, 255, 255, 255, 255, 160, 160, 160, 160, 160, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 178, 178, 178, 255, 255, 255, 255, 255, 178, 178, 178, 178, 178, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 179, 179, 179, 255, 255, 255, 255, 255, 179, 179, 179, 179, 179, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 180, 180, 180, 255, 255, 255, 255, 255, 180, 180, 180, 180, 180, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 27, 27, 27, 255, 255, 255, 255, 255, 27, 27, 27, 27, 27, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 70, 70, 70, 255, 255, 255, 255, 255, 70, 70, 70, 70, 70, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 28, 28, 28, 255, 255, 255, 255, 255, 28, 28, 28, 28, 28, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 29, 29, 29, 255, 255, 255, 255, 255, 29, 29, 29, 29, 29, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 30, 30, 30, 255, 255, 255, 255, 255, 30, 30, 30, 30, 30, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 31, 31, 31, 255, 255, 255, 255, 255, 31, 31, 31, 31, 31, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 33, 33, 33, 255, 255, 255, 255, 255, 33, 33, 33, 33, 33, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 153, 153, 153, 255, 255, 255, 255, 255, 153, 153, 153, 153, 153, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 71, 71, 71, 255, 255, 255, 255, 255, 71, 71, 71, 71, 71, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 35, 35, 35, 255, 255, 255, 255, 255, 35, 35, 35, 35, 35, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 182, 182, 182, 255, 255, 255, 255, 255, 182, 182, 182, 182, 182, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 38, 38, 38, 255, 255, 255, 255, 255, 38, 38, 38, 38, 38, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 185, 185, 185, 255, 255, 255, 255, 255, 185, 185, 185, 185, 185, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 186, 186, 186, 255, 255, 255, 255, 255, 186, 186, 186, 186, 186, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 39, 39, 39, 255, 255, 255, 255, 255, 39, 39, 39, 39, 39, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 75, 75, 75, 255, 255, 255, 255, 255, 75, 75, 75, 75, 75, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 189, 189, 189, 255, 255, 255, 255, 255, 189, 189, 189, 189, 189, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 190, 190, 190, 255, 255, 255, 255, 255, 190, 190, 190, 190, 190, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 79, 79, 79, 255, 255, 255, 255, 255, 79, 79, 79, 79, 79, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 41, 41, 41, 255, 255, 255, 255, 255, 41, 41, 41, 41, 41, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 192, 192, 192, 255, 255, 255, 255, 255, 192, 192, 192, 192, 192, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 42, 42, 42, 255, 255, 255, 255, 255, 42, 42, 42, 42, 42, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 194, 194, 194, 255, 255, 255, 255, 255, 194, 194, 194, 194, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 43, 43, 43, 255, 255, 255, 255, 255, 43, 43, 43, 43, 43, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 197, 197, 197, 255, 255, 255, 255, 255, 197, 197, 197, 197, 197, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 44, 44, 44, 255, 255, 255, 255, 255, 44, 44, 44, 44, 44, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 45, 45, 45, 255, 255, 255, 255, 255, 45, 45, 45, 45, 45, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 202, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 93, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 203, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 25, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 84, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 96, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 97, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 10, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 147, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 148, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 209, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 19, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 158, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 159, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 132, 2, 2, 2, 2, 2, 2, 2, 2, 214, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 216, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 26, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 220, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 135, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 222, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 224, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 6, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 7, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 8, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 227, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 12, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 146, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 139, 2, 2, 2, 2, 2, 255,
    255, 255, 255, 255, 255, 2, 2, 2, 255, 2, 2, 2, 27, 255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 16, 2, 2, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 231, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 235, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 87, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 236, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 237, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 238, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 117, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 60, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 61, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 62, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 241, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 243, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 65, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 66, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 88, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 75, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 246, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 68, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 42, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
};
static const uint8_t rfc1738_check_genericurl_accept[248] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_check_genericurl_action[7] = {
    {{32, 32, 32, 32}, 32, 0, 1, 73}, {{32, 32, 32, 32}, 32, 0, 2, 74}, {{32, 32, 32, 32}, 32, 0, 2, 242}, {{32, 32, 32, 32}, 32, 0, 2, 244},
    {{32, 32, 32, 32}, 32, 0, 2, 76}, {{32, 32, 32, 32}, 32, 0, 1, 78}, {{32, 32, 32, 32}, 32, 0, 2, 247},
};
static const uint8_t rfc1738_check_genericurl_self_loop[248] = {
    0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 3, 3,
    0, 0, 0, 1, 4, 0, 2, 3, 0, 0, 2, 1, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 4, 0, 0, 1, 0, 4, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_triplet_loop rfc1738_check_genericurl_triplet_loop[1] = {{37, 7, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_check_genericurl_likely[248] = {
    {{0xfffe0ee0, 0x0}, {2, 0}}, {{0xfffe0ee0, 0x0}, {36, 0}}, {{0x1000, 0x0}, {27, 0}},
    {{0x1000, 0x0}, {229, 0}}, {{0x1000, 0x0}, {229, 0}}, {{0x1000, 0x0}, {230, 0}},
    {{0xfffe0ee0, 0x1000}, {2, 232}}, {{0x1000, 0x0}, {151, 0}}, {{0x1000, 0x0}, {233, 0}},
    {{0x1000, 0x0}, {234, 0}}, {{0x1000, 0x0}, {230, 0}}, {{0x1000, 0x0}, {232, 0}},
    {{0x1000, 0x0}, {151, 0}}, {{0x1000, 0x0}, {233, 0}}, {{0x1000, 0x0}, {239, 0}},
    {{0x1000, 0x0}, {34, 0}}, {{0x1000, 0x0}, {240, 0}}, {{0x1000, 0x0}, {239, 0}},
    {{0x1000, 0x0}, {34, 0}}, {{0x1000, 0x0}, {240, 0}}, {{0x1000, 0x0}, {245, 0}},
    {{0x800000, 0x200000}, {213, 212}}, {{0x200000, 0x0}, {199, 0}}, {{0x200000, 0x0}, {81, 0}},
    {{0x0, 0x0}, {221, 0}}, {{0x0, 0x0}, {225, 0}}, {{0x800000, 0x0}, {137, 0}},
    {{0x4, 0xfffffffa}, {161, 27}}, {{0x4, 0x0}, {163, 0}}, {{0xffffdefa, 0x0}, {29, 0}},
    {{0xffff7ffa, 0x4}, {30, 165}}, {{0x0, 0x0}, {0, 0}}, {{0xfffffffa, 0x0}, {37, 0}},
    {{0xfffffffa, 0x4}, {33, 91}}, {{0xfffffffa, 0x0}, {27, 0}}, {{0xffff9efa, 0x0}, {35, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xfffe0000, 0x0}, {105, 0}}, {{0xfffe0000, 0x0}, {105, 0}},
    {{0xfffe0e00, 0x0}, {107, 0}}, {{0xfffe0000, 0x0}, {107, 0}}, {{0xfffe0e00, 0x0}, {37, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xfffe0000, 0x0}, {72, 0}},
    {{0xfffe0000, 0x0}, {37, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xfffe0e00, 0x0}, {249, 0}}, {{0xfffe0e00, 0x0}, {250, 0}}, {{0xfffe0e00, 0x0}, {251, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xfffe0e00, 0x0}, {252, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xfffe0e00, 0x0}, {254, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x800000, 0x0}, {200, 0}},
    {{0x1000000, 0x0}, {82, 0}}, {{0x4000000, 0x0}, {205, 0}}, {{0x1000000, 0x0}, {86, 0}},
    {{0x4000000, 0x0}, {98, 0}}, {{0x800000, 0x0}, {206, 0}}, {{0x4000000, 0x0}, {207, 0}},
    {{0xfffffefe, 0x0}, {248, 0}}, {{0xfffffefe, 0x0}, {253, 0}}, {{0x10000000, 0x0}, {201, 0}},
    {{0x10000000, 0x0}, {92, 0}}, {{0x3e0c00, 0x0}, {177, 0}}, {{0x10000000, 0x0}, {204, 0}},
    {{0x40000000, 0x0}, {4, 0}}, {{0x40000000, 0x0}, {85, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x40000000, 0x0}, {11, 0}}, {{0x40000000, 0x0}, {13, 0}}, {{0x10000000, 0x0}, {208, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x100, 0x0}, {28, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x20000, 0x0}, {217, 0}}, {{0x100000, 0x10000000}, {24, 218}},
    {{0x100000, 0x0}, {133, 0}}, {{0x20000, 0x0}, {219, 0}}, {{0x20000, 0x0}, {83, 0}},
    {{0x4000000, 0x0}, {134, 0}}, {{0x4000000, 0x0}, {136, 0}}, {{0x100000, 0x0}, {5, 0}},
    {{0x4000000, 0x0}, {226, 0}}, {{0x10000000, 0x0}, {138, 0}}, {{0x100000, 0x0}, {145, 0}},
    {{0x100000, 0x0}, {228, 0}}, {{0x100000, 0x0}, {149, 0}}, {{0x8000000, 0x0}, {131, 0}},
    {{0x20000000, 0x0}, {215, 0}}, {{0x80000000, 0x0}, {144, 0}}, {{0x20000000, 0x0}, {94, 0}},
    {{0x20000000, 0x0}, {223, 0}}, {{0x80000000, 0x0}, {14, 0}}, {{0x20000000, 0x0}, {15, 0}},
    {{0x80000000, 0x0}, {17, 0}}, {{0x20000000, 0x0}, {18, 0}}, {{0x80000000, 0x0}, {150, 0}},
    {{0x20000000, 0x0}, {20, 0}}, {{0xfffe0000, 0x0}, {155, 0}}, {{0xfffefffa, 0x0}, {153, 0}},
    {{0xfffefffa, 0x4}, {153, 168}}, {{0x0, 0x0}, {0, 0}}, {{0xf11a, 0x0}, {153, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x400000, 0x0}, {143, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x3e0e00, 0x0}, {37, 0}}, {{0x3e0e00, 0x0}, {171, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x3e0e00, 0x0}, {173, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x3e0e00, 0x0}, {175, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x3e0e00, 0x0}, {178, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x3e0e00, 0x0}, {27, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x3e0e00, 0x0}, {28, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x3e0e00, 0x0}, {30, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x3e0e00, 0x0}, {33, 0}}, {{0x3e0e00, 0x0}, {153, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {202, 0}}, {{0x0, 0x0}, {93, 0}}, {{0x0, 0x0}, {203, 0}},
    {{0x100000, 0x0}, {25, 0}}, {{0x100000, 0x0}, {84, 0}}, {{0x0, 0x0}, {96, 0}},
    {{0x0, 0x0}, {97, 0}}, {{0x100000, 0x0}, {10, 0}}, {{0x100000, 0x0}, {147, 0}},
    {{0x0, 0x0}, {148, 0}}, {{0x100000, 0x0}, {209, 0}}, {{0x0, 0x0}, {19, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x1000000, 0x0}, {132, 214}},
    {{0x0, 0x0}, {216, 0}}, {{0x40000000, 0x0}, {3, 0}}, {{0x40000000, 0x0}, {26, 0}},
    {{0x0, 0x0}, {220, 0}}, {{0x1000000, 0x0}, {135, 0}}, {{0x0, 0x0}, {222, 0}},
    {{0x1000000, 0x0}, {224, 0}}, {{0x40000000, 0x0}, {6, 0}}, {{0x0, 0x0}, {7, 0}},
    {{0x40000000, 0x0}, {8, 0}}, {{0x0, 0x0}, {227, 0}}, {{0x0, 0x0}, {9, 0}},
    {{0x0, 0x0}, {12, 0}}, {{0x0, 0x0}, {146, 0}}, {{0x40000000, 0x0}, {139, 0}},
    {{0x0, 0x0}, {16, 0}}, {{0x100, 0x0}, {231, 0}}, {{0x100, 0x0}, {235, 0}},
    {{0x100, 0x0}, {87, 0}}, {{0x100, 0x0}, {236, 0}}, {{0x100, 0x0}, {237, 0}},
    {{0x100, 0x0}, {238, 0}}, {{0x100, 0x0}, {117, 0}}, {{0x100, 0x0}, {60, 0}},
    {{0x100, 0x0}, {61, 0}}, {{0x100, 0x0}, {62, 0}}, {{0x100, 0x0}, {241, 0}},
    {{0x100, 0x0}, {243, 0}}, {{0x100, 0x0}, {65, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x100, 0x0}, {88, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {246, 0}},
    {{0x100, 0x0}, {68, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_genericurl_expected[248] = {
    0, 0, 5, 5, 9, 5, 5, 5, 5, 5, 9, 9, 9, 9, 5, 5,
    5, 9, 9, 9, 5, 0, 11, 11, 5, 13, 5, 15, 18, 27, 35, 44,
    52, 15, 52, 54, 61, 16, 15, 15, 15, 15, 15, 67, 44, 74, 82, 82,
    82, 84, 82, 86, 86, 84, 84, 82, 86, 82, 86, 82, 82, 82, 82, 82,
    82, 82, 84, 82, 82, 82, 88, 95, 98, 105, 105, 108, 105, 113, 105, 121,
    124, 126, 128, 126, 128, 124, 128, 130, 130, 138, 138, 140, 138, 142, 142, 144,
    142, 142, 138, 142, 140, 140, 140, 140, 152, 156, 152, 161, 165, 168, 171, 171,
    171, 152, 165, 152, 165, 174, 156, 152, 177, 171, 152, 171, 152, 152, 177, 5,
    5, 5, 5, 182, 5, 5, 5, 5, 5, 5, 5, 5, 184, 5, 5, 186,
    5, 5, 5, 188, 186, 5, 5, 190, 190, 52, 15, 15, 198, 200, 202, 204,
    140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140,
    140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140, 140,
    140, 140, 140, 140, 140, 140, 206, 206, 206, 208, 208, 206, 206, 208, 208, 206,
    208, 206, 206, 208, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 210, 5, 5, 5, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122, 122,
    122, 122, 122, 122, 122, 122, 122, 122};
static const uint8_t rfc1738_check_genericurl_expected_terms[212] = {
    8, 21, 9, 10, 255, 8, 21, 9, 10, 3, 255, 24, 255, 26, 255, 14,
    0, 255, 1, 2, 13, 3, 5, 6, 7, 0, 255, 1, 2, 3, 5, 6,
    7, 0, 255, 1, 2, 13, 3, 4, 5, 7, 0, 255, 1, 2, 3, 4,
    5, 7, 0, 255, 14, 255, 1, 2, 3, 6, 7, 0, 255, 8, 21, 9,
    10, 0, 255, 1, 2, 3, 5, 6, 7, 255, 1, 2, 3, 4, 6, 7,
    0, 255, 8, 255, 20, 255, 11, 255, 1, 2, 4, 5, 6, 0, 255, 1,
    0, 255, 8, 21, 9, 10, 22, 0, 255, 13, 0, 255, 1, 13, 6, 0,
    255, 8, 21, 9, 10, 13, 22, 0, 255, 1, 13, 255, 23, 255, 33, 255,
    28, 255, 1, 2, 3, 4, 5, 6, 7, 255, 25, 255, 12, 255, 18, 255,
    35, 32, 36, 37, 38, 19, 24, 255, 8, 9, 10, 255, 8, 9, 10, 0,
    255, 8, 9, 0, 255, 11, 10, 255, 11, 0, 255, 8, 9, 255, 8, 13,
    255, 8, 9, 10, 13, 255, 32, 255, 34, 255, 30, 255, 31, 255, 1, 2,
    13, 3, 4, 5, 6, 255, 16, 255, 29, 255, 17, 255, 5, 255, 15, 255,
    19, 255, 27, 255};
#endif
static const uric_link rfc1738_check_genericurl_links[2] = {
    {&rfc1738_call_account, false},
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_check_genericurl = {
    rfc1738_check_genericurl_byte_class, rfc1738_check_genericurl_entry, NULL,
    rfc1738_check_genericurl_accept, rfc1738_check_genericurl_action, NULL,
    rfc1738_check_genericurl_self_loop, rfc1738_check_genericurl_likely, rfc1738_check_genericurl_self_loop_sets, rfc1738_check_genericurl_triplet_loop,
    rfc1738_check_genericurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_genericurl_expected, rfc1738_check_genericurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    248, 7, 37, 63, 2, 0, 37,
};

/* rfc1738_check_otherurl: 114 states, 0 actions, 32 classes */
static const uint8_t rfc1738_check_otherurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 2, 2, 195, 4, 197, 193, 193, 193, 198, 231, 193, 231, 231, 8,
    233, 233, 233, 233, 233, 233, 233, 233, 233, 233, 138, 75, 2, 76, 2, 197,
    141, 238, 239, 239, 239, 240, 241, 242, 243, 244, 245, 245, 246, 247, 248, 249,
    250, 245, 251, 252, 253, 245, 245, 254, 245, 245, 245, 31, 31, 31, 31, 195,
    31, 238, 239, 239, 239, 240, 241, 242, 243, 244, 245, 245, 246, 247, 248, 249,
    250, 245, 251, 252, 253, 245, 245, 254, 245, 245, 245, 31, 31, 31, 31, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_check_otherurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 84, 84, 120},
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 84, 120},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 84, 80, 84, 84, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
};
static const uint8_t rfc1738_check_otherurl_entry[3648] = {
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 114, 114, 114, 114, 77, 77, 77, 51, 52, 53, 77, 77, 77, 64, 78, 77, 65, 77, 77, 79, 66, 114,
    114, 1, 114, 1, 99, 1, 1, 1, 114, 1, 2, 1, 1, 114, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 114,
    114, 2, 114, 2, 103, 2, 2, 2, 114, 2, 114, 2, 2, 114, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 69, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 86, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 45, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 19, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 95, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 47, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 88, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 46, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46,
    114, 114, 46, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 46, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 46, 114, 114, 46, 114, 46, 46, 46, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 114, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 82, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 25, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 26, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 85, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 9, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 27, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 36, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 10, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 39, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 29, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 35, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 33, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 81, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 96, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 22, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 40, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 28, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 29, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 30, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 98, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 46, 114, 46, 114, 114, 46, 46, 114, 46, 114, 114, 114, 114, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 114,
    114, 46, 114, 46, 98, 114, 46, 46, 114, 46, 114, 114, 114, 114, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 114,
    114, 45, 114, 45, 100, 45, 45, 45, 114, 45, 45, 114, 49, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 47, 114, 47, 104, 47, 47, 47, 114, 47, 47, 114, 50, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 114,
    114, 48, 114, 48, 105, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 114,
    114, 49, 114, 49, 107, 49, 49, 49, 114, 49, 49, 114, 114, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 114,
    114, 50, 114, 50, 110, 50, 50, 50, 114, 50, 50, 47, 114, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 54, 77, 77, 77, 77, 77, 77, 77, 77, 67, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 68, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 55, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 83, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 67, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 60, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 70, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 84, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 69, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 61, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 62, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 18, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 18, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 56, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 57, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 59, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 18, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 4, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 18, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 71, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 89, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 18, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 62, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 34, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 80, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 21, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 3, 77, 77, 77, 77, 77, 77, 77, 55, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 58, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 33, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 97, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 18, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 87, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 37, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 72, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 63, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 41, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 77, 114, 77, 48, 114, 114, 114, 77, 77, 73, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 32, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 33, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 94, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 20, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 23, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 24, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 9, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 38, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 101, 114, 114, 114, 114, 101, 101, 101, 101, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 102, 114, 114, 114, 114, 102, 102, 102, 102, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 106, 114, 114, 114, 114, 106, 106, 106, 106, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 46, 46, 46, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 1, 114, 114, 114, 114, 1, 1, 1, 1, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 108, 114, 114, 114, 114, 108, 108, 108, 108, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 109, 114, 114, 114, 114, 109, 109, 109, 109, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 111, 114, 114, 114, 114, 111, 111, 111, 111, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 45, 114, 114, 114, 114, 45, 45, 45, 45, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 112, 114, 114, 114, 114, 112, 112, 112, 112, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 2, 114, 114, 114, 114, 2, 2, 2, 2, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 47, 114, 114, 114, 114, 47, 47, 47, 47, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 113, 114, 114, 114, 114, 113, 113, 113, 113, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 48, 114, 114, 114, 114, 48, 48, 48, 48, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 49, 114, 114, 114, 114, 49, 49, 49, 49, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 50, 114, 114, 114, 114, 50, 50, 50, 50, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
};
static const uint8_t rfc1738_check_otherurl_accept[114] = {
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};
static const uint8_t rfc1738_check_otherurl_self_loop[114] = {
    0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1,
    4, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};
static const uric_triplet_loop rfc1738_check_otherurl_triplet_loop[1] = {{37, 11, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_check_otherurl_likely[114] = {
    {{0x80000, 0x20000}, {53, 51}}, {{0x400, 0x0}, {2, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x40000000, 0x0}, {69, 0}}, {{0x80000, 0x0}, {86, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x40000, 0x0}, {19, 0}}, {{0x800000, 0x0}, {95, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x10000000, 0x0}, {46, 0}}, {{0x10000000, 0x0}, {88, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x7fffc280, 0x0}, {77, 0}}, {{0x2000000, 0x0}, {82, 0}}, {{0x100000, 0x0}, {25, 0}},
    {{0x8000000, 0x0}, {26, 0}}, {{0x400000, 0x0}, {85, 0}}, {{0x100000, 0x0}, {9, 0}},
    {{0x100000, 0x0}, {27, 0}}, {{0x400000, 0x0}, {36, 0}}, {{0x2000000, 0x0}, {10, 0}},
    {{0x400000, 0x0}, {39, 0}}, {{0x8000000, 0x0}, {46, 0}}, {{0x2000000, 0x0}, {46, 0}},
    {{0x8000000, 0x0}, {29, 0}}, {{0x20000000, 0x0}, {35, 0}}, {{0x20000000, 0x0}, {33, 0}},
    {{0x20000000, 0x0}, {81, 0}}, {{0x10000, 0x0}, {96, 0}}, {{0x10000, 0x0}, {22, 0}},
    {{0x10000, 0x0}, {46, 0}}, {{0x10000, 0x0}, {40, 0}}, {{0x10000, 0x0}, {28, 0}},
    {{0x20000000, 0x0}, {29, 0}}, {{0x20000000, 0x0}, {46, 0}}, {{0x10000, 0x0}, {30, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x7fffc2ca, 0x0}, {46, 0}}, {{0x7fffc2ca, 0x0}, {46, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x20000000, 0x100000}, {67, 54}}, {{0x2000000, 0x0}, {68, 0}}, {{0x20000000, 0x0}, {55, 0}},
    {{0x400000, 0x0}, {83, 0}}, {{0x20000000, 0x0}, {67, 0}}, {{0x100000, 0x0}, {60, 0}},
    {{0x2000000, 0x0}, {70, 0}}, {{0x400000, 0x0}, {84, 0}}, {{0x100000, 0x0}, {69, 0}},
    {{0x400000, 0x0}, {61, 0}}, {{0x20000000, 0x0}, {62, 0}}, {{0x2000000, 0x0}, {18, 0}},
    {{0x20000000, 0x0}, {18, 0}}, {{0x4000, 0x0}, {56, 0}}, {{0x8000000, 0x0}, {57, 0}},
    {{0x4000, 0x0}, {59, 0}}, {{0x4000000, 0x0}, {18, 0}}, {{0x4000000, 0x0}, {4, 0}},
    {{0x10000000, 0x0}, {18, 0}}, {{0x10000000, 0x0}, {71, 0}}, {{0x4000000, 0x0}, {89, 0}},
    {{0x8000000, 0x0}, {18, 0}}, {{0x8000000, 0x0}, {62, 0}}, {{0x1000000, 0x0}, {34, 0}},
    {{0x1000000, 0x0}, {80, 0}}, {{0x4000000, 0x0}, {21, 0}}, {{0x400, 0x0}, {48, 0}},
    {{0x10000, 0x1000000}, {3, 55}}, {{0x10000, 0x0}, {58, 0}}, {{0x1000000, 0x0}, {33, 0}},
    {{0x4000000, 0x0}, {46, 0}}, {{0x4000000, 0x0}, {97, 0}}, {{0x10000, 0x0}, {18, 0}},
    {{0x1000000, 0x0}, {87, 0}}, {{0x1000000, 0x0}, {37, 0}}, {{0x10000, 0x0}, {72, 0}},
    {{0x10000, 0x0}, {63, 0}}, {{0x4000000, 0x0}, {41, 0}}, {{0x10000, 0x0}, {73, 0}},
    {{0x80000, 0x0}, {32, 0}}, {{0x20000, 0x0}, {33, 0}}, {{0x40000000, 0x0}, {94, 0}},
    {{0x20000, 0x0}, {20, 0}}, {{0x4000, 0x0}, {23, 0}}, {{0x4000, 0x0}, {24, 0}},
    {{0x40000000, 0x0}, {9, 0}}, {{0x80000, 0x0}, {38, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_otherurl_expected[114] = {
    0, 5, 13, 20, 20, 26, 28, 30, 26, 32, 32, 34, 36, 38, 40, 42,
    44, 46, 0, 48, 50, 52, 54, 50, 50, 54, 48, 54, 52, 48, 52, 56,
    56, 56, 58, 58, 58, 58, 58, 56, 56, 58, 60, 62, 64, 66, 11, 66,
    73, 76, 83, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 91, 91, 93, 20, 20, 20,
    91, 93, 93, 20, 20, 91, 20, 20, 93, 20, 95, 97, 99, 97, 101, 101,
    99, 95, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103,
    103, 103};
static const uint8_t rfc1738_check_otherurl_expected_terms[105] = {
    8, 21, 9, 10, 255, 1, 2, 3, 4, 5, 6, 0, 255, 1, 2, 4,
    5, 6, 0, 255, 8, 21, 9, 10, 3, 255, 4, 255, 29, 255, 34, 255,
    27, 255, 11, 255, 39, 255, 40, 255, 41, 255, 42, 255, 43, 255, 44, 255,
    30, 255, 33, 255, 31, 255, 28, 255, 15, 255, 19, 255, 45, 255, 46, 255,
    1, 255, 1, 2, 3, 5, 6, 7, 255, 14, 0, 255, 1, 2, 3, 6,
    7, 0, 255, 1, 2, 3, 4, 6, 7, 0, 255, 25, 255, 18, 255, 23,
    255, 24, 255, 26, 255, 32, 255, 12, 255};
#endif
static const uric_machine rfc1738_check_otherurl = {
    rfc1738_check_otherurl_byte_class, rfc1738_check_otherurl_entry, NULL,
    rfc1738_check_otherurl_accept, NULL, NULL,
    rfc1738_check_otherurl_self_loop, rfc1738_check_otherurl_likely, rfc1738_check_otherurl_self_loop_sets, rfc1738_check_otherurl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_otherurl_expected, rfc1738_check_otherurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    114, 0, 32, 31, 0, 0, 32,
};

/* rfc1738_check_ip_schemepart: 90 states, 0 actions, 11 classes */
static const uint8_t rfc1738_check_ip_schemepart_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 145, 0, 0, 145, 2, 145, 145, 145, 145, 145, 145, 145, 147, 148, 21,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 23, 145, 0, 145, 0, 145,
    24, 217, 217, 217, 217, 217, 217, 218, 218, 218, 218, 218, 218, 218, 218, 218,
    218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 0, 0, 0, 0, 145,
    0, 217, 217, 217, 217, 217, 217, 218, 218, 218, 218, 218, 218, 218, 218, 218,
    218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 218, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_check_ip_schemepart_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 84, 120},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
};
static const uint8_t rfc1738_check_ip_schemepart_entry[990] = {
    90, 90, 90, 90, 90, 2, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 44, 90, 90, 4, 4,
    90, 90, 90, 90, 90, 14, 90, 90, 90, 90, 90,
    90, 90, 90, 47, 29, 90, 3, 30, 90, 3, 3,
    90, 90, 90, 50, 32, 90, 4, 90, 90, 4, 4,
    90, 90, 90, 90, 90, 90, 5, 90, 90, 90, 90,
    90, 90, 90, 56, 37, 86, 6, 38, 90, 6, 6,
    90, 90, 90, 90, 90, 86, 7, 90, 90, 90, 90,
    90, 90, 90, 45, 29, 90, 8, 30, 90, 46, 46,
    90, 90, 90, 48, 32, 90, 9, 90, 90, 49, 49,
    90, 90, 90, 54, 37, 86, 10, 38, 90, 55, 55,
    90, 12, 73, 12, 12, 90, 61, 13, 27, 83, 83,
    90, 12, 73, 12, 12, 90, 12, 13, 27, 12, 12,
    90, 13, 75, 13, 13, 90, 13, 90, 27, 13, 13,
    90, 18, 76, 18, 18, 90, 65, 19, 33, 84, 84,
    90, 12, 73, 12, 12, 90, 66, 13, 27, 83, 83,
    90, 12, 73, 12, 12, 90, 63, 13, 27, 83, 83,
    90, 13, 75, 13, 13, 90, 85, 90, 27, 13, 13,
    90, 18, 76, 18, 18, 90, 18, 19, 33, 18, 18,
    90, 19, 79, 19, 19, 90, 19, 90, 33, 19, 19,
    90, 18, 76, 18, 18, 90, 70, 19, 33, 84, 84,
    90, 18, 76, 18, 18, 90, 68, 19, 33, 84, 84,
    90, 19, 79, 19, 19, 90, 87, 90, 33, 19, 19,
    90, 12, 73, 12, 12, 90, 71, 13, 27, 83, 83,
    90, 18, 76, 18, 18, 90, 72, 19, 33, 84, 84,
    90, 12, 73, 12, 12, 90, 88, 13, 27, 83, 83,
    90, 18, 76, 18, 18, 90, 89, 19, 33, 84, 84,
    90, 90, 90, 90, 90, 90, 43, 90, 90, 3, 3,
    90, 90, 90, 90, 90, 90, 51, 90, 90, 3, 3,
    90, 90, 90, 90, 90, 90, 46, 90, 90, 3, 3,
    90, 90, 90, 90, 90, 90, 5, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 52, 90, 90, 4, 4,
    90, 90, 90, 90, 90, 90, 49, 90, 90, 4, 4,
    90, 90, 90, 90, 90, 90, 53, 90, 90, 6, 6,
    90, 90, 90, 90, 90, 90, 57, 90, 90, 3, 3,
    90, 90, 90, 90, 90, 90, 58, 90, 90, 4, 4,
    90, 90, 90, 90, 90, 90, 59, 90, 90, 6, 6,
    90, 90, 90, 90, 90, 90, 55, 90, 90, 6, 6,
    90, 90, 90, 90, 90, 90, 7, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 8, 90, 90, 3, 3,
    90, 90, 90, 90, 90, 90, 9, 90, 90, 4, 4,
    90, 90, 90, 90, 90, 90, 60, 90, 90, 6, 6,
    90, 90, 90, 90, 90, 90, 10, 90, 90, 6, 6,
    90, 90, 90, 45, 28, 90, 43, 90, 90, 46, 46,
    90, 90, 90, 48, 31, 90, 44, 90, 90, 49, 49,
    90, 90, 90, 45, 90, 90, 46, 90, 90, 46, 46,
    90, 90, 90, 45, 29, 90, 46, 90, 90, 46, 46,
    90, 90, 90, 47, 90, 90, 3, 90, 90, 3, 3,
    90, 90, 90, 48, 90, 90, 49, 90, 90, 49, 49,
    90, 90, 90, 48, 32, 90, 49, 90, 90, 49, 49,
    90, 90, 90, 50, 90, 90, 4, 90, 90, 4, 4,
    90, 90, 90, 45, 34, 90, 51, 90, 90, 46, 46,
    90, 90, 90, 48, 35, 90, 52, 90, 90, 49, 49,
    90, 90, 90, 54, 36, 90, 53, 90, 90, 55, 55,
    90, 90, 90, 54, 90, 90, 55, 90, 90, 55, 55,
    90, 90, 90, 54, 37, 90, 55, 90, 90, 55, 55,
    90, 90, 90, 56, 90, 90, 6, 90, 90, 6, 6,
    90, 90, 90, 45, 39, 90, 57, 90, 90, 46, 46,
    90, 90, 90, 48, 40, 90, 58, 90, 90, 49, 49,
    90, 90, 90, 54, 41, 90, 59, 90, 90, 55, 55,
    90, 90, 90, 54, 42, 90, 60, 90, 90, 55, 55,
    90, 12, 73, 62, 15, 90, 61, 13, 27, 63, 63,
    90, 12, 73, 62, 12, 90, 63, 13, 27, 63, 63,
    90, 12, 73, 62, 16, 90, 63, 13, 27, 63, 63,
    90, 12, 73, 64, 12, 90, 83, 13, 27, 83, 83,
    90, 18, 76, 67, 20, 90, 65, 19, 33, 68, 68,
    90, 12, 73, 62, 23, 90, 66, 13, 27, 63, 63,
    90, 18, 76, 67, 18, 90, 68, 19, 33, 68, 68,
    90, 18, 76, 67, 21, 90, 68, 19, 33, 68, 68,
    90, 18, 76, 69, 18, 90, 84, 19, 33, 84, 84,
    90, 18, 76, 67, 24, 90, 70, 19, 33, 68, 68,
    90, 12, 73, 62, 25, 90, 71, 13, 27, 63, 63,
    90, 18, 76, 67, 26, 90, 72, 19, 33, 68, 68,
    90, 90, 90, 90, 90, 90, 74, 90, 90, 74, 90,
    90, 90, 90, 90, 90, 90, 12, 90, 90, 12, 90,
    90, 90, 90, 90, 90, 90, 77, 90, 90, 77, 90,
    90, 90, 90, 90, 90, 90, 78, 90, 90, 78, 90,
    90, 90, 90, 90, 90, 90, 13, 90, 90, 13, 90,
    90, 90, 90, 90, 90, 90, 18, 90, 90, 18, 90,
    90, 90, 90, 90, 90, 90, 80, 90, 90, 80, 90,
    90, 90, 90, 90, 90, 90, 19, 90, 90, 19, 90,
    90, 90, 90, 90, 90, 90, 82, 90, 90, 82, 90,
    90, 90, 90, 90, 90, 90, 86, 90, 90, 86, 90,
    90, 12, 73, 64, 16, 90, 83, 17, 27, 83, 83,
    90, 18, 76, 69, 21, 86, 84, 22, 33, 84, 84,
    90, 13, 75, 13, 13, 90, 85, 90, 27, 13, 13,
    90, 86, 81, 86, 86, 86, 86, 86, 86, 86, 86,
    90, 19, 79, 19, 19, 86, 87, 90, 33, 19, 19,
    90, 12, 73, 62, 16, 90, 88, 17, 27, 63, 63,
    90, 18, 76, 67, 21, 86, 89, 22, 33, 68, 68,
};
static const uint8_t rfc1738_check_ip_schemepart_accept[90] = {
    0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1};
static const uint8_t rfc1738_check_ip_schemepart_self_loop[90] = {
    0, 0, 0, 2, 2, 3, 2, 3, 3, 3, 3, 0, 1, 1, 0, 0,
    0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 2, 0,
    0, 2, 0, 3, 3, 3, 0, 2, 0, 3, 3, 3, 3, 3, 0, 2,
    0, 3, 3, 0, 2, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 2, 2, 3, 4, 3, 3, 3};
static const uric_triplet_loop rfc1738_check_ip_schemepart_triplet_loop[1] = {{37, 9, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_check_ip_schemepart_likely[90] = {
    {{0x0, 0x0}, {0, 0}}, {{0x600, 0x0}, {4, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {30, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x600, 0x0}, {83, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x100, 0x0}, {27, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x61a, 0x0}, {13, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x600, 0x0}, {3, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x80, 0x0}, {17, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_ip_schemepart_expected[90] = {
    0, 2, 0, 5, 11, 16, 19, 26, 5, 11, 19, 30, 30, 38, 30, 30,
    30, 38, 30, 38, 30, 30, 38, 30, 30, 30, 30, 45, 45, 45, 47, 45,
    45, 45, 45, 45, 45, 45, 47, 45, 45, 45, 45, 49, 49, 53, 49, 53,
    53, 49, 53, 49, 49, 49, 53, 49, 53, 49, 49, 49, 49, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 56, 56, 56, 56, 56, 56, 56,
    56, 56, 56, 58, 67, 70, 67, 78, 58, 67};
static const uint8_t rfc1738_check_ip_schemepart_expected_terms[87] = {
    13, 255, 8, 0, 255, 8, 9, 10, 3, 0, 255, 8, 9, 10, 0, 255,
    11, 0, 255, 8, 9, 10, 13, 3, 0, 255, 11, 13, 0, 255, 1, 2,
    3, 4, 5, 6, 7, 255, 1, 2, 4, 5, 6, 7, 255, 8, 255, 11,
    255, 8, 9, 10, 255, 8, 9, 255, 12, 255, 1, 2, 3, 4, 5, 6,
    7, 0, 255, 14, 0, 255, 1, 2, 4, 5, 6, 7, 0, 255, 1, 2,
    13, 4, 5, 6, 7, 0, 255};
#endif
static const uric_machine rfc1738_check_ip_schemepart = {
    rfc1738_check_ip_schemepart_byte_class, rfc1738_check_ip_schemepart_entry, NULL,
    rfc1738_check_ip_schemepart_accept, NULL, NULL,
    rfc1738_check_ip_schemepart_self_loop, rfc1738_check_ip_schemepart_likely, rfc1738_check_ip_schemepart_self_loop_sets, rfc1738_check_ip_schemepart_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_ip_schemepart_expected, rfc1738_check_ip_schemepart_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    90, 0, 11, 15, 0, 0, 11,
};

/* rfc1738_check_waisurl: 58 states, 4 actions, 15 classes */
static const uint8_t rfc1738_check_waisurl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 0, 193, 2, 67, 193, 193, 193, 193, 193, 193, 193, 193, 4,
    197, 198, 198, 198, 198, 198, 198, 198, 198, 199, 72, 67, 0, 67, 0, 9,
    67, 202, 198, 198, 198, 198, 198, 203, 203, 204, 203, 203, 203, 203, 203, 203,
    203, 203, 203, 205, 203, 203, 203, 206, 203, 203, 203, 0, 0, 0, 0, 193,
    0, 202, 198, 198, 198, 198, 198, 203, 203, 204, 203, 203, 203, 203, 203, 203,
    203, 203, 203, 205, 203, 203, 203, 206, 203, 203, 203, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_check_waisurl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 248, 252, 252, 252, 244, 84, 84, 84, 84, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 112},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t rfc1738_check_waisurl_entry[870] = {
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 4,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 5,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 6,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 7,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 15, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 16, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 17, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 18, 62, 62, 62, 62,
    62, 8, 23, 8, 62, 8, 8, 8, 8, 62, 8, 8, 8, 8, 8,
    62, 9, 46, 62, 13, 9, 9, 9, 62, 14, 9, 9, 9, 9, 9,
    62, 10, 47, 62, 62, 10, 10, 10, 62, 62, 10, 10, 10, 10, 10,
    62, 11, 48, 62, 62, 11, 11, 11, 62, 14, 11, 11, 11, 11, 11,
    62, 12, 49, 62, 13, 12, 12, 12, 62, 62, 12, 12, 12, 12, 12,
    62, 13, 51, 62, 10, 13, 13, 13, 62, 62, 13, 13, 13, 13, 13,
    62, 14, 52, 14, 62, 14, 14, 14, 14, 62, 14, 14, 14, 14, 14,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 37, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 38, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 39, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 40, 62, 62,
    62, 62, 62, 62, 62, 58, 58, 58, 62, 62, 58, 58, 58, 58, 58,
    62, 62, 62, 62, 62, 59, 59, 59, 62, 62, 59, 59, 59, 59, 59,
    62, 62, 62, 62, 62, 60, 60, 60, 62, 62, 60, 60, 60, 60, 60,
    62, 62, 62, 62, 62, 61, 61, 61, 62, 62, 61, 61, 61, 61, 61,
    62, 62, 62, 62, 62, 24, 45, 45, 62, 62, 45, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 8, 8, 62, 62, 62, 8, 62, 62, 62, 62,
    62, 62, 62, 62, 29, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 30, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 31, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 32, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 19, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 20, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 21, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 22, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 9, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 10, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 11, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 12, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 41, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 42, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 43, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 44, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 25, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 26, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 27, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 28, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 8, 8, 8, 62, 62, 8, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 50, 50, 50, 62, 62, 50, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 53, 53, 53, 62, 62, 53, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 54, 54, 54, 62, 62, 54, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 55, 55, 55, 62, 62, 55, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 9, 9, 9, 62, 62, 9, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 56, 56, 56, 62, 62, 56, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 57, 57, 57, 62, 62, 57, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 10, 10, 10, 62, 62, 10, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 11, 11, 11, 62, 62, 11, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 12, 12, 12, 62, 62, 12, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 13, 13, 13, 62, 62, 13, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 14, 14, 14, 62, 62, 14, 62, 62, 62, 62,
};
static const uint8_t rfc1738_check_waisurl_accept[58] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_check_waisurl_action[4] = {
    {{32, 32, 32, 32}, 32, 0, 1, 33}, {{32, 32, 32, 32}, 32, 0, 1, 34}, {{32, 32, 32, 32}, 32, 0, 1, 35}, {{32, 32, 32, 32}, 32, 0, 1, 36},
};
static const uint8_t rfc1738_check_waisurl_self_loop[58] = {
    0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_triplet_loop rfc1738_check_waisurl_triplet_loop[1] = {{37, 1, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_check_waisurl_likely[58] = {
    {{0x4000, 0x0}, {4, 0}}, {{0x4000, 0x0}, {5, 0}}, {{0x4000, 0x0}, {6, 0}},
    {{0x4000, 0x0}, {7, 0}}, {{0x400, 0x0}, {15, 0}}, {{0x400, 0x0}, {16, 0}},
    {{0x400, 0x0}, {17, 0}}, {{0x400, 0x0}, {18, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1000, 0x0}, {37, 0}}, {{0x1000, 0x0}, {38, 0}}, {{0x1000, 0x0}, {39, 0}},
    {{0x1000, 0x0}, {40, 0}}, {{0x7ce0, 0x0}, {58, 0}}, {{0x7ce0, 0x0}, {59, 0}},
    {{0x7ce0, 0x0}, {60, 0}}, {{0x7ce0, 0x0}, {61, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x10, 0x0}, {29, 0}}, {{0x10, 0x0}, {30, 0}},
    {{0x10, 0x0}, {31, 0}}, {{0x10, 0x0}, {32, 0}}, {{0x10, 0x0}, {19, 0}},
    {{0x10, 0x0}, {20, 0}}, {{0x10, 0x0}, {21, 0}}, {{0x10, 0x0}, {22, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x2000, 0x0}, {41, 0}}, {{0x2000, 0x0}, {42, 0}},
    {{0x2000, 0x0}, {43, 0}}, {{0x2000, 0x0}, {44, 0}}, {{0x100, 0x0}, {25, 0}},
    {{0x100, 0x0}, {26, 0}}, {{0x100, 0x0}, {27, 0}}, {{0x100, 0x0}, {28, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_waisurl_expected[58] = {
    0, 0, 0, 0, 2, 2, 2, 2, 4, 12, 17, 20, 23, 23, 4, 26,
    26, 26, 26, 28, 28, 28, 28, 30, 32, 24, 24, 24, 24, 24, 24, 24,
    24, 24, 24, 24, 24, 40, 40, 40, 40, 42, 42, 42, 42, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30};
static const uint8_t rfc1738_check_waisurl_expected_terms[44] = {
    26, 255, 32, 255, 1, 2, 3, 4, 5, 7, 0, 255, 1, 13, 6, 0,
    255, 1, 0, 255, 1, 6, 255, 1, 13, 255, 33, 255, 8, 255, 12, 255,
    35, 32, 36, 37, 38, 19, 24, 255, 27, 255, 3, 255};
#endif
static const uric_link rfc1738_check_waisurl_links[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_check_waisurl = {
    rfc1738_check_waisurl_byte_class, rfc1738_check_waisurl_entry, NULL,
    rfc1738_check_waisurl_accept, rfc1738_check_waisurl_action, NULL,
    rfc1738_check_waisurl_self_loop, rfc1738_check_waisurl_likely, rfc1738_check_waisurl_self_loop_sets, rfc1738_check_waisurl_triplet_loop,
    rfc1738_check_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_waisurl_expected, rfc1738_check_waisurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    58, 4, 15, 15, 1, 0, 15,
};

/* rfc1738_check_prosperourl: 22 states, 1 actions, 14 classes */
static const uint8_t rfc1738_check_prosperourl_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 193, 0, 0, 193, 2, 193, 193, 193, 193, 193, 193, 193, 193, 193, 67,
    196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 197, 6, 0, 71, 0, 193,
    193, 196, 196, 196, 196, 200, 196, 201, 201, 201, 201, 201, 201, 201, 201, 202,
    203, 201, 204, 205, 201, 201, 201, 201, 201, 201, 201, 0, 0, 0, 0, 193,
    0, 196, 196, 196, 196, 200, 196, 201, 201, 201, 201, 201, 201, 201, 201, 202,
    203, 201, 204, 205, 201, 201, 201, 201, 201, 201, 201, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_check_prosperourl_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 84, 84, 120},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 92, 84, 124},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t rfc1738_check_prosperourl_entry[308] = {
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 1, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 13, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 19, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 14, 23,
    23, 23, 23, 23, 5, 23, 23, 23, 5, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 10, 23, 23, 23, 10, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 7, 23, 23, 23, 7, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 11, 23, 23, 23, 11, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 9, 23, 23, 23, 9, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 12, 23, 23, 23, 12, 23, 23, 23, 23, 23,
    23, 10, 4, 10, 10, 10, 11, 10, 10, 10, 10, 10, 10, 10,
    23, 11, 6, 23, 11, 11, 23, 12, 11, 11, 11, 11, 11, 11,
    23, 12, 8, 23, 12, 12, 11, 23, 12, 12, 12, 12, 12, 12,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 18, 23, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 20, 23, 23, 23,
    23, 23, 23, 16, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 21, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 10, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 2,
    23, 23, 23, 23, 23, 23, 23, 23, 3, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 23, 15, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 22, 23, 23, 23, 22, 22, 22, 22, 22, 22,
};
static const uint8_t rfc1738_check_prosperourl_accept[22] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_check_prosperourl_action[1] = {
    {{32, 32, 32, 32}, 32, 0, 1, 17},
};
static const uint8_t rfc1738_check_prosperourl_self_loop[22] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0};
static const uric_triplet_loop rfc1738_check_prosperourl_triplet_loop[1] = {{37, 3, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_likely rfc1738_check_prosperourl_likely[22] = {
    {{0x800, 0x0}, {1, 0}}, {{0x1000, 0x0}, {13, 0}}, {{0x800, 0x0}, {19, 0}},
    {{0x1000, 0x0}, {14, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x400, 0x0}, {18, 0}}, {{0x400, 0x0}, {20, 0}},
    {{0x8, 0x0}, {16, 0}}, {{0x8, 0x0}, {21, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x2000, 0x0}, {2, 0}}, {{0x100, 0x0}, {3, 0}}, {{0x20, 0x0}, {15, 0}},
    {{0x3f10, 0x0}, {22, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_prosperourl_expected[22] = {
    0, 2, 0, 2, 4, 4, 4, 4, 4, 4, 6, 9, 16, 24, 24, 26,
    26, 26, 28, 30, 32, 34};
static const uint8_t rfc1738_check_prosperourl_expected_terms[36] = {
    18, 255, 31, 255, 12, 255, 14, 0, 255, 1, 2, 3, 5, 6, 7, 255,
    1, 2, 3, 4, 6, 7, 0, 255, 30, 255, 13, 255, 27, 255, 19, 255,
    3, 255, 8, 255};
#endif
static const uric_link rfc1738_check_prosperourl_links[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_check_prosperourl = {
    rfc1738_check_prosperourl_byte_class, rfc1738_check_prosperourl_entry, NULL,
    rfc1738_check_prosperourl_accept, rfc1738_check_prosperourl_action, NULL,
    rfc1738_check_prosperourl_self_loop, rfc1738_check_prosperourl_likely, rfc1738_check_prosperourl_self_loop_sets, rfc1738_check_prosperourl_triplet_loop,
    rfc1738_check_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_prosperourl_expected, rfc1738_check_prosperourl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    22, 1, 14, 15, 1, 0, 14,
};

/* rfc1738_check_otherscheme: 35 states, 0 actions, 17 classes */
static const uint8_t rfc1738_check_otherscheme_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 0, 129, 129, 0,
    129, 129, 129, 129, 129, 129, 129, 129, 129, 129, 0, 0, 0, 0, 0, 0,
    0, 130, 129, 129, 129, 131, 132, 133, 134, 135, 129, 129, 136, 137, 138, 139,
    140, 129, 141, 142, 143, 129, 129, 144, 129, 129, 129, 0, 0, 0, 0, 0,
    0, 130, 129, 129, 129, 131, 132, 133, 134, 135, 129, 129, 136, 137, 138, 139,
    140, 129, 141, 142, 143, 129, 129, 144, 129, 129, 129, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_check_otherscheme_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 84, 80, 84, 84, 80},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t rfc1738_check_otherscheme_entry[595] = {
    35, 1, 1, 1, 9, 2, 10, 1, 1, 23, 16, 1, 29, 1, 1, 17, 24,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 31, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 28, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 19, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 14, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 30, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 30, 1,
    35, 1, 1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 27, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1,
    35, 1, 1, 25, 1, 1, 1, 1, 1, 1, 11, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 21, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 33, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 34, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 27,
    35, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 32, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 26, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 22, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1,
};
static const uint8_t rfc1738_check_otherscheme_accept[35] = {
    0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1};
static const uint8_t rfc1738_check_otherscheme_self_loop[35] = {
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0};
static const uric_likely rfc1738_check_otherscheme_likely[35] = {
    {{0x40, 0x10}, {10, 9}}, {{0x0, 0x0}, {0, 0}}, {{0x800, 0x0}, {31, 0}},
    {{0x100, 0x0}, {18, 0}}, {{0x800, 0x0}, {28, 0}}, {{0x100, 0x0}, {19, 0}},
    {{0x1fffe, 0x0}, {1, 0}}, {{0x100, 0x0}, {14, 0}}, {{0x800, 0x0}, {6, 0}},
    {{0x8000, 0x80}, {30, 3}}, {{0x8000, 0x0}, {11, 0}}, {{0x8000, 0x0}, {30, 0}},
    {{0x80, 0x0}, {7, 0}}, {{0x80, 0x0}, {27, 0}}, {{0x8000, 0x0}, {8, 0}},
    {{0x8000, 0x0}, {6, 0}}, {{0x8, 0x400}, {25, 11}}, {{0x8, 0x0}, {5, 0}},
    {{0x8, 0x0}, {6, 0}}, {{0x400, 0x0}, {21, 0}}, {{0x8, 0x0}, {33, 0}},
    {{0x8, 0x0}, {15, 0}}, {{0x8, 0x0}, {34, 0}}, {{0x4, 0x0}, {12, 0}},
    {{0x4, 0x0}, {13, 0}}, {{0x10000, 0x0}, {27, 0}}, {{0x40, 0x0}, {20, 0}},
    {{0x4000, 0x0}, {6, 0}}, {{0x4000, 0x0}, {32, 0}}, {{0x2000, 0x0}, {4, 0}},
    {{0x1000, 0x0}, {6, 0}}, {{0x1000, 0x0}, {26, 0}}, {{0x1000, 0x0}, {22, 0}},
    {{0x2000, 0x0}, {6, 0}}, {{0x2000, 0x0}, {8, 0}},
};
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_otherscheme_expected[35] = {
    0, 5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5};
static const uint8_t rfc1738_check_otherscheme_expected_terms[11] = {
    8, 21, 9, 10, 255, 8, 21, 9, 10, 0, 255};
#endif
static const uric_machine rfc1738_check_otherscheme = {
    rfc1738_check_otherscheme_byte_class, rfc1738_check_otherscheme_entry, NULL,
    rfc1738_check_otherscheme_accept, NULL, NULL,
    rfc1738_check_otherscheme_self_loop, rfc1738_check_otherscheme_likely, rfc1738_check_otherscheme_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_otherscheme_expected, rfc1738_check_otherscheme_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    35, 0, 17, 31, 0, 0, 17,
};
static const uric_prefix rfc1738_check_genericurl_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
};
static const uric_prefix rfc1738_check_url_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 60},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 87},
};
static const uric_prefix rfc1738_check_otherurl_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 48},
};
static const uric_prefix rfc1738_check_schemepart_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
};
static const uric_prefix rfc1738_check_urlpath_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
};
static const uric_prefix rfc1738_check_ftpurl_prefixes[] = {
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 87},
};
static const uric_prefix rfc1738_check_fpath_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
};
static const uric_prefix rfc1738_check_httpurl_prefixes[] = {
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 60},
};
static const uric_prefix rfc1738_check_hpath_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 30},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 30},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 30},
};
static const uric_prefix rfc1738_check_selector_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 33},
};
static const uric_prefix rfc1738_check_gopher_plus_string_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
};
static const uric_prefix rfc1738_check_encoded822addr_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
};
static const uric_prefix rfc1738_check_grouppart_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 153},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 153},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 153},
};
static const uric_prefix rfc1738_check_article_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 153},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 153},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 153},
};
static const uric_prefix rfc1738_check_ppath_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
};
static const uric_prefix rfc1738_check_opaque_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 27},
};
static const uric_prefix rfc1738_check_ftppath_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
};
static const uric_prefix rfc1738_check_cwd_prefixes[] = {
    {"https://", 8, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
    {"http://", 7, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
    {"ftp://", 6, {32, 32, 32, 32}, {0, 0, 0, 0}, 28},
};

static const uric_rule rfc1738_rules[] = {
    {"genericurl", &rfc1738_check_genericurl, NULL, 0, 3, rfc1738_check_genericurl_prefixes},
    {"url", &rfc1738_check_genericurl, NULL, 21, 3, rfc1738_check_url_prefixes},
    {"otherurl", &rfc1738_check_otherurl, NULL, 0, 1, rfc1738_check_otherurl_prefixes},
    {"scheme", &rfc1738_check_genericurl, NULL, 1, 0, NULL},
    {"schemepart", &rfc1738_check_genericurl, NULL, 27, 3, rfc1738_check_schemepart_prefixes},
    {"ip-schemepart", &rfc1738_check_ip_schemepart, NULL, 0, 0, NULL},
    {"login", &rfc1738_check_ip_schemepart, NULL, 11, 0, NULL},
    {"hostport", &rfc1738_check_ip_schemepart, NULL, 27, 0, NULL},
    {"host", &rfc1738_check_genericurl, NULL, 46, 0, NULL},
    {"hostname", &rfc1738_check_genericurl, NULL, 47, 0, NULL},
    {"domainlabel", &rfc1738_check_genericurl, NULL, 48, 0, NULL},
    {"toplabel", &rfc1738_check_genericurl, NULL, 49, 0, NULL},
    {"alphadigit", &rfc1738_check_genericurl, NULL, 50, 0, NULL},
    {"hostnumber", &rfc1738_check_genericurl, NULL, 51, 0, NULL},
    {"port", &rfc1738_check_genericurl, NULL, 52, 0, NULL},
    {"user", &rfc1738_check_genericurl, NULL, 70, 0, NULL},
    {"password", &rfc1738_check_genericurl, NULL, 70, 0, NULL},
    {"urlpath", &rfc1738_check_genericurl, NULL, 27, 3, rfc1738_check_urlpath_prefixes},
    {"ftpurl", &rfc1738_check_genericurl, NULL, 22, 1, rfc1738_check_ftpurl_prefixes},
    {"fpath", &rfc1738_check_genericurl, NULL, 28, 3, rfc1738_check_fpath_prefixes},
    {"fsegment", &rfc1738_check_genericurl, NULL, 29, 0, NULL},
    {"ftptype", &rfc1738_check_genericurl, NULL, 156, 0, NULL},
    {"fileurl", &rfc1738_check_genericurl, NULL, 23, 0, NULL},
    {"httpurl", &rfc1738_check_genericurl, NULL, 80, 1, rfc1738_check_httpurl_prefixes},
    {"hpath", &rfc1738_check_genericurl, NULL, 30, 3, rfc1738_check_hpath_prefixes},
    {"hsegment", &rfc1738_check_genericurl, NULL, 31, 0, NULL},
    {"search", &rfc1738_check_genericurl, NULL, 31, 0, NULL},
    {"gopherurl", &rfc1738_check_genericurl, NULL, 157, 0, NULL},
    {"gtype", &rfc1738_check_genericurl, NULL, 32, 0, NULL},
    {"selector", &rfc1738_check_genericurl, NULL, 33, 3, rfc1738_check_selector_prefixes},
    {"gopher+_string", &rfc1738_check_genericurl, NULL, 27, 3, rfc1738_check_gopher_plus_string_prefixes},
    {"mailtourl", &rfc1738_check_genericurl, NULL, 140, 0, NULL},
    {"encoded822addr", &rfc1738_check_genericurl, NULL, 34, 3, rfc1738_check_encoded822addr_prefixes},
    {"newsurl", &rfc1738_check_genericurl, NULL, 89, 0, NULL},
    {"grouppart", &rfc1738_check_genericurl, NULL, 151, 3, rfc1738_check_grouppart_prefixes},
    {"group", &rfc1738_check_genericurl, NULL, 53, 0, NULL},
    {"article", &rfc1738_check_genericurl, NULL, 152, 3, rfc1738_check_article_prefixes},
    {"nntpurl", &rfc1738_check_genericurl, NULL, 90, 0, NULL},
    {"telneturl", &rfc1738_check_genericurl, NULL, 198, 0, NULL},
    {"waisurl", &rfc1738_check_waisurl, NULL, 0, 0, NULL},
    {"waisdatabase", &rfc1738_check_waisurl, NULL, 1, 0, NULL},
    {"waisindex", &rfc1738_check_waisurl, NULL, 2, 0, NULL},
    {"waisdoc", &rfc1738_check_waisurl, NULL, 3, 0, NULL},
    {"database", &rfc1738_check_genericurl, NULL, 71, 0, NULL},
    {"wtype", &rfc1738_check_genericurl, NULL, 71, 0, NULL},
    {"wpath", &rfc1738_check_genericurl, NULL, 71, 0, NULL},
    {"prosperourl", &rfc1738_check_prosperourl, NULL, 0, 0, NULL},
    {"ppath", &rfc1738_check_genericurl, NULL, 28, 3, rfc1738_check_ppath_prefixes},
    {"psegment", &rfc1738_check_genericurl, NULL, 29, 0, NULL},
    {"fieldspec", &rfc1738_check_otherurl, NULL, 5, 0, NULL},
    {"fieldname", &rfc1738_check_genericurl, NULL, 35, 0, NULL},
    {"fieldvalue", &rfc1738_check_genericurl, NULL, 35, 0, NULL},
    {"lowalpha", &rfc1738_check_genericurl, NULL, 54, 0, NULL},
    {"hialpha", &rfc1738_check_genericurl, NULL, 54, 0, NULL},
    {"alpha", &rfc1738_check_genericurl, NULL, 54, 0, NULL},
    {"digit", &rfc1738_check_otherurl, NULL, 11, 0, NULL},
    {"safe", &rfc1738_check_otherurl, NULL, 12, 0, NULL},
    {"extra", &rfc1738_check_otherurl, NULL, 15, 0, NULL},
    {"national", &rfc1738_check_otherurl, NULL, 13, 0, NULL},
    {"punctuation", &rfc1738_check_otherurl, NULL, 14, 0, NULL},
    {"reserved", &rfc1738_check_otherurl, NULL, 16, 0, NULL},
    {"hex", &rfc1738_check_genericurl, NULL, 160, 0, NULL},
    {"escape", &rfc1738_check_otherurl, NULL, 42, 0, NULL},
    {"unreserved", &rfc1738_check_otherurl, NULL, 43, 0, NULL},
    {"uchar", &rfc1738_check_otherurl, NULL, 44, 0, NULL},
    {"xchar", &rfc1738_check_genericurl, NULL, 32, 0, NULL},
    {"digits", &rfc1738_check_genericurl, NULL, 52, 0, NULL},
    {"opaque", &rfc1738_check_genericurl, NULL, 27, 3, rfc1738_check_opaque_prefixes},
    {"site", &rfc1738_site, NULL, 0, 0, NULL},
    {"account", &rfc1738_account, NULL, 0, 0, NULL},
    {"userinfo", &rfc1738_check_otherurl, NULL, 1, 0, NULL},
    {"http", &rfc1738_check_otherurl, NULL, 90, 0, NULL},
    {"ftp", &rfc1738_check_otherurl, NULL, 91, 0, NULL},
    {"ftppath", &rfc1738_check_genericurl, NULL, 28, 3, rfc1738_check_ftppath_prefixes},
    {"cwd", &rfc1738_check_genericurl, NULL, 28, 3, rfc1738_check_cwd_prefixes},
    {"name", &rfc1738_check_genericurl, NULL, 29, 0, NULL},
    {"news", &rfc1738_check_otherurl, NULL, 74, 0, NULL},
    {"allgroups", &rfc1738_check_otherurl, NULL, 17, 0, NULL},
    {"nntp", &rfc1738_check_otherurl, NULL, 75, 0, NULL},
    {"number", &rfc1738_check_genericurl, NULL, 52, 0, NULL},
    {"telnet", &rfc1738_check_otherurl, NULL, 31, 0, NULL},
    {"gopher", &rfc1738_check_otherurl, NULL, 6, 0, NULL},
    {"gophersearch", &rfc1738_check_waisurl, NULL, 8, 0, NULL},
    {"wais", &rfc1738_check_otherurl, NULL, 92, 0, NULL},
    {"mailto", &rfc1738_check_otherurl, NULL, 7, 0, NULL},
    {"filehost", &rfc1738_check_ip_schemepart, NULL, 1, 0, NULL},
    {"file", &rfc1738_check_otherurl, NULL, 93, 0, NULL},
    {"fields", &rfc1738_check_otherurl, NULL, 8, 0, NULL},
    {"prospero", &rfc1738_check_otherurl, NULL, 76, 0, NULL},
    {"otherscheme", &rfc1738_check_otherscheme, NULL, 0, 0, NULL},
};

static const uric_rule *const rfc1738_parsers[] = {
    &uric_rfc1738_url,
    &uric_rfc1738_httpurl,
    &uric_rfc1738_ftpurl,
    &uric_rfc1738_newsurl,
    &uric_rfc1738_nntpurl,
    &uric_rfc1738_telneturl,
    &uric_rfc1738_gopherurl,
    &uric_rfc1738_waisurl,
    &uric_rfc1738_mailtourl,
    &uric_rfc1738_fileurl,
    &uric_rfc1738_prosperourl,
    &uric_rfc1738_schemepart,
};

static const char *const rfc1738_component_names[] = {
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "path",
    "user",
    "password",
    "cwd",
    "name",
    "type",
    "search",
    "selector",
    "gopher+_string",
    "group",
    "article",
    "article-host",
    "number",
    "database",
    "address",
    "fields",
    "opaque",
};
static const uric_encoding *const rfc1738_encodings[] = {
    &uric_rfc1738_path_encoding,
    &uric_rfc1738_userinfo_encoding,
    &uric_rfc1738_user_encoding,
    &uric_rfc1738_password_encoding,
    &uric_rfc1738_cwd_encoding,
    &uric_rfc1738_name_encoding,
    &uric_rfc1738_type_encoding,
    &uric_rfc1738_search_encoding,
    &uric_rfc1738_gopher_plus_string_encoding,
    &uric_rfc1738_schemepart_encoding,
    &uric_rfc1738_urlpath_encoding,
    &uric_rfc1738_fpath_encoding,
    &uric_rfc1738_fsegment_encoding,
    &uric_rfc1738_hpath_encoding,
    &uric_rfc1738_hsegment_encoding,
    &uric_rfc1738_encoded822addr_encoding,
    &uric_rfc1738_database_encoding,
    &uric_rfc1738_wtype_encoding,
    &uric_rfc1738_wpath_encoding,
    &uric_rfc1738_ppath_encoding,
    &uric_rfc1738_psegment_encoding,
    &uric_rfc1738_fieldname_encoding,
    &uric_rfc1738_fieldvalue_encoding,
    &uric_rfc1738_opaque_encoding,
    &uric_rfc1738_ftppath_encoding,
};

const uric_grammar uric_rfc1738 = {
    .name = "rfc1738",
    .title = "RFC 1738, December 1994",
    .absolute = "url",
    .reference = "url",
    .rule = rfc1738_rules,
    .parser = rfc1738_parsers,
    .component = rfc1738_component_names,
    .revision = &rfc1738_revision,
    .encoding = rfc1738_encodings,
    .rules = 90,
    .parsers = 12,
    .components = 22,
    .encodings = 25,
};
#endif
