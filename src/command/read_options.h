/* Reads the options of a subcommand by getopt_long, as its help lists them: for `uric` and
 * `uric-grammar`. */
#ifndef URIC_COMMAND_READ_OPTIONS_H
#define URIC_COMMAND_READ_OPTIONS_H

#include <getopt.h>

#include "command/help.h"

enum { OPTION_MESSAGE_BYTES = 512 };

/* Returns the value of the next option, with its argument in optarg, or -1 behind the last;
 * operands then begin at optind. For an option that is wrong, returns '?', and says in `message`
 * what is wrong: "no option '--eahc': did you mean '--each'?" */
int read_option(const struct help *help, int argc, char **argv, char message[OPTION_MESSAGE_BYTES]);

#endif
