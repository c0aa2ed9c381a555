#ifndef PACK_MACHINE_H
#define PACK_MACHINE_H

#include "profile.h"
#include "table.h"
#include "terms.h"

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

/* Counts constants as a machine of 32 bits has them, compact and without error detail. */
void count_bytes(const packer *k, size_t bytes);

/* The option that leaves out the grammar if it is 0: no option of the library begins so. */
#define OPTION_PREFIX "URIC_GRAMMAR_"
char *option_name(const profile *p);

/* uric_NAME_RULE; or uric_NAME, the grammar, if the rule's name is NULL. */
char *object_name(const profile *p, const char *rule_name);

/* The object of a rule that is called. */
char *call_object(const profile *p, const rule *r);

/* NAME_name: what only the file has. */
char *local_name(const profile *p, const char *name);

/* Writes each byte's class and, above, the run sets that it is in; once for all tables that share
 * it. */
void write_columns(const packer *k, const table *t);

/* Writes a table as constant arrays, and the uric_machine of the table's name that holds them.
 * `explains`: errors may come from it, so that it says what it expects. */
void write_machine(packer *k, const table *t, bool explains);

#endif
