/* The help of a program, as data: --help, the manual pages and the completions for shells
 * (tools/manual) are written from it. Texts are plain: a newline ends a paragraph, and the writer
 * breaks lines. 'quoted' words are literal; --options and the names of operands (FILE) are
 * recognized by their form. */
#ifndef URIC_COMMAND_HELP_H
#define URIC_COMMAND_HELP_H

#include <stdbool.h>
#include <stddef.h>

/* What a shell offers for an operand, or for the argument of an option. */
enum completion {
    COMPLETE_NOTHING, /* any text */
    COMPLETE_WORDS,   /* those of the option */
    COMPLETE_FILES,
    COMPLETE_COMMANDS,
    COMPLETE_GRAMMARS, /* this and all that follow: as `uric grammars` lists them */
    COMPLETE_RULES,
    COMPLETE_PARSERS,
    COMPLETE_FIELDS, /* a list, with commas between */
    COMPLETE_ENCODINGS,
    COMPLETE_SIDES /* GRAMMAR:RULE */
};

struct help_word {
    const char *name;
    const char *text;
};

struct help_option {
    int value;                     /* what getopt_long returns: a letter, or 256 and more */
    const char *name;              /* without "--" */
    const char *argument;          /* NULL: it takes none */
    const char *text;              /* NULL: the text of the next option is for both */
    const struct help_word *words; /* the values of the argument, then {0}; NULL: any */
    enum completion completion;    /* of the argument */
};

struct help_section {
    const char *title;
    const char *text;
};

enum {
    HELP_USAGES = 3,
    HELP_EXAMPLES = 6,
    HELP_GROUPS = 8,
    HELP_SECTIONS = 2,
    HELP_STATUSES = 3,
    HELP_OPERANDS = 3
};

/* The help of a program, or of a subcommand. Lists end with NULL or {0}, unless they are full. */
struct help {
    const char *name;
    const char *summary;             /* one line for the list of subcommands */
    const char *usages[HELP_USAGES]; /* what follows the name */
    const char *description;
    const char *examples[HELP_EXAMPLES];
    const struct help_option *options[HELP_GROUPS]; /* each ends with {0} */
    struct help_section sections[HELP_SECTIONS];
    const char *statuses[HELP_STATUSES];     /* the meaning of each exit status; NULL: unused */
    enum completion operands[HELP_OPERANDS]; /* the first, the second, and all that follow */
};

struct help_program {
    struct help help;
    const struct help *(*command)(size_t index); /* NULL behind the last */
};

bool has_letter(const struct help_option *option);

/* The option behind `option`, through all groups; NULL: the first. NULL behind the last. */
const struct help_option *next_help_option(const struct help *help,
                                           const struct help_option *option);

/* Takes a line without its newline. */
typedef void print_line(const char *line);

/* Print the help of a program with its subcommands, and of one subcommand, in lines of at most 80
 * bytes. */
void print_program_help(const struct help_program *program, print_line *print);
void print_command_help(const char *program, const struct help *help, print_line *print);

#endif
