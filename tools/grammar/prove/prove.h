#ifndef PROVE_H
#define PROVE_H

#include "front/profile.h"

/* What a proof may cost. */
typedef struct effort {
    double seconds; /* of processor time, of plain backtracking */
    size_t states;  /* of all searches for components that differ; 0: any number, to the end */
} effort;

/* Compares tables with the grammar, and reports differences as errors. `path` is where the tables
 * come from. What is proved is printed to `out`, unless that is NULL. */
void prove(const profile *p, const uric_grammar *tables, const char *path, effort may, FILE *out);

#endif
