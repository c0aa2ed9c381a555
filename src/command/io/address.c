#include "command/io/address.h"

#include <stdio.h>

void put_address(char text[ADDRESS_TEXT], const uint8_t *byte, size_t len) {
    if (len == 4)
        snprintf(text, ADDRESS_TEXT, "%u.%u.%u.%u", byte[0], byte[1], byte[2], byte[3]);
    else
        for (size_t i = 0, at = 0; i < 16; i += 2)
            at += (size_t)snprintf(text + at, ADDRESS_TEXT - at, i > 0 ? ":%02x%02x" : "%02x%02x",
                                   byte[i], byte[i + 1]);
}
