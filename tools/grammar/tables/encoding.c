#include "tables/encoding.h"

#include <string.h>

#include "automata/thompson.h"

static const char hex_digits[] = "0123456789ABCDEFabcdef";

/* States that the texts of an encoding, but for the empty one, lead to. */
typedef struct closure {
    automaton *a;
    number_set met;
    int *queue;
    size_t count;
} closure;

/* False if the state is no end of a text. */
static bool arrive(closure *c, int state) {
    if (!automaton_final(c->a, state))
        return false;
    if (number_set_add(&c->met, (uint64_t)state)) {
        c->queue = grow(c->queue, c->count, sizeof(int));
        c->queue[c->count++] = state;
    }
    return true;
}

/* Takes one more byte of data from a state, in any way that it can be written. */
static bool take_byte(closure *c, int state, const byte_set *kept) {
    for (unsigned byte = 0; byte < 256; byte++)
        if (set_has(kept, byte) && !arrive(c, automaton_step(c->a, state, (unsigned char)byte)))
            return false;
    int percent = automaton_step(c->a, state, '%');
    for (const char *high = hex_digits; *high != '\0'; high++) {
        int half = automaton_step(c->a, percent, (unsigned char)*high);
        for (const char *low = hex_digits; *low != '\0'; low++)
            if (!arrive(c, automaton_step(c->a, half, (unsigned char)*low)))
                return false;
    }
    return true;
}

/* Is every text of one or more of these bytes, and of triplets, derived? */
static bool derives_all(automaton *a, const byte_set *kept) {
    closure c = {.a = a};
    bool all = take_byte(&c, START, kept);
    for (size_t done = 0; all && done < c.count; done++)
        all = take_byte(&c, c.queue[done], kept);
    return all;
}

static node any_rule(rule_list rules) {
    node any = {.kind = NODE_ALTERNATIVES}, **tail = &any.child;
    for (unsigned i = 0; i < rules.count; i++) {
        *tail = allocate(1, sizeof(node));
        **tail = rule_node(rules.rules[i]);
        tail = &(*tail)->next;
    }
    return any;
}

/* Each byte that goes alone; they are the largest set if they go together. */
static bool find_kept(encoding *e) {
    node any = any_rule(e->rules);
    automaton *a = automaton_of(&any, NULL);
    byte_set kept = {{0}};
    if (!derives_all(a, &kept))
        return false;
    for (unsigned byte = 0; byte < 256; byte++) {
        byte_set one = {{0}};
        set_add(&one, byte);
        if (byte != '%' && derives_all(a, &one))
            set_add(&kept, byte);
    }
    e->kept = kept;
    e->empty = automaton_final(a, START);
    return derives_all(a, &kept);
}

typedef struct list {
    encoding *all;
    unsigned count;
} list;

static bool is_listed(const list *l, const char *name) {
    for (unsigned i = 0; i < l->count; i++)
        if (strcmp(l->all[i].name, name) == 0)
            return true;
    return false;
}

static void consider(list *l, encoding e) {
    if (is_listed(l, e.name) || !find_kept(&e))
        return;
    l->all = grow(l->all, l->count, sizeof e);
    l->all[l->count++] = e;
}

/* The rules of a component, from all lines of the profile. */
static rule_list rules_of(const profile *p, unsigned component) {
    rule_list all = {0};
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rules.count; k++)
            if (p->captures[i].component == component)
                add_rule(&all, p->captures[i].rules.rules[k]);
    return all;
}

static void consider_components(const profile *p, list *l) {
    for (unsigned i = 0; i < p->data_count; i++) {
        const data_rules *d = &p->data[i];
        consider(l, (encoding){component_name(p, d->component), d->rules, {{0}}, false});
        if (!is_listed(l, component_name(p, d->component)))
            error_at(d->at, "encode: these rules do not take any data");
    }
    for (unsigned i = 0; i < p->component_count; i++)
        if (p->components[i].number < URIC_COMPONENTS)
            consider(l, (encoding){p->components[i].name, rules_of(p, i), {{0}}, false});
}

unsigned find_encodings(const profile *p, encoding **all) {
    list l = {0};
    consider_components(p, &l);
    for (unsigned i = 0; i < p->grammar.count; i++)
        if (!p->grammar.rules[i]->core)
            consider(
                &l,
                (encoding){p->grammar.rules[i]->name, one_rule(p->grammar.rules[i]), {{0}}, false});
    *all = l.all;
    return l.count;
}
