/* Ragel's automaton with what tells components apart: operations on registers. */
#ifndef TAGGED_DFA_H
#define TAGGED_DFA_H

#include "automata/ragel_xml.h"
#include "automata/tag_operations.h"

enum { BEGINS_HERE = MOST_REGISTERS };
enum { REJECT = -1, NO_CALL = -1, NO_GOTO = -1 };

/* Where a state goes with a byte, and what happens on the way. */
typedef struct transition {
    int target; /* a state, or REJECT */
    const operations *operations;
    int call;       /* the place of a rule in the profile's calls: the byte is read again, by its
                       machine, and `target` is where the scan goes on behind it; or NO_CALL */
    int goto_table; /* see table.h */
} transition;

typedef struct table_state {
    transition transitions[256];
    const operations *at_end; /* what the end of the text does, if */
    bool final;               /* it may end here */
    unsigned component;       /* of the profile: the one that an error here is in; NO_COMPONENT */
    unsigned begin;           /* the register of its begin; BEGINS_HERE: at this offset */
} table_state;

/* States of all the rules of a grammar for which there are automata. */
typedef struct state_list {
    table_state *states;
    unsigned count;
    uint8_t class_of[256];     /* bytes that no automaton tells apart have the same class */
    unsigned char member[256]; /* of each class, one byte */
    unsigned classes;
} state_list;

/* What an automaton is made for. */
typedef struct request {
    const profile *p;
    const rule *rule;
    const surroundings *called;     /* what is around it, if its machine is called; else NULL */
    const unsigned *call_component; /* of each call: what an error at its first byte is in */
    bool components;                /* are to be told apart; or just strings that it derives */
    unsigned limit;                 /* of states */
    const rule_list *line;          /* NULL; or the entries that have the component `list`, whose */
    unsigned list;                  /* items the automaton parts, as nfa_of_items says; it stops */
} request;                          /* where no reading disagrees about the gap any more */

/* Adds the automaton of a rule, which calls the rules of the profile's `calls` where it uses them.
 * Follows the machine that Ragel made, if there is one. Gives the first state; REJECT after an
 * error, and where the line has no such list. */
int add_automaton(state_list *to, const request *r, const ragel_machine *ragel);

#endif
