/* Beginnings that many texts share: short cuts through a table. */
#ifndef C_PREFIXES_H
#define C_PREFIXES_H

#include "emit/c_machine.h"

/* Writes the prefixes that an entry of a table takes as an array `object`_prefixes, and gives
 * their number. */
unsigned write_prefixes(const packer *k, const char *object, const table *t, unsigned entry);

#endif
