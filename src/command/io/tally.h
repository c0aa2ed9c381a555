/* The number of refused lines for each reason. A reason is the library's message without the terms
 * that were expected, so that all lines with a space in the path count as one. */
#ifndef URIC_COMMAND_TALLY_H
#define URIC_COMMAND_TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "command/io/output.h"
#include "uric.h"

/* Zero-initialized. */
struct tally {
    struct reason *reason; /* [capacity], sorted by length, then by bytes */
    size_t count;
    size_t capacity;
};

/* Counts a refused line. `line` is its number in the input. Uses the scratch of `out`. */
void tally_add(struct tally *tally, struct out *out, const uric_error *error, uintmax_t line);

/* Adds the counts of another tally. */
void tally_merge(struct tally *tally, const struct tally *other);

/* Prints a line for each reason, the most frequent first; of reasons as frequent, the first in the
 * input comes first: COUNT<TAB>COMPONENT<TAB>REASON, or {"count","component","reason"}. */
void tally_print(struct out *out, const struct tally *tally, bool json);

#endif
