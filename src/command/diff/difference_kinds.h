/* Kinds of differences between two rules.
 *
 * Two rules that differ in one byte of one component differ at many pairs of nodes: if only one of
 * them accepts "|" in a path, they differ behind "/a", behind "//h/a", behind "a:/", and so on. To
 * a person this is one difference. Differences are of one kind if
 *   - the same byte is refused (or the end), or bytes that are refused at the same pairs of nodes,
 *   - in the same component of the side that accepts the string, and
 *   - in the same component of the side that refuses it, where that matters. */
#ifndef URIC_COMMAND_DIFFERENCE_KINDS_H
#define URIC_COMMAND_DIFFERENCE_KINDS_H

#include "command/diff/language_difference.h"
#include "command/diff/scan_graph.h"

enum { CLASS_OF_END = 256 }; /* the class if the string is refused at its end, not at a byte */

/* The kinds of strings that one side alone accepts. Zero-initialized. */
struct kinds {
    struct kind *list;
    size_t count;
};

/* Adds a string that only `accepts` accepts. `refuses` refuses it at a byte of the class; `pair` is
 * the number of the pair of nodes in front of that byte. Of strings of one kind and equal length,
 * the first is kept. */
void kinds_add(struct kinds *kinds, const struct side *accepts, const struct side *refuses,
               unsigned byte_class, size_t pair, uric_span text);

/* Merges what is one kind, and returns the list. Frees the kinds. */
struct differences kinds_finish(struct kinds *kinds, const struct alphabet *alphabet);

#endif
