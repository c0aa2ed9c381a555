#include "message.h"

#include <string.h>

void add_bytes(message *m, const char *bytes, size_t len) {
    for (size_t i = 0; i < len && m->len + 1 < sizeof m->text; i++)
        m->text[m->len++] = bytes[i];
    m->text[m->len] = '\0';
}

void add_text(message *m, const char *text) {
    add_bytes(m, text, strlen(text));
}

void add_number(message *m, unsigned long number) {
    char digits[20];
    size_t at = sizeof digits;
    do
        digits[--at] = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    add_bytes(m, digits + at, sizeof digits - at);
}
