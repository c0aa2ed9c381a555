/* Limits of lengths (at-most), which the search for differences leaves aside: the automata of two
 * rules are compared, and then the limits that the rules have beside them. */
#ifndef URIC_COMMAND_LIMITS_H
#define URIC_COMMAND_LIMITS_H

#include "command/diff/language_difference.h"
#include "command/io/output.h"

bool side_has_limits(const struct side *side);

/* Have both rules limits of the same names and lengths? */
bool sides_have_same_limits(const struct side sides[2]);

/* Does the side refuse a string of its grammar, because of a limit? */
bool is_over_own_limit(const struct side *side, const struct difference *difference);

/* Writes the limits of a side: "authority 255, spiffe-id 2048" or "none"; or a JSON array. */
void out_side_limits(struct out *out, const struct side *side);
void out_side_limits_json(struct out *out, const struct side *side);

#endif
