/* Proves that the automaton that stands for a rule (rule_dfa.h) has the readings of the rule in
 * their order, so that the proof of components may use it instead of all the nodes of the rule.
 *
 * The threads of the rule (pike.h) and the states of the automaton follow each text side by side,
 * both in the order in which they would be tried. Where a string of the rule ends, both lists are
 * cut in two *segments*: what would be tried before that end, and what after it. The next end must
 * be in the same segment of both, and then it has the same place among all ends before it. A
 * segment that is empty in both lists is left out.
 *
 * Example: `"a" / "a" "b" / *"a"`, where E is an end and | a cut. The second end comes behind one
 * at the same place, and is not in the lists.
 *
 *                   threads                 states of the automaton
 *     ""            "a"  "a"  "a"  E        0  E
 *     "a"           E | "b"  "a"            1  E | 2
 *     "aa"          "a"  E                  3  E */
#ifndef PROVE_ORDER_H
#define PROVE_ORDER_H

#include "front/profile.h"

/* Sets `order_proved` of the rules for which that is so, and gives their number. Where the search
 * would be too long, it is not set. Reports an automaton that has another order. */
unsigned prove_orders(const profile *p);

#endif
