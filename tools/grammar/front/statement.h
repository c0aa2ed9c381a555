/* A statement of a profile: a line, split into words. */
#ifndef STATEMENT_H
#define STATEMENT_H

#include "front/profile.h"

enum { MOST_WORDS = 64 };

typedef struct line {
    source at;
    char *word[MOST_WORDS]; /* the first says what statement it is */
    unsigned column[MOST_WORDS];
    unsigned count;
} line;

source word_place(const line *l, unsigned word);

/* The lines of a profile that hold words; `path` is for messages. Splits `text` in place. */
line *split_lines(char *text, const char *path, unsigned *count);

/* The rule that a word names; NULL after a message. */
rule *named_rule(profile *p, const line *l, unsigned word);

#endif
