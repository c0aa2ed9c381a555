/* A place in a file, in the lines of `extract`:
 *
 *     text:  FILE:LINE:COLUMN<TAB>
 *     JSON:  {"file":"FILE","line":LINE,"column":COLUMN,"offset":OFFSET, */
#ifndef URIC_COMMAND_PLACE_H
#define URIC_COMMAND_PLACE_H

#include "command/io/output.h"

/* Lines and columns count from 1, columns and the offset in bytes. */
struct place {
    const char *file;
    uintmax_t line, column, offset;
};

/* The first byte of a file. */
struct place place_at_start(const char *file);

/* Moves the place over the bytes that stand there. */
void place_pass(struct place *place, const char *bytes, size_t len);

void out_place(struct out *out, const struct place *place, bool json);

#endif
