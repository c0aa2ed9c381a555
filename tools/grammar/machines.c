#include "machines.h"

#include "scan.h"

void add_machine(machine_list *list, const uric_machine *machine) {
    for (unsigned i = 0; i < list->count; i++)
        if (list->machines[i] == machine)
            return;
    if (list->count == MOST_MACHINES)
        fail("the proof cannot follow more than %d machines", MOST_MACHINES);
    list->machines[list->count++] = machine;
}

void add_machines(machine_list *list, const uric_machine *machine) {
    unsigned next = list->count;
    add_machine(list, machine);
    for (; next < list->count; next++)
        for (unsigned i = 0; i < list->machines[next]->events; i++) {
            const uric_event *event = &list->machines[next]->event[i];
            if (event->hand != 0)
                add_machine(list, list->machines[next]->hands[event->hand - 1].rule->machine);
        }
}

void add_kinds(machine_list *list, const uric_components *components) {
    for (unsigned i = 0; components->host != NULL && i < components->host->kinds; i++)
        if (components->host->kind[i].rule != NULL)
            add_machines(list, components->host->kind[i].rule->machine);
}

void add_rules(rule_objects *list, const uric_rule *parser) {
    unsigned next = list->count;
    list->rules[list->count++] = parser;
    for (; next < list->count; next++) {
        const uric_machine *m = list->rules[next]->machine;
        for (unsigned i = 0; i < m->events; i++) {
            const uric_hand *hand = m->event[i].hand != 0 ? &m->hands[m->event[i].hand - 1] : NULL;
            if (hand != NULL && hand->jumps && rule_number(list, hand->rule) == list->count) {
                if (list->count == MOST_RULES)
                    fail("the proof cannot follow jumps to more than %d rules", MOST_RULES);
                list->rules[list->count++] = hand->rule;
            }
        }
    }
}

unsigned rule_number(const rule_objects *list, const uric_rule *which) {
    unsigned i = 0;
    while (i < list->count && list->rules[i] != which)
        i++;
    return i;
}

void add_parser(machine_list *list, const uric_rule *parser) {
    rule_objects all = {.count = 0};
    add_rules(&all, parser);
    add_machines(list, parser->machine);
    for (unsigned i = 0; i < all.count; i++)
        add_kinds(list, all.rules[i]->components);
}

unsigned machine_number(const machine_list *list, const uric_machine *machine) {
    for (unsigned i = 0; i < list->count; i++)
        if (list->machines[i] == machine)
            return i;
    fail("a scan is in a machine that nothing calls");
}

/* By class or by run set. */
static bool machine_tells_apart(const uric_machine *m, unsigned char one, unsigned char other) {
    return uric_look(m, one) != uric_look(m, other);
}

static bool any_tells_apart(const machine_list *list, const course *c, unsigned char one,
                            unsigned char other) {
    for (unsigned i = 0; i < list->count; i++)
        if (machine_tells_apart(list->machines[i], one, other))
            return true;
    return c != NULL && tells_apart(c, one, other);
}

unsigned representatives(const machine_list *list, const course *c, unsigned char bytes[256]) {
    unsigned count = 0;
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned k = 0;
        while (k < count && any_tells_apart(list, c, bytes[k], (unsigned char)byte))
            k++;
        if (k == count)
            bytes[count++] = (unsigned char)byte;
    }
    return count;
}

static bool mark_is_sound(unsigned mark, unsigned captures) {
    return mark < 2 * captures || mark == URIC_IDLE_MARK;
}

/* Marks are listed, or chained, and neither is for ever: no event sets one twice. */

#if URIC_COMPACT

static bool list_is_sound(const uric_machine *m, unsigned place, unsigned captures) {
    const uint8_t *mark = m->mark + place;
    for (unsigned count = 0; mark[count] != URIC_IDLE_MARK; count++)
        if (!mark_is_sound(mark[count], captures) || count == 2 * captures)
            return false;
    return true;
}

static bool event_marks_are_sound(const uric_machine *m, const uric_event *event,
                                  unsigned captures) {
    return list_is_sound(m, event->marks, captures);
}

static bool end_is_sound(const uric_machine *m, unsigned at_end, unsigned captures) {
    return at_end < 2 || list_is_sound(m, at_end - 2, captures);
}

#else

static bool event_marks_are_sound(const uric_machine *m, const uric_event *event,
                                  unsigned captures) {
    for (unsigned steps = 0; event != NULL; event = uric_extra_event(m, event->more)) {
        for (unsigned i = 0; i < 4; i++)
            if (!mark_is_sound(event->mark[i], captures))
                return false;
        if (++steps > captures)
            return false;
    }
    return true;
}

static bool end_is_sound(const uric_machine *m, unsigned at_end, unsigned captures) {
    return at_end < 2 || (m->event != NULL &&
                          event_marks_are_sound(m, uric_extra_event(m, at_end - 1), captures));
}

#endif

/* A callee calls no other; where a jump leads, there may be calls. */
static bool event_is_sound(const uric_machine *m, const uric_event *event, unsigned captures) {
    if (!event_marks_are_sound(m, event, captures))
        return false;
    if (event->hand == 0)
        return event->state < m->states;
    if (event->hand > m->hand_count)
        return false;
    const uric_hand *hand = &m->hands[event->hand - 1];
    if (hand->jumps)
        return event->state < hand->rule->machine->states;
    return event->state < m->states && hand->rule->machine->hands == NULL &&
           hand->rule->start < hand->rule->machine->states;
}

#if URIC_FAST

/* Are the cells that are usual in a state those of their classes? */
static bool usual_is_sound(const uric_machine *m, unsigned state) {
    const uric_usual *usual = &m->usual[state];
    for (unsigned i = 0; i < 64; i++) {
        uint32_t bit = (uint32_t)1 << i % 32;
        if ((usual->classes[i / 32] & bit) != 0 &&
            (i % 32 >= m->classes ||
             uric_cell(m, state, i % 32, uric_is_wide(m)) != usual->cell[i / 32]))
            return false;
    }
    return true;
}

/* Where a byte leads without an event; `states` if it does not. */
static unsigned plain_cell(const uric_machine *m, unsigned state, unsigned byte) {
    unsigned cell = uric_cell(m, state, uric_class_of(m, (unsigned char)byte), uric_is_wide(m));
    return cell < m->states ? cell : m->states;
}

static bool is_in_vector_set(const uint8_t set[16], unsigned byte) {
    return (set[byte % 16] >> byte / 16 & 1) != 0;
}

/* Do all texts of the loop lead from a state back to it? */
static bool loop_leads_back(const uric_machine *m, unsigned state) {
    unsigned second = plain_cell(m, state, m->loop->first);
    for (unsigned i = 0; second < m->states && i < 128 * 128; i++) {
        if (!is_in_vector_set(m->loop->then, i / 128) || !is_in_vector_set(m->loop->then, i % 128))
            continue;
        unsigned third = plain_cell(m, second, i / 128);
        if (third == m->states || plain_cell(m, third, i % 128) != state)
            return false;
    }
    return second < m->states;
}

/* Is the loop as uric_tables.h says, in each state that a set with it loops on? */
static bool loop_is_sound(const uric_machine *m) {
    for (unsigned set = 0; set < URIC_RUN_SETS; set++) {
        if ((m->loop->sets >> set & 1) == 0)
            continue;
        for (unsigned byte = 0; byte < 128; byte++)
            if (byte == m->loop->first ? is_in_vector_set(m->runs[set], byte)
                                       : is_in_vector_set(m->loop->then, byte) &&
                                             !is_in_vector_set(m->runs[set], byte))
                return false;
        for (unsigned state = 0; state < m->states; state++)
            if (m->run[state] == 1 + set && !loop_leads_back(m, state))
                return false;
    }
    return m->loop->first != 0 && m->loop->first < 128 && m->loop->sets >> URIC_RUN_SETS == 0;
}

/* Do vectors find the same sets as single bytes, and the states name none but these? */
static bool runs_are_sound(const uric_machine *m) {
    for (unsigned set = 0; set < URIC_RUN_SETS; set++)
        for (unsigned byte = 0; byte < 128; byte++) {
            unsigned bit = byte > 0 ? (128u >> set) & ~(unsigned)m->class_mask : 0;
            if ((m->runs[set][byte % 16] >> byte / 16 & 1) != ((uric_look(m, byte) & bit) != 0))
                return false;
        }
    for (unsigned i = 0; i < m->states; i++)
        if (m->run[i] > URIC_RUN_SETS || (m->usual != NULL && !usual_is_sound(m, i)))
            return false;
    return m->loop == NULL || loop_is_sound(m);
}

#else

static bool runs_are_sound(const uric_machine *m) {
    (void)m;
    return true;
}

#endif

static bool machine_is_sound(const uric_machine *m, unsigned captures) {
    if ((m->event == NULL && m->events > 0) || (m->hands == NULL && m->hand_count > 0) ||
        !runs_are_sound(m))
        return false;
    for (unsigned byte = 0; byte < 256; byte++)
        if (uric_class_of(m, (unsigned char)byte) >= m->classes)
            return false;
    for (unsigned i = 0; i < m->events; i++)
        if (!event_is_sound(m, &m->event[i], captures))
            return false;
    for (unsigned i = 0; i < m->states; i++)
        if (!end_is_sound(m, uric_at_end(m, i), captures))
            return false;
    return true;
}

static bool prefixes_are_sound(const uric_rule *r, unsigned captures) {
#if URIC_FAST
    for (unsigned i = 0; i < r->prefixes; i++) {
        const uric_prefix *prefix = &r->prefix[i];
        if (!mark_is_sound(prefix->mark[0], captures) ||
            !mark_is_sound(prefix->mark[1], captures) || prefix->state >= r->machine->states)
            return false;
    }
#else
    (void)r;
    (void)captures;
#endif
    return true;
}

static void add_called(machine_list *list, const uric_machine *machine) {
    for (unsigned i = 0; i < machine->events; i++) {
        const uric_event *event = &machine->event[i];
        if (event->hand != 0 && !machine->hands[event->hand - 1].jumps)
            add_machine(list, machine->hands[event->hand - 1].rule->machine);
    }
}

static bool rule_is_sound(const uric_rule *r, unsigned captures) {
    machine_list list = {.count = 0};
    if (r->start >= r->machine->states || !prefixes_are_sound(r, captures))
        return false;
    add_machine(&list, r->machine);
    if (!machine_is_sound(r->machine, captures))
        return false;
    add_called(&list, r->machine);
    for (unsigned i = 1; i < list.count; i++)
        if (!machine_is_sound(list.machines[i], captures))
            return false;
    return true;
}

static bool neighbours_are_sound(const uric_components *c, const uric_neighbour *list,
                                 unsigned count) {
    if (count > URIC_NEIGHBOURS)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (list[i].component >= (unsigned)URIC_PART + c->parts)
            return false;
    return true;
}

static bool components_are_sound(const uric_components *c) {
    bool rest_fits = c->rest < (unsigned)URIC_PART + c->parts || c->rest == URIC_NOWHERE;
    if (!rest_fits || !neighbours_are_sound(c, c->behind, c->behinds) ||
        !neighbours_are_sound(c, c->before, c->befores))
        return false;
    if (c->captures > URIC_CAPTURES || c->reported > c->captures || c->parts > URIC_PARTS)
        return false;
    for (unsigned i = 0; i < c->captures; i++) {
        const uric_capture *one = &c->capture[i];
        bool fits =
            one->component < (unsigned)URIC_PART + c->parts || one->component == URIC_NOWHERE;
        bool ordered = one->within <= (i < c->reported ? i : c->reported);
        if (!fits || !ordered || one->inside > i || one->unless > c->captures ||
            one->ahead_of > c->captures)
            return false;
    }
    for (unsigned i = 0; c->host != NULL && i < c->host->kinds; i++)
        if (c->host->kind[i].kind >= URIC_HOST_KINDS || c->host->kind[i].capture > c->captures)
            return false;
    return true;
}

/* A rule that reports components, and what it goes on in: none sets marks beyond the captures of
 * its own. */
static bool parser_is_sound(const uric_rule *parser) {
    const uric_components *c = parser->components;
    if (c == NULL || !components_are_sound(c) || !rule_is_sound(parser, c->captures))
        return false;
    for (unsigned i = 0; c->host != NULL && i < c->host->kinds; i++)
        if (c->host->kind[i].rule != NULL && !rule_is_sound(c->host->kind[i].rule, URIC_CAPTURES))
            return false;
    return true;
}

bool tables_are_sound(const uric_grammar *tables) {
    for (unsigned i = 0; i < tables->rules; i++)
        if (!rule_is_sound(&tables->rule[i], URIC_CAPTURES))
            return false;
    for (unsigned i = 0; i < tables->parsers; i++)
        if (!parser_is_sound(tables->parser[i]))
            return false;
    return true;
}
