/* A simulation (Milner 1971) of the pairs of nodes that one text can reach, for a set has no
 * others.
 *
 * The nodes that may be read behind a node are a list; nodes with the same list are alike but for
 * their bytes. Two lists meet if one text leads to both: the first list meets itself, each list
 * meets itself, and where two lists meet, those behind any two of their nodes meet that read a
 * common byte. One list covers another that it meets if each node of the other is dominated by a
 * node of the one, that is, by one that reads all its bytes and whose list covers its list. At
 * first, all lists cover each other. How many nodes of one list may dominate a node of the other is
 * counted; where that becomes 0, the list does not cover the other, which is subtracted from the
 * counts that rely on it (Henzinger, Henzinger and Kopke 1995). What is left is the greatest
 * simulation.
 *
 * In 1*1023CHAR each list meets itself alone, and no more is compared. */
#include "dominance.h"

#include <stdlib.h>
#include <string.h>

#include "worklist.h"

enum { MOST_COMPARED = 1 << 25, NO_PAIR = -1 };

struct dominance {
    unsigned count;   /* of the nodes that read or end */
    unsigned *number; /* of each node, among these */
    /* The nodes that dominate node i: from first[i] up to first[i + 1], ascending; and the same
     * without those of higher numbers that the node dominates, too. */
    unsigned *first, *over, *first_instead, *instead;
    unsigned *chosen, choice; /* the last choice of which each node was one; and the last of all */
};

/* Lists that meet, as a key of the worklist: `one` has the lower number, or they are the same. */
typedef struct list_pair {
    unsigned one, other;
} list_pair;

typedef struct search {
    const plain_node *nodes;
    dominance *d;
    unsigned *met, stamp; /* the last list that met a node */

    worklist lists;    /* key: the numbers of a list, ascending */
    unsigned *list_of; /* by number: the list behind the node */

    unsigned *set_of; /* by number: the set of bytes, of which few differ; */
    unsigned sets;
    bool *includes, *intersect; /* [set * sets + other]; the end, which reads nothing, includes and
                                   intersects itself */
    worklist pairs;             /* of lists that meet */
    int *behind; /* of each pair, for each node of `one` and each of `other`: the pair of the lists
                    behind them, or NO_PAIR */
    size_t compared, room;

    /* Side 2 * pair says that `one` covers `other`, and side 2 * pair + 1 the contrary. It has a
     * count for each node that it covers. */
    unsigned *counts, *side_of, count_of_counts;
    unsigned *relying, *relies;     /* the counts that rely on side i: from relying[i] up to
                                       relying[i + 1] */
    bool *fails;                    /* sides that are not so, */
    unsigned *failed, failed_count; /* and those of them that are still counted */
} search;

static const unsigned *list_at(const search *s, unsigned list, unsigned *count) {
    const work_item *item = &s->lists.items[list];
    *count = (unsigned)(item->size / sizeof(unsigned));
    return item->key;
}

static const list_pair *pair_at(const search *s, unsigned pair) {
    return s->pairs.items[pair].key;
}

static int by_number(const void *a, const void *b) {
    const unsigned *one = a, *other = b;
    return (*one > *other) - (*one < *other);
}

/* Lists. */

static unsigned add_readers(search *s, int at, unsigned *found, unsigned count) {
    while (at >= 0 && s->met[at] != s->stamp) {
        const plain_node *n = &s->nodes[at];
        s->met[at] = s->stamp;
        if (n->reads) {
            found[count++] = s->d->number[at];
            break;
        }
        count = add_readers(s, n->next, found, count);
        at = n->other;
    }
    return count;
}

static unsigned list_from(search *s, int at, unsigned *found) {
    s->stamp++;
    unsigned count = add_readers(s, at, found, 0);
    qsort(found, count, sizeof *found, by_number);
    return worklist_add(&s->lists, found, count * sizeof *found);
}

static void find_lists(search *s, unsigned count, int start) {
    unsigned *list_from_node = allocate(count, sizeof *list_from_node); /* 1 + the list, or 0 */
    unsigned *found = allocate(s->d->count, sizeof *found), none = list_from(s, -1, found);
    for (unsigned i = 0; i < count; i++) {
        int next = s->nodes[i].next;
        if (!s->nodes[i].reads)
            continue;
        if (next >= 0 && list_from_node[next] == 0)
            list_from_node[next] = 1 + list_from(s, next, found);
        s->list_of[s->d->number[i]] = next >= 0 ? list_from_node[next] - 1 : none;
    }
    list_from(s, start, found);
    release(list_from_node);
    release(found);
}

static bool reads_same(const plain_node *a, const plain_node *b) {
    return a->call == b->call && set_equal(a->bytes, b->bytes);
}

static void find_sets(search *s, unsigned count) {
    const plain_node **sets = allocate(s->d->count, sizeof *sets);
    for (unsigned i = 0; i < count; i++) {
        const plain_node *n = &s->nodes[i];
        if (!n->reads)
            continue;
        unsigned *set = &s->set_of[s->d->number[i]];
        for (*set = 0; *set < s->sets && !reads_same(sets[*set], n);)
            ++*set;
        if (*set == s->sets)
            sets[s->sets++] = n;
    }
    s->includes = allocate((size_t)s->sets * s->sets, sizeof(bool));
    s->intersect = allocate((size_t)s->sets * s->sets, sizeof(bool));
    for (unsigned i = 0; i < s->sets; i++)
        for (unsigned k = 0; k < s->sets; k++) {
            size_t at = (size_t)i * s->sets + k;
            byte_set one = sets[i]->bytes, other = sets[k]->bytes;
            bool alike = i == k, apart = sets[i]->call != 0 || sets[k]->call != 0;
            s->includes[at] =
                alike || (!apart && !set_empty(other) && set_empty(set_minus(other, one)));
            s->intersect[at] = alike || (!apart && !set_empty(set_intersection(one, other)));
        }
    release(sets);
}

static bool includes(const search *s, unsigned node, unsigned other) {
    return s->includes[(size_t)s->set_of[node] * s->sets + s->set_of[other]];
}

/* Pairs of lists. */

static unsigned meet(search *s, unsigned one, unsigned other) {
    list_pair pair = {one < other ? one : other, one < other ? other : one};
    return worklist_add(&s->pairs, &pair, sizeof pair);
}

/* False: there are too many. */
static bool follow_pairs(search *s) {
    for (unsigned i = 0; i < s->lists.count; i++)
        meet(s, i, i);
    for (unsigned i = 0; i < s->pairs.count; i++) {
        unsigned count, others;
        const unsigned *one = list_at(s, pair_at(s, i)->one, &count);
        const unsigned *other = list_at(s, pair_at(s, i)->other, &others);
        if (s->compared + (size_t)count * others > MOST_COMPARED)
            return false;
        s->count_of_counts += count + others;
        for (unsigned k = 0; k < count; k++)
            for (unsigned n = 0; n < others; n++) {
                size_t sets = (size_t)s->set_of[one[k]] * s->sets + s->set_of[other[n]];
                s->behind = grow_again(s->behind, s->compared, &s->room, sizeof(int));
                s->behind[s->compared++] =
                    s->intersect[sets] ? (int)meet(s, s->list_of[one[k]], s->list_of[other[n]])
                                       : NO_PAIR;
            }
    }
    return true;
}

/* The side of a pair that says that the list behind a node covers the list behind another. */
static unsigned side_behind(const search *s, unsigned pair, unsigned node, unsigned other) {
    return 2 * pair + (s->list_of[node] > s->list_of[other]);
}

/* Counts, in the first pass, that one node may dominate another; in the second, notes on which side
 * the count relies: on none, if the same list is behind both. */
static void count_node(search *s, unsigned node, unsigned other, unsigned count, int behind,
                       int pass) {
    if (!includes(s, node, other))
        return;
    s->counts[count] += pass == 0;
    if (s->list_of[node] == s->list_of[other])
        return;
    unsigned *relying = &s->relying[side_behind(s, (unsigned)behind, node, other)];
    if (pass == 0)
        ++*relying;
    else
        s->relies[--*relying] = count;
}

static void count_nodes(search *s, int pass) {
    unsigned first = 0, count, others;
    const int *behind = s->behind;
    for (unsigned i = 0; i < s->pairs.count; i++, first += count + others) {
        const unsigned *one = list_at(s, pair_at(s, i)->one, &count);
        const unsigned *other = list_at(s, pair_at(s, i)->other, &others);
        bool same = one == other; /* covers itself */
        for (unsigned k = 0; k < count + others; k++) {
            s->side_of[first + k] = 2 * i + (k >= others);
            s->counts[first + k] += same;
        }
        for (unsigned k = 0; k < count; k++)
            for (unsigned n = 0; n < others; n++, behind++) {
                if (same)
                    continue;
                count_node(s, one[k], other[n], first + n, *behind, pass);
                count_node(s, other[n], one[k], first + others + k, *behind, pass);
            }
    }
}

static void fail_side(search *s, unsigned side) {
    if (!s->fails[side])
        s->failed[s->failed_count++] = side;
    s->fails[side] = true;
}

static void find_simulation(search *s) {
    unsigned sides = 2 * s->pairs.count;
    s->counts = allocate(s->count_of_counts, sizeof *s->counts);
    s->side_of = allocate(s->count_of_counts, sizeof *s->side_of);
    s->relying = allocate(sides + 1, sizeof *s->relying);
    s->fails = allocate(sides, sizeof *s->fails);
    s->failed = allocate(sides, sizeof *s->failed);
    count_nodes(s, 0);
    for (unsigned i = 0; i < sides; i++) /* ends; the next pass counts down to begins */
        s->relying[i + 1] += s->relying[i];
    s->relies = allocate(s->relying[sides], sizeof *s->relies);
    count_nodes(s, 1);
    for (unsigned i = 0; i < s->count_of_counts; i++)
        if (s->counts[i] == 0)
            fail_side(s, s->side_of[i]);
    while (s->failed_count > 0) {
        unsigned side = s->failed[--s->failed_count];
        for (unsigned i = s->relying[side]; i < s->relying[side + 1]; i++)
            if (--s->counts[s->relies[i]] == 0)
                fail_side(s, s->side_of[s->relies[i]]);
    }
}

/* Which nodes dominate. */

static bool is_over(const dominance *d, unsigned node, unsigned other) {
    const unsigned *over = d->over + d->first[other];
    size_t count = d->first[other + 1] - d->first[other];
    return bsearch(&node, over, count, sizeof node, by_number) != NULL;
}

/* Counts the node, in the first pass, among those that dominate the other; in the second, adds it.
 */
static void add_over(const search *s, unsigned node, unsigned other, int behind, int pass) {
    dominance *d = s->d;
    if (node == other || !includes(s, node, other) ||
        (s->list_of[node] != s->list_of[other] &&
         s->fails[side_behind(s, (unsigned)behind, node, other)]))
        return;
    if (pass == 0)
        d->first[other]++;
    else
        d->over[--d->first[other]] = node;
}

static void add_all_over(const search *s, int pass) {
    const int *behind = s->behind;
    unsigned count, others;
    for (unsigned i = 0; i < s->pairs.count; i++) {
        const unsigned *one = list_at(s, pair_at(s, i)->one, &count);
        const unsigned *other = list_at(s, pair_at(s, i)->other, &others);
        for (unsigned k = 0; k < count; k++)
            for (unsigned n = 0; n < others; n++, behind++) {
                add_over(s, one[k], other[n], *behind, pass);
                if (one != other)
                    add_over(s, other[n], one[k], *behind, pass);
            }
    }
}

/* Nodes stand in several lists: leaves each once. */
static void sort_over(dominance *d) {
    unsigned kept = 0;
    for (unsigned i = 0, begin, end = 0; i < d->count; i++) {
        begin = end;
        end = d->first[i + 1];
        qsort(d->over + begin, end - begin, sizeof *d->over, by_number);
        d->first[i] = kept;
        for (unsigned k = begin; k < end; k++)
            if (k == begin || d->over[k] != d->over[k - 1])
                d->over[kept++] = d->over[k];
    }
    d->first[d->count] = kept;
}

static void find_over(const search *s) {
    dominance *d = s->d;
    d->first = allocate(d->count + 1, sizeof *d->first);
    add_all_over(s, 0);
    for (unsigned i = 0; i < d->count; i++)
        d->first[i + 1] += d->first[i];
    d->over = allocate(d->first[d->count], sizeof *d->over);
    add_all_over(s, 1);
    sort_over(d);
    d->first_instead = allocate(d->count + 1, sizeof *d->first_instead);
    d->instead = allocate(d->first[d->count], sizeof *d->instead);
    for (unsigned i = 0, kept = 0; i < d->count; i++) {
        for (unsigned k = d->first[i]; k < d->first[i + 1]; k++)
            if (d->over[k] < i || !is_over(d, i, d->over[k]))
                d->instead[kept++] = d->over[k];
        d->first_instead[i + 1] = kept;
    }
    d->chosen = allocate(d->count, sizeof *d->chosen);
}

static void release_search(search *s) {
    release(s->met);
    release_worklist(&s->lists);
    release(s->list_of);
    release(s->set_of);
    release(s->includes);
    release(s->intersect);
    release_worklist(&s->pairs);
    release(s->behind);
    release(s->counts);
    release(s->side_of);
    release(s->relying);
    release(s->relies);
    release(s->fails);
    release(s->failed);
}

dominance *find_dominance(const plain_node *nodes, unsigned count, int start) {
    dominance *d = allocate(1, sizeof *d);
    d->number = allocate(count, sizeof *d->number);
    for (unsigned i = 0; i < count; i++)
        if (nodes[i].reads)
            d->number[i] = d->count++;
    search s = {.nodes = nodes, .d = d, .met = allocate(count, sizeof(unsigned))};
    s.list_of = allocate(d->count, sizeof *s.list_of);
    s.set_of = allocate(d->count, sizeof *s.set_of);
    find_lists(&s, count, start);
    find_sets(&s, count);
    bool followed = follow_pairs(&s);
    if (followed) {
        find_simulation(&s);
        find_over(&s);
    } else {
        release_dominance(d);
        d = NULL;
    }
    release_search(&s);
    return d;
}

void release_dominance(dominance *d) {
    if (d == NULL)
        return;
    release(d->number);
    release(d->first);
    release(d->over);
    release(d->first_instead);
    release(d->instead);
    release(d->chosen);
    release(d);
}

bool dominates(const dominance *d, int one, int other) {
    return one == other || is_over(d, d->number[one], d->number[other]);
}

void choose_none(dominance *d) {
    d->choice++;
}

void choose_node(dominance *d, int node) {
    d->chosen[d->number[node]] = d->choice;
}

static bool has_chosen(const dominance *d, const unsigned *first, const unsigned *list, int node) {
    unsigned number = d->number[node];
    for (unsigned i = first[number]; i < first[number + 1]; i++)
        if (d->chosen[list[i]] == d->choice)
            return true;
    return false;
}

bool is_dominated(const dominance *d, int node) {
    return has_chosen(d, d->first, d->over, node);
}

bool is_dispensable(const dominance *d, int node) {
    return has_chosen(d, d->first_instead, d->instead, node);
}
