/* uric normalize: the normal form of each string. */
#include <stdlib.h>
#include <string.h>

#include "command/command.h"

#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/subcommands/level.h"
#include "command/threads/strings.h"

struct normalize {
    struct options options;
    unsigned levels;
    bool to_uri;
    const uric_rule *rule;
};

/* Maps a normal form to a URI. The form is copied, for the URI is written over it. */
static uric_buffer map_to_uri(struct out *out, bool is_plain, uric_buffer normal) {
    char *copy = resize(NULL, normal.len + 1);
    size_t len = normal.len;
    memcpy(copy, normal.at, len);
    uric_buffer mapped = out_begin(out, is_plain, len);
    while (uric_to_uri(copy, len, &mapped) == URIC_NO_ROOM)
        mapped = out_begin(out, is_plain, mapped.len);
    free(copy);
    return mapped;
}

static int normalize_string(const void *context, struct out *out, uric_span text) {
    const struct normalize *normalize = context;
    bool json = normalize->options.json, is_plain = !json; /* all of a normal form is printable */
    uric_uri uri;
    if (!parse_or_out_error(out, normalize->rule, text, 0, IN_STRING, json, &uri))
        return EXIT_REFUSED;
    uric_buffer normal = out_begin(out, is_plain, text.len);
    uric_status status;
    while ((status = uric_normalize(&uri, normalize->levels, &normal)) == URIC_NO_ROOM)
        normal = out_begin(out, is_plain, normal.len);
    if (status != URIC_OK) { /* a grammar that has, for example, a host but no authority */
        out_other_error(out, 0, uric_status_text(status), json);
        out_byte(out, '\n');
        return EXIT_REFUSED;
    }
    if (normalize->to_uri)
        normal = map_to_uri(out, is_plain, normal);
    if (json) {
        out_result_line(out, "normal", written(&normal), true);
    } else {
        out_end(out, is_plain, &normal);
        out_byte(out, '\n');
    }
    return EXIT_OK;
}

static int run_normalize(const struct command *self, int argc, char **argv) {
    struct normalize normalize = {.options = DEFAULT_OPTIONS, .levels = URIC_BY_SYNTAX};
    unsigned further = 0;
    int option;
    while ((option = next_option(self, argc, argv, &normalize.options)) >= 0)
        if (option == OPTION_LEVEL)
            normalize.levels = choose_level(self, optarg);
        else if (option == OPTION_TO_URI)
            normalize.to_uri = true;
        else
            further |= URIC_BY_IPV6;
    normalize.levels |= further;

    const uric_grammar *grammar = choose_grammar(normalize.options.grammar);
    normalize.rule =
        choose_parser(grammar, normalize.options.rule, uric_grammar_reference(grammar));
    return each_string(argv + optind, &normalize.options, normalize_string, &normalize);
}

static const struct help_option map_options[] = {
    {OPTION_TO_URI, "to-uri", NULL, "map IRIs to URIs: percent-encode what is not ASCII", NULL, 0},
    {0}};

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
            .options = {level_options, map_options, parser_options, input_options, json_options,
                        common_options},
            .sections = {{"Output",
                          "One line for each string: its normal form. A reference without scheme "
                          "loses dot segments only behind a '/': '../a' stays. Documents before "
                          "rfc2396bis-01 remove none.\n" HELP_REFUSED
                          "--json: {\"normal\"}; or {\"error\"}, as in 'uric parse'.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_normalize,
};
