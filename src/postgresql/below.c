/* Tests whether a URI is below a domain or a prefix, and what the planner needs to know of them.
 *
 * uri_host_below and the operator <@ need no index. But the URIs for which they are true have keys
 * in one range (surt.h), so that an index in the order of keys finds these URIs: for
 * u <@ 'http://h/a', the support function gives the planner the range from 'h,)http///a' to
 * 'h,)http///b', and the server tests each row that it finds there. */
#include "server.h"

#include "access/htup_details.h"
#include "access/stratnum.h"
#include "catalog/pg_collation.h"
#include "catalog/pg_statistic.h"
#include "catalog/pg_type.h"
#include "mb/pg_wchar.h"
#include "nodes/makefuncs.h"
#include "nodes/pathnodes.h"
#include "nodes/supportnodes.h"
#include "optimizer/optimizer.h"
#include "parser/parse_func.h"
#include "utils/builtins.h"
#include "utils/lsyscache.h"
#include "utils/selfuncs.h"

#include "rules.h"
#include "surt.h"
#include "value.h"

/* Is "//DOMAIN" a reference by the rule, of a host alone? */
static bool read_domain(uric_uri *uri, unsigned number, const char *text, size_t len) {
    return uric_parse(uri, stored_rule(number)->rule, text, len, NULL) == URIC_OK &&
           uri->host.len == len - 2;
}

/* Returns the domain as a URI: "//example.com"; one that is not ASCII as an IRI. A dot at the end
 * says that the name is whole, as a domain is anyway. */
FUNCTION(uri_of_domain) {
    const char *domain = text_to_cstring(PG_GETARG_TEXT_PP(0));
    const char *text = psprintf("//%s", domain);
    uric_uri uri;
    size_t len = strlen(text);
    len -= len > 3 && text[len - 1] == '.';
    if (read_domain(&uri, DEFAULT_RULE, text, len))
        PG_RETURN_POINTER(stored_uri(&uri, DEFAULT_RULE));
    if (GetDatabaseEncoding() == PG_UTF8 && read_domain(&uri, IRI_RULE, text, len))
        PG_RETURN_POINTER(stored_uri(&uri, IRI_RULE));
    ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
            errmsg("\"%s\" is not a domain or an address", domain),
            errdetail("It must be the host of a URI, and nothing else."));
}

/* The domain of the last call: mostly, all calls in a query have the same. */
struct last_domain {
    struct varlena *value;
    StringInfoData key;
};

static const StringInfoData *domain_wanted(FunctionCallInfo fcinfo) {
    const struct varlena *value = (const struct varlena *)PG_GETARG_VARLENA_PP(1);
    struct last_domain *last = fcinfo->flinfo->fn_extra;
    size_t size = VARSIZE_ANY(value);
    if (last != NULL && VARSIZE_ANY(last->value) == size && memcmp(last->value, value, size) == 0)
        return &last->key;
    MemoryContext caller = MemoryContextSwitchTo(fcinfo->flinfo->fn_mcxt);
    struct last_domain *found = palloc(sizeof *found);
    found->value = memcpy(palloc(size), value, size);
    put_key(&found->key, PointerGetDatum(value), HOST_KEY);
    MemoryContextSwitchTo(caller);
    fcinfo->flinfo->fn_extra = found;
    if (last != NULL) {
        pfree(last->key.data);
        pfree(last->value);
        pfree(last);
    }
    return &found->key;
}

/* Are the labels of a name, but for case, those of its key? */
static bool is_plain_name(const uric_uri *uri) {
    for (size_t i = 0; i < uri->host.len; i++)
        if (uri->host.at[i] == '%' || uri->host.at[i] == ',' || IS_HIGHBIT_SET(uri->host.at[i]))
            return false;
    return uri->host_kind == URIC_HOST_REG_NAME && uri->host.len > 0;
}

/* Does a plain name end with the labels of a key, such as "com,example,"? */
static bool ends_with_labels(uric_span name, const StringInfoData *key) {
    const char *end = name.at + name.len, *label = key->data, *behind = key->data + key->len;
    end -= name.len > 1 && end[-1] == '.';
    while (label < behind) {
        const char *comma = memchr(label, ',', (size_t)(behind - label));
        ptrdiff_t len = comma - label;
        if (end - name.at < len || pg_strncasecmp(end - len, label, (size_t)len) != 0)
            return false;
        end -= len;
        label = comma + 1;
        if (end == name.at)
            return label == behind;
        if (*--end != '.')
            return false;
    }
    return true;
}

/* Is the host of the first that of the second, or one below it? Most hosts need no key. */
FUNCTION(uri_host_below) {
    StringInfoData host;
    uric_uri uri;
    const StringInfoData *domain = domain_wanted(fcinfo);
    const struct varlena *value = (const struct varlena *)PG_GETARG_VARLENA_PP(0);
    expand_uri(&uri, value);
    if (domain->len > 0 && domain->data[domain->len - 1] == ',' &&
        memchr(domain->data, '.', (size_t)domain->len) == NULL && is_plain_name(&uri) &&
        stored_rule(stored_number(value))->grammar == &uric_rfc3986)
        PG_RETURN_BOOL(ends_with_labels(uri.host, domain));
    put_key(&host, PointerGetDatum(value), HOST_KEY);
    PG_RETURN_BOOL(domain->len > 0 && host.len >= domain->len &&
                   memcmp(host.data, domain->data, (size_t)domain->len) == 0);
}

static bool is_below(const struct varlena *value, const struct varlena *prefix_value) {
    uric_uri uri, prefix;
    return read_by_newest(&uri, value) && read_by_newest(&prefix, prefix_value) &&
           uri.scheme.at != NULL && uric_within(&prefix, &uri, &prefix);
}

FUNCTION(uri_below) {
    PG_RETURN_BOOL(is_below((const struct varlena *)PG_GETARG_VARLENA_PP(0),
                            (const struct varlena *)PG_GETARG_VARLENA_PP(1)));
}

FUNCTION(uri_above) {
    PG_RETURN_BOOL(is_below((const struct varlena *)PG_GETARG_VARLENA_PP(1),
                            (const struct varlena *)PG_GETARG_VARLENA_PP(0)));
}

/* ---- Ranges for the planner ---- */

/* The first of the keys that begin like that of a URI, and the first key behind them: the same with
 * one added to its last byte, which must be ASCII for that. These are functions for SQL, because
 * the URI need not be a constant. */

static text *begin_of_keys(Datum uri, enum key_end end) {
    StringInfoData key;
    put_key(&key, uri, end);
    while (key.len > 0 && (unsigned char)key.data[key.len - 1] >= 0x7F)
        key.len--;
    return cstring_to_text_with_len(key.data, key.len);
}

static text *end_of_keys(Datum uri, enum key_end end) {
    text *key = begin_of_keys(uri, end);
    size_t len = VARSIZE(key) - VARHDRSZ;
    if (len > 0)
        VARDATA(key)[len - 1]++;
    return key;
}

#define KEYS(name, function, end)                                                                  \
    FUNCTION(name) {                                                                               \
        PG_RETURN_TEXT_P(function(PG_GETARG_DATUM(0), end));                                       \
    }

KEYS(uri_domain_begin, begin_of_keys, HOST_KEY)
KEYS(uri_domain_end, end_of_keys, HOST_KEY)
KEYS(uri_below_begin, begin_of_keys, PATH_KEY)
KEYS(uri_below_end, end_of_keys, PATH_KEY)

/* A key, as an expression: function(uri). */
static Node *key_of(const SupportRequestIndexCondition *request, const char *function, Node *uri) {
    Oid type = request->index->opcintype[request->indexcol];
    char *schema = get_namespace_name(get_func_namespace(request->funcid));
    Oid id = LookupFuncName(list_make2(makeString(schema), makeString(pstrdup(function))), 1, &type,
                            false);
    if (IsA(uri, Const))
        return (Node *)makeConst(TEXTOID, -1, DEFAULT_COLLATION_OID, -1,
                                 OidFunctionCall1(id, ((Const *)uri)->constvalue), false, false);
    return (Node *)makeFuncExpr(id, TEXTOID, list_make1(uri), DEFAULT_COLLATION_OID, InvalidOid,
                                COERCE_EXPLICIT_CALL);
}

/* Conditions on an index in the order of keys: begin(uri) <= column AND column < end(uri). */
static List *range_of_keys(SupportRequestIndexCondition *request, int column, const char *begin,
                           const char *end) {
    List *args = IsA(request->node, OpExpr)     ? ((OpExpr *)request->node)->args
                 : IsA(request->node, FuncExpr) ? ((FuncExpr *)request->node)->args
                                                : NIL;
    Oid type = request->index->opcintype[request->indexcol];
    Oid at_least =
        get_opfamily_member(request->opfamily, type, TEXTOID, BTGreaterEqualStrategyNumber);
    Oid less = get_opfamily_member(request->opfamily, type, TEXTOID, BTLessStrategyNumber);
    if (request->indexarg != column || list_length(args) != 2 || !OidIsValid(at_least) ||
        !OidIsValid(less))
        return NIL;
    Expr *indexed = list_nth(args, column);
    Node *uri = list_nth(args, 1 - column);
    if (!is_pseudo_constant_for_index(request->root, uri, request->index) ||
        (IsA(uri, Const) && ((Const *)uri)->constisnull))
        return NIL;
    request->lossy = true;
    return list_make2(
        make_opclause(at_least, BOOLOID, false, indexed, (Expr *)key_of(request, begin, uri),
                      InvalidOid, request->indexcollation),
        make_opclause(less, BOOLOID, false, indexed, (Expr *)key_of(request, end, uri), InvalidOid,
                      request->indexcollation));
}

/* Estimates the share of the rows for which a function is true by the values in the statistics. The
 * planner asks an operator's estimator, and for a function without an operator its support
 * function; without an answer, it would assume a third of the rows. */
static double share_of_rows(const SupportRequestSelectivity *request) {
    VariableStatData column;
    Node *other;
    bool left;
    FmgrInfo function;
    double common = 0, share = DEFAULT_MATCHING_SEL;
    int count = 0;
    if (request->is_join || !get_restriction_variable(request->root, request->args,
                                                      request->varRelid, &column, &other, &left))
        return share;
    if (IsA(other, Const) && !((Const *)other)->constisnull) {
        Datum constant = ((Const *)other)->constvalue;
        fmgr_info(request->funcid, &function);
        double most_common =
            mcv_selectivity(&column, &function, request->inputcollid, constant, left, &common);
        double seen = histogram_selectivity(&column, &function, request->inputcollid, constant,
                                            left, 10, 1, &count);
        double weight = Min(count, 100) / 100.0; /* the fewer values, the less they tell */
        if (count > 0)
            share = seen * weight + DEFAULT_MATCHING_SEL * (1 - weight);
        if (HeapTupleIsValid(column.statsTuple))
            common += ((Form_pg_statistic)GETSTRUCT(column.statsTuple))->stanullfrac;
        share = most_common + Max(share, 0.0001) * (1 - common);
    }
    ReleaseVariableStats(column);
    return Min(share, 1);
}

static Datum support(FunctionCallInfo fcinfo, int column, const char *begin, const char *end) {
    Node *request = (Node *)PG_GETARG_POINTER(0);
    Node *answer = NULL;
    if (IsA(request, SupportRequestIndexCondition))
        answer = (Node *)range_of_keys((SupportRequestIndexCondition *)request, column, begin, end);
    if (IsA(request, SupportRequestSelectivity)) {
        ((SupportRequestSelectivity *)request)->selectivity =
            share_of_rows((SupportRequestSelectivity *)request);
        answer = request;
    }
    PG_RETURN_POINTER(answer);
}

FUNCTION(uri_host_below_support) {
    return support(fcinfo, 0, "uri_domain_begin", "uri_domain_end");
}

FUNCTION(uri_below_support) {
    return support(fcinfo, 0, "uri_below_begin", "uri_below_end");
}

FUNCTION(uri_above_support) {
    return support(fcinfo, 1, "uri_below_begin", "uri_below_end");
}
