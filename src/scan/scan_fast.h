/* The fast scan loop, for tables that are not compact. Internal to the library.
 *
 * Most bytes of a URI lead from a state back to the same state. The loop skips such runs, and takes
 * a transition only where a run ends:
 *
 *     http://www.example.com/index.html?q
 *            ---------------^----------^      two transitions behind the prefix "http://"
 *
 * By bytes, a run is skipped by testing each byte's self-loop sets. By blocks (block.h), vectors
 * test 64 bytes against all sets at once, and a count of trailing zeros gives the end of each run.
 * Beside that, three short cuts avoid to wait for memory: prefixes ("http://") skip to a state;
 * likely transitions are compared, so that the processor predicts the next state; and lanes
 * (lanes.h) keep the registers of a whole text in one vector.
 *
 * Every short cut yields the state, registers and length that the table alone would yield. */
#ifndef URIC_SCAN_FAST_H
#define URIC_SCAN_FAST_H

#include "scan/block.h"
#include "scan/scan_actions.h"
#include "text/swar.h"

/* The entry for a byte in a state, by the state's likely transitions if one of them applies. These
 * are branches on purpose: what follows a predicted branch does not wait for the table. */
static inline unsigned likely_entry(const uric_machine *machine, bool wide, unsigned state,
                                    unsigned char byte) {
    const unsigned class_of_byte = uric_class_of(machine, byte);
    if (machine->likely != NULL) {
        const uric_likely *likely = &machine->likely[state];
        if (uric_has_class(likely->classes[0], class_of_byte))
            return likely->entry[0];
        if (uric_has_class(likely->classes[1], class_of_byte))
            return likely->entry[1];
    }
    return uric_entry(machine, state, class_of_byte, wide);
}

/* Takes a transition with the byte at `offset`. False: the machine stops there, because it rejects
 * the byte or follows a link; the scan then states where it stopped. */
static inline bool take_transition(uric_scan *scan, const uric_machine *machine, unsigned entry,
                                   unsigned *state, size_t offset, unsigned char byte) {
    unsigned next = entry;
    if (next >= machine->states) {
        next -= machine->states;
        if (next >= machine->actions) {
            scan->state = (uint16_t)*state;
            scan->length = (uric_size)offset;
            if (caller_continues(scan, machine, *state, byte))
                return_to_caller(scan);
            else
                scan->refused = byte;
            return false;
        }
        const uric_action *action = &machine->action[next];
        next = action->state;
        do_action_operations(scan, machine, action, offset);
        if (action->link != 0) {
            scan->length = (uric_size)(offset + follow_link(scan, action));
            return false;
        }
    }
    *state = next;
    return true;
}

/* Runs a callee from `at` to `end`, byte by byte: what it reads is short, and has no long runs. */
static inline void run_callee(uric_scan *scan, const unsigned char *at, const unsigned char *end) {
    const uric_machine *machine = uric_active_machine(scan);
    const uric_machine local = *machine; /* a copy that writes to the scan cannot change */
    const bool wide = uric_is_wide(machine);
    const unsigned char *const from = at;
    const size_t length = scan->length;
    unsigned state = scan->state;
    for (; at < end; at++) {
        const unsigned entry = uric_entry(&local, state, uric_class_of(&local, *at), wide);
        if (entry < local.states)
            state = entry;
        else if (!take_transition(scan, machine, entry, &state, length + (size_t)(at - from), *at))
            return;
    }
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(length + (size_t)(at - from));
}

static inline bool is_follow_byte(const uric_triplet_loop *loop, unsigned char byte) {
    return byte < 128 && (loop->follow[byte % 16] >> byte / 16 & 1) != 0;
}

/* Does a three-byte self-loop begin at `at`, of a state that is accelerated by `set`? */
static inline bool begins_triplet_loop(const uric_triplet_loop *loop, unsigned set,
                                       const unsigned char *at, const unsigned char *end) {
    return loop != NULL && *at == loop->first && end - at >= 3 &&
           (loop->sets << 1 >> set & 1) != 0 && is_follow_byte(loop, at[1]) &&
           is_follow_byte(loop, at[2]);
}

/* Runs the active machine over the bytes from `at` to `end`, until they end or the machine stops.
 */
static inline void run_by_bytes(uric_scan *scan, const unsigned char *at,
                                const unsigned char *end) {
    const uric_machine *machine = uric_active_machine(scan);
    const bool wide = uric_is_wide(machine);
    const size_t length = scan->length;
    const unsigned char *const from = at;
    const uint8_t *const byte = machine->byte_class;
    const unsigned sets = ~(unsigned)machine->class_mask; /* of `byte`, the bits of sets */
    unsigned state = scan->state;
    for (;; at++) {
        const unsigned set = machine->self_loop[state];
        while (at < end && (byte[*at] & 256u >> set & sets))
            at++;
        if (at == end)
            break;
        if (begins_triplet_loop(machine->triplet_loop, set, at, end))
            at += 2;
        else if (!take_transition(scan, machine, likely_entry(machine, wide, state, *at), &state,
                                  length + (size_t)(at - from), *at))
            return;
    }
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(length + (size_t)(at - from));
}

#if URIC_VECTORS

#if URIC_LARGE_VECTORS

/* Out of line: it is rare, and its vectors would displace others. */
URIC_VECTOR_CODE URIC_NOINLINE static void
make_block_beside_page(uric_block *block, const uric_machine *machine, const unsigned char *text,
                       const unsigned char *at, const unsigned char *end) {
    uric_make_block(block, machine, text, at, end);
}

#endif

static URIC_INLINE void make_block(uric_block *block, uric_scan_mode mode,
                                   const uric_machine *machine, const unsigned char *text,
                                   const unsigned char *at, const unsigned char *end) {
#if URIC_LARGE_VECTORS
    if (mode == URIC_BY_LARGE_BLOCKS) {
        if (end - text < URIC_LEAST_BLOCKS || uric_is_in_page(at))
            uric_make_large_block(block, machine, at, end);
        else
            make_block_beside_page(block, machine, text, at, end);
        return;
    }
#endif
    (void)mode;
    uric_make_block(block, machine, text, at, end);
}

#if URIC_LANES

/* Takes a transition, with the registers in lanes. False: the machine rejects the byte or follows a
 * link; nothing has changed. The hint keeps the loop over transitions without actions in one piece.
 */
URIC_LARGE_VECTOR_CODE static inline bool take_transition_in_lanes(uric_lanes *lanes,
                                                                   const uric_machine *machine,
                                                                   unsigned entry, unsigned *state,
                                                                   size_t offset) {
    if (__builtin_expect(entry >= machine->states, 0)) {
        if (entry >= (unsigned)machine->states + machine->actions)
            return false;
        const uric_action *action = &machine->action[entry - machine->states];
        if (action->link != 0)
            return false;
        do_action_in_lanes(lanes, machine, action, offset);
        entry = action->state;
    }
    *state = entry;
    return true;
}

#else

static inline bool take_transition_in_lanes(uric_lanes *lanes, const uric_machine *machine,
                                            unsigned entry, unsigned *state, size_t offset) {
    (void)lanes, (void)machine, (void)entry, (void)state, (void)offset;
    return false;
}

#endif

/* Runs a machine by blocks over `text` from `*position` to `len`. The offset of text[i] is
 * i + `shift`. False: the machine stopped at `*position`; without lanes, the scan states where. */
static URIC_INLINE bool run_blocks(uric_scan *scan, uric_lanes *lanes, uric_scan_mode mode,
                                   const uric_machine *machine, unsigned *reached,
                                   const unsigned char *text, size_t *position, size_t len,
                                   size_t shift) {
    const bool wide = uric_is_wide(machine);
    size_t at = *position;
    unsigned state = *reached;
    while (at < len) {
        uric_block block;
        make_block(&block, mode, machine, text, text + at, text + len);
        const size_t begin = at, behind = at + block.len;
        for (;; at++) {
            const unsigned set = machine->self_loop[state];
            if (set != 0) /* a branch: in other states the position does not wait for the block */
                at += (size_t)__builtin_ctzll(block.outside[set] >> (at - begin));
            if (at == behind)
                break;
            const unsigned entry = likely_entry(machine, wide, state, text[at]);
            if (lanes != NULL
                    ? !take_transition_in_lanes(lanes, machine, entry, &state, at)
                    : !take_transition(scan, machine, entry, &state, at + shift, text[at])) {
                *reached = state;
                *position = at;
                return false;
            }
        }
        if (at == len)
            break;
        const unsigned set = machine->self_loop[state];
        if (block.outside[set] == (uint64_t)1 << 63) /* one run fills the block: it may be long */
            at =
                (size_t)(uric_skip(machine->self_loop_sets[set - 1], text + at, text + len) - text);
    }
    *reached = state;
    *position = len;
    return true;
}

/* Runs the active machine by blocks, with the registers in the scan. */
static URIC_INLINE void run_by_blocks(uric_scan *scan, uric_scan_mode mode,
                                      const unsigned char *text, const unsigned char *at,
                                      const unsigned char *end) {
    const uric_machine *machine = uric_active_machine(scan);
    const size_t len = (size_t)(end - text);
    size_t position = (size_t)(at - text), shift = scan->length - position;
    unsigned state = scan->state;
    if (!run_blocks(scan, NULL, mode, machine, &state, text, &position, len, shift))
        return;
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(len + shift);
}

#else

static inline void run_by_blocks(uric_scan *scan, uric_scan_mode mode, const unsigned char *text,
                                 const unsigned char *at, const unsigned char *end) {
    (void)mode;
    (void)text;
    run_by_bytes(scan, at, end);
}

#endif

/* Does a text whose first bytes are `begin` begin with the prefix? */
static URIC_INLINE bool is_prefix(const uric_prefix *prefix, uint64_t begin) {
    const uint64_t differs = begin ^ uric_number_at(prefix->text, URIC_PREFIX_BYTES);
    return differs << 8 * (URIC_PREFIX_BYTES - prefix->len) == 0;
}

/* Skips one of the rule's prefixes, if the text begins with one. */
static URIC_INLINE void take_prefix(uric_scan *scan, const char *text) {
    const uric_rule *rule = scan->rule;
    const uint64_t begin = uric_number_at(text, URIC_PREFIX_BYTES);
    for (unsigned i = 0; i < rule->prefixes; i++) {
        const uric_prefix *prefix = &rule->prefix[i];
        if (!is_prefix(prefix, begin))
            continue;
        for (unsigned k = 0; k < 4; k++)
            set_register(scan, prefix->set[k], prefix->value[k]);
        scan->state = prefix->state;
        scan->length = prefix->len;
        return;
    }
}

/* Scans `bytes` (at least one) until they end or one is refused. By blocks, it may load bytes from
 * `text` on. */
static URIC_INLINE void scan_bytes(uric_scan *scan, const char *text, const char *bytes, size_t len,
                                   uric_scan_mode mode) {
    const unsigned char *const from = (const unsigned char *)bytes, *const end = from + len;
    const uric_size length = scan->length;
    if (length == 0 && len >= URIC_PREFIX_BYTES)
        take_prefix(scan, bytes);
    do {
        const unsigned char *at = from + (scan->length - length);
        if (scan->call != 0)
            run_callee(scan, at, end);
        else if (mode != URIC_BY_BYTES)
            run_by_blocks(scan, mode, (const unsigned char *)text, at, end);
        else
            run_by_bytes(scan, at, end);
    } while (scan->refused < 0 && (size_t)(scan->length - length) < len);
}

/* Ends the text, first for a pending callee, then for its caller. Returns whether it is accepted,
 * and has no limits to check. */
static inline bool scan_end(uric_scan *scan) {
    if (caller_continues(scan, uric_active_machine(scan), scan->state, URIC_END))
        return_to_caller(scan);
    const uric_machine *machine = scan->chosen->machine;
    unsigned at_end = scan->call == 0 ? uric_accept(machine, scan->state) : 0;
    return do_end_operations(scan, machine, at_end) && at_end != 0;
}

#if URIC_LANES

/* Where a scan in lanes is: the rule whose machine runs, its state, and the offset in the text. */
typedef struct uric_place {
    const uric_rule *chosen;
    unsigned state;
    size_t at;
} uric_place;

/* Runs a callee with the registers in lanes. False: it does not return to the caller, in its state
 * `back`. The byte `delimiter` ends the text, too, where the caller does not accept it. */
URIC_LARGE_VECTOR_CODE static inline bool
run_callee_in_lanes(uric_lanes *lanes, const uric_rule *callee, const uric_machine *caller,
                    unsigned back, const unsigned char *text, size_t *position, size_t len,
                    int delimiter) {
    const uric_machine *machine = callee->machine;
    const bool wide = uric_is_wide(machine);
    unsigned state = callee->start;
    size_t at = *position;
    for (; at < len; at++) {
        const unsigned entry = uric_entry(machine, state, uric_class_of(machine, text[at]), wide);
        if (entry < machine->states)
            state = entry;
        else if (!take_transition_in_lanes(lanes, machine, entry, &state, at))
            break;
    }
    const unsigned at_end = uric_accept(machine, state);
    *position = at;
    const int byte = at < len ? text[at] : (int)URIC_END;
    return at_end != 0 && do_end_in_lanes(lanes, machine, at_end, at) &&
           (uric_transition(caller, back, byte) != 0 ||
            (byte == delimiter && uric_accept(caller, back) != 0));
}

/* Follows the link of the transition at which the lanes stopped. False: there is none, or a call
 * does not return; nothing has changed. */
URIC_LARGE_VECTOR_CODE static inline bool follow_link_in_lanes(uric_lanes *lanes, uric_place *place,
                                                               const unsigned char *text,
                                                               size_t len, int delimiter) {
    const uric_machine *machine = place->chosen->machine;
    size_t at = place->at;
    const unsigned way = uric_transition(machine, place->state, text[at]);
    if (way <= machine->states)
        return false;
    const uric_action *action = &machine->action[way - 1 - machine->states];
    const uric_link *link = &machine->links[action->link - 1];
    uric_lanes changed = *lanes;
    do_action_in_lanes(&changed, machine, action, at);
    if (link->is_goto) {
        place->chosen = link->rule;
        at++;
    } else if (!run_callee_in_lanes(&changed, link->rule, machine, action->state, text, &at, len,
                                    delimiter))
        return false;
    *lanes = changed;
    place->state = action->state;
    place->at = at;
    return true;
}

/* Runs the machine of a place by blocks, with the registers in lanes. False: it stopped there. */
URIC_LARGE_VECTOR_CODE static URIC_INLINE bool run_from(uric_lanes *lanes, uric_place *place,
                                                        const unsigned char *text, size_t len) {
    return run_blocks(NULL, lanes, URIC_BY_LARGE_BLOCKS, place->chosen->machine, &place->state,
                      text, &place->at, len, 0);
}

/* Continues behind links. False: the machine stopped. Out of line, so that texts without links do
 * not save the processor's registers for it. */
URIC_LARGE_VECTOR_CODE URIC_NOINLINE static bool continue_in_lanes(uric_lanes *lanes,
                                                                   uric_place *place,
                                                                   const unsigned char *text,
                                                                   size_t len, int delimiter) {
    while (follow_link_in_lanes(lanes, place, text, len, delimiter))
        if (run_from(lanes, place, text, len))
            return true;
    return false;
}

/* Runs a rule over `text` from `at` to `len`, links included, and says where it ended. False: the
 * machine stopped there. */
URIC_LARGE_VECTOR_CODE static URIC_INLINE bool
run_in_lanes(uric_lanes *lanes, const uric_rule *rule, const unsigned char *text, size_t at,
             size_t len, int delimiter, uric_place *place) {
    const bool tracks = rule->components != NULL;
    const unsigned prefixes = len - at >= URIC_PREFIX_BYTES ? rule->prefixes : 0;
    *place = (uric_place){rule, rule->start, at};
    uric_clear_lanes(lanes);
    for (unsigned i = 0; i < prefixes; i++) {
        const uric_prefix *prefix = &rule->prefix[i];
        if (!is_prefix(prefix, uric_number_at((const char *)text + at, URIC_PREFIX_BYTES)))
            continue;
        for (unsigned k = 0; tracks && k < 4; k++)
            uric_set_lanes(lanes, (uint64_t)1 << prefix->set[k], prefix->value[k]);
        place->state = prefix->state;
        place->at += prefix->len;
        break;
    }
    if (run_from(lanes, place, text, len))
        return true;
    if (uric_transition(rule->machine, place->state, text[place->at]) == 0) /* no link */
        return false;
    uric_lanes linked = *lanes; /* copies, so that variables can stay in registers */
    uric_place behind = *place;
    const bool whole = continue_in_lanes(&linked, &behind, text, len, delimiter);
    *lanes = linked;
    *place = behind;
    return whole;
}

/* Takes the transition at which the lanes stopped, with the registers in the scan. */
URIC_NOINLINE static void leave_lanes(uric_scan *scan, size_t offset, unsigned char byte) {
    const uric_machine *machine = scan->chosen->machine;
    unsigned state = scan->state, class_of_byte = uric_class_of(machine, byte);
    take_transition(scan, machine, uric_entry(machine, state, class_of_byte, uric_is_wide(machine)),
                    &state, offset, byte);
}

/* Scans a whole text in lanes. True: it is accepted, and its registers are in the lanes. False: a
 * byte was refused, the text ended too early or has limits, or a call did not return; the scan
 * continues there. */
URIC_LARGE_VECTOR_CODE static URIC_INLINE bool scan_in_lanes(uric_scan *scan, uric_lanes *lanes,
                                                             const uric_rule *rule,
                                                             const char *text, size_t len) {
    const unsigned char *const from = (const unsigned char *)text;
    uric_place place;
    const bool whole = run_in_lanes(lanes, rule, from, 0, len, URIC_END, &place);
    const uric_machine *machine = place.chosen->machine;
    const unsigned at_end = whole ? uric_accept(machine, place.state) : 0;
    scan->rule = rule;
    scan->chosen = place.chosen;
    scan->length = (uric_size)len;
    if (do_end_in_lanes(lanes, machine, at_end, len) && at_end != 0)
        return true;
    const uric_lanes spilled = *lanes; /* a copy, so that `lanes` can stay in a register */
    uric_spill_lanes(&spilled, scan);
    scan->call = 0;
    scan->refused = -1;
    scan->state = (uint16_t)place.state;
    if (!whole)
        leave_lanes(scan, place.at, from[place.at]);
    return false;
}

#endif

#endif
