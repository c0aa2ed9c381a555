/* Ordered lists of configurations: where all readings of a text are, in the order in which
 * backtracking would try them.
 *
 * A configuration is an NFA node that reads or ends, together with what its reading knows of each
 * tag. closure.c makes the list behind a byte: the configurations that read the byte are taken in
 * their order, and from the node behind each of them, forks and tags are followed to all nodes that
 * read or end. Of two configurations at one node the first counts: the other could only go on in
 * the same way, and would be tried later. So lists are finite.
 *
 * The tags on the way to a node are *pending*: they are set by the byte that the node reads, to the
 * offset of that byte. So the end of a component is set by the byte behind it, and a run of bytes
 * sets nothing.
 *
 * Contexts. Within an A - B, a configuration of A carries the set of nodes at which B could be
 * after the same text; it leaves A only where that set does not contain the end of B. Such a set,
 * with the context of the A - B around it, is a context, and a configuration is at a node in a
 * context. */
#ifndef CLOSURE_H
#define CLOSURE_H

#include "automata/nfa.h"
#include "worklist.h"

/* What a reading knows of a tag: its version.
 *     NIL      the reading has not passed the tag;
 *     AGREED   the value of the tag's own register, the same in all configurations;
 *     1 + i    the value in the i-th register of the tag, since configurations disagree;
 *     NEW      the offset of the byte that is being read, until registers are assigned;
 *     NEXT     the offset behind that byte, until then. */
enum { AGREED = 0, NIL = 255, NEW = 254, NEXT = 253, MOST_VERSIONS = 200 };

enum { OUTSIDE = 0 }; /* the context of a configuration in no exception */

/* Without padding, since lists are compared as bytes. */
typedef struct configuration {
    int node;
    unsigned context;
    uint64_t pending; /* bit t: tag t */
    uint8_t version[MOST_TAGS];
} configuration;

/* The tags that an automaton follows. */
typedef struct tag_set {
    unsigned count;     /* 2 for each component, or 0 */
    uint64_t recurring; /* bit t: tag t is one of a component that may occur more than once */
} tag_set;

typedef struct closure {
    const nfa *nfa;
    tag_set tags;
    configuration *list; /* that is being made */
    unsigned count;
    size_t room;
    unsigned *met,
        lists;         /* of each node, the last list in which it is outside; and the last list */
    number_set inside; /* nodes in other contexts, of this list */
    worklist contexts; /* see closure.c */
    struct context *made; /* the context that is being made, */
    bool *marked;         /* and whether a node of an exception is in it */
    struct branch *stack;
    size_t stack_room;
} closure;

/* Makes the list at the beginning of a text. */
void closure_begin(closure *c, const nfa *n, tag_set tags);

/* Frees the list and all else that the closure holds. */
void release_closure(closure *c);

/* Makes the list behind a byte from the one before it. Gives NO_CALL; or the call whose callee
 * reads the byte, and then the list is the one behind all of the callee's string. */
int closure_step(closure *c, const configuration *before, unsigned count, unsigned char byte);

#endif
