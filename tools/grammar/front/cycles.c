#include "front/cycles.h"

#include <stdlib.h>

#include "front/loops.h"

enum { DEEPEST_RULES = 1000 };

typedef struct search {
    unsigned *number, *lowest; /* [index]; a number is 0 before the rule is met */
    unsigned *height;          /* of rules within the rule */
    bool *open;                /* the rule is on the stack */
    rule_list stack;
    unsigned met, depth;
    cycles found;
} search;

static int by_index(const void *a, const void *b) {
    const rule *const *one = a, *const *other = b;
    return (*one)->index < (*other)->index ? -1 : 1;
}

static void add_cycle(search *s, const rule *root) {
    rule_list members = {0};
    const rule *r;
    do {
        r = s->stack.rules[--s->stack.count];
        s->open[r->index] = false;
        add_rule(&members, r);
    } while (r != root);
    if (members.count == 1 && !node_names(root->body, &members))
        return;
    qsort(members.rules, members.count, sizeof *members.rules, by_index);
    s->found.list = grow(s->found.list, s->found.count, sizeof members);
    s->found.list[s->found.count++] = members;
}

static void visit(search *s, const rule *r);

static void visit_node(search *s, const node *n, const rule *inside) {
    unsigned *lowest = &s->lowest[inside->index];
    for (const node *child = n->child; child != NULL; child = child->next)
        visit_node(s, child, inside);
    if (n->kind != NODE_RULE)
        return;
    if (s->number[n->rule->index] == 0) {
        visit(s, n->rule);
        if (s->lowest[n->rule->index] < *lowest)
            *lowest = s->lowest[n->rule->index];
    } else if (s->open[n->rule->index] && s->number[n->rule->index] < *lowest)
        *lowest = s->number[n->rule->index];
    if (s->height[n->rule->index] >= s->height[inside->index])
        s->height[inside->index] = s->height[n->rule->index] + 1;
}

static void visit(search *s, const rule *r) {
    s->number[r->index] = s->lowest[r->index] = ++s->met;
    s->open[r->index] = true;
    s->stack.rules[s->stack.count++] = r;
    if (++s->depth < DEEPEST_RULES)
        visit_node(s, r->body, r);
    if (!s->found.too_deep && (s->depth == DEEPEST_RULES || s->height[r->index] >= DEEPEST_RULES)) {
        error_at(r->at, "rule %s: more than %d rules are within each other", r->name,
                 DEEPEST_RULES);
        s->found.too_deep = true;
    }
    s->depth--;
    if (s->lowest[r->index] == s->number[r->index])
        add_cycle(s, r);
}

/* `without` is NULL, or a rule that is left out: as if it was met, with all that is in it. */
static cycles search_cycles(const grammar *g, const rule *without) {
    search s = {.number = allocate(g->count, sizeof(unsigned))};
    s.lowest = allocate(g->count, sizeof(unsigned));
    s.height = allocate(g->count, sizeof(unsigned));
    s.open = allocate(g->count, sizeof(bool));
    s.stack.rules = allocate(g->count, sizeof(rule *));
    if (without != NULL)
        s.number[without->index] = ++s.met;
    for (unsigned i = 0; i < g->count; i++)
        if (s.number[i] == 0)
            visit(&s, g->rules[i]);
    return s.found;
}

cycles find_cycles(const grammar *g) {
    return search_cycles(g, NULL);
}

unsigned count_in_cycles_without(const grammar *g, const rule *r) {
    cycles left = search_cycles(g, r);
    unsigned count = 0;
    for (unsigned i = 0; i < left.count; i++)
        count += left.list[i].count;
    return count;
}
