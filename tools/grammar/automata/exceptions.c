#include "automata/exceptions.h"

typedef struct exception {
    unsigned outer; /* of the A - B around it */
    automaton *of_b;
    int state;
} exception;

static unsigned number_of(exceptions *e, exception wanted) {
    for (size_t i = 0; i < e->count; i++)
        if (e->at[i].outer == wanted.outer && e->at[i].of_b == wanted.of_b &&
            e->at[i].state == wanted.state)
            return (unsigned)i + 1;
    e->at = grow_again(e->at, e->count, &e->room, sizeof wanted);
    e->at[e->count++] = wanted;
    return (unsigned)e->count;
}

unsigned enter_exception(exceptions *e, unsigned outer, automaton *of_b) {
    return number_of(e, (exception){outer, of_b, START});
}

unsigned step_exception(exceptions *e, unsigned which, unsigned char byte) {
    if (which == NO_EXCEPTION)
        return NO_EXCEPTION;
    exception next = e->at[which - 1];
    next.outer = step_exception(e, next.outer, byte);
    next.state = automaton_step(next.of_b, next.state, byte);
    return number_of(e, next);
}

bool leave_exception(const exceptions *e, unsigned *which) {
    const exception *left = &e->at[*which - 1];
    *which = left->outer;
    return !automaton_final(left->of_b, left->state);
}
