#ifndef LOAD_TABLES_H
#define LOAD_TABLES_H

#include "front/profile.h"

/* The tables of a grammar in a file of C, or in a module that a compiler has made of it. Fails if
 * there are none. */
const uric_grammar *load_tables(const profile *p, const char *path);

#endif
