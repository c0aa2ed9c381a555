/* The encodings of a module's tables, held against its machines. */
#ifndef PROVE_ENCODING_H
#define PROVE_ENCODING_H

#include "front/profile.h"

/* For each encoding that the profile gives: with the set in the tables, any data makes text that
 * one of its rules' machines accepts, and with any byte more, some data does not. */
void prove_encodings(const profile *p, source at, const uric_grammar *tables);

#endif
