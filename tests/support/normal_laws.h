/* What normalization, comparison and hashes promise, for any text of any grammar. */
#ifndef NORMAL_LAWS_H
#define NORMAL_LAWS_H

#include <stddef.h>

#include "uric.h"

enum { NORMAL_MAX = 4096 };

/* The normal form; its length. Ends the program if it is longer than NORMAL_MAX. */
size_t normal_form(const uric_uri *uri, unsigned levels, char normal[NORMAL_MAX]);

/* NULL, or the law that these components break at these levels. */
const char *broken_normal_law(const uric_uri *uri, unsigned levels);

/* NULL, or the law that these two break: their order is that of their normal forms, in parts. */
const char *broken_order_law(const uric_uri *a, const uric_uri *b, unsigned levels);

#endif
