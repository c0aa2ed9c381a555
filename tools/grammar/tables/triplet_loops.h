/* Loops of three bytes, as a triplet is one (RFC 3986, 2.1). */
#ifndef TRIPLET_LOOPS_H
#define TRIPLET_LOOPS_H

#include "tables/byte_classes.h"

/* A byte, and two of a set. */
typedef struct loop {
    unsigned first;
    byte_set then;
    unsigned sets; /* bit k: most states that loop on run set k loop on this, too */
} loop;

/* The first loop of a table that leads back to a state without an event, and begins where its run
 * set ends, in which the other bytes are. False if there is none that a set has. */
bool find_triplet_loop(const table *t, loop *found);

/* The run set of a state, or self_loop_set_count. Where a set has the loop, it is of no state that
 * has it not. `l` may be null: there is no loop. */
unsigned self_loop_set_of(const table *t, const loop *l, unsigned state);

#endif
