/* A search for rules that a grammar lacks in the files that it could import: those beside it, and
 * those that come with the program. */
#ifndef RULE_SEARCH_H
#define RULE_SEARCH_H

#include "support.h"

/* Prints a note with a line "import FILE: RULE…" for each file that defines some of the names. `at`
 * is in the profile or the file that lacks them, and `path` the file with the rules. Gives the
 * names that no file defines, each behind a blank. */
const char *suggest_imports(source at, const char *path, const char **names, unsigned count);

#endif
