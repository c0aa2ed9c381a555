/* The options that subcommands share: which grammar, which rule, what form. */
#ifndef URIC_OPTIONS_H
#define URIC_OPTIONS_H

#include <getopt.h>

#include "command.h"

struct options {
    const char *grammar; /* -g; NULL: the default */
    const char *rule;    /* -r; NULL: the subcommand's default */
    char delimiter;      /* of input lines: '\n', or '\0' with -0 */
    bool json;
};

/* Values of options without a letter. */
enum { OPTION_JSON = 256, OPTION_OWN };

#define LONG_OPTIONS                                                                               \
    {"grammar", required_argument, NULL, 'g'}, {"rule", required_argument, NULL, 'r'},             \
        {"null", no_argument, NULL, '0'}, {"json", no_argument, NULL, OPTION_JSON}, {              \
        "help", no_argument, NULL, 'h'                                                             \
    }
#define SHORT_OPTIONS ":g:r:0h"

#define HELP_OPTIONS                                                                               \
    "  -g, --grammar=NAME  the grammar (default rfc3986); 'uric grammars' lists them\n"            \
    "  -r, --rule=RULE     the rule; 'uric grammars NAME' lists them\n"                            \
    "  -0, --null          lines of input end with NUL, not with a newline\n"                      \
    "      --json          write JSON, one object a line\n"                                        \
    "  -h, --help          print this help\n"

/* The next option that is the subcommand's own, or -1 behind the last: operands begin at optind.
 * Shared options go to `options`; help, and wrong usage, end the program. */
int next_option(const struct command *command, int argc, char **argv, const char *letters,
                const struct option *names, struct options *options);

/* The argument of an option: a number that is neither less than `least` nor more than `most`; any
 * other text is wrong usage. */
size_t read_number(const struct command *command, const char *option, size_t least, size_t most,
                   const char *text);

/* What was asked for, or the default; a name that does not exist ends the program with a message
 * that says what does. choose_parser: a rule that reports components. */
const uric_grammar *choose_grammar(const char *name);
const uric_rule *choose_rule(const uric_grammar *grammar, const char *name, const char *otherwise);
const uric_rule *choose_parser(const uric_grammar *grammar, const char *name,
                               const char *otherwise);

/* Of a component or a rule. */
const uric_encoding *choose_encoding(const uric_grammar *grammar, const char *name);

/* The grammars that are compiled in, by place; NULL behind the last. */
const uric_grammar *grammar_at(size_t index);

#endif
