/* A benchmark of parsers that disagree measures nothing. */
#ifndef VERIFY_H
#define VERIFY_H

#include "benchmark.h"

/* Warns on standard error of contestants that tell other components than uric_parse, with the first
 * text that shows it. Returns whether there were none. */
bool verify(const struct corpus *corpus);

#endif
