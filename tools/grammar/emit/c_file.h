#ifndef C_FILE_H
#define C_FILE_H

#include "front/profile.h"

/* Writes the tables of generated/NAME.c, from what `ragel -x` made of transcribe's output. No
 * automaton may need more than `limit` states. Sets the profile's calls. */
void pack(profile *p, const char *xml_path, unsigned limit, FILE *out);

/* Writes uric_grammars.h: the objects that the packed files of these profiles define. Sorts the
 * profiles by the dates of their documents. */
void write_index(profile **profiles, unsigned count, FILE *out);

#endif
