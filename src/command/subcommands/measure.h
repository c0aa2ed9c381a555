/* The size of a grammar's machines. */
#ifndef URIC_COMMAND_MEASURE_H
#define URIC_COMMAND_MEASURE_H

#include <stdbool.h>
#include <stddef.h>

#include "uric.h"

struct measured {
    const uric_machine *machine;
    const char *rule; /* the first rule that runs it */
    size_t rules;     /* the number of rules that run it */
    bool parses;      /* it reports components, or such a machine calls it */
    unsigned states, actions, classes;
    size_t bytes; /* of the tables that a scan reads */
    size_t
        word_bytes; /* of the tables of error messages; words that machines share count in each */
};

/* Lists each machine that the grammar's rules run, call, or classify hosts with, once; machines
 * that report components come first. Returns the number; the static list is valid until the next
 * call. */
size_t measure_grammar(const uric_grammar *grammar, struct measured **list);

#endif
