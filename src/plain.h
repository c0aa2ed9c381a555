/* Text that need not change; not for users of the library. */
#ifndef URIC_PLAIN_H
#define URIC_PLAIN_H

#include "text.h"

#if URIC_FAST

/* A byte that is in no text. */
#define URIC_NO_BYTE '\0'

/* Is the text plain: without an upper-case letter in its first `head` bytes, without `alien`, and
 * without a segment that begins with a dot, where the text begins or behind a slash? At the same
 * look, it is copied to `to`, unless that is NULL; if it is not plain, some of it may be. */
bool uric_is_plain(uric_span text, size_t head, char alien, char *to);

#endif

#endif
