/* The command `uric`: runs the subcommand that the first operand names. */
#include "command/command.h"

#include <string.h>

#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/io/suggest.h"
#include "command/options.h"

/* The options before the subcommand. */
static const char *option_name(const void *unused, size_t index) {
    static const char *const names[] = {"--help", "--version", NULL};
    (void)unused;
    return names[index];
}

static _Noreturn void fail_option(const char *name) {
    const char *near = nearest_name(name, option_name, NULL);
    if (near != NULL)
        exit_with_error("no option '%s' before the subcommand: did you mean '%s'?", name, near);
    exit_with_error("no option '%s' before the subcommand: try 'uric --help'", name);
}

static int dispatch(int argc, char **argv) {
    if (argc < 2)
        exit_with_error("no subcommand: try 'uric --help'");
    const char *name = argv[1];
    if (strcmp(name, "-h") == 0 || strcmp(name, "--help") == 0) {
        print_program_help(&uric_program, print_line_out);
        return EXIT_OK;
    }
    if (strcmp(name, "-V") == 0 || strcmp(name, "--version") == 0) {
        out_version();
        return EXIT_OK;
    }
    if (name[0] == '-')
        fail_option(name);
    const struct command *command = choose_command(name);
    return command->run(command, argc - 1, argv + 1);
}

int main(int argc, char **argv) {
    out_init();
    int status = wanted_status(dispatch(argc, argv));
    out_finish();
    return status;
}
