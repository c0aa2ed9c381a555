#include "tables/build_table.h"

#include <string.h>

#include "automata/minimize.h"
#include "tables/byte_classes.h"

static void add_entry(automata *g, const ragel_machine *ragel, const request *r) {
    int state = add_automaton(&g->list, r, ragel);
    if (state == REJECT)
        return;
    g->entries = grow(g->entries, g->entry_count, sizeof *g->entries);
    g->entries[g->entry_count++] =
        (entry_point){r->rule, r->components, r->line != NULL ? (int)r->list : NO_LIST, state};
}

static void add_lists(automata *g, const parse_line *line, request r) {
    r.line = &line->rules;
    r.rule = line->rules.rules[0];
    for (r.list = 0; r.list < g->p->component_count; r.list++)
        if (g->p->components[r.list].is_list)
            add_entry(g, NULL, &r);
}

automata *build_automata(const profile *p, const ragel_machine *ragel, bool verdicts,
                         unsigned limit) {
    automata *g = allocate(1, sizeof *g);
    unsigned *call_component = allocate(p->calls.count, sizeof *call_component);
    g->p = p;
    for (unsigned i = 0; i < p->calls.count; i++) {
        request called = {.p = p, .rule = p->calls.rules[i], .limit = limit};
        called.called = &p->call_places[i];
        called.components = true;
        unsigned first = g->list.count;
        add_entry(g, ragel, &called);
        call_component[i] = errors_seen() > 0 ? NO_COMPONENT : g->list.states[first].component;
    }
    request r = {.p = p, .call_component = call_component, .components = true, .limit = limit};
    for (unsigned i = 0; i < p->parser_count; i++) {
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++) {
            r.rule = p->parsers[i].rules.rules[k];
            add_entry(g, ragel, &r);
        }
        add_lists(g, &p->parsers[i], r);
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

/* REJECT: there is none. */
static int entry_state(const automata *g, const rule *r, bool components, int list) {
    for (unsigned i = 0; i < g->entry_count; i++)
        if (g->entries[i].rule == r && g->entries[i].components == components &&
            g->entries[i].list == list)
            return g->entries[i].state;
    return REJECT;
}

static int *entry_states(const automata *g, rule_list entries, bool components) {
    int *states = allocate(entries.count, sizeof *states);
    for (unsigned i = 0; i < entries.count; i++)
        states[i] = entry_state(g, entries.rules[i], components, NO_LIST);
    return states;
}

/* Which of the tables that this one goes on in has the block? */
static int table_with_block(const table *t, unsigned block) {
    for (unsigned i = 0; i < t->through_count; i++)
        if (t->through[i]->state_of_block[block] >= 0)
            return (int)i;
    return NO_GOTO;
}

/* Blocks in the order in which they were met, each with the state by which that happened. */
typedef struct meeting_order {
    unsigned *state;
    unsigned count;
    bool *met; /* [block] */
} meeting_order;

static void meet_block(meeting_order *order, const automata *g, int state) {
    if (state == REJECT || order->met[g->block[state]])
        return;
    order->met[g->block[state]] = true;
    order->state[order->count++] = (unsigned)state;
}

/* Meets the blocks that can be reached from the entries, in an order that depends on the language
 * alone; those where the table goes on in another are not followed. */
static meeting_order meet_blocks(const table *t, const automata *g, const int *starts,
                                 unsigned count) {
    meeting_order order = {allocate(g->list.count, sizeof(unsigned)), 0,
                           allocate(g->list.count, 1)};
    for (unsigned i = 0; i < count; i++)
        meet_block(&order, g, starts[i]);
    for (unsigned next = 0; next < order.count; next++)
        for (unsigned byte = 0; byte < 256; byte++) {
            int target = g->list.states[order.state[next]].transitions[byte].target;
            if (target != REJECT && table_with_block(t, g->block[target]) == NO_GOTO)
                meet_block(&order, g, target);
        }
    return order;
}

static void take_states(table *t, const automata *g, const meeting_order *order) {
    t->states = allocate(order->count, sizeof *t->states);
    t->state_of_block = allocate(g->list.count, sizeof(int));
    for (unsigned i = 0; i < g->list.count; i++)
        t->state_of_block[i] = -1;
    for (; t->count < order->count; t->count++) {
        t->states[t->count] = g->list.states[order->state[t->count]];
        t->state_of_block[g->block[order->state[t->count]]] = (int)t->count;
    }
    for (unsigned i = 0; i < t->count; i++)
        for (unsigned byte = 0; byte < 256; byte++) {
            transition *s = &t->states[i].transitions[byte];
            if (s->target == REJECT)
                continue;
            unsigned block = g->block[s->target];
            s->goto_table = table_with_block(t, block);
            s->target = s->goto_table == NO_GOTO ? t->state_of_block[block]
                                                 : t->through[s->goto_table]->state_of_block[block];
        }
}

static void find_actions(table *t) {
    for (unsigned i = 0; i < t->count; i++)
        for (unsigned byte = 0; byte < 256; byte++) {
            const transition *s = &t->states[i].transitions[byte];
            if (has_action(s) && action_index(t, s) == t->action_count) {
                t->actions = grow(t->actions, t->action_count, sizeof(transition));
                t->actions[t->action_count++] = *s;
            }
        }
}

/* Completes a table that has its entries: all that can be reached from where they start. */
static void complete(table *t, const automata *g, const int *starts) {
    meeting_order order = meet_blocks(t, g, starts, t->entries.count);
    take_states(t, g, &order);
    t->starts = allocate(t->entries.count, sizeof *t->starts);
    for (unsigned i = 0; i < t->entries.count; i++)
        t->starts[i] = (unsigned)t->state_of_block[g->block[starts[i]]];
    find_actions(t);
    t->byte_classes = find_byte_classes(&t, 1);
}

table *build_table_through(const automata *g, const char *name, rule_list entries, bool components,
                           table *const *through, unsigned count) {
    table *t = allocate(1, sizeof *t);
    *t = (table){.name = name, .entries = entries, .through = through, .through_count = count};
    complete(t, g, entry_states(g, entries, components));
    return t;
}

table *build_table(const automata *g, const char *name, rule_list entries, bool components) {
    return build_table_through(g, name, entries, components, NULL, 0);
}

table *build_items_table(const automata *g, const char *name, const parse_line *line,
                         unsigned list) {
    int start = entry_state(g, line->rules.rules[0], true, (int)list);
    if (start == REJECT)
        return NULL;
    table *t = allocate(1, sizeof *t);
    *t = (table){.name = name, .entries = {line->rules.rules, 1}};
    complete(t, g, &start);
    return t;
}

table *build_common_table(const automata *g, const char *name, rule_list one, rule_list other) {
    table *t = allocate(1, sizeof *t);
    t->name = name;
    meeting_order all = meet_blocks(t, g, entry_states(g, one, true), one.count);
    meeting_order others = meet_blocks(t, g, entry_states(g, other, true), other.count);
    meeting_order both = {allocate(all.count, sizeof(unsigned)), 0, NULL};
    for (unsigned i = 0; i < all.count; i++)
        if (others.met[g->block[all.state[i]]])
            both.state[both.count++] = all.state[i];
    take_states(t, g, &both);
    find_actions(t);
    t->byte_classes = find_byte_classes(&t, 1);
    return t;
}

enum { ACTION_BYTES = 8 }; /* of a uric_event, in tables that are not compact */

size_t table_size(const table *t) {
    size_t cell = t->count + t->action_count > UINT8_MAX ? 2 : 1;
    return 256 + t->count * (t->byte_classes->classes * cell + 2) + t->action_count * ACTION_BYTES;
}
