/* The scan: one loop that runs any table, whole or in pieces. */
#include "scan.h"
#include "skip.h"

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

#if URIC_FAST

/* How the bytes are read: as any; as those before one that the machine refuses everywhere, so that
 * their end need not be looked for; or as many, so that it pays to look out for long runs. */
typedef enum reading { ANY, GUARDED, MANY } reading;

enum { MANY_BYTES = 1024, LONG_RUN = 256 };

/* Runs who reads over the bytes from `from`, until they end, one is refused, or another machine
 * goes on. Returns how many it took. `wide` and `how` are constants where this is inlined. */
static inline size_t run(uric_scan *scan, const uric_machine *machine, const unsigned char *from,
                         size_t len, bool wide, reading how) {
    const unsigned char *at = from, *const end = from + len;
    const size_t base = scan->length;
    const uint8_t *bytes = machine->byte, *run_of = machine->run;
    unsigned state = scan->state, states = machine->states;

    for (;; at++) {
        /* Most bytes leave the state as it is: as long as they do, only the set is looked at. */
        unsigned byte, set = run_of[state];
        for (size_t skipped = 0;; at++, skipped++) {
            if (how == MANY && skipped == LONG_RUN)
                at += uric_skip(machine, set, at, (size_t)(end - at));
            if (how != GUARDED && at == end)
                goto out;
            byte = bytes[*at];
            if (!(byte & set))
                break;
        }
        unsigned next = uric_cell(machine, state, byte & machine->class_mask, wide);
        if (next >= states) {
            next -= states;
            if (next >= machine->events) {
                scan->state = (uint16_t)state;
                scan->length = (uric_size)(base + (size_t)(at - from));
                if (goes_on_in_caller(scan, machine, state, *at))
                    leave(scan);
                else
                    scan->refused = *at;
                return (size_t)(at - from);
            }
            const uric_event *event = &machine->event[next];
            next = event->state;
            set_marks(scan, machine, event, base + (size_t)(at - from));
            if (event->hand != 0) {
                at += hand_over(scan, event);
                state = scan->state;
                break;
            }
        }
        state = next;
    }
out:
    scan->state = (uint16_t)state;
    scan->length = (uric_size)(base + (size_t)(at - from));
    return (size_t)(at - from);
}

/* Out of the way of short texts. */
static size_t run_over_many(uric_scan *scan, const unsigned char *from, size_t len) {
    const uric_machine *machine = uric_reader(scan);
    return run(scan, machine, from, len, uric_is_wide(machine), MANY);
}

static inline size_t run_any(uric_scan *scan, const unsigned char *from, size_t len) {
    const uric_machine *machine = uric_reader(scan);
    return len >= MANY_BYTES       ? run_over_many(scan, from, len)
           : uric_is_wide(machine) ? run(scan, machine, from, len, true, ANY)
                                   : run(scan, machine, from, len, false, ANY);
}

#else

/* Does what an event says, but for going to its state. False if the byte is still to be read,
 * because another machine goes on with it. */
static inline bool do_event(uric_scan *scan, const uric_machine *machine, const uric_event *event) {
    set_event_marks(scan, machine, event);
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
            set_end_marks(scan, machine, way);
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

#endif

/* These three are the public functions below; whole texts, which are most, go through them inline.
 */

static inline void begin(uric_scan *scan, const uric_rule *rule) {
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

/* Takes one of the rule's prefixes, if the text begins with it; returns how many bytes it took. */
static inline size_t take_prefix(uric_scan *scan, const char *text, size_t len) {
    const uric_rule *rule = scan->rule;
    for (unsigned i = 0; i < rule->prefixes; i++) {
        const uric_prefix *prefix = &rule->prefix[i];
        size_t same = 0;
        while (same < prefix->len && same < len && text[same] == prefix->text[same])
            same++;
        if (same < prefix->len)
            continue;
        set_mark(scan, prefix->mark[0], prefix->at[0]);
        set_mark(scan, prefix->mark[1], prefix->at[1]);
        scan->state = prefix->state;
        scan->length = (uric_size)same;
        return same;
    }
    return 0;
}

#endif

static inline uric_status feed(uric_scan *scan, const char *bytes, size_t len) {
    if (scan->refused >= 0)
        return URIC_REFUSED;
    if (len > (size_t)(URIC_SIZE_MAX - 1 - scan->length))
        return URIC_TOO_LONG;
    if (len == 0)
        return URIC_OK;

#if URIC_FAST
    size_t taken = scan->length == 0 ? take_prefix(scan, bytes, len) : 0;
    while (taken < len && scan->refused < 0)
        taken += run_any(scan, (const unsigned char *)bytes + taken, len - taken);
#else
    for (const char *end = bytes + len; bytes < end; bytes++)
        if (!read_byte(scan, (unsigned char)*bytes))
            break;
#endif
    return scan->refused < 0 ? URIC_OK : URIC_REFUSED;
}

#if URIC_FAST

/* Feeds a line, the last byte of which is the delimiter that ends it, or that of another line. */
static inline void feed_line(uric_scan *scan, const char *bytes, size_t len) {
    const unsigned char *at = (const unsigned char *)bytes, *const last = at + len - 1;
    at += take_prefix(scan, bytes, len - 1);
    while (at <= last && scan->refused < 0) {
        const uric_machine *machine = uric_reader(scan);
        size_t left = (size_t)(last - at);
        bool guarded = uric_class_of(machine, *last) == 0;
        if (guarded && !uric_is_wide(machine))
            at += run(scan, machine, at, left, false, GUARDED);
        else
            at += run(scan, machine, at, left + 1, uric_is_wide(machine), ANY);
    }
}

#else

static inline void feed_line(uric_scan *scan, const char *bytes, size_t len) {
    feed(scan, bytes, len);
}

#endif

#if URIC_FAST

/* The end of the text, which a called machine may read before its caller does. */
static inline bool read_end(uric_scan *scan) {
    if (goes_on_in_caller(scan, uric_reader(scan), scan->state, URIC_END))
        leave(scan);
    const uric_machine *machine = scan->chosen->machine;
    unsigned at_end = scan->call == 0 ? uric_at_end(machine, scan->state) : 0;
    set_end_marks(scan, machine, at_end);
    return at_end != 0;
}

#else

static inline bool read_end(uric_scan *scan) {
    return read_byte(scan, URIC_END);
}

#endif

static inline uric_status end(uric_scan *scan, uric_error *error) {
    uric_status status = URIC_REFUSED;
    if (scan->refused < 0)
        status = read_end(scan) ? URIC_OK : URIC_ENDED;
    if (error != NULL) {
        error->status = URIC_OK;
        if (status != URIC_OK)
            uric_explain(scan, status, error);
    }
    return status;
}

void uric_scan_begin(uric_scan *scan, const uric_rule *rule) {
    begin(scan, rule);
}

uric_status uric_scan_feed(uric_scan *scan, const char *bytes, size_t len) {
    return feed(scan, bytes, len);
}

uric_status uric_scan_end(uric_scan *scan, uric_error *error) {
    return end(scan, error);
}

#if URIC_FAST

uric_status uric_scan_whole(uric_scan *scan, const uric_rule *rule, const char *text, size_t len,
                            uric_error *error) {
    begin(scan, rule);
    uric_status status = feed(scan, text, len);
    if (status != URIC_TOO_LONG)
        return end(scan, error);
    if (error != NULL)
        uric_explain(scan, status, error);
    return status;
}

#endif

uric_status uric_check(const uric_rule *rule, const char *text, size_t len, uric_error *error) {
    uric_scan scan;
    return uric_scan_whole(&scan, rule, text, len, error);
}

bool uric_derives(const uric_rule *rule, const char *text, size_t len) {
    const uric_machine *machine = rule->machine;
    unsigned state = rule->start;
    for (size_t i = 0; i < len; i++) {
        unsigned way = uric_way(machine, state, (unsigned char)text[i]);
        if (way == 0)
            return false;
        state = way - 1;
        if (state >= machine->states)
            state = machine->event[state - machine->states].state;
    }
    return uric_at_end(machine, state) != 0;
}

size_t uric_check_lines(const uric_rule *rule, char delimiter, const char *bytes, size_t len,
                        size_t *count) {
    size_t taken = 0;
    while (len > 0 && bytes[len - 1] != delimiter)
        len--;
    while (taken < len) {
        uric_scan scan;
        begin(&scan, rule);
        feed_line(&scan, bytes + taken, len - taken);
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
