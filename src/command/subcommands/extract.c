/* uric extract: the URIs in running text. */
#include "command/command.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"
#include "command/io/output.h"
#include "command/options.h"

enum { OPTION_SCHEMES = OPTION_OWN };

/* A part of a file: what was read last, and before it what may begin a URI. */
struct window {
    const char *name; /* of the file */
    char *at;         /* [size], of which `len` are read */
    size_t size, len;
    size_t next;      /* where the search goes on */
    size_t wanted;    /* the length from which it does, so that a long URI is not read too often */
    uintmax_t offset; /* of the first byte in the file */
    size_t counted;   /* bytes whose lines are counted */
    uintmax_t line, column; /* of the byte behind them, from 1 */
};

struct extract {
    struct options options;
    uric_extractor how;
};

static void count_lines(struct window *window, size_t up_to) {
    const char *at = window->at + window->counted, *end = window->at + up_to;
    for (const char *newline; (newline = memchr(at, '\n', (size_t)(end - at))) != NULL;
         at = newline + 1) {
        window->line++;
        window->column = 1;
    }
    window->column += (size_t)(end - at);
    window->counted = up_to;
}

static void out_found(struct out *out, const struct extract *extract, struct window *window,
                      const uric_found *found) {
    size_t begin = (size_t)(found->text.at - window->at);
    count_lines(window, begin);
    bool json = extract->options.json;
    out_text(out, json ? "{\"file\":" : "");
    if (json)
        out_json_text(out, window->name);
    else
        out_escaped(out, window->name, strlen(window->name));
    out_text(out, json ? ",\"line\":" : ":");
    out_number(out, window->line);
    out_text(out, json ? ",\"column\":" : ":");
    out_number(out, window->column);
    if (json) {
        out_text(out, ",\"offset\":");
        out_number(out, window->offset + begin);
        out_text(out, ",\"length\":");
        out_number(out, found->text.len);
        out_text(out, ",\"delimiter\":");
        out_json_text(out, uric_delimiter_name(found->delimiter));
        out_text(out, found->hyphen ? ",\"hyphen\":true" : ",\"hyphen\":false");
    }
    out_text(out, json ? ",\"uri\":" : "\t");
    uric_buffer uri = out_scratch(out, found->text.len);
    uric_unbroken(found, &uri);
    if (json)
        out_json(out, written(&uri));
    else
        out_escaped(out, uri.at, uri.len);
    out_text(out, json ? "}\n" : "\n");
}

/* Appends what was read behind the window. */
static void append(struct window *window, uric_span text) {
    if (text.len > window->size - window->len) {
        if (text.len > SIZE_MAX / 2 - window->len)
            fail("out of memory");
        window->size = 2 * (window->len + text.len);
        window->at = grow(window->at, window->size);
    }
    memcpy(window->at + window->len, text.at, text.len);
    window->len += text.len;
}

/* Writes the URIs of the window, and drops what is not needed any more. */
static void extract_window(const struct extract *extract, struct window *window, bool more) {
    uric_found found;
    if (more && window->len < window->wanted)
        return;
    while (uric_extract(&extract->how, window->at, window->len, more, &window->next, &found) ==
           URIC_OK)
        out_found(&standard_output, extract, window, &found);
    size_t drop = window->next > URIC_EXTRACT_CONTEXT ? window->next - URIC_EXTRACT_CONTEXT : 0;
    if (drop > window->counted)
        count_lines(window, drop);
    memmove(window->at, window->at + drop, window->len - drop);
    window->offset += drop;
    window->len -= drop;
    window->next -= drop;
    window->counted -= drop;
    window->wanted = 2 * window->len;
}

static void end_file(const struct extract *extract, struct window *window, const char *name) {
    if (window->name != NULL)
        extract_window(extract, window, false);
    *window = (struct window){
        .name = name, .at = window->at, .size = window->size, .line = 1, .column = 1};
}

static int run_extract(const struct command *self, int argc, char **argv) {
    struct extract extract = {.options = DEFAULT_OPTIONS, .how = {.schemes = URIC_EXTRACT_SCHEMES}};
    while (next_option(self, argc, argv, &extract.options) >= 0)
        extract.how.schemes = optarg;
    const uric_grammar *grammar = choose_grammar(extract.options.grammar);
    extract.how.rule = choose_rule(grammar, extract.options.rule, uric_grammar_reference(grammar));

    struct line_reader lines = {.end = {.delimiter = '\n'}, .names = lines_operands(argv + optind)};
    struct block block = {0};
    struct window window = {0};
    int status = EXIT_OK;
    while (lines_read(&lines, &block)) {
        if (block.begins)
            end_file(&extract, &window, block.name);
        if (block.text.len > 0) {
            append(&window, block.text);
            extract_window(&extract, &window, true);
        }
        if (block.error != NULL) {
            print_error("%s", block.error);
            free(block.error);
            block.error = NULL;
            status = EXIT_FAILED;
        }
        out_flush(&standard_output);
    }
    end_file(&extract, &window, NULL);
    free(window.at);
    block_free(&block);
    lines_free(&lines);
    return status;
}

static const struct help_option extract_options[] = {
    {OPTION_SCHEMES, "schemes", "WORDS",
     "schemes, with spaces between, that need no '//' behind them (default: " URIC_EXTRACT_SCHEMES
     ")",
     NULL, COMPLETE_NOTHING},
    {0}};

const struct command extract_command = {
    .help =
        {
            .name = "extract",
            .summary = "find the URIs in running text",
            .usages = {"[OPTION...] [FILE...]"},
            .description = "Finds the URIs in the FILEs, or in standard input ('-', or no FILE), "
                           "as RFC 3986, Appendix C, says, and prints where each begins. Each is a "
                           "string of a rule and begins with a scheme; without -r, the rule is the "
                           "document's for a reference.",
            .examples = {"uric extract message.txt",
                         "uric extract *.md | cut -f2 | sort -u | uric check",
                         "uric extract --json < README.md", "uric extract -g http page.txt"},
            .options = {extract_options, rule_options, json_options, common_options},
            .sections =
                {{"What is found",
                  "<http://h/> and <URL:http://h/>: all between the brackets, without whitespace "
                  "and line breaks, up to an empty line.\n"
                  "\"http://h/\" and [text](http://h/): all between the quotes or brackets.\n"
                  "http://h/: up to a byte that the rule does not allow there; without the "
                  "punctuation (.,:;!?') of the sentence, and without brackets that are "
                  "not balanced.\n"
                  "Behind 'URL:' and '](' stands any scheme; elsewhere '//' must follow, or the "
                  "scheme must be one of --schemes.\n"},
                 {"Output",
                  "FILE:LINE:COLUMN<TAB>URI: where the URI begins, LINE and COLUMN from 1, COLUMN "
                  "in bytes. In URI, a byte that is not printable ASCII is written \\xHH.\n"
                  "--json: {\"file\", \"line\", \"column\", \"offset\", \"length\", \"delimiter\", "
                  "\"hyphen\", \"uri\"}: offset (from 0) and length count bytes of the file, with "
                  "whitespace that uri lacks; delimiter is bare, angles, quotes or link; hyphen: a "
                  "line was broken behind a hyphen, which may not be part of the URI.\n"
                  "Memory does not grow with the input, but a line and a URI have to fit.\n"}},
            .statuses = {"success", NULL, "wrong usage, or input or output failed"},
            .operands = {COMPLETE_FILES, COMPLETE_FILES, COMPLETE_FILES},
        },
    .run = run_extract,
};
