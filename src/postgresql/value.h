/* What a value of type uri holds: its text, and where the components stand in it.
 *
 * Values are made by stored_uri, from a text that was parsed, and read by expand_uri, which parses
 * nothing. */
#ifndef URIC_POSTGRESQL_VALUE_H
#define URIC_POSTGRESQL_VALUE_H

#include <uric.h>

/* Returns a new value (palloc) of a parsed text. `number` is that of uri->rule. */
struct varlena *stored_uri(const uric_uri *uri, unsigned number);

/* Sets all that a parse would set. Spans point into the value. */
void expand_uri(uric_uri *uri, const struct varlena *value);

/* Returns the text of a value. */
uric_span stored_text(const struct varlena *value);

/* Returns the number of the rule that a value was parsed by. */
unsigned stored_number(const struct varlena *value);

/* Expands an argument of a function. */
#define GETARG_URI(n, uri)                                                                         \
    expand_uri(uri, (const struct varlena *)PG_DETOAST_DATUM_PACKED(PG_GETARG_DATUM(n)))

#endif
