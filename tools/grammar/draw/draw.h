/* uric-grammar draw: pictures of a grammar. */
#ifndef DRAW_H
#define DRAW_H

#include "front/profile.h"

typedef struct drawing {
    const profile *p;
    const rule *rule;    /* whose diagram is drawn: the only one, or the first of those it uses */
    bool all;            /* in a page: all rules of the grammar */
    const char *text;    /* a string whose reading by the rule is marked; or NULL */
    const char *message; /* why the tables refuse it, or NULL; */
    size_t offset;       /* and where */
    const char *path;    /* NAME.svg: one diagram; another name, or NULL: a page of HTML */
} drawing;

/* Fails for a path whose ending is that of another format. */
void check_picture(const char *path);

void draw_grammar(const drawing *d, FILE *out);

#endif
