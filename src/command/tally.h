/* How often lines are refused for each reason, which is the message without what was expected. */
#ifndef URIC_TALLY_H
#define URIC_TALLY_H

#include <stdbool.h>

#include "uric.h"

void tally_add(const uric_error *error);

/* Prints a line for each reason, the most frequent first, and of equal ones the first that was met:
 * COUNT<TAB>COMPONENT<TAB>REASON, or {"count","component","reason"}. */
void tally_print(bool json);

#endif
