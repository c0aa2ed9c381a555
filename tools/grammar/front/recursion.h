/* Recursion. A rule that contains itself at its start or at its end alone is a loop,
 *
 *     subdomain = label / subdomain "." label      subdomain = label *( "." label )
 *     name      = ALPHA / ALPHA name               name      = *ALPHA ALPHA
 *     sum       = number / sum "+" sum             sum       = number *( "+" number )
 *
 * and so are several rules that contain each other at their ends alone, or at their starts, or one
 * of them at both. Other recursion, as of brackets, has no finite automaton, unless the profile
 * bounds its depth: by "nest comment 2",
 *
 *     comment   = "(" *( ctext / comment ) ")"
 *
 * becomes two rules, of which the second is a level of the first:
 *
 *     comment   = "(" *( ctext / comment<1> ) ")"
 *     comment<1> = "(" *ctext ")"
 *
 * All that follows, the proof included, sees the bodies without recursion. */
#ifndef RECURSION_H
#define RECURSION_H

#include "front/profile.h"

/* Replaces the bodies of recursive rules in the grammar. Those that no automaton can follow get
 * `depth` levels, with a warning; if that is 0, they are errors. */
void resolve_recursion(profile *p, unsigned depth);

#endif
