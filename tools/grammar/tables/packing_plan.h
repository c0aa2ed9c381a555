/* The tables that a grammar becomes.
 *
 * Each parse line is a table, and so is each rule of the profile's calls, each test of a host kind,
 * and each list (to find its items). The verdicts of the other rules come from as few tables as are
 * worth it. A parse line `parse A through B` goes to the goto target of B: a table of the states
 * that A and B can both reach, where B's own table goes, too. */
#ifndef PACKING_PLAN_H
#define PACKING_PLAN_H

#include "tables/build_table.h"
#include "tables/terms.h"

/* The tables of one parse line. */
typedef struct packed_parser {
    table *table;
    table *goto_target;     /* that this table and another line's go to; or NULL */
    table **items;          /* of each component: finds the items of that list; or NULL */
    table_list tables;      /* all of these */
    register_set used;      /* the registers that they write */
    const char *components; /* the C object that says what the registers mean */
} packed_parser;

/* A grammar on its way to C. */
typedef struct packer {
    const profile *p;
    FILE *out;
    bool compact; /* which form is written: compact or fast */
    const automata *automata;
    table **called;     /* of each of the profile's calls */
    table **kind_tests; /* of each host kind; NULL: it needs no test */
    table_list verdicts;
    packed_parser *parsers;         /* of each parse line */
    uint8_t number[MOST_REGISTERS]; /* of each register: its number in the tables */
    text_list terms;                /* of all tables */
    size_t *bytes;                  /* the size of what is written so far: see count_bytes */
} packer;

/* Decides which tables there are, and builds them. */
void build_tables(packer *k);

/* The parse line that has this goto target. */
packed_parser *parser_of_target(const packer *k, const table *goto_target);

/* The table that gives the verdict for a rule, and the index of the rule there. It is a verdict
 * table, the machine of a call or, of a rule with limits, the table of a parse line. NULL: the
 * verdict tables are not built yet. */
const table *verdict_table(const packer *k, const rule *r, unsigned *index);

#endif
