/* What the tables report of a text, compared with the first reading of the grammar. */
#ifndef COMPARISON_H
#define COMPARISON_H

#include "front/profile.h"
#include "uric_tables.h"

/* A text between quotes, in which bytes that are not printable ASCII stand as \xHH. */
char *quoted(const char *text, size_t len);

/* A span with its offset in the text; by wrong tables, a span may lie outside of the text. */
const char *span_text(const char *text, size_t len, const uric_span *span);

/* False after a message that names the first difference. Spans lie in `text`. */
bool same_components(const profile *p, const rule *r, const char *text, size_t len,
                     const uric_uri *got, const uric_span read[COMPONENTS], unsigned host_kind);

/* What to do where the gap behind an item is not that of the grammar. */
#define DECLARE_LISTS                                                                              \
    "if that depends on what is before the item, declare a list for each of the rules around the " \
    "items, by \"in\""

/* The same for the items of lists, in the text of the last backtrack(). */
bool same_items(const profile *p, const rule *r, const char *text, size_t len, const uric_uri *got);

#endif
