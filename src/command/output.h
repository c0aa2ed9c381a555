/* Standard output: buffered, checked, escaped. A failed write ends the program with EXIT_TROUBLE,
 * for nothing that follows could be said. */
#ifndef URIC_OUTPUT_H
#define URIC_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "uric.h"

void out_bytes(const char *bytes, size_t len);
void out_text(const char *text);
void out_byte(char byte);
void out_number(uintmax_t number);

/* Two spaces, the text, and spaces up to `width` columns for the text. */
void out_padded(const char *text, int width);

/* Text output: a byte that is not printable ASCII (0x20 to 0x7E) is written \xHH. */
void out_escaped(const char *bytes, size_t len);

/* What a person reads and no program: UTF-8 as it is, and other bytes, controls and what hides or
 * reorders characters as \xHH. */
void out_readable(const char *bytes, size_t len);

/* A JSON string, in quotes; `null` for at == NULL. A control byte or a byte from 0x7F on is written
 * \u00HH: a byte beyond ASCII stands as the Latin-1 character of its value, for the input is bytes
 * and claims no encoding. */
void out_json(uric_span text);
void out_json_text(const char *text);

void out_flush(void);

/* At the end of the program: flush, and close, for some file systems report a full disk late. */
void out_finish(void);

/* What follows looks so, if out_set_color asked for colour (off at first). */
enum style { STYLE_PLAIN, STYLE_PLACE, STYLE_CULPRIT };
void out_style(enum style style);
void out_set_color(bool in_color);

/* Is standard output a terminal, and how many columns has it (80 if unknown)? */
bool out_is_terminal(void);
size_t out_columns(void);

/* One byte as text output shows it; returns how many characters: 1 or 4. */
enum { ESCAPE_MAX = 4 };
size_t escape_byte(char escaped[ESCAPE_MAX], unsigned char byte);

#endif
