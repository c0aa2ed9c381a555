/* uric audit --agree: do other programs, or other grammars, read a string as the chosen grammar? */
#ifndef URIC_COMMAND_AGREEMENT_H
#define URIC_COMMAND_AGREEMENT_H

#include "agree/readers.h"
#include "command/io/output.h"

enum { AGREEMENT_READERS = 16 };

/* A reader, or the rule of a grammar. */
struct agreement_reader {
    const char *name;
    const uric_reader *reader;
    const uric_rule *rule;
};

struct agreement {
    struct agreement_reader reader[AGREEMENT_READERS]; /* the first is the rule that others are
                                                          compared with */
    size_t count;
    bool each, json;
};

/* Adds the readers of a list of names with commas between: readers, grammars, or files of grammars.
 * Divides the list, which must stay as long as the agreement. */
void add_readers(const struct command *self, struct agreement *agreement, char *names);

/* Writes what the readings of a string are; returns an exit status. The context is a struct
 * agreement. */
int out_agreement(const void *context, struct out *out, uric_span text);

#endif
