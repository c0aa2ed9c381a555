#ifndef PROVE_H
#define PROVE_H

#include "front/profile.h"

/* Compares tables with the grammar, and reports differences as errors. `path` is where the tables
 * come from. Plain backtracking gets `seconds` of processor time. What is proved is printed to
 * `out`, unless that is NULL. */
void prove(const profile *p, const uric_grammar *tables, const char *path, double seconds,
           FILE *out);

#endif
