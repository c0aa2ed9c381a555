/* The automaton that Ragel makes of a grammar, as `ragel -x` prints it. */
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

/* The state of a rule's entry point; fails if there is none. */
int ragel_entry_state(const ragel_machine *m, const rule *r);

/* A state behind a string of `called`, which a caller reads from `state`: what no byte of
 * `continuing` can make longer is followed alike behind all of them. Fails if it is not. */
int ragel_behind(const ragel_machine *m, int state, const rule *called, const byte_set *continuing);

#endif
