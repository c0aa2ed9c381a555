/* Equivalent states of a deterministic automaton, by splitting blocks (Hopcroft 1971): blocks of
 * states that do the same are split by the states that lead into a block and those that do not;
 * where a block is split, the smaller part splits others again. */
#ifndef PARTITION_H
#define PARTITION_H

#include "support.h"

enum { NOWHERE = -1 };

typedef struct successors {
    const int *next; /* [state * symbols + symbol]: a state, or NOWHERE */
    unsigned states, symbols;
} successors;

/* Splits the first blocks, which are numbered from 0, until the states of each block lead to the
 * same blocks. `block` has that of each state; gives the number of blocks. */
unsigned split_blocks(const successors *s, unsigned *block, unsigned count);

#endif
