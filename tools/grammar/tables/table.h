/* A table: the states that some rules of a grammar share, on their way from automata to packed
 * arrays. Its states have numbers of their own, from 0. Where another table has a state already, a
 * transition may lead there instead: a goto, after which the other table reads the rest. */
#ifndef TABLE_H
#define TABLE_H

#include "automata/tagged_dfa.h"
#include "front/characters.h"

typedef struct table_list {
    struct table **tables;
    unsigned count;
} table_list;

typedef struct table {
    const char *name;
    rule_list rules;     /* whose texts the table reads */
    unsigned *starts;    /* of each rule, its start state */
    table_state *states; /* in a transition, `goto_table` is NO_GOTO or an index in `goto_tables` */
    unsigned count;
    table_list goto_tables;
    int *state_of_block; /* of each block of the automata: its state, or -1; */
    unsigned *block_of;  /* and of each state its block */
    transition *actions; /* the different transitions that do more than go to a state */
    unsigned action_count;
    struct byte_classes *byte_classes;
    struct row_templates *row_templates;
    bool is_limited; /* the ends of texts check limits of lengths */
} table;

/* Appends a table, unless it is NULL or there already. */
void add_table(table_list *list, table *t);

bool same_transition(const transition *a, const transition *b);

/* Does the transition do more than go to a state: operations, a call, a goto? */
bool has_action(const transition *s);

/* The index of a transition in the table's actions, or their number. */
unsigned action_index(const table *t, const transition *s);

/* The entry of a transition: a state; after the states, an action; after those, the reject. */
unsigned table_entry(const table *t, const transition *s);

/* The bytes of an entry: 2 if one byte cannot number all states, all actions and the reject. */
size_t entry_size(const table *t);

/* The bytes that a state does not reject. */
byte_set live_bytes(const table_state *s);

/* The characters that a state does not reject: bytes or, between code points, code points. */
character_set expected_characters(const table *t, unsigned state, bool code_points);

/* The bytes that lead from a state to itself without an action. */
byte_set self_loop_bytes(const table *t, unsigned state);

#endif
