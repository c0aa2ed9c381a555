#include "prove/prove_encoding.h"

#include <string.h>

#include "tables/encoding.h"

enum { MOST_RULES = 12 };

/* What the scans of all rules of an encoding have come to. */
typedef struct position {
    uric_scan scan[MOST_RULES];
} position;

typedef struct trial {
    unsigned rules;
    position *met; /* by data, the first by none */
    size_t count;
} trial;

static void feed(const trial *t, position *at, unsigned char byte) {
    char c = (char)byte;
    for (unsigned i = 0; i < t->rules; i++) {
        uric_scan_feed(&at->scan[i], &c, 1);
        at->scan[i].length = 0; /* only the state matters */
    }
}

static bool is_accepted(const trial *t, const position *at) {
    bool accepted = false;
    for (unsigned i = 0; i < t->rules; i++) {
        uric_scan scan = at->scan[i];
        accepted |= uric_scan_end(&scan, NULL) == URIC_OK;
    }
    return accepted;
}

static bool same_scan(const uric_scan *a, const uric_scan *b) {
    if (a->refused >= 0 || b->refused >= 0)
        return a->refused >= 0 && b->refused >= 0;
    return a->chosen == b->chosen && a->state == b->state && a->call == b->call;
}

static bool same_position(const trial *t, const position *a, const position *b) {
    for (unsigned i = 0; i < t->rules; i++)
        if (!same_scan(&a->scan[i], &b->scan[i]))
            return false;
    return true;
}

/* False if no rule accepts what leads here. */
static bool meet(trial *t, const position *at) {
    if (!is_accepted(t, at))
        return false;
    for (size_t i = 1; i < t->count; i++)
        if (same_position(t, &t->met[i], at))
            return true;
    t->met = grow(t->met, t->count, sizeof *at);
    t->met[t->count++] = *at;
    return true;
}

/* One more byte of data: as itself if the set keeps it; and as a triplet, in either case. */
static bool follow(trial *t, size_t from, const byte_set *kept) {
    static const char hex[] = "0123456789ABCDEFabcdef";
    for (unsigned byte = 0; byte < 256; byte++) {
        position next = t->met[from];
        feed(t, &next, (unsigned char)byte);
        if (set_has(kept, byte) && !meet(t, &next))
            return false;
    }
    for (const char *high = hex; *high != '\0'; high++)
        for (const char *low = hex; *low != '\0'; low++) {
            position next = t->met[from];
            feed(t, &next, '%');
            feed(t, &next, (unsigned char)*high);
            feed(t, &next, (unsigned char)*low);
            if (!meet(t, &next))
                return false;
        }
    return true;
}

static bool takes_all_data(const position *start, unsigned rules, const byte_set *kept) {
    trial t = {.rules = rules, .met = grow(NULL, 0, sizeof *start)};
    t.met[t.count++] = *start;
    for (size_t done = 0; done < t.count; done++)
        if (!follow(&t, done, kept))
            return false;
    return true;
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
    position start;
    memset(&start, 0, sizeof start);
    if (e->rules.count > MOST_RULES)
        fail("encoding %s: it has too many rules for the proof", e->name);
    for (unsigned i = 0; i < e->rules.count; i++) {
        const char *name = e->rules.rules[i]->name;
        uric_scan_begin(&start.scan[i], uric_grammar_rule(tables, name, strlen(name)));
    }
    byte_set kept = kept_by(got);
    trial none = {.rules = e->rules.count};
    if (is_accepted(&none, &start) != uric_encoding_takes_empty(got))
        error_at(at, "encoding %s: the tables are wrong about empty data", e->name);
    if (set_has(&kept, '%') || !takes_all_data(&start, e->rules.count, &kept))
        error_at(at, "encoding %s: its rules refuse some data that is encoded so", e->name);
    for (unsigned byte = 0; byte < 256; byte++) {
        byte_set more = kept;
        set_add(&more, byte);
        if (byte != '%' && !set_has(&kept, byte) && takes_all_data(&start, e->rules.count, &more))
            error_at(at, "encoding %s: %%x%02X could stand for itself", e->name, byte);
    }
}

void prove_encodings(const profile *p, source at, const uric_grammar *tables) {
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
    if (errors_seen() == 0)
        printf("%s: data of any bytes makes text of its rules by each of %u encodings, and by none "
               "of them if one byte more stood for itself\n",
               p->name, count);
}
