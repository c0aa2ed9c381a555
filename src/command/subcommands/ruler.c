#include "command/subcommands/ruler.h"

#include <stdio.h>

#include "command/io/unit.h"

enum { MARGIN = 4, ROWS = 4, STEP = 5, NONE = URIC_COMPONENTS };

/* A part of the text that fits into a row. */
struct row {
    const uric_uri *uri;
    size_t begin, end; /* bytes */
};

enum style style_of(unsigned component) {
    static const enum style styles[] = {
        [URIC_SCHEME] = STYLE_COMPONENT,       [URIC_AUTHORITY] = STYLE_COMPONENT + 2,
        [URIC_USERINFO] = STYLE_COMPONENT + 1, [URIC_HOST] = STYLE_COMPONENT + 2,
        [URIC_PORT] = STYLE_COMPONENT + 3,     [URIC_PATH] = STYLE_COMPONENT + 4,
        [URIC_QUERY] = STYLE_COMPONENT + 5,    [URIC_FRAGMENT] = STYLE_COMPONENT};
    return component < URIC_PART ? styles[component] : STYLE_COMPONENT + component % 6;
}

static bool holds(uric_span outer, const char *at, size_t len) {
    return outer.at != NULL && at >= outer.at && at + len <= outer.at + outer.len;
}

/* Does the component hold another one? Of two equal ones, the later holds the earlier. */
static bool is_outer(const uric_uri *uri, unsigned component, uric_span span) {
    for (unsigned i = 0; uric_component_name(uri->chosen, i) != NULL; i++) {
        uric_span other = uric_component_of(uri, i);
        if (i != component && other.len > 0 && holds(span, other.at, other.len) &&
            (other.len < span.len || i < component))
            return true;
    }
    return false;
}

/* The innermost component at an offset, or NONE. */
static unsigned component_at(const uric_uri *uri, size_t offset) {
    for (unsigned i = 0; uric_component_name(uri->chosen, i) != NULL; i++) {
        uric_span span = uric_component_of(uri, i);
        if (holds(span, uri->text.at + offset, 1) && !is_outer(uri, i, span))
            return i;
    }
    return NONE;
}

static size_t row_end(uric_span text, size_t begin, size_t columns) {
    size_t end = begin, used = 0, stepped = begin;
    while (end < text.len) {
        struct unit unit = unit_at(text, end);
        used += unit.columns;
        if (used > columns)
            return stepped > begin ? stepped : end;
        end += unit.len;
        if (end % STEP == 0)
            stepped = end;
    }
    return end;
}

/* The offset above each STEPth byte if it is a multiple of 10, otherwise a point. */
static void out_offsets(struct out *out, const struct row *row) {
    size_t column = 0, free = 0; /* what is written reaches up to `free` */
    out_style(out, STYLE_FAINT);
    out_spaces(out, MARGIN);
    for (size_t at = row->begin; at < row->end;) {
        char offset[24] = ".";
        struct unit unit = unit_at(row->uri->text, at);
        if (at % (2 * (size_t)STEP) == 0)
            snprintf(offset, sizeof offset, "%zu", at);
        if (at % STEP == 0 && column >= free) {
            out_spaces(out, column - free);
            out_text(out, offset);
            free = column + strlen(offset);
        }
        column += unit.columns;
        at += unit.len;
    }
    out_style(out, STYLE_PLAIN);
    out_byte(out, '\n');
}

static void out_colored(struct out *out, const struct row *row) {
    out_spaces(out, MARGIN);
    for (size_t at = row->begin, end; at < row->end; at = end) {
        unsigned component = component_at(row->uri, at);
        for (end = at + 1; end < row->end && component_at(row->uri, end) == component;)
            end++;
        if (component != NONE)
            out_style(out, style_of(component));
        out_readable(out, row->uri->text.at + at, end - at);
        if (component != NONE)
            out_style(out, STYLE_PLAIN);
    }
    out_byte(out, '\n');
}

/* "^" under the first byte of a component, "-" under the others. */
static void out_marks(struct out *out, const struct row *row) {
    size_t pending = MARGIN;
    for (size_t at = row->begin; at < row->end;) {
        struct unit unit = unit_at(row->uri->text, at);
        unsigned component = component_at(row->uri, at);
        size_t columns = unit.columns;
        if (component == NONE) {
            pending += columns;
        } else if (columns > 0) {
            bool first = uric_component_of(row->uri, component).at == row->uri->text.at + at;
            out_spaces(out, pending);
            pending = 0;
            out_style(out, style_of(component));
            out_byte(out, first ? '^' : '-');
            while (--columns > 0)
                out_byte(out, '-');
            out_style(out, STYLE_PLAIN);
        }
        at += unit.len;
    }
    out_byte(out, '\n');
}

void out_ruled(struct out *out, const uric_uri *uri) {
    size_t width = out_columns(), columns = width > 4 * MARGIN ? width - MARGIN : 3 * MARGIN;
    struct row row = {uri, 0, 0};
    for (unsigned rows = 0; row.end < uri->text.len && rows < ROWS; rows++) {
        row.begin = row.end;
        row.end = row_end(uri->text, row.begin, columns);
        out_offsets(out, &row);
        out_colored(out, &row);
        out_marks(out, &row);
    }
    if (row.end < uri->text.len) {
        out_spaces(out, MARGIN);
        out_text(out, "... ");
        out_number(out, uri->text.len - row.end);
        out_text(out, " more bytes\n");
    }
}
