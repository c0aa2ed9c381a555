/* What is wrong with a refused text, in words that help a person.
 *
 * The library's sentence comes from the state in which a scan stopped; it knows neither the text
 * nor the rule. Both are known here. No grammar is: the functions below scan or parse other texts
 * instead, and see what happens.
 *
 * "http://h/é"              The text up to the refused byte, followed by "%C3%A9", can go on.
 *                           So the byte should be percent-encoded.
 * "http://h:port/"          The scan stops at the last "/", in the userinfo "h:port", which only
 *                           "@" may end. But "/" could stand where "port" begins: "http://h:" is
 *                           accepted, and ends with the component port, which "p" cannot continue.
 *                           So "p" is not a digit of the port, or "@" is missing. */
#include "command/io/sentence.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "command/io/errors.h"
#include "command/io/utf8.h"

uric_span library_sentence(struct out *out, const uric_error *error) {
    uric_buffer buffer = out_scratch(out, 0);
    while ((buffer.len = uric_error_message(error, buffer.at, buffer.size)) >= buffer.size)
        buffer = out_scratch(out, buffer.len + 1);
    return written(&buffer);
}

/* A sentence in the scratch of `out`. */
static uric_span format_sentence(struct out *out, const char *format, ...) FORMATTED(2, 3);
static uric_span format_sentence(struct out *out, const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    size_t len = (size_t)vsnprintf(NULL, 0, format, arguments);
    uric_buffer sentence = out_scratch(out, len + 1);
    vsnprintf(sentence.at, sentence.size, format, again);
    va_end(again);
    va_end(arguments);
    return (uric_span){sentence.at, len};
}

bool ends_in_carriage_return(const struct refused_text *refused) {
    const struct excerpt *excerpt = &refused->excerpt;
    return refused->error->byte == '\r' && !excerpt->more &&
           refused->error->offset + 1 == excerpt->before + excerpt->text.len;
}

/* Can the text up to `len` go on with these bytes? */
static bool can_go_on(const struct refused_text *refused, size_t len, const char *bytes,
                      size_t count) {
    uric_scan scan;
    uric_scan_begin(&scan, refused->rule);
    return uric_scan_feed(&scan, refused->excerpt.text.at, len) == URIC_OK &&
           uric_scan_feed(&scan, bytes, count) == URIC_OK;
}

static bool expects_only_ascii(const uric_error *error) {
    for (unsigned byte = 0x80; byte < 256; byte++)
        if (uric_error_expects(error, (unsigned char)byte))
            return false;
    return true;
}

/* The name of a byte that cannot be seen; NULL if a number has to do. */
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

/* "%C3%A9" for the character at the refused byte, if a triplet may stand there; or "". */
static void find_triplets(const struct refused_text *refused, char triplets[3 * UTF8_MAX + 1]) {
    size_t offset = refused->error->offset;
    const char *bytes = refused->excerpt.text.at + offset;
    size_t len = utf8_length(bytes, refused->excerpt.text.len - offset);
    for (size_t i = 0; i < len; i++)
        snprintf(triplets + 3 * i, 4, "%%%02X", (unsigned char)bytes[i]);
    if (!can_go_on(refused, offset, triplets, 3 * len))
        *triplets = '\0';
}

/* The library's sentence, with advice instead of what was expected. */
static uric_span encode_point(struct out *out, const struct refused_text *refused,
                              const char *triplets) {
    uric_span sentence = library_sentence(out, refused->error);
    char culprit[200]; /* for the scratch is used again */
    size_t len = 0;
    while (len < sentence.len && strncmp(sentence.at + len, ": ", 2) != 0 &&
           len < sizeof culprit - 1)
        len++;
    memcpy(culprit, sentence.at, len);
    culprit[len] = '\0';
    return format_sentence(out, "%s: percent-encode it as %s", culprit, triplets);
}

/* A space, a control, or a byte that is not ASCII: it can be percent-encoded, in most components.
 */
static bool explain_encoding(struct out *out, const struct refused_text *refused,
                             uric_span *sentence) {
    const uric_error *error = refused->error;
    const char *name = name_of_byte(error->byte);
    char triplets[3 * UTF8_MAX + 1];
    if (error->byte > 0x20 && error->byte < 0x7F)
        return false;
    find_triplets(refused, triplets);
    bool encodable = *triplets != '\0';
    if (uric_rule_has_code_points(refused->rule) && error->byte >= 0x80) {
        encodable &= error->point > 0x7F;
        if (encodable)
            *sentence = encode_point(out, refused, triplets);
        return encodable;
    }
    bool ascii = error->byte >= 0x80 && expects_only_ascii(error);
    if (!encodable && !ascii)
        return false;
    const char *in = error->component != NULL ? " in " : "";
    const char *component = error->component != NULL ? error->component : "";
    if (ascii)
        *sentence = format_sentence(out, "byte 0x%02X%s%s is not ASCII: URIs are ASCII%s%s",
                                    (unsigned)error->byte, in, component,
                                    encodable ? "; percent-encode it as " : "", triplets);
    else if (name != NULL)
        *sentence = format_sentence(out, "%s is not allowed%s%s: percent-encode it as %s", name, in,
                                    component, triplets);
    else
        *sentence = format_sentence(out, "byte 0x%02X is not allowed%s%s: percent-encode it as %s",
                                    (unsigned)error->byte, in, component, triplets);
    return true;
}

/* The last component of a text. */
struct ending {
    const char *name;
    size_t begin, end;
};

/* That of the text up to `len`, followed by `byte` unless that is negative. The name is NULL if the
 * rule refuses this text, or if the text has no component. */
static struct ending ending_of(struct out *out, const struct refused_text *refused, size_t len,
                               int byte) {
    struct ending last = {NULL, 0, 0};
    uric_uri uri;
    const char *name;
    char *text = out_scratch(out, len + 1).at;
    memcpy(text, refused->excerpt.text.at, len);
    text[len] = (char)byte;
    if (uric_parse(&uri, refused->rule, text, len + (byte >= 0), NULL) != URIC_OK)
        return last;
    for (unsigned i = 0; (name = uric_component_name(uri.chosen, i)) != NULL; i++) {
        uric_span span = uric_component_of(&uri, i);
        size_t begin = span.at != NULL ? (size_t)(span.at - text) : 0, end = begin + span.len;
        bool later = end > last.end || (end == last.end && begin >= last.begin);
        bool empty_path = i == URIC_PATH && span.len == 0; /* every URI has a path */
        if (span.at != NULL && !empty_path && (last.name == NULL || later))
            last = (struct ending){name, begin, end};
    }
    return last;
}

/* Does the byte continue the component that ends at `at`? */
static bool continues(struct out *out, const struct refused_text *refused, struct ending other,
                      size_t at, int byte) {
    struct ending longer = ending_of(out, refused, at, byte);
    return longer.name != NULL && strcmp(longer.name, other.name) == 0 && longer.end == at + 1;
}

static bool continues_with_digits(struct out *out, const struct refused_text *refused,
                                  struct ending other, size_t at) {
    for (int byte = 0; byte < 256; byte++)
        if (continues(out, refused, other, at, byte) != (byte >= '0' && byte <= '9'))
            return false;
    return true;
}

/* The last offset in the refused component at which the refused byte (or the end) would have been
 * accepted; error->offset if there is none. */
static size_t last_accepting_offset(const struct refused_text *refused) {
    const uric_error *error = refused->error;
    size_t found = error->offset;
    uric_scan scan;
    if (error->byte >= 0 && uric_rule_excludes(refused->rule, (unsigned char)error->byte))
        return found; /* no string has this byte */
    uric_scan_begin(&scan, refused->rule);
    uric_scan_feed(&scan, refused->excerpt.text.at, error->begin);
    for (size_t at = error->begin; at < error->offset; at++) {
        uric_scan other = scan;
        char byte = (char)error->byte;
        uric_status status =
            error->byte < 0 ? uric_scan_end(&other, NULL) : uric_scan_feed(&other, &byte, 1);
        if (status == URIC_OK)
            found = at;
        uric_scan_feed(&scan, refused->excerpt.text.at + at, 1);
    }
    return found;
}

/* The only byte that could end the refused component at error->offset; -1 if there is none, or more
 * than one. */
static int missing_end(struct out *out, const struct refused_text *refused) {
    const uric_error *error = refused->error;
    int missing = -1;
    for (int byte = 0; byte < 256; byte++) {
        uric_uri uri;
        char *text = out_scratch(out, error->offset + 1).at;
        memcpy(text, refused->excerpt.text.at, error->offset);
        text[error->offset] = (char)byte;
        if (!uric_error_expects(error, (unsigned char)byte) ||
            uric_parse(&uri, refused->rule, text, error->offset + 1, NULL) != URIC_OK)
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

/* Another component, which begins within the refused one, cannot hold one of its bytes: see the
 * second example at the head of this file. */
static bool explain_other_component(struct out *out, const struct refused_text *refused,
                                    uric_span *sentence) {
    const uric_error *error = refused->error;
    if (error->component == NULL || error->begin >= error->offset)
        return false;
    size_t at = last_accepting_offset(refused);
    if (at == error->offset)
        return false;
    struct ending other = ending_of(out, refused, at, -1);
    int byte = (unsigned char)refused->excerpt.text.at[at];
    if (other.name == NULL || other.end != at || other.begin <= error->begin || byte <= 0x20 ||
        byte >= 0x7F || continues(out, refused, other, at, byte))
        return false;
    bool digits = continues_with_digits(out, refused, other, at);
    int missing = missing_end(out, refused);
    const char *what = digits ? "is not a digit of the" : "is not allowed in";
    if (missing > 0x20 && missing < 0x7F)
        *sentence = format_sentence(out, "\"%c\" %s %s (or \"%c\" is missing after %s)", byte, what,
                                    other.name, missing, error->component);
    else
        *sentence = format_sentence(out, "\"%c\" %s %s", byte, what, other.name);
    return true;
}

uric_span error_sentence(struct out *out, const struct refused_text *refused) {
    const uric_error *error = refused->error;
    uric_span sentence;
    bool scanned = error->status == URIC_REFUSED || error->status == URIC_ENDED;
    if (scanned && ends_in_carriage_return(refused))
        return format_sentence(out, "carriage return at the end of the line");
    if (refused->excerpt.text.at == NULL || refused->excerpt.before > 0 || !scanned)
        return library_sentence(out, error);
    if (error->byte >= 0 && explain_encoding(out, refused, &sentence))
        return sentence;
    if (explain_other_component(out, refused, &sentence))
        return sentence;
    return library_sentence(out, error);
}
