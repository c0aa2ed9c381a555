#include "tables/table.h"

bool same_step(const step *a, const step *b) {
    return a->target == b->target && a->operations == b->operations && a->call == b->call &&
           a->jump == b->jump;
}

byte_set live_bytes(const table_state *s) {
    byte_set live = {{0}};
    for (unsigned byte = 0; byte < 256; byte++)
        if (s->steps[byte].target != REFUSE)
            set_add(&live, byte);
    return live;
}

bool is_event(const step *s) {
    return s->target != REFUSE &&
           (s->operations->count > 0 || s->call != NO_CALL || s->jump != NO_JUMP);
}

byte_set loop_bytes(const table *t, unsigned state) {
    byte_set loop = {{0}};
    for (unsigned byte = 0; byte < 256; byte++) {
        const step *s = &t->states[state].steps[byte];
        if (s->target == (int)state && !is_event(s))
            set_add(&loop, byte);
    }
    return loop;
}

unsigned event_index(const table *t, const step *s) {
    unsigned i = 0;
    while (i < t->event_count && !same_step(&t->events[i], s))
        i++;
    return i;
}
