/* The types of uric_tables.h, as the compiler lays them out: for a reader of tables in C. */
#ifndef TABLE_TYPES_H
#define TABLE_TYPES_H

#include "support.h"

/* A type of numbers, char, or a struct. */
typedef struct table_type {
    const char *name;
    size_t size;
} table_type;

/* A member of a struct. Those of one struct stand together, in their order. */
typedef struct table_field {
    const char *of; /* the struct */
    const char *name;
    size_t offset, size;
    const char *type;
    unsigned depth; /* 0: of this type; 1: points to it; 2: points to pointers to it */
} table_field;

/* NULL: there is no such type. */
const table_type *type_named(const char *name);

/* The field of a struct behind `field`, or its first if that is NULL; NULL behind the last, and for
 * a type that is no struct. */
const table_field *next_field(const table_type *of, const table_field *field);

/* Fails if the fields leave out a member of a struct. */
void check_fields(void);

#endif
