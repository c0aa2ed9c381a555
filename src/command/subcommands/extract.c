/* uric extract: the URIs in running text. */
#include "command/command.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"
#include "command/io/place.h"
#include "command/options.h"
#include "command/subcommands/guess.h"
#include "command/subcommands/links.h"

enum { OPTION_CANDIDATES = OPTION_OWN, OPTION_HTML, OPTION_RESOLVE };

/* A part of a file: what was read last, and before it what may begin a URI. */
struct window {
    char *at; /* [size], of which `len` are read */
    size_t size, len;
    size_t next;   /* where the search goes on */
    size_t word;   /* where that for suffix references goes on */
    size_t wanted; /* the length from which it does, so that a long URI is not read too often */
    size_t passed; /* bytes before the place */
    struct place place; /* its file is NULL before the first file */
};

struct extract {
    struct options options;
    uric_extractor how;
    unsigned guesses;        /* rules that complete suffix references */
    const uric_rule *suffix; /* says where they stand */
};

static bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static void pass_to(struct window *window, size_t end) {
    place_pass(&window->place, window->at + window->passed, end - window->passed);
    window->passed = end;
}

/* With a name, the guess completes what was found. */
static void out_found(struct out *out, const struct extract *extract, struct window *window,
                      const uric_found *found, const struct guess *guess) {
    bool json = extract->options.json;
    pass_to(window, (size_t)(found->text.at - window->at));
    out_place(out, &window->place, json);
    if (json) {
        out_text(out, "\"length\":");
        out_number(out, found->text.len);
        out_text(out, ",\"delimiter\":");
        out_json_text(out, found->delimiter);
        out_text(out, ",\"hyphen\":");
        out_text(out, found->hyphen ? "true" : "false");
        out_text(out, ",\"uri\":");
    }
    uric_span uri = guess->text;
    if (guess->name == NULL) {
        uric_buffer unbroken = out_scratch(out, found->text.len);
        uric_unbroken(found, &unbroken);
        uri = written(&unbroken);
    }
    if (json)
        out_json(out, uri);
    else
        out_escaped(out, uri.at, uri.len);
    if (guess->name != NULL) {
        out_text(out, json ? ",\"guess\":\"" : "\t");
        out_text(out, guess->name);
        out_text(out, json ? "\"" : "");
    }
    out_text(out, json ? "}\n" : "\n");
}

/* Writes the suffix references of the words before `end`. The last one is not whole with `more`. */
static void extract_suffixes(const struct extract *extract, struct window *window, size_t end,
                             bool more) {
    while (window->word < end) {
        const char *at = window->at + window->word;
        size_t len = 0, most = end - window->word;
        while (len < most && !is_space(at[len]))
            len++;
        if (more && len == most)
            return;
        uric_uri word;
        if (uric_parse(&word, extract->suffix, at, len, NULL) == URIC_OK) {
            uric_found found = {.delimiter = "suffix"};
            found.text = uric_component_of(&word, uric_component_named(word.chosen, "uri", 3));
            struct guess guess = find_guess(extract->guesses, extract->how.rule, found.text);
            if (guess.name != NULL)
                out_found(&standard_output, extract, window, &found, &guess);
            free(guess.memory);
        }
        window->word += len < most ? len + 1 : len;
    }
}

/* Appends what was read behind the window. */
static void append(struct window *window, uric_span text) {
    if (text.len > window->size - window->len) {
        if (text.len > SIZE_MAX / 2 - window->len)
            exit_with_error("out of memory");
        window->size = 2 * (window->len + text.len);
        window->at = resize(window->at, window->size);
    }
    memcpy(window->at + window->len, text.at, text.len);
    window->len += text.len;
}

/* Writes the URIs of the window, and drops what is not needed any more. */
static void extract_window(const struct extract *extract, struct window *window, bool more) {
    static const struct guess no_guess = {.name = NULL};
    uric_found found;
    if (more && window->len < window->wanted)
        return;
    while (uric_extract(&extract->how, window->at, window->len, more, &window->next, &found) ==
           URIC_OK) {
        if (extract->suffix != NULL)
            extract_suffixes(extract, window, (size_t)(found.text.at - window->at), false);
        out_found(&standard_output, extract, window, &found, &no_guess);
        window->word = window->next;
    }
    if (extract->suffix != NULL)
        extract_suffixes(extract, window, window->next, more);
    else
        window->word = window->next;
    size_t drop = window->word < window->next ? window->word : window->next;
    if (drop > window->passed)
        pass_to(window, drop);
    memmove(window->at, window->at + drop, window->len - drop);
    window->len -= drop;
    window->next -= drop;
    window->word -= drop;
    window->passed -= drop;
    window->wanted = 2 * window->len;
}

static void end_file(const struct extract *extract, struct window *window, const char *name) {
    if (window->place.file != NULL)
        extract_window(extract, window, false);
    *window =
        (struct window){.at = window->at, .size = window->size, .place = place_at_start(name)};
}

static const uric_grammar *choose_candidates(const char *name, bool guesses) {
    static const char *const rules[] = {"before", "bare", "suffix"};
    const uric_grammar *grammar = choose_grammar(name);
    for (size_t i = 0; i < (guesses ? 3 : 2); i++)
        if (uric_grammar_parser(grammar, rules[i], strlen(rules[i])) == NULL)
            exit_with_error(
                "--candidates: %s has no rule '%s' that reports components, which running-text has",
                name, rules[i]);
    return grammar;
}

/* `candidates`: --candidates; or NULL. */
static int run_extract_text(struct extract *extract, const char *candidates, char **operands) {
    const uric_grammar *grammar = choose_grammar(extract->options.grammar);
    extract->how.rule =
        choose_rule(grammar, extract->options.rule, uric_grammar_reference(grammar));
    extract->how.candidates =
        choose_candidates(candidates != NULL ? candidates : "running-text", extract->guesses != 0);
    if (extract->guesses != 0)
        extract->suffix = uric_grammar_parser(extract->how.candidates, "suffix", 6);
    struct line_reader lines = {.end = {.delimiter = '\n'}, .names = lines_operands(operands)};
    struct block block = {0};
    struct window window = {0};
    int status = EXIT_OK;
    while (lines_read(&lines, &block)) {
        if (block.begins)
            end_file(extract, &window, block.name);
        if (block.text.len > 0) {
            append(&window, block.text);
            extract_window(extract, &window, true);
        }
        if (block.error != NULL) {
            print_error("%s", block.error);
            free(block.error);
            block.error = NULL;
            status = EXIT_FAILED;
        }
        out_flush(&standard_output);
    }
    end_file(extract, &window, NULL);
    free(window.at);
    block_free(&block);
    lines_free(&lines);
    return status;
}

static int run_extract_html(const struct command *self, struct links *links, char **operands) {
    const uric_grammar *grammar = choose_grammar(links->options->grammar);
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    if (links->resolves && resolver == NULL)
        fail_usage(self, "--resolve: %s", uric_status_text(URIC_NO_RESOLUTION));
    const char *fallback =
        links->resolves ? uric_rule_name(resolver) : uric_grammar_reference(grammar);
    links->outer.rule = choose_parser(grammar, links->options->rule, fallback);
    parse_outer_bases(self, &links->outer);
    expect_html_reader(self);
    return extract_links(links, operands);
}

static int run_extract(const struct command *self, int argc, char **argv) {
    struct extract extract = {.options = DEFAULT_OPTIONS};
    struct links links = {.options = &extract.options};
    const char *candidates = NULL;
    bool html = false, has_bases = false;
    for (int option; (option = next_option(self, argc, argv, &extract.options)) >= 0;)
        switch (option) {
        case OPTION_CANDIDATES: candidates = optarg; break;
        case OPTION_GUESS: read_guesses(self, optarg, &extract.guesses); break;
        case OPTION_HTML: html = true; break;
        case OPTION_RESOLVE: links.resolves = true; break;
        default: has_bases |= read_base_option(&links.outer, option, optarg);
        }
    if (links.resolves && !html)
        fail_usage(self, "--resolve needs --html");
    if (has_bases && !links.resolves)
        fail_usage(self, "a base needs --resolve");
    if (html && candidates != NULL)
        fail_usage(self, "--html excludes --candidates");
    if (html && extract.guesses != 0)
        fail_usage(self, "--html excludes --guess");
    return html ? run_extract_html(self, &links, argv + optind)
                : run_extract_text(&extract, candidates, argv + optind);
}

static const struct help_option extract_options[] = {
    {OPTION_CANDIDATES, "candidates", "GRAMMAR",
     "the grammar that says where URIs stand in a text (default: running-text), or a file", NULL,
     COMPLETE_GRAMMARS},
    {OPTION_HTML, "html", NULL, "read HTML pages, and print their links", NULL, 0},
    {OPTION_RESOLVE, "resolve", NULL,
     "resolve the links of a page against its base, BASE or one of these (see 'uric base'):", NULL,
     0},
    {0}};

const struct command extract_command = {
    .help =
        {
            .name = "extract",
            .summary = "find the URIs in running text",
            .usages = {"[OPTION...] [FILE...]", "--html [--resolve] [OPTION...] [FILE...]"},
            .description = "Finds the URIs in the FILEs, or in standard input ('-', or no FILE), "
                           "as RFC 3986, Appendix C, says, and prints where each begins. Each is a "
                           "string of a rule and begins with a scheme; without -r, the rule is the "
                           "document's for a reference.\n"
                           "--html: the links of pages, which can be relative references.",
            .examples = {"uric extract message.txt",
                         "uric extract *.md | cut -f2 | sort -u | uric check",
                         "uric extract --json < README.md", "uric extract -g http page.txt",
                         "uric extract --guess=www,mailto message.txt",
                         "uric extract --html --resolve --retrieval=http://example.com/ page.html"},
            .options = {extract_options, base_options, guess_options, rule_options, json_options,
                        common_options},
            .sections =
                {{"What is found",
                  "<http://h/> and <URL:http://h/>: all between the brackets, without whitespace "
                  "and line breaks, up to an empty line.\n"
                  "\"http://h/\" and [text](http://h/): all between the quotes or brackets.\n"
                  "http://h/: up to a byte that the rule does not allow there; without the "
                  "punctuation (.,:;!?') of the sentence, and without brackets that are "
                  "not balanced.\n"
                  "*http://h/*: as without the mark (*, _ or ~), which is not part of the URI.\n"
                  "Behind 'URL:' and '](' stands any scheme; elsewhere '//' must follow, or the "
                  "scheme must be a known one, such as mailto.\n"
                  "The grammar running-text says all that: to change it, for another scheme or "
                  "delimiter, copy and edit its two files, and name the copy by --candidates.\n"
                  "--guess: www.w3.org/Addressing/ and the like, too: words, behind whitespace or "
                  "an "
                  "opening delimiter, that a rule completes. " HELP_GUESS},
                 {"Output",
                  "FILE:LINE:COLUMN<TAB>URI: where the URI begins, LINE and COLUMN from 1, COLUMN "
                  "in bytes. In URI, a byte that is not printable ASCII is written \\xHH. A guess "
                  "is "
                  "followed by <TAB>RULE, and by --json has \"guess\", the rule, and delimiter "
                  "suffix.\n"
                  "--json: {\"file\", \"line\", \"column\", \"offset\", \"length\", \"delimiter\", "
                  "\"hyphen\", \"uri\"}: offset (from 0) and length count bytes of the file, with "
                  "whitespace that uri lacks; delimiter is the rule of running-text: bare, angles, "
                  "label (<URL:http://h/>), quotes, link or emphasis; hyphen: a line was broken "
                  "behind a hyphen, which may not be part of the URI.\n"
                  "Memory does not grow with the input, but a line and a URI have to fit.\n"
                  "--html: a line for each link, at the place of the attribute's value, or of the "
                  "link in it, if it is written without character references: what HTML, and HTML "
                  "4 "
                  "before it, give as a URL, such as href, src, srcset, action, cite, ping, "
                  "poster, the content of a meta element that refreshes, and BASE; without the "
                  "whitespace "
                  "around it. For a link that the rule refuses, or that cannot be resolved, "
                  "error<TAB>OFFSET<TAB>message stands in its place.\n"
                  "--html --json: {\"file\", \"line\", \"column\", \"offset\", \"element\", "
                  "\"attribute\", \"reference\", \"target\"}; target is null without --resolve; "
                  "or \"error\" instead of it. A page has to fit into memory. The time grows with "
                  "the square of the depth of its elements: limit it for pages of strangers "
                  "(ulimit -t).\n"}},
            .statuses = {"success", "a link was refused, or has no base",
                         "wrong usage, or input or output failed"},
            .operands = {COMPLETE_FILES, COMPLETE_FILES, COMPLETE_FILES},
        },
    .run = run_extract,
};
