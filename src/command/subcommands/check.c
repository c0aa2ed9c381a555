/* uric check: is each line a string of the rule? */
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
    const uric_rule *rule;     /* for the verdict, */
    const uric_rule *explains; /* and for the error: one that knows components, where there is */
    bool by_block;             /* the rule has no newline (-0: no NUL), so it finds lines' ends */
    size_t most;               /* stop when so many lines are refused */
    struct report report;
    struct found *found;  /* [options.jobs] */
    struct turn counting; /* the order in which blocks are counted: */
    struct counts counts; /* of all files, */
    uintmax_t number;     /* and the lines of the file that was counted last */
};

/* A refused line of a block. */
struct refused {
    size_t at;    /* where it begins */
    size_t lines; /* before it */
    uric_error error;
    bool at_cr; /* see struct counts */
};

/* What a worker found: in its block, and (`tally`) in all of its blocks. */
struct found {
    struct counts counts;
    struct refused *refused; /* [capacity] */
    size_t capacity;
    struct tally tally; /* FORM_SUMMARY */
};

/* What was counted before a block. */
struct before {
    uintmax_t number; /* the lines of its file */
    struct counts counts;
};

/* Behind the last refused line that is wanted, nothing counts. */
static void cut_found(struct found *found, size_t wanted) {
    found->counts.refused = wanted;
    found->counts.lines = found->refused[wanted - 1].lines + 1;
    found->counts.refused_at_cr = 0;
    for (size_t i = 0; i < wanted; i++)
        found->counts.refused_at_cr += found->refused[i].at_cr;
}

/* Adds what was found in the worker's block, in the order of the input. Behind a block with as many
 * refused lines as are wanted, none is counted. */
static struct before count_block(struct worker *worker, struct found *found) {
    struct check *check = worker->task->context;
    turn_wait(&check->counting, worker->ticket);
    if (worker->block.begins)
        check->number = 0;
    const struct before before = {check->number, check->counts};
    size_t wanted = check->most - (size_t)before.counts.refused;
    if (found->counts.refused >= wanted) {
        cut_found(found, wanted);
        worker->is_last = true;
    }
    check->number += found->counts.lines;
    check->counts.lines += found->counts.lines;
    check->counts.refused += found->counts.refused;
    check->counts.refused_at_cr += found->counts.refused_at_cr;
    if (!worker->is_last)
        turn_pass(&check->counting);
    return before;
}

/* `lines`: of the block, before this one. */
static void write_refused(struct worker *worker, const struct before *before, size_t lines,
                          struct refused_line line) {
    struct check *check = worker->task->context;
    line.file = worker->block.name;
    line.number = before->number + lines + 1;
    worker->status = EXIT_REFUSED;
    if (check->report.form == FORM_SUMMARY)
        tally_add(&check->found[worker->index].tally, &worker->out, line.refusal.error,
                  before->counts.lines + lines);
    else
        report_refused(&check->report, &worker->out, &line);
}

/* As uric_check_lines; line by line where the rule does not find lines' ends. */
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

static bool is_at_cr(const struct check *check, const struct refusal *refusal) {
    return !check->options.end.crlf && is_carriage_return(refusal);
}

static struct refusal refusal_of(const struct check *check, const uric_error *error,
                                 uric_span line) {
    return (struct refusal){error, check->explains, {.text = line}, 0};
}

static void add_refused(struct found *found, const struct refused *refused) {
    size_t index = (size_t)found->counts.refused++;
    found->counts.refused_at_cr += refused->at_cr;
    if (index == found->capacity) {
        found->capacity = 2 * found->capacity + 64;
        found->refused = grow(found->refused, found->capacity * sizeof *found->refused);
    }
    found->refused[index] = *refused;
}

static void find_refused(const struct check *check, struct found *found, uric_span text) {
    uric_span rest = text, whole, line;
    uric_error error;
    for (;;) {
        size_t valid = check_lines(check, rest, &found->counts.lines);
        rest.at += valid;
        rest.len -= valid;
        size_t at = text.len - rest.len;
        if (!lines_next(&check->options.end, &rest, &whole, &line))
            return;
        if (uric_check(check->explains, line.at, line.len, &error) != URIC_OK) {
            const struct refusal refusal = refusal_of(check, &error, line);
            add_refused(found, &(struct refused){at, (size_t)found->counts.lines, error,
                                                 is_at_cr(check, &refusal)});
        }
        found->counts.lines++;
    }
}

/* The refused lines of a block, and the valid ones between them. */
static void write_lines(struct worker *worker, const struct found *found,
                        const struct before *before) {
    struct check *check = worker->task->context;
    uric_span rest = worker->block.text;
    const char *begin = rest.at;
    size_t lines = 0;
    bool any_at_cr = before->counts.refused_at_cr > 0;
    for (size_t i = 0; i < found->counts.refused; i++) {
        const struct refused *refused = &found->refused[i];
        uric_span valid = {rest.at, (size_t)(begin + refused->at - rest.at)};
        report_valid(&check->report, &worker->out, valid, refused->lines - lines);
        rest.at += valid.len;
        rest.len -= valid.len;
        lines = refused->lines;

        uric_span whole = rest, line = rest;
        lines_next(&check->options.end, &rest, &whole, &line);
        write_refused(worker, before, lines++,
                      (struct refused_line){
                          .whole = whole,
                          .refusal = refusal_of(check, &refused->error, line),
                          .at_cr = refused->at_cr,
                          .is_first_cr = refused->at_cr && !any_at_cr,
                      });
        any_at_cr |= refused->at_cr;
    }
    if (!worker->is_last)
        report_valid(&check->report, &worker->out, rest, (size_t)found->counts.lines - lines);
}

static void check_block(struct worker *worker, struct found *found) {
    uric_span text = worker->block.text;
    if (text.len > 0)
        find_refused(worker->task->context, found, text);
    const struct before before = count_block(worker, found);
    if (text.len > 0)
        write_lines(worker, found, &before);
}

/* Reads a line that the block cannot hold, from its first piece on, until its verdict is known.
 * False: the rest of it cannot be read. */
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
        fail("%s: %s", block->name, uric_status_text(status));
    return true;
}

static void check_long_line(struct worker *worker, struct found *found) {
    struct check *check = worker->task->context;
    struct block *block = &worker->block;
    struct refusal refusal = {.rule = check->explains};
    uric_scan scan;
    uric_error error;
    size_t begin = 0;
    uric_scan_begin(&scan, check->explains);
    if (!scan_long_line(worker, &scan, &begin)) {
        count_block(worker, found);
        return;
    }
    bool refused = uric_scan_end(&scan, &error) != URIC_OK;
    refusal.error = &error;
    refusal.excerpt = (struct excerpt){lines_around(block), begin - block->held, block->continues};
    bool at_cr = refused && is_at_cr(check, &refusal);
    if (refused)
        add_refused(found, &(struct refused){0, 0, error, at_cr});
    found->counts.lines = 1;

    const struct before before = count_block(worker, found);
    if (refused)
        write_refused(worker, &before, 0,
                      (struct refused_line){
                          .refusal = refusal,
                          .at_cr = at_cr,
                          .is_first_cr = at_cr && before.counts.refused_at_cr == 0,
                      });
    else
        report_valid(&check->report, &worker->out, (uric_span){"", 0}, 1);
    while (block->continues && !worker->is_last)
        worker_read_on(worker);
}

/* In two steps: what a refused line's number is, and whether it is wanted, is known when all lines
 * before it are counted; what is said of it takes longer. */
static void check_worker(struct worker *worker) {
    struct check *check = worker->task->context;
    struct found *found = &check->found[worker->index];
    found->counts = (struct counts){0, 0, 0};
    if (worker->block.continues)
        check_long_line(worker, found);
    else
        check_block(worker, found);
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

/* Of what all workers found. */
static void print_tally(struct check *check) {
    struct tally *all = &check->found[0].tally;
    for (size_t i = 1; i < check->options.jobs; i++)
        tally_merge(all, &check->found[i].tally);
    tally_print(&standard_output, all, check->options.json);
}

static void choose_rules(struct check *check) {
    const struct options *options = &check->options;
    const uric_grammar *grammar = choose_grammar(options->grammar);
    check->rule = choose_rule(grammar, options->rule, uric_grammar_absolute(grammar));
    const char *rule = uric_rule_name(check->rule);
    check->explains = uric_grammar_parser(grammar, rule, strlen(rule));
    if (check->explains == NULL)
        check->explains = check->rule;
    check->by_block = !options->end.crlf &&
                      uric_rule_excludes(check->rule, (unsigned char)options->end.delimiter);
}

static int run_check(const struct command *self, int argc, char **argv) {
    static struct check check = {
        .options = DEFAULT_OPTIONS, .most = SIZE_MAX, .counting = TURN_INIT};
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
    check.found = grow(NULL, options->jobs * sizeof *check.found);
    memset(check.found, 0, options->jobs * sizeof *check.found);

    task.in_pieces = !report_needs_lines(report);
    task.quiet = report->form == FORM_QUIET;
    int status = pipeline_run(options, lines_operands(argv + optind), &task);
    if (status == EXIT_TROUBLE && check.counts.lines == 0)
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
            .summary = "tell which lines are not strings of a rule, where, and why",
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
                  "COLUMN counts bytes from 1. A terminal also shows the line, a caret under the "
                  "refused byte, and the bytes that could have stood there; and on standard error, "
                  "how far a long run is. FILE and the line are shown as they are where they are "
                  "UTF-8.\n"
                  "--valid, --invalid: each line with its line end as it was read; the last line "
                  "of a file gets one if it has none.\n"
                  "--summary: COUNT<TAB>COMPONENT<TAB>REASON, the most frequent first; COMPONENT "
                  "is - where the rule has none. With --json {\"count\", \"component\", "
                  "\"reason\"}.\n"
                  "--each: 'valid', or invalid<TAB>OFFSET<TAB>message; OFFSET counts from 0.\n"
                  "--json: {\"file\", \"line\", \"valid\":false, \"error\", \"text\"} for each "
                  "refused line; with --each {\"valid\":true} or {\"valid\":false, \"error\", "
                  "\"text\"} for every line. An error is {\"offset\", \"byte\", \"component\", "
                  "\"message\", \"expected\"}; text is the line.\n" HELP_BYTES
                  "Memory does not grow with the input, but for --valid, --invalid and --json, "
                  "which hold each line as a whole.\n"
                  "The exit status is the same whatever is printed, but -q does not see what "
                  "follows the first refused line.\n"}},
            .statuses = HELP_STATUSES_OF_INPUT,
            .operands = {COMPLETE_FILES, COMPLETE_FILES, COMPLETE_FILES},
        },
    .run = run_check,
};
