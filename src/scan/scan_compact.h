/* The compact scan loop, for compact tables: byte by byte, and the end of the text as one more
 * byte. Internal to the library. It needs the least code and stack. */
#ifndef URIC_SCAN_COMPACT_H
#define URIC_SCAN_COMPACT_H

#include "scan/block.h"
#include "scan/scan_actions.h"

/* Performs an action, except for going to its state. False: the byte is not consumed, because a
 * callee starts with it. */
static inline bool do_action(uric_scan *scan, const uric_machine *machine,
                             const uric_action *action) {
    do_action_operations(scan, machine, action, scan->length);
    return action->link == 0 || follow_link(scan, action);
}

/* Reads a byte, or URIC_END; false if it is refused. */
static bool scan_byte(uric_scan *scan, int byte) {
    for (;;) {
        const uric_machine *machine = uric_active_machine(scan);
        unsigned value = uric_transition(machine, scan->state, byte);
        if (value == 0 || (byte == URIC_END && scan->call != 0)) {
            if (!caller_continues(scan, machine, scan->state, byte)) {
                scan->refused = (uric_culprit)byte;
                return false;
            }
            return_to_caller(scan);
            continue;
        }
        if (byte == URIC_END)
            return do_end_operations(scan, machine, value);
        unsigned next = value - 1;
        if (next >= machine->states) {
            const uric_action *action = &machine->action[next - machine->states];
            if (!do_action(scan, machine, action))
                continue;
            next = action->state;
        }
        scan->state = (uint16_t)next;
        scan->length++;
        return true;
    }
}

/* Reads `bytes` until they end or one is refused. There is but one value. */
static inline void scan_bytes(uric_scan *scan, const char *text, const char *bytes, size_t len,
                              uric_scan_mode mode) {
    (void)text;
    (void)mode;
    for (const char *end = bytes + len; bytes < end; bytes++)
        if (!scan_byte(scan, (unsigned char)*bytes))
            break;
}

static inline bool scan_end(uric_scan *scan) {
    return scan_byte(scan, URIC_END);
}

#endif
