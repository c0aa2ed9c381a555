/* RFC 1738, December 1994. Written by uric-grammar pack from grammar/rfc1738.*: do not edit. */
/* clang-format off */

/* RFC 1738, December 1994 (+14329). */
#ifndef URIC_RFC1738
#define URIC_RFC1738 1
#endif
/* Its parts. What goes on in one that is not there is refused; uric_rfc1738, with all
 * rules by name, is there if all are. */
/* httpurl (+465). */
#ifndef URIC_RFC1738_HTTPURL
#define URIC_RFC1738_HTTPURL URIC_RFC1738
#endif
/* ftpurl (+577). */
#ifndef URIC_RFC1738_FTPURL
#define URIC_RFC1738_FTPURL URIC_RFC1738
#endif
/* newsurl (+525). */
#ifndef URIC_RFC1738_NEWSURL
#define URIC_RFC1738_NEWSURL URIC_RFC1738
#endif
/* nntpurl (+403). */
#ifndef URIC_RFC1738_NNTPURL
#define URIC_RFC1738_NNTPURL URIC_RFC1738
#endif
/* telneturl (+367). */
#ifndef URIC_RFC1738_TELNETURL
#define URIC_RFC1738_TELNETURL URIC_RFC1738
#endif
/* gopherurl (+587). */
#ifndef URIC_RFC1738_GOPHERURL
#define URIC_RFC1738_GOPHERURL URIC_RFC1738
#endif
/* waisurl (+554). */
#ifndef URIC_RFC1738_WAISURL
#define URIC_RFC1738_WAISURL URIC_RFC1738
#endif
/* mailtourl (+351). */
#ifndef URIC_RFC1738_MAILTOURL
#define URIC_RFC1738_MAILTOURL URIC_RFC1738
#endif
/* fileurl (+491). */
#ifndef URIC_RFC1738_FILEURL
#define URIC_RFC1738_FILEURL URIC_RFC1738
#endif
/* prosperourl (+496). */
#ifndef URIC_RFC1738_PROSPEROURL
#define URIC_RFC1738_PROSPEROURL URIC_RFC1738
#endif
/* schemepart (+882); needed by url. */
#ifndef URIC_RFC1738_SCHEMEPART
#define URIC_RFC1738_SCHEMEPART URIC_RFC1738
#endif

#include "uric_tables.h"

#if URIC_RFC1738 || URIC_RFC1738_HTTPURL || URIC_RFC1738_FTPURL || URIC_RFC1738_NEWSURL || URIC_RFC1738_NNTPURL || URIC_RFC1738_TELNETURL || URIC_RFC1738_GOPHERURL || URIC_RFC1738_WAISURL || URIC_RFC1738_MAILTOURL || URIC_RFC1738_FILEURL || URIC_RFC1738_PROSPEROURL || URIC_RFC1738_SCHEMEPART

#if URIC_ERROR_DETAIL
static const char rfc1738_terms[] =
    "end of input\0"
    "alphadigit\0"
    "\"-\"\0"
    "\".\"\0"
    "digit\0"
    "\":\"\0"
    "uchar\0"
    "\"&\"\0"
    "\";\"\0"
    "\"=\"\0"
    "\"?\"\0"
    "\"@\"\0"
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
    "\"%\"\0"
    "%x30-38\0"
    "\"b\"\0"
    "\"c\"\0"
    "\"d\"\0"
    "safe\0"
    "extra\0"
    "national\0"
    "punctuation\0"
    "reserved\0"
    "\"*\"\0"
    "unreserved\0";
#endif
#if URIC_RFC1738_HTTPURL || URIC_RFC1738_FTPURL || URIC_RFC1738_NNTPURL || URIC_RFC1738_TELNETURL || URIC_RFC1738_GOPHERURL || URIC_RFC1738_WAISURL || URIC_RFC1738_FILEURL || URIC_RFC1738_PROSPEROURL || URIC_RFC1738_SCHEMEPART
#if URIC_COMPACT
static const uint8_t rfc1738_site_byte[48] = {
    16, 0, 33, 17, 17, 17, 49, 84, 102, 102, 102, 102, 102, 135, 16, 16,
    169, 170, 170, 186, 187, 187, 187, 187, 187, 187, 187, 187, 187, 11, 0, 16,
    160, 170, 170, 186, 187, 187, 187, 187, 187, 187, 187, 187, 187, 11, 0, 0};
#else
static const uint8_t rfc1738_site_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 161, 0, 0, 161, 2, 161, 161, 161, 161, 161, 161, 161, 163, 164, 37,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 39, 168, 0, 161, 0, 161,
    41, 234, 234, 234, 234, 234, 234, 235, 235, 235, 235, 235, 235, 235, 235, 235,
    235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 0, 0, 0, 0, 161,
    0, 234, 234, 234, 234, 234, 234, 235, 235, 235, 235, 235, 235, 235, 235, 235,
    235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 235, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_FAST
static const uint8_t rfc1738_site_runs[URIC_RUN_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 84, 120},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#endif
#if URIC_RFC1738_HTTPURL || URIC_RFC1738_NNTPURL || URIC_RFC1738_GOPHERURL || URIC_RFC1738_WAISURL || URIC_RFC1738_PROSPEROURL

/* rfc1738_site: 15 states, 4 events, 12 classes, 2 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_site_next[66] = {
    0, 0, 16, 17, 3, 4, 2, 5, 3, 0, 5, 5, 0, 0, 9, 13,
    3, 7, 5, 5, 6, 0, 13, 13, 0, 0, 5, 13, 0, 0, 19, 0,
    3, 10, 9, 5, 0, 0, 11, 13, 3, 12, 11, 5, 0, 0, 15, 13,
    6, 7, 13, 18, 13, 3, 0, 0, 14, 0, 0, 6, 3, 7, 15, 18,
    5, 3};
static const uint8_t rfc1738_site_shape[15] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1};
static const uric_shape rfc1738_site_shapes[2] = {
    {65535, 4}, {65511, 6},
};
static const uint8_t rfc1738_site_slot[26] = {
    0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 4, 4, 0,
    0, 0, 0, 1, 2, 0, 3, 4, 0, 0, 5, 5, 6,
};
static const uric_event rfc1738_site_event[4] = {
    {7, 0, 1}, {7, 0, 12}, {2, 0, 7}, {10, 0, 13},
};
static const uint8_t rfc1738_site_mark[12] = {
    32, 3, 9, 32, 3, 11, 32, 2, 8, 32, 10, 32};
#else
static const uint8_t rfc1738_site_next[180] = {
    19, 19, 19, 19, 19, 19, 15, 19, 19, 19, 16, 16,
    19, 19, 19, 2, 3, 19, 1, 19, 19, 19, 4, 4,
    19, 19, 19, 2, 19, 19, 4, 19, 19, 19, 4, 4,
    19, 19, 19, 19, 19, 19, 8, 19, 19, 19, 12, 12,
    19, 19, 19, 2, 6, 19, 4, 19, 19, 19, 4, 4,
    19, 19, 19, 5, 19, 19, 12, 19, 19, 19, 12, 12,
    19, 19, 19, 19, 19, 19, 4, 19, 19, 19, 12, 12,
    19, 19, 19, 19, 19, 19, 18, 19, 19, 19, 19, 19,
    19, 19, 19, 2, 9, 19, 8, 19, 19, 19, 4, 4,
    19, 19, 19, 19, 19, 19, 10, 19, 19, 19, 12, 12,
    19, 19, 19, 2, 11, 19, 10, 19, 19, 19, 4, 4,
    19, 19, 19, 19, 19, 19, 14, 19, 19, 19, 12, 12,
    19, 19, 19, 5, 6, 19, 12, 17, 19, 19, 12, 12,
    19, 19, 19, 19, 19, 19, 13, 19, 19, 19, 19, 19,
    19, 19, 19, 2, 6, 19, 14, 17, 19, 19, 4, 4,
};
static const uint8_t rfc1738_site_at_end[15] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 2};
static const uric_event rfc1738_site_event[6] = {
    {{2, 8, 32, 32}, 0, 0, 1}, {{2, 8, 32, 32}, 0, 0, 12}, {{9, 32, 32, 32}, 0, 0, 7}, {{10, 32, 32, 32}, 0, 0, 13},
    {{3, 9, 32, 32}, 0, 0, 0}, {{3, 11, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_site_run[15] = {
    0, 4, 0, 0, 2, 0, 0, 0, 4, 0, 4, 0, 2, 4, 4};
static const uric_usual rfc1738_site_usual[15] = {
    {{0xc00, 0x0}, {16, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x80, 0x0}, {17, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_site_expected[15] = {
    0, 2, 6, 0, 2, 6, 0, 9, 2, 0, 2, 0, 11, 17, 11};
static const uint8_t rfc1738_site_expected_terms[20] = {
    1, 255, 1, 2, 3, 255, 1, 2, 255, 4, 255, 1, 2, 3, 5, 0,
    255, 4, 0, 255};
static const uint16_t rfc1738_site_inside[15] = {
    0, 18, 18, 18, 18, 18, 18, 2, 18, 18, 18, 18, 18, 34, 18};
#endif
static const uric_machine rfc1738_site = {
    rfc1738_site_byte, rfc1738_site_next, NULL,
#if URIC_COMPACT
    rfc1738_site_shape, rfc1738_site_shapes, rfc1738_site_slot, rfc1738_site_mark, rfc1738_site_event,
#else
    rfc1738_site_at_end, rfc1738_site_event,
#endif
#if URIC_FAST
    rfc1738_site_run, rfc1738_site_usual, rfc1738_site_runs, NULL,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_site_expected, rfc1738_site_expected_terms, rfc1738_terms, rfc1738_site_inside,
#endif
    15, 4, 12, 15, 0};
static const char rfc1738_call_site_name[] = "site";
static const uric_rule rfc1738_call_site = {rfc1738_call_site_name, &rfc1738_site, NULL, 0, 0, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_FTPURL || URIC_RFC1738_TELNETURL

/* rfc1738_account: 37 states, 18 events, 12 classes, 4 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_account_next[219] = {
    38, 39, 40, 41, 42, 43, 0, 2, 24, 2, 44, 45, 2, 0, 46, 47,
    46, 0, 48, 46, 0, 2, 24, 34, 44, 45, 29, 0, 5, 26, 5, 0,
    52, 5, 0, 2, 24, 31, 44, 45, 29, 0, 46, 47, 54, 0, 48, 46,
    0, 5, 26, 8, 0, 52, 5, 3, 2, 24, 35, 44, 45, 29, 0, 0,
    0, 10, 0, 0, 0, 3, 2, 24, 36, 44, 45, 29, 0, 0, 0, 49,
    50, 14, 15, 13, 16, 14, 0, 16, 16, 0, 0, 20, 32, 14, 18, 16,
    16, 17, 0, 32, 32, 0, 0, 16, 32, 0, 0, 55, 0, 14, 21, 20,
    16, 0, 0, 22, 32, 14, 23, 22, 16, 0, 0, 37, 32, 25, 2, 27,
    5, 2, 24, 30, 4, 28, 44, 45, 31, 0, 2, 24, 33, 6, 29, 51,
    45, 29, 6, 2, 24, 30, 2, 31, 44, 45, 31, 0, 2, 24, 30, 6,
    31, 44, 45, 31, 0, 0, 0, 17, 18, 32, 53, 0, 32, 6, 2, 24,
    33, 2, 29, 44, 45, 29, 0, 2, 24, 30, 9, 34, 44, 45, 31, 0,
    2, 24, 30, 11, 35, 44, 45, 31, 0, 2, 24, 30, 6, 36, 51, 45,
    31, 6, 0, 0, 14, 18, 37, 53, 0, 16, 6};
static const uint8_t rfc1738_account_shape[37] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3};
static const uric_shape rfc1738_account_shapes[4] = {
    {65535, 7}, {32, 4}, {101, 1}, {65421, 9},
};
static const uint8_t rfc1738_account_slot[52] = {
    0, 1, 2, 1, 1, 0, 3, 4, 1, 5, 6, 6, 7,
    0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 4, 4, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
    0, 1, 2, 3, 4, 0, 5, 6, 1, 7, 8, 8, 9,
};
static const uric_event rfc1738_account_event[18] = {
    {7, 0, 1}, {7, 0, 23}, {10, 0, 27}, {14, 0, 2}, {14, 0, 11}, {10, 0, 28}, {16, 0, 2}, {16, 0, 11},
    {18, 0, 4}, {18, 0, 25}, {20, 0, 11}, {12, 0, 12}, {12, 0, 31}, {23, 0, 6}, {21, 0, 11}, {5, 0, 18},
    {26, 0, 7}, {27, 0, 9},
};
static const uint8_t rfc1738_account_mark[29] = {
    32, 3, 11, 32, 3, 9, 32, 2, 4, 32, 2, 4, 8, 32, 2, 4,
    5, 32, 6, 32, 6, 7, 32, 5, 9, 32, 6, 10, 32};
#else
static const uint8_t rfc1738_account_next[444] = {
    55, 37, 38, 37, 37, 55, 39, 40, 37, 41, 42, 42,
    55, 1, 23, 1, 1, 55, 1, 43, 1, 44, 1, 1,
    55, 45, 46, 45, 45, 55, 45, 55, 45, 47, 45, 45,
    55, 1, 23, 1, 1, 55, 33, 43, 1, 44, 28, 28,
    55, 4, 25, 4, 4, 55, 4, 55, 4, 51, 4, 4,
    55, 1, 23, 1, 1, 55, 30, 43, 1, 44, 28, 28,
    55, 45, 46, 45, 45, 55, 53, 55, 45, 47, 45, 45,
    55, 4, 25, 4, 4, 55, 7, 55, 4, 51, 4, 4,
    55, 1, 23, 1, 1, 55, 34, 43, 1, 44, 28, 28,
    55, 55, 55, 55, 55, 55, 9, 55, 55, 55, 55, 55,
    55, 1, 23, 1, 1, 55, 35, 43, 1, 44, 28, 28,
    55, 55, 55, 55, 55, 55, 48, 55, 55, 55, 49, 49,
    55, 55, 55, 13, 14, 55, 12, 55, 55, 55, 15, 15,
    55, 55, 55, 13, 55, 55, 15, 55, 55, 55, 15, 15,
    55, 55, 55, 55, 55, 55, 19, 55, 55, 55, 31, 31,
    55, 55, 55, 13, 17, 55, 15, 55, 55, 55, 15, 15,
    55, 55, 55, 16, 55, 55, 31, 55, 55, 55, 31, 31,
    55, 55, 55, 55, 55, 55, 15, 55, 55, 55, 31, 31,
    55, 55, 55, 55, 55, 55, 54, 55, 55, 55, 55, 55,
    55, 55, 55, 13, 20, 55, 19, 55, 55, 55, 15, 15,
    55, 55, 55, 55, 55, 55, 21, 55, 55, 55, 31, 31,
    55, 55, 55, 13, 22, 55, 21, 55, 55, 55, 15, 15,
    55, 55, 55, 55, 55, 55, 36, 55, 55, 55, 31, 31,
    55, 55, 55, 55, 55, 55, 24, 55, 55, 55, 24, 55,
    55, 55, 55, 55, 55, 55, 1, 55, 55, 55, 1, 55,
    55, 55, 55, 55, 55, 55, 26, 55, 55, 55, 26, 55,
    55, 55, 55, 55, 55, 55, 4, 55, 55, 55, 4, 55,
    55, 1, 23, 29, 3, 55, 27, 43, 1, 44, 30, 30,
    55, 1, 23, 32, 5, 55, 28, 50, 1, 44, 28, 28,
    55, 1, 23, 29, 1, 55, 30, 43, 1, 44, 30, 30,
    55, 1, 23, 29, 5, 55, 30, 43, 1, 44, 30, 30,
    55, 55, 55, 16, 17, 55, 31, 52, 55, 55, 31, 31,
    55, 1, 23, 32, 1, 55, 28, 43, 1, 44, 28, 28,
    55, 1, 23, 29, 8, 55, 33, 43, 1, 44, 30, 30,
    55, 1, 23, 29, 10, 55, 34, 43, 1, 44, 30, 30,
    55, 1, 23, 29, 5, 55, 35, 50, 1, 44, 30, 30,
    55, 55, 55, 13, 17, 55, 36, 52, 55, 55, 15, 15,
};
static const uint8_t rfc1738_account_at_end[37] = {
    0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3,
    0, 0, 0, 3, 3};
static const uric_event rfc1738_account_event[20] = {
    {{2, 4, 32, 32}, 0, 0, 1}, {{2, 4, 32, 32}, 0, 0, 23}, {{2, 4, 8, 32}, 0, 0, 27}, {{2, 4, 5, 32}, 0, 0, 2},
    {{2, 4, 5, 32}, 0, 0, 11}, {{2, 4, 8, 32}, 0, 0, 28}, {{5, 32, 32, 32}, 0, 0, 2}, {{5, 32, 32, 32}, 0, 0, 11},
    {{6, 32, 32, 32}, 0, 0, 4}, {{6, 32, 32, 32}, 0, 0, 25}, {{6, 7, 32, 32}, 0, 0, 11}, {{8, 32, 32, 32}, 0, 0, 12},
    {{8, 32, 32, 32}, 0, 0, 31}, {{5, 9, 32, 32}, 0, 0, 6}, {{7, 32, 32, 32}, 0, 0, 11}, {{9, 32, 32, 32}, 0, 0, 18},
    {{6, 10, 32, 32}, 0, 0, 7}, {{10, 32, 32, 32}, 0, 0, 9}, {{3, 11, 32, 32}, 0, 0, 0}, {{3, 9, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_account_run[37] = {
    0, 1, 0, 0, 1, 0, 0, 4, 0, 4, 0, 0, 4, 0, 0, 2,
    0, 0, 0, 4, 0, 4, 0, 0, 0, 0, 0, 4, 2, 0, 2, 2,
    0, 4, 4, 4, 4};
static const uric_loop rfc1738_account_loop[1] = {{37, 1, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual rfc1738_account_usual[37] = {
    {{0xc00, 0x0}, {42, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x80, 0x0}, {50, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_account_expected[37] = {
    0, 0, 8, 0, 8, 0, 8, 15, 0, 23, 0, 26, 28, 32, 26, 28,
    32, 26, 35, 28, 26, 28, 26, 37, 37, 37, 37, 0, 39, 0, 0, 48,
    0, 0, 0, 39, 48};
static const uint8_t rfc1738_account_expected_terms[54] = {
    6, 7, 5, 8, 9, 10, 11, 255, 6, 7, 8, 9, 10, 11, 255, 6,
    7, 8, 9, 10, 11, 0, 255, 4, 0, 255, 1, 255, 1, 2, 3, 255,
    1, 2, 255, 4, 255, 12, 255, 6, 7, 5, 8, 9, 10, 11, 0, 255,
    1, 2, 3, 5, 0, 255};
static const uint16_t rfc1738_account_inside[37] = {
    0, 6, 2, 22, 10, 22, 2, 42, 22, 34, 22, 2, 18, 18, 18, 18,
    18, 18, 2, 18, 18, 18, 18, 6, 6, 10, 10, 22, 22, 22, 22, 18,
    22, 22, 22, 22, 18};
#endif
static const uric_machine rfc1738_account = {
    rfc1738_site_byte, rfc1738_account_next, NULL,
#if URIC_COMPACT
    rfc1738_account_shape, rfc1738_account_shapes, rfc1738_account_slot, rfc1738_account_mark, rfc1738_account_event,
#else
    rfc1738_account_at_end, rfc1738_account_event,
#endif
#if URIC_FAST
    rfc1738_account_run, rfc1738_account_usual, rfc1738_site_runs, rfc1738_account_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_account_expected, rfc1738_account_expected_terms, rfc1738_terms, rfc1738_account_inside,
#endif
    37, 18, 12, 15, 0};
static const char rfc1738_call_account_name[] = "account";
static const uric_rule rfc1738_call_account = {rfc1738_call_account_name, &rfc1738_account, NULL, 0, 0, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_HTTPURL || URIC_RFC1738_FTPURL || URIC_RFC1738_NNTPURL || URIC_RFC1738_TELNETURL || URIC_RFC1738_GOPHERURL || URIC_RFC1738_WAISURL || URIC_RFC1738_FILEURL || URIC_RFC1738_PROSPEROURL || URIC_RFC1738_SCHEMEPART

#if URIC_KINDS

/* rfc1738_hostnumber: 8 states, 0 events, 12 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_hostnumber_next[24] = {
    0, 2, 0, 3, 2, 0, 0, 4, 0, 5, 4, 0, 0, 6, 0, 7,
    6, 0, 0, 8, 0, 0, 8, 1};
static const uint8_t rfc1738_hostnumber_shape[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_shape rfc1738_hostnumber_shapes[1] = {
    {65535, 3},
};
static const uint8_t rfc1738_hostnumber_slot[13] = {
    0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 3,
};
static const uint8_t rfc1738_hostnumber_mark[1] = {
    32};
#else
static const uint8_t rfc1738_hostnumber_next[96] = {
    8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 2, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 4, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 6, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
};
static const uint8_t rfc1738_hostnumber_at_end[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
#endif
#if URIC_FAST
static const uint8_t rfc1738_hostnumber_run[8] = {
    0, 4, 0, 4, 0, 4, 0, 4};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_hostnumber_expected[8] = {
    0, 2, 0, 2, 0, 2, 0, 5};
static const uint8_t rfc1738_hostnumber_expected_terms[8] = {
    4, 255, 4, 3, 255, 4, 0, 255};
#endif
static const uric_machine rfc1738_hostnumber = {
    rfc1738_site_byte, rfc1738_hostnumber_next, NULL,
#if URIC_COMPACT
    rfc1738_hostnumber_shape, rfc1738_hostnumber_shapes, rfc1738_hostnumber_slot, rfc1738_hostnumber_mark, NULL,
#else
    rfc1738_hostnumber_at_end, NULL,
#endif
#if URIC_FAST
    rfc1738_hostnumber_run, NULL, rfc1738_site_runs, NULL,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_hostnumber_expected, rfc1738_hostnumber_expected_terms, rfc1738_terms, NULL,
#endif
    8, 0, 12, 15, 0};
static const char rfc1738_kind_hostnumber_name[] = "hostnumber";
static const uric_rule rfc1738_kind_hostnumber = {rfc1738_kind_hostnumber_name, &rfc1738_hostnumber, NULL, 0, 0, 1 URIC_PREFIXED(0, NULL)};
#endif
#endif
#if URIC_OPERATIONS || (URIC_RFC1738 && URIC_RFC1738_HTTPURL && URIC_RFC1738_FTPURL && URIC_RFC1738_NEWSURL && URIC_RFC1738_NNTPURL && URIC_RFC1738_TELNETURL && URIC_RFC1738_GOPHERURL && URIC_RFC1738_WAISURL && URIC_RFC1738_MAILTOURL && URIC_RFC1738_FILEURL && URIC_RFC1738_PROSPEROURL && URIC_RFC1738_SCHEMEPART)

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
    /* unreserved */ {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    rfc1738_schemes, 7,
};
#endif
#if URIC_RFC1738_HTTPURL || URIC_RFC1738_FTPURL || URIC_RFC1738_NNTPURL || URIC_RFC1738_TELNETURL || URIC_RFC1738_GOPHERURL || URIC_RFC1738_WAISURL || URIC_RFC1738_FILEURL || URIC_RFC1738_PROSPEROURL || URIC_RFC1738_SCHEMEPART
#if URIC_KINDS
static const uric_kind rfc1738_kinds[] = {
    {1, 0, &rfc1738_kind_hostnumber}, /* ipv4 */
    {5, 0, NULL}, /* hostname */
};
static const uric_host_kinds rfc1738_host_kinds = {rfc1738_kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 2};
#endif
#endif
#if URIC_RFC1738_SCHEMEPART

static const uric_capture rfc1738_captures_url[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
};
static const uric_components rfc1738_components_url = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_url,
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 1,
    .reported = 1,
    .parts = 0,
};
#endif
#if URIC_RFC1738_HTTPURL

static const uric_capture rfc1738_captures_httpurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {5, 0, 0, 0, 0, 0}, /* path */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {8, 0, 0, 0, 0, 0}, /* search */
};
static const char rfc1738_parts_httpurl[] = "search\0";
static const uric_components rfc1738_components_httpurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_httpurl,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_httpurl,
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 11,
    .reported = 11,
    .parts = 1,
};
#endif
#if URIC_RFC1738_FTPURL

static const uric_capture rfc1738_captures_ftpurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 5}, /* user */
    {9, 2, 1, 2, 0, 0}, /* password */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {5, 0, 0, 0, 0, 0}, /* path */
    {10, 0, 0, 0, 0, 0}, /* cwd */
    {11, 0, 0, 0, 0, 0}, /* name */
    {12, 0, 0, 0, 0, 0}, /* type */
};
static const uric_join rfc1738_joins_ftpurl[] = {
    {2, 2, 3}, /* userinfo */
};
static const char rfc1738_parts_ftpurl[] = "user\0" "password\0" "cwd\0" "name\0" "type\0";
static const uric_components rfc1738_components_ftpurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_ftpurl,
    .join = rfc1738_joins_ftpurl,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_ftpurl,
    .joins = 1,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 10,
    .reported = 10,
    .parts = 5,
};
#endif
#if URIC_RFC1738_NEWSURL

static const uric_capture rfc1738_captures_newsurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {8, 0, 0, 0, 0, 0}, /* group */
    {9, 0, 0, 0, 0, 0}, /* article */
    {10, 8, 0, 0, 0, 0}, /* article-host */
};
static const char rfc1738_parts_newsurl[] = "group\0" "article\0" "article-host\0";
static const uric_components rfc1738_components_newsurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_newsurl,
    .part_names = rfc1738_parts_newsurl,
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 9,
    .reported = 9,
    .parts = 3,
};
#endif
#if URIC_RFC1738_NNTPURL

static const uric_capture rfc1738_captures_nntpurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {8, 0, 0, 0, 0, 0}, /* group */
    {9, 0, 0, 0, 0, 0}, /* number */
};
static const char rfc1738_parts_nntpurl[] = "group\0" "number\0";
static const uric_components rfc1738_components_nntpurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_nntpurl,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_nntpurl,
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 8,
    .reported = 8,
    .parts = 2,
};
#endif
#if URIC_RFC1738_TELNETURL

static const uric_capture rfc1738_captures_telneturl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 5}, /* user */
    {9, 2, 1, 2, 0, 0}, /* password */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
};
static const uric_join rfc1738_joins_telneturl[] = {
    {2, 2, 3}, /* userinfo */
};
static const char rfc1738_parts_telneturl[] = "user\0" "password\0";
static const uric_components rfc1738_components_telneturl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_telneturl,
    .join = rfc1738_joins_telneturl,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_telneturl,
    .joins = 1,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 6,
    .reported = 6,
    .parts = 2,
};
#endif
#if URIC_RFC1738_GOPHERURL

static const uric_capture rfc1738_captures_gopherurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {8, 0, 0, 0, 0, 0}, /* type */
    {9, 0, 0, 0, 0, 0}, /* search */
    {10, 0, 0, 0, 0, 0}, /* selector */
    {11, 0, 0, 0, 0, 0}, /* gopher+_string */
};
static const char rfc1738_parts_gopherurl[] = "type\0" "search\0" "selector\0" "gopher+_string\0";
static const uric_components rfc1738_components_gopherurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_gopherurl,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_gopherurl,
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 13,
    .reported = 13,
    .parts = 4,
};
#endif
#if URIC_RFC1738_WAISURL

static const uric_capture rfc1738_captures_waisurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {5, 0, 0, 0, 0, 0}, /* path */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {8, 0, 0, 0, 0, 0}, /* type */
    {9, 0, 0, 0, 0, 0}, /* search */
    {10, 0, 0, 0, 0, 0}, /* database */
};
static const char rfc1738_parts_waisurl[] = "type\0" "search\0" "database\0";
static const uric_components rfc1738_components_waisurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_waisurl,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_waisurl,
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 12,
    .reported = 12,
    .parts = 3,
};
#endif
#if URIC_RFC1738_MAILTOURL

static const uric_capture rfc1738_captures_mailtourl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {8, 0, 0, 0, 0, 0}, /* address */
};
static const char rfc1738_parts_mailtourl[] = "address\0";
static const uric_components rfc1738_components_mailtourl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_mailtourl,
    .part_names = rfc1738_parts_mailtourl,
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 2,
    .reported = 2,
    .parts = 1,
};
#endif
#if URIC_RFC1738_FILEURL

static const uric_capture rfc1738_captures_fileurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {5, 0, 0, 0, 0, 0}, /* path */
};
static const uric_components rfc1738_components_fileurl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_fileurl,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 7,
    .reported = 7,
    .parts = 0,
};
#endif
#if URIC_RFC1738_PROSPEROURL

static const uric_capture rfc1738_captures_prosperourl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {5, 0, 0, 0, 0, 0}, /* path */
    {8, 0, 0, 0, 0, 0}, /* fields */
};
static const char rfc1738_parts_prosperourl[] = "fields\0";
static const uric_components rfc1738_components_prosperourl = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_prosperourl,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_prosperourl,
    .joins = 0,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 8,
    .reported = 8,
    .parts = 1,
};
#endif
#if URIC_RFC1738_SCHEMEPART

static const uric_capture rfc1738_captures_schemepart[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 5}, /* user */
    {9, 2, 1, 2, 0, 0}, /* password */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {5, 0, 0, 0, 0, 0}, /* path */
    {10, 0, 1, 0, 2, 0}, /* opaque */
};
static const uric_join rfc1738_joins_schemepart[] = {
    {2, 2, 3}, /* userinfo */
};
static const char rfc1738_parts_schemepart[] = "user\0" "password\0" "opaque\0";
static const uric_components rfc1738_components_schemepart = {
#if URIC_OPERATIONS
    .revision = &rfc1738_revision,
#endif
    .capture = rfc1738_captures_schemepart,
    .join = rfc1738_joins_schemepart,
#if URIC_KINDS
    .host = &rfc1738_host_kinds,
#endif
    .part_names = rfc1738_parts_schemepart,
    .joins = 1,
    .behinds = 0,
    .befores = 0,
    .rest = 255,
    .params = 0,
    .captures = 8,
    .reported = 8,
    .parts = 3,
};
#endif
#if URIC_RFC1738_HTTPURL || URIC_RFC1738_GOPHERURL || URIC_RFC1738_WAISURL || URIC_RFC1738_MAILTOURL || URIC_RFC1738_SCHEMEPART
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_httpurl_byte[48] = {
    16, 0, 33, 19, 17, 17, 17, 65, 101, 102, 102, 102, 118, 51, 48, 128,
    99, 102, 102, 150, 153, 153, 153, 153, 153, 153, 153, 153, 153, 9, 0, 16,
    96, 102, 102, 150, 153, 153, 153, 153, 153, 153, 153, 153, 153, 9, 0, 0};
#else
static const uint8_t rfc1738_rest_of_httpurl_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 241, 0, 0, 241, 2, 211, 241, 241, 241, 241, 241, 241, 241, 241, 84,
    245, 246, 246, 246, 246, 246, 246, 246, 246, 247, 211, 211, 0, 211, 0, 72,
    211, 246, 246, 246, 246, 246, 246, 249, 249, 249, 249, 249, 249, 249, 249, 249,
    249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 0, 0, 0, 0, 241,
    0, 246, 246, 246, 246, 246, 246, 249, 249, 249, 249, 249, 249, 249, 249, 249,
    249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_FAST
static const uint8_t rfc1738_rest_of_httpurl_runs[URIC_RUN_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
    {168, 252, 248, 248, 252, 248, 248, 252, 252, 252, 244, 84, 84, 84, 84, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 116},
};
#endif
#endif
#endif
#if URIC_RFC1738_HTTPURL

/* rfc1738_rest_of_httpurl: 12 states, 7 events, 10 classes, 3 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_httpurl_next[36] = {
    2, 0, 0, 3, 0, 0, 0, 13, 0, 9, 0, 1, 6, 10, 8, 12,
    14, 15, 14, 16, 3, 10, 5, 10, 17, 4, 18, 19, 0, 0, 6, 12,
    7, 0, 0, 7};
static const uint8_t rfc1738_rest_of_httpurl_shape[12] = {
    0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2};
static const uric_shape rfc1738_rest_of_httpurl_shapes[3] = {
    {65535, 3}, {7, 1}, {65511, 5},
};
static const uint8_t rfc1738_rest_of_httpurl_slot[33] = {
    0, 0, 0, 0, 1, 2, 2, 2, 0, 2, 3,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0,
    0, 1, 2, 1, 3, 1, 1, 1, 4, 1, 5,
};
static const uric_event rfc1738_rest_of_httpurl_event[7] = {
    {0, 1, 3}, {7, 0, 9}, {7, 0, 4}, {1, 0, 10}, {2, 0, 10}, {9, 0, 11}, {9, 0, 6},
};
static const uint8_t rfc1738_rest_of_httpurl_mark[11] = {
    32, 12, 13, 32, 20, 21, 32, 12, 32, 20, 32};
#else
static const uint8_t rfc1738_rest_of_httpurl_next[120] = {
    19, 19, 19, 19, 1, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 2, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 12, 12, 12, 19, 12,
    19, 19, 19, 19, 8, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 5, 5, 5, 19, 19,
    19, 19, 19, 19, 19, 9, 9, 9, 19, 19,
    19, 19, 19, 19, 19, 7, 7, 7, 19, 19,
    19, 19, 19, 19, 19, 11, 11, 11, 19, 19,
    19, 13, 14, 13, 13, 13, 13, 13, 15, 13,
    19, 9, 4, 9, 9, 9, 9, 9, 16, 9,
    19, 17, 18, 17, 19, 17, 17, 17, 19, 17,
    19, 11, 6, 11, 19, 11, 11, 11, 19, 11,
};
static const uint8_t rfc1738_rest_of_httpurl_at_end[12] = {
    0, 0, 0, 1, 0, 0, 0, 0, 2, 3, 4, 5};
static const uric_event rfc1738_rest_of_httpurl_event[11] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{12, 32, 32, 32}, 0, 0, 9}, {{12, 32, 32, 32}, 0, 0, 4}, {{12, 13, 32, 32}, 0, 0, 10},
    {{13, 32, 32, 32}, 0, 0, 10}, {{20, 32, 32, 32}, 0, 0, 11}, {{20, 32, 32, 32}, 0, 0, 6}, {{12, 13, 32, 32}, 0, 0, 0},
    {{13, 32, 32, 32}, 0, 0, 0}, {{20, 21, 32, 32}, 0, 0, 0}, {{21, 32, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_httpurl_run[12] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1};
static const uric_loop rfc1738_rest_of_httpurl_loop[1] = {{37, 9, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_httpurl_expected[12] = {
    0, 0, 2, 4, 7, 7, 7, 7, 9, 9, 12, 12};
static const uint8_t rfc1738_rest_of_httpurl_expected_terms[20] = {
    13, 255, 1, 255, 13, 0, 255, 12, 255, 14, 0, 255, 6, 7, 5, 8,
    9, 11, 0, 255};
static const uint16_t rfc1738_rest_of_httpurl_inside[12] = {
    0, 0, 0, 0, 64, 64, 1024, 1024, 0, 64, 0, 1024};
#endif
static const uric_hand rfc1738_rest_of_httpurl_hands[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_httpurl = {
    rfc1738_rest_of_httpurl_byte, rfc1738_rest_of_httpurl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_httpurl_shape, rfc1738_rest_of_httpurl_shapes, rfc1738_rest_of_httpurl_slot, rfc1738_rest_of_httpurl_mark, rfc1738_rest_of_httpurl_event,
#else
    rfc1738_rest_of_httpurl_at_end, rfc1738_rest_of_httpurl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_httpurl_run, NULL, rfc1738_rest_of_httpurl_runs, rfc1738_rest_of_httpurl_loop,
#endif
    rfc1738_rest_of_httpurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_httpurl_expected, rfc1738_rest_of_httpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_httpurl_inside,
#endif
    12, 7, 10, 15, 1};
static const char rfc1738_rest_of_httpurl_rule_name[] = "httpurl";
static const uric_rule rfc1738_rest_of_httpurl_rule = {rfc1738_rest_of_httpurl_rule_name, &rfc1738_rest_of_httpurl, &rfc1738_components_httpurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_FTPURL
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_ftpurl_byte[48] = {
    16, 0, 33, 17, 17, 17, 17, 49, 68, 68, 68, 68, 68, 81, 96, 16,
    113, 68, 135, 20, 145, 17, 17, 17, 26, 17, 27, 17, 193, 1, 0, 16,
    112, 68, 135, 20, 145, 17, 17, 17, 26, 17, 27, 17, 193, 1, 0, 0};
#else
static const uint8_t rfc1738_rest_of_ftpurl_byte[256] = {
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
#if URIC_FAST
static const uint8_t rfc1738_rest_of_ftpurl_runs[URIC_RUN_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 92, 84, 120},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#endif
#if URIC_RFC1738_FTPURL

/* rfc1738_rest_of_ftpurl: 16 states, 11 events, 13 classes, 3 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_ftpurl_next[71] = {
    0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 4, 0, 1, 18,
    19, 20, 21, 3, 5, 12, 22, 23, 8, 24, 25, 22, 26, 4, 0, 0,
    0, 0, 11, 17, 17, 17, 17, 0, 0, 0, 14, 0, 11, 0, 0, 0,
    0, 27, 0, 13, 13, 0, 0, 5, 5, 0, 0, 0, 0, 0, 15, 0,
    0, 16, 0, 0, 10, 0, 0};
static const uint8_t rfc1738_rest_of_ftpurl_shape[16] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2};
static const uric_shape rfc1738_rest_of_ftpurl_shapes[3] = {
    {65535, 5}, {6, 4}, {6, 4},
};
static const uint8_t rfc1738_rest_of_ftpurl_slot[42] = {
    0, 1, 2, 3, 1, 4, 1, 1, 1, 1, 1, 1, 1, 5,
    0, 1, 1, 0, 1, 1, 2, 3, 1, 3, 1, 4, 1, 0,
    0, 0, 0, 0, 1, 0, 0, 1, 2, 0, 3, 0, 4, 0,
};
static const uric_event rfc1738_rest_of_ftpurl_event[11] = {
    {0, 1, 2}, {11, 0, 4}, {11, 0, 11}, {15, 0, 5}, {1, 0, 8}, {17, 0, 5}, {6, 0, 8}, {13, 0, 4},
    {13, 0, 11}, {2, 0, 8}, {19, 0, 6},
};
static const uint8_t rfc1738_rest_of_ftpurl_mark[21] = {
    32, 12, 13, 16, 17, 32, 13, 17, 32, 19, 32, 12, 14, 16, 32, 12,
    14, 15, 32, 18, 32};
#else
static const uint8_t rfc1738_rest_of_ftpurl_next[208] = {
    27, 27, 27, 1, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 7, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 3, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 17, 18, 19, 17, 20, 17, 17, 17, 17, 17, 17, 17,
    27, 4, 11, 21, 4, 22, 4, 4, 4, 4, 4, 4, 4,
    27, 23, 24, 21, 23, 25, 23, 23, 23, 23, 23, 23, 23,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 16, 16, 27, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 13, 27,
    27, 27, 27, 27, 27, 27, 10, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 26, 27, 26, 27, 27, 27,
    27, 27, 27, 27, 12, 27, 27, 12, 12, 27, 27, 27, 27,
    27, 27, 27, 27, 4, 27, 27, 4, 4, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 14,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 15, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 9, 27, 27, 27, 27,
};
static const uint8_t rfc1738_rest_of_ftpurl_at_end[16] = {
    0, 0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_event rfc1738_rest_of_ftpurl_event[15] = {
    {{32, 32, 32, 32}, 0, 1, 2}, {{12, 14, 16, 32}, 0, 0, 4}, {{12, 14, 16, 32}, 0, 0, 11}, {{12, 14, 15, 32}, 0, 0, 5},
    {{12, 13, 16, 17}, 0, 0, 8}, {{15, 32, 32, 32}, 0, 0, 5}, {{13, 17, 32, 32}, 0, 0, 8}, {{16, 32, 32, 32}, 0, 0, 4},
    {{16, 32, 32, 32}, 0, 0, 11}, {{13, 16, 17, 32}, 0, 0, 8}, {{18, 32, 32, 32}, 0, 0, 6}, {{12, 13, 16, 17}, 0, 0, 0},
    {{13, 17, 32, 32}, 0, 0, 0}, {{13, 16, 17, 32}, 0, 0, 0}, {{19, 32, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_ftpurl_run[16] = {
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_loop rfc1738_rest_of_ftpurl_loop[1] = {{37, 1, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_ftpurl_expected[16] = {
    0, 0, 2, 5, 5, 5, 3, 8, 16, 18, 20, 22, 22, 24, 26, 28};
static const uint8_t rfc1738_rest_of_ftpurl_expected_terms[30] = {
    13, 255, 13, 0, 255, 14, 0, 255, 6, 7, 5, 8, 9, 10, 11, 255,
    15, 255, 9, 255, 16, 255, 12, 255, 17, 255, 18, 255, 19, 255};
static const uint16_t rfc1738_rest_of_ftpurl_inside[16] = {
    0, 0, 0, 0, 448, 192, 512, 0, 0, 0, 0, 448, 448, 0, 0, 0};
#endif
static const uric_hand rfc1738_rest_of_ftpurl_hands[1] = {
    {&rfc1738_call_account, false},
};
static const uric_machine rfc1738_rest_of_ftpurl = {
    rfc1738_rest_of_ftpurl_byte, rfc1738_rest_of_ftpurl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_ftpurl_shape, rfc1738_rest_of_ftpurl_shapes, rfc1738_rest_of_ftpurl_slot, rfc1738_rest_of_ftpurl_mark, rfc1738_rest_of_ftpurl_event,
#else
    rfc1738_rest_of_ftpurl_at_end, rfc1738_rest_of_ftpurl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_ftpurl_run, NULL, rfc1738_rest_of_ftpurl_runs, rfc1738_rest_of_ftpurl_loop,
#endif
    rfc1738_rest_of_ftpurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_ftpurl_expected, rfc1738_rest_of_ftpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_ftpurl_inside,
#endif
    16, 11, 13, 15, 1};
static const char rfc1738_rest_of_ftpurl_rule_name[] = "ftpurl";
static const uric_rule rfc1738_rest_of_ftpurl_rule = {rfc1738_rest_of_ftpurl_rule_name, &rfc1738_rest_of_ftpurl, &rfc1738_components_ftpurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_NEWSURL || URIC_RFC1738_NNTPURL || URIC_RFC1738_TELNETURL || URIC_RFC1738_PROSPEROURL
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_newsurl_byte[48] = {
    16, 0, 33, 17, 17, 67, 81, 118, 136, 136, 136, 136, 136, 145, 160, 16,
    203, 204, 204, 220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 13, 0, 64,
    192, 204, 204, 220, 221, 221, 221, 221, 221, 221, 221, 221, 221, 13, 0, 0};
#else
static const uint8_t rfc1738_rest_of_newsurl_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 209, 0, 0, 209, 2, 209, 209, 209, 209, 211, 212, 209, 213, 214, 87,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 209, 73, 0, 90, 0, 209,
    155, 252, 252, 252, 252, 252, 252, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 0, 0, 0, 0, 212,
    0, 252, 252, 252, 252, 252, 252, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_FAST
static const uint8_t rfc1738_rest_of_newsurl_runs[URIC_RUN_SETS][16] = {
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 84, 84, 120},
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 92, 84, 124},
};
#endif
#endif
#endif
#if URIC_RFC1738_NEWSURL

/* rfc1738_rest_of_newsurl: 19 states, 6 events, 14 classes, 3 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_newsurl_next[94] = {
    20, 21, 22, 20, 0, 23, 0, 2, 5, 2, 2, 6, 2, 0, 2, 5,
    2, 2, 6, 2, 3, 2, 5, 2, 4, 6, 4, 3, 0, 7, 7, 0,
    0, 24, 25, 25, 0, 2, 2, 0, 8, 16, 16, 16, 0, 17, 15, 15,
    10, 15, 15, 15, 0, 16, 15, 15, 0, 18, 15, 15, 0, 19, 15, 15,
    8, 9, 14, 16, 0, 10, 11, 15, 15, 5, 8, 11, 16, 16, 0, 8,
    12, 17, 16, 0, 8, 13, 18, 16, 0, 8, 11, 19, 16, 5};
static const uint8_t rfc1738_rest_of_newsurl_shape[19] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2};
static const uric_shape rfc1738_rest_of_newsurl_shapes[3] = {
    {65535, 7}, {11, 4}, {65534, 5},
};
static const uint8_t rfc1738_rest_of_newsurl_slot[45] = {
    0, 1, 2, 3, 4, 4, 4, 1, 4, 1, 1, 5, 6, 6, 7,
    0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 3, 4, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 4, 4, 5,
};
static const uric_event rfc1738_rest_of_newsurl_event[6] = {
    {6, 0, 1}, {6, 0, 4}, {8, 0, 2}, {8, 0, 3}, {11, 0, 13}, {11, 0, 14},
};
static const uint8_t rfc1738_rest_of_newsurl_mark[13] = {
    32, 13, 32, 15, 17, 32, 14, 32, 12, 14, 32, 16, 32};
#else
static const uint8_t rfc1738_rest_of_newsurl_next[266] = {
    25, 19, 20, 21, 19, 19, 19, 19, 19, 19, 19, 25, 22, 22,
    25, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1,
    25, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1,
    25, 1, 4, 1, 3, 3, 3, 1, 3, 1, 1, 5, 3, 3,
    25, 25, 25, 25, 25, 25, 25, 25, 6, 25, 25, 25, 6, 25,
    25, 25, 25, 25, 25, 25, 25, 25, 23, 25, 25, 25, 24, 24,
    25, 25, 25, 25, 25, 25, 25, 25, 1, 25, 25, 25, 1, 25,
    25, 25, 25, 25, 25, 7, 25, 25, 15, 25, 25, 25, 15, 15,
    25, 25, 25, 25, 25, 25, 25, 25, 16, 25, 25, 25, 14, 14,
    25, 25, 25, 25, 25, 9, 25, 25, 14, 25, 25, 25, 14, 14,
    25, 25, 25, 25, 25, 25, 25, 25, 15, 25, 25, 25, 14, 14,
    25, 25, 25, 25, 25, 25, 25, 25, 17, 25, 25, 25, 14, 14,
    25, 25, 25, 25, 25, 25, 25, 25, 18, 25, 25, 25, 14, 14,
    25, 25, 25, 25, 25, 7, 8, 25, 13, 25, 25, 25, 15, 15,
    25, 25, 25, 25, 25, 9, 10, 25, 14, 25, 25, 25, 14, 14,
    25, 25, 25, 25, 25, 7, 10, 25, 15, 25, 25, 25, 15, 15,
    25, 25, 25, 25, 25, 7, 11, 25, 16, 25, 25, 25, 15, 15,
    25, 25, 25, 25, 25, 7, 12, 25, 17, 25, 25, 25, 15, 15,
    25, 25, 25, 25, 25, 7, 10, 25, 18, 25, 25, 25, 15, 15,
};
static const uint8_t rfc1738_rest_of_newsurl_at_end[19] = {
    0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0,
    0, 0, 3};
static const uric_event rfc1738_rest_of_newsurl_event[8] = {
    {{14, 32, 32, 32}, 0, 0, 1}, {{14, 32, 32, 32}, 0, 0, 4}, {{12, 14, 32, 32}, 0, 0, 2}, {{12, 14, 32, 32}, 0, 0, 3},
    {{16, 32, 32, 32}, 0, 0, 13}, {{16, 32, 32, 32}, 0, 0, 14}, {{13, 32, 32, 32}, 0, 0, 0}, {{15, 17, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_newsurl_run[19] = {
    0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3,
    0, 0, 0};
static const uric_loop rfc1738_rest_of_newsurl_loop[1] = {{37, 2, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_newsurl_expected[19] = {
    0, 8, 10, 10, 13, 15, 13, 17, 15, 17, 15, 15, 15, 20, 24, 20,
    20, 20, 24};
static const uint8_t rfc1738_rest_of_newsurl_expected_terms[29] = {
    6, 7, 13, 5, 8, 9, 10, 255, 14, 255, 14, 0, 255, 12, 255, 1,
    255, 1, 2, 255, 1, 2, 3, 255, 1, 2, 3, 0, 255};
static const uint16_t rfc1738_rest_of_newsurl_inside[19] = {
    0, 128, 192, 192, 128, 128, 128, 384, 384, 384, 384, 384, 384, 384, 384, 384,
    384, 384, 384};
#endif
static const uric_machine rfc1738_rest_of_newsurl = {
    rfc1738_rest_of_newsurl_byte, rfc1738_rest_of_newsurl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_newsurl_shape, rfc1738_rest_of_newsurl_shapes, rfc1738_rest_of_newsurl_slot, rfc1738_rest_of_newsurl_mark, rfc1738_rest_of_newsurl_event,
#else
    rfc1738_rest_of_newsurl_at_end, rfc1738_rest_of_newsurl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_newsurl_run, NULL, rfc1738_rest_of_newsurl_runs, rfc1738_rest_of_newsurl_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_newsurl_expected, rfc1738_rest_of_newsurl_expected_terms, rfc1738_terms, rfc1738_rest_of_newsurl_inside,
#endif
    19, 6, 14, 15, 0};
static const char rfc1738_rest_of_newsurl_rule_name[] = "newsurl";
static const uric_rule rfc1738_rest_of_newsurl_rule = {rfc1738_rest_of_newsurl_rule_name, &rfc1738_rest_of_newsurl, &rfc1738_components_newsurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_NNTPURL

/* rfc1738_rest_of_nntpurl: 8 states, 4 events, 14 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_nntpurl_next[40] = {
    0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 9, 9, 0, 0,
    5, 0, 0, 0, 0, 0, 0, 10, 0, 6, 11, 6, 6, 3, 0, 0,
    12, 0, 0, 0, 0, 8, 0, 5};
static const uint8_t rfc1738_rest_of_nntpurl_shape[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_shape rfc1738_rest_of_nntpurl_shapes[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_rest_of_nntpurl_slot[15] = {
    0, 0, 0, 0, 1, 1, 1, 2, 3, 0, 0, 0, 4, 4, 5,
};
static const uric_event rfc1738_rest_of_nntpurl_event[4] = {
    {0, 1, 3}, {5, 0, 5}, {1, 0, 6}, {7, 0, 7},
};
static const uint8_t rfc1738_rest_of_nntpurl_mark[9] = {
    32, 13, 32, 15, 32, 12, 32, 14, 32};
#else
static const uint8_t rfc1738_rest_of_nntpurl_next[112] = {
    12, 12, 12, 12, 12, 12, 12, 1, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 2, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 8, 12, 12, 12, 8, 8,
    12, 12, 12, 12, 12, 12, 12, 4, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 9, 9,
    12, 12, 12, 12, 5, 5, 5, 10, 5, 12, 12, 12, 5, 5,
    12, 12, 12, 12, 12, 12, 12, 12, 11, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 7, 12, 12, 12, 12, 12,
};
static const uint8_t rfc1738_rest_of_nntpurl_at_end[8] = {
    0, 0, 0, 0, 0, 2, 0, 3};
static const uric_event rfc1738_rest_of_nntpurl_event[6] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{12, 32, 32, 32}, 0, 0, 5}, {{13, 32, 32, 32}, 0, 0, 6}, {{14, 32, 32, 32}, 0, 0, 7},
    {{13, 32, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_nntpurl_run[8] = {
    0, 0, 0, 0, 0, 3, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_nntpurl_expected[8] = {
    0, 0, 2, 0, 4, 6, 14, 16};
static const uint8_t rfc1738_rest_of_nntpurl_expected_terms[19] = {
    13, 255, 1, 255, 20, 255, 1, 21, 2, 3, 13, 22, 0, 255, 4, 255,
    4, 0, 255};
static const uint16_t rfc1738_rest_of_nntpurl_inside[8] = {
    0, 0, 0, 0, 0, 64, 0, 128};
#endif
static const uric_hand rfc1738_rest_of_nntpurl_hands[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_nntpurl = {
    rfc1738_rest_of_newsurl_byte, rfc1738_rest_of_nntpurl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_nntpurl_shape, rfc1738_rest_of_nntpurl_shapes, rfc1738_rest_of_nntpurl_slot, rfc1738_rest_of_nntpurl_mark, rfc1738_rest_of_nntpurl_event,
#else
    rfc1738_rest_of_nntpurl_at_end, rfc1738_rest_of_nntpurl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_nntpurl_run, NULL, rfc1738_rest_of_newsurl_runs, NULL,
#endif
    rfc1738_rest_of_nntpurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_nntpurl_expected, rfc1738_rest_of_nntpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_nntpurl_inside,
#endif
    8, 4, 14, 15, 1};
static const char rfc1738_rest_of_nntpurl_rule_name[] = "nntpurl";
static const uric_rule rfc1738_rest_of_nntpurl_rule = {rfc1738_rest_of_nntpurl_rule_name, &rfc1738_rest_of_nntpurl, &rfc1738_components_nntpurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_TELNETURL

/* rfc1738_rest_of_telneturl: 5 states, 1 events, 14 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_telneturl_next[15] = {
    0, 2, 0, 0, 3, 0, 6, 0, 0, 0, 5, 1, 0, 0, 1};
static const uint8_t rfc1738_rest_of_telneturl_shape[5] = {
    0, 0, 0, 0, 0};
static const uric_shape rfc1738_rest_of_telneturl_shapes[1] = {
    {65535, 3},
};
static const uint8_t rfc1738_rest_of_telneturl_slot[15] = {
    0, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 3,
};
static const uric_event rfc1738_rest_of_telneturl_event[1] = {
    {0, 1, 3},
};
static const uint8_t rfc1738_rest_of_telneturl_mark[1] = {
    32};
#else
static const uint8_t rfc1738_rest_of_telneturl_next[70] = {
    6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6,
    6, 5, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5,
    6, 6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_rest_of_telneturl_at_end[5] = {
    0, 0, 0, 1, 1};
static const uric_event rfc1738_rest_of_telneturl_event[1] = {
    {{32, 32, 32, 32}, 0, 1, 3},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_telneturl_run[5] = {
    0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_telneturl_expected[5] = {
    0, 0, 2, 10, 11};
static const uint8_t rfc1738_rest_of_telneturl_expected_terms[13] = {
    13, 255, 6, 7, 5, 8, 9, 10, 11, 255, 13, 0, 255};
#endif
static const uric_hand rfc1738_rest_of_telneturl_hands[1] = {
    {&rfc1738_call_account, false},
};
static const uric_machine rfc1738_rest_of_telneturl = {
    rfc1738_rest_of_newsurl_byte, rfc1738_rest_of_telneturl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_telneturl_shape, rfc1738_rest_of_telneturl_shapes, rfc1738_rest_of_telneturl_slot, rfc1738_rest_of_telneturl_mark, rfc1738_rest_of_telneturl_event,
#else
    rfc1738_rest_of_telneturl_at_end, rfc1738_rest_of_telneturl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_telneturl_run, NULL, rfc1738_rest_of_newsurl_runs, NULL,
#endif
    rfc1738_rest_of_telneturl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_telneturl_expected, rfc1738_rest_of_telneturl_expected_terms, rfc1738_terms, NULL,
#endif
    5, 1, 14, 15, 1};
static const char rfc1738_rest_of_telneturl_rule_name[] = "telneturl";
static const uric_rule rfc1738_rest_of_telneturl_rule = {rfc1738_rest_of_telneturl_rule_name, &rfc1738_rest_of_telneturl, &rfc1738_components_telneturl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_GOPHERURL

/* rfc1738_rest_of_gopherurl: 21 states, 11 events, 10 classes, 4 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_gopherurl_next[59] = {
    2, 0, 4, 0, 7, 1, 22, 22, 22, 16, 17, 0, 18, 19, 0, 23,
    24, 23, 1, 25, 26, 25, 3, 9, 27, 9, 5, 28, 29, 0, 7, 11,
    30, 0, 8, 31, 32, 31, 10, 13, 20, 13, 11, 15, 15, 8, 8, 9,
    10, 9, 9, 11, 12, 11, 11, 21, 21, 13, 13};
static const uint8_t rfc1738_rest_of_gopherurl_shape[21] = {
    0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3,
    3, 3, 3, 3, 3};
static const uric_shape rfc1738_rest_of_gopherurl_shapes[4] = {
    {65535, 2}, {65532, 3}, {65526, 4}, {16, 2},
};
static const uint8_t rfc1738_rest_of_gopherurl_slot[44] = {
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2,
    0, 0, 0, 0, 0, 1, 2, 2, 0, 3, 0,
    0, 1, 2, 1, 3, 1, 1, 1, 3, 1, 4,
    0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0,
};
static const uric_event rfc1738_rest_of_gopherurl_event[11] = {
    {0, 1, 2}, {11, 0, 7}, {11, 0, 13}, {13, 0, 8}, {1, 0, 4}, {3, 0, 4}, {16, 0, 10}, {5, 0, 5},
    {6, 0, 5}, {18, 0, 12}, {18, 0, 19},
};
static const uint8_t rfc1738_rest_of_gopherurl_mark[20] = {
    32, 19, 22, 23, 32, 20, 21, 32, 24, 25, 32, 18, 32, 19, 22, 32,
    20, 32, 24, 32};
#else
static const uint8_t rfc1738_rest_of_gopherurl_next[210] = {
    32, 32, 32, 32, 1, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 3, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 6, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 21, 21, 21, 32, 21,
    32, 32, 32, 32, 32, 15, 16, 16, 32, 32,
    32, 32, 32, 32, 32, 17, 18, 18, 32, 32,
    32, 22, 23, 22, 22, 22, 22, 22, 22, 22,
    32, 24, 25, 24, 24, 24, 24, 24, 24, 24,
    32, 8, 26, 8, 8, 8, 8, 8, 8, 8,
    32, 27, 28, 27, 32, 27, 27, 27, 32, 27,
    32, 10, 29, 10, 32, 10, 10, 10, 32, 10,
    32, 30, 31, 30, 30, 30, 30, 30, 30, 30,
    32, 12, 19, 12, 12, 12, 12, 12, 12, 12,
    32, 32, 32, 32, 32, 14, 14, 14, 32, 32,
    32, 32, 32, 32, 32, 7, 7, 7, 32, 32,
    32, 32, 32, 32, 32, 8, 8, 9, 32, 32,
    32, 32, 32, 32, 32, 8, 8, 8, 32, 32,
    32, 32, 32, 32, 32, 10, 10, 11, 32, 32,
    32, 32, 32, 32, 32, 10, 10, 10, 32, 32,
    32, 32, 32, 32, 32, 20, 20, 20, 32, 32,
    32, 32, 32, 32, 32, 12, 12, 12, 32, 32,
};
static const uint8_t rfc1738_rest_of_gopherurl_at_end[21] = {
    0, 0, 1, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0,
    0, 0, 0, 0, 0};
static const uric_event rfc1738_rest_of_gopherurl_event[17] = {
    {{32, 32, 32, 32}, 0, 1, 2}, {{18, 32, 32, 32}, 0, 0, 7}, {{18, 32, 32, 32}, 0, 0, 13}, {{19, 22, 32, 32}, 0, 0, 8},
    {{19, 22, 23, 32}, 0, 0, 4}, {{23, 32, 32, 32}, 0, 0, 4}, {{20, 32, 32, 32}, 0, 0, 10}, {{20, 21, 32, 32}, 0, 0, 5},
    {{21, 32, 32, 32}, 0, 0, 5}, {{24, 32, 32, 32}, 0, 0, 12}, {{24, 32, 32, 32}, 0, 0, 19}, {{19, 22, 23, 32}, 0, 0, 0},
    {{23, 32, 32, 32}, 0, 0, 0}, {{20, 21, 32, 32}, 0, 0, 0}, {{21, 32, 32, 32}, 0, 0, 0}, {{24, 25, 32, 32}, 0, 0, 0},
    {{25, 32, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_gopherurl_run[21] = {
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 0,
    0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_gopherurl_expected[21] = {
    0, 0, 2, 5, 7, 7, 9, 9, 9, 12, 12, 9, 9, 7, 7, 7,
    7, 7, 7, 7, 7};
static const uint8_t rfc1738_rest_of_gopherurl_expected_terms[20] = {
    13, 255, 13, 0, 255, 1, 255, 12, 255, 14, 0, 255, 6, 7, 5, 8,
    9, 11, 0, 255};
static const uint16_t rfc1738_rest_of_gopherurl_inside[21] = {
    0, 0, 0, 0, 2048, 1024, 0, 512, 2048, 0, 1024, 0, 4096, 512, 512, 2048,
    2048, 1024, 1024, 4096, 4096};
#endif
static const uric_hand rfc1738_rest_of_gopherurl_hands[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_gopherurl = {
    rfc1738_rest_of_httpurl_byte, rfc1738_rest_of_gopherurl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_gopherurl_shape, rfc1738_rest_of_gopherurl_shapes, rfc1738_rest_of_gopherurl_slot, rfc1738_rest_of_gopherurl_mark, rfc1738_rest_of_gopherurl_event,
#else
    rfc1738_rest_of_gopherurl_at_end, rfc1738_rest_of_gopherurl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_gopherurl_run, NULL, rfc1738_rest_of_httpurl_runs, NULL,
#endif
    rfc1738_rest_of_gopherurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_gopherurl_expected, rfc1738_rest_of_gopherurl_expected_terms, rfc1738_terms, rfc1738_rest_of_gopherurl_inside,
#endif
    21, 11, 10, 15, 1};
static const char rfc1738_rest_of_gopherurl_rule_name[] = "gopherurl";
static const uric_rule rfc1738_rest_of_gopherurl_rule = {rfc1738_rest_of_gopherurl_rule_name, &rfc1738_rest_of_gopherurl, &rfc1738_components_gopherurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_WAISURL

/* rfc1738_rest_of_waisurl: 20 states, 15 events, 10 classes, 3 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_waisurl_next[64] = {
    2, 0, 3, 0, 0, 21, 5, 0, 22, 23, 0, 24, 25, 3, 6, 13,
    0, 26, 27, 4, 28, 29, 0, 30, 0, 0, 31, 32, 31, 0, 0, 6,
    9, 15, 0, 33, 0, 0, 34, 35, 0, 0, 0, 9, 11, 16, 11, 0,
    0, 7, 12, 18, 0, 0, 0, 10, 14, 6, 17, 19, 9, 20, 11, 12};
static const uint8_t rfc1738_rest_of_waisurl_shape[20] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    2, 2, 2, 2};
static const uric_shape rfc1738_rest_of_waisurl_shapes[3] = {
    {65535, 2}, {65519, 6}, {43, 1},
};
static const uint8_t rfc1738_rest_of_waisurl_slot[33] = {
    0, 0, 0, 0, 1, 2, 2, 2, 0, 2, 0,
    0, 1, 2, 3, 4, 1, 1, 1, 5, 1, 6,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0,
};
static const uric_event rfc1738_rest_of_waisurl_event[15] = {
    {0, 1, 3}, {10, 0, 5}, {10, 0, 12}, {1, 0, 6}, {1, 0, 7}, {2, 0, 6}, {2, 0, 7}, {12, 0, 8},
    {12, 0, 14}, {14, 0, 9}, {17, 0, 10}, {17, 0, 15}, {15, 0, 9}, {19, 0, 11}, {19, 0, 17},
};
static const uint8_t rfc1738_rest_of_waisurl_mark[21] = {
    32, 22, 23, 32, 20, 21, 32, 12, 13, 32, 22, 32, 18, 32, 18, 19,
    32, 20, 32, 12, 32};
#else
static const uint8_t rfc1738_rest_of_waisurl_next[200] = {
    35, 35, 35, 35, 1, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 2, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 20, 20, 20, 35, 20,
    35, 35, 35, 35, 4, 35, 35, 35, 35, 35,
    35, 21, 22, 35, 23, 21, 21, 21, 24, 21,
    35, 5, 12, 35, 25, 5, 5, 5, 26, 5,
    35, 27, 28, 35, 29, 27, 27, 27, 35, 27,
    35, 30, 31, 30, 35, 30, 30, 30, 35, 30,
    35, 8, 14, 35, 32, 8, 8, 8, 35, 8,
    35, 33, 34, 35, 35, 33, 33, 33, 35, 33,
    35, 10, 15, 10, 35, 10, 10, 10, 35, 10,
    35, 11, 17, 35, 35, 11, 11, 11, 35, 11,
    35, 35, 35, 35, 35, 13, 13, 13, 35, 35,
    35, 35, 35, 35, 35, 5, 5, 5, 35, 35,
    35, 35, 35, 35, 35, 16, 16, 16, 35, 35,
    35, 35, 35, 35, 35, 18, 18, 18, 35, 35,
    35, 35, 35, 35, 35, 8, 8, 8, 35, 35,
    35, 35, 35, 35, 35, 19, 19, 19, 35, 35,
    35, 35, 35, 35, 35, 10, 10, 10, 35, 35,
    35, 35, 35, 35, 35, 11, 11, 11, 35, 35,
};
static const uint8_t rfc1738_rest_of_waisurl_at_end[20] = {
    0, 0, 0, 0, 2, 3, 0, 4, 0, 5, 6, 7, 0, 0, 0, 0,
    0, 0, 0, 0};
static const uric_event rfc1738_rest_of_waisurl_event[21] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{22, 32, 32, 32}, 0, 0, 5}, {{22, 32, 32, 32}, 0, 0, 12}, {{22, 23, 32, 32}, 0, 0, 6},
    {{22, 23, 32, 32}, 0, 0, 7}, {{23, 32, 32, 32}, 0, 0, 6}, {{23, 32, 32, 32}, 0, 0, 7}, {{18, 32, 32, 32}, 0, 0, 8},
    {{18, 32, 32, 32}, 0, 0, 14}, {{18, 19, 32, 32}, 0, 0, 9}, {{20, 32, 32, 32}, 0, 0, 10}, {{20, 32, 32, 32}, 0, 0, 15},
    {{19, 32, 32, 32}, 0, 0, 9}, {{12, 32, 32, 32}, 0, 0, 11}, {{12, 32, 32, 32}, 0, 0, 17}, {{22, 23, 32, 32}, 0, 0, 0},
    {{23, 32, 32, 32}, 0, 0, 0}, {{20, 21, 32, 32}, 0, 0, 0}, {{12, 13, 32, 32}, 0, 0, 0}, {{21, 32, 32, 32}, 0, 0, 0},
    {{13, 32, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_waisurl_run[20] = {
    0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 1, 3, 0, 0, 0, 0,
    0, 0, 0, 0};
static const uric_loop rfc1738_rest_of_waisurl_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_waisurl_expected[20] = {
    0, 0, 2, 0, 4, 4, 9, 12, 9, 20, 12, 20, 23, 23, 23, 23,
    23, 23, 23, 23};
static const uint8_t rfc1738_rest_of_waisurl_expected_terms[25] = {
    13, 255, 1, 255, 6, 13, 10, 0, 255, 6, 13, 255, 6, 7, 5, 8,
    9, 11, 0, 255, 6, 0, 255, 12, 255};
static const uint16_t rfc1738_rest_of_waisurl_inside[20] = {
    0, 0, 0, 0, 0, 2048, 0, 0, 512, 0, 1024, 64, 2048, 2048, 512, 1024,
    512, 64, 1024, 64};
#endif
static const uric_hand rfc1738_rest_of_waisurl_hands[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_waisurl = {
    rfc1738_rest_of_httpurl_byte, rfc1738_rest_of_waisurl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_waisurl_shape, rfc1738_rest_of_waisurl_shapes, rfc1738_rest_of_waisurl_slot, rfc1738_rest_of_waisurl_mark, rfc1738_rest_of_waisurl_event,
#else
    rfc1738_rest_of_waisurl_at_end, rfc1738_rest_of_waisurl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_waisurl_run, NULL, rfc1738_rest_of_httpurl_runs, rfc1738_rest_of_waisurl_loop,
#endif
    rfc1738_rest_of_waisurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_waisurl_expected, rfc1738_rest_of_waisurl_expected_terms, rfc1738_terms, rfc1738_rest_of_waisurl_inside,
#endif
    20, 15, 10, 15, 1};
static const char rfc1738_rest_of_waisurl_rule_name[] = "waisurl";
static const uric_rule rfc1738_rest_of_waisurl_rule = {rfc1738_rest_of_waisurl_rule_name, &rfc1738_rest_of_waisurl, &rfc1738_components_waisurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_MAILTOURL

/* rfc1738_rest_of_mailtourl: 4 states, 2 events, 10 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_mailtourl_next[16] = {
    5, 6, 5, 0, 2, 3, 2, 3, 0, 0, 4, 0, 0, 0, 2, 0};
static const uint8_t rfc1738_rest_of_mailtourl_shape[4] = {
    0, 0, 0, 0};
static const uric_shape rfc1738_rest_of_mailtourl_shapes[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_rest_of_mailtourl_slot[11] = {
    0, 1, 2, 1, 1, 3, 3, 3, 1, 1, 4,
};
static const uric_event rfc1738_rest_of_mailtourl_event[2] = {
    {3, 0, 1}, {3, 0, 2},
};
static const uint8_t rfc1738_rest_of_mailtourl_mark[5] = {
    32, 3, 32, 2, 32};
#else
static const uint8_t rfc1738_rest_of_mailtourl_next[40] = {
    6, 4, 5, 4, 4, 4, 4, 4, 4, 4,
    6, 1, 2, 1, 1, 1, 1, 1, 1, 1,
    6, 6, 6, 6, 6, 3, 3, 3, 6, 6,
    6, 6, 6, 6, 6, 1, 1, 1, 6, 6,
};
static const uint8_t rfc1738_rest_of_mailtourl_at_end[4] = {
    0, 2, 0, 0};
static const uric_event rfc1738_rest_of_mailtourl_event[3] = {
    {{2, 32, 32, 32}, 0, 0, 1}, {{2, 32, 32, 32}, 0, 0, 2}, {{3, 32, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_mailtourl_run[4] = {
    0, 2, 0, 0};
static const uric_loop rfc1738_rest_of_mailtourl_loop[1] = {{37, 2, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_mailtourl_expected[4] = {
    0, 2, 5, 5};
static const uint8_t rfc1738_rest_of_mailtourl_expected_terms[7] = {
    14, 255, 14, 0, 255, 12, 255};
static const uint16_t rfc1738_rest_of_mailtourl_inside[4] = {
    0, 2, 2, 2};
#endif
static const uric_machine rfc1738_rest_of_mailtourl = {
    rfc1738_rest_of_httpurl_byte, rfc1738_rest_of_mailtourl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_mailtourl_shape, rfc1738_rest_of_mailtourl_shapes, rfc1738_rest_of_mailtourl_slot, rfc1738_rest_of_mailtourl_mark, rfc1738_rest_of_mailtourl_event,
#else
    rfc1738_rest_of_mailtourl_at_end, rfc1738_rest_of_mailtourl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_mailtourl_run, NULL, rfc1738_rest_of_httpurl_runs, rfc1738_rest_of_mailtourl_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_mailtourl_expected, rfc1738_rest_of_mailtourl_expected_terms, rfc1738_terms, rfc1738_rest_of_mailtourl_inside,
#endif
    4, 2, 10, 15, 0};
static const char rfc1738_rest_of_mailtourl_rule_name[] = "mailtourl";
static const uric_rule rfc1738_rest_of_mailtourl_rule = {rfc1738_rest_of_mailtourl_rule_name, &rfc1738_rest_of_mailtourl, &rfc1738_components_mailtourl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_FILEURL

/* rfc1738_rest_of_fileurl: 19 states, 6 events, 12 classes, 2 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_fileurl_next[95] = {
    0, 0, 2, 0, 0, 0, 0, 7, 0, 0, 23, 24, 23, 23, 3, 4,
    5, 4, 4, 4, 0, 0, 0, 6, 0, 0, 0, 0, 4, 0, 0, 0,
    20, 21, 22, 10, 11, 0, 8, 12, 13, 14, 25, 9, 9, 10, 0, 0,
    12, 12, 0, 0, 0, 15, 9, 10, 14, 0, 12, 12, 13, 0, 0, 9,
    9, 0, 0, 0, 12, 9, 10, 16, 0, 15, 12, 0, 0, 0, 17, 9,
    10, 18, 0, 17, 12, 0, 0, 0, 19, 9, 10, 14, 25, 19, 12};
static const uint8_t rfc1738_rest_of_fileurl_shape[19] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1};
static const uric_shape rfc1738_rest_of_fileurl_shapes[2] = {
    {65535, 5}, {65535, 5},
};
static const uint8_t rfc1738_rest_of_fileurl_slot[26] = {
    0, 1, 2, 1, 1, 3, 4, 1, 0, 1, 4, 1, 5,
    0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 5, 5, 0,
};
static const uric_event rfc1738_rest_of_fileurl_event[6] = {
    {4, 0, 2}, {7, 0, 7}, {7, 0, 8}, {10, 0, 3}, {10, 0, 4}, {12, 0, 2},
};
static const uint8_t rfc1738_rest_of_fileurl_mark[15] = {
    32, 12, 13, 32, 2, 3, 32, 2, 8, 32, 12, 32, 3, 9, 32};
#else
static const uint8_t rfc1738_rest_of_fileurl_next[228] = {
    25, 25, 25, 25, 25, 1, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 6, 25, 25, 25, 25, 25, 25,
    25, 22, 23, 22, 22, 22, 22, 22, 25, 22, 22, 22,
    25, 3, 4, 3, 3, 3, 3, 3, 25, 3, 3, 3,
    25, 25, 25, 25, 25, 25, 5, 25, 25, 25, 5, 25,
    25, 25, 25, 25, 25, 25, 3, 25, 25, 25, 3, 25,
    25, 25, 25, 25, 25, 19, 20, 25, 25, 25, 21, 21,
    25, 25, 25, 9, 10, 25, 7, 25, 25, 25, 11, 11,
    25, 25, 25, 12, 13, 24, 8, 25, 25, 25, 8, 8,
    25, 25, 25, 9, 25, 25, 11, 25, 25, 25, 11, 11,
    25, 25, 25, 25, 25, 25, 14, 25, 25, 25, 8, 8,
    25, 25, 25, 9, 13, 25, 11, 25, 25, 25, 11, 11,
    25, 25, 25, 12, 25, 25, 8, 25, 25, 25, 8, 8,
    25, 25, 25, 25, 25, 25, 11, 25, 25, 25, 8, 8,
    25, 25, 25, 9, 15, 25, 14, 25, 25, 25, 11, 11,
    25, 25, 25, 25, 25, 25, 16, 25, 25, 25, 8, 8,
    25, 25, 25, 9, 17, 25, 16, 25, 25, 25, 11, 11,
    25, 25, 25, 25, 25, 25, 18, 25, 25, 25, 8, 8,
    25, 25, 25, 9, 13, 24, 18, 25, 25, 25, 11, 11,
};
static const uint8_t rfc1738_rest_of_fileurl_at_end[19] = {
    0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0};
static const uric_event rfc1738_rest_of_fileurl_event[8] = {
    {{2, 3, 32, 32}, 0, 0, 2}, {{2, 8, 32, 32}, 0, 0, 7}, {{2, 8, 32, 32}, 0, 0, 8}, {{12, 32, 32, 32}, 0, 0, 3},
    {{12, 32, 32, 32}, 0, 0, 4}, {{3, 9, 32, 32}, 0, 0, 2}, {{12, 13, 32, 32}, 0, 0, 0}, {{13, 32, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_fileurl_run[19] = {
    0, 0, 0, 2, 0, 0, 0, 4, 2, 0, 0, 2, 0, 0, 4, 0,
    4, 0, 4};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_fileurl_expected[19] = {
    0, 0, 2, 2, 11, 11, 13, 16, 20, 25, 28, 16, 25, 28, 16, 28,
    16, 28, 20};
static const uint8_t rfc1738_rest_of_fileurl_expected_terms[30] = {
    13, 255, 6, 7, 13, 5, 9, 10, 11, 0, 255, 12, 255, 1, 13, 255,
    1, 2, 3, 255, 1, 2, 3, 13, 255, 1, 2, 255, 1, 255};
static const uint16_t rfc1738_rest_of_fileurl_inside[19] = {
    0, 0, 0, 64, 64, 64, 0, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18};
#endif
static const uric_machine rfc1738_rest_of_fileurl = {
    rfc1738_site_byte, rfc1738_rest_of_fileurl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_fileurl_shape, rfc1738_rest_of_fileurl_shapes, rfc1738_rest_of_fileurl_slot, rfc1738_rest_of_fileurl_mark, rfc1738_rest_of_fileurl_event,
#else
    rfc1738_rest_of_fileurl_at_end, rfc1738_rest_of_fileurl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_fileurl_run, NULL, rfc1738_site_runs, NULL,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_fileurl_expected, rfc1738_rest_of_fileurl_expected_terms, rfc1738_terms, rfc1738_rest_of_fileurl_inside,
#endif
    19, 6, 12, 15, 0};
static const char rfc1738_rest_of_fileurl_rule_name[] = "fileurl";
static const uric_rule rfc1738_rest_of_fileurl_rule = {rfc1738_rest_of_fileurl_rule_name, &rfc1738_rest_of_fileurl, &rfc1738_components_fileurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_PROSPEROURL

/* rfc1738_rest_of_prosperourl: 14 states, 5 events, 14 classes, 2 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_prosperourl_next[54] = {
    2, 0, 0, 3, 0, 0, 0, 15, 15, 11, 0, 0, 0, 6, 0, 0,
    12, 0, 0, 8, 0, 0, 13, 0, 0, 10, 0, 0, 14, 0, 16, 17,
    16, 18, 16, 3, 12, 5, 12, 19, 12, 4, 13, 7, 0, 0, 14, 0,
    14, 9, 0, 13, 0, 6};
static const uint8_t rfc1738_rest_of_prosperourl_shape[14] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1};
static const uric_shape rfc1738_rest_of_prosperourl_shapes[2] = {
    {65535, 3}, {65505, 6},
};
static const uint8_t rfc1738_rest_of_prosperourl_slot[30] = {
    0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 2, 3, 0,
    0, 1, 2, 1, 1, 1, 1, 3, 1, 4, 5, 1, 1, 1, 6,
};
static const uric_event rfc1738_rest_of_prosperourl_event[5] = {
    {0, 1, 3}, {6, 0, 11}, {6, 0, 4}, {8, 0, 12}, {9, 0, 12},
};
static const uint8_t rfc1738_rest_of_prosperourl_mark[12] = {
    32, 12, 13, 32, 15, 32, 12, 32, 12, 13, 14, 32};
#else
static const uint8_t rfc1738_rest_of_prosperourl_next[196] = {
    19, 19, 19, 19, 19, 19, 19, 1, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 2, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 14, 19, 19, 19, 14, 14,
    19, 19, 19, 19, 19, 19, 19, 10, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 5, 19, 19, 19, 5, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 11, 19, 19, 19, 11, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 7, 19, 19, 19, 7, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 12, 19, 19, 19, 12, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 9, 19, 19, 19, 9, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 13, 19, 19, 19, 13, 19,
    19, 15, 16, 15, 15, 15, 15, 15, 15, 17, 15, 15, 15, 15,
    19, 11, 4, 11, 11, 11, 11, 11, 11, 18, 11, 11, 11, 11,
    19, 12, 6, 12, 12, 12, 12, 19, 12, 19, 13, 12, 12, 12,
    19, 13, 8, 13, 13, 13, 13, 19, 13, 12, 19, 13, 13, 13,
};
static const uint8_t rfc1738_rest_of_prosperourl_at_end[14] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 4};
static const uric_event rfc1738_rest_of_prosperourl_event[8] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{12, 32, 32, 32}, 0, 0, 11}, {{12, 32, 32, 32}, 0, 0, 4}, {{12, 13, 14, 32}, 0, 0, 12},
    {{13, 14, 32, 32}, 0, 0, 12}, {{12, 13, 32, 32}, 0, 0, 0}, {{13, 32, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_prosperourl_run[14] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 1};
static const uric_loop rfc1738_rest_of_prosperourl_loop[1] = {{37, 9, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_prosperourl_expected[14] = {
    0, 0, 2, 0, 4, 4, 4, 4, 4, 4, 6, 6, 9, 16};
static const uint8_t rfc1738_rest_of_prosperourl_expected_terms[24] = {
    13, 255, 1, 255, 12, 255, 14, 0, 255, 6, 7, 5, 9, 10, 11, 255,
    6, 7, 5, 8, 10, 11, 0, 255};
static const uint16_t rfc1738_rest_of_prosperourl_inside[14] = {
    0, 0, 0, 0, 64, 64, 128, 128, 128, 128, 0, 64, 128, 128};
#endif
static const uric_hand rfc1738_rest_of_prosperourl_hands[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_rest_of_prosperourl = {
    rfc1738_rest_of_newsurl_byte, rfc1738_rest_of_prosperourl_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_prosperourl_shape, rfc1738_rest_of_prosperourl_shapes, rfc1738_rest_of_prosperourl_slot, rfc1738_rest_of_prosperourl_mark, rfc1738_rest_of_prosperourl_event,
#else
    rfc1738_rest_of_prosperourl_at_end, rfc1738_rest_of_prosperourl_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_prosperourl_run, NULL, rfc1738_rest_of_newsurl_runs, rfc1738_rest_of_prosperourl_loop,
#endif
    rfc1738_rest_of_prosperourl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_prosperourl_expected, rfc1738_rest_of_prosperourl_expected_terms, rfc1738_terms, rfc1738_rest_of_prosperourl_inside,
#endif
    14, 5, 14, 15, 1};
static const char rfc1738_rest_of_prosperourl_rule_name[] = "prosperourl";
static const uric_rule rfc1738_rest_of_prosperourl_rule = {rfc1738_rest_of_prosperourl_rule_name, &rfc1738_rest_of_prosperourl, &rfc1738_components_prosperourl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_SCHEMEPART

/* rfc1738_rest_of_schemepart: 46 states, 25 events, 12 classes, 5 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_rest_of_schemepart_next[302] = {
    47, 48, 49, 47, 47, 3, 2, 23, 2, 2, 2, 4, 2, 23, 31, 2,
    2, 4, 2, 23, 2, 61, 62, 4, 67, 68, 67, 67, 67, 6, 2, 23,
    2, 45, 17, 4, 2, 23, 2, 43, 17, 4, 2, 23, 2, 70, 2, 4,
    9, 29, 9, 9, 9, 7, 2, 23, 71, 10, 2, 10, 2, 23, 2, 46,
    17, 4, 2, 23, 2, 22, 17, 4, 32, 25, 15, 34, 2, 13, 56, 57,
    16, 4, 32, 25, 18, 36, 63, 14, 64, 57, 14, 14, 32, 25, 15, 32,
    2, 16, 56, 57, 16, 4, 32, 25, 15, 36, 2, 16, 56, 57, 16, 4,
    2, 23, 44, 7, 63, 17, 66, 2, 17, 14, 32, 25, 18, 32, 2, 14,
    56, 57, 14, 4, 32, 25, 15, 39, 2, 19, 56, 57, 16, 4, 32, 25,
    15, 40, 2, 20, 56, 57, 16, 4, 32, 25, 15, 36, 63, 21, 64, 57,
    16, 14, 2, 23, 42, 7, 63, 22, 66, 2, 43, 14, 24, 2, 26, 32,
    28, 35, 30, 9, 50, 51, 2, 52, 53, 54, 55, 4, 32, 25, 2, 32,
    56, 57, 32, 4, 58, 59, 2, 58, 2, 60, 58, 4, 32, 25, 2, 19,
    56, 57, 14, 4, 35, 27, 2, 35, 2, 65, 35, 4, 32, 25, 2, 16,
    56, 57, 14, 4, 58, 59, 2, 69, 2, 60, 58, 4, 35, 27, 71, 38,
    2, 65, 35, 10, 32, 25, 2, 20, 56, 57, 14, 4, 32, 25, 2, 21,
    56, 57, 14, 4, 2, 23, 42, 6, 41, 43, 4, 2, 23, 42, 2, 43,
    43, 4, 2, 23, 42, 7, 43, 43, 4, 2, 23, 44, 2, 17, 17, 4,
    2, 23, 42, 11, 45, 43, 4, 2, 23, 42, 12, 46, 43, 4};
static const uint8_t rfc1738_rest_of_schemepart_shape[46] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4};
static const uric_shape rfc1738_rest_of_schemepart_shapes[5] = {
    {65535, 6}, {65487, 10}, {149, 1}, {65475, 8}, {65515, 7},
};
static const uint8_t rfc1738_rest_of_schemepart_slot[65] = {
    0, 1, 2, 1, 1, 3, 4, 1, 1, 1, 5, 5, 6,
    0, 1, 2, 3, 4, 5, 6, 7, 1, 8, 9, 9, 10,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0,
    0, 1, 2, 1, 1, 3, 4, 5, 1, 6, 7, 7, 8,
    0, 1, 2, 3, 4, 1, 5, 1, 1, 1, 6, 6, 7,
};
static const uric_event rfc1738_rest_of_schemepart_event[25] = {
    {16, 0, 1}, {16, 0, 22}, {16, 0, 2}, {18, 0, 31}, {18, 0, 24}, {21, 0, 12}, {25, 0, 32}, {25, 0, 3},
    {21, 0, 13}, {27, 0, 32}, {27, 0, 3}, {29, 0, 34}, {29, 0, 26}, {31, 0, 3}, {23, 0, 40}, {23, 0, 16},
    {34, 0, 4}, {37, 0, 36}, {32, 0, 3}, {35, 0, 7}, {40, 0, 8}, {40, 0, 28}, {42, 0, 37}, {43, 0, 9},
    {45, 0, 4},
};
static const uint8_t rfc1738_rest_of_schemepart_mark[48] = {
    32, 14, 15, 32, 12, 13, 15, 32, 3, 11, 15, 32, 3, 9, 15, 32,
    14, 32, 2, 4, 32, 2, 4, 8, 32, 2, 4, 5, 32, 6, 32, 6,
    7, 32, 3, 9, 32, 5, 9, 32, 12, 32, 6, 10, 32, 3, 11, 32};
#else
static const uint8_t rfc1738_rest_of_schemepart_next[552] = {
    71, 46, 47, 46, 46, 48, 46, 46, 46, 46, 46, 46,
    71, 1, 22, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    71, 1, 22, 1, 1, 30, 1, 1, 1, 1, 1, 1,
    71, 1, 22, 1, 1, 1, 60, 1, 1, 1, 61, 61,
    71, 66, 67, 66, 66, 66, 66, 66, 66, 66, 66, 66,
    71, 1, 22, 1, 1, 1, 44, 1, 1, 1, 16, 16,
    71, 1, 22, 1, 1, 1, 42, 1, 1, 1, 16, 16,
    71, 1, 22, 1, 1, 1, 69, 1, 1, 1, 1, 1,
    71, 8, 28, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    71, 1, 22, 1, 1, 70, 9, 1, 1, 1, 1, 1,
    71, 1, 22, 1, 1, 1, 45, 1, 1, 1, 16, 16,
    71, 1, 22, 1, 1, 1, 21, 1, 1, 1, 16, 16,
    71, 31, 24, 14, 33, 1, 12, 55, 31, 56, 15, 15,
    71, 31, 24, 17, 35, 62, 13, 63, 31, 56, 13, 13,
    71, 31, 24, 14, 31, 1, 15, 55, 31, 56, 15, 15,
    71, 31, 24, 14, 35, 1, 15, 55, 31, 56, 15, 15,
    71, 1, 22, 43, 6, 62, 16, 65, 1, 1, 16, 16,
    71, 31, 24, 17, 31, 1, 13, 55, 31, 56, 13, 13,
    71, 31, 24, 14, 38, 1, 18, 55, 31, 56, 15, 15,
    71, 31, 24, 14, 39, 1, 19, 55, 31, 56, 15, 15,
    71, 31, 24, 14, 35, 62, 20, 63, 31, 56, 15, 15,
    71, 1, 22, 41, 6, 62, 21, 65, 1, 1, 42, 42,
    71, 71, 71, 71, 71, 71, 23, 71, 71, 71, 23, 71,
    71, 71, 71, 71, 71, 71, 1, 71, 71, 71, 1, 71,
    71, 71, 71, 71, 71, 71, 25, 71, 71, 71, 25, 71,
    71, 71, 71, 71, 71, 71, 31, 71, 71, 71, 31, 71,
    71, 71, 71, 71, 71, 71, 27, 71, 71, 71, 27, 71,
    71, 71, 71, 71, 71, 71, 34, 71, 71, 71, 34, 71,
    71, 71, 71, 71, 71, 71, 29, 71, 71, 71, 29, 71,
    71, 71, 71, 71, 71, 71, 8, 71, 71, 71, 8, 71,
    71, 49, 50, 49, 49, 1, 51, 52, 49, 53, 54, 54,
    71, 31, 24, 31, 31, 1, 31, 55, 31, 56, 31, 31,
    71, 57, 58, 57, 57, 1, 57, 1, 57, 59, 57, 57,
    71, 31, 24, 31, 31, 1, 18, 55, 31, 56, 13, 13,
    71, 34, 26, 34, 34, 1, 34, 1, 34, 64, 34, 34,
    71, 31, 24, 31, 31, 1, 15, 55, 31, 56, 13, 13,
    71, 57, 58, 57, 57, 1, 68, 1, 57, 59, 57, 57,
    71, 34, 26, 34, 34, 70, 37, 1, 34, 64, 34, 34,
    71, 31, 24, 31, 31, 1, 19, 55, 31, 56, 13, 13,
    71, 31, 24, 31, 31, 1, 20, 55, 31, 56, 13, 13,
    71, 1, 22, 41, 5, 1, 40, 1, 1, 1, 42, 42,
    71, 1, 22, 41, 1, 1, 42, 1, 1, 1, 42, 42,
    71, 1, 22, 41, 6, 1, 42, 1, 1, 1, 42, 42,
    71, 1, 22, 43, 1, 1, 16, 1, 1, 1, 16, 16,
    71, 1, 22, 41, 10, 1, 44, 1, 1, 1, 42, 42,
    71, 1, 22, 41, 11, 1, 45, 1, 1, 1, 42, 42,
};
static const uint8_t rfc1738_rest_of_schemepart_at_end[46] = {
    2, 3, 3, 3, 4, 3, 3, 3, 5, 6, 3, 3, 3, 7, 3, 3,
    7, 3, 3, 3, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3,
    3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3};
static const uric_event rfc1738_rest_of_schemepart_event[31] = {
    {{14, 32, 32, 32}, 0, 0, 1}, {{14, 32, 32, 32}, 0, 0, 22}, {{14, 32, 32, 32}, 0, 0, 2}, {{2, 4, 32, 32}, 0, 0, 31},
    {{2, 4, 32, 32}, 0, 0, 24}, {{2, 4, 8, 32}, 0, 0, 12}, {{2, 4, 5, 32}, 0, 0, 32}, {{2, 4, 5, 32}, 0, 0, 3},
    {{2, 4, 8, 32}, 0, 0, 13}, {{5, 32, 32, 32}, 0, 0, 32}, {{5, 32, 32, 32}, 0, 0, 3}, {{6, 32, 32, 32}, 0, 0, 34},
    {{6, 32, 32, 32}, 0, 0, 26}, {{6, 7, 32, 32}, 0, 0, 3}, {{8, 32, 32, 32}, 0, 0, 40}, {{8, 32, 32, 32}, 0, 0, 16},
    {{3, 9, 32, 32}, 0, 0, 4}, {{5, 9, 32, 32}, 0, 0, 36}, {{7, 32, 32, 32}, 0, 0, 3}, {{9, 32, 32, 32}, 0, 0, 7},
    {{12, 32, 32, 32}, 0, 0, 8}, {{12, 32, 32, 32}, 0, 0, 28}, {{6, 10, 32, 32}, 0, 0, 37}, {{10, 32, 32, 32}, 0, 0, 9},
    {{3, 11, 32, 32}, 0, 0, 4}, {{14, 15, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0}, {{12, 13, 15, 32}, 0, 0, 0},
    {{13, 15, 32, 32}, 0, 0, 0}, {{3, 11, 15, 32}, 0, 0, 0}, {{3, 9, 15, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_rest_of_schemepart_run[46] = {
    0, 3, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 4, 2, 0, 2,
    2, 0, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 1, 0, 0, 4, 0, 0, 4, 0, 2, 0, 4, 4};
static const uric_loop rfc1738_rest_of_schemepart_loop[1] = {{37, 5, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_rest_of_schemepart_expected[46] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rfc1738_rest_of_schemepart_expected_terms[5] = {
    14, 0, 255, 12, 255};
static const uint16_t rfc1738_rest_of_schemepart_inside[46] = {
    0, 128, 128, 130, 128, 146, 146, 130, 192, 162, 146, 146, 150, 150, 150, 150,
    146, 150, 150, 150, 150, 146, 128, 128, 134, 134, 138, 138, 192, 192, 128, 134,
    130, 150, 138, 150, 130, 170, 150, 150, 146, 146, 146, 146, 146, 146};
#endif
static const uric_machine rfc1738_rest_of_schemepart = {
    rfc1738_site_byte, rfc1738_rest_of_schemepart_next, NULL,
#if URIC_COMPACT
    rfc1738_rest_of_schemepart_shape, rfc1738_rest_of_schemepart_shapes, rfc1738_rest_of_schemepart_slot, rfc1738_rest_of_schemepart_mark, rfc1738_rest_of_schemepart_event,
#else
    rfc1738_rest_of_schemepart_at_end, rfc1738_rest_of_schemepart_event,
#endif
#if URIC_FAST
    rfc1738_rest_of_schemepart_run, NULL, rfc1738_site_runs, rfc1738_rest_of_schemepart_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_schemepart_expected, rfc1738_rest_of_schemepart_expected_terms, rfc1738_terms, rfc1738_rest_of_schemepart_inside,
#endif
    46, 25, 12, 15, 0};
static const char rfc1738_rest_of_schemepart_rule_name[] = "schemepart";
static const uric_rule rfc1738_rest_of_schemepart_rule = {rfc1738_rest_of_schemepart_rule_name, &rfc1738_rest_of_schemepart, &rfc1738_components_schemepart, 0, 128, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_COMPACT
static const uint8_t rfc1738_parse_gopherurl_byte[96] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 0,
    0, 3, 1, 1, 1, 4, 5, 6, 7, 8, 1, 1, 9, 10, 11, 12,
    13, 1, 14, 15, 16, 1, 1, 17, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 3, 1, 1, 1, 4, 5, 6, 7, 8, 1, 1, 9, 10, 11, 12,
    13, 1, 14, 15, 16, 1, 1, 17, 1, 1, 1, 0, 0, 0, 0, 0};
#else
static const uint8_t rfc1738_parse_gopherurl_byte[256] = {
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
#if URIC_FAST
static const uint8_t rfc1738_parse_gopherurl_runs[URIC_RUN_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 84, 80, 84, 84, 80},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#if URIC_RFC1738_SCHEMEPART

/* rfc1738_parse_url: 49 states, 11 events, 18 classes, 5 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_url_next[236] = {
    4, 0, 5, 30, 6, 39, 23, 40, 24, 41, 4, 50, 4, 4, 4, 4,
    4, 4, 4, 45, 4, 50, 4, 4, 27, 4, 4, 4, 4, 4, 4, 50,
    4, 4, 4, 50, 42, 31, 4, 50, 4, 7, 4, 50, 4, 34, 4, 50,
    44, 4, 4, 50, 4, 35, 4, 50, 47, 4, 4, URIC_RFC1738_FTPURL ? 51 : 0, 4, 4, 4, URIC_RFC1738_FILEURL ? 52 : 0,
    4, 4, 4, URIC_RFC1738_HTTPURL ? 53 : 0, 4, 4, 4, 50, 4, 37, 4, URIC_RFC1738_NEWSURL ? 54 : 0, 4, 4, 4, URIC_RFC1738_NNTPURL ? 55 : 0,
    4, 4, 4, URIC_RFC1738_WAISURL ? 56 : 0, 4, 4, 4, 50, 4, 21, 4, URIC_RFC1738_GOPHERURL ? 57 : 0, 4, 4, 4, URIC_RFC1738_MAILTOURL ? 58 : 0,
    4, 4, 4, URIC_RFC1738_TELNETURL ? 59 : 0, 4, 4, 4, URIC_RFC1738_PROSPEROURL ? 60 : 0, 4, 4, 4, 50, 2, 9, 4, 50,
    43, 4, 4, 50, 12, 4, 4, 50, 4, 28, 4, 50, 48, 4, 4, 50,
    18, 4, 4, 50, 49, 4, 4, 50, 32, 4, 4, 50, 4, 11, 4, 50,
    4, 3, 4, 50, 46, 4, 4, 50, 4, 13, 4, 50, 4, 16, 4, 50,
    4, 29, 4, 50, 20, 4, 4, 50, 22, 4, 4, 50, 8, 4, 4, 4,
    4, 50, 4, 4, 33, 4, 4, 50, 10, 4, 4, 4, 4, 50, 4, 25,
    4, 4, 4, 50, 4, 26, 4, 4, 4, 50, 4, 14, 4, 4, 4, 50,
    4, 4, 4, 15, 4, 50, 4, 4, 4, 36, 4, 50, 4, 4, 4, 17,
    4, 50, 4, 4, 19, 4, 4, 50, 4, 4, 38, 4};
static const uint8_t rfc1738_parse_url_shape[49] = {
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4};
static const uric_shape rfc1738_parse_url_shapes[5] = {
    {65535, 10}, {17, 4}, {17, 4}, {17, 4}, {65477, 6},
};
static const uint8_t rfc1738_parse_url_slot[95] = {
    0, 1, 2, 1, 1, 3, 4, 5, 1, 1, 6, 7, 1, 8, 1, 1, 9, 10, 0,
    0, 1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 1, 0,
    0, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 0,
    0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 4, 1, 1, 1, 1, 0,
    0, 1, 2, 3, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 5, 6, 1, 1, 0,
};
static const uric_event rfc1738_parse_url_event[11] = {
    {1, 11, 0}, {1, 2, 0}, {1, 9, 0}, {1, 1, 0}, {1, 3, 0}, {1, 4, 0}, {1, 7, 0}, {1, 6, 0},
    {1, 8, 0}, {1, 5, 0}, {1, 10, 0},
};
static const uint8_t rfc1738_parse_url_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_url_next[882] = {
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
    60, 3, URIC_RFC1738_FTPURL ? 50 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, URIC_RFC1738_FILEURL ? 51 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, URIC_RFC1738_HTTPURL ? 52 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 36, 3,
    60, 3, URIC_RFC1738_NEWSURL ? 53 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, URIC_RFC1738_NNTPURL ? 54 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, URIC_RFC1738_WAISURL ? 55 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, 49, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 20, 3,
    60, 3, URIC_RFC1738_GOPHERURL ? 56 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, URIC_RFC1738_MAILTOURL ? 57 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, URIC_RFC1738_TELNETURL ? 58 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    60, 3, URIC_RFC1738_PROSPEROURL ? 59 : 60, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
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
static const uint8_t rfc1738_parse_url_at_end[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_event rfc1738_parse_url_event[11] = {
    {{1, 32, 32, 32}, 0, 11, 0}, {{1, 32, 32, 32}, 0, 2, 0}, {{1, 32, 32, 32}, 0, 9, 0}, {{1, 32, 32, 32}, 0, 1, 0},
    {{1, 32, 32, 32}, 0, 3, 0}, {{1, 32, 32, 32}, 0, 4, 0}, {{1, 32, 32, 32}, 0, 7, 0}, {{1, 32, 32, 32}, 0, 6, 0},
    {{1, 32, 32, 32}, 0, 8, 0}, {{1, 32, 32, 32}, 0, 5, 0}, {{1, 32, 32, 32}, 0, 10, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_url_run[49] = {
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_usual rfc1738_parse_url_usual[49] = {
    {{0x80, 0x20}, {5, 4}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x10000, 0x0}, {30, 0}}, {{0x10000, 0x0}, {6, 0}},
    {{0x10000, 0x0}, {33, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x2000, 0x0}, {10, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x2000, 0x0}, {12, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_url_expected[49] = {
    0, 5, 5, 5, 5, 5, 5, 5, 5, 5, URIC_RFC1738_FTPURL ? 5 : 0, URIC_RFC1738_FILEURL ? 5 : 0, URIC_RFC1738_HTTPURL ? 5 : 0, 5, URIC_RFC1738_NEWSURL ? 5 : 0, URIC_RFC1738_NNTPURL ? 5 : 0,
    URIC_RFC1738_WAISURL ? 5 : 0, 5, URIC_RFC1738_GOPHERURL ? 5 : 0, URIC_RFC1738_MAILTOURL ? 5 : 0, URIC_RFC1738_TELNETURL ? 5 : 0, URIC_RFC1738_PROSPEROURL ? 5 : 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5};
static const uint8_t rfc1738_parse_url_expected_terms[11] = {
    1, 21, 2, 3, 255, 1, 21, 2, 3, 5, 255};
static const uint16_t rfc1738_parse_url_inside[49] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1};
#endif
static const uric_hand rfc1738_parse_url_hands[11] = {
#if !URIC_RFC1738_HTTPURL
    {NULL, true},
#else
    {&rfc1738_rest_of_httpurl_rule, true},
#endif
#if !URIC_RFC1738_FTPURL
    {NULL, true},
#else
    {&rfc1738_rest_of_ftpurl_rule, true},
#endif
#if !URIC_RFC1738_NEWSURL
    {NULL, true},
#else
    {&rfc1738_rest_of_newsurl_rule, true},
#endif
#if !URIC_RFC1738_NNTPURL
    {NULL, true},
#else
    {&rfc1738_rest_of_nntpurl_rule, true},
#endif
#if !URIC_RFC1738_TELNETURL
    {NULL, true},
#else
    {&rfc1738_rest_of_telneturl_rule, true},
#endif
#if !URIC_RFC1738_GOPHERURL
    {NULL, true},
#else
    {&rfc1738_rest_of_gopherurl_rule, true},
#endif
#if !URIC_RFC1738_WAISURL
    {NULL, true},
#else
    {&rfc1738_rest_of_waisurl_rule, true},
#endif
#if !URIC_RFC1738_MAILTOURL
    {NULL, true},
#else
    {&rfc1738_rest_of_mailtourl_rule, true},
#endif
#if !URIC_RFC1738_FILEURL
    {NULL, true},
#else
    {&rfc1738_rest_of_fileurl_rule, true},
#endif
#if !URIC_RFC1738_PROSPEROURL
    {NULL, true},
#else
    {&rfc1738_rest_of_prosperourl_rule, true},
#endif
    {&rfc1738_rest_of_schemepart_rule, true},
};
static const uric_machine rfc1738_parse_url = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_url_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_url_shape, rfc1738_parse_url_shapes, rfc1738_parse_url_slot, rfc1738_parse_url_mark, rfc1738_parse_url_event,
#else
    rfc1738_parse_url_at_end, rfc1738_parse_url_event,
#endif
#if URIC_FAST
    rfc1738_parse_url_run, rfc1738_parse_url_usual, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_url_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_url_expected, rfc1738_parse_url_expected_terms, rfc1738_terms, rfc1738_parse_url_inside,
#endif
    49, 11, 18, 31, 11};
static const char uric_rfc1738_url_name[] = "url";
const uric_rule uric_rfc1738_url = {uric_rfc1738_url_name, &rfc1738_parse_url, &rfc1738_components_url, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_HTTPURL

/* rfc1738_parse_httpurl: 5 states, 1 events, 18 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_httpurl_next[20] = {
    0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 5, 0,
    6, 0, 0, 0};
static const uint8_t rfc1738_parse_httpurl_shape[5] = {
    0, 0, 0, 0, 0};
static const uric_shape rfc1738_parse_httpurl_shapes[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_parse_httpurl_slot[19] = {
    0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0,
};
static const uric_event rfc1738_parse_httpurl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_httpurl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_httpurl_next[90] = {
    6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_httpurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_httpurl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_httpurl_run[5] = {
    0, 0, 0, 0, 0};
static const uric_usual rfc1738_parse_httpurl_usual[5] = {
    {{0x80, 0x0}, {1, 0}}, {{0x10000, 0x0}, {2, 0}}, {{0x10000, 0x0}, {3, 0}},
    {{0x2000, 0x0}, {4, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_httpurl_expected[5] = {
    0, 2, 2, 4, 6};
static const uint8_t rfc1738_parse_httpurl_expected_terms[8] = {
    23, 255, 15, 255, 18, 255, 5, 255};
static const uint16_t rfc1738_parse_httpurl_inside[5] = {
    1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_httpurl_hands[1] = {
    {&rfc1738_rest_of_httpurl_rule, true},
};
static const uric_machine rfc1738_parse_httpurl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_httpurl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_httpurl_shape, rfc1738_parse_httpurl_shapes, rfc1738_parse_httpurl_slot, rfc1738_parse_httpurl_mark, rfc1738_parse_httpurl_event,
#else
    rfc1738_parse_httpurl_at_end, rfc1738_parse_httpurl_event,
#endif
#if URIC_FAST
    rfc1738_parse_httpurl_run, rfc1738_parse_httpurl_usual, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_httpurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_httpurl_expected, rfc1738_parse_httpurl_expected_terms, rfc1738_terms, rfc1738_parse_httpurl_inside,
#endif
    5, 1, 18, 31, 1};
static const char uric_rfc1738_httpurl_name[] = "httpurl";
const uric_rule uric_rfc1738_httpurl = {uric_rfc1738_httpurl_name, &rfc1738_parse_httpurl, &rfc1738_components_httpurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_FTPURL

/* rfc1738_parse_ftpurl: 4 states, 1 events, 18 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_ftpurl_next[16] = {
    0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 5, 0, 0, 0};
static const uint8_t rfc1738_parse_ftpurl_shape[4] = {
    0, 0, 0, 0};
static const uric_shape rfc1738_parse_ftpurl_shapes[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_parse_ftpurl_slot[19] = {
    0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0,
};
static const uric_event rfc1738_parse_ftpurl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_ftpurl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_ftpurl_next[72] = {
    5, 5, 5, 5, 5, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 5, 5, 5, 5,
    5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
};
static const uint8_t rfc1738_parse_ftpurl_at_end[4] = {
    0, 0, 0, 0};
static const uric_event rfc1738_parse_ftpurl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_ftpurl_run[4] = {
    0, 0, 0, 0};
static const uric_usual rfc1738_parse_ftpurl_usual[4] = {
    {{0x20, 0x0}, {1, 0}}, {{0x10000, 0x0}, {2, 0}}, {{0x2000, 0x0}, {3, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_ftpurl_expected[4] = {
    0, 2, 4, 6};
static const uint8_t rfc1738_parse_ftpurl_expected_terms[8] = {
    24, 255, 15, 255, 18, 255, 5, 255};
static const uint16_t rfc1738_parse_ftpurl_inside[4] = {
    1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_ftpurl_hands[1] = {
    {&rfc1738_rest_of_ftpurl_rule, true},
};
static const uric_machine rfc1738_parse_ftpurl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_ftpurl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_ftpurl_shape, rfc1738_parse_ftpurl_shapes, rfc1738_parse_ftpurl_slot, rfc1738_parse_ftpurl_mark, rfc1738_parse_ftpurl_event,
#else
    rfc1738_parse_ftpurl_at_end, rfc1738_parse_ftpurl_event,
#endif
#if URIC_FAST
    rfc1738_parse_ftpurl_run, rfc1738_parse_ftpurl_usual, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_ftpurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_ftpurl_expected, rfc1738_parse_ftpurl_expected_terms, rfc1738_terms, rfc1738_parse_ftpurl_inside,
#endif
    4, 1, 18, 31, 1};
static const char uric_rfc1738_ftpurl_name[] = "ftpurl";
const uric_rule uric_rfc1738_ftpurl = {uric_rfc1738_ftpurl_name, &rfc1738_parse_ftpurl, &rfc1738_components_ftpurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_NEWSURL

/* rfc1738_parse_newsurl: 5 states, 1 events, 18 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_newsurl_next[25] = {
    0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4, 0,
    0, 0, 5, 0, 6, 0, 0, 0, 0};
static const uint8_t rfc1738_parse_newsurl_shape[5] = {
    0, 0, 0, 0, 0};
static const uric_shape rfc1738_parse_newsurl_shapes[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_parse_newsurl_slot[19] = {
    0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 5, 0,
};
static const uric_event rfc1738_parse_newsurl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_newsurl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_newsurl_next[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_newsurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_newsurl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_newsurl_run[5] = {
    0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_newsurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t rfc1738_parse_newsurl_expected_terms[10] = {
    25, 255, 19, 255, 26, 255, 27, 255, 5, 255};
static const uint16_t rfc1738_parse_newsurl_inside[5] = {
    1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_newsurl_hands[1] = {
    {&rfc1738_rest_of_newsurl_rule, true},
};
static const uric_machine rfc1738_parse_newsurl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_newsurl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_newsurl_shape, rfc1738_parse_newsurl_shapes, rfc1738_parse_newsurl_slot, rfc1738_parse_newsurl_mark, rfc1738_parse_newsurl_event,
#else
    rfc1738_parse_newsurl_at_end, rfc1738_parse_newsurl_event,
#endif
#if URIC_FAST
    rfc1738_parse_newsurl_run, NULL, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_newsurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_newsurl_expected, rfc1738_parse_newsurl_expected_terms, rfc1738_terms, rfc1738_parse_newsurl_inside,
#endif
    5, 1, 18, 31, 1};
static const char uric_rfc1738_newsurl_name[] = "newsurl";
const uric_rule uric_rfc1738_newsurl = {uric_rfc1738_newsurl_name, &rfc1738_parse_newsurl, &rfc1738_components_newsurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_NNTPURL

/* rfc1738_parse_nntpurl: 5 states, 1 events, 18 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_nntpurl_next[20] = {
    0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 4, 0, 0, 5, 0,
    6, 0, 0, 0};
static const uint8_t rfc1738_parse_nntpurl_shape[5] = {
    0, 0, 0, 0, 0};
static const uric_shape rfc1738_parse_nntpurl_shapes[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_parse_nntpurl_slot[19] = {
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 4, 0, 0,
};
static const uric_event rfc1738_parse_nntpurl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_nntpurl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_nntpurl_next[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_nntpurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_nntpurl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_nntpurl_run[5] = {
    0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_nntpurl_expected[5] = {
    0, 0, 2, 4, 6};
static const uint8_t rfc1738_parse_nntpurl_expected_terms[8] = {
    25, 255, 15, 255, 18, 255, 5, 255};
static const uint16_t rfc1738_parse_nntpurl_inside[5] = {
    1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_nntpurl_hands[1] = {
    {&rfc1738_rest_of_nntpurl_rule, true},
};
static const uric_machine rfc1738_parse_nntpurl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_nntpurl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_nntpurl_shape, rfc1738_parse_nntpurl_shapes, rfc1738_parse_nntpurl_slot, rfc1738_parse_nntpurl_mark, rfc1738_parse_nntpurl_event,
#else
    rfc1738_parse_nntpurl_at_end, rfc1738_parse_nntpurl_event,
#endif
#if URIC_FAST
    rfc1738_parse_nntpurl_run, NULL, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_nntpurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_nntpurl_expected, rfc1738_parse_nntpurl_expected_terms, rfc1738_terms, rfc1738_parse_nntpurl_inside,
#endif
    5, 1, 18, 31, 1};
static const char uric_rfc1738_nntpurl_name[] = "nntpurl";
const uric_rule uric_rfc1738_nntpurl = {uric_rfc1738_nntpurl_name, &rfc1738_parse_nntpurl, &rfc1738_components_nntpurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_TELNETURL

/* rfc1738_parse_telneturl: 7 states, 1 events, 18 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_telneturl_next[35] = {
    0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 4, 0, 0, 0,
    0, 0, 5, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 7, 8, 0,
    0, 0, 0};
static const uint8_t rfc1738_parse_telneturl_shape[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_shape rfc1738_parse_telneturl_shapes[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_parse_telneturl_slot[19] = {
    0, 0, 1, 0, 2, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0, 0, 5, 0, 0,
};
static const uric_event rfc1738_parse_telneturl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_telneturl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_telneturl_next[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 8,
    8, 8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t rfc1738_parse_telneturl_at_end[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_telneturl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_telneturl_run[7] = {
    0, 0, 0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_telneturl_expected[7] = {
    0, 2, 4, 6, 2, 0, 8};
static const uint8_t rfc1738_parse_telneturl_expected_terms[10] = {
    15, 255, 19, 255, 28, 255, 25, 255, 5, 255};
static const uint16_t rfc1738_parse_telneturl_inside[7] = {
    1, 1, 1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_telneturl_hands[1] = {
    {&rfc1738_rest_of_telneturl_rule, true},
};
static const uric_machine rfc1738_parse_telneturl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_telneturl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_telneturl_shape, rfc1738_parse_telneturl_shapes, rfc1738_parse_telneturl_slot, rfc1738_parse_telneturl_mark, rfc1738_parse_telneturl_event,
#else
    rfc1738_parse_telneturl_at_end, rfc1738_parse_telneturl_event,
#endif
#if URIC_FAST
    rfc1738_parse_telneturl_run, NULL, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_telneturl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_telneturl_expected, rfc1738_parse_telneturl_expected_terms, rfc1738_terms, rfc1738_parse_telneturl_inside,
#endif
    7, 1, 18, 31, 1};
static const char uric_rfc1738_telneturl_name[] = "telneturl";
const uric_rule uric_rfc1738_telneturl = {uric_rfc1738_telneturl_name, &rfc1738_parse_telneturl, &rfc1738_components_telneturl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_GOPHERURL

/* rfc1738_parse_gopherurl: 7 states, 1 events, 18 classes, 2 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_gopherurl_next[25] = {
    0, 2, 0, 0, 0, 4, 6, 0, 0, 0, 0, 5, 0, 0, 3, 0,
    0, 0, 0, 0, 7, 8, 0, 0, 0};
static const uint8_t rfc1738_parse_gopherurl_shape[7] = {
    0, 0, 0, 1, 1, 1, 1};
static const uric_shape rfc1738_parse_gopherurl_shapes[2] = {
    {65535, 3}, {65532, 4},
};
static const uint8_t rfc1738_parse_gopherurl_slot[38] = {
    0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0,
};
static const uric_event rfc1738_parse_gopherurl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_gopherurl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_gopherurl_next[126] = {
    8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t rfc1738_parse_gopherurl_at_end[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_gopherurl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_gopherurl_run[7] = {
    0, 0, 0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_gopherurl_expected[7] = {
    0, 2, 4, 6, 8, 10, 12};
static const uint8_t rfc1738_parse_gopherurl_expected_terms[14] = {
    29, 255, 30, 255, 19, 255, 18, 255, 23, 255, 31, 255, 5, 255};
static const uint16_t rfc1738_parse_gopherurl_inside[7] = {
    1, 1, 1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_gopherurl_hands[1] = {
    {&rfc1738_rest_of_gopherurl_rule, true},
};
static const uric_machine rfc1738_parse_gopherurl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_gopherurl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_gopherurl_shape, rfc1738_parse_gopherurl_shapes, rfc1738_parse_gopherurl_slot, rfc1738_parse_gopherurl_mark, rfc1738_parse_gopherurl_event,
#else
    rfc1738_parse_gopherurl_at_end, rfc1738_parse_gopherurl_event,
#endif
#if URIC_FAST
    rfc1738_parse_gopherurl_run, NULL, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_gopherurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_gopherurl_expected, rfc1738_parse_gopherurl_expected_terms, rfc1738_terms, rfc1738_parse_gopherurl_inside,
#endif
    7, 1, 18, 31, 1};
static const char uric_rfc1738_gopherurl_name[] = "gopherurl";
const uric_rule uric_rfc1738_gopherurl = {uric_rfc1738_gopherurl_name, &rfc1738_parse_gopherurl, &rfc1738_components_gopherurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_WAISURL

/* rfc1738_parse_waisurl: 5 states, 1 events, 18 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_waisurl_next[25] = {
    0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 4, 0, 0, 0,
    0, 0, 5, 0, 6, 0, 0, 0, 0};
static const uint8_t rfc1738_parse_waisurl_shape[5] = {
    0, 0, 0, 0, 0};
static const uric_shape rfc1738_parse_waisurl_shapes[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_parse_waisurl_slot[19] = {
    0, 0, 1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0,
};
static const uric_event rfc1738_parse_waisurl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_waisurl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_waisurl_next[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1,
    6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_waisurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_waisurl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_waisurl_run[5] = {
    0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_waisurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t rfc1738_parse_waisurl_expected_terms[10] = {
    26, 255, 32, 255, 33, 255, 27, 255, 5, 255};
static const uint16_t rfc1738_parse_waisurl_inside[5] = {
    1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_waisurl_hands[1] = {
    {&rfc1738_rest_of_waisurl_rule, true},
};
static const uric_machine rfc1738_parse_waisurl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_waisurl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_waisurl_shape, rfc1738_parse_waisurl_shapes, rfc1738_parse_waisurl_slot, rfc1738_parse_waisurl_mark, rfc1738_parse_waisurl_event,
#else
    rfc1738_parse_waisurl_at_end, rfc1738_parse_waisurl_event,
#endif
#if URIC_FAST
    rfc1738_parse_waisurl_run, NULL, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_waisurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_waisurl_expected, rfc1738_parse_waisurl_expected_terms, rfc1738_terms, rfc1738_parse_waisurl_inside,
#endif
    5, 1, 18, 31, 1};
static const char uric_rfc1738_waisurl_name[] = "waisurl";
const uric_rule uric_rfc1738_waisurl = {uric_rfc1738_waisurl_name, &rfc1738_parse_waisurl, &rfc1738_components_waisurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_MAILTOURL

/* rfc1738_parse_mailtourl: 7 states, 1 events, 18 classes, 2 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_mailtourl_next[25] = {
    0, 2, 0, 4, 0, 0, 0, 0, 6, 0, 5, 0, 0, 0, 0, 3,
    0, 0, 0, 0, 7, 8, 0, 0, 0};
static const uint8_t rfc1738_parse_mailtourl_shape[7] = {
    0, 0, 0, 1, 1, 1, 1};
static const uric_shape rfc1738_parse_mailtourl_shapes[2] = {
    {65535, 3}, {65532, 4},
};
static const uint8_t rfc1738_parse_mailtourl_slot[38] = {
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 2, 3, 0, 0, 4, 0, 0, 0, 0, 0, 0,
};
static const uric_event rfc1738_parse_mailtourl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_mailtourl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_mailtourl_next[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 3, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t rfc1738_parse_mailtourl_at_end[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_mailtourl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_mailtourl_run[7] = {
    0, 0, 0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_mailtourl_expected[7] = {
    0, 2, 4, 6, 8, 10, 12};
static const uint8_t rfc1738_parse_mailtourl_expected_terms[14] = {
    34, 255, 32, 255, 15, 255, 33, 255, 28, 255, 30, 255, 5, 255};
static const uint16_t rfc1738_parse_mailtourl_inside[7] = {
    1, 1, 1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_mailtourl_hands[1] = {
    {&rfc1738_rest_of_mailtourl_rule, true},
};
static const uric_machine rfc1738_parse_mailtourl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_mailtourl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_mailtourl_shape, rfc1738_parse_mailtourl_shapes, rfc1738_parse_mailtourl_slot, rfc1738_parse_mailtourl_mark, rfc1738_parse_mailtourl_event,
#else
    rfc1738_parse_mailtourl_at_end, rfc1738_parse_mailtourl_event,
#endif
#if URIC_FAST
    rfc1738_parse_mailtourl_run, NULL, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_mailtourl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_mailtourl_expected, rfc1738_parse_mailtourl_expected_terms, rfc1738_terms, rfc1738_parse_mailtourl_inside,
#endif
    7, 1, 18, 31, 1};
static const char uric_rfc1738_mailtourl_name[] = "mailtourl";
const uric_rule uric_rfc1738_mailtourl = {uric_rfc1738_mailtourl_name, &rfc1738_parse_mailtourl, &rfc1738_components_mailtourl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_FILEURL

/* rfc1738_parse_fileurl: 5 states, 1 events, 18 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_fileurl_next[25] = {
    0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 4, 0,
    5, 0, 0, 0, 6, 0, 0, 0, 0};
static const uint8_t rfc1738_parse_fileurl_shape[5] = {
    0, 0, 0, 0, 0};
static const uric_shape rfc1738_parse_fileurl_shapes[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_parse_fileurl_slot[19] = {
    0, 0, 1, 0, 2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uric_event rfc1738_parse_fileurl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_fileurl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_fileurl_next[90] = {
    6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rfc1738_parse_fileurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_fileurl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_fileurl_run[5] = {
    0, 0, 0, 0, 0};
static const uric_usual rfc1738_parse_fileurl_usual[5] = {
    {{0x20, 0x0}, {1, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_fileurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t rfc1738_parse_fileurl_expected_terms[10] = {
    24, 255, 33, 255, 28, 255, 19, 255, 5, 255};
static const uint16_t rfc1738_parse_fileurl_inside[5] = {
    1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_fileurl_hands[1] = {
    {&rfc1738_rest_of_fileurl_rule, true},
};
static const uric_machine rfc1738_parse_fileurl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_fileurl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_fileurl_shape, rfc1738_parse_fileurl_shapes, rfc1738_parse_fileurl_slot, rfc1738_parse_fileurl_mark, rfc1738_parse_fileurl_event,
#else
    rfc1738_parse_fileurl_at_end, rfc1738_parse_fileurl_event,
#endif
#if URIC_FAST
    rfc1738_parse_fileurl_run, rfc1738_parse_fileurl_usual, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_fileurl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_fileurl_expected, rfc1738_parse_fileurl_expected_terms, rfc1738_terms, rfc1738_parse_fileurl_inside,
#endif
    5, 1, 18, 31, 1};
static const char uric_rfc1738_fileurl_name[] = "fileurl";
const uric_rule uric_rfc1738_fileurl = {uric_rfc1738_fileurl_name, &rfc1738_parse_fileurl, &rfc1738_components_fileurl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_PROSPEROURL

/* rfc1738_parse_prosperourl: 9 states, 1 events, 18 classes, 2 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_prosperourl_next[28] = {
    0, 0, 6, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 8, 0, 0,
    10, 0, 0, 0, 0, 7, 2, 0, 0, 9, 5, 0};
static const uint8_t rfc1738_parse_prosperourl_shape[9] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1};
static const uric_shape rfc1738_parse_prosperourl_shapes[2] = {
    {65535, 4}, {9, 2},
};
static const uint8_t rfc1738_parse_prosperourl_slot[38] = {
    0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0,
};
static const uric_event rfc1738_parse_prosperourl_event[1] = {
    {1, 1, 0},
};
static const uint8_t rfc1738_parse_prosperourl_mark[3] = {
    32, 1, 32};
#else
static const uint8_t rfc1738_parse_prosperourl_next[162] = {
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
static const uint8_t rfc1738_parse_prosperourl_at_end[9] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_event rfc1738_parse_prosperourl_event[1] = {
    {{1, 32, 32, 32}, 0, 1, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_prosperourl_run[9] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_prosperourl_expected[9] = {
    0, 2, 0, 4, 6, 8, 10, 8, 10};
static const uint8_t rfc1738_parse_prosperourl_expected_terms[12] = {
    18, 255, 27, 255, 19, 255, 5, 255, 31, 255, 30, 255};
static const uint16_t rfc1738_parse_prosperourl_inside[9] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1};
#endif
static const uric_hand rfc1738_parse_prosperourl_hands[1] = {
    {&rfc1738_rest_of_prosperourl_rule, true},
};
static const uric_machine rfc1738_parse_prosperourl = {
    rfc1738_parse_gopherurl_byte, rfc1738_parse_prosperourl_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_prosperourl_shape, rfc1738_parse_prosperourl_shapes, rfc1738_parse_prosperourl_slot, rfc1738_parse_prosperourl_mark, rfc1738_parse_prosperourl_event,
#else
    rfc1738_parse_prosperourl_at_end, rfc1738_parse_prosperourl_event,
#endif
#if URIC_FAST
    rfc1738_parse_prosperourl_run, NULL, rfc1738_parse_gopherurl_runs, NULL,
#endif
    rfc1738_parse_prosperourl_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_prosperourl_expected, rfc1738_parse_prosperourl_expected_terms, rfc1738_terms, rfc1738_parse_prosperourl_inside,
#endif
    9, 1, 18, 31, 1};
static const char uric_rfc1738_prosperourl_name[] = "prosperourl";
const uric_rule uric_rfc1738_prosperourl = {uric_rfc1738_prosperourl_name, &rfc1738_parse_prosperourl, &rfc1738_components_prosperourl, 0, 1, 0 URIC_PREFIXED(0, NULL)};
#endif
#if URIC_RFC1738_SCHEMEPART

/* rfc1738_parse_schemepart: 1 states, 3 events, 10 classes, 1 shapes */
#if URIC_COMPACT
static const uint8_t rfc1738_parse_schemepart_next[4] = {
    2, 3, 4, 3};
static const uint8_t rfc1738_parse_schemepart_shape[1] = {
    0};
static const uric_shape rfc1738_parse_schemepart_shapes[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_parse_schemepart_slot[11] = {
    0, 1, 2, 1, 3, 1, 1, 1, 1, 1, 4,
};
static const uric_event rfc1738_parse_schemepart_event[3] = {
    {0, 1, 1}, {0, 1, 22}, {0, 1, 2},
};
static const uint8_t rfc1738_parse_schemepart_mark[4] = {
    32, 14, 15, 32};
#else
static const uint8_t rfc1738_parse_schemepart_next[10] = {
    4, 1, 2, 1, 3, 1, 1, 1, 1, 1,
};
static const uint8_t rfc1738_parse_schemepart_at_end[1] = {
    2};
static const uric_event rfc1738_parse_schemepart_event[4] = {
    {{32, 32, 32, 32}, 0, 1, 1}, {{32, 32, 32, 32}, 0, 1, 22}, {{32, 32, 32, 32}, 0, 1, 2}, {{14, 15, 32, 32}, 0, 0, 0},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_parse_schemepart_run[1] = {
    0};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_parse_schemepart_expected[1] = {
    0};
static const uint8_t rfc1738_parse_schemepart_expected_terms[3] = {
    14, 0, 255};
static const uint16_t rfc1738_parse_schemepart_inside[1] = {
    128};
#endif
static const uric_hand rfc1738_parse_schemepart_hands[1] = {
    {&rfc1738_rest_of_schemepart_rule, true},
};
static const uric_machine rfc1738_parse_schemepart = {
    rfc1738_rest_of_httpurl_byte, rfc1738_parse_schemepart_next, NULL,
#if URIC_COMPACT
    rfc1738_parse_schemepart_shape, rfc1738_parse_schemepart_shapes, rfc1738_parse_schemepart_slot, rfc1738_parse_schemepart_mark, rfc1738_parse_schemepart_event,
#else
    rfc1738_parse_schemepart_at_end, rfc1738_parse_schemepart_event,
#endif
#if URIC_FAST
    rfc1738_parse_schemepart_run, NULL, rfc1738_rest_of_httpurl_runs, NULL,
#endif
    rfc1738_parse_schemepart_hands,
#if URIC_ERROR_DETAIL
    rfc1738_parse_schemepart_expected, rfc1738_parse_schemepart_expected_terms, rfc1738_terms, rfc1738_parse_schemepart_inside,
#endif
    1, 3, 10, 15, 1};
static const char uric_rfc1738_schemepart_name[] = "schemepart";
const uric_rule uric_rfc1738_schemepart = {uric_rfc1738_schemepart_name, &rfc1738_parse_schemepart, &rfc1738_components_schemepart, 0, 128, 1 URIC_PREFIXED(0, NULL)};
#endif

static const uint32_t rfc1738_kept_0[8] = {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_1[8] = {0x00000000, 0xabff7fd2, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_3[8] = {0x00000000, 0xa7ffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_4[8] = {0x00000000, 0xa7ff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_6[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_7[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_12[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t rfc1738_kept_20[8] = {0x00000000, 0x87ff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const char uric_rfc1738_path_encoding_name[] = "path";
const uric_encoding uric_rfc1738_path_encoding = {uric_rfc1738_path_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_user_encoding_name[] = "user";
const uric_encoding uric_rfc1738_user_encoding = {uric_rfc1738_user_encoding_name, rfc1738_kept_1, 1};
static const char uric_rfc1738_password_encoding_name[] = "password";
const uric_encoding uric_rfc1738_password_encoding = {uric_rfc1738_password_encoding_name, rfc1738_kept_1, 1};
static const char uric_rfc1738_cwd_encoding_name[] = "cwd";
const uric_encoding uric_rfc1738_cwd_encoding = {uric_rfc1738_cwd_encoding_name, rfc1738_kept_3, 1};
static const char uric_rfc1738_name_encoding_name[] = "name";
const uric_encoding uric_rfc1738_name_encoding = {uric_rfc1738_name_encoding_name, rfc1738_kept_4, 1};
static const char uric_rfc1738_type_encoding_name[] = "type";
const uric_encoding uric_rfc1738_type_encoding = {uric_rfc1738_type_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_search_encoding_name[] = "search";
const uric_encoding uric_rfc1738_search_encoding = {uric_rfc1738_search_encoding_name, rfc1738_kept_6, 1};
static const char uric_rfc1738_gopher_plus_string_encoding_name[] = "gopher+_string";
const uric_encoding uric_rfc1738_gopher_plus_string_encoding = {uric_rfc1738_gopher_plus_string_encoding_name, rfc1738_kept_7, 1};
static const char uric_rfc1738_schemepart_encoding_name[] = "schemepart";
const uric_encoding uric_rfc1738_schemepart_encoding = {uric_rfc1738_schemepart_encoding_name, rfc1738_kept_7, 1};
static const char uric_rfc1738_urlpath_encoding_name[] = "urlpath";
const uric_encoding uric_rfc1738_urlpath_encoding = {uric_rfc1738_urlpath_encoding_name, rfc1738_kept_7, 1};
static const char uric_rfc1738_fpath_encoding_name[] = "fpath";
const uric_encoding uric_rfc1738_fpath_encoding = {uric_rfc1738_fpath_encoding_name, rfc1738_kept_3, 1};
static const char uric_rfc1738_fsegment_encoding_name[] = "fsegment";
const uric_encoding uric_rfc1738_fsegment_encoding = {uric_rfc1738_fsegment_encoding_name, rfc1738_kept_4, 1};
static const char uric_rfc1738_hpath_encoding_name[] = "hpath";
const uric_encoding uric_rfc1738_hpath_encoding = {uric_rfc1738_hpath_encoding_name, rfc1738_kept_12, 1};
static const char uric_rfc1738_hsegment_encoding_name[] = "hsegment";
const uric_encoding uric_rfc1738_hsegment_encoding = {uric_rfc1738_hsegment_encoding_name, rfc1738_kept_6, 1};
static const char uric_rfc1738_encoded822addr_encoding_name[] = "encoded822addr";
const uric_encoding uric_rfc1738_encoded822addr_encoding = {uric_rfc1738_encoded822addr_encoding_name, rfc1738_kept_7, 0};
static const char uric_rfc1738_database_encoding_name[] = "database";
const uric_encoding uric_rfc1738_database_encoding = {uric_rfc1738_database_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_wtype_encoding_name[] = "wtype";
const uric_encoding uric_rfc1738_wtype_encoding = {uric_rfc1738_wtype_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_wpath_encoding_name[] = "wpath";
const uric_encoding uric_rfc1738_wpath_encoding = {uric_rfc1738_wpath_encoding_name, rfc1738_kept_0, 1};
static const char uric_rfc1738_ppath_encoding_name[] = "ppath";
const uric_encoding uric_rfc1738_ppath_encoding = {uric_rfc1738_ppath_encoding_name, rfc1738_kept_3, 1};
static const char uric_rfc1738_psegment_encoding_name[] = "psegment";
const uric_encoding uric_rfc1738_psegment_encoding = {uric_rfc1738_psegment_encoding_name, rfc1738_kept_4, 1};
static const char uric_rfc1738_fieldname_encoding_name[] = "fieldname";
const uric_encoding uric_rfc1738_fieldname_encoding = {uric_rfc1738_fieldname_encoding_name, rfc1738_kept_20, 1};
static const char uric_rfc1738_fieldvalue_encoding_name[] = "fieldvalue";
const uric_encoding uric_rfc1738_fieldvalue_encoding = {uric_rfc1738_fieldvalue_encoding_name, rfc1738_kept_20, 1};
static const char uric_rfc1738_opaque_encoding_name[] = "opaque";
const uric_encoding uric_rfc1738_opaque_encoding = {uric_rfc1738_opaque_encoding_name, rfc1738_kept_7, 1};
static const char uric_rfc1738_ftppath_encoding_name[] = "ftppath";
const uric_encoding uric_rfc1738_ftppath_encoding = {uric_rfc1738_ftppath_encoding_name, rfc1738_kept_3, 1};
#if URIC_RFC1738 && URIC_RFC1738_HTTPURL && URIC_RFC1738_FTPURL && URIC_RFC1738_NEWSURL && URIC_RFC1738_NNTPURL && URIC_RFC1738_TELNETURL && URIC_RFC1738_GOPHERURL && URIC_RFC1738_WAISURL && URIC_RFC1738_MAILTOURL && URIC_RFC1738_FILEURL && URIC_RFC1738_PROSPEROURL && URIC_RFC1738_SCHEMEPART

/* rfc1738_check_genericurl: 151 states, 0 events, 39 classes, 13 shapes */
#if URIC_RFC1738 && URIC_RFC1738_HTTPURL && URIC_RFC1738_FTPURL && URIC_RFC1738_NEWSURL && URIC_RFC1738_NNTPURL && URIC_RFC1738_TELNETURL && URIC_RFC1738_GOPHERURL && URIC_RFC1738_WAISURL && URIC_RFC1738_MAILTOURL && URIC_RFC1738_FILEURL && URIC_RFC1738_PROSPEROURL && URIC_RFC1738_SCHEMEPART
#if URIC_COMPACT
static const uint8_t rfc1738_check_genericurl_byte[96] = {
    0, 1, 2, 2, 3, 4, 5, 1, 1, 1, 6, 7, 1, 8, 9, 10,
    11, 12, 12, 12, 12, 12, 12, 12, 12, 13, 14, 15, 2, 16, 2, 17,
    18, 19, 20, 20, 21, 22, 23, 24, 25, 26, 27, 27, 28, 29, 30, 31,
    32, 27, 33, 34, 35, 27, 27, 36, 27, 27, 27, 37, 37, 37, 37, 38,
    37, 19, 20, 20, 21, 22, 23, 24, 25, 26, 27, 27, 28, 29, 30, 31,
    32, 27, 33, 34, 35, 27, 27, 36, 27, 27, 27, 37, 37, 37, 37, 0};
#else
static const uint8_t rfc1738_check_genericurl_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 129, 2, 2, 131, 4, 5, 129, 129, 129, 134, 135, 129, 136, 137, 10,
    203, 204, 204, 204, 204, 204, 204, 204, 204, 205, 14, 15, 2, 16, 2, 17,
    18, 211, 212, 212, 213, 214, 215, 216, 217, 218, 219, 219, 220, 221, 222, 223,
    224, 219, 225, 226, 227, 219, 219, 228, 219, 219, 219, 37, 37, 37, 37, 166,
    37, 211, 212, 212, 213, 214, 215, 216, 217, 218, 219, 219, 220, 221, 222, 223,
    224, 219, 225, 226, 227, 219, 219, 228, 219, 219, 219, 37, 37, 37, 37, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_FAST
static const uint8_t rfc1738_check_genericurl_runs[URIC_RUN_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 248, 252, 252, 252, 244, 84, 84, 84, 84, 112},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#endif
#if URIC_COMPACT
static const uint8_t rfc1738_check_genericurl_next[731] = {
    18, 18, 18, 18, 18, 0, 0, 5, 5, 5, 5, 5, 0, 0, 0, 0,
    6, 6, 6, 0, 0, 0, 0, 7, 7, 7, 0, 0, 5, 5, 5, 5,
    5, 0, 1, 0, 10, 6, 6, 6, 0, 1, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 8, 0, 0, 0, 1, 9, 9, 9, 9, 9, 9, 1, 0,
    10, 6, 6, 6, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0,
    0, 59, 0, 0, 18, 18, 18, 0, 19, 140, 20, 131, 21, 141, 22, 132,
    0, 0, 0, 0, 0, 0, 0, 134, 0, 0, 0, 0, 0, 0, 0, 70,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 110, 99, 0, 99, 0, 0, 0,
    0, 0, 0, 0, 0, 112, 102, 0, 102, 0, 0, 0, 0, 0, 0, 0,
    18, 62, 18, 18, 18, 18, 18, 62, 18, 142, 18, 143, 18, 62, 18, 18,
    18, 23, 18, 62, 135, 18, 23, 18, 18, 62, 146, 18, 18, 18, 18, 62,
    18, 18, 18, 143, 18, 62, 18, 147, 18, 18, 18, 62, 18, 138, 18, 18,
    18, 62, 1, 18, 18, 18, 18, 62, 18, 18, 30, 18, 18, 62, 149, 18,
    18, 18, 18, 62, 18, 18, 18, 150, 18, 62, 32, 18, 18, 18, 18, 62,
    151, 18, 18, 18, 18, 62, 18, 18, 18, 1, 6, 6, 6, 6, 9, 9,
    9, 9, 7, 7, 7, 7, 0, 0, 55, 0, 0, 113, 0, 0, 0, 0,
    0, 41, 0, 11, 0, 0, 0, 115, 0, 0, 0, 0, 12, 0, 0, 0,
    0, 7, 0, 0, 7, 0, 0, 0, 0, 43, 0, 51, 0, 0, 0, 8,
    0, 0, 0, 7, 0, 0, 0, 0, 75, 0, 0, 0, 52, 0, 0, 0,
    0, 38, 53, 51, 0, 0, 0, 0, 74, 0, 0, 56, 0, 0, 0, 0,
    0, 7, 0, 0, 0, 114, 58, 56, 0, 0, 0, 0, 78, 0, 0, 60,
    0, 0, 0, 0, 0, 82, 46, 60, 0, 0, 61, 84, 0, 0, 61, 61,
    1, 62, 85, 62, 62, 62, 62, 1, 63, 86, 63, 63, 0, 63, 1, 64,
    87, 0, 64, 0, 64, 1, 7, 90, 7, 7, 7, 7, 0, 66, 16, 66,
    66, 66, 66, 1, 62, 85, 62, 62, 62, 62, 0, 68, 92, 0, 68, 0,
    0, 1, 0, 90, 0, 0, 0, 0, 0, 70, 103, 0, 70, 0, 71, 0,
    71, 105, 0, 71, 70, 0, 1, 0, 76, 0, 74, 0, 54, 136, 0, 111,
    0, 7, 0, 81, 0, 42, 0, 0, 43, 0, 7, 44, 0, 7, 93, 94,
    95, 96, 97, 98, 83, 100, 101, 61, 62, 63, 64, 124, 125, 66, 126, 68,
    129, 104, 70, 106, 71, 0, 0, 73, 0, 0, 74, 0, 0, 0, 37, 0,
    0, 66, 66, 0, 0, 0, 0, 0, 57, 129, 129, 0, 0, 0, 0, 0,
    77, 0, 0, 79, 0, 0, 0, 0, 80, 0, 0, 0, 0, 0, 7, 0,
    0, 0, 0, 7, 0, 0, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 7, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 36, 0, 124, 88, 124, 124, 1, 125, 89,
    125, 0, 1, 126, 91, 0, 0, 1, 7, 0, 0, 0, 0, 7, 90, 0,
    0, 0, 129, 17, 129, 0, 1, 0, 0, 0, 0, 0, 133, 18, 62, 24,
    18, 18, 18, 18, 62, 25, 18, 18, 18, 0, 0, 39, 0, 0, 0, 0,
    0, 40, 0, 0, 0, 18, 62, 18, 18, 18, 138, 0, 0, 0, 0, 0,
    11, 18, 62, 18, 28, 18, 18, 18, 62, 18, 18, 1, 18, 18, 62, 18,
    18, 148, 18, 18, 62, 18, 144, 18, 18, 18, 62, 18, 18, 18, 145, 18,
    62, 26, 18, 18, 18, 18, 62, 18, 18, 1, 18, 18, 62, 18, 18, 137,
    18, 18, 62, 18, 139, 18, 18, 18, 62, 27, 18, 18, 18, 18, 62, 29,
    18, 18, 18, 18, 62, 18, 18, 31, 18, 18, 62, 18, 18, 18, 1, 18,
    62, 18, 1, 18, 18, 18, 62, 18, 18, 18, 150};
static const uint8_t rfc1738_check_genericurl_shape[151] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10,
    10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12};
static const uric_shape rfc1738_check_genericurl_shapes[13] = {
    {65535, 7}, {65475, 12}, {41, 6}, {105, 4}, {105, 4}, {65461, 7}, {280, 2}, {362, 1},
    {44, 4}, {65120, 8}, {65489, 5}, {65360, 6}, {65360, 6},
};
static const uint8_t rfc1738_check_genericurl_slot[520] = {
    0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 3, 3, 3, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 4, 4, 0, 6, 7,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 2, 3, 3, 0, 4, 0, 0, 0, 3, 3, 3, 3, 5, 6, 7, 1, 1, 1, 8, 9, 1, 10, 1, 1, 11, 12, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1, 5, 1, 1, 1, 1, 6, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1, 4, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 4, 5, 6, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 2, 4, 5, 3, 3, 3, 4, 0, 0, 0, 4, 4, 4, 4, 4, 6, 0, 6, 0, 0, 7, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0,
    0, 1, 0, 1, 2, 3, 1, 1, 1, 1, 4, 1, 1, 1, 3, 3, 3, 0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 5,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 3, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 6, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 4, 5, 6, 1, 1, 1, 0, 0, 0,
};
static const uint8_t rfc1738_check_genericurl_mark[1] = {
    32};
#else
static const uint8_t rfc1738_check_genericurl_next[5889] = {
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 151, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 4, 4, 4, 151, 4, 4, 4, 151, 151, 151, 151, 151, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 5, 5, 5, 151, 151, 151, 151, 151, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 6, 6, 151, 151, 151, 151, 151, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 4, 4, 4, 151, 4, 4, 4, 151, 151, 151, 151, 151, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 9, 151, 151, 5, 5, 5, 151, 151, 151, 151, 151, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 7, 7, 7, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 8, 8, 8, 151, 8, 8, 8, 151, 151, 151, 151, 151, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 151, 8,
    151, 151, 151, 151, 151, 151, 151, 151, 9, 151, 151, 5, 5, 5, 151, 151, 151, 151, 151, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 58, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 151, 151, 151, 151, 151, 17, 17, 17, 17, 18, 139, 19, 17, 17, 17, 130, 20, 17, 140, 17, 17, 21, 131, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 133, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 69, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 109, 98, 98, 151, 151, 151, 151, 151, 98, 98, 98, 98, 98, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 111, 101, 101, 151, 151, 151, 151, 151, 101, 101, 101, 101, 101, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 141, 17, 17, 17, 17, 17, 17, 17, 17, 142, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 22, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 134, 17, 17, 17, 17, 17, 17, 17, 22, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 145, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 142, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 146, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 137, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 0, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 29, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 148, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 149, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 31, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 150, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 54, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 112, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 40, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 10, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 114, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 11, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 42, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 50, 50, 50, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 7, 7, 7, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 6, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 74, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 51, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 37, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 52, 151, 50, 50, 50, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 73, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 55, 55, 55, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 113, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 57, 151, 55, 55, 55, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 77, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 59, 59, 59, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 81, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 45, 151, 59, 59, 59, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 60, 151, 60, 83, 60, 60, 60, 60, 60, 151, 60, 60, 60, 151, 60, 60, 60, 151, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 151, 60,
    151, 61, 151, 61, 84, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 151, 61,
    151, 62, 151, 62, 85, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 151, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 151, 62,
    151, 63, 151, 63, 86, 63, 63, 63, 63, 63, 151, 63, 63, 63, 63, 151, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 151, 63,
    151, 6, 151, 6, 89, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 151, 6,
    151, 65, 151, 65, 15, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 151, 65,
    151, 61, 151, 61, 84, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 151, 61,
    151, 67, 151, 67, 91, 67, 67, 67, 67, 67, 151, 67, 67, 67, 67, 151, 151, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 151, 67,
    151, 151, 151, 151, 89, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 69, 151, 69, 102, 69, 69, 69, 69, 69, 151, 69, 69, 69, 69, 151, 70, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 151, 69,
    151, 70, 151, 70, 104, 70, 70, 70, 70, 70, 151, 70, 70, 70, 70, 69, 151, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 151, 70,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 75, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 73, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 53, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 135, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 110, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 80, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 41, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 42, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 43, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 6, 6, 151, 151, 151, 151, 151, 6, 6, 6, 6, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 92, 92, 92, 151, 151, 151, 151, 151, 92, 92, 92, 92, 92, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 93, 93, 93, 151, 151, 151, 151, 151, 93, 93, 93, 93, 93, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 94, 94, 94, 151, 151, 151, 151, 151, 94, 94, 94, 94, 94, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 95, 95, 95, 151, 151, 151, 151, 151, 95, 95, 95, 95, 95, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 96, 96, 96, 151, 151, 151, 151, 151, 96, 96, 96, 96, 96, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 97, 97, 97, 151, 151, 151, 151, 151, 97, 97, 97, 97, 97, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 82, 82, 82, 151, 151, 151, 151, 151, 82, 82, 82, 82, 82, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 99, 99, 99, 151, 151, 151, 151, 151, 99, 99, 99, 99, 99, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 100, 100, 100, 151, 151, 151, 151, 151, 100, 100, 100, 100, 100, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 60, 60, 60, 151, 151, 151, 151, 151, 60, 60, 60, 60, 60, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 61, 61, 61, 151, 151, 151, 151, 151, 61, 61, 61, 61, 61, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 62, 62, 62, 151, 151, 151, 151, 151, 62, 62, 62, 62, 62, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 63, 63, 63, 151, 151, 151, 151, 151, 63, 63, 63, 63, 63, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 123, 123, 123, 151, 151, 151, 151, 151, 123, 123, 123, 123, 123, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 124, 124, 124, 151, 151, 151, 151, 151, 124, 124, 124, 124, 124, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 65, 65, 65, 151, 151, 151, 151, 151, 65, 65, 65, 65, 65, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 125, 125, 125, 151, 151, 151, 151, 151, 125, 125, 125, 125, 125, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 67, 67, 67, 151, 151, 151, 151, 151, 67, 67, 67, 67, 67, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 128, 128, 128, 151, 151, 151, 151, 151, 128, 128, 128, 128, 128, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 103, 103, 103, 151, 151, 151, 151, 151, 103, 103, 103, 103, 103, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 69, 69, 69, 151, 151, 151, 151, 151, 69, 69, 69, 69, 69, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 105, 105, 105, 151, 151, 151, 151, 151, 105, 105, 105, 105, 105, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 70, 70, 70, 151, 151, 151, 151, 151, 70, 70, 70, 70, 70, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 72, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 73, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 36, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 65, 65, 151, 151, 151, 151, 151, 151, 65, 65, 65, 65, 65, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 128, 128, 151, 151, 151, 151, 151, 151, 128, 128, 128, 128, 128, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 76, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 78, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 79, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 151, 6, 151, 151, 151, 151, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 6, 151, 151, 151, 6, 6, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6,
    151, 6, 151, 151, 151, 151, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 6, 151,
    151, 151, 6, 151, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 6, 151, 151, 151, 151, 6, 151, 151, 151, 6, 6, 6, 6, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 6, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 35, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 123, 151, 123, 87, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 151, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 151, 123,
    151, 124, 151, 124, 88, 124, 124, 124, 124, 124, 151, 124, 124, 124, 124, 124, 124, 151, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 151, 124,
    151, 125, 151, 125, 90, 151, 125, 125, 125, 125, 151, 125, 125, 125, 151, 151, 151, 151, 151, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 151, 125,
    151, 6, 151, 6, 151, 151, 6, 6, 6, 6, 151, 6, 6, 6, 151, 151, 151, 151, 151, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 151, 6,
    151, 6, 151, 6, 89, 151, 6, 6, 6, 6, 151, 6, 6, 6, 151, 151, 151, 151, 151, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 151, 6,
    151, 128, 151, 128, 16, 128, 128, 128, 128, 128, 151, 128, 128, 128, 128, 128, 128, 151, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 151, 128,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 132, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 23, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 24, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 38, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 39, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 137, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 10, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 27, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 147, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 143, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 144, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 25, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 136, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 138, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 26, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 28, 17, 17, 17, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 30, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 17, 17, 17, 17, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 17, 17, 17, 151, 17, 17, 17, 61, 151, 151, 151, 151, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 149, 17, 17, 17, 151, 151,
};
static const uint8_t rfc1738_check_genericurl_at_end[151] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0};
#endif
#if URIC_FAST
static const uint8_t rfc1738_check_genericurl_run[151] = {
    0, 0, 0, 0, 2, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0};
static const uric_loop rfc1738_check_genericurl_loop[1] = {{37, 1, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual rfc1738_check_genericurl_usual[151] = {
    {{0xfff83b80, 0x0}, {17, 0}}, {{0xfff83b80, 0x0}, {4, 0}}, {{0xfff83800, 0x0}, {5, 0}},
    {{0xfff83800, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x2000000, 0x800000}, {19, 18}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xf83000, 0x0}, {98, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x4000, 0x0}, {61, 0}},
    {{0x0, 0x0}, {142, 0}}, {{0x0, 0x0}, {22, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {142, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xfff80000, 0x0}, {5, 0}},
    {{0xfff80000, 0x0}, {8, 0}}, {{0xfff80000, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {6, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xffffffea, 0x10}, {61, 84}}, {{0xffff7fea, 0x10}, {62, 85}},
    {{0xffff7bea, 0x0}, {63, 0}}, {{0xffffffea, 0x0}, {6, 0}}, {{0xffffffea, 0x10}, {65, 15}},
    {{0xffffffea, 0x0}, {61, 0}}, {{0xfffe7bea, 0x0}, {67, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {73, 0}}, {{0x0, 0x0}, {53, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0xf83800, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xf83800, 0x0}, {93, 0}}, {{0xf83800, 0x0}, {94, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xf83800, 0x0}, {96, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xf83800, 0x0}, {61, 0}}, {{0xf83800, 0x0}, {62, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xf83800, 0x0}, {123, 0}}, {{0x0, 0x0}, {0, 0}}, {{0xf83800, 0x0}, {65, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x2000000, 0x0}, {72, 0}}, {{0x800000, 0x0}, {73, 0}},
    {{0x800000, 0x0}, {36, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xfffdffea, 0x10}, {123, 87}}, {{0xfffdfbea, 0x0}, {124, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0xfff83bca, 0x0}, {6, 0}}, {{0xfff83bca, 0x0}, {6, 0}}, {{0xfffdfbea, 0x0}, {128, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_genericurl_expected[151] = {
    0, 0, 5, 5, 7, 13, 11, 17, 20, 27, 30, 30, 0, 32, 34, 36,
    36, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    44, 44, 44, 46, 48, 50, 48, 48, 46, 50, 46, 50, 52, 52, 52, 54,
    54, 56, 58, 54, 52, 56, 56, 58, 54, 52, 56, 58, 61, 68, 71, 80,
    88, 68, 88, 90, 97, 99, 106, 114, 114, 114, 116, 116, 116, 116, 116, 114,
    114, 116, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36,
    36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 118, 120, 120, 122, 130, 122,
    130, 118, 130, 132, 134, 136, 138, 140, 142, 144, 146, 148, 157, 165, 168, 170,
    157, 172, 38, 38, 174, 174, 38, 172, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38};
static const uint8_t rfc1738_check_genericurl_expected_terms[176] = {
    1, 21, 2, 3, 255, 1, 255, 1, 21, 2, 3, 0, 255, 1, 2, 0,
    255, 4, 0, 255, 1, 21, 2, 3, 22, 0, 255, 1, 2, 255, 27, 255,
    34, 255, 8, 255, 12, 255, 1, 21, 2, 3, 5, 255, 20, 255, 30, 255,
    33, 255, 31, 255, 4, 255, 25, 255, 18, 255, 4, 3, 255, 6, 7, 8,
    9, 10, 0, 255, 14, 0, 255, 6, 7, 13, 5, 9, 10, 11, 0, 255,
    6, 7, 5, 9, 10, 11, 0, 255, 14, 255, 6, 7, 5, 10, 11, 0,
    255, 35, 255, 6, 7, 5, 9, 10, 11, 255, 6, 7, 5, 8, 10, 11,
    0, 255, 15, 255, 19, 255, 23, 255, 24, 255, 36, 32, 37, 38, 39, 19,
    24, 255, 28, 255, 16, 255, 40, 255, 41, 255, 42, 255, 43, 255, 44, 255,
    45, 255, 29, 255, 6, 7, 13, 5, 8, 9, 11, 0, 255, 6, 7, 5,
    8, 9, 11, 0, 255, 6, 0, 255, 46, 255, 6, 255, 26, 255, 32, 255};
#endif
static const uric_machine rfc1738_check_genericurl = {
    rfc1738_check_genericurl_byte, rfc1738_check_genericurl_next, NULL,
#if URIC_COMPACT
    rfc1738_check_genericurl_shape, rfc1738_check_genericurl_shapes, rfc1738_check_genericurl_slot, rfc1738_check_genericurl_mark, NULL,
#else
    rfc1738_check_genericurl_at_end, NULL,
#endif
#if URIC_FAST
    rfc1738_check_genericurl_run, rfc1738_check_genericurl_usual, rfc1738_check_genericurl_runs, rfc1738_check_genericurl_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_genericurl_expected, rfc1738_check_genericurl_expected_terms, rfc1738_terms, NULL,
#endif
    151, 0, 39, 63, 0};

/* rfc1738_check_ip_schemepart: 98 states, 0 events, 13 classes, 8 shapes */
#if URIC_RFC1738 && URIC_RFC1738_HTTPURL && URIC_RFC1738_FTPURL && URIC_RFC1738_NEWSURL && URIC_RFC1738_NNTPURL && URIC_RFC1738_TELNETURL && URIC_RFC1738_GOPHERURL && URIC_RFC1738_WAISURL && URIC_RFC1738_MAILTOURL && URIC_RFC1738_FILEURL && URIC_RFC1738_PROSPEROURL && URIC_RFC1738_SCHEMEPART
#if URIC_COMPACT
static const uint8_t rfc1738_check_ip_schemepart_byte[48] = {
    16, 0, 33, 17, 17, 67, 81, 118, 136, 136, 136, 136, 136, 25, 16, 16,
    186, 187, 187, 203, 204, 204, 204, 204, 204, 204, 204, 204, 204, 12, 0, 64,
    176, 187, 187, 203, 204, 204, 204, 204, 204, 204, 204, 204, 204, 12, 0, 0};
#else
static const uint8_t rfc1738_check_ip_schemepart_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 145, 0, 0, 145, 2, 145, 145, 145, 145, 147, 148, 145, 149, 150, 23,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 25, 145, 0, 145, 0, 145,
    26, 219, 219, 219, 219, 219, 219, 220, 220, 220, 220, 220, 220, 220, 220, 220,
    220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 0, 0, 0, 0, 148,
    0, 219, 219, 219, 219, 219, 219, 220, 220, 220, 220, 220, 220, 220, 220, 220,
    220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_FAST
static const uint8_t rfc1738_check_ip_schemepart_runs[URIC_RUN_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 84, 120},
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80},
    {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 124},
};
#endif
#endif
#endif
#if URIC_COMPACT
static const uint8_t rfc1738_check_ip_schemepart_next[489] = {
    0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 70, 0, 5, 1, 0, 0,
    15, 0, 0, 0, 0, 74, 32, 0, 4, 33, 4, 1, 76, 30, 0, 5,
    0, 5, 1, 0, 0, 0, 6, 0, 0, 1, 82, 39, 50, 7, 40, 7,
    1, 0, 0, 50, 8, 0, 0, 1, 72, 32, 0, 9, 33, 73, 1, 75,
    30, 0, 10, 0, 71, 1, 80, 39, 50, 11, 40, 81, 1, 13, 87, 57,
    14, 28, 51, 13, 87, 13, 14, 28, 13, 14, 90, 14, 0, 28, 14, 19,
    92, 61, 20, 35, 52, 13, 87, 62, 14, 28, 51, 13, 87, 59, 14, 28,
    51, 14, 90, 53, 0, 28, 14, 19, 92, 19, 20, 35, 19, 20, 95, 20,
    0, 35, 20, 19, 92, 66, 20, 35, 52, 19, 92, 64, 20, 35, 52, 20,
    95, 54, 0, 35, 20, 13, 87, 67, 14, 28, 51, 19, 92, 68, 20, 35,
    52, 13, 87, 55, 14, 28, 51, 19, 92, 56, 20, 35, 52, 69, 4, 70,
    5, 71, 5, 77, 4, 73, 4, 6, 0, 78, 5, 79, 7, 83, 4, 84,
    5, 85, 7, 81, 7, 8, 0, 9, 4, 10, 5, 86, 7, 11, 7, 47,
    88, 48, 47, 0, 49, 0, 47, 88, 47, 47, 0, 47, 0, 47, 88, 47,
    47, 29, 47, 0, 47, 88, 47, 47, 29, 47, 1, 47, 88, 47, 49, 29,
    49, 1, 50, 97, 50, 50, 50, 50, 1, 13, 87, 60, 17, 0, 51, 18,
    28, 51, 1, 19, 92, 65, 22, 50, 52, 23, 35, 52, 1, 14, 90, 14,
    14, 0, 53, 0, 28, 14, 1, 20, 95, 20, 20, 50, 54, 0, 35, 20,
    1, 13, 87, 58, 17, 0, 55, 18, 28, 59, 1, 19, 92, 63, 22, 50,
    56, 23, 35, 64, 1, 13, 87, 58, 16, 57, 14, 28, 59, 13, 87, 58,
    13, 59, 14, 28, 59, 13, 87, 58, 17, 59, 14, 28, 59, 13, 87, 60,
    13, 51, 14, 28, 51, 19, 92, 63, 21, 61, 20, 35, 64, 13, 87, 58,
    24, 62, 14, 28, 59, 19, 92, 63, 19, 64, 20, 35, 64, 19, 92, 63,
    22, 64, 20, 35, 64, 19, 92, 65, 19, 52, 20, 35, 52, 19, 92, 63,
    25, 66, 20, 35, 64, 13, 87, 58, 26, 67, 14, 28, 59, 19, 92, 63,
    27, 68, 20, 35, 64, 72, 31, 69, 73, 75, 34, 70, 71, 75, 30, 71,
    71, 72, 0, 73, 73, 72, 32, 73, 73, 74, 0, 4, 4, 75, 0, 71,
    71, 76, 0, 5, 5, 72, 36, 77, 73, 75, 37, 78, 71, 80, 38, 79,
    81, 80, 0, 81, 81, 80, 39, 81, 81, 82, 0, 7, 7, 72, 41, 83,
    73, 75, 42, 84, 71, 80, 43, 85, 81, 80, 44, 86, 81, 89, 91, 13,
    93, 47, 94, 14, 19, 96, 20, 98, 50};
static const uint8_t rfc1738_check_ip_schemepart_shape[98] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
    3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7};
static const uric_shape rfc1738_check_ip_schemepart_shapes[8] = {
    {65535, 7}, {10, 6}, {118, 2}, {65434, 7}, {65284, 10}, {65396, 8}, {132, 4}, {390, 1},
};
static const uint8_t rfc1738_check_ip_schemepart_slot[112] = {
    0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 0, 6, 6, 7,
    0, 1, 2, 1, 1, 1, 1, 0, 3, 4, 5, 6, 6, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 2, 0,
    0, 1, 2, 3, 4, 4, 4, 1, 4, 1, 5, 6, 6, 7,
    0, 1, 2, 1, 1, 3, 4, 5, 6, 7, 8, 9, 9, 10,
    0, 1, 2, 1, 1, 3, 4, 0, 5, 6, 7, 8, 8, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 4, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0,
};
static const uint8_t rfc1738_check_ip_schemepart_mark[1] = {
    32};
#else
static const uint8_t rfc1738_check_ip_schemepart_next[1274] = {
    98, 98, 98, 98, 98, 98, 98, 2, 98, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 69, 98, 98, 4, 4,
    98, 98, 98, 98, 98, 98, 98, 14, 98, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 73, 31, 98, 3, 32, 98, 3, 3,
    98, 98, 98, 98, 98, 75, 29, 98, 4, 98, 98, 4, 4,
    98, 98, 98, 98, 98, 98, 98, 98, 5, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 81, 38, 49, 6, 39, 98, 6, 6,
    98, 98, 98, 98, 98, 98, 98, 49, 7, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 71, 31, 98, 8, 32, 98, 72, 72,
    98, 98, 98, 98, 98, 74, 29, 98, 9, 98, 98, 70, 70,
    98, 98, 98, 98, 98, 79, 38, 49, 10, 39, 98, 80, 80,
    98, 12, 86, 12, 12, 12, 12, 98, 56, 13, 27, 50, 50,
    98, 12, 86, 12, 12, 12, 12, 98, 12, 13, 27, 12, 12,
    98, 13, 89, 13, 13, 13, 13, 98, 13, 98, 27, 13, 13,
    98, 18, 91, 18, 18, 18, 18, 98, 60, 19, 34, 51, 51,
    98, 12, 86, 12, 12, 12, 12, 98, 61, 13, 27, 50, 50,
    98, 12, 86, 12, 12, 12, 12, 98, 58, 13, 27, 50, 50,
    98, 13, 89, 13, 13, 13, 13, 98, 52, 98, 27, 13, 13,
    98, 18, 91, 18, 18, 18, 18, 98, 18, 19, 34, 18, 18,
    98, 19, 94, 19, 19, 19, 19, 98, 19, 98, 34, 19, 19,
    98, 18, 91, 18, 18, 18, 18, 98, 65, 19, 34, 51, 51,
    98, 18, 91, 18, 18, 18, 18, 98, 63, 19, 34, 51, 51,
    98, 19, 94, 19, 19, 19, 19, 98, 53, 98, 34, 19, 19,
    98, 12, 86, 12, 12, 12, 12, 98, 66, 13, 27, 50, 50,
    98, 18, 91, 18, 18, 18, 18, 98, 67, 19, 34, 51, 51,
    98, 12, 86, 12, 12, 12, 12, 98, 54, 13, 27, 50, 50,
    98, 18, 91, 18, 18, 18, 18, 98, 55, 19, 34, 51, 51,
    98, 98, 98, 98, 98, 98, 98, 98, 68, 98, 98, 3, 3,
    98, 98, 98, 98, 98, 98, 98, 98, 69, 98, 98, 4, 4,
    98, 98, 98, 98, 98, 98, 98, 98, 70, 98, 98, 4, 4,
    98, 98, 98, 98, 98, 98, 98, 98, 76, 98, 98, 3, 3,
    98, 98, 98, 98, 98, 98, 98, 98, 72, 98, 98, 3, 3,
    98, 98, 98, 98, 98, 98, 98, 98, 5, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 77, 98, 98, 4, 4,
    98, 98, 98, 98, 98, 98, 98, 98, 78, 98, 98, 6, 6,
    98, 98, 98, 98, 98, 98, 98, 98, 82, 98, 98, 3, 3,
    98, 98, 98, 98, 98, 98, 98, 98, 83, 98, 98, 4, 4,
    98, 98, 98, 98, 98, 98, 98, 98, 84, 98, 98, 6, 6,
    98, 98, 98, 98, 98, 98, 98, 98, 80, 98, 98, 6, 6,
    98, 98, 98, 98, 98, 98, 98, 98, 7, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 8, 98, 98, 3, 3,
    98, 98, 98, 98, 98, 98, 98, 98, 9, 98, 98, 4, 4,
    98, 98, 98, 98, 98, 98, 98, 98, 85, 98, 98, 6, 6,
    98, 98, 98, 98, 98, 98, 98, 98, 10, 98, 98, 6, 6,
    98, 46, 87, 47, 46, 46, 46, 46, 46, 46, 98, 48, 48,
    98, 46, 87, 46, 46, 46, 46, 46, 46, 46, 98, 46, 46,
    98, 46, 87, 46, 46, 46, 46, 46, 46, 46, 28, 46, 46,
    98, 46, 87, 46, 46, 46, 46, 46, 46, 46, 28, 46, 46,
    98, 46, 87, 46, 48, 48, 48, 46, 48, 46, 28, 48, 48,
    98, 49, 96, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49,
    98, 12, 86, 12, 12, 59, 16, 98, 50, 17, 27, 50, 50,
    98, 18, 91, 18, 18, 64, 21, 49, 51, 22, 34, 51, 51,
    98, 13, 89, 13, 13, 13, 13, 98, 52, 98, 27, 13, 13,
    98, 19, 94, 19, 19, 19, 19, 49, 53, 98, 34, 19, 19,
    98, 12, 86, 12, 12, 57, 16, 98, 54, 17, 27, 58, 58,
    98, 18, 91, 18, 18, 62, 21, 49, 55, 22, 34, 63, 63,
    98, 12, 86, 12, 12, 57, 15, 98, 56, 13, 27, 58, 58,
    98, 12, 86, 12, 12, 57, 12, 98, 58, 13, 27, 58, 58,
    98, 12, 86, 12, 12, 57, 16, 98, 58, 13, 27, 58, 58,
    98, 12, 86, 12, 12, 59, 12, 98, 50, 13, 27, 50, 50,
    98, 18, 91, 18, 18, 62, 20, 98, 60, 19, 34, 63, 63,
    98, 12, 86, 12, 12, 57, 23, 98, 61, 13, 27, 58, 58,
    98, 18, 91, 18, 18, 62, 18, 98, 63, 19, 34, 63, 63,
    98, 18, 91, 18, 18, 62, 21, 98, 63, 19, 34, 63, 63,
    98, 18, 91, 18, 18, 64, 18, 98, 51, 19, 34, 51, 51,
    98, 18, 91, 18, 18, 62, 24, 98, 65, 19, 34, 63, 63,
    98, 12, 86, 12, 12, 57, 25, 98, 66, 13, 27, 58, 58,
    98, 18, 91, 18, 18, 62, 26, 98, 67, 19, 34, 63, 63,
    98, 98, 98, 98, 98, 71, 30, 98, 68, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 74, 33, 98, 69, 98, 98, 70, 70,
    98, 98, 98, 98, 98, 74, 29, 98, 70, 98, 98, 70, 70,
    98, 98, 98, 98, 98, 71, 98, 98, 72, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 71, 31, 98, 72, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 73, 98, 98, 3, 98, 98, 3, 3,
    98, 98, 98, 98, 98, 74, 98, 98, 70, 98, 98, 70, 70,
    98, 98, 98, 98, 98, 75, 98, 98, 4, 98, 98, 4, 4,
    98, 98, 98, 98, 98, 71, 35, 98, 76, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 74, 36, 98, 77, 98, 98, 70, 70,
    98, 98, 98, 98, 98, 79, 37, 98, 78, 98, 98, 80, 80,
    98, 98, 98, 98, 98, 79, 98, 98, 80, 98, 98, 80, 80,
    98, 98, 98, 98, 98, 79, 38, 98, 80, 98, 98, 80, 80,
    98, 98, 98, 98, 98, 81, 98, 98, 6, 98, 98, 6, 6,
    98, 98, 98, 98, 98, 71, 40, 98, 82, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 74, 41, 98, 83, 98, 98, 70, 70,
    98, 98, 98, 98, 98, 79, 42, 98, 84, 98, 98, 80, 80,
    98, 98, 98, 98, 98, 79, 43, 98, 85, 98, 98, 80, 80,
    98, 98, 98, 98, 98, 98, 98, 98, 88, 98, 98, 88, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 90, 98, 98, 90, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 12, 98, 98, 12, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 92, 98, 98, 92, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 46, 98, 98, 46, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 93, 98, 98, 93, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 13, 98, 98, 13, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 18, 98, 98, 18, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 95, 98, 98, 95, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 19, 98, 98, 19, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 97, 98, 98, 97, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 49, 98, 98, 49, 98,
};
static const uint8_t rfc1738_check_ip_schemepart_at_end[98] = {
    0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};
#endif
#if URIC_FAST
static const uint8_t rfc1738_check_ip_schemepart_run[98] = {
    0, 0, 0, 2, 2, 3, 2, 3, 3, 3, 3, 0, 1, 1, 0, 0,
    0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    2, 4, 2, 2, 3, 3, 3, 3, 3, 0, 2, 0, 3, 3, 0, 2,
    0, 3, 3, 3, 3, 3, 2, 0, 2, 0, 0, 0, 3, 3, 3, 0,
    2, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0};
static const uric_loop rfc1738_check_ip_schemepart_loop[1] = {{37, 9, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
static const uric_usual rfc1738_check_ip_schemepart_usual[98] = {
    {{0x0, 0x0}, {0, 0}}, {{0x1800, 0x0}, {4, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x200, 0x0}, {32, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x1800, 0x0}, {50, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1800, 0x0}, {3, 0}}, {{0x1800, 0x0}, {4, 0}}, {{0x1800, 0x0}, {4, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x1800, 0x0}, {48, 0}},
    {{0x1bfa, 0x0}, {46, 0}}, {{0x1bfa, 0x4}, {46, 87}}, {{0x0, 0x0}, {0, 0}},
    {{0x28a, 0x0}, {46, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x200, 0x0}, {17, 0}},
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
    {{0x900, 0x0}, {90, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x900, 0x0}, {46, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_ip_schemepart_expected[98] = {
    0, 2, 0, 5, 11, 16, 19, 26, 5, 11, 19, 30, 30, 38, 30, 30,
    30, 38, 30, 38, 30, 30, 38, 30, 30, 30, 30, 45, 45, 45, 45, 45,
    47, 45, 45, 45, 45, 45, 45, 47, 45, 45, 45, 45, 49, 49, 57, 59,
    59, 59, 62, 59, 71, 79, 62, 59, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 88, 88, 88, 92, 88, 92, 92, 92, 88, 88, 88, 92,
    88, 92, 88, 88, 88, 88, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
    95, 95};
static const uint8_t rfc1738_check_ip_schemepart_expected_terms[97] = {
    13, 255, 1, 0, 255, 1, 2, 3, 5, 0, 255, 1, 2, 3, 0, 255,
    4, 0, 255, 1, 2, 3, 13, 5, 0, 255, 4, 13, 0, 255, 6, 7,
    5, 8, 9, 10, 11, 255, 6, 7, 8, 9, 10, 11, 255, 1, 255, 4,
    255, 6, 7, 13, 5, 8, 9, 10, 255, 14, 255, 14, 0, 255, 6, 7,
    5, 8, 9, 10, 11, 0, 255, 6, 7, 8, 9, 10, 11, 0, 255, 6,
    7, 13, 8, 9, 10, 11, 0, 255, 1, 2, 3, 255, 1, 2, 255, 12,
    255};
#endif
static const uric_machine rfc1738_check_ip_schemepart = {
    rfc1738_check_ip_schemepart_byte, rfc1738_check_ip_schemepart_next, NULL,
#if URIC_COMPACT
    rfc1738_check_ip_schemepart_shape, rfc1738_check_ip_schemepart_shapes, rfc1738_check_ip_schemepart_slot, rfc1738_check_ip_schemepart_mark, NULL,
#else
    rfc1738_check_ip_schemepart_at_end, NULL,
#endif
#if URIC_FAST
    rfc1738_check_ip_schemepart_run, rfc1738_check_ip_schemepart_usual, rfc1738_check_ip_schemepart_runs, rfc1738_check_ip_schemepart_loop,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_ip_schemepart_expected, rfc1738_check_ip_schemepart_expected_terms, rfc1738_terms, NULL,
#endif
    98, 0, 13, 15, 0};

/* rfc1738_check_waisdatabase: 49 states, 3 events, 15 classes, 6 shapes */
#if URIC_RFC1738 && URIC_RFC1738_HTTPURL && URIC_RFC1738_FTPURL && URIC_RFC1738_NEWSURL && URIC_RFC1738_NNTPURL && URIC_RFC1738_TELNETURL && URIC_RFC1738_GOPHERURL && URIC_RFC1738_WAISURL && URIC_RFC1738_MAILTOURL && URIC_RFC1738_FILEURL && URIC_RFC1738_PROSPEROURL && URIC_RFC1738_SCHEMEPART
#if URIC_COMPACT
static const uint8_t rfc1738_check_waisdatabase_byte[48] = {
    16, 0, 33, 19, 17, 17, 17, 65, 85, 85, 85, 85, 85, 118, 128, 144,
    163, 85, 85, 181, 203, 187, 187, 187, 187, 219, 187, 235, 187, 11, 0, 16,
    160, 85, 85, 181, 203, 187, 187, 187, 187, 219, 187, 235, 187, 11, 0, 0};
#else
static const uint8_t rfc1738_check_waisdatabase_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 225, 0, 0, 225, 2, 99, 225, 225, 225, 225, 225, 225, 225, 225, 4,
    229, 229, 229, 229, 229, 229, 229, 229, 229, 229, 102, 39, 0, 40, 0, 73,
    99, 234, 229, 229, 229, 229, 229, 235, 235, 236, 235, 235, 235, 235, 235, 235,
    235, 235, 235, 237, 235, 235, 235, 238, 235, 235, 235, 0, 0, 0, 0, 225,
    0, 234, 229, 229, 229, 229, 229, 235, 235, 236, 235, 235, 235, 235, 235, 235,
    235, 235, 235, 237, 235, 235, 235, 238, 235, 235, 235, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
#if URIC_FAST
static const uint8_t rfc1738_check_waisdatabase_runs[URIC_RUN_SETS][16] = {
    {168, 252, 248, 248, 252, 248, 248, 252, 252, 252, 244, 84, 84, 84, 84, 112},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 84, 84, 84, 84, 120},
    {184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 84, 112},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#endif
#if URIC_COMPACT
static const uint8_t rfc1738_check_waisdatabase_next[124] = {
    0, 0, 15, 0, 0, 16, 0, 0, 17, 0, 8, 0, 21, 0, 0, 22,
    0, 0, 23, 0, 0, 8, 36, 8, 0, 0, 9, 8, 0, 9, 38, 9,
    0, 0, 0, 9, 1, 10, 40, 0, 0, 0, 0, 0, 1, 11, 41, 0,
    0, 0, 0, 13, 0, 12, 42, 0, 14, 0, 0, 0, 0, 13, 45, 13,
    0, 13, 13, 0, 1, 14, 47, 0, 10, 0, 0, 0, 0, 18, 0, 19,
    0, 20, 0, 0, 30, 0, 31, 0, 32, 24, 25, 26, 33, 34, 35, 10,
    11, 12, 0, 5, 0, 6, 0, 7, 50, 50, 51, 51, 52, 52, 37, 8,
    39, 9, 43, 44, 46, 10, 11, 48, 12, 49, 13, 14};
static const uint8_t rfc1738_check_waisdatabase_shape[49] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4,
    4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5};
static const uric_shape rfc1738_check_waisdatabase_shapes[6] = {
    {65535, 3}, {65500, 8}, {48, 2}, {68, 1}, {39, 2}, {74, 1},
};
static const uint8_t rfc1738_check_waisdatabase_slot[96] = {
    0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 3, 0,
    0, 1, 2, 3, 4, 1, 3, 5, 6, 7, 1, 1, 1, 1, 1, 8,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
};
static const uric_event rfc1738_check_waisdatabase_event[3] = {
    {0, 1, 26}, {0, 1, 27}, {0, 1, 28},
};
static const uint8_t rfc1738_check_waisdatabase_mark[1] = {
    32};
#else
static const uint8_t rfc1738_check_waisdatabase_next[735] = {
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 14,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 15,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 16,
    52, 52, 52, 52, 52, 52, 52, 7, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 20, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 21, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 22, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 7, 35, 7, 52, 7, 7, 52, 8, 7, 7, 7, 7, 7, 7,
    52, 8, 37, 8, 52, 8, 8, 52, 52, 8, 8, 8, 8, 8, 8,
    52, 9, 39, 52, 52, 9, 52, 52, 52, 52, 9, 9, 9, 9, 9,
    52, 10, 40, 52, 52, 10, 52, 52, 52, 12, 10, 10, 10, 10, 10,
    52, 11, 41, 52, 13, 11, 52, 52, 52, 52, 11, 11, 11, 11, 11,
    52, 12, 44, 12, 52, 12, 12, 12, 12, 52, 12, 12, 12, 12, 12,
    52, 13, 46, 52, 9, 13, 52, 52, 52, 52, 13, 13, 13, 13, 13,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 17, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 18, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 19, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 29, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 30, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 31, 52, 52,
    52, 52, 52, 52, 23, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 24, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 25, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 32, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 33, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 34, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 9, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 10, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 11, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 4, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 5, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 6, 52,
    52, 52, 52, 52, 52, 49, 52, 52, 52, 52, 49, 49, 49, 49, 49,
    52, 52, 52, 52, 52, 50, 52, 52, 52, 52, 50, 50, 50, 50, 50,
    52, 52, 52, 52, 52, 51, 52, 52, 52, 52, 51, 51, 51, 51, 51,
    52, 52, 52, 52, 52, 36, 52, 52, 52, 52, 36, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 7, 52, 52, 52, 52, 7, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 38, 52, 52, 52, 52, 38, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 8, 52, 52, 52, 52, 8, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 42, 52, 52, 52, 52, 42, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 43, 52, 52, 52, 52, 43, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 45, 52, 52, 52, 52, 45, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 9, 52, 52, 52, 52, 9, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 10, 52, 52, 52, 52, 10, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 47, 52, 52, 52, 52, 47, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 11, 52, 52, 52, 52, 11, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 48, 52, 52, 52, 52, 48, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 12, 52, 52, 52, 52, 12, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 13, 52, 52, 52, 52, 13, 52, 52, 52, 52,
};
static const uint8_t rfc1738_check_waisdatabase_at_end[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_event rfc1738_check_waisdatabase_event[3] = {
    {{32, 32, 32, 32}, 0, 1, 26}, {{32, 32, 32, 32}, 0, 1, 27}, {{32, 32, 32, 32}, 0, 1, 28},
};
#endif
#if URIC_FAST
static const uint8_t rfc1738_check_waisdatabase_run[49] = {
    0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 1, 1, 3, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_loop rfc1738_check_waisdatabase_loop[1] = {{37, 7, {8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0}}};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_waisdatabase_expected[49] = {
    0, 0, 0, 2, 4, 4, 4, 6, 13, 20, 23, 26, 29, 26, 37, 37,
    37, 39, 39, 39, 27, 27, 27, 27, 27, 27, 27, 27, 27, 41, 41, 41,
    43, 43, 43, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
    45};
static const uint8_t rfc1738_check_waisdatabase_expected_terms[47] = {
    26, 255, 8, 255, 5, 255, 6, 7, 5, 9, 10, 11, 255, 6, 7, 5,
    10, 11, 0, 255, 6, 0, 255, 6, 10, 255, 6, 13, 255, 6, 7, 5,
    8, 9, 11, 0, 255, 32, 255, 33, 255, 27, 255, 1, 255, 12, 255};
#endif
static const uric_hand rfc1738_check_waisdatabase_hands[1] = {
    {&rfc1738_call_site, false},
};
static const uric_machine rfc1738_check_waisdatabase = {
    rfc1738_check_waisdatabase_byte, rfc1738_check_waisdatabase_next, NULL,
#if URIC_COMPACT
    rfc1738_check_waisdatabase_shape, rfc1738_check_waisdatabase_shapes, rfc1738_check_waisdatabase_slot, rfc1738_check_waisdatabase_mark, rfc1738_check_waisdatabase_event,
#else
    rfc1738_check_waisdatabase_at_end, rfc1738_check_waisdatabase_event,
#endif
#if URIC_FAST
    rfc1738_check_waisdatabase_run, NULL, rfc1738_check_waisdatabase_runs, rfc1738_check_waisdatabase_loop,
#endif
    rfc1738_check_waisdatabase_hands,
#if URIC_ERROR_DETAIL
    rfc1738_check_waisdatabase_expected, rfc1738_check_waisdatabase_expected_terms, rfc1738_terms, NULL,
#endif
    49, 3, 15, 15, 1};

/* rfc1738_check_otherscheme: 35 states, 0 events, 17 classes, 6 shapes */
#if URIC_RFC1738 && URIC_RFC1738_HTTPURL && URIC_RFC1738_FTPURL && URIC_RFC1738_NEWSURL && URIC_RFC1738_NNTPURL && URIC_RFC1738_TELNETURL && URIC_RFC1738_GOPHERURL && URIC_RFC1738_WAISURL && URIC_RFC1738_MAILTOURL && URIC_RFC1738_FILEURL && URIC_RFC1738_PROSPEROURL && URIC_RFC1738_SCHEMEPART
#if URIC_COMPACT
static const uint8_t rfc1738_check_otherscheme_byte[96] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 2, 1, 1, 1, 3, 4, 5, 6, 7, 1, 1, 8, 9, 10, 11,
    12, 1, 13, 14, 15, 1, 1, 16, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 1, 1, 1, 3, 4, 5, 6, 7, 1, 1, 8, 9, 10, 11,
    12, 1, 13, 14, 15, 1, 1, 16, 1, 1, 1, 0, 0, 0, 0, 0};
#else
static const uint8_t rfc1738_check_otherscheme_byte[256] = {
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
#if URIC_FAST
static const uint8_t rfc1738_check_otherscheme_runs[URIC_RUN_SETS][16] = {
    {168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 84, 80, 84, 84, 80},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
#endif
#endif
#endif
#if URIC_COMPACT
static const uint8_t rfc1738_check_otherscheme_next[157] = {
    2, 10, 3, 11, 24, 17, 30, 18, 25, 2, 2, 2, 1, 2, 2, 32,
    1, 2, 19, 2, 1, 2, 2, 29, 1, 2, 20, 2, 1, 2, 2, 2,
    0, 2, 15, 2, 1, 2, 2, 7, 1, 2, 4, 31, 1, 2, 2, 12,
    1, 2, 2, 31, 1, 2, 8, 2, 1, 2, 28, 2, 1, 2, 2, 9,
    1, 2, 2, 7, 1, 2, 26, 12, 1, 2, 6, 2, 1, 2, 7, 2,
    1, 2, 2, 22, 1, 2, 34, 2, 1, 2, 16, 2, 1, 2, 35, 2,
    1, 2, 13, 2, 2, 2, 1, 2, 14, 2, 2, 2, 1, 2, 2, 2,
    2, 28, 1, 2, 2, 21, 2, 2, 1, 2, 2, 2, 7, 2, 1, 2,
    2, 2, 33, 2, 1, 2, 2, 5, 1, 2, 7, 2, 1, 2, 27, 2,
    1, 2, 23, 2, 1, 2, 2, 7, 1, 2, 2, 9, 1};
static const uint8_t rfc1738_check_otherscheme_shape[35] = {
    0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5,
    5, 5, 5};
static const uric_shape rfc1738_check_otherscheme_shapes[6] = {
    {65535, 9}, {4, 4}, {4, 4}, {4, 4}, {65494, 6}, {16, 4},
};
static const uint8_t rfc1738_check_otherscheme_slot[108] = {
    0, 1, 1, 1, 2, 3, 4, 1, 1, 5, 6, 1, 7, 1, 1, 8, 9, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 3, 1, 1, 1, 1, 1, 4,
    0, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 3, 1, 4,
    0, 1, 1, 2, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 4,
    0, 1, 2, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 1, 5, 6,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1, 1, 1, 4,
};
static const uint8_t rfc1738_check_otherscheme_mark[1] = {
    32};
#else
static const uint8_t rfc1738_check_otherscheme_next[595] = {
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
static const uint8_t rfc1738_check_otherscheme_at_end[35] = {
    0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1};
#endif
#if URIC_FAST
static const uint8_t rfc1738_check_otherscheme_run[35] = {
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0};
static const uric_usual rfc1738_check_otherscheme_usual[35] = {
    {{0x40, 0x10}, {10, 9}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x8000, 0x0}, {30, 0}}, {{0x8000, 0x0}, {11, 0}}, {{0x8000, 0x0}, {30, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x1000, 0x0}, {6, 0}}, {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
    {{0x0, 0x0}, {0, 0}}, {{0x0, 0x0}, {0, 0}},
};
#endif
#if URIC_ERROR_DETAIL
static const uint16_t rfc1738_check_otherscheme_expected[35] = {
    0, 5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5};
static const uint8_t rfc1738_check_otherscheme_expected_terms[11] = {
    1, 21, 2, 3, 255, 1, 21, 2, 3, 0, 255};
#endif
static const uric_machine rfc1738_check_otherscheme = {
    rfc1738_check_otherscheme_byte, rfc1738_check_otherscheme_next, NULL,
#if URIC_COMPACT
    rfc1738_check_otherscheme_shape, rfc1738_check_otherscheme_shapes, rfc1738_check_otherscheme_slot, rfc1738_check_otherscheme_mark, NULL,
#else
    rfc1738_check_otherscheme_at_end, NULL,
#endif
#if URIC_FAST
    rfc1738_check_otherscheme_run, rfc1738_check_otherscheme_usual, rfc1738_check_otherscheme_runs, NULL,
#endif
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_otherscheme_expected, rfc1738_check_otherscheme_expected_terms, rfc1738_terms, NULL,
#endif
    35, 0, 17, 31, 0};

static const uric_rule rfc1738_rules[] = {
    {"genericurl", &rfc1738_check_genericurl, NULL, 0, 0, 1 URIC_PREFIXED(0, NULL)},
    {"url", &rfc1738_parse_url, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"otherurl", &rfc1738_check_genericurl, NULL, 12, 0, 1 URIC_PREFIXED(0, NULL)},
    {"scheme", &rfc1738_check_genericurl, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"schemepart", &rfc1738_parse_schemepart, NULL, 0, 128, 1 URIC_PREFIXED(0, NULL)},
    {"ip-schemepart", &rfc1738_check_ip_schemepart, NULL, 0, 0, 1 URIC_PREFIXED(0, NULL)},
    {"login", &rfc1738_check_ip_schemepart, NULL, 11, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hostport", &rfc1738_check_ip_schemepart, NULL, 27, 0, 1 URIC_PREFIXED(0, NULL)},
    {"host", &rfc1738_check_ip_schemepart, NULL, 28, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hostname", &rfc1738_check_ip_schemepart, NULL, 29, 0, 1 URIC_PREFIXED(0, NULL)},
    {"domainlabel", &rfc1738_check_genericurl, NULL, 2, 0, 1 URIC_PREFIXED(0, NULL)},
    {"toplabel", &rfc1738_check_genericurl, NULL, 32, 0, 1 URIC_PREFIXED(0, NULL)},
    {"alphadigit", &rfc1738_check_genericurl, NULL, 3, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hostnumber", &rfc1738_check_genericurl, NULL, 44, 0, 1 URIC_PREFIXED(0, NULL)},
    {"port", &rfc1738_check_genericurl, NULL, 45, 0, 1 URIC_PREFIXED(0, NULL)},
    {"user", &rfc1738_check_genericurl, NULL, 60, 0, 1 URIC_PREFIXED(0, NULL)},
    {"password", &rfc1738_check_genericurl, NULL, 60, 0, 1 URIC_PREFIXED(0, NULL)},
    {"urlpath", &rfc1738_check_genericurl, NULL, 61, 0, 1 URIC_PREFIXED(0, NULL)},
    {"ftpurl", &rfc1738_parse_ftpurl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"fpath", &rfc1738_check_genericurl, NULL, 62, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fsegment", &rfc1738_check_genericurl, NULL, 63, 0, 1 URIC_PREFIXED(0, NULL)},
    {"ftptype", &rfc1738_check_genericurl, NULL, 115, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fileurl", &rfc1738_parse_fileurl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"httpurl", &rfc1738_parse_httpurl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"hpath", &rfc1738_check_genericurl, NULL, 123, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hsegment", &rfc1738_check_genericurl, NULL, 124, 0, 1 URIC_PREFIXED(0, NULL)},
    {"search", &rfc1738_check_genericurl, NULL, 124, 0, 1 URIC_PREFIXED(0, NULL)},
    {"gopherurl", &rfc1738_parse_gopherurl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"gtype", &rfc1738_check_genericurl, NULL, 64, 0, 1 URIC_PREFIXED(0, NULL)},
    {"selector", &rfc1738_check_genericurl, NULL, 65, 0, 1 URIC_PREFIXED(0, NULL)},
    {"gopher+_string", &rfc1738_check_genericurl, NULL, 61, 0, 1 URIC_PREFIXED(0, NULL)},
    {"mailtourl", &rfc1738_parse_mailtourl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"encoded822addr", &rfc1738_check_genericurl, NULL, 66, 0, 1 URIC_PREFIXED(0, NULL)},
    {"newsurl", &rfc1738_parse_newsurl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"grouppart", &rfc1738_check_ip_schemepart, NULL, 44, 0, 1 URIC_PREFIXED(0, NULL)},
    {"group", &rfc1738_check_genericurl, NULL, 33, 0, 1 URIC_PREFIXED(0, NULL)},
    {"article", &rfc1738_check_ip_schemepart, NULL, 45, 0, 1 URIC_PREFIXED(0, NULL)},
    {"nntpurl", &rfc1738_parse_nntpurl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"telneturl", &rfc1738_parse_telneturl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"waisurl", &rfc1738_parse_waisurl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"waisdatabase", &rfc1738_check_waisdatabase, NULL, 0, 0, 1 URIC_PREFIXED(0, NULL)},
    {"waisindex", &rfc1738_check_waisdatabase, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"waisdoc", &rfc1738_check_waisdatabase, NULL, 2, 0, 1 URIC_PREFIXED(0, NULL)},
    {"database", &rfc1738_check_genericurl, NULL, 125, 0, 1 URIC_PREFIXED(0, NULL)},
    {"wtype", &rfc1738_check_genericurl, NULL, 125, 0, 1 URIC_PREFIXED(0, NULL)},
    {"wpath", &rfc1738_check_genericurl, NULL, 125, 0, 1 URIC_PREFIXED(0, NULL)},
    {"prosperourl", &rfc1738_parse_prosperourl, NULL, 0, 1, 0 URIC_PREFIXED(0, NULL)},
    {"ppath", &rfc1738_check_genericurl, NULL, 62, 0, 1 URIC_PREFIXED(0, NULL)},
    {"psegment", &rfc1738_check_genericurl, NULL, 63, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fieldspec", &rfc1738_check_waisdatabase, NULL, 3, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fieldname", &rfc1738_check_genericurl, NULL, 67, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fieldvalue", &rfc1738_check_genericurl, NULL, 67, 0, 1 URIC_PREFIXED(0, NULL)},
    {"lowalpha", &rfc1738_check_genericurl, NULL, 34, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hialpha", &rfc1738_check_genericurl, NULL, 34, 0, 1 URIC_PREFIXED(0, NULL)},
    {"alpha", &rfc1738_check_genericurl, NULL, 34, 0, 1 URIC_PREFIXED(0, NULL)},
    {"digit", &rfc1738_check_genericurl, NULL, 46, 0, 1 URIC_PREFIXED(0, NULL)},
    {"safe", &rfc1738_check_genericurl, NULL, 116, 0, 1 URIC_PREFIXED(0, NULL)},
    {"extra", &rfc1738_check_genericurl, NULL, 117, 0, 1 URIC_PREFIXED(0, NULL)},
    {"national", &rfc1738_check_genericurl, NULL, 118, 0, 1 URIC_PREFIXED(0, NULL)},
    {"punctuation", &rfc1738_check_genericurl, NULL, 119, 0, 1 URIC_PREFIXED(0, NULL)},
    {"reserved", &rfc1738_check_genericurl, NULL, 120, 0, 1 URIC_PREFIXED(0, NULL)},
    {"hex", &rfc1738_check_genericurl, NULL, 82, 0, 1 URIC_PREFIXED(0, NULL)},
    {"escape", &rfc1738_check_genericurl, NULL, 68, 0, 1 URIC_PREFIXED(0, NULL)},
    {"unreserved", &rfc1738_check_genericurl, NULL, 126, 0, 1 URIC_PREFIXED(0, NULL)},
    {"uchar", &rfc1738_check_genericurl, NULL, 127, 0, 1 URIC_PREFIXED(0, NULL)},
    {"xchar", &rfc1738_check_genericurl, NULL, 64, 0, 1 URIC_PREFIXED(0, NULL)},
    {"digits", &rfc1738_check_genericurl, NULL, 45, 0, 1 URIC_PREFIXED(0, NULL)},
    {"opaque", &rfc1738_check_genericurl, NULL, 61, 0, 1 URIC_PREFIXED(0, NULL)},
    {"site", &rfc1738_site, NULL, 0, 0, 0 URIC_PREFIXED(0, NULL)},
    {"account", &rfc1738_account, NULL, 0, 0, 0 URIC_PREFIXED(0, NULL)},
    {"http", &rfc1738_check_genericurl, NULL, 106, 0, 1 URIC_PREFIXED(0, NULL)},
    {"ftp", &rfc1738_check_genericurl, NULL, 107, 0, 1 URIC_PREFIXED(0, NULL)},
    {"ftppath", &rfc1738_check_genericurl, NULL, 62, 0, 1 URIC_PREFIXED(0, NULL)},
    {"cwd", &rfc1738_check_genericurl, NULL, 62, 0, 1 URIC_PREFIXED(0, NULL)},
    {"name", &rfc1738_check_genericurl, NULL, 63, 0, 1 URIC_PREFIXED(0, NULL)},
    {"news", &rfc1738_check_genericurl, NULL, 47, 0, 1 URIC_PREFIXED(0, NULL)},
    {"allgroups", &rfc1738_check_genericurl, NULL, 121, 0, 1 URIC_PREFIXED(0, NULL)},
    {"nntp", &rfc1738_check_genericurl, NULL, 48, 0, 1 URIC_PREFIXED(0, NULL)},
    {"number", &rfc1738_check_genericurl, NULL, 45, 0, 1 URIC_PREFIXED(0, NULL)},
    {"telnet", &rfc1738_check_genericurl, NULL, 71, 0, 1 URIC_PREFIXED(0, NULL)},
    {"gopher", &rfc1738_check_genericurl, NULL, 122, 0, 1 URIC_PREFIXED(0, NULL)},
    {"gophersearch", &rfc1738_check_genericurl, NULL, 128, 0, 1 URIC_PREFIXED(0, NULL)},
    {"wais", &rfc1738_check_genericurl, NULL, 129, 0, 1 URIC_PREFIXED(0, NULL)},
    {"mailto", &rfc1738_check_genericurl, NULL, 13, 0, 1 URIC_PREFIXED(0, NULL)},
    {"filehost", &rfc1738_check_ip_schemepart, NULL, 1, 0, 1 URIC_PREFIXED(0, NULL)},
    {"file", &rfc1738_check_genericurl, NULL, 108, 0, 1 URIC_PREFIXED(0, NULL)},
    {"fields", &rfc1738_check_genericurl, NULL, 14, 0, 1 URIC_PREFIXED(0, NULL)},
    {"prospero", &rfc1738_check_genericurl, NULL, 49, 0, 1 URIC_PREFIXED(0, NULL)},
    {"otherscheme", &rfc1738_check_otherscheme, NULL, 0, 0, 1 URIC_PREFIXED(0, NULL)},
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
    .resolver = &uric_rfc1738_url,
    .rules = 89,
    .parsers = 12,
    .components = 22,
    .encodings = 24,
};
#endif
#endif
