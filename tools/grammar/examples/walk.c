#include "examples/walk.h"

#include <ctype.h>
#include <string.h>

#include "automata/minimize.h"
#include "worklist.h"

enum {
    LONG = 40, /* a longer string ends as soon as it can */
    NOWHERE = -1
};

/* Letters before digits, "a" and "1" first; then punctuation, blanks and other bytes. */
static unsigned rank(int byte) {
    return byte == 'a'     ? 0
           : byte == '1'   ? 2
           : byte == ' '   ? 6
           : byte >= 0x80  ? 7
           : islower(byte) ? 1
           : isdigit(byte) ? 3
           : isupper(byte) ? 4
           : ispunct(byte) ? 5
                           : 8;
}

static void add_step(rule_state *s, unsigned to, unsigned byte) {
    unsigned i = 0;
    while (i < s->step_count && s->steps[i].to != to)
        i++;
    if (i == s->step_count) {
        s->steps = grow(s->steps, i, sizeof *s->steps);
        s->steps[s->step_count++] = (step_to){to, (unsigned char)byte};
    } else if (rank((int)byte) < rank(s->steps[i].byte))
        s->steps[i].byte = (unsigned char)byte;
}

/* The blocks of a minimized automaton as states, in the order of a search by breadth. */
static rule_automaton *from_blocks(const state_list *list, const unsigned *block, int start) {
    rule_automaton *a = allocate(1, sizeof *a);
    worklist blocks = {0};
    worklist_add_item(&blocks, (work_item){.key = &block[start],
                                           .size = sizeof *block,
                                           .data = &start,
                                           .data_size = sizeof start});
    for (; a->count < blocks.count; a->count++) {
        const table_state *from = &list->states[*(const int *)blocks.items[a->count].data];
        a->states = grow(a->states, a->count, sizeof *a->states);
        rule_state *s = &a->states[a->count];
        *s = (rule_state){.final = from->final};
        for (unsigned byte = 0; byte < 256; byte++) {
            int target = transition_with(from, byte)->target;
            if (target == REJECT)
                set_add(&s->refused, byte);
            else
                add_step(s,
                         worklist_add_item(&blocks, (work_item){.key = &block[target],
                                                                .size = sizeof *block,
                                                                .data = &target,
                                                                .data_size = sizeof target,
                                                                .from = (int)a->count}),
                         byte);
        }
        s->from = a->count == 0 ? 0 : (unsigned)blocks.items[a->count].from;
    }
    return a;
}

/* Which byte leads to each state on the shortest way, and how far final states are. */
static void measure(rule_automaton *a) {
    for (unsigned i = 0; i < a->count; i++) {
        rule_state *s = &a->states[i];
        s->to_end = s->final ? 0 : a->count;
        for (unsigned k = 0; k < s->step_count; k++)
            if (s->steps[k].to != 0 && a->states[s->steps[k].to].from == i)
                a->states[s->steps[k].to].byte = s->steps[k].byte;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned i = 0; i < a->count; i++)
            for (unsigned k = 0; k < a->states[i].step_count; k++) {
                unsigned way = a->states[a->states[i].steps[k].to].to_end + 1;
                if (way < a->states[i].to_end) {
                    a->states[i].to_end = way;
                    changed = true;
                }
            }
    }
}

rule_automaton *automaton_of_rule(const profile *p, const rule *r, unsigned limit) {
    profile plain = *p;
    plain.calls = (call_list){0}; /* one automaton, which calls no other */
    state_list list = {0};
    request wanted = {.p = &plain, .rule = r, .limit = limit};
    int start = add_automaton(&list, &wanted, NULL);
    if (start == REJECT)
        return NULL;
    rule_automaton *a = from_blocks(&list, minimize(&plain, &list), start);
    measure(a);
    return a;
}

static void add_example(example_list *list, const char *text, size_t len) {
    list->list = grow(list->list, list->count, sizeof *list->list);
    list->list[list->count++] = (example){copy_text(text, len), len};
}

/* A walk that takes transitions which no string has taken. */
typedef struct cover {
    const rule_automaton *a;
    bool **taken;  /* of each state, by step */
    bool *ended;   /* by state */
    unsigned *way; /* for a search: the states, and of each */
    int *before;   /* the one before it; or NOWHERE */
    char *text;
    size_t len;
    unsigned state;
} cover;

static void take(cover *c, unsigned step) {
    const step_to *s = &c->a->states[c->state].steps[step];
    c->taken[c->state][step] = true;
    c->text = grow(c->text, c->len, 1);
    c->text[c->len++] = (char)s->byte;
    c->state = s->to;
}

static void take_to(cover *c, unsigned to) {
    unsigned step = 0;
    while (c->a->states[c->state].steps[step].to != to)
        step++;
    take(c, step);
}

/* A step from here that is not taken; NOWHERE: all are. */
static int untaken(const cover *c, unsigned state) {
    for (unsigned i = 0; i < c->a->states[state].step_count; i++)
        if (!c->taken[state][i])
            return (int)i;
    return NOWHERE;
}

/* Goes the shortest way to a state with a step that is not taken, by a search by breadth. */
static bool go_to_untaken(cover *c) {
    unsigned count = 1, at = 0;
    for (unsigned i = 0; i < c->a->count; i++)
        c->before[i] = NOWHERE;
    c->way[0] = c->state;
    c->before[c->state] = (int)c->state;
    while (at < count && untaken(c, c->way[at]) == NOWHERE) {
        const rule_state *s = &c->a->states[c->way[at]];
        for (unsigned i = 0; i < s->step_count; i++)
            if (c->before[s->steps[i].to] == NOWHERE) {
                c->before[s->steps[i].to] = (int)c->way[at];
                c->way[count++] = s->steps[i].to;
            }
        at++;
    }
    if (at == count)
        return false;
    unsigned to = c->way[at], steps = 0;
    for (unsigned state = to; state != c->state; state = (unsigned)c->before[state])
        c->way[steps++] = state;
    while (steps > 0)
        take_to(c, c->way[--steps]);
    return true;
}

static void begin(cover *c, unsigned state) {
    unsigned steps = 0;
    c->text = NULL;
    c->len = 0;
    c->state = 0;
    for (; state != 0; state = c->a->states[state].from)
        c->way[steps++] = state;
    while (steps > 0)
        take_to(c, c->way[--steps]);
}

/* Ends the string in the nearest final state. */
static void finish(cover *c, example_list *out) {
    while (c->a->states[c->state].to_end > 0) {
        const rule_state *s = &c->a->states[c->state];
        unsigned best = 0;
        for (unsigned i = 1; i < s->step_count; i++) {
            unsigned way = c->a->states[s->steps[i].to].to_end,
                     least = c->a->states[s->steps[best].to].to_end;
            if (way < least || (way == least && rank(s->steps[i].byte) < rank(s->steps[best].byte)))
                best = i;
        }
        take(c, best);
    }
    c->ended[c->state] = true;
    add_example(out, c->len > 0 ? c->text : "", c->len);
}

example_list good_examples(const rule_automaton *a) {
    example_list out = {0};
    cover c = {.a = a, .taken = allocate(a->count, sizeof(bool *)), .ended = allocate(a->count, 1)};
    c.way = allocate(a->count, sizeof *c.way);
    c.before = allocate(a->count, sizeof *c.before);
    for (unsigned i = 0; i < a->count; i++)
        c.taken[i] = allocate(a->states[i].step_count + 1, 1);
    for (unsigned i = 0; i < a->count; i++)
        while (untaken(&c, i) != NOWHERE) {
            begin(&c, i);
            do
                take(&c, (unsigned)untaken(&c, c.state));
            while (c.len < LONG && go_to_untaken(&c) && c.len < LONG);
            finish(&c, &out);
        }
    for (unsigned i = 0; i < a->count; i++)
        if (a->states[i].final && !c.ended[i]) {
            begin(&c, i);
            finish(&c, &out);
        }
    return out;
}

/* A byte that the state refuses, one that a person may write there; NOWHERE: none. */
static int refused_byte(const rule_state *s) {
    static const char usual[] = "ag1-./:?#@%[]&=+,;!~ \"<>^{}|\\";
    for (const char *c = usual; *c != '\0'; c++)
        if (set_has(&s->refused, (unsigned char)*c))
            return (unsigned char)*c;
    for (int byte = 0; byte < 256; byte++)
        if (set_has(&s->refused, (unsigned)byte))
            return byte;
    return NOWHERE;
}

example_list bad_examples(const rule_automaton *a) {
    example_list out = {0};
    cover c = {.a = a,
               .taken = allocate(a->count, sizeof(bool *)),
               .way = allocate(a->count, sizeof *c.way)};
    for (unsigned i = 0; i < a->count; i++)
        c.taken[i] = allocate(a->states[i].step_count + 1, 1);
    for (unsigned i = 0; i < a->count; i++) {
        begin(&c, i);
        if (!a->states[i].final)
            add_example(&out, c.len > 0 ? c.text : "", c.len);
        int byte = refused_byte(&a->states[i]);
        if (byte != NOWHERE) {
            c.text = grow(c.text, c.len, 1);
            c.text[c.len++] = (char)byte;
            add_example(&out, c.text, c.len);
        }
    }
    return out;
}
