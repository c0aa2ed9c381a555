/* What registers mean, as C: the components that each table reports. */
#ifndef C_COMPONENTS_H
#define C_COMPONENTS_H

#include "emit/c_machine.h"

/* Finds the registers that each line's tables write, and numbers them: those that no line has
 * together may have the same number, for a scan has URIC_MOST_REGISTERS. */
void number_registers(packer *k);

/* Writes what tells kinds of hosts apart, and the components of each line. */
void write_components(packer *k);

/* Writes the names of all components as an array, and gives their number. */
unsigned write_component_names(const packer *k);

#endif
