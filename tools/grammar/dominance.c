/* A simulation: at first, a node dominates all whose bytes it reads. Then a pair is removed where
 * the other node leads to one that none behind the first dominates, until no pair is. What is left
 * is the greatest simulation (Milner 1971). How many nodes of a list dominate a node is counted, so
 * that each pair is looked at again only where that count becomes 0 (Henzinger, Henzinger and Kopke
 * 1995): the pairs of 1*1023CHAR go one after the other. */
#include "dominance.h"

#include <string.h>

enum { MOST_COMPARED = 10000 };

/* The nodes that may be read next, by their numbers; and the nodes behind which they are. Nodes
 * with the same successor share a list. */
typedef struct numbers {
    unsigned *list, count;
} numbers;

typedef struct node_list {
    numbers nodes, users;
} node_list;

struct dominance {
    unsigned count, words; /* of the nodes that read or end; and of a set of them */
    unsigned *number;      /* of each node, among these */
    uint64_t *over;        /* [node * words]: the nodes that dominate the node; */
    uint64_t *instead;     /* without those of higher numbers that it dominates, too */
    uint64_t *chosen;      /* the set of choose_nodes */
};

typedef struct pair {
    unsigned node, other;
} pair;

typedef struct search {
    const plain_node *nodes;
    const dominance *d;
    bool *holds;            /* [other * count + node]: the node dominates the other */
    unsigned *met, stamp;   /* the last search that met a node */
    const byte_set **bytes; /* by number */
    node_list *lists;
    unsigned list_count;
    numbers *lists_with; /* by number: the lists that have the node */
    uint16_t *counts;    /* [other * list_count + list]: so many of the list dominate the other */
    bool *differs;       /* [list * list_count + other]: some of the other are not dominated */
    pair *removed;       /* pairs that are still counted */
    size_t removed_count, room;
} search;

static void add_number(numbers *to, unsigned number) {
    to->list = grow(to->list, to->count, sizeof *to->list);
    to->list[to->count++] = number;
}

static void add_readers(search *s, int at, numbers *found) {
    while (at >= 0 && s->met[at] != s->stamp) {
        const plain_node *n = &s->nodes[at];
        s->met[at] = s->stamp;
        if (n->reads) {
            add_number(found, s->d->number[at]);
            return;
        }
        add_readers(s, n->next, found);
        at = n->other;
    }
}

static bool *row(const search *s, unsigned other) {
    return s->holds + (size_t)other * s->d->count;
}

/* Fills `bytes`, `lists` and `lists_with`. */
static void find_lists(search *s, unsigned count) {
    unsigned *list_of = allocate(count + 1, sizeof *list_of); /* by successor: 1 + the list, or 0 */
    for (unsigned i = 0; i < count; i++) {
        const plain_node *n = &s->nodes[i];
        unsigned *known = &list_of[n->next >= 0 ? (unsigned)n->next : count];
        if (!n->reads)
            continue;
        if (*known == 0) {
            s->stamp = i + 1;
            s->lists = grow(s->lists, s->list_count, sizeof *s->lists);
            s->lists[s->list_count] = (node_list){.nodes = {.count = 0}};
            add_readers(s, n->next, &s->lists[s->list_count].nodes);
            *known = ++s->list_count;
        }
        add_number(&s->lists[*known - 1].users, s->d->number[i]);
        s->bytes[s->d->number[i]] = &n->bytes;
    }
    for (unsigned i = 0; i < s->list_count; i++)
        for (unsigned k = 0; k < s->lists[i].nodes.count; k++)
            add_number(&s->lists_with[s->lists[i].nodes.list[k]], i);
}

/* Numbers the sets of bytes that nodes read: few differ. Fills `includes`. */
static unsigned number_sets(const search *s, unsigned *set_of, bool **includes) {
    const byte_set **sets = allocate(s->d->count, sizeof *sets);
    unsigned count = 0;
    for (unsigned i = 0; i < s->d->count; i++) {
        set_of[i] = 0;
        while (set_of[i] < count && !set_equal(*sets[set_of[i]], *s->bytes[i]))
            set_of[i]++;
        if (set_of[i] == count)
            sets[count++] = s->bytes[i];
    }
    *includes = allocate((size_t)count * count, sizeof **includes);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < count; k++)
            (*includes)[(size_t)i * count + k] = set_empty(*sets[i]) == set_empty(*sets[k]) &&
                                                 set_empty(set_minus(*sets[i], *sets[k]));
    return count;
}

/* Fills the first pairs, and `counts`. */
static void compare_bytes(search *s) {
    unsigned *set_of = allocate(s->d->count, sizeof *set_of);
    bool *includes;
    unsigned sets = number_sets(s, set_of, &includes);
    for (unsigned other = 0; other < s->d->count; other++) {
        const bool *included = includes + (size_t)set_of[other] * sets;
        bool *dominate = row(s, other);
        for (unsigned i = 0; i < s->d->count; i++)
            dominate[i] = included[set_of[i]];
        for (unsigned i = 0; i < s->list_count; i++) {
            uint16_t *count = &s->counts[(size_t)other * s->list_count + i];
            for (unsigned k = 0; k < s->lists[i].nodes.count; k++)
                *count = (uint16_t)(*count + dominate[s->lists[i].nodes.list[k]]);
        }
    }
}

/* No node of the list dominates this one: so no node that leads to the list dominates one that
 * leads to this one. */
static void remove_pairs(search *s, unsigned list, unsigned undominated) {
    const numbers *with = &s->lists_with[undominated], *nodes = &s->lists[list].users;
    for (unsigned i = 0; i < with->count; i++) {
        const numbers *others = &s->lists[with->list[i]].users;
        bool *differs = &s->differs[(size_t)list * s->list_count + with->list[i]];
        for (unsigned k = 0; !*differs && k < others->count; k++) {
            bool *dominate = row(s, others->list[k]);
            for (unsigned n = 0; n < nodes->count; n++) {
                if (!dominate[nodes->list[n]])
                    continue;
                dominate[nodes->list[n]] = false;
                s->removed = grow_again(s->removed, s->removed_count, &s->room, sizeof(pair));
                s->removed[s->removed_count++] = (pair){nodes->list[n], others->list[k]};
            }
        }
        *differs = true;
    }
}

static void find_simulation(search *s) {
    compare_bytes(s);
    for (unsigned node = 0; node < s->d->count; node++)
        for (unsigned i = 0; i < s->list_count; i++)
            if (s->counts[(size_t)node * s->list_count + i] == 0)
                remove_pairs(s, i, node);
    while (s->removed_count > 0) {
        const pair now = s->removed[--s->removed_count];
        const numbers *with = &s->lists_with[now.node];
        for (unsigned i = 0; i < with->count; i++)
            if (--s->counts[(size_t)now.other * s->list_count + with->list[i]] == 0)
                remove_pairs(s, with->list[i], now.other);
    }
}

static void add_to_set(uint64_t *set, unsigned number) {
    set[number / 64] |= (uint64_t)1 << number % 64;
}

/* Fills the sets of nodes. */
static void find_sets(const search *s, dominance *d) {
    d->words = d->count / 64 + 1;
    d->over = allocate((size_t)d->count * d->words, sizeof *d->over);
    d->instead = allocate((size_t)d->count * d->words, sizeof *d->instead);
    d->chosen = allocate(d->words, sizeof *d->chosen);
    for (unsigned node = 0; node < d->count; node++)
        for (unsigned other = 0; other < d->count; other++) {
            if (other == node || !row(s, node)[other])
                continue;
            add_to_set(d->over + (size_t)node * d->words, other);
            if (other < node || !row(s, other)[node])
                add_to_set(d->instead + (size_t)node * d->words, other);
        }
}

dominance *find_dominance(const plain_node *nodes, unsigned count) {
    dominance *d = allocate(1, sizeof *d);
    d->number = allocate(count, sizeof *d->number);
    for (unsigned i = 0; i < count; i++)
        if (nodes[i].reads)
            d->number[i] = d->count++;
    if (d->count > MOST_COMPARED)
        return NULL;
    search s = {.nodes = nodes, .d = d, .met = allocate(count, sizeof(unsigned))};
    s.holds = allocate((size_t)d->count * d->count, sizeof(bool));
    s.bytes = allocate(d->count, sizeof *s.bytes);
    s.lists_with = allocate(d->count, sizeof *s.lists_with);
    find_lists(&s, count);
    s.counts = allocate((size_t)d->count * s.list_count, sizeof *s.counts);
    s.differs = allocate((size_t)s.list_count * s.list_count, sizeof *s.differs);
    find_simulation(&s);
    find_sets(&s, d);
    release(s.holds);
    release(s.counts);
    release(s.differs);
    release(s.removed);
    return d;
}

bool dominates(const dominance *d, int one, int other) {
    unsigned by = d->number[one], node = d->number[other];
    return by == node || (d->over[(size_t)node * d->words + by / 64] >> by % 64 & 1) != 0;
}

void choose_nodes(const dominance *d, const int *set, unsigned count) {
    memset(d->chosen, 0, d->words * sizeof *d->chosen);
    for (unsigned i = 0; i < count; i++)
        add_to_set(d->chosen, d->number[set[i]]);
}

bool is_dominated(const dominance *d, int node) {
    const uint64_t *instead = d->instead + (size_t)d->number[node] * d->words;
    uint64_t found = 0;
    for (unsigned i = 0; i < d->words; i++)
        found |= instead[i] & d->chosen[i];
    return found != 0;
}
