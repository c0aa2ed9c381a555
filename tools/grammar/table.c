#include "table.h"

#include <string.h>

#include "columns.h"
#include "minimize.h"

bool same_step(const step *a, const step *b) {
    return a->target == b->target && a->operations == b->operations && a->call == b->call &&
           a->jump == b->jump;
}

static void add_entry(automata *g, const ragel_machine *ragel, const request *r) {
    int state = add_automaton(&g->list, r, ragel);
    g->entries = grow(g->entries, g->entry_count, sizeof *g->entries);
    g->entries[g->entry_count++] = (entry_point){r->rule, r->components, state};
}

automata *build_automata(const profile *p, const ragel_machine *ragel, bool verdicts,
                         unsigned limit) {
    automata *g = allocate(1, sizeof *g);
    unsigned *call_component = allocate(p->calls.count, sizeof *call_component);
    g->p = p;
    for (unsigned i = 0; i < p->calls.count; i++) {
        request called = {p, p->calls.rules[i], &p->call_places[i], NULL, true, limit};
        unsigned first = g->list.count;
        add_entry(g, ragel, &called);
        call_component[i] = errors_seen() > 0 ? NO_COMPONENT : g->list.states[first].component;
    }
    request r = {p, NULL, NULL, call_component, true, limit};
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++) {
            r.rule = p->parsers[i].rules.rules[k];
            add_entry(g, ragel, &r);
        }
    r.components = false;
    for (unsigned i = 0; i < p->grammar.count; i++)
        if (verdicts && !p->grammar.rules[i]->core) {
            r.rule = p->grammar.rules[i];
            add_entry(g, ragel, &r);
        }
    if (errors_seen() > 0)
        return NULL;
    g->block = minimize(p, &g->list);
    return g;
}

static int entry_state(const automata *g, const rule *r, bool components) {
    for (unsigned i = 0; i < g->entry_count; i++)
        if (g->entries[i].rule == r && g->entries[i].components == components)
            return g->entries[i].state;
    fail("there is no automaton of rule %s", r->name);
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
static meeting_order meet_blocks(const table *t, const automata *g, rule_list entries,
                                 bool components) {
    meeting_order order = {allocate(g->list.count, sizeof(unsigned)), 0,
                           allocate(g->list.count, 1)};
    for (unsigned i = 0; i < entries.count; i++)
        meet_block(&order, g, entry_state(g, entries.rules[i], components));
    for (unsigned next = 0; next < order.count; next++)
        for (unsigned byte = 0; byte < 256; byte++) {
            int target = g->list.states[order.state[next]].steps[byte].target;
            if (target != REFUSE && table_with_block(t, g->block[target]) == NO_JUMP)
                meet_block(&order, g, target);
        }
    return order;
}

static void take_states(table *t, const automata *g, const meeting_order *order) {
    t->states = allocate(order->count, sizeof *t->states);
    t->place_of_block = allocate(g->list.count, sizeof(int));
    for (unsigned i = 0; i < g->list.count; i++)
        t->place_of_block[i] = -1;
    for (; t->count < order->count; t->count++) {
        t->states[t->count] = g->list.states[order->state[t->count]];
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

table *build_table_through(const automata *g, const char *name, rule_list entries, bool components,
                           table *const *through, unsigned count) {
    table *t = allocate(1, sizeof *t);
    t->name = name;
    t->entries = entries;
    t->through = through;
    t->through_count = count;
    t->starts = allocate(entries.count, sizeof *t->starts);
    meeting_order order = meet_blocks(t, g, entries, components);
    take_states(t, g, &order);
    for (unsigned i = 0; i < entries.count; i++) {
        int state = entry_state(g, entries.rules[i], components);
        t->starts[i] = (unsigned)t->place_of_block[g->block[state]];
    }
    find_events(t);
    t->columns = columns_of(&t, 1);
    return t;
}

table *build_table(const automata *g, const char *name, rule_list entries, bool components) {
    return build_table_through(g, name, entries, components, NULL, 0);
}

table *build_common_table(const automata *g, const char *name, rule_list one, rule_list other) {
    table *t = allocate(1, sizeof *t);
    t->name = name;
    meeting_order all = meet_blocks(t, g, one, true), others = meet_blocks(t, g, other, true);
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
