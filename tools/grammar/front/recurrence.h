#ifndef RECURRENCE_H
#define RECURRENCE_H

#include "front/profile.h"

/* Reports plain components that can occur more than once in a reading, each with one of the
 * shortest strings that have such a reading: a list may recur, but a component has one span. */
void check_recurrence(const profile *p);

#endif
