#ifndef LINT_H
#define LINT_H

#include "profile.h"

/* Reports what makes a grammar unusable: rules that contain themselves, calls that are unsafe,
 * names that C has already.
 * To be called once a profile is read without errors; everything else relies on it. */
void check_grammar(const profile *p);

/* Warns of rules that nothing uses and of alternatives that add no string. */
void warn_about_grammar(const profile *p);

#endif
