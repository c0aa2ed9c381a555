#include "prove/check_tables.h"

#include <string.h>

#include "prove/machines.h"
#include "scan/scan.h"

/* No list is longer than one that writes each register once, by a copy. */
static bool list_is_sound(const uric_machine *m, unsigned offset, unsigned registers) {
    const uint8_t *at = m->operations != NULL ? m->operations + offset : NULL;
    for (unsigned count = 0; at != NULL && *at != URIC_OPERATIONS_END; at++, count++) {
        bool copies = (*at & ~URIC_REGISTER_MASK) == URIC_COPY;
        if ((*at & URIC_REGISTER_MASK) >= registers || count > 2 * registers)
            return false;
        if (copies && *++at >= registers)
            return false;
    }
    return at != NULL;
}

static bool action_operations_are_sound(const uric_machine *m, const uric_action *action,
                                        unsigned registers) {
#if URIC_COMPACT
    return list_is_sound(m, action->operations, registers);
#else
    uint64_t sets[2] = {0, 0};
    for (unsigned i = 0; i < 5; i++) {
        unsigned which = i < 4 ? action->next[i] : action->here;
        if (which >= registers && which != URIC_IDLE_REGISTER)
            return false;
        sets[i / 4] |= (uint64_t)1 << which;
    }
    return (uint32_t)sets[0] == action->next_set && (uint32_t)sets[1] == action->here_set &&
           (action->more == 0 || list_is_sound(m, action->more - 1u, registers));
#endif
}

static bool accept_is_sound(const uric_machine *m, unsigned accept, unsigned registers) {
    if (accept < 2)
        return true;
#if URIC_COMPACT
    return registers > 0 && list_is_sound(m, accept - 2, registers);
#else
    uric_action action = m->final_action[accept - 2];
    if (action.more != 0 && m->operations[action.more - 1] == URIC_LIMITED)
        action.more++;
    return action.link == 0 && action_operations_are_sound(m, &action, registers);
#endif
}

static bool has_goto(const uric_machine *m) {
    for (unsigned i = 0; i < m->link_count; i++)
        if (m->links[i].is_goto)
            return true;
    return false;
}

/* A callee calls no other machine. The target of a goto may call, but has no further goto. */
static bool action_is_sound(const uric_machine *m, const uric_action *action, unsigned registers) {
    if (!action_operations_are_sound(m, action, registers))
        return false;
    if (action->link == 0)
        return action->state < m->states;
    if (action->link > m->link_count)
        return false;
    const uric_link *link = &m->links[action->link - 1];
    if (link->is_goto)
        return action->state < link->rule->machine->states && !has_goto(link->rule->machine);
    return action->state < m->states && link->rule->machine->links == NULL &&
           link->rule->start < link->rule->machine->states;
}

#if !URIC_COMPACT

/* Are the likely transitions of a state those of the table? */
static bool likely_is_sound(const uric_machine *m, unsigned state) {
    const uric_likely *likely = &m->likely[state];
    for (unsigned i = 0; i < 64; i++) {
        uint32_t bit = (uint32_t)1 << i % 32;
        if ((likely->classes[i / 32] & bit) != 0 &&
            (i % 32 >= m->classes ||
             uric_entry(m, state, i % 32, uric_is_wide(m)) != likely->entry[i / 32]))
            return false;
    }
    return true;
}

/* The state to which a byte leads without an action; `states` if there is none. */
static unsigned plain_target(const uric_machine *m, unsigned state, unsigned byte) {
    unsigned entry = uric_entry(m, state, uric_class_of(m, (unsigned char)byte), uric_is_wide(m));
    return entry < m->states ? entry : m->states;
}

static bool is_in_set(const uint8_t set[16], unsigned byte) {
    return (set[byte % 16] >> byte / 16 & 1) != 0;
}

/* Do all texts of the triplet loop lead from a state back to the state? */
static bool triplets_lead_back(const uric_machine *m, unsigned state) {
    unsigned second = plain_target(m, state, m->triplet_loop->first);
    for (unsigned i = 0; second < m->states && i < 128 * 128; i++) {
        if (!is_in_set(m->triplet_loop->follow, i / 128) ||
            !is_in_set(m->triplet_loop->follow, i % 128))
            continue;
        unsigned third = plain_target(m, second, i / 128);
        if (third == m->states || plain_target(m, third, i % 128) != state)
            return false;
    }
    return second < m->states;
}

/* Is the triplet loop as uric_tables.h says, in each state that a set with the loop loops on? */
static bool triplet_loop_is_sound(const uric_machine *m) {
    for (unsigned set = 0; set < URIC_SELF_LOOP_SETS; set++) {
        if ((m->triplet_loop->sets >> set & 1) == 0)
            continue;
        for (unsigned byte = 0; byte < 128; byte++)
            if (byte == m->triplet_loop->first ? is_in_set(m->self_loop_sets[set], byte)
                                               : is_in_set(m->triplet_loop->follow, byte) &&
                                                     !is_in_set(m->self_loop_sets[set], byte))
                return false;
        for (unsigned state = 0; state < m->states; state++)
            if (m->self_loop[state] == 1 + set && !triplets_lead_back(m, state))
                return false;
    }
    return m->triplet_loop->first != 0 && m->triplet_loop->first < 128 &&
           m->triplet_loop->sets >> URIC_SELF_LOOP_SETS == 0;
}

/* Do all bytes of the self-loop set lead from a state back to the state? */
static bool self_loop_leads_back(const uric_machine *m, unsigned state) {
    if (m->self_loop[state] > URIC_SELF_LOOP_SETS)
        return false;
    for (unsigned byte = 0; m->self_loop[state] > 0 && byte < 128; byte++)
        if (is_in_set(m->self_loop_sets[m->self_loop[state] - 1], byte) &&
            plain_target(m, state, byte) != state)
            return false;
    return true;
}

/* Are the self-loop sets that single bytes have the same for vectors, and right for each state? */
static bool self_loops_are_sound(const uric_machine *m) {
    for (unsigned set = 0; set < URIC_SELF_LOOP_SETS; set++) {
        unsigned bit = (128u >> set) & ~(unsigned)m->class_mask;
        for (unsigned byte = 1; bit != 0 && byte < 128; byte++)
            if ((m->self_loop_sets[set][byte % 16] >> byte / 16 & 1) !=
                ((uric_byte_info(m, byte) & bit) != 0))
                return false;
        if (is_in_set(m->self_loop_sets[set], 0))
            return false;
    }
    for (unsigned i = 0; i < m->states; i++)
        if (!self_loop_leads_back(m, i) || (m->likely != NULL && !likely_is_sound(m, i)))
            return false;
    return m->triplet_loop == NULL || triplet_loop_is_sound(m);
}

#else

static bool self_loops_are_sound(const uric_machine *m) {
    (void)m;
    return true;
}

#endif

/* Entries are states, actions, or the one number that rejects. */
static bool entries_are_sound(const uric_machine *m, unsigned state) {
#if !URIC_COMPACT
    for (unsigned column = 0; column < m->classes; column++)
        if (uric_entry(m, state, column, uric_is_wide(m)) > (unsigned)m->states + m->actions)
            return false;
#else
    (void)m;
    (void)state;
#endif
    return true;
}

static bool machine_is_sound(const uric_machine *m, unsigned registers) {
    if ((m->action == NULL && m->actions > 0) || (m->links == NULL && m->link_count > 0) ||
        !self_loops_are_sound(m))
        return false;
    for (unsigned byte = 0; byte < 256; byte++)
        if (uric_class_of(m, (unsigned char)byte) >= m->classes)
            return false;
    for (unsigned i = 0; i < m->actions; i++)
        if (!action_is_sound(m, &m->action[i], registers))
            return false;
    for (unsigned i = 0; i < m->states; i++)
        if (!entries_are_sound(m, i) || !accept_is_sound(m, uric_accept(m, i), registers))
            return false;
    return true;
}

static void add_called(machine_list *list, const uric_machine *machine) {
    for (unsigned i = 0; i < machine->actions; i++) {
        const uric_action *action = &machine->action[i];
        if (action->link != 0 && !machine->links[action->link - 1].is_goto)
            add_machine(list, machine->links[action->link - 1].rule->machine);
    }
}

#if !URIC_COMPACT

/* Does a prefix bring the scan to where its bytes, one by one, bring it? */
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

/* To be called once the machines are sound, since this scans. */
static bool prefixes_are_sound(const uric_rule *r) {
#if !URIC_COMPACT
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
        if (!machine_is_sound(m, writers == NULL || has_machine(writers, m) ? registers : 0))
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

/* The machines that separate the items of a list write no registers beyond those of the parse. */
static bool lists_are_sound(const uric_components *c) {
    for (unsigned i = 0; i < c->lists; i++) {
        const uric_rule *items = c->list[i].items;
        if (items->components == NULL || items->components->host != NULL ||
            !components_are_sound(items->components) || !rule_is_sound(items, NULL, c->registers))
            return false;
    }
    return true;
}

/* A rule that reports components, those to which it has a goto, and what they call: none writes
 * registers beyond its own. Adds their machines to `parsing`. */
static bool parser_is_sound(const uric_rule *parser, machine_list *parsing) {
    rule_objects rules = {.rules = {parser}, .count = 1};
    for (unsigned i = 0; i < rules.count; i++) {
        const uric_rule *r = rules.rules[i];
        const uric_components *c = r->components;
        if (c == NULL || !components_are_sound(c) || !rule_is_sound(r, NULL, c->registers) ||
            !lists_are_sound(c))
            return false;
        add_goto_rules(&rules, r->machine);
        add_machine(parsing, r->machine);
        add_called(parsing, r->machine);
    }
    return true;
}

static bool kinds_are_sound(const uric_host_kinds *host, const machine_list *parsing) {
    for (unsigned i = 0; host != NULL && i < host->kinds; i++)
        if (host->kind[i].rule != NULL &&
            (host->kind[i].rule->machine->actions > 0 ||
             !rule_is_sound(host->kind[i].rule, parsing, URIC_REGISTERS)))
            return false;
    return true;
}

/* A rule without components has no registers to write, but may share a machine with a parser. */
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
