/* uric normalize: the normal form of each string. */
#include "command/command.h"

#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/io/print_error.h"
#include "command/io/strings.h"
#include "command/subcommands/level.h"

struct normalize {
    struct options options;
    unsigned levels;
    const uric_rule *rule;
};

/* As text, all of it is printable. */
static uric_buffer normal_form(const struct normalize *normalize, struct out *out,
                               const uric_uri *uri) {
    bool is_plain = !normalize->options.json;
    uric_buffer normal = out_begin(out, is_plain, uri->text.len);
    while (uric_normalize(uri, normalize->levels, &normal) == URIC_NO_ROOM)
        normal = out_begin(out, is_plain, normal.len);
    return normal;
}

static int normalize_string(const void *context, struct out *out, uric_span text) {
    const struct normalize *normalize = context;
    uric_uri uri;
    uric_error error;
    if (uric_parse(&uri, normalize->rule, text.at, text.len, &error) != URIC_OK) {
        out_refusal_line(out, &(struct refusal){&error, normalize->rule, {.text = text}, 0},
                         normalize->options.json);
        return EXIT_REFUSED;
    }
    uric_buffer normal = normal_form(normalize, out, &uri);
    if (normalize->options.json) {
        out_text(out, "{\"normal\":");
        out_json(out, written(&normal));
        out_byte(out, '}');
    } else
        out_took(out, normal.len);
    out_byte(out, '\n');
    return EXIT_WELL;
}

static int run_normalize(const struct command *self, int argc, char **argv) {
    struct normalize normalize = {.options = DEFAULT_OPTIONS, .levels = URIC_BY_SYNTAX};
    unsigned further = 0;
    int option;
    while ((option = next_option(self, argc, argv, &normalize.options)) >= 0)
        if (option == OPTION_LEVEL)
            normalize.levels = choose_level(self, optarg);
        else
            further |= URIC_BY_IPV6;
    normalize.levels |= further;

    const uric_grammar *grammar = choose_grammar(normalize.options.grammar);
    normalize.rule =
        choose_parser(grammar, normalize.options.rule, uric_grammar_reference(grammar));
    return each_string(argv + optind, &normalize.options, normalize_string, &normalize);
}

const struct command normalize_command = {
    .help =
        {
            .name = "normalize",
            .summary = "write strings in their normal form",
            .usages = {"[OPTION...] [STRING...]"},
            .description =
                "Prints the normal form of each STRING, or of each line of standard input ('-', or "
                "no STRING), by the document of a grammar (RFC 3986, 6.2).",
            .examples = {"uric normalize 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d'",
                         "uric normalize --level=scheme http://example.com:80",
                         "uric normalize < urls.txt"},
            .options = {level_options, parser_options, input_options, json_options, common_options},
            .sections = {{"Output",
                          "One line for each string: its normal form. A reference without scheme "
                          "loses dot segments only behind a '/': '../a' stays. Documents before "
                          "rfc2396bis-01 remove none.\n" HELP_REFUSED
                          "--json: {\"normal\"}; or {\"error\"}, as in 'uric parse'.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_normalize,
};
