/* Texts with two readings whose components differ. */
#ifndef AMBIGUITY_H
#define AMBIGUITY_H

#include "automata/nfa.h"

typedef struct component_span {
    size_t component; /* in the profile */
    size_t begin, end;
} component_span;

/* Of a list, each item; of one component, the last span first. */
typedef struct reading {
    component_span *spans;
    unsigned count;
} reading;

void add_span(reading *to, unsigned component, size_t begin, size_t end);

typedef struct ambiguity {
    const char *text;
    size_t len;
    reading readings[2];  /* of two, the one that would be tried first */
    const nfa_node *fork; /* where they part; or NULL; */
    size_t offset;        /* and how much of the text they have read there */
} ambiguity;

/* Finds a shortest text of a rule with two readings of different components; false if there is
 * none, or the search takes too much room. */
bool find_ambiguity(const profile *p, const rule *r, ambiguity *found);

#endif
