#ifndef PROVE_H
#define PROVE_H

#include "front/profile.h"

/* Holds the tables of a module against the grammar; what differs is reported as an error.
 * Plain backtracking gets so many seconds of processor time. */
void prove(const profile *p, const char *module_path, double seconds);

#endif
