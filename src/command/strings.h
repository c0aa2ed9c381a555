/* Strings to work on: a subcommand's operands, or lines of standard input. */
#ifndef URIC_STRINGS_H
#define URIC_STRINGS_H

#include "options.h"

/* Returns an exit status. The text is valid during the call. */
typedef int string_handler(void *context, uric_span text);

/* Calls `handler` for each operand of the null-ended list; for `-`, and for no operand, with each
 * line of standard input, which ends as the options say. Returns the worst exit status. */
int each_string(char **operands, const struct options *options, string_handler *handler,
                void *context);

#endif
