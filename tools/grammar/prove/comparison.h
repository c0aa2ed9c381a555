/* What the tables report of a text, held against what the grammar's reading says. */
#ifndef COMPARISON_H
#define COMPARISON_H

#include "front/profile.h"
#include "uric_tables.h"

/* A text between quotes, with what cannot be seen escaped. */
char *quoted(const char *text, size_t len);

/* A span and where it lies in the text that it is said to be of; wrong tables may lead anywhere. */
const char *span_text(const char *text, size_t len, const uric_span *span);

/* False after a message that names the first difference. Spans lie in `text`. */
bool same_components(const profile *p, const rule *r, const char *text, size_t len,
                     const uric_uri *got, const uric_span read[COMPONENTS], unsigned host_kind);

/* The same for the items of its lists, in the text that was read last (reading.h). */
bool same_items(const profile *p, const rule *r, const char *text, size_t len, const uric_uri *got);

#endif
