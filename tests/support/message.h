/* Builds text without stdio, for desktop and firmware. A text that is too long is cut off. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <stddef.h>

typedef struct message {
    char text[160]; /* ends with NUL */
    size_t len;
} message;

void add_bytes(message *m, const char *bytes, size_t len);
void add_text(message *m, const char *text);
void add_number(message *m, unsigned long number);

#endif
