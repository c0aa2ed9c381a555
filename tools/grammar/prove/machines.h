/* The machines that a scan can be in, for proofs that visit all their states. */
#ifndef MACHINES_H
#define MACHINES_H

#include "prove/pike.h"
#include "uric_tables.h"

enum { MOST_MACHINES = 60, MOST_RULES = 32 };

typedef struct machine_list {
    const uric_machine *machines[MOST_MACHINES];
    unsigned count;
} machine_list;

/* A rule, and those by which a scan may come to report components. */
typedef struct rule_objects {
    const uric_rule *rules[MOST_RULES];
    unsigned count;
} rule_objects;

/* Does the automaton accept a text, whatever its length (uric_limits)? */
static inline bool is_derived(uric_status status) {
    return status == URIC_OK || status == URIC_OVER_LIMIT;
}

bool has_machine(const machine_list *list, const uric_machine *machine);

/* Adds a machine; or a machine and all to which it links. What is in the list is not added again.
 */
void add_machine(machine_list *list, const uric_machine *machine);
void add_machines(machine_list *list, const uric_machine *machine);

/* Adds the machines that find the kind of a host; and all that a parser needs. */
void add_kinds(machine_list *list, const uric_components *components);
void add_parser(machine_list *list, const uric_rule *parser);

/* The index of a machine in the list; fails if the machine is not there. */
unsigned machine_number(const machine_list *list, const uric_machine *machine);

/* Adds the rules to which a machine has a goto; or a rule and the rules that it can go to. */
void add_goto_rules(rule_objects *list, const uric_machine *machine);
void add_rules(rule_objects *list, const uric_rule *rule);

/* The index of a rule in the list, or the list's length. */
unsigned rule_number(const rule_objects *list, const uric_rule *rule);

/* All that decides what a scan does with further bytes, but for its registers; the same for all
 * scans that have refused their text. */
uint64_t scan_key(const machine_list *list, const uric_scan *scan);

/* One byte of each class: bytes of a class are treated alike by all machines of the list and,
 * unless that is NULL, by a program of the grammar. Gives the number of classes. */
unsigned representatives(const machine_list *list, const pike *vm, unsigned char bytes[256]);

#endif
