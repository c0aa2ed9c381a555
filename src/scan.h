/* What the parts of the scan share; not for users of the library. */
#ifndef URIC_SCAN_H
#define URIC_SCAN_H

#include "uric_tables.h"

/* An end that was not set. */
#define URIC_UNMARKED SIZE_MAX

/* The cell of a state and a class of bytes; `wide`: the machine has next_wide. */
static inline unsigned uric_cell(const uric_machine *machine, unsigned state,
                                 unsigned class_of_byte, bool wide) {
    size_t place = (size_t)state * machine->classes + class_of_byte;
    return wide ? machine->next_wide[place] : machine->next[place];
}

static inline bool uric_is_wide(const uric_machine *machine) {
    return machine->next == NULL;
}

/* Does a machine go on with `byte`? */
static inline bool uric_takes(const uric_machine *machine, unsigned state, unsigned char byte) {
    return uric_cell(machine, state, uric_class_of(machine, byte), uric_is_wide(machine)) <
           (unsigned)machine->states + machine->events;
}

/* The extra event that `more` names, or NULL. */
static inline const uric_event *uric_extra_event(const uric_machine *machine, unsigned more) {
    return more == 0 ? NULL : &machine->event[machine->events + more - 1];
}

/* What uric_uri calls a component, or the grammar one of its own. */
const char *uric_component_name(const uric_components *components, unsigned component);

/* Begins, feeds all of `text`, and ends; `scan` then has the marks. */
uric_status uric_scan_whole(uric_scan *scan, const uric_rule *rule, const char *text, size_t len,
                            uric_error *error);

/* Writes why `scan` cannot be completed: after a refusal, or at the end of the text. */
void uric_explain(const uric_scan *scan, uric_status status, uric_error *error);

#endif
