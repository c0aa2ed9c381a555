/* Resolve, relativize, normalize, compare and the question whether a URI is below another; encode
 * and decode. */
#include "server.h"

#include "mb/pg_wchar.h"
#include "utils/builtins.h"
#include "utils/fmgrprotos.h"
#include "utils/memutils.h"

#include "parse.h"
#include "rules.h"
#include "value.h"

static uric_buffer new_buffer(size_t wanted) {
    size_t size = Min(wanted, MaxAllocSize);
    return (uric_buffer){palloc(size), size, 0};
}

/* True if an operation must run again, with more room. */
static bool needs_room(uric_status status, uric_buffer *out) {
    if (status != URIC_NO_ROOM)
        return false;
    if (!AllocSizeIsValid(out->len))
        ereport(ERROR, errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
                errmsg("a result of %zu bytes is too long", out->len));
    pfree(out->at);
    *out = new_buffer(out->len);
    return true;
}

static text *text_in(const uric_buffer *out) {
    return cstring_to_text_with_len(out->at, (int)out->len);
}

static void refuse(const char *what, const char *why) {
    ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("%s: %s", what, why));
}

/* ---- Resolve and relativize ---- */

/* Two values of one grammar, with the components by which the document resolves. */
struct pair {
    const uric_grammar *grammar;
    uric_uri base;
    uric_uri other;
};

static void split_for_resolution(uric_uri *uri, const uric_rule *resolver) {
    if (uri->rule != resolver &&
        uric_parse(uri, resolver, uri->text.at, uri->text.len, NULL) != URIC_OK)
        refuse("cannot resolve", "the text is not a reference of its grammar");
}

static void get_pair(FunctionCallInfo fcinfo, struct pair *pair) {
    const struct varlena *base = (const struct varlena *)PG_GETARG_VARLENA_PP(0);
    const struct varlena *other = (const struct varlena *)PG_GETARG_VARLENA_PP(1);
    pair->grammar = stored_rule(stored_number(base))->grammar;
    if (pair->grammar != stored_rule(stored_number(other))->grammar)
        refuse("cannot resolve", uric_status_text(URIC_GRAMMAR_MISMATCH));
    const uric_rule *resolver = uric_grammar_resolver(pair->grammar);
    if (resolver == NULL)
        refuse("cannot resolve", uric_status_text(URIC_NO_RESOLUTION));
    expand_uri(&pair->base, base);
    expand_uri(&pair->other, other);
    split_for_resolution(&pair->base, resolver);
    split_for_resolution(&pair->other, resolver);
}

/* Makes a value of a target or reference by the grammar's reference rule; or, if the document
 * resolves to a text which that rule does not derive, by the rule for resolution. */
static Datum value_of_reference(const uric_grammar *grammar, const uric_buffer *out) {
    unsigned number = number_of_rule_named(grammar, "reference");
    const uric_rule *resolver = uric_grammar_resolver(grammar);
    if (uric_check(stored_rule(number)->rule, out->at, out->len, NULL) != URIC_OK)
        number = number_of_rule_named(grammar, uric_rule_name(resolver));
    return PointerGetDatum(parse_value(out->at, out->len, number, NULL));
}

FUNCTION(uri_resolve) {
    struct pair pair;
    get_pair(fcinfo, &pair);
    unsigned options = PG_GETARG_BOOL(2) ? 0 : URIC_NON_STRICT;
    uric_buffer out = new_buffer(pair.base.text.len + pair.other.text.len + 8);
    uric_status status;
    do
        status = uric_resolve(&pair.base, &pair.other, options, &out, NULL);
    while (needs_room(status, &out));
    if (status == URIC_CURRENT_DOCUMENT)
        PG_RETURN_NULL();
    if (status != URIC_OK)
        refuse("cannot resolve", uric_status_text(status));
    return value_of_reference(pair.grammar, &out);
}

FUNCTION(uri_relativize) {
    struct pair pair;
    get_pair(fcinfo, &pair);
    uric_buffer out = new_buffer(pair.base.text.len + pair.other.text.len + 8);
    uric_status status;
    do
        status = uric_relativize(&pair.base, &pair.other, &out);
    while (needs_room(status, &out));
    if (status == URIC_NO_REFERENCE)
        PG_RETURN_NULL();
    if (status != URIC_OK && status != URIC_NO_SHORTER)
        refuse("cannot relativize", uric_status_text(status));
    return value_of_reference(pair.grammar, &out);
}

FUNCTION(uri_within) {
    uric_uri base, reference, prefix;
    GETARG_URI(0, &base);
    GETARG_URI(1, &reference);
    GETARG_URI(2, &prefix);
    PG_RETURN_BOOL(uric_within(&base, &reference, &prefix));
}

/* ---- Levels ---- */

/* The levels of the library that a label of the type uri_level names. */
static unsigned levels_named(const char *name) {
    static const struct {
        const char *name;
        unsigned levels;
    } known[] = {{"string", URIC_BY_STRING},   {"case", URIC_BY_CASE},
                 {"percent", URIC_BY_PERCENT}, {"path", URIC_BY_PATH},
                 {"syntax", URIC_BY_SYNTAX},   {"scheme", URIC_BY_SCHEME}};
    for (unsigned i = 0; i < lengthof(known); i++)
        if (strcmp(name, known[i].name) == 0)
            return known[i].levels;
    ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
            errmsg("there is no level \"%s\"", name));
}

/* The level of the last call: mostly, all calls in a query have the same. */
struct last_level {
    Oid label;
    unsigned levels;
};

static unsigned levels_of(FunctionCallInfo fcinfo, Datum label) {
    struct last_level *last = fcinfo->flinfo->fn_extra;
    if (last == NULL)
        last = fcinfo->flinfo->fn_extra =
            MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt, sizeof *last);
    if (last->label != DatumGetObjectId(label)) {
        last->levels = levels_named(DatumGetCString(DirectFunctionCall1(enum_out, label)));
        last->label = DatumGetObjectId(label);
    }
    return last->levels;
}

FUNCTION(uri_normalize) {
    struct varlena *value = (struct varlena *)PG_GETARG_VARLENA_PP(0);
    unsigned levels = levels_of(fcinfo, PG_GETARG_DATUM(1));
    uric_uri uri;
    expand_uri(&uri, value);
    uric_buffer out = new_buffer(uri.text.len + 16);
    uric_status status;
    do
        status = uric_normalize(&uri, levels | (PG_GETARG_BOOL(2) ? URIC_BY_IPV6 : 0u), &out);
    while (needs_room(status, &out));
    if (status != URIC_OK)
        refuse("cannot normalize", uric_status_text(status));
    if (out.len == uri.text.len && memcmp(out.at, uri.text.at, out.len) == 0)
        PG_RETURN_POINTER(value);
    PG_RETURN_POINTER(parse_value(out.at, out.len, stored_number(value), NULL));
}

FUNCTION(uri_compare) {
    uric_uri a, b;
    GETARG_URI(0, &a);
    GETARG_URI(1, &b);
    int order = uric_compare(&a, &b, levels_of(fcinfo, PG_GETARG_DATUM(2)));
    PG_RETURN_INT32((order > 0) - (order < 0));
}

/* ---- Encode and decode ---- */

static const uric_encoding *encoding_named(const char *component, const char *grammar_name) {
    const uric_grammar *grammar = grammar_named(grammar_name);
    const uric_encoding *encoding = uric_grammar_encoding(grammar, component, strlen(component));
    if (encoding == NULL)
        ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
                errmsg("component \"%s\" of %s has no percent-encoding", component,
                       uric_grammar_name(grammar)));
    return encoding;
}

static Datum encode(FunctionCallInfo fcinfo, const char *data, size_t len) {
    const uric_encoding *encoding = encoding_named(text_to_cstring(PG_GETARG_TEXT_PP(1)),
                                                   text_to_cstring(PG_GETARG_TEXT_PP(3)));
    const char *also = text_to_cstring(PG_GETARG_TEXT_PP(2));
    uric_buffer out = new_buffer(len + len / 2 + 16);
    uric_status status;
    do
        status = uric_encode(encoding, data, len, also, &out);
    while (needs_room(status, &out));
    if (status != URIC_OK)
        refuse("cannot encode", uric_status_text(status));
    PG_RETURN_TEXT_P(text_in(&out));
}

FUNCTION(uri_encode) {
    uric_span data = utf8_of(PG_GETARG_TEXT_PP(0));
    return encode(fcinfo, data.at, data.len);
}

FUNCTION(uri_encode_bytea) {
    const bytea *data = PG_GETARG_BYTEA_PP(0);
    return encode(fcinfo, VARDATA_ANY(data), VARSIZE_ANY_EXHDR(data));
}

static uric_buffer decode(FunctionCallInfo fcinfo, unsigned options) {
    const text *encoded = PG_GETARG_TEXT_PP(0);
    const char *bytes = VARDATA_ANY(encoded);
    size_t len = VARSIZE_ANY_EXHDR(encoded), offset = 0;
    uric_buffer out = new_buffer(len);
    options |= PG_GETARG_BOOL(1) ? URIC_PLUS_IS_SPACE : 0u;
    uric_status status = uric_decode(bytes, len, options, &out, &offset);
    if (status != URIC_OK)
        ereport(ERROR, errcode(ERRCODE_INVALID_TEXT_REPRESENTATION), errmsg("cannot decode"),
                errdetail("At character %d, %s.", position_of(bytes, offset),
                          uric_status_text(status)));
    return out;
}

/* Octets that are not UTF-8 are an error. */
FUNCTION(uri_decode) {
    uric_buffer out = decode(fcinfo, URIC_REFUSE_NUL);
    char *converted = pg_any_to_server(out.at, (int)out.len, PG_UTF8);
    if (converted != out.at)
        PG_RETURN_TEXT_P(cstring_to_text(converted));
    PG_RETURN_TEXT_P(text_in(&out));
}

FUNCTION(uri_decode_bytea) {
    uric_buffer out = decode(fcinfo, 0);
    PG_RETURN_BYTEA_P((bytea *)text_in(&out));
}
