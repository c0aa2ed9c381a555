/* Laws about memory: no operation touches a byte outside of the texts and buffers that it is given.
 *
 * Every text and every buffer lies between two inaccessible pages (guard_pages.h), once directly
 * behind the first page and once directly before the second. There, every operation must give the
 * same result as elsewhere. A buffer that is exactly as long as the result must be enough, and one
 * that is a byte shorter must give URIC_NO_ROOM. */
#ifndef EDGE_LAWS_H
#define EDGE_LAWS_H

#include <stddef.h>

#include "uric.h"

/* The longest text that these laws can be tested with. */
enum { EDGE_TEXT_MAX = 1 << 17 };

/* Returns NULL, or the law that the text breaks. The rule may accept or refuse the text. Tests the
 * text whole, in two pieces, and with each component moved to memory of its own. */
const char *broken_edge_law(const uric_grammar *grammar, const uric_rule *rule, const char *text,
                            size_t len);

/* Returns NULL, or the law that the two break in resolve, relativize and compare. */
const char *broken_edge_pair_law(const uric_uri *base, const uric_uri *reference);

#endif
