#include "automata/thompson.h"

#include <ctype.h>
#include <string.h>

enum { NOT_YET = -2, NONE = -1 };

/* A state of the nondeterministic automaton: it reads one of `bytes` on the way to `next`, or, if
 * `silent`, goes to `next` and `other` without reading. */
typedef struct item {
    byte_set bytes;
    int next, other;
    bool silent;
} item;

/* A state of the deterministic one: a set of items that read, and perhaps the end. */
typedef struct subset {
    int *items;
    unsigned count, hash;
    bool final;
    int *next; /* for each class of bytes */
} subset;

struct automaton {
    item *items;
    unsigned item_count;
    int end; /* the item that nothing follows */
    subset **states;
    unsigned state_count;
    int *buckets; /* hash of subsets: 1 + state, open addressing */
    unsigned bucket_count;
    bool *seen;    /* [item_count], for closures: reached; */
    int *to_close; /* to be followed yet; */
    int *reached;  /* all that were reached */
    unsigned reached_count;
    const rule *symbol;
    uint8_t class_of[256]; /* bytes that no item tells apart */
    unsigned class_count;
};

static int new_item(automaton *a) {
    a->items = grow(a->items, a->item_count, sizeof(item));
    a->items[a->item_count] = (item){.next = NONE, .other = NONE};
    return (int)a->item_count++;
}

static int new_silent(automaton *a, int next, int other) {
    int i = new_item(a);
    a->items[i].silent = true;
    a->items[i].next = next;
    a->items[i].other = other;
    return i;
}

static int new_reader(automaton *a, byte_set bytes, int next) {
    int i = new_item(a);
    a->items[i].bytes = bytes;
    a->items[i].next = next;
    return i;
}

static int build(automaton *a, const node *n, int after);

static int build_sequence(automaton *a, const node *first, int after) {
    if (first == NULL)
        return after;
    return build(a, first, build_sequence(a, first->next, after));
}

static int build_string(automaton *a, const node *n, int after) {
    for (size_t i = n->len; i-- > 0;) {
        byte_set bytes = {{0}};
        unsigned char byte = (unsigned char)n->text[i];
        set_add(&bytes, byte);
        if (n->caseless && isalpha(byte)) {
            set_add(&bytes, (unsigned)tolower(byte));
            set_add(&bytes, (unsigned)toupper(byte));
        }
        after = new_reader(a, bytes, after);
    }
    return after;
}

static int build_repeat(automaton *a, const node *n, int after) {
    int begin = after;
    if (n->max == UNBOUNDED) {
        begin = new_silent(a, NONE, after);
        int once = build(a, n->child, begin);
        a->items[begin].next = once;
    }
    for (int i = n->min; i < n->max; i++)
        begin = new_silent(a, build(a, n->child, begin), after);
    for (int i = 0; i < n->min; i++)
        begin = build(a, n->child, begin);
    return begin;
}

byte_set difference_bytes(const difference *d, unsigned from, unsigned to) {
    byte_set bytes = {{0}};
    for (unsigned byte = 0; byte < 256; byte++)
        if (d->next[from][byte] == (int)to)
            set_add(&bytes, byte);
    return bytes;
}

/* The items of a difference: for each of its states one that is silent, and behind it those that
 * read what leads to each other state. */
static int build_difference(automaton *a, const difference *d, int after) {
    int *begin = allocate(d->count, sizeof(int));
    for (unsigned i = 0; i < d->count; i++)
        begin[i] = new_silent(a, NONE, d->final[i] ? after : NONE);
    for (unsigned i = 0; i < d->count; i++)
        for (unsigned k = 0; k < d->count; k++) {
            byte_set bytes = difference_bytes(d, i, k);
            if (set_empty(bytes))
                continue;
            int reader = new_reader(a, bytes, begin[k]);
            int more = new_silent(a, reader, a->items[begin[i]].next);
            a->items[begin[i]].next = more;
        }
    return begin[0];
}

static byte_set symbol_bytes(void) {
    byte_set bytes = {{0}};
    set_add(&bytes, SYMBOL);
    return bytes;
}

/* The item where `n` begins, given the one that comes after it. */
static int build(automaton *a, const node *n, int after) {
    switch (n->kind) {
    case NODE_SEQUENCE: return build_sequence(a, n->child, after);
    case NODE_REPEAT: return build_repeat(a, n, after);
    case NODE_STRING: return build_string(a, n, after);
    case NODE_RANGE: return new_reader(a, first_bytes(n), after);
    case NODE_RULE:
        if (n->rule == a->symbol)
            return new_reader(a, symbol_bytes(), after);
        return build(a, n->rule->body, after);
    case NODE_EXCEPT: return build_difference(a, difference_of((node *)(uintptr_t)n), after);
    case NODE_ALTERNATIVES: break;
    }
    int all = NONE;
    for (const node *child = n->child; child != NULL; child = child->next) {
        int one = build(a, child, after);
        all = all == NONE ? one : new_silent(a, all, one);
    }
    return all;
}

static void reach(automaton *a, int i, unsigned *depth) {
    if (i == NONE || a->seen[i])
        return;
    a->seen[i] = true;
    a->reached[a->reached_count++] = i;
    a->to_close[(*depth)++] = i;
}

/* Marks all items that can be reached from `i` without reading. */
static void close_over(automaton *a, int i) {
    unsigned depth = 0;
    reach(a, i, &depth);
    while (depth > 0) {
        const item *it = &a->items[a->to_close[--depth]];
        if (it->silent) {
            reach(a, it->next, &depth);
            reach(a, it->other, &depth);
        }
    }
}

static void insert_state(automaton *a, int state) {
    unsigned place = a->states[state]->hash & (a->bucket_count - 1);
    while (a->buckets[place] != 0)
        place = (place + 1) & (a->bucket_count - 1);
    a->buckets[place] = state + 1;
}

/* The state of the items that are marked and read; `hash` and `count` are theirs. */
static int find_state(const automaton *a, unsigned hash, unsigned count) {
    unsigned place = hash & (a->bucket_count - 1);
    for (; a->buckets[place] != 0; place = (place + 1) & (a->bucket_count - 1)) {
        const subset *s = a->states[a->buckets[place] - 1];
        unsigned i = s->hash == hash && s->count == count ? 0 : count;
        if (i == count)
            continue;
        while (i < count && a->seen[s->items[i]])
            i++;
        if (i == count)
            return a->buckets[place] - 1;
    }
    return NONE;
}

static int add_state(automaton *a, const int *items, unsigned count, unsigned hash) {
    subset *s = allocate(1, sizeof *s);
    s->items = allocate(count, sizeof(int));
    memcpy(s->items, items, count * sizeof(int));
    s->count = count;
    s->hash = hash;
    for (unsigned i = 0; i < count; i++)
        s->final |= items[i] == a->end;
    s->next = allocate(a->class_count, sizeof(int));
    for (unsigned i = 0; i < a->class_count; i++)
        s->next[i] = NOT_YET;
    a->states = grow(a->states, a->state_count, sizeof(subset *));
    a->states[a->state_count++] = s;
    if (2 * a->state_count > a->bucket_count) {
        a->bucket_count *= 2;
        a->buckets = allocate(a->bucket_count, sizeof(int));
        for (unsigned i = 0; i < a->state_count; i++)
            insert_state(a, (int)i);
    } else
        insert_state(a, (int)a->state_count - 1);
    return (int)a->state_count - 1;
}

/* The state of all items that were reached, in whatever order; clears the marks. */
static int state_of_reached(automaton *a) {
    unsigned count = 0, hash = 0, reached = a->reached_count;
    int state = DEAD;
    for (unsigned i = 0; i < reached; i++) {
        int which = a->reached[i];
        if (a->items[which].silent) {
            a->seen[which] = false;
            continue;
        }
        a->reached[count++] = which;
        hash += ((unsigned)which + 1) * 2654435761u ^ (unsigned)which << 7;
    }
    hash ^= hash >> 15;
    if (count > 0)
        state = find_state(a, hash, count);
    for (unsigned i = 0; i < count; i++)
        a->seen[a->reached[i]] = false;
    a->reached_count = 0;
    return count > 0 && state == NONE ? add_state(a, a->reached, count, hash) : state;
}

/* Splits the classes by what one more item reads: two bytes stay together if they were, and the
 * item reads both or neither. */
static void split_classes(automaton *a, const byte_set *bytes) {
    int moved[256]; /* for each class, the one that its bytes in the set move to */
    for (unsigned i = 0; i < 256; i++)
        moved[i] = NONE;
    uint8_t before[256];
    memcpy(before, a->class_of, sizeof before);
    unsigned inside[256] = {0}, all[256] = {0};
    for (unsigned byte = 0; byte < 256; byte++) {
        all[before[byte]]++;
        inside[before[byte]] += set_has(bytes, byte);
    }
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned class = before[byte];
        if (!set_has(bytes, byte) || inside[class] == all[class])
            continue;
        if (moved[class] == NONE)
            moved[class] = (int)a->class_count++;
        a->class_of[byte] = (uint8_t)moved[class];
    }
}

static void find_classes(automaton *a) {
    a->class_count = 1;
    for (unsigned i = 0; i < a->item_count; i++)
        if (!a->items[i].silent)
            split_classes(a, &a->items[i].bytes);
}

automaton *automaton_of(const node *n, const rule *symbol) {
    automaton *a = allocate(1, sizeof *a);
    a->symbol = symbol;
    a->end = new_item(a);
    int begin = build(a, n, a->end);
    find_classes(a);
    a->seen = allocate(a->item_count, sizeof(bool));
    a->to_close = allocate(a->item_count, sizeof(int));
    a->reached = allocate(a->item_count, sizeof(int));
    a->bucket_count = 64;
    a->buckets = allocate(a->bucket_count, sizeof(int));
    close_over(a, begin);
    state_of_reached(a);
    return a;
}

int automaton_step(automaton *a, int state, unsigned char byte) {
    if (state == DEAD)
        return DEAD;
    subset *s = a->states[state];
    unsigned class = a->class_of[byte];
    if (s->next[class] == NOT_YET) {
        for (unsigned i = 0; i < s->count; i++)
            if (set_has(&a->items[s->items[i]].bytes, byte))
                close_over(a, a->items[s->items[i]].next);
        s->next[class] = state_of_reached(a);
    }
    return s->next[class];
}

bool automaton_final(const automaton *a, int state) {
    return state != DEAD && a->states[state]->final;
}

bool automaton_tells_apart(const automaton *a, unsigned char one, unsigned char other) {
    return a->class_of[one] != a->class_of[other];
}

node rule_node(const rule *r) {
    return (node){.kind = NODE_RULE, .at = r->at, .rule = (rule *)(uintptr_t)r};
}

/* One node that has all the others for alternatives. */
static node any_of(const node *const *parts, unsigned count) {
    node any = {.kind = NODE_ALTERNATIVES}, **tail = &any.child;
    for (unsigned i = 0; i < count; i++) {
        node *copy = allocate(1, sizeof *copy);
        *copy = *parts[i];
        copy->next = NULL;
        *tail = copy;
        tail = &copy->next;
    }
    return any;
}

typedef struct pair {
    int whole, parts;
} pair;

/* All pairs of states that a string can lead to, as a difference that is not trimmed yet. */
static difference *pairs_as_difference(automaton *a, automaton *b) {
    difference *d = allocate(1, sizeof *d);
    pair *pairs = grow(NULL, 0, sizeof(pair));
    unsigned count = 0;
    pairs[count++] = (pair){START, START};
    for (unsigned i = 0; i < count; i++) {
        d->next = grow(d->next, i, sizeof *d->next);
        d->final = grow(d->final, i, sizeof *d->final);
        d->final[i] = automaton_final(a, pairs[i].whole) && !automaton_final(b, pairs[i].parts);
        for (unsigned byte = 0; byte < 256; byte++) {
            pair next = {automaton_step(a, pairs[i].whole, (unsigned char)byte),
                         automaton_step(b, pairs[i].parts, (unsigned char)byte)};
            unsigned k = 0;
            while (k < count && (pairs[k].whole != next.whole || pairs[k].parts != next.parts))
                k++;
            if (k == count && next.whole != DEAD) {
                pairs = grow(pairs, count, sizeof(pair));
                pairs[count++] = next;
            }
            d->next[i][byte] = next.whole == DEAD ? DEAD : (int)k;
        }
    }
    d->count = count;
    return d;
}

/* Leads nowhere what cannot reach a final state. */
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
}

const difference *difference_of(node *n) {
    if (n->difference == NULL) {
        node first = *n->child; /* alone, without what follows it in the list */
        first.next = NULL;
        difference *d =
            pairs_as_difference(automaton_of(&first, NULL), automaton_of(n->child->next, NULL));
        trim_difference(d);
        n->difference = d;
    }
    return n->difference;
}

bool adds_strings(const node *whole, const node *const *parts, unsigned count) {
    if (count == 0)
        return true;
    node any = any_of(parts, count);
    automaton *a = automaton_of(whole, NULL), *b = automaton_of(&any, NULL);
    number_set met = {0};
    pair *queue = grow(NULL, 0, sizeof(pair));
    size_t queued = 0;
    queue[queued++] = (pair){START, START};
    for (size_t done = 0; done < queued; done++) {
        pair now = queue[done];
        if (automaton_final(a, now.whole) && !automaton_final(b, now.parts))
            return true;
        for (unsigned byte = 0; byte < 256; byte++) {
            pair next = {automaton_step(a, now.whole, (unsigned char)byte),
                         automaton_step(b, now.parts, (unsigned char)byte)};
            if (next.whole == DEAD)
                continue;
            if (next.parts == DEAD)
                return true; /* every live state can reach a final one */
            if (number_set_add(&met, (uint64_t)next.whole << 32 | (unsigned)next.parts)) {
                queue = grow(queue, queued, sizeof(pair));
                queue[queued++] = next;
            }
        }
    }
    return false;
}
