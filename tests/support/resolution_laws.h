/* Laws of resolution that hold for every base and reference of every grammar. */
#ifndef RESOLUTION_LAWS_H
#define RESOLUTION_LAWS_H

#include "uric.h"

/* Returns NULL, or the law that the two break. A buffer of exactly the reported length is enough;
 * and if uric_relativize makes a reference to the second text, that reference resolves to it. */
const char *broken_resolution_law(const uric_uri *base, const uric_uri *reference);

#endif
