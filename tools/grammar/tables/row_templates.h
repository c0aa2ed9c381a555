/* What the rows of a table's states have in common: the compact form of a table. */
#ifndef ROW_TEMPLATES_H
#define ROW_TEMPLATES_H

#include "tables/table.h"

/* Which columns have the same cell. 0: they refuse; 1 + the cell's place among those of the row.
 * The end of the text is the last column. */
typedef struct shape {
    uint8_t slot[257];
    unsigned cells;
    unsigned first, states; /* the states with rows of this shape; they are consecutive */
} shape;

typedef struct shapes {
    shape *shapes;
    unsigned count;
} shapes;

/* Finds each table's shapes, and numbers its states so that those of a shape are consecutive. The
 * tables have their columns, and go on in none but each other. */
void find_shapes(table *const *tables, unsigned count);

/* A class in which a place of a shape stands, or the number of classes: the end. */
unsigned column_of_slot(const table *t, const shape *s, unsigned place);

/* A byte that stands for its class. */
unsigned member_of_column(const table *t, unsigned column);

#endif
