/* Fast writing into room that the caller has made (out_room): no check for each piece.
 *
 * A span is copied PUT_SLACK bytes at a time, which is faster than a copy of its exact length. So
 * up to PUT_SLACK bytes behind the span are read (lines have LINES_SLACK bytes behind them), and up
 * to PUT_SLACK bytes behind the result are overwritten. Each function returns the end of what it
 * wrote. */
#ifndef URIC_COMMAND_PUT_H
#define URIC_COMMAND_PUT_H

#include <string.h>

#include "command/io/lines.h"
#include "uric.h"

enum { PUT_SLACK = LINES_SLACK };

/* For string literals. */
static inline char *put_text(char *to, const char *text) {
    size_t len = strlen(text);
    memcpy(to, text, len);
    return to + len;
}

/* For spans in a line. */
static inline char *put_span(char *to, uric_span span) {
    size_t copied = 0;
    do
        memcpy(to + copied, span.at + copied, PUT_SLACK);
    while ((copied += PUT_SLACK) < span.len);
    return to + span.len;
}

#endif
