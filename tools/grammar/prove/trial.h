/* The automata, run before they are packed. */
#ifndef TRIAL_H
#define TRIAL_H

#include "tables/build_table.h"

/* Runs the automata of each rule that reports components on random strings of the rule, and holds
 * the components, and the items of lists, against plain backtracking. Reports the first string that
 * the two read differently. */
void try_automata(const automata *g);

#endif
