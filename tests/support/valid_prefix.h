#ifndef VALID_PREFIX_H
#define VALID_PREFIX_H

#include "uric.h"

/* Does some string of the scan's rule begin with the bytes that were fed to the scan? Searches the
 * configurations (machine, pending call, state) that the scan can reach for one that accepts. */
bool is_valid_prefix(const uric_scan *scan);

#endif
