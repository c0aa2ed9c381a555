/* Which differences between two rules are the same to a person. Most are met at many places. */
#ifndef URIC_COMMAND_DIFFERENCE_KINDS_H
#define URIC_COMMAND_DIFFERENCE_KINDS_H

#include "command/diff/language_difference.h"
#include "command/diff/scan_graph.h"

enum { AT_END = 256 }; /* the class of a culprit that is no byte */

/* What one side alone accepts. All else starts as zero. */
struct kinds {
    struct kind *list;
    size_t count;
};

/* Only `accepts` accepts the text; the other refuses it at a byte of the class, or at its end. That
 * is so wherever both are at `place`; of texts that are equally long, the first is kept. */
void kinds_add(struct kinds *kinds, const struct side *accepts, const struct side *refuses,
               unsigned class, size_t node, uric_span text);

/* What was noted. The kinds are gone then. */
struct differences kinds_list(struct kinds *kinds, const struct alphabet *alphabet);

#endif
