#ifndef PLAN_H
#define PLAN_H

#include "pack_machine.h"

/* Decides which tables there are, and builds them. */
void build_tables(packer *k);

/* The table of components that gives a rule's verdict, too, because it shares states with others;
 * NULL if there is none. */
const table *shared_table(const packer *k, const rule *r, unsigned *place);

#endif
