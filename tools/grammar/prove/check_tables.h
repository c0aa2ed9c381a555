/* A check that comes before any scan by the tables of a module: no number in them may lead outside
 * of them. */
#ifndef CHECK_TABLES_H
#define CHECK_TABLES_H

#include <stdbool.h>

#include "uric_tables.h"

/* The lengths of arrays of entries, row templates and operations are not in the tables, so they are
 * not checked; a sanitizer may do so. */
bool tables_are_sound(const uric_grammar *tables);

#endif
