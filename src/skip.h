/* Long runs of bytes that change nothing; not for users of the library. */
#ifndef URIC_SKIP_H
#define URIC_SKIP_H

#include "uric_tables.h"

/* How many bytes at `from` are in the run set `set` of the machine. Worth its while from some
 * hundreds of bytes on: it first makes ranges of the set, and then tests many bytes at a time. */
size_t uric_skip(const uric_machine *machine, unsigned set, const unsigned char *from, size_t len);

#endif
