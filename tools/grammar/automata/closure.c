#include "automata/closure.h"

#include <string.h>

/* Contexts. */

/* A context, as a key of the worklist. */
typedef struct context {
    unsigned parent;    /* the context around the A - B */
    unsigned exception; /* the number of B */
    int nodes[];        /* of B, ascending: those that read or end */
} context;

static const context *context_at(const closure *c, unsigned number, unsigned *count) {
    const work_item *item = &c->contexts.items[number];
    *count = (unsigned)((item->size - sizeof(context)) / sizeof(int));
    return item->key;
}

/* Marks the nodes of an exception that read or end, from a node on. */
static void mark_nodes(closure *c, const nfa *n, int at) {
    while (!c->marked[at]) {
        c->marked[at] = true;
        if (n->nodes[at].kind != NFA_FORK)
            return;
        mark_nodes(c, n, n->nodes[at].other);
        at = n->nodes[at].next;
    }
}

/* The context whose nodes are marked; clears the marks. */
static unsigned intern_marked(closure *c, unsigned parent, unsigned exception) {
    const nfa *n = c->nfa->exceptions[exception];
    unsigned count = 0;
    c->made->parent = parent;
    c->made->exception = exception;
    for (unsigned i = 0; i < n->count; i++) {
        if (c->marked[i] && n->nodes[i].kind != NFA_FORK)
            c->made->nodes[count++] = (int)i;
        c->marked[i] = false;
    }
    return worklist_add(&c->contexts, c->made, sizeof(context) + count * sizeof(int));
}

static unsigned enter_exception(closure *c, unsigned parent, unsigned exception) {
    const nfa *n = c->nfa->exceptions[exception];
    mark_nodes(c, n, n->start);
    return intern_marked(c, parent, exception);
}

/* The context behind a byte. */
static unsigned step_context(closure *c, unsigned number, unsigned char byte) {
    unsigned count;
    if (number == OUTSIDE)
        return OUTSIDE;
    const context *at = context_at(c, number, &count);
    const nfa *n = c->nfa->exceptions[at->exception];
    unsigned parent = step_context(c, at->parent, byte);
    for (unsigned i = 0; i < count; i++) {
        const nfa_node *reader = &n->nodes[at->nodes[i]];
        if (reader->kind == NFA_READ && set_has(&reader->bytes, byte))
            mark_nodes(c, n, reader->next);
    }
    return intern_marked(c, parent, at->exception);
}

/* Does B derive what was read since the context was entered? */
static bool is_excepted(const closure *c, unsigned number) {
    unsigned count;
    const context *at = context_at(c, number, &count);
    const nfa *n = c->nfa->exceptions[at->exception];
    return count > 0 && n->nodes[at->nodes[0]].kind == NFA_END; /* node 0 */
}

static unsigned parent_of(const closure *c, unsigned number) {
    return ((const context *)c->contexts.items[number].key)->parent;
}

/* Lists. */

/* A node that is to be followed. */
typedef struct branch {
    int node;
    unsigned context;
    uint64_t pending;
} branch;

static void push(closure *c, size_t *depth, branch b) {
    c->stack = grow_again(c->stack, *depth, &c->stack_room, sizeof b);
    c->stack[(*depth)++] = b;
}

static void add_configuration(closure *c, const branch *at, const uint8_t *version) {
    configuration made = {.node = at->node, .context = at->context, .pending = at->pending};
    memcpy(made.version, version, c->tags.count);
    c->list = grow_again(c->list, c->count, &c->room, sizeof made);
    c->list[c->count++] = made;
}

/* A recurring component begins where its begin was not passed yet; all other tags are set each
 * time. */
static bool is_set_by(const closure *c, unsigned tag, const uint8_t *version) {
    bool begins_again = tag % 2 == 0 && (c->tags.recurring >> tag & 1) != 0 && version[tag] != NIL;
    return c->tags.count > 0 && !begins_again;
}

/* Is this the first time that the list comes to the node? */
static bool visit(closure *c, const branch *at) {
    if (at->context != OUTSIDE)
        return number_set_add(&c->inside, (uint64_t)at->context << 32 | (unsigned)at->node);
    bool first = c->met[at->node] != c->lists;
    c->met[at->node] = c->lists;
    return first;
}

/* Follows forks and tags from a node to all that read or end, in order. */
static void close_over(closure *c, int from, unsigned in, const uint8_t *version) {
    size_t depth = 0;
    push(c, &depth, (branch){.node = from, .context = in});
    while (depth > 0) {
        branch at = c->stack[--depth];
        const nfa_node *n = &c->nfa->nodes[at.node];
        branch next = {n->next, at.context, at.pending};
        if (!visit(c, &at))
            continue;
        switch (n->kind) {
        case NFA_READ:
        case NFA_CALL:
        case NFA_END: add_configuration(c, &at, version); continue;
        case NFA_FORK: push(c, &depth, (branch){n->other, at.context, at.pending}); break;
        case NFA_TAG:
            if (is_set_by(c, n->number, version))
                next.pending |= (uint64_t)1 << n->number;
            break;
        case NFA_ENTER: next.context = enter_exception(c, at.context, n->number); break;
        case NFA_LEAVE:
            if (is_excepted(c, at.context))
                continue;
            next.context = parent_of(c, at.context);
            break;
        }
        push(c, &depth, next);
    }
}

void closure_begin(closure *c, const nfa *n, tag_set tags) {
    context outside = {.parent = OUTSIDE};
    unsigned most = 0;
    uint8_t version[MOST_TAGS];
    for (unsigned i = 0; i < n->exception_count; i++)
        most = n->exceptions[i]->count > most ? n->exceptions[i]->count : most;
    *c = (closure){.nfa = n, .tags = tags, .marked = allocate(most, sizeof(bool))};
    c->made = allocate(1, sizeof(context) + most * sizeof(int));
    c->met = allocate(n->count, sizeof *c->met);
    c->lists = 1;
    worklist_add(&c->contexts, &outside, sizeof outside);
    for (unsigned tag = 0; tag < tags.count; tag++)
        version[tag] = (tags.recurring >> tag & 1) != 0 ? NIL : AGREED;
    close_over(c, n->start, OUTSIDE, version);
}

int closure_step(closure *c, const configuration *before, unsigned count, unsigned char byte) {
    int call = NO_CALL;
    c->count = 0;
    c->lists++;
    number_set_clear(&c->inside);
    for (unsigned i = 0; i < count; i++) {
        const configuration *at = &before[i];
        const nfa_node *n = &c->nfa->nodes[at->node];
        uint8_t version[MOST_TAGS];
        if (!set_has(&n->bytes, byte))
            continue;
        if (n->kind == NFA_CALL)
            call = (int)n->number;
        memcpy(version, at->version, sizeof version);
        for (unsigned tag = 0; tag < c->tags.count; tag++)
            if (at->pending >> tag & 1)
                version[tag] = NEW;
        close_over(c, n->next, step_context(c, at->context, byte), version);
    }
    return call;
}

void release_closure(closure *c) {
    release(c->list);
    release(c->met);
    release(c->inside.slots);
    release_worklist(&c->contexts);
    release(c->made);
    release(c->marked);
    release(c->stack);
}
