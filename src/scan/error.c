/* Errors: where a text was refused, what was expected there, and a sentence that says so.
 *
 * The state of the active machine determines what was expected: the terms of the state's row, and
 * of the caller's row if the callee could have returned. For "//[::g", the callee IPv6address
 * expects HEXDIG, and its caller, in which the callee could have returned, "]". */
#include "scan/scan.h"

#if URIC_ERROR_DETAIL

/* Could the callee return to its caller here? */
static bool may_return(const uric_scan *scan) {
    return scan->call != 0 && uric_accept(uric_active_machine(scan), scan->state) != 0;
}

/* The name of the component that the scan is in, and its begin; NULL: the scan is in none. */
static const char *current_component(const uric_scan *scan, uric_size *begin) {
    const uric_components *components = uric_parser(scan)->components;
    const uric_error_component *component = uric_active_machine(scan)->error_component;
    *begin = 0;
    if (components == NULL || component == NULL)
        return NULL;
    component += scan->state;
    if (component->begin == URIC_BEGINS_HERE)
        *begin = scan->length;
    else
        *begin = uric_register(scan, component->begin);
    for (unsigned i = 0;
         component->end != URIC_NO_REGISTER && i < uric_count_components(components); i++)
        if (components->capture[i].end == component->end)
            return uric_name_of_component(components, i);
    return NULL;
}

void uric_describe_error(const uric_scan *scan, uric_status status, uric_error *error) {
    bool returns = may_return(scan);
    error->status = status;
    error->offset = scan->length;
    error->byte = scan->refused;
    error->component = current_component(scan, &error->begin);
    error->machine = uric_active_machine(scan);
    error->caller = returns ? scan->chosen->machine : NULL;
    error->state = (uint16_t)scan->state;
    error->caller_state = returns ? uric_caller_state(scan) : 0;
}

/* An error of an operation (uric_compose, uric_replace) has no machine, and expects nothing. */
bool uric_error_expects(const uric_error *error, unsigned char byte) {
    return (error->machine != NULL && uric_transition(error->machine, error->state, byte) != 0) ||
           (error->caller != NULL &&
            uric_transition(error->caller, error->caller_state, byte) != 0);
}

bool uric_error_expects_end(const uric_error *error) {
    return error->machine != NULL && uric_accept(error->machine, error->state) != 0 &&
           (error->caller == NULL || uric_accept(error->caller, error->caller_state) != 0);
}

/* The list of terms that a state accepts, as indexes in machine->terms. */
static const uint8_t *terms_of(const uric_machine *machine, unsigned state) {
    return machine->expected_terms + machine->expected[state];
}

/* The lists of callee and caller have no term in common: a rule is called only where no byte that
 * could continue it may follow it. */
const char *uric_error_expected(const uric_error *error, size_t index) {
    const uric_machine *machine = error->machine, *caller = error->caller;
    if (machine == NULL)
        return NULL;
    const uint8_t *term;
    for (term = terms_of(machine, error->state); *term != URIC_TERMS_END; term++)
        if (!(*term == URIC_TERM_END && caller != NULL) && index-- == 0)
            return uric_nth(machine->terms, *term);
    if (caller == NULL)
        return NULL;
    for (term = terms_of(caller, error->caller_state); *term != URIC_TERMS_END; term++)
        if (index-- == 0)
            return uric_nth(caller->terms, *term);
    return NULL;
}

/* Writes text into a buffer; what does not fit is counted. */
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

/* Writes "x", a space, or byte 0xHH if the byte is not printable. */
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

/* The next state; machine->states or more if the state rejects the byte or follows a link. */
static unsigned next_state(const uric_machine *machine, unsigned state, int byte) {
    unsigned value = uric_transition(machine, state, byte);
    if (value <= machine->states)
        return value - 1;
    const uric_action *action = &machine->action[value - 1 - machine->states];
    return action->link == 0 ? action->state : machine->states;
}

/* Is the error within a triplet (RFC 3986, 2.1)? A state within a triplet accepts hexadecimal
 * digits and nothing else, and is reached from some state by "%", or by "%" and a digit. */
static bool is_in_triplet(const uric_error *error) {
    const uric_machine *machine = error->machine;
    for (int byte = URIC_END; byte < 256; byte++)
        if ((uric_transition(machine, error->state, byte) != 0) != is_hex_digit((unsigned)byte))
            return false;
    for (unsigned state = 0; state < machine->states; state++) {
        unsigned behind = next_state(machine, state, '%');
        if (behind < machine->states &&
            (behind == error->state || next_state(machine, behind, '0') == error->state))
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

void uric_describe_error(const uric_scan *scan, uric_status status, uric_error *error) {
    error->status = status;
    error->offset = scan->length;
    error->byte = scan->refused;
}

#endif
