/* The product of a scan, with its registers, and of the threads of the grammar's first reading,
 * with their captures (pike.h), for strings of any length.
 *
 * Both hold offsets, of which there is no end. But the scan only stores offsets, and all that is
 * ever asked of them is whether those of the scan are, at the end, those of the threads. So of an
 * offset only its rank counts: its index in the order of all offsets that the two hold, with the
 * length of the text. States that are the same but for offsets of equal rank have the same future,
 * which leaves a finite number of states, and a search meets them all. (A register that holds an
 * end is one more than the offset; so for each end of the threads, the offset behind it is ranked,
 * too.)
 *
 * Behind "http://h", for example, the scan and the threads hold the offsets 0, 4, 7 and 8, of ranks
 * 0 to 3; behind "ftp://h" they hold 0, 3, 6 and 7. The ranks are the same, and so is the state.
 *
 * Two questions are about text: whether the host is a string of a kind's rule, and whether its
 * first byte is one of a set. Captures answer them (`member`, `listed`), so that the answers are a
 * part of the state. The captures go by the grammar, the tables by the table of that rule, whose
 * language is proved before. */
#include "prove/prove_components.h"

#include <string.h>

#include "prove/comparison.h"
#include "prove/fewer_threads.h"
#include "prove/machines.h"
#include "scan/scan.h"
#include "worklist.h"

enum {
    MOST_OFFSETS = 250, /* that differ in one state */
    NO_RANK = 0xFF
};

typedef struct product_state {
    uric_scan scan;
    threads *threads;
    size_t length;                               /* of the text */
    enum { READS, WAITS, STOPPED, FAILED } what; /* the scan; WAITS: no item has begun */
} product_state;

typedef struct search {
    const profile *p;
    const rule *rule;
    const uric_list *list; /* NULL; or whose items are proved, and the number of their component */
    unsigned component;    /* in the profile */
    rule_objects rules;    /* by which the scan may report components */
    unsigned registers;    /* that their machines use */
    unsigned captured[COMPONENTS], captured_count; /* the numbers that captures are about */
    pike *grammar;
    bool has_many_states;
    thread_pruner *pruner; /* then; or NULL */
    machine_list machines; /* in which the scan can be */
    worklist states;       /* key: a state with ranks; data: the offset of each rank */

    product_state now, next;
    unsigned char *packed; /* the key that is being made, */
    size_t packed_room;
    size_t offsets[MOST_OFFSETS]; /* and the offset of each rank, ascending */
    unsigned offset_count;
} search;

/* Ranks. */

static void add_offset(search *s, size_t offset) {
    unsigned i = s->offset_count;
    while (i > 0 && s->offsets[i - 1] > offset)
        i--;
    if (offset == UNSET || (i > 0 && s->offsets[i - 1] == offset))
        return;
    if (s->offset_count == MOST_OFFSETS)
        fail("rule %s: the proof cannot follow so many offsets", s->rule->name);
    memmove(&s->offsets[i + 1], &s->offsets[i], (s->offset_count - i) * sizeof(size_t));
    s->offsets[i] = offset;
    s->offset_count++;
}

static void collect_offsets(search *s, const product_state *p) {
    s->offset_count = 0;
    add_offset(s, p->length);
    for (unsigned i = 0; i < s->registers; i++)
        add_offset(s, p->scan.registers[i]);
    for (unsigned k = 0; k < p->threads->captures_count; k++)
        for (unsigned i = 0; i < s->captured_count; i++) {
            const captures *n = &p->threads->captures[k];
            size_t end = n->end[s->captured[i]];
            add_offset(s, n->begin[s->captured[i]]);
            add_offset(s, end);
            add_offset(s, end != UNSET ? end + 1 : UNSET);
        }
}

static unsigned char rank_of(const search *s, size_t offset) {
    unsigned char rank = 0;
    if (offset == UNSET)
        return NO_RANK;
    while (s->offsets[rank] != offset)
        rank++;
    return rank;
}

/* From states to keys and back. */

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

/* An instruction of the program, which may be long. */
static unsigned char *put_instruction(unsigned char *to, unsigned pc) {
    return put(put(to, pc >> 16), pc & 0xFFFF);
}

static unsigned take_instruction(const unsigned char **from) {
    unsigned high = take(from);
    return high << 16 | take(from);
}

static unsigned char *put_scan(const search *s, const product_state *p, unsigned char *to) {
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

static unsigned char *put_captures(const search *s, const captures *n, unsigned char *to) {
    for (unsigned i = 0; i < s->captured_count; i++) {
        *to++ = rank_of(s, n->begin[s->captured[i]]);
        *to++ = rank_of(s, n->end[s->captured[i]]);
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

static void make_room(search *s, const product_state *p) {
    size_t of_captures = 2 * COMPONENTS + 2 * (5 + (size_t)s->p->kind_count);
    size_t size = 18 + 2 * (size_t)s->registers + 8 * (size_t)p->threads->count +
                  of_captures * p->threads->captures_count;
    if (size > s->packed_room) {
        s->packed_room = 2 * size;
        s->packed = allocate(s->packed_room, 1);
    }
}

static unsigned pack(search *s, const product_state *p) {
    collect_offsets(s, p);
    make_room(s, p);
    unsigned char *to = put_scan(s, p, s->packed);
    to = put(to, p->threads->captures_count);
    for (unsigned i = 0; i < p->threads->captures_count; i++)
        to = put_captures(s, &p->threads->captures[i], to);
    to = put(to, p->threads->count);
    for (unsigned i = 0; i < p->threads->count; i++) {
        to = put_instruction(to, p->threads->thread[i].pc);
        to = put(to, p->threads->thread[i].exception);
        to = put(to, p->threads->thread[i].captures);
    }
    return (unsigned)(to - s->packed);
}

static size_t take_offset(const size_t *offsets, const unsigned char **from) {
    unsigned rank = *(*from)++;
    return rank == NO_RANK ? UNSET : offsets[rank];
}

static const unsigned char *take_scan(const search *s, const size_t *offsets, product_state *p,
                                      const unsigned char *from) {
    uric_scan *scan = &p->scan;
    p->what = take(&from);
    scan->chosen = s->rules.rules[take(&from)];
    scan->state = (uint16_t)take(&from);
    scan->call = (uint16_t)take(&from);
    p->length = take_offset(offsets, &from);
    scan->length = (uric_size)p->length;
    for (unsigned i = 0; i < s->registers; i++) {
        from++;
        scan->registers[i] = (uric_size)take_offset(offsets, &from);
    }
    return from;
}

static const unsigned char *take_captures(const search *s, const size_t *offsets, captures *n,
                                          const unsigned char *from) {
    memset(n, 0, sizeof *n);
    for (unsigned i = 0; i < COMPONENTS; i++)
        n->begin[i] = n->end[i] = UNSET;
    for (unsigned i = 0; i < s->captured_count; i++) {
        n->begin[s->captured[i]] = take_offset(offsets, &from);
        n->end[s->captured[i]] = take_offset(offsets, &from);
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

static void unpack(const search *s, unsigned index, product_state *p) {
    const work_item *item = &s->states.items[index];
    const size_t *offsets = item->data;
    const unsigned char *from = take_scan(s, offsets, p, item->key);
    threads *t = p->threads;
    t->count = t->captures_count = 0;
    for (unsigned left = take(&from); left > 0; left--) {
        captures n;
        from = take_captures(s, offsets, &n, from);
        add_captures(t, &n);
    }
    for (unsigned left = take(&from); left > 0; left--) {
        thread one = {.pc = take_instruction(&from)};
        one.exception = take(&from);
        one.captures = take(&from);
        add_thread(t, one);
    }
}

/* The search. */

static void meet(search *s, const product_state *p, int from, int byte) {
    work_item state = {.size = pack(s, p), .from = from, .byte = byte};
    state.key = s->packed;
    state.data = s->offsets;
    state.data_size = s->offset_count * sizeof *s->offsets;
    worklist_add_item(&s->states, state);
}

/* A shortest string that leads to a state, between quotes. */
static char *path_to(const search *s, unsigned index) {
    size_t len;
    char *text = worklist_string(&s->states, index, &len);
    return quoted(text, len);
}

/* The components of a text, by the captures of a complete reading. */
static void spans_of(const captures *n, const char *text, uric_span spans[COMPONENTS]) {
    for (unsigned i = 0; i < COMPONENTS; i++)
        spans[i] = n->begin[i] == UNSET ? (uric_span){NULL, 0}
                                        : (uric_span){text + n->begin[i], n->end[i] - n->begin[i]};
}

/* If a string may end in this state, which is `now`: are its components those of the first reading?
 * False after a message. */
static bool agree(search *s, unsigned index) {
    uric_scan ended = s->now.scan;
    const captures *n = first_reading(s->grammar, s->now.threads);
    bool accepted = is_derived(uric_scan_end(&ended, NULL));
    if (accepted != (n != NULL))
        fail("rule %s: %s: threads and automaton disagree", s->rule->name, path_to(s, index));
    if (!accepted)
        return true;
    uric_uri uri = {.rule = NULL}; /* with absent parts, as many as the tables leave alone */
    uric_span expected[COMPONENTS];
    size_t len;
    const char *text = worklist_string(&s->states, index, &len);
    uric_scan_split(&ended, text, &uri);
    spans_of(n, text, expected);
    return same_components(s->p, s->rule, text, len, &uri, expected, n->host_kind);
}

/* Is a reading in a component, or just behind it? */
static bool is_in(const search *s, const captures *n, unsigned component) {
    size_t length = s->now.scan.length, end = n->end[component];
    return n->begin[component] != UNSET && (end == UNSET || end == length);
}

/* Is a reading in a component with this name that begins at an offset? */
static bool is_read(const search *s, const char *component, size_t begin) {
    const threads *t = s->now.threads;
    for (unsigned i = 0; i < COMPONENTS; i++)
        for (unsigned k = 0; k < t->count; k++) {
            const captures *n = &t->captures[t->thread[k].captures];
            if (is_in(s, n, i) && n->begin[i] == begin &&
                strcmp(component_name(s->p, i), component) == 0)
                return true;
        }
    return false;
}

/* Can the scan name a component? Not one that the first reading of no text has. */
static bool is_reported(const search *s, const char *name) {
    const uric_rule *parser = uric_parser(&s->now.scan);
    unsigned number = uric_component_named(parser, name, strlen(name));
    return number < uric_count_components(parser->components) &&
           parser->components->capture[number].end != URIC_NO_REGISTER;
}

/* Is each reading in components, all of which the scan can name? */
static bool must_be_named(const search *s) {
    const threads *t = s->now.threads;
    for (unsigned k = 0; k < t->count; k++) {
        bool any = false;
        for (unsigned i = 0; i < s->p->component_count; i++) {
            unsigned number = s->p->components[i].number;
            if (number == URIC_NO_COMPONENT ||
                !is_in(s, &t->captures[t->thread[k].captures], number))
                continue;
            if (!is_reported(s, component_name(s->p, number)))
                return false;
            any = true;
        }
        if (!any)
            return false;
    }
    return t->count > 0;
}

/* Is an error in this state said to be in a component that some reading is in, and is it said to be
 * in one if all readings are? (Large tables may leave out a reading that decides nothing else:
 * fewer_configurations.h.) Not asked once threads are dropped, which may be in the component. False
 * after a message. */
static bool blames_rightly(const search *s, unsigned index) {
    uric_error error;
    uric_describe_error(&s->now.scan, URIC_REFUSED, &error);
    if (s->pruner != NULL ||
        (error.component == NULL ? !must_be_named(s) : is_read(s, error.component, error.begin)))
        return true;
    error_at((source){.file = s->p->path},
             "rule %s: behind %s, the tables take an error for one in %s at %zu, and the grammar "
             "does not",
             s->rule->name, path_to(s, index),
             error.component != NULL ? error.component : "no component", (size_t)error.begin);
    return false;
}

/* The threads of `next`. */
static void step(search *s, unsigned char byte) {
    step_threads(s->grammar, s->now.threads, byte, s->next.length, s->next.threads);
    if (!s->has_many_states && s->states.count > MANY_STATES_OF_SEARCH) {
        s->has_many_states = true;
        s->pruner = thread_pruner_of(s->grammar);
    }
    if (s->pruner != NULL)
        prune_threads(s->pruner, s->next.threads, s->next.length);
}

static void follow_byte(search *s, unsigned index, unsigned char byte) {
    char c = (char)byte;
    s->next.scan = s->now.scan;
    s->next.length = s->now.length + 1;
    if (uric_scan_feed(&s->next.scan, &c, 1) != URIC_OK)
        return; /* the threads have all ended, since the languages are the same */
    step(s, byte);
    meet(s, &s->next, (int)index, byte);
}

/* Items. A search begins at every offset at which some reading begins an item, besides the search
 * that waits; the scan counts as if it had read what stands before the item. */

static bool has_item(const search *s, const threads *t) {
    bool any = false;
    for (unsigned i = 0; i < t->captures_count; i++)
        any |= t->captures[i].begin[s->component] != UNSET;
    return any;
}

/* Meets `next`, if it waits for an item and may still find one, or has one. */
static void meet_item(search *s, int from, int byte) {
    if (s->next.what == WAITS ? s->next.threads->count > 0 : has_item(s, s->next.threads))
        meet(s, &s->next, from, byte);
}

/* The register of the begin of the gap; URIC_NO_REGISTER: the gap always begins with the item. */
static unsigned gap_register(const uric_list *list) {
    return list->items->components->capture[list->component].begin;
}

/* A begin that is not set is that of the item. */
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
    s->next.what = is_derived(uric_scan_end(&s->next.scan, NULL)) ? STOPPED : FAILED;
}

static void follow_item_byte(search *s, unsigned index, unsigned char byte) {
    s->next.scan = s->now.scan;
    s->next.what = s->now.what;
    s->next.length = s->now.length + 1;
    feed_item_scan(s, byte);
    choose_item(s->grammar, UNSET);
    step(s, byte);
    meet_item(s, (int)index, byte);
    if (s->now.what != WAITS)
        return;
    choose_item(s->grammar, s->next.length);
    step(s, byte);
    begin_item_scan(s, s->next.length);
    meet_item(s, (int)index, byte);
}

/* If the text may end here: does the scan find the gap that is behind the item in the reading, or
 * none if the item is the last? False after a message. */
static bool agrees_about_gap(search *s, unsigned index) {
    const captures *n = first_reading(s->grammar, s->now.threads);
    uric_scan ended = s->now.scan;
    uric_size gap[2] = {0, 0};
    if (s->now.what == WAITS || n == NULL || n->begin[s->component] == UNSET)
        return true;
    bool found =
        s->now.what == STOPPED || (s->now.what == READS && is_derived(uric_scan_end(&ended, NULL)));
    found = found && uric_scan_offsets(&ended, s->list->component, gap);
    if (gap_register(s->list) == URIC_NO_REGISTER)
        gap[0] = (uric_size)n->begin[s->component];
    size_t next = n->begin[next_item(s->component)];
    if (s->now.what != FAILED && found == (next != UNSET) &&
        (!found || (gap[0] == n->end[s->component] && gap[1] == next)))
        return true;
    error_at((source){.file = s->p->path},
             "rule %s: %s: behind the item of %s at %zu, the tables find another gap than the "
             "grammar has; " DECLARE_LISTS,
             s->rule->name, path_to(s, index), component_name(s->p, s->component),
             n->begin[s->component]);
    return false;
}

/* The kinds that the tables find by a rule. */
static unsigned asked_kinds(const profile *p, const uric_host_kinds *host) {
    unsigned asked = 0;
    for (unsigned i = 0; host != NULL && i < host->kinds && i < p->kind_count; i++)
        if (host->kind[i].rule != NULL)
            asked |= 1u << i;
    return asked;
}

static byte_set listed_bytes(const uric_host_kinds *host) {
    byte_set listed = {{0}};
    for (unsigned byte = 0; host != NULL && byte < 256; byte++)
        if (host->first[byte / 32] >> byte % 32 & 1)
            set_add(&listed, byte);
    return listed;
}

/* All hosts of a grammar have the same kinds. */
static const uric_host_kinds *host_kinds(const rule_objects *rules) {
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
    s->now.threads = allocate(1, sizeof(threads));
    s->next.threads = allocate(1, sizeof(threads));
    return s;
}

/* Gives the number of states. */
static size_t end_search(search *s) {
    size_t states = s->states.count;
    release_worklist(&s->states);
    return states;
}

static void add_captured(search *s, unsigned number) {
    s->captured[s->captured_count++] = number;
}

/* Is the search to end before it follows a state? All shorter texts than its own have been met. */
static bool ends_at(const search *s, unsigned index, size_t most) {
    size_t len;
    if (most == 0 || s->states.count <= most)
        return false;
    worklist_string(&s->states, index, &len);
    warn_at(
        (source){.file = s->p->path},
        "rule %s: the %s are proved for texts of less than %zu bytes, since longer ones take more "
        "than %zu states of the proof; 'uric-grammar prove' goes on to the end",
        s->rule->name,
        s->list == NULL ? "components"
                        : format_text("items of %s", component_name(s->p, s->component)),
        len, most);
    return true;
}

size_t prove_components(const profile *p, const rule *r, const uric_rule *parser, size_t most) {
    search *s = new_search(p, r, parser);
    const uric_host_kinds *host = host_kinds(&s->rules);
    for (unsigned i = 0; i < p->component_count; i++)
        if (p->components[i].number != URIC_NO_COMPONENT)
            add_captured(s, p->components[i].number);
    s->grammar = pike_of(p, r, asked_kinds(p, host), listed_bytes(host));
    uric_scan_begin(&s->next.scan, parser);
    s->now.scan = s->next.scan; /* what all states have in common: nothing was refused */
    begin_threads(s->grammar, s->next.threads);
    meet(s, &s->next, NO_ITEM, NO_BYTE);

    unsigned char bytes[256];
    machine_list all = {.count = 0};
    add_parser(&all, parser);
    unsigned count = representatives(&all, s->grammar, bytes);
    for (unsigned i = 0; i < s->states.count; i++) {
        unpack(s, i, &s->now);
        if (!agree(s, i) || !blames_rightly(s, i) || ends_at(s, i, most))
            break;
        for (unsigned k = 0; k < count; k++)
            follow_byte(s, i, bytes[k]);
    }
    return end_search(s);
}

size_t prove_items(const profile *p, const rule *r, const uric_list *list, unsigned component,
                   size_t most) {
    search *s = new_search(p, r, list->items);
    s->list = list;
    s->component = component;
    add_captured(s, component);
    add_captured(s, next_item(component));
    s->grammar = pike_of_items(p, r, component);
    begin_item_scan(s, 0);
    s->now.scan = s->next.scan;
    choose_item(s->grammar, 0);
    begin_threads(s->grammar, s->next.threads);
    meet_item(s, NO_ITEM, NO_BYTE);
    s->next.what = WAITS;
    choose_item(s->grammar, UNSET);
    begin_threads(s->grammar, s->next.threads);
    meet_item(s, NO_ITEM, NO_BYTE);

    unsigned char bytes[256];
    unsigned count = representatives(&s->machines, s->grammar, bytes);
    for (unsigned i = 0; i < s->states.count; i++) {
        unpack(s, i, &s->now);
        if (!agrees_about_gap(s, i) || ends_at(s, i, most))
            break;
        for (unsigned k = 0; k < count; k++)
            follow_item_byte(s, i, bytes[k]);
    }
    return end_search(s);
}
