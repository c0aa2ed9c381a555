/* A table on its way from tagged automata to packed arrays. */
#ifndef TABLE_H
#define TABLE_H

#include "automata/tagged_dfa.h"

typedef struct table {
    const char *name;
    rule_list entries;
    unsigned *starts;    /* of each entry */
    table_state *states; /* transitions have a `goto_table`: the place in `through` of the table to
                            which the target belongs, or NO_GOTO */
    unsigned count;
    struct table *const *through; /* tables that it goes on in, where it can */
    unsigned through_count;
    int *state_of_block; /* of each block of the automata: its state, or -1 */

    transition *actions; /* the different transitions that do more than go to a state */
    unsigned action_count;
    struct byte_classes *byte_classes;
    struct row_templates *row_templates;
} table;

bool same_transition(const transition *a, const transition *b);
bool has_action(const transition *s);
unsigned action_index(const table *t, const transition *s);

/* The bytes with which a state goes on at all; those with which it only stays where it is. */
byte_set live_bytes(const table_state *s);
byte_set self_loop_bytes(const table *t, unsigned state);

#endif
