/* The sort key by domain. */
#ifndef URIC_POSTGRESQL_SURT_H
#define URIC_POSTGRESQL_SURT_H

#include "lib/stringinfo.h"

#include <uric.h>

/* What a key ends behind. */
enum key_end { HOST_KEY, PATH_KEY, WHOLE_KEY };

/* Reads a value as RFC 3986 does (or as RFC 3987, an IRI), whatever its rule: what is below what
 * does not depend on the revisions of two columns. False: that document refuses the text, and the
 * components are those of the value's own rule. */
bool read_by_newest(uric_uri *uri, const struct varlena *value);

/* Makes the key of a value of type uri, in new memory. */
void put_key(StringInfo key, Datum value, enum key_end end);

#endif
