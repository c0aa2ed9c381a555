/* A breadth-first search in the NFA of each rule that has components, for the shortest string along
 * which a component begins twice. An item of the search is a node of the NFA, with how often the
 * component has begun on the way to it. The items after n bytes follow each other: first those
 * that a byte leads to, then those that follow them without a byte. */
#include "front/recurrence.h"

#include "automata/nfa.h"
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

static char *printable(const char *bytes, size_t len) {
    char *text = copy_text("", 0);
    for (size_t i = 0; i < len; i++) {
        unsigned byte = (unsigned char)bytes[i];
        text = format_text(byte > 0x20 && byte < 0x7F ? "%s%c" : "%s\\x%02X", text, byte);
    }
    return text;
}

/* A shortest string with a reading that passes the tag twice; or NULL. */
static char *find_string(const nfa *n, unsigned tag) {
    worklist visits = {0};
    add_visit(&visits, (visit){n->start, 0}, NO_ITEM, NO_BYTE);
    for (unsigned first = 0, end; first < visits.count; first = end) {
        add_closure(&visits, n, tag, first);
        end = visits.count;
        for (unsigned i = first; i < end; i++) {
            visit v = visit_at(&visits, i);
            const nfa_node *at = &n->nodes[v.node];
            if (at->kind == NFA_END && v.times == 2) {
                size_t len;
                const char *bytes = worklist_string(&visits, i, &len);
                return printable(bytes, len);
            }
            if (at->kind == NFA_READ)
                add_visit(&visits, (visit){at->next, v.times}, (int)i, byte_of_set(&at->bytes));
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
