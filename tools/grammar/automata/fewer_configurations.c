#include "automata/fewer_configurations.h"

#include <stdlib.h>
#include <string.h>

#include "automata/error_component.h"

static dominance *dominance_of(const nfa *n) {
    plain_node *nodes = allocate(n->count, sizeof *nodes);
    for (unsigned i = 0; i < n->count; i++) {
        const nfa_node *from = &n->nodes[i];
        bool passes = from->kind == NFA_FORK || from->kind == NFA_TAG;
        nodes[i] = (plain_node){.reads = !passes, .next = from->next, .other = NO_NODE};
        if (from->kind == NFA_READ || from->kind == NFA_CALL)
            nodes[i].bytes = from->bytes;
        if (from->kind == NFA_CALL)
            nodes[i].call = 1 + from->number;
        if (from->kind == NFA_FORK)
            nodes[i].other = from->other;
    }
    dominance *d = find_dominance(nodes, n->count, n->start);
    release(nodes);
    return d;
}

static bool *find_tags_ahead(const nfa *n) {
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

pruner *pruner_of(const nfa *n) {
    dominance *d = dominance_of(n);
    if (d == NULL)
        return NULL;
    pruner *p = allocate(1, sizeof *p);
    *p = (pruner){d, find_tags_ahead(n)};
    return p;
}

void release_pruner(pruner *p) {
    if (p == NULL)
        return;
    release_dominance(p->dominance);
    release(p->ahead);
    release(p);
}

static int by_node(const void *a, const void *b) {
    const configuration *one = a, *other = b;
    return (one->node > other->node) - (one->node < other->node);
}

static void choose_configurations(const pruner *p, const closure *c, unsigned first, unsigned end) {
    choose_none(p->dominance);
    for (unsigned i = first; i < end; i++)
        choose_node(p->dominance, c->list[i].node);
}

void prune_list(const pruner *p, closure *c) {
    unsigned kept = 0, count = c->count;
    choose_configurations(p, c, 0, count);
    for (unsigned i = 0; i < count; i++)
        if (!is_dispensable(p->dominance, c->list[i].node))
            c->list[kept++] = c->list[i];
    c->count = kept;
}

void prune_later(const pruner *p, closure *c) {
    unsigned kept = 0;
    choose_none(p->dominance);
    for (unsigned i = 0; i < c->count; i++) {
        if (is_dominated(p->dominance, c->list[i].node))
            continue;
        choose_node(p->dominance, c->list[i].node);
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
            if (!is_dispensable(p->dominance, c->list[i].node) &&
                !is_superseded(p, c, r, kept, &c->list[i]))
                c->list[kept++] = c->list[i];
    }
    c->count = kept;
}
