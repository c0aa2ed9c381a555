/* Prefixes that many texts share, such as "http://": a scan skips one with a single comparison. */
#ifndef C_PREFIXES_H
#define C_PREFIXES_H

#include "emit/c_machine.h"

/* Writes the prefixes that a rule of a table accepts as an array `object`_prefixes; gives their
 * number.
 */
unsigned write_prefixes(const packer *k, const char *object, const table *t, unsigned rule_index);

#endif
