/* A table on its way from Ragel's states to packed arrays. */
#ifndef TABLE_H
#define TABLE_H

#include "profile.h"
#include "ragel_xml.h"

enum { REFUSE = -1, NO_CALL = -1, NO_JUMP = -1 };

/* Where a state goes with a byte, and what happens on the way. */
typedef struct step {
    int target;     /* a state, or REFUSE */
    uint64_t marks; /* bit 2k: capture k begins; bit 2k+1: it ends */
    int call;       /* index in the profile's calls, or NO_CALL */
    int jump;       /* index in the table's `through`, to which the state belongs, or NO_JUMP */
} step;

typedef struct table_state {
    step steps[256];
    uint64_t end_marks;
    bool final;
} table_state;

typedef struct table {
    const char *name;
    rule_list entries;
    unsigned *starts; /* of each entry */
    uint32_t *begun;  /* of each entry: the captures that may begin at offset 0 */
    bool *rest_begun; /* of each entry: so may something else */
    table_state *states;
    unsigned count;
    struct table *const *through; /* tables that it goes on in, where it can */
    unsigned through_count;
    int *place_of_block; /* of each block of the automata: its state, or -1 */

    step *events; /* the different steps that do more than go to a state */
    unsigned event_count;
    struct columns *columns;
    struct shapes *shapes;
} table;

/* All of a grammar's automata: Ragel's states with our marks, or without any, and which of them are
 * equivalent. */
typedef struct automata {
    const profile *p;
    const ragel_machine *ragel;
    table_state *states;
    unsigned *block; /* of each state: equivalent ones have the same */
    unsigned count;
} automata;

automata *understand_automata(const profile *p, const ragel_machine *m, bool marked);

/* The smallest table for these entries. */
table *build_table(const automata *g, const char *name, rule_list entries);

/* One of the states that can be reached from entries of both lists: for others to go on in. */
table *build_common_table(const automata *g, const char *name, rule_list one, rule_list other);

/* One that goes on in others wherever these have the state. */
table *build_table_through(const automata *g, const char *name, rule_list entries,
                           table *const *through, unsigned count);

/* Roughly its bytes when packed, without what messages need. */
size_t table_size(const table *t);

bool same_step(const step *a, const step *b);
bool is_event(const step *s);
unsigned event_index(const table *t, const step *s);

/* The bytes with which a state goes on at all; those with which it only stays where it is. */
byte_set live_bytes(const table_state *s);
byte_set loop_bytes(const table *t, unsigned state);

#endif
