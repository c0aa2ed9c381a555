/* Thompson's construction makes an NFA of the tree, backwards: each node is built before what leads
 * to it. A state of the automaton is the set of those NFA nodes that read a byte and can be reached
 * by the same text; sets are interned, and where a set leads with a class of bytes is found when it
 * is asked for first. So a rule of which only a few states are visited costs no more than those.
 *
 * Example: of 1*DIGIT "." the start is {DIGIT}; a digit leads to {DIGIT, "."}, from there a digit
 * leads back, and "." to {end}, which is final. */
#include "automata/thompson.h"

#include <stdlib.h>
#include <string.h>

#include "automata/partition.h"
#include "automata/utf8_order.h"
#include "dominance.h"
#include "front/characters.h"
#include "front/profile.h"
#include "worklist.h"

enum { NONE = -1, END = 0 /* the node that nothing follows */ };

typedef struct nfa_state {
    bool is_epsilon; /* goes to `next` and `other` without reading; else */
    byte_set bytes;  /* reads one of these on the way to `next` */
    int next, other;
} nfa_state;

/* What is stored for a successor: 0, or the state's number plus this. */
enum { UNKNOWN = 0, KNOWN = 2 };

enum { MANY_STATES = 4000 }; /* of which more are made of fewer nodes */

struct automaton {
    nfa_state *nodes;
    unsigned node_count;
    size_t node_room;
    int begin;
    const rule *symbol;
    worklist states;       /* key: the nodes of the set, ascending; data: an int for each class */
    uint8_t class_of[256]; /* bytes that no node distinguishes */
    unsigned class_count;
    int *closure; /* the set that is being made: nodes as they are reached, */
    unsigned closure_count;
    uint64_t *reached;    /* and bit n % 64 of word n / 64 for node n */
    bool pruned;          /* `dominance` was made, or must not be */
    dominance *dominance; /* NULL: there are few states, or too many nodes */
};

static int add_node(automaton *a, nfa_state n) {
    a->nodes = grow_again(a->nodes, a->node_count, &a->node_room, sizeof n);
    a->nodes[a->node_count] = n;
    return (int)a->node_count++;
}

static int add_epsilon(automaton *a, int next, int other) {
    return add_node(a, (nfa_state){.is_epsilon = true, .next = next, .other = other});
}

static int add_read(automaton *a, byte_set bytes, int next) {
    return add_node(a, (nfa_state){.bytes = bytes, .next = next, .other = NONE});
}

static const difference *language_of(rule *r, const rule *symbol);
static int build(automaton *a, const node *n, int after);

static int build_alternatives(automaton *a, const node *first, int after) {
    int all = NONE;
    for (const node *child = first; child != NULL; child = child->next) {
        int one = build(a, child, after);
        all = all == NONE ? one : add_epsilon(a, all, one);
    }
    return all;
}

static int build_sequence(automaton *a, const node *n, int after) {
    unsigned count;
    const node **parts = children_backwards(n, &count);
    for (unsigned i = 0; i < count; i++)
        after = build(a, parts[i], after);
    release(parts);
    return after;
}

static int build_repeat(automaton *a, const node *n, int after) {
    int begin = after;
    if (n->max == UNBOUNDED) {
        begin = add_epsilon(a, NONE, after);
        int once = build(a, n->child, begin);
        a->nodes[begin].next = once;
    }
    for (int i = n->min; i < n->max; i++)
        begin = add_epsilon(a, build(a, n->child, begin), after);
    for (int i = 0; i < n->min; i++)
        begin = build(a, n->child, begin);
    return begin;
}

static int build_points(automaton *a, const node *n, int after) {
    byte_sequence found[MOST_SEQUENCES];
    unsigned count = sequences_between((unsigned)n->min, (unsigned)n->max, found);
    int all = NONE;
    while (count-- > 0) {
        int one = after;
        for (unsigned at = found[count].len; at-- > 0;)
            one = add_read(a, sequence_bytes(&found[count], at), one);
        all = all == NONE ? one : add_epsilon(a, all, one);
    }
    return all;
}

/* Each state of the difference becomes an epsilon node; behind it are nodes that read what leads to
 * each other state. */
static int build_difference(automaton *a, const difference *d, int after) {
    int begin = (int)a->node_count;
    for (unsigned i = 0; i < d->count; i++)
        add_epsilon(a, NONE, d->final[i] ? after : NONE);
    for (unsigned i = 0; i < d->count; i++) {
        byte_set met = {{0}};
        for (unsigned byte = 0; byte < 256; byte++) {
            int target = d->next[i][byte];
            if (target == DEAD || set_has(&met, byte))
                continue;
            byte_set bytes = difference_bytes(d, i, (unsigned)target);
            met = set_union(met, bytes);
            int read = add_read(a, bytes, begin + target);
            int more = add_epsilon(a, read, a->nodes[begin + (int)i].next);
            a->nodes[begin + (int)i].next = more;
        }
    }
    return begin;
}

static byte_set symbol_bytes(void) {
    byte_set bytes = {{0}};
    set_add(&bytes, SYMBOL);
    return bytes;
}

/* The node where `n` begins, given the one that comes after it. */
static int build(automaton *a, const node *n, int after) {
    switch (n->kind) {
    case NODE_ALTERNATIVES: return build_alternatives(a, n->child, after);
    case NODE_SEQUENCE: return build_sequence(a, n, after);
    case NODE_REPEAT: return build_repeat(a, n, after);
    case NODE_STRING:
        for (size_t i = n->len; i-- > 0;)
            after = add_read(a, string_bytes(n, i), after);
        return after;
    case NODE_RANGE: return add_read(a, first_bytes(n), after);
    case NODE_POINTS: return build_points(a, n, after);
    case NODE_RULE: {
        if (n->rule == a->symbol)
            return add_read(a, symbol_bytes(), after);
        const difference *language = language_of(n->rule, a->symbol);
        return language != NULL ? build_difference(a, language, after)
                                : build(a, n->rule->body, after);
    }
    case NODE_EXCEPT: return build_difference(a, difference_of((node *)(uintptr_t)n), after);
    }
    return after;
}

static void reach(automaton *a, int at) {
    if (at == NONE || (a->reached[at / 64] >> at % 64 & 1) != 0)
        return;
    a->reached[at / 64] |= (uint64_t)1 << at % 64;
    a->closure[a->closure_count++] = at;
}

static void find_dominated_nodes(automaton *a) {
    plain_node *nodes = allocate(a->node_count, sizeof *nodes);
    for (unsigned i = 0; i < a->node_count; i++) {
        const nfa_state *n = &a->nodes[i];
        nodes[i] = (plain_node){
            .reads = !n->is_epsilon, .bytes = n->bytes, .next = n->next, .other = n->other};
    }
    a->dominance = find_dominance(nodes, a->node_count, a->begin);
    a->pruned = true;
    release(nodes);
}

/* Leaves the nodes of the set that no other of it dominates; gives how many these are. */
static unsigned prune_closure(automaton *a, unsigned count) {
    unsigned kept = 0;
    choose_none(a->dominance);
    for (unsigned i = 0; i < count; i++)
        choose_node(a->dominance, a->closure[i]);
    for (unsigned i = 0; i < count; i++)
        if (!is_dispensable(a->dominance, a->closure[i]))
            a->closure[kept++] = a->closure[i];
    return kept;
}

static int by_number(const void *a, const void *b) {
    const int *one = a, *other = b;
    return (*one > *other) - (*one < *other);
}

/* Leaves in `closure` the nodes that read, ascending; gives how many. */
static unsigned order_reached(automaton *a) {
    unsigned count = 0, words = a->node_count / 64 + 1;
    bool sparse = a->closure_count < words / 8;
    for (unsigned i = 0; i < a->closure_count; i++) {
        int at = a->closure[i];
        if (a->nodes[at].is_epsilon || sparse)
            a->reached[at / 64] &= ~((uint64_t)1 << at % 64);
        if (sparse && !a->nodes[at].is_epsilon)
            a->closure[count++] = at;
    }
    if (sparse)
        qsort(a->closure, count, sizeof *a->closure, by_number);
    for (unsigned i = 0; i < words && !sparse; i++)
        for (; a->reached[i] != 0; a->reached[i] &= a->reached[i] - 1)
            a->closure[count++] = (int)(64 * i) + __builtin_ctzll(a->reached[i]);
    return count;
}

/* The state of all nodes that were reached, and that these reach without reading. */
static int close_and_intern(automaton *a) {
    for (unsigned i = 0; i < a->closure_count; i++) {
        const nfa_state *n = &a->nodes[a->closure[i]];
        if (n->is_epsilon) {
            reach(a, n->next);
            reach(a, n->other);
        }
    }
    unsigned count = order_reached(a);
    a->closure_count = 0;
    if (count == 0)
        return DEAD;
    if (!a->pruned && a->states.count >= MANY_STATES)
        find_dominated_nodes(a);
    if (a->dominance != NULL)
        count = prune_closure(a, count);
    work_item state = {.key = a->closure, .size = count * sizeof(int)};
    state.data_size = a->class_count * sizeof(int);
    return (int)worklist_add_item(&a->states, state);
}

static int add_end(automaton *a) {
    return add_node(a, (nfa_state){.next = NONE, .other = NONE});
}

/* Makes the first state, of what can be reached from a node. */
static void begin_states(automaton *a, int begin) {
    a->begin = begin;
    a->class_count = 1;
    for (unsigned i = 0; i < a->node_count; i++)
        if (!a->nodes[i].is_epsilon)
            split_classes(a->class_of, &a->class_count, &a->nodes[i].bytes);
    a->closure = allocate(a->node_count, sizeof *a->closure);
    a->reached = allocate(a->node_count / 64 + 1, sizeof *a->reached);
    reach(a, begin);
    close_and_intern(a);
}

automaton *automaton_of(const node *n, const rule *symbol) {
    automaton *a = allocate(1, sizeof *a);
    a->symbol = symbol;
    begin_states(a, build(a, n, add_end(a)));
    return a;
}

void release_automaton(automaton *a) {
    release(a->nodes);
    release_worklist(&a->states);
    release(a->closure);
    release(a->reached);
    release_dominance(a->dominance);
    release(a);
}

int automaton_step(automaton *a, int state, unsigned char byte) {
    if (state == DEAD)
        return DEAD;
    const work_item *from = &a->states.items[state];
    int *successor = (int *)from->data + a->class_of[byte];
    if (*successor == UNKNOWN) {
        const int *nodes = from->key;
        for (size_t i = 0; i < from->size / sizeof(int); i++)
            if (set_has(&a->nodes[nodes[i]].bytes, byte))
                reach(a, a->nodes[nodes[i]].next);
        *successor = close_and_intern(a) + KNOWN;
    }
    return *successor - KNOWN;
}

bool automaton_final(const automaton *a, int state) {
    return state != DEAD && *(const int *)a->states.items[state].key == END;
}

bool automaton_distinguishes(const automaton *a, unsigned char one, unsigned char other) {
    return a->class_of[one] != a->class_of[other];
}

/* Languages of rules: minimal automata that stand for rules of many nodes, so that what two
 * readings have in common is found once. These are not those of rule_dfa.c. */

enum { FEW_NODES = 40, MOST_OF_LANGUAGE = 1 << 14 };

/* Makes all states; false if there are too many. */
static bool make_states(automaton *a) {
    for (unsigned i = 0; i < a->states.count; i++) {
        if (i > MOST_OF_LANGUAGE)
            return false;
        for (unsigned byte = 0; byte < 256; byte++)
            automaton_step(a, (int)i, (unsigned char)byte);
    }
    return true;
}

/* The blocks of states with the same language, numbered as the states come; gives how many. */
static unsigned find_blocks(automaton *a, unsigned *block) {
    unsigned states = a->states.count, classes = a->class_count, finals = 0, count = 0;
    int *next = allocate((size_t)states * classes, sizeof *next);
    for (unsigned i = 0; i < states; i++) {
        const int *data = a->states.items[i].data;
        for (unsigned class = 0; class < classes; class ++)
            next[(size_t)i * classes + class] = data[class] - KNOWN;
        finals += automaton_final(a, (int)i);
    }
    for (unsigned i = 0; i < states; i++) /* two blocks, unless all states are alike */
        block[i] = finals < states && automaton_final(a, (int)i);
    split_blocks(&(successors){next, states, classes}, block, finals < states ? 2 : 1);
    release(next);
    unsigned *number = allocate(states, sizeof *number);
    for (unsigned i = 0; i < states; i++) {
        unsigned *known = &number[block[i]];
        *known = *known == 0 ? ++count : *known;
        block[i] = *known - 1;
    }
    release(number);
    return count;
}

/* Each state is compared with the first of its block, so that the proof does not rely on the
 * partition, by which the tables are minimized, too. */
static difference *minimal_language(automaton *a) {
    unsigned *block = allocate(a->states.count, sizeof *block), met = 0;
    difference *d = allocate(1, sizeof *d);
    d->count = find_blocks(a, block);
    d->next = allocate(d->count, sizeof *d->next);
    d->final = allocate(d->count, sizeof(bool));
    for (unsigned i = 0; i < a->states.count; i++) {
        bool is_first = block[i] == met, final = automaton_final(a, (int)i);
        bool alike = is_first || d->final[block[i]] == final;
        met += is_first;
        d->final[block[i]] = final;
        for (unsigned byte = 0; byte < 256; byte++) {
            int target = automaton_step(a, (int)i, (unsigned char)byte);
            int *next = &d->next[block[i]][byte], to = target == DEAD ? DEAD : (int)block[target];
            *next = is_first ? to : *next;
            alike &= *next == to;
        }
        if (!alike)
            fail("minimization gives states of different languages one block");
    }
    release(block);
    return d;
}

/* The nodes of build_difference. */
static size_t difference_nodes(const difference *d) {
    size_t nodes = d->count;
    for (unsigned i = 0; i < d->count; i++) {
        byte_set met = {{0}};
        for (unsigned byte = 0; byte < 256; byte++)
            if (d->next[i][byte] != DEAD && !set_has(&met, byte)) {
                met = set_union(met, difference_bytes(d, i, (unsigned)d->next[i][byte]));
                nodes += 2;
            }
    }
    return nodes;
}

static void release_difference(difference *d) {
    if (d == NULL)
        return;
    release(d->next);
    release(d->final);
    release(d);
}

/* NULL: the rule has few nodes, or too many states, or fewer nodes than they would have. */
static const difference *language_of(rule *r, const rule *symbol) {
    rule_language *l = &r->with_symbol;
    if (symbol != NULL && l->symbol != symbol) {
        release_difference(l->minimal);
        *l = (rule_language){.symbol = symbol, .has_symbol = reaches(r, symbol)};
    }
    l = symbol != NULL && l->has_symbol ? l : &r->language;
    if (l->known)
        return l->minimal;
    automaton *a = automaton_of(r->body, l->symbol);
    difference *d = NULL;
    if (a->node_count > FEW_NODES && make_states(a))
        d = minimal_language(a);
    if (d != NULL && difference_nodes(d) >= a->node_count) {
        release_difference(d);
        d = NULL;
    }
    l->known = true;
    l->minimal = d;
    release_automaton(a);
    return d;
}

node rule_node(const rule *r) {
    return (node){.kind = NODE_RULE, .at = r->at, .rule = (rule *)(uintptr_t)r};
}

/* Differences: the states of A and of B behind the same text. */

typedef struct pair {
    int a, b;
} pair;

static pair step_both(automaton *a, automaton *b, pair from, unsigned byte) {
    return (pair){automaton_step(a, from.a, (unsigned char)byte),
                  automaton_step(b, from.b, (unsigned char)byte)};
}

static bool is_in_difference(const automaton *a, const automaton *b, pair at) {
    return automaton_final(a, at.a) && !automaton_final(b, at.b);
}

/* All pairs of states as a difference, of which some states may not reach a final one. */
static difference *build_product(automaton *a, automaton *b) {
    difference *d = allocate(1, sizeof *d);
    worklist pairs = {0};
    size_t room = 0;
    worklist_add(&pairs, &(pair){START, START}, sizeof(pair));
    for (; d->count < pairs.count; d->count++) {
        const pair now = *(const pair *)pairs.items[d->count].key;
        d->next = grow_again(d->next, d->count, &room, sizeof *d->next);
        d->final = grow(d->final, d->count, sizeof *d->final);
        d->final[d->count] = is_in_difference(a, b, now);
        for (unsigned byte = 0; byte < 256; byte++) {
            pair next = step_both(a, b, now, byte);
            d->next[d->count][byte] =
                next.a == DEAD ? DEAD : (int)worklist_add(&pairs, &next, sizeof next);
        }
    }
    release_worklist(&pairs);
    return d;
}

/* Removes the transitions to states that cannot reach a final one. */
static void trim_difference(difference *d) {
    bool *live = allocate(d->count, sizeof(bool)), changed = true;
    memcpy(live, d->final, d->count * sizeof(bool));
    while (changed) {
        changed = false;
        for (unsigned i = 0; i < d->count; i++)
            for (unsigned byte = 0; !live[i] && byte < 256; byte++)
                if (d->next[i][byte] != DEAD && live[d->next[i][byte]])
                    live[i] = changed = true;
    }
    for (unsigned i = 0; i < d->count; i++)
        for (unsigned byte = 0; byte < 256; byte++)
            if (d->next[i][byte] != DEAD && !live[d->next[i][byte]])
                d->next[i][byte] = DEAD;
    if (!live[START])
        fail("a difference leaves no string");
    release(live);
}

const difference *difference_of(node *n) {
    if (n->difference == NULL) {
        node first = *n->child; /* without B, which follows it */
        first.next = NULL;
        automaton *a = automaton_of(&first, NULL), *b = automaton_of(n->child->next, NULL);
        difference *d = build_product(a, b);
        trim_difference(d);
        n->difference = d;
        release_automaton(a);
        release_automaton(b);
    }
    return n->difference;
}

byte_set difference_bytes(const difference *d, unsigned from, unsigned to) {
    byte_set bytes = {{0}};
    for (unsigned byte = 0; byte < 256; byte++)
        if (d->next[from][byte] == (int)to)
            set_add(&bytes, byte);
    return bytes;
}

/* One node that has all the others for alternatives. */
static node any_of(const node *const *parts, unsigned count) {
    node any = {.kind = NODE_ALTERNATIVES}, **last = &any.child;
    for (unsigned i = 0; i < count; i++) {
        *last = allocate(1, sizeof **last);
        **last = *parts[i];
        (*last)->next = NULL;
        last = &(*last)->next;
    }
    return any;
}

bool adds_strings(const node *whole, const node *const *parts, unsigned count) {
    if (count == 0)
        return true;
    node any = any_of(parts, count);
    automaton *a = automaton_of(whole, NULL), *b = automaton_of(&any, NULL);
    worklist pairs = {0};
    bool found = false;
    worklist_add(&pairs, &(pair){START, START}, sizeof(pair));
    for (unsigned i = 0; !found && i < pairs.count; i++) {
        const pair now = *(const pair *)pairs.items[i].key;
        found = is_in_difference(a, b, now);
        for (unsigned byte = 0; !found && byte < 256; byte++) {
            pair next = step_both(a, b, now, byte);
            if (next.a != DEAD)
                worklist_add(&pairs, &next, sizeof next);
        }
    }
    release_worklist(&pairs);
    release_automaton(a);
    release_automaton(b);
    return found;
}

/* Each child has an end of its own. A string that it alone derives leads to a state that has this
 * end and no other. */
bool *find_adding(const node *n) {
    enum { MOST_TRIED = 20000 };
    automaton *a = allocate(1, sizeof *a);
    int count = 0, begin = NONE, number = 0;
    a->pruned = true; /* for which end is reached matters */
    for (const node *child = n->child; child != NULL; child = child->next)
        count = add_end(a) + 1;
    for (const node *child = n->child; child != NULL; child = child->next) {
        int one = build(a, child, number++);
        begin = begin == NONE ? one : add_epsilon(a, begin, one);
    }
    begin_states(a, begin);
    bool *adds = allocate((size_t)count, sizeof(bool));
    for (unsigned i = 0; i < a->states.count; i++) {
        const int *nodes = a->states.items[i].key;
        if (i == MOST_TRIED) {
            memset(adds, true, (size_t)count * sizeof(bool));
            break;
        }
        if (nodes[0] < count && (a->states.items[i].size == sizeof(int) || nodes[1] >= count))
            adds[nodes[0]] = true;
        for (unsigned byte = 0; byte < 256; byte++)
            automaton_step(a, (int)i, (unsigned char)byte);
    }
    release_automaton(a);
    return adds;
}

static int state_behind(automaton *a, const char *text) {
    int state = START;
    for (; *text != '\0'; text++)
        state = automaton_step(a, state, (unsigned char)*text);
    return state;
}

const char *find_ending(const node *n, const char **one, const char **other) {
    enum { MOST_PAIRS = 1000 };
    automaton *a = automaton_of(n, NULL);
    worklist pairs = {0};
    pair begin = {state_behind(a, *one), state_behind(a, *other)};
    worklist_add(&pairs, &begin, sizeof begin);
    for (unsigned i = 0; i < pairs.count && i < MOST_PAIRS; i++) {
        const pair now = *(const pair *)pairs.items[i].key;
        size_t len;
        if (is_in_difference(a, a, (pair){now.b, now.a})) {
            const char *swapped = *one;
            *one = *other;
            *other = swapped;
        }
        if (automaton_final(a, now.a) != automaton_final(a, now.b))
            return worklist_string(&pairs, i, &len);
        for (unsigned byte = 1; byte < 256; byte++) {
            pair next = step_both(a, a, now, byte);
            work_item item = {.key = &next, .size = sizeof next, .from = (int)i};
            item.byte = (int)byte;
            if (next.a != next.b)
                worklist_add_item(&pairs, item);
        }
    }
    return NULL;
}
