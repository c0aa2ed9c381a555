#include "automata/nfa_size.h"

/* What is worth a name in a message: a repetition of so many copies, a rule of so many nodes. */
enum { MANY_COPIES = 8, MANY_NODES = 50 };

/* A range of code points has at most 3 paths of each length and one more at the surrogates. */
enum { MOST_POINT_NODES = 40 };

typedef struct nfa_size {
    size_t nodes;  /* 0: not counted yet */
    bool is_bytes; /* single bytes: one node reads them all */
} nfa_size;

int copies_of(const node *n) {
    if (n->max != UNBOUNDED)
        return n->max;
    return n->min == 0 || nullable(n->child) ? n->min + 1 : n->min;
}

/* Blame. */

static size_t bounded(size_t nodes) {
    return nodes > MOST_NODES ? MOST_NODES + 1 : nodes;
}

/* Adds how often the automaton of `n`, of which there are so many, has each rule. */
static void add_copies(const node *n, size_t times, size_t *of_rule) {
    if (n->kind == NODE_REPEAT)
        times = bounded(times * (size_t)copies_of(n));
    if (n->kind == NODE_RULE)
        of_rule[n->rule->index] = bounded(of_rule[n->rule->index] + times);
    for (const node *child = n->child; child != NULL; child = child->next)
        add_copies(child, times, of_rule);
}

/* The lowest rule whose copies are half of the nodes; NULL if there is one copy, or no such rule.
 */
static const rule *find_copied(const nfa_sizes *s, const rule *r, size_t *copies) {
    rule_list rules = rules_bottom_up(s->grammar);
    size_t *of_rule = allocate(s->grammar->count, sizeof *of_rule);
    of_rule[r->index] = 1;
    for (unsigned i = rules.count; i-- > 0;)
        if (of_rule[rules.rules[i]->index] > 0)
            add_copies(rules.rules[i]->body, of_rule[rules.rules[i]->index], of_rule);
    for (unsigned i = 0; i < rules.count; i++) {
        size_t nodes = s->of_rule[rules.rules[i]->index].nodes;
        *copies = of_rule[rules.rules[i]->index];
        if (*copies > 1 && nodes >= MANY_NODES && *copies * nodes > MOST_NODES / 2)
            return rules.rules[i];
    }
    return NULL;
}

/* The repetition that counts most in a node; or NULL. */
static const node *most_counted(const node *n) {
    const node *most = n->kind == NODE_REPEAT && copies_of(n) >= MANY_COPIES ? n : NULL;
    for (const node *child = n->child; child != NULL; child = child->next) {
        const node *one = most_counted(child);
        if (one != NULL && (most == NULL || copies_of(one) > copies_of(most)))
            most = one;
    }
    return most;
}

static void report_size(nfa_sizes *s, const rule *r, const node *repetition) {
    size_t copies;
    if (s->reported)
        return;
    s->reported = true;
    if (repetition != NULL) {
        error_at(repetition->at,
                 "rule %s: because of its repetition %s, its automaton has more than %d nodes",
                 r->name, repetition_text(repetition), MOST_NODES);
        return;
    }
    const rule *copied = find_copied(s, r, &copies);
    const node *counted = copied != NULL ? most_counted(copied->body) : NULL;
    if (copied == NULL)
        error_at(r->at, "rule %s: its automaton has more than %d nodes", r->name, MOST_NODES);
    else
        error_at(r->at,
                 "rule %s: its automaton has more than %d nodes, because of %zu copies of rule %s, "
                 "of %zu nodes each%s",
                 r->name, MOST_NODES, copies, copied->name, s->of_rule[copied->index].nodes,
                 counted == NULL ? ""
                                 : format_text(", with its repetition %s; \"at-most\" in the "
                                               "profile limits a length without states",
                                               repetition_text(counted)));
}

static bool stands_for_rule(const rule *r) {
    return r->dfa != NULL && r->dfa->is_smaller;
}

static nfa_size size_of(nfa_sizes *s, const rule *r, const node *n);

/* Of an embedded DFA: a fork for each state, a read and a fork for each edge. */
static size_t dfa_nodes(const rule_dfa *d) {
    return d->count + 2 * (size_t)d->first[d->count];
}

static nfa_size size_of_rule(nfa_sizes *s, const rule *r) {
    nfa_size *known = &s->of_rule[r->index];
    if (known->nodes == 0) {
        *known = size_of(s, r, r->body);
        known->nodes += 2; /* tags */
    }
    return *known;
}

static nfa_size size_of(nfa_sizes *s, const rule *r, const node *n) {
    nfa_size size = {.nodes = n->kind == NODE_RANGE    ? 1
                              : n->kind == NODE_POINTS ? MOST_POINT_NODES
                                                       : 0,
                     .is_bytes = n->kind != NODE_REPEAT && n->kind != NODE_POINTS};
    unsigned children = 0;
    if (n->kind == NODE_RULE && !s->expanded && stands_for_rule(n->rule))
        return (nfa_size){dfa_nodes(n->rule->dfa), false};
    if (n->kind == NODE_RULE)
        return size_of_rule(s, n->rule);
    if (n->kind == NODE_STRING)
        size = (nfa_size){n->len, n->len == 1};
    for (const node *child = n->child; child != NULL; child = child->next, children++) {
        nfa_size one = size_of(s, r, child);
        size.nodes += one.nodes + (n->kind != NODE_SEQUENCE); /* and a fork */
        size.is_bytes &= one.is_bytes;
    }
    if (n->kind == NODE_SEQUENCE)
        size.is_bytes &= children == 1;
    if (n->kind == NODE_REPEAT)
        size.nodes *= (size_t)copies_of(n);
    if (size.is_bytes)
        size.nodes = 1;
    if (size.nodes > MOST_NODES) {
        report_size(s, r, n->kind == NODE_REPEAT ? n : NULL);
        size.nodes = MOST_NODES + 1;
    }
    return size;
}

nfa_sizes new_nfa_sizes(const grammar *g, bool expanded) {
    return (nfa_sizes){
        .grammar = g, .of_rule = allocate(g->count, sizeof(nfa_size)), .expanded = expanded};
}

size_t count_nodes(nfa_sizes *s, const rule *r) {
    if (r->restated != NULL)
        size_of(s, r, r->restated);
    return size_of_rule(s, r).nodes;
}
