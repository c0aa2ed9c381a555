/* The product of a scan and an automaton of the grammar (thompson.h): a walk through all pairs of
 * states that any string can bring the two to. It is complete, because the state of a scan without
 * its registers is finite; and pairs are met in the order of the length of strings, so that the
 * string in a message is one of the shortest. */
#ifndef PRODUCT_H
#define PRODUCT_H

#include "automata/thompson.h"
#include "front/profile.h"
#include "uric_tables.h"
#include "worklist.h"

typedef struct product {
    automaton *automaton;
    worklist pairs;
    bool code_points; /* in texts of the grammar; else they are octets */
} product;

/* Walks through the pairs of `r` and its tables, and reports the first string that only one of the
 * two accepts; and if `explains`, the first behind which an error would expect something else than
 * the grammar does. */
product walk_product(const profile *p, const rule *r, const uric_rule *tables, bool explains);

/* Does the grammar accept the strings that lead to a pair? */
bool is_accepting(const product *walk, unsigned pair);

void release_product(product *walk);

#endif
