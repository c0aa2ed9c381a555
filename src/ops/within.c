/* Is a resolved reference below a prefix? Neither is written: the target's path is walked in the
 * pieces that it is made of (dot_segments.h), from its last segment to its first, and aligned with
 * the prefix at the first.
 *
 *     base http://h/app/a/b    reference ../c    prefix http://h/app
 *
 *     target    "c"  "app/"  "/"
 *     prefix         "app"   "/"    of its last segment, the "/" may be missing */
#include "ops/hidden_dots.h"
#include "ops/resolve.h"
#include "text/swar.h"

/* Octets that a triplet stands for, and that are not unreserved: they differ from the bytes. */
enum { ENCODED_OCTET = 256 };

/* The next character of the normal form (RFC 3986, 6.2.2.1 and 6.2.2.2); -1 at the end. */
static int next_normal(const char **at, const char *end, const uint32_t *unreserved) {
    if (*at == end)
        return -1;
    if (!uric_is_triplet(*at, end))
        return (unsigned char)*(*at)++;
    unsigned char octet = uric_octet(*at);
    *at += 3;
    return uric_in_set(unreserved, octet) ? octet : ENCODED_OCTET + octet;
}

static bool have_same_normal_form(uric_span a, uric_span b, const uint32_t *unreserved, bool fold) {
    const char *at_a = a.at, *at_b = b.at;
    int char_a, char_b;
    do {
        char_a = next_normal(&at_a, uric_end(a), unreserved);
        char_b = next_normal(&at_b, uric_end(b), unreserved);
        if (fold && char_a >= 0 && char_a < ENCODED_OCTET)
            char_a = (unsigned char)uric_lower((char)char_a);
        if (fold && char_b >= 0 && char_b < ENCODED_OCTET)
            char_b = (unsigned char)uric_lower((char)char_b);
    } while (char_a == char_b && char_a >= 0);
    return char_a == char_b;
}

static bool have_same_host(const uric_uri *a, const uric_uri *b) {
    uint8_t address_a[16], address_b[16];
    size_t len_a = 0, len_b = 0;
    bool is_address_a = uric_host_address(a, address_a, &len_a) == URIC_OK;
    bool is_address_b = uric_host_address(b, address_b, &len_b) == URIC_OK;
    if (!is_address_a && !is_address_b)
        return have_same_normal_form(a->host, b->host, uric_revision_of(b)->unreserved, true);
    bool same = len_a == len_b;
    for (size_t i = 0; same && i < len_a; i++)
        same = address_a[i] == address_b[i];
    return same;
}

/* The port, or the scheme's default; 0: there is none. False: no port is as large. */
static bool read_effective_port(const uric_uri *uri, uric_span scheme, uint16_t *port) {
    const uric_scheme_defaults *defaults =
        uric_defaults_of(uric_revision_of(uri), scheme.at, scheme.len);
    *port = defaults != NULL ? defaults->port : 0;
    return uric_port(uri, port) != URIC_OVERFLOW;
}

static bool are_same(uric_span a, uric_span b) {
    bool same = uric_is_absent(a) == uric_is_absent(b) && a.len == b.len;
    for (size_t i = 0; same && i < a.len; i++)
        same = a.at[i] == b.at[i];
    return same;
}

/* `uri` has the target's authority: it is the base or the reference. An authority without a host is
 * one that the document does not divide (RFC 1808), or no server (RFC 2396): its bytes count. */
static bool have_same_authority(const uric_uri *uri, const uric_uri *prefix) {
    uint16_t port, prefix_port;
    if (uric_is_absent(uri->host) || uric_is_absent(prefix->host))
        return are_same(uri->authority, prefix->authority);
    return are_same(uri->userinfo, prefix->userinfo) && have_same_host(uri, prefix) &&
           read_effective_port(uri, prefix->scheme, &port) &&
           read_effective_port(prefix, prefix->scheme, &prefix_port) && port == prefix_port;
}

/* Goes through the segments of a path from the first on. Does one hide ".." (hidden_dots.h), or
 * stand ".." behind one of which some servers leave nothing before they resolve? */
static bool is_doubtful(const uric_pieces *path) {
    const uric_span piece[] = {path->directory, path->rest};
    bool had_nothing = false;
    for (unsigned i = 0; i < 2; i++) {
        const char *at = piece[i].at, *end = uric_end(piece[i]);
        at += at < end && *at == '/' && (i == 0 || path->directory.len == 0);
        while (at < end) {
            uric_span segment = uric_span_from(at, uric_first(at, end, '/'));
            uric_lax_reading reading = uric_read_lax(segment);
            if (reading == URIC_LAX_PARENT || (had_nothing && uric_dots_of_segment(segment) == 2))
                return true;
            had_nothing |= reading == URIC_LAX_NOTHING;
            at = uric_end(segment) + (uric_end(segment) < end);
        }
    }
    return false;
}

static uric_walk walk_over(const uric_pieces *path, bool dot_triplets) {
    uric_walk walk;
    walk.path = *path;
    walk.dots = URIC_DOTS_3986;
    walk.dot_triplets = dot_triplets;
    walk.guarded = false;
    uric_begin_walk(&walk);
    return walk;
}

static size_t count_segments_of(uric_walk walk) {
    uric_span segment;
    size_t count = 0;
    while (uric_next_segment(&walk, &segment))
        count++;
    return count;
}

/* Is the path below the prefix, if "%2e" is a dot (`dot_triplets`), or is none? */
static bool is_path_below(const uric_pieces *path, const uric_pieces *prefix,
                          const uint32_t *unreserved, bool dot_triplets) {
    uric_walk walk = walk_over(path, dot_triplets), prefix_walk = walk_over(prefix, dot_triplets);
    uric_span segment, wanted;
    size_t count = count_segments_of(walk), prefix_count = count_segments_of(prefix_walk);
    if (count < prefix_count)
        return false;
    for (; count > prefix_count; count--)
        uric_next_segment(&walk, &segment);
    for (bool last = true; uric_next_segment(&prefix_walk, &wanted); last = false) {
        uric_next_segment(&walk, &segment);
        bool open = last && uric_end(wanted)[-1] != '/';
        if (open && uric_end(segment)[-1] == '/')
            segment.len--;
        if (!have_same_normal_form(segment, wanted, unreserved, false))
            return false;
    }
    return true;
}

/* Beside an authority, an empty path is "/" (RFC 3986, 6.2.3). */
static void root_empty_path(uric_pieces *path) {
    if (path->directory.len == 0 && path->rest.len == 0)
        path->rest = uric_span_of("/", 1);
}

bool uric_within(const uric_uri *base, const uric_uri *reference, const uric_uri *prefix) {
    uric_target target;
    if (uric_can_resolve(base, reference) != URIC_OK ||
        uric_can_resolve(prefix, reference) != URIC_OK ||
        uric_find_target(&target, base, reference, 0, URIC_LEAVE_DOTS) != URIC_OK)
        return false;
    const uint32_t *unreserved = uric_revision_of(prefix)->unreserved;
    uric_span authority = target.span[URIC_TARGET_AUTHORITY];
    const uric_uri *owner = authority.at == reference->authority.at ? reference : base;
    if (!have_same_normal_form(target.span[URIC_TARGET_SCHEME], prefix->scheme, unreserved, true) ||
        uric_is_absent(authority) != uric_is_absent(prefix->authority))
        return false;
    uric_pieces path = {prefix->path, 0, {"", 0}};
    if (!uric_is_absent(authority)) {
        if (!have_same_authority(owner, prefix))
            return false;
        root_empty_path(&path);
        root_empty_path(&target.path);
    }
    return !is_doubtful(&target.path) && is_path_below(&target.path, &path, unreserved, true) &&
           is_path_below(&target.path, &path, unreserved, false);
}
