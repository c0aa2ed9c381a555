#include "automata/partition.h"

#include <string.h>

/* The states in an order in which those of each block stand together. */
typedef struct partition {
    unsigned *states;
    unsigned *index; /* of each state in `states` */
    unsigned *block; /* of each state */
    struct range {
        unsigned first, count, marked; /* marked states come first */
    } * ranges;                        /* of each block in `states` */
    unsigned count;
    unsigned *touched, touched_count; /* blocks in which states are marked */
} partition;

/* `block` has the first blocks. */
static partition new_partition(unsigned states, unsigned *block, unsigned count) {
    partition p = {.states = allocate(states, sizeof(unsigned)), .block = block, .count = count};
    p.index = allocate(states, sizeof(unsigned));
    p.ranges = allocate(states, sizeof(struct range));
    p.touched = allocate(states, sizeof(unsigned));
    for (unsigned i = 0; i < states; i++)
        p.ranges[p.block[i]].count++;
    for (unsigned k = 1; k < p.count; k++)
        p.ranges[k].first = p.ranges[k - 1].first + p.ranges[k - 1].count;
    for (unsigned i = 0; i < states; i++) {
        struct range *range = &p.ranges[p.block[i]];
        p.index[i] = range->first + range->marked++;
        p.states[p.index[i]] = i;
    }
    for (unsigned k = 0; k < p.count; k++)
        p.ranges[k].marked = 0;
    return p;
}

static void mark(partition *p, unsigned state) {
    struct range *range = &p->ranges[p->block[state]];
    unsigned to = range->first + range->marked, from = p->index[state];
    if (from < to)
        return;
    if (range->marked++ == 0)
        p->touched[p->touched_count++] = p->block[state];
    p->states[from] = p->states[to];
    p->index[p->states[from]] = from;
    p->states[to] = state;
    p->index[state] = to;
}

/* Separates the marked states of each block from the others; the fewer become a new block. */
static void split_touched(partition *p) {
    while (p->touched_count > 0) {
        struct range *range = &p->ranges[p->touched[--p->touched_count]];
        struct range made = {range->first, range->marked, 0};
        range->marked = 0;
        if (made.count == range->count)
            continue;
        if (2 * made.count > range->count)
            made = (struct range){range->first + made.count, range->count - made.count, 0};
        else
            range->first += made.count;
        range->count -= made.count;
        for (unsigned i = 0; i < made.count; i++)
            p->block[p->states[made.first + i]] = p->count;
        p->ranges[p->count++] = made;
    }
}

/* The states from which a symbol leads to a state: from[begin[k]] up to from[begin[k + 1]], where k
 * is symbol * states + state. */
typedef struct predecessors {
    unsigned *begin, *from;
} predecessors;

static predecessors find_predecessors(const successors *s) {
    size_t keys = (size_t)s->states * s->symbols;
    predecessors found = {allocate(keys + 1, sizeof(unsigned)), allocate(keys, sizeof(unsigned))};
    for (int pass = 0; pass < 2; pass++) {
        for (unsigned symbol = 0; symbol < s->symbols; symbol++)
            for (unsigned i = 0; i < s->states; i++) {
                int target = s->next[(size_t)i * s->symbols + symbol];
                if (target == NOWHERE)
                    continue;
                size_t k = (size_t)symbol * s->states + (unsigned)target;
                if (pass == 0)
                    found.begin[k]++;
                else
                    found.from[--found.begin[k]] = i;
            }
        for (size_t k = 0; pass == 0 && k < keys; k++) /* ends; the next pass */
            found.begin[k + 1] += found.begin[k];      /* counts down to begins */
    }
    return found;
}

unsigned split_blocks(const successors *s, unsigned *block, unsigned count) {
    partition p = new_partition(s->states, block, count);
    predecessors before = find_predecessors(s);
    unsigned *splitter = allocate(s->states, sizeof *splitter);
    /* What is split off later is a block of its own, so that each block splits others once. */
    for (unsigned one = 0; one < p.count; one++) {
        unsigned in_it = p.ranges[one].count;
        memcpy(splitter, p.states + p.ranges[one].first, in_it * sizeof *splitter);
        for (unsigned symbol = 0; symbol < s->symbols; symbol++) {
            for (unsigned i = 0; i < in_it; i++) {
                const unsigned *begin = before.begin + (size_t)symbol * s->states + splitter[i];
                for (unsigned k = begin[0]; k < begin[1]; k++)
                    mark(&p, before.from[k]);
            }
            split_touched(&p);
        }
    }
    release(before.begin);
    release(before.from);
    release(splitter);
    release(p.states);
    release(p.index);
    release(p.ranges);
    release(p.touched);
    return p.count;
}
