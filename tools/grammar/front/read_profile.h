#ifndef READ_PROFILE_H
#define READ_PROFILE_H

#include "front/profile.h"

/* Reads a grammar: its profile, the files that the profile names, and its samples. `file` is the
 * profile, or a file of ABNF, NAME.abnf: then the profile is the one that is passed or, if that is
 * NULL, NAME.profile beside it. Where there is none, and for a profile without a statement
 * `grammar`, this is assumed:
 *
 *     grammar NAME.abnf "NAME.abnf"
 *
 * If the profile names no entry, `without_entries` says which rules are compiled. Recursion that is
 * no loop is an error, or is bounded by `depth` levels, unless that is 0. After an error
 * (errors_seen), the profile is incomplete. */
profile *read_profile(const char *file, const char *with_profile, unsigned depth,
                      own_rules without_entries);

#endif
