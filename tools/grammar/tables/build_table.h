/* The automata of a grammar, and the tables that are made of them. */
#ifndef BUILD_TABLE_H
#define BUILD_TABLE_H

#include "tables/table.h"

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

#endif
