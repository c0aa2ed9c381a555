/* Which rules become machines of their own, that others call. */
#ifndef SUBMACHINES_H
#define SUBMACHINES_H

#include "tables/build_table.h"

/* Sets the profile's calls. */
void find_calls(profile *p, unsigned limit);

#endif
