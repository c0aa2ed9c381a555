/* The minimal automaton of a rule, and short strings through it. */
#ifndef EXAMPLES_WALK_H
#define EXAMPLES_WALK_H

#include "automata/tagged_dfa.h"

/* To another state, by any of some bytes. */
typedef struct step_to {
    unsigned to;
    unsigned char byte; /* of these, the one that is read most easily */
} step_to;

typedef struct rule_state {
    bool final;
    byte_set refused;
    step_to *steps; /* one to each state */
    unsigned step_count;
    unsigned from;      /* the state before it on a shortest way from the first one, */
    unsigned char byte; /* and the byte between them */
    unsigned to_end;    /* how many bytes a final state is away */
} rule_state;

typedef struct rule_automaton {
    rule_state *states; /* the first is the start */
    unsigned count;
} rule_automaton;

/* NULL after an error: it needs more than `limit` states. */
rule_automaton *automaton_of_rule(const profile *p, const rule *r, unsigned limit);

typedef struct example {
    const char *text;
    size_t len;
} example;

typedef struct example_list {
    example *list;
    unsigned count;
} example_list;

/* Few strings of the rule, which together take each transition and end in each final state. */
example_list good_examples(const rule_automaton *a);

/* For each state, what a string of the rule begins with up to there, and then what refuses it: the
 * end, if the state is not final, and a byte. */
example_list bad_examples(const rule_automaton *a);

#endif
