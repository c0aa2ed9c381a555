/* What resolution and its inverse share; not for users of the library. */
#ifndef URIC_RESOLVE_H
#define URIC_RESOLVE_H

#include "recompose.h"

/* Can the two be held against each other? URIC_OK, or why not. */
uric_status uric_can_resolve(const uric_uri *base, const uric_uri *reference);

/* What all but the last segment of the base's path is, and what stands for it if it is empty. */
uric_span uric_directory_of(const uric_uri *base);

/* Is it a rule for references? These can be empty, and no whole URI is. */
bool uric_is_for_references(const uric_rule *rule);

/* An option that no reference in text needs: the path is relative, even if it is empty or begins
 * with "/". */
enum { URIC_RELATIVE_PATH = 64 };

/* The target of a reference. With URIC_RELATIVE_PATH, so many "../" stand before its path. Returns
 * URIC_OK, URIC_CURRENT_DOCUMENT, or URIC_NOT_PARSED. */
uric_status uric_find_target(uric_target *target, const uric_uri *base, const uric_uri *reference,
                             size_t ups, unsigned options);

/* If a path is simple and has no dot segments, it need not be walked for them. */
void uric_leave_dots(uric_target *target);

/* How the revision treats ".", "..". */
uric_dots uric_dots_of(const uric_revision *revision, unsigned options);

#endif
