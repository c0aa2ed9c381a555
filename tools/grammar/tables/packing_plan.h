#ifndef PACKING_PLAN_H
#define PACKING_PLAN_H

#include "tables/build_table.h"
#include "tables/terms.h"

/* One line of rules with components. */
typedef struct packed_parser {
    table *table;
    table *rest;            /* that another line goes on in, and this one, too; or NULL */
    table **items;          /* of each component that is a list, what parts its items; or NULL */
    register_set used;      /* the registers that its machines write */
    const char *components; /* the object that says what they mean */
} packed_parser;

/* What is being packed, and where to. */
typedef struct packer {
    const profile *p;
    FILE *out;
    const automata *automata;
    table **called;     /* of each of the profile's calls */
    table **kind_tests; /* of each of its kinds, NULL where it needs none */
    table **verdicts;
    unsigned verdict_count;
    packed_parser *parsers;         /* of each of its lines */
    uint8_t number[MOST_REGISTERS]; /* of each register, what tables call it */
    text_list terms;                /* of all tables, each once */
    size_t *bytes;                  /* of what is written: see count_bytes */
} packer;

/* Decides which tables there are, and builds them. */
void build_tables(packer *k);

/* The table of components that gives a rule's verdict, too, because it shares states with others;
 * NULL if there is none. */
const table *shared_table(const packer *k, const rule *r, unsigned *place);

#endif
