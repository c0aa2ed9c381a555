/* Component recomposition: RFC 3986, 5.3. */
#include "recompose.h"

/* ":" behind, or "?", "#", ";" before what is there. */
static inline void put_delimited(uric_tail *tail, const char *before, uric_span span,
                                 const char *behind) {
    if (uric_is_absent(span))
        return;
    uric_put_before(tail, behind, behind[0] != '\0');
    uric_put_before(tail, span.at, span.len);
    uric_put_before(tail, before, before[0] != '\0');
}

static void put_authority(uric_tail *tail, const uric_target *target) {
    if (target->split != NULL) {
        put_delimited(tail, ":", target->split->port, "");
        put_delimited(tail, "", target->split->host, "");
        put_delimited(tail, "", target->split->userinfo, "@");
    } else
        put_delimited(tail, "", target->authority, "");
    uric_put_before(tail, "//", 2);
}

size_t uric_put_target(uric_tail *tail, const uric_target *target) {
    bool has_authority = target->split != NULL || !uric_is_absent(target->authority);
    put_delimited(tail, "#", target->fragment, "");
    put_delimited(tail, "?", target->query, "");
    put_delimited(tail, ";", target->params, "");
    size_t behind = tail->len, above_root = uric_put_path(tail, &target->path, target->dots);
    bool two_slashes = tail->len - behind >= 2 && tail->front[0] == '/' && tail->front[1] == '/';
    bool as_read = target->as_read && target->dots == URIC_DOTS_LEFT;
    if (!has_authority && two_slashes && !as_read)
        uric_put_before(tail, "/.", 2);
    if (has_authority)
        put_authority(tail, target);
    put_delimited(tail, "", target->scheme, ":");
    return above_root;
}

uric_status uric_write_target(uric_buffer *out, const uric_target *target, size_t len) {
    out->len = len;
    uric_status status = uric_room(out);
    if (status != URIC_OK)
        return status;
    uric_tail tail = {.end = len > 0 ? out->at + len : NULL};
    if (len > 0)
        uric_put_target(&tail, target);
    return URIC_OK;
}

void uric_root_path(uric_target *target, const uric_revision *revision) {
    bool follows = !uric_is_absent(target->params) || !uric_is_absent(target->query);
    bool beside = target->split != NULL || !uric_is_absent(target->authority);
    if (revision->base_path == URIC_ROOT_BEFORE_QUERY && beside && follows &&
        target->path.rest.len == 0)
        target->path.directory = uric_span_of("/", 1);
}

/* Some revisions let a scheme begin with a digit. */
static bool is_scheme_byte(char c) {
    return (uric_lower(c) >= 'a' && uric_lower(c) <= 'z') || (c >= '0' && c <= '9') || c == '+' ||
           c == '-' || c == '.';
}

bool uric_has_colon_first(const uric_revision *revision, uric_span path) {
    bool like_scheme = true;
    for (size_t i = 0; i < path.len && path.at[i] != '/'; i++) {
        if (path.at[i] == ':')
            return !revision->first_segment || (like_scheme && i > 0);
        like_scheme = like_scheme && is_scheme_byte(path.at[i]);
    }
    return false;
}

/* Most components are all of a text that has a scheme; nothing is to be guarded then. */
static bool find_text(const uric_uri *uri, uric_span *text) {
    const char *begin = uri->scheme.at, *end = uric_end_of_components(uri);
    if (begin == NULL || end == NULL || !uric_is_side_by_side(uri))
        return false;
    *text = uric_span_of(begin, (size_t)(end - begin));
    return true;
}

/* Is a guard needed before a path that begins with "//", and no authority before it? */
static bool is_read_unguarded(const uric_target *target, const uric_uri *uri) {
    uric_span path = target->path.rest;
    bool two_slashes = path.len >= 2 && path.at[0] == '/' && path.at[1] == '/';
    return two_slashes && uric_reads_back(target, uri->rule);
}

uric_status uric_recompose(const uric_uri *uri, uric_buffer *out) {
    out->len = 0;
    uric_status status = uric_can_be_resolved(uri);
    if (status != URIC_OK)
        return status;
    uric_authority authority = uric_authority_of(uri);
    bool split = authority == URIC_AUTHORITY_IN_PARTS;
    if (authority == URIC_AUTHORITY_STALE)
        return URIC_STALE_AUTHORITY;
    uric_span text;
    if (URIC_FAST && !split && find_text(uri, &text)) {
        uric_put_span(out, text);
        return uric_room(out);
    }
    uric_target target = {
        .scheme = uri->scheme,
        .authority = uri->authority,
        .split = split ? uri : NULL,
        .path = {.directory = {"", 0}, .rest = uri->path},
        .params = uric_params_of(uri),
        .query = uri->query,
        .fragment = uri->fragment,
    };
    bool beside = split || !uric_is_absent(uri->authority);
    if (beside && uri->path.len > 0 && uri->path.at[0] != '/')
        return URIC_PATH_NEEDS_SLASH;
    if (uric_is_absent(uri->scheme) && !beside &&
        uric_has_colon_first(uric_revision_of(uri), uri->path))
        target.path.directory = uric_span_of("./", 2);
    uric_root_path(&target, uric_revision_of(uri));
    target.as_read = !beside && is_read_unguarded(&target, uri);
    uric_tail tail = {.end = NULL};
    uric_put_target(&tail, &target);
    return uric_write_target(out, &target, tail.len);
}
