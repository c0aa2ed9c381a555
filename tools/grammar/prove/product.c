#include "prove/product.h"

#include <string.h>

#include "scan.h"

static bool is_in(const machine_list *list, const uric_machine *machine) {
    for (unsigned i = 0; i < list->count; i++)
        if (list->machines[i] == machine)
            return true;
    return false;
}

void add_machine(machine_list *list, const uric_machine *machine) {
    if (is_in(list, machine))
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

static void add_jumps(rule_objects *list, const uric_machine *m) {
    for (unsigned i = 0; i < m->events; i++) {
        const uric_hand *hand = m->event[i].hand != 0 ? &m->hands[m->event[i].hand - 1] : NULL;
        if (hand != NULL && hand->jumps && rule_number(list, hand->rule) == list->count) {
            if (list->count == MOST_RULES)
                fail("the proof cannot follow jumps to more than %d rules", MOST_RULES);
            list->rules[list->count++] = hand->rule;
        }
    }
}

void add_rules(rule_objects *list, const uric_rule *parser) {
    unsigned next = list->count;
    list->rules[list->count++] = parser;
    for (; next < list->count; next++)
        add_jumps(list, list->rules[next]->machine);
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

/* How long a list is, tables do not tell; but none writes a register twice, and a copy. */
static bool list_is_sound(const uric_machine *m, unsigned place, unsigned registers) {
    const uint8_t *at = m->operations != NULL ? m->operations + place : NULL;
    for (unsigned count = 0; at != NULL && *at != URIC_OPERATIONS_END; at++, count++) {
        bool copies = (*at & ~URIC_REGISTER_MASK) == URIC_COPY;
        if ((*at & URIC_REGISTER_MASK) >= registers || count > 2 * registers)
            return false;
        if (copies && *++at >= registers)
            return false;
    }
    return at != NULL;
}

static bool event_operations_are_sound(const uric_machine *m, const uric_event *event,
                                       unsigned registers) {
#if URIC_COMPACT
    return list_is_sound(m, event->operations, registers);
#else
    for (unsigned i = 0; i < 5; i++) {
        unsigned which = i < 4 ? event->next[i] : event->here;
        if (which >= registers && which != URIC_IDLE_REGISTER)
            return false;
    }
    return (event->more == 0 || list_is_sound(m, event->more - 1u, registers));
#endif
}

static bool end_is_sound(const uric_machine *m, unsigned at_end, unsigned registers) {
    return at_end < 2 || (registers > 0 && list_is_sound(m, at_end - 2, registers));
}

static bool jumps(const uric_machine *m) {
    for (unsigned i = 0; i < m->hand_count; i++)
        if (m->hands[i].jumps)
            return true;
    return false;
}

static bool has_shifted_rows(const uric_machine *m) {
#if !URIC_COMPACT
    return m->row_shift <= 8 && m->row == 1u << m->row_shift;
#else
    (void)m;
    return true;
#endif
}

/* A callee calls no other; where a jump leads, there may be calls, and no further jump. */
static bool event_is_sound(const uric_machine *m, const uric_event *event, unsigned registers) {
    if (!event_operations_are_sound(m, event, registers))
        return false;
    if (event->hand == 0)
        return event->state < m->states;
    if (event->hand > m->hand_count)
        return false;
    const uric_hand *hand = &m->hands[event->hand - 1];
    if (hand->jumps)
        return event->state < hand->rule->machine->states && !jumps(hand->rule->machine);
    return event->state < m->states && hand->rule->machine->hands == NULL &&
           has_shifted_rows(hand->rule->machine) && hand->rule->start < hand->rule->machine->states;
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

/* Without runs, the same cells lead back to the state. */
static bool run_leads_back(const uric_machine *m, unsigned state) {
    if (m->run[state] > URIC_RUN_SETS)
        return false;
    for (unsigned byte = 0; m->run[state] > 0 && byte < 128; byte++)
        if (is_in_vector_set(m->runs[m->run[state] - 1], byte) &&
            plain_cell(m, state, byte) != state)
            return false;
    return true;
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
        if (!run_leads_back(m, i) || (m->usual != NULL && !usual_is_sound(m, i)))
            return false;
    return m->loop == NULL || loop_is_sound(m);
}

#else

static bool runs_are_sound(const uric_machine *m) {
    (void)m;
    return true;
}

#endif

/* Has a row a cell for each class? */
static bool rows_are_sound(const uric_machine *m) {
#if !URIC_COMPACT
    return m->row >= m->classes;
#else
    (void)m;
    return true;
#endif
}

/* One number refuses, and no other. */
static bool cells_are_sound(const uric_machine *m, unsigned state) {
#if !URIC_COMPACT
    for (unsigned column = 0; column < m->classes; column++)
        if (uric_cell(m, state, column, uric_is_wide(m)) > (unsigned)m->states + m->events)
            return false;
#else
    (void)m;
    (void)state;
#endif
    return true;
}

static bool machine_is_sound(const uric_machine *m, unsigned registers) {
    if ((m->event == NULL && m->events > 0) || (m->hands == NULL && m->hand_count > 0) ||
        !rows_are_sound(m) || !runs_are_sound(m))
        return false;
    for (unsigned byte = 0; byte < 256; byte++)
        if (uric_class_of(m, (unsigned char)byte) >= m->classes)
            return false;
    for (unsigned i = 0; i < m->events; i++)
        if (!event_is_sound(m, &m->event[i], registers))
            return false;
    for (unsigned i = 0; i < m->states; i++)
        if (!cells_are_sound(m, i) || !end_is_sound(m, uric_at_end(m, i), registers))
            return false;
    return true;
}

static void add_called(machine_list *list, const uric_machine *machine) {
    for (unsigned i = 0; i < machine->events; i++) {
        const uric_event *event = &machine->event[i];
        if (event->hand != 0 && !machine->hands[event->hand - 1].jumps)
            add_machine(list, machine->hands[event->hand - 1].rule->machine);
    }
}

#if URIC_FAST

/* Does the rule come to the same as by the prefix, byte by byte? */
static bool prefix_is_sound(const uric_rule *r, const uric_prefix *prefix) {
    uric_scan scan, after;
    memset(&scan, 0, sizeof scan);
    uric_scan_begin(&scan, r);
    after = scan;
    after.state = prefix->state;
    after.length = prefix->len;
    for (unsigned i = 0; i < sizeof prefix->set; i++) {
        if (prefix->set[i] > URIC_IDLE_REGISTER)
            return false;
        after.registers[prefix->set[i]] = prefix->value[i];
    }
    for (unsigned i = 0; i < prefix->len && i < URIC_PREFIX_BYTES; i++)
        uric_scan_feed(&scan, &prefix->text[i], 1);
    scan.registers[URIC_IDLE_REGISTER] = after.registers[URIC_IDLE_REGISTER];
    return prefix->text[URIC_PREFIX_BYTES] == '\0' && scan.chosen == after.chosen &&
           scan.call == after.call && scan.state == after.state && scan.refused == after.refused &&
           scan.length == after.length &&
           memcmp(scan.registers, after.registers, sizeof scan.registers) == 0;
}

#endif

/* Once its machines are. */
static bool prefixes_are_sound(const uric_rule *r) {
#if URIC_FAST
    for (unsigned i = 0; i < r->prefixes; i++)
        if (!prefix_is_sound(r, &r->prefix[i]))
            return false;
#else
    (void)r;
#endif
    return true;
}

/* Only machines in `writers` may write registers; NULL: any machine may. */
static bool rule_is_sound(const uric_rule *r, const machine_list *writers, unsigned registers) {
    machine_list list = {.count = 0};
    if (r->start >= r->machine->states)
        return false;
    add_machine(&list, r->machine);
    for (unsigned i = 0; i < list.count; i++) {
        const uric_machine *m = list.machines[i];
        if (!machine_is_sound(m, writers == NULL || is_in(writers, m) ? registers : 0))
            return false;
        if (i == 0)
            add_called(&list, m);
    }
    return prefixes_are_sound(r);
}

static bool is_register(const uric_components *c, unsigned which) {
    return which < c->component_registers || which == URIC_NO_REGISTER;
}

static bool components_are_sound(const uric_components *c) {
    if (c->registers > URIC_REGISTERS || c->component_registers > c->registers ||
        c->parts > URIC_PARTS)
        return false;
    for (unsigned i = 0; i < uric_count_components(c); i++)
        if (!is_register(c, c->capture[i].begin) || !is_register(c, c->capture[i].end))
            return false;
    if (c->host != NULL && c->host->other >= URIC_HOST_KINDS)
        return false;
    for (unsigned i = 0; c->host != NULL && i < c->host->kinds; i++)
        if (c->host->kind[i].kind >= URIC_HOST_KINDS || c->host->kind[i].shown_by > c->registers)
            return false;
    return true;
}

/* What parts the items of lists writes no registers beyond those of the parse. */
static bool lists_are_sound(const uric_components *c) {
    for (unsigned i = 0; i < c->lists; i++) {
        const uric_rule *items = c->list[i].items;
        if (items->components == NULL || items->components->host != NULL ||
            !components_are_sound(items->components) || !rule_is_sound(items, NULL, c->registers))
            return false;
    }
    return true;
}

/* A rule that reports components, those that it jumps to, and what they call: none writes registers
 * beyond its own. Adds their machines to `parsing`. */
static bool parser_is_sound(const uric_rule *parser, machine_list *parsing) {
    rule_objects rules = {.rules = {parser}, .count = 1};
    for (unsigned i = 0; i < rules.count; i++) {
        const uric_rule *r = rules.rules[i];
        const uric_components *c = r->components;
        if (c == NULL || !components_are_sound(c) || !rule_is_sound(r, NULL, c->registers) ||
            !lists_are_sound(c))
            return false;
        add_jumps(&rules, r->machine);
        add_machine(parsing, r->machine);
        add_called(parsing, r->machine);
    }
    return true;
}

static bool kinds_are_sound(const uric_host_kinds *host, const machine_list *parsing) {
    for (unsigned i = 0; host != NULL && i < host->kinds; i++)
        if (host->kind[i].rule != NULL &&
            (host->kind[i].rule->machine->events > 0 ||
             !rule_is_sound(host->kind[i].rule, parsing, URIC_REGISTERS)))
            return false;
    return true;
}

/* A rule that only judges has no registers to write; but it may share a machine with a parser. */
bool tables_are_sound(const uric_grammar *tables) {
    machine_list parsing = {.count = 0};
    for (unsigned i = 0; i < tables->parsers; i++)
        if (!parser_is_sound(tables->parser[i], &parsing))
            return false;
    for (unsigned i = 0; i < tables->parsers; i++)
        if (!kinds_are_sound(tables->parser[i]->components->host, &parsing))
            return false;
    for (unsigned i = 0; i < tables->rules; i++)
        if (!rule_is_sound(&tables->rule[i], &parsing, URIC_REGISTERS))
            return false;
    return true;
}
