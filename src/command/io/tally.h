/* How often lines are refused for each reason, which is the message without what was expected. */
#ifndef URIC_COMMAND_TALLY_H
#define URIC_COMMAND_TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "command/io/output.h"
#include "uric.h"

/* Zero-initialized. */
struct tally {
    struct reason *reason; /* [capacity], in the order of their texts */
    size_t count;
    size_t capacity;
};

/* Counts a line that is refused; `place` is the larger the later the line was read. Uses the
 * scratch of `out`. */
void tally_add(struct tally *tally, struct out *out, const uric_error *error, uintmax_t place);

/* Adds what another one counted. */
void tally_merge(struct tally *tally, const struct tally *other);

/* Prints a line for each reason, the most frequent first, and of equal ones the first that was met:
 * COUNT<TAB>COMPONENT<TAB>REASON, or {"count","component","reason"}. */
void tally_print(struct out *out, const struct tally *tally, bool json);

#endif
