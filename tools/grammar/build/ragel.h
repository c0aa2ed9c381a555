#ifndef BUILD_RAGEL_H
#define BUILD_RAGEL_H

#include "automata/ragel_xml.h"

/* Runs the program `ragel` on the source that transcribe() wrote. NULL: it is not installed. Fails
 * if Ragel does. */
const ragel_machine *run_ragel(const char *text, size_t len);

#endif
