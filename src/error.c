/* Why a text was refused, from the tables. */
#include "scan.h"

#if URIC_ERROR_DETAIL

/* The marks of an event, and behind the last, URIC_IDLE_MARK. */
static unsigned nth_mark(const uric_machine *machine, const uric_event *event, unsigned n) {
#if URIC_COMPACT
    return machine->mark[event->marks + n];
#else
    for (; event != NULL && n >= 4; n -= 4)
        event = uric_extra_event(machine, event->more);
    return event != NULL ? event->mark[n] : (unsigned)URIC_IDLE_MARK;
#endif
}

/* The next event that a byte brings about in a state, from a class of bytes on; or NULL. */
static const uric_event *next_event(const uric_machine *machine, unsigned state, unsigned *column) {
    while (*column < machine->classes) {
        unsigned cell = uric_cell(machine, state, (*column)++, uric_is_wide(machine));
        if (cell >= machine->states && cell < (unsigned)machine->states + machine->events)
            return &machine->event[cell - machine->states];
    }
    return NULL;
}

/* Sets of captures have bit i for capture i. These are such that are not empty. */
static unsigned begun_by(const uric_machine *machine, const uric_event *event) {
    unsigned begins = 0, ends = 0, mark;
    for (unsigned i = 0; (mark = nth_mark(machine, event, i)) != URIC_IDLE_MARK; i++)
        *(mark & 1 ? &ends : &begins) |= 1u << (mark >> 1);
    return begins & ~ends;
}

/* Those that a called machine may begin with its first byte. */
static unsigned begun_by_call(const uric_machine *machine, const uric_event *event) {
    const uric_hand *hand = event->hand != 0 ? &machine->hands[event->hand - 1] : NULL;
    unsigned captures = 0, column = 1;
    if (hand == NULL || hand->jumps)
        return 0;
    while ((event = next_event(hand->rule->machine, hand->rule->start, &column)) != NULL)
        captures |= begun_by(hand->rule->machine, event);
    return captures;
}

/* Those that some way on from here would begin. */
static unsigned about_to_begin(const uric_machine *machine, unsigned state) {
    unsigned captures = 0, column = 1;
    const uric_event *event;
    while ((event = next_event(machine, state, &column)) != NULL)
        captures |= begun_by(machine, event) | begun_by_call(machine, event);
    return captures;
}

/* How many components lie around a capture. */
static unsigned depth_of(const uric_components *components, unsigned capture) {
    unsigned depth = 0;
    for (unsigned outer; (outer = components->capture[capture].inside) != 0; depth++)
        capture = outer - 1;
    return depth;
}

/* Where a component seems to be, as far as the scan has come. */
typedef struct candidate {
    unsigned component;
    size_t begin;
    unsigned depth;
} candidate;

/* The one that began last, then the innermost, then the last that is asked about. */
static void choose(candidate *best, candidate other) {
    bool better = best->component == URIC_NOWHERE || other.begin > best->begin ||
                  (other.begin == best->begin && other.depth >= best->depth);
    if (better && other.component != URIC_NOWHERE)
        *best = other;
}

/* The rest, which has no marks, begins behind the last of its neighbours that is complete. */
static void choose_rest(candidate *best, const uric_scan *scan) {
    const uric_components *components = uric_parser(scan)->components;
    candidate rest = {components->rest, 0, 0};
    bool begun = uric_parser(scan)->rest_begun;
    for (unsigned i = 0; i < components->behinds; i++)
        for (unsigned k = 0; k < components->captures; k++) {
            size_t begin = scan->mark[2 * k], end = scan->mark[2 * k + 1];
            if (components->capture[k].component != components->behind[i].component ||
                end == URIC_UNMARKED || end < begin)
                continue;
            begun = true;
            rest.begin = end + components->behind[i].delimiter;
        }
    if (begun)
        choose(best, rest);
}

/* Those that some reading is in which has not died. */
static unsigned inside_of(const uric_machine *machine, unsigned state) {
    return machine->inside != NULL ? machine->inside[state] : 0;
}

/* Could what a called machine reads end here? */
static bool may_leave(const uric_scan *scan) {
    return scan->call != 0 && uric_at_end(uric_reader(scan), scan->state) != 0;
}

/* The component that the scan is in: of those that a reading is in, or could begin here. */
static const char *current_component(const uric_scan *scan) {
    const uric_components *components = uric_parser(scan)->components;
    candidate best = {URIC_NOWHERE, 0, 0};
    if (components == NULL || components->captures > URIC_CAPTURES)
        return NULL;
    unsigned starting = about_to_begin(uric_reader(scan), scan->state);
    if (may_leave(scan))
        starting |= about_to_begin(scan->chosen->machine, uric_caller_state(scan));
    unsigned inside = inside_of(uric_reader(scan), scan->state);
    if (scan->call != 0)
        inside |= inside_of(scan->chosen->machine, uric_caller_state(scan));
    for (unsigned i = 0; i < components->captures; i++) {
        bool starts = starting >> i & 1;
        size_t begin = starts ? scan->length : scan->mark[2 * i];
        if (starts || (inside >> i & 1))
            choose(&best,
                   (candidate){components->capture[i].component, begin, depth_of(components, i)});
    }
    if (components->rest != URIC_NOWHERE)
        choose_rest(&best, scan);
    return best.component == URIC_NOWHERE ? NULL : uric_component_name(components, best.component);
}

void uric_explain(const uric_scan *scan, uric_status status, uric_error *error) {
    bool left = may_leave(scan);
    error->status = status;
    error->offset = scan->length;
    error->byte = scan->refused;
    error->component = current_component(scan);
    error->machine = uric_reader(scan);
    error->caller = left ? scan->chosen->machine : NULL;
    error->state = (uint16_t)scan->state;
    error->caller_state = left ? uric_caller_state(scan) : 0;
}

/* Errors of operations have no machine, and expect nothing. */

bool uric_error_expects(const uric_error *error, unsigned char byte) {
    return (error->machine != NULL && uric_way(error->machine, error->state, byte) != 0) ||
           (error->caller != NULL && uric_way(error->caller, error->caller_state, byte) != 0);
}

bool uric_error_expects_end(const uric_error *error) {
    return error->machine != NULL && uric_at_end(error->machine, error->state) != 0 &&
           (error->caller == NULL || uric_at_end(error->caller, error->caller_state) != 0);
}

/* The places in `terms` of what a state goes on with, up to URIC_TERMS_END. */
static const uint8_t *terms_of(const uric_machine *machine, unsigned state) {
    return machine->expected_terms + machine->expected[state];
}

static bool has_term(const uint8_t *list, uint8_t term) {
    while (*list != URIC_TERMS_END && *list != term)
        list++;
    return *list == term;
}

const char *uric_error_expected(const uric_error *error, size_t index) {
    const uric_machine *machine = error->machine, *caller = error->caller;
    if (machine == NULL)
        return NULL;
    const uint8_t *own = terms_of(machine, error->state), *term;
    for (term = own; *term != URIC_TERMS_END; term++)
        if (!(*term == URIC_TERM_END && caller != NULL) && index-- == 0)
            return uric_nth(machine->terms, *term);
    if (caller == NULL) /* who otherwise says whether the text may end, too */
        return NULL;
    for (term = terms_of(caller, error->caller_state); *term != URIC_TERMS_END; term++)
        if ((*term == URIC_TERM_END || !has_term(own, *term)) && index-- == 0)
            return uric_nth(caller->terms, *term); /* one grammar's machines share the terms */
    return NULL;
}

/* Text into a buffer that may be too small: what does not fit is counted. */
typedef struct writer {
    char *buffer;
    size_t size, len;
} writer;

static void put_byte(writer *w, char byte) {
    if (w->len + 1 < w->size)
        w->buffer[w->len] = byte;
    w->len++;
}

static void put_text(writer *w, const char *text) {
    for (; *text != '\0'; text++)
        put_byte(w, *text);
}

/* The culprit in quotes, or as \xHH where it has no shape. */
static void put_culprit(writer *w, unsigned byte) {
    static const char digits[] = "0123456789ABCDEF";
    if (byte >= 0x20 && byte <= 0x7E) {
        char quote = byte == '"' ? '\'' : '"';
        put_byte(w, quote);
        put_byte(w, (char)byte);
        put_byte(w, quote);
    } else {
        put_text(w, "\\x");
        put_byte(w, digits[byte >> 4]);
        put_byte(w, digits[byte & 0xF]);
    }
}

static void put_expected(writer *w, const uric_error *error) {
    const char *term = uric_error_expected(error, 0);
    for (size_t i = 0; term != NULL; i++) {
        const char *next = uric_error_expected(error, i + 1);
        put_text(w, i == 0 ? ": expected " : next == NULL ? " or " : ", ");
        put_text(w, term);
        term = next;
    }
}

size_t uric_error_message(const uric_error *error, char *buffer, size_t size) {
    writer w = {buffer, size, 0};
    bool scanned = error->machine != NULL;
    if (!scanned && error->component != NULL) {
        put_text(&w, error->component);
        put_text(&w, ": ");
    }
    if (error->status == URIC_REFUSED) {
        put_culprit(&w, (unsigned)error->byte);
        put_text(&w, " is not allowed");
    } else if (error->status == URIC_ENDED)
        put_text(&w, "the text ends too early");
    else
        put_text(&w, uric_status_text(error->status));
    if (scanned && error->component != NULL) {
        put_text(&w, " in ");
        put_text(&w, error->component);
    }
    if (error->status == URIC_REFUSED || error->status == URIC_ENDED)
        put_expected(&w, error);
    if (size > 0)
        buffer[w.len < size ? w.len : size - 1] = '\0';
    return w.len;
}

#else

void uric_explain(const uric_scan *scan, uric_status status, uric_error *error) {
    error->status = status;
    error->offset = scan->length;
    error->byte = scan->refused;
}

#endif
