/* Fewer operations and fewer states for the same strings and components. */
#ifndef MINIMIZE_H
#define MINIMIZE_H

#include "automata/tagged_dfa.h"

/* Drops operations without effect and finds equivalent states: gives the block of each state. */
unsigned *minimize(const profile *p, state_list *all);

#endif
