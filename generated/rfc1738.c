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
static const uint8_t rfc1738_account_entry[396] = {
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 36, 1, 2, 1, 1, 1, 1, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 1, 1, 1, 1, 47,
    1, 2, 1, 2, 47, 1, 1, 47, 37, 19, 21, 19, 19, 19, 19, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 19,
    19, 19, 19, 47, 19, 21, 19, 21, 47, 19, 19, 47, 36, 1, 2, 1,
    1, 1, 1, 47, 9, 9, 47, 9, 12, 47, 47, 9, 47, 9, 47, 47,
    47, 47, 47, 25, 28, 25, 25, 12, 28, 2, 25, 2, 47, 25, 25, 9,
    36, 1, 2, 1, 1, 1, 1, 47, 10, 47, 47, 13, 47, 47, 47, 16,
    47, 18, 47, 47, 47, 47, 47, 3, 4, 1, 4, 13, 1, 2, 5, 2,
    47, 6, 4, 13, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 47, 38, 1, 2, 30, 26, 33, 34, 8,
    8, 11, 15, 11, 27, 11, 32, 15, 17, 17, 35, 20, 1, 22, 2, 23,
    24, 26, 26, 27, 24, 31, 30, 31, 32, 33, 34, 35, 39, 42, 47, 42,
    42, 42, 42, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 42, 45, 42, 42, 46, 42, 47, 42, 47, 47, 42, 45, 46,
    40, 43, 44, 43, 43, 43, 43, 47, 47, 47, 47, 47, 47, 47, 47, 47,
    47, 47, 47, 47, 47, 47, 47, 43, 43, 43, 43, 47, 43, 44, 43, 44,
    47, 43, 43, 47, 41, 1, 2, 24, 24, 24, 24, 27, 11, 11, 27, 11,
    27, 27, 47, 11, 27, 11, 27, 20, 1, 22, 2, 26, 24, 26, 26, 27,
    24, 2, 26, 2, 47, 26, 26, 11, 41, 1, 2, 24, 24, 24, 24, 27,
    11, 11, 27, 11, 27, 27, 47, 11, 27, 11, 27, 47, 47, 47, 47, 26,
    24, 26, 26, 27, 24, 2, 26, 2, 47, 26, 26, 11};
static const uint8_t rfc1738_account_accept[36] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 3,
    4, 0, 2, 2};
static const uric_action rfc1738_account_final_action[3] = {
    {{2, 9, 32, 32}, 32, 0, 0, 0, 0x204, 0x0}, {{2, 11, 32, 32}, 32, 1, 0, 0, 0x804, 0x0},
    {{2, 11, 32, 32}, 32, 0, 0, 0, 0x804, 0x0},
};
static const uric_action rfc1738_account_action[11] = {
    {{32, 32, 32, 32}, 1, 3, 0, 1, 0x0, 0x2}, {{32, 32, 32, 32}, 1, 3, 0, 19, 0x0, 0x2},
    {{32, 32, 32, 32}, 1, 5, 0, 23, 0x0, 0x2}, {{5, 6, 32, 32}, 1, 3, 0, 2, 0x60, 0x2},
    {{4, 5, 8, 32}, 1, 3, 0, 7, 0x130, 0x2}, {{32, 32, 32, 32}, 1, 5, 0, 24, 0x0, 0x2},
    {{5, 6, 32, 32}, 32, 0, 0, 2, 0x60, 0x0}, {{4, 5, 8, 32}, 32, 0, 0, 7, 0x130, 0x0},
    {{4, 7, 8, 32}, 32, 0, 0, 7, 0x190, 0x0}, {{5, 6, 9, 10}, 32, 0, 0, 29, 0x660, 0x0},
    {{9, 10, 32, 32}, 32, 0, 0, 14, 0x600, 0x0},
};
static const uint8_t rfc1738_account_operations[7] = {
    69, 255, 35, 255, 35, 40, 255};
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
    rfc1738_account_accept, rfc1738_account_final_action, rfc1738_account_action, rfc1738_account_operations,
    rfc1738_account_self_loop, rfc1738_account_likely, rfc1738_account_self_loop_sets, rfc1738_account_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_account_expected, rfc1738_account_expected_terms, rfc1738_terms, rfc1738_account_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    36, 11, 11, 15, 0,
};
static const char rfc1738_call_account_name[] = "account";
static const uric_rule rfc1738_call_account = {rfc1738_call_account_name, &rfc1738_account, NULL, 0, 0, NULL};

/* rfc1738_site: 15 states, 3 actions, 11 classes */
static const uint8_t rfc1738_site_entry[165] = {
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 2, 2,
    18, 2, 5, 18, 18, 2, 18, 2, 18, 5, 18, 2, 18, 3, 18, 18,
    6, 18, 18, 18, 9, 18, 11, 18, 6, 18, 6, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 15, 1, 4, 8, 4, 12,
    4, 13, 8, 10, 10, 14, 12, 13, 14, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 17, 18, 17, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 16, 4, 4, 12, 4, 12, 12, 18, 4,
    12, 4, 12, 12, 18, 4, 16, 4, 4, 12, 4, 12, 12, 18, 4, 12,
    4, 12, 12, 18, 4};
static const uint8_t rfc1738_site_accept[15] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2};
static const uric_action rfc1738_site_final_action[2] = {
    {{9, 32, 32, 32}, 32, 0, 0, 0, 0x200, 0x0}, {{11, 32, 32, 32}, 32, 0, 0, 0, 0x800, 0x0},
};
static const uric_action rfc1738_site_action[3] = {
    {{32, 32, 32, 32}, 8, 0, 0, 1, 0x0, 0x100}, {{32, 32, 32, 32}, 8, 0, 0, 12, 0x0, 0x100},
    {{9, 10, 32, 32}, 32, 0, 0, 7, 0x600, 0x0},
};
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
    rfc1738_site_accept, rfc1738_site_final_action, rfc1738_site_action, NULL,
    rfc1738_site_self_loop, rfc1738_site_likely, rfc1738_account_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_site_expected, rfc1738_site_expected_terms, rfc1738_terms, rfc1738_site_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    15, 3, 11, 15, 0,
};
static const char rfc1738_call_site_name[] = "site";
static const uric_rule rfc1738_call_site = {rfc1738_call_site_name, &rfc1738_site, NULL, 0, 0, NULL};

#if URIC_KINDS

/* rfc1738_hostnumber: 8 states, 0 actions, 11 classes */
static const uint8_t rfc1738_hostnumber_entry[88] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 2, 8, 4, 8, 6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    1, 1, 3, 3, 5, 5, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8};
static const uint8_t rfc1738_hostnumber_accept[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
static const uint8_t rfc1738_hostnumber_self_loop[8] = {
    0, 2, 0, 2, 0, 2, 0, 2};
static const uric_machine rfc1738_hostnumber = {
    rfc1738_account_byte_class, rfc1738_hostnumber_entry, NULL,
    rfc1738_hostnumber_accept, NULL, NULL, NULL,
    rfc1738_hostnumber_self_loop, NULL, rfc1738_account_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 11, 15, 0,
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
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 4, 5,
    14, 14, 14, 14, 14, 14, 14, 14, 6, 8, 14, 14, 14, 14, 14, 14,
    14, 14, 4, 5, 14, 14, 14, 14, 1, 10, 14, 12, 4, 14, 14, 14,
    14, 14, 14, 14, 11, 14, 4, 5, 7, 4, 9, 5, 14, 14, 11, 14,
    4, 5, 7, 4, 9, 5, 14, 14, 11, 14, 4, 5, 7, 4, 9, 5,
    14, 14, 14, 14, 4, 5, 14, 14, 14, 14, 14, 14, 14, 14, 4, 5,
    14, 14, 14, 14, 14, 14, 14, 14, 13, 14, 14, 14, 14, 14, 14, 14,
    11, 14, 4, 5, 14, 14, 14, 14};
static const uint8_t rfc1738_rest_of_httpurl_accept[10] = {
    0, 0, 0, 2, 3, 4, 0, 0, 0, 0};
static const uric_action rfc1738_rest_of_httpurl_final_action[3] = {
    {{2, 32, 32, 32}, 32, 0, 0, 0, 0x4, 0x0}, {{13, 32, 32, 32}, 32, 0, 0, 0, 0x2000, 0x0},
    {{4, 32, 32, 32}, 32, 0, 0, 0, 0x10, 0x0},
};
static const uric_action rfc1738_rest_of_httpurl_action[4] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2, 0x2, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 3, 0x0, 0x0},
    {{2, 12, 32, 32}, 32, 0, 0, 4, 0x1004, 0x0}, {{13, 3, 32, 32}, 32, 0, 0, 5, 0x2008, 0x0},
};
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
    rfc1738_rest_of_httpurl_accept, rfc1738_rest_of_httpurl_final_action, rfc1738_rest_of_httpurl_action, NULL,
    rfc1738_rest_of_httpurl_self_loop, rfc1738_rest_of_httpurl_likely, rfc1738_rest_of_httpurl_self_loop_sets, rfc1738_rest_of_httpurl_triplet_loop,
    rfc1738_rest_of_httpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_httpurl_expected, rfc1738_rest_of_httpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_httpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    10, 4, 12, 15, 1,
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
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    19, 3, 19, 14, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 9,
    19, 14, 19, 19, 19, 19, 19, 19, 19, 19, 1, 5, 15, 16, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 3, 19, 14, 19, 19,
    19, 10, 3, 19, 19, 19, 19, 19, 19, 17, 19, 14, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 3, 19, 14, 19, 18, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 3, 19, 14, 19, 19, 4, 10, 3, 19, 19, 19,
    19, 19, 19, 3, 19, 14, 19, 19, 19, 10, 3, 19, 19, 7, 19, 19,
    19, 3, 19, 14, 19, 19, 4, 19, 19, 19, 19, 19, 19, 19, 19, 3,
    19, 14, 19, 19, 19, 19, 19, 19, 13, 19, 19, 19, 19, 3, 19, 14,
    11, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 3, 19, 14, 19, 19,
    19, 19, 19, 12, 19, 19};
static const uint8_t rfc1738_rest_of_ftpurl_accept[14] = {
    0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_rest_of_ftpurl_final_action[2] = {
    {{13, 17, 32, 32}, 32, 0, 0, 0, 0x22000, 0x0}, {{19, 32, 32, 32}, 32, 0, 0, 0, 0x80000, 0x0},
};
static const uric_action rfc1738_rest_of_ftpurl_action[5] = {
    {{32, 32, 32, 32}, 32, 0, 1, 2, 0x0, 0x0}, {{12, 14, 16, 32}, 32, 0, 0, 3, 0x15000, 0x0},
    {{15, 16, 32, 32}, 32, 0, 0, 3, 0x18000, 0x0}, {{13, 17, 32, 32}, 32, 0, 0, 6, 0x22000, 0x0},
    {{18, 32, 32, 32}, 32, 0, 0, 8, 0x40000, 0x0},
};
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
    rfc1738_rest_of_ftpurl_accept, rfc1738_rest_of_ftpurl_final_action, rfc1738_rest_of_ftpurl_action, NULL,
    rfc1738_rest_of_ftpurl_self_loop, rfc1738_rest_of_ftpurl_likely, rfc1738_rest_of_ftpurl_self_loop_sets, rfc1738_rest_of_ftpurl_triplet_loop,
    rfc1738_rest_of_ftpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_ftpurl_expected, rfc1738_rest_of_ftpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_ftpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    14, 5, 13, 15, 1,
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
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 1, 1, 1, 1, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 4, 4, 4, 4, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 2, 1, 1, 1, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 1, 1, 1, 3,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 1,
    1, 1, 3, 20, 20, 20, 7, 20, 9, 20, 20, 20, 7, 9, 7, 7,
    7, 7, 1, 1, 1, 3, 20, 20, 20, 20, 20, 20, 20, 20, 20, 8,
    10, 10, 11, 12, 10, 1, 1, 1, 1, 20, 20, 20, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 1, 1, 1, 3, 6, 13, 1, 15,
    16, 14, 15, 17, 18, 13, 14, 15, 16, 17, 18, 1, 1, 1, 1, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 19,
    19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 3, 1, 1, 3, 6, 14, 1, 15, 14, 14, 14, 14, 14, 15, 14,
    15, 15, 15, 15, 3, 1, 1, 3, 20, 14, 20, 15, 14, 14, 14, 14,
    14, 15, 14, 15, 15, 15, 15};
static const uint8_t rfc1738_rest_of_newsurl_accept[19] = {
    0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0,
    0, 0, 3};
static const uric_action rfc1738_rest_of_newsurl_final_action[2] = {
    {{3, 32, 32, 32}, 32, 0, 0, 0, 0x8, 0x0}, {{1, 4, 32, 32}, 32, 0, 0, 0, 0x12, 0x0},
};
static const uric_action rfc1738_rest_of_newsurl_action[1] = {
    {{2, 32, 32, 32}, 32, 0, 0, 5, 0x4, 0x0},
};
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
    rfc1738_rest_of_newsurl_accept, rfc1738_rest_of_newsurl_final_action, rfc1738_rest_of_newsurl_action, NULL,
    rfc1738_rest_of_newsurl_self_loop, rfc1738_rest_of_newsurl_likely, rfc1738_rest_of_newsurl_self_loop_sets, rfc1738_rest_of_newsurl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_newsurl_expected, rfc1738_rest_of_newsurl_expected_terms, rfc1738_terms, rfc1738_rest_of_newsurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    19, 1, 13, 15, 0,
};
static const char rfc1738_rest_of_newsurl_rule_name[] = "newsurl";
static const uric_rule rfc1738_rest_of_newsurl_rule = {rfc1738_rest_of_newsurl_rule_name, &rfc1738_rest_of_newsurl, &rfc1738_components_newsurl, 0, 0, NULL};

/* rfc1738_rest_of_nntpurl: 8 states, 4 actions, 13 classes */
static const uint8_t rfc1738_rest_of_nntpurl_entry[104] = {
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 5, 12, 12, 12, 12, 12, 12, 12, 5, 12, 12,
    12, 12, 12, 12, 12, 5, 12, 12, 1, 8, 12, 10, 12, 11, 12, 12,
    12, 12, 9, 12, 12, 5, 7, 7, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 9, 12, 5, 5, 12, 12,
    12, 12, 9, 12, 5, 5, 12, 12};
static const uint8_t rfc1738_rest_of_nntpurl_accept[8] = {
    0, 0, 0, 0, 0, 2, 0, 3};
static const uric_action rfc1738_rest_of_nntpurl_final_action[2] = {
    {{3, 32, 32, 32}, 32, 0, 0, 0, 0x8, 0x0}, {{5, 32, 32, 32}, 32, 0, 0, 0, 0x20, 0x0},
};
static const uric_action rfc1738_rest_of_nntpurl_action[4] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2, 0x2, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 3, 0x0, 0x0},
    {{2, 20, 32, 32}, 32, 0, 0, 4, 0x100004, 0x0}, {{3, 4, 32, 32}, 32, 0, 0, 6, 0x18, 0x0},
};
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
    rfc1738_rest_of_nntpurl_accept, rfc1738_rest_of_nntpurl_final_action, rfc1738_rest_of_nntpurl_action, NULL,
    rfc1738_rest_of_nntpurl_self_loop, rfc1738_rest_of_nntpurl_likely, rfc1738_rest_of_newsurl_self_loop_sets, NULL,
    rfc1738_rest_of_nntpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_nntpurl_expected, rfc1738_rest_of_nntpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_nntpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 4, 13, 15, 1,
};
static const char rfc1738_rest_of_nntpurl_rule_name[] = "nntpurl";
static const uric_rule rfc1738_rest_of_nntpurl_rule = {rfc1738_rest_of_nntpurl_rule_name, &rfc1738_rest_of_nntpurl, &rfc1738_components_nntpurl, 0, 0, NULL};

/* rfc1738_rest_of_telneturl: 5 states, 1 actions, 12 classes */
static const uint8_t rfc1738_rest_of_telneturl_entry[60] = {
    6, 6, 6, 6, 6, 6, 6, 5, 6, 6, 6, 6, 5, 6, 6, 6,
    6, 5, 6, 6, 1, 2, 6, 4, 6, 6, 6, 5, 6, 6, 6, 6,
    5, 6, 6, 6, 6, 5, 6, 6, 6, 6, 5, 6, 6, 6, 6, 5,
    6, 6, 6, 6, 5, 6, 6, 6, 6, 5, 6, 6};
static const uint8_t rfc1738_rest_of_telneturl_accept[5] = {
    0, 0, 0, 1, 1};
static const uric_action rfc1738_rest_of_telneturl_action[1] = {
    {{32, 32, 32, 32}, 32, 0, 1, 3, 0x0, 0x0},
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
    rfc1738_rest_of_telneturl_accept, NULL, rfc1738_rest_of_telneturl_action, NULL,
    rfc1738_rest_of_telneturl_self_loop, rfc1738_rest_of_telneturl_likely, rfc1738_rest_of_httpurl_self_loop_sets, NULL,
    rfc1738_rest_of_telneturl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_telneturl_expected, rfc1738_rest_of_telneturl_expected_terms, rfc1738_terms, rfc1738_rest_of_telneturl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 12, 15, 1,
};
static const char rfc1738_rest_of_telneturl_rule_name[] = "telneturl";
static const uric_rule rfc1738_rest_of_telneturl_rule = {rfc1738_rest_of_telneturl_rule_name, &rfc1738_rest_of_telneturl, &rfc1738_components_telneturl, 0, 0, NULL};

/* rfc1738_rest_of_gopherurl: 21 states, 11 actions, 12 classes */
static const uint8_t rfc1738_rest_of_gopherurl_entry[252] = {
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 15, 24, 16, 27, 18, 30, 20, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 6, 25, 26, 28, 29, 31, 12, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 24, 16,
    27, 18, 30, 20, 1, 21, 32, 23, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 15, 24, 16, 32, 32, 30, 20, 32, 32, 22, 32, 8, 10, 7,
    15, 16, 16, 18, 18, 13, 20, 15, 24, 16, 27, 18, 30, 20, 32, 32,
    22, 32, 9, 11, 7, 15, 16, 16, 18, 18, 13, 20, 15, 24, 16, 27,
    18, 30, 20, 32, 32, 22, 32, 9, 11, 7, 15, 17, 16, 19, 18, 13,
    20, 15, 24, 16, 27, 18, 30, 20, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 15, 24, 16, 27, 18, 30, 20, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 24, 16, 27, 18,
    30, 20, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    15, 24, 16, 32, 32, 30, 20, 32, 32, 22, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 15, 24, 16, 27, 18, 30, 20};
static const uint8_t rfc1738_rest_of_gopherurl_accept[21] = {
    0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3,
    4, 5, 6, 7, 8};
static const uric_action rfc1738_rest_of_gopherurl_final_action[7] = {
    {{2, 32, 32, 32}, 32, 0, 0, 0, 0x4, 0x0}, {{19, 6, 32, 32}, 5, 0, 0, 0, 0x80040, 0x20},
    {{6, 32, 32, 32}, 32, 0, 0, 0, 0x40, 0x0}, {{4, 32, 32, 32}, 3, 0, 0, 0, 0x10, 0x8},
    {{4, 32, 32, 32}, 32, 0, 0, 0, 0x10, 0x0}, {{12, 32, 32, 32}, 7, 0, 0, 0, 0x1000, 0x80},
    {{12, 32, 32, 32}, 32, 0, 0, 0, 0x1000, 0x0},
};
static const uric_action rfc1738_rest_of_gopherurl_action[11] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2, 0x2, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 3, 0x0, 0x0},
    {{2, 18, 32, 32}, 32, 0, 0, 14, 0x40004, 0x0}, {{19, 32, 32, 32}, 5, 0, 0, 16, 0x80000, 0x20},
    {{19, 6, 32, 32}, 5, 0, 0, 4, 0x80040, 0x20}, {{6, 32, 32, 32}, 32, 0, 0, 4, 0x40, 0x0},
    {{32, 32, 32, 32}, 3, 0, 0, 18, 0x0, 0x8}, {{4, 32, 32, 32}, 3, 0, 0, 5, 0x10, 0x8},
    {{4, 32, 32, 32}, 32, 0, 0, 5, 0x10, 0x0}, {{32, 32, 32, 32}, 7, 0, 0, 20, 0x0, 0x80},
    {{32, 32, 32, 32}, 7, 0, 0, 12, 0x0, 0x80},
};
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
    rfc1738_rest_of_gopherurl_accept, rfc1738_rest_of_gopherurl_final_action, rfc1738_rest_of_gopherurl_action, NULL,
    rfc1738_rest_of_gopherurl_self_loop, rfc1738_rest_of_gopherurl_likely, rfc1738_rest_of_httpurl_self_loop_sets, NULL,
    rfc1738_rest_of_gopherurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_gopherurl_expected, rfc1738_rest_of_gopherurl_expected_terms, rfc1738_terms, rfc1738_rest_of_gopherurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    21, 11, 12, 15, 1,
};
static const char rfc1738_rest_of_gopherurl_rule_name[] = "gopherurl";
static const uric_rule rfc1738_rest_of_gopherurl_rule = {rfc1738_rest_of_gopherurl_rule_name, &rfc1738_rest_of_gopherurl, &rfc1738_components_gopherurl, 0, 0, NULL};

/* rfc1738_rest_of_waisurl: 16 states, 6 actions, 12 classes */
static const uint8_t rfc1738_rest_of_waisurl_entry[192] = {
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 4, 5, 6, 7, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 8, 10, 11, 13, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 6, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    1, 16, 22, 18, 19, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 17, 22, 4, 5, 6, 7, 9, 4, 12, 14, 5, 15, 6, 7,
    22, 22, 17, 22, 4, 5, 6, 7, 9, 4, 12, 14, 5, 15, 6, 7,
    22, 22, 17, 22, 4, 5, 6, 7, 9, 4, 12, 14, 5, 15, 6, 7,
    22, 22, 22, 22, 22, 22, 6, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 6, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 20, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 17, 22, 4, 5, 6, 7, 22, 22, 22, 22, 22, 22, 22, 22};
static const uint8_t rfc1738_rest_of_waisurl_accept[16] = {
    0, 0, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_rest_of_waisurl_final_action[3] = {
    {{6, 32, 32, 32}, 32, 0, 0, 0, 0x40, 0x0}, {{4, 32, 32, 32}, 32, 0, 0, 0, 0x10, 0x0},
    {{13, 32, 32, 32}, 32, 0, 0, 0, 0x2000, 0x0},
};
static const uric_action rfc1738_rest_of_waisurl_action[6] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2, 0x2, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 3, 0x0, 0x0},
    {{2, 5, 32, 32}, 32, 0, 0, 4, 0x24, 0x0}, {{18, 6, 32, 32}, 32, 0, 0, 5, 0x40040, 0x0},
    {{3, 6, 32, 32}, 32, 0, 0, 6, 0x48, 0x0}, {{12, 19, 32, 32}, 32, 0, 0, 7, 0x81000, 0x0},
};
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
    rfc1738_rest_of_waisurl_accept, rfc1738_rest_of_waisurl_final_action, rfc1738_rest_of_waisurl_action, NULL,
    rfc1738_rest_of_waisurl_self_loop, rfc1738_rest_of_waisurl_likely, rfc1738_rest_of_httpurl_self_loop_sets, rfc1738_rest_of_waisurl_triplet_loop,
    rfc1738_rest_of_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_waisurl_expected, rfc1738_rest_of_waisurl_expected_terms, rfc1738_terms, rfc1738_rest_of_waisurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    16, 6, 12, 15, 1,
};
static const char rfc1738_rest_of_waisurl_rule_name[] = "waisurl";
static const uric_rule rfc1738_rest_of_waisurl_rule = {rfc1738_rest_of_waisurl_rule_name, &rfc1738_rest_of_waisurl, &rfc1738_components_waisurl, 0, 0, NULL};

/* rfc1738_rest_of_mailtourl: 4 states, 0 actions, 12 classes */
static const uint8_t rfc1738_rest_of_mailtourl_entry[48] = {
    4, 4, 4, 4, 1, 1, 4, 4, 2, 2, 4, 4, 1, 1, 4, 4,
    1, 1, 4, 4, 1, 1, 3, 1, 1, 1, 3, 1, 1, 1, 3, 1,
    1, 1, 4, 4, 1, 1, 4, 4, 1, 1, 4, 4, 1, 1, 4, 4};
static const uint8_t rfc1738_rest_of_mailtourl_accept[4] = {
    0, 2, 0, 0};
static const uric_action rfc1738_rest_of_mailtourl_final_action[1] = {
    {{1, 32, 32, 32}, 32, 0, 0, 0, 0x2, 0x0},
};
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
    rfc1738_rest_of_mailtourl_accept, rfc1738_rest_of_mailtourl_final_action, NULL, NULL,
    rfc1738_rest_of_mailtourl_self_loop, rfc1738_rest_of_mailtourl_likely, rfc1738_rest_of_httpurl_self_loop_sets, rfc1738_rest_of_mailtourl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_mailtourl_expected, rfc1738_rest_of_mailtourl_expected_terms, rfc1738_terms, rfc1738_rest_of_mailtourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    4, 0, 12, 15, 0,
};
static const char rfc1738_rest_of_mailtourl_rule_name[] = "mailtourl";
static const uric_rule rfc1738_rest_of_mailtourl_rule = {rfc1738_rest_of_mailtourl_rule_name, &rfc1738_rest_of_mailtourl, &rfc1738_components_mailtourl, 0, 0, NULL};

/* rfc1738_rest_of_fileurl: 18 states, 3 actions, 13 classes */
static const uint8_t rfc1738_rest_of_fileurl_entry[234] = {
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 2, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 3, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 2, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 2, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 2, 21, 21, 21,
    8, 11, 8, 21, 8, 11, 21, 8, 21, 8, 21, 8, 21, 21, 2, 21,
    21, 21, 9, 12, 21, 21, 12, 21, 21, 14, 21, 16, 21, 12, 1, 18,
    2, 21, 21, 19, 21, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 20,
    21, 21, 2, 4, 2, 6, 6, 7, 10, 13, 10, 7, 10, 13, 15, 15,
    17, 17, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 2, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 2, 4, 2, 7, 10, 7, 10, 7,
    10, 7, 7, 10, 7, 10, 7, 10, 21, 21, 2, 21, 21, 7, 10, 7,
    10, 7, 10, 7, 7, 10, 7, 10, 7, 10};
static const uint8_t rfc1738_rest_of_fileurl_accept[18] = {
    0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};
static const uric_action rfc1738_rest_of_fileurl_final_action[1] = {
    {{13, 32, 32, 32}, 32, 0, 0, 0, 0x2000, 0x0},
};
static const uric_action rfc1738_rest_of_fileurl_action[3] = {
    {{1, 8, 32, 32}, 32, 0, 0, 5, 0x102, 0x0}, {{2, 12, 32, 32}, 32, 0, 0, 2, 0x1004, 0x0},
    {{2, 9, 12, 32}, 32, 0, 0, 2, 0x1204, 0x0},
};
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
    rfc1738_rest_of_fileurl_accept, rfc1738_rest_of_fileurl_final_action, rfc1738_rest_of_fileurl_action, NULL,
    rfc1738_rest_of_fileurl_self_loop, rfc1738_rest_of_fileurl_likely, rfc1738_rest_of_newsurl_self_loop_sets, rfc1738_rest_of_fileurl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_fileurl_expected, rfc1738_rest_of_fileurl_expected_terms, rfc1738_terms, rfc1738_rest_of_fileurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    18, 3, 13, 15, 0,
};
static const char rfc1738_rest_of_fileurl_rule_name[] = "fileurl";
static const uric_rule rfc1738_rest_of_fileurl_rule = {rfc1738_rest_of_fileurl_rule_name, &rfc1738_rest_of_fileurl, &rfc1738_components_fileurl, 0, 0, NULL};

/* rfc1738_rest_of_prosperourl: 13 states, 4 actions, 12 classes */
static const uint8_t rfc1738_rest_of_prosperourl_entry[156] = {
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 10, 11, 12, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 4, 6, 8, 17, 17, 17, 17, 17, 17, 17, 17, 17,
    17, 10, 11, 12, 1, 13, 17, 15, 17, 17, 17, 17, 17, 17, 10, 17,
    17, 17, 17, 14, 17, 5, 10, 7, 11, 9, 12, 10, 11, 12, 17, 17,
    14, 17, 5, 10, 7, 11, 9, 12, 10, 11, 12, 17, 17, 14, 17, 5,
    10, 7, 11, 9, 12, 10, 11, 12, 17, 17, 17, 17, 17, 17, 17, 17,
    17, 17, 16, 17, 11, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 10,
    12, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 10, 11, 12, 17,
    17, 14, 17, 17, 17, 17, 17, 17, 17, 10, 11, 12};
static const uint8_t rfc1738_rest_of_prosperourl_accept[13] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3};
static const uric_action rfc1738_rest_of_prosperourl_final_action[2] = {
    {{13, 32, 32, 32}, 32, 0, 0, 0, 0x2000, 0x0}, {{4, 32, 32, 32}, 32, 0, 0, 0, 0x10, 0x0},
};
static const uric_action rfc1738_rest_of_prosperourl_action[4] = {
    {{1, 32, 32, 32}, 32, 0, 0, 2, 0x2, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 3, 0x0, 0x0},
    {{2, 12, 32, 32}, 32, 0, 0, 10, 0x1004, 0x0}, {{13, 32, 32, 32}, 3, 0, 0, 11, 0x2000, 0x8},
};
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
    rfc1738_rest_of_prosperourl_accept, rfc1738_rest_of_prosperourl_final_action, rfc1738_rest_of_prosperourl_action, NULL,
    rfc1738_rest_of_prosperourl_self_loop, rfc1738_rest_of_prosperourl_likely, rfc1738_rest_of_httpurl_self_loop_sets, rfc1738_rest_of_prosperourl_triplet_loop,
    rfc1738_rest_of_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_prosperourl_expected, rfc1738_rest_of_prosperourl_expected_terms, rfc1738_terms, rfc1738_rest_of_prosperourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    13, 4, 12, 15, 1,
};
static const char rfc1738_rest_of_prosperourl_rule_name[] = "prosperourl";
static const uric_rule rfc1738_rest_of_prosperourl_rule = {rfc1738_rest_of_prosperourl_rule_name, &rfc1738_rest_of_prosperourl, &rfc1738_components_prosperourl, 0, 0, NULL};

/* rfc1738_rest_of_schemepart: 59 states, 28 actions, 11 classes */
static const uint8_t rfc1738_rest_of_schemepart_entry[649] = {
    87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87,
    87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87,
    87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87,
    87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 87, 1, 1, 1, 3, 81,
    84, 81, 84, 29, 29, 29, 29, 69, 29, 29, 73, 29, 29, 69, 73, 87,
    87, 87, 87, 87, 87, 87, 87, 59, 29, 30, 29, 29, 76, 76, 29, 29,
    69, 73, 69, 69, 73, 73, 69, 73, 69, 73, 69, 73, 69, 69, 69, 73,
    73, 73, 69, 73, 69, 73, 20, 20, 20, 26, 82, 85, 82, 85, 22, 22,
    22, 22, 70, 22, 22, 74, 22, 22, 70, 74, 87, 87, 87, 87, 87, 87,
    87, 87, 60, 22, 24, 22, 22, 77, 77, 22, 22, 70, 74, 70, 70, 74,
    74, 70, 74, 70, 74, 70, 74, 70, 70, 70, 74, 74, 74, 70, 74, 70,
    74, 1, 1, 1, 3, 81, 84, 81, 84, 10, 13, 10, 10, 51, 13, 10,
    54, 10, 10, 49, 52, 87, 87, 87, 87, 87, 87, 87, 87, 59, 29, 30,
    29, 29, 76, 76, 29, 29, 69, 73, 69, 69, 73, 73, 69, 73, 69, 73,
    49, 52, 49, 49, 51, 52, 52, 54, 49, 52, 49, 52, 1, 1, 1, 3,
    81, 84, 81, 84, 31, 32, 29, 32, 40, 29, 35, 42, 36, 32, 40, 42,
    87, 87, 87, 87, 87, 87, 87, 87, 59, 29, 30, 29, 29, 76, 76, 29,
    29, 69, 73, 69, 69, 73, 73, 69, 73, 69, 73, 39, 41, 69, 40, 69,
    73, 42, 73, 43, 44, 45, 46, 2, 1, 28, 3, 81, 84, 86, 86, 1,
    71, 1, 1, 71, 1, 1, 71, 1, 71, 71, 71, 87, 87, 87, 87, 87,
    87, 87, 87, 1, 1, 67, 1, 1, 78, 83, 1, 1, 69, 73, 69, 69,
    73, 73, 69, 73, 69, 73, 69, 73, 69, 69, 69, 73, 73, 73, 69, 73,
    69, 73, 1, 1, 1, 3, 6, 7, 6, 7, 8, 9, 11, 11, 12, 9,
    14, 15, 16, 17, 18, 19, 21, 1, 23, 29, 25, 30, 27, 3, 61, 29,
    30, 14, 11, 34, 34, 16, 17, 47, 48, 55, 50, 56, 53, 57, 58, 18,
    19, 47, 48, 50, 50, 12, 53, 53, 15, 55, 56, 57, 58, 1, 1, 1,
    3, 81, 84, 81, 84, 65, 72, 65, 65, 75, 65, 65, 80, 65, 72, 75,
    80, 87, 87, 87, 87, 87, 87, 87, 87, 62, 65, 67, 65, 65, 78, 78,
    65, 65, 69, 73, 69, 69, 73, 73, 69, 73, 69, 73, 69, 73, 69, 69,
    69, 73, 73, 73, 69, 73, 69, 73, 1, 1, 1, 3, 81, 84, 81, 84,
    66, 66, 66, 66, 69, 66, 66, 73, 66, 66, 69, 73, 87, 87, 87, 87,
    87, 87, 87, 87, 63, 66, 68, 66, 66, 79, 79, 66, 66, 69, 73, 69,
    69, 73, 73, 69, 73, 69, 73, 69, 73, 69, 69, 69, 73, 73, 73, 69,
    73, 69, 73, 1, 1, 1, 3, 81, 84, 81, 84, 11, 9, 11, 11, 12,
    9, 11, 15, 11, 11, 50, 53, 21, 1, 23, 29, 25, 30, 27, 3, 64,
    29, 30, 9, 9, 76, 76, 9, 9, 12, 15, 12, 12, 15, 15, 12, 15,
    12, 15, 50, 53, 50, 50, 12, 53, 53, 15, 50, 53, 50, 53, 1, 1,
    1, 3, 81, 84, 81, 84, 11, 9, 11, 11, 12, 9, 11, 15, 11, 11,
    50, 53, 87, 87, 87, 87, 87, 87, 87, 87, 64, 29, 30, 9, 9, 76,
    76, 9, 9, 12, 15, 12, 12, 15, 15, 12, 15, 12, 15, 50, 53, 50,
    50, 12, 53, 53, 15, 50, 53, 50, 53};
static const uint8_t rfc1738_rest_of_schemepart_accept[59] = {
    2, 2, 2, 3, 4, 5, 6, 6, 2, 7, 2, 2, 7, 2, 2, 7,
    2, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 8, 2,
    2, 9, 10, 2, 2, 11, 12, 11, 11, 12, 12, 11, 12, 11, 12, 11,
    12, 11, 11, 11, 12, 12, 12, 11, 12, 11, 12};
static const uric_action rfc1738_rest_of_schemepart_final_action[11] = {
    {{14, 32, 32, 32}, 32, 0, 0, 0, 0x4000, 0x0}, {{13, 32, 32, 32}, 32, 0, 0, 0, 0x2000, 0x0},
    {{14, 32, 32, 32}, 32, 1, 0, 0, 0x4000, 0x0}, {{14, 32, 32, 32}, 32, 5, 0, 0, 0x4000, 0x0},
    {{2, 11, 32, 32}, 32, 0, 0, 0, 0x804, 0x0}, {{2, 9, 32, 32}, 32, 0, 0, 0, 0x204, 0x0},
    {{14, 32, 32, 32}, 32, 10, 0, 0, 0x4000, 0x0}, {{14, 32, 32, 32}, 32, 2, 0, 0, 0x4000, 0x0},
    {{2, 11, 32, 32}, 32, 10, 0, 0, 0x804, 0x0}, {{14, 32, 32, 32}, 32, 12, 0, 0, 0x4000, 0x0},
    {{14, 32, 32, 32}, 32, 15, 0, 0, 0x4000, 0x0},
};
static const uric_action rfc1738_rest_of_schemepart_action[28] = {
    {{32, 32, 32, 32}, 1, 19, 0, 29, 0x0, 0x2}, {{32, 32, 32, 32}, 1, 19, 0, 22, 0x0, 0x2},
    {{32, 32, 32, 32}, 1, 21, 0, 8, 0x0, 0x2}, {{5, 6, 32, 32}, 1, 19, 0, 30, 0x60, 0x2},
    {{4, 5, 8, 32}, 1, 19, 0, 37, 0x130, 0x2}, {{32, 32, 32, 32}, 1, 21, 0, 9, 0x0, 0x2},
    {{5, 6, 32, 32}, 32, 0, 0, 30, 0x60, 0x0}, {{4, 5, 8, 32}, 32, 0, 0, 37, 0x130, 0x0},
    {{32, 32, 32, 32}, 32, 10, 0, 1, 0x0, 0x0}, {{4, 7, 8, 32}, 32, 0, 0, 38, 0x190, 0x0},
    {{32, 32, 32, 32}, 32, 12, 0, 1, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 12, 0, 20, 0x0, 0x0},
    {{2, 9, 12, 32}, 32, 0, 0, 3, 0x1204, 0x0}, {{5, 6, 9, 10}, 32, 0, 0, 33, 0x660, 0x0},
    {{32, 32, 32, 32}, 32, 15, 0, 1, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 15, 0, 20, 0x0, 0x0},
    {{9, 10, 32, 32}, 32, 0, 0, 4, 0x600, 0x0}, {{32, 32, 32, 32}, 32, 3, 0, 30, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 3, 0, 24, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 2, 0, 1, 0x0, 0x0},
    {{4, 7, 8, 32}, 32, 3, 0, 38, 0x190, 0x0}, {{9, 10, 32, 32}, 32, 0, 0, 5, 0x600, 0x0},
    {{32, 32, 32, 32}, 32, 1, 0, 1, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 1, 0, 20, 0x0, 0x0},
    {{2, 11, 12, 32}, 32, 10, 0, 3, 0x1804, 0x0}, {{32, 32, 32, 32}, 32, 5, 0, 1, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 5, 0, 20, 0x0, 0x0}, {{2, 11, 12, 32}, 32, 0, 0, 3, 0x1804, 0x0},
};
static const uint8_t rfc1738_rest_of_schemepart_operations[23] = {
    68, 69, 73, 255, 68, 69, 71, 73, 255, 69, 255, 68, 69, 255, 68, 69,
    71, 255, 35, 255, 35, 40, 255};
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
    rfc1738_rest_of_schemepart_accept, rfc1738_rest_of_schemepart_final_action, rfc1738_rest_of_schemepart_action, rfc1738_rest_of_schemepart_operations,
    rfc1738_rest_of_schemepart_self_loop, rfc1738_rest_of_schemepart_likely, rfc1738_account_self_loop_sets, rfc1738_rest_of_schemepart_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_schemepart_expected, rfc1738_rest_of_schemepart_expected_terms, rfc1738_terms, rfc1738_rest_of_schemepart_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    59, 28, 11, 15, 0,
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
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60,
    60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 60, 49, 49, 49, 49, 49, 49, 49, 49, 49, 50, 51, 52, 49,
    53, 54, 55, 49, 56, 57, 58, 59, 49, 49, 49, 49, 49, 49, 49, 49,
    49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49,
    49, 49, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 3, 9, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 42, 11, 3, 47, 17,
    48, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 29, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 5, 3, 26, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 41, 3, 3, 43,
    3, 46, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 24, 25, 13, 3, 3, 3, 3, 3, 38, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 22, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 8, 3, 3, 27, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 31, 3, 3, 45, 3, 3, 3,
    19, 21, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 39, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 10, 2, 3, 12, 15,
    28, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 32, 3, 3, 3, 3, 3, 3, 3, 18, 37, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 14, 35, 16, 3, 3,
    23, 3, 3, 3, 30, 6, 33, 3, 34, 3, 3, 3, 3, 36, 3, 3,
    3, 20, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 40, 44, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3};
static const uint8_t rfc1738_parse_url_accept[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_action rfc1738_parse_url_action[11] = {
    {{0, 23, 32, 32}, 32, 0, 11, 0, 0x800001, 0x0}, {{0, 32, 32, 32}, 32, 0, 2, 0, 0x1, 0x0},
    {{0, 32, 32, 32}, 32, 0, 9, 0, 0x1, 0x0}, {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
    {{0, 20, 21, 32}, 32, 0, 3, 0, 0x300001, 0x0}, {{0, 32, 32, 32}, 32, 0, 4, 0, 0x1, 0x0},
    {{0, 32, 32, 32}, 32, 0, 7, 0, 0x1, 0x0}, {{0, 32, 32, 32}, 32, 0, 6, 0, 0x1, 0x0},
    {{0, 22, 32, 32}, 32, 0, 8, 0, 0x400001, 0x0}, {{0, 32, 32, 32}, 32, 0, 5, 0, 0x1, 0x0},
    {{0, 32, 32, 32}, 32, 0, 10, 0, 0x1, 0x0},
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
    rfc1738_parse_url_accept, NULL, rfc1738_parse_url_action, NULL,
    rfc1738_parse_url_self_loop, rfc1738_parse_url_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_url_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_url_expected, rfc1738_parse_url_expected_terms, rfc1738_terms, rfc1738_parse_url_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    49, 11, 18, 31, 11,
};
static const char uric_rfc1738_url_name[] = "url";
const uric_rule uric_rfc1738_url = {uric_rfc1738_url_name, &rfc1738_parse_url, &rfc1738_components_url, 0, 0, NULL};

/* rfc1738_parse_httpurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_httpurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 2, 3, 6, 6, 6, 6, 6, 6, 6};
static const uint8_t rfc1738_parse_httpurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_httpurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
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
    rfc1738_parse_httpurl_accept, NULL, rfc1738_parse_httpurl_action, NULL,
    rfc1738_parse_httpurl_self_loop, rfc1738_parse_httpurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_httpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_httpurl_expected, rfc1738_parse_httpurl_expected_terms, rfc1738_terms, rfc1738_parse_httpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1,
};
static const char uric_rfc1738_httpurl_name[] = "httpurl";
const uric_rule uric_rfc1738_httpurl = {uric_rfc1738_httpurl_name, &rfc1738_parse_httpurl, &rfc1738_components_httpurl, 0, 0, NULL};

/* rfc1738_parse_ftpurl: 4 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_ftpurl_entry[72] = {
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 5,
    5, 5, 5, 5, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 2, 5, 5, 5, 5, 5, 5};
static const uint8_t rfc1738_parse_ftpurl_accept[4] = {
    0, 0, 0, 0};
static const uric_action rfc1738_parse_ftpurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
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
    rfc1738_parse_ftpurl_accept, NULL, rfc1738_parse_ftpurl_action, NULL,
    rfc1738_parse_ftpurl_self_loop, rfc1738_parse_ftpurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_ftpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_ftpurl_expected, rfc1738_parse_ftpurl_expected_terms, rfc1738_terms, rfc1738_parse_ftpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    4, 1, 18, 31, 1,
};
static const char uric_rfc1738_ftpurl_name[] = "ftpurl";
const uric_rule uric_rfc1738_ftpurl = {uric_rfc1738_ftpurl_name, &rfc1738_parse_ftpurl, &rfc1738_components_ftpurl, 0, 0, NULL};

/* rfc1738_parse_newsurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_newsurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6,
    6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6,
    6, 6, 6, 6, 6, 6, 6, 3, 6, 6};
static const uint8_t rfc1738_parse_newsurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_newsurl_action[1] = {
    {{0, 20, 21, 32}, 32, 0, 1, 0, 0x300001, 0x0},
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
    rfc1738_parse_newsurl_accept, NULL, rfc1738_parse_newsurl_action, NULL,
    rfc1738_parse_newsurl_self_loop, rfc1738_parse_newsurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_newsurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_newsurl_expected, rfc1738_parse_newsurl_expected_terms, rfc1738_terms, rfc1738_parse_newsurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1,
};
static const char uric_rfc1738_newsurl_name[] = "newsurl";
const uric_rule uric_rfc1738_newsurl = {uric_rfc1738_newsurl_name, &rfc1738_parse_newsurl, &rfc1738_components_newsurl, 0, 0, NULL};

/* rfc1738_parse_nntpurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_nntpurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 1, 2, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 3, 6, 6, 6, 6, 6, 6, 6};
static const uint8_t rfc1738_parse_nntpurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_nntpurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
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
    rfc1738_parse_nntpurl_accept, NULL, rfc1738_parse_nntpurl_action, NULL,
    rfc1738_parse_nntpurl_self_loop, rfc1738_parse_nntpurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_nntpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_nntpurl_expected, rfc1738_parse_nntpurl_expected_terms, rfc1738_terms, rfc1738_parse_nntpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1,
};
static const char uric_rfc1738_nntpurl_name[] = "nntpurl";
const uric_rule uric_rfc1738_nntpurl = {uric_rfc1738_nntpurl_name, &rfc1738_parse_nntpurl, &rfc1738_components_nntpurl, 0, 0, NULL};

/* rfc1738_parse_telneturl: 7 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_telneturl_entry[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 2, 8, 8,
    5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 3, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    1, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8, 8, 8, 8};
static const uint8_t rfc1738_parse_telneturl_accept[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_telneturl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
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
    rfc1738_parse_telneturl_accept, NULL, rfc1738_parse_telneturl_action, NULL,
    rfc1738_parse_telneturl_self_loop, rfc1738_parse_telneturl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_telneturl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_telneturl_expected, rfc1738_parse_telneturl_expected_terms, rfc1738_terms, rfc1738_parse_telneturl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1,
};
static const char uric_rfc1738_telneturl_name[] = "telneturl";
const uric_rule uric_rfc1738_telneturl = {uric_rfc1738_telneturl_name, &rfc1738_parse_telneturl, &rfc1738_components_telneturl, 0, 0, NULL};

/* rfc1738_parse_gopherurl: 7 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_gopherurl_entry[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8,
    8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
static const uint8_t rfc1738_parse_gopherurl_accept[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_gopherurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
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
    rfc1738_parse_gopherurl_accept, NULL, rfc1738_parse_gopherurl_action, NULL,
    rfc1738_parse_gopherurl_self_loop, rfc1738_parse_gopherurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_gopherurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_gopherurl_expected, rfc1738_parse_gopherurl_expected_terms, rfc1738_terms, rfc1738_parse_gopherurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1,
};
static const char uric_rfc1738_gopherurl_name[] = "gopherurl";
const uric_rule uric_rfc1738_gopherurl = {uric_rfc1738_gopherurl_name, &rfc1738_parse_gopherurl, &rfc1738_components_gopherurl, 0, 0, NULL};

/* rfc1738_parse_waisurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_waisurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6,
    2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6,
    6, 6, 6, 6, 6, 1, 6, 6, 6, 6};
static const uint8_t rfc1738_parse_waisurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_waisurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
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
    rfc1738_parse_waisurl_accept, NULL, rfc1738_parse_waisurl_action, NULL,
    rfc1738_parse_waisurl_self_loop, rfc1738_parse_waisurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_waisurl_expected, rfc1738_parse_waisurl_expected_terms, rfc1738_terms, rfc1738_parse_waisurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1,
};
static const char uric_rfc1738_waisurl_name[] = "waisurl";
const uric_rule uric_rfc1738_waisurl = {uric_rfc1738_waisurl_name, &rfc1738_parse_waisurl, &rfc1738_components_waisurl, 0, 0, NULL};

/* rfc1738_parse_mailtourl: 7 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_mailtourl_entry[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 7, 8, 3, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8,
    8, 8, 8, 2, 8, 8, 1, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
static const uint8_t rfc1738_parse_mailtourl_accept[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_mailtourl_action[1] = {
    {{0, 22, 32, 32}, 32, 0, 1, 0, 0x400001, 0x0},
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
    rfc1738_parse_mailtourl_accept, NULL, rfc1738_parse_mailtourl_action, NULL,
    rfc1738_parse_mailtourl_self_loop, rfc1738_parse_mailtourl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_mailtourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_mailtourl_expected, rfc1738_parse_mailtourl_expected_terms, rfc1738_terms, rfc1738_parse_mailtourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1,
};
static const char uric_rfc1738_mailtourl_name[] = "mailtourl";
const uric_rule uric_rfc1738_mailtourl = {uric_rfc1738_mailtourl_name, &rfc1738_parse_mailtourl, &rfc1738_components_mailtourl, 0, 0, NULL};

/* rfc1738_parse_fileurl: 5 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_fileurl_entry[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6,
    6, 6, 6, 6, 6, 6, 6, 4, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 3,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6};
static const uint8_t rfc1738_parse_fileurl_accept[5] = {
    0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_fileurl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
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
    rfc1738_parse_fileurl_accept, NULL, rfc1738_parse_fileurl_action, NULL,
    rfc1738_parse_fileurl_self_loop, rfc1738_parse_fileurl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_fileurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_fileurl_expected, rfc1738_parse_fileurl_expected_terms, rfc1738_terms, rfc1738_parse_fileurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1,
};
static const char uric_rfc1738_fileurl_name[] = "fileurl";
const uric_rule uric_rfc1738_fileurl = {uric_rfc1738_fileurl_name, &rfc1738_parse_fileurl, &rfc1738_components_fileurl, 0, 0, NULL};

/* rfc1738_parse_prosperourl: 9 states, 1 actions, 18 classes */
static const uint8_t rfc1738_parse_prosperourl_entry[162] = {
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 7, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 1, 10, 4, 5, 10, 3, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 6, 10, 8, 10, 10, 2, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10};
static const uint8_t rfc1738_parse_prosperourl_accept[9] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_parse_prosperourl_action[1] = {
    {{0, 32, 32, 32}, 32, 0, 1, 0, 0x1, 0x0},
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
    rfc1738_parse_prosperourl_accept, NULL, rfc1738_parse_prosperourl_action, NULL,
    rfc1738_parse_prosperourl_self_loop, rfc1738_parse_prosperourl_likely, rfc1738_parse_nntpurl_self_loop_sets, NULL,
    rfc1738_parse_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_prosperourl_expected, rfc1738_parse_prosperourl_expected_terms, rfc1738_terms, rfc1738_parse_prosperourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    9, 1, 18, 31, 1,
};
static const char uric_rfc1738_prosperourl_name[] = "prosperourl";
const uric_rule uric_rfc1738_prosperourl = {uric_rfc1738_prosperourl_name, &rfc1738_parse_prosperourl, &rfc1738_components_prosperourl, 0, 0, NULL};

/* rfc1738_parse_schemepart: 1 states, 3 actions, 12 classes */
static const uint8_t rfc1738_parse_schemepart_entry[12] = {
    4, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1};
static const uint8_t rfc1738_parse_schemepart_accept[1] = {
    2};
static const uric_action rfc1738_parse_schemepart_final_action[1] = {
    {{14, 32, 32, 32}, 32, 0, 0, 0, 0x4000, 0x0},
};
static const uric_action rfc1738_parse_schemepart_action[3] = {
    {{32, 32, 32, 32}, 32, 0, 1, 1, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 20, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 0, 1, 2, 0x0, 0x0},
};
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
    rfc1738_parse_schemepart_accept, rfc1738_parse_schemepart_final_action, rfc1738_parse_schemepart_action, NULL,
    rfc1738_parse_schemepart_self_loop, rfc1738_parse_schemepart_likely, rfc1738_rest_of_httpurl_self_loop_sets, NULL,
    rfc1738_parse_schemepart_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_schemepart_expected, rfc1738_parse_schemepart_expected_terms, rfc1738_terms, rfc1738_parse_schemepart_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    1, 3, 12, 15, 1,
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
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 27, 28, 29, 30, 31, 37, 33, 27, 35, 255, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 70, 71,
    255, 255, 255, 75, 255, 255, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 153,
    153, 153, 153, 153, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 161, 163, 164, 165, 166,
    167, 91, 161, 170, 255, 255, 181, 183, 188, 100, 191, 193, 102, 195, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 162, 169, 255, 255, 255, 184, 255, 255, 255, 187,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 168, 168, 168, 168, 168, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 27, 28, 29, 30, 31, 37, 33, 27, 35, 255, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 70, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 153,
    153, 153, 153, 153, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 255, 255, 38, 39, 41, 41, 42, 43, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 70, 71, 255, 255, 255, 75, 255, 255, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 154, 153, 153, 153, 153, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 153,
    153, 153, 153, 155, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 2, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 110, 111, 110, 112, 255, 255, 110, 111,
    112, 110, 255, 110, 255, 255, 110, 121, 123, 121, 121, 123, 121, 121, 121, 2,
    2, 2, 2, 255, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 153, 153, 153, 153, 155, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    55, 47, 47, 255, 56, 255, 255, 255, 255, 57, 58, 59, 52, 255, 47, 63,
    64, 255, 64, 255, 67, 69, 64, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 153,
    153, 153, 153, 155, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 27, 28, 255, 30, 255,
    37, 33, 27, 255, 255, 255, 38, 39, 41, 41, 42, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 38, 39, 79, 40, 52, 37, 71,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 28, 255, 255, 28, 255, 255, 255, 255, 255, 28, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 153, 153, 153, 153, 153, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 231, 235, 87, 236, 237, 238, 117, 60, 61, 62, 241,
    243, 65, 66, 88, 75, 246, 68, 42, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 104, 106, 107, 255, 37, 108, 109, 255, 255, 113,
    114, 115, 116, 118, 249, 250, 251, 124, 122, 252, 255, 125, 254, 126, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 95, 255, 255, 255, 33, 255, 255, 255, 255, 101, 41, 103, 44,
    104, 105, 106, 107, 108, 109, 106, 105, 107, 113, 114, 115, 116, 119, 118, 119,
    120, 122, 122, 120, 124, 125, 126, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 153,
    153, 153, 153, 155, 255, 255, 255, 255, 37, 171, 172, 173, 174, 175, 176, 160,
    178, 179, 180, 27, 70, 28, 29, 30, 31, 33, 153, 71, 35, 182, 38, 185,
    186, 39, 75, 189, 190, 79, 41, 192, 42, 194, 43, 197, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 2, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 104, 106,
    107, 255, 37, 108, 109, 255, 255, 113, 114, 115, 116, 118, 249, 250, 251, 124,
    122, 252, 255, 125, 254, 126, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 177, 255, 255, 255, 33,
    255, 255, 255, 255, 190, 41, 196, 44, 104, 105, 106, 107, 108, 109, 106, 105,
    107, 113, 114, 115, 116, 119, 118, 119, 120, 122, 122, 120, 124, 125, 126, 2,
    2, 2, 2, 255, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 153, 153, 153, 153, 155, 255, 255, 255, 255,
    37, 171, 172, 173, 174, 175, 176, 160, 178, 179, 180, 27, 70, 28, 29, 30,
    31, 33, 153, 71, 35, 182, 38, 185, 186, 39, 75, 189, 190, 79, 41, 192,
    42, 194, 43, 197, 44, 45, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 104, 106, 107, 255, 37, 108, 109, 255, 255, 113,
    114, 115, 116, 118, 249, 250, 251, 124, 122, 252, 255, 125, 254, 126, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 177, 255, 255, 255, 255, 255, 255, 255, 255, 190, 44, 196, 27,
    104, 105, 106, 107, 108, 109, 106, 105, 107, 113, 114, 115, 116, 119, 118, 119,
    120, 122, 122, 120, 124, 125, 126, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 153,
    153, 153, 153, 155, 255, 255, 255, 255, 37, 171, 172, 173, 174, 175, 176, 160,
    178, 179, 180, 27, 70, 28, 29, 30, 31, 33, 153, 71, 35, 182, 38, 185,
    186, 39, 75, 189, 190, 79, 41, 192, 42, 194, 43, 197, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 27, 229, 229, 230, 232, 151, 233, 234, 230, 232, 151, 233, 239, 34,
    240, 239, 34, 240, 245, 255, 255, 255, 27, 255, 27, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 255, 255, 38, 39, 41, 41, 42, 43, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 27,
    27, 27, 27, 255, 27, 27, 27, 27, 27, 27, 27, 27, 255, 27, 27, 255,
    27, 27, 27, 255, 255, 27, 27, 153, 153, 153, 153, 153, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 255, 27, 27, 27, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 27, 255, 255, 30, 31, 37, 33, 27, 255, 255, 255, 210, 39,
    41, 41, 43, 255, 44, 43, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 70, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 153,
    153, 153, 153, 153, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 27, 28, 29, 30, 31,
    37, 33, 27, 255, 255, 255, 38, 39, 41, 41, 42, 45, 44, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 70, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 153, 153, 153, 153, 153, 255, 255, 255, 156,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 27, 28, 29, 255, 255, 37, 33, 27, 35, 255, 255, 38, 31,
    41, 41, 42, 43, 255, 45, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 70, 255,
    255, 255, 255, 31, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 153,
    153, 153, 153, 153, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 255, 255, 38, 39, 41, 41, 42, 43, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 46, 46, 46, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 177, 255, 255, 255, 33, 255, 255, 255, 255, 190, 41, 196, 44,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 217, 2, 2, 219, 83, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 155,
    153, 153, 153, 155, 37, 255, 255, 255, 37, 171, 172, 173, 174, 175, 176, 160,
    178, 179, 180, 27, 70, 28, 29, 30, 31, 33, 153, 71, 35, 182, 38, 185,
    186, 39, 75, 189, 190, 79, 41, 192, 42, 194, 43, 197, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 2, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 177, 255, 255, 255, 33,
    255, 255, 255, 255, 190, 41, 196, 44, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    2, 2, 2, 255, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 255, 255, 255, 255,
    37, 171, 172, 173, 174, 175, 176, 160, 178, 179, 180, 27, 70, 28, 29, 30,
    31, 33, 153, 71, 35, 182, 38, 185, 186, 39, 75, 189, 190, 79, 41, 192,
    42, 194, 43, 197, 44, 45, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 177, 255, 255, 255, 33, 255, 255, 255, 255, 190, 41, 196, 44,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 155,
    153, 153, 153, 155, 37, 255, 255, 255, 37, 171, 172, 173, 174, 175, 176, 160,
    178, 179, 180, 27, 70, 28, 29, 30, 31, 33, 153, 71, 35, 182, 38, 185,
    186, 39, 75, 189, 190, 79, 41, 192, 42, 194, 43, 197, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 2, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 177, 255, 255, 255, 33,
    255, 255, 255, 255, 190, 41, 196, 44, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    24, 133, 2, 255, 2, 2, 5, 2, 2, 145, 228, 149, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 255, 255, 255, 255,
    37, 171, 172, 173, 174, 175, 176, 160, 178, 179, 180, 27, 70, 28, 29, 30,
    31, 33, 153, 71, 35, 182, 38, 185, 186, 39, 75, 189, 190, 79, 41, 192,
    42, 194, 43, 197, 44, 45, 255, 255, 255, 25, 84, 255, 255, 10, 147, 255,
    209, 255, 255, 159, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 212, 199, 81,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 177, 255, 255, 255, 33, 255, 255, 255, 255, 190, 41, 196, 44,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 155,
    153, 153, 153, 155, 255, 255, 255, 255, 37, 171, 172, 173, 174, 175, 176, 160,
    178, 179, 180, 27, 70, 28, 29, 30, 31, 33, 153, 71, 35, 182, 38, 185,
    186, 39, 75, 189, 190, 79, 41, 192, 42, 194, 43, 197, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 141, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    2, 2, 2, 255, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 255, 143, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 213, 255, 255,
    2, 255, 137, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 200, 255, 255, 255, 255, 206, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 155,
    153, 153, 153, 155, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 2, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 82, 255, 86, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    2, 2, 2, 255, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 37, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 132, 2, 2, 2, 2, 135, 2, 224, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 155,
    153, 153, 153, 155, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 2, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 205, 255, 98, 255, 207, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    2, 2, 2, 255, 134, 136, 2, 226, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 127, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 131, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 155,
    153, 153, 153, 155, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 128, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 201, 92, 255, 204, 255, 255, 255,
    255, 255, 208, 255, 255, 255, 255, 255, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    218, 2, 2, 255, 2, 2, 2, 2, 138, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 215, 2, 94, 223, 2, 15, 255, 18, 2, 20, 155,
    153, 153, 153, 155, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 142, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 4, 85, 255,
    11, 13, 255, 211, 255, 255, 255, 255, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    2, 2, 2, 255, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 3, 26, 2, 2, 2, 2, 6, 2, 8, 2,
    2, 255, 2, 139, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 144, 255, 2, 14, 2, 17, 255, 150, 2, 155,
    153, 153, 153, 155, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 2, 255, 255, 2, 255, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    2, 2, 2, 255, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 7, 2, 227,
    9, 12, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 129, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 155,
    153, 153, 153, 155, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 202, 93,
    203, 255, 255, 96, 97, 255, 255, 148, 255, 19, 158, 255, 214, 216, 2, 2,
    220, 2, 222, 2, 2, 2, 2, 2, 2, 255, 146, 2, 16, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    2, 36, 2, 2, 255, 2, 2, 2, 2, 2, 255, 255, 255, 255, 2, 2,
    2, 255, 255, 255, 2, 130, 255, 255, 221, 225, 2, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 36, 255, 38, 39, 41, 41, 42, 43, 44, 45, 105, 105,
    107, 107, 37, 255, 255, 72, 37, 105, 255, 105, 255, 105, 249, 250, 251, 120,
    120, 252, 77, 120, 254, 120, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 106, 105, 106, 107, 255, 255, 106, 105,
    107, 106, 255, 106, 255, 120, 106, 122, 120, 122, 122, 120, 122, 122, 122, 2,
    2, 2, 2, 255, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 255,
    2, 2, 2, 255, 255, 2, 2, 155, 153, 153, 153, 155, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 255, 2, 2, 2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 2, 36, 2, 2, 255, 2, 2, 2,
    2, 2, 255, 255, 255, 255, 2, 2, 2, 255, 255, 255, 2, 2, 255, 255,
    2, 255, 2, 27, 28, 29, 30, 31, 37, 33, 27, 35, 36, 255, 38, 39,
    41, 41, 42, 43, 44, 45, 105, 105, 107, 107, 37, 255, 255, 72, 37, 105,
    255, 105, 255, 105, 249, 250, 251, 120, 120, 252, 77, 120, 254, 120, 70, 71,
    72, 255, 255, 75, 255, 77, 255, 79, 255, 255, 255, 255, 255, 255, 255, 248,
    253, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    106, 105, 106, 107, 255, 255, 106, 105, 107, 106, 255, 106, 255, 120, 106, 122,
    120, 122, 122, 120, 122, 122, 122, 2, 2, 2, 2, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 255, 2, 2, 255, 2, 2, 2, 255, 255, 2, 2, 155,
    153, 153, 153, 155, 255, 255, 99, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 255, 2, 2, 2, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 27, 28, 29, 30, 31,
    37, 33, 27, 35, 255, 255, 38, 39, 41, 41, 42, 43, 44, 45, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 70, 71, 72, 255, 255, 75, 255, 77, 255, 79,
    255, 255, 255, 255, 255, 255, 255, 248, 253, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 153, 153, 153, 153, 155, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255};
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
    {{32, 32, 32, 32}, 32, 0, 1, 73, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 0, 2, 74, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 0, 2, 242, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 0, 2, 244, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 0, 2, 76, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 78, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 0, 2, 247, 0x0, 0x0},
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
    rfc1738_check_genericurl_accept, NULL, rfc1738_check_genericurl_action, NULL,
    rfc1738_check_genericurl_self_loop, rfc1738_check_genericurl_likely, rfc1738_check_genericurl_self_loop_sets, rfc1738_check_genericurl_triplet_loop,
    rfc1738_check_genericurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_genericurl_expected, rfc1738_check_genericurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    248, 7, 37, 63, 2,
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
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 1, 2, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 46, 45,
    114, 47, 48, 49, 50, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 1, 2, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 46, 46, 45, 114, 47, 48, 49, 50, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 99, 103, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 98, 114, 98, 100, 114, 104, 105, 107, 110, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 1, 2, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 45, 114, 47, 48, 49, 50, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 1, 2, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 46, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 46, 46, 45, 114, 47, 48, 49, 50, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 1,
    2, 77, 77, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114,
    77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 46, 45, 114, 47, 48, 49,
    50, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 114, 114, 114, 77, 77, 77, 114, 114,
    114, 77, 77, 114, 77, 77, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    48, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 77, 1, 2, 77, 77, 114, 114, 114, 114, 114, 114, 46, 114, 114,
    114, 114, 114, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 46, 45,
    114, 47, 48, 49, 50, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114, 114, 114, 77,
    77, 77, 114, 114, 114, 77, 77, 114, 77, 77, 114, 77, 114, 114, 114, 114,
    114, 114, 114, 114, 101, 102, 106, 46, 1, 108, 109, 111, 45, 112, 2, 47,
    113, 48, 49, 50, 114, 2, 114, 48, 48, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 45, 114, 47, 48, 49, 50, 48, 48, 48, 48, 48, 48, 48, 48, 48,
    48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 114, 114,
    114, 48, 48, 48, 114, 114, 114, 48, 48, 114, 48, 48, 114, 48, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 1, 2, 114, 114, 45, 114, 114, 47, 114,
    114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 48, 114, 47, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 1, 2, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 49, 114, 50, 48, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 45, 114, 47, 48, 49, 50, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 1, 2, 77,
    77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 46, 46, 45, 114, 47, 48, 49, 50, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 56, 77, 59, 77,
    77, 77, 77, 77, 77, 77, 114, 114, 114, 77, 77, 77, 114, 114, 114, 77,
    77, 114, 77, 77, 114, 77, 114, 114, 114, 114, 23, 24, 114, 114, 101, 102,
    106, 46, 1, 108, 109, 111, 45, 112, 2, 47, 113, 48, 49, 50, 77, 1,
    2, 77, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 46, 45, 114, 47, 48, 49,
    50, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 114, 114, 114, 77, 77, 77, 114, 114,
    114, 77, 77, 114, 77, 77, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114,
    101, 102, 106, 46, 1, 108, 109, 111, 45, 112, 2, 47, 113, 48, 49, 50,
    77, 1, 2, 77, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 96, 22, 46, 40, 28, 114, 114, 30, 114, 46, 46, 45, 114, 47,
    48, 49, 50, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114, 114, 114, 77, 3, 58,
    114, 114, 114, 18, 77, 114, 72, 63, 114, 73, 114, 114, 114, 114, 114, 114,
    114, 114, 101, 102, 106, 46, 1, 108, 109, 111, 45, 112, 2, 47, 113, 48,
    49, 50, 51, 1, 2, 77, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 46, 45,
    114, 47, 48, 49, 50, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114, 114, 114, 77,
    77, 77, 114, 114, 114, 77, 77, 114, 77, 77, 114, 77, 114, 33, 114, 20,
    114, 114, 114, 114, 101, 102, 106, 46, 1, 108, 109, 111, 45, 112, 2, 47,
    113, 48, 49, 50, 52, 1, 2, 77, 77, 114, 19, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46,
    46, 45, 114, 47, 48, 49, 50, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114, 114,
    114, 77, 77, 77, 114, 114, 114, 77, 77, 114, 77, 77, 114, 77, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 53, 1, 2, 77, 86, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 77, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 46, 46, 45, 114, 47, 48, 49, 50, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    114, 114, 114, 77, 77, 77, 114, 114, 114, 77, 77, 114, 77, 77, 114, 77,
    32, 114, 114, 114, 114, 114, 114, 38, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 77, 1, 2, 77, 77, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 114, 25, 114, 114, 9,
    27, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 46, 46, 45, 114, 47, 48, 49, 50, 54, 77, 77, 77, 77,
    60, 77, 77, 69, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 114, 114, 114, 77, 77, 77, 114, 114, 114, 77, 77, 114, 77, 77,
    114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 1, 2, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 46, 46, 45, 114, 47, 48, 49, 50, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 114, 114, 114, 77, 77, 77, 114, 114, 114, 77, 77, 114,
    77, 77, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 1, 2, 77,
    77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 114,
    114, 114, 85, 114, 114, 36, 114, 39, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 46, 46, 45, 114, 47, 48, 49, 50, 77,
    77, 77, 83, 77, 77, 77, 84, 77, 61, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 114, 114, 114, 77, 77, 77, 114, 114, 114, 77,
    77, 114, 77, 77, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 64, 1,
    2, 77, 77, 114, 114, 95, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 46, 45, 114, 47, 48, 49,
    50, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 114, 114, 114, 77, 77, 77, 114, 114,
    114, 77, 77, 114, 77, 77, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    78, 1, 2, 77, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 46, 45, 114, 47,
    48, 49, 50, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 34, 80, 114, 77, 55, 77,
    33, 114, 114, 77, 87, 37, 77, 77, 114, 77, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 77, 1, 2, 77, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 77, 82, 114, 114, 114, 114, 114, 114, 10, 114, 114, 46,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 46, 45,
    114, 47, 48, 49, 50, 77, 68, 77, 77, 77, 77, 70, 77, 77, 77, 77,
    18, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 114, 114, 114, 77,
    77, 77, 114, 114, 114, 77, 77, 114, 77, 77, 114, 77, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 65, 1, 2, 77, 77, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46,
    46, 45, 114, 47, 48, 49, 50, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 18, 4, 77, 77, 89, 77, 77, 114, 114,
    21, 77, 77, 77, 114, 46, 97, 77, 77, 114, 77, 77, 41, 77, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 77, 1, 2, 77, 77, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 77, 114, 114, 26, 114, 114, 114, 114,
    114, 114, 46, 114, 29, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 46, 46, 45, 114, 47, 48, 49, 50, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 57, 77, 77, 77, 77, 77, 77, 18, 62,
    114, 114, 114, 77, 77, 77, 114, 114, 114, 77, 77, 114, 77, 77, 114, 77,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 77, 1, 2, 77, 77, 114, 114, 114,
    114, 46, 88, 114, 114, 114, 114, 114, 114, 114, 77, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 46, 46, 45, 114, 47, 48, 49, 50, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 18, 71, 77,
    77, 77, 114, 114, 114, 77, 77, 77, 114, 114, 114, 77, 77, 114, 77, 77,
    114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 79, 1, 2, 77, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 35, 33, 81, 114, 114, 114, 114,
    114, 29, 46, 114, 114, 46, 46, 45, 114, 47, 48, 49, 50, 67, 77, 55,
    77, 67, 77, 77, 77, 77, 77, 62, 77, 18, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 114, 114, 114, 77, 77, 77, 114, 114, 114, 77, 77, 114,
    77, 77, 114, 77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 66, 1, 2, 69,
    77, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 77, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 46, 46, 45, 114, 47, 48, 49, 50, 77,
    77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77,
    77, 77, 77, 77, 77, 77, 114, 114, 114, 77, 77, 77, 114, 114, 114, 77,
    77, 114, 77, 77, 114, 77, 114, 114, 94, 114, 114, 114, 9, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 46, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114,
    114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114};
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
    rfc1738_check_otherurl_accept, NULL, NULL, NULL,
    rfc1738_check_otherurl_self_loop, rfc1738_check_otherurl_likely, rfc1738_check_otherurl_self_loop_sets, rfc1738_check_otherurl_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_otherurl_expected, rfc1738_check_otherurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    114, 0, 32, 31, 0,
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
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 12, 12, 13, 18, 12, 12, 13, 18, 19, 18, 18,
    19, 12, 18, 12, 18, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 12, 12, 12, 12, 18, 12, 18, 18, 18,
    18, 12, 18, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 12, 18, 13,
    86, 19, 12, 18, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 73,
    73, 75, 76, 73, 73, 75, 76, 79, 76, 76, 79, 73, 76, 73, 76, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 73, 73, 73, 73, 76, 73, 76, 76, 76, 76, 73, 76, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 73, 76, 75, 81, 79, 73, 76, 90, 90,
    90, 47, 50, 90, 56, 90, 45, 48, 54, 12, 12, 13, 18, 12, 12, 13,
    18, 19, 18, 18, 19, 12, 18, 12, 18, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 45, 48, 45, 45, 47, 48, 48,
    50, 45, 48, 54, 54, 54, 56, 45, 48, 54, 54, 62, 62, 62, 64, 67,
    62, 67, 67, 69, 67, 62, 67, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 64, 69, 13, 86, 19, 62, 67, 90, 90, 90, 29, 32, 90, 37, 90,
    29, 32, 37, 12, 12, 13, 18, 12, 12, 13, 18, 19, 18, 18, 19, 12,
    18, 12, 18, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 28, 31, 90, 29, 90, 90, 32, 90, 34, 35, 36, 90, 37,
    90, 39, 40, 41, 42, 15, 12, 16, 12, 20, 23, 18, 21, 18, 24, 25,
    26, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 16, 21, 13, 86, 19,
    16, 21, 2, 90, 14, 90, 90, 90, 86, 86, 90, 90, 86, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 86, 90, 86, 86, 90, 86, 90, 44, 90, 3,
    4, 5, 6, 7, 8, 9, 10, 61, 12, 13, 65, 66, 63, 85, 18, 19,
    70, 68, 87, 71, 72, 88, 89, 43, 51, 46, 5, 52, 49, 53, 57, 58,
    59, 55, 7, 8, 9, 60, 10, 43, 44, 46, 46, 3, 49, 49, 4, 51,
    52, 53, 55, 55, 6, 57, 58, 59, 60, 61, 63, 63, 83, 65, 66, 68,
    68, 84, 70, 71, 72, 74, 12, 77, 78, 13, 18, 80, 19, 82, 86, 83,
    84, 85, 86, 87, 88, 89, 90, 90, 90, 30, 90, 90, 38, 90, 30, 90,
    38, 13, 13, 90, 19, 13, 13, 90, 19, 90, 19, 19, 90, 13, 19, 13,
    19, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 13, 13, 13, 13, 19, 13, 19, 19, 19, 19, 13, 19, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 17, 22, 90, 86, 90, 17, 22,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 27, 27, 27, 33, 27,
    27, 27, 33, 33, 33, 33, 33, 27, 33, 27, 33, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 27, 27, 27,
    27, 33, 27, 33, 33, 33, 33, 27, 33, 90, 90, 90, 90, 90, 90, 90,
    90, 90, 90, 27, 33, 27, 86, 33, 27, 33, 90, 4, 90, 3, 4, 90,
    6, 90, 46, 49, 55, 83, 12, 13, 84, 83, 83, 13, 18, 19, 84, 84,
    19, 83, 84, 83, 84, 3, 3, 3, 90, 4, 4, 6, 3, 4, 6, 6,
    90, 3, 4, 6, 6, 46, 49, 46, 46, 3, 49, 49, 4, 46, 49, 55,
    55, 55, 6, 46, 49, 55, 55, 63, 63, 63, 83, 68, 63, 68, 68, 84,
    68, 63, 68, 74, 12, 77, 78, 13, 18, 80, 19, 82, 86, 83, 84, 13,
    86, 19, 63, 68, 90, 4, 90, 3, 4, 90, 6, 90, 46, 49, 55, 83,
    12, 13, 84, 83, 83, 13, 18, 19, 84, 84, 19, 83, 84, 83, 84, 3,
    3, 3, 90, 4, 4, 6, 3, 4, 6, 6, 90, 3, 4, 6, 6, 46,
    49, 46, 46, 3, 49, 49, 4, 46, 49, 55, 55, 55, 6, 46, 49, 55,
    55, 63, 63, 63, 83, 68, 63, 68, 68, 84, 68, 63, 68, 90, 90, 90,
    90, 90, 90, 90, 90, 90, 90, 83, 84, 13, 86, 19, 63, 68};
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
    rfc1738_check_ip_schemepart_accept, NULL, NULL, NULL,
    rfc1738_check_ip_schemepart_self_loop, rfc1738_check_ip_schemepart_likely, rfc1738_check_ip_schemepart_self_loop_sets, rfc1738_check_ip_schemepart_triplet_loop,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_ip_schemepart_expected, rfc1738_check_ip_schemepart_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    90, 0, 11, 15, 0,
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
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 8, 9, 10, 11, 12, 13, 14, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 23, 46, 47, 48,
    49, 51, 52, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 8, 62, 62, 62, 62, 62, 14, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 13, 62, 62, 13, 10, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 29, 30, 31, 32, 19, 20, 21, 22, 9, 10, 11, 12, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 8, 9, 10, 11, 12, 13,
    14, 62, 62, 62, 62, 58, 59, 60, 61, 24, 8, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 8,
    50, 53, 54, 55, 9, 56, 57, 10, 11, 12, 13, 14, 62, 62, 62, 62,
    62, 62, 62, 62, 8, 9, 10, 11, 12, 13, 14, 62, 62, 62, 62, 58,
    59, 60, 61, 45, 8, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 8, 50, 53, 54, 55, 9, 56,
    57, 10, 11, 12, 13, 14, 62, 62, 62, 62, 62, 62, 62, 62, 8, 9,
    10, 11, 12, 13, 14, 62, 62, 62, 62, 58, 59, 60, 61, 45, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 8, 50, 53, 54, 55, 9, 56, 57, 10, 11, 12, 13, 14,
    62, 62, 62, 62, 62, 62, 62, 62, 8, 62, 62, 62, 62, 62, 14, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 25, 26, 27, 28, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 14, 62, 14, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 15, 16, 17, 18, 8, 9, 10, 11,
    12, 13, 14, 62, 62, 62, 62, 58, 59, 60, 61, 45, 8, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 8, 50, 53, 54, 55, 9, 56, 57, 10, 11, 12, 13, 14, 62, 62,
    62, 62, 62, 62, 62, 62, 8, 9, 10, 11, 12, 13, 14, 62, 62, 62,
    62, 58, 59, 60, 61, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    8, 9, 10, 11, 12, 13, 14, 37, 38, 39, 40, 58, 59, 60, 61, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 8, 9, 10, 11, 12, 13,
    14, 62, 62, 62, 62, 58, 59, 60, 61, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 41, 42, 43, 44, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 4, 5, 6, 7,
    62, 62, 62, 62, 8, 9, 10, 11, 12, 13, 14, 62, 62, 62, 62, 58,
    59, 60, 61, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 62, 62, 62, 62};
static const uint8_t rfc1738_check_waisurl_accept[58] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_check_waisurl_action[4] = {
    {{32, 32, 32, 32}, 32, 0, 1, 33, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 34, 0x0, 0x0},
    {{32, 32, 32, 32}, 32, 0, 1, 35, 0x0, 0x0}, {{32, 32, 32, 32}, 32, 0, 1, 36, 0x0, 0x0},
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
    rfc1738_check_waisurl_accept, NULL, rfc1738_check_waisurl_action, NULL,
    rfc1738_check_waisurl_self_loop, rfc1738_check_waisurl_likely, rfc1738_check_waisurl_self_loop_sets, rfc1738_check_waisurl_triplet_loop,
    rfc1738_check_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_waisurl_expected, rfc1738_check_waisurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    58, 4, 15, 15, 1,
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
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    10, 11, 12, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 23, 23, 4, 6, 8, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 10, 23, 23, 23,
    23, 16, 21, 10, 23, 23, 23, 23, 23, 23, 23, 23, 5, 10, 7, 11,
    9, 12, 10, 11, 12, 23, 23, 23, 23, 23, 23, 23, 23, 22, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 10, 11, 12, 23, 23, 23, 23, 23,
    23, 23, 15, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 11, 23,
    11, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 10, 12, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 5, 10, 7, 11, 9, 12, 10, 11, 12, 23, 23, 23,
    23, 23, 23, 3, 23, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23,
    10, 11, 12, 23, 23, 23, 23, 23, 23, 23, 23, 22, 23, 23, 23, 23,
    23, 23, 23, 23, 23, 23, 10, 11, 12, 18, 20, 23, 23, 23, 23, 23,
    23, 22, 1, 23, 19, 23, 23, 23, 23, 23, 23, 23, 10, 11, 12, 23,
    23, 23, 23, 23, 23, 23, 23, 22, 23, 13, 23, 14, 23, 23, 23, 23,
    23, 23, 10, 11, 12, 23, 23, 23, 23, 23, 23, 23, 23, 22, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 10, 11, 12, 23, 23, 23, 23, 23,
    2, 23, 23, 22};
static const uint8_t rfc1738_check_prosperourl_accept[22] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0};
static const uric_action rfc1738_check_prosperourl_action[1] = {
    {{32, 32, 32, 32}, 32, 0, 1, 17, 0x0, 0x0},
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
    rfc1738_check_prosperourl_accept, NULL, rfc1738_check_prosperourl_action, NULL,
    rfc1738_check_prosperourl_self_loop, rfc1738_check_prosperourl_likely, rfc1738_check_prosperourl_self_loop_sets, rfc1738_check_prosperourl_triplet_loop,
    rfc1738_check_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_prosperourl_expected, rfc1738_check_prosperourl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    22, 1, 14, 15, 1,
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
    35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
    35, 35, 35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 13, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 5, 6, 1, 33, 15, 34,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1,
    1, 7, 27, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 1, 19, 1, 14,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 23, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 16, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 1,
    1, 21, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 31, 1, 28, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 29, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 6, 26, 22, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 4, 1, 1, 1, 6, 8, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 6, 32, 1, 1, 1, 1, 1, 1, 17, 1, 1,
    1, 1, 1, 1, 1, 1, 30, 11, 30, 1, 1, 8, 6, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    24, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 27, 1, 1, 1, 1, 1, 1,
    1, 1, 1};
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
    rfc1738_check_otherscheme_accept, NULL, NULL, NULL,
    rfc1738_check_otherscheme_self_loop, rfc1738_check_otherscheme_likely, rfc1738_check_otherscheme_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_otherscheme_expected, rfc1738_check_otherscheme_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    35, 0, 17, 31, 0,
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
