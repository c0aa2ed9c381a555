/* A test of the tagged automata before they are packed. */
#ifndef TRIAL_H
#define TRIAL_H

#include "tables/build_table.h"

/* Runs the automata of each rule that reports components on random strings of the rule, and
 * compares the components and the items of lists with those of plain backtracking. Reports the
 * first string for which they differ. */
void try_automata(const automata *g);

#endif
