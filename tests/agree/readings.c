/* Prints how a reader reads each line of standard input, or random strings to be read.
 *
 *     readings whatwg < STRINGS     a line each: STRING, and behind it, with TABs between them,
 *                                   NAME=VALUE of each component, or "refused", or "undecided"
 *     readings strings COUNT SEED   COUNT strings, a line each
 *
 * \xHH is a byte, and \\ a backslash. tests/agree/peer.* print the readings of other programs in
 * the same form. Each string is read between guard pages, with exactly the room that a reader asks
 * for. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "agree/readers.h"
#include "escaped.h"
#include "guard_pages.h"
#include "random.h"
#include "vector.h"

enum { LONGEST = 2000 };

/* Pieces that programs read differently, and plain ones. */
static const char *const schemes[] = {
    "http:", "https:", "HTTP:", "ws:",    "wss:",  "ftp:",  "file:", "file:", "foo:", "mailto:",
    "imap:", "7bit:",  "FILE:", "h-1.+:", "http:", "http:", "http",  "",      NULL};
static const char *const slashes[] = {"//", "//",  "//",   "//",  "//",   "//", "/",
                                      "",   "///", "\\\\", "/\\", "////", NULL};
static const char *const userinfos[] = {"",     "",       "",     "",     "",          "",    "",
                                        "",     "u@",     "u:p@", "@",    ":@",        "u:@", ":p@",
                                        "a@b@", "a:b:c@", "%40@", "u;=@", "a\\@",      "a/@", "a?@",
                                        "a#@",  "u p@",   "'@",   "[@",   "!$&()*+,@", NULL};
static const char *const hosts[] = {"h",
                                    "example.com",
                                    "EXAMPLE.com",
                                    "127.0.0.1",
                                    "127.1",
                                    "0x7f.1",
                                    "2130706433",
                                    "017700000001",
                                    "1.2.3.4.",
                                    "1.2.3",
                                    "256.1.1.1",
                                    "a.1",
                                    "a.0x",
                                    "0",
                                    "1.2.3.4.5",
                                    "[::1]",
                                    "[1::]",
                                    "[::ffff:1.2.3.4]",
                                    "[1:2:3:4:5:6:7:8]",
                                    "[0:0:0:0:0:0:0:1]",
                                    "[2001:DB8::0:1]",
                                    "[::01]",
                                    "[::1",
                                    "[1.2.3.4]",
                                    "[v1.a]",
                                    "[::1%25eth0]",
                                    "[fe80::1%eth0]",
                                    "[fe80::1%251234567890123456]",
                                    "[fe80::1%25]",
                                    "[::1.2.3.4]",
                                    "[FFFF::FFFF]",
                                    "a[::1]",
                                    "[::1]a",
                                    "%5B%3a%3A1%5d",
                                    "%5B%3a%3A1a",
                                    "ftp.h",
                                    "IMAP.h",
                                    "0X7F.1",
                                    "%5c",
                                    "a%40b",
                                    "%31%32%37.0.0.1",
                                    "ex%61mple",
                                    "%00",
                                    "a%2fb",
                                    "a_b",
                                    "a-",
                                    "xn--a",
                                    "\xC3\xA9",
                                    "\xEF\xBC\x91.1.1.1",
                                    "a b",
                                    "a,b",
                                    "a'b",
                                    "a\"b",
                                    "a{b}",
                                    "a|b",
                                    "a^b",
                                    "a<b",
                                    "a%",
                                    "a%zz",
                                    "..",
                                    ".",
                                    "a..b",
                                    "",
                                    "C:",
                                    "C|",
                                    "localhost",
                                    "LOCALHOST",
                                    "169.254.169.254",
                                    "0251.0376.0251.0376",
                                    "08.1.1.1",
                                    "1.2.3.08",
                                    "09",
                                    "4294967295",
                                    "4294967296",
                                    "a\tb",
                                    "a\nb",
                                    "h\\x",
                                    "a;b",
                                    "a=b",
                                    "!$&'()*+,;=",
                                    "~",
                                    "a*",
                                    "\x01",
                                    "\x7F",
                                    NULL};
static const char *const ports[] = {
    "",     "",     "",      "",       "",       "",    ":",   ":80",  ":443",         ":21",
    ":0",   ":080", ":8080", ":65535", ":65536", ":8a", ":-1", ": 80", ":00000000080", ":80:80",
    ":+80", ":-0",  ":80a",  NULL};
static const char *const paths[] = {
    "",       "/",       "/",         "/a",     "/a/b",      "/.",       "/..",    "/../a",
    "/a/./b", "/a/../b", "/%2e%2e/a", "/.%2E",  "/%2e/",     "//a",      "/a//b",  "/a/..//b",
    "/a\\b",  "\\a",     "/a b",      "/%",     "/%zz",      "/%41%7e",  "/a;b=c", "/a:b@c",
    "/[a]",   "/{}",     "/|",        "/a'\"",  "/<>`",      "/C:/a/..", "/C|/..", "/C:/../..",
    "/...",   "/....//", "/\xC3\xA9", "/a\t/b", "/.\t./a",   "/\x01",    "/~",     "/!$&'()*+,;=",
    "a",      "a/../b",  ".",         "..",     "/../..//a", "/a/b/..",  " ",      "/x/%2e%2E/y",
    "/a:80",  "/a/.%2e", ":80/",      NULL};
static const char *const queries[] = {
    "",    "",     "",     "",     "?",   "?q",     "?a=b&c",    "?'",    "?\"<>", "?a b",
    "?[]", "?a?b", "?/..", "?%zz", "?\\", "?`{}|^", "?\xC3\xA9", "?a\nb", NULL};
static const char *const fragments[] = {"",     "",   "",        "",   "",      "#", "#f",
                                        "#a#b", "#?", "#'\"`<>", "# ", "#{}|^", NULL};
static const char *const ends[] = {"", "", "", "", "", "", "", "", " ", "\t", "\n", "\x01", NULL};

/* Has the piece a control, a space or a backslash? */
static bool is_wild(const char *piece) {
    for (; *piece != '\0'; piece++)
        if ((unsigned char)*piece <= ' ' || *piece == '\\' || *piece == 0x7F)
            return true;
    return false;
}

static void print_strings(unsigned long count, uint32_t seed) {
    static const char *const *const pieces[] = {ends,  schemes, slashes, userinfos, hosts,
                                                ports, paths,   queries, fragments, ends};
    for (; count > 0; count--) {
        char text[400] = "";
        bool plain = next_random(&seed) % 2 == 0; /* some programs refuse most others */
        for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
            const char *piece = random_string(pieces[i], &seed);
            if (!plain || !is_wild(piece))
                strcat(text, piece);
        }
        size_t len = strlen(text);
        size_t at = len > 0 ? next_random(&seed) % len : 0;
        if (len > 0 && !plain && next_random(&seed) % 2 == 0 && (unsigned char)text[at] < 0x80)
            text[at] = (char)(next_random(&seed) % 0x7F + 1); /* one byte replaced */
        print_escaped(text, len);
        putchar('\n');
    }
}

static void print_reading(const char *line, const uric_reading *reading) {
    fputs(line, stdout);
    if (reading->refused != NULL)
        fputs(reading->undecided ? "\tundecided" : "\trefused", stdout);
    for (unsigned i = 0; i < URIC_READ_COMPONENTS && reading->refused == NULL; i++) {
        if (reading->component[i].at == NULL)
            continue;
        printf("\t%s=", uric_component_name(&uric_rfc3986_URI_reference, i));
        print_escaped(reading->component[i].at, reading->component[i].len);
    }
    putchar('\n');
}

static int print_readings(const uric_reader *reader) {
    char line[4 * LONGEST], text[4 * LONGEST];
    guarded_memory text_memory = make_guarded_memory(LONGEST);
    guarded_memory room_memory = make_guarded_memory(uric_reading_room(LONGEST));
    while (fgets(line, sizeof line, stdin) != NULL) {
        size_t len;
        line[strcspn(line, "\n")] = '\0';
        strcpy(text, line);
        const char *message = unescape(text, &len);
        if (message != NULL || len > LONGEST) {
            fprintf(stderr, "%s: %s\n", line, message != NULL ? message : "too long");
            return 2;
        }
        uric_reading reading;
        uric_read(reader, uric_span_of(place_bytes(text_memory, text, len, true), len),
                  guarded_edge(room_memory, uric_reading_room(len), true), &reading);
        print_reading(line, &reading);
    }
    return 0;
}

int main(int argc, char **argv) {
    const uric_reader *reader;
    if (argc == 4 && strcmp(argv[1], "strings") == 0) {
        print_strings(strtoul(argv[2], NULL, 10), (uint32_t)strtoul(argv[3], NULL, 10));
        return 0;
    }
    for (size_t i = 0; (reader = uric_reader_at(i)) != NULL; i++)
        if (argc == 2 && strcmp(argv[1], reader->name) == 0)
            return print_readings(reader);
    fprintf(stderr, "usage: readings READER | readings strings COUNT SEED\n");
    return 2;
}
