/* uric grammars: lists the grammars that are compiled in, and describes one. */
#include "command/command.h"

#include <string.h>

#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/options.h"
#include "command/subcommands/measure.h"

enum { LABEL = 12, WIDTH = 96 };

/* The two lineages of grammars: each is a library. The grammar of a file is in neither. */
enum library { REVISIONS, SCHEMES, NONE };
static const struct {
    const char *name, *heading;
} libraries[] = {
    [REVISIONS] = {"uric", "Revisions of the URI standard"},
    [SCHEMES] = {"uric_schemes", "Schemes and other identifiers"},
    [NONE] = {NULL, NULL},
};

static enum library library_of(const uric_grammar *grammar) {
    const uric_grammar *other;
    for (size_t i = 0; (other = revision_at(i)) != NULL; i++)
        if (other == grammar)
            return REVISIONS;
    for (size_t i = 0; (other = grammar_at(i)) != NULL; i++)
        if (other == grammar)
            return SCHEMES;
    return NONE;
}

/* The rule that resolution parses by; NULL: the document defines no resolution. */
static const char *resolver_name(const uric_grammar *grammar) {
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    return resolver != NULL ? uric_rule_name(resolver) : NULL;
}

static void out_label(struct out *out, const char *label) {
    out_left_aligned(out, label, LABEL);
}

static void out_labelled(struct out *out, const char *label, const char *text) {
    out_label(out, label);
    out_text(out, text);
    out_byte(out, '\n');
}

/* Writes the names, as many in a line as fit. */
static void out_names(struct out *out, const char *label, const uric_grammar *grammar,
                      name_at *at) {
    const char *name;
    size_t column = LABEL;
    out_label(out, label);
    for (size_t i = 0; (name = at(grammar, i)) != NULL; i++) {
        if (i > 0 && column + 1 + strlen(name) > WIDTH) {
            out_byte(out, '\n');
            out_label(out, "");
            column = LABEL;
        } else if (i > 0) {
            out_byte(out, ' ');
            column++;
        }
        out_text(out, name);
        column += strlen(name);
    }
    out_byte(out, '\n');
}

static void out_names_json(struct out *out, const uric_grammar *grammar, name_at *at) {
    const char *name;
    out_byte(out, '[');
    for (size_t i = 0; (name = at(grammar, i)) != NULL; i++) {
        if (i > 0)
            out_byte(out, ',');
        out_json_text(out, name);
    }
    out_byte(out, ']');
}

static void out_machine(struct out *out, const struct measured *machine) {
    out_label(out, "");
    out_right_aligned(out, machine->states, 6);
    out_right_aligned(out, machine->actions, 8);
    out_right_aligned(out, machine->classes, 9);
    out_right_aligned(out, machine->bytes, 8);
    out_right_aligned(out, machine->word_bytes, 8);
    out_text(out, machine->parses ? "  parse " : "  check ");
    out_text(out, machine->rule);
    if (machine->rules > 1) {
        out_text(out, " and ");
        out_number(out, machine->rules - 1);
        out_text(out, " more");
    }
    out_byte(out, '\n');
}

static void out_grammar(struct out *out, const uric_grammar *grammar) {
    out_labelled(out, "name", uric_grammar_name(grammar));
    out_labelled(out, "title", uric_grammar_title(grammar));
    if (library_of(grammar) != NONE)
        out_labelled(out, "library", libraries[library_of(grammar)].name);
    out_labelled(out, "absolute", uric_grammar_absolute(grammar));
    out_labelled(out, "reference", uric_grammar_reference(grammar));
    if (resolver_name(grammar) != NULL)
        out_labelled(out, "resolve", resolver_name(grammar));
    out_names(out, "rules", grammar, rule_name_at);
    out_names(out, "parse", grammar, parser_name_at);
    out_names(out, "components", grammar, component_name_at);
    out_names(out, "encodings", grammar, encoding_name_at);

    struct measured *machines;
    size_t count = measure_grammar(grammar, &machines);
    out_label(out, "machines");
    out_text(out, "states  actions  classes   bytes   words  for\n");
    for (size_t i = 0; i < count; i++)
        out_machine(out, &machines[i]);
}

static void out_machine_json(struct out *out, const struct measured *machine) {
    out_text(out, "{\"rule\":");
    out_json_text(out, machine->rule);
    out_text(out, ",\"rules\":");
    out_number(out, machine->rules);
    out_text(out, ",\"parses\":");
    out_text(out, machine->parses ? "true" : "false");
    out_text(out, ",\"states\":");
    out_number(out, machine->states);
    out_text(out, ",\"actions\":");
    out_number(out, machine->actions);
    out_text(out, ",\"classes\":");
    out_number(out, machine->classes);
    out_text(out, ",\"bytes\":");
    out_number(out, machine->bytes);
    out_text(out, ",\"word_bytes\":");
    out_number(out, machine->word_bytes);
    out_byte(out, '}');
}

static void out_grammar_json(struct out *out, const uric_grammar *grammar, bool in_full) {
    out_text(out, "{\"name\":");
    out_json_text(out, uric_grammar_name(grammar));
    out_text(out, ",\"title\":");
    out_json_text(out, uric_grammar_title(grammar));
    out_text(out, ",\"library\":");
    out_json_text(out, libraries[library_of(grammar)].name);
    if (in_full) {
        out_text(out, ",\"absolute\":");
        out_json_text(out, uric_grammar_absolute(grammar));
        out_text(out, ",\"reference\":");
        out_json_text(out, uric_grammar_reference(grammar));
        out_text(out, ",\"resolve\":");
        out_json_text(out, resolver_name(grammar));
        out_text(out, ",\"rules\":");
        out_names_json(out, grammar, rule_name_at);
        out_text(out, ",\"parse\":");
        out_names_json(out, grammar, parser_name_at);
        out_text(out, ",\"components\":");
        out_names_json(out, grammar, component_name_at);
        out_text(out, ",\"encodings\":");
        out_names_json(out, grammar, encoding_name_at);
        out_text(out, ",\"machines\":[");
        struct measured *machines;
        size_t count = measure_grammar(grammar, &machines);
        for (size_t i = 0; i < count; i++) {
            if (i > 0)
                out_byte(out, ',');
            out_machine_json(out, &machines[i]);
        }
        out_byte(out, ']');
    }
    out_text(out, "}\n");
}

static void list_grammars_json(struct out *out) {
    const uric_grammar *grammar;
    for (size_t i = 0; (grammar = grammar_at(i)) != NULL; i++)
        out_grammar_json(out, grammar, false);
}

static void list_grammars(struct out *out) {
    const uric_grammar *grammar;
    enum library listed = NONE;
    size_t width = 0;
    for (size_t i = 0; (grammar = grammar_at(i)) != NULL; i++)
        if (strlen(uric_grammar_name(grammar)) > width)
            width = strlen(uric_grammar_name(grammar));
    for (size_t i = 0; (grammar = grammar_at(i)) != NULL; i++) {
        if (library_of(grammar) != listed) {
            listed = library_of(grammar);
            out_text(out, i > 0 ? "\n" : "");
            out_text(out, libraries[listed].heading);
            out_text(out, " (library ");
            out_text(out, libraries[listed].name);
            out_text(out, "):\n");
        }
        out_text(out, "  ");
        out_left_aligned(out, uric_grammar_name(grammar), width + 2);
        out_text(out, uric_grammar_title(grammar));
        out_byte(out, '\n');
    }
}

enum { OPTION_LIST = OPTION_OWN };

static const struct help_word list_words[] = {
    {"grammars", "all grammars"},
    {"rules", "all rules of the grammar NAME (default rfc3986)"},
    {"parse", "the rules with components"},
    {"components", "the components"},
    {"encodings", "the components and rules for 'uric encode'"},
    {0}};

/* --list: one name a line. */
static void list_names(struct out *out, const uric_grammar *grammar, size_t list) {
    static name_at *const lists[] = {grammar_name_at, rule_name_at, parser_name_at,
                                     component_name_at, encoding_name_at};
    const char *name;
    for (size_t i = 0; (name = lists[list](grammar, i)) != NULL; i++) {
        out_text(out, name);
        out_byte(out, '\n');
    }
}

static int run_grammars(const struct command *self, int argc, char **argv) {
    struct options options = DEFAULT_OPTIONS;
    struct out *out = &standard_output;
    const char *list = NULL;
    while (next_option(self, argc, argv, &options) >= 0)
        list = optarg;
    if (argc - optind > 1)
        fail_usage(self, "one grammar at a time");
    if (list != NULL && options.json)
        fail_usage(self, "--list and --json exclude each other");
    if (list != NULL) {
        size_t word = read_word(self, OPTION_LIST, list);
        list_names(out, choose_grammar(argv[optind]), word);
        return EXIT_OK;
    }
    if (optind == argc) {
        (options.json ? list_grammars_json : list_grammars)(out);
        return EXIT_OK;
    }
    const uric_grammar *grammar = choose_grammar(argv[optind]);
    if (options.json)
        out_grammar_json(out, grammar, true);
    else
        out_grammar(out, grammar);
    return EXIT_OK;
}

static const struct help_option grammars_options[] = {
    {OPTION_LIST, "list", "WHAT", "print only these names, a line each:", list_words,
     COMPLETE_WORDS},
    {OPTION_JSON, "json", NULL, "write JSON, one object a grammar", NULL, 0},
    {0}};

const struct command grammars_command = {
    .help =
        {
            .name = "grammars",
            .summary = "list the grammars that are compiled in, and what is in each",
            .usages = {"[OPTION...] [NAME]"},
            .description =
                "Lists the grammars that are compiled in: name, document and library. With NAME, "
                "or a file of your own (./FILE.abnf), describes that grammar: the default rules, "
                "all rules, those with components ('uric parse -r'), the components, the "
                "encodings ('uric encode'), and the machines.",
            .examples = {"uric grammars", "uric grammars rfc3986", "uric grammars --json rfc3986",
                         "uric grammars --list=rules rfc2396"},
            .options = {grammars_options, common_options},
            .sections = {{"Output", "A machine is one automaton, for all the rules beside it. "
                                    "'bytes' is the size of the tables that a scan reads, 'words' "
                                    "the size of those for error messages.\n"}},
            .statuses = {"success", NULL, "wrong usage, or output failed"},
            .operands = {COMPLETE_GRAMMARS},
        },
    .run = run_grammars,
};
