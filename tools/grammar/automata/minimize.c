/* An operation counts only if it is seen: if some way from there to the end of a text reads what it
 * wrote. That is the liveness of registers, as in compilers. The end of a text reads the registers
 * of all components: the end of each, which says whether there is one, and then its begin. Clearing
 * a register counts only if it can hold a value; what can hold one is found forwards, over all
 * states that are equivalent, so that they stay so.
 *
 * States are equivalent if they end alike and go on alike, with the same operations, to equivalent
 * states. Blocks of states that do the same are split by the states that lead into a block and
 * those that do not; where a block is split, the smaller part splits others again (Hopcroft 1971).
 */
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

/* Takes the registers that are live behind operations back to before them; drops those that write
 * none of them. */
static const operations *drop_unseen(const operations *o, register_set *live) {
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

/* What the end of a text reads behind its operations. */
static register_set read_at_end(const profile *p) {
    register_set read = {{0}};
    for (unsigned i = 0; i < p->component_count; i++) {
        add_register(&read, 2 * i + 1);
        if (p->components[i].number != URIC_NOWHERE)
            add_register(&read, 2 * i);
    }
    return read;
}

static register_set live_before(const profile *p, const state_list *all, unsigned state,
                                const register_set *live) {
    const table_state *s = &all->states[state];
    register_set here = {{0}};
    if (s->final) {
        here = read_at_end(p);
        drop_unseen(s->final_operations, &here);
    }
    if (s->component != NO_COMPONENT && s->begin != BEGINS_HERE) /* for errors */
        add_register(&here, s->begin);
    for (unsigned class = 0; class < all->classes; class ++) {
        const transition *one = &s->transitions[all->member[class]];
        if (one->target == REJECT)
            continue;
        register_set behind = live[one->target];
        drop_unseen(one->operations, &behind);
        add_registers(&here, &behind);
    }
    return here;
}

/* Gives a transition of one class to all its bytes. */
static void spread(const state_list *all, table_state *s) {
    for (unsigned byte = 0; byte < 256; byte++)
        s->transitions[byte] = s->transitions[all->member[all->class_of[byte]]];
}

static void drop_unseen_operations(const profile *p, state_list *all) {
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
            register_set read = read_at_end(p);
            s->final_operations = drop_unseen(s->final_operations, &read);
        }
        for (unsigned class = 0; class < all->classes; class ++) {
            transition *one = &s->transitions[all->member[class]];
            if (one->target == REJECT)
                continue;
            register_set behind = live[one->target];
            one->operations = drop_unseen(one->operations, &behind);
        }
        spread(all, s);
    }
}

/* Takes the registers that may hold a value over operations; drops those that clear others. */
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

/* What a state does, but for where it goes. */
typedef struct signature {
    unsigned component, begin;
    const operations *final_operations;
    struct {
        int call, refuses;
        const operations *operations;
    } transitions[256];
} signature;

static void sign(const state_list *all, unsigned state, signature *to) {
    const table_state *s = &all->states[state];
    to->component = s->component;
    to->begin = s->begin;
    to->final_operations = s->final ? s->final_operations : NULL;
    for (unsigned class = 0; class < all->classes; class ++) {
        const transition *one = &s->transitions[all->member[class]];
        to->transitions[class].call = one->call;
        to->transitions[class].refuses = one->target == REJECT;
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

/* The states in an order in which each block is a run of them. */
typedef struct partition {
    unsigned *states, *place; /* of each state in `states` */
    unsigned *block;          /* of each state */
    struct run {
        unsigned first, count, marked; /* those that are marked come first */
    } * runs;
    unsigned count;
    unsigned *touched, touched_count; /* blocks in which states are marked */
} partition;

static partition new_partition(const state_list *all) {
    partition p = {.states = allocate(all->count, sizeof(unsigned))};
    p.place = allocate(all->count, sizeof(unsigned));
    p.block = allocate(all->count, sizeof(unsigned));
    p.runs = allocate(all->count, sizeof(struct run));
    p.touched = allocate(all->count, sizeof(unsigned));
    p.count = block_by_signature(all, p.block);
    for (unsigned i = 0; i < all->count; i++)
        p.runs[p.block[i]].count++;
    for (unsigned k = 1; k < p.count; k++)
        p.runs[k].first = p.runs[k - 1].first + p.runs[k - 1].count;
    for (unsigned i = 0; i < all->count; i++) {
        struct run *run = &p.runs[p.block[i]];
        p.place[i] = run->first + run->marked++;
        p.states[p.place[i]] = i;
    }
    for (unsigned k = 0; k < p.count; k++)
        p.runs[k].marked = 0;
    return p;
}

static void mark(partition *p, unsigned state) {
    struct run *run = &p->runs[p->block[state]];
    unsigned to = run->first + run->marked, from = p->place[state];
    if (from < to)
        return;
    if (run->marked++ == 0)
        p->touched[p->touched_count++] = p->block[state];
    p->states[from] = p->states[to];
    p->place[p->states[from]] = from;
    p->states[to] = state;
    p->place[state] = to;
}

/* Parts the marked states of each block from the others; the fewer become a new block. */
static void split_touched(partition *p) {
    while (p->touched_count > 0) {
        struct run *run = &p->runs[p->touched[--p->touched_count]];
        struct run made = {run->first, run->marked, 0};
        run->marked = 0;
        if (made.count == run->count)
            continue;
        if (2 * made.count > run->count)
            made = (struct run){run->first + made.count, run->count - made.count, 0};
        else
            run->first += made.count;
        run->count -= made.count;
        for (unsigned i = 0; i < made.count; i++)
            p->block[p->states[made.first + i]] = p->count;
        p->runs[p->count++] = made;
    }
}

/* Which states go to a state with a class: from[begin[cell]] up to from[begin[cell + 1]], where the
 * cell is class * states + state. */
typedef struct sources {
    unsigned *begin, *from;
} sources;

static sources find_sources(const state_list *all) {
    size_t cells = (size_t)all->count * all->classes;
    sources s = {allocate(cells + 1, sizeof(unsigned)), allocate(cells, sizeof(unsigned))};
    for (int pass = 0; pass < 2; pass++) {
        for (unsigned class = 0; class < all->classes; class ++)
            for (unsigned i = 0; i < all->count; i++) {
                int target = all->states[i].transitions[all->member[class]].target;
                if (target == REJECT)
                    continue;
                size_t cell = (size_t) class * all->count + (unsigned)target;
                if (pass == 0)
                    s.begin[cell]++;
                else
                    s.from[--s.begin[cell]] = i;
            }
        for (size_t cell = 0; pass == 0 && cell < cells; cell++) /* ends; the next pass */
            s.begin[cell + 1] += s.begin[cell];                  /* counts down to begins */
    }
    return s;
}

static unsigned *split_blocks(const state_list *all) {
    partition p = new_partition(all);
    sources s = find_sources(all);
    unsigned *splitter = allocate(all->count, sizeof *splitter);
    /* What is split off later has a number of its own, so that each block splits others once. */
    for (unsigned k = 0; k < p.count; k++) {
        unsigned count = p.runs[k].count;
        memcpy(splitter, p.states + p.runs[k].first, count * sizeof *splitter);
        for (unsigned class = 0; class < all->classes; class ++) {
            for (unsigned i = 0; i < count; i++) {
                const unsigned *cell = s.begin + (size_t) class * all->count + splitter[i];
                for (unsigned from = cell[0]; from < cell[1]; from++)
                    mark(&p, s.from[from]);
            }
            split_touched(&p);
        }
    }
    return p.block;
}

unsigned *minimize(const profile *p, state_list *all) {
    drop_unseen_operations(p, all);
    drop_clears(all, split_blocks(all));
    return split_blocks(all);
}
