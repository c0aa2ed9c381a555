/* The components that the tables report, compared with the grammar's first reading, for all strings
 * of any length. */
#ifndef PROVE_COMPONENTS_H
#define PROVE_COMPONENTS_H

#include "front/profile.h"
#include "uric_tables.h"

/* Reports the shortest string whose components differ, or the shortest behind which an error would
 * name a component that no reading is in. `parser` must accept the language of `r`. Gives the
 * number of states that the proof visited. Where they are more than `most`, unless that is 0, it
 * warns, and the proof is one for texts up to a length. */
size_t prove_components(const profile *p, const rule *r, const uric_rule *parser, size_t most);

/* The same for the items of a list: from each item of a text, the tables find the gap behind it.
 * `component` is the profile's number. */
size_t prove_items(const profile *p, const rule *r, const uric_list *list, unsigned component,
                   size_t most);

#endif
