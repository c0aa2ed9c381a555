/* uric encode: data as text of a component. */
#include "command.h"

#include <string.h>

#include "options.h"
#include "output.h"
#include "strings.h"
#include "trouble.h"

static const char help[] =
    "Usage: uric encode [OPTION...] COMPONENT [STRING...]\n"
    "\n"
    "Percent-encodes each STRING, or each line of standard input ('-', or no STRING),\n"
    "for use in COMPONENT, a component or a rule of the grammar. A byte that may\n"
    "stand anywhere in such text stands for itself; any other becomes %HH. A STRING\n"
    "is data, not a URI: '%' becomes %25.\n"
    "\n"
    "Examples:\n"
    "  uric encode segment 'a/b c'\n"
    "  uric encode query --also='&=+;' 'R&D'\n"
    "  uric encode -g rfc2396 path_segments < paths.txt\n"
    "\n"
    "Options:\n"
    "      --also=BYTES    encode these bytes, too: --also='&=+;' for the names and\n"
    "                      values of a query that is split further\n"
    "  -g, --grammar=NAME  the grammar (default rfc3986); 'uric grammars' lists them\n" HELP_INPUT
    "      --json          write JSON, one object a line: {\"encoded\"}, or "
    "{\"error\"}\n" HELP_COMMON "\n"
    "Output:\n"
    "  One line for each string: text that the rule accepts; for an empty string,\n"
    "  where the rule needs at least one byte, error<TAB>0<TAB>message.\n" HELP_EXIT;

struct encode {
    struct options options;
    const uric_encoding *encoding;
    const char *also;
};

static void out_nothing(struct out *out, const struct encode *encode) {
    if (encode->options.json) {
        out_text(out, "{\"error\":{\"offset\":0,\"message\":\"");
        out_text(out, uric_encoding_name(encode->encoding));
        out_text(out, " cannot be empty\"}}\n");
        return;
    }
    out_text(out, "error\t0\t");
    out_text(out, uric_encoding_name(encode->encoding));
    out_text(out, " cannot be empty\n");
}

static int encode_string(const void *context, struct out *out, uric_span data) {
    const struct encode *encode = context;
    if (data.len > SIZE_MAX / 3)
        fail("a line of %zu bytes is too long to be encoded", data.len);
    uric_buffer text = out_scratch(out, 3 * data.len);
    if (uric_encode(encode->encoding, data.at, data.len, encode->also, &text) != URIC_OK) {
        out_nothing(out, encode);
        return EXIT_REFUSED;
    }
    if (encode->options.json) {
        out_text(out, "{\"encoded\":");
        out_json(out, written(&text));
        out_byte(out, '}');
    } else
        out_long(out, text.at, text.len);
    out_byte(out, '\n');
    return EXIT_WELL;
}

static int run_encode(const struct command *self, int argc, char **argv) {
    static const struct option names[] = {
        {"grammar", required_argument, NULL, 'g'},
        {"also", required_argument, NULL, OPTION_OWN},
        INPUT_OPTIONS,
        {"json", no_argument, NULL, OPTION_JSON},
        COMMON_OPTIONS,
        {0},
    };
    struct encode encode = {.options = DEFAULT_OPTIONS};
    while (next_option(self, argc, argv, ":g:" INPUT_LETTERS COMMON_LETTERS, names,
                       &encode.options) >= 0)
        encode.also = optarg;
    if (optind == argc)
        fail_usage(self, "a component belongs here");
    encode.encoding = choose_encoding(choose_grammar(encode.options.grammar), argv[optind]);
    return each_string(argv + optind + 1, &encode.options, encode_string, &encode);
}

const struct command encode_command = {
    .name = "encode",
    .summary = "make text of a component of any data",
    .help = help,
    .run = run_encode,
};
