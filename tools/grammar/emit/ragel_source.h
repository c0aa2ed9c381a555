/* A grammar as a Ragel machine, to be read beside the document. It says nothing of components,
 * which tagged_dfa.h adds to the automaton that Ragel makes. */
#ifndef RAGEL_SOURCE_H
#define RAGEL_SOURCE_H

#include <stdio.h>

#include "front/profile.h"

/* Writes the grammar as a Ragel machine with an entry point for each rule of the document. */
void transcribe(const profile *p, FILE *out);

#endif
