/* How many nodes an NFA (nfa.h) will have: what is not a set of single bytes needs a node for each
 * byte, fork and tag, as often as repetitions repeat it and rules use it. So 255( 255( 255"x" ) )
 * is refused before it fills the memory. Sizes stop at MOST_NODES + 1. */
#ifndef NFA_SIZE_H
#define NFA_SIZE_H

#include "automata/nfa.h"

enum { MOST_NODES = 1 << 19 };

/* Of a repetition that is worth a name in a message. */
enum { MANY_COPIES = 8 };

/* Of the rules of a grammar that is not recursive. */
typedef struct nfa_sizes {
    const grammar *grammar;
    struct nfa_size *of_rule; /* [index] */
    const rule *whole;        /* whose nodes are counted */
    nfa_form form;            /* which automata stand for rules */
    bool reported;
} nfa_sizes;

nfa_sizes new_nfa_sizes(const grammar *g, nfa_form form);

/* The number of a rule's nodes. Reports the repetition, or else the rule, by which there would be
 * more than MOST_NODES: to be called before any automaton is made. */
size_t count_nodes(nfa_sizes *s, const rule *r);

/* Of an automaton that stands for a rule. */
size_t count_dfa_nodes(const rule_dfa *d);

/* How often an NFA has the x of 1*x: the loop goes back to the last one that must be there, if that
 * reads a byte. */
int copies_of(const node *n);

#endif
