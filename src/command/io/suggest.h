/* Suggestions for misspelled names. */
#ifndef URIC_COMMAND_SUGGEST_H
#define URIC_COMMAND_SUGGEST_H

#include <stddef.h>

/* The name at an index of a list; NULL behind the last. */
typedef const char *name_at(const void *list, size_t index);

/* The listed name nearest to `word`, but for case and a slip or two; NULL if none is so near. */
const char *nearest_name(const char *word, name_at *at, const void *list);

#endif
