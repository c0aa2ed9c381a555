/* The constants of a grammar besides its tables: the revision record and the encodings. */
#ifndef C_RECORDS_H
#define C_RECORDS_H

#include "emit/c_machine.h"

/* Writes the revision record, NAME_revision, and the defaults of schemes. */
void write_revision(const packer *k);

void write_encodings(const packer *k);

/* Writes an array NAME_encodings of pointers to them; gives their number. */
unsigned write_encoding_list(const packer *k);

/* Writes declarations of them, each with a text before it. */
void declare_encodings(const profile *p, const char *before, FILE *out);

#endif
