#include "command/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <uric_schemes.h>

#include "command/grammar_file.h"
#include "command/io/errors.h"
#include "command/io/output.h"

#define GRAMMAR_OPTION                                                                             \
    {                                                                                              \
        'g', "grammar", "NAME",                                                                    \
            "the grammar (default rfc3986); 'uric grammars' lists them; or a file of your own, "   \
            "./FILE.abnf or ./FILE.profile",                                                       \
            NULL, COMPLETE_GRAMMARS                                                                \
    }
#define VERBOSE_OPTION                                                                             \
    { 'v', "verbose", NULL, "say how the grammar of a file was built", NULL, 0 }

const struct help_option grammar_options[] = {GRAMMAR_OPTION, VERBOSE_OPTION, {0}};
const struct help_option rule_options[] = {
    GRAMMAR_OPTION,
    {'r', "rule", "RULE", "the rule; 'uric grammars NAME' lists them", NULL, COMPLETE_RULES},
    VERBOSE_OPTION,
    {0}};
const struct help_option parser_options[] = {
    GRAMMAR_OPTION,
    {'r', "rule", "RULE", "a rule with components; 'uric grammars NAME' lists them", NULL,
     COMPLETE_PARSERS},
    VERBOSE_OPTION,
    {0}};
const struct help_option input_options[] = {
    {'0', "null", NULL, "lines of input end with NUL, not with a newline", NULL, 0},
    {OPTION_CRLF, "crlf", NULL, "CR before the newline is part of the line end", NULL, 0},
    {'j', "jobs", "N", "N threads for lines of input (default 1): the same output", NULL, 0},
    {OPTION_EXIT_ZERO, "exit-zero", NULL, "exit with status 0 where it would be 1", NULL, 0},
    {0}};
const struct help_option json_options[] = {
    {OPTION_JSON, "json", NULL, "write JSON, one object a line", NULL, 0}, {0}};
const struct help_option common_options[] = {{'h', "help", NULL, "print this help", NULL, 0},
                                             {'V', "version", NULL, "print the version", NULL, 0},
                                             {0}};

static const struct help_word color_words[] = {
    [COLOR_AUTO] = {"auto", "if output is a terminal, and NO_COLOR is not set (the default)"},
    [COLOR_ALWAYS] = {"always", "all that a terminal shows, wherever output goes"},
    [COLOR_NEVER] = {"never", "no colour"},
    {0}};
const struct help_option color_options[] = {
    {OPTION_COLOR, "color", "WHEN", "use colour:", color_words, COMPLETE_WORDS}, {0}};

#define GRAMMAR(name) &uric_##name,
#define ONE(name) +1
static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR) URIC_SCHEMES(GRAMMAR)};
enum { REVISIONS = 0 URIC_GRAMMARS(ONE) };
#undef ONE
#undef GRAMMAR

const uric_grammar *grammar_at(size_t index) {
    return index < sizeof grammars / sizeof *grammars ? grammars[index] : NULL;
}

const uric_grammar *revision_at(size_t index) {
    return index < REVISIONS ? grammars[index] : NULL;
}

const char *grammar_name_at(const void *unused, size_t index) {
    (void)unused;
    const uric_grammar *grammar = grammar_at(index);
    return grammar != NULL ? uric_grammar_name(grammar) : NULL;
}

const char *rule_name_at(const void *grammar, size_t index) {
    const uric_rule *rule = uric_grammar_rule_at(grammar, index);
    return rule != NULL ? uric_rule_name(rule) : NULL;
}

const char *parser_name_at(const void *grammar, size_t index) {
    const uric_rule *rule = uric_grammar_parser_at(grammar, index);
    return rule != NULL ? uric_rule_name(rule) : NULL;
}

const char *encoding_name_at(const void *grammar, size_t index) {
    const uric_encoding *encoding = uric_grammar_encoding_at(grammar, index);
    return encoding != NULL ? uric_encoding_name(encoding) : NULL;
}

/* Names to choose from, and what they are. */
struct names {
    name_at *at;
    const void *list;
    const char *what;  /* "rules" */
    const char *owner; /* the grammar; NULL: none */
};

/* Prints the names, as many in a line as fit. */
static void list_names(const struct names *names) {
    char line[80];
    const char *name;
    snprintf(line, sizeof line, "%s%s%s:", names->what, names->owner != NULL ? " of " : "",
             names->owner != NULL ? names->owner : "");
    for (size_t i = 0; (name = names->at(names->list, i)) != NULL; i++) {
        size_t len = strlen(line);
        if (len + 1 + strlen(name) >= sizeof line) {
            print_note("%s", line);
            len = 0;
        }
        snprintf(line + len, sizeof line - len, " %s", name);
    }
    print_note("%s", line);
}

/* Ends the program with what is missing, a suggestion, and the list of names. */
static _Noreturn void fail_name(const char *missing, const char *name, struct names names) {
    const char *near = nearest_name(name, names.at, names.list);
    if (near != NULL)
        print_error("%s '%s': did you mean '%s'?", missing, name, near);
    else
        print_error("%s '%s'", missing, name);
    list_names(&names);
    exit(EXIT_FAILED);
}

static bool verbose;   /* -v */
static bool exit_zero; /* --exit-zero */

const uric_grammar *choose_grammar(const char *name) {
    if (name == NULL)
        name = "rfc3986";
    if (names_grammar_file(name))
        return read_grammar_file(name, verbose);
    const uric_grammar *grammar;
    for (size_t i = 0; (grammar = grammar_at(i)) != NULL; i++)
        if (strcmp(uric_grammar_name(grammar), name) == 0)
            return grammar;
    fail_name("no grammar", name, (struct names){grammar_name_at, NULL, "grammars", NULL});
}

const uric_rule *choose_rule(const uric_grammar *grammar, const char *name, const char *fallback) {
    if (name == NULL)
        name = fallback;
    const uric_rule *rule = uric_grammar_rule(grammar, name, strlen(name));
    if (rule == NULL)
        fail_name("no rule", name,
                  (struct names){rule_name_at, grammar, "rules", uric_grammar_name(grammar)});
    return rule;
}

const uric_rule *choose_parser(const uric_grammar *grammar, const char *name,
                               const char *fallback) {
    if (name == NULL)
        name = fallback;
    const uric_rule *rule = uric_grammar_parser(grammar, name, strlen(name));
    if (rule != NULL)
        return rule;
    bool exists = uric_grammar_rule(grammar, name, strlen(name)) != NULL;
    fail_name(exists ? "no components are reported for the rule" : "no rule", name,
              (struct names){parser_name_at, grammar, "rules with components",
                             uric_grammar_name(grammar)});
}

void parse_absolute(const struct command *command, const char *option, const char *text,
                    const uric_rule *rule, uric_uri *uri) {
    uric_error error;
    if (uric_parse(uri, rule, text, strlen(text), &error) != URIC_OK)
        fail_usage(command, "--%s: '%s' is refused at offset %zu: 'uric check' says why", option,
                   text, (size_t)error.offset);
    if (uri->scheme.at == NULL)
        fail_usage(command, "--%s: '%s' is not absolute: it has no scheme", option, text);
}

const char *component_name_at(const void *grammar, size_t index) {
    return uric_grammar_component_at(grammar, index);
}

bool has_component(const uric_grammar *grammar, const char *name) {
    const char *known;
    for (size_t i = 0; (known = uric_grammar_component_at(grammar, i)) != NULL; i++)
        if (strcmp(known, name) == 0)
            return true;
    return false;
}

/* First the fields of every grammar, then the grammar's own. */
static const char *field_name(const void *grammar, size_t index) {
    const uric_rule *any = uric_grammar_parser_at(grammar, 0);
    const char *name;
    if (index < URIC_PART)
        return uric_component_name(any, (unsigned)index);
    if (index == URIC_PART)
        return "host_kind";
    index -= URIC_PART + 1;
    for (size_t i = 0; (name = uric_grammar_component_at(grammar, i)) != NULL; i++)
        if (uric_component_named(any, name, strlen(name)) >= URIC_PART && index-- == 0)
            return name;
    return NULL;
}

const char *choose_field(const uric_grammar *grammar, const char *name) {
    const char *known;
    for (size_t i = 0; (known = field_name(grammar, i)) != NULL; i++)
        if (strcmp(known, name) == 0)
            return known;
    fail_name("no component", name,
              (struct names){field_name, grammar, "components", uric_grammar_name(grammar)});
}

const uric_encoding *choose_encoding(const uric_grammar *grammar, const char *name) {
    const uric_encoding *encoding = uric_grammar_encoding(grammar, name, strlen(name));
    if (encoding != NULL)
        return encoding;
    struct names names = {encoding_name_at, grammar, "encodings", uric_grammar_name(grammar)};
    if (!has_component(grammar, name) && uric_grammar_rule(grammar, name, strlen(name)) == NULL)
        fail_name("no component or rule", name, names);
    print_error("'%s' cannot hold any data: it has no encoding", name);
    list_names(&names);
    exit(EXIT_FAILED);
}

size_t read_word(const struct command *command, int value, const char *text) {
    const struct help_option *option = NULL;
    while ((option = next_help_option(&command->help, option))->value != value)
        continue;
    char known[2048] = "";
    for (size_t i = 0; option->words[i].name != NULL; i++) {
        const char *name = option->words[i].name;
        if (strcmp(name, text) == 0)
            return i;
        const char *before = i == 0 ? "" : option->words[i + 1].name != NULL ? ", " : " or ";
        size_t len = strlen(known);
        snprintf(known + len, sizeof known - len, "%s%s", before, name);
    }
    fail_usage(command, "--%s should be %s, not '%s'", option->name, known, text);
}

/* See no-color.org. */
static bool is_color_wanted(void) {
    const char *no_color = getenv("NO_COLOR"), *terminal = getenv("TERM");
    return (no_color == NULL || *no_color == '\0') &&
           (terminal == NULL || strcmp(terminal, "dumb") != 0);
}

bool is_for_terminal(const struct options *options) {
    bool always = options->color == COLOR_ALWAYS, terminal = out_is_terminal();
    bool in_auto = options->color == COLOR_AUTO && terminal && is_color_wanted();
    out_set_color(always || in_auto);
    return always || terminal;
}

void out_version(void) {
    out_text(&standard_output, "uric " URIC_VERSION "\n");
}

void print_line_out(const char *line) {
    out_text(&standard_output, line);
    out_byte(&standard_output, '\n');
}

int next_option(const struct command *command, int argc, char **argv, struct options *options) {
    char message[OPTION_MESSAGE_BYTES];
    for (;;) {
        int option = read_option(&command->help, argc, argv, message);
        switch (option) {
        case 'g': options->grammar = optarg; break;
        case 'r': options->rule = optarg; break;
        case 'v': verbose = true; break;
        case '0': options->end.delimiter = '\0'; break;
        case 'j': options->jobs = read_number(command, "--jobs", 1, JOBS_MAX, optarg); break;
        case OPTION_CRLF: options->end.crlf = true; break;
        case OPTION_EXIT_ZERO: exit_zero = true; break;
        case OPTION_COLOR:
            options->color = (enum color)read_word(command, OPTION_COLOR, optarg);
            break;
        case OPTION_JSON: options->json = true; break;
        case 'h':
            print_command_help("uric", &command->help, print_line_out);
            out_finish();
            exit(EXIT_OK);
        case 'V':
            out_version();
            out_finish();
            exit(EXIT_OK);
        case '?': fail_usage(command, "%s", message);
        case -1:
            if (options->end.crlf && options->end.delimiter == '\0')
                fail_usage(command, "--crlf and --null exclude each other");
            return -1;
        default: return option;
        }
    }
}

int wanted_status(int status) {
    return exit_zero && status == EXIT_REFUSED ? EXIT_OK : status;
}

size_t read_number(const struct command *command, const char *option, size_t least, size_t most,
                   const char *text) {
    char *end;
    errno = 0;
    unsigned long number = strtoul(text, &end, 10);
    bool is_number = *text >= '0' && *text <= '9' && *end == '\0' && errno == 0;
    if (is_number && number >= least && number <= most)
        return number;
    if (most < SIZE_MAX)
        fail_usage(command, "%s should be a number from %zu to %zu, not '%s'", option, least, most,
                   text);
    fail_usage(command, "%s should be a number%s, not '%s'", option, least > 0 ? " above 0" : "",
               text);
}
