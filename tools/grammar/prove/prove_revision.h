/* What the tables of a module hold besides machines, compared with the profile. */
#ifndef PROVE_REVISION_H
#define PROVE_REVISION_H

#include "front/profile.h"

/* Reports differences in names and in the revision record: choices, defaults of schemes, and the
 * unreserved bytes. */
void prove_revision(const profile *p, source at, const uric_grammar *tables);

#endif
