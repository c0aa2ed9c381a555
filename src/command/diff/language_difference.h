/* The difference between the languages of two rules: the strings that one accepts and the other
 * refuses, sorted into kinds (difference_kinds.h), the shortest string of each kind. */
#ifndef URIC_COMMAND_LANGUAGE_DIFFERENCE_H
#define URIC_COMMAND_LANGUAGE_DIFFERENCE_H

#include <stddef.h>

#include "uric.h"

/* One of the two rules. */
struct side {
    const uric_grammar *grammar;
    const char *name;        /* of the grammar, or of its file */
    const uric_rule *rule;   /* for verdicts */
    const uric_rule *parser; /* the same rule for components; NULL: the grammar has none for it */
};

/* The rule that is scanned: the parser if there is one. It accepts the same strings as `rule`, and
 * has more states: those in the query differ from those in the path. */
static inline const uric_rule *side_scan(const struct side *side) {
    return side->parser != NULL ? side->parser : side->rule;
}

/* A kind of strings, and the shortest of them. */
struct difference {
    char *text;
    size_t len;
    uric_error error; /* of the side that refuses the string */
    bool byte[256];   /* the bytes that this kind is about: error.byte, and others like it */
};

struct differences {
    struct difference *list; /* sorted by length, then by bytes */
    size_t count;
};

/* only[0]: the strings that sides[0] alone accepts; only[1], those of sides[1]. The search is
 * complete: if both counts are 0, the rules accept the same strings, of any length. */
void find_differences(const struct side sides[2], struct differences only[2]);
void free_differences(struct differences only[2]);

#endif
