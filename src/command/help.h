/* What a program says of itself, as data: --help, the manual pages and the completions of shells
 * (tools/manual) are all made of it. Its texts are plain: a newline ends a paragraph, and lines are
 * broken by what writes them. 'quoted' words are literal; --options and the names of operands
 * (FILE) are recognized where they stand. */
#ifndef URIC_COMMAND_HELP_H
#define URIC_COMMAND_HELP_H

#include <stdbool.h>
#include <stddef.h>

/* What an operand, or the argument of an option, can be: what shells offer. */
enum completion {
    COMPLETE_NOTHING, /* any text */
    COMPLETE_WORDS,   /* the option's */
    COMPLETE_FILES,
    COMPLETE_COMMANDS,
    COMPLETE_GRAMMARS, /* from here on, what `uric grammars` lists */
    COMPLETE_RULES,
    COMPLETE_PARSERS,
    COMPLETE_FIELDS, /* several, with commas between them */
    COMPLETE_ENCODINGS,
    COMPLETE_SIDES /* GRAMMAR:RULE */
};

struct help_word {
    const char *name;
    const char *text;
};

struct help_option {
    int value;                     /* what getopt_long returns: its letter, if that is a char */
    const char *name;              /* behind "--" */
    const char *argument;          /* NULL: it takes none */
    const char *text;              /* NULL: the text of the next option is about this one, too */
    const struct help_word *words; /* what the argument can be, and {0}; NULL: no such list */
    enum completion completion;    /* of the argument */
};

struct help_section {
    const char *title;
    const char *text;
};

enum {
    HELP_USAGES = 2,
    HELP_EXAMPLES = 6,
    HELP_GROUPS = 8,
    HELP_SECTIONS = 2,
    HELP_STATUSES = 3,
    HELP_OPERANDS = 3
};

/* Of a program, or of a subcommand; lists end with NULL or {0}, or are full. */
struct help {
    const char *name;
    const char *summary;             /* one line for the list of subcommands */
    const char *usages[HELP_USAGES]; /* what follows the name */
    const char *description;
    const char *examples[HELP_EXAMPLES];
    const struct help_option *options[HELP_GROUPS]; /* each ends with {0} */
    struct help_section sections[HELP_SECTIONS];
    const char *statuses[HELP_STATUSES];     /* what each exit status means; NULL: not returned */
    enum completion operands[HELP_OPERANDS]; /* the first, the second, and all that follow */
};

struct help_program {
    struct help help;
    const struct help *(*command)(size_t index); /* NULL behind the last */
};

bool has_letter(const struct help_option *option);

/* The option after `option` (NULL: the first), through all groups; NULL behind the last. */
const struct help_option *next_help_option(const struct help *help,
                                           const struct help_option *option);

/* Takes a line without its newline. */
typedef void print_line(const char *line);

/* The help of a program with its subcommands, and of one of these, in lines of at most 80 bytes. */
void print_program_help(const struct help_program *program, print_line *print);
void print_command_help(const struct help_program *program, const struct help *help,
                        print_line *print);

#endif
