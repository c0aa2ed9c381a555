/* Lists of configurations without those that add no string: for automata of many states that report
 * no components, so that the order of readings does not matter. */
#ifndef FEWER_CONFIGURATIONS_H
#define FEWER_CONFIGURATIONS_H

#include "automata/closure.h"
#include "dominance.h"

/* Of an automaton without calls and exceptions; NULL: it has too many nodes. */
dominance *dominance_of(const nfa *n);

/* Removes what other configurations of the list dominate. */
void prune_list(const dominance *d, closure *c);

#endif
