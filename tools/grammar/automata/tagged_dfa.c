/* How the automaton finds the first reading.
 *
 * A *configuration* is a node of the NFA (nfa.h) that reads or ends, with what its reading knows of
 * each tag: its version. A state of the tagged automaton is a list of configurations in the order
 * in which backtracking would try them, together with a state of Ragel's automaton, which has read
 * the same text. Of two configurations at one node the first counts: the other could only go on in
 * the same way, later. So lists are finite, and so are the states. (Laurikari 2000; Trofimovich
 * 2017, TDFA(1), as in re2c.)
 *
 * A transition with a byte takes the configurations that read it, in order. Each one sets the tags
 * that are *pending* (passed on the way to its node) to the offset of this byte, then follows the
 * forks behind its node and collects further pending tags. So the end of a component is set by the
 * byte behind it, and a run of bytes sets nothing.
 *
 * A version of a tag is
 *     NIL      the reading has not passed the tag;
 *     AGREED   the value of the tag's own register, the same in all configurations;
 *     1 + i    the value in the i-th register of the tag, since configurations disagree;
 *     NEW      set by this very byte, until registers are assigned.
 * Where configurations agree again, the value goes back to the tag's own register. A plain
 * component occurs once in a reading (lint.h), so if one configuration sets a tag now, those that
 * agreed about it with this one had not passed it: AGREED turns into NIL, and no register has to be
 * saved. A list begins once, where its begin is NIL, and ends again and again; so its versions tell
 * NIL from AGREED always.
 *
 * A beginning is set before it is needed, by the delimiter (SET_NEXT: the offset behind this byte),
 * where each configuration either has it pending or has not passed it and never will with what the
 * register holds: who has not passed a begin does not read it. This is done where the byte does
 * something anyway, or where all configurations begin something; elsewhere a run would be slowed
 * down by a component that may begin at each of its bytes.
 *
 * Example: R = "/" [ u "@" ] h [ ":" p ], u = *"a", h = *( "a" / "b" ), p = *"1"; components u, h
 * and p. Each state with its list; the pending tags of a configuration stand in brackets, and u( is
 * the begin of u, u) its end. (tests/grammar/good/tagged.dump is that.)
 *
 *            "/"                       ":"
 *      0 ──────────▶ 1 ◀┐ "a" ───────────────────▶ 2 ◀┐ "1"
 *          u(:=next  └──┘        h):=here, p(:=next  └──┘
 *          h(:=next  │ "@"  u):=here, h(:=next     ▲
 *                    │ "b"                         │ ":"  the same
 *                    ▼                             │
 *                    3 ◀┐ ────────────────────────┘
 *                    └──┘ "a" "b"
 *
 *      0:  "/"
 *      1:  u "a"    "@"[u)]    h "a"    h "b"    ":"[h)]    end[h)]
 *      2:  p "1"    end[p)]
 *      3:  h "a"    h "b"      ":"[h)]  end[h)]
 *
 * In state 1, u and h are both being read; "u" comes first, but only "@" shows that it is there.
 * With "b" its configurations die; no operation is needed, for nobody reads the begin of a
 * component without its end. Behind "@" the list is that of state 3, as the begin of h is set anew.
 *
 * At the end, the first configuration at an end node says where each tag is: here (pending), in a
 * register, or nowhere. All registers of beginnings hold 0 at first, those of ends no value.
 *
 * Ragel's automaton decides what is accepted. Where the lists disagree with it, the tool is wrong,
 * and says so with a string. */
#include "automata/tagged_dfa.h"

#include <stdlib.h>
#include <string.h>

enum { AGREED = 0, NIL = 255, NEW = 254, NEXT = 253, MOST_VERSIONS = 200 };

enum { SPARE_REGISTER = MOST_REGISTERS - 1 };

enum { OUTSIDE = 0 }; /* the context of a configuration in no exception */

typedef struct configuration {
    int node;
    unsigned context;
    uint64_t pending; /* bit t: tag t */
    uint8_t version[MOST_TAGS];
} configuration;

/* Where a configuration is in an A - B: what B could have read of the same text. */
typedef struct context {
    unsigned parent;    /* of the A - B around it */
    unsigned exception; /* the number of B */
    int *nodes;         /* of B, ascending */
    unsigned count;
    unsigned *seen; /* [node of the NFA]: the last list in which a configuration was there */
} context;

/* A list, as bytes that are the same for equal lists. */
typedef struct packed_state {
    unsigned char *bytes;
    size_t size;
    unsigned configurations;
    int ragel;          /* the state of Ragel's machine; REJECT: it has refused the text */
    int behind;         /* the call that has just been left, or NO_CALL */
    int from;           /* the state before the last byte, */
    unsigned char byte; /* and that byte */
} packed_state;

typedef struct builder {
    const request *r;
    const nfa *nfa;
    const ragel_machine *ragel;
    unsigned tags;                  /* that are followed: 2 a component; or 0 */
    unsigned extra[MOST_REGISTERS]; /* tag * MOST_VERSIONS + version, of each register in use
                                       behind those of tags */
    unsigned extra_count;
    uint8_t class_of[256]; /* bytes that no node tells apart */
    unsigned char member[256];
    unsigned classes;
    context *contexts;
    unsigned context_count;
    packed_state *states;
    unsigned count;
    unsigned *buckets; /* hash of states: 1 + state, open addressing */
    size_t bucket_count;
    configuration *list; /* that is being made, */
    size_t list_room;
    unsigned list_count;
    unsigned lists;        /* how many have been made */
    configuration *before; /* that is being stepped from */
    size_t before_room;
    unsigned before_count;
    struct branch *stack; /* of close_over */
    size_t stack_room;
    int *nodes;   /* of intern_context */
    bool *marked; /* [node of an exception] */
    unsigned char *packed;
    size_t packed_room;
    bool failed;
    state_list *out;
    unsigned first; /* of its states, in `out` */
} builder;

/* Contexts. */

/* Marks the nodes that read or end behind a node of an exception. */
static void mark_nodes(builder *b, const nfa *n, int at) {
    while (!b->marked[at]) {
        b->marked[at] = true;
        if (n->nodes[at].kind != NFA_FORK)
            return;
        mark_nodes(b, n, n->nodes[at].other);
        at = n->nodes[at].next;
    }
}

/* The context whose nodes are marked; clears the marks. */
static unsigned intern_context(builder *b, unsigned parent, unsigned exception) {
    const nfa *n = b->nfa->exceptions[exception];
    unsigned count = 0;
    for (unsigned i = 0; i < n->count; i++) {
        if (b->marked[i] && n->nodes[i].kind != NFA_FORK)
            b->nodes[count++] = (int)i;
        b->marked[i] = false;
    }
    for (unsigned i = 1; i < b->context_count; i++) {
        const context *c = &b->contexts[i];
        if (c->parent == parent && c->exception == exception && c->count == count &&
            memcmp(c->nodes, b->nodes, count * sizeof(int)) == 0)
            return i;
    }
    b->contexts = grow(b->contexts, b->context_count, sizeof(context));
    context *made = &b->contexts[b->context_count];
    *made = (context){.parent = parent, .exception = exception, .count = count};
    made->nodes = allocate(count, sizeof(int));
    memcpy(made->nodes, b->nodes, count * sizeof(int));
    made->seen = allocate(b->nfa->count, sizeof(unsigned));
    return b->context_count++;
}

static unsigned enter_exception(builder *b, unsigned parent, unsigned exception) {
    mark_nodes(b, b->nfa->exceptions[exception], b->nfa->exceptions[exception]->start);
    return intern_context(b, parent, exception);
}

static unsigned advance_context(builder *b, unsigned at, unsigned char byte) {
    if (at == OUTSIDE)
        return OUTSIDE;
    unsigned parent = advance_context(b, b->contexts[at].parent, byte);
    const context *c = &b->contexts[at];
    const nfa *n = b->nfa->exceptions[c->exception];
    for (unsigned i = 0; i < c->count; i++) {
        const nfa_node *at_node = &n->nodes[c->nodes[i]];
        if (at_node->kind == NFA_READ && set_has(&at_node->bytes, byte))
            mark_nodes(b, n, at_node->next);
    }
    return intern_context(b, parent, c->exception);
}

/* Does B derive what was read since the context was entered? */
static bool is_excepted(const builder *b, unsigned at) {
    const context *c = &b->contexts[at];
    return c->count > 0 && b->nfa->exceptions[c->exception]->nodes[c->nodes[0]].kind == NFA_END;
}

/* Lists. */

static const profile_component *component_of_tag(const builder *b, unsigned tag) {
    return &b->r->p->components[tag / 2];
}

static bool is_begin(unsigned tag) {
    return tag % 2 == 0;
}

/* The gap between two items is not a list. */
static bool is_list(const builder *b, unsigned tag) {
    return b->r->line == NULL && component_of_tag(b, tag)->is_list;
}

/* A node that is to be followed. */
typedef struct branch {
    int node;
    unsigned context;
    uint64_t pending;
} branch;

/* A list begins where its begin was not passed yet; all other tags are set each time. */
static uint64_t pass_tag(const builder *b, unsigned tag, const branch *from,
                         const uint8_t *version) {
    if (b->tags == 0 || (is_begin(tag) && is_list(b, tag) && version[tag] != NIL))
        return from->pending;
    return from->pending | (uint64_t)1 << tag;
}

static void add_configuration(builder *b, const branch *at, const uint8_t *version) {
    configuration *c;
    b->list = grow_again(b->list, b->list_count, &b->list_room, sizeof *c);
    c = &b->list[b->list_count++];
    memset(c, 0, sizeof *c);
    c->node = at->node;
    c->context = at->context;
    c->pending = at->pending;
    memcpy(c->version, version, b->tags);
}

static void push(builder *b, size_t *depth, branch at) {
    b->stack = grow_again(b->stack, *depth, &b->stack_room, sizeof at);
    b->stack[(*depth)++] = at;
}

/* Follows forks and tags from a node to all that read or end, in order. */
static void close_over(builder *b, int from, unsigned in, const uint8_t *version) {
    size_t depth = 0;
    push(b, &depth, (branch){.node = from, .context = in});
    while (depth > 0) {
        branch at = b->stack[--depth];
        const nfa_node *n = &b->nfa->nodes[at.node];
        unsigned *seen = &b->contexts[at.context].seen[at.node];
        branch next = {n->next, at.context, at.pending};
        if (*seen == b->lists)
            continue;
        *seen = b->lists;
        switch (n->kind) {
        case NFA_READ:
        case NFA_CALL:
        case NFA_END: add_configuration(b, &at, version); continue;
        case NFA_FORK: push(b, &depth, (branch){n->other, at.context, at.pending}); break;
        case NFA_TAG: next.pending = pass_tag(b, n->number, &at, version); break;
        case NFA_ENTER: next.context = enter_exception(b, at.context, n->number); break;
        case NFA_LEAVE:
            if (is_excepted(b, at.context))
                continue;
            next.context = b->contexts[at.context].parent;
            break;
        }
        push(b, &depth, next);
    }
}

static void begin_list(builder *b) {
    b->list_count = 0;
    b->lists++;
}

/* Versions and registers. */

static unsigned register_of(builder *b, unsigned tag, unsigned version) {
    if (version <= 1)
        return tag;
    unsigned key = tag * MOST_VERSIONS + version, i = 0;
    while (i < b->extra_count && b->extra[i] != key)
        i++;
    if (MOST_TAGS + i >= SPARE_REGISTER || version == MOST_VERSIONS) {
        if (!b->failed)
            error_at(component_of_tag(b, tag)->at,
                     "component %s: too many readings of rule %s disagree about where it %s",
                     component_of_tag(b, tag)->name, b->r->rule->name,
                     is_begin(tag) ? "begins" : "ends");
        b->failed = true;
        return tag;
    }
    if (i == b->extra_count)
        b->extra[b->extra_count++] = key;
    return MOST_TAGS + i;
}

typedef struct operation_list {
    operation list[MOST_OPERATIONS];
    unsigned count;
} operation_list;

static void add_operation(operation_list *to, operation_kind what, unsigned r, unsigned from) {
    to->list[to->count++] = (operation){what, r, from}; /* at most one a register, and a spare */
}

/* The register of an end holds one more than the offset, so that 0 is no value (uric_tables.h). */
static void add_assignment(builder *b, operation_list *to, unsigned tag, unsigned was,
                           unsigned version) {
    unsigned r = register_of(b, tag, version);
    if (was == NEW || was == NEXT)
        add_operation(to, was == NEW && is_begin(tag) ? SET_HERE : SET_NEXT, r, 0);
    else if (register_of(b, tag, was) != r)
        add_operation(to, COPY, r, register_of(b, tag, was));
}

static bool is_set_now(unsigned version) {
    return version == NEW || version == NEXT;
}

static bool any_sets(const builder *b, unsigned tag) {
    for (unsigned i = 0; i < b->list_count; i++)
        if (is_set_now(b->list[i].version[tag]))
            return true;
    return false;
}

static bool has_passed_none(const builder *b, unsigned tag, const configuration *c) {
    return c->version[tag] == NIL || (c->version[tag] == AGREED && !is_list(b, tag));
}

static const uint64_t begins = UINT64_C(0x5555555555555555), ends = UINT64_C(0xAAAAAAAAAAAAAAAA);

/* Can the register of a begin be set by this byte for all that have it pending? Not if all of them
 * end something else first: what follows a component that may be empty comes later as a rule. */
static bool may_set_next(const builder *b, unsigned tag) {
    bool any = false;
    for (unsigned i = 0; i < b->list_count; i++) {
        const configuration *c = &b->list[i];
        any |= (c->pending >> tag & 1) && (c->pending & ends) == 0;
        if (!has_passed_none(b, tag, c))
            return false;
    }
    return any;
}

static bool all_begin_something(const builder *b) {
    for (unsigned i = 0; i < b->list_count; i++)
        if ((b->list[i].pending & begins) == 0)
            return false;
    return true;
}

static void set_beginnings(builder *b, bool does_something) {
    if (!does_something && !all_begin_something(b))
        return;
    for (unsigned tag = 0; tag < b->tags; tag += 2) {
        if (!may_set_next(b, tag))
            continue;
        for (unsigned i = 0; i < b->list_count; i++) {
            configuration *c = &b->list[i];
            if (c->pending >> tag & 1)
                c->version[tag] = NEXT;
            c->pending &= ~((uint64_t)1 << tag);
        }
    }
}

/* Assigns registers to the versions of one tag. */
static void assign_tag(builder *b, unsigned tag, operation_list *to) {
    bool plain = !is_list(b, tag);
    uint8_t values[MOST_VERSIONS];
    unsigned count = 0, unset = 0;
    bool forget = plain && any_sets(b, tag);
    for (unsigned i = 0; i < b->list_count; i++) {
        uint8_t *version = &b->list[i].version[tag];
        if (*version == AGREED)
            *version = forget ? NIL : 1;
        unsigned k = 0;
        while (k < count && values[k] != *version)
            k++;
        if (*version == NIL)
            unset++;
        else if (k == count && count + 1 < MOST_VERSIONS)
            values[count++] = *version;
    }
    if (count == 0 && !plain)
        return;
    if (count == 0 && !is_begin(tag)) /* a register that holds no value is one that is not used */
        add_operation(to, CLEAR, tag, 0);
    bool agreed = count == 0 || (count == 1 && unset == 0);
    for (unsigned k = 0; k < count; k++)
        add_assignment(b, to, tag, values[k], agreed ? AGREED : 1 + k);
    for (unsigned i = 0; i < b->list_count; i++) {
        uint8_t *version = &b->list[i].version[tag];
        unsigned k = 0;
        while (k < count && values[k] != *version)
            k++;
        if (agreed)
            *version = AGREED;
        else if (*version != NIL)
            *version = (uint8_t)(1 + k);
    }
}

/* For each tag: 0 if it is AGREED in all configurations. */
static void find_disputed(const builder *b, uint8_t disputed[MOST_TAGS]) {
    memset(disputed, 0, MOST_TAGS);
    for (unsigned i = 0; i < b->list_count; i++)
        for (unsigned tag = 0; tag < MOST_TAGS; tag++)
            disputed[tag] |= b->list[i].version[tag];
}

static const operations *assign_registers(builder *b, bool may_begin_next) {
    operation_list list = {.count = 0};
    uint8_t disputed[MOST_TAGS];
    bool does_something = false;
    find_disputed(b, disputed);
    for (unsigned tag = 0; tag < b->tags; tag++)
        for (unsigned i = 0; disputed[tag] != 0 && i < b->list_count; i++)
            does_something |= b->list[i].version[tag] == NEW;
    if (may_begin_next)
        set_beginnings(b, does_something);
    find_disputed(b, disputed);
    for (unsigned tag = 0; tag < b->tags; tag++)
        if (disputed[tag] != 0)
            assign_tag(b, tag, &list);
    return operations_at_once(list.list, list.count, SPARE_REGISTER);
}

/* States. */

static void put_bytes(unsigned char **to, const void *from, size_t size) {
    memcpy(*to, from, size);
    *to += size;
}

static size_t packed_size(const builder *b) {
    return sizeof(int) + sizeof(unsigned) + sizeof(uint64_t) + b->tags;
}

static int by_node(const void *a, const void *b) {
    return memcmp(a, b, sizeof(configuration));
}

/* The list that was made, as bytes in `packed`; gives their number. */
static size_t pack_list(builder *b, int ragel) {
    size_t size = sizeof ragel + b->list_count * packed_size(b);
    if (size > b->packed_room) {
        b->packed_room = 2 * size;
        b->packed = allocate(b->packed_room, 1);
    }
    unsigned char *to = b->packed;
    if (b->tags == 0) /* then the order makes no difference */
        qsort(b->list, b->list_count, sizeof *b->list, by_node);
    put_bytes(&to, &ragel, sizeof ragel);
    for (unsigned i = 0; i < b->list_count; i++) {
        const configuration *c = &b->list[i];
        put_bytes(&to, &c->node, sizeof c->node);
        put_bytes(&to, &c->context, sizeof c->context);
        put_bytes(&to, &c->pending, sizeof c->pending);
        put_bytes(&to, c->version, b->tags);
    }
    return size;
}

static void take_bytes(const unsigned char **from, void *to, size_t size) {
    memcpy(to, *from, size);
    *from += size;
}

/* The list of a state, into `before`. */
static void unpack_list(builder *b, unsigned state) {
    const packed_state *s = &b->states[state];
    const unsigned char *from = s->bytes + sizeof s->ragel;
    b->before_count = 0;
    while (b->before_count < s->configurations) {
        b->before = grow_again(b->before, b->before_count, &b->before_room, sizeof *b->before);
        configuration *c = &b->before[b->before_count++];
        take_bytes(&from, &c->node, sizeof c->node);
        take_bytes(&from, &c->context, sizeof c->context);
        take_bytes(&from, &c->pending, sizeof c->pending);
        take_bytes(&from, c->version, b->tags);
    }
}

static size_t bucket_of(const builder *b, const unsigned char *bytes, size_t size) {
    size_t at = hash_bytes(bytes, size) & (b->bucket_count - 1);
    for (; b->buckets[at] != 0; at = (at + 1) & (b->bucket_count - 1)) {
        const packed_state *s = &b->states[b->buckets[at] - 1];
        if (s->size == size && memcmp(s->bytes, bytes, size) == 0)
            break;
    }
    return at;
}

static void double_buckets(builder *b) {
    b->bucket_count = b->bucket_count == 0 ? 256 : 2 * b->bucket_count;
    b->buckets = allocate(b->bucket_count, sizeof *b->buckets);
    for (unsigned i = 0; i < b->count; i++)
        b->buckets[bucket_of(b, b->states[i].bytes, b->states[i].size)] = i + 1;
}

/* The state of the list that was made. */
static unsigned intern_state(builder *b, int ragel, int behind, int from, unsigned char byte) {
    if (2 * b->count >= b->bucket_count)
        double_buckets(b);
    size_t size = pack_list(b, ragel), bucket = bucket_of(b, b->packed, size);
    if (b->buckets[bucket] != 0)
        return b->buckets[bucket] - 1;
    packed_state s = {.size = size, .configurations = b->list_count, .ragel = ragel};
    s.behind = behind;
    s.from = from;
    s.byte = byte;
    s.bytes = allocate(size, 1);
    memcpy(s.bytes, b->packed, size);
    b->states = grow(b->states, b->count, sizeof s);
    b->states[b->count] = s;
    b->buckets[bucket] = b->count + 1;
    return b->count++;
}

/* Steps. */

/* A string that leads to a state, one of the shortest; a called rule's stands as its name. */
static char *string_to(const builder *b, int state) {
    char *text = copy_text("", 0);
    for (; b->states[state].from >= 0; state = b->states[state].from) {
        const packed_state *s = &b->states[state];
        if (s->behind != NO_CALL)
            text = format_text("<%s>%s", b->r->p->calls.rules[s->behind]->name, text);
        else if (s->byte < 0x20 || s->byte > 0x7E)
            text = format_text("\\x%02X%s", s->byte, text);
        else
            text = format_text("%c%s", s->byte, text);
    }
    return text;
}

static void report_disagreement(builder *b, unsigned state, bool ragel_accepts) {
    if (!b->failed)
        error_at(b->r->rule->at, "rule %s: Ragel's machine %s \"%s\", the grammar does not",
                 b->r->rule->name, ragel_accepts ? "accepts" : "refuses", string_to(b, (int)state));
    b->failed = true;
}

/* Do all configurations agree about the gap behind an item, for good? */
static bool is_settled(const builder *b) {
    unsigned begin = 2 * b->r->list, end = begin + 1;
    for (unsigned i = 0; i < b->list_count; i++) {
        const configuration *c = &b->list[i];
        if (b->nfa->nodes[c->node].open || (c->pending >> begin & 3) != 0 ||
            c->version[begin] != AGREED || c->version[end] != AGREED)
            return false;
    }
    return true;
}

/* Leaves one configuration, which ends. */
static void stop_here(builder *b) {
    b->list[0].node = 0; /* the end */
    b->list[0].context = OUTSIDE;
    b->list_count = 1;
}

static int ragel_step(const builder *b, int state, unsigned char byte) {
    return b->ragel == NULL || state == REJECT ? REJECT : b->ragel->states[state].next[byte];
}

/* Makes the list behind a byte. Gives the rule that is called there, or NO_CALL. */
static int make_list(builder *b, unsigned char byte) {
    int call = NO_CALL;
    begin_list(b);
    for (unsigned i = 0; i < b->before_count; i++) {
        const configuration *c = &b->before[i];
        const nfa_node *n = &b->nfa->nodes[c->node];
        uint8_t version[MOST_TAGS];
        if (n->kind == NFA_END || !set_has(&n->bytes, byte))
            continue;
        if (n->kind == NFA_CALL)
            call = (int)n->number;
        memcpy(version, c->version, b->tags);
        for (unsigned tag = 0; tag < b->tags; tag++)
            if (c->pending >> tag & 1)
                version[tag] = NEW;
        close_over(b, n->next, advance_context(b, c->context, byte), version);
    }
    return call;
}

static transition take_transition(builder *b, unsigned state, unsigned char byte) {
    transition s = {.target = REJECT, .call = make_list(b, byte), .goto_table = NO_GOTO};
    int ragel = ragel_step(b, b->states[state].ragel, byte);
    if (b->list_count == 0) {
        int behind = b->states[state].behind;
        bool continues = behind != NO_CALL && set_has(&b->r->p->continuing[behind], byte);
        if (ragel != REJECT && !continues) {
            unsigned there = intern_state(b, ragel, NO_CALL, (int)state, byte);
            report_disagreement(b, there, true);
        }
        return s;
    }
    if (s.call != NO_CALL && ragel != REJECT)
        ragel = ragel_behind(b->ragel, b->states[state].ragel, b->r->p->calls.rules[s.call],
                             &b->r->p->continuing[s.call]);
    s.operations = assign_registers(b, s.call == NO_CALL);
    if (b->r->line != NULL && is_settled(b))
        stop_here(b);
    s.target = (int)intern_state(b, ragel, s.call, (int)state, byte);
    return s;
}

/* The end of the text, for the first reading that is complete there; NULL if none is. */
static const operations *end_operations(builder *b) {
    operation_list list = {.count = 0};
    unsigned i = 0;
    while (i < b->before_count && b->nfa->nodes[b->before[i].node].kind != NFA_END)
        i++;
    if (i == b->before_count)
        return NULL;
    const configuration *c = &b->before[i];
    for (unsigned tag = 0; tag < b->tags; tag++)
        if (c->pending >> tag & 1)
            add_operation(&list, is_begin(tag) ? SET_HERE : SET_NEXT, tag, 0);
        else if (c->version[tag] == NIL && !is_begin(tag))
            add_operation(&list, CLEAR, tag, 0);
        else if (c->version[tag] != NIL && register_of(b, tag, c->version[tag]) != tag)
            add_operation(&list, COPY, tag, register_of(b, tag, c->version[tag]));
    return operations_at_once(list.list, list.count, SPARE_REGISTER);
}

static bool is_reported(const builder *b, unsigned which) {
    return b->r->p->components[which].number != URIC_NOWHERE;
}

/* The innermost reported component that a configuration ends before it reads, or NO_COMPONENT: but
 * not one that is empty here. */
static unsigned component_ended(const builder *b, const configuration *c) {
    for (unsigned i = b->tags / 2; i-- > 0;)
        if ((c->pending >> 2 * i & 3) == 2 && is_reported(b, i))
            return i;
    return NO_COMPONENT;
}

/* Where a component of a configuration begins. That of a component in a called rule begins with it,
 * if its caller has not begun it. */
static unsigned begin_of(builder *b, const configuration *c, unsigned which) {
    bool unset = c->version[2 * which] == NIL;
    return unset || (c->pending >> 2 * which & 1)
               ? BEGINS_HERE
               : register_of(b, 2 * which, c->version[2 * which]);
}

/* The component that an error in a state is in: of those that its readings are in, or are about to
 * begin, the innermost, and then the one that the profile names last; where all of them end
 * something first, what they end. */
static void find_component(builder *b, table_state *s) {
    unsigned most = 0;
    bool all_end = true;
    s->component = NO_COMPONENT;
    for (unsigned i = 0; b->tags > 0 && b->r->line == NULL && i < b->before_count; i++) {
        const configuration *c = &b->before[i];
        const nfa_node *n = &b->nfa->nodes[c->node];
        unsigned end = component_ended(b, c), here = n->component, depth = n->depth;
        bool in_call = n->kind == NFA_CALL && b->r->call_component[n->number] != NO_COMPONENT;
        if (in_call) {
            here = b->r->call_component[n->number];
            depth++;
        }
        if (end != NO_COMPONENT) {
            here = end;
            depth = 0;
        }
        bool better = s->component == NO_COMPONENT || (all_end && end == NO_COMPONENT) ||
                      depth > most || (depth == most && here > s->component);
        if (here == NO_COMPONENT || !better || (!all_end && end != NO_COMPONENT))
            continue;
        all_end = end != NO_COMPONENT;
        most = depth;
        s->component = here;
        s->begin = in_call && here != n->component ? BEGINS_HERE : begin_of(b, c, here);
    }
}

/* Bytes that a set tells apart get different classes. */
static void split_classes(uint8_t class_of[256], unsigned *classes, const byte_set *set) {
    int moved[256];
    unsigned inside[256] = {0}, all[256] = {0};
    uint8_t before[256];
    memset(moved, -1, sizeof moved);
    memcpy(before, class_of, sizeof before);
    for (unsigned byte = 0; byte < 256; byte++) {
        all[before[byte]]++;
        inside[before[byte]] += set_has(set, byte);
    }
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned class = before[byte];
        if (!set_has(set, byte) || inside[class] == all[class])
            continue;
        if (moved[class] < 0)
            moved[class] = (int)(*classes)++;
        class_of[byte] = (uint8_t)moved[class];
    }
}

static void find_classes_of(builder *b, const nfa *n) {
    state_list *all = b->out;
    for (unsigned i = 0; i < n->count; i++)
        if (n->nodes[i].kind == NFA_READ || n->nodes[i].kind == NFA_CALL) {
            split_classes(b->class_of, &b->classes, &n->nodes[i].bytes);
            split_classes(all->class_of, &all->classes, &n->nodes[i].bytes);
        }
}

static void find_classes(builder *b) {
    state_list *all = b->out;
    b->classes = 1;
    all->classes += all->classes == 0;
    find_classes_of(b, b->nfa);
    for (unsigned i = 0; i < b->nfa->exception_count; i++)
        find_classes_of(b, b->nfa->exceptions[i]);
    for (unsigned byte = 256; byte-- > 0;) {
        b->member[b->class_of[byte]] = (unsigned char)byte;
        all->member[all->class_of[byte]] = (unsigned char)byte;
    }
}

static table_state *new_state(builder *b) {
    state_list *out = b->out;
    out->states = grow(out->states, out->count, sizeof *out->states);
    table_state *s = &out->states[out->count++];
    memset(s, 0, sizeof *s);
    return s;
}

/* Does a state go on alike with both bytes, whichever configuration reads them? */
static bool goes_on_alike(const builder *b, unsigned state, unsigned char one,
                          unsigned char other) {
    const packed_state *s = &b->states[state];
    const byte_set *continuing = s->behind == NO_CALL ? NULL : &b->r->p->continuing[s->behind];
    if (ragel_step(b, s->ragel, one) != ragel_step(b, s->ragel, other) ||
        (continuing != NULL && set_has(continuing, one) != set_has(continuing, other)))
        return false;
    for (unsigned i = 0; i < b->before_count; i++) {
        const nfa_node *n = &b->nfa->nodes[b->before[i].node];
        if (b->before[i].context != OUTSIDE || set_has(&n->bytes, one) != set_has(&n->bytes, other))
            return false;
    }
    return true;
}

/* The transitions with all classes: each way to go on is followed once. */
static void take_transitions(builder *b, unsigned state, transition transitions[256]) {
    unsigned ways[256], count = 0; /* a class of each */
    for (unsigned class = 0; class < b->classes; class ++) {
        unsigned i = 0;
        while (i < count && !goes_on_alike(b, state, b->member[ways[i]], b->member[class]))
            i++;
        if (i < count)
            transitions[class] = transitions[ways[i]];
        else {
            transitions[class] = take_transition(b, state, b->member[class]);
            ways[count++] = class;
        }
    }
}

/* All that a state does. */
static void complete_state(builder *b, unsigned state) {
    transition transitions[256];
    unpack_list(b, state);
    table_state *s = new_state(b);
    s->at_end = end_operations(b);
    s->final = s->at_end != NULL;
    int ragel = b->states[state].ragel;
    if (b->ragel != NULL && ragel != REJECT && b->ragel->states[ragel].final != s->final)
        report_disagreement(b, state, !s->final);
    find_component(b, s);
    take_transitions(b, state, transitions);
    s = &b->out->states[b->first + state];
    for (unsigned byte = 0; byte < 256; byte++) {
        transition one = transitions[b->class_of[byte]];
        if (one.target != REJECT)
            one.target += (int)b->first;
        s->transitions[byte] = one;
    }
}

/* Cuts off states from which no string can be completed: all that an A - B left over. */
static void trim(builder *b) {
    bool *live = allocate(b->count, sizeof(bool));
    table_state *states = b->out->states + b->first;
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = b->count; i-- > 0;) {
            bool lives = states[i].final;
            for (unsigned byte = 0; !live[i] && !lives && byte < 256; byte++) {
                int target = states[i].transitions[byte].target;
                lives = target != REJECT && live[target - (int)b->first];
            }
            more |= lives && !live[i];
            live[i] |= lives;
        }
    }
    for (unsigned i = 0; i < b->count; i++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            transition *s = &states[i].transitions[byte];
            if (s->target != REJECT && !live[s->target - (int)b->first])
                *s = (transition){.target = REJECT, .call = NO_CALL, .goto_table = NO_GOTO};
        }
        if (b->ragel != NULL && live[i] != (b->states[i].ragel != REJECT))
            report_disagreement(b, i, !live[i]);
    }
}

/* The counted repetition in which most configurations are; NULL if none is in any. Each is at some
 * count, and where a text may be at many counts at once, there is a state for each set of them. */
static const node *most_counted(builder *b) {
    size_t *visits = allocate(b->nfa->count, sizeof *visits), most = 0;
    for (unsigned state = 0; state < b->count; state++) {
        unpack_list(b, state);
        for (unsigned i = 0; i < b->before_count; i++)
            visits[b->before[i].node]++;
    }
    struct {
        const node *repetition;
        size_t visits;
    } *found = grow(NULL, 0, sizeof *found);
    unsigned count = 0, best = 0;
    for (unsigned i = 0; i < b->nfa->count; i++) {
        const node *n = b->nfa->nodes[i].counted;
        unsigned k = 0;
        while (k < count && found[k].repetition != n)
            k++;
        if (n == NULL)
            continue;
        if (k == count) {
            found = grow(found, count, sizeof *found);
            found[count++].repetition = n;
        }
        found[k].visits += visits[i];
        if (found[k].visits > most) {
            most = found[k].visits;
            best = k;
        }
    }
    return most > 0 ? found[best].repetition : NULL;
}

static bool within_limit(builder *b) {
    if (b->count <= b->r->limit || b->failed)
        return !b->failed;
    const char *name = b->r->rule->name, *text = string_to(b, (int)b->count - 1);
    const node *n = most_counted(b);
    if (n != NULL)
        error_at(n->at,
                 "rule %s: because of its repetition %s, rule %s has more than %u states, as "
                 "behind \"%s\" (--states allows more)",
                 rule_with(&b->r->p->grammar, n)->name, repetition_text(n), name, b->r->limit,
                 text);
    else
        error_at(b->r->rule->at,
                 "rule %s has more than %u states, as behind \"%s\" (--states allows more)", name,
                 b->r->limit, text);
    b->failed = true;
    return false;
}

int add_automaton(state_list *to, const request *r, const ragel_machine *ragel) {
    builder b = {.r = r, .ragel = ragel, .out = to, .first = to->count};
    uint8_t unset[MOST_TAGS];
    b.nfa =
        r->line == NULL ? nfa_of(r->p, r->rule, r->called) : nfa_of_items(r->p, r->line, r->list);
    if (b.nfa == NULL)
        return REJECT;
    b.tags = r->components ? 2 * r->p->component_count : 0;
    unsigned most = 1;
    for (unsigned i = 0; i < b.nfa->exception_count; i++)
        most = b.nfa->exceptions[i]->count > most ? b.nfa->exceptions[i]->count : most;
    b.nodes = allocate(most, sizeof *b.nodes);
    b.marked = allocate(most, sizeof *b.marked);
    b.contexts = grow(NULL, 0, sizeof *b.contexts);
    b.contexts[b.context_count++].seen = allocate(b.nfa->count, sizeof(unsigned));
    find_classes(&b);

    for (unsigned tag = 0; tag < b.tags; tag++)
        unset[tag] = is_list(&b, tag) ? NIL : AGREED;
    begin_list(&b);
    close_over(&b, b.nfa->start, OUTSIDE, unset);
    if (r->called == NULL) /* registers of begins hold 0, the offset of what comes next */
        set_beginnings(&b, true);
    assign_registers(&b, false);
    int begin = ragel != NULL ? ragel_entry_state(ragel, r->rule) : REJECT;
    intern_state(&b, begin, NO_CALL, -1, 0);
    for (unsigned i = 0; i < b.count && within_limit(&b); i++)
        complete_state(&b, i);
    if (!b.failed)
        trim(&b);
    return b.failed ? REJECT : (int)b.first;
}
