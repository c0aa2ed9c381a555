#include "prove/prove_order.h"

#include <limits.h>
#include <string.h>

#include "automata/nfa.h"
#include "prove/comparison.h"
#include "prove/pike.h"
#include "worklist.h"

enum { MOST_STATES = 20000 };

#define STRING_END UINT_MAX
#define NO_SEGMENT UINT_MAX

/* A thread, or a state of the automaton. */
typedef struct entry {
    unsigned segment;
    unsigned at;        /* the instruction or the state; or STRING_END */
    unsigned exception; /* of a thread */
} entry;

/* In the order in which they would be tried. */
typedef struct entries {
    entry *list;
    unsigned count;
    size_t room;
} entries;

typedef struct search {
    const rule *rule;
    pike *grammar;
    const rule_dfa *automaton;
    bool *met; /* states of the automaton in the list that is being made; the last: STRING_END */
    threads before, behind;           /* a byte; the begin of component 0 is a thread's segment */
    entries of_grammar, of_automaton; /* behind the byte */
    worklist states;                  /* key: the entries of both, after the number of the first */
    unsigned char *key;
    size_t key_room;
} search;

static void add_entry(entries *to, entry e) {
    to->list = grow_again(to->list, to->count, &to->room, sizeof e);
    to->list[to->count++] = e;
}

/* The grammar. */

static void put_threads(threads *to, const entry *list, unsigned count) {
    to->count = to->captures_count = 0;
    for (unsigned i = 0; i < count; i++) {
        if (i == 0 || list[i].segment != list[i - 1].segment) {
            captures n = no_captures();
            n.begin[0] = list[i].segment;
            add_captures(to, &n);
        }
        add_thread(to, (thread){list[i].at, list[i].exception, to->captures_count - 1});
    }
}

static void take_threads(search *s) {
    const threads *t = &s->behind;
    s->of_grammar.count = 0;
    for (unsigned i = 0; i < t->count; i++) {
        const thread *one = &t->thread[i];
        size_t segment = t->captures[one->captures].begin[0];
        add_entry(&s->of_grammar,
                  (entry){segment == UNSET ? 0 : (unsigned)segment,
                          thread_ends(s->grammar, one) ? STRING_END : one->pc, one->exception});
    }
}

/* The automaton. */

static void meet(search *s, unsigned segment, unsigned state) {
    bool *met = &s->met[state == STRING_END ? s->automaton->count : state];
    if (!*met)
        add_entry(&s->of_automaton, (entry){segment, state, 0});
    *met = true;
}

/* A state reads; or its string ends; or it goes on from a later state. */
static void reach(search *s, unsigned segment, int state) {
    while (state != NO_NODE && !s->met[state]) {
        meet(s, segment, (unsigned)state);
        if (s->automaton->final[state])
            meet(s, segment, STRING_END);
        state = s->automaton->later[state];
    }
}

static void begin_states(search *s) {
    memset(s->met, 0, (s->automaton->count + 1) * sizeof *s->met);
    s->of_automaton.count = 0;
}

static void step_states(search *s, const entry *list, unsigned count, unsigned byte) {
    const rule_dfa *d = s->automaton;
    begin_states(s);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = d->first[list[i].at]; k < d->first[list[i].at + 1]; k++)
            if (set_has(&d->edges[k].bytes, byte))
                reach(s, list[i].segment, (int)d->edges[k].target);
}

/* Both. */

/* Removes the end of the string, and cuts the list there. Gives the segment that it was in. */
static unsigned cut(entries *list) {
    unsigned segment = NO_SEGMENT, kept = 0;
    for (unsigned i = 0; i < list->count; i++) {
        entry e = list->list[i];
        if (e.at == STRING_END) {
            segment = e.segment;
            continue;
        }
        e.segment += segment != NO_SEGMENT;
        list->list[kept++] = e;
    }
    list->count = kept;
    return segment;
}

/* Numbers the segments that are not empty in both lists. */
static void number_segments(entries *a, entries *b) {
    for (unsigned i = 0, k = 0, number = 0; i < a->count || k < b->count; number++) {
        unsigned of_a = i < a->count ? a->list[i].segment : NO_SEGMENT;
        unsigned of_b = k < b->count ? b->list[k].segment : NO_SEGMENT;
        unsigned segment = of_a < of_b ? of_a : of_b;
        while (i < a->count && a->list[i].segment == segment)
            a->list[i++].segment = number;
        while (k < b->count && b->list[k].segment == segment)
            b->list[k++].segment = number;
    }
}

/* A string ends at another place of the one list than of the other. */
static void report(const search *s, int from, int byte) {
    size_t len = 0;
    char *text = "";
    if (from != NO_ITEM) {
        text = worklist_string(&s->states, (unsigned)from, &len);
        text[len++] = (char)byte;
    }
    error_at(
        s->rule->at,
        "rule %s: its automaton does not try %s where the grammar does, among the strings with "
        "which that text begins",
        s->rule->name, quoted(text, len));
}

/* False after a message. */
static bool add_state(search *s, int from, int byte) {
    take_threads(s);
    if (cut(&s->of_grammar) != cut(&s->of_automaton)) {
        report(s, from, byte);
        return false;
    }
    number_segments(&s->of_grammar, &s->of_automaton);
    size_t first = s->of_grammar.count * sizeof(entry),
           rest = s->of_automaton.count * sizeof(entry);
    if (sizeof(unsigned) + first + rest > s->key_room) {
        s->key_room = 2 * (sizeof(unsigned) + first + rest);
        s->key = allocate(s->key_room, 1);
    }
    memcpy(s->key, &s->of_grammar.count, sizeof(unsigned));
    if (first > 0)
        memcpy(s->key + sizeof(unsigned), s->of_grammar.list, first);
    if (rest > 0)
        memcpy(s->key + sizeof(unsigned) + first, s->of_automaton.list, rest);
    work_item state = {.key = s->key, .size = sizeof(unsigned) + first + rest, .from = from};
    state.byte = byte;
    worklist_add_item(&s->states, state);
    return true;
}

static bool follow_byte(search *s, unsigned index, unsigned char byte) {
    const work_item *item = &s->states.items[index];
    const unsigned *of_grammar = item->key;
    const entry *list = (const entry *)(of_grammar + 1);
    unsigned count = (unsigned)((item->size - sizeof(unsigned)) / sizeof *list);
    put_threads(&s->before, list, *of_grammar);
    step_threads(s->grammar, &s->before, byte, 0, &s->behind);
    step_states(s, list + *of_grammar, count - *of_grammar, byte);
    return add_state(s, (int)index, byte);
}

static bool distinguishes(const search *s, unsigned char one, unsigned char other) {
    for (unsigned i = 0; i < s->automaton->first[s->automaton->count]; i++) {
        const byte_set *bytes = &s->automaton->edges[i].bytes;
        if (set_has(bytes, one) != set_has(bytes, other))
            return true;
    }
    return pike_distinguishes(s->grammar, one, other);
}

/* One byte of each class. */
static unsigned find_bytes(const search *s, unsigned char bytes[256]) {
    unsigned count = 0;
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned i = 0;
        while (i < count && distinguishes(s, bytes[i], (unsigned char)byte))
            i++;
        if (i == count)
            bytes[count++] = (unsigned char)byte;
    }
    return count;
}

/* Does the automaton have the order? Not known after too many states. */
static bool prove_order(const profile *p, const rule *r) {
    search s = {.rule = r, .grammar = pike_of_strings(p, r)};
    s.automaton = r->automata[NFA_ORDERED];
    unsigned char bytes[256];
    unsigned count = find_bytes(&s, bytes);
    s.met = allocate(s.automaton->count + 1, sizeof *s.met);
    begin_threads(s.grammar, &s.behind);
    begin_states(&s);
    reach(&s, 0, 0);
    bool agree = add_state(&s, NO_ITEM, NO_BYTE);
    for (unsigned i = 0; agree && i < s.states.count && s.states.count <= MOST_STATES; i++)
        for (unsigned k = 0; agree && k < count; k++)
            agree = follow_byte(&s, i, bytes[k]);
    return agree && s.states.count <= MOST_STATES;
}

unsigned prove_orders(const profile *p) {
    rule_list rules = rules_bottom_up(&p->grammar);
    unsigned proved = 0;
    for (unsigned i = 0; i < rules.count && errors_seen() == 0; i++) {
        rule *r = (rule *)(uintptr_t)rules.rules[i];
        const rule_dfa *d = r->automata[NFA_ORDERED];
        r->order_proved = d != NULL && d->is_smaller && prove_order(p, r);
        proved += r->order_proved;
    }
    return proved;
}
