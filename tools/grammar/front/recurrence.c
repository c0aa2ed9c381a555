/* A breadth-first search in the NFA of each rule that has components, for the shortest string along
 * which a component begins twice. It goes through visits: a visit is a node of the NFA, with how
 * often the component has begun on the way to it (0, 1, or 2 for more). The visits behind n bytes
 * are a run in the list of all visits: first those that a byte leads to, then those that follow
 * them without a byte. */
#include "front/recurrence.h"

#include "automata/nfa.h"

typedef struct visit {
    int node, times;
    int from; /* index of the visit before; -1: none */
    int byte; /* read on the way from there; -1: none */
} visit;

typedef struct search {
    const nfa *nfa;
    unsigned tag;
    visit *visits;
    unsigned count;
    bool *seen; /* [3 * node + times] */
} search;

static void add_visit(search *s, int to, int times, int from, int byte) {
    if (to == NO_NODE || s->seen[3 * to + times])
        return;
    s->seen[3 * to + times] = true;
    s->visits = grow(s->visits, s->count, sizeof(visit));
    s->visits[s->count++] = (visit){to, times, from, byte};
}

/* Adds what follows the visits from `first` on without a byte. */
static void add_closure(search *s, unsigned first) {
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

/* A byte of a set, for messages: a printable one, if there is any. */
static int byte_of_set(const byte_set *set) {
    for (unsigned byte = 0x21; byte < 0x21 + 256; byte++)
        if (set_has(set, byte % 256))
            return (int)(byte % 256);
    return -1;
}

/* The bytes on the way to a visit. */
static char *text_before(const search *s, int at) {
    char *text = copy_text("", 0);
    for (; at >= 0; at = s->visits[at].from) {
        int byte = s->visits[at].byte;
        if (byte >= 0)
            text = format_text(byte > 0x20 && byte < 0x7F ? "%c%s" : "\\x%02X%s", byte, text);
    }
    return text;
}

/* A shortest string with a reading that passes the tag twice; or NULL. */
static char *find_string(const nfa *n, unsigned tag) {
    search s = {.nfa = n, .tag = tag, .seen = allocate(3 * (size_t)n->count, sizeof(bool))};
    add_visit(&s, n->start, 0, -1, -1);
    for (unsigned first = 0, end; first < s.count; first = end) {
        add_closure(&s, first);
        end = s.count;
        for (unsigned i = first; i < end; i++) {
            const visit v = s.visits[i];
            const nfa_node *at = &n->nodes[v.node];
            if (at->kind == NFA_END && v.times == 2)
                return text_before(&s, (int)i);
            if (at->kind == NFA_READ)
                add_visit(&s, at->next, v.times, (int)i, byte_of_set(&at->bytes));
        }
    }
    return NULL;
}

void check_recurrence(const profile *p) {
    bool *reported = allocate(p->component_count + 1, sizeof(bool));
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++) {
            const rule *r = p->parsers[i].rules.rules[k];
            const nfa *n = nfa_of(p, r, NULL);
            for (unsigned c = 0; c < p->component_count; c++) {
                char *text = p->components[c].is_list || reported[c] ? NULL : find_string(n, 2 * c);
                if (text == NULL)
                    continue;
                reported[c] = true;
                error_at(p->components[c].at,
                         "component %s can occur more than once in %s, for example in \"%s\": "
                         "declare it as a list, or add \"in\" and the rule or component around it",
                         p->components[c].name, r->name, text);
            }
        }
}
