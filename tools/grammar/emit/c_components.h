/* The components of each parse line, as C: which registers hold a component's begin and end. */
#ifndef C_COMPONENTS_H
#define C_COMPONENTS_H

#include "emit/c_machine.h"

/* Writes the tests of host kinds and the uric_components of each parse line. */
void write_components(packer *k);

/* Writes the array NAME_component_names; gives the number of names. */
unsigned write_component_names(const packer *k);

#endif
