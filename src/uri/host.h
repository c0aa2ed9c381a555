/* The bytes of an IPv6 address. Internal to the library. */
#ifndef URIC_HOST_H
#define URIC_HOST_H

#include "uric_tables.h"

/* Reads the groups of an IPv6 address; an IPv4 address at the end counts as two groups, and "::"
 * stands for the missing zeros (RFC 4291, 2.2). The text consists of groups of hexadecimal digits,
 * colons, and at the end perhaps an IPv4 address. False: the text denotes no address. */
bool uric_read_ipv6(const char *at, const char *end, uint8_t address[16]);

#endif
