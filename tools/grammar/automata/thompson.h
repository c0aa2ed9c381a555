/* The second way from ABNF to an automaton: Thompson's construction and subsets, made as they are
 * needed. It shares nothing with Ragel or the packer, so that it can be held against them. */
#ifndef THOMPSON_H
#define THOMPSON_H

#include "front/abnf.h"

typedef struct automaton automaton;

enum { DEAD = -1, START = 0, SYMBOL = 0xFF };

/* Deterministic, over bytes; every state but DEAD can still reach a final one. The rule `symbol`,
 * if not null, is read as the single byte SYMBOL wherever it is used. */
automaton *automaton_of(const node *n, const rule *symbol);
int automaton_step(automaton *a, int state, unsigned char byte);
bool automaton_final(const automaton *a, int state);

/* Does any state go on differently with these bytes? */
bool automaton_tells_apart(const automaton *a, unsigned char one, unsigned char other);

/* The strings of one node that another does not derive, as an automaton whose every state can still
 * reach a final one. State 0 is the start. */
typedef struct difference {
    int (*next)[256]; /* [count]: a state, or DEAD */
    bool *final;
    unsigned count;
} difference;

/* Of a NODE_EXCEPT; made once. Fails if nothing is left. */
const difference *difference_of(node *n);

/* The bytes that lead from one of its states to another. */
byte_set difference_bytes(const difference *d, unsigned from, unsigned to);

/* A reference to a rule, as a node. */
node rule_node(const rule *r);

/* Is there a string of `whole` that none of the `count` nodes in `parts` derives? */
bool adds_strings(const node *whole, const node *const *parts, unsigned count);

#endif
