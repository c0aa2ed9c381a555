/* Text in columns of a terminal. A unit is a character, or a byte that is shown escaped:
 *
 *     text      a   é       0x01    b
 *     columns   1   1       4       1      \x01
 *     bytes     1   2       1       1 */
#ifndef URIC_COMMAND_UNIT_H
#define URIC_COMMAND_UNIT_H

#include "command/io/output.h"

struct unit {
    size_t len, columns;
};

/* `at` is less than text.len. */
struct unit unit_at(uric_span text, size_t at);

/* The unit that ends at `end`, which is not 0. */
struct unit unit_before(uric_span text, size_t end);

void out_spaces(struct out *out, size_t count);

/* Writes the text, if it fits into `columns`; or as much of its start as fits before "...". */
void out_fitting(struct out *out, uric_span text, size_t columns);

/* Writes a text in lines of at most `width` columns, broken at spaces. The first begins at
 * `column`, where the cursor is; so do the others. Ends the last line. */
void out_paragraph(struct out *out, uric_span text, size_t column, size_t width);

#endif
