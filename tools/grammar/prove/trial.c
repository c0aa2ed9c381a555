#include "prove/trial.h"

#include <string.h>

#include "prove/backtrack.h"
#include "prove/comparison.h"
#include "prove/random.h"

enum { STRINGS = 200 /* for each rule */ };

/* A run of an automaton, with the registers of tag_operations.h. */
typedef struct run {
    const automata *g;
    size_t registers[MOST_REGISTERS];
    const table_state *state;
} run;

static const table_state *state_of(const automata *g, int state) {
    return &g->list.states[state];
}

static const table_state *start_of_call(const automata *g, int call) {
    for (unsigned i = 0; i < g->entry_count; i++)
        if (g->entries[i].rule == g->p->calls.list[call].rule && g->entries[i].components)
            return state_of(g, g->entries[i].state);
    fail("there is no automaton of rule %s", g->p->calls.list[call].rule->name);
}

/* Takes transitions from the byte at `at` on, as long as there are any; gives where it stopped. */
static size_t take_transitions(run *r, const char *text, size_t len, size_t at) {
    const table_state *after_call = NULL; /* the caller's state, while a call is pending */
    for (;;) {
        const transition *s = at < len ? transition_with(r->state, (unsigned char)text[at]) : NULL;
        if (s != NULL && s->target != REJECT) {
            run_operations(s->operations, at, r->registers);
            if (s->call == NO_CALL) {
                r->state = state_of(r->g, s->target);
                at++;
            } else {
                after_call = state_of(r->g, s->target);
                r->state = start_of_call(r->g, s->call);
            }
        } else if (after_call != NULL && r->state->final) {
            run_operations(r->state->final_operations, at, r->registers);
            r->state = after_call;
            after_call = NULL;
        } else
            return at;
    }
}

/* False: the automaton rejects the text, or stops before its end, unless it may. */
static bool run_from(run *r, const automata *g, int start, const char *text, size_t len,
                     bool may_stop) {
    memset(r, 0, sizeof *r);
    r->g = g;
    r->state = state_of(g, start);
    size_t at = take_transitions(r, text, len, 0);
    if (!r->state->final || (at < len && !may_stop))
        return false;
    run_operations(r->state->final_operations, at, r->registers);
    return true;
}

static uric_span component_of(const run *r, unsigned which, const char *text) {
    size_t begin = r->registers[2 * which], end = r->registers[2 * which + 1];
    return end == 0 ? (uric_span){NULL, 0} : (uric_span){text + begin, end - 1 - begin};
}

typedef struct trial {
    const automata *g;
    const parse_line *line;
    const rule *rule;
    const char *text;
    size_t len;
} trial;

static bool same_span(const trial *t, const char *name, uric_span mine, uric_span read) {
    if (mine.at == read.at && mine.len == read.len)
        return true;
    error_at(t->g->p->captures[0].at,
             "rule %s: %s: %s is %s by the automaton, %s by the grammar: the tool is wrong",
             t->rule->name, quoted(t->text, t->len), name, span_text(t->text, t->len, &mine),
             span_text(t->text, t->len, &read));
    return false;
}

/* The automaton of items begins at an item, and does not know what is before it (nfa_of_items).
 * Where that decides what an item is, the list is an error of the profile. */
static bool same_item(const trial *t, unsigned list, uric_span mine, unsigned index) {
    uric_span read = item_of_reading(list, index);
    const profile_component *c = &t->g->p->components[list];
    if (mine.at == read.at && mine.len == read.len)
        return true;
    error_at(
        c->at,
        "list %s: rule %s: in %s, item %u is %s for the search for items, which does not look "
        "before "
        "the item in front of it, and %s in the whole text: declare a list for each of the rules "
        "around the items, by \"in\"",
        c->name, t->rule->name, quoted(t->text, t->len), index + 1,
        span_text(t->text, t->len, &mine), span_text(t->text, t->len, &read));
    return false;
}

static bool same_items_as_read(const trial *t, unsigned list, uric_span rest) {
    const entry_point *e = t->g->entries;
    while (e->rule != t->line->rules.rules[0] || e->list != (int)list)
        e++;
    for (unsigned index = 0; rest.at != NULL; index++) {
        run r;
        size_t left = (size_t)(t->text + t->len - rest.at);
        uric_span item = rest;
        if (!run_from(&r, t->g, e->state, rest.at, left, true))
            return same_item(t, list, (uric_span){NULL, 0}, index);
        uric_span gap = component_of(&r, list, rest.at), none = {NULL, 0};
        if (gap.at != NULL)
            item.len = (size_t)(gap.at - item.at);
        if (!same_item(t, list, item, index))
            return false;
        rest = gap.at == NULL
                   ? none
                   : (uric_span){gap.at + gap.len, (size_t)(rest.at + rest.len - gap.at) - gap.len};
    }
    return true;
}

/* False after a message. */
static bool try_string(const trial *t, int start) {
    const profile *p = t->g->p;
    uric_span read[COMPONENTS];
    unsigned host_kind;
    run r;
    if (backtrack(p, t->rule, t->text, t->len, read, &host_kind) != DERIVED)
        return true; /* it gave up */
    if (!run_from(&r, t->g, start, t->text, t->len, false)) {
        error_at(t->rule->at, "rule %s: the automaton refuses %s: the tool is wrong", t->rule->name,
                 quoted(t->text, t->len));
        return false;
    }
    for (unsigned i = 0; i < p->component_count; i++) {
        const profile_component *c = &p->components[i];
        uric_span mine = component_of(&r, i, t->text);
        if (c->number == URIC_NO_COMPONENT)
            continue;
        if (!same_span(t, c->name, mine, read[c->number]) ||
            (c->is_list && mine.at != NULL && !same_items_as_read(t, i, mine)))
            return false;
    }
    return true;
}

static void try_rule(const automata *g, const parse_line *line, const entry_point *e) {
    uint64_t state = 1;
    bool right = true;
    for (unsigned i = 0; right && i < STRINGS; i++) {
        trial t = {.g = g, .line = line, .rule = e->rule};
        t.text = random_string(e->rule, &state, &t.len);
        right = try_string(&t, e->state);
    }
}

void try_automata(const automata *g) {
    for (unsigned i = 0; i < g->p->parser_count; i++)
        for (unsigned k = 0; k < g->p->parsers[i].rules.count; k++)
            for (unsigned e = 0; e < g->entry_count; e++)
                if (g->entries[e].rule == g->p->parsers[i].rules.rules[k] &&
                    g->entries[e].components && g->entries[e].list == NO_LIST)
                    try_rule(g, &g->p->parsers[i], &g->entries[e]);
}
