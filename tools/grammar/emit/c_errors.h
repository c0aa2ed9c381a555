/* What errors read, as C: for each state of a table what is expected, and where the error is. */
#ifndef C_ERRORS_H
#define C_ERRORS_H

#include "emit/c_arrays.h"

/* Writes the terms that each state expects. */
void write_expected(packer *k, const table *t);

/* Writes the component that an error is in, for each state; false if no state is in one. */
bool write_error_components(const packer *k, const table *t);

/* Writes for each state how many bytes of a code point are read, and the state in which it began,
 * or the state itself between code points; false if no state is within one. */
bool write_points(const packer *k, const table *t);

#endif
