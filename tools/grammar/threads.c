#include "threads.h"

#include <ctype.h>
#include <string.h>

#include "automaton.h"

enum { NONE = -1, MOST_TURNS = 8 };

/* A place in the grammar; only threads that read or end stay at one. */
typedef struct place {
    enum {
        READS,       /* a byte of `set`, on the way to `next` */
        FORKS,       /* tries `next` first, then `other` */
        OPENS,       /* `components` begin, and rules that tell `kinds` of host */
        CLOSES,      /* they end */
        BEGINS_TURN, /* of a repetition that may take nothing: notes that `turn` has not yet */
        ENDS_TURN,   /* to `other` if `turn` took nothing, else to `next` */
        ENDS         /* nothing more comes */
    } what;
    int next, other;
    unsigned set;
    unsigned components, kinds;
    unsigned turn; /* repetitions around this one that may take nothing, too */
} place;

struct course {
    const profile *p;
    place *places;
    unsigned count;
    unsigned readers; /* places where a thread can stay */
    byte_set *sets;   /* the different ones that places read */
    unsigned set_count;
    int begin;
    automaton *member[MOST_KINDS]; /* of the kinds that are asked for */
    unsigned sticky;               /* kinds that need not derive the whole host */
    byte_set listed;
    unsigned turns, most_turns; /* while it is built: repetitions around, and at most */
    /* One step: */
    size_t now;
    unsigned round;    /* counts them */
    unsigned *visited; /* [place << most_turns | turns that took nothing yet]: last round */
    unsigned *stayed;  /* [place]: the last round in which a thread stayed there */
};

static int new_place(course *c, place made) {
    c->places = grow(c->places, c->count, sizeof(place));
    c->places[c->count] = made;
    c->readers += made.what == READS || made.what == ENDS;
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

/* What `begun` captures report. */
static unsigned components_of(const profile *p, uint32_t begun) {
    unsigned components = 0;
    for (unsigned i = 0; i < p->capture_count; i++)
        if ((begun >> i & 1) && p->captures[i].component != URIC_NOWHERE)
            components |= 1u << p->captures[i].component;
    return components;
}

/* The kinds of host that `r` tells inside the captures of `around`. */
static unsigned kinds_of(const profile *p, const rule *r, uint32_t around) {
    unsigned kinds = 0;
    bool in_host = components_of(p, around) >> URIC_HOST & 1;
    for (unsigned i = 0; in_host && i < p->kind_count; i++)
        if (p->kinds[i].rule == r)
            kinds |= 1u << i;
    return kinds;
}

static byte_set byte_of_string(const node *n, size_t i) {
    byte_set set = {{0}};
    unsigned char byte = (unsigned char)n->text[i];
    set_add(&set, byte);
    if (n->caseless && isalpha(byte)) {
        set_add(&set, (unsigned)tolower(byte));
        set_add(&set, (unsigned)toupper(byte));
    }
    return set;
}

/* Does `n` derive single bytes and nothing else, with nothing to note? Then one place will do for
 * all of it, however many alternatives it has: how a byte was derived makes no difference. */
static bool single_bytes(const course *c, const node *n, uint32_t around) {
    switch (n->kind) {
    case NODE_STRING: return n->len == 1;
    case NODE_RANGE: return true;
    case NODE_RULE:
        return captures_begun(c->p, n->rule, around) == 0 && kinds_of(c->p, n->rule, around) == 0 &&
               single_bytes(c, n->rule->body, around);
    case NODE_SEQUENCE:
        return n->child != NULL && n->child->next == NULL && single_bytes(c, n->child, around);
    case NODE_ALTERNATIVES:
        for (const node *child = n->child; child != NULL; child = child->next)
            if (!single_bytes(c, child, around))
                return false;
        return true;
    case NODE_REPEAT:
    case NODE_EXCEPT: break;
    }
    return false;
}

static int build(course *c, const node *n, uint32_t around, int after);

static int build_sequence(course *c, const node *first, uint32_t around, int after) {
    if (first == NULL)
        return after;
    return build(c, first, around, build_sequence(c, first->next, around, after));
}

static int build_alternatives(course *c, const node *n, uint32_t around, int after) {
    int all = NONE;
    for (const node *child = n->child; child != NULL; child = child->next) {
        int one = build(c, child, around, after);
        all = all == NONE ? one : new_fork(c, all, one);
    }
    return all;
}

/* One repetition, and `again` behind it; or `after`, if it took nothing. */
static int build_turn(course *c, const node *n, uint32_t around, int again, int after) {
    if (!nullable(n->child))
        return build(c, n->child, around, again);
    unsigned turn = c->turns++;
    if (turn == MOST_TURNS)
        fail("the proof cannot follow %d optional repetitions inside each other", MOST_TURNS + 1);
    if (c->most_turns < c->turns)
        c->most_turns = c->turns;
    int end = new_place(c, (place){.what = ENDS_TURN, .next = again, .other = after, .turn = turn});
    int body = build(c, n->child, around, end);
    c->turns--;
    return new_place(c, (place){.what = BEGINS_TURN, .next = body, .turn = turn});
}

static int build_repeat(course *c, const node *n, uint32_t around, int after) {
    int begin = after;
    if (n->max == UNBOUNDED) {
        begin = new_fork(c, NONE, after);
        int once = build_turn(c, n, around, begin, after);
        c->places[begin].next = once;
    }
    for (int i = n->min; i < n->max; i++) {
        int once = build_turn(c, n, around, begin, after);
        begin = new_fork(c, once, after);
    }
    for (int i = 0; i < n->min; i++)
        begin = build_turn(c, n, around, begin, after);
    return begin;
}

static int build_rule(course *c, const rule *r, uint32_t around, int after) {
    uint32_t begun = captures_begun(c->p, r, around);
    around |= begun;
    place tag = {.components = components_of(c->p, begun), .kinds = kinds_of(c->p, r, around)};
    if (tag.components == 0 && tag.kinds == 0)
        return build(c, r->body, around, after);
    tag.what = CLOSES;
    tag.next = after;
    int body = build(c, r->body, around, new_place(c, tag));
    tag.what = OPENS;
    tag.next = body;
    return new_place(c, tag);
}

/* The place where `n` begins, given the one that comes after it. */
/* For each state of a difference a fork, in which to read on comes before to end. No component
 * begins or ends within. */
static int build_difference(course *c, const difference *d, int after) {
    int *begin = allocate(d->count, sizeof(int));
    for (unsigned i = 0; i < d->count; i++)
        begin[i] = new_fork(c, NONE, d->final[i] ? after : NONE);
    for (unsigned i = 0; i < d->count; i++)
        for (unsigned k = 0; k < d->count; k++) {
            byte_set bytes = difference_bytes(d, i, k);
            if (!set_empty(bytes)) {
                int one = new_fork(c, new_reader(c, bytes, begin[k]), c->places[begin[i]].next);
                c->places[begin[i]].next = one;
            }
        }
    return begin[0];
}

static int build(course *c, const node *n, uint32_t around, int after) {
    if (single_bytes(c, n, around))
        return new_reader(c, first_bytes(n), after);
    switch (n->kind) {
    case NODE_ALTERNATIVES: return build_alternatives(c, n, around, after);
    case NODE_SEQUENCE: return build_sequence(c, n->child, around, after);
    case NODE_REPEAT: return build_repeat(c, n, around, after);
    case NODE_STRING:
        for (size_t i = n->len; i-- > 0;)
            after = new_reader(c, byte_of_string(n, i), after);
        return after;
    case NODE_RANGE: break; /* a single byte */
    case NODE_RULE: return build_rule(c, n->rule, around, after);
    case NODE_EXCEPT: return build_difference(c, difference_of((node *)(uintptr_t)n), after);
    }
    return after;
}

course *course_of(const profile *p, const rule *r, unsigned asked, byte_set listed) {
    if (p->kind_count > MOST_KINDS)
        fail("the proof cannot follow more than %d kinds of host", MOST_KINDS);
    course *c = allocate(1, sizeof *c);
    c->p = p;
    c->listed = listed;
    for (unsigned k = 0; k < p->kind_count; k++) {
        node of_kind = rule_node(p->kinds[k].rule);
        if (asked >> k & 1)
            c->member[k] = automaton_of(&of_kind, NULL);
        if (p->kinds[k].capture >= 0)
            c->sticky |= 1u << k;
    }
    node whole = rule_node(r);
    c->begin = build(c, &whole, 0, new_place(c, (place){.what = ENDS}));
    c->visited = allocate((size_t)c->count << c->most_turns, sizeof(unsigned));
    c->stayed = allocate(c->count, sizeof(unsigned));
    return c;
}

unsigned most_threads(const course *c) {
    return c->readers;
}

threads *new_threads(const course *c) {
    threads *t = allocate(1, sizeof *t);
    t->thread = allocate(c->readers, sizeof(thread));
    t->notes = allocate(c->readers, sizeof(notes));
    return t;
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

static void open_matches(const course *c, const place *p, notes *n) {
    for (unsigned i = 0; i < COMPONENTS; i++)
        if (p->components >> i & 1) {
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

static void stay(course *c, unsigned at, const notes *n, threads *to) {
    if (c->stayed[at] == c->round)
        return;
    c->stayed[at] = c->round;
    unsigned i = to->notes_count;
    while (i > 0 && memcmp(&to->notes[i - 1], n, sizeof *n) != 0)
        i--;
    if (i == 0) {
        to->notes[to->notes_count++] = *n;
        i = to->notes_count;
    }
    to->thread[to->count++] = (thread){.place = at, .notes = i - 1};
}

/* Takes a thread on until it reads. Bit t of `idle`: turn t has taken nothing yet. Where a turn
 * goes on depends on that, so a thread that comes second must have the same bits to be given up. */
static void follow(course *c, int at, unsigned idle, const notes *n, threads *to) {
    if (at == NONE)
        return;
    unsigned *visited = &c->visited[(unsigned)at << c->most_turns | idle];
    if (*visited == c->round)
        return;
    *visited = c->round;
    const place *p = &c->places[at];
    notes changed;
    switch (p->what) {
    case READS:
    case ENDS: stay(c, (unsigned)at, n, to); break;
    case FORKS:
        follow(c, p->next, idle, n, to);
        follow(c, p->other, idle, n, to);
        break;
    case OPENS:
        changed = *n;
        open_matches(c, p, &changed);
        follow(c, p->next, idle, &changed, to);
        break;
    case CLOSES:
        changed = *n;
        close_matches(c, p, &changed);
        follow(c, p->next, idle, &changed, to);
        break;
    case BEGINS_TURN: follow(c, p->next, idle | 1u << p->turn, n, to); break;
    case ENDS_TURN: {
        bool took_nothing = idle >> p->turn & 1;
        follow(c, took_nothing ? p->other : p->next, idle & ~(1u << p->turn), n, to);
        break;
    }
    }
}

static void begin_step(course *c, size_t now, threads *to) {
    c->now = now;
    c->round++;
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
        follow(c, p->next, 0, &n, to);
    }
}

const notes *first_reading(const course *c, const threads *t) {
    for (unsigned i = 0; i < t->count; i++)
        if (c->places[t->thread[i].place].what == ENDS)
            return &t->notes[t->thread[i].notes];
    return NULL;
}

bool tells_apart(const course *c, unsigned char one, unsigned char other) {
    for (unsigned i = 0; i < c->set_count; i++)
        if (set_has(&c->sets[i], one) != set_has(&c->sets[i], other))
            return true;
    return set_has(&c->listed, one) != set_has(&c->listed, other);
}
