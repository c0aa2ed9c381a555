/* What the command calls for `-g FILE`. It includes no other header of the tool. */
#ifndef BUILD_IN_MEMORY_H
#define BUILD_IN_MEMORY_H

#include <stdbool.h>

#include "uric.h"

/* The tables of a grammar, which is a profile or a file of ABNF, built and proved; NULL after
 * errors, which are printed. Errors of the system end the program with status 2, in the name of
 * `program`. The tables stay until the program ends. *determinized: by what, for messages. */
const uric_grammar *build_in_memory(const char *program, const char *file,
                                    const char **determinized);

#endif
