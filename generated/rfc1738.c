/* RFC 1738, December 1994. Written by uric-grammar pack from grammar/rfc1738.*: do not edit. */
/* clang-format off */
#include "uric_tables.h"

static const char *const terms[] = {
    "end of input",
    "alphadigit",
    "\"-\"",
    "\".\"",
    "\":\"",
    "digit",
    "uchar",
    "\"&\"",
    "\";\"",
    "\"=\"",
    "\"?\"",
    "\"@\"",
    "hex",
    "\"/\"",
    "gtype",
    "\"t\"",
    "\"y\"",
    "\"p\"",
    "\"e\"",
    "ftptype",
    "lowalpha",
    "\"+\"",
    "\"_\"",
    "\"h\"",
    "\"f\"",
    "\"n\"",
    "\"w\"",
    "\"s\"",
    "\"l\"",
    "\"g\"",
    "\"o\"",
    "\"r\"",
    "\"a\"",
    "\"i\"",
    "\"m\"",
    "safe",
    "extra",
    "national",
    "punctuation",
    "reserved",
    "\"%\"",
    "unreserved",
    "\"*\"",
    "%x30-38",
    "\"b\"",
    "\"c\"",
    "\"d\"",
};

/* site: 15 states, 4 events, 12 classes */
static const uint8_t site_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 81, 0, 0, 81, 2, 81, 81, 81, 81, 81, 81, 81, 83, 84, 69,
    246, 246, 246, 246, 246, 246, 246, 246, 246, 246, 71, 88, 0, 81, 0, 81,
    73, 122, 122, 122, 122, 122, 122, 123, 123, 123, 123, 123, 123, 123, 123, 123,
    123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 0, 0, 0, 0, 81,
    0, 122, 122, 122, 122, 122, 122, 123, 123, 123, 123, 123, 123, 123, 123, 123,
    123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t site_next[180] = {
    19, 19, 19, 19, 19, 19, 15, 19, 19, 19, 16, 16,
    19, 19, 19, 3, 4, 19, 1, 19, 19, 19, 5, 5,
    19, 19, 19, 6, 7, 19, 2, 17, 19, 19, 2, 2,
    19, 19, 19, 3, 19, 19, 5, 19, 19, 19, 5, 5,
    19, 19, 19, 19, 19, 19, 9, 19, 19, 19, 2, 2,
    19, 19, 19, 3, 7, 19, 5, 19, 19, 19, 5, 5,
    19, 19, 19, 6, 19, 19, 2, 19, 19, 19, 2, 2,
    19, 19, 19, 19, 19, 19, 5, 19, 19, 19, 2, 2,
    19, 19, 19, 19, 19, 19, 18, 19, 19, 19, 19, 19,
    19, 19, 19, 3, 11, 19, 9, 19, 19, 19, 5, 5,
    19, 19, 19, 19, 19, 19, 10, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 12, 19, 19, 19, 2, 2,
    19, 19, 19, 3, 13, 19, 12, 19, 19, 19, 5, 5,
    19, 19, 19, 19, 19, 19, 14, 19, 19, 19, 2, 2,
    19, 19, 19, 3, 7, 19, 14, 17, 19, 19, 5, 5,
};
static const uint8_t site_at_end[15] = {
    0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 2};
static const uric_event site_event[6] = {
    {{2, 8, 32, 32}, 0, 0, 1}, {{2, 8, 32, 32}, 0, 0, 2}, {{9, 32, 32, 32}, 0, 0, 8}, {{10, 32, 32, 32}, 0, 0, 10},
    {{3, 9, 32, 32}, 0, 0, 0}, {{3, 11, 32, 32}, 0, 0, 0},
};
static const uint8_t site_run[15] = {
    0, 128, 32, 0, 0, 32, 0, 0, 0, 128, 128, 0, 128, 0, 128};
static const uint16_t site_expected[15] = {
    0, 2, 6, 12, 0, 2, 12, 0, 15, 2, 17, 0, 2, 0, 6};
static const uint8_t site_expected_terms[20] = {
    1, 255, 1, 2, 3, 255, 1, 2, 3, 4, 0, 255, 1, 2, 255, 5,
    255, 5, 0, 255};
static const uric_machine site = {
    .byte = site_byte,
    .next = site_next,
    .event = site_event,
    .at_end = site_at_end,
    .run = site_run,
    .expected = site_expected,
    .expected_terms = site_expected_terms,
    .terms = terms,
    .states = 15,
    .events = 4,
    .classes = 12,
    .class_mask = 15,
};
static const uric_rule call_site = {"site", &site, NULL, 0, 0, 0, 0, NULL};

/* account: 37 states, 18 events, 12 classes */
static const uint8_t account_next[444] = {
    55, 37, 38, 37, 37, 55, 39, 40, 37, 41, 42, 42,
    55, 1, 2, 1, 1, 55, 1, 43, 1, 44, 1, 1,
    55, 55, 55, 55, 55, 55, 7, 55, 55, 55, 7, 55,
    55, 1, 2, 8, 9, 55, 3, 43, 1, 44, 10, 10,
    55, 45, 46, 45, 45, 55, 45, 55, 45, 47, 45, 45,
    55, 55, 55, 55, 55, 55, 48, 55, 55, 55, 49, 49,
    55, 1, 2, 15, 16, 55, 6, 50, 1, 44, 6, 6,
    55, 55, 55, 55, 55, 55, 1, 55, 55, 55, 1, 55,
    55, 1, 2, 8, 1, 55, 10, 43, 1, 44, 10, 10,
    55, 1, 2, 1, 1, 55, 18, 43, 1, 44, 6, 6,
    55, 1, 2, 8, 16, 55, 10, 43, 1, 44, 10, 10,
    55, 11, 12, 11, 11, 55, 11, 55, 11, 51, 11, 11,
    55, 55, 55, 55, 55, 55, 19, 55, 55, 55, 19, 55,
    55, 55, 55, 20, 21, 55, 13, 55, 55, 55, 22, 22,
    55, 55, 55, 23, 24, 55, 14, 52, 55, 55, 14, 14,
    55, 1, 2, 15, 1, 55, 6, 43, 1, 44, 6, 6,
    55, 1, 2, 1, 1, 55, 10, 43, 1, 44, 6, 6,
    55, 45, 46, 45, 45, 55, 53, 55, 45, 47, 45, 45,
    55, 1, 2, 8, 27, 55, 18, 43, 1, 44, 10, 10,
    55, 55, 55, 55, 55, 55, 11, 55, 55, 55, 11, 55,
    55, 55, 55, 20, 55, 55, 22, 55, 55, 55, 22, 22,
    55, 55, 55, 55, 55, 55, 28, 55, 55, 55, 14, 14,
    55, 55, 55, 20, 24, 55, 22, 55, 55, 55, 22, 22,
    55, 55, 55, 23, 55, 55, 14, 55, 55, 55, 14, 14,
    55, 55, 55, 55, 55, 55, 22, 55, 55, 55, 14, 14,
    55, 55, 55, 55, 55, 55, 54, 55, 55, 55, 55, 55,
    55, 11, 12, 11, 11, 55, 26, 55, 11, 51, 11, 11,
    55, 1, 2, 1, 1, 55, 30, 43, 1, 44, 6, 6,
    55, 55, 55, 20, 31, 55, 28, 55, 55, 55, 22, 22,
    55, 55, 55, 55, 55, 55, 29, 55, 55, 55, 55, 55,
    55, 1, 2, 8, 32, 55, 30, 43, 1, 44, 10, 10,
    55, 55, 55, 55, 55, 55, 33, 55, 55, 55, 14, 14,
    55, 1, 2, 1, 1, 55, 34, 43, 1, 44, 6, 6,
    55, 55, 55, 20, 35, 55, 33, 55, 55, 55, 22, 22,
    55, 1, 2, 8, 16, 55, 34, 50, 1, 44, 10, 10,
    55, 55, 55, 55, 55, 55, 36, 55, 55, 55, 14, 14,
    55, 55, 55, 20, 24, 55, 36, 52, 55, 55, 22, 22,
};
static const uint8_t account_at_end[37] = {
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0,
    0, 0, 2, 0, 2};
static const uric_event account_event[20] = {
    {{2, 4, 32, 32}, 0, 0, 1}, {{2, 4, 32, 32}, 0, 0, 2}, {{2, 4, 8, 32}, 0, 0, 3}, {{2, 4, 5, 32}, 0, 0, 4},
    {{2, 4, 5, 32}, 0, 0, 5}, {{2, 4, 8, 32}, 0, 0, 6}, {{5, 32, 32, 32}, 0, 0, 4}, {{5, 32, 32, 32}, 0, 0, 5},
    {{6, 32, 32, 32}, 0, 0, 11}, {{6, 32, 32, 32}, 0, 0, 12}, {{6, 7, 32, 32}, 0, 0, 5}, {{8, 32, 32, 32}, 0, 0, 13},
    {{8, 32, 32, 32}, 0, 0, 14}, {{5, 9, 32, 32}, 0, 0, 17}, {{7, 32, 32, 32}, 0, 0, 5}, {{9, 32, 32, 32}, 0, 0, 25},
    {{6, 10, 32, 32}, 0, 0, 26}, {{10, 32, 32, 32}, 0, 0, 29}, {{3, 9, 32, 32}, 0, 0, 0}, {{3, 11, 32, 32}, 0, 0, 0},
};
static const uint8_t account_run[37] = {
    0, 16, 0, 128, 0, 0, 32, 0, 0, 0, 32, 16, 0, 128, 32, 0,
    0, 0, 128, 0, 0, 0, 32, 0, 0, 0, 128, 0, 128, 128, 128, 0,
    0, 128, 128, 0, 128};
static const uint16_t account_expected[37] = {
    0, 0, 8, 0, 10, 17, 19, 8, 0, 0, 0, 10, 8, 28, 32, 0,
    0, 10, 0, 8, 38, 17, 28, 38, 17, 41, 43, 0, 28, 51, 0, 17,
    0, 28, 19, 17, 32};
static const uint8_t account_expected_terms[54] = {
    6, 7, 4, 8, 9, 10, 11, 255, 12, 255, 6, 7, 8, 9, 10, 11,
    255, 1, 255, 6, 7, 4, 8, 9, 10, 11, 0, 255, 1, 2, 3, 255,
    1, 2, 3, 4, 0, 255, 1, 2, 255, 5, 255, 6, 7, 8, 9, 10,
    11, 0, 255, 5, 0, 255};
static const uric_machine account = {
    .byte = site_byte,
    .next = account_next,
    .event = account_event,
    .at_end = account_at_end,
    .run = account_run,
    .expected = account_expected,
    .expected_terms = account_expected_terms,
    .terms = terms,
    .states = 37,
    .events = 18,
    .classes = 12,
    .class_mask = 15,
};
static const uric_rule call_account = {"account", &account, NULL, 0, 0, 0, 0, NULL};

/* hostnumber: 8 states, 0 events, 12 classes */
static const uint8_t hostnumber_next[96] = {
    8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 2, 8, 1, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 4, 8, 3, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 6, 8, 5, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8,
};
static const uint8_t hostnumber_at_end[8] = {
    0, 0, 0, 0, 0, 0, 0, 1};
static const uint8_t hostnumber_run[8] = {
    0, 128, 0, 128, 0, 128, 0, 128};
static const uint16_t hostnumber_expected[8] = {
    0, 2, 0, 2, 0, 2, 0, 5};
static const uint8_t hostnumber_expected_terms[8] = {
    5, 255, 5, 3, 255, 5, 0, 255};
static const uric_machine hostnumber = {
    .byte = site_byte,
    .next = hostnumber_next,
    .at_end = hostnumber_at_end,
    .run = hostnumber_run,
    .expected = hostnumber_expected,
    .expected_terms = hostnumber_expected_terms,
    .terms = terms,
    .states = 8,
    .events = 0,
    .classes = 12,
    .class_mask = 15,
};
static const uric_rule kind_hostnumber = {"hostnumber", &hostnumber, NULL, 0, 0, 1, 0, NULL};

static const uric_scheme_defaults schemes[] = {
    {"ftp", NULL, 21},
    {"http", "/", 80},
    {"gopher", "/", 70},
    {"nntp", NULL, 119},
    {"telnet", "/", 23},
    {"wais", NULL, 210},
    {"prospero", NULL, 1525},
};

static const uric_revision revision = {
    .resolves = 0,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    .unreserved = {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ .dot_segments = 0,
    .scheme = schemes,
    .schemes = 7,
};
static const uric_kind kinds[] = {
    {1, 0, &kind_hostnumber}, /* ipv4 */
    {5, 0, NULL}, /* hostname */
};
static const uric_host_kinds host_kinds = {kinds, {0x00000000, 0x03ff0000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000}, 2};

static const uric_capture captures_url[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
};
static const uric_components components_url = {
    .revision = &revision,
    .capture = captures_url,
    .rest = 255,
    .captures = 1,
    .reported = 1,
};

static const uric_capture captures_httpurl[] = {
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
static const char *const parts_httpurl[] = {"search"};
static const uric_components components_httpurl = {
    .revision = &revision,
    .capture = captures_httpurl,
    .host = &host_kinds,
    .part_names = parts_httpurl,
    .parts = 1,
    .rest = 255,
    .captures = 11,
    .reported = 11,
};

static const uric_capture captures_ftpurl[] = {
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
static const uric_join joins_ftpurl[] = {
    {2, 2, 3}, /* userinfo */
};
static const char *const parts_ftpurl[] = {"user", "password", "cwd", "name", "type"};
static const uric_components components_ftpurl = {
    .revision = &revision,
    .capture = captures_ftpurl,
    .join = joins_ftpurl,
    .joins = 1,
    .host = &host_kinds,
    .part_names = parts_ftpurl,
    .parts = 5,
    .rest = 255,
    .captures = 10,
    .reported = 10,
};

static const uric_capture captures_newsurl[] = {
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
static const char *const parts_newsurl[] = {"group", "article", "article-host"};
static const uric_components components_newsurl = {
    .revision = &revision,
    .capture = captures_newsurl,
    .part_names = parts_newsurl,
    .parts = 3,
    .rest = 255,
    .captures = 9,
    .reported = 9,
};

static const uric_capture captures_nntpurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {8, 0, 0, 0, 0, 0}, /* group */
    {9, 0, 0, 0, 0, 0}, /* number */
};
static const char *const parts_nntpurl[] = {"group", "number"};
static const uric_components components_nntpurl = {
    .revision = &revision,
    .capture = captures_nntpurl,
    .host = &host_kinds,
    .part_names = parts_nntpurl,
    .parts = 2,
    .rest = 255,
    .captures = 8,
    .reported = 8,
};

static const uric_capture captures_telneturl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 5}, /* user */
    {9, 2, 1, 2, 0, 0}, /* password */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
};
static const uric_join joins_telneturl[] = {
    {2, 2, 3}, /* userinfo */
};
static const char *const parts_telneturl[] = {"user", "password"};
static const uric_components components_telneturl = {
    .revision = &revision,
    .capture = captures_telneturl,
    .join = joins_telneturl,
    .joins = 1,
    .host = &host_kinds,
    .part_names = parts_telneturl,
    .parts = 2,
    .rest = 255,
    .captures = 6,
    .reported = 6,
};

static const uric_capture captures_gopherurl[] = {
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
static const char *const parts_gopherurl[] = {"type", "search", "selector", "gopher+_string"};
static const uric_components components_gopherurl = {
    .revision = &revision,
    .capture = captures_gopherurl,
    .host = &host_kinds,
    .part_names = parts_gopherurl,
    .parts = 4,
    .rest = 255,
    .captures = 13,
    .reported = 13,
};

static const uric_capture captures_waisurl[] = {
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
static const char *const parts_waisurl[] = {"type", "search", "database"};
static const uric_components components_waisurl = {
    .revision = &revision,
    .capture = captures_waisurl,
    .host = &host_kinds,
    .part_names = parts_waisurl,
    .parts = 3,
    .rest = 255,
    .captures = 12,
    .reported = 12,
};

static const uric_capture captures_mailtourl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {8, 0, 0, 0, 0, 0}, /* address */
};
static const char *const parts_mailtourl[] = {"address"};
static const uric_components components_mailtourl = {
    .revision = &revision,
    .capture = captures_mailtourl,
    .part_names = parts_mailtourl,
    .parts = 1,
    .rest = 255,
    .captures = 2,
    .reported = 2,
};

static const uric_capture captures_fileurl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {5, 0, 0, 0, 0, 0}, /* path */
};
static const uric_components components_fileurl = {
    .revision = &revision,
    .capture = captures_fileurl,
    .host = &host_kinds,
    .rest = 255,
    .captures = 7,
    .reported = 7,
};

static const uric_capture captures_prosperourl[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {255, 0, 0, 0, 0, 0}, /* unused */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {5, 0, 0, 0, 0, 0}, /* path */
    {8, 0, 0, 0, 0, 0}, /* fields */
};
static const char *const parts_prosperourl[] = {"fields"};
static const uric_components components_prosperourl = {
    .revision = &revision,
    .capture = captures_prosperourl,
    .host = &host_kinds,
    .part_names = parts_prosperourl,
    .parts = 1,
    .rest = 255,
    .captures = 8,
    .reported = 8,
};

static const uric_capture captures_schemepart[] = {
    {0, 0, 0, 0, 0, 0}, /* scheme */
    {1, 0, 0, 0, 0, 0}, /* authority */
    {8, 2, 1, 2, 0, 5}, /* user */
    {9, 2, 1, 2, 0, 0}, /* password */
    {3, 2, 1, 2, 0, 0}, /* host */
    {4, 2, 1, 2, 0, 0}, /* port */
    {5, 0, 0, 0, 0, 0}, /* path */
    {10, 0, 1, 0, 2, 0}, /* opaque */
};
static const uric_join joins_schemepart[] = {
    {2, 2, 3}, /* userinfo */
};
static const char *const parts_schemepart[] = {"user", "password", "opaque"};
static const uric_components components_schemepart = {
    .revision = &revision,
    .capture = captures_schemepart,
    .join = joins_schemepart,
    .joins = 1,
    .host = &host_kinds,
    .part_names = parts_schemepart,
    .parts = 3,
    .rest = 255,
    .captures = 8,
    .reported = 8,
};

/* rest_of_httpurl: 12 states, 7 events, 10 classes */
static const uint8_t rest_of_httpurl_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 241, 0, 0, 241, 2, 179, 241, 241, 241, 241, 241, 241, 241, 241, 164,
    245, 246, 246, 246, 246, 246, 246, 246, 246, 247, 179, 179, 0, 179, 0, 40,
    179, 246, 246, 246, 246, 246, 246, 249, 249, 249, 249, 249, 249, 249, 249, 249,
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
static const uint8_t rest_of_httpurl_next[120] = {
    19, 19, 19, 19, 1, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 2, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 12, 12, 12, 19, 12,
    19, 19, 19, 19, 4, 19, 19, 19, 19, 19,
    19, 13, 14, 13, 13, 13, 13, 13, 15, 13,
    19, 5, 6, 5, 5, 5, 5, 5, 16, 5,
    19, 19, 19, 19, 19, 8, 8, 8, 19, 19,
    19, 17, 18, 17, 19, 17, 17, 17, 19, 17,
    19, 19, 19, 19, 19, 5, 5, 5, 19, 19,
    19, 9, 10, 9, 19, 9, 9, 9, 19, 9,
    19, 19, 19, 19, 19, 11, 11, 11, 19, 19,
    19, 19, 19, 19, 19, 9, 9, 9, 19, 19,
};
static const uint8_t rest_of_httpurl_at_end[12] = {
    0, 0, 0, 1, 2, 3, 0, 4, 0, 5, 0, 0};
static const uric_event rest_of_httpurl_event[11] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{12, 32, 32, 32}, 0, 0, 5}, {{12, 32, 32, 32}, 0, 0, 6}, {{12, 13, 32, 32}, 0, 0, 7},
    {{13, 32, 32, 32}, 0, 0, 7}, {{20, 32, 32, 32}, 0, 0, 9}, {{20, 32, 32, 32}, 0, 0, 10}, {{12, 13, 32, 32}, 0, 0, 0},
    {{13, 32, 32, 32}, 0, 0, 0}, {{20, 21, 32, 32}, 0, 0, 0}, {{21, 32, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_httpurl_run[12] = {
    0, 0, 0, 0, 0, 128, 0, 0, 0, 16, 0, 0};
static const uint16_t rest_of_httpurl_expected[12] = {
    0, 0, 2, 4, 7, 7, 10, 12, 10, 12, 10, 10};
static const uint8_t rest_of_httpurl_expected_terms[20] = {
    13, 255, 1, 255, 13, 0, 255, 14, 0, 255, 12, 255, 6, 7, 4, 8,
    9, 11, 0, 255};
static const uric_hand rest_of_httpurl_hands[2] = {
    {&call_site, false},
    {&call_account, false},
};
static const uric_machine rest_of_httpurl = {
    .byte = rest_of_httpurl_byte,
    .next = rest_of_httpurl_next,
    .event = rest_of_httpurl_event,
    .at_end = rest_of_httpurl_at_end,
    .run = rest_of_httpurl_run,
    .hands = rest_of_httpurl_hands,
    .expected = rest_of_httpurl_expected,
    .expected_terms = rest_of_httpurl_expected_terms,
    .terms = terms,
    .states = 12,
    .events = 7,
    .classes = 10,
    .class_mask = 15,
};
static const uric_rule rest_of_httpurl_rule = {"httpurl", &rest_of_httpurl, &components_httpurl, 0, 1, 0, 0, NULL};

/* rest_of_ftpurl: 16 states, 11 events, 13 classes */
static const uint8_t rest_of_ftpurl_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 17, 0, 0, 17, 2, 17, 17, 17, 17, 17, 17, 17, 17, 17, 3,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 17, 5, 0, 22, 0, 17,
    17, 23, 20, 20, 23, 24, 20, 17, 17, 25, 17, 17, 17, 17, 17, 17,
    26, 17, 17, 17, 27, 17, 17, 17, 17, 28, 17, 0, 0, 0, 0, 17,
    0, 23, 20, 20, 23, 24, 20, 17, 17, 25, 17, 17, 17, 17, 17, 17,
    26, 17, 17, 17, 27, 17, 17, 17, 17, 28, 17, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rest_of_ftpurl_next[208] = {
    27, 27, 27, 1, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 2, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 16, 16, 27, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    27, 27, 27, 4, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 17, 18, 19, 17, 20, 17, 17, 17, 17, 17, 17, 17,
    27, 5, 6, 21, 5, 22, 5, 5, 5, 5, 5, 5, 5,
    27, 27, 27, 27, 9, 27, 27, 9, 9, 27, 27, 27, 27,
    27, 23, 24, 21, 23, 25, 23, 23, 23, 23, 23, 23, 23,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 10, 27,
    27, 27, 27, 27, 5, 27, 27, 5, 5, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 11,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 12, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 13, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 14, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 26, 27, 26, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
};
static const uint8_t rest_of_ftpurl_at_end[16] = {
    0, 0, 0, 1, 2, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 5};
static const uric_event rest_of_ftpurl_event[15] = {
    {{32, 32, 32, 32}, 0, 2, 3}, {{12, 14, 16, 32}, 0, 0, 5}, {{12, 14, 16, 32}, 0, 0, 6}, {{12, 14, 15, 32}, 0, 0, 7},
    {{12, 13, 16, 17}, 0, 0, 8}, {{15, 32, 32, 32}, 0, 0, 7}, {{13, 17, 32, 32}, 0, 0, 8}, {{16, 32, 32, 32}, 0, 0, 5},
    {{16, 32, 32, 32}, 0, 0, 6}, {{13, 16, 17, 32}, 0, 0, 8}, {{18, 32, 32, 32}, 0, 0, 15}, {{12, 13, 16, 17}, 0, 0, 0},
    {{13, 17, 32, 32}, 0, 0, 0}, {{13, 16, 17, 32}, 0, 0, 0}, {{19, 32, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_ftpurl_run[16] = {
    0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint16_t rest_of_ftpurl_expected[16] = {
    0, 0, 2, 10, 13, 13, 16, 13, 18, 16, 20, 22, 24, 26, 28, 11};
static const uint8_t rest_of_ftpurl_expected_terms[30] = {
    13, 255, 6, 7, 4, 8, 9, 10, 11, 255, 13, 0, 255, 14, 0, 255,
    12, 255, 15, 255, 16, 255, 17, 255, 18, 255, 9, 255, 19, 255};
static const uric_hand rest_of_ftpurl_hands[2] = {
    {&call_site, false},
    {&call_account, false},
};
static const uric_machine rest_of_ftpurl = {
    .byte = rest_of_ftpurl_byte,
    .next = rest_of_ftpurl_next,
    .event = rest_of_ftpurl_event,
    .at_end = rest_of_ftpurl_at_end,
    .run = rest_of_ftpurl_run,
    .hands = rest_of_ftpurl_hands,
    .expected = rest_of_ftpurl_expected,
    .expected_terms = rest_of_ftpurl_expected_terms,
    .terms = terms,
    .states = 16,
    .events = 11,
    .classes = 13,
    .class_mask = 15,
};
static const uric_rule rest_of_ftpurl_rule = {"ftpurl", &rest_of_ftpurl, &components_ftpurl, 0, 1, 0, 0, NULL};

/* rest_of_newsurl: 19 states, 6 events, 14 classes */
static const uint8_t rest_of_newsurl_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 177, 0, 0, 177, 2, 177, 177, 177, 177, 179, 180, 177, 181, 182, 167,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 177, 41, 0, 170, 0, 177,
    155, 252, 252, 252, 252, 252, 252, 253, 253, 253, 253, 253, 253, 253, 253, 253,
    253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 253, 0, 0, 0, 0, 180,
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
static const uint8_t rest_of_newsurl_next[266] = {
    25, 19, 20, 21, 19, 19, 19, 19, 19, 19, 19, 25, 22, 22,
    25, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1,
    25, 25, 25, 25, 25, 25, 25, 25, 6, 25, 25, 25, 6, 25,
    25, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1,
    25, 1, 2, 1, 4, 4, 4, 1, 4, 1, 1, 5, 4, 4,
    25, 25, 25, 25, 25, 25, 25, 25, 23, 25, 25, 25, 24, 24,
    25, 25, 25, 25, 25, 25, 25, 25, 1, 25, 25, 25, 1, 25,
    25, 25, 25, 25, 25, 9, 10, 25, 7, 25, 25, 25, 11, 11,
    25, 25, 25, 25, 25, 12, 13, 25, 8, 25, 25, 25, 8, 8,
    25, 25, 25, 25, 25, 9, 25, 25, 11, 25, 25, 25, 11, 11,
    25, 25, 25, 25, 25, 25, 25, 25, 14, 25, 25, 25, 8, 8,
    25, 25, 25, 25, 25, 9, 13, 25, 11, 25, 25, 25, 11, 11,
    25, 25, 25, 25, 25, 12, 25, 25, 8, 25, 25, 25, 8, 8,
    25, 25, 25, 25, 25, 25, 25, 25, 11, 25, 25, 25, 8, 8,
    25, 25, 25, 25, 25, 9, 15, 25, 14, 25, 25, 25, 11, 11,
    25, 25, 25, 25, 25, 25, 25, 25, 16, 25, 25, 25, 8, 8,
    25, 25, 25, 25, 25, 9, 17, 25, 16, 25, 25, 25, 11, 11,
    25, 25, 25, 25, 25, 25, 25, 25, 18, 25, 25, 25, 8, 8,
    25, 25, 25, 25, 25, 9, 13, 25, 18, 25, 25, 25, 11, 11,
};
static const uint8_t rest_of_newsurl_at_end[19] = {
    0, 0, 0, 2, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 3};
static const uric_event rest_of_newsurl_event[8] = {
    {{14, 32, 32, 32}, 0, 0, 1}, {{14, 32, 32, 32}, 0, 0, 2}, {{12, 14, 32, 32}, 0, 0, 3}, {{12, 14, 32, 32}, 0, 0, 4},
    {{16, 32, 32, 32}, 0, 0, 7}, {{16, 32, 32, 32}, 0, 0, 8}, {{13, 32, 32, 32}, 0, 0, 0}, {{15, 17, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_newsurl_run[19] = {
    0, 32, 0, 0, 64, 0, 0, 0, 64, 0, 0, 64, 0, 0, 0, 0,
    0, 0, 0};
static const uint16_t rest_of_newsurl_expected[19] = {
    0, 8, 10, 12, 12, 15, 10, 17, 21, 26, 15, 17, 26, 15, 17, 15,
    17, 15, 21};
static const uint8_t rest_of_newsurl_expected_terms[29] = {
    6, 7, 13, 4, 8, 9, 10, 255, 14, 255, 12, 255, 14, 0, 255, 1,
    255, 1, 2, 3, 255, 1, 2, 3, 0, 255, 1, 2, 255};
static const uric_machine rest_of_newsurl = {
    .byte = rest_of_newsurl_byte,
    .next = rest_of_newsurl_next,
    .event = rest_of_newsurl_event,
    .at_end = rest_of_newsurl_at_end,
    .run = rest_of_newsurl_run,
    .expected = rest_of_newsurl_expected,
    .expected_terms = rest_of_newsurl_expected_terms,
    .terms = terms,
    .states = 19,
    .events = 6,
    .classes = 14,
    .class_mask = 15,
};
static const uric_rule rest_of_newsurl_rule = {"newsurl", &rest_of_newsurl, &components_newsurl, 0, 1, 0, 0, NULL};

/* rest_of_nntpurl: 8 states, 4 events, 14 classes */
static const uint8_t rest_of_nntpurl_next[112] = {
    12, 12, 12, 12, 12, 12, 12, 1, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 2, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 8, 12, 12, 12, 8, 8,
    12, 12, 12, 12, 12, 12, 12, 4, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 9, 9,
    12, 12, 12, 12, 5, 5, 5, 10, 5, 12, 12, 12, 5, 5,
    12, 12, 12, 12, 12, 12, 12, 12, 11, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 7, 12, 12, 12, 12, 12,
};
static const uint8_t rest_of_nntpurl_at_end[8] = {
    0, 0, 0, 0, 0, 2, 0, 3};
static const uric_event rest_of_nntpurl_event[6] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{12, 32, 32, 32}, 0, 0, 5}, {{13, 32, 32, 32}, 0, 0, 6}, {{14, 32, 32, 32}, 0, 0, 7},
    {{13, 32, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_nntpurl_run[8] = {
    0, 0, 0, 0, 0, 64, 0, 0};
static const uint16_t rest_of_nntpurl_expected[8] = {
    0, 0, 2, 0, 4, 6, 14, 16};
static const uint8_t rest_of_nntpurl_expected_terms[19] = {
    13, 255, 1, 255, 20, 255, 1, 21, 2, 3, 13, 22, 0, 255, 5, 255,
    5, 0, 255};
static const uric_hand rest_of_nntpurl_hands[2] = {
    {&call_site, false},
    {&call_account, false},
};
static const uric_machine rest_of_nntpurl = {
    .byte = rest_of_newsurl_byte,
    .next = rest_of_nntpurl_next,
    .event = rest_of_nntpurl_event,
    .at_end = rest_of_nntpurl_at_end,
    .run = rest_of_nntpurl_run,
    .hands = rest_of_nntpurl_hands,
    .expected = rest_of_nntpurl_expected,
    .expected_terms = rest_of_nntpurl_expected_terms,
    .terms = terms,
    .states = 8,
    .events = 4,
    .classes = 14,
    .class_mask = 15,
};
static const uric_rule rest_of_nntpurl_rule = {"nntpurl", &rest_of_nntpurl, &components_nntpurl, 0, 1, 0, 0, NULL};

/* rest_of_telneturl: 5 states, 1 events, 14 classes */
static const uint8_t rest_of_telneturl_next[70] = {
    6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6,
    6, 5, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5,
    6, 6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t rest_of_telneturl_at_end[5] = {
    0, 0, 0, 1, 1};
static const uric_event rest_of_telneturl_event[1] = {
    {{32, 32, 32, 32}, 0, 2, 3},
};
static const uint8_t rest_of_telneturl_run[5] = {
    0, 0, 0, 0, 0};
static const uint16_t rest_of_telneturl_expected[5] = {
    0, 0, 2, 10, 11};
static const uint8_t rest_of_telneturl_expected_terms[13] = {
    13, 255, 6, 7, 4, 8, 9, 10, 11, 255, 13, 0, 255};
static const uric_hand rest_of_telneturl_hands[2] = {
    {&call_site, false},
    {&call_account, false},
};
static const uric_machine rest_of_telneturl = {
    .byte = rest_of_newsurl_byte,
    .next = rest_of_telneturl_next,
    .event = rest_of_telneturl_event,
    .at_end = rest_of_telneturl_at_end,
    .run = rest_of_telneturl_run,
    .hands = rest_of_telneturl_hands,
    .expected = rest_of_telneturl_expected,
    .expected_terms = rest_of_telneturl_expected_terms,
    .terms = terms,
    .states = 5,
    .events = 1,
    .classes = 14,
    .class_mask = 15,
};
static const uric_rule rest_of_telneturl_rule = {"telneturl", &rest_of_telneturl, &components_telneturl, 0, 1, 0, 0, NULL};

/* rest_of_gopherurl: 21 states, 11 events, 10 classes */
static const uint8_t rest_of_gopherurl_next[210] = {
    32, 32, 32, 32, 1, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 2, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 21, 21, 21, 32, 21,
    32, 32, 32, 32, 4, 32, 32, 32, 32, 32,
    32, 22, 23, 22, 22, 22, 22, 22, 22, 22,
    32, 24, 25, 24, 24, 24, 24, 24, 24, 24,
    32, 32, 32, 32, 32, 9, 9, 9, 32, 32,
    32, 7, 26, 7, 7, 7, 7, 7, 7, 7,
    32, 32, 32, 32, 32, 10, 11, 11, 32, 32,
    32, 32, 32, 32, 32, 5, 5, 5, 32, 32,
    32, 32, 32, 32, 32, 7, 7, 12, 32, 32,
    32, 32, 32, 32, 32, 7, 7, 7, 32, 32,
    32, 27, 28, 27, 32, 27, 27, 27, 32, 27,
    32, 13, 29, 13, 32, 13, 13, 13, 32, 13,
    32, 32, 32, 32, 32, 15, 16, 16, 32, 32,
    32, 32, 32, 32, 32, 13, 13, 17, 32, 32,
    32, 32, 32, 32, 32, 13, 13, 13, 32, 32,
    32, 30, 31, 30, 30, 30, 30, 30, 30, 30,
    32, 18, 19, 18, 18, 18, 18, 18, 18, 18,
    32, 32, 32, 32, 32, 20, 20, 20, 32, 32,
    32, 32, 32, 32, 32, 18, 18, 18, 32, 32,
};
static const uint8_t rest_of_gopherurl_at_end[21] = {
    0, 0, 0, 1, 1, 2, 0, 3, 0, 0, 0, 0, 4, 5, 0, 0,
    0, 6, 7, 0, 0};
static const uric_event rest_of_gopherurl_event[17] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{18, 32, 32, 32}, 0, 0, 5}, {{18, 32, 32, 32}, 0, 0, 6}, {{19, 22, 32, 32}, 0, 0, 7},
    {{19, 22, 23, 32}, 0, 0, 8}, {{23, 32, 32, 32}, 0, 0, 8}, {{20, 32, 32, 32}, 0, 0, 13}, {{20, 21, 32, 32}, 0, 0, 14},
    {{21, 32, 32, 32}, 0, 0, 14}, {{24, 32, 32, 32}, 0, 0, 18}, {{24, 32, 32, 32}, 0, 0, 19}, {{19, 22, 23, 32}, 0, 0, 0},
    {{23, 32, 32, 32}, 0, 0, 0}, {{20, 21, 32, 32}, 0, 0, 0}, {{21, 32, 32, 32}, 0, 0, 0}, {{24, 25, 32, 32}, 0, 0, 0},
    {{25, 32, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_gopherurl_run[21] = {
    0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 16, 0, 0,
    0, 0, 32, 0, 0};
static const uint16_t rest_of_gopherurl_expected[21] = {
    0, 0, 2, 4, 7, 7, 10, 7, 10, 10, 10, 10, 12, 12, 10, 10,
    10, 7, 7, 10, 10};
static const uint8_t rest_of_gopherurl_expected_terms[20] = {
    13, 255, 1, 255, 13, 0, 255, 14, 0, 255, 12, 255, 6, 7, 4, 8,
    9, 11, 0, 255};
static const uric_hand rest_of_gopherurl_hands[2] = {
    {&call_site, false},
    {&call_account, false},
};
static const uric_machine rest_of_gopherurl = {
    .byte = rest_of_httpurl_byte,
    .next = rest_of_gopherurl_next,
    .event = rest_of_gopherurl_event,
    .at_end = rest_of_gopherurl_at_end,
    .run = rest_of_gopherurl_run,
    .hands = rest_of_gopherurl_hands,
    .expected = rest_of_gopherurl_expected,
    .expected_terms = rest_of_gopherurl_expected_terms,
    .terms = terms,
    .states = 21,
    .events = 11,
    .classes = 10,
    .class_mask = 15,
};
static const uric_rule rest_of_gopherurl_rule = {"gopherurl", &rest_of_gopherurl, &components_gopherurl, 0, 1, 0, 0, NULL};

/* rest_of_waisurl: 20 states, 15 events, 10 classes */
static const uint8_t rest_of_waisurl_next[200] = {
    35, 35, 35, 35, 1, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 2, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 20, 20, 20, 35, 20,
    35, 35, 35, 35, 4, 35, 35, 35, 35, 35,
    35, 21, 22, 35, 23, 21, 21, 21, 24, 21,
    35, 5, 6, 35, 25, 5, 5, 5, 26, 5,
    35, 35, 35, 35, 35, 9, 9, 9, 35, 35,
    35, 27, 28, 35, 29, 27, 27, 27, 35, 27,
    35, 30, 31, 30, 35, 30, 30, 30, 35, 30,
    35, 35, 35, 35, 35, 5, 5, 5, 35, 35,
    35, 10, 11, 35, 32, 10, 10, 10, 35, 10,
    35, 35, 35, 35, 35, 15, 15, 15, 35, 35,
    35, 33, 34, 35, 35, 33, 33, 33, 35, 33,
    35, 13, 14, 13, 35, 13, 13, 13, 35, 13,
    35, 35, 35, 35, 35, 18, 18, 18, 35, 35,
    35, 35, 35, 35, 35, 10, 10, 10, 35, 35,
    35, 16, 17, 35, 35, 16, 16, 16, 35, 16,
    35, 35, 35, 35, 35, 19, 19, 19, 35, 35,
    35, 35, 35, 35, 35, 13, 13, 13, 35, 35,
    35, 35, 35, 35, 35, 16, 16, 16, 35, 35,
};
static const uint8_t rest_of_waisurl_at_end[20] = {
    0, 0, 0, 0, 2, 3, 0, 0, 4, 0, 0, 0, 5, 6, 0, 0,
    7, 0, 0, 0};
static const uric_event rest_of_waisurl_event[21] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{22, 32, 32, 32}, 0, 0, 5}, {{22, 32, 32, 32}, 0, 0, 6}, {{22, 23, 32, 32}, 0, 0, 7},
    {{22, 23, 32, 32}, 0, 0, 8}, {{23, 32, 32, 32}, 0, 0, 7}, {{23, 32, 32, 32}, 0, 0, 8}, {{18, 32, 32, 32}, 0, 0, 10},
    {{18, 32, 32, 32}, 0, 0, 11}, {{18, 19, 32, 32}, 0, 0, 12}, {{20, 32, 32, 32}, 0, 0, 13}, {{20, 32, 32, 32}, 0, 0, 14},
    {{19, 32, 32, 32}, 0, 0, 12}, {{12, 32, 32, 32}, 0, 0, 16}, {{12, 32, 32, 32}, 0, 0, 17}, {{22, 23, 32, 32}, 0, 0, 0},
    {{23, 32, 32, 32}, 0, 0, 0}, {{20, 21, 32, 32}, 0, 0, 0}, {{12, 13, 32, 32}, 0, 0, 0}, {{21, 32, 32, 32}, 0, 0, 0},
    {{13, 32, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_waisurl_run[20] = {
    0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 64, 0, 0, 16, 0, 0,
    64, 0, 0, 0};
static const uint16_t rest_of_waisurl_expected[20] = {
    0, 0, 2, 0, 4, 4, 9, 11, 14, 9, 11, 9, 22, 14, 9, 9,
    22, 9, 9, 9};
static const uint8_t rest_of_waisurl_expected_terms[25] = {
    13, 255, 1, 255, 6, 13, 10, 0, 255, 12, 255, 6, 13, 255, 6, 7,
    4, 8, 9, 11, 0, 255, 6, 0, 255};
static const uric_hand rest_of_waisurl_hands[2] = {
    {&call_site, false},
    {&call_account, false},
};
static const uric_machine rest_of_waisurl = {
    .byte = rest_of_httpurl_byte,
    .next = rest_of_waisurl_next,
    .event = rest_of_waisurl_event,
    .at_end = rest_of_waisurl_at_end,
    .run = rest_of_waisurl_run,
    .hands = rest_of_waisurl_hands,
    .expected = rest_of_waisurl_expected,
    .expected_terms = rest_of_waisurl_expected_terms,
    .terms = terms,
    .states = 20,
    .events = 15,
    .classes = 10,
    .class_mask = 15,
};
static const uric_rule rest_of_waisurl_rule = {"waisurl", &rest_of_waisurl, &components_waisurl, 0, 1, 0, 0, NULL};

/* rest_of_mailtourl: 4 states, 2 events, 10 classes */
static const uint8_t rest_of_mailtourl_next[40] = {
    6, 4, 5, 4, 4, 4, 4, 4, 4, 4,
    6, 1, 2, 1, 1, 1, 1, 1, 1, 1,
    6, 6, 6, 6, 6, 3, 3, 3, 6, 6,
    6, 6, 6, 6, 6, 1, 1, 1, 6, 6,
};
static const uint8_t rest_of_mailtourl_at_end[4] = {
    0, 2, 0, 0};
static const uric_event rest_of_mailtourl_event[3] = {
    {{2, 32, 32, 32}, 0, 0, 1}, {{2, 32, 32, 32}, 0, 0, 2}, {{3, 32, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_mailtourl_run[4] = {
    0, 32, 0, 0};
static const uint16_t rest_of_mailtourl_expected[4] = {
    0, 2, 5, 5};
static const uint8_t rest_of_mailtourl_expected_terms[7] = {
    14, 255, 14, 0, 255, 12, 255};
static const uric_machine rest_of_mailtourl = {
    .byte = rest_of_httpurl_byte,
    .next = rest_of_mailtourl_next,
    .event = rest_of_mailtourl_event,
    .at_end = rest_of_mailtourl_at_end,
    .run = rest_of_mailtourl_run,
    .expected = rest_of_mailtourl_expected,
    .expected_terms = rest_of_mailtourl_expected_terms,
    .terms = terms,
    .states = 4,
    .events = 2,
    .classes = 10,
    .class_mask = 15,
};
static const uric_rule rest_of_mailtourl_rule = {"mailtourl", &rest_of_mailtourl, &components_mailtourl, 0, 1, 0, 0, NULL};

/* rest_of_fileurl: 19 states, 6 events, 12 classes */
static const uint8_t rest_of_fileurl_next[228] = {
    25, 25, 25, 25, 25, 1, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 2, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 19, 20, 25, 25, 25, 21, 21,
    25, 22, 23, 22, 22, 22, 22, 22, 25, 22, 22, 22,
    25, 25, 25, 8, 9, 25, 4, 25, 25, 25, 10, 10,
    25, 25, 25, 11, 12, 24, 5, 25, 25, 25, 5, 5,
    25, 6, 7, 6, 6, 6, 6, 6, 25, 6, 6, 6,
    25, 25, 25, 25, 25, 25, 13, 25, 25, 25, 13, 25,
    25, 25, 25, 8, 25, 25, 10, 25, 25, 25, 10, 10,
    25, 25, 25, 25, 25, 25, 14, 25, 25, 25, 5, 5,
    25, 25, 25, 8, 12, 25, 10, 25, 25, 25, 10, 10,
    25, 25, 25, 11, 25, 25, 5, 25, 25, 25, 5, 5,
    25, 25, 25, 25, 25, 25, 10, 25, 25, 25, 5, 5,
    25, 25, 25, 25, 25, 25, 6, 25, 25, 25, 6, 25,
    25, 25, 25, 8, 15, 25, 14, 25, 25, 25, 10, 10,
    25, 25, 25, 25, 25, 25, 16, 25, 25, 25, 5, 5,
    25, 25, 25, 8, 17, 25, 16, 25, 25, 25, 10, 10,
    25, 25, 25, 25, 25, 25, 18, 25, 25, 25, 5, 5,
    25, 25, 25, 8, 12, 24, 18, 25, 25, 25, 10, 10,
};
static const uint8_t rest_of_fileurl_at_end[19] = {
    0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0};
static const uric_event rest_of_fileurl_event[8] = {
    {{2, 3, 32, 32}, 0, 0, 3}, {{2, 8, 32, 32}, 0, 0, 4}, {{2, 8, 32, 32}, 0, 0, 5}, {{12, 32, 32, 32}, 0, 0, 6},
    {{12, 32, 32, 32}, 0, 0, 7}, {{3, 9, 32, 32}, 0, 0, 3}, {{12, 13, 32, 32}, 0, 0, 0}, {{13, 32, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_fileurl_run[19] = {
    0, 0, 0, 0, 128, 32, 32, 0, 0, 0, 32, 0, 0, 0, 128, 0,
    128, 0, 128};
static const uint16_t rest_of_fileurl_expected[19] = {
    0, 0, 2, 5, 14, 18, 5, 23, 25, 28, 14, 25, 28, 23, 14, 28,
    14, 28, 18};
static const uint8_t rest_of_fileurl_expected_terms[30] = {
    13, 255, 1, 13, 255, 6, 7, 13, 4, 9, 10, 11, 0, 255, 1, 2,
    3, 255, 1, 2, 3, 13, 255, 12, 255, 1, 2, 255, 1, 255};
static const uric_machine rest_of_fileurl = {
    .byte = site_byte,
    .next = rest_of_fileurl_next,
    .event = rest_of_fileurl_event,
    .at_end = rest_of_fileurl_at_end,
    .run = rest_of_fileurl_run,
    .expected = rest_of_fileurl_expected,
    .expected_terms = rest_of_fileurl_expected_terms,
    .terms = terms,
    .states = 19,
    .events = 6,
    .classes = 12,
    .class_mask = 15,
};
static const uric_rule rest_of_fileurl_rule = {"fileurl", &rest_of_fileurl, &components_fileurl, 0, 1, 0, 0, NULL};

/* rest_of_prosperourl: 14 states, 5 events, 14 classes */
static const uint8_t rest_of_prosperourl_next[196] = {
    19, 19, 19, 19, 19, 19, 19, 1, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 2, 19, 19, 19, 19, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 14, 19, 19, 19, 14, 14,
    19, 19, 19, 19, 19, 19, 19, 4, 19, 19, 19, 19, 19, 19,
    19, 15, 16, 15, 15, 15, 15, 15, 15, 17, 15, 15, 15, 15,
    19, 5, 6, 5, 5, 5, 5, 5, 5, 18, 5, 5, 5, 5,
    19, 19, 19, 19, 19, 19, 19, 19, 8, 19, 19, 19, 8, 19,
    19, 7, 9, 7, 7, 7, 7, 19, 7, 19, 10, 7, 7, 7,
    19, 19, 19, 19, 19, 19, 19, 19, 5, 19, 19, 19, 5, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 11, 19, 19, 19, 11, 19,
    19, 10, 12, 10, 10, 10, 10, 19, 10, 7, 19, 10, 10, 10,
    19, 19, 19, 19, 19, 19, 19, 19, 7, 19, 19, 19, 7, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 13, 19, 19, 19, 13, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 10, 19, 19, 19, 10, 19,
};
static const uint8_t rest_of_prosperourl_at_end[14] = {
    0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 4, 0, 0, 0};
static const uric_event rest_of_prosperourl_event[8] = {
    {{32, 32, 32, 32}, 0, 1, 3}, {{12, 32, 32, 32}, 0, 0, 5}, {{12, 32, 32, 32}, 0, 0, 6}, {{12, 13, 14, 32}, 0, 0, 7},
    {{13, 14, 32, 32}, 0, 0, 7}, {{12, 13, 32, 32}, 0, 0, 0}, {{13, 32, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0},
};
static const uint8_t rest_of_prosperourl_run[14] = {
    0, 0, 0, 0, 0, 128, 0, 16, 0, 0, 16, 0, 0, 0};
static const uint16_t rest_of_prosperourl_expected[14] = {
    0, 0, 2, 0, 4, 4, 7, 9, 7, 7, 16, 7, 7, 7};
static const uint8_t rest_of_prosperourl_expected_terms[24] = {
    13, 255, 1, 255, 14, 0, 255, 12, 255, 6, 7, 4, 9, 10, 11, 255,
    6, 7, 4, 8, 10, 11, 0, 255};
static const uric_hand rest_of_prosperourl_hands[2] = {
    {&call_site, false},
    {&call_account, false},
};
static const uric_machine rest_of_prosperourl = {
    .byte = rest_of_newsurl_byte,
    .next = rest_of_prosperourl_next,
    .event = rest_of_prosperourl_event,
    .at_end = rest_of_prosperourl_at_end,
    .run = rest_of_prosperourl_run,
    .hands = rest_of_prosperourl_hands,
    .expected = rest_of_prosperourl_expected,
    .expected_terms = rest_of_prosperourl_expected_terms,
    .terms = terms,
    .states = 14,
    .events = 5,
    .classes = 14,
    .class_mask = 15,
};
static const uric_rule rest_of_prosperourl_rule = {"prosperourl", &rest_of_prosperourl, &components_prosperourl, 0, 1, 0, 0, NULL};

/* rest_of_schemepart: 46 states, 25 events, 12 classes */
static const uint8_t rest_of_schemepart_next[552] = {
    71, 46, 47, 46, 46, 48, 46, 46, 46, 46, 46, 46,
    71, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    71, 71, 71, 71, 71, 71, 4, 71, 71, 71, 4, 71,
    71, 1, 2, 1, 1, 5, 1, 1, 1, 1, 1, 1,
    71, 71, 71, 71, 71, 71, 1, 71, 71, 71, 1, 71,
    71, 49, 50, 49, 49, 1, 51, 52, 49, 53, 54, 54,
    71, 6, 7, 6, 6, 1, 6, 55, 6, 56, 6, 6,
    71, 71, 71, 71, 71, 71, 12, 71, 71, 71, 12, 71,
    71, 6, 7, 13, 14, 1, 8, 55, 6, 56, 15, 15,
    71, 57, 58, 57, 57, 1, 57, 1, 57, 59, 57, 57,
    71, 1, 2, 1, 1, 1, 60, 1, 1, 1, 61, 61,
    71, 6, 7, 20, 21, 62, 11, 63, 6, 56, 11, 11,
    71, 71, 71, 71, 71, 71, 6, 71, 71, 71, 6, 71,
    71, 6, 7, 13, 6, 1, 15, 55, 6, 56, 15, 15,
    71, 6, 7, 6, 6, 1, 24, 55, 6, 56, 11, 11,
    71, 6, 7, 13, 21, 1, 15, 55, 6, 56, 15, 15,
    71, 16, 17, 16, 16, 1, 16, 1, 16, 64, 16, 16,
    71, 71, 71, 71, 71, 71, 25, 71, 71, 71, 25, 71,
    71, 1, 2, 26, 27, 1, 18, 1, 1, 1, 28, 28,
    71, 1, 2, 29, 30, 62, 19, 65, 1, 1, 19, 19,
    71, 6, 7, 20, 6, 1, 11, 55, 6, 56, 11, 11,
    71, 6, 7, 6, 6, 1, 15, 55, 6, 56, 11, 11,
    71, 66, 67, 66, 66, 66, 66, 66, 66, 66, 66, 66,
    71, 57, 58, 57, 57, 1, 68, 1, 57, 59, 57, 57,
    71, 6, 7, 13, 35, 1, 24, 55, 6, 56, 15, 15,
    71, 71, 71, 71, 71, 71, 16, 71, 71, 71, 16, 71,
    71, 1, 2, 26, 1, 1, 28, 1, 1, 1, 28, 28,
    71, 1, 2, 1, 1, 1, 36, 1, 1, 1, 19, 19,
    71, 1, 2, 26, 30, 1, 28, 1, 1, 1, 28, 28,
    71, 1, 2, 29, 1, 1, 19, 1, 1, 1, 19, 19,
    71, 1, 2, 1, 1, 1, 28, 1, 1, 1, 19, 19,
    71, 1, 2, 1, 1, 1, 69, 1, 1, 1, 1, 1,
    71, 32, 33, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    71, 71, 71, 71, 71, 71, 38, 71, 71, 71, 38, 71,
    71, 16, 17, 16, 16, 70, 34, 1, 16, 64, 16, 16,
    71, 6, 7, 6, 6, 1, 39, 55, 6, 56, 11, 11,
    71, 1, 2, 26, 40, 1, 36, 1, 1, 1, 28, 28,
    71, 1, 2, 1, 1, 70, 37, 1, 1, 1, 1, 1,
    71, 71, 71, 71, 71, 71, 32, 71, 71, 71, 32, 71,
    71, 6, 7, 13, 41, 1, 39, 55, 6, 56, 15, 15,
    71, 1, 2, 1, 1, 1, 42, 1, 1, 1, 19, 19,
    71, 6, 7, 6, 6, 1, 43, 55, 6, 56, 11, 11,
    71, 1, 2, 26, 44, 1, 42, 1, 1, 1, 28, 28,
    71, 6, 7, 13, 21, 62, 43, 63, 6, 56, 15, 15,
    71, 1, 2, 1, 1, 1, 45, 1, 1, 1, 19, 19,
    71, 1, 2, 26, 30, 62, 45, 65, 1, 1, 28, 28,
};
static const uint8_t rest_of_schemepart_at_end[46] = {
    2, 3, 0, 3, 0, 3, 3, 0, 3, 3, 3, 4, 0, 3, 3, 3,
    3, 0, 3, 4, 3, 3, 5, 3, 3, 0, 3, 3, 3, 3, 3, 3,
    6, 0, 7, 3, 3, 7, 0, 3, 3, 3, 3, 4, 3, 4};
static const uric_event rest_of_schemepart_event[31] = {
    {{14, 32, 32, 32}, 0, 0, 1}, {{14, 32, 32, 32}, 0, 0, 2}, {{14, 32, 32, 32}, 0, 0, 3}, {{2, 4, 32, 32}, 0, 0, 6},
    {{2, 4, 32, 32}, 0, 0, 7}, {{2, 4, 8, 32}, 0, 0, 8}, {{2, 4, 5, 32}, 0, 0, 9}, {{2, 4, 5, 32}, 0, 0, 10},
    {{2, 4, 8, 32}, 0, 0, 11}, {{5, 32, 32, 32}, 0, 0, 9}, {{5, 32, 32, 32}, 0, 0, 10}, {{6, 32, 32, 32}, 0, 0, 16},
    {{6, 32, 32, 32}, 0, 0, 17}, {{6, 7, 32, 32}, 0, 0, 10}, {{8, 32, 32, 32}, 0, 0, 18}, {{8, 32, 32, 32}, 0, 0, 19},
    {{3, 9, 32, 32}, 0, 0, 22}, {{5, 9, 32, 32}, 0, 0, 23}, {{7, 32, 32, 32}, 0, 0, 10}, {{9, 32, 32, 32}, 0, 0, 31},
    {{12, 32, 32, 32}, 0, 0, 32}, {{12, 32, 32, 32}, 0, 0, 33}, {{6, 10, 32, 32}, 0, 0, 34}, {{10, 32, 32, 32}, 0, 0, 37},
    {{3, 11, 32, 32}, 0, 0, 22}, {{14, 15, 32, 32}, 0, 0, 0}, {{15, 32, 32, 32}, 0, 0, 0}, {{3, 9, 15, 32}, 0, 0, 0},
    {{12, 13, 15, 32}, 0, 0, 0}, {{13, 15, 32, 32}, 0, 0, 0}, {{3, 11, 15, 32}, 0, 0, 0},
};
static const uint8_t rest_of_schemepart_run[46] = {
    0, 64, 0, 0, 0, 0, 16, 0, 128, 0, 0, 32, 0, 0, 0, 32,
    16, 0, 128, 32, 0, 0, 0, 0, 128, 0, 0, 0, 32, 0, 0, 0,
    64, 0, 128, 0, 128, 128, 0, 128, 0, 0, 128, 128, 0, 128};
static const uint16_t rest_of_schemepart_expected[46] = {
    0, 0, 3, 0, 3, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0,
    0, 3, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0,
    0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t rest_of_schemepart_expected_terms[5] = {
    14, 0, 255, 12, 255};
static const uric_machine rest_of_schemepart = {
    .byte = site_byte,
    .next = rest_of_schemepart_next,
    .event = rest_of_schemepart_event,
    .at_end = rest_of_schemepart_at_end,
    .run = rest_of_schemepart_run,
    .expected = rest_of_schemepart_expected,
    .expected_terms = rest_of_schemepart_expected_terms,
    .terms = terms,
    .states = 46,
    .events = 25,
    .classes = 12,
    .class_mask = 15,
};
static const uric_rule rest_of_schemepart_rule = {"schemepart", &rest_of_schemepart, &components_schemepart, 0, 128, 0, 0, NULL};

/* parse_url: 49 states, 11 events, 18 classes */
static const uint8_t parse_gopherurl_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 33, 33, 0,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2, 0, 0, 0, 0, 0,
    0, 35, 33, 33, 33, 36, 37, 38, 39, 40, 33, 33, 41, 42, 43, 44,
    45, 33, 46, 47, 48, 33, 33, 49, 33, 33, 33, 0, 0, 0, 0, 0,
    0, 35, 33, 33, 33, 36, 37, 38, 39, 40, 33, 33, 41, 42, 43, 44,
    45, 33, 46, 47, 48, 33, 33, 49, 33, 33, 33, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t parse_url_next[882] = {
    60, 1, 60, 1, 1, 2, 3, 4, 1, 1, 5, 6, 1, 7, 1, 1, 8, 9,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 10, 1, 1, 1, 1, 1, 1, 1, 11, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 1,
    60, 1, 49, 14, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 15, 1, 1, 1, 1, 1, 1, 16, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 1, 1, 1,
    60, 1, 49, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 19, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 21, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 22, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 23, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 26, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 27, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 28, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 29, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 30, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 50, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 31, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 32, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 33, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 34, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 35, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 36, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 37, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 38, 1, 1,
    60, 1, 51, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 39, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 52, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 40, 1,
    60, 1, 53, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 54, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 41, 1, 1, 1, 1,
    60, 1, 49, 1, 42, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 55, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 43, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 44, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 45, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 46, 1,
    60, 1, 56, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 57, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 47, 1, 1, 1,
    60, 1, 58, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    60, 1, 49, 1, 1, 1, 1, 1, 1, 1, 1, 1, 48, 1, 1, 1, 1, 1,
    60, 1, 59, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
};
static const uint8_t parse_url_at_end[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_event parse_url_event[11] = {
    {{1, 32, 32, 32}, 0, 13, 0}, {{1, 32, 32, 32}, 0, 4, 0}, {{1, 32, 32, 32}, 0, 11, 0}, {{1, 32, 32, 32}, 0, 3, 0},
    {{1, 32, 32, 32}, 0, 5, 0}, {{1, 32, 32, 32}, 0, 6, 0}, {{1, 32, 32, 32}, 0, 9, 0}, {{1, 32, 32, 32}, 0, 8, 0},
    {{1, 32, 32, 32}, 0, 10, 0}, {{1, 32, 32, 32}, 0, 7, 0}, {{1, 32, 32, 32}, 0, 12, 0},
};
static const uint8_t parse_url_run[49] = {
    0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uint16_t parse_url_expected[49] = {
    0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5};
static const uint8_t parse_url_expected_terms[11] = {
    1, 21, 2, 3, 255, 1, 21, 2, 3, 4, 255};
static const uric_hand parse_url_hands[13] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_httpurl_rule, true},
    {&rest_of_ftpurl_rule, true},
    {&rest_of_newsurl_rule, true},
    {&rest_of_nntpurl_rule, true},
    {&rest_of_telneturl_rule, true},
    {&rest_of_gopherurl_rule, true},
    {&rest_of_waisurl_rule, true},
    {&rest_of_mailtourl_rule, true},
    {&rest_of_fileurl_rule, true},
    {&rest_of_prosperourl_rule, true},
    {&rest_of_schemepart_rule, true},
};
static const uric_machine parse_url = {
    .byte = parse_gopherurl_byte,
    .next = parse_url_next,
    .event = parse_url_event,
    .at_end = parse_url_at_end,
    .run = parse_url_run,
    .hands = parse_url_hands,
    .expected = parse_url_expected,
    .expected_terms = parse_url_expected_terms,
    .terms = terms,
    .states = 49,
    .events = 11,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_url = {"url", &parse_url, &components_url, 0, 1, 0, 0, NULL};

/* parse_httpurl: 5 states, 1 events, 18 classes */
static const uint8_t parse_httpurl_next[90] = {
    6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t parse_httpurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event parse_httpurl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_httpurl_run[5] = {
    0, 0, 0, 0, 0};
static const uint16_t parse_httpurl_expected[5] = {
    0, 2, 2, 4, 6};
static const uint8_t parse_httpurl_expected_terms[8] = {
    23, 255, 15, 255, 17, 255, 4, 255};
static const uric_hand parse_httpurl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_httpurl_rule, true},
};
static const uric_machine parse_httpurl = {
    .byte = parse_gopherurl_byte,
    .next = parse_httpurl_next,
    .event = parse_httpurl_event,
    .at_end = parse_httpurl_at_end,
    .run = parse_httpurl_run,
    .hands = parse_httpurl_hands,
    .expected = parse_httpurl_expected,
    .expected_terms = parse_httpurl_expected_terms,
    .terms = terms,
    .states = 5,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_httpurl = {"httpurl", &parse_httpurl, &components_httpurl, 0, 1, 0, 0, NULL};

/* parse_ftpurl: 4 states, 1 events, 18 classes */
static const uint8_t parse_ftpurl_next[72] = {
    5, 5, 5, 5, 5, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 5, 5, 5, 5,
    5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
};
static const uint8_t parse_ftpurl_at_end[4] = {
    0, 0, 0, 0};
static const uric_event parse_ftpurl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_ftpurl_run[4] = {
    0, 0, 0, 0};
static const uint16_t parse_ftpurl_expected[4] = {
    0, 2, 4, 6};
static const uint8_t parse_ftpurl_expected_terms[8] = {
    24, 255, 15, 255, 17, 255, 4, 255};
static const uric_hand parse_ftpurl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_ftpurl_rule, true},
};
static const uric_machine parse_ftpurl = {
    .byte = parse_gopherurl_byte,
    .next = parse_ftpurl_next,
    .event = parse_ftpurl_event,
    .at_end = parse_ftpurl_at_end,
    .run = parse_ftpurl_run,
    .hands = parse_ftpurl_hands,
    .expected = parse_ftpurl_expected,
    .expected_terms = parse_ftpurl_expected_terms,
    .terms = terms,
    .states = 4,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_ftpurl = {"ftpurl", &parse_ftpurl, &components_ftpurl, 0, 1, 0, 0, NULL};

/* parse_newsurl: 5 states, 1 events, 18 classes */
static const uint8_t parse_newsurl_next[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t parse_newsurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event parse_newsurl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_newsurl_run[5] = {
    0, 0, 0, 0, 0};
static const uint16_t parse_newsurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t parse_newsurl_expected_terms[10] = {
    25, 255, 18, 255, 26, 255, 27, 255, 4, 255};
static const uric_hand parse_newsurl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_newsurl_rule, true},
};
static const uric_machine parse_newsurl = {
    .byte = parse_gopherurl_byte,
    .next = parse_newsurl_next,
    .event = parse_newsurl_event,
    .at_end = parse_newsurl_at_end,
    .run = parse_newsurl_run,
    .hands = parse_newsurl_hands,
    .expected = parse_newsurl_expected,
    .expected_terms = parse_newsurl_expected_terms,
    .terms = terms,
    .states = 5,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_newsurl = {"newsurl", &parse_newsurl, &components_newsurl, 0, 1, 0, 0, NULL};

/* parse_nntpurl: 5 states, 1 events, 18 classes */
static const uint8_t parse_nntpurl_next[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t parse_nntpurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event parse_nntpurl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_nntpurl_run[5] = {
    0, 0, 0, 0, 0};
static const uint16_t parse_nntpurl_expected[5] = {
    0, 0, 2, 4, 6};
static const uint8_t parse_nntpurl_expected_terms[8] = {
    25, 255, 15, 255, 17, 255, 4, 255};
static const uric_hand parse_nntpurl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_nntpurl_rule, true},
};
static const uric_machine parse_nntpurl = {
    .byte = parse_gopherurl_byte,
    .next = parse_nntpurl_next,
    .event = parse_nntpurl_event,
    .at_end = parse_nntpurl_at_end,
    .run = parse_nntpurl_run,
    .hands = parse_nntpurl_hands,
    .expected = parse_nntpurl_expected,
    .expected_terms = parse_nntpurl_expected_terms,
    .terms = terms,
    .states = 5,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_nntpurl = {"nntpurl", &parse_nntpurl, &components_nntpurl, 0, 1, 0, 0, NULL};

/* parse_telneturl: 7 states, 1 events, 18 classes */
static const uint8_t parse_telneturl_next[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 8,
    8, 8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t parse_telneturl_at_end[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_event parse_telneturl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_telneturl_run[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uint16_t parse_telneturl_expected[7] = {
    0, 2, 4, 6, 2, 0, 8};
static const uint8_t parse_telneturl_expected_terms[10] = {
    15, 255, 18, 255, 28, 255, 25, 255, 4, 255};
static const uric_hand parse_telneturl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_telneturl_rule, true},
};
static const uric_machine parse_telneturl = {
    .byte = parse_gopherurl_byte,
    .next = parse_telneturl_next,
    .event = parse_telneturl_event,
    .at_end = parse_telneturl_at_end,
    .run = parse_telneturl_run,
    .hands = parse_telneturl_hands,
    .expected = parse_telneturl_expected,
    .expected_terms = parse_telneturl_expected_terms,
    .terms = terms,
    .states = 7,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_telneturl = {"telneturl", &parse_telneturl, &components_telneturl, 0, 1, 0, 0, NULL};

/* parse_gopherurl: 7 states, 1 events, 18 classes */
static const uint8_t parse_gopherurl_next[126] = {
    8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 2, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t parse_gopherurl_at_end[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_event parse_gopherurl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_gopherurl_run[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uint16_t parse_gopherurl_expected[7] = {
    0, 2, 4, 6, 8, 10, 12};
static const uint8_t parse_gopherurl_expected_terms[14] = {
    29, 255, 30, 255, 17, 255, 23, 255, 18, 255, 31, 255, 4, 255};
static const uric_hand parse_gopherurl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_gopherurl_rule, true},
};
static const uric_machine parse_gopherurl = {
    .byte = parse_gopherurl_byte,
    .next = parse_gopherurl_next,
    .event = parse_gopherurl_event,
    .at_end = parse_gopherurl_at_end,
    .run = parse_gopherurl_run,
    .hands = parse_gopherurl_hands,
    .expected = parse_gopherurl_expected,
    .expected_terms = parse_gopherurl_expected_terms,
    .terms = terms,
    .states = 7,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_gopherurl = {"gopherurl", &parse_gopherurl, &components_gopherurl, 0, 1, 0, 0, NULL};

/* parse_waisurl: 5 states, 1 events, 18 classes */
static const uint8_t parse_waisurl_next[90] = {
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1,
    6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t parse_waisurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event parse_waisurl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_waisurl_run[5] = {
    0, 0, 0, 0, 0};
static const uint16_t parse_waisurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t parse_waisurl_expected_terms[10] = {
    26, 255, 32, 255, 33, 255, 27, 255, 4, 255};
static const uric_hand parse_waisurl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_waisurl_rule, true},
};
static const uric_machine parse_waisurl = {
    .byte = parse_gopherurl_byte,
    .next = parse_waisurl_next,
    .event = parse_waisurl_event,
    .at_end = parse_waisurl_at_end,
    .run = parse_waisurl_run,
    .hands = parse_waisurl_hands,
    .expected = parse_waisurl_expected,
    .expected_terms = parse_waisurl_expected_terms,
    .terms = terms,
    .states = 5,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_waisurl = {"waisurl", &parse_waisurl, &components_waisurl, 0, 1, 0, 0, NULL};

/* parse_mailtourl: 7 states, 1 events, 18 classes */
static const uint8_t parse_mailtourl_next[126] = {
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 2, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8,
    8, 8, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
};
static const uint8_t parse_mailtourl_at_end[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_event parse_mailtourl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_mailtourl_run[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uint16_t parse_mailtourl_expected[7] = {
    0, 2, 4, 6, 8, 10, 12};
static const uint8_t parse_mailtourl_expected_terms[14] = {
    34, 255, 32, 255, 33, 255, 28, 255, 15, 255, 30, 255, 4, 255};
static const uric_hand parse_mailtourl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_mailtourl_rule, true},
};
static const uric_machine parse_mailtourl = {
    .byte = parse_gopherurl_byte,
    .next = parse_mailtourl_next,
    .event = parse_mailtourl_event,
    .at_end = parse_mailtourl_at_end,
    .run = parse_mailtourl_run,
    .hands = parse_mailtourl_hands,
    .expected = parse_mailtourl_expected,
    .expected_terms = parse_mailtourl_expected_terms,
    .terms = terms,
    .states = 7,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_mailtourl = {"mailtourl", &parse_mailtourl, &components_mailtourl, 0, 1, 0, 0, NULL};

/* parse_fileurl: 5 states, 1 events, 18 classes */
static const uint8_t parse_fileurl_next[90] = {
    6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const uint8_t parse_fileurl_at_end[5] = {
    0, 0, 0, 0, 0};
static const uric_event parse_fileurl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_fileurl_run[5] = {
    0, 0, 0, 0, 0};
static const uint16_t parse_fileurl_expected[5] = {
    0, 2, 4, 6, 8};
static const uint8_t parse_fileurl_expected_terms[10] = {
    24, 255, 33, 255, 28, 255, 18, 255, 4, 255};
static const uric_hand parse_fileurl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_fileurl_rule, true},
};
static const uric_machine parse_fileurl = {
    .byte = parse_gopherurl_byte,
    .next = parse_fileurl_next,
    .event = parse_fileurl_event,
    .at_end = parse_fileurl_at_end,
    .run = parse_fileurl_run,
    .hands = parse_fileurl_hands,
    .expected = parse_fileurl_expected,
    .expected_terms = parse_fileurl_expected_terms,
    .terms = terms,
    .states = 5,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_fileurl = {"fileurl", &parse_fileurl, &components_fileurl, 0, 1, 0, 0, NULL};

/* parse_prosperourl: 9 states, 1 events, 18 classes */
static const uint8_t parse_prosperourl_next[162] = {
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 1, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 2, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 3, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 4, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 10, 10, 10, 10,
    10, 10, 10, 10, 6, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 7, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 8, 10, 10, 10, 10, 10,
    10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
};
static const uint8_t parse_prosperourl_at_end[9] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uric_event parse_prosperourl_event[1] = {
    {{1, 32, 32, 32}, 0, 3, 0},
};
static const uint8_t parse_prosperourl_run[9] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint16_t parse_prosperourl_expected[9] = {
    0, 2, 4, 6, 0, 8, 2, 4, 10};
static const uint8_t parse_prosperourl_expected_terms[12] = {
    17, 255, 31, 255, 30, 255, 27, 255, 18, 255, 4, 255};
static const uric_hand parse_prosperourl_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_prosperourl_rule, true},
};
static const uric_machine parse_prosperourl = {
    .byte = parse_gopherurl_byte,
    .next = parse_prosperourl_next,
    .event = parse_prosperourl_event,
    .at_end = parse_prosperourl_at_end,
    .run = parse_prosperourl_run,
    .hands = parse_prosperourl_hands,
    .expected = parse_prosperourl_expected,
    .expected_terms = parse_prosperourl_expected_terms,
    .terms = terms,
    .states = 9,
    .events = 1,
    .classes = 18,
    .class_mask = 31,
};
const uric_rule uric_rfc1738_prosperourl = {"prosperourl", &parse_prosperourl, &components_prosperourl, 0, 1, 0, 0, NULL};

/* parse_schemepart: 1 states, 3 events, 10 classes */
static const uint8_t parse_schemepart_next[10] = {
    4, 1, 2, 1, 3, 1, 1, 1, 1, 1,
};
static const uint8_t parse_schemepart_at_end[1] = {
    2};
static const uric_event parse_schemepart_event[4] = {
    {{32, 32, 32, 32}, 0, 3, 1}, {{32, 32, 32, 32}, 0, 3, 2}, {{32, 32, 32, 32}, 0, 3, 3}, {{14, 15, 32, 32}, 0, 0, 0},
};
static const uint8_t parse_schemepart_run[1] = {
    0};
static const uint16_t parse_schemepart_expected[1] = {
    0};
static const uint8_t parse_schemepart_expected_terms[3] = {
    14, 0, 255};
static const uric_hand parse_schemepart_hands[3] = {
    {&call_site, false},
    {&call_account, false},
    {&rest_of_schemepart_rule, true},
};
static const uric_machine parse_schemepart = {
    .byte = rest_of_httpurl_byte,
    .next = parse_schemepart_next,
    .event = parse_schemepart_event,
    .at_end = parse_schemepart_at_end,
    .run = parse_schemepart_run,
    .hands = parse_schemepart_hands,
    .expected = parse_schemepart_expected,
    .expected_terms = parse_schemepart_expected_terms,
    .terms = terms,
    .states = 1,
    .events = 3,
    .classes = 10,
    .class_mask = 15,
};
const uric_rule uric_rfc1738_schemepart = {"schemepart", &parse_schemepart, &components_schemepart, 0, 128, 1, 0, NULL};

/* check_genericurl: 151 states, 0 events, 39 classes */
static const uint8_t check_genericurl_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 65, 2, 2, 67, 4, 5, 65, 65, 65, 70, 71, 65, 72, 73, 10,
    203, 204, 204, 204, 204, 204, 204, 204, 204, 205, 14, 15, 2, 16, 2, 17,
    18, 211, 212, 212, 213, 214, 215, 216, 217, 218, 219, 219, 220, 221, 222, 223,
    224, 219, 225, 226, 227, 219, 219, 228, 219, 219, 219, 37, 37, 37, 37, 102,
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
static const uint8_t check_genericurl_next[5889] = {
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 151, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 151, 151, 151, 151, 151, 45, 45, 45, 45, 46, 47, 48, 45, 45, 45, 49, 50, 45, 51, 45, 45, 52, 53, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 54, 54, 54, 151, 54, 54, 54, 151, 151, 151, 151, 151, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 55, 55, 55, 151, 151, 151, 151, 151, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 56, 56, 151, 151, 151, 151, 151, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 57, 57, 57, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 58, 58, 58, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 8, 151, 8, 59, 8, 8, 8, 8, 8, 151, 8, 8, 8, 151, 8, 8, 8, 151, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 151, 8,
    151, 9, 151, 9, 60, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 151, 9,
    151, 10, 151, 10, 61, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 151, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 151, 10,
    151, 11, 151, 11, 62, 11, 11, 11, 11, 11, 151, 11, 11, 11, 11, 151, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 151, 11,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151, 56, 151, 151, 151, 151, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 13, 151, 13, 63, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 151, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 151, 13,
    151, 14, 151, 14, 64, 14, 14, 14, 14, 14, 151, 14, 14, 14, 14, 14, 14, 151, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 151, 14,
    151, 56, 151, 56, 65, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 151, 56,
    151, 16, 151, 16, 66, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 151, 16,
    151, 9, 151, 9, 60, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 151, 9,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 151, 151,
    151, 19, 151, 19, 68, 151, 19, 19, 19, 19, 151, 19, 19, 19, 151, 151, 151, 151, 151, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 151, 19,
    151, 20, 151, 20, 69, 20, 20, 20, 20, 20, 151, 20, 20, 20, 20, 151, 151, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 151, 20,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 56, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 56, 151, 151, 151, 56, 56, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56,
    151, 56, 151, 151, 151, 151, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151,
    151, 151, 56, 151, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 56, 151, 151, 151, 151, 56, 151, 151, 151, 56, 56, 56, 56, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 56, 56, 151, 151, 151, 151, 151, 56, 56, 56, 56, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 65, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 56, 151, 56, 151, 151, 56, 56, 56, 56, 151, 56, 56, 56, 151, 151, 151, 151, 151, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 151, 56,
    151, 56, 151, 56, 65, 151, 56, 56, 56, 56, 151, 56, 56, 56, 151, 151, 151, 151, 151, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 151, 56,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 70, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 71, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 72, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 73, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 74, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 75, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 39, 151, 39, 76, 39, 39, 39, 39, 39, 151, 39, 39, 39, 39, 39, 39, 151, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 151, 39,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 77, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 78, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 79, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 80, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 81, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 82, 45, 45, 45, 45, 45, 45, 45, 45, 83, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 84, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 85, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 86, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 87, 45, 45, 45, 45, 45, 45, 45, 85, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 88, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 89, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 90, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 54, 54, 54, 151, 54, 54, 54, 151, 151, 151, 151, 151, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 91, 151, 151, 55, 55, 55, 151, 151, 151, 151, 151, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 92, 151, 57, 57, 57, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 58, 58, 58, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 93, 93, 93, 151, 151, 151, 151, 151, 93, 93, 93, 93, 93, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 94, 94, 94, 151, 151, 151, 151, 151, 94, 94, 94, 94, 94, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 95, 95, 95, 151, 151, 151, 151, 151, 95, 95, 95, 95, 95, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 96, 96, 96, 151, 151, 151, 151, 151, 96, 96, 96, 96, 96, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 97, 97, 97, 151, 151, 151, 151, 151, 97, 97, 97, 97, 97, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 98, 98, 98, 151, 151, 151, 151, 151, 98, 98, 98, 98, 98, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 28, 28, 28, 151, 151, 151, 151, 151, 28, 28, 28, 28, 28, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 99, 100, 100, 151, 151, 151, 151, 151, 100, 100, 100, 100, 100, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 67, 67, 67, 151, 67, 67, 67, 151, 151, 151, 151, 151, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 151, 67,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 101, 101, 101, 151, 151, 151, 151, 151, 101, 101, 101, 101, 101, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 102, 102, 102, 151, 151, 151, 151, 151, 102, 102, 102, 102, 102, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 71, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 103, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 104, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 71, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 105, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 106, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 107, 108, 108, 151, 151, 151, 151, 151, 108, 108, 108, 108, 108, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 109, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 110, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 111, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 80, 151, 80, 112, 80, 80, 80, 80, 80, 151, 80, 80, 80, 80, 151, 113, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 151, 80,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 114, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 115, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 0, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 116, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 83, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 117, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 118, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 119, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 120, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 118, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 91, 151, 151, 55, 55, 55, 151, 151, 151, 151, 151, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 121, 121, 121, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 8, 8, 8, 151, 151, 151, 151, 151, 8, 8, 8, 8, 8, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 9, 9, 9, 151, 151, 151, 151, 151, 9, 9, 9, 9, 9, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 10, 10, 10, 151, 151, 151, 151, 151, 10, 10, 10, 10, 10, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 11, 11, 11, 151, 151, 151, 151, 151, 11, 11, 11, 11, 11, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 13, 13, 13, 151, 151, 151, 151, 151, 13, 13, 13, 13, 13, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 14, 14, 14, 151, 151, 151, 151, 151, 14, 14, 14, 14, 14, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 16, 16, 151, 151, 151, 151, 151, 151, 16, 16, 16, 16, 16, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 16, 16, 16, 151, 151, 151, 151, 151, 16, 16, 16, 16, 16, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 19, 19, 19, 151, 151, 151, 151, 151, 19, 19, 19, 19, 19, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 20, 20, 20, 151, 151, 151, 151, 151, 20, 20, 20, 20, 20, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 122, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 123, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 124, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 39, 39, 151, 151, 151, 151, 151, 151, 39, 39, 39, 39, 39, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 39, 39, 39, 151, 151, 151, 151, 151, 39, 39, 39, 39, 39, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 122, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 125, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 126, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 127, 127, 127, 151, 151, 151, 151, 151, 127, 127, 127, 127, 127, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 113, 151, 113, 128, 113, 113, 113, 113, 113, 151, 113, 113, 113, 113, 80, 151, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 151, 113,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 129, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 0, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 130, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 131, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 0, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 132, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 133, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 134, 151, 121, 121, 121, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 135, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 136, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 137, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 80, 80, 80, 151, 151, 151, 151, 151, 80, 80, 80, 80, 80, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 138, 138, 138, 151, 151, 151, 151, 151, 138, 138, 138, 138, 138, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 139, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 140, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 141, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 142, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 143, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 144, 144, 144, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 145, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 146, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 147, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 113, 113, 113, 151, 151, 151, 151, 151, 113, 113, 113, 113, 113, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 148, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 0, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 0, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 149, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 0, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 7, 151, 144, 144, 144, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 56, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 150, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 45, 45, 45, 151, 45, 45, 45, 9, 151, 151, 151, 151, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 141, 45, 45, 45, 151, 151,
    151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 151, 147, 151, 151, 151, 151, 151,
};
static const uint8_t check_genericurl_at_end[151] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 1, 0,
    1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0};
static const uint8_t check_genericurl_run[151] = {
    0, 0, 0, 0, 0, 0, 0, 0, 64, 64, 64, 64, 0, 64, 64, 0,
    64, 0, 0, 64, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 128, 0, 0,
    0, 0, 0, 0, 0, 0, 128, 128, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0};
static const uint16_t check_genericurl_expected[151] = {
    0, 0, 0, 5, 7, 5, 9, 9, 11, 18, 21, 30, 38, 40, 49, 57,
    18, 57, 7, 59, 62, 7, 9, 69, 71, 73, 75, 77, 79, 81, 83, 85,
    87, 89, 91, 93, 91, 95, 97, 49, 99, 101, 89, 103, 105, 107, 107, 107,
    107, 107, 107, 107, 107, 107, 113, 119, 16, 123, 126, 79, 79, 79, 79, 79,
    79, 79, 79, 129, 79, 79, 95, 95, 136, 91, 136, 138, 79, 140, 140, 142,
    144, 151, 107, 107, 107, 107, 107, 107, 107, 107, 107, 153, 9, 79, 79, 79,
    79, 79, 79, 156, 79, 79, 79, 105, 99, 164, 105, 156, 79, 142, 142, 164,
    79, 166, 138, 107, 107, 107, 107, 107, 107, 123, 174, 91, 87, 164, 136, 79,
    79, 174, 107, 107, 107, 107, 9, 136, 136, 95, 79, 105, 107, 107, 107, 107,
    123, 95, 151, 138, 136, 107, 151};
static const uint8_t check_genericurl_expected_terms[176] = {
    1, 21, 2, 3, 255, 1, 255, 20, 255, 5, 255, 6, 7, 8, 9, 10,
    0, 255, 14, 0, 255, 6, 7, 13, 4, 9, 10, 11, 0, 255, 6, 7,
    4, 9, 10, 11, 0, 255, 19, 255, 6, 7, 13, 4, 8, 9, 11, 0,
    255, 6, 7, 4, 8, 9, 11, 0, 255, 14, 255, 6, 0, 255, 6, 7,
    4, 10, 11, 0, 255, 35, 255, 36, 255, 37, 255, 38, 255, 39, 255, 12,
    255, 40, 255, 41, 255, 6, 255, 23, 255, 24, 255, 25, 255, 42, 255, 15,
    255, 29, 255, 26, 255, 34, 255, 8, 255, 17, 255, 1, 21, 2, 3, 4,
    255, 1, 21, 2, 3, 0, 255, 1, 2, 0, 255, 5, 3, 255, 5, 0,
    255, 1, 21, 2, 3, 22, 0, 255, 18, 255, 30, 255, 32, 255, 33, 255,
    6, 7, 4, 9, 10, 11, 255, 31, 255, 1, 2, 255, 43, 32, 44, 45,
    46, 18, 24, 255, 28, 255, 6, 7, 4, 8, 10, 11, 0, 255, 27, 255};
static const uric_machine check_genericurl = {
    .byte = check_genericurl_byte,
    .next = check_genericurl_next,
    .at_end = check_genericurl_at_end,
    .run = check_genericurl_run,
    .expected = check_genericurl_expected,
    .expected_terms = check_genericurl_expected_terms,
    .terms = terms,
    .states = 151,
    .events = 0,
    .classes = 39,
    .class_mask = 63,
};

/* check_ip_schemepart: 98 states, 0 events, 13 classes */
static const uint8_t check_ip_schemepart_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 145, 0, 0, 145, 2, 145, 145, 145, 145, 147, 148, 145, 149, 150, 135,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 137, 145, 0, 145, 0, 145,
    138, 187, 187, 187, 187, 187, 187, 188, 188, 188, 188, 188, 188, 188, 188, 188,
    188, 188, 188, 188, 188, 188, 188, 188, 188, 188, 188, 0, 0, 0, 0, 148,
    0, 187, 187, 187, 187, 187, 187, 188, 188, 188, 188, 188, 188, 188, 188, 188,
    188, 188, 188, 188, 188, 188, 188, 188, 188, 188, 188, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t check_ip_schemepart_next[1274] = {
    98, 98, 98, 98, 98, 98, 98, 8, 98, 98, 98, 98, 98,
    98, 9, 10, 9, 9, 9, 9, 98, 11, 12, 2, 13, 13,
    98, 98, 98, 98, 98, 98, 98, 98, 14, 98, 98, 15, 15,
    98, 98, 98, 98, 98, 98, 98, 98, 16, 98, 98, 17, 17,
    98, 98, 98, 98, 98, 98, 98, 98, 18, 98, 98, 17, 17,
    98, 19, 20, 21, 19, 19, 19, 19, 19, 19, 98, 22, 22,
    98, 19, 20, 19, 19, 19, 19, 19, 19, 19, 98, 19, 19,
    98, 98, 98, 98, 98, 98, 98, 98, 16, 98, 98, 17, 17,
    98, 98, 98, 98, 98, 98, 98, 23, 98, 98, 98, 98, 98,
    98, 9, 10, 9, 9, 9, 9, 98, 9, 12, 2, 9, 9,
    98, 98, 98, 98, 98, 98, 98, 98, 24, 98, 98, 24, 98,
    98, 9, 10, 9, 9, 25, 26, 98, 11, 12, 2, 27, 27,
    98, 12, 28, 12, 12, 12, 12, 98, 12, 98, 2, 12, 12,
    98, 9, 10, 9, 9, 29, 30, 98, 13, 31, 2, 13, 13,
    98, 98, 98, 98, 98, 32, 33, 98, 14, 98, 98, 34, 34,
    98, 98, 98, 98, 98, 35, 36, 98, 15, 37, 98, 15, 15,
    98, 98, 98, 98, 98, 38, 39, 98, 16, 98, 98, 18, 18,
    98, 98, 98, 98, 98, 40, 4, 98, 17, 98, 98, 17, 17,
    98, 98, 98, 98, 98, 38, 4, 98, 18, 98, 98, 18, 18,
    98, 19, 20, 19, 19, 19, 19, 19, 19, 19, 3, 19, 19,
    98, 98, 98, 98, 98, 98, 98, 98, 41, 98, 98, 41, 98,
    98, 19, 20, 19, 19, 19, 19, 19, 19, 19, 3, 19, 19,
    98, 19, 20, 19, 22, 22, 22, 19, 22, 19, 3, 22, 22,
    98, 42, 43, 42, 42, 42, 42, 98, 44, 45, 46, 47, 47,
    98, 98, 98, 98, 98, 98, 98, 98, 9, 98, 98, 9, 98,
    98, 9, 10, 9, 9, 25, 9, 98, 27, 12, 2, 27, 27,
    98, 9, 10, 9, 9, 9, 9, 98, 48, 12, 2, 13, 13,
    98, 9, 10, 9, 9, 25, 30, 98, 27, 12, 2, 27, 27,
    98, 98, 98, 98, 98, 98, 98, 98, 49, 98, 98, 49, 98,
    98, 9, 10, 9, 9, 29, 9, 98, 13, 12, 2, 13, 13,
    98, 9, 10, 9, 9, 9, 9, 98, 27, 12, 2, 13, 13,
    98, 12, 28, 12, 12, 12, 12, 98, 50, 98, 2, 12, 12,
    98, 98, 98, 98, 98, 32, 98, 98, 34, 98, 98, 34, 34,
    98, 98, 98, 98, 98, 98, 98, 98, 51, 98, 98, 15, 15,
    98, 98, 98, 98, 98, 32, 36, 98, 34, 98, 98, 34, 34,
    98, 98, 98, 98, 98, 35, 98, 98, 15, 98, 98, 15, 15,
    98, 98, 98, 98, 98, 98, 98, 98, 34, 98, 98, 15, 15,
    98, 98, 98, 98, 98, 98, 98, 98, 52, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 38, 98, 98, 18, 98, 98, 18, 18,
    98, 98, 98, 98, 98, 98, 98, 98, 53, 98, 98, 17, 17,
    98, 98, 98, 98, 98, 40, 98, 98, 17, 98, 98, 17, 17,
    98, 98, 98, 98, 98, 98, 98, 98, 19, 98, 98, 19, 98,
    98, 42, 43, 42, 42, 42, 42, 98, 42, 45, 46, 42, 42,
    98, 98, 98, 98, 98, 98, 98, 98, 54, 98, 98, 54, 98,
    98, 42, 43, 42, 42, 55, 56, 98, 44, 45, 46, 57, 57,
    98, 45, 58, 45, 45, 45, 45, 98, 45, 98, 46, 45, 45,
    98, 98, 98, 98, 98, 98, 98, 98, 59, 98, 98, 60, 60,
    98, 42, 43, 42, 42, 61, 62, 63, 47, 64, 46, 47, 47,
    98, 9, 10, 9, 9, 25, 65, 98, 48, 12, 2, 27, 27,
    98, 98, 98, 98, 98, 98, 98, 98, 12, 98, 98, 12, 98,
    98, 12, 28, 12, 12, 12, 12, 98, 50, 98, 2, 12, 12,
    98, 98, 98, 98, 98, 32, 66, 98, 51, 98, 98, 34, 34,
    98, 98, 98, 98, 98, 98, 98, 98, 52, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 38, 67, 98, 53, 98, 98, 18, 18,
    98, 98, 98, 98, 98, 98, 98, 98, 42, 98, 98, 42, 98,
    98, 42, 43, 42, 42, 55, 42, 98, 57, 45, 46, 57, 57,
    98, 42, 43, 42, 42, 42, 42, 98, 68, 45, 46, 47, 47,
    98, 42, 43, 42, 42, 55, 62, 98, 57, 45, 46, 57, 57,
    98, 98, 98, 98, 98, 98, 98, 98, 69, 98, 98, 69, 98,
    98, 98, 98, 98, 98, 70, 71, 98, 59, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 73, 74, 63, 60, 75, 98, 60, 60,
    98, 42, 43, 42, 42, 61, 42, 98, 47, 45, 46, 47, 47,
    98, 42, 43, 42, 42, 42, 42, 98, 57, 45, 46, 47, 47,
    98, 63, 76, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
    98, 45, 58, 45, 45, 45, 45, 98, 77, 98, 46, 45, 45,
    98, 9, 10, 9, 9, 9, 9, 98, 78, 12, 2, 13, 13,
    98, 98, 98, 98, 98, 98, 98, 98, 79, 98, 98, 15, 15,
    98, 98, 98, 98, 98, 98, 98, 98, 80, 98, 98, 17, 17,
    98, 42, 43, 42, 42, 55, 81, 98, 68, 45, 46, 57, 57,
    98, 98, 98, 98, 98, 98, 98, 98, 45, 98, 98, 45, 98,
    98, 98, 98, 98, 98, 70, 98, 98, 72, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 98, 98, 98, 82, 98, 98, 60, 60,
    98, 98, 98, 98, 98, 70, 74, 98, 72, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 73, 98, 98, 60, 98, 98, 60, 60,
    98, 98, 98, 98, 98, 98, 98, 98, 72, 98, 98, 60, 60,
    98, 98, 98, 98, 98, 98, 98, 98, 83, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 84, 98, 98, 84, 98,
    98, 45, 58, 45, 45, 45, 45, 63, 77, 98, 46, 45, 45,
    98, 9, 10, 9, 9, 25, 85, 98, 78, 12, 2, 27, 27,
    98, 98, 98, 98, 98, 32, 86, 98, 79, 98, 98, 34, 34,
    98, 98, 98, 98, 98, 38, 87, 98, 80, 98, 98, 18, 18,
    98, 42, 43, 42, 42, 42, 42, 98, 88, 45, 46, 47, 47,
    98, 98, 98, 98, 98, 70, 89, 98, 82, 98, 98, 72, 72,
    98, 98, 98, 98, 98, 98, 98, 63, 83, 98, 98, 98, 98,
    98, 98, 98, 98, 98, 98, 98, 98, 63, 98, 98, 63, 98,
    98, 9, 10, 9, 9, 9, 9, 98, 90, 12, 2, 13, 13,
    98, 98, 98, 98, 98, 98, 98, 98, 91, 98, 98, 15, 15,
    98, 98, 98, 98, 98, 98, 98, 98, 92, 98, 98, 17, 17,
    98, 42, 43, 42, 42, 55, 93, 98, 88, 45, 46, 57, 57,
    98, 98, 98, 98, 98, 98, 98, 98, 94, 98, 98, 60, 60,
    98, 9, 10, 9, 9, 25, 30, 98, 90, 31, 2, 27, 27,
    98, 98, 98, 98, 98, 32, 36, 98, 91, 37, 98, 34, 34,
    98, 98, 98, 98, 98, 38, 4, 98, 92, 98, 98, 18, 18,
    98, 42, 43, 42, 42, 42, 42, 98, 95, 45, 46, 47, 47,
    98, 98, 98, 98, 98, 70, 96, 98, 94, 98, 98, 72, 72,
    98, 42, 43, 42, 42, 55, 62, 63, 95, 64, 46, 57, 57,
    98, 98, 98, 98, 98, 98, 98, 98, 97, 98, 98, 60, 60,
    98, 98, 98, 98, 98, 70, 74, 63, 97, 75, 98, 72, 72,
};
static const uint8_t check_ip_schemepart_at_end[98] = {
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1,
    0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1,
    0, 1};
static const uint8_t check_ip_schemepart_run[98] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 16, 32, 64, 32,
    64, 32, 32, 16, 0, 0, 32, 0, 0, 0, 0, 32, 0, 0, 0, 0,
    0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 16, 0, 32,
    64, 0, 64, 64, 64, 64, 0, 0, 0, 32, 0, 64, 32, 0, 0, 128,
    0, 0, 0, 0, 64, 0, 0, 0, 32, 0, 0, 0, 0, 64, 64, 64,
    64, 0, 64, 64, 0, 0, 0, 0, 64, 0, 64, 64, 64, 0, 64, 64,
    0, 64};
static const uint16_t check_ip_schemepart_expected[98] = {
    0, 2, 10, 10, 10, 12, 12, 20, 0, 2, 23, 2, 25, 32, 41, 45,
    41, 51, 41, 56, 23, 58, 58, 2, 23, 2, 2, 2, 23, 2, 2, 25,
    61, 10, 41, 61, 10, 64, 61, 10, 61, 23, 2, 23, 2, 25, 10, 58,
    2, 23, 66, 41, 74, 41, 23, 2, 2, 2, 23, 41, 77, 2, 2, 58,
    25, 2, 10, 10, 2, 23, 61, 10, 41, 61, 10, 64, 23, 84, 2, 41,
    41, 2, 41, 93, 23, 2, 10, 10, 2, 10, 32, 45, 51, 2, 41, 58,
    10, 77};
static const uint8_t check_ip_schemepart_expected_terms[97] = {
    13, 255, 6, 7, 4, 8, 9, 10, 11, 255, 1, 255, 6, 7, 13, 4,
    8, 9, 10, 255, 1, 0, 255, 12, 255, 6, 7, 8, 9, 10, 11, 255,
    6, 7, 4, 8, 9, 10, 11, 0, 255, 1, 2, 3, 255, 1, 2, 3,
    4, 0, 255, 1, 2, 3, 0, 255, 14, 255, 14, 0, 255, 1, 2, 255,
    5, 255, 6, 7, 8, 9, 10, 11, 0, 255, 5, 0, 255, 1, 2, 3,
    13, 4, 0, 255, 6, 7, 13, 8, 9, 10, 11, 0, 255, 5, 13, 0,
    255};
static const uric_machine check_ip_schemepart = {
    .byte = check_ip_schemepart_byte,
    .next = check_ip_schemepart_next,
    .at_end = check_ip_schemepart_at_end,
    .run = check_ip_schemepart_run,
    .expected = check_ip_schemepart_expected,
    .expected_terms = check_ip_schemepart_expected_terms,
    .terms = terms,
    .states = 98,
    .events = 0,
    .classes = 13,
    .class_mask = 15,
};

/* check_waisdatabase: 49 states, 3 events, 15 classes */
static const uint8_t check_waisdatabase_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 113, 0, 0, 113, 2, 99, 113, 113, 113, 113, 113, 113, 113, 113, 4,
    117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 102, 71, 0, 72, 0, 41,
    99, 122, 117, 117, 117, 117, 117, 123, 123, 124, 123, 123, 123, 123, 123, 123,
    123, 123, 123, 125, 123, 123, 123, 126, 123, 123, 123, 0, 0, 0, 0, 113,
    0, 122, 117, 117, 117, 117, 117, 123, 123, 124, 123, 123, 123, 123, 123, 123,
    123, 123, 123, 125, 123, 123, 123, 126, 123, 123, 123, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t check_waisdatabase_next[735] = {
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 4,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 5,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 6,
    52, 52, 52, 52, 52, 52, 52, 7, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 8, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 9, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 10, 52, 52, 52, 52,
    52, 7, 11, 7, 52, 7, 7, 52, 12, 7, 7, 7, 7, 7, 7,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 13, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 14, 52, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 15, 52, 52,
    52, 52, 52, 52, 52, 16, 52, 52, 52, 52, 16, 52, 52, 52, 52,
    52, 12, 17, 12, 52, 12, 12, 52, 52, 12, 12, 12, 12, 12, 12,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 18, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 19, 52,
    52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 20, 52,
    52, 52, 52, 52, 52, 7, 52, 52, 52, 52, 7, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 21, 52, 52, 52, 52, 21, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 22, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 23, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 52, 24, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 12, 52, 52, 52, 52, 12, 52, 52, 52, 52,
    52, 52, 52, 52, 25, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 26, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 27, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 28, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 29, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 30, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 49, 52, 52, 52, 52, 49, 49, 49, 49, 49,
    52, 52, 52, 52, 52, 50, 52, 52, 52, 52, 50, 50, 50, 50, 50,
    52, 52, 52, 52, 52, 51, 52, 52, 52, 52, 51, 51, 51, 51, 51,
    52, 52, 52, 52, 34, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 35, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 52, 52, 52, 36, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    52, 34, 37, 52, 52, 34, 52, 52, 52, 52, 34, 34, 34, 34, 34,
    52, 35, 38, 52, 52, 35, 52, 52, 52, 39, 35, 35, 35, 35, 35,
    52, 36, 40, 52, 41, 36, 52, 52, 52, 52, 36, 36, 36, 36, 36,
    52, 52, 52, 52, 52, 42, 52, 52, 52, 52, 42, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 43, 52, 52, 52, 52, 43, 52, 52, 52, 52,
    52, 39, 44, 39, 52, 39, 39, 39, 39, 52, 39, 39, 39, 39, 39,
    52, 52, 52, 52, 52, 45, 52, 52, 52, 52, 45, 52, 52, 52, 52,
    52, 41, 46, 52, 34, 41, 52, 52, 52, 52, 41, 41, 41, 41, 41,
    52, 52, 52, 52, 52, 34, 52, 52, 52, 52, 34, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 35, 52, 52, 52, 52, 35, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 47, 52, 52, 52, 52, 47, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 36, 52, 52, 52, 52, 36, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 48, 52, 52, 52, 52, 48, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 39, 52, 52, 52, 52, 39, 52, 52, 52, 52,
    52, 52, 52, 52, 52, 41, 52, 52, 52, 52, 41, 52, 52, 52, 52,
};
static const uint8_t check_waisdatabase_at_end[49] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0};
static const uric_event check_waisdatabase_event[3] = {
    {{32, 32, 32, 32}, 0, 1, 31}, {{32, 32, 32, 32}, 0, 1, 32}, {{32, 32, 32, 32}, 0, 1, 33},
};
static const uint8_t check_waisdatabase_run[49] = {
    0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 32, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 16, 16, 16, 0, 0, 64, 0, 16, 0, 0, 0, 0, 0, 0,
    0};
static const uint16_t check_waisdatabase_expected[49] = {
    0, 0, 0, 2, 4, 4, 4, 6, 13, 13, 13, 15, 17, 24, 24, 24,
    15, 15, 26, 26, 26, 15, 28, 28, 28, 28, 28, 28, 30, 30, 30, 28,
    28, 28, 32, 35, 38, 15, 15, 41, 15, 38, 15, 15, 15, 15, 15, 15,
    15};
static const uint8_t check_waisdatabase_expected_terms[49] = {
    26, 255, 8, 255, 32, 255, 6, 7, 4, 9, 10, 11, 255, 33, 255, 12,
    255, 6, 7, 4, 10, 11, 0, 255, 27, 255, 4, 255, 13, 255, 1, 255,
    6, 0, 255, 6, 10, 255, 6, 13, 255, 6, 7, 4, 8, 9, 11, 0,
    255};
static const uric_hand check_waisdatabase_hands[2] = {
    {&call_site, false},
    {&call_account, false},
};
static const uric_machine check_waisdatabase = {
    .byte = check_waisdatabase_byte,
    .next = check_waisdatabase_next,
    .event = check_waisdatabase_event,
    .at_end = check_waisdatabase_at_end,
    .run = check_waisdatabase_run,
    .hands = check_waisdatabase_hands,
    .expected = check_waisdatabase_expected,
    .expected_terms = check_waisdatabase_expected_terms,
    .terms = terms,
    .states = 49,
    .events = 3,
    .classes = 15,
    .class_mask = 15,
};

/* check_otherscheme: 35 states, 0 events, 17 classes */
static const uint8_t check_otherscheme_byte[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 33, 33, 0,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 0, 0, 0, 0, 0, 0,
    0, 34, 33, 33, 33, 35, 36, 37, 38, 39, 33, 33, 40, 41, 42, 43,
    44, 33, 45, 46, 47, 33, 33, 48, 33, 33, 33, 0, 0, 0, 0, 0,
    0, 34, 33, 33, 33, 35, 36, 37, 38, 39, 33, 33, 40, 41, 42, 43,
    44, 33, 45, 46, 47, 33, 33, 48, 33, 33, 33, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t check_otherscheme_next[595] = {
    35, 1, 1, 1, 2, 3, 4, 1, 1, 5, 6, 1, 7, 1, 1, 8, 9,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 10, 1, 1, 1, 1, 1, 1, 1, 11, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 1,
    35, 1, 14, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 15, 1, 1, 1, 1, 1, 1, 13, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 16, 1, 1, 1,
    35, 1, 1, 17, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 19, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 21, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 1,
    35, 1, 1, 1, 1, 1, 1, 22, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 23,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 23, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 20, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 26, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 27, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 20, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 28, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 29, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 30, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 31, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 32, 1, 1, 1, 1,
    35, 1, 1, 33, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1,
    35, 1, 1, 34, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 20, 1,
    35, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 31, 1, 1, 1,
};
static const uint8_t check_otherscheme_at_end[35] = {
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1};
static const uint8_t check_otherscheme_run[35] = {
    0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0};
static const uint16_t check_otherscheme_expected[35] = {
    0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5};
static const uint8_t check_otherscheme_expected_terms[11] = {
    1, 21, 2, 3, 255, 1, 21, 2, 3, 0, 255};
static const uric_machine check_otherscheme = {
    .byte = check_otherscheme_byte,
    .next = check_otherscheme_next,
    .at_end = check_otherscheme_at_end,
    .run = check_otherscheme_run,
    .expected = check_otherscheme_expected,
    .expected_terms = check_otherscheme_expected_terms,
    .terms = terms,
    .states = 35,
    .events = 0,
    .classes = 17,
    .class_mask = 31,
};

static const uric_rule rules[] = {
    {"genericurl", &check_genericurl, NULL, 0, 0, 1, 0, NULL},
    {"url", &parse_url, NULL, 0, 1, 0, 0, NULL},
    {"otherurl", &check_genericurl, NULL, 1, 0, 1, 0, NULL},
    {"scheme", &check_genericurl, NULL, 2, 0, 1, 0, NULL},
    {"schemepart", &parse_schemepart, NULL, 0, 128, 1, 0, NULL},
    {"ip-schemepart", &check_ip_schemepart, NULL, 0, 0, 1, 0, NULL},
    {"login", &check_ip_schemepart, NULL, 1, 0, 1, 0, NULL},
    {"hostport", &check_ip_schemepart, NULL, 2, 0, 1, 0, NULL},
    {"host", &check_ip_schemepart, NULL, 3, 0, 1, 0, NULL},
    {"hostname", &check_ip_schemepart, NULL, 4, 0, 1, 0, NULL},
    {"domainlabel", &check_genericurl, NULL, 3, 0, 1, 0, NULL},
    {"toplabel", &check_genericurl, NULL, 4, 0, 1, 0, NULL},
    {"alphadigit", &check_genericurl, NULL, 5, 0, 1, 0, NULL},
    {"hostnumber", &check_genericurl, NULL, 6, 0, 1, 0, NULL},
    {"port", &check_genericurl, NULL, 7, 0, 1, 0, NULL},
    {"user", &check_genericurl, NULL, 8, 0, 1, 0, NULL},
    {"password", &check_genericurl, NULL, 8, 0, 1, 0, NULL},
    {"urlpath", &check_genericurl, NULL, 9, 0, 1, 0, NULL},
    {"ftpurl", &parse_ftpurl, NULL, 0, 1, 0, 0, NULL},
    {"fpath", &check_genericurl, NULL, 10, 0, 1, 0, NULL},
    {"fsegment", &check_genericurl, NULL, 11, 0, 1, 0, NULL},
    {"ftptype", &check_genericurl, NULL, 12, 0, 1, 0, NULL},
    {"fileurl", &parse_fileurl, NULL, 0, 1, 0, 0, NULL},
    {"httpurl", &parse_httpurl, NULL, 0, 1, 0, 0, NULL},
    {"hpath", &check_genericurl, NULL, 13, 0, 1, 0, NULL},
    {"hsegment", &check_genericurl, NULL, 14, 0, 1, 0, NULL},
    {"search", &check_genericurl, NULL, 14, 0, 1, 0, NULL},
    {"gopherurl", &parse_gopherurl, NULL, 0, 1, 0, 0, NULL},
    {"gtype", &check_genericurl, NULL, 15, 0, 1, 0, NULL},
    {"selector", &check_genericurl, NULL, 16, 0, 1, 0, NULL},
    {"gopher+_string", &check_genericurl, NULL, 9, 0, 1, 0, NULL},
    {"mailtourl", &parse_mailtourl, NULL, 0, 1, 0, 0, NULL},
    {"encoded822addr", &check_genericurl, NULL, 17, 0, 1, 0, NULL},
    {"newsurl", &parse_newsurl, NULL, 0, 1, 0, 0, NULL},
    {"grouppart", &check_ip_schemepart, NULL, 5, 0, 1, 0, NULL},
    {"group", &check_genericurl, NULL, 18, 0, 1, 0, NULL},
    {"article", &check_ip_schemepart, NULL, 6, 0, 1, 0, NULL},
    {"nntpurl", &parse_nntpurl, NULL, 0, 1, 0, 0, NULL},
    {"telneturl", &parse_telneturl, NULL, 0, 1, 0, 0, NULL},
    {"waisurl", &parse_waisurl, NULL, 0, 1, 0, 0, NULL},
    {"waisdatabase", &check_waisdatabase, NULL, 0, 0, 1, 0, NULL},
    {"waisindex", &check_waisdatabase, NULL, 1, 0, 1, 0, NULL},
    {"waisdoc", &check_waisdatabase, NULL, 2, 0, 1, 0, NULL},
    {"database", &check_genericurl, NULL, 19, 0, 1, 0, NULL},
    {"wtype", &check_genericurl, NULL, 19, 0, 1, 0, NULL},
    {"wpath", &check_genericurl, NULL, 19, 0, 1, 0, NULL},
    {"prosperourl", &parse_prosperourl, NULL, 0, 1, 0, 0, NULL},
    {"ppath", &check_genericurl, NULL, 10, 0, 1, 0, NULL},
    {"psegment", &check_genericurl, NULL, 11, 0, 1, 0, NULL},
    {"fieldspec", &check_waisdatabase, NULL, 3, 0, 1, 0, NULL},
    {"fieldname", &check_genericurl, NULL, 20, 0, 1, 0, NULL},
    {"fieldvalue", &check_genericurl, NULL, 20, 0, 1, 0, NULL},
    {"lowalpha", &check_genericurl, NULL, 21, 0, 1, 0, NULL},
    {"hialpha", &check_genericurl, NULL, 21, 0, 1, 0, NULL},
    {"alpha", &check_genericurl, NULL, 21, 0, 1, 0, NULL},
    {"digit", &check_genericurl, NULL, 22, 0, 1, 0, NULL},
    {"safe", &check_genericurl, NULL, 23, 0, 1, 0, NULL},
    {"extra", &check_genericurl, NULL, 24, 0, 1, 0, NULL},
    {"national", &check_genericurl, NULL, 25, 0, 1, 0, NULL},
    {"punctuation", &check_genericurl, NULL, 26, 0, 1, 0, NULL},
    {"reserved", &check_genericurl, NULL, 27, 0, 1, 0, NULL},
    {"hex", &check_genericurl, NULL, 28, 0, 1, 0, NULL},
    {"escape", &check_genericurl, NULL, 29, 0, 1, 0, NULL},
    {"unreserved", &check_genericurl, NULL, 30, 0, 1, 0, NULL},
    {"uchar", &check_genericurl, NULL, 31, 0, 1, 0, NULL},
    {"xchar", &check_genericurl, NULL, 15, 0, 1, 0, NULL},
    {"digits", &check_genericurl, NULL, 7, 0, 1, 0, NULL},
    {"opaque", &check_genericurl, NULL, 9, 0, 1, 0, NULL},
    {"site", &site, NULL, 0, 0, 0, 0, NULL},
    {"account", &account, NULL, 0, 0, 0, 0, NULL},
    {"http", &check_genericurl, NULL, 32, 0, 1, 0, NULL},
    {"ftp", &check_genericurl, NULL, 33, 0, 1, 0, NULL},
    {"ftppath", &check_genericurl, NULL, 10, 0, 1, 0, NULL},
    {"cwd", &check_genericurl, NULL, 10, 0, 1, 0, NULL},
    {"name", &check_genericurl, NULL, 11, 0, 1, 0, NULL},
    {"news", &check_genericurl, NULL, 34, 0, 1, 0, NULL},
    {"allgroups", &check_genericurl, NULL, 35, 0, 1, 0, NULL},
    {"nntp", &check_genericurl, NULL, 36, 0, 1, 0, NULL},
    {"number", &check_genericurl, NULL, 7, 0, 1, 0, NULL},
    {"telnet", &check_genericurl, NULL, 37, 0, 1, 0, NULL},
    {"gopher", &check_genericurl, NULL, 38, 0, 1, 0, NULL},
    {"gophersearch", &check_genericurl, NULL, 39, 0, 1, 0, NULL},
    {"wais", &check_genericurl, NULL, 40, 0, 1, 0, NULL},
    {"mailto", &check_genericurl, NULL, 41, 0, 1, 0, NULL},
    {"filehost", &check_ip_schemepart, NULL, 7, 0, 1, 0, NULL},
    {"file", &check_genericurl, NULL, 42, 0, 1, 0, NULL},
    {"fields", &check_genericurl, NULL, 43, 0, 1, 0, NULL},
    {"prospero", &check_genericurl, NULL, 44, 0, 1, 0, NULL},
    {"otherscheme", &check_otherscheme, NULL, 0, 0, 1, 0, NULL},
};

static const uric_rule *const parsers[] = {
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

static const char *const component_names[] = {
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

static const uint32_t kept_0[8] = {0x00000000, 0x03ff7f92, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t kept_1[8] = {0x00000000, 0xabff7fd2, 0x87fffffe, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t kept_3[8] = {0x00000000, 0xa7ffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t kept_4[8] = {0x00000000, 0xa7ff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t kept_6[8] = {0x00000000, 0x2fff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t kept_7[8] = {0x00000000, 0xafffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t kept_12[8] = {0x00000000, 0x2fffffd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
static const uint32_t kept_20[8] = {0x00000000, 0x87ff7fd2, 0x87ffffff, 0x07fffffe, 0x00000000, 0x00000000, 0x00000000, 0x00000000};
const uric_encoding uric_rfc1738_path_encoding = {"path", kept_0, 1};
const uric_encoding uric_rfc1738_user_encoding = {"user", kept_1, 1};
const uric_encoding uric_rfc1738_password_encoding = {"password", kept_1, 1};
const uric_encoding uric_rfc1738_cwd_encoding = {"cwd", kept_3, 1};
const uric_encoding uric_rfc1738_name_encoding = {"name", kept_4, 1};
const uric_encoding uric_rfc1738_type_encoding = {"type", kept_0, 1};
const uric_encoding uric_rfc1738_search_encoding = {"search", kept_6, 1};
const uric_encoding uric_rfc1738_gopher_plus_string_encoding = {"gopher+_string", kept_7, 1};
const uric_encoding uric_rfc1738_schemepart_encoding = {"schemepart", kept_7, 1};
const uric_encoding uric_rfc1738_urlpath_encoding = {"urlpath", kept_7, 1};
const uric_encoding uric_rfc1738_fpath_encoding = {"fpath", kept_3, 1};
const uric_encoding uric_rfc1738_fsegment_encoding = {"fsegment", kept_4, 1};
const uric_encoding uric_rfc1738_hpath_encoding = {"hpath", kept_12, 1};
const uric_encoding uric_rfc1738_hsegment_encoding = {"hsegment", kept_6, 1};
const uric_encoding uric_rfc1738_encoded822addr_encoding = {"encoded822addr", kept_7, 0};
const uric_encoding uric_rfc1738_database_encoding = {"database", kept_0, 1};
const uric_encoding uric_rfc1738_wtype_encoding = {"wtype", kept_0, 1};
const uric_encoding uric_rfc1738_wpath_encoding = {"wpath", kept_0, 1};
const uric_encoding uric_rfc1738_ppath_encoding = {"ppath", kept_3, 1};
const uric_encoding uric_rfc1738_psegment_encoding = {"psegment", kept_4, 1};
const uric_encoding uric_rfc1738_fieldname_encoding = {"fieldname", kept_20, 1};
const uric_encoding uric_rfc1738_fieldvalue_encoding = {"fieldvalue", kept_20, 1};
const uric_encoding uric_rfc1738_opaque_encoding = {"opaque", kept_7, 1};
const uric_encoding uric_rfc1738_ftppath_encoding = {"ftppath", kept_3, 1};
static const uric_encoding *const encodings[] = {
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
    .rule = rules,
    .parser = parsers,
    .component = component_names,
    .revision = &revision,
    .encoding = encodings,
    .encodings = 24,
    .resolver = &uric_rfc1738_url,
    .rules = 89,
    .parsers = 12,
    .components = 22,
};
