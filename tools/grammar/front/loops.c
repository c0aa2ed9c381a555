#include "front/loops.h"

#include <string.h>

enum { MOST_ALTERNATIVES = 1024, MOST_COPIES = 1 << 16 };

/* An alternative: elements that stand behind each other. */
typedef struct alternative {
    const node **elements;
    unsigned count;
} alternative;

typedef struct system {
    const rule_list *cycle;
    unsigned copies; /* of nodes */
    bool failed;     /* not linear, or too large */
} system;

typedef struct alternatives {
    alternative *list;
    unsigned count;
} alternatives;

bool node_names(const node *n, const rule_list *rules) {
    if (n->kind == NODE_RULE)
        return has_rule(rules, n->rule);
    for (const node *child = n->child; child != NULL; child = child->next)
        if (node_names(child, rules))
            return true;
    return false;
}

static void add_alternative(system *s, alternatives *to, alternative a) {
    if (to->count == MOST_ALTERNATIVES)
        s->failed = true;
    if (s->failed)
        return;
    to->list = grow(to->list, to->count, sizeof a);
    to->list[to->count++] = a;
}

static void add_all(system *s, alternatives *to, alternatives from) {
    for (unsigned i = 0; i < from.count; i++)
        add_alternative(s, to, from.list[i]);
}

static alternative joined(alternative a, alternative b) {
    alternative both = {allocate(a.count + b.count, sizeof *both.elements), a.count + b.count};
    for (unsigned i = 0; i < both.count; i++)
        both.elements[i] = i < a.count ? a.elements[i] : b.elements[i - a.count];
    return both;
}

static alternative one_element(const node *n) {
    alternative one = {allocate(1, sizeof *one.elements), 1};
    one.elements[0] = n;
    return one;
}

/* The alternatives of a node, in which a rule of the cycle stands as an element alone: A [ X ] is
 * A X | A. */
static alternatives expand(system *s, const node *n) {
    alternatives made = {0};
    if (!node_names(n, s->cycle) || n->kind == NODE_RULE) {
        add_alternative(s, &made, one_element(n));
    } else if (n->kind == NODE_ALTERNATIVES) {
        for (const node *child = n->child; child != NULL; child = child->next)
            add_all(s, &made, expand(s, child));
    } else if (n->kind == NODE_SEQUENCE) {
        add_alternative(s, &made, (alternative){NULL, 0});
        for (const node *child = n->child; child != NULL; child = child->next) {
            alternatives before = made, behind = expand(s, child);
            made = (alternatives){0};
            for (unsigned i = 0; i < before.count; i++)
                for (unsigned k = 0; k < behind.count; k++)
                    add_alternative(s, &made, joined(before.list[i], behind.list[k]));
        }
    } else if (n->kind == NODE_REPEAT && n->min == 0 && n->max == UNBOUNDED) {
        add_alternative(s, &made, one_element(n));
    } else if (n->kind == NODE_REPEAT && n->max == 1) {
        add_all(s, &made, expand(s, n->child));
        if (n->min == 0)
            add_alternative(s, &made, (alternative){NULL, 0});
    } else
        s->failed = true;
    return made;
}

/* Trees of which nothing is shared. NULL stands for no string, as in an alternative that is not
 * there. */

static node *copy_node(system *s, const node *n) {
    node *copy = allocate(1, sizeof *copy), **tail = &copy->child;
    *copy = *n;
    copy->next = copy->child = NULL;
    if (++s->copies > MOST_COPIES)
        s->failed = true;
    for (const node *child = n->child; child != NULL && !s->failed; child = child->next) {
        *tail = copy_node(s, child);
        tail = &(*tail)->next;
    }
    return copy;
}

static bool is_empty_string(const node *n) {
    return n->kind == NODE_STRING && n->len == 0;
}

static node *parent(node_kind kind, node *child) {
    node *n = allocate(1, sizeof *n);
    n->kind = kind;
    n->at = child->at;
    n->child = child;
    return n;
}

/* Puts `b` behind the children of `a`, if that is a list of this kind, or makes such a list. */
static node *append(node_kind kind, node *a, node *b) {
    node *list = a->kind == kind ? a : parent(kind, a), **tail = &list->child;
    while (*tail != NULL)
        tail = &(*tail)->next;
    *tail = b->kind == kind ? b->child : b;
    return list;
}

static node *choice(node *a, node *b) {
    return a == NULL ? b : b == NULL ? a : append(NODE_ALTERNATIVES, a, b);
}

static node *sequence(node *a, node *b) {
    if (a == NULL || b == NULL)
        return NULL;
    return is_empty_string(a) ? b : is_empty_string(b) ? a : append(NODE_SEQUENCE, a, b);
}

/* The node any number of times; the empty string if it is NULL. */
static node *loop(node *n, source at) {
    node *made = allocate(1, sizeof *made);
    *made = (node){.kind = NODE_STRING, .at = at, .text = ""};
    if (n != NULL && !is_empty_string(n))
        *made = (node){.kind = NODE_REPEAT, .at = at, .max = UNBOUNDED, .child = n};
    return made;
}

/* Copies of the elements from one to the one before `end`. */
static node *elements(system *s, const alternative *a, unsigned from, unsigned end, source at) {
    node *made = loop(NULL, at);
    for (; from < end && !s->failed; from++)
        made = sequence(made, copy_node(s, a->elements[from]));
    return made;
}

static node *copy_or_null(system *s, const node *n) {
    return n == NULL ? NULL : copy_node(s, n);
}

static bool is_member(const system *s, const alternative *a, unsigned i) {
    return node_names(a->elements[i], s->cycle);
}

/* Does no member stand between the ends? */
static bool has_ends_alone(const system *s, const alternative *a) {
    for (unsigned i = 1; i + 1 < a->count; i++)
        if (is_member(s, a, i))
            return false;
    return true;
}

/* Is the last element a repetition that contains the rule? */
static bool ends_with_repetition(const system *s, const alternative *a) {
    return a->count > 0 && is_member(s, a, a->count - 1) &&
           a->elements[a->count - 1]->kind == NODE_REPEAT;
}

/* D of *( D X ), which may be empty. */
static node *separator(system *s, const node *repetition) {
    alternatives all = expand(s, repetition->child);
    node *made = NULL;
    for (unsigned i = 0; i < all.count && !s->failed; i++) {
        const alternative *a = &all.list[i];
        unsigned last = a->count - 1;
        s->failed |= a->count == 0 || a->elements[last]->kind != NODE_RULE;
        for (unsigned k = 0; k < a->count && !s->failed; k++)
            s->failed |= (k < last) == is_member(s, a, k);
        if (!s->failed)
            made = choice(made, elements(s, a, 0, last, repetition->at));
    }
    return made;
}

/* *A ( B | C ): of X = A X | B | C *( D X ), with `again` behind C unless that is NULL. */
static node *unit_of(system *s, const rule *r, const alternatives *all, const node *again) {
    node *before = NULL, *exits = NULL;
    for (unsigned i = 0; i < all->count && !s->failed; i++) {
        const alternative *a = &all->list[i];
        bool repeats = ends_with_repetition(s, a),
             ends = a->count > 0 && is_member(s, a, a->count - 1);
        if (ends && !repeats && a->count == 1)
            continue; /* the rule itself */
        for (unsigned k = 0; k < a->count - ends; k++)
            s->failed |= is_member(s, a, k);
        node *made = s->failed ? NULL : elements(s, a, 0, a->count - ends, r->at);
        if (repeats && again != NULL)
            made = sequence(made, copy_node(s, again));
        node **to = ends && !repeats ? &before : &exits;
        *to = choice(*to, made);
    }
    return sequence(loop(before, r->at), exits);
}

/* X = *A ( B | C *( D *A ( B | C ) ) ), if one alternative ends with *( D X ). */
static node *loop_of_repetition(system *s, const rule *r, const alternatives *all) {
    node *apart = NULL;
    for (unsigned i = 0; i < all->count && !s->failed; i++) {
        const alternative *a = &all->list[i];
        if (!ends_with_repetition(s, a))
            continue;
        s->failed |= apart != NULL;
        apart = separator(s, a->elements[a->count - 1]);
    }
    node *unit = s->failed ? NULL : unit_of(s, r, all, NULL);
    return unit == NULL ? NULL : unit_of(s, r, all, loop(sequence(apart, unit), r->at));
}

static node *loop_of_one(system *s, const rule *r) {
    alternatives all = expand(s, r->body);
    node *before = NULL, *exits = NULL, *behind = NULL, *between = NULL;
    for (unsigned i = 0; i < all.count && !s->failed; i++)
        if (ends_with_repetition(s, &all.list[i]))
            return loop_of_repetition(s, r, &all);
    for (unsigned i = 0; i < all.count; i++) {
        const alternative *a = &all.list[i];
        bool first = a->count > 0 && is_member(s, a, 0);
        bool last = a->count > 0 && is_member(s, a, a->count - 1);
        s->failed |= !has_ends_alone(s, a) || (first && a->elements[0]->kind != NODE_RULE);
        if (s->failed)
            return NULL;
        if (first && last && a->count == 1)
            continue; /* the rule itself */
        node **to = first && last ? &between : first ? &behind : last ? &before : &exits;
        *to = choice(*to, elements(s, a, first, a->count - last, r->at));
    }
    node *unit = sequence(sequence(loop(before, r->at), exits), loop(behind, r->at));
    if (unit == NULL || between == NULL || s->failed)
        return unit;
    node *again = sequence(between, copy_node(s, unit));
    return sequence(unit, loop(again, r->at));
}

/* Equations. Of n rules, row i has at k < n what stands at X_k, and at n what is without a rule. */

typedef struct equations {
    system *s;
    node ***rows;
    unsigned count;
    bool left; /* rules stand at the start of the alternatives, not at their end */
} equations;

static node *in_order(const equations *e, node *outer, node *inner) {
    return e->left ? sequence(inner, outer) : sequence(outer, inner);
}

static unsigned member_number(const system *s, const rule *r) {
    unsigned i = 0;
    while (s->cycle->rules[i] != r)
        i++;
    return i;
}

static void read_equation(equations *e, unsigned row) {
    system *s = e->s;
    const rule *r = s->cycle->rules[row];
    alternatives all = expand(s, r->body);
    e->rows[row] = allocate(e->count + 1, sizeof(node *));
    for (unsigned i = 0; i < all.count && !s->failed; i++) {
        const alternative *a = &all.list[i];
        unsigned column = e->count, at = e->left ? 0 : a->count - 1;
        for (unsigned k = 0; k < a->count; k++)
            s->failed |= is_member(s, a, k) && (k != at || a->elements[k]->kind != NODE_RULE);
        bool ends = a->count > 0 && is_member(s, a, at) && !s->failed;
        if (ends)
            column = member_number(s, a->elements[at]->rule);
        node **to = &e->rows[row][column];
        *to = choice(*to, elements(s, a, ends && e->left, a->count - (ends && !e->left), r->at));
    }
}

/* What stands at X_k in a later row: the right side of X_k replaces X_k. */
static void replace_in(const equations *e, unsigned row, unsigned k, const node *looped) {
    node *at = e->rows[row][k];
    e->rows[row][k] = NULL;
    for (unsigned i = k + 1; at != NULL && i <= e->count && !e->s->failed; i++) {
        if (e->rows[k][i] == NULL)
            continue;
        node *outer = in_order(e, copy_node(e->s, at), copy_node(e->s, looped));
        node *inner = in_order(e, outer, copy_node(e->s, e->rows[k][i]));
        e->rows[row][i] = choice(e->rows[row][i], inner);
    }
}

/* The body of X_k: the loop, then one of the rules that are replaced later, or the rest. */
static node *body_of(const equations *e, unsigned k, const node *looped) {
    node *inner = NULL;
    for (unsigned i = k + 1; i < e->count && !e->s->failed; i++) {
        node member = {.kind = NODE_RULE, .at = e->s->cycle->rules[i]->at};
        member.rule = (rule *)e->s->cycle->rules[i];
        member.text = member.rule->name;
        member.len = strlen(member.text);
        if (e->rows[k][i] != NULL)
            inner = choice(inner,
                           in_order(e, copy_node(e->s, e->rows[k][i]), copy_node(e->s, &member)));
    }
    inner = choice(inner, copy_or_null(e->s, e->rows[k][e->count]));
    return in_order(e, copy_node(e->s, looped), inner);
}

static bool solve(system *s, bool left, node **bodies) {
    unsigned count = s->cycle->count;
    equations e = {s, allocate(count, sizeof(node **)), count, left};
    for (unsigned row = 0; row < count && !s->failed; row++)
        read_equation(&e, row);
    for (unsigned k = 0; k < count && !s->failed; k++) {
        const node *looped = loop(e.rows[k][k], s->cycle->rules[k]->at);
        for (unsigned row = k + 1; row < count && !s->failed; row++)
            replace_in(&e, row, k, looped);
        bodies[k] = body_of(&e, k, looped);
    }
    return !s->failed;
}

loop_result make_loops(const rule_list *cycle) {
    node **bodies = allocate(cycle->count, sizeof *bodies);
    bool solved = false;
    for (int left = 0; left <= (cycle->count > 1) && !solved; left++) {
        system s = {.cycle = cycle};
        if (cycle->count == 1)
            bodies[0] = loop_of_one(&s, cycle->rules[0]);
        else
            solve(&s, left == 1, bodies);
        solved = !s.failed;
    }
    if (!solved)
        return NOT_LINEAR;
    for (unsigned i = 0; i < cycle->count; i++)
        if (bodies[i] == NULL)
            return ENDLESS;
    for (unsigned i = 0; i < cycle->count; i++) {
        rule *r = (rule *)cycle->rules[i];
        r->printed = r->printed != NULL ? r->printed : r->body;
        r->body = bodies[i];
    }
    return LOOPS;
}
