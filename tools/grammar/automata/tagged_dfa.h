/* Tagged automata: deterministic automata whose transitions set registers, from which the
 * components of the first reading are taken. */
#ifndef TAGGED_DFA_H
#define TAGGED_DFA_H

#include "automata/ragel_xml.h"
#include "automata/tag_operations.h"

enum { BEGINS_HERE = MOST_REGISTERS };
enum { REJECT = -1, NO_GOTO = -1 };

typedef struct transition {
    int target; /* a state, or REJECT */
    const operations *operations;
    int call;       /* NO_CALL; or an index into the profile's calls: the rule's machine reads the
                       byte again, and `target` is where the scan goes on behind the callee */
    int goto_table; /* see table.h */
} transition;

typedef struct table_state {
    const uint8_t *class_of; /* bytes that its automaton does not distinguish have the same class */
    transition *transitions; /* with each class */
    unsigned classes;
    bool final; /* the text may end here; then these are done: */
    const operations *final_operations;
    unsigned component;   /* of the profile: the one that an error here is in; or NO_COMPONENT */
    unsigned begin;       /* the register of its begin; or BEGINS_HERE */
    unsigned point_bytes; /* so many bytes of a code point are read, which began in this state: */
    int point_state;      /* of the list; REJECT: no byte of a code point is read */
} table_state;

static inline transition *transition_with(const table_state *s, unsigned byte) {
    return &s->transitions[s->class_of[byte]];
}

/* States of all the rules of a grammar for which there are automata. */
typedef struct state_list {
    table_state *states;
    unsigned count;
    size_t room;               /* for states */
    uint8_t class_of[256];     /* bytes that no automaton distinguishes have the same class */
    unsigned char member[256]; /* of each class, one byte */
    unsigned classes;
    bool is_too_large; /* an automaton on trial was */
    bool pruned;       /* an automaton was so large that only pruning bounded its states */
} state_list;

/* What an automaton is made for. */
typedef struct request {
    const profile *p;
    const rule *rule;
    const surroundings *called;     /* what is around it, if its machine is called; else NULL */
    const unsigned *call_component; /* of each call: what an error at its first byte is in */
    bool components;                /* are reported; else the automaton gives a verdict alone */
    unsigned limit;                 /* of states */
    bool is_trial;                  /* too many states are no error */
    const rule_list *line;          /* NULL; or the entries of a list, whose items the automaton */
    unsigned list;                  /* separates (nfa_of_items); `list` is its component. The */
} request;                          /* automaton stops where all readings agree about the gap. */

/* Adds the automaton of a rule, which calls the rules in the profile's `calls` where it uses them.
 * Follows Ragel's machine, unless that is NULL. Gives the first state; REJECT after an error, or if
 * the line has no such list. */
int add_automaton(state_list *to, const request *r, const ragel_machine *ragel);

void release_states(table_state *states, unsigned count);

#endif
