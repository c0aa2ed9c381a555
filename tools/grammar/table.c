#include "table.h"

#include "columns.h"

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

bool same_step(const step *a, const step *b) {
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

/* Blocks in the order in which they were met, each with the state by which that happened. */
typedef struct meeting_order {
    unsigned *state;
    unsigned count;
    bool *met; /* [block] */
} meeting_order;

static void meet_block(meeting_order *order, const automata *g, int state) {
    if (state == REFUSE || order->met[g->block[state]])
        return;
    order->met[g->block[state]] = true;
    order->state[order->count++] = (unsigned)state;
}

/* Meets the blocks that can be reached from the entries, in an order that depends on the language
 * alone; those where the table goes on in another are not followed. */
static meeting_order meet_blocks(const table *t, const automata *g, rule_list entries) {
    meeting_order order = {allocate(g->count, sizeof(unsigned)), 0, allocate(g->count, 1)};
    for (unsigned i = 0; i < entries.count; i++)
        meet_block(&order, g, ragel_entry_state(g->ragel, entry_name(entries.rules[i])));
    for (unsigned next = 0; next < order.count; next++)
        for (unsigned byte = 0; byte < 256; byte++) {
            int target = g->states[order.state[next]].steps[byte].target;
            if (target != REFUSE && table_with_block(t, g->block[target]) == NO_JUMP)
                meet_block(&order, g, target);
        }
    return order;
}

static void take_states(table *t, const automata *g, const meeting_order *order) {
    t->states = allocate(order->count, sizeof *t->states);
    t->place_of_block = allocate(g->count, sizeof(int));
    for (unsigned i = 0; i < g->count; i++)
        t->place_of_block[i] = -1;
    for (; t->count < order->count; t->count++) {
        t->states[t->count] = g->states[order->state[t->count]];
        t->place_of_block[g->block[order->state[t->count]]] = (int)t->count;
    }
    for (unsigned i = 0; i < t->count; i++)
        for (unsigned byte = 0; byte < 256; byte++) {
            step *s = &t->states[i].steps[byte];
            if (s->target == REFUSE)
                continue;
            unsigned block = g->block[s->target];
            s->jump = table_with_block(t, block);
            s->target = s->jump == NO_JUMP ? t->place_of_block[block]
                                           : t->through[s->jump]->place_of_block[block];
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
static void begin_at_start(table *t) {
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
        bool entered = is_entered(t, t->starts[i]);
        for (unsigned byte = 0; !entered && byte < 256; byte++)
            s->steps[byte].marks &= ~begins;
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

table *build_table_through(const automata *g, const char *name, rule_list entries,
                           table *const *through, unsigned count) {
    table *t = allocate(1, sizeof *t);
    t->name = name;
    t->entries = entries;
    t->through = through;
    t->through_count = count;
    t->starts = allocate(entries.count, sizeof *t->starts);
    t->begun = allocate(entries.count, sizeof *t->begun);
    t->rest_begun = allocate(entries.count, sizeof *t->rest_begun);
    meeting_order order = meet_blocks(t, g, entries);
    take_states(t, g, &order);
    bool called = false;
    for (unsigned i = 0; i < entries.count; i++) {
        int state = ragel_entry_state(g->ragel, entry_name(entries.rules[i]));
        t->starts[i] = (unsigned)t->place_of_block[g->block[state]];
        called |= is_called(g->p, entries.rules[i]);
    }
    if (!called) /* which begins anywhere in the text, so its marks stay */
        begin_at_start(t);
    find_events(t);
    t->columns = columns_of(&t, 1);
    return t;
}

table *build_table(const automata *g, const char *name, rule_list entries) {
    return build_table_through(g, name, entries, NULL, 0);
}

table *build_common_table(const automata *g, const char *name, rule_list one, rule_list other) {
    table *t = allocate(1, sizeof *t);
    t->name = name;
    meeting_order all = meet_blocks(t, g, one), others = meet_blocks(t, g, other);
    meeting_order both = {allocate(all.count, sizeof(unsigned)), 0, NULL};
    for (unsigned i = 0; i < all.count; i++)
        if (others.met[g->block[all.state[i]]])
            both.state[both.count++] = all.state[i];
    take_states(t, g, &both);
    find_events(t);
    t->columns = columns_of(&t, 1);
    return t;
}

enum { EVENT_BYTES = 8 }; /* of a uric_event, in tables that are not compact */

size_t table_size(const table *t) {
    size_t cell = t->count + t->event_count > UINT8_MAX ? 2 : 1;
    return 256 + t->count * (t->columns->classes * cell + 2) + t->event_count * EVENT_BYTES;
}
