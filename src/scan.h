/* What the parts of the scan share; not for users of the library. */
#ifndef URIC_SCAN_H
#define URIC_SCAN_H

#include "uric_tables.h"

/* A mark that was not set. */
#define URIC_UNMARKED SIZE_MAX

/* Does `machine` have a way on from `state` with `byte`? */
static inline bool uric_goes_on(const uric_machine *machine, unsigned state, unsigned char byte) {
    size_t place = (size_t)state * machine->classes + machine->class_of[byte];
    unsigned cell = machine->next != NULL ? machine->next[place] : machine->next_wide[place];
    return cell < (unsigned)machine->states + machine->events;
}

/* Writes why `scan` cannot be completed: after a refusal, or at the end of the text. */
void uric_explain(const uric_scan *scan, uric_status status, uric_error *error);

#endif
