#ifndef PACK_COMPONENTS_H
#define PACK_COMPONENTS_H

#include "pack_machine.h"

/* Finds what each table's marks report, and gives the captures of the profile their places: those
 * that no table has together may have the same, for a table has room for URIC_CAPTURES. */
void number_captures(packer *k);

bool reports_host(const profile *p, uint32_t captures);

/* Writes what tells kinds of hosts apart, and the components of each line. */
void write_components(packer *k);

/* Writes the names of all components as an array, and gives their number. */
unsigned write_component_names(const packer *k);

#endif
