/* The inverse of resolution: finds the shortest reference to a target.
 *
 * The possible references form a short list: the target without its scheme, without its authority,
 * with a path relative to each directory that base and target share, without a path, and so on.
 * Each candidate is resolved against the base (by comparison, without being written) and parsed;
 * the shortest that gives back the target is the result. For the base http://a/b/c/d and the target
 * http://a/b/g, the candidates "//a/b/g", "/b/g" and "../g" resolve to the target. */
#include "ops/already_normal.h"
#include "ops/resolve.h"

typedef struct search {
    const uric_uri *base;
    const uric_uri *target;
    uric_span text;   /* the target's */
    uric_target best; /* the shortest reference so far, */
    size_t len;       /* how long it is (of several, the last that was tried stays), */
    bool found;       /* and whether there is one */
} search;

/* Does the candidate resolve to the target? */
static bool resolves(const search *s, const uric_uri *reference, size_t ups, unsigned options) {
    uric_target target;
    if (uric_find_target(&target, s->base, reference, ups, options) != URIC_OK)
        return false;
    uric_leave_dots(&target);
    uric_reverse_writer compared = uric_reverse_comparison(s->text, s->text.len);
    uric_put_target(&compared, &target);
    return uric_is_expected_text(&compared);
}

/* Is the candidate parsed into the components that it was resolved by? By the rule of the
 * document's resolution, and by the target's own rule if that is a reference rule. */
static bool is_read_back(const search *s, const uric_target *text) {
    const uric_revision *revision = uric_revision_of(s->base);
    const uric_rule *resolver = revision->resolver, *rule = s->target->rule;
    if (resolver == NULL)
        return true;
    if (!uric_is_absent(text->span[URIC_TARGET_SCHEME]) &&
        !revision->rooted_path) /* the target itself, as it is */
        return uric_check(resolver, s->text.at, s->text.len, NULL) == URIC_OK;
    return uric_parses_back(text, resolver) &&
           (rule == resolver || !uric_is_for_references(rule) || uric_parses_back(text, rule));
}

/* Tries the candidate with this path. */
static void try_path(search *s, const uric_uri *reference, size_t ups, unsigned options,
                     uric_pieces path) {
    uric_target text;
    uric_begin_target(&text, reference);
    text.path = path;
    text.as_read = true;
    uric_reverse_writer writer = {.end = NULL};
    uric_put_target(&writer, &text);
    if (writer.len == URIC_UNCOUNTABLE || (s->found && writer.len > s->len) ||
        !resolves(s, reference, ups, options) || !is_read_back(s, &text))
        return;
    s->best = text;
    s->len = writer.len;
    s->found = true;
}

static void try_as_it_is(search *s, const uric_uri *reference) {
    try_path(s, reference, 0, 0, (uric_pieces){.directory = {"", 0}, .rest = reference->path});
}

static void try_rooted_path(search *s, const uric_uri *reference) {
    uric_span path = reference->path;
    if (path.len == 0 || path.at[0] != '/')
        return;
    uric_pieces guarded = {.directory = {"/.", 2}, .rest = path};
    if (path.len < 2 || path.at[1] != '/')
        try_as_it_is(s, reference);
    else if (uric_revision_of(s->base)->rooted_path) /* "/." goes */
        try_path(s, reference, 0, 0, guarded);
}

/* The length of the directory that a path and the base share, and the number of further segments in
 * the base's directory. */
static size_t common_directory(const uric_uri *base, uric_span path, size_t *others) {
    uric_pieces directory = {.directory = uric_directory_of(base), .rest = {"", 0}};
    uric_dots dots = uric_dots_of(uric_revision_of(base), 0);
    uric_reverse_writer counted = {.end = NULL};
    uric_put_path(&counted, &directory, dots);
    uric_reverse_writer compared = uric_reverse_comparison(path, counted.len);
    compared.counts = true;
    uric_put_path(&compared, &directory, dots);

    size_t len = compared.same;
    while (len > 0 && path.at[len - 1] != '/')
        len--;
    *others = compared.slashes;
    for (size_t i = 0; i < len; i++)
        *others -= path.at[i] == '/';
    return len;
}

/* The path without its guard. */
static uric_span unguarded(const uric_uri *uri) {
    uric_span path = uri->path;
    bool guarded = uric_is_absent(uri->authority) && path.len >= 4 && path.at[0] == '/' &&
                   path.at[1] == '.' && path.at[2] == '/' && path.at[3] == '/';
    return guarded ? uric_span_of(path.at + 2, path.len - 2) : path;
}

static void try_relative_path(search *s, const uric_uri *reference) {
    const uric_revision *revision = uric_revision_of(s->base);
    uric_uri relative = *reference;
    relative.path = unguarded(reference);
    size_t ups, common = common_directory(s->base, relative.path, &ups);
    relative.path.at += common;
    relative.path.len = (uric_size)(relative.path.len - common);

    uric_pieces path = {.directory = {"", 0}, .ups = ups, .rest = relative.path};
    bool query_is_segment = revision->query && !uric_is_absent(relative.query);
    if (path.rest.len == 0 && ups > 0 && !query_is_segment)
        path = (uric_pieces){.directory = {"", 0}, .ups = ups - 1, .rest = {"..", 2}};
    else if (path.rest.len == 0 && ups == 0)
        path.rest = uric_span_of(".", 1);
    else if (ups == 0 && (path.rest.at[0] == '/' || uric_has_colon_first(revision, path.rest)))
        path.directory = uric_span_of("./", 2);
    try_path(s, &relative, ups, URIC_RELATIVE_PATH, path);
}

/* Do the components differ in their first byte? */
static bool is_unlike(uric_span a, uric_span b) {
    size_t len = a.len < b.len ? a.len : b.len, i = 0;
    while (i < len && a.at[i] == b.at[i])
        i++;
    return i < len;
}

static bool share_scheme(const uric_uri *base, const uric_uri *target) {
    return base->scheme.len == target->scheme.len && !is_unlike(base->scheme, target->scheme);
}

/* Tries the candidates that inherit the authority: without a path, and with one. */
static void try_beside_authority(search *s, uric_uri *reference) {
    const uric_uri *target = s->target;
    unsigned params = target->rule->components->params;
    static const uric_span absent = {NULL, 0};
    reference->authority = reference->query = reference->fragment = absent;
    reference->path = uric_span_of(target->path.at + target->path.len, 0);
    if (params != 0)
        reference->part[params - URIC_PART] = absent;
    try_as_it_is(s, reference);
    reference->fragment = target->fragment;
    if (!uric_is_absent(target->fragment))
        try_as_it_is(s, reference);
    reference->query = target->query;
    if (!uric_is_absent(target->query))
        try_as_it_is(s, reference);
    if (params != 0)
        reference->part[params - URIC_PART] = target->part[params - URIC_PART];
    if (!uric_is_absent(uric_params_of(target)))
        try_as_it_is(s, reference);
    reference->path = target->path;
    try_rooted_path(s, reference);
    try_relative_path(s, reference);
    reference->authority = target->authority;
}

/* Tries all candidates. */
static void try_all(search *s) {
    const uric_uri *base = s->base, *target = s->target;
    uric_uri reference = *target;
    reference.scheme = uric_span_of(NULL, 0);
    if (share_scheme(base, target)) {
        if (!is_unlike(base->authority, target->authority))
            try_beside_authority(s, &reference);
        if (!uric_is_absent(target->authority))
            try_as_it_is(s, &reference);
    }
    try_as_it_is(s, target);
}

#if !URIC_COMPACT

/* Most targets have another authority than the base: a reference can then leave out the scheme, or
 * nothing. Writes such a reference. False: more can be left out. */
static bool write_rest(const uric_uri *base, const uric_uri *target, uric_span text,
                       uric_buffer *out) {
    const uric_revision *revision = uric_revision_of(base);
    bool shared = share_scheme(base, target);
    if (revision->resolver != NULL || revision->empty_component ||
        (shared &&
         (uric_is_absent(base->authority) || !is_unlike(base->authority, target->authority))))
        return false;
    size_t left_out = shared ? target->scheme.len + 1u : 0;
    uric_span halves[2] = {{"", 0}, uric_span_of(text.at + left_out, text.len - left_out)};
    bool removes_dots = revision->rooted_path && uric_dots_of(revision, 0) != URIC_DOTS_LEFT;
    bool dot = target->path.len > 0 && target->path.at[0] == '.'; /* may stand behind a colon */
    if (removes_dots && !dot && uric_write_halves(out, halves, true))
        return true;
    return !(removes_dots && uric_has_dot_segments(target->path, false)) &&
           uric_write_halves(out, halves, false);
}

#else

static bool write_rest(const uric_uri *base, const uric_uri *target, uric_span text,
                       uric_buffer *out) {
    (void)base, (void)target, (void)text, (void)out;
    return false;
}

#endif

uric_status uric_relativize(const uric_uri *base, const uric_uri *target, uric_buffer *out) {
    out->len = 0;
    uric_status status = uric_can_resolve(base, target);
    if (status != URIC_OK)
        return status;
    if (uric_is_absent(target->scheme))
        return URIC_NOT_ABSOLUTE;
    const char *end = uric_end_of_components(target);
    if (end == NULL || !uric_is_side_by_side(target))
        return URIC_NOT_PARSED;
    uric_span text = uric_span_from(target->scheme.at, end);
    if (write_rest(base, target, text, out)) {
        bool itself = out->len == text.len;
        status = uric_room(out);
        return status == URIC_OK && itself ? URIC_NO_SHORTER : status;
    }
    search s = {.base = base, .target = target, .text = text};
    try_all(&s);
    if (!s.found)
        return URIC_NO_REFERENCE;
    out->len = s.len;
    status = uric_room(out);
    if (status == URIC_OK && s.len > 0) {
        uric_reverse_writer writer = {.end = out->at + s.len};
        uric_put_target(&writer, &s.best);
    }
    return status == URIC_OK && !uric_is_absent(s.best.span[URIC_TARGET_SCHEME]) ? URIC_NO_SHORTER
                                                                                 : status;
}
