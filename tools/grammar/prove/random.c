#include "prove/random.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "automata/thompson.h"
#include "front/characters.h"

enum {
    LONG = 160,  /* longer strings repeat no more than they must */
    TRIES = 1000 /* to find a string of A that B does not derive, or one within a limit */
};

typedef struct walker {
    const profile *p; /* whose limits of lengths hold; or NULL */
    uint64_t state;
    char *text;
    size_t len;
} walker;

/* Below `limit`, which is not 0 (Marsaglia's xorshift). */
static unsigned random_below(walker *w, unsigned limit) {
    w->state ^= w->state << 13;
    w->state ^= w->state >> 7;
    w->state ^= w->state << 17;
    return (unsigned)(w->state >> 32) % limit;
}

static void put(walker *w, unsigned byte) {
    w->text = grow(w->text, w->len, 1);
    w->text[w->len++] = (char)byte;
}

static void put_string(walker *w, const node *n) {
    for (size_t i = 0; i < n->len; i++) {
        unsigned char byte = (unsigned char)n->text[i];
        bool other_case = n->caseless && isalpha(byte) && random_below(w, 8) == 0;
        put(w, other_case ? byte ^ 0x20u : byte);
    }
}

static void put_point(walker *w, const node *n) {
    unsigned span = (unsigned)(n->max - n->min) + 1, point;
    char bytes[4];
    if (span > 0x100 && random_below(w, 2) == 0)
        span = 0x100; /* or nearly all would be long */
    do
        point = (unsigned)n->min + random_below(w, span);
    while (point >= 0xD800 && point <= 0xDFFF);
    unsigned len = write_utf8(point, bytes);
    for (unsigned i = 0; i < len; i++)
        put(w, (unsigned char)bytes[i]);
}

/* The number of repetitions beyond the minimum: small mostly, but any number that is allowed. */
static unsigned more_times(walker *w, const node *n) {
    unsigned room = n->max == UNBOUNDED ? 12 : (unsigned)(n->max - n->min), times = 0;
    if (w->len >= LONG || room == 0)
        return 0;
    if (random_below(w, 4) == 0)
        return random_below(w, room + 1);
    while (times < room && random_below(w, 3) > 0)
        times++;
    return times;
}

static bool derives(automaton *a, const char *text, size_t len) {
    int state = START;
    for (size_t i = 0; i < len; i++)
        state = automaton_step(a, state, (unsigned char)text[i]);
    return automaton_final(a, state);
}

static void walk(walker *w, const node *n);

static void walk_difference(walker *w, const node *n) {
    automaton *taken = automaton_of(n->child->next, NULL);
    size_t begin = w->len;
    for (unsigned i = 0; i < TRIES; i++) {
        w->len = begin;
        walk(w, n->child);
        if (!derives(taken, w->text + begin, w->len - begin))
            return;
    }
    fail("found no string of a difference (A - B)");
}

static void walk_rule(walker *w, const rule *r) {
    size_t begin = w->len, most = SIZE_MAX;
    for (unsigned i = 0; w->p != NULL && i < w->p->limit_count; i++)
        if (w->p->limits[i].rule == r)
            most = w->p->limits[i].most;
    for (unsigned i = 0; i < TRIES; i++) {
        w->len = begin;
        walk(w, r->body);
        if (w->len - begin <= most)
            return;
    }
    fail("found no string of %s within its limit of %zu bytes", r->name, most);
}

static void walk_one(walker *w, const node *n) {
    unsigned count = 0;
    for (const node *child = n->child; child != NULL; child = child->next)
        count++;
    const node *child = n->child;
    for (unsigned which = random_below(w, count); which > 0; which--)
        child = child->next;
    walk(w, child);
}

/* Rules are not recursive, so this ends. */
static void walk(walker *w, const node *n) {
    switch (n->kind) {
    case NODE_ALTERNATIVES: walk_one(w, n); break;
    case NODE_SEQUENCE:
        for (const node *child = n->child; child != NULL; child = child->next)
            walk(w, child);
        break;
    case NODE_REPEAT:
        for (unsigned times = (unsigned)n->min + more_times(w, n); times > 0; times--)
            walk(w, n->child);
        break;
    case NODE_STRING: put_string(w, n); break;
    case NODE_RANGE:
        put(w, (unsigned)n->min + random_below(w, (unsigned)(n->max - n->min) + 1));
        break;
    case NODE_POINTS: put_point(w, n); break;
    case NODE_RULE: walk_rule(w, n->rule); break;
    case NODE_EXCEPT: walk_difference(w, n); break;
    }
}

char *random_string(const rule *r, uint64_t *state, size_t *len) {
    walker w = {.state = *state, .text = grow(NULL, 0, 1)};
    walk(&w, r->body);
    *state = w.state;
    *len = w.len;
    return w.text;
}

static void print_text(const walker *w, FILE *out) {
    for (size_t i = 0; i < w->len; i++) {
        unsigned char byte = (unsigned char)w->text[i];
        if (byte == '\\')
            fputs("\\\\", out);
        else if (byte >= 0x20 && byte <= 0x7E)
            fputc(byte, out);
        else
            fprintf(out, "\\x%02X", byte);
    }
    fputc('\n', out);
}

static uint64_t read_number(const char *text) {
    char *end;
    uint64_t number = strtoull(text, &end, 10);
    if (*text == '\0' || *end != '\0')
        fail("expected a number: %s", text);
    return number;
}

void print_random(const profile *p, const char *rule_name, const char *count, const char *seed,
                  FILE *out) {
    bool all = strcmp(rule_name, "*") == 0;
    if (!all && find_rule(&p->grammar, rule_name) == NULL)
        fail("%s has no rule %s%s", p->name, rule_name,
             suggestion(&p->documents, p->documents.list[0], rule_name));
    walker w = {.p = p, .state = read_number(seed) * UINT64_C(0x9E3779B97F4A7C15) + 1};
    w.state += w.state == 0;
    for (uint64_t i = read_number(count); i > 0; i--)
        for (unsigned k = 0; k < p->grammar.count; k++) {
            const rule *r = p->grammar.rules[k];
            if (all ? r->core : r != find_rule(&p->grammar, rule_name))
                continue;
            if (all)
                fprintf(out, "%s\t", r->name);
            w.len = 0;
            walk_rule(&w, r);
            print_text(&w, out);
        }
}
