/* What the rows of a table's states have in common: the compact form of a table. */
#ifndef ROW_TEMPLATES_H
#define ROW_TEMPLATES_H

#include "tables/table.h"

/* Which byte_classes have the same cell. 0: they refuse; 1 + the cell's place among those of the
 * row. The end of the text is the last column. */
typedef struct row_template {
    uint8_t entry_of[257];
    unsigned cells;
    unsigned first, states; /* the states with rows of this row_template; they are consecutive */
} row_template;

typedef struct row_templates {
    row_template *templates;
    unsigned count;
} row_templates;

/* Finds each table's row_templates, and numbers its states so that those of a row_template are
 * consecutive. The tables have their byte_classes, and go on in none but each other. */
void find_row_templates(table *const *tables, unsigned count);

/* A class in which a place of a row_template stands, or the number of classes: the end. */
unsigned column_of_entry(const table *t, const row_template *s, unsigned place);

/* A byte that stands for its class. */
unsigned member_of_column(const table *t, unsigned column);

#endif
