#ifndef C_ENCODINGS_H
#define C_ENCODINGS_H

#include "front/profile.h"

/* Writes the encodings of a grammar as C objects; gives the bytes that they take (count_bytes). */
size_t write_encodings(const profile *p, FILE *out);

/* Writes an array `encodings` of pointers to them; gives their number. */
unsigned write_encoding_list(const profile *p, FILE *out);

void declare_encodings(const profile *p, FILE *out);

#endif
