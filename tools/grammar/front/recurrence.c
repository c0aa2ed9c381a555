/* A search through the NFA of each rule that reports components, for the shortest string along
 * which a component begins a second time: first all places that can be reached without a byte, then
 * those behind one byte, and so on. A place is a node, and how often the component has begun. */
#include "front/recurrence.h"

#include "automata/nfa.h"

typedef struct visit {
    int node, times;
    int from; /* the visit before, -1 for none */
    int byte; /* that was read on the way from there, or -1 */
} visit;

typedef struct search {
    const nfa *nfa;
    unsigned tag;
    visit *visits;
    unsigned count;
    bool *met; /* [3 * node + times] */
} search;

static void add_visit(search *s, int to, int times, int from, int byte) {
    if (to == NO_NODE || s->met[3 * to + times])
        return;
    s->met[3 * to + times] = true;
    s->visits = grow(s->visits, s->count, sizeof(visit));
    s->visits[s->count++] = (visit){to, times, from, byte};
}

/* Follows what reads nothing from all visits from `first` on. */
static void follow_silently(search *s, unsigned first) {
    for (unsigned i = first; i < s->count; i++) {
        const visit v = s->visits[i];
        const nfa_node *n = &s->nfa->nodes[v.node];
        if (n->kind == NFA_READ || n->kind == NFA_CALL || n->kind == NFA_END)
            continue;
        bool begins = n->kind == NFA_TAG && n->number == s->tag && v.times < 2;
        add_visit(s, n->next, v.times + begins, (int)i, -1);
        if (n->kind == NFA_FORK)
            add_visit(s, n->other, v.times, (int)i, -1);
    }
}

static int byte_of_set(const byte_set *set) {
    for (unsigned byte = 0x21; byte < 0x21 + 256; byte++) /* one that can be seen, if there is */
        if (set_has(set, byte % 256))
            return (int)(byte % 256);
    return -1;
}

static char *spell(const search *s, int at) {
    char *text = copy_text("", 0);
    for (; at >= 0; at = s->visits[at].from) {
        int byte = s->visits[at].byte;
        if (byte >= 0)
            text = format_text(byte > 0x20 && byte < 0x7F ? "%c%s" : "\\x%02X%s", byte, text);
    }
    return text;
}

/* The shortest string with a reading in which the tag is passed twice; NULL if there is none. */
static char *find_string(const nfa *n, unsigned tag) {
    search s = {.nfa = n, .tag = tag, .met = allocate(3 * (size_t)n->count, sizeof(bool))};
    unsigned first = 0;
    add_visit(&s, n->start, 0, -1, -1);
    for (follow_silently(&s, 0); first < s.count;) {
        unsigned behind = s.count;
        for (unsigned i = first; i < behind; i++) {
            const visit v = s.visits[i];
            const nfa_node *at = &n->nodes[v.node];
            if (at->kind == NFA_END && v.times == 2)
                return spell(&s, (int)i);
            if (at->kind == NFA_READ)
                add_visit(&s, at->next, v.times, (int)i, byte_of_set(&at->bytes));
        }
        follow_silently(&s, behind);
        first = behind;
    }
    return NULL;
}

void check_recurrence(const profile *p) {
    bool *told = allocate(p->component_count + 1, sizeof(bool));
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++) {
            const rule *r = p->parsers[i].rules.rules[k];
            const nfa *n = nfa_of(p, r, NULL);
            for (unsigned c = 0; c < p->component_count; c++) {
                char *text = p->components[c].is_list || told[c] ? NULL : find_string(n, 2 * c);
                if (text == NULL)
                    continue;
                told[c] = true;
                error_at(p->components[c].at,
                         "component %s: it can occur more than once in a %s, as in \"%s\": say "
                         "\"list\" for \"component\", or \"in\" which rule it is the component",
                         p->components[c].name, r->name, text);
            }
        }
}
