/* Errors: where a text was refused, what was expected there, and a sentence that says so.
 *
 * The state of the active machine determines what was expected: the terms of the state's row, and
 * of the caller's row if the callee could have returned. For "//[::g", the callee IPv6address
 * expects HEXDIG, and its caller, in which the callee could have returned, "]".
 *
 * In a grammar of code points, an error is one of a whole code point: of "a€", whose last byte is
 * refused, the culprit is €, at offset 1, and what was expected is that of the state behind "a". */
#include "scan/scan.h"

#if URIC_ERROR_DETAIL

/* Values of uric_error.point that are no code points. */
enum { NO_POINT = -1, CUT_POINT = -2, MALFORMED_POINT = -3 };

#if URIC_CODE_POINTS

/* The code point of a UTF-8 sequence (RFC 3629, 4), of which `len` bytes are known. */
static int32_t point_of(const uint8_t *bytes, unsigned len) {
    static const int32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned lead = bytes[0];
    const unsigned count = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    int32_t point = count == 1 ? (int32_t)lead : (int32_t)(lead & (0x7Fu >> count));
    if (lead > 0xF4 || (lead & 0xC0) == 0x80)
        return MALFORMED_POINT;
    for (unsigned i = 1; i < count; i++) {
        if (i == len)
            return NO_POINT;
        if ((bytes[i] & 0xC0) != 0x80)
            return MALFORMED_POINT;
        point = point * 64 + (bytes[i] & 0x3F);
    }
    if (point < least[count] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000))
        return MALFORMED_POINT;
    return point;
}

/* Sets what an error says of the code point that is refused. */
static void describe_point(const uric_scan *scan, uric_error *error) {
    const uric_machine *machine = error->machine;
    bool ended = error->status == URIC_ENDED && uric_point_begin(scan) < scan->length;
    error->point = ended ? CUT_POINT : NO_POINT;
    if (machine->code_points && scan->refused >= 0) {
        error->byte = scan->point[0];
        error->point = point_of(scan->point, scan->point_len);
    }
    if (machine->point_state != NULL)
        error->state = machine->point_state[scan->state];
}

#endif

/* NULL: an error in this state is in no component. */
static const uric_error_component *component_in(const uric_machine *machine, unsigned state) {
    const uric_error_component *component = machine->error_component;
    bool any = component != NULL && component[state].end != URIC_NO_REGISTER;
    return any ? component + state : NULL;
}

/* The name of the component that the scan is in, and its start; NULL: the scan is in none. Where a
 * callee could have returned, that may be one which begins behind it. */
static const char *current_component(const uric_scan *scan, const uric_error *error,
                                     uric_size *begin) {
    const uric_components *components = uric_parser(scan)->components;
    const uric_error_component *component = component_in(error->machine, scan->state);
    *begin = 0;
    if (component == NULL && error->caller != NULL)
        component = component_in(error->caller, error->caller_state);
    if (components == NULL || component == NULL)
        return NULL;
    if (component->begin == URIC_BEGINS_HERE)
        *begin = scan->length;
    else
        *begin = uric_register(scan, component->begin);
    for (unsigned i = 0; i < uric_count_components(components); i++)
        if (components->capture[i].end == component->end)
            return uric_name_of_component(components, i);
    return NULL;
}

void uric_describe_error(const uric_scan *scan, uric_status status, uric_error *error) {
    const uric_machine *machine = uric_active_machine(scan);
    error->status = status;
    error->offset = uric_error_offset(scan, status);
    error->byte = scan->refused;
    error->machine = machine;
    error->state = (uint16_t)scan->state;
#if URIC_CODE_POINTS
    describe_point(scan, error);
#endif
    bool returns = scan->call != 0 && uric_accept(machine, error->state) != 0;
    error->caller = returns ? scan->chosen->machine : NULL;
    error->caller_state = returns ? uric_caller_state(scan) : 0;
    error->component = current_component(scan, error, &error->begin);
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

static void put_hex(writer *w, uint32_t number, unsigned digits) {
    while (digits-- > 0)
        put_byte(w, "0123456789ABCDEF"[number >> 4 * digits & 0xF]);
}

/* Is a code point above U+007F one that a person can see, alone and between quotes? The ranges are
 * those of controls, formats, combining marks, private use and noncharacters that a text is likely
 * to have; for the others, to show them does no harm. */
static bool is_visible(uint32_t point) {
    static const struct {
        uint16_t first, last;
    } hidden[] = {{0x80, 0xA0},     {0xAD, 0xAD},     {0x300, 0x36F},   {0x483, 0x489},
                  {0x591, 0x5BD},   {0x610, 0x61C},   {0x64B, 0x65F},   {0x1AB0, 0x1AFF},
                  {0x1DC0, 0x1DFF}, {0x180B, 0x180E}, {0x2000, 0x200F}, {0x2028, 0x202F},
                  {0x205F, 0x206F}, {0x20D0, 0x20FF}, {0x3000, 0x3000}, {0xE000, 0xF8FF},
                  {0xFDD0, 0xFDEF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF},
                  {0xFFF0, 0xFFFF}};
    for (unsigned i = 0; i < sizeof hidden / sizeof *hidden; i++)
        if (point >= hidden[i].first && point <= hidden[i].last)
            return false;
    return point < 0xE0000 && (point & 0xFFFE) != 0xFFFE;
}

/* Writes a code point above U+007F: "é" (U+00E9), or U+200B if nobody can see it. */
static void put_point(writer *w, uint32_t point) {
    unsigned more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    bool visible = is_visible(point);
    if (visible) {
        put_byte(w, '"');
        put_byte(w, (char)(0xFF00u >> (more + 1) | point >> 6 * more));
        while (more-- > 0)
            put_byte(w, (char)(0x80 | (point >> 6 * more & 0x3F)));
        put_text(w, "\" (");
    }
    put_text(w, "U+");
    put_hex(w, point, point < 0x10000 ? 4 : point < 0x100000 ? 5 : 6);
    if (visible)
        put_byte(w, ')');
}

/* Writes "x", a space, or byte 0xHH if the byte is not printable. */
static void put_culprit(writer *w, unsigned byte) {
    if (byte > 0x20 && byte <= 0x7E) {
        char quote = byte == '"' ? '\'' : '"';
        put_byte(w, quote);
        put_byte(w, (char)byte);
        put_byte(w, quote);
    } else if (byte == 0x20) {
        put_text(w, "a space");
    } else {
        put_text(w, "byte 0x");
        put_hex(w, byte, 2);
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

static int32_t point_of_error(const uric_error *error) {
#if URIC_CODE_POINTS
    return error->point;
#else
    (void)error;
    return NO_POINT;
#endif
}

static void put_refusal(writer *w, const uric_error *error) {
    const char *in = " in ";
    const bool triplet = is_in_triplet(error);
    const int32_t point = point_of_error(error);
    if (triplet)
        put_text(w, uric_status_text(URIC_BAD_TRIPLET));
    else if (error->status == URIC_ENDED)
        put_text(w, point == CUT_POINT ? "unexpected end of input within a UTF-8 sequence"
                                       : "unexpected end of input");
    else {
        bool begins = error->component != NULL && error->begin == error->offset;
        if (point > 0x7F)
            put_point(w, (uint32_t)point);
        else
            put_culprit(w, (unsigned)error->byte);
        bool malformed = point == MALFORMED_POINT;
        begins &= !malformed;
        put_text(w, malformed ? " is invalid UTF-8" : begins ? " cannot begin" : " is not allowed");
        in = begins ? " " : in;
    }
    if (error->component != NULL) {
        put_text(w, in);
        put_text(w, error->component);
    }
    if (!triplet && point != CUT_POINT)
        put_expected(w, error);
}

size_t uric_error_message(const uric_error *error, char *buffer, size_t size) {
    writer w = {buffer, size, 0};
    if (error->machine != NULL && error->status != URIC_TOO_LONG)
        put_refusal(&w, error);
    else if (error->status == URIC_OVER_LIMIT)
        put_text(&w, uric_nth(error->component, 1));
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
    error->offset = uric_error_offset(scan, status);
    error->byte = scan->refused;
}

#endif
