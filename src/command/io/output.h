/* Output: collected in memory, escaped, and written to standard output.
 *
 * Each thread collects in a `struct out` of its own, and writes it when its turn has come. A
 * program of one thread writes whenever enough is collected. A failed write ends the program with
 * EXIT_FAILED, because no later output could be written either. */
#ifndef URIC_COMMAND_OUTPUT_H
#define URIC_COMMAND_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "command/threads/turns.h"
#include "uric.h"

/* Zero-initialized, except for the turns and the ticket. */
struct out {
    char *at; /* [size]; the first `len` bytes are not written yet */
    size_t size;
    size_t len;
    struct turns *turns; /* NULL: no other thread writes */
    uintmax_t ticket;
    char *scratch; /* [scratch_size] */
    size_t scratch_size;
};

/* For output that belongs to no line of input: only the first thread uses it, while no other thread
 * runs. */
extern struct out standard_output;

/* Call it once at the start of the program: each message on standard error then flushes standard
 * output first. */
void out_init(void);

/* Call it once at the end: flushes and closes standard output, because some file systems report a
 * full disk only when a file is closed. */
void out_finish(void);

void out_make_room(struct out *out, size_t size);

/* Room for `size` bytes behind those collected. The caller writes there, then calls out_took with
 * the number of bytes written. */
static inline char *out_room(struct out *out, size_t size) {
    if (size >= out->size - out->len)
        out_make_room(out, size);
    return out->at + out->len;
}

static inline void out_took(struct out *out, size_t size) {
    out->len += size;
}

static inline void out_bytes(struct out *out, const char *bytes, size_t len) {
    memcpy(out_room(out, len), bytes, len);
    out_took(out, len);
}

static inline void out_text(struct out *out, const char *text) {
    out_bytes(out, text, strlen(text));
}

static inline void out_byte(struct out *out, char byte) {
    *out_room(out, 1) = byte;
    out_took(out, 1);
}

void out_number(struct out *out, uintmax_t number);

/* Spaces, then the number, so that both take `width` columns or more. */
void out_right_aligned(struct out *out, uintmax_t number, size_t width);

/* The text, then spaces, so that both take `width` columns or more. */
void out_left_aligned(struct out *out, const char *text, size_t width);

/* Bytes of any length, in parts: `out` does not grow to hold them all. */
void out_long(struct out *out, const char *bytes, size_t len);

/* Escaped as text (io/escape.h). */
void out_escaped(struct out *out, const char *bytes, size_t len);

/* For people, not for programs: UTF-8 characters as they are; other bytes, controls, and characters
 * that hide or reorder others, as \xHH. */
void out_readable(struct out *out, const char *bytes, size_t len);

/* A JSON string in quotes; `null` for at == NULL. */
void out_json(struct out *out, uric_span text);
/* The same for a message, whose characters of UTF-8 stay as they are. */
void out_json_readable(struct out *out, uric_span text);
void out_json_text(struct out *out, const char *text);

/* The line of a result: the text itself, or {"NAME":"text"}. */
void out_result_line(struct out *out, const char *name, uric_span result, bool json);

/* Does the rule exclude all bytes that need escapes? Then its strings can be written as they are:
 * as text, or in JSON. */
bool is_plain_rule(const uric_rule *rule, bool in_json);

/* An empty buffer of at least `size` bytes, for text that is not output yet. It is valid until the
 * next call. */
uric_buffer out_scratch(struct out *out, size_t size);

/* An empty buffer of at least `size` bytes for the result of an operation. A result that is_plain
 * is written in place behind the collected output; any other is escaped by out_end. The usual loop:
 *
 *     uric_buffer result = out_begin(out, is_plain, 0);
 *     while ((status = uric_relativize(base, target, &result)) == URIC_NO_ROOM)
 *         result = out_begin(out, is_plain, result.len);
 *     ...
 *     out_end(out, is_plain, &result); */
static inline uric_buffer out_begin(struct out *out, bool is_plain, size_t size) {
    if (!is_plain)
        return out_scratch(out, size);
    char *at = out_room(out, size);
    return (uric_buffer){.at = at, .size = out->size - out->len};
}

static inline void out_end(struct out *out, bool is_plain, const uric_buffer *result) {
    if (is_plain)
        out_took(out, result->len);
    else
        out_escaped(out, result->at, result->len);
}

static inline uric_span written(const uric_buffer *buffer) {
    return (uric_span){buffer->at, buffer->len};
}

/* Writes what is collected. The caller knows that its turn has come. */
void out_flush(struct out *out);

/* Frees the memory; output that is not written is lost. */
void out_free(struct out *out);

/* Changes the style of the text that follows, if out_set_color(true) was called. STYLE_COMPONENT
 * and those behind it tell neighbouring components apart. */
enum style {
    STYLE_PLAIN,
    STYLE_LOCATION,
    STYLE_REFUSED,
    STYLE_WARNING,
    STYLE_VALID,
    STYLE_FAINT,
    STYLE_COMPONENT,
    STYLES = STYLE_COMPONENT + 6
};
void out_style(struct out *out, enum style style);
void out_set_color(bool in_color);

bool out_is_terminal(void);

/* The width of the terminal; 80 if it is unknown. */
size_t out_columns(void);

#endif
