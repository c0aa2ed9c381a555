/* A text with its parts marked under it, one line a part, as messages show it:
 *
 *         a=;b=
 *         ^        name
 *            ^     name
 *             |    weight
 *
 * "|" stands before the byte at which an empty part is. Bytes that are not printable are \xHH. */
#ifndef SPAN_LINES_H
#define SPAN_LINES_H

#include "support.h"

typedef struct marked_span {
    const char *label;
    size_t begin, end; /* both NOWHERE: the line has no mark */
} marked_span;

#define NOWHERE SIZE_MAX

/* The lines, each behind a line feed; without spans, the text alone. */
char *span_lines(const char *text, size_t len, const marked_span *spans, unsigned count);

/* A text with bytes that are not printable, and blanks, as \xHH. */
char *visible(const char *text, size_t len);

#endif
