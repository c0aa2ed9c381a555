/* Strings beside a base: what `resolve` and `relativize` share. The base is the first operand; with
 * --pairs it stands before each string on its line, and a TAB between them. */
#ifndef URIC_COMMAND_WITH_BASE_H
#define URIC_COMMAND_WITH_BASE_H

#include "command/io/output.h"
#include "command/options.h"

struct based;

/* Writes the line for one string; returns an exit status. */
typedef int based_handler(const struct based *based, struct out *out, const uric_uri *base,
                          const uric_uri *string);

struct based {
    struct options options;
    bool pairs;
    based_handler *handler;
    const void *context; /* the handler's */
    bool resolves;       /* does the grammar's document define that? */
    const uric_rule *base_rule;
    const uric_rule *rule;
    bool is_plain;       /* what is written as text needs no escapes; not in JSON */
    uric_span base_text; /* the operand, */
    uric_uri base;
    uric_error base_error;
};

/* The grammar and the rules that the options ask for; without -r, those that the grammar's document
 * resolves by. Returns the grammar. */
const uric_grammar *based_grammar(struct based *based);

/* Takes the operands from optind on; returns an exit status. */
int each_based(const struct command *self, struct based *based, int argc, char **argv);

/* The line for a string that could be parsed, but not used; returns EXIT_REFUSED. */
int out_based_trouble(struct out *out, const struct based *based, const char *message);

#endif
