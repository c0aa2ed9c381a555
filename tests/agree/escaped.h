/* Text as readings.c and peer_curl.c print it. */
#ifndef ESCAPED_H
#define ESCAPED_H

#include <stdio.h>

/* Prints controls, spaces and what is not ASCII as \xHH, and a backslash as \\. */
static inline void print_escaped(const char *at, size_t len) {
    for (size_t i = 0; i < len; i++) {
        unsigned char byte = (unsigned char)at[i];
        if (byte == '\\')
            fputs("\\\\", stdout);
        else if (byte > ' ' && byte < 0x7F)
            putchar(byte);
        else
            printf("\\x%02X", byte);
    }
}

#endif
