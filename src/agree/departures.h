/* What a program reads otherwise than RFC 3986, in a row for each program. A row of zeros reads the
 * generic syntax (RFC 3986, 3), with any bytes as characters:
 *
 *     program    "http:/h"         "//a@b@c"       "//h:8x"      "//0x7f.1"    "/a/%2e%2e"
 *     (zeros)    path /h           host c          port 8x       0x7f.1        /a/%2e%2e
 *     python     path /h           host c          refused       0x7f.1        /a/%2e%2e
 *     php        path /h           host c          port 8        0x7f.1        /a/%2e%2e
 *     curl       host h            refused         refused       127.0.0.1     / */
#ifndef URIC_AGREE_DEPARTURES_H
#define URIC_AGREE_DEPARTURES_H

#include "agree/reading.h"

typedef struct uric_departures {
    /* ---- Bytes, before all else ---- */
    enum {
        URIC_CONTROLS_KEPT,
        URIC_CONTROLS_REMOVED,  /* and spaces, at the front; TAB, CR and LF anywhere */
        URIC_CONTROLS_REFUSED,  /* and spaces */
        URIC_CONTROLS_REPLACED, /* by "_", in components */
    } controls;

    /* ---- Scheme ---- */
    bool any_first;   /* a scheme may begin with each byte that it may contain: "7bit:" */
    bool needs_slash; /* without "/" behind the colon, there is no scheme */
    bool guesses;     /* a text without a scheme begins with the authority */
    bool takes_port;  /* "h:80" and "h:80/" are an authority, and no scheme */
    unsigned char longest_scheme; /* in bytes: what is longer is no scheme; 0: any length */

    /* ---- Slashes behind the scheme ---- */
    unsigned char fewest_slashes, most_slashes; /* other numbers of slashes are refused; 0, 0: an
                                                 * authority follows two slashes alone */

    /* ---- Authority ---- */
    bool needs_host;  /* an authority without a host is refused */
    bool at_first;    /* the userinfo ends at the first "@", not at the last */
    bool needs_ascii; /* the reading of an authority that is not ASCII is undecided */
    enum {
        URIC_BRACKETS_AT_FRONT, /* behind a host in brackets stands a port or nothing */
        URIC_BRACKETS_AT_ENDS   /* behind the last ":" stands a port, unless brackets enclose all */
    } brackets;
    enum {
        URIC_HOST_AS_WRITTEN,
        URIC_HOST_CHECKED_IPV6,     /* in brackets stands an IPv6 address, or IPvFuture */
        URIC_HOST_DECODED_ADDRESSES /* triplets are decoded, addresses are rewritten */
    } host;
    bool lower_0x;        /* "0x" begins a number of an IPv4 address, "0X" does not */
    bool refuses_percent; /* "%" is refused in a decoded host */
    enum {
        URIC_PORT_AS_WRITTEN,
        URIC_PORT_CHECKED,      /* digits, up to 65535 */
        URIC_PORT_NUMBER,       /* the same, without leading zeros */
        URIC_PORT_BEGINS_NUMBER /* up to five bytes, which begin with a number for strtol */
    } port;

    /* ---- All components ---- */
    enum { URIC_FILE_GENERIC, URIC_FILE_LOCAL, URIC_FILE_WITHOUT_HOST } file;
    enum { URIC_DOTS_KEPT, URIC_DOTS_REMOVED, URIC_DOTS_DECODED } dots;
    bool path_is_slash;   /* an empty path is "/" */
    unsigned lowers;      /* the components that are put into lower case (1 << URIC_SCHEME, ...) */
    unsigned drops_empty; /* the components that count as absent if they are empty */
} uric_departures;

extern const uric_departures uric_of_python, uric_of_php, uric_of_curl, uric_of_old_curl;

/* Reads the text. Components lie in `room`, of uric_reading_room(text.len) bytes; a host in
 * brackets keeps them. */
void uric_read_departing(const uric_departures *departures, uric_span text, char *room,
                         uric_reading *reading);

#endif
