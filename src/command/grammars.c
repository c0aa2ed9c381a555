/* uric grammars: what is compiled in. */
#include "command.h"

#include <string.h>

#include "measure.h"
#include "options.h"
#include "output.h"
#include "trouble.h"
#include "uric_tables.h"

static const char help[] =
    "Usage: uric grammars [OPTION...] [NAME]\n"
    "\n"
    "Lists the grammars that are compiled in: name and title. With NAME, tells about\n"
    "that one: the default rules, all rules, those with components ('uric parse -r'),\n"
    "the components, what data can be encoded for ('uric encode'), and the machines\n"
    "that run them.\n"
    "\n"
    "Examples:\n"
    "  uric grammars\n"
    "  uric grammars rfc3986\n"
    "  uric grammars --json rfc3986\n"
    "\n"
    "Options:\n"
    "      --json          write JSON, one object a grammar\n" HELP_COMMON "\n"
    "Output:\n"
    "  A machine is one automaton for all the rules beside it; its bytes are those of\n"
    "  the tables that a scan reads, and 'words' those that error messages add.\n"
    "\n"
    "Exit status:\n"
    "  0  all was well\n"
    "  2  wrong usage, or output failed\n";

enum { LABEL = 12, WIDTH = 96 };

/* Lists of names, all of one form: the name at a place, NULL behind the last. */
typedef const char *grammar_list(const uric_grammar *grammar, size_t index);

static const char *rule_at(const uric_grammar *grammar, size_t index) {
    const uric_rule *rule = uric_grammar_rule_at(grammar, index);
    return rule != NULL ? uric_rule_name(rule) : NULL;
}

static const char *parser_at(const uric_grammar *grammar, size_t index) {
    const uric_rule *rule = uric_grammar_parser_at(grammar, index);
    return rule != NULL ? uric_rule_name(rule) : NULL;
}

/* The rule that resolution parses by; NULL: the document defines none. */
static const char *resolver_name(const uric_grammar *grammar) {
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    return resolver != NULL ? uric_rule_name(resolver) : NULL;
}

static const char *encoding_at(const uric_grammar *grammar, size_t index) {
    const uric_encoding *encoding = uric_grammar_encoding_at(grammar, index);
    return encoding != NULL ? uric_encoding_name(encoding) : NULL;
}

static void out_label(const char *label) {
    size_t len = strlen(label);
    out_text(label);
    for (; len < LABEL; len++)
        out_byte(' ');
}

/* The names, as many a line as fit. */
static void out_names(const char *label, const uric_grammar *grammar, grammar_list *at) {
    const char *name;
    size_t column = LABEL;
    out_label(label);
    for (size_t i = 0; (name = at(grammar, i)) != NULL; i++) {
        if (i > 0 && column + 1 + strlen(name) > WIDTH) {
            out_byte('\n');
            out_label("");
            column = LABEL;
        } else if (i > 0) {
            out_byte(' ');
            column++;
        }
        out_text(name);
        column += strlen(name);
    }
    out_byte('\n');
}

static void out_names_json(const uric_grammar *grammar, grammar_list *at) {
    const char *name;
    out_byte('[');
    for (size_t i = 0; (name = at(grammar, i)) != NULL; i++) {
        if (i > 0)
            out_byte(',');
        out_json_text(name);
    }
    out_byte(']');
}

static void out_right(uintmax_t number, int width) {
    int digits = 1;
    for (uintmax_t rest = number / 10; rest > 0; rest /= 10)
        digits++;
    for (; digits < width; digits++)
        out_byte(' ');
    out_number(number);
}

static void out_machine(const struct measured *machine) {
    out_label("");
    out_right(machine->states, 6);
    out_right(machine->events, 8);
    out_right(machine->classes, 9);
    out_right(machine->bytes, 8);
    out_right(machine->word_bytes, 8);
    out_text(machine->parses ? "  parse " : "  check ");
    out_text(machine->rule);
    if (machine->rules > 1) {
        out_text(" and ");
        out_number(machine->rules - 1);
        out_text(" more");
    }
    out_byte('\n');
}

static void out_grammar(const uric_grammar *grammar) {
    out_label("name");
    out_text(uric_grammar_name(grammar));
    out_byte('\n');
    out_label("title");
    out_text(uric_grammar_title(grammar));
    out_byte('\n');
    out_label("absolute");
    out_text(uric_grammar_absolute(grammar));
    out_byte('\n');
    out_label("reference");
    out_text(uric_grammar_reference(grammar));
    out_byte('\n');
    if (resolver_name(grammar) != NULL) {
        out_label("resolve");
        out_text(resolver_name(grammar));
        out_byte('\n');
    }
    out_names("rules", grammar, rule_at);
    out_names("parse", grammar, parser_at);
    out_names("components", grammar, uric_grammar_component_at);
    out_names("encodings", grammar, encoding_at);

    struct measured *machines;
    size_t count = measure_grammar(grammar, &machines);
    out_label("machines");
    out_text("states  events  classes   bytes   words  for\n");
    for (size_t i = 0; i < count; i++)
        out_machine(&machines[i]);
}

static void out_machine_json(const struct measured *machine) {
    out_text("{\"rule\":");
    out_json_text(machine->rule);
    out_text(",\"rules\":");
    out_number(machine->rules);
    out_text(",\"parses\":");
    out_text(machine->parses ? "true" : "false");
    out_text(",\"states\":");
    out_number(machine->states);
    out_text(",\"events\":");
    out_number(machine->events);
    out_text(",\"classes\":");
    out_number(machine->classes);
    out_text(",\"bytes\":");
    out_number(machine->bytes);
    out_text(",\"word_bytes\":");
    out_number(machine->word_bytes);
    out_byte('}');
}

static void out_grammar_json(const uric_grammar *grammar, bool in_full) {
    out_text("{\"name\":");
    out_json_text(uric_grammar_name(grammar));
    out_text(",\"title\":");
    out_json_text(uric_grammar_title(grammar));
    if (in_full) {
        out_text(",\"absolute\":");
        out_json_text(uric_grammar_absolute(grammar));
        out_text(",\"reference\":");
        out_json_text(uric_grammar_reference(grammar));
        out_text(",\"resolve\":");
        out_json_text(resolver_name(grammar));
        out_text(",\"rules\":");
        out_names_json(grammar, rule_at);
        out_text(",\"parse\":");
        out_names_json(grammar, parser_at);
        out_text(",\"components\":");
        out_names_json(grammar, uric_grammar_component_at);
        out_text(",\"encodings\":");
        out_names_json(grammar, encoding_at);
        out_text(",\"machines\":[");
        struct measured *machines;
        size_t count = measure_grammar(grammar, &machines);
        for (size_t i = 0; i < count; i++) {
            if (i > 0)
                out_byte(',');
            out_machine_json(&machines[i]);
        }
        out_byte(']');
    }
    out_text("}\n");
}

static void list_grammars(bool json) {
    const uric_grammar *grammar;
    size_t width = 0;
    for (size_t i = 0; (grammar = grammar_at(i)) != NULL; i++)
        if (strlen(uric_grammar_name(grammar)) > width)
            width = strlen(uric_grammar_name(grammar));
    for (size_t i = 0; (grammar = grammar_at(i)) != NULL; i++) {
        if (json) {
            out_grammar_json(grammar, false);
            continue;
        }
        const char *name = uric_grammar_name(grammar);
        out_text(name);
        for (size_t len = strlen(name); len < width + 2; len++)
            out_byte(' ');
        out_text(uric_grammar_title(grammar));
        out_byte('\n');
    }
}

static int run_grammars(const struct command *self, int argc, char **argv) {
    static const struct option names[] = {
        {"json", no_argument, NULL, OPTION_JSON},
        COMMON_OPTIONS,
        {0},
    };
    struct options options = {.delimiter = '\n'};
    while (next_option(self, argc, argv, ":" COMMON_LETTERS, names, &options) >= 0)
        continue;
    if (argc - optind > 1)
        fail_usage(self, "one grammar at a time");
    if (optind == argc) {
        list_grammars(options.json);
        return EXIT_WELL;
    }
    const uric_grammar *grammar = choose_grammar(argv[optind]);
    if (options.json)
        out_grammar_json(grammar, true);
    else
        out_grammar(grammar);
    return EXIT_WELL;
}

const struct command grammars_command = {
    .name = "grammars",
    .summary = "list the grammars that are compiled in, and what is in each",
    .help = help,
    .run = run_grammars,
};
