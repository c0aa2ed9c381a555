/* The scan: one loop that runs any table, whole or in pieces. */
#include "scan.h"
#include "skip.h"

static inline void set_four_marks(uric_scan *scan, const uric_event *event, size_t offset) {
    scan->mark[event->mark[0]] = offset;
    scan->mark[event->mark[1]] = offset;
    scan->mark[event->mark[2]] = offset;
    scan->mark[event->mark[3]] = offset;
}

/* Further marks are rare. */
static inline void set_marks(uric_scan *scan, const uric_machine *machine, const uric_event *event,
                             size_t offset) {
    set_four_marks(scan, event, offset);
    while ((event = uric_extra_event(machine, event->more)) != NULL)
        set_four_marks(scan, event, offset);
}

/* Hands over to the machine that goes on. Returns whether the byte is read. */
static bool hand_over(uric_scan *scan, const uric_event *event) {
    const uric_hand *hand = &scan->machine->hands[event->hand - 1];
    if (hand->jumps) {
        if (scan->rule->components != NULL)
            scan->chosen = hand->rule;
        scan->state = event->state;
    } else {
        scan->caller = scan->machine;
        scan->caller_state = event->state;
        scan->state = hand->rule->start;
    }
    scan->machine = hand->rule->machine;
    return hand->jumps;
}

/* Back to the caller, which reads on at `offset`. */
static void leave(uric_scan *scan, size_t offset) {
    unsigned at_end = scan->machine->at_end[scan->state];
    if (at_end > 1)
        set_marks(scan, scan->machine, uric_extra_event(scan->machine, at_end - 1), offset);
    scan->machine = scan->caller;
    scan->state = scan->caller_state;
    scan->caller = NULL;
}

/* Does the byte end what a called machine reads, and go on in its caller? */
static bool goes_on_in_caller(const uric_scan *scan, unsigned state, unsigned char byte) {
    return scan->caller != NULL && scan->machine->at_end[state] != 0 &&
           uric_takes(scan->caller, scan->caller_state, byte);
}

/* How the bytes are read: as any; as those before one that the machine refuses everywhere, so that
 * their end need not be looked for; or as many, so that it pays to look out for long runs. */
typedef enum reading { ANY, GUARDED, MANY } reading;

enum { MANY_BYTES = 1024, LONG_RUN = 256 };

/* Runs the scan's machine over the bytes from `from`, until they end, one is refused, or another
 * machine goes on. Returns how many it took. `wide` and `how` are constants where this is inlined.
 */
static inline size_t run(uric_scan *scan, const unsigned char *from, size_t len, bool wide,
                         reading how) {
    const unsigned char *at = from, *const end = from + len;
    const size_t base = scan->length;
    const uric_machine *machine = scan->machine;
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
                if (!goes_on_in_caller(scan, state, *at)) {
                    scan->refused = *at;
                    break;
                }
                scan->state = (uint16_t)state;
                leave(scan, base + (size_t)(at - from));
                return (size_t)(at - from);
            }
            const uric_event *event = &machine->event[next];
            next = event->state;
            set_marks(scan, machine, event, base + (size_t)(at - from));
            if (event->hand != 0)
                return (size_t)(at - from) + hand_over(scan, event);
        }
        state = next;
    }
out:
    scan->state = (uint16_t)state;
    return (size_t)(at - from);
}

/* Out of the way of short texts. */
static size_t run_over_many(uric_scan *scan, const unsigned char *from, size_t len) {
    return run(scan, from, len, uric_is_wide(scan->machine), MANY);
}

/* These three are the public functions below; whole texts, which are most, go through them inline.
 */

static inline void begin(uric_scan *scan, const uric_rule *rule) {
    scan->rule = rule;
    scan->chosen = rule;
    scan->machine = rule->machine;
    scan->caller = NULL;
    scan->length = 0;
    scan->refused = -1;
    scan->state = rule->start;
    scan->caller_state = 0;
    if (rule->components == NULL)
        return;
    for (unsigned i = 0; i < URIC_CAPTURES; i++) { /* a constant number: no loop is left of it */
        scan->mark[2 * i] = 0;                     /* see `begun` in uric_tables.h */
        scan->mark[2 * i + 1] = URIC_UNMARKED;
    }
}

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
        scan->mark[prefix->mark[0]] = prefix->at[0];
        scan->mark[prefix->mark[1]] = prefix->at[1];
        scan->state = prefix->state;
        return same;
    }
    return 0;
}

static inline uric_status feed(uric_scan *scan, const char *bytes, size_t len) {
    if (scan->refused >= 0)
        return URIC_REFUSED;
    if (len > SIZE_MAX - 1 - scan->length)
        return URIC_TOO_LONG;
    if (len == 0)
        return URIC_OK;

    size_t short_cut = scan->length == 0 ? take_prefix(scan, bytes, len) : 0;
    scan->length += short_cut;
    const unsigned char *at = (const unsigned char *)bytes + short_cut;
    for (size_t left = len - short_cut; left > 0 && scan->refused < 0;) {
        size_t taken = left >= MANY_BYTES            ? run_over_many(scan, at, left)
                       : uric_is_wide(scan->machine) ? run(scan, at, left, true, ANY)
                                                     : run(scan, at, left, false, ANY);
        scan->length += taken;
        left -= taken;
        at += taken;
    }
    return scan->refused < 0 ? URIC_OK : URIC_REFUSED;
}

/* Feeds a line, the last byte of which is the delimiter that ends it, or that of another line. */
static inline void feed_line(uric_scan *scan, const char *bytes, size_t len) {
    const unsigned char *at = (const unsigned char *)bytes, *const last = at + len - 1;
    scan->length = take_prefix(scan, bytes, len - 1);
    at += scan->length;
    while (at <= last && scan->refused < 0) {
        size_t left = (size_t)(last - at), taken;
        bool guarded = uric_class_of(scan->machine, *last) == 0;
        if (guarded && !uric_is_wide(scan->machine))
            taken = run(scan, at, left, false, GUARDED);
        else
            taken = run(scan, at, left + 1, uric_is_wide(scan->machine), ANY);
        scan->length += taken;
        at += taken;
    }
}

static inline uric_status end(uric_scan *scan, uric_error *error) {
    uric_status status = URIC_REFUSED;
    if (scan->refused < 0) {
        unsigned at_end = scan->machine->at_end[scan->state];
        if (at_end != 0 && scan->caller != NULL && scan->caller->at_end[scan->caller_state] != 0) {
            leave(scan, scan->length);
            at_end = scan->machine->at_end[scan->state];
        }
        status = at_end != 0 && scan->caller == NULL ? URIC_OK : URIC_ENDED;
        if (status == URIC_OK && at_end > 1)
            set_marks(scan, scan->machine, uric_extra_event(scan->machine, at_end - 1),
                      scan->length);
    }
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

uric_status uric_check(const uric_rule *rule, const char *text, size_t len, uric_error *error) {
    uric_scan scan;
    return uric_scan_whole(&scan, rule, text, len, error);
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
