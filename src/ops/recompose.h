/* Recomposition: from components to text (RFC 3986, 5.3). Internal to the library.
 *
 * A target is a set of components that need not belong to one text: resolution takes some from the
 * base and others from the reference. Its path is in pieces, which are merged and freed of dot
 * segments while the target is written, from its end to its start (reverse_writer.h). */
#ifndef URIC_RECOMPOSE_H
#define URIC_RECOMPOSE_H

#include "ops/dot_segments.h"

/* The components with a delimiter, in the order of the text. The path stands before params. */
enum {
    URIC_TARGET_SCHEME,
    URIC_TARGET_AUTHORITY,
    URIC_TARGET_PARAMS,
    URIC_TARGET_QUERY,
    URIC_TARGET_FRAGMENT,
    URIC_TARGET_SPANS
};

/* The components of a text to be written. */
typedef struct uric_target {
    uric_span span[URIC_TARGET_SPANS];
    const uric_uri *split; /* NULL; or take the authority's userinfo, host and port from here */
    uric_pieces path;
    uric_dots dots;
    bool as_read;    /* the path, if no dot segments are removed, is parsed back without a guard */
    bool simple;     /* only the rest of the path can have dot segments to be removed */
    const char *own; /* where the part of the reference begins that ends the target; or NULL */
} uric_target;

/* Sets the target to the components of a text: the authority as a whole, dot segments left, the
 * path guarded. */
void uric_begin_target(uric_target *target, const uric_uri *uri);

static inline bool uric_has_authority(const uric_target *target) {
    return target->split != NULL || !uric_is_absent(target->span[URIC_TARGET_AUTHORITY]);
}

/* Prepends the text of a target. Returns the number of ".." that went above the root. */
size_t uric_put_target(uric_reverse_writer *writer, const uric_target *target);

/* Does the rule parse the text of a target back into these components? The target's dot segments
 * are left and its authority is whole. The text is scanned in pieces, and not written anywhere. */
bool uric_parses_back(const uric_target *target, const uric_rule *rule);

/* How the authority of a uric_uri is to be written (authority.c). */
typedef enum uric_authority {
    URIC_AUTHORITY_WHOLE,    /* by `authority`, present or absent */
    URIC_AUTHORITY_IN_PARTS, /* by userinfo, host and port */
    URIC_AUTHORITY_STALE     /* not at all: the two disagree */
} uric_authority;

uric_authority uric_find_authority(const uric_uri *uri);

/* Does `second` begin one byte behind the end of `first`? */
static inline bool uric_is_next(uric_span first, uric_span second) {
    return (uintptr_t)uric_end(first) + 1 == (uintptr_t)second.at;
}

/* The same, with a short cut for parts that stand side by side in the authority, as they were
 * parsed. */
static inline uric_authority uric_authority_of(const uric_uri *uri) {
    bool user = !uric_is_absent(uri->userinfo), port = !uric_is_absent(uri->port);
    bool whole = (user ? uri->userinfo.at : uri->host.at) == uri->authority.at &&
                 uric_end(port ? uri->port : uri->host) == uric_end(uri->authority) &&
                 (!user || uric_is_next(uri->userinfo, uri->host)) &&
                 (!port || uric_is_next(uri->host, uri->port));
    return !URIC_COMPACT && whole ? URIC_AUTHORITY_WHOLE : uric_find_authority(uri);
}

/* Inserts "/" between the authority and a "?" or ";" that the revision would read as part of the
 * authority (RFC 1808's net_loc). */
void uric_root_path(uric_target *target, const uric_revision *revision);

/* Writes the text of a target if there is room, and sets out->len. Returns the number of ".." that
 * went above the root. */
size_t uric_write_target(uric_buffer *out, const uric_target *target);

/* Must the path, without a scheme before it, be guarded by "./" because of its first segment? */
bool uric_has_colon_first(const uric_revision *revision, uric_span path);

#endif
