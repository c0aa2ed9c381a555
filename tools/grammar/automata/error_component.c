#include "automata/error_component.h"

/* What one reading says. */
typedef struct candidate {
    unsigned component; /* or NO_COMPONENT */
    unsigned depth;
    unsigned begin;
    bool ends; /* the reading ends the component before it reads */
} candidate;

/* The innermost reported component that a configuration ends before it reads, but for one that is
 * empty here; or NO_COMPONENT. */
static unsigned component_ended(const request *r, const configuration *c) {
    for (unsigned i = r->p->component_count; i-- > 0;)
        if ((c->pending >> 2 * i & 3) == 2 && r->p->components[i].number != URIC_NO_COMPONENT)
            return i;
    return NO_COMPONENT;
}

/* The register of the begin of a component. Where a rule is called within the component, its own
 * configurations have not passed the begin (NIL), but the caller has set the register. */
static unsigned begin_of(register_file *registers, const configuration *c, unsigned component) {
    unsigned tag = 2 * component;
    if ((c->pending >> tag & 1) != 0)
        return BEGINS_HERE;
    return register_of(registers, tag, c->version[tag] == NIL ? AGREED : c->version[tag]);
}

static candidate candidate_of(const request *r, const nfa_node *n, register_file *registers,
                              const configuration *c) {
    unsigned ended = component_ended(r, c), called = NO_COMPONENT;
    if (ended != NO_COMPONENT)
        return (candidate){ended, 0, begin_of(registers, c, ended), true};
    if (n->kind == NFA_CALL)
        called = r->call_component[n->number];
    if (called != NO_COMPONENT && called != n->component)
        return (candidate){called, n->depth + 1, BEGINS_HERE, false};
    if (n->component == NO_COMPONENT)
        return (candidate){.component = NO_COMPONENT};
    unsigned depth = n->depth + (called != NO_COMPONENT);
    return (candidate){n->component, depth, begin_of(registers, c, n->component), false};
}

static bool is_better(const candidate *a, const candidate *b) {
    if (a->component == NO_COMPONENT || b->component == NO_COMPONENT)
        return a->component != NO_COMPONENT;
    if (a->ends != b->ends)
        return b->ends;
    return a->depth > b->depth || (a->depth == b->depth && a->component > b->component);
}

void find_error_component(table_state *s, const request *r, const nfa *n, register_file *registers,
                          const configuration *list, unsigned count) {
    candidate best = {.component = NO_COMPONENT};
    for (unsigned i = 0; i < count; i++) {
        candidate one = candidate_of(r, &n->nodes[list[i].node], registers, &list[i]);
        if (is_better(&one, &best))
            best = one;
    }
    s->component = best.component;
    s->begin = best.begin;
}
