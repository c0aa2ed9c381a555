/* Where the texts come from. */
#ifndef CORPUS_H
#define CORPUS_H

#include "benchmark.h"

/* Reads `path`, one URI a line. */
void corpus_load(struct corpus *corpus, const char *path);

/* Makes the same valid URI references each time: 100,000 for WHOLE, 1,000 from IPV4 on. */
void corpus_make(struct corpus *corpus, enum texts texts);

/* The lines of another corpus many times, in memory and as a file that has no other name than
 * `path`. */
void corpus_lines(struct corpus *lines, const struct corpus *corpus);

/* Some of the texts of another corpus that are valid, in all forms; none if none is. */
void corpus_sample(struct corpus *sample, const struct corpus *corpus);

/* What a RELATIVE text is resolved by. */
void parse_base(uric_uri *base);

/* A text of a megabyte in all forms; as it is read, it is in normal form. */
void corpus_long(struct corpus *corpus);

void corpus_free(struct corpus *corpus);

/* Cuts `len` bytes at their line ends, which become NULs. `bytes[len]` must exist; it is taken
 * over. */
void corpus_from_lines(struct corpus *corpus, const char *name, char *bytes, size_t len);

#endif
