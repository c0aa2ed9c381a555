/* What reading does to a scan, however it is done: marks, and who goes on. */
#ifndef URIC_READING_H
#define URIC_READING_H

#include "scan.h"

static inline void set_mark(uric_scan *scan, unsigned mark, size_t offset) {
    if (uric_is_tracked(mark / 2))
        scan->mark[mark] = (uric_size)offset;
}

#if URIC_COMPACT

static void set_marks(uric_scan *scan, const uric_machine *machine, unsigned place) {
    for (const uint8_t *mark = machine->mark + place; *mark != URIC_IDLE_MARK; mark++)
        set_mark(scan, *mark, scan->length);
}

static inline void set_event_marks(uric_scan *scan, const uric_machine *machine,
                                   const uric_event *event) {
    set_marks(scan, machine, event->marks);
}

/* What the end of the text does there: marks. */
static inline void set_end_marks(uric_scan *scan, const uric_machine *machine, unsigned at_end) {
    if (at_end > 1)
        set_marks(scan, machine, at_end - 2);
}

#else

static inline void set_four_marks(uric_scan *scan, const uric_event *event, size_t offset) {
    set_mark(scan, event->mark[0], offset);
    set_mark(scan, event->mark[1], offset);
    set_mark(scan, event->mark[2], offset);
    set_mark(scan, event->mark[3], offset);
}

/* Further marks are rare. */
static inline void set_marks(uric_scan *scan, const uric_machine *machine, const uric_event *event,
                             size_t offset) {
    set_four_marks(scan, event, offset);
    while ((event = uric_extra_event(machine, event->more)) != NULL)
        set_four_marks(scan, event, offset);
}

#if !URIC_FAST

static inline void set_event_marks(uric_scan *scan, const uric_machine *machine,
                                   const uric_event *event) {
    set_marks(scan, machine, event, scan->length);
}

#endif

/* What the end of the text does there: marks. */
static inline void set_end_marks(uric_scan *scan, const uric_machine *machine, unsigned at_end) {
    if (at_end > 1)
        set_marks(scan, machine, uric_extra_event(machine, at_end - 1), scan->length);
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
    set_end_marks(scan, called, uric_at_end(called, scan->state));
    scan->state = uric_caller_state(scan);
    scan->call = 0;
}

/* Does the byte, or URIC_END, end what a called machine reads, and go on in its caller? */
static bool goes_on_in_caller(const uric_scan *scan, const uric_machine *machine, unsigned state,
                              int byte) {
    return scan->call != 0 && uric_at_end(machine, state) != 0 &&
           (!URIC_ERROR_DETAIL || /* who refuses does not matter */
            uric_way(scan->chosen->machine, uric_caller_state(scan), byte) != 0);
}

#endif
