#include "prove/machines.h"

bool has_machine(const machine_list *list, const uric_machine *machine) {
    for (unsigned i = 0; i < list->count; i++)
        if (list->machines[i] == machine)
            return true;
    return false;
}

void add_machine(machine_list *list, const uric_machine *machine) {
    if (has_machine(list, machine))
        return;
    if (list->count == MOST_MACHINES)
        fail("the proof cannot follow more than %d machines", MOST_MACHINES);
    list->machines[list->count++] = machine;
}

void add_machines(machine_list *list, const uric_machine *machine) {
    unsigned next = list->count;
    add_machine(list, machine);
    for (; next < list->count; next++)
        for (unsigned i = 0; i < list->machines[next]->actions; i++) {
            const uric_action *action = &list->machines[next]->action[i];
            if (action->link != 0)
                add_machine(list, list->machines[next]->links[action->link - 1].rule->machine);
        }
}

void add_kinds(machine_list *list, const uric_components *components) {
    for (unsigned i = 0; components->host != NULL && i < components->host->kinds; i++)
        if (components->host->kind[i].rule != NULL)
            add_machines(list, components->host->kind[i].rule->machine);
}

void add_goto_rules(rule_objects *list, const uric_machine *m) {
    for (unsigned i = 0; i < m->actions; i++) {
        const uric_link *link = m->action[i].link != 0 ? &m->links[m->action[i].link - 1] : NULL;
        if (link == NULL || !link->is_goto || rule_number(list, link->rule) < list->count)
            continue;
        if (list->count == MOST_RULES)
            fail("the proof cannot follow gotos to more than %d rules", MOST_RULES);
        list->rules[list->count++] = link->rule;
    }
}

void add_rules(rule_objects *list, const uric_rule *parser) {
    unsigned next = list->count;
    list->rules[list->count++] = parser;
    for (; next < list->count; next++)
        add_goto_rules(list, list->rules[next]->machine);
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
    fail("a scan is in a machine to which nothing links");
}

static bool is_distinguished(const machine_list *list, const pike *vm, unsigned char one,
                             unsigned char other) {
    for (unsigned i = 0; i < list->count; i++)
        if (uric_byte_info(list->machines[i], one) != uric_byte_info(list->machines[i], other))
            return true;
    return vm != NULL && pike_distinguishes(vm, one, other);
}

unsigned representatives(const machine_list *list, const pike *vm, unsigned char bytes[256]) {
    unsigned count = 0;
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned k = 0;
        while (k < count && is_distinguished(list, vm, bytes[k], (unsigned char)byte))
            k++;
        if (k == count)
            bytes[count++] = (unsigned char)byte;
    }
    return count;
}

uint64_t scan_key(const machine_list *list, const uric_scan *scan) {
    if (scan->refused >= 0)
        return UINT64_MAX;
    uint64_t key = machine_number(list, scan->chosen->machine);
    return key << 32 | (uint64_t)scan->state << 16 | scan->call;
}
