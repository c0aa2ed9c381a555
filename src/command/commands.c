/* The list of subcommands, the help of the program, and the subcommand `help`. */
#include "command/command.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"
#include "command/io/suggest.h"
#include "command/options.h"

static const struct command *const commands[] = {
    &check_command,     &audit_command,   &parse_command,   &resolve_command, &relativize_command,
    &normalize_command, &compare_command, &encode_command,  &decode_command,  &compose_command,
    &set_command,       &explain_command, &extract_command, &base_command,    &diff_command,
    &grammars_command,  &help_command,
};

const struct command *command_at(size_t index) {
    return index < sizeof commands / sizeof *commands ? commands[index] : NULL;
}

static const struct help *help_at(size_t index) {
    const struct command *command = command_at(index);
    return command != NULL ? &command->help : NULL;
}

static const struct help_option program_options[] = {
    {'h', "help", NULL, "print this help; after a SUBCOMMAND, that of the subcommand", NULL, 0},
    {'V', "version", NULL, "print the version", NULL, 0},
    {0}};

const struct help_program uric_program = {
    .help =
        {
            .name = "uric",
            .summary = "strict URI handling, by the revision of the standard that you choose",
            .usages = {"SUBCOMMAND [OPTION...] [OPERAND...]"},
            .description =
                "Checks strings against the grammar of a standard, splits, resolves, normalizes, "
                "compares, and composes them. -g names the grammar (default rfc3986), -r the rule. "
                "Without operands, subcommands read standard input, a string a line.",
            .examples = {"uric check urls.txt", "uric parse 'http://user@example.com:80/a?b#c'",
                         "uric help check"},
            .options = {program_options},
            .sections = {{"Environment",
                          "NO_COLOR: if it is set and not empty, nothing is coloured without "
                          "--color=always (no-color.org).\n"
                          "TERM: 'dumb' has the same effect.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
            .operands = {COMPLETE_COMMANDS},
        },
    .command = help_at,
};

static const char *command_name(const void *unused, size_t index) {
    (void)unused;
    const struct command *command = command_at(index);
    return command != NULL ? command->help.name : NULL;
}

const struct command *choose_command(const char *name) {
    const struct command *command;
    for (size_t i = 0; (command = command_at(i)) != NULL; i++)
        if (strcmp(command->help.name, name) == 0)
            return command;
    const char *near = nearest_name(name, command_name, NULL);
    if (near != NULL)
        exit_with_error("no subcommand '%s': did you mean '%s'?", name, near);
    exit_with_error("no subcommand '%s': try 'uric --help'", name);
}

static int run_help(const struct command *self, int argc, char **argv) {
    struct options options = DEFAULT_OPTIONS;
    while (next_option(self, argc, argv, &options) >= 0)
        continue;
    if (argc - optind > 1)
        fail_usage(self, "too many operands: one SUBCOMMAND at a time");
    if (optind == argc)
        print_program_help(&uric_program, print_line_out);
    else
        print_command_help(uric_program.help.name, &choose_command(argv[optind])->help,
                           print_line_out);
    return EXIT_OK;
}

const struct command help_command = {
    .help =
        {
            .name = "help",
            .summary = "explain a subcommand",
            .usages = {"[SUBCOMMAND]"},
            .description = "Explains SUBCOMMAND, or lists the subcommands.",
            .examples = {"uric help", "uric help check"},
            .options = {common_options},
            .statuses = {"success", NULL, "wrong usage, or output failed"},
            .operands = {COMPLETE_COMMANDS},
        },
    .run = run_help,
};
