/* Levels of a rule that contains itself, by "nest RULE DEPTH": the body of the rule uses a copy of
 * the rule, whose body uses another copy, and so on; in the last one, what would need one more is
 * left out. The other rules of a cycle are copied with it. Where the rule stands at its own start
 * or end, that is the same level, since such recursion is a loop. Where all of it is, no level is
 * made. */
#ifndef LEVELS_H
#define LEVELS_H

#include "front/profile.h"

void make_levels(grammar *g, nesting *n);

#endif
