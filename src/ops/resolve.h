/* What resolution and its inverse share. Internal to the library. */
#ifndef URIC_RESOLVE_H
#define URIC_RESOLVE_H

#include "ops/recompose.h"

/* Returns URIC_OK if a reference can be resolved against a base; otherwise the reason why not. */
uric_status uric_can_resolve(const uric_uri *base, const uric_uri *reference);

/* The base's path without its last segment, or what the revision puts in place of an empty path. */
uric_span uric_directory_of(const uric_uri *base);

/* Is the rule one for references? They can be empty, and no absolute identifier can. */
bool uric_is_for_references(const uric_rule *rule);

/* An internal option for uric_find_target: the path is relative, even if it is empty or begins with
 * "/". */
enum { URIC_RELATIVE_PATH = 64 };

/* Finds the target of a reference; with URIC_RELATIVE_PATH, of the reference with `ups` times "../"
 * before its path. Returns URIC_OK, URIC_CURRENT_DOCUMENT or URIC_NOT_PARSED. */
uric_status uric_find_target(uric_target *target, const uric_uri *base, const uric_uri *reference,
                             size_t ups, unsigned options);

/* Spares a target the search for dot segments if its path is simple and has none. */
void uric_leave_dots(uric_target *target);

/* How the revision removes dot segments. */
uric_dots uric_dots_of(const uric_revision *revision, unsigned options);

#endif
