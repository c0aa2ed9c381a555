#ifndef PACK_MACHINE_H
#define PACK_MACHINE_H

#include "profile.h"
#include "table.h"
#include "terms.h"

/* What is being packed, and where to. */
typedef struct packer {
    const profile *p;
    FILE *out;
    const automata *marked, *plain;
    text_list terms; /* of all tables, each once */
} packer;

/* Writes a table as constant arrays, and the uric_machine of the table's name that holds them. */
void write_machine(packer *k, const table *t);

#endif
