/* What errors say could have stood at their place, held against the grammar. */
#ifndef PROVE_EXPECTED_H
#define PROVE_EXPECTED_H

#include "automata/thompson.h"
#include "uric_tables.h"

/* `scan` and the automaton's `state` read the same text. Would an error there name, as bytes and in
 * the terms of `g`, just what the automaton goes on with, and the end just where it accepts? */
bool expects_rightly(const grammar *g, const uric_scan *scan, automaton *a, int state);

#endif
