/* What errors say would have been valid at their offset, compared with the grammar. */
#ifndef PROVE_EXPECTED_H
#define PROVE_EXPECTED_H

#include "automata/thompson.h"
#include "uric_tables.h"
#include "worklist.h"

/* The terms that errors have named, and the characters that they stand for. */
typedef struct known_terms {
    const grammar *grammar;
    worklist terms; /* data: a character_set */
} known_terms;

/* `scan` and the automaton in `state` have read the same text. Does an error there name, as bytes
 * and in the terms of the grammar, exactly the bytes that the automaton accepts next, and the end
 * of input exactly where the automaton accepts? */
bool expects_rightly(known_terms *known, const uric_scan *scan, automaton *a, int state);

/* `after` has read one byte more than `before`. If it is `within` a code point, is an error there
 * the one that it would be where the code point began; and else, one at the next byte? */
bool begins_rightly(const uric_scan *before, const uric_scan *after, bool within);

#endif
