/* Component recomposition (RFC 3986, 5.3). A text that was parsed and not changed is copied as a
 * whole; otherwise the components are written with their delimiters and guards:
 *
 *   "//" at the start of a path, without an authority    "/.//"
 *   ":" in the first segment, without a scheme           "./a:b"
 */
#include "ops/recompose.h"

void uric_begin_target(uric_target *target, const uric_uri *uri) {
    target->span[URIC_TARGET_SCHEME] = uri->scheme;
    target->span[URIC_TARGET_AUTHORITY] = uri->authority;
    target->span[URIC_TARGET_PARAMS] = uric_params_of(uri);
    target->span[URIC_TARGET_QUERY] = uri->query;
    target->span[URIC_TARGET_FRAGMENT] = uri->fragment;
    target->split = NULL;
    target->path = (uric_pieces){{"", 0}, 0, uri->path};
    target->dots = URIC_DOTS_LEFT;
    target->as_read = false;
    if (!URIC_COMPACT) {
        target->simple = false;
        target->own = NULL;
    }
}

/* Prepends a component that is present, with its delimiters; 0: no delimiter. */
static inline void put_delimited(uric_reverse_writer *writer, char before, const uric_span *span,
                                 char behind) {
    if (uric_is_absent(*span))
        return;
    uric_prepend(writer, &behind, behind != '\0');
    uric_prepend(writer, span->at, span->len);
    uric_prepend(writer, &before, before != '\0');
}

/* RFC 3986, 3.2. */
static void put_authority(uric_reverse_writer *writer, const uric_target *target) {
    if (target->split != NULL) {
        put_delimited(writer, ':', &target->split->port, '\0');
        put_delimited(writer, '\0', &target->split->host, '\0');
        put_delimited(writer, '\0', &target->split->userinfo, '@');
    } else
        put_delimited(writer, '\0', &target->span[URIC_TARGET_AUTHORITY], '\0');
    uric_prepend(writer, "//", 2);
}

size_t uric_put_target(uric_reverse_writer *writer, const uric_target *target) {
    put_delimited(writer, '#', &target->span[URIC_TARGET_FRAGMENT], '\0');
    put_delimited(writer, '?', &target->span[URIC_TARGET_QUERY], '\0');
    put_delimited(writer, ';', &target->span[URIC_TARGET_PARAMS], '\0');
    size_t behind = writer->len, above_root = uric_put_path(writer, &target->path, target->dots);
    bool two_slashes =
        writer->len - behind >= 2 && writer->front[0] == '/' && writer->front[1] == '/';
    bool as_read = target->as_read && target->dots == URIC_DOTS_LEFT;
    if (uric_has_authority(target))
        put_authority(writer, target);
    else if (two_slashes && !as_read)
        uric_prepend(writer, "/.", 2);
    put_delimited(writer, '\0', &target->span[URIC_TARGET_SCHEME], ':');
    return above_root;
}

/* An upper bound for the length of the text: its pieces, delimiters, and a guard. */
static size_t most_bytes(const uric_target *target) {
    const uric_pieces *path = &target->path;
    size_t most = uric_add_lengths(path->directory.len, path->rest.len);
    for (unsigned i = 0; i < URIC_TARGET_SPANS; i++)
        most = uric_add_lengths(most, target->span[i].len);
    return target->split == NULL && path->ups == 0 ? uric_add_lengths(most, 16) : URIC_UNCOUNTABLE;
}

size_t uric_write_target(uric_buffer *out, const uric_target *target) {
    uric_reverse_writer writer = {.end = NULL};
    size_t most = URIC_COMPACT ? URIC_UNCOUNTABLE : most_bytes(target);
    if (most <= out->size && most != URIC_UNCOUNTABLE) { /* there is room: nothing is counted */
        writer.end = out->at + most;
        size_t above_root = uric_put_target(&writer, target);
        out->len = writer.len;
        uric_move(out->at, writer.end - writer.len, writer.len);
        return above_root;
    }
    size_t above_root = uric_put_target(&writer, target);
    out->len = writer.len;
    if (out->len > 0 && out->len <= out->size && out->len != URIC_UNCOUNTABLE) {
        writer.end = out->at + out->len;
        writer.len = 0;
        uric_put_target(&writer, target);
    }
    return above_root;
}

void uric_root_path(uric_target *target, const uric_revision *revision) {
    const uric_span *span = target->span;
    if (revision->base_path == URIC_ROOT_BEFORE_QUERY && target->path.rest.len == 0 &&
        uric_has_authority(target) &&
        !(uric_is_absent(span[URIC_TARGET_PARAMS]) && uric_is_absent(span[URIC_TARGET_QUERY])))
        target->path.directory = uric_span_of("/", 1);
}

/* Some revisions let a scheme begin with a digit. */
static bool is_scheme_byte(char byte) {
    char c = uric_lower(byte);
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
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

/* The text from which all components were parsed, if it has a scheme. Nothing needs a guard then.
 */
static bool find_text(const uric_uri *uri, uric_span *text) {
    const char *begin = uri->scheme.at, *end = uric_end_of_components(uri);
    if (begin == NULL || end == NULL || !uric_is_side_by_side(uri))
        return false;
    *text = uric_span_of(begin, (size_t)(end - begin));
    return true;
}

/* Is a path that begins with "//" parsed back without a guard? */
static bool is_read_unguarded(const uric_target *target, const uric_uri *uri) {
    uric_span path = target->path.rest;
    bool two_slashes = path.len >= 2 && path.at[0] == '/' && path.at[1] == '/';
    return two_slashes && uric_parses_back(target, uri->rule);
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
    if (!URIC_COMPACT && !split && find_text(uri, &text)) {
        uric_put_span(out, text);
        return uric_room(out);
    }
    uric_target target;
    uric_begin_target(&target, uri);
    if (split)
        target.split = uri;
    if (uric_has_authority(&target)) {
        if (uri->path.len > 0 && uri->path.at[0] != '/')
            return URIC_PATH_NEEDS_SLASH;
        uric_root_path(&target, uric_revision_of(uri));
    } else {
        if (uric_is_absent(uri->scheme) && uric_has_colon_first(uric_revision_of(uri), uri->path))
            target.path.directory = uric_span_of("./", 2);
        target.as_read = is_read_unguarded(&target, uri);
    }
    uric_write_target(out, &target);
    return uric_room(out);
}
