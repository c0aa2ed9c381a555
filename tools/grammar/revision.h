/* The revision record: how a document resolves, normalizes and compares. */
#ifndef REVISION_H
#define REVISION_H

#include <stdio.h>

#include "statement.h"

/* resolution KEY VALUE [KEY VALUE]… */
void read_resolution_line(profile *p, const line *l);

/* normalization dot-segments VALUE; normalization unreserved RULE… */
void read_normalization_line(profile *p, const line *l);

/* scheme NAME [port NUMBER] [path PATH] */
void read_scheme_line(profile *p, const line *l);

/* The rule by which base and reference are parsed; NULL: nothing is resolved, or it is no parser.
 */
const rule *resolver_of(const profile *p);

/* The record as a C object called `revision`. */
void write_revision(const profile *p, FILE *out);

#endif
