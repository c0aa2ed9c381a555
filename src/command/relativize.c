/* uric relativize: references for targets. */
#include "command.h"

#include "based.h"
#include "output.h"

static const char help[] =
    "Usage: uric relativize [OPTION...] BASE [TARGET...]\n"
    "       uric relativize [OPTION...] --pairs [LINE...]\n"
    "\n"
    "Finds the shortest reference that, resolved against BASE, gives TARGET, byte by\n"
    "byte: for each TARGET, or each line of standard input ('-', or no TARGET).\n"
    "'uric resolve' with the same grammar is its inverse.\n"
    "\n"
    "Examples:\n"
    "  uric relativize http://a/b/c/d http://a/b/g http://a/b/c/ 'http://a/b/c/d?q'\n"
    "  printf 'http://a/b\\thttp://a/c\\n' | uric relativize --pairs\n"
    "\n"
    "Options:\n"
    "      --pairs         each LINE has a base of its own: BASE<TAB>TARGET\n" HELP_OPTIONS "\n"
    "Output:\n"
    "  One line for each target: the reference, which is the target itself if no\n"
    "  other gives it. RFC 3986 has no reference for a target with '.' or '..'\n"
    "  segments.\n" HELP_REFUSED
    "  --json: {\"reference\",\"itself\"}: itself tells whether no reference but the\n"
    "  target gives it; or {\"error\":{\"offset\",\"message\",...}}, with \"in\":\"base\" if\n"
    "  the base is refused.\n" HELP_EXIT;

enum { OPTION_PAIRS = OPTION_OWN };

static int relativize_string(const struct based *based, struct out *out, const uric_uri *base,
                             const uric_uri *target) {
    uric_buffer buffer = out_begin(out, based->is_plain, 0);
    uric_status status = uric_relativize(base, target, &buffer);
    if (status == URIC_NO_ROOM) {
        buffer = out_begin(out, based->is_plain, buffer.len);
        status = uric_relativize(base, target, &buffer);
    }
    if (status == URIC_NOT_ABSOLUTE && base->scheme.at == NULL)
        return out_based_trouble(out, based, "the base is not absolute: it has no scheme");
    if (status != URIC_OK && status != URIC_ITSELF)
        return out_based_trouble(out, based, uric_status_text(status));
    if (based->options.json) {
        out_text(out, "{\"reference\":");
        out_json(out, written(&buffer));
        out_text(out, status == URIC_ITSELF ? ",\"itself\":true}" : ",\"itself\":false}");
    } else
        out_end(out, based->is_plain, &buffer);
    out_byte(out, '\n');
    return EXIT_WELL;
}

static int run_relativize(const struct command *self, int argc, char **argv) {
    static const struct option names[] = {
        LONG_OPTIONS, {"pairs", no_argument, NULL, OPTION_PAIRS}, {0}};
    struct based based = {.options = DEFAULT_OPTIONS, .handler = relativize_string};
    while (next_option(self, argc, argv, SHORT_OPTIONS, names, &based.options) >= 0)
        based.pairs = true;
    based_grammar(&based);
    return each_based(self, &based, argc, argv);
}

const struct command relativize_command = {
    .name = "relativize",
    .summary = "find the shortest references to targets",
    .help = help,
    .run = run_relativize,
};
