/* What tables can number, found from automata before any table is made:
 *
 *     components of the grammar's own that a parse line reports: at most URIC_PARTS
 *     terms, the rules and characters that errors name: at most URIC_TERMS_END */
#ifndef CAPACITY_H
#define CAPACITY_H

#include "automata/tagged_dfa.h"
#include "tables/terms.h"

/* What the tables of a grammar need. */
typedef struct capacity {
    register_set *of_line; /* the registers that the rules of each parse line use */
    worklist sets;         /* of characters that are expected somewhere */
    text_list terms;
} capacity;

capacity new_capacity(const profile *p);

/* Adds what the automaton of a rule needs: the registers, if it has `components`, or the terms. */
void add_needs(capacity *all, const profile *p, const rule *r, const state_list *automaton,
               bool components);

/* Reports what is more than tables can number. */
void check_capacity(const capacity *all, const profile *p);

#endif
