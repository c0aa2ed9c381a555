/* Makes corpora. */
#ifndef CORPUS_H
#define CORPUS_H

#include "benchmark.h"

/* Reads `path`, one URI a line. */
void corpus_load(struct corpus *corpus, const char *path);

/* Makes valid URI references, the same ones in each run: 100,000 for WHOLE, 1,000 for the kinds
 * from IPV4 on. */
void corpus_make(struct corpus *corpus, enum texts texts);

/* Repeats the lines of another corpus, in memory and in a temporary file, `path`. */
void corpus_lines(struct corpus *lines, const struct corpus *corpus);

/* Takes a sample of the valid texts of another corpus, in all forms. */
void corpus_sample(struct corpus *sample, const struct corpus *corpus);

/* Parses the base of RELATIVE texts. */
void parse_base(uric_uri *base);

/* Makes a text of a megabyte, in all forms; AS_READ, it is in normal form. */
void corpus_long(struct corpus *corpus);

void corpus_free(struct corpus *corpus);

/* Splits `len` bytes into lines; line ends become NULs. `bytes[len]` must exist. The corpus takes
 * over the memory. */
void corpus_from_lines(struct corpus *corpus, const char *name, char *bytes, size_t len);

#endif
