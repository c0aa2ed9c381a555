/* First, operations without effect are dropped.
 *     An operation is dead if no path from there to the end of a text reads what it wrote. That is
 *     the liveness of registers, as in compilers. The end of a text reads the end of each
 * component, which says whether there is one, and the begin of each that is reported. Clearing a
 * register is idle if the register cannot hold a value. What can hold one is found forwards, over
 * all states that are equivalent, so that they stay so.
 *
 * Then equivalent states are found: those that end alike and have, with each byte, the same
 * operations and equivalent targets. Blocks of states that do the same are split by the states that
 * lead into a block and those that do not; where a block is split, the smaller part splits others
 * again (Hopcroft 1971). */
#include "automata/minimize.h"

#include <stddef.h>
#include <string.h>

#include "worklist.h"

static const operations *without(const operations *from, const bool *dropped) {
    operation kept[MOST_OPERATIONS];
    unsigned count = 0;
    for (unsigned i = 0; i < from->count; i++)
        if (!dropped[i])
            kept[count++] = from->list[i];
    return count == from->count ? from : operations_in_order(kept, count);
}

/* Turns the registers that are live behind operations into those that are live in front of them,
 * and drops the operations that write no live register. */
static const operations *drop_dead(const operations *o, register_set *live) {
    bool dropped[MOST_OPERATIONS];
    for (unsigned i = o->count; i-- > 0;) {
        const operation *one = &o->list[i];
        dropped[i] = !has_register(live, one->to);
        if (dropped[i])
            continue;
        remove_register(live, one->to);
        if (one->what == COPY)
            add_register(live, one->from);
    }
    return without(o, dropped);
}

/* The registers that are live behind the final operations. */
static register_set live_at_end(const profile *p) {
    register_set live = {{0}};
    for (unsigned i = 0; i < p->component_count; i++) {
        add_register(&live, 2 * i + 1);
        if (p->components[i].number != URIC_NO_COMPONENT)
            add_register(&live, 2 * i);
    }
    return live;
}

static register_set live_before(const profile *p, const state_list *all, unsigned state,
                                const register_set *live) {
    const table_state *s = &all->states[state];
    register_set here = {{0}};
    if (s->final) {
        here = live_at_end(p);
        drop_dead(s->final_operations, &here);
    }
    if (s->component != NO_COMPONENT && s->begin != BEGINS_HERE) /* an error reads it */
        add_register(&here, s->begin);
    for (unsigned class = 0; class < all->classes; class ++) {
        const transition *one = &s->transitions[all->member[class]];
        if (one->target == REJECT)
            continue;
        register_set behind = live[one->target];
        drop_dead(one->operations, &behind);
        add_registers(&here, &behind);
    }
    return here;
}

/* Gives a transition of one class to all its bytes. */
static void spread(const state_list *all, table_state *s) {
    for (unsigned byte = 0; byte < 256; byte++)
        s->transitions[byte] = s->transitions[all->member[all->class_of[byte]]];
}

static void drop_dead_operations(const profile *p, state_list *all) {
    register_set *live = allocate(all->count, sizeof *live);
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = all->count; i-- > 0;) {
            register_set here = live_before(p, all, i, live);
            more |= add_registers(&live[i], &here);
        }
    }
    for (unsigned i = 0; i < all->count; i++) {
        table_state *s = &all->states[i];
        if (s->final) {
            register_set live_behind = live_at_end(p);
            s->final_operations = drop_dead(s->final_operations, &live_behind);
        }
        for (unsigned class = 0; class < all->classes; class ++) {
            transition *one = &s->transitions[all->member[class]];
            if (one->target == REJECT)
                continue;
            register_set behind = live[one->target];
            one->operations = drop_dead(one->operations, &behind);
        }
        spread(all, s);
    }
}

/* Turns the registers that may hold a value in front of operations into those that may do so behind
 * them, and drops the operations that clear other registers. */
static const operations *drop_idle_clears(const operations *o, register_set *held) {
    bool dropped[MOST_OPERATIONS];
    for (unsigned i = 0; i < o->count; i++) {
        const operation *one = &o->list[i];
        dropped[i] = false;
        if (one->what == CLEAR) {
            dropped[i] = !has_register(held, one->to);
            remove_register(held, one->to);
        } else if (one->what != COPY || has_register(held, one->from))
            add_register(held, one->to);
        else
            remove_register(held, one->to);
    }
    return without(o, dropped);
}

static void drop_clears(state_list *all, const unsigned *block) {
    register_set *held = allocate(all->count, sizeof *held);
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < all->count; i++)
            for (unsigned class = 0; class < all->classes; class ++) {
                const transition *one = &all->states[i].transitions[all->member[class]];
                if (one->target == REJECT)
                    continue;
                register_set behind = held[block[i]];
                drop_idle_clears(one->operations, &behind);
                more |= add_registers(&held[block[one->target]], &behind);
            }
    }
    for (unsigned i = 0; i < all->count; i++) {
        table_state *s = &all->states[i];
        register_set here = held[block[i]];
        if (s->final)
            s->final_operations = drop_idle_clears(s->final_operations, &here);
        for (unsigned class = 0; class < all->classes; class ++) {
            transition *one = &s->transitions[all->member[class]];
            here = held[block[i]];
            if (one->target != REJECT)
                one->operations = drop_idle_clears(one->operations, &here);
        }
        spread(all, s);
    }
}

/* All of a state but its targets. */
typedef struct signature {
    unsigned component, begin, point_bytes;
    const operations *final_operations;
    struct {
        int call, rejects;
        const operations *operations;
    } transitions[256];
} signature;

static void sign(const state_list *all, unsigned state, signature *to) {
    const table_state *s = &all->states[state];
    to->component = s->component;
    to->begin = s->begin;
    to->point_bytes = s->point_bytes;
    to->final_operations = s->final ? s->final_operations : NULL;
    for (unsigned class = 0; class < all->classes; class ++) {
        const transition *one = &s->transitions[all->member[class]];
        to->transitions[class].call = one->call;
        to->transitions[class].rejects = one->target == REJECT;
        to->transitions[class].operations = one->operations;
    }
}

/* Gives states of the same signature the same block; gives the number of blocks. */
static unsigned block_by_signature(const state_list *all, unsigned *block) {
    static signature one; /* its padding, if any, stays zero */
    size_t size = offsetof(signature, transitions) + all->classes * sizeof one.transitions[0];
    worklist blocks = {0};
    for (unsigned i = 0; i < all->count; i++) {
        sign(all, i, &one);
        block[i] = worklist_add(&blocks, &one, size);
    }
    return blocks.count;
}

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

static partition new_partition(const state_list *all) {
    partition p = {.states = allocate(all->count, sizeof(unsigned))};
    p.index = allocate(all->count, sizeof(unsigned));
    p.block = allocate(all->count, sizeof(unsigned));
    p.ranges = allocate(all->count, sizeof(struct range));
    p.touched = allocate(all->count, sizeof(unsigned));
    p.count = block_by_signature(all, p.block);
    for (unsigned i = 0; i < all->count; i++)
        p.ranges[p.block[i]].count++;
    for (unsigned k = 1; k < p.count; k++)
        p.ranges[k].first = p.ranges[k - 1].first + p.ranges[k - 1].count;
    for (unsigned i = 0; i < all->count; i++) {
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

/* Where a class leads; the number behind all classes leads to the state in which a code point
 * began, so that equivalent states have equivalent ones. */
static int led_to(const state_list *all, unsigned state, unsigned class) {
    const table_state *s = &all->states[state];
    return class == all->classes ? s->point_state : s->transitions[all->member[class]].target;
}

/* The states from which a class leads to a state: from[begin[k]] up to from[begin[k + 1]], where k
 * is class * states + state. */
typedef struct predecessors {
    unsigned *begin, *from;
} predecessors;

static predecessors find_predecessors(const state_list *all) {
    size_t keys = (size_t)all->count * (all->classes + 1);
    predecessors found = {allocate(keys + 1, sizeof(unsigned)), allocate(keys, sizeof(unsigned))};
    for (int pass = 0; pass < 2; pass++) {
        for (unsigned class = 0; class <= all->classes; class ++)
            for (unsigned i = 0; i < all->count; i++) {
                int target = led_to(all, i, class);
                if (target == REJECT)
                    continue;
                size_t k = (size_t) class * all->count + (unsigned)target;
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

static unsigned *split_blocks(const state_list *all) {
    partition p = new_partition(all);
    predecessors before = find_predecessors(all);
    unsigned *splitter = allocate(all->count, sizeof *splitter);
    /* What is split off later is a block of its own, so that each block splits others once. */
    for (unsigned block = 0; block < p.count; block++) {
        unsigned count = p.ranges[block].count;
        memcpy(splitter, p.states + p.ranges[block].first, count * sizeof *splitter);
        for (unsigned class = 0; class <= all->classes; class ++) {
            for (unsigned i = 0; i < count; i++) {
                const unsigned *begin = before.begin + (size_t) class * all->count + splitter[i];
                for (unsigned k = begin[0]; k < begin[1]; k++)
                    mark(&p, before.from[k]);
            }
            split_touched(&p);
        }
    }
    return p.block;
}

unsigned *minimize(const profile *p, state_list *all) {
    drop_dead_operations(p, all);
    drop_clears(all, split_blocks(all));
    return split_blocks(all);
}
