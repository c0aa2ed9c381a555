/* Actions, shared by the fast and the compact loop: tag operations on registers, and links to other
 * machines. Internal to the library. */
#ifndef URIC_SCAN_ACTIONS_H
#define URIC_SCAN_ACTIONS_H

#include "scan/lanes.h"

static inline void set_register(uric_scan *scan, unsigned which, size_t value) {
    if (uric_is_tracked(which))
        scan->registers[which] = (uric_size)value;
}

/* Performs a list of operations for the byte at `offset`. (This form needs the least stack.) False:
 * nothing is done, since there are limits to check (uric_end_limited). */
static bool do_operations(uric_scan *scan, const uint8_t *list, size_t offset) {
    for (unsigned operation; (operation = *list++) != URIC_OPERATIONS_END;) {
        size_t value = offset + 1;
        if (operation >= URIC_COPY) {
            if (!URIC_COMPACT && operation == URIC_LIMITED)
                return false;
            value = uric_register(scan, *list++);
        } else if (operation >= URIC_CLEAR)
            value = 0;
        else if (operation >= URIC_STORE_HERE)
            value = offset;
        set_register(scan, operation & URIC_REGISTER_MASK, value);
    }
    return true;
}

/* False: see do_operations. */
static inline bool do_action_operations(uric_scan *scan, const uric_machine *machine,
                                        const uric_action *action, size_t offset) {
#if URIC_COMPACT
    return do_operations(scan, machine->operations + action->operations, offset);
#else
    set_register(scan, action->next[0], offset + 1);
    set_register(scan, action->next[1], offset + 1);
    set_register(scan, action->next[2], offset + 1);
    set_register(scan, action->next[3], offset + 1);
    set_register(scan, action->here, offset);
    return action->more == 0 || do_operations(scan, machine->operations + action->more - 1, offset);
#endif
}

/* Performs the final operations; `at_end` is the value for the end of the text (uric_tables.h).
 * False: there are limits to check. */
static inline bool do_end_operations(uric_scan *scan, const uric_machine *machine,
                                     unsigned at_end) {
#if URIC_COMPACT
    if (at_end > 1)
        do_operations(scan, machine->operations + (at_end - 2), scan->length);
    return true;
#else
    return at_end <= 1 ||
           do_action_operations(scan, machine, &machine->final_action[at_end - 2], scan->length);
#endif
}

#if URIC_LANES

/* The same, with the registers in lanes. */

URIC_LARGE_VECTOR_CODE static inline bool do_list_in_lanes(uric_lanes *lanes, const uint8_t *list,
                                                           size_t offset) {
    for (unsigned operation; (operation = *list++) != URIC_OPERATIONS_END;) {
        const uint64_t which = (uint64_t)1 << (operation & URIC_REGISTER_MASK);
        if (operation < URIC_CLEAR)
            uric_set_lanes(lanes, which, offset + (operation < URIC_STORE_HERE));
        else if (operation == URIC_LIMITED)
            return false;
        else
            uric_set_lanes(lanes, which, operation < URIC_COPY ? 0 : uric_lane(lanes, *list++));
    }
    return true;
}

URIC_LARGE_VECTOR_CODE static inline bool do_action_in_lanes(uric_lanes *lanes,
                                                             const uric_machine *machine,
                                                             const uric_action *action,
                                                             size_t offset) {
    uric_set_lanes(lanes, action->next_set, offset + 1);
    uric_set_lanes(lanes, action->here_set, offset);
    return action->more == 0 ||
           do_list_in_lanes(lanes, machine->operations + action->more - 1, offset);
}

URIC_LARGE_VECTOR_CODE static inline bool
do_end_in_lanes(uric_lanes *lanes, const uric_machine *machine, unsigned at_end, size_t len) {
    return at_end <= 1 ||
           do_action_in_lanes(lanes, machine, &machine->final_action[at_end - 2], len);
}

#endif

/* Follows a link. Returns whether the byte is consumed: a goto consumes the byte, a call does not.
 */
static bool follow_link(uric_scan *scan, const uric_action *action) {
    const uric_link *link = &scan->chosen->machine->links[action->link - 1];
    if (link->is_goto) {
        scan->chosen = link->rule;
        scan->state = action->state;
    } else {
        scan->call = (uint16_t)(1 + (action - scan->chosen->machine->action));
        scan->state = link->rule->start;
    }
    return link->is_goto;
}

/* Returns from the pending call. */
static void return_to_caller(uric_scan *scan) {
    const uric_machine *called = uric_active_machine(scan);
    do_end_operations(scan, called, uric_accept(called, scan->state));
    scan->state = uric_caller_state(scan);
    scan->call = 0;
}

/* Does the callee return at this byte, or URIC_END, and the caller accept it? */
static bool caller_continues(const uric_scan *scan, const uric_machine *machine, unsigned state,
                             int byte) {
    return scan->call != 0 && uric_accept(machine, state) != 0 &&
           (!URIC_ERROR_DETAIL || /* only a detailed error depends on which of the two rejects */
            uric_transition(scan->chosen->machine, uric_caller_state(scan), byte) != 0);
}

#endif
