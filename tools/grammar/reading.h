/* What a person reads in a text with the ABNF at hand: the components of the first derivation that
 * takes alternatives in the order in which they are printed, and repeats as often as it can. */
#ifndef READING_H
#define READING_H

#include "profile.h"
#include "uric_tables.h"

/* By backtracking, for short texts: false if the rule does not derive the text. Spans lie in it. */
bool read_text(const profile *p, const rule *r, const char *text, size_t len,
               uric_span components[COMPONENTS], unsigned *host_kind);

#endif
