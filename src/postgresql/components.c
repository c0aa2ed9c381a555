/* Functions that return a component: NULL where it is absent, '' where it is empty. */
#include "server.h"

#include <sys/socket.h>

#include "catalog/pg_type.h"
#include "funcapi.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/inet.h"
#include "utils/memutils.h"

#include "result.h"
#include "rules.h"
#include "value.h"

static Datum return_component(FunctionCallInfo fcinfo, uric_span component) {
    fcinfo->isnull = component.at == NULL;
    return text_or_null(component);
}

#define COMPONENT(function, component)                                                             \
    FUNCTION(function) {                                                                           \
        uric_uri uri;                                                                              \
        GETARG_URI(0, &uri);                                                                       \
        return return_component(fcinfo, uri.component);                                            \
    }

COMPONENT(uri_scheme, scheme)
COMPONENT(uri_authority, authority)
COMPONENT(uri_userinfo, userinfo)
COMPONENT(uri_host, host)
COMPONENT(uri_port_text, port)
COMPONENT(uri_path, path)
COMPONENT(uri_query, query)
COMPONENT(uri_fragment, fragment)

/* The port as a number; NULL also if it is empty, or larger than 65535. */
FUNCTION(uri_port) {
    uric_uri uri;
    uint16_t port;
    GETARG_URI(0, &uri);
    if (uric_port(&uri, &port) != URIC_OK)
        PG_RETURN_NULL();
    PG_RETURN_INT32(port);
}

FUNCTION(uri_part) {
    uric_uri uri;
    GETARG_URI(0, &uri);
    const char *name = text_to_cstring(PG_GETARG_TEXT_PP(1));
    unsigned component = uric_component_named(uri.chosen, name, strlen(name));
    return return_component(fcinfo, uric_component_of(&uri, component));
}

FUNCTION(uri_host_kind) {
    uric_uri uri;
    GETARG_URI(0, &uri);
    const char *kind = uric_host_kind_name(uri.host_kind);
    if (kind == NULL)
        PG_RETURN_NULL();
    PG_RETURN_TEXT_P(cstring_to_text(kind));
}

inet *inet_of(const uint8_t *address, size_t len) {
    inet *result = palloc0(sizeof *result);
    ip_family(result) = len == 4 ? PGSQL_AF_INET : PGSQL_AF_INET6;
    ip_bits(result) = (unsigned char)ip_maxbits(result);
    memcpy(ip_addr(result), address, len);
    SET_INET_VARSIZE(result);
    return result;
}

FUNCTION(uri_host_inet) {
    uric_uri uri;
    uint8_t address[16];
    size_t len;
    GETARG_URI(0, &uri);
    if (uric_host_address(&uri, address, &len) != URIC_OK)
        PG_RETURN_NULL();
    PG_RETURN_INET_P(inet_of(address, len));
}

FUNCTION(uri_rule) {
    uric_uri uri;
    GETARG_URI(0, &uri);
    PG_RETURN_TEXT_P(cstring_to_text(uric_rule_name(uri.rule)));
}

FUNCTION(uri_grammar) {
    unsigned number = stored_number((const struct varlena *)PG_GETARG_VARLENA_PP(0));
    PG_RETURN_TEXT_P(cstring_to_text(uric_grammar_name(stored_rule(number)->grammar)));
}

/* Makes the array in one piece, whose size the number of segments bounds. */
FUNCTION(uri_path_array) {
    uric_uri uri;
    uric_span item;
    size_t count = 1;
    GETARG_URI(0, &uri);
    if (uri.path.at == NULL)
        PG_RETURN_NULL();
    uric_span rest = uric_segments(uri.path);
    if (rest.at == NULL)
        PG_RETURN_ARRAYTYPE_P(construct_empty_array(TEXTOID));
    for (size_t i = 0; i < rest.len; i++)
        count += rest.at[i] == '/';
    size_t size = ARR_OVERHEAD_NONULLS(1) + rest.len + count * (VARHDRSZ + ALIGNOF_INT);
    if (count > MaxArraySize || !AllocSizeIsValid(size))
        ereport(ERROR, errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
                errmsg("a path of %zu segments is too long for an array", count));
    ArrayType *array = palloc0(size);
    array->ndim = 1;
    array->elemtype = TEXTOID;
    ARR_DIMS(array)[0] = (int)count;
    ARR_DIMS(array)[1] = 1; /* the lower bound */
    char *at = (char *)array + ARR_OVERHEAD_NONULLS(1);
    while (uric_next(&rest, "/", &item)) {
        SET_VARSIZE(at, VARHDRSZ + item.len);
        memcpy(VARDATA(at), item.at, item.len);
        at += INTALIGN((Size)VARHDRSZ + item.len);
    }
    SET_VARSIZE(array, at - (char *)array);
    PG_RETURN_ARRAYTYPE_P(array);
}

FUNCTION(uri_query_pairs) {
    uric_uri uri;
    uric_span name, value;
    begin_rows(fcinfo);
    GETARG_URI(0, &uri);
    const char *delimiters = text_to_cstring(PG_GETARG_TEXT_PP(1));
    uric_span rest = uri.query;
    while (uric_next_pair(&rest, delimiters, &name, &value)) {
        Datum row[] = {text_or_null(name), text_or_null(value)};
        bool absent[] = {name.at == NULL, value.at == NULL};
        put_row(fcinfo, row, absent);
    }
    return (Datum)0;
}
