#ifndef PACK_MACHINE_H
#define PACK_MACHINE_H

#include "profile.h"
#include "table.h"
#include "terms.h"

/* Lines of a profile: bit i for the line i. */
typedef uint64_t line_set;

/* One line of rules with components. */
typedef struct packed_parser {
    table *table;
    table *rest;            /* that another line goes on in, and this one, too; or NULL */
    uint32_t captures;      /* that it reports */
    const char *components; /* the object that says so */
    line_set needs;         /* of the lines that it goes through: it is there only if they are */
    size_t bytes;           /* of what it alone needs */
} packed_parser;

/* What is being packed, and where to. */
typedef struct packer {
    const profile *p;
    FILE *out;
    const automata *marked, *plain;
    table **called;     /* of each of the profile's calls */
    table **kind_tests; /* of each of its kinds, NULL where it needs none */
    table **verdicts;
    unsigned verdict_count;
    packed_parser *parsers;         /* of each of its lines */
    uint8_t capture[MOST_CAPTURES]; /* the place of each of its captures among a table's */
    text_list terms;                /* of all tables, each once */
    size_t *bytes;                  /* of what is written: see count_bytes */
} packer;

/* What tables call the profile's mark, and a set of its captures. */
unsigned mark_number(const packer *k, unsigned mark);
unsigned numbered(const packer *k, uint32_t captures);

/* Counts constants as a machine of 32 bits has them, compact and without error detail. */
void count_bytes(const packer *k, size_t bytes);

/* uric_NAME_RULE; or uric_NAME, the grammar, if the rule's name is NULL. */
char *object_name(const profile *p, const char *rule_name);

/* NAME_name: what only the file has. */
char *local_name(const profile *p, const char *name);

/* Writes each byte's class and, above, the run sets that it is in; once for all tables that share
 * it. */
void write_columns(const packer *k, const table *t);

/* Writes a table as constant arrays, and the uric_machine of the table's name that holds them. */
void write_machine(packer *k, const table *t);

#endif
