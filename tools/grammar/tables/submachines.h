/* Submachines: rules with machines of their own, which the machines of other rules call. */
#ifndef SUBMACHINES_H
#define SUBMACHINES_H

#include "tables/build_table.h"

/* Chooses the profile's calls: those that are safe and make the tables smaller. No automaton may
 * need more than `limit` states. */
void find_calls(profile *p, unsigned limit);

#endif
