/* Which nodes of a nondeterministic automaton can stand for others.
 *
 * A node dominates another if whatever follows the other may also follow it: in 1*32CHAR, the node
 * of the second CHAR that of the third. Where a set has both, the other adds no string. In RFC
 * 5424's
 *
 *     "[" 1*32PRINTUSASCII … "]"
 *
 * each "[" in a name may begin the next element: there is a set for each choice of 32 places. But
 * the latest place dominates all others, so that there need be no more than 32 sets. */
#ifndef DOMINANCE_H
#define DOMINANCE_H

#include "support.h"

typedef struct plain_node {
    bool reads;      /* one of `bytes` on the way to `next`; without bytes, it is the end; */
    byte_set bytes;  /* or else it goes to `next` and to `other` without reading */
    int next, other; /* or -1 */
} plain_node;

typedef struct dominance dominance;

/* NULL: there are too many nodes. */
dominance *find_dominance(const plain_node *nodes, unsigned count);

/* Of two nodes that read or end: does one dominate the other? */
bool dominates(const dominance *d, int one, int other);

/* Chooses a set of nodes, all of which read or end, for is_dominated. */
void choose_nodes(const dominance *d, const int *set, unsigned count);

/* Does another of the chosen nodes dominate this one? Of two that dominate each other, the second
 * is dominated. */
bool is_dominated(const dominance *d, int node);

#endif
