/* Makes values of texts, and errors of texts that are refused. */
#ifndef URIC_POSTGRESQL_PARSE_H
#define URIC_POSTGRESQL_PARSE_H

#include "nodes/nodes.h"

#include <uric.h>

/* Returns the value of a text by the rule with a number. If the rule refuses the text, reports an
 * error with position, culprit and what was expected; or, if `soft` is a server's ErrorSaveContext
 * (PostgreSQL 16), leaves the error there and returns NULL. */
struct varlena *parse_value(const char *text, size_t len, unsigned number, Node *soft);

/* Returns a text in UTF-8: whatever the encoding of the database, the octets of a text are those of
 * UTF-8 (RFC 3986, 2.5), and code points are read from them. */
uric_span utf8_of(const text *value);

/* Returns a sentence about an error (palloc), in the encoding of the database. */
char *sentence_of(const uric_error *error);

/* Returns the position of an offset in a text of the database's encoding: characters, from 1. */
int position_of(const char *text, size_t offset);

#endif
