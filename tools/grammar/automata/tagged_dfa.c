/* The tagged automaton of a rule finds the first reading of each text (RFC 3986, 3.2.2). (Laurikari
 * 2000; Trofimovich 2017, TDFA(1), as in re2c.)
 *
 * A state is a list of configurations (closure.h), in the order in which backtracking would try
 * them, together with a state of Ragel's automaton that has read the same text. A transition makes
 * the list behind a byte and assigns registers to it (tag_registers.h). States are interned
 * (worklist.h), and completed in the order in which they were met first.
 *
 * Example: R = "/" [ u "@" ] h [ ":" p ], u = *"a", h = *( "a" / "b" ), p = *"1"; components u, h
 * and p. Each state is shown with its list; the pending tags of a configuration stand in brackets;
 * u( is the begin of u, u) its end. (tests/grammar/good/tagged.dump shows the same automaton.)
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
 * In state 1, u and h are both being read; u comes first, but only "@" shows that it is there.
 * With "b" the configurations of u die; no operation is needed, since nobody reads the begin of a
 * component without its end. Behind "@" the list is that of state 3, as the begin of h is set anew.
 *
 * At the end, the first configuration at an end node says where each tag is: here (pending), in a
 * register, or nowhere. All registers of begins hold 0 at first, those of ends no value.
 *
 * Ragel's automaton decides what is accepted. Where the lists disagree with it, the tool is wrong,
 * and reports a string. */
#include "automata/tagged_dfa.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "automata/advice.h"
#include "automata/error_component.h"
#include "automata/fewer_configurations.h"
#include "automata/nfa_size.h"
#include "automata/rule_dfa.h"
#include "automata/thompson.h"

/* So that memory stays in bounds where a text has many readings. */
enum { MOST_PER_STATE = 16 };

/* Where the scan is in a code point. An error names the whole code point, and what could have stood
 * in its place: so states within code points that began in different states are different. */
typedef struct in_point {
    int began;           /* the state in which it began; or REJECT, between code points */
    unsigned read, left; /* so many of its bytes */
} in_point;

/* A state, as a key of the worklist. */
typedef struct product_state {
    int ragel; /* the state of Ragel's automaton; REJECT: it has rejected the text */
    in_point point;
    unsigned count;
    unsigned char list[]; /* of each configuration the first `stride` bytes */
} product_state;

typedef struct builder {
    const request *r;
    nfa *nfa;
    const ragel_machine *ragel;
    closure closure;
    register_file registers;
    uint8_t *class_of; /* bytes that no node distinguishes */
    unsigned char member[256];
    unsigned classes;
    worklist states; /* data: an int, the call behind which a state was met first, or NO_CALL */
    size_t stride;
    product_state *key; /* that is being made */
    size_t key_room;
    configuration *before; /* the list of the state that is being completed */
    size_t before_room;
    pruner *pruner; /* from many states on; or NULL */
    state_list *out;
    unsigned first;        /* of its states, in `out` */
    size_t configurations; /* of all states */
    bool failed;           /* after an error */
} builder;

static const product_state *state_at(const builder *b, unsigned state) {
    return b->states.items[state].key;
}

static int call_before(const builder *b, unsigned state) {
    return *(const int *)b->states.items[state].data;
}

static int by_bytes(const void *a, const void *b) {
    return memcmp(a, b, sizeof(configuration));
}

/* The state of the list that `closure` has made. */
static unsigned intern_state(builder *b, int ragel, in_point point, int call, int from, int byte) {
    const closure *c = &b->closure;
    if (c->tags.count == 0) /* then the order makes no difference */
        qsort(c->list, c->count, sizeof *c->list, by_bytes);
    size_t size = sizeof *b->key + c->count * b->stride;
    if (size > b->key_room) {
        b->key_room = 2 * size;
        release(b->key);
        b->key = allocate(b->key_room, 1);
    }
    b->key->ragel = ragel;
    b->key->point = point;
    b->key->count = c->count;
    for (unsigned i = 0; i < c->count; i++)
        memcpy(b->key->list + i * b->stride, &c->list[i], b->stride);
    work_item state = {.key = b->key, .size = size, .from = from, .byte = byte};
    state.data = &call;
    state.data_size = sizeof call;
    unsigned before = b->states.count, number = worklist_add_item(&b->states, state);
    b->configurations += b->states.count > before ? c->count : 0;
    return number;
}

/* The list of a state, in `before`. */
static const configuration *unpack_list(builder *b, unsigned state) {
    const product_state *s = state_at(b, state);
    if (s->count > b->before_room) {
        b->before_room = 2 * (size_t)s->count;
        release(b->before);
        b->before = allocate(b->before_room, sizeof *b->before);
    }
    for (unsigned i = 0; i < s->count; i++)
        memcpy(&b->before[i], s->list + i * b->stride, b->stride);
    return b->before;
}

/* Messages. */

/* A text with bytes that cannot be printed as \xHH. */
static char *printable(const char *text) {
    char *made = allocate(4 * strlen(text) + 1, 1), *to = made;
    for (; *text != '\0'; text++)
        to += sprintf(to, *text < 0x20 || *text > 0x7E ? "\\x%02X" : "%c", (unsigned char)*text);
    return made;
}

/* A shortest string that leads to a state; that of a called rule stands as the rule's name. */
static char *string_to(const builder *b, unsigned state) {
    char *text = copy_text("", 0);
    for (int i = (int)state; b->states.items[i].from != NO_ITEM; i = b->states.items[i].from) {
        int byte = b->states.items[i].byte, call = call_before(b, (unsigned)i);
        if (call != NO_CALL)
            text = format_text("<%s>%s", b->r->p->calls.list[call].rule->name, text);
        else
            text = format_text(byte < 0x20 || byte > 0x7E ? "\\x%02X%s" : "%c%s", byte, text);
    }
    return text;
}

/* A long text, without its middle. */
static char *shortened(char *text) {
    enum { ENDS = 24, MOST = 60 };
    size_t len = strlen(text);
    return len <= MOST ? text : format_text("%.*s...%s", ENDS, text, text + len - ENDS);
}

static void report_disagreement(builder *b, unsigned state, bool ragel_accepts) {
    if (!b->failed)
        error_at(b->r->rule->at, "rule %s: Ragel's machine %s \"%s\", the grammar does not",
                 b->r->rule->name, ragel_accepts ? "accepts" : "refuses", string_to(b, state));
    b->failed = true;
}

/* The counted repetition in which half of the configurations are; NULL if there is none. Each is at
 * some count, and where a text may be at many counts at once, there is a state for each set of
 * them. */
static const node *most_counted(builder *b) {
    struct {
        const node *repetition;
        size_t visits;
    } *found = grow(NULL, 0, sizeof *found);
    size_t *visits = allocate(b->nfa->count, sizeof *visits), most = 0;
    unsigned count = 0, best = 0;
    for (unsigned state = 0; state < b->states.count; state++) {
        const configuration *list = unpack_list(b, state);
        for (unsigned i = 0; i < state_at(b, state)->count; i++)
            visits[list[i].node]++;
    }
    for (unsigned i = 0; i < b->nfa->count; i++) {
        const node *n = b->nfa->nodes[i].counted;
        unsigned k = 0;
        if (n == NULL || copies_of(n) < MANY_COPIES)
            continue;
        while (k < count && found[k].repetition != n)
            k++;
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
    return most > b->configurations / 2 ? found[best].repetition : NULL;
}

/* Two strings that states keep apart, and what shows that they must: "" if none are found soon. */
static char *apart_text(const builder *b) {
    enum { TRIES = 20 };
    node whole = rule_node(b->r->rule);
    size_t len;
    for (unsigned i = 2; i < TRIES && i < b->states.count && b->r->p->calls.count == 0; i++) {
        const char *one = worklist_string(&b->states, b->states.count - 1, &len);
        const char *other = worklist_string(&b->states, b->states.count - i, &len);
        const char *ending = find_ending(&whole, &one, &other);
        if (ending != NULL)
            return format_text("; \"%s\" and \"%s\" must be kept apart, since \"%s\" can end the "
                               "first alone",
                               shortened(printable(one)), shortened(printable(other)),
                               printable(ending));
    }
    return "";
}

static size_t most_configurations(const builder *b) {
    return (size_t)MOST_PER_STATE * b->r->limit;
}

/* Reports too many states, or too many configurations in them. */
static void report_limit(builder *b) {
    const grammar *g = &b->r->p->grammar;
    const char *text = shortened(string_to(b, b->states.count - 1));
    bool states = b->states.count > b->r->limit;
    const node *n = find_repetition_at_fault(b->r->p, (rule *)(uintptr_t)b->r->rule, b->r->limit);
    n = n == NULL ? most_counted(b) : n;
    const char *limit =
        states ? format_text("has more than %u states", b->r->limit)
               : format_text("has states of more than %zu configurations", most_configurations(b));
    bool components = b->r->components && b->r->p->component_count > 0;
    report_fault(g, b->r->rule, n,
                 format_text("%s, as behind \"%s\" (--states allows more%s)%s%s", limit, text,
                             remedy_for(n), apart_text(b), advice_for(g, b->r->rule, components)));
}

/* Classes of bytes: of this automaton, and of all in `out`. */

static void split_by_nodes(builder *b, const nfa *n) {
    for (unsigned i = 0; i < n->count; i++)
        if (n->nodes[i].kind == NFA_READ || n->nodes[i].kind == NFA_CALL) {
            split_classes(b->class_of, &b->classes, &n->nodes[i].bytes);
            split_classes(b->out->class_of, &b->out->classes, &n->nodes[i].bytes);
        }
}

static void find_classes(builder *b) {
    b->class_of = allocate(256, sizeof *b->class_of);
    b->classes = 1;
    b->out->classes += b->out->classes == 0;
    split_by_nodes(b, b->nfa);
    for (unsigned i = 0; i < b->nfa->exception_count; i++)
        split_by_nodes(b, b->nfa->exceptions[i]);
    for (unsigned byte = 256; byte-- > 0;) {
        b->member[b->class_of[byte]] = (unsigned char)byte;
        b->out->member[b->out->class_of[byte]] = (unsigned char)byte;
    }
}

/* Transitions. */

static const in_point between_points = {REJECT, 0, 0};

/* The bytes that follow a lead byte (RFC 3629, 3). */
static unsigned bytes_behind(unsigned char lead) {
    return lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
}

static in_point next_point(const builder *b, unsigned state, unsigned char byte) {
    in_point at = state_at(b, state)->point;
    if (!b->r->p->grammar.document->code_points)
        return between_points;
    if (at.left == 0)
        at = (in_point){(int)state, 0, bytes_behind(byte) + 1};
    at.read++;
    at.left--;
    return at.left == 0 ? between_points : at;
}

static int ragel_step(const builder *b, int state, unsigned char byte) {
    return b->ragel == NULL || state == REJECT ? REJECT : b->ragel->states[state].next[byte];
}

/* May a byte belong to the string of the call behind which a state was met? */
static bool continues_call(const builder *b, unsigned state, unsigned char byte) {
    int call = call_before(b, state);
    return call != NO_CALL && set_has(&b->r->p->calls.list[call].continuing, byte);
}

/* Do all configurations agree about the gap behind an item, whatever follows? */
static bool is_gap_known(const builder *b) {
    unsigned begin = 2 * b->r->list, end = begin + 1;
    for (unsigned i = 0; i < b->closure.count; i++) {
        const configuration *c = &b->closure.list[i];
        if (b->nfa->nodes[c->node].open || (c->pending >> begin & 3) != 0 ||
            c->version[begin] != AGREED || c->version[end] != AGREED)
            return false;
    }
    return true;
}

/* Leaves one configuration, which ends. */
static void stop_here(builder *b) {
    b->closure.list[0].node = END_NODE;
    b->closure.list[0].context = OUTSIDE;
    b->closure.count = 1;
}

static transition make_transition(builder *b, unsigned state, unsigned char byte) {
    const product_state *from = state_at(b, state);
    closure *c = &b->closure;
    transition t = {.target = REJECT, .goto_table = NO_GOTO};
    t.call = closure_step(c, b->before, from->count, byte);
    if (b->pruner != NULL && c->tags.count == 0)
        prune_list(b->pruner, c);
    else if (b->pruner != NULL)
        prune_ordered_list(b->pruner, c, b->r);
    int ragel = ragel_step(b, from->ragel, byte);
    if (c->count == 0) {
        if (ragel != REJECT && !continues_call(b, state, byte))
            report_disagreement(
                b, intern_state(b, ragel, between_points, NO_CALL, (int)state, byte), true);
        return t;
    }
    if (t.call != NO_CALL && ragel != REJECT) {
        const profile_call *made = &b->r->p->calls.list[t.call];
        ragel = ragel_state_after_call(b->ragel, from->ragel, made->rule, &made->continuing);
    }
    t.operations = assign_registers(&b->registers, c->list, c->count, t.call == NO_CALL);
    if (b->r->line != NULL && is_gap_known(b))
        stop_here(b);
    in_point point = t.call == NO_CALL ? next_point(b, state, byte) : between_points;
    t.target = (int)intern_state(b, ragel, point, t.call, (int)state, byte);
    return t;
}

/* Does the same happen in a state with both bytes? */
static bool same_step(const builder *b, unsigned state, unsigned char one, unsigned char other) {
    const product_state *s = state_at(b, state);
    if (ragel_step(b, s->ragel, one) != ragel_step(b, s->ragel, other) ||
        continues_call(b, state, one) != continues_call(b, state, other) ||
        bytes_behind(one) != bytes_behind(other))
        return false;
    for (unsigned i = 0; i < s->count; i++) {
        const nfa_node *n = &b->nfa->nodes[b->before[i].node];
        if (b->before[i].context != OUTSIDE || set_has(&n->bytes, one) != set_has(&n->bytes, other))
            return false;
    }
    return true;
}

/* The transitions with all classes. Of classes with which the same happens, one makes it. */
static void make_transitions(builder *b, unsigned state, transition *of_class) {
    unsigned made[256], count = 0;
    for (unsigned class = 0; class < b->classes; class ++) {
        unsigned i = 0;
        while (i < count && !same_step(b, state, b->member[made[i]], b->member[class]))
            i++;
        if (i == count) {
            of_class[class] = make_transition(b, state, b->member[class]);
            made[count++] = class;
        } else
            of_class[class] = of_class[made[i]];
    }
}

static void complete_state(builder *b, unsigned state) {
    const product_state *from = state_at(b, state);
    const configuration *list = unpack_list(b, state);
    unsigned ends = 0; /* the first reading that is complete */
    while (ends < from->count && b->nfa->nodes[list[ends].node].kind != NFA_END)
        ends++;
    b->out->states = grow_again(b->out->states, b->out->count, &b->out->room, sizeof(table_state));
    table_state *s = &b->out->states[b->out->count++];
    *s = (table_state){.final = ends < from->count, .component = NO_COMPONENT};
    s->class_of = b->class_of;
    s->classes = b->classes;
    s->transitions = allocate(b->classes, sizeof *s->transitions);
    s->point_bytes = from->point.read;
    s->point_state = from->point.read == 0 ? REJECT : from->point.began + (int)b->first;
    if (s->final)
        s->final_operations = final_operations(&b->registers, &list[ends]);
    if (b->ragel != NULL && from->ragel != REJECT &&
        b->ragel->states[from->ragel].final != s->final)
        report_disagreement(b, state, !s->final);
    if (b->r->components && b->r->line == NULL)
        find_error_component(s, b->r, b->nfa, &b->registers, list, from->count);
    make_transitions(b, state, s->transitions);
    for (unsigned class = 0; class < b->classes; class ++)
        if (s->transitions[class].target != REJECT)
            s->transitions[class].target += (int)b->first;
}

/* Removes the transitions to states from which no string can be completed, as an A - B leaves
 * them. */
static void trim(builder *b) {
    bool *live = allocate(b->states.count, sizeof(bool));
    table_state *states = b->out->states + b->first;
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = b->states.count; i-- > 0;) {
            bool lives = states[i].final;
            for (unsigned class = 0; !live[i] && !lives && class < b->classes; class ++) {
                int target = states[i].transitions[class].target;
                lives = target != REJECT && live[target - (int)b->first];
            }
            more |= lives && !live[i];
            live[i] |= lives;
        }
    }
    for (unsigned i = 0; i < b->states.count; i++) {
        for (unsigned class = 0; class < b->classes; class ++) {
            transition *t = &states[i].transitions[class];
            if (t->target != REJECT && !live[t->target - (int)b->first])
                *t = (transition){.target = REJECT, .call = NO_CALL, .goto_table = NO_GOTO};
        }
        if (b->ragel != NULL && live[i] != (state_at(b, i)->ragel != REJECT))
            report_disagreement(b, i, !live[i]);
    }
    release(live);
}

static tag_set followed_tags(const request *r) {
    tag_set tags = {.count = r->components ? 2 * r->p->component_count : 0};
    for (unsigned tag = 0; tag < tags.count; tag++) /* the gap between two items does not recur */
        if (r->line == NULL && r->p->components[tag / 2].is_list)
            tags.recurring |= (uint64_t)1 << tag;
    return tags;
}

static void begin_pruning(builder *b) {
    if (b->nfa->exception_count == 0)
        b->pruner = pruner_of(b->nfa);
    b->out->pruned |= b->pruner != NULL;
}

static void release_builder(builder *b) {
    release_nfa(b->nfa);
    release_closure(&b->closure);
    release_worklist(&b->states);
    release_pruner(b->pruner);
    release(b->key);
    release(b->before);
}

int add_automaton(state_list *to, const request *r, const ragel_machine *ragel) {
    builder b = {.r = r, .ragel = ragel, .out = to, .first = to->count};
    nfa_form form = !r->components || r->p->component_count == 0 ? NFA_PLAIN : NFA_ORDERED;
    b.nfa = r->line == NULL ? nfa_of(r->p, r->rule, r->called, form)
                            : nfa_of_items(r->p, r->line, r->list);
    if (b.nfa == NULL)
        return REJECT;
    b.registers = (register_file){.p = r->p, .rule = r->rule, .tags = followed_tags(r)};
    b.stride = offsetof(configuration, version) + b.registers.tags.count;
    find_classes(&b);
    closure_begin(&b.closure, b.nfa, b.registers.tags);
    if (r->called == NULL) /* registers of begins hold 0, the offset of what comes next */
        set_early_begins(&b.registers, b.closure.list, b.closure.count);
    assign_registers(&b.registers, b.closure.list, b.closure.count, false);
    int start = ragel != NULL ? ragel_entry_state(ragel, r->rule) : REJECT;
    intern_state(&b, start, between_points, NO_CALL, NO_ITEM, NO_BYTE);
    bool pruned = false;
    for (unsigned i = 0; i < b.states.count && !b.failed; i++) {
        if (!pruned && b.states.count > MANY_STATES) {
            begin_pruning(&b);
            pruned = true;
        }
        b.failed = b.states.count > r->limit || b.configurations > most_configurations(&b);
        to->is_too_large |= b.failed && r->is_trial;
        if (b.failed && !r->is_trial)
            report_limit(&b);
        else if (!b.failed)
            complete_state(&b, i);
        b.failed |= b.registers.exhausted;
    }
    if (!b.failed)
        trim(&b);
    release_builder(&b);
    return b.failed ? REJECT : (int)b.first;
}

void release_states(table_state *states, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        release(states[i].transitions);
    release(states);
}
