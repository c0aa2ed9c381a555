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

static bool calls_another(const uric_event *event) {
    return event->call != 0 && event->call != URIC_RETURN;
}

void add_machines(machine_list *list, const uric_machine *machine) {
    add_machine(list, machine);
    for (unsigned i = 0; i < machine->events; i++) /* a called machine calls no other */
        if (calls_another(&machine->event[i]))
            add_machine(list, machine->calls[machine->event[i].call - 1]->machine);
}

void add_parser(machine_list *list, const uric_rule *parser) {
    const uric_components *c = parser->components;
    add_machines(list, parser->machine);
    for (unsigned i = 0; i < c->kinds; i++)
        if (c->kind[i].rule != NULL)
            add_machines(list, c->kind[i].rule->machine);
}

unsigned machine_number(const machine_list *list, const uric_machine *machine) {
    for (unsigned i = 0; i < list->count; i++)
        if (list->machines[i] == machine)
            return i;
    fail("a scan is in a machine that nothing calls");
}

/* By class or by run set. */
static bool machine_tells_apart(const uric_machine *m, unsigned char one, unsigned char other) {
    return m->byte[one] != m->byte[other];
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

/* The marks of an event, and of the extra ones behind it; a chain of those is not for ever. */
static bool marks_are_sound(const uric_machine *m, const uric_event *event, unsigned captures) {
    for (unsigned steps = 0; event != NULL; event = uric_extra_event(m, event->more)) {
        for (unsigned i = 0; i < 4; i++)
            if (event->mark[i] >= 2 * captures && event->mark[i] != URIC_IDLE_MARK)
                return false;
        if (++steps > captures)
            return false;
    }
    return true;
}

static bool event_is_sound(const uric_machine *m, const uric_event *event, unsigned captures,
                           unsigned calls) {
    if (event->state >= m->states || !marks_are_sound(m, event, captures))
        return false;
    if (!calls_another(event))
        return true;
    if (m->calls == NULL || event->call > calls)
        return false;
    const uric_machine *callee = m->calls[event->call - 1]->machine;
    return callee->calls == NULL && m->calls[event->call - 1]->start < callee->states;
}

static bool machine_is_sound(const uric_machine *m, unsigned captures, unsigned calls) {
    if (m->event == NULL && m->events > 0)
        return false;
    for (unsigned byte = 0; byte < 256; byte++)
        if (uric_class_of(m, (unsigned char)byte) >= m->classes)
            return false;
    for (unsigned i = 0; i < m->events; i++)
        if (!event_is_sound(m, &m->event[i], captures, calls))
            return false;
    for (unsigned i = 0; i < m->states; i++)
        if (m->at_end[i] > 1 &&
            (m->event == NULL ||
             !marks_are_sound(m, uric_extra_event(m, m->at_end[i] - 1u), captures)))
            return false;
    return true;
}

static bool prefix_is_sound(const uric_rule *r, const uric_prefix *prefix, unsigned captures) {
    for (unsigned i = 0; i < 2; i++)
        if (prefix->mark[i] >= 2 * captures && prefix->mark[i] != URIC_IDLE_MARK)
            return false;
    return prefix->state < r->machine->states;
}

static bool rule_is_sound(const uric_rule *r, unsigned captures, unsigned calls) {
    machine_list list = {.count = 0};
    if (r->start >= r->machine->states)
        return false;
    for (unsigned i = 0; i < r->prefixes; i++)
        if (!prefix_is_sound(r, &r->prefix[i], captures))
            return false;
    add_machine(&list, r->machine);
    if (!machine_is_sound(r->machine, captures, calls))
        return false;
    add_machines(&list, r->machine);
    for (unsigned i = 1; i < list.count; i++)
        if (!machine_is_sound(list.machines[i], captures, calls))
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
        if (!fits || one->within > i || one->inside > i || one->unless > c->captures ||
            one->ahead_of > c->captures)
            return false;
    }
    for (unsigned i = 0; i < c->kinds; i++)
        if (c->kind[i].kind >= URIC_HOST_KINDS || c->kind[i].capture > c->captures)
            return false;
    return true;
}

bool tables_are_sound(const uric_grammar *tables, unsigned calls) {
    const uric_components *c = tables->components;
    unsigned captures = c != NULL ? c->captures : 0;
    if (c != NULL && !components_are_sound(c))
        return false;
    for (unsigned i = 0; i < tables->rules; i++)
        if (!rule_is_sound(&tables->rule[i], captures, calls))
            return false;
    for (unsigned i = 0; i < tables->parsers; i++)
        if (tables->parser[i]->components != c ||
            !rule_is_sound(tables->parser[i], captures, calls))
            return false;
    for (unsigned i = 0; c != NULL && i < c->kinds; i++)
        if (c->kind[i].rule != NULL && !rule_is_sound(c->kind[i].rule, captures, calls))
            return false;
    return true;
}
