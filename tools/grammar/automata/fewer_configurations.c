#include "automata/fewer_configurations.h"

#include <stdlib.h>
#include <string.h>

#include "automata/error_component.h"

static const dominance *dominance_of(const nfa *n) {
    plain_node *nodes = allocate(n->count, sizeof *nodes);
    for (unsigned i = 0; i < n->count; i++) {
        const nfa_node *from = &n->nodes[i];
        bool reads = from->kind == NFA_READ, ends = from->kind == NFA_END;
        nodes[i] = (plain_node){.reads = reads || ends, .next = from->next, .other = NO_NODE};
        if (reads)
            nodes[i].bytes = from->bytes;
        if (from->kind == NFA_FORK)
            nodes[i].other = from->other;
    }
    return find_dominance(nodes, n->count);
}

static const bool *find_tags_ahead(const nfa *n) {
    bool *ahead = allocate(n->count, sizeof *ahead);
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < n->count; i++) {
            const nfa_node *from = &n->nodes[i];
            bool is = from->kind == NFA_TAG || (from->next != NO_NODE && ahead[from->next]) ||
                      (from->kind == NFA_FORK && ahead[from->other]);
            more |= is != ahead[i];
            ahead[i] = is;
        }
    }
    return ahead;
}

const pruner *pruner_of(const nfa *n) {
    pruner *p = allocate(1, sizeof *p);
    *p = (pruner){dominance_of(n), find_tags_ahead(n)};
    return p->dominance != NULL ? p : NULL;
}

static int by_node(const void *a, const void *b) {
    const configuration *one = a, *other = b;
    return (one->node > other->node) - (one->node < other->node);
}

static void choose_configurations(const pruner *p, closure *c, unsigned first, unsigned end) {
    for (unsigned i = 0; first + i < end; i++) {
        c->nodes = grow_again(c->nodes, i, &c->node_room, sizeof *c->nodes);
        c->nodes[i] = c->list[first + i].node;
    }
    choose_nodes(p->dominance, c->nodes, end - first);
}

void prune_list(const pruner *p, closure *c) {
    unsigned kept = 0, count = c->count;
    choose_configurations(p, c, 0, count);
    for (unsigned i = 0; i < count; i++)
        if (!is_dominated(p->dominance, c->list[i].node))
            c->list[kept++] = c->list[i];
    c->count = kept;
}

void prune_later(const pruner *p, closure *c) {
    unsigned kept = 0;
    for (unsigned i = 0, k; i < c->count; i++) {
        for (k = 0; k < kept && !dominates(p->dominance, c->list[k].node, c->list[i].node);)
            k++;
        if (k == kept)
            c->list[kept++] = c->list[i];
    }
    c->count = kept;
}

/* Have they the same components behind them, and none before them? */
static bool are_alike(const pruner *p, const closure *c, const configuration *one,
                      const configuration *other) {
    return !p->ahead[one->node] && !p->ahead[other->node] && one->pending == other->pending &&
           memcmp(one->version, other->version, c->tags.count) == 0;
}

/* Does one of the configurations that are kept dominate a later one, and name its component? */
static bool is_superseded(const pruner *p, const closure *c, const request *r, unsigned kept,
                          const configuration *one) {
    for (unsigned i = 0; i < kept; i++)
        if (dominates(p->dominance, c->list[i].node, one->node) &&
            (r->line != NULL || !names_better(r, c->nfa, one, &c->list[i])))
            return true;
    return false;
}

void prune_ordered_list(const pruner *p, closure *c, const request *r) {
    unsigned kept = 0, count = c->count, end;
    for (unsigned first = 0; first < count; first = end) {
        for (end = first + 1; end < count && are_alike(p, c, &c->list[first], &c->list[end]);)
            end++;
        qsort(&c->list[first], end - first, sizeof *c->list, by_node);
        choose_configurations(p, c, first, end);
        for (unsigned i = first; i < end; i++)
            if (!is_dominated(p->dominance, c->list[i].node) &&
                !is_superseded(p, c, r, kept, &c->list[i]))
                c->list[kept++] = c->list[i];
    }
    c->count = kept;
}
