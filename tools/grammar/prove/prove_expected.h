/* What errors say would have been valid at their offset, compared with the grammar. */
#ifndef PROVE_EXPECTED_H
#define PROVE_EXPECTED_H

#include "automata/thompson.h"
#include "uric_tables.h"

/* `scan` and the automaton in `state` have read the same text. Does an error there name, as bytes
 * and in the terms of `g`, exactly the bytes that the automaton accepts next, and the end of input
 * exactly where the automaton accepts? */
bool expects_rightly(const grammar *g, const uric_scan *scan, automaton *a, int state);

#endif
