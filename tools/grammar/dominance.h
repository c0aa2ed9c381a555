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
    unsigned call;   /* 0; or 1 + the call that is made instead, where no other node reads a byte */
    int next, other; /* or -1 */
} plain_node;

typedef struct dominance dominance;

/* Which nodes dominate others that the same text leads to, from the node `start` on. NULL: there is
 * too much to compare. */
dominance *find_dominance(const plain_node *nodes, unsigned count, int start);
void release_dominance(dominance *d);
void release_dominance(dominance *d);

/* Of two nodes that read or end: does one dominate the other? */
bool dominates(const dominance *d, int one, int other);

/* Chooses no nodes; and one more, which reads or ends. */
void choose_none(dominance *d);
void choose_node(dominance *d, int node);

/* Does another of the chosen nodes dominate this one? */
bool is_dominated(const dominance *d, int node);

/* The same, but of two that dominate each other, only the second is dominated. */
bool is_dispensable(const dominance *d, int node);

#endif
