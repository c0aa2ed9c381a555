/* uric base: the base URI of HTML pages (RFC 3986, 5.1). */
#include "command/command.h"

#include <stdlib.h>

#include "command/html/page_base.h"
#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/io/whole_files.h"

struct base {
    struct options options;
    struct outer_bases outer;
};

static void out_base_json(struct out *out, const struct page_base *base) {
    out_text(out, "\"base\":");
    out_json(out, base->uri.text);
    out_text(out, ",\"source\":");
    out_json_text(out, base->source);
    out_text(out, ",\"section\":");
    out_json_text(out, base->section);
}

static int base_of_file(const void *context, const char *name, uric_span text) {
    const struct base *asked = context;
    struct out *out = &standard_output;
    struct page page = {0};
    struct page_base base;
    bool json = asked->options.json;
    page_read(&page, text);
    page_base_establish(&base, &asked->outer, &page);
    bool found = base.uri.text.at != NULL;
    if (json) {
        out_text(out, "{\"file\":");
        out_json_text(out, name);
        out_byte(out, ',');
    }
    if (!found) {
        out_no_base(out, &base, asked->outer.rule, json);
    } else if (json) {
        out_base_json(out, &base);
    } else {
        out_escaped(out, base.uri.text.at, base.uri.text.len);
        out_byte(out, '\t');
        out_text(out, base.source);
    }
    out_text(out, json ? "}\n" : "\n");
    free(base.memory);
    page_free(&page);
    return found ? EXIT_OK : EXIT_REFUSED;
}

static int run_base(const struct command *self, int argc, char **argv) {
    struct base base = {.options = DEFAULT_OPTIONS};
    for (int option; (option = next_option(self, argc, argv, &base.options)) >= 0;)
        read_base_option(&base.outer, option, optarg);
    const uric_grammar *grammar = choose_grammar(base.options.grammar);
    base.outer.rule = uric_grammar_resolver(grammar);
    if (base.outer.rule == NULL)
        fail_usage(self, "%s: %s", uric_grammar_name(grammar),
                   uric_status_text(URIC_NO_RESOLUTION));
    parse_outer_bases(self, &base.outer);
    expect_html_reader(self);
    return each_whole_file(argv + optind, base_of_file, &base);
}

const struct command base_command = {
    .help =
        {
            .name = "base",
            .summary = "find the base URI of HTML pages",
            .usages = {"[OPTION...] [FILE...]"},
            .description =
                "Prints the base URI of each FILE, an HTML page, or of standard input ('-', or no "
                "FILE), by the precedence of RFC 3986, 5.1: the page's BASE element, which may be "
                "relative to what follows; --encapsulating; --retrieval; --default.",
            .examples = {"uric base page.html",
                         "uric base --retrieval=http://example.com/a/ page.html",
                         "uric resolve \"$(uric base page.html | cut -f1)\" ../x"},
            .options = {base_options, grammar_options, json_options, common_options},
            .sections =
                {{"Output",
                  "A line for each page: the base, without its fragment, a TAB, and its source: "
                  "content (BASE), encapsulating, retrieval or default.\n"
                  "For a page without a base: error<TAB>OFFSET<TAB>message; OFFSET is that of a "
                  "refused byte in BASE.\n"
                  "--json: {\"file\", \"base\", \"source\", \"section\"}, section of RFC 3986; "
                  "or {\"file\", \"error\"}.\n"
                  "A page has to fit into memory. The time grows with the square of the depth of "
                  "its elements: limit it for pages of strangers (ulimit -t).\n"}},
            .statuses = {"success", "a page has no base", "wrong usage, or input or output failed"},
            .operands = {COMPLETE_FILES, COMPLETE_FILES, COMPLETE_FILES},
        },
    .run = run_base,
};
