#include "command/io/unit.h"

#include "command/io/escape.h"
#include "command/io/utf8.h"

static const char cut[] = "...";

struct unit unit_at(uric_span text, size_t at) {
    struct unit unit;
    unit.len = utf8_shown(text.at + at, text.len - at, &unit.columns);
    return unit.len > 0 ? unit : (struct unit){1, ESCAPE_MAX};
}

struct unit unit_before(uric_span text, size_t end) {
    for (size_t len = UTF8_MAX; len > 1; len--)
        if (len <= end && utf8_length(text.at + end - len, len) == len)
            return unit_at(text, end - len);
    return unit_at(text, end - 1);
}

void out_spaces(struct out *out, size_t count) {
    while (count-- > 0)
        out_byte(out, ' ');
}

void out_fitting(struct out *out, uric_span text, size_t columns) {
    size_t used = 0, fitting = 0, end = 0;
    while (end < text.len) {
        struct unit unit = unit_at(text, end);
        if (unit.columns > columns - used)
            break;
        used += unit.columns;
        end += unit.len;
        if (used + sizeof cut - 1 <= columns)
            fitting = end;
    }
    out_readable(out, text.at, end == text.len ? end : fitting);
    if (end < text.len)
        out_text(out, cut);
}

/* The number of bytes up to the next space at or behind `from`, or to the end; adds its columns. */
static size_t word_end(uric_span text, size_t from, size_t *columns) {
    size_t end = from;
    while (end < text.len && (end == from || text.at[end] != ' ')) {
        struct unit unit = unit_at(text, end);
        *columns += unit.columns;
        end += unit.len;
    }
    return end;
}

void out_paragraph(struct out *out, uric_span text, size_t column, size_t width) {
    size_t used = column;
    for (size_t at = 0; at < text.len;) {
        size_t columns = 0, end = word_end(text, at, &columns);
        if (used + columns > width && at > 0 && text.at[at] == ' ') {
            out_byte(out, '\n');
            out_spaces(out, column);
            used = column;
            at++;
            columns--;
        }
        out_readable(out, text.at + at, end - at);
        used += columns;
        at = end;
    }
    out_byte(out, '\n');
}
