/* uric set: replaces components of strings. */
#include "command/command.h"

#include <string.h>

#include "command/component_options.h"
#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/options.h"
#include "command/threads/strings.h"

enum {
    OPTION_SET = OPTION_OWN,
    OPTION_REMOVE = OPTION_SET + COMPONENT_OPTIONS,
    OPTION_PART = OPTION_REMOVE + COMPONENT_OPTIONS
};

struct set {
    struct options options;
    const uric_rule *rule;
    struct {
        const char *name;
        uric_span value; /* absent: the component is removed */
    } change[URIC_COMPONENTS];
    size_t count;
};

static int out_component_error(struct out *out, const struct set *set, const uric_error *error) {
    const struct refused_text refused = {error, set->rule, {.text = {NULL, 0}}, 0};
    return out_error_line(out, &refused, IN_COMPONENT, set->options.json);
}

static int set_string(const void *context, struct out *out, uric_span text) {
    const struct set *set = context;
    uric_uri uri;
    uric_error error;
    uric_change change[URIC_COMPONENTS];
    if (!parse_or_out_error(out, set->rule, text, 0, IN_STRING, set->options.json, &uri))
        return EXIT_REFUSED;
    for (size_t i = 0; i < set->count; i++) {
        const char *name = set->change[i].name;
        unsigned component = uric_component_named(uri.chosen, name, strlen(name));
        if (component == URIC_COMPONENTS) { /* RFC 1738: a component of another scheme */
            error = (uric_error){.status = URIC_ABSENT, .component = name};
            return out_component_error(out, set, &error);
        }
        change[i] = (uric_change){component, set->change[i].value};
    }
    uric_status status;
    uric_buffer result = out_scratch(out, 0);
    while ((status = uric_replace(&uri, change, set->count, &result, &error)) == URIC_NO_ROOM)
        result = out_scratch(out, result.len);
    if (status != URIC_OK)
        return out_component_error(out, set, &error);
    out_result_line(out, "uri", written(&result), set->options.json);
    return EXIT_OK;
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

/* Cuts NAME=TEXT at the "=", so that `part` is NAME; returns TEXT. */
static uric_span split_part(const struct command *self, char *part) {
    char *equals = strchr(part, '=');
    if (equals == NULL)
        fail_usage(self, "--part should be NAME=TEXT, not '%s'", part);
    *equals = '\0';
    return (uric_span){equals + 1, strlen(equals + 1)};
}

#define SET_OPTION(component, name, text)                                                          \
    {OPTION_SET + (int)(component), name, "TEXT", text, NULL, COMPLETE_NOTHING},
#define REMOVE_OPTION(component, name, text)                                                       \
    {OPTION_REMOVE + (int)(component), "no-" name, NULL, text, NULL, COMPLETE_NOTHING},
static const struct help_option set_options[] = {
    EACH_COMPONENT_OPTION(SET_OPTION, "set the component; --query= makes it empty")
        EACH_COMPONENT_OPTION(REMOVE_OPTION, "remove the component, with its delimiter"){
            OPTION_PART, "part", "NAME=TEXT",
            "set one of the grammar's own parts, which the string must have; 'uric grammars "
            "GRAMMAR' lists them",
            NULL, COMPLETE_NOTHING},
    {0}};

static void read_options(const struct command *self, int argc, char **argv, struct set *set) {
    int option;
    while ((option = next_option(self, argc, argv, &set->options)) >= 0) {
        if (option == OPTION_PART) {
            uric_span value = split_part(self, optarg);
            add_change(self, set, optarg, value);
        } else if (option >= OPTION_REMOVE)
            add_change(self, set, set_options[option - OPTION_REMOVE].name, (uric_span){NULL, 0});
        else
            add_change(self, set, set_options[option - OPTION_SET].name,
                       (uric_span){optarg, strlen(optarg)});
    }
}

static int run_set(const struct command *self, int argc, char **argv) {
    struct set set = {.options = DEFAULT_OPTIONS};
    read_options(self, argc, argv, &set);
    const uric_grammar *grammar = choose_grammar(set.options.grammar);
    set.rule = choose_parser(grammar, set.options.rule, uric_grammar_reference(grammar));
    if (set.count == 0)
        fail_usage(self, "no option sets or removes a component");
    for (size_t i = 0; i < set.count; i++)
        if (!has_component(grammar, set.change[i].name))
            fail_usage(self, "%s has no component '%s'", uric_grammar_name(grammar),
                       set.change[i].name);
    return each_string(argv + optind, &set.options, set_string, &set);
}

const struct command set_command = {
    .help =
        {
            .name = "set",
            .summary = "replace components of strings",
            .usages = {"[OPTION...] --host=TEXT|--no-query|... [STRING...]"},
            .description = "Sets components of each STRING, or of each line of standard input "
                           "('-', or no STRING), and leaves the others as they are. The grammar "
                           "must derive the result, with these components: nothing is encoded or "
                           "corrected ('uric encode' encodes data).",
            .examples = {"uric set --scheme=https --no-port http://example.com:80/a",
                         "uric set --host=example.org < urls.txt",
                         "uric set -g rfc1738 --part=type=i 'ftp://host/file;type=a'"},
            .options = {set_options, parser_options, input_options, json_options, common_options},
            .sections = {{"Components", "--params is RFC 1808's. In RFC 1738, whose schemes each "
                                        "have a syntax of their own, only a component that the "
                                        "string has can be set, and none can be removed.\n"},
                         {"Output", "One line for each string: the result.\n" HELP_REFUSED
                                    "If a component is refused, OFFSET counts bytes of the "
                                    "option's TEXT, and the message names the component.\n"
                                    "--json: {\"uri\"}; or {\"error\"}, as in 'uric parse', with "
                                    "\"in\":\"component\" if a component is refused.\n"
                                    "Without -r, the document's rule for a reference, such as "
                                    "URI-reference, decides.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_set,
};
