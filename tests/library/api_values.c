/* Values of components (ports, addresses), and texts at the limits: empty, NULL, very long. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rfc3986.h"

/* Ports */

static void expect_port(const char *text, uric_status status, uint16_t value) {
    uric_uri uri = parse(text);
    uint16_t port = 0xBEEF;
    assert_int_equal(uric_port(&uri, &port), status);
    assert_int_equal(port, status == URIC_OK ? value : 0xBEEF);
}

static void assert_span(uric_span span, const char *text) {
    assert_non_null(span.at);
    assert_int_equal(span.len, strlen(text));
    assert_memory_equal(span.at, text, span.len);
}

/* The scan skips long runs of self-loop bytes in blocks. A byte that ends a run must be found at
 * every position, with the same result as in short pieces. */
static void test_long_runs(void **state) {
    (void)state;
    enum { LEN = 1500, FIRST = 200 };
    static const char run_ends[] = "^?#%:[\x80";
    static char text[LEN + 8];
    for (size_t align = 0; align < 8; align++)
        for (size_t b = 0; b < sizeof run_ends; b++)
            for (size_t at = FIRST; at < LEN; at += 1 + at % 3) {
                char *begin = text + align;
                memset(begin, 'a', LEN);
                memcpy(begin, "s://h/", 6);
                begin[at] = run_ends[b];
                uric_scan scan;
                uric_error whole, pieces;
                uric_uri uri, apart;
                uric_status status = uric_parse(&uri, &uric_rfc3986_URI, begin, LEN, &whole);
                uric_scan_begin(&scan, &uric_rfc3986_URI);
                for (size_t i = 0; i < LEN; i += 100)
                    uric_scan_feed(&scan, begin + i, 100);
                assert_int_equal(uric_scan_end(&scan, &pieces), status);
                if (status != URIC_OK) {
                    assert_int_equal(whole.offset, pieces.offset);
                    assert_int_equal(whole.byte, pieces.byte);
                    continue;
                }
                uric_scan_split(&scan, begin, &apart);
                assert_ptr_equal(uri.path.at, apart.path.at);
                assert_int_equal(uri.path.len, apart.path.len);
                assert_int_equal(uri.query.len, apart.query.len);
                assert_int_equal(uri.fragment.len, apart.fragment.len);
            }
}

/* RFC 1738's url chooses the rule by the scheme, and reports the components of that rule. */
static void test_chosen_rule(void **state) {
    (void)state;
    static const struct {
        const char *text, *rule;
    } given[] = {
        {"http://h/", "httpurl"},         {"FTP://h/", "ftpurl"},      {"news:a", "newsurl"},
        {"nntp://h/a", "nntpurl"},        {"telnet://h", "telneturl"}, {"gopher://h", "gopherurl"},
        {"wais://h/d", "waisurl"},        {"mailto:a", "mailtourl"},   {"file:///", "fileurl"},
        {"prospero://h/", "prosperourl"}, {"htt:a", "schemepart"},
    };
    uric_uri uri;
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        const char *text = given[i].text;
        assert_int_equal(uric_parse(&uri, &uric_rfc1738_url, text, strlen(text), NULL), URIC_OK);
        assert_string_equal(uric_rule_name(uri.chosen), given[i].rule);
        assert_ptr_equal(uri.scheme.at, text);
    }
    const char *text = "ftp://u@h/a/b/c;type=i";
    assert_int_equal(uric_parse(&uri, &uric_rfc1738_url, text, strlen(text), NULL), URIC_OK);
    assert_span(uric_part(&uri, "user"), "u");
    assert_span(uric_part(&uri, "cwd"), "a/b");
    assert_span(uric_part(&uri, "name"), "c");
    assert_span(uric_part(&uri, "type"), "i");
    assert_null(uric_part(&uri, "password").at);
    assert_null(uric_part(&uri, "article").at);
    assert_null(uric_part(&uri, "nam").at);
    assert_int_equal(uric_parse(&uri, &uric_rfc1738_url, "ftp:", 4, NULL), URIC_ENDED);
    assert_string_equal(uric_rule_name(uri.chosen), "url");
}

static void test_default_port(void **state) {
    (void)state;
    static const struct {
        const char *scheme;
        uint16_t port;
    } given[] = {{"ftp", 21},    {"HTTP", 80},  {"gopher", 70},    {"nntp", 119},
                 {"Telnet", 23}, {"wais", 210}, {"prospero", 1525}};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        uint16_t port = 0;
        assert_int_equal(
            uric_default_port(&uric_rfc1738, given[i].scheme, strlen(given[i].scheme), &port),
            URIC_OK);
        assert_int_equal(port, given[i].port);
    }
    uint16_t port = 7;
    assert_int_equal(uric_default_port(&uric_rfc1738, "mailto", 6, &port), URIC_ABSENT);
    assert_int_equal(uric_default_port(&uric_rfc1738, "htt", 3, &port), URIC_ABSENT);
    assert_int_equal(uric_default_port(&uric_rfc1738, NULL, 0, &port), URIC_ABSENT);
    assert_int_equal(uric_default_port(&uric_rfc3986, "gopher", 6, &port), URIC_ABSENT);
    assert_int_equal(uric_default_port(&uric_rfc1808, "http", 4, &port), URIC_ABSENT); /* a path */
    assert_int_equal(port, 7);
    assert_int_equal(uric_default_port(&uric_rfc3986, "HTTPS", 5, &port), URIC_OK);
    assert_int_equal(port, 443);
}

static void test_port(void **state) {
    (void)state;
    expect_port("a", URIC_ABSENT, 0);
    expect_port("//h", URIC_ABSENT, 0);
    expect_port("//h:", URIC_EMPTY, 0);
    expect_port("//h:0", URIC_OK, 0);
    expect_port("//h:1", URIC_OK, 1);
    expect_port("//h:80", URIC_OK, 80);
    expect_port("//h:8080/", URIC_OK, 8080);
    expect_port("//h:65534", URIC_OK, 65534);
    expect_port("//h:65535", URIC_OK, 65535);
    expect_port("//h:65536", URIC_OVERFLOW, 0);
    expect_port("//h:65537", URIC_OVERFLOW, 0);
    expect_port("//h:70000", URIC_OVERFLOW, 0);
    expect_port("//h:655350", URIC_OVERFLOW, 0);
    expect_port("//h:00080", URIC_OK, 80);
    expect_port("//h:0000000000000000000000000000000065535", URIC_OK, 65535);
    expect_port("//h:0000000000000000000000000000000065536", URIC_OVERFLOW, 0);
    expect_port("//h:00000000000000000000", URIC_OK, 0);
    expect_port("//[::1]:443", URIC_OK, 443);
    expect_port("//u:1@h", URIC_ABSENT, 0);
    /* numbers that are small modulo 2^16, 2^32 or 2^64 */
    expect_port("//h:65616", URIC_OVERFLOW, 0);
    expect_port("//h:4294967376", URIC_OVERFLOW, 0);
    expect_port("//h:18446744073709551696", URIC_OVERFLOW, 0);
    expect_port("//h:340282366920938463463374607431768211536", URIC_OVERFLOW, 0);
}

static void test_long_port(void **state) {
    (void)state;
    enum { DIGITS = 100000 };
    char *text = malloc(DIGITS + 5);
    memcpy(text, "//h:", 4);
    memset(text + 4, '0', DIGITS);
    text[DIGITS + 4] = '\0';
    expect_port(text, URIC_OK, 0);
    text[DIGITS + 3] = '7';
    expect_port(text, URIC_OK, 7);
    text[4] = '1';
    expect_port(text, URIC_OVERFLOW, 0);
    free(text);
}

/* Addresses */

static void expect_address(const char *host, const char *expected_hex) {
    char text[100] = "//", hex[33] = "";
    uint8_t address[16];
    size_t len = 0;
    strcat(strcat(text, host), ":80/x");
    uric_uri uri = parse(text);
    assert_int_equal(uric_host_address(&uri, address, &len), URIC_OK);
    for (size_t i = 0; i < len; i++)
        for (unsigned k = 0; k < 2; k++)
            hex[2 * i + k] = "0123456789abcdef"[(address[i] >> (4 - 4 * k)) & 15];
    assert_string_equal(hex, expected_hex);
}

static void expect_no_address_of(const uric_rule *rule, const char *text, uric_status status) {
    uric_uri uri;
    assert_int_equal(uric_parse(&uri, rule, text, strlen(text), NULL), URIC_OK);
    uint8_t address[16], untouched[16];
    size_t len = 99;
    memset(address, 0xA5, sizeof address);
    memset(untouched, 0xA5, sizeof untouched);
    assert_int_equal(uric_host_address(&uri, address, &len), status);
    assert_memory_equal(address, untouched, sizeof address);
    assert_int_equal(len, 99);
}

static void expect_no_address(const char *text, uric_status status) {
    expect_no_address_of(&uric_rfc3986_URI_reference, text, status);
}

static void test_ipv4_address(void **state) {
    (void)state;
    expect_address("0.0.0.0", "00000000");
    expect_address("1.2.3.4", "01020304");
    expect_address("9.10.99.100", "090a6364");
    expect_address("199.200.249.250", "c7c8f9fa");
    expect_address("255.255.255.255", "ffffffff");
    expect_address("192.0.2.16", "c0000210");
}

static void test_ipv6_address(void **state) {
    (void)state;
    expect_address("[::]", "00000000000000000000000000000000");
    expect_address("[::1]", "00000000000000000000000000000001");
    expect_address("[1::]", "00010000000000000000000000000000");
    expect_address("[1::8]", "00010000000000000000000000000008");
    expect_address("[1:2:3:4:5:6:7:8]", "00010002000300040005000600070008");
    expect_address("[0:0:0:0:0:0:0:0]", "00000000000000000000000000000000");
    expect_address("[fedc:BA98:7654:3210:FEDC:ba98:7654:3210]", "fedcba9876543210fedcba9876543210");
    expect_address("[a:Ab:aBc:AbCd::]", "000a00ab0abcabcd0000000000000000");
    expect_address("[2001:db8::7]", "20010db8000000000000000000000007");
    expect_address("[0001::000f]", "0001000000000000000000000000000f");
}

/* "::" beside seven groups stands for one group. */
static void test_ipv6_gap_of_one_group(void **state) {
    (void)state;
    expect_address("[1:2:3:4:5:6:7::]", "00010002000300040005000600070000");
    expect_address("[::2:3:4:5:6:7:8]", "00000002000300040005000600070008");
    expect_address("[1::3:4:5:6:7:8]", "00010000000300040005000600070008");
    expect_address("[1:2:3:4::6:7:8]", "00010002000300040000000600070008");
    expect_address("[1:2:3:4:5:6::8]", "00010002000300040005000600000008");
}

static void test_ipv6_with_ipv4(void **state) {
    (void)state;
    expect_address("[1:2:3:4:5:6:7.8.9.10]", "0001000200030004000500060708090a");
    expect_address("[::1.2.3.4]", "00000000000000000000000001020304");
    expect_address("[::ffff:192.0.2.16]", "00000000000000000000ffffc0000210");
    expect_address("[64:ff9b::192.0.2.33]", "0064ff9b0000000000000000c0000221");
    expect_address("[::2:3:4:5:6:1.2.3.4]", "00000002000300040005000601020304");
    expect_address("[1:2:3:4:5::255.255.255.255]", "000100020003000400050000ffffffff");
    expect_address("[1::0.0.0.0]", "00010000000000000000000000000000");
}

static void test_no_address(void **state) {
    (void)state;
    expect_no_address("a/b", URIC_ABSENT);
    expect_no_address("a:b", URIC_ABSENT);
    expect_no_address("", URIC_ABSENT);
    expect_no_address("//", URIC_NOT_ADDRESS);
    expect_no_address("//example.com", URIC_NOT_ADDRESS);
    expect_no_address("//256.1.1.1", URIC_NOT_ADDRESS);
    expect_no_address("//1.2.3", URIC_NOT_ADDRESS);
    expect_no_address("//01.2.3.4", URIC_NOT_ADDRESS);
    expect_no_address("//[v1.::1]", URIC_NOT_ADDRESS);
}

/* The grammar of RFC 2373, Appendix B, neither counts groups nor limits octets, so it accepts hosts
 * that are not addresses. */
static void test_hosts_that_are_no_address(void **state) {
    (void)state;
    static const char *const given[] = {
        "//[1:2:3:4:5:6:7]",           "//[1:2:3:4:5:6:7:8:9]",         "//[1::2:3:4:5:6:7:8]",
        "//[::1:2:3:4:5:6:7:8]",       "//[1:2:3:4:5:6:7:8::]",         "//[1:2:3:4:5:6:7::8:9]",
        "//[1:2:3:4:5:1.2.3.4]",       "//[1:2:3:4:5:6:7:1.2.3.4]",     "//[1:2::4:5:6:7:1.2.3.4]",
        "//[::1:1.2.3.256]",           "//[1:2:3:4:5:6:256.2.3.4]",     "//256.2.3.4",
        "//[1:2:3:4:5:6:7:8:1.2.3.4]", "//[1:2:3:4:5:6:7:8:9:a:b:c:d]", "//1.2.3.999",
    };
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        expect_no_address_of(&uric_rfc2732_URI_reference, given[i], URIC_NOT_ADDRESS);
}

/* Texts at the limits */

static void test_null_text(void **state) {
    (void)state;
    uric_uri uri;
    uric_error error;
    assert_int_equal(uric_check(&uric_rfc3986_URI_reference, NULL, 0, NULL), URIC_OK);
    assert_int_equal(uric_check(&uric_rfc3986_URI, NULL, 0, &error), URIC_ENDED);
    assert_int_equal(error.offset, 0);
    assert_int_equal(error.byte, -1);
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, NULL, 0, NULL), URIC_ENDED);
    assert_null(uri.path.at);

    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI_reference, NULL, 0, &error), URIC_OK);
    assert_int_equal(error.status, URIC_OK);
    assert_non_null(uri.path.at); /* empty, not absent */
    assert_int_equal(uri.path.len, 0);
    assert_null(uri.scheme.at);
    assert_null(uri.host.at);
    assert_null(uri.query.at);
}

static void test_null_pieces(void **state) {
    (void)state;
    uric_scan scan;
    uric_uri uri;
    uric_scan_begin(&scan, &uric_rfc3986_URI_reference);
    assert_int_equal(uric_scan_feed(&scan, NULL, 0), URIC_OK);
    assert_int_equal(uric_scan_end(&scan, NULL), URIC_OK);
    uric_scan_split(&scan, "", &uri);
    assert_non_null(uri.path.at);
    assert_int_equal(uri.path.len, 0);

    uric_scan_begin(&scan, &uric_rfc3986_URI_reference);
    assert_int_equal(uric_scan_end(&scan, NULL), URIC_OK);
}

static void test_no_error_record(void **state) {
    (void)state;
    uric_uri uri;
    uric_scan scan;
    assert_int_equal(uric_check(&uric_rfc3986_URI, "a^", 2, NULL), URIC_REFUSED);
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, "a^", 2, NULL), URIC_REFUSED);
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, "a", 1, NULL), URIC_ENDED);
    uric_scan_begin(&scan, &uric_rfc3986_URI);
    assert_int_equal(uric_scan_feed(&scan, "a^", 2), URIC_REFUSED);
    assert_int_equal(uric_scan_end(&scan, NULL), URIC_REFUSED);
}

/* After a refusal, a scan does not change. */
static void test_feeding_after_a_refusal(void **state) {
    (void)state;
    uric_scan scan;
    uric_error error;
    uric_scan_begin(&scan, &uric_rfc3986_URI);
    assert_int_equal(uric_scan_feed(&scan, "a:b", 3), URIC_OK);
    assert_int_equal(uric_scan_feed(&scan, "c^d", 3), URIC_REFUSED);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(scan.length, 4);
        assert_int_equal(uric_scan_feed(&scan, "efg", 3), URIC_REFUSED);
        assert_int_equal(uric_scan_feed(&scan, NULL, 0), URIC_REFUSED);
    }
    assert_int_equal(uric_scan_end(&scan, &error), URIC_REFUSED);
    assert_int_equal(error.offset, 4);
    assert_int_equal(error.byte, '^');
    assert_string_equal(error.component, "path");
}

/* A text whose length cannot be counted is refused without being read. */
static void test_too_long(void **state) {
    (void)state;
    uric_uri uri;
    uric_error error;
    uric_scan scan;
    assert_int_equal(uric_check(&uric_rfc3986_URI, "a", SIZE_MAX, &error), URIC_TOO_LONG);
    assert_int_equal(error.status, URIC_TOO_LONG);
    assert_int_equal(error.byte, -1);
    assert_int_equal(uric_check(&uric_rfc3986_URI, "a", SIZE_MAX, NULL), URIC_TOO_LONG);
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, "a", SIZE_MAX, NULL), URIC_TOO_LONG);
    assert_null(uri.path.at);
    uric_scan_begin(&scan, &uric_rfc3986_URI);
    assert_int_equal(uric_scan_feed(&scan, "a:", 2), URIC_OK);
    assert_int_equal(uric_scan_feed(&scan, "a", SIZE_MAX - 2), URIC_TOO_LONG);
}

/* Lengths have no limit: makes each component long in turn, and refuses its last byte. */
static void test_long_text(void **state) {
    (void)state;
    enum { LONG = 300000 };
    static const char marks[] =
        "s:/"
        "/u@h:1/p?q#f"; /* each byte that is not a delimiter is repeated in turn */
    for (size_t i = 0; i < sizeof marks - 1; i++) {
        if (strchr(":/@?#", marks[i]) != NULL)
            continue;
        size_t len = sizeof marks - 2 + LONG, at;
        char *text = malloc(len + 1);
        memcpy(text, marks, i);
        memset(text + i, marks[i], LONG);
        memcpy(text + i + LONG, marks + i + 1, sizeof marks - i - 1);
        uric_uri uri;
        uric_error error;
        assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, text, len, NULL), URIC_OK);
        const uric_span spans[] = {uri.scheme, uri.userinfo, uri.host,    uri.port,
                                   uri.path,   uri.query,    uri.fragment};
        size_t total = 0;
        for (size_t k = 0; k < sizeof spans / sizeof *spans; k++)
            total += spans[k].len;
        assert_int_equal(total, len - strlen("://"
                                             "@:?#"));
        at = i + LONG - 1;
        text[at] = '^';
        assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, text, len, &error), URIC_REFUSED);
        assert_int_equal(error.offset, at);
        free(text);
    }
}

/* A refused parse clears all components of an earlier one. */
static void test_refused_parse_has_no_components(void **state) {
    (void)state;
    uric_uri uri = parse("s://u@h:1/p?q#f");
    assert_int_equal(uric_parse(&uri, &uric_rfc3986_URI, "s://u@h:1/p?q#f^", 16, NULL),
                     URIC_REFUSED);
    for (unsigned i = 0; uric_component_name(uri.rule, i) != NULL; i++) {
        assert_null(uric_component_of(&uri, i).at);
        assert_int_equal(uric_component_of(&uri, i).len, 0);
    }
    assert_int_equal(uri.host_kind, URIC_HOST_NONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_port),
        cmocka_unit_test(test_long_runs),
        cmocka_unit_test(test_chosen_rule),
        cmocka_unit_test(test_default_port),
        cmocka_unit_test(test_long_port),
        cmocka_unit_test(test_ipv4_address),
        cmocka_unit_test(test_ipv6_address),
        cmocka_unit_test(test_ipv6_gap_of_one_group),
        cmocka_unit_test(test_ipv6_with_ipv4),
        cmocka_unit_test(test_no_address),
        cmocka_unit_test(test_hosts_that_are_no_address),
        cmocka_unit_test(test_null_text),
        cmocka_unit_test(test_null_pieces),
        cmocka_unit_test(test_no_error_record),
        cmocka_unit_test(test_feeding_after_a_refusal),
        cmocka_unit_test(test_too_long),
        cmocka_unit_test(test_long_text),
        cmocka_unit_test(test_refused_parse_has_no_components),
    };
    return cmocka_run_group_tests_name("api values", tests, NULL, NULL);
}
