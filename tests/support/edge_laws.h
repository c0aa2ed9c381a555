/* What holds at the edges of memory: every text and every buffer stands between pages that cannot
 * be touched, flush with the one before it or with the one behind it. Each operation then gives
 * what it gives elsewhere, in room that just suffices, and says so in a byte less. */
#ifndef EDGE_LAWS_H
#define EDGE_LAWS_H

#include <stddef.h>

#include "uric.h"

/* The longest text that these laws are held against. */
enum { EDGE_TEXT_MAX = 1 << 17 };

/* NULL, or the law that the text breaks, whether `rule` accepts it or not; whole, in pieces, and
 * with each component in memory of its own. */
const char *broken_edge_law(const uric_grammar *grammar, const uric_rule *rule, const char *text,
                            size_t len);

/* NULL, or the law that the two break as base and reference, as base and target, and compared. */
const char *broken_edge_pair_law(const uric_uri *base, const uric_uri *reference);

#endif
