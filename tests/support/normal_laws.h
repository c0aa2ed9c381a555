/* Laws of normalization, comparison and hashes that hold for every text of every grammar. */
#ifndef NORMAL_LAWS_H
#define NORMAL_LAWS_H

#include <stddef.h>

#include "uric.h"

enum { NORMAL_MAX = 4096 };

/* Writes the normal form and returns its length. Ends the program if it is longer than
 * NORMAL_MAX. */
size_t normal_form(const uric_uri *uri, unsigned levels, char normal[NORMAL_MAX]);

/* Returns NULL, or the law that these components break at these levels. */
const char *broken_normal_law(const uric_uri *uri, unsigned levels);

/* Returns NULL, or the law that the two break. The main one: the two have the order of their normal
 * forms, compared part by part (before the path, the path, behind the path). */
const char *broken_order_law(const uric_uri *a, const uric_uri *b, unsigned levels);

#endif
