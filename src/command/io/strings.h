/* Strings to work on: a subcommand's operands, or lines of standard input. */
#ifndef URIC_COMMAND_STRINGS_H
#define URIC_COMMAND_STRINGS_H

#include "command/io/output.h"
#include "command/options.h"

/* Writes what becomes of the text, which is valid during the call, as are LINES_SLACK bytes behind
 * it. Several threads may call it,
 * each with an `out` of its own. Returns an exit status. */
typedef int string_handler(const void *context, struct out *out, uric_span text);

/* Calls `handler` for each operand of the null-ended list; for `-`, and for no operand, with each
 * line of standard input, as the options say. Returns the worst exit status. */
int each_string(char **operands, const struct options *options, string_handler *handler,
                const void *context);

#endif
