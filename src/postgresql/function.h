/* Declares a function for SQL, and the only names that the extension exports. */
#ifndef URIC_POSTGRESQL_FUNCTION_H
#define URIC_POSTGRESQL_FUNCTION_H

#include "postgres.h"

#include "fmgr.h"

/* Before version 16, the server's headers leave it empty. */
#if PG_VERSION_NUM < 160000
#undef PGDLLEXPORT
#define PGDLLEXPORT __attribute__((visibility("default")))
#endif

/* FUNCTION(uri_host) { ... } */
#define FUNCTION(name)                                                                             \
    PGDLLEXPORT Datum name(PG_FUNCTION_ARGS);                                                      \
    PG_FUNCTION_INFO_V1(name);                                                                     \
    Datum name(PG_FUNCTION_ARGS)

#endif
