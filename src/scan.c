/* The scan: one loop that runs any table. */
#include "scan.h"

/* A machine's cell for a state and a byte. `wide` is a constant where this is inlined. */
static inline unsigned cell(const uric_machine *machine, unsigned state, unsigned char byte,
                            bool wide) {
    size_t place = (size_t)state * machine->classes + machine->class_of[byte];
    return wide ? machine->next_wide[place] : machine->next[place];
}

static inline void set_marks(uric_scan *scan, unsigned list, size_t offset) {
    const uint8_t *mark = scan->machine->marks + list;
    for (; *mark != URIC_MARKS_END; mark++)
        scan->mark[*mark] = offset;
}

/* Runs the scan's machine until the bytes end, a byte is refused, or another machine goes on.
 * `base` is where offset 0 of the text would be; returns how far it came. */
static inline const unsigned char *run(uric_scan *scan, const unsigned char *at,
                                       const unsigned char *end, size_t base, bool wide) {
    const unsigned char *begin = at;
    const uric_machine *machine = scan->machine;
    const uint8_t *run_sets = machine->run_sets;
    unsigned state = scan->state;

    while (at < end) {
        unsigned run_set = machine->run[state];
        while (run_sets[*at] & run_set)
            if (++at == end)
                goto out;

        unsigned next = cell(machine, state, *at, wide);
        if (next >= machine->states) {
            if (next >= (unsigned)machine->states + machine->events) {
                scan->refused = *at;
                break;
            }
            const uric_event *event = &machine->event[next - machine->states];
            set_marks(scan, event->marks, base + (size_t)(at - begin));
            next = event->state;
            if (event->call == URIC_RETURN && scan->caller != NULL) {
                scan->machine = scan->caller;
                scan->caller = NULL;
                state = scan->caller_state;
                at++;
                break;
            }
            if (event->call != 0 && event->call != URIC_RETURN) {
                const uric_rule *callee = machine->calls[event->call - 1];
                scan->caller = machine;
                scan->caller_state = (uint16_t)next;
                scan->machine = callee->machine;
                state = callee->start;
                break; /* the callee reads this byte again */
            }
        }
        state = next;
        at++;
    }
out:
    scan->state = (uint16_t)state;
    return at;
}

void uric_scan_begin(uric_scan *scan, const uric_rule *rule) {
    scan->rule = rule;
    scan->machine = rule->machine;
    scan->caller = NULL;
    scan->length = 0;
    scan->refused = -1;
    scan->state = rule->start;
    scan->caller_state = 0;
    unsigned marks = rule->components != NULL ? 2u * rule->components->captures : 0;
    for (unsigned i = 0; i < marks; i++)
        scan->mark[i] = URIC_UNMARKED;
}

uric_status uric_scan_feed(uric_scan *scan, const char *bytes, size_t len) {
    if (scan->refused >= 0)
        return URIC_REFUSED;
    if (len == 0)
        return URIC_OK;
    if (len > SIZE_MAX - 1 - scan->length)
        return URIC_TOO_LONG;

    const unsigned char *at = (const unsigned char *)bytes, *end = at + len;
    while (at < end && scan->refused < 0) {
        const unsigned char *from = at;
        at = scan->machine->next != NULL ? run(scan, at, end, scan->length, false)
                                         : run(scan, at, end, scan->length, true);
        scan->length += (size_t)(at - from);
    }
    return scan->refused < 0 ? URIC_OK : URIC_REFUSED;
}

uric_status uric_scan_end(uric_scan *scan, uric_error *error) {
    uric_status status = URIC_REFUSED;
    if (scan->refused < 0) {
        unsigned at_end = scan->machine->at_end[scan->state];
        bool complete = at_end != 0 && scan->caller == NULL;
        status = complete ? URIC_OK : URIC_ENDED;
        if (complete)
            set_marks(scan, at_end - 1, scan->length);
    }
    if (error != NULL)
        uric_explain(scan, status, error);
    return status;
}
