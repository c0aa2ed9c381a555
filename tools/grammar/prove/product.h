/* The machines of a module's tables, for proofs that go through their states. */
#ifndef PRODUCT_H
#define PRODUCT_H

#include "prove/pike.h"
#include "uric_tables.h"

enum { MOST_MACHINES = 60, MOST_RULES = 32 };

/* Machines that a scan can be in. */
typedef struct machine_list {
    const uric_machine *machines[MOST_MACHINES];
    unsigned count;
} machine_list;

/* A rule, and those whose components a scan by it may come to report. */
typedef struct rule_objects {
    const uric_rule *rules[MOST_RULES];
    unsigned count;
} rule_objects;

/* Adds what is not there yet: a machine, or one and all that it hands over to. */
void add_machine(machine_list *list, const uric_machine *machine);
void add_machines(machine_list *list, const uric_machine *machine);

/* Adds the rule, and those that it jumps to. */
void add_rules(rule_objects *list, const uric_rule *rule);

/* The place of a rule in the list, or its length. */
unsigned rule_number(const rule_objects *list, const uric_rule *rule);

/* Adds those that tell a host's kind; and all that a parser needs for its components. */
void add_kinds(machine_list *list, const uric_components *components);
void add_parser(machine_list *list, const uric_rule *parser);

/* The place of a machine in the list; fails if it has none. */
unsigned machine_number(const machine_list *list, const uric_machine *machine);

/* One byte of each class: bytes that no machine of the list tells apart, nor, unless it is NULL,
 * the grammar. Gives their number. */
unsigned representatives(const machine_list *list, const course *c, unsigned char bytes[256]);

/* Does no number in the tables of a module lead outside of them? A scan may run them only then.
 * (How long the arrays of cells, shapes and operations are, tables do not tell; a sanitizer may.)
 */
bool tables_are_sound(const uric_grammar *tables);

#endif
