/* The revision record: how a document resolves, normalizes and compares. */
#ifndef REVISION_H
#define REVISION_H

#include <stdio.h>

#include "statement.h"

/* resolution KEY VALUE */
void read_resolution_line(profile *p, const line *l);

/* default-port SCHEME NUMBER; default-path SCHEME PATH */
void read_port_line(profile *p, const line *l);
void read_path_line(profile *p, const line *l);

/* normalization dot-segments VALUE */
void read_normalization_line(profile *p, const line *l);

/* unreserved RULE…, where a mark such as "_" may stand for a rule that derives nothing else */
void read_unreserved_line(profile *p, const line *l);

/* The record as a C object called `revision`. */
void write_revision(const profile *p, FILE *out);

#endif
