/* Registers: their numbers in the tables.
 *
 * Automata have two registers for each component of the profile, and more for copies. A scan has
 * only URIC_MOST_REGISTERS, so registers get numbers by greedy colouring: two that some parse line
 * uses together have different numbers, unless both are begins that always hold the same value,
 * such as those of authority and of userinfo. */
#ifndef REGISTERS_H
#define REGISTERS_H

#include "tables/packing_plan.h"

/* Sets the registers that each parse line uses, and their numbers; an error if there are too many.
 */
void number_registers(packer *k);

#endif
