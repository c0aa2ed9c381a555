/* Order, equality and hashes: of the bytes, and of normal forms at two levels of the ladder of
 * RFC 3986, 6.2.
 *
 *   level    normal form            operators             operator classes
 *   string   the bytes              <   =   ...           uri_ops (default)
 *   syntax   6.2.2                  ~<  ~=  ...           uri_syntax_ops
 *   scheme   6.2.3                  ~~< ~~= ...           uri_scheme_ops
 *
 * Values of different rules are equal if their texts are (or their normal forms, each by its own
 * document). Hashes are part of what indexes and partitions store: they never change. */
#include "server.h"

#include "common/hashfn.h"

#include "order.h"
#include "value.h"

static int compare_bytes(const struct varlena *a, const struct varlena *b) {
    uric_span text_a = stored_text(a), text_b = stored_text(b);
    size_t len = Min(text_a.len, text_b.len);
    int order = len == 0 ? 0 : memcmp(text_a.at, text_b.at, len);
    return order != 0 ? order : (text_a.len > text_b.len) - (text_a.len < text_b.len);
}

static int compare_normal(const struct varlena *a, const struct varlena *b, unsigned levels) {
    uric_uri uri_a, uri_b;
    expand_uri(&uri_a, a);
    expand_uri(&uri_b, b);
    return uric_compare(&uri_a, &uri_b, levels);
}

static inline int compare(Datum x, Datum y, unsigned levels) {
    struct varlena *a = PG_DETOAST_DATUM_PACKED(x), *b = PG_DETOAST_DATUM_PACKED(y);
    int order = levels == URIC_BY_STRING ? compare_bytes(a, b) : compare_normal(a, b, levels);
    if ((Pointer)a != DatumGetPointer(x))
        pfree(a);
    if ((Pointer)b != DatumGetPointer(y))
        pfree(b);
    return order;
}

static int by_string(Datum a, Datum b) {
    return compare(a, b, URIC_BY_STRING);
}

static int by_syntax(Datum a, Datum b) {
    return compare(a, b, URIC_BY_SYNTAX);
}

static int by_scheme(Datum a, Datum b) {
    return compare(a, b, URIC_BY_SCHEME);
}

ORDER(uri, by_string)
COMPARISON(uri_ne, by_string, !=)
SORT_SUPPORT(uri, by_string)
ORDER(uri_syntax, by_syntax)
COMPARISON(uri_syntax_ne, by_syntax, !=)
SORT_SUPPORT(uri_syntax, by_syntax)
ORDER(uri_scheme, by_scheme)
COMPARISON(uri_scheme_ne, by_scheme, !=)
SORT_SUPPORT(uri_scheme, by_scheme)

/* The state functions of min and max. */

FUNCTION(uri_smaller) {
    Datum a = PG_GETARG_DATUM(0), b = PG_GETARG_DATUM(1);
    PG_RETURN_DATUM(by_string(a, b) <= 0 ? a : b);
}

FUNCTION(uri_larger) {
    Datum a = PG_GETARG_DATUM(0), b = PG_GETARG_DATUM(1);
    PG_RETURN_DATUM(by_string(a, b) >= 0 ? a : b);
}

/* ---- Hashes ---- */

FUNCTION(uri_hash) {
    struct varlena *value = (struct varlena *)PG_GETARG_VARLENA_PP(0);
    uric_span text = stored_text(value);
    Datum hash = hash_any((const unsigned char *)text.at, (int)text.len);
    PG_FREE_IF_COPY(value, 0);
    PG_RETURN_DATUM(hash);
}

FUNCTION(uri_hash_extended) {
    struct varlena *value = (struct varlena *)PG_GETARG_VARLENA_PP(0);
    uric_span text = stored_text(value);
    Datum hash = hash_any_extended((const unsigned char *)text.at, (int)text.len,
                                   (uint64)PG_GETARG_INT64(1));
    PG_FREE_IF_COPY(value, 0);
    PG_RETURN_DATUM(hash);
}

static uint64 hash_normal(FunctionCallInfo fcinfo, unsigned levels, uint64 seed) {
    uric_uri uri;
    struct varlena *value = (struct varlena *)PG_GETARG_VARLENA_PP(0);
    expand_uri(&uri, value);
    uint64 hash = uric_hash(&uri, levels, seed);
    PG_FREE_IF_COPY(value, 0);
    return hash;
}

#define HASH(prefix, levels)                                                                       \
    FUNCTION(prefix##_hash) {                                                                      \
        PG_RETURN_INT32((int32)hash_normal(fcinfo, levels, 0));                                    \
    }                                                                                              \
    FUNCTION(prefix##_hash_extended) {                                                             \
        PG_RETURN_INT64((int64)hash_normal(fcinfo, levels, (uint64)PG_GETARG_INT64(1)));           \
    }

HASH(uri_syntax, URIC_BY_SYNTAX)
HASH(uri_scheme, URIC_BY_SCHEME)
