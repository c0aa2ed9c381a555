/* The encodings of a module's tables, compared with its machines. */
#ifndef PROVE_ENCODING_H
#define PROVE_ENCODING_H

#include "front/profile.h"

/* For each encoding of the profile: if the bytes in the tables' set stand for themselves, any data
 * makes text that the machine of one of the encoding's rules accepts; if one byte more does so,
 * some data does not. Gives their number. */
unsigned prove_encodings(const profile *p, source at, const uric_grammar *tables);

#endif
