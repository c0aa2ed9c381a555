/* Results of functions: rows, addresses, texts. */
#ifndef URIC_POSTGRESQL_RESULT_H
#define URIC_POSTGRESQL_RESULT_H

#include "fmgr.h"
#include "funcapi.h"
#include "miscadmin.h"
#include "utils/builtins.h"
#include "utils/inet.h"
#include "utils/tuplestore.h"

#include <uric.h>

/* Returns an address of 4 or 16 bytes (palloc). */
inet *inet_of(const uint8_t *address, size_t len);

static inline Datum text_or_null(uric_span span) {
    return span.at == NULL ? (Datum)0
                           : PointerGetDatum(cstring_to_text_with_len(span.at, (int)span.len));
}

/* Begins the result of a function that returns a set. */
static inline void begin_rows(FunctionCallInfo fcinfo) {
    InitMaterializedSRF(fcinfo, 0);
}

/* Frees the values: a text of a hostile client can have millions of rows. */
static inline void put_row(FunctionCallInfo fcinfo, Datum *row, bool *absent) {
    ReturnSetInfo *result = (ReturnSetInfo *)fcinfo->resultinfo;
    CHECK_FOR_INTERRUPTS();
    tuplestore_putvalues(result->setResult, result->setDesc, row, absent);
    for (int i = 0; i < result->setDesc->natts; i++)
        if (!absent[i] && !TupleDescAttr(result->setDesc, i)->attbyval)
            pfree(DatumGetPointer(row[i]));
}

#endif
