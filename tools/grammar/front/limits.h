/* Limits of lengths: "at-most LENGTH RULE". An automaton that counts needs a state a byte, so that
 * a limit is checked beside the scan, by the length of a component (src/scan/limits.c). */
#ifndef LIMITS_H
#define LIMITS_H

#include "front/statement.h"

/* at-most LENGTH RULE */
void read_limit_line(profile *p, const line *l);

/* Says for each limit what is measured, which may become a component, and adds parse lines for the
 * rules that use what is limited: a verdict alone would not know the length. To be called when no
 * rule is recursive. */
void settle_limits(profile *p);

#endif
