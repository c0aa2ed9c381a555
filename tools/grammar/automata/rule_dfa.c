/* Subsets of nodes, as in tagged_dfa.c, but without tags, and so without order. */
#include "automata/rule_dfa.h"

#include <stdlib.h>

#include "automata/closure.h"
#include "automata/fewer_configurations.h"
#include "automata/nfa_size.h"
#include "automata/partition.h"

/* Before minimization. */
enum { MOST_SUBSETS = 1 << 15, MOST_MEMBERS = 1 << 22 };

typedef struct member {
    int node;
    unsigned context;
} member;

typedef struct builder {
    const nfa *nfa;
    closure closure;
    worklist subsets; /* key: the members, ascending */
    uint8_t class_of[256];
    unsigned char byte_of[256]; /* of each class, one byte */
    unsigned classes;
    const pruner *pruner; /* from many states on; or NULL */
    member *members;      /* of the subset that is being made, or followed */
    size_t room;
    size_t member_count; /* of all subsets */
    int *next;           /* [state * classes + class]: a state, or NOWHERE */
    bool *final;
    unsigned most; /* subsets */
} builder;

static void split_by_nodes(builder *b, const nfa *n) {
    for (unsigned i = 0; i < n->count; i++)
        if (n->nodes[i].kind == NFA_READ)
            split_classes(b->class_of, &b->classes, &n->nodes[i].bytes);
}

static void find_classes(builder *b) {
    b->classes = 1;
    split_by_nodes(b, b->nfa);
    for (unsigned i = 0; i < b->nfa->exception_count; i++)
        split_by_nodes(b, b->nfa->exceptions[i]);
    for (unsigned byte = 256; byte-- > 0;)
        b->byte_of[b->class_of[byte]] = (unsigned char)byte;
}

static int by_node(const void *a, const void *b) {
    const member *one = a, *other = b;
    if (one->node != other->node)
        return one->node < other->node ? -1 : 1;
    return one->context < other->context ? -1 : one->context > other->context;
}

/* The state of the list that `closure` has made. */
static int intern_list(builder *b) {
    const closure *c = &b->closure;
    if (c->count == 0)
        return NOWHERE;
    if (c->count > b->room) {
        b->room = 2 * (size_t)c->count;
        b->members = allocate(b->room, sizeof *b->members);
    }
    for (unsigned i = 0; i < c->count; i++)
        b->members[i] = (member){c->list[i].node, c->list[i].context};
    qsort(b->members, c->count, sizeof *b->members, by_node);
    unsigned before = b->subsets.count;
    unsigned state = worklist_add(&b->subsets, b->members, c->count * sizeof *b->members);
    b->member_count += b->subsets.count > before ? c->count : 0;
    return (int)state;
}

static void follow(builder *b, unsigned state, configuration **list, size_t *room) {
    const work_item *item = &b->subsets.items[state];
    const member *members = item->key;
    unsigned count = (unsigned)(item->size / sizeof *members);
    if (count > *room) {
        *room = 2 * (size_t)count;
        *list = allocate(*room, sizeof **list);
    }
    for (unsigned i = 0; i < count; i++)
        (*list)[i] = (configuration){.node = members[i].node, .context = members[i].context};
    b->final = grow(b->final, state, sizeof *b->final);
    b->final[state] = members[0].node == END_NODE;
    for (unsigned class = 0; class < b->classes; class ++) {
        closure_step(&b->closure, *list, count, b->byte_of[class]);
        if (b->pruner != NULL)
            prune_list(b->pruner, &b->closure);
        size_t at = (size_t)state * b->classes + class;
        b->next = grow(b->next, at, sizeof *b->next);
        b->next[at] = intern_list(b);
    }
}

/* False: there are too many. */
static bool make_subsets(builder *b) {
    configuration *list = NULL;
    size_t room = 0;
    closure_begin(&b->closure, b->nfa, (tag_set){.count = 0});
    intern_list(b);
    for (unsigned i = 0; i < b->subsets.count; i++) {
        if (b->subsets.count > b->most || b->member_count > MOST_MEMBERS)
            return false;
        if (i == MANY_STATES && b->nfa->exception_count == 0)
            b->pruner = pruner_of(b->nfa);
        follow(b, i, &list, &room);
    }
    return true;
}

/* Cuts off the states from which no string can be completed, as an A - B leaves them. */
static void trim(builder *b) {
    unsigned count = b->subsets.count;
    bool *live = allocate(count, sizeof(bool));
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = count; i-- > 0;) {
            bool lives = b->final[i];
            for (unsigned class = 0; !live[i] && !lives && class < b->classes; class ++) {
                int target = b->next[(size_t)i * b->classes + class];
                lives = target != NOWHERE && live[target];
            }
            more |= lives && !live[i];
            live[i] |= lives;
        }
    }
    for (size_t i = 0; i < (size_t)count * b->classes; i++)
        if (b->next[i] != NOWHERE && !live[b->next[i]])
            b->next[i] = NOWHERE;
}

/* Adds the edges of a state to all states of the result, which are numbered as they are met. */
static unsigned add_edges(const builder *b, const unsigned *block, unsigned state,
                          worklist *numbers, rule_dfa *d, unsigned count) {
    unsigned first = count;
    for (unsigned class = 0; class < b->classes; class ++) {
        int target = b->next[(size_t)state * b->classes + class];
        if (target == NOWHERE)
            continue;
        unsigned number = worklist_add(numbers, &block[target], sizeof *block), k = first;
        while (k < count && d->edges[k].target != number)
            k++;
        if (k == count) {
            d->edges = grow(d->edges, count, sizeof *d->edges);
            d->edges[count++] = (dfa_edge){.target = number};
        }
        for (unsigned byte = 0; byte < 256; byte++)
            if (b->class_of[byte] == class)
                set_add(&d->edges[k].bytes, byte);
    }
    return count;
}

static rule_dfa *minimal_dfa(const builder *b) {
    unsigned count = b->subsets.count, *block = allocate(count, sizeof *block);
    unsigned finals = 0, edges = 0, *state_of = allocate(count, sizeof *state_of);
    for (unsigned i = 0; i < count; i++)
        finals += b->final[i];
    for (unsigned i = 0; i < count; i++) /* two blocks, unless all states are alike */
        block[i] = finals < count && b->final[i];
    split_blocks(&(successors){b->next, count, b->classes}, block,
                 finals > 0 && finals < count ? 2 : 1);
    for (unsigned i = count; i-- > 0;)
        state_of[block[i]] = i;
    rule_dfa *d = allocate(1, sizeof *d);
    worklist numbers = {0};
    worklist_add(&numbers, &block[0], sizeof *block);
    for (; d->count < numbers.count; d->count++) {
        unsigned state = state_of[*(const unsigned *)numbers.items[d->count].key];
        d->final = grow(d->final, d->count, sizeof *d->final);
        d->final[d->count] = b->final[state];
        d->first = grow(d->first, d->count, sizeof *d->first);
        d->first[d->count] = edges;
        edges = add_edges(b, block, state, &numbers, d, edges);
    }
    d->first = grow(d->first, d->count, sizeof *d->first);
    d->first[d->count] = edges;
    return d;
}

/* NULL: it has too many states, or more than `most` before minimization. */
static rule_dfa *dfa_of(const rule *r, unsigned limit, unsigned most) {
    builder b = {.nfa = nfa_of_body(r), .most = most};
    find_classes(&b);
    if (!make_subsets(&b))
        return NULL;
    trim(&b);
    rule_dfa *d = minimal_dfa(&b);
    d->is_smaller = d->count + 2 * (size_t)d->first[d->count] < b.nfa->count;
    d->pruned = b.pruner != NULL;
    return d->count <= limit ? d : NULL;
}

void determinize_rules(const profile *p, unsigned limit) {
    rule_list rules = rules_bottom_up(&p->grammar);
    nfa_sizes sizes = new_nfa_sizes(&p->grammar, false);
    nfa_sizes expanded = new_nfa_sizes(&p->grammar, true);
    for (unsigned i = 0; i < rules.count; i++) {
        rule *r = (rule *)(uintptr_t)rules.rules[i];
        if (count_nodes(&sizes, r) <= MOST_NODES)
            r->dfa = dfa_of(r, limit, MOST_SUBSETS);
        if (p->component_count > 0 && is_parser(p, r))
            count_nodes(&expanded, r);
        if (errors_seen() > 0)
            return;
    }
}

/* Blame. */

/* Has the rule few states, given the automata of the rules that the change of one does not
 * concern? */
static bool is_small_without(const profile *p, rule *r, const rule *changed, unsigned limit) {
    rule_list rules = rules_bottom_up(&p->grammar);
    const rule_dfa **known = allocate(rules.count, sizeof(rule_dfa *));
    nfa_sizes sizes = new_nfa_sizes(&p->grammar, false);
    bool small = true;
    sizes.reported = true; /* report nothing */
    for (unsigned i = 0; i < rules.count; i++) {
        rule *one = (rule *)(uintptr_t)rules.rules[i];
        known[i] = one->dfa;
        if (!small || !reaches(one, changed) || !reaches(r, one))
            continue;
        one->dfa = NULL;
        small = count_nodes(&sizes, one) <= MOST_NODES;
        one->dfa = small ? dfa_of(one, limit, limit) : NULL;
        small = one->dfa != NULL;
    }
    for (unsigned i = 0; i < rules.count; i++)
        ((rule *)(uintptr_t)rules.rules[i])->dfa = known[i];
    return small;
}

typedef struct trial {
    const profile *p;
    rule *r;
    unsigned limit, left; /* the states that it may have, and how many repetitions may be tried */
} trial;

/* Tries the repetitions in a node, innermost first. */
static const node *try_repetitions(trial *t, const rule *in, node *n) {
    for (node *child = n->child; child != NULL; child = child->next) {
        const node *found = try_repetitions(t, in, child);
        if (found != NULL)
            return found;
    }
    if (n->kind != NODE_REPEAT || n->max == 1 || t->left == 0)
        return NULL;
    node once = *n;
    n->min = n->max = 1;
    t->left--;
    bool small = is_small_without(t->p, t->r, in, t->limit);
    n->min = once.min;
    n->max = once.max;
    return small ? n : NULL;
}

const node *find_repetition_at_fault(const profile *p, rule *r, unsigned limit) {
    enum { MOST_TRIED = 24, MOST_STATES = 4000 };
    trial t = {p, r, limit < MOST_STATES ? limit : MOST_STATES, MOST_TRIED};
    rule_list rules = rules_bottom_up(&p->grammar);
    const node *found = NULL;
    for (unsigned i = 0; r->dfa == NULL && found == NULL && i < rules.count; i++)
        if (reaches(r, rules.rules[i]))
            found = try_repetitions(&t, rules.rules[i], rules.rules[i]->body);
    return found;
}
