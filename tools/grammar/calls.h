/* Which rules become machines of their own, that others call. */
#ifndef CALLS_H
#define CALLS_H

#include "table.h"

/* Sets the profile's calls. */
void find_calls(profile *p, unsigned limit);

#endif
