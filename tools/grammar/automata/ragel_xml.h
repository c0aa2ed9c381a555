/* The automaton that Ragel makes of a grammar, read from the XML that `ragel -x` prints: one set of
 * states with an entry point for each rule. */
#ifndef RAGEL_XML_H
#define RAGEL_XML_H

#include "front/abnf.h"

enum { NO_STATE = -1 };

typedef struct ragel_state {
    int next[256]; /* a state, or NO_STATE */
    bool final;
} ragel_state;

typedef struct ragel_entry {
    char *name;
    int state;
} ragel_entry;

typedef struct ragel_machine {
    const char *path;
    ragel_state *states;
    unsigned state_count;
    ragel_entry *entries;
    unsigned entry_count;
} ragel_machine;

/* Fails if the file is not such XML. */
ragel_machine *read_ragel_xml(const char *path);

/* The name of a rule's entry point, in Ragel's source as in the XML. */
char *ragel_entry_name(const rule *r);

/* The state of a rule's entry point; fails if there is none. */
int ragel_entry_state(const ragel_machine *m, const rule *r);

/* The state in which a caller that was in `state` goes on after a string of `callee`: after every
 * such string, the same happens with the end of the text and with each byte that does not make the
 * string longer (`continuing`: those that do). Fails if that is not so. */
int ragel_state_after_call(const ragel_machine *m, int state, const rule *callee,
                           const byte_set *continuing);

#endif
