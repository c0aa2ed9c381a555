/* Why a text was refused, from the tables. */
#include "scan.h"

#if URIC_ERROR_DETAIL

/* Could what a called machine reads end here? */
static bool may_leave(const uric_scan *scan) {
    return scan->call != 0 && uric_at_end(uric_reader(scan), scan->state) != 0;
}

/* The component that the scan is in, and where that begins; NULL if it is in none. */
static const char *current_component(const uric_scan *scan, uric_size *begin) {
    const uric_components *components = uric_parser(scan)->components;
    const uric_place *place = uric_reader(scan)->place;
    *begin = 0;
    if (components == NULL || place == NULL)
        return NULL;
    place += scan->state;
    if (place->begin == URIC_BEGINS_HERE)
        *begin = scan->length;
    else
        *begin = uric_register(scan, place->begin);
    for (unsigned i = 0; place->end != URIC_NO_REGISTER && i < uric_count_components(components);
         i++)
        if (components->capture[i].end == place->end)
            return uric_name_of_component(components, i);
    return NULL;
}

void uric_explain(const uric_scan *scan, uric_status status, uric_error *error) {
    bool left = may_leave(scan);
    error->status = status;
    error->offset = scan->length;
    error->byte = scan->refused;
    error->component = current_component(scan, &error->begin);
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

/* A called rule ends where no byte that continues it may follow: no term is in both lists. One
 * grammar's machines share the terms. */
const char *uric_error_expected(const uric_error *error, size_t index) {
    const uric_machine *machine = error->machine, *caller = error->caller;
    if (machine == NULL)
        return NULL;
    const uint8_t *term;
    for (term = terms_of(machine, error->state); *term != URIC_TERMS_END; term++)
        if (!(*term == URIC_TERM_END && caller != NULL) && index-- == 0)
            return uric_nth(machine->terms, *term);
    if (caller == NULL) /* who otherwise says whether the text may end, too */
        return NULL;
    for (term = terms_of(caller, error->caller_state); *term != URIC_TERMS_END; term++)
        if (index-- == 0)
            return uric_nth(caller->terms, *term);
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

/* "x", or a space, or byte 0xHH where it has no shape. */
static void put_culprit(writer *w, unsigned byte) {
    static const char digits[] = "0123456789ABCDEF";
    if (byte > 0x20 && byte <= 0x7E) {
        char quote = byte == '"' ? '\'' : '"';
        put_byte(w, quote);
        put_byte(w, (char)byte);
        put_byte(w, quote);
    } else if (byte == 0x20) {
        put_text(w, "a space");
    } else {
        put_text(w, "byte 0x");
        put_byte(w, digits[byte >> 4]);
        put_byte(w, digits[byte & 0xF]);
    }
}

static bool is_hex_digit(unsigned byte) {
    return byte - '0' < 10 || (byte | 0x20) - 'a' < 6;
}

/* The state that a byte leads to; none, not less than `states`, where it is refused, or another
 * machine goes on. */
static unsigned state_behind(const uric_machine *machine, unsigned state, int byte) {
    unsigned way = uric_way(machine, state, byte);
    if (way <= machine->states)
        return way - 1;
    const uric_event *event = &machine->event[way - 1 - machine->states];
    return event->hand == 0 ? event->state : machine->states;
}

/* Is the error within a triplet (RFC 3986, 2.1)? There, hexadecimal digits go on and nothing else
 * does, and "%", with or without a digit, leads there from some state. */
static bool is_in_triplet(const uric_error *error) {
    const uric_machine *machine = error->machine;
    for (int byte = URIC_END; byte < 256; byte++)
        if ((uric_way(machine, error->state, byte) != 0) != is_hex_digit((unsigned)byte))
            return false;
    for (unsigned state = 0; state < machine->states; state++) {
        unsigned behind = state_behind(machine, state, '%');
        if (behind < machine->states &&
            (behind == error->state || state_behind(machine, behind, '0') == error->state))
            return true;
    }
    return false;
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

/* What is wrong with a text that was scanned, and where. */
static void put_refusal(writer *w, const uric_error *error) {
    const char *in = " in ";
    bool triplet = is_in_triplet(error);
    if (triplet)
        put_text(w, uric_status_text(URIC_BAD_TRIPLET));
    else if (error->status == URIC_ENDED)
        put_text(w, "unexpected end of input");
    else {
        bool begins = error->component != NULL && error->begin == error->offset;
        put_culprit(w, (unsigned)error->byte);
        put_text(w, begins ? " cannot begin" : " is not allowed");
        in = begins ? " " : in;
    }
    if (error->component != NULL) {
        put_text(w, in);
        put_text(w, error->component);
    }
    if (!triplet)
        put_expected(w, error);
}

size_t uric_error_message(const uric_error *error, char *buffer, size_t size) {
    writer w = {buffer, size, 0};
    if (error->machine != NULL && error->status != URIC_TOO_LONG)
        put_refusal(&w, error);
    else {
        if (error->machine == NULL && error->component != NULL) {
            put_text(&w, error->component);
            put_text(&w, ": ");
        }
        put_text(&w, uric_status_text(error->status));
    }
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
