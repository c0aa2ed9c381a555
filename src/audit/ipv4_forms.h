/* Hosts that some programs read as IPv4 addresses (RFC 3986, 7.4). Internal to the library.
 *
 *                   inet_aton    WHATWG       decimal     overflow
 *     127.1         127.0.0.1    127.0.0.1    -           127.0.0.1
 *     0x7f000001    127.0.0.1    127.0.0.1    -           127.0.0.1
 *     010.0.0.1     8.0.0.1      8.0.0.1      10.0.0.1    8.0.0.1
 *     127.0.0.1.    -            127.0.0.1    -           -
 *     383.257       -            refused      -           127.0.1.1
 *     a.1           -            refused      -           -          */
#ifndef URIC_IPV4_FORMS_H
#define URIC_IPV4_FORMS_H

#include "uric_tables.h"

typedef enum uric_ipv4_form {
    URIC_FORM_INET_ATON,
    URIC_FORM_WHATWG,  /* URL Standard, 3.5, the IPv4 parser */
    URIC_FORM_DECIMAL, /* of four numbers, each with any leading zeros */
    URIC_FORM_OVERFLOW /* that of inet_aton, of too large a number the last bits */
} uric_ipv4_form;

typedef enum uric_ipv4_reading {
    URIC_READ_NAME,    /* the last label is no number */
    URIC_READ_NOTHING, /* it is a number, but the host is no address */
    URIC_READ_ADDRESS
} uric_ipv4_reading;

/* Reads the characters of a host (host_text.h). `address` is written with URIC_READ_ADDRESS. */
uric_ipv4_reading uric_read_ipv4_form(uric_span host, uric_ipv4_form form, uint8_t address[4]);

/* Is the host written as RFC 3986's IPv4address? */
bool uric_is_dotted_decimal(uric_span host);

#endif
