#include "automata/fewer_configurations.h"

dominance *dominance_of(const nfa *n) {
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

void prune_list(const dominance *d, closure *c) {
    unsigned kept = 0, count = 0;
    for (; count < c->count; count++) {
        c->nodes = grow_again(c->nodes, count, &c->node_room, sizeof *c->nodes);
        c->nodes[count] = c->list[count].node;
    }
    for (unsigned i = 0; i < count; i++)
        if (!is_dominated(d, c->nodes, count, i))
            c->list[kept++] = c->list[i];
    c->count = kept;
}
