/* Output: collected, escaped, checked. Each thread collects its own, and writes it to standard
 * output in its turn; a program of one thread, whenever there is enough of it. A failed write ends
 * the program with EXIT_TROUBLE, for nothing that follows could be said. */
#ifndef URIC_COMMAND_OUTPUT_H
#define URIC_COMMAND_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "command/threads/turns.h"
#include "uric.h"

/* Zero-initialized, but for the turn and the ticket. */
struct out {
    char *at; /* [size]; the first `len` bytes are not written yet */
    size_t size;
    size_t len;
    struct turn *turn; /* NULL: no other thread writes */
    uintmax_t ticket;
    char *scratch; /* [scratch_size] */
    size_t scratch_size;
};

/* What is said outside of lines of input: by the first thread, when no other one runs. */
extern struct out standard_output;

void out_make_room(struct out *out, size_t size);

/* Room for `size` bytes behind those collected, which out_took adds to them. */
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

/* Is no string of the rule written with escapes: as text, or in JSON? */
bool is_plain_rule(const uric_rule *rule, bool in_json);

/* Bytes of any length: in parts, so that they need not be collected as a whole. */
void out_long(struct out *out, const char *bytes, size_t len);

/* Two spaces, the text, and spaces up to `width` columns for the text. */
void out_padded(struct out *out, const char *text, int width);

/* Text output: a byte that is not printable ASCII (0x20 to 0x7E) is written \xHH. */
void out_escaped(struct out *out, const char *bytes, size_t len);

/* What a person reads and no program: UTF-8 as it is, and other bytes, controls and what hides or
 * reorders characters as \xHH. */
void out_readable(struct out *out, const char *bytes, size_t len);

/* A JSON string, in quotes; `null` for at == NULL. A control byte or a byte from 0x7F on is written
 * \u00HH: a byte beyond ASCII stands as the Latin-1 character of its value, for the input is bytes
 * and claims no encoding. */
void out_json(struct out *out, uric_span text);
void out_json_text(struct out *out, const char *text);

/* An empty buffer of at least `size` bytes, for what is made before it is written; valid until the
 * next call. */
uric_buffer out_scratch(struct out *out, size_t size);

/* The same in the room behind what is collected: what is written there needs but out_took. */
static inline uric_buffer out_buffer(struct out *out, size_t size) {
    char *at = out_room(out, size);
    return (uric_buffer){.at = at, .size = out->size - out->len};
}

/* One or the other, for an operation whose result is_plain, or is yet to be escaped. */
static inline uric_buffer out_begin(struct out *out, bool is_plain, size_t size) {
    return is_plain ? out_buffer(out, size) : out_scratch(out, size);
}

/* Writes the result, as text. */
static inline void out_end(struct out *out, bool is_plain, const uric_buffer *result) {
    if (is_plain)
        out_took(out, result->len);
    else
        out_escaped(out, result->at, result->len);
}

static inline uric_span written(const uric_buffer *buffer) {
    return (uric_span){buffer->at, buffer->len};
}

/* Writes what is collected: when its turn has come. */
void out_flush(struct out *out);

/* Frees the memory, written or not. */
void out_free(struct out *out);

/* At the end of the program: flush, and close, for some file systems report a full disk late. */
void out_finish(void);

/* What follows looks so, if out_set_color asked for colour (off at first). */
enum style { STYLE_PLAIN, STYLE_PLACE, STYLE_CULPRIT };
void out_style(struct out *out, enum style style);
void out_set_color(bool in_color);

/* Is standard output a terminal, and how many columns has it (80 if unknown)? */
bool out_is_terminal(void);
size_t out_columns(void);

/* One byte as text output shows it; returns how many characters: 1 or 4. */
enum { ESCAPE_MAX = 4 };
size_t escape_byte(char escaped[ESCAPE_MAX], unsigned char byte);

#endif
