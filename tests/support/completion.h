#ifndef COMPLETION_H
#define COMPLETION_H

#include "uric.h"

/* Is what the scan has taken so far the beginning of a string of its rule? Searches for the rest.
 */
bool can_be_completed(const uric_scan *scan);

#endif
