/* The compact scan loop, for compact tables: byte by byte, and the end of the text as one more
 * byte. Internal to the library. It needs the least code and stack. */
#ifndef URIC_READ_SMALL_H
#define URIC_READ_SMALL_H

#include "scan/block.h"
#include "scan/scan_actions.h"

/* Performs an action, except for going to its state. False: the byte is not consumed, because a
 * callee starts with it. */
static inline bool do_action(uric_scan *scan, const uric_machine *machine,
                             const uric_action *event) {
    do_action_operations(scan, machine, event, scan->length);
    return event->link == 0 || follow_link(scan, event);
}

/* Reads a byte, or URIC_END; false if it is refused. */
static bool scan_byte(uric_scan *scan, int byte) {
    for (;;) {
        const uric_machine *machine = uric_active_machine(scan);
        unsigned way = uric_transition(machine, scan->state, byte);
        if (way == 0 || (byte == URIC_END && scan->call != 0)) {
            if (!caller_continues(scan, machine, scan->state, byte)) {
                scan->refused = (uric_culprit)byte;
                return false;
            }
            return_to_caller(scan);
            continue;
        }
        if (byte == URIC_END) {
            do_end_operations(scan, machine, way);
            return true;
        }
        unsigned next = way - 1;
        if (next >= machine->states) {
            const uric_action *event = &machine->action[next - machine->states];
            if (!do_action(scan, machine, event))
                continue;
            next = event->state;
        }
        scan->state = (uint16_t)next;
        scan->length++;
        return true;
    }
}

/* Reads `bytes` until they end or one is refused. There is but one way. */
static inline void scan_bytes(uric_scan *scan, const char *text, const char *bytes, size_t len,
                              uric_scan_mode by) {
    (void)text;
    (void)by;
    for (const char *end = bytes + len; bytes < end; bytes++)
        if (!scan_byte(scan, (unsigned char)*bytes))
            break;
}

static inline bool scan_end(uric_scan *scan) {
    return scan_byte(scan, URIC_END);
}

#endif
