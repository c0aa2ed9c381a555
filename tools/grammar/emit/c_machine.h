#ifndef C_MACHINE_H
#define C_MACHINE_H

#include "tables/packing_plan.h"

/* Counts constants as a machine of 32 bits has them, compact and without error detail. */
void count_bytes(const packer *k, size_t bytes);

/* Writes each byte's class and, above, the run sets that it is in; once for all tables that share
 * it. */
void write_byte_classes(const packer *k, const table *t);

/* Writes a table as constant arrays, and the uric_machine of the table's name that holds them.
 * `explains`: errors may come from it, so that it says what it expects. */
void write_machine(packer *k, const table *t, bool explains);

#endif
