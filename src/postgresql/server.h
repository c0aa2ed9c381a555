/* What each file includes of the server, in all its versions; and how a function for SQL, whose
 * name is exported, begins. */
#ifndef URIC_POSTGRESQL_SERVER_H
#define URIC_POSTGRESQL_SERVER_H

#include "postgres.h"

#include "fmgr.h"

#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#else /* the server's headers leave it empty */
#undef PGDLLEXPORT
#define PGDLLEXPORT __attribute__((visibility("default")))
#endif

/* FUNCTION(uri_host) { ... } */
#define FUNCTION(name)                                                                             \
    PGDLLEXPORT Datum name(PG_FUNCTION_ARGS);                                                      \
    PG_FUNCTION_INFO_V1(name);                                                                     \
    Datum name(PG_FUNCTION_ARGS)

#endif
