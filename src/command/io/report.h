/* What uric check prints of each line, and at the end. */
#ifndef URIC_COMMAND_REPORT_H
#define URIC_COMMAND_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/io/output.h"
#include "command/io/print_error.h"

enum form {
    FORM_REFUSED, /* each refused line's place and message */
    FORM_EACH,    /* the verdict on each line */
    FORM_VALID,   /* the valid lines themselves, */
    FORM_INVALID, /* or the refused ones */
    FORM_SUMMARY, /* how many lines are refused for which reason */
    FORM_QUIET,
};

struct report {
    enum form form;
    bool json;
    bool shows_lines; /* FORM_REFUSED: the line with a caret, too */
    char delimiter;
};

/* Of lines: how many were read, and refused. */
struct counts {
    uintmax_t lines;
    uintmax_t refused;
    uintmax_t refused_at_cr; /* by the last byte of the line, which --crlf would take away;
                                FORM_REFUSED shows the first */
};

struct refused_line {
    const char *file;
    uintmax_t number; /* in the file, from 1 */
    uric_span whole;  /* with its line end */
    struct refusal refusal;
    bool at_cr;       /* see struct counts */
    bool is_first_cr; /* none before it was at_cr */
};

/* Does the form need all bytes of a refused or a valid line? */
bool report_needs_lines(const struct report *report);

/* `count` valid lines, with their line ends, which the last line of a file may lack. */
void report_valid(const struct report *report, struct out *out, uric_span lines, size_t count);

/* Not for FORM_SUMMARY. */
void report_refused(const struct report *report, struct out *out, const struct refused_line *line);

/* On standard error; `stopped`: there may be more lines. */
void report_counts(const struct report *report, const struct counts *counts, bool stopped);

#endif
