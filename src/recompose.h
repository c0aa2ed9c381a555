/* From components to text (RFC 3986, 5.3); not for users of the library. */
#ifndef URIC_RECOMPOSE_H
#define URIC_RECOMPOSE_H

#include "dot_segments.h"

/* The components that delimiters part, in the order of the text. The path stands before params. */
enum {
    URIC_TARGET_SCHEME,
    URIC_TARGET_AUTHORITY,
    URIC_TARGET_PARAMS,
    URIC_TARGET_QUERY,
    URIC_TARGET_FRAGMENT,
    URIC_TARGET_SPANS
};

/* Components of which some may be another text's, and the path is yet to be merged. */
typedef struct uric_target {
    uric_span span[URIC_TARGET_SPANS];
    const uric_uri *split; /* whose userinfo, host and port are the authority; NULL: it is whole */
    uric_pieces path;
    uric_dots dots;
    bool as_read;    /* unless dots are removed, the path needs no guard: it is read as it stands */
    bool simple;     /* nothing but the rest of the path can have dot segments to be removed */
    const char *own; /* where the reference's text begins that is in the target's; or NULL */
} uric_target;

/* The components of a text as they are: the authority whole, dots left, the path guarded. */
void uric_begin_target(uric_target *target, const uric_uri *uri);

static inline bool uric_has_authority(const uric_target *target) {
    return target->split != NULL || !uric_is_absent(target->span[URIC_TARGET_AUTHORITY]);
}

/* Puts the text before the tail; returns how many ".." went above the root. */
size_t uric_put_target(uric_tail *tail, const uric_target *target);

/* Is the text of a target, whose dots are left and whose authority is whole, read as a text of
 * these components by the rule? It is scanned, and not written anywhere. */
bool uric_reads_back(const uric_target *target, const uric_rule *rule);

/* What the components have for an authority: `authority`, present or absent; userinfo, host and
 * port; or parts that were set beside another authority. */
typedef enum uric_authority {
    URIC_AUTHORITY_WHOLE,
    URIC_AUTHORITY_IN_PARTS,
    URIC_AUTHORITY_STALE
} uric_authority;

uric_authority uric_find_authority(const uric_uri *uri);

/* Does the second stand behind the first, with one byte between them? */
static inline bool uric_is_next(uric_span first, uric_span second) {
    return (uintptr_t)uric_end(first) + 1 == (uintptr_t)second.at;
}

/* Most are whole, with their parts side by side as they were parsed. */
static inline uric_authority uric_authority_of(const uric_uri *uri) {
    bool user = !uric_is_absent(uri->userinfo), port = !uric_is_absent(uri->port);
    bool whole = (user ? uri->userinfo.at : uri->host.at) == uri->authority.at &&
                 uric_end(port ? uri->port : uri->host) == uric_end(uri->authority) &&
                 (!user || uric_is_next(uri->userinfo, uri->host)) &&
                 (!port || uric_is_next(uri->host, uri->port));
    return URIC_FAST && whole ? URIC_AUTHORITY_WHOLE : uric_find_authority(uri);
}

/* Where the revision reads a "?" or ";" behind an authority as part of it (RFC 1808's net_loc), "/"
 * stands between. */
void uric_root_path(uric_target *target, const uric_revision *revision);

/* Writes the text, if there is room, and sets out->len; returns how many ".." went above the root.
 */
size_t uric_write_target(uric_buffer *out, const uric_target *target);

/* Does the first segment of a path have to be guarded by "./" where no scheme stands before it? */
bool uric_has_colon_first(const uric_revision *revision, uric_span path);

#endif
