/* One table as C: constant arrays, and the uric_machine that holds them (uric_tables.h). */
#ifndef C_MACHINE_H
#define C_MACHINE_H

#include "emit/c_arrays.h"

/* Writes the array of byte classes and self-loop sets that a table uses, unless it is written. */
void write_byte_classes(const packer *k, const table *t);

/* Writes a table as a uric_machine of the table's name. `explains`: with the lists for messages,
 * for errors may come from it. */
void write_machine(packer *k, const table *t, bool explains);

/* Writes a uric_rule as an initializer. `name` and `components` are expressions; `object`_prefixes
 * are written already, if there are any. */
void write_rule_fields(const packer *k, const char *name, const char *machine,
                       const char *components, unsigned start, const char *object,
                       unsigned prefixes);

/* Writes the prefixes of a table's rule number `i` as an array `object`_prefixes; gives their
 * number. */
unsigned write_prefixes(const packer *k, const char *object, const table *t, unsigned i);

#endif
