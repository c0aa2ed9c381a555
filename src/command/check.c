/* uric check: is each line a string of the rule? */
#include "command.h"

#include <string.h>

#include "ahead.h"
#include "lines.h"
#include "options.h"
#include "output.h"
#include "progress.h"
#include "report.h"
#include "trouble.h"

static const char help[] =
    "Usage: uric check [OPTION...] [FILE...]\n"
    "\n"
    "Checks each line of the FILEs, or of standard input ('-', or no FILE), against a\n"
    "rule of a grammar: without -r the document's rule for a whole, absolute\n"
    "identifier, such as URI. Prints FILE:LINE:COLUMN: message for each refused line,\n"
    "and a summary on standard error.\n"
    "\n"
    "Examples:\n"
    "  uric check urls.txt\n"
    "  uric check --summary urls.txt\n"
    "  uric check --valid urls.txt > valid.txt\n"
    "  uric check --each < urls.txt | paste - urls.txt\n"
    "  find . -print0 | uric check -0 -r path-rootless\n"
    "  if echo \"$address\" | uric check -q -r IPv6address; then ...\n"
    "\n"
    "Options:\n"
    "  -q, --quiet         print nothing, and stop at the first refused line\n"
    "      --valid         print only the valid lines, byte for byte\n"
    "      --invalid       print only the refused lines, byte for byte\n"
    "      --summary       print only how many lines are refused for each reason\n"
    "      --each          print a verdict for each line read, in order\n"
    "      --max-errors=N  stop at the Nth refused line\n"
    "  -j, --jobs=N        check with N threads (default 1); the output is the same\n" HELP_COLOR
        HELP_OPTIONS "\n"
    "Lines:\n"
    "  Nothing is trimmed or guessed: a space or a carriage return is part of its\n"
    "  line, and is refused; --crlf accepts carriage returns at line ends. An empty\n"
    "  line is an empty string. The last line needs no newline.\n"
    "\n"
    "Output:\n"
    "  COLUMN counts bytes from 1. A terminal also shows the line, a caret under the\n"
    "  refused byte, and the bytes that could have stood there; and on standard\n"
    "  error, how far a long run is. FILE and the line are shown as they are where\n"
    "  they are UTF-8.\n"
    "  --valid, --invalid: each line with its line end as it was read; the last line\n"
    "  of a file gets one if it has none.\n"
    "  --summary: COUNT<TAB>COMPONENT<TAB>REASON, the most frequent first; COMPONENT\n"
    "  is - where the rule has none. With --json {\"count\",\"component\",\"reason\"}.\n"
    "  --each: 'valid', or invalid<TAB>OFFSET<TAB>message; OFFSET counts from 0.\n"
    "  --json: {\"file\",\"line\",\"valid\":false,\"error\",\"text\"} for each refused line;\n"
    "  with --each {\"valid\":true} or {\"valid\":false,\"error\",\"text\"} for every line.\n"
    "  An error is {\"offset\",\"byte\",\"component\",\"message\",\"expected\"}; text is the\n"
    "  line.\n" HELP_BYTES
    "  Memory does not grow with the input, but for --valid, --invalid and --json,\n"
    "  which hold each line as a whole.\n"
    "  The exit status is the same whatever is printed, but -q does not see what\n"
    "  follows the first refused line.\n" HELP_EXIT;

enum {
    OPTION_EACH = OPTION_OWN,
    OPTION_VALID,
    OPTION_INVALID,
    OPTION_SUMMARY,
    OPTION_MAX_ERRORS,
};

struct check {
    struct options options;
    const uric_rule *rule;     /* for the verdict, */
    const uric_rule *explains; /* and for the error: one that knows components, where there is */
    bool by_block;             /* the rule has no newline (-0: no NUL), so it finds lines' ends */
    size_t jobs;
    size_t most;        /* stop when so many lines are refused */
    struct ahead ahead; /* by_block */
    struct report report;
};

/* Takes the valid lines ahead, as far as they have been read; returns how many. */
static uintmax_t take_valid_lines(struct check *check, struct lines *lines) {
    size_t count = 0;
    uric_span text = lines_ahead(lines);
    text.len = ahead_valid(&check->ahead, text, &count);
    lines_take(lines, text.len);
    report_valid_lines(&check->report, text, count);
    return count;
}

static void check_line(struct check *check, const struct lines *lines, uintmax_t number,
                       uric_span line) {
    if (uric_check(check->rule, line.at, line.len, NULL) == URIC_OK) {
        report_valid_line(&check->report, lines, line);
        return;
    }
    uric_error error;
    uric_check(check->explains, line.at, line.len, &error);
    report_refused_line(&check->report, lines, number,
                        &(struct refusal){&error, check->explains, {.text = line}, 0});
}

/* A line that the block cannot hold, from its first piece on. Where the rest of it cannot be read,
 * there is no verdict. */
static void check_long_line(struct check *check, struct lines *lines, uintmax_t number,
                            uric_span piece) {
    uric_scan scan;
    uric_status status;
    size_t before = 0;
    uric_scan_begin(&scan, check->explains);
    while ((status = uric_scan_feed(&scan, piece.at, piece.len)) == URIC_OK && lines->continues) {
        before += piece.len;
        if (!lines_next(lines, &piece))
            return;
    }
    if (status == URIC_TOO_LONG)
        fail("%s: line %ju: %s", lines->name, number, uric_status_text(status));

    uric_error error;
    if (uric_scan_end(&scan, &error) == URIC_OK)
        report_valid_line(&check->report, lines, piece);
    else
        report_refused_line(
            &check->report, lines, number,
            &(struct refusal){&error,
                              check->explains,
                              {lines_around(lines, piece), before - lines->held, lines->continues},
                              0});
    while (lines->continues && lines_next(lines, &piece))
        continue;
}

static bool is_enough(const struct check *check) {
    return check->report.refused >= check->most;
}

/* Lines that are refused, or not in the block with all their bytes, are looked at one by one. */
static void check_lines(struct check *check, struct lines *lines) {
    uric_span line;
    uintmax_t number = 0;
    while (!is_enough(check)) {
        if (check->by_block)
            number += take_valid_lines(check, lines);
        if (!lines_next(lines, &line))
            break;
        number++;
        if (lines->continues)
            check_long_line(check, lines, number, line);
        else
            check_line(check, lines, number, line);
    }
}

static void check_files(struct check *check, struct lines *lines, char **files) {
    for (; *files != NULL && !is_enough(check); files++) {
        if (!lines_open(lines, *files))
            continue;
        check_lines(check, lines);
        lines_close(lines);
    }
}

static void choose_form(const struct command *self, struct report *report, enum form form) {
    if (report->form != FORM_REFUSED && report->form != form)
        fail_usage(self, "--each, --valid, --invalid and --summary exclude each other");
    report->form = form;
}

static void read_options(const struct command *self, int argc, char **argv, struct check *check) {
    static const struct option names[] = {
        {"each", no_argument, NULL, OPTION_EACH},
        {"valid", no_argument, NULL, OPTION_VALID},
        {"invalid", no_argument, NULL, OPTION_INVALID},
        {"summary", no_argument, NULL, OPTION_SUMMARY},
        {"max-errors", required_argument, NULL, OPTION_MAX_ERRORS},
        {"jobs", required_argument, NULL, 'j'},
        {"quiet", no_argument, NULL, 'q'},
        COLOR_OPTION,
        LONG_OPTIONS,
        {0},
    };
    bool quiet = false;
    int option;
    while ((option = next_option(self, argc, argv, SHORT_OPTIONS "j:q", names, &check->options)) >=
           0)
        switch (option) {
        case OPTION_EACH: choose_form(self, &check->report, FORM_EACH); break;
        case OPTION_VALID: choose_form(self, &check->report, FORM_VALID); break;
        case OPTION_INVALID: choose_form(self, &check->report, FORM_INVALID); break;
        case OPTION_SUMMARY: choose_form(self, &check->report, FORM_SUMMARY); break;
        case OPTION_MAX_ERRORS:
            check->most = read_number(self, "--max-errors", 1, SIZE_MAX, optarg);
            break;
        case 'j': check->jobs = read_number(self, "--jobs", 1, JOBS_MAX, optarg); break;
        default: quiet = true;
        }
    if (quiet) {
        check->report.form = FORM_QUIET;
        check->most = 1;
    }
    bool filters = check->report.form == FORM_VALID || check->report.form == FORM_INVALID;
    if (filters && check->options.json)
        fail_usage(self, "--valid and --invalid write lines as they are, not --json");
}

static int run_check(const struct command *self, int argc, char **argv) {
    struct check check = {.options = {.delimiter = '\n'}, .jobs = 1, .most = SIZE_MAX};
    struct report *report = &check.report;
    read_options(self, argc, argv, &check);
    report->json = check.options.json;
    report->delimiter = check.options.delimiter;
    report->crlf = check.options.crlf;
    report->shows_lines = is_for_terminal(&check.options);
    if (report->form == FORM_QUIET)
        progress_disable();

    const uric_grammar *grammar = choose_grammar(check.options.grammar);
    check.rule = choose_rule(grammar, check.options.rule, uric_grammar_absolute(grammar));
    const char *rule = uric_rule_name(check.rule);
    check.explains = uric_grammar_parser(grammar, rule, strlen(rule));
    if (check.explains == NULL)
        check.explains = check.rule;

    struct lines lines = {.delimiter = check.options.delimiter,
                          .crlf = check.options.crlf,
                          .in_pieces = !report_needs_lines(report),
                          .quiet = report->form == FORM_QUIET,
                          .capacity = check.jobs * LINES_BLOCK};
    check.by_block = lines.crlf || uric_rule_excludes(check.rule, (unsigned char)lines.delimiter);
    if (check.by_block)
        ahead_begin(&check.ahead, check.rule, lines.delimiter, lines.crlf, check.jobs);
    check_files(&check, &lines, lines_operands(argv + optind));
    if (check.by_block)
        ahead_end(&check.ahead);
    lines_free(&lines);

    if (!lines.failed || report->lines > 0)
        report_end(report, is_enough(&check));
    if (lines.failed)
        return EXIT_TROUBLE;
    return report->refused > 0 ? EXIT_REFUSED : EXIT_WELL;
}

const struct command check_command = {
    .name = "check",
    .summary = "tell which lines are not strings of a rule, where, and why",
    .help = help,
    .run = run_check,
};
