/* Rules by number and by name, and the type modifier: uri(rfc2396), uri(rfc3986, absolute). */
#include "server.h"

#include "rules.h"

#include <ctype.h>

#include "catalog/pg_type.h"
#include "lib/stringinfo.h"
#include "mb/pg_wchar.h"
#include "utils/array.h"
#include "utils/builtins.h"

#include <uric_schemes.h>

#define RULE(number, grammar, rule) [number] = {&uric_##grammar, &uric_##grammar##_##rule},
static const struct stored_rule rules[] = {STORED_RULES(RULE)};

#define GRAMMAR(name) &uric_##name,
static const uric_grammar *const grammars[] = {URIC_GRAMMARS(GRAMMAR) URIC_SCHEMES(GRAMMAR)};

const struct stored_rule *stored_rule(unsigned number) {
    return number > 0 && number < lengthof(rules) ? &rules[number] : NULL;
}

const uric_grammar *grammar_at(unsigned index) {
    return index < lengthof(grammars) ? grammars[index] : NULL;
}

static bool is_name(const char *name, const char *wanted) {
    for (; *name != '\0' && *wanted != '\0'; name++, wanted++)
        if (tolower((unsigned char)*name) != tolower((unsigned char)*wanted) &&
            !(*name == '-' && *wanted == '_'))
            return false;
    return *name == *wanted;
}

/* The name of a rule for which "absolute" or "reference" stands. */
static const char *name_of_role(const uric_grammar *grammar, const char *name) {
    const char *role = NULL;
    if (strcmp(name, "absolute") == 0)
        role = uric_grammar_absolute(grammar);
    else if (strcmp(name, "reference") == 0)
        role = uric_grammar_reference(grammar);
    return role != NULL ? role : name;
}

unsigned number_of_rule_named(const uric_grammar *grammar, const char *name) {
    name = name_of_role(grammar, name);
    for (unsigned i = 1; i < lengthof(rules); i++)
        if (rules[i].grammar == grammar && is_name(uric_rule_name(rules[i].rule), name))
            return i;
    return 0;
}

const uric_grammar *grammar_named(const char *name) {
    StringInfoData names;
    for (unsigned i = 0; i < lengthof(grammars); i++)
        if (is_name(uric_grammar_name(grammars[i]), name))
            return grammars[i];
    initStringInfo(&names);
    for (unsigned i = 0; i < lengthof(grammars); i++)
        appendStringInfo(&names, "%s%s", i > 0 ? ", " : "", uric_grammar_name(grammars[i]));
    ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
            errmsg("there is no grammar \"%s\"", name), errhint("Grammars are %s.", names.data));
}

const uric_rule *rule_named(const uric_grammar *grammar, const char *name) {
    const uric_rule *rule;
    const char *wanted = name_of_role(grammar, name);
    for (unsigned i = 0; (rule = uric_grammar_parser_at(grammar, i)) != NULL; i++)
        if (is_name(uric_rule_name(rule), wanted))
            return rule;
    for (unsigned i = 0; (rule = uric_grammar_rule_at(grammar, i)) != NULL; i++)
        if (is_name(uric_rule_name(rule), wanted))
            return rule;
    ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
            errmsg("there is no rule \"%s\" in %s", name, uric_grammar_name(grammar)),
            errhint("\"absolute\" and \"reference\" stand for %s and %s.",
                    uric_grammar_absolute(grammar), uric_grammar_reference(grammar)));
}

unsigned number_of_typmod(int typmod) {
    return typmod < 0 ? DEFAULT_RULE : (unsigned)typmod;
}

void require_encoding(const struct stored_rule *stored) {
    if (GetDatabaseEncoding() != PG_UTF8 && uric_rule_has_code_points(stored->rule))
        ereport(ERROR, errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
                errmsg("values of %s need a database with encoding UTF8",
                       uric_grammar_name(stored->grammar)));
}

/* The rules of a grammar that values can have. */
static const char *names_of_rules(const uric_grammar *grammar) {
    StringInfoData names;
    initStringInfo(&names);
    for (unsigned i = 1; i < lengthof(rules); i++)
        if (rules[i].grammar == grammar)
            appendStringInfo(&names, "%s%s", names.len > 0 ? ", " : "",
                             quote_identifier(uric_rule_name(rules[i].rule)));
    return names.len > 0 ? names.data : "none";
}

FUNCTION(uri_typmod_in) {
    Datum *words;
    int count;
    deconstruct_array(PG_GETARG_ARRAYTYPE_P(0), CSTRINGOID, -2, false, TYPALIGN_CHAR, &words, NULL,
                      &count);
    if (count > 2)
        ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
                errmsg("type uri takes a grammar and a rule, not %d words", count));
    const uric_grammar *grammar = grammar_named(DatumGetCString(words[0]));
    const char *name = count == 2 ? DatumGetCString(words[1]) : "reference";
    unsigned number = number_of_rule_named(grammar, name);
    if (number == 0)
        ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
                errmsg("type uri cannot have rule \"%s\" of %s", name, uric_grammar_name(grammar)),
                errhint("Rules of that grammar for values are %s.", names_of_rules(grammar)));
    require_encoding(&rules[number]);
    PG_RETURN_INT32((int32)number);
}

FUNCTION(uri_typmod_out) {
    const struct stored_rule *stored = stored_rule(number_of_typmod(PG_GETARG_INT32(0)));
    if (stored == NULL)
        ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
                errmsg("type modifier %d of type uri has no meaning", PG_GETARG_INT32(0)));
    const char *rule = uric_rule_name(stored->rule);
    const char *grammar = quote_identifier(uric_grammar_name(stored->grammar));
    if (is_name(rule, uric_grammar_reference(stored->grammar)))
        PG_RETURN_CSTRING(psprintf("(%s)", grammar));
    if (is_name(rule, uric_grammar_absolute(stored->grammar)))
        rule = "absolute";
    PG_RETURN_CSTRING(psprintf("(%s,%s)", grammar, quote_identifier(rule)));
}
