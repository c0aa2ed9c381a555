/* A search for a shortest text with two readings whose components differ: breadth-first, through
 * pairs of nodes of the NFA (nfa.h) which two readings of the same text may be at.
 *
 * Of `user = *(ALPHA / "@")`, `host = *(ALPHA / "@")`, `text = user "@" host`, for example, behind
 * "@" the first reading may be in the user, and another in the host. Behind "@@" both can end, and
 * they passed other tags on their ways: the text "@@" is ambiguous.
 *
 * Within an A - B, a reading also has a state of the automaton of B (exceptions.h). */
#include "ambiguity.h"

#include <string.h>

#include "automata/exceptions.h"
#include "automata/nfa_size.h"
#include "worklist.h"

enum {
    MOST_PAIRS = 1 << 18,
    MOST_STEPS = 1 << 12 /* without a byte */
};

#define NO_END SIZE_MAX

/* A step of a reading: to a node that reads or ends, and the tags and the first fork on the way. */
typedef struct step {
    int node;
    unsigned exception;
    uint64_t tags;
} step;

/* Two readings of one text: which of them is the first is not said. */
typedef struct pair {
    int one, other; /* nodes */
    unsigned one_exception, other_exception;
    unsigned differ; /* their tags, so far */
} pair;

typedef struct pair_tags {
    uint64_t one, other; /* that were passed on the way to the nodes */
} pair_tags;

typedef struct search {
    const nfa *n;
    uint64_t reported; /* tags that begin or end a component */
    exceptions entered;
    automaton **excepted; /* of each exception of the NFA */
    int *way;             /* the nodes that the step which is made has passed, */
    unsigned way_len;     /* and which of all nodes they are: */
    bool *on_way;
    const step *wanted; /* NULL; or of which `found` becomes the way */
    int *found;
    unsigned found_len;
    step *steps[2];
    unsigned step_count[2];
    worklist pairs;
} search;

/* Adds all steps from a node on. None comes to a node twice, as a repetition of nothing would. */
static void add_steps(search *s, unsigned which, step at) {
    const nfa_node *n = &s->n->nodes[at.node];
    if (s->on_way[at.node] || s->step_count[which] == MOST_STEPS)
        return;
    if (n->kind == NFA_READ || n->kind == NFA_END) {
        s->steps[which] = grow(s->steps[which], s->step_count[which], sizeof at);
        s->steps[which][s->step_count[which]++] = at;
        if (s->wanted != NULL && s->wanted->node == at.node && s->wanted->tags == at.tags &&
            s->wanted->exception == at.exception) {
            memcpy(s->found, s->way, s->way_len * sizeof *s->way);
            s->found_len = s->way_len;
            s->wanted = NULL;
        }
        return;
    }
    int here = at.node;
    s->on_way[here] = true;
    s->way[s->way_len++] = here;
    at.node = n->next;
    switch (n->kind) {
    case NFA_TAG: at.tags |= s->reported & (uint64_t)1 << n->number; break;
    case NFA_ENTER:
        at.exception = enter_exception(&s->entered, at.exception, s->excepted[n->number]);
        break;
    case NFA_LEAVE:
        if (!leave_exception(&s->entered, &at.exception))
            at.node = NO_NODE;
        break;
    default: break;
    }
    if (at.node != NO_NODE)
        add_steps(s, which, at);
    at.node = n->other;
    if (n->kind == NFA_FORK)
        add_steps(s, which, at);
    s->on_way[here] = false;
    s->way_len--;
}

/* Can both end, or read the same byte? Of many alternatives, few pairs can. */
static bool go_on_alike(const nfa_node *one, const nfa_node *other) {
    return one->kind == other->kind &&
           (one->kind == NFA_END || !set_empty(set_intersection(one->bytes, other->bytes)));
}

static void meet(search *s, const step *one, const step *other, unsigned differ, int from,
                 int byte) {
    if (!go_on_alike(&s->n->nodes[one->node], &s->n->nodes[other->node]))
        return;
    pair to = {one->node, other->node, one->exception, other->exception, differ};
    pair_tags tags = {one->tags, other->tags};
    to.differ |= one->tags != other->tags;
    worklist_add_item(&s->pairs, (work_item){.key = &to,
                                             .size = sizeof to,
                                             .data = &tags,
                                             .data_size = sizeof tags,
                                             .from = from,
                                             .byte = byte});
}

/* Adds the pairs of steps from two nodes; from the same node, a pair of each two steps. */
static void meet_all(search *s, step one, step other, unsigned differ, int from, int byte) {
    bool same = one.node == other.node && one.exception == other.exception && !differ;
    s->step_count[0] = s->step_count[1] = 0;
    add_steps(s, 0, one);
    add_steps(s, 1, other);
    for (unsigned i = 0; i < s->step_count[0]; i++)
        for (unsigned k = same ? i : 0; k < s->step_count[1]; k++)
            meet(s, &s->steps[0][i], &s->steps[1][k], differ, from, byte);
}

/* The bytes by which a pair goes on: all of them make a difference within an A - B alone. */
static void follow_bytes(search *s, unsigned index) {
    const pair now = *(const pair *)s->pairs.items[index].key;
    const nfa_node *one = &s->n->nodes[now.one], *other = &s->n->nodes[now.other];
    if (one->kind != NFA_READ || other->kind != NFA_READ)
        return;
    byte_set both = set_intersection(one->bytes, other->bytes);
    bool any = now.one_exception == NO_EXCEPTION && now.other_exception == NO_EXCEPTION;
    for (unsigned i = 0x21, byte = i; i < 0x21 + 256; byte = ++i % 256) {
        if (!set_has(&both, byte))
            continue;
        unsigned char c = (unsigned char)byte;
        step of_one = {one->next, step_exception(&s->entered, now.one_exception, c), 0};
        step of_other = {other->next, step_exception(&s->entered, now.other_exception, c), 0};
        meet_all(s, of_one, of_other, now.differ, (int)index, (int)byte);
        if (any)
            return;
    }
}

static search search_of(const profile *p, const rule *r) {
    search s = {.n = nfa_of(p, r, NULL, NFA_EXPANDED)};
    s.on_way = allocate(s.n->count, sizeof(bool));
    s.way = allocate(s.n->count, sizeof(int));
    s.excepted = allocate(s.n->exception_count + 1, sizeof *s.excepted);
    for (unsigned i = 0; i < s.n->exception_count; i++)
        s.excepted[i] = automaton_of(s.n->excepted[i], NULL);
    for (unsigned c = 0; c < p->component_count; c++)
        if (p->components[c].number != URIC_NO_COMPONENT)
            s.reported |= (uint64_t)3 << 2 * c;
    return s;
}

/* The pair at the end of a shortest text with two readings; NO_ITEM if there is none, or no room to
 * find it. */
static int find_pair(search *s) {
    step start = {s->n->start, NO_EXCEPTION, 0};
    meet_all(s, start, start, 0, NO_ITEM, NO_BYTE);
    for (unsigned i = 0; i < s->pairs.count && s->pairs.count < MOST_PAIRS; i++) {
        const pair *at = s->pairs.items[i].key;
        if (at->differ && at->one == END_NODE && at->other == END_NODE)
            return (int)i;
        follow_bytes(s, i);
    }
    return NO_ITEM;
}

void add_span(reading *to, unsigned component, size_t begin, size_t end) {
    to->spans = grow(to->spans, to->count, sizeof *to->spans);
    to->spans[to->count++] = (component_span){component, begin, end};
}

/* One of the two readings of a text: its spans, those of one component in their order. */
static reading reading_of(const search *s, const profile *p, int last, bool other, size_t len) {
    reading found = {.count = 0};
    size_t ends[MOST_COMPONENTS]; /* of what has not begun yet */
    for (unsigned c = 0; c < p->component_count; c++)
        ends[c] = NO_END;
    for (int i = last; i != NO_ITEM; i = s->pairs.items[i].from) {
        const pair_tags *tags = s->pairs.items[i].data;
        uint64_t passed = other ? tags->other : tags->one;
        for (unsigned c = 0; c < p->component_count; c++) {
            bool begins = passed >> 2 * c & 1, finishes = passed >> (2 * c + 1) & 1;
            bool is_empty = begins && finishes && ends[c] == NO_END;
            if (begins)
                add_span(&found, c, len, is_empty ? len : ends[c]);
            if (begins || finishes)
                ends[c] = finishes && !is_empty ? len : NO_END;
        }
        len -= s->pairs.items[i].byte != NO_BYTE;
    }
    return found;
}

/* The nodes on the way of a step from a node on, up to the step's own node. */
static int *way_to(search *s, step from, const step *to, unsigned *len) {
    s->step_count[0] = 0;
    s->wanted = to;
    s->found = allocate(s->n->count, sizeof(int));
    add_steps(s, 0, from);
    *len = s->found_len;
    return s->found;
}

/* The fork at which the readings of a pair part, and the offset of it in the text. */
static const nfa_node *find_fork(search *s, int last, size_t *offset) {
    *offset = 0;
    int first = NO_ITEM; /* of the steps, the first that differ */
    size_t len;
    worklist_string(&s->pairs, (unsigned)last, &len);
    for (int i = last; i != NO_ITEM; i = s->pairs.items[i].from) {
        const pair *at = s->pairs.items[i].key;
        const pair_tags *tags = s->pairs.items[i].data;
        if (at->one != at->other || at->one_exception != at->other_exception ||
            tags->one != tags->other) {
            first = i;
            *offset = len;
        }
        len -= s->pairs.items[i].byte != NO_BYTE;
    }
    const work_item *item = &s->pairs.items[first];
    const pair *to = item->key;
    const pair_tags *tags = item->data;
    step start = {s->n->start, NO_EXCEPTION, 0};
    if (item->from != NO_ITEM) {
        const pair *from = s->pairs.items[item->from].key;
        start.node = s->n->nodes[from->one].next;
        start.exception =
            step_exception(&s->entered, from->one_exception, (unsigned char)item->byte);
    }
    step one = {to->one, to->one_exception, tags->one};
    step other = {to->other, to->other_exception, tags->other};
    unsigned len_one, len_other, same = 0;
    const int *way_one = way_to(s, start, &one, &len_one);
    const int *way_other = way_to(s, start, &other, &len_other);
    while (same < len_one && same < len_other && way_one[same] == way_other[same])
        same++;
    return same > 0 ? &s->n->nodes[way_one[same - 1]] : NULL;
}

/* Would an automaton that says of each fork where it comes from be too large? */
static bool is_too_large(const profile *p, const rule *r) {
    nfa_sizes sizes = new_nfa_sizes(&p->grammar, NFA_EXPANDED);
    sizes.reported = true; /* no error */
    return count_nodes(&sizes, r) > MOST_NODES;
}

bool find_ambiguity(const profile *p, const rule *r, ambiguity *found) {
    if (is_too_large(p, r))
        return false;
    search s = search_of(p, r);
    int last = find_pair(&s);
    if (last == NO_ITEM)
        return false;
    found->text = worklist_string(&s.pairs, (unsigned)last, &found->len);
    for (unsigned k = 0; k < 2; k++)
        found->readings[k] = reading_of(&s, p, last, k == 1, found->len);
    found->fork = find_fork(&s, last, &found->offset);
    return true;
}
