/* Checks of a grammar: by its rules, and by automata of them. */
#ifndef LINT_H
#define LINT_H

#include "front/profile.h"

/* Reports what makes a grammar unusable: recursion, rules restated with another language,
 * components that recur, names that clash in C; and makes the DFAs of rules (rule_dfa.h), of at
 * most `limit` states. To be called once a profile is read without errors; everything else relies
 * on it.
 */
void check_grammar(const profile *p, unsigned limit);

/* Makes the automaton of each rule, and reports one that needs more than `limit` states before
 * minimization: Ragel would go on until memory runs out. So it might where only pruning keeps
 * states below the limit, and where rules that use others twice, many levels deep, have a great
 * number of nodes, since Ragel expands them all: gives whether that is so. Gives the most states of
 * an automaton, too, unless `most` is NULL. Reports what tables cannot number (capacity.h). */
bool check_states(const profile *p, unsigned limit, unsigned *most);

/* Warns about rules that are never used and alternatives that derive nothing new. */
void warn_about_grammar(const profile *p);

#endif
