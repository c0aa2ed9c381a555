/* What would make the automaton of a rule smaller, for messages about limits: said only where it is
 * true of this rule. */
#ifndef ADVICE_H
#define ADVICE_H

#include "front/abnf.h"

/* Of an automaton with components or lists, if the plain automaton (rule_dfa.h) of the same rule is
 * within the limits; of rules with levels (recursion.h) that it reaches, if there are levels to
 * spare. "" if there is neither. */
char *advice_for(const grammar *g, const rule *r, bool components);

/* Of the repetition at fault; "" if it is NULL. */
const char *remedy_for(const node *repetition);

/* Reports what is wrong with a rule, such as "has more than 5 states": at the repetition at fault,
 * unless that is NULL. */
void report_fault(const grammar *g, const rule *r, const node *repetition, const char *what);

#endif
