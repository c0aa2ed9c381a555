/* The functions that operators and an operator class of an order need. */
#ifndef URIC_POSTGRESQL_ORDER_H
#define URIC_POSTGRESQL_ORDER_H

#include "server.h"

#include "utils/sortsupport.h"

#define COMPARISON(name, compare, operation)                                                       \
    FUNCTION(name) {                                                                               \
        PG_RETURN_BOOL(compare(PG_GETARG_DATUM(0), PG_GETARG_DATUM(1)) operation 0);               \
    }

/* `compare` is int(Datum, Datum). It frees its memory, since an index compares many values. */
#define ORDER(prefix, compare)                                                                     \
    COMPARISON(prefix##_lt, compare, <)                                                            \
    COMPARISON(prefix##_le, compare, <=)                                                           \
    COMPARISON(prefix##_eq, compare, ==)                                                           \
    COMPARISON(prefix##_ge, compare, >=)                                                           \
    COMPARISON(prefix##_gt, compare, >)                                                            \
    FUNCTION(prefix##_cmp) {                                                                       \
        PG_RETURN_INT32(compare(PG_GETARG_DATUM(0), PG_GETARG_DATUM(1)));                          \
    }

/* Sort support, which calls `compare` without the server's function manager. */
#define SORT_SUPPORT(prefix, compare)                                                              \
    static int prefix##_comparator(Datum a, Datum b, SortSupport sort) {                           \
        (void)sort;                                                                                \
        return compare(a, b);                                                                      \
    }                                                                                              \
    FUNCTION(prefix##_sortsupport) {                                                               \
        ((SortSupport)PG_GETARG_POINTER(0))->comparator = prefix##_comparator;                     \
        PG_RETURN_VOID();                                                                          \
    }

#endif
