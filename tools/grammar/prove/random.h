/* Random strings of a grammar's rules, for tests, by a random walk through the ABNF. */
#ifndef RANDOM_H
#define RANDOM_H

#include "front/profile.h"

/* A string of the rule, of `*len` bytes. `*state` is the state of the generator, and not 0. */
char *random_string(const rule *r, uint64_t *state, size_t *len);

/* Prints `count` strings of a rule, a line each; of "*", as many of each rule, with the rule's name
 * and a TAB before each. A byte that is not printable ASCII is written \xHH, a backslash twice. The
 * same seed gives the same strings. */
void print_random(const profile *p, const char *rule_name, const char *count, const char *seed,
                  FILE *out);

#endif
