#include "command.h"

#include "report.h"

#include <string.h>

#include "output.h"
#include "tally.h"
#include "trouble.h"

bool report_needs_lines(const struct report *report) {
    bool in_json = report->json && (report->form == FORM_REFUSED || report->form == FORM_EACH);
    return in_json || report->form == FORM_VALID || report->form == FORM_INVALID;
}

/* As it was read, with its line end; the last line of a file gets one if it has none. */
static void out_line(const struct report *report, const struct lines *lines, uric_span line) {
    out_bytes(line.at, line.len + lines->line_end);
    if (lines->line_end == 0)
        out_byte(report->delimiter);
}

static void out_valid(const struct report *report) {
    out_text(report->json ? "{\"valid\":true}\n" : "valid\n");
}

void report_valid_lines(struct report *report, uric_span text, size_t count) {
    report->lines += count;
    if (report->form == FORM_VALID)
        out_bytes(text.at, text.len);
    for (size_t i = 0; report->form == FORM_EACH && i < count; i++)
        out_valid(report);
}

void report_valid_line(struct report *report, const struct lines *lines, uric_span line) {
    report->lines++;
    if (report->form == FORM_EACH)
        out_valid(report);
    else if (report->form == FORM_VALID)
        out_line(report, lines, line);
}

static void out_refused_json(const struct report *report, const char *file, uintmax_t number,
                             const struct refusal *refusal) {
    if (report->form == FORM_EACH) {
        out_byte('{');
    } else {
        out_text("{\"file\":");
        out_json_text(file);
        out_text(",\"line\":");
        out_number(number);
        out_byte(',');
    }
    out_text("\"valid\":false,\"error\":");
    out_refusal_json(refusal);
    out_text(",\"text\":");
    out_json(refusal->excerpt.text);
    out_text("}\n");
}

static void out_place(const char *file, uintmax_t line, uintmax_t column) {
    out_style(STYLE_PLACE);
    out_readable(file, strlen(file));
    out_byte(':');
    out_number(line);
    out_byte(':');
    out_number(column);
    out_byte(':');
    out_style(STYLE_PLAIN);
    out_byte(' ');
}

static void out_refused(const struct report *report, const char *file, uintmax_t number,
                        const struct refusal *refusal, bool at_cr) {
    if (report->json) {
        out_refused_json(report, file, number, refusal);
    } else if (report->form == FORM_EACH) {
        out_text("invalid\t");
        out_refusal(refusal);
        out_byte('\n');
    } else if (!at_cr || report->refused_at_cr == 1) {
        out_place(file, number, (uintmax_t)refusal->error->offset + 1);
        out_message(refusal);
        out_text(at_cr ? ": try --crlf\n" : "\n");
        if (report->shows_lines)
            out_diagnostic(refusal);
    }
}

void report_refused_line(struct report *report, const struct lines *lines, uintmax_t number,
                         const struct refusal *refusal) {
    bool at_cr = !report->crlf && is_carriage_return(refusal);
    report->lines++;
    report->refused++;
    report->refused_at_cr += at_cr;
    switch (report->form) {
    case FORM_REFUSED:
    case FORM_EACH: out_refused(report, lines->name, number, refusal, at_cr); break;
    case FORM_INVALID: out_line(report, lines, refusal->excerpt.text); break;
    case FORM_SUMMARY: tally_add(refusal->error); break;
    case FORM_VALID:
    case FORM_QUIET: break;
    }
}

static void remark_counts(const struct report *report, bool stopped) {
    const char *plural = report->lines == 1 ? "" : "s";
    if (report->refused > 0)
        remark("%ju of %ju line%s refused%s", report->refused, report->lines, plural,
               stopped ? "; stopped by --max-errors" : "");
    else if (report->lines == 0)
        remark("no lines");
    else
        remark("%ju line%s valid", report->lines, plural);
    if (report->refused_at_cr > 1)
        remark("%ju refused at a carriage return before the line end%s: try --crlf",
               report->refused_at_cr,
               report->form == FORM_REFUSED ? ", the first of them shown" : "");
}

void report_end(const struct report *report, bool stopped) {
    if (report->form == FORM_SUMMARY)
        tally_print(report->json);
    if (!report->json && (report->form == FORM_REFUSED || report->form == FORM_SUMMARY))
        remark_counts(report, stopped);
}
