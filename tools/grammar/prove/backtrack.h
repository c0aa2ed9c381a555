/* What a person reads in a text with the ABNF at hand: the components of the first derivation that
 * takes alternatives in the order in which they are printed, and repeats as often as it can. */
#ifndef BACKTRACK_H
#define BACKTRACK_H

#include "front/profile.h"
#include "uric_tables.h"

/* Backtracking may take exponential time: then it gives up. */
typedef enum reading_result { NOT_DERIVED, DERIVED, GAVE_UP } reading_result;

/* By backtracking, for short texts. Spans lie in the text. */
reading_result read_text(const profile *p, const rule *r, const char *text, size_t len,
                         uric_span components[COMPONENTS], unsigned *host_kind);

/* In the text that was read last: the item of a list at a place in the profile's components with
 * this index, from 0; absent behind the last. */
uric_span item_of_reading(unsigned list, unsigned index);

#endif
