/* Strings beside a base: what `resolve` and `relativize` share. The base is the first operand; with
 * --pairs each line is BASE<TAB>STRING. */
#ifndef URIC_COMMAND_WITH_BASE_H
#define URIC_COMMAND_WITH_BASE_H

#include "command/io/output.h"
#include "command/options.h"

struct with_base;

/* Writes the line for one string; returns an exit status. */
typedef int with_base_handler(const struct with_base *with, struct out *out, const uric_uri *base,
                              const uric_uri *string);

struct with_base {
    struct options options;
    bool pairs; /* --pairs */
    with_base_handler *handler;
    const void *context; /* for the handler */

    /* Set by with_base_grammar. */
    bool resolves; /* the grammar's document defines resolution */
    const uric_rule *base_rule;
    const uric_rule *rule;
    bool is_plain; /* results are written as text that needs no escapes */

    /* Set by each_with_base, without --pairs. */
    uric_span base_text;
    uric_uri base;
    uric_error base_error;
};

/* Chooses the grammar and the rules that the options ask for; without -r, the rules that the
 * grammar's document resolves by. Returns the grammar. */
const uric_grammar *with_base_grammar(struct with_base *with);

/* Handles the operands from optind on; returns an exit status. */
int each_with_base(const struct command *self, struct with_base *with, int argc, char **argv);

/* Writes the line for a string that could be parsed, but not resolved or relativized. Returns
 * EXIT_REFUSED. */
int out_status_line(struct out *out, const struct with_base *with, const uric_uri *base,
                    uric_status status);

#endif
