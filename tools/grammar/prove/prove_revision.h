/* What the tables of a module say besides their machines, held against the profile. */
#ifndef PROVE_REVISION_H
#define PROVE_REVISION_H

#include "front/profile.h"

/* Names, and the revision record: choices, defaults of schemes, and the unreserved bytes, which
 * are those of the ABNF. Reports what differs. */
void prove_revision(const profile *p, source at, const uric_grammar *tables);

#endif
