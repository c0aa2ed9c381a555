/* RFC 1738, December 1994. Written by uric-grammar pack from grammar/rfc1738.*: do not edit. */
/* clang-format off */

/* RFC 1738, December 1994 (+15074). */
#ifndef URIC_GRAMMAR_RFC1738
#define URIC_GRAMMAR_RFC1738 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_RFC1738 && URIC_COMPACT

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

/* rfc1738_account: 36 states, 11 actions, 11 classes, 4 row templates */
static const uint8_t rfc1738_account_byte_class[45] = {
    1, 16, 18, 17, 17, 17, 67, 101, 102, 102, 102, 102, 118, 1, 1, 129,
    153, 153, 153, 170, 170, 170, 170, 170, 170, 170, 170, 170, 170, 0, 0, 1,
    153, 153, 153, 170, 170, 170, 170, 170, 170, 170, 170, 170, 170};
static const uint8_t rfc1738_account_entry[211] = {
    37, 38, 39, 40, 41, 42, 2, 20, 2, 43, 44, 2, 3, 22, 3, 0,
    45, 3, 2, 20, 31, 43, 44, 25, 2, 20, 27, 43, 44, 25, 2, 20,
    34, 43, 44, 25, 2, 20, 35, 43, 44, 25, 0, 0, 9, 28, 10, 11,
    9, 12, 10, 0, 12, 12, 0, 0, 16, 28, 10, 14, 12, 12, 13, 0,
    28, 28, 0, 0, 12, 28, 0, 0, 33, 0, 10, 17, 16, 12, 0, 0,
    18, 28, 10, 19, 18, 12, 0, 0, 36, 28, 21, 2, 23, 3, 2, 20,
    26, 4, 24, 43, 44, 27, 0, 2, 20, 29, 5, 25, 46, 44, 25, 2,
    2, 20, 26, 2, 27, 43, 44, 27, 0, 2, 20, 26, 5, 27, 43, 44,
    27, 0, 0, 0, 13, 14, 28, 47, 0, 28, 2, 2, 20, 29, 2, 25,
    43, 44, 25, 0, 3, 22, 3, 3, 32, 0, 45, 3, 0, 2, 20, 26,
    6, 31, 43, 44, 27, 0, 3, 22, 3, 3, 32, 0, 45, 3, 5, 0,
    0, 0, 0, 33, 0, 0, 0, 9, 2, 20, 26, 7, 34, 43, 44, 27,
    0, 2, 20, 26, 5, 35, 46, 44, 27, 2, 0, 0, 10, 14, 36, 47,
    0, 12, 2};
static const uint8_t rfc1738_account_row_template[36] = {
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3};
static const uric_row_template rfc1738_account_templates[4] = {
    {65535, 6}, {13, 4}, {70, 1}, {65422, 9},
};
static const uint8_t rfc1738_account_template_entry[48] = {
    0, 1, 2, 1, 1, 0, 3, 4, 5, 6, 6, 0,
    0, 0, 0, 1, 2, 0, 3, 0, 0, 4, 4, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0,
    0, 1, 2, 3, 4, 0, 5, 6, 7, 8, 8, 9,
};
static const uric_action rfc1738_account_action[11] = {
    {10, 0, 1}, {10, 0, 19}, {13, 0, 23}, {17, 0, 2}, {22, 0, 7}, {13, 0, 24}, {19, 0, 2}, {24, 0, 7},
    {28, 0, 7}, {32, 0, 29}, {34, 0, 14},
};
static const uint8_t rfc1738_account_operations[37] = {
    2, 9, 255, 2, 11, 69, 255, 2, 11, 255, 33, 35, 255, 33, 35, 40,
    255, 33, 35, 5, 6, 255, 33, 35, 4, 5, 8, 255, 4, 7, 8, 255,
    5, 6, 9, 10, 255};
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
    rfc1738_account_row_template, rfc1738_account_templates, rfc1738_account_template_entry, rfc1738_account_action, rfc1738_account_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_account_expected, rfc1738_account_expected_terms, rfc1738_terms, rfc1738_account_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    36, 11, 11, 15, 0, 33, 89,
};
static const char rfc1738_call_account_name[] = "account";
static const uric_rule rfc1738_call_account = {rfc1738_call_account_name, &rfc1738_account, NULL, 0};

/* rfc1738_site: 15 states, 3 actions, 11 classes, 2 row templates */
static const uint8_t rfc1738_site_entry[66] = {
    0, 0, 16, 17, 3, 4, 2, 5, 3, 0, 5, 5, 0, 0, 9, 13,
    3, 7, 5, 5, 6, 0, 13, 13, 0, 0, 5, 13, 0, 0, 14, 0,
    3, 10, 9, 5, 0, 0, 11, 13, 3, 12, 11, 5, 0, 0, 15, 13,
    6, 7, 13, 18, 13, 2, 0, 0, 14, 0, 0, 4, 3, 7, 15, 18,
    5, 2};
static const uint8_t rfc1738_site_row_template[15] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1};
static const uric_row_template rfc1738_site_templates[2] = {
    {65535, 4}, {65511, 6},
};
static const uint8_t rfc1738_site_template_entry[24] = {
    0, 0, 0, 1, 2, 0, 3, 0, 0, 4, 4, 0,
    0, 0, 0, 1, 2, 0, 3, 4, 0, 5, 5, 6,
};
static const uric_action rfc1738_site_action[3] = {
    {4, 0, 1}, {4, 0, 12}, {6, 0, 7},
};
static const uint8_t rfc1738_site_operations[9] = {
    9, 255, 11, 255, 40, 255, 9, 10, 255};
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
    rfc1738_site_row_template, rfc1738_site_templates, rfc1738_site_template_entry, rfc1738_site_action, rfc1738_site_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_site_expected, rfc1738_site_expected_terms, rfc1738_terms, rfc1738_site_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    15, 3, 11, 15, 0, 33, 89,
};
static const char rfc1738_call_site_name[] = "site";
static const uric_rule rfc1738_call_site = {rfc1738_call_site_name, &rfc1738_site, NULL, 0};

#if URIC_KINDS

/* rfc1738_hostnumber: 8 states, 0 actions, 11 classes, 1 row templates */
static const uint8_t rfc1738_hostnumber_entry[24] = {
    0, 2, 0, 3, 2, 0, 0, 4, 0, 5, 4, 0, 0, 6, 0, 7,
    6, 0, 0, 8, 0, 0, 8, 1};
static const uint8_t rfc1738_hostnumber_row_template[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_row_template rfc1738_hostnumber_templates[1] = {
    {65535, 3},
};
static const uint8_t rfc1738_hostnumber_template_entry[12] = {
    0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 3,
};
static const uric_machine rfc1738_hostnumber = {
    rfc1738_account_byte_class, rfc1738_hostnumber_entry, NULL,
    rfc1738_hostnumber_row_template, rfc1738_hostnumber_templates, rfc1738_hostnumber_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    NULL, NULL, NULL, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 0, 11, 15, 0, 33, 89,
};
static const char rfc1738_kind_hostnumber_name[] = "hostnumber";
static const uric_rule rfc1738_kind_hostnumber = {rfc1738_kind_hostnumber_name, &rfc1738_hostnumber, NULL, 0};
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

/* rfc1738_rest_of_httpurl: 10 states, 4 actions, 12 classes, 2 row templates */
static const uint8_t rfc1738_rest_of_httpurl_byte_class[45] = {
    1, 16, 50, 17, 17, 17, 17, 84, 102, 102, 102, 102, 55, 8, 9, 58,
    102, 102, 102, 187, 187, 187, 187, 187, 187, 187, 187, 187, 187, 0, 0, 1,
    102, 102, 102, 187, 187, 187, 187, 187, 187, 187, 187, 187, 187};
static const uint8_t rfc1738_rest_of_httpurl_entry[40] = {
    0, 0, 2, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 12,
    0, 0, 0, 0, 13, 0, 0, 2, 5, 7, 5, 5, 14, 4, 6, 9,
    0, 6, 0, 6, 8, 5, 10, 6};
static const uint8_t rfc1738_rest_of_httpurl_row_template[10] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1};
static const uric_row_template rfc1738_rest_of_httpurl_templates[2] = {
    {65535, 6}, {29, 1},
};
static const uint8_t rfc1738_rest_of_httpurl_template_entry[26] = {
    0, 1, 2, 1, 3, 4, 4, 4, 1, 1, 5, 4, 6,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0,
};
static const uric_action rfc1738_rest_of_httpurl_action[4] = {
    {6, 0, 2}, {1, 1, 3}, {8, 0, 4}, {11, 0, 5},
};
static const uint8_t rfc1738_rest_of_httpurl_operations[14] = {
    2, 255, 13, 255, 4, 255, 1, 255, 2, 12, 255, 13, 3, 255};
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
    rfc1738_rest_of_httpurl_row_template, rfc1738_rest_of_httpurl_templates, rfc1738_rest_of_httpurl_template_entry, rfc1738_rest_of_httpurl_action, rfc1738_rest_of_httpurl_operations,
    rfc1738_rest_of_httpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_httpurl_expected, rfc1738_rest_of_httpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_httpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    10, 4, 12, 15, 1, 33, 89,
};
static const char rfc1738_rest_of_httpurl_rule_name[] = "httpurl";
static const uric_rule rfc1738_rest_of_httpurl_rule = {rfc1738_rest_of_httpurl_rule_name, &rfc1738_rest_of_httpurl, &rfc1738_components_httpurl, 0};

/* rfc1738_rest_of_ftpurl: 14 states, 5 actions, 13 classes, 3 row templates */
static const uint8_t rfc1738_rest_of_ftpurl_byte_class[45] = {
    1, 16, 18, 17, 17, 17, 17, 67, 68, 68, 68, 68, 20, 5, 6, 17,
    71, 116, 72, 17, 25, 17, 17, 161, 17, 177, 17, 17, 28, 0, 0, 1,
    71, 116, 72, 17, 25, 17, 17, 161, 17, 177, 17, 17, 28};
static const uint8_t rfc1738_rest_of_ftpurl_entry[61] = {
    0, 0, 2, 0, 0, 0, 0, 6, 0, 0, 0, 0, 16, 0, 1, 4,
    10, 17, 18, 2, 0, 0, 0, 0, 5, 15, 15, 15, 15, 0, 0, 0,
    12, 0, 19, 0, 0, 0, 0, 5, 0, 11, 11, 0, 0, 4, 4, 0,
    0, 0, 0, 0, 13, 0, 0, 14, 0, 0, 8, 0, 0};
static const uint8_t rfc1738_rest_of_ftpurl_row_template[14] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2};
static const uric_row_template rfc1738_rest_of_ftpurl_templates[3] = {
    {65535, 5}, {4, 4}, {4, 4},
};
static const uint8_t rfc1738_rest_of_ftpurl_template_entry[42] = {
    0, 1, 2, 3, 1, 4, 1, 1, 1, 1, 1, 1, 1, 5,
    0, 1, 1, 0, 1, 1, 2, 3, 1, 3, 1, 4, 1, 0,
    0, 0, 0, 0, 1, 0, 0, 1, 2, 0, 3, 0, 4, 0,
};
static const uric_action rfc1738_rest_of_ftpurl_action[5] = {
    {2, 1, 2}, {5, 0, 3}, {9, 0, 3}, {0, 0, 6}, {12, 0, 8},
};
static const uint8_t rfc1738_rest_of_ftpurl_operations[14] = {
    13, 17, 255, 19, 255, 12, 14, 16, 255, 15, 16, 255, 18, 255};
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
    rfc1738_rest_of_ftpurl_row_template, rfc1738_rest_of_ftpurl_templates, rfc1738_rest_of_ftpurl_template_entry, rfc1738_rest_of_ftpurl_action, rfc1738_rest_of_ftpurl_operations,
    rfc1738_rest_of_ftpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_ftpurl_expected, rfc1738_rest_of_ftpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_ftpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    14, 5, 13, 15, 1, 33, 89,
};
static const char rfc1738_rest_of_ftpurl_rule_name[] = "ftpurl";
static const uric_rule rfc1738_rest_of_ftpurl_rule = {rfc1738_rest_of_ftpurl_rule_name, &rfc1738_rest_of_ftpurl, &rfc1738_components_ftpurl, 0};

/* rfc1738_rest_of_newsurl: 19 states, 1 actions, 13 classes, 3 row templates */
static const uint8_t rfc1738_rest_of_newsurl_byte_class[45] = {
    1, 16, 18, 17, 49, 20, 101, 135, 136, 136, 136, 136, 24, 9, 1, 161,
    187, 187, 187, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 0, 0, 4,
    187, 187, 187, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204};
static const uint8_t rfc1738_rest_of_newsurl_entry[94] = {
    2, 5, 3, 2, 0, 4, 0, 2, 5, 2, 2, 20, 2, 0, 2, 5,
    2, 2, 20, 2, 2, 2, 5, 2, 4, 20, 4, 2, 0, 7, 7, 0,
    0, 14, 15, 15, 0, 2, 2, 0, 8, 16, 16, 16, 0, 17, 15, 15,
    10, 15, 15, 15, 0, 16, 15, 15, 0, 18, 15, 15, 0, 19, 15, 15,
    8, 9, 14, 16, 0, 10, 11, 15, 15, 4, 8, 11, 16, 16, 0, 8,
    12, 17, 16, 0, 8, 13, 18, 16, 0, 8, 11, 19, 16, 4};
static const uint8_t rfc1738_rest_of_newsurl_row_template[19] = {
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    2, 2, 2};
static const uric_row_template rfc1738_rest_of_newsurl_templates[3] = {
    {65535, 7}, {11, 4}, {65534, 5},
};
static const uint8_t rfc1738_rest_of_newsurl_template_entry[42] = {
    0, 1, 2, 3, 4, 4, 4, 1, 4, 1, 5, 6, 6, 7,
    0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 4, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 4, 4, 5,
};
static const uric_action rfc1738_rest_of_newsurl_action[1] = {
    {5, 0, 5},
};
static const uint8_t rfc1738_rest_of_newsurl_operations[7] = {
    3, 255, 1, 4, 255, 2, 255};
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
    rfc1738_rest_of_newsurl_row_template, rfc1738_rest_of_newsurl_templates, rfc1738_rest_of_newsurl_template_entry, rfc1738_rest_of_newsurl_action, rfc1738_rest_of_newsurl_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_newsurl_expected, rfc1738_rest_of_newsurl_expected_terms, rfc1738_terms, rfc1738_rest_of_newsurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    19, 1, 13, 15, 0, 33, 89,
};
static const char rfc1738_rest_of_newsurl_rule_name[] = "newsurl";
static const uric_rule rfc1738_rest_of_newsurl_rule = {rfc1738_rest_of_newsurl_rule_name, &rfc1738_rest_of_newsurl, &rfc1738_components_newsurl, 0};

/* rfc1738_rest_of_nntpurl: 8 states, 4 actions, 13 classes, 1 row templates */
static const uint8_t rfc1738_rest_of_nntpurl_entry[40] = {
    0, 2, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 10, 10, 0, 0,
    11, 0, 0, 0, 0, 0, 0, 6, 0, 6, 12, 6, 6, 2, 0, 0,
    8, 0, 0, 0, 0, 8, 0, 4};
static const uint8_t rfc1738_rest_of_nntpurl_row_template[8] = {
    0, 0, 0, 0, 0, 0, 0, 0};
static const uric_row_template rfc1738_rest_of_nntpurl_templates[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_rest_of_nntpurl_template_entry[14] = {
    0, 0, 0, 0, 1, 1, 1, 2, 3, 0, 0, 4, 4, 5,
};
static const uric_action rfc1738_rest_of_nntpurl_action[4] = {
    {4, 0, 2}, {1, 1, 3}, {6, 0, 4}, {9, 0, 6},
};
static const uint8_t rfc1738_rest_of_nntpurl_operations[12] = {
    3, 255, 5, 255, 1, 255, 2, 20, 255, 3, 4, 255};
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
    rfc1738_rest_of_nntpurl_row_template, rfc1738_rest_of_nntpurl_templates, rfc1738_rest_of_nntpurl_template_entry, rfc1738_rest_of_nntpurl_action, rfc1738_rest_of_nntpurl_operations,
    rfc1738_rest_of_nntpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_nntpurl_expected, rfc1738_rest_of_nntpurl_expected_terms, rfc1738_terms, rfc1738_rest_of_nntpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    8, 4, 13, 15, 1, 33, 89,
};
static const char rfc1738_rest_of_nntpurl_rule_name[] = "nntpurl";
static const uric_rule rfc1738_rest_of_nntpurl_rule = {rfc1738_rest_of_nntpurl_rule_name, &rfc1738_rest_of_nntpurl, &rfc1738_components_nntpurl, 0};

/* rfc1738_rest_of_telneturl: 5 states, 1 actions, 12 classes, 1 row templates */
static const uint8_t rfc1738_rest_of_telneturl_entry[15] = {
    0, 2, 0, 0, 3, 0, 6, 0, 0, 0, 5, 1, 0, 0, 1};
static const uint8_t rfc1738_rest_of_telneturl_row_template[5] = {
    0, 0, 0, 0, 0};
static const uric_row_template rfc1738_rest_of_telneturl_templates[1] = {
    {65535, 3},
};
static const uint8_t rfc1738_rest_of_telneturl_template_entry[13] = {
    0, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 3,
};
static const uric_action rfc1738_rest_of_telneturl_action[1] = {
    {0, 1, 3},
};
static const uint8_t rfc1738_rest_of_telneturl_operations[1] = {
    255};
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
    rfc1738_rest_of_telneturl_row_template, rfc1738_rest_of_telneturl_templates, rfc1738_rest_of_telneturl_template_entry, rfc1738_rest_of_telneturl_action, rfc1738_rest_of_telneturl_operations,
    rfc1738_rest_of_telneturl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_telneturl_expected, rfc1738_rest_of_telneturl_expected_terms, rfc1738_terms, rfc1738_rest_of_telneturl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 12, 15, 1, 33, 89,
};
static const char rfc1738_rest_of_telneturl_rule_name[] = "telneturl";
static const uric_rule rfc1738_rest_of_telneturl_rule = {rfc1738_rest_of_telneturl_rule_name, &rfc1738_rest_of_telneturl, &rfc1738_components_telneturl, 0};

/* rfc1738_rest_of_gopherurl: 21 states, 11 actions, 12 classes, 3 row templates */
static const uint8_t rfc1738_rest_of_gopherurl_entry[74] = {
    2, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 23, 23, 23, 0, 24,
    0, 0, 0, 2, 0, 9, 10, 0, 0, 0, 11, 12, 0, 0, 8, 8,
    16, 16, 17, 18, 17, 17, 19, 20, 19, 19, 14, 14, 21, 21, 16, 7,
    16, 1, 25, 26, 25, 4, 17, 27, 17, 6, 28, 29, 0, 8, 19, 30,
    0, 9, 31, 32, 31, 11, 21, 13, 21, 12};
static const uint8_t rfc1738_rest_of_gopherurl_row_template[21] = {
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2};
static const uric_row_template rfc1738_rest_of_gopherurl_templates[3] = {
    {65535, 5}, {17, 2}, {65525, 4},
};
static const uint8_t rfc1738_rest_of_gopherurl_template_entry[39] = {
    0, 0, 0, 0, 1, 2, 3, 3, 0, 0, 0, 4, 5,
    0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0,
    0, 1, 2, 1, 3, 1, 1, 1, 1, 1, 3, 1, 4,
};
static const uric_action rfc1738_rest_of_gopherurl_action[11] = {
    {12, 0, 2}, {1, 1, 3}, {14, 0, 14}, {17, 0, 16}, {2, 0, 4}, {4, 0, 4}, {20, 0, 18}, {6, 0, 5},
    {7, 0, 5}, {22, 0, 20}, {22, 0, 12},
};
static const uint8_t rfc1738_rest_of_gopherurl_operations[24] = {
    2, 255, 37, 19, 6, 255, 35, 4, 255, 39, 12, 255, 1, 255, 2, 18,
    255, 37, 19, 255, 35, 255, 39, 255};
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
    rfc1738_rest_of_gopherurl_row_template, rfc1738_rest_of_gopherurl_templates, rfc1738_rest_of_gopherurl_template_entry, rfc1738_rest_of_gopherurl_action, rfc1738_rest_of_gopherurl_operations,
    rfc1738_rest_of_gopherurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_gopherurl_expected, rfc1738_rest_of_gopherurl_expected_terms, rfc1738_terms, rfc1738_rest_of_gopherurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    21, 11, 12, 15, 1, 33, 89,
};
static const char rfc1738_rest_of_gopherurl_rule_name[] = "gopherurl";
static const uric_rule rfc1738_rest_of_gopherurl_rule = {rfc1738_rest_of_gopherurl_rule_name, &rfc1738_rest_of_gopherurl, &rfc1738_components_gopherurl, 0};

/* rfc1738_rest_of_waisurl: 16 states, 6 actions, 12 classes, 3 row templates */
static const uint8_t rfc1738_rest_of_waisurl_entry[40] = {
    2, 0, 17, 0, 0, 18, 19, 0, 5, 9, 0, 20, 21, 2, 6, 11,
    0, 22, 0, 0, 7, 12, 7, 0, 0, 4, 8, 14, 0, 0, 0, 6,
    10, 5, 13, 15, 6, 16, 7, 8};
static const uint8_t rfc1738_rest_of_waisurl_row_template[16] = {
    0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2};
static const uric_row_template rfc1738_rest_of_waisurl_templates[3] = {
    {65535, 2}, {65519, 6}, {23, 1},
};
static const uint8_t rfc1738_rest_of_waisurl_template_entry[39] = {
    0, 0, 0, 0, 1, 2, 2, 2, 0, 0, 0, 2, 0,
    0, 1, 2, 3, 4, 1, 1, 1, 3, 3, 5, 1, 6,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0,
};
static const uric_action rfc1738_rest_of_waisurl_action[6] = {
    {6, 0, 2}, {1, 1, 3}, {8, 0, 4}, {11, 0, 5}, {14, 0, 6}, {17, 0, 7},
};
static const uint8_t rfc1738_rest_of_waisurl_operations[20] = {
    6, 255, 4, 255, 13, 255, 1, 255, 2, 5, 255, 18, 6, 255, 3, 6,
    255, 12, 19, 255};
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
    rfc1738_rest_of_waisurl_row_template, rfc1738_rest_of_waisurl_templates, rfc1738_rest_of_waisurl_template_entry, rfc1738_rest_of_waisurl_action, rfc1738_rest_of_waisurl_operations,
    rfc1738_rest_of_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_waisurl_expected, rfc1738_rest_of_waisurl_expected_terms, rfc1738_terms, rfc1738_rest_of_waisurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    16, 6, 12, 15, 1, 33, 89,
};
static const char rfc1738_rest_of_waisurl_rule_name[] = "waisurl";
static const uric_rule rfc1738_rest_of_waisurl_rule = {rfc1738_rest_of_waisurl_rule_name, &rfc1738_rest_of_waisurl, &rfc1738_components_waisurl, 0};

/* rfc1738_rest_of_mailtourl: 4 states, 0 actions, 12 classes, 1 row templates */
static const uint8_t rfc1738_rest_of_mailtourl_entry[16] = {
    2, 3, 2, 0, 2, 3, 2, 2, 0, 0, 4, 0, 0, 0, 2, 0};
static const uint8_t rfc1738_rest_of_mailtourl_row_template[4] = {
    0, 0, 0, 0};
static const uric_row_template rfc1738_rest_of_mailtourl_templates[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_rest_of_mailtourl_template_entry[13] = {
    0, 1, 2, 1, 1, 3, 3, 3, 1, 1, 1, 1, 4,
};
static const uint8_t rfc1738_rest_of_mailtourl_operations[2] = {
    1, 255};
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
    rfc1738_rest_of_mailtourl_row_template, rfc1738_rest_of_mailtourl_templates, rfc1738_rest_of_mailtourl_template_entry, NULL, rfc1738_rest_of_mailtourl_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_mailtourl_expected, rfc1738_rest_of_mailtourl_expected_terms, rfc1738_terms, rfc1738_rest_of_mailtourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    4, 0, 12, 15, 0, 33, 89,
};
static const char rfc1738_rest_of_mailtourl_rule_name[] = "mailtourl";
static const uric_rule rfc1738_rest_of_mailtourl_rule = {rfc1738_rest_of_mailtourl_rule_name, &rfc1738_rest_of_mailtourl, &rfc1738_components_mailtourl, 0};

/* rfc1738_rest_of_fileurl: 18 states, 3 actions, 13 classes, 2 row templates */
static const uint8_t rfc1738_rest_of_fileurl_entry[90] = {
    0, 0, 2, 0, 0, 0, 0, 19, 0, 0, 3, 4, 3, 3, 2, 0,
    0, 0, 5, 0, 0, 0, 0, 3, 0, 0, 0, 20, 7, 8, 9, 10,
    0, 7, 11, 12, 13, 21, 8, 8, 9, 0, 0, 11, 11, 0, 0, 0,
    14, 8, 9, 13, 0, 11, 11, 12, 0, 0, 8, 8, 0, 0, 0, 11,
    8, 9, 15, 0, 14, 11, 0, 0, 0, 16, 8, 9, 17, 0, 16, 11,
    0, 0, 0, 18, 8, 9, 13, 21, 18, 11};
static const uint8_t rfc1738_rest_of_fileurl_row_template[18] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1};
static const uric_row_template rfc1738_rest_of_fileurl_templates[2] = {
    {65535, 5}, {65535, 5},
};
static const uint8_t rfc1738_rest_of_fileurl_template_entry[28] = {
    0, 1, 2, 1, 1, 1, 1, 3, 4, 0, 1, 4, 1, 5,
    0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 5, 5, 0,
};
static const uric_action rfc1738_rest_of_fileurl_action[3] = {
    {2, 0, 5}, {5, 0, 2}, {8, 0, 2},
};
static const uint8_t rfc1738_rest_of_fileurl_operations[12] = {
    13, 255, 1, 8, 255, 2, 12, 255, 2, 9, 12, 255};
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
    rfc1738_rest_of_fileurl_row_template, rfc1738_rest_of_fileurl_templates, rfc1738_rest_of_fileurl_template_entry, rfc1738_rest_of_fileurl_action, rfc1738_rest_of_fileurl_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_fileurl_expected, rfc1738_rest_of_fileurl_expected_terms, rfc1738_terms, rfc1738_rest_of_fileurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    18, 3, 13, 15, 0, 33, 89,
};
static const char rfc1738_rest_of_fileurl_rule_name[] = "fileurl";
static const uric_rule rfc1738_rest_of_fileurl_rule = {rfc1738_rest_of_fileurl_rule_name, &rfc1738_rest_of_fileurl, &rfc1738_components_fileurl, 0};

/* rfc1738_rest_of_prosperourl: 13 states, 4 actions, 12 classes, 2 row templates */
static const uint8_t rfc1738_rest_of_prosperourl_entry[48] = {
    2, 0, 0, 14, 0, 0, 0, 15, 15, 16, 0, 0, 0, 6, 0, 0,
    11, 0, 0, 8, 0, 0, 12, 0, 0, 10, 0, 0, 13, 0, 11, 5,
    11, 17, 11, 2, 12, 7, 0, 0, 13, 0, 13, 9, 0, 12, 0, 4};
static const uint8_t rfc1738_rest_of_prosperourl_row_template[13] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1};
static const uric_row_template rfc1738_rest_of_prosperourl_templates[2] = {
    {65535, 3}, {65505, 6},
};
static const uint8_t rfc1738_rest_of_prosperourl_template_entry[26] = {
    0, 0, 0, 0, 1, 2, 2, 2, 0, 0, 0, 3, 0,
    0, 1, 2, 1, 3, 1, 1, 1, 4, 5, 1, 1, 6,
};
static const uric_action rfc1738_rest_of_prosperourl_action[4] = {
    {4, 0, 2}, {1, 1, 3}, {6, 0, 10}, {9, 0, 11},
};
static const uint8_t rfc1738_rest_of_prosperourl_operations[12] = {
    13, 255, 4, 255, 1, 255, 2, 12, 255, 35, 13, 255};
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
    rfc1738_rest_of_prosperourl_row_template, rfc1738_rest_of_prosperourl_templates, rfc1738_rest_of_prosperourl_template_entry, rfc1738_rest_of_prosperourl_action, rfc1738_rest_of_prosperourl_operations,
    rfc1738_rest_of_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_prosperourl_expected, rfc1738_rest_of_prosperourl_expected_terms, rfc1738_terms, rfc1738_rest_of_prosperourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    13, 4, 12, 15, 1, 33, 89,
};
static const char rfc1738_rest_of_prosperourl_rule_name[] = "prosperourl";
static const uric_rule rfc1738_rest_of_prosperourl_rule = {rfc1738_rest_of_prosperourl_rule_name, &rfc1738_rest_of_prosperourl, &rfc1738_components_prosperourl, 0};

/* rfc1738_rest_of_schemepart: 59 states, 28 actions, 11 classes, 6 row templates */
static const uint8_t rfc1738_rest_of_schemepart_entry[374] = {
    2, 21, 3, 2, 2, 2, 21, 2, 2, 2, 2, 21, 29, 2, 2, 4,
    27, 4, 4, 4, 82, 83, 82, 7, 6, 85, 86, 85, 8, 11, 82, 83,
    87, 7, 17, 85, 86, 87, 8, 17, 30, 23, 11, 32, 2, 9, 66, 67,
    12, 2, 30, 23, 14, 33, 72, 10, 73, 67, 10, 20, 30, 23, 11, 30,
    2, 12, 66, 67, 12, 2, 30, 23, 11, 33, 2, 12, 66, 67, 12, 2,
    70, 71, 52, 41, 72, 13, 76, 70, 13, 20, 30, 23, 14, 30, 2, 10,
    66, 67, 10, 2, 30, 23, 11, 36, 2, 15, 66, 67, 12, 2, 74, 75,
    55, 43, 72, 16, 81, 74, 16, 20, 30, 23, 11, 37, 2, 17, 66, 67,
    12, 2, 30, 23, 11, 33, 72, 18, 73, 67, 12, 20, 70, 71, 50, 41,
    72, 19, 76, 70, 51, 20, 74, 75, 53, 43, 72, 20, 81, 74, 54, 20,
    22, 2, 24, 30, 26, 31, 28, 4, 60, 61, 2, 62, 63, 64, 65, 2,
    30, 23, 2, 30, 66, 67, 30, 2, 31, 25, 68, 31, 68, 69, 31, 23,
    30, 23, 2, 15, 66, 67, 10, 2, 30, 23, 2, 12, 66, 67, 10, 2,
    77, 78, 79, 35, 79, 80, 77, 26, 77, 78, 84, 35, 79, 80, 77, 30,
    30, 23, 2, 17, 66, 67, 10, 2, 30, 23, 2, 18, 66, 67, 10, 2,
    70, 71, 48, 13, 34, 74, 75, 49, 16, 38, 70, 71, 56, 13, 34, 70,
    71, 51, 13, 34, 74, 75, 57, 16, 38, 74, 75, 54, 16, 38, 70, 71,
    58, 13, 34, 74, 75, 59, 16, 38, 70, 71, 19, 13, 34, 74, 75, 20,
    16, 38, 70, 71, 50, 40, 48, 51, 34, 74, 75, 53, 42, 49, 54, 38,
    70, 71, 50, 70, 51, 51, 34, 70, 71, 50, 41, 51, 51, 34, 70, 71,
    52, 70, 13, 13, 34, 74, 75, 53, 74, 54, 54, 38, 74, 75, 53, 43,
    54, 54, 38, 74, 75, 55, 74, 16, 16, 38, 70, 71, 50, 44, 56, 51,
    34, 74, 75, 53, 45, 57, 54, 38, 70, 71, 50, 46, 58, 51, 34, 74,
    75, 53, 47, 59, 54, 38};
static const uint8_t rfc1738_rest_of_schemepart_row_template[59] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5};
static const uric_row_template rfc1738_rest_of_schemepart_templates[6] = {
    {65535, 5}, {65495, 10}, {139, 1}, {65479, 8}, {54, 5}, {65496, 7},
};
static const uint8_t rfc1738_rest_of_schemepart_template_entry[72] = {
    0, 1, 2, 1, 1, 3, 4, 1, 1, 1, 1, 5,
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0,
    0, 1, 2, 1, 1, 3, 4, 5, 6, 7, 7, 8,
    0, 1, 2, 1, 1, 1, 3, 1, 1, 4, 4, 5,
    0, 1, 2, 3, 4, 1, 5, 1, 1, 6, 6, 7,
};
static const uric_action rfc1738_rest_of_schemepart_action[28] = {
    {41, 0, 29}, {41, 0, 22}, {44, 0, 8}, {48, 0, 30}, {53, 0, 37}, {44, 0, 9}, {50, 0, 30}, {55, 0, 37},
    {22, 0, 1}, {59, 0, 38}, {33, 0, 1}, {33, 0, 20}, {63, 0, 3}, {67, 0, 33}, {37, 0, 1}, {37, 0, 20},
    {69, 0, 4}, {7, 0, 30}, {7, 0, 24}, {6, 0, 1}, {72, 0, 38}, {69, 0, 5}, {5, 0, 1}, {5, 0, 20},
    {77, 0, 3}, {10, 0, 1}, {10, 0, 20}, {82, 0, 3},
};
static const uint8_t rfc1738_rest_of_schemepart_operations[86] = {
    14, 255, 13, 255, 14, 68, 69, 73, 255, 14, 68, 69, 71, 73, 255, 2,
    11, 255, 2, 9, 255, 14, 69, 255, 14, 69, 73, 255, 2, 11, 69, 255,
    14, 68, 69, 255, 14, 68, 69, 71, 255, 33, 35, 255, 33, 35, 40, 255,
    33, 35, 5, 6, 255, 33, 35, 4, 5, 8, 255, 4, 7, 8, 255, 2,
    9, 12, 255, 5, 6, 9, 10, 255, 4, 7, 8, 73, 255, 2, 11, 12,
    69, 255, 2, 11, 12, 255};
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
    rfc1738_rest_of_schemepart_row_template, rfc1738_rest_of_schemepart_templates, rfc1738_rest_of_schemepart_template_entry, rfc1738_rest_of_schemepart_action, rfc1738_rest_of_schemepart_operations,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_rest_of_schemepart_expected, rfc1738_rest_of_schemepart_expected_terms, rfc1738_terms, rfc1738_rest_of_schemepart_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    59, 28, 11, 15, 0, 33, 89,
};
static const char rfc1738_rest_of_schemepart_rule_name[] = "schemepart";
static const uric_rule rfc1738_rest_of_schemepart_rule = {rfc1738_rest_of_schemepart_rule_name, &rfc1738_rest_of_schemepart, &rfc1738_components_schemepart, 0};

/* rfc1738_parse_url: 49 states, 11 actions, 18 classes, 5 row templates */
static const uint8_t rfc1738_parse_nntpurl_byte_class[80] = {
    1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    0, 0, 0, 0, 0, 0, 3, 1, 1, 1, 4, 5, 6, 7, 8, 1,
    1, 9, 10, 11, 12, 13, 1, 14, 15, 16, 1, 1, 17, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 3, 1, 1, 1, 4, 5, 6, 7, 8, 1,
    1, 9, 10, 11, 12, 13, 1, 14, 15, 16, 1, 1, 17, 1, 1, 1};
static const uint8_t rfc1738_parse_url_entry[236] = {
    4, 0, 5, 30, 6, 39, 23, 40, 24, 41, 4, 50, 4, 4, 4, 4,
    4, 4, 4, 45, 4, 50, 4, 4, 27, 4, 4, 4, 4, 4, 4, 50,
    4, 4, 4, 50, 42, 31, 4, 50, 4, 7, 4, 50, 4, 34, 4, 50,
    44, 4, 4, 50, 4, 35, 4, 50, 47, 4, 4, 51, 4, 4, 4, 52,
    4, 4, 4, 53, 4, 4, 4, 50, 4, 37, 4, 54, 4, 4, 4, 55,
    4, 4, 4, 56, 4, 4, 4, 50, 4, 21, 4, 57, 4, 4, 4, 58,
    4, 4, 4, 59, 4, 4, 4, 60, 4, 4, 4, 50, 2, 9, 4, 50,
    43, 4, 4, 50, 12, 4, 4, 50, 4, 28, 4, 50, 48, 4, 4, 50,
    18, 4, 4, 50, 49, 4, 4, 50, 32, 4, 4, 50, 4, 11, 4, 50,
    4, 3, 4, 50, 46, 4, 4, 50, 4, 13, 4, 50, 4, 16, 4, 50,
    4, 29, 4, 50, 20, 4, 4, 50, 22, 4, 4, 50, 8, 4, 4, 4,
    4, 50, 4, 4, 33, 4, 4, 50, 10, 4, 4, 4, 4, 50, 4, 25,
    4, 4, 4, 50, 4, 26, 4, 4, 4, 50, 4, 14, 4, 4, 4, 50,
    4, 4, 4, 15, 4, 50, 4, 4, 4, 36, 4, 50, 4, 4, 4, 17,
    4, 50, 4, 4, 19, 4, 4, 50, 4, 4, 38, 4};
static const uint8_t rfc1738_parse_url_row_template[49] = {
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4};
static const uric_row_template rfc1738_parse_url_templates[5] = {
    {65535, 10}, {17, 4}, {17, 4}, {17, 4}, {65477, 6},
};
static const uint8_t rfc1738_parse_url_template_entry[95] = {
    0, 1, 2, 1, 1, 3, 4, 5, 1, 1, 6, 7, 1, 8, 1, 1, 9, 10, 0,
    0, 1, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 1, 0,
    0, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 0,
    0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 4, 1, 1, 1, 1, 0,
    0, 1, 2, 3, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 5, 6, 1, 1, 0,
};
static const uric_action rfc1738_parse_url_action[11] = {
    {0, 11, 0}, {3, 2, 0}, {3, 9, 0}, {3, 1, 0}, {5, 3, 0}, {3, 4, 0}, {3, 7, 0}, {3, 6, 0},
    {9, 8, 0}, {3, 5, 0}, {3, 10, 0},
};
static const uint8_t rfc1738_parse_url_operations[12] = {
    0, 23, 255, 0, 255, 0, 20, 21, 255, 0, 22, 255};
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
    rfc1738_parse_url_row_template, rfc1738_parse_url_templates, rfc1738_parse_url_template_entry, rfc1738_parse_url_action, rfc1738_parse_url_operations,
    rfc1738_parse_url_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_url_expected, rfc1738_parse_url_expected_terms, rfc1738_terms, rfc1738_parse_url_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    49, 11, 18, 31, 11, 43, 79,
};
static const char uric_rfc1738_url_name[] = "url";
const uric_rule uric_rfc1738_url = {uric_rfc1738_url_name, &rfc1738_parse_url, &rfc1738_components_url, 0};

/* rfc1738_parse_httpurl: 5 states, 1 actions, 18 classes, 1 row templates */
static const uint8_t rfc1738_parse_httpurl_entry[20] = {
    0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 5, 0,
    6, 0, 0, 0};
static const uint8_t rfc1738_parse_httpurl_row_template[5] = {
    0, 0, 0, 0, 0};
static const uric_row_template rfc1738_parse_httpurl_templates[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_parse_httpurl_template_entry[19] = {
    0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0,
};
static const uric_action rfc1738_parse_httpurl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_httpurl_operations[2] = {
    0, 255};
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
    rfc1738_parse_httpurl_row_template, rfc1738_parse_httpurl_templates, rfc1738_parse_httpurl_template_entry, rfc1738_parse_httpurl_action, rfc1738_parse_httpurl_operations,
    rfc1738_parse_httpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_httpurl_expected, rfc1738_parse_httpurl_expected_terms, rfc1738_terms, rfc1738_parse_httpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_httpurl_name[] = "httpurl";
const uric_rule uric_rfc1738_httpurl = {uric_rfc1738_httpurl_name, &rfc1738_parse_httpurl, &rfc1738_components_httpurl, 0};

/* rfc1738_parse_ftpurl: 4 states, 1 actions, 18 classes, 1 row templates */
static const uint8_t rfc1738_parse_ftpurl_entry[16] = {
    0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 5, 0, 0, 0};
static const uint8_t rfc1738_parse_ftpurl_row_template[4] = {
    0, 0, 0, 0};
static const uric_row_template rfc1738_parse_ftpurl_templates[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_parse_ftpurl_template_entry[19] = {
    0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0,
};
static const uric_action rfc1738_parse_ftpurl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_ftpurl_operations[2] = {
    0, 255};
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
    rfc1738_parse_ftpurl_row_template, rfc1738_parse_ftpurl_templates, rfc1738_parse_ftpurl_template_entry, rfc1738_parse_ftpurl_action, rfc1738_parse_ftpurl_operations,
    rfc1738_parse_ftpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_ftpurl_expected, rfc1738_parse_ftpurl_expected_terms, rfc1738_terms, rfc1738_parse_ftpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    4, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_ftpurl_name[] = "ftpurl";
const uric_rule uric_rfc1738_ftpurl = {uric_rfc1738_ftpurl_name, &rfc1738_parse_ftpurl, &rfc1738_components_ftpurl, 0};

/* rfc1738_parse_newsurl: 5 states, 1 actions, 18 classes, 1 row templates */
static const uint8_t rfc1738_parse_newsurl_entry[25] = {
    0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4, 0,
    0, 0, 5, 0, 6, 0, 0, 0, 0};
static const uint8_t rfc1738_parse_newsurl_row_template[5] = {
    0, 0, 0, 0, 0};
static const uric_row_template rfc1738_parse_newsurl_templates[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_parse_newsurl_template_entry[19] = {
    0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 5, 0,
};
static const uric_action rfc1738_parse_newsurl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_newsurl_operations[4] = {
    0, 20, 21, 255};
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
    rfc1738_parse_newsurl_row_template, rfc1738_parse_newsurl_templates, rfc1738_parse_newsurl_template_entry, rfc1738_parse_newsurl_action, rfc1738_parse_newsurl_operations,
    rfc1738_parse_newsurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_newsurl_expected, rfc1738_parse_newsurl_expected_terms, rfc1738_terms, rfc1738_parse_newsurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_newsurl_name[] = "newsurl";
const uric_rule uric_rfc1738_newsurl = {uric_rfc1738_newsurl_name, &rfc1738_parse_newsurl, &rfc1738_components_newsurl, 0};

/* rfc1738_parse_nntpurl: 5 states, 1 actions, 18 classes, 1 row templates */
static const uint8_t rfc1738_parse_nntpurl_entry[20] = {
    0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 4, 0, 0, 5, 0,
    6, 0, 0, 0};
static const uint8_t rfc1738_parse_nntpurl_row_template[5] = {
    0, 0, 0, 0, 0};
static const uric_row_template rfc1738_parse_nntpurl_templates[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_parse_nntpurl_template_entry[19] = {
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 4, 0, 0,
};
static const uric_action rfc1738_parse_nntpurl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_nntpurl_operations[2] = {
    0, 255};
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
    rfc1738_parse_nntpurl_row_template, rfc1738_parse_nntpurl_templates, rfc1738_parse_nntpurl_template_entry, rfc1738_parse_nntpurl_action, rfc1738_parse_nntpurl_operations,
    rfc1738_parse_nntpurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_nntpurl_expected, rfc1738_parse_nntpurl_expected_terms, rfc1738_terms, rfc1738_parse_nntpurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_nntpurl_name[] = "nntpurl";
const uric_rule uric_rfc1738_nntpurl = {uric_rfc1738_nntpurl_name, &rfc1738_parse_nntpurl, &rfc1738_components_nntpurl, 0};

/* rfc1738_parse_telneturl: 7 states, 1 actions, 18 classes, 1 row templates */
static const uint8_t rfc1738_parse_telneturl_entry[35] = {
    0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 4, 0, 0, 0,
    0, 0, 5, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 7, 8, 0,
    0, 0, 0};
static const uint8_t rfc1738_parse_telneturl_row_template[7] = {
    0, 0, 0, 0, 0, 0, 0};
static const uric_row_template rfc1738_parse_telneturl_templates[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_parse_telneturl_template_entry[19] = {
    0, 0, 1, 0, 2, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0, 0, 5, 0, 0,
};
static const uric_action rfc1738_parse_telneturl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_telneturl_operations[2] = {
    0, 255};
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
    rfc1738_parse_telneturl_row_template, rfc1738_parse_telneturl_templates, rfc1738_parse_telneturl_template_entry, rfc1738_parse_telneturl_action, rfc1738_parse_telneturl_operations,
    rfc1738_parse_telneturl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_telneturl_expected, rfc1738_parse_telneturl_expected_terms, rfc1738_terms, rfc1738_parse_telneturl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_telneturl_name[] = "telneturl";
const uric_rule uric_rfc1738_telneturl = {uric_rfc1738_telneturl_name, &rfc1738_parse_telneturl, &rfc1738_components_telneturl, 0};

/* rfc1738_parse_gopherurl: 7 states, 1 actions, 18 classes, 2 row templates */
static const uint8_t rfc1738_parse_gopherurl_entry[25] = {
    0, 2, 0, 0, 0, 4, 6, 0, 0, 0, 0, 5, 0, 0, 3, 0,
    0, 0, 0, 0, 7, 8, 0, 0, 0};
static const uint8_t rfc1738_parse_gopherurl_row_template[7] = {
    0, 0, 0, 1, 1, 1, 1};
static const uric_row_template rfc1738_parse_gopherurl_templates[2] = {
    {65535, 3}, {65532, 4},
};
static const uint8_t rfc1738_parse_gopherurl_template_entry[38] = {
    0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0,
};
static const uric_action rfc1738_parse_gopherurl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_gopherurl_operations[2] = {
    0, 255};
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
    rfc1738_parse_gopherurl_row_template, rfc1738_parse_gopherurl_templates, rfc1738_parse_gopherurl_template_entry, rfc1738_parse_gopherurl_action, rfc1738_parse_gopherurl_operations,
    rfc1738_parse_gopherurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_gopherurl_expected, rfc1738_parse_gopherurl_expected_terms, rfc1738_terms, rfc1738_parse_gopherurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_gopherurl_name[] = "gopherurl";
const uric_rule uric_rfc1738_gopherurl = {uric_rfc1738_gopherurl_name, &rfc1738_parse_gopherurl, &rfc1738_components_gopherurl, 0};

/* rfc1738_parse_waisurl: 5 states, 1 actions, 18 classes, 1 row templates */
static const uint8_t rfc1738_parse_waisurl_entry[25] = {
    0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 4, 0, 0, 0,
    0, 0, 5, 0, 6, 0, 0, 0, 0};
static const uint8_t rfc1738_parse_waisurl_row_template[5] = {
    0, 0, 0, 0, 0};
static const uric_row_template rfc1738_parse_waisurl_templates[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_parse_waisurl_template_entry[19] = {
    0, 0, 1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0,
};
static const uric_action rfc1738_parse_waisurl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_waisurl_operations[2] = {
    0, 255};
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
    rfc1738_parse_waisurl_row_template, rfc1738_parse_waisurl_templates, rfc1738_parse_waisurl_template_entry, rfc1738_parse_waisurl_action, rfc1738_parse_waisurl_operations,
    rfc1738_parse_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_waisurl_expected, rfc1738_parse_waisurl_expected_terms, rfc1738_terms, rfc1738_parse_waisurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_waisurl_name[] = "waisurl";
const uric_rule uric_rfc1738_waisurl = {uric_rfc1738_waisurl_name, &rfc1738_parse_waisurl, &rfc1738_components_waisurl, 0};

/* rfc1738_parse_mailtourl: 7 states, 1 actions, 18 classes, 2 row templates */
static const uint8_t rfc1738_parse_mailtourl_entry[25] = {
    0, 2, 0, 4, 0, 0, 0, 0, 6, 0, 5, 0, 0, 0, 0, 3,
    0, 0, 0, 0, 7, 8, 0, 0, 0};
static const uint8_t rfc1738_parse_mailtourl_row_template[7] = {
    0, 0, 0, 1, 1, 1, 1};
static const uric_row_template rfc1738_parse_mailtourl_templates[2] = {
    {65535, 3}, {65532, 4},
};
static const uint8_t rfc1738_parse_mailtourl_template_entry[38] = {
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 2, 3, 0, 0, 4, 0, 0, 0, 0, 0, 0,
};
static const uric_action rfc1738_parse_mailtourl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_mailtourl_operations[3] = {
    0, 22, 255};
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
    rfc1738_parse_mailtourl_row_template, rfc1738_parse_mailtourl_templates, rfc1738_parse_mailtourl_template_entry, rfc1738_parse_mailtourl_action, rfc1738_parse_mailtourl_operations,
    rfc1738_parse_mailtourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_mailtourl_expected, rfc1738_parse_mailtourl_expected_terms, rfc1738_terms, rfc1738_parse_mailtourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    7, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_mailtourl_name[] = "mailtourl";
const uric_rule uric_rfc1738_mailtourl = {uric_rfc1738_mailtourl_name, &rfc1738_parse_mailtourl, &rfc1738_components_mailtourl, 0};

/* rfc1738_parse_fileurl: 5 states, 1 actions, 18 classes, 1 row templates */
static const uint8_t rfc1738_parse_fileurl_entry[25] = {
    0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 4, 0,
    5, 0, 0, 0, 6, 0, 0, 0, 0};
static const uint8_t rfc1738_parse_fileurl_row_template[5] = {
    0, 0, 0, 0, 0};
static const uric_row_template rfc1738_parse_fileurl_templates[1] = {
    {65535, 5},
};
static const uint8_t rfc1738_parse_fileurl_template_entry[19] = {
    0, 0, 1, 0, 2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uric_action rfc1738_parse_fileurl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_fileurl_operations[2] = {
    0, 255};
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
    rfc1738_parse_fileurl_row_template, rfc1738_parse_fileurl_templates, rfc1738_parse_fileurl_template_entry, rfc1738_parse_fileurl_action, rfc1738_parse_fileurl_operations,
    rfc1738_parse_fileurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_fileurl_expected, rfc1738_parse_fileurl_expected_terms, rfc1738_terms, rfc1738_parse_fileurl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    5, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_fileurl_name[] = "fileurl";
const uric_rule uric_rfc1738_fileurl = {uric_rfc1738_fileurl_name, &rfc1738_parse_fileurl, &rfc1738_components_fileurl, 0};

/* rfc1738_parse_prosperourl: 9 states, 1 actions, 18 classes, 2 row templates */
static const uint8_t rfc1738_parse_prosperourl_entry[28] = {
    0, 0, 6, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 8, 0, 0,
    10, 0, 0, 0, 0, 7, 2, 0, 0, 9, 5, 0};
static const uint8_t rfc1738_parse_prosperourl_row_template[9] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1};
static const uric_row_template rfc1738_parse_prosperourl_templates[2] = {
    {65535, 4}, {9, 2},
};
static const uint8_t rfc1738_parse_prosperourl_template_entry[38] = {
    0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0,
};
static const uric_action rfc1738_parse_prosperourl_action[1] = {
    {0, 1, 0},
};
static const uint8_t rfc1738_parse_prosperourl_operations[2] = {
    0, 255};
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
    rfc1738_parse_prosperourl_row_template, rfc1738_parse_prosperourl_templates, rfc1738_parse_prosperourl_template_entry, rfc1738_parse_prosperourl_action, rfc1738_parse_prosperourl_operations,
    rfc1738_parse_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_prosperourl_expected, rfc1738_parse_prosperourl_expected_terms, rfc1738_terms, rfc1738_parse_prosperourl_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    9, 1, 18, 31, 1, 43, 79,
};
static const char uric_rfc1738_prosperourl_name[] = "prosperourl";
const uric_rule uric_rfc1738_prosperourl = {uric_rfc1738_prosperourl_name, &rfc1738_parse_prosperourl, &rfc1738_components_prosperourl, 0};

/* rfc1738_parse_schemepart: 1 states, 3 actions, 12 classes, 1 row templates */
static const uint8_t rfc1738_parse_schemepart_entry[4] = {
    2, 3, 4, 2};
static const uint8_t rfc1738_parse_schemepart_row_template[1] = {
    0};
static const uric_row_template rfc1738_parse_schemepart_templates[1] = {
    {65535, 4},
};
static const uint8_t rfc1738_parse_schemepart_template_entry[13] = {
    0, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4,
};
static const uric_action rfc1738_parse_schemepart_action[3] = {
    {1, 1, 1}, {1, 1, 20}, {1, 1, 2},
};
static const uint8_t rfc1738_parse_schemepart_operations[2] = {
    14, 255};
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
    rfc1738_parse_schemepart_row_template, rfc1738_parse_schemepart_templates, rfc1738_parse_schemepart_template_entry, rfc1738_parse_schemepart_action, rfc1738_parse_schemepart_operations,
    rfc1738_parse_schemepart_links,
#if URIC_ERROR_DETAIL
    rfc1738_parse_schemepart_expected, rfc1738_parse_schemepart_expected_terms, rfc1738_terms, rfc1738_parse_schemepart_error_component,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    1, 3, 12, 15, 1, 33, 89,
};
static const char uric_rfc1738_schemepart_name[] = "schemepart";
const uric_rule uric_rfc1738_schemepart = {uric_rfc1738_schemepart_name, &rfc1738_parse_schemepart, &rfc1738_components_schemepart, 0};

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

/* rfc1738_check_genericurl: 248 states, 7 actions, 37 classes, 16 row templates */
static const uint8_t rfc1738_check_genericurl_byte_class[90] = {
    1, 0, 0, 1, 2, 3, 1, 1, 1, 4, 5, 1, 6, 7, 8, 9,
    10, 10, 10, 10, 10, 10, 10, 10, 11, 12, 13, 0, 14, 0, 15, 16,
    17, 18, 18, 19, 20, 21, 22, 23, 24, 25, 25, 26, 27, 28, 29, 30,
    25, 31, 32, 33, 25, 25, 34, 25, 35, 25, 0, 0, 0, 0, 36, 0,
    17, 18, 18, 19, 20, 21, 22, 23, 24, 25, 25, 26, 27, 28, 29, 30,
    25, 31, 32, 33, 25, 25, 34, 25, 35, 25};
static const uint8_t rfc1738_check_genericurl_entry[992] = {
    3, 0, 37, 0, 3, 28, 3, 230, 0, 230, 3, 231, 3, 233, 3, 152,
    3, 234, 3, 235, 0, 231, 0, 233, 0, 152, 0, 234, 3, 240, 3, 35,
    3, 241, 0, 240, 0, 35, 0, 241, 3, 246, 3, 0, 213, 142, 214, 128,
    129, 143, 130, 131, 0, 0, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    82, 0, 0, 0, 0, 0, 0, 0, 3, 28, 3, 3, 3, 3, 3, 3,
    3, 222, 0, 0, 0, 0, 0, 0, 0, 0, 0, 226, 3, 28, 3, 3,
    138, 3, 3, 3, 3, 3, 28, 162, 28, 28, 28, 28, 28, 1, 29, 164,
    29, 29, 0, 29, 29, 1, 30, 165, 30, 0, 0, 30, 30, 1, 31, 166,
    31, 31, 31, 31, 0, 1, 32, 167, 32, 0, 32, 32, 0, 1, 38, 168,
    38, 38, 38, 38, 38, 0, 34, 92, 34, 34, 34, 34, 34, 1, 28, 162,
    28, 28, 28, 28, 28, 0, 36, 171, 36, 0, 0, 0, 36, 1, 0, 0,
    37, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 39, 182,
    39, 39, 211, 39, 39, 1, 40, 184, 40, 40, 40, 40, 32, 1, 42, 189,
    42, 42, 42, 42, 42, 1, 42, 101, 42, 42, 42, 42, 42, 1, 43, 192,
    43, 43, 44, 43, 43, 1, 44, 194, 44, 0, 0, 46, 44, 0, 45, 103,
    45, 0, 45, 45, 0, 1, 46, 196, 46, 0, 44, 0, 46, 1, 105, 106,
    107, 106, 108, 108, 0, 108, 38, 38, 109, 0, 110, 0, 0, 73, 0, 38,
    114, 106, 115, 0, 116, 106, 117, 0, 119, 106, 250, 250, 251, 251, 252, 252,
    125, 121, 123, 121, 253, 253, 0, 78, 126, 121, 255, 255, 127, 121, 71, 163,
    71, 71, 0, 71, 1, 72, 170, 0, 72, 0, 0, 1, 0, 0, 0, 73,
    0, 0, 1, 0, 0, 0, 0, 39, 0, 1, 0, 0, 0, 0, 40, 0,
    1, 76, 185, 0, 76, 80, 32, 1, 0, 0, 0, 0, 41, 0, 1, 0,
    0, 0, 78, 53, 0, 1, 0, 0, 0, 0, 38, 0, 1, 80, 188, 0,
    80, 72, 0, 0, 0, 201, 0, 0, 0, 0, 83, 0, 0, 0, 0, 206,
    0, 0, 87, 0, 0, 0, 0, 99, 0, 207, 0, 0, 0, 0, 0, 208,
    249, 249, 249, 249, 254, 254, 254, 254, 0, 0, 0, 202, 0, 0, 0, 0,
    93, 0, 96, 178, 178, 0, 0, 0, 0, 0, 205, 0, 0, 0, 0, 0,
    5, 0, 0, 0, 0, 86, 34, 34, 0, 0, 0, 0, 0, 0, 0, 12,
    0, 0, 0, 0, 14, 0, 0, 0, 209, 0, 0, 0, 0, 0, 212, 102,
    191, 191, 0, 0, 42, 42, 45, 0, 0, 104, 197, 197, 0, 0, 45, 45,
    28, 0, 0, 111, 56, 0, 105, 107, 0, 112, 48, 0, 106, 106, 1, 111,
    48, 0, 107, 107, 0, 113, 0, 0, 108, 108, 1, 0, 57, 0, 109, 0,
    0, 0, 0, 0, 110, 0, 1, 111, 0, 0, 107, 107, 0, 112, 0, 0,
    106, 106, 0, 113, 0, 0, 108, 108, 0, 111, 58, 0, 114, 107, 0, 0,
    59, 0, 115, 0, 0, 111, 60, 0, 116, 107, 0, 0, 53, 0, 117, 0,
    0, 0, 0, 29, 120, 121, 0, 111, 48, 0, 119, 107, 1, 122, 64, 0,
    120, 123, 0, 124, 65, 29, 121, 121, 0, 122, 0, 0, 123, 123, 0, 122,
    65, 0, 123, 123, 0, 124, 0, 0, 121, 121, 0, 122, 68, 0, 125, 123,
    0, 122, 70, 0, 126, 123, 0, 122, 65, 29, 127, 123, 0, 3, 28, 218,
    3, 3, 3, 3, 28, 3, 25, 3, 219, 3, 28, 3, 134, 3, 3, 3,
    28, 220, 3, 3, 3, 0, 0, 84, 0, 0, 0, 3, 28, 3, 3, 135,
    3, 3, 28, 3, 3, 137, 3, 3, 28, 3, 6, 3, 3, 3, 28, 3,
    3, 227, 3, 3, 28, 3, 3, 3, 139, 3, 28, 3, 146, 3, 3, 3,
    28, 3, 229, 3, 3, 3, 28, 3, 150, 3, 3, 0, 0, 132, 0, 0,
    3, 28, 3, 216, 3, 3, 28, 3, 3, 145, 0, 0, 0, 95, 0, 3,
    28, 3, 224, 3, 3, 28, 3, 3, 15, 3, 28, 3, 16, 3, 0, 0,
    0, 0, 18, 0, 0, 0, 19, 0, 3, 28, 3, 3, 151, 3, 28, 3,
    21, 3, 154, 169, 155, 154, 0, 156, 0, 154, 169, 154, 154, 0, 154, 0,
    154, 169, 154, 154, 47, 154, 0, 154, 169, 154, 154, 47, 154, 1, 154, 169,
    154, 156, 47, 156, 1, 0, 38, 0, 0, 0, 0, 144, 0, 0, 0, 0,
    100, 157, 0, 0, 0, 38, 172, 173, 174, 175, 176, 177, 161, 179, 180, 181,
    28, 71, 29, 30, 31, 32, 34, 154, 72, 36, 183, 39, 186, 187, 40, 76,
    190, 191, 80, 42, 193, 43, 195, 44, 198, 45, 46, 0, 203, 0, 94, 0,
    204, 26, 0, 85, 0, 0, 97, 0, 98, 11, 0, 148, 0, 0, 149, 210,
    0, 0, 20, 0, 159, 160, 0, 3, 28, 133, 3, 3, 215, 3, 28, 3,
    3, 3, 217, 3, 28, 3, 4, 3, 3, 3, 28, 3, 27, 3, 3, 3,
    28, 3, 3, 3, 221, 3, 28, 136, 3, 3, 3, 3, 28, 3, 3, 3,
    223, 3, 28, 225, 3, 3, 3, 3, 28, 3, 7, 3, 3, 3, 28, 3,
    3, 8, 3, 3, 28, 3, 9, 3, 3, 3, 28, 3, 3, 228, 3, 3,
    28, 3, 3, 10, 3, 0, 0, 0, 0, 13, 0, 3, 28, 3, 3, 3,
    147, 3, 28, 3, 140, 3, 3, 3, 28, 3, 3, 3, 17, 232, 236, 88,
    237, 238, 239, 118, 61, 62, 63, 242, 244, 66, 67, 89, 76, 247, 69, 43};
static const uint8_t rfc1738_check_genericurl_row_template[248] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 11, 11, 11, 11,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15};
static const uric_row_template rfc1738_check_genericurl_templates[16] = {
    {65535, 2}, {65367, 10}, {65421, 8}, {161, 2}, {65347, 7}, {51, 4}, {65498, 5}, {65394, 6},
    {65394, 6}, {65534, 5}, {65232, 7}, {164, 4}, {644, 1}, {446, 2}, {65134, 6}, {743, 1},
};
static const uint8_t rfc1738_check_genericurl_template_entry[608] = {
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 1, 1, 1, 1, 3, 4, 5, 1, 1, 1, 6, 7, 1, 8, 1, 1, 9, 10, 1, 0, 0,
    0, 1, 2, 1, 1, 3, 3, 3, 4, 3, 3, 3, 1, 5, 6, 7, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 8,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0,
    0, 1, 2, 3, 1, 4, 4, 4, 5, 4, 4, 4, 0, 3, 3, 6, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 7,
    0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 4, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 6,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 3, 1, 1, 4, 1, 1, 1, 1, 1, 5, 1, 6, 1, 1, 1, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 4, 1, 5, 1, 1, 1, 1, 0, 0,
    0, 1, 2, 1, 3, 4, 4, 4, 1, 4, 4, 4, 1, 1, 1, 1, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 2, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 4, 1, 5, 6, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uric_action rfc1738_check_genericurl_action[7] = {
    {0, 1, 73}, {0, 2, 74}, {0, 2, 242}, {0, 2, 244}, {0, 2, 76}, {0, 1, 78}, {0, 2, 247},
};
static const uint8_t rfc1738_check_genericurl_operations[1] = {
    255};
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
    rfc1738_check_genericurl_row_template, rfc1738_check_genericurl_templates, rfc1738_check_genericurl_template_entry, rfc1738_check_genericurl_action, rfc1738_check_genericurl_operations,
    rfc1738_check_genericurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_genericurl_expected, rfc1738_check_genericurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    248, 7, 37, 63, 2, 33, 89,
};

/* rfc1738_check_otherurl: 114 states, 0 actions, 32 classes, 12 row templates */
static const uint8_t rfc1738_check_otherurl_byte_class[94] = {
    1, 2, 2, 3, 4, 5, 1, 1, 1, 6, 7, 1, 7, 7, 8, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 11, 2, 12, 2, 5, 13,
    14, 15, 15, 15, 16, 17, 18, 19, 20, 21, 21, 22, 23, 24, 25, 26,
    21, 27, 28, 29, 21, 21, 30, 21, 21, 21, 31, 31, 31, 31, 3, 31,
    14, 15, 15, 15, 16, 17, 18, 19, 20, 21, 21, 22, 23, 24, 25, 26,
    21, 27, 28, 29, 21, 21, 30, 21, 21, 21, 31, 31, 31, 31};
static const uint8_t rfc1738_check_otherurl_entry[520] = {
    0, 0, 78, 0, 52, 53, 54, 65, 79, 66, 80, 67, 0, 2, 100, 2,
    3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 104, 3, 0, 3, 3,
    3, 3, 3, 3, 3, 3, 1, 0, 0, 78, 49, 78, 78, 78, 78, 78,
    78, 78, 70, 0, 0, 0, 78, 49, 78, 78, 87, 78, 78, 78, 78, 78,
    0, 46, 0, 0, 0, 0, 20, 0, 0, 0, 0, 96, 0, 48, 0, 0,
    0, 0, 0, 0, 47, 0, 0, 0, 89, 0, 0, 47, 0, 0, 47, 0,
    0, 0, 0, 0, 47, 47, 0, 0, 0, 47, 0, 47, 0, 0, 47, 0,
    0, 0, 0, 47, 0, 0, 0, 0, 78, 0, 0, 83, 0, 26, 0, 0,
    0, 0, 0, 0, 27, 0, 86, 0, 0, 10, 0, 0, 0, 28, 0, 0,
    0, 0, 37, 0, 0, 0, 0, 11, 0, 0, 40, 0, 0, 0, 0, 0,
    47, 0, 0, 47, 0, 0, 0, 0, 30, 0, 36, 0, 34, 0, 82, 97,
    0, 23, 0, 47, 0, 41, 0, 29, 0, 0, 30, 0, 47, 31, 0, 0,
    99, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 47, 99, 0,
    0, 0, 0, 0, 46, 101, 46, 0, 0, 50, 0, 0, 0, 0, 0, 0,
    0, 1, 48, 105, 48, 0, 0, 51, 0, 49, 106, 49, 49, 49, 49, 1,
    50, 108, 50, 0, 0, 0, 1, 51, 111, 51, 0, 48, 0, 1, 78, 49,
    55, 78, 78, 68, 78, 49, 78, 78, 69, 78, 78, 49, 78, 78, 78, 56,
    78, 49, 78, 84, 78, 78, 78, 49, 78, 78, 78, 68, 78, 49, 61, 78,
    78, 78, 78, 49, 78, 78, 71, 78, 78, 49, 78, 85, 78, 78, 78, 49,
    70, 78, 78, 78, 78, 49, 78, 62, 78, 78, 78, 49, 78, 78, 78, 63,
    78, 49, 78, 78, 19, 78, 78, 49, 78, 78, 78, 19, 78, 49, 57, 78,
    78, 78, 78, 49, 78, 78, 58, 78, 78, 49, 60, 78, 78, 78, 78, 49,
    78, 19, 78, 78, 78, 49, 78, 5, 78, 78, 78, 49, 78, 78, 78, 19,
    78, 49, 78, 78, 78, 72, 78, 49, 78, 90, 78, 78, 78, 49, 78, 78,
    19, 78, 78, 49, 78, 78, 63, 78, 0, 0, 0, 35, 0, 0, 0, 0,
    81, 0, 0, 0, 0, 0, 22, 78, 49, 78, 78, 78, 78, 49, 4, 56,
    78, 78, 49, 59, 78, 78, 0, 0, 0, 34, 0, 0, 0, 0, 0, 47,
    0, 0, 0, 0, 98, 78, 49, 19, 78, 78, 78, 49, 78, 88, 78, 0,
    0, 0, 38, 0, 78, 49, 73, 78, 78, 78, 49, 64, 78, 78, 0, 0,
    0, 0, 42, 78, 49, 74, 78, 78, 0, 0, 33, 0, 0, 34, 0, 0,
    0, 0, 0, 95, 0, 21, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0,
    0, 0, 0, 10, 0, 0, 39, 0, 102, 103, 107, 47, 2, 109, 110, 112,
    46, 113, 3, 48, 114, 49, 50, 51};
static const uint8_t rfc1738_check_otherurl_row_template[114] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3,
    3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10,
    10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11};
static const uric_row_template rfc1738_check_otherurl_templates[12] = {
    {65535, 13}, {44, 4}, {44, 4}, {44, 4}, {44, 4}, {106, 2}, {65432, 7}, {65483, 6},
    {65483, 6}, {21, 5}, {111, 4}, {405, 1},
};
static const uint8_t rfc1738_check_otherurl_template_entry[396] = {
    0, 1, 0, 1, 2, 1, 1, 3, 0, 3, 4, 1, 1, 0, 3, 3, 3, 5, 6, 7, 3, 3, 3, 8, 9, 3, 10, 3, 3, 11, 12, 0, 13,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0,
    0, 0, 1, 2, 1, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
    0, 1, 0, 0, 0, 2, 3, 4, 2, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 3, 0, 4, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0,
    0, 1, 0, 1, 2, 3, 1, 1, 4, 1, 3, 5, 6, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 7,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 1, 1, 1, 1, 1, 3, 1, 4, 1, 1, 5, 1, 1, 1, 6, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 5, 6, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 1, 5, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    rfc1738_check_otherurl_row_template, rfc1738_check_otherurl_templates, rfc1738_check_otherurl_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_otherurl_expected, rfc1738_check_otherurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    114, 0, 32, 31, 0, 33, 93,
};

/* rfc1738_check_ip_schemepart: 90 states, 0 actions, 11 classes, 7 row templates */
static const uint8_t rfc1738_check_ip_schemepart_byte_class[45] = {
    1, 16, 18, 17, 17, 17, 67, 101, 102, 102, 102, 102, 118, 1, 1, 129,
    153, 153, 153, 170, 170, 170, 170, 170, 170, 170, 170, 170, 170, 0, 0, 1,
    153, 153, 153, 170, 170, 170, 170, 170, 170, 170, 170, 170, 170};
static const uint8_t rfc1738_check_ip_schemepart_entry[453] = {
    0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 45, 0, 5, 1, 0, 0,
    15, 0, 0, 0, 0, 48, 30, 0, 4, 31, 4, 1, 51, 33, 0, 5,
    0, 5, 1, 0, 0, 0, 6, 0, 0, 1, 57, 38, 87, 7, 39, 7,
    1, 0, 0, 87, 8, 0, 0, 1, 46, 30, 0, 9, 31, 47, 1, 49,
    33, 0, 10, 0, 50, 1, 55, 38, 87, 11, 39, 56, 1, 13, 74, 62,
    14, 28, 84, 13, 74, 13, 14, 28, 13, 14, 76, 14, 0, 28, 14, 19,
    77, 66, 20, 34, 85, 13, 74, 67, 14, 28, 84, 13, 74, 64, 14, 28,
    84, 14, 76, 86, 0, 28, 14, 19, 77, 19, 20, 34, 19, 20, 80, 20,
    0, 34, 20, 19, 77, 71, 20, 34, 85, 19, 77, 69, 20, 34, 85, 20,
    80, 88, 0, 34, 20, 13, 74, 72, 14, 28, 84, 19, 77, 73, 20, 34,
    85, 13, 74, 89, 14, 28, 84, 19, 77, 90, 20, 34, 85, 44, 4, 52,
    4, 47, 4, 6, 0, 53, 5, 50, 5, 54, 7, 58, 4, 59, 5, 60,
    7, 56, 7, 8, 0, 9, 4, 10, 5, 61, 7, 11, 7, 46, 29, 44,
    47, 49, 32, 45, 50, 46, 0, 47, 47, 46, 30, 47, 47, 48, 0, 4,
    4, 49, 0, 50, 50, 49, 33, 50, 50, 51, 0, 5, 5, 46, 35, 52,
    47, 49, 36, 53, 50, 55, 37, 54, 56, 55, 0, 56, 56, 55, 38, 56,
    56, 57, 0, 7, 7, 46, 40, 58, 47, 49, 41, 59, 50, 55, 42, 60,
    56, 55, 43, 61, 56, 13, 74, 63, 16, 62, 14, 28, 64, 13, 74, 63,
    13, 64, 14, 28, 64, 13, 74, 63, 17, 64, 14, 28, 64, 13, 74, 65,
    13, 84, 14, 28, 84, 19, 77, 68, 21, 66, 20, 34, 69, 13, 74, 63,
    24, 67, 14, 28, 64, 19, 77, 68, 19, 69, 20, 34, 69, 19, 77, 68,
    22, 69, 20, 34, 69, 19, 77, 70, 19, 85, 20, 34, 85, 19, 77, 68,
    25, 71, 20, 34, 69, 13, 74, 63, 26, 72, 14, 28, 64, 19, 77, 68,
    27, 73, 20, 34, 69, 75, 13, 78, 79, 14, 19, 81, 20, 83, 87, 13,
    74, 65, 17, 0, 84, 18, 28, 84, 1, 19, 77, 70, 22, 87, 85, 23,
    34, 85, 1, 14, 76, 14, 14, 0, 86, 0, 28, 14, 1, 87, 82, 87,
    87, 87, 87, 87, 87, 87, 1, 20, 80, 20, 20, 87, 88, 0, 34, 20,
    1, 13, 74, 63, 17, 0, 89, 18, 28, 64, 1, 19, 77, 68, 22, 87,
    90, 23, 34, 69, 1};
static const uint8_t rfc1738_check_ip_schemepart_row_template[90] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 6, 6};
static const uric_row_template rfc1738_check_ip_schemepart_templates[7] = {
    {65535, 7}, {10, 6}, {118, 2}, {32, 4}, {65324, 8}, {299, 1}, {65088, 10},
};
static const uint8_t rfc1738_check_ip_schemepart_template_entry[84] = {
    0, 0, 0, 1, 2, 3, 4, 5, 0, 6, 6, 7,
    0, 1, 2, 1, 1, 0, 3, 4, 5, 6, 6, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 2, 0,
    0, 0, 0, 1, 2, 0, 3, 0, 0, 4, 4, 0,
    0, 1, 2, 3, 4, 0, 5, 6, 7, 8, 8, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0,
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10,
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
    rfc1738_check_ip_schemepart_row_template, rfc1738_check_ip_schemepart_templates, rfc1738_check_ip_schemepart_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_ip_schemepart_expected, rfc1738_check_ip_schemepart_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    90, 0, 11, 15, 0, 33, 89,
};

/* rfc1738_check_waisurl: 58 states, 4 actions, 15 classes, 7 row templates */
static const uint8_t rfc1738_check_waisurl_byte_class[45] = {
    1, 16, 50, 17, 17, 17, 17, 84, 102, 102, 102, 102, 135, 3, 3, 57,
    106, 102, 102, 187, 188, 187, 187, 187, 187, 189, 187, 190, 187, 0, 0, 1,
    106, 102, 102, 187, 188, 187, 187, 187, 187, 189, 187, 190, 187};
static const uint8_t rfc1738_check_waisurl_entry[121] = {
    0, 5, 0, 6, 0, 7, 0, 8, 16, 0, 17, 0, 18, 0, 19, 0,
    9, 24, 9, 0, 0, 1, 10, 47, 0, 14, 15, 1, 11, 48, 0, 0,
    0, 1, 12, 49, 0, 0, 15, 0, 13, 50, 0, 14, 0, 0, 14, 52,
    0, 11, 0, 0, 15, 53, 15, 0, 0, 1, 0, 38, 0, 39, 0, 40,
    0, 41, 59, 59, 60, 60, 61, 61, 62, 62, 25, 46, 46, 9, 9, 0,
    30, 31, 32, 33, 20, 21, 22, 23, 10, 11, 12, 13, 0, 42, 0, 43,
    0, 44, 0, 45, 26, 0, 27, 0, 28, 0, 29, 0, 9, 51, 54, 55,
    56, 10, 57, 58, 11, 12, 13, 14, 15};
static const uint8_t rfc1738_check_waisurl_row_template[58] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6};
static const uric_row_template rfc1738_check_waisurl_templates[7] = {
    {65535, 2}, {65503, 6}, {27, 2}, {4, 3}, {54, 1}, {17, 2}, {62, 1},
};
static const uint8_t rfc1738_check_waisurl_template_entry[112] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0,
    0, 1, 2, 3, 4, 1, 1, 1, 3, 5, 1, 1, 1, 1, 1, 6,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 2, 1, 1, 0,
    0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 2, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0,
};
static const uric_action rfc1738_check_waisurl_action[4] = {
    {0, 1, 33}, {0, 1, 34}, {0, 1, 35}, {0, 1, 36},
};
static const uint8_t rfc1738_check_waisurl_operations[1] = {
    255};
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
    rfc1738_check_waisurl_row_template, rfc1738_check_waisurl_templates, rfc1738_check_waisurl_template_entry, rfc1738_check_waisurl_action, rfc1738_check_waisurl_operations,
    rfc1738_check_waisurl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_waisurl_expected, rfc1738_check_waisurl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    58, 4, 15, 15, 1, 33, 89,
};

/* rfc1738_check_prosperourl: 22 states, 1 actions, 14 classes, 4 row templates */
static const uint8_t rfc1738_check_prosperourl_byte_class[45] = {
    1, 16, 18, 17, 17, 17, 17, 67, 68, 68, 68, 68, 84, 6, 7, 17,
    68, 68, 72, 153, 153, 153, 153, 186, 201, 157, 153, 153, 153, 0, 0, 1,
    68, 68, 72, 153, 153, 153, 153, 186, 201, 157, 153, 153, 153};
static const uint8_t rfc1738_check_prosperourl_entry[74] = {
    0, 2, 0, 0, 0, 14, 0, 20, 0, 0, 0, 15, 6, 0, 0, 11,
    0, 0, 8, 0, 0, 12, 0, 0, 10, 0, 0, 13, 0, 0, 11, 5,
    11, 12, 11, 1, 12, 7, 0, 0, 13, 0, 13, 9, 0, 12, 0, 1,
    0, 19, 0, 21, 17, 0, 22, 0, 11, 0, 0, 0, 0, 3, 0, 0,
    4, 0, 0, 16, 0, 0, 23, 0, 23, 23};
static const uint8_t rfc1738_check_prosperourl_row_template[22] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2,
    2, 2, 3, 3, 3, 3};
static const uric_row_template rfc1738_check_prosperourl_templates[4] = {
    {65535, 3}, {65505, 6}, {21, 2}, {65521, 4},
};
static const uint8_t rfc1738_check_prosperourl_template_entry[60] = {
    0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 2, 3, 0, 0,
    0, 1, 2, 3, 1, 1, 4, 5, 1, 1, 1, 1, 1, 1, 6,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 2, 0, 0, 3, 1, 1, 1, 1, 4, 0,
};
static const uric_action rfc1738_check_prosperourl_action[1] = {
    {0, 1, 17},
};
static const uint8_t rfc1738_check_prosperourl_operations[1] = {
    255};
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
    rfc1738_check_prosperourl_row_template, rfc1738_check_prosperourl_templates, rfc1738_check_prosperourl_template_entry, rfc1738_check_prosperourl_action, rfc1738_check_prosperourl_operations,
    rfc1738_check_prosperourl_links,
#if URIC_ERROR_DETAIL
    rfc1738_check_prosperourl_expected, rfc1738_check_prosperourl_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    22, 1, 14, 15, 1, 33, 89,
};

/* rfc1738_check_otherscheme: 35 states, 0 actions, 17 classes, 6 row templates */
static const uint8_t rfc1738_check_otherscheme_byte_class[80] = {
    1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 3, 4, 5, 6, 7, 1,
    1, 8, 9, 10, 11, 12, 1, 13, 14, 15, 1, 1, 16, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 3, 4, 5, 6, 7, 1,
    1, 8, 9, 10, 11, 12, 1, 13, 14, 15, 1, 1, 16, 1, 1, 1};
static const uint8_t rfc1738_check_otherscheme_entry[157] = {
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
static const uint8_t rfc1738_check_otherscheme_row_template[35] = {
    0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5,
    5, 5, 5};
static const uric_row_template rfc1738_check_otherscheme_templates[6] = {
    {65535, 9}, {4, 4}, {4, 4}, {4, 4}, {65494, 6}, {16, 4},
};
static const uint8_t rfc1738_check_otherscheme_template_entry[108] = {
    0, 1, 1, 1, 2, 3, 4, 1, 1, 5, 6, 1, 7, 1, 1, 8, 9, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 3, 1, 1, 1, 1, 1, 4,
    0, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 3, 1, 4,
    0, 1, 1, 2, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 4,
    0, 1, 2, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 1, 5, 6,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1, 1, 1, 4,
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
    rfc1738_check_otherscheme_row_template, rfc1738_check_otherscheme_templates, rfc1738_check_otherscheme_template_entry, NULL, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    rfc1738_check_otherscheme_expected, rfc1738_check_otherscheme_expected_terms, rfc1738_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    35, 0, 17, 31, 0, 43, 79,
};

static const uric_rule rfc1738_rules[] = {
    {"genericurl", &rfc1738_check_genericurl, NULL, 0},
    {"url", &rfc1738_check_genericurl, NULL, 21},
    {"otherurl", &rfc1738_check_otherurl, NULL, 0},
    {"scheme", &rfc1738_check_genericurl, NULL, 1},
    {"schemepart", &rfc1738_check_genericurl, NULL, 27},
    {"ip-schemepart", &rfc1738_check_ip_schemepart, NULL, 0},
    {"login", &rfc1738_check_ip_schemepart, NULL, 11},
    {"hostport", &rfc1738_check_ip_schemepart, NULL, 27},
    {"host", &rfc1738_check_genericurl, NULL, 46},
    {"hostname", &rfc1738_check_genericurl, NULL, 47},
    {"domainlabel", &rfc1738_check_genericurl, NULL, 48},
    {"toplabel", &rfc1738_check_genericurl, NULL, 49},
    {"alphadigit", &rfc1738_check_genericurl, NULL, 50},
    {"hostnumber", &rfc1738_check_genericurl, NULL, 51},
    {"port", &rfc1738_check_genericurl, NULL, 52},
    {"user", &rfc1738_check_genericurl, NULL, 70},
    {"password", &rfc1738_check_genericurl, NULL, 70},
    {"urlpath", &rfc1738_check_genericurl, NULL, 27},
    {"ftpurl", &rfc1738_check_genericurl, NULL, 22},
    {"fpath", &rfc1738_check_genericurl, NULL, 28},
    {"fsegment", &rfc1738_check_genericurl, NULL, 29},
    {"ftptype", &rfc1738_check_genericurl, NULL, 156},
    {"fileurl", &rfc1738_check_genericurl, NULL, 23},
    {"httpurl", &rfc1738_check_genericurl, NULL, 80},
    {"hpath", &rfc1738_check_genericurl, NULL, 30},
    {"hsegment", &rfc1738_check_genericurl, NULL, 31},
    {"search", &rfc1738_check_genericurl, NULL, 31},
    {"gopherurl", &rfc1738_check_genericurl, NULL, 157},
    {"gtype", &rfc1738_check_genericurl, NULL, 32},
    {"selector", &rfc1738_check_genericurl, NULL, 33},
    {"gopher+_string", &rfc1738_check_genericurl, NULL, 27},
    {"mailtourl", &rfc1738_check_genericurl, NULL, 140},
    {"encoded822addr", &rfc1738_check_genericurl, NULL, 34},
    {"newsurl", &rfc1738_check_genericurl, NULL, 89},
    {"grouppart", &rfc1738_check_genericurl, NULL, 151},
    {"group", &rfc1738_check_genericurl, NULL, 53},
    {"article", &rfc1738_check_genericurl, NULL, 152},
    {"nntpurl", &rfc1738_check_genericurl, NULL, 90},
    {"telneturl", &rfc1738_check_genericurl, NULL, 198},
    {"waisurl", &rfc1738_check_waisurl, NULL, 0},
    {"waisdatabase", &rfc1738_check_waisurl, NULL, 1},
    {"waisindex", &rfc1738_check_waisurl, NULL, 2},
    {"waisdoc", &rfc1738_check_waisurl, NULL, 3},
    {"database", &rfc1738_check_genericurl, NULL, 71},
    {"wtype", &rfc1738_check_genericurl, NULL, 71},
    {"wpath", &rfc1738_check_genericurl, NULL, 71},
    {"prosperourl", &rfc1738_check_prosperourl, NULL, 0},
    {"ppath", &rfc1738_check_genericurl, NULL, 28},
    {"psegment", &rfc1738_check_genericurl, NULL, 29},
    {"fieldspec", &rfc1738_check_otherurl, NULL, 5},
    {"fieldname", &rfc1738_check_genericurl, NULL, 35},
    {"fieldvalue", &rfc1738_check_genericurl, NULL, 35},
    {"lowalpha", &rfc1738_check_genericurl, NULL, 54},
    {"hialpha", &rfc1738_check_genericurl, NULL, 54},
    {"alpha", &rfc1738_check_genericurl, NULL, 54},
    {"digit", &rfc1738_check_otherurl, NULL, 11},
    {"safe", &rfc1738_check_otherurl, NULL, 12},
    {"extra", &rfc1738_check_otherurl, NULL, 15},
    {"national", &rfc1738_check_otherurl, NULL, 13},
    {"punctuation", &rfc1738_check_otherurl, NULL, 14},
    {"reserved", &rfc1738_check_otherurl, NULL, 16},
    {"hex", &rfc1738_check_genericurl, NULL, 160},
    {"escape", &rfc1738_check_otherurl, NULL, 42},
    {"unreserved", &rfc1738_check_otherurl, NULL, 43},
    {"uchar", &rfc1738_check_otherurl, NULL, 44},
    {"xchar", &rfc1738_check_genericurl, NULL, 32},
    {"digits", &rfc1738_check_genericurl, NULL, 52},
    {"opaque", &rfc1738_check_genericurl, NULL, 27},
    {"site", &rfc1738_site, NULL, 0},
    {"account", &rfc1738_account, NULL, 0},
    {"userinfo", &rfc1738_check_otherurl, NULL, 1},
    {"http", &rfc1738_check_otherurl, NULL, 90},
    {"ftp", &rfc1738_check_otherurl, NULL, 91},
    {"ftppath", &rfc1738_check_genericurl, NULL, 28},
    {"cwd", &rfc1738_check_genericurl, NULL, 28},
    {"name", &rfc1738_check_genericurl, NULL, 29},
    {"news", &rfc1738_check_otherurl, NULL, 74},
    {"allgroups", &rfc1738_check_otherurl, NULL, 17},
    {"nntp", &rfc1738_check_otherurl, NULL, 75},
    {"number", &rfc1738_check_genericurl, NULL, 52},
    {"telnet", &rfc1738_check_otherurl, NULL, 31},
    {"gopher", &rfc1738_check_otherurl, NULL, 6},
    {"gophersearch", &rfc1738_check_waisurl, NULL, 8},
    {"wais", &rfc1738_check_otherurl, NULL, 92},
    {"mailto", &rfc1738_check_otherurl, NULL, 7},
    {"filehost", &rfc1738_check_ip_schemepart, NULL, 1},
    {"file", &rfc1738_check_otherurl, NULL, 93},
    {"fields", &rfc1738_check_otherurl, NULL, 8},
    {"prospero", &rfc1738_check_otherurl, NULL, 76},
    {"otherscheme", &rfc1738_check_otherscheme, NULL, 0},
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
