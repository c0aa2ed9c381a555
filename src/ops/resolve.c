/* Reference resolution (RFC 3986, 5.2; RFC 2396, 5.2; RFC 1808, 4). One algorithm serves all
 * revisions; the revision record (uric_revision) states where they differ.
 *
 * Most targets are the start of the base's text followed by the end of the reference's text. These
 * two halves are copied, and dot segments are removed from the second half in the same pass. All
 * other targets are put together from components (recompose.c).
 *
 *     base http://a/b/c/d   reference ../g?x     halves http://a/b/ and g?x
 */
#include "ops/resolve.h"

#include "ops/already_normal.h"

/* Schemes ignore case (RFC 3986, 3.1). */
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
        bool root = !uric_is_absent(base->authority) ||
                    uric_revision_of(base)->base_path == URIC_ROOT_EVERYWHERE;
        return uric_span_of("/", root);
    }
    while (path.len > 0 && path.at[path.len - 1] != '/')
        path.len--;
    return path;
}

/* RFC 1808 does not distinguish an empty component from an absent one (2.4.1, 2.4.4, 2.4.5; 4,
 * steps 3 and 5), and writes neither. */
static void leave_out_empty(const uric_revision *revision, uric_span *component) {
    if (revision->empty_component && component->len == 0)
        component->at = NULL;
}

/* An empty path: the target inherits the base's path, and further components as long as the
 * reference has none (RFC 3986, 5.2.2: R.path == ""; RFC 1808, 4, step 5). In RFC 1808 an empty
 * reference is the whole base (step 2a). */
static void inherit(uric_target *target, const uric_uri *base, bool whole) {
    const uric_revision *revision = uric_revision_of(base);
    unsigned behind = whole ? URIC_TARGET_SPANS : URIC_TARGET_FRAGMENT;
    uric_target inherited;
    uric_begin_target(&inherited, base);
    for (unsigned i = URIC_TARGET_PARAMS; i < behind && uric_is_absent(target->span[i]); i++) {
        target->span[i] = inherited.span[i];
        if (!whole)
            leave_out_empty(revision, &target->span[i]);
    }
    target->path = inherited.path;
    target->dots = URIC_DOTS_LEFT;
    target->as_read = true;
    uric_root_path(target, revision);
}

/* Merges the paths (RFC 3986, 5.2.3). In draft-fielding-url-syntax-02, 5.2, step 6c, the
 * reference's query is merged with the path. */
static uric_status merge(uric_target *target, const uric_uri *base, const uric_uri *reference) {
    uric_pieces *path = &target->path;
    path->directory = uric_directory_of(base);
    uric_span query = reference->query;
    if (uric_revision_of(base)->query && !uric_is_absent(query)) {
        if (!uric_is_in_text(reference, path->rest) || !uric_is_in_text(reference, query) ||
            !uric_is_next(path->rest, query) || query.at[-1] != '?')
            return URIC_NOT_PARSED;
        path->rest = uric_span_from(path->rest.at, uric_end(query));
        target->span[URIC_TARGET_QUERY] = uric_span_of(NULL, 0);
    }
    return URIC_OK;
}

/* Removes the last segment of a directory. False: there is none below the root. */
static bool climb(uric_span *directory) {
    if (directory->len <= 1)
        return false;
    do
        directory->len--;
    while (directory->at[directory->len - 1] != '/');
    return true;
}

/* Resolves leading "." and ".." of the reference's path against the directory. False: not possible
 * in this simple way. */
static bool take_off_leading_dots(uric_pieces *path) {
    uric_pieces left = *path;
    if (left.directory.len == 0 && left.ups == 0)
        return true;
    if (left.directory.len == 0 || left.directory.at[0] != '/' ||
        uric_has_dot_segments(left.directory, false))
        return false;
    for (; left.ups > 0; left.ups--)
        if (!climb(&left.directory))
            return false;
    while (left.rest.len > 0 && left.rest.at[0] == '.') {
        size_t dots = left.rest.len > 1 && left.rest.at[1] == '.' ? 2 : 1;
        bool last = left.rest.len == dots;
        if (!last && left.rest.at[dots] != '/')
            break;
        if (dots == 2 && !climb(&left.directory))
            return false;
        left.rest.at += dots + !last;
        left.rest.len = (uric_size)(left.rest.len - dots - !last);
    }
    *path = left;
    return true;
}

/* Does the reference have a scheme that counts? */
static bool has_own_scheme(const uric_uri *base, const uric_uri *reference, unsigned options) {
    return !uric_is_absent(reference->scheme) &&
           !((options & URIC_NON_STRICT) && same_scheme(reference->scheme, base->scheme));
}

uric_status uric_find_target(uric_target *target, const uric_uri *base, const uric_uri *reference,
                             size_t ups, unsigned options) {
    const uric_revision *revision = uric_revision_of(base);
    uric_span *span = target->span;
    bool own_scheme = has_own_scheme(base, reference, options);
    uric_begin_target(target, reference);
    if (!own_scheme) {
        span[URIC_TARGET_SCHEME] = base->scheme;
        for (unsigned i = URIC_TARGET_AUTHORITY; i < URIC_TARGET_SPANS; i++)
            leave_out_empty(revision, &span[i]);
    }
    bool network = own_scheme || uric_has_authority(target);
    if (!network)
        span[URIC_TARGET_AUTHORITY] = base->authority;
    target->path.ups = ups;
    target->as_read = own_scheme;
    bool relative = options & URIC_RELATIVE_PATH;
    uric_span path = reference->path;
    bool empty_path = !relative && path.len == 0;
    bool rooted_path = !relative && path.len > 0 && path.at[0] == '/';
    bool alone =
        uric_is_absent(span[URIC_TARGET_PARAMS]) && uric_is_absent(span[URIC_TARGET_QUERY]);
    uric_status status = URIC_OK;
    if (!network && empty_path && (alone || revision->query_reference)) {
        if (alone && revision->empty_reference == URIC_EMPTY_IS_CURRENT_DOCUMENT)
            return URIC_CURRENT_DOCUMENT;
        bool empty = alone && uric_is_absent(span[URIC_TARGET_FRAGMENT]) &&
                     uric_is_absent(reference->scheme);
        inherit(target, base, empty && revision->empty_reference == URIC_EMPTY_IS_BASE);
        return URIC_OK;
    }
    bool merged = !network && !rooted_path;
    if (merged)
        status = merge(target, base, reference);
    if (merged || revision->rooted_path) /* only RFC 3986 does so in paths that are not relative */
        target->dots = uric_dots_of(revision, options);
    if (!URIC_COMPACT) {
        bool of_reference = !network && !revision->empty_component;
        target->simple = target->dots == URIC_DOTS_LEFT || take_off_leading_dots(&target->path);
        target->own = own_scheme     ? reference->scheme.at
                      : of_reference ? target->path.rest.at
                                     : NULL;
    }
    return status;
}

void uric_leave_dots(uric_target *target) {
    if (!URIC_COMPACT && target->dots != URIC_DOTS_LEFT && target->simple &&
        !uric_has_dot_segments(target->path.rest, false))
        target->dots = URIC_DOTS_LEFT;
}

uric_status uric_can_resolve(const uric_uri *base, const uric_uri *reference) {
    uric_status of_base = uric_can_be_resolved(base);
    if (of_base == URIC_NOT_PARSED || uric_can_be_resolved(reference) == URIC_NOT_PARSED)
        return URIC_NOT_PARSED;
    if (uric_revision_of(base) != uric_revision_of(reference))
        return URIC_GRAMMAR_MISMATCH;
    if (of_base != URIC_OK)
        return of_base;
    if (uric_authority_of(base) != URIC_AUTHORITY_WHOLE ||
        uric_authority_of(reference) != URIC_AUTHORITY_WHOLE)
        return URIC_STALE_AUTHORITY;
    return uric_is_absent(base->scheme) ? URIC_NOT_ABSOLUTE : URIC_OK;
}

bool uric_is_for_references(const uric_rule *rule) {
    return uric_check(rule, NULL, 0, NULL) == URIC_OK;
}

/* Checks that the grammar derives the target. In older documents resolution can make a path of an
 * opaque part, which may contain bytes that a path must not: "http:a[" against "http://h/" in RFC
 * 2732, not strictly. */
static uric_status check_target(const uric_uri *reference, uric_buffer *out) {
    const uric_rule *resolver = uric_revision_of(reference)->resolver, *rule = reference->rule;
    uric_status status = uric_room(out);
    if (resolver == NULL || status != URIC_OK)
        return status;
    bool derived = uric_check(resolver, out->at, out->len, NULL) == URIC_OK;
    if (derived && rule != resolver && uric_is_for_references(rule))
        derived = uric_check(rule, out->at, out->len, NULL) == URIC_OK;
    if (derived)
        return URIC_OK;
    out->len = 0;
    return URIC_NO_TARGET;
}

#if !URIC_COMPACT

/* Finds the two halves of a target. False: the target is not made of two halves. */
static bool find_halves(const uric_target *target, const uric_uri *base, const uric_uri *reference,
                        uric_span halves[2]) {
    const char *end = uric_end_of_components(reference), *own = target->own;
    if (!target->simple || own == NULL || end == NULL || !uric_is_side_by_side(base) ||
        !uric_is_side_by_side(reference))
        return false;
    const uric_span *directory = &target->path.directory;
    halves[0] = base->scheme;
    if (own == reference->scheme.at)
        halves[0].len = 0;
    else if (uric_is_absent(base->authority) || (directory->len > 0 && base->path.len == 0))
        return false; /* a guard or a "/" may have to be inserted */
    else
        halves[0].len = (uric_size)((size_t)(base->path.at - base->scheme.at) + directory->len);
    halves[1] = uric_span_of(own, (size_t)(end - own));
    return true;
}

/* Writes the halves, if they fit, without the dot segments of the path. False: not possible in one
 * pass. */
static bool write_without_dots(uric_buffer *out, const uric_target *target,
                               const uric_span halves[2]) {
    uric_span path = target->path.rest;
    size_t before = (size_t)(path.at - halves[1].at), behind = halves[1].len - before - path.len;
    size_t first = target->path.directory.len;
    bool rooted = first == 0 && path.len > 0 && path.at[0] == '/';
    if ((first == 0 && !rooted) || !uric_has_authority(target) ||
        uric_add_lengths(halves[0].len, halves[1].len) > out->size)
        return false;
    uric_copy(out->at, halves[0].at, halves[0].len);
    char *to = out->at + halves[0].len;
    uric_copy(to, halves[1].at, before + rooted);
    to += before + rooted;
    const char *root = rooted ? to : to - first + 1;
    to = uric_copy_without_dots(to, root, uric_span_from(path.at + rooted, uric_end(path)));
    if (to == NULL)
        return false;
    uric_copy(to, uric_end(path), behind);
    out->len = (size_t)(to - out->at) + behind;
    return true;
}

/* Resolves by halves. False: the target must be put together from components. */
static bool resolve_halves(uric_target *target, const uric_uri *base, const uric_uri *reference,
                           uric_buffer *out) {
    uric_span halves[2], path = target->path.rest;
    bool found = find_halves(target, base, reference, halves);
    bool dot = path.len > 0 && path.at[0] == '.';
    if (found && target->dots != URIC_DOTS_LEFT &&
        ((!dot && uric_write_halves(out, halves, true)) || write_without_dots(out, target, halves)))
        return true;
    uric_leave_dots(target);
    return found && target->dots == URIC_DOTS_LEFT && uric_write_halves(out, halves, false);
}

/* Resolves a reference with a scheme, which is its own target but for dot segments. False: it must
 * be put together from components. */
static bool resolve_itself(const uric_uri *base, const uric_uri *reference, unsigned options,
                           uric_buffer *out) {
    const uric_revision *revision = uric_revision_of(base);
    const char *end = uric_end_of_components(reference);
    uric_span halves[2] = {{"", 0}, {"", 0}}, path = reference->path;
    if (!has_own_scheme(base, reference, options) || end == NULL ||
        !uric_is_side_by_side(reference))
        return false;
    bool plain = revision->rooted_path && uric_dots_of(revision, options) != URIC_DOTS_LEFT;
    bool dot = path.len > 0 && path.at[0] == '.'; /* a dot segment behind the scheme's colon */
    halves[1] = uric_span_from(reference->scheme.at, end);
    return !(plain && dot) && uric_write_halves(out, halves, plain);
}

#else

static bool resolve_itself(const uric_uri *base, const uric_uri *reference, unsigned options,
                           uric_buffer *out) {
    (void)base, (void)reference, (void)options, (void)out;
    return false;
}

static bool resolve_halves(uric_target *target, const uric_uri *base, const uric_uri *reference,
                           uric_buffer *out) {
    (void)target, (void)base, (void)reference, (void)out;
    return false;
}

#endif

uric_status uric_resolve(const uric_uri *base, const uric_uri *reference, unsigned options,
                         uric_buffer *out, bool *above_root) {
    uric_target target;
    out->len = 0;
    if (above_root != NULL)
        *above_root = false;
    uric_status status = uric_can_resolve(base, reference);
    if (status == URIC_OK && resolve_itself(base, reference, options, out))
        return check_target(reference, out);
    if (status == URIC_OK)
        status = uric_find_target(&target, base, reference, 0, options);
    if (status != URIC_OK)
        return status;

    if (resolve_halves(&target, base, reference, out))
        return check_target(reference, out);
    bool above = uric_write_target(out, &target) > 0;
    bool open = uric_revision_of(base)->above_root == URIC_ABOVE_ROOT_OPEN;
    if (above_root != NULL)
        *above_root = above;
    if (above && open && (options & URIC_REFUSE_ABOVE_ROOT)) {
        out->len = 0;
        return URIC_ABOVE_ROOT;
    }
    return check_target(reference, out);
}
