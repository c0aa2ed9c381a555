/* A table on its way from tagged automata to packed arrays. */
#ifndef TABLE_H
#define TABLE_H

#include "automata/tagged_dfa.h"

typedef struct table {
    const char *name;
    rule_list entries;
    unsigned *starts;    /* of each entry */
    table_state *states; /* steps have a `jump`: the place in `through` of the table to which the
                            target belongs, or NO_JUMP */
    unsigned count;
    struct table *const *through; /* tables that it goes on in, where it can */
    unsigned through_count;
    int *place_of_block; /* of each block of the automata: its state, or -1 */

    step *events; /* the different steps that do more than go to a state */
    unsigned event_count;
    struct columns *columns;
    struct shapes *shapes;
} table;

bool same_step(const step *a, const step *b);
bool is_event(const step *s);
unsigned event_index(const table *t, const step *s);

/* The bytes with which a state goes on at all; those with which it only stays where it is. */
byte_set live_bytes(const table_state *s);
byte_set loop_bytes(const table *t, unsigned state);

#endif
