/* The names that a grammar has in C. */
#ifndef NAMES_H
#define NAMES_H

#include "profile.h"

/* Reports names that C, uric.h or the grammar itself has already: a grammar `check`, whose object
 * would be `uric_check`; rules `a-b` and `a_b`, which would both be `a_b`. */
void check_names(const profile *p);

#endif
