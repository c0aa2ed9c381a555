/* The strings that one of two rules accepts and the other refuses: all of them, by kind. */
#ifndef URIC_COMMAND_LANGUAGE_DIFFERENCE_H
#define URIC_COMMAND_LANGUAGE_DIFFERENCE_H

#include <stddef.h>

#include "uric.h"

struct side {
    const uric_grammar *grammar;
    const uric_rule *rule;   /* for the verdict, */
    const uric_rule *parser; /* and for components; NULL: the grammar reports none for it */
};

/* What is scanned: the tables with components, where there are any. They accept the same strings as
 * those for verdicts, and tell apart more places: a query from a path that may go on with the same
 * bytes. */
static inline const uric_rule *side_scan(const struct side *side) {
    return side->parser != NULL ? side->parser : side->rule;
}

/* A kind of strings, and the shortest of them. kinds.c says which are of one kind. */
struct difference {
    char *text;
    size_t len;
    uric_error error; /* of the side that refuses it */
    bool byte[256];   /* those that it refuses in this kind: error.byte, and what is like it */
};

struct differences {
    struct difference *list; /* by length, then by bytes */
    size_t count;
};

/* only[0]: what sides[0] alone accepts. Complete: where both counts are 0, no string of any length
 * tells the rules apart. */
void find_differences(const struct side sides[2], struct differences only[2]);
void free_differences(struct differences only[2]);

#endif
