#ifndef TERMS_H
#define TERMS_H

#include "profile.h"

/* Describes a set of bytes in the grammar's terms: adds to `list` the texts of rules and literals
 * that together are the set, "end of input" last if `end`. */
typedef struct text_list {
    const char **texts;
    unsigned count;
} text_list;

void describe_set(const grammar *g, byte_set set, bool end, text_list *list);

#endif
