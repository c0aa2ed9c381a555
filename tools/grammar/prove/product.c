#include "prove/product.h"

#include <string.h>

#include "prove/comparison.h"
#include "prove/machines.h"
#include "prove/prove_expected.h"
#include "scan/scan.h"

/* A pair, as a key of the worklist; its data is the scan by which it was met first. */
typedef struct pair {
    uint64_t scan; /* scan_key() */
    int32_t state; /* of the automaton */
    uint32_t left; /* bytes of the code point that is read; 0: between code points, or octets */
} pair;

static const uric_scan *scan_at(const product *walk, unsigned i) {
    return walk->pairs.items[i].data;
}

static const pair *pair_at(const product *walk, unsigned i) {
    return walk->pairs.items[i].key;
}

static int state_at(const product *walk, unsigned i) {
    return pair_at(walk, i)->state;
}

bool is_accepting(const product *walk, unsigned i) {
    return automaton_final(walk->automaton, state_at(walk, i));
}

static void meet(product *walk, const machine_list *machines, uric_scan *scan, int state,
                 uint32_t left, int from, int byte) {
    if (scan->refused >= 0 && state == DEAD)
        return;
    scan->length = scan->point_len = 0; /* do not matter, and must not overflow */
    pair key = {scan_key(machines, scan), state, left};
    worklist_add_item(&walk->pairs, (work_item){.key = &key,
                                                .size = sizeof key,
                                                .data = scan,
                                                .data_size = sizeof *scan,
                                                .from = from,
                                                .byte = byte});
}

/* The bytes that end the code point which a byte begins or goes on with. */
static uint32_t left_behind(const product *walk, unsigned i, unsigned byte) {
    uint32_t left = pair_at(walk, i)->left;
    if (!walk->code_points || byte < 0x80)
        return 0;
    return left > 0 ? left - 1 : byte < 0xC0 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
}

/* False: an error within a code point is not that of the code point's begin. */
static bool follow_bytes(product *walk, const machine_list *machines, unsigned i) {
    bool right = true;
    for (unsigned byte = 0; byte < 256; byte++) {
        char c = (char)byte;
        uric_scan scan = *scan_at(walk, i), before;
        int state = automaton_step(walk->automaton, state_at(walk, i), (unsigned char)byte);
        uint32_t left = left_behind(walk, i, byte);
        scan.length = sizeof scan.point; /* so that a code point can have begun */
        before = scan;
        uric_scan_feed(&scan, &c, 1);
        right &= scan.refused >= 0 || begins_rightly(&before, &scan, left > 0);
        meet(walk, machines, &scan, state, left, (int)i, (int)byte);
    }
    return right;
}

static char *path_to(const product *walk, unsigned i) {
    size_t len;
    char *text = worklist_string(&walk->pairs, i, &len);
    return quoted(text, len);
}

product walk_product(const profile *p, const rule *r, const uric_rule *tables, bool explains) {
    const char *name = format_text("%s%s", r->name, tables->components != NULL ? " (parse)" : "");
    source at = {.file = p->path};
    node n = rule_node(r);
    product walk = {.automaton = automaton_of(&n, NULL)};
    walk.code_points = p->grammar.document->code_points;
    machine_list machines = {.count = 0};
    known_terms known = {.grammar = &p->grammar};
    uric_scan start;
    memset(&start, 0, sizeof start);
    uric_scan_begin(&start, tables);
    add_machines(&machines, tables->machine);
    meet(&walk, &machines, &start, START, 0, NO_ITEM, NO_BYTE);
    int unexpected = NO_ITEM;
    for (unsigned i = 0; i < walk.pairs.count; i++) {
        uric_scan scan = *scan_at(&walk, i), ended = scan;
        bool accepted = is_derived(uric_scan_end(&ended, NULL));
        if (accepted != is_accepting(&walk, i)) {
            error_at(at, "rule %s: %s: the tables %s it, the grammar does not", name,
                     path_to(&walk, i), accepted ? "accept" : "refuse");
            return walk;
        }
        bool live = scan.refused < 0 && state_at(&walk, i) != DEAD;
        bool right = !explains || !live || pair_at(&walk, i)->left > 0 ||
                     expects_rightly(&known, &scan, walk.automaton, state_at(&walk, i));
        right &= follow_bytes(&walk, &machines, i) || !explains;
        if (!right && unexpected == NO_ITEM)
            unexpected = (int)i;
    }
    if (unexpected != NO_ITEM)
        error_at(at,
                 "rule %s: behind %s, an error would expect, in bytes or in terms, other than the "
                 "grammar does",
                 name, path_to(&walk, (unsigned)unexpected));
    return walk;
}

void release_product(product *walk) {
    release_automaton(walk->automaton);
    release_worklist(&walk->pairs);
}
