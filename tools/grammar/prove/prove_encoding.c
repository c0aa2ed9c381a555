#include "prove/prove_encoding.h"

#include <string.h>

#include "prove/machines.h"
#include "scan/scan.h"
#include "tables/encoding.h"
#include "worklist.h"

enum { MOST_ENCODED = 12 }; /* rules of an encoding */

/* The scans by all rules of an encoding, behind the same text. */
typedef struct scans {
    uric_scan by_rule[MOST_ENCODED];
} scans;

typedef struct search {
    unsigned rules;
    machine_list machines;
    worklist texts; /* key: the scan_key() of each rule; data: the scans */
} search;

static void feed(const search *s, scans *at, unsigned char byte) {
    char c = (char)byte;
    for (unsigned i = 0; i < s->rules; i++) {
        uric_scan_feed(&at->by_rule[i], &c, 1);
        at->by_rule[i].length = 0; /* does not matter, and must not overflow */
    }
}

static bool is_accepted(const scans *at, unsigned rules) {
    bool accepted = false;
    for (unsigned i = 0; i < rules; i++) {
        uric_scan ended = at->by_rule[i];
        accepted |= is_derived(uric_scan_end(&ended, NULL));
    }
    return accepted;
}

/* Adds the text that the scans have read; false if no rule accepts it. */
static bool meet(search *s, scans *at) {
    uint64_t key[MOST_ENCODED];
    if (!is_accepted(at, s->rules))
        return false;
    for (unsigned i = 0; i < s->rules; i++)
        key[i] = scan_key(&s->machines, &at->by_rule[i]);
    work_item text = {.key = key, .size = s->rules * sizeof *key, .data = at};
    text.data_size = sizeof *at;
    worklist_add_item(&s->texts, text);
    return true;
}

/* One more byte of data: as itself, if the set keeps the byte; and as a triplet, in either case. */
static bool follow(search *s, const scans *from, const byte_set *kept) {
    static const char hex[] = "0123456789ABCDEFabcdef";
    for (unsigned byte = 0; byte < 256; byte++) {
        scans next = *from;
        if (!set_has(kept, byte))
            continue;
        feed(s, &next, (unsigned char)byte);
        if (!meet(s, &next))
            return false;
    }
    for (const char *high = hex; *high != '\0'; high++)
        for (const char *low = hex; *low != '\0'; low++) {
            scans next = *from;
            feed(s, &next, '%');
            feed(s, &next, (unsigned char)*high);
            feed(s, &next, (unsigned char)*low);
            if (!meet(s, &next))
                return false;
        }
    return true;
}

/* Does some rule accept each text of one or more of these bytes, and of triplets? */
static bool takes_all_data(const scans *start, unsigned rules, const byte_set *kept) {
    search s = {.rules = rules};
    for (unsigned i = 0; i < rules; i++)
        add_machines(&s.machines, start->by_rule[i].chosen->machine);
    bool all = follow(&s, start, kept);
    for (unsigned i = 0; all && i < s.texts.count; i++)
        all = follow(&s, s.texts.items[i].data, kept);
    return all;
}

static byte_set kept_by(const uric_encoding *got) {
    byte_set kept = {{0}};
    for (unsigned byte = 0; byte < 256; byte++)
        if (uric_encoding_keeps(got, (unsigned char)byte))
            set_add(&kept, byte);
    return kept;
}

static void prove_encoding(source at, const encoding *e, const uric_grammar *tables,
                           const uric_encoding *got) {
    scans start;
    memset(&start, 0, sizeof start);
    if (e->rules.count > MOST_ENCODED)
        fail("encoding %s: it has too many rules for the proof", e->name);
    for (unsigned i = 0; i < e->rules.count; i++) {
        const char *name = e->rules.rules[i]->name;
        uric_scan_begin(&start.by_rule[i], uric_grammar_rule(tables, name, strlen(name)));
    }
    byte_set kept = kept_by(got);
    if (is_accepted(&start, e->rules.count) != uric_encoding_takes_empty(got))
        error_at(at, "encoding %s: the tables are wrong about empty data", e->name);
    if (set_has(&kept, '%') || !takes_all_data(&start, e->rules.count, &kept))
        error_at(at, "encoding %s: its rules refuse some data that is encoded by the tables",
                 e->name);
    for (unsigned byte = 0; byte < 256; byte++) {
        byte_set more = kept;
        set_add(&more, byte);
        if (byte != '%' && !set_has(&kept, byte) && takes_all_data(&start, e->rules.count, &more))
            error_at(at, "encoding %s: %%x%02X could stand for itself", e->name, byte);
    }
}

unsigned prove_encodings(const profile *p, source at, const uric_grammar *tables) {
    encoding *all;
    unsigned count = find_encodings(p, &all);
    for (unsigned i = 0; i < count; i++) {
        const uric_encoding *got = uric_grammar_encoding_at(tables, i);
        if (got == NULL || strcmp(got->name, all[i].name) != 0)
            error_at(at, "the tables do not have the encoding %s", all[i].name);
        else
            prove_encoding(at, &all[i], tables, got);
    }
    if (uric_grammar_encoding_at(tables, count) != NULL)
        error_at(at, "the tables have more encodings than the grammar");
    return count;
}
