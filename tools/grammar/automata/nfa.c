#include "automata/nfa.h"

#include <string.h>

#include "automata/nfa_size.h"
#include "automata/thompson.h"
#include "front/characters.h"

/* Thompson's construction, backwards: each node is built before what leads to it. */

static const surroundings nowhere = {.component = NO_COMPONENT};

typedef struct builder {
    const profile *p; /* NULL: of an exception, without components and calls */
    nfa *made;
    const rule *whole; /* the rule that is built, which does not call itself */
    nfa_form form;
} builder;

static int add_node(const builder *b, nfa_node n, surroundings where) {
    nfa *made = b->made;
    n.component = where.component;
    n.depth = where.depth;
    n.counted = where.counted;
    made->nodes = grow_again(made->nodes, made->count, &made->room, sizeof n);
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

static int add_loop(const builder *b, int again, int after, surroundings where, const node *n) {
    int fork = add_fork(b, again, after, where, n->at);
    b->made->nodes[fork].repeats = n;
    return fork;
}

static uint32_t components_at(const builder *b, const rule *r, surroundings where) {
    return b->p == NULL ? 0 : components_begun(b->p, r, where.inside);
}

static surroundings inside(const builder *b, const rule *r, uint32_t begun, surroundings where) {
    return b->p == NULL ? where : inside_rule(b->p, r, begun, where);
}

/* Does `n` derive single characters alone, and no component within? Then they are read as one set,
 * since no reading depends on how a character was derived. Adds them to the set. */
static bool is_character_set(const builder *b, const node *n, surroundings where,
                             character_set *set) {
    switch (n->kind) {
    case NODE_STRING:
        if (n->len != 1)
            return false;
        *set = characters_union(*set, characters_of(n));
        return true;
    case NODE_RANGE:
    case NODE_POINTS: *set = characters_union(*set, characters_of(n)); return true;
    case NODE_RULE: {
        uint32_t begun = components_at(b, n->rule, where);
        return begun == 0 && is_character_set(b, n->rule->body, inside(b, n->rule, 0, where), set);
    }
    case NODE_SEQUENCE:
        return n->child != NULL && n->child->next == NULL &&
               is_character_set(b, n->child, where, set);
    case NODE_ALTERNATIVES:
        for (const node *child = n->child; child != NULL; child = child->next)
            if (!is_character_set(b, child, where, set))
                return false;
        return true;
    case NODE_EXCEPT: {
        const builder plain = {.made = b->made};
        character_set all = {.bytes = {{0}}}, except = all;
        if (!is_character_set(b, n->child, where, &all) ||
            !is_character_set(&plain, n->child->next, nowhere, &except))
            return false;
        *set = characters_union(*set, characters_minus(all, except));
        return true;
    }
    case NODE_REPEAT: break;
    }
    return false;
}

static int build_characters(const builder *b, character_set set, surroundings where, int after,
                            source at) {
    utf8_paths paths = utf8_paths_of(set);
    int begin = NO_NODE;
    while (paths.count-- > 0) {
        const utf8_path *path = &paths.list[paths.count];
        int one = after;
        for (unsigned i = path->len; i-- > 0;)
            one = add_read(b, path->bytes[i], one, where, at);
        begin = begin == NO_NODE ? one : add_fork(b, one, begin, where, at);
    }
    return begin;
}

static int build(const builder *b, const node *n, surroundings where, int after);

static int build_sequence(const builder *b, const node *n, surroundings where, int after) {
    unsigned count;
    const node **parts = children_backwards(n, &count);
    for (unsigned i = 0; i < count; i++)
        after = build(b, parts[i], where, after);
    release(parts);
    return after;
}

static int build_alternatives(const builder *b, const node *n, surroundings where, int after) {
    unsigned count;
    const node **parts = children_backwards(n, &count);
    int *begin = allocate(count, sizeof *begin);
    for (unsigned i = count; i-- > 0;) /* in the document's order */
        begin[i] = build(b, parts[i], where, after);
    int all = begin[0];
    for (unsigned i = 1; i < count; i++)
        all = add_fork(b, begin[i], all, where, parts[i]->at);
    release(begin);
    release(parts);
    return all;
}

static int build_repeat(const builder *b, const node *n, surroundings where, int after) {
    int begin = after, left = copies_of(n);
    if (n->min > 1 || n->max > 1)
        where.counted = n;
    if (n->max == UNBOUNDED) {
        begin = add_loop(b, NO_NODE, after, where, n);
        int once = build(b, n->child, where, begin);
        b->made->nodes[begin].next = once;
        begin = left == n->min ? once : begin;
        left--;
    }
    for (; left > n->min; left--) {
        int once = build(b, n->child, where, begin);
        begin = add_loop(b, once, after, where, n);
    }
    for (; left > 0; left--)
        begin = build(b, n->child, where, begin);
    return begin;
}

/* Tags of the components in `begun`: where they begin (0) or end (1). */
static int add_tags(const builder *b, uint32_t begun, unsigned end, surroundings where, int after,
                    source at) {
    for (unsigned i = 0; i < MOST_COMPONENTS; i++)
        if (begun >> i & 1) {
            nfa_node tag = {.kind = NFA_TAG, .number = 2 * i + end, .next = after, .at = at};
            after = add_node(b, tag, where);
        }
    return after;
}

/* Each state becomes a fork, in front of its edges, of what follows the rule, and of what comes
 * later. */
static int build_dfa(const builder *b, const rule_dfa *d, surroundings where, int after,
                     source at) {
    int begin = (int)b->made->count;
    for (unsigned i = 0; i < d->count; i++)
        add_fork(b, after, after, where, at);
    for (unsigned i = 0; i < d->count; i++) {
        int later = d->later[i] == NO_NODE ? NO_NODE : begin + d->later[i];
        int rest = d->final[i] ? after : NO_NODE;
        if (later != NO_NODE)
            rest = add_fork(b, after, later, where, at);
        for (unsigned k = d->first[i + 1]; k-- > d->first[i];) {
            const dfa_edge *e = &d->edges[k];
            int one = add_read(b, e->bytes, begin + (int)e->target, where, at);
            int other = rest == NO_NODE ? one : rest;
            rest = rest == NO_NODE && k > d->first[i] ? one : add_fork(b, one, other, where, at);
        }
        if (rest != NO_NODE)
            b->made->nodes[begin + (int)i].next = b->made->nodes[begin + (int)i].other = rest;
    }
    return begin;
}

/* The automaton that stands for a rule; NULL: none, or the rule uses one that is called. */
static const rule_dfa *automaton_for(const builder *b, const rule *r) {
    const rule_dfa *d = r->automata[b->form];
    if (d == NULL || (!d->is_smaller && (r != b->whole || b->form == NFA_ORDERED)))
        return NULL;
    for (unsigned i = 0; b->p != NULL && i < b->p->calls.count; i++)
        if (b->p->calls.list[i].rule != b->whole && reaches(r, b->p->calls.list[i].rule))
            return NULL;
    return d;
}

static int build_rule(const builder *b, const node *use, surroundings where, int after) {
    const rule *r = use->rule;
    const rule_dfa *d = automaton_for(b, r);
    if (d != NULL)
        return build_dfa(b, d, where, after, r->at);
    uint32_t begun = components_at(b, r, where);
    surroundings within = inside(b, r, begun, where);
    int called = b->p != NULL && r != b->whole ? call_index(b->p, r) : NO_CALL;
    after = add_tags(b, begun, 1, where, after, use->at);
    if (called != NO_CALL) {
        nfa_node n = {.kind = NFA_CALL, .number = (unsigned)called, .next = after};
        n.bytes = first_bytes(r->body);
        after = add_node(b, n, within);
    } else
        after = build(b, r->body, within, after);
    return add_tags(b, begun, 0, within, after, use->at);
}

/* The automaton of `n`, with its end as END_NODE. */
static nfa *new_nfa(const profile *p, const node *n, const rule *whole, surroundings where,
                    nfa_form form) {
    builder b = {.p = p, .made = allocate(1, sizeof(nfa)), .whole = whole, .form = form};
    int end = add_node(&b, (nfa_node){.kind = NFA_END, .next = NO_NODE}, where);
    b.made->start = build(&b, n, where, end);
    return b.made;
}

/* A - B: what A reads, unless B derives it. */
static int build_exception(const builder *b, const node *n, surroundings where, int after) {
    nfa *made = b->made;
    made->exceptions = grow(made->exceptions, made->exception_count, sizeof(nfa *));
    made->excepted = grow(made->excepted, made->exception_count, sizeof(node *));
    unsigned number = made->exception_count++;
    made->excepted[number] = n->child->next;
    made->exceptions[number] = new_nfa(NULL, n->child->next, NULL, nowhere, NFA_PLAIN);
    after = add_node(b, (nfa_node){.kind = NFA_LEAVE, .number = number, .next = after}, where);
    after = build(b, n->child, where, after);
    return add_node(b, (nfa_node){.kind = NFA_ENTER, .number = number, .next = after}, where);
}

/* The node where `n` begins, given the one that comes after it. */
static int build(const builder *b, const node *n, surroundings where, int after) {
    character_set set = {.bytes = {{0}}};
    if (is_character_set(b, n, where, &set))
        return build_characters(b, set, where, after, n->at);
    switch (n->kind) {
    case NODE_ALTERNATIVES: return build_alternatives(b, n, where, after);
    case NODE_SEQUENCE: return build_sequence(b, n, where, after);
    case NODE_REPEAT: return build_repeat(b, n, where, after);
    case NODE_STRING:
        for (size_t i = n->len; i-- > 0;)
            after = add_read(b, string_bytes(n, i), after, where, n->at);
        return after;
    case NODE_RANGE:
    case NODE_POINTS: break; /* a set of characters */
    case NODE_RULE: return build_rule(b, n, where, after);
    case NODE_EXCEPT: return build_exception(b, n, where, after);
    }
    return after;
}

nfa *nfa_of(const profile *p, const rule *r, const surroundings *called, nfa_form form) {
    node entry = rule_node(r);
    return called != NULL ? new_nfa(p, r->body, r, *called, form)
                          : new_nfa(p, &entry, r, nowhere, form);
}

nfa *nfa_of_body(const rule *r, nfa_form form) {
    return new_nfa(NULL, r->body, NULL, nowhere, form);
}

/* Items. The automaton has three layers, each a copy of the same nodes: in the item, in the gap
 * behind the item, and in all that follows the gap. The tag where the item ends leads from the
 * first layer to the second, the tag where the next item begins from the second to the third. No
 * exception is around an item (lint.h), so each exception that is left was entered before. */
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
            n.kind = NFA_FORK; /* to the same node twice */
            n.other = n.next;
        }
        to->nodes = grow_again(to->nodes, to->count, &to->room, sizeof n);
        to->nodes[to->count++] = n;
    }
}

/* Marks the nodes from which the end of the gap can be reached. */
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

/* Adds the nodes at which an item begins to `found`, in the order in which they are tried. */
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
    builder whole = {.p = p, .made = allocate(1, sizeof(nfa)), .form = NFA_ORDERED};
    int end = add_node(&whole, (nfa_node){.kind = NFA_END, .next = NO_NODE}, nowhere);
    int *starts = allocate(rules->count, sizeof *starts), *found = NULL;
    unsigned count = 0;
    for (unsigned i = 0; i < rules->count; i++) {
        node entry = rule_node(rules->rules[i]);
        starts[i] = build(&whole, &entry, nowhere, end);
    }
    bool *met = allocate(whole.made->count, sizeof *met);
    for (unsigned i = 0; i < rules->count; i++)
        find_items(whole.made, starts[i], list, met, &found, &count);
    release(met);
    if (count == 0) {
        release_nfa(whole.made);
        return NULL;
    }
    nfa *items = allocate(1, sizeof *items);
    items->exceptions = whole.made->exceptions;
    items->exception_count = whole.made->exception_count;
    for (unsigned layer = IN_ITEM; layer < LAYERS; layer++)
        copy_into_layer(items, whole.made, layer, list);
    whole.made->exception_count = 0; /* they are those of `items` now */
    release_nfa(whole.made);
    builder to = {.p = p, .made = items};
    items->start = found[--count];
    while (count-- > 0)
        items->start = add_fork(&to, found[count], items->start, nowhere, (source){0});
    find_open_nodes(items, list);
    return items;
}

void release_nfa(nfa *n) {
    for (unsigned i = 0; i < n->exception_count; i++)
        release_nfa(n->exceptions[i]);
    release(n->nodes);
    release(n);
}
