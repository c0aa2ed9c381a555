#include "prove/backtrack.h"

#include <ctype.h>
#include <string.h>

#include "automata/thompson.h"

enum { MOST_MATCHES = 4096, NO_MATCH = -1, MOST_STEPS = 1000000 };

/* A rule that derived a part of the text, and the match that it is part of. */
typedef struct match {
    const rule *rule;
    size_t begin, end;
    int parent;
    uint32_t components; /* bit i: it is the profile's component i */
} match;

typedef struct reader {
    const char *text;
    size_t len;
    match matches[MOST_MATCHES];
    int count, open;
    unsigned steps;
    bool gave_up;
} reader;

static reader last; /* the last call's */

/* What remains to be derived: a linked list, each of whose elements lives in a caller's frame. */
typedef struct work {
    enum {
        DERIVE,      /* the node */
        DERIVE_LIST, /* the node and those behind it in a sequence */
        DERIVE_MORE, /* `count` repetitions of the node are done; the last began at `begin` */
        CLOSE,       /* the match `count` ends */
        EXCEPT       /* A of the node, an A - B, began at `begin` and ends */
    } what;
    const node *node;
    int count;
    size_t begin;
    const struct work *next;
} work;

static bool derive(reader *r, const work *w, size_t at);

static bool derive_string(reader *r, const node *n, const work *next, size_t at) {
    if (n->len > r->len - at)
        return false;
    for (size_t i = 0; i < n->len; i++) {
        unsigned char want = (unsigned char)n->text[i], got = (unsigned char)r->text[at + i];
        if (want != got && !(n->caseless && tolower(want) == tolower(got)))
            return false;
    }
    return derive(r, next, at + n->len);
}

/* The code point at an offset, or -1 if there is none: decoded as RFC 3629, 4 lists the forms. */
static int point_at(const reader *r, size_t at, size_t *len) {
    const unsigned char *b = (const unsigned char *)r->text + at;
    size_t left = r->len - at;
    *len = left == 0 ? 0 : b[0] < 0x80 ? 1 : b[0] < 0xE0 ? 2 : b[0] < 0xF0 ? 3 : 4;
    if (*len == 0 || left < *len)
        return -1;
    for (size_t i = 1; i < *len; i++)
        if (b[i] < 0x80 || b[i] > 0xBF)
            return -1;
    if (*len == 1)
        return b[0];
    if (*len == 2)
        return b[0] < 0xC2 ? -1 : (b[0] & 0x1F) << 6 | (b[1] & 0x3F);
    if (*len == 3)
        return (b[0] == 0xE0 && b[1] < 0xA0) || (b[0] == 0xED && b[1] > 0x9F)
                   ? -1
                   : (b[0] & 0xF) << 12 | (b[1] & 0x3F) << 6 | (b[2] & 0x3F);
    return (b[0] == 0xF0 && b[1] < 0x90) || (b[0] == 0xF4 && b[1] > 0x8F) || b[0] > 0xF4
               ? -1
               : (b[0] & 7) << 18 | (b[1] & 0x3F) << 12 | (b[2] & 0x3F) << 6 | (b[3] & 0x3F);
}

static bool derive_point(reader *r, const node *n, const work *next, size_t at) {
    size_t len;
    int point = point_at(r, at, &len);
    return point >= n->min && point <= n->max && derive(r, next, at + len);
}

static bool derive_rule(reader *r, const node *n, const work *next, size_t at) {
    int mine = r->count++, outer = r->open;
    if (r->count > MOST_MATCHES) {
        r->count = mine;
        r->gave_up = true;
        return false;
    }
    r->matches[mine] = (match){.rule = n->rule, .begin = at, .parent = outer};
    r->open = mine;
    work close = {.what = CLOSE, .count = mine, .next = next};
    work body = {.what = DERIVE, .node = n->rule->body, .next = &close};
    bool done = derive(r, &body, at);
    if (!done) {
        r->count = mine;
        r->open = outer;
    }
    return done;
}

static bool derive_exception(reader *r, const node *n, const work *next, size_t at) {
    work except = {.what = EXCEPT, .node = n, .begin = at, .next = next};
    work first = {.what = DERIVE, .node = n->child, .next = &except};
    return derive(r, &first, at);
}

/* Does B derive what A has read? */
static bool is_excepted(const reader *r, const work *w, size_t at) {
    const node *b = w->node->child->next;
    static const node *known;
    static automaton *a;
    if (known != b)
        a = automaton_of(b, NULL);
    known = b;
    int state = START;
    for (size_t i = w->begin; i < at; i++)
        state = automaton_step(a, state, (unsigned char)r->text[i]);
    return automaton_final(a, state);
}

static bool derive_node(reader *r, const node *n, const work *next, size_t at) {
    work w = {.what = DERIVE, .next = next};
    switch (n->kind) {
    case NODE_ALTERNATIVES:
        for (w.node = n->child; w.node != NULL; w.node = w.node->next)
            if (derive(r, &w, at))
                return true;
        return false;
    case NODE_SEQUENCE:
        w.what = DERIVE_LIST;
        w.node = n->child;
        return derive(r, &w, at);
    case NODE_REPEAT:
        w.what = DERIVE_MORE;
        w.node = n;
        return derive(r, &w, at);
    case NODE_STRING: return derive_string(r, n, next, at);
    case NODE_RANGE: {
        int byte = at < r->len ? (unsigned char)r->text[at] : -1;
        return byte >= n->min && byte <= n->max && derive(r, next, at + 1);
    }
    case NODE_POINTS: return derive_point(r, n, next, at);
    case NODE_RULE: return derive_rule(r, n, next, at);
    case NODE_EXCEPT: return derive_exception(r, n, next, at);
    }
    return false;
}

/* As often as possible. A repetition without bounds stops when it reads nothing. */
static bool derive_more(reader *r, const work *w, size_t at) {
    const node *n = w->node;
    if (n->max == UNBOUNDED && w->count > n->min && w->begin == at)
        return false;
    if (n->max == UNBOUNDED || w->count < n->max) {
        work again = *w;
        again.count++;
        again.begin = at;
        work once = {.what = DERIVE, .node = n->child, .next = &again};
        if (derive(r, &once, at))
            return true;
    }
    return w->count >= n->min && derive(r, w->next, at);
}

static bool derive(reader *r, const work *w, size_t at) {
    r->gave_up |= ++r->steps > MOST_STEPS;
    if (r->gave_up)
        return false;
    if (w == NULL)
        return at == r->len;
    if (w->what == DERIVE)
        return derive_node(r, w->node, w->next, at);
    if (w->what == DERIVE_MORE)
        return derive_more(r, w, at);
    if (w->what == EXCEPT)
        return !is_excepted(r, w, at) && derive(r, w->next, at);
    if (w->what == DERIVE_LIST) {
        if (w->node == NULL)
            return derive(r, w->next, at);
        work rest = {.what = DERIVE_LIST, .node = w->node->next, .next = w->next};
        return derive_node(r, w->node, &rest, at);
    }
    match *closed = &r->matches[w->count];
    closed->end = at;
    r->open = closed->parent;
    if (derive(r, w->next, at))
        return true;
    r->open = w->count;
    return false;
}

static bool is_inside(const reader *r, int inner, int outer) {
    while (inner != NO_MATCH && inner != outer)
        inner = r->matches[inner].parent;
    return inner == outer;
}

/* The first kind whose rule took part in deriving the host: all of it, or, if the kind has a
 * component, a part of it (the address between brackets). */
static unsigned kind_of_host(const reader *r, const profile *p, int host) {
    for (unsigned k = 0; k < p->kind_count; k++)
        for (int m = 0; m < r->count; m++) {
            const match *one = &r->matches[m];
            bool whole = one->begin == r->matches[host].begin && one->end == r->matches[host].end;
            if (one->rule == p->kinds[k].rule && is_inside(r, m, host) &&
                (whole || p->kinds[k].component >= 0))
                return p->kinds[k].value;
        }
    return URIC_HOST_NONE;
}

/* Finds which components each match is. */
static void find_components(reader *r, const profile *p) {
    uint32_t names[MOST_MATCHES]; /* around what is in each match */
    for (int m = 0; m < r->count; m++) {
        match *one = &r->matches[m];
        uint32_t outside = one->parent == NO_MATCH ? 0 : names[one->parent];
        one->components = components_begun(p, one->rule, outside);
        names[m] = names_around(p, one->rule, one->components, outside);
    }
}

static void collect(const reader *r, const profile *p, uric_span components[COMPONENTS],
                    unsigned *host_kind) {
    for (int m = 0; m < r->count; m++)
        for (unsigned i = 0; i < p->component_count; i++) {
            const match *one = &r->matches[m];
            const profile_component *c = &p->components[i];
            if (!(one->components >> i & 1) || c->number == URIC_NO_COMPONENT)
                continue;
            uric_span *span = &components[c->number];
            const char *begin = c->is_list && span->at != NULL ? span->at : r->text + one->begin;
            *span = (uric_span){begin, (size_t)(r->text + one->end - begin)};
            if (c->number == URIC_HOST)
                *host_kind = kind_of_host(r, p, m);
        }
}

backtrack_result backtrack(const profile *p, const struct rule *of, const char *text, size_t len,
                           uric_span components[COMPONENTS], unsigned *host_kind) {
    last.text = text;
    last.len = len;
    last.count = 0;
    last.open = NO_MATCH;
    last.steps = 0;
    last.gave_up = false;
    memset(components, 0, COMPONENTS * sizeof *components);
    *host_kind = URIC_HOST_NONE;
    node n = {.kind = NODE_RULE, .rule = (rule *)(uintptr_t)of};
    work whole = {.what = DERIVE, .node = &n};
    if (!derive(&last, &whole, 0))
        return last.gave_up ? GAVE_UP : NOT_DERIVED;
    find_components(&last, p);
    collect(&last, p, components, host_kind);
    return DERIVED;
}

uric_span item_of_reading(unsigned list, unsigned index) {
    for (int m = 0; m < last.count; m++) {
        const match *one = &last.matches[m];
        if ((one->components >> list & 1) && index-- == 0)
            return (uric_span){last.text + one->begin, one->end - one->begin};
    }
    return (uric_span){NULL, 0};
}
