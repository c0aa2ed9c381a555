#ifndef DUMP_H
#define DUMP_H

#include "tables/build_table.h"

/* Prints the table of a rule with components, or, if it has none, of its verdict: its states,
 * classes of bytes, transitions and operations; as text, or for Graphviz. */
void dump(profile *p, const rule *r, bool dot, unsigned limit, FILE *out);

#endif
