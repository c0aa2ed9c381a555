/* Rules are expanded into an automaton whose nodes fork, read a byte, or record an event: the start
 * or the end of a node of the grammar. Threads in the order of priority follow the string (Pike's
 * machine); each has a history of its events. For "1" and `a = *( b / "1" )`:
 *
 *     begin a, begin *, [once, begin b … dies], once, begin "1", reads 1, end "1", end *, end a */
#include "draw/reading.h"

#include "automata/thompson.h"
#include "front/characters.h"
#include "worklist.h"

enum { MOST_STEPS = 1 << 20, NOTHING = -1 };

typedef enum step_kind {
    STEP_READ,
    STEP_FORK,
    STEP_BEGIN,
    STEP_ONCE,
    STEP_LEAVE,
    STEP_END
} step_kind;

typedef struct step {
    step_kind kind;
    int next, other;
    const node *node; /* of an event */
    byte_set bytes;
} step;

typedef struct event {
    int before; /* the event before it; or NOTHING */
    int step;
    size_t at; /* in the string */
} event;

typedef struct thread {
    int step, history;
} thread;

typedef struct thread_list {
    thread *threads;
    unsigned count;
} thread_list;

typedef struct follower {
    step *steps;
    unsigned step_count;
    event *events;
    unsigned event_count;
    unsigned *seen; /* of each step: 1 + the position at which a thread was there */
    thread *stack;
} follower;

static int add_step(follower *f, step s) {
    if (f->step_count == MOST_STEPS)
        return 0;
    f->steps = grow(f->steps, f->step_count, sizeof *f->steps);
    f->steps[f->step_count] = s;
    return (int)f->step_count++;
}

static int add_event(follower *f, step_kind what, const node *n, int next) {
    return add_step(f, (step){.kind = what, .node = n, .next = next, .other = NOTHING});
}

static int add_read(follower *f, byte_set bytes, int next) {
    return add_step(f, (step){.kind = STEP_READ, .bytes = bytes, .next = next, .other = NOTHING});
}

static int add_fork(follower *f, int next, int other) {
    return add_step(f, (step){.kind = STEP_FORK, .next = next, .other = other});
}

static int build(follower *f, const node *n, int after);

static int build_sequence(follower *f, const node *n, int after) {
    return n == NULL ? after : build(f, n, build_sequence(f, n->next, after));
}

static int build_alternatives(follower *f, const node *n, int after) {
    int first = build(f, n, after);
    return n->next == NULL ? first : add_fork(f, first, build_alternatives(f, n->next, after));
}

static int build_repeat(follower *f, const node *n, int after) {
    int begin = after;
    if (n->max == UNBOUNDED) {
        begin = add_fork(f, NOTHING, after);
        int once = add_event(f, STEP_ONCE, n, build(f, n->child, begin));
        f->steps[begin].next = once;
    }
    for (int i = n->min; i < n->max && f->step_count < MOST_STEPS; i++)
        begin = add_fork(f, add_event(f, STEP_ONCE, n, build(f, n->child, begin)), after);
    for (int i = 0; i < n->min && f->step_count < MOST_STEPS; i++)
        begin = add_event(f, STEP_ONCE, n, build(f, n->child, begin));
    return begin;
}

static int build_points(follower *f, const node *n, int after) {
    utf8_paths paths = utf8_paths_of(characters_of(n));
    int begin = NOTHING;
    for (unsigned i = 0; i < paths.count; i++) {
        int path = after;
        for (unsigned k = paths.list[i].len; k-- > 0;)
            path = add_read(f, paths.list[i].bytes[k], path);
        begin = begin == NOTHING ? path : add_fork(f, begin, path);
    }
    return begin;
}

static int build_difference(follower *f, const difference *d, int after) {
    int *begin = allocate(d->count, sizeof *begin);
    for (unsigned i = 0; i < d->count; i++)
        begin[i] = add_fork(f, NOTHING, d->final[i] ? after : NOTHING);
    for (unsigned i = 0; i < d->count; i++)
        for (unsigned k = 0; k < d->count; k++) {
            byte_set bytes = difference_bytes(d, i, k);
            if (!set_empty(bytes)) {
                int more = add_fork(f, add_read(f, bytes, begin[k]), f->steps[begin[i]].next);
                f->steps[begin[i]].next = more;
            }
        }
    return begin[START];
}

/* The step where `n` begins, given the one behind it. */
static int build(follower *f, const node *n, int after) {
    if (f->step_count == MOST_STEPS)
        return 0;
    after = add_event(f, STEP_LEAVE, n, after);
    switch (n->kind) {
    case NODE_ALTERNATIVES: after = build_alternatives(f, n->child, after); break;
    case NODE_SEQUENCE: after = build_sequence(f, n->child, after); break;
    case NODE_REPEAT: after = build_repeat(f, n, after); break;
    case NODE_STRING:
        for (size_t i = n->len; i-- > 0;)
            after = add_read(f, string_bytes(n, i), after);
        break;
    case NODE_RANGE: after = add_read(f, first_bytes(n), after); break;
    case NODE_POINTS: after = build_points(f, n, after); break;
    case NODE_RULE: after = build(f, n->rule->body, after); break;
    case NODE_EXCEPT:
        after = build_difference(f, difference_of((node *)(uintptr_t)n), after);
        break;
    }
    return add_event(f, STEP_BEGIN, n, after);
}

/* Adds the threads that a step leads to without reading, in the order of priority. */
static void add_threads(follower *f, thread_list *to, thread from, size_t at) {
    unsigned depth = 0;
    f->stack[depth++] = from;
    while (depth > 0) {
        thread t = f->stack[--depth];
        if (t.step == NOTHING || f->seen[t.step] == at + 1)
            continue;
        f->seen[t.step] = (unsigned)at + 1;
        const step *s = &f->steps[t.step];
        if (s->kind == STEP_READ || s->kind == STEP_END) {
            to->threads[to->count++] = t;
            continue;
        }
        if (s->kind == STEP_FORK)
            f->stack[depth++] = (thread){s->other, t.history};
        else {
            f->events = grow(f->events, f->event_count, sizeof *f->events);
            f->events[f->event_count] = (event){t.history, t.step, at};
            t.history = (int)f->event_count++;
        }
        f->stack[depth++] = (thread){s->next, t.history};
    }
}

/* The history of the first reading, or of the first one that comes as far as any. */
static int follow(follower *f, int begin, reading *r) {
    thread_list now = {.threads = allocate(f->step_count + 1, sizeof(thread))};
    thread_list next = {.threads = allocate(f->step_count + 1, sizeof(thread))};
    size_t at = 0;
    add_threads(f, &now, (thread){begin, NOTHING}, 0);
    for (; at < r->len; at++) {
        next.count = 0;
        for (unsigned i = 0; i < now.count; i++) {
            const step *s = &f->steps[now.threads[i].step];
            if (s->kind == STEP_READ && set_has(&s->bytes, (unsigned char)r->text[at]))
                add_threads(f, &next, (thread){s->next, now.threads[i].history}, at + 1);
        }
        if (next.count == 0)
            break;
        thread_list swap = now;
        now = next;
        next = swap;
    }
    r->refused = true;
    for (unsigned i = 0; i < now.count && at == r->len; i++)
        if (f->steps[now.threads[i].step].kind == STEP_END) {
            r->refused = false;
            return now.threads[i].history;
        }
    return now.count > 0 ? now.threads[0].history : NOTHING;
}

/* What tells a node from the others: a rule may be copied, and its copies are the same node. */
typedef struct node_key {
    const char *file;
    unsigned line, column, kind, pad;
} node_key;

static node_key key_of(const node *n) {
    return (node_key){
        .file = n->at.file, .line = n->at.line, .column = n->at.column, .kind = n->kind};
}

static void add_span(mark *m, size_t end) {
    if (m->span_count > 0 && m->spans[m->span_count - 1].end == m->begin)
        m->spans[m->span_count - 1].end = end;
    else if (m->span_count < MARKED_SPANS) {
        m->spans[m->span_count].begin = m->begin;
        m->spans[m->span_count++].end = end;
    } else
        m->more = true;
}

static void mark_event(const follower *f, reading *r, const event *e, unsigned *times) {
    const step *s = &f->steps[e->step];
    node_key key = key_of(s->node);
    unsigned number = worklist_add(r->nodes, &key, sizeof key);
    mark *m = &r->marks[number];
    switch (s->kind) {
    case STEP_BEGIN:
        m->begin = e->at;
        m->entered++;
        m->stops = true;
        times[number] = 0;
        break;
    case STEP_ONCE: m->repeated |= ++times[number] > 1; break;
    default:
        add_span(m, e->at);
        m->left++;
        m->stops = false;
        m->skipped |= times[number] == 0;
    }
}

reading *reading_of(const rule *r, const char *text, size_t len) {
    follower f = {0};
    int begin = build(&f, r->body, add_step(&f, (step){.kind = STEP_END, .next = NOTHING}));
    if (f.step_count == MOST_STEPS)
        return NULL;
    f.seen = allocate(f.step_count, sizeof *f.seen);
    f.stack = allocate(2 * f.step_count + 2, sizeof *f.stack);
    reading *read = allocate(1, sizeof *read);
    *read = (reading){.text = text, .len = len, .nodes = allocate(1, sizeof(worklist))};
    int last = follow(&f, begin, read);
    unsigned count = 0;
    for (int i = last; i != NOTHING; i = f.events[i].before)
        count++;
    event *events = allocate(count + 1, sizeof *events);
    for (int i = last; i != NOTHING; i = f.events[i].before)
        events[--count] = f.events[i];
    for (int i = last; i != NOTHING; i = f.events[i].before)
        count++;
    read->marks = allocate(count + 1, sizeof *read->marks);
    unsigned *times = allocate(count + 1, sizeof *times);
    for (unsigned i = 0; i < count; i++)
        mark_event(&f, read, &events[i], times);
    read->count = read->nodes->count;
    return read;
}

const mark *mark_of(const reading *read, const node *n) {
    if (read == NULL)
        return NULL;
    node_key key = key_of(n);
    unsigned number = worklist_add(read->nodes, &key, sizeof key);
    return number < read->count ? &read->marks[number] : NULL;
}
