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

void choose_alphabet(struct alphabet *alphabet, const uric_rule *one, const uric_rule *other);

enum { START_NODE = 0 };
#define NO_NODE ((unsigned)-1) /* where a refused scan is: no place, for nothing follows */

struct scan_graph {
    const struct alphabet *alphabet;
    unsigned count;     /* of places */
    unsigned *next;     /* [count * alphabet->count] */
    unsigned *distance; /* [count]: the bytes that a shortest string needs from here; 0: none */
};

/* `alphabet` must outlive the walk. */
void scan_graph_build(struct scan_graph *graph, const uric_rule *rule,
                      const struct alphabet *alphabet);
void scan_graph_free(struct scan_graph *graph);

unsigned scan_graph_next(const struct scan_graph *graph, unsigned node, unsigned class);

/* A shortest string from `place`, which no WALK_DEAD is, to where the rule accepts: of
 * distance[place] bytes. */
void scan_graph_complete(const struct scan_graph *graph, unsigned node, char *text);

#endif
