/* Strings to try a grammar with, and a file of strings that a grammar is held to:
 *
 *     # NAME.examples, beside NAME.abnf
 *     + http://a/\x20      a string of the reference rule
 *     - http://            not a string of it
 *     rule port            the following lines are about another rule
 *     + 80
 *
 * In strings, \xHH is a byte; \r, \n, \t and \\ are as in C. */
#ifndef EXAMPLES_H
#define EXAMPLES_H

#include "front/profile.h"
#include "uric.h"

/* Holds the tables to NAME.examples beside the grammar, if there is such a file: an error for each
 * line that is wrong. False: there is none. */
bool check_examples(const profile *p, const uric_grammar *tables);

/* The tables of a rule, with components if it has them; NULL: there is no such rule. */
const uric_rule *tables_of_rule(const uric_grammar *tables, const char *name);

typedef struct wanted_examples {
    bool bad;  /* near misses, too, each with its reason */
    bool json; /* in the form of the JSON Schema test suite */
} wanted_examples;

/* Writes strings that together take each transition of the rule's automaton, which
 * has at most `limit` states before minimization. */
void write_examples(const profile *p, const uric_grammar *tables, const rule *r, unsigned limit,
                    const wanted_examples *wanted, FILE *out);

#endif
