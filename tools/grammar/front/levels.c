#include "front/levels.h"

#include <string.h>

#include "front/cycles.h"
#include "front/ends.h"

/* Of the rule itself, level L is what may contain L - 1 levels of it; of another rule of the cycle,
 * what may contain L levels of the rule. */
typedef struct levels {
    const rule_list *cycle;
    const rule *nested;
    rule same;        /* in `body`, the nested rule at the same level: at its ends */
    const node *body; /* of the nested rule */
    rule **copies;    /* [level * number of rules + number of the rule] */
    unsigned depth;
} levels;

static rule *at_level(const levels *l, const rule *r, unsigned level) {
    unsigned i = 0;
    while (i < l->cycle->count && l->cycle->rules[i] != r)
        i++;
    bool copied = i < l->cycle->count && level < l->depth;
    return copied ? l->copies[level * l->cycle->count + i] : (rule *)r;
}

/* A copy of a node of `inside` at a level; NULL if it derives nothing there. */
static node *copy_node(const levels *l, const node *n, unsigned level) {
    node *copy = allocate(1, sizeof *copy), **tail = &copy->child;
    unsigned count = 0;
    *copy = *n;
    copy->next = copy->child = NULL;
    if (n->kind == NODE_RULE) {
        bool same = n->rule == &l->same;
        copy->rule = same ? at_level(l, l->nested, level + 1) : at_level(l, n->rule, level);
        return copy->rule != NULL && copy->rule->body != NULL ? copy : NULL;
    }
    for (const node *child = n->child; child != NULL; child = child->next, count++) {
        node *made = copy_node(l, child, level);
        bool all = n->kind == NODE_SEQUENCE || (n->kind == NODE_EXCEPT && child == n->child);
        if (made == NULL && all)
            return NULL;
        *tail = made;
        tail = made == NULL ? tail : &made->next;
    }
    if (count == 0 || copy->child != NULL)
        return n->kind == NODE_EXCEPT && copy->child->next == NULL ? copy->child : copy;
    if (n->kind == NODE_ALTERNATIVES || n->min > 0)
        return NULL;
    *copy = (node){.kind = NODE_STRING, .at = n->at, .text = ""}; /* a repetition of nothing */
    return copy;
}

/* Fills the level: rules may use each other, so bodies are made until none is added. */
static void fill_level(levels *l, unsigned level) {
    unsigned count = l->cycle->count;
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < count; i++) {
            const rule *r = l->cycle->rules[i];
            rule *copy = l->copies[level * count + i];
            if (r == l->nested && level == 0)
                continue;
            node *body =
                r == l->nested ? copy_node(l, l->body, level - 1) : copy_node(l, r->body, level);
            more |= body != NULL && copy->body == NULL;
            copy->body = body;
        }
    }
}

static void copy_rules(levels *l, unsigned level) {
    for (unsigned i = 0; i < l->cycle->count; i++) {
        rule *copy = allocate(1, sizeof *copy);
        *copy = *l->cycle->rules[i];
        copy->level_of = as_printed(l->cycle->rules[i]);
        copy->level = format_text("%s<%u>", copy->level != NULL ? copy->level : "", level);
        copy->body = copy->restated = NULL;
        copy->depth = 0;
        copy->core = true;
        copy->kept = false;
        l->copies[level * l->cycle->count + i] = copy;
    }
}

/* Adds to the grammar the copies that a body uses. */
static void keep_copies(grammar *g, const node *n) {
    for (const node *child = n->child; child != NULL; child = child->next)
        keep_copies(g, child);
    if (n->kind != NODE_RULE || n->rule->kept)
        return;
    keep_rule(g, n->rule);
    keep_copies(g, n->rule->body);
}

/* The cycle of a rule; NULL if there is none. */
static const rule_list *cycle_of(const cycles *all, const rule *r) {
    for (unsigned i = 0; i < all->count; i++)
        if (has_rule(&all->list[i], r))
            return &all->list[i];
    return NULL;
}

/* Gives why no levels are made; NULL: they are, or an error is reported. */
static const char *make_levels_of(grammar *g, rule *nested, const nesting *n) {
    cycles all = find_cycles(g);
    levels l = {.cycle = cycle_of(&all, nested), .nested = nested, .depth = n->depth};
    if (l.cycle == NULL && n->rule->printed != NULL)
        return "the levels of another rule bound it";
    if (l.cycle == NULL && !all.too_deep)
        error_at(n->at, "nest: rule %s does not contain itself", nested->name);
    if (l.cycle == NULL || all.too_deep)
        return NULL;
    unsigned count = l.cycle->count;
    l.body = body_with_ends(l.cycle, nested, &l.same);
    if (l.body != NULL && !node_names(l.body, l.cycle))
        return "it contains itself at its start or end alone, which is a loop";
    if (l.body == NULL)
        l.body = nested->body;
    l.copies = allocate((size_t)count * (l.depth + 1), sizeof *l.copies);
    for (unsigned level = 0; level <= l.depth; level++) {
        copy_rules(&l, level);
        fill_level(&l, level);
    }
    for (unsigned i = 0; i < count; i++) { /* the rules themselves are the highest level */
        rule *r = (rule *)l.cycle->rules[i], *highest = l.copies[l.depth * count + i];
        if (highest->body == NULL)
            error_at(n->at, "nest: no string of rule %s has so few levels of %s", r->name,
                     nested->name);
        else {
            r->printed = r->printed != NULL ? r->printed : r->body;
            r->body = highest->body;
        }
    }
    for (unsigned i = 0; i < count; i++)
        keep_copies(g, l.cycle->rules[i]->body);
    return NULL;
}

void make_levels(grammar *g, nesting *n) {
    bool made = false;
    for (unsigned i = 0, count = g->count; i < count; i++)
        if (g->rules[i] == n->rule || g->rules[i]->level_of == n->rule) {
            n->idle = make_levels_of(g, g->rules[i], n);
            made |= n->idle == NULL;
        }
    n->rule->depth = made ? n->depth : 0;
    n->idle = made ? NULL : n->idle;
}
