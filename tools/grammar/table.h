/* A table on its way from tagged automata to packed arrays. */
#ifndef TABLE_H
#define TABLE_H

#include "tagged.h"

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

/* Where an automaton begins: that of a rule, of which there may be two, or that which parts the
 * items of a list in the texts of a line's rules. */
typedef struct entry_point {
    const rule *rule; /* of a line, the first */
    bool components;
    int list; /* the place of the component; or NO_LIST */
    int state;
} entry_point;

enum { NO_LIST = -1 };

/* All of a grammar's automata, and which of their states are equivalent. */
typedef struct automata {
    const profile *p;
    state_list list;
    unsigned *block; /* of each state: equivalent ones have the same */
    entry_point *entries;
    unsigned entry_count;
} automata;

/* The automata of all rules that report components, of those that are called, of their lists, and,
 * if `verdicts`, of every rule's verdict. Follows Ragel's machine, if there is one. NULL after an
 * error. */
automata *build_automata(const profile *p, const ragel_machine *ragel, bool verdicts,
                         unsigned limit);

/* The smallest table for these entries; with components or without. */
table *build_table(const automata *g, const char *name, rule_list entries, bool components);

/* One that parts the items of a list in the texts of a line's rules; NULL if these have none. */
table *build_items_table(const automata *g, const char *name, const parse_line *line,
                         unsigned list);

/* One of the states that can be reached from entries of both lists: for others to go on in. */
table *build_common_table(const automata *g, const char *name, rule_list one, rule_list other);

/* One that goes on in others wherever these have the state. */
table *build_table_through(const automata *g, const char *name, rule_list entries, bool components,
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
