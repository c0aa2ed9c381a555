#include "tables/encoding.h"

#include <string.h>

#include "automata/thompson.h"
#include "worklist.h"

static const char hex_digits[] = "0123456789ABCDEFabcdef";

/* Adds a state to those that texts lead to; false if it is not final. */
static bool reach(automaton *a, worklist *states, int state) {
    if (!automaton_final(a, state))
        return false;
    worklist_add(states, &state, sizeof state);
    return true;
}

/* Reads one byte of data, in every form that it can have: as it is, or as a triplet. False if the
 * rule does not derive each, or also derives a part of a triplet: such text cannot be decoded. */
static bool read_byte(automaton *a, worklist *states, int state, const byte_set *kept) {
    for (unsigned byte = 0; byte < 256; byte++)
        if (set_has(kept, byte) && !reach(a, states, automaton_step(a, state, (unsigned char)byte)))
            return false;
    int percent = automaton_step(a, state, '%');
    if (automaton_final(a, percent))
        return false;
    for (const char *high = hex_digits; *high != '\0'; high++) {
        int half = automaton_step(a, percent, (unsigned char)*high);
        for (const char *low = hex_digits; *low != '\0'; low++)
            if (!reach(a, states, automaton_step(a, half, (unsigned char)*low)))
                return false;
    }
    return true;
}

/* Is every text of one or more of these bytes and triplets derived? */
static bool derives_all(automaton *a, const byte_set *kept) {
    worklist states = {0};
    bool all = read_byte(a, &states, START, kept);
    for (unsigned i = 0; all && i < states.count; i++)
        all = read_byte(a, &states, *(const int *)states.items[i].key, kept);
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

/* Collects the bytes that can stand for themselves alone. If they can do so together, they are the
 * largest set; else there is none. */
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

static bool has_encoding(const list *l, const char *name) {
    for (unsigned i = 0; i < l->count; i++)
        if (strcmp(l->all[i].name, name) == 0)
            return true;
    return false;
}

/* Adds an encoding, unless the name has one or there is none. */
static void add_encoding(list *l, encoding e) {
    if (has_encoding(l, e.name) || !find_kept(&e))
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

/* Data rules of the profile go before the component's own. */
static void add_component_encodings(const profile *p, list *l) {
    for (unsigned i = 0; i < p->data_count; i++) {
        const data_rules *d = &p->data[i];
        add_encoding(l, (encoding){component_name(p, d->component), NULL, d->rules, {{0}}, false});
        if (!has_encoding(l, component_name(p, d->component)))
            error_at(d->at, "encode: these rules do not derive all data, encoded");
    }
    for (unsigned i = 0; i < p->component_count; i++)
        if (p->components[i].number < URIC_COMPONENTS)
            add_encoding(l, (encoding){p->components[i].name, NULL, rules_of(p, i), {{0}}, false});
}

/* The identifiers of components, each different from those before it. */
static void name_encodings(list *l) {
    for (unsigned i = 0; i < l->count; i++) {
        const char *name = l->all[i].identifier;
        l->all[i].identifier = name == NULL ? identifier(l->all[i].name) : name;
        for (unsigned k = 0; k < i; k++)
            if (strcmp(l->all[k].identifier, l->all[i].identifier) == 0)
                l->all[i].identifier = format_text("%s_%u", l->all[i].identifier, i);
    }
}

unsigned find_encodings(const profile *p, encoding **all) {
    list l = {0};
    add_component_encodings(p, &l);
    for (unsigned i = 0; i < p->grammar.count; i++) {
        const rule *r = p->grammar.rules[i];
        if (!r->core)
            add_encoding(&l, (encoding){r->name, r->identifier, one_rule(r), {{0}}, false});
    }
    name_encodings(&l);
    *all = l.all;
    return l.count;
}
