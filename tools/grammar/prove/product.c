#include "prove/product.h"

#include <string.h>

#include "prove/comparison.h"
#include "prove/machines.h"
#include "prove/prove_expected.h"
#include "scan/scan.h"

/* A pair, as a key of the worklist; its data is the scan by which it was met first. */
typedef struct pair {
    uint64_t scan; /* scan_key() */
    int64_t state; /* of the automaton */
} pair;

static const uric_scan *scan_at(const product *walk, unsigned i) {
    return walk->pairs.items[i].data;
}

static int state_at(const product *walk, unsigned i) {
    return (int)((const pair *)walk->pairs.items[i].key)->state;
}

bool is_accepting(const product *walk, unsigned i) {
    return automaton_final(walk->automaton, state_at(walk, i));
}

static void meet(product *walk, const machine_list *machines, uric_scan *scan, int state, int from,
                 int byte) {
    if (scan->refused >= 0 && state == DEAD)
        return;
    pair key = {scan_key(machines, scan), state};
    worklist_add_item(&walk->pairs, (work_item){.key = &key,
                                                .size = sizeof key,
                                                .data = scan,
                                                .data_size = sizeof *scan,
                                                .from = from,
                                                .byte = byte});
}

static void follow_bytes(product *walk, const machine_list *machines, unsigned i) {
    for (unsigned byte = 0; byte < 256; byte++) {
        char c = (char)byte;
        uric_scan scan = *scan_at(walk, i);
        int state = automaton_step(walk->automaton, state_at(walk, i), (unsigned char)byte);
        uric_scan_feed(&scan, &c, 1);
        scan.length = 0; /* does not matter, and must not overflow */
        meet(walk, machines, &scan, state, (int)i, (int)byte);
    }
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
    machine_list machines = {.count = 0};
    uric_scan start;
    memset(&start, 0, sizeof start);
    uric_scan_begin(&start, tables);
    add_machines(&machines, tables->machine);
    meet(&walk, &machines, &start, START, NO_ITEM, NO_BYTE);
    int unexpected = NO_ITEM;
    for (unsigned i = 0; i < walk.pairs.count; i++) {
        uric_scan scan = *scan_at(&walk, i), ended = scan;
        bool accepted = uric_scan_end(&ended, NULL) == URIC_OK;
        if (accepted != is_accepting(&walk, i)) {
            error_at(at, "rule %s: %s: the tables %s it, the grammar does not", name,
                     path_to(&walk, i), accepted ? "accept" : "refuse");
            return walk;
        }
        if (explains && unexpected == NO_ITEM && scan.refused < 0 && state_at(&walk, i) != DEAD &&
            !expects_rightly(&p->grammar, &scan, walk.automaton, state_at(&walk, i)))
            unexpected = (int)i;
        follow_bytes(&walk, &machines, i);
    }
    if (unexpected != NO_ITEM)
        error_at(at,
                 "rule %s: behind %s, an error would expect, in bytes or in terms, other than the "
                 "grammar does",
                 name, path_to(&walk, (unsigned)unexpected));
    return walk;
}
