/* The text of an IP address. */
#ifndef URIC_COMMAND_ADDRESS_H
#define URIC_COMMAND_ADDRESS_H

#include <stddef.h>
#include <stdint.h>

enum { ADDRESS_TEXT = 40 };

/* Writes an address of 4 bytes as 127.0.0.1, one of 16 bytes as RFC 5952 recommends, and a NUL. */
void put_address(char text[ADDRESS_TEXT], const uint8_t *byte, size_t len);

#endif
