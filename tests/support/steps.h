/* The documents' steps, transcribed line by line, without a thought of cost: what the library is
 * held against. Texts end with NUL; the caller has room for them. */
#ifndef STEPS_H
#define STEPS_H

#include <stdbool.h>
#include <stddef.h>

/* RFC 3986, 5.2.4 */
void steps_remove_dot_segments(char *output, const char *path, size_t len);

/* RFC 2396, 5.2, step 6 c to g; in g, what is above the root is removed (`drop`) or retained. */
void steps_merge_2396(char *buffer, const char *path, size_t len, bool drop);

#endif
