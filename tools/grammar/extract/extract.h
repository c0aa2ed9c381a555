/* uric-grammar extract: the ABNF in the text of a document. */
#ifndef EXTRACT_H
#define EXTRACT_H

#include <stdio.h>

/* Writes the rules to `out`, and notes of what is left out, and why. */
void extract(const char *path, FILE *out);

#endif
