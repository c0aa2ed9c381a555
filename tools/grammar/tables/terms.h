#ifndef TERMS_H
#define TERMS_H

#include "front/profile.h"

#define END_OF_INPUT "end of input"

/* Describes a set of bytes in the grammar's terms: adds to `list` the texts of rules and literals
 * that together are the set, END_OF_INPUT last if `end`. */
typedef struct text_list {
    const char **texts;
    unsigned count;
} text_list;

void add_text(text_list *list, const char *text);
void describe_set(const grammar *g, byte_set set, bool end, text_list *list);

#endif
