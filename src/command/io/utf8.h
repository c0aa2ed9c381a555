/* Characters of UTF-8 (RFC 3629) among bytes. */
#ifndef URIC_COMMAND_UTF8_H
#define URIC_COMMAND_UTF8_H

#include <stddef.h>

enum { UTF8_MAX = 4 };

/* How many bytes the character takes that `bytes` begins with; 1 if that is not valid UTF-8.
 * `len` > 0 */
size_t utf8_length(const char *bytes, size_t len);

/* The same, if a terminal can show the character as it is: then it takes `*columns`. Otherwise 0:
 * the first byte is no part of a valid character, or of one that is a control, or hides or reorders
 * others. */
size_t utf8_shown(const char *bytes, size_t len, size_t *columns);

#endif
