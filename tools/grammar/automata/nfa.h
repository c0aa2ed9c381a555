/* A rule as a nondeterministic automaton with priorities and tags: what the tagged automaton
 * (tagged.h) is made from.
 *
 * Its nodes read, fork, or pass a tag. The first way out of a fork is tried before the second, so
 * that the order of the nodes is the order of readings: alternatives as the document has them,
 * repetitions as long as they can be (RFC 3986, 3.2.2: "first match wins"). */
#ifndef NFA_H
#define NFA_H

#include "front/profile.h"

enum { NO_NODE = -1 };

/* Component i of the profile begins at tag 2i and ends at tag 2i + 1. */
enum { MOST_TAGS = 2 * MOST_COMPONENTS };

typedef enum nfa_kind {
    NFA_READ,  /* one of `bytes`, on the way to `next` */
    NFA_FORK,  /* to `next`, or else to `other` */
    NFA_TAG,   /* passes the tag `number` */
    NFA_CALL,  /* reads a string of the called rule `number` */
    NFA_ENTER, /* begins a string that the exception `number` must not derive; */
    NFA_LEAVE, /* ends it */
    NFA_END    /* a reading is complete */
} nfa_kind;

typedef struct nfa_node {
    nfa_kind kind;
    int next, other;
    unsigned number;
    unsigned component;  /* the innermost one around it, or NO_COMPONENT; */
    unsigned depth;      /* and how many are around it */
    bool open;           /* nfa_of_items: the end of the gap may still come */
    byte_set bytes;      /* NFA_READ; NFA_CALL: the first bytes of the rule's strings */
    const node *counted; /* the innermost repetition around it that counts; or NULL */
    source at;           /* where the grammar says so */
} nfa_node;

typedef struct nfa {
    nfa_node *nodes;
    unsigned count;
    int start;
    struct nfa **exceptions; /* the B of each A - B; they have no tags */
    unsigned exception_count;
} nfa;

/* The automaton of a rule, in which the rules of the profile's `calls` are not expanded. Of a rule
 * that is called, `called` says what is around its strings, itself included: it is its caller that
 * knows where the rule begins and ends as a component. NULL: of an entry, around which is nothing.
 */
nfa *nfa_of(const profile *p, const rule *r, const surroundings *called);

/* What the entries in `rules` read from the begin of any item of a list on, to the end of the text.
 * Of all tags, this passes the list's own alone, and they tell the gap between that item and the
 * next one: the gap begins where the item ends, and ends where the next item begins. Where no gap
 * ends, the item is the last. NULL: the rules have no such list. */
nfa *nfa_of_items(const profile *p, const rule_list *rules, unsigned list);

#endif
