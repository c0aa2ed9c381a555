/* Example: requests such as "GET /sensors/temp?unit=C" come over a UART, and each is refused at its
 * first impossible byte, not at its end. Of all the text only the path is kept. */
#include <string.h>

#include "tally.h"
#include "uric.h"

/* The interrupt handler writes, the main loop reads: each has an index of its own. */
enum { RING = 16 };
static volatile unsigned char ring[RING];
static volatile unsigned char received, taken;

static void on_uart_interrupt(char byte) {
    ring[received % RING] = (unsigned char)byte;
    received++;
}

static bool take_byte(char *byte) {
    if (taken == received)
        return false;
    *byte = (char)ring[taken % RING];
    taken++;
    return true;
}

enum { LONGEST_PATH = 24 };
typedef enum answer { PENDING, CONTENT = 205, BAD_REQUEST = 400, TOO_LARGE = 413 } answer;

typedef struct request {
    uric_scan scan;
    unsigned method; /* bytes of "GET " so far */
    bool in_path;
    unsigned char len;
    char path[LONGEST_PATH];
} request;

static void begin(request *r) {
    *r = (request){.in_path = true};
    uric_scan_begin(&r->scan, &uric_rfc3986_relative_ref);
}

/* RFC 3986, 3.3: the path ends at the first "?". A device takes no "//host" and no fragment. */
static answer keep_path(request *r, char byte) {
    size_t place = r->scan.length - 1;
    if ((place == 0 && byte != '/') || (place == 1 && byte == '/') || byte == '#')
        return BAD_REQUEST;
    if (byte == '?')
        r->in_path = false;
    if (r->in_path && r->len == LONGEST_PATH)
        return TOO_LARGE;
    if (r->in_path)
        r->path[r->len++] = byte;
    return PENDING;
}

static answer take(request *r, char byte) {
    static const char method[] = "GET ";
    if (r->method < sizeof method - 1)
        return byte == method[r->method++] ? PENDING : BAD_REQUEST;
    if (byte == '\n')
        return r->len > 0 && uric_scan_end(&r->scan, NULL) == URIC_OK ? CONTENT : BAD_REQUEST;
    if (uric_scan_feed(&r->scan, &byte, 1) != URIC_OK)
        return BAD_REQUEST;
    return keep_path(r, byte);
}

int main(void) {
    static const struct {
        const char *line;
        answer answer;
        size_t bytes; /* after how many it is known */
        const char *path;
    } cases[] = {
        {"GET /sensors/temp?unit=C\n", CONTENT, 25, "/sensors/temp"},
        {"GET /?/\n", CONTENT, 8, "/"},
        {"GET /a%20b\n", CONTENT, 11, "/a%20b"},
        {"GET /se^nsors and so on\n", BAD_REQUEST, 8, "/se"},
        {"GET /a%2\n", BAD_REQUEST, 9, "/a%2"},
        {"GET /a?b#c\n", BAD_REQUEST, 9, "/a"},
        {"GET //host/\n", BAD_REQUEST, 6, "/"},
        {"GET \n", BAD_REQUEST, 5, ""},
        {"PUT /\n", BAD_REQUEST, 1, ""},
        {"GET /a/path/that/is/longer/than/is/kept\n", TOO_LARGE, 29, "/a/path/that/is/longer/t"},
    };
    tally t = {0, 0};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        request r;
        answer a = PENDING;
        size_t bytes = 0;
        begin(&r);
        while (a == PENDING && cases[i].line[bytes] != '\0') {
            char byte;
            on_uart_interrupt(cases[i].line[bytes++]);
            while (a == PENDING && take_byte(&byte))
                a = take(&r, byte);
        }
        bool as_expected = a == cases[i].answer && bytes == cases[i].bytes &&
                           r.len == strlen(cases[i].path) &&
                           memcmp(r.path, cases[i].path, r.len) == 0;
        expect(&t, as_expected, cases[i].line);
    }
    return sum_up(&t, "requests over a UART");
}
