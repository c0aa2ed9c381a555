/* uric set: strings with some of their components replaced. */
#include "command.h"

#include <string.h>

#include "options.h"
#include "output.h"
#include "refusal.h"
#include "strings.h"
#include "trouble.h"

static const char help[] =
    "Usage: uric set [OPTION...] --host=TEXT|--no-query|... [STRING...]\n"
    "\n"
    "Sets components of each STRING, or of each line of standard input ('-', or no\n"
    "STRING), and leaves the others as they are. The result has to be what the\n"
    "grammar derives, and is read back as asked: nothing is encoded or mended ('uric\n"
    "encode' makes text of data).\n"
    "\n"
    "Examples:\n"
    "  uric set --scheme=https --no-port http://example.com:80/a\n"
    "  uric set --host=example.org < urls.txt\n"
    "  uric set -g rfc1738 --part=type=i 'ftp://host/file;type=a'\n"
    "\n"
    "Components:\n"
    "      --scheme, --authority, --userinfo, --host, --port, --path, --query,\n"
    "      --fragment, --params (RFC 1808)\n"
    "                      =TEXT sets it; --query= makes it empty\n"
    "      --no-scheme, --no-query, ...\n"
    "                      removes it, with its delimiter\n"
    "      --part=NAME=TEXT\n"
    "                      sets a part of the grammar's own, which the string must\n"
    "                      have; 'uric grammars GRAMMAR' lists them\n"
    "  In RFC 1738, whose schemes each have a syntax of their own, too, only a\n"
    "  component that the string has can be set, and none can be removed.\n"
    "\n"
    "Options:\n" HELP_OPTIONS "\n"
    "Output:\n"
    "  One line for each string: the result.\n" HELP_REFUSED
    "  Of a component that is refused, OFFSET is that in the option's TEXT, and the\n"
    "  message names the component.\n"
    "  --json: {\"uri\"}; or {\"error\"}, as in 'uric parse', with \"in\":\"component\" if\n"
    "  it is the component.\n"
    "  Without -r, the document's rule for a reference, such as URI-reference,\n"
    "  decides.\n" HELP_EXIT;

/* The components that have options: those of every grammar, and one of RFC 1808's own. */
enum { PARAMS = URIC_PART, NAMES };
enum {
    OPTION_SET = OPTION_OWN,
    OPTION_REMOVE = OPTION_SET + NAMES,
    OPTION_PART = OPTION_REMOVE + NAMES
};
enum { SHARED = sizeof((struct option[]){LONG_OPTIONS}) / sizeof(struct option) };

struct set {
    struct options options;
    const uric_rule *rule;
    struct {
        const char *name;
        uric_span value; /* absent: the component goes */
    } change[URIC_COMPONENTS];
    size_t count;
};

static const char *option_name(int component) {
    return component == PARAMS
               ? "params"
               : uric_component_name(&uric_rfc3986_URI_reference, (unsigned)component);
}

static int out_component_error(struct out *out, const struct set *set, const uric_error *error) {
    const struct refusal refusal = {error, set->rule, {.text = {NULL, 0}}, 0};
    if (!set->options.json) {
        out_refusal_line(out, &refusal, false);
        return EXIT_REFUSED;
    }
    out_text(out, "{\"error\":");
    out_refusal_json(out, &refusal);
    out_text(out, ",\"in\":\"component\"}\n");
    return EXIT_REFUSED;
}

static int set_string(const void *context, struct out *out, uric_span text) {
    const struct set *set = context;
    uric_uri uri;
    uric_error error;
    if (uric_parse(&uri, set->rule, text.at, text.len, &error) != URIC_OK) {
        out_refusal_line(out, &(struct refusal){&error, set->rule, {.text = text}, 0},
                         set->options.json);
        return EXIT_REFUSED;
    }
    uric_change change[URIC_COMPONENTS];
    for (size_t i = 0; i < set->count; i++) {
        const char *name = set->change[i].name;
        unsigned component = uric_component_named(uri.chosen, name, strlen(name));
        if (component == URIC_COMPONENTS) { /* RFC 1738: of another scheme */
            error = (uric_error){.status = URIC_ABSENT, .component = name};
            return out_component_error(out, set, &error);
        }
        change[i] = (uric_change){component, set->change[i].value};
    }
    uric_buffer result = out_scratch(out, 0);
    uric_status status = uric_replace(&uri, change, set->count, &result, &error);
    if (status == URIC_NO_ROOM) {
        result = out_scratch(out, result.len);
        status = uric_replace(&uri, change, set->count, &result, &error);
    }
    if (status != URIC_OK)
        return out_component_error(out, set, &error);
    if (set->options.json) {
        out_text(out, "{\"uri\":");
        out_json(out, written(&result));
        out_byte(out, '}');
    } else
        out_long(out, result.at, result.len);
    out_byte(out, '\n');
    return EXIT_WELL;
}

static void add_change(const struct command *self, struct set *set, const char *name,
                       uric_span value) {
    for (size_t i = 0; i < set->count; i++)
        if (strcmp(set->change[i].name, name) == 0)
            fail_usage(self, "'%s' is given twice", name);
    if (set->count == URIC_COMPONENTS)
        fail_usage(self, "no grammar has more than %d components", URIC_COMPONENTS);
    set->change[set->count].name = name;
    set->change[set->count++].value = value;
}

/* NAME=TEXT, which becomes NAME. */
static uric_span split_part(const struct command *self, char *part) {
    char *equals = strchr(part, '=');
    if (equals == NULL)
        fail_usage(self, "--part should be NAME=TEXT, not '%s'", part);
    *equals = '\0';
    return (uric_span){equals + 1, strlen(equals + 1)};
}

static void read_options(const struct command *self, int argc, char **argv, struct set *set) {
    static char removers[NAMES][sizeof "no-authority"];
    struct option names[2 * NAMES + SHARED + 2] = {LONG_OPTIONS,
                                                   {"part", required_argument, NULL, OPTION_PART}};
    for (int i = 0; i < NAMES; i++) {
        strcat(strcpy(removers[i], "no-"), option_name(i));
        names[SHARED + 1 + i] =
            (struct option){option_name(i), required_argument, NULL, OPTION_SET + i};
        names[SHARED + 1 + NAMES + i] =
            (struct option){removers[i], no_argument, NULL, OPTION_REMOVE + i};
    }
    int option;
    while ((option = next_option(self, argc, argv, SHORT_OPTIONS, names, &set->options)) >= 0) {
        if (option == OPTION_PART) {
            uric_span value = split_part(self, optarg);
            add_change(self, set, optarg, value);
        } else if (option >= OPTION_REMOVE)
            add_change(self, set, option_name(option - OPTION_REMOVE), (uric_span){NULL, 0});
        else
            add_change(self, set, option_name(option - OPTION_SET),
                       (uric_span){optarg, strlen(optarg)});
    }
}

static bool has_component(const uric_grammar *grammar, const char *name) {
    const char *known;
    for (size_t i = 0; (known = uric_grammar_component_at(grammar, i)) != NULL; i++)
        if (strcmp(known, name) == 0)
            return true;
    return false;
}

static int run_set(const struct command *self, int argc, char **argv) {
    struct set set = {.options = DEFAULT_OPTIONS};
    read_options(self, argc, argv, &set);
    const uric_grammar *grammar = choose_grammar(set.options.grammar);
    set.rule = choose_parser(grammar, set.options.rule, uric_grammar_reference(grammar));
    if (set.count == 0)
        fail_usage(self, "no component is to be set");
    for (size_t i = 0; i < set.count; i++)
        if (!has_component(grammar, set.change[i].name))
            fail_usage(self, "%s has no component '%s'", uric_grammar_name(grammar),
                       set.change[i].name);
    return each_string(argv + optind, &set.options, set_string, &set);
}

const struct command set_command = {
    .name = "set",
    .summary = "replace components of strings",
    .help = help,
    .run = run_set,
};
