/* uric decode: the data that text of a component stands for. */
#include "command.h"

#include <string.h>

#include "options.h"
#include "output.h"
#include "strings.h"
#include "trouble.h"

static const char help[] =
    "Usage: uric decode [OPTION...] [STRING...]\n"
    "\n"
    "Undoes percent-encoding, once, in each STRING, or in each line of standard input\n"
    "('-', or no STRING). Split a URI first, and decode its parts: a decoded\n"
    "delimiter is data.\n"
    "\n"
    "Examples:\n"
    "  uric decode 'a%2Fb%20c'\n"
    "  uric decode --plus 'R%26D+costs'\n"
    "  uric decode -0 --raw < names\n"
    "\n"
    "Options:\n"
    "      --plus          '+' stands for a space, as in a query of an HTML form\n"
    "      --refuse=WHAT   refuse the octet 0 (nul), or all of 0x00 to 0x1F and 0x7F\n"
    "                      (control), encoded or not\n"
    "      --raw           write the bytes as they are, then a newline (-0: NUL);\n"
    "                      a line that begins with 'error' may be data\n" HELP_INPUT
    "      --json          write JSON, one object a line: {\"decoded\"}, or "
    "{\"error\"}\n" HELP_COMMON "\n"
    "Output:\n"
    "  One line for each string: the data.\n" HELP_REFUSED HELP_BYTES HELP_EXIT;

struct decode {
    struct options options;
    unsigned how;
    bool raw;
};

static void out_refused(struct out *out, const struct decode *decode, uric_status status,
                        size_t offset) {
    if (decode->options.json) {
        out_text(out, "{\"error\":{\"offset\":");
        out_number(out, offset);
        out_text(out, ",\"message\":");
        out_json_text(out, uric_status_text(status));
        out_text(out, "}}");
    } else {
        out_text(out, "error\t");
        out_number(out, offset);
        out_byte(out, '\t');
        out_text(out, uric_status_text(status));
    }
}

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
        out_refused(out, decode, status, offset);
    out_byte(out, decode->raw ? decode->options.end.delimiter : '\n');
    return status == URIC_OK ? EXIT_WELL : EXIT_REFUSED;
}

static unsigned what_to_refuse(const struct command *self, const char *what) {
    if (strcmp(what, "nul") == 0)
        return URIC_REFUSE_NUL;
    if (strcmp(what, "control") == 0)
        return URIC_REFUSE_CONTROLS;
    fail_usage(self, "what is refused is 'nul' or 'control', not '%s'", what);
}

static int run_decode(const struct command *self, int argc, char **argv) {
    enum { PLUS = OPTION_OWN, REFUSE, RAW };
    static const struct option names[] = {
        {"plus", no_argument, NULL, PLUS},
        {"refuse", required_argument, NULL, REFUSE},
        {"raw", no_argument, NULL, RAW},
        INPUT_OPTIONS,
        {"json", no_argument, NULL, OPTION_JSON},
        COMMON_OPTIONS,
        {0},
    };
    struct decode decode = {.options = DEFAULT_OPTIONS};
    int option;
    while ((option = next_option(self, argc, argv, ":" INPUT_LETTERS COMMON_LETTERS, names,
                                 &decode.options)) >= 0) {
        if (option == PLUS)
            decode.how |= URIC_PLUS_IS_SPACE;
        else if (option == REFUSE)
            decode.how |= what_to_refuse(self, optarg);
        else
            decode.raw = true;
    }
    if (decode.raw && decode.options.json)
        fail_usage(self, "--raw and --json exclude each other");
    return each_string(argv + optind, &decode.options, decode_string, &decode);
}

const struct command decode_command = {
    .name = "decode",
    .summary = "tell what data percent-encoded text stands for",
    .help = help,
    .run = run_decode,
};
