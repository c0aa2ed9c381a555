/* Which tables a grammar becomes. */
#include "tables/packing_plan.h"

#include <string.h>

#include "tables/byte_classes.h"
#include "tables/row_templates.h"

/* What a line and those that it goes through have in common becomes tables of their own. */
static table **build_common_tables(packer *k, const parse_line *through) {
    table **common = allocate(through->through.count, sizeof *common);
    for (unsigned i = 0; i < through->through.count; i++) {
        const rule *r = through->through.rules[i];
        packed_parser *target = &k->parsers[line_alone(k->p, r) - k->p->parsers];
        char *name = format_text("%s_rest_of_%s", identifier(k->p->name), identifier(r->name));
        target->rest = build_common_table(k->automata, name, one_rule(r), through->rules);
        common[i] = target->rest;
    }
    return common;
}

static void build_items(packer *k, const parse_line *line, packed_parser *mine) {
    const profile *p = k->p;
    const char *rule_name = line->rules.rules[0]->name;
    mine->items = allocate(p->component_count, sizeof *mine->items);
    for (unsigned i = 0; i < p->component_count; i++) {
        char *name = format_text("%s_items_%s_%s", identifier(p->name), identifier(rule_name),
                                 identifier(p->components[i].name));
        mine->items[i] = build_items_table(k->automata, name, line, i);
    }
}

static void build_parsers(packer *k) {
    const profile *p = k->p;
    k->parsers = allocate(p->parser_count, sizeof *k->parsers);
    table ***through = allocate(p->parser_count, sizeof *through);
    for (unsigned i = 0; i < p->parser_count; i++)
        through[i] = build_common_tables(k, &p->parsers[i]);
    for (unsigned i = 0; i < p->parser_count; i++) {
        packed_parser *mine = &k->parsers[i];
        rule_list entries = p->parsers[i].rules;
        unsigned count = p->parsers[i].through.count;
        if (mine->rest != NULL) {
            through[i] = &mine->rest;
            count = 1;
        }
        char *name =
            format_text("%s_parse_%s", identifier(p->name), identifier(entries.rules[0]->name));
        mine->table = build_table_through(k->automata, name, entries, true, through[i], count);
        build_items(k, &p->parsers[i], mine);
    }
}

static char *machine_name(const profile *p, const rule *r) {
    return format_text("%s_%s", identifier(p->name), identifier(r->name));
}

static void build_called(packer *k) {
    k->called = allocate(k->p->calls.count, sizeof *k->called);
    for (unsigned i = 0; i < k->p->calls.count; i++) {
        const rule *r = k->p->calls.rules[i];
        k->called[i] = build_table(k->automata, machine_name(k->p, r), one_rule(r), true);
    }
}

static table *table_of(const packer *k, rule_list rules) {
    char *name =
        format_text("%s_check_%s", identifier(k->p->name), identifier(rules.rules[0]->name));
    return build_table(k->automata, name, rules, false);
}

/* The table of components that gives the verdict, too, because it shares states with others. */
const table *shared_table(const packer *k, const rule *r, unsigned *place) {
    for (unsigned i = 0; i < k->p->parser_count; i++) {
        const table *t = k->parsers[i].table;
        for (*place = 0; t->through_count > 0 && *place < t->entries.count; ++*place)
            if (t->entries.rules[*place] == r)
                return t;
    }
    return NULL;
}

/* The table of these rules and another, if that takes no more bytes than one for it alone. */
static table *join_rule(const packer *k, const table *verdict, const rule *r, const table *alone) {
    rule_list both = {0};
    for (unsigned i = 0; i < verdict->entries.count; i++)
        add_rule(&both, verdict->entries.rules[i]);
    add_rule(&both, r);
    table *joined = table_of(k, both);
    return table_size(joined) <= table_size(verdict) + table_size(alone) ? joined : NULL;
}

/* Rules that share states should share a table; others are smaller, and faster, in tables with
 * fewer classes. Each goes with the rules before it if that does not take more bytes. */
static void build_verdicts(packer *k) {
    unsigned place;
    for (unsigned i = 0; i < k->p->grammar.count; i++) {
        const rule *r = k->p->grammar.rules[i];
        if (r->core || is_called(k->p, r) || shared_table(k, r, &place) != NULL)
            continue;
        table *alone = table_of(k, one_rule(r)), *joined = NULL;
        for (unsigned n = 0; joined == NULL && n < k->verdict_count; n++) {
            joined = join_rule(k, k->verdicts[n], r, alone);
            if (joined != NULL)
                k->verdicts[n] = joined;
        }
        if (joined == NULL) {
            k->verdicts = grow(k->verdicts, k->verdict_count, sizeof *k->verdicts);
            k->verdicts[k->verdict_count++] = alone;
        }
    }
}

/* The rules by which the kind of a host is told apart from those after it. */
static void build_kind_tests(packer *k) {
    k->kind_tests = allocate(k->p->kind_count, sizeof *k->kind_tests);
    for (unsigned i = 0; i + 1 < k->p->kind_count; i++) {
        const rule *r = k->p->kinds[i].rule;
        if (k->p->kinds[i].component >= 0)
            continue;
        for (unsigned c = 0; c < k->p->calls.count; c++)
            if (k->p->calls.rules[c] == r && k->called[c]->action_count == 0)
                k->kind_tests[i] = k->called[c];
        if (k->kind_tests[i] == NULL)
            k->kind_tests[i] = build_table(k->automata, machine_name(k->p, r), one_rule(r), false);
    }
}

typedef struct table_list {
    table **tables;
    unsigned count;
} table_list;

static void add_table(table_list *list, table *t) {
    for (unsigned i = 0; i < list->count; i++)
        if (list->tables[i] == t)
            return;
    if (t == NULL)
        return;
    list->tables = grow(list->tables, list->count, sizeof t);
    list->tables[list->count++] = t;
}

/* Tables of components share byte_classes among themselves, so that who links no verdicts gains,
 * too. */
void build_tables(packer *k) {
    table_list parsing = {0};
    build_called(k);
    build_parsers(k);
    build_kind_tests(k);
    build_verdicts(k);
    for (unsigned i = 0; i < k->p->calls.count; i++)
        add_table(&parsing, k->called[i]);
    for (unsigned i = 0; i < k->p->kind_count; i++)
        add_table(&parsing, k->kind_tests[i]);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        add_table(&parsing, k->parsers[i].rest);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        add_table(&parsing, k->parsers[i].table);
    for (unsigned i = 0; i < k->p->parser_count; i++)
        for (unsigned n = 0; n < k->p->component_count; n++)
            add_table(&parsing, k->parsers[i].items[n]);
    share_byte_classes(parsing.tables, parsing.count);
    share_byte_classes(k->verdicts, k->verdict_count);
    for (unsigned i = 0; i < k->verdict_count; i++)
        add_table(&parsing, k->verdicts[i]);
    find_row_templates(parsing.tables, parsing.count);
}
