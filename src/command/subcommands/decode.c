/* uric decode: decodes percent-encoded text of a component. */
#include "command/command.h"

#include <string.h>

#include "command/io/error_line.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/options.h"
#include "command/threads/strings.h"

struct decode {
    struct options options;
    unsigned how;
    bool raw;
};

static void out_data(struct out *out, const struct decode *decode, uric_span data) {
    if (decode->options.json) {
        out_text(out, "{\"decoded\":");
        out_json(out, data);
        out_byte(out, '}');
    } else if (decode->raw)
        out_long(out, data.at, data.len);
    else
        out_escaped(out, data.at, data.len);
}

static int decode_string(const void *context, struct out *out, uric_span text) {
    const struct decode *decode = context;
    size_t offset;
    uric_buffer data = out_scratch(out, text.len);
    uric_status status = uric_decode(text.at, text.len, decode->how, &data, &offset);
    if (status == URIC_OK)
        out_data(out, decode, written(&data));
    else
        out_other_error(out, offset, uric_status_text(status), decode->options.json);
    out_byte(out, decode->raw ? decode->options.end.delimiter : '\n');
    return status == URIC_OK ? EXIT_OK : EXIT_REFUSED;
}

enum { OPTION_PLUS = OPTION_OWN, OPTION_REFUSE, OPTION_RAW };

static unsigned what_to_refuse(const struct command *self, const char *what) {
    static const unsigned refuse[] = {URIC_REFUSE_NUL, URIC_REFUSE_CONTROLS};
    return refuse[read_word(self, OPTION_REFUSE, what)];
}

static int run_decode(const struct command *self, int argc, char **argv) {
    struct decode decode = {.options = DEFAULT_OPTIONS};
    int option;
    while ((option = next_option(self, argc, argv, &decode.options)) >= 0) {
        if (option == OPTION_PLUS)
            decode.how |= URIC_PLUS_IS_SPACE;
        else if (option == OPTION_REFUSE)
            decode.how |= what_to_refuse(self, optarg);
        else
            decode.raw = true;
    }
    if (decode.raw && decode.options.json)
        fail_usage(self, "--raw and --json exclude each other");
    return each_string(argv + optind, &decode.options, decode_string, &decode);
}

static const struct help_word refuse_words[] = {
    {"nul", "the octet 0"}, {"control", "all of 0x00 to 0x1F, and 0x7F"}, {0}};
static const struct help_option decode_options[] = {
    {OPTION_PLUS, "plus", NULL, "'+' stands for a space, as in a query of an HTML form", NULL, 0},
    {OPTION_REFUSE, "refuse", "WHAT", "octets to refuse, encoded or not:", refuse_words,
     COMPLETE_WORDS},
    {OPTION_RAW, "raw", NULL,
     "write the bytes as they are, then a newline (-0: NUL); a line that begins with 'error' may "
     "be data",
     NULL, 0},
    {0}};

const struct command decode_command = {
    .help =
        {
            .name = "decode",
            .summary = "decode percent-encoded text",
            .usages = {"[OPTION...] [STRING...]"},
            .description = "Decodes each STRING, or each line of standard input ('-', or "
                           "no STRING), once. Split a URI first, then decode its parts: a "
                           "decoded delimiter is data.",
            .examples = {"uric decode 'a%2Fb%20c'", "uric decode --plus 'R%26D+costs'",
                         "uric decode -0 --raw < names"},
            .options = {decode_options, input_options, json_options, common_options},
            .sections = {{"Output", "One line for each string: the data.\n" HELP_REFUSED
                                    "--json: {\"decoded\"}, or {\"error\"}.\n" HELP_BYTES}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_decode,
};
