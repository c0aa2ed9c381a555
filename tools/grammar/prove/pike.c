#include "prove/pike.h"

#include <string.h>

#include "automata/exceptions.h"
#include "automata/nfa.h"
#include "automata/utf8_order.h"
#include "front/characters.h"

enum { NONE = -1 };

/* Threads stop at instructions that read or end; the others they carry out at once. */
typedef struct instruction {
    enum {
        READS,  /* a byte of `set`, on the way to `next` */
        FORKS,  /* tries `next` first, then `other` */
        ENTERS, /* the A of an A - B: an exception begins; */
        LEAVES, /* it ends, and must not have been read by B */
        OPENS,  /* `components` begin, and rules of `kinds` of host */
        CLOSES, /* these end */
        ENDS    /* the reading is complete */
    } what;
    int next, other;
    unsigned set;
    uint32_t components; /* bit i: number i of uric_component, or of the profile's parts */
    unsigned kinds;
    automaton *except; /* ENTERS: of B */
} instruction;

/* What is around a rule: names of the profile (names_around), and numbers of components. */
typedef struct around {
    uint32_t names, components;
} around;

struct pike {
    const profile *p;
    instruction *code;
    unsigned count;
    byte_set *sets; /* that instructions read, each once */
    unsigned set_count;
    int begin;
    uint32_t captured;             /* the components that captures are about */
    uint32_t lists;                /* those of them that may recur */
    bool items;                    /* captures are about one item of a list, */
    size_t chosen;                 /* which begins here */
    automaton *member[MOST_KINDS]; /* of the kinds whose members are asked for */
    unsigned partial;              /* kinds whose rule may derive a part of the host */
    byte_set listed;
    /* The step that is being made: */
    size_t offset;
    exceptions entered;
    number_set visited; /* exception and instruction */
};

captures no_captures(void) {
    captures none;
    memset(&none, 0, sizeof none);
    for (unsigned i = 0; i < COMPONENTS; i++)
        none.begin[i] = none.end[i] = UNSET;
    return none;
}

unsigned add_captures(threads *to, const captures *n) {
    to->captures = grow_again(to->captures, to->captures_count, &to->captures_room, sizeof *n);
    to->captures[to->captures_count] = *n;
    return to->captures_count++;
}

void add_thread(threads *to, thread t) {
    to->thread = grow_again(to->thread, to->count, &to->room, sizeof t);
    to->thread[to->count++] = t;
}

static int emit(pike *vm, instruction made) {
    vm->code = grow(vm->code, vm->count, sizeof(instruction));
    vm->code[vm->count] = made;
    return (int)vm->count++;
}

static int new_reader(pike *vm, byte_set set, int next) {
    unsigned i = 0;
    while (i < vm->set_count && !set_equal(vm->sets[i], set))
        i++;
    if (i == vm->set_count) {
        vm->sets = grow(vm->sets, i, sizeof set);
        vm->sets[vm->set_count++] = set;
    }
    return emit(vm, (instruction){.what = READS, .set = i, .next = next});
}

static int new_fork(pike *vm, int first, int second) {
    return emit(vm, (instruction){.what = FORKS, .next = first, .other = second});
}

/* The numbers of those components of the profile that are in a set. */
static uint32_t numbers_of(const pike *vm, uint32_t begun) {
    uint32_t numbers = 0;
    for (unsigned i = 0; i < vm->p->component_count; i++)
        if ((begun >> i & 1) && vm->p->components[i].number != URIC_NO_COMPONENT)
            numbers |= (uint32_t)1 << vm->p->components[i].number;
    return numbers & vm->captured;
}

static around around_inside(const pike *vm, const rule *r, uint32_t begun, around outside) {
    return (around){names_around(vm->p, r, begun, outside.names),
                    outside.components | numbers_of(vm, begun)};
}

/* The kinds of host whose rule is `r`, if it is used in a host. */
static unsigned kinds_of(const pike *vm, const rule *r, around inside) {
    unsigned kinds = 0;
    bool in_host = !vm->items && (inside.components >> URIC_HOST & 1);
    for (unsigned i = 0; in_host && i < vm->p->kind_count; i++)
        if (vm->p->kinds[i].rule == r)
            kinds |= 1u << i;
    return kinds;
}

/* Does `n` derive single bytes and nothing else, with nothing to capture? Then one instruction
 * reads them all: how a byte was derived makes no difference. Adds the bytes to `set`. */
static bool is_byte_set(const pike *vm, const node *n, around outside, byte_set *set) {
    byte_set all = {{0}}, except = all;
    switch (n->kind) {
    case NODE_STRING:
    case NODE_RANGE:
        *set = set_union(*set, first_bytes(n));
        return n->kind == NODE_RANGE || n->len == 1;
    case NODE_RULE: {
        uint32_t begun = components_begun(vm->p, n->rule, outside.names);
        around inside = around_inside(vm, n->rule, begun, outside);
        return numbers_of(vm, begun) == 0 && kinds_of(vm, n->rule, inside) == 0 &&
               is_byte_set(vm, n->rule->body, inside, set);
    }
    case NODE_SEQUENCE:
        return n->child != NULL && n->child->next == NULL &&
               is_byte_set(vm, n->child, outside, set);
    case NODE_ALTERNATIVES:
        for (const node *child = n->child; child != NULL; child = child->next)
            if (!is_byte_set(vm, child, outside, set))
                return false;
        return true;
    case NODE_EXCEPT:
        if (!is_byte_set(vm, n->child, outside, &all) ||
            !is_byte_set(vm, n->child->next, outside, &except))
            return false;
        *set = set_union(*set, set_minus(all, except));
        return true;
    case NODE_POINTS:
    case NODE_REPEAT: break;
    }
    return false;
}

static int build(pike *vm, const node *n, around outside, int after);

static int build_sequence(pike *vm, const node *n, around outside, int after) {
    unsigned count;
    const node **parts = children_backwards(n, &count);
    for (unsigned i = 0; i < count; i++)
        after = build(vm, parts[i], outside, after);
    return after;
}

static int build_alternatives(pike *vm, const node *n, around outside, int after) {
    int all = NONE;
    for (const node *child = n->child; child != NULL; child = child->next) {
        int one = build(vm, child, outside, after);
        all = all == NONE ? one : new_fork(vm, all, one);
    }
    return all;
}

/* A repetition that reads nothing comes back to an instruction that was visited in the same step,
 * and its thread ends there. */
static int build_repeat(pike *vm, const node *n, around outside, int after) {
    int begin = after;
    if (n->max == UNBOUNDED) {
        begin = new_fork(vm, NONE, after);
        int once = build(vm, n->child, outside, begin);
        vm->code[begin].next = once;
    }
    for (int i = n->min; i < n->max; i++) {
        int once = build(vm, n->child, outside, begin);
        begin = new_fork(vm, once, after);
    }
    for (int i = 0; i < n->min; i++)
        begin = build(vm, n->child, outside, begin);
    return begin;
}

/* Of each state: its edges, the end of the string, what is later. */
static int build_automaton(pike *vm, const rule_dfa *d, int after) {
    int begin = (int)vm->count;
    for (unsigned i = 0; i < d->count; i++)
        new_fork(vm, NONE, NONE);
    for (unsigned i = 0; i < d->count; i++) {
        int way = d->later[i] == NO_NODE ? NONE : begin + d->later[i];
        if (d->final[i])
            way = new_fork(vm, after, way);
        for (unsigned k = d->first[i]; k < d->first[i + 1]; k++)
            way = new_fork(vm, new_reader(vm, d->edges[k].bytes, begin + (int)d->edges[k].target),
                           way);
        vm->code[begin + (int)i].next = way;
    }
    return begin;
}

/* Is its automaton proved to have the order of readings, and may it not be the kind of a host? */
static bool has_automaton(const pike *vm, const rule *r) {
    bool is_kind = !r->order_proved;
    for (unsigned i = 0; !is_kind && i < vm->p->kind_count; i++)
        is_kind = r == vm->p->kinds[i].rule || reaches(r, vm->p->kinds[i].rule);
    return !is_kind;
}

static int build_rule(pike *vm, const rule *r, around outside, int after) {
    uint32_t begun = components_begun(vm->p, r, outside.names);
    around inside = around_inside(vm, r, begun, outside);
    instruction tag = {.components = numbers_of(vm, begun), .kinds = kinds_of(vm, r, inside)};
    if (has_automaton(vm, r))
        return build_automaton(vm, r->automata[NFA_ORDERED], after);
    if (tag.components == 0 && tag.kinds == 0)
        return build(vm, r->body, inside, after);
    tag.what = CLOSES;
    tag.next = after;
    int body = build(vm, r->body, inside, emit(vm, tag));
    tag.what = OPENS;
    tag.next = body;
    return emit(vm, tag);
}

static int build_exception(pike *vm, const node *n, around outside, int after) {
    node first = *n->child; /* without B, which follows it */
    first.next = NULL;
    after = emit(vm, (instruction){.what = LEAVES, .next = after});
    after = build(vm, &first, outside, after);
    automaton *except = automaton_of(n->child->next, NULL);
    return emit(vm, (instruction){.what = ENTERS, .next = after, .except = except});
}

static int build_points(pike *vm, const node *n, int after) {
    byte_sequence found[MOST_SEQUENCES];
    unsigned count = sequences_between((unsigned)n->min, (unsigned)n->max, found);
    int all = NONE;
    while (count-- > 0) {
        int one = after;
        for (unsigned at = found[count].len; at-- > 0;)
            one = new_reader(vm, sequence_bytes(&found[count], at), one);
        all = all == NONE ? one : new_fork(vm, all, one);
    }
    return all;
}

/* The instruction where `n` begins, given the one that comes after it. */
static int build(pike *vm, const node *n, around outside, int after) {
    byte_set set = {{0}};
    if (is_byte_set(vm, n, outside, &set))
        return new_reader(vm, set, after);
    switch (n->kind) {
    case NODE_ALTERNATIVES: return build_alternatives(vm, n, outside, after);
    case NODE_SEQUENCE: return build_sequence(vm, n, outside, after);
    case NODE_REPEAT: return build_repeat(vm, n, outside, after);
    case NODE_STRING:
        for (size_t i = n->len; i-- > 0;)
            after = new_reader(vm, string_bytes(n, i), after);
        return after;
    case NODE_RANGE: break; /* a single byte */
    case NODE_POINTS: return build_points(vm, n, after);
    case NODE_RULE: return build_rule(vm, n->rule, outside, after);
    case NODE_EXCEPT: return build_exception(vm, n, outside, after);
    }
    return after;
}

static pike *new_pike(const profile *p, uint32_t captured) {
    pike *vm = allocate(1, sizeof *vm);
    vm->p = p;
    vm->captured = captured;
    return vm;
}

static void build_whole(pike *vm, const rule *r) {
    node whole = rule_node(r);
    vm->begin = build(vm, &whole, (around){0, 0}, emit(vm, (instruction){.what = ENDS}));
}

pike *pike_of_strings(const profile *p, const rule *r) {
    pike *vm = new_pike(p, 0);
    vm->begin = build(vm, r->body, (around){0, 0}, emit(vm, (instruction){.what = ENDS}));
    return vm;
}

pike *pike_of_items(const profile *p, const rule *r, unsigned component) {
    pike *vm = new_pike(p, (uint32_t)1 << component);
    vm->items = true;
    build_whole(vm, r);
    return vm;
}

void choose_item(pike *vm, size_t begin) {
    vm->chosen = begin;
}

pike *pike_of(const profile *p, const rule *r, unsigned asked, byte_set listed) {
    if (p->kind_count > MOST_KINDS)
        fail("the proof cannot follow more than %d kinds of host", MOST_KINDS);
    pike *vm = new_pike(p, UINT32_MAX);
    vm->listed = listed;
    for (unsigned k = 0; k < p->kind_count; k++) {
        node of_kind = rule_node(p->kinds[k].rule);
        if (asked >> k & 1)
            vm->member[k] = automaton_of(&of_kind, NULL);
        if (p->kinds[k].component >= 0)
            vm->partial |= 1u << k;
    }
    for (unsigned i = 0; i < p->component_count; i++)
        if (p->components[i].is_list)
            vm->lists |= numbers_of(vm, (uint32_t)1 << i);
    build_whole(vm, r);
    return vm;
}

static bool in_host(const captures *n) {
    return n->begin[URIC_HOST] != UNSET && n->end[URIC_HOST] == UNSET;
}

static void begin_host(const pike *vm, captures *n) {
    n->host_kind = URIC_HOST_NONE;
    n->begun = n->whole = n->member = 0;
    n->listed = set_has(&vm->listed, 0);
    for (unsigned k = 0; k < vm->p->kind_count; k++)
        n->member_state[k] = vm->member[k] != NULL ? START : 0;
}

static void end_host(const pike *vm, captures *n) {
    for (unsigned k = vm->p->kind_count; k-- > 0;) {
        if (n->whole >> k & 1) /* the first in the profile's order remains */
            n->host_kind = (uint16_t)vm->p->kinds[k].value;
        if (vm->member[k] != NULL && automaton_final(vm->member[k], n->member_state[k]))
            n->member |= 1u << k;
        n->member_state[k] = 0;
    }
    n->begun = n->whole = 0;
}

static bool is_set(size_t offset) {
    return offset != UNSET;
}

/* An item of the list begins or ends: captures the chosen one, and where the next one begins. */
static void capture_item(const pike *vm, const instruction *at, captures *n) {
    unsigned list = 0;
    while (!(at->components >> list & 1))
        list++;
    bool opens = at->what == OPENS;
    if (opens && !is_set(n->begin[list]) && vm->offset == vm->chosen)
        n->begin[list] = vm->offset;
    else if (opens && is_set(n->end[list]) && !is_set(n->begin[next_item(list)]))
        n->begin[next_item(list)] = vm->offset;
    else if (!opens && is_set(n->begin[list]) && !is_set(n->end[list]))
        n->end[list] = vm->offset;
}

static void open_matches(const pike *vm, const instruction *at, captures *n) {
    for (unsigned i = 0; i < COMPONENTS; i++)
        if (at->components >> i & 1) {
            if (!(vm->lists >> i & 1) || n->begin[i] == UNSET)
                n->begin[i] = vm->offset;
            n->end[i] = UNSET; /* the match will be complete when the thread has a reading */
        }
    if (at->components >> URIC_HOST & 1)
        begin_host(vm, n);
    n->begun &= ~at->kinds;
    if (n->begin[URIC_HOST] == vm->offset)
        n->begun |= at->kinds;
}

static void close_matches(const pike *vm, const instruction *at, captures *n) {
    n->whole |= at->kinds & (n->begun | vm->partial);
    n->begun &= ~at->kinds;
    for (unsigned i = 0; i < COMPONENTS; i++)
        if (at->components >> i & 1)
            n->end[i] = vm->offset;
    if (at->components >> URIC_HOST & 1)
        end_host(vm, n);
}

/* The host is longer now than what a rule has derived of it, unless it need not derive all. */
static void capture_byte(const pike *vm, captures *n, unsigned char byte) {
    if (!in_host(n))
        return;
    n->whole &= vm->partial;
    if (n->begin[URIC_HOST] + 1 == vm->offset)
        n->listed = set_has(&vm->listed, byte);
    for (unsigned k = 0; k < vm->p->kind_count; k++)
        if (vm->member[k] != NULL)
            n->member_state[k] = automaton_step(vm->member[k], n->member_state[k], byte);
}

/* Captures are compared as bytes. */
_Static_assert(sizeof(captures) == (2 * COMPONENTS) * sizeof(size_t) + 2 * sizeof(uint16_t) +
                                       3 * sizeof(unsigned) + MOST_KINDS * sizeof(int),
               "captures have no padding");

static void stop_at(thread t, const captures *n, threads *to) {
    unsigned i = to->captures_count;
    while (i > 0 && memcmp(&to->captures[i - 1], n, sizeof *n) != 0)
        i--;
    if (i == 0)
        i = add_captures(to, n) + 1;
    t.captures = i - 1;
    add_thread(to, t);
}

/* Takes a thread on until it reads or ends. Where a thread has been in the same step, another would
 * do the same later, and is dropped. */
static void follow(pike *vm, int pc, unsigned in, const captures *n, threads *to) {
    captures changed = *n;
    while (pc != NONE && number_set_add(&vm->visited, (uint64_t)in << 32 | (unsigned)pc)) {
        const instruction *at = &vm->code[pc];
        pc = at->next;
        switch (at->what) {
        case READS:
        case ENDS:
            stop_at((thread){.pc = (unsigned)(at - vm->code), .exception = in}, &changed, to);
            return;
        case FORKS:
            follow(vm, at->next, in, &changed, to);
            pc = at->other;
            break;
        case ENTERS: in = enter_exception(&vm->entered, in, at->except); break;
        case LEAVES:
            if (!leave_exception(&vm->entered, &in))
                return;
            break;
        case OPENS: (vm->items ? capture_item : open_matches)(vm, at, &changed); break;
        case CLOSES: (vm->items ? capture_item : close_matches)(vm, at, &changed); break;
        }
    }
}

static void begin_step(pike *vm, size_t offset, threads *to) {
    vm->offset = offset;
    number_set_clear(&vm->visited);
    to->count = to->captures_count = 0;
}

void begin_threads(pike *vm, threads *to) {
    captures none = no_captures();
    begin_step(vm, 0, to);
    follow(vm, vm->begin, NO_EXCEPTION, &none, to);
}

void step_threads(pike *vm, const threads *from, unsigned char byte, size_t offset, threads *to) {
    begin_step(vm, offset, to);
    for (unsigned i = 0; i < from->count; i++) {
        const thread *t = &from->thread[i];
        const instruction *at = &vm->code[t->pc];
        if (at->what != READS || !set_has(&vm->sets[at->set], byte))
            continue;
        captures n = from->captures[t->captures];
        capture_byte(vm, &n, byte);
        follow(vm, at->next, step_exception(&vm->entered, t->exception, byte), &n, to);
    }
}

bool thread_ends(const pike *vm, const thread *t) {
    return vm->code[t->pc].what == ENDS;
}

const captures *first_reading(const pike *vm, const threads *t) {
    for (unsigned i = 0; i < t->count; i++)
        if (thread_ends(vm, &t->thread[i]))
            return &t->captures[t->thread[i].captures];
    return NULL;
}

plain_node *pike_nodes(const pike *vm, unsigned *count, int *begin) {
    plain_node *nodes = allocate(vm->count, sizeof *nodes);
    *count = vm->count;
    *begin = vm->begin;
    for (unsigned i = 0; i < vm->count; i++) {
        const instruction *at = &vm->code[i];
        bool reads = at->what == READS;
        nodes[i] = (plain_node){.reads = true, .next = NONE, .other = NONE};
        if (at->what == ENDS)
            continue;
        nodes[i].reads = reads;
        nodes[i].next = at->next;
        if (reads)
            nodes[i].bytes = vm->sets[at->set];
        if (at->what == FORKS)
            nodes[i].other = at->other;
        if (at->what == ENTERS)
            return NULL;
    }
    return nodes;
}

const bool *pike_captures(const pike *vm) {
    bool *ahead = allocate(vm->count, sizeof *ahead);
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < vm->count; i++) {
            const instruction *at = &vm->code[i];
            bool is = at->what == OPENS || at->what == CLOSES ||
                      (at->next != NONE && ahead[at->next]) ||
                      (at->what == FORKS && at->other != NONE && ahead[at->other]);
            more |= is != ahead[i];
            ahead[i] = is;
        }
    }
    return ahead;
}

bool pike_distinguishes(const pike *vm, unsigned char one, unsigned char other) {
    for (unsigned i = 0; i < vm->count; i++)
        if (vm->code[i].what == ENTERS && automaton_distinguishes(vm->code[i].except, one, other))
            return true;
    for (unsigned i = 0; i < vm->set_count; i++)
        if (set_has(&vm->sets[i], one) != set_has(&vm->sets[i], other))
            return true;
    return set_has(&vm->listed, one) != set_has(&vm->listed, other);
}
