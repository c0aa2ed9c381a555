/* What a person at a terminal sees of a refusal. */
#include "refusal.h"

#include "output.h"

static const char margin[] = "    ";
static const char cut[] = "...";

/* How many columns a byte takes. */
static size_t columns(char byte) {
    char escaped[ESCAPE_MAX];
    return escape_byte(escaped, (unsigned char)byte);
}

static void out_spaces(size_t count) {
    while (count-- > 0)
        out_byte(' ');
}

/* The part of the text that fits into `room` columns: as much as possible of what is before the
 * culprit within two thirds of them, then what is behind it, then the rest of what is before. */
static void choose_window(uric_span text, size_t culprit, size_t room, size_t *from, size_t *to) {
    size_t begin = culprit, end = culprit, used = 0;
    while (begin > 0 && used + columns(text.at[begin - 1]) <= room * 2 / 3)
        used += columns(text.at[--begin]);
    while (end < text.len && used + columns(text.at[end]) <= room)
        used += columns(text.at[end++]);
    while (begin > 0 && used + columns(text.at[begin - 1]) <= room)
        used += columns(text.at[--begin]);
    *from = begin;
    *to = end;
}

static void out_text_and_caret(uric_span text, size_t culprit) {
    size_t frame = sizeof margin - 1 + 2 * (sizeof cut - 1) + 1; /* one column for a caret behind */
    size_t width = out_columns(), from, to;
    choose_window(text, culprit, width > 2 * frame ? width - frame : frame, &from, &to);

    out_text(margin);
    if (from > 0)
        out_text(cut);
    out_escaped(text.at + from, to - from);
    if (to < text.len)
        out_text(cut);
    out_byte('\n');

    out_text(margin);
    if (from > 0)
        out_spaces(sizeof cut - 1);
    for (size_t i = from; i < culprit; i++)
        out_spaces(columns(text.at[i]));
    out_text("^\n");
}

static bool is_letter_or_digit(unsigned byte) {
    return (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

static void out_shown(unsigned byte) {
    char plain = (char)byte;
    out_escaped(&plain, 1);
}

/* The last byte of the run of expected letters, or digits, that begins with `byte`. */
static unsigned run_end(const uric_error *error, unsigned byte) {
    while (byte < 255 && is_letter_or_digit(byte) && is_letter_or_digit(byte + 1) &&
           uric_error_expects(error, (unsigned char)(byte + 1)))
        byte++;
    return byte;
}

/* The expected bytes themselves: the message has named them in the grammar's terms. */
static void out_expected_bytes(const uric_error *error) {
    bool any = false;
    out_text(margin);
    out_text("expected:");
    for (unsigned byte = 0; byte <= 255; byte++) {
        if (!uric_error_expects(error, (unsigned char)byte))
            continue;
        unsigned last = run_end(error, byte);
        out_byte(' ');
        out_shown(byte);
        if (last > byte) {
            out_text(last > byte + 1 ? "-" : " ");
            out_shown(last);
        }
        byte = last;
        any = true;
    }
    if (uric_error_expects_end(error))
        out_text(any ? " or the end" : " the end");
    out_byte('\n');
}

void out_diagnostic(uric_span text, const uric_error *error) {
    out_text_and_caret(text, error->offset);
    out_expected_bytes(error);
}
