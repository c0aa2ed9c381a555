/* Registers and components: which register of a scan holds which component's begin and end. */
#ifndef C_COMPONENTS_H
#define C_COMPONENTS_H

#include "emit/c_machine.h"

/* Finds the registers that each parse line's tables write, and numbers them. A scan has only
 * URIC_MOST_REGISTERS, so registers that no parse line uses together may have the same number. */
void number_registers(packer *k);

/* Writes the tests of host kinds and the uric_components of each parse line. */
void write_components(packer *k);

/* Writes the array NAME_component_names; gives the number of names. */
unsigned write_component_names(const packer *k);

#endif
