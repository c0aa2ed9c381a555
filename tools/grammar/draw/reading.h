/* The first reading of a string (RFC 3986, 3.2.2: "first match wins"), as marks on the nodes of the
 * rules that it goes through. Of a refused string, the reading goes up to the byte that no string
 * of the rule could have there. */
#ifndef DRAW_READING_H
#define DRAW_READING_H

#include "front/profile.h"

enum { MARKED_SPANS = 3 };

typedef struct mark {
    unsigned entered, left; /* how often the reading begins and ends the node */
    bool stops;             /* the reading of a refused string ends within the node */
    bool skipped;           /* NODE_REPEAT: the reading passes it without its child; */
    bool repeated;          /* or takes the child more than once */
    size_t begin;           /* in the string, of the last visit */
    unsigned span_count;    /* the first strings that are read; one behind the other are one */
    struct {
        size_t begin, end;
    } spans[MARKED_SPANS];
    bool more; /* strings, besides these */
} mark;

typedef struct reading {
    const char *text;
    size_t len;
    bool refused;
    struct worklist *nodes; /* by where they stand; of the first `count`, */
    mark *marks;
    unsigned count;
} reading;

/* NULL: the rule is too large to follow. */
reading *reading_of(const rule *r, const char *text, size_t len);

/* The mark of a node; NULL: the reading does not go through it. `read` may be NULL. */
const mark *mark_of(const reading *read, const node *n);

#endif
