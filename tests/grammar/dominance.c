/* Which nodes dominate others (tools/grammar/dominance.h), compared on random automata with what
 * the definition says: of two nodes that one text reaches, one dominates the other if it reads all
 * bytes of the other and if, behind it, each node behind the other is dominated. */
#include "dominance.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "effort.h"
#include "random.h"

enum { MOST = 16, ALPHABET = 2, CALLS = 2 };

typedef struct example {
    plain_node nodes[MOST];
    unsigned count;
    bool behind[MOST][MOST];    /* [a][b]: b may be read behind a; */
    bool first[MOST];           /* or at the start, which is node 0 */
    bool together[MOST][MOST];  /* one text reaches both */
    bool dominates[MOST][MOST]; /* [a][b] */
} example;

static void mark_readers(const example *e, int at, bool *met, bool *found) {
    while (at >= 0 && !met[at]) {
        met[at] = true;
        found[at] |= e->nodes[at].reads;
        if (e->nodes[at].reads)
            return;
        mark_readers(e, e->nodes[at].other, met, found);
        at = e->nodes[at].next;
    }
}

static int random_node(uint32_t *seed, unsigned count) {
    return (int)(next_random(seed) % (count + 1)) - 1;
}

/* A node that reads may be the end, or make a call. */
static void make_nodes(example *e, uint32_t *seed) {
    memset(e, 0, sizeof *e);
    e->count = 2 + next_random(seed) % (MOST - 1);
    for (unsigned i = 0; i < e->count; i++) {
        plain_node *n = &e->nodes[i];
        n->reads = next_random(seed) % 2 > 0;
        n->next = random_node(seed, e->count);
        n->other = n->reads ? -1 : random_node(seed, e->count);
        if (!n->reads)
            continue;
        n->call = next_random(seed) % 8 == 0 ? 1 + next_random(seed) % CALLS : 0;
        for (unsigned byte = 0; n->call == 0 && byte < ALPHABET; byte++)
            if (next_random(seed) % 2 == 0)
                set_add(&n->bytes, 'a' + byte);
        if (n->call != 0)
            set_add(&n->bytes, 'a' + n->call % ALPHABET);
        else if (set_empty(n->bytes))
            n->next = -1;
    }
    for (unsigned i = 0; i < e->count; i++) {
        bool met[MOST] = {false};
        if (e->nodes[i].reads)
            mark_readers(e, e->nodes[i].next, met, e->behind[i]);
    }
    bool met[MOST] = {false};
    mark_readers(e, 0, met, e->first);
}

static bool read_a_common_byte(const plain_node *a, const plain_node *b) {
    return a->call == b->call && !set_empty(set_intersection(a->bytes, b->bytes));
}

/* A node that no text reaches is together with itself, and so is what may follow it. */
static void find_together(example *e) {
    for (unsigned a = 0; a < e->count; a++)
        for (unsigned b = 0; b < e->count; b++)
            e->together[a][b] = (e->first[a] && e->first[b]) || a == b;
    for (bool more = true; more;) {
        more = false;
        for (unsigned a = 0; a < e->count; a++)
            for (unsigned b = 0; b < e->count; b++)
                for (unsigned c = 0; c < e->count; c++)
                    for (unsigned d = 0; d < e->count; d++) {
                        bool joins = e->together[a][b] && e->behind[a][c] && e->behind[b][d] &&
                                     (a == b || read_a_common_byte(&e->nodes[a], &e->nodes[b]));
                        more |= joins && !e->together[c][d];
                        e->together[c][d] |= joins;
                    }
    }
}

static bool is_refuted(const example *e, unsigned a, unsigned b) {
    const plain_node *one = &e->nodes[a], *other = &e->nodes[b];
    if (one->call != other->call || set_empty(one->bytes) != set_empty(other->bytes) ||
        !set_empty(set_minus(other->bytes, one->bytes)))
        return true;
    for (unsigned d = 0; d < e->count; d++) {
        bool covered = !e->behind[b][d];
        for (unsigned c = 0; c < e->count; c++)
            covered |= e->behind[a][c] && e->dominates[c][d];
        if (!covered)
            return true;
    }
    return false;
}

static void find_dominators(example *e) {
    memset(e->dominates, true, sizeof e->dominates);
    for (bool more = true; more;) {
        more = false;
        for (unsigned a = 0; a < e->count; a++)
            for (unsigned b = 0; b < e->count; b++)
                if (e->dominates[a][b] && is_refuted(e, a, b)) {
                    e->dominates[a][b] = false;
                    more = true;
                }
    }
}

static void compare(const example *e, uint32_t seed) {
    dominance *d = find_dominance(e->nodes, e->count, 0);
    assert_non_null(d);
    for (unsigned a = 0; a < e->count; a++)
        for (unsigned b = 0; b < e->count; b++) {
            if (!e->nodes[a].reads || !e->nodes[b].reads)
                continue;
            bool expected = a == b || (e->together[a][b] && e->dominates[a][b]);
            if (dominates(d, (int)a, (int)b) != expected)
                fail_msg("seed %lu: does node %u dominate node %u?", (unsigned long)seed, a, b);
            if (a == b)
                continue;
            choose_none(d);
            assert_false(is_dominated(d, (int)b));
            choose_node(d, (int)a);
            assert_int_equal(is_dominated(d, (int)b), expected);
            bool both = expected && dominates(d, (int)b, (int)a);
            assert_int_equal(is_dispensable(d, (int)b), expected && (!both || a < b));
        }
    release_dominance(d);
}

static void test_dominance(void **state) {
    (void)state;
    uint32_t seed = 1;
    unsigned found = 0;
    for (int i = 0; i < TRIED(20000); i++) {
        uint32_t before = seed;
        example e;
        make_nodes(&e, &seed);
        find_together(&e);
        find_dominators(&e);
        compare(&e, before);
        for (unsigned a = 0; a < e.count; a++)
            for (unsigned b = 0; b < e.count; b++)
                found += a != b && e.together[a][b] && e.dominates[a][b];
    }
    assert_true(found > (unsigned)TRIED(20000) / 10); /* the examples are not idle */
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_dominance)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
