#include "command/command.h"

#include "command/io/output.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "command/io/errors.h"
#include "command/io/progress.h"
#include "command/io/utf8.h"

enum {
    OUT_LEAST = 64 * 1024,       /* collected before it is written */
    OUT_MOST = 16 * 1024 * 1024, /* a thread with so much waits for its turn */
    SCRATCH_LEAST = 1024,
    PART = 4 * 1024, /* of a long text, taken at a time */
};

struct out standard_output;

static _Noreturn void fail_output(int error) {
    standard_output.len = 0; /* or saying so would try again */
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

void out_finish(void) {
    out_flush(&standard_output);
    if (close(STDOUT_FILENO) != 0 && errno != EBADF && errno != EINTR)
        fail_output(errno);
}

/* What is collected can be written, at once or because there is too much of it. */
static bool may_write(struct out *out) {
    if (out->turn == NULL || turn_has_come(out->turn, out->ticket))
        return true;
    if (out->size < OUT_MOST)
        return false;
    turn_wait(out->turn, out->ticket);
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
        fail("out of memory");
    out->size = greater(greater(OUT_LEAST, 2 * out->size), out->len + size + 1);
    out->at = grow(out->at, out->size);
}

uric_buffer out_scratch(struct out *out, size_t size) {
    if (out->scratch == NULL || size > out->scratch_size) {
        if (out->scratch_size > SIZE_MAX / 2)
            fail("out of memory");
        out->scratch_size = greater(greater(SCRATCH_LEAST, 2 * out->scratch_size), size);
        out->scratch = grow(out->scratch, out->scratch_size);
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

void out_padded(struct out *out, const char *text, int width) {
    out_text(out, "  ");
    out_text(out, text);
    for (size_t len = strlen(text); len < (size_t)width; len++)
        out_byte(out, ' ');
}

static bool is_printable(unsigned char byte) {
    return byte >= 0x20 && byte <= 0x7E;
}

/* What stands for itself in text, or in a string of JSON. */
static bool is_plain(unsigned char byte, bool in_json) {
    return is_printable(byte) && !(in_json && (byte == '"' || byte == '\\'));
}

bool is_plain_rule(const uric_rule *rule, bool in_json) {
    for (unsigned byte = 0; byte < 256; byte++)
        if (!is_plain((unsigned char)byte, in_json) &&
            !uric_rule_excludes(rule, (unsigned char)byte))
            return false;
    return true;
}

/* is_plain for each byte of a word. A byte that is not plain sets the highest bit of its own: by
 * what it is, by a borrow (below 0x20), or by a carry (0x7F); a byte behind it may have one more.
 */
static inline bool is_plain_word(uint64_t word, bool in_json) {
    const uint64_t each = 0x0101010101010101;
    uint64_t culprits = word | (word - 0x20 * each) | (word + each);
    if (in_json) {
        uint64_t quotes = word ^ '"' * each, backslashes = word ^ '\\' * each;
        culprits |= (quotes - each) | (backslashes - each);
    }
    return (culprits & 0x80 * each) == 0;
}

static inline uint64_t word_at(const char *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/* How many bytes at the front are plain. The last word may overlap with the one before it. */
static inline size_t plain_length(const char *bytes, size_t len, bool in_json) {
    size_t plain = 0, word = sizeof(uint64_t);
    while (len - plain >= word && is_plain_word(word_at(bytes + plain), in_json))
        plain += word;
    if (len >= word && len - plain < word && is_plain_word(word_at(bytes + len - word), in_json))
        return len;
    while (plain < len && is_plain((unsigned char)bytes[plain], in_json))
        plain++;
    return plain;
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

static size_t escape_json_byte(char *to, unsigned char byte) {
    char escaped[ESCAPE_MAX];
    if (escape_byte(escaped, byte) == 1) { /* a quote or a backslash */
        memcpy(to, (char[]){'\\', (char)byte}, 2);
        return 2;
    }
    memcpy(to, "\\u00", 4);
    memcpy(to + 4, escaped + 2, 2);
    return 6;
}

/* In parts, each with room for the longest escapes. */
static inline void out_plain_or_escaped(struct out *out, const char *bytes, size_t len,
                                        bool in_json) {
    while (len > 0) {
        size_t part = len < PART ? len : PART, plain = plain_length(bytes, part, in_json);
        char *to = out_room(out, plain + 6), *end = to + plain;
        memcpy(to, bytes, plain);
        if (plain < part) {
            unsigned char culprit = (unsigned char)bytes[plain++];
            end += in_json ? escape_json_byte(end, culprit) : escape_byte(end, culprit);
        }
        out_took(out, (size_t)(end - to));
        bytes += plain;
        len -= plain;
    }
}

void out_escaped(struct out *out, const char *bytes, size_t len) {
    out_plain_or_escaped(out, bytes, len, false);
}

void out_readable(struct out *out, const char *bytes, size_t len) {
    for (size_t i = 0, columns; i < len;) {
        size_t count = utf8_shown(bytes + i, len - i, &columns);
        if (count > 0)
            out_bytes(out, bytes + i, count);
        else
            out_escaped(out, bytes + i, 1);
        i += count > 0 ? count : 1;
    }
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

void out_json_text(struct out *out, const char *text) {
    out_json(out, (uric_span){text, text != NULL ? strlen(text) : 0});
}

static bool color;

void out_set_color(bool in_color) {
    color = in_color;
}

void out_style(struct out *out, enum style style) {
    static const char *const sequences[] = {
        [STYLE_PLAIN] = "\33[m", [STYLE_PLACE] = "\33[1m", [STYLE_CULPRIT] = "\33[1;31m"};
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
