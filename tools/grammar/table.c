#include "table.h"

#include <string.h>

#include "transcribe.h"
#include "uric_tables.h"

/* What Ragel's actions are, by number. */
typedef struct action_meaning {
    uint64_t *marks;
    int *calls;
} action_meaning;

static action_meaning understand_actions(const profile *p, const ragel_machine *m) {
    action_meaning a = {allocate(m->action_count, sizeof(uint64_t)),
                        allocate(m->action_count, sizeof(int))};
    for (unsigned i = 0; i < m->action_count; i++) {
        const char *name = m->action_names[i];
        a.calls[i] = NO_CALL;
        for (unsigned k = 0; k < p->marked_count; k++) {
            if (strcmp(name, begin_action(p, k)) == 0)
                a.marks[i] = (uint64_t)1 << (2 * k);
            if (strcmp(name, end_action(p, k)) == 0)
                a.marks[i] = (uint64_t)2 << (2 * k);
        }
        for (unsigned k = 0; k < p->calls.count; k++)
            if (strcmp(name, call_action(p->calls.rules[k])) == 0)
                a.calls[i] = (int)k;
        if (a.marks[i] == 0 && a.calls[i] == NO_CALL)
            fail("%s: the profile has nothing for action %s", m->path, name);
    }
    return a;
}

/* Adds what the actions of a Ragel table mean to `s`. */
static void apply_actions(step *s, const ragel_machine *m, const action_meaning *a, int actions) {
    if (actions == NO_ACTIONS)
        return;
    const ragel_table *list = &m->tables[actions];
    for (unsigned i = 0; i < list->count; i++) {
        s->marks |= a->marks[list->actions[i]];
        if (a->calls[list->actions[i]] != NO_CALL)
            s->call = a->calls[list->actions[i]];
    }
}

static table_state make_state(const ragel_machine *m, const action_meaning *a,
                              const ragel_state *from, bool marked) {
    table_state s = {.final = from->final};
    step at_end = {.call = NO_CALL, .jump = NO_JUMP};
    apply_actions(&at_end, m, a, from->end_actions);
    s.end_marks = marked ? at_end.marks : 0;
    for (unsigned byte = 0; byte < 256; byte++)
        s.steps[byte] = (step){.target = REFUSE, .call = NO_CALL, .jump = NO_JUMP};
    for (unsigned i = 0; i < from->step_count; i++) {
        step one = {.target = from->steps[i].target, .call = NO_CALL, .jump = NO_JUMP};
        apply_actions(&one, m, a, from->steps[i].actions);
        if (!marked)
            one.marks = 0;
        for (long byte = from->steps[i].first; one.target >= 0 && byte <= from->steps[i].last;
             byte++)
            s.steps[byte] = one;
    }
    return s;
}

static bool same_step(const step *a, const step *b) {
    return a->target == b->target && a->marks == b->marks && a->call == b->call &&
           a->jump == b->jump;
}

/* Equal once targets stand for the blocks that they are in? */
static bool same_behaviour(const table_state *a, const table_state *b, const unsigned *block) {
    if (a->final != b->final || a->end_marks != b->end_marks)
        return false;
    for (unsigned byte = 0; byte < 256; byte++) {
        step x = a->steps[byte], y = b->steps[byte];
        x.target = x.target == REFUSE ? REFUSE : (int)block[x.target];
        y.target = y.target == REFUSE ? REFUSE : (int)block[y.target];
        if (!same_step(&x, &y))
            return false;
    }
    return true;
}

/* Moore's refinement: blocks split until states in a block behave alike. The first state of each
 * block stands for it. */
static unsigned split_blocks(const table_state *states, unsigned count, unsigned *block) {
    unsigned blocks = 1, before;
    unsigned *first = allocate(count, sizeof(unsigned)), *next = allocate(count, sizeof(unsigned));
    do {
        before = blocks;
        blocks = 0;
        for (unsigned i = 0; i < count; i++) {
            unsigned k = 0;
            while (k < blocks && (block[first[k]] != block[i] ||
                                  !same_behaviour(&states[first[k]], &states[i], block)))
                k++;
            if (k == blocks)
                first[blocks++] = i;
            next[i] = k;
        }
        memcpy(block, next, count * sizeof(unsigned));
    } while (blocks != before);
    return blocks;
}

/* Which of the tables that this one goes on in has the block? */
static int table_with_block(const table *t, unsigned block) {
    for (unsigned i = 0; i < t->through_count; i++)
        if (t->through[i]->place_of_block[block] >= 0)
            return (int)i;
    return NO_JUMP;
}

/* Meets the blocks that can be reached from the entries, in an order that depends on the language
 * alone. Gives for each a state of it, and for each block its place in that order, or -1. */
static unsigned *meet_blocks(table *t, const automata *g, const int *entry_states,
                             int *place_of_block) {
    unsigned *met = allocate(g->count, sizeof(unsigned));
    for (unsigned i = 0; i < g->count; i++)
        place_of_block[i] = -1;
    for (unsigned i = 0, next = 0; i < t->entries.count || next < t->count;) {
        const table_state *from = i < t->entries.count ? NULL : &g->states[met[next++]];
        unsigned targets = from == NULL ? 1 : 256;
        for (unsigned k = 0; k < targets; k++) {
            int target = from == NULL ? entry_states[i] : from->steps[k].target;
            if (target == REFUSE || place_of_block[g->block[target]] >= 0 ||
                (from != NULL && table_with_block(t, g->block[target]) != NO_JUMP))
                continue;
            place_of_block[g->block[target]] = (int)t->count;
            met[t->count++] = (unsigned)target;
        }
        i += i < t->entries.count;
    }
    return met;
}

/* Takes over the states that can be reached from the entries, each block once. */
static void take_reachable(table *t, const automata *g, const int *entry_states) {
    int *place_of_block = t->place_of_block = allocate(g->count, sizeof(int));
    const unsigned *met = meet_blocks(t, g, entry_states, place_of_block);
    for (unsigned i = 0; i < t->entries.count; i++)
        t->starts[i] = (unsigned)place_of_block[g->block[entry_states[i]]];
    t->states = allocate(t->count, sizeof *t->states);
    for (unsigned i = 0; i < t->count; i++) {
        t->states[i] = g->states[met[i]];
        for (unsigned byte = 0; byte < 256; byte++) {
            step *s = &t->states[i].steps[byte];
            if (s->target == REFUSE)
                continue;
            unsigned block = g->block[s->target];
            s->jump = table_with_block(t, block);
            s->target = s->jump == NO_JUMP ? place_of_block[block]
                                           : t->through[s->jump]->place_of_block[block];
        }
    }
}

byte_set live_bytes(const table_state *s) {
    byte_set live = {{0}};
    for (unsigned byte = 0; byte < 256; byte++)
        if (s->steps[byte].target != REFUSE)
            set_add(&live, byte);
    return live;
}

bool is_event(const step *s) {
    return s->target != REFUSE && (s->marks != 0 || s->call != NO_CALL || s->jump != NO_JUMP);
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

static bool is_entered(const table *t, unsigned state) {
    for (unsigned i = 0; i < t->count; i++)
        for (unsigned byte = 0; byte < 256; byte++)
            if (t->states[i].steps[byte].target == (int)state &&
                t->states[i].steps[byte].jump == NO_JUMP)
                return true;
    return false;
}

/* What begins with the first byte of a text need not be marked, because all captures begin at 0
 * until a mark says otherwise; unless the start state is entered again later. */
static void begin_at_start(table *t, bool jumped_into) {
    const uint64_t begins = UINT64_C(0x5555555555555555);
    for (unsigned i = 0; i < t->entries.count; i++) {
        table_state *s = &t->states[t->starts[i]];
        uint64_t seen = 0;
        t->rest_begun[i] = s->final;
        for (unsigned byte = 0; byte < 256; byte++) {
            seen |= s->steps[byte].marks & begins;
            t->rest_begun[i] |= s->steps[byte].target != REFUSE && s->steps[byte].marks == 0;
        }
        for (unsigned k = 0; k < MOST_CAPTURES; k++)
            t->begun[i] |= (uint32_t)(seen >> (2 * k) & 1) << k;
        bool entered = jumped_into || is_entered(t, t->starts[i]);
        for (unsigned byte = 0; !entered && byte < 256; byte++)
            s->steps[byte].marks &= ~begins;
    }
}

static bool same_column(const table *t, unsigned a, unsigned b) {
    for (unsigned i = 0; i < t->count; i++)
        if (!same_step(&t->states[i].steps[a], &t->states[i].steps[b]))
            return false;
    return true;
}

static bool never_taken(const table *t, unsigned byte) {
    for (unsigned i = 0; i < t->count; i++)
        if (t->states[i].steps[byte].target != REFUSE)
            return false;
    return true;
}

static void find_classes(table *t) {
    t->classes = 1;
    unsigned first[256];
    for (unsigned byte = 0; byte < 256; byte++) {
        if (never_taken(t, byte))
            continue;
        unsigned k = 1;
        while (k < t->classes && !same_column(t, first[k], byte))
            k++;
        if (k == t->classes)
            first[t->classes++] = byte;
        t->class_of[byte] = (uint8_t)k;
    }
}

unsigned event_index(const table *t, const step *s) {
    unsigned i = 0;
    while (i < t->event_count && !same_step(&t->events[i], s))
        i++;
    return i;
}

static void find_events(table *t) {
    for (unsigned i = 0; i < t->count; i++)
        for (unsigned byte = 0; byte < 256; byte++) {
            const step *s = &t->states[i].steps[byte];
            if (is_event(s) && event_index(t, s) == t->event_count) {
                t->events = grow(t->events, t->event_count, sizeof(step));
                t->events[t->event_count++] = *s;
            }
        }
}

/* Candidates for run sets: what loops on some state. */
typedef struct candidates {
    byte_set *sets;
    unsigned count;
    unsigned live; /* bytes that any state takes */
} candidates;

static candidates find_candidates(const table *t) {
    candidates c = {0};
    for (unsigned i = 0; i < t->count; i++) {
        byte_set loop = loop_bytes(t, i);
        unsigned k = 0;
        while (k < c.count && !set_equal(c.sets[k], loop))
            k++;
        if (k == c.count && !set_empty(loop)) {
            c.sets = grow(c.sets, c.count, sizeof loop);
            c.sets[c.count++] = loop;
        }
    }
    for (unsigned byte = 0; byte < 256; byte++)
        c.live += t->class_of[byte] != 0;
    return c;
}

unsigned best_run_set(const table *t, unsigned state) {
    byte_set loop = loop_bytes(t, state);
    unsigned best = t->run_set_count, most = 0;
    for (unsigned k = 0; k < t->run_set_count; k++) {
        unsigned size = set_count(t->run_sets[k]);
        if (size > most && set_empty(set_minus(t->run_sets[k], loop))) {
            best = k;
            most = size;
        }
    }
    return best;
}

/* How far the run sets carry, over all states: if bytes came at random, a set that lacks n of the
 * live ones would be left after live / n. */
static double run_value(const table *t, unsigned live) {
    double value = 0;
    for (unsigned i = 0; i < t->count; i++) {
        unsigned set = best_run_set(t, i);
        if (set < t->run_set_count)
            value += (double)live / (live - set_count(t->run_sets[set]) + 1);
    }
    return value;
}

/* Tries all choices of `room` candidates from `next` on; keeps the best in `best`. */
static void choose_run_sets(table *t, const candidates *c, unsigned next, unsigned room,
                            table *best, double *most) {
    if (room == 0 || next == c->count) {
        double value = run_value(t, c->live);
        if (value > *most) {
            *most = value;
            memcpy(best->run_sets, t->run_sets, sizeof t->run_sets);
            best->run_set_count = t->run_set_count;
        }
        return;
    }
    t->run_sets[t->run_set_count++] = c->sets[next];
    choose_run_sets(t, c, next + 1, room - 1, best, most);
    t->run_set_count--;
    if (c->count - next > room)
        choose_run_sets(t, c, next + 1, room, best, most);
}

/* A byte of the table holds a class and, in the bits that are left, run sets. */
static void find_run_sets(table *t) {
    unsigned room = MOST_RUN_SETS;
    for (t->class_mask = 1; t->class_mask + 1 < t->classes; t->class_mask = 2 * t->class_mask + 1)
        room--;
    candidates c = find_candidates(t);
    table trial = *t;
    double most = 0;
    choose_run_sets(&trial, &c, 0, room, t, &most);
}

automata *understand_automata(const profile *p, const ragel_machine *m, bool marked) {
    action_meaning meaning = understand_actions(p, m);
    automata *g = allocate(1, sizeof *g);
    g->p = p;
    g->ragel = m;
    g->count = m->state_count;
    g->states = allocate(m->state_count, sizeof *g->states);
    for (unsigned i = 0; i < m->state_count; i++)
        g->states[i] = make_state(m, &meaning, &m->states[i], marked);
    g->block = allocate(m->state_count, sizeof *g->block);
    split_blocks(g->states, g->count, g->block);
    return g;
}

static table *new_table(const automata *g, const char *name, rule_list entries,
                        const table *const *through, unsigned through_count, bool jumped_into) {
    table *t = allocate(1, sizeof *t);
    t->name = name;
    t->entries = entries;
    t->through = through;
    t->through_count = through_count;
    t->starts = allocate(entries.count, sizeof *t->starts);
    t->begun = allocate(entries.count, sizeof *t->begun);
    t->rest_begun = allocate(entries.count, sizeof *t->rest_begun);
    int *entry_states = allocate(entries.count, sizeof(int));
    bool called = false;
    for (unsigned i = 0; i < entries.count; i++) {
        entry_states[i] = ragel_entry_state(g->ragel, entry_name(entries.rules[i]));
        called |= is_called(g->p, entries.rules[i]);
    }
    take_reachable(t, g, entry_states);
    if (!called) /* which begins anywhere in the text, so its marks stay */
        begin_at_start(t, jumped_into);
    find_classes(t);
    find_events(t);
    find_run_sets(t);
    return t;
}

table *build_table(const automata *g, const char *name, rule_list entries) {
    return new_table(g, name, entries, NULL, 0, false);
}

table *build_target(const automata *g, const char *name, rule_list entries) {
    return new_table(g, name, entries, NULL, 0, true);
}

table *build_table_through(const automata *g, const char *name, rule_list entries,
                           const table *const *through, unsigned count) {
    return new_table(g, name, entries, through, count, false);
}

size_t table_size(const table *t) {
    size_t cell = t->count + t->event_count > UINT8_MAX ? 2 : 1;
    return 256 + t->count * (t->classes * cell + 2) + t->event_count * sizeof(uric_event);
}
