/* UTF-8 (RFC 3629) in text of unknown encoding. */
#ifndef URIC_COMMAND_UTF8_H
#define URIC_COMMAND_UTF8_H

#include <stddef.h>

enum { UTF8_MAX = 4 };

/* The length of the first character; 1 if it is not valid UTF-8. `len` must not be 0. */
size_t utf8_length(const char *bytes, size_t len);

/* The length of the first character, and the `*columns` that it takes on a terminal. Returns 0 if
 * the character must not be shown as it is: it is not valid, a control, or hides or reorders
 * others. */
size_t utf8_shown(const char *bytes, size_t len, size_t *columns);

#endif
