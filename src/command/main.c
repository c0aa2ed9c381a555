/* The command `uric`: its subcommands, and which of them was asked for. */
#include "command.h"

#include <string.h>

#include "options.h"
#include "output.h"
#include "suggest.h"
#include "trouble.h"

static const struct command *const commands[] = {
    &check_command,   &parse_command,    &resolve_command, &relativize_command, &normalize_command,
    &compare_command, &encode_command,   &decode_command,  &compose_command,    &set_command,
    &diff_command,    &grammars_command, &help_command,
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static const char *command_name(const void *unused, size_t index) {
    (void)unused;
    return index < COMMANDS ? commands[index]->name : NULL;
}

static const struct command *find_command(const char *name) {
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}

static int unknown_command(const char *name) {
    const char *near = nearest_name(name, command_name, NULL);
    if (near != NULL)
        complain("no subcommand '%s': did you mean '%s'?", name, near);
    else
        complain("no subcommand '%s': try 'uric --help'", name);
    return EXIT_TROUBLE;
}

static const char *option_name(const void *unused, size_t index) {
    static const char *const names[] = {"--help", "--version", NULL};
    (void)unused;
    return names[index];
}

/* Before the subcommand. */
static int unknown_option(const char *name) {
    const char *near = nearest_name(name, option_name, NULL);
    if (near != NULL)
        complain("no option '%s' before the subcommand: did you mean '%s'?", name, near);
    else
        complain("no option '%s' before the subcommand: try 'uric --help'", name);
    return EXIT_TROUBLE;
}

static int print_help(void) {
    struct out *out = &standard_output;
    out_text(out, "uric: strict URI handling, by the revision of the standard that you choose.\n"
                  "\n"
                  "Usage: uric SUBCOMMAND [OPTION...] [OPERAND...]\n"
                  "\n"
                  "Subcommands:\n");
    for (size_t i = 0; i < COMMANDS; i++) {
        out_padded(out, commands[i]->name, 12);
        out_text(out, commands[i]->summary);
        out_byte(out, '\n');
    }
    out_text(out, "\n"
                  "Examples:\n"
                  "  uric check urls.txt\n"
                  "  uric parse 'http://user@example.com:80/a?b#c'\n"
                  "  uric help check\n"
                  "\n"
                  "Options:\n"
                  "  -h, --help     print this help; after a SUBCOMMAND, that of the subcommand\n"
                  "  -V, --version  print the version\n" HELP_EXIT);
    return EXIT_WELL;
}

static int run_help(const struct command *self, int argc, char **argv) {
    static const struct option names[] = {COMMON_OPTIONS, {0}};
    struct options options = {0};
    while (next_option(self, argc, argv, ":" COMMON_LETTERS, names, &options) >= 0)
        continue;
    if (optind == argc)
        return print_help();
    if (argc - optind > 1)
        fail_usage(self, "one subcommand at a time");
    const struct command *command = find_command(argv[optind]);
    if (command == NULL)
        return unknown_command(argv[optind]);
    out_text(&standard_output, command->help);
    return EXIT_WELL;
}

const struct command help_command = {
    .name = "help",
    .summary = "tell about a subcommand",
    .help = "Usage: uric help [SUBCOMMAND]\n"
            "\n"
            "Tells what SUBCOMMAND does, or lists the subcommands.\n"
            "\n"
            "Examples:\n"
            "  uric help\n"
            "  uric help check\n"
            "\n"
            "Options:\n" HELP_COMMON "\n"
            "Exit status:\n"
            "  0  all was well\n"
            "  2  wrong usage, or output failed\n",
    .run = run_help,
};

static int dispatch(int argc, char **argv) {
    if (argc < 2) {
        complain("no subcommand: try 'uric --help'");
        return EXIT_TROUBLE;
    }
    const char *name = argv[1];
    if (strcmp(name, "-h") == 0 || strcmp(name, "--help") == 0)
        return print_help();
    if (strcmp(name, "-V") == 0 || strcmp(name, "--version") == 0) {
        out_version();
        return EXIT_WELL;
    }
    if (name[0] == '-')
        return unknown_option(name);
    const struct command *command = find_command(name);
    if (command == NULL)
        return unknown_command(name);
    return command->run(command, argc - 1, argv + 1);
}

int main(int argc, char **argv) {
    int status = dispatch(argc, argv);
    out_finish();
    return status;
}
