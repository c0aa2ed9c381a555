/* A simulation: at first, a node dominates all whose bytes it reads. Then a pair is removed where
 * the other node leads to one that none behind the first dominates, until no pair is. What is left
 * is the greatest simulation (Milner 1971). */
#include "dominance.h"

enum { MOST_COMPARED = 4000 };

/* The nodes that may be read next, by their numbers. */
typedef struct node_list {
    int *list;
    unsigned count;
    bool known;
} node_list;

struct dominance {
    unsigned count;   /* of the nodes that read or end */
    unsigned *number; /* of each node, among these */
    bool *holds;      /* [other * count + node]: the node dominates the other */
};

typedef struct search {
    const plain_node *nodes;
    const dominance *d;
    unsigned *met, stamp;   /* the last search that met a node */
    const byte_set **bytes; /* by number */
    node_list **behind;     /* by number; nodes with the same successor share a list */
} search;

static void add_readers(search *s, int at, node_list *found) {
    while (at >= 0 && s->met[at] != s->stamp) {
        const plain_node *n = &s->nodes[at];
        s->met[at] = s->stamp;
        if (n->reads) {
            found->list = grow(found->list, found->count, sizeof *found->list);
            found->list[found->count++] = (int)s->d->number[at];
            return;
        }
        add_readers(s, n->next, found);
        at = n->other;
    }
}

static bool *row(const dominance *d, unsigned other) {
    return d->holds + (size_t)other * d->count;
}

/* Is each node behind the other dominated by one behind the node? */
static bool goes_on_alike(const dominance *d, const node_list *node, const node_list *other) {
    for (unsigned i = 0; node != other && i < other->count; i++) {
        const bool *dominate = row(d, (unsigned)other->list[i]);
        unsigned k = 0;
        while (k < node->count && !dominate[node->list[k]])
            k++;
        if (k == node->count)
            return false;
    }
    return true;
}

static bool remove_pairs(const search *s) {
    bool removed = false;
    for (unsigned other = s->d->count; other-- > 0;) {
        bool *dominate = row(s->d, other);
        for (unsigned i = 0; i < s->d->count; i++)
            if (dominate[i] && !goes_on_alike(s->d, s->behind[i], s->behind[other])) {
                dominate[i] = false;
                removed = true;
            }
    }
    return removed;
}

/* Fills `bytes`, `behind` and the first pairs. */
static void compare_bytes(search *s, unsigned count) {
    node_list *lists =
        allocate(count + 1, sizeof *lists); /* by successor; the last is of the end */
    for (unsigned i = 0; i < count; i++) {
        const plain_node *n = &s->nodes[i];
        node_list *list = &lists[n->next >= 0 ? (unsigned)n->next : count];
        if (!n->reads)
            continue;
        s->stamp = i + 1;
        if (!list->known)
            add_readers(s, n->next, list);
        list->known = true;
        s->bytes[s->d->number[i]] = &n->bytes;
        s->behind[s->d->number[i]] = list;
    }
    for (unsigned other = 0; other < s->d->count; other++)
        for (unsigned i = 0; i < s->d->count; i++)
            row(s->d, other)[i] = set_empty(*s->bytes[i]) == set_empty(*s->bytes[other]) &&
                                  set_empty(set_minus(*s->bytes[other], *s->bytes[i]));
}

dominance *find_dominance(const plain_node *nodes, unsigned count) {
    dominance *d = allocate(1, sizeof *d);
    d->number = allocate(count, sizeof *d->number);
    for (unsigned i = 0; i < count; i++)
        if (nodes[i].reads)
            d->number[i] = d->count++;
    if (d->count > MOST_COMPARED)
        return NULL;
    d->holds = allocate((size_t)d->count * d->count, sizeof(bool));
    search s = {.nodes = nodes, .d = d, .met = allocate(count, sizeof(unsigned))};
    s.bytes = allocate(d->count, sizeof *s.bytes);
    s.behind = allocate(d->count, sizeof *s.behind);
    compare_bytes(&s, count);
    while (remove_pairs(&s))
        continue;
    return d;
}

bool is_dominated(const dominance *d, const int *set, unsigned count, unsigned index) {
    unsigned node = d->number[set[index]];
    for (unsigned k = 0; k < count; k++) {
        unsigned other = d->number[set[k]];
        if (other != node && row(d, node)[other] && (!row(d, other)[node] || k < index))
            return true;
    }
    return false;
}
