/* Rules and their trees, once they are read. */
#include "front/abnf.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "front/characters.h"

void add_rule(rule_list *list, const rule *r) {
    if (r == NULL)
        return;
    list->rules = grow(list->rules, list->count, sizeof r);
    list->rules[list->count++] = r;
}

bool has_rule(const rule_list *list, const rule *r) {
    for (unsigned i = 0; i < list->count; i++)
        if (list->rules[i] == r)
            return true;
    return false;
}

rule_list one_rule(const rule *r) {
    rule_list list = {0};
    add_rule(&list, r);
    return list;
}

const rule *as_printed(const rule *r) {
    return r->level_of != NULL ? r->level_of : r;
}

/* The number of the last walk through rules, each of which meets a rule once. */
static unsigned walks;

static bool meet(const rule *r, unsigned walk) {
    bool is_new = r != NULL && r->walk != walk;
    if (is_new)
        ((rule *)(uintptr_t)r)->walk = walk;
    return is_new;
}

static void add_used(rule_list *order, const node *n, unsigned walk) {
    for (const node *child = n->child; child != NULL; child = child->next)
        add_used(order, child, walk);
    if (n->kind == NODE_RULE && meet(n->rule, walk)) {
        add_used(order, n->rule->body, walk);
        add_rule(order, n->rule);
    }
}

rule_list rules_bottom_up(const grammar *g) {
    rule_list order = {0};
    unsigned walk = ++walks;
    for (unsigned i = 0; i < g->count; i++)
        add_used(&order, &(node){.kind = NODE_RULE, .rule = g->rules[i]}, walk);
    return order;
}

/* In the nodes from `n` on, and in the rules that these use. */
static bool is_used_in(const node *n, const rule *target, unsigned walk) {
    for (; n != NULL; n = n->next) {
        if (n->kind == NODE_RULE && n->rule == target)
            return true;
        if (n->kind == NODE_RULE && meet(n->rule, walk) && is_used_in(n->rule->body, target, walk))
            return true;
        if (is_used_in(n->child, target, walk))
            return true;
    }
    return false;
}

bool node_reaches(const node *n, const rule *target) {
    return (n->kind == NODE_RULE && reaches(n->rule, target)) ||
           is_used_in(n->child, target, ++walks);
}

bool reaches(const rule *r, const rule *target) {
    return r == target || is_used_in(r->body, target, ++walks);
}

static void add_reached_by(rule_list *list, const node *n, unsigned walk) {
    for (; n != NULL; n = n->next) {
        add_reached_by(list, n->child, walk);
        if (n->kind == NODE_RULE && meet(n->rule, walk)) {
            add_rule(list, n->rule);
            add_reached_by(list, n->rule->body, walk);
        }
    }
}

void add_reached(rule_list *list, const rule *r) {
    unsigned walk = ++walks;
    for (unsigned i = 0; i < list->count; i++)
        meet(list->rules[i], walk);
    if (meet(r, walk)) {
        add_rule(list, r);
        add_reached_by(list, r->body, walk);
    }
}

const node **children_backwards(const node *n, unsigned *count) {
    const node **list = NULL;
    *count = 0;
    for (const node *child = n->child; child != NULL; child = child->next) {
        list = grow(list, *count, sizeof *list);
        list[(*count)++] = child;
    }
    for (unsigned i = 0; i < *count / 2; i++) {
        const node *swapped = list[i];
        list[i] = list[*count - 1 - i];
        list[*count - 1 - i] = swapped;
    }
    return list;
}

bool same_nodes(const node *a, const node *b) {
    if (a == NULL || b == NULL)
        return a == b;
    bool same = a->kind == b->kind && a->min == b->min && a->max == b->max && a->len == b->len &&
                a->caseless == b->caseless && a->prose == b->prose;
    if (same && a->kind == NODE_RULE)
        same = strcasecmp(a->text, b->text) == 0;
    else if (same && a->len > 0)
        same = memcmp(a->text, b->text, a->len) == 0;
    a = a->child;
    b = b->child;
    for (; same && a != NULL && b != NULL; a = a->next, b = b->next)
        same = same_nodes(a, b);
    return same && a == NULL && b == NULL;
}

static bool has_node(const node *in, const node *n) {
    for (; in != NULL; in = in->next)
        if (in == n || has_node(in->child, n))
            return true;
    return false;
}

const rule *rule_with(const grammar *g, const node *n) {
    unsigned i = 0;
    while (i < g->count && !has_node(g->rules[i]->body, n))
        i++;
    return i < g->count ? g->rules[i] : NULL;
}

const rule *rule_around(const grammar *g, source at) {
    const rule *around = NULL;
    for (unsigned i = 0; i < g->count; i++) {
        const rule *r = g->rules[i];
        if (r->at.file == at.file && r->at.line <= at.line &&
            (around == NULL || r->at.line >= around->at.line))
            around = r;
    }
    return around;
}

char *repetition_text(const node *n) {
    const char *child = n->child->kind == NODE_RULE ? n->child->text : "( ... )";
    if (n->min == n->max)
        return format_text("%d%s", n->min, child);
    const char *most = n->max == UNBOUNDED ? "" : format_text("%d", n->max);
    return n->min == 0 ? format_text("*%s%s", most, child)
                       : format_text("%d*%s%s", n->min, most, child);
}

bool nullable(const node *n) {
    switch (n->kind) {
    case NODE_ALTERNATIVES:
        for (const node *child = n->child; child != NULL; child = child->next)
            if (nullable(child))
                return true;
        return false;
    case NODE_SEQUENCE:
        for (const node *child = n->child; child != NULL; child = child->next)
            if (!nullable(child))
                return false;
        return true;
    case NODE_REPEAT: return n->min == 0 || nullable(n->child);
    case NODE_STRING: return n->len == 0;
    case NODE_RANGE:
    case NODE_POINTS: return false;
    case NODE_RULE: return nullable(n->rule->body);
    case NODE_EXCEPT: return nullable(n->child) && !nullable(n->child->next);
    }
    return false;
}
