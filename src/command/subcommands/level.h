/* --level and --ipv6: the normal form of `normalize` and `compare`. */
#ifndef URIC_COMMAND_LEVEL_H
#define URIC_COMMAND_LEVEL_H

#include "command/options.h"

enum { OPTION_LEVEL = OPTION_OWN, OPTION_IPV6, OPTION_PAIRS, OPTION_TO_URI };

extern const struct help_option level_options[];

/* A name of --level, and its levels (URIC_BY_…). */
struct level {
    const char *name;
    unsigned mask;
};

/* In the order of the help; the name is NULL behind the last. */
struct level level_at(size_t index);

/* The levels (URIC_BY_…) of a name; another name ends the program. */
unsigned choose_level(const struct command *command, const char *name);

#endif
