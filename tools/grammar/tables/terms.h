/* Terms: what could have stood at an error, as the names of rules and as literals. */
#ifndef TERMS_H
#define TERMS_H

#include "front/characters.h"
#include "front/profile.h"

#define END_OF_INPUT "end of input"

typedef struct text_list {
    const char **texts;
    unsigned count;
} text_list;

void add_text(text_list *list, const char *text);

/* The index of a term, which is added if it is new. */
unsigned term_index(text_list *terms, const char *text);

/* Appends the terms whose union is a set of characters, with END_OF_INPUT last if `end`. Rules come
 * before literals, those that cover most first. */
void describe_set(const grammar *g, character_set set, bool end, text_list *list);

#endif
