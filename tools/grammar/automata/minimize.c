/* First, operations without effect are dropped.
 *     An operation is dead if no path from there to the end of a text reads what it wrote. That is
 *     the liveness of registers, as in compilers. The end of a text reads the end of each
 * component, which says whether there is one, and the begin of each that is reported. Clearing a
 * register is idle if the register cannot hold a value. What can hold one is found forwards, over
 * all states that are equivalent, so that they stay so.
 *
 * Then equivalent states are found: those that end alike and have, with each byte, the same
 * operations and equivalent targets (partition.h). */
#include "automata/minimize.h"

#include <stddef.h>
#include <string.h>

#include "automata/partition.h"
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
    for (unsigned class = 0; class < s->classes; class ++) {
        const transition *one = &s->transitions[class];
        if (one->target == REJECT)
            continue;
        register_set behind = live[one->target];
        drop_dead(one->operations, &behind);
        add_registers(&here, &behind);
    }
    return here;
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
        for (unsigned class = 0; class < s->classes; class ++) {
            transition *one = &s->transitions[class];
            if (one->target == REJECT)
                continue;
            register_set behind = live[one->target];
            one->operations = drop_dead(one->operations, &behind);
        }
    }
    release(live);
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
            for (unsigned class = 0; class < all->states[i].classes; class ++) {
                const transition *one = &all->states[i].transitions[class];
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
        for (unsigned class = 0; class < s->classes; class ++) {
            transition *one = &s->transitions[class];
            here = held[block[i]];
            if (one->target != REJECT)
                one->operations = drop_idle_clears(one->operations, &here);
        }
    }
    release(held);
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
        const transition *one = transition_with(s, all->member[class]);
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
    unsigned count = blocks.count;
    release_worklist(&blocks);
    return count;
}

/* A symbol for each class; and one more, which leads to the state in which a code point began, so
 * that equivalent states have equivalent ones. */
static unsigned *find_equivalent(const state_list *all) {
    unsigned symbols = all->classes + 1, *block = allocate(all->count, sizeof *block);
    int *next = allocate((size_t)all->count * symbols, sizeof *next), *to = next;
    for (unsigned i = 0; i < all->count; i++) {
        const table_state *s = &all->states[i];
        for (unsigned class = 0; class < all->classes; class ++)
            *to++ = transition_with(s, all->member[class])->target;
        *to++ = s->point_state;
    }
    split_blocks(&(successors){next, all->count, symbols}, block, block_by_signature(all, block));
    release(next);
    return block;
}

unsigned *minimize(const profile *p, state_list *all) {
    drop_dead_operations(p, all);
    unsigned *block = find_equivalent(all);
    drop_clears(all, block);
    release(block);
    return find_equivalent(all);
}
