/* Reading where memory counts: byte by byte, and the end as if it were one. */
#ifndef URIC_READ_SMALL_H
#define URIC_READ_SMALL_H

#include "blocks.h"
#include "reading.h"

/* Does what an event says, but for going to its state. False if the byte is still to be read,
 * because another machine goes on with it. */
static inline bool do_event(uric_scan *scan, const uric_machine *machine, const uric_event *event) {
    do_event_operations(scan, machine, event, scan->length);
    return event->hand == 0 || hand_over(scan, event);
}

/* Reads a byte, or URIC_END; false if it is refused. */
static bool read_byte(uric_scan *scan, int byte) {
    for (;;) {
        const uric_machine *machine = uric_reader(scan);
        unsigned way = uric_way(machine, scan->state, byte);
        if (way == 0 || (byte == URIC_END && scan->call != 0)) {
            if (!goes_on_in_caller(scan, machine, scan->state, byte)) {
                scan->refused = (uric_culprit)byte;
                return false;
            }
            leave(scan);
            continue;
        }
        if (byte == URIC_END) {
            do_end_operations(scan, machine, way);
            return true;
        }
        unsigned next = way - 1;
        if (next >= machine->states) {
            const uric_event *event = &machine->event[next - machine->states];
            if (!do_event(scan, machine, event))
                continue;
            next = event->state;
        }
        scan->state = (uint16_t)next;
        scan->length++;
        return true;
    }
}

/* Reads `bytes` until they end or one is refused. There is but one way. */
static inline void read_bytes(uric_scan *scan, const char *text, const char *bytes, size_t len,
                              uric_reading by) {
    (void)text;
    (void)by;
    for (const char *end = bytes + len; bytes < end; bytes++)
        if (!read_byte(scan, (unsigned char)*bytes))
            break;
}

static inline bool read_end(uric_scan *scan) {
    return read_byte(scan, URIC_END);
}

#endif
