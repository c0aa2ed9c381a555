/* Three-byte self-loops: in a path, "%" HEXDIG HEXDIG (RFC 3986, 2.1) leads back to the state where
 * it began, by way of two other states and without an action. A scan skips such a triplet as it
 * skips a byte of the state's self-loop set. */
#ifndef TRIPLET_LOOPS_H
#define TRIPLET_LOOPS_H

#include "tables/byte_classes.h"

typedef struct triplet_loop {
    unsigned first; /* the first byte: not in the self-loop set */
    byte_set then;  /* the second and the third: all of them are in the self-loop set */
    unsigned sets;  /* bit k: the states of self-loop set k have the loop, too */
} triplet_loop;

/* Finds the triplet loop of a table, the first of several; false if there is none. It belongs to
 * the self-loop sets most of whose states have it. */
bool find_triplet_loop(const table *t, triplet_loop *found);

/* Of each state: 1 + the self-loop set that a scan uses there; 0 for none, also for a state that
 * lacks the triplet loop of its set. `l` may be NULL: the table has no such loop. */
const uint8_t *find_self_loops(const table *t, const triplet_loop *l);

#endif
