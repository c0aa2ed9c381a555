/* Segments in which other programs find "..". Internal to the library. */
#ifndef URIC_HIDDEN_DOTS_H
#define URIC_HIDDEN_DOTS_H

#include "text/text.h"

/* What other programs find in a segment that they decode, any number of times, split at slashes and
 * backslashes, and cut at ";", "?", "#" or NUL. Some also drop blanks and controls behind dots,
 * read UTF-8 that is longer than need be, and take for dots and slashes what looks like them. */
typedef enum uric_lax_reading {
    URIC_LAX_NAME,
    URIC_LAX_NOTHING, /* no name but "." is left: "", ";a", ".;a", "%2F", "%252E" */
    URIC_LAX_PARENT   /* "..": "..%2Fb", "%252E%252E", "..;x", "..%00", "%C0%AE%C0%AE" */
} uric_lax_reading;

/* A dot segment of RFC 3986 itself, such as "%2E.", is a name here. */
uric_lax_reading uric_read_lax(uric_span segment);

/* The length of the dots at the start of a segment, if they are all of it: 1 for ".", 2 for "..",
 * encoded ones, too; 0 for any other segment. */
unsigned uric_dots_of_segment(uric_span segment);

#endif
