/* The subcommands of uric-grammar, and what it says of itself. */
#ifndef URIC_GRAMMAR_USAGE_H
#define URIC_GRAMMAR_USAGE_H

#include "command/help.h"

enum verb {
    EXTRACT,
    LINT,
    BUILD,
    TRANSCRIBE,
    PACK,
    INDEX,
    DUMP,
    PROVE,
    EXAMPLES,
    DRAW,
    RANDOM,
    VERBS
};
enum {
    OPTION_HELP = 'h',
    OPTION_VERSION = 'V',
    OPTION_PROFILE = 'p',
    OPTION_FOLDER = 'o',
    OPTION_DOT = 256,
    OPTION_COMPACT,
    OPTION_STATES,
    OPTION_SECONDS,
    OPTION_PROOF,
    OPTION_TIMINGS,
    OPTION_DEPFILE,
    OPTION_NO_HEADER,
    OPTION_HEADER,
    OPTION_BAD,
    OPTION_JSON,
    OPTION_CHECK,
    OPTION_STRING,
    OPTION_NEST
};
enum { SECONDS = 5, BUILD_SECONDS = 1 }; /* without an option */

struct verb_usage {
    struct help help;
    int least, most; /* operands */
};

extern const struct verb_usage verbs[VERBS];
extern const struct help_program grammar_program;

#endif
