/* The automata of a grammar's rules, and the tables that are made of them. */
#ifndef BUILD_TABLE_H
#define BUILD_TABLE_H

#include "tables/table.h"

enum { NO_LIST = -1 };

/* The start of an automaton. A rule may have two, one with components and one for its verdict; and
 * a parse line has one for each component that is a list, which finds the items of that list. */
typedef struct entry_point {
    const rule *rule; /* of a parse line, its first */
    bool components;
    int list; /* index of the component; or NO_LIST */
    int state;
} entry_point;

/* All automata of a grammar, minimized together: equivalent states are in one block. Rules that
 * share a suffix, as URI and relative-ref share the query, share blocks. */
typedef struct automata {
    const profile *p;
    state_list list;
    unsigned *block;  /* of each state */
    unsigned *member; /* of each block, one of its states */
    entry_point *entries;
    unsigned entry_count;
} automata;

typedef enum wanted_automata {
    ALL_AUTOMATA,
    ALL_ON_TRIAL,    /* and that one is too large is no error; */
    WITH_COMPONENTS, /* no verdicts; */
    ON_TRIAL         /* and that one is too large is no error */
} wanted_automata;

/* Builds the automata of all parse lines, of their lists, of the profile's calls and, unless only
 * those are wanted, of the verdict of each rule. Follows Ragel's machine, unless it is NULL. NULL
 * after an error, or if one on trial is too large. */
automata *build_automata(const profile *p, const ragel_machine *ragel, wanted_automata wanted,
                         unsigned limit);

/* The smallest table for these rules, with components or without. */
table *build_table(const automata *g, const char *name, rule_list rules, bool components);

/* The same, but going to other tables wherever these have the state. */
table *build_table_with_gotos(const automata *g, const char *name, rule_list rules, bool components,
                              table_list goto_tables);

/* A table of the states that both lists of rules can reach, for tables of either to go to. */
table *build_goto_target(const automata *g, const char *name, rule_list one, rule_list other);

/* The table that finds the items of a list in texts of a parse line; NULL if they have none. */
table *build_items_table(const automata *g, const char *name, const parse_line *line,
                         unsigned list);

void release_automata(automata *g);
void release_table(table *t);

/* The approximate size of a table that is not compact, without the lists for messages. */
size_t table_size(const table *t);

/* A lower bound of that of the table for the rules of both, of the same automata, without gotos. */
size_t least_joined_size(const table *one, const table *other);

#endif
