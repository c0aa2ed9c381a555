/* The scan of a rule as a graph, so that two rules can be compared.
 *
 * A scan has finitely many configurations: the active machine, the pending call, and the state.
 * Each is a node of the graph, numbered from START_NODE in the order in which they are found; for
 * each class of bytes, an edge leads to the configuration behind such a byte. The library's own
 * scan finds the edges, one byte at a time. A node from which no string is accepted is left out, as
 * if its bytes were refused. */
#ifndef URIC_COMMAND_SCAN_GRAPH_H
#define URIC_COMMAND_SCAN_GRAPH_H

#include <stddef.h>

#include "uric.h"

/* The classes of bytes that neither of two rules distinguishes, and the byte that stands for each
 * class: the most readable one. */
struct alphabet {
    unsigned count;
    unsigned char byte[256];     /* [count] */
    unsigned char class_of[256]; /* class_of[byte[i]] == i */
};

void choose_alphabet(struct alphabet *alphabet, const uric_rule *one, const uric_rule *other);

enum { START_NODE = 0 };
#define NO_NODE ((unsigned)-1) /* where an edge for a refused byte leads */

struct scan_graph {
    const struct alphabet *alphabet;
    unsigned count;     /* nodes */
    unsigned *next;     /* [count * alphabet->count] */
    unsigned *distance; /* [count]; bytes in a shortest string from the node; 0: it accepts */
};

/* `alphabet` must outlive the graph. */
void scan_graph_build(struct scan_graph *graph, const uric_rule *rule,
                      const struct alphabet *alphabet);
void scan_graph_free(struct scan_graph *graph);

unsigned scan_graph_next(const struct scan_graph *graph, unsigned node, unsigned byte_class);

/* Writes a shortest string from the node, which is not NO_NODE, to one that accepts:
 * distance[node] bytes. */
void scan_graph_complete(const struct scan_graph *graph, unsigned node, char *text);

#endif
