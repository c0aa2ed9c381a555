#include "command/command.h"

#include "command/io/output.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "command/io/errors.h"
#include "command/io/escape.h"
#include "command/io/progress.h"
#include "command/io/try_again.h"
#include "command/io/utf8.h"

enum {
    OUT_LEAST = 64 * 1024,       /* bytes collected before they are written */
    OUT_MOST = 16 * 1024 * 1024, /* a thread that has collected so many waits for its turn */
    SCRATCH_LEAST = 1024,
    PART = 4 * 1024, /* bytes of a long text that are copied at a time */
};

struct out standard_output;

static _Noreturn void fail_output(int error) {
    standard_output.len = 0; /* or the message would flush it, and fail again */
    exit_with_error("standard output: %s", strerror(error));
}

static void write_all(const char *bytes, size_t len) {
    while (len > 0) {
        ssize_t written = write(STDOUT_FILENO, bytes, len);
        if (written < 0 && should_try_again(STDOUT_FILENO, POLLOUT))
            continue;
        if (written < 0)
            fail_output(errno);
        bytes += written;
        len -= (size_t)written;
    }
}

void out_flush(struct out *out) {
    if (out->len == 0)
        return;
    if (out_is_terminal())
        progress_erase();
    write_all(out->at, out->len);
    out->len = 0;
}

void out_free(struct out *out) {
    free(out->at);
    free(out->scratch);
}

static void flush_standard_output(void) {
    out_flush(&standard_output);
}

void out_init(void) {
    before_message = flush_standard_output;
}

void out_finish(void) {
    out_flush(&standard_output);
    if (close(STDOUT_FILENO) != 0 && errno != EBADF && errno != EINTR)
        fail_output(errno);
}

/* May the thread write now? It waits for its turn if it has collected too much. */
static bool may_write(struct out *out) {
    if (out->turns == NULL || turns_is_at(out->turns, out->ticket))
        return true;
    if (out->size < OUT_MOST)
        return false;
    turns_wait(out->turns, out->ticket);
    return true;
}

static size_t greater(size_t a, size_t b) {
    return a > b ? a : b;
}

void out_make_room(struct out *out, size_t size) {
    if (out->size > 0 && may_write(out))
        out_flush(out);
    if (size < out->size - out->len)
        return;
    if (size >= SIZE_MAX - out->len || out->size > SIZE_MAX / 2)
        exit_with_error("out of memory");
    out->size = greater(greater(OUT_LEAST, 2 * out->size), out->len + size + 1);
    out->at = resize(out->at, out->size);
}

uric_buffer out_scratch(struct out *out, size_t size) {
    if (out->scratch == NULL || size > out->scratch_size) {
        if (out->scratch_size > SIZE_MAX / 2)
            exit_with_error("out of memory");
        out->scratch_size = greater(greater(SCRATCH_LEAST, 2 * out->scratch_size), size);
        out->scratch = resize(out->scratch, out->scratch_size);
    }
    return (uric_buffer){.at = out->scratch, .size = out->scratch_size};
}

void out_long(struct out *out, const char *bytes, size_t len) {
    for (; len > PART; bytes += PART, len -= PART)
        out_bytes(out, bytes, PART);
    out_bytes(out, bytes, len);
}

void out_number(struct out *out, uintmax_t number) {
    char digits[3 * sizeof number], *at = digits + sizeof digits;
    do
        *--at = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    out_bytes(out, at, (size_t)(digits + sizeof digits - at));
}

void out_right_aligned(struct out *out, uintmax_t number, size_t width) {
    size_t digits = 1;
    for (uintmax_t left = number / 10; left > 0; left /= 10)
        digits++;
    for (; digits < width; digits++)
        out_byte(out, ' ');
    out_number(out, number);
}

void out_left_aligned(struct out *out, const char *text, size_t width) {
    out_text(out, text);
    for (size_t len = strlen(text); len < width; len++)
        out_byte(out, ' ');
}

bool is_plain_rule(const uric_rule *rule, bool in_json) {
    for (unsigned byte = 0; byte < 256; byte++)
        if (needs_escape((unsigned char)byte, in_json) &&
            !uric_rule_excludes(rule, (unsigned char)byte))
            return false;
    return true;
}

/* In parts, each of which has room for the longest escape. */
static void out_plain_or_escaped(struct out *out, const char *bytes, size_t len, bool in_json) {
    while (len > 0) {
        size_t part = len < PART ? len : PART, plain = plain_length(bytes, part, in_json);
        char *to = out_room(out, plain + ESCAPE_JSON_MAX), *end = to + plain;
        memcpy(to, bytes, plain);
        if (plain < part) {
            unsigned char byte = (unsigned char)bytes[plain++];
            end += in_json ? escape_json_byte(end, byte) : escape_byte(end, byte);
        }
        out_took(out, (size_t)(end - to));
        bytes += plain;
        len -= plain;
    }
}

void out_escaped(struct out *out, const char *bytes, size_t len) {
    out_plain_or_escaped(out, bytes, len, false);
}

/* Characters of UTF-8 that can be seen stay as they are. */
static void out_shown(struct out *out, const char *bytes, size_t len, bool in_json) {
    while (len > 0) {
        size_t columns, shown = plain_length(bytes, len, in_json);
        if (shown == 0 && (unsigned char)*bytes >= 0x80)
            shown = utf8_shown(bytes, len, &columns);
        if (shown > 0)
            out_long(out, bytes, shown);
        else
            out_plain_or_escaped(out, bytes, shown = 1, in_json);
        bytes += shown;
        len -= shown;
    }
}

void out_readable(struct out *out, const char *bytes, size_t len) {
    out_shown(out, bytes, len, false);
}

void out_json(struct out *out, uric_span text) {
    if (text.at == NULL) {
        out_text(out, "null");
        return;
    }
    out_byte(out, '"');
    out_plain_or_escaped(out, text.at, text.len, true);
    out_byte(out, '"');
}

void out_json_readable(struct out *out, uric_span text) {
    out_byte(out, '"');
    out_shown(out, text.at, text.len, true);
    out_byte(out, '"');
}

void out_json_text(struct out *out, const char *text) {
    out_json(out, (uric_span){text, text != NULL ? strlen(text) : 0});
}

void out_result_line(struct out *out, const char *name, uric_span result, bool json) {
    if (json) {
        out_text(out, "{\"");
        out_text(out, name);
        out_text(out, "\":");
        out_json(out, result);
        out_text(out, "}\n");
    } else {
        out_long(out, result.at, result.len);
        out_byte(out, '\n');
    }
}

static bool color;

void out_set_color(bool in_color) {
    color = in_color;
}

void out_style(struct out *out, enum style style) {
    static const char *const sequences[STYLES] = {[STYLE_PLAIN] = "\33[m",
                                                  [STYLE_LOCATION] = "\33[1m",
                                                  [STYLE_REFUSED] = "\33[1;31m",
                                                  [STYLE_WARNING] = "\33[33m",
                                                  [STYLE_VALID] = "\33[32m",
                                                  [STYLE_FAINT] = "\33[2m",
                                                  [STYLE_COMPONENT] = "\33[35m",
                                                  [STYLE_COMPONENT + 1] = "\33[33m",
                                                  [STYLE_COMPONENT + 2] = "\33[1;32m",
                                                  [STYLE_COMPONENT + 3] = "\33[36m",
                                                  [STYLE_COMPONENT + 4] = "\33[34m",
                                                  [STYLE_COMPONENT + 5] = "\33[1;33m"};
    if (color)
        out_text(out, sequences[style]);
}

bool out_is_terminal(void) {
    static int answer = -1; /* the first thread asks before there are others */
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
