#include "command/command.h"

#include "command/io/report.h"

#include <string.h>

#include "command/io/diagnostic.h"
#include "command/io/error_line.h"
#include "command/io/errors.h"

bool report_needs_lines(const struct report *report) {
    bool in_json = report->json && (report->form == FORM_REFUSED || report->form == FORM_EACH);
    return in_json || report->form == FORM_VALID || report->form == FORM_INVALID;
}

/* Writes the lines as they were read. The last line of a file gets a line end if it has none. */
static void out_lines(struct out *out, const struct report *report, uric_span lines) {
    out_long(out, lines.at, lines.len);
    if (lines.len > 0 && lines.at[lines.len - 1] != report->delimiter)
        out_byte(out, report->delimiter);
}

static void out_each(struct out *out, const char *text, size_t count) {
    size_t len = strlen(text);
    while (count-- > 0)
        out_bytes(out, text, len);
}

void report_valid(const struct report *report, struct out *out, uric_span lines, size_t count) {
    if (report->form == FORM_VALID)
        out_lines(out, report, lines);
    else if (report->form == FORM_EACH)
        out_each(out, report->json ? "{\"valid\":true}\n" : "valid\n", count);
}

static void out_refused_json(struct out *out, const struct report *report,
                             const struct refused_line *line) {
    if (report->form == FORM_EACH) {
        out_byte(out, '{');
    } else {
        out_text(out, "{\"file\":");
        out_json_text(out, line->file);
        out_text(out, ",\"line\":");
        out_number(out, line->number);
        out_byte(out, ',');
    }
    out_text(out, "\"valid\":false,\"error\":");
    out_error_json(out, &line->refused);
    out_text(out, ",\"text\":");
    out_json(out, line->refused.excerpt.text);
    out_text(out, "}\n");
}

static void out_location(struct out *out, const struct refused_line *line) {
    out_style(out, STYLE_LOCATION);
    out_readable(out, line->file, strlen(line->file));
    out_byte(out, ':');
    out_number(out, line->number);
    out_byte(out, ':');
    out_number(out, (uintmax_t)line->refused.error->offset + 1);
    out_byte(out, ':');
    out_style(out, STYLE_PLAIN);
    out_byte(out, ' ');
}

static void out_refused(struct out *out, const struct report *report,
                        const struct refused_line *line) {
    if (report->json) {
        out_refused_json(out, report, line);
    } else if (report->form == FORM_EACH) {
        out_text(out, "invalid\t");
        out_offset_and_sentence(out, &line->refused);
        out_byte(out, '\n');
    } else if (!line->at_cr || line->is_first_cr) {
        out_location(out, line);
        out_sentence(out, &line->refused);
        out_text(out, line->at_cr ? ": try --crlf\n" : "\n");
        if (report->shows_lines)
            out_diagnostic(out, &line->refused);
    }
}

void report_refused(const struct report *report, struct out *out, const struct refused_line *line) {
    if (report->form == FORM_REFUSED || report->form == FORM_EACH)
        out_refused(out, report, line);
    else if (report->form == FORM_INVALID)
        out_lines(out, report, line->whole);
}

void report_counts(const struct report *report, const struct counts *counts, bool stopped) {
    const char *plural = counts->lines == 1 ? "" : "s";
    if (report->json || (report->form != FORM_REFUSED && report->form != FORM_SUMMARY))
        return;
    if (counts->refused > 0)
        print_note("%ju of %ju line%s refused%s", counts->refused, counts->lines, plural,
                   stopped ? "; stopped by --max-errors" : "");
    else if (counts->lines == 0)
        print_note("no lines");
    else
        print_note("%ju line%s valid", counts->lines, plural);
    if (counts->refused_at_cr > 1)
        print_note("%ju refused at a carriage return before the line end%s: try --crlf",
                   counts->refused_at_cr,
                   report->form == FORM_REFUSED ? ", the first of them shown" : "");
}
