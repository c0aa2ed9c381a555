/* A table to look at: its byte classes, states, transitions and operations. */
#ifndef DUMP_H
#define DUMP_H

#include "tables/build_table.h"

/* Prints the table of a rule with components or, if no parse line has the rule, of its verdict; as
 * text, or as a graph for Graphviz. */
void dump(profile *p, const rule *r, bool dot, unsigned limit, FILE *out);

#endif
