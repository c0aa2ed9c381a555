#include "tables/byte_classes.h"

#include <string.h>

/* Does every state of the tables treat the bytes alike? */
static bool same_column(table_list tables, unsigned a, unsigned b) {
    for (unsigned i = 0; i < tables.count; i++)
        for (unsigned k = 0; k < tables.tables[i]->count; k++) {
            const table_state *s = &tables.tables[i]->states[k];
            if (!same_transition(transition_with(s, a), transition_with(s, b)))
                return false;
        }
    return true;
}

static bool is_live(table_list tables, unsigned byte) {
    for (unsigned i = 0; i < tables.count; i++)
        for (unsigned k = 0; k < tables.tables[i]->count; k++)
            if (transition_with(&tables.tables[i]->states[k], byte)->target != REJECT)
                return true;
    return false;
}

static void find_classes(byte_classes *c, table_list tables) {
    unsigned first[256]; /* of each class, its first byte */
    c->classes = 1;
    for (unsigned byte = 0; byte < 256; byte++) {
        if (!is_live(tables, byte))
            continue;
        unsigned k = 1;
        while (k < c->classes && !same_column(tables, first[k], byte))
            k++;
        if (k == c->classes)
            first[c->classes++] = byte;
        c->class_of[byte] = (uint8_t)k;
    }
}

/* The bytes that loop on states. */
typedef struct candidates {
    byte_set *loops; /* of each state on which any loops */
    unsigned loop_count;
    byte_set *sets; /* without repetition: each may become a self-loop set */
    unsigned count;
    unsigned live; /* the number of bytes that some state does not reject */
} candidates;

static void add_loop(candidates *c, byte_set loop) {
    unsigned k = 0;
    if (set_empty(loop))
        return;
    c->loops = grow(c->loops, c->loop_count, sizeof loop);
    c->loops[c->loop_count++] = loop;
    while (k < c->count && !set_equal(c->sets[k], loop))
        k++;
    if (k < c->count)
        return;
    c->sets = grow(c->sets, c->count, sizeof loop);
    c->sets[c->count++] = loop;
}

static candidates find_candidates(const byte_classes *c, table_list tables) {
    candidates found = {0};
    for (unsigned i = 0; i < tables.count; i++)
        for (unsigned state = 0; state < tables.tables[i]->count; state++)
            add_loop(&found, self_loop_bytes(tables.tables[i], state));
    for (unsigned byte = 0; byte < 256; byte++)
        found.live += c->class_of[byte] != 0;
    return found;
}

static unsigned largest_set_in(const byte_classes *c, byte_set loop) {
    unsigned best = c->self_loop_set_count, most = 0;
    for (unsigned k = 0; k < c->self_loop_set_count; k++) {
        unsigned size = set_count(c->self_loop_sets[k]);
        if (size > most && set_empty(set_minus(c->self_loop_sets[k], loop))) {
            best = k;
            most = size;
        }
    }
    return best;
}

unsigned best_self_loop_set(const byte_classes *c, const table *t, unsigned state) {
    return largest_set_in(c, self_loop_bytes(t, state));
}

/* How far a scan skips by the self-loop sets, over all states: if bytes were random, a set that
 * lacks n of the live bytes would be left after live / (n + 1) bytes. */
static double self_loop_value(const byte_classes *c, const candidates *from) {
    double value = 0;
    for (unsigned i = 0; i < from->loop_count; i++) {
        unsigned set = largest_set_in(c, from->loops[i]);
        if (set < c->self_loop_set_count)
            value += (double)from->live / (from->live - set_count(c->self_loop_sets[set]) + 1);
    }
    return value;
}

/* Adds, one at a time, the candidate that increases the value of all sets most. */
static void find_self_loop_sets(byte_classes *c, table_list tables) {
    candidates from = find_candidates(c, tables);
    double value = 0;
    while (c->self_loop_set_count < URIC_SELF_LOOP_SETS) {
        byte_set *added = &c->self_loop_sets[c->self_loop_set_count++], best = {{0}};
        for (unsigned i = 0; i < from.count; i++) {
            *added = from.sets[i];
            double with = self_loop_value(c, &from);
            if (with > value) {
                value = with;
                best = from.sets[i];
            }
        }
        *added = best;
        if (set_empty(best)) {
            c->self_loop_set_count--;
            return;
        }
    }
}

byte_classes *find_byte_classes(table_list tables) {
    byte_classes *c = allocate(1, sizeof *c);
    c->name = tables.tables[0]->name;
    find_classes(c, tables);
    c->class_mask = 1;
    while (c->class_mask + 1 < c->classes)
        c->class_mask = 2 * c->class_mask + 1;
    return c;
}

/* Tables that may share classes, and the size of their arrays if they do. */
typedef struct group {
    table_list list;
    unsigned class_of[256];
    size_t bytes;
} group;

/* With more classes, too few bits are free for self-loop sets. */
enum { MOST_SHARED_CLASSES = 32 };

static size_t bytes_of(const group *g, unsigned classes) {
    size_t bytes = 256;
    for (unsigned i = 0; i < g->list.count; i++)
        bytes += (size_t)g->list.tables[i]->count * classes * entry_size(g->list.tables[i]);
    return bytes;
}

static group join_groups(const group *a, const group *b) {
    group both = {.bytes = SIZE_MAX / 2};
    unsigned classes = 1;
    for (unsigned i = 0; i < a->list.count; i++)
        add_table(&both.list, a->list.tables[i]);
    for (unsigned i = 0; i < b->list.count; i++)
        add_table(&both.list, b->list.tables[i]);
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned like = 0;
        while (a->class_of[like] != a->class_of[byte] || b->class_of[like] != b->class_of[byte])
            like++;
        bool rejected = a->class_of[byte] == 0 && b->class_of[byte] == 0;
        both.class_of[byte] = rejected ? 0 : like < byte ? both.class_of[like] : classes++;
    }
    if (classes <= MOST_SHARED_CLASSES)
        both.bytes = bytes_of(&both, classes);
    return both;
}

/* Finds the two groups that save most if they are joined; false if none do. */
static bool best_pair(const group *groups, unsigned count, unsigned *one, unsigned *other,
                      group *joined) {
    size_t most = 0;
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = i + 1; k < count; k++) {
            group both = join_groups(&groups[i], &groups[k]);
            size_t apart = groups[i].bytes + groups[k].bytes;
            if (both.bytes < apart && apart - both.bytes > most) {
                most = apart - both.bytes;
                *one = i;
                *other = k;
                *joined = both;
            }
        }
    return most > 0;
}

void share_byte_classes(table_list tables) {
    group *groups = allocate(tables.count, sizeof *groups), joined;
    unsigned count = tables.count;
    for (unsigned i = 0; i < count; i++) {
        const byte_classes *c = tables.tables[i]->byte_classes;
        add_table(&groups[i].list, tables.tables[i]);
        for (unsigned byte = 0; byte < 256; byte++)
            groups[i].class_of[byte] = c->class_of[byte];
        groups[i].bytes = bytes_of(&groups[i], c->classes);
    }
    for (unsigned one, other; best_pair(groups, count, &one, &other, &joined);) {
        groups[one] = joined;
        groups[other] = groups[--count];
    }
    for (unsigned i = 0; i < count; i++) {
        table_list list = groups[i].list;
        byte_classes *shared =
            list.count > 1 ? find_byte_classes(list) : list.tables[0]->byte_classes;
        find_self_loop_sets(shared, list);
        for (unsigned k = 0; k < list.count; k++)
            list.tables[k]->byte_classes = shared;
    }
}
