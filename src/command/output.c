#include "command.h"

#include "output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "progress.h"
#include "trouble.h"
#include "utf8.h"

static char buffer[64 * 1024];
static size_t filled;

static _Noreturn void fail_output(int error) {
    filled = 0; /* or saying so would try again */
    fail("standard output: %s", strerror(error));
}

static void write_all(const char *bytes, size_t len) {
    while (len > 0) {
        ssize_t written = write(STDOUT_FILENO, bytes, len);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            fail_output(errno);
        bytes += written;
        len -= (size_t)written;
    }
}

void out_flush(void) {
    if (filled == 0)
        return;
    if (out_is_terminal())
        progress_erase();
    write_all(buffer, filled);
    filled = 0;
}

void out_finish(void) {
    out_flush();
    if (close(STDOUT_FILENO) != 0 && errno != EBADF && errno != EINTR)
        fail_output(errno);
}

void out_bytes(const char *bytes, size_t len) {
    if (len > sizeof buffer - filled) {
        out_flush();
        if (len > sizeof buffer) {
            write_all(bytes, len);
            return;
        }
    }
    memcpy(buffer + filled, bytes, len);
    filled += len;
}

void out_text(const char *text) {
    out_bytes(text, strlen(text));
}

void out_byte(char byte) {
    if (filled == sizeof buffer)
        out_flush();
    buffer[filled++] = byte;
}

void out_number(uintmax_t number) {
    char digits[3 * sizeof number], *at = digits + sizeof digits;
    do
        *--at = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    out_bytes(at, (size_t)(digits + sizeof digits - at));
}

void out_padded(const char *text, int width) {
    out_text("  ");
    out_text(text);
    for (size_t len = strlen(text); len < (size_t)width; len++)
        out_byte(' ');
}

static bool is_printable(unsigned char byte) {
    return byte >= 0x20 && byte <= 0x7E;
}

size_t escape_byte(char escaped[ESCAPE_MAX], unsigned char byte) {
    static const char hex[] = "0123456789ABCDEF";
    if (is_printable(byte)) {
        escaped[0] = (char)byte;
        return 1;
    }
    escaped[0] = '\\';
    escaped[1] = 'x';
    escaped[2] = hex[byte >> 4];
    escaped[3] = hex[byte & 15];
    return ESCAPE_MAX;
}

void out_escaped(const char *bytes, size_t len) {
    size_t plain = 0; /* where the bytes begin that need no escape */
    for (size_t i = 0; i < len; i++) {
        if (is_printable((unsigned char)bytes[i]))
            continue;
        char escaped[ESCAPE_MAX];
        out_bytes(bytes + plain, i - plain);
        out_bytes(escaped, escape_byte(escaped, (unsigned char)bytes[i]));
        plain = i + 1;
    }
    out_bytes(bytes + plain, len - plain);
}

void out_readable(const char *bytes, size_t len) {
    for (size_t i = 0, columns; i < len;) {
        size_t count = utf8_shown(bytes + i, len - i, &columns);
        if (count > 0)
            out_bytes(bytes + i, count);
        else
            out_escaped(bytes + i, 1);
        i += count > 0 ? count : 1;
    }
}

static void out_json_byte(unsigned char byte) {
    char escaped[ESCAPE_MAX];
    if (escape_byte(escaped, byte) == 1) {
        out_byte('\\'); /* a quote or a backslash */
        out_byte((char)byte);
        return;
    }
    out_text("\\u00");
    out_bytes(escaped + 2, 2);
}

void out_json(uric_span text) {
    if (text.at == NULL) {
        out_text("null");
        return;
    }
    size_t plain = 0;
    out_byte('"');
    for (size_t i = 0; i < text.len; i++) {
        unsigned char byte = (unsigned char)text.at[i];
        if (is_printable(byte) && byte != '"' && byte != '\\')
            continue;
        out_bytes(text.at + plain, i - plain);
        out_json_byte(byte);
        plain = i + 1;
    }
    out_bytes(text.at + plain, text.len - plain);
    out_byte('"');
}

void out_json_text(const char *text) {
    out_json((uric_span){text, text != NULL ? strlen(text) : 0});
}

void out_json_name(const char *name, bool first) {
    if (!first)
        out_byte(',');
    out_byte('"');
    out_text(name);
    out_text("\":");
}

static bool color;

void out_set_color(bool in_color) {
    color = in_color;
}

void out_style(enum style style) {
    static const char *const sequences[] = {
        [STYLE_PLAIN] = "\33[m", [STYLE_PLACE] = "\33[1m", [STYLE_CULPRIT] = "\33[1;31m"};
    if (color)
        out_text(sequences[style]);
}

bool out_is_terminal(void) {
    static int answer = -1;
    if (answer < 0)
        answer = isatty(STDOUT_FILENO);
    return answer != 0;
}

size_t out_columns(void) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return 80;
}
