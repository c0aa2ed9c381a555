/* A breadth-first search in the NFA of each rule that has components, for the shortest string along
 * which a component begins twice. An item of the search is a node of the NFA, with how often the
 * component has begun on the way to it. The items after n bytes follow each other: first those
 * that a byte leads to, then those that follow them without a byte. */
#include "recurrence.h"

#include "automata/nfa.h"
#include "span_lines.h"
#include "worklist.h"

typedef struct visit {
    int node, times; /* 0, 1, or 2 for more */
} visit;

static visit visit_at(const worklist *visits, unsigned i) {
    return *(const visit *)visits->items[i].key;
}

static void add_visit(worklist *visits, visit to, int from, int byte) {
    work_item item = {.key = &to, .size = sizeof to, .from = from, .byte = byte};
    if (to.node != NO_NODE)
        worklist_add_item(visits, item);
}

/* Adds what follows the visits from `first` on without a byte. */
static void add_closure(worklist *visits, const nfa *n, unsigned tag, unsigned first) {
    for (unsigned i = first; i < visits->count; i++) {
        visit v = visit_at(visits, i);
        const nfa_node *at = &n->nodes[v.node];
        if (at->kind == NFA_READ || at->kind == NFA_CALL || at->kind == NFA_END)
            continue;
        bool begins = at->kind == NFA_TAG && at->number == tag && v.times < 2;
        add_visit(visits, (visit){at->next, v.times + begins}, (int)i, NO_BYTE);
        if (at->kind == NFA_FORK)
            add_visit(visits, (visit){at->other, v.times}, (int)i, NO_BYTE);
    }
}

/* A byte of a set, for messages: a printable one, if there is any. */
static int byte_of_set(const byte_set *set) {
    for (unsigned byte = 0x21; byte < 0x21 + 256; byte++)
        if (set_has(set, byte % 256))
            return (int)(byte % 256);
    return NO_BYTE;
}

/* The visit that ends a shortest string whose reading passes the tag twice; NO_ITEM if there is
 * none. */
static int find_reading(worklist *visits, const nfa *n, unsigned tag) {
    add_visit(visits, (visit){n->start, 0}, NO_ITEM, NO_BYTE);
    for (unsigned first = 0, end; first < visits->count; first = end) {
        add_closure(visits, n, tag, first);
        end = visits->count;
        for (unsigned i = first; i < end; i++) {
            visit v = visit_at(visits, i);
            const nfa_node *at = &n->nodes[v.node];
            if (at->kind == NFA_END && v.times == 2)
                return (int)i;
            if (at->kind == NFA_READ)
                add_visit(visits, (visit){at->next, v.times}, (int)i, byte_of_set(&at->bytes));
        }
    }
    return NO_ITEM;
}

/* A string in which a component begins twice, and where. */
typedef struct recurrence {
    const char *text;
    size_t len;
    marked_span spans[2];
    source uses[2]; /* of the component's rules */
} recurrence;

/* Follows a reading back from its end: an occurrence ends before it begins, and may be within
 * another one. */
static void find_spans(const nfa *n, const worklist *visits, int last, unsigned component,
                       recurrence *found) {
    size_t ends[2] = {0, 0}, at = found->len;
    unsigned left = 2, open = 0;
    for (int i = last; i != NO_ITEM && left > 0; i = visits->items[i].from) {
        const nfa_node *tag = &n->nodes[visit_at(visits, (unsigned)i).node];
        if (tag->kind == NFA_TAG && tag->number == 2 * component + 1 && open < 2)
            ends[open++] = at;
        if (tag->kind == NFA_TAG && tag->number == 2 * component) {
            found->uses[--left] = tag->at;
            found->spans[left] = (marked_span){.begin = at, .end = ends[--open]};
        }
        at -= visits->items[i].byte != NO_BYTE;
    }
}

/* "in RULE" for a rule around the one occurrence that is not around the other, too; or NULL. */
static const char *within(const rule *around, const rule *other) {
    rule_list inner = {0};
    add_reached(&inner, around);
    return around == NULL || has_rule(&inner, other) ? NULL
                                                     : format_text("\"in %s\"", around->name);
}

static void report(const profile *p, const rule *r, unsigned component, const recurrence *found) {
    const profile_component *c = &p->components[component];
    const rule *around[2];
    marked_span spans[2];
    for (unsigned i = 0; i < 2; i++) {
        source use = found->uses[i];
        around[i] = rule_around(&p->grammar, use);
        spans[i] = found->spans[i];
        spans[i].label = format_text("%s: %s:%u:%u", c->name, use.file, use.line, use.column);
    }
    const char *first = within(around[0], around[1]), *second = within(around[1], around[0]);
    const char *to_add = first != NULL ? first : second;
    if (first != NULL && second != NULL)
        to_add = format_text("%s or %s", first, second);
    if (to_add == NULL)
        to_add = "\"in\" and a rule or component that is around that one alone";
    const char *advice =
        format_text("declare it as a list to report each; to report one, add %s", to_add);
    for (unsigned i = 0; i < p->limit_count; i++)
        if (p->limits[i].component == component)
            advice =
                format_text("a limit (at-most) is of one length: repeat %s with an upper bound "
                            "in the grammar",
                            p->limits[i].rule->name);
    error_at(c->at, "component %s can occur more than once in %s:%s\n    %s", c->name, r->name,
             span_lines(found->text, found->len, spans, 2), advice);
}

void check_recurrence(const profile *p) {
    bool *reported = allocate(p->component_count + 1, sizeof(bool));
    for (unsigned i = 0; i < p->parser_count && p->component_count > 0; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++) {
            const rule *r = p->parsers[i].rules.rules[k];
            const nfa *n = nfa_of(p, r, NULL, NFA_ORDERED);
            for (unsigned c = 0; c < p->component_count; c++) {
                worklist visits = {0};
                int last = p->components[c].is_list || reported[c]
                               ? NO_ITEM
                               : find_reading(&visits, n, 2 * c);
                if (last == NO_ITEM)
                    continue;
                reported[c] = true;
                recurrence found = {.len = 0};
                found.text = worklist_string(&visits, (unsigned)last, &found.len);
                find_spans(n, &visits, last, c, &found);
                report(p, r, c, &found);
            }
        }
}
