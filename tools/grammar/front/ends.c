#include "front/ends.h"

typedef struct ends {
    const rule_list *cycle;
    const rule *outer; /* that contains itself */
    rule *self;
    bool found;
} ends;

/* Whether a node stands at the start and at the end of the outer rule. */
typedef struct place {
    bool first, last;
} place;

static place place_of(const node *n, const node *child, place outer) {
    switch (n->kind) {
    case NODE_SEQUENCE:
        return (place){outer.first && child == n->child, outer.last && child->next == NULL};
    case NODE_REPEAT:
        if (n->max != 1 && (n->min > 0 || n->max != UNBOUNDED))
            return (place){false, false};
        return (place){outer.first && n->max == 1, outer.last};
    case NODE_EXCEPT: return (place){false, false};
    default: return outer;
    }
}

/* Does a rule of the cycle contain itself without the outer rule? */
static bool recurs_alone(ends *e, const node *n, const rule *r, rule_list *met) {
    for (const node *child = n->child; child != NULL; child = child->next)
        if (recurs_alone(e, child, r, met))
            return true;
    if (n->kind != NODE_RULE || n->rule == e->outer || !has_rule(e->cycle, n->rule))
        return false;
    if (n->rule == r || has_rule(met, n->rule))
        return n->rule == r;
    add_rule(met, n->rule);
    return recurs_alone(e, n->rule->body, r, met);
}

static node *copy_node(ends *e, const node *n, place at);

/* A copy of the body of another rule that has the outer rule at the end that it is itself at; or
 * NULL. */
static node *copy_in_place(ends *e, const rule *r, place at) {
    bool outer_found = e->found;
    if (!has_rule(e->cycle, r) || recurs_alone(e, r->body, r, &(rule_list){0}))
        return NULL;
    e->found = false;
    node *copy = copy_node(e, r->body, at);
    copy = e->found ? copy : NULL;
    e->found |= outer_found;
    return copy;
}

static node *copy_node(ends *e, const node *n, place at) {
    bool at_end = n->kind == NODE_RULE && (at.first || at.last);
    node *copy = at_end && n->rule != e->outer ? copy_in_place(e, n->rule, at) : NULL;
    if (copy != NULL)
        return copy;
    copy = allocate(1, sizeof *copy);
    *copy = *n;
    copy->next = NULL;
    node **tail = &copy->child;
    if (at_end && n->rule == e->outer) {
        copy->rule = e->self;
        e->found = true;
    }
    for (const node *child = n->child; child != NULL; child = child->next) {
        *tail = copy_node(e, child, place_of(n, child, at));
        tail = &(*tail)->next;
    }
    return copy;
}

node *body_with_ends(const rule_list *cycle, const rule *r, rule *self) {
    rule trial = *r;
    const rule *trial_alone = &trial;
    ends e = {.cycle = cycle, .outer = r, .self = &trial};
    trial.body = copy_node(&e, r->body, (place){true, true});
    if (!e.found || make_loops(&(rule_list){&trial_alone, 1}) != LOOPS)
        return NULL;
    e.self = self;
    return copy_node(&e, r->body, (place){true, true});
}

loop_result make_loops_of_ends(const rule_list *cycle) {
    loop_result result = make_loops(cycle);
    for (unsigned i = 0; i < cycle->count && result == NOT_LINEAR; i++) {
        rule *r = (rule *)cycle->rules[i], self = *r;
        node *body = body_with_ends(cycle, r, &self);
        if (body == NULL || node_names(body, cycle))
            continue;
        r->printed = r->body;
        r->body = body_with_ends(cycle, r, r);
        result = make_loops(&(rule_list){&cycle->rules[i], 1});
    }
    return result;
}
