#include "span_lines.h"

#include <string.h>

enum { INDENT = 4 };

static bool is_visible(unsigned char byte) {
    return byte > 0x20 && byte < 0x7F;
}

/* The columns that the first bytes of a text take. */
static size_t columns(const char *text, size_t len) {
    size_t count = 0;
    for (size_t i = 0; i < len; i++)
        count += is_visible((unsigned char)text[i]) ? 1 : strlen("\\xHH");
    return count;
}

char *visible(const char *text, size_t len) {
    char *made = allocate(columns(text, len) + 1, 1), *to = made;
    for (size_t i = 0; i < len; i++)
        to += sprintf(to, is_visible((unsigned char)text[i]) ? "%c" : "\\x%02X",
                      (unsigned char)text[i]);
    return made;
}

char *span_lines(const char *text, size_t len, const marked_span *spans, unsigned count) {
    const char *shown = len > 0 ? visible(text, len) : "(empty)";
    size_t width = strlen(shown) + INDENT;
    char *lines = format_text("\n%*s%s", INDENT, "", shown);
    for (unsigned i = 0; i < count; i++) {
        char *marks = allocate(width + 1, 1);
        memset(marks, ' ', width);
        if (spans[i].begin != NOWHERE) {
            size_t begin = columns(text, spans[i].begin), end = columns(text, spans[i].end);
            memset(marks + begin, '-', end - begin);
            marks[begin] = end == begin ? '|' : '^';
        }
        lines = format_text("%s\n%*s%s%s", lines, INDENT, "", marks, spans[i].label);
    }
    return lines;
}
