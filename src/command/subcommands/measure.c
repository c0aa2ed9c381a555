#include "command/subcommands/measure.h"

#include <stdint.h>
#include <string.h>

#include "command/io/errors.h"
#include "uric_tables.h"

/* Machines found so far. */
static struct measured *found;
static size_t count, capacity;

/* Rules found so far: a machine has each name once. */
static const uric_rule **seen;
static size_t seen_count, seen_capacity;

static size_t greater(size_t a, size_t b) {
    return a > b ? a : b;
}

/* The length of a list of bytes with its end. */
static size_t list_bytes(const uint8_t *list, unsigned end) {
    size_t len = 0;
    while (list[len] != end)
        len++;
    return len + 1;
}

/* The bytes of all lists of operations up to and with the one at `at`. */
static size_t operation_bytes(const uric_machine *machine, size_t at) {
    return machine->operations == NULL
               ? 0
               : at + list_bytes(machine->operations + at, URIC_OPERATIONS_END);
}

/* The bytes of all lists of operations: of actions, and of the end of input. */
static size_t operations_bytes(const uric_machine *machine) {
    size_t bytes = 0;
    for (unsigned i = 0; i < machine->states; i++)
        if (uric_accept(machine, i) > 1)
            bytes = greater(bytes, operation_bytes(machine, uric_accept(machine, i) - 2u));
    for (unsigned i = 0; i < machine->actions; i++)
        if (machine->action[i].more > 0)
            bytes = greater(bytes, operation_bytes(machine, machine->action[i].more - 1u));
    return bytes;
}

/* Machines may share the table of byte classes: it counts for the first of them. */
static size_t class_bytes(const uric_machine *machine) {
    for (size_t i = 0; i < count; i++)
        if (found[i].machine->byte_class == machine->byte_class)
            return 0;
    return 256 + sizeof *machine->self_loop_sets * URIC_SELF_LOOP_SETS;
}

static size_t scan_bytes(const uric_machine *machine) {
    size_t entries = (size_t)machine->states * machine->row;
    size_t bytes = class_bytes(machine) + entries * (machine->entry != NULL ? 1 : 2);
    bytes += machine->actions * sizeof *machine->action + operations_bytes(machine);
    bytes += 2u * machine->states; /* accept, self-loop set */
    if (machine->likely != NULL)
        bytes += machine->states * sizeof *machine->likely;
    if (machine->triplet_loop != NULL)
        bytes += sizeof *machine->triplet_loop;
    return bytes;
}

static size_t word_bytes(const uric_machine *machine) {
    if (machine->expected == NULL)
        return 0;
    size_t lists = 0, terms = 0, words = 0;
    for (size_t i = 0; i < machine->states; i++) {
        size_t at = machine->expected[i];
        lists = greater(lists, at + list_bytes(machine->expected_terms + at, URIC_TERMS_END));
    }
    for (size_t i = 0; i < lists; i++)
        if (machine->expected_terms[i] != URIC_TERMS_END)
            terms = greater(terms, machine->expected_terms[i] + 1u);
    for (size_t i = 0; i < terms; i++)
        words += strlen(uric_nth(machine->terms, i)) + 1;
    size_t components =
        machine->error_component != NULL ? machine->states * sizeof *machine->error_component : 0;
    return machine->states * sizeof *machine->expected + lists + words + components;
}

static bool is_new(const uric_rule *rule) {
    for (size_t i = 0; i < seen_count; i++)
        if (seen[i]->machine == rule->machine && strcmp(seen[i]->name, rule->name) == 0)
            return false;
    if (seen_count == seen_capacity) {
        seen_capacity += 64;
        seen = grow(seen, seen_capacity * sizeof *seen);
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
        found = grow(found, capacity * sizeof *found);
    }
    struct measured measured = {
        .machine = machine,
        .rule = rule->name,
        .rules = 1,
        .parses = parses,
        .states = machine->states,
        .actions = machine->actions,
        .classes = machine->classes,
        .bytes = scan_bytes(machine),
        .word_bytes = word_bytes(machine),
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

size_t measure_grammar(const uric_grammar *grammar, struct measured **list) {
    count = seen_count = 0;
    size_t followed = 0;
    for (unsigned i = 0; i < grammar->parsers; i++)
        add_rule(grammar->parser[i], true);
    for (unsigned i = 0; i < grammar->parsers; i++)
        add_kinds(grammar->parser[i]->components);
    for (; followed < count; followed++)
        add_called(found[followed].machine, found[followed].parses);
    for (unsigned i = 0; i < grammar->rules; i++)
        add_rule(&grammar->rule[i], false);
    for (; followed < count; followed++)
        add_called(found[followed].machine, false);
    *list = found;
    return count;
}
