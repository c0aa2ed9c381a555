/* What all subcommands share. A subcommand is one file, which defines a `struct command`;
 * commands.c lists it. */
#ifndef URIC_COMMAND_COMMAND_H
#define URIC_COMMAND_COMMAND_H

#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include <stdbool.h>
#include <stddef.h>

#include "command/help.h"
#include "uric.h"

/* Exit statuses, in ascending order: a run ends with the worst one that it met. */
enum {
    EXIT_OK = 0,
    EXIT_REFUSED = 1, /* some input was refused, or is different */
    EXIT_FAILED = 2,  /* wrong usage, or input or output failed */
};

/* What the exit statuses of most subcommands mean. */
#define HELP_STATUSES_OF_INPUT                                                                     \
    { "success", "some input was refused", "wrong usage, or input or output failed" }

struct command {
    struct help help;
    int (*run)(const struct command *self, int argc, char **argv); /* returns an exit status */
};

extern const struct help_program uric_program;

/* The subcommand at an index, in the order of the help; NULL behind the last. */
const struct command *command_at(size_t index);

/* The subcommand of a name; fails if there is none. */
const struct command *choose_command(const char *name);

extern const struct command audit_command;
extern const struct command base_command;
extern const struct command check_command;
extern const struct command compare_command;
extern const struct command compose_command;
extern const struct command decode_command;
extern const struct command diff_command;
extern const struct command encode_command;
extern const struct command explain_command;
extern const struct command extract_command;
extern const struct command grammars_command;
extern const struct command help_command;
extern const struct command normalize_command;
extern const struct command parse_command;
extern const struct command relativize_command;
extern const struct command resolve_command;
extern const struct command set_command;

static inline int worse(int a, int b) {
    return a > b ? a : b;
}

#endif
