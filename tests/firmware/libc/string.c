#include "string.h"

void *memcpy(void *to, const void *from, size_t len) {
    return memmove(to, from, len);
}

void *memmove(void *to, const void *from, size_t len) {
    char *t = to;
    const char *f = from;
    if (t < f)
        for (size_t i = 0; i < len; i++)
            t[i] = f[i];
    else
        while (len-- > 0)
            t[len] = f[len];
    return to;
}

void *memset(void *to, int byte, size_t len) {
    char *t = to;
    while (len-- > 0)
        t[len] = (char)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t len) {
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < len; i++)
        if (x[i] != y[i])
            return x[i] - y[i];
    return 0;
}

size_t strlen(const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    return len;
}

int strcmp(const char *a, const char *b) {
    return strncmp(a, b, (size_t)-1);
}

int strncmp(const char *a, const char *b, size_t len) {
    for (size_t i = 0; i < len; i++)
        if (a[i] != b[i] || a[i] == '\0')
            return (unsigned char)a[i] - (unsigned char)b[i];
    return 0;
}

char *strchr(const char *text, int byte) {
    for (; *text != (char)byte; text++)
        if (*text == '\0')
            return NULL;
    return (char *)text;
}
