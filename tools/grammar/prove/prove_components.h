/* The components that the tables report, held against the grammar's first reading: of every
 * string, of any length. */
#ifndef PROVE_COMPONENTS_H
#define PROVE_COMPONENTS_H

#include "front/profile.h"
#include "uric_tables.h"

/* What `parser` accepts must be the language of `r` already. Reports the shortest string whose
 * components differ as an error, or the shortest behind which an error would be told to be in a
 * component that no reading is in; gives how many states the proof went through. */
size_t prove_components(const profile *p, const rule *r, const uric_rule *parser);

/* The same for what parts the items of a list: from each item of a text it finds the gap behind it.
 * `component` is the profile's number. */
size_t prove_items(const profile *p, const rule *r, const uric_list *list, unsigned component);

#endif
