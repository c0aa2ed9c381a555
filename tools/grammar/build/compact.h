/* The compact tables of a grammar, and their proof. A program has a scan for one form of tables, so
 * that those for firmware are proved by another: uric-grammar-compact, beside this one. */
#ifndef COMPACT_H
#define COMPACT_H

#include "build/build.h"

/* Makes NAME_compact.c of a grammar that is built, and proves it; where the other program is
 * missing, a note says that it is not proved. */
void build_compact(grammar_source from, unsigned limit, effort may, built *b);

#endif
