#include "command/io/diagnostic.h"

#include "command/io/unit.h"

static const char margin[] = "    ";
static const char cut[] = "...";

/* These two add units before `begin` or behind `end`, as long as `room` columns hold them. */
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

/* Chooses the part of the text that fits into `room` columns: first what stands before the refused
 * byte, in at most two thirds of the columns; then what stands behind it; then more of what stands
 * before it. */
static void choose_window(uric_span text, size_t at, size_t room, size_t *from, size_t *to) {
    size_t used = 0;
    *from = *to = at;
    widen_before(text, from, &used, room * 2 / 3);
    widen_behind(text, to, &used, room);
    widen_before(text, from, &used, room);
}

static void out_text_and_caret(struct out *out, const struct excerpt *excerpt, size_t offset) {
    uric_span text = excerpt->text;
    size_t at = offset - excerpt->before;
    /* One column is for a caret behind the text. */
    size_t frame = sizeof margin - 1 + 2 * (sizeof cut - 1) + 1;
    size_t width = out_columns(), from, to;
    choose_window(text, at, width > 2 * frame ? width - frame : frame, &from, &to);
    bool cut_before = from > 0 || excerpt->before > 0;

    out_text(out, margin);
    if (cut_before)
        out_text(out, cut);
    out_readable(out, text.at + from, at - from);
    if (at < to) {
        size_t len = unit_at(text, at).len;
        out_style(out, STYLE_REFUSED);
        out_readable(out, text.at + at, len);
        out_style(out, STYLE_PLAIN);
        out_readable(out, text.at + at + len, to - at - len);
    }
    if (to < text.len || excerpt->more)
        out_text(out, cut);
    out_byte(out, '\n');

    out_text(out, margin);
    if (cut_before)
        out_spaces(out, sizeof cut - 1);
    for (size_t i = from; i < at;) {
        struct unit unit = unit_at(text, i);
        out_spaces(out, unit.columns);
        i += unit.len;
    }
    out_style(out, STYLE_REFUSED);
    out_byte(out, '^');
    out_style(out, STYLE_PLAIN);
    out_byte(out, '\n');
}

static bool is_letter_or_digit(unsigned byte) {
    return (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

static void out_one_escaped(struct out *out, unsigned byte) {
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

/* The expected bytes themselves; the message names them in the grammar's terms. Of code points,
 * only those of ASCII are shown. */
static void out_expected_bytes(struct out *out, const uric_error *error, unsigned most) {
    bool any = false, more = false;
    out_text(out, margin);
    out_text(out, "expected:");
    for (unsigned byte = most + 1; byte <= 255; byte++)
        more |= uric_error_expects(error, (unsigned char)byte);
    for (unsigned byte = 0; byte <= most; byte++) {
        if (!uric_error_expects(error, (unsigned char)byte))
            continue;
        unsigned last = run_end(error, byte);
        out_byte(out, ' ');
        out_one_escaped(out, byte);
        if (last > byte) {
            out_text(out, last > byte + 1 ? "-" : " ");
            out_one_escaped(out, last);
        }
        byte = last;
        any = true;
    }
    if (more)
        out_text(out, any ? " or a character that is not ASCII" : " a character that is not ASCII");
    any |= more;
    if (uric_error_expects_end(error))
        out_text(out, any ? " or the end" : " the end");
    out_byte(out, '\n');
}

void out_diagnostic(struct out *out, const struct refused_text *refused) {
    out_text_and_caret(out, &refused->excerpt, refused->error->offset);
    if (refused->error->status == URIC_OVER_LIMIT)
        return; /* nothing is expected there */
    out_expected_bytes(out, refused->error, uric_rule_has_code_points(refused->rule) ? 0x7F : 0xFF);
}
