/* What resolution promises, for any base and reference of any grammar. */
#ifndef RESOLUTION_LAWS_H
#define RESOLUTION_LAWS_H

#include "uric.h"

/* NULL, or the law that these two break: a buffer that just suffices is enough, and what
 * uric_relativize makes of the second, taken as a target, resolves to it. */
const char *broken_resolution_law(const uric_uri *base, const uric_uri *reference);

#endif
