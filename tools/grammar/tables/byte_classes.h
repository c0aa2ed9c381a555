/* Byte classes and self-loop sets.
 *
 * Bytes that all states of a table treat alike are one class; a row has an entry for each class,
 * not for each byte. Class 0 holds the bytes that every state rejects.
 *
 * A self-loop set is a set of bytes that lead from a state back to it without an action, as the
 * unreserved bytes do in a path. A scan skips them without a load from the table. The array element
 * of a byte holds its class and, in the bits that are left, the first of the sets that the byte is
 * in; with many classes, vectors alone know the others. A table has at most URIC_SELF_LOOP_SETS of
 * them, and a state uses the largest that loops on it.
 *
 * Tables may share classes and sets, and so the array of 256 bytes that holds both. */
#ifndef BYTE_CLASSES_H
#define BYTE_CLASSES_H

#include "tables/table.h"
#include "uric_tables.h"

typedef struct byte_classes {
    const char *name; /* of the first table that has them */
    uint8_t class_of[256];
    unsigned classes;
    unsigned class_mask; /* of the bits that hold a class */
    byte_set self_loop_sets[URIC_SELF_LOOP_SETS];
    unsigned self_loop_set_count;
    bool written; /* for the emitter: the array is there */
} byte_classes;

/* The fewest classes that serve all these tables, without self-loop sets. */
byte_classes *find_byte_classes(table_list tables);

/* Lets tables share classes where that takes fewer bytes, and finds the self-loop sets. */
void share_byte_classes(table_list tables);

/* The index of the largest self-loop set of a state, or self_loop_set_count if it has none. */
unsigned best_self_loop_set(const byte_classes *c, const table *t, unsigned state);

#endif
