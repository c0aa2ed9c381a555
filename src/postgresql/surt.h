/* The sort key by domain. */
#ifndef URIC_POSTGRESQL_SURT_H
#define URIC_POSTGRESQL_SURT_H

#include "lib/stringinfo.h"

#include <uric.h>

/* The last component of a key. */
enum key_end { HOST_KEY, PATH_KEY, WHOLE_KEY };

/* Reads a value by RFC 3986 (an IRI by RFC 3987), whatever its rule, so that columns of different
 * revisions can be compared. False: that document refuses the text, and the components are those of
 * the value's own rule. */
bool read_by_newest(uric_uri *uri, const struct varlena *value);

/* Makes the key of a value of type uri, in new memory. */
void put_key(StringInfo key, Datum value, enum key_end end);

#endif
