/* The options that subcommands share: which grammar, which rule, what form. */
#ifndef URIC_OPTIONS_H
#define URIC_OPTIONS_H

#include <getopt.h>

#include "command.h"
#include "lines.h"

enum { JOBS_MAX = 256 };

enum color { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

struct options {
    const char *grammar; /* -g; NULL: the default */
    const char *rule;    /* -r; NULL: the subcommand's default */
    struct line_end end; /* of input: a newline, or NUL with -0 */
    size_t jobs;         /* -j */
    bool json;
    enum color color;
};

#define DEFAULT_OPTIONS                                                                            \
    { .end = {.delimiter = '\n'}, .jobs = 1 }

/* Values of options without a letter. */
enum { OPTION_JSON = 256, OPTION_CRLF, OPTION_COLOR, OPTION_OWN };

/* Of every subcommand; of those that read lines; and of those that hold them against a rule. */
#define COMMON_OPTIONS                                                                             \
    {"help", no_argument, NULL, 'h'}, {                                                            \
        "version", no_argument, NULL, 'V'                                                          \
    }
#define COMMON_LETTERS "hV"
#define INPUT_OPTIONS                                                                              \
    {"null", no_argument, NULL, '0'}, {"crlf", no_argument, NULL, OPTION_CRLF}, {                  \
        "jobs", required_argument, NULL, 'j'                                                       \
    }
#define INPUT_LETTERS "0j:"
#define LONG_OPTIONS                                                                               \
    {"grammar", required_argument, NULL, 'g'}, {"rule", required_argument, NULL, 'r'},             \
        INPUT_OPTIONS, {"json", no_argument, NULL, OPTION_JSON}, COMMON_OPTIONS
#define SHORT_OPTIONS ":g:r:" INPUT_LETTERS COMMON_LETTERS

#define HELP_COMMON                                                                                \
    "  -h, --help          print this help\n"                                                      \
    "  -V, --version       print the version\n"

#define HELP_INPUT                                                                                 \
    "  -0, --null          lines of input end with NUL, not with a newline\n"                      \
    "      --crlf          CR before the newline is part of the line end\n"                        \
    "  -j, --jobs=N        N threads for lines of input (default 1): the same output\n"

#define HELP_OPTIONS                                                                               \
    "  -g, --grammar=NAME  the grammar (default rfc3986); 'uric grammars' lists them\n"            \
    "  -r, --rule=RULE     the rule; 'uric grammars NAME' lists them\n" HELP_INPUT                 \
    "      --json          write JSON, one object a line\n" HELP_COMMON

/* Of those that show more on a terminal. */
#define COLOR_OPTION                                                                               \
    { "color", required_argument, NULL, OPTION_COLOR }
#define HELP_COLOR                                                                                 \
    "      --color=WHEN    auto (a terminal, without NO_COLOR), never, or always:\n"               \
    "                      all that a terminal shows, wherever output goes\n"

/* What several subcommands say of their output. */
#define HELP_REFUSED                                                                               \
    "  A refused string gives error<TAB>OFFSET<TAB>message, OFFSET in bytes from 0.\n"
#define HELP_BYTES                                                                                 \
    "  A byte that is not printable ASCII is written \\xHH; in JSON \\u00HH, which is\n"           \
    "  that byte, not a character: nothing is lost of text that is not UTF-8.\n"

/* The next option that is the subcommand's own, or -1 behind the last: operands begin at optind.
 * Shared options go to `options`; help, the version, and wrong usage end the program. */
int next_option(const struct command *command, int argc, char **argv, const char *letters,
                const struct option *names, struct options *options);

/* Is output what a terminal gets? Sets its colour. */
bool is_for_terminal(const struct options *options);

/* `uric VERSION` */
void out_version(void);

/* The argument of an option: a number that is neither less than `least` nor more than `most`; any
 * other text is wrong usage. With SIZE_MAX for `most`, `least` is 0 or 1. */
size_t read_number(const struct command *command, const char *option, size_t least, size_t most,
                   const char *text);

/* What was asked for, or the default; a name that does not exist ends the program with a message
 * that says what does. choose_parser: a rule that reports components. */
const uric_grammar *choose_grammar(const char *name);
const uric_rule *choose_rule(const uric_grammar *grammar, const char *name, const char *otherwise);
const uric_rule *choose_parser(const uric_grammar *grammar, const char *name,
                               const char *otherwise);

/* The name of a component, or host_kind; ends the program if the grammar has no such component. */
const char *choose_field(const uric_grammar *grammar, const char *name);

/* Of a component or a rule. */
const uric_encoding *choose_encoding(const uric_grammar *grammar, const char *name);

/* The grammars that are compiled in, by place; NULL behind the last. */
const uric_grammar *grammar_at(size_t index);

#endif
