/* A rule's scan as a graph. What a scan is after some bytes is one of finitely many places, and a
 * byte leads from one to another: found with the scan itself, one byte at a time. */
#ifndef URIC_COMMAND_SCAN_GRAPH_H
#define URIC_COMMAND_SCAN_GRAPH_H

#include <stddef.h>

#include "uric.h"

/* The bytes as a pair of rules tells them apart: one for each class, those first that read best. */
struct alphabet {
    unsigned count;
    unsigned char byte[256];     /* [count] */
    unsigned char class_of[256]; /* the place in `byte` of the one that stands for it */
};

void make_alphabet(struct alphabet *alphabet, const uric_rule *one, const uric_rule *other);

enum { WALK_BEGIN = 0 };
#define WALK_DEAD ((unsigned)-1) /* where a refused scan is: no place, for nothing follows */

struct walk {
    const struct alphabet *alphabet;
    unsigned count;     /* of places */
    unsigned *next;     /* [count * alphabet->count] */
    unsigned *distance; /* [count]: the bytes that a shortest string needs from here; 0: none */
};

/* `alphabet` must outlive the walk. */
void walk_rule(struct walk *walk, const uric_rule *rule, const struct alphabet *alphabet);
void walk_free(struct walk *walk);

unsigned walk_next(const struct walk *walk, unsigned place, unsigned class);

/* A shortest string from `place`, which no WALK_DEAD is, to where the rule accepts: of
 * distance[place] bytes. */
void walk_complete(const struct walk *walk, unsigned place, char *text);

#endif
