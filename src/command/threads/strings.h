/* The strings that a subcommand works on: its operands, or lines of standard input. */
#ifndef URIC_COMMAND_STRINGS_H
#define URIC_COMMAND_STRINGS_H

#include "command/io/output.h"
#include "command/options.h"

/* Writes the line for one string; returns an exit status. The text, and LINES_SLACK bytes behind
 * it, can be read during the call. Several threads may call the handler, each with an `out` of its
 * own. */
typedef int string_handler(const void *context, struct out *out, uric_span text);

/* Calls the handler for each operand of the null-ended list; for `-`, and if there is no operand,
 * for each line of standard input. Returns the worst exit status. */
int each_string(char **operands, const struct options *options, string_handler *handler,
                const void *context);

/* Splits A<TAB>B, a line of --pairs. False: there is no TAB; MISSING_SECOND says so. */
bool split_pair(uric_span line, uric_span *a, uric_span *b);
#define MISSING_SECOND "a TAB and a second string are missing"

#endif
