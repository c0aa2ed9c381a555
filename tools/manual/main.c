/* uric-manual SOURCE TO: writes manual pages and shell completions from the programs' help
 * (src/command/help.h), and from src/uric.h, its parts and grammar/README.md in the folder SOURCE.
 * The folders in TO have the names of the components that install them, or of the program. */
#include <stdio.h>

#include "command/command.h"
#include "completion.h"
#include "grammar/usage.h"
#include "pages.h"
#include "support.h"

int main(int argc, char **argv) {
    if (argc != 3) {
        fputs("usage: uric-manual SOURCE TO\n", stderr);
        return 2;
    }
    const char *source = argv[1], *to = argv[2], *templates = path_in(source, "tools/manual");
    write_command_pages(path_in(to, "runtime/man"), &uric_program);
    write_completions(templates, path_in(to, "runtime/share"), &uric_program);
    write_program_page(path_in(to, "uric-grammar/man"), &grammar_program);
    write_completions(templates, path_in(to, "uric-grammar/share"), &grammar_program);
    write_header_page(path_in(to, "development/man"), path_in(source, "src"));
    write_profile_page(path_in(to, "tools/man"), path_in(source, "grammar/README.md"));
    return 0;
}
