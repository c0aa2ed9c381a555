#include "automata/nfa_size.h"

#include "automata/advice.h"
#include "front/characters.h"

/* Of a rule whose copies are worth a name in a message. */
enum { MANY_NODES = 50 };

typedef struct nfa_size {
    size_t nodes;      /* 0: not counted yet */
    bool is_set;       /* single characters: they are read as one set, */
    character_set set; /* which is this */
} nfa_size;

int copies_of(const node *n) {
    if (n->max != UNBOUNDED)
        return n->max;
    return n->min == 0 || nullable(n->child) ? n->min + 1 : n->min;
}

/* Does a smaller DFA stand for the rule? */
static bool is_embedded(const nfa_sizes *s, const rule *r) {
    const rule_dfa *d = r->automata[s->form];
    return d != NULL && d->is_smaller;
}

/* Blame. */

static size_t bounded(size_t nodes) {
    return nodes > MOST_NODES ? MOST_NODES + 1 : nodes;
}

/* How often the automaton of a rule has another rule, and how many rules of the document use that
 * one. */
typedef struct use_count {
    size_t copies;
    rule_list users;
} use_count;

/* Adds the uses of rules in `n`, of which there are so many. */
static void add_uses(const node *n, size_t times, const rule *user, use_count *of_rule) {
    if (n->kind == NODE_REPEAT)
        times = bounded(times * (size_t)copies_of(n));
    if (n->kind == NODE_RULE) {
        use_count *uses = &of_rule[n->rule->index];
        uses->copies = bounded(uses->copies + times);
        if (!has_rule(&uses->users, user))
            add_rule(&uses->users, user);
    }
    for (const node *child = n->child; child != NULL; child = child->next)
        add_uses(child, times, user, of_rule);
}

static size_t nodes_of(const nfa_sizes *s, const rule *r) {
    return is_embedded(s, r) ? count_dfa_nodes(r->automata[s->form]) : s->of_rule[r->index].nodes;
}

/* The rule at fault: of those whose copies are half of the nodes, the one that the most rules use,
 * and of several the highest. (Of S = *WS, WS = SP / COMMENT, that is S.) NULL if there is none. */
static const rule *find_copied(const nfa_sizes *s, const rule *r, size_t *copies) {
    rule_list rules = rules_bottom_up(s->grammar);
    use_count *of_rule = allocate(s->grammar->count, sizeof *of_rule);
    const rule *found = NULL;
    of_rule[r->index].copies = 1;
    for (unsigned i = rules.count; i-- > 0;) {
        const rule *user = rules.rules[i];
        if (of_rule[user->index].copies > 0 && !is_embedded(s, user))
            add_uses(user->body, of_rule[user->index].copies, as_printed(user), of_rule);
    }
    for (unsigned i = 0; i < rules.count; i++) {
        const rule *one = rules.rules[i];
        const use_count *uses = &of_rule[one->index];
        size_t nodes = nodes_of(s, one);
        if (as_printed(one) != as_printed(r) && uses->copies > 1 && nodes >= MANY_NODES &&
            uses->copies * nodes > MOST_NODES / 2 &&
            (found == NULL || uses->users.count >= of_rule[found->index].users.count))
            found = one;
    }
    *copies = found != NULL ? of_rule[found->index].copies : 0;
    return found;
}

/* The repetition that counts most in a node, and in the rules that it uses; or NULL. */
static const node *most_counted(const node *n) {
    const node *most = n->kind == NODE_REPEAT && copies_of(n) >= MANY_COPIES ? n : NULL;
    const node *child = n->kind == NODE_RULE ? n->rule->body : n->child;
    for (; child != NULL; child = child->next) {
        const node *one = most_counted(child);
        if (one != NULL && (most == NULL || copies_of(one) > copies_of(most)))
            most = one;
    }
    return most;
}

/* Why the rule has so many nodes: "" if that is not known. */
static char *cause_text(const nfa_sizes *s, const rule *r) {
    size_t copies;
    const rule *copied = find_copied(s, r, &copies);
    const node *counted = copied != NULL ? most_counted(copied->body) : NULL;
    if (copied == NULL)
        return "";
    char *text =
        format_text(", because of %s%zu copies of rule %s, of %zu nodes each",
                    copies > MOST_NODES ? "more than " : "",
                    copies > MOST_NODES ? MOST_NODES : copies, copied->name, nodes_of(s, copied));
    if (counted == NULL)
        return text;
    const rule *counts = rule_with(s->grammar, counted);
    return format_text("%s, with %s %s%s%s; \"at-most\" in the profile limits a length without "
                       "states",
                       text, counts == copied ? "its repetition" : "the repetition",
                       repetition_text(counted), counts == copied ? "" : " of rule ",
                       counts == copied ? "" : counts->name);
}

static void report_size(nfa_sizes *s, const rule *r, const node *repetition) {
    if (s->reported)
        return;
    s->reported = true;
    const char *advice = advice_for(s->grammar, s->whole, s->form != NFA_PLAIN);
    if (repetition != NULL)
        error_at(repetition->at,
                 "rule %s: because of its repetition %s, its automaton has more than %d nodes%s",
                 r->name, repetition_text(repetition), MOST_NODES, advice);
    else
        error_at(r->at, "rule %s: its automaton has more than %d nodes%s%s", r->name, MOST_NODES,
                 cause_text(s, r), advice);
}

static nfa_size size_of(nfa_sizes *s, const rule *r, const node *n);

/* A read and a fork for each edge, a fork for each end and for what is later. */
size_t count_dfa_nodes(const rule_dfa *d) {
    size_t nodes = 2 * (size_t)d->first[d->count];
    for (unsigned i = 0; i < d->count; i++)
        nodes += (size_t)d->final[i] + (d->later[i] != NO_NODE);
    return nodes;
}

static nfa_size size_of_rule(nfa_sizes *s, const rule *r) {
    nfa_size *known = &s->of_rule[r->index];
    if (known->nodes == 0) {
        *known = size_of(s, r, r->body);
        known->nodes += 2; /* tags */
    }
    return *known;
}

/* A read for each byte of a path, and a fork between paths. */
static size_t count_set_nodes(character_set set) {
    utf8_paths paths = utf8_paths_of(set);
    size_t nodes = paths.count > 0 ? paths.count - 1 : 0;
    for (unsigned i = 0; i < paths.count; i++)
        nodes += paths.list[i].len;
    return nodes;
}

/* Adds the next child, whose size is known, to that of its parent. */
static void add_child(nfa_size *size, const node *n, const node *child, const nfa_size *of_child) {
    bool is_first = child == n->child;
    size->nodes += of_child->nodes + (n->kind != NODE_SEQUENCE); /* and a fork */
    size->is_set &= of_child->is_set && (is_first || n->kind != NODE_SEQUENCE);
    if (size->is_set && is_first)
        size->set = of_child->set;
    else if (size->is_set && n->kind == NODE_ALTERNATIVES)
        size->set = characters_union(size->set, of_child->set);
    else if (size->is_set)
        size->set = characters_minus(size->set, of_child->set);
}

static nfa_size size_of(nfa_sizes *s, const rule *r, const node *n) {
    nfa_size size = {.is_set = n->kind != NODE_REPEAT && n->child != NULL};
    if (n->kind == NODE_RULE && is_embedded(s, n->rule))
        return (nfa_size){.nodes = count_dfa_nodes(n->rule->automata[s->form])};
    if (n->kind == NODE_RULE)
        return size_of_rule(s, n->rule);
    if (n->kind == NODE_STRING)
        size = (nfa_size){.nodes = n->len, .is_set = n->len == 1};
    if (n->kind == NODE_RANGE || n->kind == NODE_POINTS)
        size.is_set = true;
    if (size.is_set && n->child == NULL)
        size.set = characters_of(n);
    for (const node *child = n->child; child != NULL; child = child->next) {
        nfa_size one = size_of(s, r, child);
        add_child(&size, n, child, &one);
    }
    if (n->kind == NODE_REPEAT)
        size.nodes *= (size_t)copies_of(n);
    if (size.is_set)
        size.nodes = count_set_nodes(size.set);
    if (size.nodes > MOST_NODES) {
        report_size(s, r, n->kind == NODE_REPEAT ? n : NULL);
        size.nodes = MOST_NODES + 1;
    }
    return size;
}

nfa_sizes new_nfa_sizes(const grammar *g, nfa_form form) {
    return (nfa_sizes){.grammar = g, .of_rule = allocate(g->count, sizeof(nfa_size)), .form = form};
}

size_t count_nodes(nfa_sizes *s, const rule *r) {
    s->whole = r;
    if (r->restated != NULL)
        size_of(s, r, r->restated);
    return size_of_rule(s, r).nodes;
}
