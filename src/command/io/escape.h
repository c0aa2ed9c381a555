/* Bytes that text output and JSON do not show as they are.
 *
 *                                     text    JSON
 *   printable ASCII (0x20 to 0x7E)    as it is, but \" and \\ in JSON
 *   any other byte, such as 0xC3      \xC3    \u00C3
 *
 * In JSON a byte beyond ASCII stands as the Latin-1 character of its value: the input is bytes, in
 * no known encoding, and a program gets the same bytes back. */
#ifndef URIC_COMMAND_ESCAPE_H
#define URIC_COMMAND_ESCAPE_H

#include <stdbool.h>
#include <stddef.h>

enum { ESCAPE_MAX = 4, ESCAPE_JSON_MAX = 6 };

bool needs_escape(unsigned char byte, bool in_json);

/* How many bytes at the front need no escape. */
size_t plain_length(const char *bytes, size_t len, bool in_json);

/* Writes a byte as text shows it; returns the number of characters, 1 or ESCAPE_MAX. */
size_t escape_byte(char escaped[ESCAPE_MAX], unsigned char byte);

/* Writes a byte that needs an escape in JSON; returns the number of characters. */
size_t escape_json_byte(char escaped[ESCAPE_JSON_MAX], unsigned char byte);

#endif
