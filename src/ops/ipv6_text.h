/* The text of an IPv6 address. Internal to the library. */
#ifndef URIC_IPV6_TEXT_H
#define URIC_IPV6_TEXT_H

#include <stddef.h>
#include <stdint.h>

enum { URIC_IPV6_TEXT_MAX = 39 };

/* Writes the address in the form that RFC 5952 recommends, and returns its length. */
size_t uric_ipv6_text(const uint8_t address[16], char text[URIC_IPV6_TEXT_MAX]);

#endif
