/* uric compose: makes URIs from components. */
#include "command/command.h"

#include <string.h>

#include "command/component_options.h"
#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/options.h"
#include "command/threads/strings.h"

struct compose {
    struct options options;
    const uric_rule *rule;
};

static unsigned named(const struct compose *compose, const char *name, size_t len) {
    return uric_component_named(compose->rule, name, len);
}

/* The error line of a component that is refused in the line that gives it; without a line, in the
 * option that gives it. */
static int out_component_error(struct out *out, const struct compose *compose, const uric_uri *uri,
                               const uric_error *error, uric_span line) {
    uric_span component = {NULL, 0};
    if (error->component != NULL)
        component =
            uric_component_of(uri, named(compose, error->component, strlen(error->component)));
    bool in_line = line.at != NULL && component.at != NULL;
    size_t before = in_line ? (size_t)(component.at - line.at) : 0;
    const struct refused_text refused = {error, compose->rule, {.text = {NULL, 0}}, before};
    return out_error_line(out, &refused, IN_STRING, compose->options.json);
}

/* The components stand in `line`; or, if it is absent, in options. */
static int compose_uri(const struct compose *compose, struct out *out, uric_uri *uri,
                       uric_span line) {
    uric_error error;
    uric_status status;
    uric_buffer result = out_scratch(out, 0);
    while ((status = uric_compose(uri, &result, &error)) == URIC_NO_ROOM)
        result = out_scratch(out, result.len);
    if (status != URIC_OK)
        return out_component_error(out, compose, uri, &error, line);
    out_result_line(out, "uri", written(&result), compose->options.json);
    return EXIT_OK;
}

/* Copies an error line of `uric parse`. */
static int out_copy(struct out *out, uric_span line) {
    uric_span field;
    for (bool first = true; uric_next(&line, "\t", &field); first = false) {
        if (!first)
            out_byte(out, '\t');
        out_escaped(out, field.at, field.len);
    }
    out_byte(out, '\n');
    return EXIT_REFUSED;
}

static bool is_error_line(uric_span line) {
    return line.len > 6 && memcmp(line.at, "error\t", 6) == 0;
}

static int compose_line(const void *context, struct out *out, uric_span line) {
    const struct compose *compose = context;
    uric_uri uri = {.rule = compose->rule};
    uric_span rest = line, name, value;
    bool json = compose->options.json;
    if (is_error_line(line) && !json)
        return out_copy(out, line);
    while (uric_next_pair(&rest, "\t", &name, &value)) {
        size_t offset = (size_t)(name.at - line.at);
        unsigned component = named(compose, name.at, name.len);
        if (value.at == NULL)
            return out_other_error_line(out, offset, "expected name=value", json);
        if (name.len == strlen("host_kind") && memcmp(name.at, "host_kind", name.len) == 0)
            continue;
        if (component == URIC_COMPONENTS)
            return out_other_error_line(out, offset, "the grammar has no such component", json);
        if (uric_component_of(&uri, component).at != NULL)
            return out_other_error_line(out, offset, "the component is given twice", json);
        uric_set_component(&uri, component, value);
    }
    return compose_uri(compose, out, &uri, line);
}

#define COMPOSE_OPTION(component, name, text)                                                      \
    {OPTION_OWN + (int)(component), name, "TEXT", text, NULL, COMPLETE_NOTHING},
static const struct help_option compose_options[] = {
    EACH_COMPONENT_OPTION(COMPOSE_OPTION, "the component; --query= gives an empty one"){0}};

/* True if an option gave a component. */
static bool read_options(const struct command *self, int argc, char **argv, struct compose *compose,
                         const char *given[COMPONENT_OPTIONS]) {
    bool any = false;
    int option;
    while ((option = next_option(self, argc, argv, &compose->options)) >= 0) {
        const char **value = &given[option - OPTION_OWN];
        if (*value != NULL)
            fail_usage(self, "--%s is given twice", compose_options[option - OPTION_OWN].name);
        *value = optarg;
        any = true;
    }
    return any;
}

static int run_compose(const struct command *self, int argc, char **argv) {
    struct compose compose = {.options = DEFAULT_OPTIONS};
    const char *given[COMPONENT_OPTIONS] = {NULL};
    bool by_options = read_options(self, argc, argv, &compose, given);
    const uric_grammar *grammar = choose_grammar(compose.options.grammar);
    compose.rule = choose_parser(grammar, compose.options.rule, uric_grammar_reference(grammar));
    if (!by_options)
        return each_string(argv + optind, &compose.options, compose_line, &compose);

    if (optind < argc)
        fail_usage(self, "options give the components, and '%s' is no option", argv[optind]);
    uric_uri uri = {.rule = compose.rule};
    for (int i = 0; i < COMPONENT_OPTIONS; i++) {
        const char *name = compose_options[i].name;
        if (given[i] != NULL && !uric_set_component(&uri, named(&compose, name, strlen(name)),
                                                    (uric_span){given[i], strlen(given[i])}))
            fail_usage(self, "%s has no component '%s'", uric_grammar_name(grammar), name);
    }
    return compose_uri(&compose, &standard_output, &uri, (uric_span){NULL, 0});
}

const struct command compose_command = {
    .help =
        {
            .name = "compose",
            .summary = "make URIs from components",
            .usages = {"[OPTION...] --scheme=TEXT|--host=TEXT|...", "[OPTION...] [LINE...]"},
            .description =
                "Makes a URI from the components that options give; or from each LINE, or each "
                "line of "
                "standard input ('-', or no LINE): name=value with TABs between, as 'uric parse' "
                "prints. The grammar must derive each component: nothing is encoded or corrected "
                "('uric encode' encodes data).",
            .examples =
                {"uric compose --scheme=http --host=example.com --path=/a --query=b",
                 "uric compose --path=\"$(uric encode segment-nz-nc 'a:b')\"",
                 "uric parse < urls.txt | sed 's/^scheme=http\\t/scheme=https\\t/' | uric compose"},
            .options = {compose_options, parser_options, input_options, json_options,
                        common_options},
            .sections =
                {{"Components",
                  "A component without an option is absent. The authority is --authority, or "
                  "--host with or without --userinfo and --port; --params is RFC 1808's. A line "
                  "may have the grammar's other parts, too, and host_kind, which is ignored; "
                  "userinfo, host and port beside the authority must be those in it.\n"},
                 {"Output", "One line for each URI. A line error<TAB>OFFSET<TAB>message is "
                            "copied.\n" HELP_REFUSED
                            "OFFSET counts bytes of the line, or of the option's TEXT; the "
                            "message names the component.\n"
                            "--json: {\"uri\"}; or {\"error\"}, as in 'uric parse'.\n"
                            "Without -r, the document's rule for a reference, such as "
                            "URI-reference, decides. RFC 1738's schemes each have a syntax of "
                            "their own, and are not composed.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_compose,
};
