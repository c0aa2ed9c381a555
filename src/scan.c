/* The scan: one loop that runs any table, whole or in pieces. */
#include "scan.h"
#include "blocks.h"

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

/* Does the byte end what a called machine reads, and go on in its caller? */
static bool goes_on_in_caller(const uric_scan *scan, const uric_machine *machine, unsigned state,
                              unsigned char byte) {
    return scan->call != 0 && uric_at_end(machine, state) != 0 &&
           (!URIC_ERROR_DETAIL || /* who refuses does not matter */
            uric_takes(scan->chosen->machine, uric_caller_state(scan), byte));
}

#if URIC_FAST

/* Reads the byte at `offset`, which may leave `state`. False if the scan stops there, and says
 * where it is: because the byte is refused, or because another machine goes on. */
static inline bool step(uric_scan *scan, const uric_machine *machine, bool wide, unsigned *state,
                        size_t offset, unsigned char byte) {
    unsigned next = uric_cell(machine, *state, uric_class_of(machine, byte), wide);
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
        set_marks(scan, machine, event, offset);
        if (event->hand != 0) {
            scan->length = (uric_size)(offset + hand_over(scan, event));
            return false;
        }
    }
    *state = next;
    return true;
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
        unsigned set = 256u >> machine->run[state];
        while (at < end && (byte[*at] & set))
            at++;
        if (at == end)
            break;
        if (!step(scan, machine, wide, &state, length + (size_t)(at - from), *at))
            return;
    }
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(length + (size_t)(at - from));
}

#if URIC_VECTORS

/* The same by blocks; it may look back as far as `text`. */
URIC_VECTOR_CODE static inline void run_by_blocks(uric_scan *scan, const unsigned char *text,
                                                  const unsigned char *at,
                                                  const unsigned char *end) {
    const uric_machine *machine = uric_reader(scan);
    const bool wide = uric_is_wide(machine);
    const size_t length = scan->length;
    const unsigned char *const from = at;
    unsigned state = scan->state;
    while (at < end) {
        uric_block block;
        uric_make_block(&block, machine, text, at, end);
        const unsigned char *const begin = at, *const behind = at + block.len;
        for (;; at++) {
            at += __builtin_ctzll(block.outside[machine->run[state]] >> (at - begin));
            if (at == behind)
                break;
            if (!step(scan, machine, wide, &state, length + (size_t)(at - from), *at))
                return;
        }
        unsigned set = machine->run[state];
        if (block.outside[set] == (uint64_t)1 << 63) /* all of it: there may be more */
            at = uric_skip(machine->runs[set - 1], at, end);
    }
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(length + (size_t)(at - from));
}

#else

static inline void run_by_blocks(uric_scan *scan, const unsigned char *text,
                                 const unsigned char *at, const unsigned char *end) {
    (void)text;
    run(scan, at, end);
}

#endif

#else

/* Reads a byte; false if it is still to be read, because another machine goes on with it. */
static bool read_byte(uric_scan *scan, unsigned char byte) {
    const uric_machine *machine = uric_reader(scan);
    unsigned next =
        uric_cell(machine, scan->state, uric_class_of(machine, byte), uric_is_wide(machine));
    if (next >= machine->states) {
        next -= machine->states;
        if (next >= machine->events) {
            bool left = goes_on_in_caller(scan, machine, scan->state, byte);
            if (left)
                leave(scan);
            else
                scan->refused = byte;
            return !left;
        }
        const uric_event *event = &machine->event[next];
        set_event_marks(scan, machine, event);
        if (event->hand != 0 && !hand_over(scan, event))
            return false;
        next = event->state;
    }
    scan->state = (uint16_t)next;
    scan->length++;
    return true;
}

#endif

/* What follows is inlined where it is used: most texts go through it in one piece, as bytes or as
 * blocks. */

static URIC_INLINE void begin(uric_scan *scan, const uric_rule *rule) {
    scan->rule = rule;
    scan->chosen = rule;
    scan->call = 0;
    scan->length = 0;
    scan->refused = -1;
    scan->state = rule->start;
    if (rule->components == NULL)
        return;
    for (unsigned i = 0; i < URIC_CAPTURES; i++) { /* a constant number: no loop is left of it */
        scan->mark[2 * i] = 0;                     /* see `begun` in uric_tables.h */
        scan->mark[2 * i + 1] = URIC_UNMARKED;
    }
}

#if URIC_FAST

/* Four bytes, and eight, as numbers: compilers make one load of it. */
static inline uint32_t four_bytes(const char *at) {
    const unsigned char *byte = (const unsigned char *)at;
    return (uint32_t)byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 |
           (uint32_t)byte[3] << 24;
}

static inline uint64_t eight_bytes(const char *at) {
    return four_bytes(at) | (uint64_t)four_bytes(at + 4) << 32;
}

/* Takes one of the rule's prefixes, if the text begins with it. */
static URIC_INLINE void take_prefix(uric_scan *scan, const char *text) {
    const uric_rule *rule = scan->rule;
    const uint64_t begin = eight_bytes(text);
    for (unsigned i = 0; i < rule->prefixes; i++) {
        const uric_prefix *prefix = &rule->prefix[i];
        if ((begin ^ eight_bytes(prefix->text)) << (64 - 8 * prefix->len) != 0)
            continue;
        set_mark(scan, prefix->mark[0], prefix->at[0]);
        set_mark(scan, prefix->mark[1], prefix->at[1]);
        scan->state = prefix->state;
        scan->length = prefix->len;
        return;
    }
}

/* Reads `bytes`, of which there are some, until they end or one is refused; if `blocks`, by blocks,
 * and then it may look at the bytes from `text` on. */
static URIC_INLINE void read_bytes(uric_scan *scan, const char *text, const char *bytes, size_t len,
                                   bool blocks) {
    const unsigned char *const from = (const unsigned char *)bytes, *const end = from + len;
    const uric_size length = scan->length;
    if (length == 0 && len >= sizeof(uint64_t))
        take_prefix(scan, bytes);
    do {
        const unsigned char *at = from + (scan->length - length);
        if (blocks)
            run_by_blocks(scan, (const unsigned char *)text, at, end);
        else
            run(scan, at, end);
    } while (scan->refused < 0 && (size_t)(scan->length - length) < len);
}

#else

static inline void read_bytes(uric_scan *scan, const char *text, const char *bytes, size_t len,
                              bool blocks) {
    (void)text;
    (void)blocks;
    for (const char *end = bytes + len; bytes < end && scan->refused < 0; bytes++)
        while (!read_byte(scan, (unsigned char)*bytes))
            continue;
}

#endif

static URIC_INLINE uric_status feed(uric_scan *scan, const char *bytes, size_t len, bool blocks) {
    if (scan->refused >= 0)
        return URIC_REFUSED;
    if (len > (size_t)(URIC_SIZE_MAX - 1 - scan->length))
        return URIC_TOO_LONG;
    if (len > 0)
        read_bytes(scan, bytes, bytes, len, blocks);
    return scan->refused < 0 ? URIC_OK : URIC_REFUSED;
}

/* May the text end in a called machine, and then in its caller? */
static bool may_end_in_caller(const uric_scan *scan) {
    return uric_at_end(uric_reader(scan), scan->state) != 0 &&
           uric_at_end(scan->chosen->machine, uric_caller_state(scan)) != 0;
}

__attribute__((always_inline)) static URIC_INLINE uric_status end(uric_scan *scan,
                                                                  uric_error *error) {
    uric_status status = URIC_REFUSED;
    if (scan->refused < 0) {
        if (scan->call != 0 && may_end_in_caller(scan))
            leave(scan);
        const uric_machine *machine = scan->chosen->machine;
        unsigned at_end = scan->call == 0 ? uric_at_end(machine, scan->state) : 0;
        status = at_end != 0 ? URIC_OK : URIC_ENDED;
        set_end_marks(scan, machine, at_end);
    }
    if (error != NULL) {
        error->status = URIC_OK;
        if (status != URIC_OK)
            uric_explain(scan, status, error);
    }
    return status;
}

static URIC_INLINE uric_status read_whole(uric_scan *scan, const uric_rule *rule, const char *text,
                                          size_t len, uric_error *error, bool blocks) {
    begin(scan, rule);
    uric_status status = feed(scan, text, len, blocks);
    if (status != URIC_TOO_LONG)
        return end(scan, error);
    if (error != NULL)
        uric_explain(scan, status, error);
    return status;
}

static URIC_INLINE size_t read_lines(const uric_rule *rule, char delimiter, const char *bytes,
                                     size_t len, size_t *count, bool blocks) {
    size_t taken = 0;
    while (taken < len) {
        uric_scan scan;
        begin(&scan, rule);
        read_bytes(&scan, bytes, bytes + taken, len - taken, blocks);
        if (scan.refused != (unsigned char)delimiter)
            break;
        scan.refused = -1; /* it ends the line */
        if (end(&scan, NULL) != URIC_OK)
            break;
        taken += scan.length + 1;
        ++*count;
    }
    return taken;
}

#if URIC_VECTORS

URIC_VECTOR_CODE static uric_status feed_blocks(uric_scan *scan, const char *bytes, size_t len) {
    return feed(scan, bytes, len, true);
}

URIC_VECTOR_CODE static uric_status read_whole_blocks(uric_scan *scan, const uric_rule *rule,
                                                      const char *text, size_t len,
                                                      uric_error *error) {
    return read_whole(scan, rule, text, len, error, true);
}

URIC_VECTOR_CODE static size_t read_lines_blocks(const uric_rule *rule, char delimiter,
                                                 const char *bytes, size_t len, size_t *count) {
    return read_lines(rule, delimiter, bytes, len, count, true);
}

#endif

void uric_scan_begin(uric_scan *scan, const uric_rule *rule) {
    begin(scan, rule);
}

uric_status uric_scan_feed(uric_scan *scan, const char *bytes, size_t len) {
#if URIC_VECTORS
    if (uric_has_blocks(len))
        return feed_blocks(scan, bytes, len);
#endif
    return feed(scan, bytes, len, false);
}

uric_status uric_scan_end(uric_scan *scan, uric_error *error) {
    return end(scan, error);
}

#if URIC_FAST

uric_status uric_scan_whole(uric_scan *scan, const uric_rule *rule, const char *text, size_t len,
                            uric_error *error) {
#if URIC_VECTORS
    if (uric_has_blocks(len))
        return read_whole_blocks(scan, rule, text, len, error);
#endif
    return read_whole(scan, rule, text, len, error, false);
}

#endif

uric_status uric_check(const uric_rule *rule, const char *text, size_t len, uric_error *error) {
    uric_scan scan;
    return uric_scan_whole(&scan, rule, text, len, error);
}

size_t uric_check_lines(const uric_rule *rule, char delimiter, const char *bytes, size_t len,
                        size_t *count) {
    while (len > 0 && bytes[len - 1] != delimiter)
        len--;
#if URIC_VECTORS
    if (uric_has_blocks(len))
        return read_lines_blocks(rule, delimiter, bytes, len, count);
#endif
    return read_lines(rule, delimiter, bytes, len, count, false);
}

bool uric_derives(const uric_rule *rule, const char *text, size_t len) {
    const uric_machine *machine = rule->machine;
    unsigned state = rule->start;
    for (size_t i = 0; i < len; i++) {
        unsigned column = uric_class_of(machine, (unsigned char)text[i]);
        state = uric_cell(machine, state, column, uric_is_wide(machine));
        if (state >= (unsigned)machine->states + machine->events)
            return false;
        if (state >= machine->states)
            state = machine->event[state - machine->states].state;
    }
    return uric_at_end(machine, state) != 0;
}
