#include "tables/build_table.h"

#include <string.h>

#include "automata/minimize.h"
#include "tables/byte_classes.h"
#include "worklist.h"

static void add_entry(automata *g, const ragel_machine *ragel, const request *r) {
    if (g->list.is_too_large)
        return;
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

static void find_blocks(automata *g) {
    g->block = minimize(g->p, &g->list);
    g->member = allocate(g->list.count, sizeof *g->member);
    for (unsigned i = g->list.count; i-- > 0;)
        g->member[g->block[i]] = i;
}

automata *build_automata(const profile *p, const ragel_machine *ragel, wanted_automata wanted,
                         unsigned limit) {
    automata *g = allocate(1, sizeof *g);
    unsigned *call_component = allocate(p->calls.count, sizeof *call_component);
    bool is_trial = wanted == ALL_ON_TRIAL || wanted == ON_TRIAL;
    bool with_verdicts = wanted == ALL_AUTOMATA || wanted == ALL_ON_TRIAL;
    g->p = p;
    for (unsigned i = 0; i < p->calls.count; i++) {
        request called = {.p = p, .rule = p->calls.list[i].rule, .limit = limit};
        called.is_trial = is_trial;
        called.called = &p->calls.list[i].where;
        called.components = true;
        unsigned first = g->list.count;
        add_entry(g, ragel, &called);
        call_component[i] = first == g->list.count ? NO_COMPONENT : g->list.states[first].component;
    }
    request r = {.p = p, .call_component = call_component, .components = true, .limit = limit};
    r.is_trial = is_trial;
    for (unsigned i = 0; i < p->parser_count; i++) {
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++) {
            r.rule = p->parsers[i].rules.rules[k];
            add_entry(g, ragel, &r);
        }
        add_lists(g, &p->parsers[i], r);
    }
    r.components = false;
    for (unsigned i = 0; i < p->grammar.count; i++)
        if (with_verdicts && !p->grammar.rules[i]->core) {
            r.rule = p->grammar.rules[i];
            add_entry(g, ragel, &r);
        }
    release(call_component);
    if (errors_seen() > 0 || g->list.is_too_large) {
        release_automata(g);
        return NULL;
    }
    find_blocks(g);
    return g;
}

void release_automata(automata *g) {
    release_states(g->list.states, g->list.count);
    release(g->block);
    release(g->member);
    release(g);
}

/* The start state of an automaton; REJECT if there is none. */
static int start_state(const automata *g, const rule *r, bool components, int list) {
    for (unsigned i = 0; i < g->entry_count; i++)
        if (g->entries[i].rule == r && g->entries[i].components == components &&
            g->entries[i].list == list)
            return g->entries[i].state;
    return REJECT;
}

static int *start_states(const automata *g, rule_list rules, bool components) {
    int *states = allocate(rules.count, sizeof *states);
    for (unsigned i = 0; i < rules.count; i++)
        states[i] = start_state(g, rules.rules[i], components, NO_LIST);
    return states;
}

/* The index of the goto table that has a block, or NO_GOTO. The table in which a code point begins
 * reads all of it, for an error in it is one of the state in which it began. */
static int goto_table_with(const table *t, const automata *g, unsigned block) {
    if (g->list.states[g->member[block]].point_bytes > 0)
        return NO_GOTO;
    for (unsigned i = 0; i < t->goto_tables.count; i++)
        if (t->goto_tables.tables[i]->state_of_block[block] >= 0)
            return (int)i;
    return NO_GOTO;
}

static void add_block(worklist *blocks, const automata *g, int state) {
    if (state != REJECT)
        worklist_add(blocks, &g->block[state], sizeof g->block[state]);
}

static unsigned block_at(const worklist *blocks, unsigned i) {
    return *(const unsigned *)blocks->items[i].key;
}

/* The blocks that the table has to hold: those that can be reached from `starts`, except through
 * blocks of goto tables. Their order depends on the language alone. */
static worklist find_table_blocks(const table *t, const automata *g, const int *starts,
                                  unsigned count) {
    worklist blocks = {0};
    for (unsigned i = 0; i < count; i++)
        add_block(&blocks, g, starts[i]);
    for (unsigned i = 0; i < blocks.count; i++)
        for (unsigned byte = 0, last = 256; byte < 256; last = byte++) {
            const table_state *state = &g->list.states[g->member[block_at(&blocks, i)]];
            int target = transition_with(state, byte)->target;
            if (last < 256 && target == transition_with(state, last)->target)
                continue;
            if (target == REJECT || goto_table_with(t, g, g->block[target]) == NO_GOTO)
                add_block(&blocks, g, target);
        }
    return blocks;
}

static void renumber_target(const table *t, const automata *g, transition *s) {
    if (s->target == REJECT)
        return;
    unsigned block = g->block[s->target];
    s->goto_table = goto_table_with(t, g, block);
    const table *in = s->goto_table == NO_GOTO ? t : t->goto_tables.tables[s->goto_table];
    s->target = in->state_of_block[block];
}

/* A copy whose targets can be renumbered. */
static table_state copy_state(const table_state *s) {
    table_state copy = *s;
    copy.transitions = allocate(s->classes, sizeof *copy.transitions);
    memcpy(copy.transitions, s->transitions, s->classes * sizeof *copy.transitions);
    return copy;
}

/* Makes each block a state, and finds the actions and byte classes. */
static void take_blocks(table *t, const automata *g, const worklist *blocks) {
    t->states = allocate(blocks->count, sizeof *t->states);
    t->state_of_block = allocate(g->list.count, sizeof(int));
    t->block_of = allocate(blocks->count, sizeof *t->block_of);
    for (unsigned i = 0; i < g->list.count; i++)
        t->state_of_block[i] = -1;
    for (; t->count < blocks->count; t->count++) {
        unsigned block = block_at(blocks, t->count);
        t->states[t->count] = copy_state(&g->list.states[g->member[block]]);
        t->state_of_block[block] = (int)t->count;
        t->block_of[t->count] = block;
    }
    for (unsigned i = 0; i < t->count; i++) {
        int *began = &t->states[i].point_state;
        if (*began != REJECT)
            *began = t->state_of_block[g->block[*began]];
        for (unsigned class = 0; class < t->states[i].classes; class ++)
            renumber_target(t, g, &t->states[i].transitions[class]);
        for (unsigned byte = 0; byte < 256; byte++) {
            const transition *s = transition_with(&t->states[i], byte);
            if (has_action(s) && action_index(t, s) == t->action_count) {
                t->actions = grow(t->actions, t->action_count, sizeof(transition));
                t->actions[t->action_count++] = *s;
            }
        }
    }
    t->byte_classes = find_byte_classes((table_list){&t, 1});
}

void release_table(table *t) {
    release_states(t->states, t->count);
    release(t->state_of_block);
    release(t->block_of);
    release(t);
}

static table *new_table(const automata *g, const char *name, rule_list rules, const int *starts,
                        table_list goto_tables) {
    table *t = allocate(1, sizeof *t);
    *t = (table){.name = name, .rules = rules, .goto_tables = goto_tables};
    worklist blocks = find_table_blocks(t, g, starts, rules.count);
    take_blocks(t, g, &blocks);
    t->starts = allocate(rules.count, sizeof *t->starts);
    for (unsigned i = 0; i < rules.count; i++)
        t->starts[i] = (unsigned)t->state_of_block[g->block[starts[i]]];
    release_worklist(&blocks);
    return t;
}

table *build_table_with_gotos(const automata *g, const char *name, rule_list rules, bool components,
                              table_list goto_tables) {
    return new_table(g, name, rules, start_states(g, rules, components), goto_tables);
}

table *build_table(const automata *g, const char *name, rule_list rules, bool components) {
    return build_table_with_gotos(g, name, rules, components, (table_list){0});
}

table *build_items_table(const automata *g, const char *name, const parse_line *line,
                         unsigned list) {
    const rule *r = line->rules.rules[0];
    int start = start_state(g, r, true, (int)list);
    return start == REJECT ? NULL : new_table(g, name, one_rule(r), &start, (table_list){0});
}

table *build_goto_target(const automata *g, const char *name, rule_list one, rule_list other) {
    table *t = allocate(1, sizeof *t);
    t->name = name;
    worklist blocks = find_table_blocks(t, g, start_states(g, one, true), one.count);
    worklist others = find_table_blocks(t, g, start_states(g, other, true), other.count);
    worklist both = {0};
    for (unsigned i = 0; i < blocks.count; i++) {
        unsigned block = block_at(&blocks, i), known = others.count;
        if (worklist_add(&others, &block, sizeof block) < known)
            worklist_add(&both, &block, sizeof block);
    }
    take_blocks(t, g, &both);
    return t;
}

enum { ACTION_BYTES = 8 }; /* of a uric_action that is not compact */

static size_t size_of(const table *t, unsigned classes) {
    return 256 + t->count * (classes * entry_size(t) + 2) + t->action_count * ACTION_BYTES;
}

size_t table_size(const table *t) {
    return size_of(t, t->byte_classes->classes);
}

size_t least_joined_size(const table *one, const table *other) {
    const table *more = one->action_count > other->action_count ? one : other;
    unsigned classes = one->byte_classes->classes;
    table both = {.count = one->count, .action_count = more->action_count};
    for (unsigned i = 0; i < other->count; i++)
        both.count += one->state_of_block[other->block_of[i]] < 0;
    if (classes < other->byte_classes->classes)
        classes = other->byte_classes->classes;
    return size_of(&both, classes);
}
