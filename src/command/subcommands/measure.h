/* How large a grammar's machines are. */
#ifndef URIC_COMMAND_MEASURE_H
#define URIC_COMMAND_MEASURE_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

struct measured {
    const uric_machine *machine;
    const char *rule; /* the first rule that runs it, */
    size_t rules;     /* and how many do */
    bool parses;      /* it reports components, or is called by one that does */
    unsigned states, actions, classes;
    size_t bytes;      /* of the tables that a scan reads, */
    size_t word_bytes; /* and of those that say what was expected; shared words count in each */
};

/* Each machine that the grammar's rules run, call or tell host kinds with, once; parsers first.
 * Returns how many; the list is static, and lives until the next call. */
size_t measure_grammar(const uric_grammar *grammar, struct measured **list);

#endif
