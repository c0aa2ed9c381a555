#ifndef PROVE_H
#define PROVE_H

#include "profile.h"

/* Holds the tables of a module against the grammar; what differs is reported as an error. */
void prove(const profile *p, const char *module_path, const char *length);

#endif
