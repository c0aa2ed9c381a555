/* What tables take bytes for: classes, which number the byte_classes, and sets of bytes over which
 * a scan runs without looking. Tables may share them. */
#ifndef BYTE_CLASSES_H
#define BYTE_CLASSES_H

#include "tables/table.h"
#include "uric_tables.h"

typedef struct byte_classes {
    const char *name; /* of the first table that has them */
    uint8_t class_of[256];
    unsigned classes; /* class 0: bytes that no state takes */
    byte_set self_loop_sets[URIC_RUN_SETS];
    unsigned self_loop_set_count; /* as many as a byte has room for above its class */
    unsigned class_mask;
    bool written; /* as an array, for who does that */
} byte_classes;

/* The fewest byte_classes that serve all these tables. */
byte_classes *find_byte_classes(table *const *tables, unsigned count);

/* Lets tables share byte_classes where that takes fewer bytes. */
void share_byte_classes(table *const *tables, unsigned count);

/* The largest run set that loops on a state of a table, or self_loop_set_count if none does. */
unsigned best_self_loop_set(const byte_classes *c, const table *t, unsigned state);

#endif
