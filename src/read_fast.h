/* Reading where speed counts: over runs of bytes, by blocks if there are vectors. */
#ifndef URIC_READ_FAST_H
#define URIC_READ_FAST_H

#include "blocks.h"
#include "reading.h"
#include "search.h"

/* The cell for a byte in a state, with a guess where one is usual: branches, because what follows
 * from a guess does not wait for look-ups. */
static inline unsigned guess_cell(const uric_machine *machine, bool wide, unsigned state,
                                  unsigned char byte) {
    static const uric_usual nothing = {{0, 0}, {0, 0}};
    const uric_usual *usual = machine->usual != NULL ? &machine->usual[state] : &nothing;
    const unsigned class_of_byte = uric_class_of(machine, byte);
    if (uric_is_among(usual->classes[0], class_of_byte))
        return usual->cell[0];
    if (uric_is_among(usual->classes[1], class_of_byte))
        return usual->cell[1];
    return uric_cell(machine, state, class_of_byte, wide);
}

/* Does what the cell says of the byte at `offset`, which may be to leave `state`. False if the scan
 * stops there, and says where it is: because the byte is refused, or because another machine goes
 * on. */
static inline bool step(uric_scan *scan, const uric_machine *machine, unsigned cell,
                        unsigned *state, size_t offset, unsigned char byte) {
    unsigned next = cell;
    if (next >= machine->states) {
        next -= machine->states;
        if (next >= machine->events) {
            scan->state = (uint16_t)*state;
            scan->length = (uric_size)offset;
            if (goes_on_in_caller(scan, machine, *state, byte))
                leave(scan);
            else
                scan->refused = byte;
            return false;
        }
        const uric_event *event = &machine->event[next];
        next = event->state;
        do_event_operations(scan, machine, event, offset);
        if (event->hand != 0) {
            scan->length = (uric_size)(offset + hand_over(scan, event));
            return false;
        }
    }
    *state = next;
    return true;
}

/* Runs a called machine from `at` to `end`, byte by byte: they are few, and all differ. A state
 * waits for the one before it, and less for a shift than for a product. */
static inline void run_called(uric_scan *scan, const unsigned char *at, const unsigned char *end) {
    const uric_machine *machine = uric_reader(scan);
    const uric_machine local = *machine; /* what the scan writes is not in it */
    const bool wide = uric_is_wide(machine);
    const unsigned char *const from = at;
    const size_t length = scan->length;
    unsigned state = scan->state;
    for (; at < end; at++) {
        const size_t place = ((size_t)state << local.row_shift) + uric_class_of(&local, *at);
        const unsigned cell = wide ? local.next_wide[place] : local.next[place];
        if (cell < local.states)
            state = cell;
        else if (!step(scan, machine, cell, &state, length + (size_t)(at - from), *at))
            return;
    }
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(length + (size_t)(at - from));
}

static inline bool is_then(const uric_loop *loop, unsigned char byte) {
    return byte < 128 && (loop->then[byte % 16] >> byte / 16 & 1) != 0;
}

/* Does a loop of a state with this run set begin here? */
static inline bool is_loop(const uric_loop *loop, unsigned set, const unsigned char *at,
                           const unsigned char *end) {
    return loop != NULL && *at == loop->first && end - at >= 3 &&
           (loop->sets << 1 >> set & 1) != 0 && is_then(loop, at[1]) && is_then(loop, at[2]);
}

/* Runs who reads over the bytes from `at` to `end`, until they end or the scan stops. Most bytes
 * leave the state as it is: as long as they do, only the run set is looked at. */
static inline void run(uric_scan *scan, const unsigned char *at, const unsigned char *end) {
    const uric_machine *machine = uric_reader(scan);
    const bool wide = uric_is_wide(machine);
    const size_t length = scan->length;
    const unsigned char *const from = at;
    const uint8_t *const byte = machine->byte;
    unsigned state = scan->state;
    for (;; at++) {
        const unsigned set = machine->run[state];
        while (at < end && (byte[*at] & 256u >> set))
            at++;
        if (at == end)
            break;
        if (is_loop(machine->loop, set, at, end))
            at += 2;
        else if (!step(scan, machine, guess_cell(machine, wide, state, *at), &state,
                       length + (size_t)(at - from), *at))
            return;
    }
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(length + (size_t)(at - from));
}

#if URIC_VECTORS

static URIC_INLINE void make_block(uric_block *block, uric_reading by, const uric_machine *machine,
                                   const unsigned char *text, const unsigned char *at,
                                   const unsigned char *end) {
#if URIC_LARGE_VECTORS
    if (by == URIC_BY_LARGE_BLOCKS && (end - text < URIC_LEAST_BLOCKS || uric_is_in_page(at))) {
        uric_make_large_block(block, machine, at, end);
        return;
    }
#endif
    (void)by;
    uric_make_block(block, machine, text, at, end);
}

#if URIC_LANES

/* The same as `step` in lanes, as long as the byte is read and the same machine goes on; if not, it
 * does nothing. */
URIC_LARGE_VECTOR_CODE static inline bool step_in_lanes(uric_lanes *lanes,
                                                        const uric_machine *machine, unsigned cell,
                                                        unsigned *state, size_t offset) {
    if (cell >= machine->states) {
        const uric_event *event = &machine->event[cell - machine->states];
        if (cell >= (unsigned)machine->states + machine->events || event->hand != 0)
            return false;
        do_event_in_lanes(lanes, machine, event, offset);
        cell = event->state;
    }
    *state = cell;
    return true;
}

#else

static inline bool step_in_lanes(uric_lanes *lanes, const uric_machine *machine, unsigned cell,
                                 unsigned *state, size_t offset) {
    (void)lanes, (void)machine, (void)cell, (void)state, (void)offset;
    return false;
}

#endif

/* Runs a machine by blocks from `*place` to `end`. It may look back as far as `text`, and the byte
 * at `*place` has the offset `length`. False: it stops before, at `*place`; the scan says where it
 * is, unless there are lanes. */
static URIC_INLINE bool run_blocks(uric_scan *scan, uric_lanes *lanes, uric_reading by,
                                   const uric_machine *machine, unsigned *reached, size_t length,
                                   const unsigned char *text, const unsigned char **place,
                                   const unsigned char *end) {
    const bool wide = uric_is_wide(machine);
    const unsigned char *const from = *place, *at = from;
    unsigned state = *reached;
    while (at < end) {
        uric_block block;
        make_block(&block, by, machine, text, at, end);
        const unsigned char *const begin = at, *const behind = at + block.len;
        for (;; at++) {
            const unsigned set = machine->run[state];
            if (set != 0) /* a branch: where there is no set, the position waits for nothing */
                at += __builtin_ctzll(block.outside[set] >> (at - begin));
            if (at == behind)
                break;
            const size_t offset = length + (size_t)(at - from);
            const unsigned cell = guess_cell(machine, wide, state, *at);
            if (lanes != NULL ? !step_in_lanes(lanes, machine, cell, &state, offset)
                              : !step(scan, machine, cell, &state, offset, *at)) {
                *reached = state;
                *place = at;
                return false;
            }
        }
        if (at == end)
            break;
        const unsigned set = machine->run[state];
        if (block.outside[set] == (uint64_t)1 << 63) /* all of it: there may be more */
            at = uric_skip(machine->runs[set - 1], at, end);
    }
    *reached = state;
    *place = end;
    return true;
}

/* Runs who reads as `run` does. */
static URIC_INLINE void run_by_blocks(uric_scan *scan, uric_reading by, const unsigned char *text,
                                      const unsigned char *at, const unsigned char *end) {
    const uric_machine *machine = uric_reader(scan);
    const size_t length = scan->length;
    const unsigned char *place = at;
    unsigned state = scan->state;
    if (!run_blocks(scan, NULL, by, machine, &state, length, text, &place, end))
        return;
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(length + (size_t)(end - at));
}

#else

static inline void run_by_blocks(uric_scan *scan, uric_reading by, const unsigned char *text,
                                 const unsigned char *at, const unsigned char *end) {
    (void)by;
    (void)text;
    run(scan, at, end);
}

#endif

/* Does a text begin with the prefix whose first bytes are `begin`? */
static URIC_INLINE bool is_prefix(const uric_prefix *prefix, uint64_t begin) {
    const uint64_t differs = begin ^ uric_number_at(prefix->text, URIC_PREFIX_BYTES);
    return differs << 8 * (URIC_PREFIX_BYTES - prefix->len) == 0;
}

/* Takes one of the rule's prefixes, if the text begins with it. */
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

/* Reads `bytes`, of which there are some, until they end or one is refused. By blocks, it may look
 * at the bytes from `text` on. */
static URIC_INLINE void read_bytes(uric_scan *scan, const char *text, const char *bytes, size_t len,
                                   uric_reading by) {
    const unsigned char *const from = (const unsigned char *)bytes, *const end = from + len;
    const uric_size length = scan->length;
    if (length == 0 && len >= URIC_PREFIX_BYTES)
        take_prefix(scan, bytes);
    do {
        const unsigned char *at = from + (scan->length - length);
        if (scan->call != 0)
            run_called(scan, at, end);
        else if (by != URIC_BY_BYTES)
            run_by_blocks(scan, by, (const unsigned char *)text, at, end);
        else
            run(scan, at, end);
    } while (scan->refused < 0 && (size_t)(scan->length - length) < len);
}

/* The end of the text, which a called machine may read before its caller does. */
static inline bool read_end(uric_scan *scan) {
    if (goes_on_in_caller(scan, uric_reader(scan), scan->state, URIC_END))
        leave(scan);
    const uric_machine *machine = scan->chosen->machine;
    unsigned at_end = scan->call == 0 ? uric_at_end(machine, scan->state) : 0;
    do_end_operations(scan, machine, at_end);
    return at_end != 0;
}

#if URIC_LANES

/* Leaves the lanes where they stop before a byte: what that does, it does to the scan. */
URIC_NOINLINE static void step_out(uric_scan *scan, size_t offset, unsigned char byte) {
    const uric_machine *machine = scan->chosen->machine;
    unsigned state = scan->state, class_of_byte = uric_class_of(machine, byte);
    step(scan, machine, uric_cell(machine, state, class_of_byte, uric_is_wide(machine)), &state,
         offset, byte);
}

/* Reads a text that has lanes. True: it is accepted, and its registers are in lanes. False: it is
 * refused, or another machine goes on; the scan is there. */
URIC_LARGE_VECTOR_CODE static URIC_INLINE bool read_in_lanes(uric_scan *scan, uric_lanes *lanes,
                                                             const uric_rule *rule,
                                                             const char *text, size_t len) {
    const uric_machine *machine = rule->machine;
    const unsigned char *const from = (const unsigned char *)text, *at = from;
    const bool tracks = rule->components != NULL;
    unsigned state = rule->start, at_end = 0;
    uric_clear_lanes(lanes);
    const unsigned prefixes = len >= URIC_PREFIX_BYTES ? rule->prefixes : 0;
    for (unsigned i = 0; i < prefixes; i++) {
        const uric_prefix *prefix = &rule->prefix[i];
        if (!is_prefix(prefix, uric_number_at(text, URIC_PREFIX_BYTES)))
            continue;
        for (unsigned k = 0; tracks && k < 4; k++)
            uric_set_lanes(lanes, (uint64_t)1 << prefix->set[k], prefix->value[k]);
        state = prefix->state;
        at += prefix->len;
        break;
    }
    bool whole = run_blocks(NULL, lanes, URIC_BY_LARGE_BLOCKS, machine, &state, (size_t)(at - from),
                            from, &at, from + len);
    if (whole)
        at_end = uric_at_end(machine, state);
    do_end_in_lanes(lanes, machine, at_end, len);
    if (at_end != 0)
        return true;
    const uric_lanes spilled = *lanes; /* the lanes themselves are never in memory */
    uric_spill_lanes(&spilled, scan);
    scan->rule = scan->chosen = rule;
    scan->call = 0;
    scan->length = (uric_size)len;
    scan->refused = -1;
    scan->state = (uint16_t)state;
    if (!whole)
        step_out(scan, (size_t)(at - from), *at);
    return false;
}

#endif

#endif
