/* Writing where there is room for it: no check for each piece. Short pieces are copied by PUT_SLACK
 * bytes at a time, which is faster than to ask how long they are: so many bytes behind a piece can
 * be read, and are overwritten behind what is written. */
#ifndef URIC_COMMAND_PUT_H
#define URIC_COMMAND_PUT_H

#include <string.h>

#include "command/io/lines.h"
#include "uric.h"

enum { PUT_SLACK = LINES_SLACK };

/* Of a string literal. */
static inline char *put_text(char *to, const char *text) {
    size_t len = strlen(text);
    memcpy(to, text, len);
    return to + len;
}

/* Of a line. */
static inline char *put_span(char *to, uric_span span) {
    size_t copied = 0;
    do
        memcpy(to + copied, span.at + copied, PUT_SLACK);
    while ((copied += PUT_SLACK) < span.len);
    return to + span.len;
}

#endif
