/* What a program reads otherwise than RFC 3986: a row for each program. A row of zeros reads the
 * generic syntax (3), of any characters:
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
    /* ---- Before all: bytes ---- */
    enum {
        URIC_CONTROLS_KEPT,
        URIC_CONTROLS_REMOVED,  /* and spaces, at the front; TAB, CR and LF anywhere */
        URIC_CONTROLS_REFUSED,  /* and spaces */
        URIC_CONTROLS_REPLACED, /* by "_", in components */
    } controls;

    /* ---- Scheme ---- */
    bool any_first;               /* it begins with any of its characters */
    bool needs_slash;             /* "/" stands behind its colon, or it is none */
    bool guesses;                 /* without one, the text begins with the authority */
    bool takes_port;              /* "h:80" and "h:80/" are an authority */
    unsigned char longest;        /* longer ones are none; 0: any length */
    unsigned char fewest_slashes; /* that an authority behind it has, and */
    unsigned char most_slashes;   /* at most; 0: two, without which there is no authority */

    /* ---- Authority ---- */
    bool needs_host;  /* it is refused without one */
    bool at_first;    /* the userinfo ends at the first "@", not at the last */
    bool needs_ascii; /* other authorities are undecided */
    enum {
        URIC_BRACKETS_AT_FRONT, /* the host stands in them, and behind them a port or nothing */
        URIC_BRACKETS_AT_ENDS   /* a port stands behind the last ":", but not in brackets around all
                                 */
    } brackets;
    enum {
        URIC_HOST_AS_WRITTEN,
        URIC_HOST_CHECKED_IPV6,     /* what stands in brackets is an IPv6 address, or IPvFuture */
        URIC_HOST_DECODED_ADDRESSES /* triplets are decoded, addresses are rewritten */
    } host;
    bool lower_0x;        /* "0X" begins no number of an address */
    bool refuses_percent; /* also in a host whose triplets are decoded */
    enum {
        URIC_PORT_AS_WRITTEN,
        URIC_PORT_CHECKED,      /* digits, up to 65535 */
        URIC_PORT_NUMBER,       /* the same, without leading zeros */
        URIC_PORT_BEGINS_NUMBER /* up to five bytes, which begin with a number for strtol */
    } port;

    /* ---- All components ---- */
    enum { URIC_FILE_GENERIC, URIC_FILE_LOCAL, URIC_FILE_WITHOUT_HOST } file;
    enum { URIC_DOTS_KEPT, URIC_DOTS_REMOVED, URIC_DOTS_DECODED } dots;
    bool path_is_slash;   /* where it is empty */
    unsigned lowers;      /* components in lower case (1 << URIC_SCHEME, ...) */
    unsigned drops_empty; /* components that are absent where they are empty */
} uric_departures;

extern const uric_departures uric_of_python, uric_of_php, uric_of_curl, uric_of_old_curl;

/* Reads the text. Components lie in `room`, of uric_reading_room(text.len) bytes; a host in
 * brackets keeps them. */
void uric_read_departing(const uric_departures *departures, uric_span text, char *room,
                         uric_reading *reading);

#endif
