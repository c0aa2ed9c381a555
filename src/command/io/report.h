/* What `uric check` prints for each line, and at the end. */
#ifndef URIC_COMMAND_REPORT_H
#define URIC_COMMAND_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/io/output.h"
#include "command/io/sentence.h"

enum form {
    FORM_REFUSED, /* FILE:LINE:COLUMN: message for each refused line */
    FORM_EACH,    /* --each: a verdict for each line */
    FORM_VALID,   /* --valid: the valid lines */
    FORM_INVALID, /* --invalid: the refused lines */
    FORM_SUMMARY, /* --summary: the number of refused lines for each reason */
    FORM_QUIET,   /* --quiet: nothing */
};

struct report {
    enum form form;
    bool json;
    bool shows_lines; /* FORM_REFUSED: also the line, with a caret */
    char delimiter;
};

/* Numbers of lines. A line is refused at a carriage return if that is its last byte, so that --crlf
 * would accept the line. FORM_REFUSED shows only the first of these. */
struct counts {
    uintmax_t lines;
    uintmax_t refused;
    uintmax_t refused_at_cr;
};

struct refused_line {
    const char *file;
    uintmax_t number; /* in the file, from 1 */
    uric_span whole;  /* with its line end */
    struct refused_text refused;
    bool at_cr;       /* see struct counts */
    bool is_first_cr; /* at_cr, and no line before it was */
};

/* Does the form print whole lines, so that they must be in memory? */
bool report_needs_lines(const struct report *report);

/* `count` valid lines, with their line ends. The last line of a file may lack its own. */
void report_valid(const struct report *report, struct out *out, uric_span lines, size_t count);

/* Not for FORM_SUMMARY. */
void report_refused(const struct report *report, struct out *out, const struct refused_line *line);

/* Prints the counts on standard error. `stopped`: there may be more lines. */
void report_counts(const struct report *report, const struct counts *counts, bool stopped);

#endif
