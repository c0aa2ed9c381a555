/* A rule that contains itself at its ends through other rules, as `sum` does through `more`:
 *
 *     sum  = unit / more / "(" sum ")"
 *     more = sum "+" sum
 *
 * With the other rules in place of their names at its ends, it contains itself there directly, so
 * that recursion at the ends becomes a loop, and only what is between them needs levels:
 *
 *     sum  = unit / sum "+" sum / "(" sum ")" */
#ifndef ENDS_H
#define ENDS_H

#include "front/loops.h"

/* The body of a rule of a cycle, in which its name at an end is `self`, and elsewhere the rule;
 * NULL if it is at no end, or if that recursion is no loop. */
node *body_with_ends(const rule_list *cycle, const rule *r, rule *self);

/* make_loops, for cycles through a rule that contains itself at its ends alone, too. */
loop_result make_loops_of_ends(const rule_list *cycle);

#endif
