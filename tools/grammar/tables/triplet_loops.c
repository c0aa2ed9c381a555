#include "tables/triplet_loops.h"

/* The target of a transition without an action, or REJECT. */
static int step_from(const table *t, int state, unsigned byte) {
    const transition *s = transition_with(&t->states[state], byte);
    return has_action(s) ? REJECT : s->target;
}

static byte_set bytes_from(const table *t, int state) {
    byte_set bytes = {{0}};
    for (unsigned byte = 1; byte < 128; byte++)
        if (step_from(t, state, byte) != REJECT)
            set_add(&bytes, byte);
    return bytes;
}

/* Do all triplets lead from the state back to it, by way of two other states? */
static bool leads_back(const table *t, unsigned state, const triplet_loop *l) {
    int home = (int)state, second = step_from(t, home, l->first);
    if (second == REJECT || second == home)
        return false;
    for (unsigned pair = 0; pair < 128 * 128; pair++) {
        if (!set_has(&l->then, pair / 128) || !set_has(&l->then, pair % 128))
            continue;
        int third = step_from(t, second, pair / 128);
        if (third == REJECT || third == home || third == second ||
            step_from(t, third, pair % 128) != home)
            return false;
    }
    return true;
}

/* Is the first byte outside of the self-loop set, and are the others in it? */
static bool fits_set(const byte_set *self_loop_set, const triplet_loop *l) {
    return !set_has(self_loop_set, l->first) && set_empty(set_minus(l->then, *self_loop_set));
}

static bool find_loop_of(const table *t, unsigned state, triplet_loop *found) {
    const byte_classes *c = t->byte_classes;
    unsigned set = best_self_loop_set(c, t, state);
    for (unsigned byte = 1; byte < 128 && set < c->self_loop_set_count; byte++) {
        int second = step_from(t, (int)state, byte);
        if (second == REJECT)
            continue;
        *found = (triplet_loop){.first = byte, .then = bytes_from(t, second)};
        if (!set_empty(found->then) && fits_set(&c->self_loop_sets[set], found) &&
            leads_back(t, state, found))
            return true;
    }
    return false;
}

bool find_triplet_loop(const table *t, triplet_loop *found) {
    unsigned state = 0;
    while (state < t->count && !find_loop_of(t, state, found))
        state++;
    if (state == t->count)
        return false;
    const byte_classes *c = t->byte_classes;
    int more[URIC_SELF_LOOP_SETS] = {0}; /* states with the loop than without */
    for (state = 0; state < t->count; state++) {
        unsigned set = best_self_loop_set(c, t, state);
        if (set < c->self_loop_set_count)
            more[set] += leads_back(t, state, found) ? 1 : -1;
    }
    for (unsigned set = 0; set < c->self_loop_set_count; set++)
        if (more[set] > 0 && fits_set(&c->self_loop_sets[set], found))
            found->sets |= 1u << set;
    return found->sets != 0;
}

const uint8_t *find_self_loops(const table *t, const triplet_loop *l) {
    uint8_t *self_loops = allocate(t->count, 1);
    for (unsigned state = 0; state < t->count; state++) {
        unsigned set = best_self_loop_set(t->byte_classes, t, state);
        if (set == t->byte_classes->self_loop_set_count)
            continue;
        bool lacks_loop = l != NULL && (l->sets >> set & 1) && !leads_back(t, state, l);
        self_loops[state] = (uint8_t)(lacks_loop ? 0 : 1 + set);
    }
    return self_loops;
}
