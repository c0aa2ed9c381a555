#ifndef RECURRENCE_H
#define RECURRENCE_H

#include "front/profile.h"

/* Reports components that can occur more than once in a reading and are not lists: such a component
 * would have more than one span. The message shows one of the shortest strings. */
void check_recurrence(const profile *p);

#endif
