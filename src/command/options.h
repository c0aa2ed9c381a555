/* Options that subcommands share: the grammar, the rule, the form of input and output. */
#ifndef URIC_COMMAND_OPTIONS_H
#define URIC_COMMAND_OPTIONS_H

#include "command/command.h"
#include "command/io/lines.h"
#include "command/io/suggest.h"
#include "command/read_options.h"

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
enum { OPTION_JSON = 256, OPTION_CRLF, OPTION_EXIT_ZERO, OPTION_COLOR, OPTION_OWN };

/* Groups of options that several subcommands have; each ends with {0}. */
extern const struct help_option grammar_options[]; /* -g */
extern const struct help_option rule_options[];    /* -g, -r */
extern const struct help_option parser_options[];  /* the same, for a rule with components */
extern const struct help_option input_options[];
extern const struct help_option json_options[];
extern const struct help_option color_options[]; /* --color */
extern const struct help_option common_options[];

/* Paragraphs that the help of several subcommands has. */
#define HELP_REFUSED                                                                               \
    "For a refused string: error<TAB>OFFSET<TAB>message (OFFSET in bytes, from 0).\n"
#define HELP_BYTES                                                                                 \
    "A byte that is not printable ASCII is written \\xHH, in JSON \\u00HH. So JSON has bytes, "    \
    "not "                                                                                         \
    "characters, and loses none of a text that is not UTF-8.\n"

/* Returns the next option of the subcommand's own, or -1 behind the last; operands begin at optind.
 * Stores shared options in `options`. --help, --version and wrong usage end the program. */
int next_option(const struct command *command, int argc, char **argv, struct options *options);

/* The exit status that the options ask for: --exit-zero turns EXIT_REFUSED into EXIT_OK. */
int wanted_status(int status);

/* Should output be as for a terminal (carets, a line for each component)? Sets the colour. */
bool is_for_terminal(const struct options *options);

/* Writes a line and a newline: a print_line for help. */
void print_line_out(const char *line);

/* `uric VERSION` */
void out_version(void);

/* The argument of an option as a number from `least` to `most`; fails if it is none. If `most` is
 * SIZE_MAX, `least` is 0 or 1. */
size_t read_number(const struct command *command, const char *option, size_t least, size_t most,
                   const char *text);

/* The index of the argument in the option's list of words; fails if it is not there. */
size_t read_word(const struct command *command, int option, const char *text);

/* These find what a name means. If the name is NULL, they take the default or the fallback; if it
 * does not exist, they end the program with a message that lists the names that do. */
const uric_grammar *choose_grammar(const char *name);
const uric_rule *choose_rule(const uric_grammar *grammar, const char *name, const char *fallback);
/* A rule that reports components. */
const uric_rule *choose_parser(const uric_grammar *grammar, const char *name, const char *fallback);

/* Parses the argument of an option; fails if the rule refuses it, or if it is not absolute. */
void parse_absolute(const struct command *command, const char *option, const char *text,
                    const uric_rule *rule, uric_uri *uri);

/* The name of a component, or host_kind. */
const char *choose_field(const uric_grammar *grammar, const char *name);

/* The encoding for a component or a rule. */
const uric_encoding *choose_encoding(const uric_grammar *grammar, const char *name);

/* The grammar at an index of those compiled in; NULL behind the last. The revisions of the URI
 * standard come first. */
const uric_grammar *grammar_at(size_t index);
const uric_grammar *revision_at(size_t index);

/* Lists of names: of all grammars; of the rules, the rules with components, the components and the
 * encodings of a grammar (a uric_grammar). */
name_at grammar_name_at, rule_name_at, parser_name_at, component_name_at, encoding_name_at;

bool has_component(const uric_grammar *grammar, const char *name);

#endif
