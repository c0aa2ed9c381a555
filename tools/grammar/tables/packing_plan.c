#include "tables/packing_plan.h"

#include <string.h>

#include "front/c_names.h"
#include "tables/byte_classes.h"
#include "tables/row_templates.h"

/* Builds the goto targets of the rules after a line's "through". */
static table_list build_goto_targets(packer *k, const parse_line *line) {
    table_list targets = {0};
    for (unsigned i = 0; i < line->through.count; i++) {
        const rule *r = line->through.rules[i];
        packed_parser *other = &k->parsers[line_alone(k->p, r) - k->p->parsers];
        char *name = local_name(k->p, "rest_of", r->identifier);
        other->goto_target = build_goto_target(k->automata, name, one_rule(r), line->rules);
        add_table(&targets, other->goto_target);
    }
    return targets;
}

static void build_items(packer *k, const parse_line *line, packed_parser *mine) {
    const profile *p = k->p;
    const char *items = local_name(p, "items", line->rules.rules[0]->identifier);
    mine->items = allocate(p->component_count, sizeof *mine->items);
    for (unsigned i = 0; i < p->component_count; i++) {
        char *name = format_text("%s_%s", items, identifier(p->components[i].name));
        mine->items[i] = build_items_table(k->automata, name, line, i);
    }
}

static void build_parsers(packer *k) {
    const profile *p = k->p;
    k->parsers = allocate(p->parser_count, sizeof *k->parsers);
    table_list *targets = allocate(p->parser_count, sizeof *targets);
    for (unsigned i = 0; i < p->parser_count; i++)
        targets[i] = build_goto_targets(k, &p->parsers[i]);
    for (unsigned i = 0; i < p->parser_count; i++) {
        packed_parser *mine = &k->parsers[i];
        rule_list rules = p->parsers[i].rules;
        add_table(&targets[i], mine->goto_target);
        char *name = local_name(p, "parse", rules.rules[0]->identifier);
        mine->table = build_table_with_gotos(k->automata, name, rules, true, targets[i]);
        for (unsigned n = 0; n < rules.count; n++)
            mine->table->is_limited |= has_limits(p, rules.rules[n]);
        build_items(k, &p->parsers[i], mine);
        add_table(&mine->tables, mine->table);
        add_table(&mine->tables, mine->goto_target);
        for (unsigned n = 0; n < p->component_count; n++)
            add_table(&mine->tables, mine->items[n]);
    }
}

/* A table for one rule alone. */
static table *build_machine(const packer *k, const rule *r, bool components) {
    return build_table(k->automata, machine_name(k->p, r), one_rule(r), components);
}

static void build_called(packer *k) {
    k->called = allocate(k->p->calls.count, sizeof *k->called);
    for (unsigned i = 0; i < k->p->calls.count; i++)
        k->called[i] = build_machine(k, k->p->calls.list[i].rule, true);
}

static table *build_verdict_table(const packer *k, rule_list rules) {
    char *name = local_name(k->p, "check", rules.rules[0]->identifier);
    return build_table(k->automata, name, rules, false);
}

packed_parser *parser_of_target(const packer *k, const table *goto_target) {
    packed_parser *line = k->parsers;
    while (line->goto_target != goto_target)
        line++;
    return line;
}

static bool find_in_table(const table *t, const rule *r, unsigned *index) {
    *index = 0;
    while (*index < t->rules.count && t->rules.rules[*index] != r)
        ++*index;
    return *index < t->rules.count;
}

/* A rule with limits has no other table than its parse line's, by which lengths are known. */
const table *verdict_table(const packer *k, const rule *r, unsigned *index) {
    for (unsigned i = 0; has_limits(k->p, r) && i < k->p->parser_count; i++)
        if (find_in_table(k->parsers[i].table, r, index))
            return k->parsers[i].table;
    for (unsigned i = 0; i < k->verdicts.count; i++)
        if (find_in_table(k->verdicts.tables[i], r, index))
            return k->verdicts.tables[i];
    for (unsigned i = 0; i < k->p->calls.count; i++)
        if (find_in_table(k->called[i], r, index))
            return k->called[i];
    return NULL;
}

/* The verdict table for the rules of another and `r`; NULL if that takes more bytes than both
 * alone. */
static table *join_rule(const packer *k, const table *verdict, const rule *r, const table *alone) {
    rule_list both = {0};
    if (least_joined_size(verdict, alone) > table_size(verdict) + table_size(alone))
        return NULL;
    for (unsigned i = 0; i < verdict->rules.count; i++)
        add_rule(&both, verdict->rules.rules[i]);
    add_rule(&both, r);
    table *joined = build_verdict_table(k, both);
    if (table_size(joined) <= table_size(verdict) + table_size(alone))
        return joined;
    release_table(joined);
    return NULL;
}

/* Rules that share states should share a table, while others are smaller, and faster, in tables
 * with fewer classes: each rule joins the first table where that does not take more bytes. */
static void build_verdicts(packer *k) {
    unsigned index;
    for (unsigned i = 0; i < k->p->grammar.count; i++) {
        const rule *r = k->p->grammar.rules[i];
        if (r->core || has_limits(k->p, r) || verdict_table(k, r, &index) != NULL)
            continue;
        table *alone = build_verdict_table(k, one_rule(r)), *joined = NULL;
        for (unsigned n = 0; joined == NULL && n < k->verdicts.count; n++) {
            joined = join_rule(k, k->verdicts.tables[n], r, alone);
            if (joined != NULL) {
                release_table(k->verdicts.tables[n]);
                k->verdicts.tables[n] = joined;
            }
        }
        if (joined == NULL)
            add_table(&k->verdicts, alone);
        else
            release_table(alone);
    }
}

/* Each kind of host but the last needs a test of its rule, unless a hidden component shows it. */
static void build_kind_tests(packer *k) {
    k->kind_tests = allocate(k->p->kind_count, sizeof *k->kind_tests);
    for (unsigned i = 0; i + 1 < k->p->kind_count; i++) {
        const rule *r = k->p->kinds[i].rule;
        if (k->p->kinds[i].component >= 0)
            continue;
        for (unsigned c = 0; c < k->p->calls.count; c++)
            if (k->p->calls.list[c].rule == r && k->called[c]->action_count == 0)
                k->kind_tests[i] = k->called[c];
        if (k->kind_tests[i] == NULL)
            k->kind_tests[i] = build_machine(k, r, false);
    }
}

/* An entry of 16 bits numbers the states, then the actions, then the reject. */
static void check_entries(table_list all) {
    for (unsigned i = 0; i < all.count && errors_seen() == 0; i++) {
        const table *t = all.tables[i];
        unsigned entries = t->count + t->action_count;
        if (entries > UINT16_MAX && t->rules.count > 0)
            error_at(t->rules.rules[0]->at,
                     "rule %s: its table has %u states and actions, more than the %u that an entry "
                     "can number (\"at-most\" in the profile limits a length without states)",
                     t->rules.rules[0]->name, entries, UINT16_MAX);
    }
}

/* Tables with components share byte classes only with each other, so that a program without
 * verdicts does not link more. */
void build_tables(packer *k) {
    table_list all = {0};
    build_called(k);
    build_parsers(k);
    build_kind_tests(k);
    build_verdicts(k);
    for (unsigned i = 0; i < k->p->calls.count; i++)
        add_table(&all, k->called[i]);
    for (unsigned i = 0; i < k->p->kind_count; i++)
        add_table(&all, k->kind_tests[i]);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        add_table(&all, k->parsers[i].goto_target);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        add_table(&all, k->parsers[i].table);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        for (unsigned n = 0; n < k->p->component_count; n++)
            add_table(&all, k->parsers[i].items[n]);
    share_byte_classes(all);
    share_byte_classes(k->verdicts);
    for (unsigned i = 0; i < k->verdicts.count; i++)
        add_table(&all, k->verdicts.tables[i]);
    check_entries(all);
    find_row_templates(all);
}
