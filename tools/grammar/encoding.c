#include "encoding.h"

#include <string.h>

#include "automaton.h"

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

static rule_list only(rule *r) {
    rule_list one = {.rules = allocate(1, sizeof(rule *)), .count = 1};
    one.rules[0] = r;
    return one;
}

static const char *name_of(const profile *p, unsigned number) {
    int which = place_of_component(p, number);
    if (which >= 0)
        return p->components[which].name;
    return number < URIC_PART ? component_name(number) : NULL;
}

void read_encode_line(profile *p, const line *l) {
    data_rules d = {.at = l->at};
    while (l->count > 1 && d.component < URIC_COMPONENTS &&
           (name_of(p, d.component) == NULL || strcmp(name_of(p, d.component), l->word[1]) != 0))
        d.component++;
    if (l->count < 3 || d.component == URIC_COMPONENTS)
        error_at(l->at, "encode: expected a component and the rules of its data");
    for (unsigned i = 2; i < l->count; i++) {
        rule *r = named_rule(p, l, i);
        d.rules.rules = grow(d.rules.rules, d.rules.count, sizeof r);
        d.rules.rules[d.rules.count++] = r;
    }
    p->data = grow(p->data, p->data_count, sizeof d);
    p->data[p->data_count++] = d;
}

/* The rules of a component, on whichever line of the profile. */
static rule_list rules_of(const profile *p, unsigned which) {
    rule_list all = {0};
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; p->captures[i].component == which && k < p->captures[i].rule_count;
             k++) {
            all.rules = grow(all.rules, all.count, sizeof(rule *));
            all.rules[all.count++] = p->captures[i].rules[k];
        }
    return all;
}

static void consider_components(const profile *p, list *l) {
    for (unsigned i = 0; i < p->data_count; i++) {
        const data_rules *d = &p->data[i];
        consider(l, (encoding){name_of(p, d->component), d->rules, {{0}}, false});
        if (!is_listed(l, name_of(p, d->component)))
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
                &l, (encoding){p->grammar.rules[i]->name, only(p->grammar.rules[i]), {{0}}, false});
    *all = l.all;
    return l.count;
}

static char *object_name(const profile *p, const encoding *e) {
    return format_text("uric_%s_%s_encoding", identifier(p->name), identifier(e->name));
}

static void write_set(const profile *p, const byte_set *set, unsigned number, FILE *out) {
    fprintf(out, "static const uint32_t %s_kept_%u[8] = {", identifier(p->name), number);
    for (unsigned i = 0; i < 8; i++)
        fprintf(out, "%s0x%08lx", i > 0 ? ", " : "",
                (unsigned long)(set->word[i / 2] >> (i % 2 * 32) & 0xFFFFFFFFu));
    fputs("};\n", out);
}

/* The first of the list with the same set. */
static unsigned same_set(const encoding *all, unsigned which) {
    unsigned first = 0;
    while (!set_equal(all[first].kept, all[which].kept))
        first++;
    return first;
}

size_t write_encodings(const profile *p, FILE *out) {
    encoding *all;
    unsigned count = find_encodings(p, &all);
    size_t bytes = 0;
    fputc('\n', out);
    for (unsigned i = 0; i < count; i++)
        if (same_set(all, i) == i) {
            write_set(p, &all[i].kept, i, out);
            bytes += 32;
        }
    for (unsigned i = 0; i < count; i++) {
        bytes += 12 + strlen(all[i].name) + 1;
        fprintf(out,
                "static const char %s_name[] = \"%s\";\n"
                "const uric_encoding %s = {%s_name, %s_kept_%u, %d};\n",
                object_name(p, &all[i]), all[i].name, object_name(p, &all[i]),
                object_name(p, &all[i]), identifier(p->name), same_set(all, i), all[i].empty);
    }
    return bytes;
}

unsigned write_encoding_list(const profile *p, FILE *out) {
    encoding *all;
    unsigned count = find_encodings(p, &all);
    if (count > 0)
        fprintf(out, "static const uric_encoding *const %s_encodings[] = {\n", identifier(p->name));
    for (unsigned i = 0; i < count; i++)
        fprintf(out, "    &%s,\n", object_name(p, &all[i]));
    if (count > 0)
        fputs("};\n", out);
    return count;
}

void declare_encodings(const profile *p, FILE *out) {
    encoding *all;
    unsigned count = find_encodings(p, &all);
    for (unsigned i = 0; i < count; i++)
        fprintf(out, "URIC_API extern const uric_encoding %s;\n", object_name(p, &all[i]));
}
