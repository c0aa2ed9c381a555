/* Verdicts, reasons and findings, about any text. */
#include "server.h"

#include "catalog/pg_type.h"
#include "utils/array.h"

#include "parse.h"
#include "result.h"
#include "rules.h"
#include "value.h"

/* The number of characters of UTF-8 that begin between two offsets. */
static int32 characters(const uric_span *text, size_t begin, size_t end) {
    int32 count = 0;
    for (size_t i = begin; i < end; i++)
        count += (text->at[i] & 0xC0) != 0x80;
    return count;
}

/* The rule of the last call: mostly, all calls in a query have the same. */
struct last_rule {
    char *names[2];
    const uric_grammar *grammar;
    const uric_rule *rule;
};

static bool is_text(const text *value, const char *string) {
    size_t len = VARSIZE_ANY_EXHDR(value);
    return string != NULL && strlen(string) == len && memcmp(VARDATA_ANY(value), string, len) == 0;
}

/* The arguments 1 and 2, a rule and a grammar. */
static const struct last_rule *rule_wanted(FunctionCallInfo fcinfo) {
    const text *names[2] = {PG_GETARG_TEXT_PP(1), PG_GETARG_TEXT_PP(2)};
    struct last_rule *last = fcinfo->flinfo->fn_extra;
    if (last != NULL && is_text(names[0], last->names[0]) && is_text(names[1], last->names[1]))
        return last;
    struct last_rule found = {{text_to_cstring(names[0]), text_to_cstring(names[1])}, NULL, NULL};
    found.grammar = grammar_named(found.names[1]);
    found.rule = rule_named(found.grammar, found.names[0]);
    if (last == NULL)
        last = fcinfo->flinfo->fn_extra =
            MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt, sizeof *last);
    for (int i = 0; i < 2; i++) {
        found.names[i] = MemoryContextStrdup(fcinfo->flinfo->fn_mcxt, found.names[i]);
        if (last->names[i] != NULL)
            pfree(last->names[i]);
    }
    *last = found;
    return last;
}

FUNCTION(uric_check_text) {
    uric_span checked = utf8_of(PG_GETARG_TEXT_PP(0));
    PG_RETURN_BOOL(uric_check(rule_wanted(fcinfo)->rule, checked.at, checked.len, NULL) == URIC_OK);
}

/* ---- Explain ---- */

static Datum text_datum(const char *string) {
    return PointerGetDatum(cstring_to_text(string));
}

static Datum expected_terms(const uric_error *error) {
    ArrayBuildState *terms = NULL;
    const char *term;
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++)
        terms = accumArrayResult(terms, text_datum(term), false, TEXTOID, CurrentMemoryContext);
    return terms == NULL ? PointerGetDatum(construct_empty_array(TEXTOID))
                         : makeArrayResult(terms, CurrentMemoryContext);
}

enum { GRAMMAR, RULE, VALID, POSITION, COMPONENT, MESSAGE, EXPECTED, EXPLAINED };

static void put_verdict(FunctionCallInfo fcinfo, const uric_span *text, const uric_grammar *grammar,
                        const uric_rule *rule) {
    uric_error error;
    bool valid = uric_check(rule, text->at, text->len, &error) == URIC_OK;
    Datum row[EXPLAINED] = {text_datum(uric_grammar_name(grammar)),
                            text_datum(uric_rule_name(rule)), BoolGetDatum(valid)};
    bool absent[EXPLAINED] = {false, false, false, valid, true, valid, valid};
    if (!valid) {
        row[POSITION] = Int32GetDatum(characters(text, 0, error.offset) + 1);
        row[MESSAGE] = text_datum(sentence_of(&error));
        row[EXPECTED] = expected_terms(&error);
        absent[COMPONENT] = error.component == NULL;
        if (error.component != NULL)
            row[COMPONENT] = text_datum(error.component);
    }
    put_row(fcinfo, row, absent);
}

/* By each revision of the URI standard. */
FUNCTION(uric_explain) {
    uric_span checked = utf8_of(PG_GETARG_TEXT_PP(0));
    begin_rows(fcinfo);
    for (unsigned i = 0; i < REVISIONS; i++)
        put_verdict(fcinfo, &checked, grammar_at(i), rule_named(grammar_at(i), "reference"));
    return (Datum)0;
}

FUNCTION(uric_explain_by) {
    uric_span checked = utf8_of(PG_GETARG_TEXT_PP(0));
    const struct last_rule *wanted = rule_wanted(fcinfo);
    begin_rows(fcinfo);
    put_verdict(fcinfo, &checked, wanted->grammar, wanted->rule);
    return (Datum)0;
}

/* ---- Audit ---- */

static uric_purpose purpose_named(const char *name) {
    static const char *const names[] = {"any", "fetch", "store", "display", "redirect"};
    StaticAssertStmt(lengthof(names) == URIC_PURPOSES, "each purpose has a name");
    for (unsigned i = 0; i < lengthof(names); i++)
        if (strcmp(names[i], name) == 0)
            return (uric_purpose)i;
    ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
            errmsg("there is no purpose \"%s\"", name),
            errhint("Purposes are any, fetch, store, display and redirect."));
}

/* The place up to which characters are counted: findings mostly come in the order of the text. */
struct place {
    size_t offset;
    int32 position; /* characters, from 1 */
};

static void go_to(struct place *place, const uric_span *text, size_t offset) {
    if (offset < place->offset)
        *place = (struct place){0, 1};
    place->position += characters(text, place->offset, offset);
    place->offset = offset;
}

static void put_finding(FunctionCallInfo fcinfo, const uric_span *text, const uric_finding *finding,
                        uric_severity severity, int32 position) {
    int32 length = characters(text, finding->offset, finding->offset + finding->len);
    Datum row[] = {text_datum(uric_severity_name(severity)),
                   text_datum(uric_finding_name(finding->kind)),
                   Int32GetDatum(position),
                   Int32GetDatum(length),
                   (Datum)0,
                   text_datum(uric_finding_section(finding->kind)),
                   text_datum(uric_finding_text(finding->kind))};
    bool absent[lengthof(row)] = {false, false, false, false, finding->address_bytes == 0};
    if (finding->address_bytes > 0)
        row[4] = InetPGetDatum(inet_of(finding->address, finding->address_bytes));
    put_row(fcinfo, row, absent);
}

static Datum audit(FunctionCallInfo fcinfo, uric_span checked) {
    uric_purpose purpose = purpose_named(text_to_cstring(PG_GETARG_TEXT_PP(1)));
    uric_audit state;
    uric_finding finding;
    struct place place = {0, 1};
    begin_rows(fcinfo);
    uric_audit_begin(&state, checked.at, checked.len);
    while (uric_audit_next(&state, &finding)) {
        uric_severity severity = uric_finding_severity(finding.kind, purpose);
        if (severity > URIC_SEVERITY_NONE) {
            go_to(&place, &checked, finding.offset);
            put_finding(fcinfo, &checked, &finding, severity, place.position);
        }
    }
    return (Datum)0;
}

FUNCTION(uric_audit_text) {
    return audit(fcinfo, utf8_of(PG_GETARG_TEXT_PP(0)));
}

FUNCTION(uric_audit_uri) {
    uric_span text = stored_text((const struct varlena *)PG_GETARG_VARLENA_PP(0));
    return audit(fcinfo, text);
}
