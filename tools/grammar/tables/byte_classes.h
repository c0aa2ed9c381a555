/* What tables take bytes for: classes, which number the columns, and sets of bytes over which a
 * scan runs without looking. Tables may share them. */
#ifndef BYTE_CLASSES_H
#define BYTE_CLASSES_H

#include "tables/table.h"
#include "uric_tables.h"

typedef struct columns {
    const char *name; /* of the first table that has them */
    uint8_t class_of[256];
    unsigned classes; /* class 0: bytes that no state takes */
    byte_set run_sets[URIC_RUN_SETS];
    unsigned run_set_count; /* as many as a byte has room for above its class */
    unsigned class_mask;
    bool written; /* as an array, for who does that */
} columns;

/* The fewest columns that serve all these tables. */
columns *columns_of(table *const *tables, unsigned count);

/* Lets tables share columns where that takes fewer bytes. */
void share_columns(table *const *tables, unsigned count);

/* The largest run set that loops on a state of a table, or run_set_count if none does. */
unsigned best_run_set(const columns *c, const table *t, unsigned state);

#endif
