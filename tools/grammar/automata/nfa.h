/* A rule as a nondeterministic automaton with priorities and tags, from which the tagged automaton
 * (tagged_dfa.h) is made.
 *
 * A node reads a byte, forks, or passes a tag. The first way out of a fork is tried before the
 * second, so that the order of the nodes is the order of readings: alternatives as the document has
 * them, repetitions as long as they can be (RFC 3986, 3.2.2: "first match wins"). For example, of
 * the rule `port = *DIGIT`, which is a component:
 *
 *     tag begin ─▶ fork ─ first ─▶ read DIGIT ─▶ (back to the fork)
 *                    └── second ─▶ tag end ─▶ what follows the port */
#ifndef NFA_H
#define NFA_H

#include "front/profile.h"

enum { END_NODE = 0, NO_NODE = -1, NO_CALL = -1 };

/* Component i of the profile begins at tag 2i and ends at tag 2i + 1. */
enum { MOST_TAGS = 2 * MOST_COMPONENTS };

typedef enum nfa_kind {
    NFA_READ,  /* one of `bytes`, on the way to `next` */
    NFA_FORK,  /* to `next`, or else to `other` */
    NFA_TAG,   /* passes the tag `number` */
    NFA_CALL,  /* reads a string of the called rule `number` */
    NFA_ENTER, /* begins a string that the exception `number` must not derive; */
    NFA_LEAVE, /* ends that string */
    NFA_END    /* a reading is complete */
} nfa_kind;

typedef struct nfa_node {
    nfa_kind kind;
    int next, other;
    unsigned number;
    unsigned component;  /* the innermost component around the node, or NO_COMPONENT; */
    unsigned depth;      /* and how many components are around the node */
    bool open;           /* nfa_of_items: the end of the gap may still come */
    byte_set bytes;      /* NFA_READ; NFA_CALL: the first bytes of the rule's strings */
    const node *counted; /* the innermost repetition around the node that counts; or NULL */
    const node *repeats; /* NFA_FORK: what is repeated once more, or no more; NULL: alternatives */
    source at;           /* in the grammar; NFA_TAG: where the rule is used */
} nfa_node;

typedef struct nfa {
    nfa_node *nodes; /* END_NODE is where all readings end */
    unsigned count;
    size_t room; /* for nodes */
    int start;
    struct nfa **exceptions; /* the B of each A - B; they have no tags */
    const node **excepted;   /* the same in the grammar */
    unsigned exception_count;
} nfa;

/* A minimal automaton of a rule's strings, which begins in state 0 (rule_dfa.h). State i has the
 * edges from first[i] up to first[i + 1]; where the string ends comes after them. */
typedef struct dfa_edge {
    byte_set bytes;
    unsigned target;
} dfa_edge;

typedef struct rule_dfa {
    unsigned count;
    bool *final;
    int *later; /* the state from which readings go on that come after the end; or NO_NODE */
    unsigned *first;
    dfa_edge *edges;
    bool is_smaller; /* than the rule's nodes in an NFA */
    bool pruned;     /* only pruning bounded its states (state_list) */
} rule_dfa;

/* Which automata stand for rules that have one, where these are smaller. */
typedef enum nfa_form {
    NFA_EXPANDED, /* none; */
    NFA_ORDERED,  /* those that keep the order of readings, if calls are not within them; */
    NFA_PLAIN     /* DFAs: there are no tags, and the order of readings does not matter */
} nfa_form;

/* The automaton of a rule, in which the rules in the profile's `calls` are not expanded. `called`
 * is NULL for an entry. Of a rule that is called, it says what is around the rule's strings, the
 * rule itself included: the caller sets the tags of the rule. */
nfa *nfa_of(const profile *p, const rule *r, const surroundings *called, nfa_form form);

/* The automaton of a rule's body, without tags. */
nfa *nfa_of_body(const rule *r, nfa_form form);

/* What the entries in `rules` read from the begin of any item of a list to the end of the text. The
 * only tags are those of the list, and they mark the gap between that item and the next one: the
 * gap begins where the item ends, and ends where the next item begins. If no gap ends, the item is
 * the last. NULL: the rules have no such list. */
nfa *nfa_of_items(const profile *p, const rule_list *rules, unsigned list);

void release_nfa(nfa *n);

#endif
