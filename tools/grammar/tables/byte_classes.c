#include "tables/byte_classes.h"

#include <string.h>

/* Tables that are to have the same byte_classes. */
typedef struct sharers {
    table *const *tables;
    unsigned count;
} sharers;

static bool same_byte_column(const table *t, unsigned a, unsigned b) {
    for (unsigned i = 0; i < t->count; i++)
        if (!same_transition(&t->states[i].transitions[a], &t->states[i].transitions[b]))
            return false;
    return true;
}

static bool all_same_column(const sharers *s, unsigned a, unsigned b) {
    for (unsigned i = 0; i < s->count; i++)
        if (!same_byte_column(s->tables[i], a, b))
            return false;
    return true;
}

static bool takes(const table *t, unsigned byte) {
    for (unsigned i = 0; i < t->count; i++)
        if (t->states[i].transitions[byte].target != REJECT)
            return true;
    return false;
}

static bool any_takes(const sharers *s, unsigned byte) {
    for (unsigned i = 0; i < s->count; i++)
        if (takes(s->tables[i], byte))
            return true;
    return false;
}

static void find_classes(byte_classes *c, const sharers *s) {
    unsigned first[256];
    c->classes = 1;
    for (unsigned byte = 0; byte < 256; byte++) {
        if (!any_takes(s, byte))
            continue;
        unsigned k = 1;
        while (k < c->classes && !all_same_column(s, first[k], byte))
            k++;
        if (k == c->classes)
            first[c->classes++] = byte;
        c->class_of[byte] = (uint8_t)k;
    }
}

/* Candidates for run sets: what loops on some state. */
typedef struct candidates {
    byte_set *sets;
    unsigned count;
    unsigned live; /* bytes that any state takes */
} candidates;

static void add_candidate(candidates *c, byte_set loop) {
    unsigned k = 0;
    while (k < c->count && !set_equal(c->sets[k], loop))
        k++;
    if (k < c->count || set_empty(loop))
        return;
    c->sets = grow(c->sets, c->count, sizeof loop);
    c->sets[c->count++] = loop;
}

static candidates find_candidates(const byte_classes *c, const sharers *s) {
    candidates found = {0};
    for (unsigned i = 0; i < s->count; i++)
        for (unsigned state = 0; state < s->tables[i]->count; state++)
            add_candidate(&found, self_loop_bytes(s->tables[i], state));
    for (unsigned byte = 0; byte < 256; byte++)
        found.live += c->class_of[byte] != 0;
    return found;
}

unsigned best_self_loop_set(const byte_classes *c, const table *t, unsigned state) {
    byte_set loop = self_loop_bytes(t, state);
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

/* How far the run sets carry, over all states: if bytes came at random, a set that lacks n of the
 * live ones would be left after live / n. */
static double self_loop_value(const byte_classes *c, const sharers *s, unsigned live) {
    double value = 0;
    for (unsigned i = 0; i < s->count; i++)
        for (unsigned state = 0; state < s->tables[i]->count; state++) {
            unsigned set = best_self_loop_set(c, s->tables[i], state);
            if (set < c->self_loop_set_count)
                value += (double)live / (live - set_count(c->self_loop_sets[set]) + 1);
        }
    return value;
}

/* Adds, one after the other, the set that carries farthest beside those that are there. */
static void find_self_loop_sets(byte_classes *c, const sharers *s) {
    unsigned room = 7;
    for (c->class_mask = 1; c->class_mask + 1 < c->classes; c->class_mask = 2 * c->class_mask + 1)
        room--;
    if (room > URIC_RUN_SETS)
        room = URIC_RUN_SETS;
    candidates from = find_candidates(c, s);
    for (double most = 0; c->self_loop_set_count < room;) {
        byte_set best = {{0}};
        unsigned place = c->self_loop_set_count++;
        for (unsigned i = 0; i < from.count; i++) {
            c->self_loop_sets[place] = from.sets[i];
            double value = self_loop_value(c, s, from.live);
            if (value > most) {
                most = value;
                best = from.sets[i];
            }
        }
        c->self_loop_sets[place] = best;
        if (set_empty(best)) {
            c->self_loop_set_count--;
            return;
        }
    }
}

byte_classes *find_byte_classes(table *const *tables, unsigned count) {
    byte_classes *c = allocate(1, sizeof *c);
    sharers s = {tables, count};
    c->name = tables[0]->name;
    find_classes(c, &s);
    find_self_loop_sets(c, &s);
    return c;
}

/* A group of tables with the same byte_classes, and the bytes that its arrays take. */
typedef struct group {
    table **tables;
    unsigned count;
    unsigned class_of[256]; /* as if they had the same */
    size_t bytes;
} group;

/* Beyond these, too few bits are left for run sets. */
enum { MOST_SHARED_CLASSES = 32 };

static size_t bytes_of(const group *g, unsigned classes) {
    size_t bytes = 256;
    for (unsigned i = 0; i < g->count; i++) {
        const table *t = g->tables[i];
        bytes += (size_t)t->count * classes * (t->count + t->action_count > UINT8_MAX ? 2 : 1);
    }
    return bytes;
}

static group join_groups(const group *a, const group *b) {
    group both = {.count = a->count + b->count};
    unsigned classes = 1;
    both.tables = allocate(both.count, sizeof(table *));
    for (unsigned i = 0; i < both.count; i++)
        both.tables[i] = i < a->count ? a->tables[i] : b->tables[i - a->count];
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned like = 0;
        while (a->class_of[like] != a->class_of[byte] || b->class_of[like] != b->class_of[byte])
            like++;
        bool refused = a->class_of[byte] == 0 && b->class_of[byte] == 0;
        both.class_of[byte] = refused ? 0 : like < byte ? both.class_of[like] : classes++;
    }
    both.bytes = classes <= MOST_SHARED_CLASSES ? bytes_of(&both, classes) : SIZE_MAX / 2;
    return both;
}

/* The pair whose joining saves most; false if none does. */
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

void share_byte_classes(table *const *tables, unsigned count) {
    group *groups = allocate(count, sizeof *groups), joined;
    for (unsigned i = 0; i < count; i++) {
        groups[i].tables = allocate(1, sizeof(table *));
        groups[i].tables[0] = tables[i];
        groups[i].count = 1;
        for (unsigned byte = 0; byte < 256; byte++)
            groups[i].class_of[byte] = tables[i]->byte_classes->class_of[byte];
        groups[i].bytes = bytes_of(&groups[i], tables[i]->byte_classes->classes);
    }
    for (unsigned one, other; best_pair(groups, count, &one, &other, &joined);) {
        groups[one] = joined;
        groups[other] = groups[--count];
    }
    for (unsigned i = 0; i < count; i++)
        if (groups[i].count > 1) {
            byte_classes *shared = find_byte_classes(groups[i].tables, groups[i].count);
            for (unsigned k = 0; k < groups[i].count; k++)
                groups[i].tables[k]->byte_classes = shared;
        }
}
