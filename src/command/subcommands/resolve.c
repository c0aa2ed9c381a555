/* uric resolve: the targets of references. */
#include "command/command.h"

#include <string.h>

#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/subcommands/target.h"
#include "command/subcommands/with_base.h"

enum { OPTION_PAIRS = OPTION_OWN, OPTION_NON_STRICT, OPTION_DOTS, OPTION_LEAVE_DOTS };

void out_current_document(struct out *out, const uric_uri *reference) {
    out_text(out, "(current document)");
    if (reference->fragment.at != NULL) {
        out_byte(out, '#');
        out_escaped(out, reference->fragment.at, reference->fragment.len);
    }
}

static void out_target_json(struct out *out, uric_status status, const uric_uri *reference,
                            uric_span target, bool above_root) {
    bool current = status == URIC_CURRENT_DOCUMENT;
    out_text(out, "{\"target\":");
    out_json(out, current ? (uric_span){NULL, 0} : target);
    out_text(out, current ? ",\"current_document\":true" : ",\"current_document\":false");
    out_text(out, ",\"fragment\":");
    out_json(out, reference->fragment);
    out_text(out, above_root ? ",\"above_root\":true}\n" : ",\"above_root\":false}\n");
}

static int resolve_string(const struct with_base *with, struct out *out, const uric_uri *base,
                          const uric_uri *reference) {
    const unsigned *options = with->context;
    bool above_root;
    uric_status status;
    uric_buffer buffer = out_begin(out, with->is_plain, 0);
    while ((status = uric_resolve(base, reference, *options, &buffer, &above_root)) == URIC_NO_ROOM)
        buffer = out_begin(out, with->is_plain, buffer.len);
    if (status != URIC_OK && status != URIC_CURRENT_DOCUMENT)
        return out_status_line(out, with, base, status);
    if (with->options.json) {
        out_target_json(out, status, reference, written(&buffer), above_root);
        return EXIT_OK;
    }
    if (status == URIC_CURRENT_DOCUMENT)
        out_current_document(out, reference);
    else
        out_end(out, with->is_plain, &buffer);
    out_byte(out, '\n');
    return EXIT_OK;
}

/* The words of --dots; and for each, the option of uric_resolve, and the documents that leave no
 * other choice. */
static const struct help_word dots_words[] = {{"keep", "it stays (the default)"},
                                              {"drop", "it is removed"},
                                              {"refuse", "the reference is refused"},
                                              {0}};
static const struct {
    unsigned option;
    uric_above_root only;
} choices[] = {
    {0, URIC_ABOVE_ROOT_KEPT},
    {URIC_DROP_ABOVE_ROOT, URIC_ABOVE_ROOT_DROPPED},
    {URIC_REFUSE_ABOVE_ROOT, URIC_ABOVE_ROOT_OPEN},
};

static unsigned dots_option(const struct command *self, const uric_grammar *grammar,
                            const char *name) {
    size_t i = read_word(self, OPTION_DOTS, name);
    uric_above_root is = uric_grammar_above_root(grammar);
    if (uric_grammar_resolver(grammar) != NULL && is != URIC_ABOVE_ROOT_OPEN &&
        is != choices[i].only)
        fail_usage(self, "--dots=%s: %s leaves no choice, '..' above the root is %s", name,
                   uric_grammar_name(grammar), is == URIC_ABOVE_ROOT_KEPT ? "kept" : "dropped");
    return choices[i].option;
}

static int run_resolve(const struct command *self, int argc, char **argv) {
    unsigned how = 0;
    struct with_base with = {
        .options = DEFAULT_OPTIONS, .handler = resolve_string, .context = &how};
    const char *dots = NULL;
    int option;
    while ((option = next_option(self, argc, argv, &with.options)) >= 0) {
        switch (option) {
        case OPTION_PAIRS: with.pairs = true; break;
        case OPTION_NON_STRICT: how |= URIC_NON_STRICT; break;
        case OPTION_DOTS: dots = optarg; break;
        default: how |= URIC_LEAVE_DOTS;
        }
    }
    const uric_grammar *grammar = with_base_grammar(&with);
    if (dots != NULL)
        how |= dots_option(self, grammar, dots);
    return each_with_base(self, &with, argc, argv);
}

static const struct help_option resolve_options[] = {
    {OPTION_PAIRS, "pairs", NULL, "each LINE has a base of its own: BASE<TAB>REFERENCE", NULL, 0},
    {OPTION_NON_STRICT, "non-strict", NULL,
     "ignore the scheme of a reference if it is the scheme of the base: http:g is g", NULL, 0},
    {OPTION_DOTS, "dots", "WHAT",
     "what happens to '..' above the root if the document does not decide (RFC 2396 and its "
     "neighbours):",
     dots_words, COMPLETE_WORDS},
    {OPTION_LEAVE_DOTS, "leave-dots", NULL, "remove no '.' and '..' at all", NULL, 0},
    {0}};

const struct command resolve_command = {
    .help =
        {
            .name = "resolve",
            .summary = "resolve references against a base",
            .usages = {"[OPTION...] BASE [REFERENCE...]", "[OPTION...] --pairs [LINE...]"},
            .description = "Resolves each REFERENCE, or each line of standard input ('-', or no "
                           "REFERENCE), against BASE, as the grammar's document says: without -g "
                           "RFC 3986, section 5.2, strictly.",
            .examples = {"uric resolve 'http://a/b/c/d;p?q' ../g '?y' '#s'",
                         "uric resolve http://example.com/a/ < references.txt",
                         "uric resolve -g rfc2396 --dots=drop http://a/b ../../g",
                         "printf 'http://a/b\\tc\\n' | uric resolve --pairs"},
            .options = {resolve_options, parser_options, input_options, json_options,
                        common_options},
            .sections =
                {{"Output",
                  "One line for each reference: its target; or '(current document)' and the "
                  "fragment, where the document has no target for an empty "
                  "reference.\n" HELP_REFUSED
                  "If the base has no scheme, every reference gives such a line.\n"
                  "--json: {\"target\", \"current_document\", \"fragment\", \"above_root\"}: "
                  "target is null for the current document, and above_root is true if a '..' "
                  "went above the root; or {\"error\":{\"offset\",\"message\",...}}, with "
                  "\"in\":\"base\" if the base is refused.\n"
                  "Without -r, base and reference are parsed by the rule that the document "
                  "resolves by, which may take more than its syntax (RFC 2396: '?y').\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
        },
    .run = run_resolve,
};
