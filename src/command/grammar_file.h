/* Grammars in files, for -g FILE: built in memory by the code of uric-grammar, where the command is
 * compiled with it (the option URIC_GRAMMAR_FILES of CMake). */
#ifndef URIC_COMMAND_GRAMMAR_FILE_H
#define URIC_COMMAND_GRAMMAR_FILE_H

#include "command/command.h"

/* Does an argument of -g name a file: with a "/", or ending in .abnf or .profile? */
bool names_grammar_file(const char *name);

/* Builds the grammar. If it has errors, they are printed, and the program ends with EXIT_FAILED. */
const uric_grammar *read_grammar_file(const char *path, bool verbose);

#endif
