/* Whole files of C: the tables of a grammar, and the header that declares all grammars. */
#ifndef C_FILE_H
#define C_FILE_H

#include "front/profile.h"

/* Writes generated/NAME.c, or generated/NAME_compact.c if `compact`, from the XML that `ragel -x`
 * made of transcribe's output. Sets the profile's calls. No automaton may need more than `limit`
 * states. */
void pack(profile *p, const char *xml_path, unsigned limit, bool compact, FILE *out);

/* Writes uric_grammars.h: declarations of what generated/NAME*.c define, for each profile. Sorts
 * the profiles by the dates of their documents. */
void write_index(profile **profiles, unsigned count, FILE *out);

#endif
