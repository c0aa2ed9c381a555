/* What is wrong with a refused text, as a person needs to hear it.
 *
 * The library's sentence knows the state in which a scan stopped, but neither the text nor the
 * rule. With both, more can be said. Nothing here knows a grammar; other texts are tried instead:
 *
 *   "http://h/é"               the text up to the culprit, with "%C3%A9" behind it, can be
 * completed: that is what is missing "http://example.com:port/" is refused at its last "/", because
 * "example.com:port" can only be a userinfo, which "@" must end. But "/" could still stand where
 * "port" begins: the text before it, "http://example.com:", is accepted and ends with another
 * component, the port, that "p" cannot continue */
#include "command/io/print_error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "command/io/errors.h"
#include "command/io/utf8.h"

static uric_span say(struct out *out, const char *format, ...) FORMATTED(2, 3);
static uric_span say(struct out *out, const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    size_t len = (size_t)vsnprintf(NULL, 0, format, arguments);
    uric_buffer said = out_scratch(out, len + 1);
    vsnprintf(said.at, said.size, format, again);
    va_end(again);
    va_end(arguments);
    return (uric_span){said.at, len};
}

bool is_carriage_return(const struct refusal *refusal) {
    const struct excerpt *excerpt = &refusal->excerpt;
    return refusal->error->byte == '\r' && !excerpt->more &&
           refusal->error->offset + 1 == excerpt->before + excerpt->text.len;
}

/* Can the text up to `len` go on with these bytes? */
static bool goes_on(const struct refusal *refusal, size_t len, const char *bytes, size_t count) {
    uric_scan scan;
    uric_scan_begin(&scan, refusal->rule);
    return uric_scan_feed(&scan, refusal->excerpt.text.at, len) == URIC_OK &&
           uric_scan_feed(&scan, bytes, count) == URIC_OK;
}

static bool expects_only_ascii(const uric_error *error) {
    for (unsigned byte = 0x80; byte < 256; byte++)
        if (uric_error_expects(error, (unsigned char)byte))
            return false;
    return true;
}

/* How a byte that nobody sees is called; NULL: by its number. */
static const char *name_of_byte(int byte) {
    switch (byte) {
    case 0: return "the byte NUL";
    case '\t': return "a TAB";
    case '\n': return "a newline";
    case '\r': return "a carriage return";
    case ' ': return "a space";
    default: return NULL;
    }
}

/* A space, a control, a byte beyond ASCII, where its triplet could stand. */
static bool say_encoded(struct out *out, const struct refusal *refusal, uric_span *said) {
    const uric_error *error = refusal->error;
    uric_span rest = {refusal->excerpt.text.at + error->offset,
                      refusal->excerpt.text.len - error->offset};
    size_t len = utf8_length(rest.at, rest.len);
    const char *name = name_of_byte(error->byte);
    char triplets[3 * UTF8_MAX + 1];
    if (error->byte > 0x20 && error->byte < 0x7F)
        return false;
    for (size_t i = 0; i < len; i++)
        snprintf(triplets + 3 * i, 4, "%%%02X", (unsigned char)rest.at[i]);
    if (!goes_on(refusal, error->offset, triplets, 3 * len))
        return false;
    const char *in = error->component != NULL ? " in " : "";
    const char *component = error->component != NULL ? error->component : "";
    if (error->byte >= 0x80 && expects_only_ascii(error))
        *said = say(out, "byte 0x%02X%s%s is not ASCII: IRIs are not URIs; percent-encode it as %s",
                    (unsigned)error->byte, in, component, triplets);
    else if (name != NULL)
        *said = say(out, "%s is not allowed%s%s: percent-encode it as %s", name, in, component,
                    triplets);
    else
        *said = say(out, "byte 0x%02X is not allowed%s%s: percent-encode it as %s",
                    (unsigned)error->byte, in, component, triplets);
    return true;
}

/* The text up to `len`, and a byte behind it unless that is negative, if it is accepted: its last
 * component. The name is NULL if there is none. */
struct ending {
    const char *name;
    size_t begin, end;
};

static struct ending ending_of(struct out *out, const struct refusal *refusal, size_t len,
                               int byte) {
    struct ending last = {NULL, 0, 0};
    uric_uri uri;
    const char *name;
    char *text = out_scratch(out, len + 1).at;
    memcpy(text, refusal->excerpt.text.at, len);
    text[len] = (char)byte;
    if (uric_parse(&uri, refusal->rule, text, len + (byte >= 0), NULL) != URIC_OK)
        return last;
    for (unsigned i = 0; (name = uric_component_name(uri.chosen, i)) != NULL; i++) {
        uric_span span = uric_component_of(&uri, i);
        size_t begin = span.at != NULL ? (size_t)(span.at - text) : 0, end = begin + span.len;
        bool later = end > last.end || (end == last.end && begin >= last.begin);
        bool whole_path = i == URIC_PATH && span.len == 0; /* it is everywhere */
        if (span.at != NULL && !whole_path && (last.name == NULL || later))
            last = (struct ending){name, begin, end};
    }
    return last;
}

/* Does the byte continue the component that ends at `at`? */
static bool continues(struct out *out, const struct refusal *refusal, struct ending other,
                      size_t at, int byte) {
    struct ending longer = ending_of(out, refusal, at, byte);
    return longer.name != NULL && strcmp(longer.name, other.name) == 0 && longer.end == at + 1;
}

static bool continues_with_digits(struct out *out, const struct refusal *refusal,
                                  struct ending other, size_t at) {
    for (int byte = 0; byte < 256; byte++)
        if (continues(out, refusal, other, at, byte) != (byte >= '0' && byte <= '9'))
            return false;
    return true;
}

/* The last place, from where the component begins that is refused, at which the culprit, or the
 * end, could stand; or that of the culprit. */
static size_t last_place(const struct refusal *refusal) {
    const uric_error *error = refusal->error;
    size_t place = error->offset;
    uric_scan scan;
    if (error->byte >= 0 && uric_rule_excludes(refusal->rule, (unsigned char)error->byte))
        return place; /* it can stand nowhere */
    uric_scan_begin(&scan, refusal->rule);
    uric_scan_feed(&scan, refusal->excerpt.text.at, error->begin);
    for (size_t at = error->begin; at < error->offset; at++) {
        uric_scan other = scan;
        char culprit = (char)error->byte;
        uric_status status =
            error->byte < 0 ? uric_scan_end(&other, NULL) : uric_scan_feed(&other, &culprit, 1);
        if (status == URIC_OK)
            place = at;
        uric_scan_feed(&scan, refusal->excerpt.text.at + at, 1);
    }
    return place;
}

/* The one byte that would end the component in which the text is refused, or -1. */
static int missing_end(struct out *out, const struct refusal *refusal) {
    const uric_error *error = refusal->error;
    int missing = -1;
    for (int byte = 0; byte < 256; byte++) {
        uric_uri uri;
        char *text = out_scratch(out, error->offset + 1).at;
        memcpy(text, refusal->excerpt.text.at, error->offset);
        text[error->offset] = (char)byte;
        if (!uric_error_expects(error, (unsigned char)byte) ||
            uric_parse(&uri, refusal->rule, text, error->offset + 1, NULL) != URIC_OK)
            continue;
        unsigned which =
            uric_component_named(uri.chosen, error->component, strlen(error->component));
        uric_span span = uric_component_of(&uri, which);
        if (span.at != text + error->begin || span.len != error->offset - error->begin)
            continue;
        if (missing >= 0)
            return -1;
        missing = byte;
    }
    return missing;
}

/* Another component, which began within this one, died on the way here. */
static bool say_other_component(struct out *out, const struct refusal *refusal, uric_span *said) {
    const uric_error *error = refusal->error;
    if (error->component == NULL || error->begin >= error->offset)
        return false;
    size_t at = last_place(refusal);
    if (at == error->offset)
        return false;
    struct ending other = ending_of(out, refusal, at, -1);
    int killer = (unsigned char)refusal->excerpt.text.at[at];
    if (other.name == NULL || other.end != at || other.begin <= error->begin || killer <= 0x20 ||
        killer >= 0x7F || continues(out, refusal, other, at, killer))
        return false;
    bool digits = continues_with_digits(out, refusal, other, at);
    int missing = missing_end(out, refusal);
    const char *what = digits ? "is not a digit of the" : "is not allowed in";
    if (missing > 0x20 && missing < 0x7F)
        *said = say(out, "\"%c\" %s %s (or \"%c\" is missing after %s)", killer, what, other.name,
                    missing, error->component);
    else
        *said = say(out, "\"%c\" %s %s", killer, what, other.name);
    return true;
}

uric_span sentence(struct out *out, const struct refusal *refusal) {
    const uric_error *error = refusal->error;
    uric_span said;
    bool scanned = error->status == URIC_REFUSED || error->status == URIC_ENDED;
    if (scanned && is_carriage_return(refusal))
        return say(out, "carriage return at the end of the line");
    if (refusal->excerpt.text.at == NULL || refusal->excerpt.before > 0 || !scanned)
        return refusal_message(out, error);
    if (error->byte >= 0 && say_encoded(out, refusal, &said))
        return said;
    if (say_other_component(out, refusal, &said))
        return said;
    return refusal_message(out, error);
}
