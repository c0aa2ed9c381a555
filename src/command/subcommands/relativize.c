/* uric relativize: references for targets. */
#include "command/command.h"

#include "command/io/output.h"
#include "command/subcommands/with_base.h"

enum { OPTION_PAIRS = OPTION_OWN };

static int relativize_string(const struct with_base *with, struct out *out, const uric_uri *base,
                             const uric_uri *target) {
    uric_status status;
    uric_buffer buffer = out_begin(out, with->is_plain, 0);
    while ((status = uric_relativize(base, target, &buffer)) == URIC_NO_ROOM)
        buffer = out_begin(out, with->is_plain, buffer.len);
    if (status != URIC_OK && status != URIC_NO_SHORTER)
        return out_status_line(out, with, base, status);
    if (with->options.json) {
        out_text(out, "{\"reference\":");
        out_json(out, written(&buffer));
        out_text(out, status == URIC_NO_SHORTER ? ",\"itself\":true}" : ",\"itself\":false}");
    } else
        out_end(out, with->is_plain, &buffer);
    out_byte(out, '\n');
    return EXIT_OK;
}

static int run_relativize(const struct command *self, int argc, char **argv) {
    struct with_base with = {.options = DEFAULT_OPTIONS, .handler = relativize_string};
    while (next_option(self, argc, argv, &with.options) >= 0)
        with.pairs = true;
    with_base_grammar(&with);
    return each_with_base(self, &with, argc, argv);
}

static const struct help_option relativize_options[] = {
    {OPTION_PAIRS, "pairs", NULL, "each LINE has a base of its own: BASE<TAB>TARGET", NULL, 0},
    {0}};

const struct command relativize_command = {
    .help =
        {
            .name = "relativize",
            .summary = "find the shortest references to targets",
            .usages = {"[OPTION...] BASE [TARGET...]", "[OPTION...] --pairs [LINE...]"},
            .description =
                "Finds the shortest reference that, resolved against BASE, gives TARGET, byte by "
                "byte: for each TARGET, or each line of standard input ('-', or no TARGET). 'uric "
                "resolve' with the same grammar is its inverse.",
            .examples =
                {"uric relativize http://a/b/c/d http://a/b/g http://a/b/c/ 'http://a/b/c/d?q'",
                 "printf 'http://a/b\\thttp://a/c\\n' | uric relativize --pairs"},
            .options = {relativize_options, parser_options, input_options, json_options,
                        common_options},
            .sections = {{"Output",
                          "One line for each target: the reference, which is the target itself if "
                          "no other gives it. RFC 3986 has no reference for a target with '.' or "
                          "'..' segments.\n" HELP_REFUSED
                          "--json: {\"reference\", \"itself\"}: itself is true if no reference but "
                          "the target gives it; or {\"error\":{\"offset\",\"message\",...}}, "
                          "with \"in\":\"base\" if the base is refused.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_relativize,
};
