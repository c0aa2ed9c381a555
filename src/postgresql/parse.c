/* Input and output of values: as text, in the binary format, and by casts.
 *
 * The binary format is a byte 1 (the version of the format), the number of the rule (rules.h), and
 * the text. What a client sends is parsed; no offset ever comes from a client. */
#include "server.h"

#include "parse.h"

#include "lib/stringinfo.h"
#include "libpq/pqformat.h"
#include "mb/pg_wchar.h"
#include "utils/builtins.h"

#include <uric_schemes.h>

#include "rules.h"
#include "value.h"

#if PG_VERSION_NUM < 160000
#define ereturn(context, value, ...)                                                               \
    do {                                                                                           \
        (void)(context);                                                                           \
        ereport(ERROR, __VA_ARGS__);                                                               \
        return value;                                                                              \
    } while (0)
#endif

PG_MODULE_MAGIC;

enum { BINARY_VERSION = 1, SHOWN = 120 };

int position_of(const char *text, size_t offset) {
    return pg_mbstrlen_with_len(text, (int)offset) + 1;
}

uric_span utf8_of(const text *value) {
    const char *at = VARDATA_ANY(value);
    size_t len = VARSIZE_ANY_EXHDR(value);
    if (GetDatabaseEncoding() == PG_SQL_ASCII) /* bytes of unknown meaning: as they are */
        return (uric_span){at, len};
    char *converted = pg_server_to_any(at, (int)len, PG_UTF8);
    return (uric_span){converted, converted == at ? len : strlen(converted)};
}

char *sentence_of(const uric_error *error) {
    char sentence[400]; /* in UTF-8, but ASCII where the grammar has no code points */
    uric_error_message(error, sentence, sizeof sentence);
    int len = pg_encoding_mbcliplen(PG_UTF8, sentence, (int)strlen(sentence), sizeof sentence);
    if (GetDatabaseEncoding() == PG_SQL_ASCII)
        return pnstrdup(sentence, (Size)len);
    sentence[len] = '\0';
    return pstrdup(pg_any_to_server(sentence, len, PG_UTF8));
}

static bool accepts(const uric_rule *rule, const char *text, size_t len) {
    return uric_check(rule, text, len, NULL) == URIC_OK;
}

/* Returns a hint: another type, which accepts the text; what a port is; or percent-encoding, where
 * a triplet is allowed; or NULL. A type of an older document is no help for a misspelt text. */
static char *advice_on(const uric_error *error, const char *text, size_t len) {
    int byte = error->byte; /* negative: the text ended */
    bool in_userinfo = error->component != NULL && strcmp(error->component, "userinfo") == 0;
    if (accepts(&uric_rfc3986_URI_reference, text, len))
        return pstrdup("Type uri(rfc3986) accepts it.");
    if (GetDatabaseEncoding() == PG_UTF8 && accepts(&uric_rfc3987_IRI_reference, text, len))
        return pstrdup("Type iri accepts it.");
    if (in_userinfo && (byte < 0 || (byte > 0 && strchr("/?#", byte) != NULL)))
        return pstrdup("A port has only digits.");
    if (byte <= 0 || strchr(":/?#[]@%", byte) != NULL || !uric_error_expects(error, '%'))
        return NULL;
    return byte < 0x80 ? psprintf("Percent-encode it as %%%02X.", (unsigned)byte)
                       : pstrdup("Percent-encode its bytes.");
}

static int advise(const char *advice) {
    return advice != NULL ? errhint("%s", advice) : 0;
}

/* The begin of a text, which may be long. */
static char *shown(const char *text, size_t len) {
    if (len <= SHOWN)
        return pnstrdup(text, len);
    return psprintf("%.*s...", pg_mbcliplen(text, (int)len, SHOWN), text);
}

struct varlena *parse_value(const char *text, size_t len, unsigned number, Node *soft) {
    const struct stored_rule *stored = stored_rule(number);
    uric_uri uri;
    uric_error error;
    if (stored == NULL)
        ereport(ERROR, errcode(ERRCODE_INVALID_PARAMETER_VALUE),
                errmsg("type uri has no rule %u", number));
    require_encoding(stored);
    if (uric_parse(&uri, stored->rule, text, len, &error) == URIC_OK)
        return stored_uri(&uri, number);
    ereturn(soft, NULL, errcode(ERRCODE_INVALID_TEXT_REPRESENTATION),
            errmsg("invalid input syntax for type %s: \"%s\"",
                   stored->grammar == &uric_rfc3987 ? "iri" : "uri", shown(text, len)),
            errdetail("At character %d, %s.", position_of(text, error.offset), sentence_of(&error)),
            advise(advice_on(&error, text, len)));
}

/* Values of the type iri have one rule, IRI_RULE, whose texts need not be those of a uri. */

static Datum input(FunctionCallInfo fcinfo, unsigned number) {
    const char *text = PG_GETARG_CSTRING(0);
    struct varlena *value = parse_value(text, strlen(text), number, fcinfo->context);
    if (value == NULL)
        PG_RETURN_NULL();
    PG_RETURN_POINTER(value);
}

FUNCTION(uri_in) {
    return input(fcinfo, number_of_typmod(PG_GETARG_INT32(2)));
}

FUNCTION(iri_in) {
    return input(fcinfo, IRI_RULE);
}

FUNCTION(uri_out) {
    uric_span text = stored_text((const struct varlena *)PG_GETARG_VARLENA_PP(0));
    PG_RETURN_CSTRING(pnstrdup(text.at, text.len));
}

/* `wanted` is the number of a rule; 0: that of the message. */
static Datum receive(FunctionCallInfo fcinfo, unsigned wanted) {
    StringInfo message = (StringInfo)PG_GETARG_POINTER(0);
    int version = pq_getmsgbyte(message);
    if (version != BINARY_VERSION)
        ereport(ERROR, errcode(ERRCODE_INVALID_BINARY_REPRESENTATION),
                errmsg("unsupported version %d of the binary format of type uri", version),
                errdetail("Version %d was expected.", BINARY_VERSION));
    unsigned number = (unsigned)pq_getmsgbyte(message);
    if (stored_rule(number) == NULL)
        ereport(ERROR, errcode(ERRCODE_INVALID_BINARY_REPRESENTATION),
                errmsg("no rule has number %u in the binary format of type uri", number));
    int len;
    const char *text = pq_getmsgtext(message, message->len - message->cursor, &len);
    PG_RETURN_POINTER(parse_value(text, (size_t)len, wanted > 0 ? wanted : number, NULL));
}

FUNCTION(uri_recv) {
    int32 typmod = PG_GETARG_INT32(2);
    return receive(fcinfo, typmod < 0 ? 0 : number_of_typmod(typmod));
}

FUNCTION(iri_recv) {
    return receive(fcinfo, IRI_RULE);
}

FUNCTION(uri_send) {
    const struct varlena *value = (const struct varlena *)PG_GETARG_VARLENA_PP(0);
    uric_span text = stored_text(value);
    StringInfoData message;
    pq_begintypsend(&message);
    pq_sendbyte(&message, BINARY_VERSION);
    pq_sendbyte(&message, (uint8)stored_number(value));
    pq_sendtext(&message, text.at, (int)text.len);
    PG_RETURN_BYTEA_P(pq_endtypsend(&message));
}

/* ---- Casts ---- */

static Datum to_rule(struct varlena *value, unsigned number) {
    if (stored_number(value) == number)
        PG_RETURN_POINTER(value);
    uric_span text = stored_text(value);
    PG_RETURN_POINTER(parse_value(text.at, text.len, number, NULL));
}

FUNCTION(uri_to_rule) {
    struct varlena *value = (struct varlena *)PG_GETARG_VARLENA_PP(0);
    int32 typmod = PG_GETARG_INT32(1);
    return to_rule(value, typmod < 0 ? stored_number(value) : number_of_typmod(typmod));
}

FUNCTION(uri_to_iri) {
    return to_rule((struct varlena *)PG_GETARG_VARLENA_PP(0), IRI_RULE);
}

static Datum from_text(const text *value, unsigned number) {
    PG_RETURN_POINTER(parse_value(VARDATA_ANY(value), VARSIZE_ANY_EXHDR(value), number, NULL));
}

FUNCTION(uri_from_text) {
    return from_text(PG_GETARG_TEXT_PP(0), number_of_typmod(PG_GETARG_INT32(1)));
}

FUNCTION(iri_from_text) {
    return from_text(PG_GETARG_TEXT_PP(0), IRI_RULE);
}

FUNCTION(uri_to_text) {
    uric_span text = stored_text((const struct varlena *)PG_GETARG_VARLENA_PP(0));
    PG_RETURN_TEXT_P(cstring_to_text_with_len(text.at, (int)text.len));
}
