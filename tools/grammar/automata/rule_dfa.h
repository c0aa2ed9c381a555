/* Minimal automata of each rule, rule by rule: those of the rules that a rule uses stand in its
 * NFA. So what two readings of a part have in common is found once, where the part is defined, and
 * the automata in between stay small. In
 *
 *     cfws    = *( [ fws ] comment ) [ fws ]
 *     address = [ cfws ] word [ cfws ] "<" [ cfws ] ...
 *
 * `cfws` has a thousand nodes, and six states. The DFA of a rule's strings stands for the rule
 * where nobody asks for components.
 *
 * The *ordered* automaton also keeps the order of readings, and stands for a rule in which there is
 * no component. Of two strings of the rule that begin at the same place, one is tried first: the
 * longer one with `*"a"`, the shorter one with `"a" / "a" "b"`. So each state says where the end of
 * the string comes in the order: behind all edges of the state, and before the *later* state, from
 * which the readings go on that come after that end. Each string is read once. */
#ifndef RULE_DFA_H
#define RULE_DFA_H

#include "automata/nfa.h"

/* Makes the automata of all rules. Of more than `limit` states, or of too many before minimization,
 * there is none, and the rule is expanded where it is used. Reports the repetition, or else the
 * rule, by which an automaton would have more than MOST_NODES nodes. */
void determinize_rules(const profile *p, unsigned limit);

/* The repetition because of which a rule has more than `limit` states: if there were one of what it
 * repeats, the rule would have fewer. Several are tried, innermost first. NULL: none of them is, or
 * the rule has fewer states, unless components are told apart. */
const node *find_repetition_at_fault(const profile *p, rule *r, unsigned limit);

#endif
