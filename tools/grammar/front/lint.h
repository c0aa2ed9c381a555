#ifndef LINT_H
#define LINT_H

#include "front/profile.h"

/* Reports what makes a grammar unusable: rules that contain themselves, calls that are unsafe,
 * names that C has already.
 * To be called once a profile is read without errors; everything else relies on it. */
void check_grammar(const profile *p);

/* Makes the automaton of each rule, and reports one that has more states than `limit`: Ragel would
 * work at it for as long as there is memory. */
void check_states(const profile *p, unsigned limit);

/* Warns of rules that nothing uses and of alternatives that add no string. */
void warn_about_grammar(const profile *p);

#endif
