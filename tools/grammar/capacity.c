#include "capacity.h"

#include "tables/table.h"
#include "tables/terms.h"

static void add_written(register_set *used, const operations *o) {
    for (unsigned i = 0; i < o->count; i++)
        add_register(used, o->list[i].to);
}

static register_set registers_of(const state_list *automaton) {
    register_set used = {{0}};
    for (unsigned i = 0; i < automaton->count; i++) {
        const table_state *s = &automaton->states[i];
        for (unsigned class = 0; class < s->classes; class ++)
            if (s->transitions[class].target != REJECT)
                add_written(&used, s->transitions[class].operations);
        if (s->final)
            add_written(&used, s->final_operations);
    }
    return used;
}

/* Adds a set of characters; gives whether it is new. */
static bool is_new(worklist *sets, character_set set) {
    unsigned known = sets->count;
    worklist_add(sets, &set.bytes, sizeof set.bytes);
    if (set.points.count > 0)
        worklist_add(sets, set.points.ranges, set.points.count * sizeof *set.points.ranges);
    return sets->count > known;
}

static void add_terms(capacity *all, const profile *p, const state_list *automaton) {
    const grammar *g = &p->grammar;
    table t = {.states = automaton->states, .count = automaton->count};
    for (unsigned i = 0; i < t.count && all->terms.count <= URIC_TERMS_END; i++) {
        character_set expected = expected_characters(&t, i, g->document->code_points);
        text_list described = {0};
        if (t.states[i].point_bytes == 0 && is_new(&all->sets, expected))
            describe_set(g, expected, true, &described);
        for (unsigned k = 0; k < described.count; k++)
            term_index(&all->terms, described.texts[k]);
    }
}

capacity new_capacity(const profile *p) {
    return (capacity){.of_line = allocate(p->parser_count, sizeof(register_set))};
}

void add_needs(capacity *all, const profile *p, const rule *r, const state_list *automaton,
               bool components) {
    if (!components && !r->core)
        add_terms(all, p, automaton);
    register_set used = registers_of(automaton);
    for (unsigned i = 0; components && i < p->parser_count; i++)
        if (has_rule(&p->parsers[i].rules, r))
            add_registers(&all->of_line[i], &used);
}

static void check_parts(const profile *p, const parse_line *line, const register_set *used) {
    unsigned parts = 0;
    for (unsigned i = 0; i < p->component_count; i++)
        if (is_part(&p->components[i]) && has_register(used, 2 * i + 1) &&
            ++parts == URIC_PARTS + 1)
            error_at(p->components[i].at,
                     "component %s: rule %s has more than %d components besides the standard ones",
                     p->components[i].name, line->rules.rules[0]->name, URIC_PARTS);
}

void check_capacity(const capacity *all, const profile *p) {
    for (unsigned i = 0; i < p->parser_count; i++)
        if (p->parsers[i].through.count == 0) /* else other tables report most of them */
            check_parts(p, &p->parsers[i], &all->of_line[i]);
    if (all->terms.count > URIC_TERMS_END)
        error_at((source){.file = p->path},
                 "errors would name more than %d rules and characters, such as %s: characters that "
                 "stand together count once if a rule derives just them",
                 URIC_TERMS_END, all->terms.texts[URIC_TERMS_END]);
}
