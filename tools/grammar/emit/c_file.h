/* Whole files of C: the tables of a grammar, and headers that declare grammars. */
#ifndef C_FILE_H
#define C_FILE_H

#include "tables/build_table.h"

/* Writes NAME.c, or NAME_compact.c if `compact`. */
void write_tables(const automata *g, bool compact, FILE *out);

/* Writes NAME.h: declarations of what these files define. */
void write_header(const profile *p, FILE *out);

/* Writes the header of that name, such as uric_grammars: the same for each profile, under options.
 * Sorts the profiles by the dates of their documents. */
void write_index(profile **profiles, unsigned count, const char *header, FILE *out);

#endif
