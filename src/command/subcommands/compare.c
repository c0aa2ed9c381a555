/* uric compare: do two strings have the same normal form? */
#include "command/command.h"

#include <string.h>

#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/subcommands/level.h"
#include "command/threads/strings.h"

struct compare {
    struct options options;
    unsigned levels;
    const uric_rule *rule;
};

static int compare_pair(const struct compare *compare, struct out *out, uric_span a, uric_span b) {
    bool json = compare->options.json;
    uric_uri uri_a, uri_b;
    if (!parse_or_out_error(out, compare->rule, a, 0, IN_STRING, json, &uri_a) ||
        !parse_or_out_error(out, compare->rule, b, a.len + 1, IN_STRING, json, &uri_b))
        return EXIT_REFUSED;
    bool equal = uric_compare(&uri_a, &uri_b, compare->levels) == 0;
    if (json)
        out_text(out, equal ? "{\"equal\":true}\n" : "{\"equal\":false}\n");
    else
        out_text(out, equal ? "equal\n" : "different\n");
    return equal ? EXIT_OK : EXIT_REFUSED;
}

static int compare_line(const void *context, struct out *out, uric_span line) {
    const struct compare *compare = context;
    uric_span a, b;
    if (!split_pair(line, &a, &b))
        return out_other_error_line(out, line.len, MISSING_SECOND, compare->options.json);
    return compare_pair(compare, out, a, b);
}

static int run_compare(const struct command *self, int argc, char **argv) {
    struct compare compare = {.options = DEFAULT_OPTIONS, .levels = URIC_BY_SYNTAX};
    unsigned further = 0;
    bool pairs = false;
    int option;
    while ((option = next_option(self, argc, argv, &compare.options)) >= 0) {
        if (option == OPTION_LEVEL)
            compare.levels = choose_level(self, optarg);
        else if (option == OPTION_IPV6)
            further |= URIC_BY_IPV6;
        else
            pairs = true;
    }
    compare.levels |= further;

    const uric_grammar *grammar = choose_grammar(compare.options.grammar);
    compare.rule = choose_parser(grammar, compare.options.rule, uric_grammar_reference(grammar));
    char **operands = argv + optind;
    if (pairs)
        return each_string(operands, &compare.options, compare_line, &compare);
    if (argc - optind != 2)
        fail_usage(self, "missing operands A and B, or --pairs");
    return compare_pair(&compare, &standard_output, (uric_span){operands[0], strlen(operands[0])},
                        (uric_span){operands[1], strlen(operands[1])});
}

static const struct help_option compare_options[] = {
    {OPTION_PAIRS, "pairs", NULL, "each PAIR is A<TAB>B", NULL, 0}, {0}};

const struct command compare_command = {
    .help =
        {
            .name = "compare",
            .summary = "compare the normal forms of two strings",
            .usages = {"[OPTION...] A B", "[OPTION...] --pairs [PAIR...]"},
            .description =
                "Prints 'equal' if A and B have the same normal form by the document of a grammar "
                "(RFC 3986, 6.2), or 'different'. With --pairs, compares the two strings of each "
                "PAIR, or of each line of standard input ('-', or no PAIR).",
            .examples = {"uric compare HTTP://example.com/%7Ea http://EXAMPLE.com/~a",
                         "uric compare --level=scheme http://example.com http://example.com:80/",
                         "uric compare --pairs < pairs.txt"},
            .options = {compare_options, level_options, parser_options, input_options, json_options,
                        common_options},
            .sections = {{"Output",
                          "One line for each pair: 'equal' or 'different'.\n" HELP_REFUSED
                          "OFFSET counts bytes of the line; for two operands, of A<TAB>B.\n"
                          "--json: {\"equal\"}; or {\"error\"}, as in 'uric parse'.\n"}},
            .statuses = {"all pairs are equal", "some pair is different, or was refused",
                         "wrong usage, or input or output failed"},
        },
    .run = run_compare,
};
