/* What uric check prints of each line, and at the end. */
#ifndef URIC_REPORT_H
#define URIC_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lines.h"
#include "refusal.h"

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
    bool crlf; /* --crlf is given */
    uintmax_t lines;
    uintmax_t refused;
    uintmax_t refused_at_cr; /* the last byte of the line, which --crlf would take away;
                                FORM_REFUSED shows the first */
};

/* Does the form need all bytes of a refused or a valid line? */
bool report_needs_lines(const struct report *report);

/* `count` valid lines, with their line ends. */
void report_valid_lines(struct report *report, uric_span text, size_t count);

/* The line that was read last: it is valid, or refused. */
void report_valid_line(struct report *report, const struct lines *lines, uric_span line);
void report_refused_line(struct report *report, const struct lines *lines, uintmax_t number,
                         const struct refusal *refusal);

/* Counts; `stopped`: there may be more lines. */
void report_end(const struct report *report, bool stopped);

#endif
