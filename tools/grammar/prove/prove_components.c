/* A string brings two machines to a state: the scan, with its registers, and the threads of the
 * grammar's first reading, with their notes. Both hold offsets, of which there is no end; but the
 * scan only stores offsets, and all that is ever asked of them is whether those of the scan are, at
 * the end, those of the threads. So of an offset only its rank counts: its place in the order of
 * all offsets that the two machines hold, with where they are now. States that are the same but for
 * offsets of equal rank have the same future, which leaves a finite number of states, and a search
 * meets them all. (A register that holds an end is one more than the offset; so with an end of the
 * threads, the offset behind it is in the order, too.)
 *
 * Two things ask for text: whether the host is a string of a kind's rule, and whether its first
 * byte is one of a set. Notes say that (`member`, `listed`), so it is a part of the state. They go
 * by the grammar, and the tables by the table of that rule, whose language is proved before. */
#include "prove/prove_components.h"

#include <string.h>

#include "prove/comparison.h"
#include "prove/product.h"
#include "scan.h"

enum {
    MOST_OFFSETS = 250, /* that differ in one state */
    NO_RANK = 0xFF,
    MOST_LENGTH = 4096, /* of the shortest string to a state */
    ROOM = 1 << 20,
    NO_STATE = -1
};

typedef struct pair {
    uric_scan scan;
    threads *threads;
    size_t length;                               /* of the text */
    enum { READS, WAITS, STOPPED, FAILED } what; /* the scan; of an item, it waits for its begin */
} pair;

/* A pair as bytes, the same for all that have the same future, and what it takes to give back the
 * one that was met: the offsets behind the ranks. */
typedef struct state {
    unsigned char *bytes;
    uint16_t *offsets;
    unsigned size;
    int from; /* the state before the last byte, or NO_STATE */
    uint16_t length;
    unsigned char byte;
} state;

typedef struct search {
    const profile *p;
    const rule *rule;
    const uric_list *list; /* NULL; or what parts the items that are proved, and their component */
    unsigned component;    /* for the profile */
    rule_objects rules;    /* that it may come to be a parse by */
    unsigned registers;    /* that their machines use */
    course *course;
    machine_list machines; /* in which the scan can be */

    state *states;
    int count;
    int *buckets; /* hash of states: 1 + state, or 0; open addressing */
    size_t bucket_count;
    unsigned char *room; /* for bytes of states, */
    size_t room_left;

    pair now, next;
    unsigned char *packed; /* bytes of a state that may be known already, */
    size_t packed_room;
    size_t offsets[MOST_OFFSETS]; /* and the offsets behind its ranks, ascending */
    unsigned offset_count;
    char text[MOST_LENGTH + 1];
} search;

/* Ranks. */

static void add_offset(search *s, size_t offset) {
    unsigned i = s->offset_count;
    while (i > 0 && s->offsets[i - 1] > offset)
        i--;
    if (offset == NOWHERE_YET || (i > 0 && s->offsets[i - 1] == offset))
        return;
    if (s->offset_count == MOST_OFFSETS)
        fail("rule %s: the proof cannot follow so many offsets", s->rule->name);
    memmove(&s->offsets[i + 1], &s->offsets[i], (s->offset_count - i) * sizeof(size_t));
    s->offsets[i] = offset;
    s->offset_count++;
}

static void collect_offsets(search *s, const pair *p) {
    s->offset_count = 0;
    add_offset(s, p->length);
    for (unsigned i = 0; i < s->registers; i++)
        add_offset(s, p->scan.registers[i]);
    for (unsigned k = 0; k < p->threads->notes_count; k++)
        for (unsigned i = 0; i < COMPONENTS; i++) {
            add_offset(s, p->threads->notes[k].begin[i]);
            add_offset(s, p->threads->notes[k].end[i]);
            if (p->threads->notes[k].end[i] != NOWHERE_YET)
                add_offset(s, p->threads->notes[k].end[i] + 1);
        }
}

static unsigned char rank_of(const search *s, size_t offset) {
    unsigned char rank = 0;
    if (offset == NOWHERE_YET)
        return NO_RANK;
    while (s->offsets[rank] != offset)
        rank++;
    return rank;
}

/* From pairs to bytes and back. */

static unsigned char *put(unsigned char *to, unsigned number) {
    if (number > UINT16_MAX)
        fail("a machine is too large for the proof");
    to[0] = (unsigned char)(number >> 8);
    to[1] = (unsigned char)number;
    return to + 2;
}

static unsigned take(const unsigned char **from) {
    unsigned number = (unsigned)(*from)[0] << 8 | (*from)[1];
    *from += 2;
    return number;
}

static unsigned char *put_scan(const search *s, const pair *p, unsigned char *to) {
    const uric_scan *scan = &p->scan;
    to = put(to, p->what);
    to = put(to, rule_number(&s->rules, scan->chosen));
    to = put(to, scan->state);
    to = put(to, scan->call);
    *to++ = rank_of(s, p->length);
    for (unsigned i = 0; i < s->registers; i++) {
        *to++ = scan->registers[i] == 0; /* which may be no value */
        *to++ = rank_of(s, scan->registers[i]);
    }
    return to;
}

static unsigned char *put_notes(const search *s, const notes *n, unsigned char *to) {
    for (unsigned i = 0; i < COMPONENTS; i++) {
        *to++ = rank_of(s, n->begin[i]);
        *to++ = rank_of(s, n->end[i]);
    }
    to = put(to, n->host_kind);
    to = put(to, n->begun);
    to = put(to, n->whole);
    to = put(to, n->member);
    to = put(to, n->listed);
    for (unsigned k = 0; k < s->p->kind_count; k++)
        to = put(to, (unsigned)(n->member_state[k] + 1)); /* DEAD is -1 */
    return to;
}

/* Room for a pair as bytes. */
static void make_room(search *s, const pair *p) {
    size_t of_notes = 2 * COMPONENTS + 2 * (5 + (size_t)s->p->kind_count);
    size_t size = 18 + 2 * (size_t)s->registers + 6 * (size_t)p->threads->count +
                  of_notes * p->threads->notes_count;
    if (size > s->packed_room) {
        s->packed_room = 2 * size;
        s->packed = allocate(s->packed_room, 1);
    }
}

static unsigned pack(search *s, const pair *p) {
    collect_offsets(s, p);
    make_room(s, p);
    unsigned char *to = put_scan(s, p, s->packed);
    to = put(to, p->threads->notes_count);
    for (unsigned i = 0; i < p->threads->notes_count; i++)
        to = put_notes(s, &p->threads->notes[i], to);
    to = put(to, p->threads->count);
    for (unsigned i = 0; i < p->threads->count; i++) {
        to = put(to, p->threads->thread[i].place);
        to = put(to, p->threads->thread[i].exception);
        to = put(to, p->threads->thread[i].notes);
    }
    return (unsigned)(to - s->packed);
}

static size_t take_offset(const state *st, const unsigned char **from) {
    unsigned rank = *(*from)++;
    return rank == NO_RANK ? NOWHERE_YET : st->offsets[rank];
}

static const unsigned char *take_scan(const search *s, const state *st, pair *p,
                                      const unsigned char *from) {
    uric_scan *scan = &p->scan;
    p->what = take(&from);
    scan->chosen = s->rules.rules[take(&from)];
    scan->state = (uint16_t)take(&from);
    scan->call = (uint16_t)take(&from);
    take_offset(st, &from); /* the length, which the state has */
    for (unsigned i = 0; i < s->registers; i++) {
        from++;
        scan->registers[i] = take_offset(st, &from);
    }
    return from;
}

static const unsigned char *take_notes(const search *s, const state *st, notes *n,
                                       const unsigned char *from) {
    memset(n, 0, sizeof *n);
    for (unsigned i = 0; i < COMPONENTS; i++) {
        n->begin[i] = take_offset(st, &from);
        n->end[i] = take_offset(st, &from);
    }
    n->host_kind = (uint16_t)take(&from);
    n->begun = take(&from);
    n->whole = take(&from);
    n->member = take(&from);
    n->listed = (uint16_t)take(&from);
    for (unsigned k = 0; k < s->p->kind_count; k++)
        n->member_state[k] = (int)take(&from) - 1;
    return from;
}

static void unpack(const search *s, int index, pair *p) {
    const state *st = &s->states[index];
    const unsigned char *from = take_scan(s, st, p, st->bytes);
    threads *t = p->threads;
    p->length = p->scan.length = st->length;
    unsigned notes_count = take(&from);
    for (t->notes_count = 0; t->notes_count < notes_count;) {
        t->notes = grow(t->notes, t->notes_count, sizeof *t->notes);
        from = take_notes(s, st, &t->notes[t->notes_count++], from);
    }
    unsigned count = take(&from);
    for (t->count = 0; t->count < count; t->count++) {
        t->thread = grow(t->thread, t->count, sizeof *t->thread);
        t->thread[t->count].place = take(&from);
        t->thread[t->count].exception = take(&from);
        t->thread[t->count].notes = take(&from);
    }
}

/* The states that were met. */

/* Where the bytes are in the buckets, or belong. */
static size_t bucket_of(const search *s, const unsigned char *bytes, unsigned size) {
    size_t at = hash_bytes(bytes, size) & (s->bucket_count - 1);
    for (; s->buckets[at] != 0; at = (at + 1) & (s->bucket_count - 1)) {
        const state *st = &s->states[s->buckets[at] - 1];
        if (st->size == size && memcmp(st->bytes, bytes, size) == 0)
            break;
    }
    return at;
}

static void double_buckets(search *s) {
    s->bucket_count *= 2;
    s->buckets = allocate(s->bucket_count, sizeof(int));
    for (int i = 0; i < s->count; i++)
        s->buckets[bucket_of(s, s->states[i].bytes, s->states[i].size)] = i + 1;
}

/* Room that is never given back; `size` is even, so that offsets may lie in it. */
static unsigned char *take_room(search *s, size_t size) {
    if (s->room_left < size) {
        s->room_left = size > ROOM ? size : ROOM;
        s->room = allocate(s->room_left, 1);
    }
    unsigned char *taken = s->room;
    s->room += size;
    s->room_left -= size;
    return taken;
}

static void meet(search *s, const pair *p, int from, unsigned char byte) {
    unsigned size = pack(s, p);
    size_t bucket = bucket_of(s, s->packed, size);
    if (s->buckets[bucket] != 0)
        return;
    if (p->length > MOST_LENGTH)
        fail("rule %s: the proof cannot follow so long a string", s->rule->name);
    state st = {.size = size, .from = from, .byte = byte, .length = (uint16_t)p->length};
    st.bytes = take_room(s, (size + 1u) & ~1u);
    memcpy(st.bytes, s->packed, size);
    st.offsets = (uint16_t *)(void *)take_room(s, s->offset_count * sizeof(uint16_t));
    for (unsigned i = 0; i < s->offset_count; i++)
        st.offsets[i] = (uint16_t)s->offsets[i];
    s->states = grow(s->states, (size_t)s->count, sizeof st);
    s->states[s->count++] = st;
    s->buckets[bucket] = s->count;
    if (2 * (size_t)s->count > s->bucket_count)
        double_buckets(s);
}

/* The search. */

/* Writes the string by which a state was met first, and so one of the shortest, into `text`. */
static void spell(search *s, int index) {
    const state *st = &s->states[index];
    for (size_t at = st->length; at > 0; st = &s->states[st->from])
        s->text[--at] = (char)st->byte;
}

/* What the notes of a complete reading say of its text. */
static void spans_of(const notes *n, const char *text, uric_span spans[COMPONENTS]) {
    for (unsigned i = 0; i < COMPONENTS; i++)
        spans[i] = n->begin[i] == NOWHERE_YET
                       ? (uric_span){NULL, 0}
                       : (uric_span){text + n->begin[i], n->end[i] - n->begin[i]};
}

/* If a string may end in this state, which is `now`: are its components the reading's? False after
 * a message. */
static bool agree(search *s, int index) {
    uric_scan ended = s->now.scan;
    const notes *n = first_reading(s->course, s->now.threads);
    bool accepted = uric_scan_end(&ended, NULL) == URIC_OK;
    spell(s, index);
    size_t length = s->states[index].length;
    if (accepted != (n != NULL))
        fail("rule %s: %s: threads and automaton disagree", s->rule->name, quoted(s->text, length));
    if (!accepted)
        return true;
    uric_uri uri = {.rule = NULL}; /* with absent parts, as many as the tables leave alone */
    uric_span expected[COMPONENTS];
    uric_scan_split(&ended, s->text, &uri);
    spans_of(n, s->text, expected);
    return same_components(s->p, s->rule, s->text, length, &uri, expected, n->host_kind);
}

/* Does a reading stand in a component that begins there, or where it begins; or where it ends? */
static bool is_read(const search *s, const char *component, size_t begin) {
    const threads *t = s->now.threads;
    for (unsigned i = 0; i < COMPONENTS; i++)
        for (unsigned k = 0; k < t->count; k++) {
            const notes *n = &t->notes[t->thread[k].notes];
            bool is_in = n->begin[i] != NOWHERE_YET &&
                         (n->end[i] == NOWHERE_YET || n->end[i] == s->now.scan.length);
            if (is_in && (n->begin[i] == begin || begin == NOWHERE_YET) &&
                strcmp(component_name(s->p, i), component) == 0)
                return true;
        }
    return false;
}

/* Is a reading in any of the components that the scan can name? */
static bool is_any_read(const search *s) {
    const uric_components *c = uric_parser(&s->now.scan)->components;
    for (unsigned i = 0; i < uric_count_components(c); i++)
        if (c->capture[i].end != URIC_NO_REGISTER &&
            is_read(s, uric_name_of_component(c, i), NOWHERE_YET))
            return true;
    return false;
}

/* Is the component that an error in this state is said to be in one that some reading is in? False
 * after a message. */
static bool blames_rightly(const search *s, int index) {
    uric_error error;
    uric_explain(&s->now.scan, URIC_REFUSED, &error);
    if (error.component == NULL ? !is_any_read(s) : is_read(s, error.component, error.begin))
        return true;
    error_at((source){.file = s->p->path},
             "rule %s: behind %s, the tables take an error for one in %s at %zu, and the grammar "
             "does not",
             s->rule->name, quoted(s->text, s->states[index].length),
             error.component != NULL ? error.component : "no component", (size_t)error.begin);
    return false;
}

static void follow_byte(search *s, int index, unsigned char byte) {
    char c = (char)byte;
    s->next.scan = s->now.scan;
    s->next.length = s->now.length + 1;
    if (uric_scan_feed(&s->next.scan, &c, 1) != URIC_OK)
        return; /* and the threads have come to their end, since the languages are the same */
    step_threads(s->course, s->now.threads, byte, s->next.length, s->next.threads);
    meet(s, &s->next, index, byte);
}

/* Items. A search begins at every offset at which some reading begins an item, besides the one that
 * waits; the scan counts as if it had read what stands before the item. */

static bool has_item(const search *s, const threads *t) {
    bool any = false;
    for (unsigned i = 0; i < t->notes_count; i++)
        any |= t->notes[i].begin[s->component] != NOWHERE_YET;
    return any;
}

/* Meets `next`, once its scan is where the threads are, if it waits for an item or has one. */
static void meet_item(search *s, int from, unsigned char byte) {
    if (s->next.what == WAITS ? s->next.threads->count > 0 : has_item(s, s->next.threads))
        meet(s, &s->next, from, byte);
}

/* The register of where the gap begins; URIC_NO_REGISTER: it always begins with the item. */
static unsigned gap_register(const uric_list *list) {
    return list->items->components->capture[list->component].begin;
}

/* What a begin that is not set means is where the item begins. */
static void begin_item_scan(search *s, size_t offset) {
    unsigned gap = gap_register(s->list);
    uric_scan_begin(&s->next.scan, s->list->items);
    s->next.scan.length = (uric_size)offset;
    if (gap != URIC_NO_REGISTER)
        s->next.scan.registers[gap] = (uric_size)offset;
    s->next.what = READS;
}

static void feed_item_scan(search *s, unsigned char byte) {
    char c = (char)byte;
    if (s->next.what != READS || uric_scan_feed(&s->next.scan, &c, 1) == URIC_OK)
        return;
    s->next.scan.refused = -1; /* it has seen enough */
    s->next.what = uric_scan_end(&s->next.scan, NULL) == URIC_OK ? STOPPED : FAILED;
}

static void follow_item_byte(search *s, int index, unsigned char byte) {
    s->next.scan = s->now.scan;
    s->next.what = s->now.what;
    s->next.length = s->now.length + 1;
    feed_item_scan(s, byte);
    choose_item(s->course, NOWHERE_YET);
    step_threads(s->course, s->now.threads, byte, s->next.length, s->next.threads);
    meet_item(s, index, byte);
    if (s->now.what != WAITS)
        return;
    choose_item(s->course, s->next.length);
    step_threads(s->course, s->now.threads, byte, s->next.length, s->next.threads);
    begin_item_scan(s, s->next.length);
    meet_item(s, index, byte);
}

/* If the text may end here: does the scan find the gap that is behind the item in the reading, or
 * none if the item is the last? False after a message. */
static bool agrees_about_gap(search *s, int index) {
    const notes *n = first_reading(s->course, s->now.threads);
    uric_scan ended = s->now.scan;
    uric_size gap[2] = {0, 0};
    if (s->now.what == WAITS || n == NULL || n->begin[s->component] == NOWHERE_YET)
        return true;
    bool found =
        s->now.what == STOPPED || (s->now.what == READS && uric_scan_end(&ended, NULL) == URIC_OK);
    found = found && uric_scan_place(&ended, s->list->component, gap);
    if (gap_register(s->list) == URIC_NO_REGISTER)
        gap[0] = (uric_size)n->begin[s->component];
    size_t next = n->begin[next_item(s->component)];
    if (s->now.what != FAILED && found == (next != NOWHERE_YET) &&
        (!found || (gap[0] == n->end[s->component] && gap[1] == next)))
        return true;
    spell(s, index);
    error_at((source){.file = s->p->path},
             "rule %s: %s: behind the item of %s at %zu, the tables find another gap than the "
             "grammar has",
             s->rule->name, quoted(s->text, s->states[index].length),
             component_name(s->p, s->component), n->begin[s->component]);
    return false;
}

static unsigned asked_kinds(const profile *p, const uric_host_kinds *told) {
    unsigned asked = 0;
    for (unsigned i = 0; told != NULL && i < told->kinds && i < p->kind_count; i++)
        if (told->kind[i].rule != NULL)
            asked |= 1u << i;
    return asked;
}

static byte_set listed_bytes(const uric_host_kinds *told) {
    byte_set listed = {{0}};
    for (unsigned byte = 0; told != NULL && byte < 256; byte++)
        if (told->first[byte / 32] >> byte % 32 & 1)
            set_add(&listed, byte);
    return listed;
}

/* A grammar tells the kinds of all hosts alike. */
static const uric_host_kinds *told_kinds(const rule_objects *rules) {
    for (unsigned i = 0; i < rules->count; i++)
        if (rules->rules[i]->components->host != NULL)
            return rules->rules[i]->components->host;
    return NULL;
}

static search *new_search(const profile *p, const rule *r, const uric_rule *scanned) {
    search *s = allocate(1, sizeof *s);
    s->p = p;
    s->rule = r;
    add_rules(&s->rules, scanned);
    for (unsigned i = 0; i < s->rules.count; i++)
        if (s->registers < s->rules.rules[i]->components->registers)
            s->registers = s->rules.rules[i]->components->registers;
    add_machines(&s->machines, scanned->machine);
    s->bucket_count = 1024;
    s->buckets = allocate(s->bucket_count, sizeof(int));
    s->now.threads = allocate(1, sizeof(threads));
    s->next.threads = allocate(1, sizeof(threads));
    return s;
}

size_t prove_components(const profile *p, const rule *r, const uric_rule *parser) {
    search *s = new_search(p, r, parser);
    const uric_host_kinds *told = told_kinds(&s->rules);
    s->course = course_of(p, r, asked_kinds(p, told), listed_bytes(told));
    uric_scan_begin(&s->next.scan, parser);
    s->now.scan = s->next.scan; /* for what is the same in all states: nothing was refused */
    begin_threads(s->course, s->next.threads);
    meet(s, &s->next, NO_STATE, 0);

    unsigned char bytes[256];
    machine_list all = {.count = 0};
    add_parser(&all, parser);
    unsigned count = representatives(&all, s->course, bytes);
    for (int i = 0; i < s->count; i++) {
        unpack(s, i, &s->now);
        if (!agree(s, i) || !blames_rightly(s, i))
            break;
        for (unsigned k = 0; k < count; k++)
            follow_byte(s, i, bytes[k]);
    }
    return (size_t)s->count;
}

size_t prove_items(const profile *p, const rule *r, const uric_list *list, unsigned component) {
    search *s = new_search(p, r, list->items);
    s->list = list;
    s->component = component;
    s->course = course_of_items(p, r, component);
    begin_item_scan(s, 0);
    s->now.scan = s->next.scan;
    choose_item(s->course, 0);
    begin_threads(s->course, s->next.threads);
    meet_item(s, NO_STATE, 0);
    s->next.what = WAITS;
    choose_item(s->course, NOWHERE_YET);
    begin_threads(s->course, s->next.threads);
    meet_item(s, NO_STATE, 0);

    unsigned char bytes[256];
    unsigned count = representatives(&s->machines, s->course, bytes);
    for (int i = 0; i < s->count; i++) {
        unpack(s, i, &s->now);
        if (!agrees_about_gap(s, i))
            break;
        for (unsigned k = 0; k < count; k++)
            follow_item_byte(s, i, bytes[k]);
    }
    return (size_t)s->count;
}
