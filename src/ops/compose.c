/* Composes a URI from components (RFC 3986, 5.3).
 *
 * The components are written with their delimiters, and the text is parsed. The composition is
 * accepted exactly if the parse finds each component at the offset where it was written. In
 *
 *     host "a?b", path "/c"    //a?b/c
 *
 * the parse finds the host "a", so the host is at fault (URIC_MISREAD).
 *
 * When the whole text fails, the first component at fault is found by composing the components up
 * to the first, the second, and so on: the text fails with that component and not without it. */
#include "ops/recompose.h"
#include "scan/scan.h"
#include "text/text.h"

enum { MOST_PIECES = 8 };

/* A component that was written, and its offsets in the text. */
typedef struct composed {
    unsigned component;
    size_t begin, end;
} composed;

typedef struct composer {
    uric_uri given;
    uric_buffer *out;
    composed piece[MOST_PIECES];
    unsigned pieces;
    uric_error *error;
    unsigned blamed; /* the component that the last call of blame() named */
} composer;

static unsigned components_of(const composer *c) {
    return (unsigned)URIC_PART + c->given.rule->components->parts;
}

/* The text that was written; never NULL, so that empty components are present. */
static const char *composed_text(const composer *c) {
    return c->out->len > 0 ? c->out->at : "";
}

#if URIC_ERROR_DETAIL

/* Would the text have been accepted if it had ended where it was refused? */
static bool could_end(const composer *c) {
    return uric_error_expects_end(c->error);
}

static const char *name_of(const composer *c, unsigned component) {
    return uric_name_of_component(c->given.rule->components, component);
}

static void name_component(composer *c, unsigned component) {
    c->error->component = name_of(c, component);
    c->error->begin = 0; /* offsets count from the start of the component */
}

/* Did the scan refuse the text in this component? */
static bool is_refused_in(const composer *c, unsigned component) {
    return c->error->component == name_of(c, component);
}

#else /* an error does not name its component */

static bool could_end(const composer *c) {
    return uric_check(c->given.rule, composed_text(c), c->error->offset, NULL) == URIC_OK;
}

static void name_component(composer *c, unsigned component) {
    (void)c;
    (void)component;
}

static bool is_refused_in(const composer *c, unsigned component) {
    (void)c;
    (void)component;
    return false;
}

#endif

/* Sets the error: `status`, at an offset in a component. */
static uric_status blame(composer *c, uric_status status, unsigned component, size_t offset) {
    *c->error = (uric_error){.status = status, .offset = (uric_size)offset, .byte = -1};
    c->blamed = component;
    name_component(c, component);
    return status;
}

static void put_delimiter(composer *c, const char *delimiter) {
    while (*delimiter != '\0')
        uric_put(c->out, *delimiter++);
}

static void put_component(composer *c, const char *before, unsigned component, const char *behind) {
    uric_span span = *uric_component_at(&c->given, component);
    if (uric_is_absent(span))
        return;
    put_delimiter(c, before);
    size_t begin = c->out->len;
    uric_put_span(c->out, span);
    c->piece[c->pieces++] = (composed){component, begin, c->out->len};
    put_delimiter(c, behind);
}

/* RFC 3986, 5.3, with the parts of an authority (3.2) and RFC 1808's params (2.1). */
static void put_all(composer *c) {
    unsigned params = c->given.rule->components->params;
    put_component(c, "", URIC_SCHEME, ":");
    if (!uric_is_absent(c->given.authority)) {
        put_component(c, "//", URIC_AUTHORITY, "");
    } else if (!uric_is_absent(c->given.host)) {
        put_delimiter(c, "//");
        put_component(c, "", URIC_USERINFO, "@");
        put_component(c, "", URIC_HOST, "");
        put_component(c, ":", URIC_PORT, "");
    }
    put_component(c, "", URIC_PATH, "");
    if (params != 0)
        put_component(c, ";", params, "");
    put_component(c, "?", URIC_QUERY, "");
    put_component(c, "#", URIC_FRAGMENT, "");
}

static bool has_authority(const composer *c) {
    return !uric_is_absent(c->given.authority) || !uric_is_absent(c->given.host);
}

/* Checks the conditions of RFC 3986, 3.3, on the path beside the other components. Returns URIC_OK,
 * or the condition that the path breaks, and sets `offset` to where it does. */
static uric_status path_condition(const composer *c, size_t *offset) {
    uric_span path = c->given.path;
    *offset = 0;
    if (has_authority(c))
        return path.len == 0 || *path.at == '/' ? URIC_OK : URIC_PATH_NEEDS_SLASH;
    if (path.len >= 2 && path.at[0] == '/' && path.at[1] == '/')
        return URIC_PATH_LIKE_AUTHORITY;
    if (!uric_is_absent(c->given.scheme) ||
        !uric_has_colon_first(uric_revision_of(&c->given), path))
        return URIC_OK;
    while (path.at[*offset] != ':')
        ++*offset;
    return URIC_PATH_LIKE_SCHEME;
}

static unsigned family_of(unsigned component) {
    bool in_authority = component >= URIC_USERINFO && component <= URIC_PORT;
    return in_authority ? (unsigned)URIC_AUTHORITY : component;
}

/* Did the scan refuse the text in this component, or (for userinfo, host and port) in the
 * authority? True, too, if the error names no component. */
static bool is_read_as(const composer *c, unsigned component) {
    for (unsigned i = 0; i < URIC_PART; i++)
        if (is_refused_in(c, i))
            return family_of(i) == family_of(component);
    return true;
}

/* Blames the component that contains the byte at `offset`, which was parsed as a delimiter. */
static uric_status blame_delimiter(composer *c, size_t offset, const composed *fallback) {
    for (const composed *p = c->piece; p < c->piece + c->pieces; p++)
        if (offset >= p->begin && offset < p->end)
            return blame(c, URIC_MISREAD, p->component, offset - p->begin);
    return blame(c, URIC_MISREAD, fallback->component, 0);
}

/* A component was parsed as `got`: the byte behind `got` was taken for a delimiter, or, if `got`
 * begins too late, the byte before it. */
static uric_status blame_misread(composer *c, const composed *p, uric_span got) {
    size_t begin = (size_t)(got.at - composed_text(c));
    return blame_delimiter(c, begin > p->begin ? begin - 1 : begin + got.len, p);
}

/* Checks that every component was parsed from the offsets where it was written. */
static uric_status compare_given(composer *c, uric_uri *got) {
    for (const composed *p = c->piece; p < c->piece + c->pieces; p++) {
        uric_span span = *uric_component_at(got, p->component);
        if (uric_is_absent(span))
            return blame(c, URIC_MISREAD, p->component, 0);
        if (span.at != composed_text(c) + p->begin || span.len != p->end - p->begin)
            return blame_misread(c, p, span);
    }
    return URIC_OK;
}

static bool is_same(uric_span a, uric_span b) {
    for (size_t i = 0; a.len == b.len && i < a.len; i++)
        if (a.at[i] != b.at[i])
            return false;
    return a.len == b.len && uric_is_absent(a) == uric_is_absent(b);
}

/* Checks that components which the caller gave in addition (a host beside the authority, a part)
 * agree with what was parsed. */
static uric_status compare_parts(composer *c, uric_uri *got) {
    for (unsigned i = 0; i < components_of(c); i++) {
        uric_span given = *uric_component_at(&c->given, i);
        bool stale = !uric_is_absent(c->given.authority) && i >= URIC_USERINFO && i <= URIC_PORT;
        if (!uric_is_absent(given) && !is_same(given, *uric_component_at(got, i)))
            return blame(c, stale ? URIC_STALE_AUTHORITY : URIC_MISREAD, i, 0);
    }
    return URIC_OK;
}

/* Writes the text and parses it. With URIC_MISREAD the error is complete. */
static uric_status read_back(composer *c) {
    uric_uri got;
    c->out->len = 0;
    c->pieces = 0;
    put_all(c);
    uric_status status = uric_room(c->out);
    if (status == URIC_OK)
        status = uric_parse(&got, c->given.rule, composed_text(c), c->out->len, c->error);
    if (status == URIC_OK)
        status = compare_given(c, &got);
    if (status == URIC_OK)
        status = compare_parts(c, &got);
    return status;
}

static bool is_among(const composed *pieces, unsigned count, unsigned component) {
    while (count > 0 && pieces->component != component) {
        pieces++;
        count--;
    }
    return count > 0;
}

/* Writes and parses the first `count` components of `all`, with the least behind them that a text
 * needs: `host` behind a userinfo, and a path "/", or an empty one if "/" has no room. */
static uric_status read_first(composer *c, const composer *all, unsigned count, uric_span host) {
    c->given = all->given;
    for (unsigned i = 0; i < components_of(all); i++)
        if (!is_among(all->piece, count, i))
            *uric_component_at(&c->given, i) = uric_span_of(NULL, 0);
    if (all->piece[count - 1].component == URIC_USERINFO)
        c->given.host = host;
    if (!uric_is_absent(c->given.path))
        return read_back(c);
    c->given.path = uric_span_of("/", 1);
    uric_status status = read_back(c);
    if (status != URIC_NO_ROOM)
        return status;
    c->given.path = uric_span_of("", 0);
    return read_back(c);
}

/* A host and port could still turn out to be a userinfo, so that an error in them shows late. An
 * empty userinfo with its "@" before them excludes that, and the error shows at its place. */
static void explain_without_userinfo(composer *c) {
    const composed *host = c->piece;
    if (uric_is_absent(c->given.host) || !uric_is_absent(c->given.userinfo))
        return;
    while (host->component != URIC_HOST)
        host++;
    uric_scan scan;
    uric_error error;
    const char *text = composed_text(c);
    uric_scan_begin(&scan, c->given.rule);
    uric_scan_feed(&scan, text, host->begin);
    uric_scan_feed(&scan, "@", 1);
    uric_status status = uric_scan_feed(&scan, text + host->begin, c->out->len - host->begin);
    if (status != URIC_TOO_LONG)
        status = uric_scan_end(&scan, &error);
    if ((status != URIC_REFUSED && status != URIC_ENDED) || error.offset <= host->begin)
        return;
    *c->error = error;
    c->error->offset--;
}

/* The text was refused because of this component: either the component is not what the rule
 * derives, or, if the error lies elsewhere, the component was parsed as another one. */
static uric_status blame_refusal(composer *c, const composed *p) {
    uric_error *error = c->error;
    if (is_refused_in(c, URIC_SCHEME) && uric_is_absent(c->given.scheme))
        return blame(c, URIC_ABSENT, URIC_SCHEME, 0);
    explain_without_userinfo(c);
    size_t begin = error->offset < p->begin ? error->offset : p->begin; /* at its delimiter */
    bool before = p > c->piece && error->offset < p[-1].end;
    bool behind = error->offset > p->end || (error->offset == p->end && could_end(c));
    if (before || behind || (error->offset >= p->begin && !is_read_as(c, p->component)))
        return blame(c, URIC_MISREAD, p->component, 0);
    if (error->offset == p->end && error->byte >= 0) { /* the culprit is a delimiter of ours */
        error->status = URIC_ENDED;
        error->byte = -1;
    }
    error->offset = (uric_size)(error->offset - begin);
    name_component(c, p->component);
    return error->status;
}

/* Sets the error for the first component at fault. */
static uric_status blame_piece(composer *c, const composed *p, uric_status status) {
    size_t offset;
    if (status == URIC_OVER_LIMIT)
        return uric_offset_in_limited(c->error);
    uric_status condition = p->component == URIC_PATH ? path_condition(c, &offset) : URIC_OK;
    if (condition != URIC_OK && (status == URIC_MISREAD || c->error->offset >= p->begin + offset))
        return blame(c, condition, URIC_PATH, offset);
    if (status != URIC_MISREAD)
        return blame_refusal(c, p);
    return c->blamed == p->component ? status : blame(c, URIC_MISREAD, p->component, 0);
}

/* Finds the first component at fault, by composing ever more components. Each text is written over
 * the one before, and none is longer than the whole. */
static uric_status blame_first(composer *all) {
    uric_buffer room = {all->out->at, all->out->len, 0};
    composer c = {.out = &room, .error = all->error};
    for (unsigned count = 1; count <= all->pieces; count++) {
        uric_status status = read_first(&c, all, count, uric_span_of("", 0));
        if (status != URIC_OK)
            status = read_first(&c, all, count, all->given.host);
        if (status != URIC_OK)
            return blame_piece(&c, &c.piece[count - 1], status);
    }
    return read_back(all); /* a component that was given in addition is at fault */
}

/* The text is too long: blames the first component that ends behind the limit. */
static uric_status blame_length(composer *c) {
    const composed *p = c->piece, *last = p + c->pieces - 1;
    while (p < last && p->end < URIC_SIZE_MAX)
        p++;
    return blame(c, URIC_TOO_LONG, p->component, 0);
}

static uric_status compose_checked(composer *c) {
    uric_status status = read_back(c);
    if (status == URIC_OK || status == URIC_NO_ROOM)
        return status;
    if (status == URIC_OVER_LIMIT)
        return uric_offset_in_limited(c->error);
    return status == URIC_TOO_LONG ? blame_length(c) : blame_first(c);
}

static uric_status can_compose(const uric_rule *rule) {
    if (rule->components == NULL || !rule->components->composes)
        return URIC_NO_COMPOSITION;
    return uric_has_operations(rule) ? URIC_OK : URIC_NOT_PARSED;
}

static uric_status compose(composer *c) {
    bool in_authority = !uric_is_absent(c->given.userinfo) || !uric_is_absent(c->given.port);
    c->error->status = can_compose(c->given.rule);
    if (c->error->status != URIC_OK)
        return c->error->status;
    if (in_authority && !has_authority(c))
        return blame(c, URIC_ABSENT, URIC_HOST, 0);
    c->error->status = compose_checked(c);
    return c->error->status;
}

uric_status uric_compose(const uric_uri *components, uric_buffer *out, uric_error *error) {
    uric_error unused;
    composer c = {.given = *components, .out = out, .error = error != NULL ? error : &unused};
    *c.error = (uric_error){.status = URIC_OK};
    out->len = 0;
    if (uric_is_absent(c.given.path))
        c.given.path = uric_span_of("", 0);
    uric_status status = compose(&c);
    if (status != URIC_OK && status != URIC_NO_ROOM)
        out->len = 0;
    return status;
}
