#ifndef BUILD_RAGEL_H
#define BUILD_RAGEL_H

#include "automata/ragel_xml.h"

/* Runs the program `ragel` on the source that transcribe() wrote. NULL: Ragel is not installed, or
 * too slow, as `*without` says then. Fails if Ragel does. */
const ragel_machine *run_ragel(const char *text, size_t len, const char **without);

#endif
