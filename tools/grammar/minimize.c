/* An operation counts only if it is seen: if some way from there to the end of a text reads what it
 * wrote. That is the liveness of registers, as in compilers. The end of a text reads the registers
 * of all components: the end of each, which says whether there is one, and then its begin. Clearing
 * a register counts only if it can hold a value; what can hold one is found forwards, over all
 * states that are equivalent, so that they stay so.
 *
 * States are equivalent if they end alike and go on alike, with the same operations, to equivalent
 * states (Moore's refinement). */
#include "minimize.h"

#include <stddef.h>
#include <string.h>

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
    bool dropped[MOST_OPERATIONS] = {false};
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
static register_set read_at_end(const profile *p, const operations *at_end) {
    register_set read = {{0}};
    for (unsigned i = 0; i < p->component_count; i++) {
        bool absent = false;
        for (unsigned k = 0; k < at_end->count; k++)
            absent |= at_end->list[k].what == CLEAR && at_end->list[k].to == 2 * i + 1;
        add_register(&read, 2 * i + 1);
        if (!absent && p->components[i].number != URIC_NOWHERE)
            add_register(&read, 2 * i);
    }
    return read;
}

static bool add_registers(register_set *to, const register_set *from) {
    register_set before = *to;
    for (unsigned i = 0; i < MOST_REGISTERS / 64; i++)
        to->word[i] |= from->word[i];
    return memcmp(&before, to, sizeof before) != 0;
}

static register_set live_before(const profile *p, const state_list *all, unsigned state,
                                const register_set *live) {
    const table_state *s = &all->states[state];
    register_set here = {{0}};
    if (s->final) {
        here = read_at_end(p, s->at_end);
        drop_unseen(s->at_end, &here);
    }
    if (s->component != NO_COMPONENT && s->begin != BEGINS_HERE) /* for errors */
        add_register(&here, s->begin);
    for (unsigned class = 0; class < all->classes; class ++) {
        const step *one = &s->steps[all->member[class]];
        if (one->target == REFUSE)
            continue;
        register_set behind = live[one->target];
        drop_unseen(one->operations, &behind);
        add_registers(&here, &behind);
    }
    return here;
}

/* Gives a step of one class to all its bytes. */
static void spread(const state_list *all, table_state *s) {
    for (unsigned byte = 0; byte < 256; byte++)
        s->steps[byte] = s->steps[all->member[all->class_of[byte]]];
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
            register_set read = read_at_end(p, s->at_end);
            s->at_end = drop_unseen(s->at_end, &read);
        }
        for (unsigned class = 0; class < all->classes; class ++) {
            step *one = &s->steps[all->member[class]];
            if (one->target == REFUSE)
                continue;
            register_set behind = live[one->target];
            one->operations = drop_unseen(one->operations, &behind);
        }
        spread(all, s);
    }
}

/* Takes the registers that may hold a value over operations; drops those that clear others. */
static const operations *drop_idle_clears(const operations *o, register_set *held) {
    bool dropped[MOST_OPERATIONS] = {false};
    for (unsigned i = 0; i < o->count; i++) {
        const operation *one = &o->list[i];
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
                const step *one = &all->states[i].steps[all->member[class]];
                if (one->target == REFUSE)
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
            s->at_end = drop_idle_clears(s->at_end, &here);
        for (unsigned class = 0; class < all->classes; class ++) {
            step *one = &s->steps[all->member[class]];
            here = held[block[i]];
            if (one->target != REFUSE)
                one->operations = drop_idle_clears(one->operations, &here);
        }
        spread(all, s);
    }
}

/* What a state does, in terms of blocks. */
typedef struct signature {
    unsigned block, component, begin;
    const operations *at_end;
    struct {
        int block, call;
        const operations *operations;
    } steps[256];
} signature;

static void sign(const state_list *all, unsigned state, const unsigned *blocks, signature *to) {
    const table_state *s = &all->states[state];
    to->block = blocks[state];
    to->component = s->component;
    to->begin = s->component == NO_COMPONENT ? 0 : s->begin;
    to->at_end = s->final ? s->at_end : NULL;
    for (unsigned class = 0; class < all->classes; class ++) {
        const step *one = &s->steps[all->member[class]];
        to->steps[class].block = one->target == REFUSE ? REFUSE : (int)blocks[one->target];
        to->steps[class].call = one->call;
        to->steps[class].operations = one->target == REFUSE ? NULL : one->operations;
    }
}

static size_t signature_size(const state_list *all) {
    return offsetof(signature, steps) + all->classes * sizeof(((signature *)0)->steps[0]);
}

static size_t hash_signature(const signature *s, size_t size) {
    const unsigned char *bytes = (const unsigned char *)s;
    size_t hash = 14695981039346656037u;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    return hash ^ hash >> 29;
}

/* Splits blocks once; gives their number. The first state of each block stands for it. */
static unsigned split_once(const state_list *all, const unsigned *block, unsigned *next) {
    size_t buckets = 64;
    while (buckets < 2 * (size_t)all->count)
        buckets *= 2;
    static signature one, other; /* no padding in them ever changes */
    unsigned *bucket = allocate(buckets, sizeof *bucket), blocks = 0;
    for (unsigned i = 0; i < all->count; i++) {
        sign(all, i, block, &one);
        size_t at = hash_signature(&one, signature_size(all)) & (buckets - 1);
        for (; bucket[at] != 0; at = (at + 1) & (buckets - 1)) {
            unsigned first = bucket[at] - 1;
            sign(all, first, block, &other);
            if (memcmp(&one, &other, signature_size(all)) == 0)
                break;
        }
        if (bucket[at] == 0) {
            bucket[at] = i + 1;
            next[i] = blocks++;
        } else
            next[i] = next[bucket[at] - 1];
    }
    return blocks;
}

static unsigned *split_blocks(const state_list *all) {
    unsigned *block = allocate(all->count, sizeof *block);
    unsigned *next = allocate(all->count, sizeof *next), blocks = 1, before;
    do {
        before = blocks;
        blocks = split_once(all, block, next);
        memcpy(block, next, all->count * sizeof *block);
    } while (blocks != before);
    return block;
}

unsigned *minimize(const profile *p, state_list *all) {
    drop_unseen_operations(p, all);
    drop_clears(all, split_blocks(all));
    return split_blocks(all);
}
