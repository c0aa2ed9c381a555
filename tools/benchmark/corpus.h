/* Where the texts come from. */
#ifndef CORPUS_H
#define CORPUS_H

#include "benchmark.h"

/* Reads `path`, one URI a line. */
void corpus_load(struct corpus *corpus, const char *path);

/* Makes the same 100,000 valid URI references each time. */
void corpus_make(struct corpus *corpus);

void corpus_free(struct corpus *corpus);

/* Cuts `len` bytes at their line ends, which become NULs. `bytes[len]` must exist; it is taken
 * over. */
void corpus_from_lines(struct corpus *corpus, const char *name, char *bytes, size_t len);

#endif
