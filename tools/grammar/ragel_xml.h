/* What `ragel -x` prints of a machine. */
#ifndef RAGEL_XML_H
#define RAGEL_XML_H

#include "support.h"

enum { NO_ACTIONS = -1 };

typedef struct ragel_step {
    long first, last; /* bytes */
    int target;
    int actions; /* index of an action table, or NO_ACTIONS */
} ragel_step;

typedef struct ragel_state {
    ragel_step *steps;
    unsigned step_count;
    int end_actions; /* what is done when the text ends here */
    bool final;
} ragel_state;

typedef struct ragel_entry {
    char *name;
    int state;
} ragel_entry;

typedef struct ragel_table {
    int *actions; /* indices of action names */
    unsigned count;
} ragel_table;

typedef struct ragel_machine {
    const char *path;
    char **action_names;
    unsigned action_count;
    ragel_table *tables;
    unsigned table_count;
    ragel_state *states;
    unsigned state_count;
    ragel_entry *entries;
    unsigned entry_count;
} ragel_machine;

/* Fails if the file is not such XML. */
ragel_machine *read_ragel_xml(const char *path);

/* The state of an entry point; fails if there is none. */
int ragel_entry_state(const ragel_machine *m, const char *name);

#endif
