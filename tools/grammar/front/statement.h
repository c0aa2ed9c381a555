/* Lines of a profile, split into words. */
#ifndef STATEMENT_H
#define STATEMENT_H

#include "front/profile.h"

enum { MOST_WORDS = 64 };

typedef struct line {
    source at;
    char *word[MOST_WORDS]; /* the first is the name of the statement */
    unsigned column[MOST_WORDS];
    unsigned count;
} line;

source word_source(const line *l, unsigned word);

/* Splits a profile in place into its lines, without those that are empty. Words are separated by
 * blanks; a word in quotes may hold blanks; "#" begins a comment. `path` is for messages. */
line *split_lines(char *text, const char *path, unsigned *count);

/* Can the word be a name in messages and in C? An error if it holds other bytes than letters,
 * digits,
 * "-", "_", "+" and ".". */
void check_given_name(const line *l, unsigned word);

/* The rule that a word names; NULL after an error. It becomes an entry of the grammar, unless the
 * statement is inherited: then the word means what it does in the profile that is extended. */
const rule *named_rule(profile *p, const line *l, unsigned word);

#endif
