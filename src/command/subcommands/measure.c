#define URIC_TABLE_SIZES /* uric_tables.h then defines uric_scan_bytes and others */
#include "uric_tables.h"

#include "command/subcommands/measure.h"

#include <string.h>

#include "command/io/errors.h"

/* Machines found so far. */
static struct measured *found;
static size_t count, capacity;

/* Rules found so far: a machine has each name once. */
static const uric_rule **seen;
static size_t seen_count, seen_capacity;

/* Machines may share the table of byte classes: it counts for the first of them. */
static size_t class_bytes(const uric_machine *machine) {
    for (size_t i = 0; i < count; i++)
        if (found[i].machine->byte_class == machine->byte_class)
            return 0;
    return uric_class_bytes(machine);
}

static bool is_new(const uric_rule *rule) {
    for (size_t i = 0; i < seen_count; i++)
        if (seen[i]->machine == rule->machine && strcmp(seen[i]->name, rule->name) == 0)
            return false;
    if (seen_count == seen_capacity) {
        seen_capacity += 64;
        seen = resize(seen, seen_capacity * sizeof *seen);
    }
    seen[seen_count++] = rule;
    return true;
}

static void add_rule(const uric_rule *rule, bool parses) {
    const uric_machine *machine = rule->machine;
    if (!is_new(rule))
        return;
    for (size_t i = 0; i < count; i++)
        if (found[i].machine == machine) {
            found[i].rules++;
            return;
        }
    if (count == capacity) {
        capacity += 16;
        found = resize(found, capacity * sizeof *found);
    }
    struct measured measured = {
        .machine = machine,
        .rule = rule->name,
        .rules = 1,
        .parses = parses,
        .states = machine->states,
        .actions = machine->actions,
        .classes = machine->classes,
        .bytes = class_bytes(machine) + uric_scan_bytes(machine),
        .word_bytes = uric_error_bytes(machine),
    };
    found[count++] = measured;
}

static void add_called(const uric_machine *machine, bool parses) {
    for (unsigned i = 0; i < machine->actions; i++)
        if (machine->action[i].link != 0)
            add_rule(machine->links[machine->action[i].link - 1].rule, parses);
}

/* The rules that classify hosts have tables of their own. */
static void add_kinds(const uric_components *components) {
    for (unsigned i = 0; components->host != NULL && i < components->host->kinds; i++)
        if (components->host->kind[i].rule != NULL)
            add_rule(components->host->kind[i].rule, true);
}

/* The items of a list have a table of their own. */
static void add_lists(const uric_components *components) {
    for (unsigned i = 0; i < components->lists; i++)
        add_rule(components->list[i].items, true);
}

size_t measure_grammar(const uric_grammar *grammar, struct measured **list) {
    count = seen_count = 0;
    size_t followed = 0;
    for (unsigned i = 0; i < grammar->parsers; i++)
        add_rule(grammar->parser[i], true);
    for (unsigned i = 0; i < grammar->parsers; i++) {
        add_kinds(grammar->parser[i]->components);
        add_lists(grammar->parser[i]->components);
    }
    for (; followed < count; followed++)
        add_called(found[followed].machine, found[followed].parses);
    for (unsigned i = 0; i < grammar->rules; i++)
        add_rule(&grammar->rule[i], false);
    for (; followed < count; followed++)
        add_called(found[followed].machine, false);
    *list = found;
    return count;
}
