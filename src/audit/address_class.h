/* What an address is for. Internal to the library. */
#ifndef URIC_ADDRESS_CLASS_H
#define URIC_ADDRESS_CLASS_H

#include "uric_tables.h"

/* The kind of finding for an address of 4 or 16 bytes that has a special purpose
 * (special_addresses.h); URIC_FINDING_KINDS if it is reachable as any other. */
uric_finding_kind uric_class_of_address(const uint8_t *address, size_t len);

/* Gets the IPv4 address that an IPv6 address contains. False: it contains none. */
bool uric_embedded_ipv4(const uint8_t ipv6[16], uint8_t ipv4[4]);

#endif
