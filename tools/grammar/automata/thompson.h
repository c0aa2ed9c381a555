/* A deterministic automaton of a piece of ABNF, by Thompson's construction and subsets made as they
 * are needed. It shares nothing with Ragel or with the tagged automata but the ABNF reader,
 * containers, and the partition of states, whose results it checks, so that proofs can compare the
 * tables with it. */
#ifndef THOMPSON_H
#define THOMPSON_H

#include "front/abnf.h"

typedef struct automaton automaton;

enum { DEAD = -1, START = 0, SYMBOL = 0xFF };

/* Every state but DEAD can reach a final one. The rule `symbol`, unless it is NULL, is read as the
 * single byte SYMBOL wherever it is used. */
automaton *automaton_of(const node *n, const rule *symbol);
void release_automaton(automaton *a);
void release_automaton(automaton *a);
int automaton_step(automaton *a, int state, unsigned char byte);
bool automaton_final(const automaton *a, int state);

/* May the two bytes lead from some state to different ones? */
bool automaton_distinguishes(const automaton *a, unsigned char one, unsigned char other);

/* The strings of A that B does not derive, as an automaton. Every state can reach a final one;
 * state START is the first. */
typedef struct difference {
    int (*next)[256]; /* [count]: a state, or DEAD */
    bool *final;
    unsigned count;
} difference;

/* The difference of a NODE_EXCEPT, which is made once. Fails if B derives all of A. */
const difference *difference_of(node *n);

/* The bytes that lead from one of its states to another. */
byte_set difference_bytes(const difference *d, unsigned from, unsigned to);

/* A reference to a rule, as a node. */
node rule_node(const rule *r);

/* Of the children of a NODE_ALTERNATIVES, in their order: which have a string that no other
 * derives? Of automata too large to see, all may. */
bool *find_adding(const node *n);

/* A short string that may follow just one of two beginnings of strings, which it swaps if it
 * follows the second; NULL if none is found soon. */
const char *find_ending(const node *n, const char **one, const char **other);

/* Is there a string of `whole` that none of the `count` nodes in `parts` derives? */
bool adds_strings(const node *whole, const node *const *parts, unsigned count);

#endif
