#include "prove/pike.h"

#include <string.h>

#include "automata/thompson.h"

enum { NONE = -1 };

/* A place in the grammar; only threads that read or end stay at one. */
typedef struct place {
    enum {
        READS,  /* a byte of `set`, on the way to `next` */
        FORKS,  /* tries `next` first, then `other` */
        ENTERS, /* the A of an A - B: an exception begins; */
        LEAVES, /* it ends, and must not have been read by B */
        OPENS,  /* `components` begin, and rules that tell `kinds` of host */
        CLOSES, /* they end */
        ENDS    /* nothing more comes */
    } what;
    int next, other;
    unsigned set;
    uint32_t components; /* bit i for component i of uric_component, or of the profile's parts */
    unsigned kinds;
    automaton *except; /* ENTERS: of B */
} place;

/* What a B has read since its A - B was entered. */
typedef struct exception {
    unsigned outer; /* of the A - B around it */
    automaton *of;
    int state;
} exception;

/* What is around a rule: names of the profile (names_around), and components. */
typedef struct around {
    uint32_t names, components;
} around;

struct course {
    const profile *p;
    place *places;
    unsigned count;
    byte_set *sets; /* the different ones that places read */
    unsigned set_count;
    int begin;
    uint32_t lists;                /* components that may recur */
    uint32_t noted;                /* the components that notes are about */
    bool items;                    /* notes are about one item of a list, */
    size_t chosen;                 /* which begins here */
    automaton *member[MOST_KINDS]; /* of the kinds that are asked for */
    unsigned sticky;               /* kinds that need not derive the whole host */
    byte_set listed;
    /* One step: */
    size_t now;
    exception *exceptions; /* the first stands for none */
    unsigned exception_count;
    number_set visited; /* exception and place, in this step */
};

static int new_place(course *c, place made) {
    c->places = grow(c->places, c->count, sizeof(place));
    c->places[c->count] = made;
    return (int)c->count++;
}

static int new_reader(course *c, byte_set set, int next) {
    unsigned i = 0;
    while (i < c->set_count && !set_equal(c->sets[i], set))
        i++;
    if (i == c->set_count) {
        c->sets = grow(c->sets, i, sizeof set);
        c->sets[c->set_count++] = set;
    }
    return new_place(c, (place){.what = READS, .set = i, .next = next});
}

static int new_fork(course *c, int first, int second) {
    return new_place(c, (place){.what = FORKS, .next = first, .other = second});
}

/* The numbers of the profile's components in a set. */
static uint32_t numbers_of(const course *c, uint32_t begun) {
    uint32_t numbers = 0;
    for (unsigned i = 0; i < c->p->component_count; i++)
        if ((begun >> i & 1) && c->p->components[i].number != URIC_NOWHERE)
            numbers |= (uint32_t)1 << c->p->components[i].number;
    return numbers & c->noted;
}

static around around_inside(const course *c, const rule *r, uint32_t begun, around outside) {
    return (around){names_around(c->p, r, begun, outside.names),
                    outside.components | numbers_of(c, begun)};
}

/* The kinds of host that `r` tells where it is used. */
static unsigned kinds_of(const course *c, const rule *r, around inside) {
    unsigned kinds = 0;
    bool in_host = !c->items && (inside.components >> URIC_HOST & 1);
    for (unsigned i = 0; in_host && i < c->p->kind_count; i++)
        if (c->p->kinds[i].rule == r)
            kinds |= 1u << i;
    return kinds;
}

/* Does `n` derive single bytes and nothing else, with nothing to note? Then one place will do for
 * all of it, however many alternatives it has: how a byte was derived makes no difference. */
static bool single_bytes(const course *c, const node *n, around outside) {
    switch (n->kind) {
    case NODE_STRING: return n->len == 1;
    case NODE_RANGE: return true;
    case NODE_RULE: {
        uint32_t begun = components_begun(c->p, n->rule, outside.names);
        around inside = around_inside(c, n->rule, begun, outside);
        return numbers_of(c, begun) == 0 && kinds_of(c, n->rule, inside) == 0 &&
               single_bytes(c, n->rule->body, inside);
    }
    case NODE_SEQUENCE:
        return n->child != NULL && n->child->next == NULL && single_bytes(c, n->child, outside);
    case NODE_ALTERNATIVES:
        for (const node *child = n->child; child != NULL; child = child->next)
            if (!single_bytes(c, child, outside))
                return false;
        return true;
    case NODE_REPEAT:
    case NODE_EXCEPT: break;
    }
    return false;
}

static int build(course *c, const node *n, around outside, int after);

static int build_sequence(course *c, const node *first, around outside, int after) {
    if (first == NULL)
        return after;
    return build(c, first, outside, build_sequence(c, first->next, outside, after));
}

static int build_alternatives(course *c, const node *n, around outside, int after) {
    int all = NONE;
    for (const node *child = n->child; child != NULL; child = child->next) {
        int one = build(c, child, outside, after);
        all = all == NONE ? one : new_fork(c, all, one);
    }
    return all;
}

/* A repetition that takes nothing comes back to where a thread has been in the same step, and ends
 * there: it does not count. */
static int build_repeat(course *c, const node *n, around outside, int after) {
    int begin = after;
    if (n->max == UNBOUNDED) {
        begin = new_fork(c, NONE, after);
        int once = build(c, n->child, outside, begin);
        c->places[begin].next = once;
    }
    for (int i = n->min; i < n->max; i++) {
        int once = build(c, n->child, outside, begin);
        begin = new_fork(c, once, after);
    }
    for (int i = 0; i < n->min; i++)
        begin = build(c, n->child, outside, begin);
    return begin;
}

static int build_rule(course *c, const rule *r, around outside, int after) {
    uint32_t begun = components_begun(c->p, r, outside.names);
    around inside = around_inside(c, r, begun, outside);
    place tag = {.components = numbers_of(c, begun), .kinds = kinds_of(c, r, inside)};
    if (tag.components == 0 && tag.kinds == 0)
        return build(c, r->body, inside, after);
    tag.what = CLOSES;
    tag.next = after;
    int body = build(c, r->body, inside, new_place(c, tag));
    tag.what = OPENS;
    tag.next = body;
    return new_place(c, tag);
}

static int build_exception(course *c, const node *n, around outside, int after) {
    node first = *n->child; /* alone, without B behind it in the list */
    first.next = NULL;
    after = new_place(c, (place){.what = LEAVES, .next = after});
    after = build(c, &first, outside, after);
    automaton *except = automaton_of(n->child->next, NULL);
    return new_place(c, (place){.what = ENTERS, .next = after, .except = except});
}

/* The place where `n` begins, given the one that comes after it. */
static int build(course *c, const node *n, around outside, int after) {
    if (single_bytes(c, n, outside))
        return new_reader(c, first_bytes(n), after);
    switch (n->kind) {
    case NODE_ALTERNATIVES: return build_alternatives(c, n, outside, after);
    case NODE_SEQUENCE: return build_sequence(c, n->child, outside, after);
    case NODE_REPEAT: return build_repeat(c, n, outside, after);
    case NODE_STRING:
        for (size_t i = n->len; i-- > 0;)
            after = new_reader(c, string_bytes(n, i), after);
        return after;
    case NODE_RANGE: break; /* a single byte */
    case NODE_RULE: return build_rule(c, n->rule, outside, after);
    case NODE_EXCEPT: return build_exception(c, n, outside, after);
    }
    return after;
}

static course *new_course(const profile *p, uint32_t noted) {
    course *c = allocate(1, sizeof *c);
    c->p = p;
    c->noted = noted;
    c->exceptions = grow(NULL, 0, sizeof(exception));
    c->exception_count = 1;
    return c;
}

static void build_course(course *c, const rule *r) {
    node whole = rule_node(r);
    c->begin = build(c, &whole, (around){0, 0}, new_place(c, (place){.what = ENDS}));
}

course *course_of_items(const profile *p, const rule *r, unsigned component) {
    course *c = new_course(p, (uint32_t)1 << component);
    c->items = true;
    build_course(c, r);
    return c;
}

void choose_item(course *c, size_t begin) {
    c->chosen = begin;
}

course *course_of(const profile *p, const rule *r, unsigned asked, byte_set listed) {
    if (p->kind_count > MOST_KINDS)
        fail("the proof cannot follow more than %d kinds of host", MOST_KINDS);
    course *c = new_course(p, UINT32_MAX);
    c->listed = listed;
    for (unsigned k = 0; k < p->kind_count; k++) {
        node of_kind = rule_node(p->kinds[k].rule);
        if (asked >> k & 1)
            c->member[k] = automaton_of(&of_kind, NULL);
        if (p->kinds[k].component >= 0)
            c->sticky |= 1u << k;
    }
    for (unsigned i = 0; i < p->component_count; i++)
        if (p->components[i].is_list)
            c->lists |= numbers_of(c, (uint32_t)1 << i);
    build_course(c, r);
    return c;
}

static bool in_host(const notes *n) {
    return n->begin[URIC_HOST] != NOWHERE_YET && n->end[URIC_HOST] == NOWHERE_YET;
}

static void begin_host(const course *c, notes *n) {
    n->host_kind = URIC_HOST_NONE;
    n->begun = n->whole = n->member = 0;
    n->listed = set_has(&c->listed, 0);
    for (unsigned k = 0; k < c->p->kind_count; k++)
        n->member_state[k] = c->member[k] != NULL ? START : 0;
}

static void end_host(const course *c, notes *n) {
    for (unsigned k = c->p->kind_count; k-- > 0;) {
        if (n->whole >> k & 1) /* the first in the profile's order remains */
            n->host_kind = (uint16_t)c->p->kinds[k].value;
        if (c->member[k] != NULL && automaton_final(c->member[k], n->member_state[k]))
            n->member |= 1u << k;
        n->member_state[k] = 0;
    }
    n->begun = n->whole = 0;
}

static bool is_noted(size_t offset) {
    return offset != NOWHERE_YET;
}

/* An item of the list begins, or ends. */
static void note_item(const course *c, const place *p, notes *n) {
    unsigned list = 0;
    while (!(p->components >> list & 1))
        list++;
    bool opens = p->what == OPENS;
    if (opens && !is_noted(n->begin[list]) && c->now == c->chosen)
        n->begin[list] = c->now;
    else if (opens && is_noted(n->end[list]) && !is_noted(n->begin[next_item(list)]))
        n->begin[next_item(list)] = c->now;
    else if (!opens && is_noted(n->begin[list]) && !is_noted(n->end[list]))
        n->end[list] = c->now;
}

static void open_matches(const course *c, const place *p, notes *n) {
    for (unsigned i = 0; i < COMPONENTS; i++)
        if (p->components >> i & 1) {
            if (!(c->lists >> i & 1) || n->begin[i] == NOWHERE_YET)
                n->begin[i] = c->now;
            n->end[i] = NOWHERE_YET; /* the match will be complete when the thread has a reading */
        }
    if (p->components >> URIC_HOST & 1)
        begin_host(c, n);
    n->begun &= ~p->kinds;
    if (n->begin[URIC_HOST] == c->now)
        n->begun |= p->kinds;
}

static void close_matches(const course *c, const place *p, notes *n) {
    n->whole |= p->kinds & (n->begun | c->sticky);
    n->begun &= ~p->kinds;
    for (unsigned i = 0; i < COMPONENTS; i++)
        if (p->components >> i & 1)
            n->end[i] = c->now;
    if (p->components >> URIC_HOST & 1)
        end_host(c, n);
}

/* A rule that derived all of the host does not derive one that is longer. */
static void note_byte(const course *c, notes *n, unsigned char byte) {
    if (!in_host(n))
        return;
    n->whole &= c->sticky;
    if (n->begin[URIC_HOST] + 1 == c->now)
        n->listed = set_has(&c->listed, byte);
    for (unsigned k = 0; k < c->p->kind_count; k++)
        if (c->member[k] != NULL)
            n->member_state[k] = automaton_step(c->member[k], n->member_state[k], byte);
}

/* Notes are compared as bytes. */
_Static_assert(sizeof(notes) == (2 * COMPONENTS) * sizeof(size_t) + 2 * sizeof(uint16_t) +
                                    3 * sizeof(unsigned) + MOST_KINDS * sizeof(int),
               "notes have no padding");

static void stay(thread at, const notes *n, threads *to) {
    unsigned i = to->notes_count;
    while (i > 0 && memcmp(&to->notes[i - 1], n, sizeof *n) != 0)
        i--;
    if (i == 0) {
        to->notes = grow(to->notes, to->notes_count, sizeof *n);
        to->notes[to->notes_count++] = *n;
        i = to->notes_count;
    }
    at.notes = i - 1;
    to->thread = grow(to->thread, to->count, sizeof at);
    to->thread[to->count++] = at;
}

static unsigned find_exception(course *c, exception wanted) {
    unsigned i = 1;
    while (i < c->exception_count &&
           (c->exceptions[i].outer != wanted.outer || c->exceptions[i].of != wanted.of ||
            c->exceptions[i].state != wanted.state))
        i++;
    if (i == c->exception_count) {
        c->exceptions = grow(c->exceptions, i, sizeof wanted);
        c->exceptions[c->exception_count++] = wanted;
    }
    return i;
}

static unsigned step_exception(course *c, unsigned which, unsigned char byte) {
    if (which == 0)
        return 0;
    exception next = c->exceptions[which];
    next.outer = step_exception(c, next.outer, byte);
    next.state = automaton_step(next.of, next.state, byte);
    return find_exception(c, next);
}

/* Takes a thread on until it reads. Where one has been in the same step, another would only do the
 * same, later. */
static void follow(course *c, int at, unsigned in, const notes *n, threads *to) {
    if (at == NONE || !number_set_add(&c->visited, (uint64_t)in << 32 | (unsigned)at))
        return;
    const place p = c->places[at];
    notes changed = *n;
    switch (p.what) {
    case READS:
    case ENDS: stay((thread){.place = (unsigned)at, .exception = in}, n, to); return;
    case FORKS:
        follow(c, p.next, in, n, to);
        follow(c, p.other, in, n, to);
        return;
    case ENTERS: in = find_exception(c, (exception){in, p.except, START}); break;
    case LEAVES:
        if (automaton_final(c->exceptions[in].of, c->exceptions[in].state))
            return;
        in = c->exceptions[in].outer;
        break;
    case OPENS: (c->items ? note_item : open_matches)(c, &p, &changed); break;
    case CLOSES: (c->items ? note_item : close_matches)(c, &p, &changed); break;
    }
    follow(c, p.next, in, &changed, to);
}

static void begin_step(course *c, size_t now, threads *to) {
    c->now = now;
    number_set_clear(&c->visited);
    to->count = to->notes_count = 0;
}

void begin_threads(course *c, threads *to) {
    notes none;
    memset(&none, 0, sizeof none);
    for (unsigned i = 0; i < COMPONENTS; i++)
        none.begin[i] = none.end[i] = NOWHERE_YET;
    begin_step(c, 0, to);
    follow(c, c->begin, 0, &none, to);
}

void step_threads(course *c, const threads *from, unsigned char byte, size_t now, threads *to) {
    begin_step(c, now, to);
    for (unsigned i = 0; i < from->count; i++) {
        const thread *t = &from->thread[i];
        const place *p = &c->places[t->place];
        if (p->what != READS || !set_has(&c->sets[p->set], byte))
            continue;
        notes n = from->notes[t->notes];
        note_byte(c, &n, byte);
        follow(c, p->next, step_exception(c, t->exception, byte), &n, to);
    }
}

const notes *first_reading(const course *c, const threads *t) {
    for (unsigned i = 0; i < t->count; i++)
        if (c->places[t->thread[i].place].what == ENDS)
            return &t->notes[t->thread[i].notes];
    return NULL;
}

bool tells_apart(const course *c, unsigned char one, unsigned char other) {
    for (unsigned i = 0; i < c->count; i++)
        if (c->places[i].what == ENTERS && automaton_distinguishes(c->places[i].except, one, other))
            return true;
    for (unsigned i = 0; i < c->set_count; i++)
        if (set_has(&c->sets[i], one) != set_has(&c->sets[i], other))
            return true;
    return set_has(&c->listed, one) != set_has(&c->listed, other);
}
