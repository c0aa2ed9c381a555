#include "automata/error_component.h"

/* What one reading says. */
typedef struct candidate {
    unsigned component; /* or NO_COMPONENT */
    unsigned depth;
    bool ends, is_called; /* the reading ends the component before it reads; it calls its rule */
} candidate;

/* The innermost reported component that a configuration ends before it reads, but for one that is
 * empty here; or NO_COMPONENT. */
static unsigned component_ended(const request *r, const configuration *c) {
    for (unsigned i = r->p->component_count; i-- > 0;)
        if ((c->pending >> 2 * i & 3) == 2 && r->p->components[i].number != URIC_NO_COMPONENT)
            return i;
    return NO_COMPONENT;
}

static candidate candidate_of(const request *r, const nfa *all, const configuration *c) {
    const nfa_node *n = &all->nodes[c->node];
    unsigned ended = component_ended(r, c), called = NO_COMPONENT;
    if (ended != NO_COMPONENT)
        return (candidate){ended, 0, true, false};
    if (n->kind == NFA_CALL)
        called = r->call_component[n->number];
    if (called != NO_COMPONENT && called != n->component)
        return (candidate){called, n->depth + 1, false, true};
    return (candidate){n->component, n->depth + (called != NO_COMPONENT), false, false};
}

static bool is_better(candidate a, candidate b) {
    if (a.component == NO_COMPONENT || b.component == NO_COMPONENT)
        return a.component != NO_COMPONENT;
    if (a.ends != b.ends)
        return b.ends;
    return a.depth > b.depth || (a.depth == b.depth && a.component > b.component);
}

bool names_better(const request *r, const nfa *n, const configuration *one,
                  const configuration *other) {
    return is_better(candidate_of(r, n, one), candidate_of(r, n, other));
}

/* The register of the begin of a component. Where a rule is called within the component, its own
 * configurations have not passed the begin (NIL), but the caller has set the register. */
static unsigned begin_of(register_file *registers, const configuration *c, candidate of) {
    unsigned tag = 2 * of.component;
    if (of.is_called || (c->pending >> tag & 1) != 0)
        return BEGINS_HERE;
    return register_of(registers, tag, c->version[tag] == NIL ? AGREED : c->version[tag]);
}

void find_error_component(table_state *s, const request *r, const nfa *n, register_file *registers,
                          const configuration *list, unsigned count) {
    unsigned best = 0;
    for (unsigned i = 1; i < count; i++)
        if (names_better(r, n, &list[i], &list[best]))
            best = i;
    candidate named = {.component = NO_COMPONENT};
    if (count > 0)
        named = candidate_of(r, n, &list[best]);
    s->component = named.component;
    if (named.component != NO_COMPONENT)
        s->begin = begin_of(registers, &list[best], named);
}
