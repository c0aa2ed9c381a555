/* The first reading of a text, by plain backtracking on the ABNF: alternatives in the order in
 * which the document prints them, repetitions as long as they can be. It is what a person does with
 * the document at hand, and has exponential time in the worst case. */
#ifndef BACKTRACK_H
#define BACKTRACK_H

#include "front/profile.h"
#include "uric_tables.h"

typedef enum backtrack_result { NOT_DERIVED, DERIVED, GAVE_UP } backtrack_result;

/* Finds the components of a text by the first reading; gives up after too many steps. Spans lie in
 * the text. */
backtrack_result backtrack(const profile *p, const rule *r, const char *text, size_t len,
                           uric_span components[COMPONENTS], unsigned *host_kind);

/* In the text of the last call: the item `index`, from 0, of the list that is component `list` of
 * the profile; absent behind the last item. */
uric_span item_of_reading(unsigned list, unsigned index);

#endif
