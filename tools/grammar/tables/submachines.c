/* A rule of many states that is used in several places, or beside readings that multiply its
 * states, is better a machine of its own: RFC 3986's IP-literal has 155 states, which URI-reference
 * would have inside it, and relative-ref and URI again.
 *
 * A call is safe if the first byte says that nothing but the rule can begin there, since the caller
 * waits until the rule has been read; and if the byte that ends the rule cannot make it longer,
 * since the called machine takes what it can get:
 *     - the rule is not empty;
 *     - where it can begin, nothing else begins with one of its first bytes;
 *     - what may follow it does not begin with a byte that continues one of its strings;
 *     - it calls no other rule, and is used inside the same components everywhere;
 *     - no list is in it (an item may have come before).
 * A call pays if the tables of all rules with components shrink by it. The rule that saves most is
 * taken first, then that which saves most beside it, until nothing saves a tenth. */
#include "tables/submachines.h"

#include "automata/thompson.h"

enum { LEAST_STATES = 12 }; /* of a rule that is worth a machine */

/* Visits the states of an automaton, each once. */
typedef struct walk {
    automaton *automaton;
    int *queue;
    size_t queued, done;
    number_set met;
} walk;

static walk walk_from_start(automaton *a) {
    walk w = {.automaton = a, .queue = grow(NULL, 0, sizeof(int))};
    w.queue[w.queued++] = START;
    number_set_add(&w.met, START);
    return w;
}

/* The next state, or DEAD after the last. */
static int next_state(walk *w) {
    if (w->done == w->queued)
        return DEAD;
    int state = w->queue[w->done++];
    for (unsigned byte = 0; byte < 256; byte++) {
        int next = automaton_step(w->automaton, state, (unsigned char)byte);
        if (next != DEAD && number_set_add(&w->met, (uint64_t)next)) {
            w->queue = grow(w->queue, w->queued, sizeof(int));
            w->queue[w->queued++] = next;
        }
    }
    return state;
}

static bool goes_on(automaton *a, int state, byte_set bytes) {
    for (unsigned byte = 0; byte < 256; byte++)
        if (set_has(&bytes, byte) && automaton_step(a, state, (unsigned char)byte) != DEAD)
            return true;
    return false;
}

/* The bytes that make a longer string of some string of the rule; and how many states it has. */
static byte_set continuing_bytes(const rule *r, size_t *states) {
    byte_set found = {{0}};
    node n = rule_node(r);
    automaton *a = automaton_of(&n, NULL);
    walk w = walk_from_start(a);
    for (int state = next_state(&w); state != DEAD; state = next_state(&w))
        for (unsigned byte = 0; automaton_final(a, state) && byte < 256; byte++)
            if (automaton_step(a, state, (unsigned char)byte) != DEAD)
                set_add(&found, byte);
    *states = w.queued;
    return found;
}

static bool is_safe_in(const rule *caller, const rule *r, byte_set continuing) {
    node n = rule_node(caller);
    automaton *a = automaton_of(&n, r);
    walk w = walk_from_start(a);
    byte_set first = first_bytes(r->body);
    for (int state = next_state(&w); state != DEAD; state = next_state(&w)) {
        int behind = automaton_step(a, state, SYMBOL);
        if (behind != DEAD && (goes_on(a, state, first) || goes_on(a, behind, continuing)))
            return false;
    }
    return true;
}

/* What is around a rule where entries use it. */
typedef struct uses_found {
    const profile *p;
    const rule *target;
    uint32_t names; /* those that matter inside the rule */
    surroundings first;
    unsigned count;
    bool same; /* everywhere */
} uses_found;

static void find_uses(uses_found *u, const node *n, surroundings where) {
    if (n->kind == NODE_RULE) {
        uint32_t begun = components_begun(u->p, n->rule, where.inside);
        where = inside_rule(u->p, n->rule, begun, where);
        if (n->rule == u->target) {
            if (u->count++ == 0)
                u->first = where;
            u->same &= ((u->first.inside ^ where.inside) & u->names) == 0 &&
                       u->first.component == where.component && u->first.depth == where.depth;
        } else if (uses(n->rule, u->target))
            find_uses(u, n->rule->body, where);
    }
    for (const node *child = n->child; child != NULL; child = child->next)
        find_uses(u, child, where);
}

static bool has_list(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rules.count; k++)
            if (p->components[p->captures[i].component].is_list &&
                uses(r, p->captures[i].rules.rules[k]))
                return true;
    return false;
}

static uint32_t names_that_matter(const profile *p, const rule *r) {
    uint32_t names = 0;
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rules.count; k++)
            if (p->captures[i].within >= 0 && uses(r, p->captures[i].rules.rules[k]))
                names |= (uint32_t)1 << p->captures[i].within;
    return names;
}

static bool same_everywhere(const profile *p, const rule *r, surroundings *where) {
    uses_found u = {.p = p, .target = r, .names = names_that_matter(p, r), .same = true};
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++) {
            node entry = rule_node(p->parsers[i].rules.rules[k]);
            if (entry.rule == r)
                return false;
            find_uses(&u, &entry, (surroundings){.component = NO_COMPONENT});
        }
    *where = u.first;
    return u.count > 0 && u.same;
}

static bool is_safe(const profile *p, const rule *r, byte_set *continuing, surroundings *where) {
    size_t states;
    byte_set first = first_bytes(r->body);
    if (r->core || nullable(r->body) || set_has(&first, SYMBOL) || has_list(p, r) ||
        !same_everywhere(p, r, where))
        return false;
    *continuing = continuing_bytes(r, &states);
    if (states < LEAST_STATES)
        return false;
    for (unsigned i = 0; i < p->grammar.count; i++)
        if (p->grammar.rules[i] != r && uses(p->grammar.rules[i], r) &&
            !is_safe_in(p->grammar.rules[i], r, *continuing))
            return false;
    return true;
}

static void add_call(profile *p, const rule *r, byte_set continuing, surroundings where) {
    unsigned count = p->calls.count;
    p->continuing = grow(p->continuing, count, sizeof continuing);
    p->call_places = grow(p->call_places, count, sizeof where);
    p->continuing[count] = continuing;
    p->call_places[count] = where;
    add_rule(&p->calls, r);
}

/* Roughly the bytes of all tables with components, and of the machines that they call. */
static size_t size_with_calls(const profile *p, unsigned limit) {
    automata *g = build_automata(p, NULL, false, limit);
    size_t size = 0;
    for (unsigned i = 0; g != NULL && i < p->parser_count; i++)
        size += table_size(build_table(g, "", p->parsers[i].rules, true));
    for (unsigned i = 0; g != NULL && i < p->calls.count; i++)
        size += table_size(build_table(g, "", (rule_list){&p->calls.rules[i], 1}, true));
    return size;
}

static bool calls_each_other(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->calls.count; i++)
        if (uses(p->calls.rules[i], r) || uses(r, p->calls.rules[i]))
            return true;
    return false;
}

/* Adds the call that saves most; false if none saves enough. Of two that save about as much, the
 * outer one is better: its caller has fewer states. */
static bool add_best_call(profile *p, const profile *candidates, unsigned limit, size_t *size) {
    const rule_list *all = &candidates->calls;
    unsigned best = all->count, count = p->calls.count;
    size_t least = *size - *size / 10;
    for (unsigned i = 0; i < all->count; i++) {
        if (calls_each_other(p, all->rules[i]))
            continue;
        add_call(p, all->rules[i], candidates->continuing[i], candidates->call_places[i]);
        size_t with = size_with_calls(p, limit), margin = with / 20;
        p->calls.count = count;
        bool inner = best < all->count && uses(all->rules[best], all->rules[i]);
        bool outer = best < all->count && uses(all->rules[i], all->rules[best]);
        if (inner ? with + margin < least : outer ? with < least + margin : with < least) {
            least = with;
            best = i;
        }
    }
    if (best == all->count)
        return false;
    add_call(p, all->rules[best], candidates->continuing[best], candidates->call_places[best]);
    *size = least;
    return true;
}

void find_calls(profile *p, unsigned limit) {
    profile candidates = {.calls = {0}};
    for (unsigned i = 0; i < p->grammar.count; i++) {
        byte_set continuing;
        surroundings where;
        if (is_safe(p, p->grammar.rules[i], &continuing, &where))
            add_call(&candidates, p->grammar.rules[i], continuing, where);
    }
    size_t size = candidates.calls.count > 0 ? size_with_calls(p, limit) : 0;
    while (candidates.calls.count > 0 && errors_seen() == 0 &&
           add_best_call(p, &candidates, limit, &size))
        continue;
}
