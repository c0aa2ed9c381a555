/* Tables, read from the C that `uric-grammar pack` writes.
 *
 *     static const uint16_t x_expected[2] = {0, 3};
 *     const uric_rule uric_x_R = {"R", &x_parse_R, NULL, 0, 0, NULL};
 *
 * A file of tables is a list of such definitions, of the types in uric_tables.h. The reader makes
 * the objects in memory that a compiler makes of the same text. So what is proved, and what the
 * command runs, is the text that a program compiles, and the layout of tables is known to the
 * emitter alone. */
#ifndef C_TABLES_H
#define C_TABLES_H

#include "support.h"
#include "uric_tables.h"

/* The grammar object `name` of the tables in `text`, which ends with NUL. `path` is for messages.
 * Fails if the text is anything but tables, of the form that this program is compiled for. */
const uric_grammar *read_c_tables(const char *text, const char *path, const char *name);

#endif
