/* Laws of check, parse and scan that hold for every rule and every text, valid or not. Vectors,
 * random texts and the fuzzer use them. */
#ifndef SCAN_LAWS_H
#define SCAN_LAWS_H

#include <stddef.h>
#include <stdint.h>

#include "uric.h"

/* Returns NULL, or the law that `rule` of `grammar` breaks with this text. `seed`, not 0,
 * determines the pieces in which the text is fed. */
const char *broken_scan_law(const uric_grammar *grammar, const char *rule, const char *text,
                            size_t len, uint32_t seed);

/* Do the two have the same rule, the same host kind, and components at the same addresses? */
bool same_uri(const uric_uri *a, const uric_uri *b);

#endif
