/* The functions of libc that the tests use. The library uses none, but GCC may call the four mem*.
 */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t len);
void *memmove(void *to, const void *from, size_t len);
void *memset(void *to, int byte, size_t len);
int memcmp(const void *a, const void *b, size_t len);
size_t strlen(const char *text);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t len);
char *strchr(const char *text, int byte);

#endif
