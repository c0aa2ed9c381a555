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

size_t uric_put_target(uric_tail *tail, const uric_target *target) {
    put_delimited(tail, "#", target->fragment, "");
    put_delimited(tail, "?", target->query, "");
    put_delimited(tail, ";", target->params, "");
    size_t behind = tail->len, above_root = uric_put_path(tail, &target->path, target->dots);
    bool two_slashes = tail->len - behind >= 2 && tail->front[0] == '/' && tail->front[1] == '/';
    bool as_read = target->as_read && target->dots == URIC_DOTS_LEFT;
    if (uric_is_absent(target->authority) && two_slashes && !as_read)
        uric_put_before(tail, "/.", 2);
    put_delimited(tail, "/", target->authority, "");
    if (!uric_is_absent(target->authority))
        uric_put_before(tail, "/", 1);
    put_delimited(tail, "", target->scheme, ":");
    return above_root;
}

uric_status uric_write_target(uric_buffer *out, const uric_target *target, size_t len) {
    out->len = len;
    if (len > out->size)
        return URIC_NO_ROOM;
    uric_tail tail = {.end = len > 0 ? out->at + len : NULL};
    if (len > 0)
        uric_put_target(&tail, target);
    return URIC_OK;
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

uric_status uric_recompose(const uric_uri *uri, uric_buffer *out) {
    out->len = 0;
    if (!uric_is_parsed(uri))
        return URIC_NOT_PARSED;
    if (!uric_revision_of(uri)->resolves)
        return URIC_NO_RESOLUTION;
    uric_span text;
    if (URIC_FAST && find_text(uri, &text)) {
        uric_put_span(out, text);
        return uric_room(out);
    }
    uric_target target = {
        .scheme = uri->scheme,
        .authority = uri->authority,
        .path = {.directory = {"", 0}, .rest = uri->path},
        .params = uric_params_of(uri),
        .query = uri->query,
        .fragment = uri->fragment,
    };
    if (uric_is_absent(uri->scheme) && uric_is_absent(uri->authority) &&
        uric_has_colon_first(uric_revision_of(uri), uri->path))
        target.path.directory = uric_span_of("./", 2);
    target.as_read =
        !uric_is_absent(uri->scheme) && uri->path.at == uri->scheme.at + uri->scheme.len + 1;
    uric_tail tail = {.end = NULL};
    uric_put_target(&tail, &target);
    return uric_write_target(out, &target, tail.len);
}
