/* Reference resolution: RFC 3986, 5.2; RFC 2396, 5.2; RFC 1808, 4. One course for all revisions,
 * whose record says where they part. */
#include "resolve.h"

/* RFC 3986, 3.1: schemes are the same in either case. */
static bool same_scheme(uric_span a, uric_span b) {
    if (a.len != b.len)
        return false;
    for (size_t i = 0; i < a.len; i++)
        if (uric_lower(a.at[i]) != uric_lower(b.at[i]))
            return false;
    return true;
}

uric_dots uric_dots_of(const uric_revision *revision, unsigned options) {
    if (options & URIC_LEAVE_DOTS)
        return URIC_DOTS_LEFT;
    if (revision->above_root == URIC_ABOVE_ROOT_DROPPED)
        return URIC_DOTS_3986;
    bool open = revision->above_root == URIC_ABOVE_ROOT_OPEN;
    return open && (options & URIC_DROP_ABOVE_ROOT) ? URIC_DOTS_DROPPED : URIC_DOTS_KEPT;
}

uric_span uric_directory_of(const uric_uri *base) {
    uric_span path = base->path;
    if (path.len == 0) {
        bool root = !uric_is_absent(base->authority) || uric_revision_of(base)->base_path;
        return (uric_span){"/", root};
    }
    while (path.len > 0 && path.at[path.len - 1] != '/')
        path.len--;
    return path;
}

/* The reference's path is not relative; only RFC 3986 removes its dot segments. */
static void take_path(uric_target *target, const uric_uri *base, const uric_uri *reference) {
    target->path.rest = reference->path;
    if (!uric_revision_of(base)->rooted_path)
        target->dots = URIC_DOTS_LEFT;
}

/* RFC 3986, 5.2.2: R.path == "". RFC 1808, 4, step 5: each component is inherited only while the
 * next one is absent. */
static void inherit(uric_target *target, const uric_uri *base, const uric_uri *reference) {
    const uric_revision *revision = uric_revision_of(base);
    target->path.rest = base->path;
    target->dots = URIC_DOTS_LEFT;
    if (!uric_is_absent(target->params))
        return;
    target->params = uric_params_of(base);
    if (!uric_is_absent(target->query))
        return;
    target->query = base->query;
    bool empty = uric_is_absent(reference->scheme) && uric_is_absent(reference->fragment);
    if (empty && revision->empty_reference == URIC_EMPTY_IS_BASE)
        target->fragment = base->fragment;
}

/* RFC 3986, 5.2.3. In draft-fielding-url-syntax-02, 5.2, 6c, the query goes with the path. */
static uric_status merge(uric_target *target, const uric_uri *base, const uric_uri *reference) {
    target->path.directory = uric_directory_of(base);
    target->path.rest = reference->path;
    if (!uric_revision_of(base)->query || uric_is_absent(reference->query))
        return URIC_OK;
    if (reference->query.at != reference->path.at + reference->path.len + 1)
        return URIC_NOT_PARSED;
    target->path.rest.len += 1 + reference->query.len;
    target->query = (uric_span){NULL, 0};
    return URIC_OK;
}

/* Most paths have no dots, and need not be walked again. */
static void look_for_dots(uric_target *target) {
    const uric_pieces *path = &target->path;
    if (path->ups == 0 && !uric_has_dot_segments(path->rest) &&
        !uric_has_dot_segments(path->directory))
        target->dots = URIC_DOTS_LEFT;
}

/* Is the reference's scheme its own? */
static bool has_own_scheme(const uric_uri *base, const uric_uri *reference, unsigned options) {
    return !uric_is_absent(reference->scheme) &&
           !((options & URIC_NON_STRICT) && same_scheme(reference->scheme, base->scheme));
}

uric_status uric_find_target(uric_target *target, const uric_uri *base, const uric_uri *reference,
                             size_t ups, unsigned options) {
    const uric_revision *revision = uric_revision_of(base);
    bool own_scheme = has_own_scheme(base, reference, options);
    bool network = own_scheme || !uric_is_absent(reference->authority);
    bool relative = options & URIC_RELATIVE_PATH;
    bool empty_path = reference->path.len == 0 && !relative;
    bool rooted_path = !empty_path && !relative && reference->path.at[0] == '/';
    *target = (uric_target){
        .scheme = own_scheme ? reference->scheme : base->scheme,
        .authority = network ? reference->authority : base->authority,
        .path = {.directory = {"", 0}, .ups = ups, .rest = {"", 0}},
        .dots = uric_dots_of(revision, options),
        .params = uric_params_of(reference),
        .query = reference->query,
        .fragment = reference->fragment,
    };
    bool nothing = empty_path && uric_is_absent(target->params) && uric_is_absent(target->query);

    uric_status status = URIC_OK;
    if (network || rooted_path)
        take_path(target, base, reference);
    else if (nothing && revision->empty_reference == URIC_EMPTY_IS_CURRENT_DOCUMENT)
        status = URIC_CURRENT_DOCUMENT;
    else if (nothing || (empty_path && revision->query_reference))
        inherit(target, base, reference);
    else
        status = merge(target, base, reference);
    look_for_dots(target);
    target->as_read = own_scheme && target->dots == URIC_DOTS_LEFT;
    return status;
}

uric_status uric_can_resolve(const uric_uri *base, const uric_uri *reference) {
    if (!uric_is_parsed(base) || !uric_is_parsed(reference))
        return URIC_NOT_PARSED;
    if (uric_revision_of(base) != uric_revision_of(reference))
        return URIC_MIXED;
    if (!uric_revision_of(base)->resolves)
        return URIC_NO_RESOLUTION;
    return uric_is_absent(base->scheme) ? URIC_NOT_ABSOLUTE : URIC_OK;
}

uric_status uric_resolve(const uric_uri *base, const uric_uri *reference, unsigned options,
                         uric_buffer *out, bool *above_root) {
    uric_target target;
    out->len = 0;
    if (above_root != NULL)
        *above_root = false;
    uric_status status = uric_can_resolve(base, reference);
    if (status == URIC_OK)
        status = uric_find_target(&target, base, reference, 0, options);
    if (status != URIC_OK)
        return status;

    uric_tail tail = {.end = NULL};
    bool above = uric_put_target(&tail, &target) > 0;
    if (above_root != NULL)
        *above_root = above;
    bool open = uric_revision_of(base)->above_root == URIC_ABOVE_ROOT_OPEN;
    if (above && open && (options & URIC_REFUSE_ABOVE_ROOT))
        return URIC_ABOVE_ROOT;
    return uric_write_target(out, &target, tail.len);
}
