/* What reading does to a scan, however it is done: registers, and who goes on. */
#ifndef URIC_READING_H
#define URIC_READING_H

#include "lanes.h"

static inline void set_register(uric_scan *scan, unsigned which, size_t value) {
    if (uric_is_tracked(which))
        scan->registers[which] = (uric_size)value;
}

/* Does a list of operations, with the byte at `offset`. (Stack counts: this form needs least.) */
static void do_operations(uric_scan *scan, const uint8_t *list, size_t offset) {
    for (unsigned operation; (operation = *list++) != URIC_OPERATIONS_END;) {
        size_t value = offset + 1;
        if (operation >= URIC_COPY) {
            value = uric_register(scan, *list++);
        } else if (operation >= URIC_CLEAR)
            value = 0;
        else if (operation >= URIC_STORE_HERE)
            value = offset;
        set_register(scan, operation & URIC_REGISTER_MASK, value);
    }
}

static inline void do_event_operations(uric_scan *scan, const uric_machine *machine,
                                       const uric_event *event, size_t offset) {
#if URIC_COMPACT
    do_operations(scan, machine->operations + event->operations, offset);
#else
    set_register(scan, event->next[0], offset + 1);
    set_register(scan, event->next[1], offset + 1);
    set_register(scan, event->next[2], offset + 1);
    set_register(scan, event->next[3], offset + 1);
    set_register(scan, event->here, offset);
    if (event->more != 0)
        do_operations(scan, machine->operations + event->more - 1, offset);
#endif
}

/* The operations of the end of the text. */
static inline void do_end_operations(uric_scan *scan, const uric_machine *machine,
                                     unsigned at_end) {
    if (at_end > 1)
        do_operations(scan, machine->operations + (at_end - 2), scan->length);
}

#if URIC_LANES

/* The same three where lanes hold the registers. */

URIC_LARGE_VECTOR_CODE static inline void do_list_in_lanes(uric_lanes *lanes, const uint8_t *list,
                                                           size_t offset) {
    for (unsigned operation; (operation = *list++) != URIC_OPERATIONS_END;) {
        const uint64_t which = (uint64_t)1 << (operation & URIC_REGISTER_MASK);
        if (operation < URIC_CLEAR)
            uric_set_lanes(lanes, which, offset + (operation < URIC_STORE_HERE));
        else
            uric_set_lanes(lanes, which, operation < URIC_COPY ? 0 : uric_lane(lanes, *list++));
    }
}

URIC_LARGE_VECTOR_CODE static inline void do_event_in_lanes(uric_lanes *lanes,
                                                            const uric_machine *machine,
                                                            const uric_event *event,
                                                            size_t offset) {
    uint64_t next = 0;
    for (unsigned i = 0; i < 4; i++)
        next |= (uint64_t)1 << event->next[i];
    uric_set_lanes(lanes, next, offset + 1);
    uric_set_lanes(lanes, (uint64_t)1 << event->here, offset);
    if (event->more != 0)
        do_list_in_lanes(lanes, machine->operations + event->more - 1, offset);
}

URIC_LARGE_VECTOR_CODE static inline void
do_end_in_lanes(uric_lanes *lanes, const uric_machine *machine, unsigned at_end, size_t len) {
    if (at_end > 1)
        do_list_in_lanes(lanes, machine->operations + (at_end - 2), len);
}

#endif

/* Hands over to the machine that goes on. Returns whether the byte is read. */
static bool hand_over(uric_scan *scan, const uric_event *event) {
    const uric_hand *hand = &scan->chosen->machine->hands[event->hand - 1];
    if (hand->jumps) {
        scan->chosen = hand->rule;
        scan->state = event->state;
    } else {
        scan->call = (uint16_t)(1 + (event - scan->chosen->machine->event));
        scan->state = hand->rule->start;
    }
    return hand->jumps;
}

/* Back to the caller, which reads on. */
static void leave(uric_scan *scan) {
    const uric_machine *called = uric_reader(scan);
    do_end_operations(scan, called, uric_at_end(called, scan->state));
    scan->state = uric_caller_state(scan);
    scan->call = 0;
}

/* Does the byte, or URIC_END, end what a called machine reads, and go on in its caller? */
static bool goes_on_in_caller(const uric_scan *scan, const uric_machine *machine,
                                     unsigned state, int byte) {
    return scan->call != 0 && uric_at_end(machine, state) != 0 &&
           (!URIC_ERROR_DETAIL || /* who refuses does not matter */
            uric_way(scan->chosen->machine, uric_caller_state(scan), byte) != 0);
}

#endif
