#include "automata/nfa.h"

#include <ctype.h>
#include <string.h>

#include "automata/thompson.h"

typedef struct builder {
    const profile *p; /* NULL: of an exception, in which no components count */
    nfa *made;
    const rule *whole;      /* the rule that is built, */
    const rule_list *calls; /* and those that it calls */
} builder;

static int add_node(const builder *b, nfa_node n, surroundings where) {
    nfa *made = b->made;
    n.component = where.component;
    n.depth = where.depth;
    n.counted = where.counted;
    made->nodes = grow(made->nodes, made->count, sizeof n);
    made->nodes[made->count] = n;
    return (int)made->count++;
}

static int add_read(const builder *b, byte_set bytes, int next, surroundings where, source at) {
    return add_node(b, (nfa_node){.kind = NFA_READ, .bytes = bytes, .next = next, .at = at}, where);
}

static int add_fork(const builder *b, int first, int second, surroundings where, source at) {
    nfa_node n = {.kind = NFA_FORK, .next = first, .other = second, .at = at};
    return add_node(b, n, where);
}

static byte_set byte_of_string(const node *n, size_t i) {
    byte_set set = {{0}};
    unsigned char byte = (unsigned char)n->text[i];
    set_add(&set, byte);
    if (n->caseless && isalpha(byte)) {
        set_add(&set, (unsigned)tolower(byte));
        set_add(&set, (unsigned)toupper(byte));
    }
    return set;
}

static uint32_t components_at(const builder *b, const rule *r, surroundings where) {
    return b->p == NULL ? 0 : components_begun(b->p, r, where.inside);
}

static surroundings inside(const builder *b, const rule *r, uint32_t begun, surroundings where) {
    return b->p == NULL ? where : inside_rule(b->p, r, begun, where);
}

/* Does `n` derive single bytes alone, none of them by a component? Then one node reads them all,
 * since no reading depends on how a byte was derived. */
static bool is_byte_set(const builder *b, const node *n, surroundings where) {
    switch (n->kind) {
    case NODE_STRING: return n->len == 1;
    case NODE_RANGE: return true;
    case NODE_RULE: {
        uint32_t begun = components_at(b, n->rule, where);
        return begun == 0 && is_byte_set(b, n->rule->body, inside(b, n->rule, 0, where));
    }
    case NODE_SEQUENCE:
        return n->child != NULL && n->child->next == NULL && is_byte_set(b, n->child, where);
    case NODE_ALTERNATIVES:
        for (const node *child = n->child; child != NULL; child = child->next)
            if (!is_byte_set(b, child, where))
                return false;
        return true;
    case NODE_REPEAT:
    case NODE_EXCEPT: break;
    }
    return false;
}

static int build(const builder *b, const node *n, surroundings where, int after);

static int build_sequence(const builder *b, const node *first, surroundings where, int after) {
    if (first == NULL)
        return after;
    return build(b, first, where, build_sequence(b, first->next, where, after));
}

/* The children from the last to the first, so that the first is tried first. */
static int build_alternatives(const builder *b, const node *first, surroundings where, int after) {
    int one = build(b, first, where, after);
    if (first->next == NULL)
        return one;
    return add_fork(b, one, build_alternatives(b, first->next, where, after), where, first->at);
}

static int build_repeat(const builder *b, const node *n, surroundings where, int after) {
    int begin = after;
    if (n->min > 1 || n->max > 1)
        where.counted = n;
    if (n->max == UNBOUNDED) {
        begin = add_fork(b, NO_NODE, after, where, n->at);
        int once = build(b, n->child, where, begin);
        b->made->nodes[begin].next = once;
    }
    for (int i = n->min; i < n->max; i++) {
        int once = build(b, n->child, where, begin);
        begin = add_fork(b, once, after, where, n->at);
    }
    for (int i = 0; i < n->min; i++)
        begin = build(b, n->child, where, begin);
    return begin;
}

static bool is_among(const rule_list *list, const rule *r, unsigned *which) {
    for (*which = 0; list != NULL && *which < list->count; ++*which)
        if (list->rules[*which] == r)
            return true;
    return false;
}

static int build_rule(const builder *b, const rule *r, surroundings where, int after) {
    uint32_t begun = components_at(b, r, where);
    surroundings within = inside(b, r, begun, where);
    unsigned which;
    for (unsigned i = 0; b->p != NULL && i < b->p->component_count; i++)
        if (begun >> i & 1)
            after =
                add_node(b, (nfa_node){.kind = NFA_TAG, .number = 2 * i + 1, .next = after}, where);
    if (r != b->whole && is_among(b->calls, r, &which)) {
        nfa_node call = {.kind = NFA_CALL, .number = which, .next = after};
        call.bytes = first_bytes(r->body);
        after = add_node(b, call, within);
    } else
        after = build(b, r->body, within, after);
    for (unsigned i = 0; b->p != NULL && i < b->p->component_count; i++)
        if (begun >> i & 1)
            after =
                add_node(b, (nfa_node){.kind = NFA_TAG, .number = 2 * i, .next = after}, within);
    return after;
}

/* The automaton of `n` alone, with its end as node 0. */
static nfa *new_nfa(const profile *p, const node *n, const rule *whole, surroundings where,
                    const rule_list *calls) {
    builder b = {.p = p, .made = allocate(1, sizeof(nfa)), .whole = whole, .calls = calls};
    int end = add_node(&b, (nfa_node){.kind = NFA_END, .next = NO_NODE}, where);
    b.made->start = build(&b, n, where, end);
    return b.made;
}

/* A - B: the strings of A, in the order in which A reads them, that B does not derive. */
static int build_exception(const builder *b, const node *n, surroundings where, int after) {
    nfa *made = b->made;
    surroundings nowhere = {.component = NO_COMPONENT};
    made->exceptions = grow(made->exceptions, made->exception_count, sizeof(nfa *));
    unsigned number = made->exception_count++;
    made->exceptions[number] = new_nfa(NULL, n->child->next, NULL, nowhere, NULL);
    after = add_node(b, (nfa_node){.kind = NFA_LEAVE, .number = number, .next = after}, where);
    after = build(b, n->child, where, after);
    return add_node(b, (nfa_node){.kind = NFA_ENTER, .number = number, .next = after}, where);
}

/* The node where `n` begins, given the one that comes after it. */
static int build(const builder *b, const node *n, surroundings where, int after) {
    if (is_byte_set(b, n, where))
        return add_read(b, first_bytes(n), after, where, n->at);
    switch (n->kind) {
    case NODE_ALTERNATIVES: return build_alternatives(b, n->child, where, after);
    case NODE_SEQUENCE: return build_sequence(b, n->child, where, after);
    case NODE_REPEAT: return build_repeat(b, n, where, after);
    case NODE_STRING:
        for (size_t i = n->len; i-- > 0;)
            after = add_read(b, byte_of_string(n, i), after, where, n->at);
        return after;
    case NODE_RANGE: break; /* a set of bytes */
    case NODE_RULE: return build_rule(b, n->rule, where, after);
    case NODE_EXCEPT: return build_exception(b, n, where, after);
    }
    return after;
}

nfa *nfa_of(const profile *p, const rule *r, const surroundings *called) {
    surroundings nothing = {.component = NO_COMPONENT};
    node entry = {.kind = NODE_RULE, .at = r->at, .rule = (rule *)(uintptr_t)r};
    return called != NULL ? new_nfa(p, r->body, r, *called, &p->calls)
                          : new_nfa(p, &entry, r, nothing, &p->calls);
}

/* An automaton of items is made of three layers, each a copy of the same nodes: in the item, in the
 * gap behind it, and in all that follows the gap. The end of the item leads from the first layer to
 * the second, the begin of the next item from the second to the third. No exception is around an
 * item (lint.h), so that each that is left was entered before. */
enum { IN_ITEM, IN_GAP, BEHIND_GAP, LAYERS };

static int in_layer(const nfa *from, unsigned layer, int at) {
    return at == NO_NODE ? NO_NODE : (int)(layer * from->count) + at;
}

static void copy_into_layer(nfa *to, const nfa *from, unsigned layer, unsigned list) {
    static const unsigned leaving[LAYERS] = {[IN_ITEM] = 1, [IN_GAP] = 0};
    for (unsigned i = 0; i < from->count; i++) {
        nfa_node n = from->nodes[i];
        bool is_tag = n.kind == NFA_TAG, leaves = layer < BEHIND_GAP && is_tag;
        leaves = leaves && n.number == 2 * list + leaving[layer];
        n.number = leaves ? 2 * list + (layer == IN_GAP) : n.number;
        n.next = in_layer(from, leaves ? layer + 1 : layer, n.next);
        n.other = in_layer(from, layer, n.other);
        if (is_tag && !leaves) {
            n.kind = NFA_FORK; /* both ways lead to the same node */
            n.other = n.next;
        }
        to->nodes = grow(to->nodes, to->count, sizeof n);
        to->nodes[to->count++] = n;
    }
}

/* Which nodes can still reach the end of the gap? */
static void find_open_nodes(nfa *made, unsigned list) {
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < made->count; i++) {
            nfa_node *n = &made->nodes[i];
            bool open = n->kind == NFA_TAG && n->number == 2 * list + 1;
            open |= n->kind != NFA_END && made->nodes[n->next].open;
            open |= n->kind == NFA_FORK && made->nodes[n->other].open;
            more |= open && !n->open;
            n->open |= open;
        }
    }
}

/* Adds the nodes at which an item begins to a list, those first that come first from `at`. */
static void find_items(const nfa *n, int at, unsigned list, bool *met, int **found,
                       unsigned *count) {
    while (at != NO_NODE && !met[at]) {
        const nfa_node *here = &n->nodes[at];
        met[at] = true;
        if (here->kind == NFA_TAG && here->number == 2 * list) {
            *found = grow(*found, *count, sizeof **found);
            (*found)[(*count)++] = here->next;
        }
        if (here->kind == NFA_FORK) {
            find_items(n, here->next, list, met, found, count);
            at = here->other;
        } else
            at = here->kind == NFA_END ? NO_NODE : here->next;
    }
}

nfa *nfa_of_items(const profile *p, const rule_list *rules, unsigned list) {
    surroundings nothing = {.component = NO_COMPONENT};
    builder whole = {.p = p, .made = allocate(1, sizeof(nfa)), .calls = &p->calls};
    int end = add_node(&whole, (nfa_node){.kind = NFA_END, .next = NO_NODE}, nothing);
    int *starts = allocate(rules->count, sizeof *starts), *found = NULL;
    unsigned count = 0;
    for (unsigned i = 0; i < rules->count; i++) {
        node entry = rule_node(rules->rules[i]);
        starts[i] = build(&whole, &entry, nothing, end);
    }
    bool *met = allocate(whole.made->count, sizeof *met);
    for (unsigned i = 0; i < rules->count; i++)
        find_items(whole.made, starts[i], list, met, &found, &count);
    if (count == 0)
        return NULL;
    nfa *items = allocate(1, sizeof *items);
    items->exceptions = whole.made->exceptions;
    items->exception_count = whole.made->exception_count;
    for (unsigned layer = IN_ITEM; layer < LAYERS; layer++)
        copy_into_layer(items, whole.made, layer, list);
    builder to = {.p = p, .made = items};
    items->start = found[--count];
    while (count-- > 0)
        items->start = add_fork(&to, found[count], items->start, nothing, (source){0});
    find_open_nodes(items, list);
    return items;
}
