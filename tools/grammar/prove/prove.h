#ifndef PROVE_H
#define PROVE_H

#include "front/profile.h"

/* Compares the tables of a module with the grammar, and reports differences as errors. Plain
 * backtracking gets `seconds` of processor time. */
void prove(const profile *p, const char *module_path, double seconds);

#endif
