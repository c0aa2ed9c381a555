/* uric compose: URIs from their components. */
#include "command.h"

#include <string.h>

#include "options.h"
#include "output.h"
#include "refusal.h"
#include "scratch.h"
#include "strings.h"
#include "trouble.h"

static const char help[] =
    "Usage: uric compose [OPTION...] --scheme=TEXT|--host=TEXT|...\n"
    "       uric compose [OPTION...] [LINE...]\n"
    "\n"
    "Makes a URI of components, each of which has to be what the grammar derives there: of those\n"
    "that options give, or of each LINE, or line of standard input ('-', or no LINE), as 'uric\n"
    "parse' prints it: name=value, with TABs between them. Nothing is encoded or mended; 'uric\n"
    "encode' makes text of data.\n"
    "\n"
    "Prints one line: the URI; or 'error', a TAB, the offset in the line (or in the option's "
    "TEXT)\n"
    "in bytes from 0, a TAB, the message, which names the component. A line that is such an error\n"
    "already is printed as it is.\n"
    "\n"
    "Components:\n"
    "      --scheme, --path, --params (RFC 1808), --query, --fragment\n"
    "      --authority; or --host, --userinfo and --port\n"
    "A component without an option is absent; --query= is one that is empty. A line may have the\n"
    "grammar's other parts, too, and host_kind, which is not looked at; what is given beside the\n"
    "authority must be what is in it.\n"
    "\n"
    "Options:\n" HELP_OPTIONS "\n"
    "Without -r, the document's rule for a reference, such as URI-reference, decides. RFC 1738's\n"
    "schemes have each a syntax of their own, and are not composed. With --json, each line gives\n"
    "{\"uri\"}, or {\"error\":{\"offset\",\"byte\",\"component\",\"message\",\"expected\"}}.\n" //
    HELP_EXIT "\n"
    "Examples:\n"
    "  uric compose --scheme=http --host=example.com --path=/a --query=b\n"
    "  uric compose --path=\"$(uric encode segment-nz-nc 'a:b')\"\n"
    "  uric parse < urls.txt | sed 's/^scheme=http\\t/scheme=https\\t/' | uric compose\n";

struct compose {
    struct options options;
    const uric_rule *rule;
};

static const char *const names[] = {"scheme", "authority", "userinfo", "host",  "port",
                                    "path",   "query",     "fragment", "params"};
enum { STANDARD = 8, NAMES = sizeof names / sizeof *names };

/* The component of that name; NULL if there is none. */
static uric_span *component_named(uric_uri *uri, const char *name, size_t len) {
    uric_span *standard[STANDARD] = {&uri->scheme, &uri->authority, &uri->userinfo, &uri->host,
                                     &uri->port,   &uri->path,      &uri->query,    &uri->fragment};
    const char *part;
    for (size_t i = 0; i < STANDARD; i++)
        if (strlen(names[i]) == len && memcmp(names[i], name, len) == 0)
            return standard[i];
    for (size_t i = 0; (part = uric_part_name(uri->rule, i)) != NULL; i++)
        if (strlen(part) == len && memcmp(part, name, len) == 0)
            return &uri->part[i];
    return NULL;
}

/* `offset` is that of the message; the error's own is one in its component. */
static int out_error(const struct compose *compose, const uric_error *error, size_t offset) {
    uric_error shown = *error;
    shown.offset = offset;
    if (compose->options.json) {
        out_text("{\"error\":");
        out_refusal_json(&shown);
        out_text("}\n");
    } else {
        out_text("error\t");
        out_refusal(&shown);
        out_byte('\n');
    }
    return EXIT_REFUSED;
}

/* What is wrong with a line that is no list of components. */
static int out_no_list(const struct compose *compose, size_t offset, const char *what) {
    if (compose->options.json)
        out_text("{\"error\":{\"offset\":");
    else
        out_text("error\t");
    out_number(offset);
    if (compose->options.json) {
        out_text(",\"message\":");
        out_json_text(what);
        out_text("}}\n");
    } else {
        out_byte('\t');
        out_text(what);
        out_byte('\n');
    }
    return EXIT_REFUSED;
}

/* `line` is where the components stand, or absent: they stand alone. */
static int compose_uri(const struct compose *compose, uric_uri *uri, uric_span line) {
    uric_error error;
    uric_buffer out = scratch(0);
    uric_status status = uric_compose(uri, &out, &error);
    if (status == URIC_NO_ROOM) {
        out = scratch(out.len);
        status = uric_compose(uri, &out, &error);
    }
    if (status != URIC_OK) {
        const uric_span *at = error.component == NULL
                                  ? NULL
                                  : component_named(uri, error.component, strlen(error.component));
        bool in_line = line.at != NULL && at != NULL && at->at != NULL;
        return out_error(compose, &error,
                         error.offset + (in_line ? (size_t)(at->at - line.at) : 0));
    }
    if (compose->options.json) {
        out_text("{\"uri\":");
        out_json(written(&out));
        out_byte('}');
    } else
        out_bytes(out.at, out.len);
    out_byte('\n');
    return EXIT_WELL;
}

/* A line that is an error already. */
static int out_again(uric_span line) {
    uric_span field;
    for (bool first = true; uric_next(&line, "\t", &field); first = false) {
        if (!first)
            out_byte('\t');
        out_escaped(field.at, field.len);
    }
    out_byte('\n');
    return EXIT_REFUSED;
}

static bool is_error_line(uric_span line) {
    return line.len > 6 && memcmp(line.at, "error\t", 6) == 0;
}

static int compose_line(void *context, uric_span line) {
    const struct compose *compose = context;
    uric_uri uri = {.rule = compose->rule};
    uric_span rest = line, name, value;
    if (is_error_line(line) && !compose->options.json)
        return out_again(line);
    while (uric_next_pair(&rest, "\t", &name, &value)) {
        size_t offset = (size_t)(name.at - line.at);
        uric_span *component = component_named(&uri, name.at, name.len);
        if (value.at == NULL)
            return out_no_list(compose, offset, "name=value belongs here");
        if (name.len == strlen("host_kind") && memcmp(name.at, "host_kind", name.len) == 0)
            continue;
        if (component == NULL)
            return out_no_list(compose, offset, "the grammar has no such component");
        if (component->at != NULL)
            return out_no_list(compose, offset, "the component is given twice");
        *component = value;
    }
    return compose_uri(compose, &uri, line);
}

/* True if an option gave a component. */
static bool read_options(const struct command *self, int argc, char **argv, struct compose *compose,
                         const char *given[NAMES]) {
    static const struct option long_options[] = {
        LONG_OPTIONS,
        {"scheme", required_argument, NULL, OPTION_OWN},
        {"authority", required_argument, NULL, OPTION_OWN + 1},
        {"userinfo", required_argument, NULL, OPTION_OWN + 2},
        {"host", required_argument, NULL, OPTION_OWN + 3},
        {"port", required_argument, NULL, OPTION_OWN + 4},
        {"path", required_argument, NULL, OPTION_OWN + 5},
        {"query", required_argument, NULL, OPTION_OWN + 6},
        {"fragment", required_argument, NULL, OPTION_OWN + 7},
        {"params", required_argument, NULL, OPTION_OWN + 8},
        {0},
    };
    bool any = false;
    int option;
    while ((option = next_option(self, argc, argv, SHORT_OPTIONS, long_options,
                                 &compose->options)) >= 0) {
        const char **value = &given[option - OPTION_OWN];
        if (*value != NULL)
            fail_usage(self, "--%s is given twice", names[option - OPTION_OWN]);
        *value = optarg;
        any = true;
    }
    return any;
}

static int run_compose(const struct command *self, int argc, char **argv) {
    struct compose compose = {.options = {.delimiter = '\n'}};
    const char *given[NAMES] = {NULL};
    bool by_options = read_options(self, argc, argv, &compose, given);
    const uric_grammar *grammar = choose_grammar(compose.options.grammar);
    compose.rule = choose_parser(grammar, compose.options.rule, uric_grammar_reference(grammar));
    if (!by_options)
        return each_string(argv + optind, compose.options.delimiter, compose_line, &compose);

    if (optind < argc)
        fail_usage(self, "options give the components, and '%s' is no option", argv[optind]);
    uric_uri uri = {.rule = compose.rule};
    for (size_t i = 0; i < NAMES; i++) {
        uric_span *component = component_named(&uri, names[i], strlen(names[i]));
        if (given[i] != NULL && component == NULL)
            fail_usage(self, "%s has no component '%s'", uric_grammar_name(grammar), names[i]);
        if (given[i] != NULL)
            *component = (uric_span){given[i], strlen(given[i])};
    }
    return compose_uri(&compose, &uri, (uric_span){NULL, 0});
}

const struct command compose_command = {
    .name = "compose",
    .summary = "make URIs of their components",
    .help = help,
    .run = run_compose,
};
