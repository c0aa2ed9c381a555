#ifndef C_REVISION_H
#define C_REVISION_H

#include "front/profile.h"

/* Writes the revision record as a C object called `revision`. */
void write_revision(const profile *p, FILE *out);

#endif
