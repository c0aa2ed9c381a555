/* uric encode: percent-encodes data for a component. */
#include "command/command.h"

#include <stdio.h>

#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/options.h"
#include "command/threads/strings.h"

struct encode {
    struct options options;
    const uric_encoding *encoding;
    const char *also;
};

static int encode_string(const void *context, struct out *out, uric_span data) {
    const struct encode *encode = context;
    if (data.len > SIZE_MAX / 3)
        exit_with_error("a line of %zu bytes is too long to be encoded", data.len);
    uric_buffer text = out_scratch(out, 3 * data.len);
    if (uric_encode(encode->encoding, data.at, data.len, encode->also, &text) != URIC_OK) {
        char message[128]; /* the only error: the data is empty */
        snprintf(message, sizeof message, "%s cannot be empty",
                 uric_encoding_name(encode->encoding));
        return out_other_error_line(out, 0, message, encode->options.json);
    }
    out_result_line(out, "encoded", written(&text), encode->options.json);
    return EXIT_OK;
}

static int run_encode(const struct command *self, int argc, char **argv) {
    struct encode encode = {.options = DEFAULT_OPTIONS};
    while (next_option(self, argc, argv, &encode.options) >= 0)
        encode.also = optarg;
    if (optind == argc)
        fail_usage(self, "missing operand COMPONENT");
    encode.encoding = choose_encoding(choose_grammar(encode.options.grammar), argv[optind]);
    return each_string(argv + optind + 1, &encode.options, encode_string, &encode);
}

static const struct help_option encode_options[] = {
    {OPTION_OWN, "also", "BYTES",
     "also encode these bytes: --also='&=+;' for the names and values of a query", NULL, 0},
    {0}};

const struct command encode_command = {
    .help =
        {
            .name = "encode",
            .summary = "percent-encode data for a component",
            .usages = {"[OPTION...] COMPONENT [STRING...]"},
            .description =
                "Percent-encodes each STRING, or each line of standard input ('-', or no STRING), "
                "for use in COMPONENT, a component or a rule of the grammar. A byte that is "
                "allowed anywhere in COMPONENT stays as it is; "
                "any other byte becomes %HH. A STRING is data, not a URI: '%' becomes %25.",
            .examples = {"uric encode segment 'a/b c'", "uric encode query --also='&=+;' 'R&D'",
                         "uric encode -g rfc2396 path_segments < paths.txt"},
            .options = {encode_options, grammar_options, input_options, json_options,
                        common_options},
            .sections = {{"Output", "One line for each string: text that the rule accepts. For an "
                                    "empty string, if the rule "
                                    "needs at least one byte: error<TAB>0<TAB>message.\n"
                                    "--json: {\"encoded\"}, or {\"error\"}.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
            .operands = {COMPLETE_ENCODINGS},
        },
    .run = run_encode,
};
