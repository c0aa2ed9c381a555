/* Row templates: the compact form of a table.
 *
 * A row has a column for each byte class, and after them one for the end of the input. Many rows
 * repeat an entry in the same columns, and reject in the same columns:
 *
 *     column                  1   2   3   4   end
 *     row of state 7          5   5   -   9   accept       stored as 5 9 accept
 *     row of state 8          6   6   -   2   -            stored as 6 2 -
 *     their template          1   1   0   2   3
 *
 * The template says for each column which of the stored entries is there, from 1; 0 rejects. Fewer
 * templates are smaller themselves, but rows with different patterns then store more entries. */
#ifndef ROW_TEMPLATES_H
#define ROW_TEMPLATES_H

#include "tables/table.h"

typedef struct row_template {
    uint8_t entry_of[257]; /* of each column: 1 + index of its stored entry; 0: rejects */
    unsigned entries;      /* that a row stores */
    unsigned first;        /* the first of the consecutive states whose rows have this template */
    unsigned states;       /* their number */
} row_template;

typedef struct row_templates {
    row_template *templates;
    unsigned count;
} row_templates;

/* Finds the row templates of each table, and renumbers its states so that those of a template are
 * consecutive. The tables have their byte classes, and go to no tables but each other. */
void find_row_templates(table_list tables);

/* The first column in which a template has its stored entry `entry`. */
unsigned column_of_entry(const table *t, const row_template *s, unsigned entry);

/* A byte of a class. */
unsigned member_of_column(const table *t, unsigned column);

#endif
