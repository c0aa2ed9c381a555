/* uric check: is each line a string of the rule? */
#include "command.h"

#include <string.h>

#include "ahead.h"
#include "lines.h"
#include "options.h"
#include "output.h"
#include "progress.h"
#include "refusal.h"
#include "trouble.h"
#include "uric_tables.h"

static const char help[] =
    "Usage: uric check [OPTION...] [FILE...]\n"
    "\n"
    "Checks each line of the FILEs, or of standard input ('-', or no FILE), against a rule of a\n"
    "grammar: without -r the document's rule for a whole, absolute identifier, such as URI.\n"
    "\n"
    "Prints FILE:LINE:COLUMN: message for each refused line (COLUMN counts bytes from 1), and a\n"
    "summary on standard error. On a terminal the line follows, with a caret under the byte that\n"
    "was refused, and the bytes that could have stood there.\n"
    "\n"
    "Options:\n"
    "      --each          print one line for each line read, in order: 'valid', or\n"
    "                      'invalid', a TAB, the offset in bytes from 0, a TAB, the message\n"
    "  -j, --jobs=N        check with N threads (default 1); the output is the same\n"
    "  -q, --quiet         print nothing; the exit status tells\n" HELP_OPTIONS "\n"
    "With --json, each refused line gives "
    "{\"file\",\"line\",\"valid\":false,\"error\":{\"offset\",\n"
    "\"byte\",\"component\",\"message\",\"expected\"}}, and with --each every line gives\n"
    "{\"valid\":true} or {\"valid\":false,\"error\":{...}}. A byte beyond ASCII stands as "
    "\\u00HH.\n"
    "\n"
    "Nothing is trimmed or guessed: a space or a carriage return is part of its line, and is\n"
    "refused. Strip carriage returns first (tr -d '\\r'). An empty line is an empty string. The\n"
    "last line needs no newline. Other text output shows a byte that is not printable ASCII as\n"
    "\\xHH.\n" HELP_EXIT "\n"
    "Examples:\n"
    "  uric check urls.txt\n"
    "  uric check --each < urls.txt | paste - urls.txt\n"
    "  find . -print0 | uric check -0 -r path-rootless\n"
    "  if echo \"$address\" | uric check -q -r IPv6address; then ...\n";

enum { OPTION_EACH = OPTION_OWN };

struct check {
    struct options options;
    bool each;
    bool quiet;
    const uric_rule *rule;     /* for the verdict, */
    const uric_rule *explains; /* and for the error: one that knows components, where there is */
    bool by_block;             /* the rule has no newline (-0: no NUL), so it finds lines' ends */
    size_t jobs;
    struct ahead ahead; /* by_block */
    uintmax_t lines;    /* of all files */
    uintmax_t refused;
};

static void out_valid(const struct check *check) {
    if (check->each)
        out_text(check->options.json ? "{\"valid\":true}\n" : "valid\n");
}

static void out_refused_json(const struct check *check, const char *file, uintmax_t number,
                             const uric_error *error) {
    if (check->each) {
        out_byte('{');
    } else {
        out_text("{\"file\":");
        out_json_text(file);
        out_text(",\"line\":");
        out_number(number);
        out_byte(',');
    }
    out_text("\"valid\":false,\"error\":");
    out_refusal_json(error);
    out_text("}\n");
}

static void out_place(const char *file, uintmax_t line, uintmax_t column) {
    out_escaped(file, strlen(file));
    out_byte(':');
    out_number(line);
    out_byte(':');
    out_number(column);
    out_text(": ");
}

static void out_refused(const struct check *check, const char *file, uintmax_t number,
                        uric_span line) {
    uric_error error;
    uric_check(check->explains, line.at, line.len, &error);
    if (check->options.json) {
        out_refused_json(check, file, number, &error);
    } else if (check->each) {
        out_text("invalid\t");
        out_refusal(&error);
        out_byte('\n');
    } else {
        out_place(file, number, (uintmax_t)error.offset + 1);
        out_message(&error);
        out_byte('\n');
        if (out_is_terminal())
            out_diagnostic(line, &error);
    }
}

/* Takes the valid lines ahead, as far as they have been read; returns how many. */
static uintmax_t take_valid_lines(struct check *check, struct lines *lines) {
    size_t count = 0;
    lines_take(lines, ahead_valid(&check->ahead, lines_ahead(lines), &count));
    for (size_t i = 0; i < count; i++)
        out_valid(check);
    return count;
}

static void check_line(struct check *check, const struct lines *lines, uintmax_t number,
                       uric_span line) {
    if (uric_check(check->rule, line.at, line.len, NULL) == URIC_OK) {
        out_valid(check);
        return;
    }
    check->refused++;
    if (!check->quiet)
        out_refused(check, lines->name, number, line);
}

/* Lines that are refused, or not in the block with all their bytes, are looked at one by one. */
static void check_lines(struct check *check, struct lines *lines) {
    uric_span line;
    uintmax_t number = 0;
    do {
        if (check->by_block)
            number += take_valid_lines(check, lines);
        if (!lines_next(lines, &line))
            break;
        check_line(check, lines, ++number, line);
    } while (true);
    check->lines += number;
}

static void check_files(struct check *check, struct lines *lines, char **files) {
    for (; *files != NULL; files++) {
        if (!lines_open(lines, *files))
            continue;
        check_lines(check, lines);
        lines_close(lines);
    }
}

static void summarize(const struct check *check) {
    const char *plural = check->lines == 1 ? "" : "s";
    if (check->refused > 0)
        remark("%ju of %ju line%s refused", check->refused, check->lines, plural);
    else if (check->lines == 0)
        remark("no lines");
    else
        remark("%ju line%s valid", check->lines, plural);
}

/* Has any string of the rule this byte? Machines hand over to few others. */
static bool can_take(const uric_rule *rule, unsigned char byte) {
    const uric_machine *machine = rule->machine;
    bool can = uric_class_of(machine, byte) != 0;
    for (unsigned i = 0; !can && i < machine->events; i++)
        if (machine->event[i].hand != 0)
            can = can_take(machine->hands[machine->event[i].hand - 1].rule, byte);
    return can;
}

static void read_options(const struct command *self, int argc, char **argv, struct check *check) {
    static const struct option names[] = {
        {"each", no_argument, NULL, OPTION_EACH},
        {"jobs", required_argument, NULL, 'j'},
        {"quiet", no_argument, NULL, 'q'},
        LONG_OPTIONS,
        {0},
    };
    int option;
    while ((option = next_option(self, argc, argv, SHORT_OPTIONS "j:q", names, &check->options)) >=
           0)
        switch (option) {
        case OPTION_EACH: check->each = true; break;
        case 'j': check->jobs = read_number(self, "--jobs", 1, JOBS_MAX, optarg); break;
        default: check->quiet = true;
        }
}

static int run_check(const struct command *self, int argc, char **argv) {
    struct check check = {.options = {.delimiter = '\n'}, .jobs = 1};
    read_options(self, argc, argv, &check);
    if (check.quiet) {
        check.each = false;
        progress_disable();
    }

    const uric_grammar *grammar = choose_grammar(check.options.grammar);
    check.rule = choose_rule(grammar, check.options.rule, uric_grammar_absolute(grammar));
    const char *rule = uric_rule_name(check.rule);
    check.explains = uric_grammar_parser(grammar, rule, strlen(rule));
    if (check.explains == NULL)
        check.explains = check.rule;
    check.by_block = !can_take(check.rule, (unsigned char)check.options.delimiter);

    struct lines lines = {.delimiter = check.options.delimiter,
                          .capacity = check.jobs * LINES_BLOCK};
    if (check.by_block)
        ahead_begin(&check.ahead, check.rule, lines.delimiter, check.jobs);
    check_files(&check, &lines, lines_operands(argv + optind));
    if (check.by_block)
        ahead_end(&check.ahead);
    lines_free(&lines);

    bool none_read = lines.failed && check.lines == 0;
    if (!check.quiet && !check.each && !check.options.json && !none_read)
        summarize(&check);
    if (lines.failed)
        return EXIT_TROUBLE;
    return check.refused > 0 ? EXIT_REFUSED : EXIT_WELL;
}

const struct command check_command = {
    .name = "check",
    .summary = "tell which lines are not strings of a rule, where, and why",
    .help = help,
    .run = run_check,
};
