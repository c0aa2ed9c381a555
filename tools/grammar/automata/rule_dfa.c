/* Subsets of nodes, as in tagged_dfa.c, but without tags. Where the order matters, a subset is a
 * list in the order in which backtracking would try its members, and those that would be tried
 * before all of the list are *earlier* ones: a reading that comes to one of them, or to the end
 * where one of them ends, is not the first. They have no order among themselves.
 *
 * Example: of `"a" / "a" "b" / *"a"`, the list behind "a" is `end "b" "a" end`. The second end is
 * that of a later reading and is dropped. The state has no edge before its end, and the later state
 * `"b" "a"`, with the end as an earlier one. */
#include "automata/rule_dfa.h"

#include <stdlib.h>
#include <string.h>

#include "automata/closure.h"
#include "automata/fewer_configurations.h"
#include "automata/nfa_size.h"
#include "automata/partition.h"

/* Before minimization. */
enum { MOST_SUBSETS = 1 << 15, MOST_MEMBERS = 1 << 22 };

/* The version of a configuration's only tag, where the order matters. */
enum { EARLIER = AGREED, LISTED = 1 };

typedef struct member {
    int node;
    unsigned context;
} member;

/* A state, as a key of the worklist. */
typedef struct subset {
    unsigned earlier, count; /* so many members are earlier, of so many */
    member members[];        /* the earlier ones ascending; the others, too, without order */
} subset;

typedef struct builder {
    nfa *nfa;
    bool ordered;
    closure closure;
    worklist subsets;
    uint8_t class_of[256];
    unsigned char byte_of[256]; /* of each class, one byte */
    unsigned classes;
    pruner *pruner;      /* from many states on; or NULL */
    subset *made;        /* that is being interned, */
    configuration *list; /* or followed */
    size_t made_room, list_room;
    size_t member_count; /* of all subsets */
    int *next;           /* [state * (classes + 1) + class]: a state, or NOWHERE; behind the
                            classes, the state of later readings */
    bool *final;
    size_t next_room, final_room;
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

/* The state of a list. */
static int intern(builder *b, const configuration *list, unsigned count) {
    size_t size = sizeof *b->made + count * sizeof(member);
    if (size > b->made_room) {
        b->made_room = 2 * size;
        release(b->made);
        b->made = allocate(b->made_room, 1);
    }
    subset *made = b->made;
    made->earlier = made->count = 0;
    for (unsigned i = 0; i < count; i++) {
        bool earlier = b->ordered && list[i].version[0] == EARLIER;
        if (earlier && list[i].node == END_NODE)
            continue; /* reads nothing */
        made->earlier += earlier;
        made->members[made->count++] = (member){list[i].node, list[i].context};
    }
    if (made->count == made->earlier)
        return NOWHERE;
    qsort(made->members, b->ordered ? made->earlier : made->count, sizeof(member), by_node);
    unsigned before = b->subsets.count;
    size = sizeof *made + made->count * sizeof(member);
    unsigned state = worklist_add(&b->subsets, made, size);
    b->member_count += b->subsets.count > before ? made->count : 0;
    return (int)state;
}

static int intern_step(builder *b, unsigned count, unsigned class) {
    closure_step(&b->closure, b->list, count, b->byte_of[class]);
    if (b->pruner != NULL && b->ordered)
        prune_later(b->pruner, &b->closure);
    else if (b->pruner != NULL)
        prune_list(b->pruner, &b->closure);
    return intern(b, b->closure.list, b->closure.count);
}

static void follow(builder *b, unsigned state) {
    const subset *s = b->subsets.items[state].key;
    unsigned end = 0, first = b->ordered ? s->earlier : 0;
    if (s->count > b->list_room) {
        b->list_room = 2 * (size_t)s->count;
        release(b->list);
        b->list = allocate(b->list_room, sizeof *b->list);
    }
    while (end < s->count && s->members[end].node != END_NODE)
        end++;
    for (unsigned i = 0; i < s->count; i++) {
        b->list[i] = (configuration){.node = s->members[i].node, .context = s->members[i].context};
        b->list[i].version[0] = i < first ? EARLIER : LISTED;
    }
    b->final = grow_again(b->final, state, &b->final_room, sizeof *b->final);
    b->final[state] = end < s->count;
    unsigned before_end = b->ordered ? end : s->count, count = s->count;
    for (unsigned class = 0; class <= b->classes; class ++) {
        size_t at = (size_t)state * (b->classes + 1) + class;
        b->next = grow_again(b->next, at, &b->next_room, sizeof *b->next);
        b->next[at] = NOWHERE;
        if (class < b->classes)
            b->next[at] = intern_step(b, before_end, class);
    }
    if (!b->ordered || end == count)
        return;
    for (unsigned i = 0; i <= end; i++)
        b->list[i].version[0] = EARLIER;
    b->next[(size_t)state * (b->classes + 1) + b->classes] = intern(b, b->list, count);
}

/* False: there are too many. */
static bool make_subsets(builder *b) {
    closure_begin(&b->closure, b->nfa, (tag_set){.count = b->ordered});
    for (unsigned i = 0; i < b->closure.count; i++)
        b->closure.list[i].version[0] = LISTED;
    intern(b, b->closure.list, b->closure.count);
    for (unsigned i = 0; i < b->subsets.count; i++) {
        if (b->subsets.count > b->most || b->member_count > MOST_MEMBERS)
            return false;
        if (i == MANY_STATES && b->nfa->exception_count == 0)
            b->pruner = pruner_of(b->nfa);
        follow(b, i);
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
                int target = b->next[(size_t)i * (b->classes + 1) + class];
                lives = target != NOWHERE && live[target];
            }
            more |= lives && !live[i];
            live[i] |= lives;
        }
    }
    for (size_t i = 0; i < (size_t)count * (b->classes + 1); i++)
        if (b->next[i] != NOWHERE && !live[b->next[i]])
            b->next[i] = NOWHERE;
    release(live);
}

/* Adds the edges of a state to all states of the result, which are numbered as they are met. */
static unsigned add_edges(const builder *b, const unsigned *block, unsigned state,
                          worklist *numbers, rule_dfa *d, unsigned count) {
    unsigned first = count;
    for (unsigned class = 0; class < b->classes; class ++) {
        int target = b->next[(size_t)state * (b->classes + 1) + class];
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
    split_blocks(&(successors){b->next, count, b->classes + 1}, block,
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
        int later = b->next[(size_t)state * (b->classes + 1) + b->classes];
        d->later = grow(d->later, d->count, sizeof *d->later);
        d->later[d->count] =
            later == NOWHERE ? NO_NODE : (int)worklist_add(&numbers, &block[later], sizeof *block);
    }
    d->first = grow(d->first, d->count, sizeof *d->first);
    d->first[d->count] = edges;
    release(block);
    release(state_of);
    release_worklist(&numbers);
    return d;
}

static void release_builder(builder *b) {
    release_nfa(b->nfa);
    release_closure(&b->closure);
    release_worklist(&b->subsets);
    release_pruner(b->pruner);
    release(b->made);
    release(b->list);
    release(b->next);
    release(b->final);
}

/* NULL: it has too many states, or more than `most` before minimization. */
static rule_dfa *dfa_of(const rule *r, nfa_form form, unsigned limit, unsigned most) {
    builder b = {.nfa = nfa_of_body(r, form), .ordered = form == NFA_ORDERED, .most = most};
    rule_dfa *d = NULL;
    find_classes(&b);
    if (make_subsets(&b)) {
        trim(&b);
        d = minimal_dfa(&b);
        d->is_smaller = count_dfa_nodes(d) < b.nfa->count;
        d->pruned = b.pruner != NULL;
    }
    release_builder(&b);
    return d != NULL && d->count <= limit ? d : NULL;
}

/* Is the rule a component, or is one within it? */
static bool has_component(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rules.count; k++)
            if (r == p->captures[i].rules.rules[k] || reaches(r, p->captures[i].rules.rules[k]))
                return true;
    return false;
}

void determinize_rules(const profile *p, unsigned limit) {
    rule_list rules = rules_bottom_up(&p->grammar);
    nfa_sizes plain = new_nfa_sizes(&p->grammar, NFA_PLAIN);
    nfa_sizes ordered = new_nfa_sizes(&p->grammar, NFA_ORDERED);
    for (unsigned i = 0; i < rules.count; i++) {
        rule *r = (rule *)(uintptr_t)rules.rules[i];
        if (count_nodes(&plain, r) <= MOST_NODES)
            r->automata[NFA_PLAIN] = dfa_of(r, NFA_PLAIN, limit, MOST_SUBSETS);
        ordered.reported = !is_parser(p, r);
        if (p->component_count > 0 && count_nodes(&ordered, r) <= MOST_NODES &&
            !has_component(p, r))
            r->automata[NFA_ORDERED] = dfa_of(r, NFA_ORDERED, limit, MOST_SUBSETS);
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
    nfa_sizes sizes = new_nfa_sizes(&p->grammar, NFA_PLAIN);
    bool small = true;
    sizes.reported = true; /* report nothing */
    for (unsigned i = 0; i < rules.count; i++) {
        rule *one = (rule *)(uintptr_t)rules.rules[i];
        known[i] = one->automata[NFA_PLAIN];
        if (!small || !reaches(one, changed) || !reaches(r, one))
            continue;
        one->automata[NFA_PLAIN] = NULL;
        small = count_nodes(&sizes, one) <= MOST_NODES;
        one->automata[NFA_PLAIN] = small ? dfa_of(one, NFA_PLAIN, limit, limit) : NULL;
        small = one->automata[NFA_PLAIN] != NULL;
    }
    for (unsigned i = 0; i < rules.count; i++)
        ((rule *)(uintptr_t)rules.rules[i])->automata[NFA_PLAIN] = known[i];
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
    for (unsigned i = 0; r->automata[NFA_PLAIN] == NULL && found == NULL && i < rules.count; i++)
        if (reaches(r, rules.rules[i]))
            found = try_repetitions(&t, rules.rules[i], rules.rules[i]->body);
    return found;
}
