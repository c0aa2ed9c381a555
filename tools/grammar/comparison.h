/* What the tables report of a text, held against what the grammar's reading says. */
#ifndef COMPARISON_H
#define COMPARISON_H

#include "profile.h"
#include "uric_tables.h"

/* The name that the profile gives a component; "part" for none. */
const char *name_of_component(const profile *p, unsigned component);

/* A text between quotes, with what cannot be seen escaped. */
char *quoted(const char *text, size_t len);

/* False after a message that names the first difference. Spans lie in `text`. */
bool same_components(const profile *p, const rule *r, const char *text, size_t len,
                     const uric_uri *got, const uric_span read[COMPONENTS], unsigned host_kind);

#endif
