/* Example: requests such as "GET /sensors/temp?unit=C" arrive over a UART. Each is refused at the
 * first byte that no request has there, not at its end. Only the path is stored. */
#include <string.h>

#include "tally.h"
#include "uric.h"

/* The interrupt handler writes and the main loop reads; each counts its bytes modulo 256. */
enum { RING = 16 }; /* a power of two */
static volatile unsigned char ring[RING], received, taken;

static void on_uart_interrupt(char byte) {
    if ((unsigned char)(received - taken) < RING) /* else an overrun */
        ring[received++ % RING] = (unsigned char)byte;
}

static bool take_byte(char *byte) {
    if (taken == received)
        return false;
    *byte = (char)ring[taken++ % RING];
    return true;
}

enum { LONGEST_PATH = 24 };
typedef enum answer { PENDING, CONTENT = 205, BAD_REQUEST = 400, TOO_LARGE = 413 } answer;

typedef struct request {
    uric_scan scan;
    unsigned method; /* number of bytes of "GET " that were received */
    bool in_path;
    unsigned char len;
    char path[LONGEST_PATH];
} request;

/* RFC 3986, 3.3: the path ends at the first "?". The device accepts neither "//host" nor a
 * fragment. */
static answer keep_path(request *r, char byte) {
    size_t offset = r->scan.length - 1;
    if ((offset == 0 && byte != '/') || (offset == 1 && byte == '/') || byte == '#')
        return BAD_REQUEST;
    r->in_path = r->in_path && byte != '?';
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
    return uric_scan_feed(&r->scan, &byte, 1) == URIC_OK ? keep_path(r, byte) : BAD_REQUEST;
}

/* Receives a line in bursts; returns the number of bytes after which the answer is known. */
static size_t receive(request *r, const char *line, answer *a) {
    size_t count = 0;
    char byte;
    *r = (request){.in_path = true};
    uric_scan_begin(&r->scan, &uric_rfc3986_relative_ref);
    for (*a = PENDING; *a == PENDING && *line != '\0';) {
        for (unsigned burst = 0; burst < 7 && *line != '\0'; burst++)
            on_uart_interrupt(*line++);
        for (; *a == PENDING && take_byte(&byte); count++)
            *a = take(r, byte);
    }
    taken = received; /* drops the bytes behind the answer */
    return count;
}

int main(void) {
    static const struct {
        const char *line;
        answer answer;
        size_t bytes;
        const char *path;
    } cases[] = {
        {"GET /sensors/temp?unit=C\n", CONTENT, 25, "/sensors/temp"},
        {"GET /?/\n", CONTENT, 8, "/"},
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
        answer a;
        size_t bytes = receive(&r, cases[i].line, &a), len = strlen(cases[i].path);
        bool same_path = r.len == len && memcmp(r.path, cases[i].path, len) == 0;
        expect(&t, a == cases[i].answer && bytes == cases[i].bytes && same_path, cases[i].line);
    }
    return sum_up(&t, "requests over a UART");
}
