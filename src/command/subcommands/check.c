/* uric check: is each line a string of the rule?
 *
 * Each thread handles a block of lines in two steps. First it finds the refused lines of its block,
 * and their errors. Then, in the order of the input, it adds its counts to those of the blocks
 * before: now the line numbers are known, and whether --max-errors still wants these errors. After
 * that it writes the messages, which takes longer, while other threads count.
 *
 * Verdicts come from the rule's smallest tables (`rule`), errors from the tables that know
 * components (`error_rule`), which refuse the same lines. */
#include "command/command.h"

#include <string.h>

#include "command/io/errors.h"
#include "command/io/lines.h"
#include "command/io/progress.h"
#include "command/io/report.h"
#include "command/io/tally.h"
#include "command/options.h"
#include "command/threads/thread_pool.h"

enum {
    OPTION_EACH = OPTION_OWN,
    OPTION_VALID,
    OPTION_INVALID,
    OPTION_SUMMARY,
    OPTION_MAX_ERRORS,
};

struct check {
    struct options options;
    const uric_rule *rule;       /* for verdicts */
    const uric_rule *error_rule; /* for errors */
    bool by_block;               /* the rule excludes the line end: see check_lines */
    size_t most;                 /* --max-errors: stop at so many refused lines */
    struct report report;
    struct findings *findings; /* [options.jobs] */
    struct turns counting;     /* the order in which blocks are counted */
    struct counts counts;      /* of all blocks counted so far */
    uintmax_t number;          /* lines counted in the last file */
};

/* A refused line of a block. */
struct line_error {
    size_t at;    /* offset of the line in the block */
    size_t lines; /* lines of the block before it */
    uric_error error;
    bool at_cr; /* see struct counts */
};

/* What a worker found in its block; the tally is for all of its blocks. */
struct findings {
    struct counts counts;
    struct line_error *errors; /* [capacity]; counts.refused of them */
    size_t capacity;
    struct tally tally; /* FORM_SUMMARY */
};

/* Counts before a block. */
struct position {
    uintmax_t number; /* lines of the same file */
    struct counts counts;
};

/* Drops everything behind the last refused line that is wanted. */
static void cut_findings(struct findings *findings, size_t wanted) {
    findings->counts.refused = wanted;
    findings->counts.lines = findings->errors[wanted - 1].lines + 1;
    findings->counts.refused_at_cr = 0;
    for (size_t i = 0; i < wanted; i++)
        findings->counts.refused_at_cr += findings->errors[i].at_cr;
}

/* Adds the counts of the worker's block, in the order of the input. If the block has the last
 * refused line that is wanted, the worker is the last one. Returns the counts before the block. */
static struct position count_block(struct worker *worker, struct findings *findings) {
    struct check *check = worker->task->context;
    turns_wait(&check->counting, worker->ticket);
    if (worker->block.begins)
        check->number = 0;
    const struct position before = {check->number, check->counts};
    size_t wanted = check->most - (size_t)before.counts.refused;
    if (findings->counts.refused >= wanted) {
        cut_findings(findings, wanted);
        worker->is_last = true;
    }
    check->number += findings->counts.lines;
    check->counts.lines += findings->counts.lines;
    check->counts.refused += findings->counts.refused;
    check->counts.refused_at_cr += findings->counts.refused_at_cr;
    if (!worker->is_last)
        turns_pass(&check->counting);
    return before;
}

/* `lines`: lines of the block before this one */
static void write_refused(struct worker *worker, const struct position *before, size_t lines,
                          struct refused_line line) {
    struct check *check = worker->task->context;
    line.file = worker->block.name;
    line.number = before->number + lines + 1;
    worker->status = EXIT_REFUSED;
    if (check->report.form == FORM_SUMMARY)
        tally_add(&check->findings[worker->index].tally, &worker->out, line.refused.error,
                  before->counts.lines + lines);
    else
        report_refused(&check->report, &worker->out, &line);
}

/* Skips the valid lines at the front; returns their bytes, and adds their number to *count. A rule
 * that excludes the line end can scan all lines at once, since it stops there. */
static size_t check_lines(const struct check *check, uric_span text, uintmax_t *count) {
    size_t taken = 0, lines = 0;
    uric_span whole, line;
    if (check->by_block)
        taken =
            uric_check_lines(check->rule, check->options.end.delimiter, text.at, text.len, &lines);
    else
        while (lines_next(&check->options.end, &text, &whole, &line) &&
               uric_check(check->rule, line.at, line.len, NULL) == URIC_OK) {
            taken += whole.len;
            lines++;
        }
    *count += lines;
    return taken;
}

static bool is_at_cr(const struct check *check, const struct refused_text *refused) {
    return !check->options.end.crlf && ends_in_carriage_return(refused);
}

static struct refused_text refused_text_of(const struct check *check, const uric_error *error,
                                           uric_span line) {
    return (struct refused_text){error, check->error_rule, {.text = line}, 0};
}

static void add_error(struct findings *findings, const struct line_error *error) {
    size_t index = (size_t)findings->counts.refused++;
    findings->counts.refused_at_cr += error->at_cr;
    if (index == findings->capacity) {
        findings->capacity = 2 * findings->capacity + 64;
        findings->errors = resize(findings->errors, findings->capacity * sizeof *findings->errors);
    }
    findings->errors[index] = *error;
}

static void find_refused(const struct check *check, struct findings *findings, uric_span text) {
    uric_span left = text, whole, line;
    uric_error error;
    for (;;) {
        size_t valid = check_lines(check, left, &findings->counts.lines);
        left.at += valid;
        left.len -= valid;
        size_t at = text.len - left.len;
        if (!lines_next(&check->options.end, &left, &whole, &line))
            return;
        if (uric_check(check->error_rule, line.at, line.len, &error) != URIC_OK) {
            const struct refused_text refused = refused_text_of(check, &error, line);
            add_error(findings, &(struct line_error){at, (size_t)findings->counts.lines, error,
                                                     is_at_cr(check, &refused)});
        }
        findings->counts.lines++;
    }
}

/* Writes the refused lines of a block, and the valid lines between them, as the form asks for. */
static void write_lines(struct worker *worker, const struct findings *findings,
                        const struct position *before) {
    struct check *check = worker->task->context;
    uric_span left = worker->block.text;
    const char *begin = left.at;
    size_t lines = 0;
    bool any_at_cr = before->counts.refused_at_cr > 0;
    for (size_t i = 0; i < findings->counts.refused; i++) {
        const struct line_error *error = &findings->errors[i];
        uric_span valid = {left.at, (size_t)(begin + error->at - left.at)};
        report_valid(&check->report, &worker->out, valid, error->lines - lines);
        left.at += valid.len;
        left.len -= valid.len;
        lines = error->lines;

        uric_span whole = left, line = left;
        lines_next(&check->options.end, &left, &whole, &line);
        write_refused(worker, before, lines++,
                      (struct refused_line){
                          .whole = whole,
                          .refused = refused_text_of(check, &error->error, line),
                          .at_cr = error->at_cr,
                          .is_first_cr = error->at_cr && !any_at_cr,
                      });
        any_at_cr |= error->at_cr;
    }
    if (!worker->is_last)
        report_valid(&check->report, &worker->out, left, (size_t)findings->counts.lines - lines);
}

static void check_block(struct worker *worker, struct findings *findings) {
    uric_span text = worker->block.text;
    if (text.len > 0)
        find_refused(worker->task->context, findings, text);
    const struct position before = count_block(worker, findings);
    if (text.len > 0)
        write_lines(worker, findings, &before);
}

/* Scans a line that does not fit into the block, piece by piece, until it is refused or ends.
 * *before is the number of bytes in front of the last piece. False: the line cannot be read to its
 * end. */
static bool scan_long_line(struct worker *worker, uric_scan *scan, size_t *before) {
    struct block *block = &worker->block;
    uric_status status;
    while ((status = uric_scan_feed(scan, block->text.at, block->text.len)) == URIC_OK &&
           block->continues) {
        *before += block->text.len;
        worker_read_on(worker);
        if (block->text.at == NULL)
            return false;
    }
    if (status == URIC_TOO_LONG)
        exit_with_error("%s: %s", block->name, uric_status_text(status));
    return true;
}

static void check_long_line(struct worker *worker, struct findings *findings) {
    struct check *check = worker->task->context;
    struct block *block = &worker->block;
    uric_scan scan;
    uric_error error;
    size_t begin = 0;
    uric_scan_begin(&scan, check->error_rule);
    if (!scan_long_line(worker, &scan, &begin)) {
        count_block(worker, findings);
        return;
    }
    bool is_refused = uric_scan_end(&scan, &error) != URIC_OK;
    const struct refused_text refused = {
        .error = &error,
        .rule = check->error_rule,
        .excerpt = {lines_around(block), begin - block->held, block->continues},
    };
    bool at_cr = is_refused && is_at_cr(check, &refused);
    if (is_refused)
        add_error(findings, &(struct line_error){0, 0, error, at_cr});
    findings->counts.lines = 1;

    const struct position before = count_block(worker, findings);
    if (is_refused)
        write_refused(worker, &before, 0,
                      (struct refused_line){
                          .refused = refused,
                          .at_cr = at_cr,
                          .is_first_cr = at_cr && before.counts.refused_at_cr == 0,
                      });
    else
        report_valid(&check->report, &worker->out, (uric_span){"", 0}, 1);
    while (block->continues && !worker->is_last)
        worker_read_on(worker);
}

static void check_worker(struct worker *worker) {
    struct check *check = worker->task->context;
    struct findings *findings = &check->findings[worker->index];
    findings->counts = (struct counts){0, 0, 0};
    if (worker->block.continues)
        check_long_line(worker, findings);
    else
        check_block(worker, findings);
}

static void choose_form(const struct command *self, struct report *report, enum form form) {
    if (report->form != FORM_REFUSED && report->form != form)
        fail_usage(self, "--each, --valid, --invalid and --summary exclude each other");
    report->form = form;
}

static void read_options(const struct command *self, int argc, char **argv, struct check *check) {
    bool quiet = false;
    int option;
    while ((option = next_option(self, argc, argv, &check->options)) >= 0)
        switch (option) {
        case OPTION_EACH: choose_form(self, &check->report, FORM_EACH); break;
        case OPTION_VALID: choose_form(self, &check->report, FORM_VALID); break;
        case OPTION_INVALID: choose_form(self, &check->report, FORM_INVALID); break;
        case OPTION_SUMMARY: choose_form(self, &check->report, FORM_SUMMARY); break;
        case OPTION_MAX_ERRORS:
            check->most = read_number(self, "--max-errors", 1, SIZE_MAX, optarg);
            break;
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

static void print_tally(struct check *check) {
    struct tally *all = &check->findings[0].tally;
    for (size_t i = 1; i < check->options.jobs; i++)
        tally_merge(all, &check->findings[i].tally);
    tally_print(&standard_output, all, check->options.json);
}

static void choose_rules(struct check *check) {
    const struct options *options = &check->options;
    const uric_grammar *grammar = choose_grammar(options->grammar);
    check->rule = choose_rule(grammar, options->rule, uric_grammar_absolute(grammar));
    const char *rule = uric_rule_name(check->rule);
    check->error_rule = uric_grammar_parser(grammar, rule, strlen(rule));
    if (check->error_rule == NULL)
        check->error_rule = check->rule;
    check->by_block = !options->end.crlf &&
                      uric_rule_excludes(check->rule, (unsigned char)options->end.delimiter);
}

static int run_check(const struct command *self, int argc, char **argv) {
    static struct check check = {
        .options = DEFAULT_OPTIONS, .most = SIZE_MAX, .counting = TURNS_INIT};
    static struct task task = {.handle = check_worker, .context = &check};
    const struct options *options = &check.options;
    struct report *report = &check.report;
    read_options(self, argc, argv, &check);
    report->json = options->json;
    report->delimiter = options->end.delimiter;
    report->shows_lines = is_for_terminal(options);
    if (report->form == FORM_QUIET)
        progress_disable();
    choose_rules(&check);
    check.findings = resize(NULL, options->jobs * sizeof *check.findings);
    memset(check.findings, 0, options->jobs * sizeof *check.findings);

    task.in_pieces = !report_needs_lines(report);
    task.quiet = report->form == FORM_QUIET;
    int status = thread_pool_run(options, lines_operands(argv + optind), &task);
    if (status == EXIT_FAILED && check.counts.lines == 0)
        return status;
    if (report->form == FORM_SUMMARY)
        print_tally(&check);
    report_counts(report, &check.counts, check.counts.refused >= check.most);
    return status;
}

static const struct help_option check_options[] = {
    {'q', "quiet", NULL, "print nothing, and stop at the first refused line", NULL, 0},
    {OPTION_VALID, "valid", NULL, "print only the valid lines, byte for byte", NULL, 0},
    {OPTION_INVALID, "invalid", NULL, "print only the refused lines, byte for byte", NULL, 0},
    {OPTION_SUMMARY, "summary", NULL, "print only how many lines are refused for each reason", NULL,
     0},
    {OPTION_EACH, "each", NULL, "print a verdict for each line read, in order", NULL, 0},
    {OPTION_MAX_ERRORS, "max-errors", "N", "stop at the Nth refused line", NULL, 0},
    {0}};

const struct command check_command = {
    .help =
        {
            .name = "check",
            .summary = "find the lines that a rule refuses, where, and why",
            .usages = {"[OPTION...] [FILE...]"},
            .description = "Checks each line of the FILEs, or of standard input ('-', or no FILE), "
                           "against a rule of a grammar: without -r the document's rule for a "
                           "whole, absolute identifier, such as URI. Prints FILE:LINE:COLUMN: "
                           "message for each refused line, and a summary on standard error.",
            .examples = {"uric check urls.txt", "uric check --summary urls.txt",
                         "uric check --valid urls.txt > valid.txt",
                         "uric check --each < urls.txt | paste - urls.txt",
                         "find . -print0 | uric check -0 -r path-rootless",
                         "if echo \"$address\" | uric check -q -r IPv6address; then ..."},
            .options = {check_options, color_options, rule_options, input_options, json_options,
                        common_options},
            .sections =
                {{"Lines",
                  "Nothing is trimmed or guessed: a space or a carriage return is part of its "
                  "line, and is refused; --crlf accepts carriage returns at line ends. An empty "
                  "line is an empty string. The last line needs no newline.\n"},
                 {"Output",
                  "COLUMN counts bytes from 1. On a terminal, the line follows, with a caret under "
                  "the "
                  "refused byte and the bytes that could have stood there, and "
                  "standard error shows the progress of a long run. UTF-8 in "
                  "FILE and in the line is shown as it is.\n"
                  "--valid, --invalid: each line with its line end as it was read; the last line "
                  "of a file gets one if it has none.\n"
                  "--summary: COUNT<TAB>COMPONENT<TAB>REASON, the most frequent "
                  "first; COMPONENT is - if there is none. With --json: {\"count\", \"component\", "
                  "\"reason\"}.\n"
                  "--each: 'valid', or invalid<TAB>OFFSET<TAB>message; OFFSET counts from 0.\n"
                  "--json: {\"file\", \"line\", \"valid\":false, \"error\", \"text\"} for each "
                  "refused line; with --each {\"valid\":true} or {\"valid\":false, \"error\", "
                  "\"text\"} for every line. An error is {\"offset\", \"byte\", \"component\", "
                  "\"message\", \"expected\"}; text is the line.\n" HELP_BYTES
                  "Memory does not grow with the input. A line may have any "
                  "length; --valid, --invalid and --json need memory for a whole "
                  "line.\n"
                  "The exit status does not depend on what is printed; but -q "
                  "stops at the first refused line.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
            .operands = {COMPLETE_FILES, COMPLETE_FILES, COMPLETE_FILES},
        },
    .run = run_check,
};
