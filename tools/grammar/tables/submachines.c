/* A rule of many states that is used in several places should be a machine of its own: RFC 3986's
 * IP-literal has 155 states, which URI, relative-ref and URI-reference would each have inside them.
 *
 * A call is made at the first byte of the rule, and returns at the first byte that the callee
 * rejects. So it is safe if the first byte shows that nothing but the rule can begin there, and if
 * the byte after the rule cannot belong to a longer string of it:
 *     - the rule does not derive the empty string, and its first bytes are those of its notation;
 *     - where it can begin, nothing else begins with one of its first bytes;
 *     - what may follow it does not begin with a byte that continues one of its strings;
 *     - neither it nor what may follow it begins with a code point above U+007F, which an error
 * names as a whole, with what could stand in its place in one machine;
 *     - it calls no other rule, and the same components surround all of its uses;
 *     - no list is in it, for an item may have come before the call.
 * A call pays if it makes the tables with components smaller. The rule that saves most is taken
 * first, then the rule that saves most beside it, until none saves a tenth. */
#include "tables/submachines.h"

#include "automata/thompson.h"
#include "front/characters.h"
#include "worklist.h"

enum { LEAST_STATES = 12 }; /* of a rule that is worth a machine of its own */

static void add_state(worklist *states, int state) {
    if (state != DEAD)
        worklist_add(states, &state, sizeof state);
}

static int state_at(const worklist *states, unsigned i) {
    return *(const int *)states->items[i].key;
}

static void add_successors(worklist *states, automaton *a, int state) {
    int last = DEAD;
    for (unsigned byte = 0; byte < 256; byte++) {
        int next = automaton_step(a, state, (unsigned char)byte);
        if (next != last)
            add_state(states, next);
        last = next;
    }
}

/* All of them, or more than `limit`. */
static worklist states_of(automaton *a, unsigned limit) {
    worklist states = {0};
    add_state(&states, START);
    for (unsigned i = 0; i < states.count && states.count <= limit; i++)
        add_successors(&states, a, state_at(&states, i));
    return states;
}

static bool takes(automaton *a, int state, unsigned byte) {
    return automaton_step(a, state, (unsigned char)byte) != DEAD;
}

/* Does the state accept any of the bytes? */
static bool takes_any(automaton *a, int state, byte_set bytes) {
    for (unsigned byte = 0; byte < 256; byte++)
        if (set_has(&bytes, byte) && takes(a, state, byte))
            return true;
    return false;
}

/* The bytes that continue some string of the rule to a longer one; and the number of its states.
 * False: its strings begin with fewer bytes than `first`, as those of CHAR - ";" do, or there are
 * more states than the limit. */
static bool continuing_bytes(const rule *r, byte_set first, unsigned limit, byte_set *found,
                             unsigned *count) {
    node n = rule_node(r);
    automaton *a = automaton_of(&n, NULL);
    for (unsigned byte = 0; byte < 256; byte++)
        if (set_has(&first, byte) && !takes(a, START, byte)) {
            release_automaton(a);
            return false;
        }
    worklist states = states_of(a, limit);
    for (unsigned i = 0; i < states.count; i++)
        for (unsigned byte = 0; automaton_final(a, state_at(&states, i)) && byte < 256; byte++)
            if (takes(a, state_at(&states, i), byte))
                set_add(found, byte);
    *count = states.count;
    release_worklist(&states);
    release_automaton(a);
    return *count <= limit;
}

/* `excluded`: bytes that must not follow, nor may the rule itself if it begins with one of them. A
 * caller of more states than the limit has no table. */
static bool is_safe_in(const rule *caller, const rule *r, byte_set excluded, unsigned limit) {
    node n = rule_node(caller);
    automaton *a = automaton_of(&n, r);
    worklist states = {0};
    byte_set first = first_bytes(r->body), both = set_intersection(first, excluded);
    bool safe = true;
    add_state(&states, START);
    for (unsigned i = 0; safe && i < states.count; i++) { /* many end early */
        int state = state_at(&states, i), after = automaton_step(a, state, SYMBOL);
        add_successors(&states, a, state);
        if (after != DEAD) {
            bool again = !set_empty(both) && automaton_step(a, after, SYMBOL) != DEAD;
            safe = !again && !takes_any(a, state, first) && !takes_any(a, after, excluded);
        }
        safe &= i < limit;
    }
    release_worklist(&states);
    release_automaton(a);
    return safe;
}

/* What surrounds the uses of a rule in parse lines. */
typedef struct uses_found {
    const profile *p;
    const rule *target;
    uint32_t names;     /* of the profile: those that matter inside the rule */
    surroundings first; /* what surrounds the first use */
    unsigned count;
    bool same; /* all uses have the same surroundings */
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
        } else if (reaches(n->rule, u->target))
            find_uses(u, n->rule->body, where);
    }
    for (const node *child = n->child; child != NULL; child = child->next)
        find_uses(u, child, where);
}

/* Does `r` use a rule of the capture? */
static bool uses_capture(const rule *r, const capture *c) {
    bool used = false;
    for (unsigned i = 0; i < c->rules.count; i++)
        used |= reaches(r, c->rules.rules[i]);
    return used;
}

static bool has_list(const profile *p, const rule *r) {
    bool found = false;
    for (unsigned i = 0; i < p->capture_count; i++)
        found |=
            p->components[p->captures[i].component].is_list && uses_capture(r, &p->captures[i]);
    return found;
}

static uint32_t names_that_matter(const profile *p, const rule *r) {
    uint32_t names = 0;
    for (unsigned i = 0; i < p->capture_count; i++)
        if (p->captures[i].within >= 0 && uses_capture(r, &p->captures[i]))
            names |= (uint32_t)1 << p->captures[i].within;
    return names;
}

/* Gives what surrounds the uses of a rule in parse lines; false if that is not the same for all. */
static bool same_surroundings(const profile *p, const rule *r, surroundings *where) {
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

/* May the rule be called? Then the rest of the call is filled in. */
static bool is_safe(const profile *p, const rule *r, unsigned limit, profile_call *c) {
    unsigned states;
    byte_set first = first_bytes(r->body);
    if (r->core || nullable(r->body) || set_has(&first, SYMBOL) || has_list(p, r) ||
        !same_surroundings(p, r, &c->where))
        return false;
    *c = (profile_call){.rule = r, .where = c->where};
    if (!continuing_bytes(r, first, limit, &c->continuing, &states))
        return false;
    byte_set leads = {{0}};
    for (unsigned byte = 0x80; p->grammar.document->code_points && byte < SYMBOL; byte++)
        set_add(&leads, byte);
    byte_set excluded = set_union(c->continuing, leads);
    if (states < LEAST_STATES || !set_empty(set_intersection(first, leads)))
        return false;
    for (unsigned i = 0; i < p->grammar.count; i++)
        if (p->grammar.rules[i] != r && reaches(p->grammar.rules[i], r) &&
            !is_safe_in(p->grammar.rules[i], r, excluded, limit))
            return false;
    return true;
}

static void add_call(call_list *calls, profile_call c) {
    calls->list = grow(calls->list, calls->count, sizeof c);
    calls->list[calls->count++] = c;
}

/* The approximate size of all tables with components, and of the machines that they call; a very
 * large number if an automaton is too large. */
static size_t size_with_calls(const profile *p, unsigned limit) {
    automata *g = build_automata(p, NULL, ON_TRIAL, limit);
    if (g == NULL)
        return SIZE_MAX / 2;
    size_t size = 0;
    for (unsigned i = 0; i < p->parser_count + p->calls.count; i++) {
        unsigned call = i - p->parser_count;
        rule_list rules =
            i < p->parser_count ? p->parsers[i].rules : one_rule(p->calls.list[call].rule);
        table *t = build_table(g, "", rules, true);
        size += table_size(t);
        release_table(t);
    }
    release_automata(g);
    return size;
}

/* Is a call of the rule inside one of the calls, or one of them inside it? */
static bool is_nested(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->calls.count; i++)
        if (reaches(p->calls.list[i].rule, r) || reaches(r, p->calls.list[i].rule))
            return true;
    return false;
}

/* Adds the candidate that saves most; false if none saves enough. Of two nested rules that save
 * about as much, the outer one is better: its caller has fewer states. */
static bool add_best_call(profile *p, const call_list *candidates, unsigned limit, size_t *size) {
    const profile_call *all = candidates->list;
    unsigned best = candidates->count, count = p->calls.count;
    size_t least = *size - *size / 10;
    for (unsigned i = 0; i < candidates->count; i++) {
        if (is_nested(p, all[i].rule))
            continue;
        add_call(&p->calls, all[i]);
        size_t with = size_with_calls(p, limit), margin = with / 20;
        p->calls.count = count;
        bool inner = best < candidates->count && reaches(all[best].rule, all[i].rule);
        bool outer = best < candidates->count && reaches(all[i].rule, all[best].rule);
        if (inner ? with + margin < least : outer ? with < least + margin : with < least) {
            least = with;
            best = i;
        }
    }
    if (best == candidates->count)
        return false;
    add_call(&p->calls, all[best]);
    *size = least;
    return true;
}

void find_calls(profile *p, unsigned limit) {
    call_list candidates = {0};
    for (unsigned i = 0; i < p->grammar.count; i++) {
        profile_call c;
        if (is_safe(p, p->grammar.rules[i], limit, &c))
            add_call(&candidates, c);
    }
    size_t size = candidates.count > 0 ? size_with_calls(p, limit) : 0;
    while (candidates.count > 0 && errors_seen() == 0 &&
           add_best_call(p, &candidates, limit, &size))
        continue;
}
