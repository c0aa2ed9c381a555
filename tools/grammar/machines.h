/* The machines of a module's tables, for proofs that go through their states. */
#ifndef MACHINES_H
#define MACHINES_H

#include "threads.h"
#include "uric_tables.h"

enum { MOST_MACHINES = 60 };

/* Machines that a scan can be in. */
typedef struct machine_list {
    const uric_machine *machines[MOST_MACHINES];
    unsigned count;
} machine_list;

/* Adds what is not there yet: a machine, or one and those that it calls. */
void add_machine(machine_list *list, const uric_machine *machine);
void add_machines(machine_list *list, const uric_machine *machine);

/* Adds those that a parser's rule needs for its components: in the scan, or to tell a host's kind.
 */
void add_parser(machine_list *list, const uric_rule *parser);

/* The place of a machine in the list; fails if it has none. */
unsigned machine_number(const machine_list *list, const uric_machine *machine);

/* One byte of each class: bytes that no machine of the list tells apart, nor, unless it is NULL,
 * the grammar. Gives their number. */
unsigned representatives(const machine_list *list, const course *c, unsigned char bytes[256]);

/* Does no number in the tables of a module lead outside of them? A scan may run them only then.
 * `calls`: how many machines can be called. */
bool tables_are_sound(const uric_grammar *tables, unsigned calls);

#endif
