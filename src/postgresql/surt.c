/* The sort key by domain, and the order by that key.
 *
 * The key is the normal form of the scheme by RFC 3986 (and RFC 5952's of an IPv6 address), with
 * the host first, and in it the labels from the last to the first, each with a comma behind it.
 * (Web archives sort by such a key, the SURT.)
 *
 *   HTTP://Www.Example.com:80/a/../b?c    com,example,www,)http///b?c
 *   http://me@h:81/                       h,)http//me@:81/
 *   http://192.0.2.1                      192.0.2.1,)http///
 *   mailto:a@b                            )mailto:a@b
 *
 * So all URIs of a domain, and in it all below a prefix, stand together: those of example.com are
 * the keys that begin with "com,example,", those below http://www.example.com/a are among the keys
 * that begin with "com,example,www,)http///a". The operator class uri_surt_ops keeps an index in
 * this order.
 */
#include "server.h"

#include "utils/builtins.h"

#include "order.h"
#include "rules.h"
#include "surt.h"
#include "value.h"

enum { LEVELS = URIC_BY_SCHEME | URIC_BY_IPV6 };

/* ---- The key ---- */

bool read_by_newest(uric_uri *uri, const struct varlena *value) {
    uric_uri read;
    expand_uri(uri, value);
    const uric_grammar *grammar = stored_rule(stored_number(value))->grammar;
    if (grammar == &uric_rfc3986 || uric_rule_has_code_points(uri->rule))
        return true;
    if (uric_parse(&read, &uric_rfc3986_URI_reference, uri->text.at, uri->text.len, NULL) !=
        URIC_OK)
        return false;
    *uri = read;
    return true;
}

static void put_span(StringInfo key, uric_span span) {
    if (span.len > 0)
        appendBinaryStringInfo(key, span.at, (int)span.len);
}

/* Puts a label and a comma. Commas within the label would look like its end: they become "%2C". */
static void put_label(StringInfo key, const char *at, const char *end) {
    for (const char *comma; (comma = memchr(at, ',', (size_t)(end - at))) != NULL; at = comma + 1) {
        appendBinaryStringInfo(key, at, (int)(comma - at));
        appendStringInfoString(key, "%2C");
    }
    appendBinaryStringInfo(key, at, (int)(end - at));
    appendStringInfoChar(key, ',');
}

/* Puts the labels of a name from the last to the first, and behind them "." if the name ends so. */
static void put_name(StringInfo key, uric_span name) {
    const char *end = name.at + name.len;
    bool rooted = name.len > 1 && end[-1] == '.';
    end -= rooted;
    for (const char *at = end;; at--)
        if (at == name.at || at[-1] == '.') {
            put_label(key, at, end);
            if (at == name.at)
                break;
            end = at - 1;
        }
    if (rooted)
        appendStringInfoChar(key, '.');
}

static void put_host(StringInfo key, const uric_uri *uri) {
    if (uri->host.at == NULL)
        put_span(key, uri->authority);
    else if (uri->host_kind == URIC_HOST_REG_NAME || uri->host_kind == URIC_HOST_HOSTNAME)
        put_name(key, uri->host);
    else
        put_label(key, uri->host.at, uri->host.at + uri->host.len);
}

/* Puts the scheme, the userinfo and the port, which stand between host and path. */
static void put_site(StringInfo key, const uric_uri *uri) {
    appendStringInfoChar(key, ')');
    put_span(key, uri->scheme);
    appendStringInfoString(key, uri->authority.at != NULL ? "//" : ":");
    if (uri->userinfo.at != NULL) {
        put_span(key, uri->userinfo);
        appendStringInfoChar(key, '@');
    }
    if (uri->port.at != NULL) {
        appendStringInfoChar(key, ':');
        put_span(key, uri->port);
    }
}

/* The normal form of a value, parsed again by its rule. */
struct normal {
    uric_uri uri;
    char *allocated; /* NULL: the text is in `room`, or is that of the value */
    char room[500];
};

static void normalize(struct normal *normal, const struct varlena *value) {
    uric_uri uri;
    read_by_newest(&uri, value);
    uric_buffer out = {normal->room, sizeof normal->room, 0};
    uric_status status = uric_normalize(&uri, LEVELS, &out);
    normal->allocated = NULL;
    if (status == URIC_NO_ROOM) {
        normal->allocated = palloc(out.len);
        out = (uric_buffer){normal->allocated, out.len, 0};
        status = uric_normalize(&uri, LEVELS, &out);
    }
    if (status != URIC_OK || uric_parse(&normal->uri, uri.rule, out.at, out.len, NULL) != URIC_OK)
        normal->uri = uri;
}

void put_key(StringInfo key, Datum datum, enum key_end end) {
    struct varlena *value = PG_DETOAST_DATUM_PACKED(datum);
    struct normal normal;
    normalize(&normal, value);
    const uric_uri *uri = &normal.uri;
    initStringInfo(key);
    put_host(key, uri);
    if (end > HOST_KEY) {
        put_site(key, uri);
        put_span(key, uri->path);
    }
    if (end == WHOLE_KEY && uri->path.at != NULL) {
        const char *behind = uri->path.at + uri->path.len;
        put_span(key, (uric_span){behind, (size_t)(uri->text.at + uri->text.len - behind)});
    }
    if (normal.allocated != NULL)
        pfree(normal.allocated);
    if ((Pointer)value != DatumGetPointer(datum))
        pfree(value);
}

FUNCTION(uri_surt) {
    StringInfoData key;
    put_key(&key, PG_GETARG_DATUM(0), WHOLE_KEY);
    PG_RETURN_TEXT_P(cstring_to_text_with_len(key.data, key.len));
}

/* ---- Order ---- */

static int compare_keys(const char *a, int len_a, const char *b, int len_b) {
    int order = memcmp(a, b, (size_t)Min(len_a, len_b));
    return order != 0 ? order : (len_a > len_b) - (len_a < len_b);
}

/* Frees its memory: a sort compares many times in one memory context. */
static int compare_values(Datum a, Datum b) {
    StringInfoData key_a, key_b;
    put_key(&key_a, a, WHOLE_KEY);
    put_key(&key_b, b, WHOLE_KEY);
    int order = compare_keys(key_a.data, key_a.len, key_b.data, key_b.len);
    pfree(key_a.data);
    pfree(key_b.data);
    return order;
}

static int compare_with_key(Datum a, Datum b) {
    StringInfoData key;
    text *other = DatumGetTextPP(b);
    put_key(&key, a, WHOLE_KEY);
    int order = compare_keys(key.data, key.len, VARDATA_ANY(other), (int)VARSIZE_ANY_EXHDR(other));
    pfree(key.data);
    if ((Pointer)other != DatumGetPointer(b))
        pfree(other);
    return order;
}

ORDER(uri_surt, compare_values)

/* A sort first compares the first eight bytes of each key, as a number: most hosts differ there. */

static Datum abbreviate(Datum value, SortSupport sort) {
    StringInfoData key;
    uint64 number = 0;
    (void)sort;
    put_key(&key, value, WHOLE_KEY);
    for (int i = 0; i < (int)sizeof(Datum); i++)
        number = number << 8 | (i < key.len ? (unsigned char)key.data[i] : 0u);
    pfree(key.data);
    return (Datum)number;
}

static bool give_up(int count, SortSupport sort) {
    (void)count, (void)sort;
    return false;
}

static int compare_in_sort(Datum a, Datum b, SortSupport sort) {
    (void)sort;
    return compare_values(a, b);
}

FUNCTION(uri_surt_sortsupport) {
    SortSupport sort = (SortSupport)PG_GETARG_POINTER(0);
    sort->comparator = compare_in_sort;
    if (sort->abbreviate) {
        sort->comparator = ssup_datum_unsigned_cmp;
        sort->abbrev_converter = abbreviate;
        sort->abbrev_abort = give_up;
        sort->abbrev_full_comparator = compare_in_sort;
    }
    PG_RETURN_VOID();
}

ORDER(uri_surt_text, compare_with_key)

static int compare_key(Datum a, Datum b) {
    int order = compare_with_key(b, a);
    return (order < 0) - (order > 0);
}

ORDER(text_uri_surt, compare_key)
