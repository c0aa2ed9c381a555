/* The rules of a grammar that contain each other. */
#ifndef CYCLES_H
#define CYCLES_H

#include "front/abnf.h"

/* The rules of a cycle, in the grammar's order. */
typedef struct cycles {
    rule_list *list;
    unsigned count;
    bool too_deep; /* an error was reported */
} cycles;

/* All cycles of the grammar (Tarjan 1972). Rules that are nested deeper than other parts of the
 * tool can follow are an error. */
cycles find_cycles(const grammar *g);

/* How many rules are in cycles that a rule is not in. */
unsigned count_in_cycles_without(const grammar *g, const rule *r);

#endif
