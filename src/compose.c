/* A URI from its components: they are written with their delimiters, and the text is parsed, so
 * that it is accepted exactly if each of them is read back where it was written. */
#include "recompose.h"
#include "scan.h"
#include "text.h"

enum { MOST_PIECES = 8 };

/* A component that was written, and its place in the text. */
typedef struct composed {
    unsigned component;
    size_t begin, end;
    bool behind; /* its delimiter is the byte behind it */
} composed;

typedef struct composer {
    uric_uri given;
    uric_buffer *out;
    composed piece[MOST_PIECES];
    unsigned pieces;
    size_t path; /* where that begins */
    uric_error *error;
} composer;

static unsigned components_of(const composer *c) {
    return (unsigned)URIC_PART + c->given.rule->components->parts;
}

/* The text that was written; not null where that is empty. */
static const char *composed_text(const composer *c) {
    return c->out->len > 0 ? c->out->at : "";
}

#if URIC_ERROR_DETAIL

static const char *name_of(const composer *c, unsigned component) {
    return uric_component_name(c->given.rule->components, component);
}

static void set_component(composer *c, unsigned component) {
    c->error->component = name_of(c, component);
}

/* Is it in this component that the scan refused the text? */
static bool is_refused_in(const composer *c, unsigned component) {
    return c->error->component == name_of(c, component);
}

#else /* the scan does not tell */

static void set_component(composer *c, unsigned component) {
    (void)c;
    (void)component;
}

static bool is_refused_in(const composer *c, unsigned component) {
    (void)c;
    (void)component;
    return false;
}

#endif

/* Makes what is wrong with a component, from an offset in it, the error. */
static uric_status blame(composer *c, uric_status status, unsigned component, size_t offset) {
    *c->error = (uric_error){.status = status, .offset = (uric_size)offset, .byte = -1};
    set_component(c, component);
    return status;
}

static void put_delimiter(composer *c, const char *delimiter) {
    while (*delimiter != '\0')
        uric_put(c->out, *delimiter++);
}

static void put_component(composer *c, const char *before, unsigned component, const char *behind) {
    uric_span span = *uric_component_of(&c->given, component);
    if (uric_is_absent(span))
        return;
    put_delimiter(c, before);
    size_t begin = c->out->len;
    uric_put_span(c->out, span);
    c->piece[c->pieces++] = (composed){component, begin, c->out->len, *behind != '\0'};
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
    c->path = c->out->len;
    put_component(c, "", URIC_PATH, "");
    if (params != 0)
        put_component(c, ";", params, "");
    put_component(c, "?", URIC_QUERY, "");
    put_component(c, "#", URIC_FRAGMENT, "");
}

static bool has_authority(const composer *c) {
    return !uric_is_absent(c->given.authority) || !uric_is_absent(c->given.host);
}

/* RFC 3986, 3.3: what the path must not be beside what else there is, and the offset in it where it
 * is so; URIC_OK: nothing. */
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

/* The piece that is wrong if the text is refused at an offset: the first that goes so far, be it
 * only to the delimiter behind it, which is its own, or comes too early. */
static const composed *piece_at(const composer *c, size_t offset) {
    const composed *p = c->piece, *last = p + c->pieces - 1;
    bool could_end = uric_check(c->given.rule, composed_text(c), offset, NULL) == URIC_OK;
    while (p < last && !(offset < p->end + p->behind || (offset == p->end && !could_end)))
        p++;
    return p;
}

static unsigned family_of(unsigned component) {
    bool in_authority = component >= URIC_USERINFO && component <= URIC_PORT;
    return in_authority ? (unsigned)URIC_AUTHORITY : component;
}

/* Does the scan take the place of the refusal for one in this component, as far as it tells? */
static bool is_read_as(const composer *c, unsigned component) {
    for (unsigned i = 0; i < URIC_PART; i++)
        if (is_refused_in(c, i))
            return family_of(i) == family_of(component);
    return true;
}

/* A byte was read as a delimiter: it is the culprit, in whichever piece it stands. */
static uric_status blame_delimiter(composer *c, size_t place, const composed *otherwise) {
    for (const composed *p = c->piece; p < c->piece + c->pieces; p++)
        if (place >= p->begin && place < p->end)
            return blame(c, URIC_MISREAD, p->component, place - p->begin);
    return blame(c, URIC_MISREAD, otherwise->component, 0);
}

/* A piece came back as `got`, because of the byte behind that or, if it begins too late, before. */
static uric_status blame_misread(composer *c, const composed *p, uric_span got) {
    size_t begin = (size_t)(got.at - composed_text(c));
    return blame_delimiter(c, begin > p->begin ? begin - 1 : begin + got.len, p);
}

/* Does every piece come back from its place? */
static uric_status compare_given(composer *c, uric_uri *got) {
    for (const composed *p = c->piece; p < c->piece + c->pieces; p++) {
        uric_span span = *uric_component_of(got, p->component);
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

/* Is what lies in the pieces what was given? */
static uric_status compare_parts(composer *c, uric_uri *got) {
    for (unsigned i = 0; i < components_of(c); i++) {
        uric_span given = *uric_component_of(&c->given, i);
        if (!uric_is_absent(given) && !is_same(given, *uric_component_of(got, i)))
            return blame(c, URIC_MISREAD, i, 0);
    }
    return URIC_OK;
}

/* Writes the text, and reads it back. URIC_MISREAD, as something else: then the error is complete.
 */
static uric_status read_back(composer *c) {
    uric_uri got;
    c->out->len = 0;
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

/* Does what the path may be depend on this one? */
static bool moves_path(unsigned component) {
    return component == URIC_SCHEME || component == URIC_AUTHORITY || component == URIC_HOST;
}

/* The components without one, and without what cannot stand there alone. */
static uric_uri without(const composer *c, unsigned component) {
    uric_uri rest = c->given;
    *uric_component_of(&rest, component) = uric_span_of(NULL, 0);
    if (component == URIC_AUTHORITY || component == URIC_HOST)
        rest.authority = rest.userinfo = rest.host = rest.port = uric_span_of(NULL, 0);
    if (moves_path(component) || component == URIC_PATH) /* "/" can stand anywhere */
        rest.path = c->given.path.len > 0 ? uric_span_of("/", 1) : c->given.path;
    return rest;
}

/* The piece without which the others are as they should be; NULL: there is no single one. Where the
 * path has to change as well, it was asked first. Each text is written over the one before, which
 * it is not longer than. */
static const composed *find_culprit(const composer *c) {
    for (unsigned round = 0; round < 2; round++)
        for (const composed *p = c->piece; p < c->piece + c->pieces; p++) {
            uric_error unused;
            composer rest = {.given = without(c, p->component), .out = c->out, .error = &unused};
            if (moves_path(p->component) == (round == 1) && read_back(&rest) == URIC_OK)
                return p;
        }
    return NULL;
}

/* The text was refused: because of the only piece that is wrong, or of the one that was read. */
static uric_status blame_refusal(composer *c) {
    uric_error *error = c->error;
    if (is_refused_in(c, URIC_SCHEME) && uric_is_absent(c->given.scheme))
        return blame(c, URIC_ABSENT, URIC_SCHEME, 0);
    const composed *at = piece_at(c, error->offset), *culprit = find_culprit(c);
    if (culprit != NULL && culprit != at)
        return blame(c, URIC_MISREAD, culprit->component, 0);
    if (error->offset >= at->begin && !is_read_as(c, at->component))
        return blame(c, URIC_MISREAD, at->component, 0);
    if (error->offset == at->end && error->byte >= 0) { /* what is behind it is not its own */
        error->status = URIC_ENDED;
        error->byte = -1;
    }
    size_t begin = error->offset < at->begin ? error->offset : at->begin;
    error->offset = (uric_size)(error->offset - begin);
    set_component(c, at->component);
    return error->status;
}

static uric_status compose_checked(composer *c) {
    size_t offset;
    uric_status status = read_back(c), condition = path_condition(c, &offset);
    if (status == URIC_OK || status == URIC_NO_ROOM)
        return status;
    if (condition != URIC_OK && (status == URIC_MISREAD || c->error->offset >= c->path + offset))
        return blame(c, condition, URIC_PATH, offset);
    return status == URIC_MISREAD ? status : blame_refusal(c);
}

static bool can_compose(const uric_rule *rule) {
    return uric_has_operations(rule) && rule->components->rest == URIC_PATH;
}

static uric_status compose(composer *c) {
    bool in_authority = !uric_is_absent(c->given.userinfo) || !uric_is_absent(c->given.port);
    if (!can_compose(c->given.rule)) {
        c->error->status = URIC_NO_COMPOSITION;
        return URIC_NO_COMPOSITION;
    }
    if (in_authority && !has_authority(c))
        return blame(c, URIC_ABSENT, URIC_HOST, 0);
    for (unsigned i = 0; i < components_of(c); i++) {
        size_t len = uric_component_of(&c->given, i)->len;
        if (len > SIZE_MAX / (2 * MOST_PIECES))
            return blame(c, URIC_TOO_LONG, i, 0);
    }
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
