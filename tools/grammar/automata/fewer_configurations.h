/* Lists of configurations without those that make no difference, for automata of many states.
 *
 * Where the order of readings does not matter, a configuration adds no string if another dominates
 * it (dominance.h). Where it matters, the first reading is none of a configuration's if an
 * *earlier* one dominates it: whatever completes the one completes the other, which is tried
 * before. And it does not matter among neighbours that have the same components behind them, and
 * none before them:
 *
 *     login = "LOGIN" SP userid SP password       components userid, password
 *     noise = 1*( SP word )                       no component: its configurations are neighbours
 */
#ifndef FEWER_CONFIGURATIONS_H
#define FEWER_CONFIGURATIONS_H

#include "automata/closure.h"
#include "automata/tagged_dfa.h"
#include "dominance.h"

/* From so many states on, before minimization. */
enum { MANY_STATES = 4000 };

typedef struct pruner {
    dominance *dominance;
    bool *ahead; /* of each node: may a reading pass a tag from there? */
} pruner;

/* Of an automaton without exceptions; NULL: there is too much to compare. */
pruner *pruner_of(const nfa *n);
void release_pruner(pruner *p);

/* Removes what other configurations of the list dominate, in any order. */
void prune_list(const pruner *p, closure *c);

/* Removes what an earlier configuration of the list dominates. */
void prune_later(const pruner *p, closure *c);

/* The same where there are tags, and where an error names a component: the same one as before. */
void prune_ordered_list(const pruner *p, closure *c, const request *r);

#endif
