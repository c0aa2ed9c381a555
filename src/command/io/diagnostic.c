/* What a person at a terminal sees of a refusal. */
#include "command/io/print_error.h"

#include "command/io/utf8.h"

static const char margin[] = "    ";
static const char cut[] = "...";

/* What is shown as one: a character, or a byte that is escaped. */
struct unit {
    size_t len, columns;
};

static struct unit unit_at(uric_span text, size_t at) {
    struct unit unit;
    unit.len = utf8_shown(text.at + at, text.len - at, &unit.columns);
    return unit.len > 0 ? unit : (struct unit){1, ESCAPE_MAX};
}

/* The one that ends at `end`. */
static struct unit unit_before(uric_span text, size_t end) {
    for (size_t len = UTF8_MAX; len > 1; len--)
        if (len <= end && utf8_length(text.at + end - len, len) == len)
            return unit_at(text, end - len);
    return unit_at(text, end - 1);
}

static void out_spaces(struct out *out, size_t count) {
    while (count-- > 0)
        out_byte(out, ' ');
}

/* Adds units before `begin`, or behind `end`, as long as they fit. */
static void widen_before(uric_span text, size_t *begin, size_t *used, size_t room) {
    while (*begin > 0) {
        struct unit unit = unit_before(text, *begin);
        if (*used + unit.columns > room)
            return;
        *used += unit.columns;
        *begin -= unit.len;
    }
}

static void widen_behind(uric_span text, size_t *end, size_t *used, size_t room) {
    while (*end < text.len) {
        struct unit unit = unit_at(text, *end);
        if (*used + unit.columns > room)
            return;
        *used += unit.columns;
        *end += unit.len;
    }
}

/* The part of the text that fits into `room` columns: as much as possible of what is before the
 * culprit within two thirds of them, then what is behind it, then the rest of what is before. */
static void choose_window(uric_span text, size_t culprit, size_t room, size_t *from, size_t *to) {
    size_t used = 0;
    *from = *to = culprit;
    widen_before(text, from, &used, room * 2 / 3);
    widen_behind(text, to, &used, room);
    widen_before(text, from, &used, room);
}

static void out_text_and_caret(struct out *out, const struct excerpt *excerpt, size_t offset) {
    uric_span text = excerpt->text;
    size_t culprit = offset - excerpt->before;
    size_t frame = sizeof margin - 1 + 2 * (sizeof cut - 1) + 1; /* one column for a caret behind */
    size_t width = out_columns(), from, to;
    choose_window(text, culprit, width > 2 * frame ? width - frame : frame, &from, &to);
    bool cut_before = from > 0 || excerpt->before > 0;

    out_text(out, margin);
    if (cut_before)
        out_text(out, cut);
    out_readable(out, text.at + from, culprit - from);
    if (culprit < to) {
        size_t len = unit_at(text, culprit).len;
        out_style(out, STYLE_CULPRIT);
        out_readable(out, text.at + culprit, len);
        out_style(out, STYLE_PLAIN);
        out_readable(out, text.at + culprit + len, to - culprit - len);
    }
    if (to < text.len || excerpt->more)
        out_text(out, cut);
    out_byte(out, '\n');

    out_text(out, margin);
    if (cut_before)
        out_spaces(out, sizeof cut - 1);
    for (size_t i = from; i < culprit;) {
        struct unit unit = unit_at(text, i);
        out_spaces(out, unit.columns);
        i += unit.len;
    }
    out_style(out, STYLE_CULPRIT);
    out_byte(out, '^');
    out_style(out, STYLE_PLAIN);
    out_byte(out, '\n');
}

static bool is_letter_or_digit(unsigned byte) {
    return (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

static void out_shown(struct out *out, unsigned byte) {
    char plain = (char)byte;
    out_escaped(out, &plain, 1);
}

/* The last byte of the run of expected letters, or digits, that begins with `byte`. */
static unsigned run_end(const uric_error *error, unsigned byte) {
    while (byte < 255 && is_letter_or_digit(byte) && is_letter_or_digit(byte + 1) &&
           uric_error_expects(error, (unsigned char)(byte + 1)))
        byte++;
    return byte;
}

/* The expected bytes themselves: the message has named them in the grammar's terms. */
static void out_expected_bytes(struct out *out, const uric_error *error) {
    bool any = false;
    out_text(out, margin);
    out_text(out, "expected:");
    for (unsigned byte = 0; byte <= 255; byte++) {
        if (!uric_error_expects(error, (unsigned char)byte))
            continue;
        unsigned last = run_end(error, byte);
        out_byte(out, ' ');
        out_shown(out, byte);
        if (last > byte) {
            out_text(out, last > byte + 1 ? "-" : " ");
            out_shown(out, last);
        }
        byte = last;
        any = true;
    }
    if (uric_error_expects_end(error))
        out_text(out, any ? " or the end" : " the end");
    out_byte(out, '\n');
}

void out_diagnostic(struct out *out, const struct refusal *refusal) {
    out_text_and_caret(out, &refusal->excerpt, refusal->error->offset);
    out_expected_bytes(out, refusal->error);
}
