/* What holds for every rule and every text, valid or not: for vectors, random texts and the fuzzer.
 */
#ifndef LAWS_H
#define LAWS_H

#include <stddef.h>
#include <stdint.h>

#include "uric.h"

/* A sequence of numbers that a seed determines, not 0 (xorshift). */
uint32_t next_random(uint32_t *seed);

/* NULL, or the law that `rule` of `grammar` breaks with this text. `seed` says into which pieces
 * the text is cut. */
const char *broken_law(const uric_grammar *grammar, const char *rule, const char *text, size_t len,
                       uint32_t seed);

/* Are these the same spans, of the same kind, by the same rule? */
bool same_uri(const uric_uri *a, const uric_uri *b);

#endif
