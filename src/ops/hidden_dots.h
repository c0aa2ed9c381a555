/* Segments in which other programs find "..". Internal to the library. */
#ifndef URIC_HIDDEN_DOTS_H
#define URIC_HIDDEN_DOTS_H

#include "text/text.h"

/* Does ".." stand in a segment once it is decoded, any number of times, and then split at slashes
 * and backslashes or cut at ";"? As in "..%2Fb", "%252e%252e", "..;x" and, where a grammar allows
 * backslashes, "..\b". Not in "%2E." itself, which RFC 3986 knows as a dot segment. */
bool uric_hides_dots(uric_span segment);

/* The length of the dots at the begin of a segment, if they are all of it: 1 for ".", 2 for "..",
 * encoded ones, too; 0 for any other segment. */
unsigned uric_dots_of_segment(uric_span segment);

#endif
